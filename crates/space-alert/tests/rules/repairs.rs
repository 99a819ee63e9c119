//! Malfunctions and their repair (SA-7.33 to SA-7.41, SA-7.78, SA-10.11).

use crate::rules::flight_builder::prelude::*;
use space_alert::ThreatId;
use space_alert::threats::Remedy;

/// Proves SA-7.20.
///
/// No base malfunction covers an A system, so weapons are never repaired.
#[test]
fn no_malfunction_covers_a_weapon() {
    assert!(ThreatId::base().all(|id| id.card().remedy != Remedy::Repair(System::A)));
}

/// Proves SA-7.33, SA-7.35, SA-6.4, SA-21.9.
///
/// B in Upper Red repairs the hacked shields instead of charging; what is in the shield still protects.
#[test]
fn the_letter_of_a_covered_system_repairs_it() {
    // Hacked Shields on T7: X in turn 3 at the earliest.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, HACKED_SHIELDS_RED)
        .threat(1, Red, METEOROID)
        .crew(&["< B", KEEPER])
        .fly();
    assert!(
        f.at(2, Part::PlayerActions)
            .blocked(System::B)
            .has(UpperRed)
    );
    assert_step!(
        f,
        2,
        Step::Repairs {
            crew: 0,
            system: System::B,
            amount: 1,
            damage: 1,
            ..
        }
    );
    assert_eq!(f.after(2).reactors()[0], 2);
    assert_eq!(f.threat(2, HACKED_SHIELDS_RED).damage, 1);
    // The Meteoroid arrives in turn 2 (T1, speed 5) with 5 points; the shield's 1 still counts.
    assert_eq!(f.attacks(2, METEOROID), [(Red, 5, 1)]);
}

/// Proves SA-7.36, SA-7.38, SA-7.39, SA-7.40, SA-EX-31.
///
/// Three B actions repair the hacked shields: one player in three turns, three in one, or any mix.
#[test]
fn three_repairs_mend_the_hacked_shields() {
    let hacked = ship().boards("T4 T2 T3 T1").inside(2, HACKED_SHIELDS_RED);
    for (crew, turn) in [
        (["< B B B", "<", "<"], 4),
        (["< B", "< B", "< B"], 2),
        (["< B B", "< . B", "<"], 3),
    ] {
        let [a, b, c] = crew;
        let f = hacked.clone().crew(&[a, b, c, KEEPER]).fly();
        assert_eq!(
            f.threat(turn - 1, HACKED_SHIELDS_RED).fate == Fate::InPlay,
            turn > 2
        );
        let t = f.threat(turn, HACKED_SHIELDS_RED);
        assert_eq!((t.fate, t.at.is_empty()), (Fate::Destroyed, true));
        assert!(f.after(turn).blocked(System::B).is_empty());
        assert_step!(
            f,
            turn,
            Step::Destroyed {
                by: Blow::Repair,
                points: 4,
                ..
            }
        );
        assert_eq!(f.score().destroyed, 4);
    }
    // Two players finish the repair in turn 3; the third charges the shield in the same turn.
    let f = hacked.crew(&["< B B", "< . B", "< . B", KEEPER]).fly();
    assert_step!(
        f,
        3,
        Step::Repairs {
            crew: 1,
            damage: 3,
            hit_points: 3,
            ..
        }
    );
    assert_step!(
        f,
        3,
        Step::EnergyMoved {
            crew: 2,
            to: Container::Shield(Red),
            amount: 1,
            ..
        }
    );
    assert_eq!(f.after(3).shields()[0], 2);
}

/// Proves SA-7.34, SA-7.37, SA-10.11, SA-10.9, SA-EX-32.
///
/// After its Z the malfunction is survived and its system is dead for the rest of the mission.
#[test]
fn after_z_a_system_is_irreparable() {
    // T1, speed 2, number 1: Z in turn 5.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(1, HACKED_SHIELDS_RED)
        .crew(&["< B . . B B B!", KEEPER])
        .fly();
    assert_step!(
        f,
        5,
        Step::Repairs {
            crew: 0,
            damage: 2,
            hit_points: 3,
            ..
        }
    );
    assert_eq!(f.acts(5, HACKED_SHIELDS_RED), [Z]);
    assert_eq!(f.harms(5, HACKED_SHIELDS_RED), [(Red, 2)]);
    assert_eq!(f.after(5).damage, [2, 0, 0]);
    for turn in 6..=7 {
        assert!(f.after(turn).blocked(System::B).has(UpperRed));
        assert_eq!(f.why(turn, 0), Some(Why::Irreparable));
        assert_eq!(f.threat(turn, HACKED_SHIELDS_RED).fate, Fate::Survived);
    }
    assert_eq!(f.score().survived, 2);
}

