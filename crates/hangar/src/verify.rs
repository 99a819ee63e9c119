//! `hangar verify`: compares recordings (one per line) with the rules of their game.

use crate::games::modules;
use crate::output::{self, TROUBLE};
use flate2::bufread::MultiGzDecoder;
use i18n::{Words, system_errors};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::value::RawValue;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::process::ExitCode;
use std::sync::mpsc::{SyncSender, sync_channel};
use table::Text;

/// How a game compares a recording with its rules.
#[derive(Clone, Copy)]
pub struct Verifier {
    /// Whether a line looks like a recording of this game. A line that no game recognises goes to the first game of the list.
    pub recognises: fn(&[u8]) -> bool,
    /// Reads and compares a line.
    pub compare: fn(&[u8], &Words) -> Comparison,
}

/// Whether a line contains these bytes.
pub fn contains(line: &[u8], bytes: &[u8]) -> bool {
    line.windows(bytes.len()).any(|part| part == bytes)
}

/// The result of a comparison.
pub enum Comparison {
    /// The rules give the recorded result.
    Agrees,
    /// The rules give another result.
    Differs {
        /// The id of the recording.
        id: String,
        /// The first difference as a sentence.
        sentence: String,
        /// The same for `--json`, where the game has it as data.
        difference: Option<Box<RawValue>>,
    },
    /// The recording breaks the rules.
    Impossible {
        /// The id of the recording.
        id: String,
        /// The reason as a sentence.
        why: String,
    },
    /// The line is not a recording.
    NotARecording(serde_json::Error),
}

/// Compares recordings with the rules
#[derive(clap::Args)]
pub struct Args {
    /// Files with one recorded mission a line, plain or gzip; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print one JSON object with the counts and every difference
    #[arg(long)]
    json: bool,
    /// Print only the counts
    #[arg(long, short)]
    quiet: bool,
}

/// Lines that are sent together from the reader to the workers.
const BATCH: usize = 256;
/// Limit for the length of a line.
const MAX_LINE: usize = 1 << 20;

/// A line of a file, or an error of the reader.
enum Item {
    Line {
        place: Place,
        line: Vec<u8>,
    },
    TooLong {
        place: Place,
    },
    /// The file could not be read from this line on.
    Unreadable {
        place: Place,
        why: io::Error,
    },
}

/// A line of a file.
#[derive(Clone, Copy)]
struct Place {
    file: usize,
    line: usize,
}

/// The result of an item.
enum Verdict {
    Compared(Comparison),
    TooLong,
    Unreadable { why: io::Error },
}

/// The counters.
#[derive(Default)]
struct Tally {
    agree: usize,
    differ: usize,
    unreadable: bool,
    reports: Vec<Report>,
}

/// A mission that differs, for `--json`.
#[derive(Serialize)]
struct Report {
    file: String,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<Box<RawValue>>,
    message: String,
}

/// Reads on one thread, resolves on all.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let verifiers: Vec<Verifier> = modules().iter().filter_map(|game| game.verify).collect();
    let bar = progress(&args);
    let mut tally = Tally::default();
    let (sender, receiver) = sync_channel(4);
    let printed: Result<(), String> = std::thread::scope(|scope| {
        let files = &args.files;
        let reader_bar = bar.clone();
        scope.spawn(move || read_all(files, &reader_bar, &sender));
        for batch in receiver {
            let judge = |item| judge(item, &verifiers, words);
            let verdicts: Vec<(Place, Verdict)> = batch.into_par_iter().map(judge).collect();
            for (place, verdict) in verdicts {
                let line = tally.count(&args, place, verdict, words);
                if let Some(line) = line.filter(|_| !args.quiet && !args.json) {
                    bar.suspend(|| output::print(&(line + "\n"), words))?;
                }
            }
        }
        Ok(())
    });
    bar.finish_and_clear();
    if let Err(why) = printed {
        return output::trouble(&why);
    }
    let summary = if args.json {
        tally.to_json()
    } else {
        format!("{} agree, {} differ\n", tally.agree, tally.differ)
    };
    match output::print(&summary, words) {
        Err(why) => output::trouble(&why),
        Ok(()) if tally.unreadable => ExitCode::from(TROUBLE),
        Ok(()) if tally.differ > 0 => ExitCode::FAILURE,
        Ok(()) => ExitCode::SUCCESS,
    }
}

