//! Rough Roads in flight: what the cards do, one named function each (GX-8). See `rough_roads.rs` for the cards.

mod after_card;
mod hazards;
mod losses;
mod opportunities;
mod union;

pub(super) use after_card::AfterCard;
pub(super) use hazards::{LoneShot, Pending};
pub(super) use opportunities::Contest;

use super::{Flight, Pilot};
use crate::cards::CardId;
use crate::rough_roads::{RoughRoad, RoughRoads};
use serde::{Deserialize, Serialize};

/// What the cards have to remember during a flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct RoadMemory {
    /// The cards that apply to at least one ship.
    pub roads: RoughRoads,
    /// The leader when the present card was revealed (GX-8.13).
    leader: Option<u8>,
    /// Ships that moved by the present Open Space (GX-8.24).
    faced: Vec<u8>,
    /// Somebody made use of the present card (GX-8.20).
    used: bool,
    /// Cards of which nobody made use (GX-8.20).
    face_down: Vec<CardId>,
    /// These cards are flown through again (GX-8.21).
    second_pass: bool,
    /// What Big Baddies adds to the strength of the present enemy.
    enemy_bonus: u8,
    /// Bad Luck: rolls for the present meteor or shot.
    tries: u8,
    /// Bad Luck: it hit somebody, or cost a token.
    touched: bool,
    /// The crews were paid (GX-8.38).
    union_paid: bool,
}

impl RoadMemory {
    /// At the start of a flight of these ships.
    pub fn of(pilots: &[Pilot]) -> RoadMemory {
        RoadMemory {
            roads: pilots.iter().fold(RoughRoads::NONE, |roads, pilot| {
                roads.or(pilot.ship.roads())
            }),
            ..RoadMemory::default()
        }
    }
}

impl Flight {
    /// The Rough Roads cards that apply to at least one ship.
    pub const fn roads(&self) -> RoughRoads {
        self.memory.roads
    }

    /// Cards that will be flown through again after the last one (GX-8.20).
    pub fn face_down(&self) -> &[CardId] {
        &self.memory.face_down
    }

    /// What Big Baddies adds to the enemy on the table.
    pub const fn enemy_bonus(&self) -> u8 {
        self.memory.enemy_bonus
    }

    /// Whether a card applies to a ship.
    pub(super) fn road(&self, ship: usize, road: RoughRoad) -> bool {
        self.memory.roads.has(road) && self.pilots[ship].ship.roads().has(road)
    }

    /// A card is revealed: what is remembered about the one before is over.
    pub(super) fn forget_card(&mut self) {
        if self.memory.roads.is_empty() {
            return;
        }
        self.memory.leader = self.taking_part().first().copied();
        self.memory.faced.clear();
        self.memory.used = false;
        self.memory.enemy_bonus = 0;
        self.memory.tries = 0;
    }

    /// Somebody made use of the card: a planet landed on, a derelict used, an enemy defeated (GX-8.20).
    pub(super) const fn used_opportunity(&mut self) {
        self.memory.used = true;
    }

    /// This ship faced the Open Space (GX-8.24).
    pub(super) fn faced_open_space(&mut self, ship: usize) {
        if self.memory.roads.has(RoughRoad::MetalFatigue) {
            self.memory.faced.push(ship as u8);
        }
    }
}
