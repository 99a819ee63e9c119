//! External threats that hide, and those that shields or rockets treat specially (SA-20.5 to SA-20.18, SA-20.41).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-20.5, SA-20.6, SA-20.62.
///
/// Before X neither lasers nor pulse cannon nor rocket see them; in the step after X all do.
#[test]
fn stealth_ends_with_x() {
    for (code, rocket) in [(STEALTH_FIGHTER, true), (PHANTOM_FIGHTER, false)] {
        // T1, number 3: squares 10 and 7 in turns 3 and 4, X at the end of turn 4, square 4 in turn 5.
        let f = ship()
            .boards("T1 T2 T3 T4")
            .threat(3, Red, code)
            .crew(&["< .. A A", "< ^ . A A", "^ .. A A", "> ^ C C", KEEPER])
            .fly();
        assert_eq!(f.square(4, code), Some(7));
        assert_eq!(f.shots(4), [], "{code}");
        assert_eq!(
            f.count(4, |s| matches!(
                s,
                Step::Misses {
                    why: Miss::NoTarget,
                    ..
                }
            )),
            4
        );
        assert_step!(f, 4, Step::Revealed { .. });
        let weapons: Vec<_> = f.shots(5).iter().map(|s| s.0).collect();
        let mut expected = vec![
            Weapon::HeavyLaserRed,
            Weapon::LightLaserRed,
            Weapon::PulseCannon,
        ];
        if rocket {
            expected.push(Weapon::Rocket);
        }
        assert_eq!(weapons, expected);
    }
}

/// Proves SA-20.5, SA-9.11.
///
/// The interceptors see a revealed fighter at distance 1.
#[test]
fn interceptors_hit_a_revealed_fighter() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(2, Red, PHANTOM_FIGHTER)
        .crew(&["!LR C ^ C", KEEPER])
        .fly();
    assert_eq!(f.square(4, PHANTOM_FIGHTER), Some(4));
    assert_eq!(f.shots(4), [(Weapon::Interceptors, PHANTOM_FIGHTER, 3)]);
}

/// Proves SA-20.7, SA-20.62.
///
/// A visible Phantom Fighter draws the rocket, which is lost; the Gunship behind is spared.
#[test]
fn a_phantom_is_a_decoy_for_rockets() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(2, Red, PHANTOM_FIGHTER)
        .threat(3, White, GUNSHIP)
        .crew(&["> ^ C", "< .. A", KEEPER])
        .fly();
    assert_eq!(
        (f.square(4, PHANTOM_FIGHTER), f.square(4, GUNSHIP)),
        (Some(4), Some(9))
    );
    assert_step!(
        f,
        4,
        Step::Misses {
            weapon: Weapon::Rocket,
            why: Miss::Decoy
        }
    );
    assert_eq!(f.shots(4), [(Weapon::HeavyLaserRed, PHANTOM_FIGHTER, 4)]);
    // 4 - 3; the rocket's 3 do not count.
    assert_eq!(f.hit(4, PHANTOM_FIGHTER), Some(1));
    assert_eq!(f.hit(4, GUNSHIP), None);
}

/// Proves SA-20.7.
///
/// While it is invisible the rocket goes to the next threat.
#[test]
fn an_invisible_phantom_draws_no_rocket() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(3, Red, PHANTOM_FIGHTER)
        .threat(2, White, GUNSHIP)
        .crew(&["> ^ C", KEEPER])
        .fly();
    assert_eq!(
        (f.square(4, PHANTOM_FIGHTER), f.square(4, GUNSHIP)),
        (Some(7), Some(7))
    );
    assert_eq!(f.shots(4), [(Weapon::Rocket, GUNSHIP, 3)]);
}

/// Proves SA-20.9, SA-AR-01.
///
/// The Cryoshield Frigate takes nothing in the first step in which it is targeted, however strong; then it is open.
#[test]
fn a_cryoshield_takes_the_first_volley() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(2, Red, CRYOSHIELD_FRIGATE)
        .crew(&["< . A A", "< ^ A A", KEEPER])
        .fly();
    assert_step!(
        f,
        3,
        Step::Hit {
            strength: 6,
            dealt: 0,
            twist: Twist::Cryoshield,
            ..
        }
    );
    assert_step!(
        f,
        4,
        Step::Hit {
            strength: 6,
            shield: 1,
            dealt: 5,
            twist: Twist::Plain,
            ..
        }
    );
    // Missing it does not use it up: no shot, no change.
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(2, Red, CRYOSHIELD_FRIGATE)
        .fly();
    assert!(!f.threat(5, CRYOSHIELD_FRIGATE).changed);
}

