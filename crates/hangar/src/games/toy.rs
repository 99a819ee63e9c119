//! The toy game of the kernel, for tests and as an example (`docs/adding-a-game.md`).

use super::GameModule;
use server::games::factory;

/// The toy game: only tables.
pub fn module() -> GameModule {
    GameModule {
        on_request: true,
        ..GameModule::new("toy", factory::<table::toy::Toy>())
    }
}
