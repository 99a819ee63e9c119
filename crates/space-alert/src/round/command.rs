//! What a seat may ask to do, and what a viewer may ask to know.

use super::board::BoardMove;
use super::cards::{CardId, Half};
use super::setup::{Difficulty, Role};
use super::skills::ExplorerCard;
use super::stand_in::Decision;
use crate::campaign::Repair;
use crate::mission::Track;
use crate::slot_card::SlotCard;
use crate::specialization::Specialization;
use crate::stations::Station;
use crate::threats::Severity;
use serde::{Deserialize, Serialize};

/// What a seat may ask to do. Slots are numbered like turns, from 1; crew members as in the view's `crew`, from 0.
///
/// `on` names the board of an android; left out, the own board is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundCommand"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Briefing: propose difficulties; the most cautious proposal wins (SA-17.4).
    Propose {
        /// Common threats.
        common: Difficulty,
        /// Serious threats.
        serious: Difficulty,
    },
    /// Briefing: take an open role (SA-3.1).
    Volunteer {
        /// Which.
        role: Role,
    },
    /// Briefing: give a volunteered role back.
    StepDown {
        /// Which.
        role: Role,
    },
    /// Briefing: choose a specialization (NF-8.5.1, NF-10.5.11).
    Specialize {
        /// Which.
        specialization: Specialization,
        /// For which android; left out, the own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<u8>,
    },
    /// Briefing: who the own explorer is, from the player's log (NF-10.2).
    Explorer {
        /// Level and specializations.
        explorer: ExplorerCard,
    },
    /// Briefing: the captain says who gets the first of the cards that cannot be split evenly (NF-8.2.3).
    ExtraCards {
        /// Which crew member; the next ones clockwise follow.
        first: u8,
    },
    /// Briefing: ready for the alert, or not. The mission starts when everybody is.
    Ready {
        /// Ready.
        ready: bool,
    },
    /// Briefing: the captain starts the mission without waiting any longer.
    Launch,

    /// Put a hand card into a free or an occupied slot of the current phase; what lay there comes back (SA-4.6).
    Place {
        /// Which card.
        card: CardId,
        /// Where.
        slot: u8,
        /// The half on top.
        up: Half,
        /// Whose board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<u8>,
    },
    /// Move a card to another slot of the current phase; a card there comes to the first slot (SA-4.6).
    Move {
        /// From this slot.
        from: u8,
        /// To this slot.
        to: u8,
        /// Whose board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<u8>,
    },
    /// Exchange the halves of a card of the current phase (SA-4.6).
    Flip {
        /// Where.
        slot: u8,
        /// Whose board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<u8>,
    },
    /// Take a card of the current phase back into hand (SA-4.6).
    TakeBack {
        /// Where.
        slot: u8,
        /// Whose board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        on: Option<u8>,
    },
    /// Undo the last own change of the current phase.
    Undo,
    /// Take the next pack: the current phase is locked for good (SA-4.18, SA-4.20).
    NextPhase,
    /// Data transfer: hand a card over (SA-4.36).
    Give {
        /// Which.
        card: CardId,
        /// To which crew member.
        to: u8,
    },
    /// Data transfer: the Teleporter hands one of the two tokens to a crew member (NF-9.6.2).
    Token {
        /// Which.
        token: TeleporterToken,
        /// To which crew member.
        to: u8,
    },
    /// Manual officers: draw the top card of a deck and place it (SA-4.31, SA-4.32).
    DrawThreat {
        /// The n of "Time T+n".
        number: u8,
        /// From which deck.
        severity: Severity,
        /// At which trajectory.
        track: Track,
    },
    /// Manual officers: put a drawn threat elsewhere.
    MoveThreat {
        /// Its place in the view's `threats`.
        threat: u8,
        /// The n of "Time T+n".
        number: u8,
        /// At which trajectory.
        track: Track,
    },
    /// Move a piece of the shared planning board, which never touches the real plan (SA-4.16).
    Board {
        /// What and where.
        #[serde(rename = "move")]
        piece: BoardMove,
    },
    /// Point at something, for everybody to see.
    Point {
        /// At what.
        at: Spot,
    },
    /// Agree to end the Action Round now, or not any more (SA-4.26). It ends when everybody agrees.
    EndEarly {
        /// Agree.
        agree: bool,
    },
    /// Slow pace: stop the clock. Planning goes on.
    Hold,
    /// Slow pace: let the clock run again.
    Go,

    /// Resolution: the card of this turn lies as it was meant.
    Confirm,
    /// Resolution: the card of this turn was misplayed (SA-7.50).
    Oops {
        /// How.
        mistake: Mistake,
    },

    /// Campaign: fly on, or stop and score (SA-17.3). It takes all to fly on (SA-17.4).
    Continue {
        /// Fly on.
        go: bool,
    },
    /// Campaign: what the crew member whose turn it is repairs (SA-17.8).
    Repair {
        /// What.
        what: Repair,
        /// For whom it is meant: two players who decide for an android at the same moment decide once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        crew: Option<u8>,
    },
    /// Campaign: where the only squad starts (SA-17.16).
    Berth {
        /// Lower Red or Upper Blue.
        station: Station,
    },

    /// Decide for a crew member who is away, so that the crew does not wait endlessly. Refused while that person is connected.
    StandIn {
        /// For whom.
        crew: u8,
        /// What.
        decides: Decision,
    },
}

