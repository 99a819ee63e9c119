//! Names that look alike, also in different alphabets.
//!
//! The letters that look alike are those of Unicode Technical Standard 39.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::text_checks::is_shapeless;

/// Whether two names look the same to a reader. Case, spaces, invisible characters and similar letters of
/// other alphabets are ignored.
pub fn look_alike(a: &str, b: &str) -> bool {
    // A capital may look like a letter of which it is not the capital (Ν, ν), so the spelling counts too.
    spelling(a) == spelling(b) || shape(a) == shape(b)
}

/// The visible characters in lower case.
fn spelling(text: &str) -> String {
    visible(text).to_lowercase().nfkc().collect()
}

/// The shape of the text, in Latin letters where similar ones exist.
fn shape(text: &str) -> String {
    let plain: String = visible(text).nfkc().collect();
    // In a skeleton, `l` stands for l, I and 1, so it must not be lower-cased from L.
    let strokes = skeleton(&plain).map(|c| if c == 'l' { '|' } else { c });
    strokes.flat_map(char::to_lowercase).collect()
}

/// The text without invisible characters, with one space between words.
fn visible(text: &str) -> String {
    let shown: String = text.chars().filter(|c| !is_shapeless(*c)).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (a, b) in [
            ("Ana", "Аnа"), // Cyrillic А and а
            ("ANA", "ΑΝΑ"), // Greek
            ("ana", "АNА"),
            ("Ana Lou", " ana  lou"),
            ("Ana Lou", "ANA\u{a0}LOU"),
            ("Ana Lou", "A\u{ad}na Lou\u{fe0f}"),
            ("Bob", "Воb"),
            ("Eli", "Ｅｌｉ"),
            ("Eli", "EIi"), // a capital I
            ("Rob", "R0b"),
            ("Zoé", "Zoe\u{301}"),
            ("ZOÉ", "zoe\u{301}"),
            ("Zoe", "𝒁𝒐𝒆"),
            ("Lea", "𝗟𝗲𝗮"),
            ("Ёлка", "Е\u{308}лка"),
            ("Zoe", "ⓩⓞⓔ"),
            ("Нина", "нина"),
            ("Νίκη", "ΝΊΚΗ"),
            ("Ann-Lou", "Ann–Lou"),
            ("O'Hara", "O’Hara"),
            ("Сергей", "Серге\u{438}\u{306}"),
        ] {
            assert!(look_alike(a, b) && look_alike(b, a), "{a:?} {b:?}");
        }
    }

    #[test]
    fn names_that_do_not_are_not() {
        for (a, b) in [
            ("Ana", "Anaïs"),
            ("Zoe", "Zoé"),
            ("Lan", "Ian"),
            ("Ana Lou", "Analou"),
            ("Ana 2", "Ana 3"),
            ("Иван", "Ivan"),
            ("Женя", "Жанна"),
            ("小明", "小红"),
            ("👩‍🚀", "🚀"),
            ("Ines", "Inès"),
        ] {
            assert!(!look_alike(a, b), "{a:?} {b:?}");
        }
    }
}
