//! Thrusters of Another Big Expansion (GX-13.5 to GX-13.13, GX-14.12, GX-14.13): building, power, moved lines.

use crate::support::ships::{Flying, at, dice, fitted, put, ship, steering, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, HazardResult};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{Question, Thrust};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::{Square, Squares};

const II: ShipClass = ShipClass::II;
const IIB: ShipClass = ShipClass::IIB;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn fire(thruster: Square, to: Side) -> Command {
    Command::Thrust {
        with: Some(Thrust { thruster, to }),
        battery: None,
    }
}

fn hold_still() -> Command {
    Command::Thrust {
        with: None,
        battery: None,
    }
}

/// The lines to which the asked owner of a ship can move the hit.
fn lines(flying: &Flying, number: usize) -> Vec<(Side, u8)> {
    match flying.flight.question(number) {
        Some(Question::Thrust { shifts, .. }) => {
            shifts.iter().map(|shift| (shift.to, shift.line)).collect()
        }
        other => panic!("asked {other:?}"),
    }
}

/// Results of hazards at a ship, in order.
fn results(flying: &Flying, number: u8) -> Vec<HazardResult> {
    flying
        .events()
        .filter_map(|event| match event {
            Event::HazardResolved { ship, result } if *ship == number => Some(*result),
            _ => None,
        })
        .collect()
}

/// Proves GX-13.5 and GX-XX-21b.
#[test]
fn thrusters_need_two_empty_squares_and_point_anywhere() {
    // Around the starting cabin, turned so that the connector meets it: four different rotations.
    for (column, row, turns) in [(7, 6, 0), (8, 7, 1), (7, 8, 2), (6, 7, 3)] {
        let built = ship(II, &[(column, row, 219, turns)]);
        assert!(built.is_legal(), "turned by {turns}: {:?}", built.faults());
        // An engine that does not point to the rear is an error.
        let engine = ship(II, &[(column, row, 64, turns)]);
        let square = at(&engine, column, row);
        let wrong = engine.faults().contains(&Fault::EngineDirection { square });
        assert_eq!(wrong, turns != 0, "an engine turned by {turns}");
        // Each of the two squares that it points to must be empty, the others need not be.
        let thruster = at(&built, column, row);
        for side in Side::ALL {
            let Some(other) = built.neighbour(thruster, side) else {
                continue;
            };
            if built.placed(other).is_some() {
                continue;
            }
            let mut blocked = built;
            let [column, row] = built.board().label(other);
            put(&mut blocked, column, row, 49, 0);
            let fault = Fault::FrontOfThruster {
                square: thruster,
                other,
            };
            let pointed_at = built.thrusters(side).has(thruster);
            assert_eq!(blocked.faults().contains(&fault), pointed_at, "{side:?}");
            assert_eq!(fault.rule(), "GX-13.5");
        }
        let sides = Side::ALL.map(|side| built.thrusters(side).has(thruster));
        assert_eq!(sides.iter().filter(|points| **points).count(), 2);
    }
}

/// Proves GX-13.6 and GX-12.6: a ship with thrusters alone does not move in Open Space.
#[test]
fn thrusters_are_not_engines() {
    let built = fitted(II, &[(7, 8, 219, Some(2)), (8, 7, 9, None)]);
    let thruster = at(&built, 7, 8);
    assert!(built.thrusters(Side::Rear).has(thruster));
    assert_eq!(built.engine_strength(thruster.set()), 0);
    let flying = fly(&[(built, 0)], &["II-open_space-1"], &[]);
    let pilot = &flying.flight.pilots()[0];
    assert_eq!(pilot.gave_up, Some(GaveUpBecause::NoEngines));
    assert_eq!(pilot.ship.tokens(), 2, "nothing could be powered");
}

/// A thruster to the left and to the front in column 6, a structural module in column 7, a hold in column 8, a cabin with an
/// exposed connector in column 5, a battery with three tokens and a smooth front in column 4.
fn trucker() -> Ship {
    let built = fitted(
        II,
        &[
            (7, 6, 52, None),
            (6, 7, 50, None),
            (5, 7, 41, Some(3)),
            (5, 8, 49, None),
            (4, 8, 13, Some(2)),
            (6, 6, 220, Some(3)),
            (8, 7, 18, None),
            (7, 8, 66, Some(0)),
        ],
    );
    assert_eq!(built.tokens(), 3);
    built
}

