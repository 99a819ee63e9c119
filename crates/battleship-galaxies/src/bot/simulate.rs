//! Battles between computer players, for measuring levels, missions and cards.

use super::Admiral;
use crate::command::Command;
use crate::event::Event;
use crate::rules::CheckedList;
use crate::setup::Rules;
use crate::state::{Battle, EndReason};
use std::sync::Arc;
use table::{AddressedEvent, BotLevel, Seat, Seed, Silent};

/// What became of one battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The winning side.
    pub winner: Option<u8>,
    /// Why it ended; nothing: it was broken off.
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
    /// Commands.
    pub commands: u32,
}

/// A battle is broken off after so many commands: a draw.
const MOST_COMMANDS: u32 = 20_000;

/// Plays a battle between computer players, one level for each side. Each sees what its seat sees.
pub fn play(rules: &Arc<Rules>, levels: [BotLevel; 2], seed: Seed) -> Played {
    let lists: Vec<CheckedList> = Seat::first(rules.seat_count())
        .map(|seat| {
            rules
                .check_list(seat, &rules.reference_list(seat))
                .unwrap_or_default()
        })
        .collect();
    let mut battle = Battle::new(
        Arc::clone(rules),
        &lists,
        seed.derive("battle"),
        &mut Silent,
    );
    battle.ask_able_only();
    let mut bots: Vec<Admiral> = Seat::first(rules.seat_count())
        .map(|seat| {
            let level = levels[usize::from(rules.seats[seat.index()].side)];
            Admiral::new(level, seed.derive(&format!("seat {}", seat.0)))
        })
        .collect();
    let mut played = Played {
        winner: None,
        why: None,
        rounds: 0,
        damage: [0; 2],
        cards: vec![0; rules.data.cards.len()],
        launched: vec![0; rules.data.ships.len()],
        lost: vec![0; rules.data.ships.len()],
        commands: 0,
    };
    let mut told: Vec<AddressedEvent<Event>> = Vec::new();
    while battle.outcome.is_none() && played.commands < MOST_COMMANDS {
        let Some(seat) = battle.waiting().1.iter().next() else {
            break;
        };
        let imagined = battle.imagined(seat, seed.derive(&format!("view {}", played.commands)));
        let chosen = bots[seat.index()].choose(&imagined, seat);
        told.clear();
        let done = chosen.is_some_and(|command| battle.act(seat, &command, &mut told).is_ok());
        if !done {
            // What was imagined is not so: the plainest way on.
            let plain = [
                Command::Pass,
                Command::EndCharge,
                Command::EndActivation,
                Command::EndPhase,
            ];
            let legal = battle.legal(seat);
            let command = plain
                .into_iter()
                .find(|command| legal.contains(command))
                .or(legal.into_iter().next());
            match command {
                Some(command) if battle.act(seat, &command, &mut told).is_ok() => {}
                _ => break,
            }
        }
        played.commands += 1;
        for event in &told {
            count(&battle, &event.event, &mut played);
        }
    }
    played.rounds = battle.round();
    if let Some(outcome) = &battle.outcome {
        played.winner = outcome.winner;
        played.why = Some(outcome.why);
    }
    played
}

fn count(battle: &Battle, event: &Event, played: &mut Played) {
    match event {
        Event::CardPlayed { card, .. } => played.cards[usize::from(card.0)] += 1,
        Event::Launched { card, .. } => played.launched[card.kind()] += 1,
        Event::CardLost { card, .. } => played.lost[card.kind()] += 1,
        Event::Damaged { ship, .. } => {
            if let Some(card) = battle.card(ship.card()) {
                played.damage[usize::from(battle.side(card.controller))] += 1;
            }
        }
        _ => {}
    }
}
