//! Class IIA, the twin ship: two halves that fly together (GX-6).

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause};
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::game::{ShipView, StageName};
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::halves::Half;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{AlienCabin, HoldGoods, Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, penalty, settle};
use galaxy_trucker::setup::{Pace, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::support_team::{Member, MemberUse, Part, a, b};
use galaxy_trucker::tiles::Alien;
use support::Table;
use support::ships::{Flying, alien, at, crewed, humans, put, ship, store, tokens};
use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation};

const IIA: ShipClass = ShipClass::IIA;

/// A cabin with connectors on all sides in the middle of each half, with two humans, and these tiles.
fn twin(tiles: &[(u8, u8, u8, u8)]) -> Ship {
    let mut all = vec![(4, 7, 31, 0), (9, 7, 32, 0)];
    all.extend_from_slice(tiles);
    crewed(IIA, &all)
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::SecondA, ships, cards, dice).go()
}

fn powered(squares: &[Square]) -> Squares {
    squares.iter().copied().collect()
}

/// Answers every open question of a ship by the default.
fn by_default(flying: &mut Flying, ship: usize) {
    while let Some(command) = flying.flight.default_answer(ship) {
        flying.must(ship, command);
    }
}

fn left_flight(flying: &Flying, ship: u8) -> Vec<(Half, GaveUpBecause, u32)> {
    let events = flying.events();
    events
        .filter_map(|event| match event {
            Event::HalfGaveUp {
                ship: of,
                half,
                because,
                sale,
                ..
            } if *of == ship => Some((*half, *because, sale.expect("sold at once"))),
            _ => None,
        })
        .collect()
}

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
    for _ in 0..2 {
        table.pass(300);
        table.must(0, Command::Draw);
        table.must(0, Command::SetAside);
    }
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(table.act(0, Command::SetAside), Err(Refusal::SetAsideFull));
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

