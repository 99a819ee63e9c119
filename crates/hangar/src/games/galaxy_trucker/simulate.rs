//! `hangar simulate galaxy-trucker`: computer players fly many flights.

use crate::output;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::setup::Setup;
use i18n::Words;
use rayon::prelude::*;
use serde::Serialize;
use std::fmt::Write as _;
use std::process::ExitCode;
use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation, Text};

/// Flies many flights with one ship of each level
#[derive(clap::Args)]
pub struct Args {
    /// How many flights
    #[arg(long, default_value_t = 300)]
    flights: u64,
    /// Seed of the first flight
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Limit of steps for one game.
const MOST_STEPS: usize = 50_000;

/// The results of one level.
#[derive(Clone, Copy, Default, Serialize)]
struct Tally {
    ships: u64,
    credits: u64,
    wins: u64,
    legal: u64,
    tiles_lost: u64,
    gave_up: u64,
}

impl Tally {
    fn add(mut self, other: Tally) -> Tally {
        self.ships += other.ships;
        self.credits += other.credits;
        self.wins += other.wins;
        self.legal += other.legal;
        self.tiles_lost += other.tiles_lost;
        self.gave_up += other.gave_up;
        self
    }
}

type Levels = [Tally; BotLevel::ALL.len()];

/// Plays and reports.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let merge = |a: Levels, b: Levels| -> Levels { std::array::from_fn(|i| a[i].add(b[i])) };
    let tallies = (0..args.flights)
        .into_par_iter()
        .map(|number| fly(args.seed, number))
        .reduce(Levels::default, merge);
    let mut out = String::new();
    if args.json {
        let levels: serde_json::Map<_, _> = BotLevel::ALL
            .iter()
            .zip(tallies)
            .map(|(level, tally)| (level.name().to_owned(), serde_json::json!(tally)))
            .collect();
        let _ = writeln!(out, "{}", serde_json::Value::Object(levels));
    } else {
        for (level, tally) in BotLevel::ALL.iter().zip(tallies) {
            // In tenths, without floating point.
            let each = |sum: u64, scale: u64| {
                let tenths = sum * scale * 10 / tally.ships.max(1);
                format!("{}.{}", tenths / 10, tenths % 10)
            };
            let text = Text::new("gt-cli-simulated")
                .with("level", level.name())
                .with("ships", tally.ships as i64)
                .with("credits", each(tally.credits, 1))
                .with("wins", each(tally.wins, 100))
                .with("legal", each(tally.legal, 100))
                .with("lost", each(tally.tiles_lost, 1))
                .with("gave_up", each(tally.gave_up, 100));
            let _ = writeln!(out, "{}", words.say(&text));
        }
    }
    match output::print(&out, words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => output::trouble(&why),
    }
}

/// One flight of one ship of each level; seats and flight numbers change from game to game.
fn fly(seed: u64, number: u64) -> Levels {
    let mut tallies = Levels::default();
    let kinds = [FlightKind::First, FlightKind::Second, FlightKind::Third];
    let setup = Setup {
        flights: vec![kinds[(number % 3) as usize]],
        ..Setup::default()
    };
    let mut levels = BotLevel::ALL.to_vec();
    levels.rotate_left((number / 3 % 3) as usize);
    let seats: Vec<SeatInfo> = levels
        .iter()
        .map(|level| SeatInfo::bot(level.name(), *level))
        .collect();
    let seed = Seed::from_u64(seed).derive(&number.to_string());
    let Ok(game) = GalaxyTrucker::setup(&setup, &seats, seed) else {
        return tallies;
    };
    let mut simulation = Simulation::new(game);
    for (seat, level) in Seat::first(seats.len() as u8).zip(&levels) {
        if let Some(bot) = GalaxyTrucker::bot(*level, seat, seed.derive(level.name())) {
            simulation.seat(seat, bot);
        }
    }
    simulation.run(MOST_STEPS);
    let Some(outcome) = simulation.game.outcome() else {
        return tallies;
    };
    let view = simulation.game.view();
    let best = outcome.credits.iter().max().copied().unwrap_or(0);
    for (seat, level) in levels.iter().enumerate() {
        tallies[*level as usize] = Tally {
            ships: 1,
            credits: u64::from(outcome.credits[seat]),
            wins: u64::from(best > 0 && outcome.credits[seat] == best),
            legal: u64::from(simulation.game.faults_found()[seat] == 0),
            tiles_lost: u64::from(view.ships[seat].lost),
            gave_up: u64::from(view.ships[seat].gave_up.is_some()),
        };
    }
    tallies
}
