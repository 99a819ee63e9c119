//! How threats move and act (section 10).

use crate::rules::flight_builder::prelude::*;
use space_alert::stations::Heading;

/// The threats that move in a turn, in order.
fn movers(flown: &Flown, turn: u8) -> Vec<&'static str> {
    let mover = |s| match s {
        Step::Advances { threat, .. } => Some(threat.code()),
        _ => None,
    };
    flown.steps(turn).into_iter().filter_map(mover).collect()
}

/// Proves SA-10.1.
///
/// External and internal threats act together by number; each acts before the next one moves.
#[test]
fn threats_act_by_number() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(3, Red, FIGHTER)
        .inside(2, SKIRMISHERS_RED)
        .threat(1, Blue, GUNSHIP)
        .fly();
    assert_eq!(movers(&f, 3), [GUNSHIP, SKIRMISHERS_RED, FIGHTER]);
    // The Skirmishers reach their X, and only then does the Fighter move.
    assert_eq!(f.acts(3, SKIRMISHERS_RED), [X]);
    let acts = f.when(
        3,
        |s| matches!(s, Step::Acts { threat, .. } if threat.code() == SKIRMISHERS_RED),
    );
    let next = f.when(
        3,
        |s| matches!(s, Step::Advances { threat, .. } if threat.code() == FIGHTER),
    );
    assert!(acts < next);
}

/// Proves SA-AR-30.
///
/// In a custom mission two threats may share a number: the one outside acts first.
#[test]
fn with_the_same_number_external_threats_act_first() {
    let f = ship()
        .inside(2, SKIRMISHERS_RED)
        .threat(2, Blue, GUNSHIP)
        .fly();
    assert_eq!(movers(&f, 2), [GUNSHIP, SKIRMISHERS_RED]);
}

/// Proves SA-10.2, SA-10.3, SA-10.22, SA-20.35, SA-AR-23.
///
/// The Kamikaze on T7: 4 squares, then 5, then 6; a speed gained on the way counts from the next move on.
#[test]
fn speed_is_read_at_the_start_of_the_move() {
    let f = ship().boards("T7 T2 T3 T4").threat(1, Red, KAMIKAZE).fly();
    assert_step!(
        f,
        1,
        Step::Advances {
            from: 16,
            to: 12,
            ..
        }
    );
    assert_eq!(f.threat(1, KAMIKAZE).speed, 5);
    assert_step!(
        f,
        2,
        Step::Advances {
            from: 12,
            to: 7,
            ..
        }
    );
    assert_eq!(f.threat(2, KAMIKAZE).speed, 6);
    assert_step!(f, 3, Step::Advances { from: 7, to: 1, .. });
}

/// Proves SA-10.4, SA-10.8.
///
/// Squares passed count like squares landed on, in the order in which they lie on the way; Z once.
#[test]
fn squares_passed_act_in_order() {
    let f = ship().boards("T7 T2 T3 T4").threat(1, Red, KAMIKAZE).fly();
    assert_eq!(f.acts(1, KAMIKAZE), [X]); // landed on 12
    assert_eq!(f.acts(2, KAMIKAZE), [Y]); // passed 8
    assert_eq!(f.acts(3, KAMIKAZE), [Y, Z]); // passed 5, then 1
    assert_eq!(f.attacks(3, KAMIKAZE), [(Red, 6, 1)]);
    // A Meteoroid on T1 overshoots: 10, 5, then past the ship. Z happens once.
    let f = ship()
        .boards("T7 T1 T3 T4")
        .threat(1, White, METEOROID)
        .fly();
    assert_eq!(f.acts(1, METEOROID), [X]);
    assert_eq!(f.acts(2, METEOROID), [Z]);
    assert_eq!(movers(&f, 3), [""; 0]);
}

