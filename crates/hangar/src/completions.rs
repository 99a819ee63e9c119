//! `hangar completions`: what the shell needs to complete our commands.

use clap::CommandFactory;
use clap_complete::Shell;

/// Prints completions for a shell; for bash: `hangar completions bash > ~/.local/share/bash-completion/completions/hangar`
#[derive(clap::Args)]
pub struct Args {
    /// Which shell
    shell: Shell,
}

/// Prints them.
pub fn run<Cli: CommandFactory>(args: Args) -> Result<(), String> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "hangar", &mut text);
    use std::io::Write;
    match std::io::stdout().write_all(&text) {
        // Whoever reads may stop reading.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
