//! Launch preparation, cards, losses, giving up (GT-14 to GT-21).

use crate::support::ships::{Flying, alien, at, crewed, humans, put, ship, store};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Hazard, HazardKind, Size};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, FightOutcome, GaveUpBecause, HazardResult};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, Goods, goods};
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{HoldGoods, Question, StandingOrder};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;

const I: ShipClass = ShipClass::I;
const II: ShipClass = ShipClass::II;

/// A starting cabin with two humans and one engine.
fn plain() -> Ship {
    crewed(I, &[(7, 8, 66, 0)])
}

/// Two humans, a double engine and a battery with two tokens.
fn double_engine() -> Ship {
    crewed(I, &[(7, 8, 81, 0), (8, 7, 1, 0)])
}

fn fly(ships: &[(Ship, i32)], cards: &[&str]) -> Flying {
    Flying::new(FlightKind::First, ships, cards, &[]).go()
}

/// Proves GT-14.4, GT-14.6, GT-14.7, GT-14.12, GT-7.1, GT-7.2.
#[test]
fn ships_are_fitted_out() {
    let ship = crewed(
        II,
        &[(8, 7, 1, 0), (6, 7, 12, 0), (7, 8, 39, 3), (7, 6, 16, 3)],
    );
    assert_eq!(ship.tokens(), 2 + 3);
    assert_eq!((ship.humans(), ship.crew()), (4, 4));
    assert_eq!(ship.goods(), Goods::NONE);
}

/// Proves GT-0.2, GT-20.10, GT-20.11, GT-16.6 to GT-16.11, GT-7.3, GT-15.3, GT-15.5, GT-31.15.
#[test]
fn open_space_in_order() {
    let mut flying = fly(
        &[(double_engine(), 0), (double_engine(), 5)],
        &["I-open_space-1"],
    );
    let square = at(&double_engine(), 7, 8);
    // The leader is asked first.
    assert!(flying.asked(1) && !flying.asked(0));
    assert_eq!(
        flying.answer(
            0,
            Command::Power {
                doubles: vec![],
                batteries: vec![],
                boosts: Vec::new()
            }
        ),
        Err(Refusal::NotAsked("GT-16.11"))
    );
    let battery = at(&double_engine(), 8, 7);
    for (doubles, batteries, refused) in [
        (vec![battery], vec![], Refusal::NotADouble(battery)),
        (vec![square, square], vec![], Refusal::SquareTwice(square)),
        (vec![square], vec![battery, battery], Refusal::BatteryCount),
        (vec![square], vec![square], Refusal::NoTokenThere(square)),
    ] {
        assert_eq!(
            flying.answer(
                1,
                Command::Power {
                    doubles,
                    batteries,
                    boosts: Vec::new()
                }
            ),
            Err(refused)
        );
    }
    flying.power(1, &[square]);
    assert_eq!(flying.position(1), Some(7));
    assert_eq!(flying.ship(1).tokens(), 1);
    // GT-21.9: who could power may refuse and so give up.
    flying.power(0, &[]);
    assert_eq!(flying.position(0), None);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoEngines)
    );
}

/// Proves GT-15.13, GT-20.12, GT-21.8 to GT-21.10, GT-21.17, GT-15.11, GT-21.1.
#[test]
fn no_engine_no_open_space() {
    let bare = crewed(I, &[]);
    // The leader stops; its space is free for the one behind.
    let flying = fly(&[(bare, 1), (plain(), 0)], &["I-open_space-1"]);
    assert_eq!(flying.position(0), None);
    assert_eq!(flying.position(1), Some(1));
    // Without engines a ship may otherwise go on.
    let flying = fly(&[(bare, 1), (plain(), 0)], &["I-stardust-1"]);
    // The one behind loses three days first; then four days, past it.
    assert_eq!(
        (flying.position(0), flying.position(1)),
        (Some(-4), Some(-3))
    );
}

