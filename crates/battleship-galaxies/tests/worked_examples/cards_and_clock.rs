//! Hands, decks, the end of a battle, cards (BG-EX-31 to BG-EX-39).

use super::{attack, place};
use crate::common::{ISN, Piece, WRETCH};
use battleship_galaxies::command::Command;
use battleship_galaxies::data::Version;
use battleship_galaxies::event::{Event, LossReason};
use battleship_galaxies::ids::Pick;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{BattleChoice, OwnBattle, Setup};
use battleship_galaxies::state::{CardPlace, EndReason, Phase};
use table::Seat;

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
