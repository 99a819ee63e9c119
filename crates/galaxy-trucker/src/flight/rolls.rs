//! Dice of a flight: given ones first, then chance.

use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use table::Dice;

/// Where the dice of a flight come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolls {
    given: VecDeque<[u8; 2]>,
    chance: Dice,
}

impl Rolls {
    /// Dice from a seeded stream.
    pub fn chance(chance: Dice) -> Rolls {
        Rolls {
            given: VecDeque::new(),
            chance,
        }
    }

    /// These rolls first, then the stream.
    pub fn given(given: impl IntoIterator<Item = [u8; 2]>, chance: Dice) -> Rolls {
        Rolls {
            given: given.into_iter().collect(),
            chance,
        }
    }

    /// A random number below this one, which is not zero.
    pub fn below(&mut self, limit: usize) -> usize {
        self.chance.below(limit as u32) as usize
    }

    /// Two dice.
    pub fn roll(&mut self) -> [u8; 2] {
        self.given
            .pop_front()
            .unwrap_or_else(|| [self.chance.roll(6) as u8, self.chance.roll(6) as u8])
    }
}
