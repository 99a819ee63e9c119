//! What differs from flight to flight (GT-1, flight table).

use crate::board::ShipClass;
use crate::cards::Level;
use crate::data::Number;
use crate::flight::Changes;
use serde::{Deserialize, Serialize};

/// A flight that a table may choose: its number and its ship board (GX-0.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FlightKind {
    /// Flight 1 as the booklet teaches it (GT-24).
    Learning,
    /// Flight 1 with class I ships.
    First,
    /// Flight 2 with class II ships.
    Second,
    /// Flight 3 with class III ships.
    Third,
    /// Flight 3 with class IIIA ships (GT-25.3).
    ThirdA,
    /// Flight 2 with class IIB ships (GX-14).
    SecondB,
    /// Flight 3 with class IIIB ships (GX-15).
    ThirdB,
    /// Flight 1 with class IA ships (GX-5).
    FirstA,
    /// Flight 2 with class IIA ships (GX-6).
    SecondA,
    /// Flight 4 with class IV ships (GX-16).
    Fourth,
}

/// The rules card of a flight (GT-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlightRules {
    /// The flight number (GT-0.11): also the circle on which the hourglass starts (GT-4.9); 4 is beside the board (GX-16.3).
    pub number: u8,
    /// The ship board.
    pub class: ShipClass,
    /// The level of the flight.
    pub level: Level,
    /// Cards of each level in each of the four piles (GT-4.7).
    pub pile: &'static [(Level, usize)],
    /// Spaces between two starting positions (GT-14.2).
    pub gap: u8,
    /// Finishing bonus by place (GT-22.3).
    pub finishing: [u8; 4],
    /// Bonus for the best-looking ship (GT-22.5).
    pub best_looking: u8,
    /// The learning flight (GT-24).
    pub learning: bool,
    /// The rules for five players: rewards for one more player, penalties for the next weakest too (GX-4).
    pub fifth_wheel: bool,
    /// What support team members changed (GX-20.4B, GX-20.17B).
    pub changes: Changes,
    /// Loans may be taken, and penalties that nobody can pay must be borrowed for (GX-7.12, GX-7.15).
    pub lending: bool,
}

const FIRST: FlightRules = FlightRules {
    number: 1,
    class: ShipClass::I,
    level: Level::I,
    pile: &[(Level::I, 2)],
    gap: 2,
    finishing: [4, 3, 2, 1],
    best_looking: 2,
    learning: false,
    fifth_wheel: false,
    lending: false,
    changes: Changes::NONE,
};

const SECOND: FlightRules = FlightRules {
    number: 2,
    class: ShipClass::II,
    level: Level::II,
    pile: &[(Level::II, 2), (Level::I, 1)],
    gap: 3,
    finishing: [8, 6, 4, 2],
    best_looking: 4,
    learning: false,
    fifth_wheel: false,
    lending: false,
    changes: Changes::NONE,
};

const THIRD: FlightRules = FlightRules {
    number: 3,
    class: ShipClass::III,
    level: Level::III,
    pile: &[(Level::III, 2), (Level::II, 1), (Level::I, 1)],
    gap: 4,
    finishing: [12, 9, 6, 3],
    best_looking: 6,
    learning: false,
    fifth_wheel: false,
    lending: false,
    changes: Changes::NONE,
};

const FOURTH: FlightRules = FlightRules {
    number: 4,
    class: ShipClass::IV,
    level: Level::IV,
    pile: &[
        (Level::IV, 2),
        (Level::III, 1),
        (Level::II, 1),
        (Level::I, 1),
    ],
    // Corrected by `rules`.
    gap: 0,
    finishing: [0; 4],
    best_looking: 0,
    learning: false,
    fifth_wheel: false,
    lending: false,
    changes: Changes::NONE,
};

impl FlightKind {
    /// All flights: those of the base game first.
    pub const ALL: [FlightKind; 10] = [
        FlightKind::Learning,
        FlightKind::First,
        FlightKind::Second,
        FlightKind::Third,
        FlightKind::ThirdA,
        FlightKind::SecondB,
        FlightKind::ThirdB,
        FlightKind::FirstA,
        FlightKind::SecondA,
        FlightKind::Fourth,
    ];

    /// Its rules card.
    pub fn rules(self) -> FlightRules {
        match self {
            FlightKind::Learning => FlightRules {
                learning: true,
                ..FIRST
            },
            FlightKind::First => FIRST,
            FlightKind::FirstA => FlightRules {
                class: ShipClass::IA,
                ..FIRST
            },
            FlightKind::Second => SECOND,
            FlightKind::SecondA => FlightRules {
                class: ShipClass::IIA,
                ..SECOND
            },
            FlightKind::SecondB => FlightRules {
                class: ShipClass::IIB,
                ..SECOND
            },
            FlightKind::Third => THIRD,
            FlightKind::ThirdA => FlightRules {
                class: ShipClass::IIIA,
                ..THIRD
            },
            FlightKind::ThirdB => FlightRules {
                class: ShipClass::IIIB,
                ..THIRD
            },
            FlightKind::Fourth => FlightRules {
                gap: Number::FlightFourGap.at(0),
                finishing: [0, 1, 2, 3].map(|place| Number::FlightFourFinishing.at(place)),
                best_looking: Number::FlightFourBestLooking.at(0),
                ..FOURTH
            },
        }
    }
}
