//! The embedded log: SQLite in WAL mode, one thread that writes, and group commit.
//!
//! Appends of all tables that arrive while a commit is on its way to the disk go into the next one together, so that the
//! disk is asked some hundred times a second at most, however many tables there are.

use rusqlite::types::{Null, ValueRef};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Millis, Seat};
use tokio::sync::{mpsc, oneshot};

use super::schema;
use super::{Append, History, Later, Listing, Log, Record, Snapshot, StoreError, Stored, What};
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
    Append {
        code: String,
        expected: u64,
        append: Append,
    },
    Sweep {
        before: u64,
        awake: HashSet<String>,
    },
    Close,
}

impl SqliteLog {
    /// Opens or makes the database at `path`.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<SqliteLog, String> {
        let broken = |error: rusqlite::Error| format!("{}: {error}", path.display());
        let mut connection = schema::open(path).map_err(broken)?;
        schema::migrate(&mut connection)?;
        let reader = Arc::new(Mutex::new(schema::open(path).map_err(broken)?));
        let (writer, jobs) = mpsc::unbounded_channel();
        let healthy = Arc::new(AtomicBool::new(true));
        let writing = Writer {
            connection,
            healthy: healthy.clone(),
            metrics,
        };
        std::thread::Builder::new()
            .name("log-writer".into())
            .spawn(move || writing.run(jobs))
            .map_err(|error| format!("no thread for the database: {error}"))?;
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

    fn read<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        let reader = self.reader.clone();
        Box::pin(async move {
            let task = tokio::task::spawn_blocking(move || {
                // A reader that panicked left the connection as good as before: reads change nothing.
                let connection = reader.lock().unwrap_or_else(PoisonError::into_inner);
                what(&connection).map_err(broken)
            });
            task.await
                .map_err(|error| StoreError::Broken(error.to_string()))?
        })
    }
}

fn broken(error: rusqlite::Error) -> StoreError {
    StoreError::Broken(error.to_string())
}

impl Log for SqliteLog {
    fn append(&self, code: &str, expected: u64, append: Append) -> Later<()> {
        self.write(Task::Append {
            code: code.to_owned(),
            expected,
            append,
        })
    }

    fn load(&self, code: &str) -> Later<Option<Stored>> {
        let code = code.to_owned();
        self.read(move |connection| {
            let Some((rules_version, _)) = find(connection, &code)? else {
                return Ok(None);
            };
            let snapshot: Option<Snapshot> = connection
                .prepare_cached("SELECT body FROM snapshots WHERE code = ?")?
                .query_row([&code], |row| from_json(row, 0))
                .optional()?;
            let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
            let records = records(connection, &code, after)?;
            Ok(Some(Stored {
                rules_version,
                seq: after + records.len() as u64,
                snapshot,
                records,
            }))
        })
    }

    fn history(&self, code: &str) -> Later<Option<History>> {
        let code = code.to_owned();
        self.read(move |connection| {
            let Some((rules_version, finished)) = find(connection, &code)? else {
                return Ok(None);
            };
            Ok(Some(History {
                rules_version,
                finished,
                records: records(connection, &code, 0)?,
            }))
        })
    }

    fn finished(&self, game: Option<String>, before: Option<i64>) -> Later<ReplayPage> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, card FROM tables WHERE finished IS NOT NULL AND id < ?1 AND (?2 IS NULL OR game = ?2)
                 ORDER BY id DESC LIMIT ?3",
            )?;
            let rows: Vec<(i64, ReplayCard)> = statement
                .query_map(
                    params![before.unwrap_or(i64::MAX), game, PAGE as i64 + 1],
                    |row| Ok((row.get(0)?, from_json(row, 1)?)),
                )?
                .collect::<Result<_, _>>()?;
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
) -> rusqlite::Result<Option<(u32, Option<ReplayCard>)>> {
    connection
        .prepare_cached("SELECT rules_version, card FROM tables WHERE code = ?")?
        .query_row([code], |row| {
            let card = match row.get_ref(1)? {
                ValueRef::Null => None,
                _ => Some(from_json(row, 1)?),
            };
            Ok((row.get(0)?, card))
        })
        .optional()
}

fn from_json<T: serde::de::DeserializeOwned>(
    row: &rusqlite::Row,
    column: usize,
) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    serde_json::from_str(text).map_err(|error| unreadable(column, error))
}

fn unreadable(
    column: usize,
    error: impl std::error::Error + Send + Sync + 'static,
) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error))
}

fn records(connection: &Connection, code: &str, after: u64) -> rusqlite::Result<Vec<Record>> {
    connection
        .prepare_cached(
            "SELECT at, wall, kind, seat, act_id, body FROM records WHERE code = ? AND seq > ? ORDER BY seq",
        )?
        .query_map(params![code, after as i64], record)?
        .collect()
}

