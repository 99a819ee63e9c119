//! The rules one by one, by their sections.

mod attacks;
mod cards;
mod data_and_lists;
mod missions;
mod moving;
mod rulings;
mod teams;
mod turns;

use crate::common::{Piece, place, step};
use battleship_galaxies::command::{Command, StopRule};
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::{CardId, Pick, Placement, ShipId};
use battleship_galaxies::state::{CardPlace, Phase};
use table::Seat;

fn launch(card: CardId, positions: Vec<Placement>) -> Command {
    Command::LaunchToZone {
        card,
        positions,
        cargo: vec![],
        decline_prepped: false,
    }
}

/// Plays a card on these choices.
fn play(piece: &Piece, card: &str, targets: Vec<Pick>) -> Command {
    Command::PlayCard {
        card: piece.tactic(card),
        targets,
        positions: vec![],
        replace: None,
    }
}

/// Attaches a card from the hand to a ship card.
fn attach(piece: &Piece, card: &str, ship: &str) -> Command {
    play(piece, card, vec![Pick::Card(piece.id(ship))])
}

fn charge(ship: ShipId, weapon: u8) -> Command {
    Command::Charge { ship, weapon }
}

fn shoot(target: ShipId) -> Command {
    Command::Attack { target }
}

/// An attack of the attacker's primary weapon on the target with these dice.
fn attack(piece: &mut Piece, seat: Seat, by: &str, target: ShipId, rolls: &[&str]) {
    piece.begin_attacks(seat, by);
    let ship = piece.ship(by, 0);
    piece.act(seat, charge(ship, 0));
    piece.dice(rolls);
    piece.act(seat, shoot(target));
}

/// Loads a ship card into a hold.
fn load(piece: &mut Piece, card: &str, into: CardId) -> CardId {
    let card = piece.id(card);
    let mut cards = piece.battle.cards.iter_mut();
    cards.find(|found| found.id == card).unwrap().place = CardPlace::Hold(into);
    card
}

/// The next energy phase of `seat` begins: the other side's turn ends.
fn into_turn_of(piece: &mut Piece, seat: Seat) {
    while piece.battle.active != seat {
        let active = piece.battle.active;
        piece.act(active, Command::EndPhase);
    }
}

/// Puts the piece into the deploy phase.
fn deploying(piece: &mut Piece) {
    piece.battle.phase = Phase::Deploy;
}
