//! What the check allows owners of an Architect, a Hypergeometer or a Planner (GX-20.2A, GX-20.8A, GX-20.11A).

use super::{Member, a};
use crate::check::Fault;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};

impl Ship {
    /// Tiles that lie outside the drawn squares or on holes.
    const fn off_board(&self) -> Squares {
        self.occupied().without(self.squares())
    }

    /// Tiles outside the drawn squares or on holes that must go: all, or with an Architect all but one (GX-20.2A.1,
    /// GX-20.2A.3).
    pub(crate) fn outside_too_many(&self) -> Squares {
        let mut off = self.off_board();
        if self.abilities().has(a(Member::Architect))
            && let Some(first) = off.first()
        {
            off.remove(first);
        }
        off
    }

    /// Whether the Architect may put a tile here: outside the drawn squares, within the rows and columns of the board, and no
    /// other one lies off the board yet (GX-20.2A.1, GX-20.2A.2).
    pub(crate) fn architect_may_use(&self, square: Square) -> bool {
        if !self.abilities().has(a(Member::Architect)) || !self.off_board().is_empty() {
            return false;
        }
        // The column between the halves of a twin ship is one of its columns (GX-20.2A.4).
        let drawn = self.drawn();
        let within = |of: fn(Square) -> u8| {
            let lines = drawn.iter().map(of);
            let (first, last) = (lines.clone().min(), lines.max());
            first.is_some_and(|first| first <= of(square))
                && last.is_some_and(|last| of(square) <= last)
        };
        within(Square::column) && within(Square::row)
    }

    /// All squares where the Architect may put a tile now.
    pub fn architect_squares(&self) -> Squares {
        if !self.abilities().has(a(Member::Architect)) {
            return Squares::EMPTY;
        }
        let all = (0..self.board().rows).fold(Squares::EMPTY, |all, row| all.or(Squares::row(row)));
        all.without(self.drawn())
            .iter()
            .filter(|square| self.architect_may_use(*square))
            .collect()
    }

    /// Errors that an ability excuses are taken out of the list.
    pub(crate) fn excuse(&self, faults: &mut Vec<Fault>) {
        let abilities = self.abilities();
        if abilities.has(a(Member::Architect)) && self.off_board().len() == 1 {
            faults.retain(|fault| !matches!(fault, Fault::Outside { .. } | Fault::Hole { .. }));
        }
        if abilities.has(a(Member::Hypergeometer)) {
            let engines = self
                .engines
                .and(self.occupied().seen_from(Side::Rear))
                .len();
            let cannons = Side::ALL
                .into_iter()
                .fold(Squares::EMPTY, |all, side| {
                    all.or(self.barrels[side.index()].and(self.seen(self.occupied(), side)))
                })
                .len();
            // GX-20.8A.2: with more offenders than one the owner says which of them goes.
            faults.retain(|fault| match fault {
                Fault::BehindEngine { .. } => engines > 1,
                Fault::FrontOfCannon { .. } => cannons > 1,
                _ => true,
            });
        }
    }

    /// Errors of a ship while it is built: two pieces of a Planner are none yet (GX-20.11A.1).
    pub fn faults_while_building(&self) -> Vec<Fault> {
        let mut faults = self.faults_so_far();
        if self.abilities().has(a(Member::Planner)) {
            faults.retain(|fault| !matches!(fault, Fault::Separate { .. }));
        }
        faults
    }

    /// Whether a tile may lie apart from the ship: a Planner's ship may be in two pieces, never more; of a twin ship one of the
    /// halves (GX-20.11A.1, GX-20.11A.2, GX-20.11A.4).
    pub(crate) fn may_start_piece(&self) -> bool {
        if !self.abilities().has(a(Member::Planner)) {
            return false;
        }
        let pieces = self.pieces();
        self.parts_of_grid().iter().all(|part| {
            let inside = pieces.iter().filter(|piece| !piece.and(*part).is_empty());
            inside.count() <= 1
        })
    }
}
