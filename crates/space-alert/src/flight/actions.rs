//! Player Actions (section 7 of the rules, NF-5.3): one place for each action, in the words of the rulebook.

use super::edition::Edition;
use super::{Flight, Flow};
use crate::action::Action;
use crate::mission::MAX_CREW;
use crate::slot_card::SlotCard;
use crate::specialization::SpecialCards;
use crate::state::{Squad, State, Stored, phase_of};
use crate::stations::{Heading, Station, Zone};
use crate::step::{Container, DelayCause, Step, StepRecorder, Weapon, Why};
use crate::threats::{Power, Reach, System, Traits};

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// SA-7.1 to SA-7.6: the crew acts in order.
    pub(super) fn player_actions(&mut self) -> Flow {
        // Nobody changes the card that another performs in the same turn. All are read before the first acts, so that
        // the processor knows early what comes.
        let turn = self.s.turn;
        let cards: [SlotCard; MAX_CREW] = std::array::from_fn(|crew| {
            let card = self.s.slots[crew].card(turn);
            if E::NEW_FRONTIER {
                card
            } else {
                SlotCard::single(card.first)
            }
        });
        if E::NEW_FRONTIER && self.plan.any_specialization {
            self.medics_first(cards)?;
        } else {
            // Seats that nobody takes count as knocked out: a known number of turns is faster.
            for (crew, card) in cards.iter().enumerate() {
                self.take_turn(crew as u8, *card)?;
            }
        }
        self.end_player_actions();
        Ok(())
    }

    /// NF-9.5.3: a Medic with a valid card acts before the others.
    #[inline(never)]
    fn medics_first(&mut self, cards: [SlotCard; MAX_CREW]) -> Flow {
        let medics = self.reveal_cards();
        for is_medic in [1, 0] {
            for crew in (0..self.s.crew_count).filter(|crew| medics >> crew & 1 == is_medic) {
                self.take_turn(crew, cards[crew as usize])?;
            }
        }
        Ok(())
    }

    /// A crew member performs the card of the turn.
    #[inline]
    fn take_turn(&mut self, crew: u8, mut card: SlotCard) -> Flow {
        let member = self.s.crew[crew as usize];
        if member.knocked_out {
            return Ok(()); // SA-7.4
        }
        let misplayed = self.s.any_misplay && self.correct_misplay(crew, &mut card);
        match member.at {
            None => self.act_in_space(crew, card),
            Some(_) if E::NEW_FRONTIER && card.special != SpecialCards::None => {
                self.play_special(crew, card)?
            }
            Some(_) => self.play_half(crew, card)?,
        }
        if misplayed {
            // SA-7.52; after the space rule, so that both delays count (SA-8.10).
            self.delay(crew, self.s.turn + 1, DelayCause::Misplay);
        }
        if E::NEW_FRONTIER {
            self.s.protected &= !(1 << crew); // NF-9.8.14
            self.drones_poison(crew);
        }
        Ok(())
    }

    /// SA-7.50, SA-7.51: a misplayed card is turned the way it was meant. Double halves are performed as they lie
    /// (NF-5.5.1).
    fn correct_misplay(&mut self, crew: u8, card: &mut SlotCard) -> bool {
        let turn = self.s.turn;
        let shown = card.first;
        let Some(meant) = self.plan.meant(crew as usize, turn) else {
            return false;
        };
        let is_base_card = !card.is_double() && card.special == SpecialCards::None;
        if !is_base_card || !crate::mission::is_misplay(shown, meant) {
            return false;
        }
        *card = SlotCard::single(meant);
        self.s.slots[crew as usize].set(turn, *card);
        self.note(Step::Misplayed { crew, shown, meant });
        true
    }

    #[inline]
    pub(super) fn no_effect(&mut self, crew: u8, action: Action, why: Why) {
        self.note(Step::NoEffect { crew, action, why });
    }

    /// The half of a card that lies on top: its symbol, or both symbols in order (NF-5.3.2). The second symbol is not
    /// performed if the first delayed it, launched the player (NF-6.2.3) or knocked the player out (NF-5.3.7).
    #[inline]
    pub(super) fn play_half(&mut self, crew: u8, card: SlotCard) -> Flow {
        if !E::NEW_FRONTIER || !card.is_double() {
            return self.perform_symbol(crew, card.first);
        }
        self.first_symbol = Some((crew, card.second));
        self.perform_symbol(crew, card.first)?;
        let was_split = self.first_symbol.take().is_none();
        let member = self.s.crew[crew as usize];
        if was_split || member.knocked_out {
            return Ok(());
        }
        if member.at.is_none() {
            let action = card.second;
            self.note(Step::SymbolIgnored { crew, action });
            return Ok(());
        }
        self.perform_symbol(crew, card.second)
    }

    /// One symbol in the station where the player is now. A stimulant or a concentration makes it heroic.
    #[inline]
    pub(super) fn perform_symbol(&mut self, crew: u8, shown: Action) -> Flow {
        let Some(at) = self.s.crew[crew as usize].at else {
            return Ok(());
        };
        let action = self.make_heroic(crew, shown);
        if !self.level().is_mission() && !self.is_allowed(at, action) {
            self.note(Step::Plays { crew, action });
            self.no_effect(crew, action, Why::SwitchedOff);
            return Ok(());
        }
        self.perform_action(crew, at, action)
    }

    /// What a symbol does in a station.
    #[inline]
    fn perform_action(&mut self, crew: u8, at: Station, action: Action) -> Flow {
        if R::ON {
            self.note(match action {
                Action::None => Step::Idle { crew },
                _ => Step::Plays { crew, action },
            });
        }
        match action {
            Action::None => {}
            Action::Red => self.walk(crew, at, Heading::Red),
            Action::Blue => self.walk(crew, at, Heading::Blue),
            Action::Lift => self.use_lift(crew, at),
            Action::A | Action::HeroicA => return self.use_weapon(crew, at, action),
            Action::B | Action::HeroicB => self.move_energy(crew, at, action),
            Action::C => self.use_station(crew, at),
            Action::Battlebots | Action::HeroicBattlebots => self.battlebots(crew, at, action),
            Action::HeroicUpperRed => self.heroic_move(crew, at, Station::UpperRed),
            Action::HeroicUpperWhite => self.heroic_move(crew, at, Station::UpperWhite),
            Action::HeroicUpperBlue => self.heroic_move(crew, at, Station::UpperBlue),
            Action::HeroicLowerRed => self.heroic_move(crew, at, Station::LowerRed),
            Action::HeroicLowerWhite => self.heroic_move(crew, at, Station::LowerWhite),
            Action::HeroicLowerBlue => self.heroic_move(crew, at, Station::LowerBlue),
        }
        Ok(())
    }

    /// NF-8.4.3, NF-9.8.4: stimulant and concentration make A, B and battlebots heroic once; all sources are used up.
    #[inline]
    pub(super) fn make_heroic(&mut self, crew: u8, action: Action) -> Action {
        let bit = 1 << crew;
        if !E::NEW_FRONTIER || (self.s.concentrating | self.s.stimulated) & bit == 0 {
            return action;
        }
        // A stimulant concerns the first symbol of the card only (NF-9.5.9).
        self.s.stimulated &= !bit;
        if !action.can_be_heroic() {
            return action;
        }
        self.s.concentrating &= !bit;
        action.made_heroic()
    }

    /// A: the weapon of the station takes 1 energy and fires in the damage step (SA-7.21 to SA-7.24). A covered weapon
    /// is repaired instead (SA-7.20).
    pub(super) fn use_weapon(&mut self, crew: u8, at: Station, action: Action) -> Flow {
        let has_cube = E::NEW_FRONTIER && self.s.cubes.has(at);
        self.s.cubes.remove(at); // NF-9.10.2: any attempt uses it
        if self.s.blocked[System::A as usize].has(at) {
            self.repair(crew, at, action, System::A, repair_points(action));
        } else if self.s.activated.has(at) {
            self.no_effect(crew, action, Why::AlreadyActivated);
        } else if self.s.energy.take(weapon_energy(at), 1) == 0 {
            self.no_effect(crew, action, Why::NoEnergy);
        } else {
            return self.activate(crew, at, action.is_heroic(), has_cube);
        }
        Ok(())
    }

    /// B: energy flows from one container to another, as much as there is and as fits (SA-7.26 to SA-7.32). A covered
    /// system is repaired instead (SA-7.20).
    fn move_energy(&mut self, crew: u8, at: Station, action: Action) {
        if self.s.blocked[System::B as usize].has(at) {
            return self.repair(crew, at, action, System::B, repair_points(action));
        }
        let (from, to) = energy_transfer(at);
        if from == Container::Bank && !self.burn_fuel(crew) {
            return self.no_effect(crew, action, Why::NoFuel);
        }
        let amount = self.s.energy.fill(from, to);
        if amount == 0 {
            let why = match from {
                Container::Bank => Why::BurntForNothing,
                _ if self.s.energy.is_full(to) => Why::Full,
                _ => Why::SourceEmpty,
            };
            return self.no_effect(crew, action, why);
        }
        self.note(Step::EnergyMoved {
            crew,
            from,
            to,
            amount,
        });
        if action == Action::HeroicB {
            self.s.energy.add_one(to); // SA-7.75: may exceed the capacity
            self.note(Step::HeroicEnergy { crew, to });
        }
    }

    /// The weapon fires in the damage step of this turn.
    pub(super) fn activate(&mut self, crew: u8, at: Station, heroic: bool, cube: bool) -> Flow {
        self.s.activated.insert(at);
        if heroic {
            self.s.heroic_shots.insert(at); // SA-7.73, SA-7.74
        }
        if cube {
            self.s.cube_shots.insert(at); // NF-9.10.4, NF-9.10.5
        }
        let weapon = Weapon::of(at);
        self.note(Step::Activated {
            crew,
            weapon,
            heroic,
        });
        if self.any_has(Traits::PULSE_SHORT_CIRCUIT) && at == Station::UpperWhite {
            return self.pulse_cannon_short_circuits();
        }
        Ok(())
    }

    /// NF-14.6.2, NF-14.6.6: the central laser makes a short-circuited pulse cannon attack the ship at once.
    fn pulse_cannon_short_circuits(&mut self) -> Flow {
        let circuits = self.with_trait(self.present(), Traits::PULSE_SHORT_CIRCUIT);
        let Some(i) = super::bits(circuits).next() else {
            return Ok(());
        };
        let threat = self.s.threats[i].id;
        self.note(Step::LastBlow { threat });
        self.attack(i, Power::Fixed(1), Reach::All, false)
    }

    /// SA-7.28: a capsule is burnt if there is one.
    pub(super) fn burn_fuel(&mut self, crew: u8) -> bool {
        if self.s.fuel == 0 {
            return false;
        }
        self.s.fuel -= 1;
        let left = self.s.fuel;
        self.note(Step::FuelBurnt { crew, left });
        true
    }

    /// C: what the station is for, or its repair (SA-7.54 to SA-7.62).
    pub(super) fn use_station(&mut self, crew: u8, at: Station) {
        if self.s.blocked[System::C as usize].has(at) {
            return self.repair(crew, at, Action::C, System::C, 1);
        }
        match at {
            Station::UpperRed => self.launch(crew),
            Station::UpperWhite => self.maintain_computer(crew),
            Station::UpperBlue | Station::LowerRed => self.take_squad(crew, at),
            Station::LowerWhite => self.look_out(crew, 1),
            Station::LowerBlue => self.launch_rockets(crew, 1),
        }
    }

    /// SA-13.1, SA-13.5: in time before the check of the phase.
    pub(super) fn maintain_computer(&mut self, crew: u8) {
        let turn = self.s.turn;
        let phase = phase_of(turn);
        if self.s.is_maintained(phase) {
            return self.no_effect(crew, Action::C, Why::MaintainedAlready);
        }
        if !matches!(turn, 1 | 2 | 4 | 5 | 8 | 9) {
            return self.no_effect(crew, Action::C, Why::MaintenanceTooLate);
        }
        self.s.maintained[usize::from(phase) - 1] = true;
        self.note(Step::Maintains { crew, phase });
    }

    /// SA-7.57; a player counts once per turn (NF-5.3.9), the advanced Data Analyst as three (NF-9.2.5).
    pub(super) fn look_out(&mut self, crew: u8, eyes: u8) {
        let bit = 1 << crew;
        if self.s.watchers & bit == 0 {
            self.s.watchers |= bit;
            self.s.watching += eyes;
        }
        let together = self.s.watching;
        self.note(Step::Looks { crew, together });
    }

    /// SA-7.58, SA-7.59: one launch per turn; two rockets fly as one projectile (NF-9.1.4).
    pub(super) fn launch_rockets(&mut self, crew: u8, rockets: u8) {
        if self.s.rockets == 0 {
            return self.no_effect(crew, Action::C, Why::NoRocket);
        }
        if self.s.rockets_launched > 0 {
            return self.no_effect(crew, Action::C, Why::RocketTrackBusy);
        }
        self.s.rockets -= rockets;
        self.s.rockets_launched = rockets;
        let left = self.s.rockets;
        self.note(Step::RocketLaunched {
            crew,
            rockets,
            left,
        });
    }

    /// SA-7.60 to SA-7.62.
    fn take_squad(&mut self, crew: u8, at: Station) {
        let Some(storage) = State::storage(at) else {
            return;
        };
        match self.s.crew[crew as usize].squad {
            Squad::Disabled => self.reactivate_squad(crew),
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

    pub(super) fn reactivate_squad(&mut self, crew: u8) {
        self.s.crew[crew as usize].squad = Squad::Active;
        self.note(Step::SquadReactivated { crew });
    }

    /// Joint repairs, and the count at the windows.
    fn end_player_actions(&mut self) {
        if self.s.repaired {
            self.end_of_repairs();
        }
        // SA-13.6, SA-13.7
        let phase = phase_of(self.s.turn);
        let best = self.s.watching;
        let looked = &mut self.s.looked[usize::from(phase) - 1];
        let is_better = best > *looked;
        *looked = best.max(*looked);
        if is_better {
            self.note(Step::Observation { phase, best });
        }
    }

    /// SA-19.1: what the training levels leave out has no effect. A covered system can always be repaired.
    fn is_allowed(&self, at: Station, action: Action) -> bool {
        let level = self.level();
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

/// A heroic A or B repairs two points (SA-7.78).
const fn repair_points(action: Action) -> u8 {
    if action.is_heroic() { 2 } else { 1 }
}

/// What feeds the weapon of a station: light lasers have a battery of their own (SA-7.22).
pub(super) const fn weapon_energy(at: Station) -> Container {
    use Container::{Bank, Reactor};
    /// In the order of [`Station::ALL`].
    static SOURCES: [Container; 6] = [
        Reactor(Zone::Red),
        Reactor(Zone::White),
        Reactor(Zone::Blue),
        Bank,
        Reactor(Zone::White),
        Bank,
    ];
    SOURCES[at.index()]
}

/// Where the energy of a B comes from and where it goes (SA-7.26 to SA-7.28).
const fn energy_transfer(at: Station) -> (Container, Container) {
    use Container::{Bank, Reactor, Shield};
    /// In the order of [`Station::ALL`].
    static TRANSFERS: [(Container, Container); 6] = [
        (Reactor(Zone::Red), Shield(Zone::Red)),
        (Reactor(Zone::White), Shield(Zone::White)),
        (Reactor(Zone::Blue), Shield(Zone::Blue)),
        (Reactor(Zone::White), Reactor(Zone::Red)),
        (Bank, Reactor(Zone::White)),
        (Reactor(Zone::White), Reactor(Zone::Blue)),
    ];
    TRANSFERS[at.index()]
}
