//! Sections 3, 4, 12, 13 and 18: spaces, bases, movement, ECM, obstacles and discovery tiles.

use super::*;
use crate::common::{ISN, WRETCH, mission};
use battleship_galaxies::data::Version;
use battleship_galaxies::event::Event;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{Options, Setup};
use battleship_galaxies::state::Tile;

/// A tile of a kind on these spaces.
pub fn tile(piece: &mut Piece, kind: &str, up: bool, spaces: &[(i16, i16)]) -> usize {
    let kind = piece.battle.rules.data.tile(kind).unwrap();
    piece.battle.tiles.push(Tile {
        kind,
        up,
        spaces: spaces.iter().map(|(q, r)| Hex::new(*q, *r)).collect(),
    });
    piece.battle.tiles.len() - 1
}

fn ecm_rolls(piece: &Piece) -> usize {
    piece
        .events()
        .filter(|event| matches!(event, Event::EcmRolled { .. }))
        .count()
}

const ASTEROID: [(i16, i16); 4] = [(4, 8), (5, 8), (4, 9), (5, 9)];

/// Proves BG-4.5, BG-12.9, BG-18.3, BG-3.13.
#[test]
fn asteroids_are_closed() {
    let mut piece = Piece::new(Version::Standard, ISN);
    tile(&mut piece, "asteroid", true, &ASTEROID);
    tile(&mut piece, "debris_field", true, &[(4, 0), (5, 0)]);
    let rook = piece.put("rooks_f54", 0, 3, 8, 0);
    let everest = piece.put("isn_everest", 0, 4, 5, 0);
    piece.activate(ISN, "rooks_f54");
    let into = step(rook, vec![Direction::E]);
    piece.refused(ISN, into, Reason::PathBlocked);
    let through = step(rook, vec![Direction::E, Direction::E, Direction::E]);
    piece.refused(ISN, through, Reason::PathBlocked);
    piece.act(ISN, Command::EndActivation);
    // No part of a large base may touch it either.
    piece.activate(ISN, "isn_everest");
    let onto = step(everest, vec![Direction::Se, Direction::Se]);
    piece.refused(ISN, onto, Reason::PathBlocked);
    piece.act(ISN, Command::EndActivation);
    // Debris does not make a space full; an asteroid does.
    deploying(&mut piece);
    let torrent = piece.id("isn_torrent");
    tile(&mut piece, "asteroid", true, &[(8, 0), (9, 0)]);
    piece.refused(ISN, launch(torrent, vec![place(8, 0)]), Reason::NotEmpty);
    piece.act(ISN, launch(torrent, vec![place(4, 0)]));
    assert!(
        !piece
            .events()
            .any(|event| matches!(event, Event::DebrisRolled { .. }))
    );
}

/// Proves BG-4.4, BG-14.12.
#[test]
fn weapons_fire_in_all_directions() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let tet = piece.put("so_bwa_tet", 0, 5, 8, 0);
    for (direction, ship) in Direction::ALL.into_iter().zip([
        ("rooks_f54", 0),
        ("f47_blue_hawks", 0),
        ("f47_blue_hawks", 1),
        ("f47_blue_hawks", 2),
        ("f51_blue_sparrows", 0),
        ("f51_blue_sparrows", 1),
    ]) {
        let (dq, dr) = (direction.step().q * 3, direction.step().r * 3);
        let (q, r) = (5 + dq, 8 + dr);
        // The other end of the base lies to the east: three spaces from it on that side.
        let q = if direction == Direction::E { q + 1 } else { q };
        piece.put(ship.0, ship.1, q, r, 0);
    }
    assert_eq!(piece.battle.targets_in_range(tet, 0).len(), 6);
    // A weapon of range 1 reaches what is adjacent and nothing else.
    let mut piece = Piece::new(Version::Standard, ISN);
    let rook = piece.put("rooks_f54", 0, 5, 8, 0);
    let near = piece.put("red_tougu", 0, 6, 8, 0);
    let far = piece.put("red_tougu", 1, 7, 8, 0);
    assert!(piece.battle.in_range(rook, near, 1) && !piece.battle.in_range(rook, far, 1));
}

