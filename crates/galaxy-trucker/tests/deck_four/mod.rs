//! Class IV, new adventure cards and deck IV (GX-16, GX-17).

mod class_four;
mod new_cards;
mod radiation_leak;

use crate::support::Table;
use crate::support::ships::{Flying, at, card, crewed, humans, put, steering, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CARDS, CardId, CardSet, Level};
use galaxy_trucker::class_four::{LOWER_PARTS, UPPER_PARTS};
use galaxy_trucker::command::Command;
use galaxy_trucker::data::Number;
use galaxy_trucker::event::{Event, HazardResult, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{CabinCrew, Question, Thrust};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::{Contents, Ship};
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::Squares;
use table::{Dice, Game, Seat, SeatInfo, Seed};

const II: ShipClass = ShipClass::II;

/// Two humans, an engine, a hold.
fn weak() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2)])
}

/// The same with forward cannons that beat every enemy.
fn strong() -> Ship {
    let mut ship = weak();
    for (column, row) in [
        (5, 6),
        (6, 6),
        (7, 6),
        (8, 6),
        (9, 6),
        (5, 7),
        (8, 7),
        (9, 7),
        (5, 8),
        (6, 8),
        (8, 8),
        (9, 8),
        (4, 8),
        (10, 8),
    ] {
        put(&mut ship, column, row, 88, 0);
    }
    ship
}

fn flying(
    ships: &[(Ship, i32)],
    deck: &[&str],
    unused: &[&str],
    dice: &[[u8; 2]],
    five: bool,
) -> Flying {
    let new = if five { Flying::of_five } else { Flying::new };
    let mut flying = new(FlightKind::Second, ships, deck, dice);
    let unused = unused.iter().map(|name| card(name)).collect();
    flying.flight = flying.flight.with_unused_cards(unused);
    flying.go()
}

/// Answers by default until somebody is asked this.
fn until(table: &mut Flying, wanted: impl Fn(&Question) -> bool) -> Option<usize> {
    for _ in 0..200 {
        let asked =
            (0..table.flight.pilots().len()).find(|ship| table.flight.question(*ship).is_some())?;
        if table.flight.question(asked).is_some_and(&wanted) {
            return Some(asked);
        }
        let command = table.flight.default_answer(asked)?;
        table.must(asked, command);
    }
    None
}

fn fourth() -> Setup {
    Setup {
        flights: vec![FlightKind::Fourth],
        new_adventures: true,
        new_technologies: true,
        ..Setup::default()
    }
}
