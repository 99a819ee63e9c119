//! Where the power of components comes from: battery tokens (GT-16.6) and solar panels (GX-13.1 to GX-13.3).

use crate::flight::strongest;
use crate::question::Boost;
use crate::ship::Ship;
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::tiles::{Alien, Kind};

impl Ship {
    /// Solar panels that have not given their power during this card (GX-13.1, GX-13.3).
    pub fn fresh_panels(&self) -> Squares {
        if self.novelties.is_empty() {
            return Squares::EMPTY;
        }
        self.novelties_of(Kind::SolarPanel)
            .without(self.spent_panels)
    }

    /// The most of these panels that can each power another one of the uses. A use is what one token would power: any
    /// component of the set.
    pub(crate) fn match_panels(&self, panels: Squares, uses: &[Squares]) -> Vec<Square> {
        if panels.is_empty() || uses.is_empty() {
            return Vec::new();
        }
        let reach: Vec<(Square, Squares)> = panels
            .iter()
            .map(|panel| (panel, self.joined_to(panel.set())))
            .collect();
        let mut powered_by: Vec<Option<usize>> = vec![None; uses.len()];
        for panel in 0..reach.len() {
            let mut tried = vec![false; uses.len()];
            assign(panel, &reach, uses, &mut powered_by, &mut tried);
        }
        powered_by
            .into_iter()
            .flatten()
            .map(|panel| reach[panel].0)
            .collect()
    }

    /// Whether all uses can be powered at once: by panels, by `free` uses without a token, and by the tokens aboard.
    pub fn can_power(&self, uses: &[Squares], free: u8) -> bool {
        if self.class().is_twin() {
            return self.halves_can_power(uses, free);
        }
        let tokens = usize::from(self.tokens() + free);
        tokens >= uses.len()
            || tokens + self.match_panels(self.fresh_panels(), uses).len() >= uses.len()
    }

    /// Uses of a card that a techie makes free, as long as a token is aboard (GX-2.68, GX-2.69).
    pub(crate) fn techie_uses(&self) -> u8 {
        u8::from(self.has_specialist(Specialization::Techie) && self.tokens() > 0)
    }

    /// Uses without a token in a part: a techie works only in its own half of a twin ship, where a token must be aboard (GX-2.69,
    /// GX-6.22).
    pub(crate) fn free_in(&self, part: Squares, free: u8) -> u8 {
        let there = self.alien(Alien::Cyan).is_some_and(|cabin| part.has(cabin));
        if there && self.tokens_in(part) > 0 {
            free
        } else {
            0
        }
    }

    /// The same for a twin ship: the batteries of a half power only its components (GX-6.9).
    fn halves_can_power(&self, uses: &[Squares], free: u8) -> bool {
        let panels = self.match_panels(self.fresh_panels(), uses);
        self.parts_of_grid().iter().all(|part| {
            let wanted = uses.iter().filter(|on| !on.and(*part).is_empty()).count();
            let sunny = panels.iter().filter(|panel| part.has(**panel)).count();
            wanted <= sunny + usize::from(self.tokens_in(*part) + self.free_in(*part, free))
        })
    }

    /// A named battery in a half of a twin ship that uses fewer tokens (GX-6.9).
    pub(crate) fn misplaced_battery(&self, uses: &[Squares], named: &[Square]) -> Option<Square> {
        self.parts_of_grid().iter().find_map(|part| {
            let wanted = uses.iter().filter(|on| !on.and(*part).is_empty()).count();
            let mut given = named.iter().filter(|square| part.has(**square));
            given
                .nth(wanted)
                .filter(|_| self.class().is_twin())
                .copied()
        })
    }

    /// Those components of a set that could be powered, each alone.
    pub fn powerable(&self, set: Squares, free: u8) -> Squares {
        if set.is_empty() {
            return set;
        }
        let price = self.price(1, 1);
        if !self.class().is_twin() {
            if usize::from(self.tokens() + free) >= price {
                return set;
            }
            if self.fresh_panels().is_empty() {
                return Squares::EMPTY;
            }
        }
        set.iter()
            .filter(|square| self.can_power(&vec![square.set(); price], free))
            .collect()
    }

