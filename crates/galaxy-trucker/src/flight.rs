//! The flight: adventure cards one after another, until nobody flies or no card is left (GT-15 to GT-21).
//!
//! A [`Flight`] runs on its own until a player has to decide something; then at least one pilot has a [`Question`]. The
//! answers are [`Command`](crate::command::Command)s (see `answers.rs`); `defaults.rs` has those of GT-31.

mod aboard;
mod answers;
mod auction;
mod bonus;
mod cards;
mod damage;
mod deck_four;
mod defaults;
mod enemies;
mod halves;
mod intruders;
mod junkyard;
mod machinations;
mod opportunities;
mod purse;
mod rolls;
mod rough_roads;
mod sealed;
mod second_box;
mod star_depot;
mod support_team;
mod technologies;

pub(crate) use answers::asked_by;
pub(crate) use defaults::{cautious_thrust, strongest};
pub use halves::AwayHalf;
pub use purse::{LOAN, Purse, Purses, REPAYMENT};
pub use rolls::Rolls;
pub use support_team::Changes;

use crate::cards::{Adventure, CardId};
use crate::event::{Event, GaveUpBecause, LostBy};
use crate::flight_rules::FlightRules;
use crate::goods::Goods;
use crate::halves::Half;
use crate::question::{Fitting, Question, StandingOrder};
use crate::rough_roads::RoughRoad;
use crate::route;
use crate::settlement::Landed;
use crate::ship::Ship;
use crate::short_list::ShortList;
use crate::side::{Rotation, Side};
use crate::specialization::Specialization;
use crate::square::Squares;
use crate::support_team::{Member, Reward};
use crate::tiles::TileId;
use cards::Stage;
use rough_roads::{Pending, RoadMemory};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// The most ships in one flight (GX-0.2).
pub const MOST_SHIPS: usize = 5;

/// Something for each of some ships, in their order.
pub type PerShip<T> = ShortList<T, MOST_SHIPS>;

/// Numbers of ships, in some order.
pub type Ships = PerShip<u8>;

/// A tile in a lost pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LostTile {
    /// The tile.
    pub tile: TileId,
    /// How it got there.
    pub by: LostBy,
}

/// One ship and its place in the flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pilot {
    /// The ship.
    pub ship: Ship,
    /// Absolute position of the rocket (GT-15.2).
    pub position: i32,
    /// Why it is no longer in flight.
    pub gave_up: Option<GaveUpBecause>,
    /// Credits gained from cards and other players.
    pub earned: u16,
    /// Credits paid to cards and other players.
    #[serde(default)]
    pub spent: u16,
    /// Loans taken in this flight (GX-7.12).
    #[serde(default)]
    pub loans_taken: u8,
    /// Loans repaid in this flight (GX-7.13).
    #[serde(default)]
    pub loans_repaid: u8,
    /// The lost pile (GT-0.7).
    pub lost: Vec<LostTile>,
    /// What its player has to decide.
    pub question: Option<Question>,
    /// An order given in advance (GT-31.16).
    pub order: Option<StandingOrder>,
    /// Class IA: the direction in which it flies (GX-5.8).
    #[serde(default)]
    pub heading: Option<Rotation>,
    /// In hyperspace until the card with this number, from 1, is resolved (GX-2.33).
    #[serde(default)]
    pub hyperspace: Option<u8>,
    /// Class IIA: halves in hyperspace; their tiles are not on the ship meanwhile (GX-6.24).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<AwayHalf>,
    /// Class IIA: credits for the goods of halves that left (GX-6.31).
    #[serde(default)]
    pub sold: u32,
    /// Class IIA: goods of halves that left, which a Trader prices at the end (GX-6.38).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unsold: Vec<halves::Cargo>,
    /// Class IIA: the cyan alien that was aboard when the last half left (GX-2.62).
    #[serde(default)]
    gave_up_with: Option<Specialization>,
    /// Class IIA: the half that jumps, while its owner decides what falls off.
    #[serde(default)]
    jumping: Option<Half>,
    /// Class IIA: the engine strengths of both halves at the last count (GX-6.29).
    #[serde(default)]
    half_strengths: Option<[u8; 2]>,
    /// Dice were rolled against it during this card (GX-2.38).
    #[serde(default)]
    rolled_against: bool,
    /// The techie's free use of this card is spent (GX-2.68).
    #[serde(default)]
    free_token_used: bool,
    /// Lost crew, so that sleepers may be woken (GX-2.9).
    #[serde(default)]
    lost_crew: bool,
    /// What support team members earned (GX-20).
    #[serde(default)]
    pub rewards: Vec<Reward>,
    /// Advertiser A: a place from 1 for every ship, or that it will not finish (GX-20.1A.1).
    #[serde(default)]
    pub predictions: Vec<Option<u8>>,
    /// Swindler B: a credit more was received, a credit less was paid during this card (GX-20.16B.3).
    #[serde(default)]
    swindled: [bool; 2],
    /// The line of the small meteor of a pair, while the large one strikes (GX-17.8).
    #[serde(default)]
    pair_line: Option<u8>,
    /// Class IV: insurance was bought (GX-16.7).
    #[serde(default)]
    pub insured: bool,
    /// Components left in the order pile (GX-8.47).
    #[serde(default)]
    pub left_over: u8,
    /// Components that fell off during this card, for Space Junk (GX-8.17).
    #[serde(default)]
    junk: u8,
    /// Shared cabins from which somebody flees in a Panic, until the owner says who (GX-8.26).
    #[serde(default)]
    panicked: Squares,
    /// What waits for a decision of the owner (GX-8.35, GX-8.41).
    #[serde(default)]
    pending: Option<Pending>,
    /// Left the game for good: flies by defaults and gives up at the next window (GT-31.8).
    pub gone: bool,
    reply: Option<Reply>,
}

