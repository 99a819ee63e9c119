//! Compute Damage: who fires at what, and what it does (section 9, SA-2.6).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-2.6, SA-2.19, SA-11.5, SA-9.1, SA-EX-30.
///
/// The lasers, whole and damaged, at a Frigate far away at distance 3.
#[test]
fn strengths_of_the_lasers() {
    for (zone, plan, turn, weapon, strength, tile) in [
        (Red, "< . A", 3, Weapon::HeavyLaserRed, 4, Tile::HeavyLaser),
        (
            White,
            ". . A",
            3,
            Weapon::HeavyLaserWhite,
            5,
            Tile::HeavyLaser,
        ),
        (
            Blue,
            "> . A",
            3,
            Weapon::HeavyLaserBlue,
            4,
            Tile::HeavyLaser,
        ),
        (Red, "< ^ A", 3, Weapon::LightLaserRed, 2, Tile::LightLaser),
        (
            Blue,
            "> ^ A",
            3,
            Weapon::LightLaserBlue,
            2,
            Tile::LightLaser,
        ),
    ] {
        let at_frigate = ship()
            .boards("T5 T6 T7 T4")
            .threat(3, zone, FRIGATE)
            .crew(&[plan, KEEPER]);
        let f = at_frigate.clone().fly();
        assert!(f.square(turn, FRIGATE) >= Some(11));
        assert_eq!(f.shots(turn), [(weapon, FRIGATE, strength)]);
        let f = at_frigate.old_damage(zone, &[tile]).fly();
        assert_eq!(f.shots(turn), [(weapon, FRIGATE, strength - 1)]);
    }
}

/// Proves SA-9.8, SA-2.6, SA-2.17, SA-11.5, SA-EX-30.
///
/// Range 2, or 1 if damaged, strength 1 either way.
#[test]
fn range_of_the_pulse_cannon() {
    // Man-of-War on white T4, number 1, speed 1 until square 9: squares 13 to 10, 9, then 7, 5.
    let cannon = |turn: u8| {
        let waiting = ". ".repeat(turn as usize - 2);
        ship()
            .boards("T1 T4 T2 T3")
            .threat(1, White, MAN_OF_WAR)
            .crew(&[&format!("^ {waiting} A"), KEEPER])
    };
    for (turn, square, whole, damaged) in [
        (3, 11, false, false),
        (4, 10, true, false),
        (6, 7, true, false),
        (7, 5, true, true),
    ] {
        for (ship, hits) in [
            (cannon(turn), whole),
            (cannon(turn).old_damage(White, &[Tile::LightLaser]), damaged),
        ] {
            let f = ship.fly();
            assert_eq!(f.square(turn, MAN_OF_WAR), Some(square));
            if hits {
                assert_eq!(f.shots(turn), [(Weapon::PulseCannon, MAN_OF_WAR, 1)]);
            } else {
                assert_step!(
                    f,
                    turn,
                    Step::Misses {
                        weapon: Weapon::PulseCannon,
                        ..
                    }
                );
            }
        }
    }
}

/// Proves SA-9.13, SA-9.16, SA-9.17, SA-EX-08.
///
/// A Fighter (4 hit points, shield 2) on the red trajectory.
#[test]
fn fighter_on_the_red_trajectory() {
    let fighter = ship().boards("T7 T2 T3 T4").threat(2, Red, FIGHTER);
    let f = fighter.clone().crew(&["< A A", KEEPER]).fly();
    assert_eq!(
        (f.hit(2, FIGHTER), f.threat(2, FIGHTER).damage),
        (Some(2), 2)
    );
    assert_eq!(f.hit(3, FIGHTER), Some(2));
    assert_step!(
        f,
        3,
        Step::Destroyed {
            by: Blow::Volley,
            points: 4,
            ..
        }
    );
    assert_eq!(f.after(3).reactors()[0], 0);

    let f = fighter.clone().crew(&["< ^ A", KEEPER]).fly();
    assert_eq!(f.hit(3, FIGHTER), Some(0));

    let f = fighter.crew(&["< . A", "< ^ A", KEEPER]).fly();
    assert_eq!(f.hit(3, FIGHTER), Some(4));
    assert_eq!(f.fate(FIGHTER), Fate::Destroyed);
    assert_eq!(f.after(3).reactors()[0], 1);
}

