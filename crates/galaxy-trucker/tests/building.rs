//! The building phase at a table (GT-4 to GT-12, GT-24, GT-31.40 to GT-31.52).

use crate::support::Table;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Level;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Aids, Pace, Setup, Teams};
use galaxy_trucker::tiles::TileId;
use table::{Audience, Game, Seat, Viewer, full_view};

fn only(kind: FlightKind) -> Setup {
    Setup {
        flights: vec![kind],
        ..Setup::default()
    }
}

fn tile(number: u8) -> TileId {
    TileId::new(number).expect("a tile")
}

/// Proves GT-4.1 to GT-4.4, GT-4.6, GT-4.7, GT-4.9, GT-31.44, GT-5.33.
#[test]
fn a_flight_is_set_up() {
    let mut table = Table::new(only(FlightKind::Second), 3, 1);
    let view = table.view();
    assert_eq!(view.stage, StageName::Countdown);
    assert_eq!(view.flight.class, ShipClass::II);
    assert_eq!(view.face_down, 140);
    assert_eq!(view.numbers, [1, 2, 3]);
    assert_eq!((view.ships.len(), view.piles.len()), (3, 3));
    for (number, ship) in view.ships.iter().enumerate() {
        let tiles: Vec<u16> = ship
            .cells
            .iter()
            .copied()
            .filter(|cell| *cell != 0)
            .collect();
        assert_eq!(tiles, [4 * (31 + number as u16)]);
    }
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::BeforeGo));
    table.pass(5_000);
    let view = table.view();
    assert_eq!(view.stage, StageName::Building);
    let glass = view.hourglass.unwrap();
    assert_eq!((glass.circle, glass.empty), (2, false));
    assert_eq!(glass.until.since(view.go.unwrap()).0, 90_000);
    // Each pile: two cards of the level and one of each lower one.
    table.deal(&[49]);
    table.build(0, 8, 7, 0);
    for pile in 0..3 {
        table.must(0, Command::Look { pile });
        let cards = table.game.seat_view(Seat(0)).pile.unwrap();
        let levels = |level| cards.iter().filter(|id| id.card().level == level).count();
        assert_eq!(
            (levels(Level::II), levels(Level::I), cards.len()),
            (2, 1, 3)
        );
        table.must(0, Command::PutBack);
    }
}

/// Proves GT-5.1 to GT-5.7, GT-5.16, GT-5.30, GT-5.32, GT-5.34, GT-29.18, GT-31.40, GT-31.60, GT-31.61.
#[test]
fn a_tile_in_hand_is_hidden() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49, 50]);
    let before = full_view(&table.game, Viewer::Seat(Seat(1))).unwrap();
    table.must(0, Command::Draw);
    assert_eq!(table.game.seat_view(Seat(0)).hand, 49);
    assert!(table.view().players[0].holding);
    assert_eq!(table.view().players[0].hand, 0);
    let after = full_view(&table.game, Viewer::Seat(Seat(1))).unwrap();
    assert_eq!(before["hand"], after["hand"]);
    assert!(table.told.iter().any(|told| {
        told.to == Audience::Only(Seat(0)) && matches!(told.event, Event::DrewTile { .. })
    }));
    table.pass(400);
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::HandFull));
    // The other draws at the same time; there are no turns.
    table.must(1, Command::Draw);
    assert_eq!(table.game.seat_view(Seat(1)).hand, 50);
    let open = Setup {
        open_hands: true,
        ..only(FlightKind::First)
    };
    let mut table = Table::dealing(open, 2, &[49]);
    table.must(0, Command::Draw);
    assert_eq!(table.view().players[0].hand, 49);
}

