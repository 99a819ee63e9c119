//! `hangar galaxy-trucker`: checks ships and flies flights from files.

use crate::output::{self, TROUBLE};
use clap::builder::NonEmptyStringValueParser;
use galaxy_trucker::files::{FileFault, FlightFile, MAX_BYTES, ShipFile};
use galaxy_trucker::game::Counts;
use galaxy_trucker::narrate::narrate;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::{Alien, Kind};
use i18n::{Words, system_errors};
use serde_json::json;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;
use table::Text;

/// Checks ships and flies flights from files
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Check(FileArgs),
    Fly(FileArgs),
    /// Write the data files, or check some
    Data(super::data::Args),
}

#[derive(clap::Args)]
struct FileArgs {
    /// The file; - reads standard input
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    file: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Reads a file and runs the command.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let (file, checks) = match &args.command {
        Command::Check(file) => (file, true),
        Command::Fly(file) => (file, false),
        Command::Data(args) => return super::data::run(args, words),
    };
    let bytes = match read(&file.file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let text = Text::new("cli-cannot-read")
                .with("file", file.file.as_str())
                .with("why", words.say(&system_errors::system(&error)));
            return output::trouble(&words.say(&text));
        }
    };
    let done = if checks {
        check(&bytes, file.json, words)
    } else {
        fly(&bytes, file.json, words)
    };
    match done {
        Ok((text, fine)) => match output::print(&text, words) {
            Err(why) => output::trouble(&why),
            Ok(()) if fine => ExitCode::SUCCESS,
            Ok(()) => ExitCode::FAILURE,
        },
        Err(fault) => {
            let text = Text::new("gt-cli-bad-file")
                .with("file", file.file.as_str())
                .with("why", explain(&fault, words));
            anstream::eprintln!("hangar: {}", words.say(&text));
            ExitCode::from(TROUBLE)
        }
    }
}

/// What is wrong with a file, where, and the rule behind it.
fn explain(fault: &FileFault, words: &Words) -> String {
    let mut why = match fault {
        FileFault::Json(why, line) => {
            let why = words.say(&system_errors::reading(why));
            let text = Text::new("error-line").with("line", *line as i64);
            words.say(&text.with("why", why))
        }
        _ => words.say(&fault.text()),
    };
    if let Some(place) = fault.place() {
        let text = Text::new("gt-file-at").with("place", words.say(&place));
        why = words.say(&text.with("why", why));
    }
    match fault.rule() {
        Some(rule) => format!("{why} ({rule})"),
        None => why,
    }
}

fn read(name: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = match name {
        "-" => Box::new(io::stdin()),
        path => Box::new(File::open(path)?),
    };
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_BYTES {
        return Err(io::Error::from(io::ErrorKind::FileTooLarge));
    }
    Ok(bytes)
}

/// Prints whether a ship is legal, its errors and strengths, and the ship as text.
fn check(bytes: &[u8], as_json: bool, words: &Words) -> Result<(String, bool), FileFault> {
    let ship = ShipFile::parse(bytes)?.ship()?;
    let faults = ship.faults();
    let legal = faults.is_empty();
    let label = |square: Square| ship.board().label(square);
    if as_json {
        let faults: Vec<_> = faults
            .iter()
            .map(|fault| {
                let (one, other) = fault.squares();
                let squares: Vec<_> = [Some(one), other]
                    .into_iter()
                    .flatten()
                    .map(label)
                    .collect();
                json!({"fault": fault.message(), "rule": fault.rule(), "squares": squares})
            })
            .collect();
        let counts = Counts::of(&ship);
        let report = json!({
            "legal": legal,
            "faults": faults,
            "exposed": counts.exposed,
            "cannons_x2": [counts.cannons_x2, counts.cannons_powered_x2],
            "engines": [counts.engines, counts.engines_powered],
            "crew": counts.crew,
            "tokens": counts.tokens,
            "goods_containers": containers(&ship),
            "alien_cabins": {
                "brown": ship.alien_cabins(Alien::Brown).iter().map(label).collect::<Vec<_>>(),
                "purple": ship.alien_cabins(Alien::Purple).iter().map(label).collect::<Vec<_>>(),
                "cyan": ship.alien_cabins(Alien::Cyan).iter().map(label).collect::<Vec<_>>(),
            },
        });
        return Ok((report.to_string() + "\n", legal));
    }
    let mut out = draw(&ship);
    let counts = Counts::of(&ship);
    let half = |x2: u8| format!("{}{}", x2 / 2, if x2 % 2 == 1 { "½" } else { "" });
    let text = Text::new("gt-cli-numbers")
        .with("cannons", half(counts.cannons_x2))
        .with("cannons_powered", half(counts.cannons_powered_x2))
        .with("engines", counts.engines)
        .with("engines_powered", counts.engines_powered)
        .with("crew", counts.crew)
        .with("tokens", counts.tokens)
        .with("containers", i64::from(containers(&ship)))
        .with("exposed", counts.exposed);
    let _ = writeln!(out, "\n{}", words.say(&text));
    for fault in &faults {
        let (one, other) = fault.squares();
        let at: Vec<String> = [Some(one), other]
            .into_iter()
            .flatten()
            .map(|square| format!("{:?}", label(square)))
            .collect();
        let what = words.say(&Text::new(fault.message()));
        let _ = writeln!(out, "{}: {what} ({})", at.join(" "), fault.rule());
    }
    let verdict = if legal {
        "gt-cli-legal"
    } else {
        "gt-cli-illegal"
    };
    let text = Text::new(verdict).with("count", faults.len() as i64);
    let _ = writeln!(out, "{}", words.say(&text));
    Ok((out, legal))
}

