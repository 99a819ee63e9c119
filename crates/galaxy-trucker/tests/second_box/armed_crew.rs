//! Crubots and armories of Another Big Expansion (GX-13.25 to GX-13.31, GX-13.40 to GX-13.44): crew that is counted and armed.

use crate::support::ships::{Flying, alien, at, dice, fitted, humans, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::Criterion;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, GaveUpBecause};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::question::{Jump, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::second_box::Defence;
use galaxy_trucker::ship::{Contents, Ship};
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::Alien;

const II: ShipClass = ShipClass::II;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn activate(stations: &[Square]) -> Command {
    Command::ActivateCrubots {
        stations: stations.to_vec(),
        batteries: Vec::new(),
    }
}

/// The crews that were announced: ship and number.
fn announced(flying: &Flying) -> Vec<(u8, u16)> {
    flying
        .events()
        .filter_map(|event| match event {
            Event::Strength {
                ship,
                of: Criterion::Crew,
                value,
                ..
            } => Some((*ship, *value)),
            _ => None,
        })
        .collect()
}

fn asked_about_crubots(flying: &Flying, number: usize) -> bool {
    matches!(
        flying.flight.question(number),
        Some(Question::Crubots { .. })
    )
}

/// GX-XX-25, the right player: two humans and a crubot station joined to an armory, and a battery with two tokens.
fn armed_crew() -> Ship {
    let mut ship = fitted(
        II,
        &[
            (6, 7, 217, None), // armory
            (5, 7, 203, None), // crubots
            (8, 7, 9, None),   // battery
            (7, 8, 66, None),
        ],
    );
    tokens(&mut ship, 8, 7, 2);
    ship
}

/// The left player: eight humans.
fn eight() -> Ship {
    let ship = fitted(
        II,
        &[
            (7, 8, 66, None),
            (8, 7, 40, None),
            (6, 7, 39, None),
            (7, 6, 47, None),
        ],
    );
    assert_eq!(ship.crew(), 8);
    ship
}

/// Proves GX-XX-25, GX-13.26, GX-13.41 and GX-13.42.
#[test]
fn crubots_and_arms_count_where_they_should() {
    let (left, right) = (eight(), armed_crew());
    let station = at(&right, 5, 7);
    let ships = [(right, 5), (left, 0)];
    // An Abandoned Station that needs 8: six with crubots, arms do not help, so the right player is not asked.
    let flying = fly(&ships, &["II-abandoned_station-1"], &[]);
    assert!(!flying.asked(0));
    assert_eq!(flying.flight.question(1), Some(&Question::UseCard));
    // One that needs 5: two humans are too few, crubots make it six.
    let mut flying = fly(&ships, &["I-abandoned_station-1"], &[]);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Crubots {
            needed: Some(5),
            ..
        })
    ));
    flying.must(0, activate(&[station]));
    assert_eq!(flying.flight.question(0), Some(&Question::UseCard));
    // Whoever leaves them switched off cannot use it.
    let mut flying = fly(&ships, &["I-abandoned_station-1"], &[]);
    flying.must(0, activate(&[]));
    assert!(!flying.asked(0));
    assert_eq!(flying.flight.question(1), Some(&Question::UseCard));
    // An Abandoned Ship that takes 4: crubots cannot be given up and arms do not help.
    let flying = fly(&ships, &["II-abandoned_ship-2"], &[]);
    assert!(!flying.asked(0));
    assert!(flying.asked(1));
    // Sabotage: (2 + 4) × 2 = 12 against 8.
    let mut flying = fly(&ships, &["III-sabotage-1"], &[dice(7), dice(8)]);
    flying.must(0, activate(&[station]));
    assert_eq!(announced(&flying), [(0, 12)]);
    let weakest = |flying: &Flying, number: u8| {
        flying
            .events()
            .any(|event| matches!(event, Event::Weakest { ship, .. } if *ship == number))
    };
    assert!(weakest(&flying, 1) && !weakest(&flying, 0));
    // Without them 2 × 2 = 4 against 8.
    let mut flying = fly(&ships, &["III-sabotage-1"], &[dice(12), dice(12)]);
    flying.must(0, activate(&[]));
    assert_eq!(announced(&flying), [(0, 4)]);
    assert!(weakest(&flying, 0));
    assert_eq!(flying.ship(0).tokens(), 2);
}

