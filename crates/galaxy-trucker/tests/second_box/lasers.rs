//! Anti-personnel lasers, plated combinations, and what the new components are not (GX-12.6, GX-13.32 to GX-13.36, GX-13.46,
//! GX-13.47).

use crate::support::ships::{Flying, alien, at, dice, fitted};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Criterion, Hazard, HazardKind, Size};
use galaxy_trucker::event::{Event, LostBy};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::intruders::WalkEnd;
use galaxy_trucker::machinations::Category;
use galaxy_trucker::narrate::kind_name;
use galaxy_trucker::second_box::Defence;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::{Alien, FIRST_BOX_TILES, Kind, TILES};

const II: ShipClass = ShipClass::II;

type Tile = (u8, u8, u8, Option<u8>);

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

fn strength(tiles: &[Tile]) -> u32 {
    fitted(II, tiles).cannon_strength_x2(Squares::EMPTY)
}

fn pairs(ship: &Ship) -> u32 {
    ship.laser_pairs(ship.occupied())
}

fn hazard(kind: HazardKind, size: Size, from: Side) -> Hazard {
    Hazard { kind, size, from }
}

/// Two joined lasers to the left of the starting cabin.
const PAIR: [Tile; 2] = [(6, 7, 198, None), (5, 7, 200, None)];

/// Proves GX-XX-24 and GX-13.34.
#[test]
fn the_lasers_of_the_worked_example() {
    // A: on both sides of the starting cabin, not joined to each other.
    assert_eq!(strength(&[(6, 7, 191, None), (8, 7, 194, None)]), 0);
    // B: two separate pairs.
    let [first, second] = PAIR;
    let others = [(8, 7, 191, None), (9, 7, 199, None)];
    assert_eq!(strength(&[first, second, others[0], others[1]]), 4);
    // C: four in a square, however paired.
    let square = [
        (8, 7, 192, None),
        (9, 7, 195, None),
        (8, 8, 193, None),
        (9, 8, 196, None),
    ];
    assert_eq!(pairs(&fitted(II, &square)), 2);
    // D: three in a line; the third adds nothing, whatever cannons there are.
    let line = [
        (8, 7, 191, Some(0)),
        (8, 8, 192, Some(1)),
        (9, 8, 200, Some(2)),
    ];
    let three = fitted(II, &line);
    assert_eq!(three.cannon_strength_x2(Squares::EMPTY), 2);
    let cannon = (7, 6, 88, Some(0));
    assert_eq!(strength(&[cannon, (8, 7, 191, None)]), 2, "a single one");
    // One pair and a purple alien, no cannon: 3.
    let mut ship = fitted(II, &[first, second, (8, 7, 37, None), (9, 7, 136, None)]);
    alien(&mut ship, 8, 7, Alien::Purple);
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 6);
}

/// Proves GX-13.32: pairs count whenever cannon strength is determined.
#[test]
fn pairs_count_in_flight() {
    let [first, second] = PAIR;
    let ship = fitted(II, &[first, second, (7, 6, 88, Some(0)), (7, 8, 66, None)]);
    let said = |card: &str| {
        let plain = fitted(II, &[(7, 8, 66, None)]);
        let flying = fly(&[(ship, 5), (plain, 0)], &[card], &[dice(12); 8]);
        flying.events().find_map(|event| match event {
            Event::Strength {
                ship: 0,
                of: Criterion::Cannons,
                value,
                ..
            } => Some(*value),
            _ => None,
        })
    };
    // Twice the strength: a cannon and a pair.
    for card in ["II-slavers-1", "II-combat_zone-1", "machinations-ambush"] {
        assert_eq!(said(card), Some(4), "{card}");
    }
}

