//! The thread that writes: it brings commits to the journal, and has the journal folded into the database.
//!
//! Appends of all tables that arrive while a commit is on its way to the disk go into the next one together, so that the
//! disk is asked a hundred times a second at most, however many tables there are.

use rusqlite::{Connection, Transaction};
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::iter;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

use super::StoreError;
use super::fold::Folder;
use super::journal::{Journal, Segment, Turn};
use super::row;
use crate::metrics::Metrics;

/// Most appends in one commit.
const GROUP: usize = 4096;
/// Under load, a commit waits so long for company: it costs a little latency and saves most of the work, here and where
/// the effects of all those commands then go out together.
const GATHER: Duration = Duration::from_millis(10);
/// The journal is folded when it has so many bytes, or when its oldest commit is so old. More gathers more of a table in one
/// place; less is quicker after a crash.
const FULL: u64 = 4 * 1024 * 1024;
const OLD: Duration = Duration::from_secs(10);
/// While the journal is being folded, it is looked after so often.
const GLANCE: Duration = Duration::from_millis(2);
/// What could not be folded is tried again after so long.
const AGAIN: Duration = Duration::from_secs(1);
/// A commit that takes so long is felt at the tables.
const SLOW: Duration = Duration::from_millis(200);

/// Somebody who waits until something is stored.
type Waiting = oneshot::Sender<Result<(), StoreError>>;

/// Something to write, and who waits for it.
pub struct Job {
    /// What.
    pub task: Task,
    /// Told when it is done.
    pub done: Waiting,
}

/// What can be asked of the writer.
pub enum Task {
    /// A table has something new.
    Append(Entry),
    /// What the journal has must be where readers find it.
    Fold(Wanted),
    /// Tables that never began are forgotten.
    Sweep {
        /// Nobody touched them since.
        before: u64,
        /// But these are kept.
        awake: HashSet<String>,
    },
    /// Nothing more is to be stored.
    Close,
}

/// What one table brings to disk.
pub struct Entry {
    /// The table.
    pub code: String,
    /// The number of its last record.
    pub expected: u64,
    /// How many records there are.
    pub count: u64,
    /// Whether it comes to the list of finished games.
    pub finished: bool,
    /// All of it.
    pub line: Vec<u8>,
}

/// What somebody wants to read.
pub enum Wanted {
    /// A table.
    Table(String),
    /// The list of finished games.
    Finished,
}

/// The thread that writes.
pub struct Writer {
    /// To look up what the journal does not have.
    pub connection: Connection,
    /// Where commits go.
    pub journal: Journal,
    /// Brings them to the database.
    pub folder: Folder,
    /// What is in the journal and perhaps not in the database.
    pub news: News,
    /// Whether things can be stored.
    pub healthy: Arc<AtomicBool>,
    /// Counts commits.
    pub metrics: Arc<Metrics>,
    /// Held as long as anything may be written.
    pub _claim: File,
}

/// What is in the journal and perhaps not in the database.
#[derive(Default)]
pub struct News {
    /// The number of each table's last record, and the turn in which it came.
    last: HashMap<String, (u64, Turn)>,
    /// The turn in which a game last came to its end.
    finished: Option<Turn>,
    /// When the first commit of this turn was.
    since: Option<Instant>,
    /// Who waits until everything is in the database.
    waiting: Vec<Waiting>,
    /// The segment that is being folded, since when, and who waits for that.
    folding: Option<(Segment, Instant, Vec<Waiting>)>,
    /// A segment that could not be folded, and when that was.
    failed: Option<(Segment, Instant)>,
    /// Nothing could be folded lately.
    stuck: bool,
}

/// Whether more can be stored.
#[derive(PartialEq, Eq)]
enum Going {
    On,
    Closed,
}

/// Tells somebody. Whoever asked may have gone: then nobody needs the answer.
fn tell(waiting: Waiting, result: Result<(), StoreError>) {
    let _ = waiting.send(result);
}

