//! Compute Damage (section 9 of the rules, special rules of section 20).

use super::{Flight, Flow, bits};
use crate::mission::MAX_THREATS;
use crate::place::{Station, Zone};
use crate::state::{Sortie, State};
use crate::step::{Blow, Miss, Recorder, Step, Tile, Twist, Weapon};
use crate::threats::{Power, Reach, Traits};
use crate::trajectory::Trajectory;

/// What the weapons aim at, before any damage is dealt (SA-9.4).
struct Volley {
    /// Sum of strengths per threat.
    strength: [u8; MAX_THREATS],
    /// Threats that at least one weapon targets.
    targeted: u16,
    /// Threats that the pulse cannon targets.
    pulsed: u16,
    /// The threat that a rocket made stronger.
    magnet: Option<usize>,
    /// The threat that costs the interceptors.
    sacrifice: Option<usize>,
}

impl<R: Recorder> Flight<'_, R> {
    /// SA-9.19: targets, damage, explosions, removal, last blows, clean up.
    pub(super) fn compute_damage(&mut self) -> Flow {
        let s = &*self.s;
        if s.activated.is_empty() && s.rocket_track & 2 == 0 && s.sortie == Sortie::None {
            return Ok(());
        }
        let volley = self.aim();
        let hurt = self.deal(&volley);
        let scorched = self.explode(hurt);
        let destroyed = self.remove_destroyed(scorched);
        if let Some(i) = volley.magnet.filter(|&i| self.s.in_play >> i & 1 == 1) {
            let t = &mut self.s.threats[i];
            t.shield += 1; // SA-20.50
            let (threat, shield) = (t.id, t.shield);
            self.note(Step::ShieldChanged { threat, shield });
        }
        if let Some(i) = volley.sacrifice {
            self.lose_interceptors(i);
        }
        self.last_blows((hurt | scorched) & self.retaliating(), destroyed)?;
        // SA-9.20 to SA-9.22
        self.s.activated.0 = 0;
        self.s.heroic_shots.0 = 0;
        self.s.rocket_track &= 1;
        Ok(())
    }

    /// SA-9.5 to SA-9.12.
    fn aim(&mut self) -> Volley {
        let mut volley = Volley {
            strength: [0; MAX_THREATS],
            targeted: 0,
            pulsed: 0,
            magnet: None,
            sacrifice: None,
        };
        let in_sight = self.in_sight();
        for zone in Zone::ALL {
            self.aim_lasers(zone, in_sight, &mut volley);
        }
        if self.s.activated.has(Station::LowerWhite) {
            self.aim_pulse_cannon(in_sight, &mut volley);
        }
        if self.s.rocket_track & 2 != 0 {
            self.aim_rocket(in_sight, &mut volley);
        }
        if self.s.sortie != Sortie::None {
            self.aim_interceptors(in_sight, &mut volley);
        }
        volley
    }

    /// The external threats in play that weapons can target at all (SA-20.5, SA-20.41).
    fn in_sight(&self) -> u16 {
        let mut set = self.s.in_play & self.s.external;
        for i in bits(set) {
            let t = &self.s.threats[i];
            let hidden = (t.traits.has(Traits::STEALTH) && !t.changed)
                || (t.traits.has(Traits::HIDES_FAR) && Trajectory::distance(t.position) == 3);
            if hidden {
                set &= !(1 << i);
            }
        }
        set
    }

    fn fires(&mut self, volley: &mut Volley, weapon: Weapon, i: usize, strength: u8) {
        volley.strength[i] += strength;
        volley.targeted |= 1 << i;
        let threat = self.s.threats[i].id;
        self.note(Step::Fires {
            weapon,
            threat,
            strength,
        });
    }

    fn misses(&mut self, weapon: Weapon, why: Miss) {
        self.note(Step::Misses { weapon, why });
    }

    /// SA-9.6: the nearest threat of the zone; ties go to the lowest number.
    fn aim_lasers(&mut self, zone: Zone, in_sight: u16, volley: &mut Volley) {
        let upper = Station::ALL[zone.index()];
        let lower = Station::ALL[zone.index() + 3];
        if self.s.activated.has(upper) {
            let target = nearest(self.s, in_sight, |t| {
                t.track as u8 == zone as u8 && !t.traits.has(Traits::NO_HEAVY)
            });
            let base = if zone == Zone::White { 5 } else { 4 };
            let strength = base + u8::from(self.s.heroic_shots.has(upper))
                - u8::from(self.s.is_broken(zone, Tile::HeavyLaser));
            match target {
                Some(i) => self.fires(volley, Weapon::of(upper), i, strength),
                None => self.misses(Weapon::of(upper), Miss::NoTarget),
            }
        }
        if zone != Zone::White && self.s.activated.has(lower) {
            let target = nearest(self.s, in_sight, |t| t.track as u8 == zone as u8);
            let strength = 2 + u8::from(self.s.heroic_shots.has(lower))
                - u8::from(self.s.is_broken(zone, Tile::LightLaser));
            match target {
                Some(i) => self.fires(volley, Weapon::of(lower), i, strength),
                None => self.misses(Weapon::of(lower), Miss::NoTarget),
            }
        }
    }

    /// SA-9.8: everything at distance 1 or 2; 1 if damaged.
    fn aim_pulse_cannon(&mut self, in_sight: u16, volley: &mut Volley) {
        let range = if self.s.is_broken(Zone::White, Tile::LightLaser) {
            1
        } else {
            2
        };
        let strength = 1 + u8::from(self.s.heroic_shots.has(Station::LowerWhite));
        for i in bits(in_sight) {
            if Trajectory::distance(self.s.threats[i].position) <= range {
                volley.pulsed |= 1 << i;
                self.fires(volley, Weapon::PulseCannon, i, strength);
            }
        }
        if volley.pulsed == 0 {
            self.misses(Weapon::PulseCannon, Miss::NoTarget);
        }
    }

    /// SA-9.9, SA-9.10, SA-20.7, SA-20.49.
    fn aim_rocket(&mut self, in_sight: u16, volley: &mut Volley) {
        let magnet = bits(in_sight).find(|&i| self.s.threats[i].traits.has(Traits::MAGNET));
        let target = magnet.or_else(|| {
            nearest(self.s, in_sight, |t| {
                !t.traits.has(Traits::NO_ROCKETS) && Trajectory::distance(t.position) <= 2
            })
        });
        match target {
            None => self.misses(Weapon::Rocket, Miss::NoTarget),
            Some(i) if self.s.threats[i].traits.has(Traits::DECOY) => {
                self.misses(Weapon::Rocket, Miss::Decoy);
            }
            Some(i) => self.fires(volley, Weapon::Rocket, i, 3),
        }
        volley.magnet = magnet;
    }

    /// SA-9.11, SA-7.80, SA-20.46 to SA-20.48.
    fn aim_interceptors(&mut self, in_sight: u16, volley: &mut Volley) {
        let mut targets = in_sight;
        for i in bits(in_sight) {
            if Trajectory::distance(self.s.threats[i].position) != 1 {
                targets &= !(1 << i);
            }
        }
        let heroic = u8::from(self.s.sortie == Sortie::HeroicAttack);
        match targets.count_ones() {
            0 => self.misses(Weapon::Interceptors, Miss::NoTarget),
            1 => {
                let i = targets.trailing_zeros() as usize;
                let mut strength = 3;
                if self.s.threats[i].traits.has(Traits::SACRIFICE) {
                    strength = 9;
                    volley.sacrifice = Some(i);
                }
                self.fires(volley, Weapon::Interceptors, i, strength + heroic);
            }
            _ => {
                for i in bits(targets) {
                    self.fires(volley, Weapon::Interceptors, i, 1 + heroic);
                }
            }
        }
    }

    /// SA-9.13 to SA-9.18: strengths minus shields, once per threat. Returns who was hurt.
    fn deal(&mut self, volley: &Volley) -> u16 {
        let aura = self.s.shield_aura.count_ones() as i8;
        let mut hurt = 0;
        for i in bits(volley.targeted) {
            let t = &mut self.s.threats[i];
            let strength = volley.strength[i];
            let broken = volley.pulsed >> i & 1 == 1 && t.traits.has(Traits::PULSE_BREAKS);
            // AR-19: only its own shields break.
            let shield = if broken { 0 } else { t.shield } + aura;
            let mut dealt = (strength as i8 - shield).max(0) as u8;
            let mut twist = if broken {
                Twist::ShieldsBroken
            } else {
                Twist::Plain
            };
            if t.traits.has(Traits::CRYOSHIELD) && !t.changed {
                t.changed = true;
                dealt = 0;
                twist = Twist::Cryoshield;
            } else if t.traits.has(Traits::SWARM) && dealt > 1 {
                dealt = 1;
                twist = Twist::Swarm;
            }
            t.damage += dealt;
            hurt |= u16::from(dealt > 0) << i;
            let (threat, damage, hit_points) = (t.id, t.damage, t.hit_points);
            self.note(Step::Hit {
                threat,
                strength,
                shield,
                dealt,
                damage,
                hit_points,
                twist,
            });
        }
        hurt
    }

    /// SA-20.37 to SA-20.40: a destroyed tanker scorches every other external threat in play.
    fn explode(&mut self, hurt: u16) -> u16 {
        let is_dead = |s: &State, i: usize| s.threats[i].damage >= s.threats[i].hit_points;
        let tanker = bits(hurt).find(|&i| self.s.threats[i].traits.has(Traits::EXPLODES));
        let Some(tanker) = tanker.filter(|&i| is_dead(self.s, i)) else {
            return 0;
        };
        let mut scorched = 0;
        for i in bits(self.s.in_play & self.s.external & !(1 << tanker)) {
            if is_dead(self.s, i) {
                continue; // SA-20.39
            }
            let (damage, hit_points) = self.wound(i, 1);
            scorched |= 1 << i;
            let threat = self.s.threats[i].id;
            self.note(Step::Scorched {
                threat,
                damage,
                hit_points,
            });
        }
        scorched
    }

    /// SA-9.17, SA-20.40; the card goes to the Captain.
    fn remove_destroyed(&mut self, scorched: u16) -> u16 {
        let mut destroyed = 0;
        for i in bits(self.s.in_play & self.s.external) {
            if self.s.threats[i].damage >= self.s.threats[i].hit_points {
                destroyed |= 1 << i;
                let by = if scorched >> i & 1 == 1 {
                    Blow::Explosion
                } else {
                    Blow::Volley
                };
                self.destroy(i, by);
            }
        }
        destroyed
    }

    /// SA-20.47: the pilot is knocked out and nobody flies again.
    fn lose_interceptors(&mut self, by: usize) {
        self.s.interceptors_lost = true;
        for crew in 0..self.s.crew_count {
            if self.s.crew[crew as usize].at.is_none() {
                self.knock_out(crew, by);
            }
        }
    }

    fn retaliating(&self) -> u16 {
        bits(self.s.external)
            .filter(|&i| self.s.threats[i].traits.has(Traits::RETALIATES))
            .fold(0, |set, i| set | 1 << i)
    }

    /// SA-20.53, SA-20.58 to SA-20.61: Nemesis strikes back, destroyed asteroids hit the ship, by number.
    fn last_blows(&mut self, struck: u16, destroyed: u16) -> Flow {
        for i in bits(struck | destroyed) {
            let t = &self.s.threats[i];
            let threat = t.id;
            if struck >> i & 1 == 1 {
                self.note(Step::LastBlow { threat });
                self.attack(i, Power::Fixed(1), Reach::All, false)?;
            } else if t.passed > 0 && threat.card().blast > 0 {
                let strength = threat.card().blast * t.passed;
                self.note(Step::LastBlow { threat });
                self.attack(i, Power::Fixed(strength), Reach::Own, false)?;
            }
        }
        Ok(())
    }
}

/// The accepted threat with the smallest position; ties go to the lowest number.
#[inline]
fn nearest(s: &State, set: u16, accept: impl Fn(&crate::state::Threat) -> bool) -> Option<usize> {
    let mut best: Option<(i8, usize)> = None;
    for i in bits(set) {
        let t = &s.threats[i];
        if accept(t) && best.is_none_or(|(p, _)| t.position < p) {
            best = Some((t.position, i));
        }
    }
    best.map(|(_, i)| i)
}
