//! The toy game against the kernel's contract, with limits, teams and computer players.

use super::*;
use crate::contract::Subject;
use crate::{SeatSet, Silent, next_due, run_due};

struct SealedBids;

impl Subject for SealedBids {
    type Game = Toy;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let people = 2 + dice.below(4) as u8;
        let setup = Setup {
            rounds: dice.roll(9) as u8,
            seconds: dice.roll(20),
            open_seconds: (dice.below(2) == 0).then(|| dice.roll(15)),
            red: match dice.below(2) {
                0 => SeatSet::EMPTY,
                _ => Seat::first(people).filter(|_| dice.below(2) == 0).collect(),
            },
        };
        let seats = (0..people).map(|seat| match (seat, dice.below(4)) {
            (1.., 0) => SeatInfo::game("left to the game"),
            _ => SeatInfo::person(format!("person {seat}")),
        });
        (setup, seats.collect())
    }

    fn command(_game: &Toy, _seat: Seat, dice: &mut Dice) -> Command {
        match dice.below(12) {
            0..=2 => Command::Open,
            3..=7 => Command::Bid {
                slot: dice.below(5) as u8,
            },
            8 => Command::TakeBack,
            9 => Command::Wave,
            10 => Command::Hold,
            _ => Command::Go,
        }
    }

    fn query(_game: &Toy, _dice: &mut Dice) -> Option<Query> {
        Some(Query::Unseen)
    }

    fn exchange_hidden(game: &Toy, viewer: Viewer, dice: &mut Dice) -> Option<Toy> {
        let mut other = game.clone();
        let mates = viewer
            .seat()
            .map(|seat| game.mates(seat))
            .unwrap_or_default();
        let knows = |seat: Seat| viewer.is(seat) || mates.iter().any(|mate| mate.seat == seat);
        let mut pool = std::mem::take(&mut other.deck);
        for (seat, player) in Seat::first(game.count()).zip(&mut other.players) {
            if !knows(seat) {
                pool.append(&mut player.hand);
            }
        }
        dice.shuffle(&mut pool);
        for (seat, player) in Seat::first(game.count()).zip(&mut other.players) {
            if !knows(seat) {
                let count = game.players[seat.index()].hand.len();
                player.hand = pool.split_off(pool.len() - count);
            }
        }
        other.deck = pool;
        Some(other)
    }
}

crate::contract!(SealedBids);

fn limited() -> Toy {
    let setup = Setup {
        open_seconds: Some(5),
        ..Setup::default()
    };
    let seats = [SeatInfo::person("Ada"), SeatInfo::person("Grace")];
    Toy::setup(&setup, &seats, Seed::from_u64(1)).unwrap()
}

/// The toy game's rule TOY-10.
#[test]
fn an_answer_in_the_millisecond_of_the_limit_is_too_late() {
    let mut in_time = limited();
    let mut entries = Vec::new();
    run_due(&mut in_time, Millis(4_999), None, &mut Silent, |entry| {
        entries.push(entry)
    });
    assert_eq!(entries, []);
    assert_eq!(
        in_time.act(Millis(4_999), Seat(0), &Command::Open, &mut Silent),
        Ok(())
    );

    let mut late = limited();
    run_due(&mut late, Millis(5_000), None, &mut Silent, |entry| {
        entries.push(entry)
    });
    assert_eq!(
        entries,
        [crate::Entry::act(Millis(5_000), Seat(0), Command::Open)]
    );
    let answer = late.act(Millis(5_000), Seat(0), &Command::Open, &mut Silent);
    assert_eq!(answer, Err(ToyRefusal::AlreadyOpen));
}

/// TOY-10: due events happen in order of their time, even if the table is advanced late.
#[test]
fn defaults_and_deadlines_happen_in_order() {
    let mut toy = limited();
    let mut entries = Vec::new();
    let passed = run_due(&mut toy, Millis::secs(60), None, &mut Silent, |entry| {
        entries.push(entry)
    });
    let times: Vec<u64> = entries.iter().map(|entry| entry.at.0 / 1000).collect();
    // Opened after 5 s, shown after 10 s more: three rounds.
    assert_eq!(times, [5, 15, 20, 30, 35, 45]);
    assert_eq!(passed, Some(Millis::secs(45)));
    assert!(toy.outcome().is_some());
    assert_eq!(next_due(&toy), None);
}

/// The toy game's rule TOY-11.
#[test]
fn a_team_wins_together() {
    let setup = Setup {
        rounds: 1,
        red: SeatSet::EMPTY.with(Seat(0)).with(Seat(2)),
        ..Setup::default()
    };
    let seats: Vec<SeatInfo> = ["A", "B", "C"].map(SeatInfo::person).into();
    let mut toy = Toy::setup(&setup, &seats, Seed::from_u64(4)).unwrap();
    toy.players[0].points = 2;
    toy.players[1].points = 2;
    toy.players[2].points = 1;
    toy.over = true;
    assert_eq!(toy.outcome().unwrap().winners, [Seat(0), Seat(2)]);
    let mates = toy.seat_view(Seat(0)).mates.unwrap();
    assert_eq!(mates.len(), 1);
    assert_eq!(mates[0].hand, toy.players[2].hand);
    assert_eq!(toy.seat_view(Seat(1)).mates, Some(Vec::new()));
    // A player who changes seats keeps the team.
    let moved = Toy::reseat(setup, |seat| (seat != Seat(0)).then(|| Seat(seat.0 - 1)));
    assert_eq!(moved.red, SeatSet::EMPTY.with(Seat(1)));
}
