//! Answers of the players, and losses that may need one (GT-16 to GT-18).

use super::{Flight, Reply};
use crate::cards::Criterion;
use crate::command::Command;
use crate::event::Event;
use crate::goods::{Colour, Goods};
use crate::question::{HoldGoods, Question};
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use table::Recorder;

impl Flight {
    /// The player of a ship decides. Refused means that nothing changed.
    pub fn answer(
        &mut self,
        ship: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.decide(ship, command, rec)?;
        self.run(rec);
        Ok(())
    }

    /// As [`answer`](Flight::answer), without going on.
    pub(super) fn decide(
        &mut self,
        ship: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let asked = self
            .pilots
            .get(ship)
            .and_then(|pilot| pilot.question.as_ref());
        match (command, asked) {
            (Command::GiveUp { leave }, Some(Question::GiveUp)) => {
                self.pilots[ship].question = None;
                if *leave {
                    self.leave_at_window(ship);
                }
                Ok(())
            }
            (Command::Power { doubles, batteries }, Some(Question::PowerEngines)) => {
                self.power(ship, Criterion::Engines, doubles, batteries, rec)
            }
            (Command::Power { doubles, batteries }, Some(Question::PowerCannons)) => {
                self.power(ship, Criterion::Cannons, doubles, batteries, rec)
            }
            (
                Command::Defend { with, battery },
                Some(&Question::Defend {
                    hazard,
                    struck,
                    defences,
                    ..
                }),
            ) => match with {
                None => {
                    self.pilots[ship].question = None;
                    self.destroy(ship, struck, rec);
                    Ok(())
                }
                Some(with) if !defences.has(*with) => Err(Refusal::NoDefence(*with)),
                Some(with) => {
                    let given = battery.map(|square| [square]);
                    let given = given.as_ref().map_or(&[][..], |list| &list[..]);
                    let spent = self.spend(ship, 1, given)?;
                    self.pilots[ship].question = None;
                    if let Some(battery) = spent.first() {
                        self.defended(ship, (hazard, struck), *with, *battery, rec);
                    }
                    Ok(())
                }
            },
            (Command::Land { planet }, Some(Question::Land { free })) => {
                if let Some(planet) = planet
                    && !free.contains(planet)
                {
                    return Err(Refusal::PlanetTaken(*planet));
                }
                self.reply(ship, Reply::Planet(*planet))
            }
            (Command::Accept { yes }, Some(Question::UseCard | Question::TakeReward)) => {
                self.reply(ship, if *yes { Reply::Yes } else { Reply::No })
            }
            (Command::Load { holds }, Some(&Question::Load { offered, leave })) => {
                self.load(ship, offered, leave, holds, rec)
            }
            (Command::LoseCrew { from }, Some(&Question::LoseCrew { count })) => {
                let mut after = self.pilots[ship].ship;
                counted(count, from)?;
                for square in from {
                    if !after.lose_crew_member(*square) {
                        return Err(Refusal::NobodyThere(*square));
                    }
                }
                self.pilots[ship].question = None;
                self.crew_lost(ship, from, rec);
                Ok(())
            }
            (Command::LoseGoods { from }, Some(&Question::LoseGoods { colour, count })) => {
                let mut after = self.pilots[ship].ship;
                counted(count, from)?;
                for square in from {
                    if !after.lose_block(*square, colour) {
                        return Err(Refusal::NoBlockThere(*square));
                    }
                }
                self.pilots[ship].question = None;
                let from: Vec<_> = from.iter().map(|square| (*square, colour)).collect();
                self.goods_lost(ship, &from, rec);
                Ok(())
            }
            (Command::LoseTokens { from }, Some(&Question::LoseTokens { count })) => {
                counted(count, from)?;
                self.spend(ship, from.len(), from)?;
                self.pilots[ship].question = None;
                self.tokens_lost(ship, from, rec);
                Ok(())
            }
            (Command::Keep { square }, Some(Question::KeepPiece { pieces })) => {
                let piece = pieces
                    .iter()
                    .copied()
                    .find(|piece| piece.has(*square))
                    .ok_or(Refusal::NoSuchPiece(*square))?;
                self.pilots[ship].question = None;
                self.keep_piece(ship, piece, rec);
                Ok(())
            }
            _ => Err(Refusal::NotAsked(asked_by(command))),
        }
    }

