//! The embedded log against a plain list of records.

use super::*;
use crate::lobby::Lobby;
use crate::protocol::RawJson;
use crate::store::{Listing, Record, What, journal};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Millis, Seat, SeatRange};

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

    /// The files of the journal that there are.
    fn journals(&self) -> usize {
        let paths = journal::paths(&self.path);
        paths.iter().filter(|path| path.exists()).count()
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
    assert_eq!(model.journals(), 2);
    model.log().close().await.unwrap();
    assert_eq!(model.journals(), 0, "everything is in its place");
    let refused = model.log().load(&code(0)).await;
    assert!(matches!(refused, Err(StoreError::Broken(_))), "{refused:?}");
    model.reopen(false).await;
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

#[tokio::test]
async fn commits_and_folds_are_counted() {
    let mut model = Model::new(1);
    let metrics = Arc::new(Metrics::default());
    model.log = None;
    // The thread that writes has ended.
    drop(schema::claim(&model.path).unwrap());
    model.log = Some(SqliteLog::open(&model.path, metrics.clone()).unwrap());
    for _ in 0..3 {
        model.append(0, 1).await;
    }
    // Whoever reads has the journal folded first.
    model.check(0).await;
    let text = metrics.text();
    assert!(text.contains("hangar_commit_seconds_count 3"), "{text}");
    assert!(text.contains("hangar_fold_seconds_count 1"), "{text}");
}

/// A backup is put in place of the database, and the journal of the one that was there is left beside it: tables with a gap
/// in the midst would be of use to nobody.
#[tokio::test]
async fn a_journal_of_another_database_is_not_taken() {
    let mut model = Model::new(1);
    for _ in 0..2 {
        model.append(0, 1).await;
        model.check(0).await;
    }
    model.append(0, 1).await;
    model.log = None;
    // The thread that writes has ended.
    drop(schema::claim(&model.path).unwrap());
    for file in ["db", "db-wal", "db-shm"] {
        // The last two come and go.
        let _ = std::fs::rename(
            model.path.with_extension(file),
            model.path.with_extension(format!("{file}.kept")),
        );
    }
    for _ in 0..2 {
        let refused = SqliteLog::open(&model.path, Arc::default()).err().unwrap();
        let why = Text::new("trouble-journal-foreign");
        assert_eq!(refused, OpenError::Broken(why));
        assert_eq!(model.journals(), 2, "it is left as it is");
    }
    for file in ["db", "db-wal", "db-shm"] {
        let _ = std::fs::remove_file(model.path.with_extension(file));
        let _ = std::fs::rename(
            model.path.with_extension(format!("{file}.kept")),
            model.path.with_extension(file),
        );
    }
    model.log = Some(open(&model.path));
    model.check(0).await;
}

/// The list of finished games has what ended a moment ago, wherever it lies.
#[tokio::test]
async fn a_game_that_has_just_ended_is_listed() {
    let model = Model::new(1);
    let log = model.log();
    let card = ReplayCard {
        code: code(0),
        game: "toy".into(),
        finished: 5,
        names: vec!["Ada".into()],
        setup: json!({"a": "quoted \" word"}),
        outcome: Value::Null,
    };
    for (expected, finished) in [(0, None), (1, Some(card.clone()))] {
        let append = Append {
            records: vec![act(1)],
            listing: listing(true).map(|listing| Listing {
                finished,
                ..listing
            }),
            snapshot: None,
        };
        log.append(&code(0), expected, append).await.unwrap();
        let page = log.finished(None, None).await.unwrap();
        assert_eq!(page.replays.len() as u64, expected);
    }
    let page = log.finished(Some("toy".into()), None).await.unwrap();
    assert_eq!(page.replays, [card]);
}

/// Two who take themselves for the owner of a table, and a third who has nothing to do with it, in one commit.
#[tokio::test]
async fn who_comes_second_is_refused_and_nobody_else() {
    let model = Model::new(2);
    let log = model.log();
    let one = || Append {
        records: vec![act(1)],
        listing: listing(true),
        snapshot: None,
    };
    let (first, second, other) = tokio::join!(
        log.append("ONE", 0, one()),
        log.append("ONE", 0, one()),
        log.append("OTHER", 0, one())
    );
    assert_eq!(
        (first, second, other),
        (Ok(()), Err(StoreError::Conflict), Ok(()))
    );
    assert_eq!(log.load("ONE").await.unwrap().unwrap().seq, 1);
}

/// A last snapshot without records is stored too, and the next record follows it.
#[tokio::test]
async fn a_snapshot_alone_is_stored() {
    let mut model = Model::new(1);
    model.append(0, 3).await;
    let snapshot = Snapshot {
        seq: 3,
        at: Millis(2),
        wall: 2,
        lobby: Lobby::new("toy", Value::Null, SeatRange { min: 1, max: 2 }),
        game: Some(RawJson(r#"{"a":"\n"}"#.into())),
        chat: Vec::new(),
        done: vec![vec![7]],
    };
    let append = Append {
        snapshot: Some(Box::new(snapshot.clone())),
        ..Append::default()
    };
    model.log().append(&code(0), 3, append).await.unwrap();
    for _ in 0..2 {
        model.append(0, 2).await;
        model.reopen(false).await;
    }
    let stored = model.log().load(&code(0)).await.unwrap().unwrap();
    assert_eq!(stored.snapshot, Some(snapshot));
    assert_eq!(
        (stored.seq, &stored.records[..]),
        (7, &model.tables[0][3..])
    );
}

/// What an earlier release stored, in rows and in a journal inside the database, is read as before.
#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let old = Connection::open(&path).unwrap();
    schema::migrate_to(&old, 2);
    old.execute_batch(
        r#"INSERT INTO tables (code, game, rules_version, started) VALUES ('OLD', 'toy', 1, 1);
        INSERT INTO records VALUES ('OLD', 1, 10, 100, 2, 3, 'id-1', '{"a":"quoted \" word"}');
        INSERT INTO records VALUES ('OLD', 2, 20, 200, 3, NULL, NULL, NULL);
        INSERT INTO journal VALUES (1, '[["OLD",2,[[20,200,3,null,null,null],[30,300,2,0,"id-3","{\"b\":1}"]]]]');
        INSERT INTO journal VALUES (2, '[["OLD",4,[[40,400,3,null,null,null]]],["NEW",1,[[1,2,3,null,null,null]]]]');"#,
    )
    .unwrap();
    drop(old);
    let log = open(&path);
    let records = log.load("OLD").await.unwrap().unwrap().records;
    let acts = |seat: u8, id: &str, command: &str| What::Act {
        seat: Seat(seat),
        id: id.into(),
        command: command.into(),
    };
    let whats = [
        acts(3, "id-1", r#"{"a":"quoted \" word"}"#),
        What::Pass,
        acts(0, "id-3", r#"{"b":1}"#),
        What::Pass,
    ];
    let expected = whats.into_iter().zip(1..).map(|(what, number)| Record {
        at: Millis(10 * number),
        wall: 100 * number,
        what,
    });
    assert_eq!(records, expected.collect::<Vec<_>>());
    let next = Append {
        records: vec![act(1)],
        ..Append::default()
    };
    log.append("OLD", 4, next).await.unwrap();
    assert_eq!(log.load("OLD").await.unwrap().unwrap().seq, 5);
}

/// Commits go on while the database cannot be written to; whoever wants to read is told, and later it is all there.
#[tokio::test]
async fn a_database_that_is_held_by_another_holds_up_no_commit() {
    let mut model = Model::new(1);
    model.append(0, 1).await;
    model.check(0).await;
    let other = Connection::open(&model.path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    model.append(0, 2).await;
    let refused = model.log().load(&code(0)).await;
    assert!(matches!(refused, Err(StoreError::Broken(_))), "{refused:?}");
    assert!(!model.log().healthy());
    model.append(0, 1).await;
    assert!(
        !model.log().healthy(),
        "what was stored is not in its place"
    );
    other.execute_batch("ROLLBACK").unwrap();
    model.check(0).await;
    model.append(0, 1).await;
    assert!(model.log().healthy());
    model.reopen(false).await;
    model.check(0).await;
}
