//! Class IV, new adventure cards and deck IV (GX-16, GX-17).

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CARDS, CardId, CardSet, Level};
use galaxy_trucker::class_four::{LOWER_PARTS, UPPER_PARTS};
use galaxy_trucker::command::Command;
use galaxy_trucker::data::Number;
use galaxy_trucker::event::{Event, HazardResult, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{CabinCrew, Question, Thrust};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::{Contents, Ship};
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::Squares;
use support::Table;
use support::ships::{Flying, at, card, crewed, humans, put, steering, store, tokens};
use table::{Dice, Game, Seat, SeatInfo, Seed};

const II: ShipClass = ShipClass::II;

/// Two humans, an engine, a hold.
fn weak() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2)])
}

/// The same with forward cannons that beat every enemy.
fn strong() -> Ship {
    let mut ship = weak();
    for (column, row) in [
        (5, 6),
        (6, 6),
        (7, 6),
        (8, 6),
        (9, 6),
        (5, 7),
        (8, 7),
        (9, 7),
        (5, 8),
        (6, 8),
        (8, 8),
        (9, 8),
        (4, 8),
        (10, 8),
    ] {
        put(&mut ship, column, row, 88, 0);
    }
    ship
}

fn flying(
    ships: &[(Ship, i32)],
    deck: &[&str],
    unused: &[&str],
    dice: &[[u8; 2]],
    five: bool,
) -> Flying {
    let new = if five { Flying::of_five } else { Flying::new };
    let mut flying = new(FlightKind::Second, ships, deck, dice);
    let unused = unused.iter().map(|name| card(name)).collect();
    flying.flight = flying.flight.with_unused_cards(unused);
    flying.go()
}

/// Answers by default until somebody is asked this.
fn until(table: &mut Flying, wanted: impl Fn(&Question) -> bool) -> Option<usize> {
    for _ in 0..200 {
        let asked =
            (0..table.flight.pilots().len()).find(|ship| table.flight.question(*ship).is_some())?;
        if table.flight.question(asked).is_some_and(&wanted) {
            return Some(asked);
        }
        let command = table.flight.default_answer(asked)?;
        table.must(asked, command);
    }
    None
}

/// Proves GX-0.3, GX-16.2, GX-16.3, GX-16.4, GX-17.1, GX-24.7 and GX-24.8.
#[test]
fn flight_four_has_its_own_rules_card() {
    let rules = FlightKind::Fourth.rules();
    assert_eq!((rules.number, rules.class), (4, ShipClass::IV));
    let highest = FlightKind::ALL.into_iter().map(|kind| kind.rules().number);
    assert_eq!(highest.max(), Some(4), "there is no class V");
    let pile: usize = rules.pile.iter().map(|(_, count)| count).sum();
    assert_eq!((pile, 4 * pile), (5, 20));
    assert_eq!(rules.pile[0], (Level::IV, 2));
    assert_eq!((rules.finishing, rules.best_looking), ([16, 12, 8, 4], 8));
    assert_eq!(rules.gap, 5);
    let setup = Setup {
        flights: vec![FlightKind::Fourth],
        ..Setup::default()
    };
    assert_eq!(setup.check(3), Err(Refusal::FourthNeedsAdventures));
    for level in [Level::I, Level::II, Level::III] {
        let new = CARDS
            .iter()
            .filter(|card| card.set == CardSet::NewAdventures);
        assert_eq!(new.filter(|card| card.level == level).count(), 1);
    }
    let deck = CARDS.iter().filter(|card| card.level == Level::IV);
    assert_eq!(deck.count(), 20, "with five intruders");
}

