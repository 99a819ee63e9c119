//! Tiles: taking, placing, lifting, returning and setting aside (GT-5, GT-6, GT-11).

use super::{Building, Hand};
use crate::check::Fault;
use crate::command::Command;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::ship::Placed;
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::support_team::{JointToken, Member, b};
use crate::tiles::TileId;
use table::{Audience, Millis, Recorder, Seat};

/// One take in this time (GT-31.42).
const BETWEEN_TAKES: Millis = Millis(300);

impl Building {
    /// What puts back the pile or the tile that a seat holds (GT-31.48, GT-10.11); none: it holds nothing.
    pub fn idle_hands(&self, seat: Seat) -> Option<Command> {
        if self.looking(seat).is_some() {
            return Some(Command::PutBack);
        }
        let hand = self.berths.get(self.station(seat))?.hand?;
        Some(if hand.was_set_aside {
            Command::SetAside
        } else {
            Command::Return
        })
    }

    /// A tile in hand goes face up to the warehouse, or back to its set-aside place (GT-10.11).
    pub(super) fn empty_hand(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let Some(hand) = self.berths[ship].hand.take() else {
            return;
        };
        let seat = self.builder(ship);
        if hand.was_set_aside {
            self.lay_aside(ship, hand.tile, rec);
        } else if hand.ordered {
            self.back_to_order_pile(ship, hand.tile, rec);
        } else {
            self.lay_face_up(seat, hand.tile, rec);
        }
    }

    pub(super) fn lay_aside(
        &mut self,
        ship: usize,
        tile: TileId,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        let seat = self.builder(ship);
        let places = &mut self.berths[ship].set_aside;
        let Some(slot) = places.iter().position(Option::is_none) else {
            return false;
        };
        places[slot] = Some(tile);
        rec.tell_all(|| Event::SetAside {
            seat,
            slot: slot as u8,
            tile,
        });
        true
    }

    /// A tile lies on the lowest free place (GT-31.41).
    pub(crate) fn lay_face_up(&mut self, seat: Seat, tile: TileId, rec: &mut impl Recorder<Event>) {
        let place = match self.face_up.iter().position(Option::is_none) {
            Some(place) => {
                self.face_up[place] = Some(tile);
                place
            }
            None => {
                self.face_up.push(Some(tile));
                self.face_up.len() - 1
            }
        } as u8;
        rec.tell_all(|| Event::Returned { seat, place, tile });
    }

    /// A tile of the order pile goes back there (GX-8.46).
    fn back_to_order_pile(&mut self, ship: usize, tile: TileId, rec: &mut impl Recorder<Event>) {
        let seat = self.builder(ship);
        self.berths[ship].order_pile.push(tile);
        rec.tell_all(|| Event::OrderReturned { seat, tile });
    }

    /// Takes a tile from the order pile, at any speed: nobody else reaches for it (GX-8.46).
    fn take_ordered(
        &mut self,
        now: Millis,
        ship: usize,
        tile: TileId,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.empty_handed(ship)?;
        let seat = self.builder(ship);
        let pile = &mut self.berths[ship].order_pile;
        let place = pile
            .iter()
            .position(|lying| *lying == tile)
            .ok_or(Refusal::NotOrdered)?;
        pile.remove(place);
        self.took(now, ship, tile, true);
        let hand = Hand {
            tile,
            was_set_aside: false,
            ordered: true,
        };
        self.berths[ship].hand = Some(hand);
        rec.tell_all(|| Event::OrderTaken { seat, tile });
        Ok(())
    }

