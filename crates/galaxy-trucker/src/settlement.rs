//! Rewards and penalties at the end of a flight (GT-22).

use crate::board::ShipClass;
use crate::class_four::InsuranceOffer;
use crate::flight::{LOAN, REPAYMENT};
use crate::flight_rules::FlightRules;
use crate::goods::Goods;
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::support_team::{Abilities, Member, b};
use serde::{Deserialize, Serialize};

/// What the settlement of one ship needs to know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Landed {
    /// Place in flight order among those who finished, from zero; none: gave up.
    pub place: Option<u8>,
    /// Exposed connectors.
    pub exposed: u32,
    /// Goods aboard.
    pub goods: Goods,
    /// Tiles in the lost pile.
    pub lost: u32,
    /// Components left in the order pile (GX-8.47).
    pub left_over: u8,
    /// Credits gained from cards.
    pub earned: u16,
    /// Credits paid to cards and other players.
    pub spent: u16,
    /// Loans taken in flight (GX-7.12).
    pub loans_taken: u8,
    /// Loans repaid in flight (GX-7.13).
    pub loans_repaid: u8,
    /// Credits owned before the flight.
    pub before: u32,
    /// Class IA: the direction in which the ship flew.
    pub heading: Option<Rotation>,
    /// Class IV: the insurance printed on the board, and whether it was bought (GX-16.5).
    pub insurance: Option<(InsuranceOffer, bool)>,
    /// Luxury cabins with their human (GX-2.4).
    pub paying_guests: u32,
    /// What the manager earns at the finish (GX-2.65).
    pub manager_pay: u8,
    /// The specialization of the cyan alien aboard (GX-2.61).
    pub specialist: Option<Specialization>,
    /// Class IIA: credits for the goods of halves that left (GX-6.31).
    pub sold: u32,
    /// Class IIA: whether it finished with both halves (GX-6.34, GX-6.35).
    pub both_halves: bool,
    /// What support team members earned (GX-20).
    pub rewards: u32,
    /// Abilities of its support team.
    pub abilities: Abilities,
    /// Architect B was paid before the flight (GX-20.2B.1).
    pub collected_looks: bool,
    /// Blocks in hideouts (GX-20.14B.1).
    pub smuggled: u32,
}

/// The account of one ship after a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Receipt {
    /// The ship.
    pub ship: u8,
    /// Place among those who finished, from 1; none: gave up.
    pub place: Option<u8>,
    /// Credits gained from cards.
    pub earned: u32,
    /// Finishing bonus (GT-22.3).
    pub finishing: u32,
    /// Exposed connectors.
    pub exposed: u32,
    /// Bonus for the best-looking ship (GT-22.5).
    pub best_looking: u32,
    /// Class IA: bonus for a direction that no other finished ship has (GX-5.10).
    #[serde(default)]
    pub creativity: u32,
    /// Pay for luxury cabins (GX-2.4).
    #[serde(default)]
    pub luxury: u32,
    /// Pay for the manager (GX-2.65).
    #[serde(default)]
    pub manager: u32,
    /// What support team members earned: not their share of other lines (GX-20).
    #[serde(default)]
    pub members: u32,
    /// Goods aboard.
    pub goods: Goods,
    /// What they sold for (GT-22.7, GT-21.3).
    pub sale: u32,
    /// Class IIA: what the goods of halves that left sold for (GX-6.31).
    #[serde(default)]
    pub sold_halves: u32,
    /// What the merchant got for them on top (GX-2.66).
    #[serde(default)]
    pub merchant: u32,
    /// Tiles in the lost pile.
    pub lost: u32,
    /// What they cost (GT-22.10, GT-22.11).
    pub penalty: u32,
    /// Components left in the order pile, a credit each: no lost components (GX-8.47).
    #[serde(default)]
    pub left_over: u32,
    /// What was paid of the penalty and for the order pile (GT-22.13).
    pub paid: u32,
    /// Credits paid to cards and other players in flight.
    #[serde(default)]
    pub spent: u32,
    /// Loans taken in flight, and for the penalty (GX-7.12, GX-7.15).
    #[serde(default)]
    pub loans_taken: u32,
    /// Loans repaid in flight (GX-7.13).
    #[serde(default)]
    pub loans_repaid: u32,
    /// Class IV: what insurance cost before the flight; 0: not insured (GX-16.6).
    #[serde(default)]
    pub insurance: u32,
}

