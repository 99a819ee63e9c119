//! Everything that is answered as JSON over HTTP under `/api`, to read without a connection.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotLevel, Millis, Refused, Seat, SeatInfo, SeatRange};
use ts_rs::TS;

use crate::protocol::{Changes, RawJson, Stage};

/// `GET /api/games`: one game that can be played here.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameCard {
    /// The id, for `create`, links and message ids.
    pub id: &'static str,
    /// Version of the implemented rules.
    pub rules_version: u32,
    /// How many people may play with the default setup.
    pub range: SeatRange,
    /// The default setup, complete.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// How well its computer players can play; none where it has none.
    pub bots: &'static [BotLevel],
}

/// `GET /api/tables`: a table in a list. Without `codes` these are the lobbies that their hosts have listed publicly, newest
/// first (`?game=ID` chooses); `?codes=A,B` gives those tables, as far as there are such.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableCard {
    /// The table's code: `/t/CODE` leads there.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The host's choices.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// How far it is.
    pub stage: Stage,
    /// The host's name.
    pub host: Option<String>,
    /// The people at the table, in seating order.
    pub names: Vec<String>,
    /// Seats that somebody can take.
    pub free: u32,
}

/// `GET /api/replays`: finished games, newest first. `?before=CURSOR` continues, `?game=ID` chooses.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayPage {
    /// The games.
    pub replays: Vec<ReplayCard>,
    /// Cursor for the next page; nothing when this is the last.
    pub before: Option<i64>,
}

/// A finished game in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReplayCard {
    /// The table's code: `/replay/CODE` shows it.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// Who played, in seating order.
    pub names: Vec<String>,
    /// The host's choices.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// The game's own outcome.
    #[ts(type = "unknown")]
    pub outcome: Value,
}

/// `GET /api/replays/CODE`: everything needed to play a finished game again.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayLog {
    /// The list's view of it.
    pub card: ReplayCard,
    /// Version of the rules it was played under.
    pub rules_version: u32,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// All chance, as hexadecimal digits.
    pub seed: String,
    /// What was done when.
    pub entries: Vec<ReplayEntry>,
}

/// One entry of a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayEntry {
    /// Game time.
    pub at: Millis,
    /// Who; nothing when only time passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The game's own command.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub command: Option<RawJson>,
}

/// `GET /api/replays/CODE/film`: a finished game as one viewer saw it, frame by frame. `?seat=N` chooses a seat's eyes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableReplay {
    /// The list's view of it.
    pub card: ReplayCard,
    /// Whose eyes.
    pub seat: Option<Seat>,
    /// The game as it began (`GameInfo`).
    #[ts(as = "crate::protocol::GameInfo")]
    pub start: RawJson,
    /// What changed, in order.
    pub frames: Vec<ReplayFrame>,
}

/// One frame of a film.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayFrame {
    /// Game time.
    pub at: Millis,
    /// Who acted; nothing when only time passed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What changed in `GameInfo`, as in an `update` (without the leading `game/`).
    #[serde(flatten)]
    #[ts(flatten)]
    pub changes: Changes,
    /// What happened, as far as this viewer may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub events: Option<RawJson>,
}

/// Every failure under `/api`: a status code and this.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ApiError {
    /// What is wrong.
    pub error: Refused,
}
