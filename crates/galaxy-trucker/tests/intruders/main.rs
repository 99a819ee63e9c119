//! Intruders of Another Big Expansion (GX-18): how they walk, what they do and what they are worth.

mod rewards;
#[path = "../support/mod.rs"]
mod support;
mod walks;
