//! What happens after a card, and when cards come again.

use super::*;

/// Proves GX-8.13, GX-8.16 and GX-24.25.
#[test]
fn a_new_leader_is_shot_at_before_the_next_card() {
    let ships = [(plain(), 10), (fast(), 9)];
    let flying = fly(
        &[RoughRoad::EngineEnvy],
        &ships,
        &["I-open_space-1", "I-open_space-2"],
        &[SEVEN],
    );
    assert_eq!(flying.flight.flight_order(), [1, 0]);
    let shot = flying.events().find_map(|event| match event {
        Event::HazardRolled { hazard, roller, .. } => Some((hazard.size, hazard.from, *roller)),
        _ => None,
    });
    assert_eq!(shot, Some((Size::Small, Side::Rear, 0)));
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
    let last = fly(&[RoughRoad::EngineEnvy], &ships, &["I-open_space-1"], &[]);
    assert!(rollers(&last).is_empty(), "no card follows");
}

/// Proves GX-8.14 and GX-8.15.
#[test]
fn a_leader_who_gave_up_makes_a_new_one_who_is_shot_at_once() {
    let engineless = crewed(II, &[(8, 7, 40, 0)]);
    // The engine stands beside the starting cabin, which the shot meets first.
    let exposed = crewed(II, &[(8, 7, 77, 0)]);
    let ships = [(engineless, 10), (exposed, 8), (plain(), 6)];
    let flying = fly(
        &[RoughRoad::EngineEnvy],
        &ships,
        &["I-open_space-1", "I-open_space-2"],
        &[SEVEN, SEVEN],
    );
    let gave_up = |ship: usize| flying.flight.pilots()[ship].gave_up;
    assert_eq!(gave_up(0), Some(GaveUpBecause::NoEngines));
    assert_eq!(gave_up(1), Some(GaveUpBecause::NoHumans));
    assert_eq!(rollers(&flying), [2], "the third leader is not shot at");
    assert_eq!(gave_up(2), None);
}

/// Proves GX-8.17, GX-8.18, GX-0.28 and GX-0.29.
#[test]
fn what_falls_off_strikes_everybody_behind() {
    let mut tall = plain();
    put(&mut tall, 7, 6, 50, 0);
    put(&mut tall, 7, 5, 50, 0);
    let ships = [(tall, 10), (plain(), 8), (plain(), 6)];
    // The small meteor from the left destroys 7-6; 7-5 is no longer joined. Then the junk flies in column 8.
    let mut flying = fly(
        &[RoughRoad::SpaceJunk],
        &ships,
        &["I-meteoric_swarm-1", "I-open_space-1"],
        &[MISS, SIX, MISS, EIGHT],
    );
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::KeepPiece { .. })
    ));
    let square = at(flying.ship(0), 7, 7);
    flying.must(0, Command::Keep { square });
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed, LostBy::FellOff]);
    assert_eq!(rollers(&flying), [0, 0, 0, 0], "one component, one roll");
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed]);
    assert_eq!(lost(&flying, 2), [LostBy::Destroyed]);
}

/// Proves GX-8.19.
#[test]
fn junk_that_falls_off_on_the_way_flies_too() {
    let mut tall = plain();
    put(&mut tall, 7, 6, 50, 0);
    put(&mut tall, 7, 5, 50, 0);
    // Behind the cabin at 8-7 hangs a hold, which falls off with it.
    let mut long = plain();
    put(&mut long, 9, 7, 26, 0);
    let ships = [(tall, 10), (long, 8), (plain(), 6)];
    let mut flying = fly(
        &[RoughRoad::SpaceJunk],
        &ships,
        &["I-meteoric_swarm-1", "I-open_space-1"],
        &[MISS, SIX, MISS, EIGHT, MISS],
    );
    for ship in [0, 1] {
        let square = at(flying.ship(ship), 7, 7);
        flying.must(ship, Command::Keep { square });
    }
    assert_eq!(
        rollers(&flying),
        [0, 0, 0, 0, 1],
        "the second player's pile too"
    );
    assert_eq!(lost(&flying, 1), [LostBy::Destroyed, LostBy::FellOff]);
}

/// Proves GX-8.20, GX-8.21 and GX-24.30.
#[test]
fn cards_nobody_used_come_again_in_the_same_order() {
    let ships = [(plain(), 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::DejaVu],
        &ships,
        &["I-planets-3", "I-open_space-1", "I-planets-4"],
        &[],
    );
    flying.must(0, Command::Land { planet: Some(0) });
    flying.must(1, Command::Land { planet: None });
    flying.stay();
    flying.stay();
    for ship in [1, 0] {
        flying.must(ship, Command::Land { planet: None });
    }
    assert!(!flying.flight.is_over());
    assert_eq!(flying.flight.deck_size(), 5);
    flying.stay();
    flying.stay();
    let names: Vec<&str> = flying
        .flight
        .revealed()
        .iter()
        .map(|card| card.card().name)
        .collect();
    assert_eq!(names[3..], ["I-open_space-1", "I-planets-4"]);
    for ship in [1, 0] {
        flying.must(ship, Command::Land { planet: None });
    }
    assert!(flying.flight.is_over(), "the second time is the last");
}

