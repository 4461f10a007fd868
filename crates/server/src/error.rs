//! What can go wrong, with its status code and how loudly it is logged: all of it is decided here.

use axum::http::StatusCode;
use colorito::{MoveError, ParsePositionError, RecordError, Side};
use colorito_drawing::PngError;
use tracing::Level;

use crate::answer::GameAnswer;

/// Why a request was not fulfilled. The texts are for people and say what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request cannot be understood.
    #[error("{0}")]
    Request(String),
    /// A page of somebody else asks.
    #[error("this server answers its own pages only, and the request comes from `{0}`")]
    ForeignOrigin(String),
    /// Somebody asks by a name that is not this machine's.
    #[error("this server is asked as localhost, 127.0.0.1 or [::1] only, not as `{0}`")]
    ForeignHost(String),
    /// There is nothing at this address.
    #[error("there is nothing at this address; the addresses are listed at /api")]
    NoSuchAddress,
    /// There is something at this address, but not for this method.
    #[error("this address does not answer this method; see /api")]
    NoSuchMethod,
    /// There is no such game.
    #[error("there is no game `{0}`; it may have been deleted")]
    NoSuchGame(String),
    /// The game had fewer moves.
    #[error("the game has {last} moves so far, so there is no position after {asked}")]
    NoSuchPly {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        last: usize,
    },
    /// The body is larger than allowed.
    #[error("the request is too large; at most {0} bytes are read")]
    TooLarge(usize),
    /// The body is no JSON, or is not said to be.
    #[error("the body must be JSON, sent as `application/json`")]
    NotJson,
    /// The move cannot be played.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The position makes no sense.
    #[error("the position cannot be used: {0}")]
    Position(#[from] ParsePositionError),
    /// The record makes no sense.
    #[error("the record cannot be used: {0}")]
    Record(#[from] RecordError),
    /// The picture cannot be made.
    #[error(transparent)]
    Picture(#[from] PngError),
    /// The game is not where the request thinks it is. The answer has the game as it is now.
    #[error("{reason}")]
    Conflict {
        /// What has come between.
        reason: Conflict,
        /// The game as it is.
        game: Box<GameAnswer>,
    },
    /// Too much to do at once.
    #[error("too many games are being thought about at once; try again in a moment")]
    Busy,
    /// The data directory cannot be used.
    #[error("the data directory cannot be used: {0}")]
    Data(#[from] std::io::Error),
    /// The database failed.
    #[error("the game could not be stored; nothing was changed")]
    Storage(#[from] sqlx::Error),
    /// The database could not be brought up to date.
    #[error("the stored games are from another version: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is stored makes no sense.
    #[error("game `{game}` is stored wrongly: {what}")]
    Corrupt {
        /// Which game.
        game: String,
        /// What is wrong.
        what: String,
    },
    /// A thread of the server broke down.
    #[error("something broke in the server; the game is unchanged")]
    Internal,
}

/// What came between a request and its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// Somebody else was faster.
    #[error("the game has gone on: it is at ply {now}, not at {expected}")]
    Ply {
        /// What the request expected.
        expected: usize,
        /// Where the game is.
        now: usize,
    },
    /// The client id belongs to another move.
    #[error("this client id was used for another move; each move needs a new one")]
    ClientId,
    /// It is not a person's turn.
    #[error("it is {0}'s turn, and the computer plays {0}")]
    ComputersTurn(Side),
    /// The game is over.
    #[error("the game is over already")]
    Over,
    /// There is no move of a person to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// No move was taken back.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// The computer cannot be asked.
    #[error("a draw can only be agreed between two people")]
    NoDrawWithComputer,
    /// The computer does not resign by request.
    #[error("the computer plays {0} and does not resign by request")]
    ComputersSeat(Side),
    /// Only games that were played out are scored.
    #[error("only a game that was played to its end has a score")]
    NoScore,
    /// The game is not in the bin.
    #[error("the game is not deleted, so it cannot be restored")]
    NotDeleted,
    /// Another server uses the same data.
    #[error("another server has changed this game; load it again")]
    ChangedElsewhere,
}

impl Conflict {
    /// The name programs know it by.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Conflict::Ply { .. } => "ply",
            Conflict::ClientId => "client-id",
            Conflict::ComputersTurn(_) => "computers-turn",
            Conflict::Over => "over",
            Conflict::NothingToTakeBack => "nothing-to-take-back",
            Conflict::NothingToRedo => "nothing-to-redo",
            Conflict::NoDrawWithComputer => "no-draw-with-computer",
            Conflict::ComputersSeat(_) => "computers-seat",
            Conflict::NoScore => "no-score",
            Conflict::NotDeleted => "not-deleted",
            Conflict::ChangedElsewhere => "changed-elsewhere",
        }
    }
}

impl Error {
    pub(crate) fn request(message: impl Into<String>) -> Error {
        Error::Request(message.into())
    }

    /// The name programs know it by, its status code, and how loudly it is logged.
    pub(crate) fn kind(&self) -> (&'static str, StatusCode, Level) {
        match self {
            Error::Request(_) => ("request", StatusCode::BAD_REQUEST, Level::DEBUG),
            Error::ForeignOrigin(_) => ("foreign-origin", StatusCode::FORBIDDEN, Level::WARN),
            Error::ForeignHost(_) => ("foreign-host", StatusCode::FORBIDDEN, Level::WARN),
            Error::NoSuchAddress => ("no-such-address", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::NoSuchMethod => ("no-such-method", StatusCode::METHOD_NOT_ALLOWED, Level::DEBUG),
            Error::NoSuchGame(_) => ("no-such-game", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::NoSuchPly { .. } => ("no-such-ply", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::TooLarge(_) => ("too-large", StatusCode::PAYLOAD_TOO_LARGE, Level::WARN),
            Error::NotJson => ("not-json", StatusCode::UNSUPPORTED_MEDIA_TYPE, Level::DEBUG),
            Error::Move(_) => ("move", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Position(_) => ("position", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Record(_) => ("record", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Picture(_) => ("picture", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Conflict { reason, .. } => (reason.code(), StatusCode::CONFLICT, Level::DEBUG),
            Error::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE, Level::WARN),
            Error::Data(_) => ("data", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Storage(_) => ("storage", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Migration(_) => ("migration", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Corrupt { .. } => ("corrupt", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Internal => ("internal", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
        }
    }
}
