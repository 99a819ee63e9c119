//! Decisions about Evil Machinations and auctions (GX-7, GX-0.23). Computer players take no loan of their own accord.

use super::plan::{Level, Trucker, ship_of};
use crate::command::Command;
use crate::game::{SeatView, View};
use crate::question::{Instead, Question};
use crate::ship::Ship;
use crate::side::Side;

impl Trucker {
    pub(super) fn answer_machination(
        &mut self,
        view: &View,
        own: &SeatView,
        ship: &Ship,
        question: &Question,
    ) -> Option<Command> {
        let surrender = |from| Command::Surrender {
            from,
            batteries: Vec::new(),
        };
        Some(match question {
            Question::ChooseMachination => Command::ChooseMachination {
                card: *self.dice.pick(&own.machinations)?,
            },
            Question::Bid { least, .. } => self.bid(own, *least),
            Question::Pay {
                credits, instead, ..
            } => Command::Accept {
                yes: own.credits >= u32::from(*credits) && self.would_pay(ship, *credits, *instead),
            },
            Question::Customs { price } => surrender(ship.default_declaration(own.credits, *price)),
            Question::EcoPatrol { price, .. } => {
                surrender(ship.default_emptied(own.credits, *price))
            }
            Question::SystemTest { each, .. } => surrender(ship.default_discards(*each)),
            Question::Surrender { from } => {
                surrender(ship.default_surrender(*from).into_iter().collect())
            }
            // The ship right ahead is the rival for the next place.
            Question::Demand { of } => Command::Demand { of: *of.last()? },
            Question::Aim { ship: at, columns } => Command::Aim {
                column: sore_column(&ship_of(view, usize::from(*at))?, columns)?,
            },
            Question::ChooseSide => Command::ChooseSide {
                side: safest_side(ship),
            },
            Question::Sell { most, bonus } => {
                let blocks = ship.best_sale(*most);
                let gain = u32::from(*bonus) * blocks.len() as u32;
                let blocks = if self.pays(gain, 1) {
                    blocks
                } else {
                    Vec::new()
                };
                Command::Sell { blocks }
            }
            _ => return None,
        })
    }

    /// A bid while the price is small and at hand.
    fn bid(&self, own: &SeatView, least: u8) -> Command {
        let most = match self.level {
            Level::Rookie => 1,
            Level::Trucker => 3,
            Level::Veteran => 4,
        };
        let credits = (least <= most && own.credits >= u32::from(least)).then_some(least);
        Command::Bid { credits }
    }

    /// Whether the price is worth more than what happens otherwise.
    fn would_pay(&self, ship: &Ship, credits: u8, instead: Instead) -> bool {
        match instead {
            Instead::Days { days } => !self.pays(u32::from(credits), days),
            Instead::Shot => {
                let shielded = !ship.shields[Side::Rear.index()].is_empty() && ship.tokens() > 0;
                self.level != Level::Rookie && !shielded
            }
        }
    }
}

/// The column in which a shot from the rear takes the most with it.
fn sore_column(ship: &Ship, columns: &[u8]) -> Option<u8> {
    columns.iter().copied().max_by_key(|column| {
        ship.struck(Side::Rear, *column).map_or(0, |struck| {
            let mut rest = *ship;
            rest.take(struck);
            let largest = rest.pieces().iter().map(|piece| piece.len()).max();
            ship.occupied().len() - largest.unwrap_or(0)
        })
    })
}

/// The side from which meteors do the least harm: few exposed connectors, a cannon for the large one.
fn safest_side(ship: &Ship) -> Side {
    let risk = |side: Side| {
        let open = 2 * ship.exposed_on(side).len();
        let unguarded = u32::from(ship.barrels[side.index()].is_empty());
        let unshielded = u32::from(ship.shields[side.index()].is_empty() || ship.tokens() == 0);
        open + 3 * unguarded + 3 * unshielded
    };
    Side::ALL
        .into_iter()
        .min_by_key(|side| risk(*side))
        .unwrap_or(Side::Front)
}
