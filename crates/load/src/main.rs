//! How many tables a server holds: plays them all over real WebSockets from this process, and reports.
//!
//! Every seat sends one command every two seconds. A command's time runs from sending it until the last of its table's
//! seats has received the update.

mod crew;
mod report;
mod script;
mod server;

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use tokio::time::Instant;

use report::{Report, Sample};
use script::Script;

/// Crews that are seated at the same time.
const AT_ONCE: usize = 64;

/// Plays many tables against one server and reports what they cost.
#[derive(Parser)]
struct Args {
    /// Tables to play at the same time
    #[arg(long, default_value_t = 1500)]
    tables: usize,
    /// Seats at each table
    #[arg(long, default_value_t = 5)]
    seats: usize,
    /// Seconds to measure, after everybody is seated
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Milliseconds between two commands of one seat
    #[arg(long, default_value_t = 2000)]
    every: u64,
    /// What to play
    #[arg(long, value_enum, default_value_t = Script::SpaceAlert)]
    game: Script,
    /// The server's binary
    #[arg(long)]
    server: PathBuf,
    /// Fail unless the tables are held as they should be: p99 under 50 ms, 0.1 CPU seconds for 1,000 commands, a median
    /// update under 400 bytes, 150 kB a table
    #[arg(long)]
    strict: bool,
}

fn main() -> ExitCode {
    let args = Args::parse();
    // One thread: what is measured is the server, and the tool must leave it the other core.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let done = runtime
        .map_err(|error| error.to_string())
        .and_then(|runtime| runtime.block_on(run(&args)));
    match done {
        Ok(report) => {
            println!("{report}");
            if args.strict && !report.holds() {
                ExitCode::FAILURE
            } else {
                ExitCode::SUCCESS
            }
        }
        Err(why) => {
            eprintln!("load: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: &Args) -> Result<Report, String> {
    // Five connections a table, and some to spare.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let server = server::Server::start(&args.server).await?;
    let empty = server.usage()?;
    eprintln!("seating {} tables of {}", args.tables, args.seats);
    let mut gathering = tokio::task::JoinSet::new();
    let mut crews = Vec::with_capacity(args.tables);
    for index in 0..args.tables {
        let address = server.address.clone();
        gathering.spawn(crew::Crew::gather(address, args.seats, args.game));
        if index + 1 >= AT_ONCE
            && let Some(crew) = gathering.join_next().await
        {
            crews.push(crew.map_err(|error| error.to_string())??);
        }
    }
    while let Some(crew) = gathering.join_next().await {
        crews.push(crew.map_err(|error| error.to_string())??);
    }
    // What the gathering left to do is done before anything is measured.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = server.usage()?;
    let tool_before = server::usage("self")?;
    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds);
    let every = Duration::from_millis(args.every);
    eprintln!("playing for {} s", args.seconds);
    let mut playing = tokio::task::JoinSet::new();
    for (index, crew) in crews.into_iter().enumerate() {
        // Tables begin one after the other, so that the commands come evenly.
        let first = begin + every.mul_f64(index as f64 / args.tables as f64 / args.seats as f64);
        playing.spawn(crew.play(first, every, end));
    }
    let mut sample = Sample::default();
    let mut crews = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (crew, part) = played.map_err(|error| error.to_string())??;
        sample.add(part);
        crews.push(crew);
    }
    let after = server.usage()?;
    let tool_after = server::usage("self")?;
    Ok(Report {
        tables: args.tables,
        seats: args.seats,
        seconds: begin.elapsed().as_secs_f64(),
        server_cpu: after.cpu - before.cpu,
        tool_cpu: tool_after.cpu - tool_before.cpu,
        memory: after.memory.saturating_sub(empty.memory),
        sample,
    })
}
