//! Property tests of the kernel with the toy game.

use super::*;
use crate::{AddressedEvent, Entry, Refusal, ReplayError, Silent, TableLog};
use proptest::prelude::*;

type Log = TableLog<Setup, Command>;

/// A step at a table: time passes, then perhaps a seat sends a command.
type Ask = (u64, Option<(Seat, Command)>);

fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        4 => Just(Command::Open),
        6 => (0u8..5).prop_map(|slot| Command::Bid { slot }),
        1 => Just(Command::TakeBack),
        1 => Just(Command::Wave),
        1 => Just(Command::Hold),
        2 => Just(Command::Go),
    ]
}

fn asks() -> impl Strategy<Value = Vec<Ask>> {
    let ask = (
        0u64..6_000,
        proptest::option::weighted(0.9, ((0u8..6).prop_map(Seat), commands())),
    );
    proptest::collection::vec(ask, 0..120)
}

fn tables() -> impl Strategy<Value = Log> {
    (1u8..=9, 1u32..20, 2u8..=5, any::<u64>(), any::<u8>()).prop_map(
        |(rounds, seconds, people, seed, androids)| {
            let seats = (0..people)
                .map(|seat| {
                    if seat > 0 && androids & (1 << seat) != 0 {
                        SeatInfo::game(format!("android {seat}"))
                    } else {
                        SeatInfo::person(format!("person {seat}"))
                    }
                })
                .collect();
            Log::new::<Toy>(
                Setup {
                    rounds,
                    seconds,
                    ..Setup::default()
                },
                seats,
                Seed::from_u64(seed),
            )
        },
    )
}

fn bytes(toy: &Toy) -> String {
    serde_json::to_string(toy).unwrap()
}

/// Plays the steps, logs the accepted commands, and checks that a refusal changes nothing.
fn play(log: &mut Log, asks: &[Ask], told: &mut Vec<AddressedEvent<Event>>) -> Toy {
    let mut toy = log.begin::<Toy>().unwrap();
    let mut now = Millis::ZERO;
    for (wait, ask) in asks {
        now = now.plus(Millis(*wait));
        toy.advance(now, told);
        let Some((seat, command)) = ask else {
            log.entries.push(Entry::pass(now));
            continue;
        };
        let before = (bytes(&toy), told.len());
        match toy.act(now, *seat, command, told) {
            Ok(()) => log.entries.push(Entry::act(now, *seat, *command)),
            Err(refusal) => {
                assert_eq!(
                    (bytes(&toy), told.len()),
                    before,
                    "{refusal:?} changed something"
                );
                assert!(refusal.refused().code.starts_with("toy-"));
                log.entries.push(Entry::pass(now));
            }
        }
    }
    toy
}

fn heard(told: &[AddressedEvent<Event>], viewer: Viewer) -> Vec<&Event> {
    told.iter()
        .filter(|told| told.to.includes(viewer))
        .map(|told| &told.event)
        .collect()
}

