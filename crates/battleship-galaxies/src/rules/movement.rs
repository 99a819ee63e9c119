//! Activating, moving, ECM and debris (sections 11, 12, 13 and 18).

use crate::command::StopRule;
use crate::data::{DamageKind, Op, Size, SpecialRule, Stat, TileSort, Trigger};
use crate::event::{EnergyReason, Event};
use crate::hex::{Direction, Hex, Spaces};
use crate::ids::{CardId, Placement, ShipId, Source};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::setup::constant::{ECM_DAMAGE, ECM_FROM};
use crate::state::{Activation, Battle, CardPlace, OfferKind, Phase, Ship, ShipFate, Task};
use table::{Recorder, Seat};

impl Battle {
    /// What activating a ship card costs now (BG-11.4).
    pub fn activation_cost(&self, card: CardId) -> u8 {
        self.card(card).map_or(0, |found| {
            self.stat(
                Stat::ActivationCost,
                found,
                None,
                self.printed(found).activation,
            ) as u8
        })
    }

    /// How far a ship may move now (BG-12.1).
    pub fn move_of(&self, ship: ShipId) -> u8 {
        self.card(ship.card()).map_or(0, |found| {
            self.stat(Stat::Move, found, Some(ship), self.printed(found).moves) as u8
        })
    }

    pub(crate) fn activate(
        &mut self,
        seat: Seat,
        card: CardId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.may_act_in(seat, &Phase::Action)?;
        let found = self
            .card(card)
            .filter(|c| c.controller == seat)
            .ok_or(Reason::NotYourShip)?;
        if found.place != CardPlace::Play {
            return refuse(Reason::NotInPlay);
        }
        if found.activated == self.turn {
            return refuse(Reason::AlreadyActivated);
        }
        let cost = self.activation_cost(card);
        self.can_pay(seat, cost)?;
        self.use_activation_discounts(card);
        self.pay(seat, cost, EnergyReason::Activation, None, rec);
        rec.tell_all(|| Event::Activated { card, cost });
        let mut at_gate = 0;
        if let Some(found) = self.card(card) {
            for (id, _) in found.in_play() {
                if self.gate_under(id).is_some() {
                    at_gate |= 1 << id.n();
                }
            }
        }
        let turn = self.turn;
        if let Some(at) = self.at(card) {
            self.cards[at].activated = turn;
        }
        self.used.retain(|used| !used.activation);
        self.activation = Some(Activation {
            card,
            attacking: false,
            moved: 0,
            at_gate,
            finished: 0,
            attacker: None,
            charged: 0,
            charge: None,
            ecm: Vec::new(),
            hits: Vec::new(),
            rescued: false,
        });
        Ok(())
    }

    /// Discounts for one activation a turn are used up (ability Flag Bridge).
    fn use_activation_discounts(&mut self, card: CardId) {
        let Some(found) = self.card(card) else { return };
        let mut spent = Vec::new();
        for source_card in self.cards.iter().filter(|c| c.is_in_play()) {
            for (source, rule) in self.rules_on(source_card) {
                let counts = rule.ops.iter().any(|op| match op {
                    Op::ModifyStat {
                        stat: Stat::ActivationCost,
                        duration: crate::data::Duration::NextActivation,
                        target: crate::data::Target::All(selector),
                        ..
                    } => self.selects_card(
                        selector,
                        &super::effects::Env::of(source_card, source, &[]),
                        found,
                    ),
                    _ => false,
                });
                if counts && self.unused(rule, source, None) {
                    spent.push((rule.limit, source));
                }
            }
        }
        for (limit, source) in spent {
            self.mark_used(limit, source, None);
        }
    }

    /// The activation, if it is this seat's and movement is still open.
    fn moving(&self, seat: Seat, ship: ShipId) -> Result<&Activation, BattleRefusal> {
        let activation = self.acting(seat)?;
        if activation.attacking {
            return refuse(Reason::MovesBeforeAttacks);
        }
        if ship.card() != activation.card || self.ship(ship).is_none() {
            return refuse(Reason::NotOfThisCard);
        }
        if activation.moved & (1 << ship.n()) != 0 {
            return refuse(Reason::AlreadyMoved);
        }
        Ok(activation)
    }