/// Proves GT-5.8, GT-5.14, GT-5.17, GT-5.31, GT-31.41, GT-31.43.
#[test]
fn face_up_tiles_are_for_everybody() {
    let mut table = Table::dealing(only(FlightKind::First), 3, &[49, 50, 51]);
    for seat in 0..3 {
        table.must(seat, Command::Draw);
        table.must(seat, Command::Return);
    }
    assert_eq!(table.view().face_up, [49, 50, 51]);
    table.pass(300);
    let take = Command::Take {
        place: 1,
        tile: tile(50),
    };
    table.must(2, take.clone());
    assert_eq!(table.act(0, take), Err(Refusal::TileGone));
    assert_eq!(table.game.seat_view(Seat(0)).hand, 0);
    // Nothing moves up; the next one lies on the lowest free place.
    assert_eq!(table.view().face_up, [49, 0, 51]);
    table.must(2, Command::Return);
    assert_eq!(table.view().face_up, [49, 50, 51]);
}

/// Proves GT-6.1 to GT-6.3, GT-6.12, GT-6.16, GT-6.19.
#[test]
fn a_tile_must_join_the_ship() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[1, 77, 88]);
    table.must(0, Command::Draw);
    assert!(matches!(
        table.place(0, 7, 7, 0),
        Err(Refusal::SquareNotFree(_))
    ));
    assert!(matches!(
        table.place(0, 7, 9, 0),
        Err(Refusal::SquareNotFree(_))
    ));
    assert!(matches!(
        table.place(0, 9, 7, 0),
        Err(Refusal::NotNextToShip(_))
    ));
    // Battery 1 has one connector, to the left.
    assert!(matches!(
        table.place(0, 8, 7, 1),
        Err(Refusal::NotJoined(_))
    ));
    table.place(0, 8, 7, 0).unwrap();
    // An engine that points to the side is a mistake, but it waits for the check.
    table.pass(300);
    table.must(0, Command::Draw);
    table.place(0, 7, 8, 1).unwrap();
    // A cannon may point anywhere.
    table.pass(300);
    table.must(0, Command::Draw);
    table.place(0, 6, 7, 3).unwrap();
    let strict = Setup {
        strict_placement: true,
        ..only(FlightKind::First)
    };
    let mut table = Table::dealing(strict, 2, &[77]);
    table.must(0, Command::Draw);
    assert!(matches!(
        table.place(0, 7, 8, 1),
        Err(Refusal::PlacementFault(_))
    ));
}

/// Proves GT-5.9, GT-5.11, GT-5.12, GT-13.10, GT-31.35.
#[test]
fn the_last_tile_can_be_lifted() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49, 50]);
    table.build(0, 8, 7, 0);
    table.must(0, Command::TakeBack);
    assert_eq!(table.game.seat_view(Seat(0)).hand, 49);
    table.place(0, 6, 7, 2).unwrap();
    // Moved and turned in one go.
    table.place(0, 8, 7, 0).unwrap();
    assert_eq!(
        table.view().ships[0]
            .cells
            .iter()
            .filter(|cell| **cell != 0)
            .count(),
        2
    );
    // Looking at cards does not fix it.
    table.must(0, Command::Look { pile: 0 });
    assert_eq!(table.act(0, Command::TakeBack), Err(Refusal::LookingAtPile));
    table.must(0, Command::PutBack);
    table.must(0, Command::TakeBack);
    table.must(0, Command::Return);
    table.pass(300);
    table.must(
        0,
        Command::Take {
            place: 0,
            tile: tile(49),
        },
    );
    table.place(0, 8, 7, 0).unwrap();
    table.build(0, 6, 7, 2);
    table.must(0, Command::TakeBack);
    assert_eq!(table.act(0, Command::TakeBack), Err(Refusal::HandFull));
    table.must(0, Command::Return);
    assert_eq!(table.act(0, Command::TakeBack), Err(Refusal::LastIsFixed));
}

