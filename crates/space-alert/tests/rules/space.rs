//! The interceptors and the player in space (SA-7.42 to SA-7.49, SA-7.80).

use crate::rules::flight_builder::prelude::*;

/// A pilot who is in space at the end of turn 4: squad from Lower Red, up to Upper Red, launch.
const PILOT: &str = "!LR C ^ C";

/// A Frigate that is at distance 1 in turns 4 and 5 (T1, number 1, squares 4 and 2).
fn near_frigate() -> Ship {
    ship().boards("T1 T2 T3 T4").threat(1, Red, FRIGATE)
}

/// Proves SA-7.42, SA-7.43, SA-7.55, SA-9.3, SA-EX-36.
///
/// C in turn 4, battlebots in turn 5, slot 6 empty, A in slot 7.
#[test]
fn a_sortie_of_two_turns() {
    let f = near_frigate()
        .crew(&[&format!("{PILOT} R . A"), KEEPER])
        .fly();
    assert_step!(f, 4, Step::Launches { crew: 0 });
    assert_eq!(f.place(4, 0), None);
    assert_eq!(f.shots(4), [(Weapon::Interceptors, FRIGATE, 3)]);
    assert_step!(
        f,
        5,
        Step::StaysInSpace {
            crew: 0,
            heroic: false
        }
    );
    assert_eq!(f.shots(5), [(Weapon::Interceptors, FRIGATE, 3)]);
    assert_step!(f, 6, Step::Returns { crew: 0 });
    assert_eq!(f.place(6, 0), Some(UpperRed));
    assert_eq!(f.after(6).crew()[0].squad, Squad::Active);
    assert_no_step!(f, 6, Step::Fires { .. } | Step::Misses { .. });
    assert_step!(
        f,
        7,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
}

/// Proves SA-7.42, SA-8.1, SA-EX-37.
///
/// A in slot 6 brings the pilot home in turn 6 and is performed in turn 7.
#[test]
fn another_card_brings_the_pilot_home_and_is_delayed() {
    let f = near_frigate()
        .crew(&[&format!("{PILOT} R A"), KEEPER])
        .fly();
    assert_step!(
        f,
        6,
        Step::Delayed {
            crew: 0,
            turn: 6,
            cause: DelayCause::InSpace,
            moved: 1,
            ..
        }
    );
    assert_eq!(f.place(6, 0), Some(UpperRed));
    assert_eq!(f.slots(6, 0), "!LR C ^ C R . A");
    assert_step!(
        f,
        7,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
}

/// Proves SA-7.42.
///
/// Every other half, heroic ones included, means the same: home without an attack, the card one turn later.
#[test]
fn whatever_is_not_battlebots_brings_the_pilot_home() {
    for card in [
        "A", "B", "C", "<", ">", "^", "A!", "B!", "!UR", "!UW", "!UB", "!LR", "!LW", "!LB",
    ] {
        let f = near_frigate()
            .crew(&[&format!("{PILOT} {card} R"), KEEPER])
            .fly();
        assert_eq!(f.place(5, 0), Some(UpperRed), "{card}");
        assert_eq!(f.shots(5), [], "{card}");
        assert_no_step!(f, 5, Step::Misses { .. });
        assert_eq!(f.slots(5, 0), format!("{PILOT} . {card} R"));
    }
}

/// Proves SA-7.42, SA-7.80, SA-EX-38.
///
/// Heroic battlebots: 4 against one target, 2 against each of two.
#[test]
fn a_heroic_sortie_is_one_stronger() {
    let sortie = format!("{PILOT} R!");
    let f = near_frigate().crew(&[&sortie, KEEPER]).fly();
    assert_step!(
        f,
        5,
        Step::StaysInSpace {
            crew: 0,
            heroic: true
        }
    );
    assert_eq!(f.shots(5), [(Weapon::Interceptors, FRIGATE, 4)]);
    // A Gunship on white T2, number 2: square 5 in turn 5.
    let f = near_frigate()
        .threat(2, White, GUNSHIP)
        .crew(&[&sortie, KEEPER])
        .fly();
    assert_eq!(
        f.shots(5),
        [
            (Weapon::Interceptors, FRIGATE, 2),
            (Weapon::Interceptors, GUNSHIP, 2)
        ]
    );
}

/// Proves SA-7.44.
///
/// No squad, a disabled squad, or somebody outside already: no launch.
#[test]
fn a_launch_needs_an_active_squad_and_free_space() {
    let f = ship().crew(&["< C", KEEPER]).fly();
    assert_eq!(f.why(2, 0), Some(Why::NoSquad));
    assert_eq!(f.place(2, 0), Some(UpperRed));

    // Commandos in Lower Red (number 3) disable the squad.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, COMMANDOS_RED)
        .crew(&["!LR C R ^ C", KEEPER])
        .fly();
    assert_eq!(f.why(5, 0), Some(Why::SquadDisabled));
    assert_eq!(f.place(5, 0), Some(UpperRed));

    let f = ship()
        .crew(&[&format!("{PILOT} R R"), "> C < < C", KEEPER])
        .fly();
    assert_eq!(f.why(5, 1), Some(Why::SpaceTaken));
    assert_eq!((f.place(5, 0), f.place(5, 1)), (None, Some(UpperRed)));
}

/// Proves SA-2.13, SA-7.49.
///
/// The first pilot comes home in turn 5; a second who acts later in that turn takes the interceptors at once.
#[test]
fn the_interceptors_change_hands_within_a_turn() {
    let (first, second) = (PILOT, "> C < < C");
    let f = near_frigate().crew(&[first, second, KEEPER]).fly();
    assert_step!(f, 5, Step::Returns { crew: 0 });
    assert_step!(f, 5, Step::Launches { crew: 1 });
    assert_eq!((f.place(5, 0), f.place(5, 1)), (Some(UpperRed), None));
    assert_eq!(f.shots(5), [(Weapon::Interceptors, FRIGATE, 3)]);

    // Earlier in the order, the second still finds space taken.
    let f = near_frigate().crew(&[second, first, KEEPER]).fly();
    assert_eq!(f.why(5, 0), Some(Why::SpaceTaken));
    for turn in 1..=13 {
        for frame in f.frames(turn) {
            let outside = frame.1.crew().iter().filter(|m| m.at.is_none()).count();
            assert!(outside <= 1);
        }
    }
}

/// Proves SA-7.45, SA-7.46, SA-20.42, SA-20.43, SA-10.25, SA-10.26.
///
/// The Psionic Satellite delays and knocks out everybody on the ship, but not the pilot.
#[test]
fn threats_do_not_reach_a_player_in_space() {
    // Red T4, number 1: X (square 9) in turn 2, Y (square 5) in turn 4, Z in turn 6.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .threat(1, Red, PSIONIC_SATELLITE)
        .crew(&[&format!("{PILOT} R R R"), ". . . . A", KEEPER])
        .fly();
    // In Lower Red, the pilot to be is in its zone at X and is delayed: everything one turn later from slot 3 on.
    assert_step!(
        f,
        2,
        Step::Delayed {
            crew: 0,
            turn: 3,
            cause: DelayCause::Threat,
            ..
        }
    );
    assert_no_step!(f, 2, Step::Delayed { crew: 1, .. });
    assert_no_step!(f, 2, Step::DelayIdle { crew: 1, .. });
    // At Y (turn 4) he is in Upper Red, on the ship; all are delayed.
    assert_step!(
        f,
        4,
        Step::Delayed {
            crew: 1,
            turn: 5,
            cause: DelayCause::Threat,
            ..
        }
    );
    assert_eq!(f.place(6, 0), None);
    // Z in turn 6 with the pilot outside: launched in turn 6.
    assert_eq!(f.acts(6, PSIONIC_SATELLITE), [Z]);
    assert!(!f.is_knocked_out(6, 0));
    assert!(f.is_knocked_out(6, 1) && f.is_knocked_out(6, 2));
}

/// Proves SA-7.47, SA-13.4.
///
/// The check of phase 2 fails while the pilot is outside: everybody else is delayed.
#[test]
fn a_failed_check_does_not_delay_a_player_in_space() {
    let f = ship()
        .crew(&[&format!("{PILOT} R R R"), ". . . . . A", "C"])
        .fly();
    assert_step!(
        f,
        5,
        Step::ComputerCheck {
            phase: 2,
            passed: false
        }
    );
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 1,
            turn: 6,
            cause: DelayCause::Computer,
            ..
        }
    );
    assert_no_step!(f, 5, Step::Delayed { crew: 0, .. });
    assert_step!(f, 6, Step::StaysInSpace { crew: 0, .. });
}

