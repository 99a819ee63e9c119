//! Hypergeometer B: a cannon that may be taken as pointing in any direction (GX-20.8B).

use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};

impl Ship {
    /// Puts the rotation token on a cannon (GX-20.8B.1, GX-20.8B.5).
    pub fn set_turret(&mut self, square: Square) -> Result<(), Refusal> {
        if !self.cannons().has(square) {
            return Err(Refusal::NoCannonThere(square));
        }
        if self.fittings.turret.is_some() {
            return Err(Refusal::NoTokenLeft("GX-20.8B.1"));
        }
        self.fittings.turret = Some(square);
        Ok(())
    }

    /// The cannon with the rotation token.
    #[inline]
    pub(crate) const fn turret(&self) -> Squares {
        match self.fittings.turret {
            Some(square) => square.set(),
            None => Squares::EMPTY,
        }
    }

    /// Cannons that may be taken as pointing to a side.
    #[inline]
    pub(crate) const fn pointing(&self, side: Side) -> Squares {
        self.barrels[side.index()].or(self.turret())
    }
}
