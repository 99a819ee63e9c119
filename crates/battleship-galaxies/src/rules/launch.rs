//! Launching and transports (sections 9 and 10), and ships that start on the board.

use crate::data::{SetupWhere, Size, Stat, TileSort};
use crate::event::{EnergyReason, Event};
use crate::hex::{Hex, Spaces};
use crate::ids::{CardId, Placement, ShipId};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::state::{Battle, CardPlace, Phase, Ship, ShipFate, Tactic};
use table::{Recorder, Seat};

impl Battle {
    /// Whether a space is full; says which rule it breaks otherwise.
    pub(crate) fn full_space(&self, hex: Hex) -> Done {
        let board = &self.rules.board;
        if board.has(hex) {
            return Ok(());
        }
        // A half hex lies at the end of an odd row.
        let half = usize::try_from(hex.r)
            .ok()
            .and_then(|r| board.rows.get(r))
            .is_some_and(|(first, last)| {
                hex.r % 2 == 1 && (hex.q == first - 1 || hex.q == last + 1)
            });
        refuse(if half {
            Reason::HalfHex
        } else {
            Reason::OffBoard
        })
    }

    /// Whether an asteroid covers a space (BG-18.3).
    pub(crate) fn on_asteroid(&self, hex: Hex) -> bool {
        self.tiles.iter().any(|tile| {
            self.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Asteroid
                && tile.spaces.contains(&hex)
        })
    }

    /// Whether another ship covers one of the spaces.
    pub(crate) fn ship_on(&self, spaces: &Spaces, except: Option<ShipId>) -> bool {
        self.in_play().any(|(card, id, ship)| {
            Some(id) != except && self.spaces(card.id, ship).overlaps(spaces)
        })
    }

    /// Whether a base may rest on these spaces (BG-4.5).
    pub(crate) fn may_rest(&self, spaces: &Spaces, except: Option<ShipId>) -> Done {
        for hex in spaces.as_slice() {
            self.full_space(*hex)?;
            if self.on_asteroid(*hex) {
                return refuse(Reason::NotEmpty);
            }
        }
        if self.ship_on(spaces, except) {
            return refuse(Reason::NotEmpty);
        }
        Ok(())
    }

    /// Checks places for all ships of a card: empty spaces, each one accepted, a squadron together (BG-9.5 to BG-9.7).
    pub(crate) fn check_places(
        &self,
        card: CardId,
        positions: &[Placement],
        each: impl Fn(&Spaces) -> Done,
    ) -> Done {
        let kind = self.kind(card);
        if positions.len() != usize::from(kind.count)
            || positions.iter().any(|place| place.facing > 5)
        {
            return refuse(Reason::PlacesMissing);
        }
        let mut bases = [Spaces::new([]); 4];
        for (base, place) in bases.iter_mut().zip(positions) {
            *base = self.rules.base(kind.size, place.at, place.facing);
        }
        let bases = &bases[..positions.len()];
        for (i, base) in bases.iter().enumerate() {
            self.may_rest(base, None)?;
            if bases[..i].iter().any(|other| other.overlaps(base)) {
                return refuse(Reason::NotEmpty);
            }
            each(base)?;
            if bases.len() > 1
                && !bases
                    .iter()
                    .enumerate()
                    .any(|(j, other)| i != j && other.distance(base) == 1)
            {
                return refuse(Reason::SquadronApart);
            }
        }
        Ok(())
    }

    /// BG-9.4
    pub(crate) fn touches_zone(&self, seat: Seat, spaces: &Spaces) -> bool {
        let zone = self.zone_of(seat);
        spaces
            .as_slice()
            .iter()
            .any(|hex| self.rules.board.in_zone(zone, *hex))
    }

    /// BG-M4.7
    pub(crate) fn beside_asteroid(&self, spaces: &Spaces) -> bool {
        self.tiles.iter().any(|tile| {
            self.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Asteroid
                && tile.covered().distance(spaces) == 1
        })
    }

