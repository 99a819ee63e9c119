//! Rough Roads at the table: drawing, building, settlement (GX-8.1 to GX-8.6, GX-8.46 to GX-8.52).

use crate::support::Table;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Level;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::{RoughRoad, order_pile_size, tough_trip_cards};
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Aids, Pace, Setup};
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::tiles::TileId;
use table::{Dice, Game, Seat, SeatInfo, Seed};

fn setup(level: u8) -> Setup {
    Setup {
        rough_roads: level,
        flights: vec![FlightKind::Second, FlightKind::Third],
        pace: Pace::Untimed,
        ..Setup::default()
    }
}

/// A table whose roads are these.
fn table_with(roads: &[RoughRoad], setup: Setup) -> Table {
    for seed in 0..4000 {
        let table = Table::new(setup.clone(), 2, seed);
        let drawn = table.view().rough_roads;
        if roads.iter().all(|road| drawn.contains(road)) {
            return table;
        }
    }
    panic!("{roads:?} are never drawn");
}

fn finish_building(table: &mut Table) {
    for seat in 0..table.seats {
        table.must(seat, Command::Finish { number: None });
    }
}

/// Everybody gives up at the first window and goes on to the next flight.
fn next_flight(table: &mut Table) {
    finish_building(table);
    for _ in 0..200 {
        if table.view().stage != StageName::Flight && table.view().stage != StageName::Crew {
            break;
        }
        for seat in 0..table.seats {
            let question = table.view().players[usize::from(seat)].question.clone();
            if question.is_some() {
                let leave = Command::GiveUp { leave: true };
                let default = table.game.default_command(Seat(seat)).expect("a default");
                let between = matches!(question, Some(galaxy_trucker::question::Question::GiveUp));
                table.must(seat, if between { leave } else { default });
            }
        }
    }
    for seat in 0..table.seats {
        table.must(seat, Command::Continue);
    }
}

/// Proves GX-8.1, GX-8.2, GX-8.3 and GX-8.4.
#[test]
fn as_many_cards_as_the_level_are_drawn_before_each_building() {
    for level in 0..=5 {
        assert_eq!(
            Table::new(setup(level), 2, 3).view().rough_roads.len(),
            usize::from(level)
        );
    }
    let mut table = Table::new(setup(3), 2, 5);
    let first = table.view().rough_roads;
    assert_eq!(table.view().stage, StageName::Countdown, "before building");
    table.pass(5_000);
    next_flight(&mut table);
    let second = table.view().rough_roads;
    assert_eq!(second.len(), 3);
    assert!(
        second.iter().all(|road| !first.contains(road)),
        "those of the last flight are discarded: {first:?} {second:?}"
    );
    let told = table
        .events()
        .any(|event| matches!(event, Event::RoadsDrawn { cards, .. } if *cards == second));
    assert!(told);
    let construction: Vec<RoughRoad> = RoughRoad::ALL
        .into_iter()
        .filter(|road| road.construction())
        .collect();
    assert_eq!(
        construction,
        [
            RoughRoad::Somersault,
            RoughRoad::DefectiveConnectors,
            RoughRoad::MadeToOrder,
            RoughRoad::DeadZone
        ]
    );
}

/// Proves GX-8.1 and GX-8.5.
#[test]
fn impossible_set_ups_are_refused() {
    let seats = [SeatInfo::person("A"), SeatInfo::person("B")];
    let refused = |setup: Setup| {
        GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(1)).expect_err("refused")
    };
    assert_eq!(refused(setup(6)), Refusal::RoadLevel);
    let learning = Setup {
        flights: vec![FlightKind::Learning],
        ..setup(1)
    };
    assert_eq!(refused(learning), Refusal::LearningRoads);
    let handicap = |by_seat: &[u8]| Setup {
        rough_roads_by_seat: by_seat.to_vec(),
        ..setup(2)
    };
    assert_eq!(refused(handicap(&[1])), Refusal::RoadHandicap);
    assert_eq!(refused(handicap(&[1, 3])), Refusal::RoadHandicap);
    let none_left = Setup {
        rough_roads_removed: RoughRoad::ALL.to_vec(),
        ..setup(2)
    };
    assert_eq!(refused(none_left), Refusal::TooFewRoads);
}

