//! The cards of Evil Machinations, one function each (GX-7.20 to GX-7.33).

mod comparisons;
mod demands;
mod shooting;

use super::auction::Auction;
use super::cards::Stage;
use super::{Flight, PerShip, Ships};
use crate::cards::Adventure;
use crate::event::Event;
use crate::goods::Colour;
use crate::machinations::Machination;
use crate::question::Secret;
use crate::square::Square;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Where a card of Evil Machinations stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "plot")]
pub(super) enum Plot {
    /// The ship at `turn` faces the card. Those in `marked` lose days when all have.
    Each {
        order: Ships,
        turn: u8,
        marked: Ships,
    },
    /// Ships are counted; values of those before are known.
    Count { order: Ships, values: PerShip<u16> },
    /// The category that Trustbusters count next.
    Trust { category: u8 },
    /// The ship at `turn` demands credits of `target`, who may have refused.
    Demand {
        order: Ships,
        turn: u8,
        target: Option<u8>,
        refused: bool,
    },
    /// Meteors fly at the columns at the left and at the right end of each ship; `right` says which are next.
    Narrows {
        columns: Vec<(u8, u8, u8)>,
        right: bool,
    },
    /// The leader chooses the side from which meteors come.
    Detour { order: Ships },
    /// The human whom poachers took is on the way to this ship.
    Poached { to: u8 },
    /// Shots at ships by how many others are close behind them; the next shot has this number, from zero.
    RearEnd { close: Vec<(u8, u8)>, shot: u8 },
}

/// What came of one ship's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// The owner has to decide.
    Asked,
    /// Nothing more happens to it.
    Done,
    /// It loses the days of the card when all have had their turn.
    Marked,
}

impl Flight {
    pub(super) fn machination(&self) -> Option<Machination> {
        match *self.adventure()? {
            Adventure::Machination(machination) => Some(machination),
            _ => None,
        }
    }

    /// A card of Evil Machinations begins.
    pub(super) fn plot(
        &mut self,
        card: Machination,
        order: Ships,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let alone = order.len() == 1;
        match card {
            Machination::Ambush { .. }
            | Machination::SpeedTrap { .. }
            | Machination::Trustbusters
            | Machination::CrewPoachers
            | Machination::GettingEven { .. }
                if alone =>
            {
                // As GT-20.71: there is nobody to compare with.
                rec.tell_all(|| Event::NoEffect);
                Stage::CardDone
            }
            Machination::Ambush { .. } => Stage::CombatLine {
                line: 0,
                order,
                values: PerShip::default(),
            },
            Machination::WideOpenSpace { .. } => Stage::OpenSpace {
                order,
                turn: 0,
                strengths: PerShip::default(),
            },
            Machination::JunkerForSale { .. } => Stage::Auction(Auction::new(order)),
            Machination::WrongTurn { most, .. } => self.seal(order, Secret::Days { most }, rec),
            Machination::Checkpoint => self.checkpoint(&order, rec),
            Machination::QualityControl => self.quality_control(&order, rec),
            Machination::CosmicRays => self.cosmic_rays(&order, rec),
            Machination::TrafficJam => self.traffic_jam(rec),
            Machination::Copycats { most } => self.copycats(&order, most, rec),
            Machination::RoadNarrows { .. } => self.road_narrows(&order, rec),
            Machination::RearEnder { range, .. } => self.rear_ender(&order, range, rec),
            Machination::Trustbusters => Stage::Plot(Plot::Trust { category: 0 }),
            Machination::SpeedTrap { .. } | Machination::CrewPoachers => Stage::Plot(Plot::Count {
                order,
                values: PerShip::default(),
            }),
            Machination::GettingEven { .. } => Stage::Plot(Plot::Demand {
                order,
                turn: 1,
                target: None,
                refused: false,
            }),
            Machination::MeteorDetour { .. } => Stage::Plot(Plot::Detour { order }),
            Machination::CustomsInspection { .. }
            | Machination::EcoPatrol { .. }
            | Machination::SystemTest { .. }
            | Machination::StrandedShip { .. }
            | Machination::TollGate { .. }
            | Machination::MagneticStorm
            | Machination::LooseBolts
            | Machination::BargainHunters { .. } => Stage::Plot(Plot::Each {
                order,
                turn: 0,
                marked: Ships::default(),
            }),
        }
    }

