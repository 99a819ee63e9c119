//! How an intruder walks through a ship (GX-18). One function makes each step with its reason; the flight, the film and the
//! forecast that players see all use it.

use crate::data::List;
use crate::goods::Goods;
use crate::hazard::along_column;
use crate::question::Evasion;
use crate::second_box::Defence;
use crate::ship::{Contents, Ship};
use crate::side::{Rotation, Side};
use crate::square::Square;
use serde::{Deserialize, Serialize};

/// What an intruder does on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum IntruderKind {
    /// Devours crew, goods and tokens (GX-18.20).
    Predator,
    /// Lays charges (GX-18.26).
    Commando,
    /// Does both (GX-18.36).
    PredatorCommando,
}

impl IntruderKind {
    /// Whether it devours.
    pub const fn devours(self) -> bool {
        matches!(
            self,
            IntruderKind::Predator | IntruderKind::PredatorCommando
        )
    }

    /// Whether it lays charges.
    pub const fn lays_charges(self) -> bool {
        matches!(
            self,
            IntruderKind::Commando | IntruderKind::PredatorCommando
        )
    }
}

/// The rule by which an intruder turns (GX-18.11, GX-18.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// Left, straight on, right, back.
    Left,
    /// Right, straight on, left, back.
    Right,
}

impl Hand {
    /// A double intruder: one of each (GX-18.33).
    pub const BOTH: &'static [Hand] = &[Hand::Left, Hand::Right];

    /// The sides of the ship that are tried from a heading, in order.
    pub const fn order(self, heading: Side) -> [Side; 4] {
        let [straight, right, back, left] = Rotation::ALL;
        let (first, last) = match self {
            Hand::Left => (left, right),
            Hand::Right => (right, left),
        };
        [
            heading.turned(first),
            heading.turned(straight),
            heading.turned(last),
            heading.turned(back),
        ]
    }
}

/// An intruder card (GX-18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Intruder {
    /// What it does.
    pub kind: IntruderKind,
    /// The side it comes from.
    pub from: Side,
    /// How it turns. Two hands: a double intruder (GX-18.33).
    #[cfg_attr(feature = "ts", ts(as = "Vec<Hand>"))]
    #[serde(deserialize_with = "crate::data::leaked")]
    pub hands: &'static [Hand],
    /// It leaves after so many steps.
    pub steps: u8,
    /// The steps at which it lays a charge.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    #[serde(deserialize_with = "crate::data::leaked")]
    pub charges: List<u8>,
    /// Credits for each one defeated.
    pub credits: u8,
    /// Goods for each one defeated.
    pub goods: Goods,
}

/// Why an intruder stops (GX-18.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WalkEnd {
    /// The component of entry is defended: no effect, no reward (GX-18.5).
    TurnedAway,
    /// It entered a defended component: the owner gets the reward.
    Defeated,
    /// Its steps are used up: no reward.
    Left,
}

/// What a predator devours on one component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Devoured {
    /// Humans and aliens.
    pub crew: u8,
    /// Battery tokens.
    pub tokens: u8,
    /// Blocks.
    pub goods: Goods,
}

impl Devoured {
    /// Whether nothing was there.
    pub fn is_empty(&self) -> bool {
        *self == Devoured::default()
    }
}

/// One step of an intruder, with the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WalkStep {
    /// The rule by which it turns.
    pub hand: Hand,
    /// The step, from 1: the component of entry (GX-18.8).
    pub number: u8,
    /// Where it is now.
    pub square: Square,
    /// The direction in which it came (GX-18.10, GX-18.13).
    pub heading: Side,
    /// Sides that it tried before and that are not joined (GX-18.9, GX-18.11).
    pub tried: Vec<Side>,
    /// Nothing was joined: it stayed where it was (GX-18.16).
    pub stayed: bool,
    /// What defends the component (GX-18.4).
    pub defence: Option<Defence>,
    /// What it devours here (GX-18.20).
    pub devoured: Devoured,
    /// It lays a charge here (GX-18.26).
    pub charge: bool,
    /// Why it stops here; none: it walks on.
    pub end: Option<WalkEnd>,
}

