//! Evil Machinations that want something of each owner: goods, tokens, components or credits.

use super::Turn;
use crate::event::{Event, LostBy};
use crate::flight::{Flight, Reply};
use crate::goods::{Colour, Goods};
use crate::question::{Instead, Question};
use crate::refusal::Refusal;
use crate::square::{Square, Squares};
use table::Recorder;

impl Flight {
    /// Asks for red blocks that are given up; the others are paid for. Hidden goods are not found (GX-7.27, GX-20.30).
    pub(super) fn inspect_customs(
        &mut self,
        ship: usize,
        price: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
        if self.pilots[ship].ship.visible_goods().red > 0 {
            self.ask(ship, Question::Customs { price }, rec);
        }
        Turn::Done
    }

    /// The owner gives these red blocks up, one entry a block, and pays for the others (GX-7.27).
    pub(in crate::flight) fn declare(
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
        let cost = price.saturating_mul(after.visible_goods().red);
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
    pub(super) fn patrol(
        &mut self,
        ship: usize,
        price: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
        let batteries = self.pilots[ship].ship.charged();
        if !batteries.is_empty() {
            self.ask(ship, Question::EcoPatrol { batteries, price }, rec);
        }
        Turn::Done
    }

    /// The owner empties these batteries and pays for the others (GX-7.28).
    pub(in crate::flight) fn empty_batteries(
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
    pub(super) fn test_system(
        &mut self,
        ship: usize,
        each: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
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
    pub(in crate::flight) fn pass_test(
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
    pub(super) fn demand_component(
        &mut self,
        ship: usize,
        from: Squares,
        rec: &mut impl Recorder<Event>,
    ) {
        match (from.first(), from.len()) {
            (None, _) => {}
            (Some(only), 1) => self.discard(ship, &[only], rec),
            _ => self.ask(ship, Question::Surrender { from }, rec),
        }
    }

    /// The owner chose the component.
    pub(in crate::flight) fn surrender(
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
    pub(super) fn help_stranded(
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
    pub(super) fn toll(
        &mut self,
        ship: usize,
        price: u8,
        days: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Turn {
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
    pub(super) fn bargain(
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
    pub(in crate::flight) fn sell(
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
