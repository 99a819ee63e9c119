//! Behemoth, Juggernaut, Nemesis and the asteroids (SA-20.46 to SA-20.61).

use crate::rules::flight_builder::prelude::*;

/// A pilot who launches in turn 4.
const PILOT: &str = "!LR C ^ C";

/// Proves SA-20.46, SA-20.47, SA-AR-16, SA-EX-48.
///
/// Alone at distance 1, interceptors only: 9 - 4 = 5 damage. The pilot is lost, -3 in all.
#[test]
fn interceptors_sacrifice_themselves_against_the_behemoth() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, BEHEMOTH)
        .crew(&[PILOT, "> C < < . C", "< B", KEEPER])
        .fly();
    assert_eq!(f.square(4, BEHEMOTH), Some(4));
    assert_eq!(f.shots(4), [(Weapon::Interceptors, BEHEMOTH, 9)]);
    assert_eq!(f.hit(4, BEHEMOTH), Some(5));
    assert_step!(f, 4, Step::KnockedOut { crew: 0, .. });
    assert_eq!(f.after(4).crew()[0].squad, Squad::Lost);
    // The pilot stays outside, and nobody can fly again.
    assert_eq!(f.place(13, 0), None);
    assert_eq!(f.why(6, 1), Some(Why::InterceptorsLost));
    assert_eq!(f.place(6, 1), Some(UpperRed));
    assert_eq!(
        (f.score().knocked_out, f.score().disabled_battlebots),
        (-2, -1)
    );
}

/// Proves SA-20.46, SA-EX-48.
///
/// Heroic battlebots: 10 - 4 = 6.
#[test]
fn a_heroic_sacrifice_is_one_stronger() {
    // Number 2: out of reach in turn 4, at square 4 in turn 5.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(2, Red, BEHEMOTH)
        .crew(&[&format!("{PILOT} R!"), KEEPER])
        .fly();
    assert_step!(
        f,
        4,
        Step::Misses {
            weapon: Weapon::Interceptors,
            ..
        }
    );
    assert!(!f.is_knocked_out(4, 0));
    assert_eq!(f.shots(5), [(Weapon::Interceptors, BEHEMOTH, 10)]);
    assert_eq!(f.hit(5, BEHEMOTH), Some(6));
    assert!(f.is_knocked_out(5, 0));
}

/// Proves SA-20.47.
///
/// The pilot is lost even if the Behemoth falls: 9 + 4 - 4.
#[test]
fn the_pilot_is_lost_with_the_behemoth() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, BEHEMOTH)
        .crew(&[PILOT, "< .. A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, BEHEMOTH).fate, Fate::Destroyed);
    assert!(f.is_knocked_out(4, 0));
    assert_eq!(f.score().destroyed, 12);
}

/// Proves SA-20.48, SA-EX-48.
///
/// With a Fighter also at distance 1: strength 1 each, no damage to the Behemoth, nobody knocked out.
#[test]
fn with_several_targets_there_is_no_sacrifice() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, BEHEMOTH)
        .threat(2, White, FIGHTER)
        .crew(&[PILOT, KEEPER])
        .fly();
    assert_eq!(
        f.shots(4),
        [
            (Weapon::Interceptors, BEHEMOTH, 1),
            (Weapon::Interceptors, FIGHTER, 1)
        ]
    );
    assert_eq!(f.hit(4, BEHEMOTH), Some(0));
    assert!(!f.is_knocked_out(4, 0));
    assert!(!f.after(4).interceptors_lost);
}

/// Proves SA-20.4, SA-AR-50, SA-AR-20.
///
/// Each volley of both red lasers takes 2: from 2 damage on X is off, from 3 on Y, from 6 on Z.
#[test]
fn a_wounded_behemoth_attacks_less() {
    // Red T4, number 3: X in turn 4, Y in turn 6, Z in turn 8. Volleys in turns 3, 4 and 5.
    for (volleys, attacks) in [
        (0, [2, 3, 6]),
        (1, [0, 3, 6]),
        (2, [0, 0, 6]),
        (3, [0, 0, 0]),
    ] {
        let shots = "A ".repeat(volleys);
        let f = ship()
            .boards("T4 T2 T3 T1")
            .threat(3, Red, BEHEMOTH)
            .crew(&[
                &format!("< . {shots}"),
                &format!("< ^ {shots}"),
                "!LR .. B",
                KEEPER,
            ])
            .fly();
        assert_eq!(f.threat(5, BEHEMOTH).damage, 2 * volleys as u8);
        let strengths = [4, 6, 8].map(|turn| f.attacks(turn, BEHEMOTH).first().map_or(0, |a| a.1));
        assert_eq!(strengths, attacks, "{volleys} volleys");
    }
}

