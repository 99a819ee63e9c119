//! A ship: the tiles on its board and what is aboard, as sets of squares.
//!
//! Every question (legality, exposed connectors, strengths, pieces, hits) is a few operations on these sets; see
//! [`check`](crate::check), [`strength`](crate::strength) and [`hazard`](crate::hazard).

mod contents;
mod functions;
mod record;
mod tally;

pub use contents::{Contents, SLEEPERS};
use record::ShipRecord;
pub use tally::Tally;

use crate::board::{Board, ShipClass};
use crate::rough_roads::RoughRoads;
use crate::side::{Connector, Rotation, Side};
use crate::specialization::Specialization;
use crate::square::{SQUARES, Square, Squares};
use crate::support_team::{Abilities, Fittings};
use crate::tiles::{Kind, Tile, TileId};
use serde::{Deserialize, Serialize};

/// A tile on a ship, turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
}

/// Crubots of a station (GX-13.25).
pub const CRUBOTS: u8 = 4;

/// A ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ShipRecord", try_from = "ShipRecord")]
pub struct Ship {
    class: ShipClass,
    /// Where tiles may be: the squares of the board without holes.
    squares: Squares,
    cells: [Option<Placed>; SQUARES],
    pub(crate) occupied: Squares,
    /// Sides with a connector that fits single ones; universal connectors are in both.
    pub(crate) single: [Squares; 4],
    /// Sides with a connector that fits double ones.
    pub(crate) double: [Squares; 4],
    /// Engines, single and double.
    pub(crate) engines: Squares,
    pub(crate) double_engines: Squares,
    /// Engines whose exhaust does not point to the rear.
    pub(crate) askew: Squares,
    /// Engines that are allowed to point the other way and do not count (GX-8.43, GX-8.43a).
    pub(crate) reversed: Squares,
    /// Cannons, single and double, by the side they point to.
    pub(crate) barrels: [Squares; 4],
    pub(crate) double_cannons: Squares,
    /// Cannons with two barrels in different directions, in two sets of `barrels` (GX-2.14).
    pub(crate) two_way_cannons: Squares,
    /// Shield generators by the side they cover.
    pub(crate) shields: [Squares; 4],
    pub(crate) cabins: Squares,
    pub(crate) starting: Squares,
    pub(crate) life_support: [Squares; 3],
    pub(crate) batteries: Squares,
    /// Holds without containers for red blocks.
    pub(crate) holds: Squares,
    /// Holds with containers for red blocks.
    pub(crate) special_holds: Squares,
    /// Tiles of the expansions that no other set has: what they are is read from the tile.
    pub(crate) novelties: Squares,
    /// Squares whose side must face an empty square: barrels of cannons and nozzles of thrusters (GT-6.13, GX-13.5).
    pub(crate) open_sides: [Squares; 4],
    /// What is joined to a group of them works as if joined (GX-13.15).
    pub(crate) routers: Squares,
    /// Anti-personnel lasers (GX-13.32).
    pub(crate) lasers: Squares,
    /// Stations whose crubots are active until the end of the card (GX-13.25).
    pub(crate) active_crubots: Squares,
    /// Solar panels that gave their power during this card (GX-13.1).
    pub(crate) spent_panels: Squares,
    /// No cyan aliens are in play: mixed life supports count as purple and brown (GX-13.22).
    pub(crate) without_cyan: bool,
    /// Humans who are awake.
    pub(crate) humans: Tally,
    /// Sleeping humans in stasis chambers (GX-2.6).
    pub(crate) sleepers: Tally<3>,
    pub(crate) aliens: [Squares; 3],
    /// What the cyan alien is good at; kept when it is gone, without effect (GX-2.61).
    pub(crate) specialization: Option<Specialization>,
    pub(crate) tokens: Tally,
    pub(crate) goods: [Tally; 4],
    /// The Rough Roads cards that apply to this ship (GX-8.2).
    pub(crate) roads: RoughRoads,
    /// Squares on which nothing works (GX-8.49a).
    pub(crate) dead: Squares,
    /// Flies the other way round after a somersault (GX-8.43b).
    pub(crate) turned_round: bool,
    /// Structural modules and routers.
    pub(crate) structures: Squares,
    /// Squares joined by a token to their right and to their rear neighbour.
    pub(crate) fused: [Squares; 2],
    /// Abilities of support team members that its owner may use.
    pub(crate) abilities: Abilities,
    /// Tokens of support team members.
    pub(crate) fittings: Fittings,
}

