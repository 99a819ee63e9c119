//! Custom battles (BG-25.1): the host's choices, and the mission made from them.

use super::scenario::{Scenario, prepared};
use super::selected;
use super::terrain::Terrain;
use crate::data::{
    Condition, Data, Drawn, Faction, Mission, MissionSeat, MissionSide, MissionTile, SpecialRule,
    TileSort,
};
use crate::hex::{Hex, Spaces, Zone};
use crate::refusal::{BattleRefusal, Reason, refuse};
use serde::{Deserialize, Serialize};

/// A tile of an own battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnTile {
    /// Id of the tile, or `random` for a random discovery tile.
    pub tile: String,
    /// Its anchor.
    pub anchor: Hex,
    /// Turned by sixths of a full turn clockwise.
    #[serde(default)]
    pub rotation: u8,
    /// Face up from the start.
    #[serde(default)]
    pub face_up: bool,
}

/// Ships of a side leave through the zone of the other for points, as in Mission 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnEscape {
    /// The side, 0 or 1.
    pub side: u8,
    /// Points with which it wins.
    pub points: u16,
}

/// A custom battle (BG-25.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct OwnBattle {
    /// Launch points for each player; decks have half as many cards.
    pub fleet_limit: u16,
    /// Id of the board.
    pub board: String,
    /// Players of the side at the top and of the one at the bottom.
    pub players: [u8; 2],
    /// Their factions; the same twice needs two boxes (BG-2.7).
    pub factions: [Faction; 2],
    /// Tiles.
    pub tiles: Vec<OwnTile>,
    /// Tiles laid at random beside them.
    pub terrain: Terrain,
    /// Whether the clock ends the battle (BG-22.6).
    pub clock: bool,
    /// Points for escaping ships.
    pub escape: Option<OwnEscape>,
    /// A prepared position instead of fleets and decks chosen by the players.
    pub scenario: Option<Scenario>,
}

impl Default for OwnBattle {
    fn default() -> OwnBattle {
        OwnBattle {
            fleet_limit: 42,
            board: "single".into(),
            players: [1, 1],
            factions: [Faction::Isn, Faction::Wretch],
            tiles: Vec::new(),
            terrain: Terrain::None,
            clock: true,
            escape: None,
            scenario: None,
        }
    }
}

/// The mission that an own battle amounts to (BG-25.1).
pub(super) fn own_mission(own: &OwnBattle, data: &Data) -> Result<Mission, BattleRefusal> {
    let board = data
        .boards
        .iter()
        .position(|board| board.id == own.board)
        .ok_or(Reason::NoSuchBoard)?;
    if !(10..=200).contains(&own.fleet_limit) || own.players.iter().any(|n| !(1..=2).contains(n)) {
        return refuse(Reason::OwnBattle);
    }
    if own
        .escape
        .is_some_and(|escape| escape.side > 1 || !(1..=100).contains(&escape.points))
    {
        return refuse(Reason::OwnBattle);
    }
    let mut seats = [0, 1].map(|at: usize| -> Vec<MissionSeat> {
        (0..own.players[at])
            .map(|_| selected(own.fleet_limit))
            .collect()
    });
    if let Some(scenario) = &own.scenario {
        // A prepared position says where everything is.
        if own.players != [1, 1] || own.terrain != Terrain::None {
            return refuse(Reason::OwnBattle);
        }
        for (at, seats) in seats.iter_mut().enumerate() {
            *seats = vec![prepared(scenario, at, data)?];
        }
    }
    let [top, bottom] = seats;
    let mut seats = [Some(top), Some(bottom)];
    let mut side = |at: usize| MissionSide {
        faction: own.factions[at],
        zone: [Zone::Top, Zone::Bottom][at],
        seats: seats[at].take().unwrap_or_default(),
        team_deck: None,
        shared_energy: false,
        start_energy: 15,
        income: 10,
        first_income: 5,
    };
    let space = &data.boards[board];
    let mut tiles: Vec<MissionTile> = Vec::new();
    let mut stock: Vec<u8> = data.tiles.iter().map(|tile| tile.count).collect();
    let mut random = 0;
    for tile in &own.tiles {
        let (drawn, footprint) = if tile.tile == "random" {
            random += 1;
            let kind = data
                .tiles
                .iter()
                .find(|kind| kind.sort == TileSort::Discovery);
            (Drawn::Random, &kind.ok_or(Reason::OwnTile)?.footprint)
        } else {
            let kind = data.tile(&tile.tile).ok_or(Reason::OwnTile)?;
            let left = &mut stock[usize::from(kind)];
            *left = left.checked_sub(1).ok_or(Reason::OwnTile)?;
            (Drawn::Kind(kind), &data.tiles[usize::from(kind)].footprint)
        };
        let hexes: Vec<Hex> = footprint
            .iter()
            .map(|hex| tile.anchor.plus(hex.turned(tile.rotation)))
            .collect();
        let spaces = Spaces::new(hexes.iter().copied());
        let free = hexes
            .iter()
            .all(|hex| space.has(*hex) && !space.top.contains(hex) && !space.bottom.contains(hex));
        if tile.rotation > 5
            || !free
            || tiles
                .iter()
                .any(|t| Spaces::new(t.hexes.iter().copied()).overlaps(&spaces))
        {
            return refuse(Reason::OwnTile);
        }
        let discovery = match drawn {
            Drawn::Random => true,
            Drawn::Kind(kind) => data.tiles[usize::from(kind)].sort == TileSort::Discovery,
        };
        tiles.push(MissionTile {
            drawn,
            face_up: tile.face_up || !discovery,
            hexes,
        });
    }
    let left: usize = data
        .tiles
        .iter()
        .zip(&stock)
        .filter(|(kind, _)| kind.sort == TileSort::Discovery)
        .map(|(_, left)| usize::from(*left))
        .sum();
    if random > left {
        return refuse(Reason::OwnTile);
    }
    let mut conditions = vec![
        Condition::Elimination {
            side: 0,
            after_round: 2,
        },
        Condition::Elimination {
            side: 1,
            after_round: 2,
        },
    ];
    let mut special = Vec::new();
    if let Some(escape) = own.escape {
        conditions.push(Condition::VictoryPoints {
            side: escape.side,
            at_least: escape.points,
        });
        special.push(SpecialRule::ExitScores {
            side: escape.side,
            points: [1, 2, 3],
        });
    }
    Ok(Mission {
        id: "own".into(),
        number: 0,
        name: "Own battle".into(),
        board: board as u8,
        sides: [side(0), side(1)],
        prepped: Vec::new(),
        setup_ships: Vec::new(),
        tiles,
        special,
        clock: own.clock,
        conditions,
        variants: Vec::new(),
    })
}
