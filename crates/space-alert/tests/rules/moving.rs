//! Who acts when, doors, gravolifts and heroic movement (SA-7.1 to SA-7.19, SA-7.71, SA-7.72).

use crate::rules::flight_builder::prelude::*;

/// The crew members who reveal a card or sit idle in a turn, in the order in which they do.
fn order(flown: &Flown, turn: u8) -> Vec<u8> {
    let who = |s| match s {
        Step::Plays { crew, .. } | Step::Idle { crew } => Some(crew),
        _ => None,
    };
    flown.steps(turn).into_iter().filter_map(who).collect()
}

/// Proves SA-7.1, SA-7.2, SA-3.2.
///
/// Everybody has the card of this turn on top, and the captain comes first in every turn.
#[test]
fn the_captain_acts_first_and_the_others_follow() {
    let f = ship().crew(&["< A", ". B", "> C", "C", "^ A . A"]).fly();
    for turn in 1..=12 {
        assert_eq!(order(&f, turn), [0, 1, 2, 3, 4]);
    }
    let shown = |s| match s {
        Step::Plays { action, .. } => Some(action),
        _ => None,
    };
    let turn_1: Vec<_> = f.steps(1).into_iter().filter_map(shown).collect();
    assert_eq!(words_of(&turn_1), "< > C ^");
    let turn_2: Vec<_> = f.steps(2).into_iter().filter_map(shown).collect();
    assert_eq!(words_of(&turn_2), "A B C A");
}

/// Proves SA-7.3.
///
/// The last energy of the red reactor goes to the crew member who acts first.
#[test]
fn an_action_is_complete_before_the_next_player_acts() {
    let (gunner, engineer) = ("< A A", "< . B");
    let f = ship().crew(&[gunner, engineer, KEEPER]).fly();
    assert_step!(f, 3, Step::Activated { crew: 0, .. });
    assert_eq!(f.why(3, 1), Some(Why::SourceEmpty));

    let f = ship().crew(&[engineer, gunner, KEEPER]).fly();
    assert_step!(
        f,
        3,
        Step::EnergyMoved {
            crew: 0,
            amount: 1,
            ..
        }
    );
    assert_eq!(f.why(3, 1), Some(Why::NoEnergy));
}

/// Proves SA-7.5, SA-4.8.
#[test]
fn an_empty_slot_means_no_action() {
    let f = ship().crew(&["< . A", KEEPER]).fly();
    assert_step!(f, 2, Step::Idle { crew: 0 });
    assert_eq!(f.place(2, 0), Some(UpperRed));
    assert_eq!(f.after(2).reactors(), f.after(1).reactors());
}

