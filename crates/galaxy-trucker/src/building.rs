//! The building phase: one warehouse for all, ships, hands, piles of cards and the hourglass (GT-4 to GT-12).

mod hourglass;
mod piles;
mod support_team;
mod tiles;

use crate::board::ShipClass;
use crate::cards::CardId;
use crate::class_four::{LOWER_PARTS, UPPER_PARTS};
use crate::command::Command;
use crate::event::{Event, LostBy};
use crate::flight::LostTile;
use crate::flight_rules::FlightRules;
use crate::refusal::Refusal;
use crate::rounds::Rounds;
use crate::setup::{Pace, Setup};
use crate::ship::Ship;
use crate::side::Rotation;
use crate::square::{Square, Squares};
use crate::support_team::{Marks, Member, Reward, a};
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};
use table::{Dice, Millis, Recorder, Seat};

/// Countdown before "Go" (GT-31.44).
const COUNTDOWN: Millis = Millis(5_000);
/// Places for tiles set aside (GT-11.1).
pub const SET_ASIDE: usize = 2;
/// Piles that may be looked at (GT-9.1).
pub const PILES: usize = 3;

/// A tile in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The tile.
    pub tile: TileId,
    /// Whether it was set aside before, so that it can never go back (GT-11.3).
    pub was_set_aside: bool,
    /// Whether it comes from the order pile, so that it goes back there (GX-8.46).
    #[serde(default)]
    pub ordered: bool,
}

/// Where a ship is built. Seats and berths have the same numbers until partners change seats (GT-25.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Berth {
    /// The ship.
    pub ship: Ship,
    /// Nobody builds here: its player left the game (GT-31.8).
    pub closed: bool,
    /// The tile in hand.
    pub hand: Option<Hand>,
    /// The last tile, while it is not fixed, and whether it was set aside before (GT-5.9).
    pub last: Option<(Square, bool)>,
    /// Tiles set aside (GT-11): two places, three with a Buyer (GX-20.5A.1).
    pub set_aside: Vec<Option<TileId>>,
    /// The number tile (GT-12.2).
    pub number: Option<u8>,
    /// The lost pile.
    pub lost: Vec<LostTile>,
    /// Class IA: the direction, once it is fixed (GX-5.8).
    #[serde(default)]
    pub heading: Option<Rotation>,
    /// Swindler A: tiles added after the number tile was taken (GX-20.16A.1).
    #[serde(default)]
    pub added: u8,
    /// Planner B: marked squares (GX-20.11B.1).
    #[serde(default)]
    pub marks: Option<Marks>,
    /// What members earned before the flight.
    #[serde(default)]
    pub rewards: Vec<Reward>,
    /// Class IV: insurance was bought (GX-16.7).
    #[serde(default)]
    pub insured: bool,
    /// Tiles of the order pile, which only this builder may take (GX-8.46).
    #[serde(default)]
    pub order_pile: Vec<TileId>,
    /// The last tile, while it is not fixed, comes from there.
    #[serde(default)]
    last_ordered: bool,
    last_take: Option<Millis>,
    acted: Millis,
}

/// The hourglass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hourglass {
    /// The circle it stands on; 0 is Start (GT-10.1).
    pub circle: u8,
    /// When it runs out, or ran out.
    pub until: Millis,
    /// Whether it has run out.
    pub empty: bool,
}

/// A pile of adventure cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// Its cards, top first.
    pub cards: Vec<CardId>,
    /// Who looks at it.
    pub held_by: Vec<Seat>,
    /// Since when, and since when somebody waits.
    taken: Millis,
    asked: Option<(Seat, Millis)>,
}

