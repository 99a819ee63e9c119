//! Intruders of Another Big Expansion (GX-18): entry, walk, predators, commandos, rewards.

mod support;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CARDS, CardSet, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::goods;
use galaxy_trucker::intruders::{Hand, Intruder, IntruderKind, WalkEnd, WalkStep};
use galaxy_trucker::question::{Question, Thrust};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::second_box::Defence;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::Alien;
use support::Table;
use support::ships::{Flying, alien, at, card, crewed, fitted, humans, store, tokens};

const II: ShipClass = ShipClass::II;
const III: ShipClass = ShipClass::III;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Third, ships, cards, dice).go()
}

fn intruder(name: &str) -> Intruder {
    match card(name).card().adventure {
        Adventure::Intruder { intruder } => intruder,
        other => panic!("no intruder: {other:?}"),
    }
}

/// The steps that were told of a ship.
fn steps(flying: &Flying, number: u8) -> Vec<WalkStep> {
    flying
        .events()
        .filter_map(|event| match event {
            Event::IntruderStep { ship, step } if *ship == number => Some(step.clone()),
            _ => None,
        })
        .collect()
}

/// Printed column and row of each step.
fn squares(ship: &Ship, walk: &[WalkStep]) -> Vec<(u8, u8)> {
    walk.iter()
        .map(|step| {
            let [column, row] = ship.board().label(step.square);
            (column, row)
        })
        .collect()
}

fn stay() -> Command {
    Command::Thrust {
        with: None,
        battery: None,
    }
}

fn fire(thruster: Square, to: Side) -> Command {
    Command::Thrust {
        with: Some(Thrust { thruster, to }),
        battery: None,
    }
}

/// A total of two dice.
fn dice(total: u8) -> [u8; 2] {
    [total.min(7) - 1, total + 1 - total.min(7)]
}

/// The ship of the worked examples: a laser in row 7, a cannon below it, an armory between the starting cabin and a double
/// cannon, one thruster joined to crew and one that is not.
fn example() -> Ship {
    fitted(
        III,
        &[
            (7, 6, 218, None),    // armory
            (7, 5, 123, Some(0)), // double cannon
            (6, 6, 115, None),    // shield
            (6, 7, 192, None),    // anti-personnel laser
            (6, 8, 97, Some(3)),  // cannon, pointing left
            (7, 8, 38, None),     // cabin
            (7, 9, 15, Some(0)),  // battery
            (6, 9, 16, Some(2)),  // hold
            (8, 7, 219, Some(1)), // thruster to the right and to the rear, beside the starting cabin
            (8, 9, 220, Some(0)), // thruster to the front and to the right, beside the battery
        ],
    )
}

/// Proves GX-18.1, GX-17.1 (the intruders).
#[test]
fn fourteen_cards_in_four_decks() {
    let cards: Vec<_> = CARDS
        .iter()
        .filter(|card| card.set == CardSet::Intruders)
        .collect();
    assert_eq!(cards.len(), 14);
    for (level, count) in [
        (Level::I, 3),
        (Level::II, 3),
        (Level::III, 3),
        (Level::IV, 5),
    ] {
        let of = cards.iter().filter(|card| card.level == level).count();
        assert_eq!(of, count, "{level:?}");
    }
    for card in cards {
        let Adventure::Intruder { intruder } = card.adventure else {
            panic!("{} is no intruder", card.name);
        };
        assert_eq!(intruder.kind.lays_charges(), !intruder.charges.is_empty());
        if let Some(last) = intruder.charges.last() {
            assert_eq!(intruder.steps, *last, "it leaves after the last charge");
        }
        assert!(!intruder.hands.is_empty() && intruder.steps > 0);
        assert!(intruder.credits > 0 || intruder.goods.total() > 0);
    }
}

/// Proves GX-0.4: without the module no deck has an intruder.
#[test]
fn intruders_are_in_the_decks_when_they_are_played() {
    let found = |intruders: bool| {
        (0..30).any(|seed| {
            let setup = Setup {
                flights: vec![FlightKind::Third],
                second_box_components: true,
                intruders,
                ..Setup::default()
            };
            let table = Table::new(setup, 2, seed);
            let state = serde_json::to_string(&table.game).unwrap();
            let state: serde_json::Value = serde_json::from_str(&state).unwrap();
            let piles = state["phase"]["of"]["piles"].as_array().unwrap().clone();
            piles.iter().any(|pile| {
                pile["cards"].as_array().unwrap().iter().any(|card| {
                    let index = card.as_u64().unwrap() as usize;
                    CARDS[index].set == CardSet::Intruders
                })
            })
        })
    };
    assert!(found(true));
    assert!(!found(false));
}

