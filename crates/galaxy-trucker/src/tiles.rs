//! The tiles of the game, one declaration each (GT-2, appendix A of the rules).

use crate::side::{Connector, Rotation, Side};
use Alien::{Brown, Cyan, Purple};
use Kind::*;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// An alien's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Alien {
    /// Good with engines (GT-16.2).
    Brown,
    /// Good with cannons (GT-16.4).
    Purple,
    /// New Technologies: has a specialization (GX-2.58).
    Cyan,
}

impl Alien {
    /// All colours.
    pub const ALL: [Alien; 3] = [Brown, Purple, Cyan];
}

/// What a tile does (GT-2, component table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Kind {
    /// The cabin every ship begins with; never for aliens (GT-7.2).
    StartingCabin,
    /// Two humans, or one alien (GT-7.1).
    Cabin,
    /// Engine strength 1.
    Engine,
    /// Engine strength 2 for a token.
    DoubleEngine,
    /// Cannon strength 1, or a half when not pointing forward.
    Cannon,
    /// Cannon strength 2, or 1 when not pointing forward, for a token.
    DoubleCannon,
    /// Stores tokens.
    Battery {
        /// How many.
        cells: u8,
    },
    /// Protects two sides for a token; unturned, front and right (GT-7.5).
    Shield,
    /// Containers for goods that are not red (GT-7.6).
    Hold {
        /// How many.
        containers: u8,
    },
    /// Containers for all goods (GT-7.7).
    SpecialHold {
        /// How many.
        containers: u8,
    },
    /// Connectors only (GT-7.8).
    Structural,
    /// Lets joined cabins host an alien (GT-7.9).
    LifeSupport {
        /// Of this colour.
        alien: Alien,
    },
    /// One human, who pays at the finish (GX-2.1 to GX-2.5).
    LuxuryCabin,
    /// Four sleeping humans (GX-2.6).
    StasisChamber,
    /// Two barrels for one token; unturned, front and right (GX-2.14).
    BidirectionalCannon,
    /// An engine to the rear and a cannon to the front (GX-2.18).
    EngineCannon,
    /// Containers of both kinds (GX-2.19).
    MixedHold {
        /// For all goods.
        special: u8,
        /// For goods that are not red.
        normal: u8,
    },
    /// Cells and containers (GX-2.20).
    BatteryHold {
        /// How many cells.
        cells: u8,
        /// How many containers.
        containers: u8,
    },
    /// Lets a joined shield stop large hazards (GX-2.21).
    ShieldBooster,
    /// Makes a joined cannon stronger for one count (GX-2.25).
    CannonBooster,
    /// Sends the ship to hyperspace (GX-2.30).
    EngineBooster,
    /// Burns a block to refill a joined battery (GX-2.46).
    ReactorFurnace,
    /// Its smooth sides cannot be hurt by hazards (GX-2.50).
    Plating,

    // Another Big Expansion (GX-12, GX-13).
    /// Powers one joined component once a card (GX-13.1).
    SolarPanel,
    /// Moves the line of a hit by 1 for a token (GX-13.5).
    Thruster {
        /// The two sides it points to, unturned.
        nozzles: [Side; 2],
    },
    /// What is joined to it works as if joined to each other (GX-13.15).
    Router,
    /// Lets joined cabins host an alien of either colour (GX-13.20).
    MixedLifeSupport {
        /// The colours.
        aliens: [Alien; 2],
    },
    /// Four temporary crew for a token (GX-13.25).
    CrubotStation,
    /// Stops intruders; each joined pair adds 1 to the cannon strength (GX-13.32, GX-13.36).
    AntiPersonnelLaser,
    /// Arms crew on joined components (GX-13.40).
    Armory,
    /// Containers for all goods behind plated smooth sides (GX-13.46).
    PlatedHold {
        /// How many.
        containers: u8,
    },
}

impl Kind {
    /// Battery cells.
    pub const fn cells(self) -> u8 {
        match self {
            Battery { cells } | BatteryHold { cells, .. } => cells,
            _ => 0,
        }
    }

    /// Containers of both kinds.
    pub const fn containers(self) -> u8 {
        match self {
            Hold { containers }
            | SpecialHold { containers }
            | BatteryHold { containers, .. }
            | PlatedHold { containers } => containers,
            MixedHold { special, normal } => special + normal,
            _ => 0,
        }
    }

