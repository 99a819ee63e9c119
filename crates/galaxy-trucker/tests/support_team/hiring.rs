//! Members are dealt or drafted, and used in their time (GX-19).

use super::*;

/// Proves GX-19.1.
#[test]
fn there_are_eighteen_cards() {
    assert_eq!(Member::ALL.len(), 18);
    assert_eq!(Ability::all().collect::<BTreeSet<_>>().len(), 36);
    let without: Vec<Member> = Member::deck(false).collect();
    assert_eq!(without.len(), 17);
    assert!(!without.contains(&Member::HotelClerk));
    assert_eq!(Member::deck(true).count(), 18);
}

/// Proves GX-0.5 and GX-19.10.
#[test]
fn impossible_setups_are_refused() {
    let refused = |setup: Setup, seats: usize| setup.check(seats).expect_err("refused");
    let alone = Setup {
        support_team: SupportTeam::Dealt,
        ..Setup::default()
    };
    assert_eq!(alone.check(4), Ok(()));
    let learning = setup(SupportTeam::Dealt, &[FlightKind::Learning]);
    let learning = Setup {
        new_technologies: false,
        ..learning
    };
    assert_eq!(refused(learning, 3), Refusal::LearningSupport);
    let draft = setup(SupportTeam::Draft, &[FlightKind::First]);
    assert_eq!(refused(draft, 3), Refusal::DraftNeedsFlights);
    let partners = Setup {
        teams: Teams::Partners,
        ..setup(SupportTeam::Dealt, &THREE)
    };
    assert_eq!(refused(partners, 4), Refusal::TeamsSupport);
    let drill = Setup {
        fire_drill_seconds: 0,
        ..Setup::default()
    };
    assert_eq!(refused(drill, 3), Refusal::FireDrillSeconds);
}

/// Proves GX-19.2, GX-19.3, GX-19.4, GX-19.5, GX-19.9, GX-24.17 and GX-XX-35.
#[test]
fn cards_are_dealt_after_the_first_and_the_second_flight() {
    // A class II ship in the first flight: for the team it is still the first.
    let flights = [FlightKind::Second, FlightKind::First, FlightKind::Third];
    let mut table = Table::new(setup(SupportTeam::Dealt, &flights), 3, 5);
    assert_eq!(table.view().stage, StageName::Countdown);
    skip_flight(&mut table);
    table.told.clear();
    go_on(&mut table);
    assert_eq!(table.view().stage, StageName::BeforeBuilding);
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for seat in 0..3 {
        let own = table.game.seat_view(Seat(seat));
        assert_eq!(own.dealt.len(), 3);
        seen.extend(own.dealt.iter().copied());
        kept.push(own.dealt[1]);
        // What was dealt is told to nobody else.
        for told in &table.told {
            if let Event::MembersDealt { members } = &told.event {
                assert!(matches!(told.to, Audience::Only(_)), "{members:?}");
            }
        }
    }
    assert_eq!(seen.len(), 9, "no card is dealt twice");
    let foreign = table.game.seat_view(Seat(1)).dealt[0];
    let refused = table.act(0, Command::KeepMember { member: foreign });
    assert_eq!(refused, Err(Refusal::CardNotOffered));
    for seat in 0..3 {
        // Nothing is revealed before all have chosen.
        assert!(
            table
                .view()
                .players
                .iter()
                .all(|player| player.team.is_empty())
        );
        let member = kept[usize::from(seat)];
        table.must(seat, Command::KeepMember { member });
    }
    let team = |table: &Table, seat: usize| -> Vec<Member> {
        let view = table.view();
        let hired = view.players[seat].team.iter();
        hired.map(|hired| hired.member).collect()
    };
    for (seat, member) in kept.iter().enumerate() {
        assert_eq!(team(&table, seat), [*member]);
        assert!(table.game.seat_view(Seat(seat as u8)).dealt.is_empty());
    }
    // Only A in the first flight with the card.
    let abilities = table.view().ships[0].abilities.clone();
    assert_eq!(abilities, [a(kept[0])]);
    table.pass(30_000);
    skip_flight(&mut table);
    go_on(&mut table);
    // Two cards from all that nobody kept.
    let mut dealt = Vec::new();
    for seat in 0..3 {
        let own = table.game.seat_view(Seat(seat));
        assert_eq!(own.dealt.len(), 2);
        dealt.extend(own.dealt);
    }
    assert!(dealt.iter().all(|member| !kept.contains(member)));
    until(&mut table, StageName::Countdown);
    let view = table.view();
    assert_eq!(view.players[0].team.len(), 2);
    let second = view.players[0].team[1].member;
    let letters: BTreeSet<Ability> = view.ships[0].abilities.iter().copied().collect();
    assert_eq!(letters, BTreeSet::from([a(kept[0]), b(kept[0]), a(second)]));
}

/// Proves GX-19.6, GX-19.7 and GX-19.8.
#[test]
fn the_number_of_flights_says_when_cards_are_dealt() {
    let four = [FlightKind::First; 4];
    let mut table = Table::new(setup(SupportTeam::Dealt, &four), 2, 5);
    for members in 0..4 {
        until(&mut table, StageName::Countdown);
        let view = table.view();
        assert!(
            view.players
                .iter()
                .all(|player| player.team.len() == members)
        );
        skip_flight(&mut table);
        if members < 3 {
            go_on(&mut table);
        }
    }
    for flights in [1, 2] {
        let table = Table::new(setup(SupportTeam::Dealt, &four[..flights]), 2, 5);
        assert_eq!(table.view().stage, StageName::BeforeBuilding);
        assert_eq!(table.game.seat_view(Seat(0)).dealt.len(), 3);
        let decisions = table.game.decisions();
        assert_eq!(decisions.len(), 2, "everybody chooses at the same time");
        assert!(decisions.iter().all(|one| one.options.len() == 3));
        assert!(decisions.iter().all(|one| one.default.is_some()));
    }
}

