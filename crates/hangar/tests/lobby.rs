//! Lobby, game and rematch.

use crate::common::{Hangar, folder, two};
use serde_json::{Value, json};

#[tokio::test]
async fn a_crew_gathers_plays_and_plays_again() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    let (code, token) = ada.create("Ada", json!({"rounds": 1, "seconds": 60})).await;
    assert_eq!(ada.you, Some(0));
    assert_eq!(ada.doc["table"]["stage"], "lobby");
    assert_eq!(ada.doc["table"]["host"], 0);
    assert_eq!(ada.doc["table"]["missing"]["code"], "refused-too-few");
    assert_eq!(ada.doc["table"]["seats"].as_array().unwrap().len(), 5);
    assert_eq!(token.len(), 48);

    // Codes may be typed in lower case and with spaces.
    let mut grace = hangar.client().await;
    grace
        .watch(&format!(" {}-{}", code[..3].to_lowercase(), &code[3..]))
        .await;
    assert_eq!(grace.you, None);
    ada.until(|doc| doc["table"]["watchers"] == 1).await;
    grace
        .send_json(json!({"type": "sit", "name": " Grace ", "seat": 3}))
        .await;
    assert_eq!(grace.receive("seated").await["seat"], 3);
    ada.until(|doc| doc["table"]["seats"][3]["name"] == "Grace")
        .await;
    assert_eq!(ada.doc["table"]["watchers"], 0);
    ada.refused(json!({"type": "start"}), "refused-not-ready")
        .await;

    grace
        .send_json(json!({"type": "rename", "name": "Amazing Grace"}))
        .await;
    grace.send_json(json!({"type": "move", "seat": 4})).await;
    grace
        .send_json(json!({"type": "ready", "ready": true}))
        .await;
    ada.until(|doc| doc["table"]["seats"][4]["ready"] == true)
        .await;
    assert_eq!(ada.doc["table"]["seats"][4]["name"], "Amazing Grace");
    assert_eq!(ada.doc["table"]["seats"][3]["held"], "open");

    // A new setup makes everybody unready.
    ada.send_json(json!({"type": "configure", "setup": {"rounds": 1, "seconds": 30}}))
        .await;
    ada.until(|doc| doc["table"]["setup"]["seconds"] == 30)
        .await;
    assert_eq!(ada.doc["table"]["seats"][4]["ready"], false);
    grace
        .refused(
            json!({"type": "configure", "setup": {}}),
            "refused-not-host",
        )
        .await;
    grace
        .send_json(json!({"type": "ready", "ready": true}))
        .await;
    ada.send_json(json!({"type": "set_occupant", "seat": 2, "to": "game"}))
        .await;
    ada.until(|doc| {
        doc["table"]["seats"][2]["held"] == "game" && doc["table"]["missing"].is_null()
    })
    .await;

    ada.send_json(json!({"type": "start"})).await;
    ada.until(|doc| doc["table"]["stage"] == "playing").await;
    grace.until(|doc| doc["table"]["stage"] == "playing").await;
    // The gaps are closed, and everybody knows their new seat.
    assert_eq!(ada.doc["table"]["seats"].as_array().unwrap().len(), 3);
    assert_eq!((ada.you, grace.you), (Some(0), Some(2)));
    assert_eq!(ada.doc["game"]["decisions"][0]["seats"], json!([0]));
    assert_eq!(ada.doc["game"]["roles"][0], json!(["toy-role-lead"]));
    assert_eq!(grace.view()["hand"].as_array().unwrap().len(), 3);

    ada.act("a1", json!({"do": "open"})).await;
    grace
        .until(|doc| doc["game"]["view"]["until"].is_number())
        .await;
    let asked = grace.doc["game"]["decisions"].as_array().unwrap();
    let asked: Vec<&Value> = asked.iter().map(|one| &one["seats"][0]).collect();
    assert_eq!(asked, [&json!(0), &json!(2)]);
    ada.act("a2", json!({"do": "bid", "slot": 0})).await;
    grace.act("g1", json!({"do": "bid", "slot": 1})).await;
    ada.until(|doc| doc["table"]["stage"] == "over").await;
    assert_eq!(
        ada.doc["game"]["outcome"]["points"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    assert_eq!(ada.doc["game"]["clock"], "stopped");
    grace
        .refused(
            json!({"type": "act", "id": "g2", "command": {"do": "open"}}),
            "refused-over",
        )
        .await;

    // The toy game cannot repeat its random events.
    let same = json!({"type": "rematch", "same": true});
    grace.refused(same, "refused-no-repeat").await;
    // Rematch: a new table where everybody's token is valid.
    grace.send_json(json!({"type": "rematch"})).await;
    ada.until(|doc| doc["table"]["rematch"].is_string()).await;
    let again = ada.doc["table"]["rematch"].as_str().unwrap().to_owned();
    assert_ne!(again, code);
    ada.resume(&again, &token).await;
    assert_eq!(ada.doc["table"]["stage"], "lobby");
    assert_eq!(ada.doc["table"]["setup"]["seconds"], 30);
    assert_eq!(ada.doc["table"]["seats"][2]["name"], "Amazing Grace");
    assert_eq!(ada.you, Some(0));
}

/// A player keeps a role when they change seats and when empty seats are removed.
#[tokio::test]
async fn a_role_stays_with_its_player_when_seats_change() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    let setup = json!({"mission": {"kind": "script", "id": "S2-1"}, "roles": {"captain": 3, "security": 0}});
    let (code, _) = ada.create_game("space-alert", "Ada", setup).await;
    let mut grace = hangar.client().await;
    grace.watch(&code).await;
    grace
        .send_json(json!({"type": "sit", "name": "Grace", "seat": 3}))
        .await;
    grace.receive("state").await;
    grace.send_json(json!({"type": "move", "seat": 4})).await;
    grace
        .until(|doc| doc["table"]["setup"]["roles"]["captain"] == 4)
        .await;
    grace
        .send_json(json!({"type": "ready", "ready": true}))
        .await;
    ada.until(|doc| doc["table"]["seats"][4]["ready"] == true)
        .await;
    ada.send_json(json!({"type": "start"})).await;
    grace.until(|doc| doc["game"].is_object()).await;
    grace.settle().await;
    assert_eq!(grace.you, Some(1));
    assert_eq!(grace.view()["roles"]["captain"], 1);
    assert_eq!(grace.view()["roles"]["security"], 0);
    assert_eq!(grace.doc["table"]["setup"]["roles"]["captain"], 1);
}

