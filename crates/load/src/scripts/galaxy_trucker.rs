//! Galaxy Trucker: four ships are built from one warehouse.

use super::{Defaults, Script, Targets};
use serde_json::{Value, json};
use std::time::Duration;

/// All players draw tiles, place them where they fit and return the others.
pub struct BuildingShips;

impl Script for BuildingShips {
    fn game(&self) -> &'static str {
        "galaxy-trucker"
    }

    /// Without an hourglass, so that building lasts for the whole measurement. The hints for legal squares are on, which is the
    /// most expensive setting for the server.
    fn setup(&self) -> Value {
        json!({"flights": ["third"], "pace": "untimed", "aids": "errors"})
    }

    fn targets(&self) -> Targets {
        Targets {
            p99_ms: 50.0,
            // After each tile the server searches all squares where the next one fits.
            server_cpu: 0.2,
            update_bytes: 400,
            table_kilobytes: 150.0,
        }
    }

    fn defaults(&self) -> Defaults {
        Defaults {
            tables: 600,
            seats: 4,
            every: Duration::from_secs(1),
            seconds: Some(60),
            // Five seconds of countdown (GT-31.44), then about ten tiles for each ship.
            warm_up: 25,
        }
    }

    /// Somebody else took the tile first.
    fn overtaken(&self) -> &'static [&'static str] {
        &["gt-refused-tile-gone", "gt-refused-none-face-down"]
    }

    fn command(&self, view: &Value, seat: usize, turn: usize) -> Option<Value> {
        if view["stage"] != "building" {
            return None;
        }
        if view["hand"].as_u64()? == 0 {
            return take(view, seat, turn);
        }
        let places = view["places"].as_array()?;
        let Some(place) = places.get(turn % places.len().max(1)) else {
            return Some(json!({"do": "return"}));
        };
        let rotation = place["rotations"].as_u64()?.trailing_zeros();
        Some(json!({"do": "place", "square": place["square"], "rotation": rotation}))
    }

    /// Changes with every command: a tile in hand is placed or returned, an empty hand takes one.
    fn trace(&self, view: &Value, seat: usize) -> Value {
        view["players"][seat]["holding"].clone()
    }

    fn private<'a>(&self, view: &'a Value) -> &'a Value {
        &view["hand"]
    }
}

/// A tile from the face-down ones while there are any, otherwise one that lies face up. The seats prefer different ones.
fn take(view: &Value, seat: usize, turn: usize) -> Option<Value> {
    let lying = view["face_up"].as_array()?;
    let lying: Vec<(usize, u64)> = (0..)
        .zip(lying)
        .filter_map(|(place, tile)| Some((place, tile.as_u64().filter(|tile| *tile > 0)?)))
        .collect();
    let from_table = turn.is_multiple_of(3) || view["face_down"] == 0;
    if !from_table || lying.is_empty() {
        return (view["face_down"] != 0).then(|| json!({"do": "draw"}));
    }
    let (place, tile) = lying[(seat * 5 + turn) % lying.len()];
    Some(json!({"do": "take", "place": place, "tile": tile}))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(view: Value) -> Option<Value> {
        BuildingShips.command(&view, 1, 4)
    }

    #[test]
    fn tiles_are_taken_placed_and_returned() {
        assert_eq!(next(json!({"stage": "countdown"})), None);
        let empty = json!({"stage": "building", "hand": 0, "face_down": 9, "face_up": [0, 7]});
        assert_eq!(next(empty), Some(json!({"do": "draw"})));
        let none_left = json!({"stage": "building", "hand": 0, "face_down": 0, "face_up": [0, 7]});
        let take = json!({"do": "take", "place": 1, "tile": 7});
        assert_eq!(next(none_left), Some(take));
        let fits =
            json!({"stage": "building", "hand": 7, "places": [{"square": 31, "rotations": 12}]});
        let place = json!({"do": "place", "square": 31, "rotation": 2});
        assert_eq!(next(fits), Some(place));
        let nowhere = json!({"stage": "building", "hand": 7, "places": []});
        assert_eq!(next(nowhere), Some(json!({"do": "return"})));
    }
}
