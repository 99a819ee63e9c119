//! Computer players of Sealed Bids. An easy bot bids a random card at once; a normal bot waits and bids its best card,
//! or its worst if a team mate already bids higher.

use super::{Command, Mate, Toy};
use crate::{Bot, BotLevel, BotReply, BotTurn, Dice, Millis, Seed};

/// How long a normal bot waits.
const LOOK: Millis = Millis(800);

pub(super) fn bot(level: BotLevel, seed: Seed) -> Option<Box<dyn Bot<Toy>>> {
    match level {
        BotLevel::Easy => Some(Box::new(Easy(Dice::new(seed)))),
        BotLevel::Normal => Some(Box::new(Normal)),
        BotLevel::Hard => None,
    }
}

struct Easy(Dice);

impl Bot<Toy> for Easy {
    fn think(&mut self, turn: &BotTurn<'_, Toy>) -> BotReply<Command> {
        let decisions = turn.decisions();
        let option = decisions.first().and_then(|one| self.0.pick(&one.options));
        option.map_or(BotReply::Wait, |option| BotReply::Act(option.command))
    }
}

struct Normal;

impl Bot<Toy> for Normal {
    fn think(&mut self, turn: &BotTurn<'_, Toy>) -> BotReply<Command> {
        if turn.planned.is_some() || turn.decisions().is_empty() {
            return BotReply::Wait;
        }
        let command = match turn.view().until {
            None => Command::Open,
            Some(_) => {
                let own = turn.seat_view();
                let hand = (0..).zip(own.hand.unwrap_or_default());
                let bid = |mate: &Mate| Some(mate.hand[usize::from(mate.bid?)]);
                let mates = own.mates.unwrap_or_default();
                let mate = mates.iter().filter_map(bid).max();
                let best = hand.clone().max_by_key(|(_, card)| *card);
                let beaten = best.is_some_and(|(_, card)| mate >= Some(card));
                let chosen = if beaten {
                    hand.min_by_key(|(_, card)| *card)
                } else {
                    best
                };
                Command::Bid {
                    slot: chosen.map_or(0, |(slot, _)| slot),
                }
            }
        };
        BotReply::At(turn.now.plus(LOOK), command)
    }
}
