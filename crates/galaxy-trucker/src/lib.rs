//! Galaxy Trucker: ships built from tiles in real time, then flown past adventure cards. Pure rules, no I/O.
//!
//! Rule ids (`GT-6.9`) are those of `docs/rules/galaxy-trucker.md`.

pub mod board;
pub mod bots;
pub mod building;
pub mod cards;
pub mod check;
pub mod class_four;
pub mod command;
pub mod data;
pub mod difficulty;
pub mod event;
pub mod files;
pub mod fitting;
pub mod flight;
pub mod flight_rules;
pub mod game;
pub mod goods;
pub mod halves;
pub mod hazard;
pub mod heading;
pub mod intruders;
mod losses;
pub mod machinations;
pub mod narrate;
mod power;
pub mod question;
pub mod recorded_cases;
pub mod refusal;
pub mod repair;
pub mod rough_roads;
pub mod rounds;
pub mod route;
pub mod sample;
pub mod second_box;
pub mod settlement;
pub mod setup;
pub mod ship;
pub mod short_list;
pub mod side;
pub mod specialization;
pub mod square;
pub mod strength;
pub mod support_team;
pub mod technologies;
pub mod tiles;

pub use game::GalaxyTrucker;

/// Whether a field need not be written: what it counts is zero, what it switches is off.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
