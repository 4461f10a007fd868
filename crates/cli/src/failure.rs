//! What can go wrong in a command.

use std::{fmt, io, process::ExitCode};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the user gave makes no sense; the message says what and where.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// A failure because of what the user gave.
    pub(crate) fn input(message: impl fmt::Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// Tells the user, and which exit code that makes.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            // Whoever reads our output has seen enough.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(error) => {
                eprintln!("colorito: {error}");
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