/// Proves GT-11.1 to GT-11.6, GT-5.10, GT-22.12, GT-10.11.
#[test]
fn tiles_are_set_aside() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49, 50, 51, 52]);
    for slot in 0..2 {
        table.pass(300);
        table.must(0, Command::Draw);
        table.must(0, Command::SetAside);
        assert_eq!(table.view().ships[0].set_aside[slot], 49 + slot as u8);
    }
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(table.act(0, Command::SetAside), Err(Refusal::SetAsideFull));
    table.place(0, 8, 7, 0).unwrap();
    table.must(0, Command::TakeSetAside { slot: 0 });
    assert_eq!(
        table.act(0, Command::TakeSetAside { slot: 1 }),
        Err(Refusal::HandFull)
    );
    assert_eq!(table.act(0, Command::Return), Err(Refusal::WasSetAside));
    // Taking it fixed the one before.
    table.place(0, 6, 7, 2).unwrap();
    table.must(0, Command::TakeBack);
    assert_eq!(table.act(0, Command::Return), Err(Refusal::WasSetAside));
    table.place(0, 6, 7, 2).unwrap();
    assert_eq!(
        table.act(0, Command::TakeSetAside { slot: 0 }),
        Err(Refusal::SetAsideEmpty(0))
    );
    table.must(0, Command::Finish { number: None });
    table.must(1, Command::Finish { number: None });
    assert_eq!(table.view().ships[0].lost, 1);
}

/// Proves GT-9.1 to GT-9.8, GT-29.21, GT-31.49.
#[test]
fn piles_are_looked_at() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49, 50, 51]);
    assert_eq!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::LookTooEarly)
    );
    table.build(0, 8, 7, 0);
    table.build(1, 8, 7, 0);
    assert_eq!(
        table.act(0, Command::Look { pile: 3 }),
        Err(Refusal::NoSuchPile(3))
    );
    table.must(0, Command::Look { pile: 1 });
    let seen = table.game.seat_view(Seat(0)).pile.unwrap();
    assert_eq!(table.game.seat_view(Seat(1)).pile, None);
    assert_eq!(table.view().players[0].looking, Some(1));
    assert_eq!(
        table.act(0, Command::Look { pile: 2 }),
        Err(Refusal::LookingAtPile)
    );
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::LookingAtPile));
    assert_eq!(
        table.act(1, Command::Look { pile: 1 }),
        Err(Refusal::PileHeld(1))
    );
    // Somebody waits: after twenty seconds the pile lies in its place again.
    table.must(1, Command::AskForPile { pile: 1 });
    table.pass(19_999);
    assert_eq!(table.view().players[0].looking, Some(1));
    table.pass(1);
    assert_eq!(table.view().players[0].looking, None);
    table.must(1, Command::Look { pile: 1 });
    assert_eq!(table.game.seat_view(Seat(1)).pile.unwrap(), seen);
    table.must(1, Command::PutBack);
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::HandFull)
    );
    table.must(0, Command::Return);
    table.must(0, Command::Finish { number: None });
    assert_eq!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::FinishedLook)
    );
}

/// Proves GT-EX-9, GT-10.2, GT-10.4 to GT-10.6, GT-12.7, GT-29.16, GT-31.46, GT-10.9.
#[test]
fn the_hourglass_of_flight_one() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49]);
    assert_eq!(
        table.act(0, Command::TurnHourglass),
        Err(Refusal::HourglassRuns)
    );
    table.must(0, Command::Finish { number: None });
    assert_eq!(
        table.act(0, Command::TurnHourglass),
        Err(Refusal::HourglassRuns)
    );
    table.pass(90_000);
    assert!(table.view().hourglass.unwrap().empty);
    // It may lie empty; building goes on.
    table.pass(500_000);
    table.must(1, Command::Draw);
    assert_eq!(
        table.act(1, Command::TurnHourglass),
        Err(Refusal::StartNeedsFinished)
    );
    table.must(0, Command::TurnHourglass);
    assert_eq!(table.view().hourglass.unwrap().circle, 0);
    assert_eq!(
        table.act(0, Command::TurnHourglass),
        Err(Refusal::HourglassRuns)
    );
    table.pass(89_999);
    assert_eq!(table.view().stage, StageName::Building);
    table.pass(301);
    // One player and one number are left: nothing to claim.
    assert_ne!(table.view().stage, StageName::Building);
    assert!(
        table
            .events()
            .any(|event| matches!(event, Event::BuildingEnded))
    );
}

