//! What a viewer may ask: hints for the board, explanations of numbers, the data.

use crate::data::{SetupWhere, Stat};
use crate::hex::Direction;
use crate::ids::{CardId, Placement, ShipId, Source};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Query {
    /// Where a ship on the board could move, with the shortest ways.
    Reachable {
        /// The ship.
        ship: ShipId,
    },
    /// Enemy ships in range of each weapon of a ship.
    Targets {
        /// The ship.
        ship: ShipId,
    },
    /// Where the viewer's own ship card could be launched or placed.
    Placements {
        /// The ship card.
        card: CardId,
        /// In the zone or beside asteroids.
        place: SetupWhere,
    },
    /// What makes up a number of a ship on the board.
    Explain {
        /// The ship.
        ship: ShipId,
        /// The number.
        stat: Stat,
    },
    /// What the viewer may do now.
    Legal,
    /// The data files this table plays with.
    Data,
}

/// A position a ship can reach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// Where it ends.
    pub to: Placement,
    /// Which end leads.
    pub lead_end: u8,
    /// The shortest way.
    pub path: Vec<Direction>,
}

/// Something that changes a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Modifier {
    /// Where it comes from.
    pub source: Source,
    /// It replaces the value; otherwise it is added.
    pub replaces: bool,
    /// The value.
    pub value: i8,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Answer {
    /// To [`Query::Reachable`].
    Reachable {
        /// The positions.
        reach: Vec<Reach>,
    },
    /// To [`Query::Targets`].
    Targets {
        /// By weapon.
        targets: Vec<Vec<ShipId>>,
    },
    /// To [`Query::Placements`].
    Placements {
        /// One list of places for each way.
        placements: Vec<Vec<Placement>>,
    },
    /// To [`Query::Explain`].
    Explain {
        /// What is printed.
        printed: u8,
        /// What changes it.
        modifiers: Vec<Modifier>,
        /// What it is.
        value: u8,
    },
    /// To [`Query::Legal`].
    Legal {
        /// The commands.
        commands: Vec<crate::command::Command>,
    },
    /// To [`Query::Data`].
    Data {
        /// Content hash.
        hash: String,
        /// The four files: ships, tactic cards, tiles, missions.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        files: Vec<Value>,
    },
}
