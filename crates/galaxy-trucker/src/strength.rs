//! Strength of cannons and engines (GT-16). Cannon strength is doubled, so that halves are whole numbers (GT-0.6).

use crate::ship::Ship;
use crate::side::Side;
use crate::square::Squares;
use crate::tiles::Alien;

/// What an alien adds to a strength that is not zero.
const ALIEN_BONUS: u32 = 2;

impl Ship {
    /// Engine strength when the double engines of `powered` have a token (GT-16.1, GT-16.2).
    #[inline]
    pub const fn engine_strength(&self, powered: Squares) -> u32 {
        let strength = self.engines.without(self.double_engines).len()
            + 2 * self.double_engines.and(powered).len();
        if strength > 0 && !self.aliens[Alien::Brown as usize].is_empty() {
            strength + ALIEN_BONUS
        } else {
            strength
        }
    }

    /// Twice the cannon strength when the double cannons of `powered` have a token (GT-16.3, GT-16.4).
    #[inline]
    pub const fn cannon_strength_x2(&self, powered: Squares) -> u32 {
        let forward = self.barrels[Side::Front.index()];
        let other = self.barrels[Side::Right.index()]
            .or(self.barrels[Side::Rear.index()])
            .or(self.barrels[Side::Left.index()]);
        let doubles = self.double_cannons;
        let powered = doubles.and(powered);
        let strength = 2 * forward.without(doubles).len()
            + other.without(doubles).len()
            + 4 * forward.and(powered).len()
            + 2 * other.and(powered).len();
        if strength > 0 && !self.aliens[Alien::Purple as usize].is_empty() {
            strength + 2 * ALIEN_BONUS
        } else {
            strength
        }
    }
}