/// Proves GX-18.8, GX-18.10, GX-18.11, GX-18.12, GX-18.13, GX-18.14 and GX-18.9: each step names the sides that were tried.
#[test]
fn each_step_has_its_reason() {
    use Side::{Front, Left, Rear, Right};
    assert_eq!(Hand::Left.order(Right), [Front, Right, Rear, Left]);
    assert_eq!(Hand::Right.order(Right), [Rear, Right, Front, Left]);
    assert_eq!(Hand::Left.order(Rear), [Right, Rear, Left, Front]);

    // Row 6 of the example: shield, armory, double cannon, back to the armory.
    let ship = example();
    let walk = ship.intruder_forecast(&intruder("I-predator-1"), 6);
    assert_eq!(squares(&ship, &walk), [(6, 6), (7, 6), (7, 5), (7, 6)]);
    let tried: Vec<_> = walk.iter().map(|step| step.tried.clone()).collect();
    assert_eq!(
        tried,
        [vec![], vec![Front], vec![], vec![Left, Front, Right]]
    );
    let headings: Vec<_> = walk.iter().map(|step| step.heading).collect();
    assert_eq!(headings, [Right, Right, Front, Rear]);
    let numbers: Vec<_> = walk.iter().map(|step| step.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    assert_eq!(walk[3].end, Some(WalkEnd::Left));
    // The right hand turns to the starting cabin instead.
    let right = Intruder {
        hands: &[Hand::Right],
        ..intruder("I-predator-1")
    };
    let walk = ship.intruder_forecast(&right, 6);
    assert_eq!(squares(&ship, &walk)[..2], [(6, 6), (6, 7)]);
    assert_eq!(walk[1].end, Some(WalkEnd::Defeated));
}

/// GX-XX-29, row 7: proves GX-18.5, GX-13.36, GX-18.2.
#[test]
fn a_defended_component_turns_a_predator_away() {
    let ship = example();
    let mut flying = fly(&[(ship, 5), (ship, 0)], &["I-predator-1"], &[dice(7)]);
    let rolled: Vec<_> = flying
        .events()
        .filter(|event| matches!(event, Event::IntruderRolled { roller: 0, .. }))
        .collect();
    assert_eq!(rolled.len(), 1, "the leader rolls once for all");
    // Both may fire the thruster beside the starting cabin, at the same time.
    for number in [0, 1] {
        let Some(Question::Evade { line, evasions, .. }) = flying.flight.question(number) else {
            panic!("asked {:?}", flying.flight.question(number));
        };
        assert_eq!(*line, 7);
        let to: Vec<_> = evasions.iter().map(|one| (one.to, one.line)).collect();
        assert_eq!(to, [(Side::Rear, 8)], "not to row 6: no crew there");
    }
    flying.must(1, stay());
    flying.must(0, fire(at(&ship, 8, 7), Side::Rear));
    // Row 8 for the first: a cannon, then left into the laser.
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 8), (6, 7)]);
    assert_eq!(walk[1].end, Some(WalkEnd::Defeated));
    assert_eq!(walk[1].defence, Some(Defence::Laser));
    assert_eq!(flying.flight.pilots()[0].earned, 2);
    assert_eq!(flying.ship(0).tokens(), 2);
    // Row 7 for the other: turned away without a reward.
    let walk = steps(&flying, 1);
    assert_eq!(squares(&ship, &walk), [(6, 7)]);
    assert_eq!(walk[0].end, Some(WalkEnd::TurnedAway));
    assert_eq!(flying.flight.pilots()[1].earned, 0);
    assert_eq!(flying.ship(1).tokens(), 3);
}

