//! The kernel's promises with every module of both boxes switched on, five at the table.

mod support;

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::Query;
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam};
use support::Table;
use support::hidden::exchange_hidden;
use support::setups::everything;
use table::contract::Subject;
use table::{BotLevel, Dice, Millis, Seat, SeatInfo, Viewer};

/// Two flights with everything; the first one with twin ships or with ships of class IV.
struct Everything<const TWIN: bool>;

impl<const TWIN: bool> Subject for Everything<TWIN> {
    type Game = GalaxyTrucker;

    const CASES: u64 = 4;
    const STEPS: usize = 260;
    const BOT_STEPS: usize = 1_200;
    const WAIT: u64 = 3_000;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let first = if TWIN {
            FlightKind::SecondA
        } else {
            FlightKind::Fourth
        };
        let setup = Setup {
            support_team: [SupportTeam::Dealt, SupportTeam::Draft][dice.below(2) as usize],
            rough_roads: dice.roll(5) as u8,
            pace: [Pace::Hourglass, Pace::Untimed][dice.below(2) as usize],
            aids: [Aids::Counts, Aids::Errors][dice.below(2) as usize],
            hourglass_seconds: 20,
            ..everything(vec![first, FlightKind::ThirdB])
        };
        let seats = (0..5)
            .map(|number| match dice.below(3) {
                0 => SeatInfo::bot(format!("B{number}"), BotLevel::Normal),
                _ => SeatInfo::person(format!("P{number}")),
            })
            .collect();
        (setup, seats)
    }

    fn command(game: &GalaxyTrucker, seat: Seat, dice: &mut Dice) -> Command {
        if dice.below(40) == 0 {
            return [
                Command::Leave,
                Command::Pause { agree: true },
                Command::Resume,
                Command::Continue,
                Command::TakeLoan,
                Command::RepayLoan,
                Command::Done,
                Command::RollDifficulty,
            ][dice.below(8) as usize]
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

mod class_four {
    use super::*;
    table::contract!(Everything<false>);
}

mod twin_ship {
    use super::*;
    table::contract!(Everything<true>);
}
