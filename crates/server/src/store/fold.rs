//! Puts what the journal has gathered where it is read, beside the commits: none of them waits for it.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

use super::journal::{Segment, Turn};
use super::row::{Row, discreet, json, unreadable};
use super::{Append, Listing, StoreError};

/// What one table brings to disk with a commit: a line of the journal.
#[derive(Serialize, Deserialize)]
struct Line<'a, Rows, Snapshot> {
    #[serde(borrow)]
    code: Cow<'a, str>,
    /// The number of the first record, and how many there are.
    first: u64,
    count: u64,
    /// Wall time of the last record.
    wall: u64,
    rows: Rows,
    #[serde(skip_serializing_if = "Option::is_none")]
    snapshot: Option<Snapshot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    listing: Option<Listing>,
}

/// Writes an append as a line.
pub fn line(code: &str, expected: u64, append: Append) -> Result<Vec<u8>, StoreError> {
    let rows: Result<Vec<Row>, _> = append.records.iter().map(Row::of).collect();
    let line = Line {
        code: code.into(),
        first: expected + 1,
        count: append.records.len() as u64,
        wall: append.records.last().map_or(0, |record| record.wall),
        rows: rows?,
        snapshot: append.snapshot,
        listing: append.listing,
    };
    let mut line = json(&line)?.into_bytes();
    line.push(b'\n');
    Ok(line)
}

/// A line as it is read: what need not be understood is left as it is.
type Found<'a> = Line<'a, &'a RawValue, &'a RawValue>;

/// What a segment has of one table.
struct Piece<'a> {
    first: u64,
    last: u64,
    wall: u64,
    /// The rows, without the brackets around them.
    rows: String,
    snapshot: Option<&'a str>,
}

impl<'a> Piece<'a> {
    /// Nothing yet, but from this number on.
    fn from(first: u64) -> Piece<'a> {
        Piece {
            first,
            last: first.saturating_sub(1),
            wall: 0,
            rows: String::new(),
            snapshot: None,
        }
    }

    fn is_empty(&self) -> bool {
        self.last < self.first
    }

    /// What comes next of this table.
    fn add(&mut self, line: &Found<'a>) -> Result<(), StoreError> {
        if line.count > 0 {
            let rows = line.rows.get().strip_prefix('[');
            let rows = rows.and_then(|rows| rows.strip_suffix(']'));
            if !self.is_empty() {
                self.rows.push(',');
            }
            self.rows
                .push_str(rows.ok_or_else(|| unreadable("records are no list"))?);
            self.last += line.count;
            self.wall = line.wall;
        }
        if let Some(snapshot) = line.snapshot {
            self.snapshot = Some(snapshot.get());
        }
        Ok(())
    }
}

/// Puts everything that a segment holds in its place, all of it or nothing, and notes that it is there.
pub fn fold(connection: &mut Connection, segment: &Segment) -> Result<(), StoreError> {
    let bytes = segment.read().map_err(unreadable)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // By code, so that the index is written to from one end to the other.
    let mut pieces = BTreeMap::new();
    let lines = segment.commits(&bytes).flat_map(|commit| {
        let lines = commit.split(|byte| *byte == b'\n');
        lines.filter(|line| !line.is_empty())
    });
    for line in lines {
        let line: Found =
            serde_json::from_slice(line).map_err(|error| unreadable(discreet(&error)))?;
        if let Some(listing) = &line.listing {
            list(&transaction, &line.code, line.first == 1, listing)?;
        }
        pieces
            .entry(line.code.clone())
            .or_insert_with(|| Piece::from(line.first))
            .add(&line)?;
    }
    for (code, piece) in &pieces {
        place(&transaction, code, piece)?;
    }
    transaction
        .prepare_cached("UPDATE folded SET turn = ?")?
        .execute([segment.turn as i64])?;
    Ok(transaction.commit()?)
}

/// The last turn that was folded.
pub fn folded(connection: &Connection) -> Result<Turn, StoreError> {
    let turn: i64 = connection.query_row("SELECT turn FROM folded", [], |row| row.get(0))?;
    Ok(turn as Turn)
}

fn place(transaction: &Transaction, code: &str, piece: &Piece) -> Result<(), StoreError> {
    if !piece.is_empty() {
        let [first, last, wall] = [piece.first, piece.last, piece.wall].map(|number| number as i64);
        transaction
            .prepare_cached(
                "INSERT INTO pieces (code, first, last, wall, body) VALUES (?, ?, ?, ?, '[' || ? || ']')",
            )?
            .execute(params![code, first, last, wall, piece.rows])?;
    }
    if let Some(snapshot) = piece.snapshot {
        transaction
            .prepare_cached("INSERT OR REPLACE INTO snapshots (code, body) VALUES (?, ?)")?
            .execute(params![code, snapshot])?;
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

/// The thread that folds, as the writer knows it. It has ended when this is dropped.
pub struct Folder {
    ask: Option<Sender<Segment>>,
    answers: Receiver<Result<(), StoreError>>,
    thread: Option<JoinHandle<()>>,
}

impl Folder {
    /// Starts it over a connection of its own.
    pub fn start(mut connection: Connection) -> io::Result<Folder> {
        let (ask, asked) = channel();
        let (answer, answers) = channel();
        let thread = std::thread::Builder::new()
            .name("log-folder".into())
            .spawn(move || {
                for segment in asked {
                    // Whoever asked may have gone: then nobody needs the answer.
                    let _ = answer.send(fold(&mut connection, &segment));
                }
            })?;
        Ok(Folder {
            ask: Some(ask),
            answers,
            thread: Some(thread),
        })
    }

    /// Has a segment folded. An answer follows.
    pub fn fold(&self, segment: Segment) {
        if let Some(ask) = &self.ask {
            // A thread that has gone does not answer, and that is what is noticed.
            let _ = ask.send(segment);
        }
    }

    /// The answer, if it is there.
    pub fn answer(&self) -> Option<Result<(), StoreError>> {
        match self.answers.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(gone())),
        }
    }

    /// Waits for the answer.
    pub fn wait(&self) -> Result<(), StoreError> {
        self.answers.recv().unwrap_or_else(|_| Err(gone()))
    }
}

fn gone() -> StoreError {
    StoreError::Broken("nothing is folded any more".into())
}

impl Drop for Folder {
    fn drop(&mut self) {
        self.ask = None;
        if let Some(thread) = self.thread.take() {
            // It has panicked, or it is done: either way nothing is written any more.
            let _ = thread.join();
        }
    }
}