/// Proves SA-7.6.
///
/// A wasted card is used up, and nothing is delayed for it.
#[test]
fn an_impossible_action_is_lost_without_a_delay() {
    let f = ship().crew(&["R A", KEEPER]).fly();
    assert_eq!(f.why(1, 0), Some(Why::NoSquad));
    assert_no_step!(f, 1, Step::Delayed { .. });
    assert_eq!(f.slots(1, 0), "R A");
    assert_step!(
        f,
        2,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
}

/// Proves SA-7.7, SA-7.8, SA-2.2.
///
/// From the bridge to the left until the wall, then to the right until the wall, on both decks.
#[test]
fn arrows_lead_through_one_door_and_stop_at_the_wall() {
    for (deck, stations) in [
        (".", [UpperRed, UpperWhite, UpperBlue]),
        ("^", [LowerRed, LowerWhite, LowerBlue]),
    ] {
        let [left, middle, right] = stations.map(Some);
        let f = ship()
            .crew(&[&format!("{deck} < < > > > < <"), KEEPER])
            .fly();
        let path: Vec<_> = (1..=8).map(|turn| f.place(turn, 0)).collect();
        assert_eq!(
            path,
            [middle, left, left, middle, right, right, middle, left]
        );
        assert_eq!(f.why(3, 0), Some(Why::EdgeOfShip));
        assert_eq!(f.why(6, 0), Some(Why::EdgeOfShip));
    }
}

/// Proves SA-7.9, SA-2.3.
#[test]
fn the_gravolift_leads_to_the_other_deck_of_the_zone() {
    for (way, upper, lower) in [
        ("<", UpperRed, LowerRed),
        (".", UpperWhite, LowerWhite),
        (">", UpperBlue, LowerBlue),
    ] {
        let f = ship().crew(&[&format!("{way} ^ ^"), KEEPER]).fly();
        assert_eq!(f.place(1, 0), Some(upper));
        assert_eq!(f.place(2, 0), Some(lower));
        assert_eq!(f.place(3, 0), Some(upper));
        assert_step!(f, 2, Step::Moves { way: Way::Lift, .. });
    }
}

/// Proves SA-7.10, SA-7.61.
///
/// An active squad fights where its player went; a disabled one follows to the other storage.
#[test]
fn a_squad_moves_with_its_player() {
    // The Troopers start in Lower Blue and fight back.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, TROOPERS_BLUE)
        .crew(&["> C ^ R < < C", KEEPER])
        .fly();
    assert_step!(
        f,
        4,
        Step::Attacks {
            crew: 0,
            station: LowerBlue,
            ..
        }
    );
    assert_eq!(f.after(4).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.place(6, 0), Some(LowerRed));
    assert_step!(f, 7, Step::SquadReactivated { crew: 0 });
    assert_eq!(f.after(7).stored[0], Stored::Intact);
}

/// Proves SA-7.11, SA-7.72.
///
/// Bumping into the wall of a slimed station, or a heroic move to where one is, is not entering it.
#[test]
fn staying_in_a_station_is_not_entering_it() {
    for bump in ["<", "!LR"] {
        let f = ship()
            .inside(3, SLIME_RED)
            .crew(&[&format!("< ^ . {bump} A"), KEEPER])
            .fly();
        assert!(f.after(4).slime().has(LowerRed));
        assert_eq!(f.place(4, 0), Some(LowerRed));
        assert_no_step!(f, 4, Step::Delayed { .. } | Step::DelayIdle { .. });
        assert_step!(f, 5, Step::Activated { crew: 0, .. });
    }
    let f = ship().crew(&["!UW"]).fly();
    assert_eq!(f.why(1, 0), Some(Why::AlreadyThere));
}

/// Proves SA-7.12, SA-21.30.
#[test]
fn entering_a_station_triggers_its_effects_at_once() {
    let f = ship().inside(1, SLIME_BLUE).crew(&["> ^ A", KEEPER]).fly();
    assert_step!(
        f,
        2,
        Step::Delayed {
            crew: 0,
            turn: 3,
            cause: DelayCause::Slime,
            ..
        }
    );
    let entered = f.when(2, |s| matches!(s, Step::Moves { crew: 0, .. }));
    let delayed = f.when(2, |s| matches!(s, Step::Delayed { crew: 0, .. }));
    assert_eq!(delayed, entered + 1);
}

/// Proves SA-7.13, SA-7.14, SA-7.16, SA-EX-26.
///
/// Captain and second player share the white gravolift in turn 2, one going up, one going down.
#[test]
fn the_second_user_of_a_gravolift_is_delayed() {
    let f = ship().crew(&["^ ^ A", ". ^ A", KEEPER]).fly();
    assert_eq!(f.place(2, 0), Some(UpperWhite));
    assert_eq!(f.place(2, 1), Some(LowerWhite));
    assert_eq!(f.slots(2, 0), "^ ^ A");
    assert_eq!(f.slots(2, 1), ". ^ . A");
    assert_step!(
        f,
        2,
        Step::Delayed {
            crew: 1,
            turn: 3,
            cause: DelayCause::LiftBusy,
            ..
        }
    );
    assert_no_step!(f, 2, Step::Delayed { crew: 0, .. });
    assert_step!(f, 3, Step::Activated { crew: 0, .. });
    assert_step!(f, 4, Step::Activated { crew: 1, .. });
}

/// Proves SA-7.14.
///
/// "Every later player": the third is delayed as well.
#[test]
fn the_third_user_of_a_gravolift_is_delayed_too() {
    let f = ship().crew(&["^ A", "^ A", "^ A", KEEPER]).fly();
    let late: Vec<_> = (0..4)
        .filter(|&c| f.slots(1, c).starts_with("^ . A"))
        .collect();
    assert_eq!(late, [1, 2]);
}

/// Proves SA-7.15.
#[test]
fn a_damaged_gravolift_delays_its_first_user() {
    let f = ship()
        .old_damage(White, &[Tile::Gravolift])
        .crew(&["^ A", ". ^ A", KEEPER])
        .fly();
    assert_eq!(f.place(1, 0), Some(LowerWhite));
    assert_eq!(f.slots(1, 0), "^ . A");
    assert_step!(
        f,
        1,
        Step::Delayed {
            crew: 0,
            turn: 2,
            cause: DelayCause::LiftDamaged,
            ..
        }
    );
    assert_step!(
        f,
        2,
        Step::Delayed {
            crew: 1,
            turn: 3,
            cause: DelayCause::LiftDamaged,
            ..
        }
    );
    assert_eq!(f.place(2, 1), Some(LowerWhite));
}

/// Proves SA-7.17.
#[test]
fn gravolifts_are_independent_and_forget() {
    // Red and blue lifts in the same turn, the white one in two turns running.
    let f = ship()
        .crew(&["< ^ A", "> ^ A", "^ . A", ". ^ A", KEEPER])
        .fly();
    for turn in 1..=2 {
        assert_no_step!(f, turn, Step::Delayed { .. });
    }
}

/// Proves SA-7.18, SA-10.24.
///
/// A damaged gravolift does not slow Troopers, and they leave it free for the crew.
#[test]
fn intruders_change_decks_without_gravolifts() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .old_damage(Red, &[Tile::Gravolift])
        .inside(1, TROOPERS_RED)
        .crew(&[KEEPER])
        .fly();
    // Speed 2 from square 13: X (square 9) in turn 2.
    assert_eq!(f.acts(2, TROOPERS_RED), [X]);
    assert!(f.threat(2, TROOPERS_RED).at.has(LowerRed));
    assert_eq!(f.threat(3, TROOPERS_RED).position, 7);

    let f = ship()
        .inside(1, TROOPERS_RED)
        .crew(&["< . ^ A", KEEPER])
        .fly();
    assert_step!(
        f,
        2,
        Step::Prowls {
            from: UpperRed,
            to: LowerRed,
            ..
        }
    );
    assert_no_step!(f, 3, Step::Delayed { .. });
}

