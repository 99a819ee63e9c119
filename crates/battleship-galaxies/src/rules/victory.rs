//! Winning (section 22).

use crate::data::Condition;
use crate::event::Event;
use crate::state::{Battle, EndReason, Outcome, Phase};
use table::Recorder;

impl Battle {
    /// Victory points (BG-22.14).
    pub(crate) fn score(&mut self, side: u8, points: u16, rec: &mut impl Recorder<Event>) {
        let now = self.points[usize::from(side)].saturating_add(points);
        self.points[usize::from(side)] = now;
        rec.tell_all(|| Event::Scored { side, points, now });
    }

    /// The clock's score of a side in thirds of a point (BG-22.7 to BG-22.9).
    pub fn clock_score_thirds(&self, side: u8) -> u32 {
        self.cards
            .iter()
            .filter(|card| card.is_in_play() && self.side(card.controller) == side)
            .map(|card| {
                let (all, left) = (card.ships.len() as u32, card.in_play().count() as u32);
                // A squadron has three ships; for another number thirds are rounded down.
                u32::from(self.printed(card).launch) * 3 * left / all.max(1)
            })
            .sum()
    }

    pub(crate) fn finish(
        &mut self,
        winner: Option<u8>,
        why: EndReason,
        rec: &mut impl Recorder<Event>,
    ) {
        if self.outcome.is_some() {
            return;
        }
        let outcome = Outcome {
            winner,
            why,
            score_thirds: [0, 1].map(|side| self.clock_score_thirds(side)),
            ships: [0, 1].map(|side| self.ships_of(side)),
            points: self.points,
            rounds: self.round(),
        };
        rec.tell_all(|| Event::Over {
            outcome: outcome.clone(),
        });
        self.outcome = Some(outcome);
        self.phase = Phase::Over;
        self.tasks.clear();
        self.activation = None;
    }

    /// Checks points, then elimination (BG-22.14, BG-22.4).
    pub(crate) fn check_victory(&mut self, rec: &mut impl Recorder<Event>) {
        if self.outcome.is_some() || self.turn == 0 {
            return;
        }
        let rules = std::sync::Arc::clone(&self.rules.0);
        for condition in &rules.mission.conditions {
            if let Condition::VictoryPoints { side, at_least } = condition
                && self.points[usize::from(*side)] >= *at_least
            {
                return self.finish(Some(*side), EndReason::Points, rec);
            }
        }
        let ships = [self.ships_of(0), self.ships_of(1)];
        // BG-22.5: if nobody has a ship, nobody wins.
        if (ships[0] == 0) == (ships[1] == 0) {
            return;
        }
        for condition in &rules.mission.conditions {
            if let Condition::Elimination { side, after_round } = condition
                && ships[usize::from(1 - side)] == 0
                && self.round() > *after_round
            {
                return self.finish(Some(*side), EndReason::Elimination, rec);
            }
        }
    }

    /// A ship whose destruction decides (BG-M3.1).
    pub(crate) fn named_ship_destroyed(&mut self, name: u8, rec: &mut impl Recorder<Event>) {
        let won = self
            .rules
            .mission
            .conditions
            .iter()
            .find_map(|condition| match condition {
                Condition::ShipDestroyed { side, ship } if *ship == name => Some(*side),
                _ => None,
            });
        if let Some(side) = won {
            // Points count first (BG-22.14).
            self.check_victory(rec);
            self.finish(Some(side), EndReason::ShipDestroyed, rec);
        }
    }

    /// The last deck is exhausted for the second time (BG-21.6): the higher score wins, then more ships, then the later
    /// exhaustion.
    pub(crate) fn clock_ends(&mut self, rec: &mut impl Recorder<Event>) {
        let score = [0, 1].map(|side| (self.clock_score_thirds(side), self.ships_of(side)));
        let winner = match score[0].cmp(&score[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => self
                .last_exhausted
                .and_then(|deck| self.rules.seats.iter().find(|seat| seat.deck == deck))
                .map(|seat| seat.side),
        };
        self.finish(winner, EndReason::Clock, rec);
    }
}