impl Ship {
    /// The next step of an intruder: the component of entry in this line, or the one after a step. Nothing: it misses the
    /// ship (GX-18.3).
    pub fn intruder_step(
        &self,
        intruder: &Intruder,
        hand: Hand,
        line: u8,
        before: Option<&WalkStep>,
    ) -> Option<WalkStep> {
        let mut step = match before {
            None => WalkStep {
                hand,
                number: 1,
                square: self.struck(intruder.from, line)?,
                heading: intruder.from.opposite(),
                tried: Vec::new(),
                stayed: false,
                defence: None,
                devoured: Devoured::default(),
                charge: false,
                end: None,
            },
            Some(before) => self.moved(before),
        };
        step.defence = self.defence(step.square);
        if step.defence.is_some() {
            step.end = Some(match before {
                None => WalkEnd::TurnedAway,
                Some(_) => WalkEnd::Defeated,
            });
            return Some(step);
        }
        if intruder.kind.devours() {
            step.devoured = self.prey(step.square);
        }
        step.charge = intruder.kind.lays_charges() && intruder.charges.contains(&step.number);
        if step.number >= intruder.steps {
            step.end = Some(WalkEnd::Left);
        }
        Some(step)
    }

    /// One move through joined connectors (GX-18.9 to GX-18.14).
    fn moved(&self, before: &WalkStep) -> WalkStep {
        let joints = self.joints();
        let mut step = WalkStep {
            number: before.number + 1,
            tried: Vec::new(),
            stayed: false,
            devoured: Devoured::default(),
            charge: false,
            ..before.clone()
        };
        for side in before.hand.order(before.heading) {
            let next = self.neighbour(before.square, side);
            if let Some(next) = next.filter(|_| joints.on(side).has(before.square)) {
                step.square = next;
                step.heading = side;
                return step;
            }
            step.tried.push(side);
        }
        step.stayed = true;
        step
    }

    /// What a predator finds on a component: neither sleepers nor crubots (GX-18.20, GX-18.21).
    fn prey(&self, square: Square) -> Devoured {
        let Contents {
            alien,
            tokens,
            goods,
            ..
        } = self.contents(square);
        Devoured {
            crew: self.humans.get(square) + u8::from(alien.is_some()),
            tokens,
            // GX-20.30: hidden goods are not found.
            goods: goods.minus(self.hidden(square)),
        }
    }

    /// Removes what a predator devours.
    pub(crate) fn devour(&mut self, square: Square) {
        self.humans.set(square, 0);
        self.set_alien(square, None);
        self.tokens.set(square, 0);
        let hidden = self.hidden(square);
        self.set_goods(square, hidden);
    }

    /// The whole way of the intruders of a card through the ship as it is now, one after the other, if nobody does anything.
    pub fn intruder_forecast(&self, intruder: &Intruder, line: u8) -> Vec<WalkStep> {
        let mut ship = *self;
        let mut steps: Vec<WalkStep> = Vec::new();
        for hand in intruder.hands {
            let mut before: Option<WalkStep> = None;
            while let Some(step) = ship.intruder_step(intruder, *hand, line, before.as_ref()) {
                ship.devour_step(&step);
                steps.push(step.clone());
                if step.end.is_some() {
                    break;
                }
                before = Some(step);
            }
        }
        steps
    }

    /// Carries out what a step devours.
    pub(crate) fn devour_step(&mut self, step: &WalkStep) {
        if !step.devoured.is_empty() {
            self.devour(step.square);
        }
    }

    /// What thrusters joined to crew could make of an intruder in this line: at most one entry a side (GX-13.13, GX-18.7).
    pub(crate) fn intruder_thrusts(&self, intruder: &Intruder, line: u8, free: u8) -> Vec<Evasion> {
        let board = self.board();
        self.usable_thrusters(intruder.from, true, free)
            .into_iter()
            .filter_map(|(to, with)| {
                let thruster = self.favoured_thruster(with)?;
                let shifted = board.shifted(along_column(intruder.from), line, to)?;
                Some(Evasion {
                    thruster,
                    to,
                    line: shifted,
                    ahead: self.intruder_forecast(intruder, shifted),
                })
            })
            .collect()
    }

    /// The line of an intruder for two dice (GX-18.2).
    pub fn intruder_line(&self, intruder: &Intruder, dice: [u8; 2]) -> u8 {
        self.board().line_of(along_column(intruder.from), dice)
    }

    /// Roughly what a walk is worth to the owner, in credits: rewards less losses.
    pub(crate) fn walk_worth(&self, intruder: &Intruder, walk: &[WalkStep]) -> i32 {
        let mut worth = 0;
        for step in walk {
            if step.end == Some(WalkEnd::Defeated) {
                worth += i32::from(intruder.credits) + intruder.goods.value() as i32;
            }
            let devoured = step.devoured;
            worth -= 2 * i32::from(devoured.crew) + i32::from(devoured.tokens);
            worth -= devoured.goods.value() as i32;
            worth -= 3 * i32::from(step.charge);
        }
        worth
    }
}
