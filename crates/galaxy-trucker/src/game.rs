//! The whole game: flights one after another, each built, checked, flown and settled (GT-1).

mod act;
mod decisions;
mod difficulty;
mod launch;
mod loans;
mod machinations;
mod rough_roads;
mod view;
mod windows;

pub use view::{Counts, FlightView, LegalPlace, PlayerView, SeatView, ShipView, StageName, View};

use crate::bots::Trucker;
use crate::building::Building;
use crate::cards::CardId;
use crate::command::Command;
use crate::difficulty::DifficultyDie;
use crate::event::Event;
use crate::flight::Flight;
use crate::flight_rules::{FlightKind, FlightRules};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rounds::Moment;
use crate::settlement::Receipt;
use crate::setup::{Setup, Teams};
use crate::ship::Ship;
use crate::support_team::team::Roster;
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};
use table::{
    AddressedEvent, Bot, BotLevel, Clock, Decision, Dice, Game, Millis, Recorder, Resume, Seat,
    SeatInfo, SeatRange, Seed, Team, Viewer,
};

/// A table of Galaxy Trucker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GalaxyTrucker {
    setup: Setup,
    now: Millis,
    dice: Dice,
    players: Vec<Player>,
    /// Place of the flight in the game, from zero.
    index: u8,
    /// Cards of flights that are over (GT-4.8).
    used: Vec<CardId>,
    /// New Technologies: tiles that stay in the box for the whole game; nobody knows them (GX-1.5).
    #[serde(default)]
    removed: Vec<TileId>,
    /// Who handles the hourglass (GT-4.10 to GT-4.12).
    handler: Seat,
    phase: Phase,
    /// The flights so far, for their films.
    flown: Vec<FlightRecord>,
    /// Receipts of the flights that are over.
    receipts: Vec<Vec<Receipt>>,
    paused: bool,
    /// The flight before the last decision, while that can be taken back (GT-31.37).
    #[serde(default)]
    undo: Option<Undo>,
    /// Errors found at the check of the present flight, by ship.
    faults_found: Vec<u16>,
    /// Class IIIB: the dice that made the holes of the present flight (GX-15.2).
    #[serde(default)]
    hole_dice: Option<[u8; 2]>,
    /// The dice that chose the difficulty, once they are rolled (GX-10.2).
    #[serde(default)]
    difficulty: Vec<DifficultyDie>,
    /// Support Team: who has which card (GX-19).
    #[serde(default)]
    team: Roster,
    /// The Rough Roads cards (GX-8).
    #[serde(default)]
    roads: rough_roads::RoadCards,
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Player {
    credits: u32,
    /// Loan tokens (GX-7.12).
    #[serde(default)]
    loans: u8,
    /// Cards of Evil Machinations that are not used yet; secret (GX-7.1, GX-7.3).
    #[serde(default)]
    machinations: Vec<CardId>,
    /// The one chosen for the present flight; secret (GX-7.2).
    #[serde(default)]
    chosen: Option<CardId>,
    /// Left the game for good (GT-31.8).
    left: bool,
    /// When the present question runs out; none inside: no limit.
    limit: Option<Limit>,
    /// Decisions that ran out, one after another (GT-31.3).
    expired: u8,
    /// Agrees to a pause (GT-31.11).
    pause: bool,
    /// Has seen the receipt.
    ready: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Limit {
    until: Option<Millis>,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "phase", content = "of")]
enum Phase {
    /// Players are asked before building, before the check or after it (GX-11).
    Around(Building, Moment),
    /// Ships are built.
    Building(Building),
    /// Ships with errors are repaired (GT-13).
    Check(Building),
    /// Crew goes aboard, in launch order; the ship at this place decides (GT-14.5).
    Crew(Building, u8),
    /// Class IV: insurance is bought or not, in launch order; the ship at this place decides (GX-16.5).
    Insurance(Building, u8),
    /// Adventure cards.
    Flight(Box<Flight>),
    /// The receipt is shown.
    Receipt(Box<Flight>),
    /// The last flight is settled.
    Over(Box<Flight>),
}