    /// One step of a card of Evil Machinations.
    pub(super) fn plot_step(&mut self, plot: Plot, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(card) = self.machination() else {
            return Stage::CardDone;
        };
        match plot {
            Plot::Each {
                order,
                turn,
                mut marked,
            } => {
                let Some(ship) = order.get(usize::from(turn)).copied() else {
                    return self.after_each(card, &marked, rec);
                };
                let came = self.turn_of(card, usize::from(ship), &marked, rec);
                if came == Turn::Marked {
                    marked.push(ship);
                }
                Stage::Plot(Plot::Each {
                    order,
                    turn: turn + u8::from(came != Turn::Asked),
                    marked,
                })
            }
            Plot::Count { order, values } => self.count(card, order, values, rec),
            Plot::Trust { category } => self.trustbusters(category, rec),
            Plot::Demand {
                order,
                turn,
                target,
                refused,
            } => self.getting_even(card, order, turn, (target, refused), rec),
            Plot::Narrows { columns, right } => self.narrow_road(card, columns, right, rec),
            Plot::Detour { order } => self.detour(order, rec),
            Plot::Poached { to } => {
                self.take_aboard(usize::from(to), 1, false, rec);
                Stage::CardDone
            }
            Plot::RearEnd { close, shot } => self.rear_end(card, close, shot, rec),
        }
    }

    /// What one ship faces, in flight order (GX-0.20).
    fn turn_of(
        &mut self,
        card: Machination,
        ship: usize,
        marked: &[u8],
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
        match card {
            Machination::CustomsInspection { price } => self.inspect_customs(ship, price, rec),
            Machination::EcoPatrol { price } => self.patrol(ship, price, rec),
            Machination::SystemTest { components } => self.test_system(ship, components, rec),
            Machination::StrandedShip {
                tokens, credits, ..
            } => self.help_stranded(ship, tokens, credits, marked, rec),
            Machination::TollGate { price, days } => self.toll(ship, price, days, rec),
            Machination::MagneticStorm => {
                let count = self.pilots[ship].ship.magnetic().len() as u8;
                self.lose_tokens(ship, count, rec);
                Turn::Done
            }
            Machination::LooseBolts => {
                let from = self.pilots[ship].ship.loose();
                self.demand_component(ship, from, rec);
                Turn::Done
            }
            Machination::BargainHunters { most, bonus, .. } => self.bargain(ship, most, bonus, rec),
            _ => Turn::Done,
        }
    }

    /// All have had their turn: who is marked loses the days, the one farthest behind first (GX-0.22).
    fn after_each(
        &mut self,
        card: Machination,
        marked: &[u8],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Machination::StrandedShip { days, .. }
        | Machination::TollGate { days, .. }
        | Machination::BargainHunters { days, .. } = card
        {
            self.lose_days(marked, days, rec);
        }
        Stage::CardDone
    }

    /// Finishing bonuses by the present order; the rules for five players do not apply (GX-7.11).
    fn checkpoint(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let bonuses = self.bonuses.finishing;
        for (ship, bonus) in order.iter().zip(bonuses) {
            self.bonus_in_flight(usize::from(*ship), bonus, rec);
        }
        Stage::CardDone
    }

    /// A bonus that a card pays during the flight (GX-7.25).
    fn bonus_in_flight(&mut self, ship: usize, bonus: u8, rec: &mut impl Recorder<Event>) {
        if bonus > 0 {
            self.earn(ship, bonus, rec);
        }
    }

    /// One roll for all: goods in that column are lost.
    fn cosmic_rays(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let Some(roller) = order.first().copied() else {
            return Stage::CardDone;
        };
        let dice = self.rolls.roll();
        rec.tell_all(|| Event::ColumnRolled { dice, roller });
        for ship in order.iter().map(|ship| usize::from(*ship)) {
            let state = &self.pilots[ship].ship;
            let board = state.board();
            let column = board.line(true, board.line_of(true, dice));
            let mut from: Vec<(Square, Colour)> = Vec::new();
            for square in state.holds().and(column).iter() {
                let goods = state.contents(square).goods;
                for colour in Colour::ALL {
                    from.extend((0..goods.of(colour)).map(|_| (square, colour)));
                }
            }
            self.goods_lost(ship, &from, rec);
        }
        Stage::CardDone
    }

    /// Every ship moves to the space right behind the one ahead, those in hyperspace too (GX-7.24).
    fn traffic_jam(&mut self, rec: &mut impl Recorder<Event>) -> Stage {
        let order = self.flight_order();
        for pair in order.windows(2) {
            let to = self.pilots[usize::from(pair[0])].position - 1;
            let from = self.pilots[usize::from(pair[1])].position;
            if to == from {
                continue;
            }
            self.pilots[usize::from(pair[1])].position = to;
            rec.tell_all(|| Event::Moved {
                ship: pair[1],
                days: (to - from) as i8,
                from,
                to,
            });
        }
        Stage::CardDone
    }

    /// What the winner of an auction gets: components of the junker, as at a Star Depot (GX-7.32).
    pub(super) fn auction_over(
        &mut self,
        winner: Option<u8>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        match (self.machination(), winner) {
            (Some(Machination::JunkerForSale { tiles, most }), Some(winner)) => {
                self.used_opportunity();
                self.open_depot(vec![winner; usize::from(most)], tiles, rec)
            }
            _ => Stage::CardDone,
        }
    }
}
