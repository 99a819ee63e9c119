//! The worked examples of the rules (section 27).

mod attacking;
mod cards_and_clock;
mod launching;
mod missions;
mod moving;
mod tiles;

use crate::common::Piece;
use battleship_galaxies::command::{Command, StopRule};
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::{Placement, ShipId};
use table::Seat;

fn place(q: i16, r: i16) -> Placement {
    Placement {
        at: Hex::new(q, r),
        facing: 0,
    }
}

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

fn step(ship: ShipId, path: Vec<Direction>) -> Command {
    Command::Move {
        ship,
        lead_end: 0,
        path,
        ram: None,
        stop: StopRule::Never,
    }
}

/// An attack of the attacker's primary weapon on the target with these dice.
fn attack(piece: &mut Piece, seat: Seat, by: &str, target: ShipId, rolls: &[&str]) {
    piece.begin_attacks(seat, by);
    let ship = piece.ship(by, 0);
    piece.act(seat, Command::Charge { ship, weapon: 0 });
    piece.dice(rolls);
    piece.act(seat, Command::Attack { target });
}
