//! What members of the support team change or earn when the flight is settled.

use crate::flight::Flight;
use crate::goods::{Colour, Goods};
use crate::support_team::{Member, Reward, b};
use serde::{Deserialize, Serialize};

/// What members decided about the settlement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Changes {
    /// Bureaucrat B: finishing bonuses by one step up or down (GX-20.4B.1).
    pub finishing: i8,
    /// Bureaucrat B: the best-looking-ship bonus by one step up or down (GX-20.4B.2).
    pub best_looking: i8,
    /// Trader B: the price of one colour, up or down (GX-20.17B.1).
    pub price: Option<(Colour, bool)>,
}

/// What one step changes the finishing bonus by, by place (GX-20.4B.1).
const FINISHING_STEP: [u32; 4] = [4, 3, 2, 1];

/// What one step changes the best-looking-ship bonus by (GX-20.4B.2).
const LOOKS_STEP: u32 = 2;

impl Changes {
    /// Nothing.
    pub const NONE: Changes = Changes {
        finishing: 0,
        best_looking: 0,
        price: None,
    };

    const fn stepped(bonus: u32, step: i8, by: u32) -> u32 {
        match step {
            1.. => bonus + by,
            0 => bonus,
            // GX-20.4B.5: never less than nothing.
            _ => bonus.saturating_sub(by),
        }
    }

    /// The finishing bonus of a place from zero; nobody else has one.
    pub fn finishing_bonus(self, place: Option<u8>, bonus: u32) -> u32 {
        let step = place.and_then(|place| FINISHING_STEP.get(usize::from(place)));
        Changes::stepped(bonus, self.finishing, step.copied().unwrap_or(0))
    }

    /// The bonus for the best-looking ship, and for creativity on class IA (GX-20.4B.5).
    pub const fn looks_bonus(self, bonus: u32) -> u32 {
        Changes::stepped(bonus, self.best_looking, LOOKS_STEP)
    }

    /// What these goods sell for (GX-20.17B.1).
    pub fn value(self, goods: Goods) -> u32 {
        let value = goods.value();
        match self.price {
            Some((colour, true)) => value + u32::from(goods.of(colour)),
            Some((colour, false)) => value - u32::from(goods.of(colour)),
            None => value,
        }
    }
}

impl Flight {
    /// What members earned when the flight is settled: predictions, plating, and what was earned before the flight
    /// (GX-20.1A.3, GX-20.1A.4, GX-20.1B.1).
    pub(in crate::flight) fn rewards(&self, ship: usize, places: &[Option<u8>]) -> Vec<Reward> {
        let pilot = &self.pilots[ship];
        let mut rewards = pilot.rewards.clone();
        let mut reward = |member, credits: u32| {
            if credits > 0 {
                rewards.push(Reward {
                    member,
                    credits: credits.min(u32::from(u16::MAX)) as u16,
                });
            }
        };
        let right = pilot.predictions.iter().zip(places).map(|said| match said {
            (Some(said), Some(place)) if *said == place + 1 => 2,
            (None, None) => 1,
            _ => 0,
        });
        reward(Member::Advertiser, right.sum());
        if pilot.in_flight() && pilot.ship.abilities().has(b(Member::Advertiser)) {
            reward(Member::Advertiser, pilot.ship.outer_plated_sides());
        }
        rewards
    }
}
