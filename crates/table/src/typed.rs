//! What people type, looked at character by character.

/// Whether a text shows anything at all: spaces and characters without a shape of their own do not.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || is_shapeless(c))
}

/// Whether a text holds control characters, or such as hide or turn around what stands beside them. The joiners and
/// variants inside emoji and letters are none.
pub fn is_deceptive(text: &str) -> bool {
    text.chars().any(|c| {
        c.is_control()
            || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0001}')
    })
}

/// Joiners, fillers, variants and tags: alone they leave an empty place.
pub(crate) fn is_shapeless(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_nothing_is_blank() {
        for text in [
            "",
            " \t",
            "\u{200d}",
            "\u{3164}\u{ad}",
            "\u{2800} \u{fe0f}",
            "\u{a0}",
        ] {
            assert!(is_blank(text), "{text:?}");
        }
        for text in ["a", "👩‍🚀", "❤️", "\u{301}"] {
            assert!(!is_blank(text), "{text:?}");
        }
    }

    #[test]
    fn what_turns_or_hides_the_rest_is_deceptive() {
        for text in [
            "a\u{202e}b",
            "a\u{200b}",
            "\u{1b}[2J",
            "a\nb",
            "\u{61c}",
            "\u{2066}x",
        ] {
            assert!(is_deceptive(text), "{text:?}");
        }
        for text in ["Zoë 🚀", "👩‍🚀", "نور", "می‌خواهم", "❤️"] {
            assert!(!is_deceptive(text), "{text:?}");
        }
    }
}
