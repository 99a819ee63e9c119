//! Support team members while ships are built (GX-19.11).

use super::{Berth, Building, COUNTDOWN, Pile};
use crate::cards::CardId;
use crate::command::Command;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::ship::{Placed, Ship};
use crate::square::Square;
use crate::support_team::fittings::PIPES;
use crate::support_team::{Abilities, Edge, JointToken, Member, MemberUse, a, b};
use crate::tiles::TileId;
use table::{Millis, Recorder, Seat};

/// Inspector B looks at cards so long before building (GX-20.9B.1).
const EARLY_LOOK: Millis = Millis(20_000);

impl Building {
    /// Gives every ship the abilities of its owner, a Buyer a third place, and sets the time of "Go".
    pub fn begin(&mut self, abilities: impl Fn(Seat) -> Abilities, now: Millis) {
        let mut inspector = false;
        for ship in 0..self.berths.len() {
            let of_owner = abilities(self.builder(ship));
            inspector |= of_owner.has(b(Member::Inspector));
            let berth = &mut self.berths[ship];
            berth.ship.set_abilities(of_owner);
            if of_owner.has(a(Member::Buyer)) && berth.set_aside.len() == super::SET_ASIDE {
                berth.set_aside.push(None);
            }
        }
        let wait = if inspector {
            COUNTDOWN.plus(EARLY_LOOK)
        } else {
            COUNTDOWN
        };
        self.go = now.plus(wait);
        for berth in &mut self.berths {
            berth.acted = self.go;
        }
        if let Some(glass) = &mut self.hourglass {
            glass.until = self.go.plus(self.turn);
        }
    }

    /// Inspector A: the fourth pile is prepared before building and kept apart (GX-20.9A.2).
    pub fn add_fourth_pile(&mut self, cards: Vec<CardId>) {
        self.piles.push(Pile {
            cards,
            held_by: Vec::new(),
            taken: self.go,
            asked: None,
        });
    }

    /// Inspector B: looking is possible before "Go" (GX-20.9B.1).
    pub(super) fn may_look_early(&self, ship: usize, command: &Command) -> bool {
        matches!(command, Command::Look { .. } | Command::PutBack)
            && self
                .berths
                .get(ship)
                .is_some_and(|berth| berth.ship.abilities().has(b(Member::Inspector)))
    }

    /// During a fire drill nobody else builds, looks at cards or finishes; the hourglass may be turned (GX-20.13B.1,
    /// GX-20.13B.2).
    pub(super) fn interrupted(
        &self,
        now: Millis,
        seat: Seat,
        command: &Command,
    ) -> Result<(), Refusal> {
        let locked = self
            .fire_drill
            .is_some_and(|(caller, until)| caller != seat && now < until);
        let allowed = matches!(command, Command::TurnHourglass | Command::PutBack)
            || self.claim_until.is_some();
        if locked && !allowed {
            Err(Refusal::FireDrill)
        } else {
            Ok(())
        }
    }

    /// Swindler A: whether a finished owner may still add a tile: at most as many as the flight number (GX-20.16A.1).
    pub fn may_add(&self, ship: usize) -> bool {
        let berth = &self.berths[ship];
        let holds_one = berth.hand.is_some() || berth.last.is_some();
        berth.ship.abilities().has(a(Member::Swindler)) && (berth.added < self.number || holds_one)
    }

    /// Saboteur A: takes a tile that another player has set aside, as if it lay face up (GX-20.12A.1).
    pub(super) fn take_from(
        &mut self,
        now: Millis,
        seat: Seat,
        ship: usize,
        (other, slot, tile): (u8, u8, TileId),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if !self.berths[ship].ship.abilities().has(a(Member::Saboteur)) {
            return Err(Refusal::NoSuchMember("GX-20.12A.1"));
        }
        self.may_take(now, ship)?;
        let berth = self
            .berths
            .get_mut(usize::from(other))
            .filter(|_| usize::from(other) != ship)
            .ok_or(Refusal::TileGone)?;
        if berth.ship.abilities().has(b(Member::Buyer)) {
            return Err(Refusal::SafeFromSaboteur);
        }
        let lying = berth.set_aside.get_mut(usize::from(slot));
        let lying = lying.filter(|lying| **lying == Some(tile));
        *lying.ok_or(Refusal::TileGone)? = None;
        self.took(now, ship, tile, false);
        rec.tell_all(|| Event::TookFrom {
            seat,
            ship: other,
            slot,
            tile,
        });
        Ok(())
    }

