//! Sections 6, 19 and 20: tactic cards, windows, taking control.

use super::*;
use crate::common::{ISN, WRETCH};
use battleship_galaxies::data::{CardType, Data, PlayTurn, Version, WindowKind};
use battleship_galaxies::event::Event;
use battleship_galaxies::refusal::Reason;

/// Proves BG-6.1, BG-6.2, BG-19.13, BG-19.3.
#[test]
fn what_a_card_states() {
    let data = Data::embedded();
    let names = [
        "Superior Squadron Tactics",
        "SR2 Twin Rocket Launchers",
        "Alert From ISN Torrent",
        "LR5 Nuclear Warhead",
        "Bronson Skiles",
        "Sparrow Cover Fire",
        "Erin Cho",
        "Charles Yeboah",
        "Maneuvering Thrusters",
        "F-47 Hawk Patrol",
        "Commando Away Team",
        "ISN Transport Shuttle",
        "Fortune's Bounty",
        "Spectral Resurgence",
        "LR5 Plaxma Cannon",
        "Shield Siphon",
        "LR5 Ripper Cannon",
        "Krall Draxus",
        "Fate's Reach",
        "Wretch Boarding",
        "Hijack Plan",
        "Vecton Field Detonator",
        "Exploit Weakness",
        "Captain Vulchar",
    ];
    let mut ours: Vec<&str> = data.cards.iter().map(|card| card.name.as_str()).collect();
    let mut expected = names.to_vec();
    ours.sort_unstable();
    expected.sort_unstable();
    assert_eq!(ours, expected);
    for typ in [
        CardType::Event,
        CardType::Hero,
        CardType::Upgrade,
        CardType::AdditionalWeapon,
        CardType::Sabotage,
    ] {
        assert!(data.cards.iter().any(|card| card.typ == typ), "{typ:?}");
    }
    for card in &data.cards {
        let attached = card.typ != CardType::Event;
        assert_eq!(card.attach.is_some(), attached, "{}", card.name);
        assert_eq!(
            card.weapon.is_some(),
            card.typ == CardType::AdditionalWeapon
        );
        if attached {
            assert!(card.unit.is_some(), "{} shows its icon", card.name);
        }
    }
    let turn = |id: &str| data.cards[usize::from(data.card(id).unwrap())].turn;
    assert_eq!(turn("fortunes_bounty"), PlayTurn::Own);
    assert_eq!(turn("sparrow_cover_fire"), PlayTurn::Opponent);
    assert_eq!(turn("spectral_resurgence"), PlayTurn::Any);
}

/// A piece in the deploy phase of ISN with a Torrent and Blue Hawks on the board and these cards in hand.
fn deploy(cards: &[&str]) -> Piece {
    let mut piece = Piece::new(Version::Standard, ISN);
    deploying(&mut piece);
    piece.put("isn_torrent", 0, 6, 4, 0);
    for n in 0..3 {
        piece.put("f47_blue_hawks", n, 2 + i16::from(n), 3, 0);
    }
    piece.put("vapors_fate", 0, -3, 14, 0);
    for card in cards {
        piece.give(ISN, card);
    }
    piece
}

/// Proves BG-6.3.
#[test]
fn an_event_works_once_and_is_discarded() {
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.give(WRETCH, "fortunes_bounty");
    piece.battle.decks[1].draw = vec![piece.tactic("krall_draxus"); 3];
    piece.act(ISN, Command::EndPhase);
    let energy = piece.battle.energy_of(WRETCH);
    let bounty = play(&piece, "fortunes_bounty", vec![]);
    piece.act(WRETCH, bounty);
    assert_eq!(piece.battle.energy_of(WRETCH), energy + 3);
    assert_eq!(
        piece.battle.decks[1].discard,
        [piece.tactic("fortunes_bounty")]
    );
    assert_eq!(piece.battle.players[1].hand.len(), 1);
}

