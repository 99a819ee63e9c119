//! What the training levels switch on and off (SA-19.1, SA-19.2).

use crate::rules::flight_builder::prelude::*;
use Level::{AdvancedSimulation, Mission, Simulation, TestRun};
use space_alert::mission::MissionFault;

const LEVELS: [Level; 4] = [TestRun, Simulation, AdvancedSimulation, Mission];

/// For each level: whether the action of this turn is switched off.
fn switched_off(plan: &str, turn: u8) -> [bool; 4] {
    LEVELS.map(|level| {
        let f = ship().level(level).crew(&[plan, KEEPER]).fly();
        f.why(turn, 0) == Some(Why::SwitchedOff)
    })
}

/// Proves SA-19.1.
///
/// The table of SA-19.1, line by line: off in a test run, simulation, advanced simulation, mission.
#[test]
fn what_is_switched_off() {
    let (off, on) = (true, false);
    for (plan, turn, table) in [
        ("<", 1, [on, on, on, on]),
        ("^", 1, [on, on, on, on]),
        ("A", 1, [on, on, on, on]),
        ("B", 1, [on, on, on, on]),
        // rockets
        ("> ^ C", 3, [off, on, on, on]),
        // computer
        ("C", 1, [off, on, on, on]),
        // squads
        ("< ^ C", 3, [off, off, on, on]),
        ("> C", 2, [off, off, on, on]),
        // interceptors
        ("< C", 2, [off, off, on, on]),
        // battlebots
        ("R", 1, [off, off, on, on]),
        // windows
        ("^ C", 2, [off, off, off, on]),
        // heroic cards
        ("A!", 1, [off, off, off, on]),
        ("B!", 1, [off, off, off, on]),
        ("R!", 1, [off, off, off, on]),
        ("!LB", 1, [off, off, off, on]),
    ] {
        assert_eq!(switched_off(plan, turn), table, "{plan}");
    }
}

/// Proves SA-19.1.
///
/// What is switched off changes nothing on the ship.
#[test]
fn switched_off_actions_have_no_effect() {
    let f = ship()
        .level(TestRun)
        .crew(&["> ^ C", "< ^ C", "C", "^ C", "!LB A!"])
        .fly();
    let s = f.after(8);
    assert_eq!((s.rockets(), s.stored), (3, [Stored::Intact; 2]));
    assert_eq!(s.looked, [0; 3]);
    assert!(!s.is_maintained(1));
    assert_eq!(f.place(8, 4), Some(UpperWhite));
    assert_eq!(s.reactors(), [2, 3, 2]);
}

/// Proves SA-19.1, SA-13.2.
///
/// 7 or 12 action turns; the computer is checked in all but test runs; tiles are drawn in all but test runs.
#[test]
fn turns_checks_and_tiles() {
    for level in LEVELS {
        let f = ship()
            .level(level)
            .boards("T1 T2 T3 T4")
            .threat(1, Red, FIGHTER)
            .crew(&["^ . A", "^ . A"])
            .fly();
        let full = level != TestRun;
        assert_eq!(level.action_turns(), if full { 12 } else { 7 });
        assert_eq!(
            f.count(2, |s| matches!(s, Step::ComputerCheck { .. })),
            usize::from(full)
        );
        assert_eq!(
            f.count(1, |s| matches!(s, Step::DelayIdle { .. })),
            usize::from(full)
        );
        assert_eq!(f.tiles(3).len(), if full { 3 } else { 0 });
        assert_eq!(f.after(3).damage[0], 3);
    }
}

/// Proves SA-19.2, SA-19.1.
///
/// Internal threats belong to advanced simulations and missions.
#[test]
fn internal_threats_come_late() {
    for level in LEVELS {
        let mission = ship().level(level).inside(1, SKIRMISHERS_RED).mission();
        match level {
            TestRun | Simulation => assert_eq!(mission.unwrap_err(), MissionFault::NoInternal(0)),
            AdvancedSimulation | Mission => assert!(mission.is_ok()),
        }
    }
    assert_eq!(MissionFault::NoInternal(0).rule(), "SA-19.1");
    // A test run has no eighth turn of announcements.
    let late = ship().level(TestRun).threat(8, Red, FIGHTER).mission();
    assert_eq!(late.unwrap_err(), MissionFault::BadNumber(0));
}

/// Proves SA-19.1, SA-7.35.
///
/// Where visual confirmation is off, C in Lower White still repairs what covers it.
#[test]
fn a_covered_system_can_be_repaired_at_every_level() {
    let f = ship()
        .level(AdvancedSimulation)
        .boards("T1 T2 T3 T7")
        .inside(2, NUCLEAR_DEVICE)
        .crew(&["^ . . C", "^ . . C", "^ . . C", KEEPER])
        .fly();
    assert_step!(f, 4, Step::Repairs { crew: 2, .. });
    assert_eq!(f.threat(4, NUCLEAR_DEVICE).fate, Fate::Destroyed);
}

/// Proves SA-19.3.
///
/// The order of the lessons is advice: every level can be flown by a crew that has never flown before.
#[test]
fn no_lesson_is_required_before_another() {
    for level in LEVELS {
        let f = ship().level(level).threat(1, Red, GUNSHIP).fly();
        assert_step!(f, level.action_turns() + 1, Step::Jumped);
    }
}
