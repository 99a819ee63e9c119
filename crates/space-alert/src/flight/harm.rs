//! Damage to the ship (section 11 of the rules).

use super::{Flight, Flow, Lost};
use crate::place::Zone;
use crate::step::{Container, Loss, Recorder, Step, Tile};
use crate::stores::Store;
use crate::threats::Traits;

impl<R: Recorder> Flight<'_, R> {
    /// SA-10.15, SA-10.19: an attack from outside; shields absorb first.
    #[inline(always)]
    pub(super) fn strike(
        &mut self,
        by: usize,
        zone: Zone,
        strength: u8,
        ignores_shields: bool,
    ) -> Flow {
        let shielded = if ignores_shields { 0 } else { strength };
        let absorbed = self.s.stores.take(Store::shield(zone), shielded);
        let t = &self.s.threats[by];
        let (threat, doubles) = (t.id, t.traits.has(Traits::DESTROYER));
        self.note(Step::Attack {
            threat,
            zone,
            strength,
            absorbed,
            ignores_shields,
        });
        self.damage_zone(by, zone, strength - absorbed, u8::from(doubles))
    }

    /// SA-10.20: damage from inside.
    #[inline(never)]
    pub(super) fn harm(&mut self, by: usize, zone: Zone, amount: u8) -> Flow {
        let threat = self.s.threats[by].id;
        self.note(Step::Harm {
            threat,
            zone,
            amount,
        });
        self.damage_zone(by, zone, amount, 0)
    }

    /// SA-11.2 to SA-11.4: one tile per point, doubled once for each reason (AR-22).
    #[inline(always)]
    fn damage_zone(&mut self, by: usize, zone: Zone, points: u8, doublings: u8) -> Flow {
        let z = zone.index();
        let doublings = doublings + (self.s.doubled >> z & 1) + (self.s.weak >> z & 1);
        let tiles = points << doublings;
        if doublings > 0 && points > 0 {
            self.note(Step::Multiplied {
                zone,
                points,
                tiles,
            });
        }
        for _ in 0..tiles {
            self.draw_tile(by, zone)?;
        }
        Ok(())
    }

    /// SA-11.5 to SA-11.10, SA-11.13.
    #[inline(always)]
    fn draw_tile(&mut self, by: usize, zone: Zone) -> Flow {
        let z = zone.index();
        let drawn = self.s.damage[z];
        let Some(&tile) = self.mission.damage[z].get(drawn as usize) else {
            let loss = Loss::ZoneDestroyed { zone };
            self.s.lost = Some((loss, by as u8));
            let threat = Some(self.s.threats[by].id);
            self.note(Step::Lost { loss, threat });
            return Err(Lost);
        };
        let total = drawn + 1;
        self.s.damage[z] = total;
        if !self.s.level.is_full_length() {
            self.note(Step::DamageCounted { zone, total });
            return Ok(());
        }
        self.s.break_system(zone, tile);
        self.note(Step::TileDrawn { zone, tile, total });
        let excess = self.s.stores.spill(Store::behind(tile, zone));
        if R::ON && excess > 0 {
            let container = match tile {
                Tile::Shield => Container::Shield(zone),
                _ => Container::Reactor(zone),
            };
            self.note(Step::EnergyLost {
                container,
                amount: excess,
            });
        }
        Ok(())
    }
}
