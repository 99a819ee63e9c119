//! Why something happened and how it ended: parts of events.

use crate::machinations::Category;
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// How a tile reached the lost pile (GT-22.12, GX-0.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LostBy {
    /// Hit by a hazard, sabotaged, exploded, or a card says so.
    Destroyed,
    /// No longer joined to the ship, or a card says so.
    FellOff,
    /// A card demanded it.
    GivenUp,
    /// Taken off at the check.
    Removed,
    /// Still set aside when building ended.
    SetAside,
}

/// Why a player is no longer in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GaveUpBecause {
    /// By choice (GT-21.13).
    Choice,
    /// No human aboard (GT-21.6).
    NoHumans,
    /// No engine strength in Open Space (GT-21.8).
    NoEngines,
    /// Lapped by the leader (GT-21.11).
    Lapped,
    /// In hyperspace when the flight ended (GX-2.39).
    Hyperspace,
    /// The crew was not paid (GX-8.38).
    UnpaidCrew,
}

impl GaveUpBecause {
    /// The rule.
    pub const fn rule(self) -> &'static str {
        match self {
            GaveUpBecause::Choice => "GT-21.13",
            GaveUpBecause::NoHumans => "GT-21.6",
            GaveUpBecause::NoEngines => "GT-21.8",
            GaveUpBecause::Lapped => "GT-21.11",
            GaveUpBecause::Hyperspace => "GX-2.39",
            GaveUpBecause::UnpaidCrew => "GX-8.38",
        }
    }

    /// The Fluent message that says why.
    pub const fn message(self) -> &'static str {
        match self {
            GaveUpBecause::Choice => "gt-gave-up-choice",
            GaveUpBecause::NoHumans => "gt-gave-up-no-humans",
            GaveUpBecause::NoEngines => "gt-gave-up-no-engines",
            GaveUpBecause::Lapped => "gt-gave-up-lapped",
            GaveUpBecause::Hyperspace => "gt-gave-up-hyperspace",
            GaveUpBecause::UnpaidCrew => "gt-gave-up-unpaid-crew",
        }
    }
}

/// What became of a hazard at one ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "result")]
pub enum HazardResult {
    /// Nothing in that line.
    Miss,
    /// Bounced off a smooth side.
    Bounced {
        /// There.
        struck: Square,
    },
    /// Met indestructible plating (GX-2.50).
    Plated {
        /// There.
        struck: Square,
    },
    /// Shot by a cannon.
    Shot {
        /// It would have struck here.
        struck: Square,
        /// The cannon.
        cannon: Square,
        /// Where the token came from, for a double cannon.
        battery: Option<Square>,
    },
    /// Stopped by a shield.
    Shielded {
        /// It would have struck here.
        struck: Square,
        /// The shield.
        shield: Square,
        /// Where the token came from; none: it was free (GX-2.68).
        battery: Option<Square>,
        /// Where the second token came from, for a boosted shield (GX-2.22).
        #[serde(default)]
        booster_battery: Option<Square>,
    },
    /// The tile is destroyed.
    Destroyed {
        /// There.
        struck: Square,
    },
}

/// How an attack ended for one ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FightOutcome {
    /// Stronger than the enemy (GT-20.48).
    Won,
    /// Equal (GT-20.49).
    Tied,
    /// Weaker (GT-20.50).
    Lost,
}

/// Why a card means one ship and not another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "by", content = "of")]
pub enum Extreme {
    /// The highest engine strength.
    Fastest,
    /// The largest crew.
    MostCrew,
    /// The smallest crew.
    LeastCrew,
    /// The most components of a kind (GX-7.31).
    Most(Category),
}

impl Extreme {
    /// The Fluent message about it.
    pub const fn message(self) -> &'static str {
        match self {
            Extreme::Fastest => "gt-log-caught-speeding",
            Extreme::MostCrew => "gt-log-most-crew",
            Extreme::LeastCrew => "gt-log-least-crew",
            Extreme::Most(Category::Cabins) => "gt-log-most-cabins",
            Extreme::Most(Category::Cannons) => "gt-log-most-cannons",
            Extreme::Most(Category::Engines) => "gt-log-most-engines",
            Extreme::Most(Category::Batteries) => "gt-log-most-batteries",
            Extreme::Most(Category::Holds) => "gt-log-most-holds",
            Extreme::Most(Category::Shields) => "gt-log-most-shields",
        }
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Extreme::Most(_) => "GX-7.31",
            _ => "GX-7.10",
        }
    }
}
