//! Cards are dealt, chosen in secret and put into the deck.

use super::*;
use galaxy_trucker::rough_roads::RoughRoad;

fn setup(flights: &[FlightKind]) -> Setup {
    Setup {
        flights: flights.to_vec(),
        pace: Pace::Untimed,
        evil_machinations: true,
        ..Setup::default()
    }
}

fn hand(table: &Table, seat: u8) -> Vec<CardId> {
    table.game.seat_view(Seat(seat)).machinations
}

/// Everybody chooses the first card; what was chosen.
fn choose(table: &mut Table) -> Vec<CardId> {
    let view = table.view();
    let choosing = (0..table.seats).filter(|seat| !view.players[usize::from(*seat)].left);
    choosing
        .map(|seat| {
            let card = hand(table, seat)[0];
            table.must(seat, Command::ChooseMachination { card });
            card
        })
        .collect()
}

/// Everybody takes a number at once; the flight begins.
fn launch(table: &mut Table) {
    for _ in 0..200 {
        for seat in 0..table.seats {
            let command = match table.view().stage {
                StageName::Building => Command::Finish { number: None },
                StageName::Flight => continue,
                _ => match table.game.default_command(Seat(seat)) {
                    Some(command) => command,
                    None => continue,
                },
            };
            let _ = table.act(seat, command);
        }
        if table.view().stage == StageName::Flight {
            return;
        }
        table.pass(1_000);
    }
    panic!("no launch: {:?}", table.view().stage);
}

fn deck(table: &Table) -> Vec<CardId> {
    let state = serde_json::to_value(&table.game).expect("a state is JSON");
    serde_json::from_value(state["phase"]["of"]["deck"].clone()).expect("a deck")
}

fn is_machination(card: &CardId) -> bool {
    card.card().level == Level::Machinations
}

/// Proves GX-7.1.
#[test]
fn four_cards_are_dealt_to_each_player_in_secret() {
    let table = Table::new(setup(&[FlightKind::First]), 4, 5);
    let mut dealt: Vec<CardId> = (0..4).flat_map(|seat| hand(&table, seat)).collect();
    assert_eq!(dealt.len(), 16);
    assert!(dealt.iter().all(is_machination));
    dealt.sort_unstable();
    dealt.dedup();
    assert_eq!(dealt.len(), 16, "every card exists once");
    let seen = serde_json::to_string(&table.game.view()).expect("a view is JSON");
    assert!(!seen.contains("machinations\":["), "{seen}");
    assert_ne!(
        hand(&table, 0),
        hand(&Table::new(setup(&[FlightKind::First]), 4, 6), 0)
    );
}

/// Proves GX-7.2: chosen in secret before building, which begins when all have.
#[test]
fn a_card_is_chosen_before_building() {
    let mut table = Table::new(setup(&[FlightKind::First]), 2, 5);
    table.pass(10_000);
    assert_eq!(table.view().stage, StageName::BeforeBuilding);
    assert_eq!(
        table.act(0, Command::Draw),
        Err(Refusal::NotAsked("GT-12.4"))
    );
    let (mine, other) = (hand(&table, 0), hand(&table, 1));
    assert_eq!(
        table.act(0, Command::ChooseMachination { card: other[0] }),
        Err(Refusal::NotYourCard)
    );
    table.must(0, Command::ChooseMachination { card: mine[2] });
    assert_eq!(
        table.act(0, Command::ChooseMachination { card: mine[0] }),
        Err(Refusal::NotAsked("GX-7.2")),
        "once"
    );
    assert_eq!(table.game.seat_view(Seat(0)).chosen, Some(mine[2]));
    assert_eq!(table.game.seat_view(Seat(1)).chosen, None);
    let told = table.told.last().expect("told");
    assert_eq!(told.event, Event::MachinationChosen { seat: Seat(0) });
    assert_eq!(table.view().stage, StageName::BeforeBuilding);
    table.must(1, Command::ChooseMachination { card: other[0] });
    assert_eq!(table.view().stage, StageName::Countdown);
    table.pass(5_000);
    assert_eq!(table.view().stage, StageName::Building);
}

/// Proves GX-7.2: the choice of somebody whose time runs out is one of the seat's own cards.
#[test]
fn the_default_is_a_card_of_the_seat() {
    let mut table = Table::new(setup(&[FlightKind::First]), 3, 8);
    for decision in table.game.decisions() {
        let Some(Command::ChooseMachination { card }) = decision.default.clone() else {
            panic!("{decision:?}");
        };
        let seat = decision.seats.iter().next().expect("a seat");
        assert!(hand(&table, seat.0).contains(&card));
        assert_eq!(decision.options.len(), 4);
        assert!(decision.until.is_some(), "it runs out");
    }
    // Nobody waits for somebody who left.
    table.must(2, Command::Leave);
    choose(&mut table);
    assert_eq!(table.view().stage, StageName::Countdown);
}

