//! Compute Damage (section 9 of the rules, special rules of section 20).

use super::{Flight, Flow, bits, lowest};
use crate::mission::MAX_THREATS;
use crate::place::{Deck, Station, Zone};
use crate::state::{Sortie, State};
use crate::step::{Blow, Miss, Recorder, Step, Tile, Twist, Weapon};
use crate::stores::Store;
use crate::threats::{EVERYWHERE, Power, Reach, Traits};
use crate::trajectory::{CLOSE, NEAR};

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
    #[inline(always)]
    pub(super) fn compute_damage(&mut self) -> Flow {
        if self.s.is_armed() {
            self.fire()
        } else {
            Ok(())
        }
    }

    #[inline(never)]
    fn fire(&mut self) -> Flow {
        let volley = self.aim();
        let (hurt, dead, traits) = self.deal(&volley);
        let (mut struck, mut destroyed) = (0, 0);
        let mut scorched = 0;
        if traits.has(Traits::EXPLODES.and(Traits::RETALIATES)) {
            scorched = self.explode(hurt);
            struck = self.with_trait(hurt | scorched, Traits::RETALIATES);
        }
        if dead | scorched != 0 {
            destroyed = self.remove_destroyed(dead | scorched, scorched);
        }
        if let Some(i) = volley.magnet.filter(|&i| self.s.in_play >> i & 1 == 1) {
            let t = &mut self.s.threats[i];
            t.shield += 1; // SA-20.50
            let (threat, shield) = (t.id, t.shield);
            self.note(Step::ShieldChanged { threat, shield });
        }
        if let Some(i) = volley.sacrifice {
            self.lose_interceptors(i);
        }
        if struck | destroyed != 0 {
            self.last_blows(struck, destroyed)?;
        }
        // SA-9.20 to SA-9.22
        for at in Station::ALL {
            self.s.stores.empty(Store::gun(at));
        }
        self.s.heroic_shots.0 = 0;
        self.s.rocket_hits = false;
        Ok(())
    }

    /// Those of the threats that have the trait.
    #[inline]
    fn with_trait(&self, set: u16, wanted: Traits) -> u16 {
        bits(set)
            .filter(|&i| self.s.threats[i].traits.has(wanted))
            .fold(0, |found, i| found | 1 << i)
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
        for at in self.s.activated().by_deck() {
            match at {
                Station::LowerWhite => self.aim_pulse_cannon(&mut volley),
                _ => self.aim_laser(at, &mut volley),
            }
        }
        if self.s.rocket_hits {
            self.aim_rocket(&mut volley);
        }
        if self.s.sortie != Sortie::None {
            self.aim_interceptors(&mut volley);
        }
        volley
    }

    /// The threats of the set, all outside, that weapons can target up to a square. Hidden ones are as if they
    /// were not there (SA-9.5).
    #[inline]
    fn seen(&self, set: u16, square: i8) -> impl Iterator<Item = usize> {
        bits(self.s.in_play & set).filter(move |&i| {
            let t = &self.s.threats[i];
            t.position <= t.seen_from.min(square)
        })
    }

    /// The set of the external threats that weapons can target up to a square.
    fn in_range(&self, square: i8) -> u16 {
        self.seen(self.s.external, square)
            .fold(0, |set, i| set | 1 << i)
    }

    /// The nearest of them; ties go to the lowest number (SA-9.6).
    #[inline]
    fn nearest(&self, set: u16, square: i8, unless: Traits) -> Option<usize> {
        self.seen(set, square)
            .filter(|&i| !self.s.threats[i].traits.has(unless))
            .min_by_key(|&i| self.s.threats[i].position)
    }

    #[inline]
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

    /// SA-9.6: the nearest threat of the zone.
    #[inline]
    fn aim_laser(&mut self, at: Station, volley: &mut Volley) {
        let (zone, weapon) = (at.zone(), Weapon::of(at));
        let (strength, unseen, tile) = match at.deck() {
            Deck::Upper => (
                4 + u8::from(zone == Zone::White),
                Traits::NO_HEAVY,
                Tile::HeavyLaser,
            ),
            Deck::Lower => (2, Traits::NONE, Tile::LightLaser),
        };
        match self.nearest(self.s.tracks[zone.index()], EVERYWHERE, unseen) {
            None => self.misses(weapon, Miss::NoTarget),
            Some(i) => {
                let strength = strength + u8::from(self.s.heroic_shots.has(at))
                    - u8::from(self.s.is_broken(zone, tile));
                self.fires(volley, weapon, i, strength);
            }
        }
    }

    /// SA-9.8: everything at distance 1 or 2; 1 if damaged.
    fn aim_pulse_cannon(&mut self, volley: &mut Volley) {
        let damaged = self.s.is_broken(Zone::White, Tile::LightLaser);
        let strength = 1 + u8::from(self.s.heroic_shots.has(Station::LowerWhite));
        volley.pulsed = self.in_range(if damaged { CLOSE } else { NEAR });
        for i in bits(volley.pulsed) {
            self.fires(volley, Weapon::PulseCannon, i, strength);
        }
        if volley.pulsed == 0 {
            self.misses(Weapon::PulseCannon, Miss::NoTarget);
        }
    }

    /// SA-9.9, SA-9.10, SA-20.7, SA-20.49.
    fn aim_rocket(&mut self, volley: &mut Volley) {
        let magnets = self.with_trait(self.s.external, Traits::MAGNET);
        volley.magnet = self.seen(magnets, EVERYWHERE).next();
        let nearest = self.nearest(self.s.external, NEAR, Traits::NO_ROCKETS);
        match volley.magnet.or(nearest) {
            None => self.misses(Weapon::Rocket, Miss::NoTarget),
            Some(i) if self.s.threats[i].traits.has(Traits::DECOY) => {
                self.misses(Weapon::Rocket, Miss::Decoy);
            }
            Some(i) => self.fires(volley, Weapon::Rocket, i, 3),
        }
    }

    /// SA-9.11, SA-7.80, SA-20.46 to SA-20.48.
    fn aim_interceptors(&mut self, volley: &mut Volley) {
        let heroic = u8::from(self.s.sortie == Sortie::HeroicAttack);
        let close = self.in_range(CLOSE);
        match close.count_ones() {
            0 => self.misses(Weapon::Interceptors, Miss::NoTarget),
            1 => {
                let i = lowest(close);
                let mut strength = 3;
                if self.s.threats[i].traits.has(Traits::SACRIFICE) {
                    strength = 9;
                    volley.sacrifice = Some(i);
                }
                self.fires(volley, Weapon::Interceptors, i, strength + heroic);
            }
            _ => {
                for i in bits(close) {
                    self.fires(volley, Weapon::Interceptors, i, 1 + heroic);
                }
            }
        }
    }

    /// SA-9.13 to SA-9.18: strengths minus shields, once per threat. Returns who was hurt, who has
    /// no hit points left, and what is peculiar about them.
    #[inline]
    fn deal(&mut self, volley: &Volley) -> (u16, u16, Traits) {
        let aura = match self.s.shield_aura {
            0 => 0,
            auras => auras.count_ones() as i8,
        };
        let (mut hurt, mut dead, mut traits) = (0, 0, Traits::NONE);
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
            dead |= u16::from(t.damage >= t.hit_points) << i;
            traits = traits.and(t.traits);
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
        (hurt, dead, traits)
    }

    /// SA-20.37 to SA-20.40: a destroyed tanker scorches every other external threat in play.
    fn explode(&mut self, hurt: u16) -> u16 {
        let is_dead = |s: &State, i: usize| s.threats[i].damage >= s.threats[i].hit_points;
        let Some(tanker) =
            bits(self.with_trait(hurt, Traits::EXPLODES)).find(|&i| is_dead(self.s, i))
        else {
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
    fn remove_destroyed(&mut self, hurt: u16, scorched: u16) -> u16 {
        let mut destroyed = 0;
        for i in bits(hurt) {
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
