//! The rules for five players: one more user of every opportunity, and the next weakest suffers too (GX-4).

use crate::support::Table;
use crate::support::ships::{Flying, at, crewed, put, store};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::Ship;
use table::{Dice, Game, Seed};

const II: ShipClass = ShipClass::II;

/// Two humans and an engine: loses every fight.
fn weak() -> Ship {
    crewed(II, &[(7, 8, 66, 0)])
}

/// Seven forward cannons around the cabin, which is all that these tests ask of it.
fn strong() -> Ship {
    let mut ship = weak();
    for (column, row) in [(5, 6), (6, 6), (8, 6), (9, 6), (5, 7), (6, 7), (8, 7)] {
        put(&mut ship, column, row, 88, 0);
    }
    ship
}

/// A special hold with two containers and a hold with two.
fn hauler() -> Ship {
    crewed(II, &[(7, 8, 66, 0), (8, 7, 61, 0), (6, 7, 16, 2)])
}

fn fly(ships: &[(Ship, i32)], card: &str, dice: &[[u8; 2]]) -> Flying {
    Flying::of_five(FlightKind::Second, ships, &[card], dice).go()
}

fn five(ships: [Ship; 5]) -> Vec<(Ship, i32)> {
    ships.into_iter().zip([10, 8, 6, 4, 2]).collect()
}

/// Ships that each hazard was resolved for, in order.
fn resolved(flying: &Flying) -> Vec<Vec<u8>> {
    let mut shots: Vec<Vec<u8>> = Vec::new();
    for event in flying.events() {
        match event {
            Event::HazardRolled { .. } => shots.push(Vec::new()),
            Event::HazardResolved { ship, .. } => shots.last_mut().unwrap().push(*ship),
            _ => {}
        }
    }
    shots
}

/// Proves GX-4.5, GX-4.6, GX-4.3, GX-XX-7.
#[test]
fn one_player_may_share_a_planet() {
    let ships = five([hauler(); 5]);
    // Planets: three red and a yellow; two red and two green; a red and four blue. Four days.
    let mut flying = fly(&ships, "II-planets-1", &[]);
    let free = |flying: &Flying, ship| match flying.flight.question(ship) {
        Some(Question::Land { free }) => *free,
        other => panic!("{other:?}"),
    };
    flying.must(0, Command::Land { planet: Some(0) });
    assert_eq!(free(&flying, 1), [0, 1, 2], "the first planet too");
    flying.must(1, Command::Land { planet: Some(1) });
    flying.must(2, Command::Land { planet: Some(0) });
    assert_eq!(free(&flying, 3), [2], "only one may share");
    assert_eq!(
        flying.answer(3, Command::Land { planet: Some(0) }),
        Err(Refusal::PlanetTaken(0))
    );
    flying.must(3, Command::Land { planet: Some(2) });
    // No planet is free: the fifth is not asked. Loading in order; the second on a planet leaves one block.
    for ship in 0..2 {
        let default = flying.flight.default_answer(ship).unwrap();
        flying.must(ship, default);
    }
    let offered = goods(3, 1, 0, 0);
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Load {
            offered,
            leave: 1,
            furnaces: Vec::new()
        })
    );
    let (special, normal) = (at(&hauler(), 8, 7), at(&hauler(), 6, 7));
    let hold = |square, goods| HoldGoods { square, goods };
    // Two red, and of yellow the one block there is: three of the four, the omitted one being his own choice.
    let all = vec![
        hold(special, goods(2, 0, 0, 0)),
        hold(normal, goods(0, 1, 0, 0)),
    ];
    flying.must(
        2,
        Command::Load {
            holds: all,
            burn: Vec::new(),
        },
    );
    assert_eq!(flying.ship(2).goods(), goods(2, 1, 0, 0));
    let default = flying.flight.default_answer(3).unwrap();
    flying.must(3, default);
    // All but the fifth lose four days, the one farthest behind first.
    let moved: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [3, 2, 1, 0]);
}

