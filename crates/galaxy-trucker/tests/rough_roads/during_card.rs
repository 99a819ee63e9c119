//! Planets, derelicts, enemies, intruders and losses during a card.

use super::*;

/// Proves GX-8.10, GX-8.11 and GX-0.26.
#[test]
fn stronger_players_behind_shoot_at_the_user_of_a_derelict() {
    let mut gun = plain();
    put(&mut gun, 7, 6, 88, 0);
    let ships = [(plain(), 10), (gun, 8), (plain(), 6)];
    // The heavy shot comes from the rear in column 7 and takes the engine.
    let mut flying = fly(
        &[RoughRoad::StiffCompetition],
        &ships,
        &["I-abandoned_ship-2"],
        &[SEVEN],
    );
    use_card(&mut flying, 0, true);
    assert_eq!(
        rollers(&flying),
        [1],
        "only the stronger one fires, and rolls"
    );
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    use_card(&mut flying, 0, false);
    assert_eq!(flying.position(0), Some(10), "no days are lost");
    use_card(&mut flying, 1, true);
    assert_eq!(rollers(&flying), [1], "nobody behind is stronger");
    flying.must(
        1,
        Command::LoseCrew {
            from: flying.ship(1).default_crew_loss(2),
        },
    );
    assert_eq!(flying.flight.pilots()[1].earned, 3);
}

/// Proves GX-8.32 and GX-24.26.
#[test]
fn everybody_but_the_strongest_is_the_weakest() {
    let mut most = plain();
    put(&mut most, 6, 7, 40, 2);
    most.fit_out();
    // Crew 4, 6, 6: of the two with the most the one farther behind is spared and does not lose three days.
    let ships = [(plain(), 20), (most, 15), (most, 10)];
    let mut flying = fly(
        &[RoughRoad::RemorselessFate],
        &ships,
        &["I-combat_zone-1"],
        &[],
    );
    assert_eq!(
        (flying.position(0), flying.position(1), flying.position(2)),
        (Some(17), Some(12), Some(10))
    );
    // Engines are equal: the one farthest behind is spared again, the others lose two crew.
    for ship in [0, 1] {
        let from = flying.ship(ship).default_crew_loss(2);
        flying.must(ship, Command::LoseCrew { from });
    }
    assert!(!flying.asked(2));
    assert_eq!(flying.ship(2).crew(), 6);
}

/// Proves GX-8.33 and GX-XX-18.
#[test]
fn sabotage_strikes_all_but_the_one_with_the_most_crew() {
    let mut most = plain();
    put(&mut most, 6, 7, 40, 2);
    most.fit_out();
    let ships = [(plain(), 20), (plain(), 15), (most, 10)];
    let flying = fly(
        &[RoughRoad::RemorselessFate],
        &ships,
        &["III-sabotage-1"],
        &[MISS, MISS, MISS, MISS, SEVEN, EIGHT],
    );
    // The third roll applies to everybody too: column 7, row 8.
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
    assert!(lost(&flying, 2).is_empty());
}

/// Proves GX-8.34.
#[test]
fn epidemics_cost_cabins_and_stardust_components() {
    let ships = [(plain(), 10), (plain(), 8)];
    let flying = fly(
        &[RoughRoad::RemorselessFate],
        &ships,
        &["II-epidemic-1", "I-stardust-1"],
        &[],
    );
    // Both cabins are joined and occupied: nobody is left.
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp, LostBy::GivenUp]);
    let mut spread = plain();
    put(&mut spread, 7, 6, 50, 0);
    let flying = fly(
        &[RoughRoad::RemorselessFate],
        &[(spread, 10), (spread, 8)],
        &["I-stardust-1", "I-open_space-1"],
        &[],
    );
    assert!(lost(&flying, 0).contains(&LostBy::FellOff));
    let moved = flying
        .events()
        .any(|event| matches!(event, Event::Moved { .. }));
    assert!(!moved, "no days are lost");
}

