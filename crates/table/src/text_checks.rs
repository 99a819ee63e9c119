//! Checks of what people type, character by character.

use unicode_normalization::char::is_combining_mark;

/// Whether a text shows nothing: only spaces, invisible characters, and accents without a letter.
pub fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || is_shapeless(c) || is_combining_mark(c))
}

/// Whether a text has control characters, characters that hide or reverse others, or a combining mark without a letter before
/// it, which would change the text before it on the screen. Joiners and variants inside emoji and letters are allowed.
pub fn is_deceptive(text: &str) -> bool {
    let mut shown = text.chars().filter(|c| !is_shapeless(*c));
    let mut after_letter = false;
    let lone_mark = shown.any(|c| {
        let lone = is_combining_mark(c) && !after_letter;
        after_letter = !c.is_whitespace();
        lone
    });
    lone_mark || text.chars().any(|c| {
        c.is_control()
            || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0001}')
    })
}

/// Joiners, fillers, variants and tags: characters that show nothing alone.
pub(crate) fn is_shapeless(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_text_is_blank() {
        for text in [
            "",
            " \t",
            "\u{200d}",
            "\u{3164}\u{ad}",
            "\u{2800} \u{fe0f}",
            "\u{a0}",
            "\u{301}",
            "\u{301}\u{308} \u{20dd}",
        ] {
            assert!(is_blank(text), "{text:?}");
        }
        for text in ["a", "👩‍🚀", "❤️", "e\u{301}"] {
            assert!(!is_blank(text), "{text:?}");
        }
    }

    #[test]
    fn text_that_hides_or_reverses_other_text_is_deceptive() {
        for text in [
            "a\u{202e}b",
            "a\u{200b}",
            "\u{1b}[2J",
            "a\nb",
            "\u{61c}",
            "\u{2066}x",
            "\u{301}Ana",
            "Ana \u{308}",
            "\u{200d}\u{301}Ana",
        ] {
            assert!(is_deceptive(text), "{text:?}");
        }
        for text in [
            "Zoë 🚀",
            "Zoe\u{308}",
            "👩‍🚀",
            "نور",
            "نُور",
            "می‌خواهم",
            "❤️",
            "हिन्दी",
            "1\u{fe0f}\u{20e3}",
        ] {
            assert!(!is_deceptive(text), "{text:?}");
        }
    }
}
