//! What a step brings a ship into: ECM of enemy ships and debris (sections 13 and 18).

use crate::command::StopRule;
use crate::data::{DamageKind, Op, Stat, TileSort};
use crate::event::Event;
use crate::hex::Spaces;
use crate::ids::ShipId;
use crate::setup::constant::{ECM_DAMAGE, ECM_FROM};
use crate::state::{Battle, Task};
use table::Recorder;

impl Battle {
    /// BG-13.5
    pub(super) fn may_roll_ecm(&self, ship: ShipId, enemy: ShipId) -> bool {
        self.rules.setup.options.ecm_reentry
            || self
                .activation
                .as_ref()
                .is_none_or(|activation| !activation.ecm.contains(&(ship, enemy)))
    }

    /// Debris fields that a step brings a base onto (BG-18.4 to BG-18.6).
    pub(super) fn debris_entered(&self, before: &Spaces, after: &Spaces) -> Vec<u8> {
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
    pub(super) fn stop_if_wanted(&mut self, ship: ShipId, damaged: bool) {
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
}
