//! Numbers that players choose in secret at the same time and that are shown together (GX-9.5, GX-9.10).

use super::cards::Stage;
use super::{Flight, Reply, Ships};
use crate::event::Event;
use crate::question::{Question, Secret};
use crate::refusal::Refusal;
use table::Recorder;

/// Numbers that were chosen in secret: ship and number, in the order in which the players were asked.
pub(super) type Sealed = Vec<(u8, u8)>;

impl Secret {
    /// The smallest and the greatest number that may be chosen.
    pub const fn range(self) -> (u8, u8) {
        match self {
            Secret::HiddenDie => (1, 6),
            Secret::Offer => (0, u8::MAX),
            Secret::Days { most } => (0, most),
        }
    }
}

impl Flight {
    /// Asks all of these players at the same time for a number.
    pub(super) fn seal(
        &mut self,
        order: Ships,
        what: Secret,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        for ship in &order {
            self.ask(usize::from(*ship), Question::Seal { what }, rec);
        }
        Stage::Sealed { order, what }
    }

    /// A player chooses. Nobody is told which number.
    pub(super) fn seal_number(
        &mut self,
        ship: usize,
        what: Secret,
        number: u8,
    ) -> Result<(), Refusal> {
        let (least, most) = what.range();
        if !(least..=most).contains(&number) {
            return Err(Refusal::NumberOutOfRange { least, most });
        }
        // GX-9.17: nobody offers more than can be paid.
        if what == Secret::Offer && !self.can_pay(ship, u16::from(number)) {
            return Err(Refusal::CannotPay);
        }
        self.reply(ship, Reply::Number(number))
    }

    /// All have chosen: the card goes on with their numbers.
    pub(super) fn unseal(
        &mut self,
        order: Ships,
        what: Secret,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let sealed: Sealed = order
            .into_iter()
            .map(|ship| (ship, self.number_of(usize::from(ship)).unwrap_or(0)))
            .collect();
        match what {
            Secret::HiddenDie => self.die_hidden(&sealed, rec),
            Secret::Offer => self.offers_shown(sealed, rec),
            Secret::Days { .. } => self.stakes_shown(sealed, rec),
        }
    }

    /// The number that a player chose, once.
    pub(super) fn number_of(&mut self, ship: usize) -> Option<u8> {
        match self.pilots[ship].reply.take() {
            Some(Reply::Number(number)) => Some(number),
            _ => None,
        }
    }
}
