//! Threat cards: what is printed on them, in a small effect language.
//!
//! A card is declared once, readable next to the printed card: base cards in [`external`] and [`internal`], those of
//! The New Frontier in [`frontier_external`] and [`frontier_internal`]. Ordinary actions are lists of [`Effect`]; lasting
//! peculiarities are [`Traits`]. `flight::effects` carries effects out, `flight::threat_movement` moves threats, and
//! `flight::weapons` applies the traits that change targeting and damage. A threat with a rule of its own has one named
//! function in `flight::threat_specials`.

mod card;
mod effect;
pub mod external;
pub mod frontier_external;
pub mod frontier_internal;
pub mod internal;
mod traits;

pub(crate) use card::EVERYWHERE;
pub use card::{Colour, Location, Remedy, Severity, System, ThreatCard};
pub use effect::{ALL, Doom, Effect, Power, Reach, Side, Special, Who, Zones};
pub use traits::Traits;

use serde::{Deserialize, Serialize, de};

/// A threat card, by its place in the card list. Written as its printed code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ThreatId(u8);

/// All cards: those of the base game in the order of their codes (SA-2.30), then those of The New Frontier (NF-1.4).
static CARDS: [ThreatCard; BASE_CARDS + 48] = {
    let mut cards = [external::COMMON_WHITE[0]; BASE_CARDS + 48];
    let groups: [&[ThreatCard]; 12] = [
        &external::COMMON_WHITE,
        &external::COMMON_YELLOW,
        &external::SERIOUS_WHITE,
        &external::SERIOUS_YELLOW,
        &internal::COMMON_WHITE,
        &internal::COMMON_YELLOW,
        &internal::SERIOUS_WHITE,
        &internal::SERIOUS_YELLOW,
        &frontier_external::COMMON,
        &frontier_external::SERIOUS,
        &frontier_internal::COMMON,
        &frontier_internal::SERIOUS,
    ];
    let (mut g, mut n) = (0, 0);
    while g < groups.len() {
        let mut i = 0;
        while i < groups[g].len() {
            cards[n] = groups[g][i];
            n += 1;
            i += 1;
        }
        g += 1;
    }
    assert!(n == cards.len());
    cards
};

/// Threat cards of the base game.
const BASE_CARDS: usize = 55;

impl ThreatId {
    /// The first card of the list, for places that no threat takes.
    pub(crate) const FIRST: ThreatId = ThreatId(0);

    /// Every card, of the base game and of The New Frontier.
    pub fn all() -> impl DoubleEndedIterator<Item = ThreatId> + ExactSizeIterator {
        (0..CARDS.len() as u8).map(ThreatId)
    }

    /// Every card of the base game.
    pub fn base() -> impl DoubleEndedIterator<Item = ThreatId> + ExactSizeIterator {
        (0..BASE_CARDS as u8).map(ThreatId)
    }

    /// Whether the card is one of the 48 of The New Frontier (NF-1.3).
    pub const fn is_frontier(self) -> bool {
        self.0 as usize >= BASE_CARDS
    }

    /// The card with this printed code, such as `E1-07` (SA-2.31).
    pub fn from_code(code: &str) -> Option<ThreatId> {
        ThreatId::all().find(|id| id.card().code == code)
    }

    /// What is printed on the card.
    #[inline]
    pub const fn card(self) -> &'static ThreatCard {
        &CARDS[self.0 as usize]
    }

    /// The printed code.
    pub fn code(self) -> &'static str {
        self.card().code
    }

    /// The base cards of one of the eight decks (SA-3.11).
    pub fn deck(
        location: Location,
        severity: Severity,
        colour: Colour,
    ) -> impl Iterator<Item = ThreatId> {
        ThreatId::deck_with(location, severity, colour, false)
    }

    /// The cards of one deck, those of The New Frontier included if wanted (NF-2.2).
    pub fn deck_with(
        location: Location,
        severity: Severity,
        colour: Colour,
        frontier: bool,
    ) -> impl Iterator<Item = ThreatId> {
        let all = ThreatId::all().filter(move |id| frontier || !id.is_frontier());
        all.filter(move |id| {
            let c = id.card();
            (c.location, c.severity, c.colour) == (location, severity, colour)
        })
    }
}

impl std::fmt::Debug for ThreatId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for ThreatId {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for ThreatId {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let code = <std::borrow::Cow<'de, str>>::deserialize(d)?;
        ThreatId::from_code(&code)
            .ok_or_else(|| de::Error::custom(format!("there is no threat card {code:?}")))
    }
}
