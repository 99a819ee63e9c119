//! Double action cards and variable-range interceptors (NF-5, NF-6).

use crate::rules::flight_builder::prelude::*;

/// Proves NF-5.3.1 to NF-5.3.3, NF-5.3.5, NF-WE-22.
#[test]
fn an_impossible_symbol_is_ignored() {
    let fly = |card: &str| {
        let plan = format!("< {card}");
        frontier_ship().crew(&[&plan, KEEPER]).fly()
    };
    for card in ["A+<", "<+A"] {
        let f = fly(card);
        assert_step!(
            f,
            2,
            Step::Activated {
                weapon: Weapon::HeavyLaserRed,
                ..
            }
        );
        assert_eq!(f.place(2, 0), Some(UpperRed));
        assert_eq!(f.why(2, 0), Some(Why::EdgeOfShip));
    }
}

/// Proves NF-5.2.4, NF-WE-23.
#[test]
fn battlebots_without_a_squad_leave_the_other_symbol() {
    let f = frontier_ship().crew(&["R+A", KEEPER]).fly();
    assert_step!(
        f,
        1,
        Step::Activated {
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
}

/// Proves NF-5.3.4, NF-5.3.6, NF-WE-24.
#[test]
fn the_order_of_symbols_is_fixed() {
    let fly = |card: &str| {
        let plan = format!("< A {card}");
        frontier_ship().crew(&[&plan, KEEPER]).fly()
    };
    let shot_first = fly("A+B");
    assert_step!(shot_first, 3, Step::Activated { .. });
    assert_eq!(shot_first.after(3).shields()[0], 1);
    let shield_first = fly("B+A");
    assert_eq!(shield_first.after(3).shields()[0], 2);
    assert_eq!(shield_first.why(3, 0), Some(Why::NoEnergy));
}

/// Proves NF-5.4.2 to NF-5.4.4, NF-WE-25.
#[test]
fn a_delay_by_the_first_symbol_delays_the_second() {
    let ship = frontier_ship();
    let f = ship.crew(&["... ^", "... ^+A B", KEEPER]).fly();
    assert_eq!(f.place(4, 1), Some(LowerWhite));
    assert_step!(
        f,
        4,
        Step::SecondSymbolDelayed {
            crew: 1,
            turn: 5,
            ..
        }
    );
    assert_eq!(f.slots(4, 1), ". . . ^ A B");
    assert_step!(
        f,
        5,
        Step::Activated {
            crew: 1,
            weapon: Weapon::PulseCannon,
            ..
        }
    );
}

/// Proves NF-5.4.5, NF-WE-27, NF-WE-28.
#[test]
fn a_delay_by_the_second_symbol_delays_the_next_card() {
    let f = frontier_ship().crew(&["^", "A+^ B", KEEPER]).fly();
    assert_step!(f, 1, Step::Activated { crew: 1, .. });
    assert_eq!(f.place(1, 1), Some(LowerWhite));
    assert_eq!(f.slots(1, 1), "A+^ . B");
}

/// Proves NF-5.4.1, NF-WE-29.
#[test]
fn a_delay_from_outside_pushes_the_whole_card() {
    let f = frontier_ship().crew(&["..... <+C", ""]).fly();
    assert_eq!(f.slots(5, 0), ". . . . . . <+C");
}

/// Proves NF-5.4.7, NF-WE-30.
#[test]
fn a_second_symbol_after_turn_12_is_lost() {
    let f = frontier_ship()
        .crew(&["........... ^", "........... ^+A", KEEPER])
        .fly();
    assert_step!(f, 12, Step::SecondSymbolDelayed { crew: 1, .. });
    assert_no_step!(f, 12, Step::Activated { crew: 1, .. });
}

/// Proves NF-5.4.6, NF-AR-20.
///
/// Nobody maintains the computer: the check after turn 2 would delay turn 3, which holds a half-card.
#[test]
fn a_half_card_is_not_pushed_by_another_delay() {
    let f = frontier_ship().crew(&[". ^", ". ^+A B"]).fly();
    assert_eq!(f.slots(2, 1), ". ^ A B");
    assert_step!(f, 3, Step::Activated { crew: 1, .. });
}

/// Proves NF-5.3.9.
#[test]
fn a_player_counts_once_at_the_window() {
    let f = frontier_ship().crew(&["^ C+C", KEEPER]).fly();
    assert_eq!(f.score().observation, 1);
}

/// Proves NF-5.5.1.
#[test]
fn a_double_half_cannot_be_corrected() {
    let f = frontier_ship().crew(&["A+B/<", KEEPER]).fly();
    assert_no_step!(f, 1, Step::Misplayed { .. });
    assert_step!(f, 1, Step::Activated { crew: 0, .. });
}

/// Proves NF-6.2.1, NF-6.2.3 to NF-6.2.5, NF-WE-33.
#[test]
fn launching_with_a_double_card() {
    let fly = |card: &str| {
        let plan = format!("< ^ C ^ {card}");
        frontier_ship().crew(&[&plan, KEEPER]).fly()
    };
    for card in ["C+A", "C+>"] {
        let f = fly(card);
        assert_eq!(f.place(5, 0), None);
        assert_step!(f, 5, Step::SymbolIgnored { crew: 0, .. });
    }
    let fired = fly("A+C");
    assert_eq!(fired.place(5, 0), None);
    assert_step!(fired, 5, Step::Activated { crew: 0, .. });
    let moved = fly(">+C");
    assert_eq!(moved.place(5, 0), Some(UpperWhite));
}

/// Proves NF-6.1.2, NF-6.3.1 to NF-6.3.3, NF-6.3.5, NF-WE-34.
#[test]
fn a_pilot_flies_out_holds_and_comes_back() {
    let f = frontier_ship().crew(&["< ^ C ^ C C R R+C", KEEPER]).fly();
    for (turn, distance) in (5..).zip([1, 2, 2, 3, 2, 1]) {
        assert_eq!(f.place(turn, 0), None, "turn {turn}");
        assert_eq!(f.after(turn).interceptor_distance, distance, "turn {turn}");
    }
    assert_eq!(f.place(11, 0), Some(UpperRed));
}

/// Proves NF-6.3.1 to NF-6.3.4.
#[test]
fn a_pilot_plays_one_symbol_of_a_double_card() {
    use space_alert::Action::{A, B, Battlebots, Blue, C};
    let cards = |card: &str| {
        let plan = format!("< ^ C ^ C {card}");
        let f = frontier_ship().crew(&[&plan, KEEPER]).fly();
        let mut noted = (Vec::new(), Vec::new());
        for step in f.steps(6) {
            match step {
                Step::Plays { crew: 0, action } => noted.0.push(action),
                Step::SymbolIgnored { crew: 0, action } => noted.1.push(action),
                _ => {}
            }
        }
        noted
    };
    for (card, played, ignored) in [
        ("C+A", C, A),
        ("A+C", C, A),
        ("R+C", C, Battlebots),
        ("C+C", C, C),
        ("R+B", Battlebots, B),
        (">+R", Battlebots, Blue),
    ] {
        assert_eq!(cards(card), (vec![played], vec![ignored]), "{card}");
    }
    // Both symbols are delayed: none is lost.
    assert_eq!(cards("A+B"), (vec![A, B], vec![]));
}

/// Proves NF-6.3.4, NF-6.3.10, NF-WE-37.
#[test]
fn a_useless_card_is_delayed_in_space() {
    let f = frontier_ship().crew(&["< ^ C ^ C C > ^", KEEPER]).fly();
    let places = [
        Some(UpperRed),
        Some(LowerRed),
        Some(LowerRed),
        Some(UpperRed),
        None,
        None,
        None,
        Some(UpperRed),
        Some(UpperWhite),
        Some(LowerWhite),
    ];
    for (turn, place) in (1..).zip(places) {
        assert_eq!(f.place(turn, 0), place, "turn {turn}");
    }
}

/// Proves NF-6.5.1 to NF-6.5.3, NF-WE-35.
#[test]
fn flying_beyond_distance_3_ends_in_an_ultra_fast_return() {
    let f = frontier_ship().crew(&["< ^ C ^ C C C C", KEEPER]).fly();
    assert_eq!(f.place(8, 0), Some(UpperRed));
    assert!(f.is_knocked_out(8, 0));
    assert_eq!(f.after(8).crew()[0].squad, Squad::Lost);
    assert_no_step!(
        f,
        8,
        Step::Misses {
            weapon: Weapon::Interceptors,
            ..
        }
    );
}

/// Proves NF-6.3.2, NF-WE-36.
#[test]
fn battlebots_beside_a_move_hold_the_distance() {
    let f = frontier_ship().crew(&["< ^ C ^ C >+R", KEEPER]).fly();
    assert_eq!(f.place(6, 0), None);
    assert_eq!(f.after(6).interceptor_distance, 1);
}

/// Proves NF-6.5.4, NF-6.5.5, NF-6.5.7, NF-WE-38.
#[test]
fn the_return_of_turn_13_depends_on_the_distance() {
    let far = frontier_ship().crew(&["< ^ C ^ ...... C C", KEEPER]).fly();
    assert!(far.is_knocked_out(13, 0));
    assert_eq!(far.score().knocked_out, -2);
    assert_eq!(far.score().disabled_battlebots, -1);
    let near = frontier_ship().crew(&["< ^ C ^ ....... C", KEEPER]).fly();
    assert!(!near.is_knocked_out(13, 0));
    assert_eq!(near.place(13, 0), Some(UpperRed));
}

/// Proves NF-6.2.2, NF-6.4.1 to NF-6.4.3, NF-WE-32.
#[test]
fn interceptors_attack_exactly_their_distance() {
    let ship = frontier_ship().boards("T7 T1 T3 T4");
    // Turn 6: the Fighter of turn 6 is on square 16, the one of turn 5 on square 8.
    let ship = ship.threat(6, Red, FIGHTER).threat(5, White, GUNSHIP);
    let f = ship.crew(&["< ^ C ^ C C", KEEPER]).fly();
    assert_eq!(f.shots(6), [(Weapon::Interceptors, GUNSHIP, 3)]);
}

/// Proves NF-6.1.1, NF-AR-27.
#[test]
fn without_double_actions_a_c_in_space_is_delayed() {
    let f = ship().crew(&["< ^ C ^ C C", KEEPER]).fly();
    assert_eq!(f.place(6, 0), Some(UpperRed));
}
