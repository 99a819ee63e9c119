//! Engine boosters: away for the rest of a card and the whole next one (GX-2.30 to GX-2.44).

use crate::support::ships::{Flying, at, crewed, humans, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::goods;
use galaxy_trucker::question::{Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Squares;

const II: ShipClass = ShipClass::II;

/// A booster behind the starting cabin with this engine beside it, another engine to the left, two tokens.
fn jumper(engine: u8) -> Ship {
    crewed(
        II,
        &[
            (7, 8, 173, 0),
            (8, 8, engine, 0),
            (6, 7, 64, 0),
            (7, 6, 1, 3),
        ],
    )
}

const SINGLE: u8 = 72;
const DOUBLE: u8 = 84;

fn weak() -> Ship {
    crewed(II, &[(7, 8, 66, 0)])
}

fn jump(ship: &Ship) -> Command {
    Command::Jump {
        with: Some(Jump {
            booster: at(ship, 7, 8),
            engine: at(ship, 8, 8),
        }),
        batteries: Vec::new(),
    }
}

fn no_jump() -> Command {
    Command::Jump {
        with: None,
        batteries: Vec::new(),
    }
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn is_away(flying: &Flying, ship: usize) -> bool {
    flying.flight.pilots()[ship].hyperspace.is_some()
}

/// Ships that moved, with their days.
fn moved(flying: &Flying) -> Vec<(u8, i8)> {
    flying
        .events()
        .filter_map(|event| match event {
            Event::Moved { ship, days, .. } => Some((*ship, *days)),
            _ => None,
        })
        .collect()
}

/// Proves GX-2.30, GX-2.31, GX-2.32, GX-2.33, GX-2.35, GX-2.41, GX-2.42, GX-XX-4.
#[test]
fn a_leader_avoids_pirates() {
    let leader = jumper(DOUBLE);
    // Plating in front keeps the third ship out of harm; the second loses its only cabin.
    let safe = crewed(II, &[(7, 6, 181, 0), (7, 8, 66, 0)]);
    let cards = ["II-pirates-1", "III-sabotage-1", "II-planets-2"];
    let dice = [[3, 4], [3, 4], [3, 4]];
    let mut flying = fly(&[(leader, 20), (weak(), 10), (safe, 5)], &cards, &dice);
    assert_eq!(flying.flight.question(0), Some(&Question::Jump));
    assert!(!flying.asked(1) && !flying.asked(2), "only who can jump");
    flying.must(0, jump(&leader));
    assert_eq!(
        flying.ship(0).tokens(),
        0,
        "one for the booster, one for the engine"
    );
    assert!(flying.ship(0).placed(at(&leader, 8, 8)).is_none());
    assert_eq!(flying.flight.pilots()[0].lost.len(), 1);
    let fought: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Fought { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(fought, [1, 2], "the second leads now");
    assert_eq!(
        flying.flight.pilots()[1].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
    flying.stay();
    // Sabotage: one ship is in flight.
    assert!(flying.events().any(|event| *event == Event::NoEffect));
    assert!(flying.flight.between_cards());
    assert!(!is_away(&flying, 0), "back after the second card");
    flying.stay();
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Land { .. })
    ));
    flying.must(0, Command::Land { planet: None });
    assert!(matches!(
        flying.flight.question(2),
        Some(Question::Land { .. })
    ));
}

/// Proves GX-2.31, GX-2.36, GX-1.9.
#[test]
fn a_jump_needs_tokens_and_a_joined_engine() {
    for (engine, charged, can) in [
        (DOUBLE, 1, false),
        (DOUBLE, 2, true),
        (SINGLE, 1, true),
        (SINGLE, 0, false),
    ] {
        let mut ship = jumper(engine);
        tokens(&mut ship, 7, 6, charged);
        let flying = fly(&[(ship, 0)], &["II-epidemic-1"], &[]);
        assert_eq!(flying.asked(0), can, "{engine} {charged}");
    }
    let ship = jumper(SINGLE);
    let mut flying = fly(&[(ship, 0)], &["II-epidemic-1"], &[]);
    let other = at(&ship, 6, 7);
    let wrong = Command::Jump {
        with: Some(Jump {
            booster: at(&ship, 7, 8),
            engine: other,
        }),
        batteries: Vec::new(),
    };
    assert_eq!(flying.answer(0, wrong), Err(Refusal::NoBooster(other)));
    flying.must(0, no_jump());
    assert!(flying.flight.is_over());
}

/// Proves GX-2.38, GX-XX-5.
#[test]
fn too_late_once_dice_are_rolled() {
    let mut ship = jumper(SINGLE);
    put(&mut ship, 8, 7, 116, 0);
    // The first meteor destroys the shield to the right; the others miss.
    let mut flying = fly(
        &[(ship, 0)],
        &["I-meteoric_swarm-3", "II-epidemic-1"],
        &[[4, 4], [1, 1], [1, 1]],
    );
    flying.must(0, no_jump());
    assert_eq!(flying.flight.pilots()[0].lost.len(), 1);
    assert!(flying.flight.jumps(0).is_empty());
    assert_eq!(
        flying.answer(0, jump(&ship)),
        Err(Refusal::NotAsked("GX-2.36"))
    );
    flying.stay();
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Jump),
        "the next card is another matter"
    );
}

