//! The printed values as data files. Many values of the expansions are lost and were designed for this project (GX-24.3,
//! GX-0.30); an owner of the boxes replaces them by files that a server loads once, when it starts.
//!
//! Everything reads tiles by [`TileId::tile`](crate::tiles::TileId::tile) and cards by
//! [`CardId::card`](crate::cards::CardId::card), which ask here. A table keeps the hash of its data in its setup.

use crate::board::{HOLE_NUMBERS, ShipClass};
use crate::cards::{Adventure, CARDS, Card, CardSet};
use crate::square::Square;
use crate::tiles::{Kind, TILES, Tile};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::sync::OnceLock;
use table::Text;

/// The names of the files. Files and entries that are missing stay as they are.
pub const FILES: [&str; 3] = ["tiles.json", "cards.json", "holes.json"];

/// Class IIIB: for each number from 1 to 6 the printed columns and rows of its squares.
pub type Holes = [[[u8; 2]; 5]; 6];

/// How well a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Printed, and read in a public source.
    Factual,
    /// Lost, and chosen for this project.
    Designed,
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
            Status::Factual
        } else {
            Status::Designed
        }
    }
}

impl Card {
    /// How well its numbers are known: all cards of the expansions have designed ones (GX-24.3).
    pub const fn status(&self) -> Status {
        match self.set {
            CardSet::Base => Status::Factual,
            _ => Status::Designed,
        }
    }
}

/// Corrected data.
#[derive(Debug)]
pub struct Data {
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    holes: Holes,
    hash: String,
    changes: usize,
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

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFault {
    /// The file.
    pub file: &'static str,
    /// The entry (`tile 187`), where there is one.
    pub at: String,
    /// What is wrong.
    pub what: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// What the reader of JSON says; the line, where it is known.
    Json(String, usize),
    /// The file is not a list of such entries.
    NoList(&'static str),
    /// There is no such tile or card.
    Unknown,
    /// The entry is there twice.
    Twice,
    /// The entry has no field of this name.
    UnknownField(String),
    /// This field cannot be corrected.
    Fixed(&'static str),
    /// Sides are 0 to 3.
    Sides,
    /// A tile holds one to three of a kind.
    Contents,
    /// Every number of class IIIB has five squares, all different, none of them the starting square.
    Holes,
}

impl DataFault {
    /// What is wrong, as a sentence.
    pub fn text(&self) -> Text {
        match &self.what {
            Problem::Json(why, _) => Text::new("gt-data-json").with("why", why.as_str()),
            Problem::NoList(name) => Text::new("gt-data-no-list").with("name", *name),
            Problem::Unknown => Text::new("gt-data-unknown"),
            Problem::Twice => Text::new("gt-data-twice"),
            Problem::UnknownField(name) => {
                let name: String = name.chars().take(60).collect();
                Text::new("gt-data-unknown-field").with("name", name)
            }
            Problem::Fixed(name) => Text::new("gt-data-fixed").with("name", *name),
            Problem::Sides => Text::new("gt-data-sides"),
            Problem::Contents => Text::new("gt-data-contents"),
            Problem::Holes => Text::new("gt-data-holes"),
        }
    }
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
    let file = |name, list: &str, entries: Value| {
        // A value that was made of values is JSON.
        let text = serde_json::to_string_pretty(&json!({ list: entries })).unwrap_or_default();
        (name, text + "\n")
    };
    vec![
        file(FILES[0], "tiles", json!(tiles)),
        file(FILES[1], "cards", json!(cards)),
        file(FILES[2], "holes", json!(holes())),
    ]
}

impl Data {
    /// Reads and checks files: name and content. What is not in them stays as it is shipped.
    pub fn load(texts: &[(&str, &str)]) -> Result<Data, DataFault> {
        let mut data = Data {
            tiles: TILES.iter().map(copy_tile).collect(),
            cards: CARDS.iter().map(copy_card).collect(),
            holes: HOLE_NUMBERS,
            hash: String::new(),
            changes: 0,
        };
        for (name, text) in texts {
            match FILES.iter().position(|file| file == name) {
                Some(0) => data.read_tiles(text)?,
                Some(1) => data.read_cards(text)?,
                Some(2) => data.read_holes(text)?,
                _ => {}
            }
        }
        data.count_changes();
        Ok(data)
    }

    /// The content hash; empty: nothing differs from what is shipped.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// How many tiles, cards and numbers differ from what is shipped.
    pub const fn changes(&self) -> usize {
        self.changes
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
            let fault = |what| DataFault {
                file,
                at: format!("tile {number}"),
                what,
            };
            let tile = usize::try_from(number)
                .ok()
                .and_then(|number| self.tiles.get_mut(number.checked_sub(1)?))
                .ok_or_else(|| fault(Problem::Unknown))?;
            if seen.contains(&number) {
                return Err(fault(Problem::Twice));
            }
            seen.push(number);
            let shipped = json!(*tile);
            fixed(&shipped, &entry, &["number", "name"]).map_err(&fault)?;
            let read = |what: Value| -> Result<(Kind, [u8; 4]), serde_json::Error> {
                #[derive(Deserialize)]
                struct Sides {
                    sides: [u8; 4],
                }
                let sides: Sides = serde_json::from_value(what.clone())?;
                Ok((serde_json::from_value(what)?, sides.sides))
            };
            let (kind, sides) = read(Value::Object(entry.clone()))
                .map_err(|why| fault(Problem::Json(why.to_string(), 0)))?;
            if (kind == Kind::StartingCabin) != tile.is_starting_cabin() {
                return Err(fault(Problem::Fixed("kind")));
            }
            tile.kind = kind;
            tile.sides = sides;
            known_fields(&json!(*tile), &entry).map_err(&fault)?;
            if sides.iter().any(|side| *side > 3) {
                return Err(fault(Problem::Sides));
            }
            if kind.cells() > 3 || kind.containers() > 3 {
                return Err(fault(Problem::Contents));
            }
        }
        Ok(())
    }

    fn read_cards(&mut self, text: &str) -> Result<(), DataFault> {
        let file = FILES[1];
        let mut seen = Vec::new();
        for entry in entries(file, "cards", text)? {
            let name = entry.get("name").and_then(Value::as_str).unwrap_or("");
            let fault = |what| DataFault {
                file,
                at: format!("card {}", name.chars().take(60).collect::<String>()),
                what,
            };
            let index = self.cards.iter().position(|card| card.name == name);
            let index = index.ok_or_else(|| fault(Problem::Unknown))?;
            if seen.contains(&index) {
                return Err(fault(Problem::Twice));
            }
            seen.push(index);
            let card = &mut self.cards[index];
            let shipped = json!(*card);
            fixed(&shipped, &entry, &["name", "level", "set", "starred"]).map_err(&fault)?;
            card.adventure = serde_json::from_value::<Adventure>(Value::Object(entry.clone()))
                .map_err(|why| fault(Problem::Json(why.to_string(), 0)))?;
            known_fields(&json!(*card), &entry).map_err(&fault)?;
        }
        Ok(())
    }

    fn read_holes(&mut self, text: &str) -> Result<(), DataFault> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            holes: Holes,
        }
        let fault = |what| DataFault {
            file: FILES[2],
            at: String::new(),
            what,
        };
        let read: File = serde_json::from_str(text)
            .map_err(|why| fault(Problem::Json(why.to_string(), why.line())))?;
        let board = ShipClass::IIIB.board();
        let mut seen = board.start.set();
        for [column, row] in read.holes.iter().flatten() {
            let square = board.at_label(*column, *row);
            let free = square.filter(|square| board.squares.has(*square) && !seen.has(*square));
            seen.insert(free.ok_or_else(|| fault(Problem::Holes))?);
        }
        self.holes = read.holes;
        Ok(())
    }

