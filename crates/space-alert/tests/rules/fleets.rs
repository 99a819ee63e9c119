//! External threats that change others or themselves: Scout, Marauder, Swarm, Jellyfish, Leviathan Tanker, Octopus,
//! Kamikaze, Nebula Crab (SA-20.8, SA-20.10, SA-20.19 to SA-20.45, SA-20.52).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-20.19, SA-20.62.
///
/// Heavy lasers do not see the Scout; every other weapon does.
#[test]
fn heavy_lasers_do_not_see_the_scout() {
    // T1, number 2: square 6 in turn 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(2, Red, SCOUT)
        .crew(&["< .. A", "< ^ . A", "^ .. A", "> ^ C", KEEPER])
        .fly();
    assert_step!(
        f,
        4,
        Step::Misses {
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
    let weapons: Vec<_> = f.shots(4).iter().map(|s| s.0).collect();
    assert_eq!(
        weapons,
        [Weapon::LightLaserRed, Weapon::PulseCannon, Weapon::Rocket]
    );
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, SCOUT)
        .crew(&["!LR C ^ C", KEEPER])
        .fly();
    assert_eq!(f.shots(4), [(Weapon::Interceptors, SCOUT, 3)]);
}

/// A Scout on white T2, number 1: X in turn 2, Z in turn 5. No Y on this board.
fn with_scout() -> Ship {
    ship().boards("T1 T2 T3 T4").threat(1, White, SCOUT)
}

/// Proves SA-20.20, SA-20.21, SA-20.23.
///
/// From X on every other attack has +1, higher numbers already in the same turn, later threats as well.
#[test]
fn the_scout_strengthens_the_others() {
    // Gunship on blue T3, number 1: X in turn 2, after the Scout's.
    let f = with_scout()
        .threat(1, Blue, GUNSHIP)
        .threat(4, Red, FIGHTER)
        .fly();
    assert_eq!(f.acts(2, SCOUT), [X]);
    assert_eq!(f.attacks(2, GUNSHIP)[0].1, 3);
    // The Fighter appears later and has it too.
    assert_eq!(f.attacks(5, FIGHTER)[0].1, 2);
    // The Scout itself does not.
    assert_eq!(f.attacks(5, SCOUT)[0].1, 3);

    // A lower number in the turn of X acts without the bonus.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(2, White, SCOUT)
        .threat(1, Blue, FIGHTER)
        .threat(3, Red, GUNSHIP)
        .fly();
    assert_eq!(f.acts(3, SCOUT), [X]);
    assert_eq!(f.attacks(2, FIGHTER)[0].1, 1);
    assert_eq!(f.attacks(3, FIGHTER)[0].1, 2);
    assert_eq!(f.attacks(4, FIGHTER)[0].1, 4);
}

/// Proves SA-20.23.
///
/// Internal threats gain nothing from the Scout.
#[test]
fn the_scout_does_not_help_inside() {
    let f = with_scout().inside(2, SKIRMISHERS_RED).fly();
    let z = (1..=13)
        .find(|&t| f.acts(t, SKIRMISHERS_RED).contains(&Z))
        .unwrap();
    assert_eq!(f.harms(z, SKIRMISHERS_RED)[0].1, 3);
}

/// Proves SA-20.20, SA-20.22, SA-AR-20.
///
/// The bonus ends with the Scout; end-of-step attacks of the step in which it dies have none.
#[test]
fn the_bonus_ends_with_the_scout() {
    // Light laser 2 - 1 in turns 3 and 4, with the pulse cannon 1 more in turn 4: destroyed.
    let f = ship()
        .boards("T2 T7 T3 T4")
        .threat(1, Red, SCOUT)
        .threat(4, Blue, GUNSHIP)
        .threat(3, White, NEMESIS)
        .crew(&["< ^ A A", "^ .. A", ". . . A", KEEPER])
        .fly();
    assert_eq!(f.acts(2, SCOUT), [X]);
    assert_eq!(f.threat(4, SCOUT).fate, Fate::Destroyed);
    // Nemesis was hit in the same step: its blow has strength 1.
    assert!(f.attacks(4, NEMESIS).iter().take(3).all(|a| a.1 == 1));
    assert_eq!(f.attacks(5, GUNSHIP)[0].1, 2);
}

/// Proves SA-20.22.
///
/// Nemesis strikes back with 2 in every zone while the Scout is there.
#[test]
fn the_scout_strengthens_special_attacks() {
    let f = ship()
        .boards("T2 T7 T3 T4")
        .threat(1, Red, SCOUT)
        .threat(3, White, NEMESIS)
        .crew(&[". . A", KEEPER])
        .fly();
    assert_eq!(f.hit(3, NEMESIS), Some(4));
    let blow: Vec<_> = f.attacks(3, NEMESIS).iter().map(|a| (a.0, a.1)).collect();
    assert_eq!(blow, [(Red, 2), (White, 2), (Blue, 2)]);
}

/// Proves SA-AR-20, SA-20.59.
///
/// Attacks that do not take place have no bonus: an asteroid without a square passed, an undamaged Octopus, a
/// suppressed Behemoth.
#[test]
fn no_bonus_on_an_attack_that_does_not_happen() {
    let f = ship()
        .boards("T2 T7 T1 T4")
        .threat(1, Red, SCOUT)
        .threat(3, White, ASTEROID)
        .crew(&[". . A!", ". . . A", KEEPER])
        .fly();
    // 6 + 5 >= 9 in turn 4, at square 13 before any X.
    assert_eq!(f.threat(4, ASTEROID).fate, Fate::Destroyed);
    assert_eq!(f.attacks(4, ASTEROID), []);

    let f = ship()
        .boards("T2 T7 T1 T4")
        .threat(1, Red, SCOUT)
        .threat(2, Blue, OCTOPUS)
        .fly();
    assert_eq!(f.acts(4, OCTOPUS), [X]);
    assert_eq!(f.attacks(4, OCTOPUS), []);
    assert_step!(f, 4, Step::Spared { .. });
}

/// Proves SA-20.24.
///
/// Y: each other external threat advances one square at once, by number; squares reached this way act.
#[test]
fn the_scout_drives_the_others_forward() {
    // Scout on T3, number 1: Y (square 3) in turn 5. Gunship on T2, number 2, at square 5 then.
    let f = ship()
        .boards("T3 T2 T1 T4")
        .threat(1, Red, SCOUT)
        .threat(2, White, GUNSHIP)
        .threat(4, Blue, FIGHTER)
        .inside(3, ALIEN)
        .fly();
    assert_eq!(f.acts(5, SCOUT), [Y]);
    let moves: Vec<_> = f
        .steps(5)
        .into_iter()
        .filter_map(|s| match s {
            Step::Advances { threat, from, to } => Some((threat.code(), from, to)),
            _ => None,
        })
        .collect();
    assert_eq!(
        moves,
        [
            (SCOUT, 4, 2),
            (GUNSHIP, 5, 4),
            (FIGHTER, 7, 6),
            (GUNSHIP, 4, 2),
            (ALIEN, 9, 7),
            (FIGHTER, 6, 3),
        ]
    );
}

/// Proves SA-20.24.
///
/// A Gunship one square before its X fires when the Scout drives it there, and again on its own way later.
#[test]
fn squares_reached_by_the_scouts_order_act_at_once() {
    // Turn 5: Man-of-War (T4, number 2, speed 1) at square 10, one before X.
    let f = ship()
        .boards("T3 T4 T1 T2")
        .threat(1, Red, SCOUT)
        .threat(2, White, MAN_OF_WAR)
        .fly();
    assert_eq!(f.acts(5, SCOUT), [Y]);
    assert_eq!(f.square(5, MAN_OF_WAR), Some(10));
    assert_eq!(f.acts(5, MAN_OF_WAR), [X]);
    // One square by order, then its own move with the speed it has just gained.
    assert_eq!(f.threat(5, MAN_OF_WAR).position, 7);
}

/// Proves SA-20.26, SA-20.25.
///
/// If the Scout gets through, the bonus stays to the end.
#[test]
fn a_survived_scout_leaves_its_bonus() {
    let f = with_scout().threat(6, Red, GUNSHIP).fly();
    assert_eq!(f.threat(5, SCOUT).fate, Fate::Survived);
    assert_eq!(f.attacks(8, GUNSHIP)[0].1, 3);
    assert_eq!(f.attacks(10, GUNSHIP)[0].1, 4);
}

/// Proves SA-20.27, SA-EX-49.
///
/// The Swarm loses 1 a turn at most, also to a heavy and a light laser together.
#[test]
fn a_swarm_loses_one_a_turn() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(2, Red, SWARM)
        .crew(&["< A A", "< ^ A A", KEEPER])
        .fly();
    assert_step!(
        f,
        2,
        Step::Hit {
            strength: 4,
            dealt: 1,
            twist: Twist::Swarm,
            ..
        }
    );
    assert_step!(
        f,
        3,
        Step::Hit {
            strength: 6,
            dealt: 1,
            ..
        }
    );
    assert_eq!(f.threat(4, SWARM).fate, Fate::Destroyed);
}