/// Proves GX-8.5 and GX-8.23.
#[test]
fn a_handicap_gives_each_seat_its_number_of_cards() {
    let handicap = Setup {
        rough_roads_by_seat: vec![3, 1],
        ..setup(3)
    };
    for seed in 0..200 {
        let table = Table::new(handicap.clone(), 2, seed);
        let view = table.view();
        assert!(!view.rough_roads.contains(&RoughRoad::RemorselessFate));
        assert_eq!(
            (view.ships[0].rough_roads, view.ships[1].rough_roads),
            (3, 1)
        );
        let second_is_dead = !view.ships[1].dead.is_empty();
        assert_eq!(second_is_dead, view.rough_roads[0] == RoughRoad::DeadZone);
    }
    let without = Setup {
        rough_roads_removed: vec![RoughRoad::DejaVu],
        ..setup(5)
    };
    for seed in 0..200 {
        let drawn = Table::new(without.clone(), 2, seed).view().rough_roads;
        assert!(!drawn.contains(&RoughRoad::DejaVu), "it stays in the box");
    }
}

/// Proves GX-8.49 and GX-8.52.
#[test]
fn a_dead_column_is_rolled_before_building_and_gets_no_crew() {
    let mut seen_seven = false;
    for seed in 0..600 {
        let mut table = Table::new(setup(2), 2, seed);
        let view = table.view();
        if !view.rough_roads.contains(&RoughRoad::DeadZone) {
            assert_eq!(view.dead_column, None);
            continue;
        }
        let column = view.dead_column.expect("a column");
        let board = ShipClass::II.board();
        assert!(
            (4..=10).contains(&column),
            "one of the ship's columns: {column}"
        );
        assert!(!view.ships[0].dead.is_empty());
        assert!(
            view.ships[0]
                .dead
                .iter()
                .all(|square| board.label(square)[0] == column)
        );
        if column != 7 || seen_seven {
            continue;
        }
        // The starting cabin is in it: without any human the ships give up before the first card.
        seen_seven = true;
        table.pass(5_000);
        finish_building(&mut table);
        let gave_up = table
            .events()
            .filter(|event| matches!(event, Event::GaveUp { .. }));
        assert_eq!(gave_up.count(), 2);
        let revealed = table
            .events()
            .any(|event| matches!(event, Event::CardRevealed { .. }));
        assert!(!revealed);
    }
    assert!(seen_seven);
}

/// Proves GX-8.51.
#[test]
fn a_nasty_surprise_becomes_another_card_after_building() {
    for seed in 0..30 {
        let mut table = Table::new(setup(3), 2, seed);
        if !table.view().rough_roads.contains(&RoughRoad::NastySurprise) {
            continue;
        }
        table.pass(5_000);
        assert!(table.view().rough_roads.contains(&RoughRoad::NastySurprise));
        finish_building(&mut table);
        let card = table.events().find_map(|event| match event {
            Event::SurpriseReplaced { card } => Some(*card),
            _ => None,
        });
        let card = card.expect("it is replaced");
        assert!(!card.construction() && card != RoughRoad::NastySurprise);
        let view = table.view();
        assert!(!view.rough_roads.contains(&RoughRoad::NastySurprise));
        assert!(view.rough_roads.contains(&card));
    }
}

