//! The interpreter of the effect language: selectors, tests, values and operations, each in one place.

use crate::data::{
    Choice, Duration, EffectRule, Limit, Near, Op, Ref, Selector, Side, Stat, Target, Test,
    TileSort, Trigger, When,
};
use crate::event::{EnergyReason, Event};
use crate::hex::Spaces;
use crate::ids::{CardId, Pick, ShipId, Source, TacticId};
use crate::query::Modifier;
use crate::setup::Rules;
use crate::state::{Battle, CardPlace, Ship, ShipCard, Task, Used};
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

    // ---- selectors ----

    /// What all ships of a card share.
    fn selects_common(&self, selector: &Selector, env: &Env<'_>, card: &ShipCard) -> bool {
        let kind = self.kind(card.id);
        let place = if selector.cargo_of_own {
            env.own
                .is_some_and(|own| card.place == CardPlace::Hold(own))
        } else {
            card.is_in_play()
        };
        place
            && match selector.controller {
                // BG-23.6: "yours" means this player's, not the team's.
                Some(Side::Own) => card.controller == env.seat,
                Some(Side::Enemy) => self.side(card.controller) != self.side(env.seat),
                None => true,
            }
            && selector.unit.is_none_or(|unit| kind.unit == unit)
            && selector.sizes.has(kind.size)
            && selector
                .name
                .is_none_or(|name| card.id.kind() == usize::from(name))
            && (!selector.of_own_card || env.own == Some(card.id))
    }

    fn selects_one(
        &self,
        selector: &Selector,
        env: &Env<'_>,
        card: &ShipCard,
        id: ShipId,
        ship: &Ship,
    ) -> bool {
        let excluded = selector.exclude_own
            && match env.own_ship {
                Some(own) => own == id,
                None => env.own == Some(card.id),
            };
        !excluded
            && selector.shields.is_none_or(|up| (ship.shields > 0) == up)
            && selector.within.as_ref().is_none_or(|(most, near)| {
                self.is_near(near, env, &self.spaces(card.id, ship), u16::from(*most))
            })
    }

    /// Whether a selector means this ship.
    pub(crate) fn selects_ship(&self, selector: &Selector, env: &Env<'_>, id: ShipId) -> bool {
        self.ship(id).is_some_and(|(card, ship)| {
            self.selects_common(selector, env, card)
                && self.selects_one(selector, env, card, id, ship)
        })
    }

    /// Whether a selector means this ship card: what depends on ships holds for at least one of them.
    pub(crate) fn selects_card(&self, selector: &Selector, env: &Env<'_>, card: &ShipCard) -> bool {
        if !self.selects_common(selector, env, card) {
            return false;
        }
        if selector.cargo_of_own {
            return true;
        }
        if selector.exclude_own && env.own == Some(card.id) {
            return false;
        }
        (selector.within.is_none() && selector.shields.is_none())
            || card
                .in_play()
                .any(|(id, ship)| self.selects_one(selector, env, card, id, ship))
    }

    fn is_near(&self, near: &Near, env: &Env<'_>, spaces: &Spaces, most: u16) -> bool {
        let close =
            |card: &ShipCard, ship: &Ship| self.spaces(card.id, ship).distance(spaces) <= most;
        match near {
            Near::AnyOf(selector) => self.in_play().any(|(card, id, ship)| {
                self.selects_common(selector, env, card)
                    && self.selects_one(selector, env, card, id, ship)
                    && close(card, ship)
            }),
            Near::One(Ref::AnyOwnShip) => self
                .in_play()
                .any(|(card, _, ship)| card.controller == env.seat && close(card, ship)),
            Near::One(Ref::Own | Ref::AnyShipOfCard) => env
                .own
                .and_then(|own| self.card(own))
                .is_some_and(|card| card.in_play().any(|(_, ship)| close(card, ship))),
            Near::One(other) => self.referred(*other, env).is_some_and(|pick| match pick {
                Pick::Ship(id) => self.ship(id).is_some_and(|(card, ship)| close(card, ship)),
                Pick::Card(id) => self
                    .card(id)
                    .is_some_and(|card| card.in_play().any(|(_, ship)| close(card, ship))),
            }),
        }
    }

    /// The one ship or ship card that a word means.
    fn referred(&self, word: Ref, env: &Env<'_>) -> Option<Pick> {
        match word {
            Ref::Chosen(at) => env.chosen.get(usize::from(at)).copied(),
            Ref::AttackTarget | Ref::HitShip => {
                self.attack().map(|attack| Pick::Ship(attack.target))
            }
            Ref::EnemyInSpace => env.entered.map(Pick::Ship),
            Ref::Own | Ref::AnyShipOfCard => {
                env.own_ship.map(Pick::Ship).or(env.own.map(Pick::Card))
            }
            Ref::AnyOwnShip | Ref::ShipOnTile | Ref::ShipsOfPlayerOnTile => None,
        }
    }

    /// The ships that an operation is applied to.
    fn targets(&self, target: &Target, env: &Env<'_>) -> Vec<ShipId> {
        match target {
            Target::All(selector) => self
                .in_play()
                .filter(|(_, id, _)| self.selects_ship(selector, env, *id))
                .map(|(_, id, _)| id)
                .collect(),
            Target::One(word) => match self.referred(*word, env) {
                Some(Pick::Ship(id)) => vec![id],
                Some(Pick::Card(id)) => self.card(id).map_or(Vec::new(), |card| {
                    card.in_play().map(|(id, _)| id).collect()
                }),
                None => Vec::new(),
            },
        }
    }

    /// Everything that may be chosen next for a rule, after `chosen`.
    pub(crate) fn candidates(&self, choice: &Choice, env: &Env<'_>) -> Vec<Pick> {
        if choice.from.cards {
            self.cards
                .iter()
                .filter(|card| self.selects_card(&choice.from, env, card))
                .map(|card| Pick::Card(card.id))
                .collect()
        } else {
            self.in_play()
                .filter(|(_, id, _)| self.selects_ship(&choice.from, env, *id))
                .map(|(_, id, _)| Pick::Ship(id))
                .collect()
        }
    }

    /// Whether every choice of a rule is filled by something that may be chosen for it.
    pub(crate) fn chosen_well(&self, choices: &[Choice], env: &Env<'_>) -> bool {
        choices.len() == env.chosen.len()
            && choices
                .iter()
                .zip(env.chosen)
                .enumerate()
                .all(|(at, (choice, pick))| {
                    let before = Env {
                        chosen: &env.chosen[..at],
                        ..*env
                    };
                    match pick {
                        Pick::Ship(ship) => {
                            !choice.from.cards && self.selects_ship(&choice.from, &before, *ship)
                        }
                        Pick::Card(card) => {
                            choice.from.cards
                                && self.card(*card).is_some_and(|card| {
                                    self.selects_card(&choice.from, &before, card)
                                })
                        }
                    }
                })
    }

    /// All ways to fill the choices of a rule, at most `most`.
    pub(crate) fn choice_lists(
        &self,
        choices: &[Choice],
        env: &Env<'_>,
        most: usize,
    ) -> Vec<Vec<Pick>> {
        let mut lists = vec![Vec::new()];
        for choice in choices {
            let mut longer = Vec::new();
            for list in &lists {
                let env = Env {
                    chosen: list,
                    ..*env
                };
                for pick in self.candidates(choice, &env) {
                    if longer.len() < most {
                        let mut list: Vec<Pick> = list.clone();
                        list.push(pick);
                        longer.push(list);
                    }
                }
            }
            lists = longer;
        }
        lists
    }

    // ---- tests ----

    /// Whether all conditions of a rule hold.
    pub(crate) fn conditions_hold(&self, rule: &EffectRule, env: &Env<'_>) -> bool {
        rule.conditions.iter().all(|test| self.holds(test, env))
    }

    fn holds(&self, test: &Test, env: &Env<'_>) -> bool {
        let whose = |seat: Seat, side: Side| match side {
            Side::Own => seat == env.seat,
            Side::Enemy => self.side(seat) != self.side(env.seat),
        };
        let attack = self.attack();
        let attacker = attack.and_then(|attack| self.card(attack.ship.card()));
        let hit = attack.and_then(|attack| self.ship(attack.target));
        match test {
            Test::WeaponIsPrimary => attack.is_some_and(|attack| attack.weapon == 0),
            Test::AttackerController(side) => {
                attacker.is_some_and(|card| whose(card.controller, *side))
            }
            Test::AttackerUnit(unit) => {
                attacker.is_some_and(|card| self.kind(card.id).unit == *unit)
            }
            Test::TargetShields(up) => attack.is_some_and(|attack| attack.shields_up == *up),
            Test::TargetDistanceAtMost(most) => attack.is_some_and(|attack| {
                match (self.spaces_of(attack.ship), self.spaces_of(attack.target)) {
                    (Some(a), Some(b)) => a.distance(&b) <= u16::from(*most),
                    _ => false,
                }
            }),
            Test::TargetAdjacentToSquadmate => attack.is_some_and(|attack| {
                let Some(target) = self.spaces_of(attack.target) else {
                    return false;
                };
                attacker.is_some_and(|card| {
                    card.in_play().any(|(id, ship)| {
                        id != attack.ship && self.spaces(card.id, ship).distance(&target) == 1
                    })
                })
            }),
            Test::TargetAlreadyHitBySquadmate => attack.is_some_and(|attack| {
                self.activation.as_ref().is_some_and(|act| {
                    act.hits
                        .iter()
                        .any(|(by, target)| *by != attack.ship && *target == attack.target)
                })
            }),
            Test::HitShipController(side) => {
                hit.is_some_and(|(card, _)| whose(card.controller, *side))
            }
            Test::HitShipUnit(unit) => {
                hit.is_some_and(|(card, _)| self.kind(card.id).unit == *unit)
            }
            Test::HitShipNameNot(name) => {
                hit.is_some_and(|(card, _)| card.id.kind() != usize::from(*name))
            }
            Test::HitShipWithin(most, selector) => hit.is_some_and(|(card, ship)| {
                let spaces = self.spaces(card.id, ship);
                self.in_play().any(|(other, id, found)| {
                    self.selects_ship(selector, env, id)
                        && self.spaces(other.id, found).distance(&spaces) <= u16::from(*most)
                })
            }),
            // The attacker is known from the task that destroys the ship; see `destroyed`.
            Test::DestroyedByOwn | Test::DestroyedByAnyOwn => false,
            Test::DestroyedController(side) => self
                .doomed()
                .and_then(|ship| self.card(ship.card()))
                .is_some_and(|card| whose(card.controller, *side)),
            Test::DestroyedUnit(unit) => self
                .doomed()
                .is_some_and(|ship| self.kind(ship.card()).unit == *unit),
            Test::OwnCardNotLaunched(name) => self.cards.iter().any(|card| {
                card.controller == env.seat
                    && card.id.kind() == usize::from(*name)
                    && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
            }),
        }
    }

    // ---- values ----

    /// Whether the target of a changed value is this ship card (or this ship of it).
    fn stat_target(
        &self,
        target: &Target,
        env: &Env<'_>,
        card: &ShipCard,
        ship: Option<ShipId>,
    ) -> bool {
        match target {
            Target::One(_) => env.own == Some(card.id),
            Target::All(selector) if selector.cards => self.selects_card(selector, env, card),
            Target::All(selector) => {
                ship.is_some_and(|ship| self.selects_ship(selector, env, ship))
            }
        }
    }

    /// A value with everything that changes it: printed, then set, then added, then the least allowed.
    pub(crate) fn stat(
        &self,
        stat: Stat,
        card: &ShipCard,
        ship: Option<ShipId>,
        printed: u8,
    ) -> i8 {
        self.stat_with(stat, card, ship, printed, |_, _, _| {})
    }

    /// A value of a ship on the board and what makes it up.
    pub(crate) fn explain(&self, stat: Stat, ship: ShipId, printed: u8) -> (i8, Vec<Modifier>) {
        let mut modifiers = Vec::new();
        let value = self.ship(ship).map_or(0, |(card, _)| {
            self.stat_with(
                stat,
                card,
                Some(ship),
                printed,
                |source, replaces, value| {
                    modifiers.push(Modifier {
                        source,
                        replaces,
                        value,
                    });
                },
            )
        });
        (value, modifiers)
    }

    fn stat_with(
        &self,
        stat: Stat,
        card: &ShipCard,
        ship: Option<ShipId>,
        printed: u8,
        mut each: impl FnMut(Source, bool, i8),
    ) -> i8 {
        let mut set = None;
        let (mut delta, mut least) = (0i16, None::<i8>);
        for source_card in self.cards.iter().filter(|c| c.is_in_play()) {
            for (source, rule) in self.rules_on(source_card) {
                if rule.trigger != Some(Trigger::Passive) {
                    continue;
                }
                for op in &rule.ops {
                    let (target, found) = match op {
                        Op::ModifyStat {
                            stat: s, target, ..
                        } => (target, *s == stat),
                        Op::SetStat {
                            stat: s, target, ..
                        } => (target, *s == stat),
                        _ => continue,
                    };
                    let env = Env::of(source_card, source, &[]);
                    if !found
                        || !self.stat_target(target, &env, card, ship)
                        || !self.conditions_hold(rule, &env)
                        || !self.unused(rule, source, None)
                    {
                        continue;
                    }
                    match op {
                        Op::SetStat { value, .. } => {
                            set = Some(*value);
                            each(source, true, *value);
                        }
                        Op::ModifyStat { delta: d, min, .. } => {
                            delta += i16::from(*d);
                            each(source, false, *d);
                            if let Some(min) = min {
                                least = Some(least.map_or(*min, |l| l.max(*min)));
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        if stat == Stat::PrimaryRange {
            self.tile_range(card, ship, |source, d| {
                delta += i16::from(d);
                each(source, false, d);
            });
        }
        let base = i16::from(set.unwrap_or(printed as i8));
        let value = base + delta;
        // A least value only limits a reduction: it never raises what is printed below it.
        let value = match least {
            Some(least) if value < i16::from(least) => i16::from(least).min(base),
            _ => value,
        };
        value.clamp(0, 100) as i8
    }

    /// Range added by face-up tiles (BG-18.16, BG-18.18, BG-18.23).
    fn tile_range(&self, card: &ShipCard, ship: Option<ShipId>, mut each: impl FnMut(Source, i8)) {
        for (at, tile) in self.tiles.iter().enumerate().filter(|(_, tile)| tile.up) {
            for op in self.rules.data.tiles[usize::from(tile.kind)]
                .rules
                .iter()
                .flat_map(|rule| &rule.ops)
            {
                if let Op::ModifyStat {
                    stat: Stat::PrimaryRange,
                    delta: d,
                    target: Target::One(word),
                    ..
                } = op
                {
                    let counts = match word {
                        Ref::ShipOnTile => ship.is_some_and(|ship| self.is_on_tile(ship, at)),
                        _ => self.player_on_tile(card.controller, at),
                    };
                    if counts {
                        each(Source::Tile { tile: at as u8 }, *d);
                    }
                }
            }
        }
    }

    /// Whether a ship is on a tile (BG-4.6).
    pub(crate) fn is_on_tile(&self, ship: ShipId, tile: usize) -> bool {
        self.spaces_of(ship)
            .is_some_and(|spaces| self.tiles[tile].covered().overlaps(&spaces))
    }

    /// Whether a player has a ship on a tile.
    pub(crate) fn player_on_tile(&self, seat: Seat, tile: usize) -> bool {
        self.in_play()
            .any(|(card, id, _)| card.controller == seat && self.is_on_tile(id, tile))
    }

    /// Whether an ECM roll of `by` against `ship` is ignored. `first`: no roll was ignored in this activation yet.
    pub(crate) fn ecm_ignored(&self, ship: ShipId, by: ShipId) -> Option<(Source, bool)> {
        let (card, _) = self.ship(ship)?;
        for (source, rule) in self.rules_on(card) {
            if rule.trigger != Some(Trigger::Passive) {
                continue;
            }
            for op in &rule.ops {
                if let Op::IgnoreEcm { scope, .. } = op {
                    match scope {
                        crate::data::EcmScope::All => return Some((source, false)),
                        crate::data::EcmScope::FromSizes(sizes)
                            if sizes.has(self.kind(by.card()).size) =>
                        {
                            return Some((source, false));
                        }
                        crate::data::EcmScope::FirstEachActivation
                            if !self
                                .used
                                .iter()
                                .any(|used| used.source == source && used.ship == Some(ship)) =>
                        {
                            return Some((source, true));
                        }
                        _ => {}
                    }
                }
            }
        }
        None
    }

    // ---- operations ----

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
            // The ships are placed by the command that plays the card (`windows.rs`).
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

    // ---- triggers ----

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
        let sources: Vec<Source> = self
            .rules_on(found)
            .filter(|(_, rule)| {
                rule.trigger == Some(trigger) && !rule.optional && rule.choices.is_empty()
            })
            .map(|(source, _)| source)
            .collect();
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
