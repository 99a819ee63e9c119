//! Legality of ships (GT-6, GT-13), joints, pieces, exposed connectors (GT-8), cabins for aliens (GT-14).
//!
//! What is asked a million times a second is written once for flat boards and for the cylinder of class IIB (`AROUND`).

use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::tiles::Alien;
use serde::{Deserialize, Serialize};

/// Which neighbours are joined (GT-0.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joints {
    /// Squares joined to their right neighbour.
    right: Squares,
    /// Squares joined to the neighbour behind them.
    rear: Squares,
    /// Whether the leftmost and rightmost columns touch.
    around: bool,
}

/// The rightmost column, whose right neighbour is the leftmost one on a cylinder.
const RIGHTMOST: u128 = Squares::column(crate::square::COLUMNS - 1).0;
const ACROSS: u8 = crate::square::COLUMNS - 1;

impl Joints {
    /// Squares joined to their neighbour on `side`.
    pub const fn on(&self, side: Side) -> Squares {
        match side {
            Side::Right => self.right,
            Side::Rear => self.rear,
            Side::Left if self.around => self.right.seen_around(Side::Left),
            Side::Left => self.right.seen_from(Side::Left),
            Side::Front => self.rear.seen_from(Side::Front),
        }
    }

    /// All squares that can be reached from `from` through joined connectors.
    #[inline(always)]
    pub const fn reach(&self, from: Squares) -> Squares {
        let (right, rear) = (self.right.0, self.rear.0);
        let (right, seam) = if self.around {
            (right & !RIGHTMOST, right & RIGHTMOST)
        } else {
            (right, 0)
        };
        let mut reached = from.0;
        loop {
            let mut next = reached;
            next |= (next & rear) << crate::square::STRIDE;
            next |= (next >> crate::square::STRIDE) & rear;
            next |= (next & right) << 1;
            next |= (next >> 1) & right;
            if seam != 0 {
                next |= (next & seam) >> ACROSS;
                next |= (next << ACROSS) & seam;
            }
            if next == reached {
                return Squares(reached);
            }
            reached = next;
        }
    }
}

/// One building error (GT-13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum Fault {
    /// Two facing sides that do not fit (GT-6.6, GT-6.7).
    Connector {
        /// The tile nearer to the front or left.
        square: Square,
        /// Its neighbour.
        other: Square,
    },
    /// An engine that does not point to the rear (GT-6.10).
    EngineDirection {
        /// The engine.
        square: Square,
    },
    /// A tile directly behind an engine (GT-6.11).
    BehindEngine {
        /// The engine.
        square: Square,
        /// The tile behind it.
        other: Square,
    },
    /// A tile directly in front of a cannon (GT-6.13).
    FrontOfCannon {
        /// The cannon.
        square: Square,
        /// The tile in front of it.
        other: Square,
    },
    /// A tile on a square that a thruster points at (GX-13.5).
    FrontOfThruster {
        /// The thruster.
        square: Square,
        /// The tile in front of its nozzle.
        other: Square,
    },
    /// A tile outside the drawn squares (GT-3.1).
    Outside {
        /// The tile.
        square: Square,
    },
    /// A tile on a hole of class IIIB (GX-15.5).
    Hole {
        /// The tile.
        square: Square,
    },
    /// A tile that is not joined to the main piece (GT-6.9).
    Separate {
        /// The tile.
        square: Square,
    },
    /// A tile of the Architect that joins the halves of a twin ship (GX-20.2A.4).
    JoinsHalves {
        /// The tile.
        square: Square,
    },
}

