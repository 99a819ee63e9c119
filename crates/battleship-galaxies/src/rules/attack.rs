//! Charging and attacking (section 14).

use crate::data::{Cell, DamageKind, Op, Stat, Trigger, Weapon, When, WindowKind};
use crate::event::{EnergyReason, Event};
use crate::ids::{ShipId, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Attack, AttackStage, Battle, Charge, Task};
use table::{Recorder, Seat};

impl Battle {
    /// A weapon of a ship: printed ones first, then attached ones in order, with their cards (BG-14.1).
    pub fn weapon(&self, ship: ShipId, weapon: u8) -> Option<(&Weapon, Option<TacticId>)> {
        let (card, _) = self.ship(ship)?;
        let printed = &self.printed(card).weapons;
        if let Some(found) = printed.get(usize::from(weapon)) {
            return Some((found, None));
        }
        card.attached
            .iter()
            .filter_map(|tactic| {
                let found = self.rules.data.cards[usize::from(tactic.kind.0)]
                    .weapon
                    .as_ref()?;
                Some((found, Some(tactic.kind)))
            })
            .nth(usize::from(weapon) - printed.len())
    }

    /// How many weapons a ship has.
    pub fn weapon_count(&self, ship: ShipId) -> u8 {
        (0..=u8::MAX)
            .take_while(|weapon| self.weapon(ship, *weapon).is_some())
            .count() as u8
    }

    /// The range of a weapon with everything that adds to it (BG-14.14).
    pub fn range(&self, ship: ShipId, weapon: u8) -> u8 {
        let (Some((found, _)), Some((card, _))) = (self.weapon(ship, weapon), self.ship(ship))
        else {
            return 0;
        };
        if weapon == 0 {
            self.stat(Stat::PrimaryRange, card, Some(ship), found.range) as u8
        } else {
            found.range
        }
    }

    /// Whether a target is in range (BG-14.11).
    pub fn in_range(&self, ship: ShipId, target: ShipId, range: u8) -> bool {
        match (self.spaces_of(ship), self.spaces_of(target)) {
            (Some(from), Some(to)) => from.distance(&to) <= u16::from(range),
            _ => false,
        }
    }

    /// Enemy ships in range of a weapon.
    pub fn targets_in_range(&self, ship: ShipId, weapon: u8) -> Vec<ShipId> {
        let range = self.range(ship, weapon);
        let Some((card, _)) = self.ship(ship) else {
            return Vec::new();
        };
        let side = self.side(card.controller);
        self.in_play()
            .filter(|(other, id, _)| {
                self.side(other.controller) != side && self.in_range(ship, *id, range)
            })
            .map(|(_, id, _)| id)
            .collect()
    }

    pub(crate) fn charge(
        &mut self,
        seat: Seat,
        ship: ShipId,
        weapon: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let activation = self.acting(seat)?;
        if !activation.attacking {
            return refuse(Reason::NotAttacking);
        }
        if activation.charge.is_some_and(|charge| charge.left > 0) {
            return refuse(Reason::FinishCharge);
        }
        if ship.card() != activation.card || self.ship(ship).is_none() {
            return refuse(Reason::NotOfThisCard);
        }
        if activation.finished & (1 << ship.n()) != 0 {
            return refuse(Reason::ShipFinished);
        }
        let same = activation.attacker == Some(ship);
        let Some((found, card)) = self.weapon(ship, weapon) else {
            return refuse(Reason::NoSuchWeapon);
        };
        if same && activation.charged & (1u32 << weapon.min(31)) != 0 {
            return refuse(Reason::ChargedAlready);
        }
        let (cost, attacks) = (found.charge, found.attacks);
        self.can_pay(seat, cost)?;
        let range = self.range(ship, weapon);
        let side = self.side(seat);
        if !self.in_play().any(|(other, id, _)| {
            self.side(other.controller) != side && self.in_range(ship, id, range)
        }) {
            return refuse(Reason::NothingInRange);
        }
        self.finish_charge(rec);
        self.pay(seat, cost, EnergyReason::Charge, None, rec);
        if let Some(activation) = &mut self.activation {
            if !same {
                // BG-14.7: one ship of a squadron finishes before the next attacks.
                if let Some(before) = activation.attacker {
                    activation.finished |= 1 << before.n();
                }
                activation.attacker = Some(ship);
                activation.charged = 0;
            }
            activation.charged |= 1u32 << weapon.min(31);
            activation.charge = Some(Charge {
                ship,
                weapon,
                left: attacks,
                card,
            });
        }
        rec.tell_all(|| Event::Charged {
            ship,
            weapon,
            attacks,
        });
        Ok(())
    }

