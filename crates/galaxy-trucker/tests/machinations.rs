//! Evil Machinations: secret cards that players put into the adventure deck (GX-7).

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CARDS, CardId, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, Extreme, GaveUpBecause, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::machinations::{Category, Machination};
use galaxy_trucker::question::{Fitting, Instead, Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::{Alien, TileId};
use support::Table;
use support::ships::{Flying, alien, at, card, crewed, put, store, tokens};
use table::{Game, Seat};

const II: ShipClass = ShipClass::II;

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
                StageName::Check | StageName::Crew => {
                    match table.game.default_command(Seat(seat)) {
                        Some(command) => command,
                        None => continue,
                    }
                }
                _ => continue,
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

/// Proves GX-7.5, GX-7.6, GX-7.7 and GX-7.8.
#[test]
fn chosen_cards_are_in_the_middle_half_and_on_top_of_it() {
    for (kind, quarter) in [
        (FlightKind::First, 2),
        (FlightKind::Second, 3),
        (FlightKind::Third, 4),
    ] {
        let mut places = std::collections::BTreeSet::new();
        for seed in 0..12 {
            let mut table = Table::new(setup(&[kind]), 3, seed);
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

// The cards.

fn fly(ships: &[(Ship, i32)], card: &str, dice: &[[u8; 2]], credits: u32) -> Flying {
    let name = format!("machinations-{card}");
    Flying::lending(FlightKind::Second, ships, &[&name], dice, credits).go()
}

fn of_five(ships: &[(Ship, i32)], card: &str, dice: &[[u8; 2]]) -> Flying {
    let name = format!("machinations-{card}");
    Flying::of_five(FlightKind::Second, ships, &[&name], dice).go()
}

/// Two humans and an engine.
fn plain() -> Ship {
    crewed(II, &[(7, 8, 66, 0)])
}

/// The same with a cannon in front.
fn armed() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0)])
}

/// An engine, batteries with three tokens right and left, a double cannon and a shield.
fn powered() -> Ship {
    crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 13, 0), (6, 7, 13, 2), (7, 6, 123, 0)],
    )
}

fn credits(flying: &Flying, ship: usize) -> u32 {
    flying.flight.credits(ship)
}

fn loans(flying: &Flying, ship: usize) -> u8 {
    flying.flight.purse(ship).expect("a purse").loans
}

fn positions(flying: &Flying, ships: usize) -> Vec<i32> {
    (0..ships)
        .map(|ship| flying.position(ship).expect("in flight"))
        .collect()
}

fn has(flying: &Flying, wanted: impl Fn(&Event) -> bool) -> bool {
    flying.events().any(wanted)
}

fn lost(flying: &Flying, ship: usize) -> Vec<LostBy> {
    let pilot = &flying.flight.pilots()[ship];
    pilot.lost.iter().map(|lost| lost.by).collect()
}

fn give_up(from: &[Square]) -> Command {
    Command::Surrender {
        from: from.to_vec(),
        batteries: Vec::new(),
    }
}

/// Proves GX-7.22 and GX-7.10: the weakest cannons, whoever chose the card; a purple alien counts as usual.
#[test]
fn an_ambush_fires_at_the_weakest_cannons() {
    let mut guarded = crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (8, 7, 45, 0)]);
    alien(&mut guarded, 8, 7, Alien::Purple);
    let flying = fly(
        &[(armed(), 10), (guarded, 8)],
        "ambush",
        &[[1, 1], [1, 1], [3, 4]],
        0,
    );
    assert!(has(&flying, |event| matches!(
        event,
        Event::Weakest { ship: 0, .. }
    )));
    // The heavy shot from the rear meets the engine in column 7.
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 1), []);
}

/// Proves GX-7.22 and GX-7.11: the second lowest meets only the light shots.
#[test]
fn an_ambush_of_five_spares_the_second_lowest_the_heavy_shot() {
    let ships = [(plain(), 10), (plain(), 8), (armed(), 6)];
    let flying = of_five(&ships, "ambush", &[[3, 4], [3, 4], [3, 4]]);
    let mut shots: Vec<Vec<u8>> = Vec::new();
    for event in flying.events() {
        match event {
            Event::HazardRolled { .. } => shots.push(Vec::new()),
            Event::HazardResolved { ship, .. } => shots.last_mut().expect("rolled").push(*ship),
            _ => {}
        }
    }
    assert_eq!(shots, [vec![0, 1], vec![0, 1], vec![0]]);
}

