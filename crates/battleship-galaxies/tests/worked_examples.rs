//! The worked examples of the rules (section 27).

mod common;

use battleship_galaxies::command::{Command, StopRule};
use battleship_galaxies::data::{CardType, Version};
use battleship_galaxies::event::{Event, LossReason};
use battleship_galaxies::hex::{Direction, Hex, Spaces};
use battleship_galaxies::ids::{Pick, Placement, ShipId};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{BattleChoice, OwnBattle, Setup};
use battleship_galaxies::state::{CardPlace, EndReason, Phase, Tactic};
use common::{ISN, Piece, WRETCH, battle, mission};
use table::{Seat, Silent};

fn place(q: i16, r: i16) -> Placement {
    Placement {
        at: Hex::new(q, r),
        facing: 0,
    }
}

/// The way along these spaces.
fn way(spaces: &[(i16, i16)]) -> Vec<Direction> {
    spaces
        .windows(2)
        .map(|pair| {
            let step = Hex::new(pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            Direction::ALL
                .into_iter()
                .find(|direction| direction.step() == step)
                .unwrap()
        })
        .collect()
}

fn step(ship: ShipId, path: Vec<Direction>) -> Command {
    Command::Move {
        ship,
        lead_end: 0,
        path,
        ram: None,
        stop: StopRule::Never,
    }
}

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
        let rules = common::rules(&setup);
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

/// Proves BG-EX-18, BG-3.3, BG-3.10, BG-3.11, BG-3.12, BG-14.11, BG-14.13.
#[test]
fn range_is_counted_from_base_to_base() {
    let mut piece = Piece::new(Version::Standard, ISN);
    let barrage = piece.put("isn_barrage", 0, 3, 8, 0);
    let near = piece.put("red_tougu", 0, 8, 8, 0);
    let far = piece.put("red_tougu", 1, 9, 8, 0);
    let large = piece.put("vapors_fate", 0, 9, 6, 0);
    assert_eq!(piece.battle.range(barrage, 0), 4);
    let distance = |ship| {
        piece
            .battle
            .spaces_of(barrage)
            .unwrap()
            .distance(&piece.battle.spaces_of(ship).unwrap())
    };
    assert_eq!([distance(near), distance(far), distance(large)], [4, 5, 4]);
    assert_eq!(piece.battle.targets_in_range(barrage, 0), [large, near]);
    piece.begin_attacks(ISN, "isn_barrage");
    piece.act(
        ISN,
        Command::Charge {
            ship: barrage,
            weapon: 0,
        },
    );
    piece.refused(ISN, Command::Attack { target: far }, Reason::OutOfRange);
}

/// Proves BG-EX-19, BG-14.2, BG-14.3, BG-6.16.
#[test]
fn charging_once() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let tet = piece.put("so_bwa_tet", 0, 5, 6, 0);
    let everest = piece.put("isn_everest", 0, 5, 2, 0);
    piece.attach("so_bwa_tet", "lr5_plaxma_cannon");
    piece.begin_attacks(WRETCH, "so_bwa_tet");
    piece.energy(WRETCH, 5);
    piece.dice(&["A-1"]);
    piece.act(
        WRETCH,
        Command::Charge {
            ship: tet,
            weapon: 1,
        },
    );
    assert_eq!(piece.battle.energy_of(WRETCH), 3);
    piece.act(WRETCH, Command::Attack { target: everest });
    piece.refused(
        WRETCH,
        Command::Attack { target: everest },
        Reason::NotCharged,
    );
    piece.refused(
        WRETCH,
        Command::Charge {
            ship: tet,
            weapon: 1,
        },
        Reason::ChargedAlready,
    );
}

/// Proves BG-EX-20, BG-14.6, BG-6.15.
#[test]
fn squadron_charging() {
    let mut piece = Piece::new(Version::Standard, ISN);
    for n in 0..3 {
        piece.put("f51_blue_sparrows", n, 3 + i16::from(n), 6, 0);
    }
    piece.put("vapors_fate", 0, 4, 8, 0);
    piece.attach("f51_blue_sparrows", "sr2_twin_rocket_launchers");
    piece.begin_attacks(ISN, "f51_blue_sparrows");
    piece.energy(ISN, 2);
    let card = piece.id("f51_blue_sparrows");
    for n in 0..2 {
        piece.act(
            ISN,
            Command::Charge {
                ship: card.ship(n),
                weapon: 1,
            },
        );
        piece.act(ISN, Command::EndCharge);
    }
    assert_eq!(piece.battle.energy_of(ISN), 0);
    piece.refused(
        ISN,
        Command::Charge {
            ship: card.ship(2),
            weapon: 1,
        },
        Reason::Energy,
    );
}

