//! Support team members on a ship, in flight and at the settlement (GX-20, GX-21).

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CardId, Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, LostBy};
use galaxy_trucker::flight::{Changes, Purse, Purses};
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::goods::{Colour, Goods, goods};
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::question::{HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, Receipt, settle};
use galaxy_trucker::ship::{Contents, Placed, Ship};
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::square::Squares;
use galaxy_trucker::support_team::{Abilities, Ability, Edge, Member, MemberUse, Part, a, b};
use galaxy_trucker::tiles::{Alien, TileId};
use support::ships::{Flying, at, crewed, put, ship, store, tokens};

const II: ShipClass = ShipClass::II;

fn with(mut ship: Ship, abilities: &[Ability]) -> Ship {
    ship.set_abilities(abilities.iter().copied().collect());
    ship
}

fn edge(ship: &Ship, column: u8, row: u8, side: Side) -> Edge {
    Edge {
        square: at(ship, column, row),
        side,
    }
}

fn crew_and_engine(abilities: &[Ability]) -> Ship {
    with(crewed(II, &[(7, 8, 66, 0)]), abilities)
}

fn use_it(flying: &mut Flying, ship: usize, with: MemberUse) -> Result<(), Refusal> {
    flying.answer(ship, Command::UseMember { with })
}

fn fly(ships: &[(Ship, i32)], cards: &[&str]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, &[])
}

/// Gives every owner so many credits, before anything is decided.
fn with_credits(mut flying: Flying, credits: u32) -> Flying {
    let purse = Purse { credits, loans: 0 };
    let ships = flying.flight.pilots().len();
    flying.flight =
        flying
            .flight
            .clone()
            .with_purses(Purses::new(vec![purse; ships], false, false));
    flying
}

fn settled(flying: &Flying, before: u32) -> Vec<Receipt> {
    let rules = FlightRules {
        changes: flying.flight.changes(),
        ..FlightKind::Second.rules()
    };
    settle(&rules, &flying.flight.landed(|_| before), |ship| ship).0
}

/// Proves GX-20.1A.1, GX-20.1A.2, GX-20.1A.3, GX-20.1A.4 and GX-20.1A.5.
#[test]
fn the_advertiser_predicts() {
    let plain = crew_and_engine(&[]);
    let ships = [
        (crew_and_engine(&[a(Member::Advertiser)]), 6),
        (plain, 3),
        (plain, 0),
    ];
    let mut flying = fly(&ships, &[]);
    let predict = |places: &[Option<u8>]| MemberUse::Predict {
        places: places.to_vec(),
    };
    for bad in [
        vec![Some(1), Some(2)],
        vec![Some(1), Some(1), None],
        vec![Some(1), Some(4), None],
    ] {
        assert_eq!(
            use_it(&mut flying, 0, predict(&bad)),
            Err(Refusal::BadPrediction)
        );
    }
    use_it(&mut flying, 0, predict(&[Some(1), Some(3), None])).expect("a prediction");
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::MemberUsed { ship: 0, .. })),
        "open"
    );
    flying.must(2, Command::GiveUp { leave: true });
    flying.stay();
    assert!(flying.flight.is_over());
    // First place right: 2. Second place wrong. Gave up right: 1.
    assert_eq!(settled(&flying, 0)[0].members, 3);
    assert_eq!(settled(&flying, 0)[1].members, 0);
    // With five players' rules the two foremost still have different places.
    let five = Flying::of_five(FlightKind::Second, &ships, &[], &[]);
    let places: Vec<Option<u8>> = five.flight.landed(|_| 0).iter().map(|l| l.place).collect();
    assert_eq!(places, [Some(0), Some(1), Some(2)]);
}

/// Proves GX-20.1B.1, GX-20.1B.2, GX-20.1B.3, GX-20.1B.4, GX-20.1B.5 and GX-20.1B.6.
#[test]
fn outer_plated_sides_pay() {
    // A plated tile in front, joined at its rear: three plated sides outside.
    let mut state = with(
        crewed(II, &[(7, 8, 66, 0), (7, 6, 181, 0)]),
        &[b(Member::Advertiser)],
    );
    assert_eq!(state.outer_plated_sides(), 3);
    // One of them faces a component.
    put(&mut state, 8, 6, 26, 0);
    assert_eq!(state.outer_plated_sides(), 2);
    // The Assembler's plating counts.
    let mut plated = crew_and_engine(&[]);
    let start = at(&plated, 7, 7);
    plated.plate(start).expect("exposed");
    assert_eq!(plated.outer_plated_sides(), 3);
    // A plated side that faces a hole inside the ship: a ring around the hole.
    let ring = [
        (8, 7, 50, 0),
        (8, 8, 50, 0),
        (6, 8, 50, 0),
        (6, 7, 50, 0),
        (6, 9, 50, 0),
        (7, 9, 50, 0),
        (8, 9, 50, 0),
    ];
    let mut around = ship(ShipClass::IIIA, &[]);
    for (column, row, tile, turns) in ring {
        put(&mut around, column, row, tile, turns);
    }
    // A plated tile above the hole at 7,8, its smooth rear towards it.
    let top = at(&around, 7, 7);
    around.put(
        top,
        Placed {
            tile: TileId::new(181).expect("plating"),
            rotation: Rotation::new(2).expect("a rotation"),
        },
    );
    let hole = at(&around, 7, 8);
    assert!(!around.occupied().has(hole));
    let rear = around.neighbour(top, Side::Rear) == Some(hole);
    let front = around.neighbour(top, Side::Front) == Some(hole);
    assert!(rear || front, "next to the hole");
    let sides = Side::ALL
        .into_iter()
        .filter(|side| around.is_plated(top, *side))
        .count() as u32;
    assert!(around.outer_plated_sides() < sides);
    // Only those who finish are paid.
    let pays = |leave| {
        let mut flying = fly(&[(state, 3), (crew_and_engine(&[]), 0)], &["I-stardust-1"]);
        flying.must(0, Command::GiveUp { leave });
        flying.must(1, Command::GiveUp { leave: false });
        settled(&flying, 0)[0].members
    };
    assert_eq!((pays(false), pays(true)), (2, 0));
}

