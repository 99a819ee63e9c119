//! Between the phases: piles of cards, the check, launch preparation, settlement (GT-4, GT-13, GT-14, GT-22).

use super::{FlightRecord, GalaxyTrucker, Phase, Player};
use crate::board::ShipClass;
use crate::building::{Building, PILES};
use crate::cards::{CardId, Level};
use crate::event::{Event, LostBy};
use crate::flight::{Flight, LostTile, Pilot, Rolls};
use crate::flight_rules::{FlightKind, FlightRules};
use crate::question::AlienCabin;
use crate::refusal::Refusal;
use crate::settlement::settle;
use crate::setup::{Setup, Teams};
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::square::Square;
use crate::tiles::{Alien, TileId};
use table::{Dice, Millis, Recorder, Seat};

/// Draws a pile for this flight from the cards that are neither used nor drawn (GT-4.7, GT-4.8, GT-4.13).
pub(super) fn draw_pile(
    setup: &Setup,
    rules: &FlightRules,
    used: &mut Vec<CardId>,
    drawn: &mut Vec<CardId>,
    dice: &mut Dice,
) -> Vec<CardId> {
    let mut pile = draw_cards(setup, rules.pile, used, drawn, dice);
    dice.shuffle(&mut pile);
    pile
}

/// Draws so many cards of each level.
pub(super) fn draw_cards(
    setup: &Setup,
    counts: &[(Level, usize)],
    used: &mut Vec<CardId>,
    drawn: &mut Vec<CardId>,
    dice: &mut Dice,
) -> Vec<CardId> {
    let mut pile = Vec::new();
    for (level, count) in counts {
        for _ in 0..*count {
            let mut left = cards_left(setup, *level, used, drawn);
            if left.is_empty() {
                // GT-4.13: used cards of the level are drawn again.
                used.retain(|id| id.card().level != *level);
                left = cards_left(setup, *level, used, drawn);
            }
            if let Some(card) = dice.pick(&left) {
                drawn.push(*card);
                pile.push(*card);
            }
        }
    }
    pile
}

fn cards_left(setup: &Setup, level: Level, used: &[CardId], drawn: &[CardId]) -> Vec<CardId> {
    CardId::all()
        .filter(|id| id.card().level == level && setup.plays(id.card().set))
        .filter(|id| !used.contains(id) && !drawn.contains(id))
        .collect()
}

/// Sets a flight up (GT-4).
pub(super) fn prepare(
    setup: &Setup,
    kind: FlightKind,
    players: &[Player],
    used: &mut Vec<CardId>,
    removed: &[TileId],
    now: Millis,
    dice: &mut Dice,
) -> Building {
    let rules = kind.rules();
    let mut drawn = Vec::new();
    let piles = if rules.learning {
        Vec::new()
    } else {
        (0..PILES)
            .map(|_| draw_pile(setup, &rules, used, &mut drawn, dice))
            .collect()
    };
    let playing: Vec<bool> = players.iter().map(|player| !player.left).collect();
    Building::new(setup, &rules, &playing, piles, removed, now, dice)
}

/// With the tiles of an expansion some stay in the box for the whole game, unknown to all (GX-1.4 to GX-1.6, GX-12.2 to
/// GX-12.4).
pub(super) fn remove_tiles(setup: &Setup, people: usize, dice: &mut Dice) -> Vec<TileId> {
    if !setup.new_technologies && !setup.second_box_components {
        return Vec::new();
    }
    let mut stock: Vec<TileId> = setup.stock().collect();
    dice.shuffle(&mut stock);
    stock.truncate(setup.removed_tiles(people));
    stock
}

/// Specializations that no ship has (GX-2.58).
pub(super) fn free_specializations(setup: &Setup, building: &Building) -> Vec<Specialization> {
    setup
        .specializations()
        .filter(|one| {
            building
                .berths
                .iter()
                .all(|berth| berth.ship.specialization() != Some(*one))
        })
        .collect()
}

/// Ships in the order of their number tiles (GT-12.5).
pub(super) fn launch_order(building: &Building) -> Vec<usize> {
    let mut order: Vec<usize> = (0..building.berths.len())
        .filter(|ship| building.berths[*ship].number.is_some())
        .collect();
    order.sort_by_key(|ship| building.berths[*ship].number);
    order
}

