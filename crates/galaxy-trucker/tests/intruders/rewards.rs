//! What intruders do and what they are worth (GX-18.17, GX-18.20 to GX-18.37, GX-18.41, GX-18.42): predators, commandos, doubles.

use crate::support::intruders::{
    intruder, let_it_come, squares, stay, steps, told_at, worked_example,
};
use crate::support::ships::{Flying, alien, at, dice, fitted, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::goods;
use galaxy_trucker::intruders::{Intruder, IntruderKind, WalkEnd};
use galaxy_trucker::question::Question;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::Alien;

const II: ShipClass = ShipClass::II;
const III: ShipClass = ShipClass::III;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Third, ships, cards, dice).go()
}

fn lost(flying: &Flying) -> Vec<(u8, LostBy)> {
    let lost = flying.flight.pilots()[0].lost.iter();
    lost.map(|lost| (lost.tile.number(), lost.by)).collect()
}

fn ends(flying: &Flying) -> Vec<WalkEnd> {
    steps(flying, 0)
        .iter()
        .filter_map(|step| step.end)
        .collect()
}

/// The worked example with an armed second cabin: a bodyguard lives there.
fn guarded_example() -> Ship {
    let mut ship = worked_example();
    alien(&mut ship, 7, 8, Alien::Cyan);
    ship.set_specialization(Some(Specialization::Bodyguard));
    ship
}

/// From the right in row 7: where the commando of the worked example walks.
const COMMANDO: [(u8, u8); 12] = [
    (10, 7),
    (10, 8),
    (11, 8),
    (10, 8),
    (9, 8),
    (9, 9),
    (9, 8),
    (8, 8),
    (7, 8),
    (7, 9),
    (6, 9),
    (7, 9),
];

/// Proves GX-XX-30, GX-18.26, GX-18.27 and GX-18.29.
#[test]
fn the_commando_of_the_worked_example() {
    let mut ship = worked_example();
    store(&mut ship, 9, 8, goods(0, 1, 0, 0));
    let mut flying = fly(&[(ship, 0)], &["III-commando-1"], &[dice(7)]);
    let_it_come(&mut flying);
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), COMMANDO);
    let charges: Vec<_> = walk.iter().filter(|step| step.charge).collect();
    let numbers: Vec<_> = charges.iter().map(|step| step.number).collect();
    assert_eq!(numbers, [6, 12]);
    assert_eq!(walk[11].end, Some(WalkEnd::Left));
    // It ignores crew, goods and tokens.
    assert!(walk.iter().all(|step| step.devoured.is_empty()));
    assert_eq!(flying.ship(0).crew(), 6);
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 0));
    // Both charges explode together, after the last step.
    let last_step = told_at(&flying, |event| matches!(event, Event::IntruderStep { .. }));
    let explosion = told_at(&flying, |event| {
        matches!(event, Event::ChargesExploded { .. })
    });
    let gone = told_at(&flying, |event| matches!(event, Event::TileLost { .. }));
    assert_eq!(explosion.len(), 1);
    assert!(last_step.last() < explosion.first() && explosion.first() < gone.first());
    // Then the ship is checked: the engine beside the battery falls off.
    let Some(Question::KeepPiece { pieces }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert_eq!(pieces.len(), 2);
    let square = at(&ship, 7, 7);
    flying.must(0, Command::Keep { square });
    let mut pile = lost(&flying);
    pile.sort_unstable_by_key(|(tile, _)| *tile);
    assert_eq!(
        pile,
        [
            (15, LostBy::Destroyed),
            (64, LostBy::FellOff),
            (66, LostBy::Destroyed)
        ]
    );
    assert_eq!(flying.ship(0).tokens(), 0, "lost with the battery");
    assert_eq!(flying.flight.pilots()[0].earned, 0);
}

/// Proves GX-XX-30, GX-18.27 and GX-18.30: defeated in the armed cabin, its first charge explodes all the same, and the goods
/// are collected.
#[test]
fn a_defeated_commando_leaves_its_charges_and_its_goods() {
    let ship = guarded_example();
    let mut flying = fly(&[(ship, 0)], &["III-commando-1"], &[dice(7)]);
    let_it_come(&mut flying);
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), COMMANDO[..9]);
    assert_eq!(walk[8].end, Some(WalkEnd::Defeated));
    assert_eq!(lost(&flying), [(66, LostBy::Destroyed)]);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { offered, .. }) if *offered == goods(1, 0, 0, 0)
    ));
}

