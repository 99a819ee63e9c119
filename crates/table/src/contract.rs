//! The guarantees of the kernel as a test suite that any game can run against itself: `table::contract!(Subject)`.
//!
//! A game's tests implement [`Subject`] once: which tables to try, which commands to send, and how to exchange
//! facts that are hidden from a viewer. Everything is derived from numbered seeds, so a failure names the case to repeat.

use crate::{
    AddressedEvent, BotLevel, BotTurn, Clock, Dice, Entry, Game, Millis, Refusal, Seat, SeatInfo,
    Seed, Silent, Simulation, TableLog, Viewer, full_view, next_due, run_due,
};
use serde::Serialize;

/// Describes a game to the suite.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// How many random tables each test tries.
    const CASES: u64 = 40;
    /// How many commands and pauses there are at each table.
    const STEPS: usize = 60;
    /// How many steps computer players play.
    const BOT_STEPS: usize = Self::STEPS * 20;
    /// The longest wait between two of them.
    const WAIT: u64 = 6_000;

    /// Whether something is hidden from some viewer at some time.
    const HAS_SECRETS: bool = true;

    /// A table to try: setup and seats.
    fn table(dice: &mut Dice) -> (<Self::Game as Game>::Setup, Vec<SeatInfo>);

    /// A random command of a seat, legal or not.
    fn command(game: &Self::Game, seat: Seat, dice: &mut Dice) -> <Self::Game as Game>::Command;

    /// A random query of a viewer, if the game has queries.
    fn query(_game: &Self::Game, _dice: &mut Dice) -> Option<<Self::Game as Game>::Query> {
        None
    }

    /// The same table with other values for everything that is hidden from `viewer`, who must not be able to notice.
    /// `None` if nothing is hidden now.
    fn exchange_hidden(game: &Self::Game, viewer: Viewer, dice: &mut Dice) -> Option<Self::Game>;
}

/// Runs a fuzz target over its kept inputs (`fuzz/corpus/TARGET`).
pub fn over_corpus(target: &str, run: impl Fn(&[u8])) {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(&folder).expect("a kept corpus");
    let mut inputs = 0;
    for file in files {
        let path = file.expect("a readable folder").path();
        println!("{}", path.display()); // shown when the run fails
        run(&std::fs::read(path).expect("a readable input"));
        inputs += 1;
    }
    assert!(inputs > 0, "{folder} is empty");
}

type Log<G> = TableLog<<G as Game>::Setup, <G as Game>::Command>;
type Told<G> = Vec<AddressedEvent<<G as Game>::Event>>;

/// A table that was played at random, with its log and events.
struct Played<G: Game> {
    log: Log<G>,
    game: G,
    now: Millis,
    told: Told<G>,
}

fn bytes(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a state can be written")
}

fn begin<S: Subject>(case: u64, dice: &mut Dice) -> (Log<S::Game>, S::Game) {
    let (setup, seats) = S::table(dice);
    let log = Log::<S::Game>::new::<S::Game>(setup, seats, Seed::from_u64(case));
    let game = log
        .begin::<S::Game>()
        .unwrap_or_else(|why| panic!("case {case}: {why}"));
    (log, game)
}

/// Plays a table at random as a server would. `visit` is called with every state.
fn play<S: Subject>(
    case: u64,
    mut visit: impl FnMut(&S::Game, Millis, &mut Dice),
) -> Played<S::Game> {
    let mut dice = Dice::new(Seed::from_u64(case).derive("contract"));
    let (log, game) = begin::<S>(case, &mut dice);
    let seats = log.seats.len() as u32;
    let mut table = Played {
        log,
        game,
        now: Millis::ZERO,
        told: Vec::new(),
    };
    for _ in 0..S::STEPS {
        let Played {
            log,
            game,
            now,
            told,
        } = &mut table;
        if game.clock() == Clock::Running {
            *now = now.plus(Millis(u64::from(dice.below(S::WAIT as u32))));
            run_due(game, *now, None, told, |entry| log.entries.push(entry));
            game.advance(*now, told);
        }
        log.entries.push(Entry::pass(*now));
        visit(game, *now, &mut dice);
        let seat = Seat(dice.below(seats + 1) as u8);
        let legal = game.legal(seat).unwrap_or_default();
        let command = match dice.below(2) {
            0 if !legal.is_empty() => legal[dice.below(legal.len() as u32) as usize].clone(),
            _ => S::command(game, seat, &mut dice),
        };
        let before = (bytes(game), told.len());
        match game.act(*now, seat, &command, told) {
            Ok(()) => log.entries.push(Entry::act(*now, seat, command)),
            Err(why) => {
                let after = (bytes(game), told.len());
                assert_eq!(after, before, "case {case}: {why:?} changed something");
                assert!(!why.code().is_empty() && !why.rule().is_empty());
            }
        }
    }
    table
}

