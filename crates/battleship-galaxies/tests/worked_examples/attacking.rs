//! Range, charging, attacks and damage (BG-EX-18 to BG-EX-26).

use super::attack;
use crate::common::{ISN, Piece, WRETCH, mission};
use battleship_galaxies::command::Command;
use battleship_galaxies::data::Version;
use battleship_galaxies::event::{Event, LossReason};
use battleship_galaxies::ids::Pick;
use battleship_galaxies::refusal::Reason;

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
