//! Translated `--help`: clap knows the commands, the texts come from `cli-help.ftl`.

use crate::{games, output};
use clap::{Arg, ArgAction, Command};
use i18n::Words;
use table::Text;

/// `hangar help COMMAND`.
#[derive(clap::Args)]
pub struct Args {
    /// The command to explain
    command: Vec<String>,
}

/// Prints the help of a command, or says that there is no such command.
pub fn run(args: &Args, mut root: Command, words: &Words) -> Result<(), Text> {
    root.build();
    let mut command = &mut root;
    for name in &args.command {
        command = command
            .find_subcommand_mut(name)
            .ok_or_else(|| Text::new("misuse-no-command").with("given", name.as_str()))?;
    }
    let help = command.render_help().ansi().to_string();
    output::print(&help, words).map_err(|why| Text::new("cli-cannot-write").with("why", why))
}

/// The command line with its texts in one language.
pub fn in_words(command: Command, words: &Words) -> Command {
    let flag = |name: &'static str, short, action| {
        Arg::new(name)
            .long(name)
            .short(short)
            .action(action)
            .display_order(202)
    };
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help).global(true))
        .arg(flag("version", 'V', ArgAction::Version));
    translate(command, &[], words)
}

/// The message that describes the command at this path.
pub fn about(path: &[&str]) -> String {
    if path.is_empty() {
        return "help-hangar".to_owned();
    }
    let (prefix, path) = games::help_scope(path);
    let path: String = path.iter().map(|name| format!("-{name}")).collect();
    format!("{prefix}help{path}")
}

fn translate(command: Command, path: &[&str], words: &Words) -> Command {
    let id = about(path);
    let title = words.get("help-usage");
    let command = command
        .about(words.get(&id))
        .long_about(None::<&str>)
        .subcommand_help_heading(words.get("help-commands"))
        .subcommand_value_name(words.get("help-command"))
        .help_template(format!(
            "{{about-with-newline}}\n{title} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_args(|arg| translate_arg(arg, path, words));
    let command = match words.attribute(&id, "after") {
        Some(after) => command.after_help(after),
        None => command,
    };
    command.mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
        translate(sub, &path, words)
    })
}

/// The message of an argument: its own, that of a command above, or the one that means the same everywhere. Arguments before
/// any command are those of `serve`.
pub fn message(arg: &Arg, path: &[&str], words: &Words) -> String {
    let id = arg.get_id().as_str();
    if let Some(message) = games::serve_option_message(id) {
        return message;
    }
    let path = if path.is_empty() { &["serve"] } else { path };
    let (prefix, path) = games::help_scope(path);
    (0..=path.len())
        .rev()
        .map(|depth| {
            let path: String = path[..depth]
                .iter()
                .map(|name| format!("-{name}"))
                .collect();
            format!("{prefix}arg{path}-{id}")
        })
        .find(|id| words.find(id).is_some())
        .unwrap_or_else(|| format!("arg-{id}"))
}

fn translate_arg(arg: Arg, path: &[&str], words: &Words) -> Arg {
    let id = message(&arg, path, words);
    let heading = match arg.is_positional() {
        true => "help-arguments",
        false => "help-options",
    };
    let mut help = words.get(&id);
    let mut add = |text: Text| {
        help.push(' ');
        help.push_str(&words.say(&text));
    };
    let values = values(&arg);
    if !values.is_empty() {
        add(Text::new("help-values").with("values", values.join(", ")));
    }
    if let ([value], false) = (arg.get_default_values(), arg.is_hide_set()) {
        add(Text::new("help-default").with("value", value.to_string_lossy().into_owned()));
    }
    if let Some(name) = arg.get_env() {
        add(Text::new("help-env").with("name", name.to_string_lossy().into_owned()));
    }
    let arg = arg
        .help(help)
        .help_heading(words.get(heading))
        .hide_env(true);
    match words.attribute(&id, "value") {
        Some(value) => arg
            .value_name(value)
            .hide_default_value(true)
            .hide_possible_values(true),
        None => arg,
    }
}

/// The values an argument can take, where they can be listed.
pub fn values(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let values = arg.get_possible_values();
    values.iter().map(|v| v.get_name().to_owned()).collect()
}

#[cfg(test)]
#[path = "help_tests.rs"]
mod tests;