fn landed(place: Option<u8>, abilities: &[Ability]) -> Landed {
    Landed {
        place,
        abilities: abilities.iter().copied().collect(),
        ..Landed::default()
    }
}

/// Proves GX-20.2B.2, GX-20.2B.4 and GX-21.8.
#[test]
fn the_architect_collects_twice_at_the_end() {
    let rules = FlightRules {
        changes: Changes {
            best_looking: 1,
            ..Changes::default()
        },
        ..FlightKind::Second.rules()
    };
    let ship = landed(Some(0), &[b(Member::Architect), b(Member::Swindler)]);
    let receipt = settle(&rules, &[ship], |ship| ship).0[0];
    // 4 + 2 by the Bureaucrat + 1 by the Swindler; the extra bonus is the printed one.
    assert_eq!((receipt.best_looking, receipt.members), (7, 4));
    let before = Landed {
        collected_looks: true,
        ..ship
    };
    assert_eq!(settle(&rules, &[before], |ship| ship).0[0].members, 0);
    let worse = Landed { exposed: 3, ..ship };
    let best = landed(Some(1), &[]);
    assert_eq!(settle(&rules, &[worse, best], |ship| ship).0[0].members, 0);
}

/// Proves GX-20.3A.1, GX-20.3A.2, GX-20.3A.3 and GX-20.3A.4.
#[test]
fn wireless_tokens_link() {
    // A cabin on the right, life support on the left: not joined to each other.
    let mut linked = ship(II, &[(8, 7, 40, 0), (6, 7, 139, 2)]);
    let [cabin, support] = [at(&linked, 8, 7), at(&linked, 6, 7)];
    assert!(linked.alien_cabins(Alien::Purple).is_empty());
    linked.link([cabin, support]).expect("linked");
    assert!(linked.alien_cabins(Alien::Purple).has(cabin));
    assert_eq!(
        linked.link([cabin, support]),
        Err(Refusal::NoTokenLeft("GX-20.3A.1"))
    );
    // Epidemic goes that way too: the starting cabin is left out of it.
    let mut ill = ship(
        II,
        &[(8, 7, 50, 0), (9, 7, 40, 0), (6, 7, 50, 0), (5, 7, 40, 2)],
    );
    let [one, other] = [at(&ill, 9, 7), at(&ill, 5, 7)];
    for square in [one, other] {
        ill.set_contents(
            square,
            Contents {
                humans: 2,
                ..Contents::default()
            },
        );
    }
    assert!(ill.infected().is_empty());
    ill.link([one, other]).expect("linked");
    assert_eq!(
        ill.infected(),
        [one, other].into_iter().collect::<Squares>()
    );
    // It holds nothing.
    let mut apart = ill;
    apart.take(at(&ill, 8, 7));
    assert_eq!(apart.pieces().len(), 2);
    // A token goes with its component.
    apart.take(one);
    assert_eq!(apart.fittings().wireless, None);
}

/// Proves GX-20.4A.1.
#[test]
fn the_bureaucrat_gains_days() {
    let bureaucrat = crew_and_engine(&[a(Member::Bureaucrat)]);
    let plain = crew_and_engine(&[]);
    let mut flying = fly(&[(plain, 6), (plain, 3), (bureaucrat, 0)], &[]);
    use_it(&mut flying, 2, MemberUse::GainDays).expect("may");
    // Flight 2 and two rockets ahead: four days, jumping over the rocket on 3.
    assert_eq!(flying.position(2), Some(5));
}