    /// Containers that take red blocks (GT-7.7, GX-2.19).
    pub const fn special_containers(self) -> u8 {
        match self {
            SpecialHold { containers } | PlatedHold { containers } => containers,
            MixedHold { special, .. } => special,
            _ => 0,
        }
    }

    /// Whether its smooth sides are indestructible (GX-2.50, GX-13.46).
    pub const fn is_plated(self) -> bool {
        matches!(self, Plating | PlatedHold { .. })
    }

    /// Humans that go aboard at launch when no alien does (GT-14.6, GX-2.2).
    pub const fn cabin_places(self) -> u8 {
        match self {
            StartingCabin | Cabin => 2,
            LuxuryCabin => 1,
            _ => 0,
        }
    }
}

/// A tile's number in appendix A, from 1. Two tiles may look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct TileId(NonZeroU8);

impl TileId {
    /// The tile with this number.
    pub const fn new(number: u8) -> Option<TileId> {
        match NonZeroU8::new(number) {
            Some(id) if number as usize <= TILES.len() => Some(TileId(id)),
            _ => None,
        }
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What is printed on it.
    pub fn tile(self) -> &'static Tile {
        // A `TileId` is only made for numbers of the table.
        &crate::data::tiles()[usize::from(self.number()) - 1]
    }

    /// All tiles, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = TileId> {
        (1..=TILES.len() as u8).filter_map(TileId::new)
    }

    /// The starting cabin of the ship with this number, from 0: blue, green, yellow, red, orange (GT-4.1, GX-1.1).
    pub fn starting_cabin(ship: usize) -> TileId {
        const NUMBERS: [u8; 5] = [31, 32, 33, 34, 145];
        let number = NUMBERS.get(ship).copied().unwrap_or(NUMBERS[4]);
        TileId(NonZeroU8::new(number).unwrap_or(NonZeroU8::MIN))
    }

    /// The tiles that ships are built from: those of the base game, with New Technologies those of the Big Expansion, and with
    /// the components of the second box those of Another Big Expansion (GT-4.2, GX-1.3, GX-12.2, GX-12.3). Starting cabins
    /// are not among them.
    pub fn stock(new_technologies: bool, second_box: bool) -> impl Iterator<Item = TileId> {
        TileId::all().filter(move |id| {
            let number = usize::from(id.number());
            let in_play = if number <= BASE_TILES {
                true
            } else if number <= FIRST_BOX_TILES {
                new_technologies
            } else {
                second_box
            };
            in_play && !id.tile().is_starting_cabin()
        })
    }

    /// A tile that is called so.
    pub fn named(name: &str) -> Option<TileId> {
        TileId::all().find(|id| id.tile().name == name)
    }
}

impl TryFrom<u8> for TileId {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<TileId, &'static str> {
        TileId::new(number).ok_or("no such tile")
    }
}

impl From<TileId> for u8 {
    fn from(id: TileId) -> u8 {
        id.number()
    }
}

/// What is printed on a tile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tile {
    /// Its number in appendix A.
    pub number: u8,
    /// Its name in files; tiles that look the same share it.
    pub name: &'static str,
    /// What it does.
    #[serde(flatten)]
    pub kind: Kind,
    /// Front, right, rear, left: 0 smooth, 1 single, 2 double, 3 universal (GT-2.3).
    pub sides: [u8; 4],
}

impl Tile {
    /// What the tile shows on `side` of the ship when it was turned by `rotation`.
    pub const fn connector(&self, side: Side, rotation: Rotation) -> Connector {
        let printed = (side.index() + 4 - rotation.quarters() as usize) % 4;
        match Connector::from_code(self.sides[printed]) {
            Some(connector) => connector,
            None => Connector::Smooth,
        }
    }

    /// Whether it belongs to a player from the start instead of to the warehouse.
    pub const fn is_starting_cabin(&self) -> bool {
        matches!(self.kind, StartingCabin)
    }
}

const fn tile(number: u8, name: &'static str, kind: Kind, sides: [u8; 4]) -> Tile {
    Tile {
        number,
        name,
        kind,
        sides,
    }
}

