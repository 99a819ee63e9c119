//! What members do before, during and after building (GX-20).

use super::*;

/// Proves GX-20.2A.1.
#[test]
fn the_architect_builds_outside() {
    // Class II: column 4 of row 7 is not drawn, but within the columns of the board; column 3 is not.
    let row = |members: &[(u8, &str)]| {
        let mut table = building(members, false, &[50, 49, 53, 54]);
        table.build(0, 6, 7, 0);
        table.build(0, 5, 7, 0);
        draw(&mut table, 0);
        table
    };
    let mut table = row(&[(0, "architect")]);
    let refused = |table: &mut Table, column, row| table.place(0, column, row, 0).expect_err("no");
    assert!(matches!(
        refused(&mut table, 3, 7),
        Refusal::SquareNotFree(_)
    ));
    assert!(matches!(
        refused(&mut table, 4, 6),
        Refusal::NotNextToShip(_)
    ));
    table.place(0, 4, 7, 2).expect("one outside");
    draw(&mut table, 0);
    assert!(
        matches!(refused(&mut table, 4, 6), Refusal::SquareNotFree(_)),
        "only one"
    );
    table.must(0, Command::Return);
    finish_all(&mut table);
    assert_eq!(table.view().stage, StageName::Flight, "no error");
    // Somebody else may not.
    let mut table = row(&[]);
    assert!(matches!(
        refused(&mut table, 4, 7),
        Refusal::SquareNotFree(_)
    ));
}

/// Proves GX-20.2B.1, GX-20.2B.3, GX-20.11B.1, GX-20.11B.2, GX-20.11B.4, GX-20.11B.5 and GX-20.11B.6.
#[test]
fn members_earn_when_the_ships_are_ready() {
    let mut table = team(&[(0, "planner"), (1, "architect")], true);
    assert_eq!(table.view().stage, StageName::BeforeBuilding);
    let mark = |table: &Table, labels: [(u8, u8); 5]| MemberUse::Mark {
        squares: labels
            .iter()
            .map(|(column, row)| square(table, *column, *row))
            .collect(),
    };
    let near_start = mark(&table, [(8, 7), (5, 6), (7, 5), (9, 6), (6, 8)]);
    let refused = use_it(&mut table, 0, near_start);
    assert!(matches!(refused, Err(Refusal::MarksTouch(_))));
    let touching = mark(&table, [(9, 7), (9, 6), (7, 5), (5, 6), (6, 8)]);
    assert!(matches!(
        use_it(&mut table, 0, touching),
        Err(Refusal::MarksTouch(_))
    ));
    let four = MemberUse::Mark {
        squares: vec![square(&table, 9, 7); 4],
    };
    assert!(matches!(
        use_it(&mut table, 0, four),
        Err(Refusal::WrongCount { .. })
    ));
    // Blue 8,8: a hold; red 6,8: a normal hold, no match; human 9,7: a cabin; alien and token: nothing there.
    let marks = mark(&table, [(8, 8), (6, 8), (9, 7), (5, 6), (7, 5)]);
    use_it(&mut table, 0, marks).expect("a plan");
    assert!(table.view().ships[0].marks.is_some(), "public");
    table.deal(&[50, 16, 40, 17]);
    table.pass(5_000);
    // Structural to the right; hold behind it; cabin to its right; hold behind the left.
    table.build(0, 8, 7, 0);
    table.must(0, Command::TakeBack);
    table.must(
        0,
        Command::Place {
            square: square(&table, 8, 7),
            rotation: Rotation::NONE,
        },
    );
    draw(&mut table, 0);
    let rear = table.place(0, 8, 8, 1);
    assert!(rear.is_ok(), "{rear:?}");
    table.build(0, 9, 7, 0);
    table.must(0, Command::Finish { number: None });
    finish_all(&mut table);
    until(&mut table, StageName::Flight);
    let paid: Vec<(u8, Member, u16)> = table
        .events()
        .filter_map(|event| match event {
            Event::MemberPaid {
                ship,
                member,
                credits,
            } => Some((*ship, *member, *credits)),
            _ => None,
        })
        .collect();
    // A bare starting cabin has four exposed connectors: the fewest here, with the bonus of flight 2.
    assert_eq!(paid, [(0, Member::Planner, 4), (1, Member::Architect, 4)]);
}