    /// A charge is over: a card that is spent with it is discarded (operation `expend`).
    pub(crate) fn finish_charge(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(charge) = self
            .activation
            .as_mut()
            .and_then(|activation| activation.charge.take())
        else {
            return;
        };
        let Some(card) = charge.card else { return };
        let spent = self.rules.data.cards[usize::from(card.0)]
            .rule
            .ops
            .contains(&Op::Expend);
        if spent {
            self.detach(charge.ship.card(), card, rec);
            // Later weapons move up by one place.
            if let Some(activation) = &mut self.activation {
                let below = (1u32 << charge.weapon.min(31)) - 1;
                activation.charged =
                    (activation.charged & below) | ((activation.charged & !below) >> 1 & !below);
            }
        }
    }

    pub(crate) fn end_charge(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        if self.acting(seat)?.charge.is_none() {
            return refuse(Reason::NotCharged);
        }
        self.finish_charge(rec);
        Ok(())
    }

    pub(crate) fn declare(
        &mut self,
        seat: Seat,
        target: ShipId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let activation = self.acting(seat)?;
        let Some(charge) = activation.charge.filter(|charge| charge.left > 0) else {
            return refuse(Reason::NotCharged);
        };
        let (card, _) = self.ship(target).ok_or(Reason::NotAnEnemy)?;
        if self.side(card.controller) == self.side(seat) {
            return refuse(Reason::NotAnEnemy);
        }
        if !self.in_range(charge.ship, target, self.range(charge.ship, charge.weapon)) {
            return refuse(Reason::OutOfRange);
        }
        if let Some(charge) = self
            .activation
            .as_mut()
            .and_then(|activation| activation.charge.as_mut())
        {
            charge.left -= 1;
        }
        rec.tell_all(|| Event::AttackDeclared {
            ship: charge.ship,
            weapon: charge.weapon,
            target,
        });
        self.tasks.push(Task::Attack(Attack {
            ship: charge.ship,
            weapon: charge.weapon,
            card: charge.card,
            target,
            stage: AttackStage::Roll,
            cell: Cell::Miss,
            shields_up: false,
            again: false,
            reroll: false,
            cancelled: false,
            may_be_critical: true,
            bonus: 0,
        }));
        Ok(())
    }