impl Fault {
    /// The rule that is broken.
    pub const fn rule(self) -> &'static str {
        match self {
            Fault::Connector { .. } => "GT-6.7",
            Fault::EngineDirection { .. } => "GT-6.10",
            Fault::BehindEngine { .. } => "GT-6.11",
            Fault::FrontOfCannon { .. } => "GT-6.13",
            Fault::FrontOfThruster { .. } => "GX-13.5",
            Fault::Outside { .. } => "GT-3.1",
            Fault::Hole { .. } => "GX-15.5",
            Fault::Separate { .. } => "GT-6.9",
            Fault::JoinsHalves { .. } => "GX-20.2A.4",
        }
    }

    /// The Fluent message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Fault::Connector { .. } => "gt-fault-connector",
            Fault::EngineDirection { .. } => "gt-fault-engine-direction",
            Fault::BehindEngine { .. } => "gt-fault-behind-engine",
            Fault::FrontOfCannon { .. } => "gt-fault-front-of-cannon",
            Fault::FrontOfThruster { .. } => "gt-fault-front-of-thruster",
            Fault::Outside { .. } => "gt-fault-outside",
            Fault::Hole { .. } => "gt-fault-hole",
            Fault::Separate { .. } => "gt-fault-separate",
            Fault::JoinsHalves { .. } => "gt-fault-joins-halves",
        }
    }

    /// The same error at other squares.
    pub(crate) fn moved(self, to: impl Fn(Square) -> Square) -> Fault {
        match self {
            Fault::Connector { square, other } => Fault::Connector {
                square: to(square),
                other: to(other),
            },
            Fault::EngineDirection { square } => Fault::EngineDirection { square: to(square) },
            Fault::BehindEngine { square, other } => Fault::BehindEngine {
                square: to(square),
                other: to(other),
            },
            Fault::FrontOfCannon { square, other } => Fault::FrontOfCannon {
                square: to(square),
                other: to(other),
            },
            Fault::FrontOfThruster { square, other } => Fault::FrontOfThruster {
                square: to(square),
                other: to(other),
            },
            Fault::Outside { square } => Fault::Outside { square: to(square) },
            Fault::Hole { square } => Fault::Hole { square: to(square) },
            Fault::Separate { square } => Fault::Separate { square: to(square) },
            Fault::JoinsHalves { square } => Fault::JoinsHalves { square: to(square) },
        }
    }

    /// The tiles that take part in the error.
    pub const fn squares(self) -> (Square, Option<Square>) {
        match self {
            Fault::Connector { square, other }
            | Fault::BehindEngine { square, other }
            | Fault::FrontOfCannon { square, other }
            | Fault::FrontOfThruster { square, other } => (square, Some(other)),
            Fault::EngineDirection { square }
            | Fault::Outside { square }
            | Fault::Hole { square }
            | Fault::Separate { square }
            | Fault::JoinsHalves { square } => (square, None),
        }
    }
}

impl Ship {
    /// Which neighbours are joined (GT-6.5).
    #[inline(always)]
    pub const fn joints(&self) -> Joints {
        if self.class().wraps() {
            self.joints_on::<true>()
        } else {
            self.joints_on::<false>()
        }
    }

    #[inline(always)]
    const fn joints_on<const AROUND: bool>(&self) -> Joints {
        let (r, l) = (Side::Right.index(), Side::Left.index());
        let (b, f) = (Side::Rear.index(), Side::Front.index());
        let right = self.single[r]
            .and(self.single[l].seen::<AROUND>(Side::Right))
            .or(self.double[r].and(self.double[l].seen::<AROUND>(Side::Right)))
            .or(self.fused[0]);
        let rear = self.single[b]
            .and(self.single[f].seen_from(Side::Rear))
            .or(self.double[b].and(self.double[f].seen_from(Side::Rear)))
            .or(self.fused[1]);
        Joints {
            right,
            rear,
            around: AROUND,
        }
    }

    /// Squares with a connector of any type on `side`.
    #[inline(always)]
    pub const fn connectors(&self, side: Side) -> Squares {
        self.single[side.index()].or(self.double[side.index()])
    }

    /// Squares whose joint with their neighbour on `side` (right or rear) is an error.
    #[inline(always)]
    const fn clashes<const AROUND: bool>(&self, side: Side, joined: Squares) -> Squares {
        self.connectors(side)
            .or(self.connectors(side.opposite()).seen::<AROUND>(side))
            .and(self.occupied)
            .and(self.occupied.seen::<AROUND>(side))
            .without(joined)
    }

    /// Cannons and thrusters that point to `side` and have a tile directly in front of them (GT-6.13, GX-13.5).
    #[inline(always)]
    const fn blocked<const AROUND: bool>(&self, side: Side) -> Squares {
        self.open_sides[side.index()].and(self.occupied.seen::<AROUND>(side))
    }

    /// Whether there is no building error (GT-13.2).
    #[inline]
    pub fn is_legal(&self) -> bool {
        let legal = if self.class().wraps() {
            self.is_legal_on::<true>()
        } else {
            self.is_legal_on::<false>()
        };
        // Abilities only excuse errors.
        legal || !self.abilities.is_empty() && self.faults().is_empty()
    }

    #[inline(always)]
    const fn is_legal_on<const AROUND: bool>(&self) -> bool {
        let joints = self.joints_on::<AROUND>();
        let wrong = self.askew.0
            | self.occupied.without(self.squares()).0
            | self.clashes::<AROUND>(Side::Right, joints.right).0
            | self.clashes::<AROUND>(Side::Rear, joints.rear).0
            | self.engines.and(self.occupied.seen_from(Side::Rear)).0
            | self.reversed.and(self.occupied.seen_from(Side::Front)).0
            | self.blocked::<AROUND>(Side::Front).0
            | self.blocked::<AROUND>(Side::Right).0
            | self.blocked::<AROUND>(Side::Rear).0
            | self.blocked::<AROUND>(Side::Left).0;
        wrong == 0 && self.is_connected(&joints)
    }

