//! The named values of errors, for pages that say them in other languages than ours.
//!
//! Where one error code stands for several things, the value `reason` tells them apart.

use colorito::{
    BoardError, IllegalMove, IllegalReason, Move, MoveError, ParseArrangementError, ParsePositionError,
    Piece, PositionError, RecordError, RecordProblem, Space,
};
use colorito_play::{Invalid, Refusal};
use serde_json::{Map, Value, json};

use crate::{
    Error, Reason,
    error::{BadRequest, seconds},
};

impl Error {
    /// What a sentence about this error needs, as an object.
    pub fn details(&self) -> Map<String, Value> {
        object(match self {
            Error::Request(request) => request.details(),
            Error::ForeignOrigin(origin) => json!({ "origin": origin }),
            Error::ForeignHost(host) => json!({ "host": host }),
            Error::NoSuchGame(id) => json!({ "game": id }),
            Error::NoSuchMatch(id) => json!({ "match": id }),
            Error::NoSuchPlayer(name) | Error::NameTaken(name) => json!({ "name": name }),
            Error::NoSuchPly { asked, last } => json!({ "asked": asked, "last": last }),
            Error::TooLarge(most)
            | Error::TooLong { most, .. }
            | Error::TooManyInvitations(most)
            | Error::TooManyPasskeys(most)
            | Error::TooManyPrograms(most) => {
                json!({ "most": most })
            }
            Error::InvitationClosed { state, game } => {
                json!({ "state": state.name(), "game": game.map(|game| game.to_string()) })
            }
            Error::OtherStrength { least, most } => json!({ "least": least, "most": most }),
            Error::TooMuchKept(most) => json!({ "most": most >> 20 }),
            Error::Move(error) => of_move(error),
            Error::Position(error) => of_position(error),
            Error::Board(error) => of_board(error),
            Error::Record(error) => of_record(error),
            Error::Picture { width: Some(width), .. } => json!({ "width": width }),
            Error::Refused { refusal, .. } => of_refusal(refusal),
            Error::NoMove(text) => json!({ "text": text }),
            Error::NoParent { at, .. } | Error::Variation { at, .. } => json!({ "at": at }),
            Error::NotOffered(what) => json!({ "what": what }),
            Error::MatchOver(games) => json!({ "games": games }),
            Error::TooMany { quota, wait } => json!({ "what": quota.name(), "seconds": seconds(*wait) }),
            Error::Corrupt { game, .. } => json!({ "game": game }),
            Error::Picture { width: None, .. }
            | Error::IdTaken
            | Error::NoSuchSession
            | Error::NoSuchBlock
            | Error::NoSuchChannel
            | Error::NoSuchLink
            | Error::NoAccounts
            | Error::AccountClosed
            | Error::NotStaff
            | Error::AlreadyDone
            | Error::NoSuchReport
            | Error::NotForPrograms
            | Error::UnratedProgram
            | Error::NotSignedIn
            | Error::WrongPassword
            | Error::WrongPasskey
            | Error::NoPasskeys
            | Error::NoSuchPasskey
            | Error::LastPasskey
            | Error::NotFresh
            | Error::AlreadyAccount
            | Error::NoHoliday
            | Error::NoSuchLesson(_)
            | Error::NoSuchExercise { .. }
            | Error::NoSuchPuzzle(_)
            | Error::Comment(_)
            | Error::TooManyAnalyses
            | Error::NoSuchInvitation
            | Error::OwnInvitation
            | Error::NotYourInvitation
            | Error::DeviceOnly
            | Error::OtherFormat(_)
            | Error::NoSuchAddress
            | Error::NoSuchMethod
            | Error::NotJson
            | Error::Busy
            | Error::Data(_)
            | Error::Storage(_)
            | Error::Migration(_)
            | Error::Internal => json!({}),
        })
    }
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// One reason and its values.
fn because(reason: Reason, values: Value) -> Value {
    let mut fields = Map::new();
    fields.insert("reason".to_owned(), reason.word().into());
    fields.extend(object(values));
    Value::Object(fields)
}

impl BadRequest {
    fn details(&self) -> Value {
        let values = match self {
            BadRequest::Unreadable(what) | BadRequest::Address(what) | BadRequest::Subscription(what) => {
                json!({ "what": what })
            }
            BadRequest::List
            | BadRequest::MailAddress
            | BadRequest::Binary
            | BadRequest::WebSocketOnly
            | BadRequest::StarterWithPosition
            | BadRequest::PositionInMatch => json!({}),
            BadRequest::Variant(text)
            | BadRequest::Theme(text)
            | BadRequest::Place(text)
            | BadRequest::LastMove(text) => json!({ "text": text }),
            BadRequest::TextLength { length, most } => json!({ "length": length, "most": most }),
            BadRequest::Value(invalid) => of_invalid(invalid),
        };
        because(self.reason(), values)
    }