/// An attack of the attacker's primary weapon on the target with these dice.
fn attack(piece: &mut Piece, seat: Seat, by: &str, target: ShipId, rolls: &[&str]) {
    piece.begin_attacks(seat, by);
    let ship = piece.ship(by, 0);
    piece.act(seat, Command::Charge { ship, weapon: 0 });
    piece.dice(rolls);
    piece.act(seat, Command::Attack { target });
}

/// Proves BG-EX-21, BG-14.17, BG-15.1.
#[test]
fn a_hit() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    let chosh = piece.put("chosh_ka", 0, 8, 6, 0);
    attack(&mut piece, ISN, "isn_everest", chosh, &["D-4"]);
    assert_eq!((piece.shields(chosh), piece.hull(chosh)), (0, 1));
}

/// Proves BG-EX-22, BG-14.25, BG-14.16, BG-5.4.
#[test]
fn critical_with_shields_up() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    let fate = piece.put("vapors_fate", 0, 9, 6, 0);
    piece.pegs(fate, 1, 0);
    attack(&mut piece, ISN, "isn_everest", fate, &["F-4"]);
    assert_eq!((piece.shields(fate), piece.hull(fate)), (0, 1));
}

/// Proves BG-EX-23, BG-14.24, BG-16.2, BG-5.10.
#[test]
fn critical_with_shields_down() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    piece.put("chosh_ka", 0, 0, 12, 0);
    let fate = piece.put("vapors_fate", 0, 9, 6, 0);
    piece.pegs(fate, 0, 0);
    attack(&mut piece, ISN, "isn_everest", fate, &["F-4"]);
    assert!(!piece.alive(fate));
    assert!(piece.events().any(|event| matches!(
        event,
        Event::Destroyed {
            why: LossReason::Critical,
            ..
        }
    )));
}

/// Proves BG-EX-24, BG-15.3, BG-15.6.
#[test]
fn vecton_damage_is_lost_beyond_the_shields() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let everest = piece.put("isn_everest", 0, 5, 6, 0);
    let fate = piece.put("vapors_fate", 0, 9, 6, 0);
    piece.pegs(everest, 1, 0);
    piece.give(WRETCH, "vecton_field_detonator");
    let card = piece.tactic("vecton_field_detonator");
    piece.act(
        WRETCH,
        Command::PlayCard {
            card,
            targets: vec![Pick::Ship(fate)],
            positions: vec![],
            replace: None,
        },
    );
    assert_eq!((piece.shields(everest), piece.hull(everest)), (0, 0));
    assert_eq!(piece.battle.energy_of(WRETCH), 17);
}

/// Proves BG-EX-25, BG-15.4, BG-15.5, BG-16.1.
#[test]
fn hull_damage_goes_past_the_shields() {
    let mut piece = Piece::new(Version::Veteran, WRETCH);
    let barrage = piece.put("isn_barrage", 0, 5, 6, 0);
    piece.put("isn_everest", 0, 5, 2, 0);
    let tet = piece.put("so_bwa_tet", 0, 5, 8, 0);
    piece.pegs(barrage, 3, 3);
    piece.attach("so_bwa_tet", "lr5_ripper_cannon");
    piece.begin_attacks(WRETCH, "so_bwa_tet");
    // The ripper cannon comes after the printed weapons.
    piece.act(
        WRETCH,
        Command::Charge {
            ship: tet,
            weapon: 2,
        },
    );
    piece.dice(&["D-4"]);
    piece.act(WRETCH, Command::Attack { target: barrage });
    assert!(!piece.alive(barrage));
    let last = piece.events().filter_map(|event| match event {
        Event::Damaged { shields, hull, .. } => Some((*shields, *hull)),
        _ => None,
    });
    assert_eq!(last.last(), Some((2, 4)));
}

