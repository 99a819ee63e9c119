//! Support Team: people on the ground who help their owner in every flight (GX-19, GX-20).
//!
//! A [`Member`] is a card with two abilities. Which of them a ship may use now is a set of bits on the ship
//! ([`Abilities`]), so that every rule of the ship can ask for one cheaply. Tokens that change a ship are its
//! [`Fittings`](fittings::Fittings).

mod check;
pub mod fittings;
mod freight;
mod joints;
mod looks;
mod parts;
pub mod plan;
pub mod team;
mod turret;

use crate::goods::Colour;
use crate::side::Rotation;
use crate::square::Square;
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};

pub use fittings::{Edge, Fittings, JointToken, Part, PartToken};
pub use plan::{Mark, Marks};

/// A support team card (GX-19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Member {
    /// Predicts who finishes where; is paid for plating.
    Advertiser,
    /// One tile outside the board; a second bonus for the best-looking ship.
    Architect,
    /// Wireless tokens; plating in place of connectors.
    Assembler,
    /// Days before the flight; changes the bonuses.
    Bureaucrat,
    /// Three tiles set aside, safe from the Saboteur.
    Buyer,
    /// Part tokens that make a tile into another kind.
    Deliveryman,
    /// Room for more people.
    HotelClerk,
    /// A cannon and an engine that need no empty square; a cannon that turns.
    Hypergeometer,
    /// Looks at all piles of cards.
    Inspector,
    /// Pipes, and a tile with universal connectors.
    Plumber,
    /// Two pieces while building; five marked squares.
    Planner,
    /// Takes tiles that others set aside; harms every other ship before the flight.
    Saboteur,
    /// Everybody pays for exposed connectors; a fire drill.
    SecurityGuard,
    /// Blocks hidden in structural modules.
    Smuggler,
    /// A red block in a normal container; chooses what is lost.
    StockBoy,
    /// Builds on after the number tile; a credit less, a credit more.
    Swindler,
    /// Buys yellow blocks; changes a price.
    Trader,
    /// Joins single to double connectors; closes exposed ones.
    Welder,
}

impl Member {
    /// All cards.
    pub const ALL: [Member; 18] = [
        Member::Advertiser,
        Member::Architect,
        Member::Assembler,
        Member::Bureaucrat,
        Member::Buyer,
        Member::Deliveryman,
        Member::HotelClerk,
        Member::Hypergeometer,
        Member::Inspector,
        Member::Plumber,
        Member::Planner,
        Member::Saboteur,
        Member::SecurityGuard,
        Member::Smuggler,
        Member::StockBoy,
        Member::Swindler,
        Member::Trader,
        Member::Welder,
    ];

    /// The Fluent message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Member::Advertiser => "gt-member-advertiser",
            Member::Architect => "gt-member-architect",
            Member::Assembler => "gt-member-assembler",
            Member::Bureaucrat => "gt-member-bureaucrat",
            Member::Buyer => "gt-member-buyer",
            Member::Deliveryman => "gt-member-deliveryman",
            Member::HotelClerk => "gt-member-hotel-clerk",
            Member::Hypergeometer => "gt-member-hypergeometer",
            Member::Inspector => "gt-member-inspector",
            Member::Plumber => "gt-member-plumber",
            Member::Planner => "gt-member-planner",
            Member::Saboteur => "gt-member-saboteur",
            Member::SecurityGuard => "gt-member-security-guard",
            Member::Smuggler => "gt-member-smuggler",
            Member::StockBoy => "gt-member-stock-boy",
            Member::Swindler => "gt-member-swindler",
            Member::Trader => "gt-member-trader",
            Member::Welder => "gt-member-welder",
        }
    }

    /// The cards of a game: without the Big Expansion there is no Hotel Clerk (GX-19.1).
    pub fn deck(new_technologies: bool) -> impl Iterator<Item = Member> {
        Member::ALL
            .into_iter()
            .filter(move |member| new_technologies || *member != Member::HotelClerk)
    }
}

/// Which of the two abilities of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    /// From the first flight with the card.
    A,
    /// From the second flight with the card.
    B,
}

/// One ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Whose.
    pub member: Member,
    /// Which.
    pub letter: Letter,
}

