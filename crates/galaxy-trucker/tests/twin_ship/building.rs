//! The two halves while building, and how the ship is checked.

use super::*;

/// Proves GX-6.1, GX-6.2, GX-6.8 and GX-6.36.
#[test]
fn the_board_of_the_twin_ship() {
    let board = IIA.board();
    for half in Half::BOTH {
        assert_eq!(board.squares.and(half.squares()).len(), 14, "{half:?}");
    }
    assert_eq!(board.squares.len(), 28);
    assert!(board.line(true, 7).and(board.squares).is_empty());
    assert!(board.line(false, 4).and(board.squares).is_empty());
    assert!(Ship::started(IIA, 2).occupied().is_empty());
    assert!(!board.squares.has(board.start));
    assert_eq!(penalty(20, board.insurance), 20);
    let rules = FlightKind::SecondA.rules();
    assert_eq!((rules.number, rules.class), (2, IIA));
    // Both halves are one ship with one rocket.
    let flying = fly(&[(twin(&[]), 3)], &[], &[]);
    assert_eq!(flying.flight.pilots().len(), 1);
    assert_eq!(flying.flight.flight_order(), [0]);
}

/// Proves GX-6.3, GX-6.5, GX-6.6.
#[test]
fn each_half_starts_anywhere() {
    let setup = Setup {
        flights: vec![FlightKind::SecondA],
        pace: Pace::Untimed,
        ..Setup::default()
    };
    let mut table = Table::dealing(setup, 2, &[35, 36, 38, 111, 1, 2, 3]);
    table.build(0, 6, 5, 0);
    // The next tile of that half must be joined to it.
    table.pass(300);
    table.must(0, Command::Draw);
    let refused = table.place(0, 4, 8, 0);
    assert!(matches!(refused, Err(Refusal::NotNextToShip(_))));
    assert!(matches!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::HandFull)
    ));
    table.must(0, Command::Return);
    let look = Command::Look { pile: 0 };
    assert_eq!(table.act(0, look.clone()), Err(Refusal::LookNeedsHalves));
    assert_eq!(table.act(1, look.clone()), Err(Refusal::LookTooEarly));
    // The first one of the other half may lie anywhere too, and the column between them is no part of the ship.
    table.pass(300);
    table.must(0, Command::Draw);
    assert!(matches!(
        table.place(0, 7, 7, 0),
        Err(Refusal::SquareNotFree(_))
    ));
    table.place(0, 10, 8, 0).expect("the first of its half");
    table.must(0, look);
    table.must(0, Command::PutBack);
    // Two places for the whole ship.
    table.set_aside_two(0);
    table.must(0, Command::Return);
    // What was set aside fits into either half: a tile with connectors all around next to the first one.
    table.must(0, Command::TakeSetAside { slot: 0 });
    table.place(0, 9, 8, 0).expect("either half");
}

/// Proves GX-6.4, GX-6.41.
#[test]
fn halves_are_checked_one_by_one() {
    let whole = twin(&[(4, 8, 66, 0), (9, 8, 118, 0)]);
    assert!(whole.is_legal(), "{:?}", whole.faults());
    assert_eq!(whole.pieces().len(), 2);
    assert!(whole.broken_pieces().is_empty());
    // One half alone is legal as well.
    let mut alone = whole;
    alone.split_off(Half::Right);
    assert!(alone.is_legal());
    // A tile apart from its half is an error; one in the middle of nowhere of the other half would be as well.
    let mut apart = whole;
    put(&mut apart, 6, 5, 7, 0);
    let square = at(&apart, 6, 5);
    assert!(!apart.is_legal());
    assert_eq!(apart.faults(), [Fault::Separate { square }]);
    assert_eq!(apart.broken_pieces().len(), 2);
    let (repaired, repair) = apart.repaired(&[], &[]).unwrap();
    assert_eq!(repair.fell_off, square.set());
    assert_eq!(repaired, whole);
}

/// Cabins of both halves are fit for aliens of the same colour.
#[test]
fn one_alien_of_each_colour_in_both_halves_together() {
    // A cabin joined to brown life support in each half.
    let both = twin(&[
        (5, 7, 43, 0),
        (5, 6, 133, 0),
        (10, 7, 44, 0),
        (10, 6, 135, 2),
    ]);
    let cabins = both.alien_cabins(Alien::Brown);
    assert_eq!(cabins, powered(&[at(&both, 5, 7), at(&both, 10, 7)]));
    assert_eq!(both.alien(Alien::Brown), None);
    let mut housed = both;
    alien(&mut housed, 5, 7, Alien::Brown);
    assert_eq!(housed.alien(Alien::Brown), Some(at(&both, 5, 7)));
}

/// Proves GX-6.41.
#[test]
fn a_broken_half_keeps_one_of_its_pieces() {
    let mut both = twin(&[(9, 6, 145, 0), (10, 6, 7, 0), (10, 7, 2, 0)]);
    let column = [[4, 5], [1, 1], [1, 1]];
    let cards = ["I-meteoric_swarm-1"];
    let mut flying = fly(&[(both, 0)], &cards, &column);
    let Some(Question::KeepPiece { pieces }) = flying.flight.question(0).cloned() else {
        panic!("the half broke");
    };
    assert_eq!(pieces.len(), 2);
    let kept = at(&both, 9, 7);
    flying.must(0, Command::Keep { square: kept });
    assert!(flying.ship(0).occupied().has(at(&both, 4, 7)));
    assert_eq!(flying.flight.pilots()[0].lost.len(), 2);
    // A half without components has given up; nothing is sold for it.
    for (column, row) in [(10, 6), (10, 7), (9, 7)] {
        both.take(at(&both, column, row));
    }
    let flying = fly(&[(both, 0)], &cards, &column);
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Left]);
    assert_eq!(flying.flight.pilots()[0].sold, 0);
    assert!(flying.position(0).is_some());
}

/// Proves GX-6.7 at the table: a second alien of a colour is refused, in the other half too.
#[test]
fn a_second_alien_of_a_colour_is_refused() {
    let both = twin(&[
        (5, 7, 43, 0),
        (5, 6, 133, 0),
        (10, 7, 44, 0),
        (10, 6, 135, 2),
    ]);
    let mut table = Table::new(
        Setup {
            flights: vec![FlightKind::SecondA],
            pace: Pace::Untimed,
            ..Setup::default()
        },
        2,
        3,
    );
    table.pass(5_000);
    let mut unmanned = both;
    for square in both.occupied().iter() {
        unmanned.set_contents(square, Default::default());
    }
    let mut state = serde_json::to_value(&table.game).expect("a state is JSON");
    state["phase"]["of"]["berths"][0]["ship"] = serde_json::to_value(unmanned).expect("JSON");
    table.game = serde_json::from_value(state).expect("JSON is a state");
    for seat in 0..2 {
        table.must(seat, Command::Finish { number: None });
    }
    for _ in 0..20 {
        if table.view().stage == StageName::Crew {
            break;
        }
        for seat in 0..2 {
            if let Some(command) = table.game.default_command(Seat(seat)) {
                let _ = table.act(seat, command);
            }
        }
    }
    let brown = |square| AlienCabin {
        square,
        alien: Alien::Brown,
        specialization: None,
    };
    let [left, right] = [at(&both, 5, 7), at(&both, 10, 7)].map(brown);
    let crew = |aliens: &[AlienCabin]| Command::PlaceCrew {
        aliens: aliens.to_vec(),
    };
    assert_eq!(table.act(0, crew(&[left, right])), Err(Refusal::AlienTwice));
    table.must(0, crew(&[right]));
}