/// Proves GX-18.28: a charge is not laid where the commando is defeated.
#[test]
fn no_charge_where_it_is_defeated() {
    let ninth = Intruder {
        charges: &[9],
        steps: 9,
        ..intruder("III-commando-1")
    };
    let walk = guarded_example().intruder_forecast(&ninth, 7);
    assert_eq!(walk.len(), 9);
    assert_eq!(walk[8].end, Some(WalkEnd::Defeated));
    assert!(walk.iter().all(|step| !step.charge));
    let unguarded = worked_example().intruder_forecast(&ninth, 7);
    assert!(unguarded[8].charge);
}

/// Proves GX-18.41: an armory with a charge on it still arms its neighbours during the walk, and is destroyed afterwards.
#[test]
fn what_carries_a_charge_still_works() {
    // From the front in column 9 by the right hand: three modules, the armory on step 4, the armed cabin on step 5.
    let ship = fitted(
        III,
        &[
            (7, 8, 38, None),  // cabin below the starting cabin
            (8, 8, 218, None), // armory
            (9, 8, 50, None),
            (9, 7, 51, None),
            (9, 6, 53, None),
            (6, 7, 24, None), // hold for the reward
        ],
    );
    let armory = at(&ship, 8, 8);
    assert!(ship.armed().has(at(&ship, 7, 8)));
    let mut flying = fly(&[(ship, 0)], &["II-commando-1"], &[dice(9)]);
    let walk = steps(&flying, 0);
    assert_eq!(
        squares(&ship, &walk),
        [(9, 6), (9, 7), (9, 8), (8, 8), (7, 8)]
    );
    assert!(walk[3].charge);
    assert_eq!(walk[4].end, Some(WalkEnd::Defeated));
    let exploded = Event::ChargesExploded {
        ship: 0,
        squares: vec![armory],
    };
    assert!(flying.events().any(|event| *event == exploded));
    if let Some(Question::KeepPiece { .. }) = flying.flight.question(0) {
        let square = at(&ship, 7, 7);
        flying.must(0, Command::Keep { square });
    }
    assert!(flying.ship(0).placed(armory).is_none());
    assert!(flying.ship(0).armed().is_empty());
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { offered, .. }) if *offered == goods(0, 1, 0, 0)
    ));
}

/// A cabin to the left of the starting cabin, a hold with goods to the right, a stasis chamber in front, an engine below.
fn stocked() -> Ship {
    let mut ship = fitted(
        II,
        &[
            (6, 7, 40, None),
            (8, 7, 24, None),
            (7, 6, 150, None),
            (7, 8, 66, None),
        ],
    );
    store(&mut ship, 8, 7, goods(0, 1, 0, 1));
    ship
}

/// Proves GX-18.20, GX-18.21, GX-18.37 and GX-24.20: crew goes, sleepers do not and may be woken during the walk.
#[test]
fn sleepers_are_spared_and_may_be_woken() {
    let ship = stocked();
    let mut flying = Flying::new(
        FlightKind::Second,
        &[(ship, 0)],
        &["I-predator-1"],
        &[dice(7)],
    )
    .go();
    // From the left: the cabin is emptied first; while two humans are awake, sleepers may take their places.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    assert_eq!(steps(&flying, 0).len(), 1);
    let wake = |into: Vec<Square>| Command::Wake {
        into,
        from: Vec::new(),
    };
    flying.must(0, wake(vec![at(&ship, 6, 7)]));
    // The one who was woken is awake, so the next loss lets sleepers be woken again: nobody, this time.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    flying.must(0, wake(Vec::new()));
    // Then the starting cabin, by the left hand the chamber in front, and back to the starting cabin.
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 7), (7, 7), (7, 6), (7, 7)]);
    assert_eq!(walk[2].devoured.crew, 0, "sleepers are spared");
}

