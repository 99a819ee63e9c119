//! Sealed Bids: the smallest game that has everything a real one has, so that the kernel and the server can be proved.
//!
//! Everybody holds three cards. Each round the lead opens the bidding (turn order); everybody then bids a card face
//! down at once (simultaneous, hidden) before the time is up (deadline); whoever has not bids at random (chance). Cards
//! are shown together; the highest card that nobody equalled wins a point. Talking is forbidden in the last round.
//!
//! * **TOY-1** Two to five people; one to nine rounds; one to 3,600 seconds a round.
//! * **TOY-2** Only the lead opens a round. The lead passes to the next seat each round.
//! * **TOY-3** Bids are placed and taken back only while the bidding is open.
//! * **TOY-4** One card a bid, from one's own hand.
//! * **TOY-5** When all have bid, or the time is up, bids are shown. A missing bid is a random card of that hand.
//! * **TOY-6** The highest card that nobody equalled wins a point. Everybody draws a card.
//! * **TOY-7** While the last round's bidding is open, nobody talks.
//! * **TOY-8** Anybody may hold the clock and start it again. Nothing else may be done while it is held.
//! * **TOY-9** Anybody may wave, whoever's turn it is. Waves are counted and mean nothing.

use crate::{
    Arg, Audience, Clock, Dice, Game, Millis, Occupant, Recorder, Refusal, Resume, Role, Seat,
    SeatInfo, SeatRange, SeatSet, Seed, Silence, Viewer,
};
use serde::{Deserialize, Serialize};

const HAND: usize = 3;
/// How many copies of each card 1..=10 the deck holds: enough for five seats over nine rounds.
const COPIES: u8 = 6;

/// What the host chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Rounds to play (TOY-1).
    pub rounds: u8,
    /// Time to bid in a round (TOY-1).
    pub seconds: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            rounds: 3,
            seconds: 10,
        }
    }
}

/// What a seat may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Command {
    /// Open the bidding (TOY-2).
    Open,
    /// Bid the card at this place in the hand, face down, instead of an earlier bid (TOY-3).
    Bid {
        /// Place in the hand, from zero.
        slot: u8,
    },
    /// Take the bid back (TOY-3).
    TakeBack,
    /// Hold the clock (TOY-8).
    Hold,
    /// Start the clock again (TOY-8).
    Go,
    /// Wave (TOY-9).
    Wave,
}

/// What a viewer may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "ask")]
pub enum Query {
    /// How many cards the viewer has not seen.
    Unseen,
}

