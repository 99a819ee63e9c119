//! The kernel's promises, proved for the mission as it is played: random crews, random setups, storms of commands.

#[path = "../../../tests/fuzz/commands.rs"]
mod commands;

use super::super::command::{Query, WhatIf};
use super::super::deal::Change;
use super::super::setup::{Difficulty, Frontier, Pace};
use super::*;
use crate::action::Action;
use proptest::prelude::*;
use table::{Dice, Entry, Silent, TableLog};

type Log = TableLog<Setup, Command>;

/// Something that happens at a table: time passes, then perhaps a seat asks for something, made of raw numbers.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub(super) wait: u64,
    pub(super) seat: u8,
    pub(super) kind: u8,
    pub(super) a: u8,
    pub(super) b: u8,
    pub(super) c: u8,
}

fn asks(longest_wait: u64) -> impl Strategy<Value = Vec<Ask>> {
    let ask =
        (0..longest_wait, 0u8..6, any::<[u8; 4]>()).prop_map(|(wait, seat, [kind, a, b, c])| Ask {
            wait,
            seat,
            kind,
            a,
            b,
            c,
        });
    proptest::collection::vec(ask, 0..90)
}

fn difficulties() -> impl Strategy<Value = Difficulty> {
    prop_oneof![
        Just(Difficulty::White),
        Just(Difficulty::Mixed),
        Just(Difficulty::Yellow)
    ]
}

fn setups() -> impl Strategy<Value = (Setup, usize)> {
    let missions = prop_oneof![
        4 => Just(MissionChoice::default()),
        1 => Just(MissionChoice::Random { level: Level::TestRun }),
        1 => Just(MissionChoice::Random { level: Level::Simulation }),
        1 => Just(MissionChoice::Random { level: Level::AdvancedSimulation }),
        1 => Just(MissionChoice::Generated { recipe: Default::default() }),
        1 => (1..=8).prop_map(|n| MissionChoice::Script { id: format!("S2-{n}") }),
    ];
    let paces = prop_oneof![6 => Just(Pace::Real), 2 => Just(Pace::Slow), 1 => Just(Pace::Untimed)];
    (
        missions,
        difficulties(),
        difficulties(),
        paces,
        any::<u8>(),
        1usize..=5,
        any::<u8>(),
    )
        .prop_map(
            |(mission, common, serious, pace, options, people, modules)| {
                let option = |bit: u8| options >> bit & 1 == 1;
                let campaign = option(0) && option(1) && mission == MissionChoice::default();
                // Half of the tables play with the base game only.
                let module = |bit: u8| modules & 1 == 1 && modules >> bit & 1 == 1;
                let frontier = Frontier {
                    threats: module(1),
                    double_actions: module(2),
                    specializations: module(3) || module(4),
                    experience: module(3) && module(5) && !campaign,
                    easier: module(6),
                    no_android: module(7) && people == 3 && !option(2),
                    hard_solo: module(7) && people == 1 && module(2),
                };
                // Training keeps the base rules, so a red pool is refused there.
                let level = mission.level().unwrap_or_default();
                let (common, serious) = match frontier.at(level).threats && option(7) {
                    true => (Difficulty::Red, Difficulty::AllColours),
                    false => (common, serious),
                };
                let setup = Setup {
                    mission,
                    common,
                    serious,
                    frontier,
                    pace: if people > 1 && pace == Pace::Untimed {
                        Pace::Real
                    } else {
                        pace
                    },
                    five: option(2) && people > 1,
                    manual_officers: option(3),
                    misplay: option(4),
                    skip_briefing: option(5) || option(6),
                    campaign,
                    preview: Some(true),
                    ..Setup::default()
                };
                (setup, people)
            },
        )
}

fn tables() -> impl Strategy<Value = Log> {
    (setups(), any::<u64>()).prop_map(|((setup, people), seed)| {
        Log::new::<SpaceAlert>(setup, crew_of(people), Seed::from_u64(seed))
    })
}

/// A command made of numbers. Most refer to cards and pieces that exist, so that many are accepted.
pub(super) fn command(game: &SpaceAlert, ask: &Ask) -> Command {
    let held = game.round.as_ref().and_then(|round| {
        let player = game.crew.player(Seat(ask.seat))?;
        let cards = &round.players[player].cards;
        let of_androids = round
            .heroics
            .iter()
            .chain(&round.expansion.android_specials);
        Some(cards.iter().chain(of_androids).copied().collect())
    });
    let held: Vec<CardId> = held.unwrap_or_default();
    commands::any_command([ask.kind, ask.a, ask.b, ask.c], &held)
}