/// Proves GX-13.25: one token, for everything on one card, and not longer.
#[test]
fn one_token_activates_crubots_for_the_card() {
    let right = armed_crew();
    let station = at(&right, 5, 7);
    // Sabotage twice.
    let cards = ["III-sabotage-1", "III-sabotage-1"];
    let mut flying = fly(&[(right, 5), (eight(), 0)], &cards, &[dice(12); 12]);
    let Some(Question::Crubots { stations, .. }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    assert_eq!(*stations, station.set());
    // Only crubots that are there and idle, each once.
    let armory = at(&right, 6, 7);
    assert_eq!(
        flying.answer(0, activate(&[armory])),
        Err(Refusal::NoIdleCrubots(armory))
    );
    assert_eq!(
        flying.answer(0, activate(&[station, station])),
        Err(Refusal::SquareTwice(station))
    );
    flying.must(0, activate(&[station]));
    assert_eq!(flying.ship(0).tokens(), 1);
    assert_eq!(announced(&flying), [(0, 12)]);
    assert_eq!(flying.ship(0).crew_with_crubots(), 2, "the card is over");
    // On the next card another token is needed.
    flying.stay();
    assert!(asked_about_crubots(&flying, 0));
    flying.must(0, activate(&[station]));
    assert_eq!(flying.ship(0).tokens(), 0);
    // Without a token they cannot be activated.
    let mut empty = right;
    tokens(&mut empty, 8, 7, 0);
    let flying = fly(&[(empty, 5), (eight(), 0)], &cards[..1], &[]);
    assert!(!asked_about_crubots(&flying, 0));
}

/// Proves GX-13.27: in a Combat Zone active crubots count in one line and cannot be lost in the next.
#[test]
fn crubots_cannot_be_lost_as_crew() {
    // Four humans, an idle station, no engine: the smallest crew without crubots, and the weakest engines.
    let mut ship = fitted(II, &[(6, 7, 40, None), (8, 7, 9, None), (7, 8, 203, None)]);
    tokens(&mut ship, 8, 7, 1);
    assert_eq!(ship.crew(), 4);
    let station = at(&ship, 7, 8);
    let mut other = eight();
    humans(&mut other, 6, 7, 1);
    // Crew: days; engines: two crew; cannons: shots.
    let rolls = [dice(12); 4];
    let mut flying = fly(&[(ship, 5), (other, 0)], &["I-combat_zone-1"], &rolls);
    flying.must(0, activate(&[station]));
    assert_eq!(announced(&flying), [(0, 8), (1, 7)]);
    let Some(Question::LoseCrew { count: 2 }) = flying.flight.question(0) else {
        panic!("asked {:?}", flying.flight.question(0));
    };
    let from = vec![station, station];
    assert!(flying.answer(0, Command::LoseCrew { from }).is_err());
    assert_eq!(flying.ship(0).crew_with_crubots(), 8, "nothing changed");
    let from = vec![at(&ship, 6, 7), at(&ship, 7, 7)];
    flying.must(0, Command::LoseCrew { from });
    assert_eq!(flying.ship(0).crew(), 2);
}

/// Proves GX-13.27 and GX-13.28: whoever must lose more crew than is aboard loses everybody and gives up, crubots or not.
#[test]
fn crubots_do_not_stand_in_for_humans() {
    let ship = armed_crew();
    let flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    let pilot = &flying.flight.pilots()[0];
    assert_eq!(pilot.ship.crew(), 0);
    assert_eq!(pilot.gave_up, Some(GaveUpBecause::NoHumans));
    // Without humans a ship with crubots does not even begin, and nobody is woken.
    let mut empty = armed_crew();
    empty.set_contents(at(&empty, 7, 7), Contents::default());
    let flying = Flying::new(FlightKind::Second, &[(empty, 0)], &["II-open_space-1"], &[]);
    assert_eq!(
        flying.flight.pilots()[0].gave_up,
        Some(GaveUpBecause::NoHumans)
    );
    let mut sleeping = fitted(II, &[(8, 7, 204, None), (6, 7, 9, None), (7, 6, 150, None)]);
    humans(&mut sleeping, 7, 7, 0);
    assert!(!sleeping.can_wake());
}

/// Proves GX-13.30 and GX-24.32: in order, the leader first; at the turn of each, crubots or a jump; then the number is said.
#[test]
fn crews_are_counted_in_order() {
    // An engine booster and an engine, batteries, a crubot station.
    let jumper = fitted(
        II,
        &[
            (7, 8, 175, None),
            (6, 8, 70, Some(0)),
            (8, 8, 1, None),
            (8, 7, 203, None),
            (6, 7, 3, None),
        ],
    );
    let second = armed_crew();
    let ships = [(jumper, 9), (second, 5), (eight(), 0)];
    let mut flying = fly(&ships, &["I-combat_zone-1"], &[dice(12); 4]);
    // GX-2.36: whoever could jump decides first when the card is revealed.
    while flying.flight.question(0) == Some(&Question::Jump) {
        flying.must(
            0,
            Command::Jump {
                with: None,
                batteries: Vec::new(),
            },
        );
    }
    assert!(asked_about_crubots(&flying, 0));
    assert!(!flying.asked(1), "not yet");
    assert_eq!(announced(&flying), []);
    assert_eq!(
        flying.answer(1, activate(&[at(&second, 5, 7)])),
        Err(Refusal::NotAsked("GX-13.30"))
    );
    let mut jumping = Flying {
        flight: flying.flight.clone(),
        told: Vec::new(),
    };
    flying.must(0, activate(&[at(&jumper, 8, 7)]));
    assert_eq!(announced(&flying), [(0, 6)]);
    assert!(asked_about_crubots(&flying, 1));
    flying.must(1, activate(&[]));
    assert_eq!(announced(&flying), [(0, 6), (1, 4), (2, 8)]);
    // Instead of counting the leader may jump.
    let with = jumping.flight.jumps(0).first().copied();
    assert!(matches!(with, Some(Jump { .. })));
    jumping.must(
        0,
        Command::Jump {
            with,
            batteries: Vec::new(),
        },
    );
    assert_eq!(announced(&jumping), [], "the leader counts nothing");
    assert!(asked_about_crubots(&jumping, 1));
}

/// Proves GX-13.40 and GX-13.43: humans, aliens and active crubots are armed, through a router too; sleepers are not.
#[test]
fn an_armory_arms_what_is_joined() {
    let mut ship = armed_crew();
    let (start, station) = (at(&ship, 7, 7), at(&ship, 5, 7));
    assert_eq!(ship.armed(), start.set(), "idle crubots are not armed");
    humans(&mut ship, 7, 7, 0);
    assert!(ship.armed().is_empty());
    assert_eq!(ship.defence(station), None);
    // Through a router: a cabin with an alien and a luxury cabin; a stasis chamber whose sleepers stay unarmed.
    let mut ship = fitted(
        II,
        &[
            (7, 8, 188, None), // router
            (6, 8, 40, None),  // cabin
            (8, 8, 190, None), // router
            (8, 9, 215, None), // armory
            (9, 8, 150, None), // stasis chamber
            (8, 7, 146, None), // luxury cabin
        ],
    );
    alien(&mut ship, 6, 8, Alien::Brown);
    let armed: Squares = [(6, 8), (7, 7), (8, 7)]
        .map(|(column, row)| at(&ship, column, row))
        .into_iter()
        .collect();
    assert_eq!(ship.armed(), armed);
    assert_eq!(ship.compared_crew(), 2 * ship.crew());
    let chamber = at(&ship, 9, 8);
    assert!(ship.contents(chamber).sleepers > 0);
    assert_eq!(ship.defence(chamber), None);
}

/// Proves GX-13.41: only armed crew counts twice, also in a Combat Zone.
#[test]
fn only_armed_crew_counts_twice() {
    // An armory beside the starting cabin, a second cabin apart from it.
    let mut ship = fitted(
        II,
        &[
            (6, 7, 217, None),
            (8, 7, 40, None),
            (7, 8, 66, None),
            (7, 6, 49, None),
        ],
    );
    humans(&mut ship, 8, 7, 1);
    assert_eq!((ship.crew(), ship.compared_crew()), (3, 5));
    let flying = fly(
        &[(ship, 5), (eight(), 0)],
        &["I-combat_zone-1"],
        &[dice(12); 4],
    );
    assert_eq!(announced(&flying), [(0, 5), (1, 8)]);
}

/// Proves GX-13.44 and GX-24.21: the component on which armed crew is, not its neighbours and not the armory.
#[test]
fn armed_crew_defends_its_component() {
    let mut ship = armed_crew();
    let (start, armory, station) = (at(&ship, 7, 7), at(&ship, 6, 7), at(&ship, 5, 7));
    assert_eq!(ship.defence(start), Some(Defence::ArmedCrew));
    for other in [armory, station, at(&ship, 8, 7), at(&ship, 7, 8)] {
        assert_eq!(ship.defence(other), None);
    }
    humans(&mut ship, 7, 7, 1);
    assert_eq!(
        ship.defence(start),
        Some(Defence::ArmedCrew),
        "one is enough"
    );
    humans(&mut ship, 7, 7, 0);
    assert_eq!(ship.defence(start), None);
}
