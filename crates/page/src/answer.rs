//! What is asked about positions, boards, lessons, puzzles and analyses.

use colorito::{Game, RepetitionRule};
use colorito_drawing::Drawing;
use colorito_wire::{
    Attempt, Attempts, BoardAnswer, BoardQuery, DayQuery, DraftQuery, Error, LessonAnswer, LessonName,
    LineQuery, NewTree, Placing, PositionAnswer, PositionPicture, PositionQuery, PuzzleAnswer, PuzzleList,
    RecordText, RulesAnswer, TreeAnswer,
};

use crate::{Request, Response, games};

const SVG: &str = "image/svg+xml";
pub(crate) const TEXT: &str = "text/plain; charset=utf-8";

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Answers a request as a server does whose games all belong to whoever asks.
pub fn answer(request: &Request) -> Response {
    let path: Vec<String> = request.path.trim_start_matches('/').split('/').map(decoded).collect();
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    let answered = match path.as_slice() {
        ["api", "games", rest @ ..] => games::answer(request, rest),
        ["api", rest @ ..] => about_no_game(request, rest),
        _ => Err(Error::NoSuchAddress),
    };
    answered.unwrap_or_else(Response::from)
}

fn about_no_game(request: &Request, path: &[&str]) -> Result<Response, Error> {
    match (request.method.as_str(), path) {
        ("GET", ["position"]) => {
            let position = request.asked::<PositionQuery>()?.position()?;
            Response::said(&PositionAnswer::of(&Game::new(position, RepetitionRule::Draw)))
        }
        ("GET", ["position", "picture.svg"]) => Ok(drawn(&request.asked::<PositionPicture>()?.drawing()?.0)),
        ("GET", ["board"]) => Response::said(&BoardAnswer::of(&request.asked::<BoardQuery>()?.read()?)),
        ("GET", ["board", "check"]) => Response::said(&request.asked::<DraftQuery>()?.check()),
        ("GET", ["board", "picture.svg"]) => {
            Ok(drawn(&Drawing::board(request.asked::<BoardQuery>()?.read()?)))
        }
        ("GET", ["rules"]) => Response::said(&RulesAnswer::all()),
        ("GET", ["lessons"]) => Response::said(&LessonName::all()),
        ("GET", ["lessons", lesson]) => Response::said(&LessonAnswer::find(lesson)?),
        ("POST", ["lessons", lesson, exercise]) => {
            Response::said(&request.object::<Attempt>()?.judge(lesson, exercise)?)
        }
        ("GET", ["lessons", lesson, exercise, "answer"]) => {
            Response::said(&LessonAnswer::right_move(lesson, exercise)?)
        }
        ("GET", ["puzzles"]) => {
            let today = request.now.unsigned_abs() / DAY;
            Response::said(&PuzzleList::on(request.asked::<DayQuery>()?.day.unwrap_or(today)))
        }
        ("GET", ["puzzles", id]) => Response::said(&PuzzleAnswer::find(id)?),
        ("POST", ["puzzles", id]) => Response::said(&request.object::<Attempts>()?.judge(id)?),
        ("GET", ["puzzles", id, "answer"]) => Response::said(&PuzzleAnswer::solution(id)?),
        ("GET", ["analysis", "position"]) => {
            Response::said(&PositionAnswer::of(&request.asked::<LineQuery>()?.game()?))
        }
        ("POST", ["analysis", "placing"]) => Response::said(&request.object::<Placing>()?.check()?),
        ("POST", ["analysis", "read"]) => {
            Response::said(&TreeAnswer::read(&request.object::<RecordText>()?.record)?)
        }
        ("POST", ["analysis", "write"]) => {
            let record = request.object_with_lists::<NewTree>()?.record()?;
            Ok(Response::text(TEXT, record.to_string()))
        }
        _ => Err(Error::NoSuchAddress),
    }
}

/// A drawing with its description in English: the words of other languages are the pages'.
pub(crate) fn drawn(drawing: &Drawing) -> Response {
    Response::text(SVG, drawing.svg())
}

/// A part of an address as it is meant: `%20` is a space.
fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after.first_chunk::<2>().filter(|_| first == b'%');
        let meant = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        rest = if meant.is_some() { &after[2..] } else { after };
        bytes.push(meant.unwrap_or(first));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
