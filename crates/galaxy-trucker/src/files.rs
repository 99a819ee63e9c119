//! Ship files and flight files, for the command line (`docs/galaxy-trucker-files.md`).

use crate::board::ShipClass;
use crate::cards::CardId;
use crate::check::Fault;
use crate::command::Command;
use crate::event::Event;
use crate::flight::{Flight, Pilot, Rolls};
use crate::flight_rules::{FlightKind, FlightRules};
use crate::goods::Goods;
use crate::refusal::Refusal;
use crate::rough_roads::{RoughRoad, RoughRoads};
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::tiles::{Alien, TileId};
use serde::Deserialize;
use table::{AddressedEvent, Arg, Dice, Refusal as _, Seed, Text};

/// No file of a person comes near this.
pub const MAX_BYTES: usize = 1 << 20;
/// The grid has no more squares.
const MAX_TILES: usize = 90;

/// A ship as people write it down.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipFile {
    /// The class of the board.
    pub class: ShipClass,
    /// Class IV: the numbers of the upper and the lower part of its board, from 1 to 5 (GX-16.1).
    #[serde(default)]
    pub parts: Option<[u8; 2]>,
    /// Class IV: whether insurance was bought (GX-16.5).
    #[serde(default)]
    pub insured: bool,
    /// The tiles, with the printed column and row of their squares.
    pub tiles: Vec<TileEntry>,
    /// Aliens aboard; every other cabin has two humans.
    #[serde(default)]
    pub aliens: Vec<AlienEntry>,
}

/// One tile of a ship file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    /// Printed column and row.
    pub at: [u8; 2],
    /// Its name (`cabin-01`).
    pub tile: String,
    /// Clockwise quarter turns, 0 to 3.
    #[serde(default)]
    pub rotation: u8,
}

/// One alien of a ship file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlienEntry {
    /// Printed column and row of its cabin.
    pub at: [u8; 2],
    /// Its colour.
    pub alien: Alien,
    /// What a cyan alien is good at (GX-2.58).
    #[serde(default)]
    pub specialization: Option<Specialization>,
}

/// A flight as people write it down.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightFile {
    /// Which flight: its spacing, bonuses and insurance.
    pub flight: FlightKind,
    /// The ships, in launch order.
    pub ships: Vec<ShipFile>,
    /// The adventure deck, top card first.
    pub deck: Vec<String>,
    /// Rough Roads cards that apply to all ships (GX-8.2).
    #[serde(default)]
    pub rough_roads: Vec<RoughRoad>,
    /// With Dead Zone: the printed number of the column in which nothing works (GX-8.49).
    #[serde(default)]
    pub dead_column: Option<u8>,
    /// Rolls of the two dice, in order; after the last one chance decides.
    #[serde(default)]
    pub dice: Vec<[u8; 2]>,
    /// Where chance comes from.
    #[serde(default)]
    pub seed: u64,
    /// Components left over from building, for a Star Depot (GX-9.40).
    #[serde(default)]
    pub unused_tiles: Vec<String>,
    /// Unused cards in the order in which a Dangerous Sector draws them (GX-17.22).
    #[serde(default)]
    pub unused_cards: Vec<String>,
    /// Decisions, in order; a question without one is answered by the defaults of GT-31.
    #[serde(default)]
    pub decisions: Vec<DecisionEntry>,
}

