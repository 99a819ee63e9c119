//! The components of Another Big Expansion (GX-12, GX-13): the stock, routers, life support, power, crew, lasers.

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::check::Fault;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::{FIRST_BOX_TILES, Kind, TILES};
use std::collections::BTreeSet;
use support::Table;
use support::ships::{Flying, at, fitted, put};
use table::{Dice, Seed};

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
    let stock = |table: &Table| -> BTreeSet<u64> {
        let state = serde_json::to_value(&table.game).unwrap();
        let stock = state["phase"]["of"]["face_down"].as_array().unwrap();
        stock.iter().map(|tile| tile.as_u64().unwrap()).collect()
    };
    let first = stock(&table);
    let mut second = None;
    table.play_out(&mut Dice::new(Seed::from_u64(5)), |table| {
        let view = table.view();
        if view.flight.index == 1 && view.stage == StageName::Countdown {
            second.get_or_insert_with(|| stock(table));
        }
    });
    assert_eq!(second, Some(first));
    assert!(
        !serde_json::to_string(&table.view())
            .unwrap()
            .contains("removed")
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
