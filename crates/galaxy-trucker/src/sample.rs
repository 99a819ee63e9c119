//! Random legal ships and flights, for tests and measurements.

use crate::board::ShipClass;
use crate::cards::{CardId, Level};
use crate::class_four::{LOWER_PARTS, UPPER_PARTS};
use crate::flight::{Flight, Pilot, Purse, Purses, Rolls};
use crate::flight_rules::{FlightKind, FlightRules};
use crate::rough_roads::RoughRoad;
use crate::setup::Setup;
use crate::ship::{Placed, Ship};
use crate::side::{Rotation, Side};
use crate::specialization::Specialization;
use crate::square::Square;
use crate::support_team::{Member, a, b};
use crate::tiles::{Alien, Kind, TileId};
use table::{Dice, Seed};

/// A legal ship of random tiles with as many squares filled as it happens to get, at most `most`.
pub fn legal_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    ship_of(
        TileId::stock(false, false).collect(),
        class,
        number,
        most,
        dice,
    )
}

/// The same with the tiles of New Technologies.
pub fn modern_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    let stock = TileId::stock(true, false).collect();
    ship_of(stock, class, number, most, dice)
}

/// The same with the tiles of both boxes.
pub fn two_box_ship(class: ShipClass, number: usize, most: usize, dice: &mut Dice) -> Ship {
    let stock = TileId::stock(true, true).collect();
    ship_of(stock, class, number, most, dice)
}

fn ship_of(
    mut stock: Vec<TileId>,
    class: ShipClass,
    number: usize,
    most: usize,
    dice: &mut Dice,
) -> Ship {
    let mut ship = Ship::started(class, number);
    if class == ShipClass::IV {
        let parts = [UPPER_PARTS.len(), LOWER_PARTS.len()];
        ship.set_parts(parts.map(|parts| dice.below(parts as u32) as u8));
    }
    dice.shuffle(&mut stock);
    loop {
        let mut open: Vec<Square> = ship
            .squares()
            .without(ship.occupied())
            .iter()
            .filter(|square| {
                let fresh = ship.occupied().and(ship.part_of(*square)).is_empty();
                fresh
                    || Side::ALL
                        .iter()
                        .filter_map(|side| ship.neighbour(*square, *side))
                        .any(|neighbour| ship.occupied().has(neighbour))
            })
            .collect();
        dice.shuffle(&mut open);
        if ship.occupied().len() as usize >= most
            || !open
                .iter()
                .any(|square| fill(&mut ship, *square, &mut stock, dice))
        {
            return ship;
        }
    }
}

/// The components, cards and aliens of both boxes.
pub fn every_module() -> Setup {
    Setup {
        new_technologies: true,
        evil_machinations: true,
        second_box_components: true,
        intruders: true,
        bonus_cards: true,
        new_adventures: true,
        ..Setup::default()
    }
}

