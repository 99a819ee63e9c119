//! Ship files and flight files, for the command line (`docs/galaxy-trucker-files.md`).

mod flight;

use crate::board::ShipClass;
use crate::check::Fault;
use crate::refusal::Refusal;
use crate::rough_roads::RoughRoads;
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::support_team::{Abilities, Member, MemberUse, a, b};
use crate::tiles::{Alien, TileId};
use serde::Deserialize;
use table::{Arg, Refusal as _, Text};

pub use flight::{DecisionEntry, FlightFile};

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
    /// Members of the owner's support team (GX-19.1).
    #[serde(default)]
    pub members: Vec<MemberEntry>,
    /// How members are used while the ship is built and after it: tokens on the ship (GX-19.11, GX-19.12).
    #[serde(default)]
    pub tokens: Vec<MemberUse>,
    /// Credits of the owner when the flight begins.
    #[serde(default)]
    pub credits: u16,
    /// Loans of the owner when the flight begins (GX-7.12).
    #[serde(default)]
    pub loans: u8,
}

/// A support team member of a ship file.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberEntry {
    /// The card.
    pub member: Member,
    /// It is the first flight with the card: only ability A may be used (GX-19.2).
    #[serde(default)]
    pub new: bool,
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
    /// The same member twice.
    MemberTwice(Member),
    /// A token of a support team member that may not be there; its place from one.
    BadToken(usize, Refusal),
    /// Loans that nobody grants: they belong to Evil Machinations.
    NoLoans,
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
            FileFault::MemberTwice(_) => Some("GX-19.1"),
            FileFault::NoLoans => Some("GX-7.12"),
            FileFault::BadToken(_, why) | FileFault::BadDecision(_, why) => Some(why.rule()),
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
            FileFault::MemberTwice(member) => {
                Text::new("gt-file-member-twice").with("member", Arg::message(member.message()))
            }
            FileFault::NoLoans => Text::new("gt-file-no-loans"),
            FileFault::BadToken(_, why) | FileFault::BadDecision(_, why) => {
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

    /// The abilities that the owner may use (GX-19.2).
    fn abilities(&self) -> Result<Abilities, FileFault> {
        let mut abilities = Abilities::NONE;
        for MemberEntry { member, new } in &self.members {
            if abilities.has(a(*member)) {
                return Err(FileFault::MemberTwice(*member));
            }
            abilities = abilities.with(a(*member));
            if !new {
                abilities = abilities.with(b(*member));
            }
        }
        Ok(abilities)
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
        ship.set_abilities(self.abilities()?);
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
        for (place, token) in (1..).zip(&self.tokens) {
            put_token(&mut ship, token).map_err(|why| FileFault::BadToken(place, why))?;
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
            let humans = u8::from(ship.shares_alien_cabins());
            ship.humans.set(square, humans);
            ship.set_alien(square, Some(entry.alien));
            ship.specialization = entry.specialization.or(ship.specialization);
        }
        Ok(ship)
    }
}

/// Puts a token of a support team member on a ship whose tiles are all there.
fn put_token(ship: &mut Ship, token: &MemberUse) -> Result<(), Refusal> {
    let needed = token.ability();
    if !ship.abilities().has(needed) {
        return Err(Refusal::NoSuchMember(needed.rule()));
    }
    match token {
        MemberUse::Pipe { edge } => ship.lay_pipe(*edge),
        MemberUse::Universal { square } => ship.lay_universal_tile(*square),
        MemberUse::Convert {
            square,
            part,
            rotation,
        } => {
            // The first one is that of ability A, used after building; the others are those of ability B (GX-20.6B.3).
            let tokens = ship.fittings().parts;
            let late = !tokens.iter().flatten().any(|token| token.late);
            if !late && !ship.abilities().has(b(Member::Deliveryman)) {
                return Err(Refusal::NoSuchMember("GX-20.6B.1"));
            }
            ship.convert(*square, *part, *rotation, late)
        }
        MemberUse::Weld { edges } => ship.weld(edges),
        MemberUse::Wireless { squares } => ship.link(*squares),
        MemberUse::Plate { square } => ship.plate(*square),
        MemberUse::Turret { square } => ship.set_turret(*square),
        MemberUse::Seal { edges } => ship.seal(edges),
        _ => Err(Refusal::NotNow(token.when())),
    }
}