/// Proves GX-8.41, GX-8.42 and GX-XX-14.
#[test]
fn infected_goods_cost_a_human_for_each_block_beyond_the_aliens() {
    let mut ship = crewed(
        II,
        &[
            (7, 8, 66, 0),
            (8, 7, 40, 0),
            (6, 7, 40, 2),
            (7, 6, 37, 2),
            (9, 7, 26, 0),
        ],
    );
    alien(&mut ship, 8, 7, Alien::Brown);
    alien(&mut ship, 6, 7, Alien::Purple);
    let start = |card| {
        let ships = [(ship, 10), (plain(), 8)];
        let mut flying = fly(&[RoughRoad::InfectedGoods], &ships, &[card], &[]);
        flying.must(0, Command::Land { planet: Some(1) });
        flying.must(1, Command::Land { planet: None });
        flying
    };
    // Two aliens, two yellow blocks: free.
    let flying = start("I-planets-3");
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { .. })
    ));
    // Four green blocks: two humans, whichever blocks are kept.
    let mut flying = start("II-planets-2");
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::InfectedGoods { humans: 2 })
    );
    let mut declined = Flying {
        flight: flying.flight.clone(),
        told: Vec::new(),
    };
    flying.must(0, Command::Accept { yes: true });
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseHumans { count: 2 })
    );
    let brown = at(&ship, 8, 7);
    assert_eq!(
        flying.answer(
            0,
            Command::LoseCrew {
                from: vec![brown, brown]
            }
        ),
        Err(Refusal::NobodyThere(brown)),
        "aliens do not pay"
    );
    let from = flying.ship(0).default_human_loss(2);
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(flying.ship(0).humans(), 2);
    flying.must(
        0,
        Command::Load {
            holds: Vec::new(),
            burn: Vec::new(),
        },
    );
    assert!(flying.flight.is_over());
    // All or nothing: whoever declines gets none and loses nobody.
    declined.must(0, Command::Accept { yes: false });
    assert!(declined.flight.is_over());
    assert_eq!(declined.ship(0).humans(), 4);
    assert_eq!(
        declined.position(0),
        Some(6),
        "landing still costs the days"
    );
}

/// Proves GX-8.42a and GX-8.53.
#[test]
fn the_last_humans_are_lost_for_goods_and_the_player_gives_up() {
    let ship = crewed(II, &[(7, 8, 66, 0), (8, 7, 26, 2)]);
    let ships = [(ship, 10), (plain(), 8)];
    let mut flying = fly(&[RoughRoad::InfectedGoods], &ships, &["II-planets-2"], &[]);
    flying.must(0, Command::Land { planet: Some(1) });
    flying.must(1, Command::Land { planet: None });
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::InfectedGoods { humans: 2 }),
        "four are due, two are aboard"
    );
    flying.must(0, Command::Accept { yes: true });
    let load = flying.ship(0).default_load(goods(0, 0, 4, 0));
    flying.must(0, load);
    assert_eq!(
        flying.ship(0).goods().green,
        3,
        "the goods are still gained"
    );
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
}

/// Proves GX-8.44, GX-8.45 and GX-8.45a.
#[test]
fn defective_connectors_slow_the_ship_and_may_be_dropped() {
    // The universal connectors of the starting cabin meet singles at 7-8 and 7-6.
    let mut ship = crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (8, 7, 77, 0)]);
    ship.set_roads(RoughRoad::DefectiveConnectors.set());
    assert_eq!(ship.defects(), 2);
    assert_eq!(
        ship.engine_strength(Squares::EMPTY),
        0,
        "two engines, two defects"
    );
    let start = || {
        let ships = [(ship, 10), (plain(), 8)];
        fly(
            &[RoughRoad::DefectiveConnectors],
            &ships,
            &["I-open_space-1", "I-open_space-2"],
            &[],
        )
    };
    let mut flying = start();
    assert_eq!(flying.flight.question(0), Some(&Question::PowerEngines));
    let (cannon, start_cabin) = (at(&ship, 7, 6), at(&ship, 8, 7));
    assert_eq!(
        flying.answer(
            0,
            Command::Drop {
                squares: vec![start_cabin]
            }
        ),
        Err(Refusal::NotDroppable(start_cabin))
    );
    flying.must(
        0,
        Command::Drop {
            squares: vec![cannon],
        },
    );
    assert_eq!(lost(&flying, 0), [LostBy::FellOff]);
    flying.power(0, &[]);
    assert_eq!(flying.position(0), Some(11));
    let mut slow = start();
    slow.power(0, &[]);
    assert_eq!(
        slow.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoEngines)
    );
}

