//! Computer players: they see what a person on their seat sees, and answer with the same commands.

use crate::{Decision, Game, Millis, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How well a computer player plays. The words are the same in every game; which levels exist is the
/// [game's](Game::bot_levels) to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// Legal moves, beginner's mistakes.
    Easy,
    /// Sensible moves.
    Normal,
    /// As well as it can.
    Hard,
}

impl BotLevel {
    /// All levels, weakest first.
    pub const ALL: [BotLevel; 3] = [BotLevel::Easy, BotLevel::Normal, BotLevel::Hard];

    /// The word used on the wire, on disk and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            BotLevel::Easy => "easy",
            BotLevel::Normal => "normal",
            BotLevel::Hard => "hard",
        }
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A computer player on one seat of one table.
///
/// It is asked to [think](Bot::think) whenever something has happened, and again at the time it named. It may be made in
/// the middle of a game (a table that wakes up, a seat that somebody left): then it has heard nothing of what went before
/// and must find its way from the view alone. It must not keep a clock or randomness of its own: what it is not told, it
/// does not know, and its chance comes from the seed it was [made](Game::bot) with.
pub trait Bot<G: Game>: Send {
    /// Something happened that this seat may know.
    fn hear(&mut self, _event: &G::Event) {}

    /// Decides what to do next.
    fn think(&mut self, turn: &BotTurn<'_, G>) -> BotReply<G::Command>;
}

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotReply<C> {
    /// Do this now. Afterwards the bot is asked again. A command that is refused counts as [`Wait`](BotReply::Wait).
    Act(C),
    /// Do this at a later game time, in place of an earlier plan: how a bot builds at the speed of a person.
    At(Millis, C),
    /// Nothing new: a plan made before stays as it is.
    Wait,
}

/// What a computer player is shown. The state itself is out of reach: only what its seat may see can be asked for.
pub struct BotTurn<'a, G: Game> {
    game: &'a G,
    /// The bot's seat.
    pub seat: Seat,
    /// Game time.
    pub now: Millis,
    /// When the command planned with [`BotReply::At`] will be done, if one is planned.
    pub planned: Option<Millis>,
}

impl<'a, G: Game> BotTurn<'a, G> {
    /// What the bot on `seat` is shown at `now`.
    pub fn new(game: &'a G, seat: Seat, now: Millis, planned: Option<Millis>) -> BotTurn<'a, G> {
        BotTurn {
            game,
            seat,
            now,
            planned,
        }
    }

    /// What everybody sees.
    pub fn view(&self) -> G::View<'a> {
        self.game.view()
    }

    /// What only this seat sees.
    pub fn seat_view(&self) -> G::SeatView<'a> {
        self.game.seat_view(self.seat)
    }

    /// The decisions that wait for this seat.
    pub fn decisions(&self) -> Vec<Decision<G::Command>> {
        let mut decisions = self.game.decisions();
        decisions.retain(|decision| decision.is_for(self.seat));
        decisions
    }

    /// Everything this seat may do, where the game can list that.
    pub fn legal(&self) -> Option<Vec<G::Command>> {
        self.game.legal(self.seat)
    }
}
