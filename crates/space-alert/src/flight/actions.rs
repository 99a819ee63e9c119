//! Player Actions (section 7 of the rules).

use super::errands::{Errand, Errands, Kind, errands, feed, pipe, repairs};
use super::{Flight, bits};
use crate::action::Action;
use crate::place::{Station, StationSet};
use crate::state::{Fate, Obstacles, Sortie, Squad, State, Stored, phase_of};
use crate::step::{Blow, Container, DelayCause, Recorder, Step, Tile, Way, Weapon, Why};
use crate::stores::{ALL, Store};
use crate::threats::{Remedy, System, Traits};

impl<R: Recorder> Flight<'_, R> {
    /// SA-7.1 to SA-7.6: the crew acts in order.
    pub(super) fn player_actions(&mut self) {
        let turn = self.s.turn;
        let errands = errands(phase_of(turn));
        // What hardly ever happens is looked up once for all.
        let care = self.places_of_care();
        // One by one rather than in a loop, whose end would be hard to guess.
        self.take_turn(0, turn, errands, care);
        self.take_turn(1, turn, errands, care);
        self.take_turn(2, turn, errands, care);
        self.take_turn(3, turn, errands, care);
        self.take_turn(4, turn, errands, care);
        self.end_player_actions();
    }

    /// One crew member acts.
    #[inline(always)]
    fn take_turn(&mut self, crew: u8, turn: u8, errands: &'static Errands, care: StationSet) {
        let member = &self.s.crew[crew as usize];
        if member.knocked_out {
            return; // SA-7.4
        }
        let number = self.s.slots[crew as usize].number(turn);
        match member.at {
            Some(at) if !care.has(at) => self.act(crew, at, number, errands),
            at => self.act_with_care(crew, at, Action::from_number(number), errands),
        }
    }

    /// Where malfunctions cover something; everywhere in training levels and with misplayed cards.
    #[inline]
    fn places_of_care(&self) -> StationSet {
        let [a, b, c] = self.s.blocked;
        if self.s.plain {
            StationSet(a.0 | b.0 | c.0)
        } else {
            StationSet(u8::MAX)
        }
    }

    /// An action in space, in a training level, with misplayed cards, or beside a malfunction.
    #[inline(never)]
    fn act_with_care(
        &mut self,
        crew: u8,
        at: Option<Station>,
        shown: Action,
        errands: &'static Errands,
    ) {
        let action = self.put_right(crew, shown);
        match at {
            None => self.act_in_space(crew, action),
            Some(at) if !self.is_allowed(at, action) => {
                self.note(Step::Plays { crew, action });
                self.no_effect(crew, action, Why::SwitchedOff);
            }
            Some(at) => match repairs(action) {
                Some((system, amount)) if self.s.blocked[system as usize].has(at) => {
                    self.note(Step::Plays { crew, action });
                    self.repair(crew, at, action, system, amount); // SA-7.20, SA-7.35
                }
                _ => self.act(crew, at, action as u8, errands),
            },
        }
        if action != shown {
            // SA-7.52; after the space rule, so that both delays count (SA-8.10).
            let turn = self.s.turn;
            self.delay(crew, turn + 1, DelayCause::Misplay);
        }
    }

    /// SA-7.50, SA-7.51: a misplayed card is turned the way it was meant.
    fn put_right(&mut self, crew: u8, shown: Action) -> Action {
        let turn = self.s.turn;
        match self.plan.meant(crew as usize, turn) {
            Some(meant) if crate::mission::is_misplay(shown, meant) => {
                self.s.slots[crew as usize].set(turn, meant);
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

    /// One action on the ship: the errand of the card, then what there is beyond it.
    #[inline(always)]
    fn act(&mut self, crew: u8, at: Station, number: u8, errands: &'static Errands) {
        if R::ON {
            let action = Action::from_number(number);
            self.note(if action == Action::None {
                Step::Idle { crew }
            } else {
                Step::Plays { crew, action }
            });
        }
        let errand = &errands[number as usize % 32][at.index()];
        // SA-7.7 to SA-7.9
        self.s.crew[crew as usize].at = Some(errand.to);
        // SA-7.12 to SA-7.17
        let met = self.s.obstacles.pass(errand.way);
        let amount = (self.s.stores).transfer(errand.from, errand.into, errand.wanted);
        if R::ON {
            self.tell_errand(crew, at, Action::from_number(number), errand, amount);
        }
        if !met.is_empty() {
            self.act_further(crew, at, number, errand, met);
        }
    }

    /// The steps of an errand.
    fn tell_errand(&mut self, crew: u8, at: Station, action: Action, errand: &Errand, amount: u8) {
        match action {
            Action::Red | Action::Blue | Action::Lift => {
                let to = errand.to;
                if to == at {
                    return self.no_effect(crew, action, Why::EdgeOfShip);
                }
                let way = if action == Action::Lift {
                    Way::Lift
                } else {
                    Way::Door
                };
                self.note(Step::Moves {
                    crew,
                    from: at,
                    to,
                    way,
                });
            }
            Action::A => self.tell_shot(crew, at, action, amount),
            Action::B if errand.kind == Kind::Errand => self.tell_energy(crew, at, action, amount),
            Action::C => match errand.into {
                Store::Windows => {
                    let together = self.s.stores.content(Store::Windows);
                    self.note(Step::Looks { crew, together });
                }
                Store::RocketTrack => self.tell_rocket(crew, amount),
                Store::Nowhere => {}
                _ => self.tell_maintenance(crew, amount),
            },
            _ => {}
        }
    }

    /// SA-7.21 to SA-7.24.
    fn tell_shot(&mut self, crew: u8, at: Station, action: Action, shots: u8) {
        if shots > 0 {
            let heroic = action == Action::HeroicA;
            self.note(Step::Activated {
                crew,
                weapon: Weapon::of(at),
                heroic,
            });
        } else {
            let why = if self.s.activated().has(at) {
                Why::AlreadyActivated
            } else {
                Why::NoEnergy
            };
            self.no_effect(crew, action, why);
        }
    }

    /// SA-7.26 to SA-7.32.
    fn tell_energy(&mut self, crew: u8, at: Station, action: Action, amount: u8) {
        let (from, to) = pipe(at);
        if amount > 0 {
            return self.note(Step::EnergyMoved {
                crew,
                from,
                to,
                amount,
            });
        }
        let stores = &self.s.stores;
        let full = stores.content(to.store()) >= stores.capacity(to.store());
        let why = match from {
            Container::Bank => Why::BurntForNothing,
            _ if full => Why::Full,
            _ => Why::SourceEmpty,
        };
        self.no_effect(crew, action, why);
    }

    /// SA-13.1, SA-13.5.
    fn tell_maintenance(&mut self, crew: u8, amount: u8) {
        let phase = phase_of(self.s.turn);
        if amount > 0 {
            self.note(Step::Maintains { crew, phase });
        } else if self.s.is_maintained(phase) {
            self.no_effect(crew, Action::C, Why::MaintainedAlready);
        } else {
            self.no_effect(crew, Action::C, Why::MaintenanceTooLate);
        }
    }

    /// SA-7.58, SA-7.59.
    fn tell_rocket(&mut self, crew: u8, launched: u8) {
        let left = self.s.rockets();
        if launched > 0 {
            self.note(Step::RocketLaunched { crew, left });
        } else if left == 0 {
            self.no_effect(crew, Action::C, Why::NoRocket);
        } else {
            self.no_effect(crew, Action::C, Why::RocketTrackBusy);
        }
    }

    /// What an errand does not cover, and what can go wrong on it.
    #[inline(never)]
    fn act_further(&mut self, crew: u8, at: Station, number: u8, errand: &Errand, met: Obstacles) {
        let action = Action::from_number(number);
        match errand.kind {
            Kind::Errand => self.meet_trouble(crew, at, errand.to, met.has_lift()),
            Kind::Energy => self.energy(crew, at, action),
            Kind::Launch => self.launch(crew),
            Kind::Squad => self.take_squad(crew, at),
            Kind::Battlebots => self.battlebots(crew, at, action),
            Kind::HeroicShot => {
                let shots = self.s.stores.transfer(feed(at), Store::gun(at), 1);
                if shots > 0 {
                    self.s.heroic_shots.insert(at); // SA-7.73, SA-7.74
                }
                if R::ON {
                    self.tell_shot(crew, at, action, shots);
                }
            }
            Kind::HeroicMove => {
                if let Some(to) = action.heroic_destination() {
                    self.heroic_move(crew, at, to, action);
                }
            }
        }
    }

    /// What can go wrong on the way: something waiting behind the door, the gravolift.
    fn meet_trouble(&mut self, crew: u8, from: Station, to: Station, hindered: bool) {
        if to != from {
            self.enter(crew, to);
        }
        if hindered {
            let turn = self.s.turn;
            let broken = self.s.is_broken(from.zone(), Tile::Gravolift);
            let cause = if broken {
                DelayCause::LiftDamaged
            } else {
                DelayCause::LiftBusy
            };
            self.delay(crew, turn + 1, cause);
        }
    }

    /// SA-7.71, SA-7.72.
    #[cold]
    fn heroic_move(&mut self, crew: u8, from: Station, to: Station, action: Action) {
        if from == to {
            return self.no_effect(crew, action, Why::AlreadyThere);
        }
        self.s.crew[crew as usize].at = Some(to);
        self.note(Step::Moves {
            crew,
            from,
            to,
            way: Way::Heroic,
        });
        self.enter(crew, to);
    }

    /// SA-7.28 to SA-7.32, SA-7.75 to SA-7.78: the energy that is not a plain errand.
    fn energy(&mut self, crew: u8, at: Station, action: Action) {
        let (from, to) = pipe(at);
        if from == Container::Bank {
            if self.s.fuel == 0 {
                return self.no_effect(crew, action, Why::NoFuel);
            }
            self.s.fuel -= 1;
            let left = self.s.fuel;
            self.note(Step::FuelBurnt { crew, left });
        }
        let amount = self.s.stores.transfer(from.store(), to.store(), ALL);
        if R::ON {
            self.tell_energy(crew, at, action, amount);
        }
        if amount > 0 && action == Action::HeroicB {
            self.s.stores.pile(to.store()); // SA-7.75: may exceed the capacity
            self.note(Step::HeroicEnergy { crew, to });
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
        self.s.repaired = true;
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
        self.s.obstacles.set(StationSet(tokens | self.s.lethal.0));
        gone
    }

    /// Bonuses for serving all stations, and the count at the windows.
    #[inline]
    fn end_player_actions(&mut self) {
        if self.s.repaired {
            self.reward_serving_together();
        }
        // SA-13.6, SA-13.7
        let phase = phase_of(self.s.turn);
        let looking = self.s.stores.content(Store::Windows);
        let looked = &mut self.s.looked[phase as usize - 1];
        let before = *looked;
        *looked = before.max(looking);
        if R::ON && looking > before {
            let best = looking;
            self.note(Step::Observation { phase, best });
        }
    }

    /// SA-21.57, SA-21.64: extra damage when every station of a malfunction was served this turn.
    #[cold]
    fn reward_serving_together(&mut self) {
        for i in bits(self.s.in_play & !self.s.external) {
            let served = std::mem::take(&mut self.s.threats[i].served);
            let threat = self.s.threats[i].id;
            let bonus = threat.card().bonus;
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