/// Ability A of a member.
pub const fn a(member: Member) -> Ability {
    Ability {
        member,
        letter: Letter::A,
    }
}

/// Ability B of a member.
pub const fn b(member: Member) -> Ability {
    Ability {
        member,
        letter: Letter::B,
    }
}

impl Ability {
    /// Every ability of every card.
    pub fn all() -> impl Iterator<Item = Ability> {
        Member::ALL
            .into_iter()
            .flat_map(|member| [a(member), b(member)])
    }

    const fn bit(self) -> u64 {
        1 << (2 * self.member as u8 + self.letter as u8)
    }

    /// The rule that gives it.
    pub const fn rule(self) -> &'static str {
        const RULES: [[&str; 2]; 18] = [
            ["GX-20.1A.1", "GX-20.1B.1"],
            ["GX-20.2A.1", "GX-20.2B.1"],
            ["GX-20.3A.1", "GX-20.3B.1"],
            ["GX-20.4A.1", "GX-20.4B.1"],
            ["GX-20.5A.1", "GX-20.5B.2"],
            ["GX-20.6A.1", "GX-20.6B.1"],
            ["GX-20.7A.1", "GX-20.7B.1"],
            ["GX-20.8A.1", "GX-20.8B.1"],
            ["GX-20.9A.1", "GX-20.9B.1"],
            ["GX-20.10A.1", "GX-20.10B.1"],
            ["GX-20.11A.1", "GX-20.11B.1"],
            ["GX-20.12A.1", "GX-20.12B.1"],
            ["GX-20.13A.1", "GX-20.13B.1"],
            ["GX-20.14A.1", "GX-20.14B.1"],
            ["GX-20.15A.1", "GX-20.15B.1"],
            ["GX-20.16A.1", "GX-20.16B.1"],
            ["GX-20.17A.1", "GX-20.17B.1"],
            ["GX-20.18A.1", "GX-20.18B.1"],
        ];
        RULES[self.member as usize][self.letter as usize]
    }
}

/// A set of abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities(u64);

impl Abilities {
    /// None.
    pub const NONE: Abilities = Abilities(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    #[inline(always)]
    pub const fn has(self, ability: Ability) -> bool {
        self.0 & ability.bit() != 0
    }

    /// With one more.
    pub const fn with(self, ability: Ability) -> Abilities {
        Abilities(self.0 | ability.bit())
    }

    /// In the order of the cards.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::all().filter(move |ability| self.has(*ability))
    }
}

impl FromIterator<Ability> for Abilities {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Abilities {
        abilities.into_iter().fold(Abilities::NONE, Abilities::with)
    }
}

// On the wire and on disk a plain list.
impl Serialize for Abilities {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Abilities {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Abilities, D::Error> {
        Ok(Vec::<Ability>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// Credits that a member earned for its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reward {
    /// Which.
    pub member: Member,
    /// How many.
    pub credits: u16,
}

/// How an ability that needs a decision is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "use", deny_unknown_fields)]
pub enum MemberUse {
    // Before building.
    /// Planner B: marks squares, in the order of [`Marks`] (GX-20.11B.1).
    Mark {
        /// Blue block, red block, human, alien, token.
        squares: Vec<Square>,
    },

    // During building.
    /// Plumber A: a pipe across an edge between two tiles (GX-20.10A.1). Also after building.
    Pipe {
        /// The edge.
        edge: Edge,
    },
    /// Plumber B: universal connectors on all sides of a tile (GX-20.10B.1).
    Universal {
        /// The tile.
        square: Square,
    },
    /// Security Guard B (GX-20.13B.1).
    FireDrill,
    /// Deliveryman: makes a tile into another kind (GX-20.6A.1, GX-20.6B.1).
    Convert {
        /// The tile.
        square: Square,
        /// What it becomes.
        part: Part,
        /// How the new function is turned.
        rotation: Rotation,
    },
    /// Deliveryman B: takes a part token back (GX-20.6B.2).
    Unconvert {
        /// The tile.
        square: Square,
    },
    /// Welder A: the joints between single and double connectors; while errors are corrected they may be moved (GX-20.18A.1,
    /// GX-20.18A.3).
    Weld {
        /// All of them, at most two.
        edges: Vec<Edge>,
    },

