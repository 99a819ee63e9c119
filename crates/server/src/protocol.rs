//! The messages of the WebSocket at `/ws`, in both directions. Frames are JSON texts; `type` names the message.
//!
//! A connection looks at one table at a time, as a seat or as a spectator. The server keeps a document ([`Doc`]) for each
//! viewer; it sends the whole document once ([`ClientOut::State`]) and afterwards only what changed
//! ([`ClientOut::Update`]). A request is answered by `ack`, by `refused`, or by the change it caused.
//! docs/protocol.md explains the protocol; if they differ, this file is right.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotLevel, Millis, Occupant, PublicDecision, Refused, Seat, SeatRange, Viewer};
use ts_rs::TS;

/// Raised with every incompatible change.
pub const PROTOCOL_VERSION: u32 = 3;

/// Messages of the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientIn {
    /// Open a table and sit on its first seat as the host. Answer: `seated`, `state`.
    Create {
        /// Which game, by its id (`GET /api/games`).
        game: String,
        /// The host's choices; missing ones take the game's defaults.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        setup: Option<Value>,
        /// The host's name.
        name: String,
        /// A secret chosen by the client: 22 to 64 letters, digits, `-` and `_` (such as a random UUID).
        /// If the answer was lost, the same request with the same key returns the same table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Watch a table as a spectator. Answer: `state`.
    Watch {
        /// The table's code.
        table: String,
    },
    /// Return to a seat. Answer: `seated`, `state`.
    Resume {
        /// The table's code.
        table: String,
        /// The seat's token.
        token: String,
    },
    /// Take an open seat of the watched table: the given one, or the first. Answer: `seated`, `state`.
    Sit {
        /// The name shown to the others.
        name: String,
        /// Which seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        /// A secret chosen by the client: 22 to 64 letters, digits, `-` and `_` (such as a random UUID).
        /// If the answer was lost, the same request with the same key returns the same seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Change to another open seat, before the game starts. Answer: `seated`, `state`.
    Move {
        /// Which seat.
        seat: Seat,
    },
    /// Change the own name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Set whether the player is ready.
    Ready {
        /// Ready.
        ready: bool,
    },
    /// Host: change the setup, before the game starts.
    Configure {
        /// The whole new setup; missing choices take the game's defaults.
        #[ts(type = "unknown")]
        setup: Value,
    },
    /// Host: give a free seat to the game or to a computer player, or open it again. Computer players can also be added
    /// during a game, in place of a player who left.
    SetOccupant {
        /// Which seat.
        seat: Seat,
        /// The new occupant: `game`, `{"bot": {"level": "easy"}}`, or `person` for an open seat.
        to: Occupant,
    },
    /// Host: list the table publicly (`GET /api/tables`), or take it off the list, before the game starts.
    SetListed {
        /// Whether it is listed.
        listed: bool,
    },
    /// Host: remove a player from a seat. The token becomes invalid.
    Kick {
        /// Which seat.
        seat: Seat,
    },
    /// Host: transfer the host role. Other players: take the host role while the host is away, or take it back after having
    /// been away. Only before the game starts.
    TransferHost {
        /// The new host's seat.
        seat: Seat,
    },
    /// Host: start the game. Everybody else must be ready.
    Start,
    /// A command of the game. Answer: `ack` once it is stored, or `refused`.
    Act {
        /// Chosen by the client, different for every command of this seat (up to 40 characters). A repeated
        /// id is acknowledged again, and the command is not executed twice.
        id: String,
        /// The game's own command.
        #[serde(deserialize_with = "RawJson::from_value")]
        #[ts(type = "unknown")]
        command: RawJson,
    },
    /// Ask for the legal commands. Answer: `legal`.
    Legal,
    /// A query, which changes nothing (a replay, a projection). Answer: `answer` or `refused`.
    Ask {
        /// Returned with the answer (up to 40 characters).
        id: String,
        /// The game's own query.
        #[ts(type = "unknown")]
        query: Value,
    },
    /// Send a chat line. Answer: `ack` or `refused` (the rules of a game may forbid chat).
    Say {
        /// As for `act`.
        id: String,
        /// The text.
        text: String,
        /// Only for the own team, if the game has teams.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
    },
    /// Start the clock again after a restart of the server.
    ResumeClock,
    /// After the end: create a new table with the same players and setup. The tokens of all players are valid there too.
    Rematch {
        /// Repeat the same random events, if the game supports that. Otherwise they are new.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        same: bool,
    },
    /// Leave the seat and continue as a spectator. The token becomes invalid.
    Leave,
    /// Ask for the whole document again.
    Resync,
    /// Ask for the time. Answer: `pong`.
    Ping {
        /// Returned as it is.
        echo: u32,
    },
}

/// What changed in a document. `game/view/hand/2` is the path of `doc.game.view.hand[2]`; in a path `~1` stands for `/` and
/// `~0` for `~`. No change lies within the path of another, so that they can be applied in any order.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Changes {
    /// New values by path. The last step may be a new key of an object.
    #[ts(type = "Record<string, unknown>")]
    pub set: RawJson,
    /// Paths of keys that are removed from their objects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string[]")]
    pub del: Option<RawJson>,
    /// By path of a list: the index where it changes, how many elements are removed there, and the elements that are inserted
    /// instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, [number, number, ...unknown[]]>")]
    pub splice: Option<RawJson>,
}