    fn reason(&self) -> Reason {
        match self {
            BadRequest::Unreadable(_) => Reason::Unreadable,
            BadRequest::Address(_) => Reason::Address,
            BadRequest::Subscription(_) => Reason::Subscription,
            BadRequest::MailAddress => Reason::MailAddress,
            BadRequest::List => Reason::List,
            BadRequest::Binary => Reason::Binary,
            BadRequest::WebSocketOnly => Reason::WebSocketOnly,
            BadRequest::Variant(_) => Reason::Variant,
            BadRequest::StarterWithPosition => Reason::StarterWithPosition,
            BadRequest::PositionInMatch => Reason::PositionInMatch,
            BadRequest::TextLength { .. } => Reason::TextLength,
            BadRequest::Value(Invalid::Level(_)) => Reason::Level,
            BadRequest::Value(Invalid::WordsLength { .. }) => Reason::WordsLength,
            BadRequest::Value(Invalid::RemarkLength { .. }) => Reason::RemarkLength,
            BadRequest::Value(Invalid::RemarkCharacters) => Reason::RemarkCharacters,
            BadRequest::Value(Invalid::PlanLength { .. }) => Reason::PlanLength,
            BadRequest::Value(Invalid::ProgramSeat) => Reason::ProgramSeat,
            BadRequest::Value(Invalid::NoClock) => Reason::NoClock,
            BadRequest::Value(Invalid::NameLength { .. }) => Reason::NameLength,
            BadRequest::Value(Invalid::NameCharacters) => Reason::NameCharacters,
            BadRequest::Value(Invalid::AccountNameLength { .. }) => Reason::AccountNameLength,
            BadRequest::Value(Invalid::AccountNameCharacters) => Reason::AccountNameCharacters,
            BadRequest::Value(Invalid::AccountNameScripts) => Reason::AccountNameScripts,
            BadRequest::Value(Invalid::AccountNameReserved) => Reason::AccountNameReserved,
            BadRequest::Value(Invalid::PasswordLength { .. }) => Reason::PasswordLength,
            BadRequest::Value(Invalid::PasswordIsName) => Reason::PasswordIsName,
            BadRequest::Value(Invalid::ClientLength { .. }) => Reason::ClientLength,
            BadRequest::Value(Invalid::MoveLength { .. }) => Reason::MoveLength,
            BadRequest::Value(Invalid::Number { .. }) => Reason::Number,
            BadRequest::Theme(_) => Reason::Theme,
            BadRequest::Place(_) => Reason::Place,
            BadRequest::LastMove(_) => Reason::LastMove,
        }
    }
}

fn of_invalid(invalid: &Invalid) -> Value {
    match invalid {
        Invalid::Level(level) => json!({ "level": level }),
        Invalid::NameCharacters
        | Invalid::RemarkCharacters
        | Invalid::NoClock
        | Invalid::ProgramSeat
        | Invalid::AccountNameCharacters
        | Invalid::AccountNameScripts
        | Invalid::AccountNameReserved
        | Invalid::PasswordIsName => json!({}),
        Invalid::AccountNameLength { length, least, most }
        | Invalid::PasswordLength { length, least, most } => {
            json!({ "length": length, "least": least, "most": most })
        }
        Invalid::NameLength { length, most }
        | Invalid::WordsLength { length, most }
        | Invalid::RemarkLength { length, most }
        | Invalid::PlanLength { length, most }
        | Invalid::ClientLength { length, most }
        | Invalid::MoveLength { length, most } => json!({ "length": length, "most": most }),
        Invalid::Number { name, found, least, most } => {
            json!({ "name": name, "found": found, "least": least, "most": most })
        }
    }
}

fn of_refusal(refusal: &Refusal) -> Value {
    match refusal {
        Refusal::Ply { expected, now } => json!({ "expected": expected, "now": now }),
        Refusal::TooLong(most) => json!({ "most": most }),
        Refusal::SaidEnough(most) => json!({ "most": most }),
        Refusal::PlanLine(line) | Refusal::PlanContradicts(line) => json!({ "line": line + 1 }),
        Refusal::AskedTooOften(ply) => json!({ "ply": ply }),
        Refusal::NotAbsent(wait) => {
            json!({ "seconds": wait.map(|wait| wait.as_millis().div_ceil(1000) as u64) })
        }
        Refusal::Move(error) => of_move(error),
        _ => refusal.side().map_or(json!({}), |side| json!({ "side": side.name() })),
    }
}

fn piece_values(piece: Piece) -> Value {
    json!({
        "letter": piece.letter(),
        "side": piece.side().name(),
        "colour": piece.colour().to_string(),
        "number": piece.number(),
    })
}

fn ends(m: Move) -> Value {
    json!({ "from": m.from().map(text), "to": m.to().map(text) })
}

fn text(space: Space) -> String {
    space.to_string()
}

fn of_move(error: &MoveError) -> Value {
    match error {
        MoveError::Text(error) => {
            because(Reason::Text, json!({ "text": error.text(), "column": error.column() }))
        }
        MoveError::WrongNumber { space, found: None, .. } => {
            because(Reason::NoPiece, json!({ "space": text(*space) }))
        }
        MoveError::WrongNumber { number, space, found: Some(piece) } => because(
            Reason::WrongNumber,
            json!({ "number": number, "space": text(*space), "piece": piece_values(*piece) }),
        ),
        MoveError::NoSuchWay { attempted, .. } => because(Reason::NoSuchWay, ends(*attempted)),
        MoveError::Illegal(illegal) => of_illegal(*illegal),
    }
}

fn of_illegal(IllegalMove { attempted, reason }: IllegalMove) -> Value {
    let (code, values) = match reason {
        IllegalReason::GameOver => (Reason::GameOver, json!({})),
        IllegalReason::MustMove => (Reason::MustMove, json!({})),
        IllegalReason::NoPiece(space) => (Reason::NoPiece, json!({ "space": text(space) })),
        IllegalReason::NotYours(piece) => (Reason::NotYours, json!({ "piece": piece_values(piece) })),
        IllegalReason::SameSpace => (Reason::SameSpace, json!({})),
        IllegalReason::Occupied(space) => (Reason::Occupied, json!({ "space": text(space) })),
        IllegalReason::MayNotRest { piece, space } => {
            (Reason::MayNotRest, json!({ "piece": piece_values(piece), "space": text(space) }))
        }
        IllegalReason::OutOfReach { piece, space } => {
            (Reason::OutOfReach, json!({ "piece": piece_values(piece), "space": text(space) }))
        }
    };
    let mut fields = object(ends(attempted));
    fields.extend(object(values));
    because(code, Value::Object(fields))
}

fn of_position(error: &ParsePositionError) -> Value {
    match error {
        ParsePositionError::Text(error) => of_arrangement(error),
        ParsePositionError::Unplayable(error) => of_unplayable(*error),
    }
}

/// The letter of the column after so many spaces of a row, `null` past the last.
fn column_after(spaces: usize) -> Option<String> {
    let space = Space::new(u8::try_from(spaces).ok()?, 0)?;
    Some(space.column_letter().to_string())
}

fn of_arrangement(error: &ParseArrangementError) -> Value {
    match error {
        ParseArrangementError::Fields(found) => because(Reason::Fields, json!({ "found": found })),
        ParseArrangementError::Rows(found) => because(Reason::Rows, json!({ "found": found })),
        ParseArrangementError::Columns { row, found } => {
            because(Reason::Columns, json!({ "row": row, "found": found }))
        }
        ParseArrangementError::Letter { row, after, letter } => {
            because(Reason::Letter, json!({ "row": row, "column": column_after(*after), "letter": letter }))
        }
        ParseArrangementError::Run { row, after, run } => {
            because(Reason::Run, json!({ "row": row, "column": column_after(*after), "run": run }))
        }
        ParseArrangementError::Turn(text) => because(Reason::Turn, json!({ "field": "side", "text": text })),
        ParseArrangementError::Starter(text) => {
            because(Reason::Starter, json!({ "field": "starter", "text": text }))
        }
        ParseArrangementError::Plies(text) => {
            because(Reason::Plies, json!({ "field": "plies", "text": text }))
        }
    }
}

fn of_unplayable(error: PositionError) -> Value {
    match error {
        PositionError::Missing(piece) => because(Reason::Missing, json!({ "piece": piece_values(piece) })),
        PositionError::Twice { piece, first, second } => because(
            Reason::Twice,
            json!({ "piece": piece_values(piece), "first": text(first), "second": text(second) }),
        ),
        PositionError::MayNotRest { piece, space } => because(
            Reason::MayNotStand,
            json!({
                "piece": piece_values(piece),
                "space": text(space),
                "row": space.row() + 1,
                "column": space.column_letter(),
            }),
        ),
        PositionError::Plies { plies, turn, starter } => because(
            Reason::PliesContradict,
            json!({ "field": "plies", "plies": plies, "turn": turn.name(), "starter": starter.name() }),
        ),
    }
}

fn of_board(error: &BoardError) -> Value {
    match error {
        BoardError::Rows(found) => because(Reason::Rows, json!({ "found": found })),
        BoardError::Columns { row, found } => because(Reason::Columns, json!({ "row": row, "found": found })),
        BoardError::Letter(space, letter) => {
            because(Reason::Letter, json!({ "space": text(*space), "letter": letter }))
        }
        BoardError::NotWhite(space) => because(Reason::NotWhite, json!({ "space": text(*space) })),
        BoardError::NotColoured(space) => because(Reason::NotColoured, json!({ "space": text(*space) })),
        BoardError::EqualNeighbours(space, neighbour, colour) => because(
            Reason::EqualNeighbours,
            json!({ "space": text(*space), "neighbour": text(*neighbour), "colour": colour.to_string() }),
        ),
        BoardError::NotSymmetric { space, colour, turned } => because(
            Reason::NotSymmetric,
            json!({
                "space": text(*space),
                "colour": colour.to_string(),
                "other": text(space.turned()),
                "found": turned.to_string(),
                "wanted": colour.counterpart().to_string(),
            }),
        ),
    }
}

fn of_record(error: &RecordError) -> Value {
    let RecordError { line, column, game, problem } = error;
    let (reason, cause) = of_problem(problem);
    let mut fields = object(json!({ "line": line, "column": column, "game": game }));
    if let Some(cause) = cause {
        fields.insert("cause".to_owned(), cause);
    }
    because(reason, Value::Object(fields))
}

/// The reason, and where another error is behind it, what that one says.
fn of_problem(problem: &RecordProblem) -> (Reason, Option<Value>) {
    let code = match problem {
        RecordProblem::Empty => Reason::Empty,
        RecordProblem::SecondGame => Reason::SecondGame,
        RecordProblem::MalformedTag => Reason::MalformedTag,
        RecordProblem::TagTwice(_) => Reason::TagTwice,
        RecordProblem::Tag(_) => Reason::Tag,
        RecordProblem::UnclosedComment => Reason::UnclosedComment,
        RecordProblem::Comment(_) => Reason::Comment,
        RecordProblem::VariationOfNothing => Reason::VariationOfNothing,
        RecordProblem::TooDeep => Reason::TooDeep,
        RecordProblem::StrayClose => Reason::StrayClose,
        RecordProblem::UnclosedVariation => Reason::UnclosedVariation,
        RecordProblem::EmptyVariation => Reason::EmptyVariation,
        RecordProblem::NumberAlone(_) => Reason::NumberAlone,
        RecordProblem::Move(error) => return (Reason::BadMove, Some(of_move(error))),
        RecordProblem::Variant(_) => Reason::BadVariant,
        RecordProblem::Board(_, error) => return (Reason::BadBoard, Some(of_board(error))),
        RecordProblem::Starter(_) => Reason::BadStarter,
        RecordProblem::Position(error) => return (Reason::BadPosition, Some(of_position(error))),
        RecordProblem::StarterContradicts(_) => Reason::StarterContradicts,
        RecordProblem::Repetition(_) => Reason::BadRepetition,
        RecordProblem::Result(_) => Reason::BadResult,
        RecordProblem::ResultContradicts(..) => Reason::ResultContradicts,
        RecordProblem::Ending(..) => Reason::BadEnding,
        RecordProblem::NotWhatHappened(..) => Reason::NotWhatHappened,
    };
    (code, None)
}
