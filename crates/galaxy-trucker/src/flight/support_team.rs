//! Support team members around the flight and during it (GX-19.13, GX-19.14, GX-20).

mod bonuses;
mod losses;
mod saboteur;

pub use bonuses::Changes;

use super::cards::Stage;
use super::{Flight, Ships};
use crate::event::Event;
use crate::goods::Goods;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::support_team::{Ability, Member, MemberUse, a, b};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Abilities before the flight that are a decision (GX-19.13).
const BEFORE: [Ability; 4] = [
    a(Member::Advertiser),
    a(Member::Bureaucrat),
    a(Member::SecurityGuard),
    a(Member::Trader),
];

/// Abilities at the end of the flight that are a decision (GX-19.14).
const AFTER: [Ability; 2] = [b(Member::Bureaucrat), b(Member::Trader)];

/// Which side of Swindler B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swindle {
    /// A credit more is received (GX-20.16B.2).
    Gain,
    /// A credit less is paid (GX-20.16B.1).
    Pay,
}

/// How the members of one ship after another are asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Asking {
    /// The ships, the leader first (GX-19.15).
    order: Ships,
    /// The one that is asked.
    turn: u8,
    /// What it may still use; none: not asked yet.
    left: Option<Vec<Ability>>,
    /// Before the flight: the ships that the Saboteur among the owners has still to visit.
    victims: Option<Ships>,
    /// At the end of the flight.
    after: bool,
}

impl Asking {
    fn ship(&self) -> Option<usize> {
        let ship = self.order.get(usize::from(self.turn))?;
        Some(usize::from(*ship))
    }

    fn next(self) -> Asking {
        Asking {
            turn: self.turn + 1,
            left: None,
            victims: None,
            ..self
        }
    }
}

impl Flight {
    /// The stage with which the flight begins: questions before it, if anybody has such a member (GX-19.13).
    pub(super) fn first_stage(pilots: &[super::Pilot]) -> Stage {
        let asks = |ability: &Ability| {
            pilots
                .iter()
                .any(|pilot| pilot.ship.abilities().has(*ability))
        };
        if !BEFORE.iter().any(asks) && !asks(&b(Member::Saboteur)) {
            return Stage::Departures { reveal: true };
        }
        let mut order: Ships = (0..pilots.len() as u8)
            .filter(|ship| pilots[usize::from(*ship)].in_flight())
            .collect();
        order.sort_by_key(|ship| std::cmp::Reverse(pilots[usize::from(*ship)].position));
        Stage::Members(Asking {
            order,
            ..Asking::default()
        })
    }

    /// The flight is over, as soon as members whose time it is were asked: those who finished first, then those who gave up
    /// (GX-19.14).
    pub(super) fn end(&self) -> Stage {
        let asks = |ability: &Ability| {
            self.pilots
                .iter()
                .any(|pilot| pilot.ship.abilities().has(*ability))
        };
        if !AFTER.iter().any(asks) {
            return Stage::Over;
        }
        let mut order = self.flight_order();
        let others = (0..self.pilots.len() as u8).filter(|ship| !order.contains(ship));
        let others: Ships = others.collect();
        order.extend(others);
        Stage::Members(Asking {
            order,
            after: true,
            ..Asking::default()
        })
    }

    /// Whether players are asked at the end of the flight, those who gave up too.
    pub(super) const fn asks_after_flight(&self) -> bool {
        matches!(&self.stage, Stage::Members(Asking { after: true, .. }))
    }

    /// Asks the members of the ship whose turn it is, one question at a time.
    pub(super) fn ask_members(
        &mut self,
        mut asking: Asking,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(ship) = asking.ship() else {
            return if asking.after {
                Stage::Over
            } else {
                Stage::Departures { reveal: true }
            };
        };
        let abilities = self.pilots[ship].ship.abilities();
        let all: &[Ability] = if asking.after { &AFTER } else { &BEFORE };
        let left = asking.left.get_or_insert_with(|| {
            let owned = all.iter().filter(|ability| abilities.has(**ability));
            owned.copied().collect()
        });
        if self.pilots[ship].reply.take().is_some() {
            left.clear();
        }
        if !left.is_empty() {
            let abilities = left.clone();
            self.ask(ship, Question::UseMembers { abilities }, rec);
            return Stage::Members(asking);
        }
        if asking.after || !abilities.has(b(Member::Saboteur)) {
            return Stage::Members(asking.next());
        }
        // GX-20.12B.4: ships are dealt with in flight order.
        let order = self.flight_order();
        let victims = asking.victims.get_or_insert_with(|| {
            let others = order
                .into_iter()
                .filter(|other| usize::from(*other) != ship);
            others.collect()
        });
        let Some(victim) = victims.remove(0) else {
            return Stage::Members(asking.next());
        };
        self.ask(ship, Question::Undermine { ship: victim }, rec);
        Stage::Members(asking)
    }

