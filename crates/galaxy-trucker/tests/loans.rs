//! Loans: at any time, for penalties, and at the end of the game (GX-7.12 to GX-7.17).

use crate::support::Table;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::game::StageName;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Setup, Teams};
use serde_json::json;
use table::{Dice, Game, Refusal as _, Seat, Seed};

fn machinations() -> Setup {
    Setup {
        flights: vec![FlightKind::First],
        evil_machinations: true,
        open_credits: true,
        ..Setup::default()
    }
}

fn lending() -> FlightRules {
    FlightRules {
        lending: true,
        ..FlightKind::Second.rules()
    }
}

/// Gives a seat credits and loans.
fn give(table: &mut Table, seat: usize, credits: u32, loans: u8) {
    let mut state = serde_json::to_value(&table.game).expect("a state is JSON");
    state["players"][seat]["credits"] = json!(credits);
    state["players"][seat]["loans"] = json!(loans);
    table.game = serde_json::from_value(state).expect("JSON is a state");
}

fn purse(table: &Table, seat: usize) -> (u32, u8) {
    let player = &table.view().players[seat];
    (player.credits.expect("open credits"), player.loans)
}

/// Proves GX-7.12 and GX-7.13.
#[test]
fn a_loan_brings_ten_credits_and_costs_twelve() {
    let mut table = Table::new(machinations(), 2, 1);
    assert_eq!(table.act(0, Command::RepayLoan), Err(Refusal::NoLoan));
    table.must(0, Command::TakeLoan);
    assert_eq!(purse(&table, 0), (10, 1));
    assert_eq!(table.act(0, Command::RepayLoan), Err(Refusal::CannotPay));
    table.must(0, Command::TakeLoan);
    table.must(0, Command::RepayLoan);
    assert_eq!(purse(&table, 0), (8, 1));
    assert_eq!(purse(&table, 1), (0, 0), "the others are not concerned");
    assert_eq!(Refusal::NoLoan.rule(), "GX-7.13");
}

/// Proves GX-7.12 and GX-7.16: at any time of the game, and more than twelve loans.
#[test]
fn loans_are_taken_at_any_time() {
    let mut table = Table::new(machinations(), 3, 4);
    let mut dice = Dice::new(Seed::from_u64(9));
    let mut seen: Vec<StageName> = Vec::new();
    let mut expected = 0;
    for _ in 0..20_000 {
        let stage = table.view().stage;
        if stage == StageName::Over {
            break;
        }
        if !seen.contains(&stage) {
            seen.push(stage);
            let asked = table.view().players[2].question.clone();
            table.must(2, Command::TakeLoan);
            expected += 1;
            assert_eq!(table.view().players[2].loans, expected);
            assert_eq!(table.view().players[2].question, asked, "still asked");
        }
        let seat = dice.below(3) as u8;
        table.play_at_random(seat, &mut dice);
        table.pass(300);
    }
    assert!(seen.contains(&StageName::Building) && seen.contains(&StageName::Flight));
    assert_eq!(table.act(2, Command::TakeLoan), Err(Refusal::GameOver));
    let mut table = Table::new(machinations(), 2, 1);
    for _ in 0..20 {
        table.must(0, Command::TakeLoan);
    }
    assert_eq!(purse(&table, 0), (200, 20));
}

/// Proves GX-7.12: loans belong to Evil Machinations.
#[test]
fn without_evil_machinations_there_are_no_loans() {
    let setup = Setup {
        evil_machinations: false,
        ..machinations()
    };
    let mut table = Table::new(setup, 2, 1);
    assert_eq!(table.act(0, Command::TakeLoan), Err(Refusal::NoLending));
    assert_eq!(table.act(0, Command::RepayLoan), Err(Refusal::NoLending));
}

/// Proves GX-7.12 and GT-25.10: partners have one purse.
#[test]
fn partners_borrow_together() {
    let setup = Setup {
        teams: Teams::Partners,
        ..machinations()
    };
    let mut table = Table::new(setup, 4, 1);
    table.must(0, Command::TakeLoan);
    assert_eq!(purse(&table, 2), (10, 1));
    assert_eq!(purse(&table, 1), (0, 0));
    table.must(2, Command::TakeLoan);
    table.must(0, Command::RepayLoan);
    assert_eq!(purse(&table, 2), (8, 1));
}

