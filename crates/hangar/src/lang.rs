//! The language of the command line.

use words::Lang;

/// The language the system asks for, by the variables POSIX gives the say in this order; English when it is not ours.
pub fn of_system() -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    Lang::of_locale(locale.as_deref().unwrap_or_default())
}