/// Class IA: the ship whose owner fixes its direction next, in launch order (GX-5.8).
pub(super) fn next_to_turn(building: &Building) -> Option<usize> {
    launch_order(building).into_iter().find(|ship| {
        let berth = &building.berths[*ship];
        berth.ship.has_headings() && berth.heading.is_none()
    })
}

impl GalaxyTrucker {
    /// Takes the building out of the present phase.
    pub(super) fn take_building(&mut self) -> Option<Building> {
        let blank = Phase::Over(Box::new(Flight::new(
            &FlightKind::First.rules(),
            Vec::new(),
            Vec::new(),
            crate::goods::Goods::NONE,
            Rolls::chance(Dice::new(table::Seed::from_u64(0))),
        )));
        match std::mem::replace(&mut self.phase, blank) {
            Phase::Building(b)
            | Phase::Check(b)
            | Phase::Crew(b, _)
            | Phase::Insurance(b, _)
            | Phase::Around(b, _) => Some(b),
            other => {
                self.phase = other;
                None
            }
        }
    }

    /// Building is over: ships are checked (GT-13.1).
    pub(super) fn check_ships(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(mut building) = self.take_building() else {
            return;
        };
        building.close(rec);
        if self.setup.teams != Teams::None {
            // GT-25.11, GT-25.15: from now on partners sit at each other's ships.
            building.swap_partners(rec);
        }
        self.before_check(building, rec);
    }

    /// Class IA: fixes the direction for those who left. The ships are checked when every direction is fixed.
    pub(super) fn after_turn(&mut self, rec: &mut impl Recorder<Event>) {
        while let Phase::Check(building) = &self.phase
            && let Some(ship) = next_to_turn(building)
        {
            if !self.players[self.owner(ship).index()].left {
                return;
            }
            let turns = building.berths[ship].ship.best_heading();
            // It is the turn of this ship: accepted.
            let _ = self.turn_ship(ship, turns, rec);
        }
        self.inspect_ships(rec);
    }

    /// Class IA: the owner fixes the direction by turning the board (GX-5.8).
    pub(super) fn turn_ship(
        &mut self,
        ship: usize,
        turns: Rotation,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Check(building) = &mut self.phase else {
            return Err(Refusal::NotNow("GX-5.8"));
        };
        if next_to_turn(building) != Some(ship) {
            return Err(Refusal::NotAsked("GX-5.8"));
        }
        let berth = &mut building.berths[ship];
        berth.heading = Some(turns);
        berth.ship = berth.ship.turned(turns);
        rec.tell_all(|| Event::Turned {
            ship: ship as u8,
            turns,
        });
        Ok(())
    }

    /// Every ship is checked; engines that do not point to the rear go (GT-13.1, GT-13.9, GX-5.9).
    fn inspect_ships(&mut self, rec: &mut impl Recorder<Event>) {
        let learning = self.rules().learning;
        let Phase::Check(building) = &mut self.phase else {
            return;
        };
        for ship in 0..building.berths.len() {
            let berth = &mut building.berths[ship];
            if berth.closed {
                continue;
            }
            let faults = berth.ship.faults();
            self.faults_found[ship] += faults.len() as u16;
            // GT-13.9: nothing else can be done with an engine that does not point to the rear.
            let askew: Vec<Square> = berth.ship.askew.iter().collect();
            rec.tell_all(|| Event::Checked {
                ship: ship as u8,
                faults,
            });
            if learning {
                continue;
            }
            for square in &askew {
                if let Some((placed, _)) = berth.ship.take(*square) {
                    berth.lost.push(LostTile {
                        tile: placed.tile,
                        by: LostBy::Removed,
                    });
                }
            }
            if !askew.is_empty() {
                rec.tell_all(|| Event::Repaired {
                    ship: ship as u8,
                    removed: askew,
                    fell_off: Vec::new(),
                });
            }
        }
        self.repair_for_absent(rec);
        self.after_repair(rec);
    }

