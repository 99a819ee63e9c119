//! Computer players: they see what a person on their seat sees, and answer with the same commands.

use crate::{Decision, Game, Millis, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How well a computer player plays. Each game has some of these levels
/// ([`Game::bot_levels`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BotLevel {
    /// Legal but weak moves.
    Easy,
    /// Sensible moves.
    Normal,
    /// The best moves it can find.
    Hard,
}

impl BotLevel {
    /// All levels, weakest first.
    pub const ALL: [BotLevel; 3] = [BotLevel::Easy, BotLevel::Normal, BotLevel::Hard];

    /// The name in the protocol, in storage and on the command line.
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
/// The server calls [`think`](Bot::think) after every change, and at the time of a planned command. A bot may be created in
/// the middle of a game (a loaded table, a player who left): then it has not received the earlier events and must decide
/// from the view alone. It must not use a clock or randomness of its own; its randomness comes from the seed it was
/// [created](Game::bot) with.
pub trait Bot<G: Game>: Send {
    /// Receives an event that this seat may see.
    fn hear(&mut self, _event: &G::Event) {}

    /// Decides what to do next.
    fn think(&mut self, turn: &BotTurn<'_, G>) -> BotReply<G::Command>;
}

/// What a computer player decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotReply<C> {
    /// Do this now. Afterwards the bot thinks again. A refused command counts as [`Wait`](BotReply::Wait).
    Act(C),
    /// Do this at a later game time, in place of an earlier plan. Bots use it to act at the speed of a person.
    At(Millis, C),
    /// Do nothing new. An earlier plan stays.
    Wait,
}

/// What a computer player can see: only what its seat may see, not the state.
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
    /// The turn of the bot on `seat` at `now`.
    pub fn new(game: &'a G, seat: Seat, now: Millis, planned: Option<Millis>) -> BotTurn<'a, G> {
        BotTurn {
            game,
            seat,
            now,
            planned,
        }
    }

    /// The public view.
    pub fn view(&self) -> G::View<'a> {
        self.game.view()
    }

    /// The private view of this seat.
    pub fn seat_view(&self) -> G::SeatView<'a> {
        self.game.seat_view(self.seat)
    }

    /// The decisions that wait for this seat.
    pub fn decisions(&self) -> Vec<Decision<G::Command>> {
        let mut decisions = self.game.decisions();
        decisions.retain(|decision| decision.is_for(self.seat));
        decisions
    }

    /// The legal commands of this seat, if the game can list them.
    pub fn legal(&self) -> Option<Vec<G::Command>> {
        self.game.legal(self.seat)
    }
}
