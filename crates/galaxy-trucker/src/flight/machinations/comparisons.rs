//! Evil Machinations that compare ships and single some out.

use super::Plot;
use crate::cards::Criterion;
use crate::event::{Event, Extreme};
use crate::flight::cards::{Count, Stage};
use crate::flight::{Flight, PerShip, Ships};
use crate::machinations::{Category, Machination};
use crate::question::Question;
use table::Recorder;

impl Flight {
    /// The bonus for the best-looking ship, for all with the fewest exposed connectors.
    pub(super) fn quality_control(
        &mut self,
        order: &[u8],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let exposed = |flight: &Flight, ship: u8| flight.pilots[usize::from(ship)].ship.exposed();
        let fewest = order.iter().map(|ship| exposed(self, *ship)).min();
        let bonus = self.bonuses.best_looking;
        for ship in order {
            if Some(exposed(self, *ship)) == fewest {
                self.bonus_in_flight(usize::from(*ship), bonus, rec);
            }
        }
        Stage::CardDone
    }

    /// Ships with as many exposed connectors as another one pay so many credits.
    pub(super) fn copycats(
        &mut self,
        order: &[u8],
        most: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let exposed: Vec<u32> = order
            .iter()
            .map(|ship| self.pilots[usize::from(*ship)].ship.exposed())
            .collect();
        for (ship, own) in order.iter().zip(&exposed) {
            if exposed.iter().filter(|other| *other == own).count() > 1 {
                self.pay(usize::from(*ship), (*own).min(u32::from(most)) as u8, rec);
            }
        }
        Stage::CardDone
    }

    /// Ships are counted in order (GX-0.21); then the card singles some out.
    pub(super) fn count(
        &mut self,
        card: Machination,
        mut order: Ships,
        mut values: PerShip<u16>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let criterion = match card {
            Machination::SpeedTrap { .. } => Criterion::Engines,
            _ => Criterion::Crew,
        };
        if let Some(ship) = order.get(values.len()) {
            match self.strength(usize::from(*ship), criterion, rec) {
                Count::Asked => {}
                Count::Jumped => {
                    order.remove(values.len());
                }
                Count::Value(value) => values.push(value),
            }
            return Stage::Plot(Plot::Count { order, values });
        }
        if order.len() < 2 {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        match card {
            Machination::SpeedTrap { days } => self.speed_trap(&order, &values, days, rec),
            _ => self.crew_poachers(&order, &values, rec),
        }
    }

    /// The fastest ship pays the flight number and loses days.
    fn speed_trap(
        &mut self,
        order: &[u8],
        values: &[u16],
        days: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(ship) = greatest(order, values) {
            self.single_out(ship, Extreme::Fastest, rec);
            let fine = self.number;
            self.pay(usize::from(ship), fine, rec);
            self.lose_days(&[ship], days, rec);
        }
        Stage::CardDone
    }

    /// The ship with the largest crew loses a human to the one with the smallest, if there is room.
    fn crew_poachers(
        &mut self,
        order: &[u8],
        values: &[u16],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let least = self.weakest(order, values).first().copied();
        let (Some(most), Some(least)) = (greatest(order, values), least) else {
            return Stage::CardDone;
        };
        if most == least || self.pilots[usize::from(most)].ship.humans() == 0 {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        self.single_out(most, Extreme::MostCrew, rec);
        self.single_out(least, Extreme::LeastCrew, rec);
        self.ask(usize::from(most), Question::LoseHumans { count: 1 }, rec);
        Stage::Plot(Plot::Poached { to: least })
    }

    /// For each category in turn the ship with strictly the most gives one up (GX-7.31).
    pub(super) fn trustbusters(&mut self, category: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(now) = Category::ALL.get(usize::from(category)).copied() else {
            return Stage::CardDone;
        };
        let order = self.taking_part();
        let counts: Vec<u16> = order
            .iter()
            .map(|ship| self.pilots[usize::from(*ship)].ship.in_category(now).len() as u16)
            .collect();
        let most = counts.iter().copied().max().unwrap_or(0);
        let mut leaders = order.iter().zip(&counts).filter(|(_, own)| **own == most);
        if let (Some((ship, _)), None, true) = (leaders.next(), leaders.next(), most > 0) {
            let ship = *ship;
            self.single_out(ship, Extreme::Most(now), rec);
            let from = self.pilots[usize::from(ship)].ship.in_category(now);
            self.demand_component(usize::from(ship), from, rec);
        }
        Stage::Plot(Plot::Trust {
            category: category + 1,
        })
    }

    fn single_out(&self, ship: u8, by: Extreme, rec: &mut impl Recorder<Event>) {
        rec.tell_all(|| Event::SingledOut { ship, by });
    }
}

/// The ship with the greatest value; among equals the one farthest ahead.
fn greatest(order: &[u8], values: &[u16]) -> Option<u8> {
    let most = values.iter().copied().max()?;
    let place = values.iter().position(|value| *value == most)?;
    order.get(place).copied()
}
