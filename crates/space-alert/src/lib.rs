//! Space Alert: ship, crew, threats, missions and their resolution.
//!
//! Rules are cited by their ids, such as SA-7.21; `docs/rules-status.md` lists which test proves which rule.

pub mod action;
pub mod campaign;
pub mod catalogue;
pub mod film;
pub mod flight;
pub mod generate;
pub mod mission;
pub mod mission_file;
pub mod narrate;
pub mod place;
pub mod round;
mod row;
pub mod score;
pub mod scripts;
pub mod state;
pub mod step;
mod stores;
pub mod threats;
pub mod timeline;
pub mod trajectory;
pub mod vector;

pub use action::{Action, Card};
pub use flight::{film, fly};
pub use mission::{Carried, Level, Mission, MissionFault, Plan, Scheduled, Track};
pub use mission_file::MissionFile;
pub use place::{Deck, Station, Zone};
pub use score::{Outcome, Score};
pub use scripts::{Script, find_script, official_scripts};
pub use state::State;
pub use step::{Film, Recorder, Silent, Step, Tile};
pub use threats::ThreatId;
pub use timeline::Timeline;
pub use trajectory::Trajectory;
