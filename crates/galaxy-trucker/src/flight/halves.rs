//! Class IIA in flight: halves that jump, come back and give up one by one (GX-6.24 to GX-6.41).

use super::{Changes, Flight, Pilot};
use crate::event::{Event, GaveUpBecause};
use crate::goods::Goods;
use crate::halves::Half;
use crate::refusal::Refusal;
use crate::settlement::half_price;
use crate::ship::Ship;
use crate::specialization::Specialization;
use crate::square::Squares;
use crate::support_team::{Member, b};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// A half of a twin ship in hyperspace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AwayHalf {
    /// Its tiles, with everything on them.
    pub ship: Ship,
    /// Back when the card with this number, from 1, is resolved (GX-2.35).
    pub until: u8,
}

impl AwayHalf {
    /// Which half it is.
    pub fn half(&self) -> Option<Half> {
        self.ship.halves().next()
    }
}

/// The goods of a half that left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Cargo {
    goods: Goods,
    /// A merchant was aboard (GX-2.66).
    merchant: bool,
    /// Blocks for which Smuggler B gets more (GX-20.14B.1).
    smuggled: u32,
}

impl Cargo {
    fn of(half: &Ship) -> Cargo {
        let smuggler = half.abilities().has(b(Member::Smuggler));
        Cargo {
            goods: half.goods(),
            merchant: half.has_specialist(Specialization::Merchant),
            smuggled: if smuggler { half.smuggled() } else { 0 },
        }
    }

    /// What it sells for: half its value, rounded up; the merchant's extra is not halved (GX-6.31, GX-2.67, GX-20.14B.1).
    pub fn sale(&self, changes: Changes) -> u32 {
        let extra = u32::from(self.goods.red) + u32::from(self.goods.yellow);
        half_price(changes.value(self.goods) + self.smuggled)
            + if self.merchant { extra } else { 0 }
    }
}

impl Flight {
    /// Whether goods of those who leave are sold only at the end, at the prices of a Trader (GX-6.38, GX-20.17B.3).
    fn trader_sets_prices(&self) -> bool {
        let trader = |pilot: &Pilot| pilot.ship.abilities().has(b(Member::Trader));
        self.pilots.iter().any(trader)
    }

    fn is_twin(&self, ship: usize) -> bool {
        self.pilots[ship].ship.class().is_twin()
    }

    /// The halves of a ship that have not left: in flight or in hyperspace.
    pub(crate) fn halves_left(&self, ship: usize) -> Vec<Half> {
        let pilot = &self.pilots[ship];
        let away = pilot.away.iter().filter_map(AwayHalf::half);
        pilot.ship.halves().chain(away).collect()
    }

    /// The owner may withdraw this half at the window (GX-6.26).
    pub(super) fn may_withdraw(&self, ship: usize, half: Half) -> Result<(), Refusal> {
        if self.halves_left(ship).contains(&half) {
            Ok(())
        } else {
            Err(Refusal::NoSuchHalf)
        }
    }

    /// A half leaves: its goods are sold at once for half their value, or with a Trader at the end of the flight; everything
    /// else on it goes back, and its components are not lost (GX-6.31, GX-6.37, GX-6.38). The ship gives up with its last half.
    pub(super) fn withdraw(
        &mut self,
        ship: usize,
        half: Half,
        because: GaveUpBecause,
        rec: &mut impl Recorder<Event>,
    ) {
        let pilot = &mut self.pilots[ship];
        let away = pilot.away.iter().position(|away| away.half() == Some(half));
        let left = match away {
            Some(index) => pilot.away.remove(index).ship,
            None => pilot.ship.split_off(half),
        };
        // GX-2.62: what counts is who is aboard when the ship gives up.
        pilot.gave_up_with = left.specialist();
        let goods = left.goods();
        let cargo = Cargo::of(&left);
        let sale = if self.trader_sets_prices() {
            self.pilots[ship].unsold.push(cargo);
            None
        } else {
            let sale = cargo.sale(Changes::NONE);
            self.pilots[ship].sold += sale;
            if let Some(purse) = self.purses.of_mut(ship) {
                purse.credits += sale;
            }
            Some(sale)
        };
        self.bank = self.bank.plus(goods);
        rec.tell_all(|| Event::HalfGaveUp {
            ship: ship as u8,
            half,
            because,
            goods,
            sale,
        });
        if self.halves_left(ship).is_empty() {
            self.pilots[ship].gave_up = Some(because);
            rec.tell_all(|| Event::GaveUp {
                ship: ship as u8,
                because,
            });
        } else {
            self.pilots[ship].gave_up_with = None;
            self.regroup(ship);
        }
    }

