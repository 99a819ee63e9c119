//! Random invalid messages and requests in every stage of a mission, and a server that is killed during play.

use crate::common::{Client, Hangar, PATIENCE, folder};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A random number generator that gives the same numbers in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        // Xorshift is good enough here.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Invalid values.
fn invalid_value(chance: &mut Chance) -> Value {
    let depth = 1 + chance.below(100);
    let nested = (0..depth).fold(json!(1), |inner, _| json!([inner]));
    let values = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(3),
        json!(13),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(0.5),
        json!(""),
        json!("x".repeat(chance.below(3000))),
        json!("\u{202e}\u{0}\u{200b}\u{7f}\u{feff}"),
        json!("'; DROP TABLE tables; --"),
        json!({"do": "place"}),
        json!({"kind": "script", "id": "\u{1f4a5}"}),
        json!([]),
        json!({}),
        nested,
    ];
    chance.pick(&values).clone()
}

/// Changes, removes or adds a member somewhere in a message.
fn corrupt(value: &mut Value, chance: &mut Chance) {
    let inside = chance.below(3) > 0;
    match value {
        Value::Object(members) if inside && !members.is_empty() => {
            let names: Vec<String> = members.keys().cloned().collect();
            let name = chance.pick(&names).clone();
            match chance.below(8) {
                0 => drop(members.remove(&name)),
                1 => drop(members.insert("more".into(), invalid_value(chance))),
                _ => corrupt(&mut members[&name], chance),
            }
        }
        Value::Array(items) if inside && !items.is_empty() => {
            let at = chance.below(items.len());
            corrupt(&mut items[at], chance);
        }
        other => *other = invalid_value(chance),
    }
}

/// A random message of any type.
fn messages(chance: &mut Chance) -> Value {
    let small = |chance: &mut Chance| chance.below(15) as u64;
    let (a, b, c) = (small(chance), small(chance), small(chance));
    let commands = [
        json!({"do": "propose", "common": "yellow", "serious": "white"}),
        json!({"do": "volunteer", "role": "captain"}),
        json!({"do": "step_down", "role": "captain"}),
        json!({"do": "ready", "ready": true}),
        json!({"do": "launch"}),
        json!({"do": "place", "card": a, "slot": b, "up": "action", "on": c}),
        json!({"do": "place", "card": 90 + a, "slot": b, "up": "movement"}),
        json!({"do": "move", "from": a, "to": b, "on": c}),
        json!({"do": "flip", "slot": a}),
        json!({"do": "take_back", "slot": a, "on": b}),
        json!({"do": "undo"}),
        json!({"do": "next_phase"}),
        json!({"do": "give", "card": a, "to": b}),
        json!({"do": "draw_threat", "number": a, "severity": "serious", "track": "internal"}),
        json!({"do": "move_threat", "threat": a, "number": b, "track": "red"}),
        json!({"do": "board", "move": {"piece": "figure", "crew": a, "to": null}}),
        json!({"do": "board", "move": {"piece": "threat", "threat": a, "square": b}}),
        json!({"do": "board", "move": {"piece": "reset"}}),
        json!({"do": "point", "at": {"spot": "slot", "crew": a, "slot": b}}),
        json!({"do": "end_early", "agree": true}),
        json!({"do": "hold"}),
        json!({"do": "go"}),
        json!({"do": "confirm"}),
        json!({"do": "oops", "mistake": "other_half"}),
        json!({"do": "continue", "go": true}),
        json!({"do": "repair", "what": {"repair": "squad"}}),
        json!({"do": "berth", "station": "lower_red"}),
        json!({"do": "stand_in", "crew": a, "decides": {"decision": "ready"}}),
        json!({"do": "stand_in", "crew": a, "decides": {"decision": "repair", "what": {"repair": "squad"}}}),
    ];
    let queries = [
        json!({"ask": "film"}),
        json!({"ask": "projection", "instead": [{"slot": a, "action": "A", "on": b}]}),
        json!({"ask": "projection"}),
    ];
    let id = format!("{}", chance.below(5000));
    let command = chance.pick(&commands).clone();
    let query = chance.pick(&queries).clone();
    let all = [
        json!({"type": "act", "id": id, "command": command}),
        json!({"type": "ask", "id": id, "query": query}),
        json!({"type": "say", "id": id, "text": "Shields?"}),
        json!({"type": "sit", "name": "Eve", "seat": a}),
        json!({"type": "move", "seat": a}),
        json!({"type": "rename", "name": "Eve"}),
        json!({"type": "ready", "ready": false}),
        json!({"type": "configure", "setup": {"seating": [a, b, c], "androids": ["R2"], "pace": "slow",
            "roles": {"captain": a}, "mission": {"kind": "generated", "recipe": {"threat_level": b}}}}),
        json!({"type": "configure", "setup": {"trajectories": ["T1", "T2", "T3", "T4"], "seed": "7", "five": true}}),
        json!({"type": "set_occupant", "seat": a, "to": "game"}),
        json!({"type": "kick", "seat": 9 + a}),
        json!({"type": "legal"}),
        json!({"type": "resync"}),
        json!({"type": "ping", "echo": a}),
        json!({"type": "resume", "table": "222222", "token": "x"}),
        json!({"type": "watch", "table": "222222"}),
        json!({"type": "create", "game": "chess", "setup": {}, "name": "Eve", "key": "x"}),
    ];
    // Most messages are commands.
    let last = if chance.below(2) == 0 { 2 } else { all.len() };
    all[chance.below(last)].clone()
}

