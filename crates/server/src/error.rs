//! What can go wrong, with its status code and how loudly it is logged: all of it is decided here.
//!
//! Every error has a code for programs. Where one code stands for several things, `details` tells them apart; see there.

use std::time::Duration;

use axum::http::StatusCode;
use colorito::{Board, BoardError, MoveError, ParsePositionError, RecordError, Side};
use colorito_drawing::PngError;
use tracing::Level;

use crate::{answer::GameAnswer, limits::Quota};

/// Why a request was not fulfilled. The texts are for people and say what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request cannot be understood.
    #[error(transparent)]
    Request(#[from] BadRequest),
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
    /// There is no such match.
    #[error("there is no match `{0}`")]
    NoSuchMatch(String),
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
    /// The board makes no sense.
    #[error("the board is none of {names}, and as a pattern: {0}", names = board_names())]
    Board(#[from] BoardError),
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
    /// All games of the match were played.
    #[error("all {0} games of this match were played")]
    MatchOver(u32),
    /// Too much is asked by one client.
    #[error("too many {quota} at once; try again in {} s", seconds(*.wait))]
    TooMany {
        /// Of what.
        quota: Quota,
        /// When to try again.
        wait: Duration,
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
    #[error("the stored games cannot be used: {0}")]
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

/// What cannot be understood about a request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRequest {
    /// The JSON cannot be read, or lacks something.
    #[error("the request cannot be read: {0}")]
    Unreadable(String),
    /// What stands after the `?` of the address cannot be read.
    #[error("the address cannot be read: {0}")]
    Address(String),
    /// No request has a list in it.
    #[error("the request must be an object of named values, with no list anywhere in it")]
    List,
    /// A message that is no text.
    #[error("commands are text, not binary data")]
    Binary,
    /// Not asked by WebSocket.
    #[error("this address speaks WebSocket only")]
    WebSocketOnly,
    /// There is no such variant.
    #[error("`{0}` is no variant; there are `standard`, `strict`, `colours` and `strict-colours`")]
    Variant(String),
    /// A position says itself who began.
    #[error("a position says itself who began; leave `starter` out")]
    StarterWithPosition,
    /// A match begins at the start.
    #[error("a match is played from the start; leave `position` out")]
    PositionInMatch,
    /// There is no such level.
    #[error("`{0}` is no level; levels are 1 to 10")]
    Level(u8),
    /// A name that is empty or too long.
    #[error("a name has 1 to {most} characters, not {length}")]
    NameLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A name that cannot be shown.
    #[error("a name cannot have control characters")]
    NameCharacters,
    /// An id of a client that is empty or too long.
    #[error("a client id has 1 to {most} bytes, not {length}")]
    ClientLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// There is no such theme.
    #[error("`{0}` is no theme; there are `light`, `dark` and `print`")]
    Theme(String),
    /// A number that is too small or too large.
    #[error("`{name}` is {least} to {most} here, not {found}")]
    Number {
        /// What it is called.
        name: &'static str,
        /// What it is.
        found: u64,
        /// The least it may be.
        least: u64,
        /// The most it may be.
        most: u64,
    },
    /// No place in the list of games.
    #[error("`{0}` is no place in the list of games; take it from `next` of the page before")]
    Place(String),
    /// A last move that cannot be read.
    #[error("`{0}` is no move; write it like `a2a3`")]
    LastMove(String),
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
    /// Nobody has offered this side a draw.
    #[error("nobody has offered {0} a draw")]
    NoDrawOffer(Side),
    /// The computer does not resign by request.
    #[error("the computer plays {0} and does not resign by request")]
    ComputersSeat(Side),
    /// Only games that were played out are scored.
    #[error("only a game that was played to its end has a score")]
    NoScore,
    /// Nobody is counting.
    #[error("the score is not being counted")]
    NotCounting,
    /// It is known already, or being counted.
    #[error("the score is being counted, or known exactly")]
    NothingToCount,
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
            Conflict::NoDrawOffer(_) => "no-draw-offer",
            Conflict::ComputersSeat(_) => "computers-seat",
            Conflict::NoScore => "no-score",
            Conflict::NotCounting => "not-counting",
            Conflict::NothingToCount => "nothing-to-count",
            Conflict::NotDeleted => "not-deleted",
            Conflict::ChangedElsewhere => "changed-elsewhere",
        }
    }
}

fn board_names() -> String {
    let names: Vec<&str> = Board::BUILT_IN.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

/// A wait in whole seconds, as it is told.
pub(crate) fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

impl Error {
    /// The name programs know it by, its status code, and how loudly it is logged.
    pub(crate) fn kind(&self) -> (&'static str, StatusCode, Level) {
        match self {
            Error::Request(_) => ("request", StatusCode::BAD_REQUEST, Level::DEBUG),
            Error::ForeignOrigin(_) => ("foreign-origin", StatusCode::FORBIDDEN, Level::WARN),
            Error::ForeignHost(_) => ("foreign-host", StatusCode::FORBIDDEN, Level::WARN),
            Error::NoSuchAddress => ("no-such-address", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::NoSuchMethod => ("no-such-method", StatusCode::METHOD_NOT_ALLOWED, Level::DEBUG),
            Error::NoSuchGame(_) => ("no-such-game", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::NoSuchMatch(_) => ("no-such-match", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::NoSuchPly { .. } => ("no-such-ply", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::TooLarge(_) => ("too-large", StatusCode::PAYLOAD_TOO_LARGE, Level::WARN),
            Error::NotJson => ("not-json", StatusCode::UNSUPPORTED_MEDIA_TYPE, Level::DEBUG),
            Error::Move(_) => ("move", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Position(_) => ("position", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Board(_) => ("board", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Record(_) => ("record", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Picture(_) => ("picture", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Conflict { reason, .. } => (reason.code(), StatusCode::CONFLICT, Level::DEBUG),
            Error::MatchOver(_) => ("match-over", StatusCode::CONFLICT, Level::DEBUG),
            Error::TooMany { .. } => ("too-many", StatusCode::TOO_MANY_REQUESTS, Level::WARN),
            Error::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE, Level::WARN),
            Error::Data(_) => ("data", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Storage(_) => ("storage", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Migration(_) => ("migration", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Corrupt { .. } => ("corrupt", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
            Error::Internal => ("internal", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
        }
    }
}
