//! What changed between two JSON texts, as new values by path.
//!
//! Both texts come from `serde_json` (compact, valid), so they are compared as bytes and never parsed into trees: a seat's
//! document is some kilobytes, a change some dozens of bytes, and this runs at every command.
//! For each container the shorter is written: the changed members, or the whole of it.

use serde_json::{Map, Value};

/// Writes `"path":value,` for everything in `new` that differs from `old`. `path` leads to both values.
pub fn diff(old: &str, new: &str, path: &str, out: &mut String) {
    let mut path = path.to_owned();
    walk(old, new, &mut path, out);
}

/// As [`diff`] for the member `key` of the object that `path` leads to.
pub fn diff_member(path: &str, key: &str, old: &str, new: &str, out: &mut String) {
    let mut path = path.to_owned();
    step(&mut path, key);
    walk(old, new, &mut path, out);
}

/// As [`diff`] for all members of two objects with the same names; the names are where paths begin.
pub fn diff_members(old: &str, new: &str, out: &mut String) {
    members(old, new, &mut String::new(), out);
}

/// The pairs written by [`diff`] as one JSON object.
pub fn object(pairs: &str) -> String {
    let pairs = pairs.strip_suffix(',').unwrap_or(pairs);
    let mut text = String::with_capacity(pairs.len() + 2);
    text.push('{');
    text.push_str(pairs);
    text.push('}');
    text
}

fn walk(old: &str, new: &str, path: &mut String, out: &mut String) {
    if old == new {
        return;
    }
    let begin = out.len();
    let inside = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => members(old, new, path, out),
        (Some(b'['), Some(b'[')) => elements(old, new, path, out),
        _ => false,
    };
    let whole = path.len() + new.len() + 4; // two quotes, colon, comma
    if !inside || out.len() - begin > whole {
        out.truncate(begin);
        pair(path, new, out);
    }
}

fn pair(path: &str, value: &str, out: &mut String) {
    out.push('"');
    out.push_str(path);
    out.push_str("\":");
    out.push_str(value);
    out.push(',');
}

/// Compares two objects. False when their keys differ, so that only the whole can be told.
fn members(old: &str, new: &str, path: &mut String, out: &mut String) -> bool {
    let (mut old, mut new) = (Items::of(old), Items::of(new));
    let length = path.len();
    loop {
        let (key, same_key) = match (old.key(), new.key()) {
            (None, None) => return true,
            (Some(old_key), Some(new_key)) => (new_key, old_key == new_key),
            _ => return false,
        };
        if !same_key {
            return false;
        }
        let (Some(a), Some(b)) = next_pair(&mut old, &mut new) else {
            return false;
        };
        if a != b {
            step(path, key);
            walk(a, b, path, out);
            path.truncate(length);
            if old.rest() == new.rest() {
                return true;
            }
        }
    }
}

/// Compares two lists. False when the new one is shorter: elements cannot be taken away one by one.
fn elements(old: &str, new: &str, path: &mut String, out: &mut String) -> bool {
    let (mut old, mut new) = (Items::of(old), Items::of(new));
    let length = path.len();
    for index in 0usize.. {
        match next_pair(&mut old, &mut new) {
            (None, None) => return true,
            (Some(_), None) => return false,
            (Some(a), Some(b)) if a == b => {}
            (a, Some(b)) => {
                step(path, &index.to_string());
                match a {
                    Some(a) => walk(a, b, path, out),
                    None => pair(path, b, out),
                }
                path.truncate(length);
                if old.rest() == new.rest() {
                    return true;
                }
            }
        }
    }
    true
}

/// The next value of both containers. Equal values, the usual case, are measured only once.
fn next_pair<'a>(old: &mut Items<'a>, new: &mut Items<'a>) -> (Option<&'a str>, Option<&'a str>) {
    let a = old.value();
    let b = match a {
        Some(a) if new.skips(a) => Some(a),
        _ => new.value(),
    };
    (a, b)
}

/// One more step of a path. `key` is as it stands between the quotes, escapes and all.
fn step(path: &mut String, key: &str) {
    if !path.is_empty() {
        path.push('/');
    }
    if key.contains(['~', '/']) {
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
    } else {
        path.push_str(key);
    }
}

