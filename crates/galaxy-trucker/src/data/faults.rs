//! What is wrong with a data file, and where.

use serde_json::{Map, Value};
use table::Text;

/// An entry of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A component by its number.
    Tile(u64),
    /// A card by its name.
    Card(String),
    /// Numbers by their name.
    Number(String),
    /// Class IIIB: the squares of the number from 1 to 6.
    Holes(u8),
}

impl Entry {
    /// A card of this name, cut to what a message can show.
    pub(super) fn card(name: &str) -> Entry {
        Entry::Card(short(name))
    }

    pub(super) fn number(name: &str) -> Entry {
        Entry::Number(short(name))
    }

    /// The entry as a message.
    pub fn text(&self) -> Text {
        match self {
            Entry::Tile(number) => Text::new("gt-data-tile").with("number", *number as i64),
            Entry::Card(name) => Text::new("gt-data-card").with("name", name.as_str()),
            Entry::Number(name) => Text::new("gt-data-number").with("name", name.as_str()),
            Entry::Holes(number) => Text::new("gt-data-hole").with("number", i64::from(*number)),
        }
    }
}

fn short(name: &str) -> String {
    name.chars().take(60).collect()
}

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFault {
    /// The file.
    pub file: &'static str,
    /// The entry, where there is one.
    pub at: Option<Entry>,
    /// The field, where there is one.
    pub field: Option<String>,
    /// What is wrong.
    pub what: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// What the reader of JSON says; the line, where it is known.
    Json(String, usize),
    /// The file is not a list of such entries.
    NoList(&'static str),
    /// There is no such entry.
    Unknown,
    /// The entry is there twice.
    Twice,
    /// The entry has no field of this name.
    UnknownField,
    /// This field cannot be corrected.
    Fixed,
    /// Sides are 0 to 3.
    Sides,
    /// A tile holds one to three of a kind.
    Contents,
    /// Every number of class IIIB has five squares, all different, none of them the starting square.
    Holes,
    /// So many values between these are needed.
    Values {
        /// How many.
        count: usize,
        /// The least and the greatest.
        range: (u8, u8),
    },
}

impl Problem {
    /// What is wrong, as a sentence.
    pub fn text(&self) -> Text {
        match self {
            Problem::Json(why, _) => Text::new("gt-data-json").with("why", why.as_str()),
            Problem::NoList(name) => Text::new("gt-data-no-list").with("name", *name),
            Problem::Unknown => Text::new("gt-data-unknown"),
            Problem::Twice => Text::new("gt-data-twice"),
            Problem::UnknownField => Text::new("gt-data-unknown-field"),
            Problem::Fixed => Text::new("gt-data-fixed"),
            Problem::Sides => Text::new("gt-data-sides"),
            Problem::Contents => Text::new("gt-data-contents"),
            Problem::Holes => Text::new("gt-data-holes"),
            Problem::Values { count, range } => Text::new("gt-data-values")
                .with("count", *count as i64)
                .with("least", i64::from(range.0))
                .with("most", i64::from(range.1)),
        }
    }
}

impl DataFault {
    pub(super) const fn of_file(file: &'static str, what: Problem) -> DataFault {
        DataFault {
            file,
            at: None,
            field: None,
            what,
        }
    }
}

/// The field because of which an entry cannot be read: the one with which the shipped value can.
pub(super) fn culprit<T>(
    entry: &Map<String, Value>,
    shipped: &Value,
    read: impl Fn(Value) -> Result<T, serde_json::Error>,
) -> Option<String> {
    let names = entry.keys().chain(shipped.as_object()?.keys());
    let mut names: Vec<&String> = names.collect();
    names.dedup();
    let found = names.into_iter().find(|name| {
        let mut mended = entry.clone();
        match shipped.get(name.as_str()) {
            Some(value) => mended.insert((*name).clone(), value.clone()),
            None => mended.remove(name.as_str()),
        };
        read(Value::Object(mended)).is_ok()
    });
    found.cloned()
}
