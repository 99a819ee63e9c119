//! Tiles of an own battle that are laid at random (BG-25.1).

use super::{BattleChoice, Rules};
use crate::data::TileSort;
use crate::hex::{Board, Hex, Spaces};
use crate::state::Tile;
use serde::{Deserialize, Serialize};
use table::Dice;

/// How many tiles are laid at random in an own battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// None.
    #[default]
    None,
    /// Two asteroids, two debris fields and two discovery tiles.
    Light,
    /// Four asteroids, four debris fields and six discovery tiles.
    Dense,
}

impl Terrain {
    /// Pairs of asteroids, debris fields and discovery tiles.
    fn pairs(self) -> [(TileSort, u8); 3] {
        let (obstacles, discoveries) = match self {
            Terrain::None => (0, 0),
            Terrain::Light => (1, 1),
            Terrain::Dense => (2, 3),
        };
        [
            (TileSort::Asteroid, obstacles),
            (TileSort::Debris, obstacles),
            (TileSort::Discovery, discoveries),
        ]
    }
}

/// Tiles leave a space between them and to the starting zones; a large base passes between two asteroids.
const APART: u16 = 2;
const ASTEROIDS_APART: u16 = 4;

/// Places tried for a pair of tiles. A board that is too small for all of them gets fewer.
const TRIES: u32 = 400;

impl Rules {
    /// Lays the random tiles of an own battle beside those that lie already. Each tile has a twin on the other side of the
    /// middle of the board, so that nobody has the better ground. `discoveries` are the discovery tiles left, in random
    /// order; obstacles are taken from what the box has.
    pub(crate) fn lay_terrain(
        &self,
        tiles: &mut Vec<Tile>,
        discoveries: &mut Vec<u8>,
        dice: &mut Dice,
    ) {
        let BattleChoice::Own { battle } = &self.setup.battle else {
            return;
        };
        for (sort, pairs) in battle.terrain.pairs() {
            for _ in 0..pairs {
                let Some(kinds) = self.next_pair(sort, tiles, discoveries) else {
                    break;
                };
                let Some(twins) = self.free_pair(kinds[0], tiles, dice) else {
                    break;
                };
                for (kind, spaces) in kinds.into_iter().zip(twins) {
                    if sort == TileSort::Discovery {
                        discoveries.pop();
                    }
                    tiles.push(Tile {
                        kind,
                        up: sort != TileSort::Discovery,
                        spaces: spaces.as_slice().to_vec(),
                    });
                }
            }
        }
    }

    /// The kinds of the next two tiles, if the box has two more.
    fn next_pair(&self, sort: TileSort, tiles: &[Tile], discoveries: &[u8]) -> Option<[u8; 2]> {
        if sort == TileSort::Discovery {
            let [.., second, first] = discoveries else {
                return None;
            };
            return Some([*first, *second]);
        }
        let kind = self.data.tiles.iter().position(|tile| tile.sort == sort)?;
        let laid = tiles.iter().filter(|t| usize::from(t.kind) == kind).count();
        (laid + 2 <= usize::from(self.data.tiles[kind].count)).then_some([kind as u8; 2])
    }

    /// Random spaces for a tile and its twin.
    fn free_pair(&self, kind: u8, tiles: &[Tile], dice: &mut Dice) -> Option<[Spaces; 2]> {
        let spaces: Vec<Hex> = self.board.spaces().collect();
        let footprint = &self.data.tiles[usize::from(kind)].footprint;
        for _ in 0..TRIES {
            let (anchor, turns) = (*dice.pick(&spaces)?, dice.below(6) as u8);
            let tile = Spaces::new(footprint.iter().map(|hex| anchor.plus(hex.turned(turns))));
            let twin = Spaces::new(
                tile.as_slice()
                    .iter()
                    .map(|hex| opposite(&self.board, *hex)),
            );
            let free = |one: &Spaces, other: &Spaces| {
                self.terrain_fits(kind, one, tiles) && one.distance(other) >= self.apart(kind, kind)
            };
            if free(&tile, &twin) && free(&twin, &tile) {
                return Some([tile, twin]);
            }
        }
        None
    }

    fn apart(&self, one: u8, other: u8) -> u16 {
        let asteroid = |kind: u8| self.data.tiles[usize::from(kind)].sort == TileSort::Asteroid;
        if asteroid(one) && asteroid(other) {
            ASTEROIDS_APART
        } else {
            APART
        }
    }

    fn terrain_fits(&self, kind: u8, spaces: &Spaces, tiles: &[Tile]) -> bool {
        let board = &self.board;
        let zones = || board.top.iter().chain(&board.bottom);
        spaces
            .as_slice()
            .iter()
            .all(|hex| board.has(*hex) && zones().all(|zone| zone.distance(*hex) >= APART))
            && tiles
                .iter()
                .all(|tile| tile.covered().distance(spaces) >= self.apart(kind, tile.kind))
    }
}

/// The space on the other side of the middle of the board.
fn opposite(board: &Board, hex: Hex) -> Hex {
    let (Some((first, _)), Some((_, last))) = (board.rows.first(), board.rows.last()) else {
        return hex;
    };
    let bottom = board.rows.len() as i16 - 1;
    Hex::new(
        first.saturating_add(*last).saturating_sub(hex.q),
        bottom.saturating_sub(hex.r),
    )
}