/// Proves BG-4.6, BG-18.11.
#[test]
fn one_space_on_a_tile_is_enough() {
    let mut piece = Piece::new(Version::Standard, ISN);
    let at = tile(&mut piece, "alien_artifact", false, &[(8, 6), (9, 6)]);
    let everest = piece.put("isn_everest", 0, 5, 6, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.activate(ISN, "isn_everest");
    piece.act(ISN, step(everest, vec![Direction::E, Direction::E]));
    assert!(piece.battle.tiles[at].up);
    assert_eq!(piece.battle.range(everest, 0), 5 + 7);
}

/// Proves BG-12.10, BG-18.13, BG-18.28, BG-12.13.
#[test]
fn debris_can_be_crossed_and_rested_on() {
    let mut piece = Piece::new(Version::Standard, ISN);
    tile(
        &mut piece,
        "debris_field",
        true,
        &[(4, 6), (5, 6), (4, 7), (5, 7)],
    );
    tile(&mut piece, "energy_source", true, &[(6, 6), (7, 6)]);
    let rook = piece.put("rooks_f54", 0, 3, 6, 0);
    let fate = piece.put("vapors_fate", 0, 9, 6, 0);
    piece.activate(ISN, "rooks_f54");
    // The end is checked before the first step: nothing has happened.
    let blocked = step(rook, vec![Direction::E; 6]);
    piece.refused(ISN, blocked, Reason::EndsOnShip);
    piece.numbers(&[7, 1]);
    piece.act(ISN, step(rook, vec![Direction::E, Direction::E]));
    assert_eq!(piece.shields(rook), 1, "7 is safe");
    // Attacks go over the tiles.
    piece.act(ISN, charge(rook, 0));
    piece.dice(&["E-3"]);
    piece.act(ISN, shoot(fate));
    assert_eq!(piece.shields(fate), 2);
}

/// Proves BG-12.11, BG-16.6, BG-17.2.
#[test]
fn a_ship_destroyed_on_its_way_is_gone_at_once() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("so_bwa_tet", 0, 6, 6, 0);
    let hawk = piece.put("f47_blue_hawks", 0, 4, 6, 0);
    let other = piece.put("f47_blue_hawks", 1, 3, 5, 0);
    piece.pegs(hawk, 0, 0);
    piece.activate(ISN, "f47_blue_hawks");
    piece.numbers(&[8]);
    piece.act(
        ISN,
        step(hawk, vec![Direction::E, Direction::Ne, Direction::Ne]),
    );
    assert!(!piece.alive(hawk));
    let steps = piece
        .events()
        .filter(|event| matches!(event, Event::Stepped { .. }))
        .count();
    assert_eq!(steps, 1, "the rest of its move is lost");
    piece.act(ISN, step(other, vec![Direction::W]));
    assert_eq!(piece.shields(other), 1, "each ship has its own pegs");
}

/// Proves BG-12.14.
#[test]
fn stopping_after_a_roll() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("so_bwa_tet", 0, 6, 6, 0);
    piece.put("f51_blue_sparrows", 0, 5, 7, 0);
    let hawk = piece.put("f47_blue_hawks", 0, 3, 7, 0);
    piece.activate(ISN, "f47_blue_hawks");
    piece.numbers(&[8]);
    // Contact is made on (5,7), which is covered: it stops on the next free space.
    piece.act(
        ISN,
        Command::Move {
            ship: hawk,
            lead_end: 0,
            path: vec![Direction::E; 5],
            ram: None,
            stop: StopRule::AfterDamage,
        },
    );
    assert_eq!(piece.battle.ship(hawk).unwrap().1.at, Hex::new(6, 7));
}

/// Proves BG-13.5, BG-13.6, BG-AR-5, BG-AR-7, BG-13.11.
#[test]
fn ecm_once_per_activation() {
    for (reentry, rolls) in [(false, 1), (true, 2)] {
        let setup = Setup {
            options: Options {
                ecm_reentry: reentry,
                ..Options::default()
            },
            ..mission(1)
        };
        let mut piece = Piece::of(&setup, Version::Standard, ISN);
        piece.put("red_tougu", 0, 6, 6, 0);
        let rook = piece.put("rooks_f54", 0, 4, 6, 0);
        piece.activate(ISN, "rooks_f54");
        piece.numbers(&[1, 1]);
        // In contact, out of it, in again: nobody has to ask for the roll.
        let path = vec![Direction::E, Direction::W, Direction::E];
        piece.act(ISN, step(rook, path));
        assert_eq!(ecm_rolls(&piece), rolls);
    }
    // It begins in contact: leaving and coming back is the first roll.
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("red_tougu", 0, 6, 6, 0);
    let rook = piece.put("rooks_f54", 0, 5, 6, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[1]);
    let round = vec![
        Direction::W,
        Direction::E,
        Direction::W,
        Direction::E,
        Direction::W,
    ];
    piece.act(ISN, step(rook, round));
    assert_eq!(ecm_rolls(&piece), 1);
}

