//! HTTP, WebSocket, lobby and table actors.
//!
//! A frame comes in at [`socket`], goes to its table ([`table_actor`]) through the [`registry`], changes the lobby or the
//! game, is stored ([`store`]), and what each viewer may see of it goes out again ([`viewers`], [`json_diff`], [`wire`]).

pub mod api;
mod assets;
pub mod clock;
mod codes_and_tokens;
pub mod games;
mod heavy;
mod http;
mod input_validation;
pub mod json_diff;
pub mod limits;
pub mod metrics;
mod open_tables;
pub mod protocol;
mod registry;
mod replays;
mod server;
mod socket;
mod store;
mod table_actor;
mod table_meta;
mod table_state;
mod viewers;
mod wire;
mod write_timeout;

pub use assets::present as has_client;
pub use http::HttpError;
pub use server::{Config, Server, StartError};