/// Proves GX-20.4B.1, GX-20.4B.2, GX-20.4B.3, GX-20.4B.4, GX-20.4B.5 and GX-XX-33.
#[test]
fn the_bureaucrat_changes_bonuses() {
    let bonuses = |kind: FlightKind, finishing: i8, best_looking: i8| {
        let rules = FlightRules {
            changes: Changes {
                finishing,
                best_looking,
                price: None,
            },
            ..kind.rules()
        };
        let ships: Vec<Landed> = (0..4).map(|place| landed(Some(place), &[])).collect();
        let receipts = settle(&rules, &ships, |ship| ship).0;
        let finishing: Vec<u32> = receipts.iter().map(|r| r.finishing).collect();
        (finishing, receipts[0].best_looking)
    };
    let third = FlightKind::Third;
    assert_eq!(bonuses(third, 1, 1), (vec![16, 12, 8, 4], 8));
    assert_eq!(bonuses(third, 0, 0), (vec![12, 9, 6, 3], 6));
    assert_eq!(bonuses(third, -1, -1), (vec![8, 6, 4, 2], 4));
    assert_eq!(bonuses(third, 1, -1), (vec![16, 12, 8, 4], 4));
    // Never less than nothing.
    assert_eq!(bonuses(FlightKind::First, -1, -1), (vec![0, 0, 0, 0], 0));
    // The creativity bonus of class IA is the changed one.
    let rules = FlightRules {
        changes: Changes {
            best_looking: 1,
            ..Changes::default()
        },
        ..FlightKind::FirstA.rules()
    };
    let ship = Landed {
        heading: Some(Rotation::NONE),
        ..landed(Some(0), &[])
    };
    assert_eq!(settle(&rules, &[ship], |ship| ship).0[0].creativity, 4);
    // Somebody who gave up decides too, for everybody.
    let bureaucrat = crew_and_engine(&[b(Member::Bureaucrat)]);
    let mut flying = fly(
        &[(bureaucrat, 3), (crew_and_engine(&[]), 0)],
        &["I-stardust-1"],
    );
    flying.must(0, Command::GiveUp { leave: true });
    flying.must(1, Command::GiveUp { leave: false });
    let change = |finishing| MemberUse::ChangeBonuses {
        finishing,
        best_looking: 0,
    };
    assert_eq!(use_it(&mut flying, 0, change(2)), Err(Refusal::OneStep));
    use_it(&mut flying, 0, change(1)).expect("usable");
    assert!(flying.flight.is_over());
    assert_eq!(settled(&flying, 0)[1].finishing, 12);
}

/// Proves GX-20.6A.3, GX-20.6A.4 and GX-20.6A.5.
#[test]
fn a_part_token_keeps_the_connectors() {
    // 50 has connectors on all sides.
    let mut state = ship(II, &[(8, 7, 50, 0)]);
    let square = at(&state, 8, 7);
    let exposed = state.exposed();
    state
        .convert(square, Part::Engine, Rotation::NONE, true)
        .expect("converted");
    assert_eq!(state.engine_strength(Squares::EMPTY), 1);
    assert_eq!(state.exposed(), exposed, "an engine with a rear connector");
    assert!(state.is_legal());
    put(&mut state, 8, 8, 53, 0);
    assert!(!state.is_legal(), "nothing behind it");
    state.take(at(&state, 8, 8));
    // Only to the rear.
    let mut wrong = ship(II, &[(8, 7, 50, 0)]);
    let turned = Rotation::new(1).expect("a rotation");
    wrong
        .convert(square, Part::Engine, turned, true)
        .expect("converted");
    let faults = wrong.faults();
    assert!(faults.contains(&Fault::EngineDirection { square }));
    // A cannon may point anywhere with an empty square.
    let mut cannon = ship(II, &[(8, 7, 50, 0)]);
    cannon
        .convert(square, Part::Cannon, turned, true)
        .expect("converted");
    assert!(cannon.is_legal());
    let towards = Rotation::new(3).expect("a rotation");
    let mut blocked = ship(II, &[(8, 7, 50, 0)]);
    blocked
        .convert(square, Part::Cannon, towards, true)
        .expect("converted");
    assert!(!blocked.is_legal());
    assert_eq!(
        blocked.convert(square, Part::Cabin, towards, true),
        Ok(()),
        "the same component again takes the token back first"
    );
}

/// Proves GX-20.7B.1, GX-20.7B.2, GX-20.7B.3, GX-20.7B.4, GX-20.7B.5 and GX-21.6.
#[test]
fn the_hotel_clerk_fills_luxury_and_wakes_two() {
    let tiles = [(7, 8, 66, 0), (8, 7, 146, 0), (6, 7, 150, 2)];
    let mut state = with(ship(II, &tiles), &[b(Member::HotelClerk)]);
    state.fit_out();
    let [luxury, stasis] = [at(&state, 8, 7), at(&state, 6, 7)];
    assert_eq!(state.contents(luxury).humans, 2);
    assert_eq!(state.paying_guests(), 1, "it pays once");
    assert_eq!(
        (
            state.contents(stasis).humans,
            state.contents(stasis).sleepers
        ),
        (2, 2)
    );
    assert_eq!((state.crew(), state.asleep()), (6, 2));
    // Awake humans catch what is joined; the chamber is no place for woken ones or aliens.
    assert!(state.infected().has(stasis));
    assert!(!state.cabins().has(stasis));
    assert!(!state.free_places().contains(&stasis));
    // What is written down can be read.
    let json = serde_json::to_value(state).expect("JSON");
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    // Nobody else has that.
    let plain = crewed(II, &tiles);
    assert_eq!((plain.crew(), plain.asleep()), (3, 4));
}