    /// An ability is used around the flight. Refused means that nothing changed.
    pub(super) fn use_member(
        &mut self,
        ship: usize,
        with: &MemberUse,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Some(Question::UseMembers { abilities }) = &self.pilots[ship].question else {
            return Err(Refusal::NotNow(with.when()));
        };
        let used = with.ability();
        if !abilities.contains(&used) {
            let owned = self.pilots[ship].ship.abilities().has(used);
            return Err(if owned {
                Refusal::NotNow(with.when())
            } else {
                Refusal::NoSuchMember(used.rule())
            });
        }
        self.check_use(ship, with)?;
        self.pilots[ship].question = None;
        if let Stage::Members(Asking {
            left: Some(left), ..
        }) = &mut self.stage
        {
            left.retain(|ability| *ability != used);
        }
        rec.tell_all(|| Event::MemberUsed {
            ship: ship as u8,
            with: with.clone(),
        });
        match with {
            MemberUse::Predict { places } => self.pilots[ship].predictions.clone_from(places),
            MemberUse::GainDays => {
                let order = self.flight_order();
                let ahead = order.iter().position(|other| usize::from(*other) == ship);
                let days = self.number + ahead.unwrap_or(0) as u8;
                self.advance_days(ship, days as i8, rec);
            }
            MemberUse::Inspect => {
                for other in self.flight_order() {
                    let other = usize::from(other);
                    let exposed = self.pilots[other].ship.exposed().min(255) as u8;
                    self.pay(other, exposed, rec);
                }
            }
            MemberUse::BuyYellow { count } => {
                self.pay(ship, *count, rec);
                let mut goods = Goods::NONE;
                goods.yellow = *count;
                self.offer_goods(ship, goods, false, rec);
            }
            MemberUse::ChangeBonuses {
                finishing,
                best_looking,
            } => {
                self.changes.finishing = *finishing;
                self.changes.best_looking = *best_looking;
            }
            MemberUse::ChangePrice { colour, up } => self.changes.price = Some((*colour, *up)),
            _ => {}
        }
        Ok(())
    }

    fn check_use(&self, ship: usize, with: &MemberUse) -> Result<(), Refusal> {
        match with {
            MemberUse::Predict { places } => {
                let ships = self.pilots.len();
                let mut named: Vec<u8> = places.iter().flatten().copied().collect();
                named.sort_unstable();
                let different = named.windows(2).all(|pair| pair[0] != pair[1]);
                let possible = named
                    .iter()
                    .all(|place| (1..=ships).contains(&usize::from(*place)));
                if places.len() == ships && different && possible {
                    Ok(())
                } else {
                    Err(Refusal::BadPrediction)
                }
            }
            MemberUse::BuyYellow { count } => {
                if *count == 0 || *count > self.number || *count > self.bank.yellow {
                    return Err(Refusal::NoTokenLeft("GX-20.17A.1"));
                }
                if self.can_pay(ship, u16::from(*count)) {
                    Ok(())
                } else {
                    Err(Refusal::CannotPay)
                }
            }
            MemberUse::ChangeBonuses {
                finishing,
                best_looking,
            } => {
                let step = -1..=1;
                if step.contains(finishing) && step.contains(best_looking) {
                    Ok(())
                } else {
                    Err(Refusal::OneStep)
                }
            }
            MemberUse::ChangePrice { colour, up } => {
                if *up || colour.value() > 1 {
                    Ok(())
                } else {
                    Err(Refusal::PriceTooLow)
                }
            }
            _ => Ok(()),
        }
    }

    /// The credit that a Swindler gains or saves with this amount: each at most once a card, neither before the flight
    /// (GX-20.16B.1 to GX-20.16B.4).
    pub(super) fn swindle(&mut self, ship: usize, credits: u8, side: Swindle) -> u8 {
        let flying = self.revealed > 0;
        let pilot = &mut self.pilots[ship];
        let used = &mut pilot.swindled[side as usize];
        let can = flying && credits > 0 && !*used;
        if can && pilot.ship.abilities().has(b(Member::Swindler)) {
            *used = true;
            return 1;
        }
        0
    }
}