/// GX-XX-29: proves GX-13.13, GX-18.7, GX-18.20, GX-18.15, GX-18.3, GX-18.22, GX-18.23, GX-18.4, GX-13.44, GX-18.21.
#[test]
fn the_predator_of_the_worked_example() {
    let ship = example();
    let thruster = at(&ship, 8, 7);
    let other = at(&ship, 8, 9);
    // A thruster without crew beside it is refused.
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(9)]);
    assert_eq!(
        flying.answer(0, fire(other, Side::Front)),
        Err(Refusal::NoThruster(other))
    );
    // Row 9: three tokens on step 2, two humans on step 3, a cannon on step 4.
    flying.must(0, stay());
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 9), (7, 9), (7, 8), (6, 8)]);
    assert_eq!((walk[1].devoured.tokens, walk[2].devoured.crew), (3, 2));
    assert_eq!(walk[3].end, Some(WalkEnd::Left));
    assert_eq!((flying.ship(0).tokens(), flying.ship(0).crew()), (0, 2));
    // Row 10 would have been a miss.
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(9)]);
    flying.must(0, fire(thruster, Side::Rear));
    assert!(
        flying
            .events()
            .any(|event| matches!(event, Event::IntruderMissed { ship: 0 }))
    );
    assert_eq!(flying.ship(0).crew(), 4);
    // Row 6: an armory without crew on it is no defence, and there is nothing to devour.
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(6)]);
    flying.must(0, stay());
    assert_eq!(steps(&flying, 0).len(), 4);
    assert_eq!((flying.ship(0).tokens(), flying.ship(0).crew()), (3, 4));
    // Row 5: armed humans in the starting cabin on step 3.
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(5)]);
    flying.must(0, stay());
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(7, 5), (7, 6), (7, 7)]);
    assert_eq!(walk[2].defence, Some(Defence::ArmedCrew));
    assert_eq!(walk[2].end, Some(WalkEnd::Defeated));
    assert_eq!(flying.ship(0).crew(), 4, "armed crew is not devoured");
    assert_eq!(flying.flight.pilots()[0].earned, 2);
    // Row 4: a miss; row 5 earns the reward.
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(4)]);
    flying.must(0, fire(thruster, Side::Rear));
    assert_eq!(flying.flight.pilots()[0].earned, 2);
}

/// The ship of the commando: three engines, two cabins, a hold, a thruster.
fn commando_ship(armed: bool) -> Ship {
    let mut tiles = vec![
        (7, 8, 74, Some(0)),   // engine below the starting cabin
        (8, 8, 22, Some(0)),   // hold
        (9, 8, 38, Some(0)),   // cabin
        (10, 8, 107, Some(0)), // cannon
        (9, 9, 220, Some(1)),  // thruster
        (8, 9, 66, Some(0)),   // engine below the hold
        (6, 8, 35, Some(1)),   // second cabin
        (6, 9, 6, None),       // battery
        (5, 9, 64, Some(0)),   // engine beside the battery
    ];
    if armed {
        tiles.push((5, 8, 216, None));
    }
    fitted(II, &tiles)
}

/// GX-XX-30: proves GX-18.26, GX-18.27, GX-18.29, GX-18.28 and GX-18.30.
#[test]
fn the_commando_of_the_worked_example() {
    let ship = commando_ship(false);
    let path = [
        (10, 8),
        (9, 8),
        (9, 9),
        (9, 8),
        (8, 8),
        (8, 9),
        (8, 8),
        (7, 8),
        (6, 8),
        (6, 9),
        (5, 9),
        (6, 9),
    ];
    let decline = |flying: &mut Flying| {
        if matches!(flying.flight.question(0), Some(Question::Evade { .. })) {
            flying.must(0, stay());
        }
    };
    let mut flying = fly(&[(ship, 0)], &["III-commando-1"], &[dice(8)]);
    decline(&mut flying);
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), path);
    let charges: Vec<_> = walk
        .iter()
        .filter(|step| step.charge)
        .map(|step| step.number)
        .collect();
    assert_eq!(charges, [6, 12]);
    assert_eq!(walk[11].end, Some(WalkEnd::Left));
    let crew = flying.ship(0).crew();
    assert_eq!(crew, 6, "a commando ignores crew");
    // The engine beside the battery falls off when the two components explode.
    let Some(Question::KeepPiece { pieces }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert_eq!(pieces.len(), 2);
    flying.must(
        0,
        Command::Keep {
            square: at(&ship, 7, 7),
        },
    );
    let lost: Vec<_> = flying.flight.pilots()[0]
        .lost
        .iter()
        .map(|lost| (lost.tile.number(), lost.by))
        .collect();
    assert_eq!(
        lost,
        [
            (6, LostBy::Destroyed),
            (66, LostBy::Destroyed),
            (64, LostBy::FellOff)
        ]
    );
    assert_eq!(flying.ship(0).tokens(), 0, "lost with the battery");
    // With the second cabin armed only the first charge explodes, and the reward is collected.
    let ship = commando_ship(true);
    let mut flying = fly(&[(ship, 0)], &["III-commando-1"], &[dice(8)]);
    decline(&mut flying);
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), path[..9]);
    assert_eq!(walk[8].end, Some(WalkEnd::Defeated));
    let lost = &flying.flight.pilots()[0].lost;
    assert_eq!(lost.len(), 1);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Load { offered, .. }) if *offered == goods(1, 0, 0, 0)
    ));
}

