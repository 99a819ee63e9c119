//! The worked examples of the rules (GT-28).

use crate::support::ships::{Flying, alien, at, crewed, humans, put, ship, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Criterion, Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::HoldGoods;
use galaxy_trucker::route;
use galaxy_trucker::settlement::{Landed, half_price, penalty, settle};
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;

fn threat(ship: &galaxy_trucker::ship::Ship, from: Side, roll: u8) -> Squares {
    let hazard = Hazard {
        kind: HazardKind::Cannon,
        size: Size::Small,
        from,
    };
    match ship.hit(hazard, roll) {
        Hit::Threat { defences, .. } => defences,
        other => panic!("{other:?}"),
    }
}

/// Proves GT-EX-1, GT-7.5, GT-6.18.
#[test]
fn shields_cover_two_sides() {
    // Unturned a shield covers front and right: three turns make left and front, two make rear and left.
    let ship = ship(ShipClass::I, &[(8, 7, 115, 3), (6, 7, 116, 2)]);
    assert!(!threat(&ship, Side::Front, 7).is_empty());
    assert!(!threat(&ship, Side::Left, 7).is_empty());
    assert!(!threat(&ship, Side::Rear, 7).is_empty());
    assert!(threat(&ship, Side::Right, 7).is_empty());
}

/// Proves GT-EX-2, GT-8.1, GT-8.2, GT-8.4, GT-8.6.
#[test]
fn exposed_connectors_are_counted() {
    let mut ship = ship(ShipClass::I, &[(8, 7, 35, 0)]);
    assert_eq!(ship.exposed(), 6);
    put(&mut ship, 7, 8, 66, 0);
    assert_eq!(ship.exposed(), 5);
    assert!(ship.is_legal());
}

/// Proves GT-EX-3, GT-13.2, GT-6.6, GT-6.7, GT-6.9 to GT-6.11, GT-6.13, GT-6.15, GT-3.1.
#[test]
fn the_seven_errors() {
    let only = |tiles: &[(u8, u8, u8, u8)]| ship(ShipClass::I, tiles).faults();
    // Cabin 35 shows a single connector to the right, cabin 36 a double one to its left when turned.
    let clash = only(&[(8, 7, 35, 0), (9, 7, 36, 1)]);
    assert!(matches!(clash[0], Fault::Connector { .. }), "{clash:?}");
    // Battery 1 turned has its connector at the front: the starting cabin's connector meets a smooth side.
    let smooth = only(&[(8, 7, 1, 1)]);
    assert!(matches!(smooth[0], Fault::Connector { .. }), "{smooth:?}");
    let askew = only(&[(8, 7, 77, 2), (6, 7, 64, 0)]);
    assert!(
        askew
            .iter()
            .any(|f| matches!(f, Fault::EngineDirection { .. }))
    );
    let behind = only(&[(8, 7, 77, 0), (7, 8, 51, 1), (8, 8, 87, 0)]);
    assert!(
        behind
            .iter()
            .any(|f| matches!(f, Fault::BehindEngine { .. })),
        "{behind:?}"
    );
    let front = only(&[(7, 6, 88, 0), (7, 5, 1, 0)]);
    assert!(
        front
            .iter()
            .any(|f| matches!(f, Fault::FrontOfCannon { .. }))
    );
    let outside = only(&[(7, 8, 51, 0), (7, 9, 51, 0)]);
    assert!(outside.iter().any(|f| matches!(f, Fault::Outside { .. })));
    let apart = only(&[(9, 9, 1, 0)]);
    assert_eq!(apart.len(), 1);
    assert!(matches!(apart[0], Fault::Separate { .. }));
    assert_eq!(only(&[]), []);
}

/// Proves GT-EX-4, GT-15.6, GT-15.10, GT-29.3.
#[test]
fn losing_days_skips_rockets() {
    assert_eq!(route::moved(10, -3, [8, 5].into_iter()), 6);
    assert_eq!(route::moved(10, 0, [8, 5].into_iter()), 10);
}

/// Proves GT-EX-5, GT-0.6, GT-16.12, GT-20.46 to GT-20.49, GT-20.53, GT-20.54, GT-20.60.
#[test]
fn smugglers_of_strength_four() {
    // Two forward cannons, a forward and a sideways double cannon, one token.
    let mut red = crewed(
        ShipClass::II,
        &[
            (6, 6, 98, 0),
            (7, 6, 88, 0),
            (8, 6, 123, 0),
            (5, 7, 124, 3),
            (8, 7, 1, 0),
        ],
    );
    tokens(&mut red, 8, 7, 1);
    assert_eq!(red.cannon_strength_x2(red.occupied()), 10);
    // Three forward cannons and one sideways, a double to the front that is not used, a hold of two.
    let mut green = crewed(
        ShipClass::II,
        &[
            (6, 6, 98, 0),
            (7, 6, 123, 0),
            (5, 7, 88, 3),
            (8, 6, 124, 1),
            (8, 7, 1, 0),
            (6, 7, 16, 0),
        ],
    );
    tokens(&mut green, 8, 7, 2);
    assert_eq!(green.cannon_strength_x2(green.occupied()), 2 + 4 + 1 + 2);
    let mut blue = crewed(ShipClass::II, &[(6, 7, 16, 0), (7, 6, 88, 0)]);
    store(&mut blue, 6, 7, goods(0, 1, 0, 0));
    let ships = [(red, 10), (green, 7), (blue, 4)];
    let mut flying = Flying::new(FlightKind::Second, &ships, &["I-smugglers-1"], &[]).go();
    flying.power(0, &[at(&red, 8, 6)]);
    assert_eq!(flying.ship(0).tokens(), 0);
    assert_eq!(flying.position(0), Some(10));
    // 4½ needs a little more than green has without its sideways cannon.
    flying.power(1, &[at(&green, 7, 6), at(&green, 8, 6)]);
    flying.must(1, Command::Accept { yes: true });
    let hold = HoldGoods {
        square: at(&green, 6, 7),
        goods: goods(0, 1, 1, 0),
    };
    flying.must(
        1,
        Command::Load {
            holds: vec![hold],
            burn: Vec::new(),
        },
    );
    assert_eq!(flying.position(1), Some(6));
    assert_eq!(flying.ship(1).goods(), goods(0, 1, 1, 0));
    assert_eq!(flying.flight.bank(), Goods::BANK.minus(goods(0, 1, 1, 0)));
    assert_eq!(flying.ship(2).goods(), goods(0, 1, 0, 0));
    assert!(flying.flight.is_over());
}

/// Proves GT-EX-6, GT-EX-7, GT-20.63 to GT-20.69.
#[test]
fn a_combat_zone() {
    let mut yellow = crewed(
        ShipClass::I,
        &[
            (6, 7, 51, 0),
            (8, 7, 51, 2),
            (7, 8, 68, 0),
            (6, 8, 66, 0),
            (8, 8, 118, 0),
        ],
    );
    let mut green = crewed(
        ShipClass::I,
        &[
            (6, 7, 51, 0),
            (8, 7, 51, 2),
            (7, 8, 68, 0),
            (6, 8, 81, 0),
            (8, 8, 83, 0),
            (7, 6, 1, 3),
        ],
    );
    put(&mut yellow, 7, 6, 39, 3);
    humans(&mut yellow, 7, 6, 2);
    tokens(&mut green, 7, 6, 2);
    assert_eq!(yellow.engine_strength(Squares::EMPTY), 3);
    assert_eq!(green.engine_strength(green.occupied()), 5);
    let ships = [(yellow, 9), (green, 5)];
    let mut flying = Flying::new(
        FlightKind::First,
        &ships,
        &["I-combat_zone-1"],
        &[[1, 1], [1, 1]],
    )
    .go();
    // Line 1: green has the smaller crew and loses three days.
    assert_eq!(flying.position(1), Some(2));
    // Line 2: with one token green has 3 as well; the one ahead loses two crew.
    flying.power(1, &[at(&green, 6, 8)]);
    assert_eq!(flying.flight.pilots()[0].ship.crew(), 4);
    flying.must(
        0,
        Command::LoseCrew {
            from: vec![at(&yellow, 7, 6), at(&yellow, 7, 6)],
        },
    );
    assert_eq!(flying.ship(0).crew(), 2);
    assert_eq!(flying.ship(1).tokens(), 1);
    // Line 3: nobody has cannons; the one ahead is shot at from the rear, light and heavy.
    let shots: Vec<Hazard> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled {
                hazard, roller: 0, ..
            } => Some(*hazard),
            _ => None,
        })
        .collect();
    assert_eq!(
        shots
            .iter()
            .map(|shot| (shot.size, shot.from))
            .collect::<Vec<_>>(),
        [(Size::Small, Side::Rear), (Size::Large, Side::Rear),]
    );
    let lines: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Strength {
                of: Criterion::Engines,
                ship,
                ..
            } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(lines, [0, 1]);
}