    /// The activation, if it is this seat's and nothing has to be decided first.
    pub(crate) fn acting(&self, seat: Seat) -> Result<&Activation, BattleRefusal> {
        if seat != self.active || self.turn == 0 {
            return refuse(Reason::NotYourTurn);
        }
        if !self.tasks.is_empty() {
            return refuse(Reason::DecideFirst);
        }
        self.activation.as_ref().ok_or(Reason::NoActivation.into())
    }

    /// Where one step takes a base. `lead`: the place of the leading end of a medium base, which then is the anchor.
    pub(crate) fn stepped(
        &self,
        size: Size,
        place: Placement,
        direction: Direction,
    ) -> Result<Placement, Reason> {
        if size != Size::Medium {
            return Ok(Placement {
                at: place.at.to(direction),
                facing: place.facing,
            });
        }
        // The anchor leads: the other end follows into the space it leaves (BG-12.3).
        let lead = place.at.to(direction);
        if self.rules.base(size, place.at, place.facing).has(lead) {
            return Err(Reason::Reverse);
        }
        let back = (direction as usize + 3) % 6;
        Ok(Placement {
            at: lead,
            facing: self.rules.medium_facing(back),
        })
    }

    /// A medium base with its other end as the anchor.
    pub(crate) fn turned_round(&self, size: Size, place: Placement, lead_end: u8) -> Placement {
        if size != Size::Medium || lead_end == 0 {
            return place;
        }
        let spaces = self.rules.base(size, place.at, place.facing);
        Placement {
            at: spaces.as_slice().get(1).copied().unwrap_or(place.at),
            facing: (place.facing + 3) % 6,
        }
    }

    /// Whether a base may pass these spaces: full spaces without asteroids (BG-12.9).
    pub(crate) fn may_pass(&self, spaces: &Spaces) -> Done {
        for hex in spaces.as_slice() {
            self.full_space(*hex)?;
            if self.on_asteroid(*hex) {
                return refuse(Reason::PathBlocked);
            }
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments)] // the parts of one command
    pub(crate) fn start_move(
        &mut self,
        seat: Seat,
        ship: ShipId,
        lead_end: u8,
        path: &[Direction],
        ram: Option<ShipId>,
        stop: StopRule,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.moving(seat, ship)?;
        let size = self.kind(ship.card()).size;
        if lead_end > 1 || (lead_end == 1 && size != Size::Medium) {
            return refuse(Reason::LeadEnd);
        }
        let far = self.move_of(ship);
        if path.len() > usize::from(far) {
            return Err(BattleRefusal::numbers(
                Reason::TooFar,
                path.len() as i64,
                far,
            ));
        }
        let Some((_, found)) = self.ship(ship) else {
            return refuse(Reason::NotOfThisCard);
        };
        let start = self.turned_round(size, found.placement(), lead_end);
        // BG-12.13: the whole path is checked before the first step.
        let mut place = start;
        for direction in path {
            place = self.stepped(size, place, *direction)?;
            self.may_pass(&self.rules.base(size, place.at, place.facing))?;
        }
        if self.ship_on(&self.rules.base(size, place.at, place.facing), Some(ship)) {
            return refuse(Reason::EndsOnShip);
        }
        if let Some(found) = self.ship_mut(ship) {
            found.at = start.at;
            found.facing = start.facing;
        }
        if let Some(activation) = &mut self.activation {
            activation.moved |= 1 << ship.n();
        }
        self.tasks.push(Task::EndMove { ship });
        if !path.is_empty() {
            self.tasks.push(Task::Move {
                ship,
                path: path.iter().rev().copied().collect(),
                ram,
                stop,
            });
        }
        let _ = rec;
        Ok(())
    }

