//! Campaigns (section 17 of the rules): what the ship brings along, repairs between missions, the campaign score. The table and
//! those who play with the box share it.

mod progress;

pub use progress::{CampaignFault, CampaignMission, Next, Progress, Turn};

use crate::flight_replay::{ShipSnapshot, Snapshot};
use crate::mission::{Carried, Level, Mission, Plan, SQUAD_STATIONS};
use crate::mission_file::CarriedOver;
use crate::score::Score;
use crate::state::State;
use crate::stations::{Station, Zone};
use crate::step::Tile;
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use table::Dice;

/// Missions of a campaign at most (SA-17.1).
pub const MISSIONS: u8 = 3;

/// What is broken before a mission: nothing, on the first one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    /// Unrepaired damage of red, white and blue (SA-17.13).
    pub damage: [Vec<Tile>; 3],
    /// Squads that do not start on the ship: Lower Red, Upper Blue (SA-17.16).
    pub missing_squads: [bool; 2],
}

impl Ship {
    /// In the form in which a mission takes it.
    pub fn carried(&self) -> Carried {
        Carried {
            tiles: [0, 1, 2].map(|zone| self.damage[zone].len() as u8),
            missing_squads: self.missing_squads,
        }
    }

    /// In the words of a mission file.
    pub fn carried_over(&self) -> CarriedOver {
        CarriedOver {
            damage: self.damage.clone(),
            missing_squads: SQUAD_STATIONS
                .into_iter()
                .zip(self.missing_squads)
                .filter(|(_, missing)| *missing)
                .map(|(station, _)| station)
                .collect(),
        }
    }

    /// The piles: old damage in front, the remaining tiles shuffled behind (SA-3.13, SA-17.11, SA-17.13).
    pub(crate) fn piles(&self, dice: &mut Dice) -> [[Tile; 6]; 3] {
        Zone::ALL.map(|zone| self.pile(zone, |rest| dice.shuffle(rest)))
    }

    /// The pile of a zone, the unseen part arranged by `arrange`.
    pub(crate) fn pile(&self, zone: Zone, arrange: impl FnOnce(&mut [Tile])) -> [Tile; 6] {
        let old = &self.damage[zone.index()];
        let mut rest: Vec<Tile> = Tile::ALL
            .into_iter()
            .filter(|tile| !old.contains(tile))
            .collect();
        arrange(&mut rest);
        let mut pile = Tile::ALL;
        for (place, tile) in pile.iter_mut().zip(old.iter().copied().chain(rest)) {
            *place = tile;
        }
        pile
    }

    /// The ship before the first turn (SA-5.1, SA-17.13 to SA-17.17).
    pub fn at_start(&self) -> ShipSnapshot {
        use Trajectory::{T1, T2, T3, T4};
        let piles = Zone::ALL.map(|zone| self.pile(zone, |_| {}));
        let mission = Mission::new(Level::Mission, [T1, T2, T3, T4], &[], piles, self.carried())
            .unwrap_or_else(|fault| {
                unreachable!("four boards and whole piles are a mission: {fault:?}")
            });
        Snapshot::of(&State::new(&mission, &Plan::new(0)), &mission).ship
    }
}

/// What a crew member may repair between missions (SA-17.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "repair")]
pub enum Repair {
    /// A damage tile.
    Tile {
        /// Where.
        zone: Zone,
        /// Which.
        tile: Tile,
    },
    /// A disabled squad.
    Squad,
}

/// Why something is not repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrepairable {
    /// It is not broken.
    NotBroken,
    /// Two tiles of this zone have been repaired already (SA-17.10).
    ZoneRepaired,
}

/// The ship between missions, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dock {
    /// The crew member whose turn it is to repair.
    pub repairing: Option<u8>,
    /// Damage that is still there: red, white, blue.
    pub damage: [Vec<Tile>; 3],
    /// Zones in which another tile may be repaired (SA-17.10).
    pub repairable: Vec<Zone>,
    /// Disabled squads that are not repaired yet.
    pub squads: u8,
    /// The crew must choose where its only squad starts (SA-17.16).
    pub berth: bool,
    /// The ship as it starts its mission, or would start the next one (SA-17.13 to SA-17.17).
    pub ship: ShipSnapshot,
}

impl Dock {
    /// The ship when no repairs are open.
    pub(crate) fn closed(ship: &Ship) -> Dock {
        Dock {
            repairing: None,
            damage: ship.damage.clone(),
            repairable: Vec::new(),
            squads: ship.missing_squads.iter().filter(|m| **m).count() as u8,
            berth: false,
            ship: ship.at_start(),
        }
    }
}

