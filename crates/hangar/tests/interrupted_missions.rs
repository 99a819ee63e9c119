//! Space Alert missions against a real server, with lost connections, reloads and restarts.

use crate::common::{Client, Hangar, folder};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A crew in a mission that has begun.
struct Crew {
    code: String,
    clients: Vec<Client>,
    tokens: Vec<String>,
}

/// Seats this many people and starts.
async fn crew(hangar: &Hangar, people: usize, setup: Value) -> Crew {
    let mut setup = setup;
    setup["skip_briefing"] = json!(true);
    let mut captain = hangar.client().await;
    let (code, token) = captain.create_game("space-alert", "Ana", setup).await;
    let (mut clients, mut tokens) = (vec![captain], vec![token]);
    for name in ["Ben", "Chloé", "Dov", "Eli"].iter().take(people - 1) {
        let mut client = hangar.client().await;
        tokens.push(client.join(&code, name).await);
        client
            .send_json(json!({"type": "ready", "ready": true}))
            .await;
        clients.push(client);
    }
    let others = people - 1;
    clients[0]
        .until(|doc| {
            let seats = doc["table"]["seats"].as_array().unwrap();
            seats.iter().filter(|seat| seat["ready"] == true).count() == others
        })
        .await;
    clients[0].send_json(json!({"type": "start"})).await;
    for client in &mut clients {
        client.until(|doc| doc["game"].is_object()).await;
    }
    Crew {
        code,
        clients,
        tokens,
    }
}

fn mission() -> Value {
    json!({"mission": {"kind": "script", "id": "S2-7"}})
}

fn place(card: &Value, slot: u8, up: &str) -> Value {
    json!({"do": "place", "card": card, "slot": slot, "up": up})
}

fn cards(client: &Client) -> Vec<Value> {
    client.view()["mine"]["cards"].as_array().unwrap().clone()
}

/// A view without the announcements and their cards, which depend on the clock.
fn unspoken(view: &Value) -> Value {
    let mut view = view.clone();
    for member in ["said", "speech", "threats"] {
        view.as_object_mut().unwrap().remove(member).unwrap();
    }
    view
}

async fn back(hangar: &Hangar, crew: &Crew, seat: usize) -> Client {
    let mut client = hangar.client().await;
    client.resume(&crew.code, &crew.tokens[seat]).await;
    client
}

/// A player drops in the middle of a phase and returns to the exact same hand and clock.
#[tokio::test]
async fn a_player_returns_to_the_same_hand_and_clock() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut crew = crew(&hangar, 4, mission()).await;
    let hand = cards(&crew.clients[1]);
    crew.clients[1]
        .act("1", place(&hand[0], 2, "movement"))
        .await;
    let since = Instant::now();
    crew.clients[1].act("2", place(&hand[1], 3, "action")).await;
    let seen = unspoken(crew.clients[1].view());
    let left_at = crew.clients[1].now;
    drop(crew.clients.remove(1));
    crew.clients[0]
        .until(|doc| doc["table"]["seats"][1]["online"] == false)
        .await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let mut again = back(&hangar, &crew, 1).await;
    assert_eq!(unspoken(again.view()), seen, "same hand, board, deadlines");
    let passed = since.elapsed().as_millis() as u64;
    let clock = again.now - left_at;
    assert!(
        (1200..=passed).contains(&clock),
        "the clock ran on: {clock} ms in {passed} ms"
    );
    // Planning continues.
    again.act("3", json!({"do": "undo"})).await;
    assert!(again.view()["mine"]["slots"][2].is_null());
    assert!(!again.view()["mine"]["slots"][1].is_null());
}