proptest! {
    #[test]
    fn replay_gives_the_same_bytes(log in tables(), asks in asks()) {
        let mut log = log;
        let mut told = Vec::new();
        let played = play(&mut log, &asks, &mut told);

        let saved = serde_json::to_string(&log).unwrap();
        let log: Log = serde_json::from_str(&saved).unwrap();
        let mut retold = Vec::new();
        prop_assert_eq!(bytes(&log.replay_with::<Toy>(&mut retold).unwrap()), bytes(&played));
        prop_assert_eq!(retold, told);
        prop_assert_eq!(bytes(&log.replay::<Toy>().unwrap()), bytes(&played));
    }

    #[test]
    fn a_snapshot_goes_on_like_the_original(log in tables(), asks in asks(), cut in 0usize..120) {
        let mut log = log;
        let played = play(&mut log, &asks, &mut Vec::new());
        let cut = cut.min(log.entries.len());
        let tail = log.entries.split_off(cut);
        let mut back: Toy = serde_json::from_str(&bytes(&log.replay::<Toy>().unwrap())).unwrap();
        for entry in &tail {
            prop_assert!(entry.play(&mut back, &mut Silent).is_ok());
        }
        prop_assert_eq!(bytes(&back), bytes(&played));
    }

    #[test]
    fn advancing_in_steps_is_advancing_at_once(log in tables(), asks in asks(), a in 0u64..30_000, b in 0u64..30_000) {
        let mut log = log;
        let mut once = play(&mut log, &asks, &mut Vec::new());
        let mut steps = once.clone();
        let now = asks.iter().map(|ask| ask.0).sum::<u64>();
        let (a, b) = (Millis(now + a.min(b)), Millis(now + a.max(b)));

        let (mut told_once, mut told_steps) = (Vec::new(), Vec::new());
        once.advance(b, &mut told_once);
        steps.advance(a, &mut told_steps);
        steps.advance(b, &mut told_steps);
        steps.advance(a, &mut told_steps); // the past changes nothing
        prop_assert_eq!(bytes(&once), bytes(&steps));
        prop_assert_eq!(told_once, told_steps);
    }

    /// If everything hidden from a viewer is changed, the viewer sees no difference until cards are shown.
    #[test]
    fn hidden_information_stays_hidden(log in tables(), asks in asks(), more in asks(), other in any::<u64>()) {
        let mut log = log;
        let base = play(&mut log, &asks, &mut Vec::new());
        let people = base.count();
        for viewer in Seat::first(people).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut here = base.clone();
            let mut there = base.clone();
            let mut dice = Dice::new(Seed::from_u64(other));
            let mut pool = there.deck.split_off(0);
            for (seat, player) in Seat::first(people).zip(&mut there.players) {
                if !viewer.is(seat) {
                    pool.append(&mut player.hand);
                }
            }
            dice.shuffle(&mut pool);
            for ((seat, player), same) in Seat::first(people).zip(&mut there.players).zip(&base.players) {
                if !viewer.is(seat) {
                    player.hand = pool.split_off(pool.len() - same.hand.len());
                }
            }
            there.deck = pool;

            let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
            let mut now = here.now;
            for (wait, ask) in &more {
                prop_assert_eq!(
                    crate::full_view(&here, viewer).unwrap().to_string(),
                    crate::full_view(&there, viewer).unwrap().to_string()
                );
                prop_assert_eq!(heard(&told_here, viewer), heard(&told_there, viewer));
                prop_assert_eq!(here.query(viewer, &Query::Unseen), there.query(viewer, &Query::Unseen));
                if let Some(seat) = viewer.seat() {
                    prop_assert_eq!(here.legal(seat), there.legal(seat));
                }
                now = now.plus(Millis(*wait));
                here.advance(now, &mut told_here);
                there.advance(now, &mut told_there);
                if let Some((seat, command)) = ask {
                    let answers = (
                        here.act(now, *seat, command, &mut told_here),
                        there.act(now, *seat, command, &mut told_there),
                    );
                    prop_assert_eq!(answers.0, answers.1);
                }
                if told_here.iter().any(|told| matches!(told.event, Event::Shown { .. })) {
                    break;
                }
            }
        }
    }

    #[test]
    fn legal_commands_are_accepted_and_no_others(log in tables(), asks in asks()) {
        let mut log = log;
        let toy = play(&mut log, &asks, &mut Vec::new());
        for seat in Seat::first(6) {
            let legal = toy.legal(seat).unwrap();
            let all = [Command::Open, Command::TakeBack, Command::Hold, Command::Go, Command::Wave];
            for command in all.into_iter().chain((0..6).map(|slot| Command::Bid { slot })) {
                let accepted = toy.clone().act(toy.now, seat, &command, &mut Silent).is_ok();
                prop_assert_eq!(accepted, legal.contains(&command), "{:?} {:?}", seat, command);
            }
        }
    }

    #[test]
    fn the_game_always_ends(log in tables()) {
        let mut toy = log.begin::<Toy>().unwrap();
        let mut now = Millis::ZERO;
        for _ in 0..toy.setup.rounds {
            prop_assert_eq!(toy.outcome(), None);
            toy.act(now, toy.lead, &Command::Open, &mut Silent).unwrap();
            now = toy.next_deadline().unwrap_or(now);
            toy.advance(now, &mut Silent);
        }
        let outcome = toy.outcome().unwrap();
        prop_assert!(!outcome.winners.is_empty());
        prop_assert_eq!(toy.act(now, Seat(0), &Command::Open, &mut Silent), Err(ToyRefusal::Over));
        prop_assert!(toy.decisions().is_empty());
    }
}