/// Proves GX-16.1, GX-24.24.
#[test]
fn boards_of_class_four_have_two_random_parts() {
    let board = ShipClass::IV.board();
    assert_eq!(board.label(board.start), [7, 7]);
    let mut all = Squares::EMPTY;
    for upper in &UPPER_PARTS {
        assert_eq!(upper.squares.len(), 27);
        assert!(upper.squares.has(board.start));
        for lower in &LOWER_PARTS {
            assert_eq!(lower.squares.len(), 18);
            assert!(upper.squares.and(lower.squares).is_empty());
            all = all.or(upper.squares).or(lower.squares);
        }
    }
    assert_eq!(all, board.squares);
    for square in all.iter() {
        let [column, row] = board.label(square);
        assert!((3..=11).contains(&column) && (2..=11).contains(&row));
    }
    // Every player has parts that no other has, and everybody sees them.
    let table = Table::new(fourth(), 5, 9);
    let view = table.view();
    for part in [0, 1] {
        let mut dealt: Vec<u8> = view
            .ships
            .iter()
            .map(|ship| ship.parts.unwrap()[part])
            .collect();
        dealt.sort_unstable();
        assert_eq!(dealt, [0, 1, 2, 3, 4]);
    }
    let other = Table::new(fourth(), 5, 10).view();
    assert_ne!(view.ships[0].parts, other.ships[0].parts, "random");
    // A square of another part is outside this ship's board.
    let mut ship = Ship::started(ShipClass::IV, 0);
    ship.set_parts([2, 1]);
    assert_eq!(ship.squares().len(), 45);
    assert_eq!(ship.parts(), Some([2, 1]));
    let stored: Ship = serde_json::from_value(serde_json::to_value(ship).unwrap()).unwrap();
    assert_eq!(stored.parts(), Some([2, 1]));
    let outside = board.squares.without(ship.squares()).first().unwrap();
    let [column, row] = board.label(outside);
    put(&mut ship, column, row, 49, 0);
    assert!(!ship.is_legal());
}

fn fourth() -> Setup {
    Setup {
        flights: vec![FlightKind::Fourth],
        new_adventures: true,
        new_technologies: true,
        ..Setup::default()
    }
}

/// Proves GX-16.3.
#[test]
fn the_hourglass_starts_beside_the_board() {
    let mut table = Table::new(fourth(), 2, 1);
    table.pass(5_000);
    for circle in [4, 3, 2, 1] {
        let glass = table.view().hourglass.unwrap();
        assert_eq!((glass.circle, glass.empty), (circle, false));
        table.pass(90_000);
        if circle == 1 {
            // GT-10.5: only a finished player turns it onto Start.
            assert_eq!(
                table.act(0, Command::TurnHourglass),
                Err(Refusal::StartNeedsFinished)
            );
            table.must(0, Command::Finish { number: None });
        }
        table.must(0, Command::TurnHourglass);
    }
    assert_eq!(table.view().hourglass.unwrap().circle, 0);
}

/// A table of class IV after building, with these credits.
fn built(credits: &[u32], teams: galaxy_trucker::setup::Teams) -> Table {
    let setup = Setup {
        pace: Pace::Untimed,
        new_technologies: false,
        teams,
        ..fourth()
    };
    let mut table = Table::new(setup, credits.len() as u8, 4);
    let mut state = serde_json::to_value(&table.game).unwrap();
    for (seat, credits) in credits.iter().enumerate() {
        state["players"][seat]["credits"] = serde_json::json!(credits);
    }
    table.game = serde_json::from_value(state).unwrap();
    table.pass(5_000);
    for seat in 0..credits.len() as u8 {
        table.must(seat, Command::Finish { number: None });
    }
    table
}

/// Proves GX-16.5, GX-16.6, GX-16.10.
#[test]
fn insurance_is_bought_openly_in_launch_order() {
    let mut table = built(&[20, 3, 20], galaxy_trucker::setup::Teams::None);
    assert_eq!(table.view().stage, StageName::Insurance);
    let asked = |table: &Table, seat: usize| table.view().players[seat].question.clone();
    let Some(Question::Insurance { price, most }) = asked(&table, 0) else {
        panic!("the first is asked");
    };
    let [upper, lower] = table.view().ships[0].parts.unwrap();
    assert_eq!(price, Number::InsurancePrice.shipped()[usize::from(lower)]);
    assert_eq!(most, Number::InsuranceMost.shipped()[usize::from(upper)]);
    assert_eq!(asked(&table, 2), None);
    assert_eq!(
        table.act(2, Command::Accept { yes: true }),
        Err(Refusal::NotAsked("GX-16.5"))
    );
    table.must(0, Command::Accept { yes: true });
    // Spent at once; the second cannot pay and is not asked.
    assert_eq!(table.game.seat_view(Seat(0)).credits, 20 - u32::from(price));
    assert!(table.view().ships[0].insured);
    assert!(matches!(asked(&table, 2), Some(Question::Insurance { .. })));
    table.must(2, Command::Accept { yes: false });
    assert_eq!(table.view().stage, StageName::Flight);
    let bought: Vec<(u8, bool)> = table
        .events()
        .filter_map(|event| match event {
            Event::Insured { ship, yes, .. } => Some((*ship, *yes)),
            _ => None,
        })
        .collect();
    assert_eq!(bought, [(0, true), (1, false), (2, false)]);
    assert_eq!(table.view().deck, 20);
}

