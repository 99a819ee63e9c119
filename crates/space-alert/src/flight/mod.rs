//! The Resolution Round (sections 5 to 14 of the rules): one implementation, generic over a recorder.

mod actions;
mod effects;
mod errands;
mod harm;
mod weapons;

use crate::action::Action;
use crate::mission::{Mission, Plan};
use crate::place::{Station, StationSet};
use crate::row::Push;
use crate::score::{Outcome, Score};
use crate::state::{Fate, Squad, State, phase_of};
use crate::step::{Blow, DelayCause, Film, Part, Recorder, Step};
use crate::stores::Store;
use crate::threats::{Remedy, Traits};
use std::hint::select_unpredictable;

/// The ship is lost: everything stops there (SA-5.6).
struct Lost;

type Flow = Result<(), Lost>;

/// A flight under way.
struct Flight<'a, R> {
    mission: &'a Mission,
    plan: &'a Plan,
    s: &'a mut State,
    recorder: &'a mut R,
}

/// Flies a mission on the given state, which is reset first. Allocates nothing unless the recorder does.
pub fn fly<R: Recorder>(
    mission: &Mission,
    plan: &Plan,
    state: &mut State,
    recorder: &mut R,
) -> Outcome {
    state.reset(mission, plan);
    let mut flight = Flight {
        mission,
        plan,
        s: state,
        recorder,
    };
    let flown = flight.all_turns();
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
pub fn film(mission: &Mission, plan: &Plan) -> (Film, Outcome) {
    let mut film = Film::default();
    let mut state = State::new(mission, plan);
    let outcome = fly(mission, plan, &mut state, &mut film);
    (film, outcome)
}

impl<R: Recorder> Flight<'_, R> {
    /// Hands a step to the recorder, which sees the state right after it.
    #[inline(always)]
    fn note(&mut self, step: Step) {
        if R::ON {
            self.recorder.step(self.s, step);
        }
    }

    /// SA-5.3: the steps of all turns, strictly in order.
    fn all_turns(&mut self) -> Flow {
        let last = self.s.level.action_turns();
        for turn in 1..=last {
            self.begin_turn(turn);
            self.arrive(self.s.arrivals[turn as usize % 16]);
            self.note(Step::Part {
                part: Part::PlayerActions,
            });
            self.player_actions();
            self.note(Step::Part {
                part: Part::ComputeDamage,
            });
            self.compute_damage()?;
            self.note(Step::Part {
                part: Part::ThreatActions,
            });
            self.threat_actions()?;
            if matches!(turn, 2 | 5 | 9) && self.s.level.is_full_length() {
                self.maintenance_check();
            }
            self.note(Step::TurnEnds { turn });
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
        if self.s.level.is_full_length() {
            self.note(Step::Part {
                part: Part::ResolveRockets,
            });
            self.compute_damage()?;
            for crew in 0..self.s.crew_count {
                let m = self.s.crew[crew as usize];
                if m.at.is_none() && !m.knocked_out {
                    self.return_from_space(crew);
                }
            }
        }
        self.note(Step::Part {
            part: Part::ThreatActions,
        });
        self.threat_actions()?;
        self.note(Step::Part { part: Part::Jump });
        self.note(Step::Jumped);
        self.note(Step::TurnEnds { turn });
        Ok(())
    }

    /// SA-6.1: the threats of this turn enter play, one by one.
    #[inline(always)]
    fn arrive(&mut self, mut arriving: u16) {
        // In the base game no two have the same number, but nobody can guess whether one comes.
        while arriving.count_ones() > 1 {
            self.appear(arriving & arriving.wrapping_neg());
            arriving &= arriving - 1;
        }
        self.appear(arriving);
    }

    /// SA-6.1 to SA-6.5: a threat enters play; given as a bit, or none.
    #[inline(always)]
    fn appear(&mut self, arriving: u16) {
        if R::ON && arriving != 0 {
            self.note(Step::Part {
                part: Part::ThreatAppears,
            });
        }
        let s = &mut *self.s;
        s.in_play |= arriving;
        let i = lowest(arriving);
        let t = &mut s.threats[i];
        t.fate = select_unpredictable(arriving == 0, t.fate, Fate::InPlay);
        if arriving & !s.external != 0 {
            self.settle(i);
        }
        if R::ON && arriving != 0 {
            let t = &self.s.threats[i];
            let (threat, position) = (t.id, t.position);
            self.note(Step::Appears { threat, position });
        }
        let warheads = self.s.threats[i].traits.has(Traits::WARHEADS);
        if warheads && self.s.rockets() == 0 && arriving != 0 {
            self.destroy(i, Blow::NoRockets); // SA-21.11
        }
    }

    /// SA-6.4, SA-6.5: what a threat inside the ship covers and brings along.
    #[inline(never)]
    fn settle(&mut self, i: usize) {
        let s = &mut *self.s;
        let t = &mut s.threats[i];
        if let Remedy::Repair(system) = t.id.card().remedy {
            s.blocked[system as usize].0 |= t.at.0;
        }
        if t.traits.has(Traits::SLIME) {
            s.slime.0 |= t.at.0;
            s.obstacles.add(t.at);
        }
        if t.traits.has(Traits::WARHEADS) {
            t.hit_points = s.stores.content(Store::Rockets); // SA-21.10
        }
    }

    /// SA-13.2 to SA-13.4.
    #[inline(never)]
    fn maintenance_check(&mut self) {
        let turn = self.s.turn;
        let phase = phase_of(turn);
        let passed = self.s.is_maintained(phase);
        self.s.stores.close(Store::computer(phase)); // SA-13.5: too late from now on
        self.note(Step::Part {
            part: Part::MaintenanceCheck,
        });
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

    /// Section 8: the card of slot `turn` and its followers slide one slot, until one fills a gap.
    #[inline(never)]
    fn delay(&mut self, crew: u8, turn: u8, cause: DelayCause) {
        if !self.s.level.is_full_length() || self.s.crew[crew as usize].knocked_out {
            return; // SA-8.11, SA-12.1
        }
        let Push { moved, lost } = self.s.slots[crew as usize].delay(turn);
        if R::ON {
            self.note(if moved == 0 && lost == Action::None {
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

    /// SA-12.1, SA-12.2.
    fn knock_out(&mut self, crew: u8, by: usize) {
        let m = &mut self.s.crew[crew as usize];
        if m.knocked_out {
            return;
        }
        m.knocked_out = true;
        if m.squad != Squad::None {
            m.squad = Squad::Lost;
        }
        let threat = self.s.threats[by].id;
        self.note(Step::KnockedOut { crew, threat });
    }

    /// A crew member arrives in a station: entry effects happen at once (SA-7.12).
    #[inline]
    fn enter(&mut self, crew: u8, station: Station) {
        if self.s.obstacles.has(station) {
            self.suffer_entry(crew, station);
        }
    }

    #[cold]
    fn suffer_entry(&mut self, crew: u8, station: Station) {
        if self.s.slime.has(station) {
            let turn = self.s.turn;
            self.delay(crew, turn + 1, DelayCause::Slime); // SA-21.30
        }
        if self.s.lethal.has(station) {
            let by = self.s.lethal_by as usize;
            self.knock_out(crew, by); // SA-21.66
        }
    }

    /// The card goes to the Captain; tokens and lasting effects leave the board.
    #[inline(never)]
    fn destroy(&mut self, i: usize, by: Blow) {
        let t = &mut self.s.threats[i];
        t.fate = Fate::Destroyed;
        let (id, traits) = (t.id, t.traits);
        t.at = StationSet::NONE;
        self.leave_play(i);
        if traits.has(Traits::FISSURE) {
            self.s.doubled = 0; // SA-21.49
        }
        let bit = !(1 << i);
        self.s.attack_aura &= bit;
        self.s.shield_aura &= bit;
        self.uncover(i); // SA-7.40
        self.note(Step::Destroyed {
            threat: id,
            by,
            points: id.card().destroyed,
        });
    }

    #[inline]
    fn leave_play(&mut self, i: usize) {
        self.s.in_play &= !(1 << i);
    }

    /// Works out anew which systems the malfunctions cover.
    fn uncover(&mut self, i: usize) {
        if let Remedy::Repair(system) = self.s.threats[i].id.card().remedy {
            let mut covered = self.s.dead[system as usize];
            for j in bits(self.s.in_play) {
                let other = &self.s.threats[j];
                if other.id.card().remedy == Remedy::Repair(system) {
                    covered.0 |= other.at.0;
                }
            }
            self.s.blocked[system as usize] = covered;
        }
    }

    /// Damage on an internal threat; destroys it at its hit points.
    #[inline]
    fn wound(&mut self, i: usize, amount: u8) -> (u8, u8) {
        let t = &mut self.s.threats[i];
        t.damage += amount;
        (t.damage, t.hit_points)
    }
}

/// The position of the lowest set bit; the mask tells the compiler what it cannot see, that it is below 16.
#[inline]
fn lowest(set: u16) -> usize {
    set.trailing_zeros() as usize & 15
}

/// The positions of the set bits, lowest first.
#[inline]
fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let i = lowest(set);
        set &= set - 1;
        Some(i)
    })
}
