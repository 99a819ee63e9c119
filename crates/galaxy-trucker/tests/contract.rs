//! The kernel's promises, kept by this game.

mod support;

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::Query;
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam};
use support::Table;
use support::hidden::exchange_hidden;
use table::contract::Subject;
use table::{BotLevel, Dice, Millis, Seat, SeatInfo, Viewer};

struct Trucking;

impl Subject for Trucking {
    type Game = GalaxyTrucker;

    const CASES: u64 = 24;
    const STEPS: usize = 160;
    const WAIT: u64 = 3_000;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let kind = FlightKind::ALL[dice.below(8) as usize];
        let new_technologies = dice.below(2) == 0 && kind != FlightKind::Learning;
        let team = dice.below(3) as usize;
        let learning = kind == FlightKind::Learning;
        let setup = Setup {
            flights: vec![kind, FlightKind::Second],
            support_team: [SupportTeam::Off, SupportTeam::Dealt, SupportTeam::Draft]
                [if learning { 0 } else { team }],
            new_technologies,
            evil_machinations: dice.below(2) == 0 && kind != FlightKind::Learning,
            pace: [Pace::Hourglass, Pace::Untimed][dice.below(2) as usize],
            aids: [Aids::Counts, Aids::Errors][dice.below(2) as usize],
            open_hands: dice.below(4) == 0,
            hourglass_seconds: 20,
            ..Setup::default()
        };
        let most = if new_technologies { 4 } else { 3 };
        let seats = (0..2 + dice.below(most))
            .map(|number| match dice.below(3) {
                0 => SeatInfo::bot(format!("B{number}"), BotLevel::Normal),
                _ => SeatInfo::person(format!("P{number}")),
            })
            .collect();
        (setup, seats)
    }

    fn command(game: &GalaxyTrucker, seat: Seat, dice: &mut Dice) -> Command {
        if dice.below(60) == 0 {
            return [
                Command::Leave,
                Command::Pause { agree: true },
                Command::Resume,
                Command::Continue,
                Command::TakeLoan,
                Command::RepayLoan,
            ][dice.below(6) as usize]
                .clone();
        }
        Table::of(game, Millis::ZERO)
            .some_command(seat.0, dice)
            .unwrap_or(Command::Finish { number: None })
    }

    fn query(_game: &GalaxyTrucker, dice: &mut Dice) -> Option<Query> {
        Some(Query::Film {
            flight: dice.below(3) as u8,
        })
    }

    fn exchange_hidden(
        game: &GalaxyTrucker,
        viewer: Viewer,
        _dice: &mut Dice,
    ) -> Option<GalaxyTrucker> {
        exchange_hidden(game, viewer)
    }
}

table::contract!(Trucking);
