//! Crashes, restarts, lost connections, unloaded tables: nothing acknowledged is lost, nothing is done twice.

use crate::common::{Hangar, PATIENCE, folder, two};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_table_survives_kill_9_with_its_clock_held() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let begun = Instant::now();
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada
        .send_json(json!({"type": "say", "id": "s1", "text": "before the crash"}))
        .await;
    game.ada.receive("ack").await;
    game.ada.act("a1", json!({"do": "open"})).await;
    game.ada.act("a2", json!({"do": "bid", "slot": 1})).await;
    game.grace
        .until(|doc| doc["game"]["view"]["seats"][0]["placed"] == true)
        .await;
    let (ada, grace) = (game.ada.view().clone(), game.grace.view().clone());
    hangar.kill();
    let alive = begun.elapsed().as_millis() as u64;
    tokio::time::sleep(Duration::from_millis(1500)).await;

    let hangar = Hangar::start(data.path());
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(back.you, Some(0));
    assert_eq!(
        back.view(),
        &ada,
        "the same hand, the same bid, the same deadline"
    );
    assert_eq!(back.doc["game"]["clock"], "waiting");
    assert_eq!(back.chat[0]["text"], "before the crash");
    let held = back.now;
    assert!(
        held <= alive,
        "the time away does not count: {held} ms in {alive} ms"
    );
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut other = hangar.client().await;
    other.resume(&game.code, &game.tokens[1]).await;
    assert_eq!(other.view(), &grace);
    assert_eq!(
        other.now, held,
        "the clock is stopped until somebody continues"
    );

    // An acknowledged command is recognised as done, even if the client missed the acknowledgement.
    back.act("a2", json!({"do": "bid", "slot": 1})).await;
    assert_eq!(back.view(), &ada);
    assert_eq!(hangar.metric("repeats_total"), 1.0);

    other.send_json(json!({"type": "resume_clock"})).await;
    back.until(|doc| doc["game"]["clock"] == "running").await;
    back.refused(json!({"type": "resume_clock"}), "refused-clock-running")
        .await;
    other.act("g1", json!({"do": "bid", "slot": 0})).await;
    assert_eq!(other.view()["round"], 2);
    assert!(other.now >= held);
}

/// The process is suspended for some seconds: the clock is stopped at the time before, as after a restart.
#[cfg(unix)]
#[tokio::test]
async fn a_suspended_process_stops_the_clock() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    let signal = |name: &str| {
        let mut kill = std::process::Command::new("kill");
        let done = kill.args([name, &hangar.id().to_string()]).status();
        assert!(done.unwrap().success());
    };
    let before = game.ada.now;
    let begun = Instant::now();
    signal("-STOP");
    tokio::time::sleep(Duration::from_secs(8)).await;
    signal("-CONT");
    game.ada
        .until(|doc| doc["game"]["clock"] == "waiting")
        .await;
    let awake = begun
        .elapsed()
        .saturating_sub(Duration::from_secs(7))
        .as_millis() as u64;
    assert!(
        game.ada.now <= before + awake,
        "{} {before} {awake}",
        game.ada.now
    );
    game.ada.send_json(json!({"type": "resume_clock"})).await;
    game.grace
        .until(|doc| doc["game"]["clock"] == "running")
        .await;
}

#[tokio::test]
async fn a_command_is_on_disk_when_it_is_acknowledged() {
    let data = folder();
    let mut hangar = Hangar::start(data.path());
    let game = two(&hangar, json!({"seconds": 600, "rounds": 9})).await;
    // Each round the server is killed right after an acknowledgement; the next round begins where that one ended.
    for round in 0..5u64 {
        let lead = (round % 2) as usize;
        let mut clients = [hangar.client().await, hangar.client().await];
        for (client, token) in clients.iter_mut().zip(&game.tokens) {
            client.resume(&game.code, token).await;
            assert_eq!(client.view()["round"], round + 1);
        }
        clients[lead]
            .act(&format!("open{round}"), json!({"do": "open"}))
            .await;
        clients[0]
            .act(&format!("a{round}"), json!({"do": "bid", "slot": 0}))
            .await;
        clients[1]
            .act(&format!("g{round}"), json!({"do": "bid", "slot": 0}))
            .await;
        hangar.kill();
        hangar = Hangar::start(data.path());
    }
}

