//! The list of games. Each game is one [`GameModule`] in a file or folder of its own; nothing else in this crate names a game.

mod battleship_galaxies;
mod cli_command;
mod data_files;
mod galaxy_trucker;
mod space_alert;
mod toy;

pub use cli_command::CliCommand;

use crate::verify::Verifier;
use clap::{Arg, ArgAction, ArgMatches, Command};
use i18n::Words;
use server::games::{GameFactory, Games};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use table::Text;

/// All games, in the order in which lists show them.
pub fn modules() -> &'static [GameModule] {
    static MODULES: OnceLock<Vec<GameModule>> = OnceLock::new();
    MODULES.get_or_init(|| {
        vec![
            space_alert::module(),
            galaxy_trucker::module(),
            battleship_galaxies::module(),
            toy::module(),
        ]
    })
}

/// The parts of a game for the server and the command line.
///
/// Its texts are the files in `locales/ID/`, and their ids begin with [`i18n::message_prefix`]. Its computer players come with the
/// factory (`table::Game::bot`).
pub struct GameModule {
    /// The id: in the protocol, in addresses (`/ID`, `/api/ID`), as the name of the locale folder and of the command.
    pub id: &'static str,
    /// Makes the game's tables.
    pub factory: Arc<dyn GameFactory>,
    /// Offered only when asked for, with `hangar serve --ID` (for tests).
    pub on_request: bool,
    /// The game's rules documents: the JSON files that `scripts/rules-status.mjs` writes to `docs/rules`.
    pub rules: &'static [&'static str],
    /// HTTP routes that need no table, below `/api/ID`.
    pub routes: Option<fn() -> axum::Router>,
    /// `hangar ID ...`.
    pub command: Option<CliCommand>,
    /// Commands that can also be given without the game's name. They are not listed in the help of `hangar`.
    pub shortcuts: Vec<CliCommand>,
    /// `hangar simulate ID ...`: computer players play many games.
    pub simulate: Option<CliCommand>,
    /// Compares recorded lines with the rules for `hangar verify`.
    pub verify: Option<Verifier>,
    /// An option of `hangar serve` that replaces the game's data files.
    pub data: Option<DataOption>,
}

impl GameModule {
    /// A game that only has tables.
    pub fn new(id: &'static str, factory: Arc<dyn GameFactory>) -> GameModule {
        GameModule {
            id,
            factory,
            on_request: false,
            rules: &[],
            routes: None,
            command: None,
            shortcuts: Vec::new(),
            simulate: None,
            verify: None,
            data: None,
        }
    }

    fn commands(&self) -> impl Iterator<Item = &CliCommand> {
        self.command.iter().chain(&self.shortcuts)
    }

    /// The options that the game adds to `hangar serve`.
    fn serve_options(&self) -> impl Iterator<Item = Arg> {
        let request = self.on_request.then(|| {
            let arg = Arg::new(self.id).long(self.id);
            arg.action(ArgAction::SetTrue).hide(true)
        });
        request
            .into_iter()
            .chain(self.data.as_ref().map(DataOption::arg))
    }
}

/// An option of `hangar serve` that names a folder with data for a game. In the settings file it is the game's entry in
/// `[game_data]`.
pub struct DataOption {
    /// The option without dashes: `battleship-data`.
    pub option: &'static str,
    /// The environment variable: `HANGAR_BATTLESHIP_DATA`.
    pub variable: &'static str,
    /// Reads and checks the folder, and makes it the data of new tables. The error is a sentence in the reader's language.
    pub load: fn(&Path, &Words) -> Result<(), String>,
}

/// The games that a server offers. Those on request are only offered when the options of `serve` name them.
pub fn offered(matches: &ArgMatches) -> Games {
    let offered = modules()
        .iter()
        .filter(|module| !module.on_request || matches.get_flag(module.id));
    offered.fold(Games::default(), |games, module| {
        let games = games.with_factory(module.factory.clone());
        match module.routes {
            Some(routes) => games.with_tools(module.id, routes()),
            None => games,
        }
    })
}

/// Adds the games' commands and options to the command line. The help lists one line per game after `serve`.
pub fn add_to(root: Command) -> Command {
    let mut root = root;
    let mut simulate = Command::new("simulate")
        .display_order(50)
        .subcommand_required(true)
        .arg_required_else_help(true);
    for (place, module) in modules().iter().enumerate() {
        let command = module.command.iter();
        root = root.subcommands(command.map(|command| command.clap().display_order(10 + place)));
        let shortcuts = module.shortcuts.iter();
        root = root.subcommands(shortcuts.map(|command| command.clap().hide(true)));
        simulate = simulate.subcommands(module.simulate.iter().map(CliCommand::clap));
        for arg in module.serve_options() {
            let with_arg = |serve: Command| serve.arg(arg.clone());
            root = root.arg(arg.clone()).mut_subcommand("serve", with_arg);
        }
    }
    root.subcommand(simulate)
}

