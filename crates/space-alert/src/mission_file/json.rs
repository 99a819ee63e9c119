//! A JSON parser that keeps the position of every value, for error messages.
//!
//! Hand-written because a mission file is read by people: all faults are reported at once, each with line and column, and
//! hostile input must end in a sentence (`docs/decisions/010-own-mission-file-parser.md`).

use table::{Arg, Text};

/// Nesting beyond this is refused; a mission file needs five levels.
const MAX_DEPTH: usize = 32;

/// A value and the byte at which it begins.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub at: usize,
    pub value: Value,
}

/// A JSON value. Numbers are kept as written: none of ours has a fraction.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Number(String),
    String(String),
    Array(Vec<Node>),
    Object(Vec<Field>),
}

/// A member of an object.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub at: usize,
    pub name: String,
    pub node: Node,
}

impl Value {
    /// The message that names this kind of value.
    pub fn kind(&self) -> Arg {
        Arg::message(match self {
            Value::Null => "sa-file-kind-null",
            Value::Bool(_) => "sa-file-kind-bool",
            Value::Number(_) => "sa-file-kind-number",
            Value::String(_) => "sa-file-kind-string",
            Value::Array(_) => "sa-file-kind-array",
            Value::Object(_) => "sa-file-kind-object",
        })
    }
}

/// Where the text stops being JSON, and why.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct SyntaxFault {
    pub at: usize,
    pub text: Text,
}

/// Reads a whole text as one value.
pub(super) fn parse(text: &str) -> Result<Node, SyntaxFault> {
    let mut parser = Parser { text, at: 0 };
    parser.skip_blanks();
    if parser.at == text.len() {
        return Err(fault(0, "sa-file-empty"));
    }
    let node = parser.value(0)?;
    parser.skip_blanks();
    match parser.peek() {
        None => Ok(node),
        Some(_) => Err(fault(parser.at, "sa-file-syntax-trailing")),
    }
}

