//! Drawing, discarding and giving tactic cards; draw piles that run out (sections 7, 8 and 21).

use crate::event::{EnergyReason, Event};
use crate::ids::TacticId;
use crate::refusal::{Done, Reason, refuse};
use crate::setup::constant::HAND_LIMIT;
use crate::state::{Battle, Phase, Tactic, Task};
use table::{Audience, Recorder, Seat, SeatSet};

impl Battle {
    pub(super) fn tell_drawn(
        &mut self,
        seat: Seat,
        drawn: &[TacticId],
        rec: &mut impl Recorder<Event>,
    ) {
        if drawn.is_empty() {
            return;
        }
        self.reveals += 1;
        rec.tell_all(|| Event::Drew {
            seat,
            cards: drawn.len() as u8,
        });
        rec.tell(self.insiders(seat), || Event::DrewCards {
            seat,
            cards: drawn.to_vec(),
        });
    }

    /// Takes the top card of the seat's deck into the hand (BG-21.3 to BG-21.6).
    pub(crate) fn draw_one(
        &mut self,
        seat: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Option<TacticId> {
        let at = self.rules.seats[seat.index()].deck;
        let kind = self.take_top(at, rec)?;
        self.players[seat.index()]
            .hand
            .push(Tactic { kind, deck: at });
        Some(kind)
    }

    /// Takes the top card of a deck.
    pub(crate) fn take_top(&mut self, at: u8, rec: &mut impl Recorder<Event>) -> Option<TacticId> {
        let deck = &mut self.decks[usize::from(at)];
        if deck.size == 0 || deck.exhausted >= 2 {
            return None;
        }
        if deck.owed {
            // BG-21.5
            deck.owed = false;
            if deck.discard.is_empty() {
                self.exhausted(at, rec);
                return None;
            }
            self.reshuffle(at);
        }
        let kind = self.decks[usize::from(at)].draw.pop()?;
        if self.decks[usize::from(at)].draw.is_empty() {
            self.exhausted(at, rec);
        }
        Some(kind)
    }

    /// The draw pile has run out.
    pub(crate) fn exhausted(&mut self, at: u8, rec: &mut impl Recorder<Event>) {
        let deck = &mut self.decks[usize::from(at)];
        deck.exhausted += 1;
        let times = deck.exhausted;
        if times == 1 {
            if deck.discard.is_empty() {
                deck.owed = true;
            } else {
                self.reshuffle(at);
            }
        } else {
            self.last_exhausted = Some(at);
        }
        rec.tell_all(|| Event::Exhausted { deck: at, times });
        if times >= 2
            && self.rules.mission.clock
            && self.decks.iter().all(|deck| deck.exhausted >= 2)
        {
            self.clock_ends(rec);
        }
    }

    pub(super) fn reshuffle(&mut self, at: u8) {
        let deck = &mut self.decks[usize::from(at)];
        deck.draw = std::mem::take(&mut deck.discard);
        self.chance.dice.shuffle(&mut deck.draw);
        self.chance.rolls += 1;
    }

    /// Carries on with a draw. `false`: a card must be discarded first (BG-21.2).
    pub(crate) fn run_draw(
        &mut self,
        seat: Seat,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        if self.players[seat.index()].hand.len() >= HAND_LIMIT {
            let deck = &self.decks[usize::from(self.rules.seats[seat.index()].deck)];
            // Nothing to draw, nothing to discard for.
            if deck.size > 0
                && deck.exhausted < 2
                && !(deck.draw.is_empty() && deck.discard.is_empty())
            {
                self.tasks.push(Task::Draw { seat, count });
                return false;
            }
        }
        if let Some(kind) = self.draw_one(seat, rec) {
            self.tell_drawn(seat, &[kind], rec);
            if count > 1 && self.outcome.is_none() {
                self.tasks.push(Task::Draw {
                    seat,
                    count: count - 1,
                });
            }
        }
        true
    }

    /// BG-7.4, BG-21.2
    pub(crate) fn discard_for_energy(
        &mut self,
        seat: Seat,
        cards: &[TacticId],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let forced = matches!(self.tasks.last(), Some(Task::Draw { seat: s, .. }) if *s == seat);
        if !forced {
            if seat != self.active || self.turn == 0 {
                return refuse(Reason::NotYourTurn);
            }
            // BG-7.4: whenever the game waits for a decision of theirs.
            if let Some(Task::Window(window)) = self.tasks.last()
                && (!window.asked.has(seat) || window.answers.iter().any(|(s, _)| *s == seat))
            {
                return refuse(Reason::NotYourDecision);
            }
        } else if cards.len() != 1 {
            return refuse(Reason::DiscardOne);
        }
        if cards.is_empty() {
            return refuse(Reason::NotInHand);
        }
        let mut hand = self.players[seat.index()].hand.clone();
        let mut gone = Vec::with_capacity(cards.len());
        for kind in cards {
            let at = hand
                .iter()
                .position(|tactic| tactic.kind == *kind)
                .ok_or(Reason::NotInHand)?;
            gone.push(hand.remove(at));
        }
        self.players[seat.index()].hand = hand;
        for tactic in gone {
            self.discard(tactic);
        }
        rec.tell_all(|| Event::Discarded {
            seat,
            cards: cards.to_vec(),
        });
        self.gain(
            seat,
            cards.len().min(40) as u8,
            EnergyReason::Discard,
            None,
            rec,
        );
        Ok(())
    }

    /// BG-23.5
    pub(crate) fn give_card(
        &mut self,
        seat: Seat,
        kind: TacticId,
        to: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if to.index() >= self.players.len() || to == seat || self.side(to) != self.side(seat) {
            return refuse(Reason::NotTeam);
        }
        // In an energy phase of one of them.
        if self.phase != Phase::EnergyOpen
            || !self.tasks.is_empty()
            || self.side(self.active) != self.side(seat)
        {
            return refuse(Reason::NotNow);
        }
        if self.players[to.index()].hand.len() >= HAND_LIMIT {
            return refuse(Reason::HandFull);
        }
        let hand = &mut self.players[seat.index()].hand;
        let at = hand
            .iter()
            .position(|tactic| tactic.kind == kind)
            .ok_or(Reason::NotInHand)?;
        let tactic = hand.remove(at);
        self.players[to.index()].hand.push(tactic);
        self.reveals += 1;
        rec.tell_all(|| Event::CardGiven { from: seat, to });
        let pair = SeatSet::EMPTY.with(seat).with(to);
        rec.tell(Audience::Among(pair), || Event::CardGivenFace {
            card: kind,
        });
        Ok(())
    }
}
