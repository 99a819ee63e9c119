//! Computer maintenance and visual confirmation (section 13).

use crate::rules::flight_builder::prelude::*;

/// Whether the check of a phase passes with this plan of one player on the bridge.
fn checks(plan: &str) -> Vec<(u8, u8, bool)> {
    let f = ship().crew(&[plan]).fly();
    let check = |turn| {
        f.steps(turn).into_iter().find_map(|s| match s {
            Step::ComputerCheck { phase, passed } => Some((turn, phase, passed)),
            _ => None,
        })
    };
    (1..=13).filter_map(check).collect()
}

/// Proves SA-13.2, SA-13.3.
///
/// The checks come after turns 2, 5 and 9; maintenance in one of the first two turns of the phase is enough.
#[test]
fn the_check_wants_maintenance_early_in_the_phase() {
    assert_eq!(checks(""), [(2, 1, false), (5, 2, false), (9, 3, false)]);
    assert_eq!(checks("C"), [(2, 1, true), (5, 2, false), (9, 3, false)]);
    assert_eq!(checks(". C"), [(2, 1, true), (5, 2, false), (9, 3, false)]);
    assert_eq!(
        checks("... C"),
        [(2, 1, false), (5, 2, true), (9, 3, false)]
    );
    assert_eq!(
        checks(".... C"),
        [(2, 1, false), (5, 2, true), (9, 3, false)]
    );
    assert_eq!(
        checks("....... C"),
        [(2, 1, false), (5, 2, false), (9, 3, true)]
    );
    assert_eq!(
        checks("........ C"),
        [(2, 1, false), (5, 2, false), (9, 3, true)]
    );
    assert_eq!(checks(KEEPER), [(2, 1, true), (5, 2, true), (9, 3, true)]);
}

/// Proves SA-13.5, SA-AR-26.
///
/// Later in the phase it is too late, for this phase and for the next.
#[test]
fn late_maintenance_is_worth_nothing() {
    // In turn 3 the card of slot 3 was delayed by the failed check, so somebody maintains in turn 1.
    let f = ship().crew(&["C . C . . . C C . C C C"]).fly();
    for (turn, why) in [
        (3, Why::MaintainedAlready),
        (7, Why::MaintenanceTooLate),
        (10, Why::MaintainedAlready),
    ] {
        assert_eq!(f.why(turn, 0), Some(why), "turn {turn}");
    }
    assert_step!(
        f,
        5,
        Step::ComputerCheck {
            phase: 2,
            passed: false
        }
    );
    assert!(!f.after(7).is_maintained(2) && !f.after(7).is_maintained(3));
    assert_step!(f, 8, Step::Maintains { phase: 3, .. });
    // Maintenance in turn 7 did not count for phase 3.
    assert_eq!(
        checks("C ..... C"),
        [(2, 1, true), (5, 2, false), (9, 3, false)]
    );
    let f = ship().crew(&[". . C", "< . A"]).fly();
    assert_step!(
        f,
        2,
        Step::Delayed {
            crew: 0,
            turn: 3,
            cause: DelayCause::Computer,
            ..
        }
    );
    // It arrives in turn 4, the first of phase 2.
    assert_step!(f, 4, Step::Maintains { phase: 2, .. });
}

/// Proves SA-13.1.
#[test]
fn a_second_maintenance_in_a_phase_does_nothing() {
    let f = ship().crew(&["C C", "C"]).fly();
    assert_step!(f, 1, Step::Maintains { crew: 0, phase: 1 });
    assert_eq!(f.why(1, 1), Some(Why::MaintainedAlready));
    assert_eq!(f.why(2, 0), Some(Why::MaintainedAlready));
}

/// Proves SA-13.4.
///
/// A failed check delays turns 3, 6 and 10 of everybody on the ship.
#[test]
fn a_failed_check_delays_the_whole_crew() {
    let f = ship()
        .crew(&[". . A", "< . . . . A", "> . . . . . . . . B"])
        .fly();
    for (turn, crew) in [(2, 0), (5, 1), (9, 2)] {
        assert_step!(
            f, turn,
            Step::Delayed { crew: c, turn: t, cause: DelayCause::Computer, .. } if c == crew && t == turn + 1
        );
        assert_eq!(
            f.count(turn, |s| matches!(
                s,
                Step::Delayed { .. } | Step::DelayIdle { .. }
            )),
            3
        );
    }
}

/// Proves SA-13.6, SA-13.7, SA-13.8, SA-13.9, SA-EX-43.
///
/// Turn 3: one looks. Phase 2: nobody. Turn 10: one, turn 11: three. 1 + 0 + 3 = 4 points.
#[test]
fn the_best_turn_of_each_phase_counts() {
    let watchers = [
        "^ . C ...... C C",
        "!LW ......... C",
        "> < ^ ....... C",
        KEEPER,
    ];
    let f = ship().crew(&watchers).fly();
    assert_eq!(f.after(13).looked, [1, 0, 3]);
    assert_step!(f, 3, Step::Observation { phase: 1, best: 1 });
    assert_step!(f, 10, Step::Observation { phase: 3, best: 1 });
    assert_step!(f, 11, Step::Observation { phase: 3, best: 3 });
    assert_eq!(f.score().observation, 4);
    assert_eq!(f.score().total(), 4);

    // A lost ship has no score at all: the Octopus arrives in turn 12.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(8, Red, OCTOPUS)
        .crew(&watchers)
        .fly();
    assert_eq!(f.loss().0, 12);
}

/// Proves SA-13.8, SA-13.10.
///
/// 1, 2, 3, 5, 7 points for one to five crew members at the windows in the same turn.
#[test]
fn points_for_looking_together() {
    for (players, points) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7)] {
        let mut crew = vec!["!LW C"; players];
        crew.resize(5, "");
        let f = ship().crew(&crew).fly();
        assert_eq!(f.score().observation, points, "{players} players");
    }
}

/// Proves SA-13.7.
///
/// Two players in different turns of a phase are still one at a time, and a lonelier turn later takes nothing away.
#[test]
fn looks_in_different_turns_do_not_add_up() {
    let f = ship().crew(&["!LW C", "!LW . C", KEEPER]).fly();
    assert_eq!(f.after(3).looked, [1, 0, 0]);
    assert_eq!(f.score().observation, 1);
    let f = ship().crew(&["!LW C C", "!LW C", KEEPER]).fly();
    assert_eq!(
        (f.after(2).looked, f.after(3).looked),
        ([2, 0, 0], [2, 0, 0])
    );
    assert_no_step!(f, 3, Step::Observation { .. });
    assert_eq!(f.score().observation, 2);
}
