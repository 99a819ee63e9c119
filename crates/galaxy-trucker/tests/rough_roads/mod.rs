//! Rough Roads (GX-8): on one ship, in flight and at the table.

mod after_card;
mod at_the_table;
mod during_card;
mod hazards;
mod interactions;
mod ship;

use crate::support::ships::{Flying, alien, at, crewed, humans, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Size;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, HazardResult, LostBy};
use galaxy_trucker::flight::{Purse, Purses};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::question::{Block, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;

const II: ShipClass = ShipClass::II;

const MISS: [u8; 2] = [1, 1];

/// Column 7, which every ship has.
const SEVEN: [u8; 2] = [3, 4];

const EIGHT: [u8; 2] = [4, 4];

const SIX: [u8; 2] = [3, 3];

fn under(roads: &[RoughRoad], mut ship: Ship) -> Ship {
    ship.set_roads(roads.iter().copied().collect());
    ship
}

/// An engine behind the starting cabin and a cabin to its right: four humans, no cannon.
fn plain() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0)])
}

/// The same with three engines.
fn fast() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (6, 7, 64, 0), (8, 7, 77, 0)])
}

/// Flies on with the piece that has the engine.
fn keep_engine(flying: &mut Flying, ship: usize) {
    let square = at(flying.ship(ship), 7, 8);
    flying.must(ship, Command::Keep { square });
}

fn fly(roads: &[RoughRoad], ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    let ships: Vec<(Ship, i32)> = ships
        .iter()
        .map(|(ship, at)| (under(roads, *ship), *at))
        .collect();
    Flying::new(FlightKind::Second, &ships, cards, dice).go()
}

fn lost(flying: &Flying, ship: usize) -> Vec<LostBy> {
    let lost = &flying.flight.pilots()[ship].lost;
    lost.iter().map(|tile| tile.by).collect()
}

fn use_card(flying: &mut Flying, ship: usize, yes: bool) {
    assert_eq!(flying.flight.question(ship), Some(&Question::UseCard));
    flying.must(ship, Command::Accept { yes });
}

fn rollers(flying: &Flying) -> Vec<u8> {
    let rolled = flying.events().filter_map(|event| match event {
        Event::HazardRolled { roller, .. } => Some(*roller),
        _ => None,
    });
    rolled.collect()
}