/// Two malfunctions share B in Lower White: the Overheated Reactor and the Power System Overload.
fn both_on_the_central_reactor(overheated: u8, overload: u8) -> Ship {
    ship()
        .boards("T1 T2 T3 T6")
        .inside(overheated, OVERHEATED_REACTOR)
        .inside(overload, OVERLOAD)
}

/// Proves SA-7.36.
#[test]
fn the_lowest_number_is_repaired_first() {
    let repaired = |ship: Ship| {
        let f = ship.crew(&["^ . B", KEEPER]).fly();
        [OVERHEATED_REACTOR, OVERLOAD].map(|code| f.threat(3, code).damage)
    };
    assert_eq!(repaired(both_on_the_central_reactor(1, 2)), [1, 0]);
    assert_eq!(repaired(both_on_the_central_reactor(2, 1)), [0, 1]);
}

/// Proves SA-7.36, SA-AR-05.
///
/// The Overheated Reactor is irreparable after turn 7; the Overload on the same system can still be repaired.
#[test]
fn a_repairable_malfunction_can_be_repaired_beside_an_irreparable_one() {
    // The Overload alone loses 3 by three stations served in turn 8, plus 2.
    let f = both_on_the_central_reactor(1, 5)
        .crew(&["^ . A A A . . B", "< ^ ..... B B", "> ^ ..... B B!", KEEPER])
        .fly();
    assert_eq!(f.acts(7, OVERHEATED_REACTOR), [Z]);
    assert_eq!(f.threat(7, OVERHEATED_REACTOR).fate, Fate::Survived);
    assert_step!(f, 8, Step::Repairs { crew: 0, threat, .. } if threat.code() == OVERLOAD);
    assert_eq!(f.threat(8, OVERLOAD).damage, 5);
    // Turn 9 repairs the rest: the side reactors work again, the central one does not.
    assert_eq!(f.threat(9, OVERLOAD).fate, Fate::Destroyed);
    let blocked = f.after(9).blocked(System::B);
    assert_eq!(
        [LowerRed, LowerWhite, LowerBlue].map(|s| blocked.has(s)),
        [false, true, false]
    );
}

/// Proves SA-7.37, SA-AR-05.
///
/// The other way round: once the Overload is gone, only the irreparable reactor is left to B.
#[test]
fn only_irreparable_malfunctions_leave_nothing_to_repair() {
    let f = both_on_the_central_reactor(1, 5)
        .crew(&[
            "^ .. A A A . B! B B",
            "< ^ ..... B B",
            "> ^ ..... B",
            KEEPER,
        ])
        .fly();
    assert_eq!(f.threat(8, OVERLOAD).damage, 6);
    assert_eq!(f.threat(9, OVERLOAD).fate, Fate::Destroyed);
    assert_eq!(f.why(10, 0), Some(Why::Irreparable));
}

/// Proves SA-7.41, SA-6.4.
///
/// The Overload covers three systems; the last repair in one of them frees them all.
#[test]
fn one_repair_frees_all_systems_of_a_malfunction() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, OVERLOAD)
        .crew(&["< ^ B! B! B! B", ". . ^ . . . B", "> ^ . . . . B", KEEPER])
        .fly();
    let covered =
        |turn| [LowerRed, LowerWhite, LowerBlue].map(|s| f.after(turn).blocked(System::B).has(s));
    assert_eq!(covered(3), [true; 3]);
    assert_eq!(f.threat(5, OVERLOAD).damage, 6);
    assert_eq!(covered(5), [true; 3]);
    assert_eq!(f.threat(6, OVERLOAD).fate, Fate::Destroyed);
    assert_eq!(covered(6), [false; 3]);
    assert_step!(f, 7, Step::FuelBurnt { crew: 1, .. });
    assert_step!(
        f,
        7,
        Step::EnergyMoved {
            crew: 2,
            to: Container::Reactor(Blue),
            ..
        }
    );
}

/// Proves SA-7.78, SA-AR-49.
///
/// A heroic B repairs 2; with 1 hit point left the surplus is lost and the shield is not charged as well.
#[test]
fn a_heroic_repair_counts_two() {
    let hacked = ship().boards("T4 T2 T3 T1").inside(2, HACKED_SHIELDS_BLUE);
    let f = hacked.clone().crew(&["> B!", KEEPER]).fly();
    assert_step!(
        f,
        2,
        Step::Repairs {
            amount: 2,
            damage: 2,
            hit_points: 3,
            ..
        }
    );

    let f = hacked.crew(&["> B! B!", KEEPER]).fly();
    assert_step!(
        f,
        3,
        Step::Destroyed {
            by: Blow::Repair,
            ..
        }
    );
    assert_no_step!(f, 3, Step::EnergyMoved { .. } | Step::HeroicEnergy { .. });
    assert_eq!((f.after(3).shields()[2], f.after(3).reactors()[2]), (1, 2));
}
