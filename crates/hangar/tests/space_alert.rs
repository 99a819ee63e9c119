//! HTTP routes of Space Alert that need no table.

use crate::common::{Hangar, folder};
use serde_json::{Value, json};

const MISSION: &str = r#"{
  "crew": [
    {"colour": "yellow", "name": "Ana", "slots": ["A", "A", "A", "A"]},
    {"colour": "green", "slots": ["C"]}
  ],
  "trajectories": {"red": "T3", "white": "T1", "blue": "T5"},
  "threats": [{"number": 1, "track": "white", "card": "E1-07"}],
  "seed": 1
}"#;

fn post(hangar: &Hangar, body: &str) -> (u16, Value) {
    post_to(hangar, "film", body)
}

fn post_to(hangar: &Hangar, path: &str, body: &str) -> (u16, Value) {
    let answer = hangar.http_with(&format!("POST /api/space-alert/{path} HTTP/1.1"), body);
    let status = answer[9..12].parse().unwrap();
    let json = answer.split_once("\r\n\r\n").unwrap().1;
    (status, serde_json::from_str(json).unwrap_or(Value::Null))
}

/// A mission file gives the whole film; nothing is stored.
#[tokio::test]
async fn a_mission_file_becomes_a_film() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let (status, reel) = post(&hangar, MISSION);
    assert_eq!(status, 200);
    assert_eq!(reel["outcome"]["result"], "survived");
    // The fighter is shot down in turn 1: 5 against 2 shields is 3, and again in turn 2.
    assert_eq!(reel["total"], 4);
    assert_eq!(reel["crew"][0], "Ana");
    assert_eq!(reel["crew"][1], json!({"ref": "sa-crew-green"}));
    assert!(reel["frames"].as_array().unwrap().len() > 50);
    assert_eq!(reel, post(&hangar, MISSION).1);
}

/// Every error has its position and rule.
#[tokio::test]
async fn a_faulty_file_is_refused_with_all_its_faults() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let faulty = MISSION
        .replace("T5", "T3")
        .replace("E1-07", "E9-99")
        .replace("\"green\"", "\"mauve\"");
    let (status, answer) = post(&hangar, &faulty);
    assert_eq!(status, 422);
    assert_eq!(answer["error"]["code"], "sa-mission-file-refused");
    assert_eq!(answer["error"]["args"]["count"], 3);
    let places: Vec<&str> = answer["faults"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fault| fault["path"].as_str().unwrap())
        .collect();
    assert_eq!(
        places,
        ["crew[1].colour", "trajectories.blue", "threats[0].card"]
    );
    assert_eq!(answer["faults"][1]["rule"], "SA-2.15");

    for nonsense in ["", "[]", "null", "{", "\u{1F680}"] {
        assert_eq!(post(&hangar, nonsense).0, 422, "{nonsense:?}");
    }
}

/// A file that is too large is not read.
#[tokio::test]
async fn a_huge_file_is_refused() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let (status, answer) = post(&hangar, &" ".repeat(70_000));
    assert_eq!(status, 413);
    assert_eq!(answer["error"]["code"], "refused-file-too-large");
    assert_eq!(answer["error"]["args"]["kib"], 64);
    assert!(
        hangar
            .http("GET /api/space-alert/film HTTP/1.1")
            .starts_with("HTTP/1.1 405")
    );
}

