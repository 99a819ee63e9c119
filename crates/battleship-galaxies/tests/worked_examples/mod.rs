//! The worked examples of the rules (section 27).

mod attacking;
mod cards_and_clock;
mod launching;
mod missions;
mod moving;
mod tiles;

use crate::common::{Piece, place, step};
use battleship_galaxies::command::Command;
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::ShipId;
use table::Seat;

/// The way along these spaces.
fn way(spaces: &[(i16, i16)]) -> Vec<Direction> {
    spaces
        .windows(2)
        .map(|pair| {
            let step = Hex::new(pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            Direction::ALL
                .into_iter()
                .find(|direction| direction.step() == step)
                .unwrap()
        })
        .collect()
}

/// An attack of the attacker's primary weapon on the target with these dice.
fn attack(piece: &mut Piece, seat: Seat, by: &str, target: ShipId, rolls: &[&str]) {
    piece.begin_attacks(seat, by);
    let ship = piece.ship(by, 0);
    piece.act(seat, Command::Charge { ship, weapon: 0 });
    piece.dice(rolls);
    piece.act(seat, Command::Attack { target });
}