#[tokio::test]
async fn a_seat_can_be_left_lost_and_taken_over() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    let mut late = hangar.client().await;
    late.watch(&game.code).await;
    late.refused(json!({"type": "sit", "name": "Late"}), "refused-table-full")
        .await;

    let hand = game.grace.view()["hand"].clone();
    game.ada.send_json(json!({"type": "kick", "seat": 1})).await;
    assert_eq!(game.grace.receive("unseated").await["why"], "kicked");
    game.grace.receive("state").await;
    assert_eq!(game.grace.you, None);
    assert!(
        game.grace.view()["hand"].is_null(),
        "a spectator sees no hand"
    );
    // The old token is invalid.
    let token = game.tokens[1].clone();
    game.grace
        .refused(
            json!({"type": "resume", "table": game.code, "token": token}),
            "refused-bad-token",
        )
        .await;

    late.until(|doc| doc["table"]["seats"][1]["held"] == "open")
        .await;
    late.send_json(json!({"type": "sit", "name": "Late"})).await;
    assert_eq!(late.receive("seated").await["seat"], 1);
    late.receive("state").await;
    assert_eq!(
        late.view()["hand"],
        hand,
        "the game goes on with the same hand"
    );

    // The host leaves: the next one is host.
    game.ada.send_json(json!({"type": "leave"})).await;
    assert_eq!(game.ada.receive("unseated").await["why"], "left");
    late.until(|doc| doc["table"]["host"] == 1).await;
}

