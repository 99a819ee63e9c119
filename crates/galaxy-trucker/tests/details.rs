//! Details of components, cards and the table that the other test files do not come to.

use crate::support::Table;
use crate::support::ships::{Flying, at, crewed, humans, put, ship, store};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CARDS, CardSet, Level};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight::Rolls;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::{Alien, TileId};
use table::{Dice, Game, Seat, Seed};

const I: ShipClass = ShipClass::I;
const II: ShipClass = ShipClass::II;

fn only(kind: FlightKind) -> Setup {
    Setup {
        flights: vec![kind],
        ..Setup::default()
    }
}

fn fly(ships: &[(Ship, i32)], cards: &[&str]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, &[]).go()
}

/// Proves GT-0.1.
#[test]
fn cards_concern_only_players_in_flight() {
    let plain = crewed(I, &[(7, 8, 66, 0)]);
    let mut flying = Flying::new(
        FlightKind::First,
        &[(plain, 5), (plain, 3), (plain, 1)],
        &["I-stardust-1"],
        &[],
    );
    flying.must(1, Command::GiveUp { leave: true });
    flying.stay();
    let moved: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [2, 0]);
    assert_eq!(flying.position(1), None);
}

/// Proves GT-0.8.
#[test]
fn the_bank_is_common() {
    let hauler = crewed(I, &[(8, 7, 16, 0), (7, 8, 66, 0)]);
    // The bank has no yellow block until the first ship gives its own back.
    let mut full = hauler;
    store(&mut full, 8, 7, goods(0, 2, 0, 0));
    let mut flying = Flying::with_bank(
        FlightKind::First,
        &[(full, 5), (hauler, 3)],
        &["I-planets-4"],
        &[],
        goods(0, 0, 2, 0),
    )
    .go();
    flying.must(0, Command::Land { planet: Some(0) });
    flying.must(1, Command::Land { planet: Some(1) });
    let square = at(&hauler, 8, 7);
    let swap = HoldGoods {
        square,
        goods: goods(0, 0, 2, 0),
    };
    flying.must(
        0,
        Command::Load {
            holds: vec![swap],
            burn: Vec::new(),
        },
    );
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Load {
            offered: goods(0, 1, 0, 0),
            leave: 0,
            furnaces: Vec::new()
        })
    );
    assert_eq!(flying.flight.bank(), goods(0, 1, 0, 0));
}

/// Proves GT-0.9.
#[test]
fn the_warehouse_is_common_and_has_two_parts() {
    let mut table = Table::dealing(only(FlightKind::First), 3, &[49]);
    let down = table.view().face_down;
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    let view = table.view();
    assert_eq!((view.face_down, view.face_up.clone()), (down - 1, vec![49]));
    let tile = TileId::new(49).unwrap();
    table.must(2, Command::Take { place: 0, tile });
    assert_eq!(table.game.seat_view(Seat(2)).hand, 49);
}

/// Proves GT-0.10.
#[test]
fn adjacent_is_not_joined() {
    // Brown life support 119 has one connector. Turned to the cabin it is joined, turned away it only stands beside it.
    let mut joined = ship(II, &[(8, 7, 39, 0), (8, 8, 119, 1)]);
    let cabin = at(&joined, 8, 7);
    assert!(joined.alien_cabins(Alien::Brown).has(cabin));
    put(&mut joined, 8, 8, 119, 0);
    assert!(joined.alien_cabins(Alien::Brown).is_empty());
    assert_eq!(joined.pieces().len(), 2);
}

/// Proves GT-0.12.
#[test]
fn a_credit_is_a_cosmic_credit() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/galaxy-trucker");
    for (language, words) in [("en", "cosmic credit"), ("fr", "crédits cosmiques")] {
        let text: String = std::fs::read_dir(format!("{root}/{language}"))
            .unwrap()
            .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap())
            .collect();
        assert!(text.contains(words), "{language}");
    }
}

/// Proves GT-2.10.
#[test]
fn two_dice_and_a_number_tile_each() {
    let mut rolls = Rolls::chance(Dice::new(Seed::from_u64(3)));
    let mut seen = [[0u32; 7]; 2];
    for _ in 0..600 {
        for (die, pips) in rolls.roll().into_iter().enumerate() {
            seen[die][usize::from(pips)] += 1;
        }
    }
    for die in seen {
        assert_eq!(die[0], 0);
        assert!(die[1..].iter().all(|count| *count > 50), "{die:?}");
    }
    for seats in 2..=4 {
        let table = Table::new(Setup::default(), seats, 1);
        let numbers: Vec<u8> = (1..=seats).collect();
        assert_eq!(table.view().numbers, numbers);
        assert!(table.view().hourglass.is_some());
    }
}

