//! What happens at the table beyond what the view shows by itself, and the answers to queries.

use super::cards::CardId;
use super::command::{Mistake, Spot, TeleporterToken};
use super::logbook::{LogEntry, MissionResult};
use super::view::Correction;
use crate::campaign::Repair;
use crate::flight_replay::FlightReplay;
use serde::Serialize;
use table::Seed;

/// Something happened. What the computer says, cards placed and phases are seen in the view and not told again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundEvent"))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Told to one seat alone: a card came into hand by incoming data (SA-4.35).
    Drew {
        /// Which.
        card: CardId,
    },
    /// Somebody drew one more card for an android, and says so (NF-5.6.2).
    DrewExtra {
        /// Who.
        crew: u8,
    },
    /// Somebody holds a token of the Teleporter now (NF-9.6.2).
    TokenGiven {
        /// Which token.
        token: TeleporterToken,
        /// Who.
        to: u8,
    },
    /// A card went from hand to hand (SA-4.36).
    Gave {
        /// From whom.
        from: u8,
        /// To whom.
        to: u8,
    },
    /// Told to the receiver alone: which card it was.
    Received {
        /// From whom.
        from: u8,
        /// Which.
        card: CardId,
    },
    /// Somebody points at something.
    Points {
        /// Who; nothing for the human of a solo mission.
        crew: Option<u8>,
        /// At what.
        at: Spot,
    },
    /// A threat was put right before the flight (SA-5.2).
    Corrected(Correction),
    /// A misplayed card was put right (SA-7.51).
    Misplayed {
        /// Whose.
        crew: u8,
        /// In which turn.
        turn: u8,
        /// How.
        mistake: Mistake,
    },
    /// The next turn is on, or the flight is over: there is more film to see.
    Turn {
        /// Which.
        turn: u8,
    },
    /// A mission is over.
    Landed {
        /// How it ended.
        result: MissionResult,
    },
    /// Something was repaired between missions (SA-17.8).
    Repaired {
        /// By whom.
        crew: u8,
        /// What; nothing when the crew member had to recover or found nothing to do.
        what: Option<Repair>,
    },
    /// Somebody decided for a crew member who was not there.
    StoodIn {
        /// For whom.
        crew: u8,
        /// Who did.
        by: Option<u8>,
    },
}

/// The answer to a query.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundAnswer"))]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Answer {
    /// What would happen.
    Projection {
        /// The flight as it would be: face-down cards of others as empty slots, threats as announced so far.
        film: FlightReplay,
        /// The last turn that does not depend on an unseen damage tile.
        certain_until: u8,
    },
    /// What did happen.
    Film {
        /// The flight, as far as it has been resolved.
        film: FlightReplay,
        /// The last turn in it.
        turn: u8,
        /// Whether it is complete.
        complete: bool,
        /// The mission file of a complete flight (`docs/mission-file.md`), for links and what-ifs.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        mission: Option<serde_json::Value>,
    },
}

/// How the table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundOutcome"))]
pub struct Ending {
    /// The missions, in order.
    pub missions: Vec<MissionResult>,
    /// The score of a campaign that was not lost (SA-17.19).
    pub campaign_score: Option<i16>,
    /// Lines for the log book; none in training (SA-16.6).
    pub log: Vec<LogEntry>,
    /// Where all chance came from: with the same setup it deals the same again, to this crew or another (SA-3.24).
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seed: Seed,
}
