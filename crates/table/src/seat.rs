//! Seats of a table, their players, and viewers.

use crate::BotLevel;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from zero in seating order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The index of the seat in a list with one element per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in seating order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The next seat clockwise around a table of `count` seats.
    pub const fn next(self, count: u8) -> Seat {
        if count == 0 {
            self
        } else {
            Seat((self.0 + 1) % count)
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", u16::from(self.0) + 1)
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// A person, who sends commands.
    #[default]
    Person,
    /// Nobody: the rules of the game decide what happens to the seat (an android, an absent captain, nothing).
    Game,
    /// A computer player, who sends commands. The rules treat it like a person.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

impl Occupant {
    /// Whether a person or a computer player sends commands from this seat.
    pub const fn plays(self) -> bool {
        !matches!(self, Occupant::Game)
    }
}

/// A seat at the setup of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The name shown to the others. Free text: never a key.
    pub name: String,
    /// A person, a computer player, or left to the game.
    #[serde(default)]
    pub occupant: Occupant,
}

impl SeatInfo {
    /// A seat played by a person called `name`.
    pub fn person(name: impl Into<String>) -> SeatInfo {
        SeatInfo {
            name: name.into(),
            occupant: Occupant::Person,
        }
    }

    /// A seat played by the computer.
    pub fn bot(name: impl Into<String>, level: BotLevel) -> SeatInfo {
        SeatInfo {
            name: name.into(),
            occupant: Occupant::Bot { level },
        }
    }

    /// A seat left to the game.
    pub fn game(name: impl Into<String>) -> SeatInfo {
        SeatInfo {
            name: name.into(),
            occupant: Occupant::Game,
        }
    }
}

/// How many people can play, given the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRange {
    /// The game does not start with fewer people.
    pub min: u8,
    /// The table has this many places.
    pub max: u8,
}

impl SeatRange {
    /// Whether `people` people may start.
    pub const fn admits(self, people: usize) -> bool {
        people >= self.min as usize && people <= self.max as usize
    }
}

/// A role of a seat in the game (captain, communications officer, attacker): the id of its Fluent message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Role(pub &'static str);

/// A set of seats, as one word of bits. Seats beyond 31 are never members.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u32);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    pub fn first(count: u8) -> SeatSet {
        Seat::first(count).collect()
    }

    /// This set and `seat`.
    pub const fn with(self, seat: Seat) -> SeatSet {
        if seat.0 < 32 {
            SeatSet(self.0 | 1 << seat.0)
        } else {
            self
        }
    }

    /// This set without `seat`.
    pub const fn without(self, seat: Seat) -> SeatSet {
        if seat.0 < 32 {
            SeatSet(self.0 & !(1 << seat.0))
        } else {
            self
        }
    }

    /// Whether `seat` is a member.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 32 && self.0 & (1 << seat.0) != 0
    }

    /// How many seats are members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is a member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in seating order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..32).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

// Serialised as a list of seats, so that it is readable.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The person on a seat.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// The viewer's own seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_seats_that_were_added() {
        let set = SeatSet::EMPTY
            .with(Seat(3))
            .with(Seat(0))
            .with(Seat(40))
            .without(Seat(99));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,0,3]").unwrap(), set);
        assert_eq!(set.without(Seat(0)).len(), 1);
        assert!(!set.has(Seat(40)));
    }

    #[test]
    fn seats_go_round() {
        assert_eq!(Seat(4).next(5), Seat(0));
        assert_eq!(Seat(0).next(5), Seat(1));
        assert_eq!(Seat(7).next(0), Seat(7));
    }
}
