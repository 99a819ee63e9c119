//! The embedded log: one SQLite file, owned by a thread of its own.

use rusqlite::{Connection, params};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use tokio::sync::oneshot;

use super::journal::Entry;
use super::record_codec::{RawTable, from_json};
use super::recovery::{self, refused};
use super::schema;
use super::writer::{Job, Wanted, Writer};
use super::{Append, History, Log, OpenError, StoreError, StoreFuture, Stored};
use crate::api::{ReplayCard, ReplayPage};
use crate::metrics::Metrics;

/// Finished games on one page of the list.
const PAGE: usize = 50;

/// The embedded log.
pub struct SqliteLog {
    writer: Sender<Job>,
    healthy: Arc<AtomicBool>,
}

impl SqliteLog {
    /// Opens or creates the database at `path`, and locks it for this process.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<SqliteLog, OpenError> {
        let claim = schema::claim(path)?;
        let mut connection = schema::open(path)?;
        let recovered = recovery::recover(&mut connection, path)?;
        metrics.damaged_tables.set(recovered.damage.len() as i64);
        let (writer, jobs) = channel();
        let healthy = Arc::new(AtomicBool::new(true));
        let writing = Writer::new(connection, recovered, healthy.clone(), metrics, claim);
        std::thread::Builder::new()
            .name("log-writer".into())
            .spawn(move || writing.run(&jobs))
            .map_err(refused)?;
        Ok(SqliteLog { writer, healthy })
    }

    fn write(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<(), StoreError>>) -> Job,
    ) -> StoreFuture<()> {
        let (reply, answer) = oneshot::channel();
        let sent = self.writer.send(job(reply));
        Box::pin(async move {
            sent.map_err(|_| stopped())?;
            answer.await.map_err(|_| stopped())?
        })
    }

    /// Reads on the writer's thread, after the needed entries were moved to their final place, and parses on a blocking thread.
    fn read<R: Send + 'static, T: Send + 'static>(
        &self,
        wanted: Wanted,
        read: impl FnOnce(&Connection) -> Result<R, StoreError> + Send + 'static,
        parse: impl FnOnce(R) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(move |connection: Result<&Connection, StoreError>| {
            // The caller may have been cancelled.
            let _ = reply.send(connection.and_then(read));
        });
        let sent = self.writer.send(Job::Read(wanted, job));
        Box::pin(async move {
            sent.map_err(|_| stopped())?;
            let raw = answer.await.map_err(|_| stopped())??;
            let parsed = tokio::task::spawn_blocking(move || parse(raw)).await;
            parsed.map_err(|error| StoreError::Broken(error.to_string()))?
        })
    }

    /// Reads a table: from its snapshot on, or all of its records. A damaged one is marked and no longer served.
    fn read_table<T: Send + 'static>(
        &self,
        code: &str,
        whole: bool,
        parse: impl FnOnce(RawTable) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<Option<T>> {
        let wanted = Wanted::Table(code.to_owned());
        let (read_code, parse_code) = (code.to_owned(), code.to_owned());
        let writer = self.writer.clone();
        self.read(
            wanted,
            move |connection| Ok(RawTable::read(connection, &read_code, whole)?),
            move |raw| {
                let Some(raw) = raw else { return Ok(None) };
                let checked = raw.check(&parse_code);
                let parsed = checked.and_then(|()| parse(raw).map_err(|error| error.to_string()));
                parsed.map(Some).map_err(|why| {
                    // If the writer has stopped, nothing is served anyway.
                    let _ = writer.send(Job::Damaged(parse_code, why));
                    StoreError::Damaged
                })
            },
        )
    }
}

fn stopped() -> StoreError {
    StoreError::Broken("the writer has stopped".into())
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
    fn append(&self, code: &str, expected: u64, append: Append) -> StoreFuture<()> {
        match Entry::new(code, expected, append) {
            Ok(entry) => self.write(|reply| Job::Append(Box::new(entry), reply)),
            Err(error) => Box::pin(async { Err(error) }),
        }
    }

    fn load(&self, code: &str) -> StoreFuture<Option<Stored>> {
        self.read_table(code, false, |raw| {
            let snapshot = raw.snapshot()?;
            let records = raw.records()?;
            let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
            Ok(Stored {
                rules_version: raw.rules_version,
                seq: after + records.len() as u64,
                snapshot,
                records,
            })
        })
    }

    fn history(&self, code: &str) -> StoreFuture<Option<History>> {
        self.read_table(code, true, |raw| {
            Ok(History {
                rules_version: raw.rules_version,
                finished: raw.card.as_deref().map(from_json).transpose()?,
                records: raw.records()?,
            })
        })
    }

    fn finished(&self, game: Option<String>, before: Option<i64>) -> StoreFuture<ReplayPage> {
        let read = move |connection: &Connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, card FROM tables WHERE finished IS NOT NULL AND id < ?1 AND (?2 IS NULL OR game = ?2)
                 ORDER BY id DESC LIMIT ?3",
            )?;
            let before = before.unwrap_or(i64::MAX);
            let found = statement.query_map(params![before, game, PAGE as i64 + 1], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
            Ok(found.collect::<rusqlite::Result<Vec<(i64, String)>>>()?)
        };
        self.read(Wanted::Finished, read, |rows| {
            let before = rows
                .get(PAGE - 1)
                .filter(|_| rows.len() > PAGE)
                .map(|row| row.0);
            let replays: Result<Vec<ReplayCard>, StoreError> = rows
                .iter()
                .take(PAGE)
                .map(|row| from_json(&row.1))
                .collect();
            Ok(ReplayPage {
                replays: replays?,
                before,
            })
        })
    }

    fn sweep(&self, before: u64, loaded: HashSet<String>) -> StoreFuture<()> {
        self.write(|reply| Job::Sweep {
            before,
            loaded,
            reply,
        })
    }

    fn close(&self) -> StoreFuture<()> {
        self.write(Job::Close)
    }

    fn healthy(&self) -> bool {
        self.healthy.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
#[path = "sqlite_tests.rs"]
mod tests;
