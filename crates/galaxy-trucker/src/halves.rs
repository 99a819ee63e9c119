//! Class IIA, the twin ship: two halves that fly together (GX-6).
//!
//! The ship of a [`Pilot`](crate::flight::Pilot) has the tiles that are in flight. A half in hyperspace is kept beside it, so
//! that every count, loss and hit concerns the halves in flight alone (GX-6.24).

use crate::board::ShipClass;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use serde::{Deserialize, Serialize};

/// One half of a twin ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// Printed columns 3 to 6.
    Left,
    /// Printed columns 8 to 11.
    Right,
}

/// The column between the halves: it has no squares (GX-6.8), but the Architect may put a component there. It belongs to the
/// half that it is joined to, since it may not join both (GX-20.2A.4).
const BETWEEN: Squares = Squares::column(4);
/// The squares of each half; the component between them, if there is one, belongs to the right half.
const HALVES: [Squares; 2] = [columns(0, 4), columns(4, 9)];
/// The same where it belongs to the left half.
const HALVES_LEFT: [Squares; 2] = [columns(0, 5), columns(5, 9)];
/// All squares of the grid.
pub const EVERYWHERE: Squares = columns(0, 9);
const WHOLE: [Squares; 1] = [EVERYWHERE];

const fn columns(mut from: u8, to: u8) -> Squares {
    let mut all = Squares::EMPTY;
    while from < to {
        all = all.or(Squares::column(from));
        from += 1;
    }
    all
}

impl Half {
    /// Both halves.
    pub const BOTH: [Half; 2] = [Half::Left, Half::Right];

    /// The grid squares on its side of a board. A ship may have a component between the halves: see [`Ship::squares_of`].
    pub const fn squares(self) -> Squares {
        HALVES[self as usize]
    }

    /// The Fluent message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Half::Left => "gt-half-left",
            Half::Right => "gt-half-right",
        }
    }
}

impl ShipClass {
    /// Whether ships of this class consist of two halves (GX-6.1).
    #[inline(always)]
    pub const fn is_twin(self) -> bool {
        matches!(self, ShipClass::IIA)
    }
}

impl Ship {
    /// The component between the halves, if the left one or the right one is joined to it.
    pub(crate) const fn between(&self, side: Side) -> Squares {
        self.joints().on(side).and(self.occupied).and(BETWEEN)
    }

    /// The parts of the grid whose components work together: both halves of a twin ship, or everything.
    pub const fn parts_of_grid(&self) -> &'static [Squares] {
        if !self.class().is_twin() {
            &WHOLE
        } else if self.between(Side::Left).is_empty() {
            &HALVES
        } else {
            &HALVES_LEFT
        }
    }

    /// The grid squares on the side of a half.
    pub const fn squares_of(&self, half: Half) -> Squares {
        if self.between(Side::Left).is_empty() {
            HALVES[half as usize]
        } else {
            HALVES_LEFT[half as usize]
        }
    }

    /// The half with this square.
    pub const fn half_of(&self, square: Square) -> Half {
        if self.squares_of(Half::Left).has(square) {
            Half::Left
        } else {
            Half::Right
        }
    }

    /// The part with this square.
    pub const fn part_of(&self, square: Square) -> Squares {
        if self.class().is_twin() {
            self.squares_of(self.half_of(square))
        } else {
            EVERYWHERE
        }
    }

    /// Whether a half has components.
    pub const fn has_half(&self, half: Half) -> bool {
        !self.occupied.and(self.squares_of(half)).is_empty()
    }

    /// The halves of a twin ship that have components; none for other classes.
    pub fn halves(&self) -> impl Iterator<Item = Half> + '_ {
        let twin = self.class().is_twin();
        Half::BOTH
            .into_iter()
            .filter(move |half| twin && self.has_half(*half))
    }

    /// Whether two halves are in flight (GX-6.33: one alone is a single ship).
    pub const fn flies_as_twin(&self) -> bool {
        self.class().is_twin() && self.has_half(Half::Left) && self.has_half(Half::Right)
    }

    /// Takes the tiles of a half off, with everything on them, as a ship of their own.
    pub fn split_off(&mut self, half: Half) -> Ship {
        let mut other = Ship::empty(self.class());
        other.set_roads(self.roads);
        other.dead = self.dead;
        other.turned_round = self.turned_round;
        other.abilities = self.abilities;
        let part = self.occupied.and(self.squares_of(half));
        let fittings = self.fittings.on(part);
        let contents: Vec<_> = part
            .iter()
            .filter_map(|square| Some((square, self.take(square)?)))
            .collect();
        for (square, (placed, _)) in &contents {
            other.put(*square, *placed);
        }
        // Tokens may change what a tile holds.
        other.set_fittings(fittings);
        for (square, (_, contents)) in contents {
            other.set_contents(square, contents);
        }
        other.specialization = self.specialization;
        other
    }

    /// Puts the tiles of a half back.
    pub fn join_half(&mut self, half: &Ship) {
        for (square, placed) in half.tiles() {
            self.put(square, placed);
        }
        self.set_fittings(self.fittings.and(half.fittings));
        for (square, _) in half.tiles() {
            self.set_contents(square, half.contents(square));
        }
    }

    /// Tokens in the batteries of a part.
    pub const fn tokens_in(&self, part: Squares) -> u8 {
        self.tokens.total_in(part)
    }

    /// Tokens for the component on a square: those of its part.
    pub const fn tokens_for(&self, square: Square) -> u8 {
        self.tokens_in(self.part_of(square))
    }

    /// Sleepers in the chambers of a part.
    pub const fn asleep_in(&self, part: Squares) -> u8 {
        self.sleepers.total_in(part)
    }
}
