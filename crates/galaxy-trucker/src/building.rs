//! The building phase: one warehouse for all, ships, hands, piles of cards and the hourglass (GT-4 to GT-12).

use crate::cards::CardId;
use crate::check::Fault;
use crate::command::Command;
use crate::event::{Event, LostBy};
use crate::flight::LostTile;
use crate::flight_rules::FlightRules;
use crate::refusal::Refusal;
use crate::setup::{Pace, Setup};
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::square::Square;
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};
use table::{Audience, Dice, Millis, Recorder, Seat};

/// Countdown before "Go" (GT-31.44).
const COUNTDOWN: Millis = Millis(5_000);
/// One take in this time (GT-31.42).
const BETWEEN_TAKES: Millis = Millis(300);
/// Actions count so long after the hourglass ran out on Start (GT-31.45).
const GRACE: Millis = Millis(300);
/// A pile may be held so long while somebody waits for it (GT-31.49).
const PILE_LIMIT: Millis = Millis(20_000);
/// Without an action for so long a builder no longer holds up the hourglass (GT-31.47).
const IDLE: Millis = Millis(60_000);
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
    /// Tiles set aside (GT-11).
    pub set_aside: [Option<TileId>; SET_ASIDE],
    /// The number tile (GT-12.2).
    pub number: Option<u8>,
    /// The lost pile.
    pub lost: Vec<LostTile>,
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

