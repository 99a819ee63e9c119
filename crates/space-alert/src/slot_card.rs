//! What one slot of an action board holds in the Resolution Round: the symbols of the half on top, and special cards.

use crate::action::Action;
use crate::specialization::SpecialCards;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The content of one slot. A base card shows one symbol, a double half two (NF-5.1.1); a special card lies alone or
/// beside another card (NF-8.3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Action | [Action, Action] | { special: SpecialCards, with: Array<Action> }")
)]
pub struct SlotCard {
    /// The symbol that is performed first.
    pub first: Action,
    /// The second symbol of a double half.
    pub second: Action,
    /// The special cards in the slot.
    pub special: SpecialCards,
}

impl SlotCard {
    /// An empty slot.
    pub const EMPTY: SlotCard = SlotCard::single(Action::None);

    /// A half with one symbol.
    pub const fn single(action: Action) -> SlotCard {
        SlotCard::double(action, Action::None)
    }

    /// A double half: `first` is performed before `second` (NF-5.3.2).
    pub const fn double(first: Action, second: Action) -> SlotCard {
        SlotCard {
            first,
            second,
            special: SpecialCards::None,
        }
    }

    /// The same content with a special card beside it.
    pub const fn with_special(self, special: SpecialCards) -> SlotCard {
        SlotCard { special, ..self }
    }

    /// Whether nothing lies in the slot (SA-4.8).
    #[inline]
    pub const fn is_empty(self) -> bool {
        matches!(self.first, Action::None) && matches!(self.special, SpecialCards::None)
    }

    /// Whether the half on top has two symbols.
    #[inline]
    pub const fn is_double(self) -> bool {
        !matches!(self.second, Action::None)
    }

    /// Whether there is at most one symbol and no special card.
    #[inline]
    pub const fn is_single(self) -> bool {
        !self.is_double() && matches!(self.special, SpecialCards::None)
    }

    /// Whether one of the symbols is this one.
    pub fn shows(self, action: Action) -> bool {
        self.first == action || self.second == action
    }
}

impl From<Action> for SlotCard {
    fn from(action: Action) -> SlotCard {
        SlotCard::single(action)
    }
}

impl PartialEq<Action> for SlotCard {
    fn eq(&self, action: &Action) -> bool {
        *self == SlotCard::single(*action)
    }
}

/// What is sent for a slot: a base card is its action alone, as it was before the expansion.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SlotCardJson {
    Single(Action),
    Double([Action; 2]),
    Special {
        special: SpecialCards,
        /// The symbols of the card beside it.
        with: Vec<Action>,
    },
}

impl Serialize for SlotCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let symbols = || {
            [self.first, self.second]
                .into_iter()
                .filter(|symbol| *symbol != Action::None)
        };
        match self.special {
            SpecialCards::None if self.is_double() => {
                SlotCardJson::Double([self.first, self.second])
            }
            SpecialCards::None => SlotCardJson::Single(self.first),
            special => SlotCardJson::Special {
                special,
                with: symbols().collect(),
            },
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SlotCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SlotCard, D::Error> {
        Ok(match SlotCardJson::deserialize(deserializer)? {
            SlotCardJson::Single(action) => SlotCard::single(action),
            SlotCardJson::Double([first, second]) => SlotCard::double(first, second),
            SlotCardJson::Special { special, with } => match with[..] {
                [] => SlotCard::EMPTY,
                [first] => SlotCard::single(first),
                [first, second] => SlotCard::double(first, second),
                _ => {
                    return Err(de::Error::custom(
                        "a half has two symbols at most (NF-5.1.1)",
                    ));
                }
            }
            .with_special(special),
        })
    }
}
