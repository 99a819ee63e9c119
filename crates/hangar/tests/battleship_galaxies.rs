//! Battleship Galaxies at a real server: whole missions against computer players, with a crash in the middle.

use crate::common::{Client, Hangar, folder};
use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::Command;
use battleship_galaxies::setup::Setup;
use serde_json::{Value, json};
use table::{Entry, Game, Millis, Seat, SeatInfo, Seed, Silent, Viewer, full_view};

const FLAGS: [&str; 4] = ["--speed", "100", "--messages-per-second", "100000"];

/// The commands of the scripted player, in order of preference.
const HABITS: [&str; 10] = [
    "submit_list",
    "place_setup_ship",
    "choose_first",
    "attack",
    "charge",
    "launch_to_zone",
    "launch_from_hold",
    "activate",
    "move",
    "main_computer",
];

fn is_over(doc: &Value) -> bool {
    doc["table"]["stage"] == "over"
}

/// It is this client's decision, and none that closes by itself.
fn is_quiet(client: &Client) -> bool {
    let view = client.view();
    let me = json!(client.you);
    view["window"].is_null()
        && view["ends_at"].is_null()
        && view["turn"]["active"] == me
        && view["turn"]["seats"] == json!([client.you])
}

/// Answers one decision of this client. Returns false if there is none.
async fn answer(client: &mut Client, number: &mut u64) -> bool {
    let view = client.view();
    let asked = view["turn"]["seats"].as_array();
    let asked = asked.is_some_and(|seats| seats.contains(&json!(client.you)));
    if !asked || view["answered"] == true {
        return false;
    }
    client.send_json(json!({"type": "legal"})).await;
    let legal = client.receive("legal").await;
    let legal = legal["commands"].as_array().cloned().unwrap_or_default();
    let habit = |name: &&str| {
        let fitting: Vec<&Value> = legal.iter().filter(|c| c["do"] == **name).collect();
        // Not always the first place of the board.
        let at = (*number as usize * 7) % fitting.len().max(1);
        fitting.get(at).map(|command| (*command).clone())
    };
    let Some(command) = HABITS.iter().find_map(habit).or(legal.last().cloned()) else {
        return false;
    };
    *number += 1;
    let id = format!("c{number}");
    client
        .send_json(json!({"type": "act", "id": id, "command": command}))
        .await;
    loop {
        let message = client.next().await;
        match message["type"].as_str() {
            Some("ack") => return true,
            // A window may have closed meanwhile.
            Some("refused") => return true,
            Some("closed") => panic!("the connection ended"),
            _ => {}
        }
    }
}

async fn play(client: &mut Client, number: &mut u64, stop: impl Fn(&Client) -> bool) {
    while !is_over(&client.doc) && !stop(client) {
        if !answer(client, number).await && !is_over(&client.doc) && !stop(client) {
            client.next().await;
        }
    }
}

/// The log of the finished table, played again here.
fn replayed(log: &Value) -> BattleshipGalaxies {
    let setup: Setup = serde_json::from_value(log["card"]["setup"].clone()).unwrap();
    let seats: Vec<SeatInfo> = serde_json::from_value(log["seats"].clone()).unwrap();
    let seed: Seed = log["seed"].as_str().unwrap().parse().unwrap();
    let mut game = BattleshipGalaxies::setup(&setup, &seats, seed).unwrap();
    for entry in log["entries"].as_array().unwrap() {
        let at: Millis = serde_json::from_value(entry["at"].clone()).unwrap();
        let entry: Entry<Command> = match entry.get("seat") {
            Some(seat) => {
                let seat: Seat = serde_json::from_value(seat.clone()).unwrap();
                let command = serde_json::from_value(entry["command"].clone()).unwrap();
                Entry::act(at, seat, command)
            }
            None => Entry::pass(at),
        };
        entry.play(&mut game, &mut Silent).unwrap();
    }
    game
}