/// Proves GX-18.20: goods and tokens on its way are gone; the bank gets the blocks.
#[test]
fn a_predator_devours_goods_and_tokens() {
    // From the right by the right hand: hold, battery, starting cabin.
    let mut ship = fitted(II, &[(8, 7, 15, None), (9, 7, 24, None), (7, 8, 66, None)]);
    tokens(&mut ship, 8, 7, 3);
    store(&mut ship, 9, 7, goods(0, 1, 0, 1));
    let bank = goods(0, 0, 0, 0);
    let ships = [(ship, 0)];
    let kind = FlightKind::Second;
    let flying = Flying::with_bank(kind, &ships, &["II-predator-1"], &[dice(7)], bank).go();
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk)[..3], [(9, 7), (8, 7), (7, 7)]);
    assert_eq!(walk[0].devoured.goods, goods(0, 1, 0, 1));
    assert_eq!((walk[1].devoured.tokens, walk[2].devoured.crew), (3, 2));
    let after = flying.ship(0);
    assert_eq!((after.tokens(), after.crew()), (0, 0));
    assert_eq!(after.goods(), goods(0, 0, 0, 0));
    assert_eq!(flying.flight.bank(), goods(0, 1, 0, 1));
}

/// Proves GX-18.33 and GX-18.35: two intruders after one roll, each with its own reward.
#[test]
fn a_double_intruder_comes_twice() {
    // From the front in column 7: a cabin, then the starting cabin with lasers to both sides.
    let both = [
        (7, 8, 66, None),
        (7, 6, 37, None),
        (8, 7, 191, None),
        (6, 7, 194, None),
    ];
    let ship = fitted(II, &both);
    let flying = fly(&[(ship, 0)], &["III-predator-2"], &[dice(7)]);
    let walk = steps(&flying, 0);
    assert_eq!(ends(&flying), [WalkEnd::Defeated, WalkEnd::Defeated]);
    assert_eq!(
        squares(&ship, &walk),
        [(7, 6), (7, 7), (8, 7), (7, 6), (7, 7), (6, 7)]
    );
    let rolls = told_at(&flying, |event| {
        matches!(event, Event::IntruderRolled { .. })
    });
    assert_eq!(rolls.len(), 1);
    assert_eq!(flying.flight.pilots()[0].earned, 6, "3 credits each");
    // The right hand finds two modules in place of the laser: one reward.
    let one = [
        both[0],
        both[1],
        both[2],
        (6, 7, 50, None),
        (5, 7, 51, None),
    ];
    let ship = fitted(II, &one);
    let flying = fly(&[(ship, 0)], &["III-predator-2"], &[dice(7)]);
    assert_eq!(ends(&flying), [WalkEnd::Defeated, WalkEnd::Left]);
    assert_eq!(flying.flight.pilots()[0].earned, 3);
}

/// Proves GX-18.17: the same laser, or the same armed crew, stops both of a double intruder.
#[test]
fn one_defender_stops_any_number() {
    // From the front in column 7, both straight on: a module, the starting cabin, a laser.
    let laser = fitted(II, &[(7, 6, 50, None), (7, 8, 191, None)]);
    // A module, then the starting cabin, whose crew is armed by an armory below.
    let armed = fitted(II, &[(7, 6, 50, None), (7, 8, 215, None)]);
    for (ship, stopped) in [(laser, (7, 8)), (armed, (7, 7))] {
        let flying = fly(&[(ship, 0)], &["III-predator-2"], &[dice(7)]);
        let walk = steps(&flying, 0);
        let last: Vec<_> = walk
            .iter()
            .filter(|step| step.end == Some(WalkEnd::Defeated))
            .cloned()
            .collect();
        assert_eq!(squares(&ship, &last), [stopped, stopped]);
        assert_eq!(flying.flight.pilots()[0].earned, 6);
    }
}

