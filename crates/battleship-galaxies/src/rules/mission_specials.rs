//! Rules of single missions: main computer (Mission 3), remote engines (Mission 4).

use crate::data::{DamageKind, SpecialRule};
use crate::event::{EnergyReason, Event};
use crate::hex::{Direction, Spaces};
use crate::ids::{ShipId, TacticId};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::setup::constant::HAND_LIMIT;
use crate::state::{Battle, EnergyStep, Phase, Tactic, Task};
use table::{Recorder, Seat};

impl Battle {
    /// The deck that a seat may look at, and how many cards of it (BG-M3.6, BG-M3.7).
    pub(crate) fn main_computer(&self, seat: Seat) -> Option<(u8, u8)> {
        let (ship, look_at) = self.rules.special(|rule| match rule {
            SpecialRule::MainComputer {
                side,
                ship,
                look_at,
            } if *side == self.side(seat) => Some((*ship, *look_at)),
            _ => None,
        })?;
        let controls = self.cards.iter().any(|card| {
            card.is_in_play() && card.controller == seat && card.id.kind() == usize::from(ship)
        });
        let other = self
            .rules
            .seats
            .iter()
            .find(|rule| rule.side != self.side(seat))?;
        let deck = &self.decks[usize::from(other.deck)];
        (controls && !deck.draw.is_empty()).then_some((other.deck, look_at))
    }

    pub(crate) fn draw_instead(&mut self, seat: Seat) -> Done {
        self.may_act_in(seat, &Phase::EnergyDraw)?;
        self.phase = Phase::Energy;
        self.tasks.push(Task::Energy(EnergyStep::Open));
        self.tasks.push(Task::Draw { seat, count: 1 });
        Ok(())
    }

    pub(crate) fn look_main_computer(
        &mut self,
        seat: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.may_act_in(seat, &Phase::EnergyDraw)?;
        let Some((deck, count)) = self.main_computer(seat) else {
            return refuse(Reason::NoMainComputer);
        };
        if self.players[seat.index()].hand.len() >= HAND_LIMIT {
            return refuse(Reason::HandFull);
        }
        let draw = &mut self.decks[usize::from(deck)].draw;
        let from = draw.len().saturating_sub(usize::from(count));
        let seen: Vec<TacticId> = draw.split_off(from).into_iter().rev().collect();
        self.reveals += 1;
        rec.tell_all(|| Event::MainComputerUsed { seat });
        rec.tell(self.insiders(seat), || Event::MainComputerCards {
            cards: seen.clone(),
        });
        self.phase = Phase::MainComputer(seen);
        Ok(())
    }

    /// BG-M3.6, BG-M3.8
    pub(crate) fn keep_main_computer(
        &mut self,
        seat: Seat,
        keep: TacticId,
        under: &[TacticId],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Phase::MainComputer(seen) = self.phase.clone() else {
            return refuse(Reason::NotNow);
        };
        self.may_act_in(seat, &self.phase.clone())?;
        let mut left = seen;
        let at = left
            .iter()
            .position(|kind| *kind == keep)
            .ok_or(Reason::NotLookedAt)?;
        left.remove(at);
        let mut order = under.to_vec();
        order.sort_unstable();
        left.sort_unstable();
        if order != left {
            return refuse(Reason::NotLookedAt);
        }
        // Who controls the computer is checked when they look: nothing happens in between.
        let side = self.side(seat);
        let Some(deck) = self
            .rules
            .seats
            .iter()
            .find(|rule| rule.side != side)
            .map(|rule| rule.deck)
        else {
            return refuse(Reason::NoMainComputer);
        };
        let draw = &mut self.decks[usize::from(deck)].draw;
        // The bottom is first; the first of the list lies highest.
        draw.splice(0..0, under.iter().rev().copied());
        let empty = draw.is_empty();
        self.players[seat.index()]
            .hand
            .push(Tactic { kind: keep, deck });
        if empty {
            self.exhausted(deck, rec);
        }
        if self.outcome.is_none() {
            self.phase = Phase::Energy;
            self.tasks.push(Task::Energy(EnergyStep::Open));
        }
        Ok(())
    }

