//! The browser's types are made from ours.
#![cfg(feature = "ts")]

use space_alert::film::FilmReel;
use space_alert::round::{
    Answer, Command, Ending, Event, LogEntry, Query, Setup, View, cards::all_cards,
};
use table::ts::Declarations;

/// `make protocol` writes the file; this test says when that was forgotten.
#[test]
fn declarations_are_fresh() {
    let path = format!(
        "{}/../../web/src/protocol/space-alert.ts",
        env!("CARGO_MANIFEST_DIR")
    );
    let declarations = Declarations::new()
        .with::<FilmReel>()
        .with::<Setup>()
        .with::<Command>()
        .with::<Query>()
        .with::<View>()
        .with::<Event>()
        .with::<Answer>()
        .with::<Ending>()
        .with::<LogEntry>()
        .with_value(
            "CARDS",
            "readonly Card[]",
            "The faces of all cards, by number: 90 action cards, then the heroic cards H1 to H6.",
            all_cards(),
        );
    if let Err(stale) = declarations.keep_fresh(path) {
        panic!("{stale}");
    }
}
