//! HTTP, WebSocket, lobby and table actors.

pub mod api;
pub mod protocol;