    // After building.
    /// Swindler A: one more tile from those lying face up (GX-20.16A.3).
    AddTile {
        /// The tile.
        tile: TileId,
        /// Where.
        square: Square,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Assembler A: wireless tokens (GX-20.3A.1).
    Wireless {
        /// The two tiles.
        squares: [Square; 2],
    },
    /// Assembler B: plating in place of exposed connectors (GX-20.3B.1).
    Plate {
        /// The tile.
        square: Square,
    },
    /// Hypergeometer B: the cannon with the rotation token (GX-20.8B.1).
    Turret {
        /// The cannon.
        square: Square,
    },
    /// Welder B: exposed connectors that no longer count (GX-20.18B.1).
    Seal {
        /// At most three.
        edges: Vec<Edge>,
    },

    // Before the flight.
    /// Advertiser A: a finishing place from 1 for every ship; none: it will not finish (GX-20.1A.1).
    Predict {
        /// By ship.
        places: Vec<Option<u8>>,
    },
    /// Bureaucrat A (GX-20.4A.1).
    GainDays,
    /// Security Guard A: everybody pays (GX-20.13A.1).
    Inspect,
    /// Trader A: buys yellow blocks (GX-20.17A.1).
    BuyYellow {
        /// How many.
        count: u8,
    },

    // At the end of the flight.
    /// Bureaucrat B (GX-20.4B.1, GX-20.4B.2).
    ChangeBonuses {
        /// Finishing bonuses: 1 more, -1 less, 0 as they are.
        finishing: i8,
        /// Best-looking ship: 1 more, -1 less, 0 as it is.
        best_looking: i8,
    },
    /// Trader B (GX-20.17B.1).
    ChangePrice {
        /// Of this colour.
        colour: Colour,
        /// Up or down by 1.
        up: bool,
    },
}

impl MemberUse {
    /// The ability that allows it.
    pub const fn ability(&self) -> Ability {
        match self {
            MemberUse::Mark { .. } => b(Member::Planner),
            MemberUse::Pipe { .. } => a(Member::Plumber),
            MemberUse::Universal { .. } => b(Member::Plumber),
            MemberUse::FireDrill => b(Member::SecurityGuard),
            MemberUse::Convert { .. } => a(Member::Deliveryman),
            MemberUse::Unconvert { .. } => b(Member::Deliveryman),
            MemberUse::Weld { .. } => a(Member::Welder),
            MemberUse::AddTile { .. } => a(Member::Swindler),
            MemberUse::Wireless { .. } => a(Member::Assembler),
            MemberUse::Plate { .. } => b(Member::Assembler),
            MemberUse::Turret { .. } => b(Member::Hypergeometer),
            MemberUse::Seal { .. } => b(Member::Welder),
            MemberUse::Predict { .. } => a(Member::Advertiser),
            MemberUse::GainDays => a(Member::Bureaucrat),
            MemberUse::Inspect => a(Member::SecurityGuard),
            MemberUse::BuyYellow { .. } => a(Member::Trader),
            MemberUse::ChangeBonuses { .. } => b(Member::Bureaucrat),
            MemberUse::ChangePrice { .. } => b(Member::Trader),
        }
    }

    /// The rule that says when it may be used (GX-19.11 to GX-19.14).
    pub const fn when(&self) -> &'static str {
        match self {
            MemberUse::Mark { .. } => "GX-20.11B.1",
            MemberUse::Pipe { .. }
            | MemberUse::Universal { .. }
            | MemberUse::FireDrill
            | MemberUse::Convert { .. }
            | MemberUse::Unconvert { .. }
            | MemberUse::Weld { .. } => "GX-19.11",
            MemberUse::AddTile { .. }
            | MemberUse::Wireless { .. }
            | MemberUse::Plate { .. }
            | MemberUse::Turret { .. }
            | MemberUse::Seal { .. } => "GX-19.12",
            MemberUse::Predict { .. }
            | MemberUse::GainDays
            | MemberUse::Inspect
            | MemberUse::BuyYellow { .. } => "GX-19.13",
            MemberUse::ChangeBonuses { .. } | MemberUse::ChangePrice { .. } => "GX-19.14",
        }
    }
}
