//! The embedded log: SQLite in WAL mode, one thread that writes, and group commit.
//!
//! Appends of all tables that arrive while a commit is on its way to the disk go into the next one together, so that the
//! disk is asked some hundred times a second at most, however many tables there are.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::fs::File;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

use super::fold::Folder;
use super::journal::Journal;
use super::row::{self, Row, from_json, json};
use super::schema;
use super::{Append, History, Later, Listing, Log, OpenError, Snapshot, StoreError, Stored};
use crate::api::{ReplayCard, ReplayPage};
use crate::metrics::Metrics;

/// Most appends in one commit.
const GROUP: usize = 4096;
/// Under load, a commit waits so long for company: it costs a little latency and saves most of the work, here and where
/// the effects of all those commands then go out together.
const GATHER: Duration = Duration::from_millis(10);
/// Finished games on one page of the list.
const PAGE: usize = 50;

/// The embedded log.
pub struct SqliteLog {
    writer: mpsc::UnboundedSender<Job>,
    reader: Arc<Mutex<Connection>>,
    healthy: Arc<AtomicBool>,
}

/// Something to write, and who waits for it.
struct Job {
    task: Task,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Task {
    Append(Entry),
    /// What a table has in the journal goes where readers find it.
    Place(String),
    Sweep {
        before: u64,
        awake: HashSet<String>,
    },
    Close,
}

/// What one table brings to disk.
struct Entry {
    code: String,
    expected: u64,
    rows: Vec<Row>,
    snapshot: Option<Box<Snapshot>>,
    listing: Option<Listing>,
}

impl SqliteLog {
    /// Opens or makes the database at `path`, for this process alone.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<SqliteLog, OpenError> {
        let broken =
            |error: &dyn Display| OpenError::Broken(format!("{}: {error}", path.display()));
        let claim = schema::claim(path)?;
        let mut connection = schema::open(path).map_err(|error| broken(&error))?;
        schema::migrate(&mut connection).map_err(|why| broken(&why))?;
        let journal = Journal::recover(&mut connection).map_err(|error| broken(&error))?;
        let reader = schema::open(path).map_err(|error| broken(&error))?;
        let reader = Arc::new(Mutex::new(reader));
        let folding = schema::open(path).map_err(|error| broken(&error))?;
        let folder = Folder::start(folding).map_err(|error| broken(&error))?;
        let (writer, jobs) = mpsc::unbounded_channel();
        let healthy = Arc::new(AtomicBool::new(true));
        let writing = Writer {
            connection,
            journal,
            healthy: healthy.clone(),
            metrics,
            folder,
            _claim: claim,
        };
        std::thread::Builder::new()
            .name("log-writer".into())
            .spawn(move || writing.run(jobs))
            .map_err(|error| broken(&error))?;
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
        let placed = self.write(Task::Place(code.to_owned()));
        let code = code.to_owned();
        let read = self.read(move |connection| what(connection, &code));
        Box::pin(async move {
            placed.await?;
            read.await
        })
    }