/// A flight of five ships with every module of both boxes: their tiles, aliens and members, Rough Roads, Evil Machinations
/// with loans, intruders, bonus and new adventure cards.
pub fn flight_with_everything(kind: FlightKind, dice: &mut Dice) -> Flight {
    const SHIPS: usize = 5;
    const ROADS: usize = 3;
    let setup = every_module();
    let rules = FlightRules {
        fifth_wheel: true,
        lending: true,
        ..kind.rules()
    };
    let mut roads: Vec<RoughRoad> = setup.road_cards().collect();
    dice.shuffle(&mut roads);
    let mut members: Vec<Member> = Member::deck(true).collect();
    dice.shuffle(&mut members);
    let mut specializations: Vec<Specialization> = setup.specializations().collect();
    dice.shuffle(&mut specializations);
    let mut pilots = Vec::new();
    for number in 0..SHIPS {
        let mut ship = two_box_ship(rules.class, number, 40, dice);
        ship.set_roads(roads.iter().copied().take(ROADS).collect());
        // The first member was there in an earlier flight, so that both of its abilities may be used.
        let abilities = [a(members[number]), b(members[number])];
        let newcomer = a(members[number + SHIPS]);
        ship.set_abilities(abilities.into_iter().chain([newcomer]).collect());
        ship.fit_out();
        for alien in Alien::ALL {
            let free = ship.alien_cabins(alien).without(ship.with_aliens());
            if let Some(cabin) = free.first() {
                ship.humans.set(cabin, 0);
                ship.set_alien(cabin, Some(alien));
                if alien == Alien::Cyan {
                    ship.specialization = specializations.pop();
                }
            }
        }
        let behind = number as i32 * i32::from(rules.gap);
        pilots.push(Pilot::new(ship, -behind, Vec::new()));
    }
    let mut cards = |level: Level, count: usize| -> Vec<CardId> {
        let mut cards: Vec<CardId> = CardId::all()
            .filter(|id| id.card().level == level && setup.plays(id.card().set))
            .collect();
        dice.shuffle(&mut cards);
        cards.truncate(count);
        cards
    };
    let mut deck = cards(Level::Machinations, SHIPS);
    for (level, count) in rules.pile {
        deck.extend(cards(*level, 4 * count));
    }
    dice.shuffle(&mut deck);
    let mut unused_cards: Vec<CardId> = CardId::all().filter(|id| !deck.contains(id)).collect();
    dice.shuffle(&mut unused_cards);
    let purse = Purse {
        credits: 20,
        loans: 0,
    };
    let seed = Seed::from_u64(u64::from(dice.below(u32::MAX)));
    let rolls = Rolls::chance(Dice::new(seed));
    Flight::new(&rules, pilots, deck, setup.bank(), rolls)
        .with_purses(Purses::new(vec![purse; SHIPS], false, true))
        .with_unused_cards(unused_cards)
        .with_unused_tiles(setup.stock().collect())
}

/// A legal ship of random tiles with every square filled, if one is found: where no tile fits, a neighbour gives way.
pub fn full_ship(class: ShipClass, dice: &mut Dice) -> Option<Ship> {
    let mut ship = legal_ship(class, 0, usize::MAX, dice);
    for _ in 0..2_000 {
        let empty: Vec<Square> = class
            .board()
            .squares
            .without(ship.occupied())
            .iter()
            .collect();
        let square = match dice.pick(&empty) {
            None => return Some(ship),
            Some(square) => *square,
        };
        let used: Vec<TileId> = ship.tiles().map(|(_, placed)| placed.tile).collect();
        let mut stock: Vec<TileId> = TileId::stock(false, false)
            .filter(|id| !used.contains(id))
            .collect();
        dice.shuffle(&mut stock);
        if fill(&mut ship, square, &mut stock, dice) {
            continue;
        }
        let side = Side::ALL[dice.below(4) as usize];
        if let Some(neighbour) = square.neighbour(side).filter(|n| *n != class.board().start) {
            ship.take(neighbour);
            let kept = ship.joints().reach(class.board().start.set());
            for lost in ship.occupied().without(kept).iter() {
                ship.take(lost);
            }
        }
    }
    None
}

/// Whether a cannon or an engine on this square would keep a square of the board empty.
fn wastes_a_square(ship: &Ship, square: Square, placed: Placed) -> bool {
    let side = match placed.tile.tile().kind {
        Kind::Cannon | Kind::DoubleCannon => Side::Front.turned(placed.rotation),
        Kind::Engine | Kind::DoubleEngine => Side::Rear,
        _ => return false,
    };
    ship.neighbour(square, side)
        .is_some_and(|next| ship.squares().has(next))
}

/// Puts the first tile of the stock that fits on the square.
fn fill(ship: &mut Ship, square: Square, stock: &mut Vec<TileId>, dice: &mut Dice) -> bool {
    let first = dice.below(4) as usize;
    for at in 0..stock.len() {
        for turn in 0..4 {
            let placed = Placed {
                tile: stock[at],
                rotation: Rotation::ALL[(first + turn) % 4],
            };
            if ship.can_place(square, placed).is_err() || wastes_a_square(ship, square, placed) {
                continue;
            }
            let mut with = *ship;
            with.put(square, placed);
            if with.is_legal() {
                *ship = with;
                stock.remove(at);
                return true;
            }
        }
    }
    false
}