/// The flight before the last decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Undo {
    flight: Box<Flight>,
    /// How many decisions had been made.
    answers: usize,
    /// Who agrees to take the last one back.
    agreed: Vec<Seat>,
}

/// A flight as it began, and what was decided in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FlightRecord {
    kind: FlightKind,
    start: Flight,
    /// Who flies which ship, by ship.
    pilots: Vec<Seat>,
    answers: Vec<(u8, Command)>,
}

/// What a viewer may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask", deny_unknown_fields)]
pub enum Query {
    /// Everything that happened in a flight since its launch.
    Film {
        /// Place of the flight in the game, from zero.
        flight: u8,
    },
}

/// What a viewer is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum Answer {
    /// To [`Query::Film`].
    Film {
        /// The flight.
        kind: FlightKind,
        /// Who flies which ship, by ship.
        pilots: Vec<Seat>,
        /// The ships at launch.
        ships: Vec<ShipView>,
        /// What happened, in order.
        events: Vec<Event>,
    },
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Credits by seat; partners have one pool.
    pub credits: Vec<u32>,
    /// Rank by seat, from 1; equal credits share it (GT-23.3).
    pub ranks: Vec<u8>,
    /// Everybody with at least one credit is a winner (GT-23.2), unless a loan could not be repaid.
    pub winners: Vec<Seat>,
    /// Loans by seat that could not be repaid; whoever has one has lost (GX-7.17).
    #[serde(default)]
    pub unpaid: Vec<u8>,
}

impl GalaxyTrucker {
    /// The flight that is being played.
    fn kind(&self) -> FlightKind {
        self.setup
            .flights
            .get(usize::from(self.index))
            .copied()
            .unwrap_or(FlightKind::First)
    }

    fn rules(&self) -> FlightRules {
        FlightRules {
            fifth_wheel: self.setup.plays_fifth_wheel(self.players.len()),
            lending: self.setup.evil_machinations,
            ..self.kind().rules()
        }
    }

    /// Who builds, repairs or flies a ship.
    fn owner(&self, ship: usize) -> Seat {
        let stations = match &self.phase {
            Phase::Building(b)
            | Phase::Check(b)
            | Phase::Crew(b, _)
            | Phase::Insurance(b, _)
            | Phase::Around(b, _) => &b.stations,
            Phase::Flight(_) | Phase::Receipt(_) | Phase::Over(_) => {
                let pilots = self.flown.last().map(|record| &record.pilots);
                return pilots
                    .and_then(|pilots| pilots.get(ship).copied())
                    .unwrap_or(Seat(ship as u8));
            }
        };
        let seat = stations.iter().position(|at| usize::from(*at) == ship);
        Seat(seat.unwrap_or(ship) as u8)
    }

    /// The ship of a seat.
    fn ship_of(&self, seat: Seat) -> usize {
        (0..self.players.len())
            .find(|ship| self.owner(*ship) == seat)
            .unwrap_or(seat.index())
    }

    /// Who shares credits with whom: the number of the purse of a seat (GT-25.10).
    fn purse(&self, seat: Seat) -> usize {
        match self.setup.teams {
            Teams::None => seat.index(),
            Teams::Partners | Teams::Experts => seat.index() % 2,
        }
    }

    /// A ship as it is now.
    fn ship(&self, ship: usize) -> Option<&Ship> {
        match &self.phase {
            Phase::Building(b)
            | Phase::Check(b)
            | Phase::Crew(b, _)
            | Phase::Insurance(b, _)
            | Phase::Around(b, _) => b.berths.get(ship).map(|berth| &berth.ship),
            Phase::Flight(f) | Phase::Receipt(f) | Phase::Over(f) => {
                f.pilots().get(ship).map(|pilot| &pilot.ship)
            }
        }
    }