/// A browser that was suspended for a minute of the mission catches up with the others.
#[tokio::test]
async fn a_suspended_browser_catches_up() {
    let data = folder();
    // The first phase does not end before they have planned.
    let hangar = Hangar::start_with(data.path(), &["--speed", "20", "--stop-at", "200"]);
    let mut crew = crew(&hangar, 3, mission()).await;
    let asleep = crew.clients[2].now;
    // Seat 2 sleeps: nothing is read. The others plan, and at 0:10 the computer speaks.
    for round in 0..20 {
        for seat in 0..2 {
            let hand = cards(&crew.clients[seat]);
            let card = &hand[round % 3];
            let id = format!("{seat}-{round}");
            let up = ["action", "movement"][round / 3 % 2];
            let command = place(card, 1 + (round % 3) as u8, up);
            crew.clients[seat].act(&id, command).await;
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    crew.clients[0]
        .until(|doc| doc["game"]["view"]["said"].as_array().unwrap().len() > 1)
        .await;
    let mut fresh = back(&hangar, &crew, 2).await;
    let sleeper = &mut crew.clients[2];
    let before = sleeper.seq;
    sleeper.settle().await;
    fresh.settle().await;
    assert!(sleeper.seq > before + 20, "there was much to read");
    assert!(fresh.now >= asleep + 60_000, "a minute has passed");
    while sleeper.seq != fresh.seq {
        sleeper.settle().await;
        fresh.settle().await;
    }
    assert_eq!(sleeper.doc["game"], fresh.doc["game"]);
}

/// While communications are down, chat and pointing are refused; board moves become visible when they are restored (SA-4.41).
#[tokio::test]
async fn chat_is_blocked_while_communications_are_down() {
    let data = folder();
    // From 0:40, for ten seconds; the clock stops in the middle.
    let hangar = Hangar::start_with(data.path(), &["--speed", "20", "--stop-at", "45"]);
    let setup = json!({"mission": {"kind": "script", "id": "S2-8"}});
    let mut crew = crew(&hangar, 3, setup).await;
    let [ana, ben, chloe] = &mut crew.clients[..] else {
        unreachable!("a crew of three")
    };
    let figure = json!({"do": "board", "move": {"piece": "figure", "crew": 1, "to": "lower_red"}});
    let point = json!({"do": "point", "at": {"spot": "station", "station": "upper_blue"}});
    ana.send_json(json!({"type": "say", "id": "before", "text": "Ready?"}))
        .await;
    ana.receive("ack").await;
    ana.until(|doc| doc["game"]["chat_block"].is_object()).await;
    let said = json!({"type": "say", "id": "during", "text": "Psst!"});
    let refused = ana.refused(said, "sa-round-silence").await;
    assert_eq!(refused["rule"], "SA-4.41");
    // A name could carry a message too.
    let renamed = json!({"type": "rename", "name": "Red laser now"});
    let refused = ana.refused(renamed, "sa-round-silence").await;
    assert_eq!(refused["rule"], "SA-4.41");
    chloe.send_json(json!({"type": "leave"})).await;
    chloe.receive("unseated").await;
    let sat = json!({"type": "sit", "name": "Blue laser now"});
    let refused = chloe.refused(sat, "sa-round-silence").await;
    assert_eq!(refused["rule"], "SA-4.41");
    let pointed = json!({"type": "act", "id": "point", "command": point});
    assert_eq!(
        ana.refused(pointed, "sa-round-communications-down").await["rule"],
        "SA-4.41"
    );
    ana.act("move", figure).await;
    ben.settle().await;
    assert_eq!(ana.view()["silent"], true);
    assert_eq!(ben.view()["board"]["figures"][1], "upper_white");
    ben.until(|doc| doc["game"]["clock"] == "waiting").await;
    ben.send_json(json!({"type": "resume_clock"})).await;
    ben.until(|doc| doc["game"]["chat_block"].is_null()).await;
    ben.until(|doc| doc["game"]["view"]["board"]["figures"][1] == "lower_red")
        .await;
    assert_eq!(ben.chat.len(), 1, "only earlier lines");
    assert_eq!(ben.doc["table"]["seats"][0]["name"], "Ana");
    chloe
        .send_json(json!({"type": "sit", "name": "Chloé"}))
        .await;
    assert_eq!(chloe.receive("seated").await["seat"], 2);
}

/// The server is killed in phase two: everything acknowledged is restored, and the clock is held until the crew continues.
#[tokio::test]
async fn a_killed_server_holds_the_clock_for_the_crew() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut crew = crew(&hangar, 4, mission()).await;
    let mut hand = cards(&crew.clients[0]);
    crew.clients[0].act("a", place(&hand[0], 1, "action")).await;
    for (seat, client) in crew.clients.iter_mut().enumerate() {
        client
            .act(&format!("p{seat}"), json!({"do": "next_phase"}))
            .await;
    }
    hand = cards(&crew.clients[0]);
    crew.clients[0]
        .act("b", place(&hand[5], 4, "movement"))
        .await;
    crew.clients[0].act("c", place(&hand[6], 7, "action")).await;
    let mut before = Vec::new();
    for client in &mut crew.clients {
        client.settle().await;
        before.push(unspoken(client.view()));
    }
    assert!(before.iter().all(|view| view["crew"][0]["phase"] == 2));
    assert_eq!(before[1]["backs"][0], "a..m..a.....");
    hangar.kill();
    tokio::time::sleep(Duration::from_millis(800)).await;

    let hangar = Hangar::start(data.path());
    let mut again = Vec::new();
    for (seat, view) in before.iter().enumerate() {
        let client = back(&hangar, &crew, seat).await;
        assert_eq!(&unspoken(client.view()), view, "seat {seat}");
        assert_eq!(client.doc["game"]["clock"], "waiting");
        again.push(client);
    }
    let held = again[0].now;
    let since = Instant::now();
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(back(&hangar, &crew, 3).await.now, held);
    // Commands wait too, and acknowledged ones are recognised as done.
    again[0].act("c", place(&hand[6], 7, "action")).await;
    again[2].send_json(json!({"type": "resume_clock"})).await;
    again[0]
        .until(|doc| doc["game"]["clock"] == "running")
        .await;
    again[0].act("d", json!({"do": "flip", "slot": 7})).await;
    assert_eq!(again[0].view()["backs"][0], "a..m..m.....");
    let passed = since.elapsed().as_millis() as u64;
    assert!((held..=held + passed).contains(&again[0].now));
}

/// A late spectator sees only what is public (SA-4.14).
#[tokio::test]
async fn a_late_spectator_sees_the_public_view() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut crew = crew(&hangar, 3, mission()).await;
    let hand = cards(&crew.clients[0]);
    crew.clients[0].act("a", place(&hand[0], 1, "action")).await;
    let own = json!({"do": "place", "card": hand[1], "slot": 2, "up": "movement", "on": 3});
    crew.clients[0].act("b", own).await;
    let mut late = hangar.client().await;
    late.watch(&crew.code).await;
    let view = late.view();
    assert!(view["mine"].is_null());
    assert_eq!(view["backs"][0], "a...........");
    assert!(view["crew"][0]["faces"].is_null());
    assert_eq!(
        view["crew"][3]["faces"][1]["card"], hand[1],
        "an android's cards are public"
    );
    assert!(!view.to_string().contains("\"cards\""));
    late.refused(
        json!({"type": "act", "id": "x", "command": {"do": "undo"}}),
        "refused-no-seat",
    )
    .await;
    late.send_json(json!({"type": "ask", "id": "q", "query": {"ask": "film"}}))
        .await;
    assert_eq!(late.receive("refused").await["code"], "sa-round-no-film");
    // The spectator sees later changes at once.
    crew.clients[1].act("c", json!({"do": "next_phase"})).await;
    late.until(|doc| doc["game"]["view"]["crew"][1]["phase"] == 2)
        .await;
}