fn fault(at: usize, id: &str) -> SyntaxFault {
    SyntaxFault {
        at,
        text: Text::new(id),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Takes `byte` if it comes next.
    fn takes(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// What stands here instead of `expected`.
    fn unexpected(&self, expected: &str) -> SyntaxFault {
        let text = match self.text[self.at..].chars().next() {
            None => Text::new("sa-file-syntax-end"),
            Some(found) => Text::new("sa-file-syntax-unexpected").with("found", found.to_string()),
        };
        SyntaxFault {
            at: self.at,
            text: text.with("expected", Arg::message(expected)),
        }
    }

    fn value(&mut self, depth: usize) -> Result<Node, SyntaxFault> {
        self.skip_blanks();
        let at = self.at;
        if depth > MAX_DEPTH {
            return Err(SyntaxFault {
                at,
                text: Text::new("sa-file-syntax-depth").with("limit", MAX_DEPTH as i64),
            });
        }
        let value = match self.peek() {
            Some(b'{') => self.object(depth)?,
            Some(b'[') => self.array(depth)?,
            Some(b'"') => Value::String(self.string()?),
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b'a'..=b'z') => self.literal()?,
            _ => return Err(self.unexpected("sa-file-expected-value")),
        };
        Ok(Node { at, value })
    }

    fn literal(&mut self) -> Result<Value, SyntaxFault> {
        let rest = &self.text[self.at..];
        let literals = [
            ("null", Value::Null),
            ("true", Value::Bool(true)),
            ("false", Value::Bool(false)),
        ];
        for (word, value) in literals {
            let after = rest.strip_prefix(word);
            if after.is_some_and(|a| !a.starts_with(|c: char| c.is_alphanumeric())) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.unexpected("sa-file-expected-value"))
    }

    fn number(&mut self) -> Result<Value, SyntaxFault> {
        let start = self.at;
        self.takes(b'-');
        let first = self.peek();
        let digits = self.digits()?;
        if first == Some(b'0') && digits > 1 {
            return Err(fault(start, "sa-file-syntax-number"));
        }
        if self.takes(b'.') {
            self.digits()?;
        }
        if self.takes(b'e') || self.takes(b'E') {
            let _sign = self.takes(b'+') || self.takes(b'-');
            self.digits()?;
        }
        Ok(Value::Number(self.text[start..self.at].to_owned()))
    }

    fn digits(&mut self) -> Result<usize, SyntaxFault> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        match self.at - start {
            0 => Err(self.unexpected("sa-file-expected-digit")),
            digits => Ok(digits),
        }
    }

    fn string(&mut self) -> Result<String, SyntaxFault> {
        let start = self.at;
        self.at += 1;
        let mut string = String::new();
        loop {
            let rest = &self.text[self.at..];
            let Some(c) = rest.chars().next() else {
                return Err(fault(start, "sa-file-syntax-string-end"));
            };
            match c {
                '"' => {
                    self.at += 1;
                    return Ok(string);
                }
                '\\' => string.push(self.escape()?),
                '\n' | '\r' => return Err(fault(start, "sa-file-syntax-string-end")),
                c if c < ' ' => return Err(fault(self.at, "sa-file-syntax-control")),
                c => {
                    string.push(c);
                    self.at += c.len_utf8();
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, SyntaxFault> {
        let start = self.at;
        let bad = || fault(start, "sa-file-syntax-escape");
        self.at += 1;
        let letter = self.peek().ok_or_else(bad)?;
        self.at += 1;
        Ok(match letter {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut code = self.hex4().ok_or_else(bad)?;
                // Characters beyond the first plane come as two halves.
                if (0xd800..0xdc00).contains(&code) {
                    if !(self.takes(b'\\') && self.takes(b'u')) {
                        return Err(bad());
                    }
                    let low = self.hex4().filter(|low| (0xdc00..0xe000).contains(low));
                    code = 0x10000 + ((code - 0xd800) << 10) + (low.ok_or_else(bad)? - 0xdc00);
                }
                char::from_u32(code).ok_or_else(bad)?
            }
            _ => {
                // Not to cut a character in two.
                return Err(bad());
            }
        })
    }

    fn hex4(&mut self) -> Option<u32> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4)?;
        let mut code = 0;
        for &digit in digits {
            code = code * 16 + char::from(digit).to_digit(16)?;
        }
        self.at += 4;
        Some(code)
    }

    fn array(&mut self, depth: usize) -> Result<Value, SyntaxFault> {
        self.at += 1;
        let mut nodes = Vec::new();
        self.skip_blanks();
        if self.takes(b']') {
            return Ok(Value::Array(nodes));
        }
        loop {
            nodes.push(self.value(depth + 1)?);
            self.skip_blanks();
            if self.takes(b']') {
                return Ok(Value::Array(nodes));
            }
            if !self.takes(b',') {
                return Err(self.unexpected("sa-file-expected-comma-bracket"));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Value, SyntaxFault> {
        self.at += 1;
        let mut fields = Vec::new();
        self.skip_blanks();
        if self.takes(b'}') {
            return Ok(Value::Object(fields));
        }
        loop {
            self.skip_blanks();
            let at = self.at;
            if self.peek() != Some(b'"') {
                return Err(self.unexpected("sa-file-expected-name"));
            }
            let name = self.string()?;
            self.skip_blanks();
            if !self.takes(b':') {
                return Err(self.unexpected("sa-file-expected-colon"));
            }
            let node = self.value(depth + 1)?;
            fields.push(Field { at, name, node });
            self.skip_blanks();
            if self.takes(b'}') {
                return Ok(Value::Object(fields));
            }
            if !self.takes(b',') {
                return Err(self.unexpected("sa-file-expected-comma-brace"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What another parser makes of it, for comparison.
    fn plain(node: &Node) -> serde_json::Value {
        use serde_json::Value as Json;
        match &node.value {
            Value::Null => Json::Null,
            Value::Bool(b) => Json::Bool(*b),
            Value::Number(n) => serde_json::from_str(n).unwrap(),
            Value::String(s) => Json::String(s.clone()),
            Value::Array(nodes) => nodes.iter().map(plain).collect(),
            Value::Object(fields) => fields
                .iter()
                .map(|f| (f.name.clone(), plain(&f.node)))
                .collect(),
        }
    }

    fn any_json() -> impl Strategy<Value = serde_json::Value> {
        use serde_json::Value as Json;
        let leaf = prop_oneof![
            Just(Json::Null),
            any::<bool>().prop_map(Json::Bool),
            any::<i64>().prop_map(|n| Json::Number(n.into())),
            ".*".prop_map(Json::String),
        ];
        leaf.prop_recursive(5, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Json::Array),
                prop::collection::btree_map(".{0,6}", inner, 0..6)
                    .prop_map(|map| Json::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn reads_what_others_write(json in any_json(), pretty in any::<bool>()) {
            let text = if pretty { serde_json::to_string_pretty(&json) } else { serde_json::to_string(&json) };
            prop_assert_eq!(plain(&parse(&text.unwrap()).unwrap()), json);
        }

        #[test]
        fn agrees_with_another_parser(text in r#"[\[\]{}":,0-9a-z\\. +-]{0,24}"#) {
            let other: Result<serde_json::Value, _> = serde_json::from_str(&text);
            let ours = parse(&text);
            // The other one refuses numbers that do not fit.
            if !text.contains(['e', 'E']) {
                prop_assert_eq!(ours.is_ok(), other.is_ok(), "{:?}", ours);
            }
        }
    }

    #[test]
    fn depth_is_limited() {
        for brace in ["[", "{\"a\":"] {
            let deep = parse(&brace.repeat(100_000)).unwrap_err();
            assert_eq!(deep.text.id, "sa-file-syntax-depth");
        }
        assert!(parse(&format!("{}{}", "[".repeat(32), "]".repeat(32))).is_ok());
    }

    #[test]
    fn escapes() {
        let text = r#""a\n\"\\\/\u00e9\ud83d\ude80""#;
        assert_eq!(
            parse(text).unwrap().value,
            Value::String("a\n\"\\/é🚀".into())
        );
        for bad in [
            r#""\x""#,
            r#""\u12""#,
            r#""\ud83d""#,
            r#""\ude80""#,
            r#""\é""#,
            "\"\\",
        ] {
            assert_eq!(
                parse(bad).unwrap_err().text.id,
                "sa-file-syntax-escape",
                "{bad}"
            );
        }
    }

    #[test]
    fn faults_are_where_they_are() {
        for (text, id, at) in [
            ("", "sa-file-empty", 0),
            (" \n ", "sa-file-empty", 0),
            ("[1,]", "sa-file-syntax-unexpected", 3),
            ("[1", "sa-file-syntax-end", 2),
            ("{\"a\" 1}", "sa-file-syntax-unexpected", 5),
            ("{a: 1}", "sa-file-syntax-unexpected", 1),
            ("[01]", "sa-file-syntax-number", 1),
            ("[-]", "sa-file-syntax-unexpected", 2),
            ("\"a\nb\"", "sa-file-syntax-string-end", 0),
            ("\"a\u{1}\"", "sa-file-syntax-control", 2),
            ("{} {}", "sa-file-syntax-trailing", 3),
            ("nullx", "sa-file-syntax-unexpected", 0),
        ] {
            let fault = parse(text).unwrap_err();
            assert_eq!((fault.text.id.as_str(), fault.at), (id, at), "{text:?}");
        }
    }
}
