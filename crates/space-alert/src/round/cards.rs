//! Action cards as things: each of the 96 has a number, lies in exactly one place, and shows one half on top.

use crate::action::{Action, Card, HEROIC_CARDS, action_deck};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Action cards in the box (SA-2.25).
pub const ACTION_CARDS: u8 = 90;
/// All cards in the box: the action cards, then the heroic cards H1 to H6 (SA-2.26).
pub const ALL_CARDS: u8 = ACTION_CARDS + 6;

/// One of the 96 cards: 0 to 89 are action cards, 90 to 95 are the heroic cards H1 to H6.
///
/// The number tells the faces (`CARDS` in the browser's types): numbers of equal cards are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The action cards in the fixed order of their numbers.
    pub fn action_cards() -> impl Iterator<Item = CardId> {
        (0..ACTION_CARDS).map(CardId)
    }

    /// The heroic cards in the fixed order of their numbers.
    pub fn heroic_cards() -> impl Iterator<Item = CardId> {
        (ACTION_CARDS..ALL_CARDS).map(CardId)
    }

    /// Both halves; nothing for a number that is on no card.
    pub fn face(self) -> Option<Card> {
        all_cards().get(usize::from(self.0)).copied()
    }

    /// Gold back (SA-2.27).
    pub const fn is_heroic(self) -> bool {
        self.0 >= ACTION_CARDS
    }
}

/// The faces of all cards, in the order of their numbers.
pub fn all_cards() -> &'static [Card] {
    static FACES: OnceLock<Vec<Card>> = OnceLock::new();
    FACES.get_or_init(|| {
        let mut faces = action_deck();
        faces.extend(HEROIC_CARDS);
        faces
    })
}

/// Which half of a card lies on top (SA-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The movement.
    Movement,
    /// The action.
    Action,
}

impl Half {
    /// The half underneath.
    pub const fn other(self) -> Half {
        match self {
            Half::Movement => Half::Action,
            Half::Action => Half::Movement,
        }
    }
}

/// A card in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The card.
    pub card: CardId,
    /// The half on top.
    pub up: Half,
}

impl Placed {
    /// What the half on top asks for.
    pub fn action(self) -> Action {
        self.half(self.up)
    }

    /// What one half of the card asks for.
    pub fn half(self, half: Half) -> Action {
        match (self.card.face(), half) {
            (Some(face), Half::Movement) => face.movement,
            (Some(face), Half::Action) => face.action,
            (None, _) => Action::None,
        }
    }

    /// What the others see of it, face down (SA-4.14): `m` or `a`, in capitals for the gold back of a heroic card.
    pub const fn back(self) -> char {
        match (self.up, self.card.is_heroic()) {
            (Half::Movement, false) => 'm',
            (Half::Action, false) => 'a',
            (Half::Movement, true) => 'M',
            (Half::Action, true) => 'A',
        }
    }
}
