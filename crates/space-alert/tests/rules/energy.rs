//! Action A and action B: activating weapons, charging shields, refuelling (SA-7.20 to SA-7.32, SA-7.73 to SA-7.77).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-7.21, SA-7.24, SA-2.8.
///
/// Each heavy laser and the pulse cannon take 1 energy from the reactor of their own zone.
#[test]
fn a_weapon_takes_one_energy_from_its_own_reactor() {
    for (plan, weapon, reactors) in [
        ("< A", Weapon::HeavyLaserRed, [1, 3, 2]),
        (". A", Weapon::HeavyLaserWhite, [2, 2, 2]),
        ("> A", Weapon::HeavyLaserBlue, [2, 3, 1]),
        ("^ A", Weapon::PulseCannon, [2, 2, 2]),
    ] {
        let f = ship().crew(&[plan, KEEPER]).fly();
        assert_step!(f, 2, Step::Activated { crew: 0, weapon: w, heroic: false } if w == weapon);
        assert_eq!(f.after(2).reactors(), reactors, "{weapon:?}");
        assert_eq!(f.after(2).shields(), [1, 1, 1]);
    }
}

/// Proves SA-7.22, SA-9.22.
///
/// The light lasers have their own battery: once a turn, every turn, whatever the reactors hold.
#[test]
fn a_light_laser_needs_no_energy() {
    for (plan, weapon) in [
        ("< ^ A A A", Weapon::LightLaserRed),
        ("> ^ A A A", Weapon::LightLaserBlue),
    ] {
        let f = ship().crew(&[plan, KEEPER]).fly();
        for turn in 3..=5 {
            assert_step!(f, turn, Step::Activated { weapon: w, .. } if w == weapon);
            assert_step!(f, turn, Step::Misses { weapon: w, .. } if w == weapon);
        }
        assert_eq!(f.after(5).reactors(), [2, 3, 2]);
    }
}

/// Proves SA-7.23, SA-7.24.
///
/// The red laser fires twice with 2 energy in the red reactor; the full central reactor does not help.
#[test]
fn an_empty_reactor_fires_nothing() {
    let f = ship().crew(&["< A A A", KEEPER]).fly();
    assert_step!(f, 3, Step::Activated { .. });
    assert_eq!(f.after(3).reactors(), [0, 3, 2]);
    assert_eq!(f.why(4, 0), Some(Why::NoEnergy));
    assert_eq!(f.after(4).reactors(), [0, 3, 2]);
    assert_no_step!(f, 4, Step::Fires { .. } | Step::Misses { .. });
}

/// Proves SA-7.23.
#[test]
fn a_weapon_is_activated_once_a_turn() {
    let f = ship().crew(&["A", "A"]).fly();
    assert_eq!(f.why(1, 1), Some(Why::AlreadyActivated));
    assert_eq!(f.after(1).reactors()[1], 2);
    let f = ship().crew(&["< ^ A", "!LR . A", KEEPER]).fly();
    assert_eq!(f.why(3, 1), Some(Why::AlreadyActivated));
    assert_eq!(f.count(3, |s| matches!(s, Step::Misses { .. })), 1);
}

/// Proves SA-7.25, SA-9.20, SA-9.12.
///
/// A shot into the void costs its energy, and the weapon is cold again next turn.
#[test]
fn an_activated_weapon_fires_even_without_a_target() {
    let f = ship().crew(&["A . A", KEEPER]).fly();
    assert_step!(
        f,
        1,
        Step::Misses {
            weapon: Weapon::HeavyLaserWhite,
            why: Miss::NoTarget
        }
    );
    assert_eq!(f.after(1).reactors()[1], 2);
    assert!(f.at(1, Part::ComputeDamage).activated().has(UpperWhite));
    assert!(f.after(1).activated().is_empty());
    assert_step!(f, 3, Step::Activated { .. });
}

/// Proves SA-7.26, SA-EX-06.
///
/// Charging the red shield: full, then empty after an attack, then as much as the reactor has.
#[test]
fn charging_the_red_shield() {
    // Frigate on red T1, number 1: X (attack 2) in turn 3.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .crew(&["< B . B B", "< . B", KEEPER])
        .fly();
    let red = |turn| (f.after(turn).shields()[0], f.after(turn).reactors()[0]);
    assert_eq!(red(1), (1, 2));
    assert_eq!(red(2), (2, 1));
    assert_eq!(f.why(3, 1), Some(Why::Full));
    assert_eq!(f.attacks(3, FRIGATE), [(Red, 2, 2)]);
    assert_eq!(red(3), (0, 1));
    // 2 would have been moved, if there had been 2.
    assert_eq!(red(4), (1, 0));
    assert_eq!(f.why(5, 0), Some(Why::SourceEmpty));
}