/// Goods of a ship that gave up: half their value, rounded up once (GT-21.3).
pub const fn half_price(value: u32) -> u32 {
    value.div_ceil(2)
}

/// The price of lost tiles with this maximum (GT-22.10, GT-22.11, GT-25.4).
pub fn penalty(lost: u32, most: Option<u8>) -> u32 {
    most.map_or(lost, |most| lost.min(u32::from(most)))
}

impl Landed {
    /// The most that lost tiles cost: printed on the board, of class IV if insurance was bought (GX-16.7).
    fn most(&self, rules: &FlightRules) -> Option<u8> {
        match self.insurance {
            Some((offer, bought)) => bought.then_some(offer.most),
            None => rules.class.board().insurance,
        }
    }

    /// What lost tiles cost. With a lawyer aboard nothing for a ship that is insurable, and for another one at most as much as
    /// for the insured class of that flight (GX-2.62, GX-2.63, GX-16.9).
    fn penalty(&self, rules: &FlightRules) -> u32 {
        let most = self.most(rules);
        if self.specialist != Some(Specialization::Lawyer) {
            return penalty(self.lost, most);
        }
        if most.is_some() {
            return 0;
        }
        let insured = match (self.insurance, rules.number) {
            (Some((offer, _)), _) => Some(offer.most),
            (None, 1) => ShipClass::I.board().insurance,
            (None, 2) => ShipClass::II.board().insurance,
            (None, _) => ShipClass::III.board().insurance,
        };
        penalty(self.lost, insured)
    }
}

/// Whether a ship competes for the best looks: if a twin ship finished with both halves, only such ships do (GX-6.35).
fn competes(ship: &Landed, ships: &[Landed]) -> bool {
    let twins = |ship: &Landed| ship.place.is_some() && ship.both_halves;
    ship.place.is_some() && (ship.both_halves || !ships.iter().any(twins))
}

/// With so many exposed connectors a finished ship is still one of the best-looking (GT-22.5). With the rules for five players
/// at least two are: where only one has the fewest, those with the second fewest too (GX-4.23).
fn best_looking(rules: &FlightRules, ships: &[Landed]) -> Option<u32> {
    let mut exposed: Vec<u32> = ships
        .iter()
        .filter(|ship| competes(ship, ships))
        .map(|ship| ship.exposed)
        .collect();
    exposed.sort_unstable();
    let last = if rules.fifth_wheel { 1 } else { 0 };
    exposed.get(last).or(exposed.first()).copied()
}

