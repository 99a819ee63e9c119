//! What must survive, and what must reach others: two small traits, and their embedded implementations.
//!
//! A table is owned by one actor in one process. It appends to its [`Log`] before it tells anybody anything, and it
//! tells through its [`Fanout`]. A cluster puts a replicated engine behind these two and changes nothing above them.

mod checkpoint;
mod fanout;
mod journal;
mod legacy_journal;
mod record_codec;
mod recovery;
mod schema;
mod sqlite;
mod writer;

pub use fanout::{ConnId, Delivery, Fanout, FrameSink, InProcess};
pub use record_codec::redacted;
pub use sqlite::SqliteLog;

use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use table::{Millis, Seat, Seed, Text};

use crate::api::{ReplayCard, ReplayPage};
use crate::protocol::{ChatLine, RawJson};
use crate::table_meta::TableMeta;

/// An answer that comes later.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why something is not stored or not found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else appended first: this actor does not own the table any more.
    Conflict,
    /// The table's records are not whole: it is not served.
    Damaged,
    /// The disk or the database failed. The text is for the operator.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the table was written by somebody else"),
            StoreError::Damaged => f.write_str("the table is damaged"),
            StoreError::Broken(why) => write!(f, "the store failed: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Why a store cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Another process has it open.
    InUse,
    /// The disk or the database failed, or is not ours. The text is for the operator.
    Broken(Text),
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Game time.
    pub at: Millis,
    /// Milliseconds since 1970.
    pub wall: u64,
    /// What happened.
    pub what: What,
}

/// What a record says.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The lobby is now so. Everything but a game in progress is in it.
    Lobby(TableMeta),
    /// The game began with this chance.
    Start(Seed),
    /// A seat's accepted command.
    Act {
        /// Who.
        seat: Seat,
        /// The id the client gave.
        id: String,
        /// The game's own command, as JSON.
        command: String,
    },
    /// Time passed and the game moved on by itself.
    Pass,
    /// Somebody said something.
    Chat {
        /// The id the client gave.
        id: String,
        /// What.
        line: ChatLine,
    },
}

/// Where a table can be read from without reading all of its log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Everything up to this record is in it.
    pub seq: u64,
    /// Game time of the last record.
    pub at: Millis,
    /// Wall time of the last record.
    pub wall: u64,
    /// The lobby.
    pub lobby: TableMeta,
    /// The game's state, as JSON, once it has begun.
    pub game: Option<RawJson>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// Digests of the last command ids, oldest first, one list a seat.
    pub done: Vec<Vec<u64>>,
}

/// What one append brings to disk, all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// New records. The first takes the number after the expected one.
    pub records: Vec<Record>,
    /// A new snapshot, including these records.
    pub snapshot: Option<Box<Snapshot>>,
    /// What the list of tables says, when that changed.
    pub listing: Option<Listing>,
}

/// A table in the list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listing {
    /// The game's id.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Whether the game has begun: tables that never did are swept away.
    pub started: bool,
    /// What the list of finished games says, once it has ended.
    pub finished: Option<ReplayCard>,
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Version of the rules it is played under.
    pub rules_version: u32,
    /// The last snapshot.
    pub snapshot: Option<Snapshot>,
    /// The records after the snapshot, with the number of the first.
    pub records: Vec<Record>,
    /// The number of the last record.
    pub seq: u64,
}

/// Keeps tables.
pub trait Log: Send + Sync + 'static {
    /// Stores, if `expected` is still the number of the table's last record. Zero opens a new table; a code that exists is
    /// a conflict. Done means on disk.
    fn append(&self, code: &str, expected: u64, append: Append) -> Later<()>;

    /// Reads a table back, from its snapshot on.
    fn load(&self, code: &str) -> Later<Option<Stored>>;

    /// Reads every record of a table.
    fn history(&self, code: &str) -> Later<Option<History>>;

    /// Lists finished games, newest first.
    fn finished(&self, game: Option<String>, before: Option<i64>) -> Later<ReplayPage>;

    /// Forgets tables that never began and that nobody touched since `before`, but for those `awake`.
    fn sweep(&self, before: u64, awake: HashSet<String>) -> Later<()>;

    /// Puts everything in order for the end. Nothing can be stored afterwards.
    fn close(&self) -> Later<()>;

    /// Whether things can be stored.
    fn healthy(&self) -> bool;
}

/// A whole table.
#[derive(Clone, Debug)]
pub struct History {
    /// Version of the rules it was played under.
    pub rules_version: u32,
    /// What the list of finished games says, if it has ended.
    pub finished: Option<ReplayCard>,
    /// Every record.
    pub records: Vec<Record>,
}
