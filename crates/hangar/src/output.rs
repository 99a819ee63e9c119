//! Output of the commands, and common exit statuses.

use clap::ValueEnum;
use i18n::{Words, system_errors};
use std::io::{self, Write};
use std::process::ExitCode;
use table::Text;

/// Exit status for errors of the file, the arguments or the system.
pub const TROUBLE: u8 = 2;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    /// Applies the choice to the streams of this process.
    pub fn apply(self) {
        match self {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::AlwaysAnsi,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// Writes to standard output, or reports why that failed. A closed pipe is not an error.
pub fn print(text: &str, words: &Words) -> Result<(), String> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let text = Text::new("cli-cannot-write")
                .with("why", words.say(&system_errors::system(&error)));
            Err(words.say(&text))
        }
        _ => Ok(()),
    }
}

/// Prints an error to standard error.
pub fn trouble(why: &str) -> ExitCode {
    anstream::eprintln!("hangar: {why}");
    ExitCode::from(TROUBLE)
}