/// The same log gives the same bytes and the same events, also through JSON.
pub fn replays<S: Subject>() {
    for case in 0..S::CASES {
        let played = play::<S>(case, |_, _, _| {});
        let log: Log<S::Game> =
            serde_json::from_str(&bytes(&played.log)).expect("a log can be read");
        let mut told = Told::<S::Game>::new();
        let again: S::Game = log
            .replay_with(&mut told)
            .unwrap_or_else(|why| panic!("case {case}: {why}"));
        assert_eq!(bytes(&again), bytes(&played.game), "case {case}");
        let written = |told: &Told<S::Game>| -> Vec<String> {
            told.iter()
                .map(|told| bytes(&(&told.to, &told.event)))
                .collect()
        };
        assert_eq!(written(&told), written(&played.told), "case {case}");
        let silent: S::Game = log.replay().expect("as before");
        assert_eq!(
            bytes(&silent),
            bytes(&played.game),
            "case {case}: observation"
        );
    }
}

/// A state that was stored as JSON at any time continues like the original.
pub fn snapshots<S: Subject>() {
    for case in 0..S::CASES {
        let played = play::<S>(case, |_, _, _| {});
        let mut dice = Dice::new(Seed::from_u64(case).derive("snapshots"));
        let cut = dice.below(played.log.entries.len() as u32 + 1) as usize;
        let mut head = played.log.clone();
        let tail = head.entries.split_off(cut);
        let there: S::Game = head.replay().expect("the head of a log replays");
        let mut back: S::Game =
            serde_json::from_str(&bytes(&there)).expect("a snapshot can be read");
        assert_eq!(bytes(&back), bytes(&there), "case {case}");
        for entry in &tail {
            let done = entry.play(&mut back, &mut Silent);
            assert!(done.is_ok(), "case {case}: {:?}", done.err());
        }
        assert_eq!(bytes(&back), bytes(&played.game), "case {case}");
    }
}

/// Advancing in steps equals advancing at once, in state and in events. A time in the past changes nothing.
pub fn steps_of_time<S: Subject>() {
    for case in 0..S::CASES {
        let played = play::<S>(case, |_, _, _| {});
        let mut dice = Dice::new(Seed::from_u64(case).derive("steps"));
        let (mut once, mut steps) = (played.game.clone(), played.game);
        let (mut told_once, mut told_steps) = (Told::<S::Game>::new(), Told::<S::Game>::new());
        let mut now = played.now;
        for _ in 0..4 {
            now = now.plus(Millis(u64::from(dice.below(60_000))));
            steps.advance(now, &mut told_steps);
            steps.advance(played.now, &mut told_steps);
        }
        once.advance(now, &mut told_once);
        assert_eq!(bytes(&once), bytes(&steps), "case {case}");
        let events = |told: &Told<S::Game>| -> Vec<String> {
            told.iter().map(|told| bytes(&told.event)).collect()
        };
        assert_eq!(events(&told_once), events(&told_steps), "case {case}");
    }
}