/// Proves GX-20.7A.1 where crew is lost.
#[test]
fn the_owner_says_who_leaves_a_shared_cabin() {
    let mut state = with(
        ship(II, &[(7, 8, 66, 0), (8, 7, 40, 0), (9, 7, 131, 0)]),
        &[a(Member::HotelClerk)],
    );
    let [start, shared] = [at(&state, 7, 7), at(&state, 8, 7)];
    for (square, humans, alien) in [(start, 2, None), (shared, 1, Some(Alien::Brown))] {
        state.set_contents(
            square,
            Contents {
                humans,
                alien,
                ..Contents::default()
            },
        );
    }
    let json = serde_json::to_value(state).expect("JSON");
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    let plain = crew_and_engine(&[]);
    let slavers = || fly(&[(state, 3), (plain, 0)], &["I-abandoned_ship-1"]);
    let mut flying = slavers();
    flying.stay();
    flying.must(0, Command::Accept { yes: true });
    let Some(&Question::LoseCrew { count }) = flying.flight.question(0) else {
        panic!("crew is given up: {:?}", flying.flight.question(0));
    };
    let short = Command::LoseSharedCrew {
        from: vec![],
        aliens: vec![],
    };
    assert!(matches!(
        flying.answer(0, short),
        Err(Refusal::WrongCount { .. })
    ));
    let from = vec![start; usize::from(count) - 1];
    flying.must(
        0,
        Command::LoseSharedCrew {
            from,
            aliens: vec![shared],
        },
    );
    assert_eq!(flying.ship(0).contents(shared).alien, None);
    assert_eq!(flying.ship(0).contents(shared).humans, 1);
    // By default the last human stays.
    let mut last = state;
    last.set_contents(start, Contents::default());
    assert_eq!(
        last.default_crew_command(1),
        Command::LoseSharedCrew {
            from: vec![],
            aliens: vec![shared]
        }
    );
    // A sleeper may be woken into the cabin of an alien.
    let mut sleeper = state;
    sleeper.set_contents(
        shared,
        Contents {
            alien: Some(Alien::Brown),
            ..Contents::default()
        },
    );
    assert!(sleeper.free_places().contains(&shared));
}

/// Proves GX-20.8A.1 and GX-20.8A.2.
#[test]
fn one_cannon_and_one_engine_need_no_empty_square() {
    // A cannon that points at a structural module, an engine with one behind it.
    let plain = ship(II, &[(8, 7, 49, 0), (7, 8, 50, 0), (8, 8, 100, 0)]);
    assert!(!plain.is_legal());
    let exempt = with(plain, &[a(Member::Hypergeometer)]);
    assert!(exempt.is_legal());
    let mut two = exempt;
    put(&mut two, 9, 7, 49, 0);
    put(&mut two, 9, 8, 100, 0);
    let fronts = two.faults();
    let blocked = fronts
        .iter()
        .filter(|fault| matches!(fault, Fault::FrontOfCannon { .. }));
    assert_eq!(
        blocked.count(),
        2,
        "more than one offender: the owner chooses"
    );
    let engine = ship(II, &[(7, 8, 66, 0), (7, 9, 52, 0)]);
    assert!(!engine.is_legal());
    let faults = with(engine, &[a(Member::Hypergeometer)]).faults();
    assert!(
        !faults
            .iter()
            .any(|fault| matches!(fault, Fault::BehindEngine { .. }))
    );
}

/// Proves GX-20.8B.1, GX-20.8B.2, GX-20.8B.3, GX-20.8B.4 and GX-20.8B.5.
#[test]
fn a_cannon_with_the_rotation_token_points_everywhere() {
    // A cannon to the left of the ship pointing left.
    let mut state = crewed(II, &[(7, 8, 66, 0), (6, 7, 107, 3)]);
    let cannon = at(&state, 6, 7);
    assert_eq!(state.cannon_strength_x2(Squares::EMPTY), 1);
    assert!(matches!(
        state.set_turret(at(&state, 7, 7)),
        Err(Refusal::NoCannonThere(_))
    ));
    state.set_turret(cannon).expect("a cannon");
    assert_eq!(
        state.cannon_strength_x2(Squares::EMPTY),
        2,
        "counted once, to the front"
    );
    assert_eq!(
        state.set_turret(cannon),
        Err(Refusal::NoTokenLeft("GX-20.8B.1"))
    );
    let large = |from| Hazard {
        kind: HazardKind::Meteor,
        size: Size::Large,
        from,
    };
    // From the front in its column, from both sides in its row and the rows beside it.
    for (from, roll) in [
        (Side::Front, 6),
        (Side::Rear, 6),
        (Side::Left, 7),
        (Side::Right, 8),
    ] {
        let hit = state.hit(large(from), roll);
        assert!(
            matches!(hit, Hit::Shot { cannon: by, .. } if by == cannon),
            "{from:?} {hit:?}"
        );
    }
    // The printed direction still needs its empty square.
    put(&mut state, 5, 7, 50, 0);
    assert!(!state.is_legal());
}

/// Proves GX-20.10A.4 and GX-20.10B.2.
#[test]
fn pipes_cure_no_errors() {
    // Two cannons side by side, joined only through the ship.
    let mut legal = ship(II, &[(8, 7, 50, 0), (8, 6, 88, 0), (7, 6, 88, 0)]);
    let late = edge(&legal, 7, 6, Side::Right);
    assert!(!legal.is_legal() || legal.lay_late_pipe(late).is_ok());
    let mut broken = ship(II, &[(8, 6, 107, 0)]);
    let apart = edge(&broken, 8, 6, Side::Rear);
    assert!(broken.lay_late_pipe(apart).is_err());
    // A universal tile does not excuse a cannon from its empty square.
    let mut cannon = ship(II, &[(7, 6, 88, 2)]);
    cannon.lay_universal_tile(at(&cannon, 7, 6)).expect("laid");
    assert!(!cannon.is_legal());
}

