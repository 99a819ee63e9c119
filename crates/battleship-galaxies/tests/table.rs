//! The battle at a table: lists, windows, clocks, taking back, secrets (section 30).

use crate::common::{ISN, WRETCH, mission};
use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::{Command, StandingPass};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{BattleChoice, ClockChoice, OwnBattle, Setup};
use battleship_galaxies::state::EndReason;
use battleship_galaxies::view::PhaseView;
use table::{Dice, Game, Millis, Seat, SeatInfo, Seed, Silent, Viewer, full_view};

fn table(setup: &Setup, seed: u64) -> BattleshipGalaxies {
    let count = BattleshipGalaxies::seats(setup).max;
    let seats: Vec<SeatInfo> = (0..count)
        .map(|n| SeatInfo::person(format!("P{n}")))
        .collect();
    BattleshipGalaxies::setup(setup, &seats, Seed::from_u64(seed)).unwrap()
}

fn json(game: &BattleshipGalaxies) -> String {
    serde_json::to_string(game).unwrap()
}

/// Plays at random, time passing now and then; gives the steps back.
fn play_on(game: &mut BattleshipGalaxies, dice: &mut Dice, steps: usize, now: &mut u64) {
    for _ in 0..steps {
        *now += u64::from(dice.below(1500));
        game.advance(Millis(*now), &mut Silent);
        if game.outcome().is_some() {
            return;
        }
        let seats: Vec<Seat> = game
            .decisions()
            .iter()
            .flat_map(|d| d.seats.iter().collect::<Vec<_>>())
            .collect();
        let Some(seat) = dice.pick(&seats).copied() else {
            return;
        };
        let legal = game.legal(seat).unwrap();
        if let Some(command) = dice.pick(&legal) {
            game.act(Millis(*now), seat, &command.clone(), &mut Silent)
                .unwrap();
        }
    }
}

fn options() -> Setup {
    Setup {
        battle: BattleChoice::Own {
            battle: OwnBattle::default(),
        },
        ..Setup::default()
    }
}

/// Proves BG-30.12, BG-2.4, BG-2.5, BG-2.6, BG-2.8, BG-2.11, BG-2.12.
#[test]
fn lists_are_secret_until_all_are_in() {
    let mut game = table(&options(), 1);
    let rules = game.rules().clone();
    let good = rules.reference_list(ISN);
    let refused = |game: &mut BattleshipGalaxies,
                   change: &dyn Fn(&mut battleship_galaxies::command::List),
                   reason| {
        let mut list = good.clone();
        change(&mut list);
        let before = json(game);
        let why = game
            .act(
                Millis::ZERO,
                ISN,
                &Command::SubmitList { list },
                &mut Silent,
            )
            .unwrap_err();
        assert_eq!(why.reason, reason);
        assert_eq!(before, json(game));
    };
    refused(
        &mut game,
        &|list| list.fleet[0].ship = "nonsense".into(),
        Reason::UnknownShip,
    );
    refused(
        &mut game,
        &|list| list.fleet[0].ship = "vapors_fate".into(),
        Reason::FleetFaction,
    );
    refused(
        &mut game,
        &|list| list.fleet[1] = list.fleet[0].clone(),
        Reason::FleetTwice,
    );
    refused(
        &mut game,
        &|list| list.fleet[0].version = battleship_galaxies::data::Version::Veteran,
        Reason::FleetOverLimit,
    );
    refused(
        &mut game,
        &|list| list.deck[0].count = 4,
        Reason::DeckCopies,
    );
    refused(
        &mut game,
        &|list| list.deck.truncate(1),
        Reason::DeckTooSmall,
    );
    game.act(
        Millis::ZERO,
        ISN,
        &Command::SubmitList { list: good.clone() },
        &mut Silent,
    )
    .unwrap();
    let view = game.view();
    assert!(view.lists[0].ready && view.lists[0].list.is_none() && !view.lists[1].ready);
    assert!(
        !serde_json::to_string(&full_view(&game, Viewer::Seat(WRETCH)).unwrap())
            .unwrap()
            .contains("isn_everest")
    );
    assert_eq!(game.seat_view(ISN).my_list, Some(good));
    // Who is not ready in time gets the reference list.
    game.advance(Millis::secs(600), &mut Silent);
    let view = game.view();
    assert!(view.lists[0].list.is_some() && view.lists[1].list.is_some());
    assert_ne!(view.turn.phase, PhaseView::Lists);
}

