//! Intruders in flight: the roll, the answers of the owners, the walk, the charges, the rewards (GX-18).

use super::cards::Stage;
use super::{Flight, Reply, Ships};
use crate::cards::Adventure;
use crate::event::{Event, LostBy};
use crate::goods::Goods;
use crate::intruders::{Intruder, WalkEnd, WalkStep};
use crate::question::{Evasion, Question, Thrust};
use crate::refusal::Refusal;
use crate::square::{Square, Squares};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Intruders on their way through the ships. Every ship has its own, and nothing on one ship influences another (GX-18.40).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Boarding {
    visits: Vec<Visit>,
    part: BoardingPart,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BoardingPart {
    /// Crubots may be activated (GX-13.31).
    Crubots,
    /// Thrusters may move the line (GX-18.7).
    Thrusters,
    /// One step on every ship.
    Walk,
    /// Charges explode, together on each ship (GX-18.27, GX-18.34).
    Charges,
    /// The owner of the visit with this number gets the rewards (GX-18.35).
    Rewards(u8),
}

/// The intruders of the card on one ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Visit {
    ship: u8,
    line: u8,
    /// Which of the intruders of the card walks: a double intruder is resolved one after the other (GX-18.33).
    walker: u8,
    /// Its last step.
    last: Option<WalkStep>,
    /// Charges that were laid.
    charges: Squares,
    defeated: u8,
    /// Cabins that lost crew, for Personalized Cabins.
    #[serde(default)]
    raided: Squares,
}

impl Flight {
    /// The intruder on the card.
    fn intruder(&self) -> Option<Intruder> {
        match *self.adventure()? {
            Adventure::Intruder { intruder } => Some(intruder),
            _ => None,
        }
    }

    /// The intruder as it comes at one ship: changed by Rough Roads, and from the side of the board that it meets, which is another
    /// one after a somersault (GX-8.43b).
    fn intruder_at(&self, intruder: Intruder, ship: u8) -> Intruder {
        let state = &self.pilots[usize::from(ship)].ship;
        Intruder {
            from: state.board_side(intruder.from),
            ..self.faced_intruder(intruder, ship)
        }
    }

    /// The leader rolls once for all (GX-18.2).
    pub(super) fn board(&mut self, order: Ships, rec: &mut impl Recorder<Event>) -> Stage {
        let (Some(intruder), Some(roller)) = (self.intruder(), order.first().copied()) else {
            return Stage::CardDone;
        };
        let dice = self.rolls.roll();
        rec.tell_all(|| Event::IntruderRolled { dice, roller });
        let visits = order
            .into_iter()
            .map(|ship| {
                let intruder = self.intruder_at(intruder, ship);
                let pilot = &mut self.pilots[usize::from(ship)];
                // GX-18.38: nobody jumps after the roll.
                pilot.rolled_against = true;
                Visit {
                    ship,
                    line: pilot.ship.intruder_line(&intruder, dice),
                    walker: 0,
                    last: None,
                    charges: Squares::EMPTY,
                    defeated: 0,
                    raided: Squares::EMPTY,
                }
            })
            .collect();
        Stage::Boarding(Boarding {
            visits,
            part: BoardingPart::Crubots,
        })
    }

    pub(super) fn boarding(
        &mut self,
        mut boarding: Boarding,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(intruder) = self.intruder() else {
            return Stage::CardDone;
        };
        boarding.part = match boarding.part {
            BoardingPart::Crubots => {
                for visit in &boarding.visits {
                    let intruder = self.intruder_at(intruder, visit.ship);
                    self.ask_about_crubots(&intruder, visit, rec);
                }
                BoardingPart::Thrusters
            }
            BoardingPart::Thrusters => {
                for visit in &boarding.visits {
                    let intruder = self.intruder_at(intruder, visit.ship);
                    self.ask_to_evade(&intruder, visit, rec);
                }
                BoardingPart::Walk
            }
            BoardingPart::Walk => {
                let mut walking = false;
                for visit in &mut boarding.visits {
                    let ship = usize::from(visit.ship);
                    if let Some(Reply::Line(line)) = self.pilots[ship].reply.take() {
                        visit.line = line;
                    }
                    let intruder = self.intruder_at(intruder, visit.ship);
                    walking |= self.intruder_walks(&intruder, visit, rec);
                }
                if walking {
                    BoardingPart::Walk
                } else {
                    BoardingPart::Charges
                }
            }
            BoardingPart::Charges => {
                for visit in &boarding.visits {
                    self.charges_explode(visit, rec);
                }
                BoardingPart::Rewards(0)
            }
            BoardingPart::Rewards(turn) => {
                let Some(visit) = boarding.visits.get(usize::from(turn)) else {
                    return Stage::CardDone;
                };
                let intruder = self.intruder_at(intruder, visit.ship);
                self.reward_defender(&intruder, visit, rec);
                BoardingPart::Rewards(turn + 1)
            }
        };
        Stage::Boarding(boarding)
    }

