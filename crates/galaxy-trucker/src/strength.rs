//! Strength of cannons and engines (GT-16). Cannon strength is doubled, so that halves are whole numbers (GT-0.6).

use crate::rough_roads::RoughRoad;
use crate::ship::Ship;
use crate::side::Side;
use crate::specialization::Specialization;
use crate::square::Squares;
use crate::tiles::Alien;

/// What an alien adds to a strength that is not zero.
const ALIEN_BONUS: u32 = 2;
/// The same with a manager aboard (GX-2.64).
const MANAGED_BONUS: u32 = 3;

impl Ship {
    const fn alien_bonus(&self) -> u32 {
        if self.has_specialist(Specialization::Manager) {
            MANAGED_BONUS
        } else {
            ALIEN_BONUS
        }
    }

    /// Engine strength when the double engines of `powered` have a token (GT-16.1, GT-16.2).
    #[inline]
    pub const fn engine_strength(&self, powered: Squares) -> u32 {
        let strength = self.engines.without(self.double_engines).len()
            + 2 * self.double_engines.and(powered).len();
        let strength = if strength > 0 && !self.aliens[Alien::Brown as usize].is_empty() {
            strength + self.alien_bonus()
        } else {
            strength
        };
        if self.roads.has(RoughRoad::DefectiveConnectors) {
            // GX-8.45: never below zero.
            return strength.saturating_sub(self.defects());
        }
        strength
    }

    /// Twice the cannon strength when the cannons of `powered` have a token (GT-16.3, GT-16.4, GX-2.16).
    #[inline]
    pub fn cannon_strength_x2(&self, powered: Squares) -> u32 {
        self.boosted_strength_x2(powered, 0)
    }

    /// The same with what boosters add, doubled (GX-2.26).
    #[inline]
    pub fn boosted_strength_x2(&self, powered: Squares, boost_x2: u32) -> u32 {
        let forward = self.barrels[self.front().index()];
        let backward = self.barrels[self.front().opposite().index()];
        let other = self.barrels[Side::Right.index()]
            .or(backward)
            .or(self.barrels[Side::Left.index()]);
        let idle = self.powered_cannons();
        let doubles = self.double_cannons.and(powered);
        let mut strength = 2 * forward.without(idle).len()
            + other.without(idle).len()
            + 4 * forward.and(doubles).len()
            + 2 * other.and(doubles).len()
            + boost_x2;
        let two_way = self.two_way_cannons.and(powered);
        if !two_way.is_empty() {
            // Each barrel counts as a single cannon; one square may have two barrels that do not point forward.
            strength += 2 * forward.and(two_way).len()
                + self.barrels[Side::Right.index()].and(two_way).len()
                + backward.and(two_way).len()
                + self.barrels[Side::Left.index()].and(two_way).len();
        }
        if !self.lasers.is_empty() {
            // GX-13.32, GX-13.35: pairs count without cannons too.
            strength += 2 * self.laser_pairs();
        }
        if strength > 0 && !self.aliens[Alien::Purple as usize].is_empty() {
            strength + 2 * self.alien_bonus()
        } else {
            strength
        }
    }
}
