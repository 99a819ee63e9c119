//! Data files that an owner of the boxes corrects (GX-0.30, GX-24.3).

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::cards::{Adventure, CardId};
use galaxy_trucker::data::{Data, Problem, Status, cards, export, hash, tiles};
use galaxy_trucker::setup::Setup;
use galaxy_trucker::tiles::{Kind, TileId};
use serde_json::{Value, json};
use table::{Game, SeatInfo, Seed};

fn problem(file: &'static str, text: &str) -> (String, Problem) {
    let fault = Data::load(&[(file, text)]).expect_err(text);
    assert_eq!(fault.file, file);
    (fault.at, fault.what)
}

/// The 62 faces that the rulebook does not show (GX-0.30).
#[test]
fn designed_values_are_marked() {
    let designed = tiles()
        .iter()
        .filter(|tile| tile.status() == Status::Designed);
    assert_eq!(designed.count(), 62);
    let base = cards()
        .iter()
        .filter(|card| card.status() == Status::Factual);
    assert_eq!(base.count(), 60);
}

#[test]
fn faults_are_named_with_their_place() {
    let tile = |fields: Value| {
        let text = json!({ "tiles": [fields] }).to_string();
        problem("tiles.json", &text)
    };
    let at = |number: u8| format!("tile {number}");
    let router = |sides: Value| json!({ "number": 187, "kind": "router", "sides": sides });
    let (place, what) = problem("tiles.json", "{\n\n  oops");
    assert!(place.is_empty() && matches!(what, Problem::Json(_, 3)));
    assert_eq!(problem("tiles.json", "{}").1, Problem::NoList("tiles"));
    assert_eq!(tile(json!({ "number": 229 })).1, Problem::Unknown);
    assert_eq!(tile(json!({ "number": 0 })).1, Problem::Unknown);
    assert_eq!(tile(router(json!([0, 0, 0, 4]))), (at(187), Problem::Sides));
    assert!(matches!(
        tile(router(json!([0, 0, 0]))).1,
        Problem::Json(..)
    ));
    let twice = json!({ "tiles": [router(json!([1, 1, 1, 1])), router(json!([1, 1, 1, 1]))] });
    assert_eq!(problem("tiles.json", &twice.to_string()).1, Problem::Twice);
    let typo = json!({ "number": 187, "kind": "router", "sides": [1, 1, 1, 1], "cell": 2 });
    assert_eq!(tile(typo).1, Problem::UnknownField("cell".into()));
    let renamed = json!({ "number": 187, "name": "x", "kind": "router", "sides": [1, 1, 1, 1] });
    assert_eq!(tile(renamed).1, Problem::Fixed("name"));
    let cabin = json!({ "number": 31, "kind": "cabin", "sides": [3, 3, 3, 3] });
    assert_eq!(tile(cabin).1, Problem::Fixed("kind"));
    let full = json!({ "number": 1, "kind": "battery", "cells": 9, "sides": [0, 0, 0, 3] });
    assert_eq!(tile(full).1, Problem::Contents);

    let card = |fields: Value| {
        let text = json!({ "cards": [fields] }).to_string();
        problem("cards.json", &text)
    };
    assert_eq!(card(json!({ "name": "nobody" })).1, Problem::Unknown);
    let moved = json!({ "name": "I-stardust-1", "level": "II", "adventure": "stardust" });
    assert_eq!(card(moved).1, Problem::Fixed("level"));
    let meteor = json!({ "kind": "meteor", "size": "small", "from": "front" });
    let many = json!({
        "name": "I-meteoric_swarm-1", "adventure": "meteoric_swarm", "meteors": vec![meteor; 9],
    });
    assert!(matches!(card(many).1, Problem::Json(..)));

    let holes = |text: &str| problem("holes.json", text).1;
    assert!(matches!(holes("{\"holes\": []}"), Problem::Json(..)));
    let same = json!({ "holes": vec![vec![[7, 7]; 5]; 6] }).to_string();
    assert_eq!(holes(&same), Problem::Holes);
}

/// The last test of the file that looks at shipped values would see corrected ones: everything that needs both is in one test.
///
/// Proves GX-0.30.
#[test]
fn corrected_values_are_played_with() {
    // What is exported is what is shipped.
    let files = export();
    let texts: Vec<(&str, &str)> = files.iter().map(|(n, text)| (*n, text.as_str())).collect();
    let shipped = Data::load(&texts).expect("exported files are valid");
    assert_eq!((shipped.changes(), shipped.hash()), (0, ""));
    assert_eq!(Setup::default().data, "");

    let old = serde_json::to_value(
        GalaxyTrucker::setup(&Setup::default(), &seats(), Seed::from_u64(1)).unwrap(),
    )
    .unwrap();

    let tiles = json!({ "tiles": [
        { "number": 146, "kind": "luxury_cabin", "sides": [3, 0, 0, 0], "status": "factual" },
    ] })
    .to_string();
    let slavers = json!({ "cards": [{
        "name": "I-slavers-1", "adventure": "slavers",
        "strength": 9, "crew": 1, "credits": 12, "days": 2,
    }] })
    .to_string();
    let texts = [
        ("tiles.json", tiles.as_str()),
        ("cards.json", slavers.as_str()),
    ];
    let data = Data::load(&texts).expect("valid");
    let again = Data::load(&texts).expect("valid");
    assert_eq!(data.changes(), 2);
    assert_eq!(
        data.hash(),
        again.hash(),
        "the same files have the same hash"
    );
    assert!(data.install());
    assert!(!again.install(), "data is loaded once");

    let tile = TileId::new(146).unwrap().tile();
    assert_eq!((tile.kind, tile.sides), (Kind::LuxuryCabin, [3, 0, 0, 0]));
    let card = CardId::named("I-slavers-1").unwrap().card();
    assert!(matches!(
        card.adventure,
        Adventure::Slavers { strength: 9, .. }
    ));
    // New tables say with which data they began; those of other data are not read.
    assert_eq!(Setup::default().data, hash());
    let table = GalaxyTrucker::setup(&Setup::default(), &seats(), Seed::from_u64(1)).unwrap();
    let stored = serde_json::to_value(&table).unwrap();
    let read: GalaxyTrucker = serde_json::from_value(stored).unwrap();
    assert_eq!(read, table);
    let refused = serde_json::from_value::<GalaxyTrucker>(old).unwrap_err();
    assert!(refused.to_string().contains(hash()), "{refused}");
}

fn seats() -> Vec<SeatInfo> {
    ["A", "B"].map(SeatInfo::person).to_vec()
}
