//! Class IIA, the twin ship: two halves that fly together (GX-6).
//!
//! The ship of a [`Pilot`](crate::flight::Pilot) has the tiles that are in flight. A half in hyperspace is kept beside it, so
//! that every count, loss and hit concerns the halves in flight alone (GX-6.24).

use crate::board::ShipClass;
use crate::ship::Ship;
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

/// The squares of each half; the column between them has none (GX-6.8).
const HALVES: [Squares; 2] = [columns(0, 4), columns(5, 9)];
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

    /// The grid squares on its side.
    pub const fn squares(self) -> Squares {
        HALVES[self as usize]
    }

    /// The half with this square.
    pub const fn of(square: Square) -> Half {
        if HALVES[0].has(square) {
            Half::Left
        } else {
            Half::Right
        }
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

    /// The parts of the grid whose components work together: both halves of a twin ship, or everything.
    pub const fn parts(self) -> &'static [Squares] {
        if self.is_twin() { &HALVES } else { &WHOLE }
    }

    /// The part with this square.
    pub const fn part(self, square: Square) -> Squares {
        if self.is_twin() {
            Half::of(square).squares()
        } else {
            EVERYWHERE
        }
    }
}

impl Ship {
    /// Whether a half has components.
    pub const fn has_half(&self, half: Half) -> bool {
        !self.occupied.and(half.squares()).is_empty()
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
        for square in self.occupied.and(half.squares()).iter() {
            if let Some((placed, contents)) = self.take(square) {
                other.put(square, placed);
                other.set_contents(square, contents);
            }
        }
        other.specialization = self.specialization;
        other
    }

    /// Puts the tiles of a half back.
    pub fn join_half(&mut self, half: &Ship) {
        for (square, placed) in half.tiles() {
            self.put(square, placed);
            self.set_contents(square, half.contents(square));
        }
    }

    /// Tokens in the batteries of a part.
    pub const fn tokens_in(&self, part: Squares) -> u8 {
        self.tokens.total_in(part)
    }

    /// Tokens for the component on a square: those of its part.
    pub const fn tokens_for(&self, square: Square) -> u8 {
        self.tokens_in(self.class().part(square))
    }

    /// Sleepers in the chambers of a part.
    pub const fn asleep_in(&self, part: Squares) -> u8 {
        self.sleepers.total_in(part)
    }
}
