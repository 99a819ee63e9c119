//! The cautious defaults of GT-31, and orders given in advance.

use super::Flight;
use crate::cards::{Adventure, Size};
use crate::command::Command;
use crate::event::Event;
use crate::hazard::Hit;
use crate::intruders::WalkStep;
use crate::question::{Boost, Evasion, Question, Shift, StandingOrder, Thrust};
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
                    .adventure()
                    .is_some_and(|adventure| adventure.is_open_space());
                // GX-6.29: so would a half of a twin ship.
                let doubles = state.parts_of_grid().iter().filter_map(|part| {
                    let stops = state.engines_in(*part, Squares::EMPTY) == 0;
                    let needed =
                        open_space && stops && state.uses(self.usable_tokens(ship, *part)) > 0;
                    state.double_engines().and(*part).first().filter(|_| needed)
                });
                Command::Power {
                    doubles: doubles.collect(),
                    batteries: Vec::new(),
                    boosts: Vec::new(),
                }
            }
            Question::PowerCannons => Command::Power {
                doubles: Vec::new(),
                batteries: Vec::new(),
                boosts: Vec::new(),
            },
            Question::Defend {
                defences, boosted, ..
            } => Command::Defend {
                with: defences.first().or_else(|| boosted.first()),
                battery: None,
                booster_battery: None,
            },
            Question::Jump => Command::Jump {
                with: None,
                batteries: Vec::new(),
            },
            Question::Wake => state.wake_all(),
            Question::Land { .. } => Command::Land { planet: None },
            Question::UseCard
            | Question::TakeReward
            | Question::Diplomat
            | Question::InfectedGoods { .. } => Command::Accept { yes: false },
            Question::VoteSide => Command::ChooseSide {
                side: state.safest_side(),
            },
            Question::PayUnion { due } => self.default_union(ship, *due),
            Question::Load { offered, leave, .. } => {
                state.default_load(offered.without_cheapest(*leave))
            }
            Question::LoseCrew { count } => state.default_crew_command(*count),
            Question::LoseFromCabins { cabins, shared, .. } => {
                state.default_cabin_losses(*cabins, *shared)
            }
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
            Question::Bid { .. } => Command::Bid { credits: None },
            Question::Thrust { hit, shifts, .. } => Command::Thrust {
                with: cautious_thrust(hit, shifts),
                battery: None,
            },
            Question::Evade {
                ahead, evasions, ..
            } => Command::Thrust {
                with: cautious_evasion(ahead, evasions),
                battery: None,
            },
            Question::Crubots { .. } => Command::ActivateCrubots {
                stations: Vec::new(),
                batteries: Vec::new(),
            },
            Question::Seal { what } => Command::Seal {
                number: what.range().0,
            },
            Question::Guess => Command::Guess { number: 1 },
            Question::Coordinates => {
                // Beside every board.
                let (column, row) = if state.class().wraps() {
                    (1, 1)
                } else {
                    (2, 12)
                };
                Command::Coordinates { column, row }
            }
            // The mildest row, at the one farthest ahead.
            Question::Volley { rows, targets } => {
                let large = |row: &u8| match self.adventure() {
                    Some(Adventure::SpaceBilliards { rows }) => {
                        rows.get(usize::from(*row)).map_or(0, |row| {
                            row.iter().filter(|one| one.size == Size::Large).count()
                        })
                    }
                    _ => 0,
                };
                Command::Volley {
                    row: rows.iter().copied().min_by_key(large)?,
                    target: *targets.first()?,
                }
            }
            Question::Stop { .. } => Command::Stop { at: None },
            Question::Fit { .. } => Command::Fit { part: None },
            Question::TakeAboard { humans, .. } => Command::TakeAboard {
                cabins: state.default_aboard(*humans),
            },
            Question::Recharge { tokens } => Command::Recharge {
                batteries: state.default_recharge(*tokens),
            },
            Question::UseMembers { .. } => Command::Done,
            Question::Undermine { ship: victim } => {
                Flight::undermining(&self.pilots.get(usize::from(*victim))?.ship)
            }
            Question::GiveGoods { count } => Flight::default_giving(state, *count),
            // Evil Machinations: nobody who is away borrows or sells anything.
            Question::Pay { .. } => Command::Accept { yes: false },
            Question::Customs { price } => {
                surrender(state.default_declaration(self.credits(ship), *price))
            }
            Question::EcoPatrol { price, .. } => {
                surrender(state.default_emptied(self.credits(ship), *price))
            }
            Question::SystemTest { each, .. } => surrender(state.default_discards(*each)),
            Question::Surrender { from } => {
                surrender(state.default_surrender(*from).into_iter().collect())
            }
            // The ship right ahead.
            Question::Demand { of } => Command::Demand { of: *of.last()? },
            Question::Aim { columns, .. } => Command::Aim {
                column: *columns.first()?,
            },
            Question::ChooseSide => Command::ChooseSide { side: Side::Front },
            Question::Sell { .. } => Command::Sell { blocks: Vec::new() },
            Question::LoseHumans { count } => Command::LoseCrew {
                from: state.default_human_loss(*count),
            },
            // Asked before and after the flight.
            Question::ChooseMachination
            | Question::KeepMember
            | Question::DraftMember
            | Question::Heading
            | Question::Repair
            | Question::PlaceCrew
            | Question::Insurance { .. }
            | Question::RollDifficulty
            | Question::Continue => return None,
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
            let free = self.free_uses(ship);
            let doubles = pilot.ship.strongest_powered(squares, doubles, free);
            Command::Power {
                doubles,
                batteries: Vec::new(),
                boosts: Vec::new(),
            }
        };
        match (pilot.order.as_ref()?, pilot.question.as_ref()?) {
            (StandingOrder::Pass, Question::PowerEngines | Question::PowerCannons) => {
                Some(power(Squares::EMPTY, 0))
            }
            (StandingOrder::Pass, Question::Jump) => Some(Command::Jump {
                with: None,
                batteries: Vec::new(),
            }),
            (StandingOrder::Pass, Question::Crubots { .. }) => Some(Command::ActivateCrubots {
                stations: Vec::new(),
                batteries: Vec::new(),
            }),
            (StandingOrder::Pass, Question::Land { .. }) => Some(Command::Land { planet: None }),
            (StandingOrder::Pass, Question::Bid { .. }) => Some(Command::Bid { credits: None }),
            (StandingOrder::Pass, Question::Stop { .. }) => Some(Command::Stop { at: None }),
            (StandingOrder::Pass, Question::Fit { .. }) => Some(Command::Fit { part: None }),
            (StandingOrder::Pass, Question::Sell { .. }) => {
                Some(Command::Sell { blocks: Vec::new() })
            }
            (
                StandingOrder::Pass,
                Question::UseCard | Question::TakeReward | Question::InfectedGoods { .. },
            ) => Some(Command::Accept { yes: false }),
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
                Some(power(pilot.ship.powered_cannons(), *doubles))
            }
            _ => None,
        }
    }
}