/// Proves GX-7.25: finishing bonuses at once, by the present order.
#[test]
fn a_checkpoint_pays_the_finishing_bonuses() {
    let ships = [(plain(), 4), (plain(), 10), (plain(), 7)];
    let flying = fly(&ships, "checkpoint", &[], 1);
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [5, 9, 7]);
}

/// Proves GX-7.11: a Checkpoint has no five-player symbol, so its second bonus is the second bonus.
#[test]
fn five_player_rules_apply_only_to_cards_with_the_symbol() {
    let ships = [10, 8, 6, 4, 2].map(|at| (plain(), at));
    let flying = of_five(&ships, "checkpoint", &[]);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|ship| credits(&flying, ship)),
        [8, 6, 4, 2, 0]
    );
}

/// Proves GX-7.25: the best-looking bonus for all with the fewest exposed connectors.
#[test]
fn quality_control_pays_the_best_looking_ships() {
    // The plain ships have three exposed connectors, the other one more.
    let rough = crewed(II, &[(7, 8, 67, 0)]);
    let flying = fly(
        &[(plain(), 10), (rough, 8), (plain(), 6)],
        "quality_control",
        &[],
        0,
    );
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [4, 0, 4]);
}

/// Proves GX-7.26: one roll for all (GX-0.24); goods in the column are lost.
#[test]
fn cosmic_rays_take_the_goods_of_a_column() {
    let mut hauler = crewed(II, &[(7, 8, 66, 0), (8, 7, 61, 0), (6, 7, 16, 2)]);
    store(&mut hauler, 8, 7, goods(2, 0, 0, 0));
    store(&mut hauler, 6, 7, goods(0, 1, 0, 1));
    let flying = fly(&[(hauler, 10), (hauler, 8)], "cosmic_rays", &[[4, 4]], 0);
    for ship in [0, 1] {
        assert_eq!(flying.ship(ship).goods(), goods(0, 1, 0, 1));
    }
    let rolls = flying
        .events()
        .filter(|event| matches!(event, Event::ColumnRolled { roller: 0, .. }));
    assert_eq!(rolls.count(), 1);
}

/// Proves GX-7.27 and GX-7.15: each red block is paid for or given up, with loans if need be.
#[test]
fn customs_are_paid_or_red_blocks_given_up() {
    let mut hauler = crewed(II, &[(7, 8, 66, 0), (8, 7, 61, 0), (6, 7, 61, 2)]);
    store(&mut hauler, 8, 7, goods(2, 0, 0, 0));
    store(&mut hauler, 6, 7, goods(1, 1, 0, 0));
    let mut flying = fly(
        &[(hauler, 10), (hauler, 8), (plain(), 6)],
        "customs_inspection",
        &[],
        2,
    );
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Customs { price: 1 })
    );
    assert!(!flying.asked(1), "the leader first (GX-0.20)");
    let (right, left) = (at(&hauler, 8, 7), at(&hauler, 6, 7));
    assert_eq!(
        flying.answer(0, give_up(&[left, left])),
        Err(Refusal::NoBlockThere(left))
    );
    flying.must(0, give_up(&[right]));
    assert_eq!(flying.ship(0).goods(), goods(2, 1, 0, 0));
    assert_eq!((credits(&flying, 0), loans(&flying, 0)), (0, 0));
    // The default keeps what the credits at hand cover.
    assert_eq!(flying.flight.default_answer(1), Some(give_up(&[left])));
    flying.must(1, give_up(&[]));
    assert_eq!(flying.ship(1).goods(), goods(3, 1, 0, 0));
    assert_eq!((credits(&flying, 1), loans(&flying, 1)), (9, 1));
    assert!(flying.flight.is_over(), "who has no red block is not asked");
}