/// Repairs between two missions, one crew member after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repairs {
    /// Crew numbers in turn order, the captain first (SA-17.8).
    pub order: Vec<u8>,
    /// Whose turn it is, as a place in `order`.
    pub at: u8,
    /// Knocked out in the last mission, by crew number: they recover and repair nothing (SA-17.9).
    pub out: Vec<bool>,
    /// What is still broken.
    pub damage: [Vec<Tile>; 3],
    /// Tiles repaired in each zone (SA-17.10).
    pub repaired: [u8; 3],
    /// Squads out of order, those missing from before too.
    pub squads: u8,
}

impl Repairs {
    /// After a survived mission. `order` maps the engine's crew to crew numbers.
    pub fn after(end: &State, score: Score, order: &[u8]) -> Repairs {
        let mut out = vec![false; order.len()];
        for (member, number) in end.crew().iter().zip(order) {
            out[usize::from(*number)] = member.knocked_out;
        }
        Repairs {
            order: order.to_vec(),
            at: 0,
            out,
            damage: Zone::ALL.map(|zone| end.drawn_tiles(zone).to_vec()),
            repaired: [0; 3],
            squads: score.disabled_battlebots.unsigned_abs() as u8,
        }
    }

    /// Whose turn it is, and whether that crew member has a choice: the knocked-out recover (SA-17.9), and where nothing is
    /// left to repair nobody is asked.
    pub fn current(&self) -> Option<(u8, bool)> {
        let crew = *self.order.get(usize::from(self.at))?;
        let can = !self.out.get(usize::from(crew)).copied().unwrap_or(true);
        let work = self.squads > 0 || self.repairable().next().is_some();
        Some((crew, can && work))
    }

    /// Zones with damage of which another tile may be repaired (SA-17.10).
    pub fn repairable(&self) -> impl Iterator<Item = Zone> {
        Zone::ALL
            .into_iter()
            .filter(|zone| self.repaired[zone.index()] < 2 && !self.damage[zone.index()].is_empty())
    }

    /// Passes over those who have no choice.
    pub fn pass(&mut self, mut passed: impl FnMut(u8)) {
        while let Some((crew, false)) = self.current() {
            self.at += 1;
            passed(crew);
        }
    }

    /// Everybody had a turn, and one squad is left: the crew must say where it starts (SA-17.16).
    pub fn needs_berth(&self) -> bool {
        self.current().is_none() && self.squads == 1
    }

    /// Repairs something, and the next crew member follows.
    pub fn repair(&mut self, what: Repair) -> Result<(), Unrepairable> {
        match what {
            Repair::Squad if self.squads == 0 => return Err(Unrepairable::NotBroken),
            Repair::Squad => self.squads -= 1,
            Repair::Tile { zone, tile } => {
                let z = zone.index();
                let Some(found) = self.damage[z].iter().position(|t| *t == tile) else {
                    return Err(Unrepairable::NotBroken);
                };
                if self.repaired[z] >= 2 {
                    return Err(Unrepairable::ZoneRepaired);
                }
                self.damage[z].remove(found); // SA-17.11: it goes back into the pile when the next mission is dealt
                self.repaired[z] += 1;
            }
        }
        self.at += 1;
        Ok(())
    }

    /// The ship as everybody sees it before the work begins.
    pub(crate) fn dock(&self) -> Dock {
        Dock {
            squads: self.squads,
            ..Dock::closed(&self.ship(None))
        }
    }

    /// The ship as everybody sees it while the crew works on it.
    pub(crate) fn dock_at_work(&self) -> Dock {
        Dock {
            repairing: self.current().map(|(crew, _)| crew),
            repairable: self.repairable().collect(),
            berth: self.needs_berth(),
            ..self.dock()
        }
    }

    /// The ship for the next mission. With one squad left the crew says where it starts (SA-17.16).
    pub fn ship(&self, berth: Option<Station>) -> Ship {
        Ship {
            damage: self.damage.clone(),
            missing_squads: match self.squads {
                0 => [false; 2],
                1 => SQUAD_STATIONS.map(|station| berth != Some(station)),
                _ => [true; 2],
            },
        }
    }
}

/// The score of a campaign from the score sheets of its missions (SA-17.19). Squads that were never repaired are in the last
/// one (SA-AR-27).
pub fn campaign_score(missions: &[Score]) -> i16 {
    let Some(last) = missions.last() else {
        return 0;
    };
    let threats: i16 = missions.iter().map(|s| s.destroyed + s.survived).sum();
    let looked: i16 = missions.iter().map(|s| s.observation).sum();
    let penalties = last.damage + last.worst_zone + last.knocked_out + last.disabled_battlebots;
    let special: i16 = missions.iter().map(|s| s.special).sum(); // NF-8.4.5
    threats + penalties + special + looked / missions.len() as i16
}