/// Four flights of level III need 32 cards of a deck of twenty.
///
/// Proves GT-4.13, GT-29.33.
#[test]
fn used_cards_come_back_when_a_deck_runs_out() {
    let setup = Setup {
        flights: vec![FlightKind::Third; 4],
        ..Setup::default()
    };
    let mut table = Table::new(setup, 2, 5);
    for flight in 0..4 {
        let state = serde_json::to_value(&table.game).unwrap();
        let mut cards: Vec<u64> = Vec::new();
        for pile in state["phase"]["of"]["piles"].as_array().unwrap() {
            let pile: Vec<u64> = serde_json::from_value(pile["cards"].clone()).unwrap();
            let third = pile
                .iter()
                .filter(|card| CARDS[**card as usize].level == Level::III)
                .count();
            assert_eq!((pile.len(), third), (4, 2), "flight {flight}");
            cards.extend(pile);
        }
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), 12, "no card twice in a flight");
        table.pass(5_000);
        for seat in 0..2 {
            table.must(seat, Command::Finish { number: None });
        }
        assert_eq!(table.view().deck, 16);
        for seat in 0..2 {
            table.must(seat, Command::GiveUp { leave: true });
        }
        for seat in 0..2 {
            // The last receipt ends the game.
            let _ = table.act(seat, Command::Continue);
        }
    }
    assert!(table.game.outcome().is_some());
}

/// Proves GT-6.4.
#[test]
fn every_side_that_meets_a_tile_must_fit() {
    // Tile 35 joins the cabin to its left with a single connector, but its double connector meets a smooth side above it.
    let tiles = [(7, 6, 49, 1), (8, 6, 1, 0), (8, 7, 35, 0)];
    let with = ship(II, &tiles);
    let (square, other) = (at(&with, 8, 6), at(&with, 8, 7));
    assert_eq!(with.faults(), [Fault::Connector { square, other }]);
    let strict = Setup {
        strict_placement: true,
        ..only(FlightKind::Second)
    };
    let mut table = Table::dealing(strict, 2, &[49, 1, 35]);
    table.build(0, 7, 6, 1);
    table.build(0, 8, 6, 0);
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(
        table.place(0, 8, 7, 0),
        Err(Refusal::PlacementFault(Fault::Connector { square, other }))
    );
}

/// Proves GT-6.14.
#[test]
fn only_the_next_square_of_a_barrel_must_be_empty() {
    // A cannon beside the cabin looks forward along column 8; a battery stands two squares ahead of it.
    let mut far = ship(
        II,
        &[(8, 7, 107, 0), (7, 6, 49, 1), (7, 5, 49, 1), (8, 5, 1, 0)],
    );
    assert!(far.is_legal(), "{:?}", far.faults());
    put(&mut far, 8, 6, 1, 0);
    assert!(far.faults().contains(&Fault::FrontOfCannon {
        square: at(&far, 8, 7),
        other: at(&far, 8, 6),
    }));
}

/// Proves GT-7.8.
#[test]
fn a_structural_module_only_connects() {
    let bare = crewed(II, &[]);
    let mut with = ship(II, &[(8, 7, 49, 0), (6, 7, 50, 0), (7, 6, 51, 1)]);
    with.fit_out();
    assert_eq!(with.crew(), bare.crew());
    assert_eq!(with.tokens(), 0);
    let all = with.occupied();
    assert_eq!(
        (with.engine_strength(all), with.cannon_strength_x2(all)),
        (0, 0)
    );
    assert!(with.holds().is_empty() && with.batteries().is_empty());
}

