//! Playing tactic cards: where they may be attached, what they cost, what happens (sections 6 and 19).

use super::effects::Env;
use crate::data::{CardType, Op, PlayTurn, SpecialRule, TacticCard, Target, When, WindowKind};
use crate::event::{EnergyReason, Event};
use crate::ids::{CardId, Pick, Placement, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Battle, CardPlace, Task};
use std::sync::Arc;
use table::{Recorder, Seat};

impl Battle {
    /// Whether a card fits the window and the turn (BG-19.2, BG-19.3).
    pub(super) fn fits_window(&self, seat: Seat, card: &TacticCard, kind: WindowKind) -> Done {
        if card.window != kind {
            return refuse(Reason::WrongWindow);
        }
        let own = seat == self.active;
        let enemy = self.side(seat) != self.side(self.active);
        match card.turn {
            PlayTurn::Own if own => Ok(()),
            PlayTurn::Opponent if enemy => Ok(()),
            PlayTurn::Any => Ok(()),
            _ => refuse(Reason::WrongTurn),
        }
    }

    /// Whether a card may be attached to a ship card (BG-6.5 to BG-6.13).
    pub(crate) fn may_attach(
        &self,
        seat: Seat,
        tactic: TacticId,
        to: CardId,
        replace: Option<TacticId>,
    ) -> Done {
        let card = &self.rules.data.cards[usize::from(tactic.0)];
        let ship = self
            .card(to)
            .filter(|ship| ship.is_in_play())
            .ok_or(Reason::NotInPlay)?;
        let kind = self.kind(to);
        if card.typ == CardType::Hero && kind.unit != crate::data::Unit::Solo {
            return refuse(Reason::HeroOnSquadron);
        }
        if card.unit.is_some_and(|unit| unit != kind.unit) {
            return refuse(Reason::WrongIcon);
        }
        let foreign = self
            .rules
            .special(|rule| match rule {
                SpecialRule::ForeignAttachments { side } if *side == self.side(seat) => Some(()),
                _ => None,
            })
            .is_some();
        if matches!(card.typ, CardType::Hero | CardType::AdditionalWeapon)
            && card.faction != kind.faction
            && !foreign
        {
            return refuse(Reason::WrongFaction);
        }
        let env = Env::played(seat, tactic, &[]);
        if !card
            .attach
            .as_ref()
            .is_some_and(|selector| self.selects_card(selector, &env, ship))
        {
            return refuse(Reason::Choice);
        }
        if let Some(old) = replace {
            let same = self
                .rules
                .data
                .cards
                .get(usize::from(old.0))
                .is_some_and(|c| c.typ == card.typ);
            if !same
                || card.typ == CardType::Sabotage
                || !ship.attached.iter().any(|t| t.kind == old)
            {
                return refuse(Reason::NotReplaceable);
            }
        }
        let there = ship
            .attached
            .iter()
            .filter(|t| self.rules.data.cards[usize::from(t.kind.0)].typ == card.typ)
            .count();
        let after = there + 1 - usize::from(replace.is_some());
        if after > usize::from(self.printed(ship).slots.of(card.typ)) {
            return refuse(Reason::NoSlot);
        }
        // BG-6.12: the player says afterwards which of two heroes goes. Not where that cannot be a choice: the same ship
        // card has the hero already, or a team member's ship does (BG-23.8).
        if card.typ == CardType::Hero
            && replace != Some(tactic)
            && self
                .holders_of(tactic, self.side(seat))
                .iter()
                .any(|holder| {
                    *holder == to || self.card(*holder).is_some_and(|c| c.controller != seat)
                })
        {
            return refuse(Reason::HeroTwice);
        }
        Ok(())
    }

    /// What a card launches, with the added cost.
    pub(super) fn launches(card: &TacticCard) -> Option<(u8, &Target, i8)> {
        card.rule.ops.iter().find_map(|op| match op {
            Op::LaunchAdjacent {
                ship,
                near,
                cost_delta,
            } => Some((*ship, near, *cost_delta)),
            _ => None,
        })
    }

    /// The ship card that a card would launch for a seat.
    pub(super) fn launchable(&self, seat: Seat, ship: u8) -> Option<CardId> {
        self.cards
            .iter()
            .find(|card| {
                card.controller == seat
                    && card.id.kind() == usize::from(ship)
                    && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
            })
            .map(|card| card.id)
    }

    pub(super) fn launch_price(&self, card: CardId, delta: i8) -> u8 {
        (self.launch_cost(card) as i8).saturating_add(delta).max(0) as u8
    }