/// What a viewer is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Answer {
    /// To [`Query::Unseen`].
    Unseen {
        /// How many.
        cards: usize,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The bidding is open.
    Opened {
        /// It closes at this time.
        until: Millis,
    },
    /// A card lies face down.
    Placed {
        /// Whose.
        seat: Seat,
    },
    /// Told to the bidder alone: which card it is.
    Chosen {
        /// The card.
        card: u8,
    },
    /// A card was taken back.
    TakenBack {
        /// By whom.
        seat: Seat,
    },
    /// Somebody waved.
    Waved {
        /// Who.
        seat: Seat,
    },
    /// All cards are shown.
    Shown {
        /// One card a seat.
        cards: Vec<u8>,
        /// Who wins the point, if anybody.
        winner: Option<Seat>,
    },
    /// Told to one seat alone: the card drawn.
    Drew {
        /// The card.
        card: u8,
    },
    /// TOY-1: the last round has been played.
    Over,
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToyRefusal {
    /// TOY-1
    Rounds,
    /// TOY-1
    Seconds,
    /// TOY-1
    People(usize),
    /// TOY-1: the command comes from a seat that is not at this table.
    NoSuchSeat,
    /// TOY-2
    NotYourLead,
    /// TOY-2
    AlreadyOpen,
    /// TOY-3
    NotOpen,
    /// TOY-3
    NothingToTakeBack,
    /// TOY-4
    NoSuchCard(u8),
    /// TOY-8
    Held,
    /// TOY-8
    NotHeld,
    /// TOY-1: the last round has been played.
    Over,
}

impl Refusal for ToyRefusal {
    fn code(&self) -> &'static str {
        match self {
            ToyRefusal::Rounds => "toy-rounds",
            ToyRefusal::Seconds => "toy-seconds",
            ToyRefusal::People(_) => "toy-people",
            ToyRefusal::NoSuchSeat => "toy-no-such-seat",
            ToyRefusal::NotYourLead => "toy-not-your-lead",
            ToyRefusal::AlreadyOpen => "toy-already-open",
            ToyRefusal::NotOpen => "toy-not-open",
            ToyRefusal::NothingToTakeBack => "toy-nothing-to-take-back",
            ToyRefusal::NoSuchCard(_) => "toy-no-such-card",
            ToyRefusal::Held => "toy-held",
            ToyRefusal::NotHeld => "toy-not-held",
            ToyRefusal::Over => "toy-over",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            ToyRefusal::Rounds
            | ToyRefusal::Seconds
            | ToyRefusal::People(_)
            | ToyRefusal::NoSuchSeat
            | ToyRefusal::Over => "TOY-1",
            ToyRefusal::NotYourLead | ToyRefusal::AlreadyOpen => "TOY-2",
            ToyRefusal::NotOpen | ToyRefusal::NothingToTakeBack => "TOY-3",
            ToyRefusal::NoSuchCard(_) => "TOY-4",
            ToyRefusal::Held | ToyRefusal::NotHeld => "TOY-8",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            ToyRefusal::People(people) => vec![("people", Arg::Number(*people as i64))],
            ToyRefusal::NoSuchCard(slot) => vec![("slot", Arg::Number(i64::from(*slot)))],
            _ => Vec::new(),
        }
    }
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Points, one number a seat.
    pub points: Vec<u8>,
    /// Those with the most.
    pub winners: Vec<Seat>,
}

/// What the others see of a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Points so far.
    pub points: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Whether a card lies face down.
    pub placed: bool,
    /// Waves so far.
    pub waves: u32,
}

/// What everybody sees, and what only the viewer does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The round, from one.
    pub round: u8,
    /// Rounds to play.
    pub rounds: u8,
    /// Who opens.
    pub lead: Seat,
    /// When the open bidding closes.
    pub until: Option<Millis>,
    /// Whether the clock is held.
    pub held: bool,
    /// What everybody sees of each seat.
    pub seats: Vec<SeatView>,
    /// The viewer's own cards; nothing for spectators.
    pub hand: Option<Vec<u8>>,
    /// The place of the viewer's own bid in the hand.
    pub bid: Option<u8>,
    /// The cards shown last.
    pub shown: Option<Vec<u8>>,
}

/// What only one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The cards in hand.
    pub hand: Option<Vec<u8>>,
    /// The place of the bid in the hand.
    pub bid: Option<u8>,
}

/// The whole state of one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toy {
    setup: Setup,
    now: Millis,
    dice: Dice,
    deck: Vec<u8>,
    players: Vec<Player>,
    round: u8,
    lead: Seat,
    until: Option<Millis>,
    held: bool,
    shown: Option<Vec<u8>>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Player {
    occupant: Occupant,
    hand: Vec<u8>,
    bid: Option<u8>,
    points: u8,
    waves: u32,
}

impl Toy {
    fn count(&self) -> u8 {
        self.players.len() as u8
    }

    fn silent_round(&self) -> bool {
        self.round == self.setup.rounds && self.until.is_some()
    }