/// Proves GX-7.28: batteries are paid for or emptied.
#[test]
fn an_eco_patrol_empties_batteries() {
    let mut flying = fly(&[(powered(), 10), (plain(), 8)], "eco_patrol", &[], 5);
    let ship = powered();
    let (right, left) = (at(&ship, 8, 7), at(&ship, 6, 7));
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::EcoPatrol { batteries, price: 1 }) if batteries.len() == 2
    ));
    let cabin = at(&ship, 7, 7);
    assert_eq!(
        flying.answer(0, give_up(&[cabin])),
        Err(Refusal::NoTokenThere(cabin))
    );
    assert_eq!(
        flying.answer(0, give_up(&[left, left])),
        Err(Refusal::SquareTwice(left))
    );
    flying.must(0, give_up(&[right]));
    assert_eq!(flying.ship(0).tokens(), 3);
    assert_eq!(flying.ship(0).contents(left).tokens, 3);
    assert_eq!(credits(&flying, 0), 4);
}

/// Proves GX-7.29 and GX-0.27: pay another player, or be hit in a line that nobody rolled.
#[test]
fn getting_even_is_paid_or_shot() {
    let ships = [(plain(), 10), (plain(), 8), (plain(), 6)];
    let mut flying = fly(&ships, "getting_even", &[], 3);
    // The second has only the leader ahead.
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Pay {
            credits: 2,
            to: Some(1),
            instead: Instead::Shot
        })
    );
    flying.must(0, Command::Accept { yes: true });
    assert_eq!((credits(&flying, 0), credits(&flying, 1)), (1, 5));
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Demand { of: vec![0, 1] })
    );
    assert_eq!(
        flying.answer(2, Command::Demand { of: 2 }),
        Err(Refusal::NotAhead(2))
    );
    flying.must(2, Command::Demand { of: 0 });
    flying.must(0, Command::Accept { yes: false });
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Aim {
            ship: 0,
            columns: vec![7]
        })
    );
    assert_eq!(
        flying.answer(2, Command::Aim { column: 4 }),
        Err(Refusal::NoSuchColumn(4))
    );
    flying.must(2, Command::Aim { column: 7 });
    // The third has no cannon and hits all the same.
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert!(!has(&flying, |event| matches!(
        event,
        Event::HazardRolled { .. }
    )));
    assert!(flying.flight.is_over());
}

/// Proves GX-7.29: a shield stops the shot.
#[test]
fn a_shield_stops_the_shot_of_getting_even() {
    // The shield covers rear and right.
    let mut shielded = crewed(II, &[(7, 8, 66, 0), (8, 7, 13, 0), (6, 7, 144, 1)]);
    tokens(&mut shielded, 8, 7, 1);
    let mut flying = fly(&[(shielded, 10), (plain(), 8)], "getting_even", &[], 3);
    flying.must(0, Command::Accept { yes: false });
    flying.must(1, Command::Aim { column: 7 });
    let Some(Question::Defend { defences, .. }) = flying.flight.question(0) else {
        panic!("{:?}", flying.flight.question(0));
    };
    let with = defences.first();
    flying.must(
        0,
        Command::Defend {
            with,
            battery: None,
            booster_battery: None,
        },
    );
    assert_eq!(lost(&flying, 0), []);
}

/// Proves GX-7.30: the columns at both ends; a cannon in the column shoots the meteor.
#[test]
fn the_road_narrows_at_both_ends() {
    // Columns 6 to 8: a hold at the left, a cannon above a structure at the right.
    let mut wide = crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2), (8, 7, 111, 0)]);
    put(&mut wide, 8, 6, 88, 0);
    let flying = fly(&[(wide, 10), (plain(), 8)], "road_narrows", &[], 0);
    let aimed: Vec<(u8, u8)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardAimed { ship, column, .. } => Some((*ship, *column)),
            _ => None,
        })
        .collect();
    assert_eq!(
        aimed,
        [(0, 6), (1, 7), (0, 8)],
        "a narrow ship meets one meteor"
    );
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed], "the hold");
    assert!(flying.ship(0).placed(at(&wide, 6, 7)).is_none());
    assert!(flying.ship(0).placed(at(&wide, 8, 6)).is_some());
}

