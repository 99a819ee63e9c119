//! The Experience System, family by family. Missions are written as mission files, so that every fact comes out of a flight.

mod categories;
mod contributions;
mod list;
mod log;

use super::contributions::Contribution;
use super::run::{MissionFacts, RunFacts};
use super::*;
use crate::mission_file::MissionFile;
use crate::round::Difficulty;
use crate::score::Score;

/// A mission file with these slots for the crew members in turn order; androids come after the people.
fn file(people: usize, crew: &[&str], threats: &str, expansion: bool) -> MissionFile {
    let colours = ["red", "yellow", "green", "blue", "purple"];
    let members: Vec<String> = crew
        .iter()
        .enumerate()
        .map(|(i, member)| {
            let android = if i >= people {
                ", \"android\": true"
            } else {
                ""
            };
            format!("{{\"colour\": \"{}\"{android}, {member}}}", colours[i])
        })
        .collect();
    let expansion = if expansion {
        ", \"expansion\": {\"variable_range\": true}"
    } else {
        ""
    };
    let json = format!(
        "{{\"level\": \"mission\", \"crew\": [{}], \"trajectories\": {{\"red\": \"T1\", \"white\": \"T2\", \"blue\": \"T3\", \"internal\": \"T4\"}}, \"threats\": [{threats}], \"seed\": 1, \"options\": {{\"deck\": false}}{expansion}}}",
        members.join(", ")
    );
    MissionFile::parse(json.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{json}"))
}

const IDLE: &str = "\"slots\": []";

fn mission(people: usize, crew: usize) -> FlownMission {
    FlownMission {
        file: file(people, &vec![IDLE; crew], "", true),
        pools: [Difficulty::White; 2],
        double: false,
    }
}

fn run(mission: FlownMission) -> Run {
    Run {
        missions: vec![mission],
        planned: None,
        me: 0,
        around: Around::default(),
    }
}

/// An explorer of level 10 without boxes: nothing is closed by level marks.
fn veteran() -> ExplorerLog {
    ExplorerLog {
        level: 10,
        consent: true,
        ..ExplorerLog::default()
    }
}

fn met(run: &Run) -> Vec<String> {
    let report = veteran().debrief(run, &[]).unwrap();
    [report.met, report.on_word].concat()
}

#[track_caller]
fn check(run: &Run, is_met: &[&str], is_not: &[&str]) {
    let met = met(run);
    for id in is_met {
        assert!(met.iter().any(|m| m == id), "{id} is not met: {met:?}");
    }
    for id in is_not {
        assert!(Achievement::find(id).is_some(), "{id} does not exist");
        assert!(!met.iter().any(|m| m == id), "{id} is met");
    }
}

/// The facts of a perfect mission of the standard threat level.
fn facts(humans: u8, crew: u8) -> MissionFacts {
    MissionFacts {
        score: Some(Score::default()),
        damage: [0; 3],
        knocked_out: vec![false; usize::from(crew)],
        humans,
        crew,
        pool: Difficulty::White,
        pools: [Difficulty::White; 2],
        double: false,
        standard: true,
        me: Some(0),
        mine: Contribution::default(),
    }
}

/// Checks what missions with these facts meet: one, or the missions of a campaign.
#[track_caller]
fn judge(missions: Vec<MissionFacts>, planned: Option<u8>, is_met: &[&str], is_not: &[&str]) {
    let around = run(mission(4, 4));
    let around = Run { planned, ..around };
    let facts = RunFacts {
        run: &around,
        success: true,
        full_campaign: planned.is_some_and(|planned| missions.len() >= usize::from(planned)),
        solo: false,
        score: 0,
        xp: 0,
        missions,
    };
    let met = facts.met(&veteran(), &veteran(), false);
    let on_word = facts.met_on_word(&veteran());
    let has = |id: &str| met.iter().chain(&on_word).any(|a| a.id == id);
    for id in is_met {
        assert!(has(id), "{id} is not met");
    }
    for id in is_not {
        assert!(Achievement::find(id).is_some() && !has(id), "{id} is met");
    }
}