    #[inline(always)]
    const fn is_connected(&self, joints: &Joints) -> bool {
        match self.occupied.first() {
            None => true,
            Some(first) => {
                let reached = joints.reach(first.set());
                reached.0 == self.occupied.0 && self.joins_halves().is_empty()
                    || self.halves_are_connected(joints, reached)
            }
        }
    }

    /// Whether what is not `reached` is the other half of a twin ship, in one piece (GX-6.4).
    const fn halves_are_connected(&self, joints: &Joints, reached: Squares) -> bool {
        let left = self.occupied.without(reached);
        match (reached.first(), left.first()) {
            (Some(one), Some(other)) if self.class().is_twin() => {
                !self.part_of(one).has(other) && joints.reach(other.set()).0 == left.0
            }
            _ => false,
        }
    }

    /// The component that joins both halves of a twin ship (GX-20.2A.4).
    const fn joins_halves(&self) -> Squares {
        if self.class().is_twin() {
            self.between(Side::Left).and(self.between(Side::Right))
        } else {
            Squares::EMPTY
        }
    }

    /// Exposed connectors: those without a tile in front of them (GT-8).
    #[inline]
    pub const fn exposed(&self) -> u32 {
        let mut count = 0;
        let mut i = 0;
        while i < 4 {
            count += self.exposed_on(Side::ALL[i]).len();
            i += 1;
        }
        count
    }

    /// Squares with an exposed connector on `side`.
    #[inline(always)]
    pub const fn exposed_on(&self, side: Side) -> Squares {
        self.connectors(side)
            .without(self.seen(self.occupied, side))
            .without(self.sealed(side))
    }

    /// The connected pieces, the one nearest to the front first (GT-19.10).
    pub fn pieces(&self) -> Vec<Squares> {
        let joints = self.joints();
        let mut left = self.occupied;
        let mut pieces = Vec::new();
        while let Some(first) = left.first() {
            let piece = joints.reach(first.set());
            left = left.without(piece);
            pieces.push(piece);
        }
        pieces
    }

    /// The pieces of the first part that is in more than one: of the ship, or of one half of a twin ship (GX-6.41). Empty
    /// where nothing is broken.
    pub fn broken_pieces(&self) -> Vec<Squares> {
        let whole = |first: Square| self.joints().reach(first.set()) == self.occupied;
        if self.occupied.first().is_none_or(whole) {
            return Vec::new();
        }
        let pieces = self.pieces();
        for part in self.parts_of_grid() {
            let broken = || pieces.iter().filter(|piece| !piece.and(*part).is_empty());
            if broken().count() > 1 {
                return broken().copied().collect();
            }
        }
        Vec::new()
    }

