//! The Resolution Round (sections 5 to 14 of the rules, NF-16): one implementation, generic over a recorder.

mod actions;
mod edition;
mod effects;
mod interceptors;
mod internal_damage;
mod movement;
mod ship_damage;
mod special_cards;
#[cfg(test)]
mod tests;
mod threat_movement;
mod threat_specials;
mod weapons;

use crate::action::Action;
use crate::action_slots::DelayResult;
use crate::mission::{MAX_THREATS, Mission, Plan, Scheduled, Track};
use crate::score::{Outcome, Score};
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::state::{Fate, ShieldMode, Squad, State, phase_of};
use crate::stations::{Station, StationSet};
use crate::step::{Blow, DelayCause, Part, Recording, Step, StepRecorder};
use crate::threats::{Remedy, System, Traits};
use crate::trajectory::Square;
use edition::{BaseMission, Complete, Edition};
use std::marker::PhantomData;

/// The ship is lost: everything stops there (SA-5.6).
struct Lost;

type Flow = Result<(), Lost>;

/// A flight under way.
struct Flight<'a, R, E> {
    mission: &'a Mission,
    plan: &'a Plan,
    s: &'a mut State,
    recorder: &'a mut R,
    /// The double half whose first symbol is being performed: who, and the second symbol (NF-5.4.3).
    first_symbol: Option<(u8, Action)>,
    /// First and last station of the movement of the card being performed (NF-14.14.2).
    path: Option<(Station, Station)>,
    edition: PhantomData<E>,
}

/// Flies a mission on the given state, which is reset first. Allocates nothing unless the recorder does.
pub fn fly<R: StepRecorder>(
    mission: &Mission,
    plan: &Plan,
    state: &mut State,
    recorder: &mut R,
) -> Outcome {
    state.reset(mission, plan);
    let is_base_mission = state.level.is_mission()
        && !mission.any_frontier_threat
        && !plan.any_expansion_card
        && !plan.any_specialization;
    // Where every step is recorded, leaving rules out would save nothing.
    let flown = if R::ON || !is_base_mission {
        Flight::<R, Complete>::new(mission, plan, state, recorder).all_turns()
    } else {
        Flight::<R, BaseMission>::new(mission, plan, state, recorder).all_turns()
    };
    let turn = state.turn;
    match (flown, state.lost) {
        (Err(Lost), Some((loss, by))) => Outcome::Lost {
            turn,
            loss,
            threat: state.threats[by as usize].id,
        },
        _ => Outcome::Survived {
            score: Score::of(state, mission),
        },
    }
}

/// Flies a mission and keeps every step.
pub fn record_flight(mission: &Mission, plan: &Plan) -> (Recording, Outcome) {
    let mut recording = Recording::default();
    let mut state = State::new(mission, plan);
    let outcome = fly(mission, plan, &mut state, &mut recording);
    (recording, outcome)
}

