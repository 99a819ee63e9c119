//! The row of slots of a crew member, and how delays push the cards along it (section 8 of the rules).

use crate::action::Action;
use crate::mission::TURNS;

/// The slots of one crew member: the card of turn n lies in byte n, so that a delay is a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row([u8; 16]);

/// What a delay did.
pub(crate) struct Push {
    /// How many cards lie one slot further on.
    pub(crate) moved: u8,
    /// The card pushed over the end of the mission.
    pub(crate) lost: Action,
}

/// The top bit of every byte.
const TOP: u128 = u128::from_le_bytes([0x80; 16]);
/// One less, in every byte.
const NEARLY: u128 = u128::from_le_bytes([0x7f; 16]);
/// The bytes of each turn and of all that follow.
static AFTER: [u128; 16] = {
    let mut after = [u128::MAX; 16];
    let mut turn = 0;
    while turn < 16 {
        after[turn] <<= 8 * turn;
        turn += 1;
    }
    after
};

impl Row {
    pub(crate) const EMPTY: Row = Row([0; 16]);

    /// The number of the card of a turn; there is none after the last.
    #[inline(always)]
    pub(crate) fn number(&self, turn: u8) -> u8 {
        self.0[turn as usize % 16]
    }

    /// The card of a turn.
    #[inline]
    pub(crate) fn card(&self, turn: u8) -> Action {
        Action::from_number(self.number(turn))
    }

    pub(crate) fn set(&mut self, turn: u8, action: Action) {
        self.0[turn as usize & 15] = action as u8;
    }

    /// The slots of turns 1 to 12.
    pub(crate) fn cards(&self) -> [Action; TURNS] {
        std::array::from_fn(|i| self.card(i as u8 + 1))
    }

    /// Pushes the card of a slot and those that touch it one slot on, into the next gap (SA-8.2 to SA-8.4). An
    /// empty slot is a gap itself: nothing moves, and delays do not add up (SA-8.6).
    #[inline]
    pub(crate) fn delay(&mut self, turn: u8) -> Push {
        let row = u128::from_le_bytes(self.0);
        let after = AFTER[turn as usize % 16];
        // Adding 0x7f sets the top bit of every byte but the empty ones: no card has a number that high.
        let gaps = !(row + NEARLY) & TOP & after;
        let up_to_gap = gaps ^ gaps.wrapping_sub(1);
        let moving = row & up_to_gap & after;
        let mut pushed = (row ^ moving | moving << 8).to_le_bytes();
        let lost = std::mem::take(&mut pushed[TURNS + 1]);
        self.0 = pushed;
        Push {
            moved: (gaps.trailing_zeros() / 8) as u8 - turn % 16 - u8::from(lost != 0),
            lost: Action::from_number(lost),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cards: &[Action]) -> Row {
        let mut row = Row::EMPTY;
        for (turn, &card) in (1..).zip(cards) {
            row.set(turn, card);
        }
        row
    }

    /// SA-8.2 to SA-8.4, SA-8.6, SA-8.7, slot by slot as the rule says it.
    #[test]
    fn a_shift_pushes_cards_as_hands_would() {
        // Every pattern of full and empty slots, each card told apart from its neighbours.
        for pattern in 0..1u32 << TURNS {
            let mut cards = [Action::None; TURNS];
            for (i, card) in cards.iter_mut().enumerate() {
                if pattern >> i & 1 == 1 {
                    *card = Action::ALL[1 + i];
                }
            }
            for turn in 1..=14 {
                let mut pushed = cards;
                let (mut carried, mut moved) = (Action::None, 0);
                for slot in pushed.iter_mut().skip(turn - 1) {
                    std::mem::swap(slot, &mut carried);
                    if carried == Action::None {
                        break;
                    }
                    moved += 1;
                }
                let mut row = row(&cards);
                let push = row.delay(turn as u8);
                assert_eq!(row.cards(), pushed, "{cards:?} from {turn}");
                let lost = u8::from(carried != Action::None);
                assert_eq!((push.moved + lost, push.lost), (moved, carried));
            }
        }
    }
}
