//! Whether a plan is possible with the cards in the box (SA-2.25, SA-2.26).

use super::Slot;
use crate::action::{Action, Card, HEROIC_CARDS, action_deck};

/// More cards are wanted than exist.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shortage {
    /// Halves that all of these cards must have one of.
    pub halves: Vec<Action>,
    /// How many cards the plan needs.
    pub wanted: usize,
    /// How many there are.
    pub cards: usize,
}

/// The cards in the box.
pub(super) struct Deck(Vec<Card>);

impl Deck {
    /// The 90 action cards.
    pub fn actions() -> Deck {
        Deck(action_deck())
    }

    /// The six heroic cards.
    pub fn heroic() -> Deck {
        Deck(HEROIC_CARDS.to_vec())
    }

    /// The first slot for which no card is left, with the reason. Slots may tell one half only, so this asks whether
    /// any deal of the deck would do: by Hall's theorem it does when, for every set of halves, there are at least as
    /// many cards with one of them as the slots that want one.
    pub fn first_shortage(&self, slots: &[Slot]) -> Option<(usize, Shortage)> {
        self.shortage(slots)?;
        (0..slots.len()).find_map(|last| Some((last, self.shortage(&slots[..=last])?)))
    }

    fn shortage(&self, slots: &[Slot]) -> Option<Shortage> {
        let mut left = self.0.clone();
        let mut halves = Vec::new();
        for slot in slots {
            match *slot {
                Slot::Empty | Slot::Double(_) | Slot::Special { .. } => {}
                Slot::Half(half) => halves.push(half),
                Slot::Whole { card, .. } => match left.iter().position(|c| *c == card) {
                    Some(i) => {
                        left.swap_remove(i);
                    }
                    None => {
                        let cards = self.0.iter().filter(|c| **c == card).count();
                        return Some(Shortage {
                            halves: vec![card.action, card.movement],
                            wanted: cards + 1,
                            cards,
                        });
                    }
                },
            }
        }
        let mut kinds = halves.clone();
        kinds.sort_unstable();
        kinds.dedup();
        // At most 7 kinds of halves on action cards and 9 on heroic cards; small sets explain best.
        let mut sets: Vec<u32> = (1..1 << kinds.len()).collect();
        sets.sort_by_key(|set| set.count_ones());
        sets.into_iter().find_map(|set| {
            let chosen: Vec<Action> = (0..kinds.len())
                .filter(|i| set >> i & 1 == 1)
                .map(|i| kinds[i])
                .collect();
            let wanted = halves.iter().filter(|half| chosen.contains(half)).count();
            let has =
                |card: &&Card| chosen.contains(&card.movement) || chosen.contains(&card.action);
            let cards = left.iter().filter(has).count();
            (wanted > cards).then_some(Shortage {
                halves: chosen,
                wanted,
                cards,
            })
        })
    }
}

/// The card with these two halves, in any order, if there is one.
pub(super) fn card(a: Action, b: Action) -> Option<Card> {
    let (movement, action) = if a.is_movement() { (a, b) } else { (b, a) };
    let card = Card { movement, action };
    let exists = if card.is_heroic() {
        HEROIC_CARDS.contains(&card)
    } else {
        action_deck().contains(&card)
    };
    exists.then_some(card)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half(action: Action, times: usize) -> Vec<Slot> {
        vec![Slot::Half(action); times]
    }

    /// Proves SA-2.25.
    #[test]
    fn the_action_deck_runs_out() {
        for (action, copies) in [
            (Action::A, 30),
            (Action::B, 24),
            (Action::C, 21),
            (Action::Battlebots, 15),
            (Action::Red, 30),
            (Action::Blue, 30),
            (Action::Lift, 30),
        ] {
            assert_eq!(Deck::actions().first_shortage(&half(action, copies)), None);
            let shortage = Shortage {
                halves: vec![action],
                wanted: copies + 1,
                cards: copies,
            };
            let found = Deck::actions().first_shortage(&half(action, copies + 1));
            assert_eq!(found, Some((copies, shortage)));
        }
    }

    /// Proves SA-2.25: a card serves one slot only.
    #[test]
    fn halves_share_their_cards() {
        // 30 A cards and 30 red cards overlap in 10: 50 cards have one of the two.
        let mut slots = half(Action::A, 25);
        slots.extend(half(Action::Red, 25));
        assert_eq!(Deck::actions().first_shortage(&slots), None);
        slots.extend(half(Action::A, 1));
        let (at, shortage) = Deck::actions().first_shortage(&slots).unwrap();
        assert_eq!((at, shortage.wanted, shortage.cards), (50, 51, 50));
        assert_eq!(shortage.halves, [Action::A, Action::Red]);
    }

    /// Proves SA-2.25: ten cards have A and a red arrow.
    #[test]
    fn whole_cards_run_out() {
        let card = card(Action::Red, Action::A).unwrap();
        let slot = Slot::Whole {
            card,
            up: Action::A,
        };
        assert_eq!(Deck::actions().first_shortage(&[slot; 10]), None);
        let (at, shortage) = Deck::actions().first_shortage(&[slot; 11]).unwrap();
        assert_eq!((at, shortage.wanted, shortage.cards), (10, 11, 10));
    }

    /// Proves SA-2.26.
    #[test]
    fn heroic_cards_are_unique() {
        let fits = |halves: &[Action]| {
            let slots: Vec<Slot> = halves.iter().map(|h| Slot::Half(*h)).collect();
            Deck::heroic().first_shortage(&slots).is_none()
        };
        assert!(fits(&[Action::HeroicA, Action::HeroicA]));
        assert!(!fits(&[Action::HeroicA; 3]));
        assert!(fits(&[Action::HeroicA, Action::HeroicLowerBlue]));
        assert!(!fits(&[
            Action::HeroicA,
            Action::HeroicA,
            Action::HeroicLowerBlue
        ]));
        assert!(!fits(&[Action::HeroicUpperRed; 2]));
        assert!(fits(&[
            Action::HeroicA,
            Action::HeroicLowerRed,
            Action::HeroicB,
            Action::HeroicUpperBlue,
            Action::HeroicBattlebots,
            Action::HeroicLowerWhite,
        ]));
    }

    /// Proves SA-2.22, SA-2.26.
    #[test]
    fn impossible_cards() {
        assert!(card(Action::A, Action::Lift).is_some());
        assert!(card(Action::Lift, Action::A).is_some());
        assert!(card(Action::HeroicA, Action::HeroicLowerBlue).is_some());
        for (a, b) in [
            (Action::A, Action::B),
            (Action::A, Action::A),
            (Action::Red, Action::Blue),
            (Action::HeroicA, Action::HeroicUpperRed),
            (Action::HeroicA, Action::Red),
            (Action::A, Action::HeroicLowerBlue),
        ] {
            assert_eq!(card(a, b), None, "{a:?} {b:?}");
        }
    }
}
