//! A subcommand that a game adds to the command line.

use clap::{ArgMatches, Args, Command};
use i18n::Lang;
use std::process::ExitCode;
use table::Text;

type Run = Box<dyn Fn(&ArgMatches, Lang) -> Result<ExitCode, clap::Error> + Send + Sync>;
type Check = Box<dyn Fn(&ArgMatches) -> Option<Text> + Send + Sync>;

/// How a subcommand is parsed and run.
pub struct CliCommand {
    name: &'static str,
    augment: fn(Command) -> Command,
    run: Run,
    check: Check,
}

impl CliCommand {
    /// A command whose arguments are `A`.
    pub fn new<A: Args + 'static>(name: &'static str, run: fn(A, Lang) -> ExitCode) -> CliCommand {
        CliCommand {
            name,
            augment: A::augment_args,
            run: Box::new(move |matches, lang| Ok(run(A::from_arg_matches(matches)?, lang))),
            check: Box::new(|_| None),
        }
    }

    /// Adds a check for conflicts between options that clap cannot detect.
    #[must_use]
    pub fn checked<A: Args + 'static>(mut self, check: fn(&A) -> Option<Text>) -> CliCommand {
        // Arguments that clap cannot read are reported when the command runs.
        self.check = Box::new(move |matches| check(&A::from_arg_matches(matches).ok()?));
        self
    }

    /// Its name on the command line.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Its arguments for clap. The texts are added by [`crate::help`].
    pub fn clap(&self) -> Command {
        (self.augment)(Command::new(self.name))
    }

    /// Returns the conflicting arguments.
    pub fn conflict(&self, matches: &ArgMatches) -> Option<Text> {
        (self.check)(matches)
    }

    /// Runs it with the arguments of its own part of the command line.
    pub fn run(&self, matches: &ArgMatches, lang: Lang) -> Result<ExitCode, clap::Error> {
        (self.run)(matches, lang)
    }
}
