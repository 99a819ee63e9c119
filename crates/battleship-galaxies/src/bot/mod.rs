//! Computer players: cadet, captain and admiral. They see what their seat sees and imagine the rest.

mod imagine;
pub mod policy;
pub mod simulate;

use crate::BattleshipGalaxies;
use crate::command::Command;
use crate::state::Battle;
use policy::{Care, best, candidates, evaluate, is_strategic};
use table::{Bot, BotLevel, BotReply, BotTurn, Dice, Seat, Seed};

/// How far the admiral looks: candidates, imagined battles for each, decisions played on in each.
const CANDIDATES: usize = 4;
const WORLDS: usize = 3;
const DEPTH: usize = 120;

/// A computer player.
pub struct Admiral {
    level: BotLevel,
    dice: Dice,
    seed: Seed,
    thoughts: u64,
}

impl Admiral {
    /// A computer player of this level.
    pub fn new(level: BotLevel, seed: Seed) -> Admiral {
        Admiral {
            level,
            dice: Dice::new(seed.derive("choices")),
            seed,
            thoughts: 0,
        }
    }

    /// What to do in a battle that this seat imagines.
    pub fn choose(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        match self.level {
            BotLevel::Easy => best(battle, seat, Care::Simple, &mut self.dice),
            BotLevel::Normal => best(battle, seat, Care::Careful, &mut self.dice),
            BotLevel::Hard => self.look_ahead(battle, seat),
        }
    }

    /// Plays the best looking candidates on in several imagined battles, to the end of the opponents' next turns.
    fn look_ahead(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        let mut found = candidates(battle, seat, Care::Careful, &mut self.dice);
        if !is_strategic(battle) || found.len() < 2 {
            return found.into_iter().next().map(|c| c.command);
        }
        found.truncate(CANDIDATES);
        let side = battle.side(seat);
        let last = battle.turn + u16::from(battle.rules.seat_count());
        let mut chosen: Option<(i64, Command)> = None;
        for (rank, candidate) in found.into_iter().enumerate() {
            let mut sum = 0i64;
            for world in 0..WORLDS {
                self.thoughts += 1;
                // The same worlds for every candidate: they are compared like with like.
                let seed = self.seed.derive(&format!("{}-{world}", battle.turn));
                let mut ahead = battle.imagined(seat, seed);
                if ahead
                    .act(seat, &candidate.command, &mut table::Silent)
                    .is_err()
                {
                    sum = i64::MIN / 4;
                    break;
                }
                let mut dice = Dice::new(seed);
                for _ in 0..DEPTH {
                    if ahead.outcome.is_some() || ahead.turn >= last {
                        break;
                    }
                    let Some(next) = ahead.waiting().1.iter().next() else {
                        break;
                    };
                    let Some(command) = best(&ahead, next, Care::Careful, &mut dice) else {
                        break;
                    };
                    if ahead.act(next, &command, &mut table::Silent).is_err() {
                        break;
                    }
                }
                sum += i64::from(evaluate(&ahead, side));
            }
            // Between equals the one that looked better at first.
            let value = sum * 10 - rank as i64;
            if chosen.as_ref().is_none_or(|(best, _)| value > *best) {
                chosen = Some((value, candidate.command));
            }
        }
        chosen.map(|(_, command)| command)
    }
}

impl Bot<BattleshipGalaxies> for Admiral {
    fn think(&mut self, turn: &BotTurn<'_, BattleshipGalaxies>) -> BotReply<Command> {
        let own = turn.seat_view();
        let decisions = turn.decisions();
        if let Some(answer) = decisions.iter().find_map(|decision| {
            let mut commands = decision.options.iter().map(|option| &option.command);
            commands.find(|command| match command {
                // A computer player lets people take back; it plays its games to the end.
                Command::AnswerUndo { agree } => *agree,
                Command::AnswerDraw { agree } => !agree,
                _ => false,
            })
        }) {
            return BotReply::Act(answer.clone());
        }
        if own.answered || decisions.is_empty() {
            return BotReply::Wait;
        }
        let view = turn.view();
        self.thoughts += 1;
        let seed = self.seed.derive(&format!("think {}", self.thoughts));
        match view.imagine(turn.seat, seed) {
            Some(battle) => match self.choose(&battle, turn.seat) {
                Some(command) => BotReply::Act(command),
                None => BotReply::Wait,
            },
            // Lists: the reference list of the mission.
            None => match turn
                .legal()
                .and_then(|commands| commands.into_iter().next())
            {
                Some(command) => BotReply::Act(command),
                None => BotReply::Wait,
            },
        }
    }
}