/// The omitted block cannot be taken all the same.
///
/// Proves GX-4.8, GX-4.9, GX-24.10.
#[test]
fn a_station_serves_two() {
    let mut crew = hauler();
    // Seven humans are wanted: more than two cabins hold, so the card is one of two days for everybody with enough crew.
    for (column, row, tile) in [(7, 6, 35), (6, 6, 36), (8, 6, 38), (5, 7, 39)] {
        put(&mut crew, column, row, tile, 0);
    }
    crew.fit_out();
    let mut flying = fly(
        &[(crew, 10), (weak(), 8), (crew, 6), (crew, 4)],
        "II-abandoned_station-2",
        &[],
    );
    flying.must(0, Command::Accept { yes: true });
    let default = flying.flight.default_answer(0).unwrap();
    flying.must(0, default);
    assert_eq!(flying.ship(0).goods(), goods(1, 1, 0, 0));
    assert_eq!(flying.position(0), Some(10), "days are lost at the end");
    // The second has too little crew; the third leaves one block.
    flying.must(2, Command::Accept { yes: true });
    let offered = goods(1, 1, 0, 0);
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::Load {
            offered,
            leave: 1,
            furnaces: Vec::new()
        })
    );
    let (special, normal) = (at(&crew, 8, 7), at(&crew, 6, 7));
    let both = [(special, goods(1, 0, 0, 0)), (normal, goods(0, 1, 0, 0))];
    let holds: Vec<_> = both
        .into_iter()
        .map(|(square, goods)| HoldGoods { square, goods })
        .collect();
    let refused = flying
        .answer(
            2,
            Command::Load {
                holds: holds.clone(),
                burn: Vec::new(),
            },
        )
        .unwrap_err();
    assert_eq!(refused, Refusal::OneBlockLess);
    let one = Command::Load {
        holds: holds[..1].to_vec(),
        burn: Vec::new(),
    };
    flying.must(2, one);
    // Two have used it: the fourth is not asked.
    assert!(!flying.asked(3));
    assert_eq!((flying.position(0), flying.position(2)), (Some(9), Some(5)));
    assert_eq!(flying.position(3), Some(4));
}

/// Proves GX-4.7.
#[test]
fn an_abandoned_ship_serves_two() {
    let mut crew = weak();
    put(&mut crew, 7, 6, 35, 0);
    crew.fit_out();
    // Two crew for three credits and a day.
    let mut flying = fly(
        &[(crew, 10), (crew, 6), (crew, 4)],
        "I-abandoned_ship-2",
        &[],
    );
    for ship in 0..2 {
        flying.must(ship, Command::Accept { yes: true });
        let default = flying.flight.default_answer(ship).unwrap();
        flying.must(ship, default);
    }
    assert!(!flying.asked(2));
    let earned: Vec<u16> = flying
        .flight
        .pilots()
        .iter()
        .map(|pilot| pilot.earned)
        .collect();
    assert_eq!(earned, [3, 2, 0]);
    assert_eq!(flying.ship(1).crew(), 2, "the full crew");
}

/// Proves GX-4.10, GX-4.11, GX-4.13, GX-4.14, GX-4.12, GX-XX-8, GX-0.24.
#[test]
fn pirates_are_beaten_twice() {
    let ships = five([weak(), strong(), weak(), strong(), weak()]);
    // Column 2 misses every ship: who is shot at is what counts.
    let mut flying = fly(&ships, "II-pirates-1", &[[1, 1]; 3]);
    flying.must(1, Command::Accept { yes: false });
    flying.must(3, Command::Accept { yes: true });
    let earned: Vec<u16> = flying
        .flight
        .pilots()
        .iter()
        .map(|pilot| pilot.earned)
        .collect();
    assert_eq!(earned, [0, 0, 0, 6, 0]);
    assert_eq!(
        flying.position(3),
        Some(1),
        "two days, past the fifth rocket"
    );
    // The fifth is not attacked. The first shot is heavy and does not hit the third.
    let fought: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Fought { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(fought, [0, 1, 2, 3]);
    assert_eq!(resolved(&flying), [vec![0], vec![0, 2], vec![0, 2]]);
}

/// Proves GX-4.12, GX-24.9, GX-4.2.
#[test]
fn a_beaten_enemy_takes_less() {
    // Slavers take three, and two from those who come after the first winner.
    let mut crowd = weak();
    for (column, row, tile) in [(7, 6, 35), (6, 6, 36)] {
        put(&mut crowd, column, row, tile, 0);
    }
    crowd.fit_out();
    let ships = [(crowd, 10), (strong(), 8), (crowd, 6)];
    let mut flying = fly(&ships, "I-slavers-1", &[]);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::LoseCrew { count: 3 })
    );
    let default = flying.flight.default_answer(0).unwrap();
    flying.must(0, default);
    flying.must(1, Command::Accept { yes: false });
    assert_eq!(
        flying.flight.question(2),
        Some(&Question::LoseCrew { count: 2 })
    );
    // Smugglers take two blocks, then one, the most valuable first.
    let mut loaded = hauler();
    store(&mut loaded, 6, 7, goods(0, 1, 1, 0));
    let ships = [(strong(), 10), (loaded, 8), (loaded, 6)];
    let mut flying = fly(&ships, "I-smugglers-1", &[]);
    flying.must(0, Command::Accept { yes: false });
    assert_eq!(flying.ship(1).goods(), goods(0, 0, 1, 0));
    assert_eq!(flying.ship(2).goods(), goods(0, 0, 1, 0));
}

