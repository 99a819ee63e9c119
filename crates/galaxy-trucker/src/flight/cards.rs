//! The cards, step by step (GT-20). Each stage either does one thing or asks one question, and names the stage after it.

use super::{Flight, Reply};
use crate::cards::{Adventure, Criterion, Hazards, Penalty};
use crate::event::{Event, FightOutcome, GaveUpBecause};
use crate::goods::Goods;
use crate::question::Question;
use crate::route;
use crate::square::Squares;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Where a flight stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "stage")]
pub(super) enum Stage {
    /// Everybody says whether they go on (GT-21.15); those in `leaving` do not.
    Window {
        /// Ships whose owners chose to leave.
        leaving: Vec<u8>,
    },
    /// The next card is turned over.
    Reveal,
    /// Open Space: the ship at `turn` decides and moves.
    OpenSpace { order: Vec<u8>, turn: u8 },
    /// Planets: the ship at `turn` chooses; `landed` has a planet for each of those before.
    Landing {
        order: Vec<u8>,
        landed: Vec<Option<u8>>,
    },
    /// Planets: the ship at `turn` loads.
    Loading {
        order: Vec<u8>,
        landed: Vec<Option<u8>>,
        turn: u8,
    },
    /// Abandoned Ship or Station: offered to the ship at `turn`.
    Offer { order: Vec<u8>, turn: u8 },
    /// Its user has given up crew or loaded goods.
    OfferUsed { ship: u8 },
    /// An enemy attacks the ship at `turn`.
    Attack {
        order: Vec<u8>,
        turn: u8,
        defeated: Vec<u8>,
    },
    /// The winner decides about the reward.
    Victory { ship: u8, defeated: Vec<u8> },
    /// The winner has the reward and loses the days.
    Spoils { ship: u8, defeated: Vec<u8> },
    /// Hazards fly at these ships; `index` is the next one. After the last, the next line of a Combat Zone, or the end.
    Hazards {
        targets: Vec<u8>,
        index: u8,
        line: Option<u8>,
    },
    /// A line of a Combat Zone: values of those before `turn` are known.
    CombatLine {
        line: u8,
        order: Vec<u8>,
        values: Vec<u16>,
    },
    /// The card is resolved; forced departures follow (GT-21.16).
    CardDone,
    /// Ships that must leave do; then the next card, if there is one.
    Departures { reveal: bool },
    /// Nobody flies, or no card is left (GT-20.3).
    Over,
}

impl Flight {
    fn adventure(&self) -> Option<Adventure> {
        self.unprinted
            .or_else(|| Some(self.card()?.card().adventure))
    }

    /// One step. Only called when nobody has to decide anything.
    pub(super) fn step(&mut self, rec: &mut impl Recorder<Event>) {
        let stage = std::mem::replace(&mut self.stage, Stage::Over);
        self.stage = match stage {
            Stage::Window { leaving } => self.close_window(&leaving, rec),
            Stage::Reveal => self.reveal(rec),
            Stage::OpenSpace { order, turn } => self.open_space(order, turn, rec),
            Stage::Landing { order, landed } => self.landing(order, landed, rec),
            Stage::Loading {
                order,
                landed,
                turn,
            } => self.loading(order, landed, turn, rec),
            Stage::Offer { order, turn } => self.offer(order, turn, rec),
            Stage::OfferUsed { ship } => self.offer_used(ship, rec),
            Stage::Attack {
                order,
                turn,
                defeated,
            } => self.attack(order, turn, defeated, rec),
            Stage::Victory { ship, defeated } => self.victory(ship, defeated, rec),
            Stage::Spoils { ship, defeated } => {
                if let Some((_, days, _)) = self.enemy_reward() {
                    self.advance_days(usize::from(ship), -days, rec);
                }
                after_attacks(defeated)
            }
            Stage::Hazards {
                targets,
                index,
                line,
            } => self.next_hazard(targets, index, line, rec),
            Stage::CombatLine {
                line,
                order,
                values,
            } => self.combat_line(line, order, values, rec),
            Stage::CardDone => {
                rec.tell_all(|| Event::CardResolved);
                for pilot in &mut self.pilots {
                    pilot.order = None;
                }
                Stage::Departures {
                    reveal: usize::from(self.revealed) < self.deck.len(),
                }
            }
            Stage::Departures { reveal } => self.departures(reveal, rec),
            Stage::Over => Stage::Over,
        };
        // A question asked of somebody who is not waited for is answered before its stage is in place.
        self.settle_leaving();
    }

