//! How cards slide when a player is delayed (section 8).

use crate::rules::flight_builder::prelude::*;
use space_alert::{Action, SlotCard};

const LOST_A: SlotCard = SlotCard::single(Action::A);
const LOST_C: SlotCard = SlotCard::single(Action::C);

/// Proves SA-8.2, SA-8.3, SA-8.4, SA-8.5, SA-13.4, SA-EX-24.
///
/// Nobody maintains the computer in turns 4 and 5; the check after turn 5 fails and turn 6 is delayed for all.
#[test]
fn a_failed_check_makes_the_cards_slide() {
    let green = "..... A . B";
    let yellow = "..... A B A . B";
    let blue = "..... A B A B A B C";
    let red = "...... A";
    let f = ship().crew(&[green, yellow, blue, red, "C"]).fly();
    assert_step!(
        f,
        5,
        Step::ComputerCheck {
            phase: 2,
            passed: false
        }
    );
    assert_eq!(f.slots(5, 0), ". . . . . . A B");
    assert_eq!(f.slots(5, 1), ". . . . . . A B A B");
    assert_eq!(f.slots(5, 2), ". . . . . . A B A B A B");
    assert_eq!(f.slots(5, 3), ". . . . . . A");
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 0,
            turn: 6,
            moved: 1,
            lost: SlotCard::EMPTY,
            ..
        }
    );
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 1,
            moved: 3,
            lost: SlotCard::EMPTY,
            ..
        }
    );
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 2,
            moved: 6,
            lost: LOST_C,
            ..
        }
    );
    assert_step!(
        f,
        5,
        Step::DelayIdle {
            crew: 3,
            turn: 6,
            ..
        }
    );
    // Nobody acts in turn 6.
    assert_no_step!(f, 6, Step::Plays { .. });
    assert_eq!(f.count(6, |s| matches!(s, Step::Idle { .. })), 5);
}

/// Proves SA-8.4, SA-8.3.
///
/// A delay of the last slot alone pushes its card off the board.
#[test]
fn the_last_card_falls_off() {
    let f = ship()
        .crew(&["..... ..... ^ A", "..... ..... ^ A", KEEPER])
        .fly();
    assert_step!(
        f,
        11,
        Step::Delayed {
            crew: 1,
            turn: 12,
            moved: 0,
            lost: LOST_A,
            ..
        }
    );
    assert_step!(f, 12, Step::Activated { crew: 0, .. });
    assert_step!(f, 12, Step::Idle { crew: 1 });
}

/// Proves SA-8.6, SA-7.15, SA-21.30, SA-13.4, SA-EX-27.
///
/// A damaged gravolift, Slime at its end and a neglected computer: turn 3 is delayed once.
#[test]
fn delays_of_the_same_turn_do_not_add_up() {
    let f = ship()
        .old_damage(Blue, &[Tile::Gravolift])
        .inside(1, SLIME_BLUE)
        .crew(&["> ^ A B"])
        .fly();
    assert_eq!(f.slots(2, 0), "> ^ . A B");
    assert_eq!(f.count(2, |s| matches!(s, Step::Delayed { .. })), 1);
    for cause in [DelayCause::LiftDamaged, DelayCause::Computer] {
        assert_step!(f, 2, Step::DelayIdle { crew: 0, turn: 3, cause: c } if c == cause);
    }
    assert_step!(
        f,
        4,
        Step::Activated {
            crew: 0,
            weapon: Weapon::LightLaserBlue,
            ..
        }
    );
}