/// Proves GX-20.11B.3.
#[test]
fn a_mark_on_a_hole_is_lost() {
    let marked = |squares: Vec<Square>| {
        let mut table = team_on(FlightKind::ThirdB, &[(0, "planner")], true);
        let default = table.game.default_command(Seat(0));
        assert_eq!(default, Some(Command::Done), "nobody is forced to mark");
        use_it(&mut table, 0, MemberUse::Mark { squares }).expect("a plan");
        // The dice are rolled after it.
        assert_eq!(table.view().flight.hole_dice, None);
        table.pass(5_000);
        let dice = table.view().flight.hole_dice.expect("rolled");
        let marks = table.view().ships[0].marks.expect("marks");
        (ShipClass::IIIB.holes(dice), marks)
    };
    let ship = galaxy_trucker::ship::Ship::started(ShipClass::IIIB, 0);
    let (holes, _) = marked(ship.default_plan());
    // The same dice again, with a mark on one of the holes.
    let mut plan = ship.default_plan();
    let hole = holes
        .iter()
        .find(|hole| {
            let mut with = plan.clone();
            with[0] = *hole;
            ship.plan(&with).is_ok()
        })
        .expect("a hole that may be marked");
    plan[0] = hole;
    let (again, marks) = marked(plan.clone());
    assert_eq!(again, holes);
    for (square, mark) in plan.iter().zip(marks) {
        assert_eq!(mark, Some(*square).filter(|square| !holes.has(*square)));
    }
    assert_eq!(marks[0], None);
}

/// Proves GX-20.5A.1, GX-20.5A.2, GX-20.5B.1, GX-20.5B.2, GX-20.12A.1 and GX-20.12A.2.
#[test]
fn the_buyer_sets_three_aside_and_the_saboteur_takes() {
    let mut table = building(
        &[(0, "buyer"), (1, "saboteur")],
        false,
        &[49, 50, 51, 52, 53, 54],
    );
    for _ in 0..3 {
        draw(&mut table, 0);
        table.must(0, Command::SetAside);
    }
    assert_eq!(table.view().ships[0].set_aside, [49, 50, 51]);
    draw(&mut table, 0);
    assert_eq!(table.act(0, Command::SetAside), Err(Refusal::SetAsideFull));
    table.must(0, Command::Return);
    table.must(0, Command::TakeSetAside { slot: 0 });
    assert_eq!(table.act(0, Command::Return), Err(Refusal::WasSetAside));
    table.must(0, Command::SetAside);
    // The saboteur takes one and may set it aside or return it.
    table.pass(300);
    let tile = |number| TileId::new(number).expect("a tile");
    let take = |slot, number| Command::TakeFrom {
        ship: 0,
        slot,
        tile: tile(number),
    };
    assert_eq!(
        table.act(2, take(0, 49)),
        Err(Refusal::NoSuchMember("GX-20.12A.1"))
    );
    assert_eq!(table.act(1, take(0, 50)), Err(Refusal::TileGone));
    table.must(1, take(0, 49));
    assert_eq!(table.view().ships[0].set_aside, [0, 50, 51]);
    table.must(1, Command::SetAside);
    table.must(1, Command::TakeSetAside { slot: 0 });
    table.must(1, Command::SetAside);
    table.pass(300);
    table.must(1, take(1, 50));
    table.must(1, Command::Return);
    table.pass(300);
    table.must(1, take(2, 51));
    table.place(1, 7, 6, 0).expect("placed");
    table.must(1, Command::Finish { number: None });
    draw(&mut table, 0);
    table.must(0, Command::SetAside);
    finish_all(&mut table);
    let lost = |table: &Table, ship: usize| table.view().ships[ship].lost;
    assert_eq!(lost(&table, 0), 0, "a buyer loses nothing");
    assert_eq!(lost(&table, 1), 1);
    // With ability B.
    let mut table = building(&[(0, "buyer"), (1, "saboteur")], true, &[49, 50]);
    draw(&mut table, 0);
    table.must(0, Command::SetAside);
    table.pass(300);
    assert_eq!(table.act(1, take(0, 49)), Err(Refusal::SafeFromSaboteur));
    table.must(0, Command::TakeSetAside { slot: 0 });
    table.must(0, Command::Return);
    assert!(table.view().face_up.contains(&49));
}

