//! Losses of ships whose owners hide goods, have a Stock Boy, or let humans share cabins with aliens.

use crate::command::Command;
use crate::event::Event;
use crate::flight::Flight;
use crate::goods::{Colour, Goods};
use crate::question::{CabinLoss, Question};
use crate::refusal::Refusal;
use crate::rough_roads::RoughRoad;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use crate::support_team::{Member, b};
use table::Recorder;

impl Flight {
    /// A player with hidden goods or a Stock Boy loses goods: what is given is a decision, unless there is none (GX-20.31,
    /// GX-20.32, GX-20.15B.1). Whether it was dealt with.
    pub(in crate::flight) fn lose_goods_of_team(
        &mut self,
        ship: usize,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let state = &self.pilots[ship].ship;
        let chooses = state.abilities().has(b(Member::StockBoy));
        let hidden = state.hidden_goods();
        let all = state.goods().total() + u32::from(state.tokens());
        if (!chooses && hidden.total() == 0) || all == 0 {
            return false;
        }
        // Without anything hidden there is nothing to choose when everything goes.
        if hidden.total() == 0 && all <= u32::from(count) {
            return false;
        }
        self.ask(ship, Question::GiveGoods { count }, rec);
        true
    }

    /// What the owner gives (GX-20.31, GX-20.32).
    pub(in crate::flight) fn give_goods(
        &mut self,
        ship: usize,
        count: u8,
        goods: &[(Square, Colour)],
        tokens: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[ship].ship;
        let mut after = *state;
        for (square, colour) in goods {
            if !after.lose_block(*square, *colour) {
                return Err(Refusal::NoBlockThere(*square));
            }
        }
        for square in tokens {
            if !after.lose_token(*square) {
                return Err(Refusal::NoTokenThere(*square));
            }
        }
        let given = goods.len() + tokens.len();
        let visible = after.visible_goods();
        // GX-20.31: "no more" may be claimed when all that is left is hidden and no token is left.
        let nothing_found = visible.total() == 0 && after.tokens() == 0;
        if given > usize::from(count) || given < usize::from(count) && !nothing_found {
            return Err(Refusal::WrongCount {
                needed: count,
                named: given,
            });
        }
        if !state.abilities().has(b(Member::StockBoy)) {
            // GX-20.32: visible goods first, the most valuable before the others; hidden ones or tokens after them.
            let before = state.visible_goods();
            let mut must = Goods::NONE;
            let mut left = u32::from(count);
            for colour in Colour::ALL {
                let part = u32::from(before.of(colour)).min(left);
                *must.of_mut(colour) = part as u8;
                left -= part;
            }
            if before.minus(visible) != must {
                return Err(Refusal::VisibleFirst);
            }
        }
        self.pilots[ship].question = None;
        self.goods_lost(ship, goods, rec);
        if !tokens.is_empty() && self.take_tokens(ship, tokens.len(), tokens).is_ok() {
            self.tokens_lost(ship, tokens, rec);
        }
        Ok(())
    }

    /// Crew is given up where humans share cabins with aliens (GX-20.7A.1).
    pub(in crate::flight) fn lose_shared_crew(
        &mut self,
        ship: usize,
        count: u8,
        from: &[Square],
        aliens: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        if from.len() + aliens.len() != usize::from(count) {
            return Err(Refusal::WrongCount {
                needed: count,
                named: from.len() + aliens.len(),
            });
        }
        for square in aliens {
            if !after.with_aliens().has(*square) {
                return Err(Refusal::NobodyThere(*square));
            }
            after.set_alien(*square, None);
        }
        for square in from {
            if !after.lose_crew_member(*square) {
                return Err(Refusal::NobodyThere(*square));
            }
        }
        self.pilots[ship].question = None;
        self.part_with(ship, from, aliens, rec);
        Ok(())
    }

    /// These figures go, and these aliens; with Personalized Cabins the cabins they lived in too.
    fn part_with(
        &mut self,
        ship: usize,
        from: &[Square],
        aliens: &[Square],
        rec: &mut impl Recorder<Event>,
    ) {
        for square in aliens {
            let state = &mut self.pilots[ship].ship;
            if let Some(alien) = state.contents(*square).alien {
                state.set_alien(*square, None);
                self.pilots[ship].lost_crew = true;
                rec.tell_all(|| Event::AlienGivenUp {
                    ship: ship as u8,
                    square: *square,
                    alien,
                });
            }
        }
        self.take_personal_cabins(ship, aliens.iter().copied().collect(), rec);
        self.crew_lost(ship, from, rec);
    }

    /// Those of these cabins whose owner has to say who of a human and an alien goes (GX-20.7A.1). Of Personalized Cabins both go.
    pub(in crate::flight) fn shared_cabins(&self, ship: usize, cabins: Squares) -> Squares {
        if self.road(ship, RoughRoad::PersonalizedCabins) {
            return Squares::EMPTY;
        }
        let state = &self.pilots[ship].ship;
        cabins.and(state.with_aliens()).and(state.humans.squares())
    }

    /// A card takes one figure of each of these cabins (GT-20.78, GX-17.17). Where a human and an alien share one, the owner says who
    /// it is (GX-17.24).
    pub(in crate::flight) fn lose_from_cabins(
        &mut self,
        ship: usize,
        cabins: Squares,
        cause: CabinLoss,
        rec: &mut impl Recorder<Event>,
    ) {
        let shared = self.shared_cabins(ship, cabins);
        if shared.is_empty() {
            let from: Vec<Square> = cabins.iter().collect();
            self.crew_lost(ship, &from, rec);
        } else {
            let question = Question::LoseFromCabins {
                cabins,
                shared,
                cause,
            };
            self.ask(ship, question, rec);
        }
    }

    /// The owner said who leaves each shared cabin: these humans, or these aliens. One of each other cabin goes too.
    pub(in crate::flight) fn part_from_cabins(
        &mut self,
        ship: usize,
        (cabins, shared, cause): (Squares, Squares, CabinLoss),
        (from, aliens): (&[Square], &[Square]),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let named: Squares = from.iter().chain(aliens).copied().collect();
        if named != shared || from.len() + aliens.len() != shared.len() as usize {
            return Err(Refusal::OneFromEachCabin(cause.rule()));
        }
        self.pilots[ship].question = None;
        let given_up: Squares = aliens.iter().copied().collect();
        let from: Vec<Square> = cabins.without(given_up).iter().collect();
        self.part_with(ship, &from, aliens, rec);
        Ok(())
    }

    /// The default of what is given: usual order, nothing hidden; with a Stock Boy the cheapest blocks (GT-31.29).
    pub(crate) fn default_giving(state: &Ship, count: u8) -> Command {
        let mut after = *state;
        let mut goods = Vec::new();
        let chooses = state.abilities().has(b(Member::StockBoy));
        let colours: Vec<Colour> = if chooses {
            Colour::ALL.into_iter().rev().collect()
        } else {
            Colour::ALL.to_vec()
        };
        for colour in colours {
            for square in state.default_goods_loss(colour, u8::MAX) {
                let hidden =
                    after.hidden(square).of(colour) >= after.contents(square).goods.of(colour);
                if goods.len() < usize::from(count) && (chooses || !hidden) {
                    after.lose_block(square, colour);
                    goods.push((square, colour));
                }
            }
        }
        let left = usize::from(count) - goods.len();
        Command::GiveGoods {
            goods,
            tokens: after.default_batteries(left),
        }
    }
}