/// Proves SA-20.2, SA-AR-37.
///
/// The Swarm attacks its own zone first, then the others from left to right.
#[test]
fn a_swarm_attacks_on_all_sides() {
    let f = ship().boards("T4 T2 T3 T1").threat(1, Blue, SWARM).fly();
    let z = f.attacks(6, SWARM);
    assert_eq!(
        z.iter().map(|a| (a.0, a.1)).collect::<Vec<_>>(),
        [(Blue, 3), (Red, 2), (White, 2)]
    );
}

/// Proves SA-20.29, SA-20.30.
///
/// Hit by the heavy laser for 4 + 2, the Jellyfish attacks all zones at X and then heals half, rounded down.
#[test]
fn a_jellyfish_heals_half() {
    // T1, number 1: X in turn 3. The pulse cannon (1 + 2) and the red heavy laser (4 + 2) leave 9 damage.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, JELLYFISH)
        .crew(&["< . A", "^ A", KEEPER])
        .fly();
    assert_eq!(
        (f.hit(2, JELLYFISH), f.hit(3, JELLYFISH)),
        (Some(3), Some(6))
    );
    let attack = f.when(3, |s| matches!(s, Step::Attack { .. }));
    let heal = f.when(3, |s| {
        matches!(
            s,
            Step::Heals {
                amount: 4,
                damage: 5,
                ..
            }
        )
    });
    assert!(attack < heal);
    assert_eq!(f.threat(3, JELLYFISH).damage, 5);
}

