//! The embedded log against a plain list of records.

use super::*;
use crate::protocol::RawJson;
use crate::store::{Listing, Record, RecordBody, Snapshot, legacy_journal};
use crate::table_meta::TableMeta;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::path::PathBuf;
use table::{Millis, Seat, SeatRange, Text};

fn open(path: &Path) -> SqliteLog {
    SqliteLog::open(path, Arc::default()).unwrap()
}

fn act(number: u64) -> Record {
    Record {
        at: Millis(number),
        wall: number,
        body: RecordBody::Act {
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

/// A store and its expected content.
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

    /// The process crashes or closes its store, and starts again.
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

    /// Simulates a crash, and waits until the files are unlocked.
    fn crash(&mut self) {
        self.log = None;
        drop(schema::claim(&self.path).unwrap());
    }

    /// Changes the database directly.
    fn tamper(&mut self, sql: &str) {
        self.crash();
        let connection = Connection::open(&self.path).unwrap();
        connection.execute_batch(sql).unwrap();
    }

    /// Files in the folder whose names begin so.
    fn files(&self, begin: &str) -> Vec<PathBuf> {
        let files = std::fs::read_dir(self.path.parent().unwrap()).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
        paths.filter(|path| name(path).starts_with(begin)).collect()
    }

    /// Opens the store after damage: these tables are not served, all others are complete, and there is a copy of the file.
    async fn check_damage(&mut self, damaged: &[usize]) {
        let before = std::fs::read(&self.path).unwrap();
        for _ in 0..2 {
            self.crash();
            self.log = Some(open(&self.path));
            for table in 0..self.tables.len() {
                if damaged.contains(&table) {
                    let refused = self.log().load(&code(table)).await;
                    assert_eq!(refused.err(), Some(StoreError::Damaged), "table {table}");
                    let append = Append {
                        records: vec![act(1)],
                        ..Append::default()
                    };
                    let refused = self.log().append(&code(table), 1, append).await;
                    assert_eq!(refused, Err(StoreError::Damaged));
                } else {
                    self.check(table).await;
                }
            }
        }
        let copies = self.files("damaged-");
        assert_eq!(copies.len(), 1, "{copies:?}");
        assert_eq!(std::fs::read(&copies[0]).unwrap(), before);
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
    /// All acknowledged records are read back in order, from the journal and from the chunks, also after a crash.
    #[test]
    fn stored_records_are_read_back(events in prop::collection::vec(event(), 1..40)) {
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
async fn a_store_is_one_file() {
    let mut model = Model::new(1);
    model.append(0, 3).await;
    let refused = |stored| matches!(stored, Err(StoreError::Broken(_)));
    // Everything that was acknowledged is in a copy of the one file, also while the server runs.
    let copy = model.path.with_file_name("copy.db");
    std::fs::copy(&model.path, &copy).unwrap();
    let copied = open(&copy);
    let records = copied.load(&code(0)).await.unwrap().unwrap().records;
    assert_eq!(records, model.tables[0]);
    copied.close().await.unwrap();
    model.log().close().await.unwrap();
    assert!(refused(model.log().load(&code(0)).await));
    let names = |path: &PathBuf| path.extension().unwrap().to_string_lossy().into_owned();
    let mut files: Vec<String> = model.files("test.").iter().map(names).collect();
    files.sort();
    assert_eq!(files, ["db", "lock"]);
    model.reopen(false).await;
    model.check(0).await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mut model = Model::new(1);
    model.append(0, 1).await;
    let all_private = |model: &Model| {
        let files = model.files("test.");
        assert!(files.len() >= 3, "{files:?}");
        for path in files {
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", path.display());
        }
    };
    all_private(&model);
    // A database of an earlier release was open to everybody.
    model.crash();
    for path in model.files("test.") {
        std::fs::set_permissions(path, PermissionsExt::from_mode(0o644)).unwrap();
    }
    model.reopen(false).await;
    model.append(0, 1).await;
    all_private(&model);
}

/// Commits that are still in the journal: tables 0 and 1, then 1 and 2, then 0 and 2; table 3 has all of its records in place.
async fn three_commits() -> Model {
    let mut model = Model::new(4);
    for table in 0..4 {
        model.append(table, 2).await;
        model.check(table).await;
    }
    model.reopen(true).await;
    for tables in [[0, 1], [1, 2], [0, 2]] {
        let appends = tables.map(|table| {
            let expected = model.tables[table].len() as u64;
            let record = act(100 + expected);
            model.tables[table].push(record.clone());
            let append = Append {
                records: vec![record],
                ..Append::default()
            };
            model.log().append(&code(table), expected, append)
        });
        for append in appends {
            append.await.unwrap();
        }
    }
    let last = "SELECT max(id) FROM journal";
    model.crash();
    let connection = Connection::open(&model.path).unwrap();
    let newest: i64 = connection.query_row(last, [], |row| row.get(0)).unwrap();
    // Two appends may be in one commit or in two.
    assert!((3..=14).contains(&newest), "{newest}");
    drop(connection);
    model
}

/// A flipped bit in the text of a commit: its tables are not served, the others are, with everything that came later.
#[tokio::test]
async fn a_damaged_commit_in_the_middle_is_noticed() {
    let mut model = three_commits().await;
    let all: Vec<i64> = ids(&model.path);
    let middle = all[all.len() / 2];
    let damaged = tables_of(&model.path, middle);
    model.tamper(&format!(
        "UPDATE journal SET body = replace(body, '\"number\\\":10', '\"number\\\":90') WHERE id = {middle}"
    ));
    model.check_damage(&damaged).await;
}

/// The name of a table is damaged too: the heading and the next commit still name the table.
#[tokio::test]
async fn a_damaged_table_code_does_not_hide_whose_commit_it_was() {
    for last in [false, true] {
        let mut model = three_commits().await;
        let all = ids(&model.path);
        let id = if last { all[all.len() - 1] } else { all[0] };
        let damaged = tables_of(&model.path, id);
        model.tamper(&format!(
            "UPDATE journal SET body = replace(body, '{{\"code\":\"TABLE', '{{\"code\":\"UABLE') WHERE id = {id}"
        ));
        model.check_damage(&damaged).await;
    }
}

#[tokio::test]
async fn a_missing_commit_is_noticed() {
    let mut model = three_commits().await;
    let all = ids(&model.path);
    let middle = all[all.len() / 2];
    let damaged = tables_of(&model.path, middle);
    model.tamper(&format!("DELETE FROM journal WHERE id = {middle}"));
    model.check_damage(&damaged).await;
}

/// It is unknown which tables the missing commits had: no unfinished game is served.
#[tokio::test]
async fn a_journal_without_its_end_is_noticed() {
    let mut model = three_commits().await;
    let all = ids(&model.path);
    model.tamper(&format!(
        "DELETE FROM journal WHERE id = {}",
        all[all.len() - 1]
    ));
    model.check_damage(&[0, 1, 2, 3]).await;
    let mut model = three_commits().await;
    model.tamper("DELETE FROM journal");
    model.check_damage(&[0, 1, 2, 3]).await;
}

#[tokio::test]
async fn damaged_and_missing_chunks_are_noticed() {
    for sql in [
        "UPDATE record_chunks SET body = replace(body, 'number', 'numbfr') WHERE code = 'TABLE1' AND first = 3",
        "UPDATE record_chunks SET checksum = checksum + 1 WHERE code = 'TABLE1' AND first = 1",
        "UPDATE record_chunks SET last = last + 1 WHERE code = 'TABLE1' AND first = 3",
        "DELETE FROM record_chunks WHERE code = 'TABLE1' AND first = 3",
        "DELETE FROM record_chunks WHERE code = 'TABLE1' AND first = 1",
        "DELETE FROM record_chunks WHERE code = 'TABLE1'",
    ] {
        let mut model = Model::new(3);
        for _ in 0..3 {
            for table in 0..3 {
                model.append(table, 2).await;
                model.check(table).await;
            }
        }
        model.reopen(true).await;
        model.tamper(sql);
        model.check_damage(&[1]).await;
    }
}

/// A finished game is checked when it is read.
#[tokio::test]
async fn a_damaged_replay_is_noticed() {
    let mut model = Model::new(2);
    model.append(0, 3).await;
    model.append(1, 3).await;
    model.reopen(true).await;
    model.tamper(
        "UPDATE tables SET finished = 1 WHERE code = 'TABLE1';
         UPDATE record_chunks SET body = replace(body, 'number', 'numbfr') WHERE code = 'TABLE1'",
    );
    model.log = Some(open(&model.path));
    let refused = model.log().history(&code(1)).await;
    assert_eq!(refused.err(), Some(StoreError::Damaged));
    model.check(0).await;
}

#[tokio::test]
async fn an_empty_or_truncated_database_file_is_refused() {
    let mut model = Model::new(1);
    for _ in 0..40 {
        model.append(0, 20).await;
    }
    model.crash();
    let whole = std::fs::read(&model.path).unwrap();
    for length in [0, 50, 4096, whole.len() / 2, whole.len() - 4096] {
        std::fs::write(&model.path, &whole[..length]).unwrap();
        let why = match SqliteLog::open(&model.path, Arc::default()).err().unwrap() {
            OpenError::Broken(why) => why.id,
            other => panic!("{other:?}"),
        };
        let expected = match length {
            0 => "error-database-empty",
            50 => "error-database-foreign",
            _ => "error-database-truncated",
        };
        assert_eq!(why, expected);
        let left = std::fs::read(&model.path).unwrap();
        assert_eq!(left.len(), length, "the file is unchanged");
    }
    std::fs::write(&model.path, &whole).unwrap();
    model.log = Some(open(&model.path));
    model.check(0).await;
}

fn ids(path: &Path) -> Vec<i64> {
    let connection = Connection::open(path).unwrap();
    let mut select = connection
        .prepare("SELECT id FROM journal ORDER BY id")
        .unwrap();
    let ids = select.query_map([], |row| row.get(0)).unwrap();
    ids.map(Result::unwrap).collect()
}

/// The tables that have a line in this commit.
fn tables_of(path: &Path, id: i64) -> Vec<usize> {
    let connection = Connection::open(path).unwrap();
    let body: String = connection
        .query_row("SELECT body FROM journal WHERE id = ?", [id], |row| {
            row.get(0)
        })
        .unwrap();
    (0..4)
        .filter(|table| body.contains(&format!("{{\"code\":\"{}\"", code(*table))))
        .collect()
}

#[tokio::test]
async fn a_deleted_table_does_not_reappear_from_the_journal() {
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
async fn a_store_is_locked_by_one_process() {
    let model = Model::new(1);
    let refused = SqliteLog::open(&model.path, Arc::default()).err().unwrap();
    assert_eq!(refused, OpenError::InUse);
}

#[tokio::test]
async fn commits_and_checkpoints_are_counted() {
    let mut model = Model::new(1);
    let metrics = Arc::new(Metrics::default());
    model.log = None;
    // The writer thread has ended.
    drop(schema::claim(&model.path).unwrap());
    model.log = Some(SqliteLog::open(&model.path, metrics.clone()).unwrap());
    for _ in 0..3 {
        model.append(0, 1).await;
    }
    model.log().close().await.unwrap();
    let text = metrics.text();
    assert!(text.contains("hangar_commit_seconds_count 3"), "{text}");
    assert!(text.contains("hangar_checkpoint_seconds_count 1"), "{text}");
}

/// A line of a journal file of version 0.1.
fn legacy_line(table: &str, first: u64) -> String {
    let new = match first {
        1 => r#","listing":{"game":"toy","rules_version":1,"started":true,"finished":null}"#,
        _ => "",
    };
    format!(
        "{{\"code\":\"{table}\",\"first\":{first},\"count\":1,\"wall\":{first},\"rows\":[[{first},{first},3,null,null,null]]{new}}}\n"
    )
}

/// A database of version 0.1 with its journal files: what they have after the generation that is in the database.
fn legacy_store(files: [Vec<u8>; 2]) -> (PathBuf, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let old = Connection::open(&path).unwrap();
    old.pragma_update(None, "journal_mode", "WAL").unwrap();
    schema::migrate_to(&old, 3);
    old.execute_batch(
        "INSERT INTO tables (code, game, rules_version, started) VALUES ('OLD', 'toy', 1, 1);
         INSERT INTO pieces (code, first, last, wall, body) VALUES ('OLD', 1, 1, 1, '[[1,1,3,null,null,null]]');
         UPDATE folded SET turn = 4;",
    )
    .unwrap();
    for (path, bytes) in legacy_journal::paths(&path).iter().zip(files) {
        std::fs::write(path, bytes).unwrap();
    }
    (path, folder)
}

async fn length(log: &SqliteLog, code: &str) -> Result<u64, StoreError> {
    Ok(log.load(code).await?.map_or(0, |stored| stored.seq))
}

#[tokio::test]
async fn journal_files_of_version_0_1_are_imported() {
    let (old, new) = (
        |first| legacy_line("OLD", first),
        |first| legacy_line("NEW", first),
    );
    let done = legacy_journal::file(4, &[&legacy_line("OLD", 1)]);
    let odd = legacy_journal::file(5, &[&(old(2) + &new(1)), &old(3)]);
    let even = legacy_journal::file(6, &[&(new(2) + &old(4)), &new(3)]);
    for (files, expected) in [
        ([done.clone(), odd.clone()], (3, 1)),
        ([even, odd], (4, 3)),
        ([done, Vec::new()], (1, 0)),
    ] {
        let (path, _folder) = legacy_store(files);
        for _ in 0..2 {
            let log = open(&path);
            let lengths = (length(&log, "OLD").await, length(&log, "NEW").await);
            assert_eq!(lengths, (Ok(expected.0), Ok(expected.1)));
            log.close().await.unwrap();
            let left = legacy_journal::paths(&path).map(|path| path.exists());
            assert_eq!(left, [false, false]);
        }
    }
}

/// A flipped bit anywhere in a commit before the last one, its head included.
#[tokio::test]
async fn damage_in_a_journal_file_of_version_0_1_is_noticed() {
    let commits = [
        legacy_line("NEW", 1),
        legacy_line("OLD", 2),
        legacy_line("NEW", 2),
        legacy_line("ELSE", 1),
    ];
    let commits: Vec<&str> = commits.iter().map(String::as_str).collect();
    let whole = legacy_journal::file(5, &commits);
    let second = 32 + commits[0].len();
    for at in [second + 1, second + 12, second + 60, second + 75] {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        let (path, folder) = legacy_store([Vec::new(), bytes]);
        let log = open(&path);
        assert_eq!(
            length(&log, "OLD").await,
            Err(StoreError::Damaged),
            "byte {at}"
        );
        assert_eq!(length(&log, "NEW").await, Ok(2));
        assert_eq!(length(&log, "ELSE").await, Ok(1));
        let names = std::fs::read_dir(folder.path()).unwrap();
        let copies = names.filter(|file| {
            let name = file.as_ref().unwrap().file_name();
            name.to_string_lossy().starts_with("damaged-")
        });
        assert_eq!(copies.count(), 3);
    }
    // The first header.
    let mut bytes = whole;
    bytes[9] ^= 1;
    let (path, _folder) = legacy_store([Vec::new(), bytes]);
    let log = open(&path);
    assert_eq!(length(&log, "NEW").await, Err(StoreError::Damaged));
    assert_eq!(length(&log, "OLD").await, Ok(2));
}

/// A generation is missing: the journal files belong to another database, or to another state of it.
#[tokio::test]
async fn journal_files_of_another_database_are_refused() {
    let foreign = legacy_journal::file(6, &[&legacy_line("OLD", 9)]);
    let (path, _folder) = legacy_store([foreign, Vec::new()]);
    for _ in 0..2 {
        let refused = SqliteLog::open(&path, Arc::default()).err().unwrap();
        let why = Text::new("error-journal-foreign");
        assert_eq!(refused, OpenError::Broken(why));
        assert!(
            legacy_journal::paths(&path)
                .iter()
                .all(|path| path.exists())
        );
    }
}

/// The list of finished games includes a game that has just ended and is still in the journal.
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

/// Two actors that both append to one table, and a third with another table, in one commit.
#[tokio::test]
async fn a_conflicting_append_is_refused_and_no_other() {
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
        meta: TableMeta::new("toy", Value::Null, SeatRange { min: 1, max: 2 }),
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

/// Tables stored by an earlier release, in rows and in a journal inside the database, can be read.
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
    let acts = |seat: u8, id: &str, command: &str| RecordBody::Act {
        seat: Seat(seat),
        id: id.into(),
        command: command.into(),
    };
    let bodies = [
        acts(3, "id-1", r#"{"a":"quoted \" word"}"#),
        RecordBody::Pass,
        acts(0, "id-3", r#"{"b":1}"#),
        RecordBody::Pass,
    ];
    let expected = bodies.into_iter().zip(1..).map(|(body, number)| Record {
        at: Millis(10 * number),
        wall: 100 * number,
        body,
    });
    assert_eq!(records, expected.collect::<Vec<_>>());
    let next = Append {
        records: vec![act(1)],
        ..Append::default()
    };
    log.append("OLD", 4, next).await.unwrap();
    assert_eq!(log.load("OLD").await.unwrap().unwrap().seq, 5);
}

/// While the database cannot be written to, appends are refused. It recovers by itself, without any append.
#[tokio::test]
async fn health_recovers_by_itself() {
    let mut model = Model::new(1);
    model.append(0, 1).await;
    model.check(0).await;
    let other = Connection::open(&model.path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let append = Append {
        records: vec![act(1)],
        ..Append::default()
    };
    let refused = model.log().append(&code(0), 1, append).await;
    assert!(matches!(refused, Err(StoreError::Broken(_))), "{refused:?}");
    assert!(!model.log().healthy());
    other.execute_batch("ROLLBACK").unwrap();
    for _ in 0..200 {
        if model.log().healthy() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(model.log().healthy());
    model.append(0, 1).await;
    model.reopen(false).await;
    model.check(0).await;
}
