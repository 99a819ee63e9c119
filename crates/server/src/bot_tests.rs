//! Computer players and decisions at tables of the toy game: good bots, bots that fail, people who do not answer.

use super::tests::{AlteredToy, TestClient, server_of};
use super::*;
use crate::games::BotPlayer;
use serde_json::{Value, json};
use std::any::Any;
use table::toy::Toy;
use table::{BotReply, Millis, Seat};

/// How a bot fails.
#[derive(Clone, Copy)]
enum Fault {
    Panics,
    BreaksRules,
    WritesNonsense,
    NeverAnswers,
}

impl BotPlayer for Fault {
    fn think(
        &mut self,
        _game: &dyn Any,
        _now: Millis,
        _planned: Option<Millis>,
        _events: &[Arc<dyn Any + Send + Sync>],
    ) -> Option<BotReply<String>> {
        match self {
            Fault::Panics => panic!("a bot that panics"),
            Fault::BreaksRules => Some(BotReply::Act(r#"{"do":"go"}"#.into())),
            Fault::WritesNonsense => Some(BotReply::Act("]".into())),
            Fault::NeverAnswers => {
                std::thread::sleep(Duration::from_secs(8));
                Some(BotReply::Wait)
            }
        }
    }
}

fn games() -> Games {
    Games::default().with::<Toy>()
}

fn faulty(fault: Fault) -> Games {
    let bot = Box::new(move || Box::new(fault) as Box<dyn BotPlayer>);
    Games::default().with_factory(Arc::new(AlteredToy {
        bot: Some(bot),
        ..AlteredToy::default()
    }))
}

/// Ada at a table of the toy game, with a bot on the second seat, and the game begun.
async fn with_bot(registry: &TableRegistry, setup: Value, level: &str) -> (TestClient, String) {
    let made = registry.create("toy", Some(setup), "Ada", None).await;
    let (code, token) = made.unwrap();
    let mut ada = TestClient::open(registry, 1, &code, Some(&token))
        .await
        .unwrap();
    ada.send(json!({"type": "set_occupant", "seat": 1, "to": {"bot": {"level": level}}}))
        .await;
    ada.send(json!({"type": "start"})).await;
    ada.settle().await;
    ada.settle().await; // the whole document is sent after earlier answers
    assert_eq!(ada.doc["table"]["stage"], "playing", "{}", ada.doc);
    (ada, code)
}

async fn until(client: &mut TestClient, what: impl Fn(&Value) -> bool) {
    for _ in 0..4_000 {
        if what(&client.doc) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        client.settle().await;
    }
    panic!("the condition was never met: {}", client.doc);
}

fn act(id: &str, command: &str) -> Value {
    json!({"type": "act", "id": id, "command": {"do": command}})
}

#[tokio::test]
async fn a_person_plays_a_whole_game_with_a_bot() {
    for level in ["easy", "normal"] {
        let server = server_of(games());
        let setup = json!({"rounds": 2, "seconds": 60});
        let (mut ada, code) = with_bot(&server.registry, setup, level).await;
        let seat = &ada.doc["table"]["seats"][1];
        assert_eq!(
            (&seat["held"], &seat["bot"]),
            (&json!("bot"), &json!(level))
        );
        let asked = &ada.doc["game"]["decisions"][0];
        assert_eq!(asked["prompt"]["id"], "toy-prompt-open");
        ada.send(act("o", "open")).await;
        until(&mut ada, |doc| {
            doc["game"]["view"]["seats"][1]["placed"] == true
        })
        .await;
        let bid = json!({"type": "act", "id": "b", "command": {"do": "bid", "slot": 0}});
        ada.send(bid).await;
        // The bot leads the second round, opens it by itself and bids.
        let bids = |doc: &Value| {
            let view = &doc["game"]["view"];
            view["round"] == 2 && view["seats"][1]["placed"] == true
        };
        until(&mut ada, bids).await;
        ada.send(json!({"type": "act", "id": "c", "command": {"do": "bid", "slot": 0}}))
            .await;
        until(&mut ada, |doc| doc["table"]["stage"] == "over").await;
        // The commands of the bot are in the log.
        let stored = server.registry.log().history(&code).await.unwrap().unwrap();
        crate::replays::film(&games(), stored, None).unwrap();
    }
}

#[tokio::test]
async fn a_bot_takes_over_for_somebody_who_left() {
    let server = server_of(games());
    let registry = &server.registry;
    let setup = json!({"rounds": 1, "seconds": 60});
    let (code, token) = registry
        .create("toy", Some(setup), "Ada", None)
        .await
        .unwrap();
    let mut ada = TestClient::open(registry, 1, &code, Some(&token))
        .await
        .unwrap();
    let mut grace = TestClient::open(registry, 2, &code, None).await.unwrap();
    grace.send(json!({"type": "sit", "name": "Grace"})).await;
    grace.send(json!({"type": "ready", "ready": true})).await;
    grace.settle().await;
    ada.send(json!({"type": "start"})).await;
    ada.send(act("o", "open")).await;
    let bot = json!({"type": "set_occupant", "seat": 1, "to": {"bot": {"level": "easy"}}});
    ada.send(bot.clone()).await;
    assert_eq!(ada.receive("refused").await["code"], "refused-seat-taken");
    grace.send(json!({"type": "leave"})).await;
    grace.settle().await;
    ada.send(bot).await;
    until(&mut ada, |doc| {
        doc["game"]["view"]["seats"][1]["placed"] == true
    })
    .await;
    ada.send(json!({"type": "set_occupant", "seat": 1, "to": {"bot": {"level": "hard"}}}))
        .await;
    assert_eq!(ada.receive("refused").await["code"], "refused-no-bot");
}

/// A bot panics, breaks rules, sends invalid commands or never answers: the table goes on, and the defaults are used for
/// the decisions of its seat.
#[tokio::test]
async fn a_table_survives_a_bot_that_fails() {
    for fault in [
        Fault::Panics,
        Fault::BreaksRules,
        Fault::WritesNonsense,
        Fault::NeverAnswers,
    ] {
        let server = server_of(faulty(fault));
        let setup = json!({"rounds": 2, "seconds": 1, "open_seconds": 3600});
        let (mut ada, _) = with_bot(&server.registry, setup, "easy").await;
        ada.send(act("o", "open")).await;
        // Its bid is missing after a second (TOY-5); then it should lead, and the round is opened for it.
        let opened = |doc: &Value| {
            let view = &doc["game"]["view"];
            view["round"] == 2 && !view["until"].is_null()
        };
        until(&mut ada, opened).await;
        assert_eq!(server.registry.metrics().bots_failed.get(), 1);
    }
}

#[tokio::test]
async fn the_default_is_used_when_the_time_limit_of_a_decision_passes() {
    let server = server_of(games());
    let registry = &server.registry;
    let setup = json!({"rounds": 1, "seconds": 60, "open_seconds": 1});
    let (mut ada, code) = with_bot(registry, setup, "easy").await;
    assert_eq!(ada.doc["game"]["decisions"][0]["until"], 1000);
    let own = &ada.doc["game"]["view"]["own_decisions"];
    assert_eq!(own[0]["default"], json!({"do": "open"}));
    until(&mut ada, |doc| !doc["game"]["view"]["until"].is_null()).await;
    assert_eq!(ada.doc["game"]["view"]["until"], 61_000, "opened in time");
    // It is stored as a command, and the table comes back to the same state.
    let stored = registry.log().load(&code).await.unwrap().unwrap();
    let state = TableState::read(registry.games(), stored).unwrap();
    assert_eq!(state.game.unwrap().next_deadline(), Some(Millis(61_000)));
}

#[tokio::test]
async fn the_default_is_used_for_a_player_who_is_away() {
    let server = server_of(games());
    let registry = &server.registry;
    let setup = json!({"rounds": 1, "seconds": 60, "open_seconds": 3600});
    let made = registry.create("toy", Some(setup), "Ada", None).await;
    let (code, token) = made.unwrap();
    let ada = TestClient::open(registry, 1, &code, Some(&token)).await;
    let mut ada = ada.unwrap();
    let mut grace = TestClient::open(registry, 2, &code, None).await.unwrap();
    grace.send(json!({"type": "sit", "name": "Grace"})).await;
    grace.send(json!({"type": "ready", "ready": true})).await;
    grace.settle().await;
    ada.send(json!({"type": "start"})).await;
    ada.settle().await;
    ada.settle().await; // the whole document is sent after earlier answers
    assert_eq!(ada.doc["game"]["decisions"][0]["seats"], json!([0]));
    // Ada should open the round within an hour, and loses her connection.
    ada.leave().await;
    until(&mut grace, |doc| !doc["game"]["view"]["until"].is_null()).await;
    let stored = registry.log().history(&code).await.unwrap().unwrap();
    let by_ada = |record: &&Record| matches!(record.body, RecordBody::Act { seat: Seat(0), .. });
    assert_eq!(stored.records.iter().filter(by_ada).count(), 1);
}

#[tokio::test]
async fn team_chat_is_sent_to_the_team_only() {
    let server = server_of(games());
    let registry = &server.registry;
    let setup = json!({"red": [0, 2]});
    let (code, token) = registry
        .create("toy", Some(setup), "Ada", None)
        .await
        .unwrap();
    let mut clients = vec![
        TestClient::open(registry, 1, &code, Some(&token))
            .await
            .unwrap(),
    ];
    for (conn, name) in [(2, "Grace"), (3, "Mary")] {
        let mut client = TestClient::open(registry, conn, &code, None).await.unwrap();
        client.send(json!({"type": "sit", "name": name})).await;
        client.send(json!({"type": "ready", "ready": true})).await;
        client.settle().await;
        clients.push(client);
    }
    clients.push(TestClient::open(registry, 4, &code, None).await.unwrap());
    clients[0].send(json!({"type": "start"})).await;
    clients[0].settle().await;
    clients[0].settle().await; // the whole document is sent after earlier answers
    let teams = &clients[0].doc["table"]["teams"];
    assert_eq!(teams[0], json!({"name": "toy-team-red", "seats": [0, 2]}));
    assert_eq!(teams[1], json!({"name": "toy-team-blue", "seats": [1]}));
    let secret = json!({"type": "say", "id": "s", "text": "bid low", "team": true});
    clients[0].send(secret).await;
    let mut received = Vec::new();
    for client in &mut clients {
        client.settle().await;
        client.send(json!({"type": "resync"})).await;
        client.settle().await;
        client.settle().await;
        received.push(client.frames.iter().any(|frame| frame.contains("bid low")));
    }
    assert_eq!(received, [true, false, true, false]);
}
