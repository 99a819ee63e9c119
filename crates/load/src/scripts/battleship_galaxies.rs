//! Battleship Galaxies: two fleets fight mission 1.

use super::{Defaults, Script, Targets};
use serde_json::{Value, json};
use std::time::Duration;

/// The player who is asked requests the legal commands and sends one of them: attacks first, then new activations.
pub struct Battles;

/// Members of the view in which everybody sees what a command did.
const PUBLIC: [&str; 7] = [
    "turn",
    "lists",
    "players",
    "cards",
    "activation",
    "attack",
    "decks",
];

impl Script for Battles {
    fn game(&self) -> &'static str {
        "battleship-galaxies"
    }

    fn setup(&self) -> Value {
        json!({"battle": {"kind": "mission", "number": 1}})
    }

    fn targets(&self) -> Targets {
        Targets {
            p99_ms: 50.0,
            // Before each command the server lists all legal ones, with every space that a ship can reach.
            server_cpu: 0.4,
            // An attack changes a ship, the activation and the reaction window.
            update_bytes: 800,
            table_kilobytes: 150.0,
        }
    }

    fn defaults(&self) -> Defaults {
        Defaults {
            tables: 1000,
            seats: 2,
            every: Duration::from_secs(1),
            seconds: Some(60),
            // Fleets are launched and come within range of each other.
            warm_up: 30,
        }
    }

    /// The phase, the activation or the reaction window ended by itself first (BG-30.1, BG-30.7).
    fn overtaken(&self) -> &'static [&'static str] {
        &[
            "bg-refused-not-now",
            "bg-refused-not-your-turn",
            "bg-refused-not-your-decision",
            "bg-refused-decide-first",
            "bg-refused-wrong-window",
            "bg-refused-no-activation",
            "bg-refused-not-attacking",
            "bg-refused-game-over",
            "refused-over",
        ]
    }

    fn asks_for_legal(&self, view: &Value, seat: usize) -> bool {
        let asked = view["turn"]["seats"].as_array();
        let asked = asked.is_some_and(|seats| seats.iter().any(|asked| *asked == seat));
        asked && view["answered"] != true
    }

    fn choose(&self, legal: &[Value], turn: usize) -> Option<Value> {
        let name = |command: &Value| command["do"].as_str().unwrap_or_default().to_owned();
        let rank = |command: &&Value| match name(command).as_str() {
            "attack" => 0,
            "charge" => 1,
            "activate" | "launch_to_zone" => 2,
            name if name.starts_with("end_") => 4,
            _ => 3,
        };
        let best = legal.iter().map(|command| rank(&command)).min()?;
        let best: Vec<&Value> = legal.iter().filter(|c| rank(c) == best).collect();
        // Any of them, spread over the list.
        best.get(turn * 7919 % best.len()).copied().cloned()
    }

    /// Answers in a reaction window are secret until all are in (BG-30.1).
    fn is_public(&self, view: &Value) -> bool {
        view["window"].is_null()
    }

    fn trace(&self, view: &Value, _: usize) -> Value {
        PUBLIC.iter().map(|member| view[member].clone()).collect()
    }

    fn private<'a>(&self, view: &'a Value) -> &'a Value {
        &view["secrets"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attacks_come_first_and_phases_end_last() {
        let choose = |names: &[&str]| {
            let legal: Vec<Value> = names.iter().map(|name| json!({"do": name})).collect();
            let chosen = Battles.choose(&legal, 3)?;
            Some(chosen["do"].as_str()?.to_owned())
        };
        assert_eq!(
            choose(&["charge", "attack", "end_charge"]).unwrap(),
            "attack"
        );
        assert_eq!(choose(&["move", "end_movement"]).unwrap(), "move");
        assert_eq!(choose(&["end_phase"]).unwrap(), "end_phase");
        assert_eq!(choose(&[]), None);
    }

    #[test]
    fn only_those_who_are_asked_act() {
        let view = json!({"turn": {"seats": [1]}, "answered": false, "window": {}});
        assert!(Battles.asks_for_legal(&view, 1) && !Battles.asks_for_legal(&view, 0));
        assert!(!Battles.is_public(&view));
        let answered = json!({"turn": {"seats": [1]}, "answered": true});
        assert!(!Battles.asks_for_legal(&answered, 1) && Battles.is_public(&answered));
    }
}
