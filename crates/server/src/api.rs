//! The JSON types of the HTTP API under `/api`.

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
    /// The default setup, as the game writes it.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Levels of its computer players; empty if it has none.
    pub bots: &'static [BotLevel],
}

/// `GET /api/tables`: a table in a list. Without `codes` these are the lobbies that their hosts have listed publicly, newest
/// first (`?game=ID` filters); `?codes=A,B` returns the tables with these codes that exist.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableCard {
    /// The table's code: `/t/CODE` leads there.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The host's choices.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Lobby, playing or over.
    pub stage: Stage,
    /// The host's name.
    pub host: Option<String>,
    /// The people at the table, in seating order.
    pub names: Vec<String>,
    /// Free seats.
    pub free: u32,
}

/// `GET /api/replays`: finished games, newest first. `?before=CURSOR` is the next page, `?game=ID` filters.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayPage {
    /// The games.
    pub replays: Vec<ReplayCard>,
    /// Cursor for the next page; `None` on the last page.
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
    /// Its entry in the list.
    pub card: ReplayCard,
    /// Version of the rules it was played under.
    pub rules_version: u32,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// The seed of all random events, in hexadecimal digits.
    pub seed: String,
    /// Commands and passed deadlines, in order.
    pub entries: Vec<ReplayEntry>,
}

/// One entry of a replay.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayEntry {
    /// Game time.
    pub at: Millis,
    /// The seat that acted; `None` for a deadline.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The game's own command.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub command: Option<RawJson>,
}

/// `GET /api/replays/CODE/film`: a finished game as one viewer saw it, frame by frame. `?seat=N` shows the view of a seat.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableReplay {
    /// Its entry in the list.
    pub card: ReplayCard,
    /// The seat whose view this is; `None` for a spectator.
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
    /// The seat that acted; `None` for a deadline.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// What changed in `GameInfo`, as in an `update` (without the leading `game/`).
    #[serde(flatten)]
    #[ts(flatten)]
    pub changes: Changes,
    /// Events that this viewer may see.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown[]")]
    pub events: Option<RawJson>,
}

/// The body of every error answer under `/api`.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ApiError {
    /// What is wrong.
    pub error: Refused,
}