/// Proves GT-7.11.
#[test]
fn doubles_and_shields_work_only_when_paid() {
    // A double engine, a double cannon, a battery with two tokens.
    let doubles = crewed(II, &[(7, 8, 81, 0), (7, 6, 123, 0), (8, 7, 1, 0)]);
    assert_eq!(doubles.engine_strength(Squares::EMPTY), 0);
    assert_eq!(doubles.cannon_strength_x2(Squares::EMPTY), 0);
    let mut flying = fly(&[(doubles, 5)], &["II-open_space-1"]);
    assert_eq!(flying.flight.question(0), Some(&Question::PowerEngines));
    flying.power(0, &[]);
    assert_eq!(flying.ship(0).tokens(), 2, "not paid, not used");
    assert_eq!(flying.position(0), None);
    // A small meteor at a connector: the shield is offered, and without payment the tile is lost.
    let shielded = crewed(II, &[(8, 7, 1, 0), (6, 7, 116, 0), (7, 6, 49, 3)]);
    let dice = [[3, 4]; 12];
    let mut flying = Flying::new(
        FlightKind::Second,
        &[(shielded, 5)],
        &["II-meteoric_swarm-2"],
        &dice,
    )
    .go();
    let Some(Question::Defend { struck, .. }) = flying.flight.question(0).cloned() else {
        panic!(
            "a shield against the first meteor: {:?}",
            flying.flight.question(0)
        );
    };
    flying.must(
        0,
        Command::Defend {
            with: None,
            battery: None,
            booster_battery: None,
        },
    );
    assert!(flying.ship(0).placed(struck).is_none());
    assert_eq!(flying.ship(0).tokens(), 2);
}

/// Each card with a number of days costs its user exactly so many.
///
/// Proves GT-15.12.
#[test]
fn the_days_of_a_card_are_lost_by_its_user() {
    let mut checked = 0;
    for card in CARDS.iter().filter(|card| card.set == CardSet::Base) {
        let (days, first) = match card.adventure {
            Adventure::Planets { days, .. } => (days, Command::Land { planet: Some(0) }),
            Adventure::AbandonedShip { days, .. } | Adventure::AbandonedStation { days, .. } => {
                (days, Command::Accept { yes: true })
            }
            _ => continue,
        };
        // Eleven humans and a hold, more than any card wants.
        let mut crew = crewed(
            ShipClass::III,
            &[
                (8, 7, 35, 0),
                (9, 7, 36, 1),
                (6, 7, 38, 0),
                (7, 6, 48, 0),
                (7, 8, 55, 0),
                (10, 7, 16, 0),
            ],
        );
        humans(&mut crew, 7, 7, 2);
        let bystander = crewed(I, &[]);
        let mut flying = Flying::new(
            FlightKind::Third,
            &[(crew, 20), (bystander, 2)],
            &[card.name],
            &[],
        )
        .go();
        flying.must(0, first);
        while let Some(command) = (0..2).find_map(|ship| {
            let command = flying.flight.default_answer(ship)?;
            Some((ship, command))
        }) {
            flying.must(command.0, command.1);
        }
        assert_eq!(
            flying.position(0),
            Some(20 - i32::from(days)),
            "{}",
            card.name
        );
        assert_eq!(flying.position(1), Some(2), "{}", card.name);
        checked += 1;
    }
    assert_eq!(checked, 12 + 6 + 6);
}

/// Proves GT-20.4.
#[test]
fn the_order_is_that_at_the_start_of_card_and_line() {
    // A double engine each, so that everybody is asked. The second passes the first; the third is still third.
    let fast = crewed(
        II,
        &[(7, 8, 81, 0), (8, 7, 1, 0), (6, 7, 64, 2), (6, 8, 65, 0)],
    );
    let slow = crewed(II, &[(7, 8, 81, 0), (8, 7, 1, 0)]);
    let square = at(&slow, 7, 8);
    let mut flying = fly(&[(slow, 9), (slow, 8), (fast, 7)], &["II-open_space-1"]);
    for ship in 0..3 {
        assert!(flying.asked(ship));
        assert_eq!((0..3).filter(|other| flying.asked(*other)).count(), 1);
        flying.power(ship, &[square]);
    }
    // Combat Zone II: the weakest cannons lose four days, so the second line asks in another order.
    let armed = crewed(II, &[(7, 8, 81, 0), (8, 7, 1, 0), (7, 6, 88, 0)]);
    let mut flying = fly(&[(slow, 9), (armed, 8)], &["II-combat_zone-1"]);
    assert_eq!(
        flying.position(0),
        Some(4),
        "four days, past the other rocket"
    );
    assert!(flying.asked(1) && !flying.asked(0), "the new leader first");
    flying.power(1, &[]);
    assert!(flying.asked(0));
}

