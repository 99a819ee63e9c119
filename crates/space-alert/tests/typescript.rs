//! What the browser knows of us is made from the Rust types and cards.
#![cfg(feature = "ts")]

use space_alert::campaign::Progress;
use space_alert::card_catalogue::{Catalogue, catalogue};
use space_alert::experience::{
    ACHIEVEMENTS, Around, Attestation, Category, ExperienceReport, ExplorerLog,
};
use space_alert::flight_replay::FlightReplay;
use space_alert::generate::Recipe;
use space_alert::mission_file::Fault;
use space_alert::round::{
    Answer, Command, Ending, Event, LogEntry, Query, Setup, View,
    cards::{CardFace, all_cards},
};
use space_alert::scripts::{Script, official_scripts};
use space_alert::timeline::{Cue, Signal, Timeline, Utterance};
use table::ts::{Declarations, keep_protocol_fresh};

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
        .with::<Progress>()
        .with::<CardFace>()
        .with::<ExplorerLog>()
        .with::<ExperienceReport>()
        .with::<Around>()
        .with::<Category>()
        .with::<Attestation>()
        .with::<space_alert::SpecialCards>()
        .with::<space_alert::SlotCard>()
        .with_value(
            "CARDS",
            "readonly CardFace[]",
            "The faces of all cards, by number: 90 action cards, the heroic cards H1 to H6, 96 double action cards, then the basic and the advanced card of each specialization.",
            all_cards(),
        );
    declarations.keep_fresh("space-alert.ts");
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
        (
            "space-alert-achievements.json",
            serde_json::to_string(&achievements()),
        ),
    ];
    for (file, json) in files {
        keep_protocol_fresh(file, &(json.unwrap() + "\n"));
    }
}

/// The list of achievements with what a page needs to show them.
fn achievements() -> Vec<serde_json::Value> {
    let listed = ACHIEVEMENTS.iter().map(|achievement| {
        let mut facts = serde_json::to_value(achievement).unwrap();
        facts["attestation"] = serde_json::to_value(achievement.attestation()).unwrap();
        facts
    });
    listed.collect()
}
