//! What only one threat of The New Frontier does: one named function each (NF-13, NF-14).

use super::edition::Edition;
use super::{DRONE_STATIONS, Flight, Flow, bits};
use crate::mission::{Scheduled, Track};
use crate::slot_card::SlotCard;
use crate::state::{Fate, ShieldMode};
use crate::stations::{Deck, Station, StationSet, Zone};
use crate::step::{Container, DelayCause, Step, StepRecorder};
use crate::threats::{Power, Reach, Special, System, Traits};
use crate::trajectory::Square;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    pub(super) fn perform_special_effect(&mut self, i: usize, special: Special) -> Flow {
        match special {
            Special::LateralJamDamage => self.lateral_jam_damages(i),
            Special::ShortCircuitEnergy => {
                let taken = self.drain(Container::Reactor(Zone::White), 1) > 0;
                self.short_circuit_strikes(i, taken)
            }
            Special::ShortCircuitFuel => {
                let taken = self.lose_fuel();
                self.short_circuit_strikes(i, taken)
            }
            Special::ShieldsOff => self.reverse_shields(i, ShieldMode::Off),
            Special::ShieldsReversed => self.reverse_shields(i, ShieldMode::Reversed),
            Special::SealRedDoors => self.seal_doors(i, true),
            Special::SealBlueDoors => self.seal_doors(i, false),
            Special::DisruptOptics => self.disrupt_optics(i),
            Special::Drill => self.drill(i),
            Special::LayMine => self.lay_mine(i),
            Special::ExplodeMines => self.explode_mines(i),
            Special::SetDrones => {
                self.s.drones = DRONE_STATIONS;
                Ok(())
            }
            Special::NinjaStrike => self.ninja_strikes(i),
            Special::Infect => self.infect(i),
            Special::InfectionBreaksOut => self.infection_breaks_out(i),
            Special::GremlinFeeds => self.gremlin_feeds(i),
            Special::GremlinSabotage => self.gremlin_sabotages(i),
            Special::ParasiteDrains => self.parasite_drains(),
            Special::ParasiteKnocksOut => self.parasite_knocks_out(i),
            Special::ParasiteBursts => self.parasite_bursts(i),
            Special::RepeatTurn => self.repeat_turn(),
            Special::SwapSides => self.swap_sides(),
            Special::PerformDrawnCard => self.perform_drawn_card(i),
        }
    }

    /// Lateral Laser Jam, Z.
    fn lateral_jam_damages(&mut self, i: usize) -> Flow {
        let own = self.own_zone(i);
        let opposite = match own {
            Zone::Red => Zone::Blue,
            _ => Zone::Red,
        };
        self.harm(i, own, 3)?;
        self.harm(i, Zone::White, 2)?;
        self.harm(i, opposite, 1)
    }

    /// Pulse Cannon Short Circuit, NF-14.6.5: only if something was there to feed the shot.
    fn short_circuit_strikes(&mut self, i: usize, fed: bool) -> Flow {
        match fed {
            true => self.attack(i, Power::Fixed(1), Reach::All, false),
            false => Ok(()),
        }
    }

    /// Reversed Shields, NF-14.7.2, NF-14.7.3.
    fn reverse_shields(&mut self, i: usize, mode: ShieldMode) -> Flow {
        self.s.shield_mode = mode;
        let threat = self.s.threats[i].id;
        let adds = mode == ShieldMode::Reversed;
        self.note(Step::ShieldsReversed { threat, adds });
        Ok(())
    }

    /// Breached Airlock, NF-14.8.1, NF-14.8.2.
    fn seal_doors(&mut self, i: usize, red: bool) -> Flow {
        self.s.sealed_doors |= if red { 1 } else { 2 };
        let threat = self.s.threats[i].id;
        self.note(Step::DoorsSealed { threat, red });
        Ok(())
    }

    /// Phasing Anomaly, NF-14.9.1: white, then red, then blue.
    fn disrupt_optics(&mut self, i: usize) -> Flow {
        let order = [Zone::White, Zone::Red, Zone::Blue];
        let next = order
            .into_iter()
            .find(|zone| self.s.disrupted >> zone.index() & 1 == 0);
        if let Some(zone) = next {
            self.s.disrupted |= 1 << zone.index();
            let threat = self.s.threats[i].id;
            self.note(Step::OpticsDisrupted { threat, zone });
        }
        Ok(())
    }

    /// Driller, NF-14.11: one station towards the zone with most damage; a tie counts as white.
    fn drill(&mut self, i: usize) -> Flow {
        let most = self.s.damage.into_iter().max().unwrap_or(0);
        let mut worst = Zone::ALL
            .into_iter()
            .filter(|zone| self.s.damage[zone.index()] == most);
        let goal = match (worst.next(), worst.next()) {
            (Some(only), None) => only,
            _ => Zone::White,
        };
        let from = self.s.threats[i].at.first();
        let to = from.filter(|s| s.zone() != goal).map(|s| {
            let zone = match s.zone() {
                Zone::White => goal,
                Zone::Red | Zone::Blue => Zone::White,
            };
            Station::new(zone, s.deck())
        });
        self.prowl(i, from, to);
        Ok(())
    }

    /// Phasing Mine Layer, NF-14.13.1.
    fn lay_mine(&mut self, i: usize) -> Flow {
        if let Some(station) = self.s.threats[i].at.first() {
            self.s.mines[station.index()] += 1;
            let threat = self.s.threats[i].id;
            self.note(Step::MineLaid { threat, station });
        }
        Ok(())
    }

    /// Phasing Mine Layer, NF-14.13.3: 2 damage per mine.
    fn explode_mines(&mut self, i: usize) -> Flow {
        let mines = std::mem::take(&mut self.s.mines);
        for zone in Zone::ALL {
            for deck in [Deck::Upper, Deck::Lower] {
                for _ in 0..mines[Station::new(zone, deck).index()] {
                    self.harm(i, zone, 2)?;
                }
            }
        }
        Ok(())
    }

    /// NF-14.14.4, NF-14.15.2: the token of a destroyed Ninja or Rabid Beast reaches Z.
    pub(super) fn token_reaches_ship(&mut self, i: usize) -> Flow {
        if self.traits_of(i).has(Traits::NINJA) {
            self.poison_works(i);
            Ok(())
        } else {
            self.infection_breaks_out(i)
        }
    }

    /// NF-14.14.7, AR-48: everybody who is poisoned, in space too, once.
    fn poison_works(&mut self, i: usize) {
        let poisoned = std::mem::take(&mut self.s.poisoned);
        for crew in 0..self.s.crew_count {
            if poisoned >> crew & 1 == 1 {
                self.knock_out(crew, i);
            }
        }
    }

    /// Ninja, NF-14.14.6: poison, then every stored rocket at the red zone.
    fn ninja_strikes(&mut self, i: usize) -> Flow {
        self.poison_works(i);
        self.s.drones = StationSet::NONE;
        let rockets = std::mem::take(&mut self.s.rockets);
        for left in (0..rockets).rev() {
            self.note(Step::RocketDestroyed { left });
            self.strike(i, Zone::Red, 2, false)?;
        }
        Ok(())
    }

    /// Rabid Beast, NF-14.15.1.
    fn infect(&mut self, i: usize) -> Flow {
        let Some(station) = self.s.threats[i].at.first() else {
            return Ok(());
        };
        let threat = self.s.threats[i].id;
        for crew in 0..self.s.crew_count {
            let bit = 1 << crew;
            if self.s.crew[crew as usize].is_up_at(station) && self.s.infected & bit == 0 {
                self.s.infected |= bit;
                self.note(Step::Infected { threat, crew });
            }
        }
        Ok(())
    }

    /// Rabid Beast, NF-14.15.2 to NF-14.15.4: 2 damage where each infected player is.
    fn infection_breaks_out(&mut self, i: usize) -> Flow {
        let infected = std::mem::take(&mut self.s.infected);
        for crew in 0..self.s.crew_count {
            let m = self.s.crew[crew as usize];
            let at = m.at.filter(|_| infected >> crew & 1 == 1 && !m.knocked_out);
            if let Some(at) = at {
                self.harm(i, at.zone(), 2)?;
            }
        }
        Ok(())
    }

    /// Siren, NF-14.16.1.
    pub(super) fn siren_teleports(&mut self, i: usize) {
        let t = &mut self.s.threats[i];
        let (threat, from, to) = (t.id, t.at.first(), Station::LowerBlue);
        t.at = StationSet::of(&[to]);
        if let Some(from) = from.filter(|from| *from != to) {
            self.note(Step::Prowls { threat, from, to });
        }
    }

    /// Cyber Gremlin, X: all blocks of the reactor of its zone, and as much speed.
    fn gremlin_feeds(&mut self, i: usize) -> Flow {
        let taken = self.drain(Container::Reactor(self.own_zone(i)), u8::MAX);
        if taken > 0 {
            let t = &mut self.s.threats[i];
            t.speed += taken;
            let (threat, speed) = (t.id, t.speed);
            self.note(Step::SpeedChanged { threat, speed });
        }
        Ok(())
    }

    /// Cyber Gremlin, NF-14.17.1.
    fn gremlin_sabotages(&mut self, i: usize) -> Flow {
        let Some(station) = self.s.threats[i].at.first() else {
            return Ok(());
        };
        for system in [System::A, System::B, System::C] {
            self.s.sabotage[station.index()][system as usize] += 1;
            self.cover_systems(system);
        }
        let threat = self.s.threats[i].id;
        self.note(Step::Sabotaged { threat, station });
        Ok(())
    }

    /// The Parasite, if it is in play.
    fn parasite(&self) -> Option<usize> {
        bits(self.with_trait(self.s.in_play, Traits::PARASITE)).next()
    }

    /// Whether the host of the Parasite is in this station.
    pub(super) fn parasite_is_at(&self, station: Station) -> bool {
        let host = self.s.host.map(|host| self.s.crew[host as usize]);
        host.is_some_and(|host| host.is_up_at(station))
    }

    /// NF-14.18.2: the first player who changes station becomes its host.
    pub(super) fn parasite_attaches(&mut self, crew: u8) {
        if self.s.host.is_some() || self.s.crew[crew as usize].knocked_out {
            return;
        }
        if let Some(i) = self.parasite() {
            self.s.host = Some(crew);
            let threat = self.s.threats[i].id;
            self.note(Step::Attaches { threat, crew });
        }
    }

    /// NF-14.18.7: without its host the Parasite has no further effect and counts as survived.
    pub(super) fn host_is_knocked_out(&mut self, crew: u8) {
        if self.s.host != Some(crew) {
            return;
        }
        self.s.host = None;
        if let Some(i) = self.parasite() {
            self.survive(i);
        }
    }

    /// Parasite, X: 1 block of the shield or reactor of its host's station (NF-14.18.8, NF-14.18.10).
    fn parasite_drains(&mut self) -> Flow {
        let host = self.s.host.and_then(|host| self.s.crew[host as usize].at);
        if let Some(at) = host {
            let container = match at.deck() {
                Deck::Upper => Container::Shield(at.zone()),
                Deck::Lower => Container::Reactor(at.zone()),
            };
            self.drain(container, 1);
        }
        Ok(())
    }

    /// Parasite, Y: the other players in its host's station.
    fn parasite_knocks_out(&mut self, i: usize) -> Flow {
        let Some(host) = self.s.host else {
            return Ok(());
        };
        if let Some(at) = self.s.crew[host as usize].at {
            for crew in (0..self.s.crew_count).filter(|crew| *crew != host) {
                if self.s.crew[crew as usize].is_up_at(at) {
                    self.knock_out(crew, i);
                }
            }
        }
        Ok(())
    }

    /// Parasite, Z: 5 damage to its host's zone, or an attack on white from space.
    fn parasite_bursts(&mut self, i: usize) -> Flow {
        let Some(host) = self.s.host.take() else {
            return Ok(());
        };
        match self.s.crew[host as usize].at {
            Some(at) => self.harm(i, at.zone(), 5),
            None => self.strike(i, Zone::White, 5, false).map(drop),
        }
    }

    /// Space Time Vortex, NF-14.10.1: every player on the ship, at once; a protected one only by the own action
    /// (NF-9.8.8).
    pub(super) fn everybody_changes_deck(&mut self) {
        for crew in 0..self.s.crew_count {
            if self.is_protected(crew) {
                continue;
            }
            let m = self.s.crew[crew as usize];
            if let Some(at) = m.at.filter(|_| !m.knocked_out) {
                self.teleport(crew, at.other_deck());
            }
        }
    }

    /// Space Time Vortex, X (NF-14.10.5, NF-14.10.11): the next action is delayed and this turn's card comes again.
    fn repeat_turn(&mut self) -> Flow {
        let turn = self.s.turn;
        for crew in 0..self.s.crew_count {
            let m = self.s.crew[crew as usize];
            if m.at.is_none() || m.knocked_out {
                continue; // AR-38
            }
            let card = self.s.slots[crew as usize].card(turn);
            self.s.half_card[crew as usize] = 0; // the half-card is pushed on
            self.delay(crew, turn + 1, DelayCause::Threat);
            let slots = &mut self.s.slots[crew as usize];
            if card != SlotCard::EMPTY && slots.card(turn + 1).is_empty() && turn < 12 {
                slots.set(turn + 1, card);
                self.note(Step::RepeatsTurn { crew });
            }
        }
        Ok(())
    }

    /// Space Time Vortex, Y: players in the red and blue zones swap zones (NF-14.10.6).
    fn swap_sides(&mut self) -> Flow {
        for crew in 0..self.s.crew_count {
            let m = self.s.crew[crew as usize];
            let Some(at) = m.at.filter(|_| !m.knocked_out) else {
                continue;
            };
            let zone = match at.zone() {
                Zone::Red => Zone::Blue,
                Zone::Blue => Zone::Red,
                Zone::White => continue,
            };
            self.teleport(crew, Station::new(zone, at.deck()));
        }
        Ok(())
    }

    /// Space Time Vortex, Z (NF-14.10.9, NF-14.10.10): X, each Y of the internal trajectory and Z of the drawn card, as
    /// if it had just appeared; nothing of it stays.
    fn perform_drawn_card(&mut self, i: usize) -> Flow {
        let vortex = self.s.threats[i].id;
        let Some(drawn) = self.mission.drawn_by(vortex) else {
            return Ok(());
        };
        let scheduled = Scheduled {
            number: self.s.turn,
            track: Track::Internal,
            threat: drawn,
        };
        let Some(j) = self.add_called(i, scheduled) else {
            return Ok(());
        };
        self.note(Step::DrawsCard {
            threat: vortex,
            drawn,
        });
        let before = LastingState::of(self);
        self.settle(j);
        self.s.in_play |= 1 << j;
        let board = self.mission.trajectories[Track::Internal as usize];
        let mut place = board.next(board.length());
        while place > 0 {
            let square = board.square(place).unwrap_or(Square::Z);
            self.note(Step::Acts {
                threat: drawn,
                square,
            });
            self.perform(j, drawn.card().actions[square as usize])?;
            place = board.next(place);
        }
        self.leave_play(j);
        // The card never scores and leaves nothing behind.
        self.s.threats[j].fate = Fate::Discarded;
        self.s.threats[j].at = StationSet::NONE;
        before.restore(self);
        Ok(())
    }
}

