//! The double action deck of The New Frontier (NF-5.1). No source lists all 96 cards: 90 are documented at second hand, and
//! the list is made symmetric between red and blue and filled up to 96 (docs/rulings.md, MD-1).

use crate::action::Action::{self, A, B, Battlebots, Blue, C, Lift, Red};
use crate::slot_card::SlotCard;

/// Double action cards in the box (NF-1.3).
pub const DOUBLE_CARDS: usize = 96;

/// A card with one double and one single half (NF-5.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoubleCard {
    /// The movement half.
    pub movement: SlotCard,
    /// The action half.
    pub action: SlotCard,
}

/// First and second symbol of the double half, and the single halves it is paired with, each with its number of copies.
type DoubleHalf = (Action, Action, &'static [(Action, usize)]);

const DOUBLE_HALVES: [DoubleHalf; 36] = [
    (A, B, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (A, C, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (A, Lift, &[(Red, 1), (Blue, 2)]),
    (A, Red, &[(Lift, 2), (Blue, 1)]),
    (A, Blue, &[(Lift, 2), (Red, 1)]),
    (B, A, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (B, C, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (B, Lift, &[(Red, 2), (Blue, 1)]),
    (B, Red, &[(Lift, 1), (Blue, 2)]),
    (B, Blue, &[(Lift, 1), (Red, 2)]),
    (C, A, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (C, Lift, &[(Red, 1)]),
    (C, Red, &[(Blue, 1)]),
    (C, Blue, &[(Lift, 1)]),
    (Battlebots, A, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (Battlebots, B, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (Battlebots, C, &[(Lift, 1), (Red, 1), (Blue, 1)]),
    (Battlebots, Lift, &[(Blue, 1)]),
    (Battlebots, Red, &[(Lift, 1)]),
    (Battlebots, Blue, &[(Red, 1)]),
    (Lift, A, &[(B, 1), (C, 1), (Battlebots, 1)]),
    (Lift, B, &[(A, 1), (C, 1)]),
    (Lift, C, &[(A, 1), (B, 1)]),
    (Lift, Battlebots, &[(A, 1)]),
    (Red, A, &[(B, 1), (C, 1), (Battlebots, 1)]),
    (Red, B, &[(A, 1), (C, 1)]),
    (Red, C, &[(A, 1), (B, 1)]),
    (Red, Battlebots, &[(A, 1)]),
    (Red, Lift, &[(A, 2), (B, 2), (C, 2), (Battlebots, 2)]),
    (Red, Red, &[(A, 1), (B, 1), (C, 1), (Battlebots, 1)]),
    (Blue, A, &[(B, 1), (C, 1), (Battlebots, 1)]),
    (Blue, B, &[(A, 1), (C, 1)]),
    (Blue, C, &[(A, 1), (B, 1)]),
    (Blue, Battlebots, &[(A, 1)]),
    (Blue, Lift, &[(A, 2), (B, 2), (C, 2), (Battlebots, 2)]),
    (Blue, Blue, &[(A, 1), (B, 1), (C, 1), (Battlebots, 1)]),
];

/// The 96 double action cards, in a fixed order.
pub fn double_deck() -> Vec<DoubleCard> {
    let mut deck = Vec::with_capacity(DOUBLE_CARDS);
    for (first, second, singles) in DOUBLE_HALVES {
        let double = SlotCard::double(first, second);
        for (single, copies) in singles {
            let single = SlotCard::single(*single);
            let (movement, action) = match first.is_movement() {
                true => (double, single),
                false => (single, double),
            };
            deck.extend(std::iter::repeat_n(
                DoubleCard { movement, action },
                *copies,
            ));
        }
    }
    deck
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Proves NF-1.3, NF-5.1.1 to NF-5.1.4, NF-5.1.6: 96 cards with one double and one single half, which begins with a
    /// symbol of its own kind; half of them are double in the action half.
    #[test]
    fn every_card_has_one_double_half() {
        let deck = double_deck();
        assert_eq!(deck.len(), DOUBLE_CARDS);
        for card in &deck {
            assert_ne!(
                card.movement.is_double(),
                card.action.is_double(),
                "{card:?}"
            );
            assert!(card.movement.first.is_movement() && !card.action.first.is_movement());
        }
        let action_first = deck.iter().filter(|card| card.action.is_double()).count();
        assert_eq!(action_first, DOUBLE_CARDS / 2);
        // Never seen on a card: these pairs.
        for (first, second) in [
            (A, Battlebots),
            (B, Battlebots),
            (C, B),
            (Red, Blue),
            (Lift, Lift),
        ] {
            let half = SlotCard::double(first, second);
            assert!(
                deck.iter()
                    .all(|card| card.movement != half && card.action != half)
            );
        }
    }

    /// The 90 cards that are documented at second hand.
    const DOCUMENTED: &str = "
        A+B/lift A+B/red A+B/blue A+C/lift A+C/red A+C/blue A+lift/red A+lift/blue A+red/lift A+red/lift A+red/blue
        A+blue/lift A+blue/lift A+blue/red B+A/lift B+A/red B+A/blue B+C/lift B+C/red B+C/blue B+lift/red B+lift/red
        B+lift/blue B+red/lift B+red/blue B+red/blue B+blue/lift B+blue/lift B+blue/red C+A/lift C+A/red C+A/blue
        C+lift/red C+red/blue C+blue/lift bots+A/lift bots+A/red bots+A/blue bots+B/lift bots+B/blue bots+C/lift
        bots+C/red bots+lift/blue bots+red/lift bots+blue/red lift+A/B lift+A/C lift+A/bots lift+B/A lift+B/C
        lift+C/B lift+bots/A red+A/B red+A/C red+A/bots red+B/A red+B/A red+B/C red+C/A red+C/B red+bots/A
        red+lift/A red+lift/A red+lift/B red+lift/C red+lift/C red+lift/bots red+lift/bots red+red/A red+red/B
        red+red/C red+red/bots blue+A/B blue+A/C blue+A/bots blue+B/C blue+C/A blue+C/B blue+bots/A blue+lift/A
        blue+lift/B blue+lift/B blue+lift/C blue+lift/C blue+lift/bots blue+lift/bots blue+blue/A blue+blue/B
        blue+blue/C blue+blue/bots
    ";

    fn word(card: &DoubleCard) -> String {
        let symbol = |action: Action| match action {
            Battlebots => "bots".to_owned(),
            Red | Blue | Lift => format!("{action:?}").to_lowercase(),
            other => format!("{other:?}"),
        };
        let (double, single) = match card.action.is_double() {
            true => (card.action, card.movement),
            false => (card.movement, card.action),
        };
        let [first, second, single] = [double.first, double.second, single.first].map(symbol);
        format!("{first}+{second}/{single}")
    }

    /// Proves NF-MD-1, NF-HR-01: the documented cards, two likely slips put right and eight cards added, so that red and blue
    /// are as frequent as each other.
    #[test]
    fn the_deck_is_the_documented_one_filled_up() {
        let mut added: Vec<String> = double_deck().iter().map(word).collect();
        let documented = DOCUMENTED.split_whitespace();
        assert_eq!(documented.clone().count(), 90);
        let mut dropped = Vec::new();
        for card in documented {
            match added.iter().position(|word| word == card) {
                Some(found) => drop(added.remove(found)),
                None => dropped.push(card),
            }
        }
        added.sort();
        assert_eq!(dropped, ["B+blue/lift", "red+B/A"]);
        assert_eq!(
            added,
            [
                "A+lift/blue",
                "B+blue/red",
                "blue+B/A",
                "blue+lift/A",
                "bots+B/red",
                "bots+C/blue",
                "lift+C/A",
                "red+lift/B"
            ]
        );
        let count = |arrow: &str| -> usize {
            let words = double_deck();
            words
                .iter()
                .map(|card| word(card).matches(arrow).count())
                .sum()
        };
        assert_eq!(count("red"), count("blue"));
    }
}
