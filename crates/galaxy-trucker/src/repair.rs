//! The ship check: taking tiles off until no error is left (GT-13).

use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use crate::tiles::Kind;

/// What a repair takes off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Chosen tiles.
    pub removed: Squares,
    /// Tiles that are no longer joined (GT-13.5).
    pub fell_off: Squares,
}

impl Ship {
    /// Cabin places on these squares, which make a piece valuable at the check (GT-31.30).
    fn cabin_places(&self, piece: Squares) -> u32 {
        self.cabins()
            .and(piece)
            .iter()
            .map(|square| u32::from(self.places_at_launch(square)))
            .sum()
    }

    /// The ship after these tiles are taken off, and what else fell off. `keep` names a tile of the piece that stays; of
    /// a twin ship of which both halves break one in each (GX-6.41).
    pub fn repaired(&self, remove: &[Square], keep: &[Square]) -> Result<(Ship, Repair), Refusal> {
        let mut ship = *self;
        let mut removed = Squares::EMPTY;
        for square in remove {
            if ship.take(*square).is_none() {
                return Err(Refusal::NoTileThere(*square));
            }
            removed.insert(*square);
        }
        let mut fell_off = Squares::EMPTY;
        loop {
            let pieces = ship.broken_pieces();
            let Some(first) = pieces.first().and_then(|piece| piece.first()) else {
                break;
            };
            if let Some(square) = keep.iter().find(|square| !ship.occupied().has(**square)) {
                return Err(Refusal::NoSuchPiece(*square));
            }
            let kept = pieces
                .iter()
                .copied()
                .find(|piece| keep.iter().any(|square| piece.has(*square)))
                .unwrap_or_else(|| ship.default_piece(&pieces, |piece| ship.cabin_places(piece)));
            let lost = ship.occupied().and(ship.part_of(first)).without(kept);
            for square in lost.iter() {
                ship.take(square);
            }
            fell_off = fell_off.or(lost);
        }
        match ship.faults().first() {
            Some(fault) => Err(Refusal::StillIllegal(*fault)),
            None => Ok((ship, Repair { removed, fell_off })),
        }
    }

    /// The tiles that the default repair takes off (GT-31.30). What falls off afterwards is not among them.
    pub fn default_repair(&self) -> Vec<Square> {
        let mut ship = *self;
        let mut removed = Vec::new();
        let first = ship.askew.or(ship.outside_too_many());
        for square in first.iter() {
            ship.take(square);
            removed.push(square);
        }
        loop {
            // Tiles that are apart are no error here: they fall off at the end.
            let faults: Vec<_> = ship
                .faults()
                .into_iter()
                .filter(|fault| !matches!(fault, crate::check::Fault::Separate { .. }))
                .collect();
            let mut worst: Option<(Square, _)> = None;
            for square in ship.occupied().iter() {
                let errors = faults
                    .iter()
                    .filter(|fault| {
                        let (one, other) = fault.squares();
                        one == square || other == Some(square)
                    })
                    .count();
                if errors == 0 {
                    continue;
                }
                let mut without = ship;
                without.take(square);
                let left = without.pieces().iter().map(|piece| piece.len()).max();
                let starting = ship.kind(square) == Some(Kind::StartingCabin);
                let rank = (!starting, errors, left.unwrap_or(0), ship.tie_order(square));
                if worst.as_ref().is_none_or(|(_, other)| rank > *other) {
                    worst = Some((square, rank));
                }
            }
            let Some((square, _)) = worst else {
                return removed;
            };
            ship.take(square);
            removed.push(square);
        }
    }
}
