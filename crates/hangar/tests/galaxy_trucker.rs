//! Runs `hangar galaxy-trucker`, `hangar simulate galaxy-trucker` and `hangar verify` with Galaxy Trucker's files.

use crate::command::{hangar, hangar_reading};
use serde_json::{Value, json};

/// A starting cabin, an engine behind it, a cannon before it and a battery beside it.
fn ship() -> Value {
    json!({"class": "I", "tiles": [
        {"at": [7, 7], "tile": "start-blue"},
        {"at": [7, 8], "tile": "engine1-02"},
        {"at": [7, 6], "tile": "cannon1-01"},
        {"at": [8, 7], "tile": "battery2-01"},
    ]})
}

fn check(file: &Value, args: &[&str]) -> crate::command::Ran {
    let args = [&["galaxy-trucker", "check", "-"], args].concat();
    hangar_reading(file.to_string().as_bytes(), &args)
}

fn fly(file: &Value, args: &[&str]) -> crate::command::Ran {
    let args = [&["galaxy-trucker", "fly", "-"], args].concat();
    hangar_reading(file.to_string().as_bytes(), &args)
}

#[test]
fn a_legal_ship_is_printed_with_its_numbers() {
    for (lang, verdict) in [
        ("en", "The ship is legal."),
        ("fr", "Le vaisseau est légal."),
    ] {
        let out = check(&ship(), &["--lang", lang]);
        assert_eq!((out.status, out.stderr.as_str()), (0, ""));
        let drawn = "  7           .   . ST^ BA^   .";
        assert!(
            out.stdout.lines().any(|line| line == drawn),
            "{}",
            out.stdout
        );
        assert!(out.stdout.contains(verdict), "{}", out.stdout);
    }
    let out = check(&ship(), &["--json"]);
    let report: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(report["legal"], true);
    assert_eq!(report["cannons_x2"], json!([2, 2]));
    assert_eq!(report["engines"], json!([1, 1]));
    assert_eq!((&report["crew"], &report["tokens"]), (&json!(2), &json!(2)));
    // The left side of the cabin.
    assert_eq!(report["exposed"], 1);
}

#[test]
fn errors_have_rule_and_position() {
    let mut file = ship();
    // A tile in front of the cannon, which also does not fit, and an engine to the side.
    let tiles = file["tiles"].as_array_mut().unwrap();
    tiles.push(json!({"at": [7, 5], "tile": "cabin-01"}));
    tiles.push(json!({"at": [6, 7], "tile": "engine1-12", "rotation": 2}));
    let out = check(&file, &["--json"]);
    assert_eq!(out.status, 1);
    let report: Value = serde_json::from_str(&out.stdout).unwrap();
    let faults = report["faults"].as_array().unwrap();
    let found = |rule: &str| faults.iter().find(|fault| fault["rule"] == rule);
    assert_eq!(
        found("GT-6.13").unwrap()["squares"],
        json!([[7, 6], [7, 5]]),
        "{faults:?}"
    );
    assert_eq!(found("GT-6.10").unwrap()["squares"], json!([[6, 7]]));
    let out = check(&file, &["--lang", "en"]);
    assert_eq!(out.status, 1);
    assert!(out.stdout.contains("[7, 6] [7, 5]: "), "{}", out.stdout);
    assert!(out.stdout.contains("(GT-6.13)"), "{}", out.stdout);
}

#[test]
fn invalid_ship_files() {
    let tiles: Vec<_> = (0..10_000)
        .map(|n| json!({"at": [3 + n % 9, 5 + n % 5], "tile": "struct-01"}))
        .collect();
    for (file, why) in [
        (json!({"class": "I", "tiles": tiles}), "10000"),
        (json!({"class": "V", "tiles": []}), "V"),
        (
            json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-pink"}]}),
            "(GT-2.4)",
        ),
        (
            json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-blue", "rotation": 4}]}),
            "rotation",
        ),
        (
            json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-blue", "sides": [7, 0, 0, 0]}]}),
            "sides",
        ),
    ] {
        let out = check(&file, &[]);
        assert_eq!((out.status, out.stdout.as_str()), (2, ""), "{}", out.stderr);
        assert!(out.stderr.starts_with("hangar: -: "), "{}", out.stderr);
        assert!(out.stderr.contains(why), "{}", out.stderr);
    }
    let out = hangar(&["galaxy-trucker", "check", "no-such-file.json"]);
    assert_eq!(out.status, 2);
    assert!(out.stderr.contains("no-such-file.json"), "{}", out.stderr);
}

