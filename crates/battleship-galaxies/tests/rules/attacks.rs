//! Sections 14 to 17: attacking, damage, destruction, squadrons.

use super::*;
use crate::common::{ISN, WRETCH};
use battleship_galaxies::data::{DamageKind, Version};
use battleship_galaxies::event::Event;
use battleship_galaxies::ids::Source;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::state::ShipFate;

/// Proves BG-14.1, BG-14.4, BG-14.5, BG-14.8, BG-14.9, BG-14.10, BG-AR-9.
#[test]
fn charging_and_targets() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    let everest = piece.put("isn_everest", 0, 5, 5, 0);
    let own = piece.put("rooks_f54", 0, 8, 5, 0);
    let near = piece.put("red_tougu", 0, 9, 5, 0);
    let far = piece.put("red_tougu", 1, 11, 5, 0);
    piece.attach("isn_everest", "lr5_nuclear_warhead");
    piece.begin_attacks(ISN, "isn_everest");
    // The secondary weapon first: any order. Its range is 3.
    piece.act(ISN, charge(everest, 1));
    let energy = piece.battle.energy_of(ISN);
    piece.refused(ISN, shoot(far), Reason::OutOfRange);
    piece.refused(ISN, shoot(own), Reason::NotAnEnemy);
    piece.refused(ISN, charge(everest, 0), Reason::FinishCharge);
    piece.dice(&["A-1"]);
    piece.act(ISN, shoot(near));
    piece.act(ISN, Command::EndCharge);
    assert_eq!(piece.battle.energy_of(ISN), energy, "nothing is given back");
    // Each attack of the primary weapon may have another target.
    piece.act(ISN, charge(everest, 0));
    piece.dice(&["A-1", "A-1", "A-1"]);
    piece.act(ISN, shoot(near));
    piece.act(ISN, shoot(far));
    piece.act(ISN, shoot(near));
    // Printed weapons, then the attached one.
    piece.refused(ISN, charge(everest, 3), Reason::NoSuchWeapon);
    piece.dice(&["A-1"]);
    piece.act(ISN, charge(everest, 2));
    piece.act(ISN, shoot(near));

    // Without a target in range nothing can be charged.
    let mut piece = Piece::new(Version::Standard, ISN);
    let rook = piece.put("rooks_f54", 0, 5, 5, 0);
    piece.put("red_tougu", 0, 9, 5, 0);
    piece.begin_attacks(ISN, "rooks_f54");
    piece.refused(ISN, charge(rook, 0), Reason::NothingInRange);
}

/// Proves BG-14.7.
#[test]
fn one_ship_of_a_squadron_finishes_first() {
    let mut piece = Piece::new(Version::Veteran, ISN);
    let hawks: Vec<ShipId> = (0..3)
        .map(|n| piece.put("f47_blue_hawks", n, 4 + i16::from(n), 5, 0))
        .collect();
    let fate = piece.put("vapors_fate", 0, 5, 8, 0);
    piece.begin_attacks(ISN, "f47_blue_hawks");
    piece.dice(&["B-1", "B-1"]);
    piece.act(ISN, charge(hawks[0], 0));
    piece.act(ISN, shoot(fate));
    piece.act(ISN, charge(hawks[1], 0));
    piece.act(ISN, shoot(fate));
    piece.refused(ISN, charge(hawks[0], 1), Reason::ShipFinished);
    piece.act(ISN, charge(hawks[1], 1));
}

/// Proves BG-14.15, BG-26.3.
#[test]
fn an_attack_is_declared_then_rolled_letter_first() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    let chosh = piece.put("chosh_ka", 0, 8, 6, 0);
    attack(&mut piece, ISN, "isn_everest", chosh, &["D-4"]);
    let events: Vec<&Event> = piece.events().collect();
    let declared = events
        .iter()
        .position(
            |e| matches!(e, Event::AttackDeclared { target, weapon: 0, .. } if *target == chosh),
        )
        .unwrap();
    let rolled = events
        .iter()
        .position(|e| {
            matches!(
                e,
                Event::AttackRolled {
                    letter: 3,
                    number: 4,
                    shields_up: true,
                    ..
                }
            )
        })
        .unwrap();
    assert!(declared < rolled);
}

