//! Tokens that join tiles or change their connectors: Assembler, Plumber, Welder (GX-20.3, GX-20.10, GX-20.18).

use super::fittings::{Edge, JointToken, PIPES, Plated, SEALS, WELDS};
use super::{Member, a};
use crate::refusal::Refusal;
use crate::ship::{Placed, Ship};
use crate::side::{Connector, Side};
use crate::square::{Square, Squares};

impl Ship {
    /// The tile across an edge, and the edge seen from its right or rear side.
    fn joint(&self, edge: Edge) -> Result<(Square, Edge), Refusal> {
        let across = self
            .neighbour(edge.square, edge.side)
            .ok_or(Refusal::NoTileThere(edge.square))?;
        for square in [edge.square, across] {
            if !self.occupied().has(square) {
                return Err(Refusal::NoTileThere(square));
            }
        }
        let shared = self
            .shared_edge(edge)
            .ok_or(Refusal::NoTileThere(edge.square))?;
        Ok((across, shared))
    }

    /// Plumber A: lays a pipe between two tiles whose common edge has no connector on either side (GX-20.10A.1).
    pub fn lay_pipe(&mut self, edge: Edge) -> Result<(), Refusal> {
        let (across, shared) = self.joint(edge)?;
        let smooth = |square, side| self.connector(square, side) == Connector::Smooth;
        if !smooth(edge.square, edge.side) || !smooth(across, edge.side.opposite()) {
            return Err(Refusal::NoPipeThere(edge.square));
        }
        if self.fittings.pipes.contains(&Some(shared)) {
            return Err(Refusal::SquareTwice(edge.square));
        }
        if usize::from(self.fittings.pipes_laid) >= PIPES {
            return Err(Refusal::NoTokenLeft("GX-20.10A.1"));
        }
        let free = self.fittings.pipes.iter().position(Option::is_none);
        let free = free.ok_or(Refusal::NoTokenLeft("GX-20.10A.1"))?;
        self.fittings.pipes[free] = Some(shared);
        self.fittings.pipes_laid += 1;
        self.refit();
        Ok(())
    }

    /// Plumber A after building: only between tiles that are joined to the ship anyway (GX-20.10A.4). The ship is legal then,
    /// so every tile is.
    pub fn lay_late_pipe(&mut self, edge: Edge) -> Result<(), Refusal> {
        if !self.is_legal() {
            return Err(Refusal::NotNow("GX-20.10A.4"));
        }
        self.lay_pipe(edge)
    }

    /// Plumber B: universal connectors on all sides, in place of connectors, smooth sides and plating (GX-20.10B.1).
    pub fn lay_universal_tile(&mut self, square: Square) -> Result<(), Refusal> {
        if !self.occupied().has(square) {
            return Err(Refusal::NoTileThere(square));
        }
        if self.fittings.universal.is_some() {
            return Err(Refusal::NoTokenLeft("GX-20.10B.1"));
        }
        self.fittings.universal = Some(square);
        self.make_universal(square);
        Ok(())
    }

    /// Welder A: these are the joints with universal tokens from now on. Each must be between a single and a double connector
    /// (GX-20.18A.1).
    pub fn weld(&mut self, edges: &[Edge]) -> Result<(), Refusal> {
        if edges.len() > WELDS {
            return Err(Refusal::NoTokenLeft("GX-20.18A.1"));
        }
        let mut welds = [None; WELDS];
        for (place, edge) in edges.iter().enumerate() {
            let (across, shared) = self.joint(*edge)?;
            let mine = self.connector(edge.square, edge.side);
            let theirs = self.connector(across, edge.side.opposite());
            if !matches!(
                (mine, theirs),
                (Connector::Single, Connector::Double) | (Connector::Double, Connector::Single)
            ) {
                return Err(Refusal::NoWeldThere(edge.square));
            }
            if welds.contains(&Some(shared)) {
                return Err(Refusal::SquareTwice(edge.square));
            }
            welds[place] = Some(shared);
        }
        self.fittings.welds = welds;
        self.refit();
        Ok(())
    }

    /// Welder A: universal tokens that are left join a component gained in flight wherever a single connector of it meets a
    /// double one (GX-20.18A.2). There is nothing to choose: every such edge without a token is an error, which the check
    /// finds. Whether a token was used.
    pub(crate) fn weld_new(&mut self, square: Square) -> bool {
        self.abilities().has(a(Member::Welder))
            && Side::ALL.into_iter().fold(false, |welded, side| {
                let token = self.join_by_token(square, JointToken::Weld, Some(side));
                welded | token.is_ok()
            })
    }

    /// Welder A: edges where a universal token would cure an error.
    pub fn weldable(&self) -> Vec<Edge> {
        let fits = |edge: &Edge| {
            let mut with = *self;
            with.weld(&[*edge]).is_ok()
        };
        self.occupied()
            .iter()
            .flat_map(|square| [Side::Right, Side::Rear].map(|side| Edge { square, side }))
            .filter(fits)
            .collect()
    }