/// Proves BG-6.4, BG-6.5, BG-6.6, BG-6.7, BG-6.8, BG-6.17, BG-19.6.
#[test]
fn what_may_be_attached_where() {
    let mut piece = deploy(&[
        "erin_cho",
        "lr5_nuclear_warhead",
        "sr2_twin_rocket_launchers",
        "maneuvering_thrusters",
    ]);
    let to = |piece: &Piece, card, ship| attach(piece, card, ship);
    // Not in play: behind the screen.
    let command = to(&piece, "erin_cho", "isn_barrage");
    piece.refused(ISN, command, Reason::NotInPlay);
    let command = to(&piece, "erin_cho", "f47_blue_hawks");
    piece.refused(ISN, command, Reason::HeroOnSquadron);
    let command = to(&piece, "sr2_twin_rocket_launchers", "isn_torrent");
    piece.refused(ISN, command, Reason::WrongIcon);
    let command = to(&piece, "maneuvering_thrusters", "f47_blue_hawks");
    piece.refused(ISN, command, Reason::WrongIcon);
    let command = to(&piece, "lr5_nuclear_warhead", "vapors_fate");
    piece.refused(ISN, command, Reason::WrongFaction);
    // A ship that fits, but the energy is missing.
    piece.energy(ISN, 2);
    let command = to(&piece, "erin_cho", "isn_torrent");
    piece.refused(ISN, command, Reason::Energy);
    piece.energy(ISN, 3);
    let command = to(&piece, "erin_cho", "isn_torrent");
    piece.act(ISN, command);
    assert_eq!(piece.battle.energy_of(ISN), 0);
    let order: Vec<&Event> = piece.events().collect();
    let paid = order
        .iter()
        .position(|event| matches!(event, Event::Energy { .. }));
    let attached = order
        .iter()
        .position(|event| matches!(event, Event::Attached { .. }));
    assert!(paid < attached, "first the cost, then the effect");
    let torrent = piece.battle.card(piece.id("isn_torrent")).unwrap();
    assert_eq!(torrent.attached.len(), 1);

    // Sabotage goes onto an enemy ship, and only there.
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("isn_torrent", 0, 6, 4, 0);
    piece.put("tes_kio", 0, 6, 6, 0);
    piece.give(ISN, "commando_away_team");
    let own = attach(&piece, "commando_away_team", "isn_torrent");
    piece.refused(ISN, own, Reason::Choice);
    let enemy = attach(&piece, "commando_away_team", "tes_kio");
    piece.act(ISN, enemy);
    assert_eq!(piece.battle.activation_cost(piece.id("tes_kio")), 2 + 2);
}

/// Proves BG-6.9, BG-6.10, BG-6.11, BG-6.18, BG-5.7.
#[test]
fn slots_and_sabotage() {
    let mut piece = deploy(&["maneuvering_thrusters", "isn_transport_shuttle"]);
    let first = attach(&piece, "maneuvering_thrusters", "isn_torrent");
    piece.act(ISN, first);
    // The Torrent has one upgrade slot.
    let second = attach(&piece, "isn_transport_shuttle", "isn_torrent");
    piece.refused(ISN, second, Reason::NoSlot);

    // Any number of sabotage cards; whoever controls the ship controls them.
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.energy(ISN, 40);
    piece.put("isn_torrent", 0, 6, 4, 0);
    let kio = piece.put("tes_kio", 0, 6, 6, 0);
    for _ in 0..3 {
        piece.give(ISN, "commando_away_team");
        let sabotage = attach(&piece, "commando_away_team", "tes_kio");
        piece.act(ISN, sabotage);
    }
    let card = piece.battle.card(kio.card()).unwrap();
    assert_eq!((card.attached.len(), card.controller), (3, WRETCH));
    assert!(card.attached.iter().all(|tactic| tactic.deck == 0));
    assert_eq!(piece.battle.activation_cost(kio.card()), 2 + 6);
    // They stay over turns, and go to the deck they came from when the ship leaves play.
    into_turn_of(&mut piece, WRETCH);
    into_turn_of(&mut piece, ISN);
    assert_eq!(piece.battle.card(kio.card()).unwrap().attached.len(), 3);
    piece.battle.phase = Phase::Action;
    piece.pegs(kio, 0, 4);
    piece.put("chosh_ka", 0, 1, 14, 0);
    let torrent = piece.ship("isn_torrent", 0);
    piece.begin_attacks(ISN, "isn_torrent");
    piece.act(ISN, charge(torrent, 0));
    piece.dice(&["C-4"]);
    piece.act(ISN, shoot(kio));
    assert_eq!(piece.battle.decks[0].discard.len(), 3);
    assert!(piece.battle.decks[1].discard.is_empty());
}

