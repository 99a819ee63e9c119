//! `hangar completions`: shell completions.

use crate::output;
use clap_complete::Shell;
use i18n::Words;

/// The shell.
#[derive(clap::Args)]
pub struct Args {
    shell: Shell,
}

/// Prints the completions, with translated descriptions.
pub fn run(args: Args, mut command: clap::Command, words: &Words) -> Result<(), String> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "hangar", &mut text);
    output::print(&String::from_utf8_lossy(&text), words)
}
