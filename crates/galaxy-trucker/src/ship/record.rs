//! A ship in files and views: what is on a square as one number, and the record that is stored.

use super::contents::{Contents, SLEEPERS};
use super::{CRUBOTS, Placed, Ship};
use crate::board::ShipClass;
use crate::goods::Colour;
use crate::rough_roads::RoughRoads;
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::support_team::{Abilities, Fittings};
use crate::tiles::{Alien, Kind, TileId};
use serde::{Deserialize, Serialize};

impl Ship {
    /// What is on a square as one number: of a cabin 1 or 2 humans, 3 brown alien, 4 purple alien, 5 cyan alien, 6 to 8 the
    /// same with a human (GX-20.7A.1); of a stasis chamber its sleepers and 8 for each human awake (GX-20.7B.3); of a battery
    /// its tokens; of a hold red + 4 yellow + 16 green + 64 blue. A battery-and-hold has its tokens in place of the red
    /// blocks; a red block in it (GX-20.15A.1) is written as 3 yellow ones, or with a yellow one as 3 green ones.
    /// Of a crubot station its active crubots; of a solar panel 1 when it gave its power during this card.
    pub fn content_code(&self, square: Square) -> u8 {
        if self.active_crubots.has(square) {
            return CRUBOTS;
        }
        if self.spent_panels.has(square) {
            return 1;
        }
        let Contents {
            humans,
            sleepers,
            alien,
            tokens,
            mut goods,
        } = self.contents(square);
        let crew = match alien {
            Some(alien) => 3 + alien as u8 + 3 * humans,
            None if self.cabins.has(square) => humans,
            None => sleepers + 8 * humans,
        };
        if self.batteries.has(square) && goods.red > 0 {
            if goods.yellow > 0 {
                goods.yellow = 0;
                goods.green = 3;
            } else {
                goods.yellow = 3;
            }
            goods.red = 0;
        }
        crew + tokens + goods.red + 4 * goods.yellow + 16 * goods.green + 64 * goods.blue
    }

    /// Reads what [`content_code`](Ship::content_code) wrote. False when it cannot be on that square.
    pub(crate) fn set_content_code(&mut self, square: Square, code: u8) -> bool {
        let Some(kind) = self.kind(square) else {
            return false;
        };
        let mut contents = Contents::default();
        match (kind, code) {
            (Kind::StartingCabin | Kind::Cabin, 1 | 2) | (Kind::LuxuryCabin, 1) => {
                contents.humans = code;
            }
            (Kind::CrubotStation, CRUBOTS) => {
                self.active_crubots.insert(square);
                return true;
            }
            (Kind::SolarPanel, 1) => {
                self.spent_panels.insert(square);
                return true;
            }
            (Kind::LuxuryCabin, 2) if self.places_at_launch(square) == 2 => contents.humans = 2,
            (Kind::StasisChamber, 1..=SLEEPERS) => contents.sleepers = code,
            (Kind::StasisChamber, _) if code % 8 + code / 8 <= SLEEPERS => {
                contents.sleepers = code % 8;
                contents.humans = code / 8;
                if contents.humans > self.awake_in_stasis() {
                    return false;
                }
            }
            (Kind::Cabin, 3..=5) => contents.alien = Some(Alien::ALL[usize::from(code - 3)]),
            (Kind::Cabin, 6..=8) if self.shares_alien_cabins() => {
                contents.alien = Some(Alien::ALL[usize::from(code - 6)]);
                contents.humans = 1;
            }
            (Kind::Battery { cells }, _) if code <= cells => contents.tokens = code,
            (kind, _) if self.containers(square) > 0 => {
                let goods = &mut contents.goods;
                for colour in Colour::ALL {
                    *goods.of_mut(colour) = code >> (2 * colour as u8) & 3;
                }
                if let Kind::BatteryHold { cells, .. } = kind {
                    contents.tokens = std::mem::take(&mut goods.red);
                    if contents.tokens > cells {
                        return false;
                    }
                    if goods.yellow == 3 {
                        goods.yellow = 0;
                        goods.red = 1;
                    } else if goods.green == 3 {
                        (goods.red, goods.yellow, goods.green) = (1, 1, 0);
                    }
                }
                if goods.total() > u32::from(self.containers(square)) {
                    return false;
                }
            }
            _ => return false,
        }
        self.set_contents(square, contents);
        true
    }
}

fn no_roads(roads: &RoughRoads) -> bool {
    roads.is_empty()
}

/// A ship as it is written down.
#[derive(Serialize, Deserialize)]
pub(super) struct ShipRecord {
    class: ShipClass,
    /// Where tiles may be, if that is not everywhere on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    squares: Option<Squares>,
    tiles: Vec<(Square, TileId, Rotation)>,
    contents: Vec<(Square, u8)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    specialization: Option<Specialization>,
    #[serde(default, skip_serializing_if = "no_roads")]
    roads: RoughRoads,
    /// Squares on which nothing works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dead: Option<Squares>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    turned_round: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    without_cyan: bool,
    #[serde(default, skip_serializing_if = "no_abilities")]
    abilities: Abilities,
    #[serde(default, skip_serializing_if = "Fittings::is_empty")]
    fittings: Fittings,
}

impl From<Ship> for ShipRecord {
    fn from(ship: Ship) -> ShipRecord {
        ShipRecord {
            class: ship.class,
            squares: (ship.squares != ship.board().squares).then_some(ship.squares),
            tiles: ship
                .tiles()
                .map(|(square, placed)| (square, placed.tile, placed.rotation))
                .collect(),
            contents: ship
                .occupied
                .iter()
                .map(|square| (square, ship.content_code(square)))
                .filter(|(_, code)| *code != 0)
                .collect(),
            specialization: ship.specialization,
            roads: ship.roads,
            dead: (!ship.dead.is_empty()).then_some(ship.dead),
            turned_round: ship.turned_round,
            without_cyan: ship.without_cyan,
            abilities: ship.abilities,
            fittings: ship.fittings,
        }
    }
}

fn no_abilities(abilities: &Abilities) -> bool {
    abilities.is_empty()
}

impl TryFrom<ShipRecord> for Ship {
    type Error = &'static str;

    fn try_from(record: ShipRecord) -> Result<Ship, &'static str> {
        let mut ship = Ship::empty(record.class);
        if let Some(squares) = record.squares {
            ship.squares = squares;
        }
        // Where engines may point and what works is known before the tiles come.
        ship.roads = record.roads;
        ship.dead = record.dead.unwrap_or_default();
        ship.turned_round = record.turned_round;
        ship.without_cyan = record.without_cyan;
        for (square, tile, rotation) in record.tiles {
            ship.put(square, Placed { tile, rotation });
        }
        ship.abilities = record.abilities;
        ship.set_fittings(record.fittings);
        for (square, code) in record.contents {
            if !ship.set_content_code(square, code) {
                return Err("the square cannot hold that");
            }
        }
        ship.specialization = record.specialization;
        Ok(ship)
    }
}
