//! The games that a server offers. `hangar` holds the list of them.
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

/// Everything that can be played.
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

    /// These games and one that makes its tables itself.
    #[must_use]
    pub fn with_factory(mut self, factory: Arc<dyn GameFactory>) -> Games {
        self.kinds.push(factory);
        self
    }

    /// These games, and what one of them answers without a table under `/api/<id>/`.
    #[must_use]
    pub fn with_tools(mut self, id: &'static str, routes: axum::Router) -> Games {
        self.tools.push((id, routes));
        self
    }

    /// What games answer without a table, by their ids.
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

/// What happened, written out, and who may learn of it.
pub type EventTexts = Vec<(Audience, String)>;
/// What happened, as the game's own events, for computer players.
pub type HeardEvents = Vec<(Audience, Arc<dyn Any + Send + Sync>)>;
/// A default that was done, and for whom; nothing for a deadline of the game.
pub type DueEntry = (Millis, Option<(Seat, String)>);

/// A computer player, whatever its game.
pub trait BotPlayer: Send {
    /// Hears what happened, looks at the game and decides. `game` is what [`GameInstance::as_any`] gave; nothing when it is
    /// of another game, or when the command cannot be written.
    fn think(
        &mut self,
        game: &dyn Any,
        now: Millis,
        planned: Option<Millis>,
        heard: &[Arc<dyn Any + Send + Sync>],
    ) -> Option<BotReply<String>>;
}

/// A game one may choose.
pub trait GameFactory: Send + Sync {
    /// What the list of games says.
    fn card(&self) -> GameCard;

    /// A setup made complete, and how many people it seats.
    fn configure(&self, setup: &Value) -> Result<(Value, SeatRange), Refused>;

    /// The same setup where people have moved: the place in the list is the old seat.
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

    /// The groups in which this many seats play. None for a setup that cannot be read.
    fn teams(&self, setup: &Value, seats: u8) -> Vec<TeamInfo>;

    /// A computer player, if the game has one of this level.
    fn bot(&self, level: BotLevel, seat: Seat, seed: Seed) -> Option<Box<dyn BotPlayer>>;
}

/// One table's game.
pub trait GameInstance: ViewSource + Send {
    /// A seat asks for something. The command is given back as it is to be stored. Only for somebody who is away may
    /// another seat decide.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &str,
        away: &dyn Fn(Seat) -> bool,
        told: &mut EventTexts,
    ) -> Result<String, Refused>;

    /// A stored command is done again.
    fn redo(
        &mut self,
        at: Millis,
        seat: Seat,
        command: &str,
        told: &mut EventTexts,
    ) -> Result<(), String>;

    /// Time passes.
    fn advance(&mut self, to: Millis, told: &mut EventTexts);

    /// When the game next does something on its own.
    fn next_deadline(&self) -> Option<Millis>;

    /// When something next happens without a command: a deadline of the game, or a decision's default.
    fn next_due(&self) -> Option<Millis>;

    /// Lets everything happen that is due by `now`, as [`table::run_due`] does.
    fn run_due(
        &mut self,
        now: Millis,
        passed: Option<Millis>,
        told: &mut EventTexts,
        done: &mut Vec<DueEntry>,
    ) -> Option<Millis>;

    /// The seats of each decision that has a default.
    fn absent_answers(&self) -> Vec<SeatSet>;

    /// Does the default of the first decision that only these seats could answer. Gives what was done for whom.
    fn answer_for(
        &mut self,
        gone: SeatSet,
        now: Millis,
        told: &mut EventTexts,
    ) -> Option<(Seat, String)>;

    /// Whether events are kept for computer players.
    fn listen(&mut self, listen: bool);

    /// The events since this was asked last.
    fn take_heard(&mut self) -> HeardEvents;

    /// The game itself, for a computer player of the same game.
    fn as_any(&self) -> &dyn Any;

    /// What a seat may do, as a JSON list.
    fn legal(&self, seat: Seat) -> Result<Option<String>, String>;

    /// Answers a question, as JSON.
    fn query(&self, viewer: Viewer, query: &Value) -> Result<String, Refused>;

    /// The outcome.
    fn outcome(&self) -> Option<Value>;

    /// Whether talking is forbidden.
    fn chat_block(&self) -> Option<ChatBlock>;

    /// Whether the game holds its clock.
    fn clock(&self) -> Clock;

    /// What becomes of the clock after a restart.
    fn on_restart(&self) -> Resume;

    /// The setup with which the same crew plays again: dealt anew, or the same way.
    fn rematch_setup(&self, setup: &Value, same: bool) -> Result<Value, Refused>;

    /// The state to store.
    fn state(&self) -> Result<String, String>;

    /// The game as it is now, to look at while this one goes on. Cheap: the state is shared until this one changes.
    fn copy(&self) -> Box<dyn GameInstance>;
}

/// A refusal with the words of the JSON parser.
pub(crate) fn detail(code: ErrorCode, error: serde_json::Error) -> Refused {
    let mut text = error.to_string();
    text.truncate(
        text.char_indices()
            .nth(200)
            .map_or(text.len(), |(at, _)| at),
    );
    Refused::new(code).with("detail", text.as_str())
}