    /// Cost, number needed, asteroids and damage of the remote engines, if this seat has them (BG-M4.12).
    pub(crate) fn remote_engines(&self, seat: Seat) -> Option<(u8, u8, u8, u8)> {
        self.rules.special(|rule| match rule {
            SpecialRule::RemoteEngines {
                side,
                cost,
                at_least,
                asteroids,
                damage,
            } if *side == self.side(seat) => Some((*cost, *at_least, *asteroids, *damage)),
            _ => None,
        })
    }

    pub(crate) fn start_engines(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        self.may_act_in(seat, &Phase::EndOfTurn)?;
        let Some((cost, at_least, asteroids, _)) = self.remote_engines(seat) else {
            return refuse(Reason::NoRemoteEngines);
        };
        self.can_pay(seat, cost)?;
        self.pay(seat, cost, EnergyReason::RemoteEngines, None, rec);
        let roll = self.roll_number();
        let works = roll >= at_least;
        rec.tell_all(|| Event::EnginesRolled { roll, works });
        if !works {
            self.next_turn(rec);
            return Ok(());
        }
        self.next_asteroid(asteroids, Vec::new(), rec);
        Ok(())
    }

    fn next_asteroid(&mut self, left: u8, moved: Vec<u8>, rec: &mut impl Recorder<Event>) {
        if left == 0 || moved.len() >= self.asteroids().count() {
            return self.next_turn(rec);
        }
        let roll = self.roll_number();
        rec.tell_all(|| Event::AsteroidRolled { roll });
        self.phase = Phase::Engines { left, moved, roll };
    }

    /// The places of the asteroids in the list of tiles.
    pub fn asteroids(&self) -> impl Iterator<Item = u8> {
        self.tiles
            .iter()
            .enumerate()
            .filter(|(_, tile)| {
                self.rules.data.tiles[usize::from(tile.kind)].sort
                    == crate::data::TileSort::Asteroid
            })
            .map(|(at, _)| at as u8)
    }

    /// Whether an asteroid may lie on these spaces (BG-M4.15).
    pub(crate) fn asteroid_fits(&self, tile: u8, spaces: &Spaces) -> bool {
        spaces
            .as_slice()
            .iter()
            .all(|hex| self.rules.board.has(*hex))
            && !self.ship_on(spaces, None)
            && !self
                .tiles
                .iter()
                .enumerate()
                .any(|(at, other)| at != usize::from(tile) && other.covered().overlaps(spaces))
    }

    /// Whether a tile moves like a ship with a two-space base (BG-18.2): the mission says nothing else, and it has two
    /// spaces. A larger tile keeps its shape and is shifted.
    pub(crate) fn moves_like_a_ship(&self, spaces: &Spaces) -> bool {
        let shifts = |rule: &SpecialRule| matches!(rule, SpecialRule::TilesShift).then_some(());
        spaces.as_slice().len() == 2 && self.rules.special(shifts).is_none()
    }

    /// The spaces of a tile that is about to move: the end that leads comes first.
    pub(crate) fn led_by(&self, spaces: &Spaces, lead_end: u8) -> Result<Spaces, Reason> {
        match lead_end {
            0 => Ok(*spaces),
            1 if self.moves_like_a_ship(spaces) => {
                Ok(Spaces::new(spaces.as_slice().iter().rev().copied()))
            }
            _ => Err(Reason::LeadEnd),
        }
    }

    /// Where one step takes a tile: shifted as a whole (BG-M4.14), or the other end follows the leading one (BG-18.2).
    pub(crate) fn tile_stepped(
        &self,
        spaces: &Spaces,
        direction: Direction,
    ) -> Result<Spaces, Reason> {
        let first = spaces.as_slice().first();
        let Some(lead) = first.filter(|_| self.moves_like_a_ship(spaces)) else {
            return Ok(spaces.plus(direction.step()));
        };
        let to = lead.to(direction);
        if spaces.has(to) {
            return Err(Reason::Reverse);
        }
        Ok(Spaces::new([to, *lead]))
    }

