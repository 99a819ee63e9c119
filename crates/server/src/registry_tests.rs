//! Tables in this process, over a real database and over one that fails.

use super::*;
use crate::games::{BotPlayer, GameFactory, GameInstance};
use crate::json_diff;
use crate::protocol::{ClientIn, TeamInfo};
use crate::store::{History, OpenError, SqliteLog, StoreFuture, Stored};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use table::{BotLevel, Seat, SeatInfo, SeatRange, Seed};
use tokio::time::{Instant, timeout};

/// A log that fails on request.
struct FailingLog {
    log: SqliteLog,
    fails: AtomicBool,
}

impl Log for FailingLog {
    fn append(&self, code: &str, expected: u64, append: Append) -> StoreFuture<()> {
        if self.fails.load(Ordering::Relaxed) {
            return Box::pin(async { Err(StoreError::Broken("the disk is full".into())) });
        }
        self.log.append(code, expected, append)
    }
    fn load(&self, code: &str) -> StoreFuture<Option<Stored>> {
        self.log.load(code)
    }
    fn history(&self, code: &str) -> StoreFuture<Option<History>> {
        self.log.history(code)
    }
    fn finished(
        &self,
        game: Option<String>,
        before: Option<i64>,
    ) -> StoreFuture<crate::api::ReplayPage> {
        self.log.finished(game, before)
    }
    fn sweep(&self, before: u64, awake: HashSet<String>) -> StoreFuture<()> {
        self.log.sweep(before, awake)
    }
    fn close(&self) -> StoreFuture<()> {
        self.log.close()
    }
    fn healthy(&self) -> bool {
        self.log.healthy()
    }
}

pub(super) struct TestServer {
    pub registry: TableRegistry,
    log: Arc<FailingLog>,
    _folder: tempfile::TempDir,
}

/// A registry with the toy game.
pub(super) fn toy_server() -> TestServer {
    server_of(Games::default().with::<table::toy::Toy>())
}

/// A registry with these games.
pub(super) fn server_of(games: Games) -> TestServer {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let log = SqliteLog::open(&folder.path().join("test.db"), metrics.clone()).unwrap();
    let log = Arc::new(FailingLog {
        log,
        fails: AtomicBool::new(false),
    });
    let registry = TableRegistry::new(games, log.clone(), metrics, Limits::default());
    TestServer {
        registry,
        log,
        _folder: folder,
    }
}

/// The toy game with a fixed seed or with other bots.
pub(super) struct AlteredToy {
    pub toy: Arc<dyn GameFactory>,
    pub seed: Option<Seed>,
    pub bot: Option<Box<dyn Fn() -> Box<dyn BotPlayer> + Send + Sync>>,
    /// Snapshots cannot be read, as after a change of their format.
    pub no_snapshots: bool,
}

impl Default for AlteredToy {
    fn default() -> AlteredToy {
        AlteredToy {
            toy: crate::games::factory::<table::toy::Toy>(),
            seed: None,
            bot: None,
            no_snapshots: false,
        }
    }
}

impl GameFactory for AlteredToy {
    fn card(&self) -> crate::api::GameCard {
        self.toy.card()
    }
    fn configure(&self, setup: &Value) -> Result<(Value, SeatRange), Refused> {
        self.toy.configure(setup)
    }
    fn reseat(&self, setup: &Value, moved: &[Option<Seat>]) -> Result<Value, Refused> {
        self.toy.reseat(setup, moved)
    }
    fn begin(
        &self,
        setup: &Value,
        seats: &[SeatInfo],
        seed: Seed,
    ) -> Result<Box<dyn GameInstance>, Refused> {
        self.toy.begin(setup, seats, self.seed.unwrap_or(seed))
    }
    fn restore(&self, state: &str) -> Result<Box<dyn GameInstance>, String> {
        match self.no_snapshots {
            true => Err("a snapshot of another version".into()),
            false => self.toy.restore(state),
        }
    }
    fn teams(&self, setup: &Value, seats: u8) -> Vec<TeamInfo> {
        self.toy.teams(setup, seats)
    }
    fn bot(&self, level: BotLevel, seat: Seat, seed: Seed) -> Option<Box<dyn BotPlayer>> {
        match &self.bot {
            Some(bot) => Some(bot()),
            None => self.toy.bot(level, seat, seed),
        }
    }
}

