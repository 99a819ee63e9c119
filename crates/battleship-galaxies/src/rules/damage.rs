//! Pegs, destruction and taking control (sections 15, 16 and 20), and the energy of the players (section 8).

use crate::data::{CardType, DamageKind, SpecialRule, Trigger};
use crate::event::{EnergyReason, Event, LossReason};
use crate::ids::{CardId, ShipId, Source};
use crate::setup::constant::MOST_ENERGY;
use crate::state::{Battle, CardPlace, ShipFate, Tactic, Task};
use table::{Recorder, Seat};

impl Battle {
    fn energy_changed(
        &mut self,
        seat: Seat,
        change: i8,
        why: EnergyReason,
        source: Option<Source>,
        rec: &mut impl Recorder<Event>,
    ) {
        if change != 0 {
            let now = self.energy_of(seat);
            rec.tell_all(|| Event::Energy {
                seat,
                change,
                now,
                why,
                source,
            });
        }
    }

    /// Gains energy; what is above 40 is lost (BG-8.5).
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        amount: u8,
        why: EnergyReason,
        source: Option<Source>,
        rec: &mut impl Recorder<Event>,
    ) {
        let pool = &mut self.energy[usize::from(self.rules.seats[seat.index()].pool)];
        let before = *pool;
        *pool = pool.saturating_add(amount).min(MOST_ENERGY);
        let change = (*pool - before) as i8;
        self.energy_changed(seat, change, why, source, rec);
    }

    /// Loses up to `amount` energy (BG-8.6) and says how much it was.
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        amount: u8,
        source: Option<Source>,
        rec: &mut impl Recorder<Event>,
    ) -> u8 {
        let pool = &mut self.energy[usize::from(self.rules.seats[seat.index()].pool)];
        let lost = amount.min(*pool);
        *pool -= lost;
        self.energy_changed(seat, -(lost as i8), EnergyReason::Effect, source, rec);
        lost
    }

    /// Pays, if there is enough (BG-8.7).
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        cost: u8,
        why: EnergyReason,
        source: Option<Source>,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let pool = &mut self.energy[usize::from(self.rules.seats[seat.index()].pool)];
        let Some(left) = pool.checked_sub(cost) else {
            return false;
        };
        *pool = left;
        self.energy_changed(seat, -(cost as i8), why, source, rec);
        true
    }

    /// Deals damage of a kind (BG-15.1 to BG-15.4). Destruction is checked by the caller.
    pub(crate) fn damage(
        &mut self,
        ship: ShipId,
        kind: DamageKind,
        typ: &str,
        amount: u8,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(found) = self.ship_mut(ship) else {
            return;
        };
        let off = match kind {
            DamageKind::Hull => 0,
            DamageKind::Normal | DamageKind::Shield => amount.min(found.shields),
        };
        found.shields -= off;
        if kind != DamageKind::Shield {
            found.hull = found.hull.saturating_add(amount - off);
        }
        let (shields, hull) = (found.shields, found.hull);
        rec.tell_all(|| Event::Damaged {
            ship,
            kind,
            typ: typ.to_owned(),
            shields,
            hull,
        });
    }

    /// Adds shield pegs, not above the starting shields (BG-15.8).
    pub(crate) fn add_shields(&mut self, ship: ShipId, amount: u8, rec: &mut impl Recorder<Event>) {
        let Some((card, found)) = self.ship(ship) else {
            return;
        };
        let most = self.printed(card).shields;
        let (before, after) = (
            found.shields,
            found
                .shields
                .saturating_add(amount)
                .min(most.max(found.shields)),
        );
        if let Some(found) = self.ship_mut(ship).filter(|_| before != after) {
            found.shields = after;
            let hull = found.hull;
            rec.tell_all(|| Event::Restored {
                ship,
                shields: after,
                hull,
            });
        }
    }

    /// Removes hull pegs, not below 0 (BG-15.9).
    pub(crate) fn remove_hull(&mut self, ship: ShipId, amount: u8, rec: &mut impl Recorder<Event>) {
        if let Some(found) = self.ship_mut(ship) {
            found.hull = found.hull.saturating_sub(amount);
            let (shields, hull) = (found.shields, found.hull);
            rec.tell_all(|| Event::Restored {
                ship,
                shields,
                hull,
            });
        }
    }

    /// Whether a ship has as many hull pegs as its hull (BG-16.1).
    pub(crate) fn is_broken(&self, ship: ShipId) -> bool {
        self.ship(ship)
            .is_some_and(|(card, found)| found.hull >= self.printed(card).hull)
    }

    /// A ship is removed for good (BG-16.3).
    pub(crate) fn remove_destroyed(
        &mut self,
        ship: ShipId,
        by: Option<ShipId>,
        why: LossReason,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(victim) = self.ship(ship).map(|(card, _)| card.controller) else {
            return;
        };
        if let Some(found) = self.ship_mut(ship) {
            found.fate = ShipFate::Destroyed;
        }
        rec.tell_all(|| Event::Destroyed { ship, why, by });
        if let Some(by) = by {
            self.enemy_destroyed(victim, by, rec);
        }
        self.after_leaving(ship.card(), rec);
        let name = ship.card().kind() as u8;
        let lost = self
            .card(ship.card())
            .is_some_and(|card| card.place == CardPlace::Gone);
        if lost {
            self.named_ship_destroyed(name, rec);
        }
        self.check_victory(rec);
    }

    /// A ship escapes through the other zone (BG-M2.8 to BG-M2.11).
    pub(crate) fn escape(&mut self, ship: ShipId, points: u8, rec: &mut impl Recorder<Event>) {
        let Some(side) = self.ship(ship).map(|(card, _)| self.side(card.controller)) else {
            return;
        };
        if let Some(found) = self.ship_mut(ship) {
            found.fate = ShipFate::Escaped;
        }
        rec.tell_all(|| Event::Escaped { ship });
        self.score(side, u16::from(points), rec);
        self.after_leaving(ship.card(), rec);
        self.check_victory(rec);
    }

    /// The last ship of a card has left: the card, what is attached and what it carries go too (BG-16.4, BG-16.5).
    fn after_leaving(&mut self, card: CardId, rec: &mut impl Recorder<Event>) {
        let Some(at) = self.at(card) else { return };
        if self.cards[at].in_play().next().is_some() {
            return;
        }
        self.lose_cargo(card, rec);
        self.cards[at].place = CardPlace::Gone;
        for tactic in std::mem::take(&mut self.cards[at].attached) {
            self.discard(tactic);
            rec.tell_all(|| Event::Detached {
                from: card,
                card: tactic.kind,
            });
        }
        let version = self.cards[at].version;
        rec.tell_all(|| Event::CardLost { card, version });
    }

    /// Everything in a hold is revealed and destroyed (BG-10.12).
    pub(crate) fn lose_cargo(&mut self, card: CardId, rec: &mut impl Recorder<Event>) {
        for carried in self
            .cards
            .iter_mut()
            .filter(|c| c.place == CardPlace::Hold(card))
        {
            carried.place = CardPlace::Gone;
            let (id, version) = (carried.id, carried.version);
            for (n, ship) in carried.ships.iter_mut().enumerate() {
                ship.fate = ShipFate::Destroyed;
                rec.tell_all(|| Event::Destroyed {
                    ship: id.ship(n as u8),
                    why: LossReason::Carried,
                    by: None,
                });
            }
            rec.tell_all(|| Event::CardLost { card: id, version });
        }
    }

    /// Puts a tactic card on the discard pile of its deck (BG-6.21).
    pub(crate) fn discard(&mut self, tactic: Tactic) {
        if let Some(deck) = self.decks.get_mut(usize::from(tactic.deck)) {
            deck.discard.push(tactic.kind);
        }
    }

    /// A player takes control of a ship card (section 20).
    pub(crate) fn take_control(&mut self, card: CardId, by: Seat, rec: &mut impl Recorder<Event>) {
        let Some(at) = self.at(card) else { return };
        let name = card.kind();
        let side = self.side(by);
        // BG-20.4: the fleet has a ship of that name, launched or not. BG-23.8: names count for the whole side.
        let known = self.cards.iter().any(|other| {
            other.id != card
                && other.id.kind() == name
                && self.side(other.controller) == side
                && other.place != CardPlace::Gone
        });
        self.lose_cargo(card, rec);
        if known {
            for ship in self.cards[at]
                .in_play()
                .map(|(id, _)| id)
                .collect::<Vec<_>>()
            {
                self.remove_destroyed(ship, None, LossReason::SameName, rec);
            }
            return;
        }
        self.cards[at].controller = by;
        rec.tell_all(|| Event::ControlTaken { card, by });
        let heroes: Vec<_> = self.cards[at]
            .attached
            .iter()
            .map(|tactic| tactic.kind)
            .filter(|kind| self.rules.data.cards[usize::from(kind.0)].typ == CardType::Hero)
            .collect();
        for hero in heroes {
            if self.holders_of(hero, side).len() > 1 {
                self.tasks.push(Task::ChooseHero { seat: by, hero });
            }
        }
        self.check_victory(rec);
    }

    /// The ship cards of a side that have this hero (BG-6.12, BG-23.8).
    pub(crate) fn holders_of(&self, hero: crate::ids::TacticId, side: u8) -> Vec<CardId> {
        self.cards
            .iter()
            .filter(|card| card.is_in_play() && self.side(card.controller) == side)
            .filter(|card| card.attached.iter().any(|tactic| tactic.kind == hero))
            .map(|card| card.id)
            .collect()
    }

    /// Takes an attached card off (BG-6.21).
    pub(crate) fn detach(
        &mut self,
        card: CardId,
        kind: crate::ids::TacticId,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(at) = self.at(card) else { return };
        if let Some(place) = self.cards[at]
            .attached
            .iter()
            .position(|tactic| tactic.kind == kind)
        {
            let tactic = self.cards[at].attached.remove(place);
            self.discard(tactic);
            rec.tell_all(|| Event::Detached {
                from: card,
                card: kind,
            });
        }
    }

    /// Attaches a card and scores for it (BG-6.4, BG-M3.10).
    pub(crate) fn attach(&mut self, to: CardId, tactic: Tactic, rec: &mut impl Recorder<Event>) {
        let Some(at) = self.at(to) else { return };
        self.cards[at].attached.push(tactic);
        rec.tell_all(|| Event::Attached {
            to,
            card: tactic.kind,
        });
        let side = self.side(self.cards[at].controller);
        let kind = &self.rules.data.cards[usize::from(tactic.kind.0)];
        let (typ, faction, ship) = (kind.typ, kind.faction, self.kind(to).faction);
        let points = self.rules.special(|rule| match rule {
            SpecialRule::AttachScores {
                side: s,
                card_faction,
                ship_faction,
                points,
            } if *s == side && *card_faction == faction && *ship_faction == ship => Some(*points),
            _ => None,
        });
        if let Some(points) = points.filter(|_| typ != CardType::Sabotage) {
            self.score(side, points.into(), rec);
            self.check_victory(rec);
        }
    }

    /// Carries on with a ship that may be destroyed: checks it, opens the window, removes it.
    pub(crate) fn run_check(&mut self, ship: ShipId, by: Option<ShipId>) {
        if self.is_broken(ship) {
            self.tasks.push(Task::Destroy {
                ship,
                by,
                critical: false,
                asked: false,
                prevented: false,
            });
        }
    }

    /// A ship enters a space of an enemy ship (trigger `moved_onto_enemy`).
    pub(crate) fn ram(&mut self, ship: ShipId, enemy: ShipId, rec: &mut impl Recorder<Event>) {
        let rules = std::sync::Arc::clone(&self.rules.0);
        let Some((card, _)) = self.ship(ship) else {
            return;
        };
        let (id, seat) = (card.id, card.controller);
        let found = self
            .rules_on(card)
            .find(|(source, rule)| {
                rule.trigger == Some(Trigger::MovedOntoEnemy)
                    && self.unused(rule, *source, Some(ship))
            })
            .map(|(source, _)| source);
        let Some(source) = found else { return };
        let rule = super::effects::rule_of(&rules, source);
        rec.tell_all(|| Event::AbilityUsed {
            seat,
            source,
            targets: vec![crate::ids::Pick::Ship(enemy)],
        });
        let env = super::effects::Env {
            seat,
            own: Some(id),
            own_ship: Some(ship),
            source: Some(source),
            tactic: None,
            chosen: &[],
            entered: Some(enemy),
        };
        self.execute(&rule.ops, &env, crate::data::When::Now, rec);
        self.mark_used(rule.limit, source, Some(ship));
    }
}