/// Proves GT-EX-8, GT-13.3 to GT-13.6.
#[test]
fn repairing_takes_more_with_it() {
    // Cabin 35 and battery 2 do not fit; an engine hangs on the battery.
    let ship = ship(
        ShipClass::I,
        &[(6, 7, 35, 0), (5, 7, 4, 0), (5, 8, 66, 0), (6, 8, 49, 0)],
    );
    let faults = ship.faults();
    assert!(!faults.is_empty());
    let battery = at(&ship, 5, 7);
    let joint = faults.iter().any(|fault| {
        let (one, other) = fault.squares();
        one == battery || other == Some(battery)
    });
    assert!(joint, "{faults:?}");
    let remove: Vec<_> = ship.default_repair();
    let (after, repair) = ship.repaired(&remove, &[]).expect("the default repairs");
    assert!(after.is_legal());
    assert_eq!(
        after.occupied(),
        ship.occupied().without(repair.removed.or(repair.fell_off))
    );
}

/// Proves GT-EX-11, GT-22.1 to GT-22.6.
#[test]
fn the_finishing_bonus() {
    let landed = |place, exposed| Landed {
        place,
        exposed,
        goods: Goods::NONE,
        lost: 0,
        earned: 0,
        before: 0,
        heading: None,
        ..Landed::default()
    };
    let ships = [
        landed(Some(2), 4),
        landed(Some(0), 3),
        landed(Some(3), 3),
        landed(Some(1), 9),
    ];
    let (receipts, after) = settle(&FlightKind::First.rules(), &ships, |ship| ship);
    let bonus: Vec<u32> = receipts.iter().map(|receipt| receipt.finishing).collect();
    let best: Vec<u32> = receipts
        .iter()
        .map(|receipt| receipt.best_looking)
        .collect();
    assert_eq!(bonus, [2, 4, 1, 3]);
    assert_eq!(best, [0, 2, 2, 0]);
    assert_eq!(after, [2, 6, 3, 3]);
}