    /// Ships of players who left are repaired by default.
    pub(super) fn repair_for_absent(&mut self, rec: &mut impl Recorder<Event>) {
        for seat in Seat::first(self.players.len() as u8) {
            let ship = self.ship_of(seat);
            let illegal = self.ship(ship).filter(|state| !state.is_legal());
            if let Some(state) = illegal
                && self.players[seat.index()].left
            {
                let remove = state.default_repair();
                // The default is always a legal repair.
                let _ = self.repair(ship, &remove, &[], rec);
            }
        }
    }

    /// The owner takes tiles off (GT-13.3 to GT-13.7).
    pub(super) fn repair(
        &mut self,
        ship: usize,
        remove: &[Square],
        keep: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let learning = self.rules().learning;
        let seat = self.owner(ship);
        let Phase::Check(building) = &mut self.phase else {
            return Err(Refusal::NotNow("GT-13.3"));
        };
        let berth = &mut building.berths[ship];
        if berth.ship.is_legal() {
            return Err(Refusal::NotAsked("GT-13.3"));
        }
        let (after, repair) = berth.ship.repaired(remove, keep)?;
        let mut tiles = Vec::new();
        for square in repair.removed.or(repair.fell_off).iter() {
            tiles.extend(berth.ship.placed(square).map(|placed| placed.tile));
        }
        berth.ship = after;
        rec.tell_all(|| Event::Repaired {
            ship: ship as u8,
            removed: repair.removed.iter().collect(),
            fell_off: repair.fell_off.iter().collect(),
        });
        if learning {
            // GT-24.6: the tiles are returned and the owner builds on.
            for tile in tiles {
                building.lay_face_up(seat, tile, rec);
            }
            building.rebuilding.push(ship as u8);
        } else {
            berth.lost.extend(tiles.into_iter().map(|tile| LostTile {
                tile,
                by: LostBy::Removed,
            }));
        }
        Ok(())
    }

    /// Goes on when all ships are legal.
    pub(super) fn after_repair(&mut self, rec: &mut impl Recorder<Event>) {
        let Phase::Check(building) = &self.phase else {
            return;
        };
        if building.berths.iter().any(|berth| !berth.ship.is_legal()) {
            return;
        }
        if !building.rebuilding.is_empty() {
            let Some(mut building) = self.take_building() else {
                return;
            };
            let at_fault = std::mem::take(&mut building.rebuilding);
            building.rebuild(&at_fault);
            self.phase = Phase::Building(building);
            return;
        }
        self.after_check(rec);
    }

    /// Rockets, batteries and crew (GT-14.1 to GT-14.12).
    pub(super) fn launch(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(mut building) = self.take_building() else {
            return;
        };
        self.surprise_and_switch_off(&mut building, rec);
        // GX-24.29: the rockets are placed before the crew.
        let gap = self.rules().gap;
        for (ship, berth) in building.berths.iter().enumerate() {
            if !berth.closed {
                rec.tell_all(|| Event::Launched {
                    ship: ship as u8,
                    pilot: building.pilot(ship),
                    position: berth.start(gap),
                });
            }
        }
        for ship in launch_order(&building) {
            building.berths[ship].ship.fit_out();
        }
        self.phase = Phase::Crew(building, 0);
        self.next_crew(rec);
    }

    /// Asks the next player who has a choice; the others get two humans in every cabin (GT-14.5, GT-31.20).
    fn next_crew(&mut self, rec: &mut impl Recorder<Event>) {
        let learning = self.rules().learning;
        loop {
            let Phase::Crew(building, turn) = &mut self.phase else {
                return;
            };
            let Some(ship) = launch_order(building).get(usize::from(*turn)).copied() else {
                break;
            };
            let state = &building.berths[ship].ship;
            let choice = Alien::ALL
                .iter()
                .any(|alien| !state.alien_cabins(*alien).is_empty());
            let left = self.players[self.owner(ship).index()].left;
            if choice && !learning && !left {
                return;
            }
            // Nothing to decide: accepted.
            let _ = self.place_crew(ship, &[], rec);
        }
        self.offer_insurance(rec);
    }

