//! Bad input gets a clear answer, changes nothing, and does not stop the server.

use crate::common::{Hangar, folder, two};
use serde_json::{Value, json};

#[tokio::test]
async fn frames_that_are_not_messages() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--messages-per-second", "1000"]);
    let mut client = hangar.client().await;
    let texts = [
        "",
        "null",
        "[]",
        "{}",
        "{\"type\":",
        "{\"type\":\"dance\"}",
        "{\"type\":\"sit\"}",
        "{\"type\":\"sit\",\"name\":7}",
        "{\"type\":\"sit\",\"name\":\"x\",\"seat\":-1}",
        "{\"type\":\"sit\",\"name\":\"x\",\"seat\":256}",
        "{\"type\":\"ping\",\"echo\":1e99}",
        "\u{0}\u{1}",
        "{\"type\":\"create\",\"game\":\"toy\"}",
    ];
    for text in texts {
        client.send_text(text).await;
        assert_eq!(
            client.receive("refused").await["code"],
            "refused-malformed",
            "{text}"
        );
    }
    client
        .send_text(&format!("{}{}", "[".repeat(30_000), "]".repeat(30_000)))
        .await;
    assert_eq!(client.receive("refused").await["code"], "refused-malformed");
    client.send_binary(vec![0xff; 100]).await;
    assert_eq!(client.receive("refused").await["code"], "refused-malformed");
    // Messages that make sense only at a table.
    for message in [
        json!({"type": "sit", "name": "Ada"}),
        json!({"type": "start"}),
        json!({"type": "leave"}),
        json!({"type": "legal"}),
    ] {
        client.refused(message, "refused-no-table").await;
    }
    client.settle().await;
}

#[tokio::test]
async fn a_frame_of_ten_megabytes() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({})).await;
    game.ada.try_send_text("x".repeat(10 * 1024 * 1024)).await;
    let bye = game.ada.receive("bye").await;
    assert_eq!(
        (
            bye["why"]["code"].as_str(),
            bye["why"]["args"]["max"].as_u64()
        ),
        (Some("bye-too-large"), Some(65536))
    );
    assert_eq!(game.ada.next().await["code"], 1009);
    // Other connections are not affected, and the seat can be resumed.
    game.grace
        .until(|doc| doc["table"]["seats"][0]["online"] == false)
        .await;
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(back.you, Some(0));
}

#[tokio::test]
async fn names_that_are_too_long_or_invisible() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    let create = |name: &str| json!({"type": "create", "game": "toy", "name": name});
    for (name, code) in [
        ("x".repeat(10_000).as_str(), "refused-name-long"),
        ("\u{7}\u{0}\u{1b}[2J", "refused-name-control"),
        ("Ada\u{202e}", "refused-name-control"),
        ("   ", "refused-name-empty"),
        ("\u{200b}\u{2060}", "refused-name-empty"),
        ("\u{301}\u{308}", "refused-name-empty"),
    ] {
        ada.refused(create(name), code).await;
    }
    let (code, _) = ada.create("Ada", json!({})).await;
    let before = ada.doc.clone();
    ada.refused(
        json!({"type": "rename", "name": "x".repeat(10_000)}),
        "refused-name-long",
    )
    .await;
    let mut late = hangar.client().await;
    late.watch(&code).await;
    late.refused(json!({"type": "sit", "name": "\n"}), "refused-name-empty")
        .await;
    late.refused(
        json!({"type": "sit", "name": "a\nb"}),
        "refused-name-control",
    )
    .await;
    drop(late);
    ada.until(|doc| doc["table"]["watchers"] == 0).await;
    assert_eq!(ada.doc, before, "nothing changed");
}

#[tokio::test]
async fn invalid_tokens_and_codes() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    let (one, token) = ada.create("Ada", json!({})).await;
    let mut grace = hangar.client().await;
    let (two, other) = grace.create("Grace", json!({})).await;

    let resume =
        |table: &str, token: &str| json!({"type": "resume", "table": table, "token": token});
    let mut thief = hangar.client().await;
    thief
        .refused(resume(&one, &other), "refused-bad-token")
        .await;
    thief
        .refused(resume(&two, &token), "refused-bad-token")
        .await;
    thief.refused(resume(&one, ""), "refused-bad-token").await;
    thief
        .refused(resume(&one, &"x".repeat(20_000)), "refused-bad-token")
        .await;
    for code in [
        "",
        "222222",
        "nonsense",
        "../../../etc/passwd",
        "'; DROP TABLE tables; --",
    ] {
        thief
            .refused(
                json!({"type": "watch", "table": code}),
                "refused-no-such-table",
            )
            .await;
    }
    thief
        .refused(json!({"type": "sit", "name": "Thief"}), "refused-no-table")
        .await;
    thief
        .refused(
            json!({"type": "create", "game": "chess", "name": "x"}),
            "refused-no-such-game",
        )
        .await;
    ada.settle().await;
    assert_eq!(ada.doc["table"]["watchers"], 0);
}

