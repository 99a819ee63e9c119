//! Numbers on rules cards, boards and cards that stand in no list of their own (`numbers.json`).

use super::Status;

/// A number, or a few that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Flight 4: the finishing bonuses (GX-16.4).
    FlightFourFinishing,
    /// Flight 4: the bonus for the best-looking ship (GX-16.4).
    FlightFourBestLooking,
    /// Flight 4: spaces between two starting positions (GX-16.4).
    FlightFourGap,
    /// Class IV: the most that lost components cost with insurance, one for each upper part (GX-16.7).
    InsuranceMost,
    /// Class IV: the price of insurance, one for each lower part (GX-16.6).
    InsurancePrice,
    /// Class IIB: the column of two faces; the first face 1 with each second face, then the first face 2, and so on
    /// (GX-14.5).
    CylinderColumns,
    /// Class IIB: the row of each face; 0 misses (GX-14.6).
    CylinderRows,
    /// Made to Order: components of each order pile in flights 1 to 4 (GX-8.48).
    OrderPile,
    /// Tough Trip: more cards in flights 1 to 4 (GX-8.31).
    ToughTrip,
    /// Bad Luck: rolls for one meteor or shot.
    BadLuckRolls,
    /// Unguarded Airlocks: steps that every intruder takes more.
    AirlockSteps,
    /// Manager: pay at the finish with no, one and two other aliens aboard (GX-2.65).
    ManagerPay,
}

use Number::*;

/// Finishing bonuses of flight 4.
const FINISHING: [u8; 4] = [16, 12, 8, 4];
#[rustfmt::skip]
const COLUMNS: [u8; 36] = [
    1, 1, 2, 3, 4, 4,
    1, 1, 2, 3, 6, 6,
    2, 2, 5, 5, 7, 7,
    3, 3, 5, 5, 8, 8,
    4, 6, 7, 8, 9, 9,
    4, 6, 7, 8, 9, 9,
];

impl Number {
    /// All of them, in the order of the file.
    pub const ALL: [Number; 12] = [
        FlightFourFinishing,
        FlightFourBestLooking,
        FlightFourGap,
        InsuranceMost,
        InsurancePrice,
        CylinderColumns,
        CylinderRows,
        OrderPile,
        ToughTrip,
        BadLuckRolls,
        AirlockSteps,
        ManagerPay,
    ];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            FlightFourFinishing => "flight_4_finishing",
            FlightFourBestLooking => "flight_4_best_looking",
            FlightFourGap => "flight_4_gap",
            InsuranceMost => "class_iv_most",
            InsurancePrice => "class_iv_insurance",
            CylinderColumns => "class_iib_columns",
            CylinderRows => "class_iib_rows",
            OrderPile => "made_to_order_pile",
            ToughTrip => "tough_trip_cards",
            BadLuckRolls => "bad_luck_rolls",
            AirlockSteps => "unguarded_airlocks_steps",
            ManagerPay => "manager_pay",
        }
    }

    /// The values that are shipped.
    pub const fn shipped(self) -> &'static [u8] {
        match self {
            FlightFourFinishing => &FINISHING,
            FlightFourBestLooking => &[8],
            FlightFourGap => &[5],
            InsuranceMost => &[13, 14, 12, 15, 13],
            InsurancePrice => &[4, 5, 4, 6, 5],
            CylinderColumns => &COLUMNS,
            CylinderRows => &[0, 2, 3, 4, 5, 0],
            OrderPile => &[15, 20, 25, 30],
            ToughTrip => &[2, 3, 4, 5],
            BadLuckRolls => &[3],
            AirlockSteps => &[2],
            ManagerPay => &[1, 3, 6],
        }
    }

    /// How well they are known.
    pub const fn status(self) -> Status {
        match self {
            FlightFourFinishing
            | FlightFourBestLooking
            | FlightFourGap
            | ToughTrip
            | BadLuckRolls => Status::Inferred,
            ManagerPay => Status::Printed,
            _ => Status::Designed,
        }
    }

    /// The least and the greatest value that can be played with.
    pub const fn range(self) -> (u8, u8) {
        match self {
            FlightFourFinishing
            | FlightFourBestLooking
            | InsuranceMost
            | InsurancePrice
            | ManagerPay => (0, 99),
            FlightFourGap => (1, 9),
            CylinderColumns => (1, 9),
            CylinderRows => (0, 5),
            OrderPile => (1, 40),
            ToughTrip => (0, 10),
            BadLuckRolls => (1, 9),
            AirlockSteps => (0, 9),
        }
    }

    /// Whether these values can be played with.
    pub fn accepts(self, values: &[u8]) -> bool {
        let (least, most) = self.range();
        // The board of class IIB has the rows 2 to 5; no face selects row 1.
        let rows = self != CylinderRows || !values.contains(&1);
        values.len() == self.shipped().len()
            && values.iter().all(|value| (least..=most).contains(value))
            && rows
    }

    /// The values in use.
    #[inline]
    pub fn values(self) -> &'static [u8] {
        match super::LOADED.get() {
            Some(data) => &data.numbers[self as usize],
            None => self.shipped(),
        }
    }

    /// One of the values in use; the last one for places beyond them.
    #[inline]
    pub fn at(self, place: usize) -> u8 {
        let values = self.values();
        values
            .get(place)
            .or(values.last())
            .copied()
            .unwrap_or_default()
    }
}
