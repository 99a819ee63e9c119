use super::*;
use crate::Cli;
use clap::CommandFactory;
use i18n::Lang;

/// The whole command line in a language, as clap has it in the end.
fn whole(lang: Lang) -> Command {
    let mut command = in_words(games::add_to(Cli::command()), Words::of(lang));
    command.build();
    command
}

/// Calls with every command and the way to it.
fn walk<'a>(command: &'a Command, path: &[&'a str], see: &mut impl FnMut(&'a Command, &[&'a str])) {
    see(command, path);
    for sub in command.get_subcommands() {
        let path: Vec<&str> = path.iter().copied().chain([sub.get_name()]).collect();
        walk(sub, &path, see);
    }
}

#[test]
fn every_command_and_argument_has_its_texts_in_both_languages() {
    let mut seen = 0;
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let whole = whole(lang);
        walk(&whole, &[], &mut |command, path| {
            let id = super::about(path);
            let about = command.get_about().map(ToString::to_string);
            assert_eq!(about, words.find(&id), "{lang:?} {id}");
            assert!(command.get_long_about().is_none(), "{id}");
            for arg in command.get_arguments() {
                let id = message(arg, path, words);
                let said = words.find(&id);
                let said = said.unwrap_or_else(|| panic!("{lang:?}: {path:?} {id}"));
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(help.starts_with(&said), "{lang:?} {id}: {help}");
                assert!(arg.get_long_help().is_none(), "{id}");
                seen += 1;
                if !arg.get_action().takes_values() {
                    continue;
                }
                let value = words.attribute(&id, "value");
                let names = arg.get_value_names().unwrap_or_default();
                assert_eq!(names, [value.unwrap_or_else(|| panic!("{id}.value"))]);
                // Every argument has a text for invalid values.
                let expects = words.attribute(&id, "expects");
                assert!(expects.is_some() || !values(arg).is_empty(), "{id}.expects");
                // Shells show these, too.
                let values = arg.get_possible_values();
                assert!(values.iter().all(|v| v.get_help().is_none()), "{id}");
            }
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn nothing_is_left_in_the_other_language() {
    // Words that are the same in both languages, and values that are not translated.
    let same = ["ID", "N", "M:SS", "SHELL", "FORMAT"];
    let (en, fr) = (Words::of(Lang::En), Words::of(Lang::Fr));
    walk(&whole(Lang::Fr), &[], &mut |command, path| {
        let other = super::about(path);
        assert_ne!(fr.find(&other), en.find(&other));
        assert_eq!(
            fr.attribute(&other, "after").is_some(),
            en.attribute(&other, "after").is_some(),
            "{other}"
        );
        for arg in command.get_arguments() {
            let id = message(arg, path, fr);
            assert_ne!(fr.find(&id), en.find(&id), "{id}");
            for name in ["value", "expects"] {
                let (ours, theirs) = (fr.attribute(&id, name), en.attribute(&id, name));
                assert_eq!(ours.is_some(), theirs.is_some(), "{id}.{name}");
                if let Some(ours) = ours.filter(|ours| !same.contains(&ours.as_str())) {
                    assert_ne!(Some(ours), theirs, "{id}.{name}");
                }
            }
        }
        // Texts of clap itself.
        for help in [
            command.clone().render_help(),
            command.clone().render_long_help(),
        ] {
            let help = help.to_string();
            for word in [
                "Usage",
                "Commands",
                "COMMAND]",
                "Options:",
                "Arguments:",
                "default",
                "possible",
                "env:",
                "Print",
                "aliases",
            ] {
                assert!(!help.contains(word), "{path:?}: {word} in {help}");
            }
        }
    });
}

#[test]
fn every_option_that_may_be_set_by_a_variable_names_it() {
    for lang in Lang::ALL {
        walk(&whole(lang), &[], &mut |command, _| {
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                let name = arg
                    .get_env()
                    .map(|name| name.to_string_lossy().into_owned());
                assert!(help.contains(name.as_deref().unwrap_or_default()), "{help}");
            }
        });
    }
}
