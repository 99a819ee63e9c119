//! Recorded missions as mission files with their films, for the browser's tests.

use space_alert::flight_replay::FlightReplay;
use space_alert::mission_file::{Boards, CarriedOver, CrewEntry, MissionFile, Options, Slot};
use space_alert::narrate::CrewColour;
use space_alert::recorded_missions::RecordedMission;
use space_alert::{Action, SlotCard, Zone};
use std::io::{BufRead, BufReader};
use table::ts::keep_file_fresh;

/// Missions of The New Frontier from the fuzz corpus: interceptors at all distances, and most markers of the expansion.
const FRONTIER: [&str; 2] = ["frontier-interceptors", "frontier-markers"];

/// A rich success, a narrow one with heroic cards, an early loss.
const FLIGHTS: [(&str, &str); 3] = [
    ("solved", "solved-0024"),
    ("heroic", "heroic-0016"),
    ("heroic", "heroic-0014"),
];

fn recorded(file: &str, id: &str) -> RecordedMission {
    let path = format!(
        "{}/tests/vectors/{file}.jsonl.gz",
        env!("CARGO_MANIFEST_DIR")
    );
    let reader = flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap());
    BufReader::new(reader)
        .lines()
        .map(|line| serde_json::from_str::<RecordedMission>(&line.unwrap()).unwrap())
        .find(|vector| vector.id == id)
        .unwrap()
}

fn as_file(vector: &RecordedMission) -> MissionFile {
    let (mission, plan) = vector.mission.to_mission().unwrap();
    let [red, white, blue, internal] = mission.trajectories();
    let slot = |card: &SlotCard| match card.first {
        Action::None => Slot::Empty,
        action => Slot::Half(action),
    };
    MissionFile {
        name: Some(vector.id.clone()),
        level: mission.level(),
        crew: (0..plan.crew())
            .map(|i| CrewEntry {
                colour: CrewColour::ALL[i],
                name: None,
                android: false,
                slots: plan.slots(i).iter().map(slot).collect(),
                specialization: None,
            })
            .collect(),
        oops: Vec::new(),
        trajectories: Boards {
            external: [red, white, blue],
            internal: Some(internal),
        },
        threats: mission.threats().to_vec(),
        drawn: Vec::new(),
        expansion: None,
        damage: Zone::ALL.map(|zone| mission.damage()[zone.index()].to_vec()),
        seed: None,
        carried: CarriedOver::default(),
        // The recorded plans are random: nobody dealt them from a deck.
        options: Options {
            deck: false,
            ..Options::default()
        },
    }
}

#[test]
fn flights_for_typescript_is_fresh() {
    for (file, id) in FLIGHTS {
        let vector = recorded(file, id);
        let text = as_file(&vector).to_json();
        let read = MissionFile::parse(text.as_bytes()).unwrap();
        let (mission, plan) = read.flight().unwrap();
        assert_eq!(
            (&mission, &plan),
            (
                &vector.mission.to_mission().unwrap().0,
                &vector.mission.to_mission().unwrap().1
            )
        );
        keep_flight_fresh(id, &read);
    }
    for id in FRONTIER {
        let path = format!(
            "{}/../../fuzz/corpus/mission_file/{id}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        keep_flight_fresh(
            id,
            &MissionFile::parse(&std::fs::read(path).unwrap()).unwrap(),
        );
    }
}

/// Writes a mission and its film for the browser's tests.
fn keep_flight_fresh(id: &str, file: &MissionFile) {
    let (mission, plan) = file.flight().unwrap();
    let reel = FlightReplay::record(&mission, &plan, &file.narrator());
    let reel = serde_json::to_string(&reel).unwrap();
    let text = file.to_json();
    keep_file_fresh(
        &format!("web/test/space-alert/flights/{id}.json"),
        &format!("{{\"mission\":{},\"reel\":{reel}}}\n", text.trim_end()),
    );
}
