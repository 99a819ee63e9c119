//! Errors for wrong command lines: one sentence, a suggestion, and where to read more.

use crate::help;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use i18n::Words;
use std::ffi::OsString;
use table::Text;

/// The whole message for an error of clap, without the name of the program.
pub fn explain(error: &Error, command: Command, args: &[OsString], words: &Words) -> String {
    let place = Place::of(command, args);
    let sentence = words.say(&sentence(error, &place, words));
    let similar = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let similar = similar.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        // clap lists the most similar last.
        ContextValue::Strings(several) => several.last().cloned(),
        _ => None,
    });
    let similar = similar.map(|similar| Text::new("misuse-similar").with("similar", similar));
    place.tell(sentence, similar, words)
}

/// The same for conflicts that the commands themselves find.
pub fn refuse(why: &Text, command: Command, args: &[OsString], words: &Words) -> String {
    Place::of(command, args).tell(words.say(why), None, words)
}

/// The command that the arguments name.
struct Place {
    root: Command,
    path: Vec<String>,
}

impl Place {
    fn of(mut root: Command, args: &[OsString]) -> Place {
        root.build();
        let mut path = Vec::new();
        let mut command = &root;
        for word in args.iter().skip(1).filter_map(|word| word.to_str()) {
            if let Some(sub) = command.find_subcommand(word) {
                path.push(sub.get_name().to_owned());
                command = sub;
            }
        }
        Place { root, path }
    }

    fn path(&self) -> Vec<&str> {
        self.path.iter().map(String::as_str).collect()
    }

    fn command(&self) -> &Command {
        self.path.iter().fold(&self.root, |command, name| {
            command.find_subcommand(name).unwrap_or(command)
        })
    }

    /// What a value of an argument must be, by the way clap writes the argument.
    fn expected(&self, written: &str, words: &Words) -> Option<String> {
        let command = self.command();
        let arg = command
            .get_arguments()
            .find(|arg| arg.to_string() == written)?;
        let one_of = help::values(arg);
        if one_of.is_empty() {
            words.attribute(&help::message(arg, &self.path(), words), "expects")
        } else {
            Some(words.say(&Text::new("misuse-one-of").with("values", one_of.join(", "))))
        }
    }

    /// The sentence, the usage, and a hint for more help.
    fn tell(&self, sentence: String, similar: Option<Text>, words: &Words) -> String {
        let mut command = self.command().clone();
        let usage = command.render_usage().to_string();
        let usage = usage.trim_start_matches("Usage: ").trim_end();
        let name = command.get_bin_name().unwrap_or("hangar");
        let mut lines = vec![sentence];
        lines.extend(similar.map(|text| words.say(&text)));
        lines.push(words.say(&Text::new("misuse-usage").with("usage", usage)));
        lines.push(words.say(&Text::new("misuse-more").with("command", name)));
        lines.join("\n")
    }
}

/// What is wrong.
fn sentence(error: &Error, place: &Place, words: &Words) -> Text {
    let word = |kind| match error.get(kind) {
        Some(ContextValue::String(one)) => Some(one.clone()),
        Some(ContextValue::Strings(several)) => Some(several.join(", ")),
        _ => None,
    };
    let arg = word(ContextKind::InvalidArg);
    let value = word(ContextKind::InvalidValue).unwrap_or_default();
    let about = |id: &str, option: &str| Text::new(id).with("option", option);
    let known = match (error.kind(), arg) {
        (ErrorKind::InvalidSubcommand, _) => word(ContextKind::InvalidSubcommand)
            .map(|given| Text::new("misuse-no-command").with("given", given)),
        (ErrorKind::UnknownArgument, Some(given)) => Some(unknown(given, &place.root)),
        (ErrorKind::MissingRequiredArgument, Some(what)) => {
            Some(Text::new("misuse-missing").with("what", what))
        }
        (ErrorKind::InvalidValue | ErrorKind::ValueValidation, Some(option)) => {
            let expected = place.expected(&option, words);
            let text = match (&expected, value.is_empty()) {
                (None, true) => about("misuse-missing-value", &option),
                (Some(_), true) => about("misuse-missing-value-of", &option),
                (_, false) => about("misuse-wrong-value", &option).with("given", value),
            };
            Some(text.with("expected", expected.unwrap_or_default()))
        }
        (ErrorKind::TooManyValues, Some(option)) => {
            Some(about("misuse-takes-no-value", &option).with("given", value))
        }
        (ErrorKind::ArgumentConflict, Some(option)) => match word(ContextKind::PriorArg) {
            Some(other) if other != option => {
                Some(about("misuse-together", &option).with("other", other))
            }
            _ => Some(about("misuse-twice", &option)),
        },
        (ErrorKind::InvalidUtf8, _) => Some(Text::new("misuse-not-text")),
        _ => None,
    };
    known.unwrap_or_else(|| Text::new("misuse-other"))
}

/// An extra argument, an option of another command, or an unknown option.
fn unknown(given: String, root: &Command) -> Text {
    if !given.starts_with('-') {
        return Text::new("misuse-one-too-many").with("given", given);
    }
    let mut commands = Vec::new();
    collect(root, &given, &mut commands);
    let id = if commands.is_empty() {
        "misuse-no-option"
    } else {
        "misuse-elsewhere"
    };
    Text::new(id)
        .with("given", given)
        .with("commands", commands.join(", "))
}

/// The commands that have an option of this name.
fn collect(command: &Command, option: &str, commands: &mut Vec<String>) {
    let name = option.strip_prefix("--");
    let has = |arg: &Arg| !arg.is_hide_set() && name.is_some() && arg.get_long() == name;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        if sub.get_arguments().any(has) {
            let name = sub.get_bin_name().unwrap_or(sub.get_name());
            commands.push(format!("`{name}`"));
        } else {
            collect(sub, option, commands);
        }
    }
}