    /// Actions with tiles (GT-5, table).
    pub(super) fn build(
        &mut self,
        now: Millis,
        seat: Seat,
        ship: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if self.berths[ship].number.is_some() && !self.may_add(ship) {
            return Err(Refusal::AlreadyFinished);
        }
        if self.looking(seat).is_some() {
            return Err(Refusal::LookingAtPile);
        }
        match command {
            Command::Draw => {
                self.may_take(now, ship)?;
                let tile = self.face_down.pop().ok_or(Refusal::NoneFaceDown)?;
                self.took(now, ship, tile, false);
                rec.tell_all(|| Event::Drew { seat });
                let to = if self.open_hands {
                    Audience::All
                } else {
                    Audience::Only(seat)
                };
                rec.tell(to, || Event::DrewTile { seat, tile });
            }
            Command::Take { place, tile } => {
                self.may_take(now, ship)?;
                let lying = self.face_up.get_mut(usize::from(*place));
                let lying = lying.filter(|lying| **lying == Some(*tile));
                *lying.ok_or(Refusal::TileGone)? = None;
                self.took(now, ship, *tile, false);
                rec.tell_all(|| Event::Took {
                    seat,
                    place: *place,
                    tile: *tile,
                });
            }
            Command::TakeOrdered { tile } => self.take_ordered(now, ship, *tile, rec)?,
            Command::TakeSetAside { slot } => {
                self.empty_handed(ship)?;
                let place = self.berths[ship].set_aside.get_mut(usize::from(*slot));
                let tile = place
                    .and_then(Option::take)
                    .ok_or(Refusal::SetAsideEmpty(*slot))?;
                self.took(now, ship, tile, true);
                // It is not a take from the warehouse: the limit of GT-31.42 does not count it.
                rec.tell_all(|| Event::TookSetAside {
                    seat,
                    slot: *slot,
                    tile,
                });
            }
            Command::TakeBack => {
                self.empty_handed(ship)?;
                let (square, hand) = self.lift(ship)?;
                self.berths[ship].hand = Some(hand);
                rec.tell_all(|| Event::TookBack {
                    seat,
                    square,
                    tile: hand.tile,
                });
            }
            Command::Place { square, rotation } => {
                self.place(seat, ship, (*square, *rotation), None, rec)?;
            }
            Command::PlaceWith {
                square,
                rotation,
                token,
                side,
            } => {
                let token = Some((*token, *side));
                self.place(seat, ship, (*square, *rotation), token, rec)?;
            }
            Command::TakeFrom {
                ship: other,
                slot,
                tile,
            } => self.take_from(now, seat, ship, (*other, *slot, *tile), rec)?,
            Command::Return => {
                let hand = self.berths[ship].hand.ok_or(Refusal::HandEmpty)?;
                // GX-20.5B.2: a Buyer may return tiles that were set aside.
                if hand.was_set_aside && !self.berths[ship].ship.abilities().has(b(Member::Buyer)) {
                    return Err(Refusal::WasSetAside);
                }
                self.berths[ship].hand = None;
                if hand.ordered {
                    self.back_to_order_pile(ship, hand.tile, rec);
                } else {
                    self.lay_face_up(seat, hand.tile, rec);
                }
            }
            Command::SetAside => {
                let hand = self.berths[ship].hand.ok_or(Refusal::HandEmpty)?;
                if self.learning {
                    return Err(Refusal::NoSettingAside);
                }
                if hand.ordered {
                    return Err(Refusal::OrderedNotSetAside);
                }
                if !self.lay_aside(ship, hand.tile, rec) {
                    return Err(Refusal::SetAsideFull);
                }
                self.berths[ship].hand = None;
            }
            _ => return Err(Refusal::NotAsked(crate::flight::asked_by(command))),
        }
        Ok(())
    }

    pub(super) fn empty_handed(&self, ship: usize) -> Result<(), Refusal> {
        match self.berths[ship].hand {
            Some(_) => Err(Refusal::HandFull),
            None => Ok(()),
        }
    }

    pub(super) fn may_take(&self, now: Millis, ship: usize) -> Result<(), Refusal> {
        self.empty_handed(ship)?;
        match self.berths[ship].last_take {
            Some(last) if now < last.plus(BETWEEN_TAKES) => Err(Refusal::TooFast),
            _ => Ok(()),
        }
    }

