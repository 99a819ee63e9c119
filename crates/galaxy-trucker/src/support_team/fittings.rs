//! Tokens of support team members on a ship: they change what its tiles are and how they are joined.

use crate::heading::turn_square;
use crate::ship::Ship;
use crate::side::{Connector, Rotation, Side};
use crate::square::{Square, Squares};
use crate::tiles::Kind;
use serde::{Deserialize, Serialize};

/// One side of a tile; between two tiles the edge that they share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// The tile.
    pub square: Square,
    /// Its side.
    pub side: Side,
}

/// A token that joins two tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum JointToken {
    /// Plumber A: across an edge without connectors (GX-20.10A.1).
    Pipe,
    /// Welder A: a single to a double connector (GX-20.18A.1).
    Weld,
}

/// What a part token of the Deliveryman makes of a tile (GX-20.6A.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A cabin.
    Cabin,
    /// A single cannon.
    Cannon,
    /// A single engine.
    Engine,
    /// A battery with two cells.
    Battery,
}

impl Part {
    /// The four tokens.
    pub const ALL: [Part; 4] = [Part::Cabin, Part::Cannon, Part::Engine, Part::Battery];

    /// What the tile does then.
    pub const fn kind(self) -> Kind {
        match self {
            Part::Cabin => Kind::Cabin,
            Part::Cannon => Kind::Cannon,
            Part::Engine => Kind::Engine,
            Part::Battery => Kind::Battery { cells: 2 },
        }
    }
}

/// A part token on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartToken {
    /// The tile.
    pub square: Square,
    /// What it is now.
    pub part: Part,
    /// How that is turned.
    pub rotation: Rotation,
    /// Used by ability A after building; otherwise by ability B (GX-20.6B.3).
    pub late: bool,
}

/// Plating in place of exposed connectors (GX-20.3B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plated {
    /// The tile.
    pub square: Square,
    /// By side, clockwise from the front.
    pub sides: [bool; 4],
}

/// Pipe tokens of the Plumber (GX-20.10A.1).
pub const PIPES: usize = 2;
/// Universal tokens of the Welder (GX-20.18A.1).
pub const WELDS: usize = 2;
/// Connectors that the Welder closes (GX-20.18B.1).
pub const SEALS: usize = 3;
/// Part tokens used at once: two while building, one after it (GX-20.6A.1, GX-20.6B.1).
pub const PARTS: usize = 3;

/// All tokens on one ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Fittings {
    /// Assembler A: two tiles that work as if joined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub wireless: Option<[Square; 2]>,
    /// Assembler B.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub plated: Option<Plated>,
    /// Plumber A: edges with a pipe, seen from their right or rear side.
    pub pipes: [Option<Edge>; PIPES],
    /// Pipes laid so far; they cannot be used again (GX-20.10A.2).
    pub pipes_laid: u8,
    /// Plumber B.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub universal: Option<Square>,
    /// Welder A: edges with a universal token.
    pub welds: [Option<Edge>; WELDS],
    /// Welder B: closed connectors.
    pub seals: [Option<Edge>; SEALS],
    /// Deliveryman.
    pub parts: [Option<PartToken>; PARTS],
    /// Hypergeometer B: the cannon that turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub turret: Option<Square>,
    /// Saboteur B: if one of the two tiles is destroyed, so is the other (GX-20.12B.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub sabotaged: Option<Edge>,
}

impl Fittings {
    /// No token.
    pub const NONE: Fittings = Fittings {
        wireless: None,
        plated: None,
        pipes: [None; PIPES],
        pipes_laid: 0,
        universal: None,
        welds: [None; WELDS],
        seals: [None; SEALS],
        parts: [None; PARTS],
        turret: None,
        sabotaged: None,
    };

    /// Whether there is no token.
    pub fn is_empty(&self) -> bool {
        *self == Fittings::NONE
    }

    /// The part token on a square.
    pub fn part(&self, square: Square) -> Option<PartToken> {
        self.parts
            .iter()
            .flatten()
            .find(|part| part.square == square)
            .copied()
    }

    /// A tile is gone, with the tokens on it. `across` is its neighbour on each side.
    fn forget(&mut self, square: Square, across: [Option<Square>; 4]) {
        let touches = |edge: &Edge| {
            edge.square == square || across[edge.side.opposite().index()] == Some(edge.square)
        };
        for edge in self.pipes.iter_mut().chain(&mut self.welds) {
            *edge = edge.filter(|edge| !touches(edge));
        }
        self.sabotaged = self.sabotaged.filter(|edge| !touches(edge));
        for seal in &mut self.seals {
            *seal = seal.filter(|edge| edge.square != square);
        }
        for part in &mut self.parts {
            *part = part.filter(|part| part.square != square);
        }
        self.wireless = self.wireless.filter(|pair| !pair.contains(&square));
        self.plated = self.plated.filter(|plated| plated.square != square);
        self.universal = self.universal.filter(|at| *at != square);
        self.turret = self.turret.filter(|at| *at != square);
    }

