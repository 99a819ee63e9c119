//! The components of Another Big Expansion (GX-12, GX-13): the stock, routers, life support, power, crew, lasers.

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Criterion, Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{Question, Thrust};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::{Alien, FIRST_BOX_TILES, Kind, TILES};
use support::Table;
use support::ships::{Flying, alien, at, fitted, humans, put, tokens};

const II: ShipClass = ShipClass::II;

fn setup(flights: &[FlightKind], new_technologies: bool) -> Setup {
    Setup {
        flights: flights.to_vec(),
        new_technologies,
        second_box_components: true,
        ..Setup::default()
    }
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

/// Proves GX-12.1, GX-12.5.
#[test]
fn the_second_box_adds_forty_two_tiles() {
    let new = &TILES[FIRST_BOX_TILES..];
    assert_eq!(new.len(), 42);
    let count = |kind: fn(&Kind) -> bool| new.iter().filter(|tile| kind(&tile.kind)).count();
    assert_eq!(count(|kind| *kind == Kind::AntiPersonnelLaser), 10);
    assert_eq!(count(|kind| *kind == Kind::CrubotStation), 4);
    assert_eq!(count(|kind| *kind == Kind::Router), 4);
    assert_eq!(
        count(|kind| matches!(kind, Kind::MixedLifeSupport { .. })),
        2
    );
    assert_eq!(count(|kind| kind.containers() == 1), 3);
    assert_eq!(count(|kind| *kind == Kind::SolarPanel), 5);
    assert_eq!(count(|kind| *kind == Kind::Armory), 4);
    assert_eq!(count(|kind| matches!(kind, Kind::Thruster { .. })), 10);
    for tile in new {
        assert_eq!(tile.kind.cells(), 0, "no battery: {}", tile.name);
        assert_eq!(tile.kind.cabin_places(), 0, "no cabin: {}", tile.name);
    }
}

/// Proves GX-12.2 and GX-12.3. Without a class IV ship 25 more stay in the box.
#[test]
fn the_stock_depends_on_boxes_and_players() {
    for (seats, technologies, tiles) in [
        (4, false, 140 + 42 - 25),
        (3, false, 140 + 42 - 50),
        (2, false, 140 + 42 - 75),
        (5, true, 181 + 42 - 25),
        (4, true, 181 + 42 - 50),
        (3, true, 181 + 42 - 75),
        (2, true, 181 + 42 - 100),
    ] {
        let table = Table::new(setup(&[FlightKind::Second], technologies), seats, 7);
        let shown = table.view().face_down;
        assert_eq!(shown, tiles, "{seats} players, {technologies}");
    }
    let fourth = FlightKind::ALL
        .into_iter()
        .find(|kind| kind.rules().number == 4);
    if let Some(fourth) = fourth {
        assert_eq!(setup(&[fourth], false).removed_tiles(4), 0);
        assert_eq!(setup(&[fourth], true).removed_tiles(2), 75);
    }
}

/// Proves GX-12.4.
#[test]
fn tiles_in_the_box_stay_there_and_are_unknown() {
    let flights = [FlightKind::First, FlightKind::First];
    let mut table = Table::new(
        Setup {
            pace: Pace::Untimed,
            ..setup(&flights, false)
        },
        2,
        3,
    );
    let (first, second) = table.stocks_of_two_flights(5);
    assert_eq!(second, Some(first));
    assert!(
        !serde_json::to_string(&table.view())
            .unwrap()
            .contains(r#""removed""#)
    );
}

/// Proves GX-0.1 and GX-0.4.
#[test]
fn modules_of_the_second_box_are_switches() {
    let plain = Setup::default();
    assert!(plain.stock().all(|tile| tile.number() <= 144));
    assert_eq!(setup(&[FlightKind::Second], false).check(4), Ok(()));
    assert_eq!(setup(&[FlightKind::Second], true).check(5), Ok(()));
    let learning = setup(&[FlightKind::Learning], false);
    assert_eq!(learning.check(3), Err(Refusal::LearningSecondBox));
    let undefended = Setup {
        intruders: true,
        ..Setup::default()
    };
    assert_eq!(undefended.check(3), Err(Refusal::IntrudersNeedComponents));
    let defended = Setup {
        intruders: true,
        ..setup(&[FlightKind::Second], false)
    };
    assert_eq!(defended.check(3), Ok(()));
}

/// Two joined routers below the starting cabin: a cabin to the left, another one to the right.
fn routed() -> Ship {
    let tiles = [(7, 8, 188), (6, 8, 40), (8, 8, 190), (9, 8, 42)];
    fitted(
        II,
        &tiles.map(|(column, row, tile)| (column, row, tile, None)),
    )
}

/// Proves GX-13.15 and GX-13.16.
#[test]
fn routers_join_what_is_joined_to_them() {
    let ship = routed();
    assert!(ship.is_legal(), "{:?}", ship.faults());
    let (start, left, right) = (at(&ship, 7, 7), at(&ship, 6, 8), at(&ship, 9, 8));
    let routers: Squares = [at(&ship, 7, 8), at(&ship, 8, 8)].into_iter().collect();
    // Both routers are one group: all three cabins count as joined to each other.
    for (one, others) in [
        (start, [left, right]),
        (left, [start, right]),
        (right, [start, left]),
    ] {
        let joined = ship.joined_to(one.set()).without(routers);
        assert_eq!(joined, others.into_iter().collect(), "{one:?}");
    }
    // Two members of the set are joined to each other too, a single one not to itself.
    let both: Squares = [left, right].into_iter().collect();
    assert!(both.without(ship.joined_to(both)).is_empty());
    assert!(!ship.joined_to(left.set()).has(left));
}

/// Proves GX-13.17 (Epidemic) and GX-13.18.
#[test]
fn a_router_is_good_for_epidemics_and_holds_nothing_together() {
    let ship = routed();
    let flying = fly(&[(ship, 0)], &["II-epidemic-1"], &[]);
    assert_eq!(flying.ship(0).crew(), 3, "every cabin has lost one");
    let mut plain = ship;
    // Structural modules in place of the routers.
    put(&mut plain, 7, 8, 50, 0);
    put(&mut plain, 8, 8, 50, 0);
    assert!(plain.infected().is_empty());
    // Without the second router its cabin is apart, whatever the first one joins.
    let mut broken = ship;
    broken.take(at(&ship, 8, 8));
    assert_eq!(broken.pieces().len(), 2);
    assert!(broken.faults().contains(&Fault::Separate {
        square: at(&ship, 9, 8)
    }));
}

fn hazard(kind: HazardKind, size: Size, from: Side) -> Hazard {
    Hazard { kind, size, from }
}

fn power(doubles: &[Square], batteries: &[Square]) -> Command {
    Command::Power {
        doubles: doubles.to_vec(),
        batteries: batteries.to_vec(),
        boosts: Vec::new(),
    }
}

fn defend(with: Square, battery: Option<Square>) -> Command {
    Command::Defend {
        with: Some(with),
        battery,
        booster_battery: None,
    }
}

/// A total of two dice.
fn dice(total: u8) -> [u8; 2] {
    [total.min(7) - 1, total + 1 - total.min(7)]
}

/// A solar panel between a shield to the front and right and a double cannon pointing forward; a battery and an engine.
fn sunny() -> Ship {
    fitted(
        II,
        &[
            (8, 7, 213, None),    // solar panel
            (9, 7, 144, Some(0)), // shield: front and right
            (8, 6, 123, Some(0)), // double cannon
            (6, 7, 9, None),      // battery
            (7, 8, 66, None),     // engine
        ],
    )
}

/// GX-XX-20: small, large, small. Proves GX-13.1, GX-13.2, GX-13.3.
#[test]
fn a_solar_panel_powers_one_component_a_card() {
    let ship = sunny();
    let (panel, shield, cannon) = (at(&ship, 8, 7), at(&ship, 9, 7), at(&ship, 8, 6));
    // Small ones in column 9 meet the shield's front; the large one in column 8 the cannon's column.
    let cards = ["I-meteoric_swarm-3", "I-meteoric_swarm-3"];
    let rolls = [8, 9, 8, 8].map(dice);
    let mut flying = fly(&[(ship, 0)], &cards, &rolls);
    // The large one comes first: the panel powers the double cannon.
    flying.must(0, defend(cannon, None));
    assert_eq!(flying.ship(0).tokens(), 2, "the sun is free");
    assert!(
        flying
            .events()
            .any(|event| *event == Event::SolarPower { ship: 0, panel })
    );
    // The small one in column 9 meets the smooth front of the shield. The next large one needs a token: a panel works once.
    let refused = flying.answer(0, defend(cannon, Some(panel)));
    assert_eq!(refused, Err(Refusal::NoTokenThere(panel)));
    flying.must(0, defend(cannon, None));
    assert_eq!(flying.ship(0).tokens(), 1);
    // On the next card the panel is there again.
    flying.stay();
    flying.must(0, defend(cannon, Some(panel)));
    assert_eq!(flying.ship(0).tokens(), 1);
    // It may power the shield instead: both are joined to it.
    let joined: Squares = [shield, cannon].into_iter().collect();
    assert!(joined.without(ship.joined_to(panel.set())).is_empty());
}

/// Proves GX-13.2: the owner may name a battery instead, and a panel only powers what is joined to it.
#[test]
fn panels_power_what_is_joined_to_them() {
    let ship = fitted(
        II,
        &[
            (8, 7, 213, None),    // solar panel
            (8, 6, 123, Some(0)), // double cannon beside it
            (7, 6, 124, Some(0)), // double cannon that is not
            (6, 7, 9, None),      // battery
            (7, 8, 66, None),
        ],
    );
    let (panel, near, far) = (at(&ship, 8, 7), at(&ship, 8, 6), at(&ship, 7, 6));
    let battery = at(&ship, 6, 7);
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    assert_eq!(
        flying.answer(0, power(&[far], &[panel])),
        Err(Refusal::PanelNotJoined(panel))
    );
    let mut kept = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    kept.must(0, power(&[near], &[battery]));
    assert_eq!(kept.ship(0).tokens(), 1, "the panel is kept");
    flying.must(0, power(&[near, far], &[]));
    assert_eq!(flying.ship(0).tokens(), 1, "one by the sun, one by a token");
    // Without tokens only the one beside the panel can be powered.
    let mut empty = ship;
    tokens(&mut empty, 6, 7, 0);
    let mut flying = fly(&[(empty, 0)], &["II-slavers-1"], &[]);
    assert_eq!(
        flying.answer(0, power(&[far], &[])),
        Err(Refusal::TooFewTokens)
    );
    flying.must(0, power(&[near], &[]));
}

/// Proves GX-13.17 (solar power) and GX-13.15.
#[test]
fn solar_power_goes_through_a_router() {
    let ship = fitted(
        II,
        &[
            (8, 7, 190, None),    // router
            (9, 7, 211, None),    // solar panel
            (8, 6, 124, Some(0)), // double cannon
            (7, 8, 66, None),
        ],
    );
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    flying.must(0, power(&[at(&ship, 8, 6)], &[]));
}

/// Proves GX-21.7: for a techie's free use a token must be aboard.
#[test]
fn the_sun_does_not_serve_the_techie() {
    let mut ship = fitted(
        II,
        &[
            (8, 7, 35, None),
            (9, 7, 162, None),
            (7, 6, 123, Some(0)),
            (6, 7, 213, None),
            (7, 8, 66, None),
        ],
    );
    alien(&mut ship, 8, 7, Alien::Cyan);
    ship.set_specialization(Some(Specialization::Techie));
    // The cannon is not joined to the panel, and there is no token.
    let flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::PowerCannons)
    ));
}

