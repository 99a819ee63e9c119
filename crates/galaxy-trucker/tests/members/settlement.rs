//! Members that earn or pay when the flight is settled.

use super::*;

/// Proves GX-20.1A.1, GX-20.1A.2, GX-20.1A.3, GX-20.1A.4 and GX-20.1A.5.
#[test]
fn the_advertiser_predicts() {
    let plain = crew_and_engine(&[]);
    let ships = [
        (crew_and_engine(&[a(Member::Advertiser)]), 6),
        (plain, 3),
        (plain, 0),
    ];
    let mut flying = fly(&ships, &[]);
    let predict = |places: &[Option<u8>]| MemberUse::Predict {
        places: places.to_vec(),
    };
    for bad in [
        vec![Some(1), Some(2)],
        vec![Some(1), Some(1), None],
        vec![Some(1), Some(4), None],
    ] {
        assert_eq!(
            use_it(&mut flying, 0, predict(&bad)),
            Err(Refusal::BadPrediction)
        );
    }
    use_it(&mut flying, 0, predict(&[Some(1), Some(3), None])).expect("a prediction");
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::MemberUsed { ship: 0, .. })),
        "open"
    );
    flying.must(2, Command::GiveUp { leave: true });
    flying.stay();
    assert!(flying.flight.is_over());
    // First place right: 2. Second place wrong. Gave up right: 1.
    assert_eq!(settled(&flying, 0)[0].members, 3);
    assert_eq!(settled(&flying, 0)[1].members, 0);
    // With five players' rules the two foremost still have different places.
    let five = Flying::of_five(FlightKind::Second, &ships, &[], &[]);
    let places: Vec<Option<u8>> = five.flight.landed(|_| 0).iter().map(|l| l.place).collect();
    assert_eq!(places, [Some(0), Some(1), Some(2)]);
}

/// Proves GX-20.1B.1, GX-20.1B.2, GX-20.1B.3, GX-20.1B.4, GX-20.1B.5 and GX-20.1B.6.
#[test]
fn outer_plated_sides_pay() {
    // A plated tile in front, joined at its rear: three plated sides outside.
    let mut state = with(
        crewed(II, &[(7, 8, 66, 0), (7, 6, 181, 0)]),
        &[b(Member::Advertiser)],
    );
    assert_eq!(state.outer_plated_sides(), 3);
    // One of them faces a component.
    put(&mut state, 8, 6, 26, 0);
    assert_eq!(state.outer_plated_sides(), 2);
    // The Assembler's plating counts.
    let mut plated = crew_and_engine(&[]);
    let start = at(&plated, 7, 7);
    plated.plate(start).expect("exposed");
    assert_eq!(plated.outer_plated_sides(), 3);
    // A plated side that faces a hole inside the ship: a ring around the hole.
    let ring = [
        (8, 7, 50, 0),
        (8, 8, 50, 0),
        (6, 8, 50, 0),
        (6, 7, 50, 0),
        (6, 9, 50, 0),
        (7, 9, 50, 0),
        (8, 9, 50, 0),
    ];
    let mut around = ship(ShipClass::IIIA, &[]);
    for (column, row, tile, turns) in ring {
        put(&mut around, column, row, tile, turns);
    }
    // A plated tile above the hole at 7,8, its smooth rear towards it.
    let top = at(&around, 7, 7);
    around.put(
        top,
        Placed {
            tile: TileId::new(181).expect("plating"),
            rotation: Rotation::new(2).expect("a rotation"),
        },
    );
    let hole = at(&around, 7, 8);
    assert!(!around.occupied().has(hole));
    let rear = around.neighbour(top, Side::Rear) == Some(hole);
    let front = around.neighbour(top, Side::Front) == Some(hole);
    assert!(rear || front, "next to the hole");
    let sides = Side::ALL
        .into_iter()
        .filter(|side| around.is_plated(top, *side))
        .count() as u32;
    assert!(around.outer_plated_sides() < sides);
    // Only those who finish are paid.
    let pays = |leave| {
        let mut flying = fly(&[(state, 3), (crew_and_engine(&[]), 0)], &["I-stardust-1"]);
        flying.must(0, Command::GiveUp { leave });
        flying.must(1, Command::GiveUp { leave: false });
        settled(&flying, 0)[0].members
    };
    assert_eq!((pays(false), pays(true)), (2, 0));
}

fn landed(place: Option<u8>, abilities: &[Ability]) -> Landed {
    Landed {
        place,
        abilities: abilities.iter().copied().collect(),
        ..Landed::default()
    }
}

