//! Evil Machinations: secret cards that players put into the adventure deck (GX-7).

mod comparisons;
mod dealing;
mod demands;
mod interactions;
mod shooting;

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, card, crewed, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CARDS, CardId, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, Extreme, GaveUpBecause, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::machinations::{Category, Machination};
use galaxy_trucker::question::{Fitting, Instead, Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::{Alien, TileId};
use table::{Game, Seat};

const II: ShipClass = ShipClass::II;

// The cards.

fn fly(ships: &[(Ship, i32)], card: &str, dice: &[[u8; 2]], credits: u32) -> Flying {
    let name = format!("machinations-{card}");
    Flying::lending(FlightKind::Second, ships, &[&name], dice, credits).go()
}

fn of_five(ships: &[(Ship, i32)], card: &str, dice: &[[u8; 2]]) -> Flying {
    let name = format!("machinations-{card}");
    Flying::of_five(FlightKind::Second, ships, &[&name], dice).go()
}

/// Two humans and an engine.
fn plain() -> Ship {
    crewed(II, &[(7, 8, 66, 0)])
}

/// The same with a cannon in front.
fn armed() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0)])
}

/// An engine, batteries with three tokens right and left, a double cannon and a shield.
fn powered() -> Ship {
    crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 13, 0), (6, 7, 13, 2), (7, 6, 123, 0)],
    )
}

fn credits(flying: &Flying, ship: usize) -> u32 {
    flying.flight.credits(ship)
}

fn loans(flying: &Flying, ship: usize) -> u8 {
    flying.flight.purse(ship).expect("a purse").loans
}

fn positions(flying: &Flying, ships: usize) -> Vec<i32> {
    (0..ships)
        .map(|ship| flying.position(ship).expect("in flight"))
        .collect()
}

fn has(flying: &Flying, wanted: impl Fn(&Event) -> bool) -> bool {
    flying.events().any(wanted)
}

fn lost(flying: &Flying, ship: usize) -> Vec<LostBy> {
    let pilot = &flying.flight.pilots()[ship];
    pilot.lost.iter().map(|lost| lost.by).collect()
}

fn give_up(from: &[Square]) -> Command {
    Command::Surrender {
        from: from.to_vec(),
        batteries: Vec::new(),
    }
}
