use super::*;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Map, json};

fn diff(old: &Value, new: &Value) -> Diff {
    let mut diff = Diff::default();
    let (old, new) = (old.to_string(), new.to_string());
    diff.member("", "doc", Some(&old), Some(&new));
    diff
}

fn changes(old: &Value, new: &Value) -> Value {
    let diff = diff(old, new);
    let sent = serde_json::to_value(diff.changes()).unwrap();
    let mut text = String::from("{");
    diff.write_fields(&mut text);
    text.push('}');
    assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), sent);
    sent
}

fn applied(old: &Value, changes: &Value) -> Value {
    let mut document = json!({"doc": old});
    apply(&mut document, changes).unwrap();
    document["doc"].take()
}

const FILLER: &str = "something long enough that the whole would be longer than the leaf";

/// Pairs of values that show each kind of change.
fn examples() -> Vec<(Value, Value)> {
    let tiles = |ids: &[u32]| -> Value {
        let tile = |id: &u32| json!({"id": id, "kind": "engine", "connectors": [0, 1, 2, 3]});
        json!({"face_up": ids.iter().map(tile).collect::<Vec<_>>(), "stack": ids.len()})
    };
    let mut pairs = vec![
        (json!({"a": [1, {"b": "c"}]}), json!({"a": [1, {"b": "c"}]})),
        // A leaf.
        (
            json!({"crew": [{"name": "Ada", "slots": [1, 2, 3]}, {"name": "Grace", "slots": [4, 5, 6]}], "x": 1}),
            json!({"crew": [{"name": "Ada", "slots": [1, 2, 3]}, {"name": "Grace", "slots": [4, 5, 7]}], "x": 1}),
        ),
        // Numbers with a common beginning.
        (json!({"a": 1, "f": FILLER}), json!({"a": 12, "f": FILLER})),
        (json!({"a": 12, "f": FILLER}), json!({"a": 1, "f": FILLER})),
        // Keys come and go, in the middle and at the ends.
        (
            json!({"a": 1, "c": 3, "f": FILLER}),
            json!({"a": 1, "b": 2, "c": 3, "f": FILLER}),
        ),
        (
            json!({"a": 1, "b": 2, "c": 3, "f": FILLER}),
            json!({"b": 2, "f": FILLER, "z": null}),
        ),
        (json!({"a": {"b": {}}, "f": FILLER}), json!({"f": FILLER})),
        // The name of the only member changes and its value stays.
        (
            json!({"action": {"left": 3}, "f": FILLER}),
            json!({"action": {"right": 3}, "f": FILLER}),
        ),
        // A list grows, also past ten elements, and shrinks.
        (
            json!({"log": ["a", "b", FILLER]}),
            json!({"log": ["a", "b", FILLER, "c", "d"]}),
        ),
        (
            json!({"log": ["a", FILLER, "b", FILLER]}),
            json!({"log": ["a", FILLER]}),
        ),
        (json!({"log": ["a", FILLER]}), json!({"log": []})),
        // Tiles are taken from the middle of the table, put back, and exchanged.
        (tiles(&[1, 2, 3, 4, 5]), tiles(&[1, 2, 4, 5])),
        (tiles(&[1, 2, 4, 5]), tiles(&[1, 2, 4, 5, 3])),
        (tiles(&[1, 2, 3, 4, 5]), tiles(&[1, 3, 5])),
        (tiles(&[1, 2, 3, 4, 5]), tiles(&[7, 2, 3, 4, 5, 6])),
        (tiles(&[1, 1, 1]), tiles(&[1, 1])),
        // Other kinds of values.
        (
            json!({"a": [1], "f": FILLER}),
            json!({"a": {"0": 1}, "f": FILLER}),
        ),
        (json!([[], [[]], FILLER]), json!([[[]], [], FILLER])),
        // Names with every character that has a meaning somewhere.
        (
            json!({"a/b~c \"q\" \\ é": {"}{": 1, "f": FILLER}, "f": FILLER, "": 0, "~1": 1}),
            json!({"a/b~c \"q\" \\ é": {"}{": "]\"[", "f": FILLER}, "f": FILLER, "~1": 2}),
        ),
    ];
    for (old, new) in [(8, 9), (8, 13), (9, 11), (95, 120), (120, 95)] {
        let list = |length: usize| {
            (0..length)
                .map(|at| json!({"at": at, "text": FILLER}))
                .collect()
        };
        pairs.push((list(old), list(new)));
    }
    pairs
}

/// The cases of `web/test/update-cases.json`: the client applies what is computed here.
#[test]
fn the_cases_for_the_client_are_fresh() {
    let mut runner = TestRunner::deterministic();
    let mut generate =
        |strategy: BoxedStrategy<(Value, Value)>| strategy.new_tree(&mut runner).unwrap().current();
    let mut pairs = examples();
    pairs.extend((0..40).map(|_| generate(changed().boxed())));
    pairs.extend((0..20).map(|_| generate((values(), values()).boxed())));
    let cases: Vec<String> = pairs
        .iter()
        .map(|(old, new)| {
            let changes = changes(old, new);
            assert_eq!(&applied(old, &changes), new);
            json!({"old": old, "changes": changes, "new": new}).to_string()
        })
        .collect();
    let text = format!("[\n{}\n]\n", cases.join(",\n"));
    table::ts::keep_file_fresh("web/test/update-cases.json", &text);
}