/// Proves GX-6.9.
#[test]
fn batteries_power_their_own_half() {
    let both = twin(&[(5, 7, 1, 0), (4, 8, 81, 0), (10, 7, 2, 0), (9, 8, 83, 0)]);
    let (left, right) = (at(&both, 4, 8), at(&both, 9, 8));
    let (battery, other) = (at(&both, 5, 7), at(&both, 10, 7));
    let mut flying = fly(&[(both, 0)], &["I-open_space-1"], &[]);
    let power = |doubles: &[Square], batteries: &[Square]| Command::Power {
        doubles: doubles.to_vec(),
        batteries: batteries.to_vec(),
        boosts: Vec::new(),
    };
    assert_eq!(
        flying.answer(0, power(&[left], &[other])),
        Err(Refusal::OtherHalf(other))
    );
    assert_eq!(
        flying.answer(0, power(&[left, right], &[battery, battery])),
        Err(Refusal::OtherHalf(battery))
    );
    flying.must(0, power(&[left, right], &[other, battery]));
    assert_eq!(flying.position(0), Some(2));
    assert_eq!(flying.ship(0).tokens_in(Half::Left.squares()), 1);
    // Tokens of the other half do not help: nothing is asked, and the half without strength leaves (GX-6.29).
    let empty = twin(&[(5, 7, 1, 0), (4, 8, 66, 0), (9, 8, 83, 0)]);
    let flying = fly(&[(empty, 0)], &["I-open_space-1"], &[]);
    let lost = [(Half::Right, GaveUpBecause::NoEngines, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert_eq!(flying.position(0), Some(1));
}

/// Proves GX-6.10, GX-6.11, GX-6.22.
#[test]
fn the_weaker_half_sets_the_pace() {
    let mut both = twin(&[(4, 8, 66, 0), (5, 7, 39, 0), (9, 8, 81, 0), (10, 7, 44, 0)]);
    let double = at(&both, 9, 8);
    assert_eq!(both.engine_strength(Squares::EMPTY), 0);
    assert_eq!(both.engine_strength(double.set()), 1);
    alien(&mut both, 5, 7, Alien::Brown);
    assert_eq!(both.half_engine_strength(Half::Left, double.set()), 1 + 2);
    assert_eq!(both.half_engine_strength(Half::Right, double.set()), 2);
    assert_eq!(both.engine_strength(double.set()), 2);
    // Without a strength of its own half the alien adds nothing, and it never helps the other one.
    let mut idle = both;
    idle.take(at(&both, 4, 8));
    assert_eq!(idle.half_engine_strength(Half::Left, double.set()), 0);
    assert_eq!(idle.engine_strength(double.set()), 0);
    // A manager makes the aliens of its own half better.
    let mut managed = both;
    alien(&mut managed, 10, 7, Alien::Cyan);
    managed.set_specialization(Some(Specialization::Manager));
    assert_eq!(managed.half_engine_strength(Half::Left, double.set()), 3);
    let mut together = twin(&[(4, 8, 66, 0), (5, 7, 39, 0), (5, 6, 46, 0)]);
    alien(&mut together, 5, 7, Alien::Brown);
    alien(&mut together, 5, 6, Alien::Cyan);
    together.set_specialization(Some(Specialization::Manager));
    assert_eq!(together.half_engine_strength(Half::Left, Squares::EMPTY), 4);
}

/// Proves GX-6.12, GX-6.13, GX-6.14.
#[test]
fn cannons_and_crew_are_added_up() {
    let mut both = twin(&[(4, 6, 88, 0), (9, 6, 90, 0), (5, 7, 39, 0)]);
    assert_eq!(both.cannon_strength_x2(Squares::EMPTY), 2 + 2);
    assert_eq!(both.crew(), 2 + 2 + 2);
    alien(&mut both, 5, 7, Alien::Purple);
    assert_eq!(both.cannon_strength_x2(Squares::EMPTY), 2 + 2 + 4);
    both.take(at(&both, 4, 6));
    assert_eq!(
        both.cannon_strength_x2(Squares::EMPTY),
        2,
        "its half has none"
    );
}

/// Proves GX-6.15.
#[test]
fn goods_move_between_the_halves() {
    let mut both = twin(&[(5, 7, 16, 0), (10, 7, 17, 0)]);
    store(&mut both, 5, 7, goods(0, 0, 0, 2));
    let (left, right) = (at(&both, 5, 7), at(&both, 10, 7));
    let mut flying = fly(&[(both, 0)], &["I-planets-4"], &[]);
    flying.must(0, Command::Land { planet: Some(0) });
    let hold = |square, goods| HoldGoods { square, goods };
    flying.must(
        0,
        Command::Load {
            holds: vec![
                hold(left, goods(0, 0, 2, 0)),
                hold(right, goods(0, 0, 0, 2)),
            ],
            burn: Vec::new(),
        },
    );
    assert_eq!(flying.ship(0).goods(), goods(0, 0, 2, 2));
}

/// Proves GX-6.16, GX-6.27, GX-6.33.
#[test]
fn a_half_without_humans_leaves_when_the_card_is_resolved() {
    let both = twin(&[(4, 8, 66, 0), (9, 8, 118, 0), (10, 7, 2, 0)]);
    let right = at(&both, 9, 7);
    let cards = ["I-abandoned_ship-2", "I-open_space-1"];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, Command::Accept { yes: true });
    // The owner chooses from which half.
    let from = vec![right, right];
    flying.must(0, Command::LoseCrew { from });
    let lost = [(Half::Right, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.flight.pilots()[0].lost.is_empty());
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Left]);
    assert_eq!(flying.ship(0).tokens(), 0);
    // It goes on as a single ship.
    let before = flying.position(0).unwrap();
    flying.stay();
    assert_eq!(flying.position(0), Some(before + 1));
    // The default keeps a human in each half.
    let even = twin(&[(5, 7, 39, 0)]);
    let kept = even.default_crew_loss(4);
    let mut after = even;
    for square in kept {
        let awake = after.contents(square).humans - 1;
        let [column, row] = after.board().label(square);
        humans(&mut after, column, row, awake);
    }
    for half in Half::BOTH {
        assert_eq!(after.humans_in(half.squares()), 1, "{half:?}");
    }
}

