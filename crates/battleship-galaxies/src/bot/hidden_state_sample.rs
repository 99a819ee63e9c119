//! Samples of what is hidden from a seat: the battle with everything public and its own kept, and the rest dealt at random.

use crate::data::TileSort;
use crate::ids::TacticId;
use crate::state::{Battle, CardPlace, Phase, Task};
use table::{Dice, Seat, Seed};

impl Battle {
    /// This battle with everything that `seat` may not know dealt anew from `seed`: hands and draw piles of the others,
    /// the order of every draw pile, tiles that lie face down, what others hold and have answered, and all dice to come.
    /// Depends on nothing hidden: the same public state and the same seed give the same battle.
    pub fn with_hidden_sampled(&self, seat: Seat, seed: Seed) -> Battle {
        let mut dice = Dice::new(seed);
        let mut battle = self.clone();
        battle.chance.loaded.clear();
        battle.ask_able_only = true;
        let knows = |other: Seat| {
            other == seat || (self.rules.setup.open_team && self.side(other) == self.side(seat))
        };
        let secret_lists = self.rules.setup.secret_lists;
        for card in &mut battle.cards {
            if !knows(card.controller) && matches!(card.place, CardPlace::Hold(_)) {
                card.place = CardPlace::Screen;
            }
        }
        if secret_lists {
            let known = |controller: Seat, place: CardPlace| {
                knows(controller) || !matches!(place, CardPlace::Screen)
            };
            battle
                .cards
                .retain(|card| known(card.controller, card.place));
        }
        // Tiles that lie face down, and those left out of the game.
        let mut kinds: Vec<u8> = Vec::new();
        for (at, kind) in self.rules.data.tiles.iter().enumerate() {
            if kind.sort == TileSort::Discovery {
                let shown = self
                    .tiles
                    .iter()
                    .filter(|tile| tile.up && usize::from(tile.kind) == at)
                    .count();
                kinds.extend((shown..usize::from(kind.count)).map(|_| at as u8));
            }
        }
        dice.shuffle(&mut kinds);
        for tile in battle.tiles.iter_mut().filter(|tile| !tile.up) {
            if let Some(kind) = kinds.pop() {
                tile.kind = kind;
            }
        }
        for at in 0..battle.decks.len() {
            let owner = self
                .rules
                .seats
                .iter()
                .position(|rule| usize::from(rule.deck) == at)
                .unwrap_or(0);
            let mine = self.side(Seat(owner as u8)) == self.side(seat);
            let mut unknown: Vec<TacticId> = battle.decks[at].draw.clone();
            for (other, player) in battle.players.iter().enumerate() {
                if !knows(Seat(other as u8)) {
                    unknown.extend(
                        player
                            .hand
                            .iter()
                            .filter(|t| usize::from(t.deck) == at)
                            .map(|t| t.kind),
                    );
                }
            }
            if let Phase::MainComputer(seen) = &battle.phase
                && battle.active != seat
                && !mine_looks(&battle, at)
            {
                unknown.extend(seen.iter().copied());
            }
            let count = unknown.len();
            if secret_lists && !mine {
                unknown = self.unseen_cards(at);
            }
            unknown.sort_unstable();
            dice.shuffle(&mut unknown);
            // Lists of the others may be shorter than all cards of their faction.
            unknown.truncate(count);
            while unknown.len() < count {
                unknown.push(TacticId(0));
            }
            let draw = battle.decks[at].draw.len();
            battle.decks[at].draw = unknown.drain(..draw.min(unknown.len())).collect();
            for (other, player) in battle.players.iter_mut().enumerate() {
                if !knows(Seat(other as u8)) {
                    for tactic in player.hand.iter_mut().filter(|t| usize::from(t.deck) == at) {
                        tactic.kind = unknown.pop().unwrap_or(tactic.kind);
                    }
                }
            }
            if let Phase::MainComputer(seen) = &mut battle.phase
                && battle.active != seat
            {
                for kind in seen.iter_mut() {
                    *kind = unknown.pop().unwrap_or(*kind);
                }
            }
        }
        for task in &mut battle.tasks {
            if let Task::Window(window) = task {
                window.answers.retain(|(other, _)| *other == seat);
            }
        }
        battle.chance.dice = dice;
        battle
    }

    /// All cards of a deck's faction that are not to be seen anywhere.
    fn unseen_cards(&self, deck: usize) -> Vec<TacticId> {
        let faction = self
            .rules
            .seats
            .iter()
            .find(|rule| usize::from(rule.deck) == deck)
            .map(|rule| rule.faction);
        let mut cards = Vec::new();
        for (at, card) in self.rules.data.cards.iter().enumerate() {
            if Some(card.faction) == faction {
                let kind = TacticId(at as u8);
                let seen = self.decks[deck]
                    .discard
                    .iter()
                    .filter(|k| **k == kind)
                    .count()
                    + self
                        .cards
                        .iter()
                        .flat_map(|c| &c.attached)
                        .filter(|t| t.kind == kind && usize::from(t.deck) == deck)
                        .count();
                cards.extend((seen..usize::from(card.copies)).map(|_| kind));
            }
        }
        cards
    }
}

/// The cards looked at come from the other side's deck.
fn mine_looks(battle: &Battle, deck: usize) -> bool {
    let active = battle.active;
    battle
        .rules
        .seats
        .iter()
        .any(|rule| usize::from(rule.deck) == deck && rule.side == battle.side(active))
}
