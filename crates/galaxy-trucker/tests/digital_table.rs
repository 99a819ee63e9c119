//! Time limits, absence, leaving, pauses, settlement and films at a table (GT-22, GT-23, GT-31).

use crate::support::Table;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::{Answer, Query, StageName};
use galaxy_trucker::goods::Goods;
use galaxy_trucker::question::{AlienCabin, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Setup, Teams};
use galaxy_trucker::tiles::Alien;
use table::{Clock, Dice, Game, Millis, Seat, Seed, Viewer, advance_to};

fn only(kind: FlightKind) -> Setup {
    Setup {
        flights: vec![kind],
        ..Setup::default()
    }
}

/// Bare starting cabins at the first give-up window.
fn launched(setup: Setup, seats: u8) -> Table {
    let mut table = Table::dealing(setup, seats, &[]);
    for seat in 0..seats {
        table.must(seat, Command::Finish { number: None });
    }
    table
}

/// Lets time pass as the server does: deadlines, then the defaults of decisions.
fn run(table: &mut Table, millis: u64) {
    table.now = table.now.plus(Millis(millis));
    advance_to(&mut table.game, table.now, &mut table.told, |_| {});
}

/// Proves GT-31.1 to GT-31.3, GT-31.6, GT-31.7.
#[test]
fn decisions_run_out() {
    let mut table = launched(only(FlightKind::Third), 2);
    let decisions = table.game.decisions();
    assert_eq!(decisions.len(), 2);
    let until = decisions[0].until.unwrap();
    assert_eq!(until.since(table.now).0, 8_000);
    assert_eq!(decisions[0].default, Some(Command::GiveUp { leave: false }));
    run(&mut table, 8_000);
    assert_eq!(table.view().revealed.len(), 1, "both fly on by default");
    // Two in a row: absent, three seconds.
    if let Some(until) = table.game.decisions().first().and_then(|d| d.until) {
        let left = until.since(table.now);
        run(&mut table, left.0);
    }
    for _ in 0..40 {
        let Some(decision) = table.game.decisions().into_iter().next() else {
            break;
        };
        let left = decision.until.unwrap().since(table.now);
        if table.view().revealed.len() > 3 {
            assert!(left.0 <= 3_000, "{left:?}");
        }
        run(&mut table, left.0);
    }
    assert!(
        table.game.outcome().is_some(),
        "the flight ends by defaults"
    );
    // Acting again ends the absence.
    let mut table = launched(only(FlightKind::Third), 2);
    run(&mut table, 8_000);
    run(&mut table, 8_000);
    if table.view().stage == StageName::Flight {
        for seat in 0..2 {
            if let Some(command) = table.game.default_command(Seat(seat)) {
                table.must(seat, command);
            }
        }
        if let Some(decision) = table.game.decisions().first() {
            assert!(decision.until.unwrap().since(table.now).0 > 3_000);
        }
    }
    // Without limits nothing runs out, but there is a default for those who are away.
    let unlimited = Setup {
        limit_percent: 0,
        ..only(FlightKind::First)
    };
    let table = launched(unlimited, 2);
    let decisions = table.game.decisions();
    assert!(
        decisions
            .iter()
            .all(|d| d.until.is_none() && d.default.is_some())
    );
}

/// Proves GT-31.8, GT-31.9.
#[test]
fn leaving_for_good() {
    let mut table = launched(Setup::default(), 3);
    table.must(0, Command::Leave);
    assert_eq!(
        table.act(0, Command::GiveUp { leave: false }),
        Err(Refusal::NoSuchSeat)
    );
    for seat in 1..3 {
        table.must(seat, Command::GiveUp { leave: true });
    }
    assert!(table.view().ships[0].gave_up.is_some());
    assert_eq!(table.view().stage, StageName::Receipt);
    for seat in 1..3 {
        table.must(seat, Command::Continue);
    }
    // The next flight has two ships and two numbers.
    let view = table.view();
    assert_eq!((view.flight.index, view.numbers.len()), (1, 2));
    assert!(view.ships[0].cells.iter().all(|cell| *cell == 0));
    table.must(1, Command::Leave);
    table.pass(5_000);
    table.must(2, Command::Finish { number: None });
    table.must(2, Command::GiveUp { leave: true });
    assert!(
        table.game.outcome().is_some(),
        "one player does not fly on alone"
    );
    assert_eq!(table.game.outcome().unwrap().credits.len(), 3);
}

