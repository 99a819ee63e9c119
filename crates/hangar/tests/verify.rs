//! Runs `hangar verify`.

use crate::command::{hangar, hangar_reading, repository};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::io::{Read, Write};

const CONSENSUS: &str = "crates/space-alert/tests/vectors/consensus.jsonl.gz";

/// The recorded missions of a file.
fn lines(file: &str) -> Vec<String> {
    let raw = std::fs::File::open(repository(file)).unwrap();
    let mut text = String::new();
    flate2::read::GzDecoder::new(raw)
        .read_to_string(&mut text)
        .unwrap();
    text.lines().map(str::to_owned).collect()
}

/// One recorded mission with something changed.
fn changed(line: &str, pointer: &str, value: Value) -> String {
    let mut mission: Value = serde_json::from_str(line).unwrap();
    *mission
        .pointer_mut(pointer)
        .unwrap_or_else(|| panic!("{pointer}")) = value;
    mission.to_string()
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn recorded_missions_agree() {
    let out = hangar(&["verify", CONSENSUS]);
    assert_eq!(
        (out.status, out.stdout.as_str()),
        (0, "1400 agree, 0 differ\n")
    );
    let files = ["consensus", "heroic", "solved"]
        .map(|f| format!("crates/space-alert/tests/vectors/{f}.jsonl.gz"));
    let out = hangar(&["verify", "-q", &files[0], &files[1], &files[2]]);
    assert_eq!(
        (out.status, out.stdout.as_str()),
        (1, "2492 agree, 8 differ\n")
    );
}

/// Each part of a recording is compared, and the first difference is printed in one line.
#[test]
fn every_part_is_compared() {
    // A survived mission with damage, battlebots and threats on their tracks.
    let line = lines(CONSENSUS).into_iter().next().unwrap();
    let cases = [
        (
            "/expected/turns/0/reactors",
            json!([2, 2, 2]),
            "turn 1: reactors: ours [2, 3, 2], recorded [2, 2, 2]",
        ),
        (
            "/expected/turns/3/shields",
            json!([9, 9, 9]),
            "turn 4: shields: ours [1, 1, 1], recorded [9, 9, 9]",
        ),
        (
            "/expected/turns/12/fuel",
            json!(0),
            "turn 13: fuel capsules: ours 3, recorded 0",
        ),
        (
            "/expected/turns/1/rockets",
            json!(1),
            "turn 2: rockets: ours 3, recorded 1",
        ),
        (
            "/expected/turns/12/damage",
            json!([0, 0, 0]),
            "turn 13: damage: ours [0, 3, 0], recorded [0, 0, 0]",
        ),
        (
            "/expected/turns/0/crew/1/at",
            json!("lower red"),
            "turn 1: crew member 2, place: ours upper blue, recorded lower red",
        ),
        (
            "/expected/turns/0/crew/1/at",
            json!(null),
            "turn 1: crew member 2, place: ours upper blue, recorded nowhere",
        ),
        (
            "/expected/turns/0/crew/3/knocked_out",
            json!(true),
            "turn 1: crew member 4, knocked out: ours false, recorded true",
        ),
        (
            "/expected/turns/0/crew/3/battlebots",
            json!("active"),
            "turn 1: crew member 4, battlebots: ours none, recorded active",
        ),
        (
            "/expected/turns/0/crew",
            json!([]),
            "turn 1: crew size: ours 4, recorded 0",
        ),
        (
            "/expected/turns/2/threats/0/position",
            json!(1),
            "turn 3: square of I1-01: ours 11, recorded 1",
        ),
        (
            "/expected/turns/2/threats/0/speed",
            json!(4),
            "turn 3: speed of I1-01: ours 3, recorded 4",
        ),
        (
            "/expected/turns/2/threats/0/hp",
            json!(-1),
            "turn 3: hit points of I1-01: ours 1, recorded -1",
        ),
        (
            "/expected/turns/2/threats/0/id",
            json!("I1-02"),
            "turn 3: state of I1-02: ours not on track, recorded on track",
        ),
        (
            "/expected/turns/2/threats",
            json!([]),
            "turn 3: number of threats on their tracks: ours 1, recorded 0",
        ),
        (
            "/expected/turns/2/turn",
            json!(4),
            "turn 4: number of the turn: ours 3, recorded 4",
        ),
        (
            "/expected/result",
            json!("lost"),
            "result: ours Survived, recorded Lost",
        ),
        (
            "/expected/turn",
            json!(12),
            "last turn: ours 13, recorded 12",
        ),
        (
            "/expected/score/destroyed",
            json!(5),
            "score, Destroyed threats: ours 4, recorded 5",
        ),
        (
            "/expected/score/observation",
            json!(0),
            "score, Visual confirmation: ours 1, recorded 0",
        ),
        (
            "/expected/score/total",
            json!(0),
            "score, Total: ours 1, recorded 0",
        ),
        (
            "/expected/damage/white",
            json!(["structural"]),
            "tiles of the white zone: ours [Structural, LightLaser, Shield], recorded [Structural]",
        ),
        (
            "/expected/threats/0/state",
            json!("destroyed"),
            "state of I1-01: ours survived, recorded destroyed",
        ),
        (
            "/expected/threats/0/id",
            json!("E1-01"),
            "state of E1-01: ours absent, recorded survived",
        ),
    ];
    let text: String = cases
        .iter()
        .map(|(pointer, value, _)| changed(&line, pointer, value.clone()) + "\n")
        .collect();
    let out = hangar_reading(text.as_bytes(), &["verify", "-", "--lang", "en"]);
    let told: Vec<&str> = out.stdout.lines().collect();
    for (i, (_, _, expected)) in cases.iter().enumerate() {
        assert_eq!(told[i], format!("-:{}: consensus-0000: {expected}", i + 1));
    }
    assert_eq!(
        told[cases.len()..],
        [format!("0 agree, {} differ", cases.len())]
    );
    assert_eq!(out.status, 1);

    let french = hangar_reading(
        changed(&line, "/expected/turn", json!(12)).as_bytes(),
        &["verify", "-", "--lang", "fr"],
    );
    assert_eq!(
        french.stdout,
        "-:1\u{a0}: consensus-0000\u{a0}: dernier tour\u{a0}: ici 13, enregistré 12\n0 agree, 1 differ\n"
    );
}

#[test]
fn losses_are_compared() {
    let lost = lines(CONSENSUS)
        .into_iter()
        .find(|l| l.contains("\"kind\":\"damage\""))
        .unwrap();
    let mission: Value = serde_json::from_str(&lost).unwrap();
    let turn = mission["expected"]["turn"].as_u64().unwrap();
    let cases = [
        ("/expected/turn", json!(turn + 1), "last turn: "),
        (
            "/expected/cause/kind",
            json!("special"),
            "kind of loss: ours damage, recorded special",
        ),
        (
            "/expected/cause/threat",
            json!("E1-01"),
            "what lost the ship: ours ",
        ),
        (
            "/expected/result",
            json!("survived"),
            "result: ours Lost, recorded Survived",
        ),
    ];
    for (pointer, value, expected) in cases {
        let out = hangar_reading(
            changed(&lost, pointer, value).as_bytes(),
            &["verify", "-", "--lang", "en"],
        );
        assert!(out.stdout.contains(expected), "{pointer}: {}", out.stdout);
    }
}

/// Lines that are not recorded missions count as different, and the others are still compared.
#[test]
fn lines_that_cannot_be_flown() {
    let all = lines(CONSENSUS);
    let line = &all[0];
    let text = [
        all[1].as_str(),
        "",
        "{\"id\": 7}",
        "nonsense",
        &changed(line, "/mission/threats/0/turn", json!(14)),
        &changed(line, "/mission/threats/0/id", json!("E9-99")),
        &changed(line, "/mission/tracks/red", json!("T4")),
        &changed(line, "/mission/damage/red/0", json!("shield")),
        &changed(line, "/mission/crew", json!([])),
        &changed(line, "/mission/crew/0/actions", json!(vec!["A"; 13])),
        &"[".repeat(100_000),
        all[2].as_str(),
    ]
    .join("\n");
    let out = hangar_reading(text.as_bytes(), &["verify", "-", "--lang", "en"]);
    let told: Vec<&str> = out.stdout.lines().collect();
    assert_eq!(told.len(), 10, "{}", out.stdout);
    assert!(told[0].starts_with("-:3: not a recording: "), "{}", told[0]);
    assert!(
        told[1].starts_with("-:4: not a recording: expected a value (column"),
        "{}",
        told[1]
    );
    assert_eq!(
        told[2],
        "-:5: consensus-0000: cannot be resolved: threat 1 does not appear in turns 1 to 8 (SA-4.42)"
    );
    assert!(
        told[3].contains("there is no threat card \"E9-99\""),
        "{}",
        told[3]
    );
    assert_eq!(
        told[4],
        "-:7: consensus-0000: cannot be resolved: T4 is used twice (SA-2.15)"
    );
    assert!(
        told[5].contains("the pile of the red zone does not have each of the six tiles once"),
        "{}",
        told[5]
    );
    assert_eq!(
        told[6],
        "-:9: consensus-0000: cannot be resolved: a crew has 1 to 5 members, not 0 (SA-2.38)"
    );
    assert_eq!(
        told[7],
        "-:10: consensus-0000: cannot be resolved: crew member 1 has more than 12 actions (SA-5.3)"
    );
    assert!(
        told[8].starts_with("-:11: not a recording: "),
        "{}",
        told[8]
    );
    assert_eq!(told[9], "2 agree, 9 differ");
    assert_eq!(out.status, 1);
}

/// Plain and gzip files (also with several streams) are recognised by their content.
#[test]
fn compression_does_not_matter() {
    let all = lines(CONSENSUS)[..40].to_vec();
    let text = all.join("\n");
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("plain"), &text).unwrap();
    std::fs::write(path("packed"), gzip(&text)).unwrap();
    let two: Vec<u8> = [
        gzip(&(all[..20].join("\n") + "\n")),
        gzip(&all[20..].join("\n")),
    ]
    .concat();
    std::fs::write(path("two"), two).unwrap();
    std::fs::write(path("empty"), "").unwrap();
    for (file, count) in [("plain", 40), ("packed", 40), ("two", 40), ("empty", 0)] {
        let out = hangar(&["verify", &path(file)]);
        assert_eq!(
            (out.status, out.stdout),
            (0, format!("{count} agree, 0 differ\n")),
            "{file}"
        );
    }
    let out = hangar_reading(&gzip(&text), &["verify", "-", &path("plain")]);
    assert_eq!(out.stdout, "80 agree, 0 differ\n");
}

