//! Recovery at start: reads the journal that the last process left, and checks all tables that may be played.
//!
//! A table whose records have a gap or a wrong checksum is marked as damaged and not served. Nothing is rolled back silently:
//! the log says which tables are damaged and why, and a copy of the files is kept.

use i18n::system_errors;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use table::Text;

use super::checkpoint::{self, Pending};
use super::journal::{self, CommitId, Entry, Journal};
use super::legacy_journal::{self, Part};
use super::record_codec::{self, RawTable};
use super::{OpenError, StoreError, schema};
use crate::clock::wall;

/// Why tables are damaged, by code.
pub type Damage = BTreeMap<String, String>;

/// The state of the store after recovery.
pub struct Recovered {
    /// The end of the journal.
    pub journal: Journal,
    /// Journal entries that are not moved to their final place yet.
    pub pending: HashMap<String, Pending>,
    /// Tables that are not served.
    pub damage: Damage,
}

/// Reads the journal and checks all tables whose game has not ended. Finished ones are checked when they are read.
pub fn recover(connection: &mut Connection, database: &Path) -> Result<Recovered, OpenError> {
    let known = marked(connection)?;
    let mut recovery = Recovery {
        connection,
        pending: HashMap::new(),
        found: Damage::new(),
    };
    recovery.check_tables()?;
    let legacy = recovery.read_legacy_journal(database)?;
    let journal = recovery.read_journal()?;
    let Recovery {
        mut pending,
        mut found,
        ..
    } = recovery;
    found.retain(|code, _| !known.contains_key(code));
    let copies = match found.is_empty() {
        true => Vec::new(),
        false => keep_copies(database)?,
    };
    for (code, why) in &found {
        tracing::error!(table = code, why, "a table is damaged and is not served");
    }
    if !copies.is_empty() {
        let copies: Vec<String> = copies
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        tracing::error!(
            tables = found.len(),
            copies = copies.join(", "),
            "the store is damaged: undamaged tables are served, and a copy of the files is kept"
        );
    }
    mark(connection, &found)?;
    let mut damage = known;
    damage.extend(found);
    pending.retain(|code, _| !damage.contains_key(code));
    if let Some(generation) = legacy {
        let codes: Vec<String> = pending.keys().cloned().collect();
        checkpoint::store(connection, &mut pending, &codes).map_err(unusable)?;
        connection.execute(
            "UPDATE legacy_journal SET generation = ?",
            [generation as i64],
        )?;
    }
    for path in legacy_journal::paths(database) {
        if path.exists() {
            std::fs::remove_file(path).map_err(refused)?;
        }
    }
    Ok(Recovered {
        journal,
        pending,
        damage,
    })
}

/// Marks tables as damaged.
pub fn mark(connection: &Connection, damage: &Damage) -> rusqlite::Result<()> {
    for (code, why) in damage {
        connection.execute(
            "INSERT OR IGNORE INTO damaged_tables (code, reason, found) VALUES (?, ?, ?)",
            params![code, why, wall() as i64],
        )?;
    }
    Ok(())
}

fn marked(connection: &Connection) -> rusqlite::Result<Damage> {
    connection
        .prepare("SELECT code, reason FROM damaged_tables")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

/// Copies the files of the store as they were found.
fn keep_copies(database: &Path) -> Result<Vec<PathBuf>, OpenError> {
    let [even, odd] = legacy_journal::paths(database);
    let time = wall() / 1000;
    let mut copies = Vec::new();
    for path in [database.to_owned(), even, odd] {
        if path.exists() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let copy = path.with_file_name(format!("damaged-{time}-{name}"));
            std::fs::copy(&path, &copy)
                .and_then(|_| schema::make_private(&copy))
                .map_err(refused)?;
            copies.push(copy);
        }
    }
    Ok(copies)
}

struct Recovery<'a> {
    connection: &'a Connection,
    pending: HashMap<String, Pending>,
    found: Damage,
}