/// The building phase of one flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// "Go" (GT-31.44).
    pub go: Millis,
    /// Whether "Go" was given.
    pub started: bool,
    /// Face-down tiles; the last one is dealt next (GT-31.40).
    pub face_down: Vec<TileId>,
    /// Face-up tiles by place (GT-31.41).
    pub face_up: Vec<Option<TileId>>,
    /// One for each ship.
    pub berths: Vec<Berth>,
    /// Which berth each seat sits at.
    pub stations: Vec<u8>,
    /// The piles that may be looked at; none in the learning flight (GT-24.2).
    pub piles: Vec<Pile>,
    /// The hourglass; none in the learning flight and at untimed tables (GT-24.1).
    pub hourglass: Option<Hourglass>,
    /// Until when number tiles may be claimed after time ran out (GT-12.6).
    pub claim_until: Option<Millis>,
    /// Questions before building, before the check and after it (GX-11).
    #[serde(default)]
    pub questions: Rounds,
    /// Security Guard B: who called the fire drill of this flight, and until when it lasts (GX-20.13B.1).
    #[serde(default)]
    pub fire_drill: Option<(Seat, Millis)>,
    #[serde(default)]
    fire_drill_time: Millis,
    /// The flight number.
    #[serde(default)]
    number: u8,
    /// Squares on which nothing will work (GX-8.49).
    #[serde(default)]
    pub dead: Squares,
    /// Learning flight: ships that had errors, so that their owners build on (GT-24.6).
    pub(crate) rebuilding: Vec<u8>,
    learning: bool,
    strict: bool,
    open_hands: bool,
    shared_looking: bool,
    turn_when_idle: bool,
    swaps: bool,
    turn: Millis,
}

/// What became of building after a command or a deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It goes on.
    GoesOn,
    /// All number tiles are taken.
    Ended,
}

/// Class IV: every ship gets a random upper and a random lower part; each exists once (GX-16.1).
fn deal_parts(berths: &mut [Berth], dice: &mut Dice) {
    let mut upper: Vec<u8> = (0..UPPER_PARTS.len() as u8).collect();
    let mut lower: Vec<u8> = (0..LOWER_PARTS.len() as u8).collect();
    dice.shuffle(&mut upper);
    dice.shuffle(&mut lower);
    for (berth, parts) in berths.iter_mut().zip(upper.into_iter().zip(lower)) {
        berth.ship.set_parts(parts.into());
    }
}

impl Berth {
    /// Where its rocket starts, with so many spaces between two of them (GT-14.1, GT-14.2).
    pub(crate) fn start(&self, gap: u8) -> i32 {
        let behind = self.number.map_or(0, |number| i32::from(number) - 1);
        -behind * i32::from(gap)
    }
}

impl Building {
    /// Lays out the warehouse, the ship boards and the piles (GT-4). `playing` says which seats take part; tiles in `removed`
    /// stay in the box (GX-1.5).
    pub fn new(
        setup: &Setup,
        rules: &FlightRules,
        playing: &[bool],
        piles: Vec<Vec<CardId>>,
        removed: &[TileId],
        now: Millis,
        dice: &mut Dice,
    ) -> Building {
        let mut face_down: Vec<TileId> = setup.stock().filter(|id| !removed.contains(id)).collect();
        dice.shuffle(&mut face_down);
        let timed = setup.pace == Pace::Hourglass && !rules.learning;
        let go = now.plus(COUNTDOWN);
        let turn = Millis::secs(u64::from(setup.hourglass_seconds));
        let berths = playing
            .iter()
            .enumerate()
            .map(|(number, plays)| Berth {
                ship: {
                    let mut ship = if *plays {
                        Ship::started(rules.class, number)
                    } else {
                        Ship::empty(rules.class)
                    };
                    if setup.plays_without_cyan() {
                        ship.set_without_cyan();
                    }
                    ship
                },
                closed: !plays,
                hand: None,
                last: None,
                set_aside: vec![None; SET_ASIDE],
                number: None,
                lost: Vec::new(),
                heading: None,
                added: 0,
                marks: None,
                rewards: Vec::new(),
                insured: false,
                order_pile: Vec::new(),
                last_ordered: false,
                last_take: None,
                acted: go,
            })
            .collect();
        let mut berths: Vec<Berth> = berths;
        if rules.class == ShipClass::IV {
            deal_parts(&mut berths, dice);
        }
        Building {
            go,
            started: false,
            face_down,
            face_up: Vec::new(),
            berths,
            stations: (0..playing.len() as u8).collect(),
            piles: piles
                .into_iter()
                .map(|cards| Pile {
                    cards,
                    held_by: Vec::new(),
                    taken: now,
                    asked: None,
                })
                .collect(),
            hourglass: timed.then_some(Hourglass {
                circle: rules.number,
                until: go.plus(turn),
                empty: false,
            }),
            claim_until: None,
            questions: Rounds::default(),
            fire_drill: None,
            fire_drill_time: Millis::secs(u64::from(setup.fire_drill_seconds)),
            number: rules.number,
            dead: Squares::EMPTY,
            rebuilding: Vec::new(),
            learning: rules.learning,
            strict: setup.strict_placement,
            open_hands: setup.open_hands,
            shared_looking: setup.shared_looking,
            turn_when_idle: setup.turn_when_idle,
            swaps: setup.teams == crate::setup::Teams::Experts,
            turn,
        }
    }

