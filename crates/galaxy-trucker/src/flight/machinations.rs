//! The cards of Evil Machinations, one function each (GX-7.20 to GX-7.33).

use super::auction::Auction;
use super::cards::{Barrage, Count, Stage};
use super::sealed::Sealed;
use super::{Flight, Reply};
use crate::cards::{Adventure, Criterion, Hazard, HazardKind, Hazards};
use crate::event::{Event, Extreme, LostBy};
use crate::goods::{Colour, Goods};
use crate::machinations::{Category, Machination};
use crate::question::{Instead, Question, Secret};
use crate::refusal::Refusal;
use crate::side::Side;
use crate::square::{Square, Squares};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Where a card of Evil Machinations stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "plot")]
pub(super) enum Plot {
    /// The ship at `turn` faces the card. Those in `marked` lose days when all have.
    Each {
        order: Vec<u8>,
        turn: u8,
        marked: Vec<u8>,
    },
    /// Ships are counted; values of those before are known.
    Count { order: Vec<u8>, values: Vec<u16> },
    /// The category that Trustbusters count next.
    Trust { category: u8 },
    /// The ship at `turn` demands credits of `target`, who may have refused.
    Demand {
        order: Vec<u8>,
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
    Detour { order: Vec<u8> },
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
        match self.adventure()? {
            Adventure::Machination(machination) => Some(machination),
            _ => None,
        }
    }

