//! What can go wrong, and how it is said.

use std::{
    io,
    path::{Path, PathBuf},
};

use colorito::{MoveError, ParsePositionError, RecordError};
use colorito_client::{Failure, NoLink, NoServer};
use colorito_locales::Arg;
use colorito_play::{GameId, Refusal};
use colorito_store::StoreError;
use colorito_wire::{Code, Error, ErrorBody, Unreadable};
use serde_json::{Map, Value};

use crate::Words;

/// Why something that was asked for is not done. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// What games, moves, positions and records object to. All ways in say it with the same words.
    #[error(transparent)]
    Objection(#[from] Error),
    #[error("variations are nested too deep")]
    TooDeep,
    #[error("`{path}`: {error}")]
    File { path: PathBuf, error: io::Error },
    /// A server does not do it, or cannot be asked.
    #[error(transparent)]
    Server(#[from] Failure),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("the connection is lost")]
    Offline,
    #[error("a move is on its way")]
    OnItsWay,
    #[error(transparent)]
    Address(#[from] NoServer),
    #[error(transparent)]
    Link(#[from] NoLink),
}

impl Trouble {
    /// A game is not there any more.
    pub(crate) fn gone(game: GameId) -> Trouble {
        Trouble::Objection(Error::NoSuchGame(game.to_string()))
    }
}

impl From<ErrorBody> for Trouble {
    fn from(body: ErrorBody) -> Trouble {
        Trouble::Server(Failure::Refused(body.into()))
    }
}

macro_rules! objections {
    ($($error:ty),*) => {
        $(impl From<$error> for Trouble {
            fn from(error: $error) -> Trouble {
                Trouble::Objection(error.into())
            }
        })*
    };
}

objections!(MoveError, ParsePositionError, RecordError);

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Trouble {
        Trouble::Objection(Error::Refused { refusal, game: None })
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Objection(match error {
            StoreError::NoSuchGame(id) => Error::NoSuchGame(id.to_string()),
            StoreError::NoSuchMatch(id) => Error::NoSuchMatch(id.to_string()),
            StoreError::NoSuchInvitation(_) => Error::NoSuchInvitation,
            // What it has become is on the board by then.
            StoreError::Changed(_) => Error::Refused { refusal: Refusal::ChangedElsewhere, game: None },
            StoreError::Corrupt { what, fault } => Error::Corrupt { game: what, what: fault },
            StoreError::Unusable(cause) => Error::Data(cause),
            StoreError::Migration(cause) => Error::Migration(cause),
            StoreError::Failed(cause) => Error::Storage(cause),
        })
    }
}

impl Words {
    /// The sentence for what went wrong.
    pub(crate) fn trouble(self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Objection(Error::Refused { refusal: Refusal::ChangedElsewhere, .. }) => {
                self.say("error-ply")
            }
            Trouble::Objection(error) => self.objection(error),
            Trouble::TooDeep => self.say("terminal-too-deep"),
            Trouble::File { path, error } => self.file_trouble(path, error),
            Trouble::Server(failure) => self.failure(failure),
            Trouble::Unreadable(_) => self.say("terminal-server-nonsense"),
            Trouble::Offline => self.say("terminal-offline"),
            Trouble::OnItsWay => self.say("terminal-on-its-way"),
            Trouble::Address(NoServer(text)) => {
                self.text("terminal-no-address", &[("text", text.as_str().into())])
            }
            Trouble::Link(NoLink) => self.say("terminal-no-link"),
        }
    }

    /// The sentence for an error that has a word and named values: the one for its reason, if there is one.
    pub fn objection(self, error: &Error) -> String {
        self.explain(error.kind().0, &error.details())
    }

    /// What a server says against something, or why it could not be asked.
    fn failure(self, failure: &Failure) -> String {
        match failure {
            Failure::Refused(body) => self.explain(body.error, &body.details),
            Failure::Unknown { status, message } => {
                let args = [("status", i64::from(*status).into()), ("message", message.as_str().into())];
                self.text("terminal-server-unknown", &args)
            }
            Failure::Untrusted(_) => self.say("terminal-server-untrusted"),
            Failure::Unreachable(_) => self.say("error-unreachable"),
            Failure::Nonsense(_) => self.say("terminal-server-nonsense"),
        }
    }

    /// The sentence for a word and its values.
    // keys: error-*
    fn explain(self, code: Code, details: &Map<String, Value>) -> String {
        let cause = details.get("cause").and_then(Value::as_object).map(|cause| self.cause(cause));
        let mut args = self.spoken(details);
        args.push(("cause", cause.unwrap_or_default().into()));
        let key = reason(details).map(|reason| format!("error-{code}-{reason}"));
        let key = key.filter(|key| self.language.has(key)).unwrap_or_else(|| format!("error-{code}"));
        self.text(&key, &args)
    }

    /// What is wrong with the move, position or board within a record.
    fn cause(self, cause: &Map<String, Value>) -> String {
        let reason = reason(cause).unwrap_or_default();
        let keys = ["move", "position", "board"].map(|kind| format!("error-{kind}-{reason}"));
        let key = keys.into_iter().find(|key| self.language.has(key));
        key.map(|key| self.text(&key, &self.spoken(cause))).unwrap_or_default()
    }

    /// The values of an error, pieces and sides by their names.
    fn spoken(self, details: &Map<String, Value>) -> Vec<(&str, Arg)> {
        let said = |(name, value): (&str, &Value)| match (name, value) {
            (_, Value::Object(piece)) => self.named_piece(piece),
            ("side" | "turn" | "starter", Value::String(side)) => self.say(&format!("side-{side}")).into(),
            (_, Value::Number(number)) => Arg::Number(number.as_i64().unwrap_or(i64::MAX)),
            (_, Value::String(text)) => text.as_str().into(),
            _ => "".into(),
        };
        details.iter().map(|(name, value)| (name.as_str(), said((name, value)))).collect()
    }

    fn named_piece(self, piece: &Map<String, Value>) -> Arg {
        let colour = piece.get("colour").and_then(Value::as_str).unwrap_or_default().replace(' ', "-");
        let number = piece.get("number").and_then(Value::as_i64).unwrap_or_default();
        self.text("piece", &[("colour", colour.into()), ("number", number.into())]).into()
    }

    fn file_trouble(self, path: &Path, error: &io::Error) -> String {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "terminal-file-missing",
            io::ErrorKind::AlreadyExists => "terminal-file-exists",
            io::ErrorKind::PermissionDenied => "terminal-file-forbidden",
            _ => "terminal-file-trouble",
        };
        self.text(key, &[("file", path.display().to_string().into())])
    }
}

