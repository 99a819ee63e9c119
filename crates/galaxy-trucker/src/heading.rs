//! Class IA: a ship that may fly in any of the four directions of its board (GX-5).

use crate::board::ShipClass;
use crate::check::Fault;
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::square::Square;

/// The board of class IA has five rows of five squares.
const WIDTH: u8 = 5;

impl Ship {
    /// Whether its owner chooses a direction (GX-5.6).
    pub const fn has_headings(&self) -> bool {
        matches!(self.class(), ShipClass::IA)
    }

    /// The ship after its board was turned by clockwise quarter turns (GX-5.8). Other classes are never turned.
    pub fn turned(&self, turns: Rotation) -> Ship {
        if !self.has_headings() {
            return *self;
        }
        let mut after = Ship::empty(self.class());
        after.set_roads(self.roads());
        after.without_cyan = self.without_cyan;
        after.set_squares(
            self.squares()
                .iter()
                .map(|square| turn_square(square, turns))
                .collect(),
        );
        for (square, placed) in self.tiles() {
            let to = turn_square(square, turns);
            after.put(
                to,
                Placed {
                    rotation: placed.rotation.plus(turns),
                    ..placed
                },
            );
            after.set_contents(to, self.contents(square));
        }
        after.set_abilities(self.abilities());
        if !self.fittings().is_empty() {
            after.set_fittings(self.fittings().turned(turns));
        }
        after
    }

    /// The direction in which the ship has the fewest errors; among those the one with the fewest turns.
    pub fn best_heading(&self) -> Rotation {
        Rotation::ALL
            .into_iter()
            .min_by_key(|turns| self.turned(*turns).faults().len())
            .unwrap_or(Rotation::NONE)
    }

    /// The errors of a ship that is being built: of class IA in its best direction, which is fixed only at the check
    /// (GX-5.6, GX-5.7).
    pub fn faults_so_far(&self) -> Vec<Fault> {
        if !self.has_headings() {
            return self.faults();
        }
        let turns = self.best_heading();
        let back = turns.inverse();
        let faults = self.turned(turns).faults().into_iter();
        faults
            .map(|fault| fault.moved(|square| turn_square(square, back)))
            .collect()
    }

    /// Whether a ship that is being built has no error.
    pub fn is_legal_so_far(&self) -> bool {
        if self.has_headings() {
            self.faults_so_far().is_empty()
        } else {
            self.is_legal()
        }
    }
}

/// Where a square of the board of class IA lies after clockwise quarter turns.
pub fn turn_square(square: Square, turns: Rotation) -> Square {
    (0..turns.quarters()).fold(square, |square, _| {
        let (column, row) = (square.column(), square.row());
        // Squares beside the board stay where they are.
        if column >= WIDTH || row >= WIDTH {
            return square;
        }
        Square::at(WIDTH - 1 - row, column).unwrap_or(square)
    })
}