    /// Adds a token to the joint between a tile that was just placed and one of its neighbours: on the side that is named, or
    /// on the first where it fits (GX-20.10A.3, GX-20.18A.1).
    pub fn join_by_token(
        &mut self,
        square: Square,
        token: JointToken,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        let sides = match side {
            Some(side) => vec![side],
            None => Side::ALL.to_vec(),
        };
        let mut refused = Refusal::NotJoined(square);
        for side in sides {
            let edge = Edge { square, side };
            let result = match token {
                JointToken::Pipe => self.lay_pipe(edge),
                JointToken::Weld => {
                    let mut edges: Vec<Edge> =
                        self.fittings.welds.iter().flatten().copied().collect();
                    edges.push(edge);
                    self.weld(&edges)
                }
            };
            match result {
                Ok(()) => return Ok(()),
                Err(why @ Refusal::NoTokenLeft(_)) => return Err(why),
                Err(Refusal::NoTileThere(_)) => {}
                Err(why) => refused = why,
            }
        }
        Err(refused)
    }

    /// Whether a new tile may be put on `square` with a token that joins it. The ship with the tile on it.
    pub fn placed_with_token(
        &self,
        square: Square,
        placed: Placed,
        token: JointToken,
        side: Option<Side>,
    ) -> Result<Ship, Refusal> {
        if self.occupied().has(square)
            || !(self.drawn().has(square) || self.architect_may_use(square))
        {
            return Err(Refusal::SquareNotFree(square));
        }
        let mut with = *self;
        with.put(square, placed);
        with.join_by_token(square, token, side)?;
        Ok(with)
    }

    /// Assembler A: two tiles that work as if joined (GX-20.3A.1).
    pub fn link(&mut self, squares: [Square; 2]) -> Result<(), Refusal> {
        let [one, other] = squares;
        for square in squares {
            if !self.occupied().has(square) {
                return Err(Refusal::NoTileThere(square));
            }
        }
        if one == other {
            return Err(Refusal::SquareTwice(one));
        }
        if self.fittings.wireless.is_some() {
            return Err(Refusal::NoTokenLeft("GX-20.3A.1"));
        }
        self.fittings.wireless = Some(squares);
        Ok(())
    }

    /// The members of the set that a wireless token links to a member, as if joined (GX-20.3A.1 to GX-20.3A.3).
    #[inline]
    pub(crate) fn linked_to(&self, set: Squares) -> Squares {
        let mut linked = Squares::EMPTY;
        if let Some([one, other]) = self.fittings.wireless {
            if set.has(one) {
                linked.insert(other);
            }
            if set.has(other) {
                linked.insert(one);
            }
        }
        linked
    }

    /// Assembler B: plating in place of all exposed connectors of a tile (GX-20.3B.1).
    pub fn plate(&mut self, square: Square) -> Result<(), Refusal> {
        if !self.occupied().has(square) {
            return Err(Refusal::NoTileThere(square));
        }
        if self.fittings.plated.is_some() {
            return Err(Refusal::NoTokenLeft("GX-20.3B.1"));
        }
        let sides = Side::ALL.map(|side| self.exposed_on(side).has(square));
        if sides == [false; 4] {
            return Err(Refusal::NothingExposed(square));
        }
        for side in Side::ALL {
            if sides[side.index()] {
                self.single[side.index()].remove(square);
                self.double[side.index()].remove(square);
            }
        }
        self.fittings.plated = Some(Plated { square, sides });
        Ok(())
    }

    /// Whether the Assembler plated this side.
    pub(crate) fn was_plated(&self, square: Square, side: Side) -> bool {
        self.fittings
            .plated
            .is_some_and(|plated| plated.square == square && plated.sides[side.index()])
    }

    /// Welder B: these exposed connectors no longer count as exposed (GX-20.18B.1).
    pub fn seal(&mut self, edges: &[Edge]) -> Result<(), Refusal> {
        if self.fittings.seals != [None; SEALS] || edges.len() > SEALS || edges.is_empty() {
            return Err(Refusal::NoTokenLeft("GX-20.18B.1"));
        }
        let mut seals = [None; SEALS];
        for (place, edge) in edges.iter().enumerate() {
            if !self.exposed_on(edge.side).has(edge.square) {
                return Err(Refusal::NothingExposed(edge.square));
            }
            if seals.contains(&Some(*edge)) {
                return Err(Refusal::SquareTwice(edge.square));
            }
            seals[place] = Some(*edge);
        }
        self.fittings.seals = seals;
        Ok(())
    }

    /// Squares whose connector on this side the Welder closed.
    #[inline]
    pub(crate) const fn sealed(&self, side: Side) -> Squares {
        let mut sealed = Squares::EMPTY;
        // Most ships have no seals, and exposed connectors are counted all the time.
        if matches!(self.fittings.seals, [None, None, None]) {
            return sealed;
        }
        let mut i = 0;
        while i < SEALS {
            if let Some(edge) = self.fittings.seals[i]
                && edge.side.index() == side.index()
            {
                sealed.insert(edge.square);
            }
            i += 1;
        }
        sealed
    }
}