/// Proves GT-20.75, GT-20.76, GT-15.9, GT-15.14, GT-8.5.
#[test]
fn stardust_moves_the_last_first() {
    // The plain ship has three exposed connectors.
    assert_eq!(plain().exposed(), 3);
    let flying = fly(&[(plain(), 4), (plain(), 2)], &["I-stardust-1"]);
    // The one behind goes from 2 to -1; the leader then passes 3, 2, 1.
    assert_eq!(
        (flying.position(0), flying.position(1)),
        (Some(1), Some(-1))
    );
}

/// Proves GT-20.15 to GT-20.22, GT-7.6, GT-7.7, GT-17.1 to GT-17.6, GT-17.9, GT-17.10 to GT-17.12, GT-29.30, GT-26.8, GT-17.7.
#[test]
fn planets_are_landed_on_in_order() {
    let hauler = crewed(II, &[(8, 7, 16, 0), (6, 7, 57, 0), (7, 8, 68, 0)]);
    let mut old = hauler;
    store(&mut old, 8, 7, goods(0, 0, 0, 2));
    let bank = goods(1, 1, 1, 1);
    let ships = [(old, 5), (hauler, 3), (hauler, 1)];
    // Planets: two red; red and two blue; one yellow. Two days.
    let mut flying = Flying::with_bank(FlightKind::First, &ships, &["I-planets-2"], &[], bank).go();
    assert!(flying.asked(0) && !flying.asked(1));
    assert_eq!(
        flying.answer(0, Command::Land { planet: Some(3) }),
        Err(Refusal::PlanetTaken(3))
    );
    flying.must(0, Command::Land { planet: Some(0) });
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Land {
            free: [1, 2].into_iter().collect()
        })
    );
    assert_eq!(
        flying.answer(1, Command::Land { planet: Some(0) }),
        Err(Refusal::PlanetTaken(0))
    );
    flying.must(1, Command::Land { planet: Some(1) });
    flying.must(2, Command::Land { planet: None });
    // All have chosen; the leader loads first. The bank has one red block only.
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Load {
            offered: goods(1, 0, 0, 0),
            leave: 0,
            furnaces: Vec::new()
        })
    );
    let (hold, special) = (at(&hauler, 8, 7), at(&hauler, 6, 7));
    for (square, blocks, refused) in [
        (
            at(&hauler, 7, 8),
            Goods::NONE,
            Refusal::NoHold(at(&hauler, 7, 8)),
        ),
        (special, goods(1, 0, 0, 1), Refusal::TooManyBlocks(special)),
        (hold, goods(1, 0, 0, 0), Refusal::RedInHold(hold)),
        (hold, goods(0, 1, 0, 1), Refusal::NoSuchGoods),
    ] {
        let holds = vec![HoldGoods {
            square,
            goods: blocks,
        }];
        assert_eq!(
            flying.answer(
                0,
                Command::Load {
                    holds,
                    burn: Vec::new()
                }
            ),
            Err(refused)
        );
    }
    let holds = vec![
        HoldGoods {
            square: special,
            goods: goods(1, 0, 0, 0),
        },
        HoldGoods {
            square: hold,
            goods: goods(0, 0, 0, 1),
        },
    ];
    flying.must(
        0,
        Command::Load {
            holds,
            burn: Vec::new(),
        },
    );
    // What the first threw away is there for the next: two blue blocks.
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Load {
            offered: goods(0, 0, 0, 2),
            leave: 0,
            furnaces: Vec::new()
        })
    );
    flying.must(
        1,
        Command::Load {
            holds: vec![],
            burn: Vec::new(),
        },
    );
    // GT-20.20: farthest behind first, and only those who landed.
    assert_eq!(
        [flying.position(0), flying.position(1), flying.position(2)],
        [Some(3), Some(0), Some(1)]
    );
    assert_eq!(
        flying.answer(
            0,
            Command::Load {
                holds: vec![],
                burn: Vec::new()
            }
        ),
        Err(Refusal::NotAsked("GT-17.7"))
    );
}