/// Proves SA-20.49, SA-20.50, SA-20.51, SA-20.62, SA-AR-44.
///
/// At distance 3 and with a Gunship nearer, the rocket goes for the Juggernaut: 3 - 3, then shield 4.
#[test]
fn rockets_go_for_the_juggernaut() {
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(1, Red, GUNSHIP)
        .threat(2, White, JUGGERNAUT)
        .crew(&["> ^ C C", KEEPER])
        .fly();
    assert_eq!(
        (f.square(4, JUGGERNAUT), f.square(4, GUNSHIP)),
        (Some(14), Some(4))
    );
    assert_eq!(f.shots(4), [(Weapon::Rocket, JUGGERNAUT, 3)]);
    assert_step!(
        f,
        4,
        Step::Hit {
            strength: 3,
            shield: 3,
            dealt: 0,
            ..
        }
    );
    assert_step!(f, 4, Step::ShieldChanged { shield: 4, .. });
    // The next one makes it 5.
    assert_step!(
        f,
        5,
        Step::Hit {
            strength: 3,
            shield: 4,
            dealt: 0,
            ..
        }
    );
    assert_eq!(f.threat(5, JUGGERNAUT).shield, 5);
}

/// Proves SA-20.51, SA-20.50.
///
/// With the laser: 5 + 3 - 3 in turn 4; the new shield point counts from turn 5 on.
#[test]
fn the_rocket_counts_before_the_shield_grows() {
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(2, White, JUGGERNAUT)
        .crew(&["> ^ C", "... A A", KEEPER])
        .fly();
    assert_eq!(
        (f.hit(4, JUGGERNAUT), f.hit(5, JUGGERNAUT)),
        (Some(5), Some(1))
    );
}

/// Proves SA-AR-45.
///
/// A visible Phantom Fighter nearby does not lure the rocket away from the Juggernaut.
#[test]
fn the_juggernaut_outdoes_the_phantom() {
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(2, Red, PHANTOM_FIGHTER)
        .threat(3, White, JUGGERNAUT)
        .crew(&["> ^ C", KEEPER])
        .fly();
    assert!(f.threat(3, PHANTOM_FIGHTER).changed);
    assert_eq!(f.shots(4), [(Weapon::Rocket, JUGGERNAUT, 3)]);
}

/// Proves SA-20.53.
///
/// Hurt by a weapon, Nemesis attacks all zones at the end of the step; a shot that does nothing provokes nothing.
#[test]
fn nemesis_strikes_back() {
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(2, White, NEMESIS)
        .crew(&[". A", KEEPER])
        .fly();
    assert_eq!(f.hit(2, NEMESIS), Some(4));
    assert_eq!(
        f.attacks(2, NEMESIS),
        [(Red, 1, 1), (White, 1, 1), (Blue, 1, 1)]
    );
    // A damaged light laser: 1 - 1.
    let f = ship()
        .boards("T7 T2 T3 T4")
        .old_damage(Red, &[Tile::LightLaser])
        .threat(3, Red, NEMESIS)
        .crew(&["< ^ A", KEEPER])
        .fly();
    assert_eq!(f.hit(3, NEMESIS), Some(0));
    assert_no_step!(f, 3, Step::LastBlow { .. } | Step::Attack { .. });
}

/// Proves SA-20.53, SA-AR-17.
///
/// It strikes back even in the step in which it is destroyed.
#[test]
fn nemesis_strikes_back_when_it_dies() {
    // White T7, number 2: 4 in turn 2, 4 more and 1 by the rocket in turn 4 (square 10).
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(2, White, NEMESIS)
        .crew(&[". A . A", "> ^ C", KEEPER])
        .fly();
    assert_eq!(f.threat(4, NEMESIS).fate, Fate::Destroyed);
    let destroyed = f.when(4, |s| matches!(s, Step::Destroyed { .. }));
    let blow = f.when(4, |s| matches!(s, Step::LastBlow { .. }));
    assert!(destroyed < blow);
    assert_eq!(f.attacks(4, NEMESIS).len(), 3);
    assert_eq!(f.score().destroyed, 12);
}

/// Proves SA-20.54.
///
/// Its own X costs it 1 hit point, whatever its shield, and provokes nothing.
#[test]
fn nemesis_does_not_strike_back_at_itself() {
    let f = ship().boards("T1 T4 T3 T2").threat(2, White, NEMESIS).fly();
    assert_eq!(f.acts(3, NEMESIS), [X]);
    assert_eq!(f.attacks(3, NEMESIS), [(White, 1, 1)]);
    assert_step!(
        f,
        3,
        Step::HurtsItself {
            amount: 1,
            damage: 1,
            ..
        }
    );
    assert_no_step!(f, 3, Step::LastBlow { .. });
    assert_eq!(f.threat(4, NEMESIS).damage, 3);
}

