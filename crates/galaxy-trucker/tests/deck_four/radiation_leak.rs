//! Radiation Leak: humans flee, blocks explode (GX-17.17 to GX-17.20).

use super::*;

/// Tiles on one square: which may lie there, where, with how many tokens, and the squares it is joined to.
type Spot<'a> = (std::ops::RangeInclusive<u8>, (u8, u8), u8, &'a [(u8, u8)]);

/// A row of batteries with connectors on both sides would need many tiles; joints by hand are enough here.
fn chain(counts: &[u8]) -> Ship {
    // Tile 2: a battery with two cells and connectors to the left and right, if there is one; otherwise any that joins.
    let mut ship = crewed(ShipClass::III, &[]);
    for (column, count) in (8..).zip(counts) {
        let tile = (1..=15)
            .flat_map(|id| (0..4).map(move |turns| (id, turns)))
            .find(|(id, turns)| {
                let mut with = ship;
                put(&mut with, column, 7, *id, *turns);
                let here = at(&with, column, 7);
                let before = at(&with, column - 1, 7);
                with.joined_to(here.set()).has(before)
                    && with
                        .tile(here)
                        .is_some_and(|tile| tile.sides.iter().filter(|side| **side > 0).count() > 1)
                    && with.cells(here) >= *count
                    && !used(&ship, *id)
            });
        let Some((id, turns)) = tile else { break };
        put(&mut ship, column, 7, id, turns);
        tokens(&mut ship, column, 7, *count);
    }
    ship
}

fn used(ship: &Ship, id: u8) -> bool {
    ship.tiles().any(|(_, placed)| placed.tile.number() == id)
}

/// Proves GX-17.17 to GX-17.19, GX-17.24.
#[test]
fn radiation_takes_crew_and_makes_blocks_explode() {
    // The starting cabin beside a charged battery loses a human; an empty one does nothing.
    let charged = chain(&[2]);
    assert!(charged.irradiated().has(at(&charged, 7, 7)));
    let mut empty = charged;
    tokens(&mut empty, 8, 7, 0);
    assert!(empty.irradiated().is_empty() && empty.charged_blocks().is_empty());
    let ships = [(charged, 10), (empty, 5)];
    let table = flying(&ships, &["IV-radiation_leak-1"], &[], &[], false);
    assert_eq!((table.ship(0).humans(), table.ship(1).humans()), (1, 2));
    assert_eq!(table.ship(0).tokens(), 2, "a charge of 2 does not explode");
}

/// Proves GX-17.18, GX-17.19 and GX-17.24.
#[test]
fn blocks_of_batteries_and_routers() {
    // A router (tile 190, connectors on all sides) with batteries around it, whose single connector meets it.
    let mut ship = Ship::started(ShipClass::III, 0);
    put(&mut ship, 7, 8, 190, 0);
    let router = at(&ship, 7, 8);
    let add = |ship: &mut Ship, column, row, count| {
        let found = (1..=15)
            .flat_map(|id| (0..4).map(move |turns| (id, turns)))
            .find(|(id, turns)| {
                let mut with = *ship;
                put(&mut with, column, row, *id, *turns);
                let here = at(&with, column, row);
                !used(ship, *id)
                    && with.joined_to(here.set()).has(router)
                    && with.cells(here) >= count
            })
            .expect("a battery that joins the router");
        put(ship, column, row, found.0, found.1);
        tokens(ship, column, row, count);
    };
    add(&mut ship, 6, 8, 2);
    add(&mut ship, 8, 8, 1);
    let blocks = ship.charged_blocks();
    assert_eq!(blocks.len(), 1, "held together by the router");
    assert_eq!(blocks[0].1, 3);
    assert!(blocks[0].0.has(router));
    // One token more: all of it explodes, the router included, and counts as destroyed.
    let mut full = ship;
    let count = full.cells(at(&full, 8, 8)).min(2);
    tokens(&mut full, 8, 8, count);
    assert_eq!(full.charged_blocks()[0].1, 4);
    // The crew joined through the router is hit too (GX-17.20).
    humans(&mut full, 7, 7, 2);
    humans(&mut ship, 7, 7, 2);
    let through = full.irradiated().has(at(&full, 7, 7));
    let joined = full.joined_to(router.set()).has(at(&full, 7, 7));
    assert_eq!(through, joined);
    let table = flying(
        &[(full, 10), (ship, 5)],
        &["IV-radiation_leak-1"],
        &[],
        &[],
        false,
    );
    assert_eq!(table.lost_tiles(), [(0, LostBy::Destroyed); 3]);
    assert_eq!(table.ship(1).tokens(), 3);
    // Had the token been spent, there would be two blocks or less charge, and no explosion.
    assert!(ship.charged_blocks().iter().all(|(_, charge)| *charge < 4));
}