/// Two tabs of one seat stay in step, whichever acts.
#[tokio::test]
async fn two_tabs_of_one_seat_stay_in_step() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut crew = crew(&hangar, 2, mission()).await;
    let mut other = back(&hangar, &crew, 0).await;
    for turn in 0..6 {
        let hand = cards(&other);
        let (id, slot) = (format!("t{turn}"), 1 + turn % 3);
        let command = place(&hand[usize::from(turn)], slot, "action");
        if turn % 2 == 0 {
            crew.clients[0].act(&id, command).await;
        } else {
            other.act(&id, command).await;
        }
        crew.clients[0].settle().await;
        other.settle().await;
        assert_eq!(crew.clients[0].view(), other.view());
        let slots = other.view()["mine"]["slots"].as_array().unwrap();
        assert_eq!(
            slots[usize::from(slot) - 1]["card"],
            hand[usize::from(turn)]
        );
    }
}

/// A client's own clock is never used: game time comes from the server, and all clients agree on it.
#[tokio::test]
async fn a_client_with_a_wrong_clock_is_shown_server_time() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut crew = crew(&hangar, 2, mission()).await;
    let start = crew.clients[0].view()["clock"]["start"].as_u64().unwrap();
    let begun = Instant::now();
    let passed = || begun.elapsed().as_millis() as u64;
    // The server's time, and the local times before and after.
    let mut readings: Vec<(u64, u64, u64)> = Vec::new();
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        for client in &mut crew.clients {
            // The echo may be any time: it is returned unchanged and has no effect.
            let sent = passed();
            client
                .send_json(json!({"type": "ping", "echo": u32::MAX}))
                .await;
            let pong = client.receive("pong").await;
            let now = pong["now"].as_u64().unwrap();
            assert_eq!(pong["echo"], u32::MAX);
            assert!(pong["time"].as_u64().unwrap() > 1_600_000_000_000);
            readings.push((now - start, sent, passed()));
        }
    }
    for pair in readings.windows(2) {
        assert!(pair[0].0 <= pair[1].0, "time never goes back: {readings:?}");
    }
    for (i, one) in readings.iter().enumerate() {
        for other in &readings[i + 1..] {
            let (least, most) = (other.1 - one.2, other.2 - one.1);
            // Each is rounded to whole milliseconds.
            assert!(
                (least.saturating_sub(2)..=most + 2).contains(&(other.0 - one.0)),
                "mission time runs like time: {readings:?}"
            );
        }
    }
}

