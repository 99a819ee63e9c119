//! Planner B: five squares marked before building (GX-20.11B).

use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::tiles::Kind;
use serde::{Deserialize, Serialize};

/// Squares marked, in the order of [`Mark::ALL`]; none: lost in a hole (GX-20.11B.3).
pub type Marks = [Option<Square>; 5];

/// What a square is marked with (GX-20.11B.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// At least one normal container.
    Blue,
    /// At least one special container.
    Red,
    /// A cabin or luxury cabin.
    Human,
    /// Any life support.
    Alien,
    /// A solar panel or at least one battery cell.
    Token,
}

/// Credits for each marked square that matches (GX-20.11B.4).
pub const MARK_PAY: u8 = 2;

impl Mark {
    /// All five.
    pub const ALL: [Mark; 5] = [Mark::Blue, Mark::Red, Mark::Human, Mark::Alien, Mark::Token];

    /// Whether a component matches (GX-20.11B.5).
    pub const fn matches(self, kind: Kind) -> bool {
        match self {
            Mark::Blue => kind.containers() > kind.special_containers(),
            Mark::Red => kind.special_containers() > 0,
            Mark::Human => matches!(kind, Kind::StartingCabin | Kind::Cabin | Kind::LuxuryCabin),
            Mark::Alien => {
                matches!(
                    kind,
                    Kind::LifeSupport { .. } | Kind::MixedLifeSupport { .. }
                )
            }
            Mark::Token => kind.cells() > 0 || matches!(kind, Kind::SolarPanel),
        }
    }
}

impl Ship {
    /// The marks of a plan, if it may be made on this board: five different squares of the board, none next to the starting
    /// component or to another (GX-20.11B.1, GX-20.11B.2).
    pub fn plan(&self, squares: &[Square]) -> Result<Marks, Refusal> {
        let marked: Squares = squares.iter().copied().collect();
        if squares.len() != Mark::ALL.len() || marked.len() as usize != squares.len() {
            return Err(Refusal::WrongCount {
                needed: Mark::ALL.len() as u8,
                named: squares.len(),
            });
        }
        let start = self.board().start;
        for square in squares {
            if !self.drawn().has(*square) || *square == start {
                return Err(Refusal::SquareNotFree(*square));
            }
            let near = |set: Squares| {
                Side::ALL
                    .into_iter()
                    .filter_map(|side| self.neighbour(*square, side))
                    .any(|across| set.has(across))
            };
            if near(marked) || near(start.set()) {
                return Err(Refusal::MarksTouch(*square));
            }
        }
        let mut marks = [None; 5];
        for (mark, square) in marks.iter_mut().zip(squares) {
            *mark = Some(*square);
        }
        Ok(marks)
    }

    /// How many marked squares have a matching component (GX-20.11B.4 to GX-20.11B.6).
    pub fn matching_marks(&self, marks: &Marks) -> u8 {
        Mark::ALL
            .into_iter()
            .zip(marks)
            .filter(|(mark, square)| {
                square
                    .and_then(|square| self.kind(square))
                    .is_some_and(|kind| mark.matches(kind))
            })
            .count() as u8
    }

    /// A plan for somebody who is away or a bot: squares of the board far from each other, cabins near the middle.
    pub fn default_plan(&self) -> Vec<Square> {
        let mut chosen: Vec<Square> = Vec::new();
        let start = self.board().start;
        let mut free: Vec<Square> = self.drawn().iter().collect();
        free.sort_by_key(|square| {
            let columns = i16::from(square.column()) - i16::from(start.column());
            let rows = i16::from(square.row()) - i16::from(start.row());
            (columns.abs() + rows.abs(), *square)
        });
        for square in free {
            let near = Side::ALL
                .into_iter()
                .filter_map(|side| self.neighbour(square, side))
                .any(|across| across == start || chosen.contains(&across));
            if square != start && !near && chosen.len() < Mark::ALL.len() {
                chosen.push(square);
            }
        }
        chosen
    }
}
