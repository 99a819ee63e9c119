//! Ship boards: which squares a class has and which numbers are printed on its edge (GT-3).

use crate::square::{SQUARES, STRIDE, Square, Squares};
use serde::{Deserialize, Serialize};

/// A class of ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ShipClass {
    /// Class I.
    I,
    /// Class II.
    II,
    /// Class III.
    III,
    /// Class IIIA, written `IIIa` in recorded cases (GT-3.7).
    #[serde(alias = "IIIa")]
    IIIA,
}

impl ShipClass {
    /// All classes of the base game.
    pub const ALL: [ShipClass; 4] = [ShipClass::I, ShipClass::II, ShipClass::III, ShipClass::IIIA];

    /// The board of this class.
    pub const fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }

    /// The class as it is printed.
    pub const fn name(self) -> &'static str {
        match self {
            ShipClass::I => "I",
            ShipClass::II => "II",
            ShipClass::III => "III",
            ShipClass::IIIA => "IIIA",
        }
    }
}

/// A ship board.
#[derive(Debug)]
pub struct Board {
    /// Its class.
    pub class: ShipClass,
    /// The squares drawn on it (GT-3.1).
    pub squares: Squares,
    /// Where the starting cabin stands (GT-3.5).
    pub start: Square,
    /// Number of rows of the grid that the board uses.
    pub rows: u8,
    /// The number printed at the front row and the step from row to row (GT-3.3, GT-3.4).
    first_row: i8,
    row_step: i8,
    /// The most that lost components cost; none: no insurance (GT-22.11, GT-25.4).
    pub insurance: Option<u8>,
}

/// The number printed at the leftmost column of the grid.
const FIRST_COLUMN: u8 = 3;

impl Board {
    /// The printed column and row of a square.
    pub const fn label(&self, square: Square) -> [u8; 2] {
        let row = self.first_row + self.row_step * square.row() as i8;
        [square.column() + FIRST_COLUMN, row as u8]
    }

    /// The square with these printed numbers, on the board or beside it, as long as the grid has it.
    pub const fn at_label(&self, column: u8, row: u8) -> Option<Square> {
        match (self.column_of(column), self.row_of(row)) {
            (Some(column), Some(row)) => Square::at(column, row),
            _ => None,
        }
    }

    /// The grid column with this printed number.
    pub const fn column_of(&self, label: u8) -> Option<u8> {
        if label >= FIRST_COLUMN && label < FIRST_COLUMN + 9 {
            Some(label - FIRST_COLUMN)
        } else {
            None
        }
    }

    /// The grid row with this printed number.
    pub const fn row_of(&self, label: u8) -> Option<u8> {
        if label > 12 {
            return None;
        }
        let row = (label as i8 - self.first_row) * self.row_step;
        if row >= 0 && row < self.rows as i8 {
            Some(row as u8)
        } else {
            None
        }
    }

    /// The squares that a roll of the dice selects for a hazard along a column or a row (GT-3.2, GT-3.6).
    pub const fn line(&self, along_column: bool, roll: u8) -> Squares {
        if along_column {
            match self.column_of(roll) {
                Some(column) => Squares::column(column),
                None => Squares::EMPTY,
            }
        } else {
            match self.row_of(roll) {
                Some(row) => Squares::row(row),
                None => Squares::EMPTY,
            }
        }
    }

    /// Length of an array with one element for each square number of this board.
    pub const fn cells(&self) -> usize {
        self.rows as usize * STRIDE as usize
    }
}

/// Reads a drawing of nine characters a row, front first: `#` square, `S` starting square.
const fn board(
    class: ShipClass,
    drawing: &[&str],
    first_row: i8,
    row_step: i8,
    insurance: Option<u8>,
) -> Board {
    let mut squares = Squares::EMPTY;
    let mut start = None;
    let mut row = 0;
    while row < drawing.len() {
        let line = drawing[row].as_bytes();
        let mut column = 0;
        while column < line.len() {
            if line[column] != b'.' {
                let square = Square::at(column as u8, row as u8);
                if let Some(square) = square {
                    squares.insert(square);
                }
                if line[column] == b'S' {
                    start = square;
                }
            }
            column += 1;
        }
        row += 1;
    }
    Board {
        class,
        squares,
        start: start.expect("a board has a starting square"),
        rows: drawing.len() as u8,
        first_row,
        row_step,
        insurance,
    }
}

static BOARDS: [Board; 4] = [
    board(
        ShipClass::I,
        &[
            ".........",
            "....#....",
            "...###...",
            "..##S##..",
            "..#####..",
            "..##.##..",
        ],
        4,
        1,
        Some(5),
    ),
    board(
        ShipClass::II,
        &[
            "....#....",
            "...###...",
            "..#####..",
            "..##S##..",
            ".#######.",
            ".###.###.",
        ],
        4,
        1,
        Some(8),
    ),
    board(
        ShipClass::III,
        &[
            "....#....",
            "...###...",
            "#.#####.#",
            "####S####",
            "#########",
            "##.###.##",
        ],
        4,
        1,
        Some(11),
    ),
    board(
        ShipClass::IIIA,
        &[
            "...###...",
            "..#####..",
            "..##.##..",
            "..#####..",
            "...#S#...",
            "..#.#.#..",
            "..#####..",
            "..#####..",
            "..#.#.#..",
        ],
        11,
        -1,
        None,
    ),
];

const _: () = assert!(SQUARES <= 128);