#[test]
fn files_that_cannot_be_read() {
    let out = hangar(&["verify", "no-such-file", CONSENSUS, "--lang", "en"]);
    assert_eq!(
        (out.status, out.stdout.as_str()),
        (2, "1400 agree, 0 differ\n")
    );
    assert!(
        out.stderr
            .starts_with("hangar: no-such-file: cannot read: "),
        "{}",
        out.stderr
    );

    let packed = gzip(&lines(CONSENSUS)[..400].join("\n"));
    let out = hangar_reading(
        &packed[..packed.len() / 2],
        &["verify", "-", "--lang", "en"],
    );
    assert_eq!(out.status, 2);
    assert!(
        out.stderr
            .starts_with("hangar: -: cannot read beyond line "),
        "{}",
        out.stderr
    );
    assert!(out.stdout.ends_with(" agree, 0 differ\n"), "{}", out.stdout);
    assert_eq!(hangar(&["verify"]).status, 2);
}

#[test]
fn a_line_without_end() {
    let mut text = lines(CONSENSUS)[0].clone() + "\n";
    text.push_str(&"x".repeat(3 << 20));
    text.push('\n');
    text.push_str(&lines(CONSENSUS)[1]);
    let out = hangar_reading(text.as_bytes(), &["verify", "-", "--lang", "en"]);
    assert_eq!(
        out.stdout,
        "-:2: the line is longer than 1024 KiB\n2 agree, 1 differ\n"
    );
}

