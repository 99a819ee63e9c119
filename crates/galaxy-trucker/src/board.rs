//! Ship boards: which squares a class has and which numbers are printed on its edge (GT-3, GX-14, GX-15).

use crate::data::Number;
use crate::side::Side;
use crate::square::{COLUMNS, SQUARES, STRIDE, Square, Squares};
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
    /// Class IIB, a cylinder: its leftmost and rightmost columns touch (GX-14).
    IIB,
    /// Class IIIB, the amoeba: dice make holes in it (GX-15).
    IIIB,
    /// Class IA: flies in any of four directions (GX-5).
    IA,
    /// Class IIA, the twin ship: two halves that are not joined (GX-6).
    IIA,
    /// Class IV: a board of two random parts for each player (GX-16).
    IV,
}

impl ShipClass {
    /// All classes: those of the base game first.
    pub const ALL: [ShipClass; 9] = [
        ShipClass::I,
        ShipClass::II,
        ShipClass::III,
        ShipClass::IIIA,
        ShipClass::IIB,
        ShipClass::IIIB,
        ShipClass::IA,
        ShipClass::IIA,
        ShipClass::IV,
    ];

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
            ShipClass::IIB => "IIB",
            ShipClass::IIIB => "IIIB",
            ShipClass::IA => "IA",
            ShipClass::IIA => "IIA",
            ShipClass::IV => "IV",
        }
    }

    /// Whether the leftmost and rightmost columns touch (GX-14.1).
    #[inline(always)]
    pub const fn wraps(self) -> bool {
        matches!(self, ShipClass::IIB)
    }

    /// The squares that are holes after this roll (GX-15.2 to GX-15.4). Only class IIIB has holes.
    pub fn holes(self, dice: [u8; 2]) -> Squares {
        let mut holes = Squares::EMPTY;
        if self != ShipClass::IIIB {
            return holes;
        }
        let board = self.board();
        for die in dice {
            let numbered = crate::data::holes().get(usize::from(die).wrapping_sub(1));
            for [column, row] in numbered.into_iter().flatten() {
                if let Some(square) = board.at_label(*column, *row) {
                    holes.insert(square);
                }
            }
        }
        if dice[0] == dice[1] {
            holes.insert(board.start);
        }
        holes
    }
}

/// Class IIIB: the squares that carry each number from 1 to 6, by their printed column and row. The printed assignment is
/// lost; this one is designed (GX-15.7).
pub const HOLE_NUMBERS: [[[u8; 2]; 5]; 6] = [
    [[4, 5], [7, 5], [6, 6], [9, 7], [8, 8]],
    [[8, 5], [3, 6], [6, 8], [11, 8], [8, 9]],
    [[7, 4], [10, 5], [4, 7], [11, 7], [7, 9]],
    [[6, 4], [9, 4], [11, 6], [5, 9], [10, 9]],
    [[8, 4], [6, 5], [3, 8], [6, 9], [9, 9]],
    [[5, 4], [9, 6], [3, 7], [5, 7], [9, 8]],
];

/// A ship board.
#[derive(Debug)]
pub struct Board {
    /// Its class.
    pub class: ShipClass,
    /// The squares drawn on it (GT-3.1).
    pub squares: Squares,
    /// Where the starting cabin stands (GT-3.5). On the twin ship this is no square of the board: it has none (GX-6.2).
    pub start: Square,
    /// Number of rows of the grid that the board uses.
    pub rows: u8,
    /// The number printed at the leftmost column of the grid.
    first_column: u8,
    /// The number printed at the front row and the step from row to row (GT-3.3, GT-3.4).
    first_row: i8,
    row_step: i8,
    /// The most that lost components cost; none: no insurance (GT-22.11, GT-25.4).
    pub insurance: Option<u8>,
}

/// Class IIB: what is added to the row of a side hit that starts in the right starting column (GX-14.7).
pub const RIGHT_START: u8 = 10;