/// Proves GX-20.12B.1, GX-20.12B.2, GX-20.12B.3 and GX-20.12B.4.
#[test]
fn the_saboteur_visits_every_other_ship() {
    let saboteur = crew_and_engine(&[b(Member::Saboteur)]);
    let victim = crewed(II, &[(7, 8, 66, 0), (8, 7, 146, 0), (6, 7, 150, 2)]);
    let mut lonely = crew_and_engine(&[]);
    let start = at(&lonely, 7, 7);
    lonely.set_contents(
        start,
        Contents {
            humans: 1,
            ..Contents::default()
        },
    );
    let mut flying = fly(
        &[(victim, 6), (saboteur, 3), (lonely, 0)],
        &["I-stardust-1"],
    );
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Undermine { ship: 0 })
    );
    let joint = edge(&victim, 7, 7, Side::Rear);
    let luxury = at(&victim, 8, 7);
    let visit = |human, joint| Command::Undermine { human, joint };
    let refused = flying.answer(1, visit(Some(luxury), Some(joint)));
    assert_eq!(refused, Err(Refusal::LuxuryIsSafe(luxury)));
    assert!(
        flying.answer(1, visit(None, Some(joint))).is_err(),
        "a human must go"
    );
    let open = edge(&victim, 7, 7, Side::Front);
    assert!(matches!(
        flying.answer(1, visit(Some(start), Some(open))),
        Err(Refusal::NoJointThere(_))
    ));
    flying.must(1, visit(Some(start), Some(joint)));
    // The victim may wake a sleeper at once.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    flying.must(
        0,
        Command::Wake {
            into: vec![start],
            from: vec![],
        },
    );
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::Undermine { ship: 2 })
    );
    flying.must(1, visit(Some(start), Some(edge(&lonely, 7, 7, Side::Rear))));
    // The last human aboard: the third ship gives up before the first card.
    let gave_up = flying.flight.pilots()[2].gave_up;
    assert_eq!(gave_up, Some(GaveUpBecause::NoHumans));
    assert!(flying.flight.revealed().is_empty());
    assert!(flying.ship(0).fittings().sabotaged.is_some());
    // Destroying one end destroys the other: a large meteor hits the cabin on the right.
    let mut marked = crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0)]);
    let mut fittings = *marked.fittings();
    fittings.sabotaged = Some(edge(&marked, 7, 7, Side::Right));
    marked.set_fittings(fittings);
    let plain = crew_and_engine(&[]);
    let swarm = Flying::new(
        FlightKind::Second,
        &[(marked, 3), (plain, 0)],
        &["I-meteoric_swarm-1"],
        &[[3, 5], [1, 1], [1, 1]],
    );
    let mut swarm = swarm.go();
    while !swarm.flight.between_cards() && !swarm.flight.is_over() {
        for ship in 0..2 {
            if let Some(command) = swarm.flight.default_answer(ship) {
                swarm.must(ship, command);
            }
        }
    }
    let lost: Vec<LostBy> = swarm.flight.pilots()[0]
        .lost
        .iter()
        .map(|lost| lost.by)
        .collect();
    let destroyed = lost.iter().filter(|by| **by == LostBy::Destroyed).count();
    assert_eq!(destroyed, 2, "{lost:?}");
}

/// Proves GX-20.13A.1 and GX-20.13A.2.
#[test]
fn everybody_pays_for_exposed_connectors() {
    let guard = crew_and_engine(&[a(Member::SecurityGuard)]);
    let open = crewed(II, &[(7, 8, 66, 0), (8, 7, 50, 0)]);
    let mut flying = with_credits(fly(&[(guard, 3), (open, 0)], &[]), 4);
    assert_eq!((guard.exposed(), open.exposed()), (3, 5));
    use_it(&mut flying, 0, MemberUse::Inspect).expect("may");
    let spent: Vec<u16> = flying
        .flight
        .pilots()
        .iter()
        .map(|pilot| pilot.spent)
        .collect();
    assert_eq!(spent, [3, 4], "all that there is");
}

fn hold(square: galaxy_trucker::square::Square, goods: Goods) -> Vec<HoldGoods> {
    vec![HoldGoods { square, goods }]
}

