//! The Hangar command line: one module per subcommand. The games' commands come from [`games`].

mod completions;
mod games;
mod help;
mod lang;
mod misuse;
mod output;
mod rule;
mod serve;
mod settings;
mod verify;

use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use i18n::{Lang, Words};
use output::Color;
use std::ffi::OsString;
use std::process::ExitCode;
use table::Text;

/// The server frees many small allocations on another thread; this allocator is good at that (docs/load.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line without the games' commands. The help texts are in `locales/shell/*/cli-help.ftl` (see [`help`]).
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
    /// Language of texts and voice
    #[arg(long, global = true, display_order = 200)]
    lang: Option<Lang>,
    /// When to use colours
    #[arg(long, global = true, display_order = 201, value_enum, default_value_t = Color::Auto)]
    color: Color,
}

/// The commands that belong to no game.
#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    // The games' commands are listed between these and `serve`.
    #[command(display_order = 51)]
    Verify(verify::Args),
    #[command(display_order = 52)]
    Rule(rule::Args),
    #[command(display_order = 53)]
    Completions(completions::Args),
    #[command(display_order = 54)]
    Help(help::Args),
}

/// The whole command line, as shells complete it.
fn whole_command(words: &Words) -> clap::Command {
    help::in_words(games::add_to(Cli::command()), words)
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
    match run(&args, words) {
        Ok(status) => status,
        // clap reports help and version as errors.
        Err(error) if !error.use_stderr() => error.exit(),
        Err(error) => output::trouble(&misuse::explain(&error, command(words), &args, words)),
    }
}

fn run(args: &[OsString], words: &'static Words) -> Result<ExitCode, clap::Error> {
    let matches = command(words).try_get_matches_from(args)?;
    let refuse = |why: &Text, args: &[OsString]| {
        output::trouble(&misuse::refuse(why, command(words), args, words))
    };
    if let Some(why) = misplaced_option(&matches) {
        return Ok(refuse(&why, args));
    }
    if let Some(color) = matches.get_one::<Color>("color") {
        color.apply();
    }
    let lang = matches.get_one::<Lang>("lang").copied();
    let lang = lang.unwrap_or_else(lang::of_system);
    let words = Words::of(lang);
    if let Some((command, matches)) = games::find(&matches) {
        return match command.conflict(matches) {
            Some(why) => Ok(refuse(&why, args)),
            None => command.run(matches, lang),
        };
    }
    let cli = Cli::from_arg_matches(&matches)?;
    let serve = |args| {
        let matches = matches.subcommand().map_or(&matches, |(_, serve)| serve);
        let data = games::data_folders(matches);
        serve::run(args, games::offered(matches), data, words)
    };
    let done = match cli.command {
        None => serve(cli.serve),
        Some(Command::Serve(args)) => serve(*args),
        Some(Command::Rule(args)) => return Ok(rule::run(args, words)),
        Some(Command::Verify(args)) => return Ok(verify::run(args, words)),
        Some(Command::Completions(args)) => completions::run(args, whole_command(words), words),
        Some(Command::Help(about)) => match help::run(&about, command(words), words) {
            Ok(()) => Ok(()),
            Err(why) => return Ok(refuse(&why, &args[..1])),
        },
    };
    Ok(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("hangar: {why}");
            ExitCode::FAILURE
        }
    })
}

/// An option of `serve` before another command, which would be ignored.
fn misplaced_option(matches: &ArgMatches) -> Option<Text> {
    let (command, _) = matches.subcommand()?;
    let root = games::add_to(Cli::command());
    let serving = root.get_arguments().filter(|arg| !arg.is_global_set());
    let given = |id| matches.value_source(id) == Some(ValueSource::CommandLine);
    let option = serving
        .filter(|arg| given(arg.get_id().as_str()))
        .find_map(|arg| arg.get_long())?;
    Some(
        Text::new("misuse-belongs-to-serve")
            .with("option", format!("--{option}"))
            .with("command", command),
    )
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
            assert!(help.lines().count() < 36, "{help}");
            assert!(help.contains("hangar mission random") && !help.contains("--trust-proxy"));
        }
        let words = Words::of(Lang::En);
        let mut whole = command(words);
        let serve = whole.find_subcommand_mut("serve").unwrap();
        assert!(serve.render_help().to_string().contains("--trust-proxy"));
        // Hidden options are accepted too.
        let matches = command(words).try_get_matches_from(["hangar", "--trust-proxy"]);
        assert!(matches.is_ok());
    }

    #[test]
    fn serving_is_the_default() {
        let parse = |line: &[&str]| command(Words::of(Lang::En)).try_get_matches_from(line);
        let matches = parse(&["hangar", "--listen", "127.0.0.1:0"]).unwrap();
        assert!(Cli::from_arg_matches(&matches).unwrap().command.is_none());
        assert!(parse(&["hangar", "nonsense"]).is_err());
    }
}
