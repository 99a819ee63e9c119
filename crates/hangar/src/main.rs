//! The Hangar command line: one module per subcommand.

mod battleship_galaxies;
mod completions;
mod galaxy_trucker;
mod games;
mod help;
mod lang;
mod mission;
mod misuse;
mod output;
mod resolve;
mod rule;
mod serve;
mod settings;
mod simulate;
mod verify;

use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use i18n::{Lang, Words};
use output::Color;
use std::ffi::OsString;
use std::process::ExitCode;
use table::Text;

/// A server allocates little things all day and frees them on another thread: made for that (docs/load.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line. What each part is for is said in `locales/shell/*/cli-help.ftl` (see [`help`]).
#[derive(Parser)]
#[command(
    name = "hangar",
    version,
    disable_help_subcommand = true,
    max_term_width = 100
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
    /// Language of words and voice
    #[arg(long, global = true, display_order = 200)]
    lang: Option<Lang>,
    /// When to use colours
    #[arg(long, global = true, display_order = 201, value_enum, default_value_t = Color::Auto)]
    color: Color,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    Mission(mission::Args),
    Resolve(resolve::Args),
    Rule(rule::Args),
    Verify(verify::Args),
    Simulate(simulate::Args),
    #[command(name = "galaxy-trucker")]
    GalaxyTrucker(galaxy_trucker::Args),
    // Not in the list, which has to fit on a screen; `hangar help battleship-galaxies` explains it.
    #[command(hide = true)]
    BattleshipGalaxies(battleship_galaxies::Args),
    Completions(completions::Args),
    Help(help::Args),
}

/// The command line as shells complete it.
fn whole_command(words: &Words) -> clap::Command {
    help::in_words(Cli::command(), words)
}

/// The command line with translated help. The options of `serve` are listed in its own help, so that this one fits on a screen.
fn command(words: &Words) -> clap::Command {
    whole_command(words).mut_args(|arg| {
        let everywhere = ["lang", "color", "help", "version"].contains(&arg.get_id().as_str());
        if everywhere { arg } else { arg.hide(true) }
    })
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let words = Words::of(lang::of_arguments(&args).unwrap_or_else(lang::of_system));
    let read = command(words)
        .try_get_matches_from(&args)
        .and_then(|matches| {
            let cli = Cli::from_arg_matches(&matches)?;
            Ok((cli, matches))
        });
    let (cli, matches) = match read {
        Ok(read) => read,
        // Help and version are errors to clap, too.
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => {
            return output::trouble(&misuse::explain(&error, command(words), &args, words));
        }
    };
    if let Some(why) = at_odds(&cli, &matches) {
        return output::trouble(&misuse::refuse(&why, command(words), &args, words));
    }
    cli.color.apply();
    let lang = cli.lang.unwrap_or_else(lang::of_system);
    let words = Words::of(lang);
    let done = match cli.command {
        None => serve::run(cli.serve, words),
        Some(Command::Serve(args)) => serve::run(*args, words),
        Some(Command::Mission(args)) => mission::run(args, lang),
        Some(Command::Resolve(args)) => return resolve::run(args, words),
        Some(Command::Rule(args)) => return rule::run(args, words),
        Some(Command::Verify(args)) => return verify::run(args, words),
        Some(Command::Simulate(args)) => return simulate::run(args, words),
        Some(Command::GalaxyTrucker(args)) => return galaxy_trucker::run(args, words),
        Some(Command::BattleshipGalaxies(args)) => return battleship_galaxies::run(args, words),
        Some(Command::Completions(args)) => completions::run(args, whole_command(words), words),
        Some(Command::Help(about)) => match help::run(&about, command(words), words) {
            Ok(()) => Ok(()),
            Err(why) => {
                return output::trouble(&misuse::refuse(&why, command(words), &args[..1], words));
            }
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("hangar: {why}");
            ExitCode::FAILURE
        }
    }
}

/// What does not go together although every part is understood.
fn at_odds(cli: &Cli, matches: &ArgMatches) -> Option<Text> {
    let (command, _) = matches.subcommand()?;
    // An option of serving before another command would be ignored in silence.
    let root = Cli::command();
    let serving = root.get_arguments().filter(|arg| !arg.is_global_set());
    let given = |id| matches.value_source(id) == Some(ValueSource::CommandLine);
    let stray = serving
        .filter(|arg| given(arg.get_id().as_str()))
        .find_map(|arg| arg.get_long());
    match (stray, &cli.command) {
        (Some(stray), _) => Some(
            Text::new("misuse-belongs-to-serve")
                .with("option", format!("--{stray}"))
                .with("command", command),
        ),
        (None, Some(Command::Mission(args))) => args.at_odds(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        for lang in Lang::ALL {
            command(Words::of(lang)).debug_assert();
        }
    }

    #[test]
    fn the_help_fits_on_a_screen_and_that_of_serving_has_the_rest() {
        for words in Lang::ALL.map(Words::of) {
            let help = command(words).render_help().to_string();
            assert!(help.lines().count() < 40, "{help}");
            assert!(help.contains("hangar mission random") && !help.contains("--trust-proxy"));
        }
        let words = Words::of(Lang::En);
        let mut whole = command(words);
        let serve = whole.find_subcommand_mut("serve").unwrap();
        assert!(serve.render_help().to_string().contains("--trust-proxy"));
        // What is not shown is still understood.
        let matches = command(words).try_get_matches_from(["hangar", "--trust-proxy"]);
        assert!(matches.is_ok());
    }

    #[test]
    fn serving_is_the_default() {
        let cli = Cli::try_parse_from(["hangar", "--listen", "127.0.0.1:0"]).unwrap();
        assert!(cli.command.is_none());
        assert!(Cli::try_parse_from(["hangar", "nonsense"]).is_err());
    }
}
