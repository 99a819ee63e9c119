//! Differences of JSON texts, and how to apply them.
//!
//! Both texts come from `serde_json` (compact, valid), so they are compared as bytes and never parsed into trees: a seat's
//! document has several kilobytes, a typical change some dozens of bytes, and this runs at every command.
//! For each container the shorter form is chosen: the changed parts, or the whole container.

use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write;

use crate::protocol::{Changes, RawJson};

/// A difference under construction: the text of the three fields of [`Changes`], each entry with a comma behind it.
#[derive(Clone, Debug, Default)]
pub struct Diff {
    set: String,
    del: String,
    splice: String,
}

/// A position in a [`Diff`] to return to.
#[derive(Clone, Copy)]
struct Mark {
    set: usize,
    del: usize,
    splice: usize,
}

impl Diff {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Removes all changes but keeps the allocated memory.
    pub fn clear(&mut self) {
        self.truncate(Mark {
            set: 0,
            del: 0,
            splice: 0,
        });
    }

    /// Adds all changes of another difference.
    pub fn append(&mut self, other: &Diff) {
        self.set.push_str(&other.set);
        self.del.push_str(&other.del);
        self.splice.push_str(&other.splice);
    }

    /// Writes the fields of [`Changes`], without braces around them.
    pub fn write_fields(&self, out: &mut String) {
        out.push_str("\"set\":{");
        out.push_str(without_comma(&self.set));
        out.push('}');
        if !self.del.is_empty() {
            out.push_str(",\"del\":[");
            out.push_str(without_comma(&self.del));
            out.push(']');
        }
        if !self.splice.is_empty() {
            out.push_str(",\"splice\":{");
            out.push_str(without_comma(&self.splice));
            out.push('}');
        }
    }

    /// The difference as it is sent.
    pub fn changes(&self) -> Changes {
        let enclose = |entries: &str, open: char, close: char| {
            RawJson(format!("{open}{}{close}", without_comma(entries)))
        };
        Changes {
            set: enclose(&self.set, '{', '}'),
            del: (!self.del.is_empty()).then(|| enclose(&self.del, '[', ']')),
            splice: (!self.splice.is_empty()).then(|| enclose(&self.splice, '{', '}')),
        }
    }

    /// Compares the member `key` of the object at `path`. `None` stands for a member that does not exist.
    pub fn member(&mut self, path: &str, key: &str, old: Option<&str>, new: Option<&str>) {
        if old == new {
            return;
        }
        let mut path = path.to_owned();
        push_step(&mut path, key);
        self.optional(&mut path, old, new);
    }

    /// Compares two objects that are both at `path`, member by member.
    pub fn objects(&mut self, path: &str, old: &str, new: &str) {
        if old != new {
            self.walk_members(&mut path.to_owned(), old, new);
        }
    }

    fn optional(&mut self, path: &mut String, old: Option<&str>, new: Option<&str>) {
        match (old, new) {
            (Some(old), Some(new)) => self.walk(path, old, new),
            (None, Some(new)) => self.push_set(path, new),
            (Some(_), None) => self.push_del(path),
            (None, None) => {}
        }
    }

    fn walk(&mut self, path: &mut String, old: &str, new: &str) {
        if old == new {
            return;
        }
        let before = self.mark();
        match (old.as_bytes().first(), new.as_bytes().first()) {
            (Some(b'{'), Some(b'{')) => self.walk_members(path, old, new),
            (Some(b'['), Some(b'[')) => self.walk_elements(path, old, new),
            _ => return self.push_set(path, new),
        }
        let whole = path.len() + new.len() + 4; // two quotes, colon, comma
        if self.len() - before.len() > whole {
            self.truncate(before);
            self.push_set(path, new);
        }
    }

    fn walk_members(&mut self, path: &mut String, old: &str, new: &str) {
        let (mut old, mut new) = (Items::of(old), Items::of(new));
        let length = path.len();
        loop {
            let (old_before, new_before) = (old.at, new.at);
            match (old.key(), new.key()) {
                (None, None) => return,
                (Some(old_key), Some(new_key)) if old_key == new_key => {
                    let (a, b) = next_pair(&mut old, &mut new);
                    if a != b {
                        push_step(path, new_key);
                        self.optional(path, a, b);
                        path.truncate(length);
                        if old.rest() == new.rest() {
                            return;
                        }
                    }
                }
                _ => {
                    (old.at, new.at) = (old_before, new_before);
                    return self.walk_other_members(path, old, new);
                }
            }
        }
    }

