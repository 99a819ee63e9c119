//! The ten specializations and their special action cards (NF-8, NF-9).

use serde::{Deserialize, Serialize};

/// A specialization. Each has a basic and an advanced card (NF-8.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Specialization {
    /// Rockets from anywhere; two rockets at once (NF-9.1).
    Rocketeer,
    /// Maintenance from anywhere; three pairs of eyes (NF-9.2).
    DataAnalyst,
    /// Refuels from anywhere; a temporary shield (NF-9.3).
    EnergyTechnician,
    /// Fires the pulse cannon with a laser; a stronger pulse (NF-9.4).
    PulseGunner,
    /// A stimulant; an inhibitor that prevents knock-outs (NF-9.5).
    Medic,
    /// Moves somebody else; moves across the ship (NF-9.6).
    Teleporter,
    /// Slows all threats; jumps early (NF-9.7).
    Hypernavigator,
    /// Concentration; protection of another card (NF-9.8).
    SpecialOps,
    /// Repairs the hull; launches from anywhere (NF-9.9).
    SquadLeader,
    /// A cube that strengthens a cannon; a double repair (NF-9.10).
    Mechanic,
}

impl Specialization {
    /// All ten.
    pub const ALL: [Specialization; 10] = [
        Specialization::Rocketeer,
        Specialization::DataAnalyst,
        Specialization::EnergyTechnician,
        Specialization::PulseGunner,
        Specialization::Medic,
        Specialization::Teleporter,
        Specialization::Hypernavigator,
        Specialization::SpecialOps,
        Specialization::SquadLeader,
        Specialization::Mechanic,
    ];
}

/// The special action cards in one slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SpecialCards {
    /// No special card.
    #[default]
    None,
    /// The basic action, of the basic or of the advanced card.
    Basic,
    /// The advanced action.
    Advanced,
    /// Both cards: only Special Ops protects the basic action with the advanced one (NF-9.8.15).
    Both,
}

/// The level in a specialization, 1 to 3, and the cards it gives (NF-8.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "1 | 2 | 3"))]
#[serde(try_from = "u8", into = "u8")]
pub struct SkillLevel(u8);

impl SkillLevel {
    /// The basic card.
    pub const ONE: SkillLevel = SkillLevel(1);
    /// The advanced card.
    pub const TWO: SkillLevel = SkillLevel(2);
    /// Both cards.
    pub const THREE: SkillLevel = SkillLevel(3);

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// One level more, up to 3 (NF-8.5.3, NF-8.5.6).
    pub const fn next(self) -> SkillLevel {
        match self.0 {
            1 => SkillLevel::TWO,
            _ => SkillLevel::THREE,
        }
    }

    /// The level that an explorer needs for this box of a specialization (NF-10.5.7).
    pub const fn explorer_level(self) -> u8 {
        match self.0 {
            1 => 1,
            2 => 3,
            _ => 6,
        }
    }

    /// How many special cards the player has, and whether one of them is advanced (NF-8.1.5).
    pub const fn cards(self) -> (usize, bool) {
        match self.0 {
            1 => (1, false),
            2 => (1, true),
            _ => (2, true),
        }
    }
}

impl TryFrom<u8> for SkillLevel {
    type Error = String;
    fn try_from(level: u8) -> Result<SkillLevel, String> {
        match level {
            1..=3 => Ok(SkillLevel(level)),
            _ => Err(format!("a specialization has levels 1 to 3, not {level}")),
        }
    }
}

impl From<SkillLevel> for u8 {
    fn from(level: SkillLevel) -> u8 {
        level.0
    }
}
