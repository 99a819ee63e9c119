//! Support team members on a ship, in flight and at the settlement (GX-20, GX-21).

mod building;
mod components;
mod crew;
mod goods;
mod settlement;

use crate::support::ships::{
    Flying, at, crewed, dice, fitted, put, ship, store, tokens, try_fitted,
};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CardId, Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, LostBy};
use galaxy_trucker::flight::{Changes, Purse, Purses};
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::goods::{Colour, Goods, goods};
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{CabinLoss, HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::settlement::{Landed, Receipt, settle};
use galaxy_trucker::ship::{Contents, Placed, Ship};
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::square::Squares;
use galaxy_trucker::support_team::{Abilities, Ability, Edge, Member, MemberUse, Part, a, b};
use galaxy_trucker::tiles::{Alien, TileId};

const II: ShipClass = ShipClass::II;

fn with(mut ship: Ship, abilities: &[Ability]) -> Ship {
    ship.set_abilities(abilities.iter().copied().collect());
    ship
}

fn edge(ship: &Ship, column: u8, row: u8, side: Side) -> Edge {
    Edge {
        square: at(ship, column, row),
        side,
    }
}

fn crew_and_engine(abilities: &[Ability]) -> Ship {
    with(crewed(II, &[(7, 8, 66, 0)]), abilities)
}

fn use_it(flying: &mut Flying, ship: usize, with: MemberUse) -> Result<(), Refusal> {
    flying.answer(ship, Command::UseMember { with })
}

fn fly(ships: &[(Ship, i32)], cards: &[&str]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, &[])
}

/// Gives every owner so many credits, before anything is decided.
fn with_credits(mut flying: Flying, credits: u32) -> Flying {
    let purse = Purse { credits, loans: 0 };
    let ships = flying.flight.pilots().len();
    flying.flight =
        flying
            .flight
            .clone()
            .with_purses(Purses::new(vec![purse; ships], false, false));
    flying
}

fn settled(flying: &Flying, before: u32) -> Vec<Receipt> {
    let rules = FlightRules {
        changes: flying.flight.changes(),
        ..FlightKind::Second.rules()
    };
    settle(&rules, &flying.flight.landed(|_| before), |ship| ship).0
}