    /// Checks what a ship card is to carry (BG-10.1 to BG-10.5).
    fn check_cargo(&self, seat: Seat, card: CardId, cargo: &[CardId]) -> Done {
        if cargo.is_empty() {
            return Ok(());
        }
        let Some(transport) = self.card(card) else {
            return refuse(Reason::NotYourShip);
        };
        let capacity = self.printed(transport).capacity;
        if capacity == 0 {
            return refuse(Reason::NoCargo);
        }
        let mut sum = 0u16;
        for (i, id) in cargo.iter().enumerate() {
            let carried = self
                .card(*id)
                .filter(|c| c.controller == seat)
                .ok_or(Reason::NotYourShip)?;
            if carried.place != CardPlace::Screen || *id == card || cargo[..i].contains(id) {
                return refuse(Reason::NotBehindScreen);
            }
            let kind = self.kind(*id);
            if kind.size >= self.kind(card).size {
                return refuse(Reason::NotSmaller);
            }
            sum += u16::from(kind.hold_size.ok_or(Reason::NotSmaller)?);
        }
        if sum > u16::from(capacity) {
            return Err(BattleRefusal::numbers(Reason::HoldTooSmall, sum, capacity));
        }
        Ok(())
    }

    /// What launching a ship card costs now.
    pub fn launch_cost(&self, card: CardId) -> u8 {
        self.card(card).map_or(0, |found| {
            self.stat(Stat::LaunchCost, found, None, self.printed(found).launch) as u8
        })
    }

    /// Puts the ships of a card on the board (BG-9.8).
    pub(crate) fn put_in_play(
        &mut self,
        card: CardId,
        positions: &[Placement],
        from: Option<CardId>,
        cost: u8,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(at) = self.at(card) else { return };
        let shields = self.printed(&self.cards[at]).shields;
        let turns = self.rules.turns(self.kind(card).size);
        let turn = self.turn;
        let found = &mut self.cards[at];
        for (ship, place) in found.ships.iter_mut().zip(positions) {
            *ship = Ship {
                fate: ShipFate::InPlay,
                at: place.at,
                facing: if turns { place.facing } else { 0 },
                shields,
                hull: 0,
            };
        }
        found.place = CardPlace::Play;
        found.launched = turn;
        let version = found.version;
        rec.tell_all(|| Event::Launched {
            card,
            version,
            positions: positions.to_vec(),
            from,
            cost,
        });
    }

    fn load(&mut self, card: CardId, cargo: &[CardId]) {
        for id in cargo {
            if let Some(at) = self.at(*id) {
                self.cards[at].place = CardPlace::Hold(card);
            }
        }
    }

    /// Attaches a card that is set aside for this ship (BG-24.3).
    pub(crate) fn attach_prepped(
        &mut self,
        card: CardId,
        on_launch: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let Some(owner) = self.card(card).map(|found| found.controller) else {
            return;
        };
        let (side, deck) = (self.side(owner), self.rules.seats[owner.index()].deck);
        let rules = std::sync::Arc::clone(&self.rules.0);
        let found: Vec<u8> = self
            .prepped
            .iter()
            .copied()
            .filter(|at| {
                let prepped = &rules.mission.prepped[usize::from(*at)];
                prepped.on_launch == on_launch
                    && prepped.side == side
                    && usize::from(prepped.ship) == card.kind()
            })
            .collect();
        for at in found {
            self.prepped.retain(|other| *other != at);
            let kind = crate::ids::TacticId(rules.mission.prepped[usize::from(at)].card);
            self.attach(card, Tactic { kind, deck }, rec);
        }
    }

    /// BG-9.1 to BG-9.9, BG-10.1
    pub(crate) fn launch_to_zone(
        &mut self,
        seat: Seat,
        card: CardId,
        positions: &[Placement],
        cargo: &[CardId],
        decline_prepped: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.may_act_in(seat, &Phase::Deploy)?;
        let found = self
            .card(card)
            .filter(|c| c.controller == seat)
            .ok_or(Reason::NotYourShip)?;
        if found.place != CardPlace::Screen {
            return refuse(Reason::NotBehindScreen);
        }
        self.check_places(card, positions, |spaces| {
            if self.touches_zone(seat, spaces) {
                Ok(())
            } else {
                refuse(Reason::OutsideZone)
            }
        })?;
        self.check_cargo(seat, card, cargo)?;
        let cost = self.launch_cost(card);
        self.can_pay(seat, cost)?;
        self.pay(seat, cost, EnergyReason::Launch, None, rec);
        self.put_in_play(card, positions, None, cost, rec);
        self.load(card, cargo);
        if !decline_prepped {
            self.attach_prepped(card, true, rec);
        }
        Ok(())
    }

