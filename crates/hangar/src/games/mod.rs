//! The list of games: what each one brings to the server and to the command line.

mod space_alert_routes;

use server::games::Games;

/// The games that the server offers; the toy game of the kernel only on request.
pub fn offered(toy: bool) -> Games {
    let games = Games::default()
        .with::<space_alert::round::SpaceAlert>()
        .with_tools("space-alert", space_alert_routes::routes())
        .with::<galaxy_trucker::game::GalaxyTrucker>()
        .with::<battleship_galaxies::game::BattleshipGalaxies>();
    if toy {
        games.with::<table::toy::Toy>()
    } else {
        games
    }
}