/// Proves GX-18.28: a charge is not laid where the commando is defeated.
#[test]
fn no_charge_where_it_is_defeated() {
    let ship = commando_ship(true);
    let ninth = Intruder {
        charges: &[9],
        steps: 9,
        ..intruder("III-commando-1")
    };
    let walk = ship.intruder_forecast(&ninth, 8);
    assert_eq!(walk.len(), 9);
    assert_eq!(walk[8].end, Some(WalkEnd::Defeated));
    assert!(walk.iter().all(|step| !step.charge));
}

/// Proves GX-18.16: on a single component it stays, and GX-18.20 empties it.
#[test]
fn a_single_component_is_walked_on_the_spot() {
    let ship = crewed(II, &[]);
    let flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(7)]);
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(7, 7); 4]);
    assert!(
        walk[1..]
            .iter()
            .all(|step| step.stayed && step.tried.len() == 4)
    );
    assert_eq!(flying.ship(0).crew(), 0);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
}

/// Proves GX-18.6: plating does not keep it out; and GX-13.47 for charges.
#[test]
fn plating_does_not_keep_intruders_out() {
    let ship = fitted(II, &[(6, 7, 209, Some(3)), (7, 8, 66, None)]);
    let hold = at(&ship, 6, 7);
    assert!(ship.is_plated(hold, Side::Left));
    let first = Intruder {
        charges: &[1],
        steps: 1,
        from: Side::Left,
        ..intruder("I-commando-1")
    };
    let walk = ship.intruder_forecast(&first, 7);
    assert_eq!((walk[0].square, walk[0].charge), (hold, true));
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

/// Proves GX-18.20, GX-18.21 and GX-18.37: goods and crew go, sleepers do not and may be woken during the walk.
#[test]
fn sleepers_are_spared_and_may_be_woken() {
    let ship = stocked();
    let bank = goods(0, 0, 0, 0);
    let mut flying = Flying::with_bank(
        FlightKind::Second,
        &[(ship, 0)],
        &["I-predator-1"],
        &[dice(7)],
        bank,
    )
    .go();
    // From the left: the cabin is emptied first; while two humans are awake, sleepers may take their places.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    assert_eq!(steps(&flying, 0).len(), 1);
    flying.must(
        0,
        Command::Wake {
            into: vec![at(&ship, 6, 7)],
            from: Vec::new(),
        },
    );
    // The one who was woken is awake, so the next loss lets sleepers be woken again: nobody, this time.
    assert_eq!(flying.flight.question(0), Some(&Question::Wake));
    flying.must(
        0,
        Command::Wake {
            into: Vec::new(),
            from: Vec::new(),
        },
    );
    // Then the starting cabin, by the left hand the chamber in front, and back to the starting cabin.
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 7), (7, 7), (7, 6), (7, 7)]);
    assert_eq!(walk[2].devoured.crew, 0, "sleepers are spared");
}

/// Proves GX-18.20 (goods) and GX-18.17.
#[test]
fn goods_go_back_to_the_bank() {
    let ship = stocked();
    let from_right = Intruder {
        from: Side::Right,
        ..intruder("I-predator-1")
    };
    let walk = ship.intruder_forecast(&from_right, 7);
    assert_eq!(walk[0].devoured.goods, goods(0, 1, 0, 1));
    // One laser stops both of a double intruder.
    let guarded = fitted(
        II,
        &[
            (7, 8, 66, None),
            (7, 6, 37, None),
            (8, 7, 191, None),
            (6, 7, 194, None),
        ],
    );
    let walk = guarded.intruder_forecast(&intruder("III-predator-2"), 7);
    let ends: Vec<_> = walk.iter().filter_map(|step| step.end).collect();
    assert_eq!(ends.len(), 2);
    let hands: Vec<_> = walk
        .iter()
        .filter(|step| step.number == 1)
        .map(|step| step.hand)
        .collect();
    assert_eq!(hands, [Hand::Left, Hand::Right]);
}