impl Command {
    /// The rule that says at what point of a mission this is done.
    pub(crate) fn when(&self) -> &'static str {
        match self {
            Command::Propose { .. } => "SA-3.8",
            Command::Volunteer { .. } | Command::StepDown { .. } => "SA-3.1",
            Command::Ready { .. } | Command::Launch => "SA-4.30",
            Command::Specialize { .. } => "NF-8.5.1",
            Command::Explorer { .. } => "NF-10.4.4",
            Command::ExtraCards { .. } => "NF-8.2.3",
            Command::Confirm | Command::Oops { .. } => "SA-7.50",
            Command::Continue { .. } => "SA-17.3",
            Command::Repair { .. } => "SA-17.8",
            Command::Berth { .. } => "SA-17.16",
            Command::StandIn { decides, .. } => decides.command().when(),
            _ => "SA-4.25",
        }
    }
}

/// The two tokens of the Teleporter (NF-9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TeleporterToken {
    /// Who is moved.
    Traveller,
    /// To whose station.
    Destination,
}

/// Something one can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "spot")]
pub enum Spot {
    /// A station of the ship.
    Station {
        /// Which.
        station: Station,
    },
    /// A slot of somebody's board.
    Slot {
        /// Whose.
        crew: u8,
        /// Which.
        slot: u8,
    },
    /// An announced threat.
    Threat {
        /// Its place in the view's `threats`.
        threat: u8,
    },
    /// A square of a trajectory.
    Square {
        /// Which trajectory.
        track: Track,
        /// Counted from the ship.
        square: u8,
    },
}

/// The two mistakes that may be put right (SA-7.50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mistake {
    /// The wrong half is on top.
    OtherHalf,
    /// Red and blue arrow were confused.
    OtherArrow,
}

/// What a viewer may ask to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundQuery"))]
#[serde(rename_all = "snake_case", tag = "ask", deny_unknown_fields)]
pub enum Query {
    /// What would happen if the others did what can be seen of them, from the viewer's own knowledge only.
    Projection {
        /// Own slots as they would be instead of as they lie.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<WhatIf>>"))]
        instead: Vec<WhatIf>,
    },
    /// The flight as far as it has been resolved; the whole of it once it is over. Nothing before the Action Round has ended.
    Film,
}

/// An own slot as it would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The slot.
    pub slot: u8,
    /// The half on top; `none` for an empty slot.
    pub action: SlotCard,
    /// Whose board; left out, the own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub on: Option<u8>,
}