    /// Compares what is left of two objects from where their keys differ.
    fn walk_other_members(&mut self, path: &mut String, old: Items, new: Items) {
        let length = path.len();
        let mut gone: HashMap<&str, &str> = HashMap::new();
        let mut order = Vec::new();
        old.members().for_each(|(key, value)| {
            gone.insert(key, value);
            order.push(key);
        });
        for (key, value) in new.members() {
            push_step(path, key);
            self.optional(path, gone.remove(key), Some(value));
            path.truncate(length);
        }
        for key in order.into_iter().filter(|key| gone.contains_key(key)) {
            push_step(path, key);
            self.push_del(path);
            path.truncate(length);
        }
    }

    fn walk_elements(&mut self, path: &mut String, old: &str, new: &str) {
        let (mut old, mut new) = (Items::of(old), Items::of(new));
        let length = path.len();
        // Lists mostly grow at their end: the common beginning is skipped without being collected.
        let mut first = 0;
        let (a, b) = loop {
            let (a, b) = next_pair(&mut old, &mut new);
            if a != b || a.is_none() {
                break (a, b);
            }
            first += 1;
        };
        let mut old: Vec<&str> = a.into_iter().chain(old.values()).collect();
        let mut new: Vec<&str> = b.into_iter().chain(new.values()).collect();
        while let (Some(a), Some(b)) = (old.last(), new.last())
            && a == b
        {
            old.pop();
            new.pop();
        }
        // First way: the elements that are in both are compared one by one, and what is left is removed or inserted.
        let before = self.mark();
        let both = old.len().min(new.len());
        for index in 0..both {
            push_step(path, &(first + index).to_string());
            self.walk(path, old[index], new[index]);
            path.truncate(length);
        }
        self.push_splice(path, first + both, old.len() - both, &new[both..]);
        // Second way: everything between the common beginning and the common end is replaced.
        let one_by_one = self.mark();
        self.push_splice(path, first, old.len(), &new);
        if both > 0 && self.len() - one_by_one.len() < one_by_one.len() - before.len() {
            self.truncate(before);
            self.push_splice(path, first, old.len(), &new);
        } else {
            self.truncate(one_by_one);
        }
    }

    fn push_set(&mut self, path: &str, value: &str) {
        self.set.push('"');
        self.set.push_str(path);
        self.set.push_str("\":");
        self.set.push_str(value);
        self.set.push(',');
    }

    fn push_del(&mut self, path: &str) {
        self.del.push('"');
        self.del.push_str(path);
        self.del.push_str("\",");
    }

    fn push_splice(&mut self, path: &str, at: usize, removed: usize, inserted: &[&str]) {
        if removed == 0 && inserted.is_empty() {
            return;
        }
        // Writing into a string does not fail.
        let _ = write!(self.splice, "\"{path}\":[{at},{removed}");
        for element in inserted {
            self.splice.push(',');
            self.splice.push_str(element);
        }
        self.splice.push_str("],");
    }

    fn len(&self) -> usize {
        self.mark().len()
    }

    fn mark(&self) -> Mark {
        Mark {
            set: self.set.len(),
            del: self.del.len(),
            splice: self.splice.len(),
        }
    }

    fn truncate(&mut self, mark: Mark) {
        self.set.truncate(mark.set);
        self.del.truncate(mark.del);
        self.splice.truncate(mark.splice);
    }
}

impl Mark {
    fn len(self) -> usize {
        self.set + self.del + self.splice
    }
}

fn without_comma(entries: &str) -> &str {
    entries.strip_suffix(',').unwrap_or(entries)
}

/// The next value of both containers. For equal values, the usual case, the length is computed only once.
fn next_pair<'a>(old: &mut Items<'a>, new: &mut Items<'a>) -> (Option<&'a str>, Option<&'a str>) {
    let a = old.value();
    let b = match a {
        Some(a) if new.skips(a) => Some(a),
        _ => new.value(),
    };
    (a, b)
}

/// One more step of a path. `key` is as it is written between the quotes, with its escapes.
fn push_step(path: &mut String, key: &str) {
    if !path.is_empty() {
        path.push('/');
    }
    if key.contains(['~', '/']) {
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
    } else {
        path.push_str(key);
    }
}

/// An object as text, with the positions of its members.
#[derive(Clone, Debug, Default)]
pub struct Members {
    text: String,
    /// For each member: where its name begins and ends (without quotes), and where its value begins and ends.
    places: Vec<[u32; 4]>,
}

impl Members {
    /// Finds the members of an object. `like` is an earlier version: members that are equal there need not be parsed
    /// again.
    pub fn new(text: String, like: &Members) -> Members {
        let mut items = Items::of(&text);
        let mut places: Vec<[u32; 4]> = Vec::with_capacity(like.places.len());
        loop {
            items.comma();
            let begin = items.at;
            if let Some(&[name, name_end, value, end]) = like.places.get(places.len())
                && let Some(member) = like.text.get(name as usize - 1..end as usize)
                && items.skips(member)
            {
                let shift = |place: u32| (begin + 1) as u32 + place - name;
                places.push([shift(name), shift(name_end), shift(value), shift(end)]);
                continue;
            }
            let Some(key) = items.key() else { break };
            let value = items.at;
            if items.value().is_none() {
                break;
            }
            let name = begin + 1;
            places.push([name, name + key.len(), value, items.at].map(|place| place as u32));
        }
        Members { text, places }
    }