impl DataOption {
    fn arg(&self) -> Arg {
        Arg::new(self.option)
            .long(self.option)
            .env(self.variable)
            .value_parser(clap::value_parser!(PathBuf))
    }
}

/// The game's command that a command line asks for, with its part of the command line.
pub fn find(matches: &ArgMatches) -> Option<(&'static CliCommand, &ArgMatches)> {
    let (name, matches) = matches.subcommand()?;
    if name == "simulate" {
        let (game, matches) = matches.subcommand()?;
        let module = modules().iter().find(|module| module.id == game)?;
        return Some((module.simulate.as_ref()?, matches));
    }
    let mut commands = modules().iter().flat_map(GameModule::commands);
    let command = commands.find(|command| command.name() == name)?;
    Some((command, matches))
}

/// The message ids of a command's help: their prefix, and the path to the command without the game's name.
pub fn help_scope<'a>(path: &[&'a str]) -> (String, Vec<&'a str>) {
    for module in modules() {
        let prefix = i18n::message_prefix(module.id);
        match path {
            [first, rest @ ..] if *first == module.id => return (prefix, rest.to_vec()),
            ["simulate", game, rest @ ..] if *game == module.id => {
                return (prefix, [&["simulate"], rest].concat());
            }
            [first, ..] if module.commands().any(|command| command.name() == *first) => {
                return (prefix, path.to_vec());
            }
            _ => {}
        }
    }
    (String::new(), path.to_vec())
}

/// The data folders that the options of `serve` name, by game id.
pub fn data_folders(matches: &ArgMatches) -> Vec<(&'static str, PathBuf)> {
    let given = |module: &'static GameModule| {
        let folder = matches.get_one::<PathBuf>(module.data.as_ref()?.option)?;
        Some((module.id, folder.clone()))
    };
    modules().iter().filter_map(given).collect()
}

/// Reads the data folder of a game. The error is a sentence for people.
pub fn load_data(id: &str, folder: &Path, words: &Words) -> Result<(), String> {
    let module = modules().iter().find(|module| module.id == id);
    match module.and_then(|module| module.data.as_ref()) {
        Some(data) => (data.load)(folder, words),
        None => Err(words.say(&Text::new("serve-no-game-data").with("game", id))),
    }
}

/// The help message of an option that a game adds to `serve`, by the id of the argument.
pub fn serve_option_message(arg: &str) -> Option<String> {
    modules().iter().find_map(|module| {
        let data = module.data.as_ref();
        if data.is_some_and(|data| data.option == arg) {
            return Some(format!("{}arg-serve-data", i18n::message_prefix(module.id)));
        }
        let request = module.on_request && module.id == arg;
        request.then(|| "arg-serve-on-request".to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_module_has_the_id_of_its_game_and_a_locale_folder() {
        let folders: BTreeSet<&str> = i18n::Lang::En.files().iter().map(|f| f.folder).collect();
        let mut ids = BTreeSet::new();
        for module in modules() {
            assert_eq!(module.factory.card().id, module.id);
            assert!(folders.contains(module.id), "locales/{}", module.id);
            assert!(ids.insert(module.id), "{} is listed twice", module.id);
            for command in [&module.command, &module.simulate].into_iter().flatten() {
                assert_eq!(command.name(), module.id);
            }
        }
    }

    #[test]
    fn games_on_request_are_offered_with_their_option() {
        let ids = |line: &[&str]| -> Vec<&'static str> {
            let matches = add_to(Command::new("hangar").subcommand(Command::new("serve")))
                .get_matches_from(line);
            let serve = matches.subcommand_matches("serve").unwrap_or(&matches);
            offered(serve)
                .iter()
                .map(|factory| factory.card().id)
                .collect()
        };
        let usual = ids(&["hangar", "serve"]);
        for module in modules() {
            assert_eq!(usual.contains(&module.id), !module.on_request);
            if module.on_request {
                let option = format!("--{}", module.id);
                assert!(ids(&["hangar", "serve", &option]).contains(&module.id));
                assert!(ids(&["hangar", &option]).contains(&module.id));
            }
        }
        assert!(!usual.contains(&"toy"));
    }
}