    /// Ships that must give up do so: first those without humans, then those lapped (GT-21.16).
    fn departures(&mut self, reveal: bool, rec: &mut impl Recorder<Event>) -> Stage {
        if !self.learning {
            for ship in 0..self.pilots.len() {
                let pilot = &self.pilots[ship];
                if pilot.in_flight() && pilot.ship.humans() == 0 {
                    self.give_up(ship, GaveUpBecause::NoHumans, rec);
                }
            }
            let order = self.flight_order();
            if let Some(leader) = order.first() {
                let leader = self.pilots[usize::from(*leader)].position;
                for ship in order {
                    let ship = usize::from(ship);
                    if route::laps(leader, self.pilots[ship].position) {
                        self.give_up(ship, GaveUpBecause::Lapped, rec);
                    }
                }
            }
        }
        let order = self.flight_order();
        if order.is_empty() || !reveal {
            return Stage::Over;
        }
        if self.learning {
            // GT-24.8: there is no giving up, so there is nothing to ask.
            return Stage::Reveal;
        }
        self.stage = Stage::Window {
            leaving: Vec::new(),
        };
        for ship in order {
            self.ask(usize::from(ship), Question::GiveUp, rec);
        }
        std::mem::replace(&mut self.stage, Stage::Over)
    }

    /// Notes that the owner of a ship leaves when the window closes (GT-31.18).
    pub(super) fn leave_at_window(&mut self, ship: usize) {
        if let Stage::Window { leaving } = &mut self.stage {
            leaving.push(ship as u8);
        }
    }

    fn settle_leaving(&mut self) {
        for pilot in &mut self.pilots {
            if !pilot.in_flight() {
                pilot.question = None;
                pilot.reply = None;
            }
        }
    }

    fn close_window(&mut self, leaving: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        for ship in leaving {
            self.give_up(usize::from(*ship), GaveUpBecause::Choice, rec);
        }
        if self.flight_order().is_empty() {
            Stage::Over
        } else {
            Stage::Reveal
        }
    }

    fn reveal(&mut self, rec: &mut impl Recorder<Event>) -> Stage {
        if self.unprinted.is_none() {
            self.revealed += 1;
            let Some(card) = self.card() else {
                return Stage::Over;
            };
            rec.tell_all(|| Event::CardRevealed {
                index: self.revealed - 1,
                of: self.deck.len() as u8,
                card,
            });
        }
        let Some(adventure) = self.adventure() else {
            return Stage::Over;
        };
        let order = self.flight_order();
        let alone = order.len() == 1;
        match adventure {
            Adventure::OpenSpace => Stage::OpenSpace { order, turn: 0 },
            Adventure::Stardust => self.stardust(&order, rec),
            Adventure::Epidemic => self.epidemic(&order, rec),
            Adventure::Sabotage | Adventure::CombatZone { .. } if alone => {
                rec.tell_all(|| Event::NoEffect);
                Stage::CardDone
            }
            Adventure::Sabotage => self.sabotage(&order, rec),
            Adventure::MeteoricSwarm { .. } => Stage::Hazards {
                targets: order,
                index: 0,
                line: None,
            },
            Adventure::Planets { .. } => Stage::Landing {
                order,
                landed: Vec::new(),
            },
            Adventure::AbandonedShip { .. } | Adventure::AbandonedStation { .. } => {
                Stage::Offer { order, turn: 0 }
            }
            Adventure::Slavers { .. } | Adventure::Smugglers { .. } | Adventure::Pirates { .. } => {
                Stage::Attack {
                    order,
                    turn: 0,
                    defeated: Vec::new(),
                }
            }
            Adventure::CombatZone { .. } => Stage::CombatLine {
                line: 0,
                order,
                values: Vec::new(),
            },
        }
    }

