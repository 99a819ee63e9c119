//! Choosing the difficulty by dice (GX-10).

use crate::flight_rules::FlightKind;
use crate::refusal::Refusal;
use crate::rough_roads::MOST_ROADS;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use table::Dice;

/// The highest level of difficulty: if every die adds a Rough Roads card, there are as many as a flight can have.
pub const MOST_DICE: u8 = MOST_ROADS;

/// What a die of the difficulty makes of the standard game (GX-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// Class IA instead of I.
    ClassIa,
    /// Class IIA instead of II.
    ClassIia,
    /// Class IIIA instead of III.
    ClassIiia,
    /// Evil Machinations in play.
    EvilMachinations,
    /// One more Rough Roads card in each flight.
    RoughRoads,
}

/// A die of the difficulty and what it changed (GX-10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DifficultyDie {
    /// What it shows.
    pub shows: u8,
    /// What that changed.
    pub change: Change,
}

/// The classes of the standard game and those that replace them, by die (GX-10.1, GX-10.2).
const CLASSES: [(FlightKind, FlightKind, Change); 3] = [
    (FlightKind::First, FlightKind::FirstA, Change::ClassIa),
    (FlightKind::Second, FlightKind::SecondA, Change::ClassIia),
    (FlightKind::Third, FlightKind::ThirdA, Change::ClassIiia),
];

impl Change {
    /// The Fluent message that tells it.
    pub const fn message(self) -> &'static str {
        match self {
            Change::ClassIa => "gt-log-difficulty-class-ia",
            Change::ClassIia => "gt-log-difficulty-class-iia",
            Change::ClassIiia => "gt-log-difficulty-class-iiia",
            Change::EvilMachinations => "gt-log-difficulty-evil-machinations",
            Change::RoughRoads => "gt-log-difficulty-rough-roads",
        }
    }
}

impl Setup {
    /// Rolls the dice of the difficulty and changes the standard game by the table (GX-10.2).
    pub(crate) fn roll_difficulty(&mut self, dice: &mut Dice) -> Vec<DifficultyDie> {
        (0..self.difficulty_dice)
            .map(|_| {
                let shows = dice.roll(6) as u8;
                let change = self.harden(shows);
                DifficultyDie { shows, change }
            })
            .collect()
    }

    /// Applies one die of the table. What is in effect already makes the roads rougher.
    fn harden(&mut self, shows: u8) -> Change {
        match shows {
            1..=3 => {
                let (class, harder, change) = CLASSES[usize::from(shows) - 1];
                if let Some(flight) = self.flights.iter_mut().find(|kind| **kind == class) {
                    *flight = harder;
                    return change;
                }
            }
            4 | 5 if !self.evil_machinations => {
                self.evil_machinations = true;
                return Change::EvilMachinations;
            }
            _ => {}
        }
        self.rough_roads += 1;
        Change::RoughRoads
    }

    /// With dice the set-up is the standard game until they are rolled, and whatever they show can be played (GX-10.1).
    pub(crate) fn check_difficulty(&self, people: usize) -> Result<(), Refusal> {
        if self.difficulty_dice == 0 {
            return Ok(());
        }
        if self.difficulty_dice > MOST_DICE {
            return Err(Refusal::DifficultyDice);
        }
        let standard = CLASSES.map(|(class, ..)| class);
        let roads = self.rough_roads > 0 || !self.rough_roads_by_seat.is_empty();
        if self.flights != standard || self.evil_machinations || roads {
            return Err(Refusal::DiceNeedStandard);
        }
        let hardest = Setup {
            flights: CLASSES.map(|(_, harder, _)| harder).to_vec(),
            evil_machinations: true,
            rough_roads: self.difficulty_dice,
            difficulty_dice: 0,
            ..self.clone()
        };
        hardest.check(people)
    }
}
