//! The log of a table: commands with their time and seat. It determines the state completely.

use crate::{Game, Millis, Recorder, Refusal, Refused, Seat, SeatInfo, Seed, Silent};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The content of a log entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogAction<C> {
    /// A seat's accepted command.
    Act {
        /// The seat.
        seat: Seat,
        /// The command.
        command: C,
    },
    /// Time passed and the game moved on by itself.
    Pass,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<C> {
    /// Game time. Never less than the entry before.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub action: LogAction<C>,
}

impl<C> Entry<C> {
    /// An accepted command.
    pub fn act(at: Millis, seat: Seat, command: C) -> Entry<C> {
        Entry {
            at,
            action: LogAction::Act { seat, command },
        }
    }

    /// Time passing.
    pub fn pass(at: Millis) -> Entry<C> {
        Entry {
            at,
            action: LogAction::Pass,
        }
    }

    /// Applies this entry to a state.
    pub fn play<G: Game<Command = C>>(
        &self,
        game: &mut G,
        rec: &mut impl Recorder<G::Event>,
    ) -> Result<(), G::Refusal> {
        game.advance(self.at, rec);
        match &self.action {
            LogAction::Act { seat, command } => game.act(self.at, *seat, command, rec),
            LogAction::Pass => Ok(()),
        }
    }
}

/// Everything needed to replay a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLog<S, C> {
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES_VERSION`] at the time of play.
    pub rules_version: u32,
    /// The host's choices.
    pub setup: S,
    /// The players in seating order.
    pub seats: Vec<SeatInfo>,
    /// The seed of all random events.
    pub seed: Seed,
    /// Accepted commands and the passing of time, in order.
    pub entries: Vec<Entry<C>>,
}

/// Why a log does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The log is of another game.
    Game(String),
    /// The log was played under other rules.
    Rules(u32),
    /// The setup is refused.
    Setup(Refused),
    /// This entry is refused: the log was changed, or the rules changed without a new version.
    Entry(usize, Refused),
    /// This entry is earlier than the one before.
    Time(usize),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Game(game) => write!(f, "this is a log of {game:?}"),
            ReplayError::Rules(version) => {
                write!(f, "this log was played under rules version {version}")
            }
            ReplayError::Setup(why) => write!(f, "the setup is refused: {why}"),
            ReplayError::Entry(at, why) => write!(f, "entry {at} is refused: {why}"),
            ReplayError::Time(at) => write!(f, "entry {at} is earlier than the one before"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl<S: Clone, C: Clone> TableLog<S, C> {
    /// The log of a new table.
    pub fn new<G: Game<Setup = S, Command = C>>(
        setup: S,
        seats: Vec<SeatInfo>,
        seed: Seed,
    ) -> TableLog<S, C> {
        TableLog {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            setup,
            seats,
            seed,
            entries: Vec::new(),
        }
    }

    /// The state at time zero.
    pub fn begin<G: Game<Setup = S, Command = C>>(&self) -> Result<G, ReplayError> {
        if self.game != G::ID {
            return Err(ReplayError::Game(self.game.clone()));
        }
        if self.rules_version != G::RULES_VERSION {
            return Err(ReplayError::Rules(self.rules_version));
        }
        G::setup(&self.setup, &self.seats, self.seed)
            .map_err(|why| ReplayError::Setup(why.refused()))
    }

    /// The state after the last entry.
    pub fn replay<G: Game<Setup = S, Command = C>>(&self) -> Result<G, ReplayError> {
        self.replay_with(&mut Silent)
    }

    /// The state after the last entry. All events go to `rec`.
    pub fn replay_with<G: Game<Setup = S, Command = C>>(
        &self,
        rec: &mut impl Recorder<G::Event>,
    ) -> Result<G, ReplayError> {
        let mut game = self.begin::<G>()?;
        let mut now = Millis::ZERO;
        for (index, entry) in self.entries.iter().enumerate() {
            if entry.at < now {
                return Err(ReplayError::Time(index));
            }
            now = entry.at;
            entry
                .play(&mut game, rec)
                .map_err(|why| ReplayError::Entry(index, why.refused()))?;
        }
        Ok(game)
    }
}