    /// The strength of a ship: decided, or asked for now. Without doubles or tokens there is nothing to decide (GT-31.20).
    fn strength(
        &mut self,
        ship: usize,
        of: Criterion,
        rec: &mut impl Recorder<Event>,
    ) -> Option<u16> {
        let pilot = &mut self.pilots[ship];
        if let Some(Reply::Strength(value)) = pilot.reply {
            pilot.reply = None;
            return Some(value);
        }
        let (question, doubles) = match of {
            Criterion::Crew => {
                let value = u16::from(pilot.ship.crew());
                self.announce(ship, of, value, &[], &[], rec);
                return Some(value);
            }
            Criterion::Engines => (Question::PowerEngines, pilot.ship.double_engines()),
            Criterion::Cannons => (Question::PowerCannons, pilot.ship.double_cannons()),
        };
        if doubles.is_empty() || pilot.ship.tokens() == 0 {
            let value = self.unpowered(ship, of);
            self.announce(ship, of, value, &[], &[], rec);
            return Some(value);
        }
        self.ask(ship, question, rec);
        // Answered already: by an order, or for somebody who left.
        match self.pilots[ship].reply.take() {
            Some(Reply::Strength(value)) => Some(value),
            other => {
                self.pilots[ship].reply = other;
                None
            }
        }
    }

    fn unpowered(&self, ship: usize, of: Criterion) -> u16 {
        let ship = &self.pilots[ship].ship;
        match of {
            Criterion::Engines => ship.engine_strength(Squares::EMPTY) as u16,
            _ => ship.cannon_strength_x2(Squares::EMPTY) as u16,
        }
    }

