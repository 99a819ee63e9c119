//! `hangar battleship-galaxies ...` and `hangar simulate battleship-galaxies`.

use crate::command::hangar;
use serde_json::{Value, json};
use std::path::Path;

fn tool(args: &[&str]) -> crate::command::Ran {
    hangar(&[&["--lang", "en", "battleship-galaxies"], args].concat())
}

fn json_of(ran: &crate::command::Ran) -> Value {
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    serde_json::from_str(&ran.stdout).unwrap()
}

/// Writes one of the exported files again with something changed.
fn change(folder: &Path, file: &str, pointer: &str, value: Value) {
    let path = folder.join(file);
    let mut whole: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    *whole.pointer_mut(pointer).unwrap() = value;
    std::fs::write(path, whole.to_string()).unwrap();
}

#[test]
fn missions_and_ships_are_printed() {
    let missions = json_of(&tool(&["missions", "--json"]));
    let players: Vec<i64> = missions
        .as_array()
        .unwrap()
        .iter()
        .map(|mission| mission["players"].as_i64().unwrap())
        .collect();
    assert_eq!(players, [2, 2, 2, 4, 3]);
    assert!(tool(&["missions"]).stdout.contains("Meteor Storm"));

    let ship = tool(&["ship", "chosh ka"]);
    assert_eq!(ship.status, 0, "{}", ship.stderr);
    assert!(ship.stdout.contains("A B C D E F G H I J"));
    assert_eq!(
        ship.stdout.matches('#').count(),
        23,
        "24 hits, one of them critical"
    );
    assert_eq!(ship.stdout.matches('*').count(), 1);
    let unknown = tool(&["ship", "nautilus"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.stderr.contains("nautilus"), "{}", unknown.stderr);
}

/// The defaults are written, checked, corrected and checked again; faults name file, entry and field.
#[test]
fn data_files_are_written_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let written = tool(&["data", "--export", path]);
    assert_eq!(written.status, 0, "{}", written.stderr);
    assert_eq!(written.stdout.lines().count(), 4);
    let check = |language: &str| {
        hangar(&[
            "--lang",
            language,
            "battleship-galaxies",
            "data",
            "--check",
            path,
        ])
    };
    assert!(check("en").stdout.contains("Nothing differs"));
    change(
        folder.path(),
        "ships.json",
        "/ships/0/versions/standard/hull",
        json!(9),
    );
    assert!(check("en").stdout.contains("One value differs"));
    assert_eq!(check("fr").status, 0);
    let faults = [
        (
            "ships.json",
            "/ships/0/grid/rows",
            json!(vec!["##########"; 9]),
            "ships[isn_everest].grid.rows",
        ),
        (
            "tactic_cards.json",
            "/cards/0/effects/0/op",
            json!("explode"),
            "cards[superior_squadron_tactics].effects[0].op",
        ),
    ];
    for (file, pointer, value, place) in faults {
        let kept = std::fs::read_to_string(folder.path().join(file)).unwrap();
        change(folder.path(), file, pointer, value);
        let faulty = check("en");
        assert_eq!(faulty.status, 2);
        assert!(
            faulty.stderr.contains(file) && faulty.stderr.contains(place),
            "{}",
            faulty.stderr
        );
        // The server does not start with them.
        let serve = hangar(&[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data-dir",
            path,
            "--battleship-data",
            path,
        ]);
        assert_ne!(serve.status, 0);
        assert!(serve.stderr.contains(place), "{}", serve.stderr);
        std::fs::write(folder.path().join(file), kept).unwrap();
    }
    let empty = tempfile::tempdir().unwrap();
    let none = tool(&["data", "--check", empty.path().to_str().unwrap()]);
    assert_eq!(none.status, 2);
    assert!(
        none.stderr.contains("none of the data files"),
        "{}",
        none.stderr
    );
}

/// A battle from a file prints its events with their rules, or the refused command with its rule.
#[test]
fn battles_are_resolved_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("battle.json");
    let write = |commands: Value| {
        let battle = json!({"setup": {"battle": {"kind": "mission", "number": 1}}, "seed": 3, "commands": commands});
        std::fs::write(&path, battle.to_string()).unwrap();
    };
    let name = path.to_str().unwrap();
    // The player with the highest roll chooses; the other is refused.
    let resolved: Vec<crate::command::Ran> = [0, 1]
        .map(|seat| {
            write(json!([{"seat": seat, "command": {"do": "choose_first", "seat": 0}}]));
            tool(&["resolve", name, "--json"])
        })
        .into();
    let good = resolved.iter().find(|ran| ran.status == 0).unwrap();
    let refused = resolved.iter().find(|ran| ran.status != 0).unwrap();
    let events = json_of(good)["events"].as_array().unwrap().clone();
    assert!(events.iter().any(|step| step["event"] == "turn_began"));
    assert!(
        events
            .iter()
            .all(|step| step["rule"].as_str().unwrap().starts_with("BG-"))
    );
    assert!(refused.stderr.contains("commands[0]") && refused.stderr.contains("BG-2.17"));
    assert!(good.stderr.is_empty());
    std::fs::write(&path, "{").unwrap();
    assert_eq!(tool(&["resolve", name]).status, 2);
    let missing = tool(&["resolve", "/nonexistent/battle.json"]);
    assert_eq!(missing.status, 2);
    assert!(missing.stderr.contains("/nonexistent/battle.json"));
}

/// Computer players at tables of the kernel; the same seed gives the same figures.
#[test]
fn battles_are_simulated() {
    let args = [
        "--lang",
        "en",
        "simulate",
        "battleship-galaxies",
        "--games",
        "4",
        "--isn",
        "cadet",
        "--wretch",
        "cadet",
        "--json",
    ];
    let report = json_of(&hangar(&args));
    assert_eq!(report["games"], 4);
    assert_eq!(report["refused"], 0, "computer players follow the rules");
    let sum: i64 = ["isn_wins", "wretch_wins", "draws"]
        .iter()
        .map(|key| report[key].as_i64().unwrap())
        .sum();
    assert_eq!(sum, 4);
    assert!(report["interval"][0].as_f64() <= report["interval"][1].as_f64());
    // How long a decision takes is all that may differ.
    let played = |mut report: Value| {
        let longest = report
            .as_object_mut()
            .unwrap()
            .remove("longest_decision_ms");
        assert!(longest.unwrap()["isn"].as_u64().unwrap() < 3_000);
        report
    };
    assert_eq!(played(report), played(json_of(&hangar(&args))));
    let unknown = hangar(&[
        "--lang",
        "en",
        "simulate",
        "battleship-galaxies",
        "--mission",
        "9",
    ]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.stderr.contains("BG-2.1"), "{}", unknown.stderr);
}