    fn read<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<T> {
        let reader = self.reader.clone();
        Box::pin(async move {
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
        let rows: Result<_, _> = append.records.into_iter().map(Row::of).collect();
        let rows = match rows {
            Ok(rows) => rows,
            Err(error) => return Box::pin(async { Err(error) }),
        };
        self.write(Task::Append(Entry {
            code: code.to_owned(),
            expected,
            rows,
            snapshot: append.snapshot,
            listing: append.listing,
        }))
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
        self.read(move |connection| {
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

/// The thread that writes.
struct Writer {
    connection: Connection,
    journal: Journal,
    healthy: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
    folder: Folder,
    /// Held as long as anything may be written.
    _claim: File,
}

impl Writer {
    fn run(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        let mut group = Vec::new();
        let mut last = Instant::now();
        while let Some(first) = jobs.blocking_recv() {
            if last.elapsed() < 2 * GATHER {
                std::thread::sleep(GATHER);
            }
            let mut alone = None;
            let mut next = Some(first);
            while let Some(job) = next {
                if let Task::Sweep { .. } | Task::Close = job.task {
                    alone = Some(job);
                    break;
                }
                group.push(job);
                next = if group.len() < GROUP {
                    jobs.try_recv().ok()
                } else {
                    None
                };
            }
            if !group.is_empty() {
                self.commit(&mut group);
            }
            if let Some(job) = alone {
                let end = matches!(job.task, Task::Close);
                let result = match &job.task {
                    Task::Sweep { before, awake } => self.sweep(*before, awake),
                    _ => self.close(),
                };
                job.finish(result);
                if end {
                    return;
                }
            }
            last = Instant::now();
        }
    }

    /// Leaves a tidy database behind: the journal is empty, and the write-ahead log is folded into the file.
    fn close(&mut self) -> Result<(), StoreError> {
        self.settle(|_| Ok(()))?;
        let fold = "PRAGMA wal_checkpoint(TRUNCATE)";
        Ok(self.connection.query_row(fold, [], |_| Ok(()))?)
    }

    fn sweep(&mut self, before: u64, awake: &HashSet<String>) -> Result<(), StoreError> {
        // What is forgotten must not come back out of the journal.
        self.settle(|transaction| sweep(transaction, before, awake))
    }

    /// Puts everything in its place, and then does something more.
    fn settle(
        &mut self,
        then: impl FnOnce(&Transaction) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let transaction = self.connection.transaction()?;
        self.journal.settle(&transaction)?;
        then(&transaction)?;
        transaction.commit()?;
        self.journal = Journal::default();
        Ok(())
    }

    fn commit(&mut self, group: &mut Vec<Job>) {
        let begin = Instant::now();
        let size = group.len();
        let result = self.together(group);
        if result.is_err() && group.len() > 1 {
            // One of them failed: the others must not suffer for it, so each is tried alone.
            for mut job in group.drain(..) {
                let result = self.together(std::slice::from_mut(&mut job));
                job.finish(result);
            }
        } else {
            group.drain(..).for_each(|job| job.finish(result.clone()));
        }
        self.metrics.commit(size, begin.elapsed());
        self.folder.committed();
    }

    fn together(&mut self, group: &mut [Job]) -> Result<(), StoreError> {
        let result = self.transaction(group);
        if let Err(StoreError::Broken(error)) = &result {
            tracing::error!(%error, "cannot store");
        }
        if result != Err(StoreError::Conflict) {
            self.healthy.store(result.is_ok(), Ordering::Relaxed);
        }
        result
    }

    /// Stores all of these or none. Rows that are stored are taken from them.
    fn transaction(&mut self, group: &mut [Job]) -> Result<(), StoreError> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut place = self.journal.ripe();
        let mut last = HashMap::new();
        for job in group.iter() {
            match &job.task {
                Task::Append(entry) => {
                    let code = entry.code.as_str();
                    let before = match last.get(code) {
                        Some(last) => *last,
                        None => self.journal.last(&transaction, code)?,
                    };
                    if before != entry.expected {
                        return Err(StoreError::Conflict);
                    }
                    last.insert(code, before + entry.rows.len() as u64);
                    write(&transaction, entry)?;
                }
                Task::Place(code) => place.push(code.clone()),
                // Never part of a group.
                Task::Sweep { .. } | Task::Close => {}
            }
        }
        let rows = group.iter().filter_map(|job| match &job.task {
            Task::Append(entry) => Some((&*entry.code, entry.expected + 1, &*entry.rows)),
            _ => None,
        });
        self.journal.append(&transaction, rows)?;
        for code in &place {
            self.journal.place(&transaction, code)?;
        }
        self.journal.tidy(&transaction)?;
        transaction.commit()?;
        self.journal.placed(&place);
        let rows = group.iter_mut().filter_map(|job| match &mut job.task {
            Task::Append(entry) => {
                let rows = std::mem::take(&mut entry.rows);
                Some((&*entry.code, entry.expected + 1, rows))
            }
            _ => None,
        });
        self.journal.appended(rows);
        Ok(())
    }
}

impl Job {
    fn finish(self, result: Result<(), StoreError>) {
        // Whoever asked may have gone: then nobody needs the answer.
        let _ = self.done.send(result);
    }
}

/// Everything of an append but its rows.
fn write(transaction: &Transaction, entry: &Entry) -> Result<(), StoreError> {
    if let Some(listing) = &entry.listing {
        list(transaction, &entry.code, entry.expected == 0, listing)?;
    }
    if let Some(snapshot) = &entry.snapshot {
        transaction
            .prepare_cached("INSERT OR REPLACE INTO snapshots (code, body) VALUES (?, ?)")?
            .execute(params![entry.code, json(snapshot)?])?;
    }
    Ok(())
}

fn list(
    transaction: &Transaction,
    code: &str,
    new: bool,
    listing: &Listing,
) -> Result<(), StoreError> {
    if new {
        transaction
            .prepare_cached(
                "INSERT INTO tables (code, game, rules_version, started) VALUES (?, ?, ?, 0)",
            )?
            .execute(params![code, listing.game, listing.rules_version])?;
    }
    if listing.started {
        let (time, card) = match &listing.finished {
            Some(card) => (Some(card.finished as i64), Some(json(card)?)),
            None => (None, None),
        };
        transaction
            .prepare_cached(
                "UPDATE tables SET started = 1, rules_version = ?, finished = ?, card = ? WHERE code = ?",
            )?
            .execute(params![listing.rules_version, time, card, code])?;
    }
    Ok(())
}

fn sweep(
    transaction: &Transaction,
    before: u64,
    awake: &HashSet<String>,
) -> Result<(), StoreError> {
    let stale: Vec<String> = transaction
        .prepare(
            "SELECT code FROM tables WHERE started = 0
             AND (SELECT max(wall) FROM records WHERE records.code = tables.code) < ?",
        )?
        .query_map([before as i64], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for code in stale.iter().filter(|code| !awake.contains(*code)) {
        for table in ["records", "snapshots", "tables"] {
            transaction.execute(&format!("DELETE FROM {table} WHERE code = ?"), [code])?;
        }
    }
    if !stale.is_empty() {
        tracing::info!(tables = stale.len(), "swept tables that never began");
    }
    Ok(())
}

#[cfg(test)]
#[path = "sqlite_tests.rs"]
mod tests;
