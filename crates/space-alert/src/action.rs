//! Action cards: what one half asks of a crew member, and the two decks.

use crate::stations::Station;
use serde::{Deserialize, Serialize};

/// One symbol of a card: what a crew member does when the half that shows it lies on top (SA-4.5, SA-4.17).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Action {
    /// Empty slot (SA-4.8).
    #[default]
    None = 0,
    /// Weapon.
    A,
    /// Energy.
    B,
    /// The station's own system.
    C,
    /// Battlebots attack.
    Battlebots,
    /// Red arrow: one station to the left.
    Red,
    /// Blue arrow: one station to the right.
    Blue,
    /// Gravolift: change deck.
    Lift,
    /// Weapon with +1 strength.
    HeroicA,
    /// Energy with +1, or a double repair.
    HeroicB,
    /// Battlebots that are not disabled, or interceptors with +1 strength.
    HeroicBattlebots,
    /// Heroic movement to the named station, and so on.
    HeroicUpperRed,
    /// To the bridge.
    HeroicUpperWhite,
    /// To Upper Blue.
    HeroicUpperBlue,
    /// To Lower Red.
    HeroicLowerRed,
    /// To Lower White.
    HeroicLowerWhite,
    /// To Lower Blue.
    HeroicLowerBlue,
}

impl Action {
    /// Every action, the empty slot first.
    pub const ALL: [Action; 17] = [
        Action::None,
        Action::A,
        Action::B,
        Action::C,
        Action::Battlebots,
        Action::Red,
        Action::Blue,
        Action::Lift,
        Action::HeroicA,
        Action::HeroicB,
        Action::HeroicBattlebots,
        Action::HeroicUpperRed,
        Action::HeroicUpperWhite,
        Action::HeroicUpperBlue,
        Action::HeroicLowerRed,
        Action::HeroicLowerWhite,
        Action::HeroicLowerBlue,
    ];

    /// The destination of a heroic movement.
    #[inline]
    pub const fn heroic_destination(self) -> Option<Station> {
        if self as u8 >= Action::HeroicUpperRed as u8 {
            Some(Station::ALL[(self as u8 - Action::HeroicUpperRed as u8) as usize])
        } else {
            None
        }
    }

    /// The heroic movement to a station.
    pub const fn heroic_to(station: Station) -> Action {
        Action::ALL[Action::HeroicUpperRed as usize + station as usize]
    }

    /// Whether this is a half of a heroic card (SA-2.26).
    pub const fn is_heroic(self) -> bool {
        self as u8 >= Action::HeroicA as u8
    }

    /// The heroic version of A, B and battlebots; C and movements have none (NF-8.4.4).
    pub const fn made_heroic(self) -> Action {
        match self {
            Action::A => Action::HeroicA,
            Action::B => Action::HeroicB,
            Action::Battlebots => Action::HeroicBattlebots,
            other => other,
        }
    }

    /// A, B or battlebots, heroic or not: what a concentration makes heroic (NF-9.8.1).
    pub const fn can_be_heroic(self) -> bool {
        matches!(
            self,
            Action::A
                | Action::B
                | Action::Battlebots
                | Action::HeroicA
                | Action::HeroicB
                | Action::HeroicBattlebots
        )
    }

    /// An arrow or the gravolift: a movement half of an ordinary card.
    pub const fn is_step(self) -> bool {
        matches!(self, Action::Red | Action::Blue | Action::Lift)
    }

    /// Whether this is a movement half (SA-2.22).
    pub const fn is_movement(self) -> bool {
        self.is_step() || self as u8 >= Action::HeroicUpperRed as u8
    }
}

/// A card with its two halves (SA-2.22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// The movement half.
    pub movement: Action,
    /// The action half.
    pub action: Action,
}

impl Card {
    /// Gold back: a heroic card (SA-2.27).
    pub const fn is_heroic(self) -> bool {
        self.action.is_heroic()
    }
}

/// Copies of each action half per movement (SA-2.25).
const COPIES: [(Action, usize); 4] = [
    (Action::A, 10),
    (Action::B, 8),
    (Action::C, 7),
    (Action::Battlebots, 5),
];

/// The 90 action cards, in a fixed order (SA-2.25).
pub fn action_deck() -> Vec<Card> {
    let mut deck = Vec::with_capacity(90);
    for movement in [Action::Red, Action::Blue, Action::Lift] {
        for (action, copies) in COPIES {
            deck.extend(std::iter::repeat_n(Card { movement, action }, copies));
        }
    }
    deck
}

/// The six heroic cards H1 to H6 (SA-2.26).
pub const HEROIC_CARDS: [Card; 6] = [
    heroic(Action::HeroicA, Station::LowerBlue),
    heroic(Action::HeroicA, Station::LowerRed),
    heroic(Action::HeroicB, Station::UpperRed),
    heroic(Action::HeroicB, Station::UpperBlue),
    heroic(Action::HeroicBattlebots, Station::UpperWhite),
    heroic(Action::HeroicBattlebots, Station::LowerWhite),
];

const fn heroic(action: Action, to: Station) -> Card {
    Card {
        movement: Action::heroic_to(to),
        action,
    }
}
