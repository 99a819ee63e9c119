//! Abilities that the active player may use outside the windows for cards.

use super::effects::{Env, rule_of};
use crate::data::{Limit, Op, Trigger, When};
use crate::event::{EnergyReason, Event};
use crate::ids::{Pick, Source, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Battle, OfferKind, Used};
use std::sync::Arc;
use table::{Recorder, Seat};

impl Battle {
    /// What the active player may use now outside the windows for cards.
    pub fn offers(&self, kind: OfferKind) -> Vec<Source> {
        let seat = self.active;
        let mut found = Vec::new();
        let fresh = |source: Source| !self.used.iter().any(|used| used.source == source);
        let trigger = match kind {
            OfferKind::Repair | OfferKind::Draw => Trigger::EnergyPhaseStart,
            OfferKind::MovementFinished => Trigger::MovementFinished,
        };
        for card in self
            .cards
            .iter()
            .filter(|card| card.is_in_play() && card.controller == seat)
        {
            if kind == OfferKind::MovementFinished
                && self
                    .activation
                    .as_ref()
                    .is_none_or(|act| act.card != card.id)
            {
                continue;
            }
            for (source, rule) in self.rules_on(card) {
                let wanted = rule.ops.iter().any(|op| match (kind, op) {
                    (OfferKind::Repair, Op::RemoveHull { energy_cost, .. }) => {
                        self.can_pay(seat, *energy_cost).is_ok()
                    }
                    (OfferKind::Draw, Op::DrawCards { .. }) => rule.optional,
                    (OfferKind::MovementFinished, _) => rule.optional,
                    _ => false,
                });
                let env = Env::of(card, source, &[]);
                if rule.trigger == Some(trigger)
                    && wanted
                    && fresh(source)
                    && self.can_pay(seat, rule.energy_cost).is_ok()
                    && self.conditions_hold(rule, &env)
                    && !self.offer_choices(kind, source).is_empty()
                {
                    found.push(source);
                }
            }
        }
        if kind == OfferKind::Draw
            && self
                .decks
                .get(usize::from(self.rules.seats[seat.index()].deck))
                .is_some_and(|d| d.exhausted < 2 && d.size > 0)
        {
            for (at, tile) in self.tiles.iter().enumerate().filter(|(_, tile)| tile.up) {
                let draws = self.rules.data.tiles[usize::from(tile.kind)]
                    .rules
                    .iter()
                    .flat_map(|rule| &rule.ops)
                    .any(|op| matches!(op, Op::DrawCards { .. }));
                let source = Source::Tile { tile: at as u8 };
                if draws && fresh(source) && self.player_on_tile(seat, at) {
                    found.push(source);
                }
            }
        }
        found
    }

    /// The ways to use an offer; repairs only where there is damage.
    pub(crate) fn offer_choices(&self, kind: OfferKind, source: Source) -> Vec<Vec<Pick>> {
        let (Source::Ability { card, .. } | Source::Attached { card, .. }) = source else {
            return vec![Vec::new()];
        };
        let Some(card) = self.card(card) else {
            return Vec::new();
        };
        let rule = rule_of(&self.rules, source);
        let mut lists = self.choice_lists(&rule.choices, &Env::of(card, source, &[]), 64);
        if kind == OfferKind::Repair {
            lists.retain(|list| match list.first() {
                Some(Pick::Ship(ship)) => self.ship(*ship).is_some_and(|(_, found)| found.hull > 0),
                _ => false,
            });
        }
        lists
    }

    pub(crate) fn use_offer(
        &mut self,
        seat: Seat,
        kind: OfferKind,
        source: Source,
        targets: &[Pick],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if seat != self.active {
            return refuse(Reason::NotYourTurn);
        }
        if !self.offers(kind).contains(&source) {
            return refuse(Reason::NoSuchAbility);
        }
        if !self
            .offer_choices(kind, source)
            .iter()
            .any(|list| list == targets)
        {
            return refuse(Reason::Choice);
        }
        self.use_source(seat, source, targets, None, rec);
        // An offer is used once, whatever its limit says.
        if !self.used.iter().any(|used| used.source == source) {
            self.used.push(Used {
                source,
                ship: None,
                activation: kind == OfferKind::MovementFinished,
            });
        }
        Ok(())
    }

    pub(super) fn use_source(
        &mut self,
        seat: Seat,
        source: Source,
        targets: &[Pick],
        ship: Option<crate::ids::ShipId>,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules = Arc::clone(&self.rules.0);
        rec.tell_all(|| Event::AbilityUsed {
            seat,
            source,
            targets: targets.to_vec(),
        });
        if let Source::Tile { tile } = source {
            let kind = self.tiles[usize::from(tile)].kind;
            for rule in &rules.data.tiles[usize::from(kind)].rules {
                let env = Env {
                    source: Some(source),
                    tactic: None,
                    ..Env::played(seat, TacticId(0), &[])
                };
                self.execute(&rule.ops, &env, When::Now, rec);
            }
            return;
        }
        let rule = rule_of(&rules, source);
        self.pay(
            seat,
            rule.energy_cost,
            EnergyReason::Effect,
            Some(source),
            rec,
        );
        let (Source::Ability { card, .. } | Source::Attached { card, .. }) = source else {
            return;
        };
        let env = Env {
            seat,
            own: Some(card),
            own_ship: None,
            source: Some(source),
            tactic: None,
            chosen: targets,
            entered: None,
        };
        self.execute(&rule.ops, &env, When::Now, rec);
        if rule.limit != Limit::OncePerAttack {
            self.mark_used(rule.limit, source, ship);
        }
    }
}
