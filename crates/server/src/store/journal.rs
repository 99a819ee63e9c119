//! What is stored but not in its place yet.
//!
//! A commit holds a few commands of each of many tables, and their places are far apart in the file: one page each. So
//! a commit appends everything to one journal, in one piece, and what gathers there for a table is put in its place
//! together, some hundred commits later. Nobody but the writer looks into the journal: before a table is read, what it
//! has there is put in its place, and after a crash all of it is.

use rusqlite::{Connection, params};
use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};

use super::StoreError;
use super::row::{self, Row};

/// What a table has in the journal is put in its place when so many commits have followed. More saves work and takes
/// memory and time after a crash.
const STAY: i64 = 512;
/// Tables that are put in place with one commit, at most: none waits long for the others.
const TABLES: usize = 16;
/// So many commits that are in place altogether are thrown away together.
const DEAD: i64 = 64;

/// A commit's number.
type CommitId = i64;

/// Some rows of a table as a commit's text holds them: the table, the number of the first, and all of them.
type Part<'a> = (Cow<'a, str>, u64, Cow<'a, [Row]>);

/// What a table has in the journal.
struct Waiting {
    since: CommitId,
    first: u64,
    rows: Vec<Row>,
}

/// The journal, as the writer knows it.
#[derive(Default)]
pub struct Journal {
    waiting: HashMap<String, Waiting>,
    /// Tables by the first commit that they wait from, the oldest first; those put in place since are passed over.
    queue: VecDeque<(CommitId, String)>,
    /// The number of the next commit, and of the first that was not thrown away.
    next: CommitId,
    oldest: CommitId,
}

impl Journal {
    /// Puts everything that a crash left in the journal in its place.
    pub fn recover(connection: &mut Connection) -> Result<Journal, StoreError> {
        let transaction = connection.transaction()?;
        {
            let mut select = transaction.prepare("SELECT body FROM journal ORDER BY id")?;
            let mut commits = select.query([])?;
            while let Some(commit) = commits.next()? {
                let parts: Vec<Part> =
                    row::from_json(commit.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?)?;
                for (code, first, rows) in &parts {
                    row::insert(&transaction, code, *first, rows.iter())?;
                }
            }
        }
        transaction.execute("DELETE FROM journal", [])?;
        transaction.commit()?;
        Ok(Journal::default())
    }

    /// The number of a table's last row.
    pub fn last(&self, connection: &Connection, code: &str) -> Result<u64, StoreError> {
        match self.waiting.get(code) {
            Some(waiting) => Ok(waiting.first + waiting.rows.len() as u64 - 1),
            None => row::last(connection, code),
        }
    }

