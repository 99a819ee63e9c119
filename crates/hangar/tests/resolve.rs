//! Runs `hangar resolve`.

use crate::command::{hangar, hangar_reading, repository};
use serde_json::Value;

/// The mission, the language, and how it ends.
const FLIGHTS: [(&str, i32); 4] = [
    ("five-friends", 0),
    ("alien", 1),
    ("test-run", 0),
    ("new-frontier", 1),
];

/// The output for the documented missions is as expected, in both languages.
#[test]
fn flights_are_printed() {
    for (name, status) in FLIGHTS {
        for lang in ["en", "fr"] {
            let file = format!("docs/missions/{name}.json");
            let out = hangar(&["resolve", &file, "--lang", lang]);
            assert_eq!(out.status, status, "{}", out.stderr);
            assert_eq!(out.stderr, "");
            crate::command::as_expected(&format!("resolve/{name}.{lang}.txt"), &out.stdout);
        }
    }
    let out = hangar(&[
        "resolve",
        "docs/missions/alien.json",
        "--rules",
        "--lang",
        "en",
    ]);
    crate::command::as_expected("resolve/alien.rules.txt", &out.stdout);
}

#[test]
fn only_the_result() {
    let quiet = |name: &str, lang: &str| {
        hangar(&[
            "resolve",
            &format!("docs/missions/{name}.json"),
            "-q",
            "--lang",
            lang,
        ])
        .stdout
    };
    assert_eq!(quiet("five-friends", "en"), "Survived with 20 points.\n");
    assert_eq!(
        quiet("five-friends", "fr"),
        "Mission réussie avec 20 points.\n"
    );
    assert_eq!(quiet("test-run", "en"), "Survived.\n");
    assert_eq!(
        quiet("alien", "fr"),
        "Tour 11\u{a0}: L’Alien prend le contrôle du vaisseau. Le vaisseau est perdu.\n"
    );
}

#[test]
fn the_step_stream() {
    let out = hangar(&["resolve", "docs/missions/five-friends.json", "--json"]);
    let reel: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(reel["outcome"]["result"], "survived");
    assert_eq!(reel["total"], 20);
    assert_eq!(reel["crew"][0], "David");
    let frames = reel["frames"].as_array().unwrap();
    assert!(frames.len() > 150);
    assert!(frames.iter().all(|f| {
        f["rule"].as_str().unwrap().starts_with("SA-")
            && f["text"]["id"].as_str().unwrap().starts_with("sa-flight-")
            && f["step"]["step"].is_string()
            && f["turn"].as_u64().unwrap() <= 13
            && f["changes"].is_object()
    }));

    let out = hangar(&["resolve", "docs/missions/alien.json", "--json", "--quiet"]);
    assert_eq!(
        out.stdout,
        "{\"result\":\"lost\",\"turn\":11,\"loss\":{\"kind\":\"doomed\",\"doom\":\"taken_over\"},\"threat\":\"SI1-03\"}\n"
    );
    assert_eq!(out.status, 1);
    let out = hangar(&[
        "resolve",
        "docs/missions/five-friends.json",
        "--json",
        "--quiet",
    ]);
    assert_eq!(
        serde_json::from_str::<Value>(&out.stdout).unwrap()["total"],
        20
    );
}

#[test]
fn standard_input() {
    let mission = std::fs::read(repository("docs/missions/alien.json")).unwrap();
    let out = hangar_reading(&mission, &["resolve", "-", "-q", "--lang", "en"]);
    assert_eq!(
        out.stdout,
        "Turn 11: The Alien takes over the ship. The ship is lost.\n"
    );
    let out = hangar_reading(b"", &["resolve", "-", "--lang", "en"]);
    assert_eq!(out.status, 2);
    assert_eq!(
        out.stderr,
        "standard input:1:1: the file is empty; a mission file is a JSON object with crew, trajectories and threats\n\
         hangar: standard input: 1 error; the flight was not resolved\n"
    );
}