/// Proves GX-20.2B.2, GX-20.2B.4 and GX-21.8.
#[test]
fn the_architect_collects_twice_at_the_end() {
    let rules = FlightRules {
        changes: Changes {
            best_looking: 1,
            ..Changes::default()
        },
        ..FlightKind::Second.rules()
    };
    let ship = landed(Some(0), &[b(Member::Architect), b(Member::Swindler)]);
    let receipt = settle(&rules, &[ship], |ship| ship).0[0];
    // 4 + 2 by the Bureaucrat + 1 by the Swindler; the extra bonus is the printed one.
    assert_eq!((receipt.best_looking, receipt.members), (7, 4));
    let before = Landed {
        collected_looks: true,
        ..ship
    };
    assert_eq!(settle(&rules, &[before], |ship| ship).0[0].members, 0);
    let worse = Landed { exposed: 3, ..ship };
    let best = landed(Some(1), &[]);
    assert_eq!(settle(&rules, &[worse, best], |ship| ship).0[0].members, 0);
}

/// Proves GX-20.4A.1.
#[test]
fn the_bureaucrat_gains_days() {
    let bureaucrat = crew_and_engine(&[a(Member::Bureaucrat)]);
    let plain = crew_and_engine(&[]);
    let mut flying = fly(&[(plain, 6), (plain, 3), (bureaucrat, 0)], &[]);
    use_it(&mut flying, 2, MemberUse::GainDays).expect("may");
    // Flight 2 and two rockets ahead: four days, jumping over the rocket on 3.
    assert_eq!(flying.position(2), Some(5));
}

/// Proves GX-20.4B.1, GX-20.4B.2, GX-20.4B.3, GX-20.4B.4, GX-20.4B.5 and GX-XX-33.
#[test]
fn the_bureaucrat_changes_bonuses() {
    let bonuses = |kind: FlightKind, finishing: i8, best_looking: i8| {
        let rules = FlightRules {
            changes: Changes {
                finishing,
                best_looking,
                price: None,
            },
            ..kind.rules()
        };
        let ships: Vec<Landed> = (0..4).map(|place| landed(Some(place), &[])).collect();
        let receipts = settle(&rules, &ships, |ship| ship).0;
        let finishing: Vec<u32> = receipts.iter().map(|r| r.finishing).collect();
        (finishing, receipts[0].best_looking)
    };
    let third = FlightKind::Third;
    assert_eq!(bonuses(third, 1, 1), (vec![16, 12, 8, 4], 8));
    assert_eq!(bonuses(third, 0, 0), (vec![12, 9, 6, 3], 6));
    assert_eq!(bonuses(third, -1, -1), (vec![8, 6, 4, 2], 4));
    assert_eq!(bonuses(third, 1, -1), (vec![16, 12, 8, 4], 4));
    // Never less than nothing.
    assert_eq!(bonuses(FlightKind::First, -1, -1), (vec![0, 0, 0, 0], 0));
    // The creativity bonus of class IA is the changed one.
    let rules = FlightRules {
        changes: Changes {
            best_looking: 1,
            ..Changes::default()
        },
        ..FlightKind::FirstA.rules()
    };
    let ship = Landed {
        heading: Some(Rotation::NONE),
        ..landed(Some(0), &[])
    };
    assert_eq!(settle(&rules, &[ship], |ship| ship).0[0].creativity, 4);
    // Somebody who gave up decides too, for everybody.
    let bureaucrat = crew_and_engine(&[b(Member::Bureaucrat)]);
    let mut flying = fly(
        &[(bureaucrat, 3), (crew_and_engine(&[]), 0)],
        &["I-stardust-1"],
    );
    flying.must(0, Command::GiveUp { leave: true });
    flying.must(1, Command::GiveUp { leave: false });
    let change = |finishing| MemberUse::ChangeBonuses {
        finishing,
        best_looking: 0,
    };
    assert_eq!(use_it(&mut flying, 0, change(2)), Err(Refusal::OneStep));
    use_it(&mut flying, 0, change(1)).expect("usable");
    assert!(flying.flight.is_over());
    assert_eq!(settled(&flying, 0)[1].finishing, 12);
}

/// Proves GX-20.13A.1 and GX-20.13A.2.
#[test]
fn everybody_pays_for_exposed_connectors() {
    let guard = crew_and_engine(&[a(Member::SecurityGuard)]);
    let open = crewed(II, &[(7, 8, 66, 0), (8, 7, 50, 0)]);
    let mut flying = with_credits(fly(&[(guard, 3), (open, 0)], &[]), 4);
    assert_eq!((guard.exposed(), open.exposed()), (3, 5));
    use_it(&mut flying, 0, MemberUse::Inspect).expect("may");
    let spent: Vec<u16> = flying
        .flight
        .pilots()
        .iter()
        .map(|pilot| pilot.spent)
        .collect();
    assert_eq!(spent, [3, 4], "all that there is");
}