/// With 300 ms of latency and a link that breaks repeatedly, no card is lost and nothing is executed twice.
#[tokio::test]
async fn a_slow_and_broken_link_loses_no_card() {
    let data = folder();
    // The computer deals no cards meanwhile, however long it takes.
    let hangar = Hangar::start_with(data.path(), &["--stop-at", "30"]);
    let mut crew = crew(&hangar, 2, mission()).await;
    let link = bad_link(hangar.address.clone()).await;
    let hand = cards(&crew.clients[1]);
    let mut commands: Vec<Value> = Vec::new();
    for round in 0..6 {
        for slot in 1..=3u8 {
            commands.push(place(&hand[usize::from(slot) + round % 3], slot, "action"));
        }
        commands.push(json!({"do": "flip", "slot": 2}));
        commands.push(json!({"do": "take_back", "slot": 3}));
    }
    commands.push(json!({"do": "next_phase"}));

    let mut acknowledged = vec![false; commands.len()];
    let mut breaks = 0;
    while acknowledged.contains(&false) {
        let Some(mut client) = Client::connect(&link).await else {
            breaks += 1;
            continue;
        };
        let resume = json!({"type": "resume", "table": crew.code, "token": crew.tokens[1]});
        client.try_send_text(resume.to_string()).await;
        for (i, command) in commands
            .iter()
            .enumerate()
            .filter(|(i, _)| !acknowledged[*i])
        {
            let act = json!({"type": "act", "id": format!("x{i}"), "command": command});
            client.try_send_text(act.to_string()).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        while acknowledged.contains(&false) {
            let message = client.next().await;
            match message["type"].as_str().unwrap() {
                "ack" => {
                    let id = message["id"].as_str().unwrap();
                    acknowledged[id[1..].parse::<usize>().unwrap()] = true;
                }
                "refused" => panic!("{message}"),
                "closed" => break,
                _ => {}
            }
        }
        breaks += 1;
    }
    assert!(breaks > 2, "the link broke");
    assert!(
        hangar.metric("repeats_total") > 0.0,
        "something was sent twice"
    );

    // As with a perfect link: the cards of the last round are where they were put, all others are in hand.
    let there = back(&hangar, &crew, 1).await;
    let slots = there.view()["mine"]["slots"].as_array().unwrap().clone();
    let last = 5 % 3;
    assert_eq!(slots[0], json!({"card": hand[1 + last], "up": "action"}));
    assert_eq!(slots[1], json!({"card": hand[2 + last], "up": "movement"}));
    assert!(slots[2].is_null());
    let now = cards(&there);
    assert_eq!(now.len(), hand.len() + 6, "one pack was taken, once");
    assert!(hand.iter().all(|card| now.contains(card)));
    crew.clients[0].settle().await;
    assert_eq!(crew.clients[0].view()["backs"][1], "am..........");
}

/// A link to the server with 300 ms of latency each way that breaks after a while, also in the middle of a message.
async fn bad_link(server: String) -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async move {
        for attempt in 0u64.. {
            let Ok((near, _)) = listener.accept().await else {
                return;
            };
            let Ok(far) = tokio::net::TcpStream::connect(&server).await else {
                return;
            };
            tokio::spawn(async move {
                let (near_in, near_out) = near.into_split();
                let (far_in, far_out) = far.into_split();
                let life = Duration::from_millis(950 + attempt * 110);
                tokio::select! {
                    () = slow_pipe(near_in, far_out) => {}
                    () = slow_pipe(far_in, near_out) => {}
                    () = tokio::time::sleep(life) => {}
                }
            });
        }
    });
    address
}