/// A chat line whose acknowledgement was lost is sent again, to a server that was killed meanwhile: it appears once.
#[tokio::test]
async fn a_repeated_chat_line_after_a_crash_appears_once() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    let line = json!({"type": "say", "id": "line", "text": "Shields!"});
    game.ada.send_json(line.clone()).await;
    game.grace.receive("chat").await;
    hangar.kill();
    let hangar = Hangar::start(data.path());
    let mut ada = hangar.client().await;
    ada.resume(&game.code, &game.tokens[0]).await;
    ada.send_json(line).await;
    assert_eq!(ada.receive("ack").await["id"], "line");
    ada.settle().await;
    assert_eq!(ada.chat.len(), 1);
    // Another seat has ids of its own.
    let mut grace = hangar.client().await;
    grace.resume(&game.code, &game.tokens[1]).await;
    grace
        .send_json(json!({"type": "say", "id": "line", "text": "Up!"}))
        .await;
    grace.receive("ack").await;
    assert_eq!(grace.chat.len(), 2);
}

/// The server crashes before it could answer `create`: the repeated request with the same key returns the same table and seat.
#[tokio::test]
async fn a_repeated_create_after_a_crash_returns_the_same_table() {
    let data = folder();
    let ask = json!({
        "type": "create", "game": "toy", "setup": {"seconds": 60}, "name": "Ada", "key": "a-key-that-nobody-guesses",
    });
    let hangar = Hangar::start_with(data.path(), &["--tables-per-hour", "1"]);
    let mut ada = hangar.client().await;
    ada.send_json(ask.clone()).await;
    let first = ada.receive("seated").await;
    hangar.kill();

    let hangar = Hangar::start_with(data.path(), &["--tables-per-hour", "1"]);
    for again in 0..2 {
        let mut ada = hangar.client().await;
        ada.send_json(ask.clone()).await;
        let seated = ada.receive("seated").await;
        assert_eq!(seated, first, "asked {again} times since the crash");
        ada.receive("state").await;
        assert_eq!(ada.you, Some(0));
        let seats = ada.doc["table"]["seats"].as_array().unwrap();
        let taken = seats.iter().filter(|seat| seat["held"] == "person");
        assert_eq!(taken.count(), 1, "nobody sits twice");
    }
    // The repeated request did not count: the one table allowed in this hour can still be created with another key.
    let mut ada = hangar.client().await;
    let mut other = ask;
    other["key"] = json!("another-key-nobody-guesses");
    ada.send_json(other).await;
    assert_ne!(ada.receive("seated").await["table"], first["table"]);
}

#[tokio::test]
async fn a_repeated_command_is_executed_once() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada.act("open", json!({"do": "open"})).await;
    game.ada.act("bid", json!({"do": "bid", "slot": 0})).await;
    game.ada.act("back", json!({"do": "take_back"})).await;
    // The connection failed before the answer: the client reconnects and repeats everything.
    let mut again = hangar.client().await;
    again.resume(&game.code, &game.tokens[0]).await;
    for (id, command) in [
        ("open", json!({"do": "open"})),
        ("bid", json!({"do": "bid", "slot": 0})),
        ("back", json!({"do": "take_back"})),
    ] {
        again.act(id, command).await;
    }
    assert!(again.view()["bid"].is_null());
    assert_eq!(again.view()["seats"][0]["placed"], false);
    assert_eq!(hangar.metric("commands_total"), 3.0);
    assert_eq!(hangar.metric("repeats_total"), 3.0);
    // Another seat may use the same id.
    game.grace.act("bid", json!({"do": "bid", "slot": 0})).await;
    assert_eq!(game.grace.view()["bid"], 0);
    // A refused command is not marked as done.
    game.grace
        .refused(
            json!({"type": "act", "id": "later", "command": {"do": "go"}}),
            "toy-not-held",
        )
        .await;
    game.grace.act("hold", json!({"do": "hold"})).await;
    game.grace.act("later", json!({"do": "go"})).await;
}

#[tokio::test]
async fn a_player_reconnects_to_the_same_hand_and_clock() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    game.grace
        .until(|doc| doc["game"]["view"]["until"].is_number())
        .await;
    let (view, then) = (game.grace.view().clone(), game.grace.now);
    drop(game.grace);
    game.ada
        .until(|doc| doc["table"]["seats"][1]["online"] == false)
        .await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[1]).await;
    assert_eq!(back.view(), &view);
    assert_eq!(back.doc["game"]["clock"], "running");
    assert!(
        back.now >= then + 400,
        "the clock ran on: {} then {}",
        then,
        back.now
    );
    game.ada
        .until(|doc| doc["table"]["seats"][1]["online"] == true)
        .await;
}

#[tokio::test]
async fn passed_deadlines_are_stored() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"seconds": 1, "rounds": 2})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    game.grace
        .until(|doc| doc["game"]["view"]["shown"].is_array())
        .await;
    let shown = game.grace.view()["shown"].clone();
    assert!(game.grace.now >= 1000);
    hangar.kill();
    let hangar = Hangar::start(data.path());
    let mut back = hangar.client().await;
    back.watch(&game.code).await;
    assert_eq!(
        back.view()["shown"],
        shown,
        "random events are not drawn again"
    );
    assert_eq!(
        back.doc["game"]["clock"], "running",
        "nothing is due, so nobody is waited for"
    );
}