/// Proves GT-20.5, GT-31.23.
#[test]
fn tokens_are_offered_even_where_they_change_nothing() {
    // Without any forward cannon even the powered double engine loses against nothing: Slavers II have strength 7.
    let weak = crewed(II, &[(7, 6, 123, 0), (8, 7, 1, 0)]);
    let mut flying = fly(&[(weak, 5)], &["II-slavers-1"]);
    assert_eq!(flying.flight.question(0), Some(&Question::PowerCannons));
    let cannon = at(&weak, 7, 6);
    flying.power(0, &[cannon]);
    assert_eq!(
        flying.ship(0).tokens(),
        1,
        "spent although the fight is lost"
    );
    // Without a token, or without a double cannon, nothing is offered.
    let mut empty = weak;
    crate::support::ships::tokens(&mut empty, 8, 7, 0);
    let single = crewed(II, &[(7, 6, 88, 0), (8, 7, 1, 0)]);
    for ship in [empty, single] {
        let flying = fly(&[(ship, 5)], &["II-slavers-1"]);
        assert_ne!(flying.flight.question(0), Some(&Question::PowerCannons));
    }
}

/// Proves GT-22.9.
#[test]
fn goods_are_not_kept_for_the_next_flight() {
    let setup = Setup {
        flights: vec![FlightKind::Second, FlightKind::Second],
        hourglass_seconds: 30,
        ..Setup::default()
    };
    let mut with_goods = 0;
    for seed in 0..12 {
        let mut table = Table::new(setup.clone(), 4, seed);
        let mut second_launch = None;
        table.play_out(&mut Dice::new(Seed::from_u64(seed)), |table| {
            let view = table.view();
            let flying = view.flight.index == 1 && view.stage == StageName::Flight;
            if flying && second_launch.is_none() {
                second_launch = Some((view.bank, view.revealed.len(), view.receipts));
            }
        });
        let (bank, revealed, receipts) = second_launch.unwrap();
        if receipts[0]
            .iter()
            .any(|receipt| receipt.goods != Goods::NONE)
        {
            with_goods += 1;
            assert_eq!((bank, revealed), (Some(Goods::BANK), 0));
        }
    }
    assert!(with_goods > 0, "in some of the games goods came home");
}

/// Proves GT-25.5, GT-29.6.
#[test]
fn tiles_are_set_aside_beside_a_class_iiia_ship_too() {
    let mut table = Table::dealing(only(FlightKind::ThirdA), 2, &[49, 50, 51]);
    for _ in 0..2 {
        table.pass(300);
        table.must(0, Command::Draw);
        table.must(0, Command::SetAside);
    }
    assert_eq!(table.view().ships[0].set_aside, [49, 50]);
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(table.act(0, Command::SetAside), Err(Refusal::SetAsideFull));
}

/// Proves GT-29.11.
#[test]
fn taking_a_part_of_a_reward_costs_all_days() {
    let strong = crewed(
        II,
        &[
            (7, 6, 88, 0),
            (8, 7, 51, 2),
            (6, 7, 51, 0),
            (8, 6, 90, 0),
            (6, 6, 91, 0),
            (9, 7, 108, 0),
            (5, 7, 107, 2),
            (7, 8, 16, 1),
        ],
    );
    assert!(strong.cannon_strength_x2(Squares::EMPTY) > 8);
    let mut flying = Flying::new(FlightKind::First, &[(strong, 5)], &["I-smugglers-1"], &[]).go();
    flying.must(0, Command::Accept { yes: true });
    let square = at(&strong, 7, 8);
    let one = HoldGoods {
        square,
        goods: goods(0, 1, 0, 0),
    };
    flying.must(
        0,
        Command::Load {
            holds: vec![one],
            burn: Vec::new(),
        },
    );
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 0));
    assert_eq!(flying.position(0), Some(4));
}

/// Proves GT-29.13.
#[test]
fn three_blue_blocks_on_the_third_planet() {
    let card = CARDS
        .iter()
        .find(|card| card.name == "II-planets-4")
        .unwrap();
    let Adventure::Planets { planets, .. } = card.adventure else {
        panic!("planets");
    };
    let goods_of: Vec<Goods> = planets.iter().copied().collect();
    assert_eq!(
        goods_of,
        [goods(0, 0, 4, 0), goods(0, 2, 0, 0), goods(0, 0, 0, 3)]
    );
}

