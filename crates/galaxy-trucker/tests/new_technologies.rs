//! The components of the Big Expansion (GX-1, GX-2): what they hold, where they may be, what they do in flight.

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, crewed, humans, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Criterion, Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, HazardResult, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, Goods, goods};
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{Boost, Burn, HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::{SLEEPERS, Ship};
use galaxy_trucker::side::Side;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::{Alien, BASE_TILES, FIRST_BOX_TILES, Kind, TILES};
use std::collections::BTreeSet;
use table::Game;

const II: ShipClass = ShipClass::II;

fn hazard(kind: HazardKind, size: Size, from: Side) -> Hazard {
    Hazard { kind, size, from }
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn setup(flights: &[FlightKind]) -> Setup {
    Setup {
        flights: flights.to_vec(),
        new_technologies: true,
        ..Setup::default()
    }
}

fn wake(into: &[Square]) -> Command {
    Command::Wake {
        into: into.to_vec(),
        from: Vec::new(),
    }
}

/// Proves GX-1.1, GX-1.7.
#[test]
fn the_box_holds_forty_two_tiles() {
    let new = &TILES[BASE_TILES..FIRST_BOX_TILES];
    assert_eq!(new.len(), 42);
    let count = |kind: Kind| new.iter().filter(|tile| tile.kind == kind).count();
    for (kind, tiles) in [
        (Kind::StartingCabin, 1),
        (Kind::LuxuryCabin, 4),
        (Kind::StasisChamber, 2),
        (Kind::BidirectionalCannon, 2),
        (Kind::EngineCannon, 2),
        (Kind::LifeSupport { alien: Alien::Cyan }, 6),
        (
            Kind::BatteryHold {
                cells: 2,
                containers: 1,
            },
            1,
        ),
        (
            Kind::BatteryHold {
                cells: 2,
                containers: 2,
            },
            1,
        ),
    ] {
        assert_eq!(count(kind), tiles, "{kind:?}");
    }
    let mixed = new
        .iter()
        .any(|tile| matches!(tile.kind, Kind::MixedHold { .. }) && tile.kind.containers() == 3);
    assert!(mixed, "a mixed hold with three containers");
    for (number, tile) in (1..).zip(&TILES) {
        assert_eq!(tile.number, number);
    }
}

/// Proves GX-1.3, GX-1.4, GX-1.6, GX-1.2.
#[test]
fn the_stock_depends_on_the_number_of_players() {
    for (seats, tiles) in [(2, 106), (3, 131), (4, 156), (5, 181)] {
        let table = Table::new(setup(&[FlightKind::Second]), seats, u64::from(seats));
        assert_eq!(table.view().face_down, tiles, "{seats} players");
        let cabins = table.view().ships.iter().all(|ship| {
            let start = II.board().start;
            ship.cells[start.index()] > 0
        });
        assert!(cabins, "every ship has its starting cabin");
    }
    let plain = Table::new(Setup::default(), 4, 1);
    assert_eq!(
        plain.view().face_down,
        140,
        "without the module nothing changes"
    );
    assert_eq!(Setup::default().bank(), Goods::BANK);
    let bank = setup(&[]).bank();
    assert_eq!(setup(&[]).specializations().count(), 5);
    assert_eq!(bank, Goods::BANK.plus(goods(2, 2, 2, 2)));
}

/// The same tiles are missing in every flight, and nobody is told which.
///
/// Proves GX-1.5.
#[test]
fn removed_tiles_stay_in_the_box() {
    let mut table = Table::new(
        Setup {
            pace: Pace::Untimed,
            ..setup(&[FlightKind::First, FlightKind::First])
        },
        2,
        3,
    );
    let (first, second) = table.stocks_of_two_flights(3);
    assert_eq!(second, Some(first.clone()));
    let all: BTreeSet<u64> = (1..=186).collect();
    let missing: Vec<u64> = all.difference(&first).copied().collect();
    let state = serde_json::to_value(&table.game).unwrap();
    let removed: BTreeSet<u64> = state["removed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|tile| tile.as_u64().unwrap())
        .collect();
    assert_eq!(removed.len(), 75);
    assert!(removed.iter().all(|tile| missing.contains(tile)));
    let shown = serde_json::to_string(&table.view()).unwrap();
    assert!(!shown.contains(r#""removed""#));
}

/// Proves GX-0.2, GX-4.1.
#[test]
fn five_players_need_the_module() {
    let plain = Setup::default();
    assert_eq!(plain.check(5), Err(Refusal::FifthNeedsTechnologies));
    assert_eq!(setup(&[FlightKind::First]).check(5), Ok(()));
    assert_eq!(
        setup(&[FlightKind::First]).check(6),
        Err(Refusal::People(6))
    );
    let learning = setup(&[FlightKind::Learning]);
    assert_eq!(learning.check(4), Err(Refusal::LearningTechnologies));
    assert_eq!(galaxy_trucker::GalaxyTrucker::seats(&plain).max, 4);
    assert_eq!(galaxy_trucker::GalaxyTrucker::seats(&learning).max, 5);
    let table = Table::new(setup(&[FlightKind::Second]), 5, 1);
    assert_eq!(table.view().numbers, [1, 2, 3, 4, 5]);
    assert_eq!(table.view().face_down, 181);
}

/// Proves GX-2.1, GX-2.2, GX-2.3.
#[test]
fn a_luxury_cabin_has_one_guest() {
    // Beside the starting cabin, and cyan life support beside the luxury cabin.
    let mut ship = crewed(II, &[(7, 8, 66, 0), (8, 7, 146, 0), (8, 6, 160, 0)]);
    let cabin = at(&ship, 8, 7);
    assert_eq!(ship.contents(cabin).humans, 1);
    assert_eq!(ship.crew(), 3);
    for alien in Alien::ALL {
        assert!(ship.alien_cabins(alien).is_empty());
    }
    // A cabin for the Epidemic.
    let flying = fly(&[(ship, 0)], &["II-epidemic-1"], &[]);
    assert_eq!(flying.ship(0).contents(cabin).humans, 0);
    assert_eq!(flying.ship(0).crew(), 1);
    // Nobody else moves in.
    humans(&mut ship, 8, 7, 0);
    assert!(!ship.free_places().contains(&cabin));
}

/// Proves GX-2.4, GX-2.5.
#[test]
fn guests_pay_at_the_finish() {
    for (kind, pay) in [
        (FlightKind::First, 2),
        (FlightKind::Second, 4),
        (FlightKind::Third, 6),
    ] {
        let ship = |place| Landed {
            place,
            paying_guests: 2,
            ..Landed::default()
        };
        let (receipts, credits) = settle(&kind.rules(), &[ship(Some(0)), ship(None)], |s| s);
        assert_eq!((receipts[0].luxury, receipts[1].luxury), (pay, 0));
        assert_eq!(credits[1], 0, "who gave up gets nothing");
    }
    let mut ship = crewed(II, &[(8, 7, 146, 0), (6, 7, 148, 0)]);
    assert_eq!(ship.paying_guests(), 2);
    humans(&mut ship, 8, 7, 0);
    assert_eq!(ship.paying_guests(), 1);
}

/// Two humans in the starting cabin, a brown alien to the right, a purple one in front, a stasis chamber to the left.
fn sleepers() -> Ship {
    let mut ship = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 39, 0), (7, 6, 46, 0), (6, 7, 150, 0)],
    );
    alien(&mut ship, 8, 7, Alien::Brown);
    alien(&mut ship, 7, 6, Alien::Purple);
    ship
}

/// Proves GX-2.6, GX-2.7, GX-2.8.
#[test]
fn sleepers_are_not_crew() {
    let ship = sleepers();
    assert_eq!((ship.asleep(), SLEEPERS), (4, 4));
    assert_eq!((ship.crew(), ship.humans()), (4, 2));
    let chamber = at(&ship, 6, 7);
    assert!(!ship.cabins().has(chamber));
    assert!(!ship.infected().has(chamber), "not even for the Epidemic");
    let mut flying = fly(&[(ship, 0)], &["I-abandoned_ship-2"], &[]);
    flying.must(0, Command::Accept { yes: true });
    let from = vec![chamber; 2];
    assert_eq!(
        flying.answer(0, Command::LoseCrew { from }),
        Err(Refusal::NobodyThere(chamber))
    );
    let json = serde_json::to_string(&ship).unwrap();
    assert_eq!(serde_json::from_str::<Ship>(&json).unwrap(), ship);
}

/// Proves GX-2.9, GX-2.10, GX-2.12, GX-2.80, GX-XX-1.
#[test]
fn sleepers_are_woken_after_a_loss() {
    let cards = ["I-abandoned_ship-2", "III-slavers-1"];
    let start = II.board().start;
    let ship = sleepers();
    let brown = at(&ship, 8, 7);

    // Both humans are given: nobody is left to wake anybody.
    let mut flying = fly(&[(ship, 0)], &cards, &[]);
    flying.must(0, Command::Accept { yes: true });
    let from = vec![start; 2];
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
    assert!(flying.flight.is_over());

    // A human and the brown alien: three places are free.
    let mut flying = fly(&[(ship, 0)], &cards, &[]);
    flying.must(0, Command::Accept { yes: true });
    let from = vec![start, brown];
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    assert_eq!(
        flying.answer(0, wake(&[start, start])),
        Err(Refusal::NoPlaceThere(start))
    );
    flying.must(0, wake(&[start, brown, brown]));
    assert_eq!((flying.ship(0).crew(), flying.ship(0).humans()), (5, 4));
    assert_eq!(flying.ship(0).asleep(), 1);
    assert_eq!(flying.flight.pilots()[0].earned, 3, "the card goes on");
    flying.stay();
    // Slavers take five: all of them, and the last sleeper sleeps on.
    assert_eq!(flying.ship(0).crew(), 0);
    assert_eq!(flying.ship(0).asleep(), 1);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
}

/// Proves GX-2.11, GX-2.9.
#[test]
fn nobody_wakes_in_luxury() {
    let mut ship = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 146, 0), (7, 6, 46, 0), (6, 7, 150, 0)],
    );
    humans(&mut ship, 8, 7, 0);
    let luxury = at(&ship, 8, 7);
    let start = II.board().start;
    let mut flying = fly(&[(ship, 0)], &["I-abandoned_ship-2"], &[]);
    flying.must(0, Command::Accept { yes: true });
    let from = vec![start; 2];
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(
        flying.answer(0, wake(&[luxury])),
        Err(Refusal::NoPlaceThere(luxury))
    );
    // Any number, none included.
    flying.must(0, wake(&[]));
    assert_eq!(flying.ship(0).asleep(), 4);
    assert!(flying.flight.is_over());
}

