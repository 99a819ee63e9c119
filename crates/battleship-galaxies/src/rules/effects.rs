//! The interpreter of the effect language: where effects come from, and its operations, each in one place.

use crate::data::{Duration, EffectRule, Limit, Op, Stat, Target, Test, TileSort, Trigger, When};
use crate::event::{EnergyReason, Event};
use crate::ids::{CardId, Pick, ShipId, Source, TacticId};
use crate::setup::Rules;
use crate::state::{Battle, ShipCard, Task, Used};
use std::sync::Arc;
use table::{Recorder, Seat};

/// What an effect is about: whose it is, where it comes from and what was chosen.
#[derive(Clone, Copy)]
pub(crate) struct Env<'a> {
    pub seat: Seat,
    pub own: Option<CardId>,
    pub own_ship: Option<ShipId>,
    pub source: Option<Source>,
    pub tactic: Option<TacticId>,
    pub chosen: &'a [Pick],
    pub entered: Option<ShipId>,
}

impl<'a> Env<'a> {
    /// The effects of a card played from the hand.
    pub fn played(seat: Seat, tactic: TacticId, chosen: &'a [Pick]) -> Env<'a> {
        Env {
            seat,
            own: None,
            own_ship: None,
            source: None,
            tactic: Some(tactic),
            chosen,
            entered: None,
        }
    }

    /// The effects of an ability or an attached card.
    pub fn of(card: &ShipCard, source: Source, chosen: &'a [Pick]) -> Env<'a> {
        Env {
            seat: card.controller,
            own: Some(card.id),
            own_ship: None,
            source: Some(source),
            tactic: None,
            chosen,
            entered: None,
        }
    }
}

impl Battle {
    /// The rules of effects on a ship card: its abilities, then attached cards.
    pub(crate) fn rules_on<'a>(
        &'a self,
        card: &'a ShipCard,
    ) -> impl Iterator<Item = (Source, &'a EffectRule)> {
        let data = &self.rules.data;
        let abilities: &[u8] = if self.rules.simplified {
            &[]
        } else {
            &self.printed(card).abilities
        };
        let id = card.id;
        abilities
            .iter()
            .map(move |ability| {
                let source = Source::Ability {
                    card: id,
                    ability: *ability,
                };
                (source, &data.abilities[usize::from(*ability)].rule)
            })
            .chain(card.attached.iter().map(move |tactic| {
                let source = Source::Attached {
                    card: id,
                    tactic: tactic.kind,
                };
                (source, &data.cards[usize::from(tactic.kind.0)].rule)
            }))
    }

    /// Whether a limited ability may still be used.
    pub(crate) fn unused(&self, rule: &EffectRule, source: Source, ship: Option<ShipId>) -> bool {
        let ship = match rule.limit {
            Limit::Unlimited | Limit::OncePerAttack => return true,
            Limit::OncePerShipPerActivation => ship,
            Limit::OncePerActivation | Limit::OncePerTurn => None,
        };
        !self
            .used
            .iter()
            .any(|used| used.source == source && used.ship == ship)
    }

    pub(crate) fn mark_used(&mut self, limit: Limit, source: Source, ship: Option<ShipId>) {
        let (ship, activation) = match limit {
            Limit::Unlimited | Limit::OncePerAttack => return,
            Limit::OncePerShipPerActivation => (ship, true),
            Limit::OncePerActivation => (None, true),
            Limit::OncePerTurn => (None, false),
        };
        self.used.push(Used {
            source,
            ship,
            activation,
        });
    }

    /// Carries out operations in order. `when` chooses those of an attack's moment (BG-14.26).
    pub(crate) fn execute(
        &mut self,
        ops: &[Op],
        env: &Env<'_>,
        when: When,
        rec: &mut impl Recorder<Event>,
    ) {
        for op in ops {
            let moment = match op {
                Op::DirectDamage { when, .. } => *when,
                _ => When::Now,
            };
            if moment == when {
                self.operation(op, env, rec);
            }
        }
    }

    fn operation(&mut self, op: &Op, env: &Env<'_>, rec: &mut impl Recorder<Event>) {
        match op {
            Op::ModifyStat {
                stat: Stat::Strength,
                delta,
                duration: Duration::ThisAttack,
                ..
            } => {
                if let Some(attack) = self.attack_mut() {
                    attack.bonus = attack.bonus.saturating_add(*delta);
                }
            }
            // Other values are looked up where they are used (`stat`), and so are these (`ecm_ignored`, placing,
            // `expend` when a charge ends, tiles).
            Op::ModifyStat { .. }
            | Op::SetStat { .. }
            | Op::IgnoreEcm { .. }
            | Op::PlaceShip { .. }
            | Op::Expend
            | Op::Cover { .. }
            | Op::Hazard { .. } => {}
            Op::RerollAttack => {
                if let Some(attack) = self.attack_mut() {
                    attack.reroll = true;
                }
            }
            Op::CancelHit => {
                if let Some(attack) = self.attack_mut() {
                    attack.cancelled = true;
                    let ship = attack.target;
                    rec.tell_all(|| Event::HitCancelled { ship });
                }
            }
            Op::RedirectHit { to, critical } => {
                if let Some(to) = self.targets(to, env).first().copied() {
                    let up = self.ship(to).is_some_and(|(_, ship)| ship.shields > 0);
                    if let Some(attack) = self.attack_mut() {
                        let from = attack.target;
                        attack.target = to;
                        attack.shields_up = up;
                        attack.may_be_critical &= *critical;
                        rec.tell_all(|| Event::HitRedirected { from, to });
                    }
                }
            }
            Op::DirectDamage {
                kind,
                typ,
                amount,
                target,
                this_weapon,
                ..
            } => {
                if *this_weapon {
                    let tactic = match env.source {
                        Some(Source::Attached { tactic, .. }) => Some(tactic),
                        _ => None,
                    };
                    if self
                        .attack()
                        .is_none_or(|attack| attack.card.is_none() || attack.card != tactic)
                    {
                        return;
                    }
                }
                for ship in self.targets(target, env) {
                    self.damage(ship, *kind, typ, *amount, rec);
                    self.tasks.push(Task::Check { ship, by: None });
                }
            }
            Op::AddShield { amount, target } => {
                for ship in self.targets(target, env) {
                    self.add_shields(ship, *amount, rec);
                }
            }
            Op::TransferShields {
                amount,
                typ,
                from,
                to,
            } => {
                let (Some(from), Some(to)) = (
                    self.targets(from, env).first().copied(),
                    self.targets(to, env).first().copied(),
                ) else {
                    return;
                };
                let before = self.ship(from).map_or(0, |(_, ship)| ship.shields);
                self.damage(from, crate::data::DamageKind::Shield, typ, *amount, rec);
                let after = self.ship(from).map_or(0, |(_, ship)| ship.shields);
                self.add_shields(to, before.saturating_sub(after), rec);
            }
            Op::RemoveHull {
                amount,
                target,
                energy_cost,
            } => {
                if self.pay(
                    env.seat,
                    *energy_cost,
                    EnergyReason::Effect,
                    env.source,
                    rec,
                ) {
                    for ship in self.targets(target, env) {
                        self.remove_hull(ship, *amount, rec);
                    }
                }
            }
            Op::GainEnergy { amount, .. } => {
                self.gain(env.seat, *amount, EnergyReason::Effect, env.source, rec)
            }
            Op::StealEnergy { amount } => {
                let Some(victim) = self
                    .attack()
                    .and_then(|attack| self.card(attack.target.card()))
                    .map(|card| card.controller)
                else {
                    return;
                };
                let taken = self.lose(victim, *amount, env.source, rec);
                if taken > 0 {
                    self.gain(env.seat, taken, EnergyReason::Effect, env.source, rec);
                }
            }
            Op::DrawCards { amount } => self.tasks.push(Task::Draw {
                seat: env.seat,
                count: *amount,
            }),
            // The ships are placed by the command that plays the card (`playing_cards.rs`).
            Op::LaunchAdjacent { .. } => {}
            Op::PreventDestruction { shields, hull } => {
                if let Some(ship) = self.doomed() {
                    let (shields, hull) = (*shields, *hull);
                    if let Some(found) = self.ship_mut(ship) {
                        found.shields = shields;
                        found.hull = hull;
                        rec.tell_all(|| Event::Restored {
                            ship,
                            shields,
                            hull,
                        });
                    }
                    if let Some(Task::Destroy { prevented, .. }) = self
                        .tasks
                        .iter_mut()
                        .rev()
                        .find(|task| matches!(task, Task::Destroy { .. }))
                    {
                        *prevented = true;
                    }
                }
            }
            Op::TakeControl { target } => {
                let card = match target {
                    Target::One(word) => self.referred(*word, env),
                    Target::All(_) => None,
                };
                match card {
                    Some(Pick::Card(card)) => self.take_control(card, env.seat, rec),
                    Some(Pick::Ship(ship)) => self.take_control(ship.card(), env.seat, rec),
                    None => {}
                }
            }
            Op::Roll {
                at_least,
                success,
                failure,
            } => {
                let roll = self.roll_number();
                let (source, card, needed) = (env.source, env.tactic, *at_least);
                rec.tell_all(|| Event::EffectRolled {
                    source,
                    card,
                    roll,
                    needed,
                });
                let then = if roll >= *at_least { success } else { failure };
                self.execute(then, env, When::Now, rec);
            }
        }
    }

    /// One roll of the number die.
    pub(crate) fn roll_number(&mut self) -> u8 {
        let faces = self.rules.data.numbers;
        self.chance.face(faces) + 1
    }

    /// Mandatory effects of a ship card with this trigger, as the given ship.
    pub(crate) fn trigger(
        &mut self,
        card: CardId,
        ship: Option<ShipId>,
        trigger: Trigger,
        when: When,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules: Arc<Rules> = Arc::clone(&self.rules.0);
        let Some(found) = self.card(card) else { return };
        let seat = found.controller;
        let mut sources: Vec<Source> = Vec::new();
        for (source, rule) in self.rules_on(found) {
            let of_weapon = rule.ops.iter().any(|op| {
                matches!(
                    op,
                    Op::DirectDamage {
                        this_weapon: true,
                        ..
                    }
                )
            });
            if rule.trigger == Some(trigger)
                && !rule.optional
                && rule.choices.is_empty()
                // Of two equal weapons only the one that attacks adds its effect.
                && !(of_weapon && sources.contains(&source))
            {
                sources.push(source);
            }
        }
        for source in sources {
            let rule = rule_of(&rules, source);
            let env = Env {
                seat,
                own: Some(card),
                own_ship: ship,
                source: Some(source),
                tactic: None,
                chosen: &[],
                entered: None,
            };
            if !self.unused(rule, source, ship) || !self.conditions_hold(rule, &env) {
                continue;
            }
            self.execute(&rule.ops, &env, when, rec);
            // What happens around an attack's damage is one use; it counts when the attack ends (`mark_hit`).
            if trigger != Trigger::AttackHit {
                self.mark_used(rule.limit, source, ship);
            }
        }
    }

    /// An attack hit: limited abilities that react to it are used.
    pub(crate) fn mark_hit(&mut self, ship: ShipId) {
        let Some(card) = self.card(ship.card()) else {
            return;
        };
        let used: Vec<(Limit, Source)> = self
            .rules_on(card)
            .filter(|(source, rule)| {
                rule.trigger == Some(Trigger::AttackHit)
                    && self.conditions_hold(rule, &Env::of(card, *source, &[]))
            })
            .map(|(source, rule)| (rule.limit, source))
            .collect();
        for (limit, source) in used {
            self.mark_used(limit, source, Some(ship));
        }
    }

    /// An enemy of `by`'s controller was destroyed by an attack of `by`: what that gives.
    pub(crate) fn enemy_destroyed(
        &mut self,
        victim: Seat,
        by: ShipId,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules: Arc<Rules> = Arc::clone(&self.rules.0);
        let Some(attacker) = self.card(by.card()).map(|card| card.controller) else {
            return;
        };
        let mut gains = Vec::new();
        for card in self
            .cards
            .iter()
            .filter(|c| c.is_in_play() && self.side(c.controller) != self.side(victim))
        {
            for (source, rule) in self.rules_on(card) {
                let mine = rule.conditions.iter().all(|test| match test {
                    Test::DestroyedByOwn => by.card() == card.id,
                    Test::DestroyedByAnyOwn => attacker == card.controller,
                    other => self.holds(other, &Env::of(card, source, &[])),
                });
                if rule.trigger == Some(Trigger::EnemyShipDestroyed)
                    && mine
                    && self.unused(rule, source, Some(by))
                {
                    gains.push((card.controller, card.id, source));
                }
            }
        }
        for (seat, card, source) in gains {
            let rule = rule_of(&rules, source);
            let env = Env {
                seat,
                own: Some(card),
                own_ship: None,
                source: Some(source),
                tactic: None,
                chosen: &[],
                entered: None,
            };
            self.execute(&rule.ops, &env, When::Now, rec);
            self.mark_used(rule.limit, source, Some(by));
        }
    }

    /// Whether a face-up asteroid-like tile gives cover to a hit ship, and from which number (BG-14.20).
    pub(crate) fn cover(&self, ship: ShipId) -> Option<u8> {
        let spaces = self.spaces_of(ship)?;
        let size = self.kind(ship.card()).size;
        self.tiles
            .iter()
            .filter(|tile| self.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Asteroid)
            .filter(|tile| tile.covered().distance(&spaces) == 1)
            .flat_map(|tile| {
                self.rules.data.tiles[usize::from(tile.kind)]
                    .rules
                    .iter()
                    .flat_map(|rule| &rule.ops)
            })
            .find_map(|op| match op {
                Op::Cover { sizes, at_least } if sizes.has(size) => Some(*at_least),
                _ => None,
            })
    }
}

static NO_RULE: EffectRule = EffectRule::NONE;

/// The rule behind a source.
pub(crate) fn rule_of(rules: &Rules, source: Source) -> &EffectRule {
    match source {
        Source::Ability { ability, .. } => &rules.data.abilities[usize::from(ability)].rule,
        Source::Attached { tactic, .. } => &rules.data.cards[usize::from(tactic.0)].rule,
        // Tiles are looked up by their kind where they are used.
        Source::Tile { .. } => &NO_RULE,
    }
}
