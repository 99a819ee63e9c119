//! Ship files and flight files, for the command line (`docs/galaxy-trucker-files.md`).

use crate::board::ShipClass;
use crate::cards::CardId;
use crate::command::Command;
use crate::event::Event;
use crate::flight::{Flight, Pilot, Rolls};
use crate::flight_rules::FlightKind;
use crate::goods::Goods;
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::tiles::{Alien, TileId};
use serde::Deserialize;
use std::fmt;
use table::{AddressedEvent, Dice, Refusal, Seed};

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
    /// Clockwise quarter turns.
    #[serde(default)]
    pub rotation: Rotation,
}

/// One alien of a ship file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlienEntry {
    /// Printed column and row of its cabin.
    pub at: [u8; 2],
    /// Its colour.
    pub alien: Alien,
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
    /// Rolls of the two dice, in order; after the last one chance decides.
    #[serde(default)]
    pub dice: Vec<[u8; 2]>,
    /// Where chance comes from.
    #[serde(default)]
    pub seed: u64,
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
    /// Not a file of this kind; why and where.
    Json(String),
    /// More tiles than squares.
    TooManyTiles(usize),
    /// No tile is called so; the place in the list from one.
    UnknownTile(usize, String),
    /// The grid has no such square.
    NoSuchSquare([u8; 2]),
    /// Two tiles on one square.
    SquareTwice([u8; 2]),
    /// A tile that exists once is there twice.
    TileTwice(String),
    /// No such alien can live there.
    NoAlienCabin([u8; 2]),
    /// A flight has one to four ships of the flight's class, all legal; the ship from one.
    BadShip(usize),
    /// One to four ships.
    ShipCount(usize),
    /// No card is called so.
    UnknownCard(String),
    /// A die shows 1 to 6.
    BadDice([u8; 2]),
    /// A decision that is not allowed; its place from one, and the rule.
    BadDecision(usize, &'static str),
}

impl FileFault {
    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            FileFault::Json(_) => None,
            FileFault::TooManyTiles(_) | FileFault::NoSuchSquare(_) => Some("GT-3.1"),
            FileFault::UnknownTile(..) | FileFault::TileTwice(_) => Some("GT-2.4"),
            FileFault::SquareTwice(_) => Some("GT-6.1"),
            FileFault::NoAlienCabin(_) => Some("GT-14.8"),
            FileFault::BadShip(_) => Some("GT-13.3"),
            FileFault::ShipCount(_) => Some("GT-1.1"),
            FileFault::UnknownCard(_) => Some("GT-2.5"),
            FileFault::BadDice(_) => Some("GT-2.10"),
            FileFault::BadDecision(_, rule) => Some(rule),
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileFault::Json(why) => write!(f, "{why}"),
            FileFault::TooManyTiles(count) => write!(f, "{count} tiles, at most {MAX_TILES}"),
            FileFault::UnknownTile(place, name) => write!(f, "tile {place}: no {name:?}"),
            FileFault::NoSuchSquare([c, r]) => write!(f, "[{c}, {r}]"),
            FileFault::SquareTwice([c, r]) => write!(f, "[{c}, {r}] twice"),
            FileFault::TileTwice(name) => write!(f, "{name} too often"),
            FileFault::NoAlienCabin([c, r]) => write!(f, "alien on [{c}, {r}]"),
            FileFault::BadShip(ship) => write!(f, "ship {ship}"),
            FileFault::ShipCount(count) => write!(f, "{count} ships"),
            FileFault::UnknownCard(name) => write!(f, "no card {name:?}"),
            FileFault::BadDice([a, b]) => write!(f, "dice [{a}, {b}]"),
            FileFault::BadDecision(place, _) => write!(f, "decision {place}"),
        }?;
        match self.rule() {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl ShipFile {
    /// Reads a ship file.
    pub fn parse(bytes: &[u8]) -> Result<ShipFile, FileFault> {
        serde_json::from_slice(bytes).map_err(|why| FileFault::Json(why.to_string()))
    }

    /// The ship, legal or not, with its crew aboard.
    pub fn ship(&self) -> Result<Ship, FileFault> {
        if self.tiles.len() > MAX_TILES {
            return Err(FileFault::TooManyTiles(self.tiles.len()));
        }
        let mut ship = Ship::empty(self.class);
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
            let rotation = entry.rotation;
            ship.put(square, Placed { tile, rotation });
        }
        ship.fit_out();
        for entry in &self.aliens {
            let square = board
                .at_label(entry.at[0], entry.at[1])
                .ok_or(FileFault::NoSuchSquare(entry.at))?;
            if !ship.alien_cabins(entry.alien).has(square) || ship.alien(entry.alien).is_some() {
                return Err(FileFault::NoAlienCabin(entry.at));
            }
            ship.humans.set(square, 0);
            ship.set_alien(square, Some(entry.alien));
        }
        Ok(ship)
    }
}

impl FlightFile {
    /// Reads a flight file.
    pub fn parse(bytes: &[u8]) -> Result<FlightFile, FileFault> {
        serde_json::from_slice(bytes).map_err(|why| FileFault::Json(why.to_string()))
    }

    /// Flies it: the flight as it ended, and everything that happened.
    pub fn fly(&self) -> Result<(Flight, Vec<Event>), FileFault> {
        let rules = self.flight.rules();
        if !(1..=4).contains(&self.ships.len()) {
            return Err(FileFault::ShipCount(self.ships.len()));
        }
        let mut pilots = Vec::new();
        for (number, file) in self.ships.iter().enumerate() {
            let ship = file.ship()?;
            if file.class != rules.class || !ship.is_legal() {
                return Err(FileFault::BadShip(number + 1));
            }
            let behind = number as i32 * i32::from(rules.gap);
            pilots.push(Pilot::new(ship, -behind, Vec::new()));
        }
        let deck = self
            .deck
            .iter()
            .map(|name| CardId::named(name).ok_or_else(|| FileFault::UnknownCard(name.clone())))
            .collect::<Result<_, _>>()?;
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
        let mut flight = Flight::new(&rules, pilots, deck, Goods::BANK, rolls);
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
                        .map_err(|why| FileFault::BadDecision(place + 1, why.rule()))?;
                }
                None => {
                    let Some(command) = flight.default_answer(ship) else {
                        break;
                    };
                    flight
                        .answer(ship, &command, &mut told)
                        .map_err(|why| FileFault::BadDecision(0, why.rule()))?;
                }
            }
        }
        Ok((flight, told.into_iter().map(|told| told.event).collect()))
    }
}