/// Proves GX-16.7, GX-16.9, GX-2.63.
#[test]
fn insurance_limits_what_lost_components_cost() {
    let rules = FlightKind::Fourth.rules();
    let mut ship = Ship::started(ShipClass::IV, 0);
    ship.set_parts([0, 0]);
    let offer = ship.insurance_offer().unwrap();
    let landed = |bought, specialist| Landed {
        place: Some(0),
        lost: 30,
        before: 50,
        insurance: Some((offer, bought)),
        specialist,
        ..Landed::default()
    };
    let paid = |landed: Landed| settle(&rules, &[landed], |ship| ship).0[0].penalty;
    assert_eq!(paid(landed(true, None)), 13);
    assert_eq!(paid(landed(false, None)), 30);
    let lawyer = Some(Specialization::Lawyer);
    assert_eq!(paid(landed(true, lawyer)), 0, "insurable");
    assert_eq!(paid(landed(false, lawyer)), 13, "the printed maximum");
}

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

/// A row of batteries with connectors on both sides would need many tiles; joints by hand are enough here.
fn chain(counts: &[u8]) -> Ship {
    // Tile 2: a battery with two cells and connectors to the left and right, if there is one; otherwise any that joins.
    let mut ship = crewed(ShipClass::III, &[]);
    for (column, count) in (8..).zip(counts) {
        let tile = (1..=15)
            .flat_map(|id| (0..4).map(move |turns| (id, turns)))
            .find(|(id, turns)| {
                let mut with = ship;
                put(&mut with, column, 7, *id, *turns);
                let here = at(&with, column, 7);
                let before = at(&with, column - 1, 7);
                with.joined_to(here.set()).has(before)
                    && with
                        .tile(here)
                        .is_some_and(|tile| tile.sides.iter().filter(|side| **side > 0).count() > 1)
                    && with.cells(here) >= *count
                    && !used(&ship, *id)
            });
        let Some((id, turns)) = tile else { break };
        put(&mut ship, column, 7, id, turns);
        tokens(&mut ship, column, 7, *count);
    }
    ship
}

fn used(ship: &Ship, id: u8) -> bool {
    ship.tiles().any(|(_, placed)| placed.tile.number() == id)
}

/// Proves GX-17.17 to GX-17.19, GX-17.24.
#[test]
fn radiation_takes_crew_and_makes_blocks_explode() {
    // The starting cabin beside a charged battery loses a human; an empty one does nothing.
    let charged = chain(&[2]);
    assert!(charged.irradiated().has(at(&charged, 7, 7)));
    let mut empty = charged;
    tokens(&mut empty, 8, 7, 0);
    assert!(empty.irradiated().is_empty() && empty.charged_blocks().is_empty());
    let ships = [(charged, 10), (empty, 5)];
    let table = flying(&ships, &["IV-radiation_leak-1"], &[], &[], false);
    assert_eq!((table.ship(0).humans(), table.ship(1).humans()), (1, 2));
    assert_eq!(table.ship(0).tokens(), 2, "a charge of 2 does not explode");
}

