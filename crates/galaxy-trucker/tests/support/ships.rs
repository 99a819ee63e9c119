//! Ships and flights for tests. Tiles are named by their numbers in appendix A, squares by their printed labels.
#![allow(dead_code)]

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::CardId;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, LostBy};
use galaxy_trucker::flight::{Flight, Pilot, Purse, Purses, Rolls};
use galaxy_trucker::flight_rules::{FlightKind, FlightRules};
use galaxy_trucker::goods::Goods;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::ship::{Contents, Placed, Ship};
use galaxy_trucker::side::Rotation;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::{Alien, Kind, TileId};
use table::{AddressedEvent, Dice, Seed};

pub fn at(ship: &Ship, column: u8, row: u8) -> Square {
    ship.board()
        .at_label(column, row)
        .expect("a square of the grid")
}

/// A ship with its starting cabin and these tiles: column, row, number, quarter turns.
pub fn ship(class: ShipClass, tiles: &[(u8, u8, u8, u8)]) -> Ship {
    let mut ship = Ship::started(class, 0);
    for (column, row, tile, turns) in tiles {
        put(&mut ship, *column, *row, *tile, *turns);
    }
    ship
}

pub fn put(ship: &mut Ship, column: u8, row: u8, tile: u8, turns: u8) {
    let square = at(ship, column, row);
    ship.put(
        square,
        Placed {
            tile: TileId::new(tile).expect("a tile"),
            rotation: Rotation::new(turns).expect("a rotation"),
        },
    );
}

pub fn humans(ship: &mut Ship, column: u8, row: u8, humans: u8) {
    let square = at(ship, column, row);
    ship.set_contents(
        square,
        Contents {
            humans,
            ..Contents::default()
        },
    );
}

pub fn alien(ship: &mut Ship, column: u8, row: u8, alien: Alien) {
    let square = at(ship, column, row);
    ship.set_contents(
        square,
        Contents {
            alien: Some(alien),
            ..Contents::default()
        },
    );
}

pub fn tokens(ship: &mut Ship, column: u8, row: u8, tokens: u8) {
    let square = at(ship, column, row);
    ship.set_contents(
        square,
        Contents {
            tokens,
            ..Contents::default()
        },
    );
}

pub fn store(ship: &mut Ship, column: u8, row: u8, goods: Goods) {
    let square = at(ship, column, row);
    ship.set_contents(
        square,
        Contents {
            goods,
            ..Contents::default()
        },
    );
}

/// A starting cabin with two humans and these tiles.
pub fn crewed(class: ShipClass, tiles: &[(u8, u8, u8, u8)]) -> Ship {
    let mut ship = ship(class, tiles);
    ship.fit_out();
    ship
}

/// A roll of two dice with this total.
pub fn dice(total: u8) -> [u8; 2] {
    let first = (total - 1).min(6);
    [first, total - first]
}

/// A flight with given dice and everything that was told.
pub struct Flying {
    pub flight: Flight,
    pub told: Vec<AddressedEvent<Event>>,
}

pub fn card(name: &str) -> CardId {
    CardId::named(name).expect("a card")
}

impl Flying {
    /// These ships at these positions meet these cards with these dice.
    pub fn new(
        kind: FlightKind,
        ships: &[(Ship, i32)],
        cards: &[&str],
        dice: &[[u8; 2]],
    ) -> Flying {
        Flying::with_bank(kind, ships, cards, dice, Goods::BANK)
    }

    /// The same with the rules for five players.
    pub fn of_five(
        kind: FlightKind,
        ships: &[(Ship, i32)],
        cards: &[&str],
        dice: &[[u8; 2]],
    ) -> Flying {
        let rules = FlightRules {
            fifth_wheel: true,
            ..kind.rules()
        };
        Flying::by_rules(&rules, ships, cards, dice, Goods::BANK)
    }

    /// The same with loans, and with these credits for all.
    pub fn lending(
        kind: FlightKind,
        ships: &[(Ship, i32)],
        cards: &[&str],
        dice: &[[u8; 2]],
        credits: u32,
    ) -> Flying {
        let rules = FlightRules {
            lending: true,
            ..kind.rules()
        };
        let mut flying = Flying::by_rules(&rules, ships, cards, dice, Goods::BANK);
        let purse = Purse { credits, loans: 0 };
        let purses = Purses::new(vec![purse; ships.len()], false, true);
        flying.flight = flying.flight.with_purses(purses);
        flying
    }

    pub fn with_bank(
        kind: FlightKind,
        ships: &[(Ship, i32)],
        cards: &[&str],
        dice: &[[u8; 2]],
        bank: Goods,
    ) -> Flying {
        Flying::by_rules(&kind.rules(), ships, cards, dice, bank)
    }