/// Proves BG-EX-26, BG-14.20, BG-18.8.
#[test]
fn cover() {
    // Mission 2 has an asteroid on (4,5), (5,5), (4,6), (5,6).
    let set = |version| Piece::of(&mission(2), version, ISN);
    for (roll, hits) in [("6", false), ("5", true)] {
        let mut piece = set(Version::Standard);
        piece.put("isn_torrent", 0, 3, 2, 0);
        let chosh = piece.put("chosh_ka", 0, 4, 4, 0);
        attack(&mut piece, ISN, "isn_torrent", chosh, &["D-4", roll]);
        assert_eq!(piece.shields(chosh), u8::from(!hits));
        assert!(
            piece
                .events()
                .any(|event| matches!(event, Event::CoverRolled { .. }))
        );
    }
    let mut piece = set(Version::Standard);
    piece.put("isn_torrent", 0, 0, 2, 0);
    let fate = piece.put("vapors_fate", 0, 4, 3, 0);
    attack(&mut piece, ISN, "isn_torrent", fate, &["D-4"]);
    assert!(
        !piece
            .events()
            .any(|event| matches!(event, Event::CoverRolled { .. }))
    );
    assert_eq!(piece.shields(fate), 2);
}

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
    for (pegs, after) in [(3, 3), (1, 2)] {
        let mut piece = Piece::of(&mission(3), Version::Standard, WRETCH);
        mission3_tile(&mut piece, "shield_regenerator");
        let barrage = piece.put("isn_everest", 0, 3, 9, 0);
        piece.put("vapors_fate", 0, 9, 2, 0);
        piece.pegs(barrage, if pegs == 3 { 5 } else { pegs }, 0);
        piece.act(WRETCH, Command::EndPhase);
        assert_eq!(piece.shields(barrage), if pegs == 3 { 5 } else { after });
    }
}

/// Proves BG-EX-31, BG-21.1, BG-21.2.
#[test]
fn hand_limit() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    for _ in 0..10 {
        piece.give(ISN, "erin_cho");
    }
    let before = piece.battle.energy_of(ISN);
    piece.act(WRETCH, Command::EndPhase);
    assert_eq!(piece.battle.players[0].hand.len(), 10);
    let cho = piece.tactic("erin_cho");
    piece.refused(
        ISN,
        Command::DiscardForEnergy {
            cards: vec![cho, cho],
        },
        Reason::DiscardOne,
    );
    piece.act(ISN, Command::DiscardForEnergy { cards: vec![cho] });
    assert_eq!(piece.battle.players[0].hand.len(), 10);
    assert_eq!(piece.battle.energy_of(ISN), before + 10 + 1);
}

/// Proves BG-EX-32, BG-21.3, BG-21.4.
#[test]
fn exhaustion() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    let cho = piece.tactic("erin_cho");
    let deck = &mut piece.battle.decks[0];
    deck.draw = vec![cho];
    deck.discard = vec![cho; 4];
    piece.act(WRETCH, Command::EndPhase);
    let deck = &piece.battle.decks[0];
    assert_eq!(
        (deck.draw.len(), deck.discard.len(), deck.exhausted),
        (4, 0, 1)
    );
    for turn in 0..5 {
        while piece.battle.active == ISN {
            piece.act(ISN, Command::EndPhase);
        }
        while piece.battle.active == WRETCH {
            piece.act(WRETCH, Command::EndPhase);
        }
        let deck = &piece.battle.decks[0];
        assert_eq!(deck.exhausted, if turn < 3 { 1 } else { 2 });
        assert_eq!(piece.battle.players[0].hand.len(), (turn + 2).min(5));
    }
}

/// Proves BG-EX-33, BG-22.7, BG-22.8, BG-22.9, BG-22.13.
#[test]
fn clock_score() {
    let mut piece = Piece::new(Version::Seasoned, ISN);
    piece.put("f47_blue_hawks", 0, 3, 4, 0);
    piece.put("f47_blue_hawks", 1, 4, 4, 0);
    let torrent = piece.put("isn_torrent", 0, 6, 6, 0);
    piece.pegs(torrent, 0, 3);
    let (barrage, carrier) = (piece.id("isn_barrage"), torrent.card());
    let at = piece
        .battle
        .cards
        .iter()
        .position(|card| card.id == barrage)
        .unwrap();
    piece.battle.cards[at].place = CardPlace::Hold(carrier);
    assert_eq!(piece.battle.clock_score_thirds(0), 34);
}