#[test]
fn a_summary_for_programs() {
    let all = lines(CONSENSUS);
    let text = [
        all[0].as_str(),
        &changed(&all[1], "/expected/turn", json!(1)),
        "nonsense",
    ]
    .join("\n");
    let out = hangar_reading(text.as_bytes(), &["verify", "-", "--json", "--lang", "en"]);
    let summary: Value = serde_json::from_str(&out.stdout).unwrap();
    assert_eq!(
        (summary["agree"].as_u64(), summary["differ"].as_u64()),
        (Some(1), Some(2))
    );
    let first = &summary["differences"][0];
    assert_eq!(
        (first["line"].as_u64(), first["id"].as_str()),
        (Some(2), Some("consensus-0001"))
    );
    assert_eq!(first["difference"]["what"]["id"], "sa-recorded-last-turn");
    assert_eq!(summary["differences"][1]["line"], 3);
    assert_eq!(out.status, 1);
}

/// Missions of The New Frontier agree, except those with a ruling, also in files made of some of them in another order.
#[test]
fn frontier_missions_agree() {
    let file = "crates/space-alert/tests/vectors/frontier-double.jsonl.gz";
    let all = hangar(&["verify", "-q", file]);
    assert!(all.stdout.contains(" agree, "), "{}", all.stdout);
    let mut some: Vec<String> = lines(file).into_iter().step_by(3).collect();
    some.reverse();
    let some = some.join("\n");
    let out = hangar_reading(&gzip(&some), &["verify", "-q", "-"]);
    let agreed: usize = out.stdout.split(' ').next().unwrap().parse().unwrap();
    let differ = out.stdout.split(", ").nth(1).unwrap();
    let differ: usize = differ.split(' ').next().unwrap().parse().unwrap();
    assert_eq!(agreed + differ, some.lines().count());
    assert!(differ <= 11, "{}", out.stdout);
}
