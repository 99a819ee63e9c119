//! The messages of the WebSocket at `/ws`, in both directions. Frames are JSON texts; `type` names the message.
//!
//! A connection looks at one table at a time, as a seat or as a spectator. The server keeps a document ([`Doc`]) for each
//! viewer; it sends the whole document once ([`ClientOut::State`]) and afterwards only what changed
//! ([`ClientOut::Update`]). What a client asks is answered by `ack`, by `refused`, or by the change it caused.
//! docs/protocol.md explains the protocol; where they differ, this file is right.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotLevel, Millis, Occupant, PublicDecision, Refused, Seat, SeatRange, Viewer};
use ts_rs::TS;

/// Raised when an older client would misunderstand.
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
        /// Chosen by the client and known to nobody else: 22 to 64 letters, digits, `-` and `_` (a random UUID will do).
        /// Sent again with the same key, when the answer was lost, the same table is given again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Look at a table as a spectator. Answer: `state`.
    Watch {
        /// The table's code.
        table: String,
    },
    /// Come back to a seat. Answer: `seated`, `state`.
    Resume {
        /// The table's code.
        table: String,
        /// The seat's token.
        token: String,
    },
    /// Take an open seat at the table looked at: a named one, or the first. Answer: `seated`, `state`.
    Sit {
        /// The name shown to the others.
        name: String,
        /// Which seat.
        #[serde(default)]
        #[ts(optional)]
        seat: Option<Seat>,
        /// Chosen by the client and known to nobody else: 22 to 64 letters, digits, `-` and `_` (a random UUID will do).
        /// Sent again with the same key, when the answer was lost, the same seat is given again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Change to another open seat, before the game starts. Answer: `seated`, `state`.
    Move {
        /// Which seat.
        seat: Seat,
    },
    /// Change one's name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Say that one is ready, or not.
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
    /// Host: leave a seat that nobody holds to the game or to a computer player, or open it again. Computer players also
    /// while the game is on, in place of somebody who left.
    SetOccupant {
        /// Which seat.
        seat: Seat,
        /// Who plays it from now on: `game`, `{"bot": {"level": "easy"}}`, or `person` for an open seat.
        to: Occupant,
    },
    /// Host: list the table publicly (`GET /api/tables`), or take it off the list, before the game starts.
    SetListed {
        /// Others find it.
        listed: bool,
    },
    /// Host: send somebody away from a seat. Their token is void.
    Kick {
        /// Which seat.
        seat: Seat,
    },
    /// Host: make somebody else host. Anybody with a seat: be host oneself while the host is away, or again after one was
    /// away. Only before the game starts.
    TransferHost {
        /// The new host's seat.
        seat: Seat,
    },
    /// Host: begin. Everybody else must be ready.
    Start,
    /// Do something in the game. Answer: `ack` once it is safely stored, or `refused`.
    Act {
        /// Chosen by the client, different for every command of this seat (up to 40 characters). Sent again with the same
        /// id, the command is acknowledged again and not done twice.
        id: String,
        /// The game's own command.
        #[serde(deserialize_with = "RawJson::from_value")]
        #[ts(type = "unknown")]
        command: RawJson,
    },
    /// Ask what one may do now. Answer: `legal`.
    Legal,
    /// Ask something that changes nothing: a film, a projection. Answer: `answer` or `refused`.
    Ask {
        /// Returned with the answer (up to 40 characters).
        id: String,
        /// The game's own query.
        #[ts(type = "unknown")]
        query: Value,
    },
    /// Talk to the table. Answer: `ack` or `refused` (the rules of a game may forbid talking).
    Say {
        /// As for `act`.
        id: String,
        /// The words.
        text: String,
        /// Only for one's own team, where the game has teams.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        team: bool,
    },
    /// Start the clock again after the table came back from a restart.
    ResumeClock,
    /// After the end: open a new table with the same crew and setup. Everybody's token is good there too.
    Rematch {
        /// What chance decided falls the same way again, where the game can do that. Otherwise it is dealt anew.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        same: bool,
    },
    /// Give up one's seat and go on as a spectator. The token is void.
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
        /// Milliseconds of game time in one of real time, where a clock runs: 1, but for rehearsals.
        speed: u32,
        /// What the server accepts.
        limits: LimitsInfo,
    },
    /// You hold a seat. Keep the token: it is the only key to it, and `/t/CODE#seat=TOKEN` opens it on another device.
    Seated {
        /// The table's code.
        table: String,
        /// Your seat.
        seat: Seat,
        /// Your key. Sent when the seat is taken, not when you come back to it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    /// The whole document as you may see it. Forget what you had.
    State {
        /// Number of this version.
        seq: u64,
        /// Game time at the moment of sending.
        now: Millis,
        /// Server time in milliseconds since 1970.
        time: u64,
        /// Your seat, or nothing for a spectator.
        you: Option<Seat>,
        /// The document.
        #[ts(as = "Doc")]
        doc: RawJson,
        /// What was said last.
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
        /// What happened in the game, as far as you may know.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown[]")]
        events: Option<RawJson>,
    },
    /// Done and stored.
    Ack {
        /// The id you gave.
        id: String,
    },
    /// Not done. Nothing changed.
    Refused {
        /// The id you gave, where you gave one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        why: Refused,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// What you may do now; nothing where it cannot be listed.
    Legal {
        /// The game's own commands.
        #[ts(type = "unknown[] | null")]
        commands: RawJson,
    },
    /// What you asked.
    Answer {
        /// The id you gave.
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
    /// You hold no seat any more and go on as a spectator. A `state` follows.
    Unseated {
        /// Why.
        why: Unseated,
    },
    /// The last message on this connection.
    Bye {
        /// Why; `restart` means: come back in a moment.
        why: Refused,
    },
}

/// Why a seat was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unseated {
    /// You left.
    Left,
    /// The host sent you away.
    Kicked,
}

/// What one viewer knows of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Doc {
    /// The table: who is here, what is played.
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
    /// How far it is.
    pub stage: Stage,
    /// Others find it in the list of open tables while it is in the lobby.
    pub listed: bool,
    /// The seat that may configure, start and kick.
    pub host: Option<Seat>,
    /// The seat whose place the host has taken while its person was away; they may take it back.
    pub previous_host: Option<Seat>,
    /// How many people may play.
    pub range: SeatRange,
    /// The groups in which the seats play; none where there are no teams.
    pub teams: Vec<TeamInfo>,
    /// The seats in seating order.
    pub seats: Vec<SeatState>,
    /// How many spectators look on.
    pub watchers: u32,
    /// Why the game cannot start yet. Nothing: it can.
    pub missing: Option<Refused>,
    /// The code of the table where this crew plays again.
    pub rematch: Option<String>,
    /// Who opened it.
    pub rematch_by: Option<Seat>,
    /// What chance decided here falls the same way there.
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

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The crew gathers.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended; `/replay/CODE` shows it again.
    Over,
}

