//! Computer players: they build in real time from what their seat may see, and decide in flight.
//!
//! Three levels: a rookie builds slowly, values little and makes mistakes; a trucker builds legal, balanced ships; a
//! veteran is quick, weighs every component against what the ship has, and spends tokens only where they pay.

mod bonus;
mod build;
mod building_weights;
mod fly;
mod machinations;
mod plan;
mod rough_roads;
mod support_team;

pub use building_weights::{BuildingWeights, Worth};
pub use plan::{Level, Trucker};
