//! Building: which tile to take, where to put it, when to stop.

use super::plan::{Level, Trucker};
use crate::command::Command;
use crate::game::{SeatView, View};
use crate::ship::{Placed, Ship};
use crate::side::{Rotation, Side};
use crate::square::{Square, Squares};
use crate::tiles::{Alien, Kind, TileId};
use table::Millis;

/// What a ship of this flight should have, and how far a level looks.
struct Wishes {
    cannons_x2: u32,
    engines: u32,
    crew: u32,
    tokens: u32,
}

/// A placement and what the ship is worth with it.
struct Placement {
    square: Square,
    rotation: Rotation,
    gain: i32,
}

impl Trucker {
    pub(super) fn build(
        &mut self,
        view: &View,
        own: &SeatView,
        ship: &Ship,
        now: Millis,
    ) -> Option<Command> {
        if self.number(view).is_some() {
            // Finished: an empty hourglass is turned, so that nobody waits.
            let glass = view
                .hourglass
                .filter(|glass| glass.empty && glass.circle > 0)?;
            debug_assert!(glass.circle > 0);
            return Some(Command::TurnHourglass);
        }
        if let Some(tile) = TileId::new(own.hand) {
            return Some(self.use_tile(view, own, ship, tile));
        }
        if self.should_finish(view, ship, now) {
            return Some(Command::Finish { number: None });
        }
        // Worth taking from the table: better than an unknown tile on average.
        if let Some((place, tile)) = self.best_face_up(view, ship) {
            return Some(Command::Take { place, tile });
        }
        if view.face_down > 0 {
            Some(Command::Draw)
        } else {
            Some(Command::Finish { number: None })
        }
    }

    /// Places the tile in hand, or gives it back.
    fn use_tile(&mut self, view: &View, own: &SeatView, ship: &Ship, tile: TileId) -> Command {
        let best = self.best_placement(view, ship, tile);
        let least = if own.hand_was_set_aside {
            i32::MIN
        } else {
            self.least_gain()
        };
        match best {
            Some(best) if best.gain >= least => {
                self.fruitless = 0;
                Command::Place {
                    square: best.square,
                    rotation: best.rotation,
                }
            }
            _ => {
                self.fruitless = self.fruitless.saturating_add(1);
                Command::Return
            }
        }
    }

    /// What a tile must bring to be built in.
    fn least_gain(&self) -> i32 {
        match self.level {
            Level::Rookie => 1,
            Level::Trucker => 8,
            Level::Veteran => 10,
        }
    }

    fn should_finish(&self, view: &View, ship: &Ship, now: Millis) -> bool {
        let free = open_squares(ship).len();
        let squares = ship.squares().len();
        let built = ship.occupied().len();
        if free == 0 || built >= squares {
            return true;
        }
        // The last seconds on Start: stop while the number tiles are still to choose from.
        if let Some(glass) = view.hourglass
            && glass.circle == 0
            && glass.until.since(now) < Millis(6_000)
        {
            return true;
        }
        let patience = match self.level {
            Level::Rookie => 4,
            Level::Trucker => 7,
            Level::Veteran => 9,
        };
        let enough = match self.level {
            Level::Rookie => squares * 55 / 100,
            Level::Trucker => squares * 75 / 100,
            Level::Veteran => squares * 85 / 100,
        };
        self.fruitless >= patience && built >= enough || self.fruitless >= 3 * patience
    }

    /// The face-up tile that helps most, if it helps more than an unknown one would.
    fn best_face_up(&mut self, view: &View, ship: &Ship) -> Option<(u8, TileId)> {
        let least = match self.level {
            // A rookie hardly looks at what others gave back.
            Level::Rookie => return None,
            Level::Trucker => 45,
            Level::Veteran => 32,
        };
        let mut best: Option<(i32, u8, TileId)> = None;
        for (place, number) in view.face_up.iter().enumerate() {
            let Some(tile) = TileId::new(*number) else {
                continue;
            };
            if let Some(found) = self.best_placement(view, ship, tile)
                && best.is_none_or(|(gain, ..)| found.gain > gain)
            {
                best = Some((found.gain, place as u8, tile));
            }
        }
        best.filter(|(gain, ..)| *gain >= least)
            .map(|(_, place, tile)| (place, tile))
    }