/// Proves GX-7.30 and GX-21.2: a cylinder has no column at an end.
#[test]
fn the_road_does_not_narrow_for_a_cylinder() {
    let ship = crewed(ShipClass::IIB, &[]);
    let name = "machinations-road_narrows";
    let ships = [(ship, 10), (ship, 8)];
    let flying = Flying::new(FlightKind::SecondB, &ships, &[name], &[]).go();
    assert!(has(&flying, |event| *event == Event::NoEffect));
    assert_eq!(lost(&flying, 0), []);
}

/// Proves GX-7.20: one token for every two components, the odd one has to be paid for too.
#[test]
fn a_system_test_covers_everything_that_uses_power() {
    // A double cannon, a shield and a booster that is joined to nothing fitting: three components.
    let mut tested = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 4, 0), (6, 7, 49, 0), (7, 6, 123, 0)],
    );
    put(&mut tested, 9, 7, 116, 0);
    tokens(&mut tested, 8, 7, 2);
    let booster = (1..=186)
        .find(|tile| {
            let id = galaxy_trucker::tiles::TileId::new(*tile).expect("a tile");
            id.tile().kind == galaxy_trucker::tiles::Kind::EngineBooster
        })
        .expect("a booster");
    put(&mut tested, 5, 7, booster, 0);
    assert_eq!(tested.tested().len(), 3);
    let mut flying = fly(&[(tested, 10), (plain(), 8)], "system_test", &[], 0);
    let cannon = at(&tested, 7, 6);
    let cabin = at(&tested, 7, 7);
    assert_eq!(
        flying.answer(0, give_up(&[cabin])),
        Err(Refusal::NotTested(cabin))
    );
    // Three components cost two tokens, two components one.
    let mut both = flying.flight.clone();
    both.answer(0, &give_up(&[]), &mut Vec::new())
        .expect("two tokens are there");
    assert_eq!(both.pilots()[0].ship.tokens(), 0);
    flying.must(0, give_up(&[cannon]));
    assert_eq!(flying.ship(0).tokens(), 1);
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp]);
}

/// Proves GX-7.20: what no token pays for is given up.
#[test]
fn a_system_test_takes_what_is_not_paid_for() {
    let mut poor = powered();
    tokens(&mut poor, 6, 7, 0);
    tokens(&mut poor, 8, 7, 0);
    let flying = fly(&[(poor, 10), (plain(), 8)], "system_test", &[], 0);
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp], "the double cannon");
    let mut one = crewed(II, &[(7, 8, 66, 0), (8, 7, 13, 0), (7, 6, 123, 0)]);
    put(&mut one, 6, 7, 116, 2);
    put(&mut one, 8, 6, 123, 0);
    tokens(&mut one, 8, 7, 1);
    let mut flying = fly(&[(one, 10), (plain(), 8)], "system_test", &[], 0);
    assert_eq!(
        flying.answer(0, give_up(&[])),
        Err(Refusal::TooFewTokens),
        "three components and one token"
    );
    let Some(Command::Surrender { from, .. }) = flying.flight.default_answer(0) else {
        panic!("a default");
    };
    assert_eq!(from.len(), 1);
    flying.must(0, give_up(&from));
}

/// Proves GX-7.31: strictly the most; a stasis chamber is no cabin.
#[test]
fn trustbusters_break_up_majorities() {
    let mut rich = crewed(II, &[(7, 8, 66, 0), (8, 7, 45, 0), (6, 7, 150, 0)]);
    put(&mut rich, 7, 6, 88, 0);
    assert_eq!(rich.in_category(Category::Cabins).len(), 2);
    let mut flying = fly(&[(rich, 10), (plain(), 8)], "trustbusters", &[], 0);
    assert!(has(&flying, |event| *event
        == Event::SingledOut {
            ship: 0,
            by: Extreme::Most(Category::Cabins)
        }));
    let cabin = at(&rich, 8, 7);
    let chamber = at(&rich, 6, 7);
    assert_eq!(
        flying.answer(0, give_up(&[chamber])),
        Err(Refusal::NotTested(chamber))
    );
    flying.must(0, give_up(&[cabin]));
    // The only cannon goes without a question; engines are equal, and nobody has batteries, holds or shields.
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp, LostBy::GivenUp]);
    assert_eq!(lost(&flying, 1), []);
    assert!(!has(&flying, |event| *event
        == Event::SingledOut {
            ship: 0,
            by: Extreme::Most(Category::Engines)
        }));
}