async fn slow_pipe(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let (queue, mut arriving) =
        tokio::sync::mpsc::unbounded_channel::<(tokio::time::Instant, Vec<u8>)>();
    let read = async move {
        let mut buffer = vec![0; 700];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            let arrives = tokio::time::Instant::now() + Duration::from_millis(300);
            if queue.send((arrives, buffer[..count].to_vec())).is_err() {
                return;
            }
        }
    };
    let write = async move {
        while let Some((at, bytes)) = arriving.recv().await {
            tokio::time::sleep_until(at).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(read, write);
}

/// A projection is sent only to the seat that asks, and uses what that seat knows.
#[tokio::test]
async fn a_projection_is_for_the_one_who_asks() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut setup = mission();
    setup["preview"] = json!(true);
    let mut crew = crew(&hangar, 4, setup).await;
    let hand = cards(&crew.clients[2]);
    crew.clients[2].act("a", place(&hand[0], 1, "action")).await;
    let mut plays = Vec::new();
    for seat in [2, 3] {
        let client = &mut crew.clients[seat];
        client
            .send_json(json!({"type": "ask", "id": "p", "query": {"ask": "projection"}}))
            .await;
        let answer = client.receive("answer").await;
        assert_eq!(answer["id"], "p");
        let frames = answer["answer"]["film"]["frames"]
            .as_array()
            .unwrap()
            .clone();
        plays.push(
            frames
                .iter()
                .filter(|frame| frame["step"]["step"] == "plays")
                .count(),
        );
    }
    assert_eq!(plays, [1, 0]);
    let bad = json!({"type": "ask", "id": "p", "query": {"ask": "everything"}});
    crew.clients[0].refused(bad, "refused-query").await;
}

/// Practice without a clock: one person, from the first card to the log book in one sitting.
#[tokio::test]
async fn a_solo_mission_from_start_to_log_book() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let setup = json!({"mission": {"kind": "script", "id": "mission-1"}, "pace": "untimed"});
    let mut crew = crew(&hangar, 1, setup).await;
    let client = &mut crew.clients[0];
    assert_eq!(client.view()["threats"].as_array().unwrap().len(), 5);
    for slot in 1..=12u8 {
        let command = json!({"do": "place", "card": slot, "slot": slot, "up": "action", "on": 0});
        client.act(&format!("s{slot}"), command).await;
    }
    client
        .act("end", json!({"do": "end_early", "agree": true}))
        .await;
    client.until(|doc| doc["table"]["stage"] == "over").await;
    // Cards can no longer be moved (SA-4.25).
    let late =
        json!({"type": "act", "id": "late", "command": {"do": "take_back", "slot": 1, "on": 0}});
    assert_eq!(
        client.refused(late, "refused-over").await["rule"],
        "SA-4.25"
    );
    let log = &client.doc["game"]["outcome"]["log"][0];
    assert_eq!(
        (log["script"].as_str(), log["common"].as_str()),
        (Some("S2-1"), Some("1"))
    );
    client
        .send_json(json!({"type": "ask", "id": "f", "query": {"ask": "film"}}))
        .await;
    let film = client.receive("answer").await;
    assert_eq!(film["answer"]["complete"], true);
    assert!(film["answer"]["film"]["frames"].as_array().unwrap().len() > 50);
    let (status, page) = hangar.get("/api/replays?game=space-alert");
    assert_eq!(
        (status, &page["replays"][0]["code"]),
        (200, &json!(crew.code))
    );
}

/// Rematch: roles of players who left are open, the others keep theirs.
#[tokio::test]
async fn a_free_seat_has_no_role_in_the_rematch() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--speed", "1000"]);
    let roles = |captain: Value| json!({"captain": captain, "communications": 1, "security": 0});
    let setup = json!({"mission": {"kind": "script", "id": "S1-1"}, "roles": roles(json!(2))});
    let mut crew = crew(&hangar, 3, setup).await;
    crew.clients[2].send_json(json!({"type": "leave"})).await;
    let ana = &mut crew.clients[0];
    ana.until(|doc| doc["table"]["seats"][2]["held"] == "open" && doc["table"]["stage"] == "over")
        .await;
    // During the mission the role belonged to the seat, which somebody else could have taken.
    assert_eq!(ana.doc["table"]["setup"]["roles"], roles(json!(2)));
    ana.send_json(json!({"type": "rematch"})).await;
    ana.until(|doc| doc["table"]["rematch"].is_string()).await;
    let again = ana.doc["table"]["rematch"].as_str().unwrap().to_owned();
    let mut late = hangar.client().await;
    late.join(&again, "Fay").await;
    late.until(|doc| doc["table"]["seats"][2]["name"] == "Fay")
        .await;
    assert_eq!(late.doc["table"]["setup"]["roles"], roles(Value::Null));
}

