//! How fast ships are evaluated and flights are flown, on one core. `make bench` runs it.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CardId, CardSet};
use galaxy_trucker::flight::{Flight, Pilot, Rolls};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::Goods;
use galaxy_trucker::sample::{flight_with_everything, full_ship, legal_ship};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Squares;
use table::{Dice, Seed, Silent};

fn main() {
    divan::main();
}

/// Legal class III ships with all 36 squares filled.
fn full_ships() -> Vec<Ship> {
    let mut dice = Dice::new(Seed::from_u64(15));
    let ships: Vec<Ship> = std::iter::repeat_with(|| full_ship(ShipClass::III, &mut dice))
        .take(2_000)
        .flatten()
        .take(128)
        .collect();
    assert!(ships.len() == 128 && ships.iter().all(Ship::is_legal));
    ships
}

/// Legality, exposed connectors and both strengths.
#[divan::bench]
fn evaluate_full_class_iii(bencher: Bencher) {
    let ships = full_ships();
    bencher
        .counter(ItemsCount::new(ships.len()))
        .bench_local(|| {
            let mut sum = 0;
            for ship in &ships {
                let ship = black_box(ship);
                sum += u32::from(ship.is_legal())
                    + ship.exposed()
                    + ship.cannon_strength_x2(Squares::EMPTY)
                    + ship.engine_strength(Squares::EMPTY);
            }
            sum
        });
}

/// Whole flights by the defaults of GT-31: four ships, all cards of the flight.
#[divan::bench(args = [FlightKind::First, FlightKind::Second, FlightKind::Third])]
fn fly(bencher: Bencher, kind: FlightKind) {
    let rules = kind.rules();
    let mut dice = Dice::new(Seed::from_u64(7));
    let flights: Vec<Flight> = (0..64)
        .map(|_| {
            let pilots = (0..4)
                .map(|number| {
                    let mut ship = legal_ship(rules.class, number, 36, &mut dice);
                    ship.fit_out();
                    let behind = number as i32 * i32::from(rules.gap);
                    Pilot::new(ship, -behind, Vec::new())
                })
                .collect();
            let mut deck: Vec<CardId> = CardId::all()
                .filter(|id| id.card().level <= rules.level && id.card().set == CardSet::Base)
                .collect();
            dice.shuffle(&mut deck);
            deck.truncate(4 * rules.pile.iter().map(|(_, count)| count).sum::<usize>());
            let seed = Seed::from_u64(u64::from(dice.below(u32::MAX)));
            Flight::new(
                &rules,
                pilots,
                deck,
                Goods::BANK,
                Rolls::chance(Dice::new(seed)),
            )
        })
        .collect();
    bench_flights(bencher, &flights);
}

/// The same with every module of both boxes, five ships.
#[divan::bench(args = [FlightKind::First, FlightKind::SecondA, FlightKind::ThirdB, FlightKind::Fourth])]
fn fly_with_everything(bencher: Bencher, kind: FlightKind) {
    let mut dice = Dice::new(Seed::from_u64(7));
    let flights: Vec<Flight> = (0..64)
        .map(|_| flight_with_everything(kind, &mut dice))
        .collect();
    bench_flights(bencher, &flights);
}

fn bench_flights(bencher: Bencher, flights: &[Flight]) {
    bencher
        .counter(ItemsCount::new(flights.len()))
        .with_inputs(|| flights.to_vec())
        .bench_local_values(|flights| {
            for mut flight in flights {
                flight.run(&mut Silent);
                while !flight.is_over() {
                    for ship in 0..flight.pilots().len() {
                        if let Some(command) = flight.default_answer(ship) {
                            flight
                                .answer(ship, &command, &mut Silent)
                                .expect("a default is accepted");
                        }
                    }
                }
                black_box(flight.landed(|_| 0));
            }
        });
}