/// Proves GT-EX-10, GT-10.1, GT-10.3, GT-10.8.
#[test]
fn the_hourglass_of_flight_two() {
    let mut table = Table::dealing(only(FlightKind::Second), 2, &[]);
    table.must(0, Command::Finish { number: None });
    table.pass(90_000);
    table.must(1, Command::TurnHourglass);
    assert_eq!(table.view().hourglass.unwrap().circle, 1);
    assert_eq!(
        table.act(0, Command::TurnHourglass),
        Err(Refusal::HourglassRuns)
    );
    table.pass(90_000);
    table.must(0, Command::TurnHourglass);
    assert_eq!(table.view().hourglass.unwrap().circle, 0);
}

/// Proves GT-12.1 to GT-12.5, GT-26.2, GT-10.10, GT-14.1 to GT-14.3, GT-31.51.
#[test]
fn number_tiles_fix_the_launch_order() {
    let mut table = Table::dealing(only(FlightKind::First), 3, &[49]);
    table.must(0, Command::Draw);
    assert_eq!(
        table.act(0, Command::Finish { number: None }),
        Err(Refusal::HandFull)
    );
    table.must(0, Command::Return);
    table.must(0, Command::Finish { number: Some(2) });
    assert_eq!(
        table.act(1, Command::Finish { number: Some(2) }),
        Err(Refusal::NumberGone(2))
    );
    assert_eq!(
        table.act(1, Command::Finish { number: Some(4) }),
        Err(Refusal::NumberGone(4))
    );
    table.must(1, Command::Finish { number: Some(3) });
    assert_eq!(table.act(1, Command::Draw), Err(Refusal::AlreadyFinished));
    table.must(2, Command::Finish { number: None });
    // All have finished: nothing to repair, no crew to choose, so the rockets stand.
    let positions: Vec<i32> = table
        .view()
        .ships
        .iter()
        .filter_map(|ship| ship.position)
        .collect();
    assert_eq!(positions, [-2, -4, 0]);
}

/// Proves GT-12.6, GT-10.7, GT-10.11, GT-29.19, GT-31.45, GT-31.20.
#[test]
fn numbers_are_claimed_when_time_is_up() {
    let mut table = Table::dealing(only(FlightKind::First), 3, &[49, 50]);
    table.must(0, Command::Finish { number: Some(1) });
    table.pass(90_000);
    table.must(0, Command::TurnHourglass);
    table.pass(89_000);
    table.must(1, Command::Draw);
    table.pass(1_250);
    // Within the grace after the sand ran out an action still counts.
    table.place(1, 8, 7, 0).unwrap();
    table.must(2, Command::Draw);
    table.pass(50);
    let view = table.view();
    assert_eq!(view.stage, StageName::Claim);
    assert_eq!(view.face_up, [50]);
    assert_eq!(table.act(1, Command::Draw), Err(Refusal::NotNow("GT-10.7")));
    table.must(2, Command::Finish { number: Some(3) });
    let numbers: Vec<Option<u8>> = table
        .events()
        .filter_map(|event| match event {
            Event::Finished {
                ship: 1, number, ..
            } => Some(Some(*number)),
            _ => None,
        })
        .collect();
    assert_eq!(numbers, [Some(2)], "the last number goes without asking");
    // Nobody claims: dealt at random after five seconds.
    let mut table = Table::dealing(only(FlightKind::First), 3, &[]);
    table.must(0, Command::Finish { number: Some(1) });
    table.pass(90_000);
    table.must(0, Command::TurnHourglass);
    table.pass(90_300);
    assert_eq!(table.view().stage, StageName::Claim);
    table.pass(5_000);
    assert_eq!(table.view().stage, StageName::Flight);
}

