//! What is wrong with a text that a person gave, as messages: the keys are those of `errors.ftl`.

use colorito::{
    BoardError, IllegalReason, MoveError, ParseArrangementError, ParsePositionError, PositionError,
    RecordError, RecordProblem, Space,
};

use crate::{Message, Value};

/// What is wrong with a move.
// keys: error-move-*
impl From<&MoveError> for Message {
    fn from(error: &MoveError) -> Message {
        let message = |code: &str| Message::new(format!("error-move-{code}"));
        match error {
            MoveError::Text(error) => message("text").with("text", error.text().to_owned()),
            MoveError::WrongNumber { space, found: None, .. } => message("no-piece").with("space", *space),
            MoveError::WrongNumber { number, space, found: Some(piece) } => message("wrong-number")
                .with("space", *space)
                .with("piece", *piece)
                .with("number", number_of(*number)),
            MoveError::NoSuchWay { attempted, .. } => {
                message("no-such-way").with("from", end(attempted.from())).with("to", end(attempted.to()))
            }
            MoveError::Illegal(illegal) => match illegal.reason {
                IllegalReason::GameOver => message("game-over"),
                IllegalReason::MustMove => message("must-move"),
                IllegalReason::NoPiece(space) => message("no-piece").with("space", space),
                IllegalReason::NotYours(piece) => message("not-yours").with("piece", piece),
                IllegalReason::SameSpace => message("same-space"),
                IllegalReason::Occupied(space) => message("occupied").with("space", space),
                IllegalReason::MayNotRest { piece, space } => {
                    message("may-not-rest").with("piece", piece).with("space", space)
                }
                IllegalReason::OutOfReach { piece, space } => {
                    message("out-of-reach").with("piece", piece).with("space", space)
                }
            },
        }
    }
}

/// What is wrong with a position.
// keys: error-position-*
impl From<&ParsePositionError> for Message {
    fn from(error: &ParsePositionError) -> Message {
        match error {
            ParsePositionError::Text(error) => error.into(),
            ParsePositionError::Unplayable(error) => error.into(),
        }
    }
}

impl From<&ParseArrangementError> for Message {
    fn from(error: &ParseArrangementError) -> Message {
        let message = |code: &str| Message::new(format!("error-position-{code}"));
        match error {
            ParseArrangementError::Fields(found) => message("fields").with("found", *found),
            ParseArrangementError::Rows(found) => message("rows").with("found", *found),
            ParseArrangementError::Columns { row, found } => {
                message("columns").with("row", number_of(*row)).with("found", *found)
            }
            ParseArrangementError::Letter { row, after, letter } => message("letter")
                .with("row", number_of(*row))
                .with("column", column(*after))
                .with("letter", letter.to_string()),
            ParseArrangementError::Run { row, after, run } => message("run")
                .with("row", number_of(*row))
                .with("column", column(*after))
                .with("run", run.clone()),
            ParseArrangementError::Turn(text) => message("turn").with("text", text.clone()),
            ParseArrangementError::Starter(text) => message("starter").with("text", text.clone()),
            ParseArrangementError::Plies(text) => message("plies").with("text", text.clone()),
        }
    }
}

impl From<&PositionError> for Message {
    fn from(error: &PositionError) -> Message {
        let message = |code: &str| Message::new(format!("error-position-{code}"));
        match *error {
            PositionError::Missing(piece) => message("missing").with("piece", piece),
            PositionError::Twice { piece, first, second } => {
                message("twice").with("piece", piece).with("first", first).with("second", second)
            }
            PositionError::MayNotRest { piece, space } => {
                message("may-not-stand").with("piece", piece).with("space", space)
            }
            PositionError::Plies { plies, turn, starter } => {
                message("plies-contradict").with("plies", plies).with("turn", turn).with("starter", starter)
            }
        }
    }
}

/// What is wrong with a board.
// keys: error-board-*
impl From<&BoardError> for Message {
    fn from(error: &BoardError) -> Message {
        let message = |code: &str| Message::new(format!("error-board-{code}"));
        match *error {
            BoardError::Rows(found) => message("rows").with("found", found),
            BoardError::Columns { row, found } => {
                message("columns").with("row", number_of(row)).with("found", found)
            }
            BoardError::Letter(space, letter) => {
                message("letter").with("space", space).with("letter", letter.to_string())
            }
            BoardError::NotWhite(space) => message("not-white").with("space", space),
            BoardError::NotColoured(space) => message("not-coloured").with("space", space),
            BoardError::EqualNeighbours(space, neighbour, _) => {
                message("equal-neighbours").with("space", space).with("neighbour", neighbour)
            }
            BoardError::NotSymmetric { space, .. } => {
                message("not-symmetric").with("space", space).with("other", space.turned())
            }
        }
    }
}

impl Message {
    /// What is wrong with a record and where. `say` puts into words what is wrong with a move, position or
    /// board in it.
    // keys: error-record-*
    pub fn of_record_error(error: &RecordError, say: impl Fn(&Message) -> String) -> Message {
        let cause = match &error.problem {
            RecordProblem::Move(error) => Some(Message::from(error)),
            RecordProblem::Board(_, error) => Some(error.into()),
            RecordProblem::Position(error) => Some(error.into()),
            _ => None,
        };
        Message::new(format!("error-record-{}", record_code(&error.problem)))
            .with("line", error.line)
            .with("column", error.column)
            .with("cause", cause.map(|cause| say(&cause)).unwrap_or_default())
    }
}

fn record_code(problem: &RecordProblem) -> &'static str {
    match problem {
        RecordProblem::Empty => "empty",
        RecordProblem::SecondGame => "second-game",
        RecordProblem::MalformedTag => "malformed-tag",
        RecordProblem::TagTwice(_) => "tag-twice",
        RecordProblem::Tag(_) => "tag",
        RecordProblem::UnclosedComment => "unclosed-comment",
        RecordProblem::Comment(_) => "comment",
        RecordProblem::VariationOfNothing => "variation-of-nothing",
        RecordProblem::TooDeep => "too-deep",
        RecordProblem::StrayClose => "stray-close",
        RecordProblem::UnclosedVariation => "unclosed-variation",
        RecordProblem::EmptyVariation => "empty-variation",
        RecordProblem::NumberAlone(_) => "number-alone",
        RecordProblem::Move(_) => "bad-move",
        RecordProblem::Variant(_) => "bad-variant",
        RecordProblem::Board(..) => "bad-board",
        RecordProblem::Starter(_) => "bad-starter",
        RecordProblem::Position(_) => "bad-position",
        RecordProblem::StarterContradicts(_) => "starter-contradicts",
        RecordProblem::Repetition(_) => "bad-repetition",
        RecordProblem::Result(_) => "bad-result",
        RecordProblem::ResultContradicts(..) => "result-contradicts",
        RecordProblem::Ending(..) => "bad-ending",
        RecordProblem::NotWhatHappened(..) => "not-what-happened",
    }
}

fn number_of(small: u8) -> u32 {
    u32::from(small)
}

fn end(space: Option<Space>) -> String {
    space.map(|space| space.to_string()).unwrap_or_default()
}

/// The column after so many spaces of a row, `…` past the last.
fn column(after: usize) -> Value {
    let space = u8::try_from(after).ok().and_then(|column| Space::new(column, 0));
    Value::Text(space.map_or_else(|| "…".to_owned(), |space| space.column_letter().to_string()))
}
