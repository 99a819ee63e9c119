//! How much of a core a computer player needs while it builds at the speed of a person. `make bench` runs it.

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::setup::Setup;
use std::process::ExitCode;
use std::time::Instant;
use table::{BotLevel, Game, Millis, Seat, SeatInfo, Seed, Simulation};

/// Tables for each level and flight.
const TABLES: u64 = 20;
const BOTS: u8 = 4;
/// Parts of a million of a core that one computer player may use.
const MOST_PPM: u128 = 10_000;

fn main() -> ExitCode {
    let mut fine = true;
    for kind in [FlightKind::First, FlightKind::Second, FlightKind::Third] {
        for level in BotLevel::ALL {
            let mut worked = 0;
            let mut built = 0;
            for seed in 0..TABLES {
                let mut table = building(kind, level, seed);
                let began = Instant::now();
                let lasted = build(&mut table);
                worked += began.elapsed().as_micros();
                built += u128::from(lasted.0) * 1_000 * u128::from(BOTS);
            }
            let ppm = worked * 1_000_000 / built.max(1);
            println!(
                "building, {kind:?} flight, {level}: {}.{:04} % of a core for each computer player",
                ppm / 10_000,
                ppm % 10_000
            );
            fine &= ppm <= MOST_PPM;
        }
    }
    if fine {
        ExitCode::SUCCESS
    } else {
        eprintln!("A computer player uses more than 1 % of a core.");
        ExitCode::FAILURE
    }
}

/// A table of computer players of one level.
fn building(kind: FlightKind, level: BotLevel, seed: u64) -> Simulation<GalaxyTrucker> {
    let setup = Setup {
        flights: vec![kind],
        ..Setup::default()
    };
    let seats: Vec<SeatInfo> = (0..BOTS)
        .map(|_| SeatInfo::bot(level.name(), level))
        .collect();
    let seed = Seed::from_u64(seed);
    let game = GalaxyTrucker::setup(&setup, &seats, seed).expect("four can play every flight");
    let mut table = Simulation::new(game);
    for seat in Seat::first(BOTS) {
        let bot = GalaxyTrucker::bot(level, seat, seed.derive(&seat.index().to_string()));
        table.seat(seat, bot.expect("every level has a bot"));
    }
    table
}

/// Plays until all ships are built. Gives the game time that took.
fn build(table: &mut Simulation<GalaxyTrucker>) -> Millis {
    while matches!(
        table.game.view().stage,
        StageName::Countdown | StageName::Building
    ) && table.step()
    {}
    table.now
}