    /// Checks a play: window, cost, conditions, choices, places.
    pub(super) fn check_play(
        &self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
    ) -> Done {
        if self.rules.simplified {
            return refuse(Reason::Simplified);
        }
        let card = self
            .rules
            .data
            .cards
            .get(usize::from(tactic.0))
            .ok_or(Reason::UnknownCard)?;
        if !self.players[seat.index()]
            .hand
            .iter()
            .any(|t| t.kind == tactic)
        {
            return refuse(Reason::NotInHand);
        }
        let kind = self.open_kind().ok_or(Reason::WrongWindow)?;
        self.fits_window(seat, card, kind)?;
        let mut cost = card.cost;
        let chosen = if card.typ == CardType::Event {
            targets
        } else {
            let Some((Pick::Card(to), rest)) = targets.split_first() else {
                return refuse(Reason::Choice);
            };
            self.may_attach(seat, tactic, *to, replace)?;
            if !rest.is_empty() {
                return refuse(Reason::Choice);
            }
            self.can_pay(seat, cost)?;
            return Ok(());
        };
        if replace.is_some() {
            return refuse(Reason::NotReplaceable);
        }
        let env = Env::played(seat, tactic, chosen);
        if !self.conditions_hold(&card.rule, &env) {
            return refuse(Reason::Condition);
        }
        if !self.chosen_well(&card.rule.choices, &env) {
            return refuse(Reason::Choice);
        }
        if card.window == WindowKind::AttackRolledMiss
            && self.attack().is_none_or(|attack| attack.again)
        {
            return refuse(Reason::Condition);
        }
        if let Some((ship, near, delta)) = Self::launches(card) {
            let launched = self.launchable(seat, ship).ok_or(Reason::Condition)?;
            let beside = match near {
                Target::One(crate::data::Ref::Chosen(at)) => match chosen.get(usize::from(*at)) {
                    Some(Pick::Ship(ship)) => self.spaces_of(*ship),
                    _ => None,
                },
                _ => None,
            };
            let beside = beside.ok_or(Reason::Choice)?;
            self.check_places(launched, positions, |spaces| {
                if spaces.distance(&beside) == 1 {
                    Ok(())
                } else {
                    refuse(Reason::NotBesideChosen)
                }
            })?;
            cost = cost.saturating_add(self.launch_price(launched, delta));
        } else if !positions.is_empty() {
            return refuse(Reason::Choice);
        }
        self.can_pay(seat, cost)
    }

    /// Whether a card of this kind could be played in a window by a seat that holds it. Looks only at what is public.
    pub(crate) fn could_play(&self, seat: Seat, tactic: TacticId, kind: WindowKind) -> bool {
        let card = &self.rules.data.cards[usize::from(tactic.0)];
        if self.rules.simplified
            || self.fits_window(seat, card, kind).is_err()
            || self.can_pay(seat, card.cost).is_err()
        {
            return false;
        }
        if card.typ != CardType::Event {
            return self
                .cards
                .iter()
                .any(|ship| self.attachable(seat, tactic, ship.id).is_some());
        }
        let env = Env::played(seat, tactic, &[]);
        if card.window == WindowKind::AttackRolledMiss
            && self.attack().is_none_or(|attack| attack.again)
        {
            return false;
        }
        if let Some((ship, _, delta)) = Self::launches(card) {
            let enough = self.launchable(seat, ship).is_some_and(|launched| {
                self.can_pay(
                    seat,
                    card.cost.saturating_add(self.launch_price(launched, delta)),
                )
                .is_ok()
            });
            if !enough {
                return false;
            }
        }
        self.conditions_hold(&card.rule, &env)
            && !self.choice_lists(&card.rule.choices, &env, 1).is_empty()
    }

    /// How a card could be attached to a ship card: plainly or in place of another one.
    pub(crate) fn attachable(
        &self,
        seat: Seat,
        tactic: TacticId,
        to: CardId,
    ) -> Option<Option<TacticId>> {
        if self.may_attach(seat, tactic, to, None).is_ok() {
            return Some(None);
        }
        let ship = self.card(to)?;
        ship.attached
            .iter()
            .map(|old| Some(old.kind))
            .find(|old| self.may_attach(seat, tactic, to, *old).is_ok())
    }

    /// Plays a card that has been checked.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules = Arc::clone(&self.rules.0);
        let card = &rules.data.cards[usize::from(tactic.0)];
        let hand = &mut self.players[seat.index()].hand;
        let Some(at) = hand.iter().position(|t| t.kind == tactic) else {
            return;
        };
        let held = hand.remove(at);
        // BG-19.6: first the cost, then the effect.
        let cost = card.cost;
        rec.tell_all(|| Event::CardPlayed {
            seat,
            card: tactic,
            targets: targets.to_vec(),
            cost,
        });
        self.pay(seat, cost, EnergyReason::Card, None, rec);
        if card.typ != CardType::Event {
            if let Some(Pick::Card(to)) = targets.first() {
                if let Some(old) = replace {
                    self.detach(*to, old, rec);
                }
                self.attach(*to, held, rec);
                if card.typ == CardType::Hero
                    && self.holders_of(tactic, self.side(seat)).len() > 1
                    && self.outcome.is_none()
                {
                    self.tasks.push(Task::ChooseHero { seat, hero: tactic });
                }
            }
            return;
        }
        let env = Env::played(seat, tactic, targets);
        if let Some((ship, _, delta)) = Self::launches(card)
            && let Some(launched) = self.launchable(seat, ship)
        {
            let price = self.launch_price(launched, delta);
            let from = match self.card(launched).map(|card| card.place) {
                Some(CardPlace::Hold(hold)) => Some(hold),
                _ => None,
            };
            self.pay(seat, price, EnergyReason::Launch, None, rec);
            self.put_in_play(launched, positions, from, price, rec);
        }
        self.execute(&card.rule.ops, &env, When::Now, rec);
        // BG-6.3
        self.discard(held);
    }

    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if self.turn == 0 {
            return refuse(Reason::NotNow);
        }
        if !self.tasks.is_empty() {
            return refuse(Reason::DecideFirst);
        }
        self.check_play(seat, tactic, targets, positions, replace)?;
        self.play(seat, tactic, targets, positions, replace, rec);
        Ok(())
    }

    pub(crate) fn choose_hero(
        &mut self,
        seat: Seat,
        card: CardId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Some(Task::ChooseHero {
            seat: chooser,
            hero,
        }) = self.tasks.last().cloned()
        else {
            return refuse(Reason::NotNow);
        };
        if chooser != seat {
            return refuse(Reason::NotYourDecision);
        }
        if !self.holders_of(hero, self.side(seat)).contains(&card) {
            return refuse(Reason::NotThatHero);
        }
        self.tasks.pop();
        self.detach(card, hero, rec);
        Ok(())
    }
}
