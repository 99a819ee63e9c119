//! Movement and ECM (BG-EX-10 to BG-EX-17).

use super::{place, step, way};
use crate::common::{ISN, Piece};
use battleship_galaxies::data::Version;
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::ShipId;
use battleship_galaxies::refusal::Reason;

/// Proves BG-EX-10, BG-12.3, BG-12.4, BG-12.5.
#[test]
fn medium_move() {
    let mut piece = Piece::new(Version::Standard, ISN);
    // Anchor (4,4) leads; the other end lies to the west.
    let barrage = piece.put("isn_barrage", 0, 4, 4, 3);
    piece.activate(ISN, "isn_barrage");
    let spaces = piece.battle.spaces_of(barrage).unwrap();
    assert!(spaces.has(Hex::new(4, 4)) && spaces.has(Hex::new(3, 4)));
    piece.refused(ISN, step(barrage, vec![Direction::W]), Reason::Reverse);
    piece.act(
        ISN,
        step(
            barrage,
            vec![Direction::Se, Direction::Se, Direction::E, Direction::Ne],
        ),
    );
    let spaces = piece.battle.spaces_of(barrage).unwrap();
    assert_eq!(spaces.as_slice(), [Hex::new(6, 5), Hex::new(5, 6)]);
    assert_eq!(piece.battle.move_of(barrage), 4);
}

/// Proves BG-EX-11, BG-12.6.
#[test]
fn large_move() {
    for direction in Direction::ALL {
        let mut piece = Piece::new(Version::Standard, ISN);
        let everest = piece.put("isn_everest", 0, 3, 8, 0);
        let before = piece.battle.spaces_of(everest).unwrap();
        piece.activate(ISN, "isn_everest");
        piece.act(ISN, step(everest, vec![direction]));
        let after = piece.battle.spaces_of(everest).unwrap();
        assert_eq!(
            after
                .as_slice()
                .iter()
                .filter(|hex| !before.has(**hex))
                .count(),
            3
        );
    }
}

/// Proves BG-EX-12, BG-12.2, BG-12.7, BG-12.8, BG-13.10.
#[test]
fn passing_and_stopping() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("f51_blue_sparrows", 0, 4, 6, 0);
    let rook = piece.put("rooks_f54", 0, 3, 6, 0);
    piece.activate(ISN, "rooks_f54");
    piece.refused(ISN, step(rook, vec![Direction::E]), Reason::EndsOnShip);
    piece.act(ISN, step(rook, vec![Direction::E, Direction::E]));
    assert_eq!(piece.battle.ship(rook).unwrap().1.at, Hex::new(5, 6));
    assert!(
        !piece
            .events()
            .any(|event| matches!(event, Event::EcmRolled { .. }))
    );
}

/// Proves BG-EX-13, BG-3.5, BG-3.6, BG-3.7.
#[test]
fn half_hexes_are_closed() {
    let mut piece = Piece::new(Version::Standard, ISN);
    let rook = piece.put("rooks_f54", 0, 0, 0, 0);
    piece.activate(ISN, "rooks_f54");
    piece.refused(ISN, step(rook, vec![Direction::Sw]), Reason::HalfHex);
    piece.refused(ISN, step(rook, vec![Direction::Nw]), Reason::OffBoard);
}

fn hawk_and_tet() -> (Piece, ShipId) {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("so_bwa_tet", 0, 5, 6, 0);
    let hawk = piece.put("f47_blue_hawks", 0, 2, 7, 0);
    piece.activate(ISN, "f47_blue_hawks");
    (piece, hawk)
}

/// Proves BG-EX-14, BG-EX-15, BG-13.1, BG-13.2, BG-13.3, BG-13.8.
#[test]
fn ecm_once() {
    let path = way(&[(2, 7), (3, 7), (4, 7), (5, 7), (6, 7), (7, 6)]);
    let (mut piece, hawk) = hawk_and_tet();
    piece.numbers(&[5]);
    piece.act(ISN, step(hawk, path.clone()));
    let rolls: Vec<usize> = piece
        .events()
        .enumerate()
        .filter(|(_, event)| {
            matches!(
                event,
                Event::EcmRolled {
                    damage: 2,
                    roll: 5,
                    needed: 5,
                    ..
                }
            )
        })
        .map(|(at, _)| at)
        .collect();
    assert_eq!(rolls.len(), 1);
    let before = piece
        .events()
        .take(rolls[0])
        .filter(|event| matches!(event, Event::Stepped { .. }))
        .last()
        .cloned();
    assert_eq!(
        before,
        Some(Event::Stepped {
            ship: hawk,
            to: place(4, 7)
        })
    );
    assert_eq!((piece.shields(hawk), piece.hull(hawk)), (0, 1));
    assert_eq!(
        piece.battle.ship(hawk).unwrap().1.at,
        Hex::new(7, 6),
        "it moves on"
    );

    let (mut piece, hawk) = hawk_and_tet();
    piece.numbers(&[4]);
    piece.act(ISN, step(hawk, path));
    assert_eq!((piece.shields(hawk), piece.hull(hawk)), (1, 0));
}

/// Proves BG-EX-16.
#[test]
fn ecm_passing_through() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("so_bwa_tet", 0, 5, 6, 0);
    let hawk = piece.put("f47_blue_hawks", 0, 3, 6, 0);
    piece.activate(ISN, "f47_blue_hawks");
    piece.numbers(&[1]);
    piece.act(ISN, step(hawk, vec![Direction::E; 5]));
    assert_eq!(
        piece
            .events()
            .filter(|event| matches!(event, Event::EcmRolled { .. }))
            .count(),
        1
    );
}

/// Proves BG-EX-17, BG-13.4, BG-13.7.
#[test]
fn ecm_from_a_squadron() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("red_tougu", 0, 5, 6, 0);
    piece.put("red_tougu", 1, 5, 7, 0);
    piece.put("red_tougu", 2, 8, 8, 0);
    let rook = piece.put("rooks_f54", 0, 3, 7, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[5, 5]);
    piece.act(ISN, step(rook, vec![Direction::E]));
    let by: Vec<ShipId> = piece
        .events()
        .filter_map(|event| match event {
            Event::EcmRolled { by, damage: 1, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert_eq!(by, [piece.ship("red_tougu", 0), piece.ship("red_tougu", 1)]);
    assert_eq!((piece.shields(rook), piece.hull(rook)), (0, 1));
}