    /// What a seat has to decide.
    fn question(&self, seat: Seat) -> Option<Question> {
        if self.players.get(seat.index())?.left {
            return None;
        }
        let ship = self.ship_of(seat);
        match &self.phase {
            Phase::Building(_) | Phase::Over(_) => None,
            Phase::Around(building, _) => building.questions.question(seat).cloned(),
            Phase::Check(building) if launch::next_to_turn(building).is_some() => {
                (launch::next_to_turn(building) == Some(ship)).then_some(Question::Heading)
            }
            Phase::Check(building) => {
                (!building.berths.get(ship)?.ship.is_legal()).then_some(Question::Repair)
            }
            Phase::Crew(building, turn) => {
                let next = launch::launch_order(building)
                    .get(usize::from(*turn))
                    .copied();
                (next == Some(ship)).then_some(Question::PlaceCrew)
            }
            Phase::Insurance(building, turn) => {
                let next = launch::launch_order(building)
                    .get(usize::from(*turn))
                    .copied();
                let offer = building.berths.get(ship)?.ship.insurance_offer()?;
                (next == Some(ship)).then_some(Question::Insurance {
                    price: offer.price,
                    most: offer.most,
                })
            }
            Phase::Flight(flight) => flight.question(ship).cloned(),
            Phase::Receipt(_) => (!self.players[seat.index()].ready).then_some(Question::Continue),
        }
    }

    /// Errors found at the check of the present flight, by ship. Everybody has seen them.
    pub fn faults_found(&self) -> &[u16] {
        &self.faults_found
    }

    /// Everything that happened in a flight, from its record.
    fn film(&self, flight: u8) -> Option<Answer> {
        let record = self.flown.get(usize::from(flight))?;
        let mut told: Vec<AddressedEvent<Event>> = Vec::new();
        let mut again = record.start.clone();
        let ships = again.pilots().iter().map(ShipView::of_pilot).collect();
        again.run(&mut told);
        for (ship, command) in &record.answers {
            // What was accepted once is accepted again.
            let _ = match command {
                Command::Leave => {
                    again.abandon(usize::from(*ship), &mut told);
                    Ok(())
                }
                Command::Order { order } => {
                    again.set_order(usize::from(*ship), order.clone());
                    Ok(())
                }
                _ => again.answer(usize::from(*ship), command, &mut told),
            };
        }
        Some(Answer::Film {
            kind: record.kind,
            pilots: record.pilots.clone(),
            ships,
            events: told.into_iter().map(|told| told.event).collect(),
        })
    }
}

impl Game for GalaxyTrucker {
    const ID: &'static str = "galaxy-trucker";
    const RULES_VERSION: u32 = 4;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View<'a> = View;
    type SeatView<'a> = SeatView;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Query = Query;
    type Answer = Answer;

    fn seats(setup: &Setup) -> SeatRange {
        match setup.teams {
            // GX-0.2: a fifth player needs the tiles of New Technologies.
            Teams::None if setup.new_technologies => SeatRange { min: 2, max: 5 },
            Teams::None => SeatRange { min: 2, max: 4 },
            Teams::Partners | Teams::Experts => SeatRange { min: 4, max: 4 },
        }
    }