/// Walks over the members or elements of one container.
struct Items<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Items<'a> {
    fn of(container: &'a str) -> Items<'a> {
        Items {
            text: container,
            at: 1,
        }
    }

    /// What has not been walked over. Where two of them are equal, nothing more differs: usually soon after a change.
    fn rest(&self) -> &[u8] {
        &self.text.as_bytes()[self.at.min(self.text.len())..]
    }

    fn byte(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(b'}')
    }

    fn comma(&mut self) {
        if self.byte() == b',' {
            self.at += 1;
        }
    }

    /// The next key, between its quotes; afterwards the value stands next.
    fn key(&mut self) -> Option<&'a str> {
        self.comma();
        if self.byte() != b'"' {
            return None;
        }
        let begin = self.at + 1;
        let end = string_end(self.text.as_bytes(), self.at);
        self.at = end + 1; // the colon
        self.text.get(begin..end - 1)
    }

    /// The next value.
    fn value(&mut self) -> Option<&'a str> {
        self.comma();
        if matches!(self.byte(), b'}' | b']') {
            return None;
        }
        let begin = self.at;
        self.at = value_end(self.text.as_bytes(), begin);
        self.text.get(begin..self.at)
    }

    /// Steps over the next value if it is this one.
    fn skips(&mut self, value: &str) -> bool {
        let begin = self.at + usize::from(self.byte() == b',');
        let rest = &self.text.as_bytes()[begin.min(self.text.len())..];
        // A number may go on after the part that is equal.
        let ends = |byte: Option<&u8>| matches!(byte, Some(b',' | b'}' | b']'));
        let same = rest.starts_with(value.as_bytes()) && ends(rest.get(value.len()));
        if same {
            self.at = begin + value.len();
        }
        same
    }
}

/// The place after the closing quote of the string that begins at `at`.
pub(crate) fn string_end(text: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

/// The place after the value that begins at `at`.
fn value_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b'"') => string_end(text, at),
        Some(b'{' | b'[') => {
            let mut at = at;
            let mut depth = 0usize;
            while let Some(byte) = text.get(at) {
                match byte {
                    b'"' => {
                        at = string_end(text, at);
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => {
                        depth -= 1;
                        if depth == 0 {
                            return at + 1;
                        }
                    }
                    _ => {}
                }
                at += 1;
            }
            text.len()
        }
        _ => text[at.min(text.len())..]
            .iter()
            .position(|byte| matches!(byte, b',' | b'}' | b']'))
            .map_or(text.len(), |length| at + length),
    }
}

/// A path that leads nowhere: the document is not the one the change was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Astray(pub String);

