//! A cache for the JSON of values that are serialised far more often than they change.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::ops::Deref;

/// A value with its JSON text beside it. It serialises as the cached text, and otherwise behaves like the value.
///
/// For parts of a state that change now and then, such as chat lines: serialising them in a view is only a copy of the text.
/// Only for `serde_json`.
#[derive(Clone, Debug)]
pub struct CachedJson<T> {
    value: T,
    /// `None` if it is not cached, or if the value cannot be serialised: then serialising fails with the error.
    text: Option<Box<RawValue>>,
}

impl<T> CachedJson<T> {
    /// A value without a cached text.
    pub const fn plain(value: T) -> CachedJson<T> {
        CachedJson { value, text: None }
    }
}

impl<T: Serialize> CachedJson<T> {
    /// A value with its cached text.
    pub fn new(value: T) -> CachedJson<T> {
        let text = to_raw_value(&value).ok();
        CachedJson { value, text }
    }

    /// Changes the value and its cached text.
    pub fn change(&mut self, change: impl FnOnce(&mut T)) {
        change(&mut self.value);
        self.text = to_raw_value(&self.value).ok();
    }
}

impl<T> Deref for CachedJson<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: PartialEq> PartialEq for CachedJson<T> {
    fn eq(&self, other: &CachedJson<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for CachedJson<T> {}

impl<T: Serialize> Serialize for CachedJson<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.text {
            Some(text) => text.serialize(serializer),
            None => self.value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de> + Serialize> Deserialize<'de> for CachedJson<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CachedJson<T>, D::Error> {
        T::deserialize(deserializer).map(CachedJson::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Line {
        at: u64,
        text: String,
        #[serde(flatten)]
        rest: BTreeMap<String, i64>,
    }

    #[test]
    fn it_serialises_like_its_value() {
        let line = Line {
            at: 7,
            text: "a \"quoted\" wörd".into(),
            rest: BTreeMap::from([("n".into(), -1)]),
        };
        let written = vec![CachedJson::new(line.clone()); 2];
        let text = serde_json::to_string(&written).unwrap();
        assert_eq!(text, serde_json::to_string(&[&line, &line]).unwrap());
        let value = serde_json::to_value(&written).unwrap();
        assert_eq!(value, serde_json::to_value([&line, &line]).unwrap());
        for read in [
            serde_json::from_str::<Vec<CachedJson<Line>>>(&text).unwrap(),
            serde_json::from_value(value).unwrap(),
        ] {
            assert_eq!(read, written);
            assert_eq!(*read[0], line);
        }
        let mut later = CachedJson::new(line);
        later.change(|line| line.at = 8);
        assert_eq!(later.at, 8);
        assert!(
            serde_json::to_string(&later)
                .unwrap()
                .starts_with(r#"{"at":8,"#)
        );
    }

    #[test]
    fn a_value_that_cannot_be_serialised_fails_when_it_is_written() {
        let written = CachedJson::new(BTreeMap::from([((1, 2), 3)]));
        let why = serde_json::to_string(&written).unwrap_err();
        assert_eq!(why.to_string(), "key must be a string");
    }
}
