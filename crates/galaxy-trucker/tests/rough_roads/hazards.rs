//! Meteors and shots, and the power that stops them.

use super::*;

/// Proves GX-8.27 and GX-8.28.
#[test]
fn powering_costs_one_token_more() {
    // A double engine and a battery with two tokens.
    let mut ship = crewed(II, &[(7, 8, 81, 0), (8, 7, 1, 0)]);
    let double = at(&ship, 7, 8);
    let ships = [(ship, 10), (plain(), 8)];
    let cards = ["I-open_space-1", "I-open_space-2"];
    let mut flying = fly(&[RoughRoad::BumBatteries], &ships, &cards, &[]);
    assert_eq!(flying.flight.question(0), Some(&Question::PowerEngines));
    flying.power(0, &[double]);
    assert_eq!(flying.ship(0).tokens(), 0);
    assert_eq!(flying.position(0), Some(12));
    // One token is not enough: the engine cannot be powered and nothing is asked.
    tokens(&mut ship, 8, 7, 1);
    let flying = fly(
        &[RoughRoad::BumBatteries],
        &[(ship, 10), (plain(), 8)],
        &cards,
        &[],
    );
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoEngines)
    );
}

/// Proves GX-8.27.
#[test]
fn a_shield_costs_two_tokens() {
    // A shield over front and right on the left of the cabin, and three tokens on the right.
    let ship = crewed(II, &[(7, 8, 66, 0), (7, 6, 142, 0), (8, 7, 10, 2)]);
    let shield = at(&ship, 7, 6);
    let ships = [(ship, 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::BumBatteries],
        &ships,
        &["I-meteoric_swarm-2"],
        &[SEVEN, MISS, MISS, MISS],
    );
    flying.must(
        0,
        Command::Defend {
            with: Some(shield),
            battery: Some(at(&ship, 8, 7)),
            booster_battery: None,
        },
    );
    assert_eq!(flying.ship(0).tokens(), 1);
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::ExtraTokens { ship: 0, from } if from.len() == 1))
    );
}

/// Proves GX-8.30.
#[test]
fn large_meteors_are_small_and_small_ones_large() {
    // A cannon in front, with a smooth front; a smooth battery to the left.
    let ship = crewed(II, &[(7, 8, 66, 0), (6, 7, 1, 2)]);
    let ships = [(ship, 10), (ship, 8)];
    // Large from the front in column 6: the battery's front is smooth, so it bounces. Small from the left in row 7: large,
    // and no cannon points there.
    let flying = fly(
        &[RoughRoad::MeteoricInversion],
        &ships,
        &["I-meteoric_swarm-1", "I-open_space-1"],
        &[SIX, SEVEN, MISS],
    );
    let results: Vec<HazardResult> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardResolved { ship: 0, result } => Some(*result),
            _ => None,
        })
        .collect();
    let battery = at(&ship, 6, 7);
    assert_eq!(results[0], HazardResult::Bounced { struck: battery });
    assert_eq!(results[1], HazardResult::Destroyed { struck: battery });
}

/// Proves GX-8.35, GX-8.36a and GX-8.54.
#[test]
fn a_projectile_goes_on_to_the_next_component() {
    let mut tall = plain();
    put(&mut tall, 7, 6, 50, 0);
    put(&mut tall, 7, 5, 50, 0);
    let ships = [(tall, 10), (plain(), 8)];
    // Small from the front in column 7: exposed at 7-5, then at 7-6, whose front was joined before; then no third.
    let mut flying = fly(
        &[RoughRoad::PiercingProjectiles],
        &ships,
        &["I-meteoric_swarm-2"],
        &[SEVEN, MISS, MISS, MISS],
    );
    keep_engine(&mut flying, 1);
    assert_eq!(lost(&flying, 0), [LostBy::Destroyed, LostBy::Destroyed]);
    assert!(
        flying.ship(0).occupied().has(at(&tall, 7, 7)),
        "no third strike"
    );
    // The other ship: the starting cabin, then the engine, whose front is exposed now.
    assert_eq!(lost(&flying, 1).len(), 3, "the cabin fell off in between");
    assert!(flying.ship(1).occupied().is_empty());
}

