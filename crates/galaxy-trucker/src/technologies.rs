//! What the components of New Technologies can do on a ship (GX-2).

use crate::command::Command;
use crate::goods::{Colour, Goods};
use crate::question::{Boost, Burn, Furnace, HoldGoods, Jump};
use crate::ship::Ship;
use crate::side::{Connector, Side};
use crate::square::{Square, Squares};
use crate::tiles::Kind;

/// Twice what a booster adds to a cannon that points forward (GX-2.26).
const FORWARD_BOOST_X2: u32 = 6;
/// The same for any other cannon.
const OTHER_BOOST_X2: u32 = 3;

impl Ship {
    /// Tiles of the expansions of one kind.
    pub(crate) fn novelties_of(&self, kind: Kind) -> Squares {
        self.novelties
            .iter()
            .filter(|square| self.kind(*square) == Some(kind))
            .collect()
    }

    /// Stasis chambers.
    pub fn stasis_chambers(&self) -> Squares {
        self.novelties_of(Kind::StasisChamber)
    }

    /// Sleeping humans aboard.
    pub const fn asleep(&self) -> u8 {
        self.sleepers.total()
    }

    /// Luxury cabins with their human (GX-2.4).
    pub fn paying_guests(&self) -> u32 {
        self.novelties_of(Kind::LuxuryCabin)
            .and(self.humans.squares())
            .len()
    }

    /// Whether the tile has plating on this side: smooth sides of such tiles do (GX-2.50, GX-2.51, GX-13.46), and
    /// sides plated by the Assembler (GX-20.3B.1).
    pub fn is_plated(&self, square: Square, side: Side) -> bool {
        self.novelties.has(square)
            && self.placed(square).is_some_and(|placed| {
                placed.tile.tile().kind.is_plated()
                    && self.connector(square, side) == Connector::Smooth
            })
            || self.was_plated(square, side)
    }

    /// Shields that cover this side and are joined to a booster (GX-2.21).
    pub fn boosted_shields(&self, side: Side) -> Squares {
        if self.novelties.is_empty() {
            return Squares::EMPTY;
        }
        self.joined_to(self.novelties_of(Kind::ShieldBooster))
            .and(self.shields[side.index()])
    }

    /// Boosters joined to a shield (GX-2.21).
    pub(crate) fn shield_boosters(&self, shield: Square) -> Squares {
        self.novelties_of(Kind::ShieldBooster)
            .and(self.joined_to(shield.set()))
    }

    /// All cannons, by any barrel.
    pub const fn cannons(&self) -> Squares {
        let [front, right, rear, left] = self.barrels;
        front.or(right).or(rear).or(left)
    }

    /// Each cannon booster with the cannons joined to it, where there are any (GX-2.25).
    pub fn cannon_boosters(&self) -> Vec<(Square, Squares)> {
        self.boosters(Kind::CannonBooster, self.cannons())
    }

    /// Each engine booster with the engines joined to it, where there are any (GX-2.30).
    pub fn engine_boosters(&self) -> Vec<(Square, Squares)> {
        self.boosters(Kind::EngineBooster, self.engines)
    }

    /// Each furnace with the batteries joined to it, where there are any (GX-2.45).
    pub fn furnaces(&self) -> Vec<(Square, Squares)> {
        self.boosters(Kind::ReactorFurnace, self.batteries)
    }

    fn boosters(&self, kind: Kind, with: Squares) -> Vec<(Square, Squares)> {
        if self.novelties.is_empty() {
            return Vec::new();
        }
        self.novelties_of(kind)
            .iter()
            .map(|booster| (booster, self.joined_to(booster.set()).and(with)))
            .filter(|(_, joined)| !joined.is_empty())
            .collect()
    }

    /// Twice what a boosted cannon adds: more if one of its barrels points forward (GX-2.26, GX-2.28).
    pub const fn boost_x2(&self, cannon: Square) -> u32 {
        if self.pointing(self.front()).has(cannon) {
            FORWARD_BOOST_X2
        } else {
            OTHER_BOOST_X2
        }
    }