/// Proves SA-20.31, SA-9.14.
///
/// After the Marauder's X all external threats have one shield point more, later ones and itself included.
#[test]
fn the_marauder_shields_the_others() {
    // Marauder on red T1, number 1: X in turn 2.
    let f = ship()
        .boards("T1 T2 T7 T4")
        .threat(1, Red, MARAUDER)
        .threat(1, White, FRIGATE)
        .threat(3, Blue, FIGHTER)
        .crew(&[". A A", "> . A", "< . A", KEEPER])
        .fly();
    assert_eq!(f.hit(2, FRIGATE), Some(3));
    assert_eq!(f.acts(2, MARAUDER), [X]);
    assert_step!(f, 3, Step::Hit { threat, shield: 3, dealt: 2, .. } if threat.code() == FRIGATE);
    assert_step!(f, 3, Step::Hit { threat, shield: 3, dealt: 1, .. } if threat.code() == FIGHTER);
    assert_step!(f, 3, Step::Hit { threat, shield: 2, dealt: 2, .. } if threat.code() == MARAUDER);
}

/// Proves SA-20.32, SA-9.18.
///
/// The bonus counts for the whole step in which the Marauder falls, and is gone in the next turn.
#[test]
fn the_marauders_bonus_lasts_through_its_last_step() {
    // Red T7: both red lasers, 4 + 2 - 2, in turns 3 and 4.
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, MARAUDER)
        .threat(2, White, AMOEBA)
        .crew(&["< . A A", "< ^ A A", "... A A", KEEPER])
        .fly();
    assert_eq!(f.acts(2, MARAUDER), [X]);
    assert_eq!((f.hit(3, MARAUDER), f.hit(4, MARAUDER)), (Some(4), Some(4)));
    assert_eq!(f.threat(4, MARAUDER).fate, Fate::Destroyed);
    assert_step!(f, 4, Step::Hit { threat, shield: 1, dealt: 4, .. } if threat.code() == AMOEBA);
    assert_step!(f, 5, Step::Hit { threat, shield: 0, dealt: 5, .. } if threat.code() == AMOEBA);
}

