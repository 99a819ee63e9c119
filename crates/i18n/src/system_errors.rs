//! Translated errors of the operating system and of serde's parsers, which report in English only. Rare errors are quoted as they are.

use std::io::{Error, ErrorKind};
use table::Text;

/// The message of an I/O error.
pub fn system(error: &Error) -> Text {
    use ErrorKind::*;
    let id = match error.kind() {
        NotFound => "error-not-found",
        PermissionDenied => "error-permission",
        AlreadyExists => "error-exists",
        AddrInUse => "error-address-in-use",
        AddrNotAvailable => "error-address-not-here",
        StorageFull | QuotaExceeded => "error-disk-full",
        FileTooLarge => "error-file-too-large",
        ReadOnlyFilesystem => "error-read-only",
        IsADirectory => "error-is-a-folder",
        NotADirectory => "error-not-a-folder",
        InvalidFilename => "error-name",
        UnexpectedEof => "error-ends-early",
        InvalidData | InvalidInput => {
            return Text::new("error-content").with("detail", shortened(&error.to_string()));
        }
        _ => return other(&error.to_string()),
    };
    Text::new(id)
}

/// The message of a serde parse error, by its English text. The position is reported separately.
pub fn reading(said: &str) -> Text {
    let said = without_place(said);
    let name = |id: &str| {
        let mut names = quoted(said);
        Text::new(id).with("name", names.next().unwrap_or_default())
    };
    let begins = |any: &[&str]| any.iter().any(|begin| said.starts_with(begin));
    if begins(&["EOF while parsing"]) {
        Text::new("error-ends-early")
    } else if begins(&["expected value", "expected ident"]) {
        Text::new("error-json-value")
    } else if begins(&["expected `:`"]) {
        Text::new("error-json-colon")
    } else if begins(&["expected `,` or `]`"]) {
        Text::new("error-json-list")
    } else if begins(&["expected `,` or `}`"]) {
        Text::new("error-json-object")
    } else if begins(&["trailing comma"]) {
        Text::new("error-json-comma")
    } else if begins(&["trailing characters"]) {
        Text::new("error-json-more")
    } else if begins(&["key must be a string"]) {
        Text::new("error-json-key")
    } else if begins(&["invalid number", "number out of range"]) {
        Text::new("error-json-number")
    } else if begins(&["recursion limit"]) {
        Text::new("error-json-deep")
    } else if begins(&[
        "control character",
        "invalid escape",
        "invalid unicode",
        "lone leading surrogate",
        "unexpected end of hex",
    ]) {
        Text::new("error-json-string")
    } else if begins(&["missing field `"]) {
        name("error-missing-field")
    } else if begins(&["duplicate field `"]) {
        name("error-duplicate-field")
    } else if begins(&["unknown field `"]) {
        let known: Vec<&str> = quoted(said).skip(1).collect();
        name("error-unknown-field").with("known", known.join(", "))
    } else if begins(&["unknown variant `"]) {
        let known: Vec<&str> = quoted(said).skip(1).collect();
        name("error-unknown-variant").with("known", known.join(", "))
    } else if begins(&["invalid type: "]) {
        Text::new("error-wrong-type")
    } else if begins(&["invalid value: ", "invalid length "]) {
        Text::new("error-wrong-value")
    } else {
        other(said)
    }
}

/// An error without a message of its own, quoted.
pub fn other(said: &str) -> Text {
    Text::new("error-other").with("detail", shortened(said))
}

/// One line of a length that fits into a sentence.
fn shortened(said: &str) -> String {
    let one_line = said.split_whitespace().collect::<Vec<_>>().join(" ");
    one_line.chars().take(200).collect()
}

/// The parts between backticks.
fn quoted(said: &str) -> impl Iterator<Item = &str> {
    said.split('`').skip(1).step_by(2)
}

/// Without the ` at line 3 column 4` that readers of JSON put at the end.
fn without_place(said: &str) -> &str {
    match said.rfind(" at line ") {
        Some(end) => &said[..end],
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};
    use std::collections::BTreeSet;

    /// The sentence in both languages.
    fn said(text: &Text) -> [String; 2] {
        Lang::ALL.map(|lang| Words::of(lang).check(text).unwrap())
    }

    #[test]
    fn system_errors_are_translated() {
        use ErrorKind::*;
        let kinds = [
            NotFound,
            PermissionDenied,
            AlreadyExists,
            AddrInUse,
            AddrNotAvailable,
            StorageFull,
            QuotaExceeded,
            FileTooLarge,
            ReadOnlyFilesystem,
            IsADirectory,
            NotADirectory,
            InvalidFilename,
            UnexpectedEof,
        ];
        for kind in kinds {
            let [english, french] = said(&system(&kind.into()));
            assert_ne!(english, french);
            assert!(!english.contains('“'), "{english}");
        }
        let odd = Error::other("the moon\nis full");
        assert_eq!(
            said(&system(&odd)),
            ["“the moon is full”", "«\u{a0}the moon is full\u{a0}»"]
        );
        let gone = std::fs::read("no/such/file").unwrap_err();
        assert_eq!(said(&system(&gone))[1], "fichier ou dossier introuvable");
        let here = std::fs::read(".").unwrap_err();
        assert_eq!(said(&system(&here))[0], "it is a folder");
    }

    /// The sentences of serde_json, as this release of it has them: a new one must not stay in English.
    #[test]
    fn json_errors_are_translated() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        struct Point {
            x: u8,
            y: u8,
        }
        let deep = "[".repeat(1000);
        let texts = [
            "",
            "[1",
            "{",
            "\"x",
            "nul",
            "?",
            "[1 2]",
            "{\"x\" 1}",
            "{\"x\":1 \"y\":2}",
            "{\"x\":1,}",
            "[1,]",
            "[1] 2",
            "{1:2}",
            "01",
            "1e999",
            "\"\\q\"",
            "\"\\ud800\"",
            "\"\n\"",
            deep.as_str(),
        ];
        let mut ids = BTreeSet::new();
        for text in texts {
            let error = serde_json::from_str::<serde_json::Value>(text).unwrap_err();
            let told = reading(&error.to_string());
            assert_ne!(told.id, "error-other", "{error}");
            let [english, french] = said(&told);
            assert_ne!(english, french);
            ids.insert(told.id);
        }
        assert!(ids.len() > 8, "{ids:?}");
        let point = |text| reading(&serde_json::from_str::<Point>(text).unwrap_err().to_string());
        assert_eq!(said(&point("{\"x\":1}"))[0], "“y” is missing");
        assert_eq!(said(&point("{\"x\":1,\"x\":1}"))[0], "“x” appears twice");
        let unknown = point("{\"x\":1,\"z\":1}");
        assert_eq!(
            said(&unknown),
            [
                "unknown field “z”; known fields: x, y",
                "champ inconnu «\u{a0}z\u{a0}»\u{a0}; champs connus\u{a0}: x, y"
            ]
        );
        assert_eq!(point("{\"x\":true}").id, "error-wrong-type");
        assert_eq!(point("{\"x\":300}").id, "error-wrong-value");
        #[derive(Debug, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Colour {
            Red,
            Blue,
        }
        let error = serde_json::from_str::<Colour>("\"pink\"").unwrap_err();
        assert_eq!(
            said(&reading(&error.to_string()))[0],
            "“pink” is not allowed here; allowed: red, blue"
        );
    }
}