/// GX-XX-21b: proves GX-13.5 and GX-13.6.
#[test]
fn thrusters_need_two_empty_squares() {
    let ship = fitted(II, &[(8, 7, 219, Some(1)), (7, 8, 66, None)]);
    let thruster = at(&ship, 8, 7);
    assert!(ship.is_legal());
    assert_eq!(
        ship.engine_strength(Squares::EMPTY),
        1,
        "no engine strength"
    );
    for (column, row) in [(9, 7), (8, 8)] {
        let mut blocked = ship;
        put(&mut blocked, column, row, 49, 0);
        let other = at(&ship, column, row);
        assert!(!blocked.is_legal());
        let fault = Fault::FrontOfThruster {
            square: thruster,
            other,
        };
        assert!(blocked.faults().contains(&fault));
        assert_eq!(fault.rule(), "GX-13.5");
    }
    // Any rotation is allowed.
    let turned = fitted(II, &[(8, 7, 220, Some(0)), (7, 8, 66, None)]);
    assert!(turned.is_legal());
}

/// A thruster to the left and right in front of the starting cabin, a battery, a hold in column 8, structure in column 9.
fn steering() -> Ship {
    let mut ship = fitted(
        II,
        &[
            (7, 6, 226, Some(2)),
            (6, 7, 9, None),
            (8, 7, 18, None),
            (9, 7, 49, None),
            (7, 8, 66, None),
        ],
    );
    tokens(&mut ship, 6, 7, 2);
    ship
}

