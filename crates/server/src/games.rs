//! The games that a server offers. The list is in the `hangar` crate.
//!
//! The kernel's `Game` is generic; the server holds tables of many games side by side, so each is put behind two
//! object-safe traits: [`GameFactory`] (a game that can be chosen) and [`GameInstance`] (one table's state).
//! `game_adapter.rs` implements both for every `Game`.

use serde_json::Value;
use std::any::Any;
use std::sync::Arc;
use table::{
    Audience, BotLevel, BotReply, ChatBlock, Clock, Game, Millis, Refused, Resume, Seat, SeatInfo,
    SeatRange, SeatSet, Seed, Viewer,
};

use crate::api::GameCard;
use crate::error_code::ErrorCode;
use crate::protocol::TeamInfo;
use crate::viewers::ViewSource;

pub use crate::game_adapter::factory;

/// All games of this server.
#[derive(Clone, Default)]
pub struct Games {
    kinds: Vec<Arc<dyn GameFactory>>,
    tools: Vec<(&'static str, axum::Router)>,
}

impl Games {
    /// These games and `G`.
    #[must_use]
    pub fn with<G: Game>(self) -> Games {
        self.with_factory(factory::<G>())
    }

    /// These games and one with its own factory.
    #[must_use]
    pub fn with_factory(mut self, factory: Arc<dyn GameFactory>) -> Games {
        self.kinds.push(factory);
        self
    }

    /// These games, with HTTP routes of one of them under `/api/<id>/`.
    #[must_use]
    pub fn with_tools(mut self, id: &'static str, routes: axum::Router) -> Games {
        self.tools.push((id, routes));
        self
    }

    /// HTTP routes of the games that need no table, by game id.
    pub fn tools(&self) -> &[(&'static str, axum::Router)] {
        &self.tools
    }

    /// The game with this id.
    pub fn find(&self, id: &str) -> Result<&Arc<dyn GameFactory>, Refused> {
        self.kinds
            .iter()
            .find(|kind| kind.card().id == id)
            .ok_or_else(|| Refused::new(ErrorCode::NoSuchGame))
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn GameFactory>> {
        self.kinds.iter()
    }
}

/// Events as JSON, each with its audience.
pub type EventTexts = Vec<(Audience, String)>;
/// Events as values of the game's own type, for computer players.
pub type BotEvents = Vec<(Audience, Arc<dyn Any + Send + Sync>)>;
/// An executed default (seat and command), or `None` for a deadline of the game.
pub type DueEntry = (Millis, Option<(Seat, String)>);

/// A computer player of any game.
pub trait BotPlayer: Send {
    /// Takes in the events, looks at the game and decides. `game` is the result of [`GameInstance::as_any`]. `None` if it is
    /// of another game, or if the command cannot be serialised.
    fn think(
        &mut self,
        game: &dyn Any,
        now: Millis,
        planned: Option<Millis>,
        bot_events: &[Arc<dyn Any + Send + Sync>],
    ) -> Option<BotReply<String>>;
}

/// A game that can be chosen for a table.
pub trait GameFactory: Send + Sync {
    /// Its entry in the list of games.
    fn card(&self) -> GameCard;

    /// Fills in the missing fields of a setup, and returns the number of players it allows.
    fn configure(&self, setup: &Value) -> Result<(Value, SeatRange), Refused>;

    /// The setup after people changed seats: `moved[old]` is the new seat.
    fn reseat(&self, setup: &Value, moved: &[Option<Seat>]) -> Result<Value, Refused>;

    /// A table at time zero.
    fn begin(
        &self,
        setup: &Value,
        seats: &[SeatInfo],
        seed: Seed,
    ) -> Result<Box<dyn GameInstance>, Refused>;

    /// A table from its stored state.
    fn restore(&self, state: &str) -> Result<Box<dyn GameInstance>, String>;

    /// The groups in which this many seats play. Empty for a setup that cannot be read.
    fn teams(&self, setup: &Value, seats: u8) -> Vec<TeamInfo>;

    /// A computer player, if the game has one of this level.
    fn bot(&self, level: BotLevel, seat: Seat, seed: Seed) -> Option<Box<dyn BotPlayer>>;
}

/// One table's game.
pub trait GameInstance: ViewSource + Send {
    /// Carries out a command of a seat and returns it as it is stored. A command on behalf of another seat is only
    /// allowed while that seat is away.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &str,
        away: &dyn Fn(Seat) -> bool,
        events: &mut EventTexts,
    ) -> Result<String, Refused>;

    /// Repeats a stored command.
    fn redo(
        &mut self,
        at: Millis,
        seat: Seat,
        command: &str,
        events: &mut EventTexts,
    ) -> Result<(), String>;

    /// Advances the time.
    fn advance(&mut self, to: Millis, events: &mut EventTexts);

    /// When the game next does something on its own.
    fn next_deadline(&self) -> Option<Millis>;

    /// When something next happens without a command: a deadline of the game, or a decision's default.
    fn next_due(&self) -> Option<Millis>;

    /// Runs everything that is due by `now`, see [`table::run_due`].
    fn run_due(
        &mut self,
        now: Millis,
        passed: Option<Millis>,
        events: &mut EventTexts,
        done: &mut Vec<DueEntry>,
    ) -> Option<Millis>;

    /// The seats of each decision that has a default.
    fn absent_answers(&self) -> Vec<SeatSet>;

    /// Executes the default of the first decision that only these seats could answer. Returns the seat and the command.
    fn answer_for(
        &mut self,
        gone: SeatSet,
        now: Millis,
        events: &mut EventTexts,
    ) -> Option<(Seat, String)>;

    /// Sets whether events are kept for computer players.
    fn keep_bot_events(&mut self, keep: bool);

    /// Returns and removes the kept events.
    fn take_bot_events(&mut self) -> BotEvents;

    /// The game itself, for a computer player of the same game.
    fn as_any(&self) -> &dyn Any;

    /// The legal commands of a seat, as a JSON list.
    fn legal(&self, seat: Seat) -> Result<Option<String>, String>;

    /// Answers a query, as JSON.
    fn query(&self, viewer: Viewer, query: &Value) -> Result<String, Refused>;

    /// The outcome.
    fn outcome(&self) -> Option<Value>;

    /// Whether the rules forbid chat now.
    fn chat_block(&self) -> Option<ChatBlock>;

    /// Whether the game has paused its clock.
    fn clock(&self) -> Clock;

    /// What happens to the clock after a restart.
    fn on_restart(&self) -> Resume;

    /// The setup of a rematch, with new random events or (`same`) the same ones.
    fn rematch_setup(&self, setup: &Value, same: bool) -> Result<Value, Refused>;

    /// The state to store.
    fn state(&self) -> Result<String, String>;

    /// A copy of the game for reading. Cheap: the state is shared until this one changes.
    fn copy(&self) -> Box<dyn GameInstance>;
}

/// A refusal with the message of the JSON parser.
pub(crate) fn detail(code: ErrorCode, error: serde_json::Error) -> Refused {
    let mut text = error.to_string();
    text.truncate(
        text.char_indices()
            .nth(200)
            .map_or(text.len(), |(at, _)| at),
    );
    Refused::new(code).with("detail", text.as_str())
}
