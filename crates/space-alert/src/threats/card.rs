//! What is printed on a threat card, and how a card is declared.

use super::effect::Effect;
use super::traits::Traits;
use crate::stations::StationSet;
use crate::trajectory::NEAR;
use serde::{Deserialize, Serialize};

/// Outside or inside the ship (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Location {
    /// On the trajectory of a zone.
    External,
    /// On the internal trajectory.
    Internal,
}

/// How grave the announcement was (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// "Threat".
    Common,
    /// "Serious threat".
    Serious,
}

/// Difficulty of a card (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Normal.
    White,
    /// Advanced.
    Yellow,
    /// Hard: The New Frontier (NF-2.1).
    Red,
}

/// The letter of a station's system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum System {
    /// Weapon.
    A = 0,
    /// Energy.
    B = 1,
    /// The station's own system.
    C = 2,
}

/// What gets rid of a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The ship's weapons (external threats).
    Weapons,
    /// The battlebots action in its station.
    Battlebots,
    /// The letter of the system it covers.
    Repair(System),
    /// Interceptor attacks (Fissure).
    Interceptors,
}

/// What is printed on a threat card (SA-2.32, SA-2.33).
#[derive(Clone, Copy, Debug)]
pub struct ThreatCard {
    /// Printed code; identifies the card.
    pub code: &'static str,
    /// External or internal.
    pub location: Location,
    /// Common or serious.
    pub severity: Severity,
    /// White, yellow or red.
    pub colour: Colour,
    /// Hit points; 0 where they are the rockets in store.
    pub hit_points: u8,
    /// Shield points; 0 for internal threats.
    pub shield: i8,
    /// Squares per move.
    pub speed: u8,
    /// Actions at X squares, at Y squares and at the ship.
    pub actions: [&'static [Effect]; 3],
    /// The bracketed actions of a phasing threat (NF-3.3.4).
    pub bracketed: [&'static [Effect]; 3],
    /// Points of damage ignored each turn (NF-3.5).
    pub inaccessible: u8,
    /// Where the card that it draws comes from (NF-3.9, NF-14.10.9).
    pub draws: Option<Location>,
    /// Lasting peculiarities.
    pub traits: Traits,
    /// The farthest square on which weapons can target it at first (SA-20.5, SA-20.41).
    pub(crate) seen_from: i8,
    /// Asteroids: strength per X or Y square passed when destroyed (SA-20.58).
    pub blast: u8,
    /// What gets rid of it.
    pub remedy: Remedy,
    /// Start station or affected stations.
    pub stations: StationSet,
    /// Extra damage when every affected station was served in one turn (SA-21.57, SA-21.64).
    pub bonus: u8,
    /// Points if survived; none where its Z loses the mission (SA-15.8).
    pub survived: Option<u8>,
    /// Points if destroyed.
    pub destroyed: u8,
}

/// Weapons can target it on any square.
pub(crate) const EVERYWHERE: i8 = i8::MAX;

impl ThreatCard {
    pub(super) const fn new(
        code: &'static str,
        location: Location,
        severity: Severity,
        colour: Colour,
        hit_points: u8,
        speed: u8,
    ) -> ThreatCard {
        // SA-15.7, NF-2.8
        let (survived, destroyed) = match (severity, colour) {
            (Severity::Common, Colour::White) => (2, 4),
            (Severity::Common, Colour::Yellow) => (3, 6),
            (Severity::Serious, Colour::White) => (4, 8),
            (Severity::Serious, Colour::Yellow) => (6, 12),
            (Severity::Common, Colour::Red) => (4, 8),
            (Severity::Serious, Colour::Red) => (8, 16),
        };
        ThreatCard {
            code,
            location,
            severity,
            colour,
            hit_points,
            shield: 0,
            speed,
            actions: [&[]; 3],
            bracketed: [&[]; 3],
            inaccessible: 0,
            draws: None,
            traits: Traits::NONE,
            seen_from: EVERYWHERE,
            blast: 0,
            remedy: Remedy::Weapons,
            stations: StationSet::NONE,
            bonus: 0,
            survived: Some(survived),
            destroyed,
        }
    }

    pub(super) const fn xyz(
        mut self,
        x: &'static [Effect],
        y: &'static [Effect],
        z: &'static [Effect],
    ) -> ThreatCard {
        self.actions = [x, y, z];
        self
    }

    /// The bracketed actions; the threat is phasing.
    pub(super) const fn bracketed(
        mut self,
        x: &'static [Effect],
        y: &'static [Effect],
        z: &'static [Effect],
    ) -> ThreatCard {
        self.bracketed = [x, y, z];
        self
    }

    pub(super) const fn inaccessible(mut self, points: u8) -> ThreatCard {
        self.inaccessible = points;
        self
    }

    /// It calls or draws a card of this kind.
    pub(super) const fn draws(mut self, location: Location) -> ThreatCard {
        self.draws = Some(location);
        self
    }

    /// Points that differ from those of its severity and colour.
    pub(super) const fn points(mut self, survived: u8, destroyed: u8) -> ThreatCard {
        (self.survived, self.destroyed) = (Some(survived), destroyed);
        self
    }

    pub(super) const fn traits(mut self, traits: Traits) -> ThreatCard {
        self.traits = traits;
        if traits.has(Traits::STEALTH) {
            self.seen_from = 0;
        } else if traits.has(Traits::HIDES_FAR) {
            self.seen_from = NEAR;
        }
        self
    }

    /// No "survived" value: its Z loses the mission (SA-15.8).
    pub(super) const fn deadly(mut self) -> ThreatCard {
        self.survived = None;
        self
    }
}
