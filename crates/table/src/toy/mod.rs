//! Sealed Bids: a small game that uses every feature of the kernel, for tests of the kernel and the server.
//!
//! Everybody holds three cards. Each round the lead opens the bidding (turn order); everybody then bids a card face
//! down at once (simultaneous, hidden) before the time is up (deadline); a missing bid is chosen at random (chance). Cards
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
//! * **TOY-9** Anybody may wave at any time. Waves are counted and have no effect.
//! * **TOY-10** The host may limit the time to open a round. When it is up, the round is opened for the lead.
//! * **TOY-11** The host may divide the seats into a red and a blue team. Team mates see each other's cards; the points of a
//!   team count together.

mod bot;
mod messages;

pub use messages::{
    Answer, Command, Event, Mate, Outcome, OwnView, Query, SeatView, Setup, ToyRefusal, View,
};

use crate::{
    Audience, Bot, BotLevel, ChatBlock, Clock, Decision, Dice, Game, Millis, Occupant, Recorder,
    Resume, Role, Seat, SeatInfo, SeatRange, Seed, Team, Text, Viewer, team_of,
};
use serde::{Deserialize, Serialize};

const HAND: usize = 3;
/// How many copies of each card 1..=10 the deck holds: enough for five seats over nine rounds.
const COPIES: u8 = 6;

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
    /// Since when the lead has been asked to open the round (TOY-10).
    #[serde(default)]
    asked: Millis,
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

    fn team_list(&self) -> Vec<Team> {
        Toy::teams(&self.setup, self.count())
    }

    /// TOY-11
    fn mates(&self, seat: Seat) -> Vec<Mate> {
        let teams = self.team_list();
        let Some(team) = team_of(&teams, seat) else {
            return Vec::new();
        };
        let mates = teams[team].seats.without(seat);
        mates
            .iter()
            .map(|seat| Mate {
                seat,
                hand: self.players[seat.index()].hand.clone(),
                bid: self.players[seat.index()].bid,
            })
            .collect()
    }

    fn silent_round(&self) -> bool {
        self.round == self.setup.rounds && self.until.is_some()
    }

    /// TOY-5, TOY-6
    fn show(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
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
            self.asked = now;
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
    type SeatView<'a> = OwnView;
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
        let seconds = setup.open_seconds.into_iter().chain([setup.seconds]);
        if !seconds.clone().all(|seconds| (1..=3600).contains(&seconds)) {
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
            asked: Millis::ZERO,
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
            self.show(now, rec);
        }
        Ok(())
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        if self.held {
            return;
        }
        if let Some(until) = self.until.filter(|until| *until <= to) {
            self.show(until, rec);
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
            mates: None,
            shown: self.shown.clone(),
        }
    }

    fn seat_view(&self, seat: Seat) -> OwnView {
        let me = self.players.get(seat.index());
        OwnView {
            hand: me.map(|player| player.hand.clone()),
            bid: me.and_then(|player| player.bid),
            mates: me.map(|_| self.mates(seat)),
        }
    }

    fn query(&self, viewer: Viewer, query: &Query) -> Result<Answer, ToyRefusal> {
        let own = viewer
            .seat()
            .map(|seat| self.mates(seat))
            .unwrap_or_default();
        let knows = |seat: Seat| viewer.is(seat) || own.iter().any(|mate| mate.seat == seat);
        let others = Seat::first(self.count()).filter(|seat| !knows(*seat));
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

    fn decisions(&self) -> Vec<Decision<Command>> {
        if self.over || self.held {
            return Vec::new();
        }
        let Some(until) = self.until else {
            let open = Decision::of(self.lead, Text::new("toy-prompt-open"))
                .option(Text::new("toy-open"), Command::Open)
                .or_else(Command::Open);
            return match self.setup.open_seconds {
                // TOY-10
                Some(limit) => vec![open.until(self.asked.plus(Millis::secs(limit.into())))],
                None => vec![Decision {
                    default: None,
                    ..open
                }],
            };
        };
        let bidders = Seat::first(self.count()).zip(&self.players);
        let waiting = bidders.filter(|(_, player)| player.bid.is_none());
        waiting
            .map(|(seat, player)| {
                let bid = Decision::of(seat, Text::new("toy-prompt-bid")).until(until);
                let cards = (0..).zip(&player.hand);
                cards.fold(bid, |bid, (slot, card)| {
                    bid.option(
                        Text::new("toy-card").with("card", *card),
                        Command::Bid { slot },
                    )
                })
            })
            .collect()
    }

    fn teams(setup: &Setup, seats: u8) -> Vec<Team> {
        if setup.red.is_empty() {
            return Vec::new();
        }
        let (red, blue): (Vec<Seat>, Vec<Seat>) =
            Seat::first(seats).partition(|seat| setup.red.has(*seat));
        [("toy-team-red", red), ("toy-team-blue", blue)]
            .map(|(name, seats)| Team {
                name,
                seats: seats.into_iter().collect(),
            })
            .into()
    }

    fn reseat(setup: Setup, moved: impl Fn(Seat) -> Option<Seat>) -> Setup {
        Setup {
            red: setup.red.iter().filter_map(moved).collect(),
            ..setup
        }
    }

    fn bot_levels() -> &'static [BotLevel] {
        &[BotLevel::Easy, BotLevel::Normal]
    }

    fn bot(level: BotLevel, _seat: Seat, seed: Seed) -> Option<Box<dyn Bot<Toy>>> {
        bot::bot(level, seed)
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
            let teams = self.team_list();
            let score = |seat: Seat| match team_of(&teams, seat) {
                Some(team) => teams[team]
                    .seats
                    .iter()
                    .map(|mate| points[mate.index()])
                    .sum(),
                None => points[seat.index()],
            };
            let best = Seat::first(self.count()).map(score).max();
            let winners = Seat::first(self.count())
                .filter(|seat| Some(score(*seat)) == best)
                .collect();
            Outcome { points, winners }
        })
    }

    fn chat_block(&self) -> Option<ChatBlock> {
        self.silent_round().then_some(ChatBlock {
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
mod contract_tests;
#[cfg(test)]
mod tests;
