//! Computer players play whole games by the kernel's rules.

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::setup::Setup;
use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation};

fn simulate(setup: &Setup, levels: &[BotLevel], seed: u64) -> Simulation<GalaxyTrucker> {
    let seats: Vec<SeatInfo> = levels
        .iter()
        .map(|level| SeatInfo::bot("B", *level))
        .collect();
    let game = GalaxyTrucker::setup(setup, &seats, Seed::from_u64(seed)).unwrap();
    let mut simulation = Simulation::new(game);
    for (seat, level) in Seat::first(4).zip(levels) {
        let bot = GalaxyTrucker::bot(*level, seat, Seed::from_u64(seed + 100)).unwrap();
        simulation.seat(seat, bot);
    }
    simulation.run(100_000);
    simulation
}

/// Proves GT-1.4.
#[test]
fn bots_finish_whole_games() {
    for seed in 0..3 {
        let levels = [
            BotLevel::Easy,
            BotLevel::Normal,
            BotLevel::Hard,
            BotLevel::Normal,
        ];
        let simulation = simulate(&Setup::default(), &levels, seed);
        let outcome = simulation.game.outcome().expect("the game ends");
        assert_eq!(outcome.credits.len(), 4);
        // Two may reach for one tile or for the hourglass at the same moment; nothing else is refused.
        assert!(simulation.refused <= 12, "{} refused", simulation.refused);
    }
}

/// Five computer players with all components of the Big Expansion: nothing but a tile taken by two is refused.
#[test]
fn bots_play_with_new_technologies() {
    let levels = [
        BotLevel::Easy,
        BotLevel::Normal,
        BotLevel::Hard,
        BotLevel::Normal,
        BotLevel::Hard,
    ];
    for seed in 0..3 {
        let setup = Setup {
            new_technologies: true,
            ..Setup::default()
        };
        let simulation = simulate(&setup, &levels, seed);
        assert!(simulation.game.outcome().is_some(), "the game ends");
        assert!(simulation.refused <= 15, "{} refused", simulation.refused);
    }
}