/// Proves GX-7.24: all close up, ships in hyperspace included.
#[test]
fn a_traffic_jam_reaches_hyperspace() {
    let booster = jumper();
    let ships = [(plain(), 20), (booster, 12), (plain(), 5)];
    let names = ["I-stardust-1", "machinations-traffic_jam"];
    let mut flying = Flying::lending(FlightKind::Second, &ships, &names, &[], 0).go();
    jump(&mut flying, 1);
    let stardust = positions(&flying, 3);
    flying.stay();
    assert_eq!(flying.position(1), Some(stardust[0] - 1), "in hyperspace");
    assert_eq!(flying.position(2), Some(stardust[0] - 2));
    assert_eq!(flying.position(0), Some(stardust[0]));
}

/// A ship with an engine booster, a token and a spare engine.
fn jumper() -> Ship {
    let booster = (1..=186)
        .find(|tile| {
            let id = galaxy_trucker::tiles::TileId::new(*tile).expect("a tile");
            id.tile().kind == galaxy_trucker::tiles::Kind::EngineBooster
        })
        .expect("a booster");
    let mut ship = crewed(II, &[(7, 8, 71, 0), (8, 7, 13, 0), (6, 8, 66, 0)]);
    for turns in 0..4 {
        for (column, row) in [(8, 8), (6, 7)] {
            let mut with = ship;
            put(&mut with, column, row, booster, turns);
            if with
                .jumps(1)
                .first()
                .is_some_and(|jump| jump.engine == at(&ship, 7, 8))
            {
                tokens(&mut with, 8, 7, 1);
                return with;
            }
        }
    }
    put(&mut ship, 8, 8, booster, 0);
    panic!("no place for the booster");
}

/// Jumps, and flies on with the larger piece.
fn jump(flying: &mut Flying, ship: usize) {
    let with: Option<Jump> = flying.ship(ship).jumps(1).first().copied();
    let batteries = Vec::new();
    flying.must(ship, Command::Jump { with, batteries });
    if flying.asked(ship) {
        let keep = flying.flight.default_answer(ship).expect("a default");
        flying.must(ship, keep);
    }
}

/// Proves GX-2.40: hyperspace avoids the other cards of Evil Machinations.
#[test]
fn hyperspace_avoids_machinations() {
    let booster = jumper();
    let ships = [(plain(), 20), (booster, 12)];
    let mut flying = fly(&ships, "checkpoint", &[], 0);
    jump(&mut flying, 1);
    assert_eq!((credits(&flying, 0), credits(&flying, 1)), (8, 0));
}

/// Proves GX-7.33: twice the engine strength, and without engines the flight is over.
#[test]
fn wide_open_space_doubles_the_way() {
    let still = crewed(II, &[(7, 6, 88, 0)]);
    let flying = fly(&[(plain(), 10), (still, 8)], "wide_open_space", &[], 0);
    assert_eq!(flying.position(0), Some(12));
    assert_eq!(
        flying.flight.pilots()[1].gave_up,
        Some(GaveUpBecause::NoEngines)
    );
}

/// Proves GX-7.32: the first who is willing helps; one user without the rules for five players.
#[test]
fn a_stranded_ship_is_helped_once() {
    let ships = [(plain(), 12), (powered(), 10), (powered(), 8)];
    let mut flying = fly(&ships, "stranded_ship", &[], 0);
    assert!(!flying.asked(0), "no tokens");
    flying.must(1, Command::Accept { yes: true });
    let battery = at(&powered(), 8, 7);
    let from = vec![battery, battery];
    flying.must(1, Command::LoseTokens { from });
    assert_eq!(credits(&flying, 1), 4);
    assert_eq!(flying.ship(1).tokens(), 4);
    assert!(flying.flight.is_over(), "the third is not asked");
    assert_eq!(positions(&flying, 3), [12, 9, 8]);
}

