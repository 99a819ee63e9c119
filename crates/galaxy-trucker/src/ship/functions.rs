//! What the tile on a square does, entered into the sets of a ship.

use super::Ship;
use crate::rough_roads::RoughRoad;
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::tiles::{Alien, Kind};

impl Ship {
    /// Makes the tile on a square work as this kind, turned so; its connectors stay.
    pub(crate) fn set_function(&mut self, square: Square, kind: Kind, rotation: Rotation) {
        self.clear_function(square);
        self.add_function(square, kind, rotation);
    }

    pub(super) fn add_function(&mut self, square: Square, kind: Kind, rotation: Rotation) {
        match kind {
            Kind::StartingCabin => {
                self.cabins.insert(square);
                self.starting.insert(square);
            }
            Kind::Cabin => self.cabins.insert(square),
            Kind::Engine | Kind::DoubleEngine | Kind::EngineCannon => {
                if kind == Kind::EngineCannon {
                    self.aim(square, Side::Front.turned(rotation));
                }
                let exhaust = Side::Rear.turned(rotation);
                // GX-8.43: one that points the other way is allowed and does nothing.
                if self.roads.has(RoughRoad::Somersault) && exhaust == self.front() {
                    self.reversed.insert(square);
                } else {
                    self.engines.insert(square);
                    if kind == Kind::DoubleEngine {
                        self.double_engines.insert(square);
                    }
                    if exhaust != self.front().opposite() {
                        self.askew.insert(square);
                    }
                }
            }
            Kind::BidirectionalCannon => {
                self.two_way_cannons.insert(square);
                for side in [Side::Front, Side::Right] {
                    self.aim(square, side.turned(rotation));
                }
            }
            Kind::Cannon | Kind::DoubleCannon => {
                self.aim(square, Side::Front.turned(rotation));
                if kind == Kind::DoubleCannon {
                    self.double_cannons.insert(square);
                }
            }
            Kind::Battery { .. } => self.batteries.insert(square),
            Kind::Shield => {
                for side in [Side::Front, Side::Right] {
                    self.shields[side.turned(rotation).index()].insert(square);
                }
            }
            Kind::Hold { .. } => self.holds.insert(square),
            Kind::SpecialHold { .. } | Kind::MixedHold { .. } => self.special_holds.insert(square),
            Kind::BatteryHold { .. } => {
                self.batteries.insert(square);
                self.holds.insert(square);
            }
            Kind::LuxuryCabin => {
                self.cabins.insert(square);
                self.novelties.insert(square);
            }
            Kind::StasisChamber
            | Kind::ShieldBooster
            | Kind::CannonBooster
            | Kind::EngineBooster
            | Kind::ReactorFurnace
            | Kind::Plating
            | Kind::SolarPanel
            | Kind::CrubotStation
            | Kind::Armory => self.novelties.insert(square),
            Kind::Structural => self.structures.insert(square),
            Kind::LifeSupport { alien } => self.life_support[alien as usize].insert(square),
            Kind::Thruster { nozzles } => {
                self.novelties.insert(square);
                for side in nozzles {
                    self.open_sides[side.turned(rotation).index()].insert(square);
                }
            }
            Kind::Router => {
                self.novelties.insert(square);
                self.routers.insert(square);
                self.structures.insert(square);
            }
            Kind::MixedLifeSupport { aliens } => {
                self.novelties.insert(square);
                let aliens = if self.without_cyan {
                    [Alien::Purple, Alien::Brown]
                } else {
                    aliens
                };
                for alien in aliens {
                    self.life_support[alien as usize].insert(square);
                }
            }
            Kind::AntiPersonnelLaser => {
                self.novelties.insert(square);
                self.lasers.insert(square);
            }
            Kind::PlatedHold { .. } => {
                self.novelties.insert(square);
                self.special_holds.insert(square);
            }
        }
        if self.dead.has(square) {
            self.switch_off_square(square);
        }
    }

    /// A cannon points to this side, which must face an empty square.
    const fn aim(&mut self, square: Square, side: Side) {
        self.barrels[side.index()].insert(square);
        self.open_sides[side.index()].insert(square);
    }

    /// Takes a square out of all sets that say what its tile does.
    pub(super) fn clear_function(&mut self, square: Square) {
        for set in [
            &mut self.engines,
            &mut self.double_engines,
            &mut self.askew,
            &mut self.reversed,
            &mut self.double_cannons,
            &mut self.two_way_cannons,
            &mut self.novelties,
            &mut self.cabins,
            &mut self.starting,
            &mut self.batteries,
            &mut self.holds,
            &mut self.special_holds,
            &mut self.routers,
            &mut self.lasers,
            &mut self.active_crubots,
            &mut self.spent_panels,
            &mut self.structures,
        ] {
            set.remove(square);
        }
        for sets in [&mut self.barrels, &mut self.open_sides, &mut self.shields] {
            for set in sets {
                set.remove(square);
            }
        }
        for set in &mut self.life_support {
            set.remove(square);
        }
    }
}