    /// One step of a moving ship, and what it causes: ECM first, then debris (BG-18.7).
    pub(crate) fn run_step(
        &mut self,
        ship: ShipId,
        mut path: Vec<Direction>,
        ram: Option<ShipId>,
        stop: StopRule,
        rec: &mut impl Recorder<Event>,
    ) {
        let (Some((card, found)), Some(direction)) = (self.ship(ship), path.pop()) else {
            return;
        };
        let (size, seat) = (self.kind(card.id).size, card.controller);
        let before = self.spaces(card.id, found);
        let Ok(to) = self.stepped(size, found.placement(), direction) else {
            return;
        };
        let after = self.rules.base(size, to.at, to.facing);
        let mut enemies = Vec::new();
        let mut entered = None;
        for (other, id, there) in self.in_play() {
            if self.side(other.controller) == self.side(seat) {
                continue;
            }
            // Bases reach at most two spaces from their anchors: far ships are skipped quickly.
            if there.at.distance(to.at) > 6 {
                continue;
            }
            let spaces = self.spaces(other.id, there);
            let distance = after.distance(&spaces);
            if distance <= 1 && before.distance(&spaces) > 1 && self.may_roll_ecm(ship, id) {
                enemies.push(id);
            }
            if distance == 0 && (ram == Some(id) || (ram.is_none() && entered.is_none())) {
                entered = Some(id);
            }
        }
        let tiles: Vec<u8> = if self.tiles.is_empty() {
            Vec::new()
        } else {
            self.debris_entered(&before, &after)
        };
        if let Some(found) = self.ship_mut(ship) {
            found.at = to.at;
            found.facing = to.facing;
        }
        rec.tell_all(|| Event::Stepped { ship, to });
        if !path.is_empty() {
            self.tasks.push(Task::Move {
                ship,
                path,
                ram,
                stop,
            });
        }
        if !tiles.is_empty() {
            self.tasks.push(Task::Debris { ship, tiles });
        }
        if !enemies.is_empty() {
            // BG-13.7: in ascending order; the next one is last.
            enemies.sort_unstable_by(|a, b| b.cmp(a));
            self.tasks.push(Task::Ecm { ship, enemies });
        }
        if let Some(enemy) = entered {
            self.ram(ship, enemy, rec);
        }
    }

    /// BG-13.5
    fn may_roll_ecm(&self, ship: ShipId, enemy: ShipId) -> bool {
        self.rules.setup.options.ecm_reentry
            || self
                .activation
                .as_ref()
                .is_none_or(|activation| !activation.ecm.contains(&(ship, enemy)))
    }

    /// Debris fields that a step brings a base onto (BG-18.4 to BG-18.6).
    fn debris_entered(&self, before: &Spaces, after: &Spaces) -> Vec<u8> {
        let reach = u16::from(self.rules.setup.options.debris_on_adjacent);
        self.tiles
            .iter()
            .enumerate()
            .filter(|(_, tile)| {
                self.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Debris
            })
            .filter(|(_, tile)| {
                let field = tile.covered();
                field.distance(after) <= reach && field.distance(before) > reach
            })
            .map(|(at, _)| at as u8)
            .collect()
    }

    /// One ECM roll (BG-13.3).
    pub(crate) fn run_ecm(
        &mut self,
        ship: ShipId,
        mut enemies: Vec<ShipId>,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(by) = enemies.pop() else { return };
        if self.ship(ship).is_none() {
            return;
        }
        if !enemies.is_empty() {
            self.tasks.push(Task::Ecm { ship, enemies });
        }
        if self.ship(by).is_none() {
            return;
        }
        if let Some(activation) = &mut self.activation {
            activation.ecm.push((ship, by));
        }
        if let Some((source, once)) = self.ecm_ignored(ship, by) {
            if once {
                self.used.push(crate::state::Used {
                    source,
                    ship: Some(ship),
                    activation: true,
                });
            }
            rec.tell_all(|| Event::EcmIgnored { by, against: ship });
            return;
        }
        let Some((needed, damage)) = self.ecm_of(by, ship) else {
            return;
        };
        let roll = self.roll_number();
        let damage = if roll >= needed { damage } else { 0 };
        rec.tell_all(|| Event::EcmRolled {
            by,
            against: ship,
            roll,
            needed,
            damage,
        });
        if damage > 0 {
            self.damage(ship, DamageKind::Normal, "ecm", damage, rec);
        }
        self.stop_if_wanted(ship, damage > 0);
        if damage > 0 {
            self.tasks.push(Task::Check { ship, by: None });
        }
    }

    /// What an ECM roll of a ship needs and does.
    pub fn ecm_of(&self, by: ShipId, against: ShipId) -> Option<(u8, u8)> {
        let (enemy, _) = self.ship(by)?;
        let (mover, _) = self.ship(against)?;
        let own = self.stat(Stat::EcmThreshold, enemy, Some(by), ECM_FROM as u8);
        let other = self.stat(Stat::EcmThresholdAgainst, mover, Some(against), 0);
        let printed = ECM_DAMAGE[self.kind(by.card()).size as usize];
        let damage = self.stat(Stat::EcmDamage, enemy, Some(by), printed as u8);
        Some((own.max(other) as u8, damage as u8))
    }

