//! What a game must be able to do to be played at a table.

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
/// * nothing that a viewer may not know is in what they [see](full_view), in events they are told or in the
///   [answers](Game::query) they get;
/// * nothing panics, whatever a client sends.
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
    /// The game's name in links, logs and Fluent ids (`space-alert`).
    const ID: &'static str;
    /// Raised when an old log would no longer replay to the same state.
    const RULES_VERSION: u32;

    /// What the host chooses in the lobby. Public. Missing fields should take defaults (`#[serde(default)]`).
    type Setup: Clone + Default + Send + Serialize + DeserializeOwned;
    /// What a seat asks to do.
    type Command: Clone + PartialEq + Send + Serialize + DeserializeOwned;
    /// What happened.
    type Event: Send + Sync + Serialize;
    /// What everybody may know, spectators too. Serialises as an object; its members are written and sent only when they
    /// change, so put what changes often in small members of their own, and never the current time. It is made anew at
    /// every command: what it can borrow it need not copy.
    type View<'a>: Serialize;
    /// What one seat sees otherwise than everybody: an object whose members stand in place of those of the view. Members
    /// may come and go, but then the seat gets the whole document again.
    type SeatView<'a>: Serialize;
    /// Why a setup or a command is not accepted.
    type Refusal: Refusal;
    /// How it ended.
    type Outcome: Send + Serialize;
    /// What a viewer may ask that is too large, too rare or too personal for the view.
    type Query: DeserializeOwned;
    /// The answer to a query.
    type Answer: Serialize;

    /// How many people the chosen setup seats.
    fn seats(setup: &Self::Setup) -> SeatRange;

    /// The setup after people changed seats: choices for a seat move with its person, or are dropped.
    fn reseat(setup: Self::Setup, _moved: impl Fn(Seat) -> Option<Seat>) -> Self::Setup {
        setup
    }

    /// The setup with which this crew plays again: dealt anew, or (`same`) so that everything that chance decided here falls
    /// the same way again. Nothing where that cannot be.
    fn rematch_setup(&self, setup: Self::Setup, same: bool) -> Option<Self::Setup> {
        (!same).then_some(setup)
    }

    /// Prepares the table at time zero. Refuses an impossible setup.
    fn setup(setup: &Self::Setup, seats: &[SeatInfo], seed: Seed) -> Result<Self, Self::Refusal>;

    /// One seat does something at `now`. The caller has advanced the game to `now` before.
    /// Refused means that nothing changed.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Self::Command,
        rec: &mut impl Recorder<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whose decision a command takes instead of its own person's, and the rule that leaves it to them. Such a command is
    /// done only while that person is away; who is there, the game does not know, so [`act`](Game::act) does not ask.
    fn acts_for(&self, _command: &Self::Command) -> Option<(Seat, &'static str)> {
        None
    }

    /// Time passes up to and including `to`; everything due by then happens, in order. A time in the past changes nothing.
    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Self::Event>);

    /// When the game next does something on its own. `None`: it waits for a command.
    fn next_deadline(&self) -> Option<Millis>;

    /// The table as everybody may see it. No viewer is named, so nothing that is somebody's own can be in it.
    fn view(&self) -> Self::View<'_>;

    /// What stands in place of members of the view for the person on `seat`.
    fn seat_view(&self, seat: Seat) -> Self::SeatView<'_>;

    /// Answers a question without changing anything, from what the viewer may know and nothing else.
    fn query(&self, viewer: Viewer, query: &Self::Query) -> Result<Self::Answer, Self::Refusal>;

    /// Everything `seat` may do now, where that can be listed. `None`: it cannot.
    fn legal(&self, _seat: Seat) -> Option<Vec<Self::Command>> {
        None
    }

    /// What the game waits for: of the one on turn, of those who may interrupt, of all who still build. Defaults are legal
    /// commands, and so are options. The server does the default when the time is up ([`crate::run_due`])
    /// or the people asked are away.
    fn decisions(&self) -> Vec<Decision<Self::Command>> {
        Vec::new()
    }

    /// The groups in which `seats` people of this setup play; none where everybody plays for themselves or all together. A
    /// setup that lets the host choose the teams [moves them along](Game::reseat) when people change seats.
    fn teams(_setup: &Self::Setup, _seats: u8) -> Vec<Team> {
        Vec::new()
    }

    /// How well the computer players of this game can play; none where it has no computer players.
    fn bot_levels() -> &'static [BotLevel] {
        &[]
    }

    /// A computer player for a seat, at any point of a game. `None` for a level that this game does not have.
    fn bot(_level: BotLevel, _seat: Seat, _seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The functions `seat` holds at the moment.
    fn roles(&self, _seat: Seat) -> Vec<Role> {
        Vec::new()
    }

    /// The end, once there is one. After it the table takes no command.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Whether the rules forbid talking at this moment.
    fn chat_block(&self) -> Option<ChatBlock> {
        None
    }

    /// Whether the game's clock runs. A game that lets its crew pause says [`Clock::Held`]; time then stands still for it.
    fn clock(&self) -> Clock {
        Clock::Running
    }

    /// What becomes of the clock when a table comes back from disk.
    fn on_restart(&self) -> Resume {
        Resume::Run
    }
}

/// The table through one viewer's eyes: the view, with what is the viewer's own in its place.
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
    /// Time stands still until a command starts it again.
    Held,
}

/// What becomes of a table's clock after a restart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resume {
    /// The clock stands where the last entry left it until somebody at the table says go.
    Hold,
    /// The clock ran on while the table was away.
    Run,
}

/// The rules forbid talking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChatBlock {
    /// Fluent message id that says why.
    pub code: &'static str,
    /// The rule.
    pub rule: &'static str,
    /// When it ends, if that may be known.
    pub until: Option<Millis>,
}