/// Proves GX-2.13.
#[test]
fn sleepers_go_with_their_chamber() {
    let mut ship = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 39, 0), (7, 6, 46, 0), (6, 7, 150, 0)],
    );
    humans(&mut ship, 7, 7, 1);
    // A large meteor from the left in row 7, the others miss.
    let dice = [[3, 4], [1, 1], [1, 1], [1, 1], [1, 1]];
    let flying = fly(&[(ship, 0)], &["III-meteoric_swarm-3"], &dice);
    assert_eq!(flying.ship(0).asleep(), 0);
    assert_eq!(flying.ship(0).crew(), 5, "no crew is lost");
    assert!(flying.flight.is_over(), "so nobody is asked");

    // From the right it destroys a cabin: that is a loss of crew.
    let flying = fly(&[(ship, 0)], &["III-meteoric_swarm-1"], &dice);
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
}

/// Proves GX-2.14, GX-2.15, GX-2.16, GX-2.17.
#[test]
fn a_cannon_shoots_in_two_directions() {
    let battery = (6, 7, 1, 2);
    let ship = crewed(II, &[(7, 8, 66, 0), (7, 6, 152, 0), battery]);
    let cannon = at(&ship, 7, 6);
    assert!(ship.is_legal());
    for (column, row) in [(7, 5), (8, 6)] {
        let mut blocked = ship;
        put(&mut blocked, column, row, 49, 0);
        let other = at(&ship, column, row);
        assert!(blocked.faults().contains(&Fault::FrontOfCannon {
            square: cannon,
            other
        }));
    }
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 0);
    assert_eq!(ship.cannon_strength_x2(cannon.set()), 3, "1½");
    let mut turned = ship;
    put(&mut turned, 7, 6, 152, 1);
    assert_eq!(turned.cannon_strength_x2(cannon.set()), 2, "½ and ½");
    for from in [Side::Front, Side::Right] {
        let line = if from == Side::Front { 7 } else { 6 };
        let large = hazard(HazardKind::Meteor, Size::Large, from);
        assert!(matches!(
            ship.hit(large, line),
            Hit::Threat { defences, .. } if defences == cannon.set()
        ));
    }
    // One token for both barrels.
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    flying.power(0, &[cannon]);
    assert_eq!(flying.ship(0).tokens(), 1);
    let announced = flying.events().any(|event| {
        matches!(event, Event::Strength { of: Criterion::Cannons, value: 3, batteries, .. } if batteries.len() == 1)
    });
    assert!(announced);
}