    fn open_space(&mut self, order: Vec<u8>, turn: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            return Stage::CardDone;
        };
        let Some(strength) = self.strength(ship, Criterion::Engines, rec) else {
            return Stage::OpenSpace { order, turn };
        };
        if strength == 0 && !self.learning {
            self.give_up(ship, GaveUpBecause::NoEngines, rec);
        } else {
            self.advance_days(ship, strength as i8, rec);
        }
        Stage::OpenSpace {
            order,
            turn: turn + 1,
        }
    }

    fn stardust(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        for ship in order.iter().rev() {
            let ship = usize::from(*ship);
            let days = self.pilots[ship].ship.exposed() as i8;
            self.advance_days(ship, -days, rec);
        }
        Stage::CardDone
    }

    fn epidemic(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        for ship in order {
            let state = &mut self.pilots[usize::from(*ship)].ship;
            let infected = state.infected();
            for square in infected.iter() {
                state.lose_crew_member(square);
            }
            if !infected.is_empty() {
                rec.tell_all(|| Event::CrewLost {
                    ship: *ship,
                    from: infected.iter().collect(),
                });
            }
        }
        Stage::CardDone
    }

    fn sabotage(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        // The first of the smallest in flight order is the one farthest ahead (GT-20.85).
        let victim = order
            .iter()
            .min_by_key(|ship| self.pilots[usize::from(**ship)].ship.crew());
        let Some(victim) = victim.copied() else {
            return Stage::CardDone;
        };
        rec.tell_all(|| Event::Weakest {
            ship: victim,
            line: None,
        });
        self.stage = Stage::CardDone;
        for _ in 0..3 {
            let (column, row) = (self.rolls.roll(), self.rolls.roll());
            let ship = &self.pilots[usize::from(victim)].ship;
            let struck = ship
                .board()
                .at_label(column.iter().sum(), row.iter().sum())
                .filter(|square| ship.occupied().has(*square));
            rec.tell_all(|| Event::SabotageRolled {
                ship: victim,
                column,
                row,
                struck,
            });
            if let Some(square) = struck {
                self.destroy(usize::from(victim), square, rec);
                break;
            }
        }
        Stage::CardDone
    }

    fn landing(
        &mut self,
        order: Vec<u8>,
        mut landed: Vec<Option<u8>>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(Adventure::Planets { planets, .. }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(ship) = order.get(landed.len()).map(|ship| usize::from(*ship)) else {
            return Stage::Loading {
                order,
                landed,
                turn: 0,
            };
        };
        let free: Vec<u8> = (0..planets.len() as u8)
            .filter(|planet| !landed.contains(&Some(*planet)))
            .collect();
        if self.pilots[ship].reply.is_none() && !free.is_empty() {
            self.ask(ship, Question::Land { free }, rec);
            if self.pilots[ship].reply.is_none() {
                return Stage::Landing { order, landed };
            }
        }
        let planet = match self.pilots[ship].reply.take() {
            Some(Reply::Planet(planet)) => planet,
            _ => None,
        };
        rec.tell_all(|| Event::Landed {
            ship: ship as u8,
            planet,
        });
        landed.push(planet);
        Stage::Landing { order, landed }
    }

    fn loading(
        &mut self,
        order: Vec<u8>,
        landed: Vec<Option<u8>>,
        turn: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(Adventure::Planets { planets, days }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            // GT-20.20: the one farthest behind moves first.
            for (ship, planet) in order.iter().zip(&landed).rev() {
                if planet.is_some() {
                    self.advance_days(usize::from(*ship), -(days as i8), rec);
                }
            }
            return Stage::CardDone;
        };
        let planet = landed.get(usize::from(turn)).copied().flatten();
        if let Some(goods) = planet.and_then(|planet| planets.get(usize::from(planet))) {
            self.offer_goods(ship, *goods, rec);
        }
        Stage::Loading {
            order,
            landed,
            turn: turn + 1,
        }
    }

    /// Takes what the bank has of these blocks and lets the player store them (GT-17).
    fn offer_goods(&mut self, ship: usize, goods: Goods, rec: &mut impl Recorder<Event>) {
        let offered = goods.at_most(self.bank);
        self.bank = self.bank.minus(offered);
        if self.pilots[ship].ship.holds().is_empty() {
            self.bank = self.bank.plus(offered);
            rec.tell_all(|| Event::Loaded {
                ship: ship as u8,
                offered,
                holds: Vec::new(),
                discarded: offered,
            });
        } else {
            self.ask(ship, Question::Load { offered }, rec);
        }
    }

    fn offer(&mut self, order: Vec<u8>, turn: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let (crew, gives_crew, goods) = match self.adventure() {
            Some(Adventure::AbandonedShip { crew, .. }) => (crew, true, Goods::NONE),
            Some(Adventure::AbandonedStation { crew, goods, .. }) => (crew, false, goods),
            _ => return Stage::CardDone,
        };
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            return Stage::CardDone;
        };
        let next = Stage::Offer {
            order: order.clone(),
            turn: turn + 1,
        };
        // GT-31.24: who has too little crew is not asked.
        if self.pilots[ship].ship.crew() < crew {
            return next;
        }
        if self.pilots[ship].reply.is_none() {
            self.ask(ship, Question::UseCard, rec);
        }
        match self.pilots[ship].reply.take() {
            None => Stage::Offer { order, turn },
            Some(Reply::Yes) => {
                rec.tell_all(|| Event::Accepted {
                    ship: ship as u8,
                    yes: true,
                });
                if gives_crew {
                    self.lose_crew(ship, crew, rec);
                } else {
                    self.offer_goods(ship, goods, rec);
                }
                Stage::OfferUsed { ship: ship as u8 }
            }
            Some(_) => {
                rec.tell_all(|| Event::Accepted {
                    ship: ship as u8,
                    yes: false,
                });
                next
            }
        }
    }

    fn offer_used(&mut self, ship: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let ship = usize::from(ship);
        match self.adventure() {
            Some(Adventure::AbandonedShip { credits, days, .. }) => {
                self.earn(ship, credits, rec);
                self.advance_days(ship, -(days as i8), rec);
            }
            Some(Adventure::AbandonedStation { days, .. }) => {
                self.advance_days(ship, -(days as i8), rec);
            }
            _ => {}
        }
        Stage::CardDone
    }

    /// Strength of the enemy, days for its reward, and whether the reward is goods.
    fn enemy_reward(&self) -> Option<(u8, i8, Option<Goods>)> {
        match self.adventure()? {
            Adventure::Slavers { strength, days, .. }
            | Adventure::Pirates { strength, days, .. } => Some((strength, days as i8, None)),
            Adventure::Smugglers {
                strength,
                goods,
                days,
                ..
            } => Some((strength, days as i8, Some(goods))),
            _ => None,
        }
    }

    fn attack(
        &mut self,
        order: Vec<u8>,
        turn: u8,
        mut defeated: Vec<u8>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some((enemy, ..)) = self.enemy_reward() else {
            return Stage::CardDone;
        };
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            return after_attacks(defeated);
        };
        let Some(strength) = self.strength(ship, Criterion::Cannons, rec) else {
            return Stage::Attack {
                order,
                turn,
                defeated,
            };
        };
        let outcome = match strength.cmp(&(u16::from(enemy) * 2)) {
            std::cmp::Ordering::Greater => FightOutcome::Won,
            std::cmp::Ordering::Equal => FightOutcome::Tied,
            std::cmp::Ordering::Less => FightOutcome::Lost,
        };
        rec.tell_all(|| Event::Fought {
            ship: ship as u8,
            outcome,
        });
        match outcome {
            FightOutcome::Won => {
                if self.learning {
                    // GT-24.11: no choice.
                    self.pilots[ship].reply = Some(Reply::Yes);
                } else {
                    self.ask(ship, Question::TakeReward, rec);
                }
                return Stage::Victory {
                    ship: ship as u8,
                    defeated,
                };
            }
            FightOutcome::Tied => {}
            FightOutcome::Lost => match self.adventure() {
                Some(Adventure::Slavers { crew, .. }) => self.lose_crew(ship, crew, rec),
                Some(Adventure::Smugglers { lose, .. }) => self.lose_goods(ship, lose, rec),
                _ => defeated.push(ship as u8),
            },
        }
        Stage::Attack {
            order,
            turn: turn + 1,
            defeated,
        }
    }

    fn victory(&mut self, ship: u8, defeated: Vec<u8>, rec: &mut impl Recorder<Event>) -> Stage {
        let number = usize::from(ship);
        let yes = self.pilots[number].reply.take() == Some(Reply::Yes);
        rec.tell_all(|| Event::Accepted { ship, yes });
        if !yes {
            return after_attacks(defeated);
        }
        match self.adventure() {
            Some(Adventure::Slavers { credits, .. } | Adventure::Pirates { credits, .. }) => {
                self.earn(number, credits, rec);
            }
            Some(Adventure::Smugglers { goods, .. }) => self.offer_goods(number, goods, rec),
            _ => {}
        }
        Stage::Spoils { ship, defeated }
    }

    /// The hazards of the card, or of a line of a Combat Zone.
    fn hazards(&self, line: Option<u8>) -> Option<Hazards> {
        match (self.adventure()?, line) {
            (Adventure::MeteoricSwarm { meteors }, _) => Some(meteors),
            (Adventure::Pirates { fire, .. }, _) => Some(fire),
            (Adventure::CombatZone { lines }, Some(line)) => {
                match lines.get(usize::from(line))?.penalty {
                    Penalty::Fire { shots } => Some(shots),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn next_hazard(
        &mut self,
        targets: Vec<u8>,
        index: u8,
        line: Option<u8>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let hazard = self
            .hazards(line)
            .and_then(|hazards| hazards.get(usize::from(index)).copied());
        let (Some(hazard), Some(roller)) = (hazard, targets.first().copied()) else {
            return match line {
                Some(line) => self.next_line(line),
                None => Stage::CardDone,
            };
        };
        let dice = self.rolls.roll();
        rec.tell_all(|| Event::HazardRolled {
            index,
            hazard,
            dice,
            roller,
        });
        for ship in &targets {
            self.strike(usize::from(*ship), hazard, dice.iter().sum(), rec);
        }
        Stage::Hazards {
            targets,
            index: index + 1,
            line,
        }
    }

    fn next_line(&self, line: u8) -> Stage {
        Stage::CombatLine {
            line: line + 1,
            order: self.flight_order(),
            values: Vec::new(),
        }
    }

    fn combat_line(
        &mut self,
        line: u8,
        order: Vec<u8>,
        mut values: Vec<u16>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(Adventure::CombatZone { lines }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(now) = lines.get(usize::from(line)) else {
            return Stage::CardDone;
        };
        if let Some(ship) = order.get(values.len()) {
            if let Some(value) = self.strength(usize::from(*ship), now.criterion, rec) {
                values.push(value);
            }
            return Stage::CombatLine {
                line,
                order,
                values,
            };
        }
        // The first of the smallest is the one farthest ahead (GT-20.65).
        let weakest = order
            .iter()
            .zip(&values)
            .min_by_key(|(_, value)| **value)
            .map(|(ship, _)| *ship);
        let Some(weakest) = weakest else {
            return Stage::CardDone;
        };
        rec.tell_all(|| Event::Weakest {
            ship: weakest,
            line: Some(line),
        });
        let ship = usize::from(weakest);
        match now.penalty {
            Penalty::Days { days } => self.advance_days(ship, -(days as i8), rec),
            Penalty::Crew { crew } => self.lose_crew(ship, crew, rec),
            Penalty::Goods { goods } => self.lose_goods(ship, goods, rec),
            Penalty::Fire { .. } => {
                return Stage::Hazards {
                    targets: vec![weakest],
                    index: 0,
                    line: Some(line),
                };
            }
        }
        self.next_line(line)
    }
}

/// Pirates shoot when all attacks are over (GT-20.58).
fn after_attacks(defeated: Vec<u8>) -> Stage {
    if defeated.is_empty() {
        Stage::CardDone
    } else {
        Stage::Hazards {
            targets: defeated,
            index: 0,
            line: None,
        }
    }
}