/// Proves GX-XX-21, GX-13.7, GX-13.8 and GX-13.9.
#[test]
fn the_thruster_of_the_worked_example() {
    let built = trucker();
    let thruster = at(&built, 6, 6);
    // The other ship has a cabin with an exposed connector in column 5 and no thruster.
    let other = fitted(
        II,
        &[(6, 7, 50, None), (5, 7, 41, Some(3)), (7, 8, 66, Some(0))],
    );
    // Small and large from the front, three from the right that miss; then small ones from the front.
    let rolls = [5, 8, 12, 12, 12, 4, 12, 12, 12, 12, 12].map(dice);
    let cards = ["II-meteoric_swarm-3", "II-meteoric_swarm-2"];
    let mut flying = fly(&[(built, 5), (other, 0)], &cards, &rolls);
    // Column 5: to column 4, where it bounces off. It was rolled, so the owner knows.
    let Some(Question::Thrust { roll, hit, .. }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert_eq!(*roll, 5);
    assert!(matches!(hit, Hit::Threat { .. }));
    assert_eq!(lines(&flying, 0), [(Side::Left, 4)]);
    flying.must(0, fire(thruster, Side::Left));
    assert_eq!(flying.ship(0).tokens(), 2, "one token");
    let battery = at(&built, 4, 8);
    assert_eq!(
        results(&flying, 0),
        [HazardResult::Bounced { struck: battery }]
    );
    // The others still face column 5.
    let cabin = at(&other, 5, 7);
    assert_eq!(
        results(&flying, 1)[0],
        HazardResult::Destroyed { struck: cabin }
    );
    // Column 8: the earlier use does not carry over. For column 9 a thruster to the right would be needed.
    assert_eq!(lines(&flying, 0), [(Side::Left, 7)]);
    assert_eq!(
        flying.answer(0, fire(thruster, Side::Right)),
        Err(Refusal::NoThruster(thruster))
    );
    flying.must(0, fire(thruster, Side::Left));
    assert_eq!(flying.ship(0).tokens(), 1);
    assert!(flying.ship(0).placed(at(&built, 7, 6)).is_none());
    assert!(flying.ship(0).placed(at(&built, 8, 7)).is_some());
    // Column 4 on the next card: it bounces off anyway, so nothing is asked and nothing is spent.
    flying.stay();
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::Thrust { .. })
    ));
    assert_eq!(flying.ship(0).tokens(), 1);
    assert!(flying.ship(0).placed(battery).is_some());
}

/// Proves GX-13.7: only thrusters perpendicular to the flight of the hazard, for a token.
#[test]
fn thrusters_work_across_the_flight_of_the_hazard_and_need_power() {
    // To the front and to the rear: of no use against a hit from the front.
    let upright = fitted(
        II,
        &[
            (8, 7, 225, Some(1)),
            (6, 7, 9, None),
            (7, 6, 49, None),
            (7, 8, 66, None),
        ],
    );
    let mut flying = fly(&[(upright, 0)], &["III-meteoric_swarm-3"], &[dice(6)]);
    assert_eq!(lines(&flying, 0), [(Side::Front, 5), (Side::Rear, 7)]);
    flying.must(0, fire(at(&upright, 8, 7), Side::Front));
    assert_eq!(results(&flying, 0), [HazardResult::Miss]);
    let flying = fly(&[(upright, 0)], &["I-meteoric_swarm-3"], &[dice(7)]);
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::Thrust { .. })
    ));
    // Without a token it is not offered, and refused.
    let mut empty = upright;
    tokens(&mut empty, 6, 7, 0);
    let flying = fly(&[(empty, 0)], &["III-meteoric_swarm-3"], &[dice(6)]);
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::Thrust { .. })
    ));
}