    /// One debris roll (BG-18.4).
    pub(crate) fn run_debris(
        &mut self,
        ship: ShipId,
        mut tiles: Vec<u8>,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(tile) = tiles.pop() else { return };
        if self.ship(ship).is_none() {
            return;
        }
        if !tiles.is_empty() {
            self.tasks.push(Task::Debris { ship, tiles });
        }
        let rules = std::sync::Arc::clone(&self.rules.0);
        let hazard = self.tiles.get(usize::from(tile)).and_then(|tile| {
            rules.data.tiles[usize::from(tile.kind)]
                .rules
                .iter()
                .flat_map(|rule| &rule.ops)
                .find_map(|op| match op {
                    Op::Hazard {
                        safe_at_least,
                        amount,
                        typ,
                    } => Some((*safe_at_least, *amount, typ)),
                    _ => None,
                })
        });
        let Some((safe, amount, typ)) = hazard else {
            return;
        };
        let roll = self.roll_number();
        let damage = if roll >= safe { 0 } else { amount };
        rec.tell_all(|| Event::DebrisRolled {
            ship,
            tile,
            roll,
            damage,
        });
        if damage > 0 {
            self.damage(ship, DamageKind::Normal, typ, damage, rec);
        }
        self.stop_if_wanted(ship, damage > 0);
        if damage > 0 {
            self.tasks.push(Task::Check { ship, by: None });
        }
    }

    /// BG-12.14: after a roll the ship stops on the first position where it may rest, if its player wanted that.
    fn stop_if_wanted(&mut self, ship: ShipId, damaged: bool) {
        let Some((card, found)) = self.ship(ship) else {
            return;
        };
        let (size, mut place) = (self.kind(card.id).size, found.placement());
        let Some(at) = self
            .tasks
            .iter()
            .position(|task| matches!(task, Task::Move { ship: moving, .. } if *moving == ship))
        else {
            return;
        };
        let Task::Move { path, stop, .. } = &self.tasks[at] else {
            return;
        };
        if *stop == StopRule::Never || (*stop == StopRule::AfterDamage && !damaged) {
            return;
        }
        let mut left = path.len();
        while left > 0
            && self
                .may_rest(&self.rules.base(size, place.at, place.facing), Some(ship))
                .is_err()
        {
            left -= 1;
            match self.stepped(size, place, path[left]) {
                Ok(next) => place = next,
                Err(_) => return,
            }
        }
        if let Task::Move { path, .. } = &mut self.tasks[at] {
            path.drain(..left);
        }
    }

    /// A ship has ended its move: it finds tiles and may escape (BG-18.11, BG-M2.8).
    pub(crate) fn run_end_move(&mut self, ship: ShipId, rec: &mut impl Recorder<Event>) {
        let Some((card, _)) = self.ship(ship) else {
            return self.after_moves(rec);
        };
        let seat = card.controller;
        rec.tell_all(|| Event::Stopped { ship });
        self.find_tiles(ship, rec);
        let points = self.rules.special(|rule| match rule {
            SpecialRule::ExitScores { side, points } if *side == self.side(seat) => Some(*points),
            _ => None,
        });
        if let (Some(points), Some(spaces)) = (points, self.spaces_of(ship)) {
            let other = self.rules.mission.sides[usize::from(1 - self.side(seat))].zone;
            if spaces
                .as_slice()
                .iter()
                .any(|hex| self.rules.board.in_zone(other, *hex))
            {
                let size = self.kind(ship.card()).size;
                self.escape(ship, points[size as usize], rec);
            }
        }
        self.after_moves(rec);
    }

    /// Turns face-down discovery tiles under a ship (BG-18.11, BG-18.12).
    fn find_tiles(&mut self, ship: ShipId, rec: &mut impl Recorder<Event>) {
        for at in 0..self.tiles.len() {
            if !self.tiles[at].up && self.is_on_tile(ship, at) {
                self.tiles[at].up = true;
                self.reveals += 1;
                let kind = self.tiles[at].kind;
                rec.tell_all(|| Event::TileRevealed {
                    tile: at as u8,
                    kind,
                    by: ship,
                });
            }
        }
    }

    /// When every ship has moved the attacks begin by themselves (BG-30.8).
    fn after_moves(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(activation) = &self.activation else {
            return;
        };
        let left = self.card(activation.card).is_some_and(|card| {
            card.in_play()
                .any(|(id, _)| activation.moved & (1 << id.n()) == 0)
        });
        if !left && !activation.attacking {
            self.begin_attacks(rec);
        }
    }

