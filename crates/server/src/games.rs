//! The games that can be played here, and the one place where they are registered.
//!
//! The kernel's `Game` is generic; the server holds tables of many games side by side, so each is put behind two
//! object-safe traits: [`Kind`] (a game one may choose) and [`Playing`] (one table's state).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;
use table::{
    Audience, Clock, Game, Millis, Recorder, Refusal, Refused, Resume, Role, Seat, SeatInfo,
    SeatRange, SeatSet, Seed, Silence, Viewer,
};

use crate::api::GameCard;
use crate::known::Learning;
use crate::protocol::ClockState;
use crate::store::discreet;

/// Everything that can be played.
#[derive(Clone, Default)]
pub struct Games {
    kinds: Vec<Arc<dyn Kind>>,
    tools: Vec<(&'static str, axum::Router)>,
}

impl Games {
    /// The games of this release.
    pub fn all() -> Games {
        Games::default()
            .with::<space_alert::round::SpaceAlert>()
            .with_tools("space-alert", crate::space_alert::routes())
    }

    /// These games and `G`.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Games {
        self.kinds.push(Arc::new(KindOf::<G> { game: PhantomData }));
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
    pub fn find(&self, id: &str) -> Result<&Arc<dyn Kind>, Refused> {
        self.kinds
            .iter()
            .find(|kind| kind.card().id == id)
            .ok_or_else(|| Refused::new("refused-no-such-game"))
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn Kind>> {
        self.kinds.iter()
    }
}

/// What happened, written out, and who may learn of it.
pub type Told = Vec<(Audience, String)>;

/// A game one may choose.
pub trait Kind: Send + Sync {
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
    ) -> Result<Box<dyn Playing>, Refused>;

    /// A table from its stored state.
    fn restore(&self, state: &str) -> Result<Box<dyn Playing>, String>;
}

/// One table's game.
pub trait Playing: Send {
    /// A seat asks for something. The command is given back as it is to be stored. Only for somebody who is away may
    /// another seat decide.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &str,
        away: &dyn Fn(Seat) -> bool,
        told: &mut Told,
    ) -> Result<String, Refused>;

    /// A stored command is done again.
    fn redo(
        &mut self,
        at: Millis,
        seat: Seat,
        command: &str,
        told: &mut Told,
    ) -> Result<(), String>;

    /// Time passes.
    fn advance(&mut self, to: Millis, told: &mut Told);

    /// When the game next does something on its own.
    fn next_deadline(&self) -> Option<Millis>;

    /// Shows the game's own view as everybody may see it. False when its members are others than before.
    fn view(&self, learning: Learning) -> Result<bool, String>;

    /// Shows the members that stand in place of those of the view for one seat, as [`view`](Playing::view) does.
    fn own(&self, seat: Seat, learning: Learning) -> Result<bool, String>;

    /// Shows everything of [`GameInfo`](crate::protocol::GameInfo) but the view. All of it is public.
    fn rest(&self, seats: u8, clock: ClockState, learning: Learning) -> Result<bool, String>;

    /// What a seat may do, as a JSON list.
    fn legal(&self, seat: Seat) -> Result<Option<String>, String>;

    /// Answers a question, as JSON.
    fn query(&self, viewer: Viewer, query: &Value) -> Result<String, Refused>;

    /// The outcome.
    fn outcome(&self) -> Option<Value>;

    /// Whether talking is forbidden.
    fn silence(&self) -> Option<Silence>;

    /// Whether the game holds its clock.
    fn clock(&self) -> Clock;

    /// What becomes of the clock after a restart.
    fn on_restart(&self) -> Resume;

    /// The setup with which the same crew plays again: dealt anew, or the same way.
    fn again(&self, setup: &Value, same: bool) -> Result<Value, Refused>;

    /// The state to store.
    fn state(&self) -> Result<String, String>;

    /// The same game again, to look at while this one goes on.
    fn copy(&self) -> Box<dyn Playing>;
}

struct KindOf<G> {
    game: PhantomData<fn() -> G>,
}

pub(crate) fn detail(code: &str, error: serde_json::Error) -> Refused {
    let mut text = error.to_string();
    text.truncate(
        text.char_indices()
            .nth(200)
            .map_or(text.len(), |(at, _)| at),
    );
    Refused::new(code).with("detail", text.as_str())
}

fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, Refused> {
    match setup {
        Value::Null => Ok(G::Setup::default()),
        // A list would be taken for the fields in order: nobody means that.
        Value::Array(_) => {
            Err(Refused::new("refused-setup").with("detail", "an object is expected"))
        }
        setup => G::Setup::deserialize(setup).map_err(|error| detail("refused-setup", error)),
    }
}

impl<G: Game> Kind for KindOf<G> {
    fn card(&self) -> GameCard {
        let setup = G::Setup::default();
        GameCard {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            range: G::seats(&setup),
            setup: serde_json::to_value(&setup).unwrap_or_default(),
        }
    }

    fn configure(&self, setup: &Value) -> Result<(Value, SeatRange), Refused> {
        let setup = read_setup::<G>(setup)?;
        let range = G::seats(&setup);
        // A rehearsal with as few people as may start: what it refuses, the start would refuse too.
        let crew = vec![SeatInfo::person(""); usize::from(range.min)];
        G::setup(&setup, &crew, Seed::from_u64(0)).map_err(|why| why.refused())?;
        let complete =
            serde_json::to_value(&setup).map_err(|error| detail("refused-setup", error))?;
        Ok((complete, range))
    }