/// Proves GX-13.33: each laser is in one pair, and as many pairs as possible are made.
#[test]
fn as_many_pairs_as_possible() {
    // A path of four whose middle ones come first: pairing those two would leave the ends alone.
    let path = [
        (8, 7, 197, Some(0)),
        (9, 7, 199, Some(1)),
        (8, 8, 200, Some(3)),
        (9, 8, 198, Some(3)),
    ];
    let ship = fitted(II, &path);
    let joined = |one: (u8, u8), other: (u8, u8)| {
        let one = at(&ship, one.0, one.1);
        ship.joined_to(one.set()).has(at(&ship, other.0, other.1))
    };
    assert!(joined((8, 7), (9, 7)) && joined((8, 7), (8, 8)) && joined((9, 7), (9, 8)));
    assert!(!joined((8, 8), (9, 8)));
    assert_eq!(pairs(&ship), 2);
    // Three around a router are all joined to each other and still make one pair.
    let star = fitted(
        II,
        &[
            (8, 7, 190, None),
            (9, 7, 191, None),
            (8, 6, 194, None),
            (8, 8, 197, None),
        ],
    );
    let lasers = star.joined_to(at(&star, 9, 7).set());
    assert!(lasers.has(at(&star, 8, 6)) && lasers.has(at(&star, 8, 8)));
    assert_eq!(pairs(&star), 1);
    // A fourth one, at a second router, makes it two.
    let two = fitted(
        II,
        &[
            (7, 8, 188, None),
            (8, 8, 190, None),
            (6, 8, 191, None),
            (9, 8, 194, None),
            (8, 7, 197, None),
            (8, 9, 198, None),
        ],
    );
    assert_eq!(pairs(&two), 2);
}

/// Proves GX-13.35: the base strength of a pair is positive, that of lasers alone is not.
#[test]
fn a_pair_lets_the_purple_alien_help() {
    let quarters: [Tile; 2] = [(8, 7, 37, None), (9, 7, 136, None)];
    let with_purple = |lasers: &[Tile]| {
        let tiles: Vec<Tile> = quarters.iter().chain(lasers).copied().collect();
        let mut ship = fitted(II, &tiles);
        alien(&mut ship, 8, 7, Alien::Purple);
        ship.cannon_strength_x2(Squares::EMPTY)
    };
    assert_eq!(with_purple(&PAIR), 2 + 4);
    assert_eq!(with_purple(&[(6, 7, 198, None)]), 0);
    assert_eq!(with_purple(&[]), 0);
}

/// Proves GX-13.36 and GX-18.5: a laser defends its component, paired or not.
#[test]
fn a_single_laser_and_a_pair_turn_intruders_away() {
    let [first, second] = PAIR;
    for tiles in [vec![(6, 7, 198, None)], vec![first, second]] {
        let mut tiles: Vec<Tile> = tiles;
        tiles.push((7, 8, 66, None));
        let ship = fitted(II, &tiles);
        let outermost = ship.struck(Side::Left, 7).unwrap();
        assert_eq!(ship.defence(outermost), Some(Defence::Laser));
        let flying = fly(&[(ship, 0)], &["I-predator-1"], &[dice(7)]);
        let ends: Vec<_> = flying
            .events()
            .filter_map(|event| match event {
                Event::IntruderStep { step, .. } => Some((step.square, step.end)),
                _ => None,
            })
            .collect();
        assert_eq!(ends, [(outermost, Some(WalkEnd::TurnedAway))]);
        assert_eq!(flying.flight.pilots()[0].earned, 0);
        assert_eq!(flying.ship(0).crew(), 2);
    }
}

/// Proves GX-12.6 and GX-21.4: a thruster is no engine, a laser no cannon, a crubot station no cabin, a solar panel no battery.
#[test]
fn new_components_are_new_types() {
    let ship = fitted(
        II,
        &[
            (6, 7, 198, None),    // laser
            (5, 7, 200, None),    // laser
            (8, 7, 213, None),    // solar panel
            (9, 7, 203, None),    // crubot station, beside the panel
            (7, 8, 219, Some(2)), // thruster
        ],
    );
    assert!(ship.cannons().is_empty(), "a laser shoots no meteor");
    let large = hazard(HazardKind::Meteor, Size::Large, Side::Left);
    assert!(matches!(
        ship.hit(large, 7),
        Hit::Threat { defences, .. } if defences.is_empty()
    ));
    assert_eq!(ship.engine_strength(ship.occupied()), 0);
    assert_eq!((ship.tokens(), ship.charged()), (0, Squares::EMPTY));
    assert_eq!(ship.crew(), 2, "nobody moves into the station");
    assert!(ship.infected().is_empty());
    for category in Category::ALL {
        let counted = ship.in_category(category);
        let cabins = at(&ship, 7, 7).set();
        let expected = if category == Category::Cabins {
            cabins
        } else {
            Squares::EMPTY
        };
        assert_eq!(counted, expected, "{category:?}");
    }
    // By their declarations: no cells, no room for crew, and containers only on the plated combinations.
    for tile in &TILES[FIRST_BOX_TILES..] {
        assert_eq!(tile.kind.cells(), 0, "{}", tile.name);
        assert_eq!(tile.kind.cabin_places(), 0, "{}", tile.name);
        let plated = matches!(tile.kind, Kind::PlatedHold { .. });
        assert_eq!(tile.kind.containers() > 0, plated, "{}", tile.name);
    }
}

