//! Damage to the ship and to its crew (sections 11 and 12).

use crate::rules::flight_builder::prelude::*;
use Tile::{Gravolift, HeavyLaser, LightLaser, Reactor, Shield, Structural};
use space_alert::mission::MissionFault;

/// A Virus on T1, number 1: it deals 1 damage to each zone in turn 3, past all shields.
fn virus() -> Ship {
    ship().boards("T4 T2 T3 T1").inside(1, VIRUS)
}

/// Proves SA-11.2, SA-11.9, SA-2.35.
///
/// Three points, three tiles from the pile of that zone, one after the other.
#[test]
fn each_point_draws_a_tile() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .pile(
            Red,
            &[
                Gravolift, Reactor, HeavyLaser, LightLaser, Structural, Shield,
            ],
        )
        .fly();
    assert_eq!(f.tiles(3), [(Red, Gravolift)]);
    assert_eq!(
        f.tiles(5),
        [Reactor, HeavyLaser, LightLaser, Structural].map(|t| (Red, t))
    );
    assert_eq!(f.after(5).damage, [5, 0, 0]);
    for tile in Tile::ALL {
        assert_eq!(f.after(5).is_broken(Red, tile), tile != Shield);
    }
    assert_eq!(f.score().damage, -5);
}

/// Proves SA-11.2.
///
/// A tile works at once: the shield that breaks first leaks its energy before the next point is dealt.
#[test]
fn a_tile_applies_at_once() {
    let f = virus().pile(Blue, &[Shield]).crew(&["> B"]).fly();
    let drawn = f.when(3, |s| matches!(s, Step::TileDrawn { zone: Blue, .. }));
    assert_eq!(
        f.steps(3)[drawn + 1],
        Step::EnergyLost {
            container: Container::Shield(Blue),
            amount: 1
        }
    );
    assert_eq!(
        (f.after(3).shields()[2], f.after(3).shield_capacity(Blue)),
        (1, 1)
    );
}

/// Proves SA-11.3, SA-21.48, SA-20.11, SA-AR-22.
///
/// Destroyer and Fissure together: two times two tiles for the one point that gets through.
#[test]
fn several_doublings_multiply() {
    // Fissure on T4, number 1: X in turn 2. Destroyer on red T1, number 1: X in turn 3.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, DESTROYER)
        .threat(1, White, FRIGATE)
        .inside(1, FISSURE)
        .fly();
    assert_eq!(f.acts(2, FISSURE), [X]);
    // The red shield takes the Destroyer's single point at X.
    assert_eq!(f.attacks(3, DESTROYER), [(Red, 1, 1)]);
    assert_eq!(f.after(3).damage[0], 0);
    // At Z 2 points get through: 2 x 2 x 2 tiles, and the zone is gone.
    assert_step!(
        f,
        5,
        Step::Multiplied {
            zone: Red,
            points: 2,
            tiles: 8
        }
    );
    assert_eq!(f.loss(), (5, Loss::ZoneDestroyed { zone: Red }, DESTROYER));
}

/// Proves SA-11.4, SA-20.12.
///
/// The Destroyer's 2 points against a shield of 1: 1 absorbed, 1 through, 2 tiles.
#[test]
fn doubling_starts_behind_the_shield() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, DESTROYER)
        .crew(&["< B", KEEPER])
        .fly();
    assert_eq!(f.attacks(3, DESTROYER), [(Red, 1, 1)]);
    assert_eq!(f.attacks(5, DESTROYER), [(Red, 2, 1)]);
    assert_step!(
        f,
        5,
        Step::Multiplied {
            points: 1,
            tiles: 2,
            ..
        }
    );
    assert_eq!(f.after(5).damage[0], 2);
}

