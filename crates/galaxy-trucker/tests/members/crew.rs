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

/// A ship with humans in the starting cabin, and a human and a brown alien in a cabin beside it that is joined to nothing else but
/// their life support and the first of these tiles that fits in front of it.
fn with_shared_cabin(tiles: std::ops::RangeInclusive<u8>, elsewhere: u8) -> Ship {
    let built = (35..=45)
        .flat_map(|cabin| tiles.clone().map(move |tile| (cabin, tile)))
        .find_map(|(cabin, tile)| {
            let tiles = [
                (7, 8, 66, None),
                (8, 7, cabin, None),
                (9, 7, 131, None),
                (8, 6, tile, None),
            ];
            let built = try_fitted(II, &tiles)?;
            let beside = built.joined_to(at(&built, 8, 7).set());
            let alone = !built
                .joined_to(at(&built, 8, 6).set())
                .has(at(&built, 7, 7));
            (beside.has(at(&built, 8, 6)) && alone).then_some(built)
        })
        .expect("a component beside the cabin");
    let mut state = with(built, &[a(Member::HotelClerk)]);
    for (column, humans, alien) in [(7, elsewhere, None), (8, 1, Some(Alien::Brown))] {
        let contents = Contents {
            humans,
            alien,
            ..Contents::default()
        };
        state.set_contents(at(&state, column, 7), contents);
    }
    state
}

/// The same with a charged battery in front of the shared cabin.
fn irradiated(elsewhere: u8) -> Ship {
    let mut state = with_shared_cabin(1..=15, elsewhere);
    tokens(&mut state, 8, 6, 1);
    assert_eq!(state.irradiated(), at(&state, 8, 7).set());
    state
}

/// One of the two in the shared cabin goes.
fn who_goes(ship: &Ship, alien: bool) -> Command {
    let shared = vec![at(ship, 8, 7)];
    let (from, aliens) = if alien {
        (vec![], shared)
    } else {
        (shared, vec![])
    };
    Command::LoseSharedCrew { from, aliens }
}

/// Who is left in the shared cabin.
fn left(flying: &Flying) -> (u8, Option<Alien>) {
    let left = flying.ship(0).contents(at(flying.ship(0), 8, 7));
    (left.humans, left.alien)
}

/// Proves GX-17.24 and GX-20.7A.1: the owner says who of a shared cabin is lost.
#[test]
fn the_owner_says_who_is_irradiated() {
    let state = irradiated(2);
    let shared = at(&state, 8, 7);
    let leak = || fly(&[(state, 3)], &["IV-radiation_leak-1"]).go();
    let mut flying = leak();
    let question = Question::LoseFromCabins {
        cabins: shared.set(),
        shared: shared.set(),
        cause: CabinLoss::Radiation,
    };
    assert_eq!(flying.flight.question(0), Some(&question));
    assert_eq!((question.rule(), question.seconds()), ("GX-17.24", 20));
    // One of each cabin in question, and nobody else.
    let start = at(&state, 7, 7);
    for (from, aliens) in [
        (vec![], vec![]),
        (vec![start], vec![]),
        (vec![shared], vec![shared]),
        (vec![shared, shared], vec![]),
        (vec![shared], vec![start]),
    ] {
        let before = flying.flight.clone();
        let refused = flying.answer(0, Command::LoseSharedCrew { from, aliens });
        assert_eq!(refused, Err(Refusal::OneFromEachCabin("GX-17.24")));
        assert_eq!(flying.flight, before);
    }
    assert!(
        flying
            .answer(0, Command::LoseCrew { from: vec![shared] })
            .is_err()
    );
    flying.must(0, who_goes(&state, false));
    assert_eq!(left(&flying), (0, Some(Alien::Brown)));
    assert!(flying.flight.is_over());
    let mut flying = leak();
    flying.must(0, who_goes(&state, true));
    assert_eq!((left(&flying), flying.ship(0).humans()), ((1, None), 3));
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::AlienGivenUp { square, .. } if *square == shared))
    );
}

/// Proves GX-17.24 and GT-31.20: where one kind lives alone, there is nothing to ask.
#[test]
fn nobody_is_asked_about_cabins_that_are_not_shared() {
    for (humans, alien) in [(1, None), (0, Some(Alien::Brown))] {
        let mut state = irradiated(2);
        let contents = Contents {
            humans,
            alien,
            ..Contents::default()
        };
        state.set_contents(at(&state, 8, 7), contents);
        let flying = fly(&[(state, 3)], &["IV-radiation_leak-1"]).go();
        assert!(flying.flight.is_over());
        assert_eq!(left(&flying), (0, None));
    }
}

