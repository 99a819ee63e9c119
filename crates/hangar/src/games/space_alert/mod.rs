//! Space Alert and The New Frontier.

mod mission;
mod resolve;
mod routes;
mod verify;

use super::{CliCommand, GameModule};
use i18n::{Lang, Words};
use server::games::factory;
use std::process::ExitCode;

/// Space Alert. `mission` and `resolve` can be given without the game's name.
pub fn module() -> GameModule {
    GameModule {
        rules: &[
            include_str!("../../../../../docs/rules/space-alert.json"),
            include_str!("../../../../../docs/rules/space-alert-new-frontier.json"),
        ],
        routes: Some(routes::routes),
        command: Some(CliCommand::new("space-alert", run).checked(Args::conflict)),
        shortcuts: vec![
            CliCommand::new("mission", mission::run).checked(mission::Args::conflict),
            CliCommand::new("resolve", run_resolve),
        ],
        verify: Some(verify::VERIFIER),
        ..GameModule::new("space-alert", factory::<space_alert::round::SpaceAlert>())
    }
}

/// `hangar space-alert`.
#[derive(clap::Args)]
struct Args {
    #[command(subcommand)]
    tool: Tool,
}

#[derive(clap::Subcommand)]
enum Tool {
    Mission(mission::Args),
    Resolve(resolve::Args),
}

impl Args {
    fn conflict(&self) -> Option<table::Text> {
        match &self.tool {
            Tool::Mission(args) => args.conflict(),
            Tool::Resolve(_) => None,
        }
    }
}

fn run(args: Args, lang: Lang) -> ExitCode {
    match args.tool {
        Tool::Mission(args) => mission::run(args, lang),
        Tool::Resolve(args) => run_resolve(args, lang),
    }
}

fn run_resolve(args: resolve::Args, lang: Lang) -> ExitCode {
    resolve::run(args, Words::of(lang))
}
