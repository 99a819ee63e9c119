//! A half leaves the flight: withdrawn, without humans, or in hyperspace.

use super::*;
use crate::support::ships::card;
use galaxy_trucker::flight::{AwayHalf, Flight, Pilot, Rolls};
use galaxy_trucker::goods::Goods;
use galaxy_trucker::ship::Contents;
use galaxy_trucker::tiles::TileId;
use table::Dice;

/// Proves GX-6.16, GX-6.27, GX-6.33.
#[test]
fn a_half_without_humans_leaves_when_the_card_is_resolved() {
    let both = twin(&[(4, 8, 66, 0), (9, 8, 118, 0), (10, 7, 2, 0)]);
    let right = at(&both, 9, 7);
    let cards = ["I-abandoned_ship-2", "I-open_space-1"];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, Command::Accept { yes: true });
    // The owner chooses from which half.
    let from = vec![right, right];
    flying.must(0, Command::LoseCrew { from });
    let lost = [(Half::Right, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.flight.pilots()[0].lost.is_empty());
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Left]);
    assert_eq!(flying.ship(0).tokens(), 0);
    // It goes on as a single ship.
    let before = flying.position(0).unwrap();
    flying.stay();
    assert_eq!(flying.position(0), Some(before + 1));
    // The default keeps a human in each half.
    let even = twin(&[(5, 7, 39, 0)]);
    let kept = even.default_crew_loss(4);
    let mut after = even;
    for square in kept {
        let awake = after.contents(square).humans - 1;
        let [column, row] = after.board().label(square);
        humans(&mut after, column, row, awake);
    }
    for half in Half::BOTH {
        assert_eq!(after.humans_in(half.squares()), 1, "{half:?}");
    }
}

/// A half with three engines and a brown alien, and one with a booster, an engine, tokens and goods.
fn jumper() -> Ship {
    let mut both = twin(&[
        (4, 8, 66, 0),
        (5, 8, 67, 0),
        (6, 8, 80, 0),
        (5, 7, 43, 0),
        (5, 6, 133, 0),
        (9, 8, 173, 0),
        (10, 8, 72, 0),
        (10, 7, 2, 0),
        (9, 6, 16, 3),
    ]);
    alien(&mut both, 5, 7, Alien::Brown);
    store(&mut both, 9, 6, goods(0, 1, 0, 1));
    both
}

fn jump(ship: &Ship) -> Command {
    Command::Jump {
        with: Some(Jump {
            booster: at(ship, 9, 8),
            engine: at(ship, 10, 8),
        }),
        batteries: Vec::new(),
    }
}

/// Proves GX-6.24, GX-6.25, GX-XX-9.
#[test]
fn one_half_jumps_in_a_combat_zone() {
    let both = jumper();
    assert_eq!(both.engine_strength(Squares::EMPTY), 1, "the smaller half");
    // The rival leads, has more crew, and is the weakest in the other lines.
    let rival = twin(&[(4, 8, 66, 0), (9, 8, 118, 0), (10, 7, 39, 0), (5, 7, 40, 0)]);
    let cards = ["III-combat_zone-1", "I-planets-4", "I-stardust-1"];
    let mut flying = fly(&[(both, 0), (rival, 5)], &cards, &[]);
    flying.must(0, STAYS);
    assert_eq!(flying.flight.question(0), Some(&Question::Jump));
    flying.must(0, jump(&both));
    let pilot = &flying.flight.pilots()[0];
    assert_eq!((pilot.away.len(), pilot.hyperspace), (1, None));
    let view = ShipView::of_pilot(pilot);
    assert_eq!(view.away, [Half::Right]);
    assert!(view.cells[at(&both, 9, 6).index()] > 0, "still to be seen");
    by_default(&mut flying, 1);
    // Fewest crew, but nothing aboard that could be lost; then five engines count, not the smaller half.
    let counted = |of: &Flying| -> Vec<u16> {
        let strengths = of.events().filter_map(|event| match event {
            Event::Strength { ship: 0, value, .. } => Some(*value),
            _ => None,
        });
        strengths.collect()
    };
    assert_eq!(counted(&flying), [3, 0, 5]);
    assert!(!flying.events().any(|event| matches!(
        event,
        Event::GoodsLost { ship: 0, .. } | Event::TokensLost { ship: 0, .. }
    )));
    // The next card: the left half has no hold.
    flying.stay();
    by_default(&mut flying, 1);
    flying.must(0, Command::Land { planet: Some(0) });
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Loaded { ship: 0, holds, .. } if holds.is_empty()
    )));
    // Then both halves are together again, with what was aboard.
    assert!(flying.events().any(|event| matches!(
        event,
        Event::BackFromHyperspace {
            ship: 0,
            half: Some(Half::Right)
        }
    )));
    assert!(flying.ship(0).flies_as_twin());
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 1));
    assert_eq!(flying.ship(0).tokens(), 1);
}