/// Messages of the server.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientOut {
    /// The first message on every connection.
    Hello {
        /// The server's version.
        server: String,
        /// [`PROTOCOL_VERSION`].
        protocol: u32,
        /// Server time in milliseconds since 1970.
        time: u64,
        /// How many times faster than real time running clocks are: 1 except in tests.
        speed: u32,
        /// What the server accepts.
        limits: LimitsInfo,
    },
    /// You have a seat. Keep the token: it is the only key to the seat, and `/t/CODE#seat=TOKEN` opens it on another device.
    Seated {
        /// The table's code.
        table: String,
        /// Your seat.
        seat: Seat,
        /// The token of the seat. Sent when the seat is taken, not when you return to it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    /// The whole document as you may see it. It replaces any earlier one.
    State {
        /// Number of this version.
        seq: u64,
        /// Game time at the moment of sending.
        now: Millis,
        /// Server time in milliseconds since 1970.
        time: u64,
        /// Your seat; `null` for a spectator.
        you: Option<Seat>,
        /// The document.
        #[ts(as = "Doc")]
        doc: RawJson,
        /// The last chat lines.
        chat: Vec<ChatLine>,
    },
    /// What changed. When `seq` is not the last one plus one, ask for `resync`.
    Update {
        /// Number of the new version.
        seq: u64,
        /// Game time at the moment of sending.
        now: Millis,
        /// What changed in the document.
        #[serde(flatten)]
        #[ts(flatten)]
        changes: Changes,
        /// Events of the game that you may see.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown[]")]
        events: Option<RawJson>,
    },
    /// The command was executed and stored.
    Ack {
        /// The id of the request.
        id: String,
    },
    /// The request was refused. Nothing changed.
    Refused {
        /// The id of the request, if it had one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        why: Refused,
    },
    /// A chat line.
    Chat(ChatLine),
    /// The legal commands; `null` if they cannot be listed.
    Legal {
        /// The game's own commands.
        #[ts(type = "unknown[] | null")]
        commands: RawJson,
    },
    /// The answer to a query.
    Answer {
        /// The id of the request.
        id: String,
        /// The game's own answer.
        #[ts(type = "unknown")]
        answer: RawJson,
    },
    /// The time.
    Pong {
        /// What you sent.
        echo: u32,
        /// Server time in milliseconds since 1970.
        time: u64,
        /// Game time at the table you look at.
        now: Option<Millis>,
    },
    /// You lost your seat and continue as a spectator. A `state` follows.
    Unseated {
        /// Why.
        why: Unseated,
    },
    /// The last message on this connection.
    Bye {
        /// Why. After `bye-restart`, connect again.
        why: Refused,
    },
}

/// Why a seat was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unseated {
    /// You left.
    Left,
    /// The host removed you.
    Kicked,
}

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Doc {
    /// The table: players and setup.
    pub table: TableInfo,
    /// The game, once it has begun.
    pub game: Option<GameInfo>,
}

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// The short code: `/t/CODE` is the link to share.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The host's choices, complete.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Lobby, playing or over.
    pub stage: Stage,
    /// Listed as an open table while it is in the lobby.
    pub listed: bool,
    /// The seat that may configure, start and kick.
    pub host: Option<Seat>,
    /// The seat of a host who was replaced while away and may take the role back.
    pub previous_host: Option<Seat>,
    /// How many people may play.
    pub range: SeatRange,
    /// The teams; empty if there are none.
    pub teams: Vec<TeamInfo>,
    /// The seats in seating order.
    pub seats: Vec<SeatState>,
    /// Number of spectators.
    pub watchers: u32,
    /// Why the game cannot start yet; `null` if it can.
    pub missing: Option<Refused>,
    /// The code of the rematch table.
    pub rematch: Option<String>,
    /// The seat that created the rematch.
    pub rematch_by: Option<Seat>,
    /// Whether the rematch repeats the random events of this game.
    pub rematch_same: bool,
}

