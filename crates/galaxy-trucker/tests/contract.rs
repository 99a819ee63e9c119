//! The kernel's promises, kept by this game: with some modules switched on, and with all of them.

use crate::support::Table;
use crate::support::hidden::exchange_hidden;
use crate::support::setups::everything;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::Query;
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam};
use table::contract::Subject;
use table::{BotLevel, Dice, Millis, Seat, SeatInfo, Viewer};

/// Any flight, some modules, two to five at the table.
const SOME_MODULES: u8 = 0;
/// Every module of both boxes, five at the table; the first flight with ships of class IV.
const CLASS_FOUR: u8 = 1;
/// The same with twin ships in the first flight.
const TWIN_SHIPS: u8 = 2;

struct Trucking<const GAME: u8>;

impl<const GAME: u8> Subject for Trucking<GAME> {
    type Game = GalaxyTrucker;

    const CASES: u64 = if GAME == SOME_MODULES { 24 } else { 4 };
    const STEPS: usize = if GAME == SOME_MODULES { 160 } else { 260 };
    const BOT_STEPS: usize = if GAME == SOME_MODULES { 3_200 } else { 1_200 };
    const WAIT: u64 = 3_000;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let (setup, most) = match GAME {
            CLASS_FOUR => (all_modules(FlightKind::Fourth, dice), 5),
            TWIN_SHIPS => (all_modules(FlightKind::SecondA, dice), 5),
            _ => some_modules(dice),
        };
        let setup = Setup {
            pace: [Pace::Hourglass, Pace::Untimed][dice.below(2) as usize],
            aids: [Aids::Counts, Aids::Errors][dice.below(2) as usize],
            hourglass_seconds: 20,
            ..setup
        };
        let seats = if GAME == SOME_MODULES {
            2 + dice.below(most - 1)
        } else {
            most
        };
        let seats = (0..seats)
            .map(|number| match dice.below(3) {
                0 => SeatInfo::bot(format!("B{number}"), BotLevel::Normal),
                _ => SeatInfo::person(format!("P{number}")),
            })
            .collect();
        (setup, seats)
    }

    fn command(game: &GalaxyTrucker, seat: Seat, dice: &mut Dice) -> Command {
        if dice.below(50) == 0 {
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

/// Some modules, and how many may play with them.
fn some_modules(dice: &mut Dice) -> (Setup, u32) {
    let kind = FlightKind::ALL[dice.below(8) as usize];
    let learning = kind == FlightKind::Learning;
    let new_technologies = dice.below(2) == 0 && !learning;
    let team = dice.below(3) as usize;
    let setup = Setup {
        flights: vec![kind, FlightKind::Second],
        support_team: [SupportTeam::Off, SupportTeam::Dealt, SupportTeam::Draft]
            [if learning { 0 } else { team }],
        new_technologies,
        evil_machinations: dice.below(2) == 0 && !learning,
        open_hands: dice.below(4) == 0,
        ..Setup::default()
    };
    (setup, if new_technologies { 5 } else { 4 })
}

/// Two flights with every module.
fn all_modules(first: FlightKind, dice: &mut Dice) -> Setup {
    Setup {
        support_team: [SupportTeam::Dealt, SupportTeam::Draft][dice.below(2) as usize],
        rough_roads: dice.roll(5) as u8,
        ..everything(vec![first, FlightKind::ThirdB])
    }
}

mod some_modules {
    use super::*;
    table::contract!(Trucking<SOME_MODULES>);
}

mod class_four {
    use super::*;
    table::contract!(Trucking<CLASS_FOUR>);
}

mod twin_ships {
    use super::*;
    table::contract!(Trucking<TWIN_SHIPS>);
}
