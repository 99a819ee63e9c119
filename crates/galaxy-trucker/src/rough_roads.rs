//! Rough Roads: the cards that make a flight harder (GX-8), one declaration each, and what they change about one ship.
//!
//! What they change about the flight is in `flight/rough_roads.rs`.

use crate::data::Number;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::tiles::Kind;
use serde::{Deserialize, Serialize};

/// The highest level of difficulty that a table may agree on (GX-8.1).
pub const MOST_ROADS: u8 = 5;

/// A card of the Rough Roads deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RoughRoad {
    /// Stronger players behind shoot at those who use derelicts (GX-8.10).
    StiffCompetition,
    /// A new leader is shot at (GX-8.13).
    EngineEnvy,
    /// Components that fall off hit those behind (GX-8.17).
    SpaceJunk,
    /// Cards of which nobody made use come again (GX-8.20).
    DejaVu,
    /// Open Space shakes a component off (GX-8.24).
    MetalFatigue,
    /// After each card a cabin with humans may be lost (GX-8.25).
    CosmicPsychosis,
    /// Every powered use costs a token more (GX-8.27).
    BumBatteries,
    /// Large meteors are small, small ones large (GX-8.30).
    MeteoricInversion,
    /// More cards of deck III (GX-8.31).
    ToughTrip,
    /// All but the strongest are the weakest (GX-8.32).
    RemorselessFate,
    /// Meteors and shots go on to a second component (GX-8.35).
    PiercingProjectiles,
    /// The crew wants to be paid before the last card (GX-8.38).
    UnionShip,
    /// Destroyed holds with goods explode (GX-8.39).
    ExplosiveGoods,
    /// Destroyed batteries with tokens explode (GX-8.39).
    ExplosiveBatteries,
    /// Goods cost humans (GX-8.41).
    InfectedGoods,
    /// Ships turn round; engines may point forward (GX-8.43).
    Somersault,
    /// Universal connectors slow the ship (GX-8.44).
    DefectiveConnectors,
    /// Everybody has an order pile to build from (GX-8.46).
    MadeToOrder,
    /// Nothing in one column works (GX-8.49).
    DeadZone,
    /// Another card takes its place after building (GX-8.51).
    NastySurprise,
    /// Crew next to a destroyed component flees (GX-8.26).
    Panic,
    /// Landing on planets is shot at.
    ParanoidLocals,
    /// Enemies are stronger.
    BigBaddies,
    /// Meteors and shots that miss are rolled again.
    BadLuck,
    /// A cabin goes with the first of its crew.
    PersonalizedCabins,
    /// Intruders take two steps more.
    UnguardedAirlocks,
    /// Intruders come in pairs.
    HuntingSeason,
    /// Derelicts come with meteors from the side that most players name.
    AbandonedDebris,
}

use RoughRoad::*;

impl RoughRoad {
    /// All cards: the 25 of the first box, the two of the second, and the optional one.
    pub const ALL: [RoughRoad; 28] = [
        StiffCompetition,
        EngineEnvy,
        SpaceJunk,
        DejaVu,
        MetalFatigue,
        CosmicPsychosis,
        BumBatteries,
        MeteoricInversion,
        ToughTrip,
        RemorselessFate,
        PiercingProjectiles,
        UnionShip,
        ExplosiveGoods,
        ExplosiveBatteries,
        InfectedGoods,
        Somersault,
        DefectiveConnectors,
        MadeToOrder,
        DeadZone,
        NastySurprise,
        Panic,
        ParanoidLocals,
        BigBaddies,
        BadLuck,
        PersonalizedCabins,
        UnguardedAirlocks,
        HuntingSeason,
        AbandonedDebris,
    ];

    /// Whether it has the construction symbol: it plays a part while ships are built (GX-8.4).
    pub const fn construction(self) -> bool {
        matches!(
            self,
            Somersault | DefectiveConnectors | MadeToOrder | DeadZone
        )
    }

