//! The database on disk.

use rusqlite::Connection;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::time::{Duration, Instant};
use table::Text;
use words::trouble;

use super::OpenError;

/// How the database came to be what it is; `user_version` says how many of these steps were taken.
const STEPS: &[&str] = &[
    // 1: tables, their records, their snapshots.
    "CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        started INTEGER NOT NULL,
        finished INTEGER,
        card TEXT
    ) STRICT;
    CREATE INDEX finished_tables ON tables (id) WHERE finished IS NOT NULL;
    CREATE INDEX waiting_tables ON tables (code) WHERE started = 0;
    CREATE TABLE records (
        code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        kind INTEGER NOT NULL,
        seat INTEGER,
        act_id TEXT,
        body TEXT,
        PRIMARY KEY (code, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        code TEXT NOT NULL PRIMARY KEY,
        body TEXT NOT NULL
    ) STRICT;",
    // 2: the journal of records that are not in their place yet, a commit a row.
    "CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    ) STRICT;",
    // 3: records stand in pieces, some of a table together; the journal is a file, and this is how much of it is here.
    "INSERT OR IGNORE INTO records (code, seq, at, wall, kind, seat, act_id, body)
        SELECT part.value ->> 0, (part.value ->> 1) + row.key, row.value ->> 0, row.value ->> 1, row.value ->> 2,
            row.value ->> 3, row.value ->> 4, row.value ->> 5
        FROM journal, json_each(journal.body) AS part, json_each(part.value, '$[2]') AS row;
    CREATE TABLE pieces (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        body TEXT NOT NULL,
        UNIQUE (code, first)
    ) STRICT;
    INSERT INTO pieces (code, first, last, wall, body)
        SELECT code, min(seq), max(seq), max(wall),
            json_group_array(json_array(at, wall, kind, seat, act_id, body) ORDER BY seq)
        FROM records GROUP BY code;
    CREATE TABLE folded (turn INTEGER NOT NULL) STRICT;
    INSERT INTO folded VALUES (0);
    DROP TABLE journal;
    DROP TABLE records;",
];

/// How long a store that another process holds is waited for: one that was told to stop may still be closing.
const PATIENCE: Duration = Duration::from_secs(3);

/// Makes the store this process's own, as long as the file is held.
pub fn claim(path: &Path) -> Result<File, OpenError> {
    let broken = |error: std::io::Error| OpenError::Broken(trouble::system(&error));
    let file = File::create(path.with_extension("lock")).map_err(broken)?;
    let begin = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if begin.elapsed() < PATIENCE => {
                std::thread::sleep(Duration::from_millis(20));
            }
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => return Err(broken(error)),
        }
    }
}

/// Why a database cannot be used, in words.
impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        use rusqlite::ErrorCode::*;
        OpenError::Broken(match error.sqlite_error_code() {
            Some(DiskFull) => Text::new("trouble-disk-full"),
            Some(ReadOnly) => Text::new("trouble-read-only"),
            Some(PermissionDenied) => Text::new("trouble-permission"),
            Some(CannotOpen) => Text::new("trouble-database-closed"),
            Some(DatabaseCorrupt) => Text::new("trouble-database-damaged"),
            Some(NotADatabase) => Text::new("trouble-database-foreign"),
            _ => trouble::other(&error.to_string()),
        })
    }
}

/// Opens a connection with the settings every connection needs.
pub fn open(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // With FULL, a commit is on disk and not only with the operating system when it returns.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // 4 MB: the upper pages of the indices. A table's own page is wanted every few seconds only, and the system has it.
    connection.pragma_update(None, "cache_size", -4_000)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Brings an older or empty database up to date. Refuses one from a newer release.
pub fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let Some(missing) = STEPS.get(version as usize..) else {
        let text = Text::new("trouble-database-newer")
            .with("version", i64::from(version))
            .with("known", STEPS.len() as i64);
        return Err(OpenError::Broken(text));
    };
    for step in missing {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", STEPS.len() as u32)?;
    Ok(transaction.commit()?)
}

/// A database as an earlier release left it.
#[cfg(test)]
pub fn migrate_to(connection: &Connection, version: usize) {
    for step in &STEPS[..version] {
        connection.execute_batch(step).unwrap();
    }
    connection
        .pragma_update(None, "user_version", version as u32)
        .unwrap();
}