    /// Class IIIB: two dice say which squares are holes, the same for all (GX-15.2 to GX-15.4).
    pub(crate) fn roll_holes(
        &mut self,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Option<[u8; 2]> {
        let class = self.berths.first()?.ship.class();
        if class != ShipClass::IIIB {
            return None;
        }
        let rolled = [dice.roll(6) as u8, dice.roll(6) as u8];
        let holes = class.holes(rolled);
        for berth in &mut self.berths {
            berth.ship.set_holes(holes);
            // GX-20.11B.3: a mark on a hole is lost, also for an Architect who builds there.
            for mark in berth.marks.iter_mut().flatten() {
                *mark = mark.filter(|square| !holes.has(*square));
            }
        }
        rec.tell_all(|| Event::HolesRolled { dice: rolled });
        Some(rolled)
    }

    /// The number of the ship at which a seat sits.
    pub fn station(&self, seat: Seat) -> usize {
        self.stations
            .get(seat.index())
            .map_or(0, |berth| usize::from(*berth))
    }

    /// The seat that flies a ship.
    pub(crate) fn pilot(&self, ship: usize) -> Seat {
        let seat = self.stations.iter().position(|at| usize::from(*at) == ship);
        Seat(seat.unwrap_or(ship) as u8)
    }

    /// Number tiles that nobody has.
    pub fn free_numbers(&self) -> Vec<u8> {
        let ships = self.berths.iter().filter(|berth| !berth.closed).count() as u8;
        (1..=ships)
            .filter(|number| !self.berths.iter().any(|b| b.number == Some(*number)))
            .collect()
    }

    fn unfinished(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.berths.len())
            .filter(|ship| !self.berths[*ship].closed && self.berths[*ship].number.is_none())
    }

    /// Tiles nobody claimed are dealt at random (GT-12.6).
    fn deal_numbers(&mut self, dice: &mut Dice, rec: &mut impl Recorder<Event>) -> Progress {
        let mut numbers = self.free_numbers();
        dice.shuffle(&mut numbers);
        let unfinished: Vec<usize> = self.unfinished().collect();
        for (ship, number) in unfinished.into_iter().zip(numbers) {
            self.finished(ship, number, rec);
        }
        Progress::Ended
    }

    fn finished(&mut self, ship: usize, number: u8, rec: &mut impl Recorder<Event>) {
        self.berths[ship].number = Some(number);
        self.berths[ship].last = None;
        let seat = self.builder(ship);
        rec.tell_all(|| Event::Finished {
            seat,
            ship: ship as u8,
            number,
        });
    }

    /// The seat at a berth.
    fn builder(&self, ship: usize) -> Seat {
        let seat = self.stations.iter().position(|at| usize::from(*at) == ship);
        Seat(seat.unwrap_or(ship) as u8)
    }

