//! The weapons of the ship, what holds its energy, and the damage tiles.

use crate::stations::{Station, Zone};
use serde::{Deserialize, Serialize};

/// A weapon of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Upper deck, red.
    HeavyLaserRed,
    /// Upper deck, white.
    HeavyLaserWhite,
    /// Upper deck, blue.
    HeavyLaserBlue,
    /// Lower deck, red.
    LightLaserRed,
    /// Lower deck, white.
    PulseCannon,
    /// Lower deck, blue.
    LightLaserBlue,
    /// A rocket on its way.
    Rocket,
    /// The interceptors in space.
    Interceptors,
}

impl Weapon {
    /// The weapon at a station's A.
    pub const fn of(station: Station) -> Weapon {
        match station {
            Station::UpperRed => Weapon::HeavyLaserRed,
            Station::UpperWhite => Weapon::HeavyLaserWhite,
            Station::UpperBlue => Weapon::HeavyLaserBlue,
            Station::LowerRed => Weapon::LightLaserRed,
            Station::LowerWhite => Weapon::PulseCannon,
            Station::LowerBlue => Weapon::LightLaserBlue,
        }
    }
}

/// Something that holds energy (SA-2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind", content = "zone")]
pub enum Container {
    /// The shield of a zone.
    Shield(Zone),
    /// The reactor of a zone.
    Reactor(Zone),
    /// The supply outside the ship.
    Bank,
}

impl Container {
    /// The container that a damage tile makes smaller (SA-11.7).
    #[inline]
    pub(crate) const fn behind(tile: Tile, zone: Zone) -> Option<Container> {
        match tile {
            Tile::Shield => Some(Container::Shield(zone)),
            Tile::Reactor => Some(Container::Reactor(zone)),
            _ => None,
        }
    }
}

/// A damage tile (SA-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// Heavy laser: strength -1.
    HeavyLaser = 0,
    /// Light laser: strength -1; in white the pulse cannon: range -1.
    LightLaser = 1,
    /// Shield: capacity -1.
    Shield = 2,
    /// Reactor: capacity -1.
    Reactor = 3,
    /// Gravolift: everybody who uses it is delayed.
    Gravolift = 4,
    /// Structural: no effect in this mission.
    Structural = 5,
}

impl Tile {
    /// The six tiles of a zone.
    pub const ALL: [Tile; 6] = [
        Tile::HeavyLaser,
        Tile::LightLaser,
        Tile::Shield,
        Tile::Reactor,
        Tile::Gravolift,
        Tile::Structural,
    ];

    /// The tile's bit in a set of tiles.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}