/// Tiles of the base game; those of the Big Expansion follow.
pub const BASE_TILES: usize = 144;
/// Tiles of the base game and of the Big Expansion; those of Another Big Expansion follow.
pub const FIRST_BOX_TILES: usize = 186;

/// Thrusters that point to two neighbouring sides, and to two opposite ones.
const CORNER: [Side; 2] = [Side::Front, Side::Right];
const ACROSS: [Side; 2] = [Side::Right, Side::Left];

/// All tiles by number. Sides of most tiles of the expansions are designed for this project (GX-24.3).
#[rustfmt::skip]
pub static TILES: [Tile; 228] = [
    tile(1, "battery2-01", Battery { cells: 2 }, [0, 0, 0, 3]),
    tile(2, "battery2-01", Battery { cells: 2 }, [0, 0, 0, 3]),
    tile(3, "battery2-02", Battery { cells: 2 }, [0, 0, 1, 3]),
    tile(4, "battery2-03", Battery { cells: 2 }, [0, 3, 0, 3]),
    tile(5, "battery2-04", Battery { cells: 2 }, [1, 1, 1, 3]),
    tile(6, "battery2-05", Battery { cells: 2 }, [1, 2, 0, 3]),
    tile(7, "battery2-06", Battery { cells: 2 }, [2, 0, 0, 3]),
    tile(8, "battery2-07", Battery { cells: 2 }, [2, 1, 0, 3]),
    tile(9, "battery2-08", Battery { cells: 2 }, [2, 2, 2, 3]),
    tile(10, "battery3-01", Battery { cells: 3 }, [0, 2, 0, 1]),
    tile(11, "battery3-02", Battery { cells: 3 }, [1, 0, 0, 1]),
    tile(12, "battery3-03", Battery { cells: 3 }, [2, 0, 0, 1]),
    tile(13, "battery3-04", Battery { cells: 3 }, [0, 0, 0, 2]),
    tile(14, "battery3-05", Battery { cells: 3 }, [1, 0, 0, 2]),
    tile(15, "battery3-06", Battery { cells: 3 }, [2, 1, 0, 2]),
    tile(16, "cargo2-01", Hold { containers: 2 }, [0, 0, 0, 3]),
    tile(17, "cargo2-01", Hold { containers: 2 }, [0, 0, 0, 3]),
    tile(18, "cargo2-02", Hold { containers: 2 }, [0, 1, 0, 3]),
    tile(19, "cargo2-03", Hold { containers: 2 }, [0, 1, 2, 3]),
    tile(20, "cargo2-04", Hold { containers: 2 }, [0, 2, 0, 3]),
    tile(21, "cargo2-05", Hold { containers: 2 }, [0, 2, 1, 3]),
    tile(22, "cargo2-06", Hold { containers: 2 }, [1, 2, 1, 3]),
    tile(23, "cargo2-07", Hold { containers: 2 }, [2, 1, 2, 3]),
    tile(24, "cargo2-08", Hold { containers: 2 }, [3, 0, 0, 3]),
    tile(25, "cargo3-01", Hold { containers: 3 }, [0, 0, 0, 1]),
    tile(26, "cargo3-02", Hold { containers: 3 }, [0, 1, 0, 1]),
    tile(27, "cargo3-03", Hold { containers: 3 }, [0, 0, 0, 2]),
    tile(28, "cargo3-04", Hold { containers: 3 }, [0, 1, 0, 2]),
    tile(29, "cargo3-04", Hold { containers: 3 }, [0, 1, 0, 2]),
    tile(30, "cargo3-05", Hold { containers: 3 }, [0, 2, 0, 2]),
    tile(31, "start-blue", StartingCabin, [3, 3, 3, 3]),
    tile(32, "start-green", StartingCabin, [3, 3, 3, 3]),
    tile(33, "start-yellow", StartingCabin, [3, 3, 3, 3]),
    tile(34, "start-red", StartingCabin, [3, 3, 3, 3]),
    tile(35, "cabin-01", Cabin, [2, 1, 2, 1]),
    tile(36, "cabin-01", Cabin, [2, 1, 2, 1]),
    tile(37, "cabin-02", Cabin, [1, 2, 0, 2]),
    tile(38, "cabin-03", Cabin, [2, 1, 2, 2]),
    tile(39, "cabin-04", Cabin, [0, 0, 1, 3]),
    tile(40, "cabin-05", Cabin, [0, 1, 0, 3]),
    tile(41, "cabin-06", Cabin, [0, 1, 1, 3]),
    tile(42, "cabin-07", Cabin, [0, 1, 2, 3]),
    tile(43, "cabin-08", Cabin, [1, 0, 1, 3]),
    tile(44, "cabin-09", Cabin, [1, 0, 2, 3]),
    tile(45, "cabin-10", Cabin, [2, 0, 0, 3]),
    tile(46, "cabin-11", Cabin, [2, 0, 2, 3]),
    tile(47, "cabin-12", Cabin, [2, 2, 0, 3]),
    tile(48, "cabin-13", Cabin, [2, 1, 0, 1]),
    tile(49, "struct-01", Structural, [1, 3, 0, 3]),
    tile(50, "struct-02", Structural, [1, 3, 1, 3]),
    tile(51, "struct-03", Structural, [1, 3, 2, 3]),
    tile(52, "struct-04", Structural, [2, 3, 0, 3]),
    tile(53, "struct-05", Structural, [3, 1, 2, 3]),
    tile(54, "struct-06", Structural, [3, 2, 0, 3]),
    tile(55, "cabin-14", Cabin, [1, 2, 1, 1]),
    tile(56, "special1-01", SpecialHold { containers: 1 }, [0, 2, 1, 3]),
    tile(57, "special1-02", SpecialHold { containers: 1 }, [0, 3, 0, 3]),
    tile(58, "special1-03", SpecialHold { containers: 1 }, [1, 1, 1, 3]),
    tile(59, "special1-04", SpecialHold { containers: 1 }, [2, 1, 0, 3]),
    tile(60, "special1-05", SpecialHold { containers: 1 }, [2, 2, 2, 3]),
    tile(61, "special2-01", SpecialHold { containers: 2 }, [0, 0, 0, 1]),
    tile(62, "special2-02", SpecialHold { containers: 2 }, [0, 2, 0, 1]),
    tile(63, "special2-03", SpecialHold { containers: 2 }, [0, 0, 0, 2]),
    tile(64, "engine1-01", Engine, [0, 3, 0, 0]),
    tile(65, "engine1-01", Engine, [0, 3, 0, 0]),
    tile(66, "engine1-02", Engine, [1, 0, 0, 0]),
    tile(67, "engine1-03", Engine, [1, 1, 0, 0]),
    tile(68, "engine1-04", Engine, [2, 0, 0, 0]),
    tile(69, "engine1-04", Engine, [2, 0, 0, 0]),
    tile(70, "engine1-05", Engine, [2, 3, 0, 0]),
    tile(71, "engine1-06", Engine, [3, 2, 0, 0]),
    tile(72, "engine1-07", Engine, [0, 3, 0, 1]),
    tile(73, "engine1-08", Engine, [3, 0, 0, 1]),
    tile(74, "engine1-09", Engine, [1, 2, 0, 2]),
    tile(75, "engine1-10", Engine, [2, 0, 0, 2]),
    tile(76, "engine1-11", Engine, [3, 1, 0, 2]),
    tile(77, "engine1-12", Engine, [0, 0, 0, 3]),
    tile(78, "engine1-12", Engine, [0, 0, 0, 3]),
    tile(79, "engine1-13", Engine, [0, 2, 0, 3]),
    tile(80, "engine1-14", Engine, [1, 0, 0, 3]),
    tile(81, "engine2-01", DoubleEngine, [1, 0, 0, 0]),
    tile(82, "engine2-02", DoubleEngine, [1, 3, 0, 0]),
    tile(83, "engine2-03", DoubleEngine, [2, 0, 0, 0]),
    tile(84, "engine2-04", DoubleEngine, [1, 1, 0, 1]),
    tile(85, "engine2-05", DoubleEngine, [2, 2, 0, 2]),
    tile(86, "engine2-06", DoubleEngine, [0, 3, 0, 3]),
    tile(87, "engine2-07", DoubleEngine, [2, 0, 0, 3]),
    tile(88, "cannon1-01", Cannon, [0, 0, 1, 0]),
    tile(89, "cannon1-01", Cannon, [0, 0, 1, 0]),
    tile(90, "cannon1-02", Cannon, [0, 0, 2, 0]),
    tile(91, "cannon1-02", Cannon, [0, 0, 2, 0]),
    tile(92, "cannon1-03", Cannon, [0, 1, 2, 0]),
    tile(93, "cannon1-04", Cannon, [0, 2, 1, 0]),
    tile(94, "cannon1-05", Cannon, [0, 2, 3, 0]),
    tile(95, "cannon1-06", Cannon, [0, 3, 0, 0]),
    tile(96, "cannon1-06", Cannon, [0, 3, 0, 0]),
    tile(97, "cannon1-07", Cannon, [0, 3, 1, 0]),
    tile(98, "cannon1-08", Cannon, [0, 0, 2, 1]),
    tile(99, "cannon1-09", Cannon, [0, 0, 3, 1]),
    tile(100, "cannon1-10", Cannon, [0, 1, 1, 1]),
    tile(101, "cannon1-11", Cannon, [0, 2, 0, 1]),
    tile(102, "cannon1-12", Cannon, [0, 2, 3, 1]),
    tile(103, "cannon1-13", Cannon, [0, 0, 1, 2]),
    tile(104, "cannon1-14", Cannon, [0, 1, 3, 2]),
    tile(105, "cannon1-15", Cannon, [0, 2, 2, 2]),
    tile(106, "cannon1-16", Cannon, [0, 3, 0, 2]),
    tile(107, "cannon1-17", Cannon, [0, 0, 0, 3]),
    tile(108, "cannon1-17", Cannon, [0, 0, 0, 3]),
    tile(109, "cabin-15", Cabin, [0, 2, 0, 3]),
    tile(110, "struct-07", Structural, [3, 3, 0, 1]),
    tile(111, "struct-08", Structural, [3, 2, 2, 3]),
    tile(112, "special1-06", SpecialHold { containers: 1 }, [3, 0, 0, 3]),
    tile(113, "engine1-15", Engine, [2, 1, 0, 1]),
    tile(114, "life-purple-01", LifeSupport { alien: Purple }, [0, 0, 2, 3]),
    tile(115, "shield-01", Shield, [1, 2, 1, 2]),
    tile(116, "shield-02", Shield, [0, 0, 1, 3]),
    tile(117, "shield-03", Shield, [0, 2, 2, 3]),
    tile(118, "engine1-02", Engine, [1, 0, 0, 0]),
    tile(119, "life-brown-01", LifeSupport { alien: Brown }, [0, 0, 0, 3]),
    tile(120, "shield-04", Shield, [0, 2, 2, 2]),
    tile(121, "cannon1-18", Cannon, [0, 0, 2, 3]),
    tile(122, "cannon1-19", Cannon, [0, 1, 0, 3]),
    tile(123, "cannon2-01", DoubleCannon, [0, 0, 1, 0]),
    tile(124, "cannon2-02", DoubleCannon, [0, 0, 2, 0]),
    tile(125, "cannon2-03", DoubleCannon, [0, 1, 3, 0]),
    tile(126, "cannon2-04", DoubleCannon, [0, 3, 2, 0]),
    tile(127, "cannon2-05", DoubleCannon, [0, 1, 2, 1]),
    tile(128, "cannon2-06", DoubleCannon, [0, 0, 3, 2]),
    tile(129, "cannon2-07", DoubleCannon, [0, 2, 1, 2]),
    tile(130, "cannon2-08", DoubleCannon, [0, 0, 1, 3]),
    tile(131, "life-brown-02", LifeSupport { alien: Brown }, [1, 1, 0, 1]),
    tile(132, "life-brown-03", LifeSupport { alien: Brown }, [2, 1, 0, 1]),
    tile(133, "life-brown-04", LifeSupport { alien: Brown }, [0, 0, 1, 3]),
    tile(134, "life-brown-05", LifeSupport { alien: Brown }, [0, 2, 0, 3]),
    tile(135, "life-brown-06", LifeSupport { alien: Brown }, [1, 0, 0, 3]),
    tile(136, "life-purple-02", LifeSupport { alien: Purple }, [1, 2, 0, 2]),
    tile(137, "life-purple-03", LifeSupport { alien: Purple }, [2, 2, 0, 2]),
    tile(138, "life-purple-04", LifeSupport { alien: Purple }, [0, 0, 0, 3]),
    tile(139, "life-purple-05", LifeSupport { alien: Purple }, [0, 1, 0, 3]),
    tile(140, "life-purple-06", LifeSupport { alien: Purple }, [2, 0, 0, 3]),
    tile(141, "shield-05", Shield, [0, 1, 3, 1]),
    tile(142, "shield-06", Shield, [1, 0, 1, 1]),
    tile(143, "shield-07", Shield, [2, 1, 2, 1]),
    tile(144, "shield-08", Shield, [0, 0, 3, 2]),
    tile(145, "start-orange", StartingCabin, [3, 3, 3, 3]),
    tile(146, "luxury-01", LuxuryCabin, [0, 1, 2, 3]),
    tile(147, "luxury-02", LuxuryCabin, [0, 0, 1, 3]),
    tile(148, "luxury-03", LuxuryCabin, [1, 2, 1, 0]),
    tile(149, "luxury-04", LuxuryCabin, [2, 1, 2, 0]),
    tile(150, "stasis-01", StasisChamber, [0, 3, 0, 1]),
    tile(151, "stasis-02", StasisChamber, [0, 3, 0, 2]),
    tile(152, "cannon-both-01", BidirectionalCannon, [0, 0, 3, 1]),
    tile(153, "cannon-both-02", BidirectionalCannon, [0, 0, 2, 3]),
    tile(154, "engine-cannon-01", EngineCannon, [0, 1, 0, 3]),
    tile(155, "engine-cannon-02", EngineCannon, [0, 3, 0, 2]),
    tile(156, "cargo-mixed-01", MixedHold { special: 1, normal: 2 }, [0, 1, 0, 2]),
    tile(157, "battery-cargo-01", BatteryHold { cells: 2, containers: 2 }, [0, 1, 0, 2]),
    tile(158, "battery-cargo-02", BatteryHold { cells: 2, containers: 1 }, [0, 3, 0, 1]),
    tile(159, "life-cyan-01", LifeSupport { alien: Cyan }, [2, 0, 0, 1]),
    tile(160, "life-cyan-02", LifeSupport { alien: Cyan }, [1, 2, 1, 2]),
    tile(161, "life-cyan-03", LifeSupport { alien: Cyan }, [0, 3, 0, 2]),
    tile(162, "life-cyan-04", LifeSupport { alien: Cyan }, [0, 0, 2, 1]),
    tile(163, "life-cyan-05", LifeSupport { alien: Cyan }, [0, 1, 0, 3]),
    tile(164, "life-cyan-06", LifeSupport { alien: Cyan }, [0, 0, 0, 3]),
    tile(165, "shield-booster-01", ShieldBooster, [3, 0, 1, 0]),
    tile(166, "shield-booster-02", ShieldBooster, [3, 0, 2, 0]),
    tile(167, "shield-booster-03", ShieldBooster, [1, 2, 1, 0]),
    tile(168, "shield-booster-04", ShieldBooster, [2, 1, 2, 0]),
    tile(169, "cannon-booster-01", CannonBooster, [3, 0, 0, 1]),
    tile(170, "cannon-booster-02", CannonBooster, [3, 0, 0, 2]),
    tile(171, "cannon-booster-03", CannonBooster, [1, 1, 2, 0]),
    tile(172, "cannon-booster-04", CannonBooster, [2, 2, 1, 0]),
    tile(173, "engine-booster-01", EngineBooster, [3, 1, 0, 0]),
    tile(174, "engine-booster-02", EngineBooster, [3, 2, 0, 0]),
    tile(175, "engine-booster-03", EngineBooster, [1, 2, 0, 2]),
    tile(176, "engine-booster-04", EngineBooster, [2, 1, 0, 1]),
    tile(177, "furnace-01", ReactorFurnace, [3, 0, 1, 2]),
    tile(178, "furnace-02", ReactorFurnace, [3, 0, 2, 1]),
    tile(179, "furnace-03", ReactorFurnace, [1, 0, 1, 0]),
    tile(180, "furnace-04", ReactorFurnace, [2, 0, 2, 0]),
    tile(181, "plating-01", Plating, [0, 0, 1, 0]),
    tile(182, "plating-02", Plating, [0, 0, 2, 0]),
    tile(183, "plating-03", Plating, [0, 0, 3, 0]),
    tile(184, "plating-04", Plating, [0, 1, 2, 0]),
    tile(185, "plating-05", Plating, [0, 2, 1, 0]),
    tile(186, "plating-06", Plating, [0, 3, 0, 3]),
    tile(187, "router-01", Router, [0, 2, 2, 3]),
    tile(188, "router-02", Router, [1, 3, 1, 2]),
    tile(189, "router-03", Router, [0, 3, 1, 1]),
    tile(190, "router-04", Router, [2, 3, 2, 1]),
    tile(191, "laser-01", AntiPersonnelLaser, [0, 1, 1, 3]),
    tile(192, "laser-02", AntiPersonnelLaser, [2, 1, 1, 1]),
    tile(193, "laser-03", AntiPersonnelLaser, [1, 2, 2, 2]),
    tile(194, "laser-04", AntiPersonnelLaser, [0, 2, 2, 3]),
    tile(195, "laser-05", AntiPersonnelLaser, [0, 1, 2, 1]),
    tile(196, "laser-06", AntiPersonnelLaser, [0, 2, 1, 2]),
    tile(197, "laser-07", AntiPersonnelLaser, [0, 1, 3, 2]),
    tile(198, "laser-08", AntiPersonnelLaser, [0, 3, 0, 2]),
    tile(199, "laser-09", AntiPersonnelLaser, [0, 3, 1, 0]),
    tile(200, "laser-10", AntiPersonnelLaser, [0, 3, 0, 0]),
    tile(201, "life-purple-cyan-01", MixedLifeSupport { aliens: [Purple, Cyan] }, [0, 1, 0, 0]),
    tile(202, "life-brown-cyan-01", MixedLifeSupport { aliens: [Brown, Cyan] }, [0, 2, 0, 0]),
    tile(203, "crubots-01", CrubotStation, [3, 0, 1, 0]),
    tile(204, "crubots-02", CrubotStation, [3, 0, 2, 0]),
    tile(205, "crubots-03", CrubotStation, [1, 2, 1, 0]),
    tile(206, "crubots-04", CrubotStation, [2, 1, 2, 0]),
    tile(207, "cargo-plated-01", PlatedHold { containers: 1 }, [0, 0, 1, 0]),
    tile(208, "cargo-plated-02", PlatedHold { containers: 1 }, [0, 0, 2, 0]),
    tile(209, "cargo-plated-03", PlatedHold { containers: 1 }, [0, 0, 3, 0]),
    tile(210, "solar-01", SolarPanel, [3, 0, 0, 0]),
    tile(211, "solar-02", SolarPanel, [3, 0, 1, 0]),
    tile(212, "solar-03", SolarPanel, [3, 0, 2, 0]),
    tile(213, "solar-04", SolarPanel, [1, 2, 1, 2]),
    tile(214, "solar-05", SolarPanel, [2, 1, 2, 1]),
    tile(215, "armory-01", Armory, [3, 1, 0, 0]),
    tile(216, "armory-02", Armory, [3, 2, 0, 0]),
    tile(217, "armory-03", Armory, [1, 1, 2, 0]),
    tile(218, "armory-04", Armory, [2, 2, 1, 0]),
    tile(219, "thruster-01", Thruster { nozzles: CORNER }, [0, 0, 3, 0]),
    tile(220, "thruster-02", Thruster { nozzles: CORNER }, [0, 0, 0, 3]),
    tile(221, "thruster-03", Thruster { nozzles: CORNER }, [0, 0, 3, 1]),
    tile(222, "thruster-04", Thruster { nozzles: CORNER }, [0, 0, 3, 2]),
    tile(223, "thruster-05", Thruster { nozzles: CORNER }, [0, 0, 1, 2]),
    tile(224, "thruster-06", Thruster { nozzles: CORNER }, [0, 0, 2, 1]),
    tile(225, "thruster-07", Thruster { nozzles: ACROSS }, [3, 0, 1, 0]),
    tile(226, "thruster-08", Thruster { nozzles: ACROSS }, [3, 0, 2, 0]),
    tile(227, "thruster-09", Thruster { nozzles: ACROSS }, [1, 0, 2, 0]),
    tile(228, "thruster-10", Thruster { nozzles: ACROSS }, [3, 0, 0, 0]),
];