/// Where the rulebook lost its headings, the rules have sections.
///
/// Proves GT-29.28.
#[test]
fn sections_without_headings_are_there() {
    let rules = include_str!("../../../docs/rules/galaxy-trucker.md");
    for rule in [
        "GT-6.13", "GT-16.6", "GT-7.5", "GT-19.6", "GT-15.5", "GT-9.1", "GT-14.13", "GT-11.1",
        "GT-13.2", "GT-19.14", "GT-18.5", "GT-20.12", "GT-29.10",
    ] {
        assert!(rules.contains(&format!("| {rule} |")), "{rule}");
    }
}

/// Proves GT-31.36.
#[test]
fn a_confirmed_choice_stands() {
    let hauler = crewed(I, &[(8, 7, 16, 0), (7, 8, 66, 0)]);
    let mut flying = Flying::new(
        FlightKind::First,
        &[(hauler, 5), (hauler, 3)],
        &["I-planets-4"],
        &[],
    )
    .go();
    flying.must(0, Command::Land { planet: Some(0) });
    assert_eq!(
        flying.answer(0, Command::Land { planet: Some(1) }),
        Err(Refusal::NotAsked("GT-20.16"))
    );
    flying.must(1, Command::Land { planet: None });
    // The holds are confirmed as a whole; afterwards nothing can be stored or moved.
    let before = *flying.ship(0);
    assert_eq!(before.goods(), Goods::NONE);
    flying.must(
        0,
        Command::Load {
            holds: vec![],
            burn: Vec::new(),
        },
    );
    assert_eq!(
        flying.answer(
            0,
            Command::Load {
                holds: vec![],
                burn: Vec::new()
            }
        ),
        Err(Refusal::NotAsked("GT-17.7"))
    );
}

/// Proves GT-31.48.
#[test]
fn the_hand_of_somebody_away_is_emptied() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[49, 50]);
    // The kernel does the default for a person without a connection; a builder with empty hands has none.
    let default = |table: &Table| {
        let mut decisions = table.game.decisions();
        decisions.retain(|decision| decision.is_for(Seat(0)));
        assert_eq!(decisions.len(), 1);
        assert_eq!(decisions[0].until, None);
        decisions.remove(0).default
    };
    assert_eq!(default(&table), None);
    table.must(0, Command::Draw);
    assert_eq!(default(&table), Some(Command::Return));
    table.must(0, Command::Return);
    table.pass(300);
    table.must(0, Command::Draw);
    table.must(0, Command::SetAside);
    table.must(0, Command::TakeSetAside { slot: 0 });
    // GT-10.11: what was set aside goes back to its place.
    assert_eq!(default(&table), Some(Command::SetAside));
    table.place(0, 8, 7, 0).unwrap();
    table.must(0, Command::Look { pile: 1 });
    assert_eq!(default(&table), Some(Command::PutBack));
    table.must(0, Command::PutBack);
    assert_eq!(default(&table), None);
}

/// Proves GT-HR-43.
#[test]
fn leaving_while_building_takes_the_last_number() {
    let mut table = Table::dealing(only(FlightKind::First), 3, &[]);
    table.must(0, Command::Leave);
    let view = table.view();
    assert_eq!(view.ships[0].number, Some(3));
    assert_eq!(view.numbers, [1, 2]);
    for seat in 1..3 {
        table.must(seat, Command::Finish { number: None });
    }
    // It takes off and leaves at the first window.
    assert!(
        table
            .events()
            .any(|event| matches!(event, Event::Launched { ship: 0, .. }))
    );
    for seat in 1..3 {
        table.must(seat, Command::GiveUp { leave: false });
    }
    assert!(table.view().ships[0].gave_up.is_some());
}

/// Proves GT-HR-44.
#[test]
fn the_learning_flight_asks_nothing_between_cards() {
    let plain = crewed(I, &[(7, 8, 66, 0)]);
    let flying = Flying::new(
        FlightKind::Learning,
        &[(plain, 5), (plain, 3)],
        &["I-open_space-1", "I-stardust-1", "I-open_space-2"],
        &[],
    );
    assert!(flying.flight.is_over(), "three cards without a question");
    let revealed = flying
        .events()
        .filter(|event| matches!(event, Event::CardRevealed { .. }))
        .count();
    assert_eq!(revealed, 3);
}