/// Proves SA-10.5, SA-21.7.
///
/// T7 has two Y squares: a Gunship attacks, Skirmishers change decks, at both.
#[test]
fn both_y_squares_count() {
    let f = ship()
        .boards("T7 T2 T3 T6")
        .threat(1, Red, GUNSHIP)
        .inside(2, SKIRMISHERS_RED)
        .pile(Red, &[Tile::Structural, Tile::Gravolift])
        .fly();
    assert_eq!((f.acts(4, GUNSHIP), f.acts(6, GUNSHIP)), (vec![Y], vec![Y]));
    assert_eq!(
        (f.attacks(4, GUNSHIP)[0].1, f.attacks(6, GUNSHIP)[0].1),
        (2, 2)
    );
    // Skirmishers on T6: X in turn 3 (9), Y in turns 4 (6) and 5 (3).
    let at = |turn| f.threat(turn, SKIRMISHERS_RED).at.first();
    assert_eq!((at(2), at(3)), (Some(UpperRed), Some(UpperWhite)));
    assert_eq!((at(4), at(5)), (Some(LowerWhite), Some(UpperWhite)));
}

/// Proves SA-10.6.
#[test]
fn a_letter_without_action_does_nothing() {
    let f = ship().boards("T4 T2 T3 T1").threat(1, Red, METEOROID).fly();
    assert_eq!(f.acts(1, METEOROID), [X]);
    let acts = f.when(1, |s| matches!(s, Step::Acts { .. }));
    assert_eq!(f.steps(1)[acts + 1], Step::TurnEnds { turn: 1 });
    assert_eq!(f.after(1).shields(), [1; 3]);
}

/// Proves SA-10.7, SA-AR-24.
///
/// When the first action of a move happens, the token is already where the move ends.
#[test]
fn the_token_moves_completely_before_it_acts() {
    let f = ship().boards("T7 T2 T3 T4").threat(1, Red, KAMIKAZE).fly();
    for turn in 1..=3 {
        let acting = f.after_step(turn, |s| matches!(s, Step::Acts { .. }));
        assert_eq!(
            acting.threats()[0].position,
            f.threat(turn, KAMIKAZE).position
        );
    }
    assert!(
        f.when(2, |s| matches!(s, Step::Advances { .. }))
            < f.when(2, |s| matches!(s, Step::Acts { .. }))
    );
}