/// Proves SA-20.34.
#[test]
fn a_survived_marauder_leaves_its_bonus() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, MARAUDER)
        .threat(6, White, AMOEBA)
        .crew(&["..... A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, MARAUDER).fate, Fate::Survived);
    assert_step!(
        f,
        6,
        Step::Hit {
            shield: 1,
            dealt: 4,
            ..
        }
    );
}

/// Proves SA-AR-19, SA-20.13, NF-AR-31.
///
/// Energy Cloud hit by the pulse cannon under a Marauder: its own shield is 0, plus 1.
#[test]
fn the_marauder_shields_a_broken_cloud() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, MARAUDER)
        .threat(2, White, ENERGY_CLOUD)
        .crew(&["^ . A", ". . A", KEEPER])
        .fly();
    assert_step!(f, 3, Step::Hit { threat, strength: 6, shield: 1, dealt: 5, .. } if threat.code() == ENERGY_CLOUD);
}

/// Proves SA-20.35.
///
/// The Kamikaze's shields become 1, then 0, then stay 0; speeds add up.
#[test]
fn the_kamikaze_drops_its_shields() {
    let f = ship().boards("T7 T2 T3 T4").threat(1, Red, KAMIKAZE).fly();
    let t = |turn| {
        (
            f.threat(turn, KAMIKAZE).shield,
            f.threat(turn, KAMIKAZE).speed,
        )
    };
    assert_eq!((t(1), t(2), t(3)), ((1, 5), (0, 6), (0, 7)));
}

/// Proves SA-20.44, SA-20.45, SA-AR-50.
///
/// The Octopus sleeps until it is hurt; its Z is twice what is left of it.
#[test]
fn the_octopus_wakes_when_hurt() {
    // T4, number 1: X in turn 2, Y in turn 4, Z in turn 6.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .threat(1, Red, OCTOPUS)
        .crew(&["< .. A", "< ^ . A A", "... ^ A", KEEPER])
        .fly();
    assert_eq!(
        (f.acts(2, OCTOPUS), f.attacks(2, OCTOPUS)),
        (vec![X], vec![])
    );
    // 4 + 2 - 1 = 5 in turn 4: awake at Y.
    assert_eq!(f.threat(4, OCTOPUS).damage, 5);
    assert_eq!(
        f.attacks(4, OCTOPUS)
            .iter()
            .map(|a| a.1)
            .collect::<Vec<_>>(),
        [2, 2, 2]
    );
    // 2 + 1 - 1 = 2 in turn 5: 1 hit point left, attack 2.
    assert_eq!(f.threat(5, OCTOPUS).damage, 7);
    assert_eq!(
        f.attacks(6, OCTOPUS)
            .iter()
            .map(|a| (a.0, a.1))
            .collect::<Vec<_>>(),
        [(Red, 2)]
    );
}

/// Proves SA-20.52.
///
/// The Nebula Crab strikes red and blue, wherever it comes from.
#[test]
fn the_crab_attacks_both_sides() {
    for zone in Zone::ALL {
        let f = ship()
            .boards("T1 T2 T3 T4")
            .threat(1, zone, NEBULA_CRAB)
            .fly();
        let z = (1..=13)
            .find(|&t| f.acts(t, NEBULA_CRAB).contains(&Z))
            .unwrap();
        assert_eq!(f.attacks(z, NEBULA_CRAB), [(Red, 5, 1), (Blue, 5, 1)]);
        assert_eq!(f.after(z).damage, [4, 0, 4]);
    }
}

/// Proves SA-20.24, SA-10.8, SA-10.9.
///
/// Driven onto the last square, a Gunship performs Z there and then, and does not move again in that turn.
#[test]
fn a_threat_driven_to_the_ship_is_done() {
    // Gunship on white T1, number 1: square 2 when the Scout (red T3) performs Y in turn 5.
    let f = ship()
        .boards("T3 T1 T2 T4")
        .threat(1, Red, SCOUT)
        .threat(1, White, GUNSHIP)
        .fly();
    assert_eq!((f.acts(5, SCOUT), f.square(5, GUNSHIP)), (vec![Y], Some(2)));
    assert_eq!(f.acts(5, GUNSHIP), [Z]);
    let moves = f.count(
        5,
        |s| matches!(s, Step::Advances { threat, .. } if threat.code() == GUNSHIP),
    );
    assert_eq!(moves, 1);
}