/// Proves GT-20.25 to GT-20.29, GT-18.5, GT-29.15, GT-31.24, GT-21.6, GT-21.7, GT-29.9.
#[test]
fn an_abandoned_ship_takes_crew() {
    let mut four = crewed(I, &[(7, 8, 66, 0), (8, 7, 39, 0)]);
    humans(&mut four, 8, 7, 2);
    let mut flying = fly(
        &[(plain(), 6), (four, 3), (four, 0)],
        &["I-abandoned_ship-1"],
    );
    // The leader has only two of three: not asked.
    assert!(!flying.asked(0) && flying.asked(1));
    flying.must(1, Command::Accept { yes: false });
    flying.must(2, Command::Accept { yes: true });
    let (cabin, start) = (at(&four, 8, 7), at(&four, 7, 7));
    assert_eq!(
        flying.answer(2, Command::LoseCrew { from: vec![cabin] }),
        Err(Refusal::WrongCount {
            needed: 3,
            named: 1
        })
    );
    assert_eq!(
        flying.answer(
            2,
            Command::LoseCrew {
                from: vec![cabin; 3]
            }
        ),
        Err(Refusal::NobodyThere(cabin))
    );
    flying.must(
        2,
        Command::LoseCrew {
            from: vec![cabin, start, start],
        },
    );
    assert_eq!(flying.flight.pilots()[2].earned, 4);
    assert_eq!(flying.position(2), Some(-1));
    // Everybody goes: credits are received, then the ship must give up.
    let mut three = crewed(I, &[(7, 8, 66, 0), (8, 7, 39, 0)]);
    humans(&mut three, 8, 7, 1);
    let mut flying = fly(&[(three, 3)], &["I-abandoned_ship-1"]);
    flying.must(0, Command::Accept { yes: true });
    let pilot = &flying.flight.pilots()[0];
    assert_eq!(
        (pilot.earned, pilot.gave_up),
        (4, Some(GaveUpBecause::NoHumans))
    );
}

/// Proves GT-20.32 to GT-20.35, GT-20.19.
#[test]
fn an_abandoned_station_gives_goods() {
    let five = crewed(II, &[(7, 8, 35, 0), (8, 7, 16, 0), (6, 7, 40, 0)]);
    assert_eq!(five.crew(), 6);
    let mut flying = fly(&[(five, 3), (five, 0)], &["I-abandoned_station-1"]);
    flying.must(0, Command::Accept { yes: true });
    flying.must(
        0,
        Command::Load {
            holds: vec![],
            burn: Vec::new(),
        },
    );
    assert_eq!((flying.position(0), flying.ship(0).crew()), (Some(2), 6));
    assert!(!flying.asked(1), "one user only");
}

/// Proves GT-20.38 to GT-20.41, GT-19.5, GT-19.14 to GT-19.18, GT-19.30, GT-31.17, GT-31.22, GT-29.22.
#[test]
fn a_swarm_strikes_all_at_once() {
    // A shield over front and right with two tokens.
    let shielded = crewed(I, &[(8, 7, 115, 0), (6, 7, 4, 0)]);
    let ships = [(shielded, 3), (plain(), 0)];
    let dice = [[3, 4], [1, 1], [1, 1], [1, 1]];
    let mut flying = Flying::new(FlightKind::First, &ships, &["I-meteoric_swarm-2"], &dice).go();
    // A small meteor from the front in column 7: the starting cabin shows a connector there.
    assert!(flying.asked(0));
    assert_eq!(
        flying.ship(1).occupied().len(),
        1,
        "the other ship is hit at once"
    );
    let shield = at(&shielded, 8, 7);
    let wrong = at(&shielded, 6, 7);
    assert_eq!(
        flying.answer(
            0,
            Command::Defend {
                with: Some(wrong),
                battery: None,
                booster_battery: None
            }
        ),
        Err(Refusal::NoDefence(wrong))
    );
    flying.must(
        0,
        Command::Defend {
            with: Some(shield),
            battery: None,
            booster_battery: None,
        },
    );
    assert_eq!(
        (flying.ship(0).tokens(), flying.ship(0).occupied().len()),
        (1, 3)
    );
    let rolled = flying
        .events()
        .filter(|e| matches!(e, Event::HazardRolled { roller: 0, .. }));
    assert_eq!(rolled.count(), 4, "the leader rolls once for each meteor");
    // A player may refuse.
    let mut flying = Flying::new(FlightKind::First, &ships, &["I-meteoric_swarm-2"], &dice).go();
    flying.must(
        0,
        Command::Defend {
            with: None,
            battery: None,
            booster_battery: None,
        },
    );
    assert!(
        matches!(flying.flight.question(0), Some(Question::KeepPiece { pieces }) if pieces.len() == 2)
    );
    assert_eq!(flying.ship(0).tokens(), 2);
}

