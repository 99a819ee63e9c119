//! `hangar battleship-galaxies` and `hangar simulate battleship-galaxies`: missions, ship cards, data files, battles from a file, battles between computer players.

use crate::games::data_files::{self, Args as DataArgs};
use crate::output;
use ::battleship_galaxies::bot::simulate::{Played, play};
use ::battleship_galaxies::command::{Command as BattleCommand, List};
use ::battleship_galaxies::data::{
    Cell, Data, DataChoice, DataError, DataFiles, FILES, FleetRule, Version, Weapon,
};
use ::battleship_galaxies::event::Event;
use ::battleship_galaxies::setup::{BattleChoice, Rules, Setup};
use ::battleship_galaxies::state::Battle;
use clap::ValueEnum;
use i18n::{Words, system_errors};
use rayon::prelude::*;
use serde::Deserialize;
use serde_json::json;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use table::{AddressedEvent, BotLevel, Refusal, Seat, Seed, Text};

/// Tools for Battleship Galaxies
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(clap::Subcommand)]
enum Tool {
    /// List the missions
    Missions(MissionsArgs),
    /// Print a ship card and its hit grid
    Ship(ShipArgs),
    /// Write the data files, or check some
    Data(DataArgs),
    /// Carry out a battle from a file
    Resolve(ResolveArgs),
    /// Let computer players fight many battles
    Simulate(SimulateArgs),
}

#[derive(clap::Args)]
struct MissionsArgs {
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct ShipArgs {
    name: String,
    #[arg(long)]
    data: Option<PathBuf>,
}

#[derive(clap::Args)]
struct ResolveArgs {
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Level {
    Cadet,
    Captain,
    Admiral,
}

impl Level {
    fn bot(self) -> BotLevel {
        match self {
            Level::Cadet => BotLevel::Easy,
            Level::Captain => BotLevel::Normal,
            Level::Admiral => BotLevel::Hard,
        }
    }
}

/// Lets computer players fight many battles
#[derive(clap::Args)]
pub struct SimulateArgs {
    #[arg(long, default_value_t = 1)]
    mission: u8,
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, value_enum, default_value_t = Level::Captain)]
    isn: Level,
    #[arg(long, value_enum, default_value_t = Level::Captain)]
    wretch: Level,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// A battle as a list of commands and dice.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BattleFile {
    /// The setup.
    #[serde(default)]
    setup: Setup,
    /// Seed of shuffles and dice that are not given.
    #[serde(default)]
    seed: u64,
    /// Lists by seat; missing ones are the reference lists.
    #[serde(default)]
    lists: Vec<List>,
    /// The commands in order.
    commands: Vec<FileCommand>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCommand {
    seat: Seat,
    command: BattleCommand,
    /// Dice that this command rolls: letters from 0, numbers from 0.
    #[serde(default)]
    dice: Vec<u8>,
}

/// Runs the tool.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let done = match args.tool {
        Tool::Missions(args) => Ok(missions(&args)),
        Tool::Ship(args) => ship(&args, words),
        Tool::Data(args) => data(&args, words),
        Tool::Resolve(args) => resolve(&args, words),
        Tool::Simulate(args) => simulate(&args, words),
    };
    finish(done, words)
}

/// `hangar simulate battleship-galaxies`.
pub fn run_simulate(args: &SimulateArgs, words: &'static Words) -> ExitCode {
    finish(simulate(args, words), words)
}

fn finish(done: Result<String, String>, words: &Words) -> ExitCode {
    match done.and_then(|text| output::print(&text, words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => output::trouble(&why),
    }
}

/// `hangar serve --battleship-data`: uses the data of a folder for new tables.
pub fn load_data(dir: &Path, words: &Words) -> Result<(), String> {
    choice(Some(dir), words).map(DataChoice::make_default)
}

fn read(path: &Path, words: &Words) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| {
        format!(
            "{}: {}",
            path.display(),
            words.say(&system_errors::system(&error))
        )
    })
}

