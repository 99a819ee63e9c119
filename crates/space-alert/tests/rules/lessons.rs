//! The commentated flights of the training handbook (SA-EX-12 to SA-EX-19).

use crate::rules::flight_builder::prelude::*;

/// The squares of a threat at Compute Damage of consecutive turns.
fn squares(flown: &Flown, code: &str, turns: std::ops::RangeInclusive<u8>) -> Vec<Option<i8>> {
    turns.map(|turn| flown.square(turn, code)).collect()
}

/// The turns in which a threat performs an action, with the squares.
fn actions(flown: &Flown, code: &str) -> Vec<(u8, Vec<space_alert::trajectory::Square>)> {
    let last = flown.film.frames.last().unwrap().1.turn;
    (1..=last)
        .map(|turn| (turn, flown.acts(turn, code)))
        .filter(|(_, acts)| !acts.is_empty())
        .collect()
}

/// Proves SA-6.7, SA-10.2, SA-10.4, SA-10.5, SA-10.8, SA-10.9, SA-10.15, SA-EX-12.
///
/// Fighter approaching blue on T6, number 2; the shield is charged to 2 in turn 3.
#[test]
fn a_fighter_approaches_blue() {
    let fighter = ship().boards("T1 T2 T6 T4").threat(2, Blue, FIGHTER);
    let f = fighter.clone().crew(&["> . B", KEEPER]).fly();
    assert_eq!(f.square(1, FIGHTER), None);
    assert_eq!(squares(&f, FIGHTER, 2..=6), [15, 12, 9, 6, 3].map(Some));
    assert_eq!(
        actions(&f, FIGHTER),
        [(3, vec![X]), (4, vec![Y]), (5, vec![Y]), (6, vec![Z])]
    );
    for (turn, shield, damage) in [(2, 1, 0), (3, 1, 0), (4, 0, 1), (5, 0, 3), (6, 0, 6)] {
        let s = f.after(turn);
        assert_eq!(
            (s.shields()[2], s.damage[2]),
            (shield, damage),
            "turn {turn}"
        );
    }
    assert_eq!(f.threat(6, FIGHTER).fate, Fate::Survived);
    assert_eq!(f.score().survived, 2);

    // Variant: charged to 2 in turn 6 (the reactor was refilled before).
    let f = fighter.crew(&["> . B .. B", "> ^ . B", KEEPER]).fly();
    assert_eq!(f.at(6, Part::ComputeDamage).shields()[2], 2);
    assert_eq!(f.after(6).damage[2], 4);
}

/// Test run 1 (SA-19.4 to SA-19.9).
fn test_run_1() -> Ship {
    ship()
        .level(Level::TestRun)
        .boards("T6 T2 T4 T1")
        .threat(1, Blue, PULSE_BALL)
        .threat(2, White, DESTROYER)
        .threat(3, Red, STEALTH_FIGHTER)
}

/// Proves SA-19.5, SA-19.7, SA-10.16, SA-AR-06, SA-EX-13.
#[test]
fn pulse_ball_of_test_run_1() {
    let f = test_run_1().fly();
    assert_eq!(
        squares(&f, PULSE_BALL, 1..=6),
        [13, 11, 9, 7, 5, 3].map(Some)
    );
    assert_eq!(
        actions(&f, PULSE_BALL),
        [(2, vec![X]), (4, vec![Y]), (6, vec![Z])]
    );
    assert_eq!(f.after(2).shields(), [0; 3]);
    assert_eq!(f.after(2).damage, [0; 3]);

    // Blue arrow, A, A: 3 and 3.
    let f = test_run_1().crew(&["> A A"]).fly();
    assert_eq!(
        (f.hit(2, PULSE_BALL), f.hit(3, PULSE_BALL)),
        (Some(3), Some(3))
    );
    assert_eq!(f.threat(3, PULSE_BALL).fate, Fate::Destroyed);

    // Heavy and light together, from turn 3 at the earliest.
    let f = test_run_1().crew(&["> . A", "> ^ A"]).fly();
    assert_eq!(f.hit(3, PULSE_BALL), Some(5));
    assert_eq!(f.threat(3, PULSE_BALL).fate, Fate::Destroyed);

    // Whatever reaches it by turn 2 does not stop X.
    let f = test_run_1().crew(&["> A", "^ A", "> ^", "A A"]).fly();
    assert_eq!(f.acts(2, PULSE_BALL), [X]);
    assert_eq!(f.threat(2, PULSE_BALL).damage, 3);
}