    /// A tile is in hand; the one before is fixed (GT-5.9, GT-5.10).
    pub(super) fn took(&mut self, now: Millis, ship: usize, tile: TileId, was_set_aside: bool) {
        let berth = &mut self.berths[ship];
        berth.hand = Some(Hand {
            tile,
            was_set_aside,
            ordered: false,
        });
        berth.last = None;
        if !was_set_aside {
            berth.last_take = Some(now);
        }
    }

    pub(super) fn lift(&mut self, ship: usize) -> Result<(Square, Hand), Refusal> {
        let berth = &mut self.berths[ship];
        let (square, was_set_aside) = berth.last.ok_or(Refusal::LastIsFixed)?;
        let pipes = berth.ship.fittings().pipes;
        let (placed, _) = berth.ship.take(square).ok_or(Refusal::LastIsFixed)?;
        berth.last = None;
        if berth.number.is_some() {
            berth.added = berth.added.saturating_sub(1);
        }
        berth.ship.pick_pipes_up(pipes);
        Ok((
            square,
            Hand {
                tile: placed.tile,
                was_set_aside,
                ordered: berth.last_ordered,
            },
        ))
    }

    /// GT-6.1 to GT-6.3, GT-6.19.
    pub(super) fn place(
        &mut self,
        seat: Seat,
        ship: usize,
        (square, rotation): (Square, Rotation),
        token: Option<(JointToken, Option<Side>)>,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let berth = &self.berths[ship];
        let moved = berth.hand.is_none();
        // GX-20.16A.1: a Swindler adds no more than the flight number.
        if berth.number.is_some() && !moved && berth.added >= self.number {
            return Err(Refusal::AlreadyFinished);
        }
        let (hand, mut on) = match berth.hand {
            Some(hand) => (hand, berth.ship),
            None => {
                // The last tile, not yet fixed, is moved or turned.
                let (from, was_set_aside) = berth.last.ok_or(Refusal::HandEmpty)?;
                let mut on = berth.ship;
                let pipes = on.fittings().pipes;
                let (placed, _) = on.take(from).ok_or(Refusal::HandEmpty)?;
                on.pick_pipes_up(pipes);
                let hand = Hand {
                    tile: placed.tile,
                    was_set_aside,
                    ordered: berth.last_ordered,
                };
                (hand, on)
            }
        };
        let placed = Placed {
            tile: hand.tile,
            rotation,
        };
        if let Some((token, side)) = token {
            on.may_use(token)?;
            on = on.placed_with_token(square, placed, token, side)?;
        } else {
            on.can_place(square, placed).map_err(|rule| match rule {
                "GT-6.1" => Refusal::SquareNotFree(square),
                "GT-6.2" => Refusal::NotNextToShip(square),
                _ => Refusal::NotJoined(square),
            })?;
            on.put(square, placed);
        }
        if self.strict {
            let concerns = |fault: &Fault| {
                let (one, other) = fault.squares();
                one == square || other == Some(square)
            };
            if let Some(fault) = on.faults_while_building().into_iter().find(concerns) {
                return Err(Refusal::PlacementFault(fault));
            }
        }
        let berth = &mut self.berths[ship];
        berth.ship = on;
        berth.hand = None;
        berth.last = Some((square, hand.was_set_aside));
        if berth.number.is_some() && !moved {
            berth.added += 1;
        }
        if let Some((_, edge)) = token.zip(on.token_at(square)) {
            rec.tell_all(|| Event::MemberUsed {
                ship: ship as u8,
                with: edge,
            });
        }
        berth.last_ordered = hand.ordered;
        rec.tell_all(|| Event::Placed {
            seat,
            ship: ship as u8,
            square,
            tile: hand.tile,
            rotation,
        });
        Ok(())
    }
}