/// Proves GT-31.42, GT-5.15.
#[test]
fn takes_have_a_pace() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49]);
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    table.pass(299);
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::TooFast));
    table.pass(1);
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    let mut state = serde_json::to_value(&table.game).unwrap();
    state["phase"]["of"]["face_down"] = serde_json::json!([]);
    table.game = serde_json::from_value(state).unwrap();
    table.pass(300);
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::NoneFaceDown));
    table.must(
        0,
        Command::Take {
            place: 0,
            tile: tile(49),
        },
    );
}

/// Proves GT-31.47.
#[test]
fn an_idle_table_turns_the_hourglass() {
    let setup = Setup {
        turn_when_idle: true,
        ..only(FlightKind::First)
    };
    let mut table = Table::dealing(setup, 2, &[]);
    table.pass(90_000);
    table.pass(300_000);
    assert_eq!(
        table.view().hourglass.unwrap().circle,
        1,
        "nobody has finished"
    );
    table.must(0, Command::Finish { number: None });
    table.pass(1);
    assert_eq!(table.view().hourglass.unwrap().circle, 0);
}

/// Proves GT-31.50, GT-31.52.
#[test]
fn building_aids_are_one_setting() {
    for (aids, counts, places) in [
        (Aids::None, false, false),
        (Aids::Counts, true, false),
        (Aids::Errors, true, true),
    ] {
        let setup = Setup {
            aids,
            hourglass_seconds: 180,
            ..only(FlightKind::First)
        };
        let mut table = Table::dealing(setup, 2, &[49]);
        table.must(0, Command::Draw);
        let own = table.game.seat_view(Seat(0));
        assert_eq!(own.own_counts.is_some(), counts);
        assert_eq!(!own.places.is_empty(), places);
        let glass = table.view().hourglass.unwrap();
        assert_eq!(glass.until.since(table.view().go.unwrap()).0, 180_000);
    }
}

/// Proves GT-24.1 to GT-24.3, GT-24.5, GT-24.6, GT-24.10.
#[test]
fn the_learning_flight_is_built_without_haste() {
    let mut table = Table::dealing(only(FlightKind::Learning), 3, &[77, 49]);
    assert_eq!(table.view().hourglass, None);
    assert_eq!(
        table.act(0, Command::TurnHourglass),
        Err(Refusal::NoHourglass)
    );
    // An engine that points to the left.
    table.build(0, 7, 8, 1);
    assert_eq!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::NoLooking)
    );
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(
        table.act(0, Command::SetAside),
        Err(Refusal::NoSettingAside)
    );
    table.must(0, Command::Return);
    assert_eq!(
        table.act(0, Command::Finish { number: Some(2) }),
        Err(Refusal::LowestNumber)
    );
    for seat in 0..3 {
        table.must(seat, Command::Finish { number: None });
    }
    assert_eq!(table.view().stage, StageName::Check);
    let default = table.game.default_command(Seat(0)).unwrap();
    table.must(0, default);
    // The tile is returned, not lost, and its owner builds on; the others keep the better numbers.
    let view = table.view();
    assert_eq!(view.stage, StageName::Building);
    assert_eq!(view.face_up, [49, 77]);
    let numbers: Vec<Option<u8>> = view.ships.iter().map(|ship| ship.number).collect();
    assert_eq!(numbers, [None, Some(1), Some(2)]);
    table.must(0, Command::Finish { number: None });
    assert_eq!(table.view().ships[0].lost, 0);
    let launched = table.events().find_map(|event| match event {
        Event::Launched {
            ship: 0, position, ..
        } => Some(*position),
        _ => None,
    });
    assert_eq!(launched, Some(-4));
    assert_eq!(table.view().deck, 8);
}