fn reason(details: &Map<String, Value>) -> Option<&str> {
    details.get("reason").and_then(Value::as_str)
}

#[cfg(test)]
mod tests {
    use colorito::{Position, Record, Rules, Side};
    use colorito_locales::Language;
    use colorito_play::Invalid;

    use super::*;

    #[test]
    fn every_trouble_has_its_sentence_in_every_language() {
        let start = Position::start(Rules::default(), Side::Red);
        let moves = ["x", "e5e6", "c10c9", "c1c1", "c1c2", "b2a3", "c1j8", "pass", "5 c1c3", "c1-d4-c3"];
        let mut troubles: Vec<Trouble> =
            moves.iter().filter_map(|text| start.parse_move(text).err()).map(Trouble::from).collect();
        assert_eq!(troubles.len(), moves.len());
        let whole = start.to_string();
        let texts = ["", "x/x r r 0", "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHI r r 0"];
        let texts = texts.map(str::to_owned).into_iter().chain([
            whole.replace('J', "?"),
            whole.replace("/10/10/10", "/0/10/10"),
            whole.replace('J', "1"),
            whole.replace('J', "I"),
            whole.replace("r r 0", "x r 0"),
            whole.replace("r r 0", "r x 0"),
            whole.replace("r r 0", "r r x"),
            whole.replace("r r 0", "r r 1"),
        ]);
        troubles.extend(
            texts.filter_map(|text| Position::parse(&text, Rules::default()).err()).map(Trouble::from),
        );
        let records =
            ["", "[Red", "1. c1c9 *", "1. ( c1c3 ) *", "[Variant \"x\"]\n*", "[Board \"x\"]\n*", "1. c1c3 {"];
        troubles.extend(records.iter().filter_map(|text| text.parse::<Record>().err()).map(Trouble::from));
        troubles.extend([
            Refusal::NoDrawOffer(Side::Red).into(),
            Refusal::ChangedElsewhere.into(),
            Trouble::Objection(Invalid::Level(11).into()),
            StoreError::Failed("disk full".into()).into(),
            Trouble::TooDeep,
            Trouble::File { path: "x".into(), error: io::Error::other("broken") },
            Trouble::Offline,
            Trouble::OnItsWay,
            Trouble::Address(NoServer("x y".to_owned())),
            Trouble::Link(NoLink),
            ErrorBody::from(Error::WrongPassword).into(),
            ErrorBody::from(Error::OwnInvitation).into(),
            Failure::Unknown { status: 502, message: "Bad gateway".to_owned() }.into(),
            Failure::Unreachable("refused".into()).into(),
            Failure::Nonsense("x".into()).into(),
            Failure::Untrusted("x".into()).into(),
        ]);
        assert_eq!(troubles.len(), moves.len() + 11 + records.len() + 16);
        for language in Language::ALL {
            for trouble in &troubles {
                let sentence = Words { language }.trouble(trouble);
                assert!(
                    !sentence.starts_with("error-") && !sentence.contains(['{', '}']),
                    "{trouble:?}: {sentence}"
                );
            }
        }
    }
}
