//! An object as it was last seen. What has not changed since is neither written nor read again.

use serde::Serialize;
use serde_json::Error;

use crate::digest::digest;
use crate::members::{Visit, visit};
use crate::patch::string_end;

/// The text of an object, and what is known of its members.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    text: String,
    members: Vec<Member>,
    /// A mark for each name of a member: a name without its mark is none of them, and the text need not be looked at.
    marks: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Member {
    /// The number of its name and value. Nothing is like a value without one.
    digest: Option<u64>,
    /// How long `"name":value` is.
    length: u32,
}

/// What to do with what is seen of an object.
pub struct Learning<'a> {
    /// What is known so far.
    pub known: &'a mut Known,
    /// Where changed members are written.
    pub desk: &'a mut Vec<u8>,
    /// Told of each member that changed: its name, what it was, what it is.
    pub changed: &'a mut dyn FnMut(&str, &str, &str),
}

impl Learning<'_> {
    /// Takes what is true now. False when the members themselves are others, so that only the whole can be told.
    pub fn of(self, object: &impl Serialize) -> Result<bool, String> {
        self.learn(object).map_err(|error| error.to_string())
    }

    fn learn(self, object: &impl Serialize) -> Result<bool, Error> {
        let mut learner = Learner {
            learning: self,
            at: 0,
            begin: 1,
            others: false,
        };
        visit(object, &mut learner)?;
        let known = learner.learning.known;
        let same = !learner.others && learner.at == known.members.len();
        if !same {
            *known = Known::new(object)?;
        }
        Ok(same)
    }
}

/// Walks over an object and what is known of it side by side.
struct Learner<'a> {
    learning: Learning<'a>,
    /// Number of the next member.
    at: usize,
    /// Where it begins in the text.
    begin: usize,
    /// The members are not those that are known.
    others: bool,
}

impl Visit for Learner<'_> {
    fn member(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let Learning {
            known,
            desk,
            changed,
        } = &mut self.learning;
        let Some(member) = known.members.get_mut(self.at).filter(|_| !self.others) else {
            self.others = true;
            return Ok(());
        };
        let digest = digest(name, value);
        if digest.is_none() || digest != member.digest {
            desk.clear();
            serde_json::to_writer(&mut **desk, value)?;
            let is = std::str::from_utf8(desk).map_err(serde::ser::Error::custom)?;
            let end = self.begin + member.length as usize;
            let old = known.text.get(self.begin..end);
            let Some((_, was)) = old.and_then(name_and_value).filter(|old| old.0 == name) else {
                self.others = true;
                return Ok(());
            };
            if was != is {
                changed(name, was, is);
                let length = was.len();
                known.text.replace_range(end - length..end, is);
                member.length = (end - length - self.begin + is.len()) as u32;
            }
            member.digest = digest;
        }
        self.begin += member.length as usize + 1;
        self.at += 1;
        Ok(())
    }
}

/// Takes everything for new.
struct Reader(Known);

impl Visit for Reader {
    fn member(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let Known {
            text,
            members,
            marks,
        } = &mut self.0;
        text.push(if members.is_empty() { '{' } else { ',' });
        let begin = text.len();
        text.push('"');
        text.push_str(name);
        text.push_str("\":");
        text.push_str(&serde_json::to_string(value)?);
        members.push(Member {
            digest: digest(name, value),
            length: (text.len() - begin) as u32,
        });
        *marks |= mark(name);
        Ok(())
    }
}

impl Known {
    /// An object of which nothing was known before.
    pub fn new(object: &impl Serialize) -> Result<Known, Error> {
        let mut reader = Reader(Known::default());
        visit(object, &mut reader)?;
        let Reader(mut known) = reader;
        known
            .text
            .push_str(if known.members.is_empty() { "{}" } else { "}" });
        Ok(known)
    }

    /// What is shown for the first time.
    pub fn shown(show: impl FnOnce(Learning) -> Result<bool, String>) -> Result<Known, String> {
        let mut known = Known::default();
        let learning = Learning {
            known: &mut known,
            desk: &mut Vec::new(),
            changed: &mut |_, _, _| {},
        };
        show(learning)?;
        Ok(known)
    }

    /// The whole object. Empty when nothing is known.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its members: names as they stand between the quotes, and values.
    pub fn members(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut begin = 1;
        self.members.iter().filter_map(move |member| {
            let end = begin + member.length as usize;
            let text = self.text.get(begin..end)?;
            begin = end + 1;
            name_and_value(text)
        })
    }

    /// Whether it has a member of this name.
    pub fn has(&self, name: &str) -> bool {
        self.marks & mark(name) != 0 && self.members().any(|member| member.0 == name)
    }