/// Proves GX-2.18, GX-1.8.
#[test]
fn an_engine_with_a_cannon_is_both() {
    let ship = crewed(II, &[(8, 7, 154, 0)]);
    let tile = at(&ship, 8, 7);
    assert!(ship.is_legal());
    assert_eq!(ship.engine_strength(Squares::EMPTY), 1);
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 2);
    let with = |column, row, turns| {
        let mut ship = ship;
        put(&mut ship, column, row, 49, 0);
        put(&mut ship, 8, 7, 154, turns);
        ship.faults()
    };
    let (before, behind) = (at(&ship, 8, 6), at(&ship, 8, 8));
    assert!(with(8, 6, 0).contains(&Fault::FrontOfCannon {
        square: tile,
        other: before
    }));
    assert!(with(8, 8, 0).contains(&Fault::BehindEngine {
        square: tile,
        other: behind
    }));
    assert!(with(6, 7, 1).contains(&Fault::EngineDirection { square: tile }));
}

/// Proves GX-2.19.
#[test]
fn a_mixed_hold_has_one_place_for_red() {
    let ship = crewed(II, &[(7, 8, 66, 0), (6, 7, 156, 0)]);
    let square = at(&ship, 6, 7);
    let mut flying = fly(&[(ship, 0)], &["II-planets-1"], &[]);
    flying.must(0, Command::Land { planet: Some(0) });
    let load = |goods| Command::Load {
        holds: vec![HoldGoods { square, goods }],
        burn: Vec::new(),
    };
    assert_eq!(
        flying.answer(0, load(goods(2, 0, 0, 0))),
        Err(Refusal::RedInHold(square))
    );
    let suggested = flying.flight.default_answer(0).unwrap();
    flying.must(0, suggested);
    assert_eq!(
        flying.ship(0).goods(),
        goods(1, 1, 0, 0),
        "one red, one yellow"
    );

    let mut flying = fly(&[(ship, 0)], &["II-planets-2"], &[]);
    flying.must(0, Command::Land { planet: Some(1) });
    flying.must(0, load(goods(0, 0, 3, 0)));
    assert_eq!(flying.ship(0).goods(), goods(0, 0, 3, 0), "others anywhere");
}