    /// An ability is used during building (GX-19.11).
    pub(super) fn use_member(
        &mut self,
        now: Millis,
        seat: Seat,
        ship: usize,
        with: &MemberUse,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let abilities = self.berths[ship].ship.abilities();
        let needed = match with {
            // GX-20.6B.1: during building only the tokens of ability B.
            MemberUse::Convert { .. } => b(Member::Deliveryman),
            _ => with.ability(),
        };
        if !abilities.has(needed) {
            return Err(Refusal::NoSuchMember(needed.rule()));
        }
        if self.berths[ship].number.is_some() {
            return Err(Refusal::NotNow("GX-19.11"));
        }
        if let MemberUse::FireDrill = with {
            return self.call_fire_drill(now, seat, ship, rec);
        }
        let berth = &mut self.berths[ship];
        let mut after = berth.ship;
        match with {
            MemberUse::Pipe { edge } => after.lay_pipe(*edge)?,
            MemberUse::Universal { square } => after.lay_universal_tile(*square)?,
            MemberUse::Convert {
                square,
                part,
                rotation,
            } => after.convert(*square, *part, *rotation, false)?,
            MemberUse::Unconvert { square } => {
                if !after.unconvert(*square) {
                    return Err(Refusal::NoTileThere(*square));
                }
            }
            MemberUse::Weld { edges } => {
                // Tokens are moved only while errors are corrected (GX-20.18A.3).
                let stays = |edge: &Edge| {
                    edges
                        .iter()
                        .any(|wanted| after.shared_edge(*wanted) == Some(*edge))
                };
                if !after.fittings().welds.iter().flatten().all(stays) {
                    return Err(Refusal::NotNow("GX-20.18A.3"));
                }
                after.weld(edges)?;
            }
            _ => return Err(Refusal::NotNow(with.when())),
        }
        berth.ship = after;
        rec.tell_all(|| Event::MemberUsed {
            ship: ship as u8,
            with: with.clone(),
        });
        Ok(())
    }

    /// Security Guard B: once, before the hourglass is on Start (GX-20.13B.1).
    fn call_fire_drill(
        &mut self,
        now: Millis,
        seat: Seat,
        ship: usize,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if self.fire_drill.is_some() {
            return Err(Refusal::NoTokenLeft("GX-20.13B.1"));
        }
        if self.hourglass.is_some_and(|glass| glass.circle == 0) {
            return Err(Refusal::NotNow("GX-20.13B.1"));
        }
        let until = now.plus(self.fire_drill_time);
        self.fire_drill = Some((seat, until));
        rec.tell_all(|| Event::MemberUsed {
            ship: ship as u8,
            with: MemberUse::FireDrill,
        });
        rec.tell_all(|| Event::FireDrill { seat, until });
        Ok(())
    }

    /// Swindler A once everybody has finished: one more tile from those lying face up (GX-20.16A.3).
    pub fn add_late_tile(
        &mut self,
        ship: usize,
        tile: TileId,
        square: Square,
        rotation: crate::side::Rotation,
    ) -> Result<(), Refusal> {
        if self.berths[ship].added >= self.number {
            return Err(Refusal::NoTokenLeft("GX-20.16A.1"));
        }
        let place = self
            .face_up
            .iter()
            .position(|lying| *lying == Some(tile))
            .ok_or(Refusal::TileGone)?;
        let berth = &mut self.berths[ship];
        let placed = Placed { tile, rotation };
        berth
            .ship
            .can_place(square, placed)
            .map_err(|rule| match rule {
                "GT-6.1" => Refusal::SquareNotFree(square),
                "GT-6.2" => Refusal::NotNextToShip(square),
                _ => Refusal::NotJoined(square),
            })?;
        let mut after = berth.ship;
        after.put(square, placed);
        // GX-20.16A.2: each of them must obey the building rules.
        let new = after
            .faults_so_far()
            .into_iter()
            .find(|fault| !berth.ship.faults_so_far().contains(fault));
        if let Some(fault) = new {
            return Err(Refusal::PlacementFault(fault));
        }
        berth.ship = after;
        berth.added += 1;
        self.face_up[place] = None;
        Ok(())
    }

    /// Whether the Swindler may add a last tile.
    pub fn may_add_late(&self, ship: usize) -> bool {
        let berth: &Berth = &self.berths[ship];
        berth.ship.abilities().has(a(Member::Swindler))
            && berth.added < self.number
            && self.face_up.iter().any(Option::is_some)
    }
}

impl Ship {
    /// Whether the owner has the member whose token joins tiles.
    pub(super) fn may_use(&self, token: JointToken) -> Result<(), Refusal> {
        let needed = match token {
            JointToken::Pipe => a(Member::Plumber),
            JointToken::Weld => a(Member::Welder),
        };
        if self.abilities().has(needed) {
            Ok(())
        } else {
            Err(Refusal::NoSuchMember(needed.rule()))
        }
    }

    /// Pipes that lay on a tile which was not fixed yet may be laid again.
    pub(super) fn pick_pipes_up(&mut self, before: [Option<Edge>; PIPES]) {
        let lost = before
            .iter()
            .flatten()
            .filter(|edge| !self.fittings.pipes.contains(&Some(**edge)))
            .count();
        self.fittings.pipes_laid = self.fittings.pipes_laid.saturating_sub(lost as u8);
    }

    /// The token on a joint of a tile that was just placed, as a use.
    pub(super) fn token_at(&self, square: Square) -> Option<MemberUse> {
        let touches = |edge: &Edge| {
            edge.square == square || self.neighbour(edge.square, edge.side) == Some(square)
        };
        let fittings = self.fittings();
        if let Some(edge) = fittings.pipes.into_iter().flatten().find(touches) {
            return Some(MemberUse::Pipe { edge });
        }
        let edges: Vec<Edge> = fittings.welds.into_iter().flatten().collect();
        edges
            .iter()
            .any(touches)
            .then_some(MemberUse::Weld { edges })
    }
}
