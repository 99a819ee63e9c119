//! Damage to the ship (section 11 of the rules, NF-3.1, NF-3.2, NF-9.3, NF-14.7).

use super::edition::Edition;
use super::{Flight, Flow, Lost};
use crate::state::ShieldMode;
use crate::stations::Zone;
use crate::step::{Container, Loss, Step, StepRecorder};
use crate::threats::Traits;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// SA-10.15, SA-10.19: an attack; temporary shields absorb first (NF-9.3.6), then the shields of the zone.
    /// Returns how much they absorbed.
    pub(super) fn strike(
        &mut self,
        by: usize,
        zone: Zone,
        strength: u8,
        ignores_shields: bool,
    ) -> Result<u8, Lost> {
        let (mut absorbed, mut added) = (0, 0);
        if !ignores_shields {
            absorbed = self.temporary_shield_absorbs(zone, strength);
            let shield = Container::Shield(zone);
            let rest = strength - absorbed;
            match self.shield_mode() {
                ShieldMode::Normal => absorbed += self.s.energy.take(shield, rest),
                ShieldMode::Off => {} // NF-14.7.2
                // NF-14.7.3, NF-14.7.5; an attack of value 0 does not hit (AR-51).
                ShieldMode::Reversed if rest > 0 => added = self.s.energy.take(shield, u8::MAX),
                ShieldMode::Reversed => {}
            }
        }
        let (threat, traits) = (self.s.threats[by].id, self.traits_of(by));
        self.note(Step::Attack {
            threat,
            zone,
            strength,
            absorbed,
            ignores_shields,
        });
        if added > 0 {
            let amount = added;
            self.note(Step::ShieldAdded { zone, amount });
        }
        let points = strength - absorbed + added;
        let doublings = u8::from(traits.has(Traits::DESTROYER));
        self.damage_zone(by, zone, points, doublings)?;
        if traits.has(Traits::PLASMATIC) && absorbed == 0 && points > 0 {
            self.plasma_knocks_out(by, zone);
        }
        Ok(absorbed)
    }

    /// NF-9.3.6: what the temporary shield of a zone takes of an attack.
    #[inline]
    fn temporary_shield_absorbs(&mut self, zone: Zone, strength: u8) -> u8 {
        if !E::NEW_FRONTIER {
            return 0;
        }
        let temporary = &mut self.s.temporary_shields[zone.index()];
        let absorbed = strength.min(*temporary);
        *temporary -= absorbed;
        absorbed
    }

    #[inline]
    fn shield_mode(&self) -> ShieldMode {
        if E::NEW_FRONTIER {
            self.s.shield_mode
        } else {
            ShieldMode::Normal
        }
    }

    /// NF-3.2.2: everybody in the zone, on both decks.
    fn plasma_knocks_out(&mut self, by: usize, zone: Zone) {
        for crew in 0..self.s.crew_count {
            let at = self.s.crew[crew as usize].at;
            if at.is_some_and(|at| at.zone() == zone) {
                self.knock_out(crew, by);
            }
        }
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

    /// SA-11.2 to SA-11.4: one tile per point, doubled once for each reason (SA-AR-22).
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
    fn draw_tile(&mut self, by: usize, zone: Zone) -> Flow {
        let z = zone.index();
        let drawn = self.s.damage[z];
        let Some(&tile) = self.s.piles[z].get(drawn as usize) else {
            let loss = Loss::ZoneDestroyed { zone };
            self.s.lost = Some((loss, by as u8));
            let threat = Some(self.s.threats[by].id);
            self.note(Step::Lost { loss, threat });
            return Err(Lost);
        };
        let total = drawn + 1;
        self.s.damage[z] = total;
        if !self.level().is_full_length() {
            self.note(Step::DamageCounted { zone, total });
            return Ok(());
        }
        self.s.break_system(zone, tile);
        self.note(Step::TileDrawn { zone, tile, total });
        if let Some(container) = Container::behind(tile, zone) {
            let amount = self.s.energy.spill(container);
            if amount > 0 {
                self.note(Step::EnergyLost { container, amount });
            }
        }
        Ok(())
    }
}
