//! Boards and missions as the data file describes them.

use super::{CardType, Faction, Version};
use crate::hex::{Hex, Zone};
use serde::{Deserialize, Serialize};

/// A ship card of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FleetShip {
    /// The place of the ship name.
    pub ship: u8,
    /// Its version.
    pub version: Version,
}

/// A card of a deck and how often it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeckCount {
    /// The place of the card.
    pub card: u8,
    /// Copies.
    pub count: u8,
}

/// How a seat gets its fleet (BG-2.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FleetRule {
    /// The mission's list.
    Fixed(Vec<FleetShip>),
    /// Chosen within a limit (BG-2.5).
    Select {
        /// Launch points.
        limit: u16,
        /// Names that must be in it.
        required: Vec<u8>,
        /// Names that must not.
        forbidden: Vec<u8>,
        /// Names of the other faction that may.
        foreign: Vec<u8>,
    },
}

/// How a deck is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckRule {
    /// The mission's list.
    Fixed(Vec<DeckCount>),
    /// Chosen (BG-2.9).
    Select {
        /// Cards at most.
        max: u16,
        /// Cards of a type at least.
        required: Vec<(CardType, u8)>,
    },
    /// No tactic cards (BG-M1.11).
    None,
}

/// A player's part of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissionSeat {
    /// The fleet.
    pub fleet: FleetRule,
    /// The deck; nothing where the side shares one.
    pub deck: Option<DeckRule>,
}

/// One side of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissionSide {
    /// The faction.
    pub faction: Faction,
    /// Where it starts.
    pub zone: Zone,
    /// Its players.
    pub seats: Vec<MissionSeat>,
    /// A deck that all of them share.
    pub team_deck: Option<DeckRule>,
    /// Whether they share their energy (BG-23.10).
    pub shared_energy: bool,
    /// Energy at the start.
    pub start_energy: u8,
    /// Energy per energy phase.
    pub income: u8,
    /// The same in the first turn of the game.
    pub first_income: u8,
}

/// A card set aside for a ship (BG-24.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreppedCard {
    /// The card.
    pub card: u8,
    /// Which side's.
    pub side: u8,
    /// Attached when the ship is launched; otherwise before the game.
    pub on_launch: bool,
    /// The ship.
    pub ship: u8,
}

/// Where a ship starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SetupWhere {
    /// In the starting zone.
    OwnZone,
    /// Beside an asteroid.
    AdjacentToAnyAsteroid,
}

/// Ships that start on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupShips {
    /// Side and player.
    pub seat: (u8, u8),
    /// The ship; nothing: the whole fleet.
    pub ship: Option<u8>,
    /// Where.
    pub place: SetupWhere,
    /// Whether it may carry ships.
    pub cargo: bool,
    /// Shield pegs, if not the printed ones.
    pub shields: Option<u8>,
    /// Hull pegs.
    pub hull: u8,
}

/// What lies on a tile's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// This kind of tile.
    Kind(u8),
    /// A random discovery tile (BG-24.2).
    Random,
}

/// A tile of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissionTile {
    /// What lies there.
    pub drawn: Drawn,
    /// Face up from the start.
    pub face_up: bool,
    /// Its spaces.
    pub hexes: Vec<Hex>,
}

/// A rule of one mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecialRule {
    /// BG-M2.8: ships of this side escape through the zone of the other.
    ExitScores {
        /// Whose ships.
        side: u8,
        /// Points for small, medium and large ships.
        points: [u8; 3],
    },
    /// BG-M3.6
    MainComputer {
        /// Who uses it.
        side: u8,
        /// While they control this ship.
        ship: u8,
        /// Cards looked at.
        look_at: u8,
    },
    /// BG-M3.9
    ForeignAttachments {
        /// Who may.
        side: u8,
    },
    /// BG-M3.10
    AttachScores {
        /// Who scores.
        side: u8,
        /// For cards of this faction.
        card_faction: Faction,
        /// On ships of this faction.
        ship_faction: Faction,
        /// Points.
        points: u8,
    },
    /// BG-M4.12 to BG-M4.17
    RemoteEngines {
        /// Who uses them.
        side: u8,
        /// Energy.
        cost: u8,
        /// Works from here.
        at_least: u8,
        /// Asteroids moved at most.
        asteroids: u8,
        /// Damage on contact.
        damage: u8,
    },
    /// BG-M4.14: tiles that move are shifted without turning. Without it they move like ships (BG-18.2).
    TilesShift,
    /// BG-M5.13
    Rescue {
        /// Who rescues.
        side: u8,
        /// Points by roll, from 1.
        points: Vec<u8>,
    },
}

/// How a side wins, besides the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// BG-22.1: this side wins when the other has no ship on the board.
    Elimination {
        /// Which side.
        side: u8,
        /// Not in earlier rounds.
        after_round: u16,
    },
    /// BG-22.14
    VictoryPoints {
        /// Which side.
        side: u8,
        /// Points needed.
        at_least: u16,
    },
    /// BG-M3.1
    ShipDestroyed {
        /// Which side wins.
        side: u8,
        /// When this ship is destroyed.
        ship: u8,
    },
}

/// A variant of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id in the data file.
    pub id: String,
    /// Fleets are chosen within this limit instead.
    pub fleet_limit: Option<u16>,
    /// No cards, no abilities, no clock (BG-M1.11).
    pub simplified: bool,
}

/// A mission (BG-2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    /// Id in the data file.
    pub id: String,
    /// Its number.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// The place of the board.
    pub board: u8,
    /// The two sides.
    pub sides: [MissionSide; 2],
    /// Cards set aside.
    pub prepped: Vec<PreppedCard>,
    /// Ships that start on the board.
    pub setup_ships: Vec<SetupShips>,
    /// Tiles.
    pub tiles: Vec<MissionTile>,
    /// Its own rules.
    pub special: Vec<SpecialRule>,
    /// Whether the clock ends it (BG-22.6).
    pub clock: bool,
    /// How a side wins.
    pub conditions: Vec<Condition>,
    /// Variants.
    pub variants: Vec<Variant>,
}