    /// TOY-5, TOY-6
    fn show(&mut self, rec: &mut impl Recorder<Event>) {
        self.until = None;
        let mut cards = Vec::with_capacity(self.players.len());
        for player in &mut self.players {
            let slot = player
                .bid
                .take()
                .unwrap_or_else(|| self.dice.below(player.hand.len() as u32) as u8);
            cards.push(player.hand.remove(usize::from(slot)));
        }
        let winner = cards
            .iter()
            .enumerate()
            .filter(|(_, card)| cards.iter().filter(|other| other == card).count() == 1)
            .max_by_key(|(_, card)| **card)
            .map(|(index, _)| Seat(index as u8));
        if let Some(seat) = winner {
            self.players[seat.index()].points += 1;
        }
        rec.tell_all(|| Event::Shown {
            cards: cards.clone(),
            winner,
        });
        self.shown = Some(cards);
        for (seat, player) in Seat::first(5).zip(&mut self.players) {
            if let Some(card) = self.deck.pop() {
                player.hand.push(card);
                rec.tell(Audience::Only(seat), || Event::Drew { card });
            }
        }
        if self.round == self.setup.rounds {
            self.over = true;
            rec.tell_all(|| Event::Over);
        } else {
            self.round += 1;
            self.lead = self.lead.next(self.count());
        }
    }

    fn open(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
        let until = now.plus(Millis::secs(u64::from(self.setup.seconds)));
        self.until = Some(until);
        self.shown = None;
        rec.tell_all(|| Event::Opened { until });
        for seat in 0..self.players.len() {
            if self.players[seat].occupant == Occupant::Game {
                let slot = self.dice.below(self.players[seat].hand.len() as u32) as u8;
                self.bid(Seat(seat as u8), slot, rec);
            }
        }
    }

    fn bid(&mut self, seat: Seat, slot: u8, rec: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat.index()];
        player.bid = Some(slot);
        let card = player.hand[usize::from(slot)];
        rec.tell(Audience::Only(seat), || Event::Chosen { card });
        rec.tell(Audience::Except(seat), || Event::Placed { seat });
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View<'a> = View;
    type Own<'a> = Own;
    type Refusal = ToyRefusal;
    type Outcome = Outcome;
    type Query = Query;
    type Answer = Answer;

    fn seats(_setup: &Setup) -> SeatRange {
        SeatRange { min: 2, max: 5 }
    }

