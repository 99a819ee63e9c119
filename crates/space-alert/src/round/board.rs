//! The shared planning board: the ship's pieces, moved by anybody while the crew plans (SA-4.16).
//!
//! Nothing here touches the real plan; after the Action Round all of it is put back (SA-4.27).

use crate::place::Station;
use serde::{Deserialize, Serialize};

/// The pieces as they stand. Arrays of three are red, white, blue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// The turn the crew is talking about.
    pub turn: u8,
    /// Where each crew member stands; nothing means in space.
    pub figures: Vec<Option<Station>>,
    /// Energy in the reactors.
    pub reactors: [u8; 3],
    /// Energy in the shields.
    pub shields: [u8; 3],
    /// Fuel capsules.
    pub fuel: u8,
    /// Rockets in store.
    pub rockets: u8,
    /// Damage of each zone.
    pub damage: [u8; 3],
    /// The square of each announced threat, counted from the ship; 0: off its trajectory.
    pub threats: Vec<u8>,
}

/// A piece of the planning board and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "piece", deny_unknown_fields)]
pub enum BoardMove {
    /// The turn marker: 0 before the first, 13 for the jump.
    Turn {
        /// Which turn.
        turn: u8,
    },
    /// A crew member.
    Figure {
        /// Who.
        crew: u8,
        /// The station; nothing means in space.
        to: Option<Station>,
    },
    /// Energy of a reactor.
    Reactor {
        /// Whose: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        energy: u8,
    },
    /// Energy of a shield.
    Shield {
        /// Whose: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        energy: u8,
    },
    /// Fuel capsules.
    Fuel {
        /// How many.
        left: u8,
    },
    /// Rockets in store.
    Rockets {
        /// How many.
        left: u8,
    },
    /// Damage of a zone.
    Damage {
        /// Where: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        damage: u8,
    },
    /// A threat on its trajectory.
    Threat {
        /// Its place in the view's `threats`.
        threat: u8,
        /// The square, counted from the ship; 0: off the trajectory.
        square: u8,
    },
    /// Everything back to the start.
    Reset,
}