/// Proves SA-10.9.
///
/// After Z the threat is gone: it neither acts nor can be hit.
#[test]
fn a_survived_threat_is_out_of_play() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, FIGHTER)
        .crew(&["< .... A", KEEPER])
        .fly();
    assert_eq!(f.acts(3, FIGHTER), [Z]);
    assert_step!(f, 3, Step::Survived { points: 2, .. });
    assert_step!(
        f,
        6,
        Step::Misses {
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
    for turn in 4..=13 {
        assert_eq!(movers(&f, turn), [""; 0]);
    }
    assert_eq!(f.fate(FIGHTER), Fate::Survived);
}

/// Proves SA-10.10.
///
/// Skirmishers who have done their worst leave the ship: a squad finds nobody.
#[test]
fn a_survived_intruder_leaves() {
    // T1, speed 3, number 1: X in turn 2 (to the bridge), Z in turn 3.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(1, SKIRMISHERS_BLUE)
        .crew(&["> C . < R", KEEPER])
        .fly();
    assert_eq!(f.threat(2, SKIRMISHERS_BLUE).at.first(), Some(UpperWhite));
    assert_eq!(f.threat(3, SKIRMISHERS_BLUE).fate, Fate::Survived);
    assert!(f.threat(3, SKIRMISHERS_BLUE).at.is_empty());
    assert_eq!(f.why(5, 0), Some(Why::NoIntruder));
}

/// Proves SA-10.14, SA-10.15.
///
/// Attack 2 on red with 1 energy in the red shield: 1 absorbed, 1 tile. The other zones feel nothing.
#[test]
fn shields_absorb_first() {
    let f = ship().boards("T1 T2 T3 T4").threat(1, Red, GUNSHIP).fly();
    assert_eq!(f.attacks(3, GUNSHIP), [(Red, 2, 1)]);
    assert_eq!(f.after(3).shields(), [0, 1, 1]);
    assert_eq!(f.after(3).damage, [1, 0, 0]);
    assert_eq!(f.tiles(3), [(Red, Tile::Structural)]);
    // A shield that holds enough takes it all: the Fighter's attack 1.
    let f = ship().boards("T4 T2 T3 T1").threat(1, Red, FIGHTER).fly();
    assert_eq!(f.attacks(2, FIGHTER), [(Red, 1, 1)]);
    assert_eq!(f.after(2).damage, [0; 3]);
}

/// Proves SA-10.16.
#[test]
fn attacks_on_all_zones_go_left_to_right() {
    let f = ship()
        .boards("T4 T2 T1 T3")
        .threat(1, Blue, PULSE_BALL)
        .crew(&["> B", KEEPER])
        .fly();
    // Z with strength 2 in turn 5; X took 1 from each shield before.
    assert_eq!(
        f.attacks(5, PULSE_BALL),
        [(Red, 2, 0), (White, 2, 0), (Blue, 2, 1)]
    );
    assert_eq!(f.after(5).damage, [2, 2, 1]);
}

/// Proves SA-10.17.
#[test]
fn attacks_on_the_other_zones_spare_its_own() {
    for (zone, others) in [
        (Red, [White, Blue]),
        (White, [Red, Blue]),
        (Blue, [Red, White]),
    ] {
        let f = ship()
            .boards("T1 T2 T3 T4")
            .threat(1, zone, ENERGY_CLOUD)
            .fly();
        let z = (1..=13)
            .find(|&turn| f.acts(turn, ENERGY_CLOUD).contains(&Z))
            .unwrap();
        let hit: Vec<_> = f.attacks(z, ENERGY_CLOUD).iter().map(|a| a.0).collect();
        assert_eq!(hit[hit.len() - 2..], others);
    }
}

/// Proves SA-10.18.
///
/// A Meteoroid with 5 hit points that took 4 hits with 1.
#[test]
fn an_attack_with_the_remaining_hit_points() {
    let f = ship()
        .boards("T4 T2 T3 T1")
        .threat(2, Red, METEOROID)
        .crew(&["< A", KEEPER])
        .fly();
    assert_eq!(f.threat(2, METEOROID).damage, 4);
    assert_eq!(f.attacks(4, METEOROID), [(Red, 1, 1)]);
}

/// Proves SA-10.19, SA-20.25.
///
/// The Scout's Z: 3 points past a full shield, which keeps its energy.
#[test]
fn an_attack_that_ignores_shields() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, SCOUT)
        .crew(&["< B", KEEPER])
        .fly();
    assert_step!(
        f,
        5,
        Step::Attack {
            zone: Red,
            strength: 3,
            absorbed: 0,
            ignores_shields: true,
            ..
        }
    );
    assert_eq!((f.after(5).shields()[0], f.after(5).damage[0]), (2, 3));
}

/// Proves SA-10.20, SA-11.1, SA-21.6.
///
/// Intruders damage the zone they stand in, on whatever deck, and no shield helps.
#[test]
fn internal_damage_ignores_shields() {
    // Commandos start in Lower Red and change to Upper Red; undamaged they deal 2 at Y.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, COMMANDOS_RED)
        .crew(&["!UB", KEEPER])
        .fly();
    assert_eq!(f.threat(4, COMMANDOS_RED).at.first(), Some(UpperRed));
    assert_eq!(f.harms(4, COMMANDOS_RED), [(Red, 2)]);
    assert_eq!(
        (f.after(4).damage, f.after(4).shields()),
        ([2, 0, 0], [1; 3])
    );
    // The Saboteur stands on the lower deck; its damage goes to the same piles.
    let f = ship().boards("T1 T2 T3 T4").inside(1, SABOTEUR_LEFT).fly();
    let z = (1..=13)
        .find(|&turn| f.acts(turn, SABOTEUR_LEFT).contains(&Z))
        .unwrap();
    assert_eq!(f.harms(z, SABOTEUR_LEFT), [(Red, 2)]);
    assert_eq!(f.after(z).shields(), [1; 3]);
}