impl Ship {
    /// A board of this class without any tile.
    pub const fn empty(class: ShipClass) -> Ship {
        Ship {
            class,
            squares: class.board().squares,
            cells: [None; SQUARES],
            occupied: Squares::EMPTY,
            single: [Squares::EMPTY; 4],
            double: [Squares::EMPTY; 4],
            engines: Squares::EMPTY,
            double_engines: Squares::EMPTY,
            askew: Squares::EMPTY,
            reversed: Squares::EMPTY,
            barrels: [Squares::EMPTY; 4],
            double_cannons: Squares::EMPTY,
            two_way_cannons: Squares::EMPTY,
            shields: [Squares::EMPTY; 4],
            cabins: Squares::EMPTY,
            starting: Squares::EMPTY,
            life_support: [Squares::EMPTY; 3],
            batteries: Squares::EMPTY,
            holds: Squares::EMPTY,
            special_holds: Squares::EMPTY,
            novelties: Squares::EMPTY,
            open_sides: [Squares::EMPTY; 4],
            routers: Squares::EMPTY,
            lasers: Squares::EMPTY,
            active_crubots: Squares::EMPTY,
            spent_panels: Squares::EMPTY,
            without_cyan: false,
            humans: Tally::EMPTY,
            sleepers: Tally::EMPTY,
            aliens: [Squares::EMPTY; 3],
            specialization: None,
            tokens: Tally::EMPTY,
            goods: [Tally::EMPTY; 4],
            roads: RoughRoads::NONE,
            dead: Squares::EMPTY,
            turned_round: false,
            structures: Squares::EMPTY,
            fused: [Squares::EMPTY; 2],
            abilities: Abilities::NONE,
            fittings: Fittings::NONE,
        }
    }

    /// A ship with its starting cabin alone (GT-4.1), or without one (GX-6.2). `number` chooses the colour, from 0.
    pub fn started(class: ShipClass, number: usize) -> Ship {
        let mut ship = Ship::empty(class);
        if class.is_twin() {
            return ship;
        }
        ship.put(
            class.board().start,
            Placed {
                tile: TileId::starting_cabin(number),
                rotation: Rotation::NONE,
            },
        );
        ship
    }

    /// The class of its board.
    pub const fn class(&self) -> ShipClass {
        self.class
    }

