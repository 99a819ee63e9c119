//! Computer players: cadet, captain and admiral. They see what their seat sees and imagine the rest.

mod imagine;
pub mod policy;
pub mod simulate;
mod spending;
mod values;

use crate::BattleshipGalaxies;
use crate::command::Command;
use crate::state::Battle;
use policy::{Care, best, candidates, is_strategic};
use table::{Bot, BotLevel, BotReply, BotTurn, Dice, Seat, Seed};
use values::evaluate;

/// How far the admiral looks: candidates, imagined battles for each, and decisions played on in all of them together. The
/// last one is what keeps a thought far below 3 s: it is a number of decisions, so the same battle gives the same answer on
/// every machine.
const CANDIDATES: usize = 4;
const WORLDS: usize = 3;
const DECISIONS: usize = 900;

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

    /// Plays the best looking candidates on in several imagined battles, to the end of the opponents' next turns, and takes
    /// the one that comes out best.
    fn look_ahead(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        let mut found = candidates(battle, seat, Care::Careful, &mut self.dice);
        if !is_strategic(battle) || found.len() < 2 {
            return found.into_iter().next().map(|c| c.command);
        }
        found.truncate(CANDIDATES);
        let side = battle.side(seat);
        let last = battle.turn + u16::from(battle.rules.seat_count());
        let mut sums = vec![0i64; found.len()];
        let mut decisions = 0;
        'looking: for world in 0..WORLDS {
            let mut values = vec![0i64; found.len()];
            for (at, candidate) in found.iter().enumerate() {
                self.thoughts += 1;
                // The same worlds for every candidate: they are compared like with like.
                let seed = self.seed.derive(&format!("{}-{world}", battle.turn));
                let mut ahead = battle.imagined(seat, seed);
                if ahead
                    .act(seat, &candidate.command, &mut table::Silent)
                    .is_err()
                {
                    sums[at] = i64::MIN / 4;
                    continue;
                }
                let mut dice = Dice::new(seed);
                while ahead.outcome.is_none() && ahead.turn < last {
                    decisions += 1;
                    if decisions > DECISIONS {
                        // A world counts only if all candidates were played on in it.
                        break 'looking;
                    }
                    let Some(next) = ahead.waiting().1.iter().next() else {
                        break;
                    };
                    let Some(command) = best(&ahead, next, Care::Quick, &mut dice) else {
                        break;
                    };
                    if ahead.act(next, &command, &mut table::Silent).is_err() {
                        break;
                    }
                }
                values[at] = i64::from(evaluate(&ahead, side));
            }
            for (sum, value) in sums.iter_mut().zip(&values) {
                *sum += value;
            }
        }
        // Between equals the one that looked better at first.
        let best = (0..found.len()).min_by_key(|at| (-sums[*at], *at))?;
        Some(found.swap_remove(best).command)
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