/// Proves GX-6.17.
#[test]
fn sleepers_wake_in_their_own_half() {
    // Two full cabins and a stasis chamber on the left, a cabin with one human on the right.
    let mut both = twin(&[(5, 7, 150, 2)]);
    humans(&mut both, 9, 7, 1);
    assert!(!both.can_wake(), "no place in their half");
    humans(&mut both, 4, 7, 0);
    assert!(!both.can_wake(), "nobody is awake there");
    humans(&mut both, 4, 7, 1);
    assert!(both.can_wake());
    let (left, right) = (at(&both, 4, 7), at(&both, 9, 7));
    assert_eq!(
        both.wake_all(),
        Command::Wake {
            into: vec![left],
            from: Vec::new()
        }
    );
    humans(&mut both, 4, 7, 2);
    humans(&mut both, 9, 7, 2);
    let mut flying = fly(&[(both, 0)], &["I-abandoned_ship-2"], &[]);
    flying.must(0, Command::Accept { yes: true });
    let from = vec![left, right];
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    let wake = |into, from| Command::Wake { into, from };
    let elsewhere = flying.answer(0, wake(vec![right], Vec::new()));
    assert_eq!(elsewhere, Err(Refusal::SleepsElsewhere(right)));
    let chamber = at(&both, 5, 7);
    let elsewhere = flying.answer(0, wake(vec![right], vec![chamber]));
    assert_eq!(elsewhere, Err(Refusal::SleepsElsewhere(chamber)));
    flying.must(0, wake(vec![left], Vec::new()));
    assert_eq!(flying.ship(0).humans_in(Half::Left.squares()), 2);
}

/// Proves GX-6.18, GX-6.19, GX-6.20.
#[test]
fn a_hit_from_the_side_meets_one_half() {
    let mut both = twin(&[(5, 7, 40, 0), (8, 8, 88, 3), (10, 7, 116, 3)]);
    let cannon = at(&both, 8, 8);
    let first = at(&both, 4, 7);
    assert_eq!(both.struck(Side::Left, 7), Some(first));
    assert_eq!(both.struck(Side::Right, 7), Some(at(&both, 10, 7)));
    // A cannon of the other half shoots a large meteor in a neighbouring row.
    let hazard = |kind, size| Hazard {
        kind,
        size,
        from: Side::Left,
    };
    assert_eq!(
        both.hit(hazard(HazardKind::Meteor, Size::Large), 7),
        Hit::Shot {
            struck: first,
            cannon
        }
    );
    // A shield of the other half does not help.
    let shot = hazard(HazardKind::Cannon, Size::Small);
    let threat = |defences| Hit::Threat {
        struck: first,
        defences,
        boosted: Squares::EMPTY,
    };
    assert_eq!(both.hit(shot, 7), threat(Squares::EMPTY));
    put(&mut both, 4, 8, 116, 3);
    assert_eq!(both.hit(shot, 7), threat(at(&both, 4, 8).set()));
}