/// Proves BG-6.12, BG-20.3.
#[test]
fn two_heroes_of_one_name() {
    // Played on another ship: the player says which of the two goes.
    for keep_new in [true, false] {
        let mut piece = deploy(&["erin_cho"]);
        piece.put("isn_barrage", 0, 9, 4, 0);
        piece.attach("isn_torrent", "erin_cho");
        let again = attach(&piece, "erin_cho", "isn_torrent");
        piece.refused(ISN, again, Reason::NoSlot);
        let other = attach(&piece, "erin_cho", "isn_barrage");
        piece.act(ISN, other);
        piece.refused(ISN, Command::EndPhase, Reason::DecideFirst);
        let (torrent, barrage, hawks) = (
            piece.id("isn_torrent"),
            piece.id("isn_barrage"),
            piece.id("f47_blue_hawks"),
        );
        let choose = |card| Command::ChooseHero { card };
        piece.refused(WRETCH, choose(torrent), Reason::NotYourDecision);
        piece.refused(ISN, choose(hawks), Reason::NotThatHero);
        piece.act(ISN, choose(if keep_new { torrent } else { barrage }));
        let has = |card| piece.battle.card(card).unwrap().attached.len();
        assert_eq!(
            (has(torrent), has(barrage)),
            if keep_new { (0, 1) } else { (1, 0) }
        );
        assert_eq!(piece.battle.decks[0].discard.len(), 1);
    }
    // Brought by a ship that is taken over.
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let torrent = piece.put("isn_torrent", 0, 6, 8, 0);
    piece.put("isn_everest", 0, 6, 1, 0);
    piece.put("tes_kio", 0, 6, 9, 0);
    piece.pegs(torrent, 0, 2);
    piece.attach("isn_torrent", "erin_cho");
    piece.attach("tes_kio", "erin_cho");
    piece.give(WRETCH, "hijack_plan");
    piece.numbers(&[8]);
    let hijack = attach(&piece, "hijack_plan", "isn_torrent");
    piece.act(WRETCH, hijack);
    let kio = piece.id("tes_kio");
    piece.act(WRETCH, Command::ChooseHero { card: kio });
    assert!(piece.battle.card(kio).unwrap().attached.is_empty());
    assert_eq!(piece.battle.card(torrent.card()).unwrap().attached.len(), 1);
}

/// Proves BG-6.19, BG-6.20.
#[test]
fn printed_costs_and_their_lower_end() {
    let mut piece = Piece::new(Version::Seasoned, ISN);
    let rook = piece.put("rooks_f54", 0, 3, 3, 0);
    piece.put("isn_everest", 0, 8, 3, 0);
    piece.attach("rooks_f54", "bronson_skiles");
    piece.attach("rooks_f54", "bronson_skiles");
    let card = piece.battle.card(rook.card()).unwrap();
    assert_eq!(
        piece.battle.printed(card).activation,
        1,
        "what is printed stays"
    );
    // Flag Bridge and Bronson Skiles take one each, and stop at 1.
    assert_eq!(piece.battle.activation_cost(rook.card()), 1);
    piece.activate(ISN, "rooks_f54");
    assert_eq!(piece.battle.energy_of(ISN), 19);
}

/// Proves BG-19.1.
#[test]
fn cards_and_abilities_win_over_rules() {
    // Thread the Needle: no ECM against a veteran Rook's F-54.
    let mut piece = Piece::new(Version::Veteran, ISN);
    piece.put("so_bwa_tet", 0, 6, 6, 0);
    let rook = piece.put("rooks_f54", 0, 4, 6, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[8]);
    piece.act(ISN, step(rook, vec![Direction::E]));
    assert_eq!(piece.shields(rook), 2);
    assert!(
        piece
            .events()
            .any(|e| matches!(e, Event::EcmIgnored { .. }))
    );
    // Captain Vulchar: ECM from 4 on, one damage more.
    let mut piece = Piece::new(Version::Standard, ISN);
    piece.put("so_bwa_tet", 0, 6, 6, 0);
    piece.attach("so_bwa_tet", "captain_vulchar");
    let torrent = piece.put("isn_torrent", 0, 3, 6, 3);
    piece.activate(ISN, "isn_torrent");
    piece.numbers(&[4]);
    piece.act(ISN, step(torrent, vec![Direction::E, Direction::E]));
    assert_eq!((piece.shields(torrent), piece.hull(torrent)), (0, 1));
}