    /// GT-14.6 to GT-14.11.
    pub(super) fn place_crew(
        &mut self,
        ship: usize,
        aliens: &[AlienCabin],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Crew(building, turn) = &mut self.phase else {
            return Err(Refusal::NotNow("GT-14.5"));
        };
        if launch_order(building).get(usize::from(*turn)) != Some(&ship) {
            return Err(Refusal::NotAsked("GT-14.5"));
        }
        let free = free_specializations(&self.setup, building);
        let state = &mut building.berths[ship].ship;
        let mut after = *state;
        for cabin in aliens {
            if (cabin.alien == Alien::Cyan) != cabin.specialization.is_some() {
                return Err(Refusal::NoSpecialization);
            }
            if let Some(specialization) = cabin.specialization {
                if !free.contains(&specialization) {
                    return Err(Refusal::SpecializationTaken);
                }
                after.specialization = Some(specialization);
            }
            if after.alien(cabin.alien).is_some() {
                return Err(Refusal::AlienTwice);
            }
            if !after.alien_cabins(cabin.alien).has(cabin.square) {
                return Err(Refusal::NoAlienCabin(cabin.square));
            }
            if after.contents(cabin.square).alien.is_some() {
                return Err(Refusal::CabinTwice(cabin.square));
            }
            let humans = u8::from(after.shares_alien_cabins());
            after.humans.set(cabin.square, humans);
            after.set_alien(cabin.square, Some(cabin.alien));
        }
        *state = after;
        *turn += 1;
        rec.tell_all(|| Event::CrewPlaced {
            ship: ship as u8,
            aliens: aliens.iter().map(|c| (c.square, c.alien)).collect(),
            specialization: after.specialization,
        });
        Ok(())
    }

    /// After crew went aboard: the next one decides, or the ships take off.
    pub(super) fn after_crew(&mut self, rec: &mut impl Recorder<Event>) {
        self.next_crew(rec);
    }

    /// Class IV: insurance is offered after building and before the first card (GX-16.5).
    fn offer_insurance(&mut self, rec: &mut impl Recorder<Event>) {
        if self.rules().class != ShipClass::IV {
            return self.take_off(rec);
        }
        let Some(building) = self.take_building() else {
            return;
        };
        self.phase = Phase::Insurance(building, 0);
        self.next_insurance(rec);
    }

    /// Asks the next player who can pay, with Evil Machinations by a loan; the others stay without insurance (GX-16.10).
    pub(super) fn next_insurance(&mut self, rec: &mut impl Recorder<Event>) {
        loop {
            let Phase::Insurance(building, turn) = &self.phase else {
                return;
            };
            let Some(ship) = launch_order(building).get(usize::from(*turn)).copied() else {
                break;
            };
            let price = building.berths[ship]
                .ship
                .insurance_offer()
                .map_or(0, |offer| offer.price);
            let player = &self.players[self.owner(ship).index()];
            let can_pay = player.credits >= u32::from(price) || self.setup.evil_machinations;
            if !player.left && can_pay {
                return;
            }
            // Declining is always accepted.
            let _ = self.insure(ship, false, rec);
        }
        self.take_off(rec);
    }

    /// The owner buys insurance, with Evil Machinations by a loan if need be, or does not (GX-16.5, GX-16.6, GX-16.10). Refused
    /// means that nothing changed.
    pub(super) fn insure(
        &mut self,
        ship: usize,
        yes: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let owner = self.owner(ship);
        let mut purse = self.purse_of(owner);
        let Phase::Insurance(building, turn) = &mut self.phase else {
            return Err(Refusal::NotNow("GX-16.5"));
        };
        if launch_order(building).get(usize::from(*turn)) != Some(&ship) {
            return Err(Refusal::NotAsked("GX-16.5"));
        }
        let offer = building.berths[ship].ship.insurance_offer();
        let price = offer.map_or(0, |offer| offer.price);
        let borrowed = purse.loans;
        if yes {
            while purse.credits < u32::from(price) {
                if !self.setup.evil_machinations {
                    return Err(Refusal::CannotPay);
                }
                purse.borrow()?;
            }
            purse.credits -= u32::from(price);
        }
        building.berths[ship].insured = yes;
        *turn += 1;
        let ship = ship as u8;
        for loans in borrowed + 1..=purse.loans {
            rec.tell_all(|| Event::LoanTaken { ship, loans });
        }
        // Partners pay from one purse (GT-25.10).
        self.set_purse(owner, purse);
        rec.tell_all(|| Event::Insured { ship, yes, price });
        Ok(())
    }