fn two_people() -> Log {
    let seats = vec![SeatInfo::person("Ada"), SeatInfo::person("Grace")];
    Log::new::<Toy>(Setup::default(), seats, Seed::from_u64(1))
}

#[test]
fn refusals_name_their_rule() {
    let mut toy = two_people().begin::<Toy>().unwrap();
    let mut refused = |seat, command| {
        toy.act(Millis::ZERO, seat, &command, &mut Silent)
            .unwrap_err()
            .refused()
            .to_string()
    };
    assert_eq!(refused(Seat(1), Command::Open), "toy-not-your-lead (TOY-2)");
    assert_eq!(
        refused(Seat(0), Command::Bid { slot: 0 }),
        "toy-not-open (TOY-3)"
    );
    assert_eq!(refused(Seat(0), Command::Go), "toy-not-held (TOY-8)");
    assert_eq!(refused(Seat(9), Command::Open), "toy-no-such-seat (TOY-1)");
}

#[test]
fn impossible_setups_are_refused() {
    let log = two_people();
    let with = |setup: Setup, people: usize| {
        let seats = vec![SeatInfo::person("somebody"); people];
        Toy::setup(&setup, &seats, log.seed).map(|_| ())
    };
    let setup = Setup::default;
    assert_eq!(with(setup(), 2), Ok(()));
    assert_eq!(with(setup(), 1), Err(ToyRefusal::People(1)));
    assert_eq!(with(setup(), 6), Err(ToyRefusal::People(6)));
    assert_eq!(
        with(
            Setup {
                rounds: 10,
                ..setup()
            },
            2
        ),
        Err(ToyRefusal::Rounds)
    );
    assert_eq!(
        with(
            Setup {
                seconds: 0,
                ..setup()
            },
            2
        ),
        Err(ToyRefusal::Seconds)
    );
}

#[test]
fn a_log_of_another_game_or_version_is_refused() {
    let mut log = two_people();
    log.rules_version = 99;
    assert_eq!(log.replay::<Toy>().unwrap_err(), ReplayError::Rules(99));
    log.game = "chess".to_owned();
    assert_eq!(
        log.replay::<Toy>().unwrap_err(),
        ReplayError::Game("chess".to_owned())
    );
}

#[test]
fn a_log_that_was_tampered_with_is_refused() {
    let mut log = two_people();
    log.entries = vec![
        Entry::act(Millis(10), Seat(0), Command::Open),
        Entry::act(Millis(5), Seat(1), Command::Hold),
    ];
    assert_eq!(log.replay::<Toy>().unwrap_err(), ReplayError::Time(1));
    log.entries[1] = Entry::act(Millis(10), Seat(1), Command::Go);
    assert!(matches!(
        log.replay::<Toy>().unwrap_err(),
        ReplayError::Entry(1, _)
    ));
}

#[test]
fn nobody_talks_in_the_last_round() {
    let mut log = two_people();
    log.setup.rounds = 1;
    let mut toy = log.begin::<Toy>().unwrap();
    assert_eq!(toy.chat_block(), None);
    toy.act(Millis::ZERO, Seat(0), &Command::Open, &mut Silent)
        .unwrap();
    assert_eq!(toy.chat_block().unwrap().rule, "TOY-7");
    toy.advance(Millis::secs(10), &mut Silent);
    assert_eq!(toy.chat_block(), None);
    assert!(toy.outcome().is_some());
}
