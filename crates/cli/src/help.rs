//! The help, in the language of whoever reads it.
//!
//! What commands and options are is said by their types; what is said about them is found by their names:
//! `cli-help-COMMAND`, `cli-help-COMMAND-more` and `cli-help-COMMAND-OPTION`, or `cli-help-OPTION` for an
//! option that means the same everywhere. The name of a value is that of a text too, `cli-value-NAME`.

use clap::{Arg, ArgAction, Command, builder::StyledStr};
use colorito_locales::Language;

use crate::words::Words;

/// The command line with everything that is said about it.
pub(crate) fn dressed(command: Command, words: Words) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|known| known.get_name().to_owned()).collect();
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let mut command = dress(command.disable_version_flag(true).arg(version), "", words);
    for name in names {
        command = command.mut_subcommand(&name, |known| dress(known, &name, words));
    }
    command.build();
    command.mut_subcommand("help", |help| dress_help_command(help, words))
}

// keys: cli-help-*
fn dress(command: Command, name: &str, words: Words) -> Command {
    let about = words.say(&format!("cli-help-{}", if name.is_empty() { "colorito" } else { name }));
    let more = format!("cli-help-{name}-more");
    let long = if exists(&more) { format!("{about}\n\n{}", words.say(&more)) } else { about.clone() };
    let example = command.get_after_help().map(|line| format!("{}\n  {line}", words.say("cli-example")));
    let usage = usage(&command, name, words);
    let command = command
        .about(about)
        .long_about(long)
        .after_help(example.map_or_else(StyledStr::new, StyledStr::from))
        .override_usage(usage)
        .help_template(template(words))
        .subcommand_help_heading(words.say("cli-commands").trim_end_matches([':', '：']).to_owned())
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help));
    command.mut_args(|arg| dress_argument(arg, name, words))
}

/// The one command that is not ours.
fn dress_help_command(help: Command, words: Words) -> Command {
    let usage = format!("colorito help [{}]", words.say("cli-command-word"));
    help.about(words.say("cli-help-help-about"))
        .override_usage(usage)
        .help_template(template(words))
        .subcommand_help_heading(words.say("cli-commands").trim_end_matches([':', '：']).to_owned())
        .mut_subcommand("help", |itself| itself.about(words.say("cli-help-help-about")))
}

fn template(words: Words) -> String {
    format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.say("cli-usage"))
}

/// How a command is called: with what it needs, and what it may have.
fn usage(command: &Command, name: &str, words: Words) -> String {
    if name.is_empty() {
        let (options, command) = (words.say("cli-options-word"), words.say("cli-command-word"));
        return format!("colorito [{options}] [{command}]");
    }
    let named = |arg: &Arg| value_names(arg, words).join(" ");
    let mut parts = vec![format!("colorito {name} [{}]", words.say("cli-options-word"))];
    for arg in command.get_arguments().filter(|arg| arg.is_required_set() && !arg.is_positional()) {
        parts.push(format!("--{} <{}>", arg.get_long().unwrap_or_default(), named(arg)));
    }
    for arg in command.get_positionals() {
        let many = if arg.get_num_args().is_some_and(|range| range.max_values() > 1) { " …" } else { "" };
        parts.push(if arg.is_required_set() {
            format!("<{}>{many}", named(arg))
        } else {
            format!("[{}]{many}", named(arg))
        });
    }
    parts.join(" ")
}

fn dress_argument(arg: Arg, command: &str, words: Words) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("cli-help-{command}-{id}");
    let help = words.say(&if exists(&own) { own } else { format!("cli-help-{id}") });
    let heading = words.say(if arg.is_positional() { "cli-arguments" } else { "cli-options" });
    let arg = arg.help_heading(heading);
    if takes_value(&arg) { dress_value(arg, &help, words) } else { arg.help(help.clone()).long_help(help) }
}

/// What can stand for the value is told in brackets behind the help, in the reader's words instead of clap's.
fn dress_value(arg: Arg, help: &str, words: Words) -> Arg {
    let mut help = help.to_owned();
    let possible: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let default: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    for (key, value, told) in [("cli-possible", "values", possible), ("cli-default", "value", default)] {
        if !told.is_empty() {
            help = format!("{help} [{}]", words.text(key, &[(value, told.join(", ").into())]));
        }
    }
    let names = value_names(&arg, words);
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    arg.help(help.clone()).long_help(help).hide_default_value(true).hide_possible_values(true)
}

fn takes_value(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Set | ArgAction::Append)
}

// keys: cli-value-*
/// What stands for an option's value. Units such as MS stand for themselves.
fn value_names(arg: &Arg, words: Words) -> Vec<String> {
    let say = |name: &str| {
        let key = format!("cli-value-{name}");
        if exists(&key) { words.say(&key) } else { name.to_owned() }
    };
    arg.get_value_names().unwrap_or_default().iter().map(|name| say(name.as_str())).collect()
}

fn exists(key: &str) -> bool {
    Language::English.has(key)
}