impl Writer {
    /// Works until it is told to close, or until nobody is left who could ask.
    pub fn run(mut self, jobs: &Receiver<Job>) {
        let mut last = Instant::now();
        loop {
            match jobs.recv_timeout(self.patience()) {
                Ok(first) => {
                    if last.elapsed() < 2 * GATHER {
                        std::thread::sleep(GATHER);
                    }
                    let jobs = iter::once(first).chain(jobs.try_iter()).take(GROUP);
                    if self.work(jobs) == Going::Closed {
                        return;
                    }
                    last = Instant::now();
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.news.folding.is_some()
                && let Some(answer) = self.folder.answer()
            {
                self.folded(answer);
            }
            self.turn_over();
        }
    }

    /// Does what has gathered: all appends in one commit.
    fn work(&mut self, jobs: impl Iterator<Item = Job>) -> Going {
        let (mut group, mut wanted) = (Vec::new(), Vec::new());
        for Job { task, done } in jobs {
            match task {
                Task::Append(entry) => group.push((entry, done)),
                Task::Fold(what) => wanted.push((what, done)),
                Task::Sweep { before, awake } => {
                    self.commit(&mut group);
                    tell(done, self.sweep(before, &awake));
                }
                Task::Close => {
                    self.commit(&mut group);
                    tell(done, self.close());
                    return Going::Closed;
                }
            }
        }
        self.commit(&mut group);
        for (what, waiting) in wanted {
            match self.has(&what) {
                true => self.news.waiting.push(waiting),
                false => tell(waiting, Ok(())),
            }
        }
        Going::On
    }

    /// How long there is nothing to do unless somebody asks.
    fn patience(&self) -> Duration {
        let News {
            since,
            folding,
            failed,
            ..
        } = &self.news;
        match (folding, failed, since) {
            (Some(_), _, _) => GLANCE,
            (None, Some(_), _) => AGAIN,
            (None, None, Some(since)) => OLD.saturating_sub(since.elapsed()),
            (None, None, None) => Duration::MAX,
        }
    }

    /// Brings a group to disk. Whoever is not at the number it takes itself to be at is refused; the others do not suffer
    /// for it.
    fn commit(&mut self, group: &mut Vec<(Entry, Waiting)>) {
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
        let mut lines = group
            .iter()
            .zip(&checked)
            .filter(|(_, checked)| checked.is_ok())
            .map(|((entry, _), _)| &*entry.line)
            .peekable();
        let stored = match lines.peek() {
            Some(_) => self.store(lines),
            None => Ok(()),
        };
        let took = begin.elapsed();
        self.metrics.commit(group.len(), took);
        if took > SLOW {
            let (ms, folding) = (took.as_millis(), self.news.folding.is_some());
            tracing::warn!(ms, folding, "the disk is slow");
        }
        for ((entry, waiting), checked) in group.drain(..).zip(checked) {
            let result = checked.and_then(|()| stored.clone());
            if result.is_ok() {
                self.news.note(entry, self.journal.turn());
            }
            tell(waiting, result);
        }
    }

    fn store<'a>(&mut self, lines: impl Iterator<Item = &'a [u8]>) -> Result<(), StoreError> {
        let stored = self.journal.append(lines).map_err(|error| {
            tracing::error!(%error, "cannot store");
            StoreError::Broken(error.to_string())
        });
        let well = stored.is_ok() && !self.news.stuck;
        self.healthy.store(well, Ordering::Relaxed);
        stored
    }

    /// Whether an entry follows what is stored, and what goes before it in this commit.
    fn check<'a>(
        &self,
        entry: &'a Entry,
        ahead: &mut HashMap<&'a str, u64>,
    ) -> Result<(), StoreError> {
        let code = entry.code.as_str();
        let last = match (ahead.get(code), self.news.last.get(code)) {
            (Some(last), _) | (None, Some((last, _))) => *last,
            (None, None) => row::last(&self.connection, code)?,
        };
        if last != entry.expected {
            return Err(StoreError::Conflict);
        }
        ahead.insert(code, last + entry.count);
        Ok(())
    }

    /// Whether the journal has something of what is wanted.
    fn has(&self, wanted: &Wanted) -> bool {
        match wanted {
            Wanted::Table(code) => self.news.last.contains_key(code),
            Wanted::Finished => self.news.finished.is_some(),
        }
    }

    /// Has the journal folded, when it is time and the last of it is done.
    fn turn_over(&mut self) {
        let news = &mut self.news;
        if news.folding.is_some() {
            return;
        }
        if let Some((segment, _)) = news.failed.take_if(|(_, when)| when.elapsed() >= AGAIN) {
            return self.fold(segment, Vec::new());
        }
        let old = news.since.is_some_and(|since| since.elapsed() >= OLD);
        let ripe = old || self.journal.len() >= FULL || !news.waiting.is_empty();
        if ripe && news.failed.is_none() {
            self.begin_turn();
        }
    }

