//! Physical cards: each has a number, lies in exactly one place, and shows one half on top.

use crate::action::{Action, Card, HEROIC_CARDS, action_deck};
use crate::double_cards::{DOUBLE_CARDS, double_deck};
use crate::slot_card::SlotCard;
use crate::specialization::{SkillLevel, SpecialCards, Specialization};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// Action cards of the base game (SA-2.25).
pub const ACTION_CARDS: u8 = 90;
/// All cards of the base game: the action cards, then the heroic cards H1 to H6 (SA-2.26).
pub const BASE_CARDS: u8 = ACTION_CARDS + 6;
/// The first special card; the double action cards come before (NF-1.3).
pub const FIRST_SPECIAL: u8 = BASE_CARDS + DOUBLE_CARDS as u8;
/// All cards: those of the base game, the double action cards, then the basic and the advanced card of each
/// specialization.
pub const ALL_CARDS: u8 = FIRST_SPECIAL + 2 * Specialization::ALL.len() as u8;

/// A card: 0 to 89 are action cards, 90 to 95 heroic cards, 96 to 191 double action cards, 192 to 211 special cards.
///
/// The number tells the faces (`CARDS` in the browser's types): numbers of equal cards are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct CardId(pub u8);

/// Both halves of a card. The advanced card of a specialization shows its basic action on the action half and its
/// advanced action on the other (NF-8.1.1); the basic card has one usable face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFace {
    /// The movement half.
    pub movement: SlotCard,
    /// The action half.
    pub action: SlotCard,
    /// Which special card it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub special: Option<SpecialCard>,
}

/// One of the 20 special cards (NF-8.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpecialCard {
    /// Whose card it is.
    pub specialization: Specialization,
    /// The advanced card, or the basic one.
    pub advanced: bool,
}

impl SpecialCard {
    /// Its number.
    pub const fn id(self) -> CardId {
        CardId(FIRST_SPECIAL + 2 * self.specialization as u8 + self.advanced as u8)
    }

    /// The cards that a level in a specialization gives (NF-8.1.2).
    pub fn of_level(
        specialization: Specialization,
        level: SkillLevel,
    ) -> impl Iterator<Item = CardId> {
        let has = match level.cards() {
            (1, advanced) => [!advanced, advanced],
            _ => [true, true],
        };
        [false, true]
            .into_iter()
            .filter(move |advanced| has[usize::from(*advanced)])
            .map(move |advanced| {
                SpecialCard {
                    specialization,
                    advanced,
                }
                .id()
            })
    }
}

impl CardId {
    /// The action cards of the base game in the fixed order of their numbers.
    pub fn action_cards() -> impl Iterator<Item = CardId> {
        (0..ACTION_CARDS).map(CardId)
    }

    /// The heroic cards in the fixed order of their numbers.
    pub fn heroic_cards() -> impl Iterator<Item = CardId> {
        (ACTION_CARDS..BASE_CARDS).map(CardId)
    }

    /// The double action cards in the fixed order of their numbers.
    pub fn double_cards() -> impl Iterator<Item = CardId> {
        (BASE_CARDS..FIRST_SPECIAL).map(CardId)
    }

    /// Both halves; nothing for a number that is on no card.
    pub fn face(self) -> Option<CardFace> {
        all_cards().get(usize::from(self.0)).copied()
    }

    /// A card of the base game as mission files write it; nothing for a card of the expansion.
    pub fn base_card(self) -> Option<Card> {
        let face = self.face().filter(|_| self.0 < BASE_CARDS)?;
        Some(Card {
            movement: face.movement.first,
            action: face.action.first,
        })
    }

    /// Gold back (SA-2.27).
    pub const fn is_heroic(self) -> bool {
        self.0 >= ACTION_CARDS && self.0 < BASE_CARDS
    }

    /// Which special card it is; nothing for another card.
    pub fn special(self) -> Option<SpecialCard> {
        self.face().and_then(|face| face.special)
    }
}

/// The faces of all cards, in the order of their numbers.
pub fn all_cards() -> &'static [CardFace] {
    static FACES: OnceLock<Vec<CardFace>> = OnceLock::new();
    FACES.get_or_init(|| {
        let base = action_deck().into_iter().chain(HEROIC_CARDS);
        let base = base.map(|card| CardFace {
            movement: SlotCard::single(card.movement),
            action: SlotCard::single(card.action),
            special: None,
        });
        let doubles = double_deck().into_iter().map(|card| CardFace {
            movement: card.movement,
            action: card.action,
            special: None,
        });
        let specials = Specialization::ALL.into_iter().flat_map(|specialization| {
            [false, true].map(|advanced| {
                let basic = SlotCard::EMPTY.with_special(SpecialCards::Basic);
                CardFace {
                    movement: match advanced {
                        true => SlotCard::EMPTY.with_special(SpecialCards::Advanced),
                        false => basic,
                    },
                    action: basic,
                    special: Some(SpecialCard {
                        specialization,
                        advanced,
                    }),
                }
            })
        });
        base.chain(doubles).chain(specials).collect()
    })
}