/// Proves GX-17.18, GX-17.19 and GX-17.24.
#[test]
fn blocks_of_batteries_and_routers() {
    // A router (tile 190, connectors on all sides) with batteries around it, whose single connector meets it.
    let mut ship = Ship::started(ShipClass::III, 0);
    put(&mut ship, 7, 8, 190, 0);
    let router = at(&ship, 7, 8);
    let add = |ship: &mut Ship, column, row, count| {
        let found = (1..=15)
            .flat_map(|id| (0..4).map(move |turns| (id, turns)))
            .find(|(id, turns)| {
                let mut with = *ship;
                put(&mut with, column, row, *id, *turns);
                let here = at(&with, column, row);
                !used(ship, *id)
                    && with.joined_to(here.set()).has(router)
                    && with.cells(here) >= count
            })
            .expect("a battery that joins the router");
        put(ship, column, row, found.0, found.1);
        tokens(ship, column, row, count);
    };
    add(&mut ship, 6, 8, 2);
    add(&mut ship, 8, 8, 1);
    let blocks = ship.charged_blocks();
    assert_eq!(blocks.len(), 1, "held together by the router");
    assert_eq!(blocks[0].1, 3);
    assert!(blocks[0].0.has(router));
    // One token more: all of it explodes, the router included, and counts as destroyed.
    let mut full = ship;
    let count = full.cells(at(&full, 8, 8)).min(2);
    tokens(&mut full, 8, 8, count);
    assert_eq!(full.charged_blocks()[0].1, 4);
    // The crew joined through the router is hit too (GX-17.20).
    humans(&mut full, 7, 7, 2);
    humans(&mut ship, 7, 7, 2);
    let through = full.irradiated().has(at(&full, 7, 7));
    let joined = full.joined_to(router.set()).has(at(&full, 7, 7));
    assert_eq!(through, joined);
    let table = flying(
        &[(full, 10), (ship, 5)],
        &["IV-radiation_leak-1"],
        &[],
        &[],
        false,
    );
    let lost: Vec<(u8, LostBy)> = table
        .events()
        .filter_map(|event| match event {
            Event::TileLost { ship, by, .. } => Some((*ship, *by)),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [(0, LostBy::Destroyed); 3]);
    assert_eq!(table.ship(1).tokens(), 3);
    // Had the token been spent, there would be two blocks or less charge, and no explosion.
    assert!(ship.charged_blocks().iter().all(|(_, charge)| *charge < 4));
}

/// Whole games with everything on end, and stored states read back to the same bytes.
#[test]
fn random_games_of_flight_four_end() {
    for seed in 0..2 {
        let setup = Setup {
            pace: Pace::Untimed,
            bonus_cards: true,
            flights: vec![FlightKind::First, FlightKind::Fourth],
            ..fourth()
        };
        let seats = 3 + (seed % 3) as u8;
        let infos: Vec<SeatInfo> = (0..seats)
            .map(|n| SeatInfo::person(format!("P{n}")))
            .collect();
        assert_eq!(setup.check(infos.len()), Ok(()));
        let mut table = Table::new(setup, seats, seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        let mut steps = 0;
        table.play_out(&mut dice, |table| {
            steps += 1;
            if steps % 97 == 0 {
                let text = serde_json::to_string(&table.game).unwrap();
                let again: galaxy_trucker::GalaxyTrucker = serde_json::from_str(&text).unwrap();
                assert_eq!(serde_json::to_string(&again).unwrap(), text);
            }
        });
    }
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

/// Tiles on one square: which may lie there, where, with how many tokens, and the squares it is joined to.
type Spot<'a> = (std::ops::RangeInclusive<u8>, (u8, u8), u8, &'a [(u8, u8)]);

/// A class III ship with a tile on each of these squares, joined to exactly those occupied before that are named. The starting
/// cabin counts only where it is named.
fn joined_ship(ship: Ship, spots: &[Spot<'_>]) -> Option<Ship> {
    let Some(((tiles, (column, row), count, wanted), rest)) = spots.split_first() else {
        return Some(ship);
    };
    let square = at(&ship, *column, *row);
    let wanted: Squares = wanted.iter().map(|(c, r)| at(&ship, *c, *r)).collect();
    let ignored = at(&ship, 7, 7).set().without(wanted);
    tiles
        .clone()
        .filter(|id| !used(&ship, *id))
        .flat_map(|id| (0..4).map(move |turns| (id, turns)))
        .find_map(|(id, turns)| {
            let mut with = ship;
            put(&mut with, *column, *row, id, turns);
            let joints = with.joints();
            let joined: Squares = Side::ALL
                .into_iter()
                .filter(|side| joints.on(*side).has(square))
                .filter_map(|side| with.neighbour(square, side))
                .collect();
            if joined.without(ignored) != wanted || with.cells(square) < *count {
                return None;
            }
            if *count > 0 {
                tokens(&mut with, *column, *row, *count);
            }
            joined_ship(with, rest)
        })
}

fn crewed_start() -> Ship {
    let mut ship = Ship::started(ShipClass::III, 0);
    humans(&mut ship, 7, 7, 2);
    ship
}

/// Squares that a Radiation Leak destroys on a ship.
fn exploded(ship: Ship) -> Squares {
    let table = flying(
        &[(ship, 10), (weak(), 5)],
        &["IV-radiation_leak-1"],
        &[],
        &[],
        false,
    );
    let lost = table.events().filter_map(|event| match event {
        Event::TileLost {
            ship: 0,
            square,
            by: LostBy::Destroyed,
            ..
        } => Some(*square),
        _ => None,
    });
    lost.collect()
}

/// Proves GX-XX-28 and GX-17.18.
#[test]
fn the_example_of_the_radiation_leak() {
    let of = |ship: &Ship, squares: &[(u8, u8)]| -> Squares {
        squares.iter().map(|(c, r)| at(ship, *c, *r)).collect()
    };
    // A: two blocks, one with 4 tokens, one with 3.
    let two = joined_ship(
        crewed_start(),
        &[
            (1..=15, (5, 6), 2, &[]),
            (1..=15, (6, 6), 2, &[(5, 6)]),
            (1..=15, (9, 6), 3, &[]),
        ],
    )
    .expect("two blocks");
    let mut charges: Vec<u8> = two.charged_blocks().iter().map(|block| block.1).collect();
    charges.sort_unstable();
    assert_eq!(charges, [3, 4]);
    assert_eq!(exploded(two), of(&two, &[(5, 6), (6, 6)]));
    // B: seven tokens, held together by a battery with a single one; a router at the end of the block.
    let mut one = joined_ship(
        crewed_start(),
        &[
            (1..=15, (6, 8), 3, &[]),
            (1..=15, (7, 8), 1, &[(6, 8)]),
            (1..=15, (8, 8), 3, &[(7, 8)]),
            (187..=190, (8, 9), 0, &[(8, 8)]),
        ],
    )
    .expect("one block");
    assert_eq!(one.charged_blocks().len(), 1);
    assert_eq!(one.charged_blocks()[0].1, 7);
    let all = of(&one, &[(6, 8), (7, 8), (8, 8), (8, 9)]);
    assert_eq!(exploded(one), all, "the router included");
    // Had that token been spent, there would be two blocks of 3.
    tokens(&mut one, 7, 8, 0);
    let charges: Vec<u8> = one.charged_blocks().iter().map(|block| block.1).collect();
    assert_eq!(charges, [3, 3]);
    assert!(exploded(one).is_empty());
}

/// Proves GX-17.20: what is joined through routers counts for the crew and for the blocks.
#[test]
fn radiation_goes_through_routers() {
    let ship_with = |between: std::ops::RangeInclusive<u8>| {
        let spots: [Spot<'_>; 3] = [
            (between, (7, 8), 0, &[(7, 7)]),
            (1..=15, (7, 9), 2, &[(7, 8)]),
            (1..=15, (8, 8), 2, &[(7, 8)]),
        ];
        joined_ship(crewed_start(), &spots).expect("such a ship")
    };
    let start = |ship: &Ship| at(ship, 7, 7);
    let router = ship_with(187..=190);
    assert!(router.joints().on(Side::Rear).has(start(&router)));
    assert!(router.irradiated().has(start(&router)));
    assert_eq!(router.charged_blocks().len(), 1);
    assert_eq!(exploded(router).len(), 3);
    // A structural module holds the same components together, and nothing else.
    let module = ship_with(49..=54);
    assert!(!module.irradiated().has(start(&module)));
    assert_eq!(module.charged_blocks().len(), 2);
    assert!(exploded(module).is_empty());
}