/// Proves GX-6.25.
#[test]
fn both_halves_avoid_a_card_with_a_jump_each() {
    let mut both = jumper();
    for (column, row, tile) in [(4, 8, 174), (5, 8, 74), (5, 7, 7)] {
        put(&mut both, column, row, tile, 0);
    }
    for (column, row) in [(6, 8), (5, 6)] {
        both.take(at(&both, column, row));
    }
    both.fit_out();
    let left = Command::Jump {
        with: Some(Jump {
            booster: at(&both, 4, 8),
            engine: at(&both, 5, 8),
        }),
        batteries: Vec::new(),
    };
    let cards = ["I-slavers-1", "I-stardust-1", "I-stardust-1"];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, jump(&both));
    assert_eq!(flying.flight.question(0), Some(&Question::Jump));
    flying.must(0, left);
    assert!(!flying.events().any(|e| matches!(e, Event::Fought { .. })));
    assert!(flying.flight.pilots()[0].hyperspace.is_some());
    flying.stay();
    assert_eq!(flying.position(0), Some(0), "rockets in hyperspace stand");
    assert!(flying.ship(0).flies_as_twin());
}

/// Proves GX-6.26, GX-6.30, GX-6.31, GX-6.32, GX-6.37, GX-24.31.
#[test]
fn a_half_is_withdrawn_before_a_card() {
    let mut both = twin(&[(4, 8, 66, 0), (5, 7, 16, 0), (9, 8, 118, 0), (10, 7, 17, 0)]);
    store(&mut both, 5, 7, goods(0, 1, 0, 0));
    store(&mut both, 10, 7, goods(0, 1, 0, 0));
    let bank = goods(12, 16, 12, 12);
    let cards = ["I-open_space-1"];
    let kind = FlightKind::SecondA;
    let mut flying = Flying::with_bank(kind, &[(both, 0)], &cards, &[], bank);
    flying.must(0, Command::Withdraw { half: Half::Left });
    let pilot = &flying.flight.pilots()[0];
    assert_eq!(
        left_flight(&flying, 0),
        [(Half::Left, GaveUpBecause::Choice, 2)]
    );
    assert_eq!((pilot.sold, pilot.lost.len()), (2, 0));
    assert_eq!(flying.flight.bank(), goods(12, 17, 12, 12));
    assert_eq!(flying.position(0), Some(1), "the other half flies on");
    // Both at once: each is sold and rounded by itself.
    let mut flying = Flying::new(kind, &[(both, 0)], &cards, &[]);
    flying.must(0, Command::GiveUp { leave: true });
    assert_eq!(flying.flight.pilots()[0].sold, 2 + 2);
    assert_eq!(flying.position(0), None);
    // A half that is not there cannot be withdrawn, and not in the middle of a card.
    let mut alone = both;
    alone.split_off(Half::Right);
    let mut flying = Flying::new(kind, &[(alone, 0)], &cards, &[]);
    let gone = Command::Withdraw { half: Half::Right };
    assert_eq!(flying.answer(0, gone), Err(Refusal::NoSuchHalf));
    let mut slow = both;
    for (column, row, tile) in [(9, 8, 81), (10, 6, 3)] {
        put(&mut slow, column, row, tile, 0);
    }
    slow.fit_out();
    let mut flying = fly(&[(slow, 0)], &cards, &[]);
    assert_eq!(flying.flight.question(0), Some(&Question::PowerEngines));
    let slower = Command::Withdraw { half: Half::Right };
    assert_eq!(flying.answer(0, slower), Err(Refusal::NotAsked("GX-6.26")));
}

/// Proves GX-6.28, GX-6.29.
#[test]
fn open_space_and_laps_with_two_halves() {
    let cards = ["I-open_space-1", "I-open_space-1"];
    // Both strengths are 0: both halves leave.
    let flying = fly(&[(twin(&[]), 0)], &cards, &[]);
    let none = GaveUpBecause::NoEngines;
    assert_eq!(
        left_flight(&flying, 0),
        [(Half::Left, none, 0), (Half::Right, none, 0)]
    );
    assert_eq!(flying.position(0), None);
    // Neither is: the ship moves by the smaller.
    let even = twin(&[(4, 8, 66, 0), (5, 8, 67, 0), (9, 8, 118, 0)]);
    let flying = fly(&[(even, 0)], &cards, &[]);
    assert_eq!(flying.position(0), Some(1));
    // Who is lapped gives up with both halves.
    let flying = fly(&[(even, 0), (even, 90)], &["I-stardust-1"], &[]);
    assert_eq!(left_flight(&flying, 0).len(), 2);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::Lapped)
    );
}

