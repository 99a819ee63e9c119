//! What the browser knows of us is made from the Rust types and cards.
#![cfg(feature = "ts")]

use space_alert::action::Card;
use space_alert::campaign::Course;
use space_alert::card_catalogue::{Catalogue, catalogue};
use space_alert::flight_replay::FlightReplay;
use space_alert::generate::Recipe;
use space_alert::mission_file::Fault;
use space_alert::round::{
    Answer, Command, Ending, Event, LogEntry, Query, Setup, View, cards::all_cards,
};
use space_alert::scripts::{Script, official_scripts};
use space_alert::timeline::{Cue, Signal, Timeline, Utterance};
use table::ts::{Declarations, keep_file_fresh};

fn protocol(file: &str) -> String {
    format!(
        "{}/../../web/src/protocol/{file}",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// `make protocol` writes the file; this test says when that was forgotten.
#[test]
fn typescript_is_fresh() {
    let declarations = Declarations::new()
        .with::<FlightReplay>()
        .with::<Catalogue>()
        .with::<Fault>()
        .with::<Script>()
        .with::<Recipe>()
        .with::<Timeline>()
        .with::<Signal>()
        .with::<Utterance>()
        .with::<Cue>()
        .with::<Setup>()
        .with::<Command>()
        .with::<Query>()
        .with::<View>()
        .with::<Event>()
        .with::<Answer>()
        .with::<Ending>()
        .with::<LogEntry>()
        .with::<Course>()
        .with::<Card>()
        .with::<space_alert::SpecialCards>()
        .with::<space_alert::SlotCard>()
        .with_value(
            "CARDS",
            "readonly Card[]",
            "The faces of all cards, by number: 90 action cards, then the heroic cards H1 to H6.",
            all_cards(),
        );
    if let Err(stale) = declarations.keep_fresh(protocol("space-alert.ts")) {
        panic!("{stale}");
    }
}

/// Cards and scripts never change while a server runs, so the client carries them and asks nobody.
#[test]
fn printed_facts_for_typescript_is_fresh() {
    let scripts: Vec<&Script> = official_scripts().collect();
    let files = [
        (
            "space-alert-cards.json",
            serde_json::to_string(&catalogue()),
        ),
        ("space-alert-scripts.json", serde_json::to_string(&scripts)),
    ];
    for (file, json) in files {
        if let Err(stale) = keep_file_fresh(protocol(file), &(json.unwrap() + "\n")) {
            panic!("{stale}");
        }
    }
}