fn hazard(kind: HazardKind, size: Size, from: Side) -> Hazard {
    Hazard { kind, size, from }
}

/// Proves GT-19.1 to GT-19.4, GT-3.6, GT-19.19, GT-19.20, GT-19.22, GT-19.24 to GT-19.27, GT-19.28, GT-19.29, GT-19.31,
/// GT-26.5, GT-0.4, GT-29.20.
#[test]
fn what_stops_what() {
    use HazardKind::{Cannon, Meteor};
    let armed = ship(
        II,
        &[
            (7, 6, 88, 0),
            (7, 8, 51, 0),
            (8, 8, 123, 2),
            (8, 7, 115, 0),
            (6, 8, 51, 0),
        ],
    );
    let struck = |from, roll| {
        armed
            .struck(from, roll)
            .map(|square| armed.board().label(square))
    };
    assert_eq!(struck(Side::Front, 7), Some([7, 6]));
    assert_eq!(struck(Side::Rear, 7), Some([7, 8]));
    assert_eq!(struck(Side::Left, 8), Some([6, 8]));
    assert_eq!(struck(Side::Right, 8), Some([8, 8]));
    assert_eq!(struck(Side::Front, 2), None);
    assert_eq!(struck(Side::Left, 5), None);
    // A forward cannon in the column shoots for free; from the rear only one that points there.
    assert!(matches!(
        armed.hit(hazard(Meteor, Size::Large, Side::Front), 7),
        Hit::Shot { .. }
    ));
    assert!(matches!(
        armed.hit(hazard(Meteor, Size::Large, Side::Rear), 8),
        Hit::Threat { defences, .. } if defences.len() == 1
    ));
    for (roll, size) in [(7, Size::Large), (6, Size::Large)] {
        assert!(matches!(
            armed.hit(hazard(Meteor, size, Side::Rear), roll),
            Hit::Threat { defences, .. } if defences.is_empty()
        ));
    }
    // The shield stops light fire at its sides, itself included, and nothing heavy.
    assert!(matches!(
        armed.hit(hazard(Cannon, Size::Small, Side::Right), 7),
        Hit::Threat { defences, .. } if defences.len() == 1
    ));
    assert!(matches!(
        armed.hit(hazard(Cannon, Size::Large, Side::Right), 7),
        Hit::Threat { defences, .. } if defences.is_empty()
    ));
    assert!(matches!(
        armed.hit(hazard(Cannon, Size::Small, Side::Rear), 7),
        Hit::Threat { defences, .. } if defences.is_empty()
    ));
    // A small meteor bounces off the smooth front of the cannon.
    assert!(matches!(
        armed.hit(hazard(Meteor, Size::Small, Side::Front), 7),
        Hit::Bounce { .. }
    ));
}

