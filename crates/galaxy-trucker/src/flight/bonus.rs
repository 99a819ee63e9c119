//! Bonus cards that are events: Missing Form, Robosmokeys, Space Billiards (GX-9).

use super::cards::{Barrage, Stage, Volley};
use super::sealed::Sealed;
use super::{Flight, PerShip, Reply, Ships};
use crate::board::Board;
use crate::cards::Adventure;
use crate::event::{Event, LostBy};
use crate::question::{Question, Secret};
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Missing Form: the number under the die, and the guesses so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Guessing {
    /// Who set the die.
    owner: u8,
    /// What it shows. Nobody else knows.
    number: u8,
    /// The others, the leader first.
    order: Ships,
    /// Their guesses.
    guesses: Vec<u8>,
}

/// Space Billiards: who sends which row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Billiards {
    /// The players, the leader first.
    order: Ships,
    /// The one who chooses, or whose meteors fly.
    turn: u8,
    /// Rows chosen so far.
    rows: PerShip<u8>,
}

impl Billiards {
    /// Who rolls the dice for the meteors (GX-9.21).
    pub fn roller(&self) -> Option<u8> {
        self.order.get(usize::from(self.turn)).copied()
    }

    /// The row that flies now.
    pub fn row(&self) -> Option<u8> {
        self.rows.last().copied()
    }
}

impl Flight {
    /// The player farthest behind sets the die (GX-9.5). With a single player nothing happens (GX-9.9).
    pub(super) fn missing_form(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        match order {
            [_, .., last] => self.seal(Ships::from_iter([*last]), Secret::HiddenDie, rec),
            _ => self.no_effect(rec),
        }
    }

    pub(super) fn no_effect(&self, rec: &mut impl Recorder<Event>) -> Stage {
        rec.tell_all(|| Event::NoEffect);
        Stage::CardDone
    }

    pub(super) fn die_hidden(&mut self, sealed: &Sealed, rec: &mut impl Recorder<Event>) -> Stage {
        let Some((owner, number)) = sealed.first().copied() else {
            return Stage::CardDone;
        };
        rec.tell_all(|| Event::DieHidden { ship: owner });
        let mut order = self.taking_part();
        order.retain(|ship| *ship != owner);
        Stage::Guessing(Guessing {
            owner,
            number,
            order,
            guesses: Vec::new(),
        })
    }

    /// The next player guesses openly (GX-9.6); when all have, the die is shown (GX-9.7, GX-9.9).
    pub(super) fn guessing(
        &mut self,
        mut guessing: Guessing,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(ship) = guessing.order.get(guessing.guesses.len()).copied() {
            let number = usize::from(ship);
            if self.pilots[number].reply.is_none() {
                self.ask(number, Question::Guess, rec);
            }
            if let Some(guess) = self.number_of(number) {
                rec.tell_all(|| Event::Guessed {
                    ship,
                    number: guess,
                });
                guessing.guesses.push(guess);
            }
            return Stage::Guessing(guessing);
        }
        let credits = match self.adventure() {
            Some(&Adventure::MissingForm { credits }) => credits,
            _ => 0,
        };
        self.secrets_shown = self.secrets_shown.saturating_add(1);
        rec.tell_all(|| Event::DieShown {
            ship: guessing.owner,
            number: guessing.number,
        });
        let mut wrong = Vec::new();
        for (ship, guess) in guessing.order.iter().zip(&guessing.guesses) {
            if *guess == guessing.number {
                self.earn(usize::from(*ship), credits, rec);
            } else {
                wrong.push(*ship);
            }
        }
        self.lose_days(&wrong, guessing.number, rec);
        Stage::CardDone
    }

    pub(super) fn guess(&mut self, ship: usize, number: u8) -> Result<(), Refusal> {
        let (least, most) = Secret::HiddenDie.range();
        if !(least..=most).contains(&number) {
            return Err(Refusal::NumberOutOfRange { least, most });
        }
        self.reply(ship, Reply::Number(number))
    }

