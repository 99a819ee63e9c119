//! Random legal ships, for tests and measurements.

use crate::board::ShipClass;
use crate::ship::{Placed, Ship};
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::tiles::{Kind, TileId};
use table::Dice;

/// A legal ship of random tiles with as many squares filled as it happens to get, at most `most`.
pub fn legal_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    ship_of(
        TileId::stock(false, false).collect(),
        class,
        number,
        most,
        dice,
    )
}

/// The same with the tiles of New Technologies.
pub fn modern_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    let stock = TileId::stock(true, false).collect();
    ship_of(stock, class, number, most, dice)
}

/// The same with the tiles of both boxes.
pub fn two_box_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    let stock = TileId::stock(true, true).collect();
    ship_of(stock, class, number, most, dice)
}

fn ship_of(
    mut stock: Vec<TileId>,
    class: ShipClass,
    number: usize,
    most: usize,
    dice: &mut Dice,
) -> Ship {
    let mut ship = Ship::started(class, number);
    dice.shuffle(&mut stock);
    loop {
        let mut open: Vec<Square> = ship
            .squares()
            .without(ship.occupied())
            .iter()
            .filter(|square| {
                let fresh = ship.occupied().and(class.part(*square)).is_empty();
                fresh
                    || Side::ALL
                        .iter()
                        .filter_map(|side| ship.neighbour(*square, *side))
                        .any(|neighbour| ship.occupied().has(neighbour))
            })
            .collect();
        dice.shuffle(&mut open);
        if ship.occupied().len() as usize >= most
            || !open
                .iter()
                .any(|square| fill(&mut ship, *square, &mut stock, dice))
        {
            return ship;
        }
    }
}

/// A legal ship of random tiles with every square filled, if one is found: where no tile fits, a neighbour gives way.
pub fn full_ship(class: ShipClass, dice: &mut Dice) -> Option<Ship> {
    let mut ship = legal_ship(class, 0, usize::MAX, dice);
    for _ in 0..2_000 {
        let empty: Vec<Square> = class
            .board()
            .squares
            .without(ship.occupied())
            .iter()
            .collect();
        let square = match dice.pick(&empty) {
            None => return Some(ship),
            Some(square) => *square,
        };
        let used: Vec<TileId> = ship.tiles().map(|(_, placed)| placed.tile).collect();
        let mut stock: Vec<TileId> = TileId::stock(false, false)
            .filter(|id| !used.contains(id))
            .collect();
        dice.shuffle(&mut stock);
        if fill(&mut ship, square, &mut stock, dice) {
            continue;
        }
        let side = Side::ALL[dice.below(4) as usize];
        if let Some(neighbour) = square.neighbour(side).filter(|n| *n != class.board().start) {
            ship.take(neighbour);
            let kept = ship.joints().reach(class.board().start.set());
            for lost in ship.occupied().without(kept).iter() {
                ship.take(lost);
            }
        }
    }
    None
}

/// Whether a cannon or an engine on this square would keep a square of the board empty.
fn wastes_a_square(ship: &Ship, square: Square, placed: Placed) -> bool {
    let side = match placed.tile.tile().kind {
        Kind::Cannon | Kind::DoubleCannon => Side::Front.turned(placed.rotation),
        Kind::Engine | Kind::DoubleEngine => Side::Rear,
        _ => return false,
    };
    ship.neighbour(square, side)
        .is_some_and(|next| ship.squares().has(next))
}

/// Puts the first tile of the stock that fits on the square.
fn fill(ship: &mut Ship, square: Square, stock: &mut Vec<TileId>, dice: &mut Dice) -> bool {
    let first = dice.below(4) as usize;
    for at in 0..stock.len() {
        for turn in 0..4 {
            let placed = Placed {
                tile: stock[at],
                rotation: Rotation::ALL[(first + turn) % 4],
            };
            if ship.can_place(square, placed).is_err() || wastes_a_square(ship, square, placed) {
                continue;
            }
            let mut with = *ship;
            with.put(square, placed);
            if with.is_legal() {
                *ship = with;
                stock.remove(at);
                return true;
            }
        }
    }
    false
}
