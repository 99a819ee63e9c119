//! Battlebot squads: taking, fighting, disabling, reactivating (SA-7.60 to SA-7.70, SA-7.79, SA-12.6).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-7.60, SA-7.62, SA-2.11, SA-12.6.
///
/// Every line of the table of SA-7.60, in both storage stations.
#[test]
fn c_takes_the_stored_squad() {
    for (way, storage, lowered) in [(">", UpperBlue, 1), ("< ^", LowerRed, 0)] {
        let f = ship()
            .crew(&[&format!("{way} C C"), &format!("{way} . . C"), KEEPER])
            .fly();
        let taken = way.split(' ').count() as u8 + 1;
        assert_eq!(f.after(1).stored, [Stored::Intact; 2]);
        assert_step!(f, taken, Step::SquadTaken { crew: 0, station, active: true } if station == storage);
        assert_eq!(f.after(taken).crew()[0].squad, Squad::Active);
        assert_eq!(f.after(taken).stored[lowered], Stored::Empty);
        // Leads an active squad: no effect.
        assert_eq!(f.why(taken + 1, 0), Some(Why::SquadActive));
        // Leads none, and the storage is empty: no effect.
        assert_eq!(f.why(taken + 2, 1), Some(Why::StorageEmpty));
        assert_eq!(f.after(12).crew()[1].squad, Squad::None);
    }
}

/// Proves SA-7.62.
///
/// Who leads a squad cannot take the other one; a led squad stays to the end.
#[test]
fn a_player_leads_one_squad_at_most() {
    let f = ship().crew(&["> C !LR C . > A", KEEPER]).fly();
    assert_eq!(f.place(4, 0), Some(LowerRed));
    assert_eq!(f.why(4, 0), Some(Why::SquadActive));
    assert_eq!(f.after(4).stored, [Stored::Intact, Stored::Empty]);
    assert_eq!(f.after(13).crew()[0].squad, Squad::Active);
}

/// Proves SA-7.63, SA-7.65, SA-7.66, SA-7.67, SA-EX-33.
///
/// Troopers (2 hit points, fight back) and one squad: 1 damage, then nothing until C in a storage station.
#[test]
fn troopers_disable_the_squad_that_hits_them() {
    // Number 4 on T7: they stay in Lower Blue until the end of turn 5.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, TROOPERS_BLUE)
        .crew(&["> C ^ R R ^ C R", KEEPER])
        .fly();
    assert_step!(
        f,
        4,
        Step::Attacks {
            crew: 0,
            damage: 1,
            hit_points: 2,
            ..
        }
    );
    assert_step!(f, 4, Step::SquadDisabled { crew: 0, .. });
    assert_eq!(f.why(5, 0), Some(Why::SquadDisabled));
    assert_eq!(f.threat(5, TROOPERS_BLUE).damage, 1);
    assert_step!(f, 7, Step::SquadReactivated { crew: 0 });
    assert_eq!(f.after(7).crew()[0].squad, Squad::Active);
    // By then the Troopers have moved on to the bridge: no intruder here.
    assert_eq!(f.why(8, 0), Some(Why::NoIntruder));
}

/// Proves SA-7.79, SA-7.65, SA-7.69, SA-EX-34.
///
/// Heroic battlebots first: the squad stays active and finishes the Troopers next turn.
#[test]
fn heroic_battlebots_are_not_disabled() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, TROOPERS_BLUE)
        .crew(&["> C ^ R! R", KEEPER])
        .fly();
    assert_step!(f, 4, Step::Attacks { damage: 1, .. });
    assert_no_step!(f, 4, Step::SquadDisabled { .. });
    assert_eq!(f.after(4).crew()[0].squad, Squad::Active);
    assert_step!(
        f,
        5,
        Step::Destroyed {
            by: Blow::Battlebots,
            points: 6,
            ..
        }
    );
    assert_eq!(f.after(5).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.score().destroyed, 6);
    assert_eq!(f.score().disabled_battlebots, -1);
}

