//! Energy, launching and holds (BG-EX-1 to BG-EX-9).

use super::{place, step};
use crate::common::{ISN, Piece, WRETCH, battle, mission};
use battleship_galaxies::command::Command;
use battleship_galaxies::data::Version;
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{BattleChoice, OwnBattle, Setup};
use battleship_galaxies::state::Phase;
use table::Silent;

/// Proves BG-EX-1, BG-8.5.
#[test]
fn energy_above_forty_is_lost() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    piece.energy(WRETCH, 33);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.act(ISN, Command::EndPhase);
    assert_eq!(piece.battle.energy_of(WRETCH), 40);
}

/// Proves BG-EX-2, BG-2.16, BG-8.1, BG-8.2, BG-8.3.
#[test]
fn first_turns() {
    let mut battle = battle(&mission(1), 3);
    let Phase::ChooseFirst(chooser) = battle.phase else {
        panic!("somebody chooses")
    };
    assert!(battle.players.iter().all(|player| player.hand.len() == 5));
    assert_eq!(battle.energy, [15, 15]);
    battle
        .act(chooser, &Command::ChooseFirst { seat: ISN }, &mut Silent)
        .unwrap();
    assert_eq!(
        (battle.energy_of(ISN), battle.players[0].hand.len()),
        (20, 6)
    );
    for _ in 0..2 {
        battle.act(ISN, &Command::EndPhase, &mut Silent).unwrap();
    }
    assert_eq!(
        (battle.energy_of(WRETCH), battle.players[1].hand.len()),
        (25, 6)
    );
    assert_eq!(battle.active, WRETCH);
}

/// Proves BG-EX-3, BG-EX-4, BG-11.4, BG-8.7, BG-12.1.
#[test]
fn activation_is_paid_for() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    for n in 0..3 {
        piece.put("f47_blue_hawks", n, 3 + i16::from(n), 4, 0);
    }
    piece.energy(ISN, 1);
    let card = piece.id("f47_blue_hawks");
    piece.refused(ISN, Command::Activate { card }, Reason::Energy);
    piece.energy(ISN, 6);
    piece.activate(ISN, "f47_blue_hawks");
    assert_eq!(piece.battle.energy_of(ISN), 4);
    for n in 0..3 {
        assert_eq!(piece.battle.move_of(card.ship(n)), 5);
        piece.refused(
            ISN,
            step(card.ship(n), vec![Direction::Se; 6]),
            Reason::TooFar,
        );
        piece.act(ISN, step(card.ship(n), vec![Direction::Se; 5]));
    }
}

/// Proves BG-EX-5, BG-2.9, BG-2.10.
#[test]
fn deck_size_follows_the_limit() {
    for (limit, cards) in [(48, 24), (37, 18)] {
        let setup = Setup {
            battle: BattleChoice::Own {
                battle: OwnBattle {
                    fleet_limit: limit,
                    ..OwnBattle::default()
                },
            },
            ..Setup::default()
        };
        let rules = crate::common::rules(&setup);
        let mut list = rules.reference_list(ISN);
        assert_eq!(
            list.deck
                .iter()
                .map(|card| usize::from(card.count))
                .sum::<usize>(),
            cards
        );
        // A cheaper fleet keeps the deck.
        list.fleet.truncate(2);
        assert!(rules.check_list(ISN, &list).is_ok());
        let missing = rules.data.cards.iter().position(|card| {
            card.faction == rules.seats[0].faction
                && !list.deck.iter().any(|c| c.card == card.id && c.count == 3)
        });
        let id = rules.data.cards[missing.unwrap()].id.clone();
        match list.deck.iter_mut().find(|card| card.card == id) {
            Some(card) => card.count += 1,
            None => list
                .deck
                .push(battleship_galaxies::command::ListCard { card: id, count: 1 }),
        }
        assert_eq!(
            rules.check_list(ISN, &list).unwrap_err().reason,
            Reason::DeckTooLarge
        );
    }
}