/// Proves GX-20.6A.1, GX-20.6A.2, GX-20.6A.6, GX-20.6A.7, GX-20.6B.1, GX-20.6B.2 and GX-20.6B.3.
#[test]
fn the_deliveryman_converts() {
    let convert = |table: &Table, column, row, part| MemberUse::Convert {
        square: square(table, column, row),
        part,
        rotation: Rotation::NONE,
    };
    // Only A: not during building.
    let mut table = building(&[(0, "deliveryman")], false, &[50, 107]);
    let early = convert(&table, 7, 7, Part::Battery);
    assert_eq!(
        use_it(&mut table, 0, early),
        Err(Refusal::NoSuchMember("GX-20.6B.1"))
    );
    // An error made on purpose: a cannon with a component in front of it.
    table.build(0, 8, 7, 0);
    draw(&mut table, 0);
    table.place(0, 6, 7, 2).expect("placed");
    table.must(0, Command::Finish { number: None });
    finish_all(&mut table);
    assert_eq!(table.view().stage, StageName::BeforeCheck);
    let battery = convert(&table, 6, 7, Part::Battery);
    use_it(&mut table, 0, battery).expect("converted");
    assert_eq!(Part::ALL.len(), 4);
    assert!(table.view().ships[0].faults.is_empty());
    until(&mut table, StageName::Flight);
    let counts = table.view().ships[0].counts.expect("in flight");
    assert_eq!((counts.tokens, counts.cannons_x2), (2, 0));
    // With B: two more while building, which may be moved.
    let mut table = building(&[(0, "deliveryman")], true, &[50, 49]);
    table.build(0, 8, 7, 0);
    for (column, part) in [(7, Part::Battery), (8, Part::Cabin)] {
        let with = convert(&table, column, 7, part);
        use_it(&mut table, 0, with).expect("early");
    }
    let third = convert(&table, 7, 7, Part::Engine);
    use_it(&mut table, 0, third).expect("takes the place of the battery");
    let parts = |table: &Table| -> BTreeSet<Part> {
        let view = table.view();
        let fittings = view.ships[0].fittings.expect("tokens");
        fittings
            .parts
            .iter()
            .flatten()
            .map(|token| token.part)
            .collect()
    };
    assert_eq!(parts(&table), BTreeSet::from([Part::Engine, Part::Cabin]));
    let off = MemberUse::Unconvert {
        square: square(&table, 7, 7),
    };
    use_it(&mut table, 0, off).expect("taken back");
    finish_all(&mut table);
    let again = convert(&table, 8, 7, Part::Battery);
    use_it(&mut table, 0, again).expect("also on a converted component");
    assert_eq!(parts(&table), BTreeSet::from([Part::Battery]));
}

/// Proves GX-20.9A.1, GX-20.9A.2, GX-20.9B.1 and GX-20.9B.2.
#[test]
fn the_inspector_looks() {
    let mut table = building(&[(0, "inspector")], false, &[50]);
    assert_eq!(table.view().piles.len(), 4);
    table.build(0, 7, 6, 0);
    table.must(0, Command::Finish { number: None });
    table.must(0, Command::Look { pile: 3 });
    let cards = table.game.seat_view(Seat(0)).pile.expect("cards");
    table.must(0, Command::PutBack);
    table.deal(&[49]);
    table.build(1, 8, 7, 0);
    assert_eq!(
        table.act(1, Command::Look { pile: 3 }),
        Err(Refusal::FourthPile)
    );
    finish_all(&mut table);
    until(&mut table, StageName::Flight);
    let deck = state(&table)["phase"]["of"]["deck"].clone();
    let deck: Vec<String> = deck
        .as_array()
        .expect("a deck")
        .iter()
        .map(Value::to_string)
        .collect();
    for card in &cards {
        assert!(
            deck.contains(&json!(card).to_string()),
            "the fourth pile is flown"
        );
    }
    // With B: before "Go", and without a component.
    let mut table = team(&[(0, "inspector")], true);
    table.pass(15_000);
    assert_eq!(table.view().stage, StageName::Countdown);
    assert_eq!(
        table.act(1, Command::Look { pile: 0 }),
        Err(Refusal::BeforeGo)
    );
    table.must(0, Command::Look { pile: 0 });
    table.must(0, Command::PutBack);
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::BeforeGo));
    table.pass(10_000);
    assert_eq!(table.view().stage, StageName::Building);
    table.must(0, Command::Look { pile: 1 });
    assert_eq!(
        table.act(1, Command::Look { pile: 0 }),
        Err(Refusal::LookTooEarly)
    );
}

