//! Bonus cards: Missing Form, Robosmokeys, Space Billiards, Space Junkyard, Star Depot (GX-9).

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, card, crewed, humans, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CARDS, CardSet, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, LostBy};
use galaxy_trucker::flight::{Purse, Purses};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{BatteryTokens, CabinCrew, Fitting, Question, Secret};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::{Contents, Ship};
use galaxy_trucker::side::Rotation;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::{Alien, TileId};
use table::{Game, Seat};

const II: ShipClass = ShipClass::II;

/// A starting cabin, an engine behind it and a hold beside it.
fn plain() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2)])
}

/// Two cabins, a battery and a stasis chamber around the starting cabin; joints do not matter to these tests.
fn roomy() -> Ship {
    crewed(
        II,
        &[(7, 8, 66, 0), (6, 7, 35, 0), (8, 7, 1, 0), (7, 6, 36, 0)],
    )
}

/// A flight of one card with these credits and unused tiles.
fn flying(ships: &[(Ship, i32)], name: &str, credits: &[u32], unused: &[u8], five: bool) -> Flying {
    let purses = credits
        .iter()
        .map(|credits| Purse {
            credits: *credits,
            loans: 0,
        })
        .collect();
    let tiles = unused.iter().map(|id| TileId::new(*id).unwrap()).collect();
    let new = if five { Flying::of_five } else { Flying::new };
    // Meteors and shots miss.
    let mut flying = new(FlightKind::Second, ships, &[name], &[[1, 1]; 40]);
    flying.flight = flying
        .flight
        .with_purses(Purses::new(purses, false, false))
        .with_unused_tiles(tiles);
    flying.go()
}

fn three(ship: Ship) -> Vec<(Ship, i32)> {
    vec![(ship, 10), (ship, 7), (ship, 3)]
}

/// Proves GX-9.1, GX-9.2.
#[test]
fn two_bonus_cards_in_each_of_three_decks() {
    for level in [Level::I, Level::II, Level::III] {
        let cards = CARDS.iter().filter(|card| card.set == CardSet::Bonus);
        assert_eq!(cards.filter(|card| card.level == level).count(), 2);
    }
}

/// Proves GX-9.5 to GX-9.8.
#[test]
fn a_wrong_guess_costs_days_and_a_right_one_earns() {
    let mut table = flying(&three(plain()), "I-missing_form-1", &[], &[], false);
    let sealed = Question::Seal {
        what: Secret::HiddenDie,
    };
    assert_eq!(table.flight.question(2), Some(&sealed), "the last one");
    assert!(!table.asked(0) && !table.asked(1));
    assert_eq!(
        table.answer(2, Command::Seal { number: 7 }),
        Err(Refusal::NumberOutOfRange { least: 1, most: 6 })
    );
    table.must(2, Command::Seal { number: 4 });
    let told = format!("{:?}", table.told);
    assert!(!told.contains("number: 4"), "the number stays secret");
    // The leader first; the same guess may be made again.
    assert_eq!(table.flight.question(0), Some(&Question::Guess));
    assert!(!table.asked(1));
    table.must(0, Command::Guess { number: 2 });
    table.must(1, Command::Guess { number: 4 });
    assert_eq!(table.flight.pilots()[1].earned, 3);
    assert_eq!(table.position(0), Some(5), "four free spaces back");
    assert_eq!((table.position(1), table.position(2)), (Some(7), Some(3)));
    assert_eq!(table.flight.pilots()[2].earned, 0);
}

/// Proves GX-9.9.
#[test]
fn a_single_player_misses_no_form() {
    let table = flying(&[(plain(), 4)], "I-missing_form-1", &[], &[], false);
    assert!(table.events().any(|event| *event == Event::NoEffect));
    // Those who are wrong move from behind: the second first.
    let mut table = flying(&three(plain()), "I-missing_form-1", &[], &[], false);
    table.must(2, Command::Seal { number: 1 });
    table.must(0, Command::Guess { number: 2 });
    table.must(1, Command::Guess { number: 3 });
    let moved: Vec<u8> = table
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [1, 0]);
}