/// Proves GX-8.24 and GX-24.27.
#[test]
fn open_space_shakes_a_component_off_all_who_faced_it() {
    let ships = [(plain(), 10), (plain(), 8)];
    let flying = fly(
        &[RoughRoad::MetalFatigue],
        &ships,
        &["I-open_space-1", "I-stardust-1", "I-open_space-2"],
        &[EIGHT, SEVEN],
    );
    assert_eq!(lost(&flying, 0), [LostBy::FellOff]);
    assert_eq!(lost(&flying, 1), [LostBy::FellOff]);
    let mut flying = flying;
    flying.stay();
    let rolled = flying
        .events()
        .filter(|event| matches!(event, Event::RoadRolled { .. }));
    assert_eq!(rolled.count(), 1, "not after other cards");
}

/// Proves GX-8.24 and GX-8.43b for the other forms of Open Space (GX-7.33, GX-17.15): they are resolved as one.
#[test]
fn every_open_space_shakes_and_turns_ships() {
    for card in ["IV-open_space_hazard-2", "machinations-wide_open_space"] {
        let ships = [(plain(), 10), (plain(), 4)];
        let roads = [RoughRoad::MetalFatigue, RoughRoad::Somersault];
        // The meteors of the first card miss; then the cabin in column 8, row 7.
        let rolls = match card {
            "IV-open_space_hazard-2" => vec![MISS, MISS, EIGHT, SEVEN],
            _ => vec![EIGHT, SEVEN],
        };
        let flying = fly(&roads, &ships, &[card, "I-stardust-1"], &rolls);
        for ship in 0..2 {
            assert_eq!(lost(&flying, ship), [LostBy::FellOff], "{card}");
            assert!(flying.ship(ship).turned_round(), "{card}");
        }
    }
}

/// Proves GX-8.25.
#[test]
fn cosmic_psychosis_destroys_a_cabin_with_humans() {
    let mut empty = plain();
    humans(&mut empty, 8, 7, 0);
    let ships = [(plain(), 10), (empty, 8)];
    let flying = fly(
        &[RoughRoad::CosmicPsychosis],
        &ships,
        &["I-stardust-1", "I-stardust-1"],
        &[EIGHT, SEVEN],
    );
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert_eq!(flying.ship(0).humans(), 2);
    assert!(lost(&flying, 1).is_empty(), "no human there");
}

/// Proves GX-8.25a and GX-8.25b.
#[test]
fn cosmic_psychosis_reaches_into_hyperspace_but_not_to_sleepers() {
    // A booster behind the starting cabin with an engine beside it, a cabin, an engine and two tokens.
    let jumper = crewed(
        II,
        &[
            (7, 8, 173, 0),
            (8, 8, 72, 0),
            (8, 7, 40, 0),
            (6, 7, 64, 0),
            (7, 6, 1, 3),
        ],
    );
    let mut asleep = plain();
    asleep.take(at(&asleep, 8, 7));
    put(&mut asleep, 8, 7, 150, 2);
    asleep.fit_out();
    assert_eq!(asleep.asleep(), 4);
    let ships = [(jumper, 10), (asleep, 8)];
    let mut flying = fly(
        &[RoughRoad::CosmicPsychosis],
        &ships,
        &["I-stardust-1", "I-stardust-1"],
        &[EIGHT, SEVEN],
    );
    let jumps = flying.flight.jumps(0);
    if let Some(jump) = jumps.first().copied() {
        flying.must(
            0,
            Command::Jump {
                with: Some(jump),
                batteries: Vec::new(),
            },
        );
    }
    assert!(flying.flight.pilots()[0].hyperspace.is_some(), "{jumps:?}");
    assert!(lost(&flying, 0).contains(&LostBy::Destroyed));
    assert_eq!(
        flying.ship(0).humans(),
        2,
        "the cabin is gone in hyperspace"
    );
    assert_eq!(flying.ship(1).asleep(), 4);
}

