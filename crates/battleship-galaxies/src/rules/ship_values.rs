//! Values of ships with everything that changes them: abilities, attached cards, tiles; and ECM that is ignored.

use super::effects::Env;
use crate::data::{Op, Ref, Stat, Target, Trigger};
use crate::ids::{ShipId, Source};
use crate::query::Modifier;
use crate::state::{Battle, ShipCard};
use table::Seat;

impl Battle {
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
}
