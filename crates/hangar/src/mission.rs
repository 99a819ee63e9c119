//! `hangar mission`: the scripts of the ship computer, to read and to hear.

use crate::lang;
use clap::builder::NonEmptyStringValueParser;
use soundtrack::{Format, Mix};
use space_alert::{Script, Timeline, find_script, official_scripts};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use table::Text;
use words::{Lang, Words};

/// Lists the mission scripts, prints one, or writes its soundtrack for use at a real table
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    hangar mission                               list every script\n  \
    hangar mission S2-4                          print what the computer says, and when\n  \
    hangar mission mission-4 --audio out.ogg     write its soundtrack\n  \
    hangar mission S1-1 --audio out.wav --lang fr")]
pub struct Args {
    /// A script, by its track (S2-4) or its name (mission-4); without it, all are listed
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    name: Option<String>,
    /// Write the soundtrack to this file, as Ogg Vorbis (.ogg) or WAV (.wav)
    #[arg(long, value_name = "FILE", requires = "name")]
    audio: Option<PathBuf>,
    /// Leave the music out of the soundtrack
    #[arg(long, requires = "audio")]
    no_music: bool,
    /// Print the script as JSON
    #[arg(long, requires = "name", conflicts_with = "audio")]
    json: bool,
    /// The language of words and voice: en or fr [default: that of the system]
    #[arg(long)]
    lang: Option<Lang>,
}

/// Lists, prints or writes.
pub fn run(args: Args) -> Result<(), String> {
    let lang = args.lang.unwrap_or_else(lang::of_system);
    let words = Words::of(lang);
    let Some(name) = args.name else {
        return print(&list(words));
    };
    let script = find_script(&name)
        .ok_or_else(|| words.say(&Text::new("mission-unknown").with("name", name.as_str())))?;
    if let Some(path) = args.audio {
        let mix = Mix {
            lang,
            music: !args.no_music,
        };
        print(&write_audio(script, mix, &path, words)?)
    } else if args.json {
        let json = serde_json::to_string_pretty(script).map_err(|e| e.to_string())?;
        print(&(json + "\n"))
    } else {
        print(&course(script, words))
    }
}

fn print(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever reads may stop reading.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn name(script: &Script, words: &Words) -> String {
    words.get(&script.name_message())
}

/// One line a script: track, name for the command line, length, and what it is called.
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

/// What the computer says, line by line; repetitions and countdowns are left to the ear.
fn course(script: &Script, words: &Words) -> String {
    let mut text = format!("{} · {}\n\n", script.id, name(script, words));
    for said in Timeline::of(script).utterances {
        let id = &said.text.id;
        if !said.repeated && id != "computer-count" && !id.ends_with("-ends-in") {
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

/// Writes the soundtrack beside its final place first, so that a file of that name is always a whole one.
fn write_audio(script: &Script, mix: Mix, path: &Path, words: &Words) -> Result<String, String> {
    let shown = path.display().to_string();
    let format = Format::of_path(path).ok_or_else(|| {
        words.say(&Text::new("mission-audio-format").with("file", shown.as_str()))
    })?;
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let timeline = Timeline::of(script);
    let written = File::create(&part)
        .map_err(soundtrack::SoundError::from)
        .and_then(|file| soundtrack::write(&timeline, mix, format, BufWriter::new(file)))
        .and_then(|()| Ok(fs::rename(&part, path)?));
    if let Err(error) = written {
        // It may never have been made.
        let _ = fs::remove_file(&part);
        let why = error.to_string();
        let text = Text::new("mission-audio-failed")
            .with("file", shown.as_str())
            .with("why", why.as_str());
        return Err(words.say(&text));
    }
    let text = Text::new("mission-audio-written")
        .with("file", shown.as_str())
        .with("name", name(script, words).as_str())
        .with("length", clock(timeline.length_ms / 1_000).as_str());
    Ok(words.say(&text) + "\n")
}
