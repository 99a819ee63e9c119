//! The message types of Sealed Bids: setup, commands, events, refusals, views.

use crate::{Arg, Millis, Refusal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the host chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Rounds to play (TOY-1).
    pub rounds: u8,
    /// Time to bid in a round (TOY-1).
    pub seconds: u32,
    /// Time for the lead to open a round (TOY-10); none: no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_seconds: Option<u32>,
    /// The red team; everybody else is blue (TOY-11). Empty: no teams.
    #[serde(skip_serializing_if = "no_seats")]
    pub red: SeatSet,
}

// serde passes a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn no_seats(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            rounds: 3,
            seconds: 10,
            open_seconds: None,
            red: SeatSet::EMPTY,
        }
    }
}

/// A command of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Command {
    /// Open the bidding (TOY-2).
    Open,
    /// Bid the card at this place in the hand, face down, instead of an earlier bid (TOY-3).
    Bid {
        /// Place in the hand, from zero.
        slot: u8,
    },
    /// Take the bid back (TOY-3).
    TakeBack,
    /// Hold the clock (TOY-8).
    Hold,
    /// Start the clock again (TOY-8).
    Go,
    /// Wave (TOY-9).
    Wave,
}

/// A query of a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Query {
    /// How many cards the viewer has not seen.
    Unseen,
}

/// The answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Answer {
    /// To [`Query::Unseen`].
    Unseen {
        /// How many.
        cards: usize,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The bidding is open.
    Opened {
        /// It closes at this time.
        until: Millis,
    },
    /// A card lies face down.
    Placed {
        /// Whose.
        seat: Seat,
    },
    /// To the bidder alone: which card it is.
    Chosen {
        /// The card.
        card: u8,
    },
    /// A card was taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
    },
    /// Somebody waved.
    Waved {
        /// Who.
        seat: Seat,
    },
    /// All cards are shown.
    Shown {
        /// One card a seat.
        cards: Vec<u8>,
        /// Who wins the point, if anybody.
        winner: Option<Seat>,
    },
    /// To one seat alone: the card drawn.
    Drew {
        /// The card.
        card: u8,
    },
    /// TOY-1: the last round has been played.
    Over,
}

/// Why a command or setup is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToyRefusal {
    /// TOY-1
    Rounds,
    /// TOY-1
    Seconds,
    /// TOY-1
    People(usize),
    /// TOY-1: the command comes from a seat that is not at this table.
    NoSuchSeat,
    /// TOY-2
    NotYourLead,
    /// TOY-2
    AlreadyOpen,
    /// TOY-3
    NotOpen,
    /// TOY-3
    NothingToTakeBack,
    /// TOY-4
    NoSuchCard(u8),
    /// TOY-8
    Held,
    /// TOY-8
    NotHeld,
    /// TOY-1: the last round has been played.
    Over,
}

impl Refusal for ToyRefusal {
    fn code(&self) -> &'static str {
        match self {
            ToyRefusal::Rounds => "toy-rounds",
            ToyRefusal::Seconds => "toy-seconds",
            ToyRefusal::People(_) => "toy-people",
            ToyRefusal::NoSuchSeat => "toy-no-such-seat",
            ToyRefusal::NotYourLead => "toy-not-your-lead",
            ToyRefusal::AlreadyOpen => "toy-already-open",
            ToyRefusal::NotOpen => "toy-not-open",
            ToyRefusal::NothingToTakeBack => "toy-nothing-to-take-back",
            ToyRefusal::NoSuchCard(_) => "toy-no-such-card",
            ToyRefusal::Held => "toy-held",
            ToyRefusal::NotHeld => "toy-not-held",
            ToyRefusal::Over => "toy-over",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            ToyRefusal::Rounds
            | ToyRefusal::Seconds
            | ToyRefusal::People(_)
            | ToyRefusal::NoSuchSeat
            | ToyRefusal::Over => "TOY-1",
            ToyRefusal::NotYourLead | ToyRefusal::AlreadyOpen => "TOY-2",
            ToyRefusal::NotOpen | ToyRefusal::NothingToTakeBack => "TOY-3",
            ToyRefusal::NoSuchCard(_) => "TOY-4",
            ToyRefusal::Held | ToyRefusal::NotHeld => "TOY-8",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            ToyRefusal::People(people) => vec![("people", Arg::Number(*people as i64))],
            ToyRefusal::NoSuchCard(slot) => vec![("slot", Arg::Number(i64::from(*slot)))],
            _ => Vec::new(),
        }
    }
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Points, one number a seat.
    pub points: Vec<u8>,
    /// Those with the most, or all of the team with the most (TOY-11).
    pub winners: Vec<Seat>,
}

/// The public state of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Points so far.
    pub points: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Whether a card lies face down.
    pub placed: bool,
    /// Waves so far.
    pub waves: u32,
}

/// The view: public, with the members of [`OwnView`] for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The round, from one.
    pub round: u8,
    /// Rounds to play.
    pub rounds: u8,
    /// Who opens.
    pub lead: Seat,
    /// When the open bidding closes.
    pub until: Option<Millis>,
    /// Whether the clock is held.
    pub held: bool,
    /// What everybody sees of each seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own cards; nothing for spectators.
    pub hand: Option<Vec<u8>>,
    /// The place of the viewer's own bid in the hand.
    pub bid: Option<u8>,
    /// The cards of the viewer's team mates (TOY-11); nothing for spectators.
    pub mates: Option<Vec<Mate>>,
    /// The cards shown last.
    pub shown: Option<Vec<u8>>,
}

/// The cards of a team mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mate {
    /// Who.
    pub seat: Seat,
    /// The cards in hand.
    pub hand: Vec<u8>,
    /// The place of the bid in the hand.
    pub bid: Option<u8>,
}

/// The private view of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// The cards in hand.
    pub hand: Option<Vec<u8>>,
    /// The place of the bid in the hand.
    pub bid: Option<u8>,
    /// The cards of the team mates (TOY-11).
    pub mates: Option<Vec<Mate>>,
}