/// Applies the `set` of an update to a document, as a client does.
pub fn apply(document: &mut Value, set: Map<String, Value>) -> Result<(), Astray> {
    // A list grows by its next element, and a map does not keep the order in which its members were written.
    let mut set: Vec<(String, Value)> = set.into_iter().collect();
    set.sort_by_cached_key(|(path, _)| {
        let number = |step: &str| step.parse().unwrap_or(usize::MAX);
        let steps = path.split('/').map(|step| (number(step), step.to_owned()));
        steps.collect::<Vec<_>>()
    });
    for (path, value) in set {
        let mut here = &mut *document;
        for key in path.split('/') {
            let key = key.replace("~1", "/").replace("~0", "~");
            let next = match here {
                Value::Array(list) => key.parse().ok().and_then(|index: usize| {
                    if index == list.len() {
                        list.push(Value::Null);
                    }
                    list.get_mut(index)
                }),
                Value::Object(map) => map.get_mut(&key),
                _ => None,
            };
            here = next.ok_or_else(|| Astray(path.clone()))?;
        }
        *here = value;
    }
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn difference(old: &Value, new: &Value) -> Value {
        let mut pairs = String::new();
        diff(&old.to_string(), &new.to_string(), "doc", &mut pairs);
        serde_json::from_str(&object(&pairs)).unwrap()
    }

    fn applied(old: &Value, new: &Value) -> Value {
        let mut document = json!({"doc": old.clone()});
        let Value::Object(set) = difference(old, new) else {
            unreachable!("a difference is an object")
        };
        apply(&mut document, set).unwrap();
        document["doc"].take()
    }

    #[test]
    fn a_list_may_grow_past_ten() {
        let list = |length: usize| {
            Value::from_iter(
                (0..length)
                    .map(|number| json!({"at": number, "say": "what is long enough to stay"})),
            )
        };
        for (old, new) in [(8, 9), (8, 13), (9, 11), (95, 120)] {
            assert_eq!(applied(&list(old), &list(new)), list(new));
        }
    }

    #[test]
    fn a_change_for_another_document_is_noticed() {
        let set = |path: &str| Map::from_iter([(path.to_owned(), json!(1))]);
        let mut document = json!({"a": [1], "b": 2});
        for path in ["a/2", "a/x", "b/0", "c/d", ""] {
            assert_eq!(apply(&mut document, set(path)), Err(Astray(path.into())));
        }
    }

    #[test]
    fn nothing_changed_is_nothing_said() {
        let value = json!({"a": [1, {"b": "c"}]});
        assert_eq!(difference(&value, &value), json!({}));
    }

    #[test]
    fn a_leaf_is_told_alone() {
        let old = json!({"crew": [{"name": "Ada", "slots": [1, 2, 3]}, {"name": "Grace", "slots": [4, 5, 6]}], "x": 1});
        let mut new = old.clone();
        new["crew"][1]["slots"][2] = json!(7);
        assert_eq!(difference(&old, &new), json!({"doc/crew/1/slots/2": 7}));
    }

    #[test]
    fn a_list_grows_by_its_end_and_shrinks_as_a_whole() {
        let old = json!({"log": ["a long line to keep", "b"]});
        let new = json!({"log": ["a long line to keep", "b", "c", "d"]});
        assert_eq!(
            difference(&old, &new),
            json!({"doc/log/2": "c", "doc/log/3": "d"})
        );
        assert_eq!(
            difference(&new, &json!({"log": ["b"]})),
            json!({"doc/log": ["b"]})
        );
    }

    #[test]
    fn numbers_with_a_common_beginning_differ() {
        assert_eq!(
            difference(
                &json!({"a": 1, "some more": "to keep"}),
                &json!({"a": 12, "some more": "to keep"})
            ),
            json!({"doc/a": 12})
        );
        assert_eq!(
            difference(
                &json!({"a": 12, "some more": "to keep"}),
                &json!({"a": 1, "some more": "to keep"})
            ),
            json!({"doc/a": 1})
        );
    }

    #[test]
    fn strange_keys_survive() {
        let filler = "something long enough that the whole would be longer than the leaf";
        let old = json!({"a/b~c \"q\" \\ é": {"}{": 1, "f": filler}, "f": filler});
        let mut new = old.clone();
        new["a/b~c \"q\" \\ é"]["}{"] = json!("]\"[");
        let set = difference(&old, &new);
        assert_eq!(set, json!({"doc/a~1b~0c \"q\" \\ é/}{": "]\"["}));
    }

    pub(crate) fn values() -> impl Strategy<Value = Value> {
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

    /// A value and a version of it with some leaves exchanged, so that most of the structure is shared.
    pub(crate) fn changed() -> impl Strategy<Value = (Value, Value)> {
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
                        list.iter_mut().for_each(|item| change(item, other, chance))
                    }
                    Value::Object(map) => map
                        .values_mut()
                        .for_each(|item| change(item, other, chance)),
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
            prop_assert_eq!(applied(&old, &new), new);
        }

        #[test]
        fn any_two_values((old, new) in (values(), values())) {
            prop_assert_eq!(applied(&old, &new), new);
        }

        #[test]
        fn never_longer_than_the_whole((old, new) in changed()) {
            let mut pairs = String::new();
            diff(&old.to_string(), &new.to_string(), "doc", &mut pairs);
            prop_assert!(pairs.len() <= new.to_string().len() + "doc".len() + 4);
        }
    }
}