/// Proves GX-18.34 and GX-18.29: charges of both explode together, two on one component are as one.
#[test]
fn charges_of_two_commandos_explode_together() {
    let ship = worked_example();
    // From the rear in column 9: the engine below the hold is entered by both.
    let mut flying = fly(&[(ship, 0)], &["IV-commando-1"], &[dice(9)]);
    while let Some(question) = flying.flight.question(0) {
        let command = match question {
            Question::Evade { .. } => stay(),
            Question::GiveUp => break,
            _ => flying.flight.default_answer(0).unwrap(),
        };
        flying.must(0, command);
    }
    let walk = steps(&flying, 0);
    let charged = walk.iter().filter(|step| step.charge);
    let laid: Squares = charged.map(|step| step.square).collect();
    assert!(laid.len() > 1);
    let exploded: Vec<_> = flying
        .events()
        .filter_map(|event| match event {
            Event::ChargesExploded { squares, .. } => Some(squares.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(exploded, [laid.iter().collect::<Vec<_>>()], "once for both");
    let last_step = told_at(&flying, |event| matches!(event, Event::IntruderStep { .. }));
    let explosion = told_at(&flying, |event| {
        matches!(event, Event::ChargesExploded { .. })
    });
    assert!(last_step.last() < explosion.first());
    // On a ship of one component both lay all their charges there: one component is lost.
    let alone = fitted(II, &[]);
    let flying = fly(&[(alone, 0)], &["IV-commando-1"], &[dice(7)]);
    let charges = steps(&flying, 0).iter().filter(|step| step.charge).count();
    assert_eq!((charges, lost(&flying).len()), (4, 1));
}

/// Proves GX-18.36: it devours, lays charges, and gives both rewards.
#[test]
fn a_predator_commando_does_both() {
    // From the front in column 9 by the left hand: battery, cabin, hold, starting cabin, engine, and back.
    let mut ship = fitted(
        III,
        &[
            (8, 7, 18, None),
            (9, 7, 35, None),
            (9, 6, 10, None),
            (7, 8, 66, Some(0)),
        ],
    );
    store(&mut ship, 8, 7, goods(0, 1, 0, 0));
    let mut flying = fly(&[(ship, 0)], &["IV-predator_commando-1"], &[dice(9)]);
    let walk = steps(&flying, 0);
    let there = [(9, 6), (9, 7), (8, 7), (7, 7), (7, 8)];
    assert_eq!(squares(&ship, &walk)[..5], there);
    let prey: Vec<_> = walk.iter().map(|step| step.devoured).collect();
    assert_eq!((prey[0].tokens, prey[1].crew, prey[3].crew), (3, 2, 2));
    assert_eq!(prey[2].goods, goods(0, 1, 0, 0));
    let charges: Vec<u8> = walk
        .iter()
        .filter(|step| step.charge)
        .map(|step| step.number)
        .collect();
    assert_eq!(charges, [5, 10]);
    if let Some(Question::KeepPiece { .. }) = flying.flight.question(0) {
        let square = at(&ship, 7, 7);
        flying.must(0, Command::Keep { square });
    }
    // The engine and the cabin explode, the battery falls off.
    let mut pile = lost(&flying);
    pile.sort_unstable_by_key(|(tile, _)| *tile);
    assert_eq!(
        pile,
        [
            (10, LostBy::FellOff),
            (35, LostBy::Destroyed),
            (66, LostBy::Destroyed)
        ]
    );
    // Defeated on the second step: credits, and goods to load.
    let guarded = fitted(
        III,
        &[(8, 7, 56, None), (9, 7, 191, None), (9, 6, 10, None)],
    );
    let mut flying = fly(&[(guarded, 0)], &["IV-predator_commando-1"], &[dice(9)]);
    let_it_come(&mut flying);
    assert_eq!(ends(&flying), [WalkEnd::Defeated]);
    let card = intruder("IV-predator_commando-1");
    assert_eq!(card.kind, IntruderKind::PredatorCommando);
    assert_eq!(
        u32::from(flying.flight.pilots()[0].earned),
        u32::from(card.credits)
    );
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { offered, .. }) if *offered == card.goods
    ));
    assert_eq!(flying.ship(0).tokens(), 0, "it devoured on its first step");
}

/// Proves GX-18.42: loading the reward costs no days.
#[test]
fn goods_of_a_commando_cost_no_days() {
    let mut flying = fly(&[(guarded_example(), 7)], &["III-commando-1"], &[dice(7)]);
    let_it_come(&mut flying);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { .. })
    ));
    let load = flying.flight.default_answer(0).unwrap();
    flying.must(0, load);
    assert_eq!(flying.position(0), Some(7));
    assert_eq!(intruder("III-commando-1").from, Side::Right);
}