/// Proves SA-7.19, SA-7.71, SA-AR-12, NF-AR-30.
///
/// Heroic movement needs no gravolift: it does not occupy one, and a used or damaged one does not matter.
#[test]
fn heroic_movement_has_nothing_to_do_with_gravolifts() {
    let f = ship().crew(&["!LW A", "^ A", "!LB A", KEEPER]).fly();
    assert_eq!(f.place(1, 0), Some(LowerWhite));
    assert_eq!(f.place(1, 1), Some(LowerWhite));
    assert_eq!(f.place(1, 2), Some(LowerBlue));
    assert_no_step!(f, 1, Step::Delayed { .. });

    let f = ship().crew(&["^ A", "!LW A", KEEPER]).fly();
    assert_no_step!(f, 1, Step::Delayed { .. });

    let f = ship()
        .old_damage(White, &[Tile::Gravolift])
        .crew(&["!LW A", KEEPER])
        .fly();
    assert_no_step!(f, 1, Step::Delayed { .. });
}

/// Proves SA-7.71, SA-EX-42.
///
/// From Upper Blue to Lower Red with the squad, without any penalty.
#[test]
fn heroic_movement_crosses_the_ship_with_the_squad() {
    let f = ship()
        .inside(4, COMMANDOS_RED)
        .crew(&["> C . !LR R", KEEPER])
        .fly();
    assert_eq!(f.place(3, 0), Some(UpperBlue));
    assert_eq!(f.place(4, 0), Some(LowerRed));
    assert_step!(
        f,
        4,
        Step::Moves {
            from: UpperBlue,
            to: LowerRed,
            way: Way::Heroic,
            ..
        }
    );
    assert_no_step!(f, 4, Step::Delayed { .. });
    assert_step!(
        f,
        5,
        Step::Attacks {
            crew: 0,
            station: LowerRed,
            ..
        }
    );
}

/// Proves SA-7.72, SA-AR-12.
///
/// Slime delays in the destination only, not on the way through.
#[test]
fn heroic_movement_enters_only_its_destination() {
    // Red Slime spreads to Lower White at the Y of T4 (square 5, turn 4).
    let slimed = ship().inside(1, SLIME_RED);
    let f = slimed.clone().crew(&["> ^ ... !LR A", KEEPER]).fly();
    assert!(f.after(5).slime().has(LowerWhite));
    assert_step!(
        f,
        6,
        Step::Delayed {
            crew: 0,
            turn: 7,
            cause: DelayCause::Slime,
            ..
        }
    );

    // From Lower Blue to Upper Red the straight way leads through the slime.
    let f = slimed.crew(&["> ^ ... !UR A", KEEPER]).fly();
    assert_eq!(f.place(6, 0), Some(UpperRed));
    assert_no_step!(f, 6, Step::Delayed { .. });
    assert_step!(f, 7, Step::Activated { crew: 0, .. });
}

/// Revealed symbols as words of a plan.
fn words_of(actions: &[space_alert::Action]) -> String {
    let slots: Vec<_> = actions.iter().map(|action| (*action).into()).collect();
    words(&slots)
}