/// Proves BG-18.6, BG-AR-6.
#[test]
fn spaces_beside_debris_are_safe() {
    for (option, rolls) in [(false, 0), (true, 1)] {
        let setup = Setup {
            options: Options {
                debris_on_adjacent: option,
                ..Options::default()
            },
            ..mission(1)
        };
        let mut piece = Piece::of(&setup, Version::Standard, ISN);
        tile(
            &mut piece,
            "debris_field",
            true,
            &[(4, 6), (5, 6), (4, 7), (5, 7)],
        );
        let rook = piece.put("rooks_f54", 0, 2, 5, 0);
        piece.activate(ISN, "rooks_f54");
        piece.act(
            ISN,
            step(rook, vec![Direction::E, Direction::E, Direction::E]),
        );
        let seen = piece
            .events()
            .filter(|event| matches!(event, Event::DebrisRolled { .. }))
            .count();
        assert_eq!(seen, rolls);
    }
}

/// Proves BG-18.7.
#[test]
fn ecm_before_debris() {
    let mut piece = Piece::new(Version::Standard, ISN);
    tile(&mut piece, "debris_field", true, &[(5, 6), (5, 7)]);
    piece.put("red_tougu", 0, 6, 5, 0);
    let rook = piece.put("rooks_f54", 0, 4, 6, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[1, 7]);
    piece.act(ISN, step(rook, vec![Direction::E]));
    let order: Vec<bool> = piece
        .events()
        .filter_map(|event| match event {
            Event::EcmRolled { .. } => Some(true),
            Event::DebrisRolled { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(order, [true, false]);
}

/// Proves BG-18.1, BG-18.10, BG-18.12, BG-AR-13.
#[test]
fn launched_ships_do_not_turn_tiles_up() {
    let shown = |number| {
        let battle = crate::common::battle(&mission(number), 3);
        battle.tiles.iter().map(|tile| tile.up).collect::<Vec<_>>()
    };
    assert_eq!(shown(1), [false; 3], "mission 1 lays them face down");
    let five = crate::common::battle(&mission(5), 3);
    assert!(five.tiles.iter().all(|tile| tile.up), "mission 5 face up");

    let mut piece = Piece::new(Version::Veteran, ISN);
    deploying(&mut piece);
    let at = tile(&mut piece, "orbital_market", false, &[(4, 0), (5, 0)]);
    let rook = piece.id("rooks_f54");
    piece.act(ISN, launch(rook, vec![place(4, 0)]));
    assert!(!piece.battle.tiles[at].up);
    // A ship that is placed instead of moving turns it up.
    let mut piece = Piece::new(Version::Veteran, WRETCH);
    let at = tile(&mut piece, "orbital_market", false, &[(6, 6), (7, 6)]);
    let kio = piece.put("tes_kio", 0, 4, 8, 0);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.activate(WRETCH, "tes_kio");
    piece.act(
        WRETCH,
        Command::PlaceInsteadOfMove {
            ship: kio,
            position: place(6, 6),
        },
    );
    assert!(piece.battle.tiles[at].up);
    // Whatever happens, the tile stays where it lies.
    assert_eq!(piece.battle.tiles[at].spaces[0], Hex::new(6, 6));
}

/// Proves BG-18.15, BG-18.16, BG-18.23, BG-14.14.
#[test]
fn tiles_that_add_range() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    tile(&mut piece, "alien_artifact", true, &[(4, 6), (5, 6)]);
    tile(&mut piece, "observation_station", true, &[(8, 8), (9, 8)]);
    let barrage = piece.put("isn_barrage", 0, 4, 6, 0);
    assert_eq!(piece.battle.range(barrage, 0), 4 + 7);
    assert_eq!(piece.battle.range(barrage, 1), 6, "secondary weapons stay");
    let tougu = piece.put("red_tougu", 0, 8, 8, 0);
    assert_eq!(piece.battle.range(barrage, 0), 4 + 7);
    let rook = piece.put("rooks_f54", 0, 9, 8, 0);
    assert_eq!(piece.battle.range(barrage, 0), 4 + 7 + 2);
    // Both sides benefit, each on its own.
    assert_eq!(piece.battle.range(tougu, 0), 3 + 2);
    assert_eq!(piece.battle.range(rook, 0), 3 + 2);
}

/// Proves BG-18.17, BG-18.22, BG-AR-11, BG-18.14.
#[test]
fn energy_sources_give_two_in_total() {
    for (up, gain) in [
        ([true, true], 12),
        ([true, false], 12),
        ([false, false], 10),
    ] {
        let mut piece = Piece::new(Version::Standard, WRETCH);
        tile(&mut piece, "energy_source", up[0], &[(4, 6), (5, 6)]);
        tile(&mut piece, "energy_source", up[1], &[(8, 8), (9, 8)]);
        piece.put("rooks_f54", 0, 4, 6, 0);
        piece.put("isn_barrage", 0, 8, 8, 0);
        piece.put("vapors_fate", 0, -3, 14, 0);
        into_turn_of(&mut piece, ISN);
        assert_eq!(piece.battle.energy_of(ISN), 20 + gain);
    }
}

/// Proves BG-18.19.
#[test]
fn the_orbital_market_offers_a_card() {
    for (used, hand) in [(true, 2), (false, 1)] {
        let mut piece = Piece::new(Version::Standard, WRETCH);
        tile(&mut piece, "orbital_market", true, &[(4, 6), (5, 6)]);
        piece.put("rooks_f54", 0, 4, 6, 0);
        piece.put("vapors_fate", 0, -3, 14, 0);
        piece.act(WRETCH, Command::EndPhase);
        let source = battleship_galaxies::ids::Source::Tile { tile: 0 };
        if used {
            piece.act(
                ISN,
                Command::UseAbility {
                    source,
                    targets: vec![],
                },
            );
        } else {
            piece.act(ISN, Command::Pass);
        }
        assert_eq!(piece.battle.players[0].hand.len(), hand);
    }
}

/// Proves BG-AR-12.
#[test]
fn each_ship_on_a_regenerator_gets_a_peg() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    tile(&mut piece, "shield_regenerator", true, &[(4, 6), (5, 6)]);
    let rook = piece.put("rooks_f54", 0, 4, 6, 0);
    let hawk = piece.put("f47_blue_hawks", 0, 5, 6, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.pegs(rook, 0, 0);
    piece.pegs(hawk, 0, 1);
    into_turn_of(&mut piece, ISN);
    assert_eq!((piece.shields(rook), piece.shields(hawk)), (1, 1));
}

/// Proves BG-18.21, BG-18.27.
#[test]
fn each_ship_of_a_squadron_decides_at_the_gate() {
    let mut piece = Piece::new(Version::Standard, ISN);
    tile(&mut piece, "warp_gate", true, &[(4, 6), (5, 6)]);
    let first = piece.put("f47_blue_hawks", 0, 4, 6, 0);
    let second = piece.put("f47_blue_hawks", 1, 5, 6, 0);
    let third = piece.put("f47_blue_hawks", 2, 6, 6, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.activate(ISN, "f47_blue_hawks");
    let warp = |ship, q, r| Command::PlaceInsteadOfMove {
        ship,
        position: place(q, r),
    };
    piece.refused(ISN, warp(third, 2, 10), Reason::CannotPlace);
    piece.act(ISN, warp(first, 0, 14));
    piece.act(ISN, step(second, vec![Direction::Ne]));
    assert_eq!(piece.battle.ship(first).unwrap().1.at, Hex::new(0, 14));
    assert!(!piece.events().any(|e| matches!(e, Event::EcmRolled { .. })));
}

/// Proves BG-1.8.
#[test]
fn pegs_are_never_short() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    let ships: Vec<_> = piece.battle.cards.iter().map(|card| card.id).collect();
    let mut pegs = 0u32;
    for (at, card) in ships.iter().enumerate() {
        let count = piece.battle.card(*card).unwrap().ships.len();
        for n in 0..count {
            let id = card.ship(n as u8);
            let found = place((at as i16) % 6 * 2, at as i16 + n as i16);
            let shields = piece
                .battle
                .printed(piece.battle.card(*card).unwrap())
                .shields;
            piece.battle.arrange(id, found, shields, 0);
            pegs += u32::from(shields);
        }
    }
    let shown: u32 = piece
        .battle
        .in_play()
        .map(|(_, _, ship)| u32::from(ship.shields))
        .sum();
    assert_eq!(shown, pegs);
    assert!(pegs > 30, "every ship has its full shields at once");
}