/// Proves SA-7.26, SA-7.31.
///
/// The central shield takes all it can hold, never less.
#[test]
fn b_on_the_upper_deck_fills_the_shield() {
    let f = ship().crew(&["B", "> B"]).fly();
    assert_eq!(f.after(1).shields(), [1, 3, 1]);
    assert_eq!(f.after(1).reactors(), [2, 1, 2]);
    assert_eq!(f.after(2).shields(), [1, 3, 2]);
    assert_eq!(f.after(2).reactors(), [2, 1, 1]);
}

/// Proves SA-7.27.
#[test]
fn b_beside_the_centre_fills_a_side_reactor_from_the_central_one() {
    let f = ship().crew(&["< ^ B", "> ^ B", KEEPER]).fly();
    assert_eq!(f.after(3).reactors(), [3, 1, 3]);
    // Both side reactors are empty and want 3; the centre has 3, so the second gets nothing.
    let f = ship().crew(&["< A A ^ B", "> A A ^ B", KEEPER]).fly();
    assert_eq!(f.after(5).reactors(), [3, 0, 0]);
    assert_eq!(f.why(5, 1), Some(Why::SourceEmpty));
}

/// Proves SA-7.28, SA-7.29, SA-7.30, SA-2.9.
///
/// Three capsules, burnt whether needed or not; after that B does nothing.
#[test]
fn refuelling_burns_a_capsule_each_time() {
    let f = ship().crew(&["^ B B B A B", KEEPER]).fly();
    assert_eq!((f.after(1).fuel, f.after(1).reactors()[1]), (3, 3));
    assert_eq!((f.after(2).fuel, f.after(2).reactors()[1]), (2, 5));
    assert_step!(
        f,
        2,
        Step::EnergyMoved {
            from: Container::Bank,
            amount: 2,
            ..
        }
    );
    assert_eq!((f.after(3).fuel, f.after(3).reactors()[1]), (1, 5));
    assert_eq!(f.why(3, 0), Some(Why::BurntForNothing));
    assert_eq!((f.after(4).fuel, f.after(4).reactors()[1]), (0, 5));
    assert_eq!((f.after(6).fuel, f.after(6).reactors()[1]), (0, 4));
    assert_eq!(f.why(6, 0), Some(Why::NoFuel));
}

/// Proves SA-7.2, SA-7.3, SA-7.21, SA-7.27, SA-7.28, SA-7.29, SA-EX-07.
///
/// Red in Lower Blue, Blue in Upper Blue, Yellow in Lower White; central 2, blue reactor 0.
#[test]
fn order_matters() {
    // Turns 1 to 5 bring the crew there and empty the reactors: the blue laser fires twice, the centre once.
    let red = "> ... ^ . B"; // down in turn 5, B in turn 7
    let blue = "> A A . . . A";
    let yellow = "^ A . . . B B";
    let captain_red = ship().crew(&[red, blue, yellow, KEEPER]).fly();
    let f = &captain_red;
    assert_eq!(f.place(5, 0), Some(LowerBlue));
    assert_eq!((f.after(5).reactors(), f.after(5).fuel), ([2, 2, 0], 3));
    // Turn a: Yellow alone.
    assert_eq!((f.after(6).reactors(), f.after(6).fuel), ([2, 5, 0], 2));
    // Turn b: Red moves 3, Blue shoots, Yellow refills what is missing.
    assert_step!(
        f,
        7,
        Step::EnergyMoved {
            crew: 0,
            amount: 3,
            ..
        }
    );
    assert_step!(
        f,
        7,
        Step::Activated {
            crew: 1,
            weapon: Weapon::HeavyLaserBlue,
            ..
        }
    );
    assert_eq!((f.after(7).reactors(), f.after(7).fuel), ([2, 5, 2], 1));

    let captain_blue = ship().crew(&[blue, yellow, red, KEEPER]).fly();
    let f = &captain_blue;
    assert_eq!((f.after(6).reactors(), f.after(6).fuel), ([2, 5, 0], 2));
    assert_eq!(f.why(7, 0), Some(Why::NoEnergy));
    assert_eq!(f.why(7, 1), Some(Why::BurntForNothing));
    assert_step!(
        f,
        7,
        Step::EnergyMoved {
            crew: 2,
            amount: 3,
            ..
        }
    );
    assert_eq!((f.after(7).reactors(), f.after(7).fuel), ([2, 2, 3], 1));
    assert_no_step!(f, 7, Step::Fires { .. } | Step::Misses { .. });
}