/// Legal commands are accepted, and so are the options and the default of every decision.
pub fn legal_commands<S: Subject>() {
    for case in 0..S::CASES {
        play::<S>(case, |game, now, dice| {
            if dice.below(6) > 0 {
                return;
            }
            let accepted = |seat: Seat, command: &<S::Game as Game>::Command, what: &str| {
                let done = game.clone().act(now, seat, command, &mut Silent);
                let text = bytes(command);
                assert!(done.is_ok(), "case {case}: {what} {text}: {:?}", done.err());
            };
            for decision in game.decisions() {
                assert!(!decision.seats.is_empty(), "case {case}: nobody is asked");
                if decision.is_expired(now) {
                    continue;
                }
                for seat in decision.seats.iter() {
                    let options = decision.options.iter().map(|option| &option.command);
                    options.for_each(|command| accepted(seat, command, "an option"));
                }
                if let Some((seat, default)) = decision.absent_answer() {
                    accepted(seat, default, "a default");
                }
            }
            for seat in Seat::first(8) {
                for command in game.legal(seat).unwrap_or_default() {
                    accepted(seat, &command, "a legal command");
                }
            }
            if game.outcome().is_some() {
                assert!(
                    game.decisions().is_empty(),
                    "case {case}: asked after the end"
                );
            }
        });
    }
}

/// If everything hidden from a viewer is exchanged, nothing changes in the view, decisions, legal commands and answers of that viewer.
pub fn secrets<S: Subject>() {
    let mut exchanged = 0;
    for case in 0..S::CASES {
        let mut seats = 0;
        play::<S>(case, |game, now, dice| {
            if seats == 0 {
                seats = S::table(&mut Dice::new(Seed::from_u64(case).derive("contract")))
                    .1
                    .len();
            }
            if dice.below(4) > 0 {
                return;
            }
            let viewer = match dice.below(seats as u32 + 1) as usize {
                seat if seat < seats => Viewer::Seat(Seat(seat as u8)),
                _ => Viewer::Spectator,
            };
            let Some(other) = S::exchange_hidden(game, viewer, dice) else {
                return;
            };
            exchanged += 1;
            let seen = |game: &S::Game| bytes(&full_view(game, viewer).expect("a view"));
            assert_eq!(seen(game), seen(&other), "case {case}: {viewer:?} sees it");
            let public = |game: &S::Game| -> Vec<String> {
                let decisions = game.decisions();
                decisions.iter().map(|one| bytes(&one.public())).collect()
            };
            assert_eq!(public(game), public(&other), "case {case}: decisions tell");
            assert_eq!(game.clock(), other.clock(), "case {case}: the clock tells");
            assert_eq!(game.chat_block(), other.chat_block(), "case {case}");
            let query = S::query(game, dice).map(|query| {
                [game, &other].map(|game| match game.query(viewer, &query) {
                    Ok(answer) => bytes(&answer),
                    Err(why) => bytes(&why.refused()),
                })
            });
            if let Some([here, there]) = query {
                assert_eq!(here, there, "case {case}: an answer tells {viewer:?}");
            }
            let Some(seat) = viewer.seat() else { return };
            let own = |game: &S::Game| {
                let decisions = game.decisions().into_iter().enumerate();
                let own = decisions.filter(|(_, decision)| decision.is_for(seat));
                let own: Vec<_> = own.map(|(index, one)| one.private(index)).collect();
                bytes(&(own, game.legal(seat), game.roles(seat)))
            };
            assert_eq!(own(game), own(&other), "case {case}: {seat} is told");
            // A refusal must not reveal it either.
            let command = S::command(game, seat, dice);
            let [here, there] = [game, &other].map(|game| {
                let done = game.clone().act(now, seat, &command, &mut Silent);
                done.err().map(|why| why.refused())
            });
            assert_eq!(here, there, "case {case}: {} tells {seat}", bytes(&command));
            // Computer players must decide the same.
            for level in <S::Game as Game>::bot_levels() {
                let [here, there] = [game, &other].map(|game| {
                    let seed = Seed::from_u64(case);
                    let mut bot = S::Game::bot(*level, seat, seed).expect("a level of the game");
                    let reply = bot.think(&BotTurn::new(game, seat, now, None));
                    match reply {
                        crate::BotReply::Act(command) => format!("act {}", bytes(&command)),
                        crate::BotReply::At(at, command) => format!("{at} {}", bytes(&command)),
                        crate::BotReply::Wait => "wait".to_owned(),
                    }
                });
                assert_eq!(
                    here, there,
                    "case {case}: the {level} bot knows more than {seat}"
                );
            }
        });
    }
    assert!(
        exchanged > 0 || !S::HAS_SECRETS,
        "nothing was ever exchanged"
    );
}