/// Proves GX-19.10 and GX-24.22.
#[test]
fn finishers_draft_in_order() {
    let mut table = Table::new(setup(SupportTeam::Draft, &THREE), 3, 3);
    skip_flight(&mut table);
    let mut state = state(&table);
    // Seat 2 finished first, seat 0 second; seat 1 gave up.
    state["receipts"][0][2]["place"] = json!(1);
    state["receipts"][0][0]["place"] = json!(2);
    load(&mut table, state);
    go_on(&mut table);
    let laid_out = table.view().draft;
    assert_eq!(laid_out.len(), 4, "one more than players");
    let take = |member| Command::KeepMember { member };
    assert!(table.act(0, take(laid_out[0])).is_err(), "not the turn");
    table.must(2, take(laid_out[0]));
    let refused = table.act(0, take(laid_out[0]));
    assert_eq!(refused, Err(Refusal::CardNotOffered));
    table.must(0, take(laid_out[2]));
    let view = table.view();
    let of = |seat: usize| view.players[seat].team[0].member;
    assert_eq!((of(2), of(0)), (laid_out[0], laid_out[2]));
    assert!(
        [laid_out[1], laid_out[3]].contains(&of(1)),
        "one of the rest"
    );
    assert!(view.draft.is_empty());
    // The card left over is out of the game.
    let deck = serde_json::to_value(&table.game).expect("JSON")["team"]["deck"].clone();
    assert_eq!(deck.as_array().map(Vec::len), Some(14));
}

/// Proves GX-19.11, GX-19.12, GX-19.13 and GX-19.14.
#[test]
fn members_are_used_in_their_time() {
    let mut table = building(
        &[(0, "trader"), (0, "welder"), (1, "advertiser")],
        true,
        &[49],
    );
    let days = MemberUse::BuyYellow { count: 1 };
    let price = MemberUse::ChangePrice {
        colour: galaxy_trucker::goods::Colour::Red,
        up: true,
    };
    let seal = MemberUse::Seal {
        edges: vec![edge(&table, 7, 7, Side::Front)],
    };
    // During building.
    assert_eq!(
        use_it(&mut table, 0, days.clone()),
        Err(Refusal::NotNow("GX-19.13"))
    );
    assert_eq!(
        use_it(&mut table, 0, price.clone()),
        Err(Refusal::NotNow("GX-19.14"))
    );
    assert_eq!(
        use_it(&mut table, 0, seal.clone()),
        Err(Refusal::NotNow("GX-19.12"))
    );
    finish_all(&mut table);
    // After building.
    assert_eq!(table.view().stage, StageName::AfterCheck);
    assert_eq!(
        use_it(&mut table, 0, days),
        Err(Refusal::NoSuchMember("GX-20.17A.1"))
    );
    let foreign = use_it(&mut table, 1, seal.clone());
    assert_eq!(foreign, Err(Refusal::NotNow("GX-19.12")));
    use_it(&mut table, 0, seal.clone()).expect("its time");
    // Before the flight, the leader first.
    until(&mut table, StageName::Flight);
    let asked = |table: &Table, seat: usize| table.view().players[seat].question.clone();
    let abilities = vec![a(Member::Trader)];
    assert_eq!(asked(&table, 0), Some(Question::UseMembers { abilities }));
    assert_eq!(asked(&table, 1), None);
    let too_late = use_it(&mut table, 0, seal);
    assert_eq!(too_late, Err(Refusal::NotNow("GX-19.12")));
    table.must(0, Command::Done);
    assert!(matches!(
        asked(&table, 1),
        Some(Question::UseMembers { .. })
    ));
    table.must(1, Command::Done);
    // At the end also those who gave up (GX-20.17B.2).
    for seat in 0..3 {
        table.must(seat, Command::GiveUp { leave: true });
    }
    let abilities = vec![b(Member::Trader)];
    assert_eq!(asked(&table, 0), Some(Question::UseMembers { abilities }));
    use_it(&mut table, 0, price).expect("its time");
    assert_eq!(table.view().stage, StageName::Over);
}

/// Proves GX-19.15.
#[test]
fn everybody_has_a_chance_and_a_default() {
    let mut table = building(
        &[(0, "assembler"), (1, "hypergeometer"), (2, "welder")],
        true,
        &[],
    );
    finish_all(&mut table);
    let asked: Vec<bool> = table
        .view()
        .players
        .iter()
        .map(|player| player.question.is_some())
        .collect();
    // A bare ship has no cannon for the hypergeometer.
    assert_eq!(asked, [true, false, true]);
    for decision in table.game.decisions() {
        assert_eq!(decision.default, Some(Command::Done));
        assert!(decision.until.is_some());
    }
    table.must(2, Command::Leave);
    table.must(0, Command::Done);
    assert_eq!(table.view().stage, StageName::Flight);
}

/// Berths of older tables had two places for tiles set aside and knew no members.
#[test]
fn older_states_stay_readable() {
    let table = Table::dealing(Setup::default(), 2, &[49]);
    let mut state = state(&table);
    state.as_object_mut().expect("an object").remove("team");
    let phase = state["phase"]["of"].as_object_mut().expect("a building");
    for field in ["questions", "fire_drill", "fire_drill_time", "number"] {
        phase.remove(field);
    }
    let read: Building = serde_json::from_value(state["phase"]["of"].clone()).expect("a building");
    assert_eq!(read.berths[0].set_aside, [None, None]);
    let _: galaxy_trucker::GalaxyTrucker = serde_json::from_value(state).expect("a state");
    assert_eq!(Letter::A as u8, 0);
}