#[test]
fn each_kind_of_change_is_sent_as_itself() {
    let sent = |old: Value, new: Value| changes(&old, &new);
    assert_eq!(sent(json!({"a": 1}), json!({"a": 1})), json!({"set": {}}));
    assert_eq!(
        sent(
            json!({"a": 1, "b": 2, "f": FILLER}),
            json!({"b": 2, "f": FILLER})
        ),
        json!({"set": {}, "del": ["doc/a"]})
    );
    assert_eq!(
        sent(
            json!(["a", FILLER, "b", FILLER]),
            json!(["a", FILLER, FILLER])
        ),
        json!({"set": {}, "splice": {"doc": [2, 1]}})
    );
    assert_eq!(
        sent(json!([FILLER, "b"]), json!([FILLER, "b", "c", "d"])),
        json!({"set": {}, "splice": {"doc": [2, 0, "c", "d"]}})
    );
    assert_eq!(
        sent(
            json!([{"a": 1, "f": FILLER}]),
            json!([{"a": 2, "f": FILLER}, "c"])
        ),
        json!({"set": {"doc/0/a": 2}, "splice": {"doc": [1, 0, "c"]}})
    );
}

#[test]
fn changes_for_another_document_are_refused() {
    let document = json!({"a": [1], "b": 2});
    let refused = |changes: Value, path: &str| {
        let why = apply(&mut document.clone(), &changes);
        assert_eq!(why, Err(PathNotFound(path.into())), "{changes}");
    };
    for path in ["a/1", "a/x", "b/0", "c/d"] {
        refused(json!({"set": {path: 1}}), path);
    }
    for path in ["c", "a/0", "b/x"] {
        refused(json!({"set": {}, "del": [path]}), path);
    }
    for (path, splice) in [
        ("a", json!([2, 0])),
        ("a", json!([0, 2])),
        ("a", json!([0])),
        ("a", json!([-1, 0])),
        ("b", json!([0, 0])),
        ("c", json!([0, 0])),
        ("", json!([0, 0])),
    ] {
        refused(json!({"set": {}, "splice": {path: splice}}), path);
    }
}

#[test]
fn members_of_a_seat_replace_public_ones_or_are_added() {
    let members = |value: Value| Members::new(value.to_string(), &Members::default());
    let public = members(json!({"hand": null, "turn": 3}));
    let mut text = String::new();
    public.write_with(&members(json!({"hand": [1], "secret": true})), &mut text);
    assert_eq!(text, r#"{"hand":[1],"turn":3,"secret":true}"#);
    text.clear();
    members(json!({})).write_with(&members(json!({"hand": [1]})), &mut text);
    assert_eq!(text, r#"{"hand":[1]}"#);
}

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-200i64..200).prop_map(Value::from),
        "[a-z\"\\\\/~{}\\[\\],:é\n]{0,6}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[ab/~\"]{0,2}", inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// A value and a version of it with some parts exchanged, added and removed, so that most of the structure is shared.
fn changed() -> impl Strategy<Value = (Value, Value)> {
    (values(), values(), any::<u64>()).prop_map(|(old, other, mut chance)| {
        fn change(value: &mut Value, other: &Value, chance: &mut u64) {
            *chance = chance
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            if *chance >> 61 == 0 {
                *value = other.clone();
                return;
            }
            match value {
                Value::Array(list) => {
                    list.iter_mut().for_each(|item| change(item, other, chance));
                    let at = (*chance >> 40) as usize % (list.len() + 1);
                    match *chance >> 61 {
                        1 => list.insert(at, other.clone()),
                        2 | 3 if at < list.len() => drop(list.remove(at)),
                        _ => {}
                    }
                }
                Value::Object(map) => {
                    map.values_mut()
                        .for_each(|item| change(item, other, chance));
                    let at = (*chance >> 40) as usize % (map.len() + 1);
                    match *chance >> 61 {
                        1 => drop(map.insert("new".to_owned(), other.clone())),
                        2 | 3 => {
                            if let Some(key) = map.keys().nth(at).cloned() {
                                map.remove(&key);
                            }
                        }
                        _ => {}
                    }
                }
                leaf if *chance >> 60 == 2 => *leaf = Value::from(*chance % 100),
                _ => {}
            }
        }
        let mut new = old.clone();
        change(&mut new, &other, &mut chance);
        (old, new)
    })
}

proptest! {
    #[test]
    fn applying_the_difference_gives_the_new_value((old, new) in changed()) {
        prop_assert_eq!(applied(&old, &changes(&old, &new)), new);
    }

    #[test]
    fn also_for_any_two_values((old, new) in (values(), values())) {
        prop_assert_eq!(applied(&old, &changes(&old, &new)), new);
    }

    #[test]
    fn a_difference_is_never_longer_than_the_whole((old, new) in changed()) {
        prop_assert!(diff(&old, &new).len() <= new.to_string().len() + "doc".len() + 4);
    }

    #[test]
    fn members_are_found_whatever_the_object_was_before((old, new) in prop_oneof![changed(), (values(), values())]) {
        let (Value::Object(_), Value::Object(map)) = (&old, &new) else { return Ok(()) };
        let like = Members::new(old.to_string(), &Members::default());
        let members = Members::new(new.to_string(), &like);
        let found: Map<String, Value> = members
            .iter()
            .map(|(name, value)| {
                let name = serde_json::from_str(&format!("\"{name}\"")).unwrap();
                (name, serde_json::from_str(value).unwrap())
            })
            .collect();
        prop_assert_eq!(&found, map);
    }
}