impl<'a, R: StepRecorder, E: Edition> Flight<'a, R, E> {
    fn new(
        mission: &'a Mission,
        plan: &'a Plan,
        state: &'a mut State,
        recorder: &'a mut R,
    ) -> Flight<'a, R, E> {
        Flight {
            mission,
            plan,
            s: state,
            recorder,
            first_symbol: None,
            path: None,
            edition: PhantomData,
        }
    }

    /// Hands a step to the recorder, which sees the state right after it.
    #[inline(always)]
    fn note(&mut self, step: Step) {
        if R::ON {
            self.recorder.step(self.s, step);
        }
    }

    fn note_part(&mut self, part: Part) {
        self.note(Step::Part { part });
    }

    /// SA-5.3: the steps of all turns, strictly in order.
    fn all_turns(&mut self) -> Flow {
        let last = self.level().action_turns();
        for turn in 1..=last {
            self.begin_turn(turn);
            self.threats_appear(turn);
            self.note_part(Part::PlayerActions);
            self.player_actions()?;
            self.note_part(Part::ComputeDamage);
            self.compute_damage()?;
            self.note_part(Part::ThreatActions);
            self.threat_actions()?;
            if matches!(turn, 2 | 5 | 9) && self.level().is_full_length() {
                self.maintenance_check();
            }
            self.note(Step::TurnEnds { turn });
            if E::NEW_FRONTIER && self.s.early_jump {
                break; // NF-9.7.4
            }
        }
        self.final_turn(last + 1)
    }

    fn begin_turn(&mut self, turn: u8) {
        self.s.turn = turn;
        self.s.begin_turn();
        self.note(Step::Turn { turn });
    }

    /// Turn 13, or 8 in a test run (SA-14.1 to SA-14.8).
    fn final_turn(&mut self, turn: u8) -> Flow {
        self.begin_turn(turn);
        if self.level().is_full_length() {
            self.note_part(Part::ResolveRockets);
            self.compute_damage()?;
            if let Some(pilot) = self.s.pilot() {
                if self.s.interceptor_distance > 1 {
                    self.ultra_fast_return(pilot); // NF-6.5.1
                } else {
                    self.return_from_space(pilot);
                }
            }
        }
        self.note_part(Part::ThreatActions);
        self.threat_actions()?;
        self.note_part(Part::Jump);
        self.strikes_at_the_jump()?;
        self.note(Step::Jumped);
        self.note(Step::TurnEnds { turn });
        Ok(())
    }

    /// NF-13.9.1, NF-14.17.4: first the Dimension Spider, then the Cyber Gremlin (NF-14.17.5).
    fn strikes_at_the_jump(&mut self) -> Flow {
        for i in bits(self.with_trait(self.s.in_play, Traits::STRIKES_AT_JUMP)) {
            let (threat, square) = (self.s.threats[i].id, Square::Z);
            self.note(Step::Acts { threat, square });
            self.perform(i, threat.card().actions[square as usize])?;
            self.survive(i);
        }
        let gremlin = bits(self.with_trait(u32::MAX, Traits::GREMLIN))
            .find(|&i| matches!(self.s.threats[i].fate, Fate::InPlay | Fate::Survived));
        if let Some(i) = gremlin {
            let threat = self.s.threats[i].id;
            self.note(Step::LastBlow { threat });
            for crew in 0..self.s.crew_count {
                self.knock_out(crew, i);
            }
        }
        Ok(())
    }

    /// SA-6.1: the threats of this turn enter play, the external one first (NF-4.3).
    #[inline]
    fn threats_appear(&mut self, turn: u8) {
        while self.mission.appears_in(turn, self.s.appeared) {
            self.note_part(Part::ThreatAppears);
            self.appear(self.s.appeared as usize);
            self.s.appeared += 1;
        }
    }

    /// SA-6.1 to SA-6.5: a threat enters play.
    fn appear(&mut self, i: usize) {
        let t = &mut self.s.threats[i];
        t.fate = Fate::InPlay;
        self.s.in_play |= 1 << i;
        if t.track == Track::Internal {
            self.settle(i);
        }
        let t = &self.s.threats[i];
        let (threat, position) = (t.id, t.position);
        self.note(Step::Appears { threat, position });
        if self.traits_of(i).has(Traits::WARHEADS) && self.s.rockets == 0 {
            self.destroy(i, Blow::NoRockets); // SA-21.11
        }
    }

    /// SA-6.4, SA-6.5: what a threat inside the ship covers and brings along.
    fn settle(&mut self, i: usize) {
        let traits = self.traits_of(i);
        let s = &mut *self.s;
        let t = &mut s.threats[i];
        if traits.has(Traits::SIDE_BY_TURN) {
            let side = lateral_jam_station(t.number);
            t.at = StationSet::of(&[side]);
        }
        if let Remedy::Repair(system) = t.id.card().remedy {
            s.blocked[system as usize].0 |= t.at.0;
        }
        if traits.has(Traits::SLIME) {
            s.slime.0 |= t.at.0;
        }
        if traits.has(Traits::WARHEADS) {
            t.hit_points = s.rockets; // SA-21.10
        }
        if traits.has(Traits::NINJA) && !self.mission.frontier.ninja_drones_at_x {
            s.drones = DRONE_STATIONS; // NF-14.14.1
        }
    }

    /// SA-13.2 to SA-13.4.
    #[inline(never)]
    fn maintenance_check(&mut self) {
        let turn = self.s.turn;
        let phase = phase_of(turn);
        let passed = self.s.is_maintained(phase);
        self.note_part(Part::MaintenanceCheck);
        self.note(Step::ComputerCheck { phase, passed });
        if !passed {
            for crew in 0..self.s.crew_count {
                let m = self.s.crew[crew as usize];
                if m.at.is_some() && !m.knocked_out {
                    self.delay(crew, turn + 1, DelayCause::Computer);
                }
            }
        }
    }

    /// Section 8: the card of slot `turn` and its followers slide one slot, until one fills a gap. A delay caused by
    /// the first symbol of a double half delays the second symbol instead (NF-5.4.3).
    #[inline(never)]
    fn delay(&mut self, crew: u8, turn: u8, cause: DelayCause) {
        if !self.level().is_full_length() || self.s.crew[crew as usize].knocked_out {
            return; // SA-8.11, SA-12.1
        }
        if self.is_protected(crew) && turn > self.s.turn {
            return; // NF-9.8.10: the effects of a protected card on its owner
        }
        if E::NEW_FRONTIER && self.s.half_card[crew as usize] == turn {
            return self.note(Step::DelayIdle { crew, turn, cause }); // NF-5.4.6
        }
        let in_space = cause == DelayCause::InSpace;
        if E::NEW_FRONTIER
            && self.plan.any_specialization
            && !in_space
            && self.is_card_protected(crew, self.s.slots[crew as usize].card(turn))
        {
            return self.note(Step::DelayIdle { crew, turn, cause }); // NF-9.8.6
        }
        let DelayResult { moved, lost } = self.s.slots[crew as usize].delay(turn);
        if E::NEW_FRONTIER
            && let Some((_, second)) = self
                .first_symbol
                .take_if(|(who, _)| *who == crew && !in_space)
        {
            return self.split_card(crew, second, cause, DelayResult { moved, lost });
        }
        if R::ON {
            self.note(if moved == 0 && lost.is_empty() {
                Step::DelayIdle { crew, turn, cause } // SA-8.2, SA-8.7
            } else {
                Step::Delayed {
                    crew,
                    turn,
                    cause,
                    moved,
                    lost,
                }
            });
        }
    }

    /// NF-5.4.3: the second symbol occupies the next slot as a half-card; after turn 12 it is lost (NF-5.4.7).
    fn split_card(&mut self, crew: u8, second: Action, cause: DelayCause, pushed: DelayResult) {
        let turn = self.s.turn;
        let slots = &mut self.s.slots[crew as usize];
        let card = slots.card(turn);
        slots.set(
            turn,
            SlotCard {
                second: Action::None,
                ..card
            },
        );
        slots.set(turn + 1, SlotCard::single(second));
        self.s.half_card[crew as usize] = turn + 1;
        self.note(Step::SecondSymbolDelayed {
            crew,
            turn: turn + 1,
            cause,
            second,
            moved: pushed.moved,
            lost: pushed.lost,
        });
    }

    /// Whether a card is protected by the advanced Special Ops card beside it (NF-9.8.5).
    fn is_card_protected(&self, crew: u8, card: SlotCard) -> bool {
        let has_companion = match card.special {
            SpecialCards::Advanced => card.first != Action::None,
            SpecialCards::Both => true,
            SpecialCards::None | SpecialCards::Basic => false,
        };
        has_companion && self.plan.specialization(crew as usize) == Some(Specialization::SpecialOps)
    }

    /// SA-12.1, SA-12.2. A protected player stays awake (NF-9.8.10), and so does one beside the Medic with her
    /// inhibitor, but the squad is disabled (NF-9.5.12).
    fn knock_out(&mut self, crew: u8, by: usize) {
        let m = self.s.crew[crew as usize];
        if m.knocked_out {
            return;
        }
        if self.is_protected(crew) {
            return self.note(Step::KnockOutPrevented { crew });
        }
        if self.is_inhibited(crew) {
            if m.squad == Squad::Active {
                self.s.crew[crew as usize].squad = Squad::Disabled;
            }
            return self.note(Step::KnockOutPrevented { crew });
        }
        let m = &mut self.s.crew[crew as usize];
        m.knocked_out = true;
        if m.squad != Squad::None {
            m.squad = Squad::Lost;
        }
        let threat = self.s.threats[by].id;
        self.note(Step::KnockedOut { crew, threat });
        if E::NEW_FRONTIER {
            self.host_is_knocked_out(crew);
        }
    }

    /// NF-9.5.10, NF-9.5.11: the protection is bound to the Medic's station.
    fn is_inhibited(&self, crew: u8) -> bool {
        let Some(medic) = self.s.inhibitor.filter(|_| E::NEW_FRONTIER) else {
            return false;
        };
        let at = self.s.crew[medic as usize].at;
        at.is_some() && self.s.crew[crew as usize].at == at
    }

    /// The card goes to the Captain; tokens and lasting effects leave the board.
    #[inline(never)]
    fn destroy(&mut self, i: usize, by: Blow) {
        let t = &mut self.s.threats[i];
        t.fate = Fate::Destroyed;
        let id = t.id;
        t.at = StationSet::NONE;
        self.leave_play(i);
        self.s.attack_aura &= !(1 << i);
        self.s.shield_aura &= !(1 << i);
        self.uncover(i); // SA-7.40
        let traits = self.traits_of(i);
        if traits.has(Traits::LASTING) {
            self.end_lasting_effects(i, traits);
        }
        self.note(Step::Destroyed {
            threat: id,
            by,
            points: id.card().destroyed,
        });
    }

    /// What ends when its threat is destroyed.
    fn end_lasting_effects(&mut self, i: usize, traits: Traits) {
        let s = &mut *self.s;
        if traits.has(Traits::FISSURE) {
            s.doubled = 0; // SA-21.49
        }
        if traits.has(Traits::REVERSES_SHIELDS) {
            s.shield_mode = ShieldMode::Normal; // NF-14.7.6
        }
        if traits.has(Traits::AIRLOCK) {
            s.sealed_doors = 0; // NF-14.8.6
        }
        if traits.has(Traits::ANOMALY) {
            s.disrupted = 0; // NF-14.9.7
        }
        if traits.has(Traits::MINE_LAYER) {
            s.mines = [0; 6]; // NF-14.13.2
        }
        if traits.has(Traits::NINJA) {
            s.drones = StationSet::NONE; // NF-14.14.4
            s.moving_tokens |= 1 << i;
        }
        if traits.has(Traits::BEAST) {
            s.moving_tokens |= 1 << i; // NF-14.15.2
        }
    }

    #[inline]
    fn leave_play(&mut self, i: usize) {
        self.s.in_play &= !(1 << i);
        self.s.out_of_phase &= !(1 << i);
    }

    /// Works out anew which systems the malfunctions cover, after one came, went or changed phase.
    fn uncover(&mut self, i: usize) {
        if let Remedy::Repair(system) = self.s.threats[i].id.card().remedy {
            self.cover_systems(system);
        }
    }

    /// The systems of a letter that malfunctions in phase and sabotage cover (NF-3.3.10, NF-14.17.1).
    fn cover_systems(&mut self, system: System) {
        let mut covered = self.s.dead[system as usize];
        for j in bits(self.present()) {
            let other = &self.s.threats[j];
            if other.id.card().remedy == Remedy::Repair(system) {
                covered.0 |= other.at.0;
            }
        }
        for station in Station::ALL {
            if E::NEW_FRONTIER && self.s.sabotage[station.index()][system as usize] > 0 {
                covered.insert(station);
            }
        }
        self.s.blocked[system as usize] = covered;
    }

    /// The Greek token that a called threat gets: the next free place after all numbered threats (NF-3.9.2).
    fn add_called(&mut self, caller: usize, scheduled: Scheduled) -> Option<usize> {
        let i = self.s.threat_count as usize;
        if i >= MAX_THREATS {
            return None;
        }
        self.s.threat_count += 1;
        self.s.place_threat(i, scheduled, self.mission);
        self.s.threats[i].called = true;
        self.s.threats[caller].has_called = true;
        Some(i)
    }
}

/// Where the Lateral Laser Jam appears, by the turn (NF-14.4.3, AR-4).
const fn lateral_jam_station(turn: u8) -> Station {
    if turn.is_multiple_of(2) {
        Station::UpperRed
    } else {
        Station::UpperBlue
    }
}

/// Where the Ninja's drones are (NF-14.14.1).
const DRONE_STATIONS: StationSet = StationSet::of(&[Station::UpperBlue, Station::LowerWhite]);

/// The position of the lowest set bit.
#[inline]
fn lowest(set: u32) -> usize {
    set.trailing_zeros() as usize
}

/// The positions of the set bits, lowest first.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let i = lowest(set);
        set &= set - 1;
        Some(i)
    })
}