/// Two ships, Open Space and Stardust.
fn flight() -> Value {
    json!({
        "flight": "first",
        "ships": [ship(), {"class": "I", "tiles": [
            {"at": [7, 7], "tile": "start-green"},
            {"at": [7, 8], "tile": "engine2-01"},
            {"at": [8, 7], "tile": "battery2-02"},
        ]}],
        "deck": ["I-open_space-1", "I-stardust-1"],
        "decisions": [
            {"ship": 0, "do": "give_up", "leave": false},
            {"ship": 1, "do": "give_up", "leave": false},
            {"ship": 1, "do": "power", "doubles": [54]},
        ],
    })
}

#[test]
fn a_flight_is_flown_from_a_file() {
    let mut file = flight();
    // The square of the double engine, behind the starting cabin.
    let square = galaxy_trucker::board::ShipClass::I
        .board()
        .at_label(7, 8)
        .unwrap();
    file["decisions"][2]["doubles"] = json!([square]);
    let out = fly(&file, &["--json"]);
    assert_eq!((out.status, out.stderr.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&out.stdout).unwrap();
    let moves: Vec<_> = report["events"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|event| event["event"] == "moved")
        .map(|event| (event["ship"].clone(), event["days"].clone()))
        .collect();
    // One engine, one powered double engine; then days for exposed connectors, the last ship first.
    assert_eq!(moves[..2], [(json!(0), json!(1)), (json!(1), json!(2))]);
    assert_eq!(report["receipts"].as_array().unwrap().len(), 2);
    for lang in ["en", "fr"] {
        let text = fly(&file, &["--lang", lang]);
        assert_eq!((text.status, text.stderr.as_str()), (0, ""));
        assert!(text.stdout.lines().count() > 6, "{}", text.stdout);
        assert!(text.stdout.contains("(GT-15.5)"), "{}", text.stdout);
    }
    // The same file gives the same flight.
    assert_eq!(fly(&file, &["--json"]).stdout, out.stdout);
}

#[test]
fn invalid_flight_files() {
    let with = |key: &str, value: Value| {
        let mut file = flight();
        file[key] = value;
        file
    };
    for (file, why) in [
        (with("ships", json!([])), "(GT-1.1)"),
        (with("deck", json!(["I-dragons-1"])), "I-dragons-1"),
        (with("dice", json!([[0, 7]])), "(GT-2.10)"),
        (with("flight", json!("fifth")), "fifth"),
        (
            with(
                "decisions",
                json!([{"ship": 0, "do": "accept", "yes": true}]),
            ),
            "(GT-20.26)",
        ),
    ] {
        let out = fly(&file, &[]);
        assert_eq!((out.status, out.stdout.as_str()), (2, ""), "{}", out.stderr);
        assert!(out.stderr.contains(why), "{}", out.stderr);
    }
}

#[test]
fn levels_are_simulated() {
    let args = [
        "simulate",
        "galaxy-trucker",
        "--flights",
        "3",
        "--seed",
        "5",
    ];
    let json = hangar(&[&args[..], &["--json"]].concat());
    assert_eq!((json.status, json.stderr.as_str()), (0, ""));
    let levels: Value = serde_json::from_str(&json.stdout).unwrap();
    for level in ["easy", "normal", "hard"] {
        assert_eq!(levels[level]["ships"], 3, "{levels}");
    }
    assert_eq!(levels["hard"]["legal"], 3);
    // The same seed gives the same flights, on any number of cores.
    assert_eq!(
        hangar(&[&args[..], &["--json"]].concat()).stdout,
        json.stdout
    );
    let text = hangar(&[&args[..], &["--lang", "en"]].concat());
    assert_eq!(text.stdout.lines().count(), 3, "{}", text.stdout);
    let misuse = hangar(&["simulate", "galaxy-trucker", "--flights", "many"]);
    assert_eq!(misuse.status, 2);
}

#[test]
fn recorded_cases_are_verified() {
    let folder = crate::command::repository("crates/galaxy-trucker/tests/vectors");
    let file = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .min()
        .unwrap();
    let out = hangar(&["verify", file.to_str().unwrap(), "--lang", "en"]);
    assert_eq!((out.status, out.stderr.as_str()), (0, ""), "{}", out.stdout);
    assert!(out.stdout.contains(" agree"), "{}", out.stdout);
    // An invalid file is refused.
    let folder = tempfile::tempdir().unwrap();
    let nonsense = folder.path().join("nonsense.jsonl");
    std::fs::write(&nonsense, "{\"kind\":\"ship\"}\n").unwrap();
    let out = hangar(&["verify", nonsense.to_str().unwrap()]);
    assert_ne!(out.status, 0, "{}", out.stdout);
}

/// Data files are written with the status of each entry, checked, corrected and checked again; mistakes name the file, the entry
/// and the field in both languages, and a server does not start with them.
#[test]
fn data_files_are_written_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let data = |lang: &str, option: &str| {
        hangar(&["--lang", lang, "galaxy-trucker", "data", option, path])
    };
    let written = data("en", "--export");
    assert_eq!(written.status, 0, "{}", written.stderr);
    assert_eq!(written.stdout.lines().count(), 5, "{}", written.stdout);
    assert!(written.stdout.contains("our own design"));
    assert!(data("en", "--check").stdout.contains("Nothing differs"));
    let write = |file: &str, text: Value| {
        std::fs::write(folder.path().join(file), text.to_string()).unwrap();
    };
    write(
        "numbers.json",
        json!({"numbers": [{"name": "flight_4_gap", "values": [6]}]}),
    );
    write(
        "tiles.json",
        json!({"tiles": [{"number": 146, "kind": "luxury_cabin", "sides": [3, 0, 0, 0]}]}),
    );
    for (lang, lines) in [
        (
            "en",
            [
                "tiles.json: component 146 differs from the shipped value (our own design).",
                "numbers.json: number flight_4_gap differs from the shipped value (inferred).",
            ],
        ),
        (
            "fr",
            [
                "tiles.json\u{a0}: composant 146 diffère de la valeur fournie (de notre conception).",
                "numbers.json\u{a0}: nombre flight_4_gap diffère de la valeur fournie (déduite).",
            ],
        ),
    ] {
        let checked = data(lang, "--check");
        assert_eq!(checked.status, 0, "{}", checked.stderr);
        let found: Vec<&str> = checked.stdout.lines().take(2).collect();
        assert_eq!(found, lines);
    }
    for (file, text, places) in [
        (
            "tiles.json",
            json!({"tiles": [{"number": 146, "kind": "luxury_cabin", "sides": "all"}]}),
            [
                "tiles.json: component 146, field “sides”:",
                "tiles.json: composant 146, champ «\u{a0}sides\u{a0}»:",
            ],
        ),
        (
            "numbers.json",
            json!({"numbers": [{"name": "flight_4_gap", "values": [0]}]}),
            [
                "numbers.json: number flight_4_gap, field “values”:",
                "numbers.json: nombre flight_4_gap, champ «\u{a0}values\u{a0}»:",
            ],
        ),
        (
            "cards.json",
            json!({"cards": [{"name": "machinations-toll_gate", "adventure": "machination"}]}),
            [
                "cards.json: card machinations-toll_gate",
                "cards.json: carte machinations-toll_gate",
            ],
        ),
    ] {
        let kept = std::fs::read_to_string(folder.path().join(file)).unwrap();
        write(file, text);
        for (lang, place) in ["en", "fr"].into_iter().zip(places) {
            let faulty = data(lang, "--check");
            assert_eq!(faulty.status, 2);
            assert!(faulty.stderr.contains(place), "{}", faulty.stderr);
        }
        let served = hangar(&[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data-dir",
            path,
            "--galaxy-trucker-data",
            path,
        ]);
        assert_ne!(served.status, 0);
        assert!(served.stderr.contains(file), "{}", served.stderr);
        std::fs::write(folder.path().join(file), kept).unwrap();
    }
}