/// Proves GX-20.14A.1, GX-20.14A.2, GX-20.15A.1, GX-20.15B.2 and GX-20.33.
#[test]
fn blocks_are_stored_where_members_allow() {
    let tiles = [(7, 8, 66, 0), (8, 7, 50, 0), (6, 7, 16, 2), (7, 6, 112, 2)];
    let smuggler = with(crewed(II, &tiles), &[a(Member::Smuggler)]);
    let [structure, normal, special] = [
        at(&smuggler, 8, 7),
        at(&smuggler, 6, 7),
        at(&smuggler, 7, 6),
    ];
    assert_eq!(smuggler.hideouts(), structure.set());
    let load = |ship: Ship, holds: Vec<HoldGoods>| {
        let cards = ["II-planets-1"];
        let mut flying = Flying::new(
            FlightKind::Second,
            &[(ship, 3), (crew_and_engine(&[]), 0)],
            &cards,
            &[],
        )
        .go();
        let planets = flying.flight.question(0).cloned();
        let Some(Question::Land { .. }) = planets else {
            panic!("{planets:?}");
        };
        flying.must(0, Command::Land { planet: Some(0) });
        flying.must(1, Command::Land { planet: None });
        let offered = flying.flight.question(0).cloned();
        (
            flying.answer(
                0,
                Command::Load {
                    holds,
                    burn: Vec::new(),
                },
            ),
            offered,
            flying,
        )
    };
    assert_eq!(
        load(smuggler, hold(structure, goods(1, 0, 0, 0))).0,
        Err(Refusal::HideoutColour(structure))
    );
    assert_eq!(
        load(smuggler, hold(structure, goods(0, 0, 0, 2))).0,
        Err(Refusal::TooManyBlocks(structure))
    );
    assert_eq!(
        load(smuggler, hold(normal, goods(1, 0, 0, 0))).0,
        Err(Refusal::RedInHold(normal))
    );
    let stock = with(
        crewed(II, &tiles),
        &[a(Member::StockBoy), b(Member::StockBoy)],
    );
    assert_eq!((stock.red_room(normal), stock.red_room(special)), (1, 1));
    assert_eq!(
        load(stock, hold(normal, goods(2, 0, 0, 0))).0,
        Err(Refusal::RedInHold(normal))
    );
    assert_eq!(
        load(stock, hold(structure, goods(0, 0, 0, 1))).0,
        Err(Refusal::NoHold(structure))
    );
    // Hidden: what is in a structural module; with the Stock Boy what is not red in a special container.
    let mut hidden = smuggler;
    store(&mut hidden, 8, 7, goods(0, 0, 0, 1));
    store(&mut hidden, 6, 7, goods(0, 0, 1, 1));
    assert_eq!(hidden.hidden_goods(), goods(0, 0, 0, 1));
    let mut yellow = stock;
    store(&mut yellow, 7, 6, goods(0, 1, 0, 0));
    store(&mut yellow, 6, 7, goods(1, 0, 1, 0));
    assert_eq!(yellow.hidden_goods(), goods(0, 1, 0, 0));
    for state in [hidden, yellow] {
        let json = serde_json::to_value(state).expect("JSON");
        assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
    }
    // The suggestion uses the new places and is accepted.
    let Command::Load { holds, .. } = smuggler.default_load(goods(1, 2, 1, 3)) else {
        panic!("a load");
    };
    let stored = holds
        .iter()
        .fold(Goods::NONE, |sum, hold| sum.plus(hold.goods));
    assert_eq!(stored, goods(1, 2, 1, 0));
    let Command::Load { holds, .. } = stock.default_load(goods(3, 1, 0, 0)) else {
        panic!("a load");
    };
    let stored = holds
        .iter()
        .fold(Goods::NONE, |sum, hold| sum.plus(hold.goods));
    assert_eq!(stored, goods(2, 1, 0, 0));
}

/// A battery-and-hold with a red block beside its tokens can be written down.
#[test]
fn a_red_block_in_a_battery_with_containers_is_remembered() {
    let mut state = with(ship(II, &[(6, 7, 157, 0)]), &[a(Member::StockBoy)]);
    let square = at(&state, 6, 7);
    for tokens in 0..=2 {
        for blocks in [
            goods(1, 0, 0, 0),
            goods(1, 1, 0, 0),
            goods(1, 0, 1, 0),
            goods(1, 0, 0, 1),
            goods(0, 1, 1, 0),
            goods(0, 2, 0, 0),
        ] {
            state.set_contents(
                square,
                Contents {
                    tokens,
                    goods: blocks,
                    ..Contents::default()
                },
            );
            let json = serde_json::to_value(state).expect("JSON");
            assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
        }
    }
}

/// The ship of GX-XX-31 and GX-XX-32: three blue blocks, one red one, one token. Where the blue ones are hidden differs.
fn holdings(smuggler: bool) -> Ship {
    let tiles = if smuggler {
        [
            (8, 7, 50, 0),
            (9, 7, 49, 0),
            (6, 7, 50, 0),
            (7, 6, 112, 2),
            (5, 7, 2, 0),
        ]
    } else {
        [
            (8, 7, 57, 0),
            (9, 7, 57, 0),
            (6, 7, 57, 0),
            (7, 6, 112, 2),
            (5, 7, 2, 0),
        ]
    };
    let abilities: &[Ability] = if smuggler {
        &[a(Member::Smuggler)]
    } else {
        &[b(Member::StockBoy)]
    };
    let mut state = with(crewed(II, &tiles), abilities);
    put(&mut state, 7, 8, 66, 0);
    for (column, row) in [(8, 7), (9, 7), (6, 7)] {
        store(&mut state, column, row, goods(0, 0, 0, 1));
    }
    store(&mut state, 7, 6, goods(1, 0, 0, 0));
    tokens(&mut state, 5, 7, 1);
    state
}