/// A thruster that averts the harm, where no shield or cannon could.
pub(crate) fn cautious_thrust(hit: &Hit, shifts: &[Shift]) -> Option<Thrust> {
    let helpless =
        matches!(hit, Hit::Threat { defences, boosted, .. } if defences.or(*boosted).is_empty());
    let safe = shifts.iter().find(|shift| !Ship::harms(&shift.hit));
    safe.filter(|_| helpless).map(|shift| Thrust {
        thruster: shift.thruster,
        to: shift.to,
    })
}

/// A thruster that makes a harmful intruder harmless.
fn cautious_evasion(ahead: &[WalkStep], evasions: &[Evasion]) -> Option<Thrust> {
    let harms = |walk: &[WalkStep]| {
        walk.iter()
            .any(|step| step.charge || !step.devoured.is_empty())
    };
    let safe = evasions.iter().find(|evasion| !harms(&evasion.ahead));
    safe.filter(|_| harms(ahead)).map(|evasion| Thrust {
        thruster: evasion.thruster,
        to: evasion.to,
    })
}

/// Gives these up.
const fn surrender(from: Vec<Square>) -> Command {
    Command::Surrender {
        from,
        batteries: Vec::new(),
    }
}

/// So many of these doubles, double cannons before bidirectional ones, forward ones first.
pub(crate) fn strongest(ship: &Ship, doubles: Squares, most: u8) -> Vec<Square> {
    let forward = ship.barrels[ship.front().index()];
    let weaker = ship.two_way_cannons;
    let groups = [
        doubles.without(weaker).and(forward),
        doubles.without(weaker).without(forward),
        doubles.and(weaker).and(forward),
        doubles.and(weaker).without(forward),
    ];
    groups
        .into_iter()
        .flat_map(|group| group.iter().collect::<Vec<_>>())
        .take(usize::from(most))
        .collect()
}

impl Ship {
    /// Powers more cannons with the tokens that are left after some were powered and boosted.
    pub(crate) fn power_others(
        &self,
        doubles: &mut Vec<Square>,
        boosts: &[Boost],
        tokens: impl Fn(Square) -> u8,
    ) {
        let powered: Squares = doubles.iter().copied().collect();
        for square in strongest(self, self.powered_cannons().without(powered), u8::MAX) {
            let spent = self.power_cost_in(self.part_of(square), doubles, boosts);
            if spent + self.price(1, 1) <= usize::from(tokens(square)) {
                doubles.push(square);
            }
        }
    }
}