/// A class III ship with a tile on each of these squares, joined to exactly those occupied before that are named. The starting
/// cabin counts only where it is named.
fn joined_ship(ship: Ship, spots: &[Spot<'_>]) -> Option<Ship> {
    let Some(((tiles, (column, row), count, wanted), rest)) = spots.split_first() else {
        return Some(ship);
    };
    let square = at(&ship, *column, *row);
    let wanted: Squares = wanted.iter().map(|(c, r)| at(&ship, *c, *r)).collect();
    let ignored = at(&ship, 7, 7).set().without(wanted);
    tiles
        .clone()
        .filter(|id| !used(&ship, *id))
        .flat_map(|id| (0..4).map(move |turns| (id, turns)))
        .find_map(|(id, turns)| {
            let mut with = ship;
            put(&mut with, *column, *row, id, turns);
            let joints = with.joints();
            let joined: Squares = Side::ALL
                .into_iter()
                .filter(|side| joints.on(*side).has(square))
                .filter_map(|side| with.neighbour(square, side))
                .collect();
            if joined.without(ignored) != wanted || with.cells(square) < *count {
                return None;
            }
            if *count > 0 {
                tokens(&mut with, *column, *row, *count);
            }
            joined_ship(with, rest)
        })
}

fn crewed_start() -> Ship {
    let mut ship = Ship::started(ShipClass::III, 0);
    humans(&mut ship, 7, 7, 2);
    ship
}

/// Squares that a Radiation Leak destroys on a ship.
fn exploded(ship: Ship) -> Squares {
    let table = flying(
        &[(ship, 10), (weak(), 5)],
        &["IV-radiation_leak-1"],
        &[],
        &[],
        false,
    );
    let lost = table.events().filter_map(|event| match event {
        Event::TileLost {
            ship: 0,
            square,
            by: LostBy::Destroyed,
            ..
        } => Some(*square),
        _ => None,
    });
    lost.collect()
}

/// Proves GX-XX-28 and GX-17.18.
#[test]
fn the_example_of_the_radiation_leak() {
    let of = |ship: &Ship, squares: &[(u8, u8)]| -> Squares {
        squares.iter().map(|(c, r)| at(ship, *c, *r)).collect()
    };
    // A: two blocks, one with 4 tokens, one with 3.
    let two = joined_ship(
        crewed_start(),
        &[
            (1..=15, (5, 6), 2, &[]),
            (1..=15, (6, 6), 2, &[(5, 6)]),
            (1..=15, (9, 6), 3, &[]),
        ],
    )
    .expect("two blocks");
    let mut charges: Vec<u8> = two.charged_blocks().iter().map(|block| block.1).collect();
    charges.sort_unstable();
    assert_eq!(charges, [3, 4]);
    assert_eq!(exploded(two), of(&two, &[(5, 6), (6, 6)]));
    // B: seven tokens, held together by a battery with a single one; a router at the end of the block.
    let mut one = joined_ship(
        crewed_start(),
        &[
            (1..=15, (6, 8), 3, &[]),
            (1..=15, (7, 8), 1, &[(6, 8)]),
            (1..=15, (8, 8), 3, &[(7, 8)]),
            (187..=190, (8, 9), 0, &[(8, 8)]),
        ],
    )
    .expect("one block");
    assert_eq!(one.charged_blocks().len(), 1);
    assert_eq!(one.charged_blocks()[0].1, 7);
    let all = of(&one, &[(6, 8), (7, 8), (8, 8), (8, 9)]);
    assert_eq!(exploded(one), all, "the router included");
    // Had that token been spent, there would be two blocks of 3.
    tokens(&mut one, 7, 8, 0);
    let charges: Vec<u8> = one.charged_blocks().iter().map(|block| block.1).collect();
    assert_eq!(charges, [3, 3]);
    assert!(exploded(one).is_empty());
}

/// Proves GX-17.20: what is joined through routers counts for the crew and for the blocks.
#[test]
fn radiation_goes_through_routers() {
    let ship_with = |between: std::ops::RangeInclusive<u8>| {
        let spots: [Spot<'_>; 3] = [
            (between, (7, 8), 0, &[(7, 7)]),
            (1..=15, (7, 9), 2, &[(7, 8)]),
            (1..=15, (8, 8), 2, &[(7, 8)]),
        ];
        joined_ship(crewed_start(), &spots).expect("such a ship")
    };
    let start = |ship: &Ship| at(ship, 7, 7);
    let router = ship_with(187..=190);
    assert!(router.joints().on(Side::Rear).has(start(&router)));
    assert!(router.irradiated().has(start(&router)));
    assert_eq!(router.charged_blocks().len(), 1);
    assert_eq!(exploded(router).len(), 3);
    // A structural module holds the same components together, and nothing else.
    let module = ship_with(49..=54);
    assert!(!module.irradiated().has(start(&module)));
    assert_eq!(module.charged_blocks().len(), 2);
    assert!(exploded(module).is_empty());
}
