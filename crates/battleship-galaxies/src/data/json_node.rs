//! Reading JSON with errors that name the file, the entry and the field.

use super::DataError;
use crate::hex::Hex;
use serde_json::Value;

/// A value in a data file and the way to it.
#[derive(Clone)]
pub(super) struct Node<'a> {
    pub file: &'static str,
    pub path: String,
    pub value: &'a Value,
}

pub(super) type Read<T> = Result<T, DataError>;

impl<'a> Node<'a> {
    pub fn root(file: &'static str, value: &'a Value) -> Node<'a> {
        Node {
            file,
            path: String::new(),
            value,
        }
    }

    pub fn fault(&self, problem: impl Into<String>) -> DataError {
        DataError {
            file: self.file.to_owned(),
            at: self.path.clone(),
            problem: problem.into(),
        }
    }

    fn below(&self, name: &str, value: &'a Value) -> Node<'a> {
        let path = if self.path.is_empty() {
            name.to_owned()
        } else {
            format!("{}.{name}", self.path)
        };
        Node {
            file: self.file,
            path,
            value,
        }
    }

    /// The same node under the name of the entry it holds (`ships[isn_everest]`).
    pub fn named(mut self, list: &str, id: &str) -> Node<'a> {
        self.path = format!("{list}[{id}]");
        self
    }

    /// A field that may be missing; `null` counts as missing.
    pub fn opt(&self, name: &str) -> Option<Node<'a>> {
        let value = self.value.get(name)?;
        (!value.is_null()).then(|| self.below(name, value))
    }

    /// A field that must be there.
    pub fn get(&self, name: &str) -> Read<Node<'a>> {
        if !self.value.is_object() {
            return Err(self.fault("an object is expected here"));
        }
        self.opt(name)
            .ok_or_else(|| self.fault(format!("the field \"{name}\" is missing")))
    }

    pub fn str(&self) -> Read<&'a str> {
        self.value
            .as_str()
            .ok_or_else(|| self.fault("a text is expected here"))
    }

    pub fn text(&self, name: &str) -> Read<String> {
        let node = self.get(name)?;
        let text = node.str()?;
        if text.is_empty() || text.len() > 600 {
            return Err(node.fault("a text of 1 to 600 characters is expected here"));
        }
        Ok(text.to_owned())
    }

    pub fn bool(&self) -> Read<bool> {
        self.value
            .as_bool()
            .ok_or_else(|| self.fault("true or false is expected here"))
    }

    pub fn flag(&self, name: &str) -> Read<bool> {
        self.opt(name).map_or(Ok(false), |node| node.bool())
    }

    pub fn number(&self, least: i64, most: i64) -> Read<i64> {
        self.value
            .as_i64()
            .filter(|n| (least..=most).contains(n))
            .ok_or_else(|| {
                self.fault(format!(
                    "a whole number from {least} to {most} is expected here"
                ))
            })
    }

    pub fn u8(&self, name: &str, least: u8, most: u8) -> Read<u8> {
        Ok(self.get(name)?.number(least.into(), most.into())? as u8)
    }

    pub fn list(&self) -> Read<Vec<Node<'a>>> {
        let items = self
            .value
            .as_array()
            .ok_or_else(|| self.fault("a list is expected here"))?;
        Ok(items
            .iter()
            .enumerate()
            .map(|(i, value)| Node {
                file: self.file,
                path: format!("{}[{i}]", self.path),
                value,
            })
            .collect())
    }

    /// A list that may be missing.
    pub fn items(&self, name: &str) -> Read<Vec<Node<'a>>> {
        self.opt(name).map_or(Ok(Vec::new()), |node| node.list())
    }

    pub fn fields(&self) -> Read<Vec<(&'a str, Node<'a>)>> {
        let map = self
            .value
            .as_object()
            .ok_or_else(|| self.fault("an object is expected here"))?;
        Ok(map
            .iter()
            .map(|(name, value)| (name.as_str(), self.below(name, value)))
            .collect())
    }

    pub fn hex(&self) -> Read<Hex> {
        let pair = self.list()?;
        let [q, r] = pair.as_slice() else {
            return Err(self.fault("a pair [q, r] is expected here"));
        };
        Ok(Hex::new(
            q.number(-200, 200)? as i16,
            r.number(-200, 200)? as i16,
        ))
    }

    pub fn hexes(&self) -> Read<Vec<Hex>> {
        self.list()?.iter().map(Node::hex).collect()
    }

    /// One of a few words.
    pub fn word<T: Copy>(&self, words: &[(&str, T)]) -> Read<T> {
        let text = self.str()?;
        words
            .iter()
            .find(|(word, _)| *word == text)
            .map(|(_, value)| *value)
            .ok_or_else(|| {
                let known: Vec<_> = words.iter().map(|(word, _)| *word).collect();
                self.fault(format!(
                    "\"{text}\" is not known here; known are: {}",
                    known.join(", ")
                ))
            })
    }

    pub fn word_of<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Read<T> {
        self.get(name)?.word(words)
    }

    /// The place of an id in a list of ids.
    pub fn refer(&self, ids: &[String], what: &str) -> Read<u8> {
        let text = self.str()?;
        ids.iter()
            .position(|id| id == text)
            .map(|at| at as u8)
            .ok_or_else(|| self.fault(format!("there is no {what} \"{text}\"")))
    }
}
