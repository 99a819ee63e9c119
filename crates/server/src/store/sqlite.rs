//! The embedded log: a journal that is synced at every commit, and the database into which it is folded.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use table::Text;
use tokio::sync::oneshot;
use words::trouble;

use super::fold::{self, Folder};
use super::journal::Journal;
use super::row::{self, from_json};
use super::schema;
use super::writer::{Entry, Job, News, Task, Wanted, Writer};
use super::{Append, History, Later, Log, OpenError, Snapshot, StoreError, Stored};
use crate::api::{ReplayCard, ReplayPage};
use crate::metrics::Metrics;

/// Finished games on one page of the list.
const PAGE: usize = 50;

/// The embedded log.
pub struct SqliteLog {
    writer: Sender<Job>,
    reader: Arc<Mutex<Connection>>,
    healthy: Arc<AtomicBool>,
}

impl SqliteLog {
    /// Opens or makes the database at `path`, for this process alone.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<SqliteLog, OpenError> {
        let claim = schema::claim(path)?;
        let mut connection = schema::open(path)?;
        schema::migrate(&mut connection)?;
        let folded = fold::folded(&connection).map_err(unusable)?;
        let (journal, left) = Journal::open(path, folded).map_err(refused)?;
        // Turns are folded one after the other: where one is missing, the journal was written beside another database.
        let mut turns = left.iter().zip(folded + 1..);
        if turns.any(|(segment, turn)| segment.turn != turn) {
            return Err(OpenError::Broken(Text::new("trouble-journal-foreign")));
        }
        for segment in &left {
            fold::fold(&mut connection, segment).map_err(unusable)?;
        }
        let reader = Arc::new(Mutex::new(schema::open(path)?));
        let folder = Folder::start(schema::open(path)?).map_err(refused)?;
        let (writer, jobs) = channel();
        let healthy = Arc::new(AtomicBool::new(true));
        let writing = Writer {
            connection,
            journal,
            folder,
            news: News::default(),
            healthy: healthy.clone(),
            metrics,
            _claim: claim,
        };
        std::thread::Builder::new()
            .name("log-writer".into())
            .spawn(move || writing.run(&jobs))
            .map_err(refused)?;
        Ok(SqliteLog {
            writer,
            reader,
            healthy,
        })
    }

    fn write(&self, task: Task) -> Later<()> {
        let (done, answer) = oneshot::channel();
        let sent = self.writer.send(Job { task, done });
        Box::pin(async move {
            let gone = || StoreError::Broken("the writer has stopped".into());
            sent.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    /// Reads something of a table, with all of its records in their place.
    fn read_table<T: Send + 'static>(
        &self,
        code: &str,
        what: impl FnOnce(&Connection, &str) -> Result<Option<T>, StoreError> + Send + 'static,
    ) -> Later<Option<T>> {
        let code = code.to_owned();
        let wanted = Wanted::Table(code.clone());
        self.read(wanted, move |connection| what(connection, &code))
    }

    /// Reads something, when what is wanted of it is in the database.
    fn read<T: Send + 'static>(
        &self,
        wanted: Wanted,
        what: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<T> {
        let folded = self.write(Task::Fold(wanted));
        let reader = self.reader.clone();
        Box::pin(async move {
            folded.await?;
            let task = tokio::task::spawn_blocking(move || {
                // A reader that panicked left the connection as good as before: reads change nothing.
                let connection = reader.lock().unwrap_or_else(PoisonError::into_inner);
                what(&connection)
            });
            task.await
                .map_err(|error| StoreError::Broken(error.to_string()))?
        })
    }
}

/// The system does not let us have the store.
fn refused(error: io::Error) -> OpenError {
    OpenError::Broken(trouble::system(&error))
}

/// What is in the store is of no use.
fn unusable(error: StoreError) -> OpenError {
    OpenError::Broken(trouble::other(&error.to_string()))
}

/// A second table with the same code is a conflict and not a failure.
impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}

impl Log for SqliteLog {
    fn append(&self, code: &str, expected: u64, append: Append) -> Later<()> {
        let listing = append.listing.as_ref();
        let finished = listing.is_some_and(|listing| listing.finished.is_some());
        let count = append.records.len() as u64;
        match fold::line(code, expected, append) {
            Ok(line) => self.write(Task::Append(Entry {
                code: code.to_owned(),
                expected,
                count,
                finished,
                line,
            })),
            Err(error) => Box::pin(async { Err(error) }),
        }
    }

    fn load(&self, code: &str) -> Later<Option<Stored>> {
        self.read_table(code, |connection, code| {
            let Some((rules_version, _)) = find(connection, code)? else {
                return Ok(None);
            };
            let snapshot: Option<String> = connection
                .prepare_cached("SELECT body FROM snapshots WHERE code = ?")?
                .query_row([code], |row| row.get(0))
                .optional()?;
            let snapshot: Option<Snapshot> = snapshot.as_deref().map(from_json).transpose()?;
            let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
            let records = row::read(connection, code, after)?;
            Ok(Some(Stored {
                rules_version,
                seq: after + records.len() as u64,
                snapshot,
                records,
            }))
        })
    }

    fn history(&self, code: &str) -> Later<Option<History>> {
        self.read_table(code, |connection, code| {
            let Some((rules_version, finished)) = find(connection, code)? else {
                return Ok(None);
            };
            Ok(Some(History {
                rules_version,
                finished,
                records: row::read(connection, code, 0)?,
            }))
        })
    }

    fn finished(&self, game: Option<String>, before: Option<i64>) -> Later<ReplayPage> {
        self.read(Wanted::Finished, move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, card FROM tables WHERE finished IS NOT NULL AND id < ?1 AND (?2 IS NULL OR game = ?2)
                 ORDER BY id DESC LIMIT ?3",
            )?;
            let mut found = statement.query(params![before.unwrap_or(i64::MAX), game, PAGE as i64 + 1])?;
            let mut rows: Vec<(i64, ReplayCard)> = Vec::new();
            while let Some(row) = found.next()? {
                rows.push((row.get(0)?, card(row, 1)?));
            }
            let more = rows.len() > PAGE;
            let before = rows.get(PAGE - 1).filter(|_| more).map(|row| row.0);
            let replays = rows.into_iter().take(PAGE).map(|row| row.1).collect();
            Ok(ReplayPage { replays, before })
        })
    }

    fn sweep(&self, before: u64, awake: HashSet<String>) -> Later<()> {
        self.write(Task::Sweep { before, awake })
    }

    fn close(&self) -> Later<()> {
        self.write(Task::Close)
    }

    fn healthy(&self) -> bool {
        self.healthy.load(Ordering::Relaxed)
    }
}

/// A table's rules version and what the list of finished games says of it.
fn find(
    connection: &Connection,
    code: &str,
) -> Result<Option<(u32, Option<ReplayCard>)>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT rules_version, card FROM tables WHERE code = ?")?;
    let mut rows = select.query([code])?;
    let Some(row) = rows.next()? else {
        return Ok(None);
    };
    let finished = match row.get_ref(1)? {
        ValueRef::Null => None,
        _ => Some(card(row, 1)?),
    };
    Ok(Some((row.get(0)?, finished)))
}

fn card(row: &rusqlite::Row, column: usize) -> Result<ReplayCard, StoreError> {
    let text: String = row.get(column)?;
    from_json(&text)
}

#[cfg(test)]
#[path = "sqlite_tests.rs"]
mod tests;
