//! Battles between computer players, for measuring levels, missions and cards.

use super::Admiral;
use crate::BattleshipGalaxies;
use crate::command::Command;
use crate::event::Event;
use crate::refusal::BattleRefusal;
use crate::setup::Rules;
use crate::state::EndReason;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{Bot, BotLevel, BotReply, BotTurn, Game, Seat, SeatInfo, Seed, Simulation};

/// What became of one battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The winning side.
    pub winner: Option<u8>,
    /// Why it ended; `None`: it was stopped.
    pub why: Option<EndReason>,
    /// Rounds.
    pub rounds: u16,
    /// Pegs lost by each side.
    pub damage: [u32; 2],
    /// Tactic cards played, by kind.
    pub cards: Vec<u16>,
    /// Ship cards launched, by name.
    pub launched: Vec<u16>,
    /// Ship cards lost, by name.
    pub lost: Vec<u16>,
    /// Entries of the table's log: commands and times that passed.
    pub entries: usize,
    /// Commands that were refused: none, unless a computer player breaks rules.
    pub refused: u64,
    /// The longest decision of each side.
    pub longest: [Duration; 2],
}

/// The time since some fixed moment. The rules have no clock: the caller passes one.
pub type Clock = fn() -> Duration;

/// Steps after which a battle is stopped and counts as a draw.
const MOST_STEPS: usize = 40_000;

/// Plays a battle between computer players at a table of the kernel, one level for each side. Each sees what its seat sees.
pub fn play(
    rules: &Rules,
    levels: [BotLevel; 2],
    seed: Seed,
    clock: Clock,
) -> Result<Played, BattleRefusal> {
    let level = |seat: Seat| levels[usize::from(rules.seats[seat.index()].side)];
    let seats: Vec<SeatInfo> = Seat::first(rules.seat_count())
        .map(|seat| SeatInfo::bot(seat.to_string(), level(seat)))
        .collect();
    let game = BattleshipGalaxies::setup(&rules.setup, &seats, seed.derive("battle"))?;
    let mut table = Simulation::new(game);
    let tally = Arc::new(Mutex::new(Played {
        winner: None,
        why: None,
        rounds: 0,
        damage: [0; 2],
        cards: vec![0; rules.data.cards.len()],
        launched: vec![0; rules.data.ships.len()],
        lost: vec![0; rules.data.ships.len()],
        entries: 0,
        refused: 0,
        longest: [Duration::ZERO; 2],
    }));
    let sides: Vec<u8> = rules.seats.iter().map(|seat| seat.side).collect();
    for seat in Seat::first(rules.seat_count()) {
        let bot = Admiral::new(level(seat), seed.derive(&format!("seat {}", seat.0)));
        let tally = Tally {
            seat,
            sides: sides.clone(),
            played: Arc::clone(&tally),
            clock,
        };
        table.seat(seat, Box::new(Tallying { bot, tally }));
    }
    table.run(MOST_STEPS);
    let mut played = match tally.lock() {
        Ok(tally) => tally.clone(),
        Err(broken) => broken.into_inner().clone(),
    };
    played.entries = table.entries.len();
    played.refused = table.refused;
    if let Some(outcome) = table.game.outcome() {
        played.winner = outcome.winner;
        played.why = Some(outcome.why);
        played.rounds = outcome.rounds;
    }
    Ok(played)
}

/// A computer player that counts what happens at its table.
struct Tallying {
    bot: Admiral,
    tally: Tally,
}

struct Tally {
    seat: Seat,
    /// The side of each seat.
    sides: Vec<u8>,
    played: Arc<Mutex<Played>>,
    clock: Clock,
}

impl Bot<BattleshipGalaxies> for Tallying {
    fn hear(&mut self, event: &Event) {
        // One of them counts what everybody sees.
        if self.tally.seat == Seat(0)
            && let Ok(mut played) = self.tally.played.lock()
        {
            count(&self.tally.sides, event, &mut played);
        }
    }

    fn think(&mut self, turn: &BotTurn<'_, BattleshipGalaxies>) -> BotReply<Command> {
        let start = (self.tally.clock)();
        let reply = self.bot.think(turn);
        let took = (self.tally.clock)().saturating_sub(start);
        if let Ok(mut played) = self.tally.played.lock() {
            let side = usize::from(self.tally.sides[self.tally.seat.index()]);
            played.longest[side] = played.longest[side].max(took);
        }
        reply
    }
}

fn count(sides: &[u8], event: &Event, played: &mut Played) {
    match event {
        Event::CardPlayed { card, .. } => played.cards[usize::from(card.0)] += 1,
        Event::Launched { card, .. } => played.launched[card.kind()] += 1,
        Event::CardLost { card, .. } => played.lost[card.kind()] += 1,
        Event::Damaged { ship, .. } => {
            if let Some(side) = sides.get(ship.card().owner().index()) {
                played.damage[usize::from(*side)] += 1;
            }
        }
        _ => {}
    }
}