/// Proves GX-7.11 and GX-7.32: with the rules for five players a second one helps for one credit less.
#[test]
fn a_second_player_of_five_helps_for_less() {
    let ships = [(powered(), 10), (powered(), 8), (powered(), 6)];
    let mut flying = of_five(&ships, "stranded_ship", &[]);
    for ship in [0, 1] {
        flying.must(ship, Command::Accept { yes: true });
        let battery = at(&powered(), 8, 7);
        let from = vec![battery, battery];
        flying.must(ship, Command::LoseTokens { from });
    }
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [4, 3, 0]);
    assert!(flying.flight.is_over());
    // The one behind moves first (GX-0.22), so nobody jumps over anybody.
    assert_eq!(positions(&flying, 3), [9, 7, 6]);
}

/// Proves GX-7.15 and GX-0.22: pay for the crew, by a loan if need be, or lose days.
#[test]
fn a_toll_is_paid_or_costs_days() {
    let crowded = crewed(II, &[(7, 8, 66, 0), (8, 7, 45, 0), (6, 7, 45, 2)]);
    let ships = [(crowded, 10), (plain(), 8), (plain(), 6)];
    let mut flying = fly(&ships, "toll_gate", &[], 1);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Pay {
            credits: 3,
            to: None,
            instead: Instead::Days { days: 2 }
        })
    );
    flying.must(0, Command::Accept { yes: true });
    assert_eq!((credits(&flying, 0), loans(&flying, 0)), (8, 1));
    flying.must(1, Command::Accept { yes: false });
    assert_eq!(
        flying.flight.default_answer(2),
        Some(Command::Accept { yes: false })
    );
    flying.must(2, Command::Accept { yes: false });
    // The last one moves first: it does not stand in the way of the second.
    assert_eq!(positions(&flying, 3), [10, 6, 4]);
    assert_eq!([1, 2].map(|ship| credits(&flying, ship)), [1, 1]);
}

/// Proves GX-0.21: strengths are counted in order, leader first; the fastest pays the flight number (GX-0.7).
#[test]
fn a_speed_trap_catches_the_fastest() {
    let fast = crewed(II, &[(7, 8, 66, 0), (6, 8, 66, 0)]);
    let double = crewed(II, &[(7, 8, 81, 0), (8, 7, 13, 0)]);
    let mut flying = fly(&[(double, 10), (fast, 8), (fast, 6)], "speed_trap", &[], 5);
    assert!(flying.asked(0), "may power the double engine");
    flying.power(0, &[]);
    // Two are equally fast: the one farther ahead pays.
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [5, 3, 5]);
    assert_eq!(positions(&flying, 3), [10, 7, 6]);
}

/// Proves GX-7.10: the leader chooses for all, with one roll for all (GX-0.24).
#[test]
fn the_leader_chooses_the_side_of_a_meteor_detour() {
    let mut flying = fly(
        &[(plain(), 10), (armed(), 8)],
        "meteor_detour",
        &[[3, 4], [1, 1], [1, 1]],
        0,
    );
    assert!(!flying.asked(1));
    flying.must(0, Command::ChooseSide { side: Side::Front });
    let hazards: Vec<(u8, Side)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { index, hazard, .. } => Some((*index, hazard.from)),
            _ => None,
        })
        .collect();
    assert_eq!(
        hazards,
        [(0, Side::Front), (1, Side::Front), (2, Side::Front)]
    );
    // The large meteor in column 7: the second has a cannon there.
    assert_eq!(lost(&flying, 1), []);
    assert_eq!(lost(&flying, 0).first(), Some(&LostBy::Destroyed));
}

/// Proves GX-7.10: from the largest crew to the smallest.
#[test]
fn poachers_take_a_human_to_the_smallest_crew() {
    let crowded = crewed(II, &[(7, 8, 66, 0), (8, 7, 45, 0)]);
    let mut short = plain();
    support::ships::humans(&mut short, 7, 7, 1);
    let mut flying = fly(&[(short, 10), (crowded, 8)], "crew_poachers", &[], 0);
    let from = vec![at(&crowded, 8, 7)];
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::LoseHumans { count: 1 })
    );
    flying.must(1, Command::LoseCrew { from });
    let aboard = flying.flight.default_answer(0).expect("room for one");
    flying.must(0, aboard);
    assert_eq!(flying.ship(0).humans(), 2);
    assert_eq!(flying.ship(1).humans(), 3);
    // Equal crews: nobody is singled out.
    let flying = fly(&[(plain(), 10), (plain(), 8)], "crew_poachers", &[], 0);
    assert!(has(&flying, |event| *event == Event::NoEffect));
}

