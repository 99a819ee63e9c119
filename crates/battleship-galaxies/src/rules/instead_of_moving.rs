//! What a ship may do instead of moving: be placed somewhere (BG-18.24), rescue survivors (BG-M5.13).

use crate::data::{Op, SpecialRule, Trigger};
use crate::event::{EnergyReason, Event};
use crate::hex::Spaces;
use crate::ids::{Placement, ShipId, Source};
use crate::refusal::{Done, Reason, refuse};
use crate::state::Battle;
use table::{Recorder, Seat};

impl Battle {
    /// A face-up tile under a ship from which it may be placed (BG-18.24): the tile and how far.
    pub(super) fn gate_under(&self, ship: ShipId) -> Option<(u8, u8)> {
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
}
