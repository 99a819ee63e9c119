//! The thread that owns the database. It stores commits, runs checkpoints, and reads.
//!
//! Appends of all tables that arrive during a commit go into the next one together, so that there are at most about fifty commits
//! a second for any number of tables.

use rusqlite::{Connection, Transaction};
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::iter;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

use super::checkpoint::{self, Pending};
use super::journal::{CommitId, Entry, Journal};
use super::recovery::{self, Damage};
use super::{StoreError, record_codec};
use crate::metrics::Metrics;

/// Most appends in one commit.
const GROUP: usize = 4096;
/// Under load, a commit waits this long for more appends: this costs a little latency and saves most of the work, also
/// in sending the effects of those commands.
const GATHER: Duration = Duration::from_millis(20);
/// A checkpoint begins when the journal has this many bytes, or when its oldest commit is this old. Larger values put more
/// records in one chunk; smaller values make recovery faster.
const CHECKPOINT_BYTES: usize = 4 * 1024 * 1024;
const CHECKPOINT_AGE: Duration = Duration::from_secs(10);
/// Tables that are moved in one transaction of a checkpoint. Commits continue in between.
const CHECKPOINT_TABLES: usize = 64;
/// Time between two attempts after a failure.
const RETRY: Duration = Duration::from_secs(1);
/// A commit that takes longer is logged, because players notice it.
const SLOW: Duration = Duration::from_millis(200);

/// Where the result of a job goes.
type Reply = oneshot::Sender<Result<(), StoreError>>;

/// A job for the writer.
pub enum Job {
    /// Store an append.
    Append(Box<Entry>, Reply),
    /// Read something.
    Read(Wanted, Read),
    /// Mark a table as damaged.
    Damaged(String, String),
    /// Delete tables that never started.
    Sweep {
        /// Not used since this time.
        before: u64,
        /// Loaded tables, which are kept.
        loaded: HashSet<String>,
        /// Notified when it is done.
        reply: Reply,
    },
    /// Close the store.
    Close(Reply),
}

/// Reads from the database, or gets the error.
pub type Read = Box<dyn FnOnce(Result<&Connection, StoreError>) + Send>;

/// Journal entries that must be moved to their final place before a read.
pub enum Wanted {
    /// A table.
    Table(String),
    /// The list of finished games.
    Finished,
}

/// The thread that owns the database.
pub struct Writer {
    connection: Connection,
    journal: Journal,
    /// Journal entries that are not moved to their final place yet.
    pending: HashMap<String, Pending>,
    checkpoint: Option<Checkpoint>,
    /// Time of the oldest commit since the last checkpoint began.
    oldest: Option<Instant>,
    damage: Damage,
    healthy: Arc<AtomicBool>,
    /// When the last failure was, while the store is not healthy.
    failed: Option<Instant>,
    metrics: Arc<Metrics>,
    /// The lock of the store.
    _claim: File,
}

/// A checkpoint in progress.
struct Checkpoint {
    /// When it is done, all commits up to this one have been moved.
    until: CommitId,
    /// The tables that remain to be moved.
    tables: Vec<String>,
    since: Instant,
}

#[derive(PartialEq, Eq)]
enum Next {
    On,
    Closed,
}

impl Writer {
    /// A writer for a recovered store.
    pub fn new(
        connection: Connection,
        recovered: recovery::Recovered,
        healthy: Arc<AtomicBool>,
        metrics: Arc<Metrics>,
        claim: File,
    ) -> Writer {
        let recovery::Recovered {
            journal,
            pending,
            damage,
        } = recovered;
        Writer {
            connection,
            journal,
            oldest: (!pending.is_empty()).then(Instant::now),
            pending,
            checkpoint: None,
            damage,
            healthy,
            failed: None,
            metrics,
            _claim: claim,
        }
    }

