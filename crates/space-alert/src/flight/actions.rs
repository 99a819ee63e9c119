//! Player Actions (section 7 of the rules).

use super::{Flight, bits};
use crate::action::Action;
use crate::mission::Level;
use crate::place::{Deck, Heading, Station, Zone};
use crate::state::{Fate, Sortie, Squad, State, Stored, phase_of};
use crate::step::{Blow, Container, DelayCause, Recorder, Step, Tile, Way, Weapon, Why};
use crate::threats::{Remedy, System, Traits};

impl<R: Recorder> Flight<'_, R> {
    /// SA-7.1 to SA-7.6: the crew acts in order.
    pub(super) fn player_actions(&mut self) {
        let turn = self.s.turn;
        for crew in 0..self.s.crew_count {
            let member = self.s.crew[crew as usize];
            if member.knocked_out {
                continue; // SA-7.4
            }
            let shown = self.s.slots[crew as usize][turn as usize - 1];
            let action = if self.plan.any_misplay {
                self.put_right(crew, shown)
            } else {
                shown
            };
            match member.at {
                None => self.act_in_space(crew, action),
                Some(_) if action == Action::None => self.note(Step::Idle { crew }),
                Some(at) => {
                    self.note(Step::Plays { crew, action });
                    if self.s.level != Level::Mission && !self.is_allowed(at, action) {
                        self.no_effect(crew, action, Why::SwitchedOff);
                    } else {
                        self.act(crew, at, action);
                    }
                }
            }
            if action != shown {
                // SA-7.52; after the space rule, so that both delays count (SA-8.10).
                self.delay(crew, turn + 1, DelayCause::Misplay);
            }
        }
        self.end_player_actions();
    }

    /// SA-7.50, SA-7.51: a misplayed card is turned the way it was meant.
    fn put_right(&mut self, crew: u8, shown: Action) -> Action {
        let turn = self.s.turn;
        match self.plan.meant(crew as usize, turn) {
            Some(meant) if crate::mission::is_misplay(shown, meant) => {
                self.s.slots[crew as usize][turn as usize - 1] = meant;
                self.note(Step::Misplayed { crew, shown, meant });
                meant
            }
            _ => shown,
        }
    }

    #[inline(always)]
    fn no_effect(&mut self, crew: u8, action: Action, why: Why) {
        self.note(Step::NoEffect { crew, action, why });
    }

    #[inline]
    fn act(&mut self, crew: u8, at: Station, action: Action) {
        match action {
            Action::None => {}
            Action::A => self.weapon(crew, at, action, false),
            Action::HeroicA => self.weapon(crew, at, action, true),
            Action::B => self.energy(crew, at, action, false),
            Action::HeroicB => self.energy(crew, at, action, true),
            Action::C => self.station_system(crew, at),
            Action::Battlebots | Action::HeroicBattlebots => self.battlebots(crew, at, action),
            Action::Red => self.walk(crew, at, Heading::Red, action),
            Action::Blue => self.walk(crew, at, Heading::Blue, action),
            Action::Lift => self.lift(crew, at),
            Action::HeroicUpperRed
            | Action::HeroicUpperWhite
            | Action::HeroicUpperBlue
            | Action::HeroicLowerRed
            | Action::HeroicLowerWhite
            | Action::HeroicLowerBlue => {
                if let Some(to) = action.heroic_destination() {
                    self.heroic_move(crew, at, to, action);
                }
            }
        }
    }

    /// SA-7.7, SA-7.8.
    #[inline]
    fn walk(&mut self, crew: u8, from: Station, heading: Heading, action: Action) {
        match from.toward(heading) {
            Some(to) => self.go(crew, from, to, Way::Door),
            None => self.no_effect(crew, action, Why::EdgeOfShip),
        }
    }

    fn go(&mut self, crew: u8, from: Station, to: Station, way: Way) {
        self.s.crew[crew as usize].at = Some(to);
        self.note(Step::Moves {
            crew,
            from,
            to,
            way,
        });
        self.enter(crew, to);
    }

    /// SA-7.9, SA-7.13 to SA-7.17.
    #[inline]
    fn lift(&mut self, crew: u8, from: Station) {
        let zone = from.zone();
        let bit = 1 << zone as u8;
        let cause = if self.s.is_broken(zone, Tile::Gravolift) {
            Some(DelayCause::LiftDamaged)
        } else if self.s.lifts_used & bit != 0 {
            Some(DelayCause::LiftBusy)
        } else {
            None
        };
        self.s.lifts_used |= bit;
        let to = Station::ALL[(from.index() + 3) % 6];
        self.go(crew, from, to, Way::Lift);
        if let Some(cause) = cause {
            let turn = self.s.turn;
            self.delay(crew, turn + 1, cause);
        }
    }

    /// SA-7.71, SA-7.72.
    fn heroic_move(&mut self, crew: u8, from: Station, to: Station, action: Action) {
        if from == to {
            self.no_effect(crew, action, Why::AlreadyThere);
        } else {
            self.go(crew, from, to, Way::Heroic);
        }
    }

    /// SA-7.20 to SA-7.25, SA-7.73, SA-7.74.
    #[inline]
    fn weapon(&mut self, crew: u8, at: Station, action: Action, heroic: bool) {
        if self.s.blocked[System::A as usize].has(at) {
            return self.repair(crew, at, action, System::A, 1);
        }
        if self.s.activated.has(at) {
            return self.no_effect(crew, action, Why::AlreadyActivated);
        }
        let needs_energy = !matches!(at, Station::LowerRed | Station::LowerBlue);
        if needs_energy {
            let reactor = &mut self.s.reactors[at.zone().index()];
            if *reactor == 0 {
                return self.no_effect(crew, action, Why::NoEnergy);
            }
            *reactor -= 1;
        }
        self.s.activated.insert(at);
        if heroic {
            self.s.heroic_shots.insert(at);
        }
        self.note(Step::Activated {
            crew,
            weapon: Weapon::of(at),
            heroic,
        });
    }

    /// SA-7.26 to SA-7.32, SA-7.75 to SA-7.78.
    #[inline]
    fn energy(&mut self, crew: u8, at: Station, action: Action, heroic: bool) {
        if self.s.blocked[System::B as usize].has(at) {
            return self.repair(crew, at, action, System::B, if heroic { 2 } else { 1 });
        }
        let zone = at.zone();
        let (from, to) = match (at.deck(), zone) {
            (Deck::Upper, _) => (Container::Reactor(zone), Container::Shield(zone)),
            (Deck::Lower, Zone::White) => {
                if self.s.fuel == 0 {
                    return self.no_effect(crew, action, Why::NoFuel);
                }
                self.s.fuel -= 1;
                let left = self.s.fuel;
                self.note(Step::FuelBurnt { crew, left });
                (Container::Bank, Container::Reactor(zone))
            }
            (Deck::Lower, _) => (Container::Reactor(Zone::White), Container::Reactor(zone)),
        };
        let (capacity, level) = match to {
            Container::Shield(_) => (self.s.shield_capacity(zone), self.s.shields[zone.index()]),
            _ => (self.s.reactor_capacity(zone), self.s.reactors[zone.index()]),
        };
        let room = capacity.saturating_sub(level); // SA-7.32
        let amount = match from {
            Container::Reactor(source) => {
                let source = &mut self.s.reactors[source.index()];
                let amount = room.min(*source);
                *source -= amount;
                amount
            }
            _ => room,
        };
        if amount == 0 {
            let why = match (from, room) {
                (Container::Bank, _) => Why::BurntForNothing,
                (_, 0) => Why::Full,
                _ => Why::SourceEmpty,
            };
            return self.no_effect(crew, action, why);
        }
        *self.container(to) += amount;
        self.note(Step::EnergyMoved {
            crew,
            from,
            to,
            amount,
        });
        if heroic {
            *self.container(to) += 1; // SA-7.75: may exceed the capacity
            self.note(Step::HeroicEnergy { crew, to });
        }
    }

    #[inline]
    fn container(&mut self, container: Container) -> &mut u8 {
        match container {
            Container::Shield(zone) => &mut self.s.shields[zone.index()],
            Container::Reactor(zone) => &mut self.s.reactors[zone.index()],
            // The bank is not on the ship; nothing asks for it.
            Container::Bank => unreachable!("energy never goes to the bank by B"),
        }
    }

    /// SA-7.33 to SA-7.41: the letter of a malfunctioning system repairs it.
    #[cold]
    fn repair(&mut self, crew: u8, at: Station, action: Action, system: System, amount: u8) {
        let found = bits(self.s.in_play).find(|&i| {
            let t = &self.s.threats[i];
            t.at.has(at) && t.id.card().remedy == Remedy::Repair(system)
        });
        let Some(i) = found else {
            return self.no_effect(crew, action, Why::Irreparable);
        };
        if self.s.threats[i].traits.has(Traits::NUCLEAR) {
            // SA-21.70
            self.s.disarming += 1;
            if self.s.disarming < 3 {
                return self.no_effect(crew, action, Why::NeedsThree);
            }
        }
        self.s.threats[i].served.insert(at);
        let (damage, hit_points) = self.wound(i, amount);
        let threat = self.s.threats[i].id;
        self.note(Step::Repairs {
            crew,
            threat,
            system,
            amount,
            damage,
            hit_points,
        });
        if damage >= hit_points {
            let overheated = self.s.threats[i].traits.has(Traits::OVERHEATED);
            self.destroy(i, Blow::Repair);
            if overheated {
                self.knock_out_beside_reactor(i);
            }
        }
    }

    /// SA-21.22, SA-21.23: steam in Lower Red and Lower Blue.
    fn knock_out_beside_reactor(&mut self, by: usize) {
        for crew in 0..self.s.crew_count {
            let m = self.s.crew[crew as usize];
            if m.is_up_at(Station::LowerRed) || m.is_up_at(Station::LowerBlue) {
                self.knock_out(crew, by);
            }
        }
    }

    /// SA-7.55 to SA-7.62.
    #[inline]
    fn station_system(&mut self, crew: u8, at: Station) {
        if self.s.blocked[System::C as usize].has(at) {
            return self.repair(crew, at, Action::C, System::C, 1);
        }
        match at {
            Station::UpperRed => self.launch(crew),
            Station::UpperWhite => self.maintain(crew),
            Station::UpperBlue | Station::LowerRed => self.take_squad(crew, at),
            Station::LowerWhite => {
                self.s.looking += 1;
                let together = self.s.looking;
                self.note(Step::Looks { crew, together });
            }
            Station::LowerBlue => self.launch_rocket(crew),
        }
    }

    /// SA-13.1, SA-13.5.
    fn maintain(&mut self, crew: u8) {
        let turn = self.s.turn;
        let phase = phase_of(turn);
        if self.s.is_maintained(phase) {
            self.no_effect(crew, Action::C, Why::MaintainedAlready);
        } else if !matches!(turn, 1 | 2 | 4 | 5 | 8 | 9) {
            self.no_effect(crew, Action::C, Why::MaintenanceTooLate);
        } else {
            self.s.maintained |= 1 << phase;
            self.note(Step::Maintains { crew, phase });
        }
    }

    /// SA-7.58, SA-7.59.
    fn launch_rocket(&mut self, crew: u8) {
        if self.s.rockets == 0 {
            self.no_effect(crew, Action::C, Why::NoRocket);
        } else if self.s.rocket_track & 1 != 0 {
            self.no_effect(crew, Action::C, Why::RocketTrackBusy);
        } else {
            self.s.rockets -= 1;
            self.s.rocket_track |= 1;
            let left = self.s.rockets;
            self.note(Step::RocketLaunched { crew, left });
        }
    }

    /// SA-7.60 to SA-7.62.
    fn take_squad(&mut self, crew: u8, at: Station) {
        let Some(storage) = State::storage(at) else {
            return;
        };
        match self.s.crew[crew as usize].squad {
            Squad::Disabled => {
                self.s.crew[crew as usize].squad = Squad::Active;
                self.note(Step::SquadReactivated { crew });
            }
            Squad::Active | Squad::Lost => self.no_effect(crew, Action::C, Why::SquadActive),
            Squad::None => {
                let squad = match self.s.stored[storage] {
                    Stored::Intact => Squad::Active,
                    Stored::Slimed => Squad::Disabled,
                    Stored::Empty => return self.no_effect(crew, Action::C, Why::StorageEmpty),
                };
                self.s.stored[storage] = Stored::Empty;
                self.s.crew[crew as usize].squad = squad;
                self.note(Step::SquadTaken {
                    crew,
                    station: at,
                    active: squad == Squad::Active,
                });
            }
        }
    }

    /// SA-7.43, SA-7.44.
    fn launch(&mut self, crew: u8) {
        let why = match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => Some(Why::NoSquad),
            Squad::Disabled => Some(Why::SquadDisabled),
            Squad::Active if self.s.interceptors_lost => Some(Why::InterceptorsLost),
            Squad::Active if self.s.crew().iter().any(|m| m.at.is_none()) => Some(Why::SpaceTaken),
            Squad::Active => None,
        };
        if let Some(why) = why {
            return self.no_effect(crew, Action::C, why);
        }
        self.s.crew[crew as usize].at = None;
        self.note(Step::Launches { crew });
        self.sortie(crew, Sortie::Attack);
    }

    /// SA-7.42: what a player who begins the step in space does.
    fn act_in_space(&mut self, crew: u8, action: Action) {
        let sortie = match action {
            Action::Battlebots => Sortie::Attack,
            Action::HeroicBattlebots => Sortie::HeroicAttack,
            _ => {
                if action == Action::None {
                    self.note(Step::Idle { crew });
                } else {
                    self.note(Step::Plays { crew, action });
                    let turn = self.s.turn;
                    self.delay(crew, turn, DelayCause::InSpace);
                }
                return self.return_from_space(crew);
            }
        };
        self.note(Step::Plays { crew, action });
        self.note(Step::StaysInSpace {
            crew,
            heroic: sortie == Sortie::HeroicAttack,
        });
        self.sortie(crew, sortie);
    }

    /// SA-7.48, SA-14.3.
    pub(super) fn return_from_space(&mut self, crew: u8) {
        self.s.crew[crew as usize].at = Some(Station::UpperRed);
        self.note(Step::Returns { crew });
        self.enter(crew, Station::UpperRed);
    }

    /// An interceptor attack; the Fissure takes it instead of the threats outside (SA-21.46, SA-21.47).
    fn sortie(&mut self, crew: u8, sortie: Sortie) {
        let fissure = bits(self.s.in_play).find(|&i| self.s.threats[i].traits.has(Traits::FISSURE));
        let Some(i) = fissure else {
            self.s.sortie = sortie;
            return;
        };
        let (damage, hit_points) = self.wound(i, 1);
        let threat = self.s.threats[i].id;
        self.note(Step::MendsFissure {
            crew,
            threat,
            damage,
            hit_points,
        });
        if damage >= hit_points {
            self.destroy(i, Blow::Interceptors);
        }
    }

    /// SA-7.63 to SA-7.69, SA-7.79.
    fn battlebots(&mut self, crew: u8, at: Station, action: Action) {
        match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => return self.no_effect(crew, action, Why::NoSquad),
            Squad::Disabled => return self.no_effect(crew, action, Why::SquadDisabled),
            Squad::Active => {}
        }
        let found = bits(self.s.in_play).find(|&i| {
            let t = &self.s.threats[i];
            t.at.has(at) && t.id.card().remedy == Remedy::Battlebots
        });
        let Some(i) = found else {
            return self.no_effect(crew, action, Why::NoIntruder);
        };
        let traits = self.s.threats[i].traits;
        let threat = self.s.threats[i].id;
        let destroyed = if traits.has(Traits::SLIME) {
            self.hit_slime(i, at)
        } else {
            if traits.has(Traits::CONTAMINATION) {
                self.s.threats[i].at.remove(at); // SA-21.65
            }
            let (damage, hit_points) = self.wound(i, 1);
            damage >= hit_points
        };
        let t = &self.s.threats[i];
        let (damage, hit_points) = (t.damage, t.hit_points);
        self.note(Step::Attacks {
            crew,
            threat,
            station: at,
            damage,
            hit_points,
        });
        if destroyed {
            self.destroy(i, Blow::Battlebots);
        }
        let fights_back = traits.has(Traits::FIGHTS_BACK)
            || (traits.has(Traits::GROWS) && self.s.threats[i].changed);
        if fights_back && action == Action::Battlebots {
            self.s.crew[crew as usize].squad = Squad::Disabled; // SA-7.65
            self.note(Step::SquadDisabled { crew, threat });
        }
        if destroyed && traits.has(Traits::SEEKER) {
            self.knock_out(crew, i); // SA-21.63
        }
    }

    /// SA-21.35 to SA-21.38: one Slime token is hit; true when it was the last.
    fn hit_slime(&mut self, i: usize, at: Station) -> bool {
        let t = &mut self.s.threats[i];
        let is_original = !t.changed && t.id.card().stations.has(at);
        if is_original {
            t.damage += 1;
            if t.damage < t.hit_points {
                return false;
            }
            t.changed = true;
        }
        t.at.remove(at);
        let gone = t.at.is_empty();
        // A token of the other Slime may lie in the same station.
        let slimes = self.s.threats().iter();
        let tokens = slimes
            .filter(|t| t.traits.has(Traits::SLIME) && t.fate != Fate::Waiting)
            .fold(0, |set, t| set | t.at.0);
        self.s.slime.0 = tokens;
        gone
    }

    /// Bonuses for serving all stations, and the count at the windows.
    fn end_player_actions(&mut self) {
        for i in bits(self.s.in_play & !self.s.external) {
            let served = std::mem::take(&mut self.s.threats[i].served);
            let threat = self.s.threats[i].id;
            let bonus = threat.card().bonus;
            // SA-21.57, SA-21.64
            if bonus > 0 && served == threat.card().stations {
                let (damage, hit_points) = self.wound(i, bonus);
                self.note(Step::ServedTogether {
                    threat,
                    bonus,
                    damage,
                    hit_points,
                });
                if damage >= hit_points {
                    self.destroy(i, Blow::Together);
                }
            }
        }
        let phase = phase_of(self.s.turn);
        let best = &mut self.s.looked[phase as usize - 1];
        if self.s.looking > *best {
            // SA-13.6, SA-13.7
            *best = self.s.looking;
            let best = *best;
            self.note(Step::Observation { phase, best });
        }
    }

    /// SA-19.1: what the training levels leave out has no effect. A covered system can always be repaired.
    #[cold]
    fn is_allowed(&self, at: Station, action: Action) -> bool {
        let level = self.s.level;
        match action {
            _ if action.is_heroic() => level.is_mission(),
            Action::C if self.s.blocked[System::C as usize].has(at) => true,
            Action::C => match at {
                Station::LowerBlue | Station::UpperWhite => level.is_full_length(),
                Station::LowerRed | Station::UpperBlue | Station::UpperRed => level.has_squads(),
                Station::LowerWhite => level.is_mission(),
            },
            Action::Battlebots => level.has_squads(),
            _ => true,
        }
    }
}
