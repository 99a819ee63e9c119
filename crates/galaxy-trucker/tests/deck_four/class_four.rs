//! Flight 4: its rules card, its boards and insurance (GX-16).

use super::*;

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