/// Proves GX-2.20, GX-1.8.
#[test]
fn a_battery_with_containers_holds_both() {
    let mut ship = crewed(II, &[(7, 8, 66, 0), (6, 7, 157, 0)]);
    let square = at(&ship, 6, 7);
    assert_eq!((ship.tokens(), ship.containers(square)), (2, 2));
    let mut both = ship.contents(square);
    both.goods = goods(0, 1, 0, 1);
    ship.set_contents(square, both);
    let json = serde_json::to_string(&ship).unwrap();
    assert_eq!(serde_json::from_str::<Ship>(&json).unwrap(), ship);
    // Smugglers take three: the blocks, then a token.
    let flying = fly(&[(ship, 0)], &["II-smugglers-1"], &[]);
    assert_eq!(flying.ship(0).goods(), Goods::NONE);
    assert_eq!(flying.ship(0).tokens(), 1);
}

/// Shields for all sides: front and right with a booster, left and front with a booster, rear and left without.
fn shielded() -> Ship {
    crewed(
        II,
        &[
            (8, 7, 116, 0),
            (8, 8, 165, 0),
            (7, 6, 116, 3),
            (8, 6, 165, 1),
            (6, 7, 116, 2),
            (7, 8, 1, 1),
        ],
    )
}

/// Proves GX-2.21, GX-2.23, GX-2.24, GX-24.15, GX-XX-2.
#[test]
fn boosted_shields_stop_large_hazards() {
    let ship = shielded();
    for from in Side::ALL {
        for kind in [HazardKind::Meteor, HazardKind::Cannon] {
            let Hit::Threat {
                defences, boosted, ..
            } = ship.hit(hazard(HazardKind::Cannon, Size::Small, from), 7)
            else {
                panic!("nothing is struck from {from:?}");
            };
            assert!(!defences.is_empty(), "a shield covers {from:?}");
            assert!(boosted.is_empty(), "one token is enough");
            let Hit::Threat {
                defences, boosted, ..
            } = ship.hit(hazard(kind, Size::Large, from), 7)
            else {
                panic!("nothing is struck from {from:?}");
            };
            assert!(defences.is_empty());
            assert_eq!(boosted.is_empty(), from == Side::Rear, "{from:?}");
        }
    }
    // A booster that is joined to no shield does nothing.
    let alone = crewed(II, &[(7, 6, 116, 3), (7, 8, 165, 0)]);
    assert!(alone.boosted_shields(Side::Front).is_empty());
    // One booster serves two shields.
    let two = crewed(II, &[(8, 7, 116, 0), (8, 8, 165, 0), (8, 9, 116, 3)]);
    let one = two.boosted_shields(Side::Front).len();
    assert_eq!(one, 1, "the second is not joined");
    let mut two = two;
    put(&mut two, 8, 9, 115, 0);
    assert_eq!(two.boosted_shields(Side::Front).len(), 2);
}

