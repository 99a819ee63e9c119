//! Threat Actions (section 10 of the rules): movement, and what the words of the effect language do.

use super::{Flight, Flow, Lost, bits, lowest};
use crate::mission::Track;
use crate::place::{Heading, Station, StationSet, Zone};
use crate::state::{Fate, Squad, State, Stored};
use crate::step::{Blow, Container, DelayCause, Loss, Recorder, Step};
use crate::stores::{ALL, Store};
use crate::threats::{EVERYWHERE, Effect, Power, Reach, Remedy, Traits, Who, Zones};
use crate::trajectory::Square;
use std::hint::select_unpredictable;

impl<R: Recorder> Flight<'_, R> {
    /// SA-10.1: all threats in play act in ascending order; then the rocket moves up.
    pub(super) fn threat_actions(&mut self) -> Flow {
        let mut waiting = self.s.in_play;
        while waiting != 0 {
            let i = lowest(waiting);
            let speed = self.s.threats[i].speed as i8; // SA-10.3
            self.advance(i, speed)?;
            // Others may have left play meanwhile.
            waiting &= (waiting - 1) & self.s.in_play;
        }
        self.s.rocket_hits = self.s.stores.empty(Store::RocketTrack) != 0; // SA-10.13
        if R::ON && self.s.rocket_hits {
            self.note(Step::RocketAdvances);
        }
        Ok(())
    }

    /// SA-10.2, SA-10.7: moves a threat completely, then lets it act.
    #[inline]
    fn advance(&mut self, i: usize, squares: i8) -> Flow {
        let t = &mut self.s.threats[i];
        let from = t.position;
        let ahead = from - squares;
        let to = select_unpredictable(ahead < 1, 1, ahead);
        t.position = to;
        let (threat, next) = (t.id, t.next);
        self.note(Step::Advances { threat, from, to });
        if to <= next {
            self.act_on_the_way(i, to)
        } else {
            Ok(())
        }
    }

    /// SA-10.4 to SA-10.9: performs every action square that was reached or passed, in order.
    #[inline(never)]
    fn act_on_the_way(&mut self, i: usize, to: i8) -> Flow {
        loop {
            let t = &mut self.s.threats[i];
            let (threat, square) = (t.id, t.square);
            t.passed += u8::from(square != Square::Z); // SA-20.58
            // Where it acts next is looked up beforehand, off the way to what it does now.
            let board = self.mission.trajectories[t.track as usize];
            t.next = board.next(t.next);
            t.square = board.square(t.next).unwrap_or(Square::Z);
            self.note(Step::Acts { threat, square });
            self.perform(i, threat.card().actions[square as usize])?;
            let gone = self.s.in_play >> i & 1 == 0;
            if square == Square::Z && !gone {
                self.survive(i);
                return Ok(());
            }
            // SA-10.12: a threat that is gone does nothing more.
            if gone || self.s.threats[i].next < to {
                return Ok(());
            }
        }
    }

    /// SA-10.9 to SA-10.11: the threat is survived; some leave something behind.
    fn survive(&mut self, i: usize) {
        self.leave_play(i);
        let t = &mut self.s.threats[i];
        t.fate = Fate::Survived;
        let threat = t.id;
        let card = threat.card();
        if let Remedy::Repair(system) = card.remedy {
            self.s.dead[system as usize].0 |= t.at.0;
        } else if t.traits.has(Traits::CONTAMINATION) {
            self.s.lethal = t.at; // SA-21.66, SA-21.69
            self.s.lethal_by = i as u8;
            self.s.obstacles.add(t.at);
        } else if !t.traits.has(Traits::SLIME) {
            t.at.0 = 0; // SA-10.10; Slime stays (SA-21.40)
        }
        self.note(Step::Survived {
            threat,
            points: card.survived.unwrap_or(0),
        });
    }

    fn perform(&mut self, i: usize, effects: &[Effect]) -> Flow {
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
            Effect::Speed(by) => {
                let t = &mut self.s.threats[i];
                t.speed = t.speed.saturating_add_signed(by);
                let (threat, speed) = (t.id, t.speed);
                self.note(Step::SpeedChanged { threat, speed });
            }
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
                // SA-20.24
                for j in 0..self.s.threat_count as usize {
                    if j != i && (self.s.in_play & self.s.external) >> j & 1 == 1 {
                        self.advance(j, 1)?;
                    }
                }
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
                if self.s.fuel > 0 {
                    self.s.fuel -= 1;
                    let left = self.s.fuel;
                    self.note(Step::FuelLost { left });
                }
            }
            Effect::DisableStoredSquad(station) => self.slime_squad(i, station),
            Effect::Move(heading) => {
                let from = self.s.threats[i].at.first();
                self.prowl(i, from, from.and_then(|s| s.toward(heading)));
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
                for crew in 0..self.s.crew_count {
                    if self.concerns(i, who, crew) {
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
            Effect::IfOriginal(effects) => {
                if !self.s.threats[i].changed {
                    self.perform(i, effects)?; // SA-21.34
                }
            }
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
    fn own_zone(&self, i: usize) -> Zone {
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
            Power::ReactorEnergy => self.s.stores.content(Store::reactor(self.own_zone(i))),
            Power::PlayersHere => match t.at.first() {
                Some(station) => self.players_at(station),
                None => 0,
            },
            Power::RocketsTimes(n) => n * self.s.rockets().saturating_sub(t.damage),
        }
    }

    fn players_at(&self, station: Station) -> u8 {
        self.s.crew().iter().filter(|m| m.is_up_at(station)).count() as u8
    }

    /// SA-10.14 to SA-10.19; the Scout makes every attack of the others stronger (SA-20.20 to SA-20.23).
    pub(super) fn attack(
        &mut self,
        i: usize,
        power: Power,
        reach: Reach,
        ignores_shields: bool,
    ) -> Flow {
        let auras = self.s.attack_aura & !(1 << i);
        let bonus = if auras == 0 {
            0
        } else {
            auras.count_ones() as u8
        };
        let strength = self.power(i, power) + bonus;
        let mut zones = reach.zones(self.own_zone(i));
        while let Some(zone) = zones.pop() {
            self.strike(i, zone, strength, ignores_shields)?;
        }
        Ok(())
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
    fn heal(&mut self, i: usize, amount: u8) {
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
        let (damage, hit_points) = self.wound(i, amount);
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

    fn set_shield(&mut self, i: usize, shield: i8) {
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
        let amount = self.s.stores.take(container.store(), amount);
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
        let amount = self.s.stores.transfer(from.store(), to.store(), ALL);
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
        if self.s.stores.take(Store::Rockets, 1) == 0 {
            return;
        }
        let left = self.s.rockets();
        let warheads = bits(self.s.in_play & !self.s.external)
            .find(|&i| self.s.threats[i].traits.has(Traits::WARHEADS));
        if let Some(i) = warheads {
            self.s.threats[i].hit_points = left;
        }
        self.note(Step::RocketDestroyed { left });
        if let Some(i) = warheads.filter(|&i| self.s.threats[i].damage >= left) {
            self.destroy(i, Blow::NoRockets);
        }
    }

    /// SA-21.31, AR-02: only a squad that is still stored.
    fn slime_squad(&mut self, i: usize, station: Station) {
        let stored = State::storage(station).map(|storage| &mut self.s.stored[storage]);
        if let Some(stored) = stored.filter(|stored| **stored == Stored::Intact) {
            *stored = Stored::Slimed;
            let threat = self.s.threats[i].id;
            self.note(Step::StoredSquadDisabled { station, threat });
        }
    }

    /// SA-10.24.
    fn prowl(&mut self, i: usize, from: Option<Station>, to: Option<Station>) {
        let threat = self.s.threats[i].id;
        match (from, to) {
            (Some(from), Some(to)) => {
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
                self.s.obstacles.add(StationSet::of(&[to]));
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
        }
    }
}
