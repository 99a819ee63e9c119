//! The database on disk: its tables, how an older one is brought up to date, and how it is opened.

use i18n::system_errors;
use rusqlite::Connection;
use std::fs::{File, TryLockError};
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, Instant};
use table::Text;

use super::OpenError;
use super::checkpoint::checksum;

/// The migrations; `user_version` is the number of those that were applied.
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
    // 2: a journal of records that are not in their final place yet, one row per commit.
    "CREATE TABLE journal (
        id INTEGER PRIMARY KEY,
        body TEXT NOT NULL
    ) STRICT;",
    // 3: records are stored in pieces, several of a table together; the journal is a pair of files.
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
    // 4: the journal is a table again and the files of version 0.1 go; chunks and snapshots have checksums.
    "ALTER TABLE pieces RENAME TO record_chunks;
    ALTER TABLE record_chunks ADD COLUMN checksum INTEGER;
    ALTER TABLE snapshots ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE snapshots ADD COLUMN checksum INTEGER;
    UPDATE snapshots SET seq = body ->> 'seq';
    CREATE TABLE journal (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        body TEXT NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE checkpoint (journal_id INTEGER NOT NULL) STRICT;
    INSERT INTO checkpoint VALUES (0);
    CREATE TABLE damaged_tables (
        code TEXT NOT NULL PRIMARY KEY,
        reason TEXT NOT NULL,
        found INTEGER NOT NULL
    ) STRICT;
    ALTER TABLE folded RENAME TO legacy_journal;
    ALTER TABLE legacy_journal RENAME COLUMN turn TO generation;",
];

/// The first version of the database that has checksums.
const CHECKSUMS: u32 = 4;

/// How long to wait for a store that another process has open: one that was told to stop may still be closing.
const PATIENCE: Duration = Duration::from_secs(3);