#[tokio::test]
async fn two_tabs_of_one_seat_stay_in_step_and_a_spectator_sees_no_secret() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    let mut tab = hangar.client().await;
    tab.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(tab.you, Some(0));
    let mut watcher = hangar.client().await;
    watcher.watch(&game.code).await;

    tab.act("t1", json!({"do": "open"})).await;
    game.ada.act("a1", json!({"do": "bid", "slot": 2})).await;
    for client in [&mut tab, &mut game.ada, &mut game.grace, &mut watcher] {
        client
            .until(|doc| doc["game"]["view"]["seats"][0]["placed"] == true)
            .await;
    }
    assert_eq!(tab.doc, game.ada.doc);
    assert_eq!(tab.view()["bid"], 2);
    let card = tab.view()["hand"][2].clone();
    assert!(
        tab.events
            .contains(&json!({"event": "chosen", "card": card}))
    );

    for other in [&game.grace, &watcher] {
        assert!(other.view()["bid"].is_null());
        assert!(
            other
                .events
                .contains(&json!({"event": "placed", "seat": 0}))
        );
        assert!(!other.events.iter().any(|event| event["event"] == "chosen"));
    }
    assert!(watcher.view()["hand"].is_null());
    watcher
        .refused(
            json!({"type": "act", "id": "w1", "command": {"do": "open"}}),
            "refused-no-seat",
        )
        .await;
    watcher
        .refused(
            json!({"type": "say", "id": "w2", "text": "psst"}),
            "refused-no-seat",
        )
        .await;

    // One tab closes: the seat is still there. Both close: it is not.
    drop(tab);
    game.grace.settle().await;
    assert_eq!(game.grace.doc["table"]["seats"][0]["online"], true);
    drop(game.ada);
    game.grace
        .until(|doc| doc["table"]["seats"][0]["online"] == false)
        .await;
}

#[tokio::test]
async fn people_talk_but_not_when_the_rules_forbid_it() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"rounds": 1, "seconds": 600})).await;
    game.ada
        .send_json(json!({"type": "say", "id": "s1", "text": " hello "}))
        .await;
    assert_eq!(game.ada.receive("ack").await["id"], "s1");
    let line = game.grace.receive("chat").await;
    assert_eq!(
        (line["text"].as_str(), line["name"].as_str()),
        (Some("hello"), Some("Ada"))
    );
    // Repeated with the same id, it does not appear twice.
    game.ada
        .send_json(json!({"type": "say", "id": "s1", "text": "hello"}))
        .await;
    game.ada.receive("ack").await;

    game.ada.act("a1", json!({"do": "open"})).await;
    assert_eq!(game.ada.doc["game"]["chat_block"]["rule"], "TOY-7");
    let refusal = game
        .grace
        .refused(
            json!({"type": "say", "id": "s2", "text": "psst"}),
            "toy-silence",
        )
        .await;
    assert_eq!(
        (refusal["rule"].as_str(), refusal["id"].as_str()),
        (Some("TOY-7"), Some("s2"))
    );
    // The cards are shown, and chat is allowed again.
    game.ada.act("a2", json!({"do": "bid", "slot": 0})).await;
    game.grace.act("g1", json!({"do": "bid", "slot": 0})).await;
    game.grace
        .until(|doc| doc["table"]["stage"] == "over")
        .await;
    assert!(game.grace.doc["game"]["chat_block"].is_null());
    game.grace
        .send_json(json!({"type": "say", "id": "s3", "text": "well played"}))
        .await;
    game.grace.receive("ack").await;

    let mut late = hangar.client().await;
    late.watch(&game.code).await;
    let texts: Vec<_> = late
        .chat
        .iter()
        .map(|line| line["text"].as_str().unwrap())
        .collect();
    assert_eq!(texts, ["hello", "well played"]);
}

#[tokio::test]
async fn queries_change_nothing() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({})).await;
    game.ada.send_json(json!({"type": "legal"})).await;
    let legal = game.ada.receive("legal").await;
    assert!(
        legal["commands"]
            .as_array()
            .unwrap()
            .contains(&json!({"do": "open"}))
    );
    game.grace
        .send_json(json!({"type": "ask", "id": "q1", "query": {"ask": "unseen"}}))
        .await;
    let answer = game.grace.receive("answer").await;
    assert_eq!(
        (answer["id"].as_str(), answer["answer"]["cards"].as_u64()),
        (Some("q1"), Some(57))
    );
    game.grace
        .refused(
            json!({"type": "ask", "id": "q2", "query": {"ask": "everything"}}),
            "refused-query",
        )
        .await;
    game.ada.send_json(json!({"type": "resync"})).await;
    let before = game.ada.doc.clone();
    game.ada.receive("state").await;
    assert_eq!(game.ada.doc, before);
}