/// Proves SA-11.5, SA-AR-55.
///
/// What each tile of a zone does; the strengths of damaged lasers are with the weapons.
#[test]
fn what_the_tiles_do() {
    for zone in Zone::ALL {
        let f = virus().pile(zone, &[Shield]).fly();
        let full = [2, 3, 2][zone.index()];
        assert_eq!(f.after(3).shield_capacity(zone), full - 1);
        let f = virus().pile(zone, &[Reactor]).fly();
        let full = [3, 5, 3][zone.index()];
        assert_eq!(f.after(3).reactor_capacity(zone), full - 1);
        let f = virus().pile(zone, &[Structural]).fly();
        let s = f.after(3);
        assert_eq!((s.shields(), s.fuel, s.rockets()), ([1; 3], 3, 3));
    }
    // A gravolift broken in turn 3 delays its first user in turn 4.
    let f = virus().pile(White, &[Gravolift]).crew(&[". . . ^ A"]).fly();
    assert_step!(
        f,
        4,
        Step::Delayed {
            crew: 0,
            turn: 5,
            cause: DelayCause::LiftDamaged,
            ..
        }
    );
    // The central laser is weaker after turn 4, when a Virus of number 2 arrives.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(2, VIRUS)
        .pile(White, &[HeavyLaser])
        .threat(4, White, FRIGATE)
        .crew(&["... A A", KEEPER])
        .fly();
    assert_eq!((f.shots(4)[0].2, f.shots(5)[0].2), (5, 4));
}

/// Proves SA-11.6, SA-2.35.
#[test]
fn each_tile_exists_once_in_a_zone() {
    use space_alert::mission::{Carried, Mission};
    use space_alert::{Trajectory, Zone};
    let boards = [
        Trajectory::T1,
        Trajectory::T2,
        Trajectory::T3,
        Trajectory::T4,
    ];
    let twice = [Shield, Shield, Reactor, Gravolift, HeavyLaser, LightLaser];
    for zone in Zone::ALL {
        let mut piles = [Tile::ALL; 3];
        piles[zone.index()] = twice;
        let fault = Mission::new(Level::Mission, boards, &[], piles, Carried::default());
        assert_eq!(fault.unwrap_err(), MissionFault::BadPile(zone));
    }
    assert_eq!(MissionFault::BadPile(Red).rule(), "SA-11.6");
}

/// Proves SA-11.5, SA-11.7, SA-EX-28.
///
/// The central shield holds 3 when its tile is drawn: 2 stay, 1 goes to the bank.
#[test]
fn a_broken_shield_loses_what_no_longer_fits() {
    let f = virus().pile(White, &[Shield]).crew(&["B"]).fly();
    assert_eq!(f.after(2).shields()[1], 3);
    assert_step!(
        f,
        3,
        Step::EnergyLost {
            container: Container::Shield(White),
            amount: 1
        }
    );
    assert_eq!(
        (f.after(3).shields()[1], f.after(3).shield_capacity(White)),
        (2, 2)
    );
}

/// Proves SA-11.7, SA-AR-14.
///
/// Heroic energy above the old capacity goes too: from 4 to 2 in the shield, from 6 to 4 in the reactor.
#[test]
fn heroic_energy_is_lost_with_the_rest() {
    let f = virus().pile(White, &[Shield]).crew(&["B!"]).fly();
    assert_eq!((f.after(2).shields()[1], f.after(3).shields()[1]), (4, 2));
    // A Virus of number 2 arrives in turn 4, when the reactor has just been refuelled.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(2, VIRUS)
        .pile(White, &[Reactor])
        .crew(&["^ .. B!", KEEPER])
        .fly();
    assert_eq!(f.at(4, Part::ThreatActions).reactors()[1], 6);
    assert_eq!(f.after(4).reactors()[1], 4);
}

/// Proves SA-11.8.
#[test]
fn damaged_systems_stay_damaged() {
    let f = virus().pile(Red, &[Reactor]).pile(Blue, &[Gravolift]).fly();
    for turn in 3..=13 {
        assert!(f.after(turn).is_broken(Red, Reactor));
        assert!(f.after(turn).is_broken(Blue, Gravolift));
        assert_eq!(f.after(turn).reactor_capacity(Red), 2);
    }
}

/// Proves SA-11.10, SA-11.11, SA-15.2, SA-EX-29.
///
/// White has six tiles and flies on; one more damage and the crew loses at once, wherever it is.
#[test]
fn the_seventh_damage_loses_the_ship() {
    let battered = virus().old_damage(White, &[HeavyLaser, LightLaser, Shield, Reactor, Gravolift]);
    let f = battered.clone().crew(&["<", ">", "!LR"]).fly();
    assert_eq!(f.after(13).damage[1], 6);
    assert_step!(f, 13, Step::Jumped);

    let f = battered
        .threat(4, White, GUNSHIP)
        .crew(&["<", ">", "!LR"])
        .fly();
    let (turn, loss, by) = f.loss();
    assert_eq!(
        (turn, loss, by),
        (5, Loss::ZoneDestroyed { zone: White }, GUNSHIP)
    );
    assert_eq!(f.after(5).damage[1], 6);
    assert!(
        f.after(5)
            .crew()
            .iter()
            .all(|m| m.at.unwrap().zone() != White)
    );
}

