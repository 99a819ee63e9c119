//! What goes off a ship: crew, goods, tokens, tiles; and the cautious defaults of GT-31 for choices about them.

use crate::command::Command;
use crate::goods::{Colour, Goods};
use crate::question::Block;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use crate::tiles::Alien;

impl Ship {
    /// The order that breaks ties (GT-31.26): the highest printed row, then the highest printed column, is greatest.
    pub(crate) fn tie_order(&self, square: Square) -> (u8, u8) {
        let [column, row] = self.board().label(square);
        (row, column)
    }

    /// Takes one human or the alien out of a cabin; where they share it (GX-20.7A.1), the human. False when nobody is there.
    pub(crate) fn lose_crew_member(&mut self, square: Square) -> bool {
        if self.humans.take_one(square) {
            return true;
        }
        let alien = self.with_aliens().has(square);
        if alien {
            self.set_alien(square, None);
        }
        alien
    }

    /// Takes one token out of a battery. False when there is none.
    pub(crate) fn lose_token(&mut self, square: Square) -> bool {
        self.tokens.take_one(square)
    }

    /// Takes one block out of a hold. False when there is none of that colour.
    pub(crate) fn lose_block(&mut self, square: Square, colour: Colour) -> bool {
        self.goods[colour as usize].take_one(square)
    }

    /// Cabins whose alien is no longer joined to its life support (GT-19.12).
    pub(crate) fn stranded_aliens(&self) -> Squares {
        Alien::ALL.into_iter().fold(Squares::EMPTY, |all, alien| {
            let there = self.aliens[alien as usize];
            if there.is_empty() {
                all
            } else {
                all.or(there.without(self.alien_cabins(alien)))
            }
        })
    }

    /// The cabins from which `count` crew go by default (GT-31.26), one entry a figure.
    pub fn default_crew_loss(&self, count: u8) -> Vec<Square> {
        let (mut humans, mut aliens) = (self.humans, self.with_aliens());
        let mut from = Vec::new();
        for _ in 0..count.min(self.crew()) {
            let pool = if humans.total() > 1 || aliens.is_empty() {
                humans.squares()
            } else {
                aliens
            };
            let chosen = pool.iter().max_by_key(|square| {
                // The last human of a half of a twin ship stays as long as possible (GX-6.27).
                let others = self.class().is_twin() && humans.total_in(self.part_of(*square)) > 1;
                (others, humans.get(*square), self.tie_order(*square))
            });
            let Some(square) = chosen else { break };
            if !humans.take_one(square) {
                aliens.remove(square);
            }
            from.push(square);
        }
        from
    }

    /// The default answer to a loss of crew. Where the last human shares a cabin with an alien, the alien goes (GX-20.7A.1).
    pub fn default_crew_command(&self, count: u8) -> Command {
        if !self.shares_alien_cabins() {
            return Command::LoseCrew {
                from: self.default_crew_loss(count),
            };
        }
        let mut ship = *self;
        let (mut from, mut aliens) = (Vec::new(), Vec::new());
        for _ in 0..count.min(self.crew()) {
            let with_aliens = ship.with_aliens();
            let human = ship.humans.squares().iter().max_by_key(|square| {
                let full = ship.humans.get(*square);
                (full, ship.tie_order(*square))
            });
            match (human, with_aliens.first()) {
                (Some(square), alien) if ship.humans() > 1 || alien.is_none() => {
                    ship.lose_crew_member(square);
                    from.push(square);
                }
                (_, Some(square)) => {
                    ship.set_alien(square, None);
                    aliens.push(square);
                }
                _ => {}
            }
        }
        Command::LoseSharedCrew { from, aliens }
    }

    /// Who leaves the shared ones of these cabins by default, when one of each is lost: the human, but an alien goes before the last
    /// human of the ship, or of a half of a twin ship (GT-31.26, GX-6.27).
    pub fn default_cabin_losses(&self, cabins: Squares, shared: Squares) -> Command {
        let mut after = *self;
        for square in cabins.without(shared).iter() {
            after.lose_crew_member(square);
        }
        let mut cabins: Vec<Square> = shared.iter().collect();
        cabins.sort_by_key(|square| std::cmp::Reverse(self.tie_order(*square)));
        let (mut from, mut aliens) = (Vec::new(), Vec::new());
        for square in cabins {
            if after.humans_in(after.part_of(square)) > 1 {
                after.lose_crew_member(square);
                from.push(square);
            } else {
                aliens.push(square);
            }
        }
        Command::LoseSharedCrew { from, aliens }
    }

    /// The cabins from which `count` humans go by default, one entry a figure: the fullest first.
    pub fn default_human_loss(&self, count: u8) -> Vec<Square> {
        let mut humans = self.humans;
        let mut from = Vec::new();
        for _ in 0..count.min(self.humans()) {
            let chosen = humans
                .squares()
                .iter()
                .max_by_key(|square| (humans.get(*square), self.tie_order(*square)));
            let Some(square) = chosen else { break };
            humans.take_one(square);
            from.push(square);
        }
        from
    }

    /// The batteries from which `count` tokens go by default (GT-31.27), one entry a token.
    pub fn default_batteries(&self, count: usize) -> Vec<Square> {
        self.default_batteries_in(self.occupied, count)
    }

    /// The same among the batteries of a part.
    pub(crate) fn default_batteries_in(&self, part: Squares, count: usize) -> Vec<Square> {
        if count == 0 {
            return Vec::new();
        }
        let mut tokens = self.tokens;
        let mut from = Vec::with_capacity(count.min(40));
        while from.len() < count {
            let chosen = tokens
                .squares()
                .and(part)
                .iter()
                .max_by_key(|square| (tokens.get(*square), self.tie_order(*square)));
            let Some(square) = chosen else { break };
            tokens.take_one(square);
            from.push(square);
        }
        from
    }