/// Proves SA-20.11, SA-20.12, SA-11.13, SA-AR-08, SA-EX-14.
#[test]
fn destroyer_of_test_run_1() {
    let f = test_run_1().crew(&["A"]).fly();
    assert_eq!(squares(&f, DESTROYER, 2..=6), [11, 9, 7, 5, 3].map(Some));
    assert_eq!(actions(&f, DESTROYER), [(3, vec![X]), (6, vec![Z])]);
    // A shot in turn 1 hits nothing; the energy is lost.
    assert_step!(
        f,
        1,
        Step::Misses {
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
    assert_eq!(f.after(1).reactors()[1], 2);

    // Shots in turns 2 and 3: 3 + 3.
    let f = test_run_1().crew(&[". A A"]).fly();
    assert_eq!(f.threat(2, DESTROYER).damage, 3);
    assert_eq!(f.threat(3, DESTROYER).fate, Fate::Destroyed);
    assert_eq!(actions(&f, DESTROYER), []);

    // The shield takes everything: charged to 3 in turn 3 with all the central energy, and the Pulse Ball is gone.
    let f = test_run_1().crew(&[". . B", "> A A"]).fly();
    let bridge = f.after_step(3, |s| matches!(s, Step::EnergyMoved { .. }));
    assert_eq!((bridge.shields()[1], bridge.reactors()[1]), (3, 0));
    assert_eq!(f.after(8).damage[1], 0);

    // The shield takes nothing: 1 x 2, then 2 x 2.
    let f = test_run_1().crew(&["> A A"]).fly();
    assert_eq!(f.after(2).shields()[1], 0);
    assert_eq!(f.after(3).damage[1], 2);
    assert_eq!(f.after(6).damage[1], 6);
    assert_step!(
        f,
        6,
        Step::DamageCounted {
            zone: White,
            total: 6
        }
    );
    assert_eq!(f.tiles(6), []);
}

/// Proves SA-20.5, SA-20.6, SA-AR-07, SA-EX-15.
#[test]
fn stealth_fighter_of_test_run_1() {
    let f = test_run_1()
        .crew(&["< . A A", "< ^ A A", ". A A", "> A A"])
        .fly();
    assert_eq!(
        squares(&f, STEALTH_FIGHTER, 3..=7),
        [15, 12, 9, 6, 3].map(Some)
    );
    assert_eq!(
        actions(&f, STEALTH_FIGHTER),
        [(4, vec![X]), (5, vec![Y]), (6, vec![Y]), (7, vec![Z])]
    );
    for turn in 3..=4 {
        assert!(f.shots(turn).iter().all(|s| s.1 != STEALTH_FIGHTER));
        assert_step!(
            f,
            turn,
            Step::Misses {
                weapon: Weapon::HeavyLaserRed,
                ..
            }
        );
    }

    let f = test_run_1().crew(&["< ... A", "< ^ .. A"]).fly();
    assert_eq!(f.hit(5, STEALTH_FIGHTER), Some(4));
    assert_eq!(f.threat(5, STEALTH_FIGHTER).fate, Fate::Destroyed);
    assert_eq!(f.attacks(5, STEALTH_FIGHTER), []);

    let f = test_run_1().crew(&["< ... A"]).fly();
    assert_eq!(f.hit(5, STEALTH_FIGHTER), Some(2));
    assert_eq!(f.attacks(5, STEALTH_FIGHTER)[0].1, 2);
}

/// Test run 2 (SA-19.10 to SA-19.13).
fn test_run_2() -> Ship {
    ship()
        .level(Level::TestRun)
        .boards("T3 T5 T1 T2")
        .threat(1, White, ENERGY_CLOUD)
        .threat(2, Red, GUNSHIP)
        .threat(4, Blue, CRYOSHIELD_FIGHTER)
}

/// Proves SA-20.13, SA-20.14, SA-20.16, SA-19.11, SA-19.13, SA-EX-16.
#[test]
fn energy_cloud_of_test_run_2() {
    let f = test_run_2().fly();
    assert_eq!(squares(&f, ENERGY_CLOUD, 1..=4), [14, 12, 10, 8].map(Some));
    assert_eq!(
        actions(&f, ENERGY_CLOUD),
        [(2, vec![X]), (4, vec![Y]), (7, vec![Z])]
    );
    assert_eq!(f.after(2).shields(), [0; 3]);
    assert_eq!(f.attacks(4, ENERGY_CLOUD), [(Red, 1, 0), (Blue, 1, 0)]);
    let z: Vec<_> = f.attacks(7, ENERGY_CLOUD).iter().map(|a| a.1).collect();
    assert_eq!(z[0], 2);

    // The central heavy laser alone, three times 2.
    let f = test_run_2().crew(&["A A A"]).fly();
    for turn in 1..=3 {
        assert_eq!(f.hit(turn, ENERGY_CLOUD), Some(2));
    }
    assert_eq!(f.threat(3, ENERGY_CLOUD).fate, Fate::Destroyed);
    assert_eq!(f.after(3).reactors()[1], 0);

    // With the pulse cannon in turn 3: 5 + 1 - 0.
    let f = test_run_2().crew(&[". . A", "^ . A"]).fly();
    assert_eq!(f.hit(3, ENERGY_CLOUD), Some(6));
    assert_eq!(f.threat(3, ENERGY_CLOUD).fate, Fate::Destroyed);

    // The pulse cannon in turn 2 is out of range, the shield stays 3.
    let f = test_run_2().crew(&[". A", "^ A"]).fly();
    assert_eq!(f.hit(2, ENERGY_CLOUD), Some(2));
}

/// Proves SA-9.13, SA-11.10, SA-EX-17.
#[test]
fn gunship_of_test_run_2() {
    let f = test_run_2().crew(&["< A A A", "A A A"]).fly();
    assert_eq!(squares(&f, GUNSHIP, 2..=4), [12, 10, 8].map(Some));
    // 2 a shot; the second shot empties the red reactor.
    assert_eq!((f.hit(2, GUNSHIP), f.hit(3, GUNSHIP)), (Some(2), Some(2)));
    assert_eq!(
        (f.after(3).reactors()[0], f.why(4, 0)),
        (0, Some(Why::NoEnergy))
    );

    // Undisturbed after the shields are gone: 2 + 2 + 3 = 7, the ship is lost.
    let f = test_run_2().crew(&["A A A"]).fly();
    assert_eq!(
        actions(&f, GUNSHIP),
        [(3, vec![X]), (6, vec![Y]), (7, vec![Z])]
    );
    assert_eq!((f.after(3).damage[0], f.after(6).damage[0]), (2, 4));
    assert_eq!(f.loss(), (7, Loss::ZoneDestroyed { zone: Red }, GUNSHIP));

    // The heavy laser in turn 2, both lasers in turn 3: 2 + 4.
    let f = test_run_2().crew(&["< A A", "< ^ A"]).fly();
    assert_eq!((f.hit(2, GUNSHIP), f.hit(3, GUNSHIP)), (Some(2), Some(4)));
    assert_eq!(f.threat(3, GUNSHIP).fate, Fate::Destroyed);
    assert_eq!(actions(&f, GUNSHIP), []);

    // Heavy, light and pulse in turn 3: 4 + 2 + 1 - 2.
    let f = test_run_2().crew(&["< . A", "< ^ A", "^ . A"]).fly();
    assert_eq!(f.hit(3, GUNSHIP), Some(5));
    assert_eq!(f.threat(3, GUNSHIP).fate, Fate::Destroyed);
}

/// Proves SA-9.1, SA-9.18, SA-EX-18.
#[test]
fn combined_volley_of_test_run_2() {
    let f = test_run_2()
        .crew(&[". . A", "^ . A", "< . A", "< ^ A"])
        .fly();
    assert_eq!(f.shots(3).len(), 5);
    assert_eq!(
        (f.hit(3, ENERGY_CLOUD), f.hit(3, GUNSHIP)),
        (Some(6), Some(5))
    );
    assert_eq!(f.threat(3, ENERGY_CLOUD).fate, Fate::Destroyed);
    assert_eq!(f.threat(3, GUNSHIP).fate, Fate::Destroyed);
    assert_eq!(f.after(3).reactors(), [1, 1, 2]);
}

/// Proves SA-20.9, SA-20.10, SA-AR-01, SA-EX-19.
#[test]
fn cryoshield_fighter_of_test_run_2() {
    let f = test_run_2().crew(&["A A A"]).fly();
    assert_eq!(squares(&f, CRYOSHIELD_FIGHTER, 4..=6), [10, 7, 4].map(Some));
    assert_eq!(
        actions(&f, CRYOSHIELD_FIGHTER),
        [(5, vec![X]), (6, vec![Z])]
    );
    // With the shield down, 1 and 2.
    assert_eq!((f.after(5).damage[2], f.after(6).damage[2]), (1, 3));

    // Any shot of turn 4 breaks the cryoshield, the pulse cannon alone included.
    for first in [
        ["> .. A", "", ""],
        ["", "> ^ . A", ""],
        ["", "", "^ .. A"],
        ["> .. A", "> ^ . A", ""],
    ] {
        let f = test_run_2().crew(&first).fly();
        assert_eq!(f.hit(4, CRYOSHIELD_FIGHTER), Some(0), "{first:?}");
        assert_step!(
            f,
            4,
            Step::Hit {
                twist: Twist::Cryoshield,
                ..
            }
        );
    }
    // Then heavy and light, or heavy and pulse, finish it in turn 5.
    let f = test_run_2().crew(&["> .. A A", "> ^ .. A"]).fly();
    assert_eq!(f.hit(5, CRYOSHIELD_FIGHTER), Some(5));
    assert_eq!(actions(&f, CRYOSHIELD_FIGHTER), []);
    let f = test_run_2().crew(&["> ... A", "^ .. A A"]).fly();
    assert_eq!(f.hit(5, CRYOSHIELD_FIGHTER), Some(4));
    assert_eq!(actions(&f, CRYOSHIELD_FIGHTER), []);
}