    /// A card of Evil Machinations begins.
    pub(super) fn plot(
        &mut self,
        card: Machination,
        order: Vec<u8>,
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
                values: Vec::new(),
            },
            Machination::WideOpenSpace { .. } => Stage::OpenSpace {
                order,
                turn: 0,
                strengths: Vec::new(),
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
                values: Vec::new(),
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
                marked: Vec::new(),
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

    /// The bonus for the best-looking ship, for all with the fewest exposed connectors.
    fn quality_control(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let exposed = |flight: &Flight, ship: u8| flight.pilots[usize::from(ship)].ship.exposed();
        let fewest = order.iter().map(|ship| exposed(self, *ship)).min();
        let bonus = self.bonuses.best_looking;
        for ship in order {
            if Some(exposed(self, *ship)) == fewest {
                self.bonus_in_flight(usize::from(*ship), bonus, rec);
            }
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

    /// Ships with as many exposed connectors as another one pay so many credits.
    fn copycats(&mut self, order: &[u8], most: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let exposed: Vec<u32> = order
            .iter()
            .map(|ship| self.pilots[usize::from(*ship)].ship.exposed())
            .collect();
        for (ship, own) in order.iter().zip(&exposed) {
            if exposed.iter().filter(|other| *other == own).count() > 1 {
                self.pay(usize::from(*ship), (*own).min(u32::from(most)) as u8, rec);
            }
        }
        Stage::CardDone
    }

    /// Asks for red blocks that are given up; the others are paid for.
    fn inspect_customs(&mut self, ship: usize, price: u8, rec: &mut impl Recorder<Event>) -> Turn {
        if !self.pilots[ship].ship.holding(Colour::Red).is_empty() {
            self.ask(ship, Question::Customs { price }, rec);
        }
        Turn::Done
    }

    /// The owner gives these red blocks up, one entry a block, and pays for the others (GX-7.27).
    pub(super) fn declare(
        &mut self,
        ship: usize,
        price: u8,
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        for square in from {
            if !after.lose_block(*square, Colour::Red) {
                return Err(Refusal::NoBlockThere(*square));
            }
        }
        let cost = price.saturating_mul(after.goods().red);
        if !self.can_pay(ship, u16::from(cost)) {
            return Err(Refusal::CannotPay);
        }
        self.pilots[ship].question = None;
        self.pay(ship, cost, rec);
        let from: Vec<_> = from.iter().map(|square| (*square, Colour::Red)).collect();
        self.goods_lost(ship, &from, rec);
        Ok(())
    }

    /// Asks for batteries that are emptied; the others are paid for. Solar panels are no batteries (GX-21.3).
    fn patrol(&mut self, ship: usize, price: u8, rec: &mut impl Recorder<Event>) -> Turn {
        let batteries = self.pilots[ship].ship.charged();
        if !batteries.is_empty() {
            self.ask(ship, Question::EcoPatrol { batteries, price }, rec);
        }
        Turn::Done
    }

    /// The owner empties these batteries and pays for the others (GX-7.28).
    pub(super) fn empty_batteries(
        &mut self,
        ship: usize,
        price: u8,
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let charged = self.pilots[ship].ship.charged();
        let emptied = distinct(from, charged, Refusal::NoTokenThere)?;
        let cost = price.saturating_mul(charged.without(emptied).len() as u8);
        if !self.can_pay(ship, u16::from(cost)) {
            return Err(Refusal::CannotPay);
        }
        self.pilots[ship].question = None;
        self.pay(ship, cost, rec);
        let mut lost = Vec::new();
        for square in emptied.iter() {
            while self.pilots[ship].ship.lose_token(square) {
                lost.push(square);
            }
        }
        if !lost.is_empty() {
            self.tokens_lost(ship, &lost, rec);
        }
        Ok(())
    }

    /// Asks for components that are given up; tokens are paid for the others (GX-7.20).
    fn test_system(&mut self, ship: usize, each: u8, rec: &mut impl Recorder<Event>) -> Turn {
        let components = self.pilots[ship].ship.tested();
        if components.is_empty() {
            return Turn::Done;
        }
        if self.pilots[ship].ship.tokens() == 0 {
            // Nothing can be paid for.
            let all: Vec<Square> = components.iter().collect();
            self.discard(ship, &all, rec);
            return Turn::Done;
        }
        self.ask(ship, Question::SystemTest { components, each }, rec);
        Turn::Done
    }

    /// The owner gives these components up and pays a token for every two of the others, begun pairs included (GX-7.20).
    /// The techie does not help: the card takes the tokens (GX-2.70).
    pub(super) fn pass_test(
        &mut self,
        ship: usize,
        each: u8,
        (from, batteries): (&[Square], &[Square]),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let tested = self.pilots[ship].ship.tested();
        let given_up = distinct(from, tested, Refusal::NotTested)?;
        let kept = tested.without(given_up).len();
        let tokens = kept.div_ceil(u32::from(each.max(1))) as usize;
        let spent = self.take_tokens(ship, tokens, batteries)?;
        self.pilots[ship].question = None;
        if !spent.is_empty() {
            self.tokens_lost(ship, &spent, rec);
        }
        self.discard(ship, from, rec);
        Ok(())
    }

    /// Components that a card demanded go (GX-0.28).
    fn discard(&mut self, ship: usize, squares: &[Square], rec: &mut impl Recorder<Event>) {
        for square in squares {
            self.lose_tile(ship, *square, LostBy::GivenUp, rec);
        }
        if !squares.is_empty() {
            self.after_removal(ship, rec);
        }
    }

    /// The owner gives one of these components up: asked which, if there is a choice.
    fn demand_component(&mut self, ship: usize, from: Squares, rec: &mut impl Recorder<Event>) {
        match (from.first(), from.len()) {
            (None, _) => {}
            (Some(only), 1) => self.discard(ship, &[only], rec),
            _ => self.ask(ship, Question::Surrender { from }, rec),
        }
    }

    /// The owner chose the component.
    pub(super) fn surrender(
        &mut self,
        ship: usize,
        from: Squares,
        named: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let [square] = named else {
            return Err(Refusal::WrongCount {
                needed: 1,
                named: named.len(),
            });
        };
        if !from.has(*square) {
            return Err(Refusal::NotTested(*square));
        }
        self.pilots[ship].question = None;
        self.discard(ship, named, rec);
        Ok(())
    }

    /// The first in flight order who is willing gives tokens and earns credits; with the rules for five players a second one
    /// earns one credit less (GX-7.32, GX-7.11).
    fn help_stranded(
        &mut self,
        ship: usize,
        tokens: u8,
        credits: u8,
        helpers: &[u8],
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
        // As GT-31.24: who has too few tokens is not asked.
        if helpers.len() >= self.users() || self.pilots[ship].ship.tokens() < tokens {
            return Turn::Done;
        }
        if self.pilots[ship].reply.is_none() {
            self.ask(ship, Question::UseCard, rec);
        }
        let Some(reply) = self.pilots[ship].reply.take() else {
            return Turn::Asked;
        };
        let yes = reply == Reply::Yes;
        rec.tell_all(|| Event::Accepted {
            ship: ship as u8,
            yes,
        });
        if !yes {
            return Turn::Done;
        }
        self.used_opportunity();
        self.lose_tokens(ship, tokens, rec);
        self.earn(ship, credits.saturating_sub(helpers.len() as u8), rec);
        Turn::Marked
    }

    /// Pay for the crew, or lose days.
    fn toll(&mut self, ship: usize, price: u8, days: u8, rec: &mut impl Recorder<Event>) -> Turn {
        let crew = self.pilots[ship].ship.crew();
        let credits = price.saturating_mul(crew.div_ceil(2));
        if credits == 0 {
            return Turn::Done;
        }
        if self.pilots[ship].reply.is_none() {
            let question = Question::Pay {
                credits,
                to: None,
                instead: Instead::Days { days },
            };
            self.ask(ship, question, rec);
        }
        match self.pilots[ship].reply.take() {
            None => Turn::Asked,
            Some(Reply::Yes) => {
                self.pay(ship, credits, rec);
                Turn::Done
            }
            Some(_) => {
                rec.tell_all(|| Event::PaymentRefused { ship: ship as u8 });
                Turn::Marked
            }
        }
    }

    /// Goods may be sold.
    fn bargain(
        &mut self,
        ship: usize,
        most: u8,
        bonus: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
        if self.pilots[ship].ship.goods() == Goods::NONE {
            return Turn::Done;
        }
        if self.pilots[ship].reply.is_none() {
            self.ask(ship, Question::Sell { most, bonus }, rec);
        }
        match self.pilots[ship].reply.take() {
            None => Turn::Asked,
            Some(Reply::Yes) => Turn::Marked,
            Some(_) => Turn::Done,
        }
    }

    /// The owner sells these blocks, or none.
    pub(super) fn sell(
        &mut self,
        ship: usize,
        (most, bonus): (u8, u8),
        blocks: &[(Square, Colour)],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if blocks.len() > usize::from(most) {
            return Err(Refusal::WrongCount {
                needed: most,
                named: blocks.len(),
            });
        }
        let mut after = self.pilots[ship].ship;
        let mut credits = 0u8;
        for (square, colour) in blocks {
            if !after.lose_block(*square, *colour) {
                return Err(Refusal::NoBlockThere(*square));
            }
            credits = credits.saturating_add(colour.value() + bonus);
        }
        if blocks.is_empty() {
            rec.tell_all(|| Event::Accepted {
                ship: ship as u8,
                yes: false,
            });
            return self.reply(ship, Reply::No);
        }
        self.goods_lost(ship, blocks, rec);
        self.earn(ship, credits, rec);
        self.reply(ship, Reply::Yes)
    }

    /// Ships are counted in order (GX-0.21); then the card singles some out.
    fn count(
        &mut self,
        card: Machination,
        mut order: Vec<u8>,
        mut values: Vec<u16>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let criterion = match card {
            Machination::SpeedTrap { .. } => Criterion::Engines,
            _ => Criterion::Crew,
        };
        if let Some(ship) = order.get(values.len()) {
            match self.strength(usize::from(*ship), criterion, rec) {
                Count::Asked => {}
                Count::Jumped => {
                    order.remove(values.len());
                }
                Count::Value(value) => values.push(value),
            }
            return Stage::Plot(Plot::Count { order, values });
        }
        if order.len() < 2 {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        match card {
            Machination::SpeedTrap { days } => self.speed_trap(&order, &values, days, rec),
            _ => self.crew_poachers(&order, &values, rec),
        }
    }

    /// The fastest ship pays the flight number and loses days.
    fn speed_trap(
        &mut self,
        order: &[u8],
        values: &[u16],
        days: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(ship) = greatest(order, values) {
            self.single_out(ship, Extreme::Fastest, rec);
            let fine = self.number;
            self.pay(usize::from(ship), fine, rec);
            self.lose_days(&[ship], days, rec);
        }
        Stage::CardDone
    }

    /// The ship with the largest crew loses a human to the one with the smallest, if there is room.
    fn crew_poachers(
        &mut self,
        order: &[u8],
        values: &[u16],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let least = self.weakest(order, values).first().copied();
        let (Some(most), Some(least)) = (greatest(order, values), least) else {
            return Stage::CardDone;
        };
        if most == least || self.pilots[usize::from(most)].ship.humans() == 0 {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        self.single_out(most, Extreme::MostCrew, rec);
        self.single_out(least, Extreme::LeastCrew, rec);
        self.ask(usize::from(most), Question::LoseHumans { count: 1 }, rec);
        Stage::Plot(Plot::Poached { to: least })
    }

    /// For each category in turn the ship with strictly the most gives one up (GX-7.31).
    fn trustbusters(&mut self, category: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(now) = Category::ALL.get(usize::from(category)).copied() else {
            return Stage::CardDone;
        };
        let order = self.taking_part();
        let counts: Vec<u16> = order
            .iter()
            .map(|ship| self.pilots[usize::from(*ship)].ship.in_category(now).len() as u16)
            .collect();
        let most = counts.iter().copied().max().unwrap_or(0);
        let mut leaders = order.iter().zip(&counts).filter(|(_, own)| **own == most);
        if let (Some((ship, _)), None, true) = (leaders.next(), leaders.next(), most > 0) {
            let ship = *ship;
            self.single_out(ship, Extreme::Most(now), rec);
            let from = self.pilots[usize::from(ship)].ship.in_category(now);
            self.demand_component(usize::from(ship), from, rec);
        }
        Stage::Plot(Plot::Trust {
            category: category + 1,
        })
    }

    fn single_out(&self, ship: u8, by: Extreme, rec: &mut impl Recorder<Event>) {
        rec.tell_all(|| Event::SingledOut { ship, by });
    }

    /// Everybody but the leader demands credits of a ship ahead; who refuses is shot at (GX-7.29).
    fn getting_even(
        &mut self,
        card: Machination,
        order: Vec<u8>,
        turn: u8,
        (target, refused): (Option<u8>, bool),
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::GettingEven { credits, shot } = card else {
            return Stage::CardDone;
        };
        let Some(demander) = order.get(usize::from(turn)).copied() else {
            return Stage::CardDone;
        };
        let number = usize::from(demander);
        let stage = |order, turn, target, refused| {
            Stage::Plot(Plot::Demand {
                order,
                turn,
                target,
                refused,
            })
        };
        let Some(victim) = target else {
            let ahead = order[..usize::from(turn)].to_vec();
            if let [only] = ahead.as_slice() {
                return stage(order.clone(), turn, Some(*only), false);
            }
            if self.pilots[number].reply.is_none() {
                self.ask(number, Question::Demand { of: ahead }, rec);
            }
            let chosen = match self.pilots[number].reply.take() {
                Some(Reply::Number(ship)) => Some(ship),
                _ => None,
            };
            return stage(order, turn, chosen, false);
        };
        if !refused {
            let payer = usize::from(victim);
            if self.pilots[payer].reply.is_none() {
                rec.tell_all(|| Event::Demanded {
                    ship: demander,
                    of: victim,
                    credits,
                });
                let question = Question::Pay {
                    credits,
                    to: Some(demander),
                    instead: Instead::Shot,
                };
                self.ask(payer, question, rec);
            }
            return match self.pilots[payer].reply.take() {
                None => stage(order, turn, Some(victim), false),
                Some(Reply::Yes) => {
                    self.pay_player(payer, number, credits, rec);
                    stage(order, turn + 1, None, false)
                }
                Some(_) => {
                    rec.tell_all(|| Event::PaymentRefused { ship: victim });
                    stage(order, turn, Some(victim), true)
                }
            };
        }
        let columns = self.pilots[usize::from(victim)].ship.columns();
        if self.pilots[number].reply.is_none() {
            let ship = victim;
            self.ask(number, Question::Aim { ship, columns }, rec);
        }
        match self.pilots[number].reply.take() {
            Some(Reply::Number(column)) => {
                rec.tell_all(|| Event::HazardAimed {
                    ship: victim,
                    hazard: shot,
                    column,
                    by: Some(demander),
                });
                // GX-21.2: thrusters do not help.
                self.strike_line(usize::from(victim), shot, column, false, rec);
                stage(order, turn + 1, None, false)
            }
            _ => stage(order, turn, Some(victim), true),
        }
    }

    /// A large meteor for the column at each end of every ship. On a cylinder no column is at an end (GX-7.30).
    fn road_narrows(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let columns: Vec<(u8, u8, u8)> = order
            .iter()
            .filter_map(|ship| {
                let state = &self.pilots[usize::from(*ship)].ship;
                let columns = state.columns();
                let ends = (columns.first().copied()?, columns.last().copied()?);
                (!state.class().wraps()).then_some((*ship, ends.0, ends.1))
            })
            .collect();
        if columns.is_empty() {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        Stage::Plot(Plot::Narrows {
            columns,
            right: false,
        })
    }

    fn narrow_road(
        &mut self,
        card: Machination,
        columns: Vec<(u8, u8, u8)>,
        right: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::RoadNarrows { meteor } = card else {
            return Stage::CardDone;
        };
        for (ship, left_end, right_end) in &columns {
            // A ship one column wide meets one meteor.
            if right && left_end == right_end {
                continue;
            }
            let column = if right { *right_end } else { *left_end };
            rec.tell_all(|| Event::HazardAimed {
                ship: *ship,
                hazard: meteor,
                column,
                by: None,
            });
            // GX-21.2: thrusters do not help.
            self.strike_line(usize::from(*ship), meteor, column, false, rec);
        }
        if right {
            return Stage::CardDone;
        }
        Stage::Plot(Plot::Narrows {
            columns,
            right: true,
        })
    }

    /// The leader chooses a side; then the meteors come from it.
    fn detour(&mut self, order: Vec<u8>, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(leader) = order.first().map(|ship| usize::from(*ship)) else {
            return Stage::CardDone;
        };
        if self.pilots[leader].reply.is_none() {
            self.ask(leader, Question::ChooseSide, rec);
        }
        match self.pilots[leader].reply.take() {
            Some(Reply::Side(side)) => {
                rec.tell_all(|| Event::SideChosen {
                    ship: leader as u8,
                    side,
                });
                Stage::Hazards(Barrage {
                    line: Some(side.index() as u8),
                    ..Barrage::at(order)
                })
            }
            _ => Stage::Plot(Plot::Detour { order }),
        }
    }

    /// The meteors of a detour, from the side that the leader chose; `line` is its number.
    pub(super) fn detour_meteors(&self, line: Option<u8>) -> Option<Hazards> {
        let Some(Machination::MeteorDetour { meteors }) = self.machination() else {
            return None;
        };
        let from = Side::ALL.get(usize::from(line?)).copied()?;
        let hazards: Vec<Hazard> = meteors
            .iter()
            .map(|size| Hazard {
                kind: HazardKind::Meteor,
                size: *size,
                from,
            })
            .collect();
        Hazards::new(&hazards, *hazards.first()?)
    }

    /// All lose the days that they staked, the one farthest behind first; the lowest stakes are fired at.
    pub(super) fn stakes_shown(&mut self, stakes: Sealed, rec: &mut impl Recorder<Event>) -> Stage {
        self.secrets_shown = self.secrets_shown.saturating_add(1);
        rec.tell_all(|| Event::StakesShown {
            stakes: stakes.clone(),
        });
        let lowest = stakes.iter().map(|(_, days)| *days).min();
        let targets: Vec<u8> = stakes
            .iter()
            .filter(|(_, days)| Some(*days) == lowest)
            .map(|(ship, _)| *ship)
            .collect();
        let mut losers = stakes;
        losers.sort_by_key(|(ship, _)| self.pilots[usize::from(*ship)].position);
        for (ship, days) in losers {
            self.lose_days(&[ship], days, rec);
        }
        Stage::Hazards(Barrage::at(targets))
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

    /// Ships that fly close behind another one shoot at it.
    fn rear_ender(&mut self, order: &[u8], range: u8, rec: &mut impl Recorder<Event>) -> Stage {
        let position = |ship: u8| self.pilots[usize::from(ship)].position;
        let close: Vec<(u8, u8)> = order
            .iter()
            .map(|ship| {
                let behind = order.iter().filter(|other| {
                    (1..=i32::from(range)).contains(&(position(*ship) - position(**other)))
                });
                (*ship, behind.count() as u8)
            })
            .filter(|(_, shots)| *shots > 0)
            .collect();
        if close.is_empty() {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        Stage::Plot(Plot::RearEnd { close, shot: 0 })
    }

    /// One roll for all who are shot at once more (GX-0.24); the one farthest ahead rolls (GX-0.26).
    fn rear_end(
        &mut self,
        card: Machination,
        close: Vec<(u8, u8)>,
        shot: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::RearEnder { shot: hazard, .. } = card else {
            return Stage::CardDone;
        };
        let targets: Vec<u8> = close
            .iter()
            .filter(|(_, shots)| *shots > shot)
            .map(|(ship, _)| *ship)
            .collect();
        let Some(roller) = targets.first().copied() else {
            return Stage::CardDone;
        };
        let dice = self.rolls.roll();
        rec.tell_all(|| Event::HazardRolled {
            index: shot,
            hazard,
            dice,
            roller,
            follows: false,
        });
        for ship in targets {
            self.strike(usize::from(ship), hazard, dice, false, rec);
        }
        Stage::Plot(Plot::RearEnd {
            close,
            shot: shot + 1,
        })
    }
}

/// The ship with the greatest value; among equals the one farthest ahead.
fn greatest(order: &[u8], values: &[u16]) -> Option<u8> {
    let most = values.iter().copied().max()?;
    let place = values.iter().position(|value| *value == most)?;
    order.get(place).copied()
}

/// These squares as a set, each of `allowed` and named once.
fn distinct(
    named: &[Square],
    allowed: Squares,
    refusal: impl Fn(Square) -> Refusal,
) -> Result<Squares, Refusal> {
    let mut set = Squares::EMPTY;
    for square in named {
        if !allowed.has(*square) {
            return Err(refusal(*square));
        }
        if set.has(*square) {
            return Err(Refusal::SquareTwice(*square));
        }
        set.insert(*square);
    }
    Ok(set)
}
