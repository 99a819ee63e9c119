//! Load test: plays many tables over real WebSockets, checks what every seat sees, and reports.
//!
//! Every seat sends a command every second or two (`scripts`). A command's time runs from sending it until the last of its table's
//! seats has received, parsed and applied the update that shows it. docs/load.md says what the numbers mean.

mod report;
mod scripts;
mod server;
mod socket;
mod table;

use clap::Parser;
use std::cell::RefCell;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::Instant;

use report::{Report, Run, Sample};
use scripts::{Defaults, Game};
use server::Server;
use table::Table;

/// Tables that are set up at the same time.
const AT_ONCE: usize = 64;
/// Seconds between two progress lines.
const GLANCE: u64 = 10;
/// Tables that are checked after the server was killed.
const LOOKED_FOR: usize = 100;

/// Plays many tables against one server and reports what they cost.
#[derive(Parser)]
struct Args {
    /// Tables to play at the same time [default: 1500; 600 for galaxy-trucker, 1000 for battleship-galaxies]
    #[arg(long)]
    tables: Option<usize>,
    /// Seats at each table [default: 5; 4 for galaxy-trucker, 2 for battleship-galaxies]
    #[arg(long)]
    seats: Option<usize>,
    /// Seconds to measure [default: whole missions of space-alert, which take eleven minutes; 60 for galaxy-trucker and battleship-galaxies; 30 for toy]
    #[arg(long)]
    seconds: Option<u64>,
    /// Milliseconds between two commands of one seat [default: 2000; 1000 for galaxy-trucker and battleship-galaxies]
    #[arg(long)]
    every: Option<u64>,
    /// Games to play, one after another (may be repeated)
    #[arg(long, value_enum, default_values_t = [Game::SpaceAlert])]
    game: Vec<Game>,
    /// The server's binary
    #[arg(long)]
    server: PathBuf,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
    /// Write a line for every second to this file (CSV)
    #[arg(long)]
    timeline: Option<PathBuf>,
    /// Fail if a target of the game is missed (latency, CPU time, bytes of updates, memory)
    #[arg(long)]
    strict: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // One thread: the tool must leave the other core to the server.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let done = runtime
        .map_err(|error| error.to_string())
        .and_then(|runtime| LocalSet::new().block_on(&runtime, all(&args)));
    match done {
        Ok(missed) if args.strict && missed => ExitCode::FAILURE,
        Ok(_) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Plays one game after another. Returns whether a target was missed.
async fn all(args: &Args) -> Result<bool, String> {
    // A connection for every seat, and some more.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let mut missed = false;
    for game in &args.game {
        let report = Report::of(run(args, *game).await?);
        missed |= !report.missed().is_empty();
        if let Some(file) = &args.timeline {
            std::fs::write(file, report.timeline())
                .map_err(|error| format!("{}: {error}", file.display()))?;
        }
        match args.json {
            true => println!("{}", report.json()),
            false => println!("{report}"),
        }
    }
    Ok(missed)
}

/// How much of a game is played.
fn plan(args: &Args, game: Game) -> Defaults {
    let usual = game.script().defaults();
    Defaults {
        tables: args.tables.unwrap_or(usual.tables),
        seats: args.seats.unwrap_or(usual.seats),
        every: args.every.map_or(usual.every, Duration::from_millis),
        seconds: args.seconds.or(usual.seconds),
        warm_up: usual.warm_up,
    }
}

async fn run(args: &Args, game: Game) -> Result<Run, String> {
    let plan = plan(args, game);
    let name = game.script().game();
    let mut server = Server::start(&args.server).await?;
    let empty = server.usage()?;
    eprintln!("seating {} tables of {}", plan.tables, plan.seats);
    let sample = Rc::new(RefCell::new(Sample::default()));
    let mut tables = gather(plan, game, &server.address, &sample).await?;
    // Pending work of the set-up finishes before the measurement.
    tokio::time::sleep(Duration::from_secs(2)).await;
    if plan.warm_up > 0 {
        eprintln!(
            "playing {name} for {} s before the measurement",
            plan.warm_up
        );
        let begin = Instant::now();
        let end = begin + Duration::from_secs(plan.warm_up);
        tables = play(plan, tables, begin, Some(end)).await?;
        sample.take();
    }
    let (before, tool_before) = (server.usage()?, server::usage("self")?);
    let begin = Instant::now();
    match plan.seconds {
        Some(seconds) => eprintln!("playing {name} for {seconds} s"),
        None => eprintln!("playing {name} to the end"),
    }
    let end = plan
        .seconds
        .map(|seconds| begin + Duration::from_secs(seconds));
    let mut by_second = Vec::new();
    let mut tables = tokio::select! {
        played = play(plan, tables, begin, end) => played?,
        failed = watch(&server, begin, &sample, &mut by_second) => return Err(failed),
    };
    let (after, tool_after) = (server.usage()?, server::usage("self")?);
    let seconds = begin.elapsed().as_secs_f64();
    eprintln!("comparing every document");
    let mut compared = 0;
    for table in &mut tables {
        compared += table.compare().await?;
    }
    // Games may go on by themselves meanwhile, so the tables to look for are brought up to date right before the crash.
    for table in tables.iter_mut().take(LOOKED_FOR) {
        table.compare().await?;
    }
    eprintln!("killing the server and checking the tables");
    server.crash().await?;
    let looked_for = tables.iter().take(LOOKED_FOR);
    for table in looked_for.clone() {
        table.come_back(&server.address).await?;
    }
    Ok(Run {
        game,
        tables: plan.tables,
        seats: plan.seats,
        begin,
        seconds,
        server_cpu_by_second: by_second.iter().map(|cpu| cpu - before.cpu).collect(),
        server_cpu: after.cpu - before.cpu,
        tool_cpu: tool_after.cpu - tool_before.cpu,
        memory: after.memory.saturating_sub(empty.memory),
        sample: sample.take(),
        compared,
        survived: looked_for.len(),
    })
}

/// Samples the CPU time of the server every second until it ends, and prints progress.
async fn watch(
    server: &Server,
    begin: Instant,
    sample: &RefCell<Sample>,
    by_second: &mut Vec<f64>,
) -> String {
    loop {
        let second = by_second.len() as u64 + 1;
        tokio::time::sleep_until(begin + Duration::from_secs(second)).await;
        match server.usage() {
            Ok(usage) => by_second.push(usage.cpu),
            Err(why) => return why,
        }
        if second.is_multiple_of(GLANCE) {
            eprintln!("{second:>5} s: {}", sample.borrow().glance(GLANCE));
        }
    }
}

async fn gather(
    plan: Defaults,
    game: Game,
    address: &str,
    sample: &Rc<RefCell<Sample>>,
) -> Result<Vec<Table>, String> {
    let mut tables = Vec::with_capacity(plan.tables);
    let mut gathering = JoinSet::new();
    let mut left = plan.tables;
    while tables.len() < plan.tables {
        while left > 0 && gathering.len() < AT_ONCE {
            let (address, seats) = (address.to_owned(), plan.seats);
            let sample = sample.clone();
            gathering.spawn_local(async move {
                Table::gather(&address, seats, game.script(), sample).await
            });
            left -= 1;
        }
        let Some(table) = gathering.join_next().await else {
            break;
        };
        tables.push(table.map_err(|error| error.to_string())??);
    }
    Ok(tables)
}

async fn play(
    plan: Defaults,
    tables: Vec<Table>,
    begin: Instant,
    end: Option<Instant>,
) -> Result<Vec<Table>, String> {
    let mut playing = JoinSet::new();
    for (index, table) in tables.into_iter().enumerate() {
        // Tables start one after another, so that the commands are spread evenly.
        let late = index as f64 / plan.tables as f64 / plan.seats as f64;
        playing.spawn_local(table.play(begin + plan.every.mul_f64(late), plan.every, end));
    }
    let mut tables = Vec::new();
    while let Some(played) = playing.join_next().await {
        tables.push(played.map_err(|error| error.to_string())??);
    }
    Ok(tables)
}
