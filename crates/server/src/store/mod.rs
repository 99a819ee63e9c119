//! Storage and message distribution: the traits `Log` and `Fanout` and their embedded implementations.
//!
//! A table is owned by one actor in one process. It appends to its [`Log`] before it sends anything, and it
//! sends through its [`Fanout`]. A cluster can implement both traits with a replicated engine.

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

/// The future result of a store operation.
pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why a store operation failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another actor appended first: this one no longer owns the table.
    Conflict,
    /// The table's records are damaged: it is not served.
    Damaged,
    /// The disk or the database failed. The text is for the operator.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("another process wrote to the table"),
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
    /// The disk or the database failed, or the file is not a Hangar database. The text is for the operator.
    Broken(Text),
}

/// One entry in the log of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Game time.
    pub at: Millis,
    /// Milliseconds since 1970.
    pub wall: u64,
    /// The content.
    pub body: RecordBody,
}

/// The content of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordBody {
    /// The new metadata of the table.
    Meta(TableMeta),
    /// The game started with this seed.
    Start(Seed),
    /// A seat's accepted command.
    Act {
        /// The seat.
        seat: Seat,
        /// The id the client gave.
        id: String,
        /// The game's own command, as JSON.
        command: String,
    },
    /// Time passed and the game moved on by itself.
    Pass,
    /// A chat line.
    Chat {
        /// The id the client gave.
        id: String,
        /// The line.
        line: ChatLine,
    },
}

/// A stored state of a table, so that not all of its log must be read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Number of the last record it includes.
    pub seq: u64,
    /// Game time of the last record.
    pub at: Millis,
    /// Wall time of the last record.
    pub wall: u64,
    /// The metadata.
    #[serde(rename = "lobby")]
    pub meta: TableMeta,
    /// The game's state, as JSON, once it has begun.
    pub game: Option<RawJson>,
    /// The last chat lines.
    pub chat: Vec<ChatLine>,
    /// Digests of the last command ids, oldest first, one list per seat.
    pub done: Vec<Vec<u64>>,
}

/// The content of one append, stored completely or not at all.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// New records. The first takes the number after the expected one.
    pub records: Vec<Record>,
    /// A new snapshot, including these records.
    pub snapshot: Option<Box<Snapshot>>,
    /// The list entry, if it changed.
    pub listing: Option<Listing>,
}

/// A table in the list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listing {
    /// The game's id.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Whether the game has begun: tables that never started are deleted later.
    pub started: bool,
    /// Its entry in the list of finished games, once it has ended.
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

/// Stores the logs of all tables.
pub trait Log: Send + Sync + 'static {
    /// Stores, if `expected` is still the number of the table's last record. Zero opens a new table; a code that exists is
    /// a conflict. Done means on disk.
    fn append(&self, code: &str, expected: u64, append: Append) -> StoreFuture<()>;

    /// Reads a table back, from its snapshot on.
    fn load(&self, code: &str) -> StoreFuture<Option<Stored>>;

    /// Reads every record of a table.
    fn history(&self, code: &str) -> StoreFuture<Option<History>>;

    /// Lists finished games, newest first.
    fn finished(&self, game: Option<String>, before: Option<i64>) -> StoreFuture<ReplayPage>;

    /// Deletes tables that never started and were not used since `before`, except those that are `loaded`.
    fn sweep(&self, before: u64, loaded: HashSet<String>) -> StoreFuture<()>;

    /// Closes the store. Nothing can be stored afterwards.
    fn close(&self) -> StoreFuture<()>;

    /// Whether the store works.
    fn healthy(&self) -> bool;
}

/// A whole table.
#[derive(Clone, Debug)]
pub struct History {
    /// Version of the rules it was played under.
    pub rules_version: u32,
    /// Its entry in the list of finished games, if it has ended.
    pub finished: Option<ReplayCard>,
    /// Every record.
    pub records: Vec<Record>,
}