    /// Whether it is about intruders (GX-0.6).
    pub const fn needs_intruders(self) -> bool {
        matches!(self, UnguardedAirlocks | HuntingSeason)
    }

    /// The card in texts, files and pictures (`stiff-competition`).
    pub const fn code(self) -> &'static str {
        match self {
            StiffCompetition => "stiff-competition",
            EngineEnvy => "engine-envy",
            SpaceJunk => "space-junk",
            DejaVu => "deja-vu",
            MetalFatigue => "metal-fatigue",
            CosmicPsychosis => "cosmic-psychosis",
            BumBatteries => "bum-batteries",
            MeteoricInversion => "meteoric-inversion",
            ToughTrip => "tough-trip",
            RemorselessFate => "remorseless-fate",
            PiercingProjectiles => "piercing-projectiles",
            UnionShip => "union-ship",
            ExplosiveGoods => "explosive-goods",
            ExplosiveBatteries => "explosive-batteries",
            InfectedGoods => "infected-goods",
            Somersault => "somersault",
            DefectiveConnectors => "defective-connectors",
            MadeToOrder => "made-to-order",
            DeadZone => "dead-zone",
            NastySurprise => "nasty-surprise",
            Panic => "panic",
            ParanoidLocals => "paranoid-locals",
            BigBaddies => "big-baddies",
            BadLuck => "bad-luck",
            PersonalizedCabins => "personalized-cabins",
            UnguardedAirlocks => "unguarded-airlocks",
            HuntingSeason => "hunting-season",
            AbandonedDebris => "abandoned-debris",
        }
    }

    /// The Fluent message that names it.
    pub fn message(self) -> String {
        format!("gt-road-{}", self.code())
    }

    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            StiffCompetition => "GX-8.10",
            EngineEnvy => "GX-8.13",
            SpaceJunk => "GX-8.17",
            DejaVu => "GX-8.20",
            MetalFatigue => "GX-8.24",
            CosmicPsychosis => "GX-8.25",
            BumBatteries => "GX-8.27",
            MeteoricInversion => "GX-8.30",
            ToughTrip => "GX-8.31",
            RemorselessFate => "GX-8.32",
            PiercingProjectiles => "GX-8.35",
            UnionShip => "GX-8.38",
            ExplosiveGoods | ExplosiveBatteries => "GX-8.39",
            InfectedGoods => "GX-8.41",
            Somersault => "GX-8.43",
            DefectiveConnectors => "GX-8.44",
            MadeToOrder => "GX-8.46",
            DeadZone => "GX-8.49",
            NastySurprise => "GX-8.51",
            Panic => "GX-8.26",
            // Cards that only the data has: their rule is that drawn cards apply.
            ParanoidLocals | BigBaddies | BadLuck | PersonalizedCabins | UnguardedAirlocks
            | HuntingSeason | AbandonedDebris => "GX-8.2",
        }
    }

    /// The card alone, as a set.
    pub const fn set(self) -> RoughRoads {
        RoughRoads(1 << self as u32)
    }
}

/// Components of each order pile in flights 1 to 4 (GX-8.48).
pub fn order_pile_size(flight: u8) -> usize {
    Number::OrderPile
        .at(usize::from(flight.saturating_sub(1)))
        .into()
}

/// Cards of deck III that a Tough Trip adds in flights 1 to 4 (GX-8.31).
pub fn tough_trip_cards(flight: u8) -> usize {
    Number::ToughTrip
        .at(usize::from(flight.saturating_sub(1)))
        .into()
}

/// A set of Rough Roads cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoughRoads(u32);

impl RoughRoads {
    /// No card.
    pub const NONE: RoughRoads = RoughRoads(0);

