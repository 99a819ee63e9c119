//! Both halves in flight: strengths, batteries, hits, specialists.

use super::*;

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
            let game = GalaxyTrucker::setup(&setup, &seats, seed).unwrap();
            let mut simulation = Simulation::new(game);
            for (seat, level) in Seat::first(3).zip(levels) {
                let bot = GalaxyTrucker::bot(level, seat, seed);
                simulation.seat(seat, bot.unwrap());
            }
            simulation.run(100_000);
            assert!(simulation.game.outcome().is_some());
            assert_eq!(simulation.game.faults_found()[2], 0, "{seed:?}");
            assert!(simulation.refused <= 12, "{}", simulation.refused);
        }
    }
}

/// Computer players man both halves: none leaves for want of a human before the first card (GX-24.12), because no cabin was built
/// in it or because an alien moved into its only one.
#[test]
fn computer_players_man_both_halves() {
    let setup = Setup {
        flights: vec![FlightKind::SecondA],
        ..Setup::default()
    };
    for level in [BotLevel::Easy, BotLevel::Normal, BotLevel::Hard] {
        let seats = [level; 4].map(|level| SeatInfo::bot("B", level));
        let mut deserted = 0;
        for seed in (0..10).map(Seed::from_u64) {
            let begin = || GalaxyTrucker::setup(&setup, &seats, seed).expect("a game");
            let mut simulation = Simulation::new(begin());
            for seat in Seat::first(4) {
                let bot = GalaxyTrucker::bot(level, seat, seed).expect("a bot");
                simulation.seat(seat, bot);
            }
            simulation.run(100_000);
            let (mut again, mut told) = (begin(), Vec::new());
            for entry in simulation.entries {
                entry.play(&mut again, &mut told).expect("the same game");
            }
            deserted += told
                .iter()
                .map(|told| &told.event)
                .take_while(|event| !matches!(event, Event::CardRevealed { .. }))
                .filter(|event| matches!(event, Event::HalfGaveUp { .. }))
                .count();
        }
        assert!(deserted <= 1, "{level:?}: {deserted} of 80 halves");
    }
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
    // The rest of the card takes nobody either.
    by_default(&mut flying, 1);
    assert!(flying.flight.is_over());
    assert_eq!(flying.ship(0).humans(), before);
    assert_eq!(flying.flight.pilots()[0].gave_up, None);
    let lost = |event: &Event| matches!(event, Event::CrewLost { ship: 0, .. });
    assert!(!flying.events().any(lost), "neither half loses anybody");
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

/// Proves GX-6.9 and GT-16.6 for the numbers that players see: only what the tokens of its own half can power counts as powered.
#[test]
fn the_numbers_of_a_ship_know_its_tokens() {
    let cannons = |ship: &Ship| {
        let counts = Counts::of(ship);
        (counts.cannons_x2, counts.cannons_powered_x2)
    };
    let engines = |ship: &Ship| {
        let counts = Counts::of(ship);
        (counts.engines, counts.engines_powered)
    };
    // A double cannon in the left half; the battery in the right one, then in the left one.
    let apart = twin(&[(4, 6, 123, 0), (10, 7, 2, 0)]);
    let together = twin(&[(4, 6, 123, 0), (5, 7, 2, 0)]);
    assert_eq!(cannons(&apart), (0, 0));
    assert_eq!(cannons(&together), (0, 4));
    // The right half has only a double engine: the ship moves if it has a token.
    let mut lopsided = twin(&[(4, 8, 66, 0), (9, 8, 81, 0), (10, 7, 2, 0)]);
    assert_eq!(engines(&lopsided), (0, 1));
    tokens(&mut lopsided, 10, 7, 0);
    assert_eq!(engines(&lopsided), (0, 0));
    // A single ship with two double cannons powers as many as it has tokens for.
    let mut single = crewed(
        ShipClass::II,
        &[(7, 6, 123, 0), (8, 6, 124, 0), (6, 7, 2, 0)],
    );
    for (count, strength) in [(0, 0), (1, 4), (2, 8)] {
        tokens(&mut single, 6, 7, count);
        assert_eq!(cannons(&single), (0, strength));
    }
}
