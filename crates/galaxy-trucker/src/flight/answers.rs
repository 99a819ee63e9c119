//! Answers of the players, and losses that may need one (GT-16 to GT-18).

use super::{Flight, Reply};
use crate::cards::Criterion;
use crate::command::Command;
use crate::event::{Event, LostBy};
use crate::goods::{Colour, Goods};
use crate::question::{Boost, Burn, HoldGoods, Question};
use crate::refusal::Refusal;
use crate::rough_roads::RoughRoad;
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
            (Command::TakeLoan, _) if ship < self.pilots.len() => self.borrow(ship, rec),
            (Command::RepayLoan, _) if ship < self.pilots.len() => self.repay(ship, rec),
            (Command::Bid { credits }, Some(&Question::Bid { least, .. })) => {
                self.bid(ship, *credits, least)
            }
            // Evil Machinations.
            (Command::Accept { yes }, Some(&Question::Pay { credits, .. })) => {
                if *yes && !self.can_pay(ship, u16::from(credits)) {
                    return Err(Refusal::CannotPay);
                }
                self.reply(ship, if *yes { Reply::Yes } else { Reply::No })
            }
            (Command::Surrender { from, .. }, Some(&Question::Customs { price })) => {
                self.declare(ship, price, from, rec)
            }
            (Command::Surrender { from, .. }, Some(&Question::EcoPatrol { price, .. })) => {
                self.empty_batteries(ship, price, from, rec)
            }
            (Command::Surrender { from, batteries }, Some(&Question::SystemTest { each, .. })) => {
                self.pass_test(ship, each, (from, batteries), rec)
            }
            (Command::Surrender { from, .. }, Some(&Question::Surrender { from: among })) => {
                self.surrender(ship, among, from, rec)
            }
            (Command::Demand { of }, Some(Question::Demand { of: ahead })) => {
                if !ahead.contains(of) {
                    return Err(Refusal::NotAhead(*of));
                }
                self.reply(ship, Reply::Number(*of))
            }
            (Command::Aim { column }, Some(Question::Aim { columns, .. })) => {
                if !columns.contains(column) {
                    return Err(Refusal::NoSuchColumn(*column));
                }
                self.reply(ship, Reply::Number(*column))
            }
            (Command::ChooseSide { side }, Some(Question::ChooseSide | Question::VoteSide)) => {
                self.reply(ship, Reply::Side(*side))
            }
            (Command::Sell { blocks }, Some(&Question::Sell { most, bonus })) => {
                self.sell(ship, (most, bonus), blocks, rec)
            }
            (Command::LoseCrew { from }, Some(&Question::LoseHumans { count })) => {
                let mut humans = self.pilots[ship].ship.humans;
                counted(count, from)?;
                for square in from {
                    if !humans.take_one(*square) {
                        return Err(Refusal::NobodyThere(*square));
                    }
                }
                self.pilots[ship].question = None;
                self.crew_lost(ship, from, rec);
                Ok(())
            }
            (Command::GiveUp { leave }, Some(Question::GiveUp)) => {
                self.pilots[ship].question = None;
                if *leave {
                    self.leave_at_window(ship, None);
                }
                Ok(())
            }
            (Command::Withdraw { half }, Some(Question::GiveUp)) => {
                self.may_withdraw(ship, *half)?;
                self.pilots[ship].question = None;
                self.leave_at_window(ship, Some(*half));
                Ok(())
            }
            (
                Command::Power {
                    doubles,
                    batteries,
                    boosts,
                },
                Some(question @ (Question::PowerEngines | Question::PowerCannons)),
            ) => {
                let of = match question {
                    Question::PowerEngines => Criterion::Engines,
                    _ => Criterion::Cannons,
                };
                self.power(ship, of, (doubles, boosts), batteries, rec)
            }
            (
                Command::Jump { with, batteries },
                Some(
                    Question::Jump
                    | Question::PowerEngines
                    | Question::PowerCannons
                    | Question::Crubots { needed: None, .. },
                ),
            ) => self.jump(ship, *with, batteries, rec),
            (
                Command::ActivateCrubots {
                    stations,
                    batteries,
                },
                Some(Question::Crubots { .. }),
            ) => self.activate_crubots(ship, stations, batteries, rec),
            (Command::Thrust { with, battery }, Some(&Question::Thrust { hazard, roll, .. })) => {
                self.thrust(ship, (hazard, roll), (*with, *battery), rec)
            }
            (Command::Thrust { with, battery }, Some(&Question::Evade { line, .. })) => {
                self.evade(ship, line, (*with, *battery), rec)
            }
            (Command::Wake { into, from }, Some(Question::Wake)) => {
                self.wake(ship, into, from, rec)
            }
            (
                Command::Defend {
                    with,
                    battery,
                    booster_battery,
                },
                Some(&Question::Defend {
                    hazard,
                    roll,
                    struck,
                    defences,
                    boosted,
                }),
            ) => {
                let Some(with) = *with else {
                    self.pilots[ship].question = None;
                    self.destroy(ship, struck, Some((hazard, roll)), rec);
                    return Ok(());
                };
                // GX-2.22: a boosted shield costs two tokens.
                let (printed, boosters) = match (defences.has(with), boosted.has(with)) {
                    (true, _) => (1, None),
                    (false, true) => (2, Some(self.pilots[ship].ship.shield_boosters(with))),
                    (false, false) => return Err(Refusal::NoDefence(with)),
                };
                let state = &self.pilots[ship].ship;
                let uses = state.defence_uses(with, boosters);
                let part = state.part_of(with);
                let mut named: Vec<Square> =
                    battery.iter().chain(booster_battery).copied().collect();
                if named.len() == printed {
                    // GX-8.27: the surcharge comes from the batteries of GT-31.27.
                    let extra = uses.len() - printed;
                    named.extend(state.default_batteries_after(&named, part, extra));
                }
                let spent = self.spend(ship, &uses, &named, rec)?;
                self.pilots[ship].question = None;
                self.defended(ship, struck, with, (printed, &spent), rec);
                Ok(())
            }
            (Command::Land { planet }, Some(Question::Land { free })) => {
                if let Some(planet) = planet
                    && !free.contains(planet)
                {
                    return Err(Refusal::PlanetTaken(*planet));
                }
                self.reply(ship, Reply::Planet(*planet))
            }
            (
                Command::Accept { yes },
                Some(Question::UseCard | Question::TakeReward | Question::Diplomat),
            ) => self.reply(ship, if *yes { Reply::Yes } else { Reply::No }),
            (Command::Load { holds, burn }, Some(&Question::Load { offered, leave, .. })) => {
                self.load(ship, (offered, leave), holds, burn, rec)
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
            // Rough Roads.
            (Command::Accept { yes }, Some(&Question::InfectedGoods { humans })) => {
                self.accept_infected(ship, humans, *yes, rec);
                Ok(())
            }
            (Command::PayUnion { blocks }, Some(&Question::PayUnion { due })) => {
                self.pay_union(ship, due, blocks, rec)
            }
            (Command::GiveUp { leave: true }, Some(Question::PayUnion { .. })) => {
                self.reply(ship, Reply::No)
            }
            (Command::Drop { squares }, Some(Question::PowerEngines)) => {
                self.drop_components(ship, squares, rec)
            }
            (Command::LoseGoods { from }, Some(&Question::LoseGoods { colour, count })) => {
                let mut blocks = self.pilots[ship].ship.goods[colour as usize];
                counted(count, from)?;
                for square in from {
                    if !blocks.take_one(*square) {
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
                self.take_tokens(ship, from.len(), from)?;
                self.pilots[ship].question = None;
                self.tokens_lost(ship, from, rec);
                Ok(())
            }
            (Command::LoseSharedCrew { from, aliens }, Some(&Question::LoseCrew { count })) => {
                self.lose_shared_crew(ship, count, from, aliens, rec)
            }
            (
                Command::LoseSharedCrew { from, aliens },
                Some(&Question::LoseFromCabins {
                    cabins,
                    shared,
                    cause,
                }),
            ) => self.part_from_cabins(ship, (cabins, shared, cause), (from, aliens), rec),
            (Command::UseMember { with }, Some(_)) => self.use_member(ship, with, rec),
            (Command::UseMember { with }, None) => Err(Refusal::NotNow(with.when())),
            (Command::Done, Some(Question::UseMembers { .. })) => self.reply(ship, Reply::No),
            (Command::Undermine { human, joint }, Some(&Question::Undermine { ship: victim })) => {
                self.undermine(ship, usize::from(victim), (*human, *joint), rec)
            }
            (Command::GiveGoods { goods, tokens }, Some(&Question::GiveGoods { count })) => {
                self.give_goods(ship, count, goods, tokens, rec)
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
            (Command::Seal { number }, Some(&Question::Seal { what })) => {
                self.seal_number(ship, what, *number)
            }
            (Command::Guess { number }, Some(Question::Guess)) => self.guess(ship, *number),
            (Command::Coordinates { column, row }, Some(Question::Coordinates)) => {
                self.name_coordinates(ship, *column, *row)
            }
            (Command::Volley { row, target }, Some(Question::Volley { rows, targets })) => {
                let (row, target) = (*row, *target);
                if !rows.contains(&row) {
                    return Err(Refusal::RowTaken(row));
                }
                if !targets.contains(&target) {
                    return Err(Refusal::NoSuchOpponent);
                }
                self.reply(ship, Reply::Volley { row, target })
            }
            (Command::Stop { at }, Some(Question::Stop { free })) => {
                if let Some(at) = at
                    && !free.contains(at)
                {
                    return Err(Refusal::BoxTaken(*at));
                }
                self.reply(ship, Reply::Stop(*at))
            }
            (Command::Fit { part }, Some(Question::Fit { tiles })) => {
                let tiles = tiles.clone();
                self.choose_part(ship, &tiles, *part)
            }
            (Command::TakeAboard { cabins }, Some(&Question::TakeAboard { humans, rearrange })) => {
                self.house(ship, (humans, rearrange), cabins, rec)
            }
            (Command::Recharge { batteries }, Some(&Question::Recharge { tokens })) => {
                self.store_tokens(ship, tokens, batteries, rec)
            }
            _ => Err(Refusal::NotAsked(asked_by(command))),
        }
    }

    pub(super) fn reply(&mut self, ship: usize, reply: Reply) -> Result<(), Refusal> {
        self.pilots[ship].question = None;
        self.pilots[ship].reply = Some(reply);
        Ok(())
    }

    /// GT-16.6 to GT-16.10, GX-2.25 to GX-2.29d.
    fn power(
        &mut self,
        ship: usize,
        of: Criterion,
        (doubles, boosts): (&[Square], &[Boost]),
        batteries: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[ship].ship;
        let usable = match of {
            Criterion::Engines => state.double_engines(),
            _ => state.powered_cannons(),
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
        let mut boost_x2 = 0;
        let mut used = Squares::EMPTY;
        for boost in boosts {
            let joined = state
                .cannon_boosters()
                .into_iter()
                .find(|(booster, _)| *booster == boost.booster)
                .map(|(_, cannons)| cannons)
                .filter(|cannons| of == Criterion::Cannons && cannons.has(boost.cannon));
            if joined.is_none() {
                return Err(Refusal::NoBooster(boost.booster));
            }
            for square in [boost.booster, boost.cannon] {
                if used.has(square) {
                    return Err(Refusal::SquareTwice(square));
                }
                used.insert(square);
            }
            if usable.has(boost.cannon) && !powered.has(boost.cannon) {
                return Err(Refusal::BoostUnpowered(boost.cannon));
            }
            boost_x2 += state.boost_x2(boost.cannon);
        }
        let value = match of {
            Criterion::Engines => state.engine_strength(powered),
            _ => state.boosted_strength_x2(powered, boost_x2),
        } as u16;
        let uses = state.power_uses(doubles, boosts);
        let spent = self.spend(ship, &uses, batteries, rec)?;
        if of == Criterion::Engines {
            self.note_half_strengths(ship, powered);
        }
        rec.tell_all(|| Event::Strength {
            ship: ship as u8,
            of,
            value,
            powered: doubles.to_vec(),
            batteries: spent,
            boosts: boosts.to_vec(),
        });
        self.reply(ship, Reply::Strength(value))?;
        // GX-2.29b, GX-24.14: boosted cannons go before the comparison has consequences.
        for boost in boosts {
            self.lose_tile(ship, boost.cannon, LostBy::Destroyed, rec);
        }
        if !boosts.is_empty() {
            self.after_removal(ship, rec);
        }
        Ok(())
    }

    pub(super) fn announce(
        &self,
        ship: usize,
        of: Criterion,
        value: u16,
        rec: &mut impl Recorder<Event>,
    ) {
        rec.tell_all(|| Event::Strength {
            ship: ship as u8,
            of,
            value,
            powered: Vec::new(),
            batteries: Vec::new(),
            boosts: Vec::new(),
        });
    }

    /// Takes tokens out of the named batteries, or out of those of GT-31.27. Refused means that nothing changed.
    pub(super) fn take_tokens(
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
        let mut tokens = state.tokens;
        for square in &from {
            if !tokens.take_one(*square) {
                return Err(Refusal::NoTokenThere(*square));
            }
        }
        state.tokens = tokens;
        Ok(from)
    }

    /// GT-17.2 to GT-17.6, GX-2.46 to GX-2.48.
    fn load(
        &mut self,
        ship: usize,
        (offered, leave): (Goods, u8),
        holds: &[HoldGoods],
        burn: &[Burn],
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
            after.can_hold(square, hold.goods)?;
            after.set_goods(square, hold.goods);
        }
        let mut burnt = Goods::NONE;
        let mut used = Squares::EMPTY;
        for one in burn {
            let joined = after
                .furnaces()
                .iter()
                .any(|(furnace, near)| *furnace == one.furnace && near.has(one.battery));
            if !joined {
                return Err(Refusal::NoFurnace(one.furnace));
            }
            if used.has(one.furnace) {
                return Err(Refusal::SquareTwice(one.furnace));
            }
            used.insert(one.furnace);
            *burnt.of_mut(one.colour) += 1;
            after.tokens.set(one.battery, after.cells(one.battery));
        }
        // A burnt block counts as gained if it is a new one.
        let used = after.goods().plus(burnt);
        if !all.covers(used) {
            return Err(Refusal::NoSuchGoods);
        }
        let taken = used.minus(before).total();
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
            burnt: burn.to_vec(),
        });
        Ok(())
    }

    /// A card takes crew (GT-18.5, GT-18.6).
    pub(super) fn lose_crew(&mut self, ship: usize, count: u8, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        let occupied = state.occupied_cabins();
        let no_choice = occupied.len() == 1 && self.shared_cabins(ship, occupied).is_empty();
        if state.crew() <= count || no_choice {
            let from = state.default_crew_loss(count);
            self.crew_lost(ship, &from, rec);
        } else {
            self.ask(ship, Question::LoseCrew { count }, rec);
        }
    }

    pub(super) fn crew_lost(
        &mut self,
        ship: usize,
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) {
        self.take_crew(ship, from, rec);
        if self.road(ship, RoughRoad::PersonalizedCabins) {
            self.after_removal(ship, rec);
        }
    }

    /// A card takes goods, the most valuable first, then tokens (GT-18.1 to GT-18.4).
    pub(super) fn lose_goods(&mut self, ship: usize, count: u8, rec: &mut impl Recorder<Event>) {
        if self.pilots[ship].ship.has_freight_abilities()
            && self.lose_goods_of_team(ship, count, rec)
        {
            return;
        }
        let mut left = count;
        let mut from = Vec::new();
        let mut choice = None;
        let state = &self.pilots[ship].ship;
        let aboard = state.goods();
        for colour in Colour::ALL {
            let there = aboard.of(colour);
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
        self.lose_tokens(ship, left, rec);
    }

    /// A card takes tokens (GT-18.3, GT-18.7).
    pub(super) fn lose_tokens(&mut self, ship: usize, count: u8, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        let tokens = count.min(state.tokens());
        if tokens == 0 {
            return;
        }
        if tokens == state.tokens() || state.charged().len() == 1 {
            let from = state.default_batteries(usize::from(tokens));
            if let Ok(from) = self.take_tokens(ship, from.len(), &from) {
                self.tokens_lost(ship, &from, rec);
            }
        } else {
            self.ask(ship, Question::LoseTokens { count: tokens }, rec);
        }
    }

    pub(super) fn goods_lost(
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

    pub(super) fn tokens_lost(&self, ship: usize, from: &[Square], rec: &mut impl Recorder<Event>) {
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
        Command::Withdraw { .. } => "GX-6.26",
        Command::Power { .. } => "GT-16.11",
        Command::Defend { .. } => "GT-20.41",
        Command::Land { .. } => "GT-20.16",
        Command::Accept { .. } => "GT-20.26",
        Command::Load { .. } => "GT-17.7",
        Command::LoseCrew { .. } => "GT-18.5",
        Command::LoseGoods { .. } => "GT-18.2",
        Command::LoseTokens { .. } => "GT-18.7",
        Command::Keep { .. } => "GT-19.10",
        Command::Jump { .. } => "GX-2.36",
        Command::Wake { .. } => "GX-2.9",
        Command::Thrust { .. } => "GX-13.7",
        Command::ActivateCrubots { .. } => "GX-13.30",
        Command::Seal { .. } => "GX-9.5",
        Command::Guess { .. } => "GX-9.6",
        Command::Coordinates { .. } => "GX-9.11",
        Command::Volley { .. } => "GX-9.20",
        Command::Stop { .. } => "GX-9.31",
        Command::Fit { .. } => "GX-9.40",
        Command::TakeAboard { .. } => "GX-9.32",
        Command::Recharge { .. } => "GX-9.33",
        Command::PayUnion { .. } => "GX-8.38",
        Command::Drop { .. } => "GX-8.44",
        Command::Order { .. } => "GT-31.16",
        Command::Bid { .. } => "GX-0.23",
        Command::KeepMember { .. } => "GX-19.4",
        Command::UseMember { with } => with.when(),
        Command::Done => "GX-19.15",
        Command::Undermine { .. } => "GX-20.12B.4",
        Command::GiveGoods { .. } => "GX-20.31",
        Command::LoseSharedCrew { .. } => "GT-18.5",
        Command::ChooseMachination { .. } => "GX-7.2",
        Command::Surrender { .. } => "GX-7.20",
        Command::Demand { .. } | Command::Aim { .. } => "GX-7.29",
        Command::ChooseSide { .. } | Command::Sell { .. } => "GX-7.10",
        Command::RollDifficulty => "GX-10.2",
        Command::Continue => "GT-22.14",
        _ => "GT-12.4",
    }
}
