//! What a computer player thinks a ship is worth while it builds, in tenths of a credit: one set of weights for each level.

use super::plan::Level;
use crate::halves::Half;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::tiles::{Alien, Kind};
use serde::Deserialize;

/// The worth of a thing that a ship can have several of: one value up to the number wanted, another for each beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Worth {
    /// How many are wanted, by flight number.
    pub wish: [u32; 3],
    /// Each of them.
    pub each: i32,
    /// Each one more.
    pub more: i32,
}

/// What a level values in a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct BuildingWeights {
    /// Twice the cannon strength.
    pub cannons: Worth,
    /// Engine strength.
    pub engines: Worth,
    /// Cabin places.
    pub crew: Worth,
    /// Containers.
    pub containers: Worth,
    /// Containers for red blocks, on top.
    pub special: Worth,
    /// Battery cells that something can use.
    pub tokens: Worth,
    /// Each side with a shield.
    pub shield: i32,
    /// A cannon to the left, one to the right.
    pub side_gun: i32,
    /// Room for an alien of each colour.
    pub alien: i32,
    /// Each tile.
    pub tile: i32,
    /// Each square that a tile can be joined to at once.
    pub open: i32,
    /// Each empty square that no tile can reach any more.
    pub dead: i32,
    /// Each exposed connector of a ship that has just begun, and of one that is full.
    pub exposed: [i32; 2],
    /// A ship without engines.
    pub no_engine: i32,
    /// A ship whose engines all need tokens.
    pub no_single_engine: i32,
    /// What a tile must bring to be built in.
    pub least_gain: i32,
    /// What a face-up tile must bring to be taken; none: never taken.
    pub least_face_up: Option<i32>,
    /// Tiles of no use in a row after which a ship that is full enough is finished.
    pub patience: u8,
    /// How full that is.
    pub enough_percent: u32,
}

/// A half of a twin ship without a cabin leaves before the first card (GX-24.12): even a rookie sees that.
pub(super) const DESERTED_HALF: i32 = -40;
/// One to which no cabin can be joined any more: nothing on a tile is worth that.
const CLOSED_HALF: i32 = -1000;
/// A half without an engine leaves in Open Space (GX-6.29).
const STUCK_HALF: i32 = -20;

const fn worth(wish: [u32; 3], each: i32, more: i32) -> Worth {
    Worth { wish, each, more }
}

const ROOKIE: BuildingWeights = BuildingWeights {
    cannons: worth([9, 14, 19], 12, 8),
    engines: worth([4, 6, 8], 20, 14),
    crew: worth([6, 8, 10], 10, 6),
    containers: worth([99, 99, 99], 20, 20),
    special: worth([99, 99, 99], 12, 12),
    tokens: worth([99, 99, 99], 4, 4),
    shield: 0,
    side_gun: 0,
    alien: 0,
    tile: 2,
    open: 0,
    dead: 0,
    exposed: [0, 0],
    no_engine: 0,
    no_single_engine: 0,
    least_gain: 1,
    least_face_up: None,
    patience: 4,
    enough_percent: 55,
};

const TRUCKER: BuildingWeights = BuildingWeights {
    cannons: worth([9, 14, 19], 17, 5),
    engines: worth([4, 6, 8], 30, 10),
    crew: worth([6, 8, 10], 17, 6),
    containers: worth([99, 99, 99], 20, 20),
    special: worth([99, 99, 99], 12, 12),
    tokens: worth([5, 8, 11], 16, 3),
    shield: 26,
    side_gun: 4,
    alien: 18,
    tile: 3,
    open: 1,
    dead: -6,
    exposed: [-7, -7],
    no_engine: -60,
    no_single_engine: 0,
    least_gain: 8,
    least_face_up: Some(45),
    patience: 7,
    enough_percent: 75,
};

const VETERAN: BuildingWeights = BuildingWeights {
    cannons: worth([13, 17, 21], 20, 6),
    engines: worth([6, 8, 10], 34, 14),
    crew: worth([6, 8, 10], 18, 6),
    containers: worth([5, 8, 11], 20, 5),
    special: worth([2, 3, 4], 14, 4),
    tokens: worth([5, 8, 11], 18, 4),
    shield: 26,
    side_gun: 5,
    alien: 18,
    tile: 6,
    open: 3,
    dead: -25,
    exposed: [-2, -8],
    no_engine: -80,
    no_single_engine: -40,
    least_gain: 8,
    least_face_up: Some(34),
    patience: 10,
    enough_percent: 90,
};