    /// BG-M4.13 to BG-M4.15
    pub(crate) fn move_asteroid(
        &mut self,
        seat: Seat,
        tile: u8,
        path: &[Direction],
        lead_end: u8,
    ) -> Done {
        let Phase::Engines { left, moved, roll } = self.phase.clone() else {
            return refuse(Reason::NotNow);
        };
        self.may_act_in(seat, &self.phase.clone())?;
        if !self.asteroids().any(|at| at == tile) {
            return refuse(Reason::NoRemoteEngines);
        }
        if moved.contains(&tile) {
            return refuse(Reason::AsteroidMoved);
        }
        if path.len() > usize::from(roll) {
            return Err(BattleRefusal::numbers(
                Reason::AsteroidTooFar,
                path.len() as i64,
                roll,
            ));
        }
        let start = self.led_by(&self.tiles[usize::from(tile)].covered(), lead_end)?;
        let mut spaces = start;
        for direction in path {
            spaces = self.tile_stepped(&spaces, *direction)?;
            if !self.asteroid_fits(tile, &spaces) {
                return refuse(Reason::AsteroidBlocked);
            }
        }
        self.tiles[usize::from(tile)].spaces = start.as_slice().to_vec();
        let mut moved = moved;
        moved.push(tile);
        self.phase = Phase::Engines {
            left: left - 1,
            moved,
            roll,
        };
        self.tasks.push(Task::Asteroid {
            tile,
            path: path.iter().rev().copied().collect(),
        });
        Ok(())
    }

    /// One shift of an asteroid (BG-M4.14, BG-M4.16, BG-M4.17).
    pub(crate) fn run_asteroid(
        &mut self,
        tile: u8,
        mut path: Vec<Direction>,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(direction) = path.pop() else {
            if let Phase::Engines { left, moved, .. } = self.phase.clone() {
                self.next_asteroid(left, moved, rec);
            }
            return;
        };
        let before = self.tiles[usize::from(tile)].covered();
        // The whole path was checked before the first step.
        let Ok(after) = self.tile_stepped(&before, direction) else {
            return;
        };
        self.tiles[usize::from(tile)].spaces = after.as_slice().to_vec();
        rec.tell_all(|| Event::AsteroidStepped {
            tile,
            spaces: after.as_slice().to_vec(),
        });
        self.tasks.push(Task::Asteroid { tile, path });
        let side = self.side(self.active);
        let ships: Vec<ShipId> = self
            .in_play()
            .filter(|(card, id, ship)| {
                let spaces = self.spaces(card.id, ship);
                self.side(card.controller) != side
                    && after.distance(&spaces) == 1
                    && before.distance(&spaces) > 1
                    && !self.asteroid_hits.contains(&(tile, *id))
            })
            .map(|(_, id, _)| id)
            .collect();
        match ships.as_slice() {
            [] => {}
            [one] => self.asteroid_strikes(tile, *one, rec),
            _ => self.tasks.push(Task::ChooseDamaged { tile, ships }),
        }
    }

    pub(crate) fn asteroid_strikes(
        &mut self,
        tile: u8,
        ship: ShipId,
        rec: &mut impl Recorder<Event>,
    ) {
        let damage = self
            .remote_engines(self.active)
            .map_or(0, |(_, _, _, damage)| damage);
        self.asteroid_hits.push((tile, ship));
        self.damage(ship, DamageKind::Normal, "asteroid", damage, rec);
        self.tasks.push(Task::Check { ship, by: None });
    }

    pub(crate) fn choose_damaged(
        &mut self,
        seat: Seat,
        ship: ShipId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Some(Task::ChooseDamaged { tile, ships }) = self.tasks.last() else {
            return refuse(Reason::NotNow);
        };
        if seat != self.active {
            return refuse(Reason::NotYourTurn);
        }
        if !ships.contains(&ship) {
            return refuse(Reason::NotDamageable);
        }
        let tile = *tile;
        self.tasks.pop();
        self.asteroid_strikes(tile, ship, rec);
        Ok(())
    }
}
