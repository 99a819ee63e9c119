//! `hangar rule`: the sentence behind a rule id, for every game.

use crate::games::modules;
use crate::output;
use i18n::Words;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::OnceLock;
use table::Text;

/// Prints the text of a rule
#[derive(clap::Args)]
pub struct Args {
    /// Rule ids such as SA-7.21 or GT-EX-4
    #[arg(required = true)]
    ids: Vec<String>,
    /// Print an object of ids and sentences
    #[arg(long)]
    json: bool,
}

/// The rules documents of all games.
fn documents() -> impl Iterator<Item = &'static str> {
    modules().iter().flat_map(|module| module.rules).copied()
}

/// The sentences of all rules documents, in English.
fn sentences() -> &'static HashMap<String, String> {
    static RULES: OnceLock<HashMap<String, String>> = OnceLock::new();
    RULES.get_or_init(|| {
        // A test reads them all; an unreadable document would have no rules.
        let read = |text| serde_json::from_str::<HashMap<String, String>>(text).unwrap_or_default();
        documents().flat_map(read).collect()
    })
}

/// The sentence behind a rule id: the short note in the reader's language where there is one, otherwise the text of the
/// rules document, which is English.
pub fn sentence(id: &str, words: &Words) -> Option<String> {
    let note = id.replace('.', "-");
    let notes = modules().iter().map(|module| {
        // The message ids of a game begin with its initials: `sa-` for `space-alert`.
        let initials = module.id.split('-').filter_map(|word| word.chars().next());
        format!("{}-rule-{note}", initials.collect::<String>())
    });
    let mut notes = notes.filter_map(|note| words.find(&note));
    notes.next().or_else(|| sentences().get(id).cloned())
}

/// Prints the sentence of each id.
pub fn run(args: Args, words: &'static Words) -> ExitCode {
    let mut found = BTreeMap::new();
    let mut text = String::new();
    for id in args.ids.iter().map(|id| id.to_uppercase()) {
        // Sub-rules end in a small letter: GX-8.25a.
        let small = id.char_indices().map(|(at, c)| {
            let last = at + c.len_utf8() == id.len() && at > 2;
            if last { c.to_ascii_lowercase() } else { c }
        });
        let small: String = small.collect();
        let known = [id.clone(), small]
            .into_iter()
            .find_map(|id| Some((sentence(&id, words)?, id)));
        let Some((sentence, id)) = known else {
            return output::trouble(&words.say(&Text::new("cli-no-such-rule").with("id", id)));
        };
        let _ = writeln!(text, "{id}  {sentence}");
        found.insert(id, sentence);
    }
    if args.json {
        text = serde_json::to_string_pretty(&found).unwrap_or_default() + "\n";
    }
    match output::print(&text, words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => output::trouble(&why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Lang;

    #[test]
    fn every_document_is_read() {
        assert_eq!(documents().count(), 5);
        for text in documents() {
            let rules: HashMap<String, String> = serde_json::from_str(text).unwrap();
            assert!(rules.len() > 400);
            assert!(rules.values().all(|sentence| !sentence.trim().is_empty()));
        }
    }

    #[test]
    fn notes_come_before_the_document() {
        for id in ["SA-7.5", "NF-3.7.3"] {
            let english = sentence(id, Words::of(Lang::En)).unwrap();
            let french = sentence(id, Words::of(Lang::Fr)).unwrap();
            assert_ne!(english, french, "{id}");
        }
        assert_eq!(
            sentence("GT-1.3", Words::of(Lang::Fr)).unwrap(),
            "All players use the same ship class in the same flight."
        );
        assert_eq!(sentence("SA-99.1", Words::of(Lang::En)), None);
    }
}
