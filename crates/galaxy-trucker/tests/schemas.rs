//! The JSON schemas of `docs/` say the same as the readers, as far as a schema can.

use boon::{Compiler, SchemaIndex, Schemas};
use flate2::read::GzDecoder;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::files::{FlightFile, ShipFile};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::recorded_cases::RecordedCase;
use galaxy_trucker::support_team::Member;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

fn path(below: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(below)
}

/// A compiled schema.
struct Schema(Schemas, SchemaIndex);

impl Schema {
    fn of(name: &str) -> Schema {
        let file = format!("galaxy-trucker-{name}.schema.json");
        let text = std::fs::read(path(&format!("../../docs/{file}"))).unwrap();
        let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
        compiler
            .add_resource(&file, serde_json::from_slice(&text).unwrap())
            .unwrap();
        let index = compiler
            .compile(&file, &mut schemas)
            .unwrap_or_else(|error| panic!("{error:#}"));
        Schema(schemas, index)
    }

    fn accepts(&self, value: &Value) -> bool {
        self.0.validate(value, self.1).is_ok()
    }
}

fn ship() -> Value {
    json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-blue", "rotation": 1}], "aliens": []})
}

fn flight() -> Value {
    json!({"flight": "first", "ships": [ship()], "deck": ["I-stardust-1"], "dice": [[3, 4]], "seed": 7,
        "decisions": [{"ship": 0, "do": "accept", "yes": true}]})
}

/// The same document with another value at a place.
fn with(mut document: Value, place: &str, value: Value) -> Value {
    match document.pointer_mut(place) {
        Some(old) => *old = value,
        None => {
            let (parent, name) = place.rsplit_once('/').unwrap();
            document.pointer_mut(parent).unwrap()[name] = value;
        }
    }
    document
}

#[test]
fn ships_are_read_as_the_schema_says() {
    let schema = Schema::of("ship");
    let both = |file: &Value| {
        let read = ShipFile::parse(file.to_string().as_bytes());
        let fine = read.is_ok_and(|file| file.ship().is_ok());
        assert_eq!(schema.accepts(file), fine, "{file}");
        fine
    };
    assert!(both(&ship()));
    for class in ShipClass::ALL {
        let mut file = with(ship(), "/class", json!(class));
        if class == ShipClass::IV {
            file = with(file, "/parts", json!([5, 1]));
        }
        assert!(schema.accepts(&file), "{file}");
        assert!(ShipFile::parse(file.to_string().as_bytes()).is_ok());
    }
    for (place, right) in [
        ("/members", json!([{"member": "welder", "new": true}])),
        (
            "/members",
            json!(Member::ALL.map(|member| json!({"member": member}))),
        ),
        ("/credits", json!(12)),
        ("/loans", json!(2)),
    ] {
        assert!(both(&with(ship(), place, right)));
    }
    for (place, wrong) in [
        ("/class", json!("V")),
        ("/parts", json!([1, 1])),
        ("/tiles/0/rotation", json!(4)),
        ("/tiles/0/sides", json!([7, 0, 0, 0])),
        ("/tiles/0/at", json!([7])),
        (
            "/tiles",
            json!(vec![json!({"at": [7, 7], "tile": "struct-01"}); 91]),
        ),
        ("/aliens", json!([{"at": [7, 7], "alien": "green"}])),
        ("/crew", json!(2)),
        ("/members", json!([{"member": "pilot"}])),
        ("/members", json!([{"member": "welder", "since": 1}])),
        ("/tokens", json!([{"use": "gain_days"}])),
        ("/credits", json!(-1)),
        ("/loans", json!(256)),
    ] {
        assert!(!both(&with(ship(), place, wrong)));
    }
}

#[test]
fn flights_are_read_as_the_schema_says() {
    let schema = Schema::of("flight");
    let read = |file: &Value| FlightFile::parse(file.to_string().as_bytes());
    assert!(schema.accepts(&flight()) && read(&flight()).is_ok());
    for kind in [
        FlightKind::Learning,
        FlightKind::First,
        FlightKind::Second,
        FlightKind::Third,
        FlightKind::ThirdA,
        FlightKind::SecondB,
        FlightKind::ThirdB,
        FlightKind::FirstA,
        FlightKind::Fourth,
        FlightKind::SecondA,
    ] {
        let file = with(flight(), "/flight", json!(kind));
        assert!(schema.accepts(&file) && read(&file).is_ok(), "{file}");
    }
    let lending = with(flight(), "/loans", json!(true));
    assert!(schema.accepts(&lending) && read(&lending).is_ok());
    for (place, wrong) in [
        ("/flight", json!("fifth")),
        ("/loans", json!(1)),
        ("/ships", json!([])),
        ("/ships/0/class", json!("V")),
        ("/deck", json!("I-stardust-1")),
        ("/dice", json!([[0, 7]])),
        ("/seed", json!(-1)),
        ("/decisions/0", json!({"do": "accept"})),
    ] {
        let file = with(flight(), place, wrong);
        assert!(!schema.accepts(&file), "{file}");
        let refused = read(&file).map_or(true, |file| file.fly().is_err());
        assert!(refused, "{file}");
    }
}

#[test]
fn recorded_cases_are_read_as_the_schema_says() {
    let schema = Schema::of("case");
    let mut kinds = std::collections::BTreeSet::new();
    for file in std::fs::read_dir(path("tests/vectors")).unwrap() {
        let file = std::fs::File::open(file.unwrap().path()).unwrap();
        for line in BufReader::new(GzDecoder::new(file)).lines().step_by(7) {
            let line = line.unwrap();
            let case: Value = serde_json::from_str(&line).unwrap();
            assert!(schema.accepts(&case), "{line}");
            kinds.insert(case["ask"]["kind"].to_string());
        }
    }
    assert_eq!(kinds.len(), 9, "{kinds:?}");
    let case =
        json!({"id": "a", "board": "I", "tiles": [], "ask": {"kind": "ship"}, "expected": {}});
    for (place, wrong) in [
        ("/board", json!("V")),
        (
            "/tiles",
            json!([{"at": [7, 7], "tile": "start-blue", "rotation": 4}]),
        ),
        ("/ask", json!({"kind": "dance"})),
        ("/ask", json!({"kind": "remove"})),
        (
            "/ask",
            json!({"kind": "hit", "hazard": "comet", "size": "small", "from": "rear", "roll": 7, "defend": true}),
        ),
    ] {
        let broken = with(case.clone(), place, wrong);
        assert!(!schema.accepts(&broken), "{broken}");
        assert!(serde_json::from_value::<RecordedCase>(broken).is_err());
    }
}