/// Proves BG-19.5, BG-19.9, BG-19.12.
#[test]
fn any_number_of_cards_one_after_another() {
    let mut piece = deploy(&["erin_cho", "maneuvering_thrusters", "lr5_nuclear_warhead"]);
    for card in ["erin_cho", "maneuvering_thrusters", "lr5_nuclear_warhead"] {
        let command = attach(&piece, card, "isn_torrent");
        piece.act(ISN, command);
        // Carried out completely before the next one.
        assert!(piece.battle.tasks.is_empty());
        assert_eq!(piece.battle.open_kind(), Some(WindowKind::Deploy));
    }
    let torrent = piece.battle.card(piece.id("isn_torrent")).unwrap();
    assert_eq!(torrent.attached.len(), 3);
    // The window of the phase ends with the phase.
    piece.act(ISN, Command::EndPhase);
    assert_eq!(piece.battle.open_kind(), Some(WindowKind::ActionOpen));
    piece.activate(ISN, "isn_torrent");
    assert_eq!(piece.battle.open_kind(), None, "another action has begun");
}

/// Proves BG-19.7.
#[test]
fn cards_only_in_their_windows() {
    let mut piece = deploy(&["commando_away_team", "sparrow_cover_fire", "erin_cho"]);
    let kio = piece.put("tes_kio", 0, 6, 6, 0);
    for (card, targets) in [
        ("commando_away_team", vec![Pick::Card(kio.card())]),
        ("sparrow_cover_fire", vec![]),
    ] {
        let command = play(&piece, card, targets);
        piece.refused(ISN, command, Reason::WrongWindow);
    }
    piece.act(ISN, Command::EndPhase);
    let hero = attach(&piece, "erin_cho", "isn_torrent");
    piece.refused(ISN, hero, Reason::WrongWindow);
    // Not in the other side's turn.
    piece.give(WRETCH, "shield_siphon");
    let siphon = play(&piece, "shield_siphon", vec![]);
    piece.refused(WRETCH, siphon, Reason::WrongTurn);
}

/// Proves BG-20.8.
#[test]
fn a_taken_ship_counts_for_its_new_side() {
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let torrent = piece.put("isn_torrent", 0, 6, 8, 0);
    piece.put("tes_kio", 0, 6, 9, 0);
    piece.pegs(torrent, 0, 2);
    let before = piece.battle.clock_score_thirds(1);
    piece.put("rooks_f54", 0, 1, 1, 0);
    piece.give(WRETCH, "hijack_plan");
    piece.numbers(&[8]);
    let hijack = attach(&piece, "hijack_plan", "isn_torrent");
    piece.act(WRETCH, hijack);
    assert_eq!(piece.battle.clock_score_thirds(1), before + 21);
    assert_eq!((piece.battle.ships_of(0), piece.battle.ships_of(1)), (1, 2));
    assert_eq!(piece.battle.outcome, None);
    // The last ISN ship on the board is taken: ISN has none left.
    let mut piece = Piece::new(Version::Standard, WRETCH);
    let torrent = piece.put("isn_torrent", 0, 6, 8, 0);
    piece.put("tes_kio", 0, 6, 9, 0);
    piece.pegs(torrent, 0, 2);
    piece.give(WRETCH, "hijack_plan");
    piece.numbers(&[8]);
    let hijack = attach(&piece, "hijack_plan", "isn_torrent");
    piece.act(WRETCH, hijack);
    assert_eq!(piece.battle.outcome.unwrap().winner, Some(1));
}

/// Proves BG-AR-32.
#[test]
fn spellings() {
    let data = Data::embedded();
    for name in ["Chosh Ka", "Rook's F-54"] {
        assert!(data.ships.iter().any(|ship| ship.name == name), "{name}");
    }
    for name in ["Charles Yeboah", "Superior Squadron Tactics"] {
        assert!(data.cards.iter().any(|card| card.name == name), "{name}");
    }
}