/// Proves GX-4.4, GX-4.15 to GX-4.19, GX-4.21, GX-0.22, GX-0.26.
#[test]
fn the_two_weakest_suffer() {
    let mut many = weak();
    put(&mut many, 7, 6, 35, 0);
    many.fit_out();
    // Fewest crew: three days; slowest: two crew; weakest cannons: a light and a heavy shot from the rear.
    let ships = [(weak(), 9), (weak(), 6), (many, 3)];
    let flying = Flying::of_five(
        FlightKind::First,
        &ships,
        &["I-combat_zone-1"],
        &[[1, 1]; 2],
    )
    .go();
    let moved: Vec<(u8, i8)> = flying
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, days, .. } => Some((*ship, *days)),
            _ => None,
        })
        .collect();
    // The one farther ahead is the weaker of two equals; the one farthest behind moves first.
    assert_eq!(moved, [(1, -2), (0, -3)]);
    // All have one engine: again the two farthest ahead, now 0 at 6 and 1 at 4.
    assert_eq!((flying.ship(0).crew(), flying.ship(1).crew()), (0, 1));
    assert_eq!(flying.ship(2).crew(), 4);
    // The heavy shot does not hit the second lowest.
    assert_eq!(resolved(&flying), [vec![0, 1], vec![0]]);
    // With two in flight only the weakest suffers, in full.
    let ships = [(weak(), 9), (many, 3)];
    let flying = Flying::of_five(
        FlightKind::First,
        &ships,
        &["I-combat_zone-1"],
        &[[1, 1]; 2],
    )
    .go();
    assert_eq!((flying.position(1), flying.ship(1).crew()), (Some(3), 4));
    assert_eq!(resolved(&flying), [vec![0], vec![0]]);
    // With one nothing happens.
    let ships = [(weak(), 9)];
    let flying = Flying::of_five(FlightKind::First, &ships, &["I-combat_zone-1"], &[]).go();
    assert_eq!(flying.position(0), Some(9));
}

/// Proves GX-4.20.
#[test]
fn sabotage_hits_two() {
    let mut many = weak();
    put(&mut many, 7, 6, 35, 0);
    many.fit_out();
    let ships = [(weak(), 9), (weak(), 6), (many, 3)];
    let sabotage = |dice: &[[u8; 2]]| {
        Flying::of_five(FlightKind::Third, &ships, &["III-sabotage-1"], dice).go()
    };
    let lost = |flying: &Flying| -> Vec<usize> {
        flying
            .flight
            .pilots()
            .iter()
            .map(|pilot| pilot.lost.len())
            .collect()
    };
    // The engines behind the cabins are hit at once: column 7, row 8.
    let hit = [[3, 4], [4, 4]];
    let miss = [[1, 1], [1, 1]];
    assert_eq!(lost(&sabotage(&hit)), [1, 1, 0]);
    assert_eq!(lost(&sabotage(&[miss, hit].concat())), [1, 1, 0]);
    // The third attempt is meant for the lowest alone.
    assert_eq!(lost(&sabotage(&[miss, miss, hit].concat())), [1, 0, 0]);
}

/// Proves GX-4.22, GX-4.23, GX-XX-19.
#[test]
fn bonuses_of_five() {
    let rules = FlightRules {
        fifth_wheel: true,
        ..FlightKind::First.rules()
    };
    let receipts = |exposed: [u32; 5]| {
        let ships: Vec<Landed> = (0..)
            .zip(exposed)
            .map(|(place, exposed)| Landed {
                place: Some(place),
                exposed,
                goods: Goods::NONE,
                lost: 0,
                earned: 0,
                before: 0,
                heading: None,
                ..Landed::default()
            })
            .collect();
        settle(&rules, &ships, |ship| ship).0
    };
    let bonus: Vec<u32> = receipts([2, 4, 4, 6, 7])
        .iter()
        .map(|r| r.finishing)
        .collect();
    assert_eq!(bonus, [4, 4, 3, 2, 1]);
    let best = |exposed| -> Vec<u32> { receipts(exposed).iter().map(|r| r.best_looking).collect() };
    assert_eq!(best([2, 4, 4, 6, 7]), [2, 2, 2, 0, 0]);
    assert_eq!(best([2, 2, 4, 6, 7]), [2, 2, 0, 0, 0]);
}

/// Proves GX-4.24.
#[test]
fn four_players_may_use_the_rules() {
    let setup = Setup {
        fifth_wheel: true,
        ..Setup::default()
    };
    let mut table = Table::new(setup.clone(), 4, 3);
    table.play_out(&mut Dice::new(Seed::from_u64(3)), |_| {});
    assert!(table.game.outcome().is_some());
    assert!(table.view().setup.fifth_wheel);
    // Not in the learning flight, which has rules of its own.
    let learning = Setup {
        flights: vec![FlightKind::Learning],
        ..setup
    };
    assert_eq!(learning.check(4), Err(Refusal::LearningFifthWheel));
    assert_eq!(Setup::default().check(6), Err(Refusal::People(6)));
}