/// Proves BG-14.18, BG-14.19, BG-AR-30.
#[test]
fn a_miss_is_rolled_again_once() {
    for (second, shields) in [("D-4", 2), ("A-1", 3)] {
        let mut piece = Piece::new(Version::Standard, ISN);
        for n in 0..3 {
            piece.put("f47_blue_hawks", n, 4 + i16::from(n), 5, 0);
        }
        let fate = piece.put("vapors_fate", 0, 4, 9, 0);
        piece.give(ISN, "superior_squadron_tactics");
        piece.give(ISN, "superior_squadron_tactics");
        let hawk = piece.ship("f47_blue_hawks", 0);
        piece.begin_attacks(ISN, "f47_blue_hawks");
        piece.act(ISN, charge(hawk, 0));
        // B-1 misses a Vapor's Fate, D-4 hits; then A-1 would be a hit, so take B-1 for the second miss.
        let second = if second == "A-1" { "B-1" } else { second };
        piece.dice(&["B-1", second]);
        piece.act(ISN, shoot(fate));
        assert!(piece.battle.window().is_some());
        let again = play(&piece, "superior_squadron_tactics", vec![]);
        piece.act(ISN, again);
        // The second result stands: no window although another card is in hand.
        assert!(piece.battle.window().is_none());
        assert_eq!(piece.shields(fate), shields);
        assert_eq!(piece.battle.players[0].hand.len(), 1);
    }
}

/// Proves BG-14.21.
#[test]
fn mandatory_abilities_of_the_hit_ship_come_first() {
    for (roll, pegs) in [(7, 1), (6, 0)] {
        let mut piece = Piece::new(Version::Seasoned, WRETCH);
        let rook = piece.put("rooks_f54", 0, 5, 6, 0);
        piece.put("isn_torrent", 0, 3, 6, 0);
        piece.put("tes_kio", 0, 5, 8, 0);
        piece.give(ISN, "alert_from_isn_torrent");
        piece.begin_attacks(WRETCH, "tes_kio");
        let kio = piece.ship("tes_kio", 0);
        piece.act(WRETCH, charge(kio, 0));
        let number = roll.to_string();
        piece.dice(&["D-4", number.as_str()]);
        piece.act(WRETCH, shoot(rook));
        let asked = piece.battle.window().is_some();
        assert_eq!(asked, roll < 7, "the window opens after the ability failed");
        if asked {
            piece.act(ISN, Command::Pass);
        }
        assert_eq!(piece.shields(rook), pegs);
    }
}

/// Proves BG-14.26, BG-14.27, BG-15.6.
#[test]
fn damage_has_an_order() {
    // Vecton before, attack, ripper after: 2 shields fall to the vecton overload, the attack goes to the hull.
    let mut piece = Piece::new(Version::Veteran, WRETCH);
    let barrage = piece.put("isn_barrage", 0, 5, 6, 0);
    piece.put("red_fuvu", 0, 5, 8, 0);
    piece.pegs(barrage, 2, 0);
    attack(&mut piece, WRETCH, "red_fuvu", barrage, &["D-4"]);
    assert_eq!((piece.shields(barrage), piece.hull(barrage)), (0, 1));
    let kinds: Vec<(DamageKind, String)> = piece
        .events()
        .filter_map(|event| match event {
            Event::Damaged { kind, typ, .. } => Some((*kind, typ.clone())),
            _ => None,
        })
        .collect();
    assert_eq!(
        kinds,
        [
            (DamageKind::Shield, "vecton".to_owned()),
            (DamageKind::Normal, "attack".to_owned())
        ]
    );
    // The ripper's hull damage comes after the damage of the attack; destruction is checked after both.
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let barrage = piece.put("isn_barrage", 0, 5, 6, 0);
    let tet = piece.put("so_bwa_tet", 0, 5, 8, 0);
    piece.attach("so_bwa_tet", "lr5_ripper_cannon");
    piece.pegs(barrage, 0, 2);
    piece.begin_attacks(WRETCH, "so_bwa_tet");
    piece.act(WRETCH, charge(tet, 1));
    piece.dice(&["D-4"]);
    piece.act(WRETCH, shoot(barrage));
    assert!(!piece.alive(barrage), "2 + 1 + 1 of hull 4");
    let destroyed = piece
        .events()
        .filter(|event| matches!(event, Event::Destroyed { .. }))
        .count();
    assert_eq!(destroyed, 1);
}

