//! What is said of a command line that makes no sense.

use std::{env, error::Error as _};

use clap::{
    Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};
use colorito_locales::{Arg, Language};

use crate::words::Words;

/// What is wrong, and where to read more.
pub(crate) fn sentence(error: &Error, command: &Command, words: Words) -> String {
    let fault = Fault { error, words };
    let used = used_command(command);
    let wrong = fault.sentence(used.unwrap_or(command));
    let help = used
        .map_or_else(|| "colorito --help".to_owned(), |used| format!("colorito {} --help", used.get_name()));
    format!("{wrong}\n{}", words.text("cli-more-help", &[("command", help.into())]))
}

/// The subcommand that was meant, if there is one.
fn used_command(command: &Command) -> Option<&Command> {
    env::args().skip(1).find_map(|argument| command.find_subcommand(argument))
}

struct Fault<'a> {
    error: &'a Error,
    words: Words,
}

impl Fault<'_> {
    fn sentence(&self, command: &Command) -> String {
        let option = || ("option", Arg::from(self.first(ContextKind::InvalidArg)));
        let value = || ("value", Arg::from(self.first(ContextKind::InvalidValue)));
        let say = |key: &str, args: &[(&str, Arg)]| self.words.text(key, args);
        match self.error.kind() {
            ErrorKind::UnknownArgument => {
                self.perhaps(say("cli-unknown-option", &[option()]), ContextKind::SuggestedArg)
            }
            ErrorKind::InvalidSubcommand => {
                let name = self.first(ContextKind::InvalidSubcommand);
                let unknown = say("cli-unknown-command", &[("command", name.into())]);
                self.perhaps(unknown, ContextKind::SuggestedSubcommand)
            }
            ErrorKind::InvalidValue if self.first(ContextKind::InvalidValue).is_empty() => {
                say("cli-missing-value", &[option()])
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                format!("{} {}", say("cli-wrong-value", &[value(), option()]), self.what_fits(command))
            }
            ErrorKind::TooManyValues => say("cli-too-many-values", &[value(), option()]),
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
                say("cli-too-few-values", &[option()])
            }
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::MissingRequiredArgument => {
                let missing = self.all(ContextKind::InvalidArg).join(", ");
                say("cli-missing", &[("options", missing.into())])
            }
            ErrorKind::InvalidUtf8 => say("cli-not-text", &[]),
            _ => say("cli-bad-arguments", &[]),
        }
    }

    /// An option given twice conflicts with itself.
    fn conflict(&self) -> String {
        let (option, other) = (self.first(ContextKind::InvalidArg), self.first(ContextKind::PriorArg));
        if option == other {
            return self.words.text("cli-twice", &[("option", option.into())]);
        }
        self.words.text("cli-conflict", &[("option", option.into()), ("other", other.into())])
    }

    /// What the option wants: in English as its type says it, else as the help does.
    fn what_fits(&self, command: &Command) -> String {
        let source = self.error.source().map(ToString::to_string);
        let name = self.first(ContextKind::InvalidArg);
        let known = command.get_arguments().find(|arg| arg.to_string() == name);
        let help = known.and_then(|arg| arg.get_help()).map(ToString::to_string);
        match source {
            Some(source) if self.words.language == Language::English => source,
            _ => help.unwrap_or_default(),
        }
    }

    fn perhaps(&self, sentence: String, kind: ContextKind) -> String {
        match self.all(kind).into_iter().next() {
            Some(other) => {
                format!("{sentence} {}", self.words.text("cli-perhaps", &[("other", other.into())]))
            }
            None => sentence,
        }
    }

    fn first(&self, kind: ContextKind) -> String {
        self.all(kind).into_iter().next().unwrap_or_default()
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            _ => Vec::new(),
        }
    }
}
