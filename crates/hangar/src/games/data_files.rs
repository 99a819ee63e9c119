//! Data files that an owner of a box corrects: written to a folder and read from one. What is in them is a matter of each game.

use i18n::{Words, system_errors};
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use table::Text;

/// `hangar GAME data`.
#[derive(clap::Args)]
#[group(required = true, multiple = false)]
pub struct Args {
    #[arg(long)]
    pub export: Option<PathBuf>,
    #[arg(long)]
    pub check: Option<PathBuf>,
}

/// Writes files; the paths, one a line.
pub fn write<'a>(
    folder: &Path,
    files: impl IntoIterator<Item = (&'a str, impl AsRef<str>)>,
    words: &Words,
) -> Result<String, String> {
    std::fs::create_dir_all(folder).map_err(|why| failure(folder, &why, words))?;
    let mut text = String::new();
    for (name, content) in files {
        let path = folder.join(name);
        std::fs::write(&path, content.as_ref()).map_err(|why| failure(&path, &why, words))?;
        let _ = writeln!(text, "{}", path.display());
    }
    Ok(text)
}

/// Those of the files that a folder has; `none` is the message for a folder without any.
pub fn read(
    folder: &Path,
    names: &'static [&'static str],
    none: &'static str,
    words: &Words,
) -> Result<Vec<(&'static str, String)>, String> {
    let mut texts = Vec::new();
    for name in names {
        let path = folder.join(name);
        match std::fs::read_to_string(&path) {
            Ok(text) => texts.push((*name, text)),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(failure(&path, &why, words)),
        }
    }
    if texts.is_empty() {
        let text = Text::new(none).with("folder", folder.display().to_string());
        return Err(words.say(&text));
    }
    Ok(texts)
}

fn failure(path: &Path, why: &io::Error, words: &Words) -> String {
    let why = words.say(&system_errors::system(why));
    format!("{}: {why}", path.display())
}