/// Proves GX-6.22 and GX-6.23.
#[test]
fn specialists_of_a_twin_ship() {
    // A techie saves tokens in its own half.
    let mut techie = twin(&[
        (5, 7, 39, 0),
        (3, 6, 1, 0),
        (4, 8, 81, 0),
        (10, 7, 2, 0),
        (9, 8, 83, 0),
    ]);
    tokens(&mut techie, 3, 6, 2);
    alien(&mut techie, 5, 7, Alien::Cyan);
    techie.set_specialization(Some(Specialization::Techie));
    let doubles = [at(&techie, 4, 8), at(&techie, 9, 8)];
    let mut flying = fly(&[(techie, 0)], &["I-open_space-1"], &[]);
    flying.power(0, &doubles);
    assert_eq!(flying.ship(0).tokens_in(Half::Left.squares()), 2);
    assert_eq!(flying.ship(0).tokens_in(Half::Right.squares()), 1);

    // A lawyer works for the lost components of both halves.
    let mut lawyer = twin(&[(5, 7, 39, 0)]);
    alien(&mut lawyer, 5, 7, Alien::Cyan);
    lawyer.set_specialization(Some(Specialization::Lawyer));
    let flying = fly(&[(lawyer, 0)], &[], &[]);
    let landed = flying.flight.landed(|_| 20)[0];
    let rules = FlightKind::SecondA.rules();
    let (receipts, _) = settle(&rules, &[Landed { lost: 10, ..landed }], |ship| ship);
    assert_eq!(receipts[0].penalty, 8);

    // A merchant sells the goods of the whole ship if both halves finish, else those of its own half.
    let mut merchant = twin(&[(5, 7, 39, 0), (4, 8, 16, 1), (10, 7, 17, 0)]);
    alien(&mut merchant, 5, 7, Alien::Cyan);
    merchant.set_specialization(Some(Specialization::Merchant));
    store(&mut merchant, 4, 8, goods(0, 1, 0, 0));
    store(&mut merchant, 10, 7, goods(0, 2, 0, 0));
    let flying = fly(&[(merchant, 0)], &[], &[]);
    let (receipts, _) = settle(&rules, &flying.flight.landed(|_| 0), |ship| ship);
    assert_eq!((receipts[0].sale, receipts[0].merchant), (9, 3));
    let mut flying = Flying::new(FlightKind::SecondA, &[(merchant, 0)], &[], &[]);
    flying.must(0, Command::Withdraw { half: Half::Right });
    let (receipts, _) = settle(&rules, &flying.flight.landed(|_| 0), |ship| ship);
    assert_eq!((receipts[0].sale, receipts[0].merchant), (3, 1));
    assert_eq!(receipts[0].sold_halves, 3);
    // The half with the merchant leaves: its extra is not halved and goes with it.
    let mut flying = Flying::new(FlightKind::SecondA, &[(merchant, 0)], &[], &[]);
    flying.must(0, Command::Withdraw { half: Half::Left });
    let (receipts, _) = settle(&rules, &flying.flight.landed(|_| 0), |ship| ship);
    assert_eq!((receipts[0].sale, receipts[0].merchant), (6, 0));
    assert_eq!(receipts[0].sold_halves, 2 + 1);
}

/// A half with three engines and a brown alien, and one with a booster, an engine, tokens and goods.
fn jumper() -> Ship {
    let mut both = twin(&[
        (4, 8, 66, 0),
        (5, 8, 67, 0),
        (6, 8, 80, 0),
        (5, 7, 43, 0),
        (5, 6, 133, 0),
        (9, 8, 173, 0),
        (10, 8, 72, 0),
        (10, 7, 2, 0),
        (9, 6, 16, 3),
    ]);
    alien(&mut both, 5, 7, Alien::Brown);
    store(&mut both, 9, 6, goods(0, 1, 0, 1));
    both
}

fn jump(ship: &Ship) -> Command {
    Command::Jump {
        with: Some(Jump {
            booster: at(ship, 9, 8),
            engine: at(ship, 10, 8),
        }),
        batteries: Vec::new(),
    }
}

const STAYS: Command = Command::Jump {
    with: None,
    batteries: Vec::new(),
};

