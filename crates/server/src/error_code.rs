//! Every error code of the server, with its HTTP status. A code is the id of the message that explains it
//! (`locales/shell/*/refusals.ftl`). Games have codes of their own for broken rules.

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! error_codes {
    ($($(#[$doc:meta])* $name:ident = $id:tt, $status:ident;)*) => {
        /// What can be wrong with a message or request, and why a connection is closed (`bye-`).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
        pub enum ErrorCode {
            $($(#[$doc])* #[serde(rename = $id)] $name,)*
        }

        impl ErrorCode {
            /// All of them.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$name),*];

            /// The code as it is sent.
            pub const fn id(self) -> &'static str {
                match self {
                    $(ErrorCode::$name => $id,)*
                }
            }

            /// The status of an HTTP answer with this code.
            pub const fn status(self) -> StatusCode {
                match self {
                    $(ErrorCode::$name => StatusCode::$status,)*
                }
            }
        }
    };
}

error_codes! {
    /// You already sit at this table.
    AlreadySeated = "refused-already-seated", CONFLICT;
    /// The token belongs to no seat of this table.
    BadToken = "refused-bad-token", FORBIDDEN;
    /// A chat line contains control characters.
    ChatControl = "refused-chat-control", UNPROCESSABLE_ENTITY;
    /// A chat line is empty.
    ChatEmpty = "refused-chat-empty", UNPROCESSABLE_ENTITY;
    /// A chat line is too long.
    ChatLong = "refused-chat-long", UNPROCESSABLE_ENTITY;
    /// The clock is already running.
    ClockRunning = "refused-clock-running", CONFLICT;
    /// The command cannot be read.
    Command = "refused-command", UNPROCESSABLE_ENTITY;
    /// The stored table is damaged.
    DamagedTable = "refused-damaged-table", INTERNAL_SERVER_ERROR;
    /// The body of the request is too large.
    FileTooLarge = "refused-file-too-large", PAYLOAD_TOO_LARGE;
    /// The request names a host that is not this server.
    Host = "refused-host", MISDIRECTED_REQUEST;
    /// The id of a message is missing, too long or contains other than plain characters.
    Id = "refused-id", UNPROCESSABLE_ENTITY;
    /// The key of a request to create a table is too short or too long.
    Key = "refused-key", UNPROCESSABLE_ENTITY;
    /// The message or request cannot be read.
    Malformed = "refused-malformed", BAD_REQUEST;
    /// Metrics are only for this machine.
    Metrics = "refused-metrics", FORBIDDEN;
    /// A name contains control characters.
    NameControl = "refused-name-control", UNPROCESSABLE_ENTITY;
    /// A name is empty.
    NameEmpty = "refused-name-empty", UNPROCESSABLE_ENTITY;
    /// A name is too long.
    NameLong = "refused-name-long", UNPROCESSABLE_ENTITY;
    /// The game has no computer player of this level.
    NoBot = "refused-no-bot", UNPROCESSABLE_ENTITY;
    /// The game cannot be played again with the same setup.
    NoRepeat = "refused-no-repeat", UNPROCESSABLE_ENTITY;
    /// Only for people with a seat.
    NoSeat = "refused-no-seat", FORBIDDEN;
    /// The server does not offer this game.
    NoSuchGame = "refused-no-such-game", NOT_FOUND;
    /// The table has no such seat.
    NoSuchSeat = "refused-no-such-seat", NOT_FOUND;
    /// There is no table with this code.
    NoSuchTable = "refused-no-such-table", NOT_FOUND;
    /// The connection has not joined a table.
    NoTable = "refused-no-table", UNPROCESSABLE_ENTITY;
    /// The seat belongs to no team.
    NoTeam = "refused-no-team", UNPROCESSABLE_ENTITY;
    /// The player is there, so nobody else may act for them.
    NotAway = "refused-not-away", CONFLICT;
    /// Only for the host.
    NotHost = "refused-not-host", FORBIDDEN;
    /// The game is not over.
    NotOver = "refused-not-over", CONFLICT;
    /// Somebody is not ready.
    NotReady = "refused-not-ready", CONFLICT;
    /// The game has not started.
    NotStarted = "refused-not-started", CONFLICT;
    /// The request is not a WebSocket handshake.
    NotWebsocket = "refused-not-websocket", UPGRADE_REQUIRED;
    /// The page that connects is from another origin.
    Origin = "refused-origin", FORBIDDEN;
    /// The game is over.
    Over = "refused-over", CONFLICT;
    /// The query cannot be read.
    Query = "refused-query", UNPROCESSABLE_ENTITY;
    /// The table was played under other rules of its game than this server has.
    RulesChanged = "refused-rules-changed", CONFLICT;
    /// The seat is taken.
    SeatTaken = "refused-seat-taken", CONFLICT;
    /// The setup cannot be read.
    Setup = "refused-setup", UNPROCESSABLE_ENTITY;
    /// Too many messages.
    SlowDown = "refused-slow-down", TOO_MANY_REQUESTS;
    /// The game has started.
    Started = "refused-started", CONFLICT;
    /// The table cannot be stored or read.
    Storage = "refused-storage", INTERNAL_SERVER_ERROR;
    /// Every seat is taken.
    TableFull = "refused-table-full", CONFLICT;
    /// Too few players.
    TooFew = "refused-too-few", CONFLICT;
    /// Too many players.
    TooMany = "refused-too-many", CONFLICT;
    /// The client has too many connections.
    TooManyConnections = "refused-too-many-connections", TOO_MANY_REQUESTS;
    /// The client has created too many tables.
    TooManyTables = "refused-too-many-tables", TOO_MANY_REQUESTS;
    /// The connection is closed: it kept sending too many messages.
    ByeFlood = "bye-flood", TOO_MANY_REQUESTS;
    /// The connection is closed: it read too slowly.
    ByeLagging = "bye-lagging", SERVICE_UNAVAILABLE;
    /// The connection is closed: it broke the WebSocket protocol.
    ByeMalformed = "bye-malformed", BAD_REQUEST;
    /// The connection is closed: the server or the table restarts.
    ByeRestart = "bye-restart", SERVICE_UNAVAILABLE;
    /// The connection is closed: a message was too large.
    ByeTooLarge = "bye-too-large", PAYLOAD_TOO_LARGE;
    /// The API has no such path.
    ApiNotFound = "api-not-found", NOT_FOUND;
}

impl ErrorCode {
    /// The code with this id; none for a game's own.
    pub fn find(id: &str) -> Option<ErrorCode> {
        ErrorCode::ALL.iter().copied().find(|code| code.id() == id)
    }
}

impl From<ErrorCode> for String {
    fn from(code: ErrorCode) -> String {
        code.id().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Lang, Words};

    #[test]
    fn every_code_has_its_message_in_both_languages() {
        for lang in Lang::ALL {
            for code in ErrorCode::ALL {
                let message = Words::of(lang).find(code.id());
                assert!(message.is_some(), "{lang:?}: {}", code.id());
            }
        }
    }

    #[test]
    fn a_code_is_sent_as_its_id() {
        for code in ErrorCode::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.id());
            assert_eq!(ErrorCode::find(code.id()), Some(*code));
        }
        assert_eq!(ErrorCode::find("toy-not-open"), None);
    }
}
