//! `hangar space-alert mission`, also `hangar mission`: lists and prints missions, generates random ones, writes soundtracks.

use crate::output;
use clap::builder::NonEmptyStringValueParser;
use clap::{Subcommand, ValueEnum};
use i18n::{Lang, Words, system_errors};
use serde::Serialize;
use soundtrack::{Format, Mix, SoundError};
use space_alert::generate::{Recipe, generate, generate_double};
use space_alert::{Level, Script, Timeline, find_script, official_scripts};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Refusal, Seed, Text};

/// Lists the mission scripts, prints one, makes random ones, or writes a soundtrack for use at a real table
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    make: Option<Make>,
    /// A script, by its track (S2-4) or its name (mission-4); without it, all are listed
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    name: Option<String>,
    #[command(flatten)]
    show: Show,
}

/// Options for a script.
#[derive(clap::Args)]
struct Show {
    /// Write the soundtrack to this file, as Ogg Vorbis (.ogg) or WAV (.wav)
    #[arg(long, global = true, display_order = 100)]
    audio: Option<PathBuf>,
    /// Leave the music out of the soundtrack
    #[arg(long, global = true, display_order = 101)]
    no_music: bool,
    /// Print the script as JSON
    #[arg(long, global = true, display_order = 102)]
    json: bool,
}

#[derive(Subcommand)]
enum Make {
    /// Make a random mission: the same parameters and seed give the same mission again
    Random(Random),
}

/// Parameters of a random mission.
#[derive(clap::Args)]
struct Random {
    /// How much of the rules is used
    #[arg(long, value_enum, default_value_t = TrainingLevel::Mission)]
    level: TrainingLevel,
    /// The sum of the threats, common = 1 and serious = 2 [default: 3, 5 or 7 by level, 10 with double actions]
    #[arg(long, value_name = "N")]
    threat_level: Option<u8>,
    /// A mission of The New Frontier, for double action cards
    #[arg(long)]
    double_actions: bool,
    /// Length in minutes and seconds, such as 9:30 [default: 7:00 for a test run, 13:00 with double actions, else 10:00]
    #[arg(long, value_name = "M:SS", value_parser = duration)]
    duration: Option<u16>,
    /// Number of data transfers
    #[arg(long, value_name = "N")]
    data_transfers: Option<u8>,
    /// Number of incoming data
    #[arg(long, value_name = "N")]
    incoming_data: Option<u8>,
    /// How often communications go down
    #[arg(long, value_name = "N")]
    communications_down: Option<u8>,
    /// Number of unconfirmed reports, for crews of five
    #[arg(long, value_name = "N")]
    unconfirmed: Option<u8>,
    /// Size of the crew: with fewer than five there are no unconfirmed reports
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5), conflicts_with = "unconfirmed")]
    crew: Option<u8>,
    /// A whole number or 64 hexadecimal digits [default: a new one each time]
    #[arg(long)]
    seed: Option<Seed>,
}

/// The levels as words of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum TrainingLevel {
    TestRun,
    Simulation,
    AdvancedSimulation,
    Mission,
}

impl From<TrainingLevel> for Level {
    fn from(level: TrainingLevel) -> Level {
        match level {
            TrainingLevel::TestRun => Level::TestRun,
            TrainingLevel::Simulation => Level::Simulation,
            TrainingLevel::AdvancedSimulation => Level::AdvancedSimulation,
            TrainingLevel::Mission => Level::Mission,
        }
    }
}

/// `9:30`, or seconds.
fn duration(text: &str) -> Result<u16, &'static str> {
    let seconds = match text.split_once(':') {
        Some((minutes, seconds)) if seconds.len() == 2 => {
            let minutes: Option<u16> = minutes.parse().ok().filter(|m| *m < 1000);
            let seconds: Option<u16> = seconds.parse().ok().filter(|s| *s < 60);
            minutes.zip(seconds).map(|(m, s)| 60 * m + s)
        }
        Some(_) => None,
        None => text.parse().ok(),
    };
    seconds.ok_or("not a duration")
}

impl Args {
    /// Options that exclude each other. They may be given before or after `random`, where clap does not compare them.
    pub fn conflict(&self) -> Option<Text> {
        let together = |id: &str, option: &str, other: &str| {
            Text::new(id).with("option", option).with("other", other)
        };
        let show = &self.show;
        match &self.name {
            Some(name) if self.make.is_some() => {
                Some(Text::new("misuse-one-too-many").with("given", name.as_str()))
            }
            _ if show.json && show.audio.is_some() => {
                Some(together("misuse-together", "--json", "--audio"))
            }
            _ if show.no_music && show.audio.is_none() => {
                Some(together("misuse-needs", "--no-music", "--audio"))
            }
            _ => None,
        }
    }
}

/// Lists and prints missions, generates them or writes soundtracks.
pub fn run(args: Args, lang: Lang) -> ExitCode {
    match show(args, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("hangar: {why}");
            ExitCode::FAILURE
        }
    }
}

fn show(args: Args, lang: Lang) -> Result<(), String> {
    let show = args.show;
    if let Some(Make::Random(random)) = args.make {
        return make_random(&random, &show, lang);
    }
    let words = Words::of(lang);
    let Some(name) = args.name else {
        return match show.audio {
            Some(_) => Err(words.get("sa-mission-audio-of-what")),
            None if show.json => {
                let scripts: Vec<&Script> = official_scripts().collect();
                output::print(&json(&scripts)?, words)
            }
            None => output::print(&list(words), words),
        };
    };
    let script = find_script(&name)
        .ok_or_else(|| words.say(&Text::new("sa-mission-unknown").with("name", name.as_str())))?;
    show.present(script, &announcements(script, words), &json(script)?, lang)
}