/// GX-XX-21: proves GX-13.7, GX-13.8, GX-13.9, GX-13.10.
#[test]
fn a_thruster_moves_the_line_for_one_ship() {
    let ship = steering();
    let thruster = at(&ship, 7, 6);
    // A large meteor in column 8, then small ones.
    let mut flying = fly(
        &[(ship, 5), (ship, 0)],
        &["I-meteoric_swarm-3"],
        &[dice(8), dice(3), dice(3)],
    );
    for number in [0, 1] {
        let Some(Question::Thrust { roll, shifts, .. }) = flying.flight.question(number) else {
            panic!("asked {:?}", flying.flight.question(number));
        };
        assert_eq!(*roll, 8);
        let lines: Vec<_> = shifts.iter().map(|shift| (shift.to, shift.line)).collect();
        assert_eq!(lines, [(Side::Right, 9), (Side::Left, 7)]);
    }
    let to = |to| Command::Thrust {
        with: Some(Thrust { thruster, to }),
        battery: None,
    };
    assert_eq!(
        flying.answer(0, to(Side::Front)),
        Err(Refusal::NoThruster(thruster))
    );
    flying.must(0, to(Side::Right));
    assert_eq!(flying.ship(0).tokens(), 1);
    // At most one use a roll: it strikes column 9 now.
    assert!(flying.ship(0).placed(at(&ship, 9, 7)).is_none());
    assert!(flying.ship(0).placed(at(&ship, 8, 7)).is_some());
    // The other ship still faces column 8.
    flying.must(
        1,
        Command::Thrust {
            with: None,
            battery: None,
        },
    );
    assert!(flying.ship(1).placed(at(&ship, 8, 7)).is_none());
    // Small meteors in column 3 miss: nobody is asked.
    assert!(!flying.asked(0));
}

