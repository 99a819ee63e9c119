//! What things are called: crew members, stations, cards, weapons.

use crate::action::Action;
use crate::mission::MAX_CREW;
use crate::stations::{Station, Zone};
use crate::step::{Container, Tile, Weapon};
use crate::threats::ThreatId;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use table::Arg;

/// The colour of a crew member's figure (SA-2.38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CrewColour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl CrewColour {
    /// All five.
    pub const ALL: [CrewColour; MAX_CREW] = [
        CrewColour::Red,
        CrewColour::Yellow,
        CrewColour::Green,
        CrewColour::Blue,
        CrewColour::Purple,
    ];

    /// The message for a crew member without a name.
    pub fn label(self, android: bool) -> Arg {
        message(
            if android {
                "sa-crew-android"
            } else {
                "sa-crew"
            },
            self,
        )
    }
}

/// The name of a threat.
pub fn threat(id: ThreatId) -> Arg {
    Arg::message(format!("sa-threat-{}", id.code()))
}

/// The name of a station.
pub fn station(station: Station) -> Arg {
    message("sa-station", station)
}

/// The name of a zone.
pub fn zone(zone: Zone) -> Arg {
    message("sa-zone-name", zone)
}

/// The name of a card half.
pub fn card(action: Action) -> Arg {
    message("sa-card", action)
}

/// The name of a damage tile, which depends on its zone.
pub fn tile(zone: Zone, tile: Tile) -> Arg {
    message(&id("sa-tile", zone), tile)
}

pub(super) fn weapon(weapon: Weapon) -> Arg {
    message("sa-weapon", weapon)
}

pub(super) fn container(container: Container) -> Arg {
    match container {
        Container::Shield(zone) => message("sa-energy-shield", zone),
        Container::Reactor(zone) => message("sa-energy-reactor", zone),
        Container::Bank => Arg::message("sa-energy-bank"),
    }
}

/// The message of a value of a small enum.
pub fn message(group: &str, value: impl Debug) -> Arg {
    Arg::message(id(group, value))
}

/// `("sa-flight-why", NoEnergy)` is `sa-flight-why-no-energy`: the messages are named after the values.
pub fn id(group: &str, value: impl Debug) -> String {
    let mut id = String::from(group);
    for c in format!("{value:?}").chars() {
        if c.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(c.to_ascii_lowercase());
    }
    id
}