    /// Appends rows of several tables, all in one piece.
    pub fn append<'a>(
        &self,
        connection: &Connection,
        rows: impl Iterator<Item = (&'a str, u64, &'a [Row])>,
    ) -> Result<(), StoreError> {
        let parts: Vec<Part> = rows
            .filter(|(_, _, rows)| !rows.is_empty())
            .map(|(code, first, rows)| (code.into(), first, rows.into()))
            .collect();
        if !parts.is_empty() {
            connection
                .prepare_cached("INSERT INTO journal (id, body) VALUES (?, ?)")?
                .execute(params![self.next, row::json(&parts)?])?;
        }
        Ok(())
    }

    /// The tables that have waited long enough.
    pub fn ripe(&self) -> Vec<String> {
        self.queue
            .iter()
            .take_while(|(since, _)| since + STAY <= self.next)
            .filter(|(since, code)| self.waits(*since, code))
            .take(TABLES)
            .map(|(_, code)| code.clone())
            .collect()
    }

    fn waits(&self, since: CommitId, code: &str) -> bool {
        self.waiting
            .get(code)
            .is_some_and(|waiting| waiting.since == since)
    }

    /// Writes what a table has here where it belongs.
    pub fn place(&self, connection: &Connection, code: &str) -> Result<(), StoreError> {
        match self.waiting.get(code) {
            Some(waiting) => row::insert(connection, code, waiting.first, &waiting.rows),
            None => Ok(()),
        }
    }

    /// Writes everything where it belongs. When that is committed, the journal is as new.
    pub fn settle(&self, connection: &Connection) -> Result<(), StoreError> {
        for code in self.waiting.keys() {
            self.place(connection, code)?;
        }
        connection.execute("DELETE FROM journal", [])?;
        Ok(())
    }

    /// That was committed: these tables are in their places.
    pub fn placed(&mut self, codes: &[String]) {
        for code in codes {
            self.waiting.remove(code);
        }
        while let Some((since, code)) = self.queue.front()
            && !self.waits(*since, code)
        {
            self.queue.pop_front();
        }
    }

    /// That was committed: these rows are in the journal.
    pub fn appended<'a>(&mut self, rows: impl Iterator<Item = (&'a str, u64, Vec<Row>)>) {
        let since = self.next;
        for (code, first, rows) in rows.filter(|(_, _, rows)| !rows.is_empty()) {
            if let Some(waiting) = self.waiting.get_mut(code) {
                waiting.rows.extend(rows);
            } else {
                self.queue.push_back((since, code.to_owned()));
                let waiting = Waiting { since, first, rows };
                self.waiting.insert(code.to_owned(), waiting);
            }
        }
        self.next += 1;
    }

    /// Throws away what is in its place, once that is worth it.
    pub fn tidy(&mut self, connection: &Connection) -> Result<(), StoreError> {
        let live = self.queue.front().map_or(self.next, |(since, _)| *since);
        if live >= self.oldest + DEAD {
            connection
                .prepare_cached("DELETE FROM journal WHERE id < ?")?
                .execute([live])?;
            self.oldest = live;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Record, What, schema};
    use table::Millis;

    fn row(number: u64) -> Row {
        Row::of(Record {
            at: Millis(number),
            wall: number,
            what: What::Pass,
        })
        .unwrap()
    }

    /// A journal over a database of its own, and one table's rows a commit.
    fn commit(journal: &mut Journal, connection: &Connection, code: &str) {
        let first = journal.last(connection, code).unwrap() + 1;
        let rows = vec![row(first)];
        let ripe = journal.ripe();
        journal
            .append(connection, [(code, first, &rows[..])].into_iter())
            .unwrap();
        for code in &ripe {
            journal.place(connection, code).unwrap();
        }
        journal.tidy(connection).unwrap();
        journal.placed(&ripe);
        journal.appended([(code, first, rows)].into_iter());
    }

    fn count(connection: &Connection, table: &str) -> i64 {
        connection
            .query_row(&format!("SELECT count(*) FROM {table}"), [], |row| {
                row.get(0)
            })
            .unwrap()
    }

    #[test]
    fn it_stays_short_and_holds_little() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        let mut journal = Journal::default();
        // A table that is silent after its first word does not keep the rest from being thrown away.
        commit(&mut journal, &connection, "SILENT");
        let commits = 5 * STAY;
        for number in 0..commits {
            let code = ["BUSY", "OTHER"][(number % 2) as usize];
            commit(&mut journal, &connection, code);
            let length = count(&connection, "journal");
            assert!(length <= STAY + DEAD + 1, "{length} commits");
            let held: usize = journal.waiting.values().map(|table| table.rows.len()).sum();
            assert!(held as i64 <= 2 * STAY + 1, "{held} rows in memory");
            assert!(journal.queue.len() <= 4);
        }
        assert_eq!(row::last(&connection, "SILENT").unwrap(), 1);
        for code in ["BUSY", "OTHER"] {
            assert_eq!(journal.last(&connection, code).unwrap(), commits as u64 / 2);
        }
        // After a crash the database alone has everything, each row once.
        let journal = Journal::recover(&mut connection).unwrap();
        assert_eq!(count(&connection, "journal"), 0);
        assert_eq!(count(&connection, "records"), commits + 1);
        assert!(journal.waiting.is_empty());
        let read = row::read(&connection, "BUSY", 0).unwrap();
        assert!(
            read.iter()
                .zip(1..)
                .all(|(record, number)| record.wall == number)
        );
    }

    #[test]
    fn many_tables_that_ripen_together_are_placed_a_few_at_a_time() {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        let mut journal = Journal::default();
        let codes: Vec<String> = (0..3 * TABLES).map(|number| format!("T{number}")).collect();
        journal.appended(codes.iter().map(|code| (code.as_str(), 1, vec![row(1)])));
        for _ in 1..STAY {
            assert!(journal.ripe().is_empty());
            journal.appended(std::iter::empty());
        }
        for _ in 0..3 {
            let ripe = journal.ripe();
            assert_eq!(ripe.len(), TABLES);
            journal.placed(&ripe);
        }
        assert!(journal.ripe().is_empty() && journal.queue.is_empty());
    }
}
