//! The TypeScript declarations and the data that the web client carries are what the Rust code says.
#![cfg(feature = "ts")]

use battleship_galaxies::command::Command;
use battleship_galaxies::data::{Data, DataFiles};
use battleship_galaxies::event::WithRule;
use battleship_galaxies::query::{Answer, Query};
use battleship_galaxies::setup::Setup;
use battleship_galaxies::state::Outcome;
use battleship_galaxies::view::{SeatView, View};
use table::ts::{Declarations, keep_protocol_fresh};

/// `make protocol` writes the file; this test says when that was forgotten.
#[test]
fn typescript_is_fresh() {
    let declarations = Declarations::new()
        .with::<Setup>()
        .with::<Command>()
        .with::<View>()
        .with::<SeatView>()
        .with::<WithRule>()
        .with::<Query>()
        .with::<Answer>()
        .with::<Outcome>()
        .with_value(
            "DATA_HASH",
            "string",
            "The content hash of battleship-galaxies-data.json, which a table with the default data names in its view.",
            &Data::embedded().hash,
        );
    declarations.keep_fresh("battleship-galaxies.ts");
}

/// The default data files in one JSON list: ships, tactic cards, tiles, missions.
#[test]
fn data_for_typescript_is_fresh() {
    let files = DataFiles::parse([]).unwrap();
    let json = serde_json::to_string(&files.0).unwrap() + "\n";
    keep_protocol_fresh("battleship-galaxies-data.json", &json);
}