/// The data of a folder; missing files are replaced by the defaults.
fn choice(dir: Option<&Path>, words: &Words) -> Result<DataChoice, String> {
    let Some(dir) = dir else {
        return Ok(DataChoice::embedded());
    };
    let texts = data_files::read(dir, &FILES, "bg-cli-no-data", words)?;
    let texts = texts.iter().map(|(name, text)| (*name, text.as_str()));
    let files = DataFiles::parse(texts).map_err(|why: DataError| why.to_string())?;
    DataChoice::of(&files).map_err(|why| why.to_string())
}

fn missions(args: &MissionsArgs) -> String {
    let data = Data::embedded();
    if args.json {
        let list: Vec<_> = data
            .missions
            .iter()
            .map(|mission| {
                let players: usize = mission.sides.iter().map(|side| side.seats.len()).sum();
                let variants: Vec<&str> = mission.variants.iter().map(|variant| variant.id.as_str()).collect();
                json!({"number": mission.number, "id": mission.id, "name": mission.name, "players": players, "variants": variants})
            })
            .collect();
        return serde_json::to_string_pretty(&list).unwrap_or_default() + "\n";
    }
    let mut text = String::new();
    for mission in &data.missions {
        let players: usize = mission.sides.iter().map(|side| side.seats.len()).sum();
        let _ = writeln!(text, "{}  {} ({players})", mission.number, mission.name);
        for side in &mission.sides {
            for seat in &side.seats {
                let fleet = match &seat.fleet {
                    FleetRule::Select { limit, .. } => format!("≤ {limit}"),
                    FleetRule::Fixed(ships) => ships
                        .iter()
                        .map(|ship| {
                            format!(
                                "{} {}",
                                data.ships[usize::from(ship.ship)].name,
                                version_name(ship.version)
                            )
                        })
                        .collect::<Vec<_>>()
                        .join(", "),
                };
                let _ = writeln!(text, "   {:?}: {fleet}", side.faction);
            }
        }
    }
    text
}

fn version_name(version: Version) -> &'static str {
    match version {
        Version::Standard => "I",
        Version::Seasoned => "II",
        Version::Veteran => "III",
    }
}

fn weapon_text(weapon: &Weapon) -> String {
    format!(
        "{} {}/{}/{}/{}",
        weapon.name, weapon.charge, weapon.range, weapon.attacks, weapon.strength
    )
}

fn ship(args: &ShipArgs, words: &Words) -> Result<String, String> {
    let data = choice(args.data.as_deref(), words)?
        .data()
        .map_err(|why| why.to_string())?;
    let wanted = args.name.to_lowercase();
    let Some(kind) = data
        .ships
        .iter()
        .find(|ship| ship.id == wanted || ship.name.to_lowercase().contains(&wanted))
    else {
        return Err(words.say(&Text::new("bg-cli-no-ship").with("name", args.name.clone())));
    };
    let mut text = format!(
        "{} ({:?}, {:?} × {})\n\n",
        kind.name, kind.faction, kind.size, kind.count
    );
    let _ = writeln!(text, "{}", words.get("bg-cli-ship-head"));
    for version in Version::ALL {
        let card = kind.version(version);
        let abilities: Vec<&str> = card
            .abilities
            .iter()
            .map(|a| data.abilities[usize::from(*a)].name.as_str())
            .collect();
        let weapons: Vec<String> = card.weapons.iter().map(weapon_text).collect();
        let _ = writeln!(
            text,
            "{:>4} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}  {}  {}",
            version_name(version),
            card.launch,
            card.activation,
            card.moves,
            card.shields,
            card.hull,
            card.capacity,
            weapons.join(", "),
            abilities.join(", ")
        );
    }
    text.push_str("\n    ");
    for letter in 0..data.letters {
        let _ = write!(text, "{} ", char::from(b'A' + letter));
    }
    text.push('\n');
    for number in 0..data.numbers {
        let _ = write!(text, "{:>3} ", number + 1);
        for letter in 0..data.letters {
            text.push_str(match kind.grid.cell(letter, number) {
                Cell::Miss => ". ",
                Cell::Hit => "# ",
                Cell::Critical => "* ",
            });
        }
        text.push('\n');
    }
    Ok(text)
}

