//! HTTP, WebSocket, lobby and table actors.
//!
//! A frame comes in at [`socket`], goes to its table ([`table_actor`]) through the [`hall`], changes the lobby or the
//! game, is stored ([`store`]), and what each viewer may see of it goes out again ([`sight`], [`known`], [`patch`], [`wire`]).

pub mod api;
mod assets;
pub mod clock;
mod digest;
pub mod games;
mod hall;
mod http;
mod keys;
mod known;
pub mod limits;
mod lobby;
mod members;
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
