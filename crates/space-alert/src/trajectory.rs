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

/// The last square at distance 1, and at distance 2 (SA-2.17).
const CLOSE: i8 = 5;
pub(crate) const NEAR: i8 = 10;
/// Squares of the longest board, and none at 0.
const LONGEST: usize = 17;
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
    #[inline]
    pub const fn square(self, p: i8) -> Option<Square> {
        /// Looked up rather than worked out: where threats are cannot be guessed.
        static SQUARES: [[Option<Square>; LONGEST]; 7] = {
            let mut squares = [[None; LONGEST]; 7];
            let mut board = 0;
            while board < 7 {
                squares[board][1] = Some(Square::Z);
                let mut p = 2;
                while p < LONGEST {
                    if X[board] >> p & 1 == 1 {
                        squares[board][p] = Some(Square::X);
                    } else if Y[board] >> p & 1 == 1 {
                        squares[board][p] = Some(Square::Y);
                    }
                    p += 1;
                }
                board += 1;
            }
            squares
        };
        if p < 0 || p as usize >= LONGEST {
            return None;
        }
        SQUARES[self as usize][p as usize]
    }

    /// The first action square on the way from `p` to the ship; 0 behind Z.
    #[inline]
    pub(crate) const fn next(self, p: i8) -> i8 {
        static NEXT: [[i8; LONGEST]; 7] = {
            let mut next = [[0; LONGEST]; 7];
            let mut board = 0;
            while board < 7 {
                let mut p = 2;
                while p < LONGEST {
                    let is_action = (X[board] | Y[board] | 1 << 1) >> (p - 1) & 1 == 1;
                    next[board][p] = if is_action {
                        p as i8 - 1
                    } else {
                        next[board][p - 1]
                    };
                    p += 1;
                }
                board += 1;
            }
            next
        };
        if p < 0 || p as usize >= LONGEST {
            return 0;
        }
        NEXT[self as usize][p as usize]
    }

    /// The distance of square `p` from the ship: 1, 2 or 3 (SA-2.17).
    #[inline]
    pub const fn distance(p: i8) -> u8 {
        if p <= CLOSE {
            1
        } else if p <= NEAR {
            2
        } else {
            3
        }
    }
}
