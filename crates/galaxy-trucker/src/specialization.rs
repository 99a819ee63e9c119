//! What the cyan alien of New Technologies is good at (GX-2.62 to GX-2.74).

use crate::data::Number;
use crate::ship::Ship;
use crate::tiles::Alien;
use serde::{Deserialize, Serialize};

/// A specialization card of a cyan alien. Each exists once (GX-1.2, GX-2.58).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Specialization {
    /// Lowers the price of lost tiles (GX-2.62).
    Lawyer,
    /// Makes the other aliens better and is paid at the finish (GX-2.64, GX-2.65).
    Manager,
    /// Sells red and yellow blocks for one credit more (GX-2.66).
    Merchant,
    /// The first token of each card is free (GX-2.68).
    Techie,
    /// Averts one defeat, then leaves (GX-2.71).
    Diplomat,
    /// Another Big Expansion: armed, and arms crew on components joined to its cabin (GX-2.75).
    Bodyguard,
}

impl Specialization {
    /// All cards.
    pub const ALL: [Specialization; 6] = [
        Specialization::Lawyer,
        Specialization::Manager,
        Specialization::Merchant,
        Specialization::Techie,
        Specialization::Diplomat,
        Specialization::Bodyguard,
    ];

    /// The Fluent message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Specialization::Lawyer => "gt-specialization-lawyer",
            Specialization::Manager => "gt-specialization-manager",
            Specialization::Merchant => "gt-specialization-merchant",
            Specialization::Techie => "gt-specialization-techie",
            Specialization::Diplomat => "gt-specialization-diplomat",
            Specialization::Bodyguard => "gt-specialization-bodyguard",
        }
    }
}

impl Ship {
    /// The specialization of the cyan alien, aboard or not.
    pub const fn specialization(&self) -> Option<Specialization> {
        self.specialization
    }

    /// Gives the cyan alien its specialization (GX-2.58).
    pub const fn set_specialization(&mut self, specialization: Option<Specialization>) {
        self.specialization = specialization;
    }

    /// The specialization of the cyan alien while it is aboard.
    pub fn specialist(&self) -> Option<Specialization> {
        self.specialization
            .filter(|_| self.alien(Alien::Cyan).is_some())
    }

    /// Whether the cyan alien is aboard and has this specialization (GX-2.61).
    pub const fn has_specialist(&self, specialization: Specialization) -> bool {
        !self.aliens[Alien::Cyan as usize].is_empty()
            && matches!(self.specialization, Some(have) if have as u8 == specialization as u8)
    }

    /// What the manager earns when the ship finishes (GX-2.65).
    pub fn manager_pay(&self) -> u8 {
        if !self.has_specialist(Specialization::Manager) {
            return 0;
        }
        let others = [Alien::Brown, Alien::Purple]
            .into_iter()
            .filter(|alien| self.alien(*alien).is_some())
            .count();
        Number::ManagerPay.at(others)
    }
}