    /// Cards that a Dangerous Sector may draw: those of the decks in play that are in nobody's flight, those of earlier flights
    /// last (GX-17.22, GT-4.13).
    fn unused_cards(&mut self, deck: &[CardId]) -> Vec<CardId> {
        if !self.setup.new_adventures {
            return Vec::new();
        }
        let mut cards: Vec<CardId> = CardId::all()
            .filter(|id| self.setup.plays(id.card().set) && !deck.contains(id))
            .collect();
        self.dice.shuffle(&mut cards);
        cards.sort_by_key(|id| self.used.contains(id));
        cards
    }

    /// The adventure deck (GT-14.13 to GT-14.16, GT-24.7, GT-25.6 to GT-25.8).
    fn deck(&mut self, piles: Vec<Vec<CardId>>) -> Vec<CardId> {
        let rules = self.rules();
        if rules.learning {
            let mut deck: Vec<CardId> = CardId::all().filter(|id| id.card().starred).collect();
            self.dice.shuffle(&mut deck);
            return deck;
        }
        let mut drawn: Vec<CardId> = piles.iter().flatten().copied().collect();
        // GX-20.9A.2: for an Inspector the fourth pile was prepared before building.
        let fourth = if piles.len() > PILES {
            Vec::new()
        } else {
            draw_pile(
                &self.setup,
                &rules,
                &mut self.used,
                &mut drawn,
                &mut self.dice,
            )
        };
        // GX-8.31: at the bottom where the piles keep their order.
        let tough = self.tough_trip(&drawn);
        let mut deck: Vec<CardId> = piles
            .into_iter()
            .flatten()
            .chain(fourth)
            .chain(tough)
            .collect();
        if !self.setup.visions {
            loop {
                self.dice.shuffle(&mut deck);
                let top = deck.first().map(|id| id.card().level);
                if top.is_none_or(|level| level == rules.level) {
                    break;
                }
            }
        }
        deck
    }

    /// The flight begins.
    fn take_off(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(building) = self.take_building() else {
            return;
        };
        let rules = self.rules();
        let launch_seats = self.launch_seats(&building);
        let ships = 0..building.berths.len();
        let pilots: Vec<Seat> = ships.map(|ship| building.pilot(ship)).collect();
        let piles = building.piles.into_iter().map(|pile| pile.cards).collect();
        let deck = self.deck(piles);
        let deck = self.add_machinations(deck, &launch_seats);
        let unused_cards = self.unused_cards(&deck);
        let unused_tiles: Vec<TileId> = if self.setup.bonus_cards || self.setup.evil_machinations {
            let face_up = building.face_up.into_iter().flatten();
            building.face_down.into_iter().chain(face_up).collect()
        } else {
            Vec::new()
        };
        let mut flying = Vec::new();
        for (ship, berth) in building.berths.into_iter().enumerate() {
            let start = berth.start(rules.gap);
            let mut pilot = Pilot::new(berth.ship, start, berth.lost);
            pilot.heading = berth.heading;
            pilot.rewards = berth.rewards;
            pilot.insured = berth.insured;
            pilot.left_over = berth.order_pile.len() as u8;
            pilot.gone = self.players[pilots[ship].index()].left;
            if berth.closed {
                pilot.gave_up = Some(crate::event::GaveUpBecause::Choice);
            }
            flying.push(pilot);
        }
        let seed = [0; 32].map(|_: u8| self.dice.below(256) as u8);
        let rolls = Rolls::chance(Dice::new(table::Seed(seed)));
        let mut flight = Flight::new(&rules, flying, deck, self.setup.bank(), rolls)
            .with_purses(self.purses())
            .with_rewards_paid()
            .with_unused_cards(unused_cards)
            .with_unused_tiles(unused_tiles)
            .without_specializations(self.setup.absent_specializations());
        self.flown.push(FlightRecord {
            kind: self.kind(),
            start: flight.clone(),
            pilots,
            answers: Vec::new(),
        });
        flight.run(rec);
        self.phase = Phase::Flight(Box::new(flight));
        self.after_flight(rec);
    }