    fn begin_attacks(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(activation) = &mut self.activation else {
            return;
        };
        activation.attacking = true;
        let card = activation.card;
        if self.card(card).is_none_or(|card| !card.is_in_play()) {
            return self.end_activation_now(rec);
        }
        self.tasks
            .insert(0, Task::Offer(OfferKind::MovementFinished));
    }

    pub(crate) fn end_movement(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        if self.acting(seat)?.attacking {
            return refuse(Reason::MovesBeforeAttacks);
        }
        self.begin_attacks(rec);
        Ok(())
    }

    pub(crate) fn end_activation(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        self.acting(seat)?;
        self.finish_charge(rec);
        self.end_activation_now(rec);
        Ok(())
    }

    pub(crate) fn end_activation_now(&mut self, rec: &mut impl Recorder<Event>) {
        if let Some(activation) = self.activation.take() {
            self.used.retain(|used| !used.activation);
            rec.tell_all(|| Event::ActivationEnded {
                card: activation.card,
            });
        }
    }

    /// A face-up tile under a ship from which it may be placed (BG-18.24): the tile and how far.
    fn gate_under(&self, ship: ShipId) -> Option<(u8, u8)> {
        let size = self.kind(ship.card()).size;
        self.tiles
            .iter()
            .enumerate()
            .filter(|(_, tile)| tile.up)
            .find_map(|(at, tile)| {
                let within = self.rules.data.tiles[usize::from(tile.kind)]
                    .rules
                    .iter()
                    .flat_map(|rule| &rule.ops)
                    .find_map(|op| match op {
                        Op::PlaceShip {
                            within,
                            of_tile: true,
                            sizes,
                        } if sizes.has(size) => Some(*within),
                        _ => None,
                    })?;
                self.is_on_tile(ship, at).then_some((at as u8, within))
            })
    }

    /// Ways to place a ship instead of moving it: from where, how far, by what, at what cost.
    pub(crate) fn place_sources(&self, ship: ShipId) -> Vec<(Spaces, u8, Source, u8)> {
        let mut found = Vec::new();
        let Some(activation) = &self.activation else {
            return found;
        };
        if activation.at_gate & (1 << ship.n()) != 0
            && let Some((tile, within)) = self.gate_under(ship)
        {
            found.push((
                self.tiles[usize::from(tile)].covered(),
                within,
                Source::Tile { tile },
                0,
            ));
        }
        if let (Some((card, _)), Some(spaces)) = (self.ship(ship), self.spaces_of(ship)) {
            for (source, rule) in self.rules_on(card) {
                if rule.trigger == Some(Trigger::ActivationStart)
                    && self.unused(rule, source, Some(ship))
                {
                    for op in &rule.ops {
                        if let Op::PlaceShip {
                            within,
                            of_tile: false,
                            sizes,
                        } = op
                            && sizes.has(self.kind(card.id).size)
                        {
                            found.push((spaces, *within, source, rule.energy_cost));
                        }
                    }
                }
            }
        }
        found
    }

    pub(crate) fn place_instead(
        &mut self,
        seat: Seat,
        ship: ShipId,
        position: Placement,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.moving(seat, ship)?;
        let sources = self.place_sources(ship);
        if sources.is_empty() {
            return refuse(Reason::CannotPlace);
        }
        if position.facing > 5 {
            return refuse(Reason::PlacesMissing);
        }
        let size = self.kind(ship.card()).size;
        let spaces = self.rules.base(size, position.at, position.facing);
        self.may_rest(&spaces, Some(ship))?;
        // One space of the base lies within reach (BG-18.24). The cheapest way is taken.
        let (_, _, source, cost) = sources
            .into_iter()
            .filter(|(from, within, _, _)| spaces.distance(from) <= u16::from(*within))
            .min_by_key(|(_, _, _, cost)| *cost)
            .ok_or(Reason::PlaceTooFar)?;
        self.can_pay(seat, cost)?;
        self.pay(seat, cost, EnergyReason::Effect, Some(source), rec);
        let limit = super::effects::rule_of(&self.rules, source).limit;
        self.mark_used(limit, source, Some(ship));
        if let Some(found) = self.ship_mut(ship) {
            found.at = position.at;
            found.facing = position.facing;
        }
        if let Some(activation) = &mut self.activation {
            activation.moved |= 1 << ship.n();
        }
        rec.tell_all(|| Event::Placed {
            ship,
            to: position,
            source,
        });
        self.find_tiles(ship, rec);
        self.after_moves(rec);
        Ok(())
    }

