//! Compute Damage (section 9 of the rules, special rules of section 20).

use super::edition::Edition;
use super::{Flight, Flow, bits, lowest};
use crate::mission::MAX_THREATS;
use crate::state::{InterceptorAttack, Squad, State};
use crate::stations::{Deck, Station, Zone};
use crate::step::{Blow, Miss, Step, StepRecorder, Tile, Twist, Weapon};
use crate::threats::{EVERYWHERE, Power, Reach, Traits};
use crate::trajectory::{NEAR, Trajectory};

/// What the weapons aim at, before any damage is dealt (SA-9.4).
struct Volley {
    /// Sum of the strengths of lasers per threat, and of all other weapons (NF-3.6.1, NF-3.6.2).
    lasers: [u8; MAX_THREATS],
    others: [u8; MAX_THREATS],
    /// Threats that at least one weapon targets.
    targeted: u32,
    /// Threats that the pulse cannon targets.
    pulsed: u32,
    /// The threat that a rocket made stronger.
    magnet: Option<usize>,
    /// The threat that costs the interceptors.
    sacrifice: Option<usize>,
}

impl Volley {
    const NONE: Volley = Volley {
        lasers: [0; MAX_THREATS],
        others: [0; MAX_THREATS],
        targeted: 0,
        pulsed: 0,
        magnet: None,
        sacrifice: None,
    };
}

