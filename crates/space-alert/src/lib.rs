//! Space Alert: ship, crew, threats, missions and their resolution.
//!
//! Rules are cited by their ids, such as SA-7.21; `docs/rules-status.md` lists which test proves which rule.

#[cfg(test)]
extern crate self as space_alert; // tests/fuzz/commands.rs is also a module of the tests inside

pub mod action;
mod action_slots;
pub mod campaign;
pub mod card_catalogue;
pub mod double_cards;
mod energy;
pub mod experience;
pub mod flight;
pub mod flight_replay;
pub mod generate;
pub mod mission;
pub mod mission_file;
pub mod narrate;
pub mod recorded_missions;
pub mod round;
pub mod score;
pub mod scripts;
pub mod slot_card;
pub mod specialization;
pub mod state;
pub mod stations;
pub mod step;
pub mod threats;
pub mod timeline;
pub mod trajectory;

pub use action::{Action, Card};
pub use flight::{fly, record_flight};
pub use mission::{
    Carried, DrawnCard, FrontierRules, Level, Mission, MissionFault, Plan, Scheduled,
    TeleporterTokens, Track,
};
pub use mission_file::MissionFile;
pub use score::{Outcome, Score};
pub use scripts::{Script, find_script, official_scripts};
pub use slot_card::SlotCard;
pub use specialization::{SkillLevel, SpecialCards, Specialization};
pub use state::State;
pub use stations::{Deck, Station, Zone};
pub use step::{NoRecorder, Recording, Step, StepRecorder, Tile};
pub use threats::ThreatId;
pub use timeline::Timeline;
pub use trajectory::Trajectory;
