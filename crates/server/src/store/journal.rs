//! The journal: one database row per commit, with the appends of all tables in it.
//!
//! A commit holds appends of many tables. If they were written to their final place, each would touch a database page of its own; as one
//! row of text they are written in one place, and [`checkpoint`](super::checkpoint) moves them to their final place later,
//! many commits at a time.
//!
//! The body of a row is text: a line about the commit ([`Heading`]), then a line for each append ([`Line`]). Ids have no gaps
//! and every row has a checksum, so that damage is noticed. The tables of a commit are named three times (in its heading, in
//! its lines and in the next heading), so that the affected tables are known when a row is lost.

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;

use super::record_codec::{Row, from_json, json, redacted, unreadable};
use super::{Append, Listing, StoreError};

/// The number of a row of the journal.
pub type CommitId = i64;

/// An append of one table, serialised.
pub struct Entry {
    /// The table.
    pub code: String,
    /// The number of its last record before.
    pub expected: u64,
    /// How many records there are.
    pub count: u64,
    /// Wall time of the last record.
    pub wall: u64,
    /// The records as JSON, separated by commas.
    pub rows: String,
    /// A new snapshot as JSON.
    pub snapshot: Option<String>,
    /// The list entry, if it changed.
    pub listing: Option<Listing>,
}

/// The first line of a commit.
#[derive(Serialize, Deserialize)]
struct Heading<'a> {
    /// The tables of this commit.
    #[serde(borrow)]
    tables: Vec<Cow<'a, str>>,
    /// The tables of the commit before.
    #[serde(borrow)]
    previous: Vec<Cow<'a, str>>,
}

/// One append in a commit.
#[derive(Serialize, Deserialize)]
pub struct Line<'a> {
    /// The table.
    #[serde(borrow)]
    pub code: Cow<'a, str>,
    /// The number of the first record.
    pub first: u64,
    /// How many records there are.
    pub count: u64,
    /// Wall time of the last record.
    pub wall: u64,
    /// A list of records.
    #[serde(borrow)]
    pub rows: &'a RawValue,
    /// A snapshot.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub snapshot: Option<&'a RawValue>,
    /// The list entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listing: Option<Listing>,
}

impl Entry {
    /// Serialises an append.
    pub fn new(code: &str, expected: u64, append: Append) -> Result<Entry, StoreError> {
        let mut rows = String::new();
        for record in &append.records {
            if !rows.is_empty() {
                rows.push(',');
            }
            rows.push_str(&json(&Row::of(record)?)?);
        }
        Ok(Entry {
            code: code.to_owned(),
            expected,
            count: append.records.len() as u64,
            wall: append.records.last().map_or(0, |record| record.wall),
            rows,
            snapshot: append.snapshot.as_ref().map(json).transpose()?,
            listing: append.listing,
        })
    }

    /// Reads an append back from a line.
    pub fn parse(line: &str) -> Result<Entry, StoreError> {
        let line: Line =
            serde_json::from_str(line).map_err(|error| unreadable(redacted(&error)))?;
        let rows = line.rows.get().strip_prefix('[');
        let rows = rows.and_then(|rows| rows.strip_suffix(']'));
        let expected = line.first.checked_sub(1);
        Ok(Entry {
            code: line.code.into_owned(),
            expected: expected.ok_or_else(|| unreadable("a record has the number 0"))?,
            count: line.count,
            wall: line.wall,
            rows: rows
                .ok_or_else(|| unreadable("records are not a list"))?
                .to_owned(),
            snapshot: line.snapshot.map(|snapshot| snapshot.get().to_owned()),
            listing: line.listing,
        })
    }

    fn write_line(&self, out: &mut String) -> Result<(), StoreError> {
        use std::fmt::Write;
        // Writing into a string does not fail.
        let _ = write!(
            out,
            r#"{{"code":{},"first":{},"count":{},"wall":{},"rows":[{}]"#,
            json(&self.code)?,
            self.expected + 1,
            self.count,
            self.wall,
            self.rows
        );
        if let Some(snapshot) = &self.snapshot {
            out.push_str(r#","snapshot":"#);
            out.push_str(snapshot);
        }
        if let Some(listing) = &self.listing {
            out.push_str(r#","listing":"#);
            out.push_str(&json(listing)?);
        }
        out.push_str("}\n");
        Ok(())
    }
}

/// The end of the journal, where commits are appended.
pub struct Journal {
    last: CommitId,
    /// The tables of the last commit.
    previous: Vec<String>,
    /// Bytes since the last checkpoint.
    length: usize,
    body: String,
}

impl Journal {
    /// A journal that continues after this row.
    pub fn after(last: CommitId, previous: Vec<String>) -> Journal {
        Journal {
            last,
            previous,
            length: 0,
            body: String::new(),
        }
    }

    /// The last commit.
    pub fn last(&self) -> CommitId {
        self.last
    }

    /// How many bytes were appended since the last checkpoint began.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Resets the length at the start of a checkpoint.
    pub fn reset_length(&mut self) {
        self.length = 0;
    }

    /// Stores a commit. When this returns it is on disk.
    pub fn append<'a>(
        &mut self,
        connection: &Connection,
        entries: impl Iterator<Item = &'a Entry> + Clone,
    ) -> Result<(), StoreError> {
        let heading = Heading {
            tables: entries.clone().map(|entry| (&entry.code).into()).collect(),
            previous: self.previous.iter().map(Into::into).collect(),
        };
        self.body.clear();
        self.body.push_str(&json(&heading)?);
        self.body.push('\n');
        entries
            .clone()
            .try_for_each(|entry| entry.write_line(&mut self.body))?;
        let id = self.last + 1;
        connection
            .prepare_cached("INSERT INTO journal (id, body, checksum) VALUES (?, ?, ?)")?
            .execute(params![id, self.body, checksum(id, &self.body)])?;
        self.last = id;
        self.length += self.body.len();
        self.previous = entries.map(|entry| entry.code.clone()).collect();
        Ok(())
    }
}

/// The checksum of a row.
pub fn checksum(id: CommitId, body: &str) -> i64 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&id.to_le_bytes());
    hasher.update(body.as_bytes());
    i64::from(hasher.finalize())
}

/// The lines of a commit, without its heading.
pub fn lines(body: &str) -> impl Iterator<Item = &str> {
    body.lines().skip(1).filter(|line| !line.is_empty())
}

/// The tables of a commit and those of the commit before, from its heading.
pub fn heading(body: &str) -> Result<(Vec<String>, Vec<String>), StoreError> {
    let heading: Heading = from_json_borrowed(body.lines().next().unwrap_or_default())?;
    let owned = |codes: Vec<Cow<str>>| codes.into_iter().map(Cow::into_owned).collect();
    Ok((owned(heading.tables), owned(heading.previous)))
}

fn from_json_borrowed<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| unreadable(redacted(&error)))
}

/// The table codes that can still be found in a damaged text.
pub fn tables_named(text: &str) -> Vec<String> {
    let mut found = heading(text).map_or(Vec::new(), |(tables, _)| tables);
    for part in text.split(r#""code":"#).skip(1) {
        let code = part
            .strip_prefix('"')
            .and_then(|part| part.split('"').next());
        if let Some(Ok(code)) = code.map(|code| from_json::<String>(&format!("\"{code}\""))) {
            found.push(code);
        }
    }
    found.sort();
    found.dedup();
    found
}
