//! Folds the write-ahead log into the file, beside the commits: none of them waits for it.

use rusqlite::Connection;
use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// After so many commits it is time: some thousand pages under load.
const COMMITS: u32 = 256;
/// The log begins anew once all of it is folded. More may be written to it meanwhile, so the end is tried for again.
const TRIES: usize = 8;

/// The thread that folds, as the writer knows it. It ends when this is dropped.
pub struct Folder {
    ask: SyncSender<()>,
    commits: u32,
}

impl Folder {
    /// Starts it over a connection of its own.
    pub fn start(connection: Connection) -> io::Result<Folder> {
        let (ask, asked) = sync_channel(1);
        std::thread::Builder::new()
            .name("log-folder".into())
            .spawn(move || run(&connection, &asked))?;
        Ok(Folder { ask, commits: 0 })
    }

    /// Something was committed.
    pub fn committed(&mut self) {
        self.commits += 1;
        // One that is still busy is asked again after the next commit.
        if self.commits >= COMMITS && self.ask.try_send(()).is_ok() {
            self.commits = 0;
        }
    }
}

fn run(connection: &Connection, asked: &Receiver<()>) {
    while asked.recv().is_ok() {
        for _ in 0..TRIES {
            match fold(connection) {
                Ok((pages, folded)) if folded < pages => {}
                Ok(_) => break,
                Err(error) => {
                    tracing::warn!(%error, "the write-ahead log is not folded");
                    break;
                }
            }
        }
    }
}

/// Folds what there is now: pages in the log, and how many of them are in the file.
fn fold(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    let fold = "PRAGMA wal_checkpoint(PASSIVE)";
    connection.query_row(fold, [], |row| Ok((row.get(1)?, row.get(2)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::schema;
    use std::time::Duration;

    /// Where it is asked to, the log is folded to its end and begins anew: it does not grow for ever.
    #[test]
    fn the_log_begins_anew() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("test.db");
        let connection = schema::open(&path).unwrap();
        let mut folder = Folder::start(schema::open(&path).unwrap()).unwrap();
        let mut insert = |sql: &str| {
            connection.execute_batch(sql).unwrap();
            folder.committed();
        };
        // Every log has a salt of its own, after sixteen bytes.
        let salt = || std::fs::read(place.path().join("test.db-wal")).unwrap()[16..24].to_vec();
        insert("CREATE TABLE t (number INTEGER)");
        let first = salt();
        for _ in 2..COMMITS {
            insert("INSERT INTO t VALUES (1)");
        }
        assert_eq!(salt(), first);
        // It ends when nothing more comes for a moment.
        // How long a moment is, depends on the disk.
        for pause in 0..40 {
            insert("INSERT INTO t VALUES (2)");
            if salt() != first {
                return;
            }
            std::thread::sleep(Duration::from_millis(1 << pause.min(12)));
        }
        panic!("the log goes on and on");
    }
}
