//! Rules of single missions (BG-EX-40 to BG-EX-43).

use super::step;
use crate::common::{ISN, Piece, WRETCH, mission};
use battleship_galaxies::command::Command;
use battleship_galaxies::data::Version;
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::{Direction, Hex, Spaces};
use battleship_galaxies::ids::Pick;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::state::{EndReason, Tactic};

/// Proves BG-EX-40, BG-M2.8, BG-M2.9, BG-M2.13, BG-22.14.
#[test]
fn mission_2_escape() {
    let mut piece = Piece::of(&mission(2), Version::Standard, WRETCH);
    piece.put("isn_everest", 0, 6, 2, 0);
    let tet = piece.put("so_bwa_tet", 0, 0, 2, 0);
    piece.battle.points[1] = 6;
    piece.activate(WRETCH, "so_bwa_tet");
    piece.act(WRETCH, step(tet, vec![Direction::Nw, Direction::Ne]));
    assert!(!piece.alive(tet));
    assert!(
        piece
            .events()
            .any(|event| matches!(event, Event::Escaped { .. }))
    );
    let outcome = piece.battle.outcome.unwrap();
    assert_eq!(
        (outcome.winner, outcome.why, outcome.points),
        (Some(1), EndReason::Points, [0, 8])
    );
}

/// Proves BG-EX-41, BG-M3.6, BG-M3.9, BG-M3.10, BG-M3.11.
#[test]
fn mission_3_main_computer() {
    for (ship, points) in [("so_bwa_tet", 1), ("isn_barrage", 0)] {
        let mut piece = Piece::of(&mission(3), Version::Standard, ISN);
        // The Wretch fleet has the Barrage.
        let barrage = piece.battle.rules.data.ship("isn_barrage").unwrap();
        let own = battleship_galaxies::ids::CardId::new(WRETCH, barrage);
        piece
            .battle
            .cards
            .retain(|card| card.id.kind() != usize::from(barrage));
        piece
            .battle
            .cards
            .push(battleship_galaxies::state::ShipCard::waiting(
                own,
                Version::Standard,
                1,
            ));
        piece.put("isn_barrage", 0, 7, 0, 0);
        piece.put("so_bwa_tet", 0, 3, 2, 0);
        piece.put("isn_everest", 0, -2, 14, 0);
        let [cho, skiles, alert] =
            ["erin_cho", "bronson_skiles", "alert_from_isn_torrent"].map(|card| piece.tactic(card));
        piece.battle.decks[0].draw.extend([alert, skiles, cho]);
        let wretch_deck = piece.battle.decks[1].draw.len();
        piece.act(ISN, Command::EndPhase);
        piece.act(WRETCH, Command::LookMainComputer);
        piece.refused(
            WRETCH,
            Command::MainComputer {
                keep: cho,
                under: vec![cho, alert],
            },
            Reason::NotLookedAt,
        );
        piece.act(
            WRETCH,
            Command::MainComputer {
                keep: cho,
                under: vec![skiles, alert],
            },
        );
        assert_eq!(piece.battle.decks[0].draw[..2], [alert, skiles]);
        assert_eq!(piece.battle.decks[1].draw.len(), wretch_deck);
        assert_eq!(
            piece.battle.players[1].hand,
            [Tactic { kind: cho, deck: 0 }]
        );
        piece.act(WRETCH, Command::EndPhase);
        let to = piece.id(ship);
        piece.act(
            WRETCH,
            Command::PlayCard {
                card: cho,
                targets: vec![Pick::Card(to)],
                positions: vec![],
                replace: None,
            },
        );
        assert_eq!(piece.battle.points, [0, points]);
    }
}

/// Proves BG-EX-42, BG-M4.14.
#[test]
fn asteroids_shift() {
    let tile = Spaces::new([(0, 8), (1, 8), (0, 9), (1, 9)].map(|(q, r)| Hex::new(q, r)));
    for (direction, entered) in Direction::ALL.into_iter().zip([2, 2, 3, 2, 2, 3]) {
        let after = tile.plus(direction.step());
        assert_eq!(
            after
                .as_slice()
                .iter()
                .filter(|hex| !tile.has(**hex))
                .count(),
            entered,
            "{direction:?}"
        );
    }
}

/// Proves BG-EX-43, BG-M5.13, BG-M5.14, BG-M5.15, BG-M5.16.
#[test]
fn mission_5_rescue() {
    let mut piece = Piece::of(&mission(5), Version::Veteran, ISN);
    let rook = piece.put("rooks_f54", 0, 3, 6, 0);
    piece.put("tes_kio", 0, 3, 4, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[6]);
    piece.act(ISN, Command::Rescue { ship: rook });
    assert_eq!(piece.battle.points, [2, 0]);
    assert_eq!(piece.battle.ship(rook).unwrap().1.at, Hex::new(3, 6));
    piece.act(
        ISN,
        Command::Charge {
            ship: rook,
            weapon: 0,
        },
    );
    let kio = piece.ship("tes_kio", 0);
    piece.dice(&["A-1"]);
    piece.act(ISN, Command::Attack { target: kio });
}