impl Recovery<'_> {
    fn damaged(&mut self, code: &str, why: &str) {
        self.found
            .entry(code.to_owned())
            .or_insert_with(|| why.to_owned());
    }

    fn unfinished(&self) -> rusqlite::Result<Vec<String>> {
        self.connection
            .prepare("SELECT code FROM tables WHERE finished IS NULL")?
            .query_map([], |row| row.get(0))?
            .collect()
    }

    /// Marks all unfinished tables: it is unknown to which tables the missing records belong.
    fn damage_unfinished(&mut self, why: &str) -> rusqlite::Result<()> {
        for code in self.unfinished()? {
            self.damaged(&code, why);
        }
        Ok(())
    }

    fn check_tables(&mut self) -> rusqlite::Result<()> {
        for code in self.unfinished()? {
            let checked = match RawTable::read(self.connection, &code, true) {
                Ok(Some(table)) => table.check(&code),
                Ok(None) => Ok(()),
                Err(error) => Err(error.to_string()),
            };
            if let Err(why) = checked {
                self.damaged(&code, &why);
            }
        }
        Ok(())
    }

    /// Adds one append from a journal, unless it was moved to its final place already.
    fn add(&mut self, entry: Entry) -> Result<(), StoreError> {
        let last = match self.pending.get(&entry.code) {
            Some(pending) => pending.last,
            None => record_codec::last(self.connection, &entry.code)?,
        };
        if entry.expected > last || (entry.expected < last && entry.expected + entry.count > last) {
            self.damaged(
                &entry.code,
                &format!("record {last} is followed by record {}", entry.expected + 1),
            );
        } else if entry.expected == last {
            Pending::add(&mut self.pending, entry);
        }
        Ok(())
    }

    fn add_lines<'a>(&mut self, lines: impl Iterator<Item = &'a str>) -> Result<(), StoreError> {
        for line in lines {
            match Entry::parse(line) {
                Ok(entry) => self.add(entry)?,
                Err(error) => {
                    for code in journal::tables_named(line) {
                        self.damaged(&code, &error.to_string());
                    }
                }
            }
        }
        Ok(())
    }

    /// Imports the journal files of version 0.1, and returns their last generation.
    fn read_legacy_journal(
        &mut self,
        database: &Path,
    ) -> Result<Option<legacy_journal::Generation>, OpenError> {
        let stored: i64 =
            self.connection
                .query_row("SELECT generation FROM legacy_journal", [], |row| {
                    row.get(0)
                })?;
        let stored = stored as legacy_journal::Generation;
        let segments = legacy_journal::read(database, stored).map_err(refused)?;
        let mut last = stored;
        for segment in segments {
            // Where one is missing, the journal was written beside another database.
            if segment.generation != last + 1 {
                return Err(OpenError::Broken(Text::new("error-journal-foreign")));
            }
            last = segment.generation;
            for part in segment.parts {
                match part {
                    Part::Commit(text) => {
                        let lines = text.lines().filter(|line| !line.is_empty());
                        self.add_lines(lines).map_err(unusable)?;
                    }
                    Part::Damaged(text) => {
                        for code in journal::tables_named(&text) {
                            self.damaged(&code, "a part of the journal file is damaged");
                        }
                    }
                }
            }
        }
        Ok((last > stored).then_some(last))
    }

    fn read_journal(&mut self) -> Result<Journal, OpenError> {
        let stored: CommitId =
            self.connection
                .query_row("SELECT journal_id FROM checkpoint", [], |row| row.get(0))?;
        let newest: Option<CommitId> = self
            .connection
            .query_row(
                "SELECT seq FROM sqlite_sequence WHERE name = 'journal'",
                [],
                |row| row.get(0),
            )
            .optional()?;
        let mut last = stored;
        let mut previous = Vec::new();
        // Whether the row before was missing or damaged: then the next heading tells which tables it had.
        let mut lost = false;
        let connection = self.connection;
        let mut select = connection
            .prepare("SELECT id, body, checksum FROM journal WHERE id > ? ORDER BY id")?;
        let mut rows = select.query([stored])?;
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => break,
                Err(error) => {
                    self.damage_unfinished(&format!("the journal cannot be read: {error}"))?;
                    break;
                }
            };
            let id: CommitId = row.get(0)?;
            let body = match row.get_ref(1)?.as_bytes() {
                Ok(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Err(_) => String::new(),
            };
            let whole = row.get::<_, i64>(2).ok() == Some(journal::checksum(id, &body));
            if id > last + 2 {
                self.damage_unfinished("commits are missing in the journal")?;
            }
            lost |= id != last + 1;
            last = id;
            if !whole {
                for code in journal::tables_named(&body) {
                    self.damaged(&code, &format!("commit {id} of the journal is damaged"));
                }
                lost = true;
                previous = Vec::new();
                continue;
            }
            let (tables, before) = journal::heading(&body).map_err(unusable)?;
            if std::mem::take(&mut lost) {
                for code in before {
                    let why = format!("commit {} of the journal is missing or damaged", id - 1);
                    self.damaged(&code, &why);
                }
            }
            self.add_lines(journal::lines(&body)).map_err(unusable)?;
            previous = tables;
        }
        if newest.is_some_and(|newest| newest > last) {
            self.damage_unfinished("commits are missing at the end of the journal")?;
        }
        Ok(Journal::after(last.max(newest.unwrap_or(0)), previous))
    }
}

/// The error for a store that the operating system does not open.
pub fn refused(error: std::io::Error) -> OpenError {
    OpenError::Broken(system_errors::system(&error))
}

/// The error for a store whose content cannot be used.
pub fn unusable(error: StoreError) -> OpenError {
    OpenError::Broken(system_errors::other(&error.to_string()))
}
