//! The printed values as data files. Many values of the expansions are lost and were designed for this project (GX-24.3,
//! GX-0.30); an owner of the boxes replaces them by files that a server loads once, when it starts.
//!
//! Everything reads tiles by [`TileId::tile`](crate::tiles::TileId::tile) and cards by
//! [`CardId::card`](crate::cards::CardId::card), which ask here. A table keeps the hash of its data in its setup.

mod faults;
mod numbers;

pub use faults::{DataFault, Entry, Problem};
pub use numbers::Number;

use crate::board::{HOLE_NUMBERS, ShipClass};
use crate::cards::{Adventure, CARDS, Card, CardSet};
use crate::machinations::Machination;
use crate::square::Square;
use crate::tiles::{Kind, TILES, Tile};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::sync::OnceLock;

/// The names of the files. Files and entries that are missing stay as they are.
pub const FILES: [&str; 4] = ["tiles.json", "cards.json", "holes.json", "numbers.json"];

/// Class IIIB: for each number from 1 to 6 the printed columns and rows of its squares.
pub type Holes = [[[u8; 2]; 5]; 6];

/// How well a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Printed, and read in a public source.
    Printed,
    /// Lost, and concluded from what is printed elsewhere.
    Inferred,
    /// Lost, and chosen for this project.
    Designed,
}

impl Status {
    /// All of them, the best known first.
    pub const ALL: [Status; 3] = [Status::Printed, Status::Inferred, Status::Designed];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Printed => "printed",
            Status::Inferred => "inferred",
            Status::Designed => "designed",
        }
    }

    /// The Fluent message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Status::Printed => "gt-data-printed",
            Status::Inferred => "gt-data-inferred",
            Status::Designed => "gt-data-designed",
        }
    }
}

/// Tiles of the expansions whose sides are known; those of all other tiles of the expansions are designed.
const KNOWN_EXPANSION_TILES: [u8; 22] = [
    145, 159, 160, 161, 162, 163, 164, 187, 188, 189, 190, 191, 192, 193, 195, 196, 197, 198, 199,
    200, 201, 202,
];

impl Tile {
    /// How well its sides are known.
    pub fn status(&self) -> Status {
        let base = usize::from(self.number) <= crate::tiles::BASE_TILES;
        if base || KNOWN_EXPANSION_TILES.contains(&self.number) {
            Status::Printed
        } else {
            Status::Designed
        }
    }
}

impl Card {
    /// How well its numbers are known. Cards of the expansions have designed ones (GX-24.3), except where the rules give every
    /// number (GX-9.7, GX-9.40, GX-17.2, GX-17.18) or let it be concluded (GX-7.20, GX-7.25).
    pub const fn status(&self) -> Status {
        match self.adventure {
            _ if matches!(self.set, CardSet::Base) => Status::Printed,
            Adventure::MissingForm { .. }
            | Adventure::Robosmokeys
            | Adventure::StarDepot { .. }
            | Adventure::DangerousSector { .. }
            | Adventure::RadiationLeak { .. } => Status::Printed,
            Adventure::Machination(
                Machination::Checkpoint
                | Machination::QualityControl
                | Machination::SystemTest { .. },
            ) => Status::Inferred,
            _ => Status::Designed,
        }
    }
}

/// An entry that differs from what is shipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The file.
    pub file: &'static str,
    /// The entry.
    pub at: Entry,
    /// How well the shipped value is known.
    pub status: Status,
}

/// Corrected data.
#[derive(Debug)]
pub struct Data {
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    holes: Holes,
    numbers: [Vec<u8>; Number::ALL.len()],
    hash: String,
    changes: Vec<Change>,
}

static LOADED: OnceLock<Data> = OnceLock::new();

/// All tiles by number.
#[inline]
pub fn tiles() -> &'static [Tile] {
    LOADED.get().map_or(&TILES[..], |data| &data.tiles)
}

/// All adventure cards by place.
#[inline]
pub fn cards() -> &'static [Card] {
    LOADED.get().map_or(CARDS, |data| &data.cards)
}

/// The numbers on the squares of class IIIB.
pub fn holes() -> &'static Holes {
    LOADED.get().map_or(&HOLE_NUMBERS, |data| &data.holes)
}

/// The squares of class IIIB that carry each number from 1 to 6.
pub fn numbered_squares() -> Vec<Vec<Square>> {
    let board = ShipClass::IIIB.board();
    holes()
        .iter()
        .map(|squares| {
            squares
                .iter()
                .filter_map(|[column, row]| board.at_label(*column, *row))
                .collect()
        })
        .collect()
}

