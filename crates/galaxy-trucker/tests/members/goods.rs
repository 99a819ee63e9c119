//! Members that store and hide goods: Smuggler and Stock Boy.

use super::*;

fn hold(square: galaxy_trucker::square::Square, goods: Goods) -> Vec<HoldGoods> {
    vec![HoldGoods { square, goods }]
}

/// Proves GX-20.14A.1, GX-20.14A.2, GX-20.15A.1, GX-20.15B.2 and GX-20.33.
#[test]
fn blocks_are_stored_where_members_allow() {
    let tiles = [(7, 8, 66, 0), (8, 7, 50, 0), (6, 7, 16, 2), (7, 6, 112, 2)];
    let smuggler = with(crewed(II, &tiles), &[a(Member::Smuggler)]);
    let [structure, normal, special] = [
        at(&smuggler, 8, 7),
        at(&smuggler, 6, 7),
        at(&smuggler, 7, 6),
    ];
    assert_eq!(smuggler.hideouts(), structure.set());
    let load = |ship: Ship, holds: Vec<HoldGoods>| {
        let cards = ["II-planets-1"];
        let mut flying = Flying::new(
            FlightKind::Second,
            &[(ship, 3), (crew_and_engine(&[]), 0)],
            &cards,
            &[],
        )
        .go();
        let planets = flying.flight.question(0).cloned();
        let Some(Question::Land { .. }) = planets else {
            panic!("{planets:?}");
        };
        flying.must(0, Command::Land { planet: Some(0) });
        flying.must(1, Command::Land { planet: None });
        let offered = flying.flight.question(0).cloned();
        (
            flying.answer(
                0,
                Command::Load {
                    holds,
                    burn: Vec::new(),
                },
            ),
            offered,
            flying,
        )
    };
    assert_eq!(
        load(smuggler, hold(structure, goods(1, 0, 0, 0))).0,
        Err(Refusal::HideoutColour(structure))
    );
    assert_eq!(
        load(smuggler, hold(structure, goods(0, 0, 0, 2))).0,
        Err(Refusal::TooManyBlocks(structure))
    );
    assert_eq!(
        load(smuggler, hold(normal, goods(1, 0, 0, 0))).0,
        Err(Refusal::RedInHold(normal))
    );
    let stock = with(
        crewed(II, &tiles),
        &[a(Member::StockBoy), b(Member::StockBoy)],
    );
    assert_eq!((stock.red_room(normal), stock.red_room(special)), (1, 1));
    assert_eq!(
        load(stock, hold(normal, goods(2, 0, 0, 0))).0,
        Err(Refusal::RedInHold(normal))
    );
    assert_eq!(
        load(stock, hold(structure, goods(0, 0, 0, 1))).0,
        Err(Refusal::NoHold(structure))
    );
    // Hidden: what is in a structural module; with the Stock Boy what is not red in a special container.
    let mut hidden = smuggler;
    store(&mut hidden, 8, 7, goods(0, 0, 0, 1));
    store(&mut hidden, 6, 7, goods(0, 0, 1, 1));
    assert_eq!(hidden.hidden_goods(), goods(0, 0, 0, 1));
    let mut yellow = stock;
    store(&mut yellow, 7, 6, goods(0, 1, 0, 0));
    store(&mut yellow, 6, 7, goods(1, 0, 1, 0));
    assert_eq!(yellow.hidden_goods(), goods(0, 1, 0, 0));
    for state in [hidden, yellow] {
        let json = serde_json::to_value(state).expect("JSON");
        assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    }
    // The suggestion uses the new places and is accepted.
    let Command::Load { holds, .. } = smuggler.default_load(goods(1, 2, 1, 3)) else {
        panic!("a load");
    };
    let stored = holds
        .iter()
        .fold(Goods::NONE, |sum, hold| sum.plus(hold.goods));
    assert_eq!(stored, goods(1, 2, 1, 0));
    let Command::Load { holds, .. } = stock.default_load(goods(3, 1, 0, 0)) else {
        panic!("a load");
    };
    let stored = holds
        .iter()
        .fold(Goods::NONE, |sum, hold| sum.plus(hold.goods));
    assert_eq!(stored, goods(2, 1, 0, 0));
}

/// A battery-and-hold with a red block beside its tokens can be written down.
#[test]
fn a_red_block_in_a_battery_with_containers_is_remembered() {
    let mut state = with(ship(II, &[(6, 7, 157, 0)]), &[a(Member::StockBoy)]);
    let square = at(&state, 6, 7);
    for tokens in 0..=2 {
        for blocks in [
            goods(1, 0, 0, 0),
            goods(1, 1, 0, 0),
            goods(1, 0, 1, 0),
            goods(1, 0, 0, 1),
            goods(0, 1, 1, 0),
            goods(0, 2, 0, 0),
        ] {
            state.set_contents(
                square,
                Contents {
                    tokens,
                    goods: blocks,
                    ..Contents::default()
                },
            );
            let json = serde_json::to_value(state).expect("JSON");
            assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
        }
    }
}

