//! The end of a flight: survived with a score, or lost (section 15 of the rules).

use crate::mission::{Level, Mission};
use crate::state::{Fate, Squad, State, Stored};
use crate::step::Loss;
use crate::threats::{ThreatId, Traits};
use serde::{Deserialize, Serialize};

/// How a flight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "result")]
pub enum Outcome {
    /// The ship jumped (SA-14.7).
    Survived {
        /// The score sheet; all zero in a test run (SA-15.10).
        score: Score,
    },
    /// The ship was lost; there is no score (SA-15.3).
    Lost {
        /// In which turn.
        turn: u8,
        /// How.
        loss: Loss,
        /// The threat that finished the ship.
        threat: ThreatId,
    },
}

impl Outcome {
    /// Whether the crew won (SA-15.1).
    pub fn is_survived(&self) -> bool {
        matches!(self, Outcome::Survived { .. })
    }

    /// The score sheet of a ship that came back.
    pub fn score(&self) -> Option<Score> {
        match self {
            Outcome::Survived { score } => Some(*score),
            Outcome::Lost { .. } => None,
        }
    }
}

/// The score sheet (SA-15.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Points of destroyed threats.
    pub destroyed: i16,
    /// Points of survived threats.
    pub survived: i16,
    /// Minus one per damage.
    pub damage: i16,
    /// Minus the damage of the most damaged zone.
    pub worst_zone: i16,
    /// Minus two per knocked-out player.
    pub knocked_out: i16,
    /// Minus one per disabled squad.
    pub disabled_battlebots: i16,
    /// Visual confirmation.
    pub observation: i16,
    /// Points of special cards (NF-8.4.5).
    #[serde(default)]
    pub special: i16,
}

/// Points for players looking in the same turn (SA-13.8); the scale goes on for the Data Analyst (NF-9.2.5).
const fn observation_points(players: u8) -> i16 {
    let players = players as i16;
    if players <= 3 {
        players
    } else {
        2 * players - 3
    }
}

impl Score {
    /// The sum.
    pub fn total(&self) -> i16 {
        self.destroyed
            + self.survived
            + self.damage
            + self.worst_zone
            + self.knocked_out
            + self.disabled_battlebots
            + self.observation
            + self.special
    }

    /// The score sheet of a state after the jump. Test runs have none (SA-15.10).
    pub(crate) fn of(state: &State, mission: &Mission) -> Score {
        let mut score = Score::default();
        if !state.level.is_full_length() {
            return score;
        }
        for t in state.threats() {
            match t.fate {
                Fate::Destroyed => {
                    score.destroyed += i16::from(t.id.card().destroyed);
                    if !t.has_called {
                        score.destroyed += uncalled_points(mission, t.id);
                    }
                }
                Fate::Survived => score.survived += i16::from(t.id.card().survived.unwrap_or(0)),
                Fate::Waiting | Fate::InPlay | Fate::Discarded => {} // SA-14.6
            }
        }
        let damage = state.damage.map(i16::from);
        score.damage = -damage.iter().sum::<i16>();
        score.worst_zone = -damage.into_iter().max().unwrap_or(0); // SA-15.5: once
        if state.level.has_squads() {
            for m in state.crew() {
                score.knocked_out -= 2 * i16::from(m.knocked_out);
                score.disabled_battlebots -=
                    i16::from(matches!(m.squad, Squad::Disabled | Squad::Lost));
            }
            // SA-AR-27: a slimed squad that nobody took counts too, and one left unrepaired after an earlier mission.
            for (stored, missing) in state.stored.iter().zip(mission.carried.missing_squads) {
                score.disabled_battlebots -= i16::from(*stored == Stored::Slimed || missing);
            }
        }
        if state.level == Level::Mission {
            score.observation = state.looked.iter().map(|&n| observation_points(n)).sum();
        }
        score.special = i16::from(state.special_points);
        score
    }
}

/// NF-3.9.8, NF-3.9.16: the cards that a caller destroyed in time never called count as destroyed. The Space Time Vortex
/// is no caller.
fn uncalled_points(mission: &Mission, caller: ThreatId) -> i16 {
    let mut points = 0;
    let mut caller = caller;
    while !caller.card().traits.has(Traits::VORTEX)
        && let Some(called) = mission.drawn_by(caller)
    {
        points += i16::from(called.card().destroyed);
        caller = called;
    }
    points
}