    /// The best square and rotation for a tile.
    fn best_placement(&mut self, view: &View, ship: &Ship, tile: TileId) -> Option<Placement> {
        let wishes = Wishes::of(view);
        let before = self.value(ship, &wishes);
        // A rookie overlooks mistakes now and then.
        let careless = self.level == Level::Rookie && self.dice.below(100) < 6;
        let mut best: Option<Placement> = None;
        for square in open_squares(ship).iter() {
            for rotation in Rotation::ALL {
                let placed = Placed { tile, rotation };
                if ship.can_place(square, placed).is_err() {
                    continue;
                }
                let mut with = *ship;
                with.put(square, placed);
                // A ship with mistakes may grow, as long as the tile adds none of its own.
                let tolerates = self.level != Level::Veteran && !ship.is_legal();
                let acceptable =
                    careless || with.is_legal() || (tolerates && no_new_fault(ship, &with));
                if !acceptable {
                    continue;
                }
                let gain = self.value(&with, &wishes) - before;
                if best.as_ref().is_none_or(|other| gain > other.gain) {
                    best = Some(Placement {
                        square,
                        rotation,
                        gain,
                    });
                }
            }
        }
        best
    }

    /// What a ship is worth to this player, in tenths of a credit.
    fn value(&self, ship: &Ship, wishes: &Wishes) -> i32 {
        let tokens = ship.battery_cells();
        let consumers = (ship.double_cannons.or(ship.double_engines)).len()
            + ship
                .shields
                .iter()
                .fold(Squares::EMPTY, |all, s| all.or(*s))
                .len();
        let all = if tokens > 0 {
            ship.occupied()
        } else {
            Squares::EMPTY
        };
        let cannons = ship.cannon_strength_x2(all);
        let engines = ship.engine_strength(all);
        let crew = 2 * ship.cabins().len();
        let containers: i32 = ship
            .holds()
            .iter()
            .map(|square| {
                let each = if ship.special_holds().has(square) {
                    32
                } else {
                    20
                };
                each * i32::from(ship.containers(square))
            })
            .sum();
        // Up to the wish everything counts fully, beyond it hardly.
        let up_to = |have: u32, wish: u32, full: i32, more: i32| {
            have.min(wish) as i32 * full + have.saturating_sub(wish) as i32 * more
        };
        if self.level == Level::Rookie {
            return up_to(cannons, wishes.cannons_x2, 12, 8)
                + up_to(engines, wishes.engines, 20, 14)
                + up_to(crew, wishes.crew, 10, 6)
                + containers
                + 4 * tokens as i32
                + 2 * ship.occupied().len() as i32;
        }
        let sides = ship.shields.iter().filter(|s| !s.is_empty()).count() as i32;
        let shield = if tokens > 0 { 26 * sides } else { 8 * sides };
        let side_guns = [Side::Left, Side::Right]
            .iter()
            .filter(|side| !ship.barrels[side.index()].is_empty())
            .count() as i32;
        let exposed = ship.exposed() as i32;
        let aliens: i32 = Alien::ALL
            .iter()
            .map(|alien| {
                if ship.alien_cabins(*alien).is_empty() {
                    0
                } else {
                    18
                }
            })
            .sum();
        let mut value = up_to(cannons, wishes.cannons_x2, 17, 5)
            + up_to(engines, wishes.engines, 30, 10)
            + up_to(crew, wishes.crew, 17, 6)
            + containers
            + up_to(tokens, (2 * consumers).min(wishes.tokens), 16, 3)
            + shield
            + 4 * side_guns
            + aliens
            + 3 * ship.occupied().len() as i32
            - 7 * exposed;
        if engines == 0 {
            value -= 60;
        }
        if self.level == Level::Veteran {
            // Smooth outsides and squares that can still be built on are worth a little.
            value += 2 * open_squares(ship).len() as i32 - 3 * exposed;
        }
        value
    }
}

impl Wishes {
    fn of(view: &View) -> Wishes {
        match view.flight.number {
            1 => Wishes {
                cannons_x2: 9,
                engines: 4,
                crew: 6,
                tokens: 5,
            },
            2 => Wishes {
                cannons_x2: 14,
                engines: 6,
                crew: 8,
                tokens: 8,
            },
            _ => Wishes {
                cannons_x2: 19,
                engines: 8,
                crew: 10,
                tokens: 11,
            },
        }
    }
}

/// Empty squares of the board next to the ship; all of them where nothing is built yet.
fn open_squares(ship: &Ship) -> Squares {
    if ship.occupied().is_empty() {
        return ship.squares();
    }
    let near = Side::ALL.into_iter().fold(Squares::EMPTY, |near, side| {
        near.or(ship.seen(ship.occupied(), side))
    });
    near.and(ship.squares()).without(ship.occupied())
}

/// Whether a ship with mistakes got no new one.
fn no_new_fault(before: &Ship, after: &Ship) -> bool {
    let known = before.faults();
    after.faults().iter().all(|fault| known.contains(fault))
}

impl Ship {
    /// Battery cells of the ship.
    fn battery_cells(&self) -> u32 {
        self.batteries()
            .iter()
            .map(|square| match self.tile(square).map(|tile| tile.kind) {
                Some(Kind::Battery { cells }) => u32::from(cells),
                _ => 0,
            })
            .sum()
    }
}
