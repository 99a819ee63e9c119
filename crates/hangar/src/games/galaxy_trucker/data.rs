//! `hangar galaxy-trucker data`: the data files that an owner of the boxes can correct.

use crate::games::data_files;
use crate::output;
use galaxy_trucker::data::{Data, DataFault, FILES, Problem, Status, export, statuses};
use i18n::{Words, system_errors};
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use table::{Arg, Text};

pub use crate::games::data_files::Args;

/// Writes or checks the files.
pub fn run(args: &Args, words: &Words) -> ExitCode {
    let done = match (&args.export, &args.check) {
        (Some(folder), _) => data_files::write(folder, export(), words)
            .map(|paths| paths + &words.say(&known("gt-cli-data-entries")) + "\n"),
        (None, Some(folder)) => read(folder, words).map(|data| report(&data, words)),
        (None, None) => Ok(String::new()),
    };
    match done.and_then(|text| output::print(&text, words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => output::trouble(&why),
    }
}

/// `hangar serve --galaxy-trucker-data`: uses the data of a folder.
pub fn load(folder: &Path, words: &Words) -> Result<(), String> {
    if read(folder, words)?.install() {
        Ok(())
    } else {
        Err(words.say(&Text::new("gt-cli-data-loaded")))
    }
}

/// A message with the number of entries of each status, as they are shipped.
fn known(message: &'static str) -> Text {
    Status::ALL
        .into_iter()
        .fold(Text::new(message), |text, status| {
            let count = statuses().filter(|other| *other == status).count();
            text.with(status.name(), count as i64)
        })
}

/// What differs from the shipped data, an entry a line, with the status of the shipped value.
fn report(data: &Data, words: &Words) -> String {
    let mut text = String::new();
    for change in data.changes() {
        let line = Text::new("gt-cli-data-change")
            .with("file", change.file)
            .with("entry", words.say(&change.at.text()))
            .with("status", Arg::message(change.status.message()));
        let _ = writeln!(text, "{}", words.say(&line));
    }
    let good = Text::new("gt-cli-data-good")
        .with("hash", data.hash().to_owned())
        .with("changes", data.changes().len() as i64);
    text + &words.say(&good) + "\n"
}

/// The data of a folder; files that are missing stay as they are.
fn read(folder: &Path, words: &Words) -> Result<Data, String> {
    let texts = data_files::read(folder, &FILES, "gt-cli-no-data", words)?;
    let texts: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    Data::load(&texts).map_err(|fault| explain(folder, &fault, words))
}

/// What is wrong, with the file, the entry and the field.
fn explain(folder: &Path, fault: &DataFault, words: &Words) -> String {
    let why = match &fault.what {
        Problem::Json(why, line) => {
            let why = words.say(&system_errors::reading(why));
            if *line == 0 {
                why
            } else {
                let text = Text::new("error-line").with("line", *line as i64);
                words.say(&text.with("why", why))
            }
        }
        what => words.say(&what.text()),
    };
    let file = folder.join(fault.file);
    let Some(entry) = fault.at.as_ref().map(|entry| words.say(&entry.text())) else {
        return format!("{}: {why}", file.display());
    };
    let place = match &fault.field {
        None => entry,
        Some(field) => {
            let field: String = field.chars().take(60).collect();
            let text = Text::new("gt-data-field").with("entry", entry);
            words.say(&text.with("field", field))
        }
    };
    format!("{}: {place}: {why}", file.display())
}
