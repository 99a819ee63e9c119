//! Rough Roads: what the cards do in flight (GX-8).

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Size;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, HazardResult, LostBy};
use galaxy_trucker::flight::{Purse, Purses};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::question::{Block, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;
use support::ships::{Flying, alien, at, crewed, humans, put, store, tokens};

const II: ShipClass = ShipClass::II;
const MISS: [u8; 2] = [1, 1];
/// Column 7, which every ship has.
const SEVEN: [u8; 2] = [3, 4];
const EIGHT: [u8; 2] = [4, 4];
const SIX: [u8; 2] = [3, 3];

fn under(roads: &[RoughRoad], mut ship: Ship) -> Ship {
    ship.set_roads(roads.iter().copied().collect());
    ship
}

/// An engine behind the starting cabin and a cabin to its right: four humans, no cannon.
fn plain() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0)])
}

/// The same with three engines.
fn fast() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (6, 7, 64, 0), (8, 7, 77, 0)])
}

/// Flies on with the piece that has the engine.
fn keep_engine(flying: &mut Flying, ship: usize) {
    let square = at(flying.ship(ship), 7, 8);
    flying.must(ship, Command::Keep { square });
}

fn fly(roads: &[RoughRoad], ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    let ships: Vec<(Ship, i32)> = ships
        .iter()
        .map(|(ship, at)| (under(roads, *ship), *at))
        .collect();
    Flying::new(FlightKind::Second, &ships, cards, dice).go()
}

fn lost(flying: &Flying, ship: usize) -> Vec<LostBy> {
    let lost = &flying.flight.pilots()[ship].lost;
    lost.iter().map(|tile| tile.by).collect()
}

fn use_card(flying: &mut Flying, ship: usize, yes: bool) {
    assert_eq!(flying.flight.question(ship), Some(&Question::UseCard));
    flying.must(ship, Command::Accept { yes });
}

fn rollers(flying: &Flying) -> Vec<u8> {
    let rolled = flying.events().filter_map(|event| match event {
        Event::HazardRolled { roller, .. } => Some(*roller),
        _ => None,
    });
    rolled.collect()
}

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

/// Proves GX-8.20 and GX-8.21.
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

/// Proves GX-8.24.
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

/// Proves GX-8.39, GX-8.40, GX-8.40a and GX-0.28.
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
    flying.must(0, Command::Vote { side: Side::Left });
    flying.must(1, Command::Vote { side: Side::Front });
    let from: Vec<Side> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { hazard, .. } => Some(hazard.from),
            _ => None,
        })
        .collect();
    assert_eq!(from, [Side::Front, Side::Left]);
}

/// Proves GX-8.55.
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