/// Ends the game by the clock: the deck of `last` draws its last card for the second time.
fn run_out(piece: &mut Piece, last: Seat) {
    let cho = piece.tactic("erin_cho");
    for (deck, pile) in piece.battle.decks.iter_mut().enumerate() {
        let open = deck == last.index();
        pile.exhausted = if open { 1 } else { 2 };
        pile.draw = if open { vec![cho] } else { vec![] };
        pile.discard.clear();
    }
    let other = Seat(1 - last.0);
    piece.battle.active = other;
    piece.act(other, Command::EndPhase);
}

/// Proves BG-EX-34, BG-21.6, BG-22.6, BG-22.10, BG-22.11, BG-22.12.
#[test]
fn clock_ties() {
    // ISN Barrage 8 and ISN Torrent 7 against a Vapor's Fate of 15: two ships against one.
    let mut piece = Piece::new(Version::Standard, WRETCH);
    piece.put("isn_barrage", 0, 6, 4, 0);
    piece.put("isn_torrent", 0, 6, 2, 0);
    piece.put("vapors_fate", 0, -3, 13, 0);
    run_out(&mut piece, WRETCH);
    let outcome = piece.battle.outcome.unwrap();
    assert_eq!((outcome.score_thirds, outcome.ships), ([45, 45], [2, 1]));
    assert_eq!((outcome.winner, outcome.why), (Some(0), EndReason::Clock));
    // An ISN Everest against a Vapor's Fate: the later second exhaustion decides.
    for last in [ISN, WRETCH] {
        let mut piece = Piece::new(Version::Standard, WRETCH);
        piece.put("isn_everest", 0, 6, 2, 0);
        piece.put("vapors_fate", 0, -3, 13, 0);
        run_out(&mut piece, last);
        assert_eq!(piece.battle.outcome.unwrap().winner, Some(last.0));
    }
}

/// Proves BG-EX-35, BG-22.1, BG-22.2, BG-22.3, BG-22.4.
#[test]
fn elimination() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.battle.turn = 3; // round 2
    piece.put("isn_everest", 0, 5, 6, 0);
    let chosh = piece.put("chosh_ka", 0, 8, 6, 0);
    piece.pegs(chosh, 0, 2);
    attack(&mut piece, ISN, "isn_everest", chosh, &["D-4"]);
    assert!(!piece.alive(chosh));
    assert_eq!(piece.battle.outcome, None);
    piece.act(ISN, Command::EndActivation);
    piece.act(ISN, Command::EndPhase);
    assert_eq!(piece.battle.outcome, None, "round 2 is not over");
    while piece.battle.outcome.is_none() && piece.battle.active == WRETCH {
        piece.act(WRETCH, Command::EndPhase);
    }
    let outcome = piece.battle.outcome.unwrap();
    assert_eq!(
        (outcome.winner, outcome.why),
        (Some(0), EndReason::Elimination)
    );
}

/// Proves BG-EX-36, BG-6.13, BG-6.14.
#[test]
fn replacing() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.battle.phase = Phase::Deploy;
    piece.put("isn_torrent", 0, 6, 4, 0);
    piece.attach("isn_torrent", "bronson_skiles");
    piece.give(ISN, "erin_cho");
    let (cho, skiles, to) = (
        piece.tactic("erin_cho"),
        piece.tactic("bronson_skiles"),
        piece.id("isn_torrent"),
    );
    let play = |replace| Command::PlayCard {
        card: cho,
        targets: vec![Pick::Card(to)],
        positions: vec![],
        replace,
    };
    piece.refused(ISN, play(None), Reason::NoSlot);
    piece.act(ISN, play(Some(skiles)));
    assert_eq!(piece.battle.energy_of(ISN), 17);
    let attached: Vec<_> = piece
        .battle
        .card(to)
        .unwrap()
        .attached
        .iter()
        .map(|tactic| tactic.kind)
        .collect();
    assert_eq!(attached, [cho]);
    assert_eq!(piece.battle.decks[0].discard.last(), Some(&skiles));
}