/// Proves GX-13.10: of two thrusters to the left one can be fired, and the line moves by 1.
#[test]
fn at_most_one_use_a_roll() {
    let mut built = steering();
    // Below the starting cabin a second one, in place of the engine.
    put(&mut built, 7, 8, 225, 0);
    assert!(built.is_legal(), "{:?}", built.faults());
    assert_eq!(built.thrusters(Side::Left).len(), 2);
    // A large meteor in column 9, a small one that misses, and the last one misses too.
    let rolls = [9, 3, 3].map(dice);
    let mut flying = fly(&[(built, 0)], &["I-meteoric_swarm-3"], &rolls);
    assert_eq!(lines(&flying, 0), [(Side::Right, 10), (Side::Left, 8)]);
    flying.must(0, fire(at(&built, 7, 6), Side::Left));
    // It has struck column 8: the other thruster cannot move it on to column 7.
    assert!(flying.ship(0).placed(at(&built, 8, 7)).is_none());
    assert_eq!(flying.ship(0).tokens(), 1);
    let other = at(&built, 7, 8);
    assert!(flying.answer(0, fire(other, Side::Left)).is_err());
    let fired = flying
        .events()
        .filter(|event| matches!(event, Event::ThrusterFired { .. }));
    assert_eq!(fired.count(), 1);
}

/// Proves GX-XX-22 and GX-13.11.
#[test]
fn a_side_cannon_covers_the_new_row() {
    // A cannon to the left in row 7 covers rows 6 to 8; a thruster points to the right and to the rear.
    let mut built = fitted(
        II,
        &[
            (6, 7, 97, Some(3)),
            (8, 7, 9, None),
            (7, 6, 54, None),
            (7, 5, 50, None),
            (8, 8, 220, Some(1)),
            (7, 8, 66, Some(0)),
        ],
    );
    tokens(&mut built, 8, 7, 1);
    let cannon = at(&built, 6, 7);
    let rolls = [5, 12, 12, 2, 2].map(dice);
    let mut flying = fly(&[(built, 0)], &["III-meteoric_swarm-3"], &rolls);
    let Some(Question::Thrust { hit, shifts, .. }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert!(matches!(hit, Hit::Threat { .. }), "row 5 is not covered");
    assert_eq!((shifts.len(), shifts[0].line), (1, 6));
    let struck = at(&built, 7, 6);
    assert_eq!(shifts[0].hit, Hit::Shot { struck, cannon });
    // The defence is decided after the shift.
    flying.must(0, fire(at(&built, 8, 8), Side::Rear));
    assert_eq!(
        results(&flying, 0)[0],
        HazardResult::Shot {
            struck,
            cannon,
            battery: None
        }
    );
    assert!(flying.flight.pilots()[0].lost.is_empty());
    let mut still = fly(&[(built, 0)], &["III-meteoric_swarm-3"], &rolls);
    still.must(0, hold_still());
    assert!(still.ship(0).placed(at(&built, 7, 5)).is_none());
    // A hit in row 6 is shot without a thruster: nothing is asked.
    let large = Hazard {
        kind: HazardKind::Meteor,
        size: Size::Large,
        from: Side::Left,
    };
    assert!(matches!(built.hit(large, 6), Hit::Shot { .. }));
}

/// Proves GX-13.12 and GX-21.2: neither inside the ship nor where no line is rolled.
#[test]
fn thrusters_do_not_help_where_no_line_is_rolled() {
    let built = steering();
    let asked_to_thrust =
        |flying: &Flying| matches!(flying.flight.question(0), Some(Question::Thrust { .. }));
    // The same ship is asked when a meteor is rolled in column 8.
    let flying = fly(&[(built, 0)], &["I-meteoric_swarm-3"], &[dice(8)]);
    assert!(asked_to_thrust(&flying));
    // Sabotage at column 8, row 7.
    let crowded = fitted(II, &[(7, 8, 66, None), (6, 7, 40, None)]);
    let rolls = [dice(8), dice(7)];
    let flying = fly(&[(built, 5), (crowded, 0)], &["III-sabotage-1"], &rolls);
    assert!(!asked_to_thrust(&flying));
    assert!(flying.ship(0).placed(at(&built, 8, 7)).is_none());
    // Road Narrows: the columns at both ends, not rolled.
    let flying = fly(&[(built, 0)], &["machinations-road_narrows"], &[]);
    assert!(!asked_to_thrust(&flying));
    assert!(flying.ship(0).placed(at(&built, 6, 7)).is_none());
    // Getting Even: the other player chooses the column.
    let mut flying = Flying::lending(
        FlightKind::Second,
        &[(built, 5), (crowded, 0)],
        &["machinations-getting_even"],
        &[],
        0,
    )
    .go();
    flying.must(0, Command::Accept { yes: false });
    flying.must(1, Command::Aim { column: 9 });
    assert!(!asked_to_thrust(&flying));
    assert!(flying.ship(0).placed(at(&built, 9, 7)).is_none());
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::ThrusterFired { .. }))
    );
}

