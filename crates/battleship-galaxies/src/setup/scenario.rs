//! Prepared positions: own battles that begin with ships on the board.

use super::{BattleChoice, Rules};
use crate::command::ListCard;
use crate::data::{
    Data, DeckCount, DeckRule, Drawn, FleetRule, FleetShip, MissionSeat, TileSort, Version,
};
use crate::hex::Hex;
use crate::ids::Placement;
use crate::refusal::{BattleRefusal, Reason, refuse};
use serde::{Deserialize, Serialize};

/// A ship card of a prepared position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScenarioShip {
    /// Whose: side 0 or 1.
    pub side: u8,
    /// Id of the ship.
    pub ship: String,
    /// Its version.
    pub version: Version,
    /// One place for each of its ships; none: it waits behind the screen.
    #[serde(default)]
    pub positions: Vec<Placement>,
    /// Shield pegs of each of its ships, if not those of the card.
    #[serde(default)]
    pub shields: Option<u8>,
    /// Hull pegs of each of its ships.
    #[serde(default)]
    pub hull: u8,
}

/// A prepared position for two players: what lessons begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// The fleets.
    pub ships: Vec<ScenarioShip>,
    /// The decks of both sides; an empty one is no deck.
    pub decks: [Vec<ListCard>; 2],
    /// Who goes first, without a roll.
    pub first: Option<u8>,
}

impl Rules {
    /// The prepared position of the battle.
    pub(crate) fn scenario(&self) -> Option<&Scenario> {
        match &self.setup.battle {
            BattleChoice::Own { battle } => battle.scenario.as_ref(),
            BattleChoice::Mission { .. } => None,
        }
    }

    /// A prepared position must be one that a battle can reach: on the board, off asteroids, no two bases on a space (BG-4.5).
    pub(super) fn check_scenario(&self) -> Result<(), BattleRefusal> {
        let Some(scenario) = self.scenario() else {
            return Ok(());
        };
        if scenario
            .first
            .is_some_and(|first| usize::from(first) >= self.seats.len())
        {
            return refuse(Reason::NoSuchSeat);
        }
        let mut taken: Vec<Hex> = self
            .mission
            .tiles
            .iter()
            .filter(|tile| match tile.drawn {
                Drawn::Kind(kind) => self.data.tiles[usize::from(kind)].sort == TileSort::Asteroid,
                Drawn::Random => false,
            })
            .flat_map(|tile| tile.hexes.iter().copied())
            .collect();
        for ship in &scenario.ships {
            let kind = &self.data.ships[usize::from(
                self.data
                    .ship(&ship.ship)
                    .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &ship.ship))?,
            )];
            let printed = kind.version(ship.version);
            let damaged = ship.hull >= printed.hull
                || ship
                    .shields
                    .is_some_and(|shields| shields > printed.shields);
            if damaged {
                return refuse(Reason::OwnBattle);
            }
            if ship.positions.is_empty() {
                continue;
            }
            if ship.positions.len() != usize::from(kind.count) {
                return refuse(Reason::PlacesMissing);
            }
            for place in &ship.positions {
                let base = self.base(kind.size, place.at, place.facing);
                for hex in base.as_slice() {
                    if !self.board.has(*hex) {
                        return refuse(Reason::OffBoard);
                    }
                    if taken.contains(hex) {
                        return refuse(Reason::NotEmpty);
                    }
                    taken.push(*hex);
                }
            }
        }
        Ok(())
    }
}

/// The seat of a side in a prepared position.
pub(super) fn prepared(
    scenario: &Scenario,
    side: usize,
    data: &Data,
) -> Result<MissionSeat, BattleRefusal> {
    let mut fleet: Vec<FleetShip> = Vec::new();
    for ship in &scenario.ships {
        if usize::from(ship.side) != side {
            if ship.side > 1 {
                return refuse(Reason::OwnBattle);
            }
            continue;
        }
        let kind = data
            .ship(&ship.ship)
            .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &ship.ship))?;
        // BG-2.6
        if fleet.iter().any(|other| other.ship == kind) {
            return Err(BattleRefusal::about(Reason::FleetTwice, &ship.ship));
        }
        fleet.push(FleetShip {
            ship: kind,
            version: ship.version,
        });
    }
    if fleet.is_empty() {
        return refuse(Reason::FleetEmpty);
    }
    let mut deck: Vec<DeckCount> = Vec::new();
    for entry in &scenario.decks[side] {
        let card = data
            .cards
            .iter()
            .position(|card| card.id == entry.card)
            .ok_or(Reason::UnknownCard)?;
        // BG-2.11
        let twice = deck.iter().any(|other| usize::from(other.card) == card);
        if twice || !(1..=3).contains(&entry.count) {
            return Err(BattleRefusal::about(Reason::DeckCopies, &entry.card));
        }
        deck.push(DeckCount {
            card: card as u8,
            count: entry.count,
        });
    }
    Ok(MissionSeat {
        fleet: FleetRule::Fixed(fleet),
        deck: Some(if deck.is_empty() {
            DeckRule::None
        } else {
            DeckRule::Fixed(deck)
        }),
    })
}
