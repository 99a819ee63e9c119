//! Decisions about Evil Machinations, loans and auctions (GX-7, GX-0.23). A computer player borrows what it lacks for a payment that
//! is worth more than the loan; it repays at the end, since repaying earlier saves nothing (GX-7.13, GX-7.17).

use super::plan::{Level, Trucker, ship_of};
use crate::cards::{Adventure, CardId};
use crate::command::Command;
use crate::flight::{LOAN, REPAYMENT};
use crate::game::{SeatView, View};
use crate::goods::Colour;
use crate::machinations::Machination;
use crate::question::{Instead, Question};
use crate::ship::Ship;
use crate::side::Side;
use crate::square::Square;

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
                card: self.best_machination(own)?,
            },
            Question::Bid { least, .. } => self.bid(own, *least),
            Question::Pay {
                credits, instead, ..
            } => Command::Accept {
                yes: self
                    .cost(view, own.credits, u32::from(*credits))
                    .is_some_and(|cost| self.would_pay(ship, cost, *instead)),
            },
            Question::Customs { price } => surrender(self.declaration(view, own, ship, *price)),
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

    /// The card whose coming helps most. A rookie takes the first.
    fn best_machination(&self, own: &SeatView) -> Option<CardId> {
        let cards = own.machinations.iter().copied();
        let promise = |card: &CardId| match card.card().adventure {
            Adventure::Machination(card) => self.promise(&card, own.credits),
            // An intruder visits its owner too.
            _ => -1,
        };
        match self.level {
            Level::Rookie => own.machinations.first().copied(),
            _ => cards.max_by_key(promise),
        }
    }

    /// What a card promises a player who knows that it comes: above 0 more good than harm. No ship is built yet when it is chosen,
    /// so it depends on how this level builds and on the credits at hand.
    fn promise(&self, card: &Machination, credits: u32) -> i8 {
        let veteran = self.level == Level::Veteran;
        let if_strong = |gain, loss| if veteran { gain } else { loss };
        match card {
            // Credits for goods, for tokens, for a place or for a tidy ship.
            Machination::BargainHunters { .. }
            | Machination::StrandedShip { .. }
            | Machination::Checkpoint
            | Machination::QualityControl => 3,
            // Components for a few credits.
            Machination::JunkerForSale { .. } if credits >= 4 => 2,
            // The weakest suffers: veterans build the strongest cannons and engines.
            Machination::Ambush { .. } | Machination::WideOpenSpace { .. } => if_strong(2, -1),
            // The fastest suffers.
            Machination::SpeedTrap { .. } => if_strong(-2, 1),
            // Those who have no credits suffer.
            Machination::TollGate { .. }
            | Machination::GettingEven { .. }
            | Machination::Copycats { .. } => {
                if credits >= 5 {
                    1
                } else {
                    -2
                }
            }
            Machination::JunkerForSale { .. }
            | Machination::TrafficJam
            | Machination::CrewPoachers => 0,
            // Everybody loses goods or components.
            Machination::CosmicRays
            | Machination::CustomsInspection { .. }
            | Machination::RoadNarrows { .. }
            | Machination::MeteorDetour { .. }
            | Machination::RearEnder { .. }
            | Machination::WrongTurn { .. }
            | Machination::LooseBolts
            | Machination::Trustbusters => -1,
            // A ship with many batteries, shields and double cannons loses most.
            Machination::SystemTest { .. }
            | Machination::EcoPatrol { .. }
            | Machination::MagneticStorm => -2,
        }
    }

    /// What a payment costs with the interest of the loans that it needs (GX-7.12, GX-7.15). None: it cannot be paid, or a rookie
    /// would have to borrow.
    pub(super) fn cost(&self, view: &View, credits: u32, due: u32) -> Option<u32> {
        let missing = due.saturating_sub(credits);
        let interest = missing.div_ceil(LOAN) * (REPAYMENT - LOAN);
        let borrows = view.setup.evil_machinations && self.level != Level::Rookie;
        (missing == 0 || borrows).then_some(due + interest)
    }

    /// The red blocks that are given up at a Customs Inspection: those that the credits do not cover. All are kept where a loan
    /// costs less than half of what would be given up.
    fn declaration(&self, view: &View, own: &SeatView, ship: &Ship, price: u8) -> Vec<Square> {
        let given_up = ship.default_declaration(own.credits, price);
        let lost = u32::from(Colour::Red.value()) * given_up.len() as u32;
        let all = u32::from(price) * u32::from(ship.visible_goods().red);
        let paid = all - u32::from(price) * given_up.len() as u32;
        match self.cost(view, own.credits, all) {
            Some(cost) if 2 * (cost - paid) <= lost => Vec::new(),
            _ => given_up,
        }
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
    fn would_pay(&self, ship: &Ship, credits: u32, instead: Instead) -> bool {
        match instead {
            Instead::Days { days } => !self.pays(credits, days),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GalaxyTrucker;
    use crate::setup::Setup;
    use table::{BotLevel, Game, Seat, SeatInfo, Seed};

    fn at_the_table(level: Level) -> (Trucker, View, SeatView) {
        let setup = Setup {
            evil_machinations: true,
            ..Setup::default()
        };
        let seats = [(); 2].map(|()| SeatInfo::bot("B", BotLevel::Normal));
        let game = GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(1)).unwrap();
        let bot = Trucker::new(level, Seat(0), Seed::from_u64(2));
        (bot, game.view(), game.seat_view(Seat(0)))
    }

    #[test]
    fn a_card_is_chosen_for_what_it_promises() {
        let chosen = |level, credits, names: &[&str]| {
            let (bot, _, mut own) = at_the_table(level);
            own.credits = credits;
            let cards = names.iter().filter_map(|name| CardId::named(name));
            own.machinations = cards.collect();
            let card = bot.best_machination(&own).expect("a card");
            card.card().name
        };
        let (ambush, trap) = ("machinations-ambush", "machinations-speed_trap");
        let test = "machinations-system_test";
        assert_eq!(chosen(Level::Veteran, 0, &[test, ambush, trap]), ambush);
        assert_eq!(chosen(Level::Trucker, 0, &[test, ambush, trap]), trap);
        assert_eq!(chosen(Level::Rookie, 0, &[test, ambush, trap]), test);
        let toll = "machinations-toll_gate";
        let bolts = "machinations-loose_bolts";
        assert_eq!(chosen(Level::Trucker, 9, &[bolts, toll]), toll);
        assert_eq!(chosen(Level::Trucker, 0, &[bolts, toll]), bolts);
    }

    /// Proves GX-7.12 for computer players: a loan for what is worth more.
    #[test]
    fn a_loan_is_taken_where_it_pays() {
        let (bot, view, mut own) = at_the_table(Level::Trucker);
        assert_eq!(bot.cost(&view, 3, 8), Some(10), "one loan");
        assert_eq!(bot.cost(&view, 8, 8), Some(8));
        let (rookie, ..) = at_the_table(Level::Rookie);
        assert_eq!(rookie.cost(&view, 3, 8), None);
        // Two red blocks in a special hold: worth more than two credits and a loan. One is not.
        let mut ship = Ship::started(crate::board::ShipClass::II, 0);
        let hold = Square::at(4, 4).expect("a square");
        let tile = crate::tiles::TileId::new(61).expect("a special hold");
        let rotation = crate::side::Rotation::ALL[0];
        ship.put(hold, crate::ship::Placed { tile, rotation });
        own.credits = 0;
        for (red, given_up) in [(2, 0), (1, 1)] {
            let goods = crate::goods::goods(red, 0, 0, 0);
            let contents = crate::ship::Contents {
                goods,
                ..Default::default()
            };
            ship.set_contents(hold, contents);
            let declared = bot.declaration(&view, &own, &ship, 1);
            assert_eq!(declared.len(), given_up, "{red} red blocks");
        }
    }
}