/// Proves BG-14.28, BG-5.4.
#[test]
fn the_targets_own_grid_decides() {
    // B-4 hits a Chosh Ka and misses a Red Tougu.
    for (ship, hit) in [("chosh_ka", true), ("red_tougu", false)] {
        let mut piece = Piece::new(Version::Standard, ISN);
        piece.put("isn_everest", 0, 5, 6, 0);
        let target = piece.put(ship, 0, 8, 6, 0);
        piece.pegs(target, 1, 0);
        attack(&mut piece, ISN, "isn_everest", target, &["B-4"]);
        assert_eq!(piece.shields(target) == 0, hit, "{ship}");
    }
    // A critical cell is a hit also while shields are up.
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    let chosh = piece.put("chosh_ka", 0, 8, 6, 0);
    attack(&mut piece, ISN, "isn_everest", chosh, &["F-5"]);
    assert_eq!((piece.shields(chosh), piece.hull(chosh)), (0, 1));
}

/// Proves BG-15.2, BG-15.7.
#[test]
fn direct_damage_is_no_attack() {
    // ECM damage on a ship beside an asteroid with shields down: no cover, no window, no critical hit.
    let mut piece = Piece::new(Version::Seasoned, ISN);
    moving_tile(&mut piece);
    piece.put("so_bwa_tet", 0, 7, 7, 0);
    let rook = piece.put("rooks_f54", 0, 5, 7, 0);
    piece.give(ISN, "sparrow_cover_fire");
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[5]);
    piece.act(ISN, step(rook, vec![Direction::E]));
    assert_eq!(
        (piece.shields(rook), piece.hull(rook)),
        (0, 1),
        "2 direct damage"
    );
    assert!(!piece.events().any(|event| matches!(
        event,
        Event::CoverRolled { .. } | Event::WindowOpened { .. } | Event::EffectRolled { .. }
    )));
}

fn moving_tile(piece: &mut Piece) {
    super::moving::tile(piece, "asteroid", true, &[(5, 8), (6, 8), (5, 9), (6, 9)]);
}

/// Proves BG-18.9, BG-18.8.
#[test]
fn cover_is_rolled_once() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    moving_tile(&mut piece);
    super::moving::tile(
        &mut piece,
        "asteroid",
        true,
        &[(5, 5), (6, 5), (5, 6), (6, 6)],
    );
    // Between two asteroids.
    let torrent = piece.put("isn_torrent", 0, 5, 7, 0);
    piece.put("tes_kio", 0, 3, 7, 3);
    attack(&mut piece, WRETCH, "tes_kio", torrent, &["D-4", "5"]);
    let rolls = piece
        .events()
        .filter(|event| matches!(event, Event::CoverRolled { .. }))
        .count();
    assert_eq!((rolls, piece.shields(torrent)), (1, 1));
}

/// Proves BG-15.9.
#[test]
fn repairs_stop_at_zero() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let torrent = piece.put("isn_torrent", 0, 6, 4, 0);
    let everest = piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.attach("isn_torrent", "isn_transport_shuttle");
    piece.pegs(torrent, 2, 1);
    piece.act(WRETCH, Command::EndPhase);
    let source = Source::Attached {
        card: torrent.card(),
        tactic: piece.tactic("isn_transport_shuttle"),
    };
    let repair = |ship| Command::UseAbility {
        source,
        targets: vec![Pick::Ship(ship)],
    };
    // Nothing to repair on the Everest.
    piece.refused(ISN, repair(everest), Reason::Choice);
    piece.act(ISN, repair(torrent));
    assert_eq!(piece.hull(torrent), 0);
}