/// Cards of the later edition that the data adds to the deck.
/// Proves GX-8.2.
#[test]
fn locals_shoot_before_loading_and_heavily_at_one_alone() {
    let ships = [(plain(), 10), (plain(), 8)];
    let start = |second: Option<u8>| {
        let mut flying = fly(
            &[RoughRoad::ParanoidLocals],
            &ships,
            &["I-planets-3"],
            &[EIGHT],
        );
        flying.must(0, Command::Land { planet: Some(0) });
        flying.must(1, Command::Land { planet: second });
        flying
    };
    for (second, size) in [(None, Size::Large), (Some(1), Size::Small)] {
        let flying = start(second);
        let shot = flying.events().find_map(|event| match event {
            Event::HazardRolled { hazard, .. } => Some((hazard.size, hazard.from)),
            _ => None,
        });
        assert_eq!(shot, Some((size, Side::Front)));
        assert_eq!(lost(&flying, 0).len(), 1);
    }
}

/// Proves GX-8.2.
#[test]
fn big_baddies_add_the_lower_die() {
    let mut gun = plain();
    for (column, row) in [(5, 6), (6, 6), (8, 6), (9, 6), (10, 6)] {
        put(&mut gun, column, row, 88, 0);
    }
    // Five cannons beat four smugglers, but not four and two.
    let won = fly(&[], &[(gun, 10), (plain(), 8)], &["I-smugglers-1"], &[]);
    assert!(matches!(won.flight.question(0), Some(Question::TakeReward)));
    let ships = [(gun, 10), (plain(), 8)];
    let flying = fly(
        &[RoughRoad::BigBaddies],
        &ships,
        &["I-smugglers-1"],
        &[[5, 2]],
    );
    assert!(
        flying
            .events()
            .any(|e| matches!(e, Event::EnemyStronger { bonus: 2, .. }))
    );
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::TakeReward)
    ));
}

/// Proves GX-8.2.
#[test]
fn personal_cabins_go_with_the_first_of_their_crew_and_cost_nothing() {
    let ships = [(plain(), 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::PersonalizedCabins],
        &ships,
        &["I-abandoned_ship-2"],
        &[],
    );
    flying.must(0, Command::Accept { yes: true });
    let cabin = at(flying.ship(0), 8, 7);
    flying.must(
        0,
        Command::LoseCrew {
            from: vec![cabin, cabin],
        },
    );
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp]);
    assert!(flying.flight.is_over());
    assert_eq!(flying.flight.landed(|_| 0)[0].lost, 0);
}

/// Proves GX-8.2.
#[test]
fn debris_comes_from_the_sides_named_most() {
    let ships = [(plain(), 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::AbandonedDebris],
        &ships,
        &["I-abandoned_ship-1"],
        &[MISS, MISS],
    );
    assert_eq!(flying.flight.question(0), Some(&Question::VoteSide));
    flying.must(0, Command::ChooseSide { side: Side::Left });
    flying.must(1, Command::ChooseSide { side: Side::Front });
    let from: Vec<Side> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { hazard, .. } => Some(hazard.from),
            _ => None,
        })
        .collect();
    assert_eq!(from, [Side::Front, Side::Left]);
}

/// Steps that each intruder of the card makes on the ship with this number.
fn intruder_steps(flying: &Flying, ship: u8) -> Vec<u8> {
    let mut walks: Vec<u8> = Vec::new();
    for event in flying.events() {
        match event {
            Event::IntruderStep { ship: on, step } if *on == ship => match step.number {
                1 => walks.push(1),
                number => *walks.last_mut().expect("a first step") = number,
            },
            _ => {}
        }
    }
    walks
}

/// Proves GX-0.6.
#[test]
fn intruders_walk_farther_and_in_pairs() {
    let card = "I-predator-1";
    let walk = |roads: &[RoughRoad]| {
        let ships = [(fast(), 10), (fast(), 8)];
        let flying = fly(roads, &ships, &[card], &[SEVEN]);
        intruder_steps(&flying, 0)
    };
    let plain = walk(&[]);
    assert_eq!(plain.len(), 1);
    assert_eq!(walk(&[RoughRoad::UnguardedAirlocks]), [plain[0] + 2]);
    let pair = walk(&[RoughRoad::HuntingSeason]);
    assert_eq!(pair.len(), 2, "a second one follows");
}
