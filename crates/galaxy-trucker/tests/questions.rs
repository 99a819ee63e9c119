//! A position for every kind of question, from games of computer players. The browser client is tested with its views
//! (`web/test/galaxy-trucker/questions.test.ts`), and the engine accepts the answers that the client gives.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::question::Question;
use galaxy_trucker::sample::every_module;
use galaxy_trucker::setup::{Aids, Setup, SupportTeam};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::PathBuf;
use table::{BotLevel, Game, Millis, Seat, SeatInfo, Seed, Simulation, Viewer, full_view};

/// A game in which a seat is asked something.
#[derive(Clone, Serialize, Deserialize)]
struct Position {
    /// The kind of the question, and what makes this one special.
    name: String,
    seat: Seat,
    now: Millis,
    state: Value,
}

fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

const POSITIONS: &str = "tests/questions/positions.json.gz";
const VIEWS: &str = "../../web/test/galaxy-trucker/questions.json.gz";
const ANSWERS: &str = "../../web/test/galaxy-trucker/answers.json";

fn read(path: &str) -> Vec<u8> {
    let packed = std::fs::read(file(path)).unwrap_or_default();
    let mut text = Vec::new();
    let _ = GzDecoder::new(packed.as_slice()).read_to_end(&mut text);
    text
}

fn write(path: &str, text: &[u8]) {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(text).unwrap();
    std::fs::create_dir_all(file(path).parent().unwrap()).unwrap();
    std::fs::write(file(path), packed.finish().unwrap()).unwrap();
}

fn positions() -> Vec<(Position, GalaxyTrucker)> {
    let positions: Vec<Position> = serde_json::from_slice(&read(POSITIONS)).expect("positions");
    positions
        .into_iter()
        .map(|position| {
            let game = serde_json::from_value(position.state.clone()).expect("a state");
            (position, game)
        })
        .collect()
}

/// What the client of the seat that is asked gets from the server.
fn view(position: &Position, game: &GalaxyTrucker) -> Value {
    let seat = position.seat;
    let mut view = full_view(game, Viewer::Seat(seat)).unwrap();
    let decisions = game.decisions();
    let public: Vec<_> = decisions.iter().map(|decision| decision.public()).collect();
    let own: Vec<_> = decisions
        .into_iter()
        .enumerate()
        .filter(|(_, decision)| decision.is_for(seat))
        .map(|(at, decision)| decision.private(at))
        .collect();
    view["own_decisions"] = serde_json::to_value(own).unwrap();
    json!({
        "name": position.name,
        "you": seat,
        "now": position.now,
        "view": view,
        "decisions": public,
    })
}

/// Whether a value has everything that an older one had. Members may have been added since.
fn covers(now: &Value, before: &Value) -> bool {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => before
            .iter()
            .all(|(name, old)| now.get(name).is_some_and(|new| covers(new, old))),
        (Value::Array(now), Value::Array(before)) => {
            now.len() == before.len() && now.iter().zip(before).all(|(new, old)| covers(new, old))
        }
        _ => now == before,
    }
}

#[test]
fn views_of_the_client_are_fresh() {
    let views: Vec<Value> = positions()
        .iter()
        .map(|(position, game)| view(position, game))
        .collect();
    let views = json!(views);
    if std::env::var_os("HANGAR_WRITE_PROTOCOL").is_some() {
        write(VIEWS, &serde_json::to_vec(&views).unwrap());
    }
    let recorded: Value = serde_json::from_slice(&read(VIEWS)).expect("views");
    assert!(
        covers(&views, &recorded),
        "{VIEWS} is old: run `make protocol`"
    );
}