/// Proves GT-20.50, GT-20.55, GT-20.57, GT-18.6, GT-20.51, GT-20.52.
#[test]
fn slavers_take_crew_until_beaten() {
    let mut strong = crewed(II, &[(7, 6, 88, 0)]);
    for (column, tile) in [(6, 98), (8, 99)] {
        put(&mut strong, column, 6, tile, 0);
    }
    put(&mut strong, 8, 7, 39, 0);
    alien(&mut strong, 8, 7, Alien::Purple);
    put(&mut strong, 5, 7, 88, 0);
    put(&mut strong, 9, 7, 88, 0);
    assert_eq!(strong.cannon_strength_x2(Squares::EMPTY), 14);
    let mut four = crewed(I, &[(7, 8, 66, 0), (8, 7, 39, 0)]);
    humans(&mut four, 8, 7, 2);
    let mut flying = fly(&[(four, 9), (strong, 6), (four, 3)], &["I-slavers-1"]);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseCrew { count: 3 })
    );
    let cabin = at(&four, 8, 7);
    flying.must(
        0,
        Command::LoseCrew {
            from: vec![cabin, cabin, at(&four, 7, 7)],
        },
    );
    flying.must(1, Command::Accept { yes: true });
    assert_eq!(
        (flying.position(1), flying.flight.pilots()[1].earned),
        (Some(5), 5)
    );
    assert_eq!(flying.ship(2).crew(), 4, "not attacked any more");
    // Declining keeps the place; those behind are safe all the same.
    let mut flying = fly(&[(strong, 6), (four, 3)], &["I-slavers-1"]);
    flying.must(0, Command::Accept { yes: false });
    assert_eq!(
        (flying.position(0), flying.flight.pilots()[0].earned),
        (Some(6), 0)
    );
    assert_eq!(flying.ship(1).crew(), 4);
}

/// Proves GT-20.56, GT-20.58, GT-20.59, GT-29.12.
#[test]
fn pirates_shoot_at_all_they_defeated() {
    let dice = [[1, 1], [3, 4], [1, 1]];
    let ships = [(plain(), 6), (plain(), 3)];
    let flying = Flying::new(FlightKind::First, &ships, &["I-pirates-1"], &dice).go();
    let rolled: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::HazardRolled { roller, .. } => Some(*roller),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [0, 0, 0]);
    let destroyed = flying.events().filter(|event| {
        matches!(
            event,
            Event::HazardResolved {
                result: HazardResult::Destroyed { .. },
                ..
            }
        )
    });
    assert_eq!(destroyed.count(), 2, "one roll for both");
    let lost = flying.events().filter(|event| {
        matches!(
            event,
            Event::Fought {
                outcome: FightOutcome::Lost,
                ..
            }
        )
    });
    assert_eq!(lost.count(), 2);
    // Without humans both leave when the card is over, and nobody flies any more (GT-20.7).
    assert!(flying.flight.is_over());
}

/// Proves GT-18.2, GT-26.6, GT-31.21, GT-31.29, GT-31.27, GT-18.7.
#[test]
fn the_owner_chooses_among_equal_blocks() {
    let mut hauler = crewed(
        II,
        &[(8, 7, 16, 0), (6, 7, 57, 0), (7, 8, 7, 0), (7, 6, 9, 2)],
    );
    store(&mut hauler, 8, 7, goods(0, 2, 0, 0));
    store(&mut hauler, 6, 7, goods(0, 1, 0, 0));
    let mut flying = fly(&[(hauler, 0)], &["I-smugglers-1"]);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseGoods {
            colour: Colour::Yellow,
            count: 2
        })
    );
    let special = at(&hauler, 6, 7);
    assert_eq!(
        flying.answer(
            0,
            Command::LoseGoods {
                from: vec![special, special]
            }
        ),
        Err(Refusal::NoBlockThere(special))
    );
    let default = flying.flight.default_answer(0).unwrap();
    assert_eq!(
        default,
        Command::LoseGoods {
            from: vec![at(&hauler, 8, 7); 2]
        }
    );
    flying.must(
        0,
        Command::LoseGoods {
            from: vec![special, at(&hauler, 8, 7)],
        },
    );
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 0));
    // Blocks in one hold: nothing to choose.
    store(&mut hauler, 6, 7, Goods::NONE);
    store(&mut hauler, 8, 7, goods(0, 0, 0, 1));
    let mut flying = fly(&[(hauler, 0)], &["I-smugglers-1"]);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseTokens { count: 1 })
    );
    let default = flying.flight.default_answer(0).unwrap();
    assert_eq!(
        default,
        Command::LoseTokens {
            from: vec![at(&hauler, 7, 8)]
        }
    );
    flying.must(0, default);
    assert_eq!(flying.ship(0).tokens(), 3);
}

