//! Rockets: launch, flight and target (SA-7.57 to SA-7.59, SA-9.2, SA-9.9, SA-9.10, SA-10.13).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-7.58, SA-9.2, SA-9.21, SA-10.13, SA-EX-20.
///
/// Launched in turn 3 it does nothing, moves up at the end of Threat Actions, and attacks in turn 4.
#[test]
fn a_rocket_hits_in_the_turn_after_its_launch() {
    // Frigate on blue T3, number 1: squares 8 and 6 in turns 3 and 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Blue, FRIGATE)
        .crew(&["> ^ C", "> . . A", KEEPER])
        .fly();
    assert_step!(
        f,
        3,
        Step::RocketLaunched {
            crew: 0,
            rockets: 1,
            left: 2
        }
    );
    assert_eq!(f.at(3, Part::ComputeDamage).rocket_track(), [true, false]);
    assert_eq!(f.shots(3), []);
    let advances = f.when(3, |s| *s == Step::RocketAdvances);
    assert!(advances > f.when(3, |s| matches!(s, Step::Advances { .. })));
    assert_eq!(f.after(3).rocket_track(), [false, true]);
    // With the laser of turn 4: 3 + 4 - 2 = 5.
    assert_eq!(
        f.shots(4),
        [
            (Weapon::HeavyLaserBlue, FRIGATE, 4),
            (Weapon::Rocket, FRIGATE, 3)
        ]
    );
    assert_eq!(f.hit(4, FRIGATE), Some(5));
    assert_eq!(f.after(4).rocket_track(), [false, false]);
    assert_eq!(f.after(4).rockets(), 2);
}

/// Proves SA-7.59, SA-7.58, SA-AR-41, SA-EX-21.
///
/// One rocket a turn, in turns 3 and 4: hits in turns 4 and 5. Two players in one turn launch only one.
#[test]
fn rockets_follow_each_other_turn_by_turn() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Blue, MAN_OF_WAR)
        .crew(&["> ^ C C", "!LB . C", KEEPER])
        .fly();
    assert_eq!(f.why(3, 1), Some(Why::RocketTrackBusy));
    assert_eq!(f.after(3).rockets(), 2);
    assert_eq!(f.at(4, Part::ComputeDamage).rocket_track(), [true, true]);
    assert_eq!(f.shots(4), [(Weapon::Rocket, MAN_OF_WAR, 3)]);
    assert_eq!(f.after(4).rocket_track(), [false, true]);
    assert_eq!(f.shots(5), [(Weapon::Rocket, MAN_OF_WAR, 3)]);
    assert_eq!(f.shots(6), []);
}

/// Proves SA-7.58, SA-2.10.
#[test]
fn there_are_three_rockets() {
    let f = ship().crew(&["> ^ C C C C", KEEPER]).fly();
    for (turn, left) in [(3, 2), (4, 1), (5, 0)] {
        assert_eq!(f.after(turn).rockets(), left);
    }
    assert_eq!(f.why(6, 0), Some(Why::NoRocket));
}

/// Proves SA-9.9, SA-20.18, SA-EX-22.
///
/// Amoeba at square 3, Gunship (number 2) and Fighter (number 4) at square 8 of two other zones.
#[test]
fn a_rocket_takes_the_nearest_threat_it_can_target() {
    let f = ship()
        .boards("T4 T7 T5 T1")
        .threat(1, Red, AMOEBA)
        .threat(2, White, GUNSHIP)
        .threat(4, Blue, FIGHTER)
        .crew(&["> ^ .. C", KEEPER])
        .fly();
    assert_eq!(f.square(6, AMOEBA), Some(3));
    assert_eq!(f.square(6, GUNSHIP), Some(8));
    assert_eq!(f.square(6, FIGHTER), Some(8));
    assert_eq!(f.shots(6), [(Weapon::Rocket, GUNSHIP, 3)]);
    assert_eq!(f.hit(6, GUNSHIP), Some(1));
}

/// Proves SA-9.9.
///
/// Nearer counts before the number, on whatever trajectory.
#[test]
fn a_rocket_prefers_the_nearer_threat_to_the_lower_number() {
    // Turn 4: Man-of-War (number 1, speed 1) at square 9, Fighter (number 3, speed 3) at square 7.
    let f = ship()
        .boards("T1 T3 T4 T5")
        .threat(1, White, MAN_OF_WAR)
        .threat(3, Red, FIGHTER)
        .crew(&["> ^ C", KEEPER])
        .fly();
    assert_eq!(f.square(4, MAN_OF_WAR), Some(9));
    assert_eq!(f.square(4, FIGHTER), Some(7));
    assert_eq!(f.shots(4), [(Weapon::Rocket, FIGHTER, 3)]);
}

/// Proves SA-9.9, SA-9.10, SA-2.6, SA-AR-39, SA-EX-22.
///
/// Distance 2 (square 10) is in reach, distance 3 (square 11) is not: the rocket is lost.
#[test]
fn a_rocket_reaches_distance_two() {
    let rocket_in_turn_4 = |number| {
        ship()
            .boards("T1 T4 T3 T5")
            .threat(number, White, MAN_OF_WAR)
            .crew(&["> ^ C", KEEPER])
            .fly()
    };
    let f = rocket_in_turn_4(1);
    assert_eq!(f.square(4, MAN_OF_WAR), Some(10));
    assert_eq!(f.shots(4), [(Weapon::Rocket, MAN_OF_WAR, 3)]);

    let f = rocket_in_turn_4(2);
    assert_eq!(f.square(4, MAN_OF_WAR), Some(11));
    assert_step!(
        f,
        4,
        Step::Misses {
            weapon: Weapon::Rocket,
            why: Miss::NoTarget
        }
    );
    assert_eq!(
        (f.after(4).rockets(), f.after(4).rocket_track()),
        (2, [false, false])
    );
}

/// Proves SA-7.57, SA-7.56.
///
/// C in Lower White looks out of the window, C on the bridge maintains the computer.
#[test]
fn c_in_the_white_zone() {
    let f = ship().crew(&["^ C", "C"]).fly();
    assert_step!(
        f,
        2,
        Step::Looks {
            crew: 0,
            together: 1
        }
    );
    assert_step!(f, 1, Step::Maintains { crew: 1, phase: 1 });
}

/// Proves SA-14.2, SA-14.1, SA-EX-23.
///
/// A rocket launched in turn 12 attacks in turn 13, before the last Threat Actions; nobody acts.
#[test]
fn a_rocket_of_turn_twelve_hits_in_turn_thirteen() {
    // Frigate on blue T7, number 8: Y in turn 13. The tiles it draws before spare the lasers.
    let f = ship()
        .boards("T1 T2 T7 T4")
        .threat(8, Blue, FRIGATE)
        .pile(Blue, &[Tile::Structural, Tile::Gravolift, Tile::Shield])
        .crew(&["> ^ ..... .... C", "> ..... ..... A", KEEPER])
        .fly();
    assert_eq!(f.shots(12), [(Weapon::HeavyLaserBlue, FRIGATE, 4)]);
    assert_eq!(f.threat(12, FRIGATE).damage, 2);
    assert_eq!(f.shots(13), [(Weapon::Rocket, FRIGATE, 3)]);
    assert_eq!(f.threat(13, FRIGATE).damage, 3);
    let rocket = f.when(13, |s| matches!(s, Step::Hit { .. }));
    assert!(rocket < f.when(13, |s| matches!(s, Step::Advances { .. })));
    assert_no_step!(f, 13, Step::Plays { .. } | Step::Idle { .. });
}
