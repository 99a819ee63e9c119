//! `hangar galaxy-trucker data`: the data files that an owner of the boxes can correct.

use crate::output;
use galaxy_trucker::data::{Data, DataFault, FILES, Problem, Status, export};
use i18n::{Words, system_errors};
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Text;

/// The data files.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub struct Args {
    #[arg(long)]
    export: Option<PathBuf>,
    #[arg(long)]
    check: Option<PathBuf>,
}

/// Writes or checks the files.
pub fn run(args: &Args, words: &Words) -> ExitCode {
    let done = match (&args.export, &args.check) {
        (Some(folder), _) => write(folder, words),
        (None, Some(folder)) => read(folder, words).map(|data| {
            let text = Text::new("gt-cli-data-good").with("hash", data.hash().to_owned());
            words.say(&text.with("changes", data.changes() as i64)) + "\n"
        }),
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

fn write(folder: &Path, words: &Words) -> Result<String, String> {
    std::fs::create_dir_all(folder).map_err(|why| system(folder, &why, words))?;
    let mut text = String::new();
    for (name, content) in export() {
        let path = folder.join(name);
        std::fs::write(&path, content).map_err(|why| system(&path, &why, words))?;
        let _ = writeln!(text, "{}", path.display());
    }
    let designed = galaxy_trucker::data::tiles()
        .iter()
        .map(|tile| tile.status())
        .chain(
            galaxy_trucker::data::cards()
                .iter()
                .map(|card| card.status()),
        )
        .filter(|status| *status == Status::Designed)
        .count();
    let note = Text::new("gt-cli-data-designed").with("count", designed as i64);
    Ok(text + &words.say(&note) + "\n")
}

/// The data of a folder; files that are missing stay as they are.
fn read(folder: &Path, words: &Words) -> Result<Data, String> {
    let mut texts = Vec::new();
    for name in FILES {
        let path = folder.join(name);
        match std::fs::read_to_string(&path) {
            Ok(text) => texts.push((name, text)),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(system(&path, &why, words)),
        }
    }
    if texts.is_empty() {
        let text = Text::new("gt-cli-no-data").with("folder", folder.display().to_string());
        return Err(words.say(&text));
    }
    let texts: Vec<(&str, &str)> = texts
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    Data::load(&texts).map_err(|fault| explain(folder, &fault, words))
}

/// What is wrong, with the file and the place.
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
        _ => words.say(&fault.text()),
    };
    let file = folder.join(fault.file);
    if fault.at.is_empty() {
        format!("{}: {why}", file.display())
    } else {
        format!("{}: {}: {why}", file.display(), fault.at)
    }
}

fn system(path: &Path, why: &io::Error, words: &Words) -> String {
    let why = words.say(&system_errors::system(why));
    format!("{}: {why}", path.display())
}