    /// BG-10.8 to BG-10.11
    pub(crate) fn launch_from_hold(
        &mut self,
        seat: Seat,
        card: CardId,
        positions: &[Placement],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        self.may_act_in(seat, &Phase::Deploy)?;
        let found = self
            .card(card)
            .filter(|c| c.controller == seat)
            .ok_or(Reason::NotYourShip)?;
        let CardPlace::Hold(transport) = found.place else {
            return refuse(Reason::NotInHold);
        };
        let carrier = self
            .card(transport)
            .filter(|c| c.is_in_play())
            .ok_or(Reason::NotInHold)?;
        if carrier.launched >= self.turn {
            return refuse(Reason::TransportTooNew);
        }
        let beside: Vec<Spaces> = carrier
            .in_play()
            .map(|(_, ship)| self.spaces(transport, ship))
            .collect();
        self.check_places(card, positions, |spaces| {
            if beside.iter().any(|base| base.distance(spaces) == 1) {
                Ok(())
            } else {
                refuse(Reason::NotBesideTransport)
            }
        })?;
        let cost = self.launch_cost(card);
        self.can_pay(seat, cost)?;
        self.pay(seat, cost, EnergyReason::Launch, None, rec);
        self.put_in_play(card, positions, Some(transport), cost, rec);
        self.attach_prepped(card, true, rec);
        Ok(())
    }

    /// The ship cards that a seat still has to place before the game.
    pub fn to_place(&self) -> Vec<(Seat, CardId, SetupWhere)> {
        let mut waiting = Vec::new();
        for rule in &self.rules.mission.setup_ships {
            let seat = self.seat_at(rule.seat);
            for card in self
                .cards
                .iter()
                .filter(|card| card.controller == seat && card.place == CardPlace::Screen)
            {
                if rule
                    .ship
                    .is_none_or(|ship| usize::from(ship) == card.id.kind())
                {
                    waiting.push((seat, card.id, rule.place));
                }
            }
        }
        waiting
    }

    /// The seat of a side's player.
    pub(crate) fn seat_at(&self, (side, number): (u8, u8)) -> Seat {
        let at = self
            .rules
            .seats
            .iter()
            .position(|rule| rule.side == side && rule.number == number);
        Seat(at.unwrap_or(0) as u8)
    }

    /// BG-M2.4, BG-M3.5, BG-M4.7, BG-M5.8
    pub(crate) fn place_setup_ship(
        &mut self,
        seat: Seat,
        card: CardId,
        positions: &[Placement],
        cargo: &[CardId],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if self.phase != Phase::Placing {
            return refuse(Reason::NotNow);
        }
        let rules = std::sync::Arc::clone(&self.rules.0);
        let place = self
            .to_place()
            .into_iter()
            .find(|(owner, id, _)| *owner == seat && *id == card)
            .map(|(_, _, place)| place)
            .ok_or(Reason::NotYourShip)?;
        self.check_places(card, positions, |spaces| match place {
            SetupWhere::OwnZone if self.touches_zone(seat, spaces) => Ok(()),
            SetupWhere::OwnZone => refuse(Reason::OutsideZone),
            SetupWhere::AdjacentToAnyAsteroid if self.beside_asteroid(spaces) => Ok(()),
            SetupWhere::AdjacentToAnyAsteroid => refuse(Reason::NotBesideAsteroid),
        })?;
        let Some(rule) = rules.mission.setup_ships.iter().find(|rule| {
            self.seat_at(rule.seat) == seat
                && rule
                    .ship
                    .is_none_or(|ship| usize::from(ship) == card.kind())
        }) else {
            return refuse(Reason::NotYourShip);
        };
        if !cargo.is_empty() && !rule.cargo {
            return refuse(Reason::CargoForbidden);
        }
        self.check_cargo(seat, card, cargo)?;
        self.put_in_play(card, positions, None, 0, rec);
        self.load(card, cargo);
        if let Some(at) = self.at(card) {
            for ship in &mut self.cards[at].ships {
                ship.shields = rule.shields.unwrap_or(ship.shields);
                ship.hull = rule.hull;
            }
        }
        self.attach_prepped(card, false, rec);
        self.attach_prepped(card, true, rec);
        if self.to_place().is_empty() {
            self.roll_first(rec);
        }
        Ok(())
    }

    /// Whether a base of this size lets anything be carried in it.
    pub fn may_carry(carrier: Size, carried: Size) -> bool {
        carried < carrier
    }
}