/// Proves GT-31.10, GT-31.11.
#[test]
fn pausing_needs_everybody() {
    let mut table = Table::dealing(only(FlightKind::First), 2, &[]);
    table.must(0, Command::Pause { agree: true });
    assert_eq!(table.game.clock(), Clock::Running);
    table.must(1, Command::Pause { agree: true });
    assert_eq!(table.game.clock(), Clock::Held);
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::Paused));
    assert_eq!(table.game.next_deadline(), None);
    assert!(table.game.decisions().is_empty());
    table.must(1, Command::Resume);
    assert_eq!(table.act(1, Command::Resume), Err(Refusal::NotPaused));
    table.must(0, Command::Draw);
}

/// Proves GT-14.5, GT-14.8 to GT-14.11.
#[test]
fn aliens_move_in() {
    let mut table = Table::dealing(only(FlightKind::Second), 2, &[40, 133, 66]);
    // Cabin 40 to the right of the starting cabin, brown life support beside it.
    table.build(0, 8, 7, 2);
    table.build(0, 9, 7, 0);
    table.must(1, Command::Finish { number: None });
    table.must(0, Command::Finish { number: None });
    assert_eq!(table.view().players[0].question, Some(Question::PlaceCrew));
    let board = table.view().flight.class.board();
    let square = board.at_label(8, 7).unwrap();
    let cabin = |alien, square| AlienCabin {
        square,
        alien,
        specialization: None,
    };
    for (aliens, refused) in [
        (
            vec![cabin(Alien::Purple, square)],
            Refusal::NoAlienCabin(square),
        ),
        (
            vec![cabin(Alien::Brown, board.start)],
            Refusal::NoAlienCabin(board.start),
        ),
        (vec![cabin(Alien::Brown, square); 2], Refusal::AlienTwice),
    ] {
        assert_eq!(table.act(0, Command::PlaceCrew { aliens }), Err(refused));
    }
    let aliens = vec![cabin(Alien::Brown, square)];
    table.must(0, Command::PlaceCrew { aliens });
    assert_eq!(table.view().ships[0].contents[square.index()], 3);
    assert_eq!(table.view().ships[0].counts.unwrap().crew, 3);
}