    /// Counts what differs and hashes it.
    fn count_changes(&mut self) {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let mut note = |value: String| {
            self.changes += 1;
            for byte in value.bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        };
        for (tile, shipped) in self.tiles.iter().zip(TILES.iter()) {
            if json!(tile) != json!(shipped) {
                note(json!(tile).to_string());
            }
        }
        for (card, shipped) in self.cards.iter().zip(CARDS.iter()) {
            if json!(card) != json!(shipped) {
                note(json!(card).to_string());
            }
        }
        if self.holes != HOLE_NUMBERS {
            note(json!(self.holes).to_string());
        }
        if self.changes > 0 {
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
    let fault = |what| DataFault {
        file,
        at: String::new(),
        what,
    };
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

/// Fields that say which entry it is must be those that are shipped.
fn fixed(
    shipped: &Value,
    entry: &Map<String, Value>,
    fields: &[&'static str],
) -> Result<(), Problem> {
    for field in fields {
        if entry
            .get(*field)
            .is_some_and(|value| Some(value) != shipped.get(*field))
        {
            return Err(Problem::Fixed(field));
        }
    }
    Ok(())
}

/// An entry has no other fields than the value that was read from it.
fn known_fields(read: &Value, entry: &Map<String, Value>) -> Result<(), Problem> {
    match entry.keys().find(|name| read.get(name.as_str()).is_none()) {
        Some(name) => Err(Problem::UnknownField(name.clone())),
        None => Ok(()),
    }
}
