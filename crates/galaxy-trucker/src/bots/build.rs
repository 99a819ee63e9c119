//! Building: which tile to take, where to put it, when to stop.

use super::building_weights::DESERTED_HALF;
use super::plan::{Level, Trucker};
use crate::command::Command;
use crate::game::{SeatView, View};
use crate::rough_roads::RoughRoad;
use crate::ship::{Placed, Ship};
use crate::side::{Rotation, Side};
use crate::square::{Square, Squares};
use crate::tiles::TileId;
use table::Millis;

/// A credit, in the tenths in which ships are valued.
const CREDIT: i32 = 10;

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
        if let Some(tile) = self.best_ordered(view, ship) {
            return Some(Command::TakeOrdered { tile });
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
        } else if own.hand_ordered {
            self.least_ordered()
        } else {
            self.weights.least_gain
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
        let patience = self.weights.patience;
        let enough = squares * self.weights.enough_percent / 100;
        // As long as a half of a twin ship has no cabin, there is something to look for.
        if !is_manned(ship) {
            return self.fruitless >= patience.saturating_mul(10);
        }
        self.fruitless >= patience && built >= enough || self.fruitless >= 3 * patience
    }

    /// The face-up tile that helps most, if it helps more than an unknown one would.
    fn best_face_up(&mut self, view: &View, ship: &Ship) -> Option<(u8, TileId)> {
        // A rookie hardly looks at what others gave back, except for a cabin that a half of its ship lacks.
        let least = match self.weights.least_face_up {
            None if !is_manned(ship) => -DESERTED_HALF,
            least => least?,
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

    /// What a tile of the order pile must bring: each one left over costs a credit (GX-8.47).
    const fn least_ordered(&self) -> i32 {
        self.weights.least_gain - CREDIT
    }

    /// The tile of the own order pile that helps most (GX-8.46).
    fn best_ordered(&mut self, view: &View, ship: &Ship) -> Option<TileId> {
        let player = view.players.get(self.seat.index())?;
        let shown = view.ships.get(usize::from(player.ship))?;
        let mut best: Option<(i32, TileId)> = None;
        for tile in shown
            .order_pile
            .iter()
            .filter_map(|tile| TileId::new(*tile))
        {
            if let Some(found) = self.best_placement(view, ship, tile)
                && best.is_none_or(|(gain, _)| found.gain > gain)
            {
                best = Some((found.gain, tile));
            }
        }
        best.filter(|(gain, _)| *gain >= self.least_ordered())
            .map(|(_, tile)| tile)
    }

    /// What a ship is worth: without what will not work, and on both ways of a somersault (GX-8.49a, GX-8.43b).
    fn value(&self, view: &View, ship: &Ship) -> i32 {
        let number = view.flight.number;
        if ship.roads().is_empty() {
            return self.weights.value(ship, number);
        }
        let mut ship = *ship;
        if ship.roads().has(RoughRoad::DeadZone) {
            let column = view.dead_column.unwrap_or(0);
            ship.switch_off(ship.column_squares(column));
        }
        let value = self.weights.value(&ship, number);
        if !ship.roads().has(RoughRoad::Somersault) {
            return value;
        }
        ship.turn_round();
        (value + self.weights.value(&ship, number)) / 2
    }

    /// The best square and rotation for a tile.
    fn best_placement(&mut self, view: &View, ship: &Ship, tile: TileId) -> Option<Placement> {
        let before = self.value(view, ship);
        // A rookie overlooks mistakes now and then, where the table lets them pass (GT-6.19).
        let strict = view.setup.strict_placement;
        let careless = self.level == Level::Rookie && self.dice.below(100) < 6 && !strict;
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
                let gain = self.value(view, &with) - before;
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
}

/// Empty squares of the board next to the ship; all of them where nothing is built yet, or in a half (GX-6.3).
fn open_squares(ship: &Ship) -> Squares {
    let fresh = ship.parts_of_grid().iter();
    let fresh = fresh.filter(|part| ship.occupied().and(**part).is_empty());
    let fresh = fresh.fold(Squares::EMPTY, |all, part| all.or(*part));
    let near = Side::ALL.into_iter().fold(Squares::EMPTY, |near, side| {
        near.or(ship.seen(ship.occupied(), side))
    });
    near.or(fresh).and(ship.squares()).without(ship.occupied())
}

/// Whether each half of a twin ship has a cabin: otherwise it leaves before the first card (GX-24.12). Other ships need one.
fn is_manned(ship: &Ship) -> bool {
    let parts = ship.parts_of_grid();
    parts
        .iter()
        .all(|part| !ship.cabins().and(*part).is_empty())
}

/// Whether a ship with mistakes got no new one.
fn no_new_fault(before: &Ship, after: &Ship) -> bool {
    let known = before.faults();
    after.faults().iter().all(|fault| known.contains(fault))
}
