//! Sections 26, 28 and 30: commands, rulings, the digital table.

use super::*;
use crate::common::{ISN, WRETCH, mission, table};
use ::table::{Game, Millis, Silent};
use battleship_galaxies::data::{Data, TileSort, Version};
use battleship_galaxies::refusal::Reason;

/// Proves BG-AR-3.
#[test]
fn asteroids_cover_four_spaces() {
    let data = Data::embedded();
    let asteroid = data
        .tiles
        .iter()
        .find(|tile| tile.sort == TileSort::Asteroid)
        .unwrap();
    assert_eq!(asteroid.footprint.len(), 4);
}

/// Proves BG-AR-8.
#[test]
fn a_medium_ship_does_not_reverse() {
    let mut piece = Piece::new(Version::Standard, ISN);
    let barrage = piece.put("isn_barrage", 0, 4, 4, 0);
    piece.activate(ISN, "isn_barrage");
    // The other end lies to the east.
    piece.refused(ISN, step(barrage, vec![Direction::E]), Reason::Reverse);
    // With that end leading it may go east.
    piece.act(
        ISN,
        Command::Move {
            ship: barrage,
            lead_end: 1,
            path: vec![Direction::E],
            ram: None,
            stop: StopRule::Never,
        },
    );
    let spaces = piece.battle.spaces_of(barrage).unwrap();
    assert!(spaces.has(Hex::new(6, 4)) && spaces.has(Hex::new(5, 4)));
}

/// Every command of the rules can be sent by the name they give it. Proves BG-26.5.
#[test]
fn commands_have_their_names() {
    for text in [
        r#"{"do":"choose_first","seat":0}"#,
        r#"{"do":"place_setup_ship","card":1,"positions":[]}"#,
        r#"{"do":"discard_for_energy","cards":[1]}"#,
        r#"{"do":"give_card","card":1,"to":1}"#,
        r#"{"do":"play_card","card":1}"#,
        r#"{"do":"use_ability","source":{"from":"tile","tile":1}}"#,
        r#"{"do":"pass"}"#,
        r#"{"do":"launch_to_zone","card":1,"positions":[],"cargo":[2]}"#,
        r#"{"do":"launch_from_hold","card":1,"positions":[]}"#,
        r#"{"do":"activate","card":1}"#,
        r#"{"do":"move","ship":4,"lead_end":1,"path":["E"]}"#,
        r#"{"do":"place_instead_of_move","ship":4,"position":{"at":[1,1]}}"#,
        r#"{"do":"rescue","ship":4}"#,
        r#"{"do":"end_movement"}"#,
        r#"{"do":"charge","ship":4,"weapon":0}"#,
        r#"{"do":"attack","target":4}"#,
        r#"{"do":"end_charge"}"#,
        r#"{"do":"end_activation"}"#,
        r#"{"do":"end_phase"}"#,
        r#"{"do":"main_computer","keep":1,"under":[]}"#,
        r#"{"do":"remote_engines"}"#,
        r#"{"do":"move_asteroid","asteroid":1,"path":["W"]}"#,
        r#"{"do":"choose_damaged","ship":4}"#,
        r#"{"do":"choose_hero","card":1}"#,
    ] {
        let command: Result<Command, _> = serde_json::from_str(text);
        assert!(command.is_ok(), "{text}: {:?}", command.err());
        // At a table none of them panics, whoever sends it.
        let mut game = table(&mission(1), 1);
        for seat in 0..3 {
            let _ = game.act(
                Millis::ZERO,
                Seat(seat),
                command.as_ref().unwrap(),
                &mut Silent,
            );
        }
    }
}

/// A game in the first turn of ISN.
fn begun(number: u8) -> battleship_galaxies::BattleshipGalaxies {
    let mut game = table(&mission(number), 2);
    let first = game.decisions()[0].seats.iter().next().unwrap();
    let choose = Command::ChooseFirst { seat: ISN };
    game.act(Millis::ZERO, first, &choose, &mut Silent).unwrap();
    game
}

