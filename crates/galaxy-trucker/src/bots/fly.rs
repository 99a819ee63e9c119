//! Decisions after building.

use super::plan::{Level, Trucker};
use crate::cards::{Adventure, Criterion};
use crate::command::Command;
use crate::flight::strongest;
use crate::game::View;
use crate::goods::Goods;
use crate::question::{AlienCabin, HoldGoods, Question};
use crate::ship::Ship;
use crate::square::Squares;
use crate::tiles::Alien;

impl Trucker {
    pub(super) fn answer(
        &mut self,
        view: &View,
        ship: &Ship,
        question: &Question,
    ) -> Option<Command> {
        let card = view.card.map(|card| card.card().adventure);
        Some(match question {
            Question::Heading => Command::Turn {
                turns: ship.best_heading(),
            },
            Question::Repair => Command::Repair {
                remove: ship.default_repair(),
                keep: None,
            },
            Question::PlaceCrew => Command::PlaceCrew {
                aliens: self.aliens(ship),
            },
            Question::GiveUp => Command::GiveUp { leave: false },
            Question::PowerEngines => self.power(view, ship, card, Criterion::Engines),
            Question::PowerCannons => self.power(view, ship, card, Criterion::Cannons),
            Question::Defend { defences, .. } => Command::Defend {
                with: defences.first(),
                battery: None,
            },
            Question::Land { free } => Command::Land {
                planet: self.planet(ship, card, free),
            },
            Question::UseCard => Command::Accept {
                yes: self.wants_card(ship, card),
            },
            Question::TakeReward => Command::Accept {
                yes: self.wants_reward(ship, card),
            },
            Question::Load { offered, leave } => Command::Load {
                holds: ship
                    .default_loading(offered.without_cheapest(*leave))
                    .into_iter()
                    .map(|(square, goods)| HoldGoods { square, goods })
                    .collect(),
            },
            Question::LoseCrew { count } => Command::LoseCrew {
                from: ship.default_crew_loss(*count),
            },
            Question::LoseGoods { colour, count } => Command::LoseGoods {
                from: ship.default_goods_loss(*colour, *count),
            },
            Question::LoseTokens { count } => Command::LoseTokens {
                from: ship.default_batteries(usize::from(*count)),
            },
            Question::KeepPiece { pieces } => Command::Keep {
                square: ship
                    .default_piece(pieces, |piece| ship.humans_in(piece))
                    .first()?,
            },
            Question::Continue => Command::Continue,
        })
    }

    /// Aliens are worth their cabin where their bonus counts and enough humans stay.
    fn aliens(&self, ship: &Ship) -> Vec<AlienCabin> {
        if self.level == Level::Rookie {
            return Vec::new();
        }
        let mut taken = Squares::EMPTY;
        let mut humans = ship.humans();
        let mut aliens = Vec::new();
        for alien in [Alien::Purple, Alien::Brown] {
            let useful = match alien {
                Alien::Purple => ship.cannon_strength_x2(ship.occupied()) > 0,
                Alien::Brown => ship.engine_strength(ship.occupied()) > 0,
            };
            let cabin = ship.alien_cabins(alien).without(taken).first();
            if let Some(square) = cabin.filter(|_| useful && humans >= 6) {
                taken.insert(square);
                humans -= 2;
                aliens.push(AlienCabin { square, alien });
            }
        }
        aliens
    }