    /// BG-M5.13 to BG-M5.17
    pub(crate) fn rescue(
        &mut self,
        seat: Seat,
        ship: ShipId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let rescued = self.moving(seat, ship)?.rescued;
        let side = self.side(seat);
        let points = self.rules.special(|rule| match rule {
            SpecialRule::Rescue { side: s, points } if *s == side => Some(points.clone()),
            _ => None,
        });
        let Some(points) = points else {
            return refuse(Reason::NoRescue);
        };
        if rescued && !self.rules.setup.options.rescue_per_ship {
            return refuse(Reason::RescuedAlready);
        }
        if !self
            .spaces_of(ship)
            .is_some_and(|spaces| self.beside_asteroid(&spaces))
        {
            return refuse(Reason::NoRescue);
        }
        let roll = self.roll_number();
        let survivors = points.get(usize::from(roll) - 1).copied().unwrap_or(0);
        if let Some(activation) = &mut self.activation {
            activation.moved |= 1 << ship.n();
            activation.rescued = true;
        }
        rec.tell_all(|| Event::Rescued {
            ship,
            roll,
            survivors,
        });
        self.score(side, survivors.into(), rec);
        self.check_victory(rec);
        self.after_moves(rec);
        Ok(())
    }

    /// A ship as it stands, for tests and set pieces: puts it in play at a place with its pegs.
    pub fn arrange(&mut self, ship: ShipId, place: Placement, shields: u8, hull: u8) {
        if let Some(at) = self.at(ship.card()) {
            self.cards[at].place = CardPlace::Play;
            if let Some(found) = self.cards[at].ships.get_mut(ship.n()) {
                *found = Ship {
                    fate: ShipFate::InPlay,
                    at: place.at,
                    facing: place.facing,
                    shields,
                    hull,
                };
            }
        }
    }

    /// All positions a ship can end its move on, with the shortest way there: for hints and computer players.
    pub fn reachable(&self, ship: ShipId) -> Vec<(Placement, u8, Vec<Direction>)> {
        let mut found: Vec<(Placement, u8, Vec<Direction>)> = Vec::new();
        let Some((card, there)) = self.ship(ship) else {
            return found;
        };
        let (size, far) = (self.kind(card.id).size, self.move_of(ship));
        let blocked: Vec<Hex> = self
            .tiles
            .iter()
            .filter(|tile| self.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Asteroid)
            .flat_map(|tile| tile.spaces.iter().copied())
            .collect();
        let taken: Vec<Hex> = self
            .in_play()
            .filter(|(_, id, _)| *id != ship)
            .flat_map(|(card, _, ship)| self.spaces(card.id, ship).as_slice().to_vec())
            .collect();
        let ends: &[u8] = if size == Size::Medium { &[0, 1] } else { &[0] };
        let mut seen: std::collections::BTreeSet<(u8, i16, i16, u8)> =
            std::collections::BTreeSet::new();
        for lead_end in ends {
            let start = self.turned_round(size, there.placement(), *lead_end);
            let mut edge = vec![(start, Vec::new())];
            seen.insert((*lead_end, start.at.q, start.at.r, start.facing));
            if *lead_end == 0 {
                found.push((start, 0, Vec::new()));
            }
            for _ in 0..far {
                let mut next = Vec::new();
                for (place, path) in &edge {
                    for direction in Direction::ALL {
                        let Ok(to) = self.stepped(size, *place, direction) else {
                            continue;
                        };
                        let facing = if size == Size::Medium { to.facing } else { 0 };
                        if !seen.insert((*lead_end, to.at.q, to.at.r, facing)) {
                            continue;
                        }
                        let spaces = self.rules.base(size, to.at, to.facing);
                        if spaces
                            .as_slice()
                            .iter()
                            .any(|hex| !self.rules.board.has(*hex) || blocked.contains(hex))
                        {
                            continue;
                        }
                        let mut path: Vec<Direction> = path.clone();
                        path.push(direction);
                        if !spaces.as_slice().iter().any(|hex| taken.contains(hex)) {
                            found.push((to, *lead_end, path.clone()));
                        }
                        next.push((to, path));
                    }
                }
                edge = next;
            }
        }
        found
    }
}