/// Proves GX-7.3: what was not chosen is kept, and one card is never used in three flights.
#[test]
fn cards_are_kept_for_later_flights() {
    let mut table = Table::new(
        setup(&[FlightKind::First, FlightKind::Second, FlightKind::Third]),
        2,
        5,
    );
    for flight in 0..3 {
        assert_eq!(hand(&table, 0).len(), 4 - flight);
        let chosen = choose(&mut table);
        assert!(!hand(&table, 0).contains(&chosen[0]));
        launch(&mut table);
        assert!(deck(&table).contains(&chosen[0]) && deck(&table).contains(&chosen[1]));
        for _ in 0..200 {
            if !matches!(table.view().stage, StageName::Flight | StageName::Receipt) {
                break;
            }
            for seat in 0..2 {
                let _ = table.act(seat, Command::GiveUp { leave: true });
                let _ = table.act(seat, Command::Continue);
            }
        }
    }
    assert_eq!(table.view().stage, StageName::Over);
    assert_eq!(hand(&table, 0).len(), 1);
}

/// Proves GX-7.18: who has no card left, as from the fifth flight on, chooses none and adds none.
#[test]
fn without_a_card_left_none_is_added() {
    let mut table = Table::new(setup(&[FlightKind::First; 2]), 2, 5);
    choose(&mut table);
    launch(&mut table);
    for _ in 0..50 {
        if table.view().stage == StageName::Receipt {
            break;
        }
        for seat in 0..2 {
            let _ = table.act(seat, Command::GiveUp { leave: true });
        }
    }
    // A game has at most four flights: the cards of one player are used up already.
    let mut state = serde_json::to_value(&table.game).expect("a state is JSON");
    state["players"][0]["machinations"] = serde_json::json!([]);
    table.game = serde_json::from_value(state).expect("JSON is a state");
    for seat in 0..2 {
        table.must(seat, Command::Continue);
    }
    let asked = |table: &Table, seat: usize| {
        table.view().players[seat].question == Some(Question::ChooseMachination)
    };
    assert!(!asked(&table, 0) && asked(&table, 1));
    let card = hand(&table, 1)[0];
    table.must(1, Command::ChooseMachination { card });
    launch(&mut table);
    let within: Vec<CardId> = deck(&table).into_iter().filter(is_machination).collect();
    assert_eq!(within, [card]);
    assert_eq!(deck(&table).len(), 8 + 1);
}

/// Proves GX-7.4: the cards of the flight are unknown while machinations are chosen.
#[test]
fn machinations_are_chosen_before_rough_roads_are_drawn() {
    let mut table = Table::new(
        Setup {
            rough_roads: 2,
            ..setup(&[FlightKind::Second])
        },
        3,
        5,
    );
    let drawn = |table: &Table| {
        table
            .events()
            .any(|event| matches!(event, Event::RoadsDrawn { .. }))
    };
    for seat in 0..3 {
        assert!(
            table.view().rough_roads.is_empty(),
            "seat {seat} is to choose"
        );
        assert!(!drawn(&table));
        let card = hand(&table, seat)[0];
        table.must(seat, Command::ChooseMachination { card });
    }
    assert_eq!(table.view().rough_roads.len(), 2);
    assert!(drawn(&table));
}

/// Proves GX-7.5, GX-7.6, GX-7.7 and GX-7.8.
#[test]
fn chosen_cards_are_in_the_middle_half_and_on_top_of_it() {
    for (kind, quarter) in [
        (FlightKind::First, 2),
        (FlightKind::Second, 3),
        (FlightKind::Third, 4),
        (FlightKind::Fourth, 5),
    ] {
        let mut places = std::collections::BTreeSet::new();
        for seed in 0..12 {
            // Flight 4 needs the second box (GX-16.1).
            let second_box = kind == FlightKind::Fourth;
            let setup = Setup {
                new_technologies: second_box,
                new_adventures: second_box,
                ..setup(&[kind])
            };
            let mut table = Table::new(setup, 3, seed);
            let mut chosen = choose(&mut table);
            launch(&mut table);
            let deck = deck(&table);
            assert_eq!(deck.len(), 4 * quarter + 3);
            assert!(!deck[..quarter].iter().any(is_machination), "{deck:?}");
            assert!(is_machination(&deck[quarter]), "{deck:?}");
            assert!(!deck[deck.len() - quarter..].iter().any(is_machination));
            let mut within: Vec<CardId> = deck.iter().copied().filter(is_machination).collect();
            within.sort_unstable();
            chosen.sort_unstable();
            assert_eq!(within, chosen);
            places.extend((0..deck.len()).filter(|at| is_machination(&deck[*at])));
            assert_eq!(deck[0].card().level, kind.rules().level, "GT-14.15 stays");
        }
        assert!(places.len() > 3, "they are shuffled: {places:?}");
    }
}

/// Proves GX-24.16: the cards that Tough Trip adds are in the middle half; the quarters keep their size.
#[test]
fn extra_cards_make_the_middle_half_larger() {
    let quarter = 3;
    let setup = Setup {
        rough_roads: 1,
        ..setup(&[FlightKind::Second])
    };
    let mut table = (0..300)
        .map(|seed| {
            let mut table = Table::new(setup.clone(), 3, seed);
            choose(&mut table);
            table
        })
        .find(|table| table.view().rough_roads == [RoughRoad::ToughTrip])
        .expect("Tough Trip is drawn with one of the seeds");
    launch(&mut table);
    let deck = deck(&table);
    assert!(deck.len() > 4 * quarter + 3, "{deck:?}");
    assert!(!deck[..quarter].iter().any(is_machination), "{deck:?}");
    assert!(is_machination(&deck[quarter]), "{deck:?}");
    assert!(!deck[deck.len() - quarter..].iter().any(is_machination));
}