/// Proves GX-0.23 and GX-7.32: bids until all but one have passed; the winner pays and builds in up to two of four components.
#[test]
fn a_junker_is_auctioned() {
    let ships = [(plain(), 10), (plain(), 8), (plain(), 6)];
    let name = ["machinations-junker_for_sale"];
    let mut flying = Flying::lending(FlightKind::Second, &ships, &name, &[], 3);
    let tiles: Vec<TileId> = [88, 90, 45, 16]
        .into_iter()
        .filter_map(TileId::new)
        .collect();
    flying.flight = flying.flight.with_unused_tiles(tiles);
    let mut flying = flying.go();
    let bid = |credits| Command::Bid { credits };
    flying.must(0, bid(Some(1)));
    assert_eq!(flying.answer(1, bid(Some(1))), Err(Refusal::BidTooLow(2)));
    flying.must(1, bid(Some(4)));
    flying.must(2, bid(None));
    flying.must(0, bid(Some(5)));
    assert!(!flying.asked(2), "who passed is out");
    flying.must(1, bid(None));
    // Three credits and a price of five: one loan.
    assert_eq!((credits(&flying, 0), loans(&flying, 0)), (8, 1));
    let Some(Question::Fit { tiles }) = flying.flight.question(0) else {
        panic!("{:?}", flying.flight.question(0));
    };
    assert_eq!(tiles.len(), 4);
    let part = Fitting {
        tile: TileId::new(88).expect("a tile"),
        square: at(&plain(), 7, 6),
        rotation: Rotation::NONE,
        alien: None,
        specialization: None,
    };
    flying.must(0, Command::Fit { part: Some(part) });
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Fit { tiles }) if tiles.len() == 3
    ));
    flying.must(0, Command::Fit { part: None });
    assert!(flying.flight.is_over(), "two at most");
    assert_eq!(flying.ship(0).cannon_strength_x2(Squares::EMPTY), 2);
    assert_eq!(positions(&flying, 3), [10, 8, 6], "no days are lost");
}

/// Proves GX-0.23: if everybody passes, nobody gets it.
#[test]
fn nobody_wants_the_junker() {
    let ships = [(plain(), 10), (plain(), 8)];
    let mut flying = fly(&ships, "junker_for_sale", &[], 3);
    flying.must(0, Command::Bid { credits: None });
    flying.must(1, Command::Bid { credits: None });
    assert!(flying.flight.is_over());
    assert_eq!((credits(&flying, 0), credits(&flying, 1)), (3, 3));
    // Without loans nobody bids more than there is.
    let name = ["machinations-junker_for_sale"];
    let mut poor = Flying::new(FlightKind::Second, &ships, &name, &[]).go();
    assert_eq!(
        poor.answer(0, Command::Bid { credits: Some(1) }),
        Err(Refusal::CannotPay)
    );
}

/// Proves GX-7.10 and GX-0.22: stakes are secret until all are in; the lowest ones are shot at.
#[test]
fn a_wrong_turn_hits_the_lowest_stakes() {
    let ships = [(armed(), 10), (armed(), 8), (armed(), 6)];
    let mut flying = fly(&ships, "wrong_turn", &[[3, 4]], 0);
    assert!((0..3).all(|ship| flying.asked(ship)), "all at once");
    assert!(flying.answer(0, Command::Seal { number: 4 }).is_err());
    flying.must(0, Command::Seal { number: 1 });
    assert!(!has(&flying, |event| matches!(
        event,
        Event::StakesShown { .. }
    )));
    flying.must(1, Command::Seal { number: 3 });
    flying.must(2, Command::Seal { number: 1 });
    assert_eq!(positions(&flying, 3), [9, 4, 5]);
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed], "the cannon in front");
    assert_eq!(lost(&flying, 1), []);
    assert_eq!(lost(&flying, 2), [LostBy::Destroyed]);
}