/// Proves GX-2.22.
#[test]
fn boosting_a_shield_costs_two_tokens() {
    let shield = at(&shielded(), 8, 7);
    let dice = [[3, 5], [1, 1], [1, 1]];
    let mut flying = fly(&[(shielded(), 0)], &["II-pirates-1"], &dice);
    let Some(Question::Defend {
        defences, boosted, ..
    }) = flying.flight.question(0)
    else {
        panic!("{:?}", flying.flight.question(0));
    };
    assert!(defences.is_empty() && boosted.has(shield));
    flying.must(
        0,
        Command::Defend {
            with: Some(shield),
            battery: None,
            booster_battery: None,
        },
    );
    assert_eq!(flying.ship(0).tokens(), 0);
    assert!(flying.flight.pilots()[0].lost.is_empty());
    // With one token there is nothing to decide.
    let mut poor = shielded();
    tokens(&mut poor, 7, 8, 1);
    let flying = fly(&[(poor, 0)], &["II-pirates-1"], &dice);
    assert_eq!(flying.ship(0).tokens(), 1);
    assert_eq!(flying.flight.pilots()[0].lost.len(), 1);
}

/// A forward cannon on the starting cabin; a booster beside it with a forward double cannon and a cannon to the right.
fn gunship(charged: u8) -> Ship {
    let mut ship = crewed(
        II,
        &[
            (7, 6, 92, 0),
            (8, 6, 171, 3),
            (8, 5, 123, 0),
            (9, 6, 90, 1),
            (7, 8, 66, 0),
            (6, 7, 1, 2),
        ],
    );
    tokens(&mut ship, 6, 7, charged);
    ship
}