    fn reply(&mut self, ship: usize, reply: Reply) -> Result<(), Refusal> {
        self.pilots[ship].question = None;
        self.pilots[ship].reply = Some(reply);
        Ok(())
    }

    /// GT-16.6 to GT-16.10.
    fn power(
        &mut self,
        ship: usize,
        of: Criterion,
        doubles: &[Square],
        batteries: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[ship].ship;
        let usable = match of {
            Criterion::Engines => state.double_engines(),
            _ => state.double_cannons(),
        };
        let mut powered = Squares::EMPTY;
        for square in doubles {
            if !usable.has(*square) {
                return Err(Refusal::NotADouble(*square));
            }
            if powered.has(*square) {
                return Err(Refusal::SquareTwice(*square));
            }
            powered.insert(*square);
        }
        let spent = self.spend(ship, doubles.len(), batteries)?;
        let state = &self.pilots[ship].ship;
        let value = match of {
            Criterion::Engines => state.engine_strength(powered),
            _ => state.cannon_strength_x2(powered),
        } as u16;
        self.announce(ship, of, value, doubles, &spent, rec);
        self.reply(ship, Reply::Strength(value))
    }

    pub(super) fn announce(
        &self,
        ship: usize,
        of: Criterion,
        value: u16,
        powered: &[Square],
        batteries: &[Square],
        rec: &mut impl Recorder<Event>,
    ) {
        rec.tell_all(|| Event::Strength {
            ship: ship as u8,
            of,
            value,
            powered: powered.to_vec(),
            batteries: batteries.to_vec(),
        });
    }

    /// Takes tokens out of the named batteries, or out of those of GT-31.27. Refused means that nothing changed.
    fn spend(
        &mut self,
        ship: usize,
        count: usize,
        named: &[Square],
    ) -> Result<Vec<Square>, Refusal> {
        let state = &mut self.pilots[ship].ship;
        if count > usize::from(state.tokens()) {
            return Err(Refusal::TooFewTokens);
        }
        let from = if named.is_empty() {
            state.default_batteries(count)
        } else if named.len() == count {
            named.to_vec()
        } else {
            return Err(Refusal::BatteryCount);
        };
        let mut after = *state;
        for square in &from {
            if !after.lose_token(*square) {
                return Err(Refusal::NoTokenThere(*square));
            }
        }
        *state = after;
        Ok(from)
    }

    /// GT-17.2 to GT-17.6.
    fn load(
        &mut self,
        ship: usize,
        offered: Goods,
        leave: u8,
        holds: &[HoldGoods],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        let before = after.goods();
        let all = before.plus(offered);
        let mut seen = Squares::EMPTY;
        for hold in holds {
            let square = hold.square;
            if !after.holds().has(square) {
                return Err(Refusal::NoHold(square));
            }
            if seen.has(square) {
                return Err(Refusal::SquareTwice(square));
            }
            seen.insert(square);
            if hold.goods.total() > u32::from(after.containers(square)) {
                return Err(Refusal::TooManyBlocks(square));
            }
            if hold.goods.red > 0 && !after.special_holds().has(square) {
                return Err(Refusal::RedInHold(square));
            }
            after.set_goods(square, hold.goods);
        }
        if !all.covers(after.goods()) {
            return Err(Refusal::NoSuchGoods);
        }
        let taken = after.goods().minus(before).total();
        if taken + u32::from(leave) > offered.total() {
            return Err(Refusal::OneBlockLess);
        }
        let discarded = all.minus(after.goods());
        self.pilots[ship].ship = after;
        self.pilots[ship].question = None;
        self.bank = self.bank.plus(discarded);
        rec.tell_all(|| Event::Loaded {
            ship: ship as u8,
            offered,
            holds: contents_of_holds(&after),
            discarded,
        });
        Ok(())
    }

    /// A card takes crew (GT-18.5, GT-18.6).
    pub(super) fn lose_crew(&mut self, ship: usize, count: u8, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        if state.crew() <= count || state.occupied_cabins().len() == 1 {
            let from = state.default_crew_loss(count);
            self.crew_lost(ship, &from, rec);
        } else {
            self.ask(ship, Question::LoseCrew { count }, rec);
        }
    }