/// The content hash of the data in use; empty: nothing was corrected.
pub fn hash() -> &'static str {
    LOADED.get().map_or("", |data| &data.hash)
}

/// Reads the hash in the setup of a table. Data that is not loaded is an error: the table would go on differently.
pub(crate) fn loaded_hash<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let wanted = String::deserialize(deserializer)?;
    if wanted == hash() {
        return Ok(wanted);
    }
    let name = |hash: &str| {
        if hash.is_empty() {
            "none".to_owned()
        } else {
            hash.to_owned()
        }
    };
    Err(D::Error::custom(format!(
        "the table was begun with the data files {}, loaded are {}",
        name(&wanted),
        name(hash())
    )))
}

/// A list that lives as long as the program. (The name keeps serde from borrowing bytes.)
pub type List<T> = &'static [T];

/// Reads a list that lives as long as the program: data is loaded once.
pub(crate) fn leaked<'de, D, T>(deserializer: D) -> Result<&'static [T], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Vec::<T>::deserialize(deserializer).map(|list| &*Box::leak(list.into_boxed_slice()))
}

/// How well the values of all entries are known, as they are shipped.
pub fn statuses() -> impl Iterator<Item = Status> {
    let tiles = tiles().iter().map(Tile::status);
    let cards = cards().iter().map(Card::status);
    let numbers = Number::ALL.into_iter().map(Number::status);
    // Class IIIB: which squares carry a number is designed (GX-15.7).
    let holes = std::iter::repeat_n(Status::Designed, HOLE_NUMBERS.len());
    tiles.chain(cards).chain(holes).chain(numbers)
}

/// The data in use as files: name and content.
pub fn export() -> Vec<(&'static str, String)> {
    let entry = |value: Value, status: Status| {
        let mut value = value;
        if let Value::Object(fields) = &mut value {
            fields.insert("status".into(), json!(status));
        }
        value
    };
    let tiles: Vec<Value> = tiles()
        .iter()
        .map(|tile| entry(json!(tile), tile.status()))
        .collect();
    let cards: Vec<Value> = cards()
        .iter()
        .map(|card| entry(json!(card), card.status()))
        .collect();
    let numbers: Vec<Value> = Number::ALL
        .into_iter()
        .map(|number| {
            let value = json!({ "name": number.name(), "values": number.values() });
            entry(value, number.status())
        })
        .collect();
    let file = |name, list: &str, entries: Value| {
        // A value that was made of values is JSON.
        let text = serde_json::to_string_pretty(&json!({ list: entries })).unwrap_or_default();
        (name, text + "\n")
    };
    vec![
        file(FILES[0], "tiles", json!(tiles)),
        file(FILES[1], "cards", json!(cards)),
        file(FILES[2], "holes", json!(holes())),
        file(FILES[3], "numbers", json!(numbers)),
    ]
}

impl Data {
    /// Reads and checks files: name and content. What is not in them stays as it is shipped.
    pub fn load(texts: &[(&str, &str)]) -> Result<Data, DataFault> {
        let mut data = Data {
            tiles: TILES.iter().map(copy_tile).collect(),
            cards: CARDS.iter().map(copy_card).collect(),
            holes: HOLE_NUMBERS,
            numbers: Number::ALL.map(|number| number.shipped().to_vec()),
            hash: String::new(),
            changes: Vec::new(),
        };
        for (name, text) in texts {
            match FILES.iter().position(|file| file == name) {
                Some(0) => data.read_tiles(text)?,
                Some(1) => data.read_cards(text)?,
                Some(2) => data.read_holes(text)?,
                Some(3) => data.read_numbers(text)?,
                _ => {}
            }
        }
        data.note_changes();
        Ok(data)
    }

    /// The content hash; empty: nothing differs from what is shipped.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// What differs from what is shipped.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Makes this the data of the program. False: other data is in use already.
    pub fn install(self) -> bool {
        LOADED.set(self).is_ok()
    }