/// Proves SA-20.13, SA-20.14, SA-20.15, SA-20.16.
///
/// Maelstrom: the pulse cannon breaks its shield for the turn, and it is whole again in the next.
#[test]
fn the_pulse_cannon_breaks_energy_shields() {
    for (code, shield) in [(ENERGY_CLOUD, 3), (MAELSTROM, 3)] {
        let f = ship()
            .boards("T1 T2 T3 T4")
            .threat(1, White, code)
            .crew(&["^ A", ". . A", KEEPER])
            .fly();
        // Turn 2, square 9: the pulse cannon alone, 1 - 0.
        assert_step!(
            f,
            2,
            Step::Hit {
                strength: 1,
                shield: 0,
                dealt: 1,
                twist: Twist::ShieldsBroken,
                ..
            }
        );
        assert_eq!(f.acts(2, code), [X]);
        assert_eq!(f.after(2).shields(), [0; 3]);
        assert_step!(f, 3, Step::Hit { strength: 5, shield: s, dealt: 2, .. } if s == shield);
    }
}

/// Proves SA-20.18, SA-20.62.
///
/// Rockets pass by each of the nine, other weapons do not.
#[test]
fn some_threats_are_no_targets_for_rockets() {
    for code in [
        AMOEBA,
        METEOROID,
        SWARM,
        JELLYFISH,
        MINOR_ASTEROID,
        OCTOPUS,
        ASTEROID,
        NEBULA_CRAB,
        MAJOR_ASTEROID,
    ] {
        // Number 4 on T1: square 10 in turn 4, in range of everything but the interceptors.
        let f = ship()
            .boards("T1 T2 T3 T4")
            .threat(4, Red, code)
            .crew(&["> ^ C", "< .. A", "< ^ . A", "^ .. A", KEEPER])
            .fly();
        assert_step!(
            f,
            4,
            Step::Misses {
                weapon: Weapon::Rocket,
                ..
            }
        );
        let weapons: Vec<_> = f.shots(4).iter().map(|s| s.0).collect();
        let others = [
            Weapon::HeavyLaserRed,
            Weapon::LightLaserRed,
            Weapon::PulseCannon,
        ];
        assert_eq!(weapons, others, "{code}");
    }
    // Interceptors, too: Amoeba at distance 1 in turn 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, AMOEBA)
        .crew(&["!LR C ^ C", KEEPER])
        .fly();
    assert_eq!(f.shots(4), [(Weapon::Interceptors, AMOEBA, 3)]);
}

/// Proves SA-20.41, SA-20.62.
///
/// The satellites cannot be hit at distance 3; at distance 2 they can.
#[test]
fn satellites_hide_at_distance_three() {
    // Red T7, number 2: at square 10 in turn 4 with speed 3, in turn 5 with speed 2.
    for (code, in_reach) in [(PULSE_SATELLITE, 4), (PSIONIC_SATELLITE, 5)] {
        let f = ship()
            .boards("T7 T2 T3 T4")
            .threat(2, Red, code)
            .threat(3, Red, AMOEBA)
            .crew(&["< . A A A", "< ^ A A A", KEEPER])
            .fly();
        for turn in 3..in_reach {
            // The lasers look past it to the Amoeba.
            assert!(f.square(turn, code) > Some(10));
            assert!(f.shots(turn).iter().all(|s| s.1 == AMOEBA), "{code}");
        }
        assert_eq!(f.square(in_reach, code), Some(10));
        assert!(f.shots(in_reach).iter().all(|s| s.1 == code), "{code}");
    }
}

/// Proves SA-20.42, SA-20.43.
///
/// Psionic X: both decks of its zone. Y and Z: the whole ship, but not the pilot outside.
#[test]
fn the_psionic_satellite_reaches_the_ship_only() {
    // White T6, number 1: X in turn 3, Y in turns 4 and 6, Z in turn 7.
    let f = ship()
        .boards("T1 T6 T3 T4")
        .threat(1, White, PSIONIC_SATELLITE)
        .crew(&["!LR C ^ C R R R", "^ .. A", "< .. A A", "C .. C A"])
        .fly();
    let delayed = |turn| -> Vec<u8> {
        let who = |s| match s {
            Step::Delayed {
                crew,
                cause: DelayCause::Threat,
                ..
            }
            | Step::DelayIdle {
                crew,
                cause: DelayCause::Threat,
                ..
            } => Some(crew),
            _ => None,
        };
        f.steps(turn).into_iter().filter_map(who).collect()
    };
    assert_eq!(f.acts(3, PSIONIC_SATELLITE), [X]);
    assert_eq!(delayed(3), [1, 3]);
    assert_eq!(f.acts(4, PSIONIC_SATELLITE), [Y]);
    assert_eq!(f.place(4, 0), None);
    assert_eq!(delayed(4), [1, 2, 3]);
    assert_eq!(f.acts(7, PSIONIC_SATELLITE), [Z]);
    let out: Vec<_> = (0..4).filter(|&c| f.is_knocked_out(7, c)).collect();
    assert_eq!(out, [1, 2, 3]);
}