    /// Works until a close job, or until all senders are dropped.
    pub fn run(mut self, jobs: &Receiver<Job>) {
        let mut last = Instant::now();
        loop {
            match jobs.recv_timeout(self.time_to_wait()) {
                Ok(first) => {
                    if last.elapsed() < 2 * GATHER {
                        std::thread::sleep(GATHER);
                    }
                    let jobs = iter::once(first).chain(jobs.try_iter()).take(GROUP);
                    if self.work(jobs) == Next::Closed {
                        return;
                    }
                    last = Instant::now();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.retry();
            self.continue_checkpoint();
        }
    }

    /// Does the waiting jobs: all appends in one commit.
    fn work(&mut self, jobs: impl Iterator<Item = Job>) -> Next {
        let (mut group, mut reads) = (Vec::new(), Vec::new());
        for job in jobs {
            match job {
                Job::Append(entry, reply) => group.push((*entry, reply)),
                Job::Read(wanted, read) => reads.push((wanted, read)),
                Job::Damaged(code, why) => self.mark_damaged(code, why),
                Job::Sweep {
                    before,
                    loaded,
                    reply,
                } => {
                    self.commit(&mut group);
                    answer(reply, self.sweep(before, &loaded));
                }
                Job::Close(reply) => {
                    self.commit(&mut group);
                    answer(reply, self.close());
                    return Next::Closed;
                }
            }
        }
        self.commit(&mut group);
        for (wanted, read) in reads {
            match self.prepare(&wanted) {
                Ok(()) => read(Ok(&self.connection)),
                Err(error) => read(Err(error)),
            }
        }
        Next::On
    }

    /// How long to wait for the next job.
    fn time_to_wait(&self) -> Duration {
        match (self.failed, &self.checkpoint, self.oldest) {
            (Some(failed), ..) => RETRY.saturating_sub(failed.elapsed()),
            (None, Some(_), _) => Duration::ZERO,
            (None, None, Some(oldest)) => CHECKPOINT_AGE.saturating_sub(oldest.elapsed()),
            (None, None, None) => Duration::MAX,
        }
    }

    /// Stores a group. An append that does not follow the table's last record is refused; the others are stored.
    fn commit(&mut self, group: &mut Vec<(Entry, Reply)>) {
        if group.is_empty() {
            return;
        }
        let begin = Instant::now();
        let mut ahead = HashMap::with_capacity(group.len());
        let checked: Vec<Result<(), StoreError>> = group
            .iter()
            .map(|(entry, _)| self.check(entry, &mut ahead))
            .collect();
        drop(ahead);
        let entries = group
            .iter()
            .zip(&checked)
            .filter(|(_, checked)| checked.is_ok())
            .map(|((entry, _), _)| entry);
        let stored = match entries.clone().next() {
            Some(_) => self.journal.append(&self.connection, entries),
            None => Ok(()),
        };
        let took = begin.elapsed();
        self.metrics.commit(group.len(), took);
        if took > SLOW {
            let (ms, checkpoint) = (took.as_millis(), self.checkpoint.is_some());
            tracing::warn!(ms, checkpoint, "slow commit");
        }
        let failed = checked
            .iter()
            .find(|checked| matches!(checked, Err(StoreError::Broken(_))));
        match failed {
            Some(failed) => self.note(&failed.clone(), "cannot read"),
            None if checked.iter().any(Result::is_ok) => self.note(&stored, "cannot store"),
            None => {}
        }
        for ((entry, reply), checked) in group.drain(..).zip(checked) {
            let result = checked.and_then(|()| stored.clone());
            if result.is_ok() {
                self.oldest.get_or_insert(begin);
                Pending::add(&mut self.pending, entry);
            }
            answer(reply, result);
        }
    }

    /// Updates the health of the store.
    fn note(&mut self, result: &Result<(), StoreError>, what: &str) {
        match result {
            Ok(()) if self.failed.take().is_some() => {
                tracing::info!("the store works again");
                self.healthy.store(true, Ordering::Relaxed);
            }
            Ok(()) => {}
            Err(error) => {
                tracing::error!(%error, what);
                self.failed = Some(Instant::now());
                self.healthy.store(false, Ordering::Relaxed);
            }
        }
    }

    /// After a failure, checks every second whether the store works again, so that `/healthz` recovers without a command.
    fn retry(&mut self) {
        if self.failed.is_some_and(|failed| failed.elapsed() >= RETRY) {
            let probe = "UPDATE checkpoint SET journal_id = journal_id";
            let written = self.connection.execute(probe, []);
            let written = written.map(drop).map_err(StoreError::from);
            self.note(&written, "the store still fails");
        }
    }

    /// Whether an entry follows the stored records and the earlier entries of this commit.
    fn check<'a>(
        &self,
        entry: &'a Entry,
        ahead: &mut HashMap<&'a str, u64>,
    ) -> Result<(), StoreError> {
        let code = entry.code.as_str();
        if self.damage.contains_key(code) {
            // A new table cannot have the code of a damaged one.
            return Err(match entry.expected {
                0 => StoreError::Conflict,
                _ => StoreError::Damaged,
            });
        }
        let last = match (ahead.get(code), self.pending.get(code)) {
            (Some(last), _) => *last,
            (None, Some(pending)) => pending.last,
            (None, None) => record_codec::last(&self.connection, code)?,
        };
        if last != entry.expected {
            return Err(StoreError::Conflict);
        }
        ahead.insert(code, last + entry.count);
        Ok(())
    }

    /// Moves the wanted entries to their final place.
    fn prepare(&mut self, wanted: &Wanted) -> Result<(), StoreError> {
        let codes = match wanted {
            Wanted::Table(code) if self.damage.contains_key(code) => {
                return Err(StoreError::Damaged);
            }
            Wanted::Table(code) => vec![code.clone()],
            Wanted::Finished => {
                let finished = self.pending.iter().filter(|table| table.1.is_finished());
                finished.map(|table| table.0.clone()).collect()
            }
        };
        let stored = checkpoint::store(&mut self.connection, &mut self.pending, &codes);
        self.note(&stored, "cannot move records out of the journal");
        stored
    }

    fn mark_damaged(&mut self, code: String, why: String) {
        tracing::error!(table = code, why, "a table is damaged and is not served");
        let found = Damage::from([(code, why)]);
        if let Err(error) = recovery::mark(&self.connection, &found) {
            tracing::error!(%error, "cannot mark a table as damaged");
        }
        self.damage.extend(found);
    }

    /// Continues the checkpoint, or starts one if it is due.
    fn continue_checkpoint(&mut self) {
        let old = self
            .oldest
            .is_some_and(|oldest| oldest.elapsed() >= CHECKPOINT_AGE);
        let due = old || self.journal.len() >= CHECKPOINT_BYTES;
        if self.failed.is_none() && (self.checkpoint.is_some() || due) {
            let moved = self.checkpoint_step();
            self.note(&moved, "cannot move records out of the journal");
        }
    }

    /// Starts a checkpoint if none is in progress, and moves the next tables.
    fn checkpoint_step(&mut self) -> Result<(), StoreError> {
        let checkpoint = self.checkpoint.get_or_insert_with(|| {
            self.oldest = None;
            self.journal.reset_length();
            let mut tables: Vec<String> = self.pending.keys().cloned().collect();
            // Sorted, so that the index is written sequentially. They are taken from the end.
            tables.sort_unstable_by(|one, other| other.cmp(one));
            Checkpoint {
                until: self.journal.last(),
                tables,
                since: Instant::now(),
            }
        });
        let rest = checkpoint.tables.len().saturating_sub(CHECKPOINT_TABLES);
        let mut next = checkpoint.tables[rest..].to_vec();
        next.reverse();
        checkpoint::store(&mut self.connection, &mut self.pending, &next)?;
        checkpoint.tables.truncate(rest);
        if rest == 0 {
            checkpoint::finish(&mut self.connection, checkpoint.until)?;
            let took = checkpoint.since.elapsed();
            self.metrics.checkpoint_seconds.observe(took.as_secs_f64());
            self.checkpoint = None;
        }
        Ok(())
    }

    /// Moves everything out of the journal.
    fn settle(&mut self) -> Result<(), StoreError> {
        while self.checkpoint.is_some() || self.journal.len() > 0 || !self.pending.is_empty() {
            self.checkpoint_step()?;
        }
        Ok(())
    }

    /// Empties the journal, so that only one file remains.
    fn close(&mut self) -> Result<(), StoreError> {
        self.settle()?;
        // Deletes the rollback journal file.
        self.connection
            .pragma_update(None, "journal_mode", "DELETE")?;
        Ok(())
    }

    fn sweep(&mut self, before: u64, loaded: &HashSet<String>) -> Result<(), StoreError> {
        // Deleted tables must not reappear from the journal.
        self.settle()?;
        let transaction = self.connection.transaction()?;
        sweep(&transaction, before, loaded)?;
        Ok(transaction.commit()?)
    }
}

/// Sends a result. The caller may have been cancelled.
fn answer(reply: Reply, result: Result<(), StoreError>) {
    let _ = reply.send(result);
}

fn sweep(
    transaction: &Transaction,
    before: u64,
    loaded: &HashSet<String>,
) -> Result<(), StoreError> {
    let stale: Vec<String> = transaction
        .prepare(
            "SELECT code FROM tables WHERE started = 0
             AND (SELECT max(wall) FROM record_chunks WHERE record_chunks.code = tables.code) < ?
             AND code NOT IN (SELECT code FROM damaged_tables)",
        )?
        .query_map([before as i64], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for code in stale.iter().filter(|code| !loaded.contains(*code)) {
        for table in ["record_chunks", "snapshots", "tables"] {
            transaction.execute(&format!("DELETE FROM {table} WHERE code = ?"), [code])?;
        }
    }
    if !stale.is_empty() {
        tracing::info!(tables = stale.len(), "deleted tables that never started");
    }
    Ok(())
}