/// Proves GX-20.10A.1, GX-20.10A.2, GX-20.10A.3 and GX-20.10B.1.
#[test]
fn the_plumber_lays_pipes() {
    // 40 is a cabin with a smooth rear; 16 a hold with one connector, to its left.
    let mut table = building(&[(0, "plumber")], true, &[40, 16, 17]);
    table.build(0, 8, 7, 0);
    draw(&mut table, 0);
    let below = square(&table, 8, 8);
    assert_eq!(table.place(0, 8, 8, 0), Err(Refusal::NotJoined(below)));
    let with = |token| Command::PlaceWith {
        square: below,
        rotation: Rotation::NONE,
        token,
        side: None,
    };
    let weld = table.act(0, with(JointToken::Weld));
    assert_eq!(weld, Err(Refusal::NoSuchMember("GX-20.18A.1")));
    table.must(0, with(JointToken::Pipe));
    assert!(table.view().ships[0].fittings.is_some());
    let connector = MemberUse::Pipe {
        edge: edge(&table, 7, 7, Side::Right),
    };
    assert!(matches!(
        use_it(&mut table, 0, connector),
        Err(Refusal::NoPipeThere(_))
    ));
    let twice = MemberUse::Pipe {
        edge: edge(&table, 8, 8, Side::Front),
    };
    assert!(matches!(
        use_it(&mut table, 0, twice),
        Err(Refusal::SquareTwice(_))
    ));
    // The universal tile: the smooth right side of the hold gets a connector.
    let universal = MemberUse::Universal { square: below };
    use_it(&mut table, 0, universal.clone()).expect("laid");
    assert_eq!(
        use_it(&mut table, 0, universal),
        Err(Refusal::NoTokenLeft("GX-20.10B.1"))
    );
    draw(&mut table, 0);
    table
        .place(0, 9, 8, 0)
        .expect("joined to the universal connector");
    table.must(0, Command::Finish { number: None });
    finish_all(&mut table);
    assert_eq!(
        table.view().stage,
        StageName::AfterCheck,
        "no error is left"
    );
}

/// Proves GX-20.11A.1, GX-20.11A.2 and GX-20.11A.3.
#[test]
fn the_planner_builds_two_pieces() {
    let mut table = building(&[(0, "planner")], false, &[50, 49, 51, 52]);
    table.build(0, 9, 8, 0);
    // A third piece is refused, a component beside either of the two is not.
    draw(&mut table, 0);
    let apart = square(&table, 5, 6);
    assert_eq!(table.place(0, 5, 6, 0), Err(Refusal::NotNextToShip(apart)));
    table.place(0, 8, 8, 0).expect("beside the second piece");
    table.must(0, Command::Finish { number: None });
    finish_all(&mut table);
    assert_eq!(table.view().stage, StageName::Check);
    assert!(!table.view().ships[0].faults.is_empty());
    table.must(
        0,
        Command::Repair {
            remove: Vec::new(),
            keep: Some(square(&table, 7, 7)),
            keep_other: None,
        },
    );
    assert_eq!(table.view().ships[0].lost, 2, "the other piece is removed");
}

/// Proves GX-20.13B.1, GX-20.13B.2 and GX-24.18.
#[test]
fn a_fire_drill_stops_the_others() {
    let mut table = building(&[(0, "security_guard")], true, &[49, 50, 51]);
    let drill = MemberUse::FireDrill;
    assert_eq!(
        use_it(&mut table, 1, drill.clone()),
        Err(Refusal::NoSuchMember("GX-20.13B.1"))
    );
    use_it(&mut table, 0, drill.clone()).expect("called");
    assert_eq!(table.act(1, Command::Draw), Err(Refusal::FireDrill));
    assert_eq!(
        table.act(2, Command::Finish { number: None }),
        Err(Refusal::FireDrill)
    );
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    table.pass(10_000);
    table.must(1, Command::Draw);
    assert_eq!(
        use_it(&mut table, 0, drill.clone()),
        Err(Refusal::NoTokenLeft("GX-20.13B.1"))
    );
    // Not when the hourglass is on Start.
    let mut table = building(&[(0, "security_guard")], true, &[]);
    let mut state = state(&table);
    state["phase"]["of"]["hourglass"] = json!({ "circle": 0, "until": 900_000, "empty": false });
    load(&mut table, state);
    assert_eq!(
        use_it(&mut table, 0, drill),
        Err(Refusal::NotNow("GX-20.13B.1"))
    );
}

