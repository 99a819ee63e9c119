//! Names that would be taken for one another, whatever alphabet they were typed in.
//!
//! A small table of the letters that share a shape, not all of Unicode: a name that it takes for another's by mistake gets a
//! number behind it, and one that it misses is told by the colour of its helmet.

use crate::typed::is_shapeless;

/// Whether somebody who reads in passing takes the two for the same name: capitals, spaces, what has no shape of its own and
/// letters of another alphabet make no difference.
pub fn alike(a: &str, b: &str) -> bool {
    // A capital may look like a letter of which it is not the capital (Ν, ν), so the spelling counts too.
    spelling(a) == spelling(b) || shape(a) == shape(b)
}

/// What is typed, without the difference between large and small letters.
fn spelling(text: &str) -> String {
    spaced(shown(text).flat_map(char::to_lowercase).flat_map(apart))
}

/// What is seen, in Latin letters where there are any of that look.
fn shape(text: &str) -> String {
    let small = shown(text).flat_map(|c| latin(c).to_lowercase());
    // Under a mark there may be a letter of another alphabet. What is Latin by now has been looked at.
    let bare = |c: char| if c.is_ascii() { c } else { latin(c) };
    spaced(small.flat_map(apart).map(bare))
}

fn shown(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !is_shapeless(*c))
}

fn spaced(text: impl Iterator<Item = char>) -> String {
    let text: String = text.collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A letter and its mark, typed as one or as two.
fn apart(c: char) -> impl Iterator<Item = char> {
    let found = MARKED.iter().find_map(|(mark, plain, marked)| {
        let at = marked.chars().position(|other| other == c)?;
        Some((plain.chars().nth(at)?, *mark))
    });
    let (letter, mark) = found.map_or((c, None), |(letter, mark)| (letter, Some(mark)));
    std::iter::once(letter).chain(mark)
}

/// The Latin letter or the digit that a character is taken for.
fn latin(c: char) -> char {
    let moved = |first: char, to: char| {
        let place = u32::from(c) - u32::from(first);
        char::from_u32(u32::from(to) + place).unwrap_or(c)
    };
    let c = match c {
        '！'..='～' => moved('！', '!'),
        'Ⓐ'..='Ⓩ' => moved('Ⓐ', 'A'),
        'ⓐ'..='ⓩ' => moved('ⓐ', 'a'),
        // The alphabets of mathematics: bold, italic, script and so on, capitals and small letters by turns.
        '𝐀'..='𝚣' => match ((u32::from(c) - u32::from('𝐀')) % 52) as u8 {
            capital @ 0..26 => (b'A' + capital).into(),
            small => (b'a' + small - 26).into(),
        },
        '𝟎'..='𝟿' => (b'0' + ((u32::from(c) - u32::from('𝟎')) % 10) as u8).into(),
        other => other,
    };
    let found = ALIKE.iter().find(|(_, others)| others.contains(c));
    found.map_or(c, |(latin, _)| *latin)
}

/// What is taken for a Latin letter, a digit or a sign: Cyrillic, Greek and Armenian letters mostly.
const ALIKE: [(char, &str); 29] = [
    ('a', "АаΑαɑ"),
    ('b', "ВвЬΒβ"),
    ('c', "СсϹϲⅽ"),
    ('d', "ԁⅾ"),
    ('e', "ЕеΕεєЄ℮"),
    ('f', "Ϝſ"),
    ('g', "ɡց"),
    ('h', "НнΗһҺհ"),
    ('i', "іιɩıⅰ"),
    // An upright stroke is no letter in particular.
    ('|', "lI1ІΙӀӏⅠⅼ∣ǀ"),
    ('j', "Јјϳ"),
    ('k', "КкΚκĸ"),
    ('m', "МмΜⅯⅿ"),
    ('n', "Νηпո"),
    ('o', "ОоΟοσօՕ0"),
    ('p', "РрΡρ"),
    ('q', "ԛգ"),
    ('r', "гᴦ"),
    ('s', "ЅѕՏ"),
    ('t', "ТтΤτ"),
    ('u', "υսՍ"),
    ('v', "νѵѴⅴⅤ"),
    ('w', "ωԝԜ"),
    ('x', "ХхΧχⅹⅩ"),
    ('y', "УуΥγүҮ"),
    ('z', "Ζ"),
    ('3', "ЗзӠ"),
    ('-', "‐‑‒–—−"),
    ('\'', "’‘ʼ`´"),
];

/// Marks, the letters that carry them, and how they look together.
const MARKED: [(char, &str, &str); 9] = [
    ('\u{300}', "aeiounwyеи", "àèìòùǹẁỳѐѝ"),
    ('\u{301}', "aeiouycnszlrgk", "áéíóúýćńśźĺŕǵḱ"),
    ('\u{302}', "aeiouwycghjsz", "âêîôûŵŷĉĝĥĵŝẑ"),
    ('\u{303}', "anouiey", "ãñõũĩẽỹ"),
    ('\u{304}', "aeiou", "āēīōū"),
    ('\u{306}', "agiouи", "ăğĭŏŭй"),
    ('\u{308}', "aeiouyеі", "äëïöüÿёї"),
    ('\u{30c}', "cdenrstzga", "čďěňřšťžǧǎ"),
    ('\u{327}', "cstgkln", "çşţģķļņ"),
];

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
            assert!(alike(a, b) && alike(b, a), "{a:?} {b:?}");
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
            assert!(!alike(a, b), "{a:?} {b:?}");
        }
    }

    #[test]
    fn the_tables_are_in_step() {
        for (mark, plain, marked) in MARKED {
            assert_eq!(plain.chars().count(), marked.chars().count(), "{mark:?}");
        }
        // A letter is taken for one other, and that one for itself.
        let others = || ALIKE.iter().flat_map(|(_, others)| others.chars());
        for c in others() {
            assert_eq!(others().filter(|other| *other == c).count(), 1, "{c:?}");
        }
        for (latin, _) in ALIKE {
            assert!(!others().any(|other| other == latin), "{latin:?}");
        }
    }
}