impl Building {
    /// Lays out the warehouse, the ship boards and the piles (GT-4). `playing` says which seats take part.
    pub fn new(
        setup: &Setup,
        rules: &FlightRules,
        playing: &[bool],
        piles: Vec<Vec<CardId>>,
        now: Millis,
        dice: &mut Dice,
    ) -> Building {
        let mut face_down: Vec<TileId> = TileId::all()
            .filter(|id| !id.tile().is_starting_cabin())
            .collect();
        dice.shuffle(&mut face_down);
        let timed = setup.pace == Pace::Hourglass && !rules.learning;
        let go = now.plus(COUNTDOWN);
        let turn = Millis::secs(u64::from(setup.hourglass_seconds));
        let berths = playing
            .iter()
            .enumerate()
            .map(|(number, plays)| Berth {
                ship: if *plays {
                    Ship::started(rules.class, number)
                } else {
                    Ship::empty(rules.class)
                },
                closed: !plays,
                hand: None,
                last: None,
                set_aside: [None; SET_ASIDE],
                number: None,
                lost: Vec::new(),
                last_take: None,
                acted: go,
            })
            .collect();
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

    /// The number of the ship at which a seat sits.
    pub fn station(&self, seat: Seat) -> usize {
        self.stations
            .get(seat.index())
            .map_or(0, |berth| usize::from(*berth))
    }

    /// The pile that a seat looks at.
    pub fn looking(&self, seat: Seat) -> Option<u8> {
        self.piles
            .iter()
            .position(|pile| pile.held_by.contains(&seat))
            .map(|pile| pile as u8)
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

    /// When something happens here by itself.
    pub fn next_deadline(&self) -> Option<Millis> {
        if !self.started {
            return Some(self.go);
        }
        if let Some(until) = self.claim_until {
            return Some(until);
        }
        let glass = self
            .hourglass
            .and_then(|glass| match (glass.empty, glass.circle) {
                (false, _) => Some(glass.until),
                (true, 0) => Some(glass.until.plus(GRACE)),
                (true, _) => self.idle_turn(&glass),
            });
        let piles = self.piles.iter().filter_map(Pile::limit);
        glass.into_iter().chain(piles).min()
    }

    /// When the table turns the hourglass because nobody acts (GT-31.47).
    fn idle_turn(&self, glass: &Hourglass) -> Option<Millis> {
        let finished = self.berths.iter().any(|berth| berth.number.is_some());
        if !self.turn_when_idle || (glass.circle == 1 && !finished) {
            return None;
        }
        let acted = self
            .unfinished()
            .map(|ship| self.berths[ship].acted)
            .max()?;
        Some(acted.plus(IDLE).max(glass.until))
    }

    /// Everything that is due at `now` happens.
    pub fn deadline(
        &mut self,
        now: Millis,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Progress {
        if !self.started {
            if now >= self.go {
                self.started = true;
                rec.tell_all(|| Event::BuildingStarted);
            }
            return Progress::GoesOn;
        }
        if let Some(until) = self.claim_until {
            return if now >= until {
                self.deal_numbers(dice, rec)
            } else {
                Progress::GoesOn
            };
        }
        for pile in 0..self.piles.len() {
            if self.piles[pile].limit().is_some_and(|limit| limit <= now) {
                self.put_back(pile, rec);
            }
        }
        let Some(glass) = self.hourglass else {
            return Progress::GoesOn;
        };
        if !glass.empty && now >= glass.until {
            self.hourglass = Some(Hourglass {
                empty: true,
                ..glass
            });
            rec.tell_all(|| Event::HourglassEmpty {
                circle: glass.circle,
            });
        } else if glass.empty && glass.circle == 0 && now >= glass.until.plus(GRACE) {
            return self.time_up(now, dice, rec);
        } else if glass.empty && self.idle_turn(&glass).is_some_and(|at| at <= now) {
            self.turn_glass(glass, now, None, rec);
        }
        Progress::GoesOn
    }

    /// Time ran out on Start: nobody adds anything; the others claim number tiles (GT-10.6, GT-10.7).
    fn time_up(
        &mut self,
        now: Millis,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Progress {
        for pile in 0..self.piles.len() {
            self.put_back(pile, rec);
        }
        for ship in 0..self.berths.len() {
            self.empty_hand(ship, rec);
            self.berths[ship].last = None;
        }
        if self.unfinished().count() > 1 {
            let until = now.plus(Millis::secs(5));
            self.claim_until = Some(until);
            rec.tell_all(|| Event::TimeUp { until });
            Progress::GoesOn
        } else {
            self.deal_numbers(dice, rec)
        }
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

    /// A tile in hand goes face up to the warehouse, or back to its set-aside place (GT-10.11).
    fn empty_hand(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let Some(hand) = self.berths[ship].hand.take() else {
            return;
        };
        let seat = self.builder(ship);
        if hand.was_set_aside {
            self.lay_aside(ship, hand.tile, rec);
        } else {
            self.lay_face_up(seat, hand.tile, rec);
        }
    }

    fn lay_aside(&mut self, ship: usize, tile: TileId, rec: &mut impl Recorder<Event>) -> bool {
        let seat = self.builder(ship);
        let places = &mut self.berths[ship].set_aside;
        let Some(slot) = places.iter().position(Option::is_none) else {
            return false;
        };
        places[slot] = Some(tile);
        rec.tell_all(|| Event::SetAside {
            seat,
            slot: slot as u8,
            tile,
        });
        true
    }

    /// A tile lies on the lowest free place (GT-31.41).
    pub(crate) fn lay_face_up(&mut self, seat: Seat, tile: TileId, rec: &mut impl Recorder<Event>) {
        let place = match self.face_up.iter().position(Option::is_none) {
            Some(place) => {
                self.face_up[place] = Some(tile);
                place
            }
            None => {
                self.face_up.push(Some(tile));
                self.face_up.len() - 1
            }
        } as u8;
        rec.tell_all(|| Event::Returned { seat, place, tile });
    }

    fn put_back(&mut self, pile: usize, rec: &mut impl Recorder<Event>) {
        let holders = std::mem::take(&mut self.piles[pile].held_by);
        self.piles[pile].asked = None;
        for seat in holders {
            rec.tell_all(|| Event::PutBack {
                seat,
                pile: pile as u8,
            });
        }
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
        if !self.started {
            return Err(Refusal::BeforeGo);
        }
        let ship = self.station(seat);
        if self.berths.get(ship).is_none_or(|berth| berth.closed) {
            return Err(Refusal::NoSuchSeat);
        }
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
            _ => self.build(now, seat, ship, command, rec)?,
        }
        self.berths[ship].acted = now;
        Ok(Progress::GoesOn)
    }

    /// Actions with tiles (GT-5, table).
    fn build(
        &mut self,
        now: Millis,
        seat: Seat,
        ship: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if self.berths[ship].number.is_some() {
            return Err(Refusal::AlreadyFinished);
        }
        if self.looking(seat).is_some() {
            return Err(Refusal::LookingAtPile);
        }
        match command {
            Command::Draw => {
                self.may_take(now, ship)?;
                let tile = self.face_down.pop().ok_or(Refusal::NoneFaceDown)?;
                self.took(now, ship, tile, false);
                rec.tell_all(|| Event::Drew { seat });
                let to = if self.open_hands {
                    Audience::All
                } else {
                    Audience::Only(seat)
                };
                rec.tell(to, || Event::DrewTile { seat, tile });
            }
            Command::Take { place, tile } => {
                self.may_take(now, ship)?;
                let lying = self.face_up.get_mut(usize::from(*place));
                let lying = lying.filter(|lying| **lying == Some(*tile));
                *lying.ok_or(Refusal::TileGone)? = None;
                self.took(now, ship, *tile, false);
                rec.tell_all(|| Event::Took {
                    seat,
                    place: *place,
                    tile: *tile,
                });
            }
            Command::TakeSetAside { slot } => {
                self.empty_handed(ship)?;
                let place = self.berths[ship].set_aside.get_mut(usize::from(*slot));
                let tile = place
                    .and_then(Option::take)
                    .ok_or(Refusal::SetAsideEmpty(*slot))?;
                self.took(now, ship, tile, true);
                // It is not a take from the warehouse: the limit of GT-31.42 does not count it.
                rec.tell_all(|| Event::TookSetAside {
                    seat,
                    slot: *slot,
                    tile,
                });
            }
            Command::TakeBack => {
                self.empty_handed(ship)?;
                let (square, hand) = self.lift(ship)?;
                self.berths[ship].hand = Some(hand);
                rec.tell_all(|| Event::TookBack {
                    seat,
                    square,
                    tile: hand.tile,
                });
            }
            Command::Place { square, rotation } => {
                self.place(seat, ship, *square, *rotation, rec)?;
            }
            Command::Return => {
                let hand = self.berths[ship].hand.ok_or(Refusal::HandEmpty)?;
                if hand.was_set_aside {
                    return Err(Refusal::WasSetAside);
                }
                self.berths[ship].hand = None;
                self.lay_face_up(seat, hand.tile, rec);
            }
            Command::SetAside => {
                let hand = self.berths[ship].hand.ok_or(Refusal::HandEmpty)?;
                if self.learning {
                    return Err(Refusal::NoSettingAside);
                }
                if !self.lay_aside(ship, hand.tile, rec) {
                    return Err(Refusal::SetAsideFull);
                }
                self.berths[ship].hand = None;
            }
            _ => return Err(Refusal::NotAsked(crate::flight::asked_by(command))),
        }
        Ok(())
    }

    fn empty_handed(&self, ship: usize) -> Result<(), Refusal> {
        match self.berths[ship].hand {
            Some(_) => Err(Refusal::HandFull),
            None => Ok(()),
        }
    }

    fn may_take(&self, now: Millis, ship: usize) -> Result<(), Refusal> {
        self.empty_handed(ship)?;
        match self.berths[ship].last_take {
            Some(last) if now < last.plus(BETWEEN_TAKES) => Err(Refusal::TooFast),
            _ => Ok(()),
        }
    }

    /// A tile is in hand; the one before is fixed (GT-5.9, GT-5.10).
    fn took(&mut self, now: Millis, ship: usize, tile: TileId, was_set_aside: bool) {
        let berth = &mut self.berths[ship];
        berth.hand = Some(Hand {
            tile,
            was_set_aside,
        });
        berth.last = None;
        if !was_set_aside {
            berth.last_take = Some(now);
        }
    }

    fn lift(&mut self, ship: usize) -> Result<(Square, Hand), Refusal> {
        let berth = &mut self.berths[ship];
        let (square, was_set_aside) = berth.last.ok_or(Refusal::LastIsFixed)?;
        let (placed, _) = berth.ship.take(square).ok_or(Refusal::LastIsFixed)?;
        berth.last = None;
        Ok((
            square,
            Hand {
                tile: placed.tile,
                was_set_aside,
            },
        ))
    }

    /// GT-6.1 to GT-6.3, GT-6.19.
    fn place(
        &mut self,
        seat: Seat,
        ship: usize,
        square: Square,
        rotation: Rotation,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let berth = &self.berths[ship];
        let (hand, mut on) = match berth.hand {
            Some(hand) => (hand, berth.ship),
            None => {
                // The last tile, not yet fixed, is moved or turned.
                let (from, was_set_aside) = berth.last.ok_or(Refusal::HandEmpty)?;
                let mut on = berth.ship;
                let (placed, _) = on.take(from).ok_or(Refusal::HandEmpty)?;
                let hand = Hand {
                    tile: placed.tile,
                    was_set_aside,
                };
                (hand, on)
            }
        };
        let placed = Placed {
            tile: hand.tile,
            rotation,
        };
        on.can_place(square, placed).map_err(|rule| match rule {
            "GT-6.1" => Refusal::SquareNotFree(square),
            "GT-6.2" => Refusal::NotNextToShip(square),
            _ => Refusal::NotJoined(square),
        })?;
        on.put(square, placed);
        if self.strict {
            let concerns = |fault: &Fault| {
                let (one, other) = fault.squares();
                one == square || other == Some(square)
            };
            if let Some(fault) = on.faults().into_iter().find(concerns) {
                return Err(Refusal::PlacementFault(fault));
            }
        }
        let berth = &mut self.berths[ship];
        berth.ship = on;
        berth.hand = None;
        berth.last = Some((square, hand.was_set_aside));
        rec.tell_all(|| Event::Placed {
            seat,
            ship: ship as u8,
            square,
            tile: hand.tile,
            rotation,
        });
        Ok(())
    }

    fn may_look(&self, seat: Seat, pile: u8) -> Result<usize, Refusal> {
        if self.learning {
            return Err(Refusal::NoLooking);
        }
        let ship = self.station(seat);
        let berth = &self.berths[ship];
        let pile_at = usize::from(pile);
        if pile_at >= self.piles.len() {
            return Err(Refusal::NoSuchPile(pile));
        }
        if berth.number.is_some() {
            return Err(Refusal::FinishedLook);
        }
        if self.looking(seat).is_some() {
            return Err(Refusal::LookingAtPile);
        }
        if berth.hand.is_some() {
            return Err(Refusal::HandFull);
        }
        if berth.ship.occupied().len() < 2 {
            return Err(Refusal::LookTooEarly);
        }
        Ok(pile_at)
    }

    fn look(
        &mut self,
        now: Millis,
        seat: Seat,
        pile: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let at = self.may_look(seat, pile)?;
        let held = &mut self.piles[at];
        if !held.held_by.is_empty() && !self.shared_looking {
            return Err(Refusal::PileHeld(pile));
        }
        held.held_by.push(seat);
        held.taken = now;
        rec.tell_all(|| Event::Looked { seat, pile });
        rec.tell(Audience::Only(seat), || Event::PileCards {
            pile,
            cards: held.cards.clone(),
        });
        Ok(())
    }

    fn ask_for_pile(
        &mut self,
        now: Millis,
        seat: Seat,
        pile: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let at = self.may_look(seat, pile)?;
        let held = &mut self.piles[at];
        if held.held_by.is_empty() || self.shared_looking {
            return Err(Refusal::PileFree(pile));
        }
        if held.asked.is_none() {
            held.asked = Some((seat, now));
        }
        rec.tell_all(|| Event::PileAsked { seat, pile });
        Ok(())
    }

    fn turn_hourglass(
        &mut self,
        now: Millis,
        seat: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let glass = self.hourglass.ok_or(Refusal::NoHourglass)?;
        if !glass.empty {
            return Err(Refusal::HourglassRuns);
        }
        if glass.circle == 0 {
            return Err(Refusal::HourglassOnStart);
        }
        let finished = self.berths[self.station(seat)].number.is_some();
        if glass.circle == 1 && !finished {
            return Err(Refusal::StartNeedsFinished);
        }
        self.turn_glass(glass, now, Some(seat), rec);
        Ok(())
    }

    fn turn_glass(
        &mut self,
        glass: Hourglass,
        now: Millis,
        seat: Option<Seat>,
        rec: &mut impl Recorder<Event>,
    ) {
        let circle = glass.circle - 1;
        let until = now.plus(self.turn);
        self.hourglass = Some(Hourglass {
            circle,
            until,
            empty: false,
        });
        rec.tell_all(|| Event::HourglassTurned {
            seat,
            circle,
            until,
        });
        if self.swaps && circle > 0 {
            self.swap_partners(rec);
        }
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
            for tile in berth.set_aside.iter_mut().filter_map(Option::take) {
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

impl Pile {
    /// When the pile has to be put back because somebody waits for it (GT-31.49).
    fn limit(&self) -> Option<Millis> {
        let (_, asked) = self.asked?;
        (!self.held_by.is_empty()).then(|| self.taken.plus(PILE_LIMIT).max(asked))
    }
}
