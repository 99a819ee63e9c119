//! Smuggler and Stock Boy: where blocks may be stored, and which of them nobody finds (GX-20.14, GX-20.15, GX-20.30).

use super::{Member, a, b};
use crate::goods::{Colour, Goods};
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::square::{Square, Squares};

impl Ship {
    /// Structural modules and routers that hold one blue or green block each (GX-20.14A.1).
    pub const fn hideouts(&self) -> Squares {
        if self.abilities().has(a(Member::Smuggler)) {
            self.structures
        } else {
            Squares::EMPTY
        }
    }

    /// Red blocks that the hold on a square may take: one more in a normal container with a Stock Boy (GX-20.15A.1).
    pub fn red_room(&self, square: Square) -> u8 {
        let special = self.special_containers(square);
        let normal = self.containers(square) - special;
        let one_more =
            self.abilities().has(a(Member::StockBoy)) && normal > 0 && !self.hideouts().has(square);
        special + u8::from(one_more)
    }

    /// Whether these blocks may be in the hold on a square (GT-17.2, GT-17.3, GX-20.14A.1, GX-20.15A.1).
    pub(crate) fn can_hold(&self, square: Square, goods: Goods) -> Result<(), Refusal> {
        if goods.total() > u32::from(self.containers(square)) {
            return Err(Refusal::TooManyBlocks(square));
        }
        if self.hideouts().has(square) && goods.red + goods.yellow > 0 {
            return Err(Refusal::HideoutColour(square));
        }
        if goods.red > self.red_room(square) {
            return Err(Refusal::RedInHold(square));
        }
        Ok(())
    }

    /// Whether where blocks are stored, or which are lost, follows other rules than usual.
    pub(crate) const fn has_freight_abilities(&self) -> bool {
        let abilities = self.abilities();
        abilities.has(a(Member::Smuggler))
            || abilities.has(a(Member::StockBoy))
            || abilities.has(b(Member::StockBoy))
    }

    /// Blocks on a square that nobody finds: those of a hideout, and with Stock Boy B the blue, green and yellow ones in special
    /// containers, the most valuable first (GX-20.14A.2, GX-20.15B.2).
    pub fn hidden(&self, square: Square) -> Goods {
        let goods = self.contents(square).goods;
        if self.hideouts().has(square) {
            return goods;
        }
        if !self.abilities().has(b(Member::StockBoy)) {
            return Goods::NONE;
        }
        let special = self.special_containers(square);
        let normal = self.containers(square) - special;
        // A red block may lie in a normal container, which leaves a special one for another.
        let red_elsewhere = u8::from(goods.red > 0 && self.red_room(square) > special).min(normal);
        let mut left = (special + red_elsewhere).saturating_sub(goods.red);
        let mut hidden = Goods::NONE;
        for colour in [Colour::Yellow, Colour::Green, Colour::Blue] {
            let count = goods.of(colour).min(left);
            *hidden.of_mut(colour) = count;
            left -= count;
        }
        hidden
    }

    /// All hidden blocks.
    pub fn hidden_goods(&self) -> Goods {
        if !self.has_freight_abilities() {
            return Goods::NONE;
        }
        self.holds()
            .iter()
            .fold(Goods::NONE, |sum, square| sum.plus(self.hidden(square)))
    }

    /// Blocks that everybody finds (GX-20.30).
    pub fn visible_goods(&self) -> Goods {
        self.goods().minus(self.hidden_goods())
    }

    /// Blocks in hideouts, which Smuggler B sells for more (GX-20.14B.1).
    pub fn smuggled(&self) -> u32 {
        self.hideouts()
            .iter()
            .map(|square| self.contents(square).goods.total())
            .sum()
    }

    /// The most valuable way to store old and new blocks with a Smuggler or a Stock Boy: contents of each hold.
    pub(crate) fn team_loading(&self, offered: Goods) -> Vec<(Square, Goods)> {
        let holds: Vec<Square> = self.holds().iter().collect();
        let hideouts = self.hideouts();
        let all = self.goods().plus(offered);
        let mut ship = *self;
        for square in &holds {
            ship.set_goods(*square, Goods::NONE);
        }
        for colour in Colour::ALL {
            // Red: special containers first, a normal one of the Stock Boy after them. Blue and green: hideouts first.
            let mut places = holds.clone();
            places.sort_by_key(|square| {
                let special = ship.special_holds().has(*square);
                match colour {
                    Colour::Red => (!special, false),
                    Colour::Yellow => (special, false),
                    Colour::Green | Colour::Blue => (special, !hideouts.has(*square)),
                }
            });
            if matches!(colour, Colour::Green | Colour::Blue) {
                places.sort_by_key(|square| !hideouts.has(*square));
            }
            for _ in 0..all.of(colour) {
                let place = places.iter().find_map(|square| {
                    let mut goods = ship.contents(*square).goods;
                    *goods.of_mut(colour) += 1;
                    ship.can_hold(*square, goods)
                        .ok()
                        .map(|()| (*square, goods))
                });
                let Some((square, goods)) = place else { break };
                ship.set_goods(square, goods);
            }
        }
        holds
            .into_iter()
            .map(|square| (square, ship.contents(square).goods))
            .collect()
    }
}
