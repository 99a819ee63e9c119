//! Computer players: cadet, captain and admiral. They see what their seat sees and imagine the rest.

mod imagine;
pub mod policy;
pub mod simulate;
mod spending;
mod survey;
mod values;
mod weights;

use crate::BattleshipGalaxies;
use crate::command::Command;
use crate::hex::Hex;
use crate::state::Battle;
use policy::{Candidate, Care, best, candidates, is_strategic};
use table::{Bot, BotLevel, BotReply, BotTurn, Dice, Seat, Seed};
use values::evaluate;

/// How far the admiral looks: candidates, imagined battles in which all of them are played on, and more in which only the
/// first and its best rival are.
const CANDIDATES: usize = 4;
const WORLDS: usize = 3;
const MORE_WORLDS: usize = 6;

/// Decisions played on in all imagined battles together, and in one of them. This keeps a thought far below 3 s: it is a
/// number of decisions and no time, so the same battle gives the same answer on every machine.
const DECISIONS: usize = 2_500;
const LONGEST: usize = 400;

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

    /// Plays the best looking candidates on in several imagined battles, to the end of the opponents' next turns. The one
    /// that looked best at first gives way only to a rival that comes out better beyond chance.
    fn look_ahead(&mut self, battle: &Battle, seat: Seat) -> Option<Command> {
        let found = candidates(battle, seat, Care::Thorough, &mut self.dice);
        if !is_strategic(battle) {
            return found.into_iter().next().map(|c| c.command);
        }
        let mut found = spread(battle, found);
        let mut decisions = 0;
        let mut results: Vec<Vec<i64>> = vec![Vec::new(); found.len()];
        let mut rivals: Vec<usize> = (0..found.len()).collect();
        for world in 0..WORLDS + MORE_WORLDS {
            if rivals.len() < 2 || decisions > DECISIONS {
                break;
            }
            if world == WORLDS {
                // From here on only the first and its best rival.
                let best = (1..found.len()).max_by_key(|at| results[*at].iter().sum::<i64>());
                rivals = std::iter::once(0).chain(best).collect();
            }
            self.thoughts += 1;
            // The same world for every candidate: they are compared like with like.
            let seed = self.seed.derive(&format!("world {}", self.thoughts));
            for at in &rivals {
                let command = &found[*at].command;
                results[*at].push(play_on(battle, seat, command, seed, &mut decisions));
            }
        }
        let best = (1..found.len())
            .filter(|at| is_better(&results[*at], &results[0]))
            .max_by_key(|at| (results[*at].len(), results[*at].iter().sum::<i64>()))
            .unwrap_or(0);
        (best < found.len()).then(|| found.swap_remove(best).command)
    }
}

/// Whether results in the same worlds are better on average by more than the standard error of the difference.
fn is_better(results: &[i64], than: &[i64]) -> bool {
    let differences = || results.iter().zip(than).map(|(a, b)| a - b);
    let sum: i64 = differences().sum();
    let squares: i64 = differences().map(|d| d * d).sum();
    // With n worlds: mean > sqrt(variance / n), where variance = (squares - sum² / n) / (n - 1).
    sum > 0 && sum * sum > squares
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

/// What a battle comes to if a seat does this in one of the worlds that it may imagine.
fn play_on(
    battle: &Battle,
    seat: Seat,
    command: &Command,
    world: Seed,
    decisions: &mut usize,
) -> i64 {
    let mut ahead = battle.imagined(seat, world);
    let last = battle.turn + u16::from(battle.rules.seat_count());
    if ahead.act(seat, command, &mut table::Silent).is_err() {
        return -200_000;
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
