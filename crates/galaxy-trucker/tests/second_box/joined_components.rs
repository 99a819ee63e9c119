//! Components that work on what is joined to them (GX-13.1 to GX-13.3, GX-13.15 to GX-13.22): solar panels, routers, life support.

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, dice, fitted, put, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::Goods;
use galaxy_trucker::intruders::{Hand, Intruder, IntruderKind};
use galaxy_trucker::question::{AlienCabin, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::{Square, Squares};
use galaxy_trucker::tiles::Alien;

const II: ShipClass = ShipClass::II;

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn power(doubles: &[Square], batteries: &[Square]) -> Command {
    Command::Power {
        doubles: doubles.to_vec(),
        batteries: batteries.to_vec(),
        boosts: Vec::new(),
    }
}

fn defend(with: Square, battery: Option<Square>) -> Command {
    Command::Defend {
        with: Some(with),
        battery,
        booster_battery: None,
    }
}

/// A solar panel between a shield to the front and right and a double cannon pointing forward; a battery and an engine.
fn sunny() -> Ship {
    fitted(
        II,
        &[
            (8, 7, 213, None),    // solar panel
            (9, 7, 144, Some(0)), // shield: front and right
            (8, 6, 123, Some(0)), // double cannon
            (6, 7, 9, None),      // battery
            (7, 8, 66, None),     // engine
        ],
    )
}

/// Proves GX-13.1, GX-13.2 and GX-13.3.
#[test]
fn a_solar_panel_powers_one_component_a_card() {
    let ship = sunny();
    let (panel, shield, cannon) = (at(&ship, 8, 7), at(&ship, 9, 7), at(&ship, 8, 6));
    // Large meteors in column 8, the column of the cannon; a small one in column 9 meets the smooth front of the shield.
    let cards = ["I-meteoric_swarm-3", "I-meteoric_swarm-3"];
    let rolls = [8, 9, 8, 8].map(dice);
    let mut flying = fly(&[(ship, 0)], &cards, &rolls);
    // The panel powers the double cannon.
    flying.must(0, defend(cannon, None));
    assert_eq!(flying.ship(0).tokens(), 2, "the sun is free");
    assert!(
        flying
            .events()
            .any(|event| *event == Event::SolarPower { ship: 0, panel })
    );
    // The next large one needs a token: a panel works once.
    let refused = flying.answer(0, defend(cannon, Some(panel)));
    assert_eq!(refused, Err(Refusal::NoTokenThere(panel)));
    flying.must(0, defend(cannon, None));
    assert_eq!(flying.ship(0).tokens(), 1);
    // On the next card the panel is there again.
    flying.stay();
    flying.must(0, defend(cannon, Some(panel)));
    assert_eq!(flying.ship(0).tokens(), 1);
    // It may power the shield instead: both are joined to it.
    let joined: Squares = [shield, cannon].into_iter().collect();
    assert!(joined.without(ship.joined_to(panel.set())).is_empty());
}

/// Proves GX-XX-20: small, large, small. The panel powers the shield against the first, then tokens are needed.
#[test]
fn the_solar_panel_of_the_worked_example() {
    // As above, with a shield whose connectors to the front and to the right are exposed.
    let ship = fitted(
        II,
        &[
            (8, 7, 213, Some(0)),
            (9, 7, 115, Some(0)),
            (8, 6, 123, Some(0)),
            (6, 7, 9, None),
            (7, 8, 66, None),
        ],
    );
    let (panel, shield, cannon) = (at(&ship, 8, 7), at(&ship, 9, 7), at(&ship, 8, 6));
    // Small in column 9 and large in column 8 from the front, small in row 7 from the right; two more miss.
    let rolls = [9, 8, 7, 12, 12].map(dice);
    let cards = ["II-meteoric_swarm-3", "II-stardust-1"];
    let mut flying = fly(&[(ship, 0)], &cards, &rolls);
    flying.must(0, defend(shield, Some(panel)));
    assert_eq!(flying.ship(0).tokens(), 2);
    flying.must(0, defend(cannon, None));
    assert_eq!(flying.ship(0).tokens(), 1, "the panel is spent");
    flying.must(0, defend(shield, None));
    assert_eq!(flying.ship(0).tokens(), 0);
    assert!(flying.flight.pilots()[0].lost.is_empty());
    assert_eq!(
        flying.ship(0).fresh_panels(),
        panel.set(),
        "on the next card it is available again"
    );
}

/// Proves GX-13.2 and GX-13.3: the owner may name a battery instead, and a panel only powers what is joined to it.
#[test]
fn panels_power_what_is_joined_to_them() {
    let ship = fitted(
        II,
        &[
            (8, 7, 213, None),    // solar panel
            (8, 6, 123, Some(0)), // double cannon beside it
            (7, 6, 124, Some(0)), // double cannon that is not
            (6, 7, 9, None),      // battery
            (7, 8, 66, None),
        ],
    );
    let (panel, near, far) = (at(&ship, 8, 7), at(&ship, 8, 6), at(&ship, 7, 6));
    let battery = at(&ship, 6, 7);
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    assert_eq!(
        flying.answer(0, power(&[far], &[panel])),
        Err(Refusal::PanelNotJoined(panel))
    );
    let mut kept = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    kept.must(0, power(&[near], &[battery]));
    assert_eq!(kept.ship(0).tokens(), 1, "the panel is kept");
    flying.must(0, power(&[near, far], &[]));
    assert_eq!(flying.ship(0).tokens(), 1, "one by the sun, one by a token");
    // Without tokens only the one beside the panel can be powered.
    let mut empty = ship;
    tokens(&mut empty, 6, 7, 0);
    let mut flying = fly(&[(empty, 0)], &["II-slavers-1"], &[]);
    assert_eq!(
        flying.answer(0, power(&[far], &[])),
        Err(Refusal::TooFewTokens)
    );
    flying.must(0, power(&[near], &[]));
}

/// Proves GX-21.7: for a techie's free use a token must be aboard.
#[test]
fn the_sun_does_not_serve_the_techie() {
    let mut ship = fitted(
        II,
        &[
            (8, 7, 213, None),    // solar panel
            (8, 6, 123, Some(0)), // double cannon beside it
            (7, 6, 124, Some(0)), // double cannon that is not
            (6, 7, 9, None),      // battery
            (7, 8, 66, None),
        ],
    );
    put(&mut ship, 5, 7, 35, 0);
    alien(&mut ship, 5, 7, Alien::Cyan);
    ship.set_specialization(Some(Specialization::Techie));
    let (near, far) = (at(&ship, 8, 6), at(&ship, 7, 6));
    let with_tokens = |count: u8| {
        let mut ship = ship;
        tokens(&mut ship, 6, 7, count);
        fly(&[(ship, 0)], &["II-slavers-1"], &[])
    };
    let mut dark = with_tokens(0);
    assert_eq!(
        dark.answer(0, power(&[near, far], &[])),
        Err(Refusal::TooFewTokens),
        "the panel serves one, nothing the other"
    );
    let mut charged = with_tokens(1);
    charged.must(0, power(&[near, far], &[]));
    assert_eq!(charged.ship(0).tokens(), 1, "the panel and the free use");
}

/// Two joined routers below the starting cabin: a cabin to the left, another one to the right.
fn routed() -> Ship {
    let tiles = [(7, 8, 188), (6, 8, 40), (8, 8, 190), (9, 8, 42)];
    fitted(
        II,
        &tiles.map(|(column, row, tile)| (column, row, tile, None)),
    )
}

/// Proves GX-13.15 and GX-13.16.
#[test]
fn routers_join_what_is_joined_to_them() {
    let ship = routed();
    assert!(ship.is_legal(), "{:?}", ship.faults());
    let (start, left, right) = (at(&ship, 7, 7), at(&ship, 6, 8), at(&ship, 9, 8));
    let routers: Squares = [at(&ship, 7, 8), at(&ship, 8, 8)].into_iter().collect();
    // Both routers are one group: all three cabins count as joined to each other.
    for (one, others) in [
        (start, [left, right]),
        (left, [start, right]),
        (right, [start, left]),
    ] {
        let joined = ship.joined_to(one.set()).without(routers);
        assert_eq!(joined, others.into_iter().collect(), "{one:?}");
    }
    // Two members of the set are joined to each other too, a single one not to itself.
    let both: Squares = [left, right].into_iter().collect();
    assert!(both.without(ship.joined_to(both)).is_empty());
    assert!(!ship.joined_to(left.set()).has(left));
}

/// Proves GX-13.17: solar power and epidemics go through routers.
#[test]
fn power_and_epidemics_go_through_a_router() {
    let ship = fitted(
        II,
        &[
            (8, 7, 190, None),    // router
            (9, 7, 211, None),    // solar panel
            (8, 6, 124, Some(0)), // double cannon
            (7, 8, 66, None),
        ],
    );
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1"], &[]);
    flying.must(0, power(&[at(&ship, 8, 6)], &[]));
    let flying = fly(&[(routed(), 0)], &["II-epidemic-1"], &[]);
    assert_eq!(flying.ship(0).crew(), 3, "every cabin has lost one");
    let mut plain = routed();
    // Structural modules in place of the routers.
    put(&mut plain, 7, 8, 50, 0);
    put(&mut plain, 8, 8, 50, 0);
    assert!(plain.infected().is_empty());
}

/// Proves GX-13.18: routers hold nothing together, and an intruder walks through them step by step.
#[test]
fn a_router_is_no_physical_connection() {
    let ship = routed();
    // Without the second router its cabin is apart, whatever the first one joins.
    let mut broken = ship;
    broken.take(at(&ship, 8, 8));
    assert_eq!(broken.pieces().len(), 2);
    assert!(broken.faults().contains(&Fault::Separate {
        square: at(&ship, 9, 8)
    }));
    // Of the cabin at the left everything is "joined"; its only real connector leads to the router.
    let intruder = Intruder {
        kind: IntruderKind::Predator,
        from: Side::Left,
        hands: &[Hand::Right],
        steps: 4,
        charges: &[],
        credits: 1,
        goods: Goods::NONE,
    };
    let walk = ship.intruder_forecast(&intruder, 8);
    let squares: Vec<_> = walk.iter().map(|step| step.square).collect();
    let way = [(6, 8), (7, 8), (8, 8), (9, 8)].map(|(column, row)| at(&ship, column, row));
    assert_eq!(squares, way);
}

fn cabin(square: Square, alien: Alien) -> AlienCabin {
    let cyan = alien == Alien::Cyan;
    AlienCabin {
        square,
        alien,
        specialization: cyan.then_some(Specialization::Lawyer),
    }
}

/// A table where the first seat has these tiles, and both have finished.
fn boarding(new_technologies: bool, tiles: &[(u8, u8, u8, u8)]) -> Table {
    let setup = Setup {
        flights: vec![FlightKind::Second],
        second_box_components: true,
        new_technologies,
        ..Setup::default()
    };
    let dealt: Vec<u8> = tiles.iter().map(|(_, _, tile, _)| *tile).collect();
    let mut table = Table::dealing(setup, 2, &dealt);
    for (column, row, _, turns) in tiles {
        table.build(0, *column, *row, *turns);
    }
    table.must(0, Command::Finish { number: Some(1) });
    table.must(1, Command::Finish { number: None });
    table
}

/// Proves GX-XX-23, GX-13.20 and GX-13.21.
#[test]
fn mixed_life_support_serves_two_colours() {
    // A cabin joined to a purple-and-cyan support: purple, cyan, or two humans.
    let tiles = [(8, 7, 35, 0), (9, 7, 201, 2)];
    let place = |aliens: &[AlienCabin]| Command::PlaceCrew {
        aliens: aliens.to_vec(),
    };
    let table = boarding(true, &tiles);
    let square = II.board().at_label(8, 7).unwrap();
    assert_eq!(table.view().players[0].question, Some(Question::PlaceCrew));
    for alien in [Alien::Purple, Alien::Cyan] {
        let mut table = boarding(true, &tiles);
        table.must(0, place(&[cabin(square, alien)]));
        assert!(table.events().any(|event| matches!(
            event,
            Event::CrewPlaced { ship: 0, aliens, .. } if *aliens == [(square, alien)]
        )));
    }
    let mut table = boarding(true, &tiles);
    let brown = cabin(square, Alien::Brown);
    assert_eq!(
        table.act(0, place(&[brown])),
        Err(Refusal::NoAlienCabin(square))
    );
    // A cabin holds at most one alien.
    let both = [cabin(square, Alien::Purple), cabin(square, Alien::Cyan)];
    assert_eq!(table.act(0, place(&both)), Err(Refusal::CabinTwice(square)));
}

/// Proves GX-XX-23, GX-13.17 and GX-13.21: through routers the support serves every cabin, each colour once in the ship.
#[test]
fn routers_carry_life_support() {
    let ship = fitted(
        II,
        &[
            (7, 8, 188, None),
            (6, 8, 40, None),
            (8, 8, 190, None),
            (9, 8, 41, None),
            (8, 7, 35, None),
            (8, 9, 202, None),
        ],
    );
    let places = [(6, 8), (9, 8), (8, 7)].map(|(column, row)| at(&ship, column, row));
    let cabins: Squares = places.into_iter().collect();
    assert_eq!(ship.alien_cabins(Alien::Brown), cabins);
    assert_eq!(ship.alien_cabins(Alien::Cyan), cabins);
    assert!(ship.alien_cabins(Alien::Purple).is_empty());
}

/// Proves GX-13.22: without cyan aliens every mixed life support counts as purple and brown.
#[test]
fn without_cyan_aliens_mixed_support_is_purple_and_brown() {
    let square = II.board().at_label(8, 7).unwrap();
    for support in [201, 202] {
        // The cabin is turned so that the connectors fit.
        let tiles = [(8, 7, 35, support - 201), (9, 7, support, 2)];
        for alien in [Alien::Purple, Alien::Brown] {
            let mut table = boarding(false, &tiles);
            let aliens = vec![cabin(square, alien)];
            table.must(0, Command::PlaceCrew { aliens });
        }
        let mut table = boarding(false, &tiles);
        let aliens = vec![cabin(square, Alien::Cyan)];
        assert!(table.act(0, Command::PlaceCrew { aliens }).is_err());
    }
    // A stored ship keeps it.
    let mut plain = Ship::empty(II);
    plain.set_without_cyan();
    put(&mut plain, 8, 7, 35, 0);
    put(&mut plain, 9, 7, 201, 2);
    assert_eq!(plain.alien_cabins(Alien::Brown), square.set());
    let stored = serde_json::to_string(&plain).unwrap();
    assert_eq!(serde_json::from_str::<Ship>(&stored).unwrap(), plain);
}
