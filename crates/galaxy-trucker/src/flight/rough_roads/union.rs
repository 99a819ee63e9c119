//! Union Ship: crews are paid before the last card, or the ship gives up (GX-8.38).

use crate::command::Command;
use crate::event::{Event, GaveUpBecause};
use crate::flight::cards::Stage;
use crate::flight::{Flight, Reply, Ships};
use crate::question::{Block, Question};
use crate::refusal::Refusal;
use crate::rough_roads::RoughRoad;
use table::Recorder;

impl Flight {
    /// Whether one card is left and the crews have not been paid yet (GX-8.38, GX-17.23).
    pub(in crate::flight) fn crews_want_pay(&self) -> bool {
        self.memory.roads.has(RoughRoad::UnionShip)
            && !self.memory.union_paid
            && usize::from(self.revealed) + 1 == self.deck.len()
            && self.memory.face_down.is_empty()
    }

    /// Before the last card every owner pays a credit or a block for each of the crew, or gives up (GX-8.38).
    pub(in crate::flight) fn union(
        &mut self,
        order: Ships,
        turn: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            self.memory.union_paid = true;
            return if self.flight_order().is_empty() {
                self.end()
            } else {
                Stage::Reveal
            };
        };
        let due = self.pilots[ship].ship.crew();
        if due > 0 && self.road(ship, RoughRoad::UnionShip) {
            if self.pilots[ship].reply.is_none() {
                self.ask(ship, Question::PayUnion { due }, rec);
            }
            match self.pilots[ship].reply.take() {
                None => return Stage::Union { order, turn },
                Some(Reply::Yes) => {}
                Some(_) => self.give_up(ship, GaveUpBecause::UnpaidCrew, rec),
            }
        }
        Stage::Union {
            order,
            turn: turn + 1,
        }
    }

    /// The owner pays with these blocks and the rest in credits; tokens are not accepted (GX-8.38).
    pub(in crate::flight) fn pay_union(
        &mut self,
        ship: usize,
        due: u8,
        blocks: &[Block],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let credits = usize::from(due)
            .checked_sub(blocks.len())
            .ok_or(Refusal::WrongCount {
                needed: due,
                named: blocks.len(),
            })? as u8;
        let mut after = self.pilots[ship].ship;
        for block in blocks {
            if !after.lose_block(block.square, block.colour) {
                return Err(Refusal::NoBlockThere(block.square));
            }
        }
        if !self.can_pay(ship, u16::from(credits)) {
            return Err(Refusal::CannotPay);
        }
        self.reply(ship, Reply::Yes)?;
        let from: Vec<_> = blocks.iter().map(|b| (b.square, b.colour)).collect();
        self.goods_lost(ship, &from, rec);
        self.pay(ship, credits, rec);
        rec.tell_all(|| Event::UnionPaid {
            ship: ship as u8,
            credits,
            blocks: blocks.len() as u8,
        });
        Ok(())
    }

    /// Pays with so many blocks, the cheapest first, and credits; none: not possible without a loan.
    pub fn union_payment(&self, ship: usize, due: u8, blocks: u8) -> Option<Command> {
        let cheapest = self.pilots.get(ship)?.ship.cheapest_blocks(blocks);
        let credits = due.checked_sub(cheapest.len() as u8)?;
        let enough = self.credits(ship) >= u32::from(credits);
        (cheapest.len() == usize::from(blocks) && enough)
            .then_some(Command::PayUnion { blocks: cheapest })
    }

    /// As few blocks as the credits allow; without enough of both the ship gives up.
    pub(in crate::flight) fn default_union(&self, ship: usize, due: u8) -> Command {
        (0..=due)
            .find_map(|blocks| self.union_payment(ship, due, blocks))
            .unwrap_or(Command::GiveUp { leave: true })
    }
}
