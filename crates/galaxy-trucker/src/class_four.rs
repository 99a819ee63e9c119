//! Class IV: every player has a board of his or her own, made of two random parts (GX-16, appendix A).

use crate::board::ShipClass;
use crate::data::Number;
use crate::ship::Ship;
use crate::square::{Square, Squares};

/// A part of a class IV board.
#[derive(Debug)]
pub struct BoardPart {
    /// Its squares on the grid of the class.
    pub squares: Squares,
}

/// The first row of the lower parts.
const LOWER: u8 = 6;

/// Reads a drawing of nine characters a row, front first.
const fn part(first_row: u8, drawing: &[&str]) -> BoardPart {
    let mut squares = Squares::EMPTY;
    let mut row = 0;
    while row < drawing.len() {
        let line = drawing[row].as_bytes();
        let mut column = 0;
        while column < line.len() {
            if line[column] == b'#'
                && let Some(square) = Square::at(column as u8, first_row + row as u8)
            {
                squares.insert(square);
            }
            column += 1;
        }
        row += 1;
    }
    BoardPart { squares }
}

/// The five upper parts, with the square of the starting cabin in the last row.
#[rustfmt::skip]
pub static UPPER_PARTS: [BoardPart; 5] = [
    part(1, &["..#...#..", "..##.##..", ".#######.", ".#.###.#.", "#########"]),
    part(1, &["...###...", "...###...", "#..###..#", "##.###.##", "#########"]),
    part(1, &[".#..#..#.", ".#######.", "..#####..", ".##.#.##.", ".#######."]),
    part(0, &["....#....", "...###...", "...###...", "..##.##..", "#.#####.#", "#########"]),
    part(0, &["...#.#...", "...###...", "...###...", ".#.###.#.", ".#######.", ".#######."]),
];

/// The five lower parts.
#[rustfmt::skip]
pub static LOWER_PARTS: [BoardPart; 5] = [
    part(LOWER, &[".#######.", "..##.##..", "..#####..", "..#...#.."]),
    part(LOWER, &["#########", "#.##.##.#", "...###..."]),
    part(LOWER, &["##.###.##", ".#######.", "..##.##.."]),
    part(LOWER, &[".#######.", "..#####..", ".##...##.", ".#.....#."]),
    part(LOWER, &[".#######.", "###.#.###", "##.....##"]),
];

/// What insurance of a class IV ship costs, and the most that lost components cost with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InsuranceOffer {
    /// Its price, printed on the lower part (GX-16.6).
    pub price: u8,
    /// The maximum, printed on the upper part (GX-16.7).
    pub most: u8,
}

impl Ship {
    /// Class IV: lays these parts as its board; numbers that do not exist change nothing.
    pub fn set_parts(&mut self, [upper, lower]: [u8; 2]) {
        if self.class() != ShipClass::IV {
            return;
        }
        let upper = UPPER_PARTS.get(usize::from(upper));
        let lower = LOWER_PARTS.get(usize::from(lower));
        if let (Some(upper), Some(lower)) = (upper, lower) {
            self.set_squares(upper.squares.or(lower.squares));
        }
    }

    /// Class IV: the parts of its board, the upper one first, counted from zero.
    pub fn parts(&self) -> Option<[u8; 2]> {
        if self.class() != ShipClass::IV {
            return None;
        }
        let has = |part: &BoardPart| part.squares.without(self.squares()).is_empty();
        UPPER_PARTS
            .iter()
            .enumerate()
            .flat_map(|(upper, _)| (0..LOWER_PARTS.len()).map(move |lower| (upper, lower)))
            .find(|(upper, lower)| {
                let (upper, lower) = (&UPPER_PARTS[*upper], &LOWER_PARTS[*lower]);
                has(upper) && has(lower) && upper.squares.or(lower.squares) == self.squares()
            })
            .map(|(upper, lower)| [upper as u8, lower as u8])
    }

    /// Class IV: what is printed about insurance on its board. The printed numbers are lost; those shipped are designed
    /// (GX-16.8).
    pub fn insurance_offer(&self) -> Option<InsuranceOffer> {
        let [upper, lower] = self.parts()?;
        Some(InsuranceOffer {
            price: Number::InsurancePrice.at(lower.into()),
            most: Number::InsuranceMost.at(upper.into()),
        })
    }
}