/// Proves GX-8.46, GX-8.47, GX-8.48 and GX-24.27.
#[test]
fn order_piles_are_built_from_and_paid_for() {
    assert_eq!([1, 2, 3, 4].map(order_pile_size), [15, 20, 25, 30]);
    let errors = Setup {
        aids: Aids::Errors,
        ..setup(1)
    };
    let mut table = table_with(&[RoughRoad::MadeToOrder], errors);
    table.pass(5_000);
    let view = table.view();
    let piles: Vec<&Vec<u8>> = view.ships.iter().map(|ship| &ship.order_pile).collect();
    assert_eq!((piles[0].len(), piles[1].len()), (20, 20));
    let (mine, theirs) = (
        TileId::new(piles[0][0]).unwrap(),
        TileId::new(piles[1][0]).unwrap(),
    );
    assert_eq!(
        table.act(0, Command::TakeOrdered { tile: theirs }),
        Err(Refusal::NotOrdered)
    );
    table.must(0, Command::TakeOrdered { tile: mine });
    assert_eq!(
        table.act(0, Command::SetAside),
        Err(Refusal::OrderedNotSetAside)
    );
    assert!(table.game.seat_view(Seat(0)).hand_ordered);
    table.must(0, Command::Return);
    let view = table.view();
    assert!(view.face_up.is_empty(), "it goes back to the order pile");
    assert_eq!(view.ships[0].order_pile.len(), 20);
    // Some tile of the pile fits; lifted again it still belongs there. Tiles of the warehouse are set aside as usual.
    let tiles: Vec<TileId> = view.ships[0]
        .order_pile
        .iter()
        .filter_map(|tile| TileId::new(*tile))
        .collect();
    for tile in tiles {
        table.must(0, Command::TakeOrdered { tile });
        let places = table.game.seat_view(Seat(0)).places;
        let Some(place) = places.first() else {
            table.must(0, Command::Return);
            continue;
        };
        let turns = place.rotations.trailing_zeros() as usize;
        let rotation = galaxy_trucker::side::Rotation::ALL[turns];
        let square = place.square;
        table.must(0, Command::Place { square, rotation });
        table.must(0, Command::TakeBack);
        table.must(0, Command::Return);
        assert_eq!(table.view().ships[0].order_pile.len(), 20);
        table.must(0, Command::TakeOrdered { tile });
        table.must(0, Command::Place { square, rotation });
        break;
    }
    assert_eq!(table.view().ships[0].order_pile.len(), 19);
    table.must(0, Command::Draw);
    table.must(0, Command::SetAside);
    // 19 left and one set aside: the order pile is no lost component.
    let rules = FlightKind::Second.rules();
    let landed = |specialist| Landed {
        lost: 1,
        left_over: 19,
        before: 30,
        specialist,
        ..Landed::default()
    };
    let ships = [landed(None), landed(Some(Specialization::Lawyer))];
    let (receipts, credits) = settle(&rules, &ships, |ship| ship);
    assert_eq!(credits, [10, 11], "neither insurance nor a lawyer helps");
    assert_eq!((receipts[0].lost, receipts[0].left_over), (1, 19));
}

/// Proves GX-8.31.
#[test]
fn a_tough_trip_adds_cards_of_deck_three() {
    assert_eq!([1, 2, 3, 4].map(tough_trip_cards), [2, 3, 4, 5]);
    for visions in [false, true] {
        let setup = Setup {
            visions,
            ..setup(1)
        };
        let mut table = table_with(&[RoughRoad::ToughTrip], setup);
        table.pass(5_000);
        finish_building(&mut table);
        assert_eq!(table.view().deck, 12 + 3);
        if visions {
            continue;
        }
        // The first card is still of the flight's level.
        for seat in 0..2 {
            if table.view().players[usize::from(seat)].question.is_some() {
                table.must(seat, Command::GiveUp { leave: false });
            }
        }
        let card = table.view().card.expect("a card");
        assert_eq!(card.card().level, Level::II);
    }
}

/// Proves GX-8.2.
#[test]
fn whole_games_with_five_cards_end_and_hide_the_deck() {
    for seed in 0..6 {
        let five = Setup {
            rough_roads_removed: Vec::new(),
            new_technologies: seed % 2 == 0,
            ..setup(5)
        };
        let mut table = Table::new(five, 3, seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        table.play_out(&mut dice, |table| {
            let text = serde_json::to_string(&table.view()).expect("JSON");
            let view: galaxy_trucker::game::View = serde_json::from_str(&text).expect("a view");
            assert!(view.rough_roads.len() <= 5);
        });
    }
}
