//! `docs/mission-file.schema.json` says the same as the reader, as far as a schema can.

use crate::fuzz::entry;
use boon::{Compiler, SchemaIndex, Schemas};
use proptest::prelude::*;
use serde_json::Value;
use space_alert::MissionFile;

fn docs(path: &str) -> String {
    let path = format!("{}/../../docs/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The compiled schema.
struct Schema(Schemas, SchemaIndex);

impl Schema {
    fn is_valid(&self, value: &Value) -> bool {
        self.0.validate(value, self.1).is_ok()
    }
}

fn schema() -> Schema {
    let schema: Value = serde_json::from_str(&docs("mission-file.schema.json")).unwrap();
    let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
    let name = "mission-file.schema.json";
    compiler.add_resource(name, schema).unwrap();
    let index = compiler
        .compile(name, &mut schemas)
        .unwrap_or_else(|e| panic!("{e:#}"));
    Schema(schemas, index)
}

#[test]
fn documented_missions_are_sound() {
    let schema = schema();
    for name in ["five-friends", "alien", "test-run"] {
        let text = docs(&format!("missions/{name}.json"));
        assert!(MissionFile::parse(text.as_bytes()).is_ok(), "{name}");
        assert!(
            schema.is_valid(&serde_json::from_str(&text).unwrap()),
            "{name}"
        );
    }
    // The example on the page is the Alien's mission.
    let page = docs("mission-file.md");
    let example = page
        .split("```json\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    assert_eq!(example, docs("missions/alien.json"));
}

/// Every field of the schema is one that the reader knows, and the other way round.
#[test]
fn the_same_fields() {
    let alien: Value = serde_json::from_str(&docs("missions/alien.json")).unwrap();
    let schema: Value = serde_json::from_str(&docs("mission-file.schema.json")).unwrap();
    let mut listed: Vec<&str> = schema["properties"]
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    listed.sort_unstable();
    let mut broken = alien;
    broken["wibble"] = Value::Null;
    let faults = MissionFile::parse(broken.to_string().as_bytes()).unwrap_err();
    let table::Arg::Word(allowed) = &faults[0].text.args["allowed"] else {
        panic!("{faults:?}");
    };
    let mut known: Vec<&str> = allowed.split(", ").collect();
    known.sort_unstable();
    assert_eq!(listed, known);
}

/// Wrong in form: the schema objects, and so does the reader.
#[test]
fn what_a_schema_can_refuse() {
    let schema = schema();
    let alien: Value = serde_json::from_str(&docs("missions/alien.json")).unwrap();
    for (pointer, value) in [
        ("/crew", "[]"),
        ("/crew/0/colour", "\"orange\""),
        ("/crew/0/slots/0", "\"D\""),
        ("/crew/0/slots/0", "7"),
        ("/crew/0/slots/3/card", "[\"A\"]"),
        ("/crew/0/slots", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1]"),
        ("/crew/0/name", "\"\""),
        ("/oops/0/turn", "14"),
        ("/trajectories/red", "\"T8\""),
        ("/trajectories", "{\"red\": \"T1\"}"),
        ("/threats/0/number", "9"),
        ("/threats/0/card", "\"E1-11\""),
        ("/threats/0/track", "\"green\""),
        ("/seed", "-1"),
        ("/seed", "\"x\""),
    ] {
        let mut broken = alien.clone();
        *broken.pointer_mut(pointer).unwrap() = serde_json::from_str(value).unwrap();
        assert!(!schema.is_valid(&broken), "{pointer} {value}");
        assert!(
            MissionFile::parse(broken.to_string().as_bytes()).is_err(),
            "{pointer} {value}"
        );
    }
}

/// Every card exists in the schema, and no other.
#[test]
fn the_schema_knows_the_cards() {
    let schema = schema();
    let mut mission: Value = serde_json::from_str(&docs("missions/alien.json")).unwrap();
    let codes = ["E", "SE", "I", "SI"].iter().flat_map(|deck| {
        (0..4).flat_map(move |colour| (0..14).map(move |n| format!("{deck}{colour}-{n:02}")))
    });
    for code in codes {
        mission["threats"][0]["card"] = code.clone().into();
        let exists = space_alert::ThreatId::from_code(&code).is_some();
        assert_eq!(schema.is_valid(&mission), exists, "{code}");
    }
}

proptest! {
    /// Whatever is written is valid.
    #[test]
    fn any_written_file_is_valid(bytes in prop::collection::vec(any::<u8>(), 0..500)) {
        thread_local!(static SCHEMA: Schema = schema());
        let json = entry::any_file(&mut entry::Source(&bytes)).to_json();
        let value: Value = serde_json::from_str(&json).unwrap();
        SCHEMA.with(|schema| {
            prop_assert!(schema.is_valid(&value), "{}", json);
            Ok(())
        })?;
    }
}