    /// Settles the flight when it is over (GT-22).
    pub(super) fn after_flight(&mut self, rec: &mut impl Recorder<Event>) {
        let Phase::Flight(flight) = &self.phase else {
            return;
        };
        if !flight.is_over() {
            return;
        }
        let rules = FlightRules {
            changes: flight.changes(),
            ..self.rules()
        };
        let landed = flight.landed(|ship| self.players[self.owner(ship).index()].credits);
        let purse = |ship| self.purse(self.owner(ship));
        let (receipts, after) = settle(&rules, &landed, purse);
        // Loan tokens of the flight, and those taken for penalties (GX-7.15).
        let mut loans: Vec<u8> = Seat::first(self.players.len() as u8)
            .map(|seat| self.purse_of(seat).loans)
            .collect();
        for (receipt, landed) in receipts.iter().zip(&landed) {
            let purse = self.purse(self.owner(usize::from(receipt.ship)));
            let for_penalty = receipt.loans_taken - u32::from(landed.loans_taken);
            loans[purse] = loans[purse].saturating_add(for_penalty as u8);
        }
        for (ship, credits) in after.iter().enumerate() {
            let purse = self.purse(self.owner(ship));
            for seat in Seat::first(self.players.len() as u8) {
                if self.purse(seat) == purse && !self.players[seat.index()].left
                    || seat == self.owner(ship)
                {
                    self.players[seat.index()].credits = *credits;
                    self.players[seat.index()].loans = loans[purse];
                }
            }
        }
        // GT-4.11, GT-4.12: who arrived first handles the next hourglass.
        if let Some(first) = flight.flight_order().first() {
            self.handler = self.owner(usize::from(*first));
        }
        // Cards of a Dangerous Sector are among them.
        self.used.extend(flight.deck());
        rec.tell_all(|| Event::Settled {
            receipts: receipts.clone(),
        });
        self.receipts.push(receipts);
        let Phase::Flight(flight) = std::mem::replace(
            &mut self.phase,
            Phase::Over(Box::new(self.flown[0].start.clone())),
        ) else {
            return;
        };
        let remaining = self.players.iter().filter(|player| !player.left).count();
        let last = usize::from(self.index) + 1 >= self.setup.flights.len();
        // GT-31.9: a single player does not fly on alone.
        if last || remaining < 2 {
            self.phase = Phase::Over(flight);
            self.repay_all(rec);
            rec.tell_all(|| Event::GameOver);
        } else {
            for player in &mut self.players {
                player.ready = player.left;
            }
            self.phase = Phase::Receipt(flight);
        }
    }

    /// Somebody left while the receipt was shown: the game ends when one player is left (GT-31.9).
    pub(super) fn end_or_go_on(&mut self, rec: &mut impl Recorder<Event>) {
        if self.players.iter().filter(|player| !player.left).count() >= 2 {
            self.after_receipt(rec);
        } else if let Phase::Receipt(flight) = &self.phase {
            self.phase = Phase::Over(flight.clone());
            self.repay_all(rec);
            rec.tell_all(|| Event::GameOver);
        }
    }

    /// The next flight is set up when everybody has seen the receipt.
    pub(super) fn after_receipt(&mut self, rec: &mut impl Recorder<Event>) {
        if !matches!(self.phase, Phase::Receipt(_))
            || self
                .players
                .iter()
                .any(|player| !player.ready && !player.left)
        {
            return;
        }
        self.index += 1;
        self.faults_found.fill(0);
        self.hole_dice = None;
        self.prepare_flight(rec);
    }

    /// Sets a flight up and asks what is decided before building.
    pub(super) fn prepare_flight(&mut self, rec: &mut impl Recorder<Event>) {
        let kind = self.kind();
        let mut building = prepare(
            &self.setup,
            kind,
            &self.players,
            &mut self.used,
            &self.removed,
            self.now,
            &mut self.dice,
        );
        self.roads
            .prepare(&self.setup, &kind.rules(), &mut building, &mut self.dice);
        self.tell_roads(rec);
        self.before_building(building, rec);
    }
}