/// Proves BG-30.5.
#[test]
fn somebody_away_is_waited_for_and_passes_in_windows() {
    let game = begun(1);
    // On the own turn nothing is done for somebody who is away.
    let own = game.decisions();
    assert!(
        own.iter()
            .all(|decision| decision.default.is_none() && decision.until.is_none())
    );
    assert_eq!(game.next_deadline(), None);
    // In a window they pass.
    let mut found = false;
    for seed in 0..40 {
        let mut game = table(&mission(1), seed);
        let mut dice = ::table::Dice::new(::table::Seed::from_u64(seed));
        for _ in 0..400 {
            let decisions = game.decisions();
            if game.view().window.is_some() {
                assert!(decisions.iter().all(|d| d.default == Some(Command::Pass)));
                assert!(decisions.iter().all(|d| d.until.is_some()));
                found = true;
            }
            let seats: Vec<Seat> = decisions.iter().flat_map(|d| d.seats.iter()).collect();
            let Some(seat) = dice.pick(&seats).copied() else {
                break;
            };
            let legal = game.legal(seat).unwrap();
            let command = dice.pick(&legal).cloned();
            if let Some(command) = command {
                game.act(Millis::ZERO, seat, &command, &mut Silent).unwrap();
            }
        }
    }
    assert!(found, "a window was seen");
}

/// Proves BG-30.7.
#[test]
fn what_has_no_choices_left_ends_by_itself() {
    // Nothing in hand, nothing to launch, nothing on the board: both phases end after 3 s each.
    let empty = |game: &battleship_galaxies::BattleshipGalaxies| {
        let mut value = serde_json::to_value(game).unwrap();
        value["battle"]["players"][0]["hand"] = serde_json::json!([]);
        let cards = value["battle"]["cards"].as_array_mut().unwrap();
        for card in cards.iter_mut().filter(|card| card["controller"] == 0) {
            card["place"] = serde_json::json!("gone");
        }
        serde_json::from_value::<battleship_galaxies::BattleshipGalaxies>(value).unwrap()
    };
    let mut game = empty(&begun(1));
    // Any command makes the table look again.
    game.act(Millis::ZERO, WRETCH, &Command::OfferDraw, &mut Silent)
        .unwrap();
    assert_eq!(game.view().ends_at, Some(Millis::secs(3)));
    let mut held = game.clone();
    game.advance(Millis(2_999), &mut Silent);
    assert_eq!(game.view().turn.active, ISN);
    game.advance(Millis::secs(6), &mut Silent);
    assert_eq!(game.view().turn.active, WRETCH);
    // The player may hold it.
    let why = held.act(Millis::ZERO, WRETCH, &Command::HoldEnd, &mut Silent);
    assert_eq!(why.unwrap_err().reason, Reason::NotNow);
    held.act(Millis(1_000), ISN, &Command::HoldEnd, &mut Silent)
        .unwrap();
    assert_eq!(held.view().ends_at, None);
    held.advance(Millis::secs(60), &mut Silent);
    assert_eq!(held.view().turn.active, ISN);
    held.act(Millis::secs(60), ISN, &Command::EndPhase, &mut Silent)
        .unwrap();
    assert_eq!(held.view().ends_at, Some(Millis::secs(63)));
}

/// Proves BG-30.8.
#[test]
fn forced_choices_are_not_asked() {
    // All ships have moved: the attacks begin. One ship beside the asteroid: it is damaged without asking.
    let mut piece = Piece::new(Version::Standard, ISN);
    let rook = piece.put("rooks_f54", 0, 4, 4, 0);
    piece.put("vapors_fate", 0, -3, 14, 0);
    piece.activate(ISN, "rooks_f54");
    piece.act(ISN, step(rook, vec![Direction::E]));
    assert!(piece.battle.activation.as_ref().unwrap().attacking);
    let stopped = piece.events().any(
        |event| matches!(event, battleship_galaxies::event::Event::Stopped { ship } if *ship == rook),
    );
    assert!(stopped, "and it is in the log");
}
