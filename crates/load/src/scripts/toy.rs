//! The toy game: everybody waves.

use super::{Defaults, Script, Targets};
use serde_json::{Value, json};
use std::time::Duration;

/// Everybody waves.
pub struct Waving;

impl Script for Waving {
    fn game(&self) -> &'static str {
        "toy"
    }

    fn setup(&self) -> Value {
        json!({"rounds": 9, "seconds": 3600})
    }

    fn targets(&self) -> Targets {
        Targets {
            p99_ms: 50.0,
            server_cpu: 0.1,
            update_bytes: 400,
            table_kilobytes: 150.0,
        }
    }

    fn defaults(&self) -> Defaults {
        Defaults {
            tables: 1500,
            seats: 5,
            every: Duration::from_secs(2),
            seconds: Some(30),
            warm_up: 0,
        }
    }

    fn overtaken(&self) -> &'static [&'static str] {
        &[]
    }

    fn command(&self, _: &Value, _: usize, _: usize) -> Option<Value> {
        Some(json!({"do": "wave"}))
    }

    fn trace(&self, view: &Value, seat: usize) -> Value {
        view["seats"][seat]["waves"].clone()
    }

    fn private<'a>(&self, view: &'a Value) -> &'a Value {
        &view["hand"]
    }
}
