//! The beginning of a battle: decks, tiles, hands, who goes first (section 2).

use super::CheckedList;
use crate::data::{Data, Drawn, TileSort};
use crate::event::Event;
use crate::ids::{CardId, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::setup::Rules;
use crate::setup::constant::STARTING_HAND;
use crate::state::{Battle, Chance, Deck, Phase, Player, RulesRef, ShipCard, Tile};
use std::sync::Arc;
use table::{Dice, Recorder, Seat, Seed};

impl Battle {
    /// Sets up a battle: fleets behind the screens, shuffled decks, tiles, hands (BG-2.14 to BG-2.16, BG-24.2).
    pub fn new(
        rules: Arc<Rules>,
        lists: &[CheckedList],
        seed: Seed,
        rec: &mut impl Recorder<Event>,
    ) -> Battle {
        let data: &Data = &rules.data;
        let mut chance = Chance {
            dice: Dice::new(seed),
            loaded: Vec::new(),
            rolls: 0,
        };
        let mut decks = vec![Deck::default(); usize::from(rules.decks)];
        let mut cards = Vec::new();
        for (at, (fleet, deck)) in lists.iter().enumerate() {
            let seat = Seat(at as u8);
            for ship in fleet {
                let kind = &data.ships[usize::from(ship.ship)];
                cards.push(ShipCard::waiting(
                    CardId::new(seat, ship.ship),
                    ship.version,
                    kind.count,
                ));
            }
            let pile = &mut decks[usize::from(rules.seats[at].deck)];
            for count in deck {
                pile.draw
                    .extend((0..count.count).map(|_| TacticId(count.card)));
            }
        }
        for deck in &mut decks {
            chance.dice.shuffle(&mut deck.draw);
            deck.size = deck.draw.len() as u16;
        }
        let mut random: Vec<u8> = data
            .tiles
            .iter()
            .enumerate()
            .filter(|(_, kind)| kind.sort == TileSort::Discovery)
            .flat_map(|(at, kind)| {
                let fixed = rules
                    .mission
                    .tiles
                    .iter()
                    .filter(|tile| tile.drawn == Drawn::Kind(at as u8))
                    .count();
                (fixed..usize::from(kind.count)).map(move |_| at as u8)
            })
            .collect();
        chance.dice.shuffle(&mut random);
        let mut tiles: Vec<Tile> = rules
            .mission
            .tiles
            .iter()
            .filter_map(|tile| {
                let kind = match tile.drawn {
                    Drawn::Kind(kind) => kind,
                    // The data check makes sure that there are enough.
                    Drawn::Random => random.pop()?,
                };
                Some(Tile {
                    kind,
                    up: tile.face_up,
                    spaces: tile.hexes.clone(),
                })
            })
            .collect();
        rules.lay_terrain(&mut tiles, &mut random, &mut chance.dice);
        let mut energy = vec![0; usize::from(rules.pools)];
        for (at, seat) in rules.seats.iter().enumerate() {
            energy[usize::from(seat.pool)] = rules.side_rule(Seat(at as u8)).start_energy;
        }
        let mut battle = Battle {
            players: vec![Player::default(); rules.seats.len()],
            energy,
            decks,
            last_exhausted: None,
            cards,
            tiles,
            prepped: (0..rules.mission.prepped.len() as u8).collect(),
            points: [0; 2],
            turn: 0,
            active: Seat(0),
            first: Seat(0),
            phase: Phase::Placing,
            activation: None,
            tasks: Vec::new(),
            used: Vec::new(),
            asteroid_hits: Vec::new(),
            reveals: 0,
            outcome: None,
            ask_able_only: false,
            chance,
            rules: RulesRef(rules),
        };
        rec.tell_all(|| Event::BattleBegan);
        for seat in Seat::first(battle.rules.seat_count()) {
            let drawn: Vec<TacticId> = (0..STARTING_HAND)
                .filter_map(|_| battle.draw_one(seat, rec))
                .collect();
            battle.tell_drawn(seat, &drawn, rec);
        }
        battle.lay_out_scenario(rec);
        let placing = battle.to_place();
        match placing.first() {
            Some((seat, _, place)) => {
                let (seat, place) = (*seat, *place);
                rec.tell_all(|| Event::PlacingBegan { seat, place });
            }
            None => battle.roll_first(rec),
        }
        battle
    }

    /// Puts the ships of a prepared position on the board.
    pub(super) fn lay_out_scenario(&mut self, rec: &mut impl Recorder<Event>) {
        let rules = Arc::clone(&self.rules.0);
        let Some(scenario) = rules.scenario() else {
            return;
        };
        for ship in &scenario.ships {
            let Some(kind) = rules.data.ship(&ship.ship) else {
                continue;
            };
            if ship.positions.is_empty() {
                continue;
            }
            let card = CardId::new(Seat(ship.side), kind);
            self.put_in_play(card, &ship.positions, None, 0, rec);
            if let Some(at) = self.at(card) {
                for there in &mut self.cards[at].ships {
                    there.shields = ship.shields.unwrap_or(there.shields);
                    there.hull = ship.hull;
                }
            }
        }
    }

    /// Fixes the dice to come: faces from 0, in the order in which they are rolled.
    pub fn load_dice(&mut self, faces: &[u8]) {
        self.chance.loaded = faces.iter().rev().copied().collect();
    }

    /// In windows, asks only those who can play something. For games without people (BG-19.11).
    pub fn ask_able_only(&mut self) {
        self.ask_able_only = true;
    }

    /// Chance from another seed from here on, for computer players that think ahead.
    pub fn reseed(&mut self, seed: Seed) {
        self.chance.dice = Dice::new(seed);
    }

    /// BG-2.17, BG-23.11: everybody rolls; ties roll again.
    pub(crate) fn roll_first(&mut self, rec: &mut impl Recorder<Event>) {
        if let Some(first) = self.rules.scenario().and_then(|scenario| scenario.first) {
            self.first = Seat(first);
            self.begin_turn(self.first, rec);
            self.run(rec);
            return;
        }
        let mut tied: Vec<Seat> = Seat::first(self.rules.seat_count()).collect();
        let mut rolls = Vec::new();
        // The dice are fair: a hundred ties in a row do not happen, and if they do the first seat chooses.
        while tied.len() > 1 && rolls.len() < 100 {
            let mut round = vec![None; self.players.len()];
            for seat in &tied {
                round[seat.index()] = Some(self.roll_number());
            }
            let highest = round.iter().flatten().max().copied();
            tied.retain(|seat| round[seat.index()] == highest);
            rolls.push(round);
        }
        let chooser = tied.first().copied().unwrap_or(Seat(0));
        rec.tell_all(|| Event::FirstRolled { rolls, chooser });
        self.phase = Phase::ChooseFirst(chooser);
    }

    pub(crate) fn choose_first(
        &mut self,
        seat: Seat,
        first: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Phase::ChooseFirst(chooser) = self.phase else {
            return refuse(Reason::NotNow);
        };
        if chooser != seat {
            return refuse(Reason::NotFirstChooser);
        }
        if first.index() >= self.players.len() {
            return refuse(Reason::NoSuchSeat);
        }
        self.first = first;
        rec.tell_all(|| Event::FirstChosen { seat: first });
        self.begin_turn(first, rec);
        Ok(())
    }
}
