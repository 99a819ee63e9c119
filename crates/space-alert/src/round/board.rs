//! The shared planning board: the ship's pieces, moved by anybody while the crew plans (SA-4.16).
//!
//! Nothing here touches the real plan; after the Action Round all of it is put back (SA-4.27).

use super::deal::Round;
use super::refusal::Refusal;
use crate::campaign::Ship;
use crate::mission::Scheduled;
use crate::stations::Station;
use serde::{Deserialize, Serialize};

/// The pieces as they stand. Arrays of three are red, white, blue.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// The turn the crew is talking about.
    pub turn: u8,
    /// Where each crew member stands; nothing means in space.
    pub figures: Vec<Option<Station>>,
    /// Energy in the reactors.
    pub reactors: [u8; 3],
    /// Energy in the shields.
    pub shields: [u8; 3],
    /// Fuel capsules.
    pub fuel: u8,
    /// Rockets in store.
    pub rockets: u8,
    /// Damage of each zone.
    pub damage: [u8; 3],
    /// The square of each announced threat, counted from the ship; 0: off its trajectory.
    pub threats: Vec<u8>,
}

/// A piece of the planning board and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "piece", deny_unknown_fields)]
pub enum BoardMove {
    /// The turn marker: 0 before the first, 13 for the jump.
    Turn {
        /// Which turn.
        turn: u8,
    },
    /// A crew member.
    Figure {
        /// Who.
        crew: u8,
        /// The station; nothing means in space.
        to: Option<Station>,
    },
    /// Energy of a reactor.
    Reactor {
        /// Whose: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        energy: u8,
    },
    /// Energy of a shield.
    Shield {
        /// Whose: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        energy: u8,
    },
    /// Fuel capsules.
    Fuel {
        /// How many.
        left: u8,
    },
    /// Rockets in store.
    Rockets {
        /// How many.
        left: u8,
    },
    /// Damage of a zone.
    Damage {
        /// Where: 0 red, 1 white, 2 blue.
        zone: u8,
        /// How much.
        damage: u8,
    },
    /// A threat on its trajectory.
    Threat {
        /// Its place in the view's `threats`.
        threat: u8,
        /// The square, counted from the ship; 0: off the trajectory.
        square: u8,
    },
    /// Everything back to the start.
    Reset,
}

/// Most energy that a container of the planning board shows.
const MOST_ENERGY: u8 = 9;

impl Board {
    /// The start state of the ship (SA-5.1).
    pub(crate) fn new(crew: usize, ship: &Ship) -> Board {
        let start = ship.at_start();
        Board {
            turn: 0,
            figures: vec![Some(Station::BRIDGE); crew],
            reactors: start.reactors,
            shields: start.shields,
            fuel: start.fuel,
            rockets: start.rockets,
            damage: start.damage,
            threats: Vec::new(),
        }
    }

    /// Whether there is such a piece and such a place for it.
    fn admits(&self, piece: BoardMove) -> bool {
        match piece {
            BoardMove::Turn { turn } => turn <= 13,
            BoardMove::Figure { crew, .. } => usize::from(crew) < self.figures.len(),
            BoardMove::Reactor { zone, energy } | BoardMove::Shield { zone, energy } => {
                zone < 3 && energy <= MOST_ENERGY
            }
            BoardMove::Fuel { left } | BoardMove::Rockets { left } => left <= 3,
            BoardMove::Damage { zone, damage } => zone < 3 && damage <= 7,
            BoardMove::Threat { threat, square } => {
                usize::from(threat) < self.threats.len() && square <= 16
            }
            BoardMove::Reset => true,
        }
    }

    /// Moves a piece. Callers have asked [`Board::admits`]; what is not there stays where it is.
    fn put(&mut self, piece: BoardMove, fresh: &Board) {
        fn set<T>(places: &mut [T], at: u8, value: T) {
            if let Some(place) = places.get_mut(usize::from(at)) {
                *place = value;
            }
        }
        match piece {
            BoardMove::Turn { turn } => self.turn = turn,
            BoardMove::Figure { crew, to } => set(&mut self.figures, crew, to),
            BoardMove::Reactor { zone, energy } => set(&mut self.reactors, zone, energy),
            BoardMove::Shield { zone, energy } => set(&mut self.shields, zone, energy),
            BoardMove::Fuel { left } => self.fuel = left,
            BoardMove::Rockets { left } => self.rockets = left,
            BoardMove::Damage { zone, damage } => set(&mut self.damage, zone, damage),
            BoardMove::Threat { threat, square } => set(&mut self.threats, threat, square),
            BoardMove::Reset => self.clone_from(fresh),
        }
    }
}

impl BoardMove {
    /// Whether two moves are about the same piece, so that the later one makes the earlier one pointless.
    fn same_piece(self, other: BoardMove) -> bool {
        use BoardMove::*;
        match (self, other) {
            (Figure { crew: a, .. }, Figure { crew: b, .. })
            | (Reactor { zone: a, .. }, Reactor { zone: b, .. })
            | (Shield { zone: a, .. }, Shield { zone: b, .. })
            | (Damage { zone: a, .. }, Damage { zone: b, .. })
            | (Threat { threat: a, .. }, Threat { threat: b, .. }) => a == b,
            _ => std::mem::discriminant(&self) == std::mem::discriminant(&other),
        }
    }
}

impl Round {
    /// The board as it was before anybody moved anything; announced threats on their start squares.
    pub(crate) fn fresh_board(&self) -> Board {
        let start = |t: &Scheduled| self.trajectories[t.track as usize].length().unsigned_abs();
        Board {
            threats: self.threats.iter().map(start).collect(),
            ..Board::new(self.boards.len(), &self.ship)
        }
    }

    /// Anybody moves a piece (SA-4.16). While communications are down nobody else sees it (SA-4.41).
    pub(crate) fn move_piece(&mut self, player: usize, piece: BoardMove) -> Result<(), Refusal> {
        if !self.board.admits(piece) {
            return Err(Refusal::BadPiece);
        }
        if self.silent_until.is_none() {
            let fresh = self.fresh_board();
            self.board.put(piece, &fresh);
            return Ok(());
        }
        let player = player as u8;
        let all = piece == BoardMove::Reset;
        self.muted
            .retain(|(by, earlier)| *by != player || !(all || earlier.same_piece(piece)));
        self.muted.push((player, piece));
        Ok(())
    }

    /// The board as a player sees it who moved pieces while communications are down; nothing for the others.
    pub(crate) fn muted_board(&self, player: usize) -> Option<Board> {
        let mut moves = self
            .muted
            .iter()
            .filter(|(by, _)| usize::from(*by) == player)
            .peekable();
        moves.peek()?;
        let (mut board, fresh) = (self.board.clone(), self.fresh_board());
        moves.for_each(|(_, piece)| board.put(*piece, &fresh));
        Some(board)
    }

    /// Communications are restored: everybody sees what was moved in the meantime.
    pub(crate) fn unmute(&mut self) {
        let fresh = self.fresh_board();
        for (_, piece) in std::mem::take(&mut self.muted) {
            self.board.put(piece, &fresh);
        }
    }
}