/// Proves GX-2.34, GX-2.36, GX-2.37, GX-2.42, GX-2.43, GX-2.84, GX-0.21, GX-XX-6.
#[test]
fn two_jump_out_of_a_combat_zone() {
    let mut first = crewed(II, &[(8, 7, 39, 0), (6, 7, 40, 2)]);
    for (column, row) in [(4, 8), (5, 8), (6, 8), (7, 8), (8, 8), (9, 8), (10, 8)] {
        put(&mut first, column, row, 66, 0);
    }
    // Its crew is the smallest: four blocks are lost on the first line, and no token.
    let mut second = jumper(SINGLE);
    put(&mut second, 8, 7, 24, 0);
    put(&mut second, 8, 6, 21, 0);
    for row in [6, 7] {
        store(&mut second, 8, row, goods(0, 0, 0, 2));
    }
    let mut third = jumper(SINGLE);
    third.take(at(&third, 6, 7));
    let cards = ["III-combat_zone-1", "I-open_space-1", "II-planets-2"];
    let mut flying = fly(&[(first, 20), (second, 18), (third, 16)], &cards, &[]);
    // Asked when the card is revealed, and again at each count, in order.
    for _ in 0..3 {
        for ship in [1, 2] {
            if flying.flight.question(0).is_some() {
                let default = flying.flight.default_answer(0).unwrap();
                flying.must(0, default);
            }
            assert_eq!(flying.flight.question(ship), Some(&Question::Jump));
            assert!(!flying.asked(3 - ship), "one after another");
            flying.must(ship, no_jump());
        }
    }
    if flying.flight.question(0).is_some() {
        let default = flying.flight.default_answer(0).unwrap();
        flying.must(0, default);
    }
    assert!(flying.events().any(|e| matches!(
        e,
        Event::Strength {
            ship: 0,
            value: 7,
            ..
        }
    )));
    flying.must(1, jump(&second));
    assert!(is_away(&flying, 1) && !flying.asked(0));
    flying.must(2, jump(&third));
    assert_eq!(flying.ship(2).engine_strength(Squares::EMPTY), 0);
    assert!(
        !flying
            .events()
            .any(|e| matches!(e, Event::Weakest { line: Some(2), .. }))
    );
    // Open Space: only the leader moves; the others may give up before it but do nothing else.
    let before = moved(&flying).len();
    assert_eq!(flying.flight.question(1), Some(&Question::GiveUp));
    flying.stay();
    assert_eq!(moved(&flying)[before..], [(0, 7)]);
    assert_eq!(
        (flying.position(1), flying.position(2)),
        (Some(18), Some(16))
    );
    let back: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::BackFromHyperspace { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(back, [1, 2], "without engines it is glad to have been away");
}

/// A rocket in hyperspace still occupies its space.
///
/// Proves GX-2.43.
#[test]
fn a_rocket_in_hyperspace_is_in_the_way() {
    let away = jumper(SINGLE);
    let mut flying = fly(
        &[(away, 11), (weak(), 10)],
        &["I-open_space-1", "II-planets-2"],
        &[],
    );
    flying.must(0, jump(&away));
    assert_eq!(
        flying.position(1),
        Some(12),
        "the occupied space does not count"
    );
}

/// Proves GX-2.39, GX-2.82.
#[test]
fn the_last_card_is_not_to_be_missed() {
    let ship = jumper(SINGLE);
    let mut flying = fly(&[(ship, 10), (weak(), 5)], &["II-planets-2"], &[]);
    flying.must(0, jump(&ship));
    flying.must(1, Command::Land { planet: None });
    assert!(flying.flight.is_over());
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::Hyperspace)
    );
    assert_eq!(flying.flight.landed(|_| 0)[0].place, None);
    assert_eq!(flying.flight.landed(|_| 0)[1].place, Some(0));

    let mut flying = fly(
        &[(ship, 10), (weak(), 5)],
        &["II-planets-2", "II-epidemic-1"],
        &[],
    );
    flying.must(0, jump(&ship));
    flying.must(1, Command::Land { planet: None });
    flying.stay();
    assert!(flying.flight.is_over());
    assert_eq!(
        flying.flight.landed(|_| 0)[0].place,
        Some(0),
        "on its space"
    );
}