    /// Writes the object with members of `own` in place of its own.
    pub fn write_with(&self, own: &Known, out: &mut String) {
        out.push('{');
        for (index, (name, value)) in self.members().enumerate() {
            if index > 0 {
                out.push(',');
            }
            let instead = own.members().find(|member| member.0 == name);
            out.push('"');
            out.push_str(name);
            out.push_str("\":");
            out.push_str(instead.map_or(value, |member| member.1));
        }
        out.push('}');
    }
}

/// One bit for a name; several names may share it.
fn mark(name: &str) -> u64 {
    let sum = |sum: u8, byte: u8| sum.wrapping_mul(31).wrapping_add(byte);
    1 << (name.bytes().fold(0, sum) % 64)
}

/// `"name":value` in its two parts.
fn name_and_value(member: &str) -> Option<(&str, &str)> {
    let end = string_end(member.as_bytes(), 0);
    Some((member.get(1..end - 1)?, member.get(end + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patch::tests::{changed, values};
    use crate::patch::{apply, diff_member, object};
    use proptest::prelude::*;
    use serde_json::{Map, Value, json};

    /// What is known afterwards, and the changes told; nothing where only the whole can be told.
    fn learn(known: &mut Known, new: &Value) -> Option<Map<String, Value>> {
        let mut pairs = String::new();
        let learning = Learning {
            known,
            desk: &mut Vec::new(),
            changed: &mut |name, was, is| diff_member("doc", name, was, is, &mut pairs),
        };
        let same = learning.of(new).unwrap();
        same.then(|| serde_json::from_str(&object(&pairs)).unwrap())
    }

    #[test]
    fn an_object_without_members_is_one_too() {
        let mut known = Known::new(&json!({})).unwrap();
        assert_eq!(known.text(), "{}");
        assert_eq!(learn(&mut known, &json!({})), Some(Map::new()));
        assert_eq!(learn(&mut known, &json!({"a": 1})), None);
        assert_eq!(known.text(), r#"{"a":1}"#);
        assert!(Known::new(&json!([1])).is_err());
        assert!(Known::new(&json!("text")).is_err());
    }

    #[test]
    fn a_name_is_known_by_itself_and_not_by_its_mark() {
        let names: Vec<String> = (0..200).map(|number| format!("name{number}")).collect();
        let (some, others) = names.split_at(100);
        let members = some.iter().map(|name| (name.clone(), json!(0))).collect();
        let known = Known::new(&Value::Object(members)).unwrap();
        assert!(some.iter().all(|name| known.has(name)));
        assert!(!others.iter().any(|name| known.has(name)));
    }

    #[test]
    fn what_cannot_be_written_leaves_what_is_known() {
        #[derive(serde::Serialize)]
        struct Table {
            name: u8,
            places: std::collections::BTreeMap<(u8, u8), u8>,
        }
        let mut known = Known::new(&json!({"name": 1, "places": {}})).unwrap();
        let table = Table {
            name: 2,
            places: [((1, 2), 3)].into(),
        };
        let learning = Learning {
            known: &mut known,
            desk: &mut Vec::new(),
            changed: &mut |_, _, _| {},
        };
        assert_eq!(learning.of(&table).unwrap_err(), "key must be a string");
        assert_eq!(known.text(), r#"{"name":2,"places":{}}"#);
    }

    proptest! {
        /// Knowing the members is as good as reading the whole: the same changes, and the same knowledge after.
        #[test]
        fn what_is_known_keeps_up(values in prop::collection::vec(changed(), 1..4), keys in prop::collection::vec("[ab/~\"]{0,2}", 1..4)) {
            let object = |pick: fn(&(Value, Value)) -> &Value| {
                let members = keys.iter().cloned().zip(values.iter().map(|pair| pick(pair).clone()));
                Value::Object(members.collect())
            };
            let (old, new) = (object(|pair| &pair.0), object(|pair| &pair.1));
            let mut known = Known::new(&old).unwrap();
            prop_assert_eq!(known.text(), old.to_string());
            let set = learn(&mut known, &new).unwrap();
            prop_assert_eq!(&known, &Known::new(&new).unwrap());
            let mut document = json!({"doc": old});
            apply(&mut document, set).unwrap();
            prop_assert_eq!(&document["doc"], &new);
            let mut whole = String::new();
            known.write_with(&Known::new(&old).unwrap(), &mut whole);
            prop_assert_eq!(serde_json::from_str::<Value>(&whole).unwrap(), old);
        }

        /// An object with other members is told as a whole.
        #[test]
        fn another_object_is_noticed(old in values(), new in values()) {
            if let (Value::Object(a), Value::Object(b)) = (&old, &new) {
                let mut known = Known::new(&old).unwrap();
                prop_assert_eq!(learn(&mut known, &new).is_some(), a.keys().eq(b.keys()));
                prop_assert_eq!(known, Known::new(&new).unwrap());
            }
        }
    }
}