/// Proves GX-24.29, GT-14.1 and GT-14.2: the rockets stand on the flight board before the first crew goes aboard.
#[test]
fn rockets_come_before_the_crew() {
    let mut table = Table::dealing(only(FlightKind::Second), 2, &[40, 133, 66]);
    table.build(0, 8, 7, 2);
    table.build(0, 9, 7, 0);
    table.must(1, Command::Finish { number: None });
    table.must(0, Command::Finish { number: None });
    let view = table.view();
    assert_eq!(view.stage, StageName::Crew);
    let positions: Vec<_> = view.ships.iter().map(|ship| ship.position).collect();
    assert_eq!(positions, [Some(-3), Some(0)]);
    let default = table.game.default_command(Seat(0)).expect("asked");
    table.must(0, default);
    let told: Vec<&str> = table
        .events()
        .filter_map(|event| match event {
            Event::Launched { .. } => Some("rocket"),
            Event::CrewPlaced { .. } => Some("crew"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["rocket", "rocket", "crew", "crew"]);
    assert_eq!(table.view().stage, StageName::Flight);
}

/// Proves GT-13.1, GT-13.3 to GT-13.9, GT-13.11 to GT-13.13, GT-HR-42.
#[test]
fn mistakes_are_repaired_before_the_launch() {
    // An engine that points to the left, and a tile in front of a cannon.
    let mut table = Table::dealing(only(FlightKind::First), 2, &[66, 88, 51, 53, 52, 54]);
    table.build(0, 8, 7, 3);
    table.build(0, 6, 7, 3);
    table.build(0, 7, 8, 0);
    table.build(0, 6, 8, 0);
    table.build(0, 5, 8, 0);
    table.build(0, 5, 7, 2);
    table.must(0, Command::Finish { number: Some(1) });
    table.must(1, Command::Finish { number: None });
    let view = table.view();
    assert_eq!(view.stage, StageName::Check);
    assert_eq!(view.ships[0].lost, 1, "the engine goes without asking");
    let nothing = Command::Repair {
        remove: vec![],
        keep: None,
        keep_other: None,
    };
    assert!(matches!(
        table.act(0, nothing),
        Err(Refusal::StillIllegal(_))
    ));
    assert_eq!(table.act(0, Command::Draw), Err(Refusal::NotNow("GT-13.7")));
    assert!(
        table
            .act(1, table.game.default_command(Seat(0)).unwrap())
            .is_err()
    );
    let default = table.game.default_command(Seat(0)).unwrap();
    table.must(0, default);
    assert_eq!(table.view().stage, StageName::Flight);
    assert!(table.view().ships[0].lost >= 1);
    let launched = table.events().any(|event| {
        matches!(
            event,
            Event::Launched {
                ship: 0,
                position: 0,
                ..
            }
        )
    });
    assert!(launched, "the number tile is kept");
}

/// Proves GT-22.13 to GT-22.15, GT-26.1, GT-26.3.
#[test]
fn nobody_has_debts() {
    let ship = Landed {
        place: Some(0),
        exposed: 0,
        goods: Goods::NONE,
        lost: 30,
        earned: 1,
        before: 2,
        heading: None,
        ..Landed::default()
    };
    let (receipts, after) = settle(&FlightKind::ThirdA.rules(), &[ship], |_| 0);
    // 2 + 1 + 12 + 6 credits pay 21 of 30.
    assert_eq!((receipts[0].penalty, receipts[0].paid), (30, 21));
    assert_eq!(after, [0]);
}

/// Proves GT-25.10, GT-25.18.
#[test]
fn partners_share_a_purse() {
    let ship = |lost, earned| Landed {
        place: None,
        exposed: 0,
        goods: Goods::NONE,
        lost,
        earned,
        before: 3,
        heading: None,
        ..Landed::default()
    };
    let ships = [ship(9, 0), ship(0, 2), ship(0, 4), ship(0, 0)];
    let (receipts, after) = settle(&FlightKind::First.rules(), &ships, |seat| seat % 2);
    assert_eq!(receipts[0].paid, 5);
    assert_eq!(after, [2, 5, 2, 5]);
    let setup = Setup {
        teams: Teams::Partners,
        ..Setup::default()
    };
    let teams = GalaxyTrucker::teams(&setup, 4);
    assert_eq!(teams.len(), 2);
    assert!(teams[0].seats.has(Seat(0)) && teams[0].seats.has(Seat(2)));
}

/// Proves GT-1.6, GT-1.7, GT-23.2, GT-23.3, GT-31.63.
#[test]
fn credits_are_hidden_until_the_end() {
    let mut table = launched(Setup::default(), 2);
    assert!(
        table
            .view()
            .players
            .iter()
            .all(|player| player.credits.is_none())
    );
    table.play_out(&mut Dice::new(Seed::from_u64(5)), |table| {
        if table.game.outcome().is_none() {
            assert!(
                table
                    .view()
                    .players
                    .iter()
                    .all(|player| player.credits.is_none())
            );
        }
    });
    let outcome = table.game.outcome().unwrap();
    for seat in 0..2 {
        assert_eq!(
            table.view().players[seat].credits,
            Some(outcome.credits[seat])
        );
        assert_eq!(
            outcome.winners.contains(&Seat(seat as u8)),
            outcome.credits[seat] > 0
        );
    }
    let best = outcome.credits.iter().max().unwrap();
    assert!(
        outcome
            .credits
            .iter()
            .zip(&outcome.ranks)
            .all(|(c, rank)| (c == best) == (*rank == 1))
    );
}

/// Proves GT-31.62, GT-4.8, GT-14.13 to GT-14.15, GT-4.10 to GT-4.12.
#[test]
fn a_film_tells_what_was_told() {
    let mut table = Table::new(Setup::default(), 3, 3);
    table.play_out(&mut Dice::new(Seed::from_u64(3)), |_| {});
    let mut seen = Vec::new();
    for flight in 0..3 {
        let answer = table
            .game
            .query(Viewer::Spectator, &Query::Film { flight })
            .unwrap();
        let Answer::Film { events, kind, .. } = answer;
        let cards: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::CardRevealed { card, .. } => Some(*card),
                _ => None,
            })
            .collect();
        if let Some(first) = cards.first() {
            assert_eq!(first.card().level, kind.rules().level);
        }
        assert!(
            cards.iter().all(|card| !seen.contains(card)),
            "no card twice"
        );
        seen.extend(cards);
        // The same events as told, in the same order.
        let told: Vec<&Event> = table.events().collect();
        let start = told
            .iter()
            .position(|event| Some(*event) == events.first())
            .unwrap_or(0);
        if flight == 0 {
            for (film, told) in events.iter().zip(&told[start..]) {
                assert_eq!(film, *told);
            }
        }
    }
    assert!(
        table
            .game
            .query(Viewer::Spectator, &Query::Film { flight: 3 })
            .is_err()
    );
}

