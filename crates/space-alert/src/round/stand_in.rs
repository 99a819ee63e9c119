//! Decisions for a player who is away while the crew waits: another player decides in their place, as for an android
//! (SA-17.12). The rules do not know who is connected; the server checks it with [`table::Game::acts_for`].

use super::command::Command;
use super::game::SpaceAlert;
use super::refusal::Refusal;
use crate::campaign::Repair;
use serde::{Deserialize, Serialize};
use table::Seat;

/// What may be decided for a crew member who is not there: only what the rest of the crew waits for. A card that lies is
/// taken as it was meant, for nobody else knows better (SA-7.53).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "decision", deny_unknown_fields)]
pub enum Decision {
    /// Briefing: the mission may start.
    Ready,
    /// Resolution: the card of this turn lies as it was meant.
    Confirm,
    /// Campaign: fly on (SA-17.4).
    Continue,
    /// Campaign: what is repaired (SA-17.8).
    Repair {
        /// What.
        what: Repair,
    },
}

impl Decision {
    /// What the absent person would have asked for.
    pub(crate) const fn command(self) -> Command {
        match self {
            Decision::Ready => Command::Ready { ready: true },
            Decision::Confirm => Command::Confirm,
            Decision::Continue => Command::Continue { go: true },
            Decision::Repair { what } => Command::Repair { what, crew: None },
        }
    }
}

impl SpaceAlert {
    /// The seat of a human crew member. Anybody decides for an android anyway.
    pub(crate) fn seat_of(&self, crew: u8) -> Result<Seat, Refusal> {
        let human = usize::from(crew) < self.crew.human_members();
        let seat = self.crew.seats.get(usize::from(crew)).filter(|_| human);
        seat.copied().ok_or(Refusal::NoSuchCrew(crew))
    }
}