/// Proves GX-9.10, GX-9.12, GX-9.16, GX-9.17.
#[test]
fn the_highest_offer_is_paid_and_names_a_component() {
    let mut table = flying(&three(plain()), "II-robosmokeys-1", &[5, 5, 2], &[], false);
    assert!((0..3).all(|ship| table.asked(ship)), "all at the same time");
    assert_eq!(
        table.answer(2, Command::Seal { number: 3 }),
        Err(Refusal::CannotPay)
    );
    table.must(2, Command::Seal { number: 0 });
    table.must(1, Command::Seal { number: 4 });
    assert!(!format!("{:?}", table.told).contains("OffersShown"));
    table.must(0, Command::Seal { number: 4 });
    // Equal offers: the one ahead pays, the others keep their credits.
    assert_eq!(table.flight.purse(0).unwrap().credits, 1);
    assert_eq!(table.flight.purse(1).unwrap().credits, 5);
    assert_eq!(table.flight.question(0), Some(&Question::Coordinates));
    assert_eq!(
        table.answer(0, Command::Coordinates { column: 7, row: 8 }),
        Err(Refusal::CoordinatesBarred)
    );
    assert_eq!(
        table.answer(0, Command::Coordinates { column: 6, row: 7 }),
        Err(Refusal::CoordinatesBarred)
    );
    table.must(0, Command::Coordinates { column: 2, row: 12 });
    assert!(
        table
            .events()
            .all(|event| !matches!(event, Event::TileLost { .. }))
    );

    // Goods go with their hold, on every ship that has something there.
    let mut hauler = crewed(II, &[(7, 8, 66, 0), (6, 8, 16, 2)]);
    store(&mut hauler, 6, 8, goods(0, 1, 0, 0));
    let ships = [(hauler, 10), (plain(), 7), (hauler, 3)];
    let mut table = flying(&ships, "II-robosmokeys-1", &[1, 0, 0], &[], false);
    for ship in 0..3 {
        table.must(ship, Command::Seal { number: 0 });
    }
    table.must(0, Command::Coordinates { column: 6, row: 8 });
    assert_eq!(
        table.lost_tiles(),
        [(0, LostBy::GivenUp), (2, LostBy::GivenUp)]
    );
    assert_eq!(table.ship(0).goods(), Goods::NONE);
    assert_eq!(table.flight.pilots()[2].lost.len(), 1);
}

/// Proves GX-9.11, GX-9.13, GX-9.14, GX-21.9.
#[test]
fn which_coordinates_may_be_named() {
    let ii = II.board();
    assert!(ii.may_name(2, 12) && ii.may_name(6, 8));
    assert!(!ii.may_name(7, 5) && !ii.may_name(5, 7) && !ii.may_name(1, 5));
    // Class IA: 6 and 8 stand for the middle line.
    let ia = ShipClass::IA.board();
    assert!(ia.may_name(6, 8));
    assert_eq!(ia.at_numbers(6, 8), Some(ia.start));
    assert_eq!(ia.at_numbers(8, 6), Some(ia.start));
    assert_ne!(ia.at_numbers(5, 6), Some(ia.start));
    // Class IIB: not the three middle columns, any row.
    let iib = ShipClass::IIB.board();
    for column in [4, 5, 6] {
        assert!(!iib.may_name(column, 3));
    }
    assert!(iib.may_name(3, 4) && iib.may_name(7, 1) && !iib.may_name(10, 3));
}