    /// How many doubles get a token.
    fn power(
        &mut self,
        view: &View,
        ship: &Ship,
        card: Option<Adventure>,
        of: Criterion,
    ) -> Command {
        let (doubles, forward_first) = match of {
            Criterion::Engines => (ship.double_engines(), false),
            _ => (ship.double_cannons(), true),
        };
        let most = (doubles.len() as u8).min(ship.tokens());
        let chosen = |count: u8| strongest(ship, doubles, count);
        let strength = |count: u8| {
            let powered: Squares = chosen(count).into_iter().collect();
            if forward_first {
                ship.cannon_strength_x2(powered)
            } else {
                ship.engine_strength(powered)
            }
        };
        let fewest = |target: u32| (0..=most).find(|count| strength(*count) >= target);
        let count = match card {
            Some(Adventure::OpenSpace) => {
                let needed = fewest(1).unwrap_or(0);
                match self.level {
                    Level::Rookie => most,
                    // Tokens are kept for shields and fights when they are few.
                    _ if ship.tokens() >= most + 3 => most,
                    _ => needed,
                }
            }
            Some(
                Adventure::Slavers {
                    strength: enemy, ..
                }
                | Adventure::Smugglers {
                    strength: enemy, ..
                }
                | Adventure::Pirates {
                    strength: enemy, ..
                },
            ) => {
                let enemy = 2 * u32::from(enemy);
                match self.level {
                    Level::Rookie => most,
                    _ => fewest(enemy + 1).or_else(|| fewest(enemy)).unwrap_or(0),
                }
            }
            Some(Adventure::CombatZone { .. }) => {
                // Just above the weakest of the others, as far as they show.
                let me = view
                    .players
                    .get(self.seat.index())
                    .map(|player| player.ship);
                let weakest = view
                    .order
                    .iter()
                    .filter(|other| Some(**other) != me)
                    .filter_map(|other| view.ships.get(usize::from(*other))?.counts)
                    .map(|counts| match of {
                        Criterion::Engines => counts.engines,
                        _ => counts.cannons_x2,
                    })
                    .min();
                match (self.level, weakest) {
                    (Level::Rookie, _) | (_, None) => 0,
                    (_, Some(weakest)) => fewest(u32::from(weakest) + 1).unwrap_or(0),
                }
            }
            _ => 0,
        };
        Command::Power {
            doubles: chosen(count),
            batteries: Vec::new(),
        }
    }

    /// Credits that these goods would add to what is aboard.
    fn worth(ship: &Ship, goods: Goods) -> u32 {
        let after: u32 = ship
            .default_loading(goods)
            .iter()
            .map(|(_, goods)| goods.value())
            .sum();
        after.saturating_sub(ship.goods().value())
    }

    /// Whether gaining so many credits is worth losing so many days.
    fn pays(&self, credits: u32, days: u8) -> bool {
        match self.level {
            Level::Rookie => credits > 0,
            Level::Trucker => 2 * credits > u32::from(days),
            Level::Veteran => 3 * credits >= 2 * u32::from(days) && credits > 0,
        }
    }

    fn planet(&self, ship: &Ship, card: Option<Adventure>, free: &[u8]) -> Option<u8> {
        let Some(Adventure::Planets { planets, days }) = card else {
            return None;
        };
        let (planet, worth) = free
            .iter()
            .filter_map(|planet| {
                let goods = planets.get(usize::from(*planet))?;
                Some((*planet, Trucker::worth(ship, *goods)))
            })
            .max_by_key(|(_, worth)| *worth)?;
        self.pays(worth, days).then_some(planet)
    }

    fn wants_card(&self, ship: &Ship, card: Option<Adventure>) -> bool {
        match card {
            Some(Adventure::AbandonedShip {
                crew,
                credits,
                days,
            }) => {
                let left = ship.humans().saturating_sub(crew);
                let least = match self.level {
                    Level::Rookie => 1,
                    Level::Trucker => 2,
                    Level::Veteran => 3,
                };
                left >= least && self.pays(u32::from(credits), days)
            }
            Some(Adventure::AbandonedStation { goods, days, .. }) => {
                self.pays(Trucker::worth(ship, goods), days)
            }
            _ => false,
        }
    }

    fn wants_reward(&self, ship: &Ship, card: Option<Adventure>) -> bool {
        match card {
            Some(
                Adventure::Slavers { credits, days, .. } | Adventure::Pirates { credits, days, .. },
            ) => self.pays(u32::from(credits), days),
            Some(Adventure::Smugglers { goods, days, .. }) => {
                self.pays(Trucker::worth(ship, goods), days)
            }
            _ => false,
        }
    }
}
