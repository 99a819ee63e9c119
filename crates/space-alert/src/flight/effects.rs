//! What the words of the effect language do (section 10 of the rules).

use super::edition::Edition;
use super::{Flight, Flow, Lost, bits};
use crate::mission::Track;
use crate::state::{Squad, State, Stored};
use crate::stations::{Heading, Station, Zone};
use crate::step::{Blow, Container, DelayCause, Loss, Step, StepRecorder};
use crate::threats::{EVERYWHERE, Effect, Power, Reach, Traits, Who, Zones};
use crate::trajectory::Trajectory;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    pub(super) fn perform(&mut self, i: usize, effects: &[Effect]) -> Flow {
        for effect in effects {
            self.apply(i, effect)?;
        }
        Ok(())
    }

    fn apply(&mut self, i: usize, effect: &Effect) -> Flow {
        match *effect {
            Effect::Attack(power, reach) => self.attack(i, power, reach, false)?,
            Effect::AttackIgnoringShields(power, reach) => self.attack(i, power, reach, true)?,
            Effect::Damage(power, reach) => self.damage_from_inside(i, power, reach)?,
            Effect::Heal(amount) => self.heal(i, amount),
            Effect::HealHalf => self.heal(i, self.s.threats[i].damage / 2),
            Effect::HurtItself(amount) => self.hurt_itself(i, amount),
            Effect::Speed(by) => self.change_speed(i, by),
            Effect::Shield(by) => self.set_shield(i, self.s.threats[i].shield + by),
            Effect::ShieldTo(value) => self.set_shield(i, value),
            Effect::Reveal => {
                let threat = self.change(i);
                self.s.threats[i].seen_from = EVERYWHERE; // SA-20.6
                self.note(Step::Revealed { threat });
            }
            Effect::Grow => {
                let threat = self.change(i);
                self.note(Step::Grows { threat });
            }
            Effect::AttackAura => {
                self.s.attack_aura |= 1 << i;
                let threat = self.s.threats[i].id;
                self.note(Step::BoostsAttacks { threat });
            }
            Effect::ShieldAura => {
                self.s.shield_aura |= 1 << i;
                let threat = self.s.threats[i].id;
                self.note(Step::BoostsShields { threat });
            }
            Effect::AdvanceOthers => {
                // SA-20.24; not those out of phase (NF-3.3.12)
                self.advance_all(self.s.external() & !(1 << i), 1)?;
            }
            Effect::AdvanceInternal(squares) => self.advance_all(self.s.tracks[3], squares)?,
            Effect::AdvanceInZone(squares) => {
                let zone = self.own_zone(i);
                self.advance_all(self.s.tracks[zone.index()], squares)?;
            }
            Effect::DrainShields(zones, amount) => {
                for zone in Zone::ALL.into_iter().filter(|&z| zones.has(z)) {
                    self.drain(Container::Shield(zone), amount);
                }
            }
            Effect::DrainReactors(zones, amount) => {
                for zone in Zone::ALL.into_iter().filter(|&z| zones.has(z)) {
                    self.drain(Container::Reactor(zone), amount);
                }
            }
            Effect::Sabotage => {
                let zone = self.own_zone(i);
                if self.drain(Container::Reactor(zone), 1) == 0 {
                    self.harm(i, zone, 1)?; // SA-21.8
                }
            }
            Effect::ShortCircuit => self.short_circuit(i)?,
            Effect::LeakShields(zones) => self.leak(i, zones, Container::Shield)?,
            Effect::LeakReactors(zones) => self.leak(i, zones, Container::Reactor)?,
            Effect::DestroyRocket => self.destroy_rocket(),
            Effect::DestroyFuel => {
                self.lose_fuel();
            }
            Effect::DisableStoredSquad(station) => self.slime_squad(i, station),
            Effect::Move(heading) => {
                let from = self.s.threats[i].at.first();
                let to = from.and_then(|s| s.toward(heading));
                self.prowl(i, from, to);
            }
            Effect::MoveToMostPlayers => {
                let from = self.s.threats[i].at.first();
                let to = from.and_then(|s| self.most_players_beside(s));
                self.prowl(i, from, to);
            }
            Effect::Spread(heading) => self.spread(i, heading),
            Effect::DoubleDamage(zones) => {
                self.s.doubled |= zones.0;
                let threat = self.s.threats[i].id;
                self.note(Step::DoublesDamage {
                    threat,
                    all: zones == Zones::ALL,
                });
            }
            Effect::Delay(who) => {
                let turn = self.s.turn;
                for crew in 0..self.s.crew_count {
                    if self.concerns(i, who, crew) {
                        self.delay(crew, turn + 1, DelayCause::Threat);
                    }
                }
            }
            Effect::KnockOut(who) => {
                // All at once: a knocked-out player counts as present until the action is over.
                let struck = (0..self.s.crew_count).filter(|crew| self.concerns(i, who, *crew));
                let struck = struck.fold(0u8, |set, crew| set | 1 << crew);
                for crew in 0..self.s.crew_count {
                    if struck >> crew & 1 == 1 {
                        self.knock_out(crew, i);
                    }
                }
            }
            Effect::IfDamaged(least, then, otherwise) => {
                let effects = if self.s.threats[i].damage >= least {
                    then
                } else {
                    otherwise
                };
                if effects.is_empty() {
                    let threat = self.s.threats[i].id;
                    self.note(Step::Spared { threat });
                }
                self.perform(i, effects)?;
            }
            Effect::IfUnchanged(effects) => {
                if !self.s.threats[i].changed {
                    self.perform(i, effects)?; // SA-21.34, NF-13.4.1
                } else {
                    let threat = self.s.threats[i].id;
                    self.note(Step::Spared { threat });
                }
            }
            Effect::IfPlayerHere(then, otherwise) => {
                let station = self.s.threats[i].at.first();
                let here = station.is_some_and(|station| self.players_at(station) > 0);
                self.perform(i, if here { then } else { otherwise })?;
            }
            Effect::DamageZones(zones, amount) => {
                for zone in Zone::ALL.into_iter().filter(|&z| zones.has(z)) {
                    self.harm(i, zone, amount)?;
                }
            }
            Effect::DrainOwnReactor(amount) => {
                self.drain(Container::Reactor(self.own_zone(i)), amount);
            }
            Effect::AttackAndFeed(strength) => self.attack_and_feed(i, strength)?,
            Effect::ReactorBlast(reach) => {
                // NF-13.8.5, NF-13.8.6: not an attack; zone by zone.
                let mut zones = reach.zones(self.own_zone(i));
                while let Some(zone) = zones.pop() {
                    let blocks = self.s.energy.content(Container::Reactor(zone));
                    self.harm(i, zone, 1 + blocks)?;
                }
            }
            Effect::Jump(side) => self.jump(i, side),
            Effect::Call => self.call(i),
            Effect::HealAllExternal(amount) => {
                for j in bits(self.present() & self.s.external()) {
                    self.heal(j, amount);
                }
            }
            Effect::Expose => self.s.threats[i].inaccessible = 0,
            Effect::Special(special) => self.perform_special_effect(i, special)?,
            Effect::Doom(doom) => {
                let loss = Loss::Doomed { doom };
                self.s.lost = Some((loss, i as u8));
                let threat = Some(self.s.threats[i].id);
                self.note(Step::Lost { loss, threat });
                return Err(Lost);
            }
        }
        Ok(())
    }

    /// The zone of its trajectory, or of its token.
    #[inline]
    pub(super) fn own_zone(&self, i: usize) -> Zone {
        let t = &self.s.threats[i];
        match t.track.zone() {
            Some(zone) => zone,
            None => t.at.first().unwrap_or(Station::BRIDGE).zone(),
        }
    }

    #[inline]
    fn power(&self, i: usize, power: Power) -> u8 {
        let t = &self.s.threats[i];
        match power {
            Power::Fixed(n) => n,
            Power::RemainingTimes(n) => n * t.hit_points.saturating_sub(t.damage),
            Power::ReactorEnergy => {
                let reactor = Container::Reactor(self.own_zone(i));
                self.s.energy.content(reactor)
            }
            Power::PlayersHere => match t.at.first() {
                Some(station) => self.players_at(station),
                None => 0,
            },
            Power::RocketsTimes(n) => n * self.s.rockets.saturating_sub(t.damage),
        }
    }

    pub(super) fn players_at(&self, station: Station) -> u8 {
        self.s.crew().iter().filter(|m| m.is_up_at(station)).count() as u8
    }

    /// SA-10.14 to SA-10.19.
    pub(super) fn attack(
        &mut self,
        i: usize,
        power: Power,
        reach: Reach,
        ignores_shields: bool,
    ) -> Flow {
        let strength = self.attack_strength(i, self.power(i, power));
        let mut zones = reach.zones(self.own_zone(i));
        while let Some(zone) = zones.pop() {
            self.strike(i, zone, strength, ignores_shields)?;
        }
        Ok(())
    }

    /// The Scout makes every attack of the other external threats stronger (SA-20.20 to SA-20.23); interceptors at the
    /// distance of a carrier or nearer weaken its attacks (NF-3.1).
    fn attack_strength(&self, i: usize, strength: u8) -> u8 {
        let t = &self.s.threats[i];
        let mut strength = strength;
        if self.s.attack_aura != 0 && t.track != Track::Internal {
            strength += (self.s.attack_aura & !(1 << i)).count_ones() as u8;
        }
        if self.traits_of(i).has(Traits::CARRIER)
            && self.s.pilot().is_some()
            && self.s.interceptor_distance <= Trajectory::distance(t.position)
        {
            strength = strength.saturating_sub(2);
        }
        strength
    }

    /// NF-13.8.4: heals 1 for each absorbed point.
    fn attack_and_feed(&mut self, i: usize, strength: u8) -> Flow {
        let strength = self.attack_strength(i, strength);
        let absorbed = self.strike(i, self.own_zone(i), strength, false)?;
        if absorbed > 0 {
            self.heal(i, absorbed);
        }
        Ok(())
    }

    pub(super) fn change_speed(&mut self, i: usize, by: i8) {
        let t = &mut self.s.threats[i];
        t.speed = t.speed.saturating_add_signed(by);
        let (threat, speed) = (t.id, t.speed);
        self.note(Step::SpeedChanged { threat, speed });
    }

    /// A capsule is destroyed, if there is one.
    pub(super) fn lose_fuel(&mut self) -> bool {
        if self.s.fuel == 0 {
            return false;
        }
        self.s.fuel -= 1;
        let left = self.s.fuel;
        self.note(Step::FuelLost { left });
        true
    }

    /// SA-10.20, SA-10.21: shields do not help against what is inside.
    fn damage_from_inside(&mut self, i: usize, power: Power, reach: Reach) -> Flow {
        let amount = self.power(i, power);
        match reach {
            Reach::EachToken => {
                for station in self.s.threats[i].at.iter() {
                    self.harm(i, station.zone(), amount)?;
                }
                Ok(())
            }
            Reach::All => Zone::ALL
                .into_iter()
                .try_for_each(|zone| self.harm(i, zone, amount)),
            Reach::Own | Reach::Others | Reach::Sides => {
                let zone = self.own_zone(i);
                self.harm(i, zone, amount)
            }
        }
    }

    /// SA-10.23.
    pub(super) fn heal(&mut self, i: usize, amount: u8) {
        let t = &mut self.s.threats[i];
        let amount = amount.min(t.damage);
        t.damage -= amount;
        let (threat, damage) = (t.id, t.damage);
        self.note(Step::Heals {
            threat,
            amount,
            damage,
        });
    }

    /// SA-20.54, SA-20.55.
    fn hurt_itself(&mut self, i: usize, amount: u8) {
        let (damage, hit_points, _) = self.wound(i, amount);
        let threat = self.s.threats[i].id;
        self.note(Step::HurtsItself {
            threat,
            amount,
            damage,
        });
        if damage >= hit_points {
            self.destroy(i, Blow::Itself);
        }
    }

    pub(super) fn set_shield(&mut self, i: usize, shield: i8) {
        self.s.threats[i].shield = shield;
        let threat = self.s.threats[i].id;
        self.note(Step::ShieldChanged { threat, shield });
    }

    fn change(&mut self, i: usize) -> crate::ThreatId {
        self.s.threats[i].changed = true;
        self.s.threats[i].id
    }

    /// SA-10.27: up to that much energy goes to the bank; returns how much.
    pub(super) fn drain(&mut self, container: Container, amount: u8) -> u8 {
        let amount = self.s.energy.take(container, amount);
        if amount > 0 {
            self.note(Step::EnergyLost { container, amount });
        }
        amount
    }

    /// SA-21.53: the central reactor empties into the central shield; what does not fit leaks.
    fn short_circuit(&mut self, i: usize) -> Flow {
        let (from, to) = (
            Container::Reactor(Zone::White),
            Container::Shield(Zone::White),
        );
        let amount = self.s.energy.fill(from, to);
        if amount > 0 {
            self.note(Step::EnergyShorted { from, to, amount });
        }
        self.leak(i, Zones::only(Zone::White), Container::Reactor)
    }

    /// SA-21.55: each leaked energy is lost and deals 1 damage to the zone.
    fn leak(&mut self, i: usize, zones: Zones, of: fn(Zone) -> Container) -> Flow {
        for zone in Zone::ALL.into_iter().filter(|&z| zones.has(z)) {
            let leaked = self.drain(of(zone), u8::MAX);
            if leaked > 0 {
                self.harm(i, zone, leaked)?;
            }
        }
        Ok(())
    }

    /// SA-21.33, SA-21.13.
    fn destroy_rocket(&mut self) {
        if self.s.rockets == 0 {
            return;
        }
        self.s.rockets -= 1;
        let left = self.s.rockets;
        let warheads = bits(self.with_trait(self.s.in_play, Traits::WARHEADS)).next();
        if let Some(i) = warheads {
            self.s.threats[i].hit_points = left;
        }
        self.note(Step::RocketDestroyed { left });
        if let Some(i) = warheads.filter(|&i| self.s.threats[i].damage >= left) {
            self.destroy(i, Blow::NoRockets);
        }
    }

    /// SA-21.31, SA-AR-02: only a squad that is still stored.
    fn slime_squad(&mut self, i: usize, station: Station) {
        let stored = State::storage(station).map(|storage| &mut self.s.stored[storage]);
        if let Some(stored) = stored.filter(|stored| **stored == Stored::Intact) {
            *stored = Stored::Slimed;
            let threat = self.s.threats[i].id;
            self.note(Step::StoredSquadDisabled { station, threat });
        }
    }

    /// SA-10.24; sealed doors stop intruders too (NF-14.8.3).
    pub(super) fn prowl(&mut self, i: usize, from: Option<Station>, to: Option<Station>) {
        let threat = self.s.threats[i].id;
        match (from, to) {
            (Some(from), Some(to)) if !self.is_sealed(from.zone(), to.zone()) => {
                self.s.threats[i].at.0 = 1 << to as u8;
                self.note(Step::Prowls { threat, from, to });
            }
            _ => self.note(Step::Stays { threat }),
        }
    }

    /// SA-21.61: the adjacent station with strictly the most players.
    fn most_players_beside(&self, from: Station) -> Option<Station> {
        let mut best = None;
        let mut most = 0;
        for station in Station::ALL.into_iter().filter(|s| s.is_adjacent(from)) {
            let players = self.players_at(station);
            if players > most {
                (most, best) = (players, Some(station));
            } else if players == most {
                best = None;
            }
        }
        best
    }

    /// SA-21.27 to SA-21.29: from the tokens present before the action.
    fn spread(&mut self, i: usize, heading: Heading) {
        let before = self.s.threats[i].at;
        let threat = self.s.threats[i].id;
        for station in before.iter() {
            if let Some(to) = station.toward(heading).filter(|&to| !self.s.slime.has(to)) {
                self.s.threats[i].at.insert(to);
                self.s.slime.insert(to);
                self.note(Step::Spreads { threat, to });
            }
        }
    }

    /// Whether an effect concerns this crew member; never one in space (SA-7.46).
    fn concerns(&self, i: usize, who: Who, crew: u8) -> bool {
        let m = self.s.crew[crew as usize];
        let t = &self.s.threats[i];
        let Some(at) = m.at.filter(|_| !m.knocked_out) else {
            return false;
        };
        match who {
            Who::InZone => t.track as u8 == at.zone() as u8 && t.track != Track::Internal,
            Who::OnShip => true,
            Who::Here => t.at.has(at),
            Who::HereUnguarded => t.at.has(at) && m.squad != Squad::Active,
            Who::At(stations) => stations.has(at),
            Who::LeadingActiveSquad => m.squad == Squad::Active,
            Who::NotOnBridge => at != Station::BRIDGE,
            Who::Captain => crew == 0,
            Who::AllButCaptain => crew != 0,
            Who::Alone => self.players_at(at) == 1,
            Who::InCompany => self.players_at(at) > 1,
        }
    }
}