#[tokio::test]
async fn a_table_without_viewers_is_unloaded_and_loaded_again() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--idle-seconds", "1"]);
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    game.ada.act("a2", json!({"do": "bid", "slot": 2})).await;
    let view = game.ada.view().clone();
    assert_eq!(hangar.metric("tables_awake"), 1.0);
    drop(game.ada);
    drop(game.grace);
    let left = Instant::now();
    while hangar.metric("tables_awake") > 0.0 {
        assert!(left.elapsed() < PATIENCE, "nobody looks at it");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(back.view(), &view);
    assert_eq!(back.doc["game"]["clock"], "waiting");
    // Commands from before the table was unloaded are still recognised.
    back.act("a2", json!({"do": "bid", "slot": 2})).await;
    assert_eq!(hangar.metric("repeats_total"), 1.0);
}

#[tokio::test]
async fn sigterm_closes_connections_and_loses_nothing() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--log", "debug", "--log-format", "json"]);
    let mut game = two(&hangar, json!({"seconds": 600})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    let view = game.ada.view().clone();
    let (good, log) = hangar.terminate();
    assert!(good, "{log}");
    let bye = game.ada.receive("bye").await;
    assert_eq!(bye["why"]["code"], "bye-restart");
    assert_eq!(game.ada.next().await["type"], "closed");
    // Structured, and without secrets.
    assert!(
        log.lines()
            .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()),
        "{log}"
    );
    assert!(log.contains("closing"));
    for token in &game.tokens {
        assert!(!log.contains(token.as_str()));
    }
    let hangar = Hangar::start(data.path());
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(back.view(), &view);
    // Tokens are not on disk either, neither in the database nor in the journal.
    back.send_json(json!({"type": "say", "id": "last", "text": "the last word"}))
        .await;
    back.settle().await;
    let files = std::fs::read_dir(data.path()).unwrap();
    let stored: Vec<u8> = files
        .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .collect();
    let stored = String::from_utf8_lossy(&stored);
    assert!(stored.contains("Ada") && stored.contains("the last word"));
    for token in &game.tokens {
        assert!(!stored.contains(token.as_str()));
    }
}

#[tokio::test]
async fn a_long_game_is_loaded_from_its_snapshot() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--messages-per-second", "10000"]);
    let mut game = two(&hangar, json!({"seconds": 3600})).await;
    game.ada.act("open", json!({"do": "open"})).await;
    for turn in 0..100 {
        game.ada
            .act(
                &format!("bid{turn}"),
                json!({"do": "bid", "slot": turn % 3}),
            )
            .await;
    }
    let view = game.ada.view().clone();
    hangar.kill();
    let hangar = Hangar::start(data.path());
    let mut back = hangar.client().await;
    back.resume(&game.code, &game.tokens[0]).await;
    assert_eq!(back.view(), &view);
    back.act("bid40", json!({"do": "bid", "slot": 0})).await;
    assert_eq!(back.view(), &view, "an old command is not executed again");
}

#[tokio::test]
async fn a_data_folder_is_used_by_one_server() {
    let data = folder();
    let _hangar = Hangar::start(data.path());
    let second = std::process::Command::new(env!("CARGO_BIN_EXE_hangar"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data.path())
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("Another Hangar is using"), "{said}");
}

/// Tests of timed games rely on this: the clock never passes a stop.
#[tokio::test]
async fn a_clock_stops_at_the_given_times() {
    let data = folder();
    let flags = ["--speed", "1000", "--stop-at", "20,5"];
    let hangar = Hangar::start_with(data.path(), &flags);
    let mut game = two(&hangar, json!({"seconds": 30, "rounds": 2})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    for stop in [5_000, 20_000] {
        loop {
            game.ada.send_json(json!({"type": "ping", "echo": 1})).await;
            let now = game.ada.receive("pong").await["now"].as_u64().unwrap();
            assert!(now <= stop, "{now} is past {stop}");
            if now == stop {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        game.ada
            .until(|doc| doc["game"]["clock"] == "waiting")
            .await;
        // Commands sent now have this game time, however long the test takes.
        tokio::time::sleep(Duration::from_millis(200)).await;
        let (id, slot) = (format!("b{stop}"), u64::from(stop > 5_000));
        game.ada.act(&id, json!({"do": "bid", "slot": slot})).await;
        assert_eq!(
            (game.ada.now, &game.ada.view()["bid"]),
            (stop, &json!(slot))
        );
        assert!(game.ada.view()["shown"].is_null());
        game.grace.send_json(json!({"type": "resume_clock"})).await;
    }
    game.ada
        .until(|doc| doc["game"]["view"]["shown"].is_array())
        .await;
}