/// The ship of GX-XX-31 and GX-XX-32: three blue blocks, one red one, one token. Where the blue ones are hidden differs.
fn holdings(smuggler: bool) -> Ship {
    let tiles = if smuggler {
        [
            (8, 7, 50, 0),
            (9, 7, 49, 0),
            (6, 7, 50, 0),
            (7, 6, 112, 2),
            (5, 7, 2, 0),
        ]
    } else {
        [
            (8, 7, 57, 0),
            (9, 7, 57, 0),
            (6, 7, 57, 0),
            (7, 6, 112, 2),
            (5, 7, 2, 0),
        ]
    };
    let abilities: &[Ability] = if smuggler {
        &[a(Member::Smuggler)]
    } else {
        &[b(Member::StockBoy)]
    };
    let mut state = with(crewed(II, &tiles), abilities);
    put(&mut state, 7, 8, 66, 0);
    for (column, row) in [(8, 7), (9, 7), (6, 7)] {
        store(&mut state, column, row, goods(0, 0, 0, 1));
    }
    store(&mut state, 7, 6, goods(1, 0, 0, 0));
    tokens(&mut state, 5, 7, 1);
    state
}

/// Proves GX-20.31, GX-20.32, GX-20.30, GX-20.15B.1, GX-XX-31 and GX-XX-32.
#[test]
fn hidden_goods_need_not_be_given() {
    let give = |state: Ship, blue: usize, red: bool, token: bool| {
        let strong = {
            let mut ship = crewed(
                II,
                &[(7, 8, 66, 0), (7, 6, 88, 0), (8, 7, 110, 0), (6, 7, 110, 0)],
            );
            put(&mut ship, 8, 6, 88, 0);
            ship
        };
        let mut flying = Flying::new(
            FlightKind::Second,
            &[(state, 3), (strong, 0)],
            &["II-smugglers-1"],
            &[],
        )
        .go();
        while !matches!(flying.flight.question(0), Some(Question::GiveGoods { .. })) {
            let Some(command) = flying.flight.default_answer(0) else {
                panic!("not asked: {:?}", flying.flight.card());
            };
            flying.must(0, command);
        }
        assert_eq!(
            flying.flight.question(0),
            Some(&Question::GiveGoods { count: 3 })
        );
        let mut given: Vec<_> = [(8, 7), (9, 7), (6, 7)][..blue]
            .iter()
            .map(|(column, row)| (at(&state, *column, *row), Colour::Blue))
            .collect();
        if red {
            given.push((at(&state, 7, 6), Colour::Red));
        }
        let tokens = if token {
            vec![at(&state, 5, 7)]
        } else {
            Vec::new()
        };
        flying.answer(
            0,
            Command::GiveGoods {
                goods: given,
                tokens,
            },
        )
    };
    let smuggler = holdings(true);
    assert_eq!(smuggler.hidden_goods(), goods(0, 0, 0, 3));
    assert_eq!(
        give(smuggler, 0, true, true),
        Ok(()),
        "claim that this is all"
    );
    assert_eq!(give(smuggler, 2, true, false), Ok(()), "keep the token");
    assert_eq!(
        give(smuggler, 3, false, false),
        Err(Refusal::VisibleFirst),
        "the red one cannot be kept"
    );
    assert!(
        matches!(
            give(smuggler, 0, true, false),
            Err(Refusal::WrongCount { .. })
        ),
        "a token is left"
    );
    let stock = holdings(false);
    assert_eq!(stock.hidden_goods(), goods(0, 0, 0, 3));
    assert_eq!(give(stock, 0, true, true), Ok(()));
    assert_eq!(give(stock, 2, true, false), Ok(()));
    assert_eq!(give(stock, 3, false, false), Ok(()));
    assert_eq!(give(stock, 2, false, true), Ok(()));
    assert!(
        give(stock, 1, false, true).is_err(),
        "the red one is in sight"
    );
}

/// Proves GX-20.3A.5 and GX-20.30.
#[test]
fn intruders_find_no_hidden_goods_and_no_wireless_links() {
    let predators: Vec<_> = CardId::all()
        .filter_map(|id| match id.card().adventure {
            Adventure::Intruder { intruder } => Some(intruder),
            _ => None,
        })
        .collect();
    assert!(!predators.is_empty());
    let walks = |ship: &Ship| -> Vec<_> {
        predators
            .iter()
            .flat_map(|intruder| (2..=12).map(move |line| (intruder, line)))
            .flat_map(|(intruder, line)| ship.intruder_forecast(intruder, line))
            .collect()
    };
    let hidden = holdings(true);
    let mut open = hidden;
    open.set_abilities(Abilities::NONE);
    let devoured = |ship: &Ship| -> Goods {
        let steps = walks(ship);
        steps
            .iter()
            .fold(Goods::NONE, |sum, step| sum.plus(step.devoured.goods))
    };
    assert!(devoured(&open).blue > 0, "somebody comes that way");
    assert_eq!(devoured(&hidden).blue, 0);
    assert!(devoured(&hidden).red > 0, "what is in sight is eaten");
    let mut linked = open;
    linked
        .link([at(&open, 9, 7), at(&open, 5, 7)])
        .expect("linked");
    assert_eq!(walks(&linked), walks(&open));
}