/// Proves GX-6.24, GX-6.25, GX-XX-9.
#[test]
fn one_half_jumps_in_a_combat_zone() {
    let both = jumper();
    assert_eq!(both.engine_strength(Squares::EMPTY), 1, "the smaller half");
    // The rival leads, has more crew, and is the weakest in the other lines.
    let rival = twin(&[(4, 8, 66, 0), (9, 8, 118, 0), (10, 7, 39, 0), (5, 7, 40, 0)]);
    let cards = ["III-combat_zone-1", "I-planets-4", "I-stardust-1"];
    let mut flying = fly(&[(both, 0), (rival, 5)], &cards, &[]);
    flying.must(0, STAYS);
    assert_eq!(flying.flight.question(0), Some(&Question::Jump));
    flying.must(0, jump(&both));
    let pilot = &flying.flight.pilots()[0];
    assert_eq!((pilot.away.len(), pilot.hyperspace), (1, None));
    let view = ShipView::of_pilot(pilot);
    assert_eq!(view.away, [Half::Right]);
    assert!(view.cells[at(&both, 9, 6).index()] > 0, "still to be seen");
    by_default(&mut flying, 1);
    // Fewest crew, but nothing aboard that could be lost; then five engines count, not the smaller half.
    let counted = |of: &Flying| -> Vec<u16> {
        let strengths = of.events().filter_map(|event| match event {
            Event::Strength { ship: 0, value, .. } => Some(*value),
            _ => None,
        });
        strengths.collect()
    };
    assert_eq!(counted(&flying), [3, 0, 5]);
    assert!(!flying.events().any(|event| matches!(
        event,
        Event::GoodsLost { ship: 0, .. } | Event::TokensLost { ship: 0, .. }
    )));
    // The next card: the left half has no hold.
    flying.stay();
    by_default(&mut flying, 1);
    flying.must(0, Command::Land { planet: Some(0) });
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Loaded { ship: 0, holds, .. } if holds.is_empty()
    )));
    // Then both halves are together again, with what was aboard.
    assert!(flying.events().any(|event| matches!(
        event,
        Event::BackFromHyperspace {
            ship: 0,
            half: Some(Half::Right)
        }
    )));
    assert!(flying.ship(0).flies_as_twin());
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 1));
    assert_eq!(flying.ship(0).tokens(), 1);
}

/// Proves GX-6.25.
#[test]
fn both_halves_avoid_a_card_with_a_jump_each() {
    let mut both = jumper();
    for (column, row, tile) in [(4, 8, 174), (5, 8, 74), (5, 7, 7)] {
        put(&mut both, column, row, tile, 0);
    }
    for (column, row) in [(6, 8), (5, 6)] {
        both.take(at(&both, column, row));
    }
    both.fit_out();
    let left = Command::Jump {
        with: Some(Jump {
            booster: at(&both, 4, 8),
            engine: at(&both, 5, 8),
        }),
        batteries: Vec::new(),
    };
    let cards = ["I-slavers-1", "I-stardust-1", "I-stardust-1"];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, jump(&both));
    assert_eq!(flying.flight.question(0), Some(&Question::Jump));
    flying.must(0, left);
    assert!(!flying.events().any(|e| matches!(e, Event::Fought { .. })));
    assert!(flying.flight.pilots()[0].hyperspace.is_some());
    flying.stay();
    assert_eq!(flying.position(0), Some(0), "rockets in hyperspace stand");
    assert!(flying.ship(0).flies_as_twin());
}

/// Proves GX-6.26, GX-6.30, GX-6.31, GX-6.32, GX-6.37, GX-24.31.
#[test]
fn a_half_is_withdrawn_before_a_card() {
    let mut both = twin(&[(4, 8, 66, 0), (5, 7, 16, 0), (9, 8, 118, 0), (10, 7, 17, 0)]);
    store(&mut both, 5, 7, goods(0, 1, 0, 0));
    store(&mut both, 10, 7, goods(0, 1, 0, 0));
    let bank = goods(12, 16, 12, 12);
    let cards = ["I-open_space-1"];
    let kind = FlightKind::SecondA;
    let mut flying = Flying::with_bank(kind, &[(both, 0)], &cards, &[], bank);
    flying.must(0, Command::Withdraw { half: Half::Left });
    let pilot = &flying.flight.pilots()[0];
    assert_eq!(
        left_flight(&flying, 0),
        [(Half::Left, GaveUpBecause::Choice, 2)]
    );
    assert_eq!((pilot.sold, pilot.lost.len()), (2, 0));
    assert_eq!(flying.flight.bank(), goods(12, 17, 12, 12));
    assert_eq!(flying.position(0), Some(1), "the other half flies on");
    // Both at once: each is sold and rounded by itself.
    let mut flying = Flying::new(kind, &[(both, 0)], &cards, &[]);
    flying.must(0, Command::GiveUp { leave: true });
    assert_eq!(flying.flight.pilots()[0].sold, 2 + 2);
    assert_eq!(flying.position(0), None);
    // A half that is not there cannot be withdrawn, and not in the middle of a card.
    let mut alone = both;
    alone.split_off(Half::Right);
    let mut flying = Flying::new(kind, &[(alone, 0)], &cards, &[]);
    let gone = Command::Withdraw { half: Half::Right };
    assert_eq!(flying.answer(0, gone), Err(Refusal::NoSuchHalf));
    let mut slow = both;
    for (column, row, tile) in [(9, 8, 81), (10, 6, 3)] {
        put(&mut slow, column, row, tile, 0);
    }
    slow.fit_out();
    let mut flying = fly(&[(slow, 0)], &cards, &[]);
    assert_eq!(flying.flight.question(0), Some(&Question::PowerEngines));
    let slower = Command::Withdraw { half: Half::Right };
    assert_eq!(flying.answer(0, slower), Err(Refusal::NotAsked("GX-6.26")));
}

