//! Goods blocks (GT-1, goods table).

use serde::{Deserialize, Serialize};

/// The colour of a goods block, most valuable first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Hazardous: special containers only (GT-7.6, GT-7.7).
    Red,
    /// Worth 3.
    Yellow,
    /// Worth 2.
    Green,
    /// Worth 1.
    Blue,
}

impl Colour {
    /// All colours, most valuable first.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// Credits for one block.
    pub const fn value(self) -> u8 {
        4 - self as u8
    }
}

/// A number of blocks of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Red blocks.
    pub red: u8,
    /// Yellow blocks.
    pub yellow: u8,
    /// Green blocks.
    pub green: u8,
    /// Blue blocks.
    pub blue: u8,
}

impl Goods {
    /// No block.
    pub const NONE: Goods = goods(0, 0, 0, 0);
    /// The bank of the base game (GT-2.9).
    pub const BANK: Goods = goods(12, 17, 13, 14);

    /// Blocks of one colour.
    pub const fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Yellow => self.yellow,
            Colour::Green => self.green,
            Colour::Blue => self.blue,
        }
    }

    /// Blocks of one colour, to change.
    pub const fn of_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Yellow => &mut self.yellow,
            Colour::Green => &mut self.green,
            Colour::Blue => &mut self.blue,
        }
    }

    /// Blocks of all colours.
    pub fn total(self) -> u32 {
        Colour::ALL.iter().map(|c| u32::from(self.of(*c))).sum()
    }

    /// Credits for all of them.
    pub fn value(self) -> u32 {
        Colour::ALL
            .iter()
            .map(|c| u32::from(self.of(*c)) * u32::from(c.value()))
            .sum()
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        self.each(other, u8::saturating_add)
    }

    /// These without those; nothing where there are not enough.
    #[must_use]
    pub fn minus(self, other: Goods) -> Goods {
        self.each(other, u8::saturating_sub)
    }

    /// As much of each colour as both have.
    #[must_use]
    pub fn at_most(self, other: Goods) -> Goods {
        self.each(other, u8::min)
    }

    /// These without so many of the cheapest.
    #[must_use]
    pub fn without_cheapest(self, count: u8) -> Goods {
        let mut left = self;
        for _ in 0..count {
            if let Some(colour) = Colour::ALL.into_iter().rev().find(|c| left.of(*c) > 0) {
                *left.of_mut(colour) -= 1;
            }
        }
        left
    }

    /// Whether there is at least as much of each colour.
    pub fn covers(self, other: Goods) -> bool {
        Colour::ALL.iter().all(|c| self.of(*c) >= other.of(*c))
    }

    fn each(self, other: Goods, with: impl Fn(u8, u8) -> u8) -> Goods {
        goods(
            with(self.red, other.red),
            with(self.yellow, other.yellow),
            with(self.green, other.green),
            with(self.blue, other.blue),
        )
    }
}

/// Blocks by colour, in the order red, yellow, green, blue.
pub const fn goods(red: u8, yellow: u8, green: u8, blue: u8) -> Goods {
    Goods {
        red,
        yellow,
        green,
        blue,
    }
}
