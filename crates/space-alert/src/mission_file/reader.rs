//! Takes values out of JSON and notes what is wrong with them.

use super::MAX_NAME;
use super::fault::{Fault, Path, place};
use super::json::{Field, Node, Value};
use super::vocabulary::{Words, nearest};
use table::{Arg, Text};

/// More faults are not listed.
const MAX_FAULTS: usize = 40;

/// Reads on after a fault, so that all of them are found at once.
pub(super) struct Reader<'t> {
    pub text: &'t str,
    pub faults: Vec<Fault>,
}

/// The fields of an object.
#[derive(Clone, Copy)]
pub(super) struct Fields<'n> {
    pub at: usize,
    fields: &'n [Field],
}

impl<'n> Fields<'n> {
    /// A field that is there; null means that it is not.
    pub fn get(self, name: &str) -> Option<&'n Node> {
        let found = self.fields.iter().find(|f| f.name == name);
        found.map(|f| &f.node).filter(|n| n.value != Value::Null)
    }
}

impl Reader<'_> {
    pub fn refuse(&mut self, at: usize, path: &Path, text: Text) {
        self.refuse_by_rule(at, path, None, text);
    }

    pub fn forbid(&mut self, at: usize, path: &Path, rule: &'static str, text: Text) {
        self.refuse_by_rule(at, path, Some(rule), text);
    }

    /// Whether the list of faults is full: then no more faults and no suggestions are searched for.
    pub fn is_full(&self) -> bool {
        self.faults.len() >= MAX_FAULTS
    }

    fn refuse_by_rule(&mut self, at: usize, path: &Path, rule: Option<&'static str>, text: Text) {
        if !self.is_full() {
            let (line, column) = place(self.text, at);
            self.faults.push(Fault {
                path: path.to_string(),
                line,
                column,
                text,
                rule,
            });
        }
    }

    pub fn wrong_kind(&mut self, node: &Node, path: &Path, expected: &str) {
        let text = Text::new("sa-file-wrong-kind")
            .with("expected", Arg::message(expected))
            .with("found", node.value.kind());
        self.refuse(node.at, path, text);
    }

    pub fn object<'n>(
        &mut self,
        node: &'n Node,
        path: &Path,
        known: &[&str],
    ) -> Option<Fields<'n>> {
        let Value::Object(fields) = &node.value else {
            self.wrong_kind(node, path, "sa-file-kind-object");
            return None;
        };
        for (i, field) in fields.iter().enumerate() {
            if self.is_full() {
                break;
            }
            let path = path.field(&field.name);
            if !known.contains(&field.name.as_str()) {
                let near = nearest(&field.name, known.iter().copied());
                let text = match near {
                    Some(near) => Text::new("sa-file-unknown-field-near").with("near", near),
                    None => Text::new("sa-file-unknown-field"),
                };
                let text = text
                    .with("field", shorten(&field.name))
                    .with("allowed", known.join(", "));
                self.refuse(field.at, &path, text);
            } else if fields[..i].iter().any(|f| f.name == field.name) {
                let text = Text::new("sa-file-field-twice").with("field", field.name.as_str());
                self.refuse(field.at, &path, text);
            }
        }
        Some(Fields {
            at: node.at,
            fields,
        })
    }

    /// A field that must be there.
    pub fn require<'n>(&mut self, fields: Fields<'n>, name: &str, path: &Path) -> Option<&'n Node> {
        let found = fields.get(name);
        if found.is_none() {
            let text = Text::new("sa-file-field-missing").with("field", name);
            self.refuse(fields.at, &path.field(name), text);
        }
        found
    }

    pub fn list<'n>(&mut self, node: &'n Node, path: &Path) -> Option<&'n [Node]> {
        match &node.value {
            Value::Array(nodes) => Some(nodes),
            _ => {
                self.wrong_kind(node, path, "sa-file-kind-array");
                None
            }
        }
    }

    pub fn string<'n>(&mut self, node: &'n Node, path: &Path) -> Option<&'n str> {
        match &node.value {
            Value::String(string) => Some(string),
            _ => {
                self.wrong_kind(node, path, "sa-file-kind-string");
                None
            }
        }
    }

    pub fn bool(&mut self, node: Option<&Node>, path: &Path, default: bool) -> bool {
        match node {
            None => default,
            Some(Node {
                value: Value::Bool(value),
                ..
            }) => *value,
            Some(node) => {
                self.wrong_kind(node, path, "sa-file-kind-bool");
                default
            }
        }
    }

    /// A whole number in a range; `id` is the sentence when it lies outside.
    pub fn number(
        &mut self,
        node: &Node,
        path: &Path,
        max: u8,
        rule: &'static str,
        id: &str,
    ) -> Option<u8> {
        let Value::Number(written) = &node.value else {
            self.wrong_kind(node, path, "sa-file-kind-number");
            return None;
        };
        let number = written.parse().ok().filter(|n| (1..=max).contains(n));
        if number.is_none() {
            let text = Text::new(id)
                .with("value", shorten(written))
                .with("max", max);
            self.forbid(node.at, path, rule, text);
        }
        number
    }

    /// A word from a table.
    pub fn word<T: Copy>(
        &mut self,
        node: &Node,
        path: &Path,
        words: &Words<T>,
        kind: &str,
    ) -> Option<T> {
        let written = self.string(node, path)?;
        let found = words.iter().find(|(word, _)| *word == written);
        if found.is_none() && !self.is_full() {
            let known = words.iter().map(|(word, _)| *word);
            let text = match nearest(written, known.clone()) {
                Some(near) => Text::new("sa-file-unknown-word-near").with("near", near),
                None => Text::new("sa-file-unknown-word"),
            };
            let text = text
                .with("value", shorten(written))
                .with("kind", Arg::message(kind))
                .with("allowed", known.collect::<Vec<_>>().join(", "));
            self.refuse(node.at, path, text);
        }
        found.map(|(_, value)| *value)
    }

    /// A name of 1 to 60 visible characters.
    pub fn name(&mut self, node: &Node, path: &Path) -> Option<String> {
        let name = self.string(node, path)?.trim();
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME || name.chars().any(char::is_control) {
            let text = Text::new("sa-file-bad-name").with("max", MAX_NAME as i64);
            self.refuse(node.at, path, text);
            return None;
        }
        Some(name.to_owned())
    }
}

/// The value of a field, without complaints.
pub(super) fn value_of<'n>(node: &'n Node, name: &str) -> Option<&'n Node> {
    match &node.value {
        Value::Object(fields) => fields.iter().find(|f| f.name == name).map(|f| &f.node),
        _ => None,
    }
}

pub(super) fn field_at(node: &Node, name: &str) -> usize {
    value_of(node, name).map_or(node.at, |n| n.at)
}

/// What somebody wrote, short enough for a sentence.
pub(super) fn shorten(written: &str) -> String {
    const LONGEST: usize = 40;
    if written.chars().count() <= LONGEST {
        return written.to_owned();
    }
    written.chars().take(LONGEST).chain(['…']).collect()
}
