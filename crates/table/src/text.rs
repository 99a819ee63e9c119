//! A text without a language: a message id and its variables.

use crate::Arg;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A Fluent message and its variables, shown in the reader's language (`docs/texts.md`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Text {
    /// Fluent message id.
    pub id: String,
    /// Variables of the message.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<String, Arg>,
}

impl Text {
    /// A message without variables.
    pub fn new(id: impl Into<String>) -> Text {
        Text {
            id: id.into(),
            args: BTreeMap::new(),
        }
    }

    /// The same message with one more variable.
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Text {
        self.args.insert(name.to_owned(), arg.into());
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_round_trip_through_json() {
        let text = Text::new("sa-flight-appears")
            .with("threat", Arg::message("sa-threat-E1-07"))
            .with("square", 15u8)
            .with("by", "Ana");
        let json = r#"{"id":"sa-flight-appears","args":{"by":"Ana","square":15,"threat":{"ref":"sa-threat-E1-07"}}}"#;
        assert_eq!(serde_json::to_string(&text).unwrap(), json);
        assert_eq!(serde_json::from_str::<Text>(json).unwrap(), text);
        assert_eq!(
            serde_json::to_string(&Text::new("a")).unwrap(),
            r#"{"id":"a"}"#
        );
    }
}
