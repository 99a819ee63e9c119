//! What a game waits for, as data: who is asked, what, until when, and what happens without an answer.

use crate::{Millis, Seat, SeatSet, Text};
use serde::{Deserialize, Serialize};

/// One thing that the game waits for.
///
/// One command of any of its seats answers it. When several people must answer each for themselves, a game lists one
/// decision for each of them.
///
/// Everybody may know [who is asked, what, and until when](Decision::public): write prompts that give nothing away.
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
    /// The command that is done for the first of the seats when the time is up, or when none of its people is there.
    /// Without one the game waits, or acts by itself at its own [deadline](crate::Game::next_deadline).
    pub default: Option<C>,
}

/// One answer that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionOption<C> {
    /// What the button says.
    pub label: Text,
    /// The command that chooses it.
    pub command: C,
}

/// What everybody may know of a decision.
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

/// What only a decision's own seats may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrivateDecision<C> {
    /// Which of the public decisions this belongs to, from zero.
    pub decision: usize,
    /// The answers to choose from. Empty: the answer is given on the game's own board.
    pub options: Vec<DecisionOption<C>>,
    /// What is done without an answer.
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

    /// The same question with one more answer to choose from.
    #[must_use]
    pub fn option(mut self, label: Text, command: C) -> Decision<C> {
        self.options.push(DecisionOption { label, command });
        self
    }

    /// The same question with a limit.
    #[must_use]
    pub fn until(mut self, until: Millis) -> Decision<C> {
        self.until = Some(until);
        self
    }

    /// The same question with the command that is done without an answer.
    #[must_use]
    pub fn or_else(mut self, default: C) -> Decision<C> {
        self.default = Some(default);
        self
    }

    /// Whether `seat` may answer.
    pub fn is_for(&self, seat: Seat) -> bool {
        self.seats.has(seat)
    }

    /// Whether it is too late to answer at `now`. A command of the very millisecond in which the time is up is too late:
    /// the default comes before it.
    pub fn is_expired(&self, now: Millis) -> bool {
        self.until.is_some_and(|until| until <= now)
    }

    /// When the default is done, for whom, and what it is. `None` without a limit or without a default.
    pub fn timeout(&self) -> Option<(Millis, Seat, &C)> {
        let (seat, default) = self.absent_answer()?;
        Some((self.until?, seat, default))
    }

    /// What is done for whom when none of the people asked is there.
    pub fn absent_answer(&self) -> Option<(Seat, &C)> {
        Some((self.seats.iter().next()?, self.default.as_ref()?))
    }

    /// What everybody may know.
    pub fn public(&self) -> PublicDecision {
        PublicDecision {
            seats: self.seats,
            prompt: self.prompt.clone(),
            until: self.until,
        }
    }

    /// What only the decision's own seats may know; it is the one with this `index` among all decisions.
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