/// Proves GX-18.33 and GX-18.35: two intruders after one roll, each with its own reward.
#[test]
fn a_double_intruder_comes_twice() {
    // From the front in column 7: a cabin, then the starting cabin with lasers to both sides.
    let ship = fitted(
        II,
        &[
            (7, 8, 66, None),
            (7, 6, 37, None),
            (8, 7, 191, None),
            (6, 7, 194, None),
        ],
    );
    let flying = fly(&[(ship, 0)], &["III-predator-2"], &[dice(7)]);
    let walk = steps(&flying, 0);
    let ends: Vec<_> = walk.iter().filter_map(|step| step.end).collect();
    assert_eq!(ends, [WalkEnd::Defeated, WalkEnd::Defeated]);
    assert_eq!(
        squares(&ship, &walk),
        [(7, 6), (7, 7), (8, 7), (7, 6), (7, 7), (6, 7)]
    );
    let rolls = flying
        .events()
        .filter(|event| matches!(event, Event::IntruderRolled { .. }))
        .count();
    assert_eq!(rolls, 1);
    assert_eq!(flying.flight.pilots()[0].earned, 6, "3 credits each");
}

/// Proves GX-18.34 and GX-18.29: charges of both explode together, two on one component are as one.
#[test]
fn charges_of_two_commandos_explode_together() {
    let ship = commando_ship(false);
    // From the rear in column 8: the engine below the hold is entered by both.
    let mut flying = fly(&[(ship, 0)], &["IV-commando-1"], &[dice(8)]);
    while let Some(question) = flying.flight.question(0) {
        let command = match question {
            Question::Evade { .. } => stay(),
            Question::GiveUp => break,
            _ => flying.flight.default_answer(0).unwrap(),
        };
        flying.must(0, command);
    }
    let walk = steps(&flying, 0);
    let laid: std::collections::BTreeSet<_> = walk
        .iter()
        .filter(|step| step.charge)
        .map(|step| step.square)
        .collect();
    let exploded: Vec<_> = flying
        .events()
        .filter_map(|event| match event {
            Event::ChargesExploded { squares, .. } => Some(squares.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(exploded.len(), 1, "once for both");
    assert_eq!(exploded[0], laid.into_iter().collect::<Vec<_>>());
    let last_step = flying
        .events()
        .rposition_of(|event| matches!(event, Event::IntruderStep { .. }));
    let explosion = flying
        .events()
        .rposition_of(|event| matches!(event, Event::ChargesExploded { .. }));
    assert!(last_step < explosion);
}

trait PositionOf<'a> {
    fn rposition_of(self, found: impl Fn(&Event) -> bool) -> Option<usize>;
}

impl<'a, I: Iterator<Item = &'a Event>> PositionOf<'a> for I {
    fn rposition_of(self, found: impl Fn(&Event) -> bool) -> Option<usize> {
        self.enumerate()
            .filter(|(_, event)| found(event))
            .map(|(index, _)| index)
            .last()
    }
}

/// Proves GX-18.36: devours and lays charges, and gives both rewards.
#[test]
fn a_predator_commando_does_both() {
    let ship = commando_ship(false);
    let both = Intruder {
        from: Side::Right,
        ..intruder("IV-predator_commando-2")
    };
    assert_eq!(both.kind, IntruderKind::PredatorCommando);
    let left = Intruder {
        hands: &[Hand::Left],
        ..both
    };
    let walk = ship.intruder_forecast(&left, 8);
    assert_eq!(walk[1].devoured.crew, 2);
    assert!(walk[5].charge);
    assert_eq!(walk[3].devoured.crew, 0, "nobody is left there");
    let armed = commando_ship(true).intruder_forecast(&left, 8);
    assert_eq!(armed.last().unwrap().end, Some(WalkEnd::Defeated));
    assert_eq!((left.credits, left.goods), (4, goods(0, 2, 0, 0)));
}

/// Proves GX-18.38 and GX-18.39: nobody jumps after the roll, and a diplomat is not asked.
#[test]
fn no_jump_after_the_roll_and_no_diplomat() {
    // An engine booster below the starting cabin with an engine, a battery, a cyan alien, a thruster beside its cabin.
    let mut ship = fitted(
        II,
        &[
            (7, 8, 175, None),
            (6, 8, 71, Some(0)),
            (8, 8, 9, None),
            (8, 7, 35, None),
            (9, 7, 162, None),
            (7, 6, 219, Some(0)),
        ],
    );
    alien(&mut ship, 8, 7, Alien::Cyan);
    ship.set_specialization(Some(Specialization::Diplomat));
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(8)]);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Jump),
        "at the reveal"
    );
    flying.must(
        0,
        Command::Jump {
            with: None,
            batteries: Vec::new(),
        },
    );
    assert!(flying.flight.jumps(0).is_empty(), "not after the roll");
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::DefeatAverted { .. }))
    );
    while let Some(question) = flying.flight.question(0).cloned() {
        assert_ne!(question, Question::Diplomat);
        if question == Question::GiveUp {
            break;
        }
        let command = flying.flight.default_answer(0).unwrap();
        flying.must(0, command);
    }
}

