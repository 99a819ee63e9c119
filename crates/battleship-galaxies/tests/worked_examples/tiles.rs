//! Obstacles and discovery tiles (BG-EX-27 to BG-EX-30).

use super::{place, step, way};
use crate::common::{ISN, Piece, WRETCH, mission};
use battleship_galaxies::command::Command;
use battleship_galaxies::data::Version;
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::refusal::Reason;

/// Proves BG-EX-27, BG-18.4, BG-18.5, BG-18.6.
#[test]
fn debris() {
    for (roll, damage) in [(6, 1), (7, 0), (1, 1), (8, 0)] {
        let mut piece = Piece::of(&mission(2), Version::Standard, ISN);
        let rook = piece.put("rooks_f54", 0, -1, 8, 0);
        piece.activate(ISN, "rooks_f54");
        piece.numbers(&[roll]);
        piece.act(ISN, step(rook, way(&[(-1, 8), (0, 8), (1, 8), (2, 8)])));
        let rolls: Vec<u8> = piece
            .events()
            .filter_map(|event| match event {
                Event::DebrisRolled { damage, .. } => Some(*damage),
                _ => None,
            })
            .collect();
        assert_eq!(rolls, [damage]);
        assert_eq!(piece.shields(rook), 1 - damage);
    }
}

/// Proves BG-EX-28, BG-18.11, BG-18.14, BG-18.18.
#[test]
fn discovery() {
    let mut piece = Piece::of(&mission(3), Version::Standard, ISN);
    let station = piece.battle.rules.data.tile("observation_station").unwrap();
    let at = piece
        .battle
        .tiles
        .iter()
        .position(|tile| tile.spaces.contains(&Hex::new(3, 8)))
        .unwrap();
    piece.battle.tiles[at].kind = station;
    piece.battle.tiles[at].up = false;
    let rook = piece.put("rooks_f54", 0, 3, 10, 0);
    let torrent = piece.put("isn_torrent", 0, 3, 14, 0);
    assert_eq!(
        (piece.battle.range(rook, 0), piece.battle.range(torrent, 0)),
        (3, 5)
    );
    piece.activate(ISN, "rooks_f54");
    piece.act(ISN, step(rook, vec![Direction::Nw, Direction::Nw]));
    assert!(
        piece
            .events()
            .any(|event| matches!(event, Event::TileRevealed { kind, .. } if *kind == station))
    );
    assert_eq!(
        (piece.battle.range(rook, 0), piece.battle.range(torrent, 0)),
        (5, 7)
    );
}

fn mission3_tile(piece: &mut Piece, kind: &str) {
    let kind = piece.battle.rules.data.tile(kind).unwrap();
    let at = piece
        .battle
        .tiles
        .iter()
        .position(|tile| tile.spaces.contains(&Hex::new(3, 8)))
        .unwrap();
    piece.battle.tiles[at].kind = kind;
    piece.battle.tiles[at].up = true;
}

/// Proves BG-EX-29, BG-18.24, BG-18.25, BG-18.26, BG-12.12, BG-13.9.
#[test]
fn warp_gate() {
    let mut piece = Piece::of(&mission(3), Version::Standard, ISN);
    mission3_tile(&mut piece, "warp_gate");
    let torrent = piece.put("isn_torrent", 0, 3, 8, 0);
    let fate = piece.put("vapors_fate", 0, 9, 2, 0);
    piece.activate(ISN, "isn_torrent");
    let put = |q, r| Command::PlaceInsteadOfMove {
        ship: torrent,
        position: place(q, r),
    };
    piece.refused(ISN, put(8, 2), Reason::NotEmpty);
    piece.refused(ISN, put(0, 7), Reason::NotEmpty);
    piece.act(ISN, put(6, 2));
    assert!(
        !piece
            .events()
            .any(|event| matches!(event, Event::EcmRolled { .. }))
    );
    piece.act(
        ISN,
        Command::Charge {
            ship: torrent,
            weapon: 0,
        },
    );
    piece.dice(&["A-1"]);
    piece.act(ISN, Command::Attack { target: fate });

    let mut piece = Piece::of(&mission(3), Version::Standard, ISN);
    mission3_tile(&mut piece, "warp_gate");
    let everest = piece.put("isn_everest", 0, 3, 8, 0);
    piece.activate(ISN, "isn_everest");
    piece.refused(
        ISN,
        Command::PlaceInsteadOfMove {
            ship: everest,
            position: place(3, 12),
        },
        Reason::CannotPlace,
    );
}

/// Proves BG-EX-30, BG-18.20.
#[test]
fn regenerator() {
    // An ISN Barrage has starting shields of 3.
    for (pegs, after) in [(3, 3), (1, 2)] {
        let mut piece = Piece::of(&mission(3), Version::Standard, WRETCH);
        mission3_tile(&mut piece, "shield_regenerator");
        let barrage = piece.put("isn_barrage", 0, 3, 8, 0);
        piece.put("vapors_fate", 0, 9, 2, 0);
        piece.pegs(barrage, pegs, 0);
        piece.act(WRETCH, Command::EndPhase);
        assert_eq!(piece.shields(barrage), after);
    }
}