    /// What boosting this engine costs in tokens: one more for a double engine (GX-2.31).
    pub const fn jump_cost(&self, engine: Square) -> usize {
        let tokens = if self.double_engines.has(engine) {
            2
        } else {
            1
        };
        self.price(tokens, 1)
    }

    /// What powering a cannon and boosting it costs in tokens (GX-2.25, GX-2.27).
    pub const fn boost_cost(&self, cannon: Square) -> usize {
        let tokens = if self.powered_cannons().has(cannon) {
            2
        } else {
            1
        };
        self.price(tokens, 1)
    }

    /// What powering these and boosting those costs in tokens (GT-16.6, GX-2.25, GX-8.28).
    pub fn power_cost(&self, powered: &[Square], boosts: &[Boost]) -> usize {
        self.power_cost_in(crate::halves::EVERYWHERE, powered, boosts)
    }

    /// The same in one part of the ship.
    pub fn power_cost_in(&self, part: Squares, powered: &[Square], boosts: &[Boost]) -> usize {
        let here = powered.iter().filter(|square| part.has(**square));
        let boosted = || boosts.iter().filter(|boost| part.has(boost.booster));
        let alone = boosted().filter(|boost| !powered.contains(&boost.cannon));
        let powered = here.count();
        self.price(powered + boosted().count(), powered + alone.count())
    }

    /// What the tokens of a jump power: the booster, and a double engine too (GX-2.31).
    pub(crate) fn jump_uses(&self, jump: &Jump) -> Vec<Squares> {
        let mut uses = vec![jump.booster.set()];
        if self.double_engines.has(jump.engine) {
            uses.push(jump.engine.set());
        }
        self.surcharge(&mut uses, [jump.booster.set().or(jump.engine.set())]);
        uses
    }

    /// Every way to jump to hyperspace with the power aboard and so many uses that cost no token, the cheapest first (GX-2.30).
    pub fn jumps(&self, free: u8) -> Vec<Jump> {
        let mut jumps: Vec<Jump> = self
            .engine_boosters()
            .into_iter()
            .flat_map(|(booster, engines)| {
                engines.iter().map(move |engine| Jump { booster, engine })
            })
            .filter(|jump| self.can_power(&self.jump_uses(jump), free))
            .collect();
        jumps.sort_by_key(|jump| self.jump_cost(jump.engine));
        // Any of several boosters destroys the same engine.
        let mut seen = Squares::EMPTY;
        jumps.retain(|jump| {
            let new = !seen.has(jump.engine);
            seen.insert(jump.engine);
            new
        });
        jumps
    }

    /// As many boosts as boosters and tokens allow, the strongest first; each cannon that needs a token is powered with one
    /// more (GX-2.25 to GX-2.29a). The powered cannons and the boosts.
    pub fn strongest_boosts(
        &self,
        most: usize,
        tokens: impl Fn(Square) -> u8,
    ) -> (Vec<Square>, Vec<Boost>) {
        let mut powered = Vec::new();
        let mut boosts: Vec<Boost> = Vec::new();
        for (booster, cannons) in self.cannon_boosters() {
            let cost = |cannon: Square| self.boost_cost(cannon);
            let part = self.part_of(booster);
            let spent: usize = boosts
                .iter()
                .filter(|boost| part.has(boost.cannon))
                .map(|boost| cost(boost.cannon))
                .sum();
            let left = usize::from(tokens(booster)) - spent;
            let best = cannons
                .iter()
                .filter(|cannon| boosts.iter().all(|boost| boost.cannon != *cannon))
                .filter(|cannon| cost(*cannon) <= left)
                .max_by_key(|cannon| {
                    let cheap = std::cmp::Reverse(cost(*cannon));
                    (self.boost_x2(*cannon), cheap, self.tie_order(*cannon))
                });
            if let Some(cannon) = best.filter(|_| boosts.len() < most) {
                if self.powered_cannons().has(cannon) {
                    powered.push(cannon);
                }
                boosts.push(Boost { booster, cannon });
            }
        }
        (powered, boosts)
    }