fn boost(doubles: &[Square], boosts: &[(Square, Square)]) -> Command {
    Command::Power {
        doubles: doubles.to_vec(),
        batteries: Vec::new(),
        boosts: boosts
            .iter()
            .map(|(booster, cannon)| Boost {
                booster: *booster,
                cannon: *cannon,
            })
            .collect(),
    }
}

/// Cannon strength 4.
fn rival() -> Ship {
    let mut ship = crewed(II, &[(7, 8, 66, 0)]);
    for (column, row) in [(5, 6), (6, 6), (8, 6), (9, 6)] {
        put(&mut ship, column, row, 88, 0);
    }
    ship
}

/// Proves GX-2.25, GX-2.26, GX-2.27, GX-2.29b, GX-24.14, GX-XX-3.
#[test]
fn a_boosted_cannon_is_stronger_and_gone() {
    let ship = gunship(1);
    let [single, booster, double, side] =
        [(7, 6), (8, 6), (8, 5), (9, 6)].map(|(column, row)| at(&ship, column, row));
    assert!(ship.is_legal());
    let mut flying = fly(&[(rival(), 10), (ship, 5)], &["II-combat_zone-1"], &[]);
    assert_eq!(flying.flight.question(1), Some(&Question::PowerCannons));
    assert_eq!(ship.cannon_strength_x2(double.set()), 7, "3½");
    let strength = |cannon| ship.boosted_strength_x2(Squares::EMPTY, ship.boost_x2(cannon));
    assert_eq!(strength(side), 6, "3");
    assert_eq!(
        ship.boosted_strength_x2(double.set(), ship.boost_x2(double)),
        13,
        "6½"
    );
    assert_eq!(
        flying.answer(1, boost(&[double], &[(booster, double)])),
        Err(Refusal::TooFewTokens)
    );
    assert_eq!(
        flying.answer(1, boost(&[], &[(booster, double)])),
        Err(Refusal::BoostUnpowered(double))
    );
    flying.must(1, boost(&[], &[(booster, single)]));
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Strength {
            ship: 1,
            value: 9,
            ..
        }
    )));
    // The cannon is gone before anybody suffers; what hung on it falls off.
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::Weakest { .. }))
    );
    assert!(matches!(
        flying.flight.question(1),
        Some(Question::KeepPiece { .. })
    ));
    let start = II.board().start;
    flying.must(1, Command::Keep { square: start });
    let lost = &flying.flight.pilots()[1].lost;
    assert_eq!(lost.len(), 4);
    assert_eq!(lost[0].by, LostBy::Destroyed);
    assert_eq!(flying.ship(1).tokens(), 0);
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Weakest {
            ship: 0,
            line: Some(0)
        }
    )));
}