/// Proves GX-17.24, GT-31.26 and GT-21.6: by default the human goes, but not the last one. An owner may give the last one up.
#[test]
fn the_last_human_stays_unless_the_owner_says_otherwise() {
    let asked = |state: Ship| fly(&[(state, 3)], &["IV-radiation_leak-1"]).go();
    for (elsewhere, alien) in [(2, false), (1, false), (0, true)] {
        let state = irradiated(elsewhere);
        let flying = asked(state);
        let default = flying.flight.default_answer(0);
        assert_eq!(default, Some(who_goes(&state, alien)), "{elsewhere}");
        // Somebody who left the game is not waited for.
        let mut gone = fly(&[(state, 3)], &["IV-radiation_leak-1"]);
        gone.flight.abandon(0, &mut gone.told);
        assert!(!gone.asked(0));
    }
    let state = irradiated(0);
    let mut flying = asked(state);
    flying.must(0, who_goes(&state, false));
    let gave_up = flying.flight.pilots()[0].gave_up;
    assert_eq!(gave_up, Some(GaveUpBecause::NoHumans));
}

/// Proves GX-17.24 and GT-31.26: several cabins are one question, and its default keeps one human.
#[test]
fn several_shared_cabins_are_asked_about_together() {
    let state = irradiated(0);
    let [start, shared] = [at(&state, 7, 7), at(&state, 8, 7)];
    let cabins = start.set().or(shared.set());
    let two = Contents {
        humans: 1,
        alien: Some(Alien::Purple),
        ..Contents::default()
    };
    let mut both = state;
    both.set_contents(start, two);
    // The higher column goes first.
    let one_each = Command::LoseSharedCrew {
        from: vec![shared],
        aliens: vec![start],
    };
    assert_eq!(both.default_cabin_losses(cabins, cabins), one_each);
    // The last human of a cabin that is not shared is lost in any case.
    let mut one = state;
    one.set_contents(
        start,
        Contents {
            humans: 1,
            ..Contents::default()
        },
    );
    let kept = one.default_cabin_losses(cabins, shared.set());
    assert_eq!(kept, who_goes(&one, true));
}

/// Proves GX-17.24 and GX-6.27: each half of a twin ship keeps a human by default.
#[test]
fn the_default_keeps_a_human_in_each_half() {
    // A cabin with connectors on all sides in each half.
    let mut twin = crewed(ShipClass::IIA, &[(4, 7, 31, 0), (9, 7, 32, 0)]);
    let [one, other] = [at(&twin, 4, 7), at(&twin, 9, 7)];
    twin.set_contents(
        other,
        Contents {
            humans: 1,
            alien: Some(Alien::Brown),
            ..Contents::default()
        },
    );
    assert_eq!(twin.contents(one).humans, 2);
    let command = twin.default_cabin_losses(other.set(), other.set());
    let alien_goes = Command::LoseSharedCrew {
        from: vec![],
        aliens: vec![other],
    };
    assert_eq!(command, alien_goes);
}

/// Proves GT-20.78, GT-18.5 and GX-20.7A.1: an Epidemic takes whom the owner names, and one of each other cabin.
#[test]
fn the_owner_says_who_falls_ill() {
    let state = with_shared_cabin(49..=54, 2);
    let [start, shared] = [at(&state, 7, 7), at(&state, 8, 7)];
    assert_eq!(state.infected(), start.set().or(shared.set()));
    let mut flying = fly(&[(state, 3)], &["II-epidemic-1"]).go();
    let question = Question::LoseFromCabins {
        cabins: state.infected(),
        shared: shared.set(),
        cause: CabinLoss::Epidemic,
    };
    assert_eq!(flying.flight.question(0), Some(&question));
    assert_eq!(flying.ship(0).crew(), 4, "all go at the same moment");
    let refused = flying.answer(
        0,
        Command::LoseSharedCrew {
            from: vec![start, shared],
            aliens: vec![],
        },
    );
    assert_eq!(refused, Err(Refusal::OneFromEachCabin("GT-20.78")));
    flying.must(0, who_goes(&state, true));
    assert_eq!(left(&flying), (1, None));
    assert_eq!(flying.ship(0).contents(start).humans, 1);
}