/// The receipts of all ships (GT-22.1). `purse` says which ships share their credits (GT-25.18): ships with the same
/// number pay from one purse, in the order of the ships. The second list has the credits that each purse holds
/// afterwards, by ship.
pub fn settle(
    rules: &FlightRules,
    ships: &[Landed],
    purse: impl Fn(usize) -> usize,
) -> (Vec<Receipt>, Vec<u32>) {
    let best = best_looking(rules, ships);
    let changes = rules.changes;
    let mut receipts: Vec<Receipt> = ships
        .iter()
        .enumerate()
        .map(|(number, ship)| {
            let finished = ship.place.is_some();
            let has = |ability| ship.abilities.has(ability);
            // GX-20.14B.1: the extra is added before halving.
            let smuggled = if has(b(Member::Smuggler)) {
                ship.smuggled
            } else {
                0
            };
            let value = changes.value(ship.goods) + smuggled;
            let bonus = ship
                .place
                // GX-4.22: the two foremost get the first bonus.
                .map(|place| place.saturating_sub(u8::from(rules.fifth_wheel)))
                .and_then(|place| rules.finishing.get(usize::from(place)))
                .map_or(0, |bonus| u32::from(*bonus));
            let place = ship
                .place
                .map(|place| place.saturating_sub(u8::from(rules.fifth_wheel)));
            let bonus = changes.finishing_bonus(place, bonus);
            // GX-20.16B.2: with a bonus one credit more.
            let swindler = u32::from(has(b(Member::Swindler)));
            let with_extra = |bonus: u32| if bonus > 0 { bonus + swindler } else { 0 };
            let looks = changes.looks_bonus(u32::from(rules.best_looking));
            let best = competes(ship, ships) && best.is_some_and(|most| ship.exposed <= most);
            let shares_heading = ships.iter().enumerate().any(|(other, landed)| {
                other != number && landed.place.is_some() && landed.heading == ship.heading
            });
            let creative = finished && ship.heading.is_some() && !shares_heading;
            Receipt {
                ship: number as u8,
                place: ship.place.map(|place| place + 1),
                earned: u32::from(ship.earned),
                finishing: with_extra(bonus),
                exposed: ship.exposed,
                best_looking: if best { with_extra(looks) } else { 0 },
                creativity: if creative { looks } else { 0 },
                luxury: if finished {
                    ship.paying_guests * u32::from(rules.number)
                } else {
                    0
                },
                manager: if finished {
                    u32::from(ship.manager_pay)
                } else {
                    0
                },
                members: ship.rewards
                    + if best && has(b(Member::Architect)) && !ship.collected_looks {
                        // GX-20.2B.2, GX-20.2B.4: the printed bonus once more.
                        u32::from(rules.best_looking)
                    } else {
                        0
                    },
                goods: ship.goods,
                sold_halves: ship.sold,
                sale: if finished { value } else { half_price(value) },
                merchant: if ship.specialist == Some(Specialization::Merchant) {
                    u32::from(ship.goods.red) + u32::from(ship.goods.yellow)
                } else {
                    0
                },
                lost: ship.lost,
                // GX-20.16B.1.
                penalty: ship.penalty(rules).saturating_sub(swindler),
                left_over: u32::from(ship.left_over),
                paid: 0,
                spent: u32::from(ship.spent),
                loans_taken: u32::from(ship.loans_taken),
                loans_repaid: u32::from(ship.loans_repaid),
                insurance: match ship.insurance {
                    Some((offer, true)) => u32::from(offer.price),
                    _ => 0,
                },
            }
        })
        .collect();
    // GT-22.15: everything gained by then can be paid with. Partners pay from one purse.
    let mut purses = vec![0u32; ships.len()];
    for (number, receipt) in receipts.iter().enumerate() {
        let own = receipt.earned
            + receipt.finishing
            + receipt.best_looking
            + receipt.creativity
            + receipt.luxury
            + receipt.manager
            + receipt.members
            + receipt.sale
            + receipt.sold_halves
            + receipt.merchant
            + LOAN * receipt.loans_taken;
        let first = (0..number).all(|other| purse(other) != purse(number));
        let before = if first { ships[number].before } else { 0 };
        if let Some(credits) = purses.get_mut(purse(number)) {
            *credits += own + before;
        }
    }
    for receipt in &receipts {
        if let Some(credits) = purses.get_mut(purse(usize::from(receipt.ship))) {
            // Paid in flight, when the credits were there.
            *credits = credits.saturating_sub(receipt.spent + REPAYMENT * receipt.loans_repaid);
        }
    }
    for (number, receipt) in receipts.iter_mut().enumerate() {
        if let Some(credits) = purses.get_mut(purse(number)) {
            // GX-7.15: what is missing is borrowed.
            let due = receipt.penalty + receipt.left_over;
            if rules.lending && due > *credits {
                let loans = (due - *credits).div_ceil(LOAN);
                receipt.loans_taken += loans;
                *credits += LOAN * loans;
            }
            receipt.paid = due.min(*credits);
            *credits -= receipt.paid;
        }
    }
    let after = (0..ships.len())
        .map(|number| purses.get(purse(number)).copied().unwrap_or(0))
        .collect();
    (receipts, after)
}