    fn read_tiles(&mut self, text: &str) -> Result<(), DataFault> {
        let file = FILES[0];
        let mut seen = Vec::new();
        for entry in entries(file, "tiles", text)? {
            let number = entry.get("number").and_then(Value::as_u64).unwrap_or(0);
            let fault = |field: Option<&str>, what| DataFault {
                file,
                at: Some(Entry::Tile(number)),
                field: field.map(str::to_owned),
                what,
            };
            let tile = usize::try_from(number)
                .ok()
                .and_then(|number| self.tiles.get_mut(number.checked_sub(1)?))
                .ok_or_else(|| fault(None, Problem::Unknown))?;
            if seen.contains(&number) {
                return Err(fault(None, Problem::Twice));
            }
            seen.push(number);
            let shipped = json!(*tile);
            fixed(&shipped, &entry, &["number", "name"])
                .map_err(|name| fault(Some(name), Problem::Fixed))?;
            let read = |what: Value| -> Result<(Kind, [u8; 4]), serde_json::Error> {
                #[derive(Deserialize)]
                struct Sides {
                    sides: [u8; 4],
                }
                let sides: Sides = serde_json::from_value(what.clone())?;
                Ok((serde_json::from_value(what)?, sides.sides))
            };
            let (kind, sides) = read(Value::Object(entry.clone())).map_err(|why| {
                let field = faults::culprit(&entry, &shipped, read);
                fault(field.as_deref(), Problem::Json(why.to_string(), 0))
            })?;
            if (kind == Kind::StartingCabin) != tile.is_starting_cabin() {
                return Err(fault(Some("kind"), Problem::Fixed));
            }
            tile.kind = kind;
            tile.sides = sides;
            known_fields(&json!(*tile), &entry)
                .map_err(|name| fault(Some(name), Problem::UnknownField))?;
            if sides.iter().any(|side| *side > 3) {
                return Err(fault(Some("sides"), Problem::Sides));
            }
            if kind.cells() > 3 || kind.containers() > 3 {
                let field = if kind.cells() > 3 {
                    "cells"
                } else {
                    "containers"
                };
                return Err(fault(Some(field), Problem::Contents));
            }
        }
        Ok(())
    }

    fn read_cards(&mut self, text: &str) -> Result<(), DataFault> {
        let file = FILES[1];
        let mut seen = Vec::new();
        for entry in entries(file, "cards", text)? {
            let name = entry.get("name").and_then(Value::as_str).unwrap_or("");
            let fault = |field: Option<&str>, what| DataFault {
                file,
                at: Some(Entry::card(name)),
                field: field.map(str::to_owned),
                what,
            };
            let index = self.cards.iter().position(|card| card.name == name);
            let index = index.ok_or_else(|| fault(None, Problem::Unknown))?;
            if seen.contains(&index) {
                return Err(fault(None, Problem::Twice));
            }
            seen.push(index);
            let card = &mut self.cards[index];
            let shipped = json!(*card);
            fixed(&shipped, &entry, &["name", "level", "set", "starred"])
                .map_err(|name| fault(Some(name), Problem::Fixed))?;
            card.adventure = serde_json::from_value::<Adventure>(Value::Object(entry.clone()))
                .map_err(|why| {
                    let read = serde_json::from_value::<Adventure>;
                    let field = faults::culprit(&entry, &shipped, read);
                    fault(field.as_deref(), Problem::Json(why.to_string(), 0))
                })?;
            known_fields(&json!(*card), &entry)
                .map_err(|name| fault(Some(name), Problem::UnknownField))?;
        }
        Ok(())
    }

