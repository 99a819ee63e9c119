//! Decisions about bonus cards, new adventure cards and insurance (GX-9, GX-16, GX-17).

use super::plan::{Level, Trucker, ship_of};
use crate::cards::{Adventure, Hazards, JunkBox, JunkCost, Size};
use crate::command::Command;
use crate::game::View;
use crate::question::{Fitting, Question, Secret};
use crate::ship::Ship;
use crate::tiles::TileId;

impl Trucker {
    /// The answer to a question of these modules. `credits` are those at hand.
    pub(super) fn answer_bonus(
        &mut self,
        view: &View,
        ship: &Ship,
        question: &Question,
        credits: u32,
    ) -> Option<Command> {
        let card = view.card.map(|card| card.card().adventure);
        Some(match question {
            Question::Seal {
                what: Secret::HiddenDie,
            } => Command::Seal {
                // A high number costs the others more; always the same one would be guessed.
                number: match self.level {
                    Level::Rookie => self.dice.roll(6) as u8,
                    _ => 3 + self.dice.roll(3) as u8,
                },
            },
            Question::Seal {
                what: Secret::Offer,
            } => {
                // A component is worth a credit or two.
                let most = credits.min(if self.level == Level::Rookie { 1 } else { 3 });
                Command::Seal {
                    number: self.dice.below(most + 1) as u8,
                }
            }
            // A day or two is cheaper than a heavy shot; a rookie does not see it coming.
            Question::Seal {
                what: Secret::Days { most },
            } => Command::Seal {
                number: match self.level {
                    Level::Rookie => 0,
                    _ => self.dice.roll(2).min(u32::from(*most)) as u8,
                },
            },
            Question::Guess => Command::Guess {
                number: self.dice.roll(6) as u8,
            },
            Question::Coordinates => self.coordinates(view, ship),
            Question::Volley { rows, targets } => Command::Volley {
                row: rows
                    .iter()
                    .copied()
                    .max_by_key(|row| danger(billiard_row(card, *row)))?,
                // The one farthest ahead.
                target: *targets.first()?,
            },
            Question::Stop { free } => Command::Stop {
                at: self.junk_box(ship, card, free),
            },
            Question::Fit { tiles } => Command::Fit {
                part: self.best_part(view, ship, tiles),
            },
            Question::TakeAboard { humans, .. } => Command::TakeAboard {
                cabins: ship.default_aboard(*humans),
            },
            Question::Recharge { tokens } => Command::Recharge {
                batteries: ship.default_recharge(*tokens),
            },
            // Worth its price to who expects to lose more than the maximum.
            Question::Insurance { price, most } => Command::Accept {
                yes: self.level != Level::Rookie
                    && credits >= 3 * u32::from(*price)
                    && ship.exposed() > u32::from(*most) / 2,
            },
            _ => return None,
        })
    }

    /// The component of most others that is not one of mine, if there is any.
    fn coordinates(&self, view: &View, ship: &Ship) -> Command {
        let me = view.players.get(self.seat.index()).map(|own| own.ship);
        let others: Vec<Ship> = view
            .order
            .iter()
            .filter(|other| Some(**other) != me)
            .filter_map(|other| ship_of(view, usize::from(*other)))
            .collect();
        let board = ship.board();
        let hit = |state: &Ship, column, row| {
            board
                .at_numbers(column, row)
                .is_some_and(|square| state.occupied().has(square))
        };
        let named = (1..=12)
            .flat_map(|column| (1..=12).map(move |row| (column, row)))
            .filter(|(column, row)| board.may_name(*column, *row))
            .max_by_key(|(column, row)| {
                let harm = others
                    .iter()
                    .filter(|other| hit(other, *column, *row))
                    .count();
                if hit(ship, *column, *row) {
                    -1
                } else {
                    harm as i32
                }
            });
        let (column, row) = named.unwrap_or((2, 12));
        Command::Coordinates { column, row }
    }

    /// The box whose reward is worth most after its cost.
    fn junk_box(&self, ship: &Ship, card: Option<Adventure>, free: &[u8]) -> Option<u8> {
        let Some(Adventure::SpaceJunkyard { boxes, days }) = card else {
            return None;
        };
        let value = |junk: &JunkBox| {
            let reward = junk.reward;
            let room = ship.places_aboard().len().min(usize::from(reward.humans)) as i32;
            let charge: i32 = ship
                .default_recharge(reward.tokens)
                .iter()
                .map(|battery| i32::from(battery.tokens))
                .sum::<i32>()
                .min(i32::from(reward.tokens));
            let gain = i32::from(reward.credits)
                + i32::from(reward.days)
                + room
                + charge
                + Trucker::worth(ship, reward.goods) as i32;
            let cost = match junk.cost {
                JunkCost::Crew { crew } if ship.humans() <= crew + 1 => 100,
                JunkCost::Crew { crew } => 2 * i32::from(crew),
                JunkCost::Tokens { tokens } => i32::from(tokens),
                JunkCost::Hazards { hazards } => danger(Some(hazards)),
            };
            gain - cost
        };
        let (at, best) = free
            .iter()
            .filter_map(|at| Some((*at, value(boxes.get(usize::from(*at))?))))
            .max_by_key(|(_, value)| *value)?;
        self.pays(best.max(0) as u32, days).then_some(at)
    }

    /// The component that makes the ship most valuable, if it is worth losing a day.
    fn best_part(&self, view: &View, ship: &Ship, tiles: &[TileId]) -> Option<Fitting> {
        if self.level == Level::Rookie {
            return None;
        }
        let number = view.flight.number;
        let before = self.weights.value(ship, number);
        let gain = |part: &Fitting| {
            let after = ship.fitted(part, &[]).map(|(after, _)| after);
            after.map_or(i32::MIN, |after| self.weights.value(&after, number)) - before
        };
        // Only on empty squares: what a replaced component holds is lost.
        let best = tiles
            .iter()
            .flat_map(|tile| ship.places_for(*tile))
            .filter(|part| !ship.occupied().has(part.square))
            .map(|part| (gain(&part), part))
            .max_by_key(|(gain, _)| *gain)?;
        (best.0 >= 2 * self.weights.least_gain).then_some(best.1)
    }
}

fn billiard_row(card: Option<Adventure>, row: u8) -> Option<Hazards> {
    match card? {
        Adventure::SpaceBilliards { rows } => rows.get(usize::from(row)).copied(),
        _ => None,
    }
}

/// How bad hazards are: a large one counts twice.
fn danger(hazards: Option<Hazards>) -> i32 {
    let hazards = hazards.iter().flat_map(|hazards| hazards.iter());
    hazards
        .map(|hazard| if hazard.size == Size::Large { 2 } else { 1 })
        .sum()
}