    /// Whether a card is among them.
    #[inline(always)]
    pub const fn has(self, road: RoughRoad) -> bool {
        self.0 & 1 << road as u32 != 0
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards of either set.
    #[must_use]
    pub const fn or(self, other: RoughRoads) -> RoughRoads {
        RoughRoads(self.0 | other.0)
    }

    /// The cards, in the order of their declaration.
    pub fn iter(self) -> impl Iterator<Item = RoughRoad> {
        RoughRoad::ALL
            .into_iter()
            .filter(move |road| self.has(*road))
    }
}

impl FromIterator<RoughRoad> for RoughRoads {
    fn from_iter<I: IntoIterator<Item = RoughRoad>>(roads: I) -> RoughRoads {
        roads
            .into_iter()
            .fold(RoughRoads::NONE, |set, road| set.or(road.set()))
    }
}

// On the wire and on disk a set is a plain list of names.
impl Serialize for RoughRoads {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RoughRoads {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<RoughRoads, D::Error> {
        Ok(Vec::<RoughRoad>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}

impl Ship {
    /// The Rough Roads cards that apply to this ship (GX-8.2, GX-8.5).
    pub const fn roads(&self) -> RoughRoads {
        self.roads
    }

    /// Makes these cards apply. Before the first engine is built: Somersault decides which way engines may point.
    pub fn set_roads(&mut self, roads: RoughRoads) {
        self.roads = roads;
    }

    /// What a powered use costs in tokens: the price of every such use is asked for here. `tokens` is the printed price,
    /// `components` how many components are powered with it, one together with its booster counting once (GX-8.27 to
    /// GX-8.29).
    #[inline]
    pub const fn price(&self, tokens: usize, components: usize) -> usize {
        if self.roads.has(BumBatteries) {
            tokens + components
        } else {
            tokens
        }
    }

    /// How many single uses of one component these tokens pay for.
    pub const fn uses(&self, tokens: u8) -> u8 {
        tokens / self.price(1, 1) as u8
    }

    /// Whether the component on a square works (GX-8.49a). All sets of working components leave out those that do not.
    pub const fn works(&self, square: Square) -> bool {
        !self.dead.has(square)
    }

    /// Squares on which nothing works (GX-8.49a).
    pub const fn dead(&self) -> Squares {
        self.dead
    }

    /// The squares of the column with this printed number.
    pub const fn column_squares(&self, column: u8) -> Squares {
        match self.board().column_of(column) {
            Some(column) => Squares::column(column).and(self.squares()),
            None => Squares::EMPTY,
        }
    }

    /// Nothing on these squares works from now on: when the ship takes off, since building rules apply as usual (GX-8.49a,
    /// GX-8.49b).
    pub fn switch_off(&mut self, dead: Squares) {
        self.dead = self.dead.or(dead);
        for square in dead.and(self.occupied).iter() {
            self.switch_off_square(square);
        }
    }

    pub(crate) fn switch_off_square(&mut self, square: Square) {
        for set in [
            &mut self.engines,
            &mut self.double_engines,
            &mut self.reversed,
            &mut self.double_cannons,
            &mut self.two_way_cannons,
            &mut self.cabins,
            &mut self.batteries,
            &mut self.holds,
            &mut self.special_holds,
            &mut self.routers,
            &mut self.structures,
            &mut self.lasers,
        ] {
            set.remove(square);
        }
        for set in self
            .barrels
            .iter_mut()
            .chain(&mut self.shields)
            .chain(&mut self.life_support)
        {
            set.remove(square);
        }
        // GX-8.50: plating still works, also on combined components.
        if self.tile(square).is_some_and(|tile| !tile.kind.is_plated()) {
            self.novelties.remove(square);
        }
    }

    /// Joints at which a universal connector meets a single or double one, each slowing the ship by 1 (GX-8.44).
    pub const fn defects(&self) -> u32 {
        self.defects_in(self.occupied)
    }

    /// The same in one part of the ship.
    pub const fn defects_in(&self, part: Squares) -> u32 {
        if !self.roads.has(DefectiveConnectors) {
            return 0;
        }
        self.defective_joints(Side::Right).and(part).len()
            + self.defective_joints(Side::Rear).and(part).len()
    }