    /// All building errors. Tiles that are not joined are judged from the starting cabin, or from the largest piece
    /// where there is none; in each half of a twin ship by itself (GX-6.4).
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let joints = self.joints();
        for square in self.occupied.without(self.drawn()).iter() {
            faults.push(Fault::Outside { square });
        }
        for square in self.occupied.and(self.holes()).iter() {
            faults.push(Fault::Hole { square });
        }
        for (side, joined) in [(Side::Right, joints.right), (Side::Rear, joints.rear)] {
            let clashes = if joints.around {
                self.clashes::<true>(side, joined)
            } else {
                self.clashes::<false>(side, joined)
            };
            for square in clashes.iter() {
                if let Some(other) = self.neighbour(square, side) {
                    faults.push(Fault::Connector { square, other });
                }
            }
        }
        for square in self.askew.iter() {
            faults.push(Fault::EngineDirection { square });
        }
        for square in self.engines.and(self.occupied.seen_from(Side::Rear)).iter() {
            if let Some(other) = square.neighbour(Side::Rear) {
                faults.push(Fault::BehindEngine { square, other });
            }
        }
        // GX-8.43: the square at each exhaust must be empty.
        for square in self
            .reversed
            .and(self.occupied.seen_from(Side::Front))
            .iter()
        {
            if let Some(other) = square.neighbour(Side::Front) {
                faults.push(Fault::BehindEngine { square, other });
            }
        }
        for side in Side::ALL {
            let blocked = self.open_sides[side.index()].and(self.seen(self.occupied, side));
            for square in blocked.iter() {
                let Some(other) = self.neighbour(square, side) else {
                    continue;
                };
                faults.push(if self.barrels[side.index()].has(square) {
                    Fault::FrontOfCannon { square, other }
                } else {
                    Fault::FrontOfThruster { square, other }
                });
            }
        }
        for square in self.joins_halves().iter() {
            faults.push(Fault::JoinsHalves { square });
        }
        let pieces = self.pieces();
        for part in self.parts_of_grid() {
            let inside = || pieces.iter().filter(|piece| !piece.and(*part).is_empty());
            let main = inside()
                .find(|piece| !piece.and(self.starting).is_empty())
                .or_else(|| inside().max_by_key(|piece| piece.len()));
            if let Some(main) = main {
                for square in self.occupied.and(*part).without(*main).iter() {
                    faults.push(Fault::Separate { square });
                }
            }
        }
        self.excuse(&mut faults);
        faults
    }

    /// Cabins that are joined to life support of this colour, so that such an alien may live there: neither the starting cabin
    /// nor a luxury cabin (GT-14.8, GT-7.9, GX-2.56).
    pub fn alien_cabins(&self, alien: Alien) -> Squares {
        self.joined_to(self.life_support[alien as usize])
            .and(self.cabins)
            .without(self.starting.or(self.novelties))
    }

    /// Squares that work as if joined to a member of the set: by a connector of their own, or through a group of joined
    /// routers (GX-13.15 to GX-13.17). The connectors alone, which hold the ship together, are [`joints`](Ship::joints)
    /// (GX-13.18).
    pub fn joined_to(&self, set: Squares) -> Squares {
        if set.is_empty() {
            return set;
        }
        let joints = self.joints();
        let mut joined = self.connected_to(&joints, set);
        if self.routers.is_empty() {
            return joined;
        }
        let mut left = self.routers;
        while let Some(first) = left.first() {
            let group = self.router_group(&joints, first);
            left = left.without(group);
            let near = self.connected_to(&joints, group).without(group);
            let members = set.and(near);
            // A component is not joined to itself, but to the other members.
            joined = match members.len() {
                0 => joined,
                1 => joined.or(near.without(members)),
                _ => joined.or(near),
            };
        }
        joined
    }

    /// Squares with a connector joined to one of a member of the set.
    fn connected_to(&self, joints: &Joints, set: Squares) -> Squares {
        let near = Side::ALL.into_iter().fold(Squares::EMPTY, |near, side| {
            near.or(joints.on(side).and(self.seen(set, side)))
        });
        // GX-20.3A.1: what a wireless token links works as if joined.
        near.or(self.linked_to(set))
    }

    /// The routers joined to this one, directly or through other routers (GX-13.16).
    fn router_group(&self, joints: &Joints, router: Square) -> Squares {
        let mut group = router.set();
        loop {
            let more = group.or(self.connected_to(joints, group).and(self.routers));
            if more == group {
                return group;
            }
            group = more;
        }
    }

    /// Occupied cabins that are joined to another occupied cabin (GT-20.78).
    pub fn infected(&self) -> Squares {
        let occupied = self.occupied_cabins();
        self.joined_to(occupied).and(occupied)
    }

    /// Whether a new tile may be put on `square`: an empty square of the board, next to the ship and joined to it
    /// (GT-6.1 to GT-6.3). A hole is found at the check (GX-15.5). The first tile of a ship without a starting cabin may lie
    /// anywhere, and that of each half of a twin ship (GX-15.4, GX-6.3). On refusal the rule.
    pub fn can_place(
        &self,
        square: Square,
        placed: crate::ship::Placed,
    ) -> Result<(), &'static str> {
        if !(self.drawn().has(square) || self.architect_may_use(square))
            || self.occupied.has(square)
        {
            return Err("GT-6.1");
        }
        // GX-20.2A.2: a tile of the Architect outside the drawn squares is always joined to the ship.
        if self.drawn().has(square) && self.occupied.and(self.part_of(square)).is_empty() {
            return Ok(());
        }
        let mut near = false;
        let mut joined = false;
        for side in Side::ALL {
            let Some(neighbour) = self
                .neighbour(square, side)
                .filter(|neighbour| self.occupied.has(*neighbour))
            else {
                continue;
            };
            near = true;
            let mine = placed.tile.tile().connector(side, placed.rotation);
            let theirs = self.connector(neighbour, side.opposite());
            joined |= mine.joins(theirs);
        }
        if !joined && self.may_start_piece() {
            Ok(())
        } else if !near {
            Err("GT-6.2")
        } else if !joined {
            Err("GT-6.3")
        } else {
            Ok(())
        }
    }
}
