//! Section 19 of the rules: test runs and simulations as they are played.

use super::super::logbook::MissionResult;
use super::*;
use crate::mission::{Scheduled, Track};
use crate::score::{Outcome, Score};
use crate::threats::{Colour, Location};
use crate::trajectory::Trajectory::{T1, T2, T3, T4, T5, T6};

fn threats(table: &Table) -> Vec<(u8, Track, &'static str)> {
    let drawn = table.view(0).threats;
    drawn
        .iter()
        .map(|t: &Scheduled| (t.number, t.track, t.threat.code()))
        .collect()
}

/// Proves SA-19.4, SA-19.5, SA-19.6, SA-19.7, SA-19.8, SA-19.9, SA-AR-06.
#[test]
fn test_run_1_is_always_the_same() {
    for seed in [1, 2, 3] {
        let mut table = Table::seeded(script("test-run-1"), 4, seed);
        let view = table.view(0);
        assert_eq!(view.mission.script.as_deref(), Some("S1-1"));
        assert_eq!(
            (view.mission.slots, view.mission.level),
            (7, Level::TestRun)
        );
        assert_eq!(view.trajectories, [T6, T2, T4]);
        assert_eq!(table.hand(0).len(), 5);
        table.at(250); // phase 1 ends at 4:10
        assert_eq!(table.hand(0).len(), 10);
        assert_eq!(
            threats(&table),
            [
                (1, Track::Blue, "E1-01"),
                (2, Track::White, "E1-02"),
                (3, Track::Red, "E1-03")
            ]
        );
        table.at(420);
        assert_eq!(table.view(0).stage, Stage::Over);
    }
}

/// Proves SA-19.10, SA-19.11, SA-19.12, SA-19.13.
#[test]
fn test_run_2_goes_on_with_the_deck() {
    let mut table = Table::new(script("test-run-2"), 4);
    assert_eq!(table.view(0).trajectories, [T3, T5, T1]);
    table.at(400);
    assert_eq!(
        threats(&table),
        [
            (1, Track::White, "E1-04"),
            (2, Track::Red, "E1-05"),
            (4, Track::Blue, "E1-06")
        ]
    );
}

/// Proves SA-4.11, SA-4.23, SA-19.1, SA-AR-36.
#[test]
fn a_test_run_is_planned_face_up_in_two_phases() {
    let mut table = Table::new(script("test-run-1"), 4);
    let card = table.card(0);
    table.does(0, place(card, 1, Half::Movement));
    for view in [table.view(3), table.spectator()] {
        assert!(view.mission.face_up);
        assert_eq!(view.crew[0].faces.as_ref().unwrap()[0].unwrap().card, card);
    }
    table.does(0, Command::NextPhase);
    assert_eq!(table.rule(0, Command::NextPhase), "SA-4.23");
    let card = table.card(0);
    assert_eq!(table.rule(0, place(card, 8, Half::Action)), "SA-4.3");
    table.at_ms(419_999).does(0, place(card, 7, Half::Action));
    // Hands stay hidden all the same.
    assert!(
        !serde_json::to_string(&table.spectator())
            .unwrap()
            .contains("\"cards\"")
    );
}

/// Proves SA-19.14, SA-19.15, SA-19.16, SA-19.2.
#[test]
fn simulations_have_white_threats_and_advanced_ones_internal_too() {
    use super::super::setup::Difficulty;
    for (id, boards) in [
        ("S1-3", 3),
        ("S1-4", 3),
        ("S1-5", 3),
        ("S1-6", 4),
        ("S1-7", 4),
        ("S1-8", 4),
    ] {
        let yellow = Setup {
            common: Difficulty::Yellow,
            serious: Difficulty::Mixed,
            ..script(id)
        };
        let mut table = Table::new(yellow, 5);
        let view = table.view(0);
        assert_eq!(view.trajectories.len(), boards);
        assert_eq!(
            (view.mission.common, view.mission.serious),
            (Difficulty::White, Difficulty::White)
        );
        table.end();
        let cards: Vec<_> = table
            .view(0)
            .threats
            .iter()
            .map(|t| t.threat.card())
            .collect();
        assert!(cards.iter().all(|card| card.colour == Colour::White));
        let internal = cards.iter().any(|card| card.location == Location::Internal);
        assert_eq!(internal, boards == 4, "{id}");
    }
}

/// Proves SA-15.10, SA-16.6, SA-19.17: training is not logged, a test run has no score; missions use S2-1 to S2-8.
#[test]
fn training_is_not_logged() {
    for id in ["S1-1", "S1-4", "S1-7"] {
        let mut table = Table::new(script(id), 4);
        table.end();
        let ending = table.game.outcome().unwrap();
        assert!(ending.log.is_empty());
        assert_eq!(ending.missions.len(), 1);
        if id == "S1-1"
            && let MissionResult {
                outcome: Outcome::Survived { score },
                ..
            } = ending.missions[0]
        {
            assert_eq!(score, Score::default());
        }
    }
    for n in 1..=8 {
        let mut table = Table::new(script(&format!("S2-{n}")), 4);
        table.end();
        assert_eq!(table.game.outcome().unwrap().log.len(), 1);
    }
}
