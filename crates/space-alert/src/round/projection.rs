//! "What will happen if the others do what I can see and I do this": from the viewer's own knowledge only.

use super::cards::Placed;
use super::command::WhatIf;
use super::crew::Crew;
use super::deal::Round;
use super::event::Answer;
use super::refusal::Refusal;
use super::resolution::{assumed_piles, mission_of};
use crate::flight_replay::FlightReplay;
use crate::mission::Plan;
use crate::step::Step;

impl Round {
    /// The cards of a crew member that a player (or a spectator) sees from the front: the own ones, those of androids, and in
    /// a test run all of them (SA-4.11, SA-4.12, SA-18.5).
    pub fn faces_for(&self, crew: &Crew, number: usize, player: Option<usize>) -> bool {
        crew.is_android(number)
            || !self.level().is_full_length()
            || (!crew.is_solo() && player == Some(number))
    }

    /// The flight as it would be with the threats on the table, the cards that the viewer sees, and nothing else.
    pub fn project(
        &self,
        crew: &Crew,
        player: Option<usize>,
        instead: &[WhatIf],
    ) -> Result<Answer, Refusal> {
        let mission = mission_of(
            self.level(),
            self.trajectories,
            &self.threats,
            assumed_piles(&self.ship),
            self.ship.carried(),
        );
        let order = self.order(crew);
        let mut plan = Plan::new(crew.size());
        for (place, number) in order.iter().enumerate() {
            let number = usize::from(*number);
            if self.faces_for(crew, number, player) {
                for (index, placed) in self.boards[number].iter().enumerate() {
                    let action = placed.map(Placed::action).unwrap_or_default();
                    plan.set(place, index as u8 + 1, action);
                }
            }
        }
        for change in instead {
            let own = player.and_then(|player| crew.number(player));
            let number = change.on.or(own).ok_or(Refusal::NotYourBoard)?;
            if change.slot < 1 || change.slot > self.slots() {
                return Err(Refusal::NoSuchSlot(change.slot));
            }
            let allowed = Some(number) == own || crew.is_android(usize::from(number));
            let place = order
                .iter()
                .position(|n| *n == number)
                .ok_or(Refusal::NoSuchCrew(number))?;
            if !allowed {
                return Err(Refusal::NotYourBoard);
            }
            plan.set(place, change.slot, change.action);
        }
        let film = FlightReplay::record(&mission, &plan, &self.narrator(crew));
        let unseen = film
            .frames
            .iter()
            .find(|frame| matches!(frame.step, Step::TileDrawn { .. }));
        let last = self.slots() + 1;
        Ok(Answer::Projection {
            certain_until: unseen.map_or(last, |frame| frame.turn - 1),
            film,
        })
    }
}
