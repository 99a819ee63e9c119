//! What a game waits for, as data: the seats, the question, the time limit, and the default.

use crate::{Millis, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};

/// One thing that the game waits for.
///
/// One command of any of its seats answers it. When several people must answer each for themselves, a game lists one
/// decision for each of them.
///
/// [Seats, prompt and time limit](Decision::public) are public: prompts must not reveal secrets.
/// Options and default are shown to the decision's own seats only.
///
/// ```
/// use table::{Decision, Millis, Seat, Text};
///
/// let decision: Decision<&str> = Decision::of(Seat(1), Text::new("toy-prompt-bid"))
///     .option(Text::new("toy-card").with("card", 7u8), "bid 7")
///     .option(Text::new("toy-card").with("card", 2u8), "bid 2")
///     .until(Millis::secs(10))
///     .or_else("bid 2");
/// assert!(decision.is_for(Seat(1)) && !decision.is_for(Seat(0)));
/// assert!(!decision.is_expired(Millis(9_999)));
/// assert!(decision.is_expired(Millis::secs(10)));
/// assert_eq!(decision.timeout(), Some((Millis::secs(10), Seat(1), &"bid 2")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<C> {
    /// Who may answer. Public.
    pub seats: SeatSet,
    /// The question. Public.
    pub prompt: Text,
    /// The answers to choose from. Empty: the answer is given on the game's own board (a tile placed, a path drawn).
    pub options: Vec<DecisionOption<C>>,
    /// Game time at which it is too late to answer. Public.
    pub until: Option<Millis>,
    /// The command that is executed for the first seat when the time is up, or when all players of the decision are away.
    /// Without it the game waits, or acts by itself at its own [deadline](crate::Game::next_deadline).
    pub default: Option<C>,
}

/// One answer that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionOption<C> {
    /// The label of the button.
    pub label: Text,
    /// The command that it sends.
    pub command: C,
}

/// The public part of a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublicDecision {
    /// Who may answer; one of them is enough.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub seats: SeatSet,
    /// The question.
    pub prompt: Text,
    /// Game time at which it is too late to answer.
    pub until: Option<Millis>,
}

/// The part of a decision that only its own seats may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateDecision<C> {
    /// Which of the public decisions this belongs to, from zero.
    pub decision: usize,
    /// The answers to choose from. Empty: the answer is given on the game's own board.
    pub options: Vec<DecisionOption<C>>,
    /// The command that is executed without an answer.
    pub default: Option<C>,
}

impl<C> Decision<C> {
    /// A question to one seat, answered on the game's own board, without a limit.
    pub fn of(seat: Seat, prompt: Text) -> Decision<C> {
        Decision::any_of(SeatSet::EMPTY.with(seat), prompt)
    }

    /// A question that any of several seats may answer for all of them.
    pub fn any_of(seats: SeatSet, prompt: Text) -> Decision<C> {
        Decision {
            seats,
            prompt,
            options: Vec::new(),
            until: None,
            default: None,
        }
    }

    /// Adds an option.
    #[must_use]
    pub fn option(mut self, label: Text, command: C) -> Decision<C> {
        self.options.push(DecisionOption { label, command });
        self
    }

    /// Sets the time limit.
    #[must_use]
    pub fn until(mut self, until: Millis) -> Decision<C> {
        self.until = Some(until);
        self
    }

    /// Sets the default.
    #[must_use]
    pub fn or_else(mut self, default: C) -> Decision<C> {
        self.default = Some(default);
        self
    }

    /// Whether `seat` may answer.
    pub fn is_for(&self, seat: Seat) -> bool {
        self.seats.has(seat)
    }

    /// Whether it is too late to answer at `now`. A command in the millisecond of the time limit is too late:
    /// the default comes first.
    pub fn is_expired(&self, now: Millis) -> bool {
        self.until.is_some_and(|until| until <= now)
    }

    /// Time, seat and command of the default. `None` without a time limit or without a default.
    pub fn timeout(&self) -> Option<(Millis, Seat, &C)> {
        let (seat, default) = self.absent_answer()?;
        Some((self.until?, seat, default))
    }

    /// Seat and command of the default for when all players of the decision are away.
    pub fn absent_answer(&self) -> Option<(Seat, &C)> {
        Some((self.seats.iter().next()?, self.default.as_ref()?))
    }

    /// The public part.
    pub fn public(&self) -> PublicDecision {
        PublicDecision {
            seats: self.seats,
            prompt: self.prompt.clone(),
            until: self.until,
        }
    }

    /// The private part; `index` is its index among all decisions.
    pub fn private(self, index: usize) -> PrivateDecision<C> {
        PrivateDecision {
            decision: index,
            options: self.options,
            default: self.default,
        }
    }
}

/// All seats that a list of decisions waits for.
pub fn awaited<C>(decisions: &[Decision<C>]) -> SeatSet {
    let seats = decisions.iter().flat_map(|decision| decision.seats.iter());
    seats.collect()
}
