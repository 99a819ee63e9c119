//! Whole games by people who play at random.

use crate::support::Table;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::setup::{Aids, Pace, Setup, Teams};
use table::{Dice, Game, Seed};

fn play(setup: Setup, seats: u8, seed: u64) -> Table {
    let mut table = Table::new(setup, seats, seed);
    table.play_out(&mut Dice::new(Seed::from_u64(seed)), |_| {});
    table
}

/// Proves GT-1.1 to GT-1.5, GT-23.1.
#[test]
fn three_flights_end() {
    for seats in 2..=4 {
        let table = play(Setup::default(), seats, u64::from(seats));
        assert_eq!(table.view().receipts.len(), 3);
        assert!(table.game.outcome().is_some());
    }
}

/// Five people with all components, in every class.
///
/// Proves GX-4.1.
#[test]
fn games_of_five_end() {
    use FlightKind::*;
    for flights in [vec![First, Second, Third], vec![FirstA, SecondB, ThirdB]] {
        let setup = Setup {
            flights,
            new_technologies: true,
            ..Setup::default()
        };
        let table = play(setup, 5, 5);
        assert_eq!(table.view().receipts.len(), 3);
        assert!(table.view().receipts.iter().all(|flight| flight.len() == 5));
        assert_eq!(
            table.game.outcome().map(|outcome| outcome.ranks.len()),
            Some(5)
        );
    }
}

/// Proves GT-24.1, GT-24.8, GT-25.1 to GT-25.3.
#[test]
fn other_games_end() {
    use FlightKind::*;
    for (flights, pace, teams) in [
        (vec![Learning, Second], Pace::Hourglass, Teams::None),
        (vec![ThirdA], Pace::Untimed, Teams::None),
        (
            vec![First, Second, Third, ThirdA],
            Pace::Hourglass,
            Teams::Experts,
        ),
        (vec![Second, Third], Pace::Hourglass, Teams::Partners),
    ] {
        let setup = Setup {
            flights,
            pace,
            teams,
            aids: Aids::Errors,
            turn_when_idle: true,
            ..Setup::default()
        };
        play(setup, 4, 9);
    }
}