/// A choice of coordinates has a time limit at tables with limits, as the hourglass would give one.
///
/// Proves GX-9.15.
#[test]
fn naming_coordinates_has_a_time_limit() {
    let name = |limit_percent: u16| {
        let setup = Setup {
            flights: vec![FlightKind::Second],
            bonus_cards: true,
            pace: Pace::Untimed,
            limit_percent,
            ..Setup::default()
        };
        let mut table = Table::new(setup, 2, 3);
        table.pass(5_000);
        for seat in 0..2 {
            table.must(seat, Command::Finish { number: None });
        }
        let defaults = |table: &mut Table, until: &dyn Fn(&Table) -> bool| {
            for _ in 0..100 {
                if until(table) {
                    return;
                }
                for seat in 0..2 {
                    if let Some(command) = table.game.default_command(Seat(seat)) {
                        let _ = table.act(seat, command);
                    }
                }
            }
            panic!("not reached: {:?}", table.view().stage);
        };
        defaults(&mut table, &|table| table.view().stage == StageName::Flight);
        // The first card is not revealed yet: it becomes the Robosmokeys.
        let mut state = serde_json::to_value(&table.game).unwrap();
        state["phase"]["of"]["deck"][0] = serde_json::to_value(card("II-robosmokeys-1")).unwrap();
        table.game = serde_json::from_value(state).unwrap();
        let naming = |table: &Table| {
            let players = table.view().players;
            let asked = |player: &galaxy_trucker::game::PlayerView| {
                player.question == Some(Question::Coordinates)
            };
            players.iter().position(asked)
        };
        defaults(&mut table, &|table| naming(table).is_some());
        let seat = naming(&table).expect("somebody");
        let decisions = table.game.decisions();
        let mine = decisions.iter().find(|d| d.is_for(Seat(seat as u8)));
        mine.expect("a decision")
            .until
            .map(|until| (table.now, until))
    };
    let (now, until) = name(100).expect("a limit");
    assert!(until > now);
    assert_eq!(name(0), None);
}

/// Proves GX-9.20 to GX-9.22, GX-9.25.
#[test]
fn rows_of_meteors_fly_at_opponents() {
    let mut table = flying(&three(plain()), "III-space_billiards-1", &[], &[], false);
    let asked = |table: &Flying, ship: usize| match table.flight.question(ship) {
        Some(Question::Volley { rows, targets }) => (rows.clone(), targets.clone()),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&table, 0), (vec![0, 1, 2, 3], vec![1, 2]));
    let volley = |row, target| Command::Volley { row, target };
    assert_eq!(table.answer(0, volley(0, 0)), Err(Refusal::NoSuchOpponent));
    table.must(0, volley(0, 2));
    answer_all(&mut table);
    assert_eq!(asked(&table, 1), (vec![1, 2, 3], vec![0, 2]));
    assert_eq!(table.answer(1, volley(0, 2)), Err(Refusal::RowTaken(0)));
    table.must(1, volley(3, 2));
    answer_all(&mut table);
    table.must(2, volley(1, 0));
    answer_all(&mut table);
    let rolled: Vec<u8> = table
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { roller, .. } => Some(*roller),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [0, 0, 1, 1, 1, 1, 2, 2], "the chooser rolls");
    let alone = flying(&[(plain(), 4)], "III-space_billiards-1", &[], &[], false);
    assert!(alone.events().any(|event| *event == Event::NoEffect));
}

/// Answers everything but the questions of the card by default.
fn answer_all(table: &mut Flying) {
    loop {
        let asked = (0..table.flight.pilots().len()).find(|ship| {
            table.flight.question(*ship).is_some_and(|question| {
                !matches!(
                    question,
                    Question::Volley { .. } | Question::Stop { .. } | Question::TakeAboard { .. }
                )
            })
        });
        let Some(ship) = asked else { return };
        let Some(command) = table.flight.default_answer(ship) else {
            return;
        };
        table.must(ship, command);
        if table.flight.is_over() || table.flight.between_cards() {
            return;
        }
    }
}

/// Proves GX-9.23.
#[test]
fn five_players_may_use_one_row_twice() {
    let ships: Vec<(Ship, i32)> = [10, 8, 6, 4, 2].map(|position| (plain(), position)).into();
    let mut table = flying(&ships, "III-space_billiards-1", &[], &[], true);
    let volley = |row, target| Command::Volley { row, target };
    table.must(0, volley(1, 1));
    answer_all(&mut table);
    let before = table.told.len();
    table.must(1, volley(1, 0));
    answer_all(&mut table);
    let rolled = table.told[before..]
        .iter()
        .filter(|told| matches!(told.event, Event::HazardRolled { .. }))
        .count();
    assert_eq!(rolled, 1, "without its first large meteor");
    assert_eq!(
        table.answer(2, volley(1, 0)),
        Err(Refusal::RowTaken(1)),
        "only one row, only once"
    );
}

