//! The printed facts: ships, tactic cards, tiles, boards and missions, read from four data files that an owner of the box
//! can correct. The crate carries the default files; a caller may hand over others as text.

mod correction;
mod effect;
mod json_node;
mod load;
mod mission;
mod read_effect;
mod read_mission;

pub use correction::{Correction, DataChoice};
pub use effect::{
    Choice, DamageKind, Duration, EcmScope, EffectRule, Limit, Near, Op, Ref, Selector, Side, Stat,
    Target, Test, Trigger, When,
};
pub use mission::{
    Condition, DeckCount, DeckRule, Drawn, FleetRule, FleetShip, Mission, MissionSeat, MissionSide,
    MissionTile, PreppedCard, SetupShips, SetupWhere, SpecialRule, Variant,
};

use crate::hex::{Board, Hex, Spaces};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::sync::{Arc, LazyLock};

/// The names of the four files, in the order of [`DataFiles`].
pub const FILES: [&str; 4] = [
    "ships.json",
    "tactic_cards.json",
    "tiles.json",
    "missions.json",
];

/// A fault in a data file: which file, which entry and field, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The file (`ships.json`).
    pub file: String,
    /// The entry and field (`ships[isn_everest].versions.standard.hull`).
    pub at: String,
    /// What is wrong, in English.
    pub problem: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() {
            write!(f, "{}: {}", self.file, self.problem)
        } else {
            write!(f, "{}: {}: {}", self.file, self.at, self.problem)
        }
    }
}

impl std::error::Error for DataError {}

/// The four files as parsed JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct DataFiles(pub [Value; 4]);

impl DataFiles {
    /// The default files, as text: file name and content.
    pub const DEFAULT_TEXTS: [(&'static str, &'static str); 4] = [
        (FILES[0], include_str!("../../data/ships.json")),
        (FILES[1], include_str!("../../data/tactic_cards.json")),
        (FILES[2], include_str!("../../data/tiles.json")),
        (FILES[3], include_str!("../../data/missions.json")),
    ];

    /// Parses files given as text. A file that is not given is the default one.
    pub fn parse<'a>(
        texts: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<DataFiles, DataError> {
        let mut files = DEFAULT_FILES.clone();
        for (name, text) in texts {
            let fault = |problem: String| DataError {
                file: name.to_owned(),
                at: String::new(),
                problem,
            };
            let at = FILES
                .iter()
                .position(|file| *file == name)
                .ok_or_else(|| fault(format!("unknown file; known are: {}", FILES.join(", "))))?;
            files.0[at] =
                serde_json::from_str(text).map_err(|e| fault(format!("not valid JSON: {e}")))?;
        }
        Ok(files)
    }
}

static DEFAULT_FILES: LazyLock<DataFiles> = LazyLock::new(|| {
    // A test reads the embedded files; a file that is not JSON would fail it.
    DataFiles(
        DataFiles::DEFAULT_TEXTS.map(|(_, text)| serde_json::from_str(text).unwrap_or(Value::Null)),
    )
});

static DEFAULT: LazyLock<Result<Arc<Data>, DataError>> =
    LazyLock::new(|| Data::load(&DEFAULT_FILES).map(Arc::new));

/// The two factions (BG-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    /// Intergalactic Space Navy.
    Isn,
    /// Wretcheridians.
    Wretch,
}

/// Solo ship or squadron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// One ship.
    Solo,
    /// Several ships on one ship card.
    Squadron,
}

/// The sizes of bases (BG-4.1 to BG-4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// One space.
    Small,
    /// Two spaces.
    Medium,
    /// Seven spaces.
    Large,
}

/// The versions of a ship card (BG-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Version {
    /// The plain one.
    Standard,
    /// With more abilities.
    Seasoned,
    /// With most abilities.
    Veteran,
}

impl Version {
    /// All three.
    pub const ALL: [Version; 3] = [Version::Standard, Version::Seasoned, Version::Veteran];
}

pub(crate) const FACTIONS: [(&str, Faction); 2] =
    [("isn", Faction::Isn), ("wretch", Faction::Wretch)];
pub(crate) const UNITS: [(&str, Unit); 2] = [("solo", Unit::Solo), ("squadron", Unit::Squadron)];
pub(crate) const SIZES: [(&str, Size); 3] = [
    ("small", Size::Small),
    ("medium", Size::Medium),
    ("large", Size::Large),
];
pub(crate) const VERSIONS: [(&str, Version); 3] = [
    ("standard", Version::Standard),
    ("seasoned", Version::Seasoned),
    ("veteran", Version::Veteran),
];