fn hijack(piece: &mut Piece, roll: u8) {
    piece.give(WRETCH, "hijack_plan");
    let (card, torrent) = (piece.tactic("hijack_plan"), piece.id("isn_torrent"));
    piece.numbers(&[roll]);
    piece.act(
        WRETCH,
        Command::PlayCard {
            card,
            targets: vec![Pick::Card(torrent)],
            positions: vec![],
            replace: None,
        },
    );
}

/// Proves BG-EX-37, BG-20.1, BG-20.2, BG-20.5, BG-20.6, BG-20.7, BG-20.9, BG-10.12.
#[test]
fn taking_over() {
    for (roll, taken) in [(5, true), (4, false)] {
        let mut piece = Piece::new(Version::Standard, WRETCH);
        piece.put("isn_everest", 0, 6, 1, 0);
        let torrent = piece.put("isn_torrent", 0, 6, 8, 0);
        piece.put("tes_kio", 0, 6, 9, 0);
        piece.pegs(torrent, 0, 2);
        piece.attach("isn_torrent", "erin_cho");
        let sparrows = piece.id("f51_blue_sparrows");
        let at = piece
            .battle
            .cards
            .iter()
            .position(|card| card.id == sparrows)
            .unwrap();
        piece.battle.cards[at].place = CardPlace::Hold(torrent.card());
        hijack(&mut piece, roll);
        let card = piece.battle.card(torrent.card()).unwrap();
        assert_eq!(card.controller == WRETCH, taken);
        assert_eq!(card.attached.len(), 1);
        assert_eq!(
            piece.battle.card(sparrows).unwrap().place == CardPlace::Gone,
            taken
        );
        if taken {
            assert_eq!((piece.shields(torrent), piece.hull(torrent)), (0, 2));
            piece.activate(WRETCH, "isn_torrent");
        }
    }
}

/// Proves BG-EX-38, BG-2.7, BG-20.4.
#[test]
fn same_name() {
    let setup = Setup {
        battle: BattleChoice::Own {
            battle: OwnBattle {
                factions: [battleship_galaxies::data::Faction::Isn; 2],
                ..OwnBattle::default()
            },
        },
        ..Setup::default()
    };
    let mut piece = Piece::of(&setup, Version::Standard, WRETCH);
    // Seat 1 has an ISN Torrent behind its screen and takes control of that of seat 0.
    let torrent = piece.put("isn_torrent", 0, 6, 8, 0);
    piece.put("isn_everest", 0, 6, 1, 0);
    let second = |piece: &Piece, ship: &str| {
        let kind = piece.battle.rules.data.ship(ship).unwrap();
        battleship_galaxies::ids::CardId::new(WRETCH, kind).ship(0)
    };
    let barrage = second(&piece, "isn_barrage");
    piece.battle.arrange(barrage, place(6, 9), 3, 0);
    piece.pegs(torrent, 0, 0);
    hijack(&mut piece, 8);
    assert!(!piece.alive(torrent));
    assert!(piece.events().any(|event| matches!(
        event,
        Event::Destroyed {
            why: LossReason::SameName,
            ..
        }
    )));
}

/// Proves BG-EX-39, BG-14.22, BG-14.23, BG-19.2, BG-19.4, BG-19.8, BG-19.10.
#[test]
fn reaction() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let barrage = piece.put("isn_barrage", 0, 5, 6, 0);
    piece.put("f51_blue_sparrows", 0, 5, 5, 0);
    piece.put("tes_kio", 0, 5, 8, 0);
    piece.give(ISN, "sparrow_cover_fire");
    piece.energy(ISN, 1);
    attack(&mut piece, WRETCH, "tes_kio", barrage, &["D-4"]);
    assert_eq!(piece.battle.waiting().1.iter().collect::<Vec<_>>(), [ISN]);
    piece.refused(WRETCH, Command::Pass, Reason::NotYourDecision);
    piece.refused(WRETCH, Command::EndActivation, Reason::DecideFirst);
    let card = piece.tactic("sparrow_cover_fire");
    piece.act(
        ISN,
        Command::PlayCard {
            card,
            targets: vec![],
            positions: vec![],
            replace: None,
        },
    );
    assert_eq!(
        (piece.shields(barrage), piece.battle.energy_of(ISN)),
        (3, 0)
    );
    assert!(piece.battle.attack().is_none());
}

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
    assert!(
        piece
            .battle
            .rules
            .data
            .cards
            .iter()
            .any(|card| card.typ == CardType::Hero)
    );
}