/// Proves GX-20.31, GX-20.32, GX-20.30, GX-20.15B.1, GX-XX-31 and GX-XX-32.
#[test]
fn hidden_goods_need_not_be_given() {
    let give = |state: Ship, blue: usize, red: bool, token: bool| {
        let strong = {
            let mut ship = crewed(
                II,
                &[(7, 8, 66, 0), (7, 6, 88, 0), (8, 7, 110, 0), (6, 7, 110, 0)],
            );
            put(&mut ship, 8, 6, 88, 0);
            ship
        };
        let mut flying = Flying::new(
            FlightKind::Second,
            &[(state, 3), (strong, 0)],
            &["II-smugglers-1"],
            &[],
        )
        .go();
        while !matches!(flying.flight.question(0), Some(Question::GiveGoods { .. })) {
            let Some(command) = flying.flight.default_answer(0) else {
                panic!("not asked: {:?}", flying.flight.card());
            };
            flying.must(0, command);
        }
        assert_eq!(
            flying.flight.question(0),
            Some(&Question::GiveGoods { count: 3 })
        );
        let mut given: Vec<_> = [(8, 7), (9, 7), (6, 7)][..blue]
            .iter()
            .map(|(column, row)| (at(&state, *column, *row), Colour::Blue))
            .collect();
        if red {
            given.push((at(&state, 7, 6), Colour::Red));
        }
        let tokens = if token {
            vec![at(&state, 5, 7)]
        } else {
            Vec::new()
        };
        flying.answer(
            0,
            Command::GiveGoods {
                goods: given,
                tokens,
            },
        )
    };
    let smuggler = holdings(true);
    assert_eq!(smuggler.hidden_goods(), goods(0, 0, 0, 3));
    assert_eq!(
        give(smuggler, 0, true, true),
        Ok(()),
        "claim that this is all"
    );
    assert_eq!(give(smuggler, 2, true, false), Ok(()), "keep the token");
    assert_eq!(
        give(smuggler, 3, false, false),
        Err(Refusal::VisibleFirst),
        "the red one cannot be kept"
    );
    assert!(
        matches!(
            give(smuggler, 0, true, false),
            Err(Refusal::WrongCount { .. })
        ),
        "a token is left"
    );
    let stock = holdings(false);
    assert_eq!(stock.hidden_goods(), goods(0, 0, 0, 3));
    assert_eq!(give(stock, 0, true, true), Ok(()));
    assert_eq!(give(stock, 2, true, false), Ok(()));
    assert_eq!(give(stock, 3, false, false), Ok(()));
    assert_eq!(give(stock, 2, false, true), Ok(()));
    assert!(
        give(stock, 1, false, true).is_err(),
        "the red one is in sight"
    );
}

/// Proves GX-20.3A.5 and GX-20.30.
#[test]
fn intruders_find_no_hidden_goods_and_no_wireless_links() {
    let predators: Vec<_> = CardId::all()
        .filter_map(|id| match id.card().adventure {
            Adventure::Intruder { intruder } => Some(intruder),
            _ => None,
        })
        .collect();
    assert!(!predators.is_empty());
    let walks = |ship: &Ship| -> Vec<_> {
        predators
            .iter()
            .flat_map(|intruder| (2..=12).map(move |line| (intruder, line)))
            .flat_map(|(intruder, line)| ship.intruder_forecast(intruder, line))
            .collect()
    };
    let hidden = holdings(true);
    let mut open = hidden;
    open.set_abilities(Abilities::NONE);
    let devoured = |ship: &Ship| -> Goods {
        let steps = walks(ship);
        steps
            .iter()
            .fold(Goods::NONE, |sum, step| sum.plus(step.devoured.goods))
    };
    assert!(devoured(&open).blue > 0, "somebody comes that way");
    assert_eq!(devoured(&hidden).blue, 0);
    assert!(devoured(&hidden).red > 0, "what is in sight is eaten");
    let mut linked = open;
    linked
        .link([at(&open, 9, 7), at(&open, 5, 7)])
        .expect("linked");
    assert_eq!(walks(&linked), walks(&open));
}

/// Proves GX-20.14B.1, GX-20.16B.1, GX-20.16B.2, GX-20.16B.4, GX-20.16B.5 and GX-20.17B.1.
#[test]
fn members_change_the_settlement() {
    let pay = |ship: Landed, changes: Changes, kind: FlightKind| {
        let rules = FlightRules {
            changes,
            ..kind.rules()
        };
        settle(&rules, &[ship], |ship| ship).0[0]
    };
    let second = FlightKind::Second;
    // Two blue blocks hidden: 4 for those who finish; (2 + 2) / 2 for those who gave up.
    let smuggled = Landed {
        goods: goods(0, 0, 0, 2),
        smuggled: 2,
        ..landed(Some(0), &[a(Member::Smuggler), b(Member::Smuggler)])
    };
    assert_eq!(pay(smuggled, Changes::default(), second).sale, 4);
    assert_eq!(
        pay(
            Landed {
                place: None,
                ..smuggled
            },
            Changes::default(),
            second
        )
        .sale,
        2
    );
    let only_a = landed(Some(0), &[a(Member::Smuggler)]).abilities;
    assert_eq!(
        pay(
            Landed {
                abilities: only_a,
                ..smuggled
            },
            Changes::default(),
            second
        )
        .sale,
        2
    );
    // Swindler B: bonuses one more, lost components one less, nothing out of nothing.
    let swindler = Landed {
        lost: 3,
        goods: goods(1, 0, 0, 0),
        ..landed(Some(0), &[b(Member::Swindler)])
    };
    let receipt = pay(swindler, Changes::default(), second);
    assert_eq!(
        (
            receipt.finishing,
            receipt.best_looking,
            receipt.penalty,
            receipt.sale
        ),
        (9, 5, 2, 4)
    );
    let nothing = pay(
        landed(None, &[b(Member::Swindler)]),
        Changes::default(),
        second,
    );
    assert_eq!(
        (nothing.finishing, nothing.best_looking, nothing.penalty),
        (0, 0, 0)
    );
    let creative = Landed {
        heading: Some(Rotation::NONE),
        ..landed(Some(0), &[b(Member::Swindler)])
    };
    assert_eq!(
        pay(creative, Changes::default(), FlightKind::FirstA).creativity,
        2
    );
    // Trader B.
    let red = Landed {
        goods: goods(2, 0, 0, 0),
        ..landed(None, &[])
    };
    let price = |up| Changes {
        price: Some((Colour::Red, up)),
        ..Changes::default()
    };
    // Those who gave up sell after the decision: half of 10, and of 6 (GX-20.17B.3).
    assert_eq!(pay(red, price(true), second).sale, 5);
    assert_eq!(pay(red, price(false), second).sale, 3);
}