/// A set of sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes(u8);

impl Sizes {
    /// Every size.
    pub const ALL: Sizes = Sizes(7);

    /// Whether `size` is a member.
    pub const fn has(self, size: Size) -> bool {
        self.0 & (1 << size as u8) != 0
    }
}

impl FromIterator<Size> for Sizes {
    fn from_iter<I: IntoIterator<Item = Size>>(sizes: I) -> Sizes {
        Sizes(sizes.into_iter().fold(0, |set, size| set | 1 << size as u8))
    }
}

/// The types of tactic cards (BG-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Takes effect once.
    Event,
    /// Attached to a solo ship that the player controls.
    Hero,
    /// Attached to a ship that the player controls.
    Upgrade,
    /// A weapon attached to a ship that the player controls.
    AdditionalWeapon,
    /// Attached to an enemy ship.
    Sabotage,
}

pub(crate) const CARD_TYPES: [(&str, CardType); 5] = [
    ("event", CardType::Event),
    ("hero", CardType::Hero),
    ("upgrade", CardType::Upgrade),
    ("additional_weapon", CardType::AdditionalWeapon),
    ("sabotage", CardType::Sabotage),
];

/// The phases of a turn (BG-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TurnPhase {
    /// Income and cards.
    Energy,
    /// Launching and attaching.
    Deploy,
    /// Activations.
    Action,
}

/// In whose turn a card may be played (BG-19.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayTurn {
    /// The player's own.
    Own,
    /// One of the other side.
    Opponent,
    /// Every turn.
    Any,
}

/// The windows in which cards are played (BG-19.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WindowKind {
    /// In the energy phase after the draw.
    EnergyOpen,
    /// In the deploy phase.
    Deploy,
    /// Between activations.
    ActionOpen,
    /// After a missed roll.
    AttackRolledMiss,
    /// After a hit, before damage.
    AttackRolledHit,
    /// Before a ship is removed.
    WouldBeDestroyed,
}

/// A weapon (BG-5.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Its name; an additional weapon has the name of its card.
    pub name: String,
    /// Energy to charge it.
    pub charge: u8,
    /// Range in spaces.
    pub range: u8,
    /// Attacks for one charge.
    pub attacks: u8,
    /// Damage of a hit.
    pub strength: u8,
}

/// A cell of a hit grid (BG-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// No hit.
    Miss,
    /// A hit.
    Hit,
    /// A hit that destroys a ship whose shields are down.
    Critical,
}

/// A hit grid: one row for each number, one column for each letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    cells: Vec<Cell>,
    letters: u8,
}

impl Grid {
    /// The cell of a letter and a number, both counted from 0; a cell outside is a miss.
    pub fn cell(&self, letter: u8, number: u8) -> Cell {
        if letter >= self.letters {
            return Cell::Miss;
        }
        let at = usize::from(number) * usize::from(self.letters) + usize::from(letter);
        self.cells.get(at).copied().unwrap_or(Cell::Miss)
    }

    /// How many cells are hits, critical cells included.
    pub fn hit_cells(&self) -> u16 {
        self.cells
            .iter()
            .filter(|cell| **cell != Cell::Miss)
            .count() as u16
    }

    /// How many cells are critical.
    pub fn critical_cells(&self) -> u16 {
        self.cells
            .iter()
            .filter(|cell| **cell == Cell::Critical)
            .count() as u16
    }

    /// How many cells there are.
    pub fn size(&self) -> u16 {
        self.cells.len() as u16
    }
}

/// Places for attached cards (BG-5.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// Additional weapons.
    pub weapon: u8,
    /// Heroes.
    pub hero: u8,
    /// Upgrades.
    pub upgrade: u8,
}

impl Slots {
    /// Places for cards of a type; sabotage cards need none (BG-6.10).
    pub fn of(self, typ: CardType) -> u8 {
        match typ {
            CardType::Hero => self.hero,
            CardType::Upgrade => self.upgrade,
            CardType::AdditionalWeapon => self.weapon,
            CardType::Sabotage => u8::MAX,
            CardType::Event => 0,
        }
    }
}

/// One version of a ship card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipVersion {
    /// Launch cost.
    pub launch: u8,
    /// Activation cost.
    pub activation: u8,
    /// Move.
    pub moves: u8,
    /// Starting shields (BG-5.9).
    pub shields: u8,
    /// Hull.
    pub hull: u8,
    /// The primary weapon, then the secondary ones.
    pub weapons: Vec<Weapon>,
    /// Places in [`Data::abilities`].
    pub abilities: Vec<u8>,
    /// Size of the hold.
    pub capacity: u8,
    /// Places for cards.
    pub slots: Slots,
}