/// A bar over the bytes of the files; hidden if standard error is not a terminal.
fn progress(args: &Args) -> ProgressBar {
    let size = |file: &String| std::fs::metadata(file).map_or(0, |data| data.len());
    let style = ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {eta}");
    ProgressBar::new(args.files.iter().map(size).sum())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Sends the lines of all files in order, in batches.
fn read_all(files: &[String], bar: &ProgressBar, sender: &SyncSender<Vec<Item>>) {
    let mut batch = Vec::new();
    for (file, name) in files.iter().enumerate() {
        let place = |line| Place { file, line };
        let mut lines = match Lines::open(name, bar) {
            Ok(lines) => lines,
            Err(why) => {
                batch.push(Item::Unreadable {
                    place: place(0),
                    why,
                });
                continue;
            }
        };
        loop {
            let line = lines.next();
            let place = place(lines.number);
            match line {
                Ok(None) => break,
                Ok(Some(Line::Whole(line))) => batch.push(Item::Line { place, line }),
                Ok(Some(Line::TooLong)) => batch.push(Item::TooLong { place }),
                Err(why) => {
                    batch.push(Item::Unreadable { place, why });
                    break;
                }
            }
            if batch.len() == BATCH && sender.send(std::mem::take(&mut batch)).is_err() {
                return; // The receiver is gone.
            }
        }
    }
    // The same: the receiver is gone.
    let _ = sender.send(batch);
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The lines of a file that are not blank.
struct Lines {
    source: Box<dyn BufRead>,
    number: usize,
}

impl Lines {
    /// Opens a file and detects compression.
    fn open(name: &str, bar: &ProgressBar) -> io::Result<Lines> {
        let raw: Box<dyn Read> = match name {
            "-" => Box::new(io::stdin()),
            path => Box::new(File::open(path)?),
        };
        let mut plain = BufReader::with_capacity(1 << 16, bar.wrap_read(raw));
        let is_gzip = plain.fill_buf()?.starts_with(&[0x1f, 0x8b]);
        let source: Box<dyn BufRead> = if is_gzip {
            Box::new(BufReader::with_capacity(
                1 << 16,
                MultiGzDecoder::new(plain),
            ))
        } else {
            Box::new(plain)
        };
        Ok(Lines { source, number: 0 })
    }

    fn next(&mut self) -> io::Result<Option<Line>> {
        loop {
            let mut line = Vec::new();
            self.number += 1;
            let mut limited = self.source.by_ref().take(MAX_LINE as u64);
            if limited.read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            if line.last() != Some(&b'\n') && line.len() == MAX_LINE {
                self.skip_line()?;
                return Ok(Some(Line::TooLong));
            }
            if !line.trim_ascii().is_empty() {
                return Ok(Some(Line::Whole(line)));
            }
        }
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.source.fill_buf()?;
            let (used, done) = match buffer.iter().position(|b| *b == b'\n') {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.source.consume(used);
            if done {
                return Ok(());
            }
        }
    }
}

/// Reads and compares one line.
fn judge(item: Item, verifiers: &[Verifier], words: &Words) -> (Place, Verdict) {
    let (place, line) = match item {
        Item::Unreadable { place, why } => return (place, Verdict::Unreadable { why }),
        Item::TooLong { place } => return (place, Verdict::TooLong),
        Item::Line { place, line } => (place, line),
    };
    let recognised = verifiers.iter().find(|game| (game.recognises)(&line));
    let verifier = recognised.unwrap_or(&verifiers[0]);
    (place, Verdict::Compared((verifier.compare)(&line, words)))
}

impl Tally {
    /// Counts a verdict and returns the line to print for it. Unreadable files are reported at once.
    fn count(
        &mut self,
        args: &Args,
        place: Place,
        verdict: Verdict,
        words: &Words,
    ) -> Option<String> {
        let file = &args.files[place.file];
        let at = format!("{file}:{}", place.line);
        let (id, difference, text) = match verdict {
            Verdict::Compared(Comparison::Agrees) => {
                self.agree += 1;
                return None;
            }
            Verdict::Unreadable { why } => {
                self.unreadable = true;
                let id = match place.line {
                    0 => "verify-cannot-read",
                    _ => "verify-broken-off",
                };
                let text = Text::new(id)
                    .with("file", file.as_str())
                    .with("line", place.line.saturating_sub(1) as i64)
                    .with("why", words.say(&system_errors::system(&why)));
                output::trouble(&words.say(&text));
                return None;
            }
            Verdict::TooLong => {
                let kib = (MAX_LINE / 1024) as i64;
                let text = Text::new("verify-line-too-long")
                    .with("place", at)
                    .with("kib", kib);
                (None, None, text)
            }
            Verdict::Compared(Comparison::NotARecording(why)) => {
                let what = words.say(&system_errors::reading(&why.to_string()));
                let why = Text::new("error-column")
                    .with("why", what)
                    .with("column", why.column() as i64);
                let text = Text::new("verify-not-a-recording")
                    .with("place", at)
                    .with("why", words.say(&why));
                (None, None, text)
            }
            Verdict::Compared(Comparison::Impossible { id, why }) => {
                let text = Text::new("verify-impossible")
                    .with("place", at)
                    .with("id", id.as_str())
                    .with("why", why);
                (Some(id), None, text)
            }
            Verdict::Compared(Comparison::Differs {
                id,
                sentence,
                difference,
            }) => {
                let text = Text::new("verify-differs")
                    .with("place", at)
                    .with("id", id.as_str())
                    .with("difference", sentence);
                (Some(id), difference, text)
            }
        };
        self.differ += 1;
        let message = words.say(&text).replace(['\n', '\r'], " ");
        if args.json {
            self.reports.push(Report {
                file: file.clone(),
                line: place.line,
                id,
                difference,
                message: message.clone(),
            });
        }
        Some(message)
    }

    fn to_json(&self) -> String {
        #[derive(Serialize)]
        struct Summary<'a> {
            agree: usize,
            differ: usize,
            differences: &'a [Report],
        }
        let summary = Summary {
            agree: self.agree,
            differ: self.differ,
            differences: &self.reports,
        };
        // Serialising plain data to memory does not fail.
        serde_json::to_string(&summary).unwrap_or_default() + "\n"
    }
}
