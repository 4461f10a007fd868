//! What can go wrong in a command.

use std::{fmt, io, process::ExitCode};

use crate::words::Words;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the user gave makes no sense; the message says what and where, in the user's language.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Games that could not be played to their end.
    pub(crate) fn unplayable(error: &impl fmt::Display, words: Words) -> Failure {
        Failure::Input(words.because("cli-match-failed", Vec::new(), error.to_string()))
    }

    /// Tells the user, and which exit code that makes.
    pub(crate) fn report(self, words: Words) -> ExitCode {
        match self {
            // Whoever reads our output has seen enough.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(error) => {
                eprintln!("colorito: {}", words.system_error(&error));
                ExitCode::from(1)
            }
            Failure::Input(message) => {
                eprintln!("colorito: {message}");
                ExitCode::from(2)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}