/// Proves GT-EX-14, GT-25.9, GT-25.11 to GT-25.17, GT-29.24, GT-HR-41.
#[test]
fn partners_change_seats() {
    for (kind, swaps) in [
        (FlightKind::First, 0),
        (FlightKind::Second, 1),
        (FlightKind::Third, 2),
    ] {
        let setup = Setup {
            teams: Teams::Experts,
            ..only(kind)
        };
        let mut table = Table::dealing(setup, 4, &[49, 50]);
        table.must(0, Command::Draw);
        table.must(3, Command::Finish { number: Some(1) });
        for circle in (0..kind.rules().number).rev() {
            table.pass(90_000);
            // Whoever sits at the finished ship may turn it onto Start.
            let turner = (0..4)
                .find(|seat| {
                    let player = &table.view().players[usize::from(*seat)];
                    circle > 0
                        || table.view().ships[usize::from(player.ship)]
                            .number
                            .is_some()
                })
                .unwrap();
            table.must(turner, Command::TurnHourglass);
        }
        let count = table
            .events()
            .filter(|event| matches!(event, Event::PartnersSwapped))
            .count();
        assert_eq!(count, swaps);
        // The tile in hand stays with the ship.
        let holder = table
            .view()
            .players
            .iter()
            .position(|player| player.holding)
            .unwrap();
        assert_eq!(table.view().players[holder].ship, 0);
        assert_eq!(holder, if swaps == 1 { 2 } else { 0 });
        table.pass(90_300);
        table.pass(5_000);
        let count = table
            .events()
            .filter(|event| matches!(event, Event::PartnersSwapped))
            .count();
        assert_eq!(count, swaps + 1);
        // The ship keeps its number tile.
        let launched = table.events().find_map(|event| match event {
            Event::Launched {
                ship: 3, position, ..
            } => Some(*position),
            _ => None,
        });
        assert_eq!(launched, Some(0));
        // The change after building comes before the check: ships are checked with their pilots aboard.
        let order: Vec<bool> = table
            .events()
            .filter_map(|event| match event {
                Event::PartnersSwapped => Some(true),
                Event::Checked { .. } => Some(false),
                _ => None,
            })
            .collect();
        assert_eq!(order.iter().rposition(|swap| *swap), Some(swaps));
        assert_eq!(order.len(), swaps + 1 + 4);
    }
}

/// Proves GT-25.1, GT-1.1, GT-1.2, GT-25.3.
#[test]
fn impossible_setups_are_refused() {
    let seats = |count: usize| vec![table::SeatInfo::person("P"); count];
    let refused = |setup: &Setup, count| {
        galaxy_trucker::GalaxyTrucker::setup(setup, &seats(count), table::Seed::from_u64(1)).err()
    };
    let usual = Setup::default();
    assert_eq!(refused(&usual, 1), Some(Refusal::People(1)));
    assert_eq!(refused(&usual, 6), Some(Refusal::People(6)));
    assert_eq!(refused(&usual, 4), None);
    let with = |change: fn(&mut Setup)| {
        let mut setup = Setup::default();
        change(&mut setup);
        setup
    };
    assert_eq!(
        refused(&with(|s| s.flights.clear()), 2),
        Some(Refusal::Flights)
    );
    let later = with(|s| s.flights = vec![FlightKind::First, FlightKind::Learning]);
    assert_eq!(refused(&later, 2), Some(Refusal::LearningLater));
    let teams = with(|s| s.teams = Teams::Partners);
    assert_eq!(refused(&teams, 3), Some(Refusal::TeamsNeedFour));
    assert_eq!(
        refused(&with(|s| s.hourglass_seconds = 0), 2),
        Some(Refusal::HourglassSeconds)
    );
    assert_eq!(
        refused(&with(|s| s.limit_percent = 5), 2),
        Some(Refusal::LimitPercent)
    );
    assert_eq!(
        refused(&with(|s| s.bank.red = 200), 2),
        Some(Refusal::BankSize)
    );
    let short = with(|s| s.flights = vec![FlightKind::Second, FlightKind::ThirdA]);
    assert_eq!(refused(&short, 2), None);
    let untimed = with(|s| s.pace = Pace::Untimed);
    assert_eq!(refused(&untimed, 2), None);
}