/// Proves GX-6.28, GX-6.29.
#[test]
fn open_space_and_laps_with_two_halves() {
    let cards = ["I-open_space-1", "I-open_space-1"];
    // Both strengths are 0: both halves leave.
    let flying = fly(&[(twin(&[]), 0)], &cards, &[]);
    let none = GaveUpBecause::NoEngines;
    assert_eq!(
        left_flight(&flying, 0),
        [(Half::Left, none, 0), (Half::Right, none, 0)]
    );
    assert_eq!(flying.position(0), None);
    // Neither is: the ship moves by the smaller.
    let even = twin(&[(4, 8, 66, 0), (5, 8, 67, 0), (9, 8, 118, 0)]);
    let flying = fly(&[(even, 0)], &cards, &[]);
    assert_eq!(flying.position(0), Some(1));
    // Who is lapped gives up with both halves.
    let flying = fly(&[(even, 0), (even, 90)], &["I-stardust-1"], &[]);
    assert_eq!(left_flight(&flying, 0).len(), 2);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::Lapped)
    );
}

/// Proves GX-6.34, GX-6.35, GX-XX-10, GX-24.22.
#[test]
fn ships_with_both_halves_rank_first() {
    let both = twin(&[]);
    let mut one = both;
    one.split_off(Half::Right);
    // Arrival: red, yellow, green, blue; yellow and green have both halves.
    let ships = [(one, 9), (both, 8), (both, 7), (one, 6)];
    let flying = fly(&ships, &[], &[]);
    assert!(flying.flight.is_over());
    assert_eq!(flying.flight.finishing_order(), [1, 2, 0, 3]);
    let rules = FlightKind::SecondA.rules();
    let landed = flying.flight.landed(|_| 0);
    let (receipts, _) = settle(&rules, &landed, |ship| ship);
    let finishing: Vec<u32> = receipts.iter().map(|receipt| receipt.finishing).collect();
    assert_eq!(finishing, [4, 8, 6, 2]);
    // Single halves look better, but compete only where nobody has both.
    assert!(landed[0].exposed < landed[1].exposed);
    let looks = |ships: &[Landed]| -> Vec<u32> {
        let (receipts, _) = settle(&rules, ships, |ship| ship);
        receipts
            .iter()
            .map(|receipt| receipt.best_looking)
            .collect()
    };
    assert_eq!(looks(&landed), [0, 4, 4, 0]);
    assert_eq!(looks(&[landed[0], landed[3]]), [4, 4]);
}