    fn setup(setup: &Setup, seats: &[SeatInfo], seed: Seed) -> Result<GalaxyTrucker, Refusal> {
        setup.check(seats.len())?;
        let mut dice = Dice::new(seed.derive("galaxy-trucker"));
        let handler = Seat(dice.below(seats.len() as u32) as u8);
        let mut players = vec![Player::default(); seats.len()];
        machinations::deal(setup, &mut players, &mut dice);
        let kind = setup.flights.first().copied().unwrap_or(FlightKind::First);
        let removed = launch::remove_tiles(setup, seats.len(), &mut dice);
        let mut building = launch::prepare(
            setup,
            kind,
            &players,
            &mut Vec::new(),
            &removed,
            Millis::ZERO,
            &mut dice,
        );
        let team = Roster::new(
            setup.support_team,
            setup.new_technologies,
            seats.len(),
            &mut dice,
        );
        let mut roads = rough_roads::RoadCards::default();
        roads.prepare(setup, &kind.rules(), &mut building, &mut dice);
        let mut game = GalaxyTrucker {
            roads,
            setup: setup.clone(),
            now: Millis::ZERO,
            dice,
            players,
            index: 0,
            used: Vec::new(),
            removed,
            handler,
            phase: Phase::Building(building.clone()),
            flown: Vec::new(),
            receipts: Vec::new(),
            paused: false,
            undo: None,
            faults_found: vec![0; seats.len()],
            hole_dice: None,
            difficulty: Vec::new(),
            team,
        };
        if setup.difficulty_dice > 0 {
            game.before_rolling(building);
            game.set_limits();
        } else if setup.asks_before_building() {
            // Nobody listens yet: what is dealt is in the views.
            game.before_building(building, &mut table::Silent);
            game.set_limits();
        }
        Ok(game)
    }

    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.command(now, seat, command, rec)
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        while let Some(due) = self.next_deadline().filter(|due| *due <= to) {
            self.now = self.now.max(due);
            self.deadline(rec);
        }
        self.now = self.now.max(to);
    }

    fn next_deadline(&self) -> Option<Millis> {
        match &self.phase {
            Phase::Building(building) if !self.paused => building.next_deadline(),
            _ => None,
        }
    }

    fn view(&self) -> View {
        self.public_view()
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        self.private_view(seat)
    }

    fn query(&self, _viewer: Viewer, query: &Query) -> Result<Answer, Refusal> {
        match query {
            Query::Film { flight } => self.film(*flight).ok_or(Refusal::NotNow("GT-20.1")),
        }
    }

    fn decisions(&self) -> Vec<Decision<Command>> {
        self.open_decisions()
    }

    fn teams(setup: &Setup, seats: u8) -> Vec<Team> {
        match setup.teams {
            Teams::None => Vec::new(),
            // Partners sit opposite each other (GT-25.9).
            Teams::Partners | Teams::Experts => (0..2)
                .map(|team| {
                    let seats = Seat::first(seats).filter(|seat| seat.0 % 2 == team);
                    Team {
                        name: ["gt-team-first", "gt-team-second"][usize::from(team)],
                        seats: seats.collect(),
                    }
                })
                .collect(),
        }
    }

    fn bot_levels() -> &'static [BotLevel] {
        &BotLevel::ALL
    }

    fn bot(level: BotLevel, seat: Seat, seed: Seed) -> Option<Box<dyn Bot<GalaxyTrucker>>> {
        Some(Box::new(Trucker::new(level.into(), seat, seed)))
    }

    fn outcome(&self) -> Option<Outcome> {
        if !matches!(self.phase, Phase::Over(_)) {
            return None;
        }
        let credits: Vec<u32> = self.players.iter().map(|player| player.credits).collect();
        let unpaid: Vec<u8> = self.players.iter().map(|player| player.loans).collect();
        // GX-7.17: whoever could not repay everything has lost, whatever the credits.
        let score = |seat: usize| (unpaid[seat] == 0).then_some(credits[seat]);
        let ranks = (0..credits.len())
            .map(|seat| {
                // Partners have one pool and one rank.
                let mut ahead: Vec<usize> = (0..credits.len())
                    .filter(|other| score(*other) > score(seat))
                    .map(|other| self.purse(Seat(other as u8)))
                    .collect();
                ahead.sort_unstable();
                ahead.dedup();
                ahead.len() as u8 + 1
            })
            .collect();
        Some(Outcome {
            winners: Seat::first(credits.len() as u8)
                .filter(|seat| score(seat.index()).is_some_and(|credits| credits > 0))
                .collect(),
            credits,
            ranks,
            unpaid,
        })
    }

    fn clock(&self) -> Clock {
        if self.paused {
            Clock::Held
        } else {
            Clock::Running
        }
    }

    fn on_restart(&self) -> Resume {
        Resume::Hold
    }
}