/// Proves GX-13.8 for rows, GX-14.12 and GX-14.13 for the cylinder.
#[test]
fn lines_move_by_one() {
    let rows = ShipClass::II.board();
    assert_eq!(rows.shifted(false, 7, Side::Front), Some(6));
    assert_eq!(rows.shifted(false, 7, Side::Rear), Some(8));
    // Rows of class IIIA are numbered from the rear.
    let tall = ShipClass::IIIA.board();
    assert_eq!(tall.shifted(false, 7, Side::Front), Some(8));
    let round = ShipClass::IIB.board();
    assert_eq!(round.shifted(true, 1, Side::Left), Some(9));
    assert_eq!(round.shifted(true, 9, Side::Right), Some(1));
    let right_start = round.line_of(false, [3, 5]);
    let left_start = round.line_of(false, [3, 2]);
    for line in [right_start, left_start] {
        assert_eq!(round.shifted(false, line, Side::Rear), Some(line + 1));
    }
    assert_eq!(
        round.shifted(false, 0, Side::Rear),
        None,
        "no row was rolled"
    );
}

/// GX-XX-22: proves GX-13.11.
#[test]
fn a_side_cannon_covers_the_new_row() {
    // A thruster to the front and right, and a cannon to the left in row 7 that covers rows 6 to 8.
    let mut ship = fitted(
        II,
        &[
            (6, 7, 97, Some(3)),
            (8, 7, 1, None),
            (7, 6, 54, None),
            (7, 5, 50, None),
            (8, 6, 220, Some(0)),
            (7, 8, 66, None),
        ],
    );
    tokens(&mut ship, 8, 7, 1);
    let large = hazard(HazardKind::Meteor, Size::Large, Side::Left);
    assert!(matches!(ship.hit(large, 5), Hit::Threat { .. }));
    assert!(matches!(ship.hit(large, 6), Hit::Shot { .. }));
}

/// Proves GX-13.12: against a sabotage no thruster helps.
#[test]
fn thrusters_do_not_help_inside() {
    let ship = steering();
    let rolls = [dice(8), dice(7)];
    let flying = fly(
        &[
            (ship, 5),
            (fitted(II, &[(7, 8, 66, None), (6, 7, 40, None)]), 0),
        ],
        &["III-sabotage-1"],
        &rolls,
    );
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::ThrusterFired { .. }))
    );
    assert!(flying.ship(0).placed(at(&ship, 8, 7)).is_none());
}