/// Proves GX-20.14B.1, GX-20.16B.1, GX-20.16B.2, GX-20.16B.4, GX-20.16B.5 and GX-20.17B.1.
#[test]
fn members_change_the_settlement() {
    let pay = |ship: Landed, changes: Changes, kind: FlightKind| {
        let rules = FlightRules {
            changes,
            ..kind.rules()
        };
        settle(&rules, &[ship], |ship| ship).0[0]
    };
    let second = FlightKind::Second;
    // Two blue blocks hidden: 4 for those who finish; (2 + 2) / 2 for those who gave up.
    let smuggled = Landed {
        goods: goods(0, 0, 0, 2),
        smuggled: 2,
        ..landed(Some(0), &[a(Member::Smuggler), b(Member::Smuggler)])
    };
    assert_eq!(pay(smuggled, Changes::default(), second).sale, 4);
    assert_eq!(
        pay(
            Landed {
                place: None,
                ..smuggled
            },
            Changes::default(),
            second
        )
        .sale,
        2
    );
    let only_a = landed(Some(0), &[a(Member::Smuggler)]).abilities;
    assert_eq!(
        pay(
            Landed {
                abilities: only_a,
                ..smuggled
            },
            Changes::default(),
            second
        )
        .sale,
        2
    );
    // Swindler B: bonuses one more, lost components one less, nothing out of nothing.
    let swindler = Landed {
        lost: 3,
        goods: goods(1, 0, 0, 0),
        ..landed(Some(0), &[b(Member::Swindler)])
    };
    let receipt = pay(swindler, Changes::default(), second);
    assert_eq!(
        (
            receipt.finishing,
            receipt.best_looking,
            receipt.penalty,
            receipt.sale
        ),
        (9, 5, 2, 4)
    );
    let nothing = pay(
        landed(None, &[b(Member::Swindler)]),
        Changes::default(),
        second,
    );
    assert_eq!(
        (nothing.finishing, nothing.best_looking, nothing.penalty),
        (0, 0, 0)
    );
    let creative = Landed {
        heading: Some(Rotation::NONE),
        ..landed(Some(0), &[b(Member::Swindler)])
    };
    assert_eq!(
        pay(creative, Changes::default(), FlightKind::FirstA).creativity,
        2
    );
    // Trader B.
    let red = Landed {
        goods: goods(2, 0, 0, 0),
        ..landed(None, &[])
    };
    let price = |up| Changes {
        price: Some((Colour::Red, up)),
        ..Changes::default()
    };
    // Those who gave up sell after the decision: half of 10, and of 6 (GX-20.17B.3).
    assert_eq!(pay(red, price(true), second).sale, 5);
    assert_eq!(pay(red, price(false), second).sale, 3);
}

/// Proves GX-20.16B.3.
#[test]
fn the_swindler_gains_once_a_card() {
    let swindler = with(
        crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0), (6, 7, 109, 0)]),
        &[b(Member::Swindler)],
    );
    let cards = ["I-abandoned_ship-1"];
    let mut flying = Flying::new(
        FlightKind::Second,
        &[(swindler, 3), (crew_and_engine(&[]), 0)],
        &cards,
        &[],
    )
    .go();
    flying.must(0, Command::Accept { yes: true });
    let command = flying.flight.default_answer(0).expect("crew is given up");
    flying.must(0, command);
    let earned: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Earned { credits, .. } => Some(*credits),
            _ => None,
        })
        .collect();
    let printed = crate::support::ships::card(cards[0]).card().adventure;
    let galaxy_trucker::cards::Adventure::AbandonedShip { credits, .. } = printed else {
        panic!("{printed:?}");
    };
    assert_eq!(earned, [credits + 1]);
}

/// Proves GX-20.17A.1, GX-20.17B.2, GX-20.17B.3 and GX-XX-34.
#[test]
fn the_trader_buys_and_changes_a_price() {
    let trader = with(
        crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2)]),
        &[a(Member::Trader), b(Member::Trader)],
    );
    let ships = [(trader, 3), (crew_and_engine(&[]), 0)];
    let mut flying = with_credits(fly(&ships, &["I-stardust-1"]), 5);
    let buy = |count| MemberUse::BuyYellow { count };
    assert_eq!(
        use_it(&mut flying, 0, buy(3)),
        Err(Refusal::NoTokenLeft("GX-20.17A.1"))
    );
    let mut poor = with_credits(fly(&ships, &[]), 1);
    assert_eq!(use_it(&mut poor, 0, buy(2)), Err(Refusal::CannotPay));
    use_it(&mut flying, 0, buy(2)).expect("flight 2");
    let Some(Question::Load { offered, .. }) = flying.flight.question(0) else {
        panic!("to be stored: {:?}", flying.flight.question(0));
    };
    assert_eq!(*offered, goods(0, 2, 0, 0));
    let load = flying.flight.default_answer(0).expect("a load");
    flying.must(0, load);
    assert_eq!(flying.flight.pilots()[0].spent, 2);
    // He gives up and still decides; those who gave up sell after it.
    flying.must(0, Command::GiveUp { leave: true });
    flying.must(1, Command::GiveUp { leave: true });
    let price = |colour, up| MemberUse::ChangePrice { colour, up };
    assert_eq!(
        use_it(&mut flying, 0, price(Colour::Blue, false)),
        Err(Refusal::PriceTooLow)
    );
    use_it(&mut flying, 0, price(Colour::Yellow, true)).expect("usable");
    // Two yellow at 4, halved.
    assert_eq!(settled(&flying, 5)[0].sale, 4);
    assert_eq!(Colour::Red.value(), 4);
}