    /// All offers are shown; the highest is paid, among equals that of the player farther ahead (GX-9.10, GX-9.16).
    pub(super) fn offers_shown(&mut self, offers: Sealed, rec: &mut impl Recorder<Event>) -> Stage {
        // Offers are in flight order, and `max_by_key` would take the last of equals.
        let highest = offers.iter().rev().max_by_key(|(_, offer)| *offer).copied();
        let Some((winner, offer)) = highest else {
            return Stage::CardDone;
        };
        self.secrets_shown = self.secrets_shown.saturating_add(1);
        rec.tell_all(|| Event::OffersShown { offers, winner });
        self.pay(usize::from(winner), offer, rec);
        self.ask(usize::from(winner), Question::Coordinates, rec);
        Stage::Coordinates { chooser: winner }
    }

    pub(super) fn name_coordinates(
        &mut self,
        ship: usize,
        column: u8,
        row: u8,
    ) -> Result<(), Refusal> {
        if !self.pilots[ship].ship.board().may_name(column, row) {
            return Err(Refusal::CoordinatesBarred);
        }
        self.reply(ship, Reply::Coordinates { column, row })
    }

    /// Every player who has a component there gives it up with everything on it (GX-9.12).
    pub(super) fn coordinates(&mut self, chooser: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let named = self.pilots[usize::from(chooser)].reply.take();
        let Some(Reply::Coordinates { column, row }) = named else {
            return Stage::CardDone;
        };
        rec.tell_all(|| Event::CoordinatesNamed {
            ship: chooser,
            column,
            row,
        });
        self.stage = Stage::CardDone;
        for ship in self.taking_part() {
            let ship = usize::from(ship);
            let state = &self.pilots[ship].ship;
            let there = state.board().at_numbers(column, row);
            if let Some(square) = there.filter(|square| state.occupied().has(*square)) {
                self.lose_tile(ship, square, LostBy::GivenUp, rec);
                self.after_removal(ship, rec);
            }
        }
        Stage::CardDone
    }

    /// Space Billiards begins. With a single player in flight nothing happens (GX-9.25).
    pub(super) fn billiards(&self, order: Ships, rec: &mut impl Recorder<Event>) -> Stage {
        if order.len() < 2 {
            return self.no_effect(rec);
        }
        Stage::Billiards(Billiards {
            order,
            turn: 0,
            rows: PerShip::default(),
        })
    }

    /// The next player chooses a row and an opponent (GX-9.20, GX-9.22, GX-9.23).
    pub(super) fn choose_volley(
        &mut self,
        mut table: Billiards,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(&Adventure::SpaceBilliards { rows }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(ship) = table.roller() else {
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        if self.pilots[number].reply.is_none() {
            let repeated = (0..rows.len() as u8)
                .any(|row| table.rows.iter().filter(|other| **other == row).count() > 1);
            let free: Vec<u8> = (0..rows.len() as u8)
                .filter(|row| !table.rows.contains(row) || self.fifth_wheel && !repeated)
                .collect();
            let targets = table.order.iter().copied().filter(|other| *other != ship);
            let question = Question::Volley {
                targets: targets.collect(),
                rows: free,
            };
            self.ask(number, question, rec);
        }
        let Some(Reply::Volley { row, target }) = self.pilots[number].reply.take() else {
            return Stage::Billiards(table);
        };
        rec.tell_all(|| Event::VolleyChosen { ship, row, target });
        // GX-9.23: the second time the first large meteor of the row is left out.
        let spared = if table.rows.contains(&row) {
            Ships::from_iter([target])
        } else {
            Ships::default()
        };
        table.rows.push(row);
        Stage::Hazards(Barrage {
            spared,
            volley: Volley::Row(table),
            ..Barrage::at(Ships::from_iter([target]))
        })
    }

    /// The meteors of a row are over: the next player chooses.
    pub(super) fn after_row(&self, mut table: Billiards) -> Stage {
        table.turn += 1;
        Stage::Billiards(table)
    }
}

impl Board {
    /// Whether the highest bidder of the Robosmokeys may name this column and row: neither is number 7; on a cylinder only the
    /// three middle columns are barred (GX-9.11, GX-9.13, GX-9.14).
    pub const fn may_name(&self, column: u8, row: u8) -> bool {
        if self.class.wraps() {
            return matches!(column, 1..=3 | 7..=9) && matches!(row, 1..=6);
        }
        matches!(column, 2..=12) && matches!(row, 2..=12) && column != 7 && row != 7
    }
}
