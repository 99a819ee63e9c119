//! Loans between the flights, and their repayment at the end of the game (GX-7.12 to GX-7.17).

use super::{GalaxyTrucker, Phase};
use crate::command::Command;
use crate::event::Event;
use crate::flight::{Purse, Purses};
use crate::refusal::Refusal;
use crate::setup::Teams;
use table::{Recorder, Seat};

impl GalaxyTrucker {
    /// The credits and loans of a seat: those of the flight while one is flown.
    pub(super) fn purse_of(&self, seat: Seat) -> Purse {
        let player = &self.players[seat.index()];
        let own = Purse {
            credits: player.credits,
            loans: player.loans,
        };
        match &self.phase {
            Phase::Flight(flight) => flight.purse(self.ship_of(seat)).unwrap_or(own),
            _ => own,
        }
    }

    /// The purses with which a flight begins.
    pub(super) fn purses(&self) -> Purses {
        let teams = self.setup.teams != Teams::None;
        let purses = if teams { 2 } else { self.players.len() };
        let list = Seat::first(purses as u8).map(|seat| {
            let player = &self.players[seat.index()];
            Purse {
                credits: player.credits,
                loans: player.loans,
            }
        });
        Purses::new(list.collect(), teams, self.setup.evil_machinations)
    }

    /// Everybody with the purse of this seat has so much.
    pub(super) fn set_purse(&mut self, seat: Seat, purse: Purse) {
        let number = self.purse(seat);
        for other in Seat::first(self.players.len() as u8) {
            if self.purse(other) == number {
                let player = &mut self.players[other.index()];
                player.credits = purse.credits;
                player.loans = purse.loans;
            }
        }
    }

    /// A loan is taken or repaid while no flight is flown (GX-7.12, GX-7.13).
    pub(super) fn loan(
        &mut self,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if !self.setup.evil_machinations {
            return Err(Refusal::NoLending);
        }
        let ship = self.ship_of(seat) as u8;
        let mut purse = self.purse_of(seat);
        if *command == Command::TakeLoan {
            purse.borrow()?;
            let loans = purse.loans;
            rec.tell_all(|| Event::LoanTaken { ship, loans });
        } else {
            purse.repay()?;
            let loans = purse.loans;
            rec.tell_all(|| Event::LoanRepaid { ship, loans });
        }
        self.set_purse(seat, purse);
        Ok(())
    }

    /// The game is over: all loans are repaid, as far as the credits last (GX-7.17).
    pub(super) fn repay_all(&mut self, rec: &mut impl Recorder<Event>) {
        for seat in Seat::first(self.players.len() as u8) {
            let ship = self.ship_of(seat) as u8;
            let mut purse = self.purse_of(seat);
            while purse.repay().is_ok() {
                let loans = purse.loans;
                rec.tell_all(|| Event::LoanRepaid { ship, loans });
            }
            self.set_purse(seat, purse);
        }
    }
}