/// Locks the store for this process, as long as the file is open.
pub fn claim(path: &Path) -> Result<File, OpenError> {
    let broken = |error: std::io::Error| OpenError::Broken(system_errors::system(&error));
    let lock = path.with_extension("lock");
    let file = File::create(&lock)
        .and_then(|file| make_private(&lock).map(|()| file))
        .map_err(broken)?;
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

/// A message for a database error.
impl From<rusqlite::Error> for OpenError {
    fn from(error: rusqlite::Error) -> OpenError {
        use rusqlite::ErrorCode::*;
        OpenError::Broken(match error.sqlite_error_code() {
            Some(DiskFull) => Text::new("error-disk-full"),
            Some(ReadOnly) => Text::new("error-read-only"),
            Some(PermissionDenied) => Text::new("error-permission"),
            Some(CannotOpen) => Text::new("error-database-closed"),
            Some(DatabaseCorrupt) => Text::new("error-database-damaged"),
            Some(NotADatabase) => Text::new("error-database-foreign"),
            _ => system_errors::other(&error.to_string()),
        })
    }
}

/// Only the account of the server may read the file: it contains private messages.
pub fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Opens the database, and creates it if there is none.
pub fn open(path: &Path) -> Result<Connection, OpenError> {
    let broken = |error: io::Error| OpenError::Broken(system_errors::system(&error));
    match std::fs::metadata(path) {
        Ok(_) => check_length(path)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => create(path)?,
        Err(error) => return Err(broken(error)),
    }
    make_private(path).map_err(broken)?;
    let rollback_journal = path.with_extension("db-journal");
    if rollback_journal.exists() {
        make_private(&rollback_journal).map_err(broken)?;
    }
    let mut connection = connect(path)?;
    migrate(&mut connection)?;
    Ok(connection)
}

/// Creates a new database under a temporary name first, so that an empty file of the final name always means damage.
fn create(path: &Path) -> Result<(), OpenError> {
    let broken = |error: io::Error| OpenError::Broken(system_errors::system(&error));
    let new = path.with_extension("new");
    File::create(&new)
        .and_then(|_| make_private(&new))
        .map_err(broken)?;
    let mut connection = connect(&new)?;
    migrate(&mut connection)?;
    connection.pragma_update(None, "journal_mode", "DELETE")?;
    connection.close().map_err(|(_, error)| error)?;
    std::fs::rename(&new, path)
        .and_then(|()| sync_folder(path))
        .map_err(broken)
}

/// Syncs the folder, so that new and renamed files survive a crash.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        #[cfg(unix)]
        Some(folder) if folder.as_os_str().is_empty() => File::open(".")?.sync_all(),
        #[cfg(unix)]
        Some(folder) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

/// Refuses a database file that is empty or shorter than its own header says.
fn check_length(path: &Path) -> Result<(), OpenError> {
    let broken = |error: io::Error| OpenError::Broken(system_errors::system(&error));
    let mut head = [0; 100];
    let mut file = File::open(path).map_err(broken)?;
    let length = file.metadata().map_err(broken)?.len();
    if length == 0 {
        return Err(OpenError::Broken(Text::new("error-database-empty")));
    }
    if length < head.len() as u64 {
        return Err(OpenError::Broken(Text::new("error-database-foreign")));
    }
    file.read_exact(&mut head).map_err(broken)?;
    // <https://sqlite.org/fileformat.html#the_database_header>; a database with a write-ahead log may be longer there.
    let wal = path.with_extension("db-wal");
    if head.starts_with(b"SQLite format 3\0") && !wal.exists() {
        let page = match u16::from_be_bytes([head[16], head[17]]) {
            1 => 65536,
            size => u64::from(size),
        };
        let pages = u64::from(u32::from_be_bytes([head[28], head[29], head[30], head[31]]));
        if pages * page > length {
            let text = Text::new("error-database-truncated")
                .with("length", length as i64)
                .with("expected", (pages * page) as i64);
            return Err(OpenError::Broken(text));
        }
    }
    Ok(())
}

/// Opens a connection with the settings that the store needs.
fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    // A rollback journal, so that the file has everything after each commit: a write-ahead log would be a second file that
    // a backup must have, and damage to it would remove commits silently. PERSIST, because overwriting the journal file costs
    // less than truncating it at every commit.
    connection.pragma_update(None, "journal_mode", "PERSIST")?;
    // With FULL, a commit is on disk and not only with the operating system when it returns.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // 4 MB: the upper pages of the indices. A table's own pages are needed every few seconds only.
    connection.pragma_update(None, "cache_size", -4_000)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Brings an older or empty database up to date. Refuses one from a newer release.
fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let Some(missing) = STEPS.get(version as usize..) else {
        let text = Text::new("error-database-newer")
            .with("version", i64::from(version))
            .with("known", STEPS.len() as i64);
        return Err(OpenError::Broken(text));
    };
    if missing.is_empty() {
        return Ok(());
    }
    for step in missing {
        transaction.execute_batch(step)?;
    }
    if version < CHECKSUMS {
        add_checksums(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", STEPS.len() as u32)?;
    Ok(transaction.commit()?)
}

/// Computes the checksums of what an earlier release stored.
fn add_checksums(transaction: &Connection) -> rusqlite::Result<()> {
    for (select, update) in [
        (
            "SELECT rowid, code, first, last, body FROM record_chunks",
            "UPDATE record_chunks SET checksum = ? WHERE rowid = ?",
        ),
        (
            "SELECT rowid, code, seq, seq, body FROM snapshots",
            "UPDATE snapshots SET checksum = ? WHERE rowid = ?",
        ),
    ] {
        let mut select = transaction.prepare(select)?;
        let mut update = transaction.prepare(update)?;
        let mut rows = select.query([])?;
        let mut sums: Vec<(i64, i64)> = Vec::new();
        while let Some(row) = rows.next()? {
            let (code, body): (String, String) = (row.get(1)?, row.get(4)?);
            sums.push((
                checksum(&code, row.get(2)?, row.get(3)?, &body),
                row.get(0)?,
            ));
        }
        for sum in sums {
            update.execute(sum)?;
        }
    }
    Ok(())
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
