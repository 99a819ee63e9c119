//! The seven trajectory boards (SA-2.15 to SA-2.19).

use serde::{Deserialize, Serialize};

/// A trajectory board, T1 to T7.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Trajectory {
    /// 10 squares.
    #[default]
    T1 = 0,
    /// 11 squares.
    T2,
    /// 12 squares.
    T3,
    /// 13 squares.
    T4,
    /// 14 squares.
    T5,
    /// 15 squares, two Y.
    T6,
    /// 16 squares, two Y.
    T7,
}

/// A square at which a threat acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Square {
    /// First action square.
    X,
    /// Middle action square; some boards have two, some none.
    Y,
    /// The last square, at the ship.
    Z,
}

/// X squares of each board, as bits by distance from the ship (SA-2.16).
const X: [u32; 7] = [1 << 5, 1 << 8, 1 << 8, 1 << 9, 1 << 11, 1 << 10, 1 << 12];
/// Y squares of each board (SA-2.16).
const Y: [u32; 7] = [
    0,
    0,
    1 << 3,
    1 << 5,
    1 << 7,
    1 << 7 | 1 << 3,
    1 << 8 | 1 << 5,
];

impl Trajectory {
    /// All boards.
    pub const ALL: [Trajectory; 7] = [
        Trajectory::T1,
        Trajectory::T2,
        Trajectory::T3,
        Trajectory::T4,
        Trajectory::T5,
        Trajectory::T6,
        Trajectory::T7,
    ];

    /// Number of squares, which is also the start square (SA-2.16, SA-6.1).
    #[inline]
    pub const fn length(self) -> i8 {
        10 + self as i8
    }

    /// What lies on square `p`.
    pub const fn square(self, p: i8) -> Option<Square> {
        if p == 1 {
            return Some(Square::Z);
        }
        if p < 1 || p > self.length() {
            return None;
        }
        if X[self as usize] >> p & 1 == 1 {
            Some(Square::X)
        } else if Y[self as usize] >> p & 1 == 1 {
            Some(Square::Y)
        } else {
            None
        }
    }

    /// The first action square on the way from `p` to the ship; 0 behind Z.
    #[inline]
    pub(crate) const fn next(self, p: i8) -> i8 {
        let ahead = (X[self as usize] | Y[self as usize] | 1 << 1) & ((1u32 << p) - 1);
        31 - (ahead | 1).leading_zeros() as i8
    }

    /// The distance of square `p` from the ship: 1, 2 or 3 (SA-2.17).
    #[inline]
    pub const fn distance(p: i8) -> u8 {
        match p {
            ..=5 => 1,
            6..=10 => 2,
            _ => 3,
        }
    }
}