/// Proves SA-7.65, SA-7.69.
///
/// The squad is disabled even by the intruder it destroys, and the intruder is gone at once.
#[test]
fn a_destroyed_intruder_has_still_fought_back() {
    // Skirmishers with 1 hit point in Upper Blue; a second squad finds nobody in the same turn.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, SKIRMISHERS_BLUE)
        .crew(&["!LR C !UB R", "> C . R", KEEPER])
        .fly();
    assert_step!(
        f,
        4,
        Step::Destroyed {
            by: Blow::Battlebots,
            ..
        }
    );
    assert_eq!(f.after(4).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.why(4, 1), Some(Why::NoIntruder));
    assert_eq!(f.after(4).crew()[1].squad, Squad::Active);
    assert!(f.threat(4, SKIRMISHERS_BLUE).at.is_empty());
}

/// Proves SA-7.60, SA-7.61, SA-EX-35.
///
/// Leading a disabled squad in Upper Blue, where the other squad is still stored: C reactivates the led one.
#[test]
fn c_reactivates_the_led_squad_before_it_takes_another() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, COMMANDOS_RED)
        .crew(&["!LR C R ^ > > C", KEEPER])
        .fly();
    assert_eq!(f.after(3).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.place(6, 0), Some(UpperBlue));
    assert_step!(f, 7, Step::SquadReactivated { crew: 0 });
    assert_eq!(f.after(7).stored, [Stored::Empty, Stored::Intact]);
}

/// Proves SA-7.64.
///
/// Alien and Saboteur share Lower White: the lower number is attacked.
#[test]
fn the_lowest_number_in_the_station_is_attacked() {
    let attacked = |alien, saboteur| {
        let f = ship()
            .boards("T1 T2 T3 T6")
            .inside(alien, ALIEN)
            .inside(saboteur, SABOTEUR_LEFT)
            .crew(&["!LR C > R", KEEPER])
            .fly();
        assert!(
            f.at(4, Part::PlayerActions)
                .threats()
                .iter()
                .all(|t| t.at.has(LowerWhite))
        );
        [ALIEN, SABOTEUR_LEFT].map(|code| f.threat(4, code).damage)
    };
    assert_eq!(attacked(3, 4), [1, 0]);
    assert_eq!(attacked(4, 3), [0, 1]);
}

/// Proves SA-7.67.
#[test]
fn without_an_active_squad_or_an_intruder_nothing_happens() {
    let f = ship().inside(2, SEEKER).crew(&["> R", ". R", KEEPER]).fly();
    // No squad yet, although one is stored here, and none on the bridge beside the Seeker.
    assert_eq!(f.why(2, 0), Some(Why::NoSquad));
    assert_eq!(f.why(2, 1), Some(Why::NoSquad));
    assert_eq!(f.threat(2, SEEKER).damage, 0);
    // An active squad, but no intruder in Upper Blue.
    let f = ship().crew(&["> C . R", KEEPER]).fly();
    assert_eq!(f.why(4, 0), Some(Why::NoIntruder));
}

/// Proves SA-7.68.
#[test]
fn the_battlebots_action_does_not_pick_up_a_squad() {
    let f = ship().crew(&["> R R!", KEEPER]).fly();
    assert_eq!(f.why(2, 0), Some(Why::NoSquad));
    assert_eq!(f.why(3, 0), Some(Why::NoSquad));
    assert_eq!(f.after(3).stored, [Stored::Intact; 2]);
    assert_eq!(f.after(3).crew()[0].squad, Squad::None);
}

/// Proves SA-7.70.
///
/// With a squad in tow: shoot, charge, ride the gravolift, refuel, launch a rocket.
#[test]
fn leading_a_squad_restricts_nothing() {
    let f = ship().crew(&["> C A B ^ C < B", KEEPER]).fly();
    assert_step!(f, 3, Step::Activated { crew: 0, .. });
    assert_step!(f, 4, Step::EnergyMoved { crew: 0, .. });
    assert_step!(
        f,
        5,
        Step::Moves {
            crew: 0,
            way: Way::Lift,
            ..
        }
    );
    assert_step!(f, 6, Step::RocketLaunched { crew: 0, .. });
    assert_step!(f, 8, Step::FuelBurnt { crew: 0, .. });
    assert_eq!(f.after(8).crew()[0].squad, Squad::Active);
}