/// Proves GX-7.9.
#[test]
fn with_visions_the_cards_follow_the_second_pile_in_launch_order() {
    let setup = Setup {
        visions: true,
        ..setup(&[FlightKind::Second])
    };
    let mut table = Table::new(setup, 3, 5);
    let chosen = choose(&mut table);
    table.pass(5_000);
    for (seat, number) in [(0, 3), (1, 1), (2, 2)] {
        let number = Some(number);
        table.must(seat, Command::Finish { number });
    }
    launch(&mut table);
    let deck = deck(&table);
    // Piles of three.
    assert_eq!(deck[6..9], [chosen[1], chosen[2], chosen[0]]);
    assert!(!deck[..6].iter().chain(&deck[9..]).any(is_machination));
}

/// Proves GX-7.9 and GX-8.31: with a Tough Trip the third pile still begins after two piles of four.
#[test]
fn with_visions_a_tough_trip_lies_below_the_piles() {
    let setup = Setup {
        visions: true,
        rough_roads: 1,
        ..setup(&[FlightKind::Third])
    };
    let (mut table, chosen) = (0..200)
        .map(|seed| {
            let mut table = Table::new(setup.clone(), 2, seed);
            let chosen = choose(&mut table);
            (table, chosen)
        })
        .find(|(table, _)| table.view().rough_roads == [RoughRoad::ToughTrip])
        .expect("Tough Trip is drawn with one of the seeds");
    table.pass(5_000);
    for (seat, number) in [(0, 1), (1, 2)] {
        let number = Some(number);
        table.must(seat, Command::Finish { number });
    }
    launch(&mut table);
    let deck = deck(&table);
    assert_eq!(deck.len(), 4 * 4 + 2 + 4);
    assert_eq!(deck[8..10], chosen[..]);
    assert!(
        deck[18..]
            .iter()
            .all(|card| card.card().level == Level::III)
    );
}

/// Proves GT-24.4.
#[test]
fn the_learning_flight_has_no_machinations() {
    let setup = setup(&[FlightKind::Learning]);
    assert_eq!(setup.check(2), Err(Refusal::LearningMachinations));
}

/// The catalogue: each declared effect once, none in an adventure deck.
#[test]
fn every_machination_is_a_card_of_its_own() {
    let names: Vec<&str> = CARDS
        .iter()
        .filter_map(|card| match card.adventure {
            Adventure::Machination(machination) => {
                assert_eq!(card.level, Level::Machinations);
                Some(machination.message())
            }
            _ => None,
        })
        .collect();
    let mut distinct = names.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), names.len());
}

/// Proves GX-7.20: designed numbers stand on the cards.
#[test]
fn numbers_are_on_the_cards() {
    let Adventure::Machination(Machination::SystemTest { components }) =
        card("machinations-system_test").card().adventure
    else {
        panic!("a System Test");
    };
    assert_eq!(components, 2);
}

/// Proves GX-7.10: whole games with every card, in every class, come to an end, and nobody owns less than nothing.
#[test]
fn games_with_machinations_end() {
    use FlightKind::*;
    let mut revealed = 0;
    for (seed, flights) in [
        vec![First, Second, Third],
        vec![FirstA, SecondB, ThirdB],
        vec![ThirdA, Second, First, Third],
    ]
    .into_iter()
    .enumerate()
    {
        for round in 0..4 {
            let setup = Setup {
                new_technologies: true,
                second_box_components: true,
                intruders: true,
                fifth_wheel: round == 1,
                visions: round == 2,
                ..setup(&flights)
            };
            let seed = 10 * seed as u64 + round;
            let mut table = Table::new(setup, 3 + (round % 2) as u8, seed);
            let mut dice = table::Dice::new(table::Seed::from_u64(seed));
            table.play_out(&mut dice, |_| {});
            // Random players may all give up before the first one.
            revealed += table
                .events()
                .filter(|event| {
                    matches!(event, Event::CardRevealed { card, .. } if is_machination(card))
                })
                .count();
        }
    }
    assert!(revealed > 10, "{revealed}");
}

/// Proves GX-0.6: the cards of the second box are dealt only where intruders are played.
#[test]
fn intruders_are_dealt_only_with_intruders() {
    let boards = |setup: Setup| {
        (0..20).any(|seed| {
            let table = Table::new(setup.clone(), 4, seed);
            (0..4)
                .flat_map(|seat| hand(&table, seat))
                .any(|card| matches!(card.card().adventure, Adventure::Intruder { .. }))
        })
    };
    assert!(!boards(setup(&[FlightKind::First])));
    assert!(boards(Setup {
        second_box_components: true,
        intruders: true,
        ..setup(&[FlightKind::First])
    }));
}