fn data(args: &DataArgs, words: &Words) -> Result<String, String> {
    if let Some(dir) = &args.export {
        return data_files::write(dir, DataFiles::DEFAULT_TEXTS, words);
    }
    let choice = choice(args.check.as_deref(), words)?;
    Ok(words.say(
        &Text::new("bg-cli-data-good")
            .with("hash", choice.hash.clone())
            .with("changes", choice.corrections.len() as i64),
    ) + "\n")
}

/// The text of a refusal, with its rule.
fn refusal_text(why: &dyn Refusal, words: &Words) -> String {
    let refused = why.refused();
    let mut text = Text::new(refused.code);
    text.args = refused.args;
    format!("{} ({})", words.say(&text), why.rule())
}

fn resolve(args: &ResolveArgs, words: &Words) -> Result<String, String> {
    let name = args.file.display().to_string();
    let file: BattleFile =
        serde_json::from_str(&read(&args.file, words)?).map_err(|why| format!("{name}: {why}"))?;
    let say = |why: &dyn Refusal| refusal_text(why, words);
    let rules = Arc::new(Rules::new(&file.setup).map_err(|why| format!("{name}: {}", say(&why)))?);
    let mut lists = Vec::new();
    for seat in Seat::first(rules.seat_count()) {
        let list = file
            .lists
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| rules.reference_list(seat));
        lists.push(
            rules
                .check_list(seat, &list)
                .map_err(|why| format!("{name}: {}", say(&why)))?,
        );
    }
    let mut told: Vec<AddressedEvent<Event>> = Vec::new();
    let mut battle = Battle::new(rules, &lists, Seed::from_u64(file.seed), &mut told);
    for (at, step) in file.commands.iter().enumerate() {
        battle.load_dice(&step.dice);
        battle
            .act(step.seat, &step.command, &mut told)
            .map_err(|why| format!("{name}: commands[{at}]: {}", say(&why)))?;
    }
    let mut text = String::new();
    if args.json {
        let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
        let whole = json!({"events": events, "outcome": battle.outcome});
        return Ok(serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n");
    }
    for told in &told {
        let event = serde_json::to_string(&told.event).unwrap_or_default();
        let _ = writeln!(text, "{:<9} {event}", told.event.rule());
    }
    Ok(text)
}

/// The 95 % interval of a share, in tenths of a per cent (Wilson).
fn interval(wins: u64, games: u64) -> (f64, f64, f64) {
    let (n, z) = (games.max(1) as f64, 1.96f64);
    let p = wins as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (p * 100.0, (middle - half) * 100.0, (middle + half) * 100.0)
}

