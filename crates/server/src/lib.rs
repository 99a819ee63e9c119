//! HTTP, WebSocket, lobby and table actors.
//!
//! [`socket`] reads a frame, the [`registry`] passes it to its table ([`table_actor`]), which changes the lobby or the game and
//! stores the change ([`store`]). Then each viewer is sent what it may see of the change ([`viewers`], [`json_diff`], [`connection_writer`]).

pub mod api;
mod assets;
mod bot_pool;
pub mod clock;
mod codes_and_tokens;
mod connection_writer;
mod error_code;
mod game_adapter;
pub mod games;
mod heavy_requests;
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
mod write_timeout;

pub use assets::present as has_client;
pub use error_code::ErrorCode;
pub use http::HttpError;
pub use server::{Config, Server, StartError};
