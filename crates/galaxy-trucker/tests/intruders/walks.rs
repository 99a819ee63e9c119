//! Intruders of Another Big Expansion (GX-18): cards, entry, thrusters, the walk, and ships that do not influence each other.

use crate::support::Table;
use crate::support::intruders::{fire, intruder, squares, stay, steps, worked_example};
use crate::support::ships::{Flying, alien, at, crewed, dice, fitted, humans, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CARDS, CardSet, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::intruders::{Hand, Intruder, WalkEnd};
use galaxy_trucker::question::Question;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::second_box::Defence;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::{Contents, Ship};
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::tiles::Alien;

const II: ShipClass = ShipClass::II;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Third, ships, cards, dice).go()
}

fn activate(flying: &mut Flying, station: galaxy_trucker::square::Square) {
    let command = Command::ActivateCrubots {
        stations: vec![station],
        batteries: Vec::new(),
    };
    flying.must(0, command);
}

/// Proves GX-18.1 and GX-17.1.
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
        // With a Dangerous Sector in each of the first three decks.
        let sectors = CARDS.iter().filter(|card| {
            card.level == level && matches!(card.adventure, Adventure::DangerousSector { .. })
        });
        assert_eq!(sectors.count(), usize::from(level != Level::IV));
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

/// Proves GX-18.2: one roll of the leader, and each ship has its own line of it.
#[test]
fn the_leader_rolls_once_for_all() {
    let plain = fitted(II, &[(7, 8, 66, None)]);
    let flying = fly(
        &[(plain, 0), (plain, 9), (plain, 5)],
        &["I-predator-1"],
        &[dice(7), dice(2)],
    );
    let rolled: Vec<_> = flying
        .events()
        .filter_map(|event| match event {
            Event::IntruderRolled { dice, roller } => Some((*dice, *roller)),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(dice(7), 1)]);
    for number in 0..3 {
        let walk = steps(&flying, number);
        assert_eq!(squares(&plain, &walk)[0], (7, 7), "ship {number}");
    }
}

/// Proves GX-18.8, GX-18.9, GX-18.10, GX-18.11, GX-18.12, GX-18.13 and GX-18.14: each step names the sides that were tried.
#[test]
fn each_step_has_its_reason() {
    use Side::{Front, Left, Rear, Right};
    assert_eq!(Hand::Left.order(Right), [Front, Right, Rear, Left]);
    assert_eq!(Hand::Right.order(Right), [Rear, Right, Front, Left]);
    assert_eq!(Hand::Left.order(Rear), [Right, Rear, Left, Front]);

    // Row 6 of the example: shield, armory, double cannon, back to the armory.
    let ship = worked_example();
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
    // The right hand turns to the laser below instead.
    let right = Intruder {
        hands: &[Hand::Right],
        ..intruder("I-predator-1")
    };
    let walk = ship.intruder_forecast(&right, 6);
    assert_eq!(squares(&ship, &walk)[..2], [(6, 6), (6, 7)]);
    assert_eq!(walk[1].end, Some(WalkEnd::Defeated));
}

/// Proves GX-18.16 and GX-18.20: on a single component it stays and empties it.
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

/// Proves GX-18.3: nothing in the line, or a line beside the board, is a miss and changes nothing.
#[test]
fn a_line_without_components_is_a_miss() {
    let ship = worked_example();
    for row in [2, 4, 12] {
        let mut still = ship;
        // Without tokens no thruster is offered.
        tokens(&mut still, 7, 9, 0);
        let flying = fly(&[(still, 0)], &["I-predator-1"], &[dice(row)]);
        let missed = flying
            .events()
            .filter(|event| matches!(event, Event::IntruderMissed { ship: 0 }));
        assert_eq!(missed.count(), 1, "row {row}");
        assert_eq!(steps(&flying, 0), []);
        assert_eq!(flying.ship(0), &still);
        assert_eq!(flying.flight.pilots()[0].earned, 0);
    }
}

/// Proves GX-18.6: shields, cannons and plating do not stop it.
#[test]
fn only_defended_components_keep_intruders_out() {
    // From the left: a shield in row 6, a cannon that points left in row 8, a plated hold in row 7 of another ship.
    let ship = worked_example();
    for (row, entry) in [(6, (6, 6)), (8, (6, 8))] {
        let walk = ship.intruder_forecast(&intruder("I-predator-1"), row);
        assert_eq!(squares(&ship, &walk)[0], entry);
        assert_eq!(walk[0].end, None, "it enters");
    }
    let plated = fitted(II, &[(6, 7, 209, Some(3)), (7, 8, 66, None)]);
    assert!(plated.is_plated(at(&plated, 6, 7), Side::Left));
    let walk = plated.intruder_forecast(&intruder("I-predator-1"), 7);
    assert_eq!((squares(&plated, &walk)[0], walk[0].end), ((6, 7), None));
}

