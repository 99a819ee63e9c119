//! Refusals: a broken rule as a value with a rule id and a message.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A typed refusal. Games implement it on their own enum; the server and the command line only need these three methods.
pub trait Refusal: std::fmt::Debug {
    /// The id of the Fluent message that explains the refusal (`toy-already-open`).
    fn code(&self) -> &'static str;

    /// The rule that was broken (`TOY-3`), or the ruling of `docs/rulings.md` if the rulebook does not say.
    fn rule(&self) -> &'static str;

    /// Values for the message's variables.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// The refusal in the form that is sent to clients.
    fn refused(&self) -> Refused {
        Refused {
            code: self.code().to_owned(),
            rule: Some(self.rule().to_owned()),
            args: self
                .args()
                .into_iter()
                .map(|(name, arg)| (name.to_owned(), arg))
                .collect(),
        }
    }
}

/// A value inside a message: a number (which may choose a plural form), a word, or another message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// A word that is not translated: the name of a player, a rule id.
    Word(String),
    /// Another message, in the reader's language: `{"ref": "sa-threat-E1-07"}`. Its attributes become variables
    /// too (`docs/texts.md`).
    Ref {
        /// The id of the message.
        #[serde(rename = "ref")]
        id: String,
    },
}

impl Arg {
    /// A reference to another message.
    pub fn message(id: impl Into<String>) -> Arg {
        Arg::Ref { id: id.into() }
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

/// A refusal as it is sent: message id, rule id and variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// Fluent message id.
    pub code: String,
    /// The rule that was broken; `None` if the request was malformed or the server failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// Variables of the message.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Arg>>"))]
    pub args: BTreeMap<String, Arg>,
}

impl Refused {
    /// A refusal with a message and nothing else.
    pub fn new(code: impl Into<String>) -> Refused {
        Refused {
            code: code.into(),
            rule: None,
            args: BTreeMap::new(),
        }
    }

    /// The same refusal with one more variable.
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Refused {
        self.args.insert(name.to_owned(), arg.into());
        self
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.code),
            None => f.write_str(&self.code),
        }
    }
}
