//! The slots of a crew member, and how delays push the cards along them (section 8 of the rules).

use crate::mission::TURNS;
use crate::slot_card::SlotCard;

/// The twelve slots of one crew member; slot n is performed in turn n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ActionSlots {
    cards: [SlotCard; TURNS],
    /// The slots that hold something, one bit each, slot 1 lowest.
    filled: u16,
}

/// What a delay did.
pub(crate) struct DelayResult {
    /// How many cards lie one slot further on.
    pub(crate) moved: u8,
    /// The card pushed past slot 12, if any.
    pub(crate) lost: SlotCard,
}

impl ActionSlots {
    pub(crate) const EMPTY: ActionSlots = ActionSlots {
        cards: [SlotCard::EMPTY; TURNS],
        filled: 0,
    };

    /// The card of a turn; there is none after turn 12.
    #[inline]
    pub(crate) fn card(&self, turn: u8) -> SlotCard {
        match self.cards.get(usize::from(turn).wrapping_sub(1)) {
            Some(card) => *card,
            None => SlotCard::EMPTY,
        }
    }

    pub(crate) fn set(&mut self, turn: u8, card: SlotCard) {
        let place = usize::from(turn).wrapping_sub(1);
        if let Some(slot) = self.cards.get_mut(place) {
            *slot = card;
            self.filled = self.filled & !(1 << place) | u16::from(!card.is_empty()) << place;
        }
    }

    /// The slots of turns 1 to 12.
    pub(crate) fn cards(&self) -> [SlotCard; TURNS] {
        self.cards
    }

    /// Pushes the card of a slot and those that touch it one slot on, into the next gap (SA-8.2 to SA-8.4). An
    /// empty slot is a gap itself: nothing moves, and delays do not add up (SA-8.6).
    pub(crate) fn delay(&mut self, turn: u8) -> DelayResult {
        let first = usize::from(turn).saturating_sub(1);
        if first >= TURNS {
            return DelayResult {
                moved: 0,
                lost: SlotCard::EMPTY,
            };
        }
        let gap = first + (!self.filled >> first).trailing_zeros() as usize;
        let (last, lost) = match gap {
            TURNS.. => (TURNS - 1, self.cards[TURNS - 1]),
            _ => (gap, SlotCard::EMPTY),
        };
        self.cards.copy_within(first..last, first + 1);
        self.cards[first] = SlotCard::EMPTY;
        self.filled |= 1 << last;
        self.filled &= !(1 << first);
        DelayResult {
            moved: (last - first) as u8,
            lost,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;

    fn slots(actions: &[Action]) -> ActionSlots {
        let mut slots = ActionSlots::EMPTY;
        for (turn, &action) in (1..).zip(actions) {
            slots.set(turn, SlotCard::single(action));
        }
        slots
    }

    /// Proves SA-8.2 to SA-8.4, SA-8.6, SA-8.7.
    #[test]
    fn a_delay_pushes_cards_into_the_next_gap() {
        use Action::{A, B, C, None};
        let mut pushed = slots(&[A, B, C, None, A]);
        let result = pushed.delay(2);
        assert_eq!(pushed, slots(&[A, None, B, C, A]));
        assert_eq!((result.moved, result.lost), (2, SlotCard::EMPTY));
        // An empty slot absorbs the delay.
        let result = pushed.delay(2);
        assert_eq!(pushed, slots(&[A, None, B, C, A]));
        assert_eq!((result.moved, result.lost), (0, SlotCard::EMPTY));
    }

    /// Proves SA-8.5.
    #[test]
    fn a_card_pushed_past_slot_12_is_lost() {
        let mut full = slots(&[Action::A; TURNS]);
        let result = full.delay(11);
        assert_eq!(result.moved, 1);
        assert_eq!(result.lost, SlotCard::single(Action::A));
        assert!(full.card(11).is_empty());
        // There is no slot 13.
        assert!(full.delay(13).lost.is_empty());
    }
}
