//! The language of the command line.

use i18n::Lang;
use std::ffi::OsString;

/// The language the system asks for: `HANGAR_LANG`, then the POSIX variables, in this order; English if it is not supported.
pub fn of_system() -> Lang {
    let locale = ["HANGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    Lang::of_locale(locale.as_deref().unwrap_or_default())
}

/// The language for help and usage errors, found before the command line is parsed: the last supported `--lang`.
pub fn of_arguments(args: &[OsString]) -> Option<Lang> {
    let words: Vec<&str> = args
        .iter()
        .skip(1)
        .map(|word| word.to_str().unwrap_or_default())
        .take_while(|word| *word != "--")
        .collect();
    let mut given = words.iter().enumerate().filter_map(|(i, word)| {
        let value = match word.strip_prefix("--lang")? {
            "" => words.get(i + 1).copied(),
            joined => joined.strip_prefix('='),
        };
        value?.parse().ok()
    });
    given.next_back()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_is_asked_for() {
        let found = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            of_arguments(&args)
        };
        assert_eq!(found("hangar resolve --lang fr x.json"), Some(Lang::Fr));
        assert_eq!(found("hangar --lang=fr --nonsense"), Some(Lang::Fr));
        assert_eq!(found("hangar --lang fr --lang en"), Some(Lang::En));
        for without in [
            "hangar",
            "hangar --lang",
            "hangar --lang de",
            "hangar --language fr",
            "hangar resolve -- --lang fr",
            "--lang fr",
        ] {
            assert_eq!(found(without), None, "{without}");
        }
    }
}