/// Makes a mission and shows it like the official ones.
fn make_random(random: &Random, show: &Show, lang: Lang) -> Result<(), String> {
    let words = Words::of(lang);
    // Hash maps have a random seed from the system. The seed is short so that people can share it.
    let fresh = || RandomState::new().build_hasher().finish() >> 40;
    let seed = random.seed.unwrap_or_else(|| Seed::from_u64(fresh()));
    let recipe = Recipe {
        level: random.level.into(),
        threat_level: random.threat_level,
        unconfirmed: match random.crew {
            Some(crew) if crew < 5 => Some(0),
            _ => random.unconfirmed,
        },
        duration: random.duration,
        data_transfers: random.data_transfers,
        incoming_data: random.incoming_data,
        communications_down: random.communications_down,
    };
    let generate = match random.double_actions {
        true => generate_double,
        false => generate,
    };
    let script = generate(&recipe, seed).map_err(|fault| {
        let refused = fault.refused();
        let said = words.say(&Text {
            id: refused.code,
            args: refused.args,
        });
        format!("{said} ({})", fault.rule())
    })?;
    #[derive(Serialize)]
    struct Made<'a> {
        #[serde(flatten)]
        script: &'a Script,
        seed: String,
        recipe: &'a Recipe,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        double_actions: bool,
    }
    let seed = seed_word(seed);
    let about = Text::new("sa-mission-random")
        .with("seed", seed.as_str())
        .with("four", script.threat_level(false))
        .with("five", script.threat_level(true));
    let text =
        announcements(&script, words).replacen("\n\n", &format!("\n{}\n\n", words.say(&about)), 1);
    let made = Made {
        script: &script,
        seed,
        recipe: &recipe,
        double_actions: random.double_actions,
    };
    show.present(&script, &text, &json(&made)?, lang)
}

/// The seed as it is typed on the command line.
fn seed_word(seed: Seed) -> String {
    let mut number = [0; 8];
    number.copy_from_slice(&seed.0[..8]);
    let number = u64::from_le_bytes(number);
    if seed == Seed::from_u64(number) {
        number.to_string()
    } else {
        seed.to_string()
    }
}

impl Show {
    /// Writes the soundtrack, or prints one of the two forms.
    fn present(&self, script: &Script, text: &str, json: &str, lang: Lang) -> Result<(), String> {
        let words = Words::of(lang);
        let Some(path) = &self.audio else {
            return output::print(if self.json { json } else { text }, words);
        };
        let mix = Mix {
            lang,
            music: !self.no_music,
        };
        output::print(&write_audio(script, mix, path, words)?, words)
    }
}

fn json(value: &impl Serialize) -> Result<String, String> {
    let json = serde_json::to_string_pretty(value).map_err(|e| e.to_string())?;
    Ok(json + "\n")
}

fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn name(script: &Script, words: &Words) -> String {
    words.get(&script.name_message())
}

/// One line per script: track, name for the command line, length, title.
fn list(words: &Words) -> String {
    let mut text = String::new();
    for script in official_scripts() {
        let length = clock(script.duration().into());
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:7} {:22} {length:>5}  {}",
            script.id,
            script.slug,
            name(script, words)
        );
    }
    text
}

/// The announcements of the computer, line by line, without repetitions and countdowns.
fn announcements(script: &Script, words: &Words) -> String {
    let mut text = format!("{} · {}\n\n", script.id, name(script, words));
    for said in Timeline::of(script).utterances {
        let id = &said.text.id;
        if !said.repeated && id != "sa-computer-count" && !id.ends_with("-ends-in") {
            let _ = writeln!(
                text,
                "{:>5}  {}",
                clock(said.at_ms / 1_000),
                words.say(&said.text)
            );
        }
    }
    text
}

/// Writes the soundtrack to a temporary file first, so that the final file is always complete.
fn write_audio(script: &Script, mix: Mix, path: &Path, words: &Words) -> Result<String, String> {
    let shown = path.display().to_string();
    let format = Format::of_path(path).ok_or_else(|| {
        words.say(&Text::new("sa-mission-audio-format").with("file", shown.as_str()))
    })?;
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let timeline = Timeline::of(script);
    let written = File::create(&part)
        .map_err(SoundError::from)
        .and_then(|file| soundtrack::write(&timeline, mix, format, BufWriter::new(file)))
        .and_then(|()| Ok(fs::rename(&part, path)?));
    if let Err(error) = written {
        // The temporary file may not exist.
        let _ = fs::remove_file(&part);
        let why = match &error {
            SoundError::Io(error) => words.say(&system_errors::system(error)),
            SoundError::TooLong => words.get("error-file-too-large"),
            other => words.say(&system_errors::other(&other.to_string())),
        };
        let text = Text::new("sa-mission-audio-failed")
            .with("file", shown.as_str())
            .with("why", why.as_str());
        return Err(words.say(&text));
    }
    let text = Text::new("sa-mission-audio-written")
        .with("file", shown.as_str())
        .with("name", name(script, words).as_str())
        .with("length", clock(timeline.length_ms / 1_000).as_str());
    Ok(words.say(&text) + "\n")
}