/// Proves GT-18.5 and GX-20.7A.1: a human and an alien in the only occupied cabin are a choice.
#[test]
fn the_owner_of_one_shared_cabin_is_asked_about_other_losses() {
    let state = with_shared_cabin(49..=54, 0);
    let junkyard = || {
        let mut flying = fly(&[(state, 3)], &["II-space_junkyard-1"]).go();
        // The second box costs a crew member.
        flying.must(0, Command::Stop { at: Some(1) });
        flying
    };
    let mut flying = junkyard();
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseCrew { count: 1 })
    );
    let default = flying.flight.default_answer(0);
    assert_eq!(default, Some(who_goes(&state, true)), "the human stays");
    flying.must(0, who_goes(&state, true));
    assert_eq!(left(&flying), (1, None));
    let mut flying = junkyard();
    flying.must(0, who_goes(&state, false));
    assert_eq!(left(&flying), (0, Some(Alien::Brown)));
    // Nothing is asked when all go.
    let flying = fly(&[(state, 3)], &["II-slavers-1"]).go();
    assert!(!flying.asked(0));
    assert_eq!(flying.ship(0).crew(), 0);
}

/// Proves GX-8.26 and GX-20.7A.1: the owner says who of a shared cabin flees.
#[test]
fn the_owner_says_who_flees() {
    let mut state = with_shared_cabin(49..=54, 2);
    state.set_roads([RoughRoad::Panic].into_iter().collect());
    let shared = at(&state, 8, 7);
    let swarm = |state: Ship| {
        // A large meteor from the front in column 8; the others miss.
        let dice = [dice(8), dice(2), dice(2)];
        Flying::new(
            FlightKind::Second,
            &[(state, 3)],
            &["I-meteoric_swarm-1"],
            &dice,
        )
        .go()
    };
    let mut flying = swarm(state);
    assert!(flying.ship(0).placed(at(&state, 8, 6)).is_none());
    let question = Question::LoseFromCabins {
        cabins: shared.set(),
        shared: shared.set(),
        cause: CabinLoss::Panic,
    };
    assert_eq!(flying.flight.question(0), Some(&question));
    flying.must(0, who_goes(&state, true));
    assert_eq!((left(&flying), flying.ship(0).humans()), ((1, None), 3));
    // Without life support the alien leaves anyway, and the human stays.
    let mut lonely = state;
    lonely.take(at(&state, 9, 7));
    let flying = swarm(lonely);
    assert!(!flying.asked(0));
    assert_eq!(left(&flying), (1, None));
}

/// Proves GX-8.26, GX-8.39 and GX-20.7A.1: both flee from a shared cabin that panics twice before its owner can be asked.
#[test]
fn both_flee_when_a_shared_cabin_panics_twice_at_once() {
    let mut state = with_shared_cabin(49..=54, 2);
    state.set_roads(
        [RoughRoad::Panic, RoughRoad::ExplosiveGoods]
            .into_iter()
            .collect(),
    );
    // Two holds that explode one after the other: the first takes the life support beside the cabin, the second what is behind it.
    for (column, row) in [(10, 8), (9, 9)] {
        put(&mut state, column, row, 16, 0);
        store(&mut state, column, row, goods(0, 0, 0, 1));
    }
    put(&mut state, 8, 8, 49, 0);
    let dice = [dice(10), dice(2), dice(2)];
    let flying = Flying::new(
        FlightKind::Second,
        &[(state, 3)],
        &["I-meteoric_swarm-1"],
        &dice,
    )
    .go();
    for (column, row) in [(9, 7), (8, 8)] {
        let near = at(&state, column, row);
        assert!(flying.ship(0).placed(near).is_none());
    }
    assert!(flying.ship(0).placed(at(&state, 8, 7)).is_some());
    assert!(!flying.asked(0));
    assert_eq!((left(&flying), flying.ship(0).humans()), ((0, None), 2));
}

/// Proves GX-8.2 and GX-20.7A.1: a personal cabin goes with both, so there is nothing to ask; also when an alien is given up.
#[test]
fn a_personal_cabin_goes_with_human_and_alien() {
    let mut state = irradiated(2);
    state.set_roads([RoughRoad::PersonalizedCabins].into_iter().collect());
    let shared = at(&state, 8, 7);
    let flying = fly(&[(state, 3)], &["IV-radiation_leak-1"]).go();
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::LoseFromCabins { .. })
    ));
    assert!(flying.ship(0).placed(shared).is_none());
    let mut flying = fly(&[(state, 3)], &["I-abandoned_ship-1"]).go();
    flying.must(0, Command::Accept { yes: true });
    let Some(&Question::LoseCrew { count }) = flying.flight.question(0) else {
        panic!("crew is given up: {:?}", flying.flight.question(0));
    };
    flying.must(
        0,
        Command::LoseSharedCrew {
            from: vec![at(&state, 7, 7); usize::from(count) - 1],
            aliens: vec![shared],
        },
    );
    assert!(flying.ship(0).placed(shared).is_none());
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