/// Proves GX-2.29a, GX-2.29c, GX-2.29d, GX-2.28, GX-1.9.
#[test]
fn a_booster_serves_one_cannon_a_count() {
    let ship = gunship(2);
    let [single, booster, side] =
        [(7, 6), (8, 6), (9, 6)].map(|(column, row)| at(&ship, column, row));
    let mut flying = fly(&[(ship, 5)], &["II-slavers-1", "II-smugglers-1"], &[]);
    assert_eq!(
        flying.answer(0, boost(&[], &[(booster, single), (booster, side)])),
        Err(Refusal::SquareTwice(booster))
    );
    let battery = at(&ship, 6, 7);
    assert_eq!(
        flying.answer(0, boost(&[], &[(battery, single)])),
        Err(Refusal::NoBooster(battery))
    );
    flying.must(0, boost(&[], &[(booster, side)]));
    assert!(flying.ship(0).placed(side).is_none());
    assert!(flying.ship(0).placed(booster).is_some());
    // Not joined to the booster: it adds nothing to that cannon.
    let mut apart = gunship(2);
    put(&mut apart, 8, 6, 171, 1);
    assert!(
        apart
            .cannon_boosters()
            .iter()
            .all(|(_, near)| !near.has(single))
    );

    // An engine with a cannon is destroyed as a whole; of two barrels one to the front is enough.
    let ship = crewed(II, &[(7, 8, 169, 0), (6, 8, 155, 0), (8, 7, 1, 0)]);
    let (tile, booster) = (at(&ship, 6, 8), at(&ship, 7, 8));
    let mut flying = fly(&[(ship, 5)], &["II-slavers-1"], &[]);
    flying.must(0, boost(&[], &[(booster, tile)]));
    assert_eq!(flying.ship(0).engine_strength(Squares::EMPTY), 0);
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::Strength { value: 8, .. }))
    );
    let two_way = crewed(II, &[(7, 6, 152, 0)]);
    assert_eq!(two_way.boost_x2(at(&two_way, 7, 6)), 6);
    let aside = crewed(II, &[(7, 6, 152, 1)]);
    assert_eq!(aside.boost_x2(at(&aside, 7, 6)), 3);
}

/// Proves GX-2.29e.
#[test]
fn a_booster_does_not_help_against_meteors() {
    let ship = gunship(2);
    let double = at(&ship, 8, 5);
    let large = hazard(HazardKind::Meteor, Size::Large, Side::Front);
    assert!(matches!(
        ship.hit(large, 8),
        Hit::Threat { defences, boosted, .. } if defences == double.set() && boosted.is_empty()
    ));
}

/// A furnace behind the starting cabin with a battery behind it, and a hold without containers for red blocks.
fn burner(charged: u8) -> Ship {
    let mut ship = crewed(
        II,
        &[(7, 8, 177, 0), (7, 9, 1, 1), (8, 7, 16, 0), (6, 7, 64, 0)],
    );
    tokens(&mut ship, 7, 9, charged);
    ship
}

/// Proves GX-2.45, GX-2.46, GX-2.47, GX-2.48.
#[test]
fn a_furnace_burns_a_block() {
    let ship = burner(0);
    let [furnace, battery, hold] =
        [(7, 8), (7, 9), (8, 7)].map(|(column, row)| at(&ship, column, row));
    let mut flying = fly(&[(ship, 0)], &["I-planets-2"], &[]);
    flying.must(0, Command::Land { planet: Some(0) });
    let load = |burn: &[(Square, Square, Colour)]| Command::Load {
        holds: Vec::new(),
        burn: burn
            .iter()
            .map(|(furnace, battery, colour)| Burn {
                furnace: *furnace,
                battery: *battery,
                colour: *colour,
            })
            .collect(),
    };
    let red = Colour::Red;
    for (burn, refused) in [
        (vec![(furnace, hold, red)], Refusal::NoFurnace(furnace)),
        (vec![(hold, battery, red)], Refusal::NoFurnace(hold)),
        (
            vec![(furnace, battery, red); 2],
            Refusal::SquareTwice(furnace),
        ),
        (vec![(furnace, battery, Colour::Blue)], Refusal::NoSuchGoods),
    ] {
        assert_eq!(flying.answer(0, load(&burn)), Err(refused));
    }
    // A red block fits nowhere on this ship, and burns all the same: the suggestion does just that.
    assert_eq!(
        flying.flight.default_answer(0),
        Some(Command::Load {
            holds: vec![HoldGoods {
                square: hold,
                goods: Goods::NONE
            }],
            burn: vec![Burn {
                furnace,
                battery,
                colour: red
            }],
        })
    );
    flying.must(0, load(&[(furnace, battery, red)]));
    assert_eq!(flying.ship(0).tokens(), 2);
    assert_eq!(flying.flight.bank(), Goods::BANK, "all blocks are back");

    // One that is aboard already burns too.
    let mut laden = burner(1);
    store(&mut laden, 8, 7, goods(0, 0, 0, 1));
    let mut flying = fly(&[(laden, 0)], &["I-planets-2"], &[]);
    flying.must(0, Command::Land { planet: Some(2) });
    let keep = HoldGoods {
        square: hold,
        goods: goods(0, 1, 0, 0),
    };
    flying.must(
        0,
        Command::Load {
            holds: vec![keep],
            burn: vec![Burn {
                furnace,
                battery,
                colour: Colour::Blue,
            }],
        },
    );
    assert_eq!(flying.ship(0).tokens(), 2);
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 0));
}

