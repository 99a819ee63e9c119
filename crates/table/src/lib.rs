//! The kernel that every game is built on: seats, time, randomness, commands, replay.
//!
//! **Commands in, events out, views per seat.** A game is a pure state machine ([`Game`]); time is an
//! input ([`Millis`]); randomness lives inside the state ([`Dice`]); a broken rule is a value ([`Refusal`]); and a table
//! is fully described by its log ([`TableLog`]), which replays to the same bytes on every machine.

mod bot;
mod cached_json;
mod confusables;
#[cfg(any(test, feature = "testing"))]
pub mod contract;
mod decision;
mod dice;
mod game;
mod log;
mod recorder;
mod refusal;
mod runner;
mod seat;
mod team;
mod text;
mod text_checks;
mod time;
pub mod toy;
#[cfg(feature = "ts")]
pub mod ts;

pub use bot::{Bot, BotLevel, BotReply, BotTurn};
pub use cached_json::CachedJson;
pub use confusables::look_alike;
pub use decision::{Decision, DecisionOption, PrivateDecision, PublicDecision, awaited};
pub use dice::{Dice, Seed, SeedError};
pub use game::{ChatBlock, Clock, Game, Resume, full_view};
pub use log::{Entry, LogAction, ReplayError, TableLog};
pub use recorder::{AddressedEvent, Audience, Recorder, Silent};
pub use refusal::{Arg, Refusal, Refused};
pub use runner::{Simulation, advance_to, next_due, run_due};
pub use seat::{Occupant, Role, Seat, SeatInfo, SeatRange, SeatSet, Viewer};
pub use team::{Team, team_of};
pub use text::Text;
pub use text_checks::{is_blank, is_deceptive};
pub use time::Millis;
