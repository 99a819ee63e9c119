//! Questions around building, asked in rounds: before building, before the check and after it (GX-11, GX-19.11 to GX-19.15).

use crate::question::Question;
use serde::{Deserialize, Serialize};
use table::Seat;

/// When around building players are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Cards are chosen and squares marked; "Go" has not been given (GX-11, steps 1 to 3).
    BeforeBuilding,
    /// Everybody has finished; errors may still be corrected by abilities (GX-19.12).
    BeforeCheck,
    /// Ships are legal; tokens and crew are not aboard yet (GX-19.12).
    AfterCheck,
}

/// Rounds of questions. The first round is open; within a round everybody decides at the same time, so that nobody gains by
/// waiting. Decisions that depend on each other are rounds of their own, the leader's first (GX-19.15).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rounds {
    rounds: Vec<Vec<(Seat, Question)>>,
}

impl Rounds {
    /// Adds a round after the others. One without questions is left out.
    pub fn push(&mut self, round: Vec<(Seat, Question)>) {
        if !round.is_empty() {
            self.rounds.push(round);
        }
    }

    /// Whether everything is decided.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }

    /// What a seat has to decide now.
    pub fn question(&self, seat: Seat) -> Option<&Question> {
        let round = self.rounds.first()?;
        round
            .iter()
            .find(|(asked, _)| *asked == seat)
            .map(|(_, question)| question)
    }

    /// The same, to change it.
    pub fn question_mut(&mut self, seat: Seat) -> Option<&mut Question> {
        let round = self.rounds.first_mut()?;
        round
            .iter_mut()
            .find(|(asked, _)| *asked == seat)
            .map(|(_, question)| question)
    }

    /// Whether a seat is asked this now or later.
    pub fn asks_later(&self, seat: Seat, question: &Question) -> bool {
        let all = self.rounds.iter().flatten();
        all.into_iter()
            .any(|(asked, other)| *asked == seat && other == question)
    }

    /// Nobody waits for a seat any more.
    pub fn drop_seat(&mut self, seat: Seat) {
        for round in &mut self.rounds {
            round.retain(|(asked, _)| *asked != seat);
        }
        self.rounds.retain(|round| !round.is_empty());
    }

    /// The open question of a seat is decided. Whether that was the last one of its round.
    pub fn answered(&mut self, seat: Seat) -> bool {
        let Some(round) = self.rounds.first_mut() else {
            return false;
        };
        if let Some(at) = round.iter().position(|(asked, _)| *asked == seat) {
            round.remove(at);
        }
        if round.is_empty() {
            self.rounds.remove(0);
            return true;
        }
        false
    }
}
