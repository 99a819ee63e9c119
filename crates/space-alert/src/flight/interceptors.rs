//! The interceptors: launch, turns in space at distances 1 to 3, return (SA-7.42 to SA-7.48, NF-6).

use super::edition::Edition;
use super::{Flight, bits};
use crate::action::Action;
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::state::{InterceptorAttack, Squad};
use crate::stations::Station;
use crate::step::{Blow, DelayCause, Step, StepRecorder, Why};
use crate::threats::Traits;

/// The farthest distance (NF-6.1.2).
const FARTHEST: u8 = 3;

/// What a card does for a pilot, in the order of the table of NF-6.3.
enum SpaceTurn {
    /// C: one distance farther.
    FlyFarther,
    /// Battlebots: hold the distance.
    Hold { heroic: bool },
    /// Nothing planned: one distance nearer.
    FlyNearer,
    /// Anything else is delayed, then as nothing planned.
    Delayed,
}

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// SA-7.43, SA-7.44, NF-6.2.1.
    pub(super) fn launch(&mut self, crew: u8) {
        match self.why_no_launch(crew) {
            Some(why) => self.no_effect(crew, Action::C, why),
            None => self.launch_to_space(crew),
        }
    }

    /// Why the interceptors cannot be launched by this crew member.
    pub(super) fn why_no_launch(&self, crew: u8) -> Option<Why> {
        match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => Some(Why::NoSquad),
            Squad::Disabled => Some(Why::SquadDisabled),
            Squad::Active if self.s.interceptors_lost => Some(Why::InterceptorsLost),
            Squad::Active if self.s.crew().iter().any(|m| m.at.is_none()) => Some(Why::SpaceTaken),
            Squad::Active => None,
        }
    }

    /// To distance 1; the interceptors attack in the same turn (NF-6.2.2).
    pub(super) fn launch_to_space(&mut self, crew: u8) {
        self.s.crew[crew as usize].at = None;
        self.s.interceptor_distance = 1;
        self.note(Step::Launches { crew });
        self.attack_from_space(crew, InterceptorAttack::Attack);
    }

    /// SA-7.42, NF-6.3: what a player who begins the step in space does. One action at most (NF-6.1.4).
    pub(super) fn act_in_space(&mut self, crew: u8, card: SlotCard) {
        let turn = self.classify_in_space(crew, card);
        self.note_space_card(crew, card, &turn);
        match turn {
            SpaceTurn::FlyFarther if self.s.interceptor_distance == FARTHEST => {
                self.ultra_fast_return(crew); // NF-6.5.1
            }
            SpaceTurn::FlyFarther => {
                self.fly_to(crew, self.s.interceptor_distance + 1);
                self.attack_from_space(crew, InterceptorAttack::Attack);
            }
            SpaceTurn::Hold { heroic } => {
                self.note(Step::StaysInSpace { crew, heroic });
                let attack = match heroic {
                    true => InterceptorAttack::HeroicAttack,
                    false => InterceptorAttack::Attack,
                };
                self.attack_from_space(crew, attack);
            }
            SpaceTurn::Delayed => {
                self.delay(crew, self.s.turn, DelayCause::InSpace); // NF-6.3.4
                self.fly_nearer(crew);
            }
            SpaceTurn::FlyNearer => self.fly_nearer(crew),
        }
    }

    fn note_space_card(&mut self, crew: u8, card: SlotCard, turn: &SpaceTurn) {
        if !R::ON {
            return;
        }
        match (card.special, self.plan.specialization(crew as usize)) {
            (SpecialCards::None, _) | (_, None) if card.first == Action::None => {
                self.note(Step::Idle { crew });
            }
            (SpecialCards::None, _) | (_, None) if card.is_double() => {
                self.note_double_in_space(crew, card, turn);
            }
            (SpecialCards::None, _) | (_, None) => {
                let action = card.first;
                self.note(Step::Plays { crew, action });
            }
            (special, Some(specialization)) => self.note(Step::PlaysSpecial {
                crew,
                specialization,
                advanced: special != SpecialCards::Basic,
            }),
        }
    }

    /// Of the two symbols one is performed and the other is lost (NF-6.3.3); a delay takes both (NF-6.3.4).
    fn note_double_in_space(&mut self, crew: u8, card: SlotCard, turn: &SpaceTurn) {
        let first_is_performed = match turn {
            SpaceTurn::FlyFarther => card.first == Action::C,
            SpaceTurn::Hold { .. } => {
                matches!(card.first, Action::Battlebots | Action::HeroicBattlebots)
            }
            SpaceTurn::FlyNearer | SpaceTurn::Delayed => {
                for action in [card.first, card.second] {
                    self.note(Step::Plays { crew, action });
                }
                return;
            }
        };
        let (action, ignored) = match first_is_performed {
            true => (card.first, card.second),
            false => (card.second, card.first),
        };
        self.note(Step::Plays { crew, action });
        self.note(Step::SymbolIgnored {
            crew,
            action: ignored,
        });
    }

    /// The rows of NF-6.3. Without variable range a C is a card like any other (SA-7.42).
    fn classify_in_space(&mut self, crew: u8, card: SlotCard) -> SpaceTurn {
        let acts_as_c = match (card.special, self.plan.specialization(crew as usize)) {
            (SpecialCards::None, _) => false,
            (SpecialCards::Advanced, Some(Specialization::SquadLeader)) => {
                return SpaceTurn::Hold { heroic: true }; // NF-9.9.11
            }
            (
                SpecialCards::Advanced,
                Some(Specialization::Rocketeer | Specialization::DataAnalyst),
            ) => true,
            // The companion decides (NF-6.3.8); a Medic card beside a card it does not fit is ignored (NF-9.5.2).
            (SpecialCards::Advanced, Some(Specialization::SpecialOps))
                if card.first != Action::None =>
            {
                false
            }
            (_, Some(Specialization::Medic)) if !self.is_valid_medic_card(crew, card) => false,
            _ => return SpaceTurn::Delayed,
        };
        if self.mission.frontier.variable_range && (acts_as_c || card.shows(Action::C)) {
            return SpaceTurn::FlyFarther;
        }
        for symbol in [Action::Battlebots, Action::HeroicBattlebots] {
            if card.shows(symbol) {
                let heroic = self.make_heroic(crew, symbol) == Action::HeroicBattlebots;
                return SpaceTurn::Hold { heroic };
            }
        }
        match card.is_empty() {
            true => SpaceTurn::FlyNearer,
            false => SpaceTurn::Delayed,
        }
    }

    fn fly_to(&mut self, crew: u8, distance: u8) {
        self.s.interceptor_distance = distance;
        self.note(Step::FliesTo { crew, distance });
    }

    /// NF-6.3.5: from distance 1 back to the ship, else one distance nearer, and attack (NF-6.4.1).
    fn fly_nearer(&mut self, crew: u8) {
        if self.s.interceptor_distance <= 1 {
            return self.return_from_space(crew);
        }
        self.fly_to(crew, self.s.interceptor_distance - 1);
        self.attack_from_space(crew, InterceptorAttack::Attack);
    }

    /// SA-7.48, SA-14.3.
    pub(super) fn return_from_space(&mut self, crew: u8) {
        self.s.crew[crew as usize].at = Some(Station::UpperRed);
        self.s.interceptor_distance = 1;
        self.note(Step::Returns { crew });
        self.enter(crew, Station::UpperRed);
    }

    /// NF-6.5.2: the player is knocked out and the squad disabled; a protected player stays awake (NF-9.8.11).
    pub(super) fn ultra_fast_return(&mut self, crew: u8) {
        let m = &mut self.s.crew[crew as usize];
        m.at = Some(Station::UpperRed);
        m.squad = Squad::Disabled;
        self.s.interceptor_distance = 1;
        self.note(Step::UltraFastReturn { crew });
        if self.is_protected(crew) || self.is_inhibited(crew) {
            return self.note(Step::KnockOutPrevented { crew });
        }
        let m = &mut self.s.crew[crew as usize];
        m.knocked_out = true;
        m.squad = Squad::Lost;
        self.host_is_knocked_out(crew);
    }

    /// An interceptor attack; at distance 1 the Fissure takes it instead of the threats outside (SA-21.46, SA-21.47,
    /// AR-23).
    fn attack_from_space(&mut self, crew: u8, attack: InterceptorAttack) {
        let fissure = bits(self.with_trait(self.present(), Traits::FISSURE))
            .next()
            .filter(|_| self.s.interceptor_distance == 1);
        let Some(i) = fissure else {
            self.s.interceptor_attack = attack;
            return;
        };
        let (damage, hit_points, _) = self.wound(i, 1);
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
}