#[tokio::test]
async fn setups_that_cannot_be_played() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    let create =
        |setup: Value| json!({"type": "create", "game": "toy", "name": "Ada", "setup": setup});
    for setup in [
        json!({"rounds": "many"}),
        json!([]),
        json!({"bonus": 1}),
        json!(7),
        json!({"rounds": 300}),
    ] {
        ada.refused(create(setup), "refused-setup").await;
    }
    let refusal = ada
        .refused(create(json!({"rounds": 99})), "toy-rounds")
        .await;
    assert_eq!(refusal["rule"], "TOY-1");
    ada.create("Ada", json!({"rounds": 2})).await;
    ada.refused(
        json!({"type": "configure", "setup": {"seconds": 0}}),
        "toy-seconds",
    )
    .await;
    assert_eq!(
        ada.doc["table"]["setup"],
        json!({"rounds": 2, "seconds": 10}),
        "missing choices took their defaults"
    );
}

#[tokio::test]
async fn commands_out_of_turn_and_malformed_commands() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    let act = |id: &str, command: Value| json!({"type": "act", "id": id, "command": command});
    let before = game.grace.doc.clone();
    let refusal = game
        .grace
        .refused(act("g1", json!({"do": "open"})), "toy-not-your-lead")
        .await;
    assert_eq!(
        (refusal["rule"].as_str(), refusal["id"].as_str()),
        (Some("TOY-2"), Some("g1"))
    );
    game.grace
        .refused(act("g2", json!({"do": "bid", "slot": 0})), "toy-not-open")
        .await;
    for command in [
        json!(null),
        json!("open"),
        json!({"do": "win"}),
        json!({"do": "bid"}),
        json!({"do": "bid", "slot": 1.5}),
        json!({"do": "bid", "slot": -1}),
    ] {
        game.grace
            .refused(act("g3", command), "refused-command")
            .await;
    }
    for id in ["", "two words", &"x".repeat(41)] {
        let refusal = game
            .grace
            .refused(act(id, json!({"do": "open"})), "refused-id")
            .await;
        assert!(refusal["id"].is_null());
    }
    game.grace
        .refused(json!({"type": "ready", "ready": true}), "refused-started")
        .await;
    game.grace
        .refused(json!({"type": "rematch"}), "refused-not-over")
        .await;
    game.grace
        .refused(
            json!({"type": "sit", "name": "Twice"}),
            "refused-already-seated",
        )
        .await;
    game.grace
        .refused(json!({"type": "kick", "seat": 0}), "refused-not-host")
        .await;
    game.ada
        .refused(json!({"type": "kick", "seat": 9}), "refused-no-such-seat")
        .await;
    game.ada
        .refused(json!({"type": "start"}), "refused-started")
        .await;
    game.ada
        .refused(
            json!({"type": "say", "id": "s", "text": "x".repeat(600)}),
            "refused-chat-long",
        )
        .await;
    game.grace.settle().await;
    assert_eq!(game.grace.doc, before, "nothing changed");
}

#[tokio::test]
async fn too_many_messages() {
    let data = folder();
    // The burst allowance does not refill during this test, however long it takes.
    let flags = [
        "--messages-per-second",
        "0.001",
        "--tables-per-hour",
        "2",
        "--connections-per-client",
        "3",
    ];
    let hangar = Hangar::start_with(data.path(), &flags);
    let mut client = hangar.client().await;
    client.create("Ada", json!({})).await;
    client.create("Ada", json!({})).await;
    let refusal = client
        .refused(
            json!({"type": "create", "game": "toy", "name": "Ada"}),
            "refused-too-many-tables",
        )
        .await;
    assert_eq!(refusal["args"]["minutes"], 30);

    for echo in 0..70 {
        client
            .send_json(json!({"type": "ping", "echo": echo}))
            .await;
    }
    let refusal = client.receive("refused").await;
    assert_eq!(refusal["code"], "refused-slow-down");
    assert!(refusal["args"]["ms"].as_u64().unwrap() <= 1_000_001);
    // A client that does not stop is disconnected.
    let mut flood = hangar.client().await;
    for _ in 0..400 {
        flood.try_send_text("{}".into()).await;
    }
    assert_eq!(flood.receive_bye().await, "bye-flood");
    // Pings are answered, and count as messages.
    let mut flood = hangar.client().await;
    for _ in 0..400 {
        flood.send_ping().await;
    }
    assert_eq!(flood.receive_bye().await, "bye-flood");

    let _second = hangar.client().await;
    let _third = hangar.client().await;
    let answer = hangar.handshake(
        "GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    );
    assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
}
