//! Teams: seats that play together against others.

use crate::{Seat, SeatSet};
use serde::Serialize;

/// A team: its seats win together, can chat privately, and may share hidden information.
///
/// ```
/// use table::{Seat, SeatSet, Team, team_of};
///
/// let teams = [
///     Team { name: "toy-team-red", seats: SeatSet::EMPTY.with(Seat(0)).with(Seat(2)) },
///     Team { name: "toy-team-blue", seats: SeatSet::EMPTY.with(Seat(1)) },
/// ];
/// assert_eq!(team_of(&teams, Seat(2)), Some(0));
/// assert_eq!(team_of(&teams, Seat(3)), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Team {
    /// The id of the Fluent message that names it.
    pub name: &'static str,
    /// Its seats.
    pub seats: SeatSet,
}

/// Which of the teams a seat belongs to, from zero.
pub fn team_of(teams: &[Team], seat: Seat) -> Option<usize> {
    teams.iter().position(|team| team.seats.has(seat))
}