/// Players can decide for another player only while that player is away (SA-4.30).
#[tokio::test]
async fn others_decide_only_for_a_player_who_is_away() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut ana = hangar.client().await;
    let (code, _) = ana.create_game("space-alert", "Ana", mission()).await;
    let mut ben = hangar.client().await;
    ben.join(&code, "Ben").await;
    let mut chloe = hangar.client().await;
    chloe.join(&code, "Chloé").await;
    for client in [&mut ben, &mut chloe] {
        client
            .send_json(json!({"type": "ready", "ready": true}))
            .await;
    }
    ana.until(|doc| {
        let seats = &doc["table"]["seats"];
        seats[1]["ready"] == true && seats[2]["ready"] == true
    })
    .await;
    ana.send_json(json!({"type": "start"})).await;
    for client in [&mut ana, &mut ben] {
        client.until(|doc| doc["game"].is_object()).await;
        client
            .act("own", json!({"do": "ready", "ready": true}))
            .await;
    }
    let command = json!({"do": "stand_in", "crew": 2, "decides": {"decision": "ready"}});
    let early = json!({"type": "act", "id": "a", "command": command});
    let refused = ana.refused(early, "refused-not-away").await;
    assert_eq!(refused["rule"], "SA-4.30");
    drop(chloe);
    ben.until(|doc| doc["table"]["seats"][2]["online"] == false)
        .await;
    // Not only the host may, and the game goes on.
    ben.act("b", command).await;
    ben.until(|doc| doc["game"]["view"]["stage"] == "action")
        .await;
    // The decision is stored.
    drop((ana, ben));
    hangar.kill();
    let hangar = Hangar::start(data.path());
    let mut late = hangar.client().await;
    late.watch(&code).await;
    assert_eq!(late.view()["stage"], "action");
}

/// Trajectories, threats and cards of a mission that Ana starts alone.
async fn dealt(ana: &mut Client) -> Value {
    ana.send_json(json!({"type": "start"})).await;
    ana.until(|doc| doc["game"].is_object()).await;
    let view = ana.view();
    json!([view["threats"], view["mine"]["cards"], view["trajectories"]])
}

/// A rematch of the same mission deals the same cards to the same crew; a new mission deals other cards.
#[tokio::test]
async fn the_same_mission_is_dealt_again_to_the_same_crew() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let setup = json!({
        "mission": {"kind": "random", "level": "simulation"}, "pace": "untimed", "skip_briefing": true, "androids": ["Zeta"]
    });
    let mut ana = hangar.client().await;
    let (mut code, token) = ana.create_game("space-alert", "Ana", setup).await;
    let first = dealt(&mut ana).await;
    let rematch = |same: bool| json!({"type": "rematch", "same": same});
    ana.refused(rematch(true), "refused-not-over").await;
    for same in [true, false] {
        ana.act("fly", json!({"do": "end_early", "agree": true}))
            .await;
        ana.until(|doc| doc["table"]["stage"] == "over").await;
        ana.send_json(rematch(same)).await;
        // The second request gets the same rematch.
        ana.send_json(rematch(!same)).await;
        ana.until(|doc| doc["table"]["rematch"].is_string()).await;
        let table = ana.doc["table"].clone();
        assert_eq!(
            (&table["rematch_by"], &table["rematch_same"]),
            (&json!(0), &json!(same))
        );
        let next = table["rematch"].as_str().unwrap().to_owned();
        assert_ne!(next, code);
        code = next;
        ana = hangar.client().await;
        ana.resume(&code, &token).await;
        ana.until(|doc| doc["table"]["seats"][0]["ready"] == true)
            .await;
        let setup = ana.doc["table"]["setup"].clone();
        assert_eq!(setup["androids"], json!(["Zeta"]));
        assert_eq!(setup["seed"].is_string(), same);
        if same {
            assert_eq!(dealt(&mut ana).await, first);
        }
    }
}
