//! The whole state of a battle.

mod tasks;

pub use tasks::{
    Activation, Attack, AttackStage, Charge, EnergyStep, OfferKind, Task, Used, Window,
};

use crate::data::{ShipKind, ShipVersion, Version};
use crate::hex::{Hex, Spaces};
use crate::ids::{CardId, Placement, ShipId, TacticId};
use crate::setup::{Rules, Setup};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Deref;
use std::sync::Arc;
use table::{Dice, Seat};

/// The rules of a battle. Stored as the setup they follow from.
#[derive(Clone, Debug)]
pub struct RulesRef(pub Arc<Rules>);

impl Deref for RulesRef {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.0
    }
}

impl PartialEq for RulesRef {
    fn eq(&self, other: &RulesRef) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.setup == other.0.setup
    }
}

impl Serialize for RulesRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.setup.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RulesRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RulesRef, D::Error> {
        let setup = Setup::deserialize(deserializer)?;
        Rules::new(&setup)
            .map(|rules| RulesRef(Arc::new(rules)))
            .map_err(|why| serde::de::Error::custom(why.reason.code()))
    }
}

/// A tactic card and the deck it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tactic {
    /// Its kind.
    pub kind: TacticId,
    /// The deck whose discard pile it goes to (BG-6.21).
    pub deck: u8,
}

/// What became of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ShipFate {
    /// Not launched yet.
    Waiting,
    /// On the board.
    InPlay,
    /// Destroyed.
    Destroyed,
    /// Escaped (BG-M2.8).
    Escaped,
}

/// A ship (miniature).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    /// What became of it.
    pub fate: ShipFate,
    /// Anchor of its base.
    pub at: Hex,
    /// How its base is turned.
    pub facing: u8,
    /// Shield pegs.
    pub shields: u8,
    /// Hull pegs.
    pub hull: u8,
}

impl Ship {
    const WAITING: Ship = Ship {
        fate: ShipFate::Waiting,
        at: Hex::new(0, 0),
        facing: 0,
        shields: 0,
        hull: 0,
    };

    /// Where its base lies.
    pub fn placement(&self) -> Placement {
        Placement {
            at: self.at,
            facing: self.facing,
        }
    }
}

/// Where a ship card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    /// Behind the screen.
    Screen,
    /// In the hold of another ship card.
    Hold(CardId),
    /// In play.
    Play,
    /// Out of the game.
    Gone,
}

/// A ship card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipCard {
    /// Its id: owner and ship name.
    pub id: CardId,
    /// Its version.
    pub version: Version,
    /// Who controls it.
    pub controller: Seat,
    /// Where it is.
    pub place: CardPlace,
    /// Its ships.
    pub ships: Vec<Ship>,
    /// Attached cards.
    pub attached: Vec<Tactic>,
    /// The turn in which it was launched, from 1; 0 before the first turn.
    pub launched: u16,
    /// The turn in which it was activated last; 0 never.
    pub activated: u16,
}

impl ShipCard {
    /// A ship card behind the screen.
    pub fn waiting(id: CardId, version: Version, count: u8) -> ShipCard {
        ShipCard {
            id,
            version,
            controller: id.owner(),
            place: CardPlace::Screen,
            ships: vec![Ship::WAITING; usize::from(count)],
            attached: Vec::new(),
            launched: 0,
            activated: 0,
        }
    }

    /// The ships on the board.
    pub fn in_play(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        self.ships
            .iter()
            .enumerate()
            .filter(|(_, ship)| ship.fate == ShipFate::InPlay)
            .map(|(n, ship)| (self.id.ship(n as u8), ship))
    }

    /// Whether a ship of it is on the board.
    pub fn is_in_play(&self) -> bool {
        self.place == CardPlace::Play
    }
}

