//! What the crews do.

use serde_json::{Value, json};

/// A game that can be played by rote for as long as one likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Script {
    /// A Space Alert mission: everybody places a card in each phase and keeps turning it over
    SpaceAlert,
    /// The kernel's toy game: everybody waves
    Toy,
}

/// The first slot of each phase (SA-4.3).
const SLOTS: [u8; 3] = [1, 4, 8];

impl Script {
    /// The game's id.
    pub fn game(self) -> &'static str {
        match self {
            Script::SpaceAlert => "space-alert",
            Script::Toy => "toy",
        }
    }

    /// The setup.
    pub fn setup(self) -> Value {
        match self {
            Script::SpaceAlert => {
                json!({"mission": {"kind": "script", "id": "S2-1"}, "skip_briefing": true})
            }
            Script::Toy => json!({"rounds": 9, "seconds": 3600}),
        }
    }
}

/// What one seat does.
pub struct Player {
    script: Script,
    cards: Vec<Value>,
    phase: usize,
    placed: bool,
}

impl Player {
    /// Sits down to a game that has begun, as `doc` shows it.
    pub fn new(script: Script, doc: &Value) -> Player {
        let cards = doc["game"]["view"]["mine"]["cards"].as_array();
        Player {
            script,
            cards: cards.cloned().unwrap_or_default(),
            phase: 0,
            placed: false,
        }
    }

    /// The next command; nothing when there is nothing left to do.
    pub fn command(&mut self) -> Option<Value> {
        match self.script {
            Script::Toy => Some(json!({"do": "wave"})),
            Script::SpaceAlert => {
                let slot = *SLOTS.get(self.phase)?;
                if std::mem::replace(&mut self.placed, true) {
                    return Some(json!({"do": "flip", "slot": slot}));
                }
                let card = self.cards.get(self.phase)?;
                Some(json!({"do": "place", "card": card, "slot": slot, "up": "action"}))
            }
        }
    }

    /// The command was refused: the phase is over.
    pub fn refused(&mut self) {
        self.phase += 1;
        self.placed = false;
    }
}
