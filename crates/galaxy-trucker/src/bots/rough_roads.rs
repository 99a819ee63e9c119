//! Decisions that Rough Roads cards ask for (GX-8).

use super::plan::{Level, Trucker};
use crate::cards::Adventure;
use crate::command::Command;
use crate::game::View;
use crate::ship::Ship;

impl Trucker {
    /// Infected goods: a human is worth about a credit, and enough must stay to fly on (GX-8.41).
    pub(super) fn wants_infected(&self, ship: &Ship, card: Option<Adventure>, humans: u8) -> bool {
        let best = match card {
            Some(Adventure::Planets { planets, .. }) => planets
                .iter()
                .map(|goods| Trucker::worth(ship, *goods))
                .max(),
            Some(
                Adventure::AbandonedStation { goods, .. } | Adventure::Smugglers { goods, .. },
            ) => Some(Trucker::worth(ship, goods)),
            _ => None,
        };
        let least = if self.level == Level::Rookie { 1 } else { 3 };
        ship.humans() >= humans + least && best.unwrap_or(0) > u32::from(humans)
    }

    /// The crew is paid where finishing is worth it: half the goods, the bonus for the place, and the last card's chance
    /// (GX-8.38). Blue blocks are worth a credit each: they go first. What is missing is borrowed where loans are in play, if
    /// the flight is worth that too (GX-7.12).
    pub(super) fn pay_union(&self, view: &View, credits: u32, ship: &Ship, due: u8) -> Command {
        let finishing = 2 * u32::from(view.flight.number) + ship.goods().value() / 2;
        let blue = ship.goods().blue.min(due);
        let blocks = (blue..=due)
            .find(|blocks| u32::from(due - blocks) <= credits)
            .map(|blocks| ship.cheapest_blocks(blocks))
            .filter(|blocks| usize::from(due) <= blocks.len() + credits as usize);
        if let Some(blocks) = blocks {
            return if u32::from(due) <= finishing || self.level == Level::Rookie {
                Command::PayUnion { blocks }
            } else {
                Command::GiveUp { leave: true }
            };
        }
        let cost = self.cost(view, credits, u32::from(due - blue));
        if cost.is_some_and(|cost| u32::from(blue) + cost <= finishing) {
            let blocks = ship.cheapest_blocks(blue);
            return Command::PayUnion { blocks };
        }
        Command::GiveUp { leave: true }
    }
}
