//! Decisions about credits: auctions (GX-0.23).

use super::plan::{Level, Trucker};
use crate::command::Command;
use crate::game::SeatView;

impl Trucker {
    /// A bid while the price is small and at hand: computer players take no loan for an auction.
    pub(super) fn bid(&self, own: &SeatView, least: u8) -> Command {
        let most = match self.level {
            Level::Rookie => 1,
            Level::Trucker => 3,
            Level::Veteran => 4,
        };
        let credits = (least <= most && own.credits >= u32::from(least)).then_some(least);
        Command::Bid { credits }
    }
}
