//! Cards that want something of each owner.

use super::*;

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
