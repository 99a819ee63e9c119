//! Squares of a ship board, and sets of them as one word of bits.
//!
//! All boards lie on one grid of 9 columns and 10 rows. Rows are ten bits apart, so the tenth bit of each row is always
//! empty and a shift by one never carries a tile into the next row. 128 bits leave room for the tallest board of the
//! expansions (class IV, ten rows).

use crate::side::Side;
use serde::{Deserialize, Serialize};

/// Columns of the grid.
pub const COLUMNS: u8 = 9;
/// Rows of the grid.
pub const ROWS: u8 = 10;
/// Distance between two rows in [`Square`] numbers.
pub const STRIDE: u8 = 10;
/// One more than the highest square number.
pub const SQUARES: usize = ROWS as usize * STRIDE as usize;

/// A place of the grid: `row * 10 + column`, both counted from zero, from the front and from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

impl Square {
    /// The square in this column and row of the grid, both counted from zero.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < COLUMNS && row < ROWS {
            Some(Square(row * STRIDE + column))
        } else {
            None
        }
    }

    /// Place in an array of [`SQUARES`] elements.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Column of the grid, from zero.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Row of the grid, from zero at the front.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The square next to this one on `side`.
    pub const fn neighbour(self, side: Side) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::Front if row > 0 => Square::at(column, row - 1),
            Side::Right => Square::at(column + 1, row),
            Side::Rear => Square::at(column, row + 1),
            Side::Left if column > 0 => Square::at(column - 1, row),
            _ => None,
        }
    }

    /// As [`neighbour`](Square::neighbour) on a board whose leftmost and rightmost columns touch (GX-14.1).
    pub const fn neighbour_around(self, side: Side) -> Option<Square> {
        let (column, row) = (self.column(), self.row());
        match side {
            Side::Right if column + 1 == COLUMNS => Square::at(0, row),
            Side::Left if column == 0 => Square::at(COLUMNS - 1, row),
            _ => self.neighbour(side),
        }
    }

    /// The set of this square alone.
    pub const fn set(self) -> Squares {
        Squares(1 << self.0)
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Square, &'static str> {
        Square::at(number % STRIDE, number / STRIDE).ok_or("no such square")
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u128);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);

    /// All squares of one column of the grid.
    pub const fn column(column: u8) -> Squares {
        const LEFTMOST: u128 = {
            let mut bits = 0;
            let mut row = 0;
            while row < ROWS {
                bits |= 1 << (row * STRIDE);
                row += 1;
            }
            bits
        };
        Squares(LEFTMOST << column)
    }

    /// All squares of one row of the grid.
    pub const fn row(row: u8) -> Squares {
        Squares(((1 << COLUMNS) - 1) << (row * STRIDE))
    }

    /// Whether `square` is a member.
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.set().0 != 0
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many members.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// Members of both.
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// Members of either.
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// Members that `other` does not have.
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// The squares whose neighbour on `side` is a member.
    #[inline(always)]
    pub const fn seen_from(self, side: Side) -> Squares {
        match side {
            Side::Front => Squares(self.0 << STRIDE),
            Side::Right => Squares(self.0 >> 1),
            Side::Rear => Squares(self.0 >> STRIDE),
            Side::Left => Squares(self.0 << 1),
        }
    }

    /// As [`seen_from`](Squares::seen_from) on a board whose leftmost and rightmost columns touch (GX-14.1).
    #[inline(always)]
    pub const fn seen_around(self, side: Side) -> Squares {
        const LEFTMOST: u128 = Squares::column(0).0;
        const RIGHTMOST: u128 = Squares::column(COLUMNS - 1).0;
        const ACROSS: u8 = COLUMNS - 1;
        let flat = self.seen_from(side);
        match side {
            Side::Right => Squares(flat.0 | (self.0 & LEFTMOST) << ACROSS),
            Side::Left => Squares(flat.0 | (self.0 & RIGHTMOST) >> ACROSS),
            Side::Front | Side::Rear => flat,
        }
    }

    /// One of the two, known when the code is compiled.
    #[inline(always)]
    pub const fn seen<const AROUND: bool>(self, side: Side) -> Squares {
        if AROUND {
            self.seen_around(side)
        } else {
            self.seen_from(side)
        }
    }

    /// The member nearest to the front, then to the left.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The member nearest to the rear, then to the right.
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(127 - self.0.leading_zeros() as u8))
        }
    }

    /// The members from front to rear, left to right.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let square = left.first()?;
            left.remove(square);
            Some(square)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, |mut set, square| {
            set.insert(square);
            set
        })
    }
}

// On the wire and on disk a set is a plain list of square numbers.
impl Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
