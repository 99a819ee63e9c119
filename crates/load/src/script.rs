//! Decides what each seat does next, from its own document.

use serde_json::{Value, json};

/// A game that can be played by rote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Script {
    /// A Space Alert mission: cards are placed and turned over in every phase, then the flight is confirmed turn by turn
    SpaceAlert,
    /// The kernel's toy game: everybody waves
    Toy,
}

/// The slots of each phase, first and last (SA-4.3).
const SLOTS: [(usize, usize); 3] = [(1, 3), (4, 7), (8, 12)];

/// Expected refusals: the phase, the round or the game ended while the command was on its way.
const TOO_LATE: [&str; 5] = [
    "sa-round-slot-locked",
    "sa-round-action-over",
    "sa-round-wrong-stage",
    "sa-round-nothing-to-confirm",
    "refused-over",
];

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
            Script::SpaceAlert => json!({
                "mission": {"kind": "script", "id": "S2-1"},
                "skip_briefing": true,
                "misplay": true,
            }),
            Script::Toy => json!({"rounds": 9, "seconds": 3600}),
        }
    }

    /// For how many seconds it is played; nothing where it comes to an end.
    pub fn seconds(self) -> Option<u64> {
        match self {
            Script::SpaceAlert => None,
            Script::Toy => Some(30),
        }
    }

    /// What a refusal is called that may happen to anybody.
    pub fn too_late(self, refused: &Value) -> Option<&'static str> {
        TOO_LATE.into_iter().find(|code| refused["code"] == *code)
    }

    /// The command that `seat` sends, its `turn`-th; nothing when there is nothing to do.
    pub fn command(self, doc: &Value, seat: usize, turn: usize) -> Option<Value> {
        let view = &doc["game"]["view"];
        match self {
            Script::Toy => Some(json!({"do": "wave"})),
            Script::SpaceAlert if view["stage"] == "action" => plan(view, seat, turn),
            Script::SpaceAlert if view["stage"] == "resolution" => {
                let waiting = view["flight"]["waiting"].as_array()?;
                let mine = waiting.iter().any(|crew| *crew == seat);
                mine.then(|| json!({"do": "confirm"}))
            }
            Script::SpaceAlert => None,
        }
    }

    /// What everybody can see of what `seat` did.
    pub fn trace(self, doc: &Value, seat: usize) -> &Value {
        let view = &doc["game"]["view"];
        match self {
            Script::Toy => &view["seats"][seat]["waves"],
            Script::SpaceAlert if view["stage"] == "action" => &view["backs"][seat],
            Script::SpaceAlert => &view["flight"],
        }
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
