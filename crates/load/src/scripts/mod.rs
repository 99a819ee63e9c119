//! What the simulated players of each game do. A new game adds a file here and a line to [`Game`].

mod battleship_galaxies;
mod galaxy_trucker;
mod space_alert;
mod toy;

use serde_json::Value;
use std::time::Duration;

/// A game that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Game {
    /// Whole missions: cards are placed and turned over in every phase, then the flight is confirmed turn by turn
    SpaceAlert,
    /// The middle of building: tiles are drawn, placed where they fit, or given back
    GalaxyTrucker,
    /// Mission 1 between two fleets: the player who is asked sends one of the legal commands
    BattleshipGalaxies,
    /// The toy game: everybody waves
    Toy,
}

impl Game {
    /// How it is played.
    pub fn script(self) -> &'static dyn Script {
        match self {
            Game::SpaceAlert => &space_alert::Missions,
            Game::GalaxyTrucker => &galaxy_trucker::BuildingShips,
            Game::BattleshipGalaxies => &battleship_galaxies::Battles,
            Game::Toy => &toy::Waving,
        }
    }
}

/// Default size of a run.
#[derive(Clone, Copy, Debug)]
pub struct Defaults {
    /// Tables at the same time.
    pub tables: usize,
    /// Seats at each table.
    pub seats: usize,
    /// Time between two commands of one seat.
    pub every: Duration,
    /// Seconds to measure; none if games are played to their end.
    pub seconds: Option<u64>,
    /// Seconds that are played before the measurement begins.
    pub warm_up: u64,
}

/// What a run of a game should reach.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// 99 % of the commands reach the last seat within this many milliseconds.
    pub p99_ms: f64,
    /// CPU seconds of the server for 1,000 commands.
    pub server_cpu: f64,
    /// Bytes of the median update.
    pub update_bytes: u32,
    /// Memory of a table in kilobytes.
    pub table_kilobytes: f64,
}

/// Decides the next command of each seat from its document.
pub trait Script {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The setup of every table.
    fn setup(&self) -> Value;

    /// How much is played.
    fn defaults(&self) -> Defaults;

    /// What a run should reach.
    fn targets(&self) -> Targets;

    /// Codes of refusals that are expected: the command was overtaken by something else on its way.
    fn overtaken(&self) -> &'static [&'static str];

    /// The command that `seat` sends, its `turn`-th; `None` if there is nothing to do.
    fn command(&self, _view: &Value, _seat: usize, _turn: usize) -> Option<Value> {
        None
    }

    /// Whether `seat` requests the legal commands now and then sends the one that [`Script::choose`] takes, for games whose
    /// view does not say what is legal.
    fn asks_for_legal(&self, _view: &Value, _seat: usize) -> bool {
        false
    }

    /// One of the legal commands.
    fn choose(&self, _legal: &[Value], _turn: usize) -> Option<Value> {
        None
    }

    /// Whether everybody sees a command that is sent now. Secret answers are not measured.
    fn is_public(&self, _view: &Value) -> bool {
        true
    }

    /// The part of the view in which everybody sees that `seat` did something.
    fn trace(&self, view: &Value, seat: usize) -> Value;

    /// A part of the view that only the seat itself sees.
    fn private<'a>(&self, view: &'a Value) -> &'a Value;
}
