//! Flight files: ships, a deck, dice and decisions, flown from launch to the accounts.

use super::{FileFault, ShipFile, parsed};
use crate::cards::CardId;
use crate::command::Command;
use crate::event::Event;
use crate::flight::{Flight, Pilot, Purse, Purses, Rolls};
use crate::flight_rules::{FlightKind, FlightRules};
use crate::goods::Goods;
use crate::rough_roads::{RoughRoad, RoughRoads};
use crate::settlement::{Receipt, settle};
use crate::ship::Ship;
use crate::tiles::TileId;
use serde::Deserialize;
use table::{AddressedEvent, Dice, Seed};

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
    /// Loans may be taken, as with Evil Machinations (GX-7.12).
    #[serde(default)]
    pub loans: bool,
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

impl FlightFile {
    /// Reads a flight file.
    pub fn parse(bytes: &[u8]) -> Result<FlightFile, FileFault> {
        parsed(bytes)
    }

    /// The rules of the flight: with five ships those for five players (GX-4.1).
    fn rules(&self) -> FlightRules {
        FlightRules {
            fifth_wheel: self.ships.len() == 5,
            lending: self.loans,
            ..self.flight.rules()
        }
    }

    /// The ships at launch.
    pub fn pilots(&self) -> Result<Vec<Pilot>, FileFault> {
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
        if !self.loans && self.ships.iter().any(|ship| ship.loans > 0) {
            return Err(FileFault::NoLoans);
        }
        Ok(pilots)
    }

    /// The accounts of all ships after the flight.
    pub fn settle(&self, flight: &Flight) -> Vec<Receipt> {
        let rules = FlightRules {
            changes: flight.changes(),
            ..self.rules()
        };
        let credits = |ship: usize| self.ships.get(ship).map_or(0, |file| file.credits.into());
        let landed = flight.landed(credits);
        settle(&rules, &landed, |ship| ship).0
    }

    /// Flies it: the flight as it ended, and everything that happened.
    pub fn fly(&self) -> Result<(Flight, Vec<Event>), FileFault> {
        let pilots = self.pilots()?;
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
        let purse = |ship: &ShipFile| Purse {
            credits: ship.credits.into(),
            loans: ship.loans,
        };
        let purses = Purses::new(self.ships.iter().map(purse).collect(), false, self.loans);
        let mut flight = Flight::new(&self.rules(), pilots, deck, Goods::BANK, rolls)
            .with_purses(purses)
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