/// Sends this many invalid messages and reads the answers. The connection stays open.
async fn send_random_messages(client: &mut Client, chance: &mut Chance, times: usize) {
    for round in 0..times {
        let mut message = messages(chance);
        for _ in 0..chance.below(3) {
            corrupt(&mut message, chance);
        }
        let text = message.to_string();
        if chance.below(40) == 0 {
            let cut: String = text.chars().take(chance.below(text.len())).collect();
            client.send_text(&cut).await;
        } else {
            client.send_text(&text).await;
        }
        if round % 20 == 19 {
            settle(client, u32::MAX - round as u32).await;
        }
    }
    settle(client, u32::MAX).await;
}

/// Waits until everything that was sent before has been handled.
async fn settle(client: &mut Client, echo: u32) {
    client
        .send_json(json!({"type": "ping", "echo": echo}))
        .await;
    loop {
        let message = client.next().await;
        assert_ne!(message["type"], "closed", "the connection ended");
        if message["type"] == "refused" {
            let code = message["code"].as_str().unwrap();
            assert!(
                !["refused-storage", "refused-damaged-table"].contains(&code),
                "{message}"
            );
        }
        if message["type"] == "pong" && message["echo"] == echo {
            return;
        }
    }
}

/// The document built from updates equals the whole document sent anew.
async fn check(client: &mut Client) {
    // Changes by other clients may still arrive.
    settle(client, 5).await;
    client.send_json(json!({"type": "resync"})).await;
    let kept = loop {
        let kept = client.doc.clone();
        if client.next().await["type"] == "state" {
            break kept;
        }
    };
    // At the time of the answer a turn may have ended, or the computer may have spoken.
    let hour = |doc: &Value| {
        let view = &doc["game"]["view"];
        let of_game = ["said", "stage", "flight"].map(|name| view[name].clone());
        (doc["table"]["stage"].clone(), of_game)
    };
    if hour(&client.doc) == hour(&kept) {
        assert_eq!(client.doc["table"], kept["table"]);
        assert_eq!(client.view()["mine"], kept["game"]["view"]["mine"]);
    }
}

#[tokio::test]
async fn invalid_messages_are_refused_in_every_stage() {
    let data = folder();
    let flags = ["--messages-per-second", "1000000", "--speed", "200"];
    let hangar = Hangar::start_with(data.path(), &flags);
    let mut chance = Chance(0x5eed_cafe);
    for setup in [
        json!({"mission": {"kind": "script", "id": "S2-8"}, "misplay": true, "manual_officers": true, "skip_briefing": true}),
        json!({"mission": {"kind": "random", "level": "mission"}, "campaign": true, "pace": "slow"}),
        json!({"mission": {"kind": "script", "id": "test-run-1"}, "skip_briefing": true}),
    ] {
        let mut clients = vec![hangar.client().await, hangar.client().await];
        let (code, token) = clients[0]
            .create_game("space-alert", "Ada", setup.clone())
            .await;
        clients[1].join(&code, "Grace").await;
        for client in &mut clients {
            send_random_messages(client, &mut chance, 150).await;
        }
        // Start the mission, unless a random message has started it.
        let mut ada = hangar.client().await;
        ada.resume(&code, &token).await;
        let mut grace = hangar.client().await;
        grace.watch(&code).await;
        if ada.doc["table"]["stage"] == "lobby" {
            ada.send_json(json!({"type": "configure", "setup": setup}))
                .await;
            let you = ada.you.unwrap();
            for seat in (0..5).filter(|seat| *seat != you) {
                let open = json!({"type": "set_occupant", "seat": seat, "to": "person"});
                for message in [json!({"type": "kick", "seat": seat}), open] {
                    ada.send_json(message).await;
                }
            }
            settle(&mut ada, 1).await;
            grace
                .send_json(json!({"type": "sit", "name": "Grace"}))
                .await;
            grace
                .send_json(json!({"type": "ready", "ready": true}))
                .await;
            settle(&mut grace, 2).await;
            ada.send_json(json!({"type": "start"})).await;
            // The whole document is sent after all earlier messages.
            settle(&mut ada, 3).await;
            settle(&mut ada, 4).await;
            assert_eq!(ada.doc["table"]["stage"], "playing");
        }
        // Ten minutes of a mission pass in three seconds.
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(4) {
            send_random_messages(&mut ada, &mut chance, 60).await;
            send_random_messages(&mut grace, &mut chance, 60).await;
        }
        check(&mut ada).await;
        check(&mut grace).await;
    }
    let (well, log) = hangar.terminate();
    assert!(well && !log.contains("panicked"), "{log}");
}

