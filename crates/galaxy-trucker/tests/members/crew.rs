//! Members that concern the crew: Hotel Clerk and Saboteur.

use super::*;

/// Proves GX-20.7B.1, GX-20.7B.2, GX-20.7B.3, GX-20.7B.4, GX-20.7B.5 and GX-21.6.
#[test]
fn the_hotel_clerk_fills_luxury_and_wakes_two() {
    let tiles = [(7, 8, 66, 0), (8, 7, 146, 0), (6, 7, 150, 2)];
    let mut state = with(ship(II, &tiles), &[b(Member::HotelClerk)]);
    state.fit_out();
    let [luxury, stasis] = [at(&state, 8, 7), at(&state, 6, 7)];
    assert_eq!(state.contents(luxury).humans, 2);
    assert_eq!(state.paying_guests(), 1, "it pays once");
    assert_eq!(
        (
            state.contents(stasis).humans,
            state.contents(stasis).sleepers
        ),
        (2, 2)
    );
    assert_eq!((state.crew(), state.asleep()), (6, 2));
    // Awake humans catch what is joined; the chamber is no place for woken ones or aliens.
    assert!(state.infected().has(stasis));
    assert!(!state.cabins().has(stasis));
    assert!(!state.free_places().contains(&stasis));
    // What is written down can be read.
    let json = serde_json::to_value(state).expect("JSON");
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    // Nobody else has that.
    let plain = crewed(II, &tiles);
    assert_eq!((plain.crew(), plain.asleep()), (3, 4));
}

/// Proves GX-20.7A.1 where crew is lost.
#[test]
fn the_owner_says_who_leaves_a_shared_cabin() {
    let mut state = with(
        ship(II, &[(7, 8, 66, 0), (8, 7, 40, 0), (9, 7, 131, 0)]),
        &[a(Member::HotelClerk)],
    );
    let [start, shared] = [at(&state, 7, 7), at(&state, 8, 7)];
    for (square, humans, alien) in [(start, 2, None), (shared, 1, Some(Alien::Brown))] {
        state.set_contents(
            square,
            Contents {
                humans,
                alien,
                ..Contents::default()
            },
        );
    }
    let json = serde_json::to_value(state).expect("JSON");
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    let plain = crew_and_engine(&[]);
    let slavers = || fly(&[(state, 3), (plain, 0)], &["I-abandoned_ship-1"]);
    let mut flying = slavers();
    flying.stay();
    flying.must(0, Command::Accept { yes: true });
    let Some(&Question::LoseCrew { count }) = flying.flight.question(0) else {
        panic!("crew is given up: {:?}", flying.flight.question(0));
    };
    let short = Command::LoseSharedCrew {
        from: vec![],
        aliens: vec![],
    };
    assert!(matches!(
        flying.answer(0, short),
        Err(Refusal::WrongCount { .. })
    ));
    let from = vec![start; usize::from(count) - 1];
    flying.must(
        0,
        Command::LoseSharedCrew {
            from,
            aliens: vec![shared],
        },
    );
    assert_eq!(flying.ship(0).contents(shared).alien, None);
    assert_eq!(flying.ship(0).contents(shared).humans, 1);
    // By default the last human stays.
    let mut last = state;
    last.set_contents(start, Contents::default());
    assert_eq!(
        last.default_crew_command(1),
        Command::LoseSharedCrew {
            from: vec![],
            aliens: vec![shared]
        }
    );
    // A sleeper may be woken into the cabin of an alien.
    let mut sleeper = state;
    sleeper.set_contents(
        shared,
        Contents {
            alien: Some(Alien::Brown),
            ..Contents::default()
        },
    );
    assert!(sleeper.free_places().contains(&shared));
}

/// Proves GX-20.7A.1: in a Radiation Leak the human of a shared cabin goes, unless no other is aboard.
#[test]
fn radiation_leaves_the_last_human_of_a_shared_cabin() {
    // The shared cabin is joined to a charged battery, the starting cabin is not.
    let built = (35..=45)
        .flat_map(|cabin| (1..=15).map(move |battery| (cabin, battery)))
        .filter_map(|(cabin, battery)| {
            try_fitted(
                II,
                &[
                    (7, 8, 66, None),
                    (8, 7, cabin, None),
                    (9, 7, 131, None),
                    (8, 6, battery, None),
                ],
            )
        })
        .find(|built| built.irradiated() == at(built, 8, 7).set())
        .expect("a battery beside the cabin");
    let state = |elsewhere: u8| {
        let mut state = with(built, &[a(Member::HotelClerk)]);
        tokens(&mut state, 8, 6, 1);
        for (column, humans, alien) in [(7, elsewhere, None), (8, 1, Some(Alien::Brown))] {
            let contents = Contents {
                humans,
                alien,
                ..Contents::default()
            };
            state.set_contents(at(&state, column, 7), contents);
        }
        assert_eq!(state.irradiated(), at(&state, 8, 7).set());
        state
    };
    let after = |state: Ship| {
        let mut flying = fly(&[(state, 3)], &["IV-radiation_leak-1"]);
        flying.stay();
        let left = flying.ship(0).contents(at(&state, 8, 7));
        (left.humans, left.alien)
    };
    assert_eq!(after(state(2)), (0, Some(Alien::Brown)));
    assert_eq!(after(state(0)), (1, None));
}