/// The same request gives the same script, and every script has a soundtrack.
#[tokio::test]
async fn scripts_are_generated_with_soundtracks() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let order = r#"{"recipe": {"level": "advanced_simulation"}, "seed": 7}"#;
    let (status, script) = post_to(&hangar, "script", order);
    assert_eq!(status, 200);
    assert_eq!(script["kind"], "advanced_simulation");
    assert_eq!(script, post_to(&hangar, "script", order).1);
    assert_ne!(script, post_to(&hangar, "script", r#"{"seed": 8}"#).1);

    let (status, timeline) = post_to(&hangar, "timeline", &script.to_string());
    assert_eq!(status, 200);
    let said = timeline["utterances"].as_array().unwrap();
    assert_eq!(said[0]["text"]["id"], "sa-computer-start");
    let end = timeline["signals"].as_array().unwrap().last().unwrap();
    assert_eq!(end["change"], "mission_ends");

    let mut broken = script.clone();
    broken["events"].as_array_mut().unwrap().pop();
    let (status, answer) = post_to(&hangar, "timeline", &broken.to_string());
    assert_eq!(status, 422);
    assert_eq!(answer["error"]["code"], "sa-script-no-end");

    let (status, answer) = post_to(
        &hangar,
        "script",
        r#"{"recipe": {"duration": 1}, "seed": 1}"#,
    );
    assert_eq!(
        (status, &answer["error"]["code"]),
        (422, &json!("sa-recipe-duration"))
    );
    for nonsense in [
        "",
        "[]",
        "null",
        "{}",
        r#"{"seed": -1}"#,
        r#"{"seed": 1, "x": 2}"#,
    ] {
        assert_eq!(post_to(&hangar, "script", nonsense).0, 400, "{nonsense:?}");
        assert_eq!(
            post_to(&hangar, "timeline", nonsense).0,
            400,
            "{nonsense:?}"
        );
    }
}

/// Flown missions and repairs give the damage and the next step.
#[tokio::test]
async fn a_campaign_is_followed() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mission = json!({
        "crew": [
            {"colour": "red", "slots": []}, {"colour": "blue", "slots": []},
            {"colour": "green", "slots": []}, {"colour": "yellow", "slots": []}
        ],
        "trajectories": {"red": "T1", "white": "T2", "blue": "T3"},
        "threats": [{"number": 1, "track": "red", "card": "E1-07"}],
        "damage": {"red": ["shield", "reactor", "structural"]},
        "seed": 1
    });
    let ask = |missions: serde_json::Value| {
        post_to(
            &hangar,
            "campaign",
            &json!({"missions": missions}).to_string(),
        )
    };
    let shield = json!({"repair": "tile", "zone": "red", "tile": "shield"});
    let (status, progress) = ask(json!([{"mission": mission, "repairs": [shield]}]));
    assert_eq!(status, 200);
    assert_eq!(progress["next"], "repair");
    assert_eq!(
        (&progress["repairing"], &progress["carried"]),
        (&json!(1), &json!(null))
    );
    assert_eq!(progress["damage"][0], json!(["reactor", "structural"]));
    let reactor = json!({"repair": "tile", "zone": "red", "tile": "reactor"});
    let (_, progress) = ask(json!([{"mission": mission, "repairs": [shield, reactor]}]));
    assert_eq!(progress["next"], "fly");
    assert_eq!(
        progress["carried"],
        json!({"damage": {"red": ["structural"]}})
    );
    assert_eq!(progress["score"], progress["results"][0]["total"]);

    // Errors name their rule; those of a mission file also their position.
    let (status, answer) = ask(json!([{"mission": mission, "repairs": [shield, shield]}]));
    assert_eq!(
        (status, &answer["error"]["code"], &answer["error"]["rule"]),
        (422, &json!("sa-round-not-broken"), &json!("SA-17.8"))
    );
    let (status, answer) = ask(json!([{"mission": {"crew": []}}]));
    assert_eq!(
        (status, &answer["error"]["code"]),
        (422, &json!("sa-mission-file-refused"))
    );
    assert!(!answer["faults"].as_array().unwrap().is_empty());
    assert_eq!(ask(json!([])).0, 422);
    for nonsense in ["", "null", "{}", "[1]", r#"[{"mission": {}, "x": 1}]"#] {
        assert_eq!(
            post_to(&hangar, "campaign", nonsense).0,
            400,
            "{nonsense:?}"
        );
    }
}

/// A flown mission is added to an explorer's log with its experience; an invalid one is refused (NF-10.2).
#[tokio::test]
async fn a_flight_is_written_in_an_explorers_log() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mission: Value = serde_json::from_str(MISSION).unwrap();
    let debrief = |mission: &Value| {
        json!({
            "do": "debrief",
            "log": {"name": "Nova", "consent": true},
            "missions": [{"mission": mission, "pools": ["white", "white"], "double": false}],
            "me": 0,
            "around": {
                "day": 20000, "workday": true, "started": 1200, "ended": 1215,
                "teammates": [], "teammate_levels": [], "roles": []
            },
        })
        .to_string()
    };
    let (status, answer) = post_to(&hangar, "experience", &debrief(&mission));
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["log"]["name"], "Nova");
    assert_eq!(answer["log"]["entries"].as_array().unwrap().len(), 1);
    let (status, answer) = post_to(&hangar, "experience", &debrief(&json!({"crew": 7})));
    assert_eq!(
        (status, &answer["error"]["code"]),
        (422, &json!("sa-mission-file-refused"))
    );
}
