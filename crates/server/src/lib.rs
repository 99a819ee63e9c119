//! HTTP, WebSocket, lobby and table actors.
//!
//! A frame comes in at [`socket`], goes to its table ([`table_actor`]) through the [`hall`], changes the lobby or the
//! game, is stored ([`store`]), and what each viewer may see of it goes out again ([`sight`], [`patch`], [`wire`]).

pub mod api;
mod assets;
pub mod clock;
pub mod games;
mod hall;
mod http;
mod keys;
pub mod limits;
mod lobby;
pub mod metrics;
pub mod patch;
pub mod protocol;
mod replays;
mod run;
mod sight;
mod socket;
mod space_alert;
mod store;
mod table_actor;
mod table_state;
mod taken;
mod wire;
mod words;

pub use assets::present as has_client;
pub use run::{Config, Server, StartError};
