//! The kernel every game sits on: seats, time, randomness, commands, replay.
//!
//! One picture: **commands in, events out, views per seat.** A game is a pure state machine ([`Game`]); time is an
//! input ([`Millis`]); randomness lives inside the state ([`Dice`]); a broken rule is a value ([`Refusal`]); and a table
//! is fully described by its log ([`TableLog`]), which replays to the same bytes on every machine.

mod alike;
mod dice;
mod game;
mod log;
mod recorder;
mod refusal;
mod seat;
mod text;
mod time;
pub mod toy;
#[cfg(feature = "ts")]
pub mod ts;
mod typed;
mod written;

pub use alike::alike;
pub use dice::{Dice, Seed, SeedError};
pub use game::{Clock, Game, Resume, Silence, seen};
pub use log::{Deed, Entry, ReplayError, TableLog};
pub use recorder::{Audience, Recorder, Silent, Told};
pub use refusal::{Arg, Refusal, Refused};
pub use seat::{Occupant, Role, Seat, SeatInfo, SeatRange, SeatSet, Viewer};
pub use text::Text;
pub use time::Millis;
pub use typed::{is_blank, is_deceptive};
pub use written::Written;