/// Whoever leads decides first, whatever the numbers of the ships.
///
/// Proves GX-0.20.
#[test]
fn the_leader_decides_first() {
    for positions in [[10, 7, 3], [3, 10, 7], [7, 3, 10]] {
        let ships = positions.map(|position| (roomy(), position));
        let mut order: Vec<usize> = vec![0, 1, 2];
        order.sort_by_key(|ship| -positions[*ship]);
        let cards = [
            ("II-space_junkyard-1", Command::Stop { at: None }),
            ("I-star_depot-1", Command::Fit { part: None }),
        ];
        for (card, pass) in cards {
            let mut table = flying(&ships, card, &[9, 9, 9], &[16, 66, 1, 35], false);
            for ship in &order {
                let asked: Vec<usize> = (0..3).filter(|other| table.asked(*other)).collect();
                assert_eq!(asked, [*ship], "{card} {positions:?}");
                table.must(*ship, pass.clone());
            }
        }
    }
}

/// Proves GX-9.30, GX-9.31, GX-9.33, GX-9.35, GX-9.38.
#[test]
fn boxes_are_paid_and_collected_at_once() {
    let mut ship = roomy();
    tokens(&mut ship, 8, 7, 0);
    let ships = [(ship, 10), (roomy(), 7), (ship, 3)];
    let mut table = flying(&ships, "II-space_junkyard-1", &[], &[], false);
    // No tokens: the box that costs two of them cannot be chosen.
    let free = |table: &Flying, ship: usize| match table.flight.question(ship) {
        Some(Question::Stop { free }) => free.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(free(&table, 0), [0, 1, 3]);
    assert_eq!(
        table.answer(0, Command::Stop { at: Some(2) }),
        Err(Refusal::BoxTaken(2))
    );
    // One crew member for three tokens: at once, before the next player decides.
    table.must(0, Command::Stop { at: Some(1) });
    let crew = table.ship(0).crew();
    let from = vec![at(&ship, 7, 7)];
    table.must(0, Command::LoseCrew { from });
    assert_eq!(table.ship(0).crew(), crew - 1);
    let battery = at(&ship, 8, 7);
    assert_eq!(
        table.flight.question(0),
        Some(&Question::Recharge { tokens: 3 })
    );
    let store = |tokens| Command::Recharge {
        batteries: vec![BatteryTokens {
            square: battery,
            tokens,
        }],
    };
    assert_eq!(
        table.answer(0, store(9)),
        Err(Refusal::NoRoomForTokens(battery))
    );
    assert!(!table.asked(1), "the next one waits");
    table.must(0, store(2));
    assert_eq!(table.ship(0).tokens(), 2);
    // The second takes credits for two tokens; the third passes.
    assert_eq!(free(&table, 1), [0, 2, 3], "box 2 is taken");
    table.must(1, Command::Stop { at: Some(2) });
    answer_all(&mut table);
    assert_eq!(table.flight.pilots()[1].earned, 4);
    assert_eq!(table.position(1), Some(7), "days are lost at the end");
    table.must(2, Command::Stop { at: None });
    assert_eq!((table.position(0), table.position(1)), (Some(8), Some(5)));
    assert_eq!(table.position(2), Some(3));
}

/// Proves GX-9.32, GX-9.34, GX-9.35.
#[test]
fn humans_come_aboard_and_days_are_gained() {
    let mut ship = roomy();
    put(&mut ship, 6, 8, 150, 0);
    put(&mut ship, 8, 8, 146, 0);
    ship.fit_out();
    let (cabin, other, chamber, luxury) = (
        at(&ship, 6, 7),
        at(&ship, 7, 6),
        at(&ship, 6, 8),
        at(&ship, 8, 8),
    );
    assert_eq!(ship.asleep(), 4, "tile 150 is a stasis chamber");
    humans(&mut ship, 6, 7, 1);
    humans(&mut ship, 7, 6, 0);
    ship.set_contents(
        chamber,
        Contents {
            sleepers: 3,
            ..Contents::default()
        },
    );
    let ships = [(ship, 10), (plain(), 7)];
    let mut table = flying(&ships, "II-space_junkyard-1", &[], &[], false);
    table.must(0, Command::Stop { at: Some(0) });
    answer_all(&mut table);
    assert_eq!(
        table.flight.question(0),
        Some(&Question::TakeAboard {
            humans: 2,
            rearrange: true
        })
    );
    let crew = |square: Square, humans| CabinCrew {
        square,
        humans,
        alien: None,
    };
    let aboard = |cabins: &[CabinCrew]| Command::TakeAboard {
        cabins: cabins.to_vec(),
    };
    for (cabins, refusal) in [
        (vec![crew(luxury, 1)], Refusal::NoPlaceAboard(luxury)),
        (vec![crew(cabin, 3)], Refusal::NoPlaceAboard(cabin)),
        (vec![crew(chamber, 2)], Refusal::NoPlaceAboard(chamber)),
        (
            vec![crew(cabin, 2), crew(other, 2)],
            Refusal::WrongCount {
                needed: 2,
                named: 3,
            },
        ),
        (
            vec![crew(cabin, 0)],
            Refusal::WrongCount {
                needed: 2,
                named: 0,
            },
        ),
        (vec![crew(cabin, 2); 2], Refusal::SquareTwice(cabin)),
    ] {
        assert_eq!(table.answer(0, aboard(&cabins)), Err(refusal), "{cabins:?}");
    }
    // Rearranged: the human of one cabin moves to the other; one new one goes there too, one to sleep.
    table.must(
        0,
        aboard(&[crew(cabin, 0), crew(other, 2), crew(chamber, 4)]),
    );
    assert_eq!(table.ship(0).asleep(), 4);
    assert_eq!(table.ship(0).contents(other).humans, 2);
    // The last box: three days are gained at once, two lost at the end.
    table.must(1, Command::Stop { at: Some(3) });
    answer_all(&mut table);
    let moved: Vec<(u8, i8)> = table
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, days, .. } => Some((*ship, *days)),
            _ => None,
        })
        .collect();
    assert_eq!(moved[0], (1, 3));
    assert_eq!(moved.len(), 3);
    assert!(moved[1..].iter().all(|(_, days)| *days == -2));
}

