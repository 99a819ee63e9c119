//! Where things are: zones, decks, the six stations, and space.

use serde::{Deserialize, Serialize};

/// A vertical third of the ship (SA-2.1). The order red, white, blue is left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Zone {
    /// Port, left.
    Red = 0,
    /// Centre.
    White = 1,
    /// Starboard, right.
    Blue = 2,
}

impl Zone {
    /// All zones, left to right.
    pub const ALL: [Zone; 3] = [Zone::Red, Zone::White, Zone::Blue];

    /// Position from the left, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the two floors of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Deck {
    /// Heavy lasers and shields.
    Upper = 0,
    /// Light lasers, pulse cannon and reactors.
    Lower = 1,
}

/// One of the six stations (SA-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Station {
    /// Heavy laser, red shield, interceptors.
    UpperRed = 0,
    /// The bridge: central heavy laser, central shield, computer.
    UpperWhite = 1,
    /// Heavy laser, blue shield, battlebots.
    UpperBlue = 2,
    /// Light laser, red reactor, battlebots.
    LowerRed = 3,
    /// Pulse cannon, central reactor, windows.
    LowerWhite = 4,
    /// Light laser, blue reactor, rockets.
    LowerBlue = 5,
}

impl Station {
    /// The bridge, where every crew member starts (SA-2.14).
    pub const BRIDGE: Station = Station::UpperWhite;

    /// All stations, upper deck first, left to right.
    pub const ALL: [Station; 6] = [
        Station::UpperRed,
        Station::UpperWhite,
        Station::UpperBlue,
        Station::LowerRed,
        Station::LowerWhite,
        Station::LowerBlue,
    ];

    /// The station of a zone on a deck.
    #[inline]
    pub const fn new(zone: Zone, deck: Deck) -> Station {
        Station::ALL[zone as usize + 3 * deck as usize]
    }

    /// Position in [`Station::ALL`], for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The zone the station lies in.
    #[inline]
    pub const fn zone(self) -> Zone {
        match self {
            Station::UpperRed | Station::LowerRed => Zone::Red,
            Station::UpperWhite | Station::LowerWhite => Zone::White,
            Station::UpperBlue | Station::LowerBlue => Zone::Blue,
        }
    }

    /// The deck the station lies on.
    #[inline]
    pub const fn deck(self) -> Deck {
        if (self as u8) < 3 {
            Deck::Upper
        } else {
            Deck::Lower
        }
    }

    /// The station behind the door in that direction, if there is one (SA-2.2).
    #[inline]
    pub const fn toward(self, heading: Heading) -> Option<Station> {
        use Station::*;
        /// By heading, for each station in the order of [`Station::ALL`].
        static NEIGHBOURS: [[Option<Station>; 6]; 3] = [
            [
                None,
                Some(UpperRed),
                Some(UpperWhite),
                None,
                Some(LowerRed),
                Some(LowerWhite),
            ],
            [
                Some(UpperWhite),
                Some(UpperBlue),
                None,
                Some(LowerWhite),
                Some(LowerBlue),
                None,
            ],
            [
                Some(LowerRed),
                Some(LowerWhite),
                Some(LowerBlue),
                Some(UpperRed),
                Some(UpperWhite),
                Some(UpperBlue),
            ],
        ];
        NEIGHBOURS[heading as usize][self as usize]
    }

    /// The other station of the zone (SA-2.3).
    #[inline]
    pub const fn other_deck(self) -> Station {
        match self {
            Station::UpperRed => Station::LowerRed,
            Station::UpperWhite => Station::LowerWhite,
            Station::UpperBlue => Station::LowerBlue,
            Station::LowerRed => Station::UpperRed,
            Station::LowerWhite => Station::UpperWhite,
            Station::LowerBlue => Station::UpperBlue,
        }
    }

    /// Whether a door or a gravolift joins the two (SA-2.4).
    pub const fn is_adjacent(self, other: Station) -> bool {
        let (a, b) = (self as i8, other as i8);
        (a + 3) % 6 == b || (a / 3 == b / 3 && (a - b == 1 || b - a == 1))
    }
}

/// A direction of movement inside the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// One station to the left.
    Red,
    /// One station to the right.
    Blue,
    /// The other station of the same zone.
    Deck,
}

/// A set of stations, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StationSet(pub u8);

impl StationSet {
    /// No station.
    pub const NONE: StationSet = StationSet(0);

    /// The set of the listed stations.
    pub const fn of(stations: &[Station]) -> StationSet {
        let mut bits = 0;
        let mut i = 0;
        while i < stations.len() {
            bits |= 1 << stations[i] as u8;
            i += 1;
        }
        StationSet(bits)
    }

    /// Whether the station is in the set.
    #[inline]
    pub const fn has(self, station: Station) -> bool {
        self.0 >> station as u8 & 1 == 1
    }

    /// Whether no station is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a station.
    #[inline]
    pub fn insert(&mut self, station: Station) {
        self.0 |= 1 << station as u8;
    }

    /// Takes a station out.
    #[inline]
    pub fn remove(&mut self, station: Station) {
        self.0 &= !(1 << station as u8);
    }

    /// The first station of the set, where a token that is in one place only stands.
    #[inline]
    pub fn first(self) -> Option<Station> {
        Station::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The stations of the set, upper deck first.
    #[inline]
    pub(crate) fn by_deck(mut self) -> impl Iterator<Item = Station> {
        std::iter::from_fn(move || {
            let station = self.first()?;
            self.0 &= self.0 - 1;
            Some(station)
        })
    }

    /// The stations of the set, zone by zone from the left, upper deck first.
    pub fn iter(self) -> impl Iterator<Item = Station> {
        Zone::ALL
            .into_iter()
            .flat_map(|zone| [Deck::Upper, Deck::Lower].map(|deck| Station::new(zone, deck)))
            .filter(move |&s| self.has(s))
    }
}