/// Proves SA-10.21.
#[test]
fn damage_to_all_zones_goes_left_to_right() {
    // Virus on T1, number 1: Z in turn 3.
    let f = ship().boards("T4 T2 T3 T1").inside(1, VIRUS).fly();
    assert_eq!(f.harms(3, VIRUS), [(Red, 1), (White, 1), (Blue, 1)]);
    let zones: Vec<_> = f.tiles(3).iter().map(|t| t.0).collect();
    assert_eq!(zones, [Red, White, Blue]);
}

/// Proves SA-10.22, SA-20.36.
///
/// Man-of-War on T7: faster after X, a stronger shield after each Y, for good.
#[test]
fn changes_of_speed_and_shield_are_permanent() {
    let f = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, Red, MAN_OF_WAR)
        .crew(&["< B ... B B", "< ^ .. B", KEEPER])
        .fly();
    assert_eq!(f.acts(4, MAN_OF_WAR), [X]);
    let at = |turn| {
        let t = f.threat(turn, MAN_OF_WAR);
        (t.position, t.speed, t.shield)
    };
    assert_eq!(at(3), (13, 1, 2));
    assert_eq!(at(4), (12, 2, 2));
    assert_eq!(at(5), (10, 2, 2));
    assert_eq!(at(6), (8, 2, 3));
    assert_eq!(at(8), (4, 2, 4));
}

/// Proves SA-10.23.
///
/// The Amoeba heals 2 at X, but never more than its damage.
#[test]
fn healing_stops_at_no_damage() {
    let amoeba = ship().boards("T5 T2 T3 T4").threat(2, Red, AMOEBA);
    // X in turn 3 (14, 12, then 10).
    let f = amoeba.clone().crew(&["< A", KEEPER]).fly();
    assert_eq!(
        (f.threat(2, AMOEBA).damage, f.threat(3, AMOEBA).damage),
        (4, 2)
    );
    assert_step!(
        f,
        3,
        Step::Heals {
            amount: 2,
            damage: 2,
            ..
        }
    );
    let f = amoeba.crew(&["< ^ A", KEEPER]).fly();
    assert_eq!((f.hit(3, AMOEBA), f.threat(3, AMOEBA).damage), (Some(2), 0));
    let f = ship().boards("T5 T2 T3 T4").threat(1, Red, AMOEBA).fly();
    assert_step!(
        f,
        2,
        Step::Heals {
            amount: 0,
            damage: 0,
            ..
        }
    );
}

/// Proves SA-10.23, SA-20.1, SA-20.17.
///
/// The Armored Grappler repairs 1 of its 3 damage at Y.
#[test]
fn the_grappler_repairs_itself() {
    // Red T4, number 2: X in turn 3, Y in turn 5; heavy and light laser in turn 4: 4 + 2 - 3.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .threat(2, Red, GRAPPLER)
        .crew(&["< .. A", "< ^ . A", KEEPER])
        .fly();
    assert_eq!(f.threat(4, GRAPPLER).damage, 3);
    assert_eq!(f.acts(5, GRAPPLER), [Y]);
    assert_eq!(f.threat(5, GRAPPLER).damage, 2);
}

