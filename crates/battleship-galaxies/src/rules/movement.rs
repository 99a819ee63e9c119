//! Activating, moving, ECM and debris (sections 11, 12, 13 and 18).

use crate::command::StopRule;
use crate::data::{Op, Size, SpecialRule, Stat};
use crate::event::{EnergyReason, Event};
use crate::hex::{Direction, Spaces};
use crate::ids::{CardId, Placement, ShipId};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
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
    pub(super) fn use_activation_discounts(&mut self, card: CardId) {
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
    pub(super) fn moving(&self, seat: Seat, ship: ShipId) -> Result<&Activation, BattleRefusal> {
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
    pub(super) fn find_tiles(&mut self, ship: ShipId, rec: &mut impl Recorder<Event>) {
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
    pub(super) fn after_moves(&mut self, rec: &mut impl Recorder<Event>) {
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

    pub(super) fn begin_attacks(&mut self, rec: &mut impl Recorder<Event>) {
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
}