    /// The tokens on these tiles. A wireless link with another one is kept: it works again when both are there.
    pub(crate) fn on(mut self, tiles: Squares) -> Fittings {
        let here = |edge: &Edge| tiles.has(edge.square);
        for edge in self
            .pipes
            .iter_mut()
            .chain(&mut self.welds)
            .chain(&mut self.seals)
        {
            *edge = edge.filter(here);
        }
        self.sabotaged = self.sabotaged.filter(here);
        for part in &mut self.parts {
            *part = part.filter(|part| tiles.has(part.square));
        }
        self.wireless = self
            .wireless
            .filter(|pair| pair.iter().any(|square| tiles.has(*square)));
        self.plated = self.plated.filter(|plated| tiles.has(plated.square));
        self.universal = self.universal.filter(|at| tiles.has(*at));
        self.turret = self.turret.filter(|at| tiles.has(*at));
        self
    }

    /// These tokens and those of other tiles.
    pub(crate) fn and(mut self, others: Fittings) -> Fittings {
        fn add<T: Copy, const N: usize>(mine: &mut [Option<T>; N], others: [Option<T>; N]) {
            for token in others.into_iter().flatten() {
                if let Some(free) = mine.iter_mut().find(|place| place.is_none()) {
                    *free = Some(token);
                }
            }
        }
        add(&mut self.pipes, others.pipes);
        add(&mut self.welds, others.welds);
        add(&mut self.seals, others.seals);
        add(&mut self.parts, others.parts);
        self.wireless = self.wireless.or(others.wireless);
        self.plated = self.plated.or(others.plated);
        self.universal = self.universal.or(others.universal);
        self.turret = self.turret.or(others.turret);
        self.sabotaged = self.sabotaged.or(others.sabotaged);
        self
    }

    /// The same tokens on a board of class IA after clockwise quarter turns (GX-5.8).
    pub(crate) fn turned(mut self, turns: Rotation) -> Fittings {
        let to = |square| turn_square(square, turns);
        let edge = |edge: Edge| {
            let edge = Edge {
                square: to(edge.square),
                side: edge.side.turned(turns),
            };
            edge.normalised()
        };
        self.pipes = self.pipes.map(|one| one.map(edge));
        self.welds = self.welds.map(|one| one.map(edge));
        self.universal = self.universal.map(to);
        self.parts = self.parts.map(|part| {
            part.map(|part| PartToken {
                square: to(part.square),
                rotation: part.rotation.plus(turns),
                ..part
            })
        });
        self
    }
}

impl Edge {
    /// The same edge of a flat board, seen from the tile to its left or in front of it.
    fn normalised(self) -> Edge {
        match self.side {
            Side::Right | Side::Rear => self,
            Side::Left | Side::Front => Edge {
                square: self.square.neighbour(self.side).unwrap_or(self.square),
                side: self.side.opposite(),
            },
        }
    }
}

impl Ship {
    /// The tokens of support team members on it.
    pub const fn fittings(&self) -> &Fittings {
        &self.fittings
    }

    /// The abilities that its owner may use in this flight.
    pub const fn abilities(&self) -> super::Abilities {
        self.abilities
    }

    /// Says which abilities its owner may use.
    pub const fn set_abilities(&mut self, abilities: super::Abilities) {
        self.abilities = abilities;
    }

    /// Replaces all tokens, whatever the rules say.
    pub fn set_fittings(&mut self, fittings: Fittings) {
        for token in self.fittings.parts.into_iter().flatten() {
            self.unconvert(token.square);
        }
        self.fittings = fittings;
        if let Some(square) = fittings.universal {
            self.make_universal(square);
        }
        for part in fittings.parts.into_iter().flatten() {
            self.set_function(part.square, part.part.kind(), part.rotation);
        }
        if let Some(plated) = fittings.plated {
            for side in Side::ALL {
                if plated.sides[side.index()] {
                    self.single[side.index()].remove(plated.square);
                    self.double[side.index()].remove(plated.square);
                }
            }
        }
        self.refit();
    }

    /// The tokens of a tile that was taken off go too.
    pub(crate) fn forget_fittings(&mut self, square: Square) {
        if self.fittings.is_empty() {
            return;
        }
        let across = Side::ALL.map(|side| self.neighbour(square, side));
        self.fittings.forget(square, across);
        self.refit();
    }

    /// Which neighbours are joined by tokens.
    pub(crate) fn refit(&mut self) {
        self.fused = [Squares::EMPTY; 2];
        let Fittings { pipes, welds, .. } = self.fittings;
        for edge in pipes.into_iter().chain(welds).flatten() {
            self.fused[usize::from(edge.side == Side::Rear)].insert(edge.square);
        }
    }

    /// The same edge, seen from the tile to its left or in front of it; none: no neighbour there.
    pub fn shared_edge(&self, edge: Edge) -> Option<Edge> {
        let across = self.neighbour(edge.square, edge.side)?;
        Some(match edge.side {
            Side::Right | Side::Rear => edge,
            Side::Left | Side::Front => Edge {
                square: across,
                side: edge.side.opposite(),
            },
        })
    }

    /// What a tile offers on one side, with the tokens on it.
    pub const fn connector(&self, square: Square, side: Side) -> Connector {
        let single = self.single[side.index()].has(square) as u8;
        let double = self.double[side.index()].has(square) as u8;
        match Connector::from_code(single + 2 * double) {
            Some(connector) => connector,
            None => Connector::Smooth,
        }
    }

    pub(crate) fn make_universal(&mut self, square: Square) {
        for side in Side::ALL {
            self.single[side.index()].insert(square);
            self.double[side.index()].insert(square);
        }
    }
}
