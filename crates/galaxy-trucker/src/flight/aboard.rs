//! Humans and battery tokens that come aboard during a flight (GX-9.32, GX-9.33, GX-17.12).

use super::Flight;
use crate::event::Event;
use crate::question::{BatteryTokens, CabinCrew, Question};
use crate::refusal::Refusal;
use crate::ship::{SLEEPERS, Ship};
use crate::square::{Square, Squares};
use crate::tiles::Alien;
use table::Recorder;

impl Ship {
    /// Where humans may come aboard, one entry a place: in cabins, then asleep in stasis chambers, never in luxury cabins
    /// (GX-9.32, GX-17.12).
    pub fn places_aboard(&self) -> Vec<Square> {
        let mut places = self.free_places();
        for chamber in self.stasis_chambers().iter() {
            let free =
                SLEEPERS.saturating_sub(self.sleepers.get(chamber) + self.humans.get(chamber));
            places.extend(std::iter::repeat_n(chamber, usize::from(free)));
        }
        places
    }

    /// Humans who live in a cabin, or sleep in a stasis chamber.
    fn dwellers(&self, square: Square) -> u8 {
        if self.stasis_chambers().has(square) {
            self.sleepers.get(square)
        } else {
            self.humans.get(square)
        }
    }

    /// Who is where when as many of these humans come aboard as there is room for, nobody aboard moving.
    pub fn default_aboard(&self, humans: u8) -> Vec<CabinCrew> {
        let mut cabins: Vec<CabinCrew> = Vec::new();
        for square in self.places_aboard().into_iter().take(usize::from(humans)) {
            match cabins.iter_mut().find(|cabin| cabin.square == square) {
                Some(cabin) => cabin.humans += 1,
                None => cabins.push(CabinCrew {
                    square,
                    humans: self.dwellers(square) + 1,
                    alien: None,
                }),
            }
        }
        cabins
    }

    /// What is in the batteries when as many of these tokens come aboard as there is room for.
    pub fn default_recharge(&self, tokens: u8) -> Vec<BatteryTokens> {
        let mut left = tokens;
        let mut batteries = Vec::new();
        for square in self.batteries.iter() {
            let there = self.tokens.get(square);
            let room = self.cells(square).saturating_sub(there).min(left);
            if room > 0 {
                left -= room;
                batteries.push(BatteryTokens {
                    square,
                    tokens: there + room,
                });
            }
        }
        batteries
    }

    /// The ship with this crew in these cabins, after at most so many humans came aboard, and how many came.
    fn with_cabins(
        &self,
        most: u8,
        rearrange: bool,
        cabins: &[CabinCrew],
    ) -> Result<(Ship, u8), Refusal> {
        let chambers = self.stasis_chambers();
        let ordinary = self.cabins.without(self.novelties);
        let mut after = *self;
        let mut seen = Squares::EMPTY;
        for cabin in cabins {
            let square = cabin.square;
            if seen.has(square) {
                return Err(Refusal::SquareTwice(square));
            }
            seen.insert(square);
            let chamber = chambers.has(square);
            if !chamber && !ordinary.has(square) {
                return Err(Refusal::NoPlaceAboard(square));
            }
            let room = match (chamber, cabin.alien) {
                (true, None) => SLEEPERS.saturating_sub(self.humans.get(square)),
                (false, None) => 2,
                // GX-20.7A.1: one human beside an alien.
                (false, Some(_)) => self.shares_alien_cabins().into(),
                (true, Some(_)) => return Err(Refusal::NoPlaceAboard(square)),
            };
            let before = self.dwellers(square);
            let stays = cabin.humans >= before && cabin.alien == self.contents(square).alien;
            // Sleepers are woken only after a loss (GX-2.9).
            let wakes = chamber && cabin.humans < before;
            if cabin.humans > room || wakes || !rearrange && !stays {
                return Err(Refusal::NoPlaceAboard(square));
            }
            if chamber {
                after.sleepers.set(square, cabin.humans);
            } else {
                after.humans.set(square, cabin.humans);
                after.set_alien(square, cabin.alien);
            }
        }
        for alien in Alien::ALL {
            let there = after.aliens[alien as usize];
            if there.len() != self.aliens[alien as usize].len() {
                return Err(Refusal::AlienTwice);
            }
            if let Some(square) = there.without(after.alien_cabins(alien)).first() {
                return Err(Refusal::NoAlienCabin(square));
            }
        }
        let before = self.humans() + self.asleep();
        let now = after.humans() + after.asleep();
        // Nobody aboard goes to sleep or overboard to make room.
        if now < before || now > before + most || after.humans() < self.humans() {
            return Err(Refusal::WrongCount {
                needed: most,
                named: usize::from(now.saturating_sub(before)),
            });
        }
        Ok((after, now - before))
    }
}

impl Flight {
    /// Humans may come aboard; nobody is asked where there is no room.
    pub(super) fn take_aboard(
        &mut self,
        ship: usize,
        humans: u8,
        rearrange: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        if humans > 0 && !self.pilots[ship].ship.places_aboard().is_empty() {
            self.ask(ship, Question::TakeAboard { humans, rearrange }, rec);
        }
    }

    /// The owner says where humans live now. Refused means that nothing changed.
    pub(super) fn house(
        &mut self,
        ship: usize,
        (most, rearrange): (u8, bool),
        cabins: &[CabinCrew],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &mut self.pilots[ship].ship;
        let (after, count) = state.with_cabins(most, rearrange, cabins)?;
        *state = after;
        self.pilots[ship].question = None;
        rec.tell_all(|| Event::CameAboard {
            ship: ship as u8,
            count,
            cabins: cabins.to_vec(),
        });
        Ok(())
    }

    /// Tokens may come aboard; nobody is asked where there is no room.
    pub(super) fn recharge(&mut self, ship: usize, tokens: u8, rec: &mut impl Recorder<Event>) {
        if tokens > 0 && !self.pilots[ship].ship.default_recharge(1).is_empty() {
            self.ask(ship, Question::Recharge { tokens }, rec);
        }
    }

    /// The owner says where tokens are now. Refused means that nothing changed.
    pub(super) fn store_tokens(
        &mut self,
        ship: usize,
        most: u8,
        batteries: &[BatteryTokens],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        let before = after.tokens();
        let mut seen = Squares::EMPTY;
        for battery in batteries {
            let square = battery.square;
            if seen.has(square) {
                return Err(Refusal::SquareTwice(square));
            }
            seen.insert(square);
            if battery.tokens > after.cells(square) {
                return Err(Refusal::NoRoomForTokens(square));
            }
            after.tokens.set(square, battery.tokens);
        }
        let now = after.tokens();
        if now < before || now > before.saturating_add(most) {
            return Err(Refusal::WrongCount {
                needed: most,
                named: usize::from(now.saturating_sub(before)),
            });
        }
        self.pilots[ship].ship = after;
        self.pilots[ship].question = None;
        rec.tell_all(|| Event::Recharged {
            ship: ship as u8,
            count: now - before,
            batteries: batteries.to_vec(),
        });
        Ok(())
    }
}