/// Frames that may wait for a client that reads none.
const OUTBOX: usize = 64;

/// A connection without a socket.
pub(super) struct TestClient {
    conn: ConnId,
    table: TableHandle,
    incoming: mpsc::Receiver<String>,
    pub doc: Value,
    seq: u64,
    /// All received frames.
    pub frames: Vec<String>,
}

impl TestClient {
    pub async fn open(
        registry: &TableRegistry,
        conn: ConnId,
        code: &str,
        token: Option<&str>,
    ) -> Result<TestClient, Refused> {
        let (sender, incoming) = mpsc::channel(OUTBOX);
        let key = token.map_or(SeatKey::None, |token| SeatKey::Old(token.to_owned()));
        let table = registry
            .attach(code, conn, key, || Box::new(sender.clone()))
            .await?;
        let mut client = TestClient {
            conn,
            table,
            incoming,
            doc: Value::Null,
            seq: 0,
            frames: Vec::new(),
        };
        client.receive("state").await;
        Ok(client)
    }

    pub async fn send(&self, message: Value) {
        let message: ClientIn = serde_json::from_value(message).unwrap();
        let message = TableMessage::FromClient {
            conn: self.conn,
            message,
            received: Instant::now(),
        };
        self.table.send(message).await.ok();
    }

    async fn next(&mut self) -> Option<Value> {
        let frame = timeout(Duration::from_secs(120), self.incoming.recv())
            .await
            .expect("an answer in time")?;
        let message: Value = serde_json::from_str(&frame).unwrap();
        self.frames.push(frame.to_string());
        match message["type"].as_str().unwrap() {
            "state" => {
                self.doc = message["doc"].clone();
                self.seq = message["seq"].as_u64().unwrap();
            }
            "update" => {
                assert_eq!(message["seq"], self.seq + 1);
                self.seq += 1;
                json_diff::apply(&mut self.doc, &message).unwrap();
            }
            _ => {}
        }
        Some(message)
    }