/// A draw pile and a discard pile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// Face down; the top is last.
    pub draw: Vec<TacticId>,
    /// Face up; the top is last.
    pub discard: Vec<TacticId>,
    /// How often the draw pile ran out (BG-21.3).
    pub exhausted: u8,
    /// The discard pile was empty at the first exhaustion (BG-21.5).
    pub owed: bool,
    /// Cards that were in it at the start.
    pub size: u16,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: Vec<Tactic>,
    /// Gave up (BG-30.11).
    pub resigned: bool,
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// Its place in the data.
    pub kind: u8,
    /// Face up.
    pub up: bool,
    /// Its spaces.
    pub spaces: Vec<Hex>,
}

impl Tile {
    /// Its spaces.
    pub fn covered(&self) -> Spaces {
        Spaces::new(self.spaces.iter().copied())
    }
}

/// Where a turn is (BG-7.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Ships that start on the board are being placed.
    Placing,
    /// Somebody says who goes first.
    ChooseFirst(Seat),
    /// Energy phase, before the draw (BG-8.4).
    Energy,
    /// Energy phase: the draw, where there is a choice (BG-M3.6).
    EnergyDraw,
    /// Energy phase: the player looks at these cards of another deck.
    MainComputer(Vec<TacticId>),
    /// Energy phase, after the draw.
    EnergyOpen,
    /// Deploy phase.
    Deploy,
    /// Action phase.
    Action,
    /// After the action phase: remote engines (BG-M4.12).
    EndOfTurn,
    /// Remote engines run: how many asteroids may still move, which have, and how far the next one goes.
    Engines {
        /// Asteroids that may still move.
        left: u8,
        /// Those that have moved.
        moved: Vec<u8>,
        /// How far the next one may go.
        roll: u8,
    },
    /// The end.
    Over,
}

/// Why a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// BG-22.1
    Elimination,
    /// BG-21.6
    Clock,
    /// BG-22.14
    Points,
    /// BG-M3.1
    ShipDestroyed,
    /// BG-30.11
    Resigned,
    /// BG-30.11
    Agreed,
}

/// How a battle ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The winning side; nothing: a draw.
    pub winner: Option<u8>,
    /// Why.
    pub why: EndReason,
    /// The clock's score of each side, in thirds of a point (BG-22.9).
    pub score_thirds: [u32; 2],
    /// Ships of each side on the board.
    pub ships: [u16; 2],
    /// Victory points of each side.
    pub points: [u16; 2],
    /// Rounds played.
    pub rounds: u16,
}

/// All chance. Loaded dice come first: for worked examples and battles resolved from a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    pub(crate) dice: Dice,
    /// Numbers to come, the next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) loaded: Vec<u8>,
    /// Rolls and shuffles so far: what cannot be undone (BG-30.6).
    pub(crate) rolls: u32,
}

impl Chance {
    /// One face of a die, from 0.
    pub(crate) fn face(&mut self, faces: u8) -> u8 {
        self.rolls += 1;
        match self.loaded.pop() {
            Some(face) => face.min(faces.saturating_sub(1)),
            None => self.dice.below(u32::from(faces)) as u8,
        }
    }
}

/// The whole state of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    /// What does not change.
    pub rules: RulesRef,
    pub(crate) chance: Chance,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Energy by pool.
    pub energy: Vec<u8>,
    /// Decks.
    pub decks: Vec<Deck>,
    /// The deck whose second exhaustion came last (BG-22.12).
    pub last_exhausted: Option<u8>,
    /// Ship cards of all fleets.
    pub cards: Vec<ShipCard>,
    /// Tiles.
    pub tiles: Vec<Tile>,
    /// Cards set aside that are still there: places in the mission's list.
    pub prepped: Vec<u8>,
    /// Victory points by side.
    pub points: [u16; 2],
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Who went first.
    pub first: Seat,
    /// Where the turn is.
    pub phase: Phase,
    /// The activation under way.
    pub activation: Option<Activation>,
    /// What is being carried out.
    pub tasks: Vec<Task>,
    /// Used abilities with limits.
    pub used: Vec<Used>,
    /// Pairs of asteroid and ship damaged in this turn (BG-M4.17).
    pub asteroid_hits: Vec<(u8, ShipId)>,
    /// Seats see hidden things: counts for undo (BG-30.6).
    pub(crate) reveals: u32,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// In windows, only those who can play something are asked: for simulations without people (BG-19.11).
    pub(crate) ask_able_only: bool,
}