/// Proves GX-XX-29, GX-18.5, GX-18.7 and GX-18.23: row 7, turned away without a reward, or shifted to row 8 and defeated.
#[test]
fn a_thruster_leads_the_predator_into_a_laser() {
    let ship = worked_example();
    let thruster = at(&ship, 11, 8);
    let mut flying = fly(&[(ship, 5), (ship, 0)], &["I-predator-1"], &[dice(7)]);
    // Both may fire the thruster beside the first cabin, at the same time.
    for number in [0, 1] {
        let Some(Question::Evade { line, evasions, .. }) = flying.flight.question(number) else {
            panic!("asked {:?}", flying.flight.question(number));
        };
        assert_eq!(*line, 7);
        let to: Vec<_> = evasions.iter().map(|one| (one.to, one.line)).collect();
        assert_eq!(to, [(Side::Rear, 8)], "not to row 6: no crew there");
    }
    flying.must(1, stay());
    flying.must(0, fire(thruster, Side::Rear));
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
    assert_eq!(flying.ship(1), &ship, "nothing happened to it");
}

/// Proves GX-XX-29, GX-18.4, GX-18.15, GX-18.22 and GX-18.23: the other rows of the worked example.
#[test]
fn the_predator_of_the_worked_example() {
    let ship = worked_example();
    let thruster = at(&ship, 11, 8);
    let comes = |row: u8, answer: Command| {
        let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(row)]);
        flying.must(0, answer);
        flying
    };
    // A thruster without crew beside it is refused.
    let other = at(&ship, 9, 7);
    let mut flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(9)]);
    assert_eq!(
        flying.answer(0, fire(other, Side::Front)),
        Err(Refusal::NoThruster(other))
    );
    // Row 9: three tokens on step 2, two humans on step 3, a cannon on step 4; no reward.
    let flying = comes(9, stay());
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 9), (7, 9), (7, 8), (6, 8)]);
    assert_eq!((walk[1].devoured.tokens, walk[2].devoured.crew), (3, 2));
    assert_eq!(walk[3].end, Some(WalkEnd::Left));
    assert_eq!((flying.ship(0).tokens(), flying.ship(0).crew()), (0, 4));
    assert_eq!(flying.flight.pilots()[0].earned, 0);
    // Row 10 is a miss.
    let flying = comes(9, fire(thruster, Side::Rear));
    let missed = Event::IntruderMissed { ship: 0 };
    assert!(flying.events().any(|event| *event == missed));
    assert_eq!(flying.ship(0).crew(), 6);
    // Row 6: an armory without crew on it is no defence, and there is nothing to devour.
    let flying = comes(6, stay());
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(6, 6), (7, 6), (7, 5), (7, 6)]);
    assert_eq!(flying.ship(0), &ship);
    // Row 5: armed humans in the starting cabin on step 3.
    let flying = comes(5, stay());
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(7, 5), (7, 6), (7, 7)]);
    assert_eq!(walk[2].defence, Some(Defence::ArmedCrew));
    assert_eq!(walk[2].end, Some(WalkEnd::Defeated));
    assert_eq!(flying.ship(0).crew(), 6, "armed crew is not devoured");
    assert_eq!(flying.flight.pilots()[0].earned, 2);
    // Row 4 is a miss; row 5 earns the reward.
    let flying = comes(4, fire(thruster, Side::Rear));
    assert_eq!(flying.flight.pilots()[0].earned, 2);
}

/// A thruster to the left and to the right in front of a component of this kind, and a battery.
fn beside(tile: u8) -> Ship {
    let mut ship = fitted(
        II,
        &[
            (6, 7, 50, None),
            (6, 6, tile, None),
            (6, 5, 226, None),
            (8, 7, 9, None),
        ],
    );
    tokens(&mut ship, 8, 7, 2);
    ship
}

