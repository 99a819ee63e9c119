//! The embedded log against a plain list of records.

use super::*;
use crate::store::{Record, What};
use proptest::prelude::*;
use table::{Millis, Seat};

fn open(path: &Path) -> SqliteLog {
    SqliteLog::open(path, Arc::default()).unwrap()
}

fn act(number: u64) -> Record {
    Record {
        at: Millis(number),
        wall: number,
        what: What::Act {
            seat: Seat((number % 5) as u8),
            id: format!("id-{number}"),
            command: format!(r#"{{"number":{number},"text":"a \"quoted\" word"}}"#),
        },
    }
}

fn listing(started: bool) -> Option<Listing> {
    Some(Listing {
        game: "toy".into(),
        rules_version: 1,
        started,
        finished: None,
    })
}

/// A store and what must be in it.
struct Model {
    path: std::path::PathBuf,
    log: Option<SqliteLog>,
    tables: Vec<Vec<Record>>,
    _folder: tempfile::TempDir,
}

fn code(table: usize) -> String {
    format!("TABLE{table}")
}

impl Model {
    fn new(tables: usize) -> Model {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        Model {
            log: Some(open(&path)),
            path,
            tables: vec![Vec::new(); tables],
            _folder: folder,
        }
    }

    fn log(&self) -> &SqliteLog {
        self.log.as_ref().unwrap()
    }

    async fn append(&mut self, table: usize, count: usize) {
        let records: Vec<Record> = (0..count as u64)
            .map(|n| act(n + 7 * table as u64))
            .collect();
        let known = &mut self.tables[table];
        let append = Append {
            records: records.clone(),
            listing: listing(true).filter(|_| known.is_empty()),
            snapshot: None,
        };
        let expected = known.len() as u64;
        known.extend(records);
        let log = self.log.as_ref().unwrap();
        log.append(&code(table), expected, append).await.unwrap();
    }

    /// The process dies, or closes its store in good order, and comes back.
    async fn reopen(&mut self, orderly: bool) {
        if orderly {
            self.log().close().await.unwrap();
        }
        self.log = None;
        self.log = Some(open(&self.path));
    }

    async fn check(&self, table: usize) {
        let stored = self.log().load(&code(table)).await.unwrap();
        let known = &self.tables[table];
        assert_eq!(stored.is_some(), !known.is_empty());
        if let Some(stored) = stored {
            assert_eq!(&stored.records, known);
            assert_eq!(stored.seq, known.len() as u64);
            let history = self.log().history(&code(table)).await.unwrap().unwrap();
            assert_eq!(&history.records, known);
        }
    }

    /// Commits in the journal, as another program sees them.
    fn journal(&self) -> i64 {
        let connection = Connection::open(&self.path).unwrap();
        connection
            .query_row("SELECT count(*) FROM journal", [], |row| row.get(0))
            .unwrap()
    }
}

#[derive(Clone, Debug)]
enum Event {
    Append { table: usize, count: usize },
    Look { table: usize },
    Reopen { orderly: bool },
    Conflict { table: usize },
    Sweep,
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        8 => (0usize..4, 1usize..4).prop_map(|(table, count)| Event::Append { table, count }),
        2 => (0usize..4).prop_map(|table| Event::Look { table }),
        1 => any::<bool>().prop_map(|orderly| Event::Reopen { orderly }),
        1 => (0usize..4).prop_map(|table| Event::Conflict { table }),
        1 => Just(Event::Sweep),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    /// Whatever is acknowledged is read back, in order, wherever it lies and however the process ended.
    #[test]
    fn what_is_stored_is_read_back(events in prop::collection::vec(event(), 1..40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let mut model = Model::new(4);
            for event in events {
                match event {
                    Event::Append { table, count } => model.append(table, count).await,
                    Event::Look { table } => model.check(table).await,
                    Event::Reopen { orderly } => model.reopen(orderly).await,
                    Event::Conflict { table } => {
                        let append = Append { records: vec![act(1)], ..Append::default() };
                        let wrong = model.tables[table].len() as u64 + 1;
                        let result = model.log().append(&code(table), wrong, append).await;
                        assert_eq!(result, Err(StoreError::Conflict));
                    }
                    Event::Sweep => model.log().sweep(u64::MAX >> 1, HashSet::new()).await.unwrap(),
                }
            }
            for table in 0..4 {
                model.check(table).await;
            }
        });
    }
}

#[tokio::test]
async fn a_store_that_was_closed_is_one_tidy_file() {
    let mut model = Model::new(1);
    model.append(0, 3).await;
    assert_eq!(model.journal(), 1);
    model.reopen(true).await;
    assert_eq!(model.journal(), 0, "everything is in its place");
    model.check(0).await;
}

#[tokio::test]
async fn a_table_that_was_swept_does_not_come_back_out_of_the_journal() {
    let mut model = Model::new(2);
    let append = |listing| Append {
        records: vec![act(1)],
        listing,
        snapshot: None,
    };
    let gone = code(1);
    let log = model.log();
    log.append(&gone, 0, append(listing(false))).await.unwrap();
    log.sweep(1000, HashSet::new()).await.unwrap();
    assert!(log.load(&gone).await.unwrap().is_none());
    model.reopen(false).await;
    // The code is free again, and a new table there begins with nothing.
    model.append(1, 2).await;
    model.reopen(false).await;
    model.check(1).await;
}

#[tokio::test]
async fn a_store_has_one_process() {
    let model = Model::new(1);
    let refused = SqliteLog::open(&model.path, Arc::default()).err().unwrap();
    assert_eq!(refused, OpenError::InUse);
}