/// Proves SA-9.8, SA-9.13, SA-EX-09.
///
/// A Fighter on the white trajectory: the heavy laser alone, with the pulse cannon, and out of its range.
#[test]
fn fighter_on_the_white_trajectory() {
    let near = ship().boards("T1 T2 T3 T4").threat(1, White, FIGHTER);
    let f = near.clone().crew(&[". A", KEEPER]).fly();
    assert_eq!(
        (f.hit(2, FIGHTER), f.fate(FIGHTER) == Fate::Destroyed),
        (Some(3), false)
    );

    let both = [". A", "^ A", KEEPER];
    let f = near.crew(&both).fly();
    assert_eq!(f.square(2, FIGHTER), Some(8));
    assert_eq!(f.hit(2, FIGHTER), Some(4));
    assert_eq!(f.threat(2, FIGHTER).fate, Fate::Destroyed);
    assert_eq!(f.after(2).reactors()[1], 1);

    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(1, White, FIGHTER)
        .crew(&both)
        .fly();
    assert_eq!(f.square(2, FIGHTER), Some(13));
    assert_eq!(f.hit(2, FIGHTER), Some(3));
}

/// Proves SA-9.4, SA-9.6, SA-9.7, SA-9.17, SA-EX-10.
///
/// Both red lasers hit the nearer threat, though the heavy one would have been enough.
#[test]
fn two_threats_on_one_trajectory() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, FIGHTER)
        .threat(2, Red, GUNSHIP)
        .crew(&["< A A", "< ^ A", KEEPER])
        .fly();
    assert_eq!(f.threat(2, FIGHTER).damage, 2);
    assert_eq!(
        f.shots(3),
        [
            (Weapon::HeavyLaserRed, FIGHTER, 4),
            (Weapon::LightLaserRed, FIGHTER, 2)
        ]
    );
    assert_eq!(f.threat(3, FIGHTER).fate, Fate::Destroyed);
    assert_eq!(f.hit(3, GUNSHIP), None);
    assert_eq!(f.threat(3, GUNSHIP).damage, 0);
}

/// Proves SA-9.6, SA-EX-11.
///
/// Numbers 2 and 5 stand on the same square of blue: number 2 is hit.
#[test]
fn a_tie_on_one_square_goes_to_the_lower_number() {
    let f = ship()
        .boards("T1 T2 T7 T4")
        .threat(5, Blue, METEOROID)
        .threat(2, Blue, GUNSHIP)
        .crew(&["> ..... A", KEEPER])
        .fly();
    assert_eq!(
        (f.square(7, GUNSHIP), f.square(7, METEOROID)),
        (Some(6), Some(6))
    );
    assert_eq!(f.shots(7).len(), 1);
    assert_eq!(f.shots(7)[0].1, GUNSHIP);
}

/// Proves SA-9.5, SA-20.5.
///
/// An invisible fighter in front does not cover the Gunship behind; internal threats are no targets at all.
#[test]
fn untargetable_threats_are_ignored() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, STEALTH_FIGHTER)
        .threat(2, Red, GUNSHIP)
        .inside(3, FISSURE)
        .crew(&["< A", "^ .. A", KEEPER])
        .fly();
    assert_eq!(
        (f.square(2, STEALTH_FIGHTER), f.square(2, GUNSHIP)),
        (Some(13), Some(16))
    );
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserRed, GUNSHIP, 4)]);
    // The pulse cannon of turn 4: the Stealth Fighter has passed X and is at square 7, the Gunship far.
    assert_eq!(f.shots(4), [(Weapon::PulseCannon, STEALTH_FIGHTER, 1)]);
    assert_eq!(f.threat(4, FISSURE).damage, 0);
}

/// Proves SA-9.7, SA-20.19.
///
/// The Scout is nearest, but heavy lasers cannot see it: the two red lasers part.
#[test]
fn a_special_rule_can_part_the_lasers_of_a_zone() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, SCOUT)
        .threat(2, Red, GUNSHIP)
        .crew(&["< . A", "< ^ A", KEEPER])
        .fly();
    assert_eq!(
        f.shots(3),
        [
            (Weapon::HeavyLaserRed, GUNSHIP, 4),
            (Weapon::LightLaserRed, SCOUT, 2)
        ]
    );
}

/// Proves SA-9.8.
///
/// The pulse cannon hits everything in range on all three trajectories, several on one included.
#[test]
fn the_pulse_cannon_hits_all_zones() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, AMOEBA)
        .threat(2, White, GUNSHIP)
        .threat(3, Blue, FIGHTER)
        .threat(4, Red, FRIGATE)
        .threat(5, White, PULSE_BALL)
        .crew(&["^ ... A", KEEPER])
        .fly();
    // Squares 2, 5, 6, 8; the Pulse Ball has just appeared at square 11.
    let hit: Vec<_> = f.shots(5).into_iter().map(|s| s.1).collect();
    assert_eq!(hit, [AMOEBA, GUNSHIP, FIGHTER, FRIGATE]);
    assert_eq!(f.square(5, PULSE_BALL), Some(11));
}

