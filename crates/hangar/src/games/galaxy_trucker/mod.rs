//! Galaxy Trucker.

mod data;
mod routes;
mod simulate;
mod tools;
mod verify;

use super::{CliCommand, GameModule};
use i18n::Words;
use server::games::factory;

/// Galaxy Trucker.
pub fn module() -> GameModule {
    GameModule {
        rules: &[
            include_str!("../../../../../docs/rules/galaxy-trucker.json"),
            include_str!("../../../../../docs/rules/galaxy-trucker-expansions.json"),
        ],
        routes: Some(routes::routes),
        command: Some(CliCommand::new("galaxy-trucker", |args, lang| {
            tools::run(args, Words::of(lang))
        })),
        simulate: Some(CliCommand::new("galaxy-trucker", |args, lang| {
            simulate::run(args, Words::of(lang))
        })),
        verify: Some(verify::VERIFIER),
        data: Some(super::DataOption {
            option: "galaxy-trucker-data",
            variable: "HANGAR_GALAXY_TRUCKER_DATA",
            load: data::load,
        }),
        ..GameModule::new("galaxy-trucker", factory::<galaxy_trucker::GalaxyTrucker>())
    }
}