/// Proves GX-2.44, GX-24.11, GX-2.86.
#[test]
fn lapping_is_checked_on_return() {
    let away = jumper(SINGLE);
    let mut fast = weak();
    for (column, row) in [(4, 8), (5, 8), (6, 8), (8, 8), (9, 8), (10, 8)] {
        put(&mut fast, column, row, 66, 0);
    }
    let cards = ["I-open_space-1", "II-epidemic-1", "II-planets-2"];
    let mut flying = fly(&[(fast, 36), (away, 0)], &cards, &[]);
    flying.must(1, jump(&away));
    assert_eq!(
        flying.position(0),
        Some(44),
        "seven days, and one for the occupied space"
    );
    assert_eq!(flying.position(1), Some(0), "not while it is away");
    flying.stay();
    assert_eq!(
        flying.flight.pilots()[1].gave_up,
        Some(GaveUpBecause::Lapped)
    );
    assert!(!flying.asked(1), "before the window of the next card");
}

/// Proves GX-2.83.
#[test]
fn a_jump_that_costs_the_last_human_ends_the_flight() {
    // The only humans live in a cabin that hangs on the engine.
    let mut ship = jumper(DOUBLE);
    put(&mut ship, 9, 8, 39, 0);
    ship.fit_out();
    humans(&mut ship, 7, 7, 0);
    // The engine's right side is single: a cabin with a universal left side.
    assert!(ship.is_legal());
    let mut flying = fly(
        &[(ship, 10), (weak(), 5)],
        &["II-planets-2", "II-epidemic-1"],
        &[],
    );
    flying.must(0, jump(&ship));
    let start = II.board().start;
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::KeepPiece { .. })
    ));
    flying.must(0, Command::Keep { square: start });
    assert_eq!(
        flying.position(0),
        Some(10),
        "in flight until the card is over"
    );
    flying.must(1, Command::Land { planet: None });
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
}

/// Proves GX-2.81.
#[test]
fn a_jump_is_announced_before_the_next_is_asked() {
    let ship = jumper(SINGLE);
    let mut flying = fly(
        &[(ship, 10), (ship, 5)],
        &["II-epidemic-1", "II-planets-2"],
        &[],
    );
    assert!(flying.asked(0) && !flying.asked(1));
    flying.must(0, jump(&ship));
    assert!(
        flying
            .events()
            .any(|e| matches!(e, Event::Jumped { ship: 0, .. }))
    );
    assert!(flying.asked(1));
}
