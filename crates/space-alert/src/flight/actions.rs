//! Player Actions (section 7 of the rules).

use super::{Flight, bits};
use crate::action::Action;
use crate::mission::MAX_CREW;
use crate::place::{Deck, Heading, Station, Zone};
use crate::state::{Fate, Sortie, Squad, State, Stored, phase_of};
use crate::step::{Blow, Container, DelayCause, Recorder, Step, Tile, Way, Weapon, Why};
use crate::threats::{Remedy, System, Traits};

impl<R: Recorder> Flight<'_, R> {
    /// SA-7.1 to SA-7.6: the crew acts in order.
    pub(super) fn player_actions(&mut self) {
        let turn = self.s.turn as usize & 15; // a turn is 13 at most; spares the bounds check
        // What hardly ever happens is looked up once for all.
        let plain = self.s.plain && self.s.blocked[System::A as usize].is_empty();
        let crew_count = (self.s.crew_count as usize).min(MAX_CREW);
        for crew in 0..crew_count {
            let member = &self.s.crew[crew];
            if member.knocked_out {
                continue; // SA-7.4
            }
            let (at, action) = (member.at, self.s.slots[crew][turn]);
            match at {
                Some(at) if plain => self.act(crew as u8, at, action),
                _ => self.act_with_care(crew as u8, at, action),
            }
        }
        self.end_player_actions();
    }

    /// An action in space, in a training level, with misplayed cards, or with a covered weapon about.
    #[cold]
    fn act_with_care(&mut self, crew: u8, at: Option<Station>, shown: Action) {
        let action = self.put_right(crew, shown);
        match at {
            None => self.act_in_space(crew, action),
            Some(at) if !self.is_allowed(at, action) => {
                self.note(Step::Plays { crew, action });
                self.no_effect(crew, action, Why::SwitchedOff);
            }
            Some(at) if is_shot(action) && self.s.blocked[System::A as usize].has(at) => {
                self.note(Step::Plays { crew, action });
                self.repair(crew, at, action, System::A, 1); // SA-7.20
            }
            Some(at) => self.act(crew, at, action),
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
                self.s.slots[crew as usize][turn as usize] = meant;
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

    /// One action on the ship. Moving and shooting are most of what crews do, and come in no pattern that a
    /// processor could guess: every card goes through both without a branch, led by its [`Errand`]; the rest is
    /// told apart afterwards.
    #[inline(always)]
    fn act(&mut self, crew: u8, at: Station, action: Action) {
        if R::ON {
            self.note(if action == Action::None {
                Step::Idle { crew }
            } else {
                Step::Plays { crew, action }
            });
        }
        let errand = &ERRANDS[action as usize][at.index()];
        // SA-7.7 to SA-7.9
        self.s.crew[crew as usize].at = Some(errand.to);
        // SA-7.13 to SA-7.17
        let hindered = errand.lift & (self.s.lifts_used | self.s.lifts_broken);
        self.s.lifts_used |= errand.lift;
        let fires = self.activate(errand);
        if R::ON {
            self.tell_errand(crew, at, action, fires);
        }
        if hindered | errand.enters & self.s.perils != 0 {
            self.meet_trouble(crew, at, errand.to, hindered != 0);
        }
        if errand.kind != Kind::Errand {
            self.act_otherwise(crew, at, action, errand.kind);
        }
    }

    /// SA-7.21 to SA-7.24: a weapon fires once a turn, and only with energy where it needs some.
    #[inline(always)]
    fn activate(&mut self, errand: &Errand) -> bool {
        let reactor = &mut self.s.reactors[errand.zone.index()];
        let powered = *reactor >= errand.cost;
        let idle = errand.fires & !self.s.activated.0;
        let fires = if powered { idle } else { 0 };
        *reactor -= if fires != 0 { errand.cost } else { 0 };
        self.s.activated.0 |= fires;
        fires != 0
    }

    /// The steps of walking and shooting.
    fn tell_errand(&mut self, crew: u8, from: Station, action: Action, fires: bool) {
        let errand = &ERRANDS[action as usize][from.index()];
        if action.is_step() {
            let (to, way) = (
                errand.to,
                if errand.lift != 0 {
                    Way::Lift
                } else {
                    Way::Door
                },
            );
            if to == from {
                self.no_effect(crew, action, Why::EdgeOfShip);
            } else {
                self.note(Step::Moves {
                    crew,
                    from,
                    to,
                    way,
                });
            }
        } else if action == Action::A {
            self.tell_shot(crew, from, action, fires);
        }
    }

    fn tell_shot(&mut self, crew: u8, at: Station, action: Action, fires: bool) {
        if fires {
            let heroic = action == Action::HeroicA;
            self.note(Step::Activated {
                crew,
                weapon: Weapon::of(at),
                heroic,
            });
        } else {
            let why = if self.s.activated.has(at) {
                Why::AlreadyActivated
            } else {
                Why::NoEnergy
            };
            self.no_effect(crew, action, why);
        }
    }

    /// What can go wrong on an errand: something waiting behind the door, the gravolift.
    #[cold]
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

    /// Everything but walking and shooting.
    #[inline(never)]
    fn act_otherwise(&mut self, crew: u8, at: Station, action: Action, kind: Kind) {
        if let Some((system, amount)) = kind.repairs(action)
            && self.s.blocked[system as usize].has(at)
        {
            return self.repair(crew, at, action, system, amount); // SA-7.35
        }
        match kind {
            Kind::Errand => {}
            Kind::Energy => self.energy(crew, at, action),
            Kind::Launch => self.launch(crew),
            Kind::Maintain => self.maintain(crew),
            Kind::Squad => self.take_squad(crew, at),
            Kind::Look => {
                self.s.looking += 1;
                let together = self.s.looking;
                self.note(Step::Looks { crew, together });
            }
            Kind::Rocket => self.launch_rocket(crew),
            Kind::Battlebots => self.battlebots(crew, at, action),
            Kind::HeroicShot => {
                let fires = self.activate(&ERRANDS[Action::A as usize][at.index()]);
                if fires {
                    self.s.heroic_shots.insert(at); // SA-7.73, SA-7.74
                }
                if R::ON {
                    self.tell_shot(crew, at, action, fires);
                }
            }
            Kind::HeroicMove => {
                if let Some(to) = action.heroic_destination() {
                    self.heroic_move(crew, at, to, action);
                }
            }
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

    /// SA-7.26 to SA-7.32, SA-7.75 to SA-7.78.
    #[inline]
    fn energy(&mut self, crew: u8, at: Station, action: Action) {
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
        if action == Action::HeroicB {
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
        self.s.perils = tokens | self.s.lethal.0;
        gone
    }

    /// Bonuses for serving all stations, and the count at the windows.
    #[inline]
    fn end_player_actions(&mut self) {
        if self.s.repaired {
            self.reward_serving_together();
        }
        if self.s.looking > 0 {
            // SA-13.6, SA-13.7
            let phase = phase_of(self.s.turn);
            let best = &mut self.s.looked[phase as usize - 1];
            if self.s.looking > *best {
                *best = self.s.looking;
                let best = *best;
                self.note(Step::Observation { phase, best });
            }
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

/// What a card asks of a player in a station, as far as walking and shooting go, worked out beforehand.
#[derive(Clone, Copy)]
struct Errand {
    /// Where it leads; a card that leads nowhere leaves its player in place.
    to: Station,
    /// Bit of the station entered, if another.
    enters: u8,
    /// Bit of the zone whose gravolift is used.
    lift: u8,
    /// Bit of the station whose weapon is to fire.
    fires: u8,
    /// The zone whose reactor feeds the weapon, and what a shot costs.
    zone: Zone,
    cost: u8,
    /// What there is to the card beyond that.
    kind: Kind,
}

/// What a card is about in a station.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Walking and shooting, or nothing.
    Errand,
    /// B (SA-7.26 to SA-7.32).
    Energy,
    /// C in Upper Red (SA-7.55).
    Launch,
    /// C on the bridge (SA-7.56).
    Maintain,
    /// C in Upper Blue and Lower Red (SA-7.60).
    Squad,
    /// C in Lower White (SA-7.57).
    Look,
    /// C in Lower Blue (SA-7.58).
    Rocket,
    /// Battlebots, heroic or not (SA-7.63).
    Battlebots,
    /// Heroic A (SA-7.73).
    HeroicShot,
    /// Heroic movement (SA-7.71).
    HeroicMove,
}

impl Kind {
    const fn of(action: Action, at: Station) -> Kind {
        match action {
            Action::None | Action::A | Action::Red | Action::Blue | Action::Lift => Kind::Errand,
            Action::B | Action::HeroicB => Kind::Energy,
            Action::C => match at {
                Station::UpperRed => Kind::Launch,
                Station::UpperWhite => Kind::Maintain,
                Station::UpperBlue | Station::LowerRed => Kind::Squad,
                Station::LowerWhite => Kind::Look,
                Station::LowerBlue => Kind::Rocket,
            },
            Action::Battlebots | Action::HeroicBattlebots => Kind::Battlebots,
            Action::HeroicA => Kind::HeroicShot,
            _ => Kind::HeroicMove,
        }
    }

    /// The system that the card would repair if a malfunction covers it, and by how much (SA-7.36, SA-7.78).
    #[inline]
    const fn repairs(self, action: Action) -> Option<(System, u8)> {
        match self {
            Kind::Energy if matches!(action, Action::HeroicB) => Some((System::B, 2)),
            Kind::Energy => Some((System::B, 1)),
            Kind::Launch | Kind::Maintain | Kind::Squad | Kind::Look | Kind::Rocket => {
                Some((System::C, 1))
            }
            _ => None,
        }
    }
}

/// Whether the card fires a weapon.
fn is_shot(action: Action) -> bool {
    matches!(action, Action::A | Action::HeroicA)
}

/// All errands, by card and station.
static ERRANDS: [[Errand; 6]; Action::ALL.len()] = {
    let idle = Errand {
        to: Station::BRIDGE,
        enters: 0,
        lift: 0,
        fires: 0,
        zone: Zone::Red,
        cost: 0,
        kind: Kind::Errand,
    };
    let mut table = [[idle; 6]; Action::ALL.len()];
    let mut a = 0;
    while a < Action::ALL.len() {
        let mut s = 0;
        while s < Station::ALL.len() {
            table[a][s] = errand(Action::ALL[a], Station::ALL[s]);
            s += 1;
        }
        a += 1;
    }
    table
};

const fn errand(action: Action, at: Station) -> Errand {
    let is_lift = matches!(action, Action::Lift);
    let heading = match action {
        Action::Red => Some(Heading::Red),
        Action::Blue => Some(Heading::Blue),
        Action::Lift => Some(Heading::Deck),
        _ => None,
    };
    let to = match heading {
        Some(heading) => match at.toward(heading) {
            Some(to) => to,
            None => at,
        },
        None => at,
    };
    let shoots = matches!(action, Action::A);
    let fires = if shoots { 1 << at as u8 } else { 0 };
    // Light lasers have a battery of their own (SA-7.22).
    let has_battery = matches!(at, Station::LowerRed | Station::LowerBlue);
    Errand {
        to,
        enters: if to as u8 == at as u8 {
            0
        } else {
            1 << to as u8
        },
        lift: if is_lift { 1 << at.zone() as u8 } else { 0 },
        fires,
        zone: at.zone(),
        cost: if shoots && !has_battery { 1 } else { 0 },
        kind: Kind::of(action, at),
    }
}