/// GX-XX-23: proves GX-13.20, GX-13.21, GX-13.17 (life support) and GX-13.22.
#[test]
fn mixed_life_support_serves_two_colours() {
    let near = fitted(II, &[(8, 7, 35, None), (9, 7, 201, None), (7, 8, 66, None)]);
    let cabin = at(&near, 8, 7).set();
    assert_eq!(near.alien_cabins(Alien::Purple), cabin);
    assert_eq!(near.alien_cabins(Alien::Cyan), cabin);
    assert!(near.alien_cabins(Alien::Brown).is_empty());
    // Three cabins joined through a router: the support serves all of them.
    let ship = fitted(
        II,
        &[
            (7, 8, 188, None),
            (6, 8, 40, None),
            (8, 8, 190, None),
            (9, 8, 41, None),
            (8, 7, 35, None),
            (8, 9, 202, None),
        ],
    );
    let cabins: Squares = [(6, 8), (9, 8), (8, 7)]
        .into_iter()
        .map(|(column, row)| at(&ship, column, row))
        .collect();
    assert_eq!(ship.alien_cabins(Alien::Brown), cabins);
    assert_eq!(ship.alien_cabins(Alien::Cyan), cabins);
    // Without cyan aliens every mixed support counts as purple and brown.
    let mut plain = Ship::empty(II);
    plain.set_without_cyan();
    for (square, placed) in ship.tiles() {
        plain.put(square, placed);
    }
    assert_eq!(plain.alien_cabins(Alien::Purple), cabins);
    assert_eq!(plain.alien_cabins(Alien::Brown), cabins);
    assert!(plain.alien_cabins(Alien::Cyan).is_empty());
    let stored = serde_json::to_string(&plain).unwrap();
    assert_eq!(serde_json::from_str::<Ship>(&stored).unwrap(), plain);
}

/// GX-XX-24: proves GX-13.32, GX-13.33, GX-13.34, GX-13.35 and GX-12.6.
#[test]
fn joined_lasers_shoot_in_pairs() {
    let strength =
        |tiles: &[(u8, u8, u8, Option<u8>)]| fitted(II, tiles).cannon_strength_x2(Squares::EMPTY);
    // A: on both sides of the starting cabin, not joined to each other.
    assert_eq!(strength(&[(6, 7, 191, None), (8, 7, 194, None)]), 0);
    // B: two separate pairs.
    let pairs = [
        (6, 7, 198, None),
        (5, 7, 200, None),
        (8, 7, 191, None),
        (9, 7, 199, None),
    ];
    assert_eq!(strength(&pairs), 4);
    // D: three in a line.
    let line = [(8, 7, 191, None), (9, 7, 198, None), (9, 8, 200, None)];
    let three = fitted(II, &line[..2]);
    assert_eq!(three.laser_pairs(three.occupied()), 1);
    // C: four in a square, however paired.
    let square = [
        (8, 7, 192, None),
        (9, 7, 195, None),
        (8, 8, 193, None),
        (9, 8, 196, None),
    ];
    let four = fitted(II, &square);
    assert_eq!(four.laser_pairs(four.occupied()), 2);
    // One pair and a purple alien, no cannon.
    let mut ship = fitted(
        II,
        &[
            (6, 7, 198, None),
            (5, 7, 200, None),
            (8, 7, 37, None),
            (9, 7, 136, None),
        ],
    );
    alien(&mut ship, 8, 7, Alien::Purple);
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 6);
    // A laser is no cannon: it shoots no meteor.
    assert!(ship.cannons().is_empty());
}

/// GX-XX-25: two humans and a crubot station joined to an armory, and a battery.
fn armed_crew() -> Ship {
    let mut ship = fitted(
        II,
        &[
            (6, 7, 217, None), // armory
            (5, 7, 203, None), // crubots
            (8, 7, 9, None),   // battery
            (7, 8, 66, None),
        ],
    );
    tokens(&mut ship, 8, 7, 2);
    ship
}

/// Eight humans.
fn eight() -> Ship {
    fitted(
        II,
        &[
            (7, 8, 66, None),
            (8, 7, 40, None),
            (6, 7, 39, None),
            (7, 6, 47, None),
        ],
    )
}