/// Proves GX-2.50, GX-2.51, GX-2.52.
#[test]
fn plating_cannot_be_hurt_from_outside() {
    let ship = crewed(II, &[(7, 6, 184, 0), (7, 8, 66, 0)]);
    let plating = at(&ship, 7, 6);
    for kind in [HazardKind::Meteor, HazardKind::Cannon] {
        for size in [Size::Small, Size::Large] {
            assert_eq!(
                ship.hit(hazard(kind, size, Side::Front), 7),
                Hit::Plated { struck: plating }
            );
            // Its right side has a connector.
            assert!(matches!(
                ship.hit(hazard(kind, size, Side::Right), 6),
                Hit::Threat { .. }
            ));
        }
    }
    let dice = [[3, 4], [3, 4], [3, 4]];
    let flying = fly(&[(ship, 0)], &["II-pirates-1"], &dice);
    let plated = flying
        .events()
        .filter(|event| {
            matches!(
                event,
                Event::HazardResolved {
                    result: HazardResult::Plated { .. },
                    ..
                }
            )
        })
        .count();
    assert_eq!(plated, 3);
    assert!(flying.flight.pilots()[0].lost.is_empty());
    // Sabotage: column 7, row 6. The second ship has more crew.
    let other = crewed(II, &[(7, 6, 46, 0)]);
    let flying = fly(
        &[(ship, 5), (other, 0)],
        &["III-sabotage-1"],
        &[[3, 4], [3, 3]],
    );
    assert!(flying.ship(0).placed(plating).is_none());
}

/// Proves GX-2.49.
#[test]
fn a_furnace_burns_only_when_goods_are_gained() {
    let mut ship = burner(0);
    store(&mut ship, 8, 7, goods(0, 0, 0, 1));
    let [furnace, battery, hold] =
        [(7, 8), (7, 9), (8, 7)].map(|(column, row)| at(&ship, column, row));
    let burn = Command::Load {
        holds: vec![HoldGoods {
            square: hold,
            goods: Goods::NONE,
        }],
        burn: vec![Burn {
            furnace,
            battery,
            colour: Colour::Blue,
        }],
    };
    let cards = ["I-planets-2", "I-stardust-1"];
    let mut flying = Flying::new(FlightKind::Second, &[(ship, 0)], &cards, &[]);
    let refused = Err(Refusal::NotAsked("GT-17.7"));
    assert_eq!(flying.answer(0, burn.clone()), refused, "between cards");
    let mut flying = flying.go();
    assert_eq!(flying.answer(0, burn.clone()), refused, "before landing");
    flying.must(0, Command::Land { planet: Some(2) });
    // A yellow block is gained: now the blue one aboard may burn.
    flying.must(0, burn.clone());
    assert_eq!(flying.ship(0).tokens(), ship.cells(battery));
    assert_eq!(flying.answer(0, burn), refused, "afterwards");
}