impl Board {
    /// The printed column and row of a square.
    pub const fn label(&self, square: Square) -> [u8; 2] {
        let row = self.first_row + self.row_step * square.row() as i8;
        [square.column() + self.first_column, row as u8]
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
        if label >= self.first_column && label < self.first_column + 9 {
            Some(label - self.first_column)
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

    /// The number of the line that two dice select for a hazard (GT-19.2). Class IA: the line from 1 to 5 with several
    /// totals each (GX-5.3). On the cylinder, where faces are not added (GX-14.4 to GX-14.7), the column; or the row, with
    /// [`RIGHT_START`] added where the hit starts in the right starting column; 0 misses.
    pub fn line_of(&self, along_column: bool, dice: [u8; 2]) -> u8 {
        let [first, second] = dice;
        let total = first + second;
        match self.class {
            ShipClass::IA => match total {
                0..=3 => return 1,
                4 | 5 => return 2,
                6..=8 => return 3,
                9 | 10 => return 4,
                _ => return 5,
            },
            ShipClass::IIB => {}
            _ => return total,
        }
        let face = |die: u8| usize::from(die.clamp(1, 6) - 1);
        if along_column {
            return Number::CylinderColumns.at(6 * face(first) + face(second));
        }
        match Number::CylinderRows.at(face(first)) {
            0 => 0,
            row if second > 3 => row + RIGHT_START,
            row => row,
        }
    }

    /// The line next to another one, as a thruster that points to this side makes of it (GX-13.8). On the cylinder columns go
    /// around, and a side hit keeps its starting column (GX-14.12, GX-14.13). Nothing for a roll that names no line.
    pub const fn shifted(&self, along_column: bool, roll: u8, to: Side) -> Option<u8> {
        if roll == 0 {
            return None;
        }
        let step = match to {
            Side::Left => -1,
            Side::Right => 1,
            Side::Front => -self.row_step,
            Side::Rear => self.row_step,
        };
        let shifted = roll.saturating_add_signed(step);
        if !(self.class.wraps() && along_column) {
            return Some(shifted);
        }
        Some(match shifted {
            0 => COLUMNS,
            column if column > COLUMNS => 1,
            column => column,
        })
    }

    /// The square at rolled coordinates: the first roll is the column, the second the row (GT-20.86, GX-0.25).
    pub fn at_dice(&self, column: [u8; 2], row: [u8; 2]) -> Option<Square> {
        let column = self.line_of(true, column);
        let row = self.line_of(false, row);
        if self.class.wraps() {
            self.at_label(column, row % RIGHT_START)
        } else {
            self.at_label(column, row)
        }
    }

    /// The square with these numbers, on the board or beside it: of class IA any of the numbers of its lines (GX-9.13), of the
    /// others the printed ones.
    pub fn at_numbers(&self, column: u8, row: u8) -> Option<Square> {
        match self.class {
            ShipClass::IA => self.at_dice([column, 0], [row, 0]),
            _ => self.at_label(column, row),
        }
    }

    /// The printed number of a line: on the cylinder without the starting column of a side hit (GX-14.7).
    pub const fn line_number(&self, line: u8) -> u8 {
        if self.class.wraps() {
            line % RIGHT_START
        } else {
            line
        }
    }

    /// The squares of the line with this number, for a hazard along a column or a row (GT-3.2, GT-3.6).
    pub const fn line(&self, along_column: bool, roll: u8) -> Squares {
        let roll = self.line_number(roll);
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

/// Reads a drawing of nine characters a row, front first: `#` square, `S` starting square, `s` the place of a starting cabin
/// that is not used.
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
            if line[column] == b's' {
                start = Square::at(column as u8, row as u8);
            } else if line[column] != b'.' {
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
        first_column: match class {
            ShipClass::IIB | ShipClass::IA => 1,
            _ => 3,
        },
        first_row,
        row_step,
        insurance,
    }
}

static BOARDS: [Board; 9] = [
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
    board(
        ShipClass::IIB,
        &["#..#.#..#", "##.###.##", "####S####", "##.###.##"],
        2,
        1,
        None,
    ),
    board(
        ShipClass::IIIB,
        &[
            "..#####..",
            ".#######.",
            "#########",
            "####S####",
            "#########",
            ".#######.",
        ],
        4,
        1,
        None,
    ),
    // Lines are numbered by their places; `line_of` says which totals hit them.
    board(
        ShipClass::IA,
        &[
            ".###.....",
            "#####....",
            ".#S#.....",
            "#####....",
            "#...#....",
        ],
        1,
        1,
        None,
    ),
    board(
        ShipClass::IIA,
        &[
            "#..#..##.",
            "####.####",
            ".##.s.##.",
            "####.####",
            "#..#..##.",
        ],
        5,
        1,
        None,
    ),
    // Every square that some part has; a ship has those of its two parts (GX-16.1).
    board(
        ShipClass::IV,
        &[
            "...###...",
            ".#######.",
            ".#######.",
            "#########",
            "#########",
            "####S####",
            "#########",
            "#########",
            "#########",
            ".##...##.",
        ],
        2,
        1,
        None,
    ),
];

const _: () = assert!(SQUARES <= 128);
