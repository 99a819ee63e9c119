//! The other new cards (GX-17).

use super::*;

/// Proves GX-17.2, GX-17.3, GX-17.22, GX-17.23.
#[test]
fn a_dangerous_sector_puts_two_cards_on_top() {
    let ships = [(weak(), 10), (weak(), 5)];
    let unused = [
        "III-stardust-x",
        "II-stardust-1",
        "II-dangerous_sector-1",
        "III-epidemic-1",
        "III-open_space-1",
    ];
    let unused: Vec<&str> = unused
        .into_iter()
        .filter(|name| CardId::named(name).is_some())
        .collect();
    let mut table = flying(&ships, &["I-dangerous_sector-1"], &unused, &[], false);
    // The last card of the deck, and the flight goes on with two more; nobody is told which.
    assert!(!table.flight.is_over());
    assert_eq!(table.flight.deck_size(), 3);
    assert!(table.events().any(|event| *event
        == Event::SectorEntered {
            deck: Level::II,
            cards: 2
        }));
    table.stay();
    assert_eq!(table.flight.card(), Some(card("II-dangerous_sector-1")));
    assert_eq!(
        table.flight.deck_size(),
        5,
        "a sector may bring another sector"
    );
    table.stay();
    assert_eq!(
        table.flight.card().map(|card| card.card().level),
        Some(Level::III)
    );
}

/// Proves GX-17.5, GX-17.21, GX-24.33.
#[test]
fn combined_penalties_come_in_the_printed_order_after_all_attacks() {
    let mut crew = weak();
    put(&mut crew, 8, 7, 35, 0);
    put(&mut crew, 7, 6, 36, 0);
    crew.fit_out();
    store(&mut crew, 6, 7, goods(0, 1, 0, 1));
    let ships = [(crew, 12), (crew, 9), (strong(), 5)];
    let mut table = flying(&ships, &["IV-pirates-1"], &[], &[[1, 1]; 5], false);
    let winner = until(&mut table, |question| *question == Question::TakeReward);
    assert_eq!(winner, Some(2));
    assert!(
        table
            .events()
            .all(|event| !matches!(event, Event::CrewLost { .. } | Event::HazardRolled { .. }))
    );
    table.must(2, Command::Accept { yes: true });
    assert_eq!(table.flight.pilots()[2].earned, 16);
    assert!(matches!(
        table.flight.question(2),
        Some(Question::Load { .. })
    ));
    until(&mut table, |_| false);
    let order: Vec<&str> = table
        .events()
        .filter_map(|event| match event {
            Event::Moved { .. } => Some("days"),
            Event::HazardRolled { .. } => Some("shot"),
            Event::CrewLost { .. } => Some("crew"),
            Event::GoodsLost { .. } => Some("goods"),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        [
            "days", "shot", "shot", "shot", "shot", "shot", "crew", "crew", "goods", "goods"
        ]
    );
}

/// Proves GX-17.6.
#[test]
fn five_players_beat_a_combined_enemy_twice() {
    let mut crew = weak();
    for (column, row, tile) in [(8, 7, 35), (7, 6, 36), (8, 6, 38)] {
        put(&mut crew, column, row, tile, 0);
    }
    crew.fit_out();
    let ships = [
        (crew, 20),
        (strong(), 16),
        (crew, 12),
        (strong(), 8),
        (crew, 4),
    ];
    let mut table = flying(&ships, &["IV-pirates-1"], &[], &[[1, 1]; 5], true);
    let mut earned = Vec::new();
    while let Some(ship) = until(&mut table, |question| {
        matches!(question, Question::TakeReward | Question::Load { .. })
    }) {
        match table.flight.question(ship).cloned() {
            Some(Question::Load { leave, .. }) => {
                earned.push((ship, leave));
                let default = table.flight.default_answer(ship).unwrap();
                table.must(ship, default);
            }
            _ => table.must(ship, Command::Accept { yes: true }),
        }
    }
    // One block less and one credit less for the second winner.
    assert_eq!(earned, [(1, 0), (3, 1)]);
    assert_eq!(table.flight.pilots()[1].earned, 16);
    assert_eq!(table.flight.pilots()[3].earned, 15);
    // After the first defeat each kind is reduced by one: two crew, then one.
    let lost: Vec<(u8, usize)> = table
        .events()
        .filter_map(|event| match event {
            Event::CrewLost { ship, from } => Some((*ship, from.len())),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [(0, 2), (2, 1)]);
    let first: Vec<u8> = table
        .told
        .iter()
        .map(|told| &told.event)
        .skip_while(|event| !matches!(event, Event::HazardRolled { .. }))
        .skip(1)
        .take_while(|event| matches!(event, Event::HazardResolved { .. }))
        .map(|event| match event {
            Event::HazardResolved { ship, .. } => *ship,
            _ => unreachable!(),
        })
        .collect();
    assert_eq!(first, [0], "the first heavy shot misses the third");
}

/// Proves GX-17.7.
#[test]
fn the_small_meteor_of_a_pair_follows() {
    let ships = [(weak(), 10), (weak(), 5)];
    let dice = [[3, 4], [1, 1], [1, 1]];
    let mut table = flying(&ships, &["IV-paired_meteors-1"], &[], &dice, false);
    until(&mut table, |_| false);
    let rolled: Vec<([u8; 2], bool)> = table
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { dice, follows, .. } => Some((*dice, *follows)),
            _ => None,
        })
        .collect();
    assert_eq!(
        rolled,
        [
            ([3, 4], false),
            ([3, 4], true),
            ([1, 1], false),
            ([1, 1], true),
            ([1, 1], false),
            ([1, 1], true)
        ]
    );
    // In column 7 from the front: the large one takes the cabin, the small one comes all the same.
    let resolved = table
        .events()
        .filter(|event| matches!(event, Event::HazardResolved { ship: 0, .. }));
    assert_eq!(resolved.count(), 6);
}