    fn read_holes(&mut self, text: &str) -> Result<(), DataFault> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            holes: Holes,
        }
        let file = FILES[2];
        let read: File = serde_json::from_str(text)
            .map_err(|why| DataFault::of_file(file, Problem::Json(why.to_string(), why.line())))?;
        let board = ShipClass::IIIB.board();
        let mut seen = board.start.set();
        for (number, squares) in (1..).zip(&read.holes) {
            for [column, row] in squares {
                let square = board.at_label(*column, *row);
                let free = square.filter(|square| board.squares.has(*square) && !seen.has(*square));
                seen.insert(free.ok_or_else(|| DataFault {
                    at: Some(Entry::Holes(number)),
                    ..DataFault::of_file(file, Problem::Holes)
                })?);
            }
        }
        self.holes = read.holes;
        Ok(())
    }

    fn read_numbers(&mut self, text: &str) -> Result<(), DataFault> {
        #[derive(Deserialize)]
        struct Values {
            values: Vec<u8>,
        }
        let file = FILES[3];
        let mut seen = Vec::new();
        for entry in entries(file, "numbers", text)? {
            let name = entry.get("name").and_then(Value::as_str).unwrap_or("");
            let fault = |field: Option<&str>, what| DataFault {
                file,
                at: Some(Entry::number(name)),
                field: field.map(str::to_owned),
                what,
            };
            let number = Number::ALL.into_iter().find(|number| number.name() == name);
            let number = number.ok_or_else(|| fault(None, Problem::Unknown))?;
            if seen.contains(&number) {
                return Err(fault(None, Problem::Twice));
            }
            seen.push(number);
            let shipped = json!({ "name": name, "values": number.shipped() });
            known_fields(&shipped, &entry)
                .map_err(|name| fault(Some(name), Problem::UnknownField))?;
            let read: Values = serde_json::from_value(Value::Object(entry.clone()))
                .map_err(|why| fault(Some("values"), Problem::Json(why.to_string(), 0)))?;
            if !number.accepts(&read.values) {
                let count = number.shipped().len();
                let range = number.range();
                return Err(fault(Some("values"), Problem::Values { count, range }));
            }
            self.numbers[number as usize] = read.values;
        }
        Ok(())
    }

    /// Notes what differs and hashes it.
    fn note_changes(&mut self) {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let mut note = |value: String, file, at, status| {
            self.changes.push(Change { file, at, status });
            for byte in value.bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        };
        for (tile, shipped) in self.tiles.iter().zip(TILES.iter()) {
            if json!(tile) != json!(shipped) {
                let at = Entry::Tile(u64::from(tile.number));
                note(json!(tile).to_string(), FILES[0], at, shipped.status());
            }
        }
        for (card, shipped) in self.cards.iter().zip(CARDS.iter()) {
            if json!(card) != json!(shipped) {
                let at = Entry::card(card.name);
                note(json!(card).to_string(), FILES[1], at, shipped.status());
            }
        }
        for (number, (squares, shipped)) in (1..).zip(self.holes.iter().zip(&HOLE_NUMBERS)) {
            if squares != shipped {
                let value = json!({ "hole": number, "squares": squares });
                let at = Entry::Holes(number);
                note(value.to_string(), FILES[2], at, Status::Designed);
            }
        }
        for (number, values) in Number::ALL.into_iter().zip(&self.numbers) {
            if values != number.shipped() {
                let value = json!({ "name": number.name(), "values": values });
                let at = Entry::number(number.name());
                note(value.to_string(), FILES[3], at, number.status());
            }
        }
        if !self.changes.is_empty() {
            self.hash = format!("{hash:016x}");
        }
    }
}

const fn copy_tile(tile: &Tile) -> Tile {
    Tile {
        number: tile.number,
        name: tile.name,
        kind: tile.kind,
        sides: tile.sides,
    }
}

const fn copy_card(card: &Card) -> Card {
    Card {
        name: card.name,
        level: card.level,
        set: card.set,
        starred: card.starred,
        adventure: card.adventure,
    }
}

/// The entries of a file. `status` says how well the shipped value is known and is not read.
fn entries(
    file: &'static str,
    list: &'static str,
    text: &str,
) -> Result<Vec<Map<String, Value>>, DataFault> {
    let fault = |what| DataFault::of_file(file, what);
    let value: Value = serde_json::from_str(text)
        .map_err(|why| fault(Problem::Json(why.to_string(), why.line())))?;
    let Some(Value::Array(found)) = value.get(list) else {
        return Err(fault(Problem::NoList(list)));
    };
    found
        .iter()
        .map(|entry| match entry {
            Value::Object(fields) => {
                let mut fields = fields.clone();
                fields.remove("status");
                Ok(fields)
            }
            _ => Err(fault(Problem::NoList(list))),
        })
        .collect()
}

/// Fields that say which entry it is must be those that are shipped; the first that is not.
fn fixed<'a>(
    shipped: &Value,
    entry: &Map<String, Value>,
    fields: &[&'a str],
) -> Result<(), &'a str> {
    let changed = fields.iter().find(|field| {
        let value = entry.get(**field);
        value.is_some_and(|value| Some(value) != shipped.get(**field))
    });
    changed.map_or(Ok(()), |field| Err(field))
}

/// An entry has no other fields than the value that was read from it; the first that it has.
fn known_fields<'a>(read: &Value, entry: &'a Map<String, Value>) -> Result<(), &'a str> {
    match entry.keys().find(|name| read.get(name.as_str()).is_none()) {
        Some(name) => Err(name),
        None => Ok(()),
    }
}
