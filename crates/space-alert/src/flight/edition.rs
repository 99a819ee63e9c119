//! Which part of the rules a flight needs. Rules are written once; what a full mission of the base game cannot meet is
//! left out of its flights by the compiler.

use super::Flight;
use crate::mission::Level;
use crate::step::StepRecorder;
use crate::threats::Traits;

/// What a flight may meet.
pub(super) trait Edition {
    /// Cards of The New Frontier.
    const NEW_FRONTIER: bool;
    /// Levels of training, in which rules are left out (SA-19.1).
    const TRAINING: bool;
    /// The traits of the threats.
    const TRAITS: Traits;
}

/// A full mission with threats and action cards of the base game.
pub(super) struct BaseMission;

impl Edition for BaseMission {
    const NEW_FRONTIER: bool = false;
    const TRAINING: bool = false;
    const TRAITS: Traits = Traits::OF_BASE_CARDS;
}

/// All levels and all cards.
pub(super) struct Complete;

impl Edition for Complete {
    const NEW_FRONTIER: bool = true;
    const TRAINING: bool = true;
    const TRAITS: Traits = Traits::ALL;
}

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// How much of the rules is switched on.
    #[inline]
    pub(super) fn level(&self) -> Level {
        if E::TRAINING {
            self.s.level
        } else {
            Level::Mission
        }
    }

    /// The lasting peculiarities of a threat.
    #[inline]
    pub(super) fn traits_of(&self, i: usize) -> Traits {
        self.s.threats[i].traits().within(E::TRAITS)
    }

    /// Whether any threat of the mission has one of the traits.
    #[inline]
    pub(super) fn any_has(&self, wanted: Traits) -> bool {
        self.s.traits.within(E::TRAITS).has(wanted)
    }

    /// Those of the threats that have one of the traits, one bit each.
    #[inline]
    pub(super) fn with_trait(&self, set: u32, wanted: Traits) -> u32 {
        if !self.any_has(wanted) {
            return 0;
        }
        let mut found = 0;
        for (i, t) in self.s.threats().iter().enumerate() {
            found |= u32::from(t.traits().has(wanted)) << i;
        }
        found & set
    }

    /// Threats that are in play and in phase, one bit each (NF-3.3.7).
    #[inline]
    pub(super) fn present(&self) -> u32 {
        if E::NEW_FRONTIER {
            self.s.in_play & !self.s.out_of_phase
        } else {
            self.s.in_play
        }
    }

    /// Whether the card that a crew member is performing is protected by Special Ops (NF-9.8.10).
    #[inline]
    pub(super) fn is_protected(&self, crew: u8) -> bool {
        E::NEW_FRONTIER && self.s.protected >> crew & 1 == 1
    }
}
