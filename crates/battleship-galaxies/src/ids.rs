//! Short names for ship cards, ships and tactic cards. They tell nothing hidden: a ship card's id is made of its seat and
//! its ship name, which a fleet has at most once (BG-2.6).

use serde::{Deserialize, Serialize};
use table::Seat;

/// A ship card: `seat * 16 + ship name`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct CardId(pub u8);

impl CardId {
    /// The ship card of a name in a seat's fleet.
    pub const fn new(seat: Seat, ship: u8) -> CardId {
        CardId((seat.0 & 3) << 4 | (ship & 15))
    }

    /// The seat whose fleet it came from.
    pub const fn owner(self) -> Seat {
        Seat((self.0 >> 4) & 3)
    }

    /// The place of its ship name.
    pub const fn kind(self) -> usize {
        (self.0 & 15) as usize
    }

    /// One of its ships.
    pub const fn ship(self, n: u8) -> ShipId {
        ShipId(self.0 << 2 | (n & 3))
    }
}

/// A ship (miniature): `ship card * 4 + place on the card`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct ShipId(pub u8);

impl ShipId {
    /// Its ship card.
    pub const fn card(self) -> CardId {
        CardId(self.0 >> 2)
    }

    /// Its place on the card.
    pub const fn n(self) -> usize {
        (self.0 & 3) as usize
    }
}

/// A kind of tactic card: its place in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct TacticId(pub u8);

/// Something chosen for a card or an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A ship.
    Ship(ShipId),
    /// A ship card.
    Card(CardId),
}

/// Where an ability or an attached effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "from")]
pub enum Source {
    /// An ability of a ship card.
    Ability {
        /// The ship card.
        card: CardId,
        /// The place of the ability in the data.
        ability: u8,
    },
    /// A tactic card attached to a ship card.
    Attached {
        /// The ship card.
        card: CardId,
        /// The tactic card.
        tactic: TacticId,
    },
    /// A tile of the board.
    Tile {
        /// Its place in the list of tiles.
        tile: u8,
    },
}

/// Where a base lies: its anchor, turned by sixths of a full turn clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placement {
    /// The anchor; the centre of a large base, one end of a medium one.
    pub at: crate::hex::Hex,
    /// 0 to 5; means something only for bases that are not the same from every side.
    #[serde(default)]
    pub facing: u8,
}