impl BuildingWeights {
    /// What this level values in a ship.
    pub const fn of(level: Level) -> BuildingWeights {
        match level {
            Level::Rookie => ROOKIE,
            Level::Trucker => TRUCKER,
            Level::Veteran => VETERAN,
        }
    }

    /// What the empty squares are worth.
    fn room(&self, ship: &Ship) -> i32 {
        if self.open == 0 && self.dead == 0 {
            return 0;
        }
        let empty = ship.squares().without(ship.occupied());
        let free = free_squares(ship);
        let open = open_squares(ship);
        let mut reached = open;
        loop {
            let wider = Side::ALL.into_iter().fold(reached, |wider, side| {
                wider.or(ahead(ship, reached, side).and(free))
            });
            if wider == reached {
                break;
            }
            reached = wider;
        }
        self.open * open.len() as i32 + self.dead * empty.without(reached).len() as i32
    }

    /// What the components of New Technologies are worth: nothing where they do not work (GX-1.9). A level that does not care
    /// for shields does not see their use.
    fn novelties(&self, ship: &Ship, flight: u8, cells: u32) -> i32 {
        if ship.novelties.is_empty() {
            return 0;
        }
        let luxury = ship.cabins().and(ship.novelties).len() as i32;
        let guests = 10 * i32::from(flight) * luxury;
        if self.shield == 0 {
            return guests;
        }
        let powered =
            |works: bool, tokens: u32, worth| if works && cells >= tokens { worth } else { 0 };
        let boosted = Side::ALL.into_iter().fold(Squares::EMPTY, |all, side| {
            all.or(ship.boosted_shields(side))
        });
        guests
            + 12 * ship.stasis_chambers().len() as i32
            + powered(!boosted.is_empty(), 2, 12)
            + powered(!ship.cannon_boosters().is_empty(), 1, 10)
            + powered(!ship.engine_boosters().is_empty(), 1, 6)
            + powered(!ship.furnaces().is_empty(), 2, 8)
            + second_box(ship, cells)
    }

    /// What a ship is worth in a flight with this number. Each half of a twin ship needs engines, cabins and tokens of its own
    /// (GX-6.9, GX-6.10, GX-6.27).
    pub(super) fn value(&self, ship: &Ship, flight: u8) -> i32 {
        if !ship.class().is_twin() {
            return self.value_alone(ship, flight);
        }
        let part = |half: Half| {
            let mut alone = *ship;
            let mut alone = alone.split_off(half);
            alone.set_squares(ship.squares().and(ship.squares_of(half)));
            let begun = !alone.occupied().is_empty();
            let deserted = if !alone.cabins().is_empty() {
                0
            } else if begun && open_squares(&alone).is_empty() {
                CLOSED_HALF
            } else {
                self.no_engine.min(DESERTED_HALF)
            };
            let stuck = if alone.engines.is_empty() {
                STUCK_HALF - self.no_engine.max(STUCK_HALF)
            } else {
                0
            };
            self.half_wishes().value_alone(&alone, flight) + deserted + stuck
        };
        part(Half::Left) + part(Half::Right)
    }

    /// What is wanted of one half: half as much as of a ship, but nearly as many engines, because the weaker half counts.
    fn half_wishes(&self) -> BuildingWeights {
        let half = |worth: Worth| Worth {
            wish: worth.wish.map(|wish| wish.div_ceil(2)),
            ..worth
        };
        BuildingWeights {
            cannons: half(self.cannons),
            engines: Worth {
                wish: self.engines.wish.map(|wish| wish * 3 / 4),
                each: self.engines.each / 2,
                more: self.engines.more / 4,
            },
            crew: half(self.crew),
            containers: half(self.containers),
            special: half(self.special),
            tokens: half(self.tokens),
            shield: self.shield / 2,
            side_gun: self.side_gun / 2,
            alien: self.alien / 2,
            ..*self
        }
    }

