//! Runs `hangar mission random`.

use crate::command::hangar;
use serde_json::Value;

#[test]
fn a_mission_is_printed_in_both_languages() {
    for lang in ["en", "fr"] {
        let out = hangar(&["mission", "random", "--seed", "42", "--lang", lang]);
        assert_eq!((out.status, out.stderr.as_str()), (0, ""));
        crate::command::as_expected(&format!("mission/random-42.{lang}.txt"), &out.stdout);
    }
}

/// The seed that is printed makes the same mission again.
#[test]
fn seeds_repeat_missions() {
    let json = |args: &[&str]| -> Value {
        let out = hangar(&[&["mission", "random", "--json"], args].concat());
        serde_json::from_str(&out.stdout).unwrap()
    };
    let first = json(&[]);
    let again = json(&["--seed", first["seed"].as_str().unwrap()]);
    assert_eq!(first, again);
    assert_ne!(
        json(&["--seed", "1"])["events"],
        json(&["--seed", "2"])["events"]
    );
    let hexadecimal = "a7".repeat(32);
    assert_eq!(
        json(&["--seed", &hexadecimal])["seed"],
        hexadecimal.as_str()
    );
}

#[test]
fn parameters_are_followed() {
    let out = hangar(&[
        "mission",
        "random",
        "--json",
        "--seed",
        "3",
        "--level",
        "simulation",
        "--threat-level",
        "6",
        "--duration",
        "9:30",
        "--data-transfers",
        "2",
        "--incoming-data",
        "1",
        "--communications-down",
        "3",
        "--crew",
        "4",
    ]);
    let script: Value = serde_json::from_str(&out.stdout).unwrap();
    let events = script["events"].as_array().unwrap();
    let count = |name: &str| events.iter().filter(|e| e["event"] == name).count();
    assert_eq!(
        (
            count("data_transfer"),
            count("incoming_data"),
            count("communications_down")
        ),
        (2, 1, 3)
    );
    assert_eq!(script["kind"], "simulation");
    assert_eq!(events.last().unwrap()["at"], 570);
    assert!(
        events
            .iter()
            .all(|e| e["unconfirmed"] != true && e["track"] != "internal")
    );
    assert_eq!(script["recipe"]["threat_level"], 6);
}

#[test]
fn impossible_missions_are_refused() {
    for (args, lang, why) in [
        (
            &["--threat-level", "17"][..],
            "en",
            "hangar: A mission of this level has a threat level of 1 to 16. (SA-22.6)\n",
        ),
        (
            &["--threat-level", "12", "--unconfirmed", "3"],
            "en",
            "hangar: With 3 unconfirmed reports there are more threats than turns in which one can appear (8). (SA-4.43)\n",
        ),
        (
            &["--duration", "1:00"],
            "en",
            "hangar: A mission of this level lasts 5:00 to 20:00. (SA-HR-02)\n",
        ),
        (
            &["--duration", "5:00", "--data-transfers", "12"],
            "fr",
            "hangar: 23 annonces ne tiennent pas en 5:00 sans se chevaucher. Choisissez une mission plus longue, ou moins d’annonces. (SA-HR-04)\n",
        ),
        (
            &["--level", "test-run", "--communications-down", "1"],
            "fr",
            "hangar: Un vol d’essai n’a ni rapport non confirmé ni panne de communication. (SA-19.1)\n",
        ),
    ] {
        let out = hangar(&[&["mission", "random", "--seed", "1", "--lang", lang], args].concat());
        assert_eq!(
            (out.status, out.stdout.as_str(), out.stderr.as_str()),
            (1, "", why)
        );
    }
    for args in [
        &["--duration", "soon"][..],
        &["--duration", "1:7"],
        &["--crew", "6"],
        &["--seed", "x"],
        &["--level", "expert"],
    ] {
        let out = hangar(&[&["mission", "random"], args].concat());
        assert_eq!(out.status, 2, "{args:?}: {}", out.stderr);
    }
}

/// Official scripts as JSON, one or all of them.
#[test]
fn scripts_for_programs() {
    let out = hangar(&["mission", "--json"]);
    let scripts: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(scripts.as_array().unwrap().len(), 34);
    let out = hangar(&["mission", "--audio", "x.ogg", "--lang", "en"]);
    assert_eq!(out.status, 1);
    assert!(
        out.stderr.contains("Name a mission for the soundtrack"),
        "{}",
        out.stderr
    );
}

/// Double action missions are longer and have more threats, also those that share a number.
#[test]
fn double_action_missions() {
    let out = hangar(&[
        "mission",
        "random",
        "--double-actions",
        "--json",
        "--seed",
        "7",
    ]);
    let script: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(script["kind"], "double_mission");
    assert_eq!(script["double_actions"], true);
    let events = script["events"].as_array().unwrap();
    assert_eq!(events.last().unwrap()["at"], 780);
    let easier = hangar(&[
        "mission",
        "random",
        "--double-actions",
        "--threat-level",
        "8",
        "--json",
    ]);
    let script: Value = serde_json::from_str(&easier.stdout).unwrap();
    assert_eq!(script["kind"], "easier_double_mission");
    let out = hangar(&[
        "mission",
        "random",
        "--double-actions",
        "--level",
        "simulation",
        "--lang",
        "en",
    ]);
    assert_ne!(out.status, 0);
    assert!(out.stderr.contains("(NF-7.1)"), "{}", out.stderr);
}