/// What a card drawn by the Space Time Vortex must not leave behind (NF-14.10.10).
struct LastingState {
    slime: StationSet,
    drones: StationSet,
    sabotage: [[u8; 3]; 6],
    shield_mode: ShieldMode,
    sealed_doors: u8,
    disrupted: u8,
    mines: [u8; 6],
    doubled: u8,
    blocked: [StationSet; 3],
}

impl LastingState {
    fn of<R: StepRecorder, E: Edition>(flight: &Flight<'_, R, E>) -> LastingState {
        let s = &*flight.s;
        LastingState {
            slime: s.slime,
            drones: s.drones,
            sabotage: s.sabotage,
            shield_mode: s.shield_mode,
            sealed_doors: s.sealed_doors,
            disrupted: s.disrupted,
            mines: s.mines,
            doubled: s.doubled,
            blocked: s.blocked,
        }
    }

    fn restore<R: StepRecorder, E: Edition>(self, flight: &mut Flight<'_, R, E>) {
        let s = &mut *flight.s;
        s.slime = self.slime;
        s.drones = self.drones;
        s.sabotage = self.sabotage;
        s.shield_mode = self.shield_mode;
        s.sealed_doors = self.sealed_doors;
        s.disrupted = self.disrupted;
        s.mines = self.mines;
        s.doubled = self.doubled;
        s.blocked = self.blocked;
    }
}