/// Proves GX-9.36, GX-XX-17.
#[test]
fn the_second_user_of_a_box_gets_one_less_of_everything() {
    let mut ship = roomy();
    humans(&mut ship, 6, 7, 0);
    humans(&mut ship, 7, 6, 0);
    let ships: Vec<(Ship, i32)> = [10, 8, 6].map(|position| (ship, position)).into();
    let mut table = flying(&ships, "III-space_junkyard-1", &[], &[], true);
    for (number, count, credits) in [(0, 3, 4), (1, 2, 3)] {
        table.must(number, Command::Stop { at: Some(0) });
        answer_all(&mut table);
        assert_eq!(
            table.flight.question(number),
            Some(&Question::TakeAboard {
                humans: count,
                rearrange: true
            })
        );
        assert_eq!(table.flight.pilots()[number].earned, credits);
        table.must(number, Command::TakeAboard { cabins: Vec::new() });
    }
    // Each had dice of his or her own: three shots each.
    let rolls = table
        .events()
        .filter(|event| matches!(event, Event::HazardRolled { .. }));
    assert_eq!(rolls.count(), 6);
    assert_eq!(
        table.answer(2, Command::Stop { at: Some(0) }),
        Err(Refusal::BoxTaken(0))
    );
}

/// Proves GX-9.38.
#[test]
fn the_last_human_may_be_the_price() {
    let mut ship = crewed(II, &[(7, 8, 66, 0), (8, 7, 1, 0)]);
    humans(&mut ship, 7, 7, 1);
    tokens(&mut ship, 8, 7, 0);
    let ships = [(ship, 10), (plain(), 7)];
    let mut table = flying(&ships, "II-space_junkyard-1", &[], &[], false);
    table.must(0, Command::Stop { at: Some(1) });
    assert_eq!(table.ship(0).humans(), 0);
    // The reward is still collected; the ship leaves after the card.
    let default = table.flight.default_answer(0).unwrap();
    table.must(0, default);
    assert!(table.ship(0).tokens() > 0);
    assert!(table.position(0).is_some());
    table.must(1, Command::Stop { at: None });
    assert_eq!(table.position(0), None);
}

fn fitting(ship: &Ship, tile: u8, column: u8, row: u8, turns: u8) -> Fitting {
    Fitting {
        tile: TileId::new(tile).unwrap(),
        square: at(ship, column, row),
        rotation: Rotation::new(turns).unwrap(),
        alien: None,
        specialization: None,
    }
}