/// Proves SA-8.7, SA-AR-53.
///
/// There is no action in turn 13 to delay.
#[test]
fn a_delay_after_the_last_action_turn_does_nothing() {
    let f = ship()
        .old_damage(White, &[Tile::Gravolift])
        .crew(&["..... ..... A ^", KEEPER])
        .fly();
    assert_step!(
        f,
        12,
        Step::DelayIdle {
            crew: 0,
            turn: 13,
            cause: DelayCause::LiftDamaged
        }
    );
    assert_eq!(f.slots(12, 0), ". . . . . . . . . . A ^");

    // Psionic Satellite, number 8: Y in turn 12 on T3, in turn 13 on T7.
    for (boards, turn) in [("T1 T3 T2 T4", 12), ("T1 T7 T2 T4", 13)] {
        let f = ship()
            .boards(boards)
            .threat(8, White, PSIONIC_SATELLITE)
            .crew(&["..... ..... B B", KEEPER])
            .fly();
        assert_eq!(f.acts(turn, PSIONIC_SATELLITE), [Y]);
        assert_eq!(f.count(turn, |s| matches!(s, Step::DelayIdle { .. })), 2);
        assert_no_step!(f, turn, Step::Delayed { .. });
    }
}

/// Proves SA-8.8, SA-7.42.
///
/// A launch that was misplayed empties slot 5: in space an empty slot means coming home.
#[test]
fn a_slot_emptied_by_a_delay_is_empty() {
    let f = ship().crew(&["!LR C ^ </C R R", KEEPER]).fly();
    assert_step!(f, 4, Step::Launches { crew: 0 });
    assert_eq!(f.slots(4, 0), "!LR C ^ C . R R");
    assert_step!(f, 5, Step::Idle { crew: 0 });
    assert_step!(f, 5, Step::Returns { crew: 0 });
    assert_no_step!(f, 5, Step::Delayed { .. } | Step::DelayIdle { .. });
}

/// Proves SA-8.9, SA-8.1.
///
/// Each cause delays its player in the next turn, and names the rule behind it.
#[test]
fn every_cause_of_delay_names_the_next_turn() {
    let crew = ["^ A", "^ B", KEEPER];
    let lift = ship().crew(&crew).fly();
    let damaged = ship()
        .old_damage(White, &[Tile::Gravolift])
        .crew(&crew)
        .fly();
    let misplay = ship().crew(&["A/^ A", ">/< B", KEEPER]).fly();
    let slime = ship()
        .inside(1, SLIME_RED)
        .crew(&["B", "!LR B", KEEPER])
        .fly();
    // Psionic Satellite on T5, number 1: X in turn 2.
    let threat = ship()
        .boards("T1 T5 T3 T4")
        .threat(1, White, PSIONIC_SATELLITE)
        .crew(&["< . A", "^ . B", KEEPER])
        .fly();
    let computer = ship().crew(&["< . A", "^ . B"]).fly();
    for (f, turn, cause, rule) in [
        (lift, 1, DelayCause::LiftBusy, "SA-7.14"),
        (damaged, 1, DelayCause::LiftDamaged, "SA-7.15"),
        (misplay, 1, DelayCause::Misplay, "SA-7.52"),
        (slime, 1, DelayCause::Slime, "SA-21.30"),
        (threat, 2, DelayCause::Threat, "SA-10.25"),
        (computer, 2, DelayCause::Computer, "SA-13.4"),
    ] {
        assert_step!(
            f, turn,
            Step::Delayed { crew: 1, turn: t, cause: c, .. } if t == turn + 1 && c == cause
        );
        assert_step!(f, turn + 1, Step::Idle { crew: 1 });
        assert_eq!(cause.rule(), rule);
    }
    assert_eq!(DelayCause::InSpace.rule(), "SA-7.42");
}

/// Proves SA-8.11, SA-19.1.
///
/// In a test run two players share a gravolift without a delay, and no computer is checked.
#[test]
fn there_are_no_delays_in_test_runs() {
    let f = ship()
        .level(Level::TestRun)
        .crew(&["^ A A A", "^ A A A"])
        .fly();
    for turn in 1..=8 {
        assert_no_step!(
            f,
            turn,
            Step::Delayed { .. } | Step::DelayIdle { .. } | Step::ComputerCheck { .. }
        );
    }
    assert_eq!(f.slots(7, 1), "^ A A A");
}