/// Seats that play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TeamInfo {
    /// Message id of its name.
    pub name: String,
    /// Who belongs to it.
    pub seats: Vec<Seat>,
}

/// The stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players gather.
    Lobby,
    /// The game is running.
    Playing,
    /// The game has ended; `/replay/CODE` shows it again.
    Over,
}

/// One seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Name of the player; `null` for an open seat that nobody has played.
    pub name: Option<String>,
    /// `open`: anybody can take the seat.
    pub held: SeatHolder,
    /// Level of the computer player.
    pub bot: Option<BotLevel>,
    /// Ready to start.
    pub ready: bool,
    /// Invited to a rematch and not here yet. Following the invitation makes the player ready.
    pub invited: bool,
    /// At least one device is connected.
    pub online: bool,
}

/// What kind of player has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody.
    Open,
    /// A person with a token.
    Person,
    /// The game.
    Game,
    /// A computer player.
    Bot,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// The game's own view. For a player it has one more member, `own_decisions`: a list of `PrivateDecision`.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the game waits for.
    pub decisions: Vec<PublicDecision>,
    /// The roles of each seat, as message ids.
    pub roles: Vec<Vec<String>>,
    /// Why chat is blocked now.
    pub chat_block: Option<ChatBlockInfo>,
    /// Whether time passes.
    pub clock: ClockState,
    /// The game's own outcome, once it has ended.
    #[ts(type = "unknown")]
    pub outcome: Option<Value>,
}

/// The rules forbid chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChatBlockInfo {
    /// Message id.
    pub code: String,
    /// The rule.
    pub rule: String,
    /// Game time of its end, if players may know it.
    pub until: Option<Millis>,
}

/// Whether game time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClockState {
    /// It passes.
    Running,
    /// The game has paused it.
    Held,
    /// After a restart the table waits for `resume_clock`.
    Waiting,
    /// The game is over.
    Stopped,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The author's current seat; `null` if the author left before the game began.
    pub seat: Option<Seat>,
    /// The author's name at that time.
    pub name: String,
    /// The text.
    pub text: String,
    /// Server time in milliseconds since 1970.
    pub time: u64,
    /// Sent to these seats only: a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub team: Option<Vec<Seat>>,
}

impl ChatLine {
    /// Whether a viewer may read it.
    pub fn is_for(&self, viewer: Viewer) -> bool {
        match (&self.team, viewer) {
            (None, _) => true,
            (Some(team), Viewer::Seat(seat)) => team.contains(&seat),
            (Some(_), Viewer::Spectator) => false,
        }
    }
}

/// What the server accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LimitsInfo {
    /// Longest frame in bytes.
    pub frame_bytes: u32,
    /// Longest name in characters.
    pub name_chars: u32,
    /// Longest chat line in characters.
    pub chat_chars: u32,
}

/// JSON text that is sent as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawJson(pub String);

impl RawJson {
    /// Reads what has been taken apart already.
    fn from_value<'de, D: serde::Deserializer<'de>>(from: D) -> Result<RawJson, D::Error> {
        Ok(RawJson(Value::deserialize(from)?.to_string()))
    }
}

impl Serialize for RawJson {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Checked again here: invalid JSON becomes an error, never a broken frame.
        let raw: &serde_json::value::RawValue =
            serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<RawJson, D::Error> {
        let raw = Box::<serde_json::value::RawValue>::deserialize(deserializer)?;
        Ok(RawJson(Box::<str>::from(raw).into_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::ts::Declarations;

    #[test]
    fn typescript_is_fresh() {
        Declarations::new()
            .with::<ClientIn>()
            .with::<ClientOut>()
            .with::<table::PrivateDecision<String>>()
            .with::<crate::api::GameCard>()
            .with::<crate::api::TableCard>()
            .with::<crate::api::ReplayPage>()
            .with::<crate::api::ReplayLog>()
            .with::<crate::api::TableReplay>()
            .with::<crate::api::ApiError>()
            .with::<crate::error_code::ErrorCode>()
            .keep_fresh("protocol.ts");
    }
}