/// What is hidden from a seat changes nothing that it sees. Proves BG-26.1, BG-26.2, BG-2.14, BG-2.15, BG-9.11, BG-10.13, BG-30.9.
#[test]
fn nobody_sees_what_is_hidden() {
    for seed in 0..6 {
        let mut game = table(&mission(1), seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        let mut now = 0;
        for _ in 0..12 {
            play_on(&mut game, &mut dice, 12, &mut now);
            if game.outcome().is_some() {
                break;
            }
            // Deal the other seat's hand, all draw piles and face-down tiles anew.
            let mut other: serde_json::Value = serde_json::to_value(&game).unwrap();
            let battle = other.get_mut("battle").unwrap();
            let sampled = game
                .battle()
                .unwrap()
                .with_hidden_sampled(ISN, Seed::from_u64(seed + 50));
            let sampled = serde_json::to_value(&sampled).unwrap();
            for part in ["players", "decks", "tiles", "chance"] {
                battle[part] = sampled[part].clone();
            }
            let other: BattleshipGalaxies = serde_json::from_value(other).unwrap();
            for viewer in [Viewer::Seat(ISN), Viewer::Spectator] {
                assert_eq!(
                    full_view(&game, viewer).unwrap(),
                    full_view(&other, viewer).unwrap()
                );
            }
            // The samples of a computer player depend on nothing hidden either.
            let seed = Seed::from_u64(99);
            let [a, b] = [&game, &other].map(|g| {
                serde_json::to_string(&g.view().sample_battle(ISN, seed).unwrap().players).unwrap()
            });
            assert_eq!(a, b);
        }
    }
}

/// Proves BG-30.1, BG-30.2, BG-30.4, BG-19.11.
#[test]
fn windows_close_by_time_and_hide_who_answered() {
    let mut windows = 0;
    for seed in 0..30 {
        let mut game = table(&mission(1), seed);
        game.act(
            Millis::ZERO,
            WRETCH,
            &Command::SetStandingPass {
                pass: StandingPass::OnlySoloHits,
            },
            &mut Silent,
        )
        .unwrap();
        let mut dice = Dice::new(Seed::from_u64(seed));
        let mut now = 0;
        for _ in 0..400 {
            if let Some(window) = game.view().window.clone() {
                windows += 1;
                assert!(window.until.0 <= now + 6_000);
                let asked = game.view().turn.seats.clone();
                assert!(
                    asked
                        .iter()
                        .all(|seat| game.view().players[seat.index()].hand > 0
                            || !game.legal(*seat).unwrap().is_empty())
                );
                // Passing does not change what the others see, unless the window closes by it.
                let mut after = game.clone();
                if let Some(seat) = asked.first() {
                    after
                        .act(Millis(now), *seat, &Command::Pass, &mut Silent)
                        .unwrap();
                    if after.view().window.is_some()
                        && asked.len() > 1
                        && after.view().window == game.view().window
                    {
                        let watcher = Viewer::Seat(asked[1]);
                        assert_eq!(
                            full_view(&game, watcher).unwrap(),
                            full_view(&after, watcher).unwrap()
                        );
                        assert_eq!(game.decisions(), after.decisions());
                    }
                }
                let mut waited = game.clone();
                waited.advance(window.until, &mut Silent);
                assert_ne!(waited.view().window, Some(window), "the time is up");
            }
            play_on(&mut game, &mut dice, 1, &mut now);
        }
    }
    assert!(windows > 5, "{windows}");
}

/// `advance(a); advance(b)` equals `advance(b)`, a refused command changes nothing, a stored table is the same table.
#[test]
fn time_and_storage() {
    for seed in 0..4 {
        let setup = Setup {
            clock: ClockChoice::Chess {
                seconds: 60,
                increment: 1,
            },
            ..mission(1)
        };
        let mut game = table(&setup, seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        let mut now = 0;
        for _ in 0..60 {
            play_on(&mut game, &mut dice, 5, &mut now);
            let (mut once, mut twice) = (game.clone(), game.clone());
            twice.advance(Millis(now + 2_000), &mut Silent);
            twice.advance(Millis(now + 9_000), &mut Silent);
            once.advance(Millis(now + 9_000), &mut Silent);
            assert_eq!(json(&once), json(&twice));
            let stored: BattleshipGalaxies = serde_json::from_str(&json(&game)).unwrap();
            assert_eq!(json(&stored), json(&game));
            assert!(json(&game).len() < 100_000);
        }
    }
}

/// Proves BG-30.3.
#[test]
fn the_clock_ends_the_turn() {
    let setup = Setup {
        clock: ClockChoice::Turn { seconds: 30 },
        ..mission(1)
    };
    let mut game = table(&setup, 2);
    let Some(first) = game.decisions().first().and_then(|d| d.seats.iter().next()) else {
        panic!("somebody chooses")
    };
    game.act(
        Millis::ZERO,
        first,
        &Command::ChooseFirst { seat: ISN },
        &mut Silent,
    )
    .unwrap();
    let energy = game.view().players[0].energy;
    assert_eq!(game.view().turn.active, ISN);
    game.advance(Millis::secs(29), &mut Silent);
    assert_eq!(game.view().turn.active, ISN);
    game.advance(Millis::secs(30), &mut Silent);
    assert_eq!(game.view().turn.active, WRETCH);
    assert_eq!(
        game.view().players[0].energy,
        energy,
        "unused energy is kept"
    );
}

/// Proves BG-30.6.
#[test]
fn taking_back() {
    let mut game = table(&mission(1), 2);
    let first = game.decisions()[0].seats.iter().next().unwrap();
    game.act(
        Millis::ZERO,
        first,
        &Command::ChooseFirst { seat: ISN },
        &mut Silent,
    )
    .unwrap();
    let before = serde_json::to_value(game.view().cards).unwrap();
    let launch = game
        .legal(ISN)
        .unwrap()
        .into_iter()
        .find(|c| matches!(c, Command::LaunchToZone { .. }))
        .unwrap();
    game.act(Millis::ZERO, ISN, &launch, &mut Silent).unwrap();
    assert_eq!(
        game.act(Millis::ZERO, WRETCH, &Command::Undo, &mut Silent)
            .unwrap_err()
            .reason,
        Reason::NothingToUndo
    );
    game.act(Millis::ZERO, ISN, &Command::Undo, &mut Silent)
        .unwrap();
    assert_eq!(serde_json::to_value(game.view().cards).unwrap(), before);
    game.act(Millis::ZERO, ISN, &launch, &mut Silent).unwrap();
    game.act(Millis::ZERO, ISN, &Command::EndPhase, &mut Silent)
        .unwrap();
    assert_eq!(
        game.act(Millis::ZERO, ISN, &Command::Undo, &mut Silent)
            .unwrap_err()
            .reason,
        Reason::UndoNeedsConsent
    );
    game.act(Millis::ZERO, ISN, &Command::AskUndo, &mut Silent)
        .unwrap();
    game.act(
        Millis::ZERO,
        WRETCH,
        &Command::AnswerUndo { agree: true },
        &mut Silent,
    )
    .unwrap();
    assert_eq!(serde_json::to_value(game.view().cards).unwrap(), before);
}

/// Proves BG-30.11.
#[test]
fn resigning_and_draws() {
    let mut game = table(&mission(1), 2);
    game.act(Millis::ZERO, ISN, &Command::OfferDraw, &mut Silent)
        .unwrap();
    game.act(
        Millis::ZERO,
        WRETCH,
        &Command::AnswerDraw { agree: false },
        &mut Silent,
    )
    .unwrap();
    assert!(game.outcome().is_none());
    let mut other = game.clone();
    other
        .act(Millis::ZERO, ISN, &Command::OfferDraw, &mut Silent)
        .unwrap();
    other
        .act(
            Millis::ZERO,
            WRETCH,
            &Command::AnswerDraw { agree: true },
            &mut Silent,
        )
        .unwrap();
    assert_eq!(
        other.outcome().map(|o| (o.winner, o.why)),
        Some((None, EndReason::Agreed))
    );
    game.act(Millis::ZERO, ISN, &Command::Resign, &mut Silent)
        .unwrap();
    assert_eq!(
        game.outcome().map(|o| (o.winner, o.why)),
        Some((Some(1), EndReason::Resigned))
    );
    assert_eq!(
        game.view().secrets.len(),
        2,
        "after the end everybody sees everything"
    );

    let mut team = table(&mission(5), 2);
    team.act(Millis::ZERO, Seat(1), &Command::Resign, &mut Silent)
        .unwrap();
    assert!(
        team.outcome().is_none(),
        "the other player of the team goes on"
    );
    team.act(Millis::ZERO, Seat(2), &Command::Resign, &mut Silent)
        .unwrap();
    assert_eq!(team.outcome().unwrap().winner, Some(0));
}

/// Computer players of all levels play whole tables through the kernel's interface.
#[test]
fn bots_play_at_a_table() {
    use table::{Bot, BotLevel, BotReply, BotTurn};
    for (number, level) in [
        (1, BotLevel::Easy),
        (2, BotLevel::Normal),
        (4, BotLevel::Easy),
        (5, BotLevel::Normal),
    ] {
        let mut game = table(&mission(number), 3);
        let count = BattleshipGalaxies::seats(&mission(number)).max;
        let mut bots: Vec<Box<dyn Bot<BattleshipGalaxies>>> = Seat::first(count)
            .map(|seat| {
                BattleshipGalaxies::bot(level, seat, Seed::from_u64(u64::from(seat.0))).unwrap()
            })
            .collect();
        let mut now = Millis::ZERO;
        let mut acted = 0;
        while game.outcome().is_none() && acted < 3_000 {
            let mut did = false;
            for seat in Seat::first(count) {
                if let BotReply::Act(command) =
                    bots[seat.index()].think(&BotTurn::new(&game, seat, now, None))
                {
                    game.act(now, seat, &command, &mut Silent)
                        .unwrap_or_else(|why| panic!("{command:?}: {why:?}"));
                    (did, acted) = (true, acted + 1);
                }
            }
            if !did {
                now = game.next_deadline().expect("somebody or the clock goes on");
                game.advance(now, &mut Silent);
            }
        }
        assert!(acted > 20);
    }
}

/// A stored table stays under 100 kB, whatever has happened at it.
#[test]
fn a_stored_table_is_small() {
    for number in 1..=5 {
        let mut game = table(&mission(number), 11);
        let (mut dice, mut now, mut most) = (Dice::new(Seed::from_u64(12)), 0, 0);
        for _ in 0..12 {
            play_on(&mut game, &mut dice, 50, &mut now);
            most = most.max(json(&game).len());
        }
        assert!(most < 100_000, "mission {number}: {most} bytes");
    }
}