fn head(path: &str) -> String {
    format!("{path} HTTP/1.1\r\nContent-Type: application/json")
}

#[tokio::test]
async fn invalid_requests_are_refused_on_every_path() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut chance = Chance(0xdead_beef);
    let order = json!({"recipe": {"threat_level": 8, "incoming_data": 3}, "seed": 7});
    let made = hangar.http_with("POST /api/space-alert/script HTTP/1.1", &order.to_string());
    assert!(made.starts_with("HTTP/1.1 200"), "{made}");
    let script: Value = serde_json::from_str(made.split_once("\r\n\r\n").unwrap().1).unwrap();
    let bodies = [
        (
            "POST /api/space-alert/film",
            json!({"crew": [{"colour": "yellow", "name": "Ana", "slots": ["A", "C"]}, {"colour": "green", "slots": ["C"]}],
            "trajectories": {"red": "T3", "white": "T1", "blue": "T5"}, "threats": [{"number": 1, "track": "white", "card": "E1-07"}], "seed": 1}),
        ),
        (
            "POST /api/space-alert/campaign",
            json!({"planned": 4, "missions": [{"mission": {"crew": [{"colour": "yellow", "slots": ["A"]}], "seed": 1,
            "trajectories": {"red": "T3", "white": "T1", "blue": "T5"}, "threats": []}, "repairs": [{"repair": "squad"}], "berth": "lower_red"}]}),
        ),
        ("POST /api/space-alert/script", order),
        ("POST /api/space-alert/timeline", script),
        ("POST /api/replays/222222/ask", json!({"ask": "film"})),
        (
            "POST /api/tables/222222/events",
            json!({"token": "abcdefghijklmnopqrstuvwxyz"}),
        ),
    ];
    for round in 0..600 {
        let (path, body) = &bodies[round % bodies.len()];
        let mut body = body.clone();
        for _ in 0..1 + chance.below(3) {
            corrupt(&mut body, &mut chance);
        }
        let mut text = body.to_string();
        if chance.below(10) == 0 {
            text = text.chars().take(chance.below(text.len())).collect();
        }
        let answer = hangar.http_with(&head(path), &text);
        let status = answer.get(9..12).unwrap_or_default();
        assert!(
            ["200", "400", "404", "413", "422"].contains(&status),
            "{path} {text:.500}: {answer:.500}"
        );
        if status != "200" {
            assert!(
                answer.contains(r#"{"error":{"code":""#),
                "{path} {text:.500}: {answer:.500}"
            );
        }
    }
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    for (path, _) in &bodies {
        let answer = hangar.http_with(&head(path), &deep);
        assert!(answer.starts_with("HTTP/1.1 4"), "{answer:.200}");
    }
    for path in [
        "/api/replays?before=99999999999999999999",
        "/api/replays?before=-1",
        "/api/tables?game=%00",
        "/api/tables?codes=,,%ff,../etc,222222,%F0%9F%9A%80",
        "/api/replays?game=%00",
        "/api/replays/%ff",
        "/api/replays/222222/film?seat=999",
        "/api/replays/222222/film?seat=-1",
        "/api/replays/..%2f..%2fetc",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/t/%00",
        "/%c0%ae%c0%ae/",
        "//evil.example/",
        "/api//games",
        "/api/replays/%F0%9F%9A%80",
    ] {
        let answer = hangar.http(&format!("GET {path} HTTP/1.1"));
        let status = answer.get(9..10).unwrap_or_default();
        assert!(["2", "4"].contains(&status), "{path}: {answer:.200}");
        assert!(!answer.contains("root:"));
    }
    for method in ["PUT", "DELETE", "PATCH", "TRACE", "BREW"] {
        for path in ["/", "/api/games", "/ws", "/api/space-alert/film"] {
            let answer = hangar.http(&format!("{method} {path} HTTP/1.1"));
            assert!(
                answer.starts_with("HTTP/1.1 4"),
                "{method} {path}: {answer:.200}"
            );
        }
    }
    let (well, log) = hangar.terminate();
    assert!(well && !log.contains("panicked"), "{log}");
}