    /// Squares whose joint with their neighbour on `side` is defective.
    const fn defective_joints(&self, side: Side) -> Squares {
        let mine = self.universal(side);
        let theirs = self.seen(self.universal(side.opposite()), side);
        let joined = self.joints().on(side);
        joined.and(mine.or(theirs).without(mine.and(theirs)))
    }

    /// Squares with a universal connector on `side`.
    const fn universal(&self, side: Side) -> Squares {
        self.single[side.index()].and(self.double[side.index()])
    }

    /// Components that may be dropped because they are joined by a defective joint (GX-8.44).
    pub fn droppable(&self) -> Squares {
        if !self.roads.has(DefectiveConnectors) {
            return Squares::EMPTY;
        }
        [Side::Right, Side::Rear]
            .into_iter()
            .fold(Squares::EMPTY, |all, side| {
                let near = self.defective_joints(side);
                all.or(near).or(self.seen(near, side.opposite()))
            })
    }

    /// The component without which a ship that defective joints have stopped flies again, with the most that is left of it
    /// (GX-8.44).
    pub fn drop_to_fly(&self) -> Option<Square> {
        let without = |square: Square| {
            let mut rest = *self;
            rest.take(square);
            let piece = rest.pieces().into_iter().max_by_key(|piece| piece.len())?;
            for lost in rest.occupied().without(piece).iter() {
                rest.take(lost);
            }
            let doubles = rest.strongest_powered(rest.double_engines(), u8::MAX, 0);
            let strength = rest.engine_strength(doubles.into_iter().collect());
            (strength > 0 && rest.humans() > 0).then(|| piece.len())
        };
        let droppable = self.droppable();
        let flying = droppable
            .iter()
            .filter_map(|square| Some((without(square)?, square)));
        flying
            .max_by_key(|(tiles, _)| *tiles)
            .map(|(_, square)| square)
    }

    /// The side of the board at which the front of the ship is: the rear one after a somersault (GX-8.43b).
    #[inline(always)]
    pub const fn front(&self) -> Side {
        if self.turned_round {
            Side::Rear
        } else {
            Side::Front
        }
    }

    /// Whether the ship flies the other way round (GX-8.43b).
    pub const fn turned_round(&self) -> bool {
        self.turned_round
    }

    /// Turns the ship by 180 degrees: engines that pointed the wrong way work, the others do not (GX-8.43a, GX-8.43b).
    pub fn turn_round(&mut self) {
        self.turned_round = !self.turned_round;
        std::mem::swap(&mut self.engines, &mut self.reversed);
        self.double_engines = self
            .engines
            .iter()
            .filter(|square| {
                self.tile(*square)
                    .is_some_and(|tile| tile.kind == Kind::DoubleEngine)
            })
            .collect();
    }

    /// A side as seen from the ship, as a side of its board.
    #[inline(always)]
    pub const fn board_side(&self, side: Side) -> Side {
        if self.turned_round {
            side.opposite()
        } else {
            side
        }
    }

    /// The side from which a large meteor does the least harm: where most lines have a cannon that shoots it.
    pub fn safest_side(&self) -> Side {
        Side::ALL
            .into_iter()
            .max_by_key(|side| {
                let board_side = self.board_side(*side);
                self.barrels[board_side.index()].len()
            })
            .unwrap_or(Side::Front)
    }

    /// The eight squares around a square, on a cylinder also those across the seam (GX-8.40, GX-8.40a).
    pub fn around(&self, square: Square) -> Squares {
        let row = [Side::Left, Side::Right]
            .into_iter()
            .filter_map(|side| self.neighbour(square, side))
            .fold(square.set(), |row, near| row.or(near.set()));
        row.or(self.seen(row, Side::Front))
            .or(self.seen(row, Side::Rear))
            .without(square.set())
    }

    /// The squares next to a square.
    pub fn next_to(&self, square: Square) -> Squares {
        Side::ALL
            .into_iter()
            .filter_map(|side| self.neighbour(square, side))
            .collect()
    }
}