/// What a player decided, until the card makes use of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Strength(u16),
    Planet(Option<u8>),
    Yes,
    No,
    Jumped,
    Bid(u8),
    Line(u8),
    Number(u8),
    Coordinates {
        column: u8,
        row: u8,
    },
    Volley {
        row: u8,
        target: u8,
    },
    Stop(Option<u8>),
    Fit(Fitting),
    Side(Side),
    /// Crubots were decided about.
    Counted,
}

impl Pilot {
    /// A ship at its starting position.
    pub fn new(ship: Ship, position: i32, lost: Vec<LostTile>) -> Pilot {
        Pilot {
            ship,
            position,
            gave_up: None,
            earned: 0,
            spent: 0,
            loans_taken: 0,
            loans_repaid: 0,
            lost,
            question: None,
            order: None,
            heading: None,
            hyperspace: None,
            away: Vec::new(),
            sold: 0,
            unsold: Vec::new(),
            gave_up_with: None,
            jumping: None,
            half_strengths: None,
            rolled_against: false,
            free_token_used: false,
            lost_crew: false,
            rewards: Vec::new(),
            predictions: Vec::new(),
            swindled: [false; 2],
            pair_line: None,
            insured: false,
            left_over: 0,
            junk: 0,
            panicked: Squares::EMPTY,
            pending: None,
            gone: false,
            reply: None,
        }
    }

    /// Lost components that are paid for: Personalized Cabins belong to their crew.
    fn paid_for(&self) -> u32 {
        let own_cabins = self.ship.roads().has(RoughRoad::PersonalizedCabins);
        let paid = |lost: &&LostTile| !own_cabins || lost.tile.tile().kind.cabin_places() == 0;
        self.lost.iter().filter(paid).count() as u32
    }

    /// Whether it is still in flight (GT-0.1).
    pub const fn in_flight(&self) -> bool {
        self.gave_up.is_none()
    }
}

/// Bonuses of the rules card, which cards of Evil Machinations pay in flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Bonuses {
    /// Finishing bonus by place (GT-22.3).
    finishing: [u8; 4],
    /// Bonus for the best-looking ship (GT-22.5).
    best_looking: u8,
}

/// A flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    learning: bool,
    /// The rules for five players (GX-4).
    #[serde(default)]
    fifth_wheel: bool,
    /// The flight number.
    #[serde(default)]
    number: u8,
    /// What support team members changed for the settlement (GX-20.4B, GX-20.17B).
    #[serde(default)]
    changes: Changes,
    /// What the rules card of the flight pays.
    #[serde(default)]
    bonuses: Bonuses,
    /// Top card first.
    deck: Vec<CardId>,
    /// Cards revealed so far.
    revealed: u8,
    pilots: Vec<Pilot>,
    /// The goods of the bank.
    bank: Goods,
    /// Credits and loans of the owners.
    #[serde(default)]
    purses: Purses,
    /// Cards that a Dangerous Sector may draw, in this order; nobody knows them (GX-17.22).
    #[serde(default)]
    unused_cards: Vec<CardId>,
    /// Components left over from building (GX-9.40).
    #[serde(default)]
    unused_tiles: Vec<TileId>,
    /// Specialization cards that are not in play (GX-2.75).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    absent_specializations: Vec<Specialization>,
    /// How often something was shown that players had chosen in secret.
    #[serde(default)]
    secrets_shown: u8,
    rolls: Rolls,
    stage: Stage,
    /// What Rough Roads cards have to remember.
    #[serde(default)]
    memory: RoadMemory,
    /// A card that is not one of the printed ones, for recorded cases.
    #[serde(skip)]
    unprinted: Option<Adventure>,
}