/// Proves GT-25.6 to GT-25.8, GT-29.7.
#[test]
fn visions_of_the_future() {
    let setup = Setup {
        visions: true,
        limit_percent: 0,
        ..only(FlightKind::First)
    };
    let mut table = Table::dealing(setup, 2, &[49, 50]);
    table.build(0, 8, 7, 0);
    let mut known = Vec::new();
    for pile in 0..3 {
        table.must(0, Command::Look { pile });
        known.extend(table.game.seat_view(Seat(0)).pile.unwrap());
        table.must(0, Command::PutBack);
    }
    for seat in 0..2 {
        table.must(seat, Command::Finish { number: None });
    }
    let mut dice = Dice::new(Seed::from_u64(1));
    for _ in 0..400 {
        if table.game.outcome().is_some() {
            break;
        }
        for seat in 0..2 {
            if let Some(command) = table.game.default_command(Seat(seat)) {
                table.must(seat, command);
            }
        }
    }
    let _ = &mut dice;
    let revealed = table.view().revealed;
    assert!(!revealed.is_empty());
    for (card, expected) in revealed.iter().zip(&known) {
        assert_eq!(card, expected);
    }
}

/// Proves GT-31.37.
#[test]
fn the_last_decision_is_taken_back_with_everybodys_agreement() {
    let rollback = |agree| Command::Rollback { agree };
    // Off by default.
    let mut table = launched(only(FlightKind::First), 2);
    table.must(0, Command::GiveUp { leave: true });
    assert_eq!(
        table.act(0, rollback(true)),
        Err(Refusal::NotNow("GT-31.37"))
    );
    let setup = Setup {
        rollback: true,
        ..only(FlightKind::First)
    };
    let mut table = launched(setup, 2);
    assert_eq!(
        table.act(0, rollback(true)),
        Err(Refusal::NotNow("GT-31.37"))
    );
    let before = table.view();
    table.must(0, Command::GiveUp { leave: true });
    assert_eq!(table.view().players[0].question, None);
    table.must(0, rollback(true));
    assert_eq!(table.view().rollback, Some(vec![Seat(0)]));
    table.must(0, rollback(false));
    table.must(0, rollback(true));
    table.must(1, rollback(true));
    // As before the decision, with a new limit.
    let after = table.view();
    assert_eq!(after.players[0].question, before.players[0].question);
    assert_eq!(after.rollback, None);
    // Only the last decision: that of the other is the one taken back now.
    table.must(0, Command::GiveUp { leave: false });
    table.must(1, Command::Leave);
    assert_eq!(
        table.act(0, rollback(true)),
        Err(Refusal::NotNow("GT-31.37"))
    );
    // Never across a revealed card.
    let setup = Setup {
        rollback: true,
        ..only(FlightKind::Second)
    };
    let mut table = launched(setup, 2);
    table.must(0, Command::GiveUp { leave: false });
    assert!(table.view().rollback.is_some());
    table.must(1, Command::GiveUp { leave: false });
    assert!(!table.view().revealed.is_empty());
    assert_eq!(table.view().rollback, None);
    assert_eq!(
        table.act(0, rollback(true)),
        Err(Refusal::NotNow("GT-31.37"))
    );
    // The film has what was decided in the end.
    assert!(matches!(
        table
            .game
            .query(Viewer::Spectator, &Query::Film { flight: 0 }),
        Ok(Answer::Film { .. })
    ));
}