fn record(row: &rusqlite::Row) -> rusqlite::Result<Record> {
    let what = match row.get::<_, u8>(2)? {
        0 => What::Lobby(from_json(row, 5)?),
        1 => What::Start(
            row.get_ref(5)?
                .as_str()?
                .parse()
                .map_err(|error: table::SeedError| unreadable(5, error))?,
        ),
        2 => What::Act {
            seat: Seat(row.get(3)?),
            id: row.get(4)?,
            command: row.get(5)?,
        },
        3 => What::Pass,
        4 => What::Chat(from_json(row, 5)?),
        other => {
            return Err(rusqlite::Error::IntegralValueOutOfRange(
                2,
                i64::from(other),
            ));
        }
    };
    Ok(Record {
        at: Millis(row.get::<_, i64>(0)? as u64),
        wall: row.get::<_, i64>(1)? as u64,
        what,
    })
}

/// The thread that writes.
struct Writer {
    connection: Connection,
    healthy: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
}

impl Writer {
    fn run(mut self, mut jobs: mpsc::UnboundedReceiver<Job>) {
        let mut group = Vec::new();
        let mut last = Instant::now();
        while let Some(first) = jobs.blocking_recv() {
            if last.elapsed() < 2 * GATHER {
                std::thread::sleep(GATHER);
            }
            let mut end = None;
            let mut next = Some(first);
            while let Some(job) = next {
                if let Task::Close = job.task {
                    end = Some(job);
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
            if let Some(end) = end {
                self.fold();
                end.finish(Ok(()));
                return;
            }
            last = Instant::now();
        }
    }

    /// Leaves a tidy database behind: the write-ahead log is folded into it.
    fn fold(&self) {
        let folded = self
            .connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        if let Err(error) = folded {
            tracing::warn!(%error, "the write-ahead log stays as it is");
        }
    }

    fn commit(&mut self, group: &mut Vec<Job>) {
        let begin = Instant::now();
        let size = group.len();
        let result = self.together(group);
        if result.is_err() && group.len() > 1 {
            // One of them failed: the others must not suffer for it, so each is tried alone.
            for job in group.drain(..) {
                let result = self.together(std::slice::from_ref(&job));
                job.finish(result);
            }
        } else {
            group.drain(..).for_each(|job| job.finish(result.clone()));
        }
        self.metrics.commit(size, begin.elapsed());
    }

    fn together(&mut self, group: &[Job]) -> Result<(), StoreError> {
        let result = self.transaction(group);
        if let Err(StoreError::Broken(error)) = &result {
            tracing::error!(%error, "cannot store");
        }
        if result != Err(StoreError::Conflict) {
            self.healthy.store(result.is_ok(), Ordering::Relaxed);
        }
        result
    }

    fn transaction(&mut self, group: &[Job]) -> Result<(), StoreError> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(broken)?;
        for job in group {
            match &job.task {
                Task::Append {
                    code,
                    expected,
                    append,
                } => write(&transaction, code, *expected, append).map_err(conflict)?,
                Task::Sweep { before, awake } => {
                    sweep(&transaction, *before, awake).map_err(broken)?;
                }
                // Never part of a group.
                Task::Close => {}
            }
        }
        transaction.commit().map_err(broken)
    }
}

impl Job {
    fn finish(self, result: Result<(), StoreError>) {
        // Whoever asked may have gone: then nobody needs the answer.
        let _ = self.done.send(result);
    }
}

/// A second record with the same number, or a second table with the same code, is a conflict and not a failure.
fn conflict(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ => broken(error),
    }
}

fn write(
    transaction: &Transaction,
    code: &str,
    expected: u64,
    append: &Append,
) -> rusqlite::Result<()> {
    if let Some(listing) = &append.listing {
        list(transaction, code, expected == 0, listing)?;
    }
    let mut insert = transaction.prepare_cached(
        "INSERT INTO records (code, seq, at, wall, kind, seat, act_id, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (seq, record) in (expected as i64 + 1..).zip(&append.records) {
        let (at, wall) = (record.at.0 as i64, record.wall as i64);
        match &record.what {
            What::Lobby(lobby) => {
                insert.execute(params![code, seq, at, wall, 0, Null, Null, json(lobby)?])?
            }
            What::Start(seed) => insert.execute(params![
                code,
                seq,
                at,
                wall,
                1,
                Null,
                Null,
                seed.to_string()
            ])?,
            What::Act { seat, id, command } => {
                insert.execute(params![code, seq, at, wall, 2, seat.0, id, command])?
            }
            What::Pass => insert.execute(params![code, seq, at, wall, 3, Null, Null, Null])?,
            What::Chat(line) => {
                insert.execute(params![code, seq, at, wall, 4, Null, Null, json(line)?])?
            }
        };
    }
    if let Some(snapshot) = &append.snapshot {
        transaction
            .prepare_cached("INSERT OR REPLACE INTO snapshots (code, body) VALUES (?, ?)")?
            .execute(params![code, json(snapshot)?])?;
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> rusqlite::Result<String> {
    serde_json::to_string(value)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}

fn list(
    transaction: &Transaction,
    code: &str,
    new: bool,
    listing: &Listing,
) -> rusqlite::Result<()> {
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

fn sweep(transaction: &Transaction, before: u64, awake: &HashSet<String>) -> rusqlite::Result<()> {
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
