//! What is wrong with a mission file, and where.

use serde::Serialize;
use std::fmt;
use table::Text;

/// A fault in a mission file: place, sentence, and the rule it breaks where there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fault {
    /// The field, such as `crew[2].slots[5]`; empty for the file as a whole.
    pub path: String,
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What is wrong, and what is allowed (messages of `mission-file.ftl`).
    pub text: Text,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub rule: Option<&'static str>,
}

/// The way from the file to a value inside it, kept on the stack while reading.
#[derive(Clone, Copy)]
pub(super) enum Path<'a> {
    /// The file as a whole.
    File,
    /// A field of an object.
    Field(&'a Path<'a>, &'a str),
    /// An entry of a list.
    Entry(&'a Path<'a>, usize),
}

impl<'a> Path<'a> {
    pub fn field(&'a self, name: &'a str) -> Path<'a> {
        Path::Field(self, name)
    }

    pub fn entry(&'a self, index: usize) -> Path<'a> {
        Path::Entry(self, index)
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::File => Ok(()),
            Path::Field(Path::File, name) => f.write_str(name),
            Path::Field(parent, name) => write!(f, "{parent}.{name}"),
            Path::Entry(parent, index) => write!(f, "{parent}[{index}]"),
        }
    }
}

/// Line and column of a byte.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..at.min(text.len())];
    let line_start = before
        .iter()
        .rposition(|b| *b == b'\n')
        .map_or(0, |i| i + 1);
    let line = 1 + before.iter().filter(|b| **b == b'\n').count();
    // Continuation bytes of UTF-8 begin no character.
    let column = 1 + before[line_start..]
        .iter()
        .filter(|b| **b & 0xc0 != 0x80)
        .count();
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters() {
        let text = "ab\né🚀x\n";
        let places = [0, 1, 3, 5, 9, 10, 11, 99].map(|at| place(text, at));
        let expected = [
            (1, 1),
            (1, 2),
            (2, 1),
            (2, 2),
            (2, 3),
            (2, 4),
            (3, 1),
            (3, 1),
        ];
        assert_eq!(places, expected);
    }

    #[test]
    fn paths_read_like_code() {
        let crew = Path::File.field("crew");
        let member = crew.entry(2);
        assert_eq!(
            member.field("slots").entry(5).to_string(),
            "crew[2].slots[5]"
        );
        assert_eq!(Path::File.to_string(), "");
    }
}
