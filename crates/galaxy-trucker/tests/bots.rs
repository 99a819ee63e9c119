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

/// Veterans build ships without mistakes.
#[test]
fn veterans_build_legal_ships() {
    let setup = Setup {
        flights: vec![FlightKind::Second],
        ..Setup::default()
    };
    let mut checked = 0;
    for seed in 0..10 {
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