/// Proves BG-EX-6, BG-4.3, BG-9.4.
#[test]
fn launching_a_large_ship() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.battle.phase = Phase::Deploy;
    let card = piece.id("isn_everest");
    let launch = |q, r| Command::LaunchToZone {
        card,
        positions: vec![place(q, r)],
        cargo: vec![],
        decline_prepped: false,
    };
    piece.refused(ISN, launch(6, 2), Reason::OutsideZone);
    piece.act(ISN, launch(6, 1));
    let spaces = piece.battle.spaces_of(card.ship(0)).unwrap();
    let expected = [(6, 1), (7, 1), (6, 2), (5, 2), (5, 1), (6, 0), (7, 0)];
    assert_eq!(spaces.as_slice().len(), 7);
    assert!(expected.iter().all(|(q, r)| spaces.has(Hex::new(*q, *r))));
    assert_eq!(
        (piece.shields(card.ship(0)), piece.hull(card.ship(0))),
        (5, 0)
    );
}

/// Proves BG-EX-7, BG-9.6, BG-9.7.
#[test]
fn launching_a_squadron() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.battle.phase = Phase::Deploy;
    let card = piece.id("f51_blue_sparrows");
    let launch = |last| Command::LaunchToZone {
        card,
        positions: vec![place(3, 0), place(4, 0), place(last, 0)],
        cargo: vec![],
        decline_prepped: false,
    };
    piece.refused(ISN, launch(7), Reason::SquadronApart);
    piece.act(ISN, launch(5));
    assert_eq!(piece.battle.ships_of(0), 3);
}

/// Proves BG-EX-8, BG-10.2, BG-10.3, BG-10.1, BG-10.4, BG-10.6.
#[test]
fn holds() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.battle.phase = Phase::Deploy;
    piece.energy(ISN, 40);
    let [everest, barrage, torrent, rook, hawks, sparrows] = [
        "isn_everest",
        "isn_barrage",
        "isn_torrent",
        "rooks_f54",
        "f47_blue_hawks",
        "f51_blue_sparrows",
    ]
    .map(|s| piece.id(s));
    let launch = |card, q, r, cargo: &[_]| Command::LaunchToZone {
        card,
        positions: vec![place(q, r)],
        cargo: cargo.to_vec(),
        decline_prepped: false,
    };
    piece.refused(
        ISN,
        launch(torrent, 2, 0, &[sparrows, rook]),
        Reason::HoldTooSmall,
    );
    piece.refused(ISN, launch(torrent, 2, 0, &[barrage]), Reason::NotSmaller);
    let mut other = Piece {
        battle: piece.battle.clone(),
        told: vec![],
    };
    other.act(ISN, launch(torrent, 2, 0, &[sparrows]));
    assert_eq!(other.battle.energy_of(ISN), 33, "loading costs nothing");
    piece.act(
        ISN,
        launch(everest, 6, 1, &[barrage, torrent, rook, hawks, sparrows]),
    );
    let used: u8 = [barrage, torrent, rook, hawks, sparrows]
        .map(|c| piece.battle.kind(c).hold_size.unwrap())
        .iter()
        .sum();
    assert_eq!(
        (
            used,
            piece
                .battle
                .printed(piece.battle.card(everest).unwrap())
                .capacity
        ),
        (11, 12)
    );
    piece.refused(ISN, launch(rook, 1, 0, &[]), Reason::NotBehindScreen);
}

/// Proves BG-EX-9, BG-10.8, BG-10.9, BG-10.10, BG-10.11.
#[test]
fn leaving_a_hold() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.battle.phase = Phase::Deploy;
    piece.energy(ISN, 40);
    let (torrent, sparrows) = (piece.id("isn_torrent"), piece.id("f51_blue_sparrows"));
    piece.act(
        ISN,
        Command::LaunchToZone {
            card: torrent,
            positions: vec![place(4, 0)],
            cargo: vec![sparrows],
            decline_prepped: false,
        },
    );
    let out = Command::LaunchFromHold {
        card: sparrows,
        positions: vec![place(3, 1), place(4, 1), place(5, 1)],
    };
    piece.refused(ISN, out.clone(), Reason::TransportTooNew);
    piece.battle.turn += 2;
    let far = Command::LaunchFromHold {
        card: sparrows,
        positions: vec![place(3, 1), place(4, 1), place(4, 2)],
    };
    piece.refused(ISN, far, Reason::NotBesideTransport);
    piece.act(ISN, out);
    assert_eq!(piece.battle.ships_of(0), 4);
}
