//! What is said to people, in their language.

use std::{env, fmt, io, path::Path};

use colorito::{BoardError, MoveError, ParsePositionError, RecordError, Side};
use colorito_locales::{Arg, Language};
use colorito_store::Location;
use colorito_study::{Message, Value};

/// Says things in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) language: Language,
}

impl Words {
    /// In the language that `--language` asks for, else in that of the system. The help is written before the
    /// command line is understood, so this looks for itself; a language that is not here is refused later.
    pub(crate) fn of_this_run() -> Words {
        let arguments: Vec<String> = env::args().skip(1).collect();
        let after = |at: usize| arguments.get(at + 1).map(String::as_str);
        let asked = arguments.iter().enumerate().find_map(|(at, argument)| {
            if argument == "--language" { after(at) } else { argument.strip_prefix("--language=") }
        });
        let language = asked.and_then(|tag| tag.parse().ok()).unwrap_or_else(language_of_the_system);
        Words { language }
    }

    /// A text with its values filled in.
    pub(crate) fn text(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.language.text(key, args)
    }

    /// A text without values.
    pub(crate) fn say(self, key: &str) -> String {
        self.text(key, &[])
    }

    /// A text with what caused it as the value `cause`.
    pub(crate) fn because(self, key: &str, mut args: Vec<(&str, Arg)>, cause: String) -> String {
        args.push(("cause", cause.into()));
        self.text(key, &args)
    }

    pub(crate) fn side(self, side: Side) -> String {
        self.say(if side == Side::Red { "side-red" } else { "side-blue" })
    }

    /// The sentence of a message.
    pub(crate) fn message(self, message: &Message) -> String {
        let args: Vec<(&str, Arg)> =
            message.values.iter().map(|(name, value)| (name.as_str(), self.value(value))).collect();
        self.text(&message.key, &args)
    }

    fn value(self, value: &Value) -> Arg {
        match value {
            Value::Number(number) => Arg::Number(*number),
            Value::Text(text) => Arg::Text(text.clone()),
            Value::Side { side } => Arg::Text(self.text(&format!("side-{side}"), &[])),
            Value::Piece { colour, number } => {
                let named = [("colour", colour.as_str().into()), ("number", i64::from(*number).into())];
                Arg::Text(self.text("piece", &named))
            }
        }
    }
}

/// What is wrong with something. English has the sentences of the rules themselves, which name every field.
impl Words {
    fn wrong(self, error: &impl fmt::Display, message: impl FnOnce() -> Message) -> String {
        if self.language == Language::English { error.to_string() } else { self.message(&message()) }
    }

    pub(crate) fn wrong_move(self, error: &MoveError) -> String {
        self.wrong(error, || error.into())
    }

    pub(crate) fn wrong_position(self, error: &ParsePositionError) -> String {
        self.wrong(error, || error.into())
    }

    pub(crate) fn wrong_board(self, error: &BoardError) -> String {
        self.wrong(error, || error.into())
    }

    pub(crate) fn wrong_record(self, error: &RecordError) -> String {
        self.wrong(error, || Message::of_record_error(error, |cause| self.message(cause)))
    }

    /// What is wrong with a file.
    pub(crate) fn wrong_file(self, file: &Path, cause: String) -> String {
        self.because("cli-bad-file", vec![("file", file.display().to_string().into())], cause)
    }

    /// What is wrong with a database, as it says itself.
    pub(crate) fn wrong_database(self, database: &Location, message: &str) -> String {
        let says = self.text("cli-system-says", &[("message", message.into())]);
        self.because("cli-bad-database", vec![("file", database.to_string().into())], says)
    }

    /// Why reading or writing failed.
    pub(crate) fn system_error(self, error: &io::Error) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => self.say("cli-file-missing"),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                self.say("cli-file-denied")
            }
            io::ErrorKind::IsADirectory => self.say("cli-file-folder"),
            io::ErrorKind::FileTooLarge => self.say("cli-file-too-large"),
            io::ErrorKind::InvalidData => self.say("cli-file-not-text"),
            io::ErrorKind::AddrNotAvailable => self.say("cli-address-missing"),
            _ => self.text("cli-system-says", &[("message", error.to_string().into())]),
        }
    }
}

/// The language of the environment.
fn language_of_the_system() -> Language {
    let tags = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let first = tags.iter().find(|tag| !tag.is_empty()).map(String::as_str);
    Language::negotiate(first).unwrap_or_default()
}
