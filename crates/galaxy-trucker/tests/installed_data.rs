//! Corrected data that is played with (GX-0.30). It is installed once and for the whole process, so this test has a program
//! of its own.

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CardId};
use galaxy_trucker::data::{Data, Number, Status, export, hash};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::rough_roads::order_pile_size;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::tiles::{Kind, TileId};
use serde_json::json;
use table::{Game, SeatInfo, Seed};

/// Proves GX-0.30.
#[test]
fn corrected_values_are_played_with() {
    // What is exported is what is shipped.
    let files = export();
    let texts: Vec<(&str, &str)> = files.iter().map(|(n, text)| (*n, text.as_str())).collect();
    let shipped = Data::load(&texts).expect("exported files are valid");
    assert_eq!((shipped.changes().len(), shipped.hash()), (0, ""));
    assert_eq!(Setup::default().data, "");

    let old = serde_json::to_value(
        GalaxyTrucker::setup(&Setup::default(), &seats(), Seed::from_u64(1)).unwrap(),
    )
    .unwrap();

    let tiles = json!({ "tiles": [
        { "number": 146, "kind": "luxury_cabin", "sides": [3, 0, 0, 0], "status": "printed" },
    ] })
    .to_string();
    let slavers = json!({ "cards": [{
        "name": "I-slavers-1", "adventure": "slavers",
        "strength": 9, "crew": 1, "credits": 12, "days": 2,
    }] })
    .to_string();
    let mut columns = Number::CylinderColumns.shipped().to_vec();
    columns[0] = 9;
    let numbers = json!({ "numbers": [
        { "name": "flight_4_finishing", "values": [20, 15, 10, 5], "status": "printed" },
        { "name": "made_to_order_pile", "values": [10, 12, 14, 16] },
        { "name": "class_iib_columns", "values": columns },
    ] })
    .to_string();
    let texts = [
        ("tiles.json", tiles.as_str()),
        ("cards.json", slavers.as_str()),
        ("numbers.json", numbers.as_str()),
    ];
    let data = Data::load(&texts).expect("valid");
    let again = Data::load(&texts).expect("valid");
    let changed: Vec<_> = data
        .changes()
        .iter()
        .map(|change| (change.file, change.status))
        .collect();
    assert_eq!(
        changed,
        [
            ("tiles.json", Status::Designed),
            ("cards.json", Status::Printed),
            ("numbers.json", Status::Inferred),
            ("numbers.json", Status::Designed),
            ("numbers.json", Status::Designed),
        ]
    );
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
    assert_eq!(FlightKind::Fourth.rules().finishing, [20, 15, 10, 5]);
    assert_eq!(FlightKind::Fourth.rules().gap, 5, "not in the file");
    assert_eq!(order_pile_size(2), 12);
    assert_eq!(ShipClass::IIB.board().line_of(true, [1, 1]), 9);
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
