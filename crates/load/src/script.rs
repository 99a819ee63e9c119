//! What the crews do.

use serde_json::{Value, json};

/// A game that can be played by rote for as long as one likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Script {
    /// The kernel's toy game: everybody waves
    Toy,
}

impl Script {
    /// The game's id.
    pub fn game(self) -> &'static str {
        match self {
            Script::Toy => "toy",
        }
    }

    /// The setup.
    pub fn setup(self) -> Value {
        match self {
            Script::Toy => json!({"rounds": 9, "seconds": 3600}),
        }
    }

    /// What a seat does in its `turn`, from zero.
    pub fn command(self, _seat: usize, _turn: usize) -> Value {
        match self {
            Script::Toy => json!({"do": "wave"}),
        }
    }
}
