//! "What will happen if the others do what I can see and I do this": from the viewer's own knowledge only.

use super::cards::Placed;
use super::command::WhatIf;
use super::crew::Crew;
use super::deal::Round;
use super::event::Answer;
use super::refusal::Refusal;
use super::resolution::{MissionParts, assumed_piles, mission_of};
use crate::flight_replay::FlightReplay;
use crate::mission::{DrawnCard, FrontierRules};
use crate::slot_card::SlotCard;
use crate::step::Step;
use crate::threats::{Colour, Location, Severity, ThreatId, Traits};
use crate::trajectory::Square;

impl Round {
    /// The cards drawn by callers, and for the Space Time Vortex one that nobody has seen: what it draws is not known
    /// before its Z (NF-14.10.9).
    fn assumed_draws(&self) -> Vec<DrawnCard> {
        let mut drawn = self.called_cards();
        let called = drawn.iter().map(|d| d.drawn);
        let on_table: Vec<ThreatId> = self
            .threats
            .iter()
            .map(|t| t.threat)
            .chain(called)
            .collect();
        let vortex = on_table
            .iter()
            .find(|id| id.card().traits.has(Traits::VORTEX));
        let mut unseen = ThreatId::deck(Location::Internal, Severity::Common, Colour::White)
            .filter(|id| !on_table.contains(id));
        if let (Some(caller), Some(card)) = (vortex, unseen.next()) {
            drawn.push(DrawnCard {
                caller: *caller,
                drawn: card,
            });
        }
        drawn
    }

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
        let mission = mission_of(&MissionParts {
            level: self.level(),
            trajectories: self.trajectories,
            threats: &self.threats,
            tiles: assumed_piles(&self.ship),
            carried: self.ship.carried(),
            drawn: &self.assumed_draws(),
            // Nobody knows where a repaired tile goes.
            frontier: FrontierRules {
                tile_shuffle: None,
                ..self.frontier_rules()
            },
        });
        let order = self.order(crew);
        let mut plan = self.empty_plan(crew);
        for (place, number) in order.iter().enumerate() {
            let number = usize::from(*number);
            if self.faces_for(crew, number, player) {
                for (index, placed) in self.boards[number].iter().enumerate() {
                    let card = placed.map_or(SlotCard::EMPTY, Placed::slot_card);
                    plan.set(place, index as u8 + 1, card);
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
        let unseen = film.frames.iter().find(|frame| match frame.step {
            Step::TileDrawn { .. } => true,
            Step::Acts { threat, square } => {
                square == Square::Z && threat.card().traits.has(Traits::VORTEX)
            }
            _ => false,
        });
        let last = self.slots() + 1;
        Ok(Answer::Projection {
            certain_until: unseen.map_or(last, |frame| frame.turn - 1),
            film,
        })
    }
}
