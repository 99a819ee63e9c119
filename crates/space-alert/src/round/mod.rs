//! Space Alert as it is played: a crew plans in real time while the ship computer speaks, then flies (sections 3, 4 and 16 to
//! 19 of the rules).

pub mod board;
pub mod cards;
pub mod command;
pub mod cues;
pub mod event;
pub mod logbook;
pub mod setup;
pub mod view;

pub use board::{Board, BoardMove};
pub use cards::{CardId, Half, Placed};
pub use command::{Command, Mistake, Query, Repair, Spot, WhatIf};
pub use cues::Announcement;
pub use event::{Answer, Ending, Event};
pub use logbook::{LogEntry, MissionResult};
pub use setup::{Difficulty, MissionChoice, Pace, Role, Setup};
pub use view::{Stage, View};