    fn by_rules(
        rules: &FlightRules,
        ships: &[(Ship, i32)],
        cards: &[&str],
        dice: &[[u8; 2]],
        bank: Goods,
    ) -> Flying {
        let pilots = ships
            .iter()
            .map(|(ship, position)| Pilot::new(*ship, *position, Vec::new()))
            .collect();
        let rolls = Rolls::given(dice.iter().copied(), Dice::new(Seed::from_u64(1)));
        let deck = cards.iter().map(|name| card(name)).collect();
        let flight = Flight::new(rules, pilots, deck, bank, rolls);
        let mut flying = Flying {
            flight,
            told: Vec::new(),
        };
        flying.flight.run(&mut flying.told);
        flying
    }

    /// Everybody flies on.
    pub fn go(mut self) -> Flying {
        self.stay();
        self
    }

    pub fn stay(&mut self) {
        for ship in 0..self.flight.pilots().len() {
            if self.flight.between_cards() && self.flight.question(ship).is_some() {
                self.must(ship, Command::GiveUp { leave: false });
            }
        }
    }

    pub fn answer(&mut self, ship: usize, command: Command) -> Result<(), Refusal> {
        self.flight.answer(ship, &command, &mut self.told)
    }

    pub fn must(&mut self, ship: usize, command: Command) {
        if let Err(why) = self.answer(ship, command.clone()) {
            panic!("{command:?} of ship {ship} refused: {why:?}");
        }
    }

    pub fn power(&mut self, ship: usize, doubles: &[Square]) {
        self.must(
            ship,
            Command::Power {
                doubles: doubles.to_vec(),
                batteries: Vec::new(),
                boosts: Vec::new(),
            },
        );
    }

    pub fn position(&self, ship: usize) -> Option<i32> {
        let pilot = &self.flight.pilots()[ship];
        pilot.in_flight().then_some(pilot.position)
    }

    pub fn ship(&self, ship: usize) -> &Ship {
        &self.flight.pilots()[ship].ship
    }

    pub fn asked(&self, ship: usize) -> bool {
        self.flight.question(ship).is_some()
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event)
    }

    /// Tiles that were lost, in order: of which ship, and how.
    pub fn lost_tiles(&self) -> Vec<(u8, LostBy)> {
        let lost = self.events().filter_map(|event| match event {
            Event::TileLost { ship, by, .. } => Some((*ship, *by)),
            _ => None,
        });
        lost.collect()
    }
}

/// A starting cabin with two humans and these tiles, each turned so that the whole ship is legal: column, row, number, and
/// how it must be turned, if that matters.
pub fn fitted(class: ShipClass, tiles: &[(u8, u8, u8, Option<u8>)]) -> Ship {
    try_fitted(class, tiles).expect("the tiles fit")
}

/// The same; nothing if they do not fit.
pub fn try_fitted(class: ShipClass, tiles: &[(u8, u8, u8, Option<u8>)]) -> Option<Ship> {
    fn fit(ship: Ship, tiles: &[(u8, u8, u8, Option<u8>)]) -> Option<Ship> {
        let Some(((column, row, tile, turned), rest)) = tiles.split_first() else {
            return ship.is_legal().then_some(ship);
        };
        (0..4)
            .filter(|turns| turned.is_none_or(|turned| turned == *turns))
            .find_map(|turns| {
                let mut with = ship;
                put(&mut with, *column, *row, *tile, turns);
                let fits = with.faults().iter().all(|fault| {
                    // What comes later may join it.
                    matches!(fault, galaxy_trucker::check::Fault::Separate { .. })
                });
                fits.then(|| fit(with, rest)).flatten()
            })
    }
    let mut ship = fit(Ship::started(class, 0), tiles)?;
    ship.fit_out();
    Some(ship)
}

/// A thruster to the left and right in front of the starting cabin, a battery, a hold in column 8, structure in column 9.
pub fn steering() -> Ship {
    let mut built = fitted(
        ShipClass::II,
        &[
            (7, 6, 226, Some(2)),
            (6, 7, 9, None),
            (8, 7, 18, None),
            (9, 7, 49, None),
            (7, 8, 66, None),
        ],
    );
    tokens(&mut built, 6, 7, 2);
    built
}

/// The ship with two anti-personnel lasers to the right of its starting cabin, turned so that they are a pair.
pub fn with_laser_pair(ship: Ship) -> Ship {
    let lasers: Vec<u8> = TileId::all()
        .filter(|tile| tile.tile().kind == Kind::AntiPersonnelLaser)
        .map(TileId::number)
        .collect();
    lasers
        .iter()
        .flat_map(|one| lasers.iter().map(move |other| (*one, *other)))
        .filter(|(one, other)| one != other)
        .flat_map(|tiles| (0..4).flat_map(move |one| (0..4).map(move |other| (tiles, one, other))))
        .find_map(|((one, other), turns, other_turns)| {
            let mut ship = ship;
            put(&mut ship, 8, 7, one, turns);
            put(&mut ship, 9, 7, other, other_turns);
            (ship.laser_pairs(ship.occupied()) == 1).then_some(ship)
        })
        .expect("two lasers that join")
}