/// Proves GX-20.16B.3.
#[test]
fn the_swindler_gains_once_a_card() {
    let swindler = with(
        crewed(II, &[(7, 8, 66, 0), (8, 7, 40, 0), (6, 7, 109, 0)]),
        &[b(Member::Swindler)],
    );
    let cards = ["I-abandoned_ship-1"];
    let mut flying = Flying::new(
        FlightKind::Second,
        &[(swindler, 3), (crew_and_engine(&[]), 0)],
        &cards,
        &[],
    )
    .go();
    flying.must(0, Command::Accept { yes: true });
    let command = flying.flight.default_answer(0).expect("crew is given up");
    flying.must(0, command);
    let earned: Vec<u8> = flying
        .events()
        .filter_map(|event| match event {
            Event::Earned { credits, .. } => Some(*credits),
            _ => None,
        })
        .collect();
    let printed = support::ships::card(cards[0]).card().adventure;
    let galaxy_trucker::cards::Adventure::AbandonedShip { credits, .. } = printed else {
        panic!("{printed:?}");
    };
    assert_eq!(earned, [credits + 1]);
}

/// Proves GX-20.17A.1, GX-20.17B.2, GX-20.17B.3 and GX-XX-34.
#[test]
fn the_trader_buys_and_changes_a_price() {
    let trader = with(
        crewed(II, &[(7, 8, 66, 0), (6, 7, 16, 2)]),
        &[a(Member::Trader), b(Member::Trader)],
    );
    let ships = [(trader, 3), (crew_and_engine(&[]), 0)];
    let mut flying = with_credits(fly(&ships, &["I-stardust-1"]), 5);
    let buy = |count| MemberUse::BuyYellow { count };
    assert_eq!(
        use_it(&mut flying, 0, buy(3)),
        Err(Refusal::NoTokenLeft("GX-20.17A.1"))
    );
    let mut poor = with_credits(fly(&ships, &[]), 1);
    assert_eq!(use_it(&mut poor, 0, buy(2)), Err(Refusal::CannotPay));
    use_it(&mut flying, 0, buy(2)).expect("flight 2");
    let Some(Question::Load { offered, .. }) = flying.flight.question(0) else {
        panic!("to be stored: {:?}", flying.flight.question(0));
    };
    assert_eq!(*offered, goods(0, 2, 0, 0));
    let load = flying.flight.default_answer(0).expect("a load");
    flying.must(0, load);
    assert_eq!(flying.flight.pilots()[0].spent, 2);
    // He gives up and still decides; those who gave up sell after it.
    flying.must(0, Command::GiveUp { leave: true });
    flying.must(1, Command::GiveUp { leave: true });
    let price = |colour, up| MemberUse::ChangePrice { colour, up };
    assert_eq!(
        use_it(&mut flying, 0, price(Colour::Blue, false)),
        Err(Refusal::PriceTooLow)
    );
    use_it(&mut flying, 0, price(Colour::Yellow, true)).expect("usable");
    // Two yellow at 4, halved.
    assert_eq!(settled(&flying, 5)[0].sale, 4);
    assert_eq!(Colour::Red.value(), 4);
}

/// Proves GX-20.18A.2 for errors.
#[test]
fn a_weld_cures_an_error() {
    // 50 in front of the cabin shows a single connector to 51, which shows a double one.
    let mut state = ship(II, &[(7, 6, 50, 0), (7, 5, 51, 0)]);
    assert!(!state.is_legal());
    let joint = edge(&state, 7, 5, Side::Rear);
    assert_eq!(state.weldable(), [joint]);
    state.weld(&[joint]).expect("single to double");
    assert!(state.is_legal());
    let wrong = edge(&state, 7, 7, Side::Front);
    assert!(matches!(state.weld(&[wrong]), Err(Refusal::NoWeldThere(_))));
    assert_eq!(
        state.weld(&[joint, joint, joint]),
        Err(Refusal::NoTokenLeft("GX-20.18A.1"))
    );
    // Tokens are moved: with none the error is back.
    state.weld(&[]).expect("moved");
    assert!(!state.is_legal());
    let json = {
        state.weld(&[joint]).expect("again");
        serde_json::to_value(state).expect("JSON")
    };
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
}

/// A set of abilities holds what was put into it.
#[test]
fn abilities_are_sets() {
    let set: Abilities = [a(Member::Buyer), b(Member::Welder)].into_iter().collect();
    assert!(set.has(a(Member::Buyer)) && !set.has(b(Member::Buyer)) && set.has(b(Member::Welder)));
    assert_eq!(set.iter().count(), 2);
}
