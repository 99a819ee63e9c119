//! Sides of ships and tiles, quarter turns, connectors.

use serde::{Deserialize, Serialize};

/// A side of a ship or a tile (GT-0.3), clockwise from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Away from the owner.
    Front,
    /// The owner's right.
    Right,
    /// Towards the owner.
    Rear,
    /// The owner's left.
    Left,
}

impl Side {
    /// All four, clockwise from the front.
    pub const ALL: [Side; 4] = [Side::Front, Side::Right, Side::Rear, Side::Left];

    /// Place in an array with one element a side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in message ids.
    pub const fn name(self) -> &'static str {
        ["front", "right", "rear", "left"][self.index()]
    }

    /// The side across.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self.index() + 2) % 4]
    }

    /// This side of a tile after the tile was turned.
    pub const fn turned(self, rotation: Rotation) -> Side {
        Side::ALL[(self.index() + rotation.quarters() as usize) % 4]
    }
}

/// Clockwise quarter turns of a tile, 0 to 3 (GT-5.13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "0 | 1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Rotation = Rotation(0);
    /// The four rotations.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// A rotation by `quarters` clockwise quarter turns, if that is 0 to 3.
    pub const fn new(quarters: u8) -> Option<Rotation> {
        if quarters < 4 {
            Some(Rotation(quarters))
        } else {
            None
        }
    }

    /// Clockwise quarter turns.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// One after the other.
    pub const fn plus(self, other: Rotation) -> Rotation {
        Rotation((self.0 + other.0) % 4)
    }

    /// The rotation that undoes this one.
    pub const fn inverse(self) -> Rotation {
        Rotation((4 - self.0) % 4)
    }
}

impl TryFrom<u8> for Rotation {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Rotation, &'static str> {
        Rotation::new(quarters).ok_or("a rotation is 0, 1, 2 or 3 quarter turns")
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

/// What one side of a tile offers to its neighbour (GT-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Connector {
    /// Nothing.
    Smooth,
    /// Fits single and universal.
    Single,
    /// Fits double and universal.
    Double,
    /// Fits every connector.
    Universal,
}

impl Connector {
    /// The connector with this printed code (0 to 3).
    pub const fn from_code(code: u8) -> Option<Connector> {
        match code {
            0 => Some(Connector::Smooth),
            1 => Some(Connector::Single),
            2 => Some(Connector::Double),
            3 => Some(Connector::Universal),
            _ => None,
        }
    }

    /// Whether two facing sides form a valid connection (GT-6.5).
    pub const fn joins(self, other: Connector) -> bool {
        (self as u8) & (other as u8) != 0
    }

    /// Whether two facing sides are an error (GT-6.6, GT-6.7).
    pub const fn clashes(self, other: Connector) -> bool {
        !self.joins(other) && (self as u8 != 0 || other as u8 != 0)
    }
}
