//! Meteors and cannon fire that strike a ship (GT-19).

use crate::board::RIGHT_START;
use crate::cards::{Hazard, HazardKind, Size};
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{COLUMNS, Square, Squares};
use serde::{Deserialize, Serialize};

/// What a hazard does to a ship before its owner decides anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "hit")]
pub enum Hit {
    /// No tile in that line (GT-19.4).
    Miss,
    /// A small meteor meets a smooth side (GT-19.14).
    Bounce {
        /// The tile it meets.
        struck: Square,
    },
    /// A single cannon shoots the large meteor (GT-19.24).
    Shot {
        /// The tile it would have met.
        struck: Square,
        /// The cannon.
        cannon: Square,
    },
    /// It meets indestructible plating (GX-2.50).
    Plated {
        /// The tile it meets.
        struck: Square,
    },
    /// The tile is destroyed unless one of these is powered: shields, or cannons that need a token (GT-19.16, GT-19.25).
    /// Without any, nothing helps.
    Threat {
        /// The tile it meets.
        struck: Square,
        /// What may be powered against it with one token.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        defences: Squares,
        /// Shields that help when boosted, with two tokens (GX-2.22).
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        boosted: Squares,
    },
}

impl Ship {
    /// The first tile that a hazard from this side meets in the line of the dice (GT-19.2 to GT-19.4). For `roll` see
    /// [`Board::line_of`](crate::board::Board::line_of).
    pub const fn struck(&self, from: Side, roll: u8) -> Option<Square> {
        let line = self.board().line(along_column(from), roll);
        if self.class().wraps() && !along_column(from) {
            return self.struck_around(from, line, roll > RIGHT_START);
        }
        let tiles = self.occupied.and(line);
        match from {
            Side::Front | Side::Left => tiles.first(),
            Side::Rear | Side::Right => tiles.last(),
        }
    }

    /// On a cylinder a hazard from the side starts in the third column from the left or from the right and flies around the
    /// ship (GX-14.7 to GX-14.9).
    const fn struck_around(&self, from: Side, row: Squares, right_start: bool) -> Option<Square> {
        let tiles = self.occupied.and(row);
        let start = if right_start { COLUMNS - 3 } else { 2 };
        let mut flown = 0;
        while flown < COLUMNS {
            // What comes from the left flies to the right.
            let column = match from {
                Side::Right => (start + COLUMNS - flown) % COLUMNS,
                _ => (start + flown) % COLUMNS,
            };
            if let Some(square) = tiles.and(Squares::column(column)).first() {
                return Some(square);
            }
            flown += 1;
        }
        None
    }

    /// Cannons that can shoot a large meteor in the line of the dice (GT-19.20 to GT-19.23).
    pub fn gunners(&self, from: Side, roll: u8) -> Squares {
        let board = self.board();
        let mut line = board.line(along_column(from), roll);
        if !along_column(from) {
            line = line
                .or(board.line(false, roll.saturating_sub(1)))
                .or(board.line(false, roll.saturating_add(1)));
        }
        self.pointing(from).and(line)
    }

    /// What a hazard does, and what can be done against it.
    pub fn hit(&self, hazard: Hazard, roll: u8) -> Hit {
        let Some(struck) = self.struck(hazard.from, roll) else {
            return Hit::Miss;
        };
        if self.is_plated(struck, hazard.from) {
            return Hit::Plated { struck };
        }
        // GX-6.20: a shield protects its own half of a twin ship.
        let part = self.part_of(struck);
        let shields = self.shields[hazard.from.index()].and(part);
        let mut boosted = Squares::EMPTY;
        let defences = match (hazard.kind, hazard.size) {
            (HazardKind::Meteor, Size::Small) => {
                // GX-14.10: inside a cylinder a joined connector is as good as a smooth side.
                if !self.exposed_on(hazard.from).has(struck) {
                    return Hit::Bounce { struck };
                }
                shields
            }
            (HazardKind::Meteor, Size::Large) => {
                let gunners = self.gunners(hazard.from, roll);
                if let Some(cannon) = gunners.without(self.powered_cannons()).first() {
                    return Hit::Shot { struck, cannon };
                }
                boosted = self.boosted_shields(hazard.from).and(part);
                gunners
            }
            (HazardKind::Cannon, Size::Small) => shields,
            (HazardKind::Cannon, Size::Large) => {
                boosted = self.boosted_shields(hazard.from).and(part);
                Squares::EMPTY
            }
        };
        Hit::Threat {
            struck,
            defences,
            boosted,
        }
    }
}

/// Hazards from the front or rear fly along a column, those from the left or right along a row (GT-19.2).
pub const fn along_column(from: Side) -> bool {
    matches!(from, Side::Front | Side::Rear)
}