    /// The same after tokens of the named batteries are gone.
    pub(crate) fn default_batteries_after(
        &self,
        named: &[Square],
        part: Squares,
        count: usize,
    ) -> Vec<Square> {
        let mut ship = *self;
        for square in named {
            ship.lose_token(*square);
        }
        ship.default_batteries_in(part, count)
    }

    /// The holds from which `count` blocks of a colour go by default: normal containers first (GT-31.29).
    pub fn default_goods_loss(&self, colour: Colour, count: u8) -> Vec<Square> {
        let mut holds: Vec<Square> = self.holding(colour).iter().collect();
        holds.sort_by_key(|square| (self.special_holds.has(*square), self.tie_order(*square)));
        holds
            .into_iter()
            .flat_map(|square| {
                let blocks = self.goods[colour as usize].get(square);
                std::iter::repeat_n(square, usize::from(blocks))
            })
            .take(usize::from(count))
            .collect()
    }

    /// So many blocks aboard, the cheapest first, if there are so many.
    pub fn cheapest_blocks(&self, count: u8) -> Vec<Block> {
        Colour::ALL
            .into_iter()
            .rev()
            .flat_map(|colour| {
                let holds = self.default_goods_loss(colour, u8::MAX).into_iter();
                holds.map(move |square| Block { square, colour })
            })
            .take(usize::from(count))
            .collect()
    }

    /// The piece that goes on by default (GT-31.28). `crew` counts what makes a piece valuable: its humans, or its cabin
    /// places at the check.
    pub fn default_piece(&self, pieces: &[Squares], crew: impl Fn(Squares) -> u32) -> Squares {
        let mut best: Option<(Squares, _)> = None;
        for piece in pieces {
            let lowest = piece
                .iter()
                .map(|square| self.tie_order(square))
                .min()
                .unwrap_or((u8::MAX, u8::MAX));
            let rank = (
                crew(*piece),
                piece.len(),
                !piece.and(self.starting).is_empty(),
                std::cmp::Reverse(lowest),
            );
            if best.as_ref().is_none_or(|(_, other)| rank > *other) {
                best = Some((*piece, rank));
            }
        }
        best.map_or(Squares::EMPTY, |(piece, _)| piece)
    }

    /// Humans on the squares of a piece.
    pub fn humans_in(&self, piece: Squares) -> u32 {
        self.humans.total_in(piece).into()
    }

    /// The most valuable way to store old and new blocks, blocks staying where they are if possible (GT-31.25):
    /// contents of each hold.
    pub fn default_loading(&self, offered: Goods) -> Vec<(Square, Goods)> {
        if self.has_freight_abilities() {
            return self.team_loading(offered);
        }
        let holds = self.holds();
        let sum = |of: fn(&Ship, Square) -> u8| -> u32 {
            holds.iter().map(|square| u32::from(of(self, square))).sum()
        };
        let (special, room) = (sum(Ship::special_containers), sum(Ship::containers));
        let all = self.goods().plus(offered);
        // A red block takes a special container from at most one cheaper block, so the dearest first is best.
        let mut keep = Goods::NONE;
        keep.red = u32::from(all.red).min(special) as u8;
        let mut left = room - u32::from(keep.red);
        for colour in [Colour::Yellow, Colour::Green, Colour::Blue] {
            let count = u32::from(all.of(colour)).min(left);
            *keep.of_mut(colour) = count as u8;
            left -= count;
        }
        // Old blocks that stay, then new ones; red ones first because they have the fewest places.
        let mut ship = *self;
        let mut to_place = keep.minus(self.goods());
        for colour in Colour::ALL {
            let surplus = self.goods().of(colour).saturating_sub(keep.of(colour));
            for square in self.default_goods_loss(colour, surplus) {
                ship.lose_block(square, colour);
            }
        }
        let free = |ship: &Ship, holds: Squares| {
            holds.iter().find(|square| {
                ship.contents(*square).goods.total() < u32::from(ship.containers(*square))
            })
        };
        // Special holds that could take one more red block if a cheaper one made room.
        let takes_red = |ship: &Ship| -> Squares {
            let special = ship.special_holds.iter();
            special
                .filter(|square| {
                    ship.contents(*square).goods.red < ship.special_containers(*square)
                })
                .collect()
        };
        while to_place.red > 0 {
            let places = takes_red(&ship);
            let square = free(&ship, places).or_else(|| {
                // A cheaper block makes room.
                places.iter().find_map(|square| {
                    let goods = ship.contents(square).goods;
                    let colour = Colour::ALL
                        .into_iter()
                        .rev()
                        .find(|colour| *colour != Colour::Red && goods.of(*colour) > 0)?;
                    ship.lose_block(square, colour);
                    *to_place.of_mut(colour) += 1;
                    Some(square)
                })
            });
            let Some(square) = square else { break };
            let goods = ship
                .contents(square)
                .goods
                .plus(crate::goods::goods(1, 0, 0, 0));
            ship.set_goods(square, goods);
            to_place.red -= 1;
        }
        for colour in [Colour::Yellow, Colour::Green, Colour::Blue] {
            while to_place.of(colour) > 0 {
                let Some(square) =
                    free(&ship, ship.holds).or_else(|| free(&ship, ship.special_holds))
                else {
                    break;
                };
                let mut goods = ship.contents(square).goods;
                *goods.of_mut(colour) += 1;
                ship.set_goods(square, goods);
                *to_place.of_mut(colour) -= 1;
            }
        }
        holds
            .iter()
            .map(|square| (square, ship.contents(square).goods))
            .collect()
    }
}