    /// Has everything folded that is in the journal now, and writes to the other file from now on.
    fn begin_turn(&mut self) {
        let waiting = std::mem::take(&mut self.news.waiting);
        if self.journal.len() == 0 {
            return waiting.into_iter().for_each(|one| tell(one, Ok(())));
        }
        let segment = self.journal.turn_over();
        self.news.since = None;
        self.fold(segment, waiting);
    }

    fn fold(&mut self, segment: Segment, waiting: Vec<Waiting>) {
        self.folder.fold(segment.clone());
        self.news.folding = Some((segment, Instant::now(), waiting));
    }

    /// A segment is in the database now, or could not be brought there.
    fn folded(&mut self, answer: Result<(), StoreError>) {
        let Some((segment, since, mut waiting)) = self.news.folding.take() else {
            return;
        };
        let took = since.elapsed().as_secs_f64();
        self.metrics.fold_seconds.observe(took);
        let was_stuck = std::mem::replace(&mut self.news.stuck, answer.is_err());
        match &answer {
            Ok(()) => {
                self.news.forget(segment.turn);
                if was_stuck {
                    self.healthy.store(true, Ordering::Relaxed);
                }
            }
            Err(error) => {
                tracing::error!(%error, "the journal is not folded");
                self.healthy.store(false, Ordering::Relaxed);
                self.news.failed = Some((segment, Instant::now()));
                waiting.append(&mut self.news.waiting);
            }
        }
        waiting
            .into_iter()
            .for_each(|one| tell(one, answer.clone()));
    }

    /// Waits until everything is in the database.
    fn settle(&mut self) -> Result<(), StoreError> {
        loop {
            if self.news.folding.is_some() {
                let answer = self.folder.wait();
                self.folded(answer.clone());
                answer?;
            } else if let Some((segment, _)) = self.news.failed.take() {
                self.fold(segment, Vec::new());
            } else if self.journal.len() > 0 {
                self.begin_turn();
            } else {
                return Ok(());
            }
        }
    }

    /// Leaves one tidy file behind: nothing is in the journal, nor in the database's own log.
    fn close(&mut self) -> Result<(), StoreError> {
        self.settle()?;
        let fold = "PRAGMA wal_checkpoint(TRUNCATE)";
        self.connection.query_row(fold, [], |_| Ok(()))?;
        self.journal
            .remove()
            .map_err(|error| StoreError::Broken(error.to_string()))
    }

    fn sweep(&mut self, before: u64, awake: &HashSet<String>) -> Result<(), StoreError> {
        // What is forgotten must not come back out of the journal.
        self.settle()?;
        let transaction = self.connection.transaction()?;
        sweep(&transaction, before, awake)?;
        Ok(transaction.commit()?)
    }
}

impl News {
    /// This was brought to the journal.
    fn note(&mut self, entry: Entry, turn: Turn) {
        self.since.get_or_insert_with(Instant::now);
        if entry.finished {
            self.finished = Some(turn);
        }
        let last = (entry.expected + entry.count, turn);
        match self.last.get_mut(&entry.code) {
            Some(known) => *known = last,
            None => drop(self.last.insert(entry.code, last)),
        }
    }

    /// Everything up to this turn is in the database.
    fn forget(&mut self, turn: Turn) {
        self.last.retain(|_, (_, since)| *since > turn);
        self.finished.take_if(|since| *since <= turn);
    }
}

fn sweep(
    transaction: &Transaction,
    before: u64,
    awake: &HashSet<String>,
) -> Result<(), StoreError> {
    let stale: Vec<String> = transaction
        .prepare(
            "SELECT code FROM tables WHERE started = 0
             AND (SELECT max(wall) FROM pieces WHERE pieces.code = tables.code) < ?",
        )?
        .query_map([before as i64], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for code in stale.iter().filter(|code| !awake.contains(*code)) {
        for table in ["pieces", "snapshots", "tables"] {
            transaction.execute(&format!("DELETE FROM {table} WHERE code = ?"), [code])?;
        }
    }
    if !stale.is_empty() {
        tracing::info!(tables = stale.len(), "swept tables that never began");
    }
    Ok(())
}
