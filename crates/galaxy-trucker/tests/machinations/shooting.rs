//! Cards that send meteors and shots.

use super::*;

/// Proves GX-7.22 and GX-7.10: the weakest cannons, whoever chose the card; a purple alien counts as usual.
#[test]
fn an_ambush_fires_at_the_weakest_cannons() {
    let mut guarded = crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (8, 7, 45, 0)]);
    alien(&mut guarded, 8, 7, Alien::Purple);
    // Without the alien they would be equal, and the one farther ahead the weakest.
    let flying = fly(
        &[(guarded, 10), (armed(), 8)],
        "ambush",
        &[[1, 1], [1, 1], [3, 4]],
        0,
    );
    assert!(has(&flying, |event| matches!(
        event,
        Event::Weakest { ship: 1, .. }
    )));
    // The heavy shot from the rear meets the engine in column 7.
    assert_eq!(lost(&flying, 0), []);
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
}

/// Proves GX-7.22 and GX-7.11: the second lowest meets only the light shots.
#[test]
fn an_ambush_of_five_spares_the_second_lowest_the_heavy_shot() {
    let ships = [(plain(), 10), (plain(), 8), (armed(), 6)];
    let flying = of_five(&ships, "ambush", &[[3, 4], [3, 4], [3, 4]]);
    let mut shots: Vec<Vec<u8>> = Vec::new();
    for event in flying.events() {
        match event {
            Event::HazardRolled { .. } => shots.push(Vec::new()),
            Event::HazardResolved { ship, .. } => shots.last_mut().expect("rolled").push(*ship),
            _ => {}
        }
    }
    assert_eq!(shots, [vec![0, 1], vec![0, 1], vec![0]]);
}

/// Proves GX-7.29 and GX-0.27: pay another player, or be hit in a line that nobody rolled.
#[test]
fn getting_even_is_paid_or_shot() {
    let ships = [(plain(), 10), (plain(), 8), (plain(), 6)];
    let mut flying = fly(&ships, "getting_even", &[], 3);
    // The second has only the leader ahead.
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Pay {
            credits: 2,
            to: Some(1),
            instead: Instead::Shot
        })
    );
    flying.must(0, Command::Accept { yes: true });
    assert_eq!((credits(&flying, 0), credits(&flying, 1)), (1, 5));
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Demand { of: vec![0, 1] })
    );
    assert_eq!(
        flying.answer(2, Command::Demand { of: 2 }),
        Err(Refusal::NotAhead(2))
    );
    flying.must(2, Command::Demand { of: 0 });
    flying.must(0, Command::Accept { yes: false });
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Aim {
            ship: 0,
            columns: vec![7]
        })
    );
    assert_eq!(
        flying.answer(2, Command::Aim { column: 4 }),
        Err(Refusal::NoSuchColumn(4))
    );
    flying.must(2, Command::Aim { column: 7 });
    // The third has no cannon and hits all the same.
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert!(!has(&flying, |event| matches!(
        event,
        Event::HazardRolled { .. }
    )));
    assert!(flying.flight.is_over());
}

/// Proves GX-7.29: a shield stops the shot.
#[test]
fn a_shield_stops_the_shot_of_getting_even() {
    // The shield covers rear and right.
    let mut shielded = crewed(II, &[(7, 8, 66, 0), (8, 7, 13, 0), (6, 7, 144, 1)]);
    tokens(&mut shielded, 8, 7, 1);
    let mut flying = fly(&[(shielded, 10), (plain(), 8)], "getting_even", &[], 3);
    flying.must(0, Command::Accept { yes: false });
    flying.must(1, Command::Aim { column: 7 });
    let Some(Question::Defend { defences, .. }) = flying.flight.question(0) else {
        panic!("{:?}", flying.flight.question(0));
    };
    let with = defences.first();
    flying.must(
        0,
        Command::Defend {
            with,
            battery: None,
            booster_battery: None,
        },
    );
    assert_eq!(lost(&flying, 0), []);
}