/// Proves GX-18.40: two ships are walked at once, and nothing of one concerns the other; and GX-18.41: what carries a charge
/// still works.
#[test]
fn ships_are_independent() {
    let (plain, armed) = (commando_ship(false), commando_ship(true));
    let mut flying = fly(&[(plain, 9), (armed, 0)], &["III-commando-1"], &[dice(8)]);
    for number in [0, 1] {
        if flying.asked(number) {
            flying.must(number, stay());
        }
    }
    assert_eq!(steps(&flying, 0).len(), 12);
    assert_eq!(steps(&flying, 1).len(), 9);
    // A charge on a laser does not stop it from defending on a later visit.
    let mut guarded = commando_ship(false);
    guarded.put(
        at(&guarded, 9, 9),
        galaxy_trucker::ship::Placed {
            tile: galaxy_trucker::tiles::TileId::new(191).unwrap(),
            rotation: galaxy_trucker::side::Rotation::NONE,
        },
    );
    assert_eq!(guarded.defence(at(&guarded, 9, 9)), Some(Defence::Laser));
}

/// Proves GX-18.42: loading the reward costs no days.
#[test]
fn goods_of_a_commando_cost_no_days() {
    let ship = commando_ship(true);
    let mut flying = fly(&[(ship, 7)], &["III-commando-1"], &[dice(8)]);
    if matches!(flying.flight.question(0), Some(Question::Evade { .. })) {
        flying.must(0, stay());
    }
    let load = flying.flight.default_answer(0).unwrap();
    flying.must(0, load);
    assert_eq!(flying.position(0), Some(7));
}

/// Crubots beside an armory: activated when the line is known, they stop the intruder; not during its walk.
///
/// Proves GX-13.29, GX-13.31 and GX-18.4.
#[test]
fn armed_crubots_stop_an_intruder() {
    let mut ship = fitted(
        II,
        &[
            (7, 8, 66, None),
            (6, 7, 217, None),
            (5, 7, 203, None),
            (8, 7, 9, None),
        ],
    );
    humans(&mut ship, 7, 7, 2);
    tokens(&mut ship, 8, 7, 2);
    let station = at(&ship, 5, 7);
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(7)]);
    let Some(Question::Crubots {
        ahead,
        with_crubots,
        ..
    }) = flying.flight.question(0)
    else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert_eq!(with_crubots[0].end, Some(WalkEnd::TurnedAway));
    assert!(ahead.len() > 1);
    flying.must(
        0,
        Command::ActivateCrubots {
            stations: vec![station],
            batteries: Vec::new(),
        },
    );
    assert_eq!(steps(&flying, 0)[0].end, Some(WalkEnd::TurnedAway));
    assert_eq!(flying.ship(0).tokens(), 1);
}

/// Proves GX-2.75: a bodyguard is armed and arms crew on components joined to its cabin.
#[test]
fn a_bodyguard_defends_its_neighbours() {
    let mut ship = fitted(II, &[(7, 8, 66, None), (8, 7, 35, None), (9, 7, 162, None)]);
    alien(&mut ship, 8, 7, Alien::Cyan);
    assert_eq!(ship.defence(at(&ship, 7, 7)), None);
    ship.set_specialization(Some(Specialization::Bodyguard));
    for (column, row) in [(7, 7), (8, 7)] {
        let armed = ship.defence(at(&ship, column, row));
        assert_eq!(armed, Some(Defence::ArmedCrew));
    }
    assert_eq!(ship.compared_crew(), 6);
}