/// Proves GX-6.34, GX-6.35, GX-XX-10, GX-24.22.
#[test]
fn ships_with_both_halves_rank_first() {
    let both = twin(&[]);
    let mut one = both;
    one.split_off(Half::Right);
    // Arrival: red, yellow, green, blue; yellow and green have both halves.
    let ships = [(one, 9), (both, 8), (both, 7), (one, 6)];
    let flying = fly(&ships, &[], &[]);
    assert!(flying.flight.is_over());
    assert_eq!(flying.flight.finishing_order(), [1, 2, 0, 3]);
    let rules = FlightKind::SecondA.rules();
    let landed = flying.flight.landed(|_| 0);
    let (receipts, _) = settle(&rules, &landed, |ship| ship);
    let finishing: Vec<u32> = receipts.iter().map(|receipt| receipt.finishing).collect();
    assert_eq!(finishing, [4, 8, 6, 2]);
    // Single halves look better, but compete only where nobody has both.
    assert!(landed[0].exposed < landed[1].exposed);
    let looks = |ships: &[Landed]| -> Vec<u32> {
        let (receipts, _) = settle(&rules, ships, |ship| ship);
        receipts
            .iter()
            .map(|receipt| receipt.best_looking)
            .collect()
    };
    assert_eq!(looks(&landed), [0, 4, 4, 0]);
    assert_eq!(looks(&[landed[0], landed[3]]), [4, 4]);
}

/// Proves GX-6.39, GX-6.40.
#[test]
fn the_other_half_is_in_hyperspace() {
    let both = jumper();
    let cards = [
        "I-slavers-1",
        "I-stardust-1",
        "I-open_space-1",
        "I-stardust-1",
    ];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, jump(&both));
    // The left half loses its crew and leaves; the rocket stays.
    let lost = [(Half::Left, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert_eq!(flying.position(0), Some(0));
    assert!(flying.flight.taking_part().is_empty());
    flying.stay();
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Right]);
    assert_eq!(flying.flight.taking_part(), [0]);

    // In hyperspace because of the last card: the player finishes with the other half.
    let mut flying = fly(&[(both, 0)], &["I-stardust-1"], &[]);
    flying.must(0, jump(&both));
    assert!(flying.flight.is_over());
    let lost = [(Half::Right, GaveUpBecause::Hyperspace, 2)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.position(0).is_some());
    assert!(!flying.flight.landed(|_| 0)[0].both_halves);
}