/// Proves GT-20.70, GT-21.19, GT-20.67.
#[test]
fn a_combat_zone_is_suffered_to_the_end() {
    // Ship 0: one human is left after line 2; all lines find the same victim.
    let mut weak = crewed(I, &[(7, 8, 66, 0)]);
    humans(&mut weak, 7, 7, 1);
    let strong = crewed(I, &[(7, 8, 68, 0), (6, 7, 64, 0), (7, 6, 88, 0)]);
    let ships = [(weak, 5), (strong, 3)];
    let dice = [[1, 1], [1, 1]];
    let flying = Flying::new(FlightKind::First, &ships, &["I-combat_zone-1"], &dice).go();
    let victims: Vec<(u8, Option<u8>)> = flying
        .events()
        .filter_map(|event| match event {
            Event::Weakest { ship, line } => Some((*ship, *line)),
            _ => None,
        })
        .collect();
    assert_eq!(victims, [(0, Some(0)), (0, Some(1)), (0, Some(2))]);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
    assert_eq!(flying.position(1), Some(3));
}

/// Proves GT-20.6, GT-20.71, GT-20.90, GT-29.10.
#[test]
fn one_player_alone() {
    for name in ["I-combat_zone-1", "III-sabotage-1"] {
        let flying = fly(&[(plain(), 0)], &[name]);
        assert!(
            flying
                .events()
                .any(|event| matches!(event, Event::NoEffect))
        );
        assert_eq!(flying.ship(0).crew(), 2);
    }
    let flying = fly(&[(plain(), 0)], &["I-open_space-1"]);
    assert_eq!(flying.position(0), Some(1));
}

/// Proves GT-20.78, GT-20.80, GT-20.81, GT-29.5.
#[test]
fn an_epidemic_spreads_through_joints() {
    let mut ship = crewed(I, &[(8, 7, 39, 0), (7, 8, 45, 0)]);
    humans(&mut ship, 7, 8, 0);
    let flying = fly(&[(ship, 0)], &["II-epidemic-1"]);
    // The starting cabin and cabin 39 are joined; the empty one neither loses nor infects.
    assert_eq!(flying.ship(0).crew(), 2);
    let mut alone = crewed(I, &[(8, 7, 39, 0)]);
    humans(&mut alone, 8, 7, 0);
    assert_eq!(fly(&[(alone, 0)], &["II-epidemic-1"]).ship(0).crew(), 2);
}

/// Proves GT-20.85 to GT-20.89.
#[test]
fn sabotage_has_three_attempts() {
    let dice = [[1, 1], [1, 1], [6, 6], [6, 6], [3, 4], [4, 4]];
    let ships = [(plain(), 5), (plain(), 3)];
    let flying = Flying::new(FlightKind::Third, &ships, &["III-sabotage-1"], &dice).go();
    // A tie: the one ahead. Column 7, row 8 on the third attempt: the engine.
    assert_eq!(flying.ship(0).occupied().len(), 1);
    assert_eq!(flying.ship(1).occupied().len(), 2);
    let dice = [[1, 1]; 6];
    let flying = Flying::new(FlightKind::Third, &ships, &["III-sabotage-1"], &dice).go();
    let tries = flying
        .events()
        .filter(|e| matches!(e, Event::SabotageRolled { .. }))
        .count();
    assert_eq!((tries, flying.ship(0).occupied().len()), (3, 2));
}

