//! Support team members around the flight and during it (GX-19.13, GX-19.14, GX-20).

use super::Flight;
use super::cards::Stage;
use crate::command::Command;
use crate::event::Event;
use crate::goods::{Colour, Goods};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::support_team::{Ability, Edge, Member, MemberUse, Reward, a, b};
use serde::{Deserialize, Serialize};
use table::Recorder;

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
    order: Vec<u8>,
    /// The one that is asked.
    turn: u8,
    /// What it may still use; none: not asked yet.
    left: Option<Vec<Ability>>,
    /// Before the flight: the ships that the Saboteur among the owners has still to visit.
    victims: Option<Vec<u8>>,
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
        let mut order: Vec<u8> = (0..pilots.len() as u8)
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
        let others: Vec<u8> = others.collect();
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
        if victims.is_empty() {
            return Stage::Members(asking.next());
        }
        let victim = victims.remove(0);
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

    /// Saboteur B at one ship: a human goes and a joint is marked (GX-20.12B.1 to GX-20.12B.4).
    pub(super) fn undermine(
        &mut self,
        ship: usize,
        victim: usize,
        (human, joint): (Option<Square>, Option<Edge>),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[victim].ship;
        let humans = state.abductable();
        let joints = state.joint_edges();
        match human {
            Some(square) if !humans.has(square) => {
                let luxury = state.humans.squares().has(square);
                return Err(if luxury {
                    Refusal::LuxuryIsSafe(square)
                } else {
                    Refusal::NobodyThere(square)
                });
            }
            None if !humans.is_empty() => {
                return Err(Refusal::WrongCount {
                    needed: 1,
                    named: 0,
                });
            }
            _ => {}
        }
        let joint = match joint {
            Some(edge) => {
                let shared = state.shared_edge(edge);
                Some(
                    shared
                        .filter(|shared| joints.contains(shared))
                        .ok_or(Refusal::NoJointThere(edge.square))?,
                )
            }
            None => match joints.first() {
                Some(edge) => return Err(Refusal::NoJointThere(edge.square)),
                None => None,
            },
        };
        self.pilots[ship].question = None;
        let pilot = &mut self.pilots[victim];
        if let Some(square) = human {
            let left = pilot.ship.humans.get(square).saturating_sub(1);
            pilot.ship.humans.set(square, left);
            // GX-20.12B.2: a sleeper may be woken at once.
            pilot.lost_crew = true;
        }
        pilot.ship.fittings.sabotaged = joint;
        rec.tell_all(|| Event::Undermined {
            ship: victim as u8,
            human,
            joint,
        });
        Ok(())
    }

    /// The other tile of a joint that the Saboteur marked, when this one is about to be destroyed (GX-20.12B.3).
    pub(super) fn sabotaged_with(&self, ship: usize, square: Square) -> Option<Square> {
        let state = &self.pilots[ship].ship;
        let edge = state.fittings().sabotaged?;
        let across = state.neighbour(edge.square, edge.side)?;
        if edge.square == square {
            Some(across)
        } else if across == square {
            Some(edge.square)
        } else {
            None
        }
    }

    /// A player with hidden goods or a Stock Boy loses goods: what is given is a decision, unless there is none (GX-20.31,
    /// GX-20.32, GX-20.15B.1). Whether it was dealt with.
    pub(super) fn lose_goods_of_team(
        &mut self,
        ship: usize,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let state = &self.pilots[ship].ship;
        let chooses = state.abilities().has(b(Member::StockBoy));
        let hidden = state.hidden_goods();
        let all = state.goods().total() + u32::from(state.tokens());
        if (!chooses && hidden.total() == 0) || all == 0 {
            return false;
        }
        // Without anything hidden there is nothing to choose when everything goes.
        if hidden.total() == 0 && all <= u32::from(count) {
            return false;
        }
        self.ask(ship, Question::GiveGoods { count }, rec);
        true
    }

    /// What the owner gives (GX-20.31, GX-20.32).
    pub(super) fn give_goods(
        &mut self,
        ship: usize,
        count: u8,
        goods: &[(Square, Colour)],
        tokens: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[ship].ship;
        let mut after = *state;
        for (square, colour) in goods {
            if !after.lose_block(*square, *colour) {
                return Err(Refusal::NoBlockThere(*square));
            }
        }
        for square in tokens {
            if !after.lose_token(*square) {
                return Err(Refusal::NoTokenThere(*square));
            }
        }
        let given = goods.len() + tokens.len();
        let visible = after.goods().minus(after.hidden_goods());
        // GX-20.31: "no more" may be claimed when all that is left is hidden and no token is left.
        let nothing_found = visible.total() == 0 && after.tokens() == 0;
        if given > usize::from(count) || given < usize::from(count) && !nothing_found {
            return Err(Refusal::WrongCount {
                needed: count,
                named: given,
            });
        }
        if !state.abilities().has(b(Member::StockBoy)) {
            // GX-20.32: visible goods first, the most valuable before the others; hidden ones or tokens after them.
            let before = state.goods().minus(state.hidden_goods());
            let mut must = Goods::NONE;
            let mut left = u32::from(count);
            for colour in Colour::ALL {
                let part = u32::from(before.of(colour)).min(left);
                *must.of_mut(colour) = part as u8;
                left -= part;
            }
            if before.minus(visible) != must {
                return Err(Refusal::VisibleFirst);
            }
        }
        self.pilots[ship].question = None;
        self.goods_lost(ship, goods, rec);
        if !tokens.is_empty() && self.take_tokens(ship, tokens.len(), tokens).is_ok() {
            self.tokens_lost(ship, tokens, rec);
        }
        Ok(())
    }

    /// Crew is given up where humans share cabins with aliens (GX-20.7A.1).
    pub(super) fn lose_shared_crew(
        &mut self,
        ship: usize,
        count: u8,
        from: &[Square],
        aliens: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        if from.len() + aliens.len() != usize::from(count) {
            return Err(Refusal::WrongCount {
                needed: count,
                named: from.len() + aliens.len(),
            });
        }
        for square in aliens {
            if !after.with_aliens().has(*square) {
                return Err(Refusal::NobodyThere(*square));
            }
            after.set_alien(*square, None);
        }
        for square in from {
            if !after.lose_crew_member(*square) {
                return Err(Refusal::NobodyThere(*square));
            }
        }
        self.pilots[ship].question = None;
        for square in aliens {
            let state = &mut self.pilots[ship].ship;
            if let Some(alien) = state.contents(*square).alien {
                state.set_alien(*square, None);
                self.pilots[ship].lost_crew = true;
                rec.tell_all(|| Event::AlienGivenUp {
                    ship: ship as u8,
                    square: *square,
                    alien,
                });
            }
        }
        self.crew_lost(ship, from, rec);
        Ok(())
    }

    /// Epidemic: one figure of each of these cabins goes; where a human and an alien share one, the human, unless no other is
    /// aboard (GT-20.78, GX-20.7A.1).
    pub(super) fn fall_ill(
        &mut self,
        ship: usize,
        cabins: Squares,
        rec: &mut impl Recorder<Event>,
    ) {
        let state = &self.pilots[ship].ship;
        let shared = cabins
            .and(state.with_aliens())
            .and(state.humans.squares())
            .first()
            .filter(|_| {
                let others = state.humans.squares().without(cabins);
                let ill = cabins.and(state.humans.squares()).len();
                others.is_empty() && u32::from(state.humans()) == ill
            });
        if let Some(square) = shared {
            // The last human stays.
            let rest: Vec<Square> = cabins.without(square.set()).iter().collect();
            let count = rest.len() as u8 + 1;
            let _ = self.lose_shared_crew(ship, count, &rest, &[square], rec);
        } else {
            let ill: Vec<Square> = cabins.iter().collect();
            self.crew_lost(ship, &ill, rec);
        }
    }

    /// What members earned when the flight is settled: predictions, plating, and what was earned before the flight
    /// (GX-20.1A.3, GX-20.1A.4, GX-20.1B.1).
    pub(super) fn rewards(&self, ship: usize, places: &[Option<u8>]) -> Vec<Reward> {
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

    /// The default of a Saboteur's visit (GT-31.4): the first human and the first joint. Who has no human left then gives up at
    /// the departures before the first card (GX-20.12B.4).
    pub(crate) fn undermining(state: &Ship) -> Command {
        Command::Undermine {
            human: state.abductable().first(),
            joint: state.joint_edges().first().copied(),
        }
    }

    /// The default of what is given: usual order, nothing hidden; with a Stock Boy the cheapest blocks (GT-31.29).
    pub(crate) fn default_giving(state: &Ship, count: u8) -> Command {
        let mut after = *state;
        let mut goods = Vec::new();
        let chooses = state.abilities().has(b(Member::StockBoy));
        let colours: Vec<Colour> = if chooses {
            Colour::ALL.into_iter().rev().collect()
        } else {
            Colour::ALL.to_vec()
        };
        for colour in colours {
            for square in state.default_goods_loss(colour, u8::MAX) {
                let hidden =
                    after.hidden(square).of(colour) >= after.contents(square).goods.of(colour);
                if goods.len() < usize::from(count) && (chooses || !hidden) {
                    after.lose_block(square, colour);
                    goods.push((square, colour));
                }
            }
        }
        let left = usize::from(count) - goods.len();
        Command::GiveGoods {
            goods,
            tokens: after.default_batteries(left),
        }
    }
}

impl Ship {
    /// Cabins from which a Saboteur may take a human: not luxury cabins (GX-20.12B.1).
    pub fn abductable(&self) -> Squares {
        self.humans
            .squares()
            .without(self.cabins().and(self.novelties))
    }

    /// All joints between tiles, seen from their right or rear side.
    pub fn joint_edges(&self) -> Vec<Edge> {
        let joints = self.joints();
        [Side::Right, Side::Rear]
            .into_iter()
            .flat_map(|side| {
                let joined = joints.on(side).and(self.occupied());
                joined.iter().map(move |square| Edge { square, side })
            })
            .collect()
    }
}