/// Every error of a file, one per line with its position.
#[test]
fn a_bad_file() {
    let mission = std::fs::read_to_string(repository("docs/missions/alien.json")).unwrap();
    let bad = mission
        .replace("\"T7\"", "\"T3\"")
        .replace("SI1-03", "SI1-13")
        .replace("\"green\"", "\"yellow\"");
    let run = |lang: &str| hangar_reading(bad.as_bytes(), &["resolve", "-", "--lang", lang]);
    let out = run("en");
    assert_eq!((out.status, out.stdout.as_str()), (2, ""));
    assert_eq!(
        out.stderr,
        "standard input:5:16: crew[1].colour: yellow is already the colour of crew[0]; each colour exists once (SA-2.38)\n\
         standard input:10:74: trajectories.internal: T3 already is the red trajectory; each board exists once (SA-2.15)\n\
         standard input:13:48: threats[1].card: there is no threat card \"SI1-13\"; did you mean \"SI1-03\"? (SA-2.30)\n\
         hangar: standard input: 3 errors; the flight was not resolved\n"
    );
    assert!(
        run("fr")
            .stderr
            .contains("yellow est déjà la couleur de crew[0]")
    );

    let out = hangar_reading(bad.as_bytes(), &["resolve", "-", "--json"]);
    assert_eq!((out.status, out.stderr.as_str()), (2, ""));
    let faults: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(faults["faults"][2]["path"], "threats[1].card");
    assert_eq!(faults["faults"][2]["rule"], "SA-2.30");
    assert_eq!(faults["faults"][2]["text"]["args"]["near"], "SI1-03");
}

/// Huge files are refused quickly and without filling the memory.
#[test]
fn endless_braces() {
    let start = std::time::Instant::now();
    let out = hangar_reading(&vec![b'{'; 100 << 20], &["resolve", "-", "--lang", "en"]);
    assert_eq!(out.status, 2);
    assert!(
        out.stderr
            .starts_with("standard input:1:1: the file is larger than 1024 KiB"),
        "{}",
        out.stderr
    );
    // Well below the minutes that parsing every brace would take.
    assert!(start.elapsed() < std::time::Duration::from_secs(120));
}

#[test]
fn a_missing_file() {
    let out = hangar(&["resolve", "no/such/file.json", "--lang", "en"]);
    assert_eq!(out.status, 2);
    assert!(
        out.stderr
            .starts_with("hangar: no/such/file.json: cannot read: "),
        "{}",
        out.stderr
    );
    let out = hangar(&["resolve"]);
    assert_eq!(out.status, 2, "{}", out.stderr);
}

#[test]
fn the_language_of_the_system() {
    let said = |variables: &[(&str, &str)]| {
        crate::command::hangar_with(variables, &["resolve", "docs/missions/test-run.json", "-q"])
            .stdout
    };
    assert_eq!(said(&[("LC_ALL", "fr_FR.UTF-8")]), "Mission réussie.\n");
    assert_eq!(said(&[("LANG", "fr_CA")]), "Mission réussie.\n");
    assert_eq!(said(&[("LANG", "de_DE")]), "Survived.\n");
    assert_eq!(
        said(&[("LC_ALL", "en_GB"), ("LANG", "fr_FR")]),
        "Survived.\n"
    );
    let out = hangar(&["resolve", "docs/missions/test-run.json", "--lang", "de"]);
    assert_eq!(out.status, 2);
    assert!(out.stderr.contains("en or fr"), "{}", out.stderr);
}

#[test]
fn colours_on_request() {
    let shown = |color: &str| {
        hangar(&[
            "resolve",
            "docs/missions/alien.json",
            "--color",
            color,
            "--lang",
            "en",
        ])
        .stdout
    };
    assert!(
        !shown("auto").contains('\u{1b}'),
        "standard output is not a terminal here"
    );
    assert!(shown("always").contains("\u{1b}[1mTurn 1\u{1b}[0m"));
    assert!(!shown("never").contains('\u{1b}'));
}

/// A declared mistake that a delay has made pointless is mentioned, without changing the result.
#[test]
fn a_misplay_without_effect() {
    let mission = std::fs::read_to_string(repository("docs/missions/alien.json")).unwrap();
    let late = mission.replace("\"turn\": 1, \"meant\"", "\"turn\": 3, \"meant\"");
    let out = hangar_reading(late.as_bytes(), &["resolve", "-", "-q", "--lang", "en"]);
    assert_eq!(out.status, 1);
    assert_eq!(
        out.stderr,
        "hangar: note: the misplay of Ana in turn 3 has no effect: another card is revealed in that turn\n"
    );
}
