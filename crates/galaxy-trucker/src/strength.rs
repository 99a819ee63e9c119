//! Strength of cannons and engines (GT-16). Cannon strength is doubled, so that halves are whole numbers (GT-0.6).

use crate::halves::Half;
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

    /// What an alien adds to the strength of its half of a twin ship; a manager helps only there (GX-6.11, GX-6.13, GX-6.22).
    const fn alien_bonus_in(&self, alien: Alien, half: Half, strength: u32) -> u32 {
        let squares = self.squares_of(half);
        if strength == 0 || self.aliens[alien as usize].and(squares).is_empty() {
            0
        } else if self.aliens[Alien::Cyan as usize].and(squares).is_empty() {
            ALIEN_BONUS
        } else {
            self.alien_bonus()
        }
    }

    /// Engine strength of one half of a twin ship (GX-6.10, GX-6.11).
    pub const fn half_engine_strength(&self, half: Half, powered: Squares) -> u32 {
        let strength = self.engines_in(self.squares_of(half), powered);
        let strength = strength + self.alien_bonus_in(Alien::Brown, half, strength);
        strength.saturating_sub(self.defects_in(self.squares_of(half)))
    }

    /// Strength of the engines of a part, without aliens (GT-16.1, GT-16.2).
    pub const fn engines_in(&self, part: Squares, powered: Squares) -> u32 {
        let engines = self.engines.and(part);
        engines.without(self.double_engines).len()
            + 2 * engines.and(self.double_engines).and(powered).len()
    }

    /// Engine strength when the double engines of `powered` have a token (GT-16.1, GT-16.2).
    #[inline]
    pub const fn engine_strength(&self, powered: Squares) -> u32 {
        if self.class().is_twin() {
            return self.twin_engine_strength(powered);
        }
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

    /// The smaller strength of the halves in flight (GX-6.10).
    const fn twin_engine_strength(&self, powered: Squares) -> u32 {
        let left = self.half_engine_strength(Half::Left, powered);
        let right = self.half_engine_strength(Half::Right, powered);
        if !self.flies_as_twin() {
            left + right
        } else if left < right {
            left
        } else {
            right
        }
    }

    /// Twice the cannon strength when the cannons of `powered` have a token (GT-16.3, GT-16.4, GX-2.16).
    #[inline]
    pub fn cannon_strength_x2(&self, powered: Squares) -> u32 {
        self.boosted_strength_x2(powered, 0)
    }

    /// The same with what boosters add, doubled (GX-2.26).
    #[inline]
    pub fn boosted_strength_x2(&self, powered: Squares, boost_x2: u32) -> u32 {
        if self.class().is_twin() {
            return self.twin_cannon_strength_x2(powered) + boost_x2;
        }
        let strength = self.barrel_strength_x2(self.occupied, powered) + boost_x2;
        if strength > 0 && !self.aliens[Alien::Purple as usize].is_empty() {
            strength + 2 * self.alien_bonus()
        } else {
            strength
        }
    }

    /// The sum of both halves. A boosted cannon has a strength of its own, so what boosters add does not matter for the purple
    /// alien (GX-6.12, GX-6.13).
    fn twin_cannon_strength_x2(&self, powered: Squares) -> u32 {
        let left = self.barrel_strength_x2(self.squares_of(Half::Left), powered);
        let right = self.barrel_strength_x2(self.squares_of(Half::Right), powered);
        left + right
            + 2 * self.alien_bonus_in(Alien::Purple, Half::Left, left)
            + 2 * self.alien_bonus_in(Alien::Purple, Half::Right, right)
    }

    /// Twice the strength of the cannons on these squares.
    #[inline(always)]
    fn barrel_strength_x2(&self, on: Squares, powered: Squares) -> u32 {
        // GX-20.8B.4: the cannon with the rotation token counts once, best to the front.
        let turret = self.turret().and(on);
        let forward = self.barrels[self.front().index()].and(on).or(turret);
        let backward = self.barrels[self.front().opposite().index()].and(on);
        let other = self.barrels[Side::Right.index()]
            .or(self.barrels[Side::Left.index()])
            .and(on)
            .or(backward)
            .without(turret.without(self.two_way_cannons));
        let idle = self.powered_cannons();
        let doubles = self.double_cannons.and(powered);
        let mut strength = 2 * forward.without(idle).len()
            + other.without(idle).len()
            + 4 * forward.and(doubles).len()
            + 2 * other.and(doubles).len();
        let two_way = self.two_way_cannons.and(powered).and(on);
        if !two_way.is_empty() {
            // Each barrel counts as a single cannon; one square may have two barrels that do not point forward.
            strength += 2 * forward.and(two_way).len()
                + self.barrels[Side::Right.index()].and(two_way).len()
                + backward.and(two_way).len()
                + self.barrels[Side::Left.index()].and(two_way).len();
            // A turned cannon has one of its two barrels to the front, not a third one.
            strength -= turret
                .and(two_way)
                .without(self.barrels[self.front().index()])
                .len();
        }
        if !self.lasers.is_empty() {
            // GX-13.32, GX-13.35: pairs count without cannons too.
            strength += 2 * self.laser_pairs(on);
        }
        strength
    }
}
