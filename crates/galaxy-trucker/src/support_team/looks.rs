//! Advertiser B: plated sides on the outside of a ship (GX-20.1B).

use crate::ship::Ship;
use crate::side::Side;
use crate::square::{COLUMNS, ROWS, Square, Squares};

impl Ship {
    /// Empty squares that can be reached from beyond the grid: the others are holes inside the ship (GX-20.1B.4).
    fn open_space(&self) -> Squares {
        let all = (0..ROWS).fold(Squares::EMPTY, |all, row| all.or(Squares::row(row)));
        let empty = all.without(self.occupied());
        let mut rim = Squares::row(0).or(Squares::row(ROWS - 1));
        if !self.class().wraps() {
            rim = rim.or(Squares::column(0)).or(Squares::column(COLUMNS - 1));
        }
        let mut open = rim.and(empty);
        loop {
            let next = Side::ALL
                .into_iter()
                .fold(open, |next, side| next.or(self.seen(open, side)))
                .and(empty);
            if next == open {
                return open;
            }
            open = next;
        }
    }

    /// Plated sides on the outside: each side counts on its own; one that faces a tile or a hole inside the ship does not
    /// (GX-20.1B.1 to GX-20.1B.5).
    pub fn outer_plated_sides(&self) -> u32 {
        let open = self.open_space();
        let outer = |square: Square, side: Side| {
            self.is_plated(square, side)
                && self
                    .neighbour(square, side)
                    .is_none_or(|across| open.has(across))
        };
        self.occupied()
            .iter()
            .flat_map(|square| Side::ALL.map(|side| outer(square, side)))
            .filter(|outer| *outer)
            .count() as u32
    }
}