/// Proves GT-19.12, GT-29.25, GT-29.26, GT-14.9.
#[test]
fn an_alien_needs_life_support() {
    // Cabin 40 between two life supports; the ship hangs on the left one.
    let mut ship = crewed(II, &[(8, 7, 119, 2), (7, 8, 51, 0), (7, 6, 51, 0)]);
    put(&mut ship, 8, 8, 40, 2);
    assert!(ship.alien_cabins(Alien::Brown).is_empty());
    let mut ship = crewed(II, &[(8, 7, 40, 2), (9, 7, 133, 0)]);
    let cabin = at(&ship, 8, 7);
    assert!(
        ship.alien_cabins(Alien::Brown).has(cabin),
        "{:?}",
        ship.faults()
    );
    assert!(ship.alien_cabins(Alien::Purple).is_empty());
    alien(&mut ship, 8, 7, Alien::Brown);
    let dice = [[4, 5], [1, 1], [1, 1]];
    let flying = Flying::new(FlightKind::Second, &[(ship, 0)], &["II-pirates-1"], &dice).go();
    assert_eq!(flying.ship(0).alien(Alien::Brown), None);
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::AlienLeft { .. }))
    );
}

/// Proves GT-21.13 to GT-21.15, GT-21.18, GT-21.2, GT-21.5, GT-31.18, GT-31.19, GT-20.1 to GT-20.3.
#[test]
fn giving_up_between_cards() {
    let ships = [(plain(), 5), (plain(), 3)];
    let cards = ["I-stardust-1", "I-open_space-1"];
    let mut flying = Flying::new(FlightKind::First, &ships, &cards, &[]);
    assert!(flying.flight.between_cards() && flying.flight.card().is_none());
    flying.must(0, Command::GiveUp { leave: true });
    assert_eq!(flying.position(0), Some(5), "shown together");
    flying.must(1, Command::GiveUp { leave: false });
    assert_eq!(flying.position(0), None);
    // The card was revealed without anybody pressing anything; the next window is open.
    assert_eq!(flying.flight.revealed().len(), 1);
    assert!(flying.asked(1) && !flying.asked(0));
    flying.must(1, Command::GiveUp { leave: false });
    assert!(
        flying.flight.is_over(),
        "after the last card nobody is asked"
    );
    let landed = flying.flight.landed(|_| 0);
    assert_eq!((landed[0].place, landed[1].place), (None, Some(0)));
    assert_eq!(
        flying.answer(1, Command::GiveUp { leave: true }),
        Err(Refusal::NotAsked("GT-21.14"))
    );
}

/// Proves GT-20.3, GT-20.7, GT-29.27.
#[test]
fn a_flight_without_players_is_over() {
    let mut empty = plain();
    humans(&mut empty, 7, 7, 0);
    let flying = Flying::new(FlightKind::First, &[(empty, 0)], &["I-stardust-1"], &[]);
    assert!(flying.flight.is_over());
    assert!(flying.flight.revealed().is_empty());
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
}

/// Proves GT-21.16, GT-29.31.
#[test]
fn departures_judge_lapping_last() {
    // The leader has no human left and leaves first; judged against the next, nobody is lapped.
    let mut doomed = plain();
    humans(&mut doomed, 7, 7, 0);
    let flying = Flying::new(
        FlightKind::First,
        &[(doomed, 60), (plain(), 12), (plain(), 5)],
        &["I-stardust-1"],
        &[],
    );
    assert_eq!((flying.position(0), flying.position(2)), (None, Some(5)));
}