/// One decision of a flight file.
#[derive(Clone, Debug, Deserialize)]
pub struct DecisionEntry {
    /// The ship, from zero.
    pub ship: u8,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// Not a file of this kind: what the reader of JSON says, and the line.
    Json(String, usize),
    /// More tiles than squares.
    TooManyTiles(usize),
    /// No tile is called so; the place in the list from one.
    UnknownTile(usize, String),
    /// A tile is turned by 0 to 3 quarters; its place in the list from one, and the number.
    BadRotation(usize, u8),
    /// The grid has no such square.
    NoSuchSquare([u8; 2]),
    /// A class IV ship has an upper and a lower part, each from 1 to 5; other ships have none.
    BadParts,
    /// Two tiles on one square.
    SquareTwice([u8; 2]),
    /// A tile that exists once is there twice.
    TileTwice(String),
    /// No such alien can live there.
    NoAlienCabin([u8; 2]),
    /// A ship of another class than the flight's.
    WrongClass(ShipClass),
    /// A ship with a mistake, and where.
    IllegalShip(Fault, [u8; 2]),
    /// A cyan alien has a specialization, another alien has none.
    NoSpecialization([u8; 2]),
    /// One to five ships.
    ShipCount(usize),
    /// No card is called so.
    UnknownCard(String),
    /// A die shows 1 to 6.
    BadDice([u8; 2]),
    /// Dead Zone needs a column of the ship, and only Dead Zone does.
    BadColumn,
    /// A decision that is not allowed; its place from one.
    BadDecision(usize, Refusal),
    /// Something is wrong with a ship of a flight; its number from one.
    InShip(usize, Box<FileFault>),
}

impl FileFault {
    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            FileFault::Json(..) => None,
            FileFault::TooManyTiles(_) | FileFault::NoSuchSquare(_) => Some("GT-3.1"),
            FileFault::UnknownTile(..) | FileFault::TileTwice(_) => Some("GT-2.4"),
            FileFault::BadRotation(..) => Some("GT-5.13"),
            FileFault::BadParts => Some("GX-16.1"),
            FileFault::SquareTwice(_) => Some("GT-6.1"),
            FileFault::NoAlienCabin(_) => Some("GT-14.8"),
            FileFault::WrongClass(_) => Some("GT-3.1"),
            FileFault::IllegalShip(fault, _) => Some(fault.rule()),
            FileFault::NoSpecialization(_) => Some("GX-2.58"),
            FileFault::ShipCount(_) => Some("GT-1.1"),
            FileFault::UnknownCard(_) => Some("GT-2.5"),
            FileFault::BadDice(_) => Some("GT-2.10"),
            FileFault::BadColumn => Some("GX-8.49"),
            FileFault::BadDecision(_, why) => Some(why.rule()),
            FileFault::InShip(_, fault) => fault.rule(),
        }
    }

    /// The ship or the decision of a flight file in which it was found.
    pub fn place(&self) -> Option<Text> {
        let (id, number) = match self {
            FileFault::InShip(number, _) => ("gt-file-place-ship", number),
            FileFault::BadDecision(number, _) => ("gt-file-place-decision", number),
            _ => return None,
        };
        Some(Text::new(id).with("number", *number as i64))
    }

    /// What is wrong.
    pub fn text(&self) -> Text {
        let square = |id: &str, [column, row]: [u8; 2]| {
            Text::new(id).with("column", column).with("row", row)
        };
        match self {
            FileFault::Json(why, line) => Text::new("gt-file-json")
                .with("line", *line as i64)
                .with("why", why.as_str()),
            FileFault::TooManyTiles(count) => Text::new("gt-file-too-many-tiles")
                .with("count", *count as i64)
                .with("most", MAX_TILES as i64),
            FileFault::UnknownTile(place, name) => Text::new("gt-file-unknown-tile")
                .with("place", *place as i64)
                .with("name", shortened(name)),
            FileFault::BadRotation(place, quarters) => Text::new("gt-file-bad-rotation")
                .with("place", *place as i64)
                .with("quarters", *quarters),
            FileFault::NoSuchSquare(at) => square("gt-file-no-such-square", *at),
            FileFault::BadParts => Text::new("gt-file-bad-parts"),
            FileFault::SquareTwice(at) => square("gt-file-square-twice", *at),
            FileFault::TileTwice(name) => {
                Text::new("gt-file-tile-twice").with("name", shortened(name))
            }
            FileFault::NoAlienCabin(at) => square("gt-file-no-alien-cabin", *at),
            FileFault::NoSpecialization(at) => square("gt-file-no-specialization", *at),
            FileFault::WrongClass(class) => {
                Text::new("gt-file-wrong-class").with("class", format!("{class:?}"))
            }
            FileFault::IllegalShip(fault, at) => {
                square("gt-file-illegal-ship", *at).with("fault", Arg::message(fault.message()))
            }
            FileFault::ShipCount(count) => {
                Text::new("gt-file-ship-count").with("count", *count as i64)
            }
            FileFault::UnknownCard(name) => {
                Text::new("gt-file-unknown-card").with("name", shortened(name))
            }
            FileFault::BadColumn => Text::new("gt-file-bad-column"),
            FileFault::BadDice([one, other]) => Text::new("gt-file-bad-dice")
                .with("one", *one)
                .with("other", *other),
            FileFault::BadDecision(_, why) => {
                let refused = why.refused();
                Text {
                    id: refused.code,
                    args: refused.args,
                }
            }
            FileFault::InShip(_, fault) => fault.text(),
        }
    }
}

