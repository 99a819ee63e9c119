//! Data files that an owner of the boxes corrects (GX-0.30, GX-24.3).

use galaxy_trucker::data::{Data, Entry, Number, Problem, Status, cards, export, statuses, tiles};
use serde_json::{Value, json};

type Place = (Option<Entry>, Option<String>);

/// Where the mistake is, and which one.
fn problem(file: &'static str, text: &str) -> (Place, Problem) {
    let fault = Data::load(&[(file, text)]).expect_err(text);
    assert_eq!(fault.file, file);
    ((fault.at, fault.field), fault.what)
}

/// The 62 faces that the rulebook does not show, and every other value that is lost (GX-0.30).
///
/// Proves GX-9.24 and GX-9.37: rows of meteors and boxes are designed values that can be corrected.
#[test]
fn designed_values_are_marked() {
    let designed = tiles()
        .iter()
        .filter(|tile| tile.status() == Status::Designed);
    assert_eq!(designed.count(), 62);
    let known: Vec<&str> = cards()
        .iter()
        .filter(|card| card.status() == Status::Printed)
        .map(|card| card.name)
        .collect();
    assert_eq!(known.len(), 60 + 7, "{:?}", &known[60..]);
    let status = |name: &str| {
        let card = cards().iter().find(|card| card.name == name);
        card.expect("a card").status()
    };
    for name in [
        "III-space_billiards-1",
        "II-space_junkyard-1",
        "III-space_junkyard-1",
        "I-predator-1",
        "IV-slavers-1",
        "machinations-toll_gate",
    ] {
        assert_eq!(status(name), Status::Designed, "{name}");
    }
    assert_eq!(status("machinations-checkpoint"), Status::Inferred);
    assert_eq!(status("I-missing_form-1"), Status::Printed);
    assert_eq!(Number::OrderPile.status(), Status::Designed);
    assert_eq!(Number::FlightFourFinishing.status(), Status::Inferred);
    // Every entry of the files carries its status.
    let mut written = 0;
    for (name, text) in export() {
        let value: Value = serde_json::from_str(&text).expect("JSON");
        if name != "holes.json" {
            let list = value.as_object().expect("an object").values().next();
            for entry in list.and_then(Value::as_array).expect("a list") {
                let status = entry["status"].as_str().expect("a status");
                assert!(Status::ALL.iter().any(|known| known.name() == status));
                written += 1;
            }
        }
    }
    assert_eq!(written + 6, statuses().count());
}

/// Corrected rows and boxes are read: their number and content are free.
#[test]
fn rows_and_boxes_can_be_replaced() {
    let meteor = json!({ "kind": "meteor", "size": "large", "from": "rear" });
    let rows = json!({ "cards": [{
        "name": "III-space_billiards-1", "adventure": "space_billiards",
        "rows": [[meteor], [meteor, meteor], [meteor]],
    }] })
    .to_string();
    let data = Data::load(&[("cards.json", &rows)]).expect("valid");
    let changed: Vec<_> = data
        .changes()
        .iter()
        .map(|change| (change.at.clone(), change.status))
        .collect();
    let at = Entry::Card("III-space_billiards-1".into());
    assert_eq!(changed, [(at, Status::Designed)]);
}