/// Containers for goods.
fn containers(ship: &Ship) -> u32 {
    let holds = ship.holds();
    holds
        .iter()
        .map(|square| u32::from(ship.containers(square)))
        .sum()
}

/// The ship as text: two letters and a digit for each tile, dots for empty squares, numbers at the edge.
fn draw(ship: &Ship) -> String {
    let board = ship.board();
    let mut out = String::from("   ");
    for column in 0..9 {
        if let Some(square) = Square::at(column, 0) {
            let _ = write!(out, "{:>4}", board.label(square)[0]);
        }
    }
    out.push('\n');
    for row in 0..board.rows {
        let Some(first) = Square::at(0, row) else {
            continue;
        };
        let _ = write!(out, "{:>3}", board.label(first)[1]);
        for column in 0..9 {
            let Some(square) = Square::at(column, row) else {
                continue;
            };
            let cell = match ship.placed(square) {
                Some(placed) => {
                    let arrow = ["^", ">", "v", "<"][usize::from(placed.rotation.quarters())];
                    format!("{}{arrow}", letters(placed.tile.tile().kind))
                }
                None if board.squares.has(square) => ".".to_owned(),
                None => String::new(),
            };
            let _ = write!(out, "{cell:>4}");
        }
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
    out
}

const fn letters(kind: Kind) -> &'static str {
    match kind {
        Kind::StartingCabin => "ST",
        Kind::Cabin => "CA",
        Kind::Engine => "E1",
        Kind::DoubleEngine => "E2",
        Kind::Cannon => "G1",
        Kind::DoubleCannon => "G2",
        Kind::Battery { .. } => "BA",
        Kind::Shield => "SH",
        Kind::Hold { .. } => "HO",
        Kind::SpecialHold { .. } => "HR",
        Kind::Structural => "XX",
        Kind::LifeSupport {
            alien: Alien::Brown,
        } => "LB",
        Kind::LifeSupport {
            alien: Alien::Purple,
        } => "LP",
        Kind::LifeSupport { alien: Alien::Cyan } => "LC",
        Kind::LuxuryCabin => "CL",
        Kind::StasisChamber => "CS",
        Kind::BidirectionalCannon => "GB",
        Kind::EngineCannon => "EG",
        Kind::MixedHold { .. } => "HM",
        Kind::BatteryHold { .. } => "BH",
        Kind::ShieldBooster => "BS",
        Kind::CannonBooster => "BG",
        Kind::EngineBooster => "BE",
        Kind::ReactorFurnace => "FU",
        Kind::Plating => "PL",
        Kind::SolarPanel => "SO",
        Kind::Thruster { .. } => "TH",
        Kind::Router => "RO",
        Kind::MixedLifeSupport { .. } => "LM",
        Kind::CrubotStation => "CR",
        Kind::AntiPersonnelLaser => "AL",
        Kind::Armory => "AR",
        Kind::PlatedHold { .. } => "HP",
    }
}

/// The whole flight, line by line, and the receipts.
fn fly(bytes: &[u8], as_json: bool, words: &Words) -> Result<(String, bool), FileFault> {
    let file = FlightFile::parse(bytes)?;
    let (flight, events) = file.fly()?;
    let receipts = file.settle(&flight);
    if as_json {
        let report = json!({"events": events, "receipts": receipts});
        return Ok((report.to_string() + "\n", true));
    }
    let mut out = String::new();
    for event in &events {
        if let Some(line) = narrate(event) {
            let _ = writeln!(out, "{} ({})", words.say(&line.text), line.rule);
        }
    }
    for receipt in receipts {
        let text = Text::new("gt-cli-receipt")
            .with("ship", receipt.ship + 1)
            .with("earned", i64::from(receipt.earned))
            .with("finishing", i64::from(receipt.finishing))
            .with("best", i64::from(receipt.best_looking))
            .with("creativity", i64::from(receipt.creativity))
            .with("sale", i64::from(receipt.sale))
            .with("lost", i64::from(receipt.lost))
            .with("penalty", i64::from(receipt.penalty));
        let _ = writeln!(out, "{}", words.say(&text));
    }
    Ok((out, true))
}
