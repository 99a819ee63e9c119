//! Every recorded mission agrees with the engine, or the difference is listed in `docs/rulings.md`.

use space_alert::narrate::Narrator;
use space_alert::recorded_missions::RecordedMission;
use std::io::{BufRead, BufReader};

/// Recorded missions that break a rule, with the rule that makes ours right (see `docs/rulings.md`).
const KNOWN: [(&str, &str); 11] = [
    ("solved-0173", "SA-AR-20"),
    ("heroic-0042", "SA-7.19"),
    ("heroic-0238", "SA-7.19"),
    ("heroic-0271", "SA-7.19"),
    ("heroic-0315", "SA-21.60"),
    ("heroic-0323", "SA-7.19"),
    ("heroic-0422", "SA-7.19"),
    ("heroic-0440", "SA-7.19"),
    ("frontier-1646", "NF-13.7.1"),
    ("double-0003", "SA-7.75"),
    ("double-0294", "SA-14.3"),
];

/// The recorded missions of a file.
fn recorded_missions(name: &str) -> impl Iterator<Item = RecordedMission> {
    let path = format!(
        "{}/tests/vectors/{name}.jsonl.gz",
        env!("CARGO_MANIFEST_DIR")
    );
    let reader = flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap());
    BufReader::new(reader)
        .lines()
        .map(|line| serde_json::from_str(&line.unwrap()).unwrap())
}

/// Flies all missions of a file; every difference must be a known one and every known one must still differ.
fn conforms(name: &str, prefix: &str, missions: usize) {
    let mut flown = 0;
    let mut differ = Vec::new();
    for vector in recorded_missions(name) {
        flown += 1;
        match vector.compare().unwrap() {
            None => {}
            Some(_) if KNOWN.iter().any(|(id, _)| *id == vector.id) => differ.push(vector.id),
            Some(difference) => panic!("{}: {difference:?}", vector.id),
        }
    }
    let known: Vec<_> = KNOWN
        .iter()
        .map(|(id, _)| id.to_string())
        .filter(|id| id.starts_with(prefix))
        .collect();
    assert_eq!(differ, known);
    assert_eq!(flown, missions);
}

/// Random plausible crews; two resolvers agree.
#[test]
fn consensus() {
    conforms("consensus", "consensus", 1400);
}

/// Good plans found by a search; two resolvers agree.
#[test]
fn solved() {
    conforms("solved", "solved", 600);
}

/// Heroic actions; one resolver.
#[test]
fn heroic() {
    conforms("heroic", "heroic", 500);
}

/// Threats of The New Frontier with single action cards; one resolver.
#[test]
fn frontier() {
    conforms("frontier", "frontier", 569);
}

/// Double actions, specializations, variable range; one resolver.
#[test]
fn frontier_double() {
    conforms("frontier-double", "double", 330);
}

/// Flights without a recorder leave out what a mission of the base game cannot meet; they end like recorded ones.
#[test]
fn flights_with_and_without_a_recorder_end_alike() {
    for name in ["consensus", "solved", "heroic", "frontier"] {
        for vector in recorded_missions(name) {
            let (mission, plan) = vector.mission.to_mission().unwrap();
            let (recording, outcome) = space_alert::record_flight(&mission, &plan);
            let mut end = space_alert::State::new(&mission, &plan);
            let flown = space_alert::fly(&mission, &plan, &mut end, &mut space_alert::NoRecorder);
            assert_eq!(flown, outcome, "{}", vector.id);
            let last = &recording.frames.last().unwrap().1;
            assert_eq!(&end, last, "{}", vector.id);
        }
    }
}

/// The rulings page names every known difference.
#[test]
fn known_differences_are_in_the_rulings() {
    let rulings = include_str!("../../../docs/rulings.md");
    for (id, rule) in KNOWN {
        assert!(
            rulings.contains(id) && rulings.contains(rule),
            "{id} ({rule}) is not in docs/rulings.md"
        );
    }
}

/// The changes of a replay lead from the start to the end state, for recorded missions of every kind.
#[test]
fn replay_changes_lead_to_the_end_state() {
    for name in ["heroic", "frontier", "frontier-double"] {
        replays_add_up(name);
    }
}

fn replays_add_up(name: &str) {
    for vector in recorded_missions(name).take(60) {
        let (mission, plan) = vector.mission.to_mission().unwrap();
        let narrator = Narrator::new(mission.level(), Vec::new());
        let reel = space_alert::flight_replay::FlightReplay::record(&mission, &plan, &narrator);
        let mut shown = reel.start.clone();
        for frame in &reel.frames {
            frame.changes.apply(&mut shown);
        }
        let mut state = space_alert::State::new(&mission, &plan);
        let outcome = space_alert::fly(&mission, &plan, &mut state, &mut space_alert::NoRecorder);
        assert_eq!(
            shown,
            space_alert::flight_replay::Snapshot::of(&state, &mission),
            "{}",
            vector.id
        );
        assert_eq!(reel.outcome, outcome, "{}", vector.id);
    }
}