    pub async fn receive(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the table answers");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The connection breaks.
    pub async fn leave(self) {
        let gone = TableMessage::Detach { conn: self.conn };
        self.table.send(gone).await.ok();
    }

    /// Waits until everything that was sent before has been handled.
    pub async fn settle(&mut self) {
        self.send(json!({"type": "ping", "echo": 1})).await;
        self.receive("pong").await;
    }
}

#[tokio::test]
async fn a_listed_lobby_is_found_while_somebody_is_there_and_a_seat_is_free() {
    let server = toy_server();
    let registry = &server.registry;
    let (code, token) = registry.create("toy", None, "Ada", None).await.unwrap();
    let mut ada = TestClient::open(registry, 1, &code, Some(&token))
        .await
        .unwrap();
    let mut grace = TestClient::open(registry, 2, &code, None).await.unwrap();
    let listed = || registry.open_tables().list(None);
    assert!(listed().is_empty(), "off by default");
    grace.send(json!({"type": "sit", "name": "Grace"})).await;
    grace.receive("seated").await;
    grace
        .send(json!({"type": "set_listed", "listed": true}))
        .await;
    assert_eq!(grace.receive("refused").await["code"], "refused-not-host");
    ada.send(json!({"type": "set_listed", "listed": true}))
        .await;
    ada.settle().await;
    assert_eq!(ada.doc["table"]["listed"], true);
    let [card] = &listed()[..] else {
        panic!("one table is listed")
    };
    assert_eq!((&*card.code, card.host.as_deref()), (&*code, Some("Ada")));
    assert_eq!((card.names.len(), card.free), (2, 3));
    assert!(registry.open_tables().list(Some("other")).is_empty());
    // With the code the table is found, listed or not.
    ada.send(json!({"type": "set_listed", "listed": false}))
        .await;
    ada.settle().await;
    assert!(listed().is_empty());
    let card = registry.card(&code).await.unwrap().unwrap();
    assert_eq!(card.names, ["Ada", "Grace"]);
    assert_eq!(registry.card("ZZZZZZ").await.unwrap(), None);
    // A lobby without anybody is not listed.
    ada.send(json!({"type": "set_listed", "listed": true}))
        .await;
    ada.settle().await;
    grace.send(json!({"type": "ready", "ready": true})).await;
    grace.settle().await;
    ada.leave().await;
    grace.settle().await;
    assert_eq!(listed().len(), 1);
    let mut ada = TestClient::open(registry, 3, &code, Some(&token))
        .await
        .unwrap();
    ada.send(json!({"type": "start"})).await;
    ada.settle().await;
    assert!(listed().is_empty(), "the game has begun");
    ada.send(json!({"type": "set_listed", "listed": true}))
        .await;
    assert_eq!(ada.receive("refused").await["code"], "refused-started");
    let card = registry.card(&code).await.unwrap().unwrap();
    assert_eq!(card.stage, crate::protocol::Stage::Playing);
}

/// A game of two players: the code of the table, and the client and token of each player.
async fn begun(registry: &TableRegistry) -> (String, [(TestClient, String); 2]) {
    let (code, token) = registry.create("toy", None, "Ada", None).await.unwrap();
    let mut ada = TestClient::open(registry, 1, &code, Some(&token))
        .await
        .unwrap();
    let mut grace = TestClient::open(registry, 2, &code, None).await.unwrap();
    grace.send(json!({"type": "sit", "name": "Grace"})).await;
    let seated = grace.receive("seated").await;
    let grace_token = seated["token"].as_str().unwrap().to_owned();
    grace.send(json!({"type": "ready", "ready": true})).await;
    grace.settle().await;
    ada.send(json!({"type": "start"})).await;
    ada.settle().await;
    (code, [(ada, token), (grace, grace_token)])
}

#[tokio::test]
async fn a_command_that_cannot_be_stored_is_undone() {
    let server = toy_server();
    let (code, [(mut ada, token), (mut grace, grace_token)]) = begun(&server.registry).await;
    ada.send(json!({"type": "act", "id": "one", "command": {"do": "open"}}))
        .await;
    ada.receive("ack").await;
    let before = ada.doc["game"].clone();

    server.log.fails.store(true, Ordering::Relaxed);
    ada.send(json!({"type": "act", "id": "two", "command": {"do": "bid", "slot": 0}}))
        .await;
    let refused = ada.receive("refused").await;
    assert_eq!(
        (refused["code"].as_str(), refused["id"].as_str()),
        (Some("refused-storage"), Some("two"))
    );
    assert_eq!(ada.receive("bye").await["why"]["code"], "bye-restart");
    assert!(
        ada.next().await.is_none(),
        "and comes back to the stored table"
    );
    // The other seat saw nothing of it.
    while let Some(message) = grace.next().await {
        assert!(!message.to_string().contains("placed\":true"), "{message}");
    }
    assert!(
        server
            .registry
            .create("toy", None, "Late", None)
            .await
            .is_err()
    );

    server.log.fails.store(false, Ordering::Relaxed);
    let mut ada = TestClient::open(&server.registry, 3, &code, Some(&token))
        .await
        .unwrap();
    assert_eq!(ada.doc["game"]["view"], before["view"]);
    ada.send(json!({"type": "act", "id": "two", "command": {"do": "bid", "slot": 0}}))
        .await;
    ada.receive("ack").await;
    assert_eq!(ada.doc["game"]["view"]["bid"], 0);
    assert!(
        TestClient::open(&server.registry, 4, &code, Some(&grace_token))
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_connection_that_reads_nothing_is_closed() {
    let server = toy_server();
    let (code, token) = server
        .registry
        .create("toy", None, "Ada", None)
        .await
        .unwrap();
    let mut ada = TestClient::open(&server.registry, 1, &code, Some(&token))
        .await
        .unwrap();
    let mut slow = TestClient::open(&server.registry, 2, &code, None)
        .await
        .unwrap();
    ada.settle().await;
    assert_eq!(ada.doc["table"]["watchers"], 1);
    for name in 0..OUTBOX + 8 {
        ada.send(json!({"type": "rename", "name": format!("Ada {name}")}))
            .await;
        ada.settle().await;
    }
    assert_eq!(ada.doc["table"]["watchers"], 0);
    let mut taken = 0;
    while slow.next().await.is_some() {
        taken += 1;
    }
    assert!(
        taken >= OUTBOX - 1,
        "what was on its way still arrives: {taken}"
    );
}

/// A client that lost the answer repeats the request and gets the same table and seat: at once, from two
/// connections, and after the table was unloaded.
#[tokio::test]
async fn the_same_key_gives_the_same_table_and_seat() {
    let server = toy_server();
    let key = Some("a-key-that-nobody-guesses");
    let (first, second) = tokio::join!(
        server.registry.create("toy", None, "Ada", key),
        server.registry.create("toy", None, "Ada", key)
    );
    let (code, token) = first.unwrap();
    assert_eq!(second.unwrap(), (code.clone(), token.clone()));
    assert_eq!(
        server.registry.opened("a-key-that-nobody-guesses").await,
        Some((code.clone(), token.clone()))
    );
    let other = Some("another-key-nobody-guesses");
    assert_ne!(
        server
            .registry
            .create("toy", None, "Ada", other)
            .await
            .unwrap()
            .0,
        code
    );
    assert_eq!(
        server.registry.opened("a-key-that-opened-nothing").await,
        None
    );

    let sit = json!({"type": "sit", "name": "Grace", "key": "the-key-of-grace-is-long"});
    let mut grace = TestClient::open(&server.registry, 1, &code, None)
        .await
        .unwrap();
    grace.send(sit.clone()).await;
    let seated = grace.receive("seated").await;
    grace.send(sit.clone()).await;
    assert_eq!(grace.receive("seated").await, seated, "the answer was lost");
    let mut again = TestClient::open(&server.registry, 2, &code, None)
        .await
        .unwrap();
    again.send(sit).await;
    assert_eq!(
        again.receive("seated").await,
        seated,
        "the connection was lost"
    );
    again.settle().await;
    let taken = again.doc["table"]["seats"].as_array().unwrap();
    let taken = taken.iter().filter(|seat| seat["held"] == "person").count();
    assert_eq!(taken, 2, "nobody has two seats");

    for key in ["short", "with spaces in it, alas, too", &"x".repeat(65)] {
        again
            .send(json!({"type": "sit", "name": "Eve", "key": key}))
            .await;
        assert_eq!(again.receive("refused").await["code"], "refused-key");
    }
}

/// A snapshot that an earlier version wrote cannot be read any more: the table is replayed from its log.
#[tokio::test]
async fn a_table_with_an_unreadable_snapshot_is_replayed() {
    let server = toy_server();
    let (code, [(mut ada, token), _]) = begun(&server.registry).await;
    for (id, command) in [("1", json!({"do": "open"})), ("2", json!({"do": "wave"}))] {
        ada.send(json!({"type": "act", "id": id, "command": command}))
            .await;
        ada.receive("ack").await;
    }
    let before = ada.doc["game"]["view"].clone();
    server.registry.close().await;
    let stored = server.log.load(&code).await.unwrap().unwrap();
    assert!(stored.snapshot.is_some());
    let newer = AlteredToy {
        no_snapshots: true,
        ..AlteredToy::default()
    };
    let games = Games::default().with_factory(Arc::new(newer));
    let metrics = Arc::new(Metrics::default());
    let registry = TableRegistry::new(games, server.log.clone(), metrics, Limits::default());
    let mut ada = TestClient::open(&registry, 7, &code, Some(&token))
        .await
        .unwrap();
    assert_eq!(ada.doc["game"]["view"], before);
    // A repeated command from before the upgrade is still recognised.
    ada.send(json!({"type": "act", "id": "2", "command": {"do": "wave"}}))
        .await;
    ada.receive("ack").await;
    ada.settle().await;
    assert_eq!(ada.doc["game"]["view"], before);
}

/// The rules version of a table without a snapshot is checked too.
#[tokio::test]
async fn a_game_under_other_rules_is_refused_without_a_snapshot_too() {
    let games = Games::default().with::<table::toy::Toy>();
    let meta = TableMeta::new("toy", json!({}), table::SeatRange { min: 2, max: 5 });
    let record = |body| Record {
        at: table::Millis::ZERO,
        wall: 1,
        body,
    };
    let stored = |rules_version, begun: bool| Stored {
        rules_version,
        snapshot: None,
        records: [record(RecordBody::Meta(meta.clone()))]
            .into_iter()
            .chain(begun.then(|| record(RecordBody::Start(table::Seed::from_u64(1)))))
            .collect(),
        seq: 2,
    };
    let read = |stored| TableState::read(&games, stored).err().map(|why| why.code);
    let own = games.find("toy").unwrap().card().rules_version;
    assert_eq!(
        read(stored(own + 1, true)).as_deref(),
        Some("refused-rules-changed")
    );
    assert_eq!(
        read(stored(own + 1, false)),
        None,
        "a lobby has no rules yet"
    );
}

#[tokio::test]
async fn a_table_has_one_owner() {
    let server = toy_server();
    let (code, _) = server
        .registry
        .create("toy", None, "Ada", None)
        .await
        .unwrap();
    let log = server.registry.log();
    let record = || Record {
        at: table::Millis::ZERO,
        wall: 1,
        body: RecordBody::Pass,
    };
    let append = || Append {
        records: vec![record()],
        ..Append::default()
    };
    assert_eq!(log.append(&code, 1, append()).await, Ok(()));
    assert_eq!(
        log.append(&code, 1, append()).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(log.append(&code, 2, append()).await, Ok(()));
    assert!(log.healthy(), "a conflict is not a failure");
    let found = Append {
        listing: Some(Listing {
            game: "toy".into(),
            rules_version: 1,
            started: false,
            finished: None,
        }),
        ..append()
    };
    assert_eq!(
        log.append(&code, 0, found).await,
        Err(StoreError::Conflict),
        "the code is taken"
    );
    // Appends that share a commit with one that fails do not fail with it.
    let (good, bad) = tokio::join!(
        log.append(&code, 3, append()),
        log.append(&code, 1, append())
    );
    assert_eq!((good, bad), (Ok(()), Err(StoreError::Conflict)));
    assert_eq!(log.load(&code).await.unwrap().unwrap().seq, 4);
}

#[tokio::test]
async fn old_tables_that_never_began_are_swept() {
    let server = toy_server();
    let (old, _) = server
        .registry
        .create("toy", None, "Ada", None)
        .await
        .unwrap();
    let (awake, token) = server
        .registry
        .create("toy", None, "Grace", None)
        .await
        .unwrap();
    let _grace = TestClient::open(&server.registry, 1, &awake, Some(&token))
        .await
        .unwrap();
    let log = server.registry.log();
    server.registry.sweep().await;
    assert!(log.load(&old).await.unwrap().is_some(), "too young");
    log.sweep(wall() + 1000, HashSet::from([awake.clone()]))
        .await
        .unwrap();
    assert!(log.load(&old).await.unwrap().is_none());
    assert!(
        log.load(&awake).await.unwrap().is_some(),
        "somebody looks at it"
    );
}

/// A client that sends queries faster than they are answered does not fill the memory with copies of the game.
#[tokio::test]
async fn waiting_queries_of_one_connection_are_limited() {
    let server = toy_server();
    let (_, [(mut ada, _), (mut grace, _)]) = begun(&server.registry).await;
    let ask = |id: usize| json!({"type": "ask", "id": id.to_string(), "query": {"ask": "unseen"}});
    let busy = server
        .registry
        .query_permits()
        .acquire_many(QUERIES as u32)
        .await;
    for id in 0..=16 {
        ada.send(ask(id)).await;
    }
    let refused = ada.receive("refused").await;
    assert_eq!(
        (refused["code"].as_str(), refused["id"].as_str()),
        (Some("refused-slow-down"), Some("16"))
    );
    grace.send(ask(0)).await;
    grace.settle().await;
    drop(busy);
    grace.receive("answer").await;
    for _ in 0..16 {
        ada.receive("answer").await;
    }
    ada.send(ask(17)).await;
    assert_eq!(ada.receive("answer").await["id"], "17");
}

#[tokio::test]
async fn a_database_of_a_newer_release_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    drop(connection);
    let refused = SqliteLog::open(&path, Arc::default()).err().unwrap();
    assert!(
        matches!(&refused, OpenError::Broken(why) if why.id == "error-database-newer"),
        "{refused:?}"
    );
    std::fs::write(
        &path,
        "this is no database, though it is a file of some length",
    )
    .unwrap();
    let refused = SqliteLog::open(&path, Arc::default()).err().unwrap();
    assert!(
        matches!(&refused, OpenError::Broken(why) if why.id == "error-database-foreign"),
        "{refused:?}"
    );
}

fn messages() -> impl Strategy<Value = Value> {
    let seat = 0u8..7;
    let name = prop_oneof!["[A-Za-z]{1,8}", "\\PC{0,40}"];
    let setup = prop_oneof![
        Just(json!({"rounds": 1, "seconds": 3600})),
        (0u32..12, 0u32..4000)
            .prop_map(|(rounds, seconds)| json!({"rounds": rounds, "seconds": seconds})),
        Just(json!([1, 2])),
    ];
    let command = prop_oneof![
        Just(json!({"do": "open"})),
        (0u8..5).prop_map(|slot| json!({"do": "bid", "slot": slot})),
        (0u8..5).prop_map(|slot| json!({"do": "bid", "slot": slot})),
        Just(json!({"do": "take_back"})),
        Just(json!({"do": "wave"})),
        Just(json!("nonsense")),
    ];
    prop_oneof![
        name.clone()
            .prop_map(|name| json!({"type": "sit", "name": name})),
        (name.clone(), seat.clone())
            .prop_map(|(name, seat)| json!({"type": "sit", "name": name, "seat": seat})),
        seat.clone()
            .prop_map(|seat| json!({"type": "move", "seat": seat})),
        name.prop_map(|name| json!({"type": "rename", "name": name})),
        any::<bool>().prop_map(|ready| json!({"type": "ready", "ready": ready})),
        setup.prop_map(|setup| json!({"type": "configure", "setup": setup})),
        (seat.clone(), any::<bool>()).prop_map(|(seat, game)| {
            json!({"type": "set_occupant", "seat": seat, "to": if game { "game" } else { "person" }})
        }),
        seat.prop_map(|seat| json!({"type": "kick", "seat": seat})),
        Just(json!({"type": "start"})),
        ("[a-z]{0,2}", command.clone())
            .prop_map(|(id, command)| json!({"type": "act", "id": id, "command": command})),
        ("[a-z]{1,2}", command)
            .prop_map(|(id, command)| json!({"type": "act", "id": id, "command": command})),
        ("[a-z]{1,2}", "\\PC{0,10}")
            .prop_map(|(id, text)| json!({"type": "say", "id": id, "text": text})),
        Just(json!({"type": "ask", "id": "q", "query": {"ask": "unseen"}})),
        Just(json!({"type": "legal"})),
        Just(json!({"type": "resume_clock"})),
        Just(json!({"type": "rematch"})),
        Just(json!({"type": "leave"})),
        Just(json!({"type": "resync"})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// After any messages the table still works, and all documents are equal to those of a new viewer.
    #[test]
    fn any_messages_leave_all_viewers_with_correct_documents(
        said in prop::collection::vec((0usize..4, messages()), 0..80)
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = toy_server();
            let (code, token) = server.registry.create("toy", None, "Ada", None).await.unwrap();
            let mut clients = Vec::new();
            for conn in 0..4 {
                let token = (conn == 0).then_some(token.as_str());
                clients.push(TestClient::open(&server.registry, conn, &code, token).await.unwrap());
            }
            for (client, message) in said {
                clients[client].send(message).await;
                clients[client].settle().await;
            }
            // Changes by other clients have arrived after settling once more.
            for client in &mut clients {
                client.settle().await;
                let kept = client.doc.clone();
                client.send(json!({"type": "resync"})).await;
                client.receive("state").await;
                assert_eq!(client.doc, kept);
            }
        });
    }

    /// Any text is parsed or refused.
    #[test]
    fn any_text_is_parsed_or_refused(text in "\\PC*") {
        let _ = crate::socket::parse(&text);
    }

    /// Damaged messages are parsed or refused without a panic; undamaged ones round-trip.
    #[test]
    fn damaged_messages_are_parsed_or_refused(message in messages(), cut in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let text = message.to_string();
        let whole = crate::socket::parse(&text);
        if let Ok(whole) = &whole {
            let again = serde_json::to_string(whole).unwrap();
            prop_assert_eq!(&crate::socket::parse(&again), &Ok(whole.clone()));
            // The fast path for commands gives the same result.
            prop_assert_eq!(&serde_json::from_str::<ClientIn>(&text).unwrap(), whole);
        }
        let mut bytes = text.into_bytes();
        let at = cut.index(bytes.len());
        bytes[at] = byte;
        let _ = crate::socket::parse(&String::from_utf8_lossy(&bytes));
        bytes.truncate(at);
        if let Err(refused) = crate::socket::parse(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(refused.code, "refused-malformed");
        }
    }
}