/// A name from a file, not longer than a sentence bears.
fn shortened(name: &str) -> String {
    name.chars().take(60).collect()
}

fn parsed<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, FileFault> {
    serde_json::from_slice(bytes).map_err(|why| FileFault::Json(why.to_string(), why.line()))
}

impl ShipFile {
    /// Reads a ship file.
    pub fn parse(bytes: &[u8]) -> Result<ShipFile, FileFault> {
        parsed(bytes)
    }

    /// The ship, legal or not, with its crew aboard.
    pub fn ship(&self) -> Result<Ship, FileFault> {
        self.ship_under(RoughRoads::NONE, None)
    }

    /// The same under these Rough Roads cards.
    fn ship_under(&self, roads: RoughRoads, dead_column: Option<u8>) -> Result<Ship, FileFault> {
        if self.tiles.len() > MAX_TILES {
            return Err(FileFault::TooManyTiles(self.tiles.len()));
        }
        let mut ship = Ship::empty(self.class);
        match (self.class, self.parts) {
            (ShipClass::IV, Some([upper @ 1..=5, lower @ 1..=5])) => {
                ship.set_parts([upper - 1, lower - 1]);
            }
            (ShipClass::IV, _) | (_, Some(_)) => return Err(FileFault::BadParts),
            (_, None) => {}
        }
        ship.set_roads(roads);
        let board = self.class.board();
        let mut used: Vec<TileId> = Vec::new();
        for (place, entry) in (1..).zip(&self.tiles) {
            let square = board
                .at_label(entry.at[0], entry.at[1])
                .ok_or(FileFault::NoSuchSquare(entry.at))?;
            if ship.placed(square).is_some() {
                return Err(FileFault::SquareTwice(entry.at));
            }
            let mut named = TileId::all()
                .filter(|id| id.tile().name == entry.tile)
                .peekable();
            if named.peek().is_none() {
                return Err(FileFault::UnknownTile(place, entry.tile.clone()));
            }
            let tile = named
                .find(|id| !used.contains(id))
                .ok_or_else(|| FileFault::TileTwice(entry.tile.clone()))?;
            used.push(tile);
            let rotation = Rotation::new(entry.rotation)
                .ok_or(FileFault::BadRotation(place, entry.rotation))?;
            ship.put(square, Placed { tile, rotation });
        }
        if let Some(column) = dead_column {
            ship.switch_off(ship.column_squares(column));
        }
        ship.fit_out();
        for entry in &self.aliens {
            let square = board
                .at_label(entry.at[0], entry.at[1])
                .ok_or(FileFault::NoSuchSquare(entry.at))?;
            if !ship.alien_cabins(entry.alien).has(square) || ship.alien(entry.alien).is_some() {
                return Err(FileFault::NoAlienCabin(entry.at));
            }
            if (entry.alien == Alien::Cyan) != entry.specialization.is_some() {
                return Err(FileFault::NoSpecialization(entry.at));
            }
            ship.humans.set(square, 0);
            ship.set_alien(square, Some(entry.alien));
            ship.specialization = entry.specialization.or(ship.specialization);
        }
        Ok(ship)
    }
}

impl FlightFile {
    /// Reads a flight file.
    pub fn parse(bytes: &[u8]) -> Result<FlightFile, FileFault> {
        parsed(bytes)
    }

