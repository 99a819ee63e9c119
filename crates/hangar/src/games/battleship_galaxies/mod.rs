//! Battleship Galaxies.

mod routes;
mod tools;

use super::{CliCommand, GameModule};
use i18n::Words;
use server::games::factory;

/// Battleship Galaxies.
pub fn module() -> GameModule {
    let factory = factory::<battleship_galaxies::game::BattleshipGalaxies>();
    GameModule {
        rules: &[include_str!(
            "../../../../../docs/rules/battleship-galaxies.json"
        )],
        routes: Some(routes::routes),
        command: Some(CliCommand::new("battleship-galaxies", |args, lang| {
            tools::run(args, Words::of(lang))
        })),
        simulate: Some(CliCommand::new("battleship-galaxies", |args, lang| {
            tools::run_simulate(&args, Words::of(lang))
        })),
        data: Some(super::DataOption {
            option: "battleship-data",
            variable: "HANGAR_BATTLESHIP_DATA",
            load: tools::load_data,
        }),
        ..GameModule::new("battleship-galaxies", factory)
    }
}