impl Flight {
    /// A flight that is about to begin: ships checked, crew aboard, rockets in place.
    pub fn new(
        rules: &FlightRules,
        pilots: Vec<Pilot>,
        deck: Vec<CardId>,
        bank: Goods,
        rolls: Rolls,
    ) -> Flight {
        let memory = RoadMemory::of(&pilots);
        Flight {
            memory,
            learning: rules.learning,
            fifth_wheel: rules.fifth_wheel,
            number: rules.number,
            changes: Changes::default(),
            bonuses: Bonuses {
                finishing: rules.finishing,
                best_looking: rules.best_looking,
            },
            deck,
            revealed: 0,
            purses: Purses::empty(pilots.len()),
            stage: Flight::first_stage(&pilots),
            pilots,
            bank,
            unused_cards: Vec::new(),
            unused_tiles: Vec::new(),
            absent_specializations: Vec::new(),
            secrets_shown: 0,
            rolls,
            unprinted: None,
        }
    }

    /// One card alone, printed or not, from its reveal to the departures after it.
    pub(crate) fn of_one_card(
        pilots: Vec<Pilot>,
        card: Adventure,
        bank: Goods,
        rolls: Rolls,
    ) -> Flight {
        Flight {
            memory: RoadMemory::default(),
            learning: false,
            fifth_wheel: false,
            number: 1,
            changes: Changes::default(),
            bonuses: Bonuses::default(),
            deck: Vec::new(),
            revealed: 0,
            purses: Purses::empty(pilots.len()),
            pilots,
            bank,
            unused_cards: Vec::new(),
            unused_tiles: Vec::new(),
            absent_specializations: Vec::new(),
            secrets_shown: 0,
            rolls,
            stage: Stage::Reveal,
            unprinted: Some(card),
        }
    }

    /// The pilots by ship number.
    pub fn pilots(&self) -> &[Pilot] {
        &self.pilots
    }

    /// The goods of the bank.
    pub const fn bank(&self) -> Goods {
        self.bank
    }

    /// The card that is being played, or was played last.
    pub fn card(&self) -> Option<CardId> {
        let index = usize::from(self.revealed).checked_sub(1)?;
        self.deck.get(index).copied()
    }

    /// Cards revealed so far, in order.
    pub fn revealed(&self) -> &[CardId] {
        self.deck.get(..usize::from(self.revealed)).unwrap_or(&[])
    }

    /// All cards of the deck, those that nobody has seen included.
    pub(crate) fn deck(&self) -> &[CardId] {
        &self.deck
    }

    /// Cards of the deck.
    pub fn deck_size(&self) -> u8 {
        self.deck.len() as u8
    }

    /// Whether the flight is over and can be settled.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// Whether the players decide if they go on, before the next card.
    pub fn between_cards(&self) -> bool {
        matches!(self.stage, Stage::Window { .. })
    }

    /// What the player of this ship has to decide.
    pub fn question(&self, ship: usize) -> Option<&Question> {
        self.pilots.get(ship)?.question.as_ref()
    }

    /// Ships in flight, those in hyperspace included, the leader first (GT-0.2).
    pub fn flight_order(&self) -> Ships {
        self.in_order(Pilot::in_flight)
    }

    /// The ships for which this holds, the one farthest ahead first.
    fn in_order(&self, holds: impl Fn(&Pilot) -> bool) -> Ships {
        let pilots = self.pilots.iter().enumerate();
        let held = pilots.filter(|(_, pilot)| holds(pilot));
        let mut order: PerShip<(i32, u8)> = held
            .map(|(ship, pilot)| (pilot.position, ship as u8))
            .collect();
        order.sort_by_key(|(position, _)| std::cmp::Reverse(*position));
        order.into_iter().map(|(_, ship)| ship).collect()
    }

    /// Ships in flight in the order of the finishing bonus: twin ships with both halves before those with one (GX-6.34).
    pub fn finishing_order(&self) -> Ships {
        let mut order = self.flight_order();
        // Sorting keeps the flight order among equals.
        order.sort_by_key(|ship| !self.pilots[usize::from(*ship)].ship.flies_as_twin());
        order
    }