/// Proves GX-13.8 for rows: boards that number them from the rear, and class IA, move by the direction and not by the number.
#[test]
fn lines_move_by_one_towards_where_the_thruster_points() {
    let rows = II.board();
    assert_eq!(rows.shifted(false, 7, Side::Front), Some(6));
    assert_eq!(rows.shifted(false, 7, Side::Rear), Some(8));
    let tall = ShipClass::IIIA.board();
    assert_eq!(tall.shifted(false, 7, Side::Front), Some(8));
    assert_eq!(tall.shifted(false, 7, Side::Rear), Some(6));
    assert_eq!(rows.shifted(true, 7, Side::Left), Some(6));
    assert_eq!(rows.shifted(true, 7, Side::Right), Some(8));
}

/// Proves GX-14.12.
#[test]
fn on_a_cylinder_columns_go_around() {
    // Row 4 from the starting cabin to the right, and across the seam to column 1.
    let mut built = fitted(
        IIB,
        &[
            (6, 4, 50, None),
            (7, 4, 51, None),
            (8, 4, 53, None),
            (9, 4, 20, None),
            (1, 4, 49, None),
            (5, 3, 226, Some(2)), // to the right and to the left
            (4, 4, 9, None),
        ],
    );
    tokens(&mut built, 4, 4, 2);
    let thruster = at(&built, 5, 3);
    // Both dice 1 are column 1, both dice 6 column 9; a small one in between, in an empty column.
    let rolls = [[1, 1], [1, 3], [6, 6]];
    let mut flying = fly(&[(built, 0)], &["I-meteoric_swarm-3"], &rolls);
    assert_eq!(lines(&flying, 0), [(Side::Right, 2), (Side::Left, 9)]);
    flying.must(0, fire(thruster, Side::Left));
    assert!(flying.ship(0).placed(at(&built, 9, 4)).is_none());
    // No column is beside the board, whatever was rolled.
    let board = IIB.board();
    for column in 1..=9 {
        for to in [Side::Left, Side::Right] {
            let shifted = board.shifted(true, column, to).unwrap();
            assert!((1..=9).contains(&shifted));
            assert!(!board.line(true, shifted).is_empty());
        }
    }
    assert_eq!(board.shifted(true, 9, Side::Right), Some(1));
}

/// Proves GX-14.13.
#[test]
fn on_a_cylinder_the_starting_column_stays() {
    // One component in row 3 near each starting column, a thruster to the front and to the rear.
    let mut built = fitted(
        IIB,
        &[
            (5, 3, 50, None),
            (6, 4, 51, None),
            (7, 4, 53, None),
            (8, 4, 49, None),
            (8, 3, 52, None),
            (4, 4, 225, Some(1)),
            (9, 4, 9, None),
        ],
    );
    tokens(&mut built, 9, 4, 2);
    let thruster = at(&built, 4, 4);
    // Large from the left in row 4 from column 3, a small one whose first die misses, large in row 4 from column 7.
    let rolls = [[4, 2], [1, 1], [4, 5]];
    let mut flying = fly(&[(built, 0)], &["III-meteoric_swarm-3"], &rolls);
    flying.must(0, fire(thruster, Side::Front));
    assert!(flying.ship(0).placed(at(&built, 5, 3)).is_none());
    assert!(flying.ship(0).placed(at(&built, 8, 3)).is_some());
    flying.must(0, fire(thruster, Side::Front));
    assert!(flying.ship(0).placed(at(&built, 8, 3)).is_none());
    // A first die that names no row leaves nothing to move.
    assert_eq!(IIB.board().shifted(false, 0, Side::Rear), None);
    let squares: Squares = [at(&built, 6, 4), at(&built, 7, 4)].into_iter().collect();
    assert!(squares.without(flying.ship(0).occupied()).is_empty());
}