/// Proves SA-7.75, SA-7.76, SA-EX-40.
///
/// One more than the capacity: central shield 4, side reactor 4, side shield 3, central reactor 6.
#[test]
fn heroic_energy_exceeds_the_capacity() {
    let f = ship().crew(&["B!"]).fly();
    assert_eq!((f.after(1).shields()[1], f.after(1).reactors()[1]), (4, 1));
    assert_step!(
        f,
        1,
        Step::HeroicEnergy {
            to: Container::Shield(White),
            ..
        }
    );
    let f = ship().crew(&["> ^ B!", KEEPER]).fly();
    assert_eq!((f.after(3).reactors()[2], f.after(3).reactors()[1]), (4, 2));
    let f = ship().crew(&["< B!", KEEPER]).fly();
    assert_eq!((f.after(2).shields()[0], f.after(2).reactors()[0]), (3, 1));
    let f = ship().crew(&["^ B!", KEEPER]).fly();
    assert_eq!((f.after(2).reactors()[1], f.after(2).fuel), (6, 2));
}

/// Proves SA-7.75, SA-7.77, SA-EX-41.
///
/// No extra energy on a full shield, from an empty reactor, or without capsules.
#[test]
fn heroic_energy_needs_energy_that_moves() {
    let f = ship().crew(&["> B B!", KEEPER]).fly();
    assert_eq!((f.after(3).shields()[2], f.after(3).reactors()[2]), (2, 1));
    assert_eq!(f.why(3, 0), Some(Why::Full));

    let f = ship().crew(&["> A A B!", KEEPER]).fly();
    assert_eq!((f.after(4).shields()[2], f.after(4).reactors()[2]), (1, 0));
    assert_eq!(f.why(4, 0), Some(Why::SourceEmpty));

    let f = ship().crew(&["^ B B B B!", ". . . . A", KEEPER]).fly();
    assert_eq!((f.after(5).fuel, f.after(5).reactors()[1]), (0, 4));
    assert_eq!(f.why(5, 0), Some(Why::NoFuel));

    // A capsule burnt on a full reactor is lost all the same.
    let f = ship().crew(&["^ B B!", KEEPER]).fly();
    assert_eq!((f.after(3).fuel, f.after(3).reactors()[1]), (1, 5));
    for turn in 1..=5 {
        assert_no_step!(f, turn, Step::HeroicEnergy { .. });
    }
}

/// Proves SA-7.75.
///
/// With a source that cannot fill the shield, the extra energy still comes.
#[test]
fn heroic_energy_comes_with_the_smallest_transfer() {
    // Two shots leave 1 in the central reactor; the shield has room for 2.
    let f = ship().crew(&["A A B!", KEEPER]).fly();
    assert_eq!((f.after(3).shields()[1], f.after(3).reactors()[1]), (3, 0));
}

/// Proves SA-7.32, SA-AR-14.
///
/// A container above its capacity neither receives nor loses anything by B.
#[test]
fn a_container_above_capacity_is_left_alone_by_b() {
    let f = ship().crew(&["B! B B!", KEEPER]).fly();
    assert_eq!((f.after(1).shields()[1], f.after(1).reactors()[1]), (4, 1));
    for turn in 2..=3 {
        assert_eq!(f.why(turn, 0), Some(Why::Full));
        assert_eq!(
            (f.after(turn).shields()[1], f.after(turn).reactors()[1]),
            (4, 1)
        );
    }
    // Central reactor at 6: a capsule burns, nothing changes.
    let f = ship().crew(&["^ B! B", KEEPER]).fly();
    assert_eq!((f.after(3).reactors()[1], f.after(3).fuel), (6, 1));
}

/// Proves SA-7.73, SA-7.74, SA-EX-39.
///
/// Strength 6 for the central heavy laser, 2 for the pulse cannon against everything in range.
#[test]
fn a_heroic_shot_is_one_stronger() {
    let at_the_frigate = ship().boards("T1 T5 T3 T4").threat(1, White, FRIGATE);
    let f = at_the_frigate.clone().crew(&["A!", "A"]).fly();
    assert_eq!(f.shots(1), [(Weapon::HeavyLaserWhite, FRIGATE, 6)]);
    assert_eq!(f.why(1, 1), Some(Why::AlreadyActivated));

    // The second activation, though heroic, gives no bonus.
    let f = at_the_frigate.clone().crew(&["A", "A!"]).fly();
    assert_eq!(f.shots(1), [(Weapon::HeavyLaserWhite, FRIGATE, 5)]);
    assert_eq!(f.why(1, 1), Some(Why::AlreadyActivated));

    let f = at_the_frigate
        .old_damage(White, &[Tile::HeavyLaser])
        .crew(&["A!"])
        .fly();
    assert_eq!(f.shots(1), [(Weapon::HeavyLaserWhite, FRIGATE, 5)]);

    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .threat(2, Blue, GUNSHIP)
        .crew(&["^ .. A!", KEEPER])
        .fly();
    assert_eq!(
        f.shots(4),
        [
            (Weapon::PulseCannon, FRIGATE, 2),
            (Weapon::PulseCannon, GUNSHIP, 2)
        ]
    );
    // The bonus is gone next turn.
    let f = ship()
        .boards("T1 T5 T3 T4")
        .threat(1, White, FRIGATE)
        .crew(&["A! A"])
        .fly();
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserWhite, FRIGATE, 5)]);
}
