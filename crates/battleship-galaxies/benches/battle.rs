//! How fast battles are played: commands applied with the empty recorder, whole battles of random play.

use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::{Command, StopRule};
use battleship_galaxies::ids::CardId;
use battleship_galaxies::rules::legal_commands::Waiting;
use battleship_galaxies::setup::{BattleChoice, Rules, Setup};
use battleship_galaxies::state::Battle;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use table::{BotLevel, Dice, Game, Seat, SeatInfo, Seed, Silent, Simulation};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What the issue asks of one core, and of a table.
const BATTLES_A_SECOND: f64 = 1_000.0;
const COMMANDS_A_SECOND: f64 = 500_000.0;
const BYTES_OF_A_TABLE: usize = 100_000;

fn verdict(reached: bool) -> &'static str {
    if reached { "reached" } else { "NOT REACHED" }
}

/// A quick random command: any kind of decision, with parameters drawn at random.
fn step(battle: &mut Battle, dice: &mut Dice, log: &mut Vec<(Seat, Command)>) -> bool {
    let (waiting, seats) = battle.waiting();
    let Some(seat) = seats.iter().next() else {
        return false;
    };
    let command = match waiting {
        Waiting::Movement => battle.activation.as_ref().and_then(|activation| {
            let card = battle.card(activation.card)?;
            let (ship, _) = card
                .in_play()
                .find(|(id, _)| activation.moved & (1 << id.n()) == 0)?;
            let steps = dice.below(u32::from(battle.move_of(ship)) + 1);
            let path = (0..steps)
                .filter_map(|_| {
                    dice.pick(&battleship_galaxies::hex::Direction::ALL)
                        .copied()
                })
                .collect();
            Some(Command::Move {
                ship,
                lead_end: 0,
                path,
                ram: None,
                stop: StopRule::Never,
            })
        }),
        Waiting::Action => {
            let cards: Vec<CardId> = battle.activatable(seat);
            dice.pick(&cards)
                .map(|card| Command::Activate { card: *card })
        }
        Waiting::Deploy if dice.below(3) > 0 => None,
        _ => dice.pick(&battle.legal(seat)).cloned(),
    };
    let fallback = match waiting {
        Waiting::Movement => Command::EndMovement,
        _ => Command::EndPhase,
    };
    for command in command.into_iter().chain([fallback]) {
        if battle.act(seat, &command, &mut Silent).is_ok() {
            log.push((seat, command));
            return true;
        }
    }
    false
}

fn new_battle(rules: &Arc<Rules>, seed: u64) -> Battle {
    let lists: Vec<_> = Seat::first(rules.seat_count())
        .map(|seat| {
            rules
                .check_list(seat, &rules.reference_list(seat))
                .unwrap_or_default()
        })
        .collect();
    let mut battle = Battle::new(Arc::clone(rules), &lists, Seed::from_u64(seed), &mut Silent);
    battle.ask_able_only();
    battle
}

fn main() {
    let rules = Arc::new(Rules::new(&Setup::default()).expect("mission 1 is valid"));
    let games = 200u64;
    let start = Instant::now();
    let mut logs = Vec::new();
    let mut rounds = 0u64;
    for seed in 0..games {
        let mut battle = new_battle(&rules, seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        let mut log = Vec::new();
        while battle.outcome.is_none()
            && log.len() < 20_000
            && step(&mut battle, &mut dice, &mut log)
        {}
        rounds += u64::from(battle.round());
        logs.push(log);
    }
    let took = start.elapsed().as_secs_f64();
    let speed = games as f64 / took;
    println!(
        "{speed:.0} random battles of mission 1 a second ({} rounds each); {BATTLES_A_SECOND:.0} wanted: {}",
        rounds / games,
        verdict(speed >= BATTLES_A_SECOND)
    );
    let commands: usize = logs.iter().map(Vec::len).sum();
    let mut best = f64::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        for (seed, log) in logs.iter().enumerate() {
            let mut battle = new_battle(&rules, seed as u64);
            for (seat, command) in log {
                let _ = black_box(battle.act(*seat, command, &mut Silent));
            }
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    let speed = commands as f64 / best;
    println!(
        "{speed:.0} commands a second with the empty recorder ({} a battle); {COMMANDS_A_SECOND:.0} wanted: {}",
        commands as u64 / games,
        verdict(speed >= COMMANDS_A_SECOND)
    );
    let bytes = (1..=5).map(table_size).max().unwrap_or(0);
    println!(
        "{bytes} bytes for the largest table; under {BYTES_OF_A_TABLE} wanted: {}",
        verdict(bytes < BYTES_OF_A_TABLE)
    );
}

/// The memory of a table at its largest while computer players fight a mission: what a copy of it takes. The printed facts
/// are shared by all tables and not counted.
fn table_size(number: u8) -> usize {
    let setup = Setup {
        battle: BattleChoice::Mission {
            number,
            variant: None,
        },
        ..Setup::default()
    };
    let count = BattleshipGalaxies::seats(&setup).max;
    let seats = vec![SeatInfo::bot("A", BotLevel::Easy); usize::from(count)];
    let game = BattleshipGalaxies::setup(&setup, &seats, Seed::from_u64(1)).expect("valid");
    let mut table = Simulation::new(game);
    for seat in Seat::first(count) {
        let bot = BattleshipGalaxies::bot(BotLevel::Easy, seat, Seed::from_u64(2));
        table.seat(seat, bot.expect("the game has computer players"));
    }
    let mut most = 0;
    while table.run(1) == 1 {
        let region = Region::new(ALLOCATOR);
        let copy = black_box(table.game.clone());
        most = most.max(region.change().bytes_allocated);
        drop(copy);
    }
    most + size_of::<BattleshipGalaxies>()
}