    fn value_alone(&self, ship: &Ship, flight: u8) -> i32 {
        let at = usize::from(flight.clamp(1, 3) - 1);
        let sum = |worth: Worth, have: u32| {
            let wish = worth.wish[at];
            have.min(wish) as i32 * worth.each + have.saturating_sub(wish) as i32 * worth.more
        };
        let cells = battery_cells(ship);
        let all = if cells > 0 {
            ship.occupied()
        } else {
            Squares::EMPTY
        };
        let shields = ship
            .shields
            .iter()
            .fold(Squares::EMPTY, |all, s| all.or(*s));
        let consumers = ship
            .powered_cannons()
            .or(ship.double_engines)
            .or(shields)
            .len();
        // Two tokens for everything that uses them; more are of little use.
        let tokens = Worth {
            wish: [(2 * consumers).min(self.tokens.wish[at]); 3],
            ..self.tokens
        };
        let engines = ship.engine_strength(all);
        let containers = |of: fn(&Ship, Square) -> u8| -> u32 {
            ship.holds()
                .iter()
                .map(|square| u32::from(of(ship, square)))
                .sum()
        };
        let sides = ship.shields.iter().filter(|s| !s.is_empty()).count() as i32;
        let shield = if cells > 0 {
            self.shield
        } else {
            self.shield / 3
        };
        let side_guns = [Side::Left, Side::Right]
            .iter()
            .filter(|side| !ship.barrels[side.index()].is_empty())
            .count() as i32;
        let aliens = if self.alien == 0 {
            0
        } else {
            Alien::ALL
                .iter()
                .filter(|alien| !ship.alien_cabins(**alien).is_empty())
                .count() as i32
        };
        let luxury = ship.cabins().and(ship.novelties).len();
        let built = ship.occupied().len() as i32;
        let squares = ship.squares().len().max(1) as i32;
        // While there is room, connectors are places to build on; on a full ship they are only exposed.
        let [begun, full] = self.exposed;
        let exposed = begun + (full - begun) * built / squares;
        sum(self.cannons, ship.cannon_strength_x2(all))
            + sum(self.engines, engines)
            + sum(self.crew, 2 * ship.cabins().len() - luxury)
            + sum(self.containers, containers(Ship::containers))
            + sum(self.special, containers(Ship::special_containers))
            + self.novelties(ship, flight, cells)
            + sum(tokens, cells)
            + shield * sides
            + self.side_gun * side_guns
            + self.alien * aliens
            + self.tile * built
            + exposed * ship.exposed() as i32
            + self.room(ship)
            + if engines == 0 { self.no_engine } else { 0 }
            + if ship.engine_strength(Squares::EMPTY) == 0 {
                self.no_single_engine
            } else {
                0
            }
    }
}

/// Empty squares on which something may be built: not behind engines nor before cannons.
fn free_squares(ship: &Ship) -> Squares {
    let kept = Side::ALL
        .into_iter()
        .fold(ahead(ship, ship.engines, Side::Rear), |kept, side| {
            kept.or(ahead(ship, ship.open_sides[side.index()], side))
        });
    ship.squares().without(ship.occupied()).without(kept)
}

/// Those of them that a tile can be joined to at once.
fn open_squares(ship: &Ship) -> Squares {
    let joined = Side::ALL.into_iter().fold(Squares::EMPTY, |near, side| {
        near.or(ahead(ship, ship.exposed_on(side), side))
    });
    joined.and(free_squares(ship))
}

/// The neighbours of these squares on one side.
const fn ahead(ship: &Ship, squares: Squares, side: Side) -> Squares {
    ship.seen(squares, side.opposite())
}

/// Battery cells of a ship.
fn battery_cells(ship: &Ship) -> u32 {
    ship.batteries()
        .iter()
        .map(|square| u32::from(ship.cells(square)))
        .sum()
}

/// What components of Another Big Expansion are worth: a panel beside something to power, an armory beside a cabin, one thruster
/// and one crubot station with a token, and lasers, which stop intruders wherever they are.
fn second_box(ship: &Ship, cells: u32) -> i32 {
    let consumers = ship.double_engines.or(ship.powered_cannons());
    let shields = ship.shields.into_iter().fold(consumers, Squares::or);
    let sunny = ship.joined_to(shields).and(ship.fresh_panels()).len() as i32;
    let armed = ship
        .joined_to(ship.novelties_of(Kind::Armory))
        .and(ship.cabins())
        .len() as i32;
    let thrusters = Side::ALL
        .into_iter()
        .any(|side| !ship.thrusters(side).is_empty());
    let crubots = !ship.crubot_stations().is_empty();
    9 * sunny
        + 4 * armed.min(3)
        + 5 * ship.lasers.len().min(4) as i32
        + if cells > 0 {
            6 * i32::from(thrusters) + 6 * i32::from(crubots)
        } else {
            0
        }
}