/// Veterans build ships without mistakes, with the components of the base game and with all.
#[test]
fn veterans_build_legal_ships() {
    let mut checked = 0;
    for seed in 0..10 {
        let setup = Setup {
            flights: vec![FlightKind::Second],
            new_technologies: seed % 2 == 1,
            ..Setup::default()
        };
        let levels = [BotLevel::Hard; 4];
        let seats: Vec<SeatInfo> = levels
            .iter()
            .map(|level| SeatInfo::bot("B", *level))
            .collect();
        let simulation = simulate(&setup, &levels, seed);
        let mut again = GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(seed)).unwrap();
        let mut told = Vec::new();
        for entry in simulation.entries {
            entry.play(&mut again, &mut told).unwrap();
        }
        for event in told {
            if let Event::Checked { faults, .. } = event.event {
                assert_eq!(faults, []);
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 40);
}

/// Each level earns clearly more than the one below. `hangar simulate galaxy-trucker` measures how much more
/// (docs/galaxy-trucker-bots.md).
#[test]
fn each_level_beats_the_one_below() {
    let kinds = [FlightKind::First, FlightKind::Second, FlightKind::Third];
    let mut credits = [0; 3];
    for seed in 0..90 {
        let setup = Setup {
            flights: vec![kinds[seed as usize % 3]],
            ..Setup::default()
        };
        let mut levels = BotLevel::ALL;
        levels.rotate_left(seed as usize / 3 % 3);
        let outcome = simulate(&setup, &levels, seed).game.outcome().unwrap();
        for (level, earned) in levels.into_iter().zip(outcome.credits) {
            credits[level as usize] += earned;
        }
    }
    let [rookie, trucker, veteran] = credits;
    assert!(trucker * 4 > rookie * 5, "{credits:?}");
    assert!(veteran * 4 > trucker * 5, "{credits:?}");
}

/// Prints how other weights do in place of a level's, to choose the numbers of `bots/building_weights.rs`:
/// `LEVEL=1 WEIGHTS=weights.json FLIGHTS=300 cargo test -p galaxy-trucker try_other_weights -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn try_other_weights() {
    use galaxy_trucker::bots::{BuildingWeights, Level, Trucker};
    let number = |name: &str, usual: u64| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    // Of the veteran, unless LEVEL says 0 or 1.
    let changed = number("LEVEL", Level::Veteran as u64);
    let changed_weights: Option<BuildingWeights> = std::env::var("WEIGHTS")
        .ok()
        .map(|file| serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap());
    let kinds = [FlightKind::First, FlightKind::Second, FlightKind::Third];
    let flights = number("FLIGHTS", 90);
    let mut sums = [[0u32; 11]; 3];
    for seed in 0..flights {
        let setup = Setup {
            flights: vec![kinds[seed as usize % 3]],
            ..Setup::default()
        };
        let mut levels = [Level::Rookie, Level::Trucker, Level::Veteran];
        levels.rotate_left(seed as usize / 3 % 3);
        let seats = levels.map(|_| SeatInfo::bot("B", BotLevel::Normal));
        let chance = Seed::from_u64(number("SEED", 1) * 1_000_000 + seed);
        let game = GalaxyTrucker::setup(&setup, &seats, chance).unwrap();
        let mut simulation = Simulation::new(game);
        for (seat, level) in Seat::first(3).zip(levels) {
            let weights = changed_weights
                .filter(|_| level as u64 == changed)
                .unwrap_or(BuildingWeights::of(level));
            let bot =
                Trucker::with_weights(level, weights, seat, chance.derive(&seat.0.to_string()));
            simulation.seat(seat, Box::new(bot));
        }
        simulation.run(100_000);
        let view = simulation.game.view();
        let credits = simulation.game.outcome().unwrap().credits;
        let best = credits.iter().max().copied().unwrap_or(0);
        for (seat, level) in levels.into_iter().enumerate() {
            let receipt = view.receipts[0][seat];
            let tiles = view.ships[seat]
                .cells
                .iter()
                .filter(|cell| **cell != 0)
                .count() as u32;
            let figures = [
                credits[seat],
                u32::from(best > 0 && credits[seat] == best),
                receipt.earned,
                receipt.finishing + receipt.best_looking,
                receipt.sale,
                receipt.penalty,
                receipt.exposed,
                u32::from(receipt.place.is_none()),
                tiles + receipt.lost,
                receipt.lost,
                u32::from(simulation.game.faults_found()[seat] == 0),
            ];
            for (sum, figure) in sums[level as usize].iter_mut().zip(figures) {
                *sum += figure;
            }
        }
    }
    println!(
        "credits, won %, cards, bonuses, sale, penalty, exposed, gave up %, tiles, lost, legal %"
    );
    for (level, sums) in ["rookie", "trucker", "veteran"].iter().zip(sums) {
        let each = |at: usize, scale: u64| {
            let hundredths = u64::from(sums[at]) * scale * 100 / flights;
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        };
        let scales = [1, 100, 1, 1, 1, 1, 1, 100, 1, 1, 100];
        let figures: Vec<String> = (0..11).map(|at| each(at, scales[at])).collect();
        println!("{level}: {}", figures.join(", "));
    }
}

/// A ship that defective connectors have stopped drops the component that lets it fly again.
#[test]
fn a_stopped_ship_drops_what_stops_it() {
    use galaxy_trucker::board::ShipClass;
    use galaxy_trucker::rough_roads::RoughRoad;
    use galaxy_trucker::ship::{Placed, Ship};
    use galaxy_trucker::side::Rotation;
    use galaxy_trucker::square::Squares;
    use galaxy_trucker::tiles::TileId;
    let mut ship = Ship::started(ShipClass::II, 0);
    let at = |column, row| ShipClass::II.board().at_label(column, row).unwrap();
    // Two engines and two universal connectors joined to single ones: no strength is left.
    for (column, row, tile) in [(7, 8, 66), (7, 6, 88), (8, 7, 77)] {
        let placed = Placed {
            tile: TileId::new(tile).unwrap(),
            rotation: Rotation::ALL[0],
        };
        ship.put(at(column, row), placed);
    }
    ship.fit_out();
    ship.set_roads(RoughRoad::DefectiveConnectors.set());
    assert_eq!(ship.engine_strength(Squares::EMPTY), 0);
    let dropped = ship.drop_to_fly().expect("something can be dropped");
    assert_eq!(dropped, at(7, 6), "the cannon, not an engine");
    ship.take(dropped);
    assert!(ship.engine_strength(Squares::EMPTY) > 0);
}