/// A ship name with its three versions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipKind {
    /// Id in the data file.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// Its faction.
    pub faction: Faction,
    /// Solo or squadron.
    pub unit: Unit,
    /// Ships on the card.
    pub count: u8,
    /// Size of each ship.
    pub size: Size,
    /// Size of the whole card in a hold; nothing: never carried.
    pub hold_size: Option<u8>,
    /// Hit grid.
    pub grid: Grid,
    /// Standard, seasoned, veteran.
    pub versions: [ShipVersion; 3],
}

impl ShipKind {
    /// One of the three versions.
    pub fn version(&self, version: Version) -> &ShipVersion {
        &self.versions[version as usize]
    }
}

/// An ability of ship cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// Id in the data file.
    pub id: String,
    /// Name.
    pub name: String,
    /// What it does.
    pub rule: EffectRule,
}

/// A tactic card (BG-6.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TacticCard {
    /// Id in the data file.
    pub id: String,
    /// Printed name.
    pub name: String,
    /// Its faction.
    pub faction: Faction,
    /// Copies in one box.
    pub copies: u8,
    /// Its type.
    pub typ: CardType,
    /// Its icon.
    pub unit: Option<Unit>,
    /// The phase it is played in.
    pub phase: TurnPhase,
    /// In whose turn.
    pub turn: PlayTurn,
    /// In which window.
    pub window: WindowKind,
    /// What it costs.
    pub cost: u8,
    /// What it may be attached to.
    pub attach: Option<Selector>,
    /// The weapon it brings.
    pub weapon: Option<Weapon>,
    /// What it does.
    pub rule: EffectRule,
}

/// What a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileSort {
    /// Blocks ships.
    Asteroid,
    /// Damages ships.
    Debris,
    /// Lies face down until found.
    Discovery,
}

/// A kind of tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// Id in the data file.
    pub id: String,
    /// Name.
    pub name: String,
    /// What it is.
    pub sort: TileSort,
    /// How many there are in one box.
    pub count: u8,
    /// Offsets of its spaces.
    pub footprint: Vec<Hex>,
    /// What it does.
    pub rules: Vec<EffectRule>,
}

/// Everything that is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// Content hash: the same values give the same hash, whatever the notes say.
    pub hash: String,
    /// Faces of the letter die.
    pub letters: u8,
    /// Faces of the number die.
    pub numbers: u8,
    /// Offsets of the small, medium and large base.
    pub bases: [Vec<Hex>; 3],
    /// Ship names.
    pub ships: Vec<ShipKind>,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Tactic cards.
    pub cards: Vec<TacticCard>,
    /// Tiles, markers left out.
    pub tiles: Vec<TileKind>,
    /// Boards.
    pub boards: Vec<Board>,
    /// Missions in order.
    pub missions: Vec<Mission>,
    /// Complete fleets, used where a player is not ready in time (BG-30.12).
    pub reference_fleets: Vec<(Faction, Vec<FleetShip>)>,
}

impl Data {
    /// The embedded data set.
    ///
    /// # Panics
    /// Never: a test loads the embedded files.
    pub fn embedded() -> Arc<Data> {
        match &*DEFAULT {
            Ok(data) => Arc::clone(data),
            Err(why) => unreachable!("the embedded data is valid: {why}"),
        }
    }

    /// Reads and checks data files.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        load::load(files)
    }

    /// The place of a ship name.
    pub fn ship(&self, id: &str) -> Option<u8> {
        self.ships
            .iter()
            .position(|ship| ship.id == id)
            .map(|at| at as u8)
    }

    /// The place of a tactic card.
    pub fn card(&self, id: &str) -> Option<u8> {
        self.cards
            .iter()
            .position(|card| card.id == id)
            .map(|at| at as u8)
    }

    /// The place of a tile.
    pub fn tile(&self, id: &str) -> Option<u8> {
        self.tiles
            .iter()
            .position(|tile| tile.id == id)
            .map(|at| at as u8)
    }

    /// The spaces of a base with its anchor on `at`, turned by `facing` sixths.
    #[inline]
    pub fn base(&self, size: Size, at: Hex, facing: u8) -> Spaces {
        Spaces::new(
            self.bases[size as usize]
                .iter()
                .map(|offset| at.plus(offset.turned(facing))),
        )
    }
}