/// Proves GX-13.13: a thruster needs a human, an alien or an active crubot beside it; not sleepers, not idle crubots.
#[test]
fn thrusters_need_crew_against_intruders() {
    let evades = |ship: Ship| {
        // A predator from the front in the column of the starting cabin; a move by one column changes its way.
        let flying = fly(&[(ship, 0)], &["I-predator-2"], &[dice(7)]);
        matches!(flying.flight.question(0), Some(Question::Evade { .. }))
    };
    let with = |tile, contents| {
        let mut ship = beside(tile);
        let square = at(&ship, 6, 6);
        ship.set_contents(square, contents);
        ship
    };
    let human = Contents {
        humans: 1,
        ..Contents::default()
    };
    let brown = Contents {
        alien: Some(Alien::Brown),
        ..Contents::default()
    };
    let asleep = Contents {
        sleepers: 4,
        ..Contents::default()
    };
    let (cabin, chamber, station) = (35, 150, 203);
    assert!(evades(with(cabin, human)));
    assert!(evades(with(cabin, brown)));
    assert!(!evades(with(cabin, Contents::default())));
    assert!(!evades(with(chamber, asleep)));
    let idle = beside(station);
    assert!(!evades(idle));
    // Crubots are offered first; once active they work the thruster.
    let mut flying = fly(&[(idle, 0)], &["I-predator-2"], &[dice(7)]);
    let Some(Question::Crubots { .. }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    activate(&mut flying, at(&idle, 6, 6));
    let Some(Question::Evade { evasions, .. }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    let thruster = evasions[0].thruster;
    flying.must(0, fire(thruster, evasions[0].to));
    assert_eq!(flying.ship(0).tokens(), 0, "one for each");
    // Against a meteor the same thruster needs nobody.
    let flying = fly(&[(idle, 0)], &["I-meteoric_swarm-3"], &[dice(8)]);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Thrust { .. })
    ));
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
    let mut declining = Flying {
        flight: flying.flight.clone(),
        told: Vec::new(),
    };
    activate(&mut flying, station);
    assert_eq!(steps(&flying, 0)[0].end, Some(WalkEnd::TurnedAway));
    assert_eq!(flying.ship(0).tokens(), 1);
    // Whoever declines is not asked again while it walks.
    let none = Command::ActivateCrubots {
        stations: Vec::new(),
        batteries: Vec::new(),
    };
    declining.must(0, none);
    assert_eq!(steps(&declining, 0)[0].end, None);
    assert!(!matches!(
        declining.flight.question(0),
        Some(Question::Crubots { .. })
    ));
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

/// Proves GX-18.40: two ships are walked at once, and nothing of one concerns the other.
#[test]
fn ships_are_independent() {
    let plain = worked_example();
    let mut guarded = plain;
    alien(&mut guarded, 7, 8, Alien::Cyan);
    guarded.set_specialization(Some(Specialization::Bodyguard));
    let walk_of = |ships: &[(Ship, i32)], number: u8| {
        let mut flying = fly(ships, &["III-commando-1"], &[dice(7)]);
        crate::support::intruders::let_it_come(&mut flying);
        steps(&flying, number)
    };
    let both = [(plain, 9), (guarded, 0)];
    assert_eq!(walk_of(&both, 0).len(), 12);
    assert_eq!(walk_of(&both, 1).len(), 9);
    // As if the other one were not there.
    assert_eq!(walk_of(&both, 0), walk_of(&[(plain, 9)], 0));
    assert_eq!(walk_of(&both, 1), walk_of(&[(guarded, 9)], 0));
}

/// Proves GX-8.43b and GX-18.10: after a somersault an intruder from the front comes in at the rear of the board.
#[test]
fn a_somersault_turns_the_ship_to_the_intruder() {
    let mut ship = fitted(
        II,
        &[(7, 6, 35, None), (7, 8, 50, None), (6, 8, 64, Some(0))],
    );
    ship.set_roads([RoughRoad::Somersault].into_iter().collect());
    let entry = |cards: &[&str]| {
        let mut flying = Flying::new(FlightKind::Second, &[(ship, 0)], cards, &[dice(7)]).go();
        flying.stay();
        let first = steps(&flying, 0).first().cloned();
        first.map(|step| (squares(&ship, std::slice::from_ref(&step))[0], step.heading))
    };
    assert_eq!(entry(&["I-predator-2"]), Some(((7, 6), Side::Rear)));
    assert_eq!(
        entry(&["II-open_space-1", "I-predator-2"]),
        Some(((7, 8), Side::Front))
    );
}