/// What a volley did: threats that were hurt, and those without hit points left, one bit each.
struct Hits {
    hurt: u32,
    dead: u32,
    /// All traits of the targets.
    traits: Traits,
}

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// SA-9.19: targets, damage, explosions, removal, megashields, last blows, clean up.
    #[inline]
    pub(super) fn compute_damage(&mut self) -> Flow {
        if self.s.is_armed() {
            self.fire()
        } else {
            Ok(())
        }
    }

    fn fire(&mut self) -> Flow {
        let mut volley = Volley::NONE;
        self.aim(&mut volley);
        let Hits { hurt, dead, traits } = self.deal(&volley);
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
            let shield = self.s.threats[i].shield + 1; // SA-20.50
            self.set_shield(i, shield);
        }
        if traits.has(Traits::MEGASHIELD) {
            self.drop_megashields(volley.targeted);
        }
        if let Some(i) = volley.sacrifice {
            self.lose_interceptors(i);
        }
        if struck | destroyed != 0 {
            self.last_blows(struck, destroyed)?;
        }
        // SA-9.20 to SA-9.22
        self.s.activated.0 = 0;
        self.s.heroic_shots.0 = 0;
        self.s.cube_shots.0 = 0;
        self.s.rockets_arriving = 0;
        Ok(())
    }

    /// NF-3.4.2 to NF-3.4.5: one point for all hits of a turn.
    fn drop_megashields(&mut self, targeted: u32) {
        for i in bits(self.with_trait(targeted & self.s.in_play, Traits::MEGASHIELD)) {
            let shield = self.s.threats[i].shield;
            if shield > 0 {
                self.set_shield(i, shield - 1);
            }
        }
    }

    /// SA-9.5 to SA-9.12.
    fn aim(&mut self, volley: &mut Volley) {
        for at in self.s.activated().by_deck() {
            match at {
                Station::LowerWhite => self.aim_pulse_cannon(volley),
                _ => self.aim_laser(at, volley),
            }
        }
        if self.s.rockets_arriving > 0 {
            self.aim_rockets(volley);
        }
        if self.s.interceptor_attack != InterceptorAttack::None {
            self.aim_interceptors(volley);
        }
    }

    /// The threats of the set, all outside, that weapons can target up to a square. Those out of phase (NF-3.3.7) and
    /// hidden ones (SA-9.5) are as if they were not there.
    #[inline]
    fn seen(&self, set: u32, square: i8) -> impl Iterator<Item = usize> {
        bits(self.present() & set).filter(move |&i| {
            let t = &self.s.threats[i];
            t.position <= t.seen_from.min(square)
        })
    }

    /// The nearest of them; ties go to the lowest number (SA-9.6, NF-4.4).
    #[inline]
    fn nearest(&self, set: u32, square: i8, unless: Traits) -> Option<usize> {
        self.seen(set, square)
            .filter(|&i| !self.traits_of(i).has(unless))
            .min_by_key(|&i| self.s.threats[i].position)
    }

    fn fires(&mut self, volley: &mut Volley, weapon: Weapon, i: usize, strength: u8) {
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

    /// SA-9.6: the nearest threat of the zone; threats that cover all trajectories count in every zone (NF-3.8.4).
    fn aim_laser(&mut self, at: Station, volley: &mut Volley) {
        let (zone, weapon) = (at.zone(), Weapon::of(at));
        if self.is_blind(zone) {
            return self.misses(weapon, Miss::Blind);
        }
        let (strength, unseen, tile) = match at.deck() {
            Deck::Upper => (
                4 + u8::from(zone == Zone::White),
                Traits::NO_HEAVY,
                Tile::HeavyLaser,
            ),
            Deck::Lower => (2, Traits::NONE, Tile::LightLaser),
        };
        let covering = self.with_trait(self.present(), Traits::COVERS_ALL);
        let targets = self.s.tracks[zone.index()] | covering;
        match self.nearest(targets, EVERYWHERE, unseen) {
            None => self.misses(weapon, Miss::NoTarget),
            Some(i) => {
                let bonus = u8::from(self.s.heroic_shots.has(at)) + u8::from(self.has_cube(at)); // NF-9.10.4
                let strength = strength + bonus - u8::from(self.s.is_broken(zone, tile));
                volley.lasers[i] += strength;
                self.fires(volley, weapon, i, strength);
            }
        }
    }

    /// Whether a cube of the Mechanic strengthens the shot of a station.
    #[inline]
    fn has_cube(&self, at: Station) -> bool {
        E::NEW_FRONTIER && self.s.cube_shots.has(at)
    }

    /// NF-14.9.2, NF-14.9.4: disrupted optics, unless somebody is outside or at the windows.
    fn is_blind(&self, zone: Zone) -> bool {
        E::NEW_FRONTIER
            && self.s.disrupted >> zone.index() & 1 == 1
            && self.s.watching == 0
            && self.s.pilot().is_none()
    }

    /// SA-9.8: everything at distance 1 or 2, one distance less if damaged, one more with a cube (NF-9.10.5). The
    /// advanced Pulse Gunner also reaches the next distance, with 1 (NF-9.4.4).
    fn aim_pulse_cannon(&mut self, volley: &mut Volley) {
        let at = Station::LowerWhite;
        let damaged = self.s.is_broken(Zone::White, Tile::LightLaser);
        let range = 2 - u8::from(damaged) + u8::from(self.has_cube(at));
        let strong_pulse = E::NEW_FRONTIER && self.s.strong_pulse;
        let strong = self.s.heroic_shots.has(at) || strong_pulse;
        let far = range + u8::from(strong_pulse);
        for i in bits(self.present() & self.s.external()) {
            let t = &self.s.threats[i];
            let distance = Trajectory::distance(t.position);
            if t.position > t.seen_from || distance > far {
                continue;
            }
            volley.pulsed |= 1 << i;
            let strength = if strong && distance <= range { 2 } else { 1 };
            volley.others[i] += strength;
            self.fires(volley, Weapon::PulseCannon, i, strength);
        }
        if volley.pulsed == 0 {
            self.misses(Weapon::PulseCannon, Miss::NoTarget);
        }
    }

    /// SA-9.9, SA-9.10, SA-20.7, SA-20.49; two rockets are one attack of 5 (NF-9.1.4).
    fn aim_rockets(&mut self, volley: &mut Volley) {
        let strength = if self.s.rockets_arriving > 1 { 5 } else { 3 };
        let external = self.s.external();
        let magnets = self.with_trait(self.present() & external, Traits::MAGNET);
        volley.magnet = self.seen(magnets, EVERYWHERE).next();
        let nearest = self.nearest(external, NEAR, Traits::NO_ROCKETS);
        match volley.magnet.or(nearest) {
            None => self.misses(Weapon::Rocket, Miss::NoTarget),
            Some(i) if self.traits_of(i).has(Traits::DECOY) => {
                self.misses(Weapon::Rocket, Miss::Decoy);
            }
            Some(i) => {
                if self.traits_of(i).has(Traits::ROCKET_CANCELS_Z) {
                    self.s.threats[i].changed = true; // NF-13.4.1
                }
                volley.others[i] += strength;
                self.fires(volley, Weapon::Rocket, i, strength);
            }
        }
    }

    /// SA-9.11, SA-7.80, SA-20.46 to SA-20.48; exactly the distance of the interceptors (NF-6.4.2).
    fn aim_interceptors(&mut self, volley: &mut Volley) {
        let heroic = u8::from(self.s.interceptor_attack == InterceptorAttack::HeroicAttack);
        let distance = self.s.interceptor_distance;
        let there = self
            .seen(self.s.external(), EVERYWHERE)
            .filter(|&i| Trajectory::distance(self.s.threats[i].position) == distance)
            .fold(0u32, |set, i| set | 1 << i);
        match there.count_ones() {
            0 => self.misses(Weapon::Interceptors, Miss::NoTarget),
            1 => {
                let i = lowest(there);
                let mut strength = 3;
                if self.traits_of(i).has(Traits::SACRIFICE) {
                    strength = 9;
                    volley.sacrifice = Some(i);
                }
                volley.others[i] += strength + heroic;
                self.fires(volley, Weapon::Interceptors, i, strength + heroic);
            }
            _ => {
                for i in bits(there) {
                    volley.others[i] += 1 + heroic;
                    self.fires(volley, Weapon::Interceptors, i, 1 + heroic);
                }
            }
        }
    }

    /// SA-9.13 to SA-9.18: strengths minus shields, once per threat.
    fn deal(&mut self, volley: &Volley) -> Hits {
        let aura = self.s.shield_aura.count_ones() as i8;
        let mut hits = Hits {
            hurt: 0,
            dead: 0,
            traits: Traits::NONE,
        };
        for i in bits(volley.targeted) {
            let traits = self.traits_of(i);
            let t = &mut self.s.threats[i];
            let broken = volley.pulsed >> i & 1 == 1 && traits.has(Traits::PULSE_BREAKS);
            let (mut lasers, mut twist) = (volley.lasers[i], Twist::Plain);
            if broken {
                twist = Twist::ShieldsBroken;
            } else if traits.has(Traits::POLARIZED) {
                lasers = lasers.div_ceil(2); // NF-3.6.1
                twist = Twist::Polarized;
            }
            let strength = lasers + volley.others[i];
            // SA-AR-19, NF-AR-31: only its own shields break.
            let shield = if broken { 0 } else { t.shield } + aura;
            let mut dealt = (strength as i8 - shield).max(0) as u8;
            if traits.has(Traits::CRYOSHIELD) && !t.changed {
                t.changed = true;
                dealt = 0;
                twist = Twist::Cryoshield;
            } else if traits.has(Traits::SWARM) && dealt > 1 {
                dealt = 1;
                twist = Twist::Swarm;
            } else if traits.has(Traits::SWARM_OF_TWO) && dealt > 2 {
                dealt = 2;
                twist = Twist::MotherSwarm;
            }
            t.damage += dealt;
            t.hurt_this_turn |= dealt > 0;
            hits.hurt |= u32::from(dealt > 0) << i;
            hits.dead |= u32::from(t.damage >= t.hit_points) << i;
            hits.traits = hits.traits.and(traits);
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
        hits
    }

    /// SA-20.37 to SA-20.40: a destroyed tanker scorches every other external threat in play.
    fn explode(&mut self, hurt: u32) -> u32 {
        let is_dead = |s: &State, i: usize| s.threats[i].damage >= s.threats[i].hit_points;
        let Some(tanker) =
            bits(self.with_trait(hurt, Traits::EXPLODES)).find(|&i| is_dead(self.s, i))
        else {
            return 0;
        };
        let mut scorched = 0;
        // NF-AR-24: threats out of phase are not reached.
        for i in bits(self.present() & self.s.external() & !(1 << tanker)) {
            if is_dead(self.s, i) {
                continue; // SA-20.39
            }
            let (damage, hit_points, _) = self.wound(i, 1);
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
    fn remove_destroyed(&mut self, hurt: u32, scorched: u32) -> u32 {
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

    /// SA-20.47: the pilot is knocked out and nobody flies again. A pilot whose card is protected comes home with a
    /// disabled squad (NF-9.8.12).
    fn lose_interceptors(&mut self, by: usize) {
        self.s.interceptors_lost = true;
        let Some(pilot) = self.s.pilot() else { return };
        if self.s.protected_card >> pilot & 1 == 1 {
            self.s.crew[pilot as usize].squad = Squad::Disabled;
            return self.return_from_space(pilot);
        }
        self.knock_out(pilot, by);
    }

    /// SA-20.53, SA-20.58 to SA-20.61: Nemesis strikes back, destroyed asteroids hit the ship, by number.
    fn last_blows(&mut self, struck: u32, destroyed: u32) -> Flow {
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