/// The current address of the server: it changes with every crash.
type ServerAddress = Arc<Mutex<String>>;

async fn reconnect(server: &ServerAddress, code: &str, token: &str) -> Client {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < PATIENCE, "the server does not come back");
        let address = server.lock().unwrap().clone();
        if let Some(mut client) = Client::connect(&address).await {
            let resume = json!({"type": "resume", "table": code, "token": token});
            client.try_send_text(resume.to_string()).await;
            loop {
                match client.next().await["type"].as_str().unwrap() {
                    "state" => return client,
                    "closed" => break,
                    other => assert!(
                        ["seated", "update", "chat", "bye"].contains(&other),
                        "{other}"
                    ),
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Sends a command until it is acknowledged, across crashes of the server.
async fn act_until_acknowledged(
    client: &mut Client,
    server: &ServerAddress,
    seat: (&str, &str),
    id: &str,
    command: Value,
) {
    let act = json!({"type": "act", "id": id, "command": command}).to_string();
    loop {
        client.try_send_text(act.clone()).await;
        loop {
            let message = client.next().await;
            match message["type"].as_str().unwrap() {
                "ack" if message["id"] == id => return,
                "refused" => panic!("{act} was lost or done twice: {message}"),
                "closed" => break,
                _ => {}
            }
        }
        *client = reconnect(server, seat.0, seat.1).await;
    }
}

/// Four people move a card each from slot to slot, as fast as they can, while the server is killed again and again. Each move
/// is possible only right after the one before it: none is lost, none is done twice.
#[tokio::test]
async fn a_server_killed_during_play_loses_no_command() {
    let data = folder();
    let mut hangar = Hangar::start(data.path());
    let server: ServerAddress = Arc::new(Mutex::new(hangar.address.clone()));
    let mut ana = hangar.client().await;
    let setup = json!({"mission": {"kind": "script", "id": "S2-7"}, "skip_briefing": true});
    let (code, token) = ana.create_game("space-alert", "Ana", setup).await;
    let mut crew = vec![(ana, token)];
    for name in ["Ben", "Chloé", "Dov"] {
        let mut client = hangar.client().await;
        let token = client.join(&code, name).await;
        client
            .send_json(json!({"type": "ready", "ready": true}))
            .await;
        crew.push((client, token));
    }
    crew[0]
        .0
        .until(|doc| doc["table"]["missing"].is_null())
        .await;
    crew[0]
        .0
        .until(|doc| doc["table"]["seats"][3]["ready"] == true)
        .await;
    crew[0].0.send_json(json!({"type": "start"})).await;
    let done = Arc::new(Mutex::new(0usize));
    let mut players = Vec::new();
    for (mut client, token) in crew {
        client.until(|doc| doc["game"].is_object()).await;
        let (server, code, done) = (server.clone(), code.clone(), done.clone());
        players.push(tokio::spawn(async move {
            let seat = (code.as_str(), token.as_str());
            let card = client.view()["mine"]["cards"][0].clone();
            let place = json!({"do": "place", "card": card, "slot": 1, "up": "action"});
            act_until_acknowledged(&mut client, &server, seat, "place", place).await;
            let mut moves = 0;
            while *done.lock().unwrap() < 6 || moves < 30 {
                let command =
                    json!({"do": "move", "from": moves % 3 + 1, "to": (moves + 1) % 3 + 1});
                act_until_acknowledged(&mut client, &server, seat, &format!("m{moves}"), command)
                    .await;
                moves += 1;
            }
            let slots = ["a..", ".a.", "..a"];
            (token, slots[moves as usize % 3])
        }));
    }
    let mut chance = Chance(0x1234_5678);
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_millis(50 + chance.below(400) as u64)).await;
        hangar.kill();
        hangar = Hangar::start(data.path());
        *server.lock().unwrap() = hangar.address.clone();
        *done.lock().unwrap() += 1;
    }
    for (seat, player) in players.into_iter().enumerate() {
        let (token, slots) = player.await.unwrap();
        let client = reconnect(&server, &code, &token).await;
        let backs = client.view()["backs"][seat].as_str().unwrap();
        assert_eq!(&backs[..3], slots, "seat {seat}");
        assert_eq!(client.doc["game"]["clock"], "waiting");
    }
}