/// Proves SA-20.55.
///
/// Two hits of 4, then its X: the attack happens first, then it falls and counts as destroyed.
#[test]
fn nemesis_can_destroy_itself() {
    let f = ship()
        .boards("T1 T4 T3 T2")
        .threat(2, White, NEMESIS)
        .crew(&[". A A", KEEPER])
        .fly();
    assert_eq!(f.acts(3, NEMESIS), [X]);
    let attack = f.when(3, |s| matches!(s, Step::Acts { .. })) + 1;
    assert!(matches!(
        f.steps(3)[attack],
        Step::Attack {
            zone: White,
            strength: 1,
            ..
        }
    ));
    assert_step!(
        f,
        3,
        Step::Destroyed {
            by: Blow::Itself,
            points: 12,
            ..
        }
    );
    assert_eq!(f.score().destroyed, 12);
}

/// Proves SA-20.57, SA-10.12, SA-AR-18.
///
/// Driven by the Scout, Nemesis crosses Y and Z in one move; Y destroys it, so there is no Z and the ship lives.
#[test]
fn nemesis_performs_no_z_after_its_own_end() {
    // Scout on red T7: Y in turns 4 and 6. Nemesis on white T6, number 3: squares 12, 11, 8, 5, 4, then 1.
    let f = ship()
        .boards("T7 T6 T3 T4")
        .threat(1, Red, SCOUT)
        .threat(3, White, NEMESIS)
        .crew(&["^ B ... B", "B . A B B B", KEEPER])
        .fly();
    assert_step!(f, 6, Step::Advances { threat, from: 4, to: 1 } if threat.code() == NEMESIS);
    assert_eq!(f.threat(5, NEMESIS).damage, 4 + 1 + 2);
    assert_eq!(f.acts(6, NEMESIS), [Y]);
    assert_eq!(f.threat(6, NEMESIS).fate, Fate::Destroyed);
    assert!(f.outcome.is_survived());
}

/// An Asteroid on white T5, number 1, destroyed in turn 4 after X (turn 1) and Y (turn 3).
fn asteroid() -> Ship {
    ship()
        .boards("T2 T5 T6 T4")
        .threat(1, White, ASTEROID)
        .crew(&["> ^", ". . A A", KEEPER])
}

/// Proves SA-20.58, SA-20.60, SA-AR-32, SA-EX-53.
///
/// Blast 2 and two squares: one attack of 4 on its zone, which the shield absorbs as usual; with the Scout 5.
#[test]
fn a_destroyed_asteroid_blasts_its_zone() {
    let f = asteroid().fly();
    assert_eq!(f.threat(3, ASTEROID).passed, 2);
    assert_eq!(f.threat(4, ASTEROID).fate, Fate::Destroyed);
    assert_eq!(f.attacks(4, ASTEROID), [(White, 4, 1)]);
    assert_eq!(f.after(4).damage, [0, 3, 0]);

    let f = asteroid().threat(2, Red, SCOUT).fly();
    assert_eq!(f.acts(3, SCOUT), [X]);
    assert_eq!(f.attacks(4, ASTEROID), [(White, 5, 1)]);
}

/// Proves SA-20.58.
///
/// Blast 1 for the Minor, 3 for the Major Asteroid.
#[test]
fn the_blasts_of_the_other_asteroids() {
    // Major on white T1, number 1: X in turn 3, destroyed in turn 4 by 6 + 5.
    let f = ship()
        .boards("T2 T1 T3 T4")
        .threat(1, White, MAJOR_ASTEROID)
        .crew(&[". . A! A", KEEPER])
        .fly();
    assert_eq!(f.attacks(4, MAJOR_ASTEROID), [(White, 3, 1)]);
    // Minor on white T1, number 2: X at the end of turn 3 (10, 6, 2).
    let f = ship()
        .boards("T2 T1 T3 T4")
        .threat(2, White, MINOR_ASTEROID)
        .crew(&[". . A A", KEEPER])
        .fly();
    assert_eq!(f.attacks(4, MINOR_ASTEROID), [(White, 1, 1)]);
}

/// Proves SA-20.59.
#[test]
fn an_asteroid_without_a_square_passed_has_no_blast() {
    // White T7, number 3: destroyed in turn 4 at square 13.
    let f = ship()
        .boards("T1 T7 T3 T4")
        .threat(3, White, ASTEROID)
        .crew(&[". . A A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, ASTEROID).fate, Fate::Destroyed);
    assert_no_step!(f, 4, Step::LastBlow { .. } | Step::Attack { .. });
}

/// Proves SA-20.61.
///
/// Two asteroids fall in one step: the lower number blasts first.
#[test]
fn blasts_come_by_number() {
    // Minor on blue T6, number 2: squares 15, 11, 7 with X and Y passed in turn 3.
    let f = asteroid()
        .threat(2, Blue, MINOR_ASTEROID)
        .crew(&["> . A A", ". . A A", KEEPER])
        .fly();
    let blows: Vec<_> = f
        .steps(4)
        .into_iter()
        .filter_map(|s| match s {
            Step::LastBlow { threat } => Some(threat.code()),
            _ => None,
        })
        .collect();
    assert_eq!(blows, [ASTEROID, MINOR_ASTEROID]);
    assert_eq!(f.attacks(4, MINOR_ASTEROID), [(Blue, 2, 1)]);
}