    /// Asks about crubots that could be armed or work a thruster against the intruder (GX-13.29, GX-13.31).
    fn ask_about_crubots(
        &mut self,
        intruder: &Intruder,
        visit: &Visit,
        rec: &mut impl Recorder<Event>,
    ) {
        let ship = usize::from(visit.ship);
        let Some(Question::Crubots { stations, .. }) = self.crubots_question(ship, None) else {
            return;
        };
        let state = &self.pilots[ship].ship;
        let mut with = *state;
        with.active_crubots = with.active_crubots.or(stations);
        let arms = !with.armed().and(stations).is_empty();
        let free = self.free_uses(ship);
        let steers = with.usable_thrusters(intruder.from, true, free)
            != state.usable_thrusters(intruder.from, true, free);
        if !arms && !steers {
            return;
        }
        let question = Question::Crubots {
            stations,
            needed: None,
            ahead: state.intruder_forecast(intruder, visit.line),
            with_crubots: with.intruder_forecast(intruder, visit.line),
        };
        self.ask(ship, question, rec);
    }

    /// Asks whether a thruster joined to crew moves the line, where that changes anything (GX-13.13, GX-18.7).
    fn ask_to_evade(&mut self, intruder: &Intruder, visit: &Visit, rec: &mut impl Recorder<Event>) {
        let ship = usize::from(visit.ship);
        self.pilots[ship].reply = None;
        let free = self.free_uses(ship);
        let state = &self.pilots[ship].ship;
        let ahead = state.intruder_forecast(intruder, visit.line);
        let evasions: Vec<Evasion> = state
            .intruder_thrusts(intruder, visit.line, free)
            .into_iter()
            .filter(|evasion| evasion.ahead != ahead)
            .collect();
        if !evasions.is_empty() {
            let question = Question::Evade {
                line: visit.line,
                ahead,
                evasions,
            };
            self.ask(ship, question, rec);
        }
    }

    /// The owner moves the line of the intruder, or not (GX-18.7).
    pub(super) fn evade(
        &mut self,
        ship: usize,
        line: u8,
        (with, battery): (Option<Thrust>, Option<Square>),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Some(intruder) = self.intruder() else {
            return Err(Refusal::NotNow("GX-18.7"));
        };
        let intruder = self.intruder_at(intruder, ship as u8);
        let line = match with {
            None => line,
            Some(thrust) => {
                self.fire_thruster(ship, (intruder.from, line), true, (thrust, battery), rec)?
            }
        };
        self.reply(ship, Reply::Line(line))
    }

    /// The intruder on one ship makes a step. Whether one is still walking there.
    fn intruder_walks(
        &mut self,
        intruder: &Intruder,
        visit: &mut Visit,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let Some(hand) = intruder.hands.get(usize::from(visit.walker)).copied() else {
            return false;
        };
        let ship = usize::from(visit.ship);
        let state = &self.pilots[ship].ship;
        let Some(step) = state.intruder_step(intruder, hand, visit.line, visit.last.as_ref())
        else {
            visit.walker = intruder.hands.len() as u8;
            rec.tell_all(|| Event::IntruderMissed { ship: visit.ship });
            return false;
        };
        self.devoured(ship, &step);
        if step.devoured.crew > 0 {
            visit.raided.insert(step.square);
        }
        if step.charge {
            visit.charges.insert(step.square);
        }
        let ended = step.end;
        rec.tell_all(|| Event::IntruderStep {
            ship: visit.ship,
            step: step.clone(),
        });
        match ended {
            None => visit.last = Some(step),
            Some(end) => {
                visit.last = None;
                visit.walker += 1;
                visit.defeated += u8::from(end == WalkEnd::Defeated);
            }
        }
        usize::from(visit.walker) < intruder.hands.len()
    }

    /// What a predator devours is gone; sleepers may be woken at once (GX-18.20, GX-18.37).
    fn devoured(&mut self, ship: usize, step: &WalkStep) {
        self.bank = self.bank.plus(step.devoured.goods);
        self.pilots[ship].ship.devour_step(step);
        self.pilots[ship].lost_crew |= step.devoured.crew > 0;
    }

    /// All charges of a ship explode at the same time; then it is looked at for pieces (GX-18.29).
    fn charges_explode(&mut self, visit: &Visit, rec: &mut impl Recorder<Event>) {
        let ship = usize::from(visit.ship);
        if self.take_personal_cabins(ship, visit.raided, rec) && visit.charges.is_empty() {
            self.after_removal(ship, rec);
        }
        if visit.charges.is_empty() {
            return;
        }
        rec.tell_all(|| Event::ChargesExploded {
            ship: visit.ship,
            squares: visit.charges.iter().collect(),
        });
        for square in visit.charges.iter() {
            self.lose_tile(ship, square, LostBy::Destroyed, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Each defeated intruder gives its own reward; goods are loaded without losing days (GX-18.23, GX-18.30, GX-18.35,
    /// GX-18.42).
    fn reward_defender(
        &mut self,
        intruder: &Intruder,
        visit: &Visit,
        rec: &mut impl Recorder<Event>,
    ) {
        if visit.defeated == 0 {
            return;
        }
        // GX-8.20: of a double intruder both must be beaten.
        if usize::from(visit.defeated) == intruder.hands.len() {
            self.used_opportunity();
        }
        let ship = usize::from(visit.ship);
        let mut goods = Goods::NONE;
        for _ in 0..visit.defeated {
            goods = goods.plus(intruder.goods);
        }
        if intruder.credits > 0 {
            self.earn(ship, intruder.credits * visit.defeated, rec);
        }
        if goods != Goods::NONE {
            self.offer_goods(ship, goods, false, rec);
        }
    }
}
