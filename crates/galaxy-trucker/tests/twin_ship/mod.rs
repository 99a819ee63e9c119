//! Class IIA, the twin ship: two halves that fly together (GX-6).

mod building;
mod flying;
mod leaving;

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, crewed, humans, put, ship, store, tokens};
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, LostBy};
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::game::{Counts, ShipView, StageName};
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::halves::Half;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{AlienCabin, HoldGoods, Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::settlement::{Landed, penalty, settle};
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::support_team::{Member, MemberUse, Part, a, b};
use galaxy_trucker::tiles::Alien;
use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation};

const IIA: ShipClass = ShipClass::IIA;

/// A cabin with connectors on all sides in the middle of each half, with two humans, and these tiles.
fn twin(tiles: &[(u8, u8, u8, u8)]) -> Ship {
    let mut all = vec![(4, 7, 31, 0), (9, 7, 32, 0)];
    all.extend_from_slice(tiles);
    crewed(IIA, &all)
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::SecondA, ships, cards, dice).go()
}

fn powered(squares: &[Square]) -> Squares {
    squares.iter().copied().collect()
}

/// Answers every open question of a ship by the default.
fn by_default(flying: &mut Flying, ship: usize) {
    while let Some(command) = flying.flight.default_answer(ship) {
        flying.must(ship, command);
    }
}

/// The halves of a ship that left, why, and what their goods were sold for.
fn left_flight(flying: &Flying, ship: u8) -> Vec<(Half, GaveUpBecause, u32)> {
    let events = flying.events();
    events
        .filter_map(|event| match event {
            Event::HalfGaveUp {
                ship: of,
                half,
                because,
                sale,
                ..
            } if *of == ship => Some((*half, *because, sale.expect("sold at once"))),
            _ => None,
        })
        .collect()
}

const STAYS: Command = Command::Jump {
    with: None,
    batteries: Vec::new(),
};