/// The time since the first call.
fn since_start() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn simulate(args: &SimulateArgs, words: &Words) -> Result<String, String> {
    let setup = Setup {
        battle: BattleChoice::Mission {
            number: args.mission,
            variant: None,
        },
        data: choice(args.data.as_deref(), words)?,
        ..Setup::default()
    };
    let say = |why: &dyn Refusal| refusal_text(why, words);
    let rules = Rules::new(&setup).map_err(|why| say(&why))?;
    let isn_first = rules.mission.sides[0].faction == ::battleship_galaxies::data::Faction::Isn;
    let levels = if isn_first {
        [args.isn, args.wretch]
    } else {
        [args.wretch, args.isn]
    };
    let levels = levels.map(Level::bot);
    let bar = indicatif::ProgressBar::new(args.games);
    let all: Result<Vec<Played>, _> = (0..args.games)
        .into_par_iter()
        .map(|game| {
            let seed = Seed::from_u64(args.seed.wrapping_add(game));
            let played = play(&rules, levels, seed, since_start);
            bar.inc(1);
            played
        })
        .collect();
    bar.finish_and_clear();
    let all = all.map_err(|why| say(&why))?;
    let isn = u8::from(!isn_first);
    let wins = |side: u8| {
        all.iter()
            .filter(|played| played.winner == Some(side))
            .count() as u64
    };
    let mean = |value: &dyn Fn(&Played) -> u64| {
        all.iter().map(value).sum::<u64>() as f64 / args.games.max(1) as f64
    };
    let used = |value: &dyn Fn(&Played, usize) -> u16, count: usize| -> Vec<f64> {
        (0..count)
            .map(|at| mean(&|played: &Played| u64::from(value(played, at))))
            .collect()
    };
    let cards = used(&|played, at| played.cards[at], rules.data.cards.len());
    let launched = used(&|played, at| played.launched[at], rules.data.ships.len());
    let lost = used(&|played, at| played.lost[at], rules.data.ships.len());
    let (share, low, high) = interval(wins(isn), args.games);
    let rounds = mean(&|played| u64::from(played.rounds));
    let longest = [isn, 1 - isn].map(|side| {
        let times = all.iter().map(|played| played.longest[usize::from(side)]);
        times.max().unwrap_or_default().as_millis() as u64
    });
    let damage = [isn, 1 - isn]
        .map(|side| mean(&|played: &Played| u64::from(played.damage[usize::from(side)])));
    if args.json {
        let cards: serde_json::Map<_, _> = rules
            .data
            .cards
            .iter()
            .zip(&cards)
            .map(|(card, n)| (card.id.clone(), json!(n)))
            .collect();
        let ships: serde_json::Map<_, _> = rules
            .data
            .ships
            .iter()
            .enumerate()
            .map(|(at, ship)| {
                (
                    ship.id.clone(),
                    json!({"launched": launched[at], "lost": lost[at]}),
                )
            })
            .collect();
        let whole = json!({
            "mission": args.mission, "games": args.games, "isn_wins": wins(isn), "wretch_wins": wins(1 - isn),
            "draws": args.games - wins(isn) - wins(1 - isn),
            "refused": all.iter().map(|played| played.refused).sum::<u64>(),
            "isn_share": share, "interval": [low, high], "rounds": rounds,
            "longest_decision_ms": {"isn": longest[0], "wretch": longest[1]},
            "hits_taken": {"isn": damage[0], "wretch": damage[1]}, "cards_played": cards, "ships": ships,
        });
        return Ok(serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n");
    }
    let mut text = words.say(
        &Text::new("bg-cli-simulated")
            .with("mission", args.mission)
            .with("games", args.games as i64)
            .with("share", format!("{share:.1}"))
            .with("low", format!("{low:.1}"))
            .with("high", format!("{high:.1}"))
            .with("wretch", wins(1 - isn) as i64)
            .with("rounds", format!("{rounds:.1}"))
            .with("isnlongest", longest[0] as i64)
            .with("wretchlongest", longest[1] as i64)
            .with("isnhits", format!("{:.1}", damage[0]))
            .with("wretchhits", format!("{:.1}", damage[1])),
    );
    text.push_str("\n\n");
    for (at, ship) in rules
        .data
        .ships
        .iter()
        .enumerate()
        .filter(|(at, _)| launched[*at] > 0.0)
    {
        let _ = writeln!(
            text,
            "{:<28} {:>6.2} {:>6.2}",
            ship.name, launched[at], lost[at]
        );
    }
    text.push('\n');
    for (card, count) in rules
        .data
        .cards
        .iter()
        .zip(&cards)
        .filter(|(_, count)| **count > 0.0)
    {
        let _ = writeln!(text, "{:<28} {count:>6.2}", card.name);
    }
    Ok(text)
}
