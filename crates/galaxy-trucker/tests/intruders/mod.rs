//! Intruders of Another Big Expansion (GX-18): how they walk, what they do and what they are worth.

mod rewards;
mod walks;