/// Proves SA-7.48, SA-21.66.
///
/// Contamination has performed Z: a crew member who returns to Upper Red is knocked out there.
#[test]
fn coming_home_is_entering_upper_red() {
    // Contamination on T1, number 2: Z in turn 6, while the pilot is outside.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(2, CONTAMINATION)
        .crew(&[&format!("{PILOT} R R ."), KEEPER])
        .fly();
    assert_eq!(f.acts(6, CONTAMINATION), [Z]);
    assert!(!f.is_knocked_out(6, 0));
    assert_step!(f, 7, Step::Returns { crew: 0 });
    assert_step!(f, 7, Step::KnockedOut { crew: 0, .. });
    assert!(f.is_knocked_out(7, 0));
}

/// Proves SA-8.10, SA-AR-13.
///
/// The space rule delays this turn, the failed check delays the next: the card slides twice.
#[test]
fn the_space_rule_and_a_later_delay_both_apply() {
    // Home in turn 5 with an A; nobody maintained the computer in phase 2.
    let f = ship().crew(&[&format!("{PILOT} A B"), "C"]).fly();
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 0,
            turn: 5,
            cause: DelayCause::InSpace,
            moved: 2,
            ..
        }
    );
    assert_step!(
        f,
        5,
        Step::Delayed {
            crew: 0,
            turn: 6,
            cause: DelayCause::Computer,
            moved: 2,
            ..
        }
    );
    assert_eq!(f.slots(5, 0), format!("{PILOT} . . A B"));
    assert_step!(f, 7, Step::Activated { crew: 0, .. });
}