    /// Places in cabins where woken humans can go, one entry a place: not in a luxury cabin, and not with an alien (GX-2.9 to
    /// GX-2.11).
    pub fn free_places(&self) -> Vec<Square> {
        let aliens = self.with_aliens();
        let shared = self.shares_alien_cabins();
        self.cabins
            .without(self.novelties)
            .iter()
            .flat_map(|square| {
                let places = match (aliens.has(square), shared) {
                    (false, _) => 2_u8,
                    (true, shared) => shared.into(),
                };
                let free = places.saturating_sub(self.humans.get(square));
                std::iter::repeat_n(square, usize::from(free))
            })
            .collect()
    }

    /// Whether sleepers can be woken: somebody is awake to do it and a place is free (GX-2.9, GX-2.12), in one half of a twin
    /// ship (GX-6.17).
    pub fn can_wake(&self) -> bool {
        self.asleep() > 0 && self.humans() > 0 && !self.places_to_wake().is_empty()
    }

    /// One cabin for each sleeper that can be woken.
    fn places_to_wake(&self) -> Vec<Square> {
        let mut into = Vec::new();
        for part in self.parts_of_grid() {
            if self.humans_in(*part) > 0 {
                let places = self.free_places().into_iter();
                let places = places.filter(|cabin| part.has(*cabin));
                into.extend(places.take(usize::from(self.asleep_in(*part))));
            }
        }
        into
    }

    /// Wakes as many sleepers as there is room for.
    pub fn wake_all(&self) -> Command {
        Command::Wake {
            into: self.places_to_wake(),
            from: Vec::new(),
        }
    }

    /// The chambers from which sleepers go into these cabins when none are named: the fullest first.
    pub(crate) fn default_sleepers(&self, into: &[Square]) -> Vec<Square> {
        let mut ship = *self;
        let mut from = Vec::new();
        for cabin in into {
            let chosen = ship
                .sleepers
                .squares()
                .and(self.part_of(*cabin))
                .iter()
                .max_by_key(|square| (ship.sleepers.get(*square), ship.tie_order(*square)));
            let Some(square) = chosen else { break };
            let left = ship.sleepers.get(square) - 1;
            ship.sleepers.set(square, left);
            from.push(square);
        }
        from
    }

    /// The suggested loading: the most valuable blocks that fit, and what is left over burnt where that helps (GT-31.25).
    pub fn default_load(&self, offered: Goods) -> Command {
        let holds: Vec<HoldGoods> = self
            .default_loading(offered)
            .into_iter()
            .map(|(square, goods)| HoldGoods { square, goods })
            .collect();
        let stored = holds
            .iter()
            .fold(Goods::NONE, |sum, hold| sum.plus(hold.goods));
        let burn = self.default_burns(self.goods().plus(offered).minus(stored));
        Command::Load { holds, burn }
    }

    /// Each furnace that can refill a battery, with the emptiest one that no furnace before it refills (GX-2.45, GX-2.46).
    pub fn working_furnaces(&self) -> Vec<Furnace> {
        let mut full = Squares::EMPTY;
        let mut working = Vec::new();
        for (furnace, batteries) in self.furnaces() {
            let empty = |square: Square| self.cells(square).saturating_sub(self.tokens.get(square));
            let battery = batteries
                .without(full)
                .iter()
                .filter(|square| empty(*square) > 0)
                .max_by_key(|square| (empty(*square), self.tie_order(*square)));
            if let Some(battery) = battery {
                full.insert(battery);
                working.push(Furnace { furnace, battery });
            }
        }
        working
    }

    /// Blocks that would go back to the bank anyway, burnt in furnaces, the cheapest first (GX-2.46 to GX-2.48). It costs
    /// nothing, so it is what the table suggests.
    pub fn default_burns(&self, unwanted: Goods) -> Vec<Burn> {
        let mut left = unwanted;
        let mut burns = Vec::new();
        for Furnace { furnace, battery } in self.working_furnaces() {
            let Some(colour) = Colour::ALL.into_iter().rev().find(|c| left.of(*c) > 0) else {
                break;
            };
            *left.of_mut(colour) -= 1;
            burns.push(Burn {
                furnace,
                battery,
                colour,
            });
        }
        burns
    }
}