    /// So many of these doubles as can be powered, at most `most`, the strongest first.
    pub(crate) fn strongest_powered(&self, doubles: Squares, most: u8, free: u8) -> Vec<Square> {
        if self.class().is_twin() {
            return self.twin_powered(doubles, most, free);
        }
        let fresh = self.fresh_panels();
        if fresh.is_empty() {
            return strongest(self, doubles, most.min(self.uses(self.tokens() + free)));
        }
        let mut chosen = Vec::new();
        let mut uses = Vec::new();
        // What can be powered together grows by exchange, so taking the strongest first is best.
        for square in strongest(self, doubles, u8::MAX) {
            if chosen.len() == usize::from(most) {
                break;
            }
            let before = uses.len();
            uses.extend(vec![square.set(); self.price(1, 1)]);
            if self.can_power(&uses, free) {
                chosen.push(square);
            } else {
                uses.truncate(before);
            }
        }
        chosen
    }

    /// The same on a twin ship: engines of the weaker half come first (GX-6.9, GX-6.10).
    fn twin_powered(&self, doubles: Squares, most: u8, free: u8) -> Vec<Square> {
        let mut chosen = Vec::new();
        let mut left = strongest(self, doubles, u8::MAX);
        while chosen.len() < usize::from(most) {
            let affordable = |square: &Square| {
                let all = chosen.iter().chain([square]);
                let uses = all.flat_map(|square| vec![square.set(); self.price(1, 1)]);
                self.can_power(&uses.collect::<Vec<_>>(), free)
            };
            let powered = chosen.iter().copied().collect();
            let candidates = (0..left.len()).filter(|at| affordable(&left[*at]));
            let best = candidates.min_by_key(|at| {
                let square = left[*at];
                let engine = self.double_engines().has(square);
                let half = self.half_engine_strength(self.half_of(square), powered);
                (if engine { half } else { 0 }, *at)
            });
            let Some(best) = best else { break };
            chosen.push(left.remove(best));
        }
        chosen
    }

    /// What powering these components and boosting those cannons uses (GT-16.6, GX-2.25).
    pub(crate) fn power_uses(&self, powered: &[Square], boosts: &[Boost]) -> Vec<Squares> {
        let boosters = boosts.iter().map(|boost| boost.booster);
        let all = powered.iter().copied().chain(boosters);
        let mut uses: Vec<Squares> = all.map(Square::set).collect();
        let alone = boosts
            .iter()
            .filter(|boost| !powered.contains(&boost.cannon))
            .map(|boost| boost.booster.set().or(boost.cannon.set()));
        self.surcharge(
            &mut uses,
            powered.iter().map(|square| square.set()).chain(alone),
        );
        uses
    }

    /// What a shield or cannon uses against a hazard, boosted by one of these (GX-2.22).
    pub(crate) fn defence_uses(&self, with: Square, boosters: Option<Squares>) -> Vec<Squares> {
        let mut uses: Vec<Squares> = [with.set()].into_iter().chain(boosters).collect();
        let both = with.set().or(boosters.unwrap_or_default());
        self.surcharge(&mut uses, [both]);
        uses
    }

    /// One more use for each powered component, by a token or by a joined solar panel, where batteries are bad (GX-8.27 to
    /// GX-8.29).
    pub(crate) fn surcharge(
        &self,
        uses: &mut Vec<Squares>,
        components: impl IntoIterator<Item = Squares>,
    ) {
        for component in components {
            uses.extend(std::iter::repeat_n(component, self.price(0, 1)));
        }
    }

    /// A card is over: panels give power again, crubots are no longer active (GX-13.1, GX-13.25).
    pub(crate) const fn rest(&mut self) {
        self.spent_panels = Squares::EMPTY;
        self.active_crubots = Squares::EMPTY;
    }
}

/// Lets a panel power a use, moving other panels to other uses where that makes room.
fn assign(
    panel: usize,
    reach: &[(Square, Squares)],
    uses: &[Squares],
    powered_by: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for index in 0..uses.len() {
        if tried[index] || reach[panel].1.and(uses[index]).is_empty() {
            continue;
        }
        tried[index] = true;
        let free = match powered_by[index] {
            None => true,
            Some(other) => assign(other, reach, uses, powered_by, tried),
        };
        if free {
            powered_by[index] = Some(panel);
            return true;
        }
    }
    false
}