/// Proves GT-EX-12, GT-22.10, GT-22.11, GT-25.4, GT-21.4.
#[test]
fn insurance_limits_the_penalty() {
    for (lost, paid) in [(3, 3), (7, 5), (10, 5)] {
        assert_eq!(penalty(lost, ShipClass::I.board().insurance), paid);
    }
    assert_eq!(penalty(30, ShipClass::II.board().insurance), 8);
    assert_eq!(penalty(30, ShipClass::III.board().insurance), 11);
    assert_eq!(penalty(30, ShipClass::IIIA.board().insurance), 30);
}

/// Proves GT-EX-15, GT-21.3, GT-22.7, GT-22.8, GT-29.8.
#[test]
fn goods_of_a_ship_that_gave_up() {
    let aboard = goods(2, 3, 1, 0);
    assert_eq!(aboard.value(), 19);
    assert_eq!(half_price(19), 10);
    let ship = |place| Landed {
        place,
        exposed: 0,
        goods: aboard,
        lost: 0,
        earned: 0,
        before: 0,
        heading: None,
        ..Landed::default()
    };
    let (receipts, _) = settle(
        &FlightKind::First.rules(),
        &[ship(None), ship(Some(0))],
        |s| s,
    );
    assert_eq!((receipts[0].sale, receipts[1].sale), (10, 19));
    assert_eq!((receipts[0].finishing, receipts[0].best_looking), (0, 0));
}

/// Proves GT-EX-16, GT-16.2, GT-16.4, GT-7.4, GT-7.10.
#[test]
fn an_alien_needs_something_to_help() {
    let mut ship = crewed(ShipClass::I, &[(7, 6, 123, 0), (8, 7, 39, 0)]);
    alien(&mut ship, 8, 7, Alien::Purple);
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 0);
    assert_eq!(ship.cannon_strength_x2(ship.occupied()), 2 * (2 + 2));
    alien(&mut ship, 8, 7, Alien::Brown);
    assert_eq!(ship.engine_strength(Squares::EMPTY), 0);
    put(&mut ship, 7, 8, 66, 0);
    assert_eq!(ship.engine_strength(Squares::EMPTY), 1 + 2);
}

