//! Sections 7 to 11, 21 and 22: turns, energy, launching, transports, activating, drawing, winning.

use super::*;
use crate::common::{ISN, WRETCH, mission};
use battleship_galaxies::data::{TurnPhase, Version};
use battleship_galaxies::event::{EnergyReason, Event};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::state::EndReason;
use table::{Game, Millis, Silent, Viewer, full_view};

/// Both sides have a ship far from each other.
fn apart(active: Seat) -> Piece {
    let mut piece = Piece::new(Version::Standard, active);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece
}

/// Proves BG-7.1, BG-7.2, BG-7.3, BG-2.18.
#[test]
fn a_turn_has_three_phases_and_passes_on() {
    let mut piece = apart(WRETCH);
    assert_eq!(piece.battle.round(), 3);
    let mut told = Vec::new();
    piece.act(WRETCH, Command::EndPhase);
    told.extend(piece.events().cloned());
    assert_eq!((piece.battle.active, piece.battle.round()), (ISN, 4));
    // The Everest of the standard version has nothing to play in the energy phase: the deploy phase follows.
    piece.refused(WRETCH, Command::EndPhase, Reason::NotYourTurn);
    let everest = piece.id("isn_everest");
    piece.refused(ISN, Command::Activate { card: everest }, Reason::NotNow);
    piece.act(ISN, Command::EndPhase);
    told.extend(piece.events().cloned());
    let rook = piece.id("rooks_f54");
    piece.refused(ISN, launch(rook, vec![place(1, 0)]), Reason::NotNow);
    piece.act(ISN, Command::EndPhase);
    told.extend(piece.events().cloned());
    let phases: Vec<TurnPhase> = told
        .iter()
        .filter_map(|event| match event {
            Event::PhaseBegan { phase } => Some(*phase),
            _ => None,
        })
        .take(3)
        .collect();
    assert_eq!(
        phases,
        [TurnPhase::Energy, TurnPhase::Deploy, TurnPhase::Action]
    );
    assert_eq!((piece.battle.active, piece.battle.round()), (WRETCH, 4));
    assert!(told.contains(&Event::TurnBegan {
        seat: WRETCH,
        round: 4
    }));
}

/// Proves BG-7.4, BG-7.5.
#[test]
fn discarding_for_energy() {
    let mut piece = apart(ISN);
    for _ in 0..3 {
        piece.give(ISN, "erin_cho");
        piece.give(WRETCH, "fortunes_bounty");
    }
    let (cho, bounty) = (piece.tactic("erin_cho"), piece.tactic("fortunes_bounty"));
    let discard = |cards| Command::DiscardForEnergy { cards };
    piece.refused(WRETCH, discard(vec![bounty]), Reason::NotYourTurn);
    piece.refused(ISN, discard(vec![bounty]), Reason::NotInHand);
    piece.refused(ISN, discard(vec![cho; 4]), Reason::NotInHand);
    // Also in the middle of an activation.
    piece.activate(ISN, "isn_everest");
    piece.act(ISN, discard(vec![cho, cho]));
    assert_eq!(piece.battle.energy_of(ISN), 20 - 4 + 2);
    assert_eq!(piece.battle.players[0].hand.len(), 1);
    assert_eq!(piece.battle.decks[0].discard, [cho, cho]);
}