    /// The rules of the flight: with five ships those for five players (GX-4.1).
    pub fn rules(&self) -> FlightRules {
        FlightRules {
            fifth_wheel: self.ships.len() == 5,
            ..self.flight.rules()
        }
    }

    /// Flies it: the flight as it ended, and everything that happened.
    pub fn fly(&self) -> Result<(Flight, Vec<Event>), FileFault> {
        let rules = self.rules();
        if !(1..=5).contains(&self.ships.len()) {
            return Err(FileFault::ShipCount(self.ships.len()));
        }
        let roads: RoughRoads = self.rough_roads.iter().copied().collect();
        let columns = Ship::empty(rules.class);
        let on_board = |column| !columns.column_squares(column).is_empty();
        if self.dead_column.is_some_and(on_board) != roads.has(RoughRoad::DeadZone)
            || self.dead_column.is_some() != roads.has(RoughRoad::DeadZone)
        {
            return Err(FileFault::BadColumn);
        }
        let mut pilots = Vec::new();
        for (number, file) in self.ships.iter().enumerate() {
            let in_ship = |fault| FileFault::InShip(number + 1, Box::new(fault));
            // Building rules apply in a dead column as usual (GX-8.49b).
            let built = file.ship_under(roads, None).map_err(in_ship)?;
            if file.class != rules.class {
                return Err(in_ship(FileFault::WrongClass(rules.class)));
            }
            if let Some(fault) = built.faults().first() {
                let at = built.board().label(fault.squares().0);
                return Err(in_ship(FileFault::IllegalShip(*fault, at)));
            }
            let ship = file.ship_under(roads, self.dead_column).map_err(in_ship)?;
            let behind = number as i32 * i32::from(rules.gap);
            let mut pilot = Pilot::new(ship, -behind, Vec::new());
            pilot.insured = file.insured;
            pilots.push(pilot);
        }
        let cards = |names: &[String]| {
            names
                .iter()
                .map(|name| CardId::named(name).ok_or_else(|| FileFault::UnknownCard(name.clone())))
                .collect::<Result<Vec<CardId>, FileFault>>()
        };
        let (deck, unused_cards) = (cards(&self.deck)?, cards(&self.unused_cards)?);
        let mut unused_tiles: Vec<TileId> = Vec::new();
        for (place, name) in (1..).zip(&self.unused_tiles) {
            let mut named = TileId::all().filter(|id| id.tile().name == *name);
            let tile = named.find(|id| !unused_tiles.contains(id));
            unused_tiles.push(tile.ok_or_else(|| FileFault::UnknownTile(place, name.clone()))?);
        }
        if let Some(dice) = self
            .dice
            .iter()
            .find(|dice| dice.iter().any(|die| !(1..=6).contains(die)))
        {
            return Err(FileFault::BadDice(*dice));
        }
        let rolls = Rolls::given(
            self.dice.iter().copied(),
            Dice::new(Seed::from_u64(self.seed)),
        );
        let mut flight = Flight::new(&rules, pilots, deck, Goods::BANK, rolls)
            .with_unused_cards(unused_cards)
            .with_unused_tiles(unused_tiles);
        let mut told: Vec<AddressedEvent<Event>> = Vec::new();
        flight.run(&mut told);
        let mut given = vec![0; self.ships.len()];
        while !flight.is_over() {
            let Some(ship) = (0..self.ships.len()).find(|ship| flight.question(*ship).is_some())
            else {
                break;
            };
            // The next decision of this ship, or the default.
            let next = self
                .decisions
                .iter()
                .enumerate()
                .filter(|(_, entry)| usize::from(entry.ship) == ship)
                .nth(given[ship]);
            match next {
                Some((place, entry)) => {
                    given[ship] += 1;
                    flight
                        .answer(ship, &entry.command, &mut told)
                        .map_err(|why| FileFault::BadDecision(place + 1, why))?;
                }
                None => {
                    let Some(command) = flight.default_answer(ship) else {
                        break;
                    };
                    flight
                        .answer(ship, &command, &mut told)
                        .map_err(|why| FileFault::BadDecision(0, why))?;
                }
            }
        }
        Ok((flight, told.into_iter().map(|told| told.event).collect()))
    }
}
