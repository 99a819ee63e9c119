//! Intruders in tests: cards, steps that were told, and the ship of the worked examples.
#![allow(dead_code)]

use super::ships::{Flying, card, fitted};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Adventure;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::intruders::{Intruder, WalkStep};
use galaxy_trucker::question::{Question, Thrust};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Square;

/// What is printed on an intruder card.
pub fn intruder(name: &str) -> Intruder {
    match card(name).card().adventure {
        Adventure::Intruder { intruder } => intruder,
        other => panic!("no intruder: {other:?}"),
    }
}

/// The steps that were told of a ship.
pub fn steps(flying: &Flying, number: u8) -> Vec<WalkStep> {
    flying
        .events()
        .filter_map(|event| match event {
            Event::IntruderStep { ship, step } if *ship == number => Some(step.clone()),
            _ => None,
        })
        .collect()
}

/// Printed column and row of each step.
pub fn squares(ship: &Ship, walk: &[WalkStep]) -> Vec<(u8, u8)> {
    walk.iter()
        .map(|step| {
            let [column, row] = ship.board().label(step.square);
            (column, row)
        })
        .collect()
}

/// The places in the list of events where something was told.
pub fn told_at(flying: &Flying, found: impl Fn(&Event) -> bool) -> Vec<usize> {
    let events = flying.events().enumerate();
    events
        .filter(|(_, event)| found(event))
        .map(|(place, _)| place)
        .collect()
}

/// No thruster is fired.
pub fn stay() -> Command {
    Command::Thrust {
        with: None,
        battery: None,
    }
}

pub fn fire(thruster: Square, to: Side) -> Command {
    Command::Thrust {
        with: Some(Thrust { thruster, to }),
        battery: None,
    }
}

/// Whoever is asked about thrusters leaves the line as it is.
pub fn let_it_come(flying: &mut Flying) {
    for number in 0..flying.flight.pilots().len() {
        if matches!(flying.flight.question(number), Some(Question::Evade { .. })) {
            flying.must(number, stay());
        }
    }
}

/// The ship of GX-XX-29 and GX-XX-30. At the left a laser in row 7 with a cannon below it, an armory between the starting cabin
/// and a double cannon; at the right a cannon in row 7 above a cabin, with a thruster beside that cabin. The other thruster has
/// no crew next to it. Three engines: two below holds and cabins, one beside the battery.
pub fn worked_example() -> Ship {
    fitted(
        ShipClass::IIIB,
        &[
            (7, 6, 218, None),     // armory
            (7, 5, 123, Some(0)),  // double cannon
            (6, 6, 115, None),     // shield
            (6, 7, 192, None),     // anti-personnel laser
            (6, 8, 97, Some(3)),   // cannon, pointing left
            (7, 8, 38, Some(2)),   // second cabin
            (7, 9, 15, Some(0)),   // battery, three tokens
            (6, 9, 64, Some(0)),   // engine beside the battery
            (8, 8, 74, Some(0)),   // engine beside the second cabin
            (9, 8, 22, Some(2)),   // hold
            (9, 9, 66, Some(0)),   // engine below the hold
            (10, 8, 37, Some(0)),  // first cabin
            (10, 7, 88, Some(0)),  // cannon
            (11, 8, 219, Some(1)), // thruster to the right and to the rear, beside the first cabin
            (9, 7, 220, Some(3)),  // thruster to the left and to the front, beside the hold
        ],
    )
}