/// Proves GX-7.15 and GX-XX-16: three credits and a penalty of eight.
#[test]
fn a_penalty_that_nobody_can_pay_is_borrowed() {
    let ship = Landed {
        place: None,
        before: 3,
        lost: 8,
        ..Landed::default()
    };
    let (receipts, after) = settle(&lending(), &[ship], |ship| ship);
    assert_eq!(receipts[0].loans_taken, 1);
    assert_eq!((receipts[0].penalty, receipts[0].paid), (8, 8));
    assert_eq!(after, [5]);
    // Without the module GT-22.13 applies.
    let (receipts, after) = settle(&FlightKind::Second.rules(), &[ship], |ship| ship);
    assert_eq!((receipts[0].loans_taken, receipts[0].paid), (0, 3));
    assert_eq!(after, [0]);
}

/// Proves GX-7.12, GX-7.13 and GT-22.15: what was borrowed, repaid and spent in flight is part of the account.
#[test]
fn the_receipt_counts_loans_and_payments_of_the_flight() {
    let ship = Landed {
        place: None,
        before: 20,
        earned: 5,
        spent: 9,
        loans_taken: 2,
        loans_repaid: 1,
        ..Landed::default()
    };
    let (receipts, after) = settle(&lending(), &[ship], |ship| ship);
    assert_eq!(after, [20 + 5 - 9 + 20 - 12]);
    assert_eq!((receipts[0].spent, receipts[0].loans_taken), (9, 2));
}

/// A game with these credits and loans whose players all give up at once.
fn ended(purses: &[(u32, u8)], setup: Setup) -> Table {
    let mut table = Table::new(setup, purses.len() as u8, 3);
    for (seat, (credits, loans)) in purses.iter().enumerate() {
        give(&mut table, seat, *credits, *loans);
    }
    for _ in 0..4_000 {
        let view = table.view();
        for seat in 0..purses.len() as u8 {
            let command = match view.stage {
                StageName::Building | StageName::Claim => Command::Finish { number: None },
                StageName::Flight => Command::GiveUp { leave: true },
                _ => match table.game.default_command(Seat(seat)) {
                    Some(command) => command,
                    None => continue,
                },
            };
            let _ = table.act(seat, command);
        }
        if table.view().stage == StageName::Over {
            return table;
        }
        table.pass(1_000);
    }
    panic!("the game does not end");
}

/// Proves GX-7.14 and GX-7.17: loans are repaid at the end, and whoever cannot has lost, whatever the credits.
#[test]
fn loans_are_repaid_at_the_end_of_the_game() {
    let table = ended(&[(30, 1), (35, 3), (20, 0), (17, 0)], machinations());
    let outcome = table.game.outcome().expect("over");
    // 30 − 12; 35 − 24 with one loan left.
    assert_eq!(outcome.credits, [18, 11, 20, 17]);
    assert_eq!(outcome.unpaid, [0, 1, 0, 0]);
    assert_eq!(outcome.ranks, [2, 4, 1, 3]);
    assert_eq!(outcome.winners, [Seat(0), Seat(2), Seat(3)]);
    let repaid = table
        .events()
        .filter(|event| matches!(event, Event::LoanRepaid { .. }))
        .count();
    assert_eq!(repaid, 3);
}

/// Proves GX-7.17: if nobody can repay, nobody wins.
#[test]
fn nobody_wins_when_nobody_can_repay() {
    let table = ended(&[(11, 1), (100, 9)], machinations());
    let outcome = table.game.outcome().expect("over");
    assert_eq!(outcome.winners, []);
    assert_eq!(outcome.ranks, [1, 1]);
}

/// A stored table without loans is read as one where nobody has any.
#[test]
fn tables_stored_before_loans_are_readable() {
    let table = Table::new(Setup::default(), 2, 1);
    let mut state = serde_json::to_value(&table.game).expect("a state is JSON");
    for player in state["players"].as_array_mut().expect("players") {
        player.as_object_mut().expect("a player").remove("loans");
    }
    state["setup"]
        .as_object_mut()
        .expect("a setup")
        .remove("evil_machinations");
    let read: galaxy_trucker::GalaxyTrucker = serde_json::from_value(state).expect("readable");
    assert_eq!(read, table.game);
}