/// Which half of a card lies on top (SA-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Half {
    /// The movement; on an advanced special card the advanced action.
    Movement,
    /// The action; on a special card the basic action.
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

/// A card with one half on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnedCard {
    /// The card.
    pub card: CardId,
    /// The half on top.
    pub up: Half,
}

impl TurnedCard {
    /// The content of a slot with this card alone.
    pub fn slot_card(self) -> SlotCard {
        match (self.card.face(), self.up) {
            (Some(face), Half::Movement) => face.movement,
            (Some(face), Half::Action) => face.action,
            (None, _) => SlotCard::EMPTY,
        }
    }

    /// Whether a special card turned like this may share its slot (NF-8.3.4): the Medic's cards (NF-9.5.1) and the
    /// advanced action of Special Ops (NF-9.8.5).
    fn shares(self) -> bool {
        let Some(special) = self.card.special() else {
            return false;
        };
        match special.specialization {
            Specialization::Medic => true,
            Specialization::SpecialOps => self.slot_card().special == SpecialCards::Advanced,
            _ => false,
        }
    }

    /// Whether a sharing card may lie beside this one: any card that is not special, and for Special Ops the own basic
    /// card (NF-9.8.15).
    fn takes_beside(self, beside: TurnedCard) -> bool {
        match (self.card.special(), beside.card.special()) {
            (None, Some(_)) => beside.shares(),
            (Some(own), Some(other)) => {
                other.specialization == Specialization::SpecialOps
                    && own.specialization == Specialization::SpecialOps
                    && !own.advanced
                    && beside.shares()
            }
            _ => false,
        }
    }
}

/// What lies in a slot: a card, and in two cases a special card beside it (NF-8.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The card.
    pub card: CardId,
    /// The half on top.
    pub up: Half,
    /// The special card that shares the slot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub beside: Option<TurnedCard>,
}

impl From<TurnedCard> for Placed {
    fn from(TurnedCard { card, up }: TurnedCard) -> Placed {
        Placed::new(card, up)
    }
}

impl Placed {
    /// A card alone in its slot.
    pub const fn new(card: CardId, up: Half) -> Placed {
        Placed {
            card,
            up,
            beside: None,
        }
    }

    const fn main(self) -> TurnedCard {
        TurnedCard {
            card: self.card,
            up: self.up,
        }
    }

    /// The cards in the slot.
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        [Some(self.card), self.beside.map(|beside| beside.card)]
            .into_iter()
            .flatten()
    }

    /// Whether a card lies here.
    pub fn holds(self, card: CardId) -> bool {
        self.cards().any(|here| here == card)
    }

    /// What stays in the slot when one of its cards is taken away.
    pub fn without(self, card: CardId) -> Option<Placed> {
        match self.beside {
            Some(beside) if beside.card == card => Some(Placed {
                beside: None,
                ..self
            }),
            beside if self.card == card => beside.map(Placed::from),
            _ => Some(self),
        }
    }

    /// What the slot holds when a card is put into it: both where they may share it, else the new card in place of what
    /// lay there (NF-8.3.4, NF-9.5.1, NF-9.8.5).
    pub fn joined(self, new: TurnedCard) -> Placed {
        let main = self.main();
        if main.takes_beside(new) {
            return Placed {
                beside: Some(new),
                ..self
            };
        }
        let beside = match self.beside {
            None => Some(main),
            beside => beside,
        };
        Placed {
            beside: beside.filter(|beside| new.takes_beside(*beside)),
            ..Placed::from(new)
        }
    }

    /// The content of the slot in the flight.
    pub fn slot_card(self) -> SlotCard {
        let main = self.main().slot_card();
        let beside = self.beside.map(|beside| beside.slot_card().special);
        match (main.special, beside) {
            (_, None) => main,
            (SpecialCards::None, Some(special)) => main.with_special(special),
            (_, Some(_)) => main.with_special(SpecialCards::Both),
        }
    }

    /// The first symbol of the half on top; none for a special card.
    pub fn action(self) -> Action {
        self.slot_card().first
    }

    /// The first symbol of one half of the card.
    pub fn half(self, half: Half) -> Action {
        TurnedCard {
            up: half,
            ..self.main()
        }
        .slot_card()
        .first
    }

    /// What the others see of it, face down (SA-4.14): `m` or `a`, in capitals for the gold back of a heroic card; `g` or
    /// `d` where that half is the double one (NF-5.1.5); `s` for a special card and `t` for one that shares its slot.
    pub fn back(self) -> char {
        let special = self.card.special().is_some();
        match (self.up, self.card.is_heroic()) {
            _ if self.beside.is_some() => 't',
            _ if special => 's',
            (Half::Movement, false) if self.main().slot_card().is_double() => 'g',
            (Half::Action, false) if self.main().slot_card().is_double() => 'd',
            (Half::Movement, false) => 'm',
            (Half::Action, false) => 'a',
            (Half::Movement, true) => 'M',
            (Half::Action, true) => 'A',
        }
    }
}
