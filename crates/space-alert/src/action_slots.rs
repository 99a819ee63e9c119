//! The slots of a crew member, and how delays push the cards along them (section 8 of the rules).

use crate::mission::TURNS;
use crate::slot_card::SlotCard;

/// The twelve slots of one crew member; slot n is performed in turn n.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActionSlots {
    /// The content of the slots, in the order of planning. The places after the twelfth stay empty.
    cards: [SlotCard; PLACES],
    /// The place of each slot's content in `cards`, four bits each, slot 1 lowest: delays move these instead of cards.
    order: u64,
    /// The slots that hold something, one bit each, slot 1 lowest.
    filled: u16,
}

/// As many as four bits can count, so that no place needs a check.
const PLACES: usize = 16;

/// What a delay did.
pub(crate) struct DelayResult {
    /// How many cards lie one slot further on.
    pub(crate) moved: u8,
    /// The card pushed past slot 12, if any.
    pub(crate) lost: SlotCard,
}

impl ActionSlots {
    pub(crate) const EMPTY: ActionSlots = ActionSlots {
        cards: [SlotCard::EMPTY; PLACES],
        order: 0xFEDC_BA98_7654_3210,
        filled: 0,
    };

    /// The place in `cards` of what lies in a slot, counted from 0; slots after the twelfth are empty.
    #[inline]
    fn place(&self, slot: usize) -> usize {
        (self.order >> (4 * (slot % PLACES)) & 15) as usize
    }

    /// The card of a turn; there is none after turn 12.
    #[inline]
    pub(crate) fn card(&self, turn: u8) -> SlotCard {
        self.cards[self.place(usize::from(turn).wrapping_sub(1))]
    }

    pub(crate) fn set(&mut self, turn: u8, card: SlotCard) {
        let slot = usize::from(turn).wrapping_sub(1);
        if slot < TURNS {
            self.cards[self.place(slot)] = card;
            self.filled = self.filled & !(1 << slot) | u16::from(!card.is_empty()) << slot;
        }
    }

    /// The slots of turns 1 to 12.
    pub(crate) fn cards(&self) -> [SlotCard; TURNS] {
        std::array::from_fn(|slot| self.cards[self.place(slot)])
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
        let last = gap.min(TURNS - 1);
        let lost = std::mem::take(&mut self.cards[self.place(last)]); // empty if it is the gap
        // The empty place of the last slot goes to the first, all others one slot on.
        let moved = (last - first) as u8;
        let slots = (16 << (4 * last)) - (1 << (4 * first));
        let order = self.order & slots;
        self.order = self.order & !slots | (order << 4 | order >> (4 * moved)) & slots;
        self.filled |= 1 << last;
        self.filled &= !(1 << first);
        DelayResult { moved, lost }
    }
}

impl PartialEq for ActionSlots {
    fn eq(&self, other: &ActionSlots) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for ActionSlots {}

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