    /// A seat leaves the game: its hand is emptied and nobody waits for it (GT-31.8).
    pub fn leave(
        &mut self,
        seat: Seat,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Progress {
        if let Some(pile) = self.looking(seat) {
            self.put_back(usize::from(pile), rec);
        }
        let ship = self.station(seat);
        self.empty_hand(ship, rec);
        if self.berths[ship].number.is_none() {
            // The highest number that is left: the others keep the better places.
            if let Some(number) = self.free_numbers().pop() {
                self.finished(ship, number, rec);
            }
        }
        self.progress(dice, rec)
    }

    fn progress(&mut self, dice: &mut Dice, rec: &mut impl Recorder<Event>) -> Progress {
        match (self.unfinished().count(), self.claim_until) {
            (0, _) => Progress::Ended,
            // GT-31.20: one number is left for one player.
            (1, Some(_)) => self.deal_numbers(dice, rec),
            _ => Progress::GoesOn,
        }
    }

    /// One seat does something.
    pub fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Result<Progress, Refusal> {
        let ship = self.station(seat);
        if !self.started && !self.may_look_early(ship, command) {
            return Err(Refusal::BeforeGo);
        }
        if self.berths.get(ship).is_none_or(|berth| berth.closed) {
            return Err(Refusal::NoSuchSeat);
        }
        self.interrupted(now, seat, command)?;
        if let Command::Finish { number } = command {
            self.finish(ship, seat, *number, rec)?;
            return Ok(self.progress(dice, rec));
        }
        if self.claim_until.is_some() {
            return Err(Refusal::NotNow("GT-10.7"));
        }
        match command {
            Command::TurnHourglass => self.turn_hourglass(now, seat, rec)?,
            Command::PutBack => {
                let pile = self.looking(seat).ok_or(Refusal::NotLooking)?;
                let pile = usize::from(pile);
                self.piles[pile].held_by.retain(|holder| *holder != seat);
                self.piles[pile].asked = None;
                rec.tell_all(|| Event::PutBack {
                    seat,
                    pile: pile as u8,
                });
            }
            Command::AskForPile { pile } => self.ask_for_pile(now, seat, *pile, rec)?,
            Command::Look { pile } => self.look(now, seat, *pile, rec)?,
            Command::UseMember { with } => self.use_member(now, seat, ship, with, rec)?,
            _ => self.build(now, seat, ship, command, rec)?,
        }
        self.berths[ship].acted = now;
        Ok(Progress::GoesOn)
    }

    /// Partners change seats (GT-25.13, GT-25.16).
    pub fn swap_partners(&mut self, rec: &mut impl Recorder<Event>) {
        for pile in 0..self.piles.len() {
            self.put_back(pile, rec);
        }
        for berth in &mut self.berths {
            berth.last = None;
        }
        if let [a, b, c, d] = self.stations[..] {
            self.stations = vec![c, d, a, b];
        }
        rec.tell_all(|| Event::PartnersSwapped);
    }

    /// GT-12.
    fn finish(
        &mut self,
        ship: usize,
        seat: Seat,
        number: Option<u8>,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let berth = &self.berths[ship];
        if berth.number.is_some() {
            return Err(Refusal::AlreadyFinished);
        }
        if berth.hand.is_some() {
            return Err(Refusal::HandFull);
        }
        if self.looking(seat).is_some() {
            return Err(Refusal::LookingAtPile);
        }
        let free = self.free_numbers();
        let lowest = free.first().copied().ok_or(Refusal::NumberGone(0))?;
        let number = number.unwrap_or(lowest);
        if !free.contains(&number) {
            return Err(Refusal::NumberGone(number));
        }
        if self.learning && number != lowest {
            return Err(Refusal::LowestNumber);
        }
        self.finished(ship, number, rec);
        Ok(())
    }

    /// Building is over: what is still set aside is lost (GT-11.6).
    pub fn close(&mut self, rec: &mut impl Recorder<Event>) {
        for pile in 0..self.piles.len() {
            self.put_back(pile, rec);
        }
        for ship in 0..self.berths.len() {
            self.empty_hand(ship, rec);
            let berth = &mut self.berths[ship];
            berth.last = None;
            // GX-20.5A.2: a Buyer does not lose them.
            let kept = berth.ship.abilities().has(a(Member::Buyer));
            let unused = berth.set_aside.iter_mut().filter_map(Option::take);
            for tile in unused.filter(|_| !kept) {
                berth.lost.push(LostTile {
                    tile,
                    by: LostBy::SetAside,
                });
            }
        }
        self.claim_until = None;
        rec.tell_all(|| Event::BuildingEnded);
    }

    /// The learning flight goes back to building for those whose ships had errors; their number tiles come last
    /// (GT-24.6).
    pub(crate) fn rebuild(&mut self, at_fault: &[u8]) {
        let mut order: Vec<usize> = (0..self.berths.len())
            .filter(|ship| {
                self.berths[*ship].number.is_some() && !at_fault.contains(&(*ship as u8))
            })
            .collect();
        order.sort_by_key(|ship| self.berths[*ship].number);
        for berth in &mut self.berths {
            berth.number = None;
        }
        for (number, ship) in (1..).zip(order) {
            self.berths[ship].number = Some(number);
        }
    }
}