/// Proves BG-8.4, BG-AR-10.
#[test]
fn start_effects_come_between_income_and_draw() {
    let mut piece = Piece::of(&mission(3), Version::Veteran, WRETCH);
    // Nothing else on the board gives anything.
    piece.battle.tiles.clear();
    piece.put("isn_everest", 0, -2, 14, 0);
    piece.put("vapors_fate", 0, 8, 2, 0);
    piece.attach("isn_everest", "charles_yeboah");
    piece.attach("isn_everest", "erin_cho");
    let everest = piece.ship("isn_everest", 0);
    piece.pegs(everest, 1, 0);
    piece.act(WRETCH, Command::EndPhase);
    let order: Vec<&str> = piece
        .events()
        .filter_map(|event| match event {
            Event::Energy {
                why: EnergyReason::Income,
                ..
            } => Some("income"),
            Event::Energy {
                why: EnergyReason::Effect,
                ..
            } => Some("energy"),
            Event::Restored { .. } => Some("shields"),
            Event::Drew { .. } => Some("draw"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["income", "energy", "shields", "draw"]);
    assert_eq!(piece.battle.energy_of(ISN), 20 + 10 + 1);
}

/// Proves BG-8.8, BG-8.9.
#[test]
fn energy_is_kept_and_public() {
    let mut piece = apart(ISN);
    piece.energy(ISN, 7);
    into_turn_of(&mut piece, WRETCH);
    into_turn_of(&mut piece, ISN);
    assert_eq!(piece.battle.energy_of(ISN), 17);
    let mut game = crate::common::table(&mission(1), 1);
    let first = game.decisions()[0].seats.iter().next().unwrap();
    let choose = Command::ChooseFirst { seat: WRETCH };
    game.act(Millis::ZERO, first, &choose, &mut Silent).unwrap();
    let view = full_view(&game, Viewer::Spectator).unwrap();
    assert_eq!(view["players"][0]["energy"], 15);
    assert_eq!(view["players"][1]["energy"], 20);
}

/// Proves BG-9.1, BG-9.2, BG-9.3, BG-9.5, BG-9.8, BG-9.9, BG-9.10, BG-3.13, BG-5.9.
#[test]
fn launching() {
    let mut piece = Piece::new(Version::Standard, ISN);
    deploying(&mut piece);
    piece.energy(ISN, 12);
    // An enemy ship beside the zone: nobody rolls ECM against launched ships.
    piece.put("tes_kio", 0, 2, 1, 0);
    let (rook, torrent, hawks) = (
        piece.id("rooks_f54"),
        piece.id("isn_torrent"),
        piece.id("f47_blue_hawks"),
    );
    piece.refused(ISN, launch(rook, vec![place(5, 5)]), Reason::OutsideZone);
    piece.act(ISN, launch(rook, vec![place(2, 0)]));
    assert!(
        !piece
            .events()
            .any(|event| matches!(event, Event::EcmRolled { .. }))
    );
    assert_eq!(piece.battle.energy_of(ISN), 12 - 4);
    assert_eq!(
        (piece.shields(rook.ship(0)), piece.hull(rook.ship(0))),
        (1, 0)
    );
    piece.refused(ISN, launch(torrent, vec![place(2, 0)]), Reason::NotEmpty);
    // Another one in the same phase.
    piece.act(ISN, launch(torrent, vec![place(5, 0)]));
    assert_eq!(piece.battle.energy_of(ISN), 1);
    assert_eq!(piece.shields(torrent.ship(0)), 2);
    let places = vec![place(8, 0), place(9, 0), place(10, 0)];
    piece.refused(ISN, launch(hawks, places.clone()), Reason::Energy);
    piece.energy(ISN, 40);
    piece.act(ISN, launch(hawks, places));
    assert_eq!([0, 1, 2].map(|n| piece.shields(hawks.ship(n))), [1; 3]);
    piece.act(ISN, Command::EndPhase);
    piece.activate(ISN, "rooks_f54");
}

/// Proves BG-10.5, BG-10.7, BG-16.5, BG-17.1.
#[test]
fn transports() {
    let mut piece = Piece::new(Version::Standard, ISN);
    deploying(&mut piece);
    piece.energy(ISN, 40);
    let [everest, torrent, sparrows, rook] = [
        "isn_everest",
        "isn_torrent",
        "f51_blue_sparrows",
        "rooks_f54",
    ]
    .map(|s| piece.id(s));
    let load_into = |card, at, cargo: &[CardId]| Command::LaunchToZone {
        card,
        positions: vec![at],
        cargo: cargo.to_vec(),
        decline_prepped: false,
    };
    piece.act(ISN, load_into(torrent, place(2, 0), &[sparrows]));
    // A ship in play never enters a hold, so one that carries ships cannot be carried.
    let twice = load_into(everest, place(6, 1), &[torrent]);
    piece.refused(ISN, twice, Reason::NotBehindScreen);
    let carried = load_into(everest, place(6, 1), &[sparrows]);
    piece.refused(ISN, carried, Reason::NotBehindScreen);
    piece.act(ISN, load_into(everest, place(6, 1), &[rook]));
    assert_eq!(
        piece.battle.card(sparrows).unwrap().place,
        CardPlace::Hold(torrent)
    );
    // The transport is destroyed: what it carries is revealed and destroyed with it.
    piece.put("vapors_fate", 0, 3, 4, 0);
    piece.pegs(torrent.ship(0), 0, 3);
    piece.battle.phase = Phase::Action;
    piece.battle.active = WRETCH;
    attack(&mut piece, WRETCH, "vapors_fate", torrent.ship(0), &["D-4"]);
    assert_eq!(piece.battle.card(sparrows).unwrap().place, CardPlace::Gone);
    let lost = piece
        .events()
        .filter(|event| matches!(event, Event::Destroyed { ship, .. } if ship.card() == sparrows))
        .count();
    assert_eq!(lost, 3);
}

/// Proves BG-11.1, BG-11.2, BG-11.3, BG-11.5, BG-11.6, BG-11.7, BG-11.8.
#[test]
fn activating() {
    let mut piece = Piece::new(Version::Standard, ISN);
    for n in 0..3 {
        piece.put("f47_blue_hawks", n, 3 + i16::from(n), 4, 0);
    }
    piece.put("isn_everest", 0, 9, 2, 0);
    let fate = piece.put("vapors_fate", 0, 4, 7, 0);
    let [hawks, everest, rook, fates] =
        ["f47_blue_hawks", "isn_everest", "rooks_f54", "vapors_fate"].map(|s| piece.id(s));
    piece.refused(ISN, Command::Activate { card: rook }, Reason::NotInPlay);
    piece.refused(ISN, Command::Activate { card: fates }, Reason::NotYourShip);
    piece.refused(ISN, step(hawks.ship(0), vec![]), Reason::NoActivation);
    piece.activate(ISN, "f47_blue_hawks");
    piece.refused(
        ISN,
        Command::Activate { card: everest },
        Reason::FinishActivation,
    );
    piece.refused(ISN, Command::EndPhase, Reason::FinishActivation);
    piece.refused(ISN, charge(hawks.ship(0), 0), Reason::NotAttacking);
    // In any order, and not every ship must move.
    piece.act(ISN, step(hawks.ship(2), vec![Direction::Nw]));
    piece.refused(
        ISN,
        step(hawks.ship(2), vec![Direction::Se]),
        Reason::AlreadyMoved,
    );
    piece.refused(
        ISN,
        step(everest.ship(0), vec![Direction::Se]),
        Reason::NotOfThisCard,
    );
    piece.act(ISN, Command::EndMovement);
    piece.refused(
        ISN,
        step(hawks.ship(0), vec![Direction::Nw]),
        Reason::MovesBeforeAttacks,
    );
    piece.act(ISN, charge(hawks.ship(0), 0));
    piece.dice(&["A-1"]);
    piece.act(ISN, shoot(fate));
    // Attacking is optional for the others.
    piece.act(ISN, Command::EndActivation);
    piece.refused(
        ISN,
        Command::Activate { card: hawks },
        Reason::AlreadyActivated,
    );
    piece.activate(ISN, "isn_everest");
}

/// Proves BG-21.5, BG-AR-16.
#[test]
fn an_empty_discard_pile_at_the_first_exhaustion() {
    for later in [true, false] {
        let mut piece = apart(WRETCH);
        let cho = piece.tactic("erin_cho");
        let deck = &mut piece.battle.decks[0];
        (deck.draw, deck.discard) = (vec![cho], vec![]);
        into_turn_of(&mut piece, ISN);
        let deck = &mut piece.battle.decks[0];
        assert_eq!((deck.draw.len(), deck.exhausted), (0, 1));
        if later {
            deck.discard = vec![cho; 2];
        }
        into_turn_of(&mut piece, WRETCH);
        into_turn_of(&mut piece, ISN);
        let deck = &piece.battle.decks[0];
        if later {
            assert_eq!((deck.draw.len(), deck.exhausted), (1, 1));
            assert_eq!(piece.battle.players[0].hand.len(), 2);
        } else {
            assert_eq!((deck.draw.len(), deck.exhausted), (0, 2));
            assert_eq!(piece.battle.players[0].hand.len(), 1);
        }
    }
}

/// Proves BG-22.5, BG-AR-15, BG-AR-14.
#[test]
fn nobody_wins_without_ships() {
    let mut piece = Piece::new(Version::Standard, ISN);
    for _ in 0..4 {
        let active = piece.battle.active;
        piece.act(active, Command::EndPhase);
        while piece.battle.active == active {
            piece.act(active, Command::EndPhase);
        }
        assert_eq!(piece.battle.outcome, None);
    }
    // A ship of one side alone decides, in round 3 at the earliest.
    assert!(piece.battle.round() > 3);
    let active = piece.battle.active;
    piece.put("isn_everest", 0, 6, 1, 0);
    while piece.battle.active == active && piece.battle.outcome.is_none() {
        piece.act(active, Command::EndPhase);
    }
    let outcome = piece.battle.outcome.clone().unwrap();
    assert_eq!(
        (outcome.winner, outcome.why),
        (Some(0), EndReason::Elimination)
    );
}

/// Proves BG-2.17, BG-AR-31.
#[test]
fn the_highest_roller_chooses_who_begins() {
    let (mut ties, mut choosers) = (0, [0; 2]);
    for seed in 0..60 {
        let rules = crate::common::rules(&mission(1));
        let lists = crate::common::lists(&rules);
        let mut told: Vec<table::AddressedEvent<Event>> = Vec::new();
        let battle = battleship_galaxies::state::Battle::new(
            rules,
            &lists,
            table::Seed::from_u64(seed),
            &mut told,
        );
        let (rolls, chooser) = told
            .iter()
            .find_map(|told| match &told.event {
                Event::FirstRolled { rolls, chooser } => Some((rolls.clone(), *chooser)),
                _ => None,
            })
            .unwrap();
        ties += usize::from(rolls.len() > 1);
        choosers[chooser.index()] += 1;
        for round in &rolls[..rolls.len() - 1] {
            assert_eq!(round[0], round[1], "only ties are rolled again");
        }
        let last = rolls.last().unwrap();
        assert!(last[chooser.index()] > last[1 - chooser.index()]);
        let mut battle = battle;
        let other = Seat(1 - chooser.0);
        let choose = Command::ChooseFirst { seat: other };
        let refused = battle.act(other, &choose, &mut Silent).unwrap_err();
        assert_eq!(refused.reason, Reason::NotFirstChooser);
        battle.act(chooser, &choose, &mut Silent).unwrap();
        assert_eq!((battle.active, battle.turn), (other, 1));
    }
    assert!(ties > 0 && choosers[0] > 5 && choosers[1] > 5);
}