/// One seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Who sits here; nothing for an open seat that nobody has played.
    pub name: Option<String>,
    /// `open`: anybody may sit here.
    pub held: SeatHolder,
    /// How well the computer player here plays.
    pub bot: Option<BotLevel>,
    /// Ready to start.
    pub ready: bool,
    /// Invited to a rematch and not here yet. Following the invitation makes the player ready.
    pub invited: bool,
    /// At least one device is connected.
    pub online: bool,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// Nobody.
    Open,
    /// Somebody with a token.
    Person,
    /// The game.
    Game,
    /// A computer player.
    Bot,
}

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// The game's own view. For somebody on a seat it has one member more, `own_decisions`: a list of `PrivateDecision`.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What the game waits for.
    pub decisions: Vec<PublicDecision>,
    /// The functions each seat holds, as message ids.
    pub roles: Vec<Vec<String>>,
    /// Why nobody may talk at the moment.
    pub chat_block: Option<ChatBlockInfo>,
    /// Whether time passes.
    pub clock: ClockState,
    /// How it ended: the game's own outcome.
    #[ts(type = "unknown")]
    pub outcome: Option<Value>,
}

/// The rules forbid talking.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ChatBlockInfo {
    /// Message id.
    pub code: String,
    /// The rule.
    pub rule: String,
    /// Game time of its end, where that may be known.
    pub until: Option<Millis>,
}

/// Whether game time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClockState {
    /// It does.
    Running,
    /// The game holds it.
    Held,
    /// The table came back from a restart and waits for `resume_clock`.
    Waiting,
    /// The game is over.
    Stopped,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The author's present seat; nothing when the author left before the game began.
    pub seat: Option<Seat>,
    /// Their name then.
    pub name: String,
    /// The words.
    pub text: String,
    /// Server time in milliseconds since 1970.
    pub time: u64,
    /// Said to these seats only: a team.
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

/// A piece of JSON that is already written, and goes out as it is.
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
        // Checked once more when it is wrapped: a broken piece becomes an error, never a broken frame.
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