/// Proves GX-7.30: the columns at both ends; a cannon in the column shoots the meteor.
#[test]
fn the_road_narrows_at_both_ends() {
    // Columns 6 to 8: a hold at the left, a cannon above a structure at the right.
    let mut wide = crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2), (8, 7, 111, 0)]);
    put(&mut wide, 8, 6, 88, 0);
    let flying = fly(&[(wide, 10), (plain(), 8)], "road_narrows", &[], 0);
    let aimed: Vec<(u8, u8)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardAimed { ship, column, .. } => Some((*ship, *column)),
            _ => None,
        })
        .collect();
    assert_eq!(
        aimed,
        [(0, 6), (1, 7), (0, 8)],
        "a narrow ship meets one meteor"
    );
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed], "the hold");
    assert!(flying.ship(0).placed(at(&wide, 6, 7)).is_none());
    assert!(flying.ship(0).placed(at(&wide, 8, 6)).is_some());
}

/// Proves GX-7.30 and GX-21.2: a cylinder has no column at an end.
#[test]
fn the_road_does_not_narrow_for_a_cylinder() {
    let ship = crewed(ShipClass::IIB, &[]);
    let name = "machinations-road_narrows";
    let ships = [(ship, 10), (ship, 8)];
    let flying = Flying::new(FlightKind::SecondB, &ships, &[name], &[]).go();
    assert!(has(&flying, |event| *event == Event::NoEffect));
    assert_eq!(lost(&flying, 0), []);
}

/// Proves GX-7.10: the leader chooses for all, with one roll for all (GX-0.24).
#[test]
fn the_leader_chooses_the_side_of_a_meteor_detour() {
    let mut flying = fly(
        &[(plain(), 10), (armed(), 8)],
        "meteor_detour",
        &[[3, 4], [1, 1], [1, 1]],
        0,
    );
    assert!(!flying.asked(1));
    flying.must(0, Command::ChooseSide { side: Side::Front });
    let hazards: Vec<(u8, Side)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { index, hazard, .. } => Some((*index, hazard.from)),
            _ => None,
        })
        .collect();
    assert_eq!(
        hazards,
        [(0, Side::Front), (1, Side::Front), (2, Side::Front)]
    );
    // The large meteor in column 7: the second has a cannon there.
    assert_eq!(lost(&flying, 1), []);
    assert_eq!(lost(&flying, 0).first(), Some(&LostBy::Destroyed));
}

/// Proves GX-7.10 and GX-0.22: stakes are secret until all are in; the lowest ones are shot at.
#[test]
fn a_wrong_turn_hits_the_lowest_stakes() {
    let ships = [(armed(), 10), (armed(), 8), (armed(), 6)];
    let mut flying = fly(&ships, "wrong_turn", &[[3, 4]], 0);
    assert!((0..3).all(|ship| flying.asked(ship)), "all at once");
    assert!(flying.answer(0, Command::Seal { number: 4 }).is_err());
    flying.must(0, Command::Seal { number: 1 });
    assert!(!has(&flying, |event| matches!(
        event,
        Event::StakesShown { .. }
    )));
    flying.must(1, Command::Seal { number: 3 });
    flying.must(2, Command::Seal { number: 1 });
    assert_eq!(positions(&flying, 3), [9, 4, 5]);
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed], "the cannon in front");
    assert_eq!(lost(&flying, 1), []);
    assert_eq!(lost(&flying, 2), [LostBy::Destroyed]);
}

/// Proves GX-0.24 and GX-0.27: one roll for all who are shot at; ships behind need no cannons.
#[test]
fn a_rear_ender_is_fired_from_close_behind() {
    let ships = [(plain(), 10), (plain(), 9), (plain(), 8), (plain(), 3)];
    let flying = fly(&ships, "rear_ender", &[[3, 4], [1, 1]], 0);
    let rolled: Vec<(u8, u8)> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { index, roller, .. } => Some((*index, *roller)),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(0, 0), (1, 0)]);
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 2), [], "the last one is five spaces behind");
}