    /// What the settlement needs of each ship (GT-22).
    pub fn landed(&self, before: impl Fn(usize) -> u32) -> Vec<Landed> {
        let order = self.finishing_order();
        let places: Vec<Option<u8>> = (0..self.pilots.len())
            .map(|number| {
                let place = order.iter().position(|ship| usize::from(*ship) == number);
                place.map(|place| place as u8)
            })
            .collect();
        self.pilots
            .iter()
            .enumerate()
            .map(|(number, pilot)| Landed {
                place: places[number],
                exposed: pilot.ship.exposed(),
                goods: pilot.ship.goods(),
                lost: pilot.paid_for(),
                left_over: pilot.left_over,
                earned: pilot.earned,
                spent: pilot.spent,
                loans_taken: pilot.loans_taken,
                loans_repaid: pilot.loans_repaid,
                heading: pilot.heading,
                before: before(number),
                insurance: pilot
                    .ship
                    .insurance_offer()
                    .map(|offer| (offer, pilot.insured)),
                paying_guests: pilot.ship.paying_guests(),
                manager_pay: pilot.ship.manager_pay(),
                specialist: pilot.ship.specialist().or(pilot.gave_up_with),
                sold: pilot.sold
                    + pilot
                        .unsold
                        .iter()
                        .map(|cargo| cargo.sale(self.changes))
                        .sum::<u32>(),
                both_halves: pilot.ship.flies_as_twin(),
                rewards: self
                    .rewards(number, &places)
                    .iter()
                    .map(|reward| u32::from(reward.credits))
                    .sum(),
                abilities: pilot.ship.abilities(),
                collected_looks: pilot
                    .rewards
                    .iter()
                    .any(|reward| reward.member == Member::Architect),
                smuggled: pilot.ship.smuggled(),
            })
            .collect()
    }

    /// What support team members changed for the settlement.
    pub const fn changes(&self) -> Changes {
        self.changes
    }

    /// Runs until somebody has to decide something, or the flight is over.
    pub fn run(&mut self, rec: &mut impl Recorder<Event>) {
        while !self.is_over() && self.pilots.iter().all(|pilot| pilot.question.is_none()) {
            if !self.settle_pending(rec) && !self.offer_to_wake(rec) {
                self.step(rec);
            }
        }
    }

    /// The player of this ship leaves the game for good (GT-31.8).
    pub fn abandon(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let Some(pilot) = self.pilots.get_mut(ship) else {
            return;
        };
        pilot.gone = true;
        pilot.order = None;
        if pilot.question.is_some() {
            self.answer_by_default(ship, rec);
        }
        self.run(rec);
    }

    /// Whether nothing was revealed and no dice were rolled between this moment and a later one (GT-31.37).
    pub(crate) fn knows_as_much_as(&self, later: &Flight) -> bool {
        self.revealed == later.revealed
            && self.rolls == later.rolls
            && self.secrets_shown == later.secrets_shown
    }

    /// Gives or withdraws an order in advance (GT-31.16).
    pub fn set_order(&mut self, ship: usize, order: Option<StandingOrder>) {
        if let Some(pilot) = self.pilots.get_mut(ship) {
            pilot.order = order;
        }
    }

    /// Asks a player. Somebody who left, and somebody who gave an order that answers it, is not waited for.
    fn ask(&mut self, ship: usize, question: Question, rec: &mut impl Recorder<Event>) {
        let pilot = &mut self.pilots[ship];
        pilot.question = Some(question);
        if pilot.gone {
            self.answer_by_default(ship, rec);
        } else if pilot.order.is_some()
            && let Some(command) = self.ordered(ship)
        {
            // An order that cannot be carried out is dropped; the player is asked.
            let _ = self.decide(ship, &command, rec);
        }
    }

    /// Moves a rocket (GT-15.5, GT-15.6).
    fn advance_days(&mut self, ship: usize, days: i8, rec: &mut impl Recorder<Event>) {
        if days == 0 {
            return;
        }
        let from = self.pilots[ship].position;
        let others = self
            .pilots
            .iter()
            .enumerate()
            .filter(|(number, pilot)| *number != ship && pilot.in_flight())
            .map(|(_, pilot)| pilot.position);
        let to = route::moved(from, i32::from(days), others);
        self.pilots[ship].position = to;
        rec.tell_all(|| Event::Moved {
            ship: ship as u8,
            days,
            from,
            to,
        });
    }

    /// How many may use one opportunity, and how often an enemy must be beaten (GX-4.3, GX-4.10).
    const fn users(&self) -> usize {
        if self.fifth_wheel { 2 } else { 1 }
    }

    /// These ships lose days, the one farthest behind first (GT-20.20, GX-0.22).
    fn lose_days(&mut self, ships: &[u8], days: u8, rec: &mut impl Recorder<Event>) {
        let mut ships = ships.to_vec();
        ships.sort_by_key(|ship| self.pilots[usize::from(*ship)].position);
        for ship in ships {
            self.advance_days(usize::from(ship), -(days as i8), rec);
        }
    }

    /// Takes a rocket off the board (GT-21.1).
    fn give_up(&mut self, ship: usize, because: GaveUpBecause, rec: &mut impl Recorder<Event>) {
        if self.withdraw_all(ship, because, rec) {
            return;
        }
        self.pilots[ship].gave_up = Some(because);
        rec.tell_all(|| Event::GaveUp {
            ship: ship as u8,
            because,
        });
    }
}