/// Proves GX-17.9 to GX-17.11.
#[test]
fn a_derelict_shoots_first() {
    let mut crew = weak();
    for (column, row) in [(8, 7), (7, 6), (8, 6), (6, 6), (9, 7)] {
        put(&mut crew, column, row, 35 + column, 0);
    }
    for square in crew.cabins().iter() {
        let [column, row] = crew.board().label(square);
        humans(&mut crew, column, row, 2);
    }
    assert!(crew.crew() >= 8, "{}", crew.crew());
    let ships = [(crew, 12), (crew, 8), (crew, 4)];
    // Shots that miss everything.
    let mut table = flying(&ships, &["IV-abandoned_ship-1"], &[], &[[1, 1]; 8], false);
    let rolls = |table: &Flying| {
        table
            .events()
            .filter(|event| matches!(event, Event::HazardRolled { .. }))
            .count()
    };
    table.must(0, Command::Accept { yes: true });
    assert_eq!(rolls(&table), 2);
    // Asked again, and declined: the next one gets the chance, with new rolls.
    assert_eq!(table.flight.question(0), Some(&Question::UseCard));
    table.must(0, Command::Accept { yes: false });
    table.must(1, Command::Accept { yes: true });
    assert_eq!(rolls(&table), 4);
    table.must(1, Command::Accept { yes: true });
    until(&mut table, |_| false);
    assert_eq!(table.flight.pilots()[1].earned, 15);
    assert_eq!((table.position(0), table.position(1)), (Some(12), Some(5)));
    // With the rules for five players the second one gets less, and the shots are the same.
    let mut table = flying(&ships, &["IV-abandoned_ship-1"], &[], &[[1, 1]; 8], true);
    for ship in [0, 1] {
        table.must(ship, Command::Accept { yes: true });
        table.must(ship, Command::Accept { yes: true });
        until(&mut table, |question| *question == Question::UseCard);
    }
    assert_eq!(rolls(&table), 4);
    assert_eq!(table.flight.pilots()[0].earned, 15);
    assert_eq!(table.flight.pilots()[1].earned, 14);
}