/// The client wrote its answers down: the suggested one, and one that was changed on the ship.
#[test]
fn answers_of_the_client_are_accepted() {
    let text = std::fs::read(file(ANSWERS)).expect("answers");
    let answers: BTreeMap<String, Vec<Command>> = serde_json::from_slice(&text).expect("commands");
    let positions = positions();
    assert_eq!(positions.len(), answers.len());
    let mut refused = Vec::new();
    for (position, game) in &positions {
        let name = &position.name;
        let answers = answers.get(name).map_or(&[][..], Vec::as_slice);
        assert!(!answers.is_empty(), "an answer to {name}");
        for answer in answers {
            let mut game = game.clone();
            if let Err(why) = game.act(position.now, position.seat, answer, &mut Vec::new()) {
                refused.push(format!("{name}: {answer:?} is refused: {why:?}"));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

/// The kind of a question, and what makes it special.
fn names(question: &Question) -> Vec<String> {
    let json = serde_json::to_value(question).unwrap();
    let kind = json["question"].as_str().unwrap();
    match question {
        Question::Seal { .. } => {
            let what = json["what"].as_str().unwrap_or("days");
            vec![format!("{kind} {what}")]
        }
        Question::Pay { .. } => {
            let days = json["instead"].to_string().contains("days");
            vec![format!("{kind} {}", if days { "days" } else { "shot" })]
        }
        Question::Crubots { needed, ahead, .. } => {
            let intruder = if ahead.is_empty() { "" } else { " intruder" };
            let needed = if needed.is_some() { " needed" } else { "" };
            vec![format!("{kind}{needed}{intruder}")]
        }
        Question::TakeAboard {
            rearrange: true, ..
        } => vec![format!("{kind} rearrange")],
        Question::LoseFromCabins { .. } => {
            vec![format!("{kind} {}", json["cause"].as_str().unwrap())]
        }
        Question::Load { furnaces, .. } if !furnaces.is_empty() => vec![format!("{kind} furnace")],
        Question::UseMembers { abilities } => abilities
            .iter()
            .map(|ability| format!("{kind} {:?} {:?}", ability.member, ability.letter))
            .collect(),
        _ => vec![kind.to_owned()],
    }
}

/// Plays a game of computer players to its end and keeps the first position of every name that is not there yet.
fn keep_questions(
    setup: &Setup,
    people: usize,
    level: BotLevel,
    seed: usize,
    found: &mut BTreeMap<String, Position>,
) {
    let seats = vec![SeatInfo::bot("B", level); people];
    let seed = Seed::from_u64(seed as u64);
    let game = GalaxyTrucker::setup(setup, &seats, seed).unwrap();
    let mut simulation = Simulation::new(game);
    for seat in Seat::first(people as u8) {
        simulation.seat(seat, GalaxyTrucker::bot(level, seat, seed).unwrap());
    }
    while simulation.game.outcome().is_none() && simulation.step() {
        let view = simulation.game.view();
        if matches!(view.stage, StageName::Building | StageName::Countdown) {
            continue;
        }
        for seat in Seat::first(people as u8) {
            let Some(question) = &view.players[seat.index()].question else {
                continue;
            };
            for name in names(question) {
                found.entry(name.clone()).or_insert_with(|| Position {
                    name,
                    seat,
                    now: simulation.now,
                    state: serde_json::to_value(&simulation.game).unwrap(),
                });
            }
        }
    }
}

/// Records positions of questions that have none: `cargo test -p galaxy-trucker questions -- --ignored`. Recorded
/// positions stay; to record all of them again, delete the file first.
#[test]
#[ignore = "writes the positions of the other tests"]
fn record_positions() {
    let recorded: Vec<Position> = serde_json::from_slice(&read(POSITIONS)).unwrap_or_default();
    let mut found: BTreeMap<String, Position> = recorded
        .into_iter()
        .map(|position| (position.name.clone(), position))
        .collect();
    let kinds: Vec<FlightKind> = FlightKind::ALL
        .into_iter()
        .filter(|kind| *kind != FlightKind::Learning)
        .collect();
    let everything = |seed: usize| Setup {
        flights: (0..3)
            .map(|n| kinds[(seed + 4 * n) % kinds.len()])
            .collect(),
        aids: Aids::Errors,
        support_team: [SupportTeam::Dealt, SupportTeam::Draft][seed % 2],
        rough_roads: (seed % 4) as u8,
        rough_roads_removed: Vec::new(),
        ..every_module()
    };
    if found.is_empty() {
        for seed in 0..120 {
            // Small tables first: their states are shorter.
            let people = 2 + seed / 40;
            let level = BotLevel::ALL[seed % 3];
            keep_questions(&everything(seed), people, level, seed, &mut found);
        }
    }
    // Few have a Hotel Clerk whose guests fall ill.
    for seed in 120..2000 {
        if found.contains_key("lose_from_cabins radiation") {
            break;
        }
        let level = BotLevel::ALL[seed % 3];
        keep_questions(&everything(seed), 2, level, seed, &mut found);
    }
    // Diplomats are rare where other specialists are more useful, and so are their defeats.
    for seed in 0..1000_usize {
        if found.contains_key("diplomat") {
            break;
        }
        let setup = Setup {
            flights: vec![kinds[seed % kinds.len()]; 3],
            aids: Aids::Errors,
            new_technologies: true,
            second_box_components: seed % 2 == 0,
            ..Setup::default()
        };
        let level = BotLevel::ALL[seed % 3];
        keep_questions(&setup, 2 + seed % 3, level, seed, &mut found);
    }
    let positions: Vec<Position> = found.into_values().collect();
    write(POSITIONS, &serde_json::to_vec(&positions).unwrap());
}
