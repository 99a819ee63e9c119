//! Computer players: cadet, captain and admiral. They see what their seat sees and sample the rest at random.

mod battle_values;
mod hidden_state_sample;
pub mod policy;
mod position_scores;
pub mod simulate;
mod spending;
mod weights;

use crate::BattleshipGalaxies;
use crate::command::Command;
use crate::hex::Hex;
use crate::state::Battle;
use battle_values::evaluate;
use policy::{Candidate, Care, best, candidates, is_strategic};
use table::{Bot, BotLevel, BotReply, BotTurn, Dice, Seat, Seed};

/// How far the admiral looks: candidates, and sampled battles in which the last two of them are played on.
const CANDIDATES: usize = 4;
const WORLDS: usize = 6;

/// Decisions played on in all sampled battles together, and in one of them. This keeps a thought far below 3 s: it is a
/// number of decisions and no time, so the same battle gives the same answer on every machine.
const DECISIONS: usize = 1_200;
const LONGEST: usize = 600;

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

    /// What to do in this battle, a sample of what the seat cannot see.
    pub fn choose(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        match self.level {
            BotLevel::Easy => best(battle, seat, Care::Simple, &mut self.dice),
            BotLevel::Normal => best(battle, seat, Care::Careful, &mut self.dice),
            BotLevel::Hard => self.look_ahead(battle, seat),
        }
    }

    /// Plays the best looking candidates on in several sampled battles, to the end of the opponents' next turns. The
    /// worse half is dropped again and again, until the best is left.
    fn look_ahead(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        let found = candidates(battle, seat, Care::Thorough, &mut self.dice);
        if !is_strategic(battle) || found.len() < 2 {
            return found.into_iter().next().map(|c| c.command);
        }
        let mut found = spread(battle, found);
        let top = found[0].score;
        let mut left: Vec<usize> = (0..found.len()).collect();
        let mut sums = vec![0i64; found.len()];
        let (mut worlds, mut decisions) = (0, 0);
        while left.len() > 1 && decisions < DECISIONS {
            let batch = (WORLDS * 2 / left.len()).max(1);
            for _ in 0..batch {
                self.thoughts += 1;
                // Every candidate is played on in the same sample, so that luck does not decide between them.
                let seed = self.seed.derive(&format!("world {}", self.thoughts));
                for at in &left {
                    let command = &found[*at].command;
                    sums[*at] += play_on(battle, seat, command, seed, &mut decisions);
                }
            }
            worlds += batch as i64;
            // The average result, and the first estimate.
            left.sort_by_key(|at| {
                let looked = i64::from(found[*at].score - top);
                (-(sums[*at] / worlds + looked), *at)
            });
            left.truncate(left.len().div_ceil(2));
        }
        let best = *left.first()?;
        Some(found.swap_remove(best).command)
    }
}

/// Candidates that differ: of moves that end next to each other only the best one.
fn spread(battle: &Battle, found: Vec<Candidate>) -> Vec<Candidate> {
    let mut kept: Vec<Candidate> = Vec::new();
    let mut ends: Vec<Hex> = Vec::new();
    for candidate in found {
        if kept.len() == CANDIDATES {
            break;
        }
        if let Command::Move {
            ship,
            lead_end,
            path,
            ..
        } = &candidate.command
            && let Some(end) = battle.end_of(*ship, *lead_end, path)
        {
            if ends.iter().any(|other| other.distance(end) < 2) {
                continue;
            }
            ends.push(end);
        }
        kept.push(candidate);
    }
    kept
}

/// The value of a command for a seat: it is played on in a battle sampled with the seed `world`.
fn play_on(
    battle: &Battle,
    seat: Seat,
    command: &Command,
    world: Seed,
    decisions: &mut usize,
) -> i64 {
    let mut ahead = battle.with_hidden_sampled(seat, world);
    let last = battle.turn + u16::from(battle.rules.seat_count());
    if ahead.act(seat, command, &mut table::Silent).is_err() {
        return i64::from(i32::MIN);
    }
    let mut dice = Dice::new(world);
    let most = *decisions + LONGEST;
    while ahead.outcome.is_none() && ahead.turn < last && *decisions < most {
        *decisions += 1;
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
    i64::from(evaluate(&ahead, battle.side(seat)))
}

impl Bot<BattleshipGalaxies> for Admiral {
    fn think(&mut self, turn: &BotTurn<'_, BattleshipGalaxies>) -> BotReply<Command> {
        let own = turn.seat_view();
        let decisions = turn.decisions();
        if let Some(answer) = decisions.iter().find_map(|decision| {
            let mut commands = decision.options.iter().map(|option| &option.command);
            commands.find(|command| match command {
                // A computer player agrees to taking back and declines draws.
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
        match view.sample_battle(turn.seat, seed) {
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