/// Proves GX-6.39, GX-6.40.
#[test]
fn the_other_half_is_in_hyperspace() {
    let both = jumper();
    let cards = [
        "I-slavers-1",
        "I-stardust-1",
        "I-open_space-1",
        "I-stardust-1",
    ];
    let mut flying = fly(&[(both, 0)], &cards, &[]);
    flying.must(0, jump(&both));
    // The left half loses its crew and leaves; the rocket stays.
    let lost = [(Half::Left, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert_eq!(flying.position(0), Some(0));
    assert!(flying.flight.taking_part().is_empty());
    flying.stay();
    assert_eq!(flying.ship(0).halves().collect::<Vec<_>>(), [Half::Right]);
    assert_eq!(flying.flight.taking_part(), [0]);

    // In hyperspace because of the last card: the player finishes with the other half.
    let mut flying = fly(&[(both, 0)], &["I-stardust-1"], &[]);
    flying.must(0, jump(&both));
    assert!(flying.flight.is_over());
    let lost = [(Half::Right, GaveUpBecause::Hyperspace, 2)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.position(0).is_some());
    assert!(!flying.flight.landed(|_| 0)[0].both_halves);
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

/// Proves GX-24.12.
#[test]
fn a_half_without_cabin_leaves_before_the_first_card() {
    let mut uncrewed = ship(IIA, &[(4, 7, 31, 0), (9, 8, 118, 0)]);
    uncrewed.fit_out();
    let flying = Flying::new(
        FlightKind::SecondA,
        &[(uncrewed, 0)],
        &["I-stardust-1"],
        &[],
    );
    let lost = [(Half::Right, GaveUpBecause::NoHumans, 0)];
    assert_eq!(left_flight(&flying, 0), lost);
    assert!(flying.flight.revealed().is_empty());
    assert!(flying.flight.pilots()[0].lost.is_empty());
}

/// Proves GX-6.42.
#[test]
fn a_thruster_takes_its_token_from_its_own_half() {
    use galaxy_trucker::tiles::{Kind, TileId};
    let thruster = TileId::all()
        .find(|id| matches!(id.tile().kind, Kind::Thruster { .. }))
        .expect("a thruster");
    let far = twin(&[(4, 6, thruster.number(), 1), (10, 7, 2, 0)]);
    let near = twin(&[(4, 6, thruster.number(), 1), (5, 7, 1, 0)]);
    let asked = |ship: Ship| {
        // A large meteor from the front in column 9, which only the right half has.
        let dice = [[4, 5], [1, 1], [1, 1]];
        let flying = fly(&[(ship, 0)], &["I-meteoric_swarm-1"], &dice);
        matches!(flying.flight.question(0), Some(Question::Thrust { .. }))
    };
    assert!(!asked(far), "the token is in the other half");
    assert!(asked(near), "it moves the line for both halves");
}

/// Computer players build both halves and fly them by the rules.
#[test]
fn bots_fly_twin_ships() {
    for new_technologies in [false, true] {
        for seed in 0..4 {
            let setup = Setup {
                flights: vec![FlightKind::SecondA],
                new_technologies,
                ..Setup::default()
            };
            let levels = [BotLevel::Easy, BotLevel::Normal, BotLevel::Hard];
            let seats = levels.map(|level| SeatInfo::bot("B", level));
            let seed = Seed::from_u64(seed);
            let game = galaxy_trucker::GalaxyTrucker::setup(&setup, &seats, seed).unwrap();
            let mut simulation = Simulation::new(game);
            for (seat, level) in Seat::first(3).zip(levels) {
                let bot = galaxy_trucker::GalaxyTrucker::bot(level, seat, seed);
                simulation.seat(seat, bot.unwrap());
            }
            simulation.run(100_000);
            assert!(simulation.game.outcome().is_some());
            assert_eq!(simulation.game.faults_found()[2], 0, "{seed:?}");
            assert!(simulation.refused <= 12, "{}", simulation.refused);
        }
    }
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

/// Proves GX-6.21: a diplomat of one half averts what would cost the other one its crew; a lawyer pays for lost components of
/// both.
#[test]
fn diplomat_and_lawyer_work_for_both_halves() {
    let with = |specialization| {
        // Life support for the cyan alien, in front of its cabin.
        let turned = || (0..4).flat_map(|one| (0..4).map(move |other| (one, other)));
        let mut ship = (35..=45)
            .flat_map(|cabin| (159..=164).map(move |support| (cabin, support)))
            .flat_map(|tiles| turned().map(move |turns| (tiles, turns)))
            .map(|((cabin, support), (one, other))| {
                twin(&[(5, 7, cabin, one), (10, 7, 40, 0), (5, 6, support, other)])
            })
            .find(|ship| ship.alien_cabins(Alien::Cyan).has(at(ship, 5, 7)))
            .expect("life support that joins");
        humans(&mut ship, 10, 7, 2);
        alien(&mut ship, 5, 7, Alien::Cyan);
        ship.set_specialization(Some(specialization));
        ship
    };
    let diplomat = with(Specialization::Diplomat);
    let other = twin(&[(4, 8, 66, 0), (9, 8, 67, 0)]);
    let mut flying = fly(&[(diplomat, 10), (other, 5)], &["II-slavers-1"], &[]);
    while flying.flight.question(0) != Some(&Question::Diplomat) {
        let command = flying.flight.default_answer(0).expect("asked");
        flying.must(0, command);
    }
    let before = flying.ship(0).humans();
    flying.must(0, Command::Accept { yes: true });
    assert_eq!(
        flying.ship(0).humans(),
        before,
        "neither half loses anybody"
    );
    // The lawyer is in the left half; a component of the right one is lost.
    let lost = |specialization| {
        let ship = with(specialization);
        let mut flying = fly(
            &[(ship, 10), (other, 5)],
            &["I-meteoric_swarm-3"],
            &[[4, 5], [1, 1], [1, 1]],
        );
        by_default(&mut flying, 0);
        let landed = flying.flight.landed(|_| 20);
        assert!(landed[0].lost > 0);
        let many = Landed {
            lost: 30,
            ..landed[0]
        };
        let rules = FlightKind::SecondA.rules();
        settle(&rules, &[many, landed[1]], |ship| ship).0[0].penalty
    };
    assert_eq!(lost(Specialization::Lawyer), 8);
    assert_eq!(lost(Specialization::Merchant), 30);
}

/// Proves GX-6.38: with a Trader in the game the goods of a half that left are sold at the end, at the Trader's price.
#[test]
fn a_trader_prices_the_goods_of_a_half_that_left() {
    let mut ship = twin(&[(4, 8, 16, 1), (10, 7, 17, 0)]);
    store(&mut ship, 4, 8, goods(0, 1, 0, 1));
    let mut trader = twin(&[]);
    trader.set_abilities([b(Member::Trader)].into_iter().collect());
    let rules = |flying: &Flying| FlightRules {
        changes: flying.flight.changes(),
        ..FlightKind::SecondA.rules()
    };
    let leave = |trader: Ship| {
        let ships = [(ship, 10), (trader, 5)];
        let mut flying = Flying::new(FlightKind::SecondA, &ships, &[], &[]);
        flying.must(0, Command::Withdraw { half: Half::Left });
        let _ = flying.answer(1, Command::GiveUp { leave: false });
        flying
    };
    let told = |flying: &Flying| {
        flying.events().find_map(|event| match event {
            Event::HalfGaveUp { sale, .. } => Some(*sale),
            _ => None,
        })
    };
    // A yellow and a blue block are worth 4: two credits at once.
    let alone = leave(twin(&[]));
    assert_eq!(told(&alone), Some(Some(2)));
    assert_eq!(alone.flight.landed(|_| 0)[0].sold, 2);
    let mut priced = leave(trader);
    assert_eq!(told(&priced), Some(None), "not sold yet");
    let with = MemberUse::ChangePrice {
        colour: Colour::Yellow,
        up: true,
    };
    priced.must(1, Command::UseMember { with });
    let landed = priced.flight.landed(|_| 0);
    let (receipts, _) = settle(&rules(&priced), &landed, |ship| ship);
    assert_eq!(receipts[0].sold_halves, 3, "half of five, rounded up");
}

/// A half in hyperspace keeps the tokens of the support team (GX-20.18A, GX-6.24).
#[test]
fn tokens_come_back_with_their_half() {
    let mut ship = twin(&[(4, 8, 66, 0), (9, 8, 67, 0)]);
    ship.set_abilities([a(Member::Deliveryman)].into_iter().collect());
    let square = at(&ship, 4, 7);
    ship.convert(square, Part::Battery, Rotation::NONE, true)
        .expect("converted");
    ship.fit_out();
    let mut rest = ship;
    let away = rest.split_off(Half::Left);
    assert_eq!(away.tokens(), ship.tokens());
    assert!(rest.fittings().is_empty());
    rest.join_half(&away);
    assert_eq!(rest, ship);
}