/// Computer players of every level send only legal commands, in games among themselves and when they take over a seat.
pub fn bots<S: Subject>() {
    let levels = <S::Game as Game>::bot_levels();
    for level in BotLevel::ALL {
        let bot = S::Game::bot(level, Seat(0), Seed::from_u64(0));
        assert_eq!(bot.is_some(), levels.contains(&level), "{level}");
    }
    for case in 0..S::CASES {
        for level in levels {
            let fresh = begin::<S>(case, &mut Dice::new(Seed::from_u64(case).derive("bots")));
            let played = play::<S>(case, |_, _, _| {});
            let middle = (played.log, played.game);
            for ((log, game), now) in [(fresh, Millis::ZERO), (middle, played.now)] {
                let mut table = Simulation::new(game.clone());
                table.now = now;
                for (seat, _) in Seat::first(log.seats.len() as u8).zip(&log.seats) {
                    let seed = Seed::from_u64(case).derive(&seat.to_string());
                    if let Some(bot) = S::Game::bot(*level, seat, seed) {
                        table.seat(seat, bot);
                    }
                }
                table.run(S::BOT_STEPS);
                assert_eq!(
                    table.refused, 0,
                    "case {case}: the {level} bot breaks rules"
                );
                // Their commands give a log that replays.
                let mut again = game;
                for entry in &table.entries {
                    let done = entry.play(&mut again, &mut Silent);
                    assert!(done.is_ok(), "case {case}: {:?}", done.err());
                }
                again.advance(table.now, &mut Silent);
                assert_eq!(bytes(&again), bytes(&table.game), "case {case}");
            }
        }
    }
}

/// Defaults are executed when the time is up and not earlier; an answer in the same millisecond comes after them.
pub fn timeouts<S: Subject>() {
    for case in 0..S::CASES {
        play::<S>(case, |game, now, _| {
            let decisions = game.decisions();
            let timeouts = decisions.iter().filter_map(|one| one.timeout());
            let Some((until, seat, default)) = timeouts.min_by_key(|one| one.0) else {
                return;
            };
            if next_due(game) != Some(until) || until <= now || game.clock() == Clock::Held {
                return;
            }
            let mut early = game.clone();
            let mut entries = Vec::new();
            run_due(
                &mut early,
                Millis(until.0 - 1),
                None,
                &mut Silent,
                |entry| {
                    entries.push(entry);
                },
            );
            assert!(entries.is_empty(), "case {case}: a default came early");
            let mut late = game.clone();
            run_due(&mut late, until, None, &mut Silent, |entry| {
                entries.push(entry)
            });
            assert!(!entries.is_empty(), "case {case}: nothing happened in time");
            // Unless the game itself advanced at that time, the default was executed.
            if game.next_deadline() != Some(until) {
                let first = Entry::act(until, seat, default.clone());
                assert!(entries.contains(&first), "case {case}: {}", bytes(&entries));
            }
        });
    }
}

/// Every test of the suite for one [`Subject`], in a module `contract`.
#[macro_export]
macro_rules! contract {
    ($subject:ty) => {
        mod contract {
            use super::*;

            #[test]
            fn replays() {
                $crate::contract::replays::<$subject>();
            }

            #[test]
            fn snapshots() {
                $crate::contract::snapshots::<$subject>();
            }

            #[test]
            fn steps_of_time() {
                $crate::contract::steps_of_time::<$subject>();
            }

            #[test]
            fn legal_commands() {
                $crate::contract::legal_commands::<$subject>();
            }

            #[test]
            fn secrets() {
                $crate::contract::secrets::<$subject>();
            }

            #[test]
            fn bots() {
                $crate::contract::bots::<$subject>();
            }

            #[test]
            fn timeouts() {
                $crate::contract::timeouts::<$subject>();
            }
        }
    };
}
