//! The file of puzzles.
//!
//! Puzzles are blocks of lines with a blank line between; a line is a name and a value. `#` begins a comment
//! line.

use std::fmt;

use colorito::{Arrangement, Board, Move, Position, Rules, Variant};

use super::{Grade, Kind, Puzzle};

/// Why a text is no list of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePuzzleError {
    /// The line at fault, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl fmt::Display for ParsePuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for ParsePuzzleError {}

/// The names of the lines of a puzzle, in their order.
const NAMES: [&str; 8] = ["id", "kind", "variant", "board", "position", "answer", "grade", "source"];

/// Reads puzzles.
///
/// # Errors
/// Names the first line at fault and what would be right.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, ParsePuzzleError> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut block = Vec::new();
    let lines = text.lines().chain([""]).map(str::trim_end);
    for (line, text) in (1..).zip(lines).filter(|(_, text)| !text.starts_with('#')) {
        if !text.is_empty() {
            block.push((line, text));
        } else if let Some((first, _)) = block.first() {
            let first = *first;
            let puzzle = Block::new(&block)?.puzzle()?;
            if puzzles.iter().any(|other| other.id == puzzle.id) {
                let problem = format!("the id `{}` is there twice", puzzle.id);
                return Err(ParsePuzzleError { line: first, problem });
            }
            puzzles.push(puzzle);
            block.clear();
        }
    }
    Ok(puzzles)
}

/// The lines of one puzzle: numbers and values, in the order of [`NAMES`].
struct Block<'a>([(usize, &'a str); NAMES.len()]);

impl<'a> Block<'a> {
    fn new(lines: &[(usize, &'a str)]) -> Result<Block<'a>, ParsePuzzleError> {
        let mut values = [(0, ""); NAMES.len()];
        for (index, expected) in NAMES.into_iter().enumerate() {
            let Some((line, text)) = lines.get(index) else {
                let line = lines.last().map_or(0, |(line, _)| *line);
                return Err(ParsePuzzleError {
                    line,
                    problem: format!("the line `{expected} …` is missing"),
                });
            };
            let (name, value) = text.split_once(' ').unwrap_or((text, ""));
            if name != expected {
                let problem = format!("here should be `{expected} …`, not `{text}`");
                return Err(ParsePuzzleError { line: *line, problem });
            }
            values[index] = (*line, value);
        }
        match lines.get(NAMES.len()) {
            Some((line, text)) => {
                let problem = format!("a puzzle ends with its source; `{text}` is too much");
                Err(ParsePuzzleError { line: *line, problem })
            }
            None => Ok(Block(values)),
        }
    }

    fn puzzle(&self) -> Result<Puzzle, ParsePuzzleError> {
        let [id, kind, variant, board, position, answer, grade, source] = &self.0;
        let wrong = |line: usize, problem: String| ParsePuzzleError { line, problem };
        let kind: Kind = kind.1.parse().map_err(|error| wrong(kind.0, format!("{error}")))?;
        let variant: Variant = variant.1.parse().map_err(|error| wrong(variant.0, format!("{error}")))?;
        let named = Board::named(board.1)
            .ok_or_else(|| wrong(board.0, format!("`{}` is no built-in board", board.1)))?;
        let rules = Rules { board: named, variant };
        let (line, text) = *position;
        let arrangement: Arrangement = text.parse().map_err(|error| wrong(line, format!("{error}")))?;
        let position =
            Position::study(&arrangement, rules).map_err(|error| wrong(line, format!("{error}")))?;
        let (line, text) = *id;
        let expected = Puzzle::id_of(kind, &position);
        if text != expected {
            let problem = format!("the id of this kind and position is `{expected}`, not `{text}`");
            return Err(wrong(line, problem));
        }
        let (line, text) = *grade;
        let number = text.parse().ok().and_then(Grade::new);
        let grade = number.ok_or_else(|| wrong(line, format!("`{text}` is no grade; grades are 1 to 5")))?;
        let puzzle =
            Puzzle { id: expected, kind, position, answer: Vec::new(), grade, source: source.1.into() };
        let answer = read_answer(&puzzle, answer.1).map_err(|problem| wrong(answer.0, problem))?;
        Ok(Puzzle { answer, ..puzzle })
    }
}

/// Reads the moves of an answer. Whether they solve the puzzle is not checked here: a proof takes its time.
fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, String> {
    let mut moves = Vec::new();
    let mut position = puzzle.position.clone();
    for word in text.split_whitespace() {
        let m = word.parse().map_err(|error| format!("{error}"))?;
        position = puzzle.after(&position, m).map_err(|error| error.to_string())?;
        moves.push(m);
    }
    let own = if puzzle.kind.is_alone() { moves.len() } else { moves.len().div_ceil(2) };
    if own == 0 || own > puzzle.kind.moves() as usize {
        return Err(format!("`{}` takes 1 to {} moves, not {own}", puzzle.kind, puzzle.kind.moves()));
    }
    Ok(moves)
}

impl fmt::Display for Puzzle {
    /// The lines of the puzzle as the file has them, with a line break behind each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.position.rules();
        let answer: Vec<String> = self.answer.iter().map(Move::to_string).collect();
        let values = [
            self.id.clone(),
            self.kind.to_string(),
            rules.variant.to_string(),
            rules.board.name().unwrap_or("unknown").to_owned(),
            self.position.to_string(),
            answer.join(" "),
            self.grade.number().to_string(),
            self.source.clone(),
        ];
        NAMES.iter().zip(values).try_for_each(|(name, value)| writeln!(f, "{name} {value}"))
    }
}