/// Proves SA-11.12.
///
/// The order of tiles that are never drawn changes nothing.
#[test]
fn tiles_in_the_pile_have_no_effect() {
    let fly = |rest: &[Tile]| {
        let mut pile = vec![Shield];
        pile.extend(rest);
        virus().pile(Red, &pile).crew(&["< A B", "^ A B A"]).fly()
    };
    let a = fly(&[Reactor, HeavyLaser]);
    let b = fly(&[LightLaser, Gravolift]);
    assert!(a.film.steps().eq(b.film.steps()));
    assert_eq!(a.outcome, b.outcome);
}

/// Proves SA-11.13.
///
/// Test runs only count: no tile, no effect, but the seventh point still loses the ship.
#[test]
fn test_runs_count_damage() {
    let f = ship()
        .level(Level::TestRun)
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FRIGATE)
        .pile(Red, &[Reactor, Shield, HeavyLaser])
        .fly();
    assert_eq!(f.after(5).damage[0], 5);
    for turn in 1..=8 {
        assert_eq!(f.tiles(turn), []);
    }
    assert_eq!(
        (f.after(8).reactors()[0], f.after(8).reactor_capacity(Red)),
        (2, 3)
    );
    assert!(Tile::ALL.into_iter().all(|t| !f.after(8).is_broken(Red, t)));

    let f = ship()
        .level(Level::TestRun)
        .boards("T1 T2 T3 T4")
        .threat(1, Red, MAJOR_ASTEROID)
        .fly();
    assert_eq!(
        f.loss(),
        (5, Loss::ZoneDestroyed { zone: Red }, MAJOR_ASTEROID)
    );
}

/// Proves SA-12.1, SA-12.2.
///
/// The Seeker's slayer is out: no further card counts, and nobody can have the squad any more.
#[test]
fn a_knocked_out_player_is_out_of_the_mission() {
    // The Seeker stays on the bridge until X (T7, number 3: turn 5).
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, SEEKER)
        .crew(&["> C < R R > C A", "^ > . . . ^ C", KEEPER])
        .fly();
    assert_step!(
        f,
        5,
        Step::Destroyed {
            by: Blow::Battlebots,
            ..
        }
    );
    assert_step!(f, 5, Step::KnockedOut { crew: 0, .. });
    assert_eq!(f.after(5).crew()[0].squad, Squad::Lost);
    for turn in 6..=13 {
        assert_no_step!(
            f,
            turn,
            Step::Plays { crew: 0, .. } | Step::Idle { crew: 0 } | Step::Delayed { crew: 0, .. }
        );
        assert_eq!(f.after(turn).crew()[0].squad, Squad::Lost);
    }
    // The storage it came from stays empty for the others.
    assert_eq!(f.why(7, 1), Some(Why::StorageEmpty));
    assert_eq!(
        (f.score().knocked_out, f.score().disabled_battlebots),
        (-2, -1)
    );
}

/// Proves SA-12.3, SA-21.44, SA-AR-15.
///
/// The Executioner knocks out a player on the bridge; the Alien that comes up later counts only who stands.
#[test]
fn a_knocked_out_player_is_not_counted_in_a_station() {
    // T4: Executioner (number 1) X in turn 2, Alien (number 2) Y in turn 5.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, EXECUTIONER)
        .inside(2, ALIEN)
        .crew(&["C", "< . >"])
        .fly();
    assert!(f.is_knocked_out(2, 0) && !f.is_knocked_out(2, 1));
    assert_eq!(
        (f.place(5, 0), f.place(5, 1)),
        (Some(UpperWhite), Some(UpperWhite))
    );
    assert_eq!(f.acts(5, ALIEN), [Y]);
    assert_eq!(f.harms(5, ALIEN), [(White, 1)]);
}

/// Proves SA-12.4.
#[test]
fn the_mission_goes_on_without_a_crew() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, PSIONIC_SATELLITE)
        .threat(4, White, FIGHTER)
        .crew(&["A A A A A A A"])
        .fly();
    assert!(f.is_knocked_out(5, 0));
    assert_no_step!(f, 6, Step::Plays { .. });
    assert_step!(f, 7, Step::Advances { .. });
    assert_eq!(f.fate(FIGHTER), Fate::Survived);
    assert_step!(f, 13, Step::Jumped);
}
