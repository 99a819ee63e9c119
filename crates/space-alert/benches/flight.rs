//! How fast missions are flown: the recorded missions, single thread, state and plan reused.
//!
//! `make bench` runs it; `--rounds N` flies N rounds and prints nothing, for counting instructions.

use space_alert::recorded_missions::RecordedMission;
use space_alert::step::Recording;
use space_alert::{Mission, NoRecorder, Outcome, Plan, State, fly};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::hint::black_box;
use std::io::{BufRead, BufReader};
use std::time::{Duration, Instant};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn vectors() -> Vec<RecordedMission> {
    let mut all = Vec::new();
    for name in ["consensus", "solved", "heroic"] {
        let path = format!(
            "{}/tests/vectors/{name}.jsonl.gz",
            env!("CARGO_MANIFEST_DIR")
        );
        let file = std::fs::File::open(path).expect("the vectors are in the tree");
        let lines = BufReader::new(flate2::read::GzDecoder::new(file)).lines();
        all.extend(lines.map(|line| {
            serde_json::from_str::<RecordedMission>(&line.expect("the vectors are gzip"))
                .expect("the vectors are valid")
        }));
    }
    all
}

/// Flies every mission once and returns how many survived, so that nothing is optimised away.
fn round(missions: &[(Mission, Plan)], state: &mut State) -> usize {
    let mut survived = 0;
    for (mission, plan) in missions {
        let outcome = fly(black_box(mission), black_box(plan), state, &mut NoRecorder);
        survived += usize::from(matches!(black_box(outcome), Outcome::Survived { .. }));
    }
    survived
}

fn per_second(missions: usize, took: Duration) -> u64 {
    (missions as f64 / took.as_secs_f64()) as u64
}

fn main() {
    let vectors = vectors();
    let missions: Vec<_> = vectors
        .iter()
        .map(|v| {
            v.mission
                .to_mission()
                .expect("the vectors are legal missions")
        })
        .collect();
    let mut state = State::new(&missions[0].0, &missions[0].1);

    let args: Vec<String> = std::env::args().collect();
    if let Some(i) = args.iter().position(|a| a == "--rounds") {
        let rounds = args.get(i + 1).and_then(|n| n.parse().ok()).unwrap_or(1);
        for _ in 0..rounds {
            round(&missions, &mut state);
        }
        return;
    }

    // Warm up, then the best of many short spells: the machine is shared.
    round(&missions, &mut state);
    let region = Region::new(ALLOCATOR);
    let mut best = Duration::MAX;
    let (spells, rounds) = (400, 1);
    for _ in 0..spells {
        let start = Instant::now();
        for _ in 0..rounds {
            black_box(round(&missions, &mut state));
        }
        best = best.min(start.elapsed());
    }
    let allocations = region.change().allocations;
    println!("{} missions/s", per_second(missions.len() * rounds, best));
    println!(
        "{} allocations per mission (empty recorder)",
        allocations as f64 / (missions.len() * rounds * spells) as f64
    );

    let start = Instant::now();
    let mut film = Recording::default();
    let mut steps = 0;
    for (mission, plan) in &missions {
        film.frames.clear();
        black_box(fly(mission, plan, &mut state, &mut film));
        steps += film.frames.len();
    }
    println!(
        "{} missions/s with the full recorder, {} steps per mission",
        per_second(missions.len(), start.elapsed()),
        steps / missions.len()
    );

    let start = Instant::now();
    let differ = vectors
        .iter()
        .filter(|v| !matches!(v.compare(), Ok(None)))
        .count();
    println!(
        "{} ms to fly all {} recorded missions with full comparison ({differ} known differences)",
        start.elapsed().as_millis(),
        vectors.len()
    );
    println!("{} bytes of state", std::mem::size_of::<State>());
}