    /// Carries an attack on from where it stands. It lies on top of the tasks while it is looked at.
    pub(crate) fn run_attack(&mut self, mut attack: Attack, rec: &mut impl Recorder<Event>) {
        match attack.stage {
            AttackStage::Roll => {
                // BG-26.3: letter, then number.
                let (letters, numbers) = (self.rules.data.letters, self.rules.data.numbers);
                let letter = self.chance.face(letters);
                let number = self.chance.face(numbers);
                attack.cell = self.kind(attack.target.card()).grid.cell(letter, number);
                attack.shields_up = self
                    .ship(attack.target)
                    .is_some_and(|(_, ship)| ship.shields > 0);
                let (target, cell, shields_up, again) =
                    (attack.target, attack.cell, attack.shields_up, attack.again);
                rec.tell_all(|| Event::AttackRolled {
                    target,
                    letter,
                    number: number + 1,
                    cell,
                    shields_up,
                    again,
                });
                attack.reroll = false;
                if attack.cell == Cell::Miss {
                    attack.stage = AttackStage::Missed;
                    self.tasks.push(Task::Attack(attack));
                    if !again {
                        self.open_window(WindowKind::AttackRolledMiss, rec);
                    }
                } else {
                    attack.stage = AttackStage::Hit;
                    self.tasks.push(Task::Attack(attack));
                }
            }
            AttackStage::Missed if attack.reroll && !attack.again => {
                attack.again = true;
                attack.stage = AttackStage::Roll;
                self.tasks.push(Task::Attack(attack));
            }
            AttackStage::Missed => self.end_attack(attack.target, false, rec),
            AttackStage::Hit => {
                // BG-14.20
                if let Some(from) = self.cover(attack.target) {
                    let roll = self.roll_number();
                    let (ship, misses) = (attack.target, roll >= from);
                    rec.tell_all(|| Event::CoverRolled { ship, roll, misses });
                    if misses {
                        return self.end_attack(attack.target, false, rec);
                    }
                }
                // BG-14.21
                let target = attack.target;
                attack.stage = AttackStage::Strike;
                self.tasks.push(Task::Attack(attack));
                self.trigger(
                    target.card(),
                    Some(target),
                    Trigger::OwnShipHit,
                    When::Now,
                    rec,
                );
                if self.attack().is_some_and(|attack| !attack.cancelled) {
                    self.open_window(WindowKind::AttackRolledHit, rec);
                }
            }
            AttackStage::Strike => self.strike(attack, rec),
            AttackStage::Ended => self.end_attack(attack.target, true, rec),
        }
    }

    /// BG-14.23 to BG-14.27
    fn strike(&mut self, mut attack: Attack, rec: &mut impl Recorder<Event>) {
        if attack.cancelled || self.ship(attack.target).is_none() {
            return self.end_attack(attack.target, false, rec);
        }
        let (ship, target) = (attack.ship, attack.target);
        if let Some(activation) = &mut self.activation {
            activation.hits.push((ship, target));
        }
        let critical =
            attack.cell == Cell::Critical && !attack.shields_up && attack.may_be_critical;
        let strength = self.strength(&attack);
        attack.stage = AttackStage::Ended;
        self.tasks.push(Task::Attack(attack));
        self.trigger(ship.card(), Some(ship), Trigger::AttackHit, When::Now, rec);
        if critical {
            self.mark_hit(ship);
            self.tasks.push(Task::Destroy {
                ship: target,
                by: Some(ship),
                critical: true,
                asked: false,
                prevented: false,
            });
            return;
        }
        // Destruction is checked once, after everything (BG-14.27); checks pushed by effects find nothing new.
        let at = self.tasks.len();
        self.trigger(
            ship.card(),
            Some(ship),
            Trigger::AttackHit,
            When::BeforeAttackDamage,
            rec,
        );
        self.damage(target, DamageKind::Normal, "attack", strength, rec);
        self.trigger(
            ship.card(),
            Some(ship),
            Trigger::AttackHit,
            When::AfterAttackDamage,
            rec,
        );
        self.tasks.truncate(at);
        self.mark_hit(ship);
        self.tasks.push(Task::Check {
            ship: target,
            by: Some(ship),
        });
    }

    /// The strength of an attack with everything that changes it.
    fn strength(&mut self, attack: &Attack) -> u8 {
        let Some((found, _)) = self.weapon(attack.ship, attack.weapon) else {
            return 0;
        };
        let printed = found.strength;
        // Abilities look at the attack that is under way.
        self.tasks.push(Task::Attack(attack.clone()));
        let value = match self.ship(attack.ship) {
            Some((card, _)) if attack.weapon == 0 => {
                self.stat(Stat::PrimaryStrength, card, Some(attack.ship), printed)
            }
            _ => printed as i8,
        };
        self.tasks.pop();
        value.saturating_add(attack.bonus).max(0) as u8
    }

    fn end_attack(&mut self, target: ShipId, hit: bool, rec: &mut impl Recorder<Event>) {
        rec.tell_all(|| Event::AttackEnded { target, hit });
        let over = self
            .activation
            .as_ref()
            .and_then(|activation| activation.charge)
            .is_some_and(|charge| charge.left == 0);
        if over {
            self.finish_charge(rec);
        }
    }
}