/// Proves GX-8.43, GX-8.43a and GX-8.43b.
#[test]
fn ships_turn_round_after_open_space() {
    let mut ship = Ship::started(II, 0);
    ship.set_roads(RoughRoad::Somersault.set());
    put(&mut ship, 7, 8, 66, 0);
    put(&mut ship, 8, 7, 77, 2);
    assert!(!ship.is_legal(), "the connector of 77 points away");
    ship.take(at(&ship, 8, 7));
    // 64 has a universal connector on its right: turned by 180 degrees it joins to the left, the exhaust points forward.
    put(&mut ship, 8, 7, 64, 2);
    put(&mut ship, 7, 6, 88, 0);
    assert!(ship.is_legal());
    let mut sideways = ship;
    put(&mut sideways, 8, 7, 64, 1);
    assert!(!sideways.is_legal(), "exhausts may not point sideways");
    let mut blocked = ship;
    put(&mut blocked, 8, 6, 50, 0);
    assert!(
        !blocked.is_legal(),
        "the square at the exhaust must be empty"
    );
    ship.fit_out();
    assert_eq!(
        ship.engine_strength(Squares::EMPTY),
        1,
        "only one points to the rear"
    );
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 2);
    let ships = [(ship, 10), (ship, 8)];
    let mut flying = Flying::new(
        FlightKind::Second,
        &ships,
        &["I-open_space-1", "I-meteoric_swarm-1", "I-open_space-2"],
        &[SEVEN, MISS, MISS],
    )
    .go();
    assert!(flying.ship(0).turned_round());
    assert_eq!(
        flying.ship(0).cannon_strength_x2(Squares::EMPTY),
        1,
        "the cannon points backward"
    );
    assert_eq!(flying.ship(0).engine_strength(Squares::EMPTY), 1);
    flying.stay();
    // The large meteor comes from the ship's front, which is the rear of the board: it meets the engine at 7-8.
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed]);
    assert!(!flying.ship(0).occupied().has(at(&ship, 7, 8)));
    flying.stay();
    assert_eq!(
        flying.position(0),
        Some(12),
        "the other engine drives it now"
    );
    // What is written down is read again.
    let text = serde_json::to_string(flying.ship(0)).expect("JSON");
    let read: Ship = serde_json::from_str(&text).expect("a ship");
    assert_eq!(&read, flying.ship(0));
}

/// Proves GX-8.38 and GX-17.23.
#[test]
fn crews_are_paid_before_the_last_card_or_the_player_gives_up() {
    let mut ship = plain();
    put(&mut ship, 6, 7, 16, 2);
    store(&mut ship, 6, 7, goods(0, 0, 0, 1));
    let ships = [(ship, 10), (plain(), 8), (plain(), 6)];
    let ships: Vec<(Ship, i32)> = ships
        .iter()
        .map(|(ship, at)| (under(&[RoughRoad::UnionShip], *ship), *at))
        .collect();
    let mut flying = Flying::new(
        FlightKind::Second,
        &ships,
        &["I-open_space-1", "I-open_space-2"],
        &[],
    );
    let purse = |credits| Purse { credits, loans: 0 };
    let purses = Purses::new(vec![purse(3), purse(4), purse(3)], false, false);
    flying.flight = flying.flight.with_purses(purses);
    flying.stay();
    flying.stay();
    assert_eq!(
        flying.flight.revealed().len(),
        1,
        "before the last card is revealed"
    );
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::PayUnion { due: 4 })
    );
    assert_eq!(
        flying.answer(0, Command::PayUnion { blocks: Vec::new() }),
        Err(Refusal::CannotPay)
    );
    let blue = Block {
        square: at(&ship, 6, 7),
        colour: Colour::Blue,
    };
    flying.must(0, Command::PayUnion { blocks: vec![blue] });
    assert_eq!(flying.flight.credits(0), 0);
    flying.must(1, Command::PayUnion { blocks: Vec::new() });
    assert_eq!(
        flying.flight.default_answer(2),
        Some(Command::GiveUp { leave: true }),
        "three credits for four crew"
    );
    flying.must(2, Command::GiveUp { leave: true });
    assert_eq!(
        flying.flight.pilots()[2].gave_up,
        Some(GaveUpBecause::UnpaidCrew)
    );
    assert!(flying.flight.is_over());
}

/// Proves GX-8.55 and GX-24.28.
#[test]
fn what_happens_after_a_card_has_an_order() {
    let ships = [(plain(), 10), (fast(), 9), (crewed(II, &[]), 1)];
    let flying = fly(
        &[
            RoughRoad::MetalFatigue,
            RoughRoad::CosmicPsychosis,
            RoughRoad::SpaceJunk,
            RoughRoad::EngineEnvy,
        ],
        &ships,
        &["I-open_space-1", "I-open_space-2"],
        // Metal Fatigue at 8-7 of the two that fly, Cosmic Psychosis nowhere, junk of each nowhere, envy nowhere.
        &[EIGHT, SEVEN, MISS, MISS, MISS, MISS],
    );
    let steps: Vec<String> = flying
        .events()
        .filter_map(|event| match event {
            Event::GaveUp { ship, .. } => Some(format!("leaves {ship}")),
            Event::RoadRolled { road, .. } => Some(format!("{road:?}")),
            Event::HazardRolled { hazard, .. } => Some(format!("{:?}", hazard.kind)),
            _ => None,
        })
        .collect();
    assert_eq!(
        steps,
        [
            "leaves 2",
            "MetalFatigue",
            "CosmicPsychosis",
            "Meteor",
            "Cannon"
        ]
    );
}