/// Proves GX-20.16A.1, GX-20.16A.2, GX-20.16A.3 and GX-20.16A.4.
#[test]
fn the_swindler_builds_on() {
    let mut table = building(&[(0, "swindler")], false, &[50, 49, 16]);
    table.must(0, Command::Finish { number: None });
    table.must(1, Command::Finish { number: None });
    assert_eq!(table.act(1, Command::Draw), Err(Refusal::AlreadyFinished));
    table.build(0, 7, 6, 0);
    draw(&mut table, 0);
    table.must(0, Command::Return);
    table.must(2, Command::Finish { number: None });
    assert_eq!(table.view().stage, StageName::BeforeCheck);
    let add = |table: &Table, tile, column, row| MemberUse::AddTile {
        tile: TileId::new(tile).expect("a tile"),
        square: square(table, column, row),
        rotation: Rotation::NONE,
    };
    let hidden = add(&table, 16, 8, 7);
    assert_eq!(
        use_it(&mut table, 0, hidden),
        Err(Refusal::TileGone),
        "not face up"
    );
    let apart = add(&table, 49, 9, 8);
    assert!(matches!(
        use_it(&mut table, 0, apart),
        Err(Refusal::NotNextToShip(_))
    ));
    let last = add(&table, 49, 8, 7);
    use_it(&mut table, 0, last.clone()).expect("face up and joined");
    // Flight 2: two components, and none once the check has begun.
    assert_ne!(table.view().stage, StageName::BeforeCheck);
    assert!(use_it(&mut table, 0, last).is_err());
    // All of the allowance used before: no question.
    let mut table = building(&[(0, "swindler")], false, &[50, 49, 51]);
    table.must(0, Command::Finish { number: None });
    table.build(0, 8, 7, 0);
    table.build(0, 9, 7, 0);
    draw(&mut table, 0);
    assert_eq!(table.place(0, 7, 6, 0), Err(Refusal::AlreadyFinished));
    table.must(0, Command::Return);
    finish_all(&mut table);
    assert_ne!(table.view().stage, StageName::BeforeCheck);
}

/// Proves GX-20.18A.1, GX-20.18B.1 and GX-20.3B.1.
#[test]
fn the_welder_joins_single_to_double() {
    let mut table = building(&[(0, "welder"), (0, "assembler")], true, &[50, 51]);
    table.build(0, 7, 6, 0);
    draw(&mut table, 0);
    // 51 has a double connector at its rear: it does not join the single one in front of 50.
    let front = square(&table, 7, 5);
    assert_eq!(table.place(0, 7, 5, 0), Err(Refusal::NotJoined(front)));
    table.must(
        0,
        Command::PlaceWith {
            square: front,
            rotation: Rotation::NONE,
            token: JointToken::Weld,
            side: Some(Side::Rear),
        },
    );
    let moved = MemberUse::Weld { edges: Vec::new() };
    assert_eq!(
        use_it(&mut table, 0, moved),
        Err(Refusal::NotNow("GX-20.18A.3"))
    );
    finish_all(&mut table);
    // The joint is no error. Three exposed connectors are closed.
    assert_eq!(table.view().stage, StageName::AfterCheck);
    let exposed = |table: &Table| {
        let state = state(table);
        let ship = state["phase"]["of"][0]["berths"][0]["ship"].clone();
        let ship: galaxy_trucker::ship::Ship = serde_json::from_value(ship).expect("a ship");
        ship.exposed()
    };
    let before = exposed(&table);
    let four = MemberUse::Seal {
        edges: vec![edge(&table, 7, 7, Side::Left); 4],
    };
    assert_eq!(
        use_it(&mut table, 0, four),
        Err(Refusal::NoTokenLeft("GX-20.18B.1"))
    );
    let joined = MemberUse::Seal {
        edges: vec![edge(&table, 7, 7, Side::Front)],
    };
    assert!(matches!(
        use_it(&mut table, 0, joined),
        Err(Refusal::NothingExposed(_))
    ));
    let sides = [Side::Left, Side::Right, Side::Rear];
    let seal = MemberUse::Seal {
        edges: sides.map(|side| edge(&table, 7, 7, side)).to_vec(),
    };
    use_it(&mut table, 0, seal).expect("closed");
    assert_eq!(exposed(&table), before - 3);
    let plate = MemberUse::Plate { square: front };
    use_it(&mut table, 0, plate.clone()).expect("plated");
    assert_eq!(
        exposed(&table),
        before - 6,
        "front, left and right of the foremost"
    );
    assert!(use_it(&mut table, 0, plate).is_err());
}

/// Proves GX-20.7A.1.
#[test]
fn a_human_shares_the_cabin_of_an_alien() {
    let mut table = building(&[(0, "hotel_clerk")], false, &[40, 131]);
    table.build(0, 8, 7, 0);
    table.build(0, 9, 7, 0);
    finish_all(&mut table);
    let cabin = square(&table, 8, 7);
    table.must(
        0,
        Command::PlaceCrew {
            aliens: vec![AlienCabin {
                square: cabin,
                alien: Alien::Brown,
                specialization: None,
            }],
        },
    );
    let view = table.view();
    assert_eq!(
        view.ships[0].contents[cabin.index()],
        6,
        "a brown alien with a human"
    );
    assert_eq!(view.ships[0].counts.expect("in flight").crew, 4);
}