/// GX-XX-25: proves GX-13.25, GX-13.26, GX-13.27, GX-13.30, GX-13.40, GX-13.41, GX-13.42, GX-24.32.
#[test]
fn crubots_and_arms_count_where_they_should() {
    let (left, right) = (eight(), armed_crew());
    assert_eq!((left.crew(), right.crew()), (8, 2));
    let activate = |stations: &[Square]| Command::ActivateCrubots {
        stations: stations.to_vec(),
        batteries: Vec::new(),
    };
    let station = at(&right, 5, 7);
    // An Abandoned Station that needs 8: six with crubots, so the right player is not asked.
    let flying = fly(&[(right, 5), (left, 0)], &["II-abandoned_station-1"], &[]);
    assert!(!flying.asked(0));
    assert_eq!(flying.flight.question(1), Some(&Question::UseCard));
    // One that needs 5: crubots make it six.
    let mut flying = fly(&[(right, 5), (left, 0)], &["I-abandoned_station-1"], &[]);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Crubots {
            needed: Some(5),
            ..
        })
    ));
    flying.must(0, activate(&[station]));
    assert_eq!(flying.flight.question(0), Some(&Question::UseCard));
    assert_eq!(flying.ship(0).tokens(), 1);
    // An Abandoned Ship that takes 4: crubots cannot be given up.
    let flying = fly(&[(right, 5), (left, 0)], &["II-abandoned_ship-2"], &[]);
    assert!(!flying.asked(0));
    assert!(flying.asked(1));
    // Sabotage: (2 + 4) × 2 = 12 against 8.
    let mut flying = fly(
        &[(right, 5), (left, 0)],
        &["III-sabotage-1"],
        &[dice(7), dice(8)],
    );
    assert_eq!(
        flying.answer(0, activate(&[at(&right, 6, 7)])),
        Err(Refusal::NoIdleCrubots(at(&right, 6, 7)))
    );
    flying.must(0, activate(&[station]));
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Strength {
            ship: 0,
            of: Criterion::Crew,
            value: 12,
            ..
        }
    )));
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::Weakest { ship: 1, .. }))
    );
    assert_eq!(
        flying.ship(0).crew_with_crubots(),
        2,
        "until the end of the card"
    );
    // Without them 4 against 8.
    let mut flying = fly(
        &[(right, 5), (left, 0)],
        &["III-sabotage-1"],
        &[dice(12), dice(12)],
    );
    flying.must(0, activate(&[]));
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::Weakest { ship: 0, .. }))
    );
    assert_eq!(flying.ship(0).tokens(), 2);
}

/// Proves GX-13.28: crubots alone do not fly, and they wake nobody.
#[test]
fn crubots_are_not_humans() {
    let mut ship = armed_crew();
    ship.set_contents(at(&ship, 7, 7), galaxy_trucker::ship::Contents::default());
    let flying = Flying::new(FlightKind::Second, &[(ship, 0)], &["II-open_space-1"], &[]);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
    assert!(!ship.can_wake());
}

/// Proves GX-13.40, GX-13.43: humans, aliens and active crubots are armed, through a router too; sleepers are not.
#[test]
fn an_armory_arms_what_is_joined() {
    let mut ship = armed_crew();
    assert_eq!(
        ship.armed(),
        at(&ship, 7, 7).set(),
        "idle crubots are not armed"
    );
    humans(&mut ship, 7, 7, 0);
    assert!(ship.armed().is_empty());
    // Through a router: a cabin with an alien, and a stasis chamber whose sleepers stay unarmed.
    let mut ship = fitted(
        II,
        &[(7, 8, 188, None), (6, 8, 40, None), (8, 8, 215, None)],
    );
    alien(&mut ship, 6, 8, Alien::Brown);
    let armed: Squares = [at(&ship, 6, 8), at(&ship, 7, 7)].into_iter().collect();
    assert_eq!(ship.armed(), armed);
    assert_eq!(ship.compared_crew(), 2 * ship.crew());
}

/// Proves GX-13.46: plated sides cannot be hurt, the others can.
#[test]
fn plated_holds_are_plated_on_smooth_sides() {
    let ship = fitted(II, &[(6, 7, 209, Some(3)), (7, 8, 66, None)]);
    let hold = at(&ship, 6, 7);
    let heavy = |from| hazard(HazardKind::Cannon, Size::Large, from);
    assert_eq!(ship.hit(heavy(Side::Left), 7), Hit::Plated { struck: hold });
    assert!(!ship.is_plated(hold, Side::Right));
    assert_eq!(ship.special_containers(hold), 1);
}
