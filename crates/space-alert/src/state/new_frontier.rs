//! Markers of The New Frontier on the ship and its crew.

use super::{ShieldMode, State};
use crate::stations::{Station, Zone};

impl State {
    /// What is on the ship beyond the base game, for those who show it.
    pub fn frontier(&self) -> FrontierMarkers {
        let members = |bits: u8| {
            (0..self.crew_count)
                .filter(|c| bits >> c & 1 == 1)
                .collect()
        };
        FrontierMarkers {
            interceptor_distance: self.pilot().map(|_| self.interceptor_distance),
            sealed_doors: [self.sealed_doors & 1 != 0, self.sealed_doors & 2 != 0],
            disrupted: Zone::ALL
                .into_iter()
                .filter(|z| self.disrupted >> z.index() & 1 == 1)
                .collect(),
            reversed_shields: self.shield_mode != ShieldMode::Normal,
            temporary_shields: self.temporary_shields,
            cubes: self.cubes.iter().collect(),
            mines: Station::ALL
                .into_iter()
                .filter(|s| self.mines[s.index()] > 0)
                .map(|s| (s, self.mines[s.index()]))
                .collect(),
            drones: self.drones.iter().collect(),
            poisoned: members(self.poisoned),
            infected: members(self.infected),
            concentrating: members(self.concentrating),
            host: self.host,
            special_points: self.special_points,
        }
    }
}

/// Markers of The New Frontier on the ship and its crew.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrontierMarkers {
    /// How far out the interceptors are; nothing while they are on board.
    pub interceptor_distance: Option<u8>,
    /// Sealed doors: between red and white, between white and blue.
    pub sealed_doors: [bool; 2],
    /// Zones whose lasers are blind.
    pub disrupted: Vec<Zone>,
    /// Shields absorb nothing.
    pub reversed_shields: bool,
    /// Temporary shields of this turn.
    pub temporary_shields: [u8; 3],
    /// Cannons with a cube of the Mechanic.
    pub cubes: Vec<Station>,
    /// Mines per station.
    pub mines: Vec<(Station, u8)>,
    /// Stations with a drone of the Ninja.
    pub drones: Vec<Station>,
    /// Poisoned crew members.
    pub poisoned: Vec<u8>,
    /// Infected crew members.
    pub infected: Vec<u8>,
    /// Crew members who concentrate.
    pub concentrating: Vec<u8>,
    /// The host of the Parasite.
    pub host: Option<u8>,
    /// Points of special cards so far.
    pub special_points: i8,
}

impl FrontierMarkers {
    /// Whether there is anything to show.
    pub fn is_used(&self) -> bool {
        let nothing = FrontierMarkers {
            interceptor_distance: self.interceptor_distance,
            ..FrontierMarkers::default()
        };
        *self != nothing
    }
}