fn bytes(game: &SpaceAlert) -> String {
    serde_json::to_string(game).unwrap()
}

fn viewers(game: &SpaceAlert) -> Vec<Viewer> {
    let seats = game.crew.seats.iter().copied().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// How many cards a mission has: 96 of the base game (SA-2.25, SA-2.26); double action cards instead of the action cards,
/// special cards instead of the heroic cards (NF-1.11).
fn cards_in_box(game: &SpaceAlert) -> usize {
    let expansion = &game.round.as_ref().unwrap().expansion;
    let actions = if expansion.modules.double_actions {
        96
    } else {
        90
    };
    let specials = expansion.skills.iter().flatten();
    match expansion.modules.specializations {
        true => actions + specials.map(|skill| skill.cards().count()).sum::<usize>(),
        false => actions + 6,
    }
}

/// Every card of the box, wherever it is, by number: a mission under way has each of them once.
pub(super) fn census(game: &SpaceAlert) -> Vec<CardId> {
    let round = game.round.as_ref().unwrap();
    let solo = game.crew.is_solo();
    let on_androids = round.boards[game.crew.human_members()..]
        .iter()
        .flatten()
        .flatten();
    let mut cards: Vec<CardId> = round
        .players
        .iter()
        .flat_map(|player| player.cards.iter().chain(player.packs.iter().flatten()))
        .chain(&round.deck)
        .chain(&round.aside)
        .chain(&round.heroics)
        .chain(&round.expansion.android_specials)
        .copied()
        .chain(on_androids.flat_map(|p| p.cards()).filter(|c| {
            let specials = &round.expansion.android_specials;
            !solo && !round.heroics.contains(c) && !specials.contains(c)
        }))
        .collect();
    cards.sort();
    cards
}

/// Plays the asks, keeps what was accepted, checks on the way that a refusal changes nothing and that no card is lost.
fn play(
    log: &mut Log,
    asks: &[Ask],
    told: &mut Vec<AddressedEvent<Event>>,
) -> (SpaceAlert, Millis) {
    let mut game = log.begin::<SpaceAlert>().unwrap();
    let mut now = Millis::ZERO;
    for ask in asks {
        now = now.plus(Millis(ask.wait));
        game.advance(now, told);
        let command = command(&game, ask);
        let before = (bytes(&game), told.len());
        match game.act(now, Seat(ask.seat), &command, told) {
            Ok(()) => log.entries.push(Entry::act(now, Seat(ask.seat), command)),
            Err(why) => {
                assert_eq!(
                    (bytes(&game), told.len()),
                    before,
                    "{why:?} changed something"
                );
                assert!(why.refused().code.starts_with("sa-round-"));
                log.entries.push(Entry::pass(now));
            }
        }
        if game.round.is_some() {
            assert_eq!(census(&game).len(), cards_in_box(&game));
            assert!(
                census(&game).windows(2).all(|pair| pair[0] < pair[1]),
                "a card twice"
            );
        }
    }
    (game, now)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The same list gives the same bytes, also through JSON and from any snapshot.
    #[test]
    fn replay_gives_the_same_bytes(log in tables(), asks in asks(12_000), cut in 0usize..90) {
        let mut log = log;
        let mut told = Vec::new();
        let (played, _) = play(&mut log, &asks, &mut told);
        let log: Log = serde_json::from_str(&serde_json::to_string(&log).unwrap()).unwrap();
        let mut retold = Vec::new();
        prop_assert_eq!(bytes(&log.replay_with::<SpaceAlert>(&mut retold).unwrap()), bytes(&played));
        prop_assert_eq!(retold, told);

        let mut head = log.clone();
        let tail = head.entries.split_off(cut.min(log.entries.len()));
        let mut back: SpaceAlert = serde_json::from_str(&bytes(&head.replay().unwrap())).unwrap();
        for entry in &tail {
            prop_assert!(entry.play(&mut back, &mut Silent).is_ok());
        }
        prop_assert_eq!(bytes(&back), bytes(&played));
    }

    /// Time in steps is time at once, in state and in events; the past changes nothing.
    #[test]
    fn advancing_in_steps_is_advancing_at_once(
        log in tables(), asks in asks(9_000), steps in proptest::collection::vec(0u64..200_000, 1..6)
    ) {
        let mut log = log;
        let (mut once, now) = play(&mut log, &asks, &mut Vec::new());
        let mut stepped = once.clone();
        let (mut told_once, mut told_stepped) = (Vec::new(), Vec::new());
        let mut at = now;
        for step in &steps {
            at = at.plus(Millis(*step));
            stepped.advance(at, &mut told_stepped);
            stepped.advance(now, &mut told_stepped);
        }
        once.advance(at, &mut told_once);
        prop_assert_eq!(bytes(&once), bytes(&stepped));
        prop_assert_eq!(told_once, told_stepped);
        prop_assert!(once.next_deadline().is_none_or(|next| next > at));
    }

    /// Whatever may be asked of a table is answered: views, queries, legal commands, for everybody and at any time.
    #[test]
    fn every_question_has_an_answer(log in tables(), asks in asks(15_000), slot in any::<u8>(), on in any::<u8>()) {
        let mut log = log;
        let (mut game, now) = play(&mut log, &asks, &mut Vec::new());
        for stage in 0..2 {
            for viewer in viewers(&game) {
                table::full_view(&game, viewer).unwrap();
                let instead = vec![WhatIf { slot, action: Action::A.into(), on: (on > 9).then_some(on % 9) }];
                for query in [Query::Film, Query::Projection { instead }, Query::Projection { instead: Vec::new() }] {
                    if let Ok(answer) = game.query(viewer, &query) {
                        serde_json::to_string(&answer).unwrap();
                    }
                }
            }
            if stage == 0 {
                game.advance(now.plus(Millis::secs(7_200)), &mut Silent);
            }
        }
    }

    /// What is listed as legal is accepted; what is accepted is listed, up to which of several equal cards is meant.
    #[test]
    fn legal_commands_are_the_accepted_ones(log in tables(), asks in asks(9_000), more in asks(1)) {
        let mut log = log;
        let (game, now) = play(&mut log, &asks, &mut Vec::new());
        for seat in Seat::first(6) {
            let legal = game.legal(seat).unwrap();
            for command in &legal {
                let answer = game.clone().act(now, seat, command, &mut Silent);
                prop_assert!(answer.is_ok(), "{:?}: {:?}", command, answer);
            }
            let face = |command: &Command| match *command {
                Command::Place { card, slot, up, on } => {
                    let on = on.filter(|on| game.crew.player(seat).and_then(|p| game.crew.number(p)) != Some(*on));
                    format!("{:?} {slot} {up:?} {on:?}", card.face())
                }
                Command::Give { card, to } => format!("give {:?} {to}", card.face()),
                Command::Move { from, to, on } => format!("move {from} {to} {:?}",
                    on.filter(|on| game.crew.player(seat).and_then(|p| game.crew.number(p)) != Some(*on))),
                Command::Flip { slot, on } => format!("flip {slot} {:?}",
                    on.filter(|on| game.crew.player(seat).and_then(|p| game.crew.number(p)) != Some(*on))),
                Command::TakeBack { slot, on } => format!("back {slot} {:?}",
                    on.filter(|on| game.crew.player(seat).and_then(|p| game.crew.number(p)) != Some(*on))),
                Command::Specialize { specialization, on } => format!("choose {specialization:?} {:?}",
                    on.filter(|on| game.crew.player(seat).and_then(|p| game.crew.number(p)) != Some(*on))),
                ref other => format!("{other:?}"),
            };
            let listed: Vec<String> = legal.iter().map(face).collect();
            for ask in &more {
                let command = command(&game, &Ask { seat: seat.0, ..ask.clone() });
                let moves_itself = match command {
                    Command::Board { .. } | Command::Point { .. } | Command::Propose { .. } => true,
                    // Only the players know their explorers.
                    Command::Explorer { .. } => true,
                    // Whose turn it is need not be said.
                    Command::Repair { crew: Some(_), .. } => true,
                    // Who is there, the game does not know.
                    Command::StandIn { .. } => true,
                    Command::Move { from, to, .. } => from == to,
                    // A card that lies on the board already is moved: listed as a move.
                    Command::Place { card, .. } | Command::Give { card, .. } => game.round.as_ref()
                        .is_some_and(|r| r.boards.iter().flatten().flatten().any(|p| p.holds(card))),
                    _ => false,
                };
                if !moves_itself && game.clone().act(now, seat, &command, &mut Silent).is_ok() {
                    prop_assert!(listed.contains(&face(&command)), "{:?} is accepted and not listed", command);
                }
            }
        }
    }

    /// Change everything a viewer may not know: hands, packs, face-down cards, undrawn decks, tiles. As long as nothing of it
    /// is revealed, that viewer cannot tell: not by the view, the events, the refusals, the legal commands or a projection.
    #[test]
    fn hidden_information_stays_hidden(
        log in tables(), asks in asks(7_000), more in asks(4_000), other in any::<u64>()
    ) {
        let mut log = log;
        let (base, now) = play(&mut log, &asks, &mut Vec::new());
        prop_assume!(base.stage == Stage::Action);
        for viewer in viewers(&base) {
            let (there, swapped) = scrambled(&base, viewer, &mut Dice::new(Seed::from_u64(other)));
            let (mut here, mut there) = (base.clone(), there);
            let (mut told_here, mut told_there) = (Vec::new(), Vec::new());
            let mut at = now;
            for ask in &more {
                if knows_more(&here, &base, viewer) {
                    break;
                }
                prop_assert_eq!(seen(&here, viewer), seen(&there, viewer));
                prop_assert_eq!(heard(&told_here, viewer), heard(&told_there, viewer));
                at = at.plus(Millis(ask.wait));
                here.advance(at, &mut told_here);
                there.advance(at, &mut told_there);
                if knows_more(&here, &base, viewer) {
                    break;
                }
                let mine = viewer.is(Seat(ask.seat));
                let asked = command(&here, ask);
                let same = if mine { asked.clone() } else { with_cards(&asked, &swapped) };
                let answers = (
                    here.act(at, Seat(ask.seat), &asked, &mut told_here),
                    there.act(at, Seat(ask.seat), &same, &mut told_there),
                );
                if mine {
                    prop_assert_eq!(answers.0, answers.1);
                } else {
                    prop_assert_eq!(answers.0.is_ok(), answers.1.is_ok());
                }
            }
        }
    }

    /// While a flight is revealed turn by turn, nobody learns what lies face down for later turns.
    #[test]
    fn later_turns_stay_face_down(seed in any::<u64>(), plan in asks(1), other in any::<u64>(), turns in 1u8..12) {
        let setup = Setup { misplay: true, ..script("S2-3") };
        let mut table = Table::seeded(setup, 4, seed);
        for (phase, second) in [(0, 1), (1, 231), (2, 451)] {
            table.at(second);
            for ask in plan.iter().skip(phase * 25).take(25) {
                let ask = Ask { kind: 0, seat: ask.seat % 4, c: ask.c & 1, ..ask.clone() };
                let _ = table.game.act(table.now, Seat(ask.seat), &command(&table.game, &ask), &mut Silent);
            }
        }
        table.at(601);
        while table.game.stage == Stage::Resolution && table.game.flight.as_ref().unwrap().turn < turns {
            let until = table.game.next_deadline().unwrap();
            table.at_ms(until.0);
        }
        prop_assume!(table.game.stage == Stage::Resolution);
        let mut there = table.game.clone();
        let turn = usize::from(there.flight.as_ref().unwrap().turn);
        let round = there.round.as_mut().unwrap();
        // Everybody but seat 0 holds other cards for the turns to come; backs stay as they are.
        let later: Vec<CardId> = round.boards[1..].iter().flat_map(|row| row[turn..].iter().flatten()).map(|p| p.card).collect();
        let swapped = permutation(&later, &mut Dice::new(Seed::from_u64(other)));
        for row in &mut round.boards[1..] {
            for placed in row[turn..].iter_mut().flatten() {
                placed.card = swapped(placed.card);
            }
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            prop_assert_eq!(seen(&table.game, viewer), seen(&there, viewer));
        }
    }
}

/// Everything a viewer can find out without acting.
fn seen(game: &SpaceAlert, viewer: Viewer) -> Vec<String> {
    let mut seen = vec![table::full_view(game, viewer).unwrap().to_string()];
    for query in [
        Query::Film,
        Query::Projection {
            instead: Vec::new(),
        },
    ] {
        seen.push(match game.query(viewer, &query) {
            Ok(answer) => serde_json::to_string(&answer).unwrap(),
            Err(why) => format!("{why:?}"),
        });
    }
    seen.push(format!("{:?}", viewer.seat().map(|seat| game.legal(seat))));
    seen.push(format!(
        "{:?} {:?} {:?}",
        game.decisions(),
        game.chat_block(),
        game.next_deadline()
    ));
    seen
}

fn heard(told: &[AddressedEvent<Event>], viewer: Viewer) -> Vec<&Event> {
    let mine = told.iter().filter(|told| told.to.includes(viewer));
    mine.map(|told| &told.event).collect()
}

/// Whether something hidden has been revealed since: a card came to the viewer or to an android, a threat was drawn, the
/// round is over, or in a test run a card was placed or turned up.
fn knows_more(game: &SpaceAlert, base: &SpaceAlert, viewer: Viewer) -> bool {
    let known = |game: &SpaceAlert| {
        let view = view(game, viewer);
        let cards = view.mine.map(|mine| mine.cards);
        let faces: Vec<_> = view.crew.iter().map(|c| c.faces).collect();
        (cards, faces, view.threats.len(), view.stage)
    };
    known(game) != known(base)
}

fn permutation(cards: &[CardId], dice: &mut Dice) -> impl Fn(CardId) -> CardId + use<> {
    let from = cards.to_vec();
    let mut to = Vec::new();
    // Heroic cards have gold backs, the backs of double cards show which half is double (NF-5.1.5): they change places among
    // themselves. Everybody knows the special cards.
    let back = |card: &CardId| match card.face() {
        Some(face) if face.special.is_some() => 4 + usize::from(card.0),
        Some(face) if face.movement.is_double() => 2,
        Some(face) if face.action.is_double() => 3,
        _ => usize::from(card.is_heroic()),
    };
    for class in 0..256 {
        let of_class = |c: &CardId| back(c) == class;
        let mut part: Vec<CardId> = from.iter().copied().filter(of_class).collect();
        dice.shuffle(&mut part);
        to.push(part);
    }
    let map: Vec<(CardId, CardId)> = from
        .iter()
        .map(|card| (*card, to[back(card)].pop().unwrap()))
        .collect();
    move |card| {
        map.iter()
            .find(|(from, _)| *from == card)
            .map_or(card, |(_, to)| *to)
    }
}

/// The same table with everything changed that the viewer may not know, and which card stands for which.
pub(super) fn scrambled(
    base: &SpaceAlert,
    viewer: Viewer,
    dice: &mut Dice,
) -> (SpaceAlert, impl Fn(CardId) -> CardId + use<>) {
    let mut game = base.clone();
    let crew = game.crew.clone();
    let me = viewer.seat().and_then(|seat| crew.player(seat));
    let round = game.round.as_mut().unwrap();
    let open: Vec<CardId> = (0..crew.size())
        .filter(|number| round.faces_for(&crew, *number, me))
        .flat_map(|number| round.boards[number].iter().flatten())
        .flat_map(|placed| placed.cards())
        .collect();
    let solo = crew.is_solo();
    let others = round.players.iter().enumerate();
    let hidden: Vec<CardId> = others
        .flat_map(|(i, player)| {
            let held = player.cards.iter().filter(move |_| Some(i) != me && !solo);
            held.chain(player.packs.iter().flatten())
        })
        .chain(&round.deck)
        .chain(&round.aside)
        .copied()
        .filter(|card| !open.contains(card))
        .collect();
    let swap = permutation(&hidden, dice);
    let change = |card: &mut CardId| *card = swap(*card);
    for (i, player) in round.players.iter_mut().enumerate() {
        player.packs.iter_mut().flatten().for_each(change);
        if Some(i) != me {
            player.cards.iter_mut().for_each(change);
            for Change(slots) in &mut player.history {
                slots
                    .iter_mut()
                    .filter_map(|(_, _, p)| p.as_mut())
                    .for_each(|p| change(&mut p.card));
            }
        }
    }
    round.deck.iter_mut().for_each(change);
    round.aside.iter_mut().for_each(change);
    for (number, row) in round.boards.iter_mut().enumerate() {
        if Some(number) != me && number < crew.human_members() {
            row.iter_mut()
                .flatten()
                .for_each(|placed| change(&mut placed.card));
        }
    }
    round.decks.iter_mut().for_each(|deck| dice.shuffle(deck));
    round.tiles.iter_mut().for_each(|pile| dice.shuffle(pile));
    (game, swap)
}

fn with_cards(command: &Command, swapped: impl Fn(CardId) -> CardId) -> Command {
    match *command {
        Command::Place { card, slot, up, on } => Command::Place {
            card: swapped(card),
            slot,
            up,
            on,
        },
        Command::Give { card, to } => Command::Give {
            card: swapped(card),
            to,
        },
        ref other => other.clone(),
    }
}
