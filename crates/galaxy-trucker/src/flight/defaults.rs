//! The cautious defaults of GT-31, and orders given in advance.

use super::Flight;
use crate::cards::Adventure;
use crate::command::Command;
use crate::event::Event;
use crate::question::{HoldGoods, Question, StandingOrder};
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use table::Recorder;

impl Flight {
    /// What is decided for a player whose time runs out (GT-31.4).
    pub fn default_answer(&self, ship: usize) -> Option<Command> {
        let pilot = self.pilots.get(ship)?;
        let state = &pilot.ship;
        Some(match pilot.question.as_ref()? {
            // GT-31.8: somebody who left gives up at the next window.
            Question::GiveUp => Command::GiveUp { leave: pilot.gone },
            Question::PowerEngines => {
                // GT-31.5: one token in Open Space, if the ship would stop otherwise.
                let open_space = self
                    .card()
                    .is_some_and(|card| card.card().adventure == Adventure::OpenSpace);
                let needed = open_space && state.engine_strength(Squares::EMPTY) == 0;
                Command::Power {
                    doubles: state
                        .double_engines()
                        .iter()
                        .take(usize::from(needed))
                        .collect(),
                    batteries: Vec::new(),
                }
            }
            Question::PowerCannons => Command::Power {
                doubles: Vec::new(),
                batteries: Vec::new(),
            },
            Question::Defend { defences, .. } => Command::Defend {
                with: defences.first(),
                battery: None,
            },
            Question::Land { .. } => Command::Land { planet: None },
            Question::UseCard | Question::TakeReward => Command::Accept { yes: false },
            Question::Load { offered, leave } => Command::Load {
                holds: state
                    .default_loading(offered.without_cheapest(*leave))
                    .into_iter()
                    .map(|(square, goods)| HoldGoods { square, goods })
                    .collect(),
            },
            Question::LoseCrew { count } => Command::LoseCrew {
                from: state.default_crew_loss(*count),
            },
            Question::LoseGoods { colour, count } => Command::LoseGoods {
                from: state.default_goods_loss(*colour, *count),
            },
            Question::LoseTokens { count } => Command::LoseTokens {
                from: state.default_batteries(usize::from(*count)),
            },
            Question::KeepPiece { pieces } => Command::Keep {
                square: state
                    .default_piece(pieces, |piece| state.humans_in(piece))
                    .first()?,
            },
            // Asked before and after the flight.
            Question::Heading | Question::Repair | Question::PlaceCrew | Question::Continue => {
                return None;
            }
        })
    }

    pub(super) fn answer_by_default(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        if let Some(command) = self.default_answer(ship) {
            // A default is always an accepted answer; if it were not, the question would stay.
            let _ = self.decide(ship, &command, rec);
        }
    }

    /// What an order in advance says to the question of this ship.
    pub(super) fn ordered(&self, ship: usize) -> Option<Command> {
        let pilot = self.pilots.get(ship)?;
        let power = |squares: Squares, doubles: u8| {
            let doubles = strongest(&pilot.ship, squares, doubles);
            Command::Power {
                doubles,
                batteries: Vec::new(),
            }
        };
        match (pilot.order.as_ref()?, pilot.question.as_ref()?) {
            (StandingOrder::Pass, Question::PowerEngines | Question::PowerCannons) => {
                Some(power(Squares::EMPTY, 0))
            }
            (StandingOrder::Pass, Question::Land { .. }) => Some(Command::Land { planet: None }),
            (StandingOrder::Pass, Question::UseCard | Question::TakeReward) => {
                Some(Command::Accept { yes: false })
            }
            (StandingOrder::Accept, Question::UseCard | Question::TakeReward) => {
                Some(Command::Accept { yes: true })
            }
            (StandingOrder::Land { planets }, Question::Land { free }) => Some(Command::Land {
                planet: planets.iter().copied().find(|planet| free.contains(planet)),
            }),
            (StandingOrder::Power { doubles }, Question::PowerEngines) => {
                Some(power(pilot.ship.double_engines(), *doubles))
            }
            (StandingOrder::Power { doubles }, Question::PowerCannons) => {
                Some(power(pilot.ship.double_cannons(), *doubles))
            }
            _ => None,
        }
    }
}

/// So many of these doubles as tokens allow, forward cannons first.
pub(crate) fn strongest(ship: &Ship, doubles: Squares, most: u8) -> Vec<Square> {
    let forward = doubles.and(ship.barrels[Side::Front.index()]);
    forward
        .iter()
        .chain(doubles.without(forward).iter())
        .take(usize::from(most.min(ship.tokens())))
        .collect()
}