/// Proves GX-7.10: a token for each shield and double cannon, as far as there are tokens.
#[test]
fn a_magnetic_storm_drains_batteries() {
    let mut flying = fly(&[(powered(), 10), (plain(), 8)], "magnetic_storm", &[], 0);
    let from = vec![at(&powered(), 6, 7)];
    flying.must(0, Command::LoseTokens { from });
    assert_eq!(flying.ship(0).tokens(), 5);
}

/// Proves GX-0.28: a component joined by a single connection is given up.
#[test]
fn loose_bolts_lose_a_component() {
    let ship = powered();
    let mut flying = fly(&[(ship, 10), (plain(), 8)], "loose_bolts", &[], 0);
    let cabin = at(&ship, 7, 7);
    assert_eq!(
        flying.answer(0, give_up(&[cabin])),
        Err(Refusal::NotTested(cabin)),
        "joined by four"
    );
    assert_eq!(
        flying.answer(0, give_up(&[])),
        Err(Refusal::WrongCount {
            needed: 1,
            named: 0
        })
    );
    flying.must(0, give_up(&[at(&ship, 7, 6)]));
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp]);
    // Two components hang on one connection: either may go.
    assert!(matches!(
        flying.flight.question(1),
        Some(Question::Surrender { from }) if from.len() == 2
    ));
}

/// Proves GX-7.10 and GX-0.22: blocks are sold at one credit above their value for a day.
#[test]
fn bargain_hunters_pay_more() {
    let mut hauler = crewed(II, &[(7, 8, 66, 0), (8, 7, 61, 0), (6, 7, 16, 2)]);
    store(&mut hauler, 8, 7, goods(2, 0, 0, 0));
    store(&mut hauler, 6, 7, goods(0, 0, 1, 1));
    let mut flying = fly(&[(hauler, 10), (hauler, 8)], "bargain_hunters", &[], 0);
    let (right, left) = (at(&hauler, 8, 7), at(&hauler, 6, 7));
    let all = vec![
        (right, Colour::Red),
        (right, Colour::Red),
        (left, Colour::Green),
        (left, Colour::Blue),
    ];
    assert_eq!(
        flying.answer(0, Command::Sell { blocks: all }),
        Err(Refusal::WrongCount {
            needed: 3,
            named: 4
        })
    );
    let blocks = vec![(left, Colour::Blue), (right, Colour::Red)];
    flying.must(0, Command::Sell { blocks });
    assert_eq!(credits(&flying, 0), 2 + 5);
    assert_eq!(flying.ship(0).goods(), goods(1, 0, 1, 0));
    flying.must(1, Command::Sell { blocks: Vec::new() });
    assert_eq!(positions(&flying, 2), [9, 8]);
}

/// Proves GX-7.15: equal numbers of exposed connectors cost credits, borrowed if need be.
#[test]
fn copycats_pay() {
    let rough = crewed(II, &[(7, 8, 67, 0)]);
    let ships = [(plain(), 10), (rough, 8), (plain(), 6)];
    let flying = fly(&ships, "copycats", &[], 2);
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [9, 2, 9]);
    assert_eq!([0, 1, 2].map(|ship| loans(&flying, ship)), [1, 0, 1]);
}

/// Proves GX-0.24 and GX-0.27: one roll for all who are shot at; ships behind need no cannons.
#[test]
fn a_rear_ender_is_fired_from_close_behind() {
    let ships = [(plain(), 10), (plain(), 9), (plain(), 8), (plain(), 3)];
    let flying = fly(&ships, "rear_ender", &[[3, 4], [1, 1]], 0);
    let rolled: Vec<(u8, u8)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { index, roller, .. } => Some((*index, *roller)),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(0, 0), (1, 0)]);
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 2), [], "the last one is five spaces behind");
}

/// Whoever is alone has nobody to be compared with (as GX-2.42).
#[test]
fn comparisons_need_two_ships() {
    for card in [
        "ambush",
        "speed_trap",
        "trustbusters",
        "crew_poachers",
        "getting_even",
    ] {
        let flying = fly(&[(powered(), 10)], card, &[], 0);
        assert!(has(&flying, |event| *event == Event::NoEffect), "{card}");
        assert!(!flying.asked(0), "{card}");
    }
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