/// Proves GX-8.36.
#[test]
fn plating_stops_the_second_strike() {
    // 185 is plating; its smooth side faces the front, its connector the cabin behind it.
    let mut ship = plain();
    let plating = (1..=186)
        .find(|tile| {
            let tile = galaxy_trucker::tiles::TileId::new(*tile).unwrap().tile();
            tile.kind == galaxy_trucker::tiles::Kind::Plating
        })
        .expect("plating");
    put(&mut ship, 7, 6, plating, 0);
    let turns = (0..4)
        .find(|turns| {
            put(&mut ship, 7, 6, plating, *turns);
            ship.is_plated(at(&ship, 7, 6), Side::Front)
        })
        .expect("a plated side");
    put(&mut ship, 7, 6, plating, turns);
    put(&mut ship, 7, 5, 50, 0);
    let ships = [(ship, 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::PiercingProjectiles],
        &ships,
        &["I-meteoric_swarm-3"],
        &[SEVEN, MISS, MISS],
    );
    keep_engine(&mut flying, 1);
    let plated = flying.events().any(|event| {
        matches!(
            event,
            Event::HazardResolved {
                ship: 0,
                result: HazardResult::Plated { .. }
            }
        )
    });
    assert!(plated);
    assert_eq!(lost(&flying, 0)[0], LostBy::Destroyed);
    assert!(flying.ship(0).occupied().has(at(&ship, 7, 7)));
}

/// Proves GX-8.39, GX-8.40, GX-8.40a, GX-24.19 and GX-0.28.
#[test]
fn destroyed_goods_and_tokens_explode_and_fallen_ones_do_not() {
    // A hold to the left of the cabin with a block, and a battery diagonally above it.
    let mut ship = crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2), (5, 6, 49, 0)]);
    store(&mut ship, 6, 7, goods(0, 0, 0, 1));
    let ships = [(ship, 10), (plain(), 8)];
    // A large meteor from the front in column 6 meets the hold. Around it: 7-7, 7-8, 5-6.
    let dice = [SIX, MISS, MISS];
    let burst = fly(
        &[RoughRoad::ExplosiveGoods],
        &ships,
        &["I-meteoric_swarm-1"],
        &dice,
    );
    assert_eq!(lost(&burst, 0), [LostBy::Destroyed; 4]);
    assert!(burst.ship(0).occupied().is_empty());
    let quiet = fly(
        &[RoughRoad::ExplosiveBatteries],
        &ships,
        &["I-meteoric_swarm-1"],
        &dice,
    );
    assert_eq!(lost(&quiet, 0)[0], LostBy::Destroyed);
    assert!(
        !quiet
            .events()
            .any(|event| matches!(event, Event::Exploded { .. }))
    );
    // Two charged batteries in a row: the explosion of one reaches the other, which explodes too.
    let chain = crewed(II, &[(7, 8, 66, 0), (6, 7, 4, 0), (5, 7, 1, 2)]);
    let flying = fly(
        &[RoughRoad::ExplosiveBatteries],
        &[(chain, 10), (plain(), 8)],
        &["I-meteoric_swarm-1"],
        &dice,
    );
    let explosions = flying
        .events()
        .filter(|event| matches!(event, Event::Exploded { .. }));
    assert_eq!(explosions.count(), 2);
}

/// Proves GX-8.26.
#[test]
fn crew_next_to_a_destroyed_component_panics() {
    let mut ship = plain();
    put(&mut ship, 9, 7, 26, 0);
    let ships = [(ship, 10), (plain(), 8)];
    // The large meteor takes the hold at 9-7, next to the cabin at 8-7.
    let flying = fly(
        &[RoughRoad::Panic],
        &ships,
        &["I-meteoric_swarm-1"],
        &[[4, 5], MISS, MISS],
    );
    assert_eq!(flying.ship(0).humans(), 3);
}

/// Proves GX-8.2.
#[test]
fn bad_luck_rolls_up_to_three_times() {
    let ships = [(plain(), 10), (plain(), 8)];
    let mut flying = fly(
        &[RoughRoad::BadLuck],
        &ships,
        &["I-meteoric_swarm-1"],
        &[MISS, MISS, MISS, MISS, SEVEN, MISS, EIGHT],
    );
    // Three misses from the front; from the left a miss and a hit in row 7; from the right a miss and row 8, smooth.
    for ship in [0, 1] {
        keep_engine(&mut flying, ship);
    }
    assert_eq!(rollers(&flying).len(), 7);
}
