//! Translations: the Fluent files of `locales/`, embedded, and the formatter that turns a [`Text`] into a sentence
//! (`docs/texts.md`).

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use table::{Arg, Text};

pub mod system_errors;

/// A Fluent file.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The folder below `locales/`: `shell`, or the id of a game.
    pub folder: &'static str,
    /// The name of the file without `.ftl`.
    pub topic: &'static str,
    /// Its content.
    pub source: &'static str,
}

/// The files that the build script found.
mod files {
    use super::File;
    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

/// A supported language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of a POSIX locale such as `fr_BE.UTF-8`; English when it is not one of ours.
    pub fn of_locale(locale: &str) -> Lang {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        locale[..end].parse().unwrap_or_default()
    }

    /// The Fluent files of this language, of all folders.
    pub const fn files(self) -> &'static [File] {
        match self {
            Lang::En => files::EN,
            Lang::Fr => files::FR,
        }
    }
}

/// The code of an unsupported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLang;

impl fmt::Display for NoSuchLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language of Hangar; allowed: en, fr")
    }
}

impl std::error::Error for NoSuchLang {}

impl FromStr for Lang {
    type Err = NoSuchLang;

    fn from_str(code: &str) -> Result<Lang, NoSuchLang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(code))
            .ok_or(NoSuchLang)
    }
}

/// The prefix of the ids of a game's messages: its initials (`sa-`), or its only word (`toy-`).
pub fn message_prefix(game: &str) -> String {
    let words: Vec<&str> = game.split('-').collect();
    match words[..] {
        [word] => format!("{word}-"),
        _ => words
            .iter()
            .filter_map(|word| word.chars().next())
            .chain(['-'])
            .collect(),
    }
}

/// A number with a typographic minus sign (U+2212) when negative, as Fluent formats it here.
pub fn number(number: i64) -> String {
    minus(&number.to_string())
}

fn minus(digits: &str) -> String {
    digits.replacen('-', "\u{2212}", 1)
}

/// One language's messages.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
}

impl Words {
    /// The messages of a language, read once.
    pub fn of(lang: Lang) -> &'static Words {
        static EN: OnceLock<Words> = OnceLock::new();
        static FR: OnceLock<Words> = OnceLock::new();
        match lang {
            Lang::En => &EN,
            Lang::Fr => &FR,
        }
        .get_or_init(|| Words::read(lang))
    }

    /// A faulty message is left out; a test checks that there is none.
    fn read(lang: Lang) -> Words {
        let tag = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Both languages run left to right, and isolation marks would be copied with the text.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(minus(&number.as_string())),
            _ => None,
        }));
        let mut faults = Vec::new();
        for file in lang.files() {
            let fault = |e: &dyn fmt::Display| format!("{}/{}: {e}", file.folder, file.topic);
            let resource = FluentResource::try_new(file.source.to_owned());
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|e| fault(e)));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|e| fault(e)));
            }
        }
        Words { bundle, faults }
    }

    /// Syntax errors and duplicate ids in the files.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The sentence of a text. A missing message is shown as its id.
    pub fn say(&self, text: &Text) -> String {
        self.format(text, &mut Vec::new())
    }

    /// The sentence of a text, or all its errors.
    pub fn check(&self, text: &Text) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let sentence = self.format(text, &mut faults);
        if faults.is_empty() {
            Ok(sentence)
        } else {
            Err(faults)
        }
    }

    /// A message without variables.
    pub fn get(&self, id: &str) -> String {
        self.say(&Text::new(id))
    }

    /// A message without variables, where there is one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.bundle.get_message(id)?.value()?;
        Some(self.get(id))
    }

    /// An attribute without variables, where the message has it.
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        self.bundle.get_message(id)?.get_attribute(name)?;
        Some(self.pattern(id, Some(name), None, &mut Vec::new()))
    }

    fn format(&self, text: &Text, faults: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(name.clone(), *number),
                Arg::Word(word) => args.set(name.clone(), word.clone()),
                Arg::Ref { id } => self.refer(name, id, &mut args, faults),
            }
        }
        self.pattern(&text.id, None, Some(&args), faults)
    }

    /// A message as the value of a variable, its attributes beside it.
    fn refer(&self, name: &str, id: &str, args: &mut FluentArgs, faults: &mut Vec<String>) {
        args.set(
            name.to_owned(),
            FluentValue::from(self.pattern(id, None, None, faults)),
        );
        let attributes = self
            .bundle
            .get_message(id)
            .into_iter()
            .flat_map(|m| m.attributes());
        for attribute in attributes.map(|a| a.id()) {
            let said = self.pattern(id, Some(attribute), None, faults);
            args.set(format!("{name}_{attribute}"), said);
        }
    }

    fn pattern(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs>,
        faults: &mut Vec<String>,
    ) -> String {
        let message = self.bundle.get_message(id);
        let pattern = match attribute {
            None => message.and_then(|m| m.value()),
            Some(name) => message
                .and_then(|m| m.get_attribute(name))
                .map(|a| a.value()),
        };
        let Some(pattern) = pattern else {
            faults.push(format!("there is no message {id}"));
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, args, &mut errors)
            .into_owned();
        faults.extend(errors.iter().map(|e| format!("{id}: {e}")));
        said
    }
}

#[cfg(test)]
mod tests;