/// Proves GX-24.4 and GX-24.5: what the components with French names alone are called.
#[test]
fn furnaces_and_lasers_are_called_so() {
    let named = |kind: Kind| {
        let tiles = TILES.iter().filter(move |tile| tile.kind == kind);
        tiles.map(|tile| tile.name.trim_end_matches(char::is_numeric))
    };
    assert!(named(Kind::ReactorFurnace).all(|name| name == "furnace-"));
    assert!(named(Kind::AntiPersonnelLaser).all(|name| name == "laser-"));
    assert_eq!(kind_name(Kind::ReactorFurnace), "gt-tile-reactor-furnace");
    assert_eq!(
        kind_name(Kind::AntiPersonnelLaser),
        "gt-tile-anti-personnel-laser"
    );
}

/// Proves GX-13.46: plated sides cannot be hurt, the others can.
#[test]
fn plated_holds_are_plated_on_smooth_sides() {
    let ship = fitted(II, &[(6, 7, 209, Some(3)), (7, 8, 66, None)]);
    let hold = at(&ship, 6, 7);
    let heavy = |from| hazard(HazardKind::Cannon, Size::Large, from);
    assert_eq!(ship.hit(heavy(Side::Left), 7), Hit::Plated { struck: hold });
    assert!(!ship.is_plated(hold, Side::Right));
    assert_eq!(ship.special_containers(hold), 1);
}

/// Proves GX-13.47: a plated component is destroyed by Sabotage and by a charge, and intruders come in through its plating.
#[test]
fn plating_does_not_help_from_inside() {
    // The plated hold to the left of the starting cabin, a battery to the right, two modules below.
    let ship = fitted(
        ShipClass::III,
        &[
            (6, 7, 209, Some(3)),
            (8, 7, 1, None),
            (7, 8, 50, None),
            (7, 9, 51, None),
        ],
    );
    let hold = at(&ship, 6, 7);
    assert!(ship.is_plated(hold, Side::Left) && ship.is_plated(hold, Side::Rear));
    let fly = |ships: &[(Ship, i32)], card, rolls: &[[u8; 2]]| {
        Flying::new(FlightKind::Third, ships, &[card], rolls).go()
    };
    let lost = |flying: &Flying| -> Vec<(u8, LostBy)> {
        let lost = flying.flight.pilots()[0].lost.iter();
        lost.map(|lost| (lost.tile.number(), lost.by)).collect()
    };
    let way = |flying: &Flying| -> Vec<_> {
        let steps = flying.events().filter_map(|event| match event {
            Event::IntruderStep { step, .. } => Some(step.square),
            _ => None,
        });
        steps.collect()
    };
    // Sabotage at column 6, row 7.
    let other = fitted(ShipClass::III, &[(8, 7, 40, None), (7, 8, 66, None)]);
    let rolls = [dice(6), dice(7)];
    let flying = fly(&[(ship, 5), (other, 0)], "III-sabotage-1", &rolls);
    assert_eq!(lost(&flying), [(209, LostBy::Destroyed)]);
    // A predator from the left comes in through the plated side.
    let flying = fly(&[(ship, 0)], "I-predator-1", &[dice(7)]);
    assert_eq!(way(&flying)[0], hold);
    // A commando from the rear by the right hand: on its sixth step it lays a charge in the hold.
    let flying = fly(&[(ship, 0)], "I-commando-1", &[dice(7)]);
    let expected = [(7, 9), (7, 8), (7, 7), (8, 7), (7, 7), (6, 7)];
    assert_eq!(
        way(&flying),
        expected.map(|(column, row)| at(&ship, column, row))
    );
    assert_eq!(lost(&flying), [(209, LostBy::Destroyed)]);
}