    /// Every half leaves, each sold by itself (GX-6.28, GX-6.37). False for a ship of another class, or without components.
    pub(super) fn withdraw_all(
        &mut self,
        ship: usize,
        because: GaveUpBecause,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let halves = self.halves_left(ship);
        let aboard = self.pilots[ship].ship.specialist();
        for half in &halves {
            self.withdraw(ship, *half, because, rec);
        }
        let pilot = &mut self.pilots[ship];
        pilot.gave_up_with = pilot.gave_up_with.or(aboard);
        !halves.is_empty()
    }

    /// Halves without humans leave when a card is resolved, and before the first one (GX-6.27, GX-24.12).
    pub(super) fn empty_halves_leave(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        for half in Half::BOTH {
            let state = &self.pilots[ship].ship;
            if state.has_half(half) && state.humans_in(state.squares_of(half)) == 0 {
                self.withdraw(ship, half, GaveUpBecause::NoHumans, rec);
            }
        }
    }

    /// Keeps the engine strengths of both halves in flight for Open Space.
    pub(super) fn note_half_strengths(&mut self, ship: usize, powered: Squares) {
        let pilot = &mut self.pilots[ship];
        if pilot.ship.flies_as_twin() {
            pilot.half_strengths =
                Some(Half::BOTH.map(|half| pilot.ship.half_engine_strength(half, powered) as u8));
        }
    }

    /// In Open Space a half with strength 0 leaves (GX-6.29). The days that the ship moves.
    pub(super) fn halves_in_open_space(
        &mut self,
        ship: usize,
        strength: u16,
        rec: &mut impl Recorder<Event>,
    ) -> u16 {
        let Some(strengths) = self.pilots[ship].half_strengths.take() else {
            return strength;
        };
        for (half, strength) in Half::BOTH.into_iter().zip(strengths) {
            if strength == 0 {
                self.withdraw(ship, half, GaveUpBecause::NoEngines, rec);
            }
        }
        match strengths {
            [0, other] | [other, 0] => u16::from(other),
            [left, right] => u16::from(left.min(right)),
        }
    }

    /// Halves that are in hyperspace when the last card is resolved do not finish (GX-6.40).
    pub(super) fn away_halves_miss_the_end(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let away: Vec<Half> = self.pilots[ship]
            .away
            .iter()
            .filter_map(AwayHalf::half)
            .collect();
        for half in away {
            self.withdraw(ship, half, GaveUpBecause::Hyperspace, rec);
        }
    }

    /// The half that boosted its engine is away, once the owner has decided what falls off (GX-6.24).
    pub(super) fn after_jump(&mut self, ship: usize) {
        let until = self.revealed + 1;
        let pilot = &mut self.pilots[ship];
        if let Some(half) = pilot.jumping.take() {
            let away = pilot.ship.split_off(half);
            // GX-6.41: a half without components has given up.
            if !away.occupied().is_empty() {
                pilot.away.push(AwayHalf { ship: away, until });
            }
        }
        if self.is_twin(ship) {
            self.regroup(ship);
        }
    }

    /// Something happens to a half in hyperspace after the card for which it jumped: it is back on the ship until
    /// [`after_jump`](Flight::after_jump), when its owner has decided what falls off.
    pub(super) fn call_back(&mut self, ship: usize, away: usize) {
        let pilot = &mut self.pilots[ship];
        let away = pilot.away.remove(away);
        pilot.ship.join_half(&away.ship);
        pilot.jumping = away.half();
    }

    /// Halves whose second card is resolved are back (GX-2.35, GX-6.24).
    pub(super) fn halves_return(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let revealed = self.revealed;
        let pilot = &mut self.pilots[ship];
        let mut back = Vec::new();
        pilot.away.retain(|away| {
            if away.until > revealed {
                return true;
            }
            back.extend(away.half());
            pilot.ship.join_half(&away.ship);
            false
        });
        for half in back {
            rec.tell_all(|| Event::BackFromHyperspace {
                ship: ship as u8,
                half: Some(half),
            });
        }
        self.regroup(ship);
    }

    /// A twin ship takes part in cards as long as one half is in flight (GX-6.39).
    fn regroup(&mut self, ship: usize) {
        let pilot = &mut self.pilots[ship];
        pilot.hyperspace = if pilot.ship.occupied().is_empty() {
            pilot.away.iter().map(|away| away.until).min()
        } else {
            None
        };
    }
}
