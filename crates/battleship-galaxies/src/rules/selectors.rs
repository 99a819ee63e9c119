//! What the words of the effect language mean: which ships a selector chooses, and whether a condition holds.

use super::effects::Env;
use crate::data::{Choice, EffectRule, Near, Ref, Selector, Side, Target, Test};
use crate::hex::Spaces;
use crate::ids::{Pick, ShipId};
use crate::state::{Battle, CardPlace, Ship, ShipCard};
use table::Seat;

impl Battle {
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
    pub(crate) fn referred(&self, word: Ref, env: &Env<'_>) -> Option<Pick> {
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
    pub(crate) fn targets(&self, target: &Target, env: &Env<'_>) -> Vec<ShipId> {
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

    /// Whether all conditions of a rule hold.
    pub(crate) fn conditions_hold(&self, rule: &EffectRule, env: &Env<'_>) -> bool {
        rule.conditions.iter().all(|test| self.holds(test, env))
    }

    pub(crate) fn holds(&self, test: &Test, env: &Env<'_>) -> bool {
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
}
