//! HTTP, WebSocket, lobby and table actors.
