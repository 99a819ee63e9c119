//! Randomness inside the state: a ChaCha stream that is saved, replayed and compared with everything else.
//!
//! The drawing functions are written here, because a library may change its algorithms between releases, and a log must
//! always replay to the same bytes.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The seed of all random events at a table: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number, for tests, repeatable missions and the command line.
    pub fn from_u64(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// An independent seed for one purpose (`"threats"`, `"hands"`), so that drawing more for one never shifts another.
    pub fn derive(self, purpose: &str) -> Seed {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(
            purpose
                .bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
                    (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
                }),
        );
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

// A seed reveals everything that is hidden, so it must not be printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits, or a whole number")
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads 64 hexadecimal digits, or a decimal number as [`Seed::from_u64`].
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 64 {
            return text.parse().map(Seed::from_u64).map_err(|_| SeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |c: u8| char::from(c).to_digit(16).ok_or(SeedError);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// The random numbers of a table. Part of the state: stored as the seed and the position in its stream.
///
/// ```
/// use table::{Dice, Seed};
///
/// let mut dice = Dice::new(Seed::from_u64(7));
/// let mut copy = dice.clone();
/// assert_eq!(dice.roll(6), copy.roll(6));
/// let mut cards = [1, 2, 3, 4, 5];
/// dice.shuffle(&mut cards);
/// assert!((1..=6).contains(&dice.roll(6)));
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "DiceState", from = "DiceState")]
pub struct Dice(ChaCha20Rng);

#[derive(Serialize, Deserialize)]
struct DiceState {
    seed: Seed,
    used: u64,
}

impl From<Dice> for DiceState {
    fn from(dice: Dice) -> DiceState {
        // The position fits: no game draws 2^64 words.
        DiceState {
            seed: Seed(dice.0.get_seed()),
            used: dice.0.get_word_pos() as u64,
        }
    }
}

impl From<DiceState> for Dice {
    fn from(state: DiceState) -> Dice {
        let mut dice = Dice::new(state.seed);
        dice.0.set_word_pos(u128::from(state.used));
        dice
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(..)")
    }
}

impl Dice {
    /// A fresh stream.
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha20Rng::from_seed(seed.0))
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Multiply and reject (Lemire): the first `2^32 mod bound` fractions would make some numbers likelier.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// One throw of a die with `sides` sides: 1 to `sides`.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// One element, each equally likely.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Puts the items in random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_pinned() {
        // These numbers must never change: every stored log depends on them.
        let mut dice = Dice::new(Seed::from_u64(1));
        let drawn: Vec<u32> = (0..6).map(|_| dice.below(100)).collect();
        let mut deck: Vec<u32> = (0..8).collect();
        dice.shuffle(&mut deck);
        assert_eq!(
            (drawn, deck),
            (vec![48, 57, 28, 52, 80, 33], vec![1, 3, 6, 0, 2, 7, 5, 4])
        );
    }

    #[test]
    fn saving_keeps_the_place() {
        let mut dice = Dice::new(Seed::from_u64(7));
        for used in 0..40 {
            let saved = serde_json::to_string(&dice).unwrap();
            let mut back: Dice = serde_json::from_str(&saved).unwrap();
            assert_eq!(back, dice, "after {used} draws");
            assert_eq!(back.below(1000), dice.below(1000));
        }
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = Dice::new(Seed::from_u64(3));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }

    #[test]
    fn purposes_are_independent() {
        let seed = Seed::from_u64(5);
        assert_ne!(seed.derive("threats"), seed.derive("hands"));
        assert_eq!(seed.derive("threats"), seed.derive("threats"));
    }

    #[test]
    fn seeds_read_and_write() {
        let seed = Seed([0xa7; 32]);
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert_eq!("42".parse::<Seed>(), Ok(Seed::from_u64(42)));
        assert_eq!("x".repeat(64).parse::<Seed>(), Err(SeedError));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(SeedError));
        assert_eq!("".parse::<Seed>(), Err(SeedError));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }

    #[test]
    fn draws_from_nothing_do_not_panic() {
        let mut dice = Dice::new(Seed::from_u64(0));
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.pick::<u8>(&[]), None);
        dice.shuffle::<u8>(&mut []);
    }
}
