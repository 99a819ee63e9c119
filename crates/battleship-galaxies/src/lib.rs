//! Battleship Galaxies: The Saturn Offensive. The rules as a pure state machine on the table kernel, with the printed
//! facts in data files that an owner of the box can correct.

pub mod bot;
pub mod command;
pub mod data;
pub mod event;
pub mod game;
pub mod hex;
pub mod ids;
pub mod query;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;

pub use game::BattleshipGalaxies;
