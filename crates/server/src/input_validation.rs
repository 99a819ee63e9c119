//! Checks of names, chat lines and command ids.

use table::{Refused, is_blank, is_deceptive, look_alike};

use crate::error_code::ErrorCode;

/// Longest name in characters.
pub const NAME_CHARS: usize = 24;
/// Longest chat line in characters.
pub const CHAT_CHARS: usize = 500;
/// Longest command id in bytes.
const ID_BYTES: usize = 40;
/// Length of a request key in bytes: long enough to be secret; a UUID fits.
const KEY_BYTES: std::ops::RangeInclusive<usize> = 22..=64;

/// A name without the spaces around it.
pub fn name(typed: &str) -> Result<String, Refused> {
    checked(
        typed,
        NAME_CHARS,
        [
            ErrorCode::NameEmpty,
            ErrorCode::NameLong,
            ErrorCode::NameControl,
        ],
    )
}

/// The same name, or the first of "Ana 2", "Ana 3" that does not look like another name.
pub fn distinct<'a>(name: String, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let free = |name: &str| others.clone().all(|other| !look_alike(other, name));
    let numbered = (2..).map(|number: u32| {
        let number = format!(" {number}");
        let room = NAME_CHARS.saturating_sub(number.len());
        let short: String = name.chars().take(room).collect();
        short.trim_end().to_owned() + &number
    });
    // There are fewer other names than numbers, so this always ends.
    let mut names = std::iter::once(name.clone()).chain(numbered);
    names.find(|name| free(name)).unwrap_or_default()
}

/// A chat line without the spaces around it.
pub fn chat(typed: &str) -> Result<String, Refused> {
    checked(
        typed,
        CHAT_CHARS,
        [
            ErrorCode::ChatEmpty,
            ErrorCode::ChatLong,
            ErrorCode::ChatControl,
        ],
    )
}

/// Whether a command id may be used.
pub fn id(id: &str) -> Result<(), Refused> {
    let visible =
        (1..=ID_BYTES).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
    if visible {
        Ok(())
    } else {
        Err(Refused::new(ErrorCode::Id))
    }
}

/// Whether a request key may be used.
pub fn key(key: &str) -> Result<(), Refused> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    if KEY_BYTES.contains(&key.len()) && key.bytes().all(plain) {
        Ok(())
    } else {
        Err(Refused::new(ErrorCode::Key))
    }
}

fn checked(
    typed: &str,
    most: usize,
    [empty, long, control]: [ErrorCode; 3],
) -> Result<String, Refused> {
    let text = typed.trim();
    if is_blank(text) {
        return Err(Refused::new(empty));
    }
    if text.chars().nth(most).is_some() {
        return Err(Refused::new(long).with("max", most as i64));
    }
    if is_deceptive(text) {
        return Err(Refused::new(control));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(typed: &str) -> String {
        name(typed).unwrap_err().code
    }

    #[test]
    fn ordinary_names_pass() {
        assert_eq!(name("  Zoë 🚀 ").unwrap(), "Zoë 🚀");
        assert_eq!(
            name(&"é".repeat(NAME_CHARS)).unwrap().chars().count(),
            NAME_CHARS
        );
    }

    #[test]
    fn bad_names_are_refused() {
        // Spaces, invisible characters, and accents without a letter.
        for blank in [" \t ", "\u{200d}", "\u{3164}", "\u{2800}\u{ad}", "\u{301}"] {
            assert_eq!(refused(blank), "refused-name-empty", "{blank:?}");
        }
        assert_eq!(refused(&"x".repeat(10_000)), "refused-name-long");
        for control in ["a\u{0}b", "a\nb", "a\u{1b}[31m", "a\u{202e}b", "\u{feff}"] {
            assert!(name(control).is_err(), "{control:?}");
        }
        assert_eq!(refused("a\u{7}b"), "refused-name-control");
    }

    #[test]
    fn look_alike_names_get_a_number() {
        let distinct =
            |name: &str, others: &[&str]| super::distinct(name.to_owned(), others.iter().copied());
        assert_eq!(distinct("Ana", &["Ben", "Anaïs"]), "Ana");
        assert_eq!(distinct("Ana", &["Ana"]), "Ana 2");
        assert_eq!(distinct("ana", &["Ana", "ANA 2"]), "ana 3");
        assert_eq!(distinct("Ana Lou", &["Ana\u{a0}\u{ad} lou"]), "Ana Lou 2");
        // Nor one that looks like it in another alphabet, with a number either.
        assert_eq!(distinct("Аnа", &["Ana", "АNА 2"]), "Аnа 3");
        // The result is a valid name.
        let long = "é".repeat(NAME_CHARS);
        let second = distinct(&long, &[&long]);
        assert_eq!(second, "é".repeat(NAME_CHARS - 2) + " 2");
        assert_eq!(name(&second).unwrap(), second);
        let spaced = format!("{} b", "a".repeat(NAME_CHARS - 2));
        assert_eq!(
            distinct(&spaced, &[&spaced]),
            "a".repeat(NAME_CHARS - 2) + " 2"
        );
    }

    #[test]
    fn ids_are_short_and_visible() {
        assert!(id("7d4c-1").is_ok());
        for wrong in ["", "a b", "é", &"x".repeat(41)] {
            assert_eq!(id(wrong).unwrap_err().code, "refused-id");
        }
    }
}