/// Proves SA-10.24.
///
/// Left, right and the other deck; beyond the outer walls there is nothing to move to.
#[test]
fn intruders_move_to_the_adjacent_station() {
    let at = |code, turn| {
        let f = ship().boards("T1 T2 T3 T6").inside(1, code).fly();
        f.threat(turn, code).at.first()
    };
    // T6, speed 3: X in turn 2, Y in turns 3 and 4. Speed 2: X in turn 3, Y in turns 4 and 6.
    assert_eq!(at(SKIRMISHERS_RED, 2), Some(UpperWhite));
    assert_eq!(at(SKIRMISHERS_BLUE, 2), Some(UpperWhite));
    assert_eq!(at(TROOPERS_RED, 3), Some(LowerRed));
    assert_eq!(at(TROOPERS_RED, 4), Some(LowerWhite));
    assert_eq!(at(TROOPERS_RED, 6), Some(LowerBlue));
    assert_eq!(at(TROOPERS_BLUE, 3), Some(UpperBlue));
    assert_eq!(at(TROOPERS_BLUE, 6), Some(UpperRed));
    for (station, wall) in [
        (UpperRed, Heading::Red),
        (LowerRed, Heading::Red),
        (UpperBlue, Heading::Blue),
        (LowerBlue, Heading::Blue),
    ] {
        assert_eq!(station.toward(wall), None);
    }
}

/// Proves SA-10.25, SA-20.42.
///
/// The Psionic Satellite on white delays the players of the white zone at X, both decks.
#[test]
fn named_players_are_delayed() {
    // T5, number 1: X in turn 2.
    let f = ship()
        .boards("T1 T5 T3 T4")
        .threat(1, White, PSIONIC_SATELLITE)
        .crew(&["^ . A", "< . A", ". . B", "> . A", KEEPER])
        .fly();
    let delayed: Vec<_> = (0..4)
        .filter(|&c| {
            f.count(
                2,
                |s| matches!(*s, Step::Delayed { crew, turn: 3, .. } if crew == c),
            ) > 0
        })
        .collect();
    assert_eq!(delayed, [0, 2]);
}

/// Proves SA-10.27, SA-20.33.
///
/// The Marauder's Y takes 1 energy from each shield that has any; Hacked Shields takes all.
#[test]
fn drains_take_what_is_there() {
    // Marauder on T4, number 1: X in turn 2 (9 of 13: 10, 7), Y in turn 3 (4).
    let f = ship()
        .boards("T4 T2 T3 T1")
        .threat(1, Red, MARAUDER)
        .threat(1, Blue, GUNSHIP)
        .crew(&["B", KEEPER])
        .fly();
    // The Gunship (T3, X in turn 2) has emptied the blue shield.
    assert_eq!(f.at(3, Part::ThreatActions).shields(), [1, 3, 0]);
    assert_eq!(f.acts(3, MARAUDER), [Y]);
    assert_eq!(f.after(3).shields(), [0, 2, 0]);

    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(1, HACKED_SHIELDS_RED)
        .crew(&["!UR . . .", KEEPER])
        .fly();
    assert_eq!(f.acts(3, HACKED_SHIELDS_RED), [X]);
    assert_eq!(
        (f.after(3).shields(), f.after(3).reactors()),
        ([0, 1, 1], [2, 3, 2])
    );
}

/// Proves SA-10.28, SA-1.6, SA-15.2, SA-20.56, SA-21.51.
///
/// Four cards lose the ship at Z, without a scratch on it.
#[test]
fn some_threats_end_the_mission() {
    for (code, doom) in [
        (ALIEN, Doom::TakenOver),
        (FISSURE, Doom::BrokenApart),
        (NUCLEAR_DEVICE, Doom::BlownUp),
    ] {
        let f = ship().boards("T4 T2 T3 T1").inside(1, code).fly();
        let (_, loss, by) = f.loss();
        assert_eq!((loss, by), (Loss::Doomed { doom }, code));
    }
    let f = ship().boards("T1 T2 T3 T4").threat(1, Red, NEMESIS).fly();
    assert_eq!(
        f.loss(),
        (
            3,
            Loss::Doomed {
                doom: Doom::BlownUp
            },
            NEMESIS
        )
    );
}