async fn whole_mission(number: u8, level: &str, crash_in_round: u64) {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &FLAGS);
    let mut ada = hangar.client().await;
    let setup = json!({"battle": {"kind": "mission", "number": number}});
    let (code, token) = ada.create_game("battleship-galaxies", "Ada", setup).await;
    let seats = ada.doc["table"]["seats"].as_array().unwrap().len();
    for seat in 1..seats {
        ada.send_json(
            json!({"type": "set_occupant", "seat": seat, "to": {"bot": {"level": level}}}),
        )
        .await;
    }
    ada.until(|doc| doc["table"]["missing"].is_null()).await;
    ada.send_json(json!({"type": "start"})).await;
    ada.until(|doc| doc["game"].is_object()).await;

    let mut commands = 0;
    play(&mut ada, &mut commands, |client| {
        is_quiet(client) && client.view()["turn"]["round"].as_u64() >= Some(crash_in_round)
    })
    .await;
    ada.settle().await;
    let before = ada.view().clone();
    assert!(!is_over(&ada.doc), "over before the crash: {before}");
    hangar.kill();

    let hangar = Hangar::start_with(data.path(), &FLAGS);
    let mut ada = hangar.client().await;
    ada.resume(&code, &token).await;
    assert_eq!(ada.view(), &before, "the table is unchanged");
    play(&mut ada, &mut commands, |_| false).await;
    let outcome = ada.view()["outcome"].clone();
    assert!(outcome.is_object(), "mission {number} ended: {outcome}");

    let (status, log) = hangar.get(&format!("/api/replays/{code}"));
    assert_eq!(status, 200, "{log}");
    let again = replayed(&log);
    let mut watcher = hangar.client().await;
    watcher.watch(&code).await;
    assert_eq!(
        &full_view(&again, Viewer::Spectator).unwrap(),
        watcher.view(),
        "the log gives the same table"
    );
    println!(
        "mission {number}: {} entries, {outcome}",
        log["entries"].as_array().unwrap().len()
    );
}

#[tokio::test]
async fn mission_1_against_a_captain() {
    whole_mission(1, "normal", 3).await;
}

/// Two teams of two on the double board.
#[tokio::test]
async fn mission_4_with_four_seats() {
    whole_mission(4, "easy", 2).await;
}

/// A table keeps the data it was started with, even if the server uses other data later.
#[tokio::test]
async fn a_table_keeps_its_data() {
    let (data, files) = (folder(), folder());
    let ships = battleship_galaxies::data::DataFiles::DEFAULT_TEXTS[0].1;
    let mut ships: Value = serde_json::from_str(ships).unwrap();
    ships["ships"][0]["versions"]["seasoned"]["hull"] = json!(9);
    std::fs::write(files.path().join("ships.json"), ships.to_string()).unwrap();
    let hull = |answer: &Value| {
        answer["answer"]["files"][0]["ships"][0]["versions"]["seasoned"]["hull"].clone()
    };
    let ask = json!({"type": "ask", "id": "q", "query": {"ask": "data"}});
    let with = [
        &FLAGS[..],
        &["--battleship-data", files.path().to_str().unwrap()],
    ]
    .concat();

    let hangar = Hangar::start_with(data.path(), &with);
    let mut ada = hangar.client().await;
    let (code, token) = ada
        .create_game("battleship-galaxies", "Ada", json!({}))
        .await;
    ada.send_json(json!({"type": "set_occupant", "seat": 1, "to": {"bot": {"level": "easy"}}}))
        .await;
    ada.until(|doc| doc["table"]["missing"].is_null()).await;
    ada.send_json(json!({"type": "start"})).await;
    ada.until(|doc| doc["game"].is_object()).await;
    let hash = ada.view()["frame"]["data"].clone();
    ada.send_json(ask.clone()).await;
    assert_eq!(hull(&ada.receive("answer").await), 9);
    hangar.kill();

    let hangar = Hangar::start_with(data.path(), &FLAGS);
    let mut ada = hangar.client().await;
    ada.resume(&code, &token).await;
    assert_eq!(ada.view()["frame"]["data"], hash);
    ada.send_json(ask).await;
    assert_eq!(hull(&ada.receive("answer").await), 9);
    // A new table has the embedded data again.
    let mut grace = hangar.client().await;
    grace
        .create_game("battleship-galaxies", "Grace", json!({}))
        .await;
    let embedded = battleship_galaxies::data::Data::embedded().hash.clone();
    assert_ne!(hash, json!(embedded));
    assert_eq!(grace.doc["table"]["setup"]["data"]["hash"], json!(embedded));
}
