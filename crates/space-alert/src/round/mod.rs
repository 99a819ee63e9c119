//! Space Alert as it is played: a crew plans in real time while the ship computer speaks, then flies (sections 3, 4 and 16 to
//! 19 of the rules).

mod announce;
pub mod board;
mod briefing;
pub mod cards;
pub mod command;
mod crew;
pub mod cues;
mod deal;
mod decisions;
pub mod event;
mod expansion;
mod export;
mod game;
mod legal;
pub mod logbook;
mod officers;
mod planning;
mod projection;
pub mod refusal;
mod resolution;
pub mod setup;
pub mod skills;
pub mod stand_in;
pub mod view;

pub use board::{Board, BoardMove};
pub use cards::{CardId, Half, Placed, TurnedCard};
pub use command::{Command, Mistake, Query, Spot, TeleporterToken, WhatIf};
pub use cues::{Announcement, Speech};
pub use event::{Answer, Ending, Event};
pub use game::SpaceAlert;
pub use logbook::{LogEntry, MissionResult};
pub use refusal::Refusal;
pub use setup::{Difficulty, Frontier, LONGEST_CAMPAIGN, MissionChoice, Pace, Role, Setup};
pub use skills::{ExplorerCard, HeldSkill, Skill};
pub use stand_in::Decision;
pub use view::{Own, Stage, View};

#[cfg(test)]
mod tests;