    fn reseat(&self, setup: &Value, moved: &[Option<Seat>]) -> Result<Value, Refused> {
        let setup = G::reseat(read_setup::<G>(setup)?, |seat| {
            moved.get(seat.index()).copied().flatten()
        });
        serde_json::to_value(&setup).map_err(|error| detail("refused-setup", error))
    }

    fn begin(
        &self,
        setup: &Value,
        seats: &[SeatInfo],
        seed: Seed,
    ) -> Result<Box<dyn Playing>, Refused> {
        let setup = read_setup::<G>(setup)?;
        let game = G::setup(&setup, seats, seed).map_err(|why| why.refused())?;
        Ok(Box::new(PlayingOf(game)))
    }

    fn restore(&self, state: &str) -> Result<Box<dyn Playing>, String> {
        match serde_json::from_str::<G>(state) {
            Ok(game) => Ok(Box::new(PlayingOf(game))),
            Err(error) => Err(discreet(&error)),
        }
    }
}

struct PlayingOf<G>(G);

/// Writes events out as they happen, so that nothing of the game's own types leaves this file.
struct Teller<'a>(&'a mut Told);

impl<E: Serialize> Recorder<E> for Teller<'_> {
    const LISTENS: bool = true;

    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        match serde_json::to_string(&event()) {
            Ok(text) => self.0.push((to, text)),
            Err(error) => tracing::error!(%error, "an event cannot be written"),
        }
    }
}

/// What a game says of itself beside its view.
#[derive(Serialize)]
struct Rest<O> {
    awaiting: SeatSet,
    roles: Vec<Vec<Role>>,
    silence: Option<Silence>,
    clock: ClockState,
    outcome: Option<O>,
}

impl<G: Game> Playing for PlayingOf<G> {
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &str,
        away: &dyn Fn(Seat) -> bool,
        told: &mut Told,
    ) -> Result<String, Refused> {
        let command: G::Command =
            serde_json::from_str(command).map_err(|error| detail("refused-command", error))?;
        let text =
            serde_json::to_string(&command).map_err(|error| detail("refused-command", error))?;
        if let Some((_, rule)) = self.0.stands_in(&command).filter(|(who, _)| !away(*who)) {
            return Err(Refused {
                rule: Some(rule.to_owned()),
                ..Refused::new("refused-not-away")
            });
        }
        self.0.advance(now, &mut Teller(told));
        let before = told.len();
        match self.0.act(now, seat, &command, &mut Teller(told)) {
            Ok(()) => Ok(text),
            Err(why) => {
                told.truncate(before);
                Err(why.refused())
            }
        }
    }

    fn redo(
        &mut self,
        at: Millis,
        seat: Seat,
        command: &str,
        told: &mut Told,
    ) -> Result<(), String> {
        let command: G::Command =
            serde_json::from_str(command).map_err(|error| discreet(&error))?;
        self.0.advance(at, &mut Teller(told));
        self.0
            .act(at, seat, &command, &mut Teller(told))
            .map_err(|why| why.refused().to_string())
    }

    fn advance(&mut self, to: Millis, told: &mut Told) {
        self.0.advance(to, &mut Teller(told));
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.0.next_deadline()
    }

    fn view(&self, learning: Learning) -> Result<bool, String> {
        learning.of(&self.0.view())
    }

    fn own(&self, seat: Seat, learning: Learning) -> Result<bool, String> {
        learning.of(&self.0.own(seat))
    }

    fn rest(&self, seats: u8, clock: ClockState, learning: Learning) -> Result<bool, String> {
        let rest = Rest {
            awaiting: self.0.awaiting(),
            roles: Seat::first(seats).map(|seat| self.0.roles(seat)).collect(),
            silence: self.0.silence(),
            clock,
            outcome: self.0.outcome(),
        };
        learning.of(&rest)
    }

    fn legal(&self, seat: Seat) -> Result<Option<String>, String> {
        self.0
            .legal(seat)
            .map(|commands| serde_json::to_string(&commands))
            .transpose()
            .map_err(|error| error.to_string())
    }

    fn query(&self, viewer: Viewer, query: &Value) -> Result<String, Refused> {
        let query = G::Query::deserialize(query).map_err(|error| detail("refused-query", error))?;
        let answer = self.0.query(viewer, &query).map_err(|why| why.refused())?;
        serde_json::to_string(&answer).map_err(|error| detail("refused-query", error))
    }

    fn outcome(&self) -> Option<Value> {
        let outcome = self.0.outcome()?;
        Some(serde_json::to_value(outcome).unwrap_or_default())
    }

    fn silence(&self) -> Option<Silence> {
        self.0.silence()
    }

    fn clock(&self) -> Clock {
        self.0.clock()
    }

    fn on_restart(&self) -> Resume {
        self.0.on_restart()
    }

    fn again(&self, setup: &Value, same: bool) -> Result<Value, Refused> {
        let setup = self.0.again(read_setup::<G>(setup)?, same);
        let setup = setup.ok_or_else(|| Refused::new("refused-no-repeat"))?;
        serde_json::to_value(&setup).map_err(|error| detail("refused-setup", error))
    }

    fn state(&self) -> Result<String, String> {
        serde_json::to_string(&self.0).map_err(|error| error.to_string())
    }

    fn copy(&self) -> Box<dyn Playing> {
        Box::new(PlayingOf(self.0.clone()))
    }
}