/// Proves GX-24.12.
#[test]
fn a_half_without_cabin_leaves_before_the_first_card() {
    let mut uncrewed = ship(IIA, &[(4, 7, 31, 0), (9, 8, 118, 0)]);
    uncrewed.fit_out();
    let flying = Flying::new(
        FlightKind::SecondA,
        &[(uncrewed, 0)],
        &["I-stardust-1"],
        &[],
    );
    let lost = [(Half::Right, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.flight.revealed().is_empty());
    assert!(flying.flight.pilots()[0].lost.is_empty());
}

/// Proves GX-6.38: with a Trader in the game the goods of a half that left are sold at the end, at the Trader's price.
#[test]
fn a_trader_prices_the_goods_of_a_half_that_left() {
    let mut ship = twin(&[(4, 8, 16, 1), (10, 7, 17, 0)]);
    store(&mut ship, 4, 8, goods(0, 1, 0, 1));
    let mut trader = twin(&[]);
    trader.set_abilities([b(Member::Trader)].into_iter().collect());
    let rules = |flying: &Flying| FlightRules {
        changes: flying.flight.changes(),
        ..FlightKind::SecondA.rules()
    };
    let leave = |trader: Ship| {
        let ships = [(ship, 10), (trader, 5)];
        let mut flying = Flying::new(FlightKind::SecondA, &ships, &[], &[]);
        flying.must(0, Command::Withdraw { half: Half::Left });
        let _ = flying.answer(1, Command::GiveUp { leave: false });
        flying
    };
    let told = |flying: &Flying| {
        flying.events().find_map(|event| match event {
            Event::HalfGaveUp { sale, .. } => Some(*sale),
            _ => None,
        })
    };
    // A yellow and a blue block are worth 4: two credits at once.
    let alone = leave(twin(&[]));
    assert_eq!(told(&alone), Some(Some(2)));
    assert_eq!(alone.flight.landed(|_| 0)[0].sold, 2);
    let mut priced = leave(trader);
    assert_eq!(told(&priced), Some(None), "not sold yet");
    let with = MemberUse::ChangePrice {
        colour: Colour::Yellow,
        up: true,
    };
    priced.must(1, Command::UseMember { with });
    let landed = priced.flight.landed(|_| 0);
    let (receipts, _) = settle(&rules(&priced), &landed, |ship| ship);
    assert_eq!(receipts[0].sold_halves, 3, "half of five, rounded up");
}

/// A half in hyperspace keeps the tokens of the support team (GX-20.18A, GX-6.24).
#[test]
fn tokens_come_back_with_their_half() {
    let mut ship = twin(&[(4, 8, 66, 0), (9, 8, 67, 0)]);
    ship.set_abilities([a(Member::Deliveryman)].into_iter().collect());
    let square = at(&ship, 4, 7);
    ship.convert(square, Part::Battery, Rotation::NONE, true)
        .expect("converted");
    ship.fit_out();
    let mut rest = ship;
    let away = rest.split_off(Half::Left);
    assert_eq!(away.tokens(), ship.tokens());
    assert!(rest.fittings().is_empty());
    rest.join_half(&away);
    assert_eq!(rest, ship);
}

/// Proves GX-8.25a for a twin ship: Cosmic Psychosis reaches the half in hyperspace, whose owner chooses the piece that goes on
/// (GX-6.41).
#[test]
fn psychosis_reaches_a_half_in_hyperspace() {
    let mut both = jumper();
    both.set_roads(RoughRoad::CosmicPsychosis.set());
    let cabin = at(&both, 9, 7);
    // Column 9, row 7, after the first card; a miss after the second.
    let rolls = [[4, 5], [3, 4], [1, 1], [1, 1]];
    let cards = ["I-stardust-1"; 3];
    let mut flying = fly(&[(both, 0)], &cards, &rolls);
    flying.must(0, jump(&both));
    let hold = at(&both, 9, 6);
    flying.must(0, Command::Keep { square: hold });
    let pilot = &flying.flight.pilots()[0];
    let [away] = &pilot.away[..] else {
        panic!("{:?}", pilot.away);
    };
    assert_eq!((away.half(), away.until), (Some(Half::Right), 2));
    assert_eq!(away.ship.occupied(), powered(&[hold]));
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Left]);
    let lost: Vec<LostBy> = pilot.lost.iter().map(|lost| lost.by).collect();
    assert_eq!(
        lost[..2],
        [LostBy::Destroyed; 2],
        "the engine and the cabin"
    );
    assert!(lost[2..].iter().all(|by| *by == LostBy::FellOff));
    let mad = flying.events().any(
        |event| matches!(event, Event::TileLost { square, by: LostBy::Destroyed, .. } if *square == cabin),
    );
    assert!(mad);
    // It comes back after the next card, without humans, and leaves with its goods.
    flying.stay();
    assert_eq!(
        left_flight(&flying, 0),
        [(Half::Right, GaveUpBecause::NoHumans, 2)]
    );
}

/// Proves GX-6.7 in flight: an alien of the half in hyperspace is one of the ship's, so no second one moves in at a Star Depot.
#[test]
fn no_second_alien_moves_in_while_the_first_is_in_hyperspace() {
    let cabin = TileId::new(40).expect("a cabin");
    // Life support in the left half to which the cabin can be joined; another one with its alien in the right half.
    let left = (131..=135)
        .flat_map(|support| (0..4).map(move |turns| (support, turns)))
        .map(|(support, turns)| twin(&[(4, 6, support, turns), (4, 8, 66, 0), (9, 8, 118, 0)]))
        .find(|ship| !ship.aliens_moving_in(cabin, &[]).is_empty())
        .expect("a place for an alien");
    let part = left.aliens_moving_in(cabin, &[])[0];
    assert_eq!(part.alien, Some(Alien::Brown));
    let moves_in = |brown_is_away: bool| {
        let mut both = left;
        put(&mut both, 10, 7, 43, 0);
        let resident = brown_is_away.then_some(Alien::Brown);
        let square = at(&both, 10, 7);
        let contents = Contents {
            alien: resident,
            ..Contents::default()
        };
        both.set_contents(square, contents);
        let away = both.split_off(Half::Right);
        let mut pilot = Pilot::new(both, 5, Vec::new());
        pilot.away.push(AwayHalf {
            ship: away,
            until: 9,
        });
        let rules = FlightKind::SecondA.rules();
        let rolls = Rolls::given([], Dice::new(Seed::from_u64(1)));
        let deck = vec![card("I-star_depot-1"), card("I-stardust-1")];
        let flight = Flight::new(&rules, vec![pilot], deck, Goods::BANK, rolls);
        let mut flying = Flying {
            flight: flight.with_unused_tiles(vec![cabin]),
            told: Vec::new(),
        };
        flying.flight.run(&mut flying.told);
        flying.stay();
        flying.answer(0, Command::Fit { part: Some(part) })
    };
    assert_eq!(moves_in(false), Ok(()));
    assert_eq!(moves_in(true), Err(Refusal::AlienTwice));
}
