//! The Hangar command line: one module a subcommand.

mod completions;
mod lang;
mod mission;
mod output;
mod resolve;
mod serve;
mod settings;
mod verify;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::process::ExitCode;

/// A server allocates little things all day and frees them on another thread: made for that (docs/load.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Plays, resolves and analyses spaceship board games.
///
/// Without a command, Hangar serves: it prints an address; open it in a browser, open a table, and share its link.
#[derive(Parser)]
#[command(
    name = "hangar",
    version,
    args_conflicts_with_subcommands = true,
    max_term_width = 100
)]
#[command(after_help = "Examples:\n  \
    hangar                              play on this machine\n  \
    hangar serve --listen 0.0.0.0:7878  play with everybody on the network\n  \
    hangar serve --open                 and open the browser\n  \
    hangar mission S2-4 --audio out.ogg the soundtrack of a mission, for a real table\n  \
    hangar mission random --seed 7      a mission nobody knows\n  \
    hangar resolve friday.json          fly a mission and tell what happens\n  \
    hangar verify recorded.jsonl.gz     compare with missions that others flew\n  \
    hangar completions bash             teach your shell\n\n\
    The options of `hangar serve` may be given without the word, too: `hangar serve --help` lists them.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers (the default)
    Serve(Box<serve::Args>),
    /// List and print mission scripts, make random ones, write soundtracks
    Mission(mission::Args),
    /// Fly a mission file and tell what happens
    Resolve(resolve::Args),
    /// Fly recorded missions and compare
    Verify(verify::Args),
    /// Print completions for a shell
    Completions(completions::Args),
}

/// The command line as it explains itself: what serving can be told is explained there, so that this fits on a screen.
fn command() -> clap::Command {
    Cli::command().mut_args(|arg| arg.hide(true))
}

fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&command().get_matches()).unwrap_or_else(|error| error.exit());
    let done = match cli.command {
        None => serve::run(cli.serve),
        Some(Command::Serve(args)) => serve::run(*args),
        Some(Command::Mission(args)) => mission::run(args),
        Some(Command::Resolve(args)) => return resolve::run(args),
        Some(Command::Verify(args)) => return verify::run(args),
        Some(Command::Completions(args)) => completions::run::<Cli>(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("hangar: {why}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_help_fits_on_a_screen_and_that_of_serving_has_the_rest() {
        let help = command().render_long_help().to_string();
        assert!(help.lines().count() < 36, "{help}");
        assert!(help.contains("hangar mission random") && !help.contains("--trust-proxy"));
        let mut whole = command();
        let serve = whole.find_subcommand_mut("serve").unwrap();
        assert!(
            serve
                .render_long_help()
                .to_string()
                .contains("--trust-proxy")
        );
        // What is not shown is still understood.
        let matches = command().try_get_matches_from(["hangar", "--trust-proxy"]);
        assert!(matches.is_ok());
    }

    #[test]
    fn serving_is_the_default() {
        let cli = Cli::try_parse_from(["hangar", "--listen", "127.0.0.1:0"]).unwrap();
        assert!(cli.command.is_none());
        assert!(Cli::try_parse_from(["hangar", "nonsense"]).is_err());
    }
}
