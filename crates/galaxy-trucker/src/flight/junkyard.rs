//! Space Junkyard: boxes with a cost and a reward (GX-9.30 to GX-9.38).

use super::cards::{Barrage, Stage, Volley};
use super::{Flight, PerShip, Reply, Ships};
use crate::cards::{Adventure, JunkBox, JunkCost};
use crate::event::Event;
use crate::question::Question;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Who stopped where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stops {
    /// The players, the leader first.
    order: Ships,
    /// The boxes of those who have decided; the last one may still pay and collect.
    at: PerShip<Option<u8>>,
    /// Parts of the reward that the last one has got.
    collected: u8,
}

impl Stops {
    pub fn new(order: Ships) -> Stops {
        Stops {
            order,
            at: PerShip::default(),
            collected: 0,
        }
    }

    /// Whose stop it is now, and at which box.
    pub fn current(&self) -> Option<(u8, u8)> {
        let last = self.at.len().checked_sub(1)?;
        Some((*self.order.get(last)?, (*self.at.get(last)?)?))
    }

    /// Whether the last stop is at a box that somebody used before (GX-9.36).
    fn is_second(&self) -> bool {
        self.at
            .split_last()
            .is_some_and(|(last, before)| before.contains(last))
    }
}

impl Flight {
    /// The box of the card with this number.
    pub(super) fn junk_box(&self, number: u8) -> Option<JunkBox> {
        match *self.adventure()? {
            Adventure::SpaceJunkyard { boxes, .. } => boxes.get(usize::from(number)).copied(),
            _ => None,
        }
    }

    /// Whether the owner of a ship can pay what a box costs in crew or tokens (GX-9.38).
    fn can_pay_box(&self, ship: usize, cost: JunkCost) -> bool {
        let state = &self.pilots[ship].ship;
        match cost {
            JunkCost::Crew { crew } => state.crew() >= crew,
            JunkCost::Tokens { tokens } => state.tokens() >= tokens,
            JunkCost::Hazards { .. } => true,
        }
    }

    /// The next player may stop at a free box (GX-9.31, GX-9.36); at the end all who stopped lose the days (GX-9.35).
    pub(super) fn junkyard(&mut self, mut stops: Stops, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(&Adventure::SpaceJunkyard { boxes, days }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(ship) = stops.order.get(stops.at.len()).copied() else {
            let visitors = stops.order.iter().zip(&stops.at);
            let visitors: Ships = visitors
                .filter(|(_, at)| at.is_some())
                .map(|(ship, _)| *ship)
                .collect();
            self.lose_days(&visitors, days, rec);
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        let twice = |at: u8| stops.at.iter().filter(|other| **other == Some(at)).count() > 1;
        let shared = (0..boxes.len() as u8).any(twice);
        let free: Vec<u8> = (0..)
            .zip(boxes)
            .filter(|(at, _)| !stops.at.contains(&Some(*at)) || self.fifth_wheel && !shared)
            .filter(|(_, junk)| self.can_pay_box(number, junk.cost))
            .map(|(at, _)| at)
            .collect();
        if self.pilots[number].reply.is_none() && !free.is_empty() {
            self.ask(number, Question::Stop { free }, rec);
            if self.pilots[number].reply.is_none() {
                return Stage::Junkyard(stops);
            }
        }
        let at = match self.pilots[number].reply.take() {
            Some(Reply::Stop(at)) => at,
            _ => None,
        };
        if at.is_some() {
            self.used_opportunity();
        }
        rec.tell_all(|| Event::Stopped { ship, at });
        stops.at.push(at);
        stops.collected = 0;
        let Some(junk) = at.and_then(|at| self.junk_box(at)) else {
            return Stage::Junkyard(stops);
        };
        match junk.cost {
            JunkCost::Crew { crew } => self.lose_crew(number, crew, rec),
            JunkCost::Tokens { tokens } => self.lose_tokens(number, tokens, rec),
            JunkCost::Hazards { .. } => {
                return Stage::Hazards(Barrage {
                    volley: Volley::Box(stops),
                    ..Barrage::at(Ships::from_iter([ship]))
                });
            }
        }
        Stage::Collecting(stops)
    }

    /// The cost is paid: one part of the reward after another, each reduced by 1 for the second user (GX-9.31 to GX-9.34,
    /// GX-9.36).
    pub(super) fn collect_junk(
        &mut self,
        mut stops: Stops,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some((ship, at)) = stops.current() else {
            return Stage::Junkyard(stops);
        };
        let Some(JunkBox { reward, .. }) = self.junk_box(at) else {
            return Stage::Junkyard(stops);
        };
        let number = usize::from(ship);
        let second = stops.is_second();
        let part = |amount: u8| amount.saturating_sub(u8::from(second));
        match stops.collected {
            0 => {
                if part(reward.credits) > 0 {
                    self.earn(number, part(reward.credits), rec);
                }
                self.advance_days(number, part(reward.days) as i8, rec);
            }
            1 => self.take_aboard(number, part(reward.humans), true, rec),
            2 => self.recharge(number, part(reward.tokens), rec),
            3 if reward.goods.total() > 0 => self.offer_goods(number, reward.goods, second, rec),
            3 => {}
            _ => return Stage::Junkyard(stops),
        }
        stops.collected += 1;
        Stage::Collecting(stops)
    }
}
