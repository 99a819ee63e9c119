//! The Leviathan Tanker (SA-20.8, SA-20.10, SA-20.28, SA-20.37 to SA-20.40).

use crate::rules::flight_builder::prelude::*;

/// The crew that brings the tanker down in turn 4: heroic shot in turn 2 (3 damage), shot and rocket in turn 4 (5).
const GUNNER: &str = ". A! . A";
const ROCKETEER: &str = "> ^ C";

/// A Leviathan Tanker on white T2, number 1.
fn tanker() -> Ship {
    ship()
        .boards("T1 T2 T3 T4")
        .threat(1, White, LEVIATHAN_TANKER)
}

/// Proves SA-20.37, SA-20.8, SA-20.10, SA-20.38, SA-AR-21.
///
/// 1 damage to every other external threat in play: an invisible one, and one whose cryoshield stays intact.
#[test]
fn it_scorches_its_neighbours() {
    let f = tanker()
        .threat(4, Red, STEALTH_FIGHTER)
        .threat(4, Blue, CRYOSHIELD_FIGHTER)
        .threat(3, Blue, FRIGATE)
        .inside(3, ALIEN)
        .crew(&[GUNNER, ROCKETEER, KEEPER])
        .fly();
    assert_eq!(f.threat(4, LEVIATHAN_TANKER).fate, Fate::Destroyed);
    for code in [STEALTH_FIGHTER, CRYOSHIELD_FIGHTER, FRIGATE] {
        assert_step!(f, 4, Step::Scorched { threat, damage: 1, .. } if threat.code() == code);
        assert_eq!(f.threat(4, code).damage, 1);
    }
    assert_eq!(f.threat(4, ALIEN).damage, 0);
    assert!(!f.threat(4, STEALTH_FIGHTER).changed);
    assert!(!f.threat(4, CRYOSHIELD_FIGHTER).changed);
}

/// Proves SA-20.10, SA-20.9.
///
/// The cryoshield that the explosion left alone still takes the first volley.
#[test]
fn it_does_not_use_up_a_cryoshield() {
    let f = tanker()
        .threat(4, Blue, CRYOSHIELD_FIGHTER)
        .crew(&[GUNNER, ROCKETEER, "> ... A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, CRYOSHIELD_FIGHTER).damage, 1);
    assert_step!(
        f,
        5,
        Step::Hit {
            dealt: 0,
            damage: 1,
            twist: Twist::Cryoshield,
            ..
        }
    );
}

/// Proves SA-20.28, SA-20.38, SA-EX-49, NF-AR-26.
///
/// A Swarm hit in the step in which the tanker explodes loses 2.
#[test]
fn with_a_laser_it_takes_two_from_a_swarm() {
    let f = tanker()
        .threat(4, Red, SWARM)
        .crew(&[GUNNER, ROCKETEER, "< .. A", KEEPER])
        .fly();
    assert_eq!(f.hit(4, SWARM), Some(1));
    assert_eq!(f.threat(4, SWARM).damage, 2);
}

/// Proves SA-20.39.
///
/// Threats that have not appeared, or are survived, take nothing.
#[test]
fn it_reaches_only_threats_in_play() {
    let f = tanker()
        .threat(1, Red, FIGHTER)
        .threat(5, Blue, FRIGATE)
        .crew(&[GUNNER, ROCKETEER, KEEPER])
        .fly();
    assert_eq!(f.threat(3, FIGHTER).fate, Fate::Survived);
    assert_eq!(f.threat(4, LEVIATHAN_TANKER).fate, Fate::Destroyed);
    assert_no_step!(f, 4, Step::Scorched { .. });
    assert_eq!(
        (f.threat(4, FIGHTER).damage, f.threat(5, FRIGATE).damage),
        (0, 0)
    );
}

/// Proves SA-20.39, SA-20.40, SA-9.19.
///
/// What the same volley has destroyed is not scorched; what the explosion finishes is destroyed in this step.
#[test]
fn it_can_destroy_its_neighbours() {
    let f = tanker()
        .threat(3, Blue, METEOROID)
        .threat(3, Red, FIGHTER)
        .crew(&[GUNNER, ROCKETEER, "> . A", "< . A A", KEEPER])
        .fly();
    // Turn 3 leaves the Meteoroid 1 hit point and the Fighter 2; the laser of turn 4 takes the Fighter.
    assert_eq!(
        (f.threat(3, METEOROID).damage, f.threat(3, FIGHTER).damage),
        (4, 2)
    );
    assert_no_step!(f, 4, Step::Scorched { threat, .. } if threat.code() == FIGHTER);
    assert_step!(f, 4, Step::Destroyed { threat, by: Blow::Volley, .. } if threat.code() == FIGHTER);
    assert_step!(f, 4, Step::Scorched { threat, damage: 5, hit_points: 5 } if threat.code() == METEOROID);
    assert_step!(f, 4, Step::Destroyed { threat, by: Blow::Explosion, .. } if threat.code() == METEOROID);
    assert_eq!(f.score().destroyed, 8 + 4 + 4);
}

/// Proves SA-20.40, SA-20.58, SA-9.19.
///
/// An asteroid that the explosion finishes blasts like any other: one square passed, blast 1.
#[test]
fn an_asteroid_it_destroys_still_blasts() {
    let f = tanker()
        .threat(2, Blue, MINOR_ASTEROID)
        .crew(&[GUNNER, ROCKETEER, "> . A", "!LB . A", KEEPER])
        .fly();
    assert_eq!(f.threat(3, MINOR_ASTEROID).damage, 6);
    assert_eq!(f.threat(3, MINOR_ASTEROID).passed, 1);
    assert_step!(f, 4, Step::Destroyed { threat, by: Blow::Explosion, .. } if threat.code() == MINOR_ASTEROID);
    assert_eq!(f.attacks(4, MINOR_ASTEROID), [(Blue, 1, 1)]);
}

/// Proves SA-20.53, SA-20.37.
///
/// Nemesis, scorched and otherwise untouched, strikes back.
#[test]
fn a_scorched_nemesis_strikes_back() {
    let f = tanker()
        .threat(4, Red, NEMESIS)
        .crew(&[GUNNER, ROCKETEER, KEEPER])
        .fly();
    assert_eq!((f.hit(4, NEMESIS), f.threat(4, NEMESIS).damage), (None, 1));
    let blow: Vec<_> = f.attacks(4, NEMESIS).iter().map(|a| (a.0, a.1)).collect();
    assert_eq!(blow, [(Red, 1), (White, 1), (Blue, 1)]);
}

/// Proves SA-20.3, SA-10.23.
///
/// At Y it attacks with 2, then repairs 2.
#[test]
fn it_repairs_itself_at_y() {
    // White T3, number 1: Y (square 3) in turn 5; shots in turns 3 and 4 leave 4 damage.
    let f = ship()
        .boards("T1 T3 T2 T4")
        .threat(1, White, LEVIATHAN_TANKER)
        .pile(White, &[Tile::Structural, Tile::Gravolift, Tile::Shield])
        .crew(&[". . A A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, LEVIATHAN_TANKER).damage, 4);
    assert_eq!(f.acts(5, LEVIATHAN_TANKER), [Y]);
    assert_step!(
        f,
        5,
        Step::Heals {
            amount: 2,
            damage: 2,
            ..
        }
    );
}