    fn setup(setup: &Setup, seats: &[SeatInfo], seed: Seed) -> Result<Toy, ToyRefusal> {
        if !(1..=9).contains(&setup.rounds) {
            return Err(ToyRefusal::Rounds);
        }
        if !(1..=3600).contains(&setup.seconds) {
            return Err(ToyRefusal::Seconds);
        }
        if !Toy::seats(setup).admits(seats.len()) {
            return Err(ToyRefusal::People(seats.len()));
        }
        let mut dice = Dice::new(seed);
        let mut deck: Vec<u8> = (0..COPIES).flat_map(|_| 1..=10).collect();
        dice.shuffle(&mut deck);
        let players = seats
            .iter()
            .map(|seat| Player {
                occupant: seat.occupant,
                hand: deck.split_off(deck.len() - HAND),
                bid: None,
                points: 0,
                waves: 0,
            })
            .collect();
        Ok(Toy {
            setup: setup.clone(),
            now: Millis::ZERO,
            dice,
            deck,
            players,
            round: 1,
            lead: Seat(0),
            until: None,
            held: false,
            shown: None,
            over: false,
        })
    }

    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), ToyRefusal> {
        let player = self
            .players
            .get(seat.index())
            .ok_or(ToyRefusal::NoSuchSeat)?;
        if self.over {
            return Err(ToyRefusal::Over);
        }
        if self.held && *command != Command::Go {
            return Err(ToyRefusal::Held);
        }
        match *command {
            Command::Open if self.until.is_some() => return Err(ToyRefusal::AlreadyOpen),
            Command::Open if seat != self.lead => return Err(ToyRefusal::NotYourLead),
            Command::Open => self.open(now, rec),
            Command::Bid { .. } | Command::TakeBack if self.until.is_none() => {
                return Err(ToyRefusal::NotOpen);
            }
            Command::Bid { slot } if usize::from(slot) >= player.hand.len() => {
                return Err(ToyRefusal::NoSuchCard(slot));
            }
            Command::Bid { slot } => self.bid(seat, slot, rec),
            Command::TakeBack if player.bid.is_none() => return Err(ToyRefusal::NothingToTakeBack),
            Command::TakeBack => {
                self.players[seat.index()].bid = None;
                rec.tell_all(|| Event::TakenBack { seat });
            }
            Command::Wave => {
                let player = &mut self.players[seat.index()];
                player.waves = player.waves.saturating_add(1);
                rec.tell_all(|| Event::Waved { seat });
            }
            Command::Hold => self.held = true,
            Command::Go if !self.held => return Err(ToyRefusal::NotHeld),
            Command::Go => self.held = false,
        }
        if self.until.is_some() && self.players.iter().all(|player| player.bid.is_some()) {
            self.show(rec);
        }
        Ok(())
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        if self.held {
            return;
        }
        if self.until.is_some_and(|until| until <= to) {
            self.show(rec);
        }
        self.now = self.now.max(to);
    }

    fn next_deadline(&self) -> Option<Millis> {
        if self.held { None } else { self.until }
    }

    fn view(&self) -> View {
        View {
            round: self.round,
            rounds: self.setup.rounds,
            lead: self.lead,
            until: self.until,
            held: self.held,
            seats: self
                .players
                .iter()
                .map(|player| SeatView {
                    points: player.points,
                    cards: player.hand.len() as u8,
                    placed: player.bid.is_some(),
                    waves: player.waves,
                })
                .collect(),
            hand: None,
            bid: None,
            shown: self.shown.clone(),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let me = self.players.get(seat.index());
        Own {
            hand: me.map(|player| player.hand.clone()),
            bid: me.and_then(|player| player.bid),
        }
    }

    fn query(&self, viewer: Viewer, query: &Query) -> Result<Answer, ToyRefusal> {
        let others = Seat::first(self.count()).filter(|seat| !viewer.is(*seat));
        match query {
            Query::Unseen => Ok(Answer::Unseen {
                cards: self.deck.len()
                    + others
                        .map(|seat| self.players[seat.index()].hand.len())
                        .sum::<usize>(),
            }),
        }
    }

    fn legal(&self, seat: Seat) -> Option<Vec<Command>> {
        let Some(player) = self.players.get(seat.index()).filter(|_| !self.over) else {
            return Some(Vec::new());
        };
        if self.held {
            return Some(vec![Command::Go]);
        }
        let mut legal = vec![Command::Hold, Command::Wave];
        if self.until.is_some() {
            legal.extend((0..player.hand.len() as u8).map(|slot| Command::Bid { slot }));
            legal.extend(player.bid.map(|_| Command::TakeBack));
        } else if seat == self.lead {
            legal.push(Command::Open);
        }
        Some(legal)
    }

    fn awaiting(&self) -> SeatSet {
        if self.over {
            SeatSet::EMPTY
        } else if self.until.is_none() {
            SeatSet::EMPTY.with(self.lead)
        } else {
            Seat::first(self.count())
                .filter(|seat| self.players[seat.index()].bid.is_none())
                .collect()
        }
    }

    fn roles(&self, seat: Seat) -> Vec<Role> {
        if seat == self.lead && !self.over {
            vec![Role("toy-role-lead")]
        } else {
            Vec::new()
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| {
            let points: Vec<u8> = self.players.iter().map(|player| player.points).collect();
            let best = points.iter().max().copied().unwrap_or(0);
            let winners = Seat::first(self.count())
                .filter(|seat| points[seat.index()] == best)
                .collect();
            Outcome { points, winners }
        })
    }

    fn silence(&self) -> Option<Silence> {
        self.silent_round().then_some(Silence {
            code: "toy-silence",
            rule: "TOY-7",
            until: self.until,
        })
    }

    fn clock(&self) -> Clock {
        if self.held {
            Clock::Held
        } else {
            Clock::Running
        }
    }

    fn on_restart(&self) -> Resume {
        Resume::Hold
    }
}

#[cfg(test)]
#[path = "toy_tests.rs"]
mod tests;