    /// Its board.
    pub const fn board(&self) -> &'static Board {
        self.class.board()
    }

    /// Where tiles may be: the squares of the board without holes.
    pub const fn squares(&self) -> Squares {
        self.squares
    }

    /// The squares drawn on the board as it lies: a board of class IA may be turned (GX-5.8).
    pub const fn drawn(&self) -> Squares {
        match self.class {
            ShipClass::IIIB => self.board().squares,
            _ => self.squares,
        }
    }

    /// Squares of the board where nothing may be (GX-15.3).
    pub const fn holes(&self) -> Squares {
        self.drawn().without(self.squares)
    }

    /// Says where tiles may be: the squares of a board that was turned.
    pub(crate) const fn set_squares(&mut self, squares: Squares) {
        self.squares = squares;
    }

    /// Says that no cyan aliens are in play. Before any tile is put on the board: mixed life supports are read by it.
    pub const fn set_without_cyan(&mut self) {
        self.without_cyan = true;
    }

    /// Makes holes in the board. A starting cabin on one of them is not used (GX-15.4).
    pub fn set_holes(&mut self, holes: Squares) {
        self.squares = self.board().squares.without(holes);
        for square in self.starting.and(holes).iter() {
            self.take(square);
        }
    }

    /// The square next to another one, across the seam of a cylinder too (GX-14.2).
    pub const fn neighbour(&self, square: Square, side: Side) -> Option<Square> {
        if self.class.wraps() {
            square.neighbour_around(side)
        } else {
            square.neighbour(side)
        }
    }

    /// The squares whose neighbour on `side` is a member of the set.
    pub const fn seen(&self, set: Squares, side: Side) -> Squares {
        if self.class.wraps() {
            set.seen_around(side)
        } else {
            set.seen_from(side)
        }
    }

    /// The tile on a square.
    pub const fn placed(&self, square: Square) -> Option<Placed> {
        self.cells[square.index()]
    }

    /// What is printed on the tile on a square.
    pub fn tile(&self, square: Square) -> Option<&'static Tile> {
        self.placed(square).map(|placed| placed.tile.tile())
    }

    /// What the tile on a square does: what is printed on it, or what a part token made of it (GX-20.6A.1).
    pub fn kind(&self, square: Square) -> Option<Kind> {
        let printed = self.tile(square)?.kind;
        match self.fittings.part(square) {
            Some(token) => Some(token.part.kind()),
            None => Some(printed),
        }
    }

    /// Squares with a tile.
    pub const fn occupied(&self) -> Squares {
        self.occupied
    }

    /// All tiles, from front to rear, left to right.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Placed)> + '_ {
        self.occupied
            .iter()
            .filter_map(|square| Some((square, self.placed(square)?)))
    }

    /// Puts a tile on a square, whatever the rules say, in place of what was there.
    pub fn put(&mut self, square: Square, placed: Placed) {
        self.take(square);
        self.cells[square.index()] = Some(placed);
        self.occupied.insert(square);
        let tile = placed.tile.tile();
        for side in Side::ALL {
            let connector = tile.connector(side, placed.rotation);
            if connector.joins(Connector::Single) {
                self.single[side.index()].insert(square);
            }
            if connector.joins(Connector::Double) {
                self.double[side.index()].insert(square);
            }
        }
        self.add_function(square, tile.kind, placed.rotation);
    }

    /// Takes the tile off a square, with everything on it.
    pub fn take(&mut self, square: Square) -> Option<(Placed, Contents)> {
        let placed = self.cells[square.index()].take()?;
        let contents = self.contents(square);
        if !contents.is_empty() {
            self.set_contents(square, Contents::default());
        }
        self.occupied.remove(square);
        for sets in [&mut self.single, &mut self.double] {
            for set in sets {
                set.remove(square);
            }
        }
        self.clear_function(square);
        self.forget_fittings(square);
        Some((placed, contents))
    }

    /// Cabins, the starting cabin included.
    pub const fn cabins(&self) -> Squares {
        self.cabins
    }

    /// Batteries.
    pub const fn batteries(&self) -> Squares {
        self.batteries
    }

    /// Holds of both kinds.
    pub const fn holds(&self) -> Squares {
        self.holds.or(self.special_holds).or(self.hideouts())
    }

    /// Special holds, which take red blocks.
    pub const fn special_holds(&self) -> Squares {
        self.special_holds
    }

    /// Double engines.
    pub const fn double_engines(&self) -> Squares {
        self.double_engines
    }

    /// Cannons that need a token: double and bidirectional ones (GT-16.6, GX-2.15).
    pub const fn powered_cannons(&self) -> Squares {
        self.double_cannons.or(self.two_way_cannons)
    }

    /// Makes the ship count as having so many exposed connectors (at most 20), whatever its tiles show: recorded cards give
    /// the number alone.
    pub(crate) fn pretend_exposed(&mut self, count: u8) {
        self.single = [Squares::EMPTY; 4];
        self.double = [Squares::EMPTY; 4];
        let edges = [
            (Side::Left, Squares::column(0)),
            (Side::Right, Squares::column(8)),
        ];
        let free = edges
            .into_iter()
            .flat_map(|(side, squares)| squares.iter().map(move |square| (side, square)));
        for (side, square) in free.take(usize::from(count)) {
            self.single[side.index()].insert(square);
        }
    }
}