/// Proves SA-9.11, SA-2.6, SA-EX-38.
///
/// One target: strength 3, added to the laser before the shield counts. Two targets: 1 each.
#[test]
fn interceptors_are_strong_against_one() {
    let pilot = "!LR C ^ C";
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .crew(&[pilot, "< .. A", KEEPER])
        .fly();
    // 4 + 3 - 2.
    assert_eq!(f.hit(4, FRIGATE), Some(5));

    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .threat(2, Blue, KAMIKAZE)
        .crew(&[pilot, KEEPER])
        .fly();
    assert_eq!(f.square(4, KAMIKAZE), Some(3));
    assert_eq!(
        f.shots(4),
        [
            (Weapon::Interceptors, FRIGATE, 1),
            (Weapon::Interceptors, KAMIKAZE, 1)
        ]
    );
}

/// Proves SA-9.11, SA-9.12, SA-2.17.
///
/// Distance 1 ends at square 5.
#[test]
fn interceptors_reach_distance_one() {
    // Man-of-War on white, number 1, launch in turn 4. On T1 (X at 5) it is at square 7.
    let f = ship()
        .boards("T2 T1 T3 T4")
        .threat(1, White, MAN_OF_WAR)
        .crew(&["!LR C ^ C R R R", KEEPER])
        .fly();
    for (turn, square) in [(4, 7), (5, 6)] {
        assert_eq!(f.square(turn, MAN_OF_WAR), Some(square));
        assert_step!(
            f,
            turn,
            Step::Misses {
                weapon: Weapon::Interceptors,
                ..
            }
        );
    }
    assert_eq!(f.square(6, MAN_OF_WAR), Some(5));
    assert_eq!(f.shots(6), [(Weapon::Interceptors, MAN_OF_WAR, 3)]);
}

/// Proves SA-AR-42.
///
/// No threat can hide at distance 1: on every board X comes before it or on its first square.
#[test]
fn nothing_hides_at_distance_one() {
    use space_alert::Trajectory;
    for board in Trajectory::ALL {
        let x = (1..=board.length())
            .find(|&p| board.square(p) == Some(X))
            .unwrap();
        assert!(Trajectory::distance(x + 1) >= 2);
    }
}

/// Proves SA-9.18, SA-9.4, SA-9.19.
///
/// All weapons aim before any damage is dealt, and all damage is dealt before any threat is removed.
#[test]
fn the_volley_is_simultaneous() {
    // Red and white Fighters both fall in turn 3.
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, METEOROID)
        .threat(2, White, FIGHTER)
        .crew(&["< . A", "< ^ A", "^ . A", ". . A", KEEPER])
        .fly();
    let steps = f.steps(3);
    let last = |is: fn(&Step) -> bool| steps.iter().rposition(is).unwrap();
    let first = |is: fn(&Step) -> bool| steps.iter().position(is).unwrap();
    let fires: fn(&Step) -> bool = |s| matches!(s, Step::Fires { .. });
    let hit: fn(&Step) -> bool = |s| matches!(s, Step::Hit { .. });
    let destroyed: fn(&Step) -> bool = |s| matches!(s, Step::Destroyed { .. });
    assert!(last(fires) < first(hit) && last(hit) < first(destroyed));
    assert_eq!(f.threat(3, METEOROID).fate, Fate::Destroyed);
    assert_eq!(f.threat(3, FIGHTER).fate, Fate::Destroyed);
}

/// Proves SA-9.19, SA-20.50, SA-20.47, SA-20.53.
///
/// After the damage: the Juggernaut's new shield, then the Behemoth's pilot, then the blow of Nemesis.
#[test]
fn end_of_step_effects_come_in_order() {
    let f = ship()
        .boards("T1 T7 T6 T4")
        .threat(1, Red, BEHEMOTH)
        .threat(2, White, JUGGERNAUT)
        .threat(3, Blue, NEMESIS)
        .crew(&["!LR C ^ C", "> ^ C", "> .. A", KEEPER])
        .fly();
    let order = [
        f.when(4, |s| matches!(s, Step::Hit { .. })),
        f.when(4, |s| matches!(s, Step::ShieldChanged { .. })),
        f.when(4, |s| matches!(s, Step::KnockedOut { .. })),
        f.when(4, |s| matches!(s, Step::LastBlow { .. })),
        f.when(4, |s| {
            *s == Step::Part {
                part: Part::ThreatActions,
            }
        }),
    ];
    assert!(order.is_sorted(), "{order:?}");
}

/// Proves SA-9.15, SA-20.29, SA-EX-50.
///
/// The Jellyfish (shield -2): 1 + 2 by the pulse cannon alone, nothing if nobody aims at it.
#[test]
fn negative_shields_need_a_shot() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, JELLYFISH)
        .threat(1, White, FRIGATE)
        .crew(&["^ A", "A", KEEPER])
        .fly();
    assert_eq!(f.shots(1), [(Weapon::HeavyLaserWhite, FRIGATE, 5)]);
    assert_eq!(
        (f.hit(1, JELLYFISH), f.threat(1, JELLYFISH).damage),
        (None, 0)
    );
    assert_eq!(f.hit(2, JELLYFISH), Some(3));
}