    /// The whole object. Empty when there is none.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The value of a member.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|member| member.0 == name)
            .map(|member| member.1)
    }

    /// Names as they are written between the quotes, and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.places.iter().filter_map(|place| {
            let [name, name_end, value, end] = place.map(|place| place as usize);
            Some((self.text.get(name..name_end)?, self.text.get(value..end)?))
        })
    }

    /// Writes the object with the members of `own` in place of members of the same name, and behind them those that only
    /// `own` has.
    pub fn write_with(&self, own: &Members, out: &mut String) {
        let shared = self
            .iter()
            .map(|(name, value)| (name, own.get(name).unwrap_or(value)));
        let only_own = own.iter().filter(|member| self.get(member.0).is_none());
        out.push('{');
        for (index, (name, value)) in shared.chain(only_own).enumerate() {
            out.push_str(if index > 0 { ",\"" } else { "\"" });
            out.push_str(name);
            out.push_str("\":");
            out.push_str(value);
        }
        out.push('}');
    }
}

/// Iterates over the members or elements of one container.
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

    /// The rest of the text. If the rests of two containers are equal, nothing more differs.
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

    /// The next key, without its quotes; the value is next afterwards.
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

    /// The remaining members.
    fn members(mut self) -> impl Iterator<Item = (&'a str, &'a str)> {
        std::iter::from_fn(move || {
            let key = self.key()?;
            Some((key, self.value()?))
        })
    }

    /// The remaining elements.
    fn values(mut self) -> impl Iterator<Item = &'a str> {
        std::iter::from_fn(move || self.value())
    }

    /// Skips the next value (or member, with its name) if it is this one.
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

/// The position after the closing quote of the string that begins at `at`.
fn string_end(text: &[u8], at: usize) -> usize {
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

/// The position after the value that begins at `at`.
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

/// A path that does not exist in the document: the changes were made for another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathNotFound(pub String);

/// Applies the changes in an `update` message or a frame of a replay to a document, as a client does.
pub fn apply(document: &mut Value, changes: &Value) -> Result<(), PathNotFound> {
    let entries = |field: &str| changes[field].as_object().into_iter().flatten();
    for (path, value) in entries("set") {
        let (parent, key) = parent(document, path)?;
        let place = match parent {
            Value::Object(map) => Some(map.entry(key).or_insert(Value::Null)),
            Value::Array(list) => key
                .parse()
                .ok()
                .and_then(|index: usize| list.get_mut(index)),
            _ => None,
        };
        *place.ok_or_else(|| PathNotFound(path.clone()))? = value.clone();
    }
    for path in changes["del"].as_array().into_iter().flatten() {
        let path = path.as_str().unwrap_or_default();
        let (parent, key) = parent(document, path)?;
        let removed = parent.as_object_mut().and_then(|map| map.remove(&key));
        removed.ok_or_else(|| PathNotFound(path.to_owned()))?;
    }
    for (path, splice) in entries("splice") {
        splice_list(document, path, splice).ok_or_else(|| PathNotFound(path.clone()))?;
    }
    Ok(())
}

fn splice_list(document: &mut Value, path: &str, splice: &Value) -> Option<()> {
    let (parent, key) = parent(document, path).ok()?;
    let list = step(parent, &key)?.as_array_mut()?;
    let [at, removed, inserted @ ..] = splice.as_array()?.as_slice() else {
        return None;
    };
    let at = usize::try_from(at.as_u64()?).ok()?;
    let end = at.checked_add(usize::try_from(removed.as_u64()?).ok()?)?;
    list.get(at..end)?;
    list.splice(at..end, inserted.iter().cloned());
    Some(())
}

/// The container that the last step of a path is in, and that step.
fn parent<'a>(
    document: &'a mut Value,
    path: &str,
) -> Result<(&'a mut Value, String), PathNotFound> {
    let mut here = document;
    let mut steps: Vec<String> = path.split('/').map(unescape).collect();
    let last = steps.pop().unwrap_or_default();
    for key in steps {
        here = step(here, &key).ok_or_else(|| PathNotFound(path.to_owned()))?;
    }
    Ok((here, last))
}

fn unescape(step: &str) -> String {
    step.replace("~1", "/").replace("~0", "~")
}

fn step<'a>(here: &'a mut Value, key: &str) -> Option<&'a mut Value> {
    match here {
        Value::Array(list) => list.get_mut(key.parse::<usize>().ok()?),
        Value::Object(map) => map.get_mut(key),
        _ => None,
    }
}

#[cfg(test)]
#[path = "json_diff_tests.rs"]
mod tests;