/// A legal ship: the starting cabin, and a cabin (tile 35) where it fits.
fn legal() -> Ship {
    let mut ship = Ship::started(II, 0);
    let part = ship.places_for(TileId::new(35).unwrap());
    let part = part
        .iter()
        .find(|part| part.square != at(&ship, 7, 7))
        .expect("a cabin fits");
    let (mut with, _) = ship.fitted(part, &[]).unwrap();
    with.fit_out();
    ship = with;
    assert!(ship.is_legal());
    ship
}

/// Proves GX-9.40 to GX-9.43, GX-9.45, GX-9.47, GX-9.48.
#[test]
fn a_component_from_the_depot() {
    let ship = legal();
    // A battery, a cabin, a hold, structural modules.
    let unused = [1, 36, 16, 49, 50, 51, 52];
    let ships = [(ship, 10), (ship, 7), (ship, 3)];
    let mut table = flying(&ships, "I-star_depot-1", &[], &unused, false);
    let tiles = match table.flight.question(0) {
        Some(Question::Fit { tiles }) => tiles.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(tiles.len(), 6);
    let missing = unused
        .iter()
        .map(|id| TileId::new(*id).unwrap())
        .find(|tile| !tiles.contains(tile))
        .unwrap();
    let far = fitting(&ship, tiles[0].number(), 4, 9, 0);
    assert_eq!(
        table.answer(0, Command::Fit { part: Some(far) }),
        Err(Refusal::NotNextToShip(far.square))
    );
    let absent = fitting(&ship, missing.number(), 8, 7, 0);
    assert_eq!(
        table.answer(0, Command::Fit { part: Some(absent) }),
        Err(Refusal::TileGone)
    );
    // A tile that fits somewhere empty.
    let part = tiles
        .iter()
        .flat_map(|tile| ship.places_for(*tile))
        .find(|part| !ship.occupied().has(part.square))
        .expect("something fits");
    table.must(0, Command::Fit { part: Some(part) });
    let now = table.ship(0);
    assert_eq!(now.occupied().len(), ship.occupied().len() + 1);
    assert!(now.is_legal());
    assert_eq!(now.placed(part.square).unwrap().tile, part.tile);
    // It is gone for the others.
    match table.flight.question(1) {
        Some(Question::Fit { tiles }) => assert!(!tiles.contains(&part.tile)),
        other => panic!("{other:?}"),
    }
    assert_eq!(table.position(0), Some(10), "the day is lost at the end");
    table.must(1, Command::Fit { part: None });
    table.must(2, Command::Fit { part: None });
    assert_eq!((table.position(0), table.position(1)), (Some(9), Some(7)));
}

/// Proves GX-9.41, GX-9.43, GX-9.44, GX-9.46.
#[test]
fn a_component_is_replaced() {
    let mut ship = legal();
    let cabin = ship
        .cabins()
        .iter()
        .find(|square| *square != at(&ship, 7, 7))
        .unwrap();
    // A battery in place of the cabin, whose humans leave; nothing is lost.
    let battery = ship
        .places_for(TileId::new(1).unwrap())
        .into_iter()
        .chain(ship.places_for(TileId::new(2).unwrap()))
        .chain((3..16).flat_map(|id| ship.places_for(TileId::new(id).unwrap())))
        .find(|part| part.square == cabin)
        .expect("a battery fits there");
    let unused = [battery.tile.number()];
    let ships = [(ship, 10), (ship, 7)];
    let mut table = flying(&ships, "I-star_depot-1", &[], &unused, false);
    table.must(
        0,
        Command::Fit {
            part: Some(battery),
        },
    );
    assert_eq!(table.ship(0).humans(), 2);
    assert_eq!(table.ship(0).tokens(), table.ship(0).cells(cabin));
    assert!(table.ship(0).tokens() >= 2, "a battery is filled");
    assert!(table.flight.pilots()[0].lost.is_empty());
    assert!(table.events().any(|event| matches!(
        event,
        Event::Fitted {
            replaced: Some(_),
            ..
        }
    )));
    // A new life support changes nobody in the cabin beside it, and no second alien of a colour comes aboard.
    humans(&mut ship, 7, 7, 2);
    let supports: Vec<Fitting> = TileId::all()
        .filter(|tile| {
            matches!(
                tile.tile().kind,
                galaxy_trucker::tiles::Kind::LifeSupport { .. }
            )
        })
        .flat_map(|tile| ship.places_for(tile))
        .collect();
    let (with, _) = ship.fitted(&supports[0], &[]).unwrap();
    assert_eq!(with.humans(), ship.humans());
    let wrong = Fitting {
        alien: Some(Alien::Brown),
        ..supports[0]
    };
    assert!(ship.fitted(&wrong, &[]).is_err());
}

/// Proves GX-9.43.
#[test]
fn an_alien_moves_into_a_new_cabin() {
    // A cabin next to life support: with the alien of that colour, once.
    let base = legal();
    let found = TileId::all()
        .filter(|tile| {
            matches!(
                tile.tile().kind,
                galaxy_trucker::tiles::Kind::LifeSupport {
                    alien: Alien::Brown
                }
            )
        })
        .flat_map(|tile| base.places_for(tile))
        .filter(|part| !base.occupied().has(part.square))
        .find_map(|part| {
            let (with, _) = base.fitted(&part, &[]).ok()?;
            (36..50)
                .flat_map(|id| with.places_for(TileId::new(id).unwrap()))
                .filter(|part| !with.occupied().has(part.square))
                .map(|part| Fitting {
                    alien: Some(Alien::Brown),
                    ..part
                })
                .find_map(|part| Some((with, with.fitted(&part, &[]).ok()?.0, part)))
        });
    let (before, after, part) = found.expect("a cabin beside life support");
    assert_eq!(after.alien(Alien::Brown), Some(part.square));
    assert_eq!(after.humans(), before.humans());
    let mut taken = before;
    let cabin = taken.cabins().iter().last().unwrap();
    let [column, row] = taken.board().label(cabin);
    alien(&mut taken, column, row, Alien::Brown);
    assert_eq!(taken.fitted(&part, &[]), Err(Refusal::AlienTwice));
}

/// A secret number is in no view, event or film before it is shown.
#[test]
fn sealed_numbers_are_seen_by_nobody() {
    use galaxy_trucker::GalaxyTrucker;
    let setup = galaxy_trucker::setup::Setup {
        bonus_cards: true,
        flights: vec![FlightKind::First],
        pace: galaxy_trucker::setup::Pace::Untimed,
        ..Default::default()
    };
    let mut table = crate::support::Table::new(setup, 3, 11);
    table.pass(5_000);
    for seat in 0..3 {
        table.must(seat, Command::Finish { number: None });
    }
    // The Missing Form on top of the deck.
    let mut state = serde_json::to_value(&table.game).unwrap();
    let form: u8 = card("I-missing_form-1").into();
    state["phase"]["of"]["deck"][0] = serde_json::json!(form);
    let record = state["flown"].as_array_mut().unwrap().last_mut().unwrap();
    record["start"]["deck"][0] = serde_json::json!(form);
    table.game = serde_json::from_value(state).unwrap();
    for seat in 0..3 {
        table.must(seat, Command::GiveUp { leave: false });
    }
    let before = serde_json::to_string(&table.view()).unwrap();
    let last = (0..3)
        .find(|seat| table.view().players[usize::from(*seat)].question.is_some())
        .unwrap();
    assert!(before.contains("hidden_die"));
    let mut views = Vec::new();
    for number in [3, 5] {
        let mut other: GalaxyTrucker = table.game.clone();
        let mut told: Vec<table::AddressedEvent<Event>> = Vec::new();
        other
            .act(table.now, Seat(last), &Command::Seal { number }, &mut told)
            .unwrap();
        let film = other.query(
            table::Viewer::Seat(Seat(last)),
            &galaxy_trucker::game::Query::Film { flight: 0 },
        );
        let seats: Vec<_> = (0..3).map(|seat| other.seat_view(Seat(seat))).collect();
        let decisions = format!("{:?}", other.decisions());
        views.push((other.view(), told, film, seats, decisions));
    }
    assert_eq!(views[0], views[1], "nobody can tell 3 from 5");
}
