//! The trait that a game implements to be played at a table.

use crate::{
    Bot, BotLevel, Decision, Millis, Recorder, Refusal, Role, Seat, SeatInfo, SeatRange, Seed,
    Team, Viewer,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A game as a deterministic state machine. The value itself is the whole state of one table.
///
/// The contract, proved for the toy game by property tests and expected of every game:
/// * the same setup, seats, seed and entries give the same bytes (`serde_json` of the state);
/// * a refused [`act`](Game::act) leaves the state byte-equal;
/// * `advance(a); advance(b)` equals `advance(b)` for `a <= b`, in state and in events;
/// * nothing hidden from a viewer is in the viewer's [view](full_view), events or
///   [answers](Game::query);
/// * nothing panics, for any command of a client.
///
/// The state must survive a round trip through JSON (no maps with keys that are not strings or numbers).
///
/// ```
/// use table::toy::{Command, Setup, Toy, ToyRefusal};
/// use table::{Game, Millis, Seat, SeatInfo, Seed, Silent};
///
/// let seats = [SeatInfo::person("Ada"), SeatInfo::person("Grace")];
/// let mut game = Toy::setup(&Setup::default(), &seats, Seed::from_u64(1))?;
/// game.act(Millis::ZERO, Seat(0), &Command::Open, &mut Silent)?;
/// let again = game.act(Millis::ZERO, Seat(0), &Command::Open, &mut Silent);
/// assert_eq!(again, Err(ToyRefusal::AlreadyOpen));
/// assert!(game.view().seats.iter().all(|seat| !seat.placed));
/// # Ok::<(), ToyRefusal>(())
/// ```
pub trait Game: Sized + Clone + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The game's name in links, logs and Fluent ids (`toy`).
    const ID: &'static str;
    /// Raised when an old log would no longer replay to the same state.
    const RULES_VERSION: u32;

    /// The choices of the host in the lobby. Public. Missing fields should take defaults (`#[serde(default)]`).
    type Setup: Clone + Default + Send + Serialize + DeserializeOwned;
    /// A command of a seat.
    type Command: Clone + PartialEq + Send + Serialize + DeserializeOwned;
    /// What happened.
    type Event: Send + Sync + Serialize;
    /// The public view, also for spectators. Serialises as an object. Only changed members are sent, so values that change
    /// often should be small members of their own, and the current time must not be in it. It is built after every
    /// command, so it should borrow instead of copy.
    type View<'a>: Serialize;
    /// The private view of one seat: an object whose members replace or extend those of the public view.
    type SeatView<'a>: Serialize;
    /// Why a setup or a command is not accepted.
    type Refusal: Refusal;
    /// How it ended.
    type Outcome: Send + Serialize;
    /// Queries for information that is too large, too rare or too specific for the view.
    type Query: DeserializeOwned;
    /// The answer to a query.
    type Answer: Serialize;

    /// How many people the chosen setup seats.
    fn seats(setup: &Self::Setup) -> SeatRange;

    /// The setup after people changed seats: choices for a seat move with its person, or are dropped.
    fn reseat(setup: Self::Setup, _moved: impl Fn(Seat) -> Option<Seat>) -> Self::Setup {
        setup
    }

    /// The setup of a rematch: with new random events, or (`same`) with the same ones. `None` if that is impossible.
    fn rematch_setup(&self, setup: Self::Setup, same: bool) -> Option<Self::Setup> {
        (!same).then_some(setup)
    }

    /// Prepares the table at time zero. Refuses an impossible setup.
    fn setup(setup: &Self::Setup, seats: &[SeatInfo], seed: Seed) -> Result<Self, Self::Refusal>;

    /// Executes a command of a seat at `now`. The caller has advanced the game to `now` before.
    /// A refusal changes nothing.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Self::Command,
        rec: &mut impl Recorder<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// For a command on behalf of another seat: that seat, and the rule that protects it. The server accepts such a command
    /// only while the player of that seat is away; the game does not know that, so [`act`](Game::act) does not check it.
    fn acts_for(&self, _command: &Self::Command) -> Option<(Seat, &'static str)> {
        None
    }

    /// Advances the time to `to`: everything due until then happens, in order. A time in the past changes nothing.
    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Self::Event>);

    /// When the game next does something on its own. `None`: it waits for a command.
    fn next_deadline(&self) -> Option<Millis>;

    /// The public view. There is no viewer argument, so nothing private can be in it.
    fn view(&self) -> Self::View<'_>;

    /// The private view of `seat`.
    fn seat_view(&self, seat: Seat) -> Self::SeatView<'_>;

    /// Answers a query without changing anything, using only what the viewer may know.
    fn query(&self, viewer: Viewer, query: &Self::Query) -> Result<Self::Answer, Self::Refusal>;

    /// The legal commands of `seat`; `None` if they cannot be listed.
    fn legal(&self, _seat: Seat) -> Option<Vec<Self::Command>> {
        None
    }

    /// What the game waits for: from the player whose turn it is, from those who may interrupt, from all who still build.
    /// Defaults and options are legal commands. The server executes the default when the time is up ([`crate::run_due`])
    /// or the players are away.
    fn decisions(&self) -> Vec<Decision<Self::Command>> {
        Vec::new()
    }

    /// The teams of `seats` players with this setup; empty if there are none. If the host chooses the teams in the setup,
    /// [`reseat`](Game::reseat) updates them when people change seats.
    fn teams(_setup: &Self::Setup, _seats: u8) -> Vec<Team> {
        Vec::new()
    }

    /// The levels of the computer players; empty if the game has none.
    fn bot_levels() -> &'static [BotLevel] {
        &[]
    }

    /// A computer player for a seat, at any time of a game. `None` for a level that the game does not have.
    fn bot(_level: BotLevel, _seat: Seat, _seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The roles of `seat` now.
    fn roles(&self, _seat: Seat) -> Vec<Role> {
        Vec::new()
    }

    /// The outcome, once the game is over. Then no command is accepted.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Whether the rules forbid chat now.
    fn chat_block(&self) -> Option<ChatBlock> {
        None
    }

    /// Whether the game's clock runs. A game that its players can pause returns [`Clock::Held`]; then no time passes.
    fn clock(&self) -> Clock {
        Clock::Running
    }

    /// What happens to the clock when a table is loaded.
    fn on_restart(&self) -> Resume {
        Resume::Run
    }
}

/// The view of one viewer: the public view, with members replaced by those of the private view.
pub fn full_view<G: Game>(game: &G, viewer: Viewer) -> serde_json::Result<Value> {
    let mut view = serde_json::to_value(game.view())?;
    if let (Some(seat), Value::Object(view)) = (viewer.seat(), &mut view)
        && let Value::Object(own) = serde_json::to_value(game.seat_view(seat))?
    {
        view.extend(own);
    }
    Ok(view)
}

/// Whether game time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Clock {
    /// Time passes.
    Running,
    /// No time passes until a command starts the clock again.
    Held,
}

/// What happens to a table's clock after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// The clock is stopped at the time of the last entry until a player continues.
    Hold,
    /// The clock continues as if it had run meanwhile.
    Run,
}

/// The rules forbid chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChatBlock {
    /// Fluent message id of the reason.
    pub code: &'static str,
    /// The rule.
    pub rule: &'static str,
    /// When it ends, if players may know it.
    pub until: Option<Millis>,
}