/// Proves GT-24.4, GT-24.8, GT-24.9, GT-24.11, GT-24.12, GT-29.32.
#[test]
fn nobody_gives_up_in_the_learning_flight() {
    let mut empty = crewed(I, &[]);
    humans(&mut empty, 7, 7, 0);
    let ships = [(empty, 60), (plain(), 5)];
    let flying = Flying::new(
        FlightKind::Learning,
        &ships,
        &["I-open_space-1", "I-stardust-1"],
        &[],
    );
    assert!(flying.flight.is_over());
    assert!(flying.position(0).is_some() && flying.position(1).is_some());
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::GaveUp { .. }))
    );
    // The winner takes the reward without being asked.
    let mut strong = crewed(
        II,
        &[
            (7, 6, 88, 0),
            (8, 7, 51, 2),
            (6, 7, 51, 0),
            (8, 6, 90, 0),
            (6, 6, 91, 0),
            (5, 7, 107, 2),
        ],
    );
    put(&mut strong, 9, 7, 108, 0);
    put(&mut strong, 4, 7, 88, 0);
    assert!(strong.cannon_strength_x2(Squares::EMPTY) > 8);
    let flying = Flying::new(
        FlightKind::Learning,
        &[(strong, 5)],
        &["I-smugglers-1"],
        &[],
    );
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::Accepted { yes: true, .. }))
    );
    assert_eq!(flying.position(0), Some(4));
}

/// Proves GT-31.16.
#[test]
fn orders_in_advance() {
    let hauler = crewed(II, &[(8, 7, 16, 0)]);
    let ships = [(hauler, 5), (hauler, 3)];
    let mut flying = Flying::new(
        FlightKind::First,
        &ships,
        &["I-planets-2", "I-planets-3"],
        &[],
    )
    .go();
    flying.flight.set_order(
        1,
        Some(StandingOrder::Land {
            planets: vec![0, 2],
        }),
    );
    flying.must(0, Command::Land { planet: Some(0) });
    // The order lands on the first free planet of its list, at once.
    assert!(flying.events().any(|e| matches!(
        e,
        Event::Landed {
            ship: 1,
            planet: Some(2)
        }
    )));
    flying.must(
        0,
        Command::Load {
            holds: vec![],
            burn: Vec::new(),
        },
    );
    flying.must(
        1,
        Command::Load {
            holds: vec![],
            burn: Vec::new(),
        },
    );
    flying.stay();
    flying.flight.set_order(1, Some(StandingOrder::Pass));
    flying.flight.set_order(1, None);
    flying.must(0, Command::Land { planet: None });
    assert!(flying.asked(1), "withdrawn");
}

/// Proves GT-31.4, GT-31.5, GT-31.25, GT-31.26, GT-31.28.
#[test]
fn defaults_are_cautious() {
    let mut flying = fly(&[(double_engine(), 0)], &["I-open_space-1"]);
    let square = at(&double_engine(), 7, 8);
    let default = flying.flight.default_answer(0).unwrap();
    assert_eq!(
        default,
        Command::Power {
            doubles: vec![square],
            batteries: vec![],
            boosts: Vec::new()
        }
    );
    flying.must(0, default);
    assert_eq!(flying.position(0), Some(2));
    // Crew: humans from the fullest cabin, the highest row first; an alien before the last human.
    let mut ship = crewed(II, &[(8, 7, 39, 0), (7, 8, 45, 0)]);
    humans(&mut ship, 7, 7, 1);
    alien(&mut ship, 8, 7, Alien::Brown);
    humans(&mut ship, 7, 8, 2);
    let lost: Vec<[u8; 2]> = ship
        .default_crew_loss(3)
        .into_iter()
        .map(|square| ship.board().label(square))
        .collect();
    assert_eq!(lost, [[7, 8], [7, 8], [8, 7]]);
    // Loading: the most valuable selection that fits, blocks staying where they are.
    let mut hauler = crewed(II, &[(8, 7, 16, 0), (6, 7, 57, 0)]);
    store(&mut hauler, 6, 7, goods(0, 0, 0, 1));
    store(&mut hauler, 8, 7, goods(0, 0, 1, 0));
    let loaded = hauler.default_loading(goods(1, 1, 0, 3));
    let of = |column, row| {
        loaded
            .iter()
            .find(|(s, _)| *s == at(&hauler, column, row))
            .unwrap()
            .1
    };
    assert_eq!((of(6, 7), of(8, 7)), (goods(1, 0, 0, 0), goods(0, 1, 1, 0)));
}
