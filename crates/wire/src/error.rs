//! What can go wrong, with its code, its status and its sentence: all of it is decided here.
//!
//! Every error has a code for programs. Where one code stands for several things, `details` tells them apart;
//! see there.

use std::time::Duration;

use colorito::{
    AddMoveError, Board, BoardError, CommentError, MoveError, ParsePositionError, RecordError, Variant,
};
use colorito_play::{GameId, Invalid, InvitationState, MOST_PLIES, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Code, GameAnswer, Quota};

/// Whatever is behind an error that is no fault of who asks.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a request was not fulfilled. The texts are for people and say what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request cannot be understood.
    #[error(transparent)]
    Request(#[from] BadRequest),
    /// A page of somebody else asks.
    #[error("this server answers its own pages only, and the request comes from `{0}`")]
    ForeignOrigin(String),
    /// Somebody asks by a name that is not this server's.
    #[error("this server does not answer to the name `{0}`; on its own machine it is localhost or 127.0.0.1")]
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
    /// A name that was chosen for a game or a match is that of another one.
    #[error("there is another one of this id already; choose another id")]
    IdTaken,
    /// Nobody has this name.
    #[error("there is no account called `{0}`")]
    NoSuchPlayer(String),
    /// There is no such session.
    #[error("there is no such session; it may have ended")]
    NoSuchSession,
    /// Nobody is blocked by that name.
    #[error("there is no such block; it may have been taken back")]
    NoSuchBlock,
    /// There is no such channel.
    #[error("there is no such channel; it may have been taken away")]
    NoSuchChannel,
    /// A link from a mail that is worth nothing, or nothing any more.
    #[error("this link was used, is too old, or never was one; ask for another")]
    NoSuchLink,
    /// Whoever runs the server does not have this sent.
    #[error("this server sends no {}", if *.0 == "push" { "push messages" } else { "e-mail" })]
    NotOffered(&'static str),
    /// The games belong to the device.
    #[error("the games here belong to this device, so there are no accounts")]
    NoAccounts,
    /// It takes an account.
    #[error("sign in to an account first")]
    NotSignedIn,
    /// The name or the password is wrong; which of both is not said.
    #[error("the name or the password is wrong")]
    WrongPassword,
    /// What a device has signed or made is not what it was asked for, or too late.
    #[error("this passkey is not known here, or it took too long")]
    WrongPasskey,
    /// Devices have passkeys for names only, and over encrypted connections.
    #[error("there are no passkeys here: they need a server that is asked by its name, with encryption")]
    NoPasskeys,
    /// There is no such passkey.
    #[error("there is no such passkey; it may have been forgotten")]
    NoSuchPasskey,
    /// Nobody could sign in any more.
    #[error(
        "this is the only way to sign in to the account; choose a password first, or make another passkey"
    )]
    LastPasskey,
    /// Somebody has very many passkeys.
    #[error("there are {0} passkeys already; forget one of them first")]
    TooManyPasskeys(usize),
    /// Something that takes a password, by who has none and has signed in too long ago.
    #[error("sign in by your passkey once more, and do it within five minutes")]
    NotFresh,
    /// Somebody has a name like this, or had.
    #[error("`{0}` is taken, or looks like a name that is")]
    NameTaken(String),
    /// It is an account already.
    #[error("you have an account already")]
    AlreadyAccount,
    /// Those who run the server have closed the account.
    #[error("this account was closed by those who run this server")]
    AccountClosed,
    /// It is for those who run the server.
    #[error("this is for those who run this server")]
    NotStaff,
    /// Somebody who runs the server was faster, or it was so before.
    #[error("it is so already")]
    AlreadyDone,
    /// There is no such report, or somebody has dealt with it.
    #[error("there is no such report, or it was dealt with")]
    NoSuchReport,
    /// All days of the year are used up.
    #[error("no days of holiday are left this year")]
    NoHoliday,
    /// A program asks for what is for people only.
    #[error("this is for people; a program plays, and its owner does the rest")]
    NotForPrograms,
    /// A game with a program that would count, but may not.
    #[error("games with this program do not count for ratings; take or make an invitation that does not")]
    UnratedProgram,
    /// Somebody has very many programs.
    #[error("you have {0} programs already; delete one of them first")]
    TooManyPrograms(usize),
    /// The game had fewer moves.
    #[error("the game has {last} moves so far, so there is no position after {asked}")]
    NoSuchPly {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        last: usize,
    },
    /// There is no such invitation, or it is nobody's who asks.
    #[error("there is no such invitation")]
    NoSuchInvitation,
    /// The invitation cannot be taken any more.
    #[error("this invitation cannot be taken any more: it is {}", .state.name())]
    InvitationClosed {
        /// What has become of it.
        state: InvitationState,
        /// The game it was taken for, which can be watched.
        game: Option<GameId>,
    },
    /// Somebody wants to play with themselves.
    #[error("this is your own invitation; somebody else has to take it")]
    OwnInvitation,
    /// Who made the invitation wants to play with others of about their strength.
    #[error("this invitation is for players with an account rated {least} to {most}")]
    OtherStrength {
        /// The lowest rating.
        least: i64,
        /// The highest.
        most: i64,
    },
    /// Only its owner takes an invitation back.
    #[error("this is somebody else's invitation")]
    NotYourInvitation,
    /// Somebody invites very many.
    #[error("you have {0} open invitations already; take some of them back")]
    TooManyInvitations(usize),
    /// Nobody else can come here.
    #[error("this server is for this device only; start it with `--public NAME` to play with others over it")]
    DeviceOnly,
    /// The page and the server do not understand each other.
    #[error("answers here are of format {0}; load the page anew")]
    OtherFormat(u32),
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
    #[error("{why}")]
    Picture {
        /// How wide it should have been, if that is what is wrong.
        width: Option<u32>,
        /// What is wrong.
        why: String,
    },
    /// The game does not follow a command.
    #[error("{refusal}")]
    Refused {
        /// Why not.
        refusal: Refusal,
        /// The game as it is, where that helps who asks.
        game: Option<Box<GameAnswer>>,
    },
    /// All games of the match were played.
    #[error("all {0} games of this match were played")]
    MatchOver(u32),
    /// All that somebody has takes as much room as there is for them.
    #[error("your games take all the room there is for them here, {} MiB", .0 >> 20)]
    TooMuchKept(u64),
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
    Data(#[source] Cause),
    /// The database failed.
    #[error("the game could not be stored; nothing was changed")]
    Storage(#[source] Cause),
    /// The database could not be brought up to date.
    #[error("the stored games cannot be used: {0}")]
    Migration(#[source] Cause),
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
    /// There is no such lesson.
    #[error("there is no lesson `{0}`")]
    NoSuchLesson(String),
    /// The lesson is shorter.
    #[error("lesson `{lesson}` has no exercise {number}")]
    NoSuchExercise {
        /// The lesson.
        lesson: &'static str,
        /// What was asked for.
        number: String,
    },
    /// There is no such puzzle.
    #[error("there is no puzzle `{0}`")]
    NoSuchPuzzle(String),
    /// The text is no move.
    #[error("`{0}` is no move; write it like `c1c3`")]
    NoMove(String),
    /// A move of a tree hangs in the air.
    #[error("move {at} follows move {after}, which does not stand before it")]
    NoParent {
        /// Which move, counted from 0.
        at: usize,
        /// What it says it follows.
        after: usize,
    },
    /// A move of a tree cannot be made there.
    #[error("move {at} cannot be made: {why}")]
    Variation {
        /// Which move, counted from 0.
        at: usize,
        /// Why not.
        why: AddMoveError,
    },
    /// There are more moves than a game or a study may have.
    #[error("{found} moves are too many; at most {most} are read")]
    TooLong {
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// A comment cannot be written down.
    #[error(transparent)]
    Comment(#[from] CommentError),
    /// Too many positions are being analysed.
    #[error("too many positions are being analysed; try again in a moment")]
    TooManyAnalyses,
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
    #[error("`{0}` is no variant; there are {names}", names = variant_names())]
    Variant(String),
    /// A position says itself who began.
    #[error("a position says itself who began; leave `starter` out")]
    StarterWithPosition,
    /// A match begins at the start.
    #[error("a match is played from the start; leave `position` out")]
    PositionInMatch,
    /// A value that a game cannot have.
    #[error(transparent)]
    Value(#[from] Invalid),
    /// A text that is too long, or empty.
    #[error("the text has 1 to {most} bytes, not {length}")]
    TextLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// A browser that cannot be sent push messages.
    #[error("this subscription cannot be used: {0}")]
    Subscription(String),
    /// An address that cannot be written to.
    #[error("this is no e-mail address that can be written to; write it like `ada@example.org`")]
    MailAddress,
    /// There is no such theme.
    #[error("`{0}` is no theme; there are `light`, `dark` and `print`")]
    Theme(String),
    /// No place in the list of games.
    #[error("`{0}` is no place in the list of games; take it from `next` of the page before")]
    Place(String),
    /// A last move that cannot be read.
    #[error("`{0}` is no move; write it like `a2a3`")]
    LastMove(String),
}

fn board_names() -> String {
    let names: Vec<&str> = Board::BUILT_IN.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

fn variant_names() -> String {
    Variant::ALL.map(|variant| format!("`{variant}`")).join(", ")
}

/// A wait in whole seconds, as it is told.
pub(crate) fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

impl From<Invalid> for Error {
    fn from(invalid: Invalid) -> Error {
        BadRequest::Value(invalid).into()
    }
}

/// Holds a number of moves against the most there may be.
pub(crate) fn expect_few(found: usize) -> Result<(), Error> {
    if found <= MOST_PLIES { Ok(()) } else { Err(Error::TooLong { found, most: MOST_PLIES }) }
}

impl Error {
    /// What programs know it by, and the status of an answer over HTTP.
    pub fn kind(&self) -> (Code, u16) {
        match self {
            Error::Request(_) => (Code::Request, 400),
            Error::ForeignOrigin(_) => (Code::ForeignOrigin, 403),
            Error::ForeignHost(_) => (Code::ForeignHost, 403),
            Error::NoSuchAddress => (Code::NoSuchAddress, 404),
            Error::NoSuchMethod => (Code::NoSuchMethod, 405),
            Error::NoSuchGame(_) => (Code::NoSuchGame, 404),
            Error::NoSuchMatch(_) => (Code::NoSuchMatch, 404),
            Error::IdTaken => (Code::IdTaken, 409),
            Error::NoSuchPlayer(_) => (Code::NoSuchPlayer, 404),
            Error::NoSuchSession => (Code::NoSuchSession, 404),
            Error::NoSuchBlock => (Code::NoSuchBlock, 404),
            Error::NoSuchChannel => (Code::NoSuchChannel, 404),
            Error::NoSuchLink => (Code::NoSuchLink, 404),
            Error::NotOffered(_) => (Code::NotOffered, 403),
            Error::NoAccounts => (Code::NoAccounts, 403),
            Error::AccountClosed => (Code::AccountClosed, 403),
            Error::NotStaff => (Code::NotStaff, 403),
            Error::AlreadyDone => (Code::AlreadyDone, 409),
            Error::NoSuchReport => (Code::NoSuchReport, 404),
            Error::NoHoliday => (Code::NoHoliday, 409),
            Error::NotForPrograms => (Code::NotForPrograms, 403),
            Error::UnratedProgram => (Code::UnratedProgram, 409),
            Error::TooManyPrograms(_) => (Code::TooManyPrograms, 409),
            Error::NotSignedIn => (Code::NotSignedIn, 401),
            Error::WrongPassword => (Code::WrongPassword, 401),
            Error::WrongPasskey => (Code::WrongPasskey, 401),
            Error::NoPasskeys => (Code::NoPasskeys, 403),
            Error::NoSuchPasskey => (Code::NoSuchPasskey, 404),
            Error::LastPasskey => (Code::LastPasskey, 409),
            Error::TooManyPasskeys(_) => (Code::TooManyPasskeys, 409),
            Error::NotFresh => (Code::NotFresh, 401),
            Error::NameTaken(_) => (Code::NameTaken, 409),
            Error::AlreadyAccount => (Code::AlreadyAccount, 409),
            Error::NoSuchPly { .. } => (Code::NoSuchPly, 404),
            Error::NoSuchInvitation => (Code::NoSuchInvitation, 404),
            Error::InvitationClosed { .. } => (Code::InvitationClosed, 409),
            Error::OwnInvitation => (Code::OwnInvitation, 409),
            Error::OtherStrength { .. } => (Code::OtherStrength, 403),
            Error::NotYourInvitation => (Code::NotYourInvitation, 403),
            Error::TooManyInvitations(_) => (Code::TooManyInvitations, 409),
            Error::DeviceOnly => (Code::DeviceOnly, 403),
            Error::OtherFormat(_) => (Code::OtherFormat, 409),
            Error::NoSuchLesson(_) | Error::NoSuchExercise { .. } => (Code::NoSuchLesson, 404),
            Error::NoSuchPuzzle(_) => (Code::NoSuchPuzzle, 404),
            Error::TooLarge(_) => (Code::TooLarge, 413),
            Error::NotJson => (Code::NotJson, 415),
            Error::Move(_) => (Code::Move, 422),
            Error::Position(_) => (Code::Position, 422),
            Error::Board(_) => (Code::Board, 422),
            Error::Record(_) => (Code::Record, 422),
            Error::Picture { .. } => (Code::Picture, 422),
            Error::NoMove(_) => (Code::NoMove, 422),
            Error::NoParent { .. } | Error::Variation { .. } => (Code::BadTree, 422),
            Error::Comment(_) => (Code::BadComment, 422),
            Error::TooLong { .. } => (Code::TooLong, 422),
            Error::Refused { refusal, .. } => refusal_kind(refusal),
            Error::MatchOver(_) => (Code::MatchOver, 409),
            Error::TooMuchKept(_) => (Code::TooMuchKept, 403),
            Error::TooMany { .. } => (Code::TooMany, 429),
            Error::Busy => (Code::Busy, 503),
            Error::TooManyAnalyses => (Code::TooManyAnalyses, 503),
            Error::Data(_) => (Code::Data, 500),
            Error::Storage(_) => (Code::Storage, 500),
            Error::Migration(_) => (Code::Migration, 500),
            Error::Corrupt { .. } => (Code::Corrupt, 500),
            Error::Internal => (Code::Internal, 500),
        }
    }

    /// When to try again, in whole seconds.
    pub fn retry_after(&self) -> Option<u64> {
        if let Error::TooMany { wait, .. } = self { Some(seconds(*wait)) } else { None }
    }
}

fn refusal_kind(refusal: &Refusal) -> (Code, u16) {
    match refusal {
        Refusal::NotYourGame => (Code::NotYourGame, 403),
        Refusal::NotYourSide(_) => (Code::NotYourSide, 403),
        Refusal::Move(_) => (Code::Move, 422),
        Refusal::Ply { .. } => (Code::Ply, 409),
        Refusal::ClientId => (Code::ClientId, 409),
        Refusal::NeedsConsent => (Code::NeedsConsent, 409),
        Refusal::ComputersTurn(_) => (Code::ComputersTurn, 409),
        Refusal::PersonsTurn(_) => (Code::PersonsTurn, 409),
        Refusal::ComputersSeat(_) => (Code::ComputersSeat, 409),
        Refusal::Over => (Code::Over, 409),
        Refusal::NothingToTakeBack => (Code::NothingToTakeBack, 409),
        Refusal::NothingToRedo => (Code::NothingToRedo, 409),
        Refusal::NoDrawWithComputer => (Code::NoDrawWithComputer, 409),
        Refusal::NoDrawOffer(_) => (Code::NoDrawOffer, 409),
        Refusal::NotBetweenTwo => (Code::NotBetweenTwo, 409),
        Refusal::AskedTooOften(_) => (Code::AskedTooOften, 409),
        Refusal::NoTakeBackOffer(_) => (Code::NoTakeBackOffer, 409),
        Refusal::Rated => (Code::Rated, 409),
        Refusal::NotOver => (Code::NotOver, 409),
        Refusal::NoRematchOffer => (Code::NoRematchOffer, 409),
        Refusal::WentOn => (Code::WentOn, 409),
        Refusal::BothHaveMoved => (Code::BothMoved, 409),
        Refusal::NotAbsent(_) => (Code::NotAbsent, 409),
        Refusal::TextsOff => (Code::TextsOff, 409),
        Refusal::SaidEnough(_) => (Code::SaidEnough, 409),
        Refusal::NotByCalendar => (Code::NotByCalendar, 409),
        Refusal::YourTurn => (Code::YourTurn, 409),
        Refusal::PlanLine(_) => (Code::PlanLine, 422),
        Refusal::PlanContradicts(_) => (Code::PlanContradicts, 422),
        Refusal::NoScore => (Code::NoScore, 409),
        Refusal::NotCounting => (Code::NotCounting, 409),
        Refusal::NothingToCount => (Code::NothingToCount, 409),
        Refusal::NotDeleted => (Code::NotDeleted, 409),
        Refusal::ChangedElsewhere => (Code::ChangedElsewhere, 409),
        Refusal::TooLong(_) => (Code::TooLong, 409),
    }
}

/// Why a request was not fulfilled, as it is said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// A word for programs.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "ply"))]
    pub error: Code,
    /// A sentence for people.
    pub message: String,
    /// The named values a sentence in another language needs; `reason` where the word says too little.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub details: Map<String, Value>,
    /// After a conflict, the game as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<GameAnswer>>,
}

/// The longest sentence, and the longest text in details, in characters: nobody's own words come back to them
/// by the page.
const LONGEST_MESSAGE: usize = 500;
const LONGEST_DETAIL: usize = 200;

fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn shorten_texts(value: &mut Value) {
    match value {
        Value::String(text) => *text = shortened(text, LONGEST_DETAIL),
        Value::Object(fields) => fields.values_mut().for_each(shorten_texts),
        Value::Array(values) => values.iter_mut().for_each(shorten_texts),
        _ => {}
    }
}

impl From<Error> for ErrorBody {
    fn from(error: Error) -> ErrorBody {
        let (code, _) = error.kind();
        let message = shortened(&error.to_string(), LONGEST_MESSAGE);
        let mut details = error.details();
        details.values_mut().for_each(shorten_texts);
        let game = if let Error::Refused { game, .. } = error { game } else { None };
        ErrorBody { error: code, message, details, game }
    }
}