/// Proves GX-20.12B.1, GX-20.12B.2, GX-20.12B.3 and GX-20.12B.4.
#[test]
fn the_saboteur_visits_every_other_ship() {
    let saboteur = crew_and_engine(&[b(Member::Saboteur)]);
    let victim = crewed(II, &[(7, 8, 66, 0), (8, 7, 146, 0), (6, 7, 150, 2)]);
    let mut lonely = crew_and_engine(&[]);
    let start = at(&lonely, 7, 7);
    lonely.set_contents(
        start,
        Contents {
            humans: 1,
            ..Contents::default()
        },
    );
    let mut flying = fly(
        &[(victim, 6), (saboteur, 3), (lonely, 0)],
        &["I-stardust-1"],
    );
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Undermine { ship: 0 })
    );
    let joint = edge(&victim, 7, 7, Side::Rear);
    let luxury = at(&victim, 8, 7);
    let visit = |human, joint| Command::Undermine { human, joint };
    let refused = flying.answer(1, visit(Some(luxury), Some(joint)));
    assert_eq!(refused, Err(Refusal::LuxuryIsSafe(luxury)));
    assert!(
        flying.answer(1, visit(None, Some(joint))).is_err(),
        "a human must go"
    );
    let open = edge(&victim, 7, 7, Side::Front);
    assert!(matches!(
        flying.answer(1, visit(Some(start), Some(open))),
        Err(Refusal::NoJointThere(_))
    ));
    flying.must(1, visit(Some(start), Some(joint)));
    // The victim may wake a sleeper at once.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    flying.must(
        0,
        Command::Wake {
            into: vec![start],
            from: vec![],
        },
    );
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Undermine { ship: 2 })
    );
    flying.must(1, visit(Some(start), Some(edge(&lonely, 7, 7, Side::Rear))));
    // The last human aboard: the third ship gives up before the first card.
    let gave_up = flying.flight.pilots()[2].gave_up;
    assert_eq!(gave_up, Some(GaveUpBecause::NoHumans));
    assert!(flying.flight.revealed().is_empty());
    assert!(flying.ship(0).fittings().sabotaged.is_some());
    // Destroying one end destroys the other: a large meteor hits the cabin on the right.
    let mut marked = crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0)]);
    let mut fittings = *marked.fittings();
    fittings.sabotaged = Some(edge(&marked, 7, 7, Side::Right));
    marked.set_fittings(fittings);
    let plain = crew_and_engine(&[]);
    let swarm = Flying::new(
        FlightKind::Second,
        &[(marked, 3), (plain, 0)],
        &["I-meteoric_swarm-1"],
        &[[3, 5], [1, 1], [1, 1]],
    );
    let mut swarm = swarm.go();
    while !swarm.flight.between_cards() && !swarm.flight.is_over() {
        for ship in 0..2 {
            if let Some(command) = swarm.flight.default_answer(ship) {
                swarm.must(ship, command);
            }
        }
    }
    let lost: Vec<LostBy> = swarm.flight.pilots()[0]
        .lost
        .iter()
        .map(|lost| lost.by)
        .collect();
    let destroyed = lost.iter().filter(|by| **by == LostBy::Destroyed).count();
    assert_eq!(destroyed, 2, "{lost:?}");
}

/// Proves GX-20.12B.3 for everything that destroys: a charge takes both ends of the marked joint, and so does Cosmic Psychosis. What
/// falls off takes nothing with it.
#[test]
fn a_marked_joint_breaks_however_one_end_is_destroyed() {
    let marked = |roads: &[RoughRoad]| {
        // A hold to the left of the starting cabin, a cabin to the right, a module and an engine below.
        let mut ship = fitted(
            ShipClass::III,
            &[
                (6, 7, 209, Some(3)),
                (8, 7, 40, None),
                (7, 8, 50, None),
                (7, 9, 66, None),
            ],
        );
        let mut fittings = *ship.fittings();
        fittings.sabotaged = Some(edge(&ship, 7, 7, Side::Left));
        ship.set_fittings(fittings);
        ship.set_roads(roads.iter().copied().collect());
        ship
    };
    let lost = |roads: &[RoughRoad], card, rolls: &[[u8; 2]]| {
        let ships = [(marked(roads), 5)];
        let cards = [card, "I-stardust-1"];
        let flying = Flying::new(FlightKind::Third, &ships, &cards, rolls).go();
        let events = flying.events().filter_map(|event| match event {
            Event::TileLost { tile, by, .. } => Some((tile.number(), *by)),
            _ => None,
        });
        events.take(2).collect::<Vec<_>>()
    };
    // A commando from the rear by the right hand lays its charge in the hold, on its sixth step.
    let both = [(209, LostBy::Destroyed), (31, LostBy::Destroyed)];
    assert_eq!(lost(&[], "I-commando-1", &[dice(7)]), both);
    let start = [dice(7), dice(7)];
    let psychosis = lost(&[RoughRoad::CosmicPsychosis], "I-stardust-1", &start);
    assert_eq!(psychosis, [both[1], both[0]]);
    let hold = [dice(6), dice(7)];
    let fatigue = lost(&[RoughRoad::MetalFatigue], "I-open_space-1", &hold);
    assert_eq!(fatigue, [(209, LostBy::FellOff)]);
}