/// Proves BG-16.3, BG-16.4, BG-16.7, BG-17.4, BG-AR-4.
#[test]
fn destroyed_ships() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let hawks: Vec<ShipId> = (0..2)
        .map(|n| piece.put("f47_blue_hawks", n, 4 + i16::from(n), 6, 0))
        .collect();
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("tes_kio", 0, 4, 8, 0);
    piece.attach("f47_blue_hawks", "sr2_twin_rocket_launchers");
    let card = hawks[0].card();
    let cost = piece.battle.activation_cost(card);
    piece.pegs(hawks[0], 0, 1);
    piece.pegs(hawks[1], 0, 1);
    attack(&mut piece, WRETCH, "tes_kio", hawks[0], &["D-4"]);
    // Hull pegs equal to the hull are enough.
    let found = piece.battle.card(card).unwrap();
    assert_eq!(found.ships[0].fate, ShipFate::Destroyed);
    assert_eq!(found.place, CardPlace::Play, "it lies on its card");
    assert_eq!(found.attached.len(), 1);
    assert_eq!(piece.battle.activation_cost(card), cost);
    piece.dice(&["D-4"]);
    piece.act(WRETCH, shoot(hawks[1]));
    let found = piece.battle.card(card).unwrap();
    assert_eq!(found.place, CardPlace::Gone);
    assert!(found.attached.is_empty());
    let rockets = piece.tactic("sr2_twin_rocket_launchers");
    assert_eq!(piece.battle.decks[0].discard, [rockets]);
    piece.act(WRETCH, Command::EndActivation);
    piece.act(WRETCH, Command::EndPhase);
    let again = launch(card, vec![place(1, 0), place(2, 0), place(3, 0)]);
    piece.refused(ISN, again, Reason::NotBehindScreen);
}

/// Proves BG-17.3.
#[test]
fn a_squadron_need_not_stay_together() {
    let mut piece = Piece::new(Version::Standard, ISN);
    let hawks: Vec<ShipId> = (0..3)
        .map(|n| piece.put("f47_blue_hawks", n, 4 + i16::from(n), 5, 0))
        .collect();
    piece.activate(ISN, "f47_blue_hawks");
    piece.act(ISN, step(hawks[0], vec![Direction::W; 5]));
    piece.act(ISN, step(hawks[2], vec![Direction::E; 5]));
    let spaces = |ship| piece.battle.spaces_of(ship).unwrap();
    assert!(spaces(hawks[0]).distance(&spaces(hawks[2])) > 10);
}

/// Proves BG-AR-34.
#[test]
fn a_ship_kept_by_a_card_stays_on_its_ship_card() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 5, 6, 0);
    let tougu = piece.put("red_tougu", 0, 8, 6, 0);
    piece.put("red_tougu", 1, 9, 9, 0);
    piece.pegs(tougu, 0, 1);
    piece.give(WRETCH, "spectral_resurgence");
    attack(&mut piece, ISN, "isn_everest", tougu, &["D-4"]);
    let keep = play(&piece, "spectral_resurgence", vec![]);
    piece.act(WRETCH, keep);
    assert_eq!((piece.shields(tougu), piece.hull(tougu)), (0, 0));
    assert_eq!(piece.battle.energy_of(WRETCH), 18);
}

/// Two Ripper Cannons on one ship: an attack of one of them adds one hull peg, not two. Proves BG-6.16.
#[test]
fn equal_weapons_work_one_at_a_time() {
    let mut piece = Piece::new(Version::Veteran, WRETCH);
    let everest = piece.put("isn_everest", 0, 5, 4, 0);
    let tet = piece.put("so_bwa_tet", 0, 5, 8, 0);
    piece.attach("so_bwa_tet", "lr5_ripper_cannon");
    piece.attach("so_bwa_tet", "lr5_ripper_cannon");
    piece.begin_attacks(WRETCH, "so_bwa_tet");
    // Two printed weapons, then the two cannons; each is charged on its own.
    for (weapon, hull) in [(2, 1), (3, 2)] {
        piece.act(WRETCH, charge(tet, weapon));
        piece.dice(&["D-4"]);
        piece.act(WRETCH, shoot(everest));
        assert_eq!(piece.hull(everest), hull);
    }
}