/// Proves GX-17.12 to GX-17.14.
#[test]
fn developed_planets_offer_humans() {
    let mut ship = weak();
    put(&mut ship, 8, 7, 35, 0);
    put(&mut ship, 8, 8, 146, 0);
    put(&mut ship, 6, 8, 150, 0);
    ship.fit_out();
    humans(&mut ship, 8, 7, 1);
    let (cabin, luxury, chamber) = (at(&ship, 8, 7), at(&ship, 8, 8), at(&ship, 6, 8));
    let asleep = Contents {
        sleepers: 3,
        ..Contents::default()
    };
    ship.set_contents(chamber, asleep);
    let ships = [(ship, 12), (ship, 8)];
    let mut table = flying(&ships, &["IV-planets-2"], &[], &[], true);
    table.must(0, Command::Land { planet: Some(1) });
    table.must(1, Command::Land { planet: Some(1) });
    // Goods and humans independently: no goods, two humans.
    table.must(
        0,
        Command::Load {
            holds: Vec::new(),
            burn: Vec::new(),
        },
    );
    assert_eq!(
        table.flight.question(0),
        Some(&Question::TakeAboard {
            humans: 2,
            rearrange: false
        })
    );
    let crew = |square, humans| CabinCrew {
        square,
        humans,
        alien: None,
    };
    for wrong in [
        vec![crew(luxury, 2)],
        vec![crew(cabin, 3)],
        vec![crew(at(&ship, 7, 7), 1), crew(cabin, 2)],
    ] {
        assert!(
            table
                .answer(0, Command::TakeAboard { cabins: wrong })
                .is_err()
        );
    }
    table.must(
        0,
        Command::TakeAboard {
            cabins: vec![crew(cabin, 2), crew(chamber, 4)],
        },
    );
    assert_eq!((table.ship(0).humans(), table.ship(0).asleep()), (5, 4));
    assert_eq!(table.ship(0).goods(), Goods::NONE);
    // The second one leaves a block and takes one human at most.
    assert!(matches!(
        table.flight.question(1),
        Some(Question::Load { leave: 1, .. })
    ));
    let default = table.flight.default_answer(1).unwrap();
    table.must(1, default);
    assert_eq!(
        table.flight.question(1),
        Some(&Question::TakeAboard {
            humans: 1,
            rearrange: false
        })
    );
    table.must(1, Command::TakeAboard { cabins: Vec::new() });
    // Landing costs the days in any case.
    assert_eq!((table.position(0), table.position(1)), (Some(9), Some(5)));
}

/// Proves GX-17.15, GX-17.16.
#[test]
fn the_fastest_meets_the_meteors() {
    let mut fast = weak();
    put(&mut fast, 8, 8, 67, 0);
    let ships = [(weak(), 12), (fast, 9), (weak(), 3)];
    let targets = |table: &Flying| -> Vec<Vec<u8>> {
        let mut shots: Vec<Vec<u8>> = Vec::new();
        for event in table.events() {
            match event {
                Event::HazardRolled { .. } => shots.push(Vec::new()),
                Event::HazardResolved { ship, .. } => shots.last_mut().unwrap().push(*ship),
                _ => {}
            }
        }
        shots
    };
    let mut table = flying(
        &ships,
        &["IV-open_space_hazard-1"],
        &[],
        &[[1, 1]; 4],
        false,
    );
    until(&mut table, |_| false);
    assert_eq!(targets(&table), [[1], [1], [1]]);
    // Among equals the one farthest ahead after moving.
    let equals = [(weak(), 12), (weak(), 9)];
    let mut table = flying(
        &equals,
        &["IV-open_space_hazard-2"],
        &[],
        &[[1, 1]; 4],
        false,
    );
    until(&mut table, |_| false);
    assert_eq!(targets(&table), [[0], [0]]);
    // Five players: the next one too, but not by the first large meteor.
    let mut table = flying(&ships, &["IV-open_space_hazard-1"], &[], &[[1, 1]; 4], true);
    until(&mut table, |_| false);
    assert_eq!(targets(&table), [vec![1], vec![0, 1], vec![0, 1]]);
}

/// Proves GX-17.8: a thruster moves both meteors of a pair; the small one cannot be moved alone.
#[test]
fn a_thruster_moves_the_whole_pair() {
    let ship = steering();
    let thruster = at(&ship, 7, 6);
    let dice = [[4, 4], [1, 1], [1, 1]];
    let ships = [(ship, 10), (weak(), 5)];
    let mut table = flying(&ships, &["IV-paired_meteors-1"], &[], &dice, false);
    assert!(matches!(
        table.flight.question(0),
        Some(Question::Thrust { roll: 8, .. })
    ));
    let to = Side::Right;
    table.must(
        0,
        Command::Thrust {
            with: Some(Thrust { thruster, to }),
            battery: None,
        },
    );
    // The large one took the component in column 9. The small one followed it, and nothing is left there to strike.
    assert!(table.ship(0).placed(at(&ship, 9, 7)).is_none());
    assert!(table.ship(0).placed(at(&ship, 8, 7)).is_some());
    let mut results = Vec::new();
    for event in table.events() {
        match event {
            Event::HazardRolled { follows, .. } => results.push((*follows, Vec::new())),
            Event::HazardResolved { ship: 0, result } => {
                results.last_mut().expect("rolled").1.push(*result);
            }
            _ => {}
        }
    }
    assert!(matches!(
        results[0].1[..],
        [HazardResult::Destroyed { struck }] if struck == at(&ship, 9, 7)
    ));
    assert_eq!(results[1], (true, vec![HazardResult::Miss]));
    let fired = table
        .events()
        .filter(|event| matches!(event, Event::ThrusterFired { .. }));
    assert_eq!(fired.count(), 1);
}