#[test]
fn faults_are_named_with_their_place() {
    let tile = |fields: Value| {
        let text = json!({ "tiles": [fields] }).to_string();
        problem("tiles.json", &text)
    };
    let at = |number: u64, field: Option<&str>| -> Place {
        (Some(Entry::Tile(number)), field.map(str::to_owned))
    };
    let router = |sides: Value| json!({ "number": 187, "kind": "router", "sides": sides });
    let (place, what) = problem("tiles.json", "{\n\n  oops");
    assert!(place == (None, None) && matches!(what, Problem::Json(_, 3)));
    assert_eq!(problem("tiles.json", "{}").1, Problem::NoList("tiles"));
    assert_eq!(
        tile(json!({ "number": 229 })),
        (at(229, None), Problem::Unknown)
    );
    assert_eq!(tile(json!({ "number": 0 })).1, Problem::Unknown);
    assert_eq!(
        tile(router(json!([0, 0, 0, 4]))),
        (at(187, Some("sides")), Problem::Sides)
    );
    for wrong in [json!([0, 0, 0]), json!("all"), json!([0, 0, 0, -1])] {
        let (place, what) = tile(router(wrong));
        assert_eq!(place, at(187, Some("sides")));
        assert!(matches!(what, Problem::Json(..)));
    }
    let (place, _) = tile(json!({ "number": 187, "kind": "rooter", "sides": [1, 1, 1, 1] }));
    assert_eq!(place, at(187, Some("kind")));
    let twice = json!({ "tiles": [router(json!([1, 1, 1, 1])), router(json!([1, 1, 1, 1]))] });
    assert_eq!(problem("tiles.json", &twice.to_string()).1, Problem::Twice);
    let typo = json!({ "number": 187, "kind": "router", "sides": [1, 1, 1, 1], "cell": 2 });
    assert_eq!(tile(typo), (at(187, Some("cell")), Problem::UnknownField));
    let renamed = json!({ "number": 187, "name": "x", "kind": "router", "sides": [1, 1, 1, 1] });
    assert_eq!(tile(renamed), (at(187, Some("name")), Problem::Fixed));
    let cabin = json!({ "number": 31, "kind": "cabin", "sides": [3, 3, 3, 3] });
    assert_eq!(tile(cabin), (at(31, Some("kind")), Problem::Fixed));
    let full = json!({ "number": 1, "kind": "battery", "cells": 9, "sides": [0, 0, 0, 3] });
    assert_eq!(tile(full), (at(1, Some("cells")), Problem::Contents));

    let card = |fields: Value| {
        let text = json!({ "cards": [fields] }).to_string();
        problem("cards.json", &text)
    };
    let field = |(place, _): (Place, Problem)| place.1.expect("a field");
    assert_eq!(card(json!({ "name": "nobody" })).1, Problem::Unknown);
    let moved = json!({ "name": "I-stardust-1", "level": "II", "adventure": "stardust" });
    assert_eq!(field(card(moved)), "level");
    let meteor = json!({ "kind": "meteor", "size": "small", "from": "front" });
    let many = json!({
        "name": "I-meteoric_swarm-1", "adventure": "meteoric_swarm", "meteors": vec![meteor; 9],
    });
    assert_eq!(field(card(many)), "meteors");
    let strong = json!({
        "name": "I-slavers-1", "adventure": "slavers",
        "strength": "strong", "crew": 1, "credits": 12, "days": 2,
    });
    assert_eq!(field(card(strong)), "strength");

    let holes = |text: &str| problem("holes.json", text);
    assert!(matches!(holes("{\"holes\": []}").1, Problem::Json(..)));
    let same = json!({ "holes": vec![vec![[7, 7]; 5]; 6] }).to_string();
    let first: Place = (Some(Entry::Holes(1)), None);
    assert_eq!(holes(&same), (first, Problem::Holes));

    let number = |fields: Value| {
        let text = json!({ "numbers": [fields] }).to_string();
        problem("numbers.json", &text)
    };
    assert_eq!(number(json!({ "name": "luck" })).1, Problem::Unknown);
    for wrong in [json!([1, 2]), json!([15, 20, 25, 200])] {
        let (place, what) = number(json!({ "name": "made_to_order_pile", "values": wrong }));
        let at = Entry::Number("made_to_order_pile".into());
        assert_eq!(place, (Some(at), Some("values".into())));
        let range = (1, 40);
        assert_eq!(what, Problem::Values { count: 4, range });
    }
    let words = json!({ "name": "flight_4_gap", "values": "five" });
    assert_eq!(field(number(words)), "values");
    let row = json!({ "name": "class_iib_rows", "values": [1, 2, 3, 4, 5, 0] });
    assert!(matches!(number(row).1, Problem::Values { .. }));
}
