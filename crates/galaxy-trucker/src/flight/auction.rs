//! Open auctions (GX-0.23).

use super::cards::Stage;
use super::{Flight, Reply, Ships};
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// An auction that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Auction {
    /// Those who have not passed, in flight order.
    bidders: Ships,
    /// Whose turn it is among them.
    turn: u8,
    /// The ship with the highest bid, and the bid.
    highest: Option<(u8, u8)>,
}

impl Auction {
    /// An auction in which the leader bids first.
    pub fn new(order: Ships) -> Auction {
        Auction {
            bidders: order,
            turn: 0,
            highest: None,
        }
    }

    /// Whoever still bids and has no rival owns the highest bid; nobody: all passed.
    fn winner(&self) -> Option<Option<(u8, u8)>> {
        match (&*self.bidders, self.highest) {
            ([], _) => Some(None),
            ([last], Some((ship, bid))) if *last == ship => Some(Some((ship, bid))),
            _ => None,
        }
    }

    fn least_bid(&self) -> u8 {
        self.highest.map_or(1, |(_, bid)| bid.saturating_add(1))
    }
}

impl Flight {
    /// One bid or pass; the card goes on when all but one have passed.
    pub(super) fn auction(
        &mut self,
        mut auction: Auction,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(won) = auction.winner() {
            if let Some((ship, credits)) = won {
                rec.tell_all(|| Event::AuctionWon { ship, credits });
                self.pay(usize::from(ship), credits, rec);
            }
            return self.auction_over(won.map(|(ship, _)| ship), rec);
        }
        let turn = usize::from(auction.turn) % auction.bidders.len().max(1);
        let Some(ship) = auction.bidders.get(turn).copied() else {
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        let least = auction.least_bid();
        // Nobody bids more than the highest number that can be bid.
        let stuck = auction.highest.is_some_and(|(_, bid)| bid == u8::MAX);
        if self.pilots[number].reply.is_none() && !stuck {
            let question = Question::Bid {
                least,
                highest: auction.highest.map(|(ship, _)| ship),
            };
            self.ask(number, question, rec);
            if self.pilots[number].reply.is_none() {
                return Stage::Auction(auction);
            }
        }
        match self.pilots[number].reply.take() {
            Some(Reply::Bid(credits)) => {
                rec.tell_all(|| Event::Bid {
                    ship,
                    credits: Some(credits),
                });
                auction.highest = Some((ship, credits));
                auction.turn = turn as u8 + 1;
            }
            _ => {
                rec.tell_all(|| Event::Bid {
                    ship,
                    credits: None,
                });
                auction.bidders.remove(turn);
                auction.turn = turn as u8;
            }
        }
        Stage::Auction(auction)
    }

    /// The player of a ship bids or passes.
    pub(super) fn bid(
        &mut self,
        ship: usize,
        credits: Option<u8>,
        least: u8,
    ) -> Result<(), Refusal> {
        let Some(credits) = credits else {
            return self.reply(ship, Reply::No);
        };
        if credits < least {
            return Err(Refusal::BidTooLow(least));
        }
        if !self.can_pay(ship, u16::from(credits)) {
            return Err(Refusal::CannotPay);
        }
        self.reply(ship, Reply::Bid(credits))
    }
}