    fn crew_lost(&mut self, ship: usize, from: &[Square], rec: &mut impl Recorder<Event>) {
        for square in from {
            self.pilots[ship].ship.lose_crew_member(*square);
        }
        if !from.is_empty() {
            rec.tell_all(|| Event::CrewLost {
                ship: ship as u8,
                from: from.to_vec(),
            });
        }
    }

    /// A card takes goods, the most valuable first, then tokens (GT-18.1 to GT-18.4).
    pub(super) fn lose_goods(&mut self, ship: usize, count: u8, rec: &mut impl Recorder<Event>) {
        let mut left = count;
        let mut from = Vec::new();
        let mut choice = None;
        let state = &self.pilots[ship].ship;
        for colour in Colour::ALL {
            let there = state.goods().of(colour);
            if there > left && state.holding(colour).len() > 1 {
                if left > 0 {
                    choice = Some(Question::LoseGoods {
                        colour,
                        count: left,
                    });
                }
                left = 0;
                break;
            }
            let lost = there.min(left);
            left -= lost;
            from.extend(
                state
                    .default_goods_loss(colour, lost)
                    .into_iter()
                    .map(|square| (square, colour)),
            );
        }
        self.goods_lost(ship, &from, rec);
        if let Some(question) = choice {
            self.ask(ship, question, rec);
            return;
        }
        let state = &self.pilots[ship].ship;
        let tokens = left.min(state.tokens());
        if tokens == 0 {
            return;
        }
        if tokens == state.tokens() || state.charged().len() == 1 {
            let from = state.default_batteries(usize::from(tokens));
            if let Ok(from) = self.spend(ship, from.len(), &from) {
                self.tokens_lost(ship, &from, rec);
            }
        } else {
            self.ask(ship, Question::LoseTokens { count: tokens }, rec);
        }
    }

    fn goods_lost(
        &mut self,
        ship: usize,
        from: &[(Square, Colour)],
        rec: &mut impl Recorder<Event>,
    ) {
        for (square, colour) in from {
            if self.pilots[ship].ship.lose_block(*square, *colour) {
                *self.bank.of_mut(*colour) += 1;
            }
        }
        if !from.is_empty() {
            rec.tell_all(|| Event::GoodsLost {
                ship: ship as u8,
                from: from.to_vec(),
            });
        }
    }

    fn tokens_lost(&self, ship: usize, from: &[Square], rec: &mut impl Recorder<Event>) {
        rec.tell_all(|| Event::TokensLost {
            ship: ship as u8,
            from: from.to_vec(),
        });
    }
}

fn counted(count: u8, named: &[Square]) -> Result<(), Refusal> {
    if named.len() == usize::from(count) {
        Ok(())
    } else {
        Err(Refusal::WrongCount {
            needed: count,
            named: named.len(),
        })
    }
}

fn contents_of_holds(ship: &Ship) -> Vec<HoldGoods> {
    ship.holds()
        .iter()
        .map(|square| HoldGoods {
            square,
            goods: ship.contents(square).goods,
        })
        .collect()
}

/// The rule that says when such a command is asked for.
pub(crate) const fn asked_by(command: &Command) -> &'static str {
    match command {
        Command::Turn { .. } => "GX-5.8",
        Command::Repair { .. } => "GT-13.3",
        Command::PlaceCrew { .. } => "GT-14.5",
        Command::GiveUp { .. } => "GT-21.14",
        Command::Power { .. } => "GT-16.11",
        Command::Defend { .. } => "GT-20.41",
        Command::Land { .. } => "GT-20.16",
        Command::Accept { .. } => "GT-20.26",
        Command::Load { .. } => "GT-17.7",
        Command::LoseCrew { .. } => "GT-18.5",
        Command::LoseGoods { .. } => "GT-18.2",
        Command::LoseTokens { .. } => "GT-18.7",
        Command::Keep { .. } => "GT-19.10",
        Command::Order { .. } => "GT-31.16",
        Command::Continue => "GT-22.14",
        _ => "GT-12.4",
    }
}
