//! Space Alert: whole missions.

use super::{Defaults, Script, Targets};
use serde_json::{Value, json};
use std::time::Duration;

/// Cards are placed and turned over in every phase, then the flight is confirmed turn by turn.
pub struct Missions;

/// The slots of each phase, first and last (SA-4.3).
const SLOTS: [(usize, usize); 3] = [(1, 3), (4, 7), (8, 12)];

impl Script for Missions {
    fn game(&self) -> &'static str {
        "space-alert"
    }

    fn setup(&self) -> Value {
        json!({
            "mission": {"kind": "script", "id": "S2-1"},
            "skip_briefing": true,
            "misplay": true,
        })
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
            seconds: None,
            warm_up: 0,
        }
    }

    /// The phase, the round or the game ended first.
    fn overtaken(&self) -> &'static [&'static str] {
        &[
            "sa-round-slot-locked",
            "sa-round-action-over",
            "sa-round-wrong-stage",
            "sa-round-nothing-to-confirm",
            "refused-over",
        ]
    }

    fn command(&self, view: &Value, seat: usize, turn: usize) -> Option<Value> {
        match view["stage"].as_str()? {
            "action" => plan(view, seat, turn),
            "resolution" => {
                let waiting = view["flight"]["waiting"].as_array()?;
                let mine = waiting.iter().any(|crew| *crew == seat);
                mine.then(|| json!({"do": "confirm"}))
            }
            _ => None,
        }
    }

    fn trace(&self, view: &Value, seat: usize) -> Value {
        match view["stage"] == "action" {
            true => view["backs"][seat].clone(),
            false => view["flight"].clone(),
        }
    }

    fn private<'a>(&self, view: &'a Value) -> &'a Value {
        &view["mine"]["slots"]
    }
}

/// Fills the slots of the phase from the hand, then turns cards over.
fn plan(view: &Value, seat: usize, turn: usize) -> Option<Value> {
    let phase = view["crew"][seat]["phase"].as_u64()? as usize;
    let (first, last) = *SLOTS.get(phase.checked_sub(1)?)?;
    let slots = view["mine"]["slots"].as_array()?;
    let empty = (first..=last).find(|slot| slots.get(slot - 1).is_some_and(Value::is_null));
    let lies = |card: &&Value| slots.iter().any(|placed| placed["card"] == **card);
    let card = view["mine"]["cards"]
        .as_array()?
        .iter()
        .find(|card| !lies(card));
    match (empty, card) {
        (Some(slot), Some(card)) => {
            Some(json!({"do": "place", "card": card, "slot": slot, "up": "action"}))
        }
        _ => {
            let placed = (first..=last).filter(|slot| !slots[slot - 1].is_null());
            let placed: Vec<usize> = placed.collect();
            let slot = placed.get(turn % placed.len().max(1))?;
            Some(json!({"do": "flip", "slot": slot}))
        }
    }
}
