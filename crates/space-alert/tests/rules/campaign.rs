//! What a ship brings along from an earlier mission (SA-17.13 to SA-17.17).

use crate::rules::flight_builder::prelude::*;
use Tile::{HeavyLaser, LightLaser, Reactor, Shield, Structural};

/// Proves SA-17.13.
///
/// Unrepaired tiles work, count as damage, and are not in the pile any more.
#[test]
fn unrepaired_tiles_stay_in_place() {
    let f = ship()
        .boards("T6 T2 T3 T1")
        .old_damage(Red, &[HeavyLaser, LightLaser])
        .inside(1, VIRUS)
        .threat(2, Red, FRIGATE)
        .crew(&["< A", KEEPER])
        .fly();
    let start = f.after_step(1, |s| *s == Step::Turn { turn: 1 });
    assert_eq!(start.damage, [2, 0, 0]);
    assert!(start.is_broken(Red, HeavyLaser) && start.is_broken(Red, LightLaser));
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserRed, FRIGATE, 3)]);
    // The next red tile is the first of the remaining four.
    assert_eq!(f.tiles(3)[0], (Red, Structural));
    assert_eq!(f.after(3).damage[0], 3);
    // The old ones count at the end, too.
    let f = ship().old_damage(Red, &[HeavyLaser, LightLaser]).fly();
    assert_eq!((f.score().damage, f.score().worst_zone), (-2, -2));
}

/// Proves SA-17.13, SA-11.10.
///
/// With five old tiles the second new one loses the ship.
#[test]
fn old_damage_counts_towards_the_seventh() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .old_damage(
            Red,
            &[HeavyLaser, LightLaser, Tile::Gravolift, Reactor, Shield],
        )
        .threat(1, Red, FIGHTER)
        .fly();
    // X 1 and Z 3 against an empty shield.
    assert_eq!(f.loss(), (3, Loss::ZoneDestroyed { zone: Red }, FIGHTER));
}

/// Proves SA-17.14, SA-11.3, SA-AR-43.
///
/// Old structural damage doubles all damage to its zone, from outside and from inside.
#[test]
fn old_structural_damage_doubles() {
    // The Virus deals 1 to each zone in turn 3.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .old_damage(White, &[Structural])
        .inside(1, VIRUS)
        .fly();
    assert_step!(
        f,
        3,
        Step::Multiplied {
            zone: White,
            points: 1,
            tiles: 2
        }
    );
    assert_eq!(f.after(3).damage, [1, 3, 1]);
    // Gunship X on white T2: 2 points, 1 absorbed, 1 x 2 tiles.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .old_damage(White, &[Structural])
        .threat(1, White, GUNSHIP)
        .fly();
    assert_eq!(f.attacks(2, GUNSHIP), [(White, 2, 1)]);
    assert_eq!(f.after(2).damage[1], 3);
}

/// Proves SA-17.14.
///
/// A structural tile drawn in this mission doubles nothing.
#[test]
fn new_structural_damage_does_not_double() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, GUNSHIP)
        .pile(Red, &[Structural])
        .fly();
    assert_eq!(f.tiles(3), [(Red, Structural)]);
    assert_eq!(f.after(5).damage[0], 1 + 3);
    assert_no_step!(f, 5, Step::Multiplied { .. });
}

/// Proves SA-AR-22.
///
/// Destroyer and old structural damage: 1 point, 4 tiles.
#[test]
fn old_structural_damage_multiplies_with_the_destroyer() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .old_damage(Red, &[Structural])
        .threat(1, Red, DESTROYER)
        .crew(&["< B", KEEPER])
        .fly();
    // Z: 2 points, 1 absorbed.
    assert_step!(
        f,
        5,
        Step::Multiplied {
            zone: Red,
            points: 1,
            tiles: 4
        }
    );
    assert_eq!(f.after(5).damage[0], 5);
}

/// Proves SA-17.15.
#[test]
fn broken_containers_start_with_one_energy_less() {
    let all = [Shield, Reactor];
    let f = ship()
        .old_damage(Red, &all)
        .old_damage(White, &all)
        .old_damage(Blue, &all)
        .fly();
    let start = f.after_step(1, |s| *s == Step::Turn { turn: 1 });
    assert_eq!(start.shields(), [0, 0, 0]);
    assert_eq!(start.reactors(), [1, 2, 1]);
    assert_eq!(Zone::ALL.map(|z| start.shield_capacity(z)), [1, 2, 1]);
    assert_eq!(Zone::ALL.map(|z| start.reactor_capacity(z)), [2, 4, 2]);
}

/// Proves SA-17.16, SA-AR-27.
///
/// An unrepaired squad is missing: nobody can take it, and it counts as disabled at the end.
#[test]
fn an_unrepaired_squad_is_not_on_the_ship() {
    for (station, other, way) in [(UpperBlue, "!LR C", "> C"), (LowerRed, "> C", "!LR C")] {
        let f = ship()
            .without_squad(station)
            .crew(&[way, other, KEEPER])
            .fly();
        assert_eq!(f.why(2, 0), Some(Why::StorageEmpty));
        assert_step!(
            f,
            2,
            Step::SquadTaken {
                crew: 1,
                active: true,
                ..
            }
        );
        assert_eq!(f.score().disabled_battlebots, -1);
    }
}

/// Proves SA-17.17.
///
/// Everything else is fresh: fuel, rockets, undamaged containers, crew on the bridge.
#[test]
fn everything_else_starts_fresh() {
    let f = ship().old_damage(Red, &[Reactor]).fly();
    let start = f.after_step(1, |s| *s == Step::Turn { turn: 1 });
    assert_eq!((start.fuel, start.rockets()), (3, 3));
    assert_eq!((start.shields(), start.reactors()), ([1; 3], [1, 3, 2]));
    assert!(start.crew().iter().all(|m| m.at == Some(UpperWhite)));
    assert_eq!(start.stored, [Stored::Intact; 2]);
}
