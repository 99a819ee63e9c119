//! Looking at the piles of adventure cards (GT-9, GT-31.49).

use super::{Building, PILES, Pile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::support_team::{Member, a, b};
use table::{Audience, Millis, Recorder, Seat};

/// A pile may be held so long while somebody waits for it (GT-31.49).
const PILE_LIMIT: Millis = Millis(20_000);

impl Building {
    /// The pile that a seat looks at.
    pub fn looking(&self, seat: Seat) -> Option<u8> {
        self.piles
            .iter()
            .position(|pile| pile.held_by.contains(&seat))
            .map(|pile| pile as u8)
    }

    pub(super) fn put_back(&mut self, pile: usize, rec: &mut impl Recorder<Event>) {
        let holders = std::mem::take(&mut self.piles[pile].held_by);
        self.piles[pile].asked = None;
        for seat in holders {
            rec.tell_all(|| Event::PutBack {
                seat,
                pile: pile as u8,
            });
        }
    }

    pub(super) fn may_look(&self, seat: Seat, pile: u8) -> Result<usize, Refusal> {
        if self.learning {
            return Err(Refusal::NoLooking);
        }
        let ship = self.station(seat);
        let berth = &self.berths[ship];
        let pile_at = usize::from(pile);
        if pile_at >= self.piles.len() {
            return Err(Refusal::NoSuchPile(pile));
        }
        let abilities = berth.ship.abilities();
        let inspector = abilities.has(a(Member::Inspector));
        // GX-20.9A.1: an Inspector may look as long as anybody builds.
        if berth.number.is_some() && !inspector {
            return Err(Refusal::FinishedLook);
        }
        if pile_at >= PILES && !inspector {
            return Err(Refusal::FourthPile);
        }
        if self.looking(seat).is_some() {
            return Err(Refusal::LookingAtPile);
        }
        if berth.hand.is_some() {
            return Err(Refusal::HandFull);
        }
        if berth
            .ship
            .occupied()
            .without(berth.ship.starting)
            .is_empty()
            && !abilities.has(b(Member::Inspector))
        {
            return Err(Refusal::LookTooEarly);
        }
        if berth.ship.class().is_twin() && !berth.ship.flies_as_twin() {
            return Err(Refusal::LookNeedsHalves);
        }
        Ok(pile_at)
    }

    pub(super) fn look(
        &mut self,
        now: Millis,
        seat: Seat,
        pile: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let at = self.may_look(seat, pile)?;
        let held = &mut self.piles[at];
        if !held.held_by.is_empty() && !self.shared_looking {
            return Err(Refusal::PileHeld(pile));
        }
        held.held_by.push(seat);
        held.taken = now;
        rec.tell_all(|| Event::Looked { seat, pile });
        rec.tell(Audience::Only(seat), || Event::PileCards {
            pile,
            cards: held.cards.clone(),
        });
        Ok(())
    }

    pub(super) fn ask_for_pile(
        &mut self,
        now: Millis,
        seat: Seat,
        pile: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let at = self.may_look(seat, pile)?;
        let held = &mut self.piles[at];
        if held.held_by.is_empty() || self.shared_looking {
            return Err(Refusal::PileFree(pile));
        }
        if held.asked.is_none() {
            held.asked = Some((seat, now));
        }
        rec.tell_all(|| Event::PileAsked { seat, pile });
        Ok(())
    }
}

impl Pile {
    /// When the pile has to be put back because somebody waits for it (GT-31.49).
    pub(super) fn limit(&self) -> Option<Millis> {
        let (_, asked) = self.asked?;
        (!self.held_by.is_empty()).then(|| self.taken.plus(PILE_LIMIT).max(asked))
    }
}
