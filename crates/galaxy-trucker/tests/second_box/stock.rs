//! The modules of Another Big Expansion and its stock of components (GX-0, GX-12).

use crate::support::Table;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::tiles::{FIRST_BOX_TILES, Kind, TILES};

fn setup(flights: &[FlightKind], new_technologies: bool) -> Setup {
    Setup {
        flights: flights.to_vec(),
        new_technologies,
        second_box_components: true,
        ..Setup::default()
    }
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
    let fourth = [FlightKind::Fourth];
    assert_eq!(setup(&fourth, false).removed_tiles(4), 0);
    assert_eq!(setup(&fourth, true).removed_tiles(2), 75);
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