/// Proves GT-EX-17, GT-19.21, GT-19.23, GT-26.4, GT-29.14.
#[test]
fn a_large_meteor_from_the_side() {
    let meteor = Hazard {
        kind: HazardKind::Meteor,
        size: Size::Large,
        from: Side::Left,
    };
    for (cannon, free) in [(88, true), (123, false)] {
        let ship = ship(
            ShipClass::II,
            &[
                (6, 7, cannon, 3),
                (7, 6, 51, 0),
                (7, 8, 51, 0),
                (7, 5, 51, 0),
                (8, 8, 51, 0),
                (8, 9, 51, 0),
            ],
        );
        for roll in [6, 7, 8] {
            match ship.hit(meteor, roll) {
                Hit::Shot { .. } => assert!(free),
                Hit::Threat { defences, .. } => assert!(!free && defences.len() == 1),
                other => panic!("{other:?}"),
            }
        }
        for roll in [5, 9] {
            assert!(
                matches!(ship.hit(meteor, roll), Hit::Threat { defences, .. } if defences.is_empty())
            );
        }
    }
}

/// Proves GT-EX-18, GT-18.1, GT-18.3, GT-18.4, GT-18.8.
#[test]
fn losing_goods_with_too_few_blocks() {
    for held in [2, 1] {
        let mut ship = crewed(ShipClass::I, &[(6, 7, 57, 0), (8, 7, 16, 0), (7, 8, 7, 0)]);
        store(&mut ship, 6, 7, goods(1, 0, 0, 0));
        store(&mut ship, 8, 7, goods(0, 0, 0, 1));
        tokens(&mut ship, 7, 8, held);
        let bank = Goods::BANK.minus(goods(1, 0, 0, 1));
        let flying = Flying::with_bank(
            FlightKind::Third,
            &[(ship, 0)],
            &["III-smugglers-1"],
            &[],
            bank,
        )
        .go();
        assert_eq!(flying.ship(0).goods(), Goods::NONE);
        assert_eq!(flying.ship(0).tokens(), 0);
        assert_eq!(flying.flight.bank(), Goods::BANK);
    }
}

/// Proves GT-EX-19, GT-21.11, GT-21.12, GT-29.2.
#[test]
fn lapping() {
    assert!(route::laps(61, 20));
    assert!(!route::laps(61, 21));
    let ships = [
        (crewed(ShipClass::I, &[(7, 8, 66, 0)]), 60),
        (crewed(ShipClass::I, &[(7, 8, 66, 0)]), 19),
    ];
    // Both move one day: 61 and 20.
    let flying = Flying::new(FlightKind::First, &ships, &["I-open_space-1"], &[]);
    assert_eq!(flying.position(1), None, "lapped before the first card");
    let ships = [
        (crewed(ShipClass::I, &[(7, 8, 66, 0), (6, 7, 64, 0)]), 59),
        (crewed(ShipClass::I, &[(7, 8, 66, 0)]), 19),
    ];
    let flying = Flying::new(FlightKind::First, &ships, &["I-open_space-1"], &[]).go();
    assert_eq!(flying.position(0), Some(61));
    assert_eq!(flying.position(1), None);
    assert!(flying.flight.is_over());
}

/// Proves GT-19.7, GT-19.9, GT-19.10, GT-29.4, GT-0.7.
#[test]
fn pieces_fall_off() {
    let mut broken = crewed(
        ShipClass::I,
        &[(6, 7, 57, 0), (5, 7, 16, 2), (8, 7, 51, 2), (9, 7, 39, 0)],
    );
    store(&mut broken, 5, 7, goods(0, 0, 0, 2));
    let bank = Goods::BANK.minus(goods(0, 0, 0, 2));
    let mut flying = Flying::with_bank(
        FlightKind::Second,
        &[(broken, 0)],
        &["II-pirates-1"],
        &[[4, 4], [1, 1], [1, 1]],
        bank,
    )
    .go();
    // Heavy fire from the front in column 8 breaks the ship in two.
    assert!(flying.asked(0));
    assert!(
        flying
            .answer(
                0,
                Command::Keep {
                    square: at(&broken, 8, 7)
                }
            )
            .is_err()
    );
    flying.must(
        0,
        Command::Keep {
            square: at(&broken, 9, 7),
        },
    );
    assert_eq!(flying.ship(0).occupied().len(), 1);
    let lost: Vec<LostBy> = flying.flight.pilots()[0]
        .lost
        .iter()
        .map(|lost| lost.by)
        .collect();
    assert_eq!(
        lost,
        [
            LostBy::Destroyed,
            LostBy::FellOff,
            LostBy::FellOff,
            LostBy::FellOff
        ]
    );
    assert_eq!(flying.flight.bank(), Goods::BANK);
}