impl Battle {
    /// The round, from 1 (BG-7.3).
    pub fn round(&self) -> u16 {
        self.turn.saturating_sub(1) / u16::from(self.rules.seat_count()) + 1
    }

    /// The place of a ship card in the list.
    #[inline]
    pub(crate) fn at(&self, card: CardId) -> Option<usize> {
        self.cards.iter().position(|c| c.id == card)
    }

    /// A ship card.
    #[inline]
    pub fn card(&self, card: CardId) -> Option<&ShipCard> {
        self.cards.iter().find(|c| c.id == card)
    }

    /// A ship on the board and its card.
    #[inline]
    pub fn ship(&self, ship: ShipId) -> Option<(&ShipCard, &Ship)> {
        let card = self.card(ship.card())?;
        let found = card.ships.get(ship.n())?;
        (found.fate == ShipFate::InPlay).then_some((card, found))
    }

    pub(crate) fn ship_mut(&mut self, ship: ShipId) -> Option<&mut Ship> {
        let at = self.at(ship.card())?;
        self.cards[at]
            .ships
            .get_mut(ship.n())
            .filter(|found| found.fate == ShipFate::InPlay)
    }

    /// What is printed under the name of a ship card.
    #[inline]
    pub fn kind(&self, card: CardId) -> &ShipKind {
        &self.rules.data.ships[card.kind()]
    }

    /// The printed version of a ship card.
    #[inline]
    pub fn printed(&self, card: &ShipCard) -> &ShipVersion {
        self.rules.data.ships[card.id.kind()].version(card.version)
    }

    /// The spaces of a ship.
    #[inline]
    pub fn spaces(&self, card: CardId, ship: &Ship) -> Spaces {
        self.rules.base(self.kind(card).size, ship.at, ship.facing)
    }

    /// The spaces of a ship on the board.
    pub fn spaces_of(&self, ship: ShipId) -> Option<Spaces> {
        self.ship(ship)
            .map(|(card, found)| self.spaces(card.id, found))
    }

    /// All ships on the board with their controllers.
    #[inline]
    pub fn in_play(&self) -> impl Iterator<Item = (&ShipCard, ShipId, &Ship)> {
        self.cards
            .iter()
            .filter(|card| card.place == CardPlace::Play)
            .flat_map(|card| card.in_play().map(move |(id, ship)| (card, id, ship)))
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> u8 {
        self.rules
            .seats
            .get(seat.index())
            .map_or(0, |rule| rule.side)
    }

    /// The energy a seat may spend.
    pub fn energy_of(&self, seat: Seat) -> u8 {
        self.energy[usize::from(self.rules.seats[seat.index()].pool)]
    }

    /// The attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Attack(attack) => Some(attack),
            _ => None,
        })
    }

    /// The ship that is about to be destroyed.
    pub(crate) fn doomed(&self) -> Option<ShipId> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Destroy { ship, .. } => Some(*ship),
            _ => None,
        })
    }

    /// The open window.
    pub fn window(&self) -> Option<&Window> {
        match self.tasks.last() {
            Some(Task::Window(window)) => Some(window),
            _ => None,
        }
    }

    /// The spaces of a starting zone's owner.
    pub fn zone_of(&self, seat: Seat) -> crate::hex::Zone {
        self.rules.seats[seat.index()].zone
    }

    /// Ships of a side on the board.
    pub fn ships_of(&self, side: u8) -> u16 {
        self.in_play()
            .filter(|(card, _, _)| self.side(card.controller) == side)
            .count() as u16
    }
}
