//! Credits and loans during a flight (GX-7.12 to GX-7.16).

use super::Flight;
use super::support_team::Swindle;
use crate::event::Event;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Credits that a loan brings (GX-7.12).
pub const LOAN: u32 = 10;
/// Credits that its repayment costs (GX-7.13).
pub const REPAYMENT: u32 = 12;

/// The credits and the loan tokens of a player or a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purse {
    /// Credits at hand.
    pub credits: u32,
    /// Loan tokens: loans that are not repaid.
    pub loans: u8,
}

impl Purse {
    /// Takes one loan (GX-7.12). Refused only when no more can be counted.
    pub const fn borrow(&mut self) -> Result<(), Refusal> {
        if self.loans == u8::MAX {
            return Err(Refusal::NoLending);
        }
        self.credits += LOAN;
        self.loans += 1;
        Ok(())
    }

    /// Repays one loan (GX-7.13). Refused means that nothing changed.
    pub const fn repay(&mut self) -> Result<(), Refusal> {
        if self.loans == 0 {
            return Err(Refusal::NoLoan);
        }
        let Some(left) = self.credits.checked_sub(REPAYMENT) else {
            return Err(Refusal::CannotPay);
        };
        self.credits = left;
        self.loans -= 1;
        Ok(())
    }
}

/// The purses of a flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purses {
    /// By number: the number of the ship, or that of the team.
    list: Vec<Purse>,
    /// Partners share a purse (GT-25.10).
    teams: bool,
    /// Loans may be taken (GX-7.12).
    lending: bool,
}

impl Purses {
    /// An empty purse for each of so many ships, without loans.
    pub fn empty(ships: usize) -> Purses {
        Purses {
            list: vec![Purse::default(); ships],
            ..Purses::default()
        }
    }

    /// These purses, one for each ship or, for partners, one for each team.
    pub const fn new(list: Vec<Purse>, teams: bool, lending: bool) -> Purses {
        Purses {
            list,
            teams,
            lending,
        }
    }

    const fn number(&self, ship: usize) -> usize {
        if self.teams { ship % 2 } else { ship }
    }

    /// None in flights that were stored before there were purses.
    pub(super) fn of_mut(&mut self, ship: usize) -> Option<&mut Purse> {
        let number = self.number(ship);
        self.list.get_mut(number)
    }
}

impl Flight {
    /// The same flight with these purses.
    #[must_use]
    pub fn with_purses(self, purses: Purses) -> Flight {
        Flight { purses, ..self }
    }

    /// What support team members earned before the flight is in the purses (GX-20.2B.1, GX-20.11B.4).
    #[must_use]
    pub fn with_rewards_paid(mut self) -> Flight {
        for ship in 0..self.pilots.len() {
            let rewards = self.pilots[ship].rewards.iter();
            let credits: u32 = rewards.map(|reward| u32::from(reward.credits)).sum();
            if let Some(purse) = self.purses.of_mut(ship) {
                purse.credits += credits;
            }
        }
        self
    }

    /// The credits and loans of the owner of a ship; none in flights that were stored before there were purses.
    pub fn purse(&self, ship: usize) -> Option<Purse> {
        self.purses.list.get(self.purses.number(ship)).copied()
    }

    /// Credits that the owner of a ship has at hand.
    pub fn credits(&self, ship: usize) -> u32 {
        self.purse(ship).map_or(0, |purse| purse.credits)
    }

    /// Whether loans may be taken in this flight (GX-7.12).
    pub const fn lends(&self) -> bool {
        self.purses.lending
    }

    /// Whether the owner of a ship can pay so much, with loans if need be (GX-7.15).
    pub fn can_pay(&self, ship: usize, credits: u16) -> bool {
        self.lends() || self.credits(ship) >= u32::from(credits)
    }

    /// Credits from a card.
    pub(super) fn earn(&mut self, ship: usize, credits: u8, rec: &mut impl Recorder<Event>) {
        let credits = credits.saturating_add(self.swindle(ship, credits, Swindle::Gain));
        self.pilots[ship].earned += u16::from(credits);
        if let Some(purse) = self.purses.of_mut(ship) {
            purse.credits += u32::from(credits);
        }
        rec.tell_all(|| Event::Earned {
            ship: ship as u8,
            credits,
        });
    }

    /// The owner of a ship pays the bank: by loans what is missing, or without loans only what there is (GX-7.15,
    /// GT-22.13). What was paid.
    pub(super) fn pay(&mut self, ship: usize, credits: u8, rec: &mut impl Recorder<Event>) -> u8 {
        let credits = credits - self.swindle(ship, credits, Swindle::Pay);
        while self.lends()
            && self.credits(ship) < u32::from(credits)
            && self.borrow(ship, rec).is_ok()
        {}
        let paid = self.credits(ship).min(u32::from(credits)) as u8;
        if let Some(purse) = self.purses.of_mut(ship).filter(|_| paid > 0) {
            purse.credits -= u32::from(paid);
            self.pilots[ship].spent += u16::from(paid);
            rec.tell_all(|| Event::Paid {
                ship: ship as u8,
                credits: paid,
            });
        }
        paid
    }

    /// The owner of a ship pays another player.
    pub(super) fn pay_player(
        &mut self,
        from: usize,
        to: usize,
        credits: u8,
        rec: &mut impl Recorder<Event>,
    ) {
        let paid = self.pay(from, credits, rec);
        if paid > 0 {
            self.earn(to, paid, rec);
        }
    }

    /// The owner takes a loan, at any time (GX-7.12).
    pub(super) fn borrow(
        &mut self,
        ship: usize,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if !self.lends() {
            return Err(Refusal::NoLending);
        }
        let taken = self.pilots[ship].loans_taken;
        let purse = self.purses.of_mut(ship);
        let purse = purse
            .filter(|_| taken < u8::MAX)
            .ok_or(Refusal::NoLending)?;
        purse.borrow()?;
        let loans = purse.loans;
        self.pilots[ship].loans_taken += 1;
        rec.tell_all(|| Event::LoanTaken {
            ship: ship as u8,
            loans,
        });
        Ok(())
    }

    /// The owner repays a loan, at any time (GX-7.13).
    pub(super) fn repay(
        &mut self,
        ship: usize,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let repaid = self.pilots[ship].loans_repaid;
        let purse = self.purses.of_mut(ship);
        let purse = purse.filter(|_| repaid < u8::MAX).ok_or(Refusal::NoLoan)?;
        purse.repay()?;
        let loans = purse.loans;
        self.pilots[ship].loans_repaid += 1;
        rec.tell_all(|| Event::LoanRepaid {
            ship: ship as u8,
            loans,
        });
        Ok(())
    }
}
