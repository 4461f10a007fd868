//! Anything that can be set up on the board, playable or not.

use std::{fmt, str::FromStr};

use crate::{Piece, Side, Space, space::SIZE};

/// Pieces on spaces, whose turn it is, who started, and how many moves were made: whatever a position text
/// can say. [`Position::new`](crate::Position::new) checks whether it can be played.
///
/// The text form is `<placement> <side> <starter> <plies>`:
///
/// ```
/// use colorito::Arrangement;
///
/// let text = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";
/// let arrangement: Arrangement = text.parse()?;
/// assert_eq!(arrangement, Arrangement::START);
/// assert_eq!(arrangement.to_string(), text);
/// # Ok::<(), colorito::ParseArrangementError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Arrangement {
    pub(crate) pieces: [Option<Piece>; Space::COUNT],
    /// Whose turn it is.
    pub turn: Side,
    /// Who made the first move.
    pub starter: Side,
    /// The moves made so far by both together.
    pub plies: u32,
}

impl Arrangement {
    /// The most moves that a position can have behind it: far more than anybody makes, and so few that
    /// counting on from there never runs over.
    pub const MOST_PLIES: u32 = 1_000_000_000;

    /// No piece at all, Red to start.
    pub const EMPTY: Arrangement =
        Arrangement { pieces: [None; Space::COUNT], turn: Side::Red, starter: Side::Red, plies: 0 };

    /// The start of a game with Red to move.
    pub const START: Arrangement = {
        let mut start = Arrangement::EMPTY;
        let mut index = 0;
        while let Some(piece) = Piece::from_index(index) {
            start.pieces[piece.start().index()] = Some(piece);
            index += 1;
        }
        start
    };

    /// The start of a game with this side to move.
    pub const fn start(starter: Side) -> Arrangement {
        let mut start = Arrangement::START;
        start.starter = starter;
        start.turn = starter;
        start
    }

    /// The piece on a space.
    pub const fn piece(&self, space: Space) -> Option<Piece> {
        self.pieces[space.index()]
    }

    /// Puts a piece on a space, or takes away what stands there.
    pub fn set(&mut self, space: Space, piece: Option<Piece>) {
        self.pieces[space.index()] = piece;
    }

    /// All pieces and where they stand, in the order of the spaces.
    pub fn placed(&self) -> impl Iterator<Item = (Space, Piece)> {
        Space::all().filter_map(|space| Some((space, self.piece(space)?)))
    }

    /// The board turned by half a turn and the sides swapped: what Blue sees, as if Blue were Red.
    #[must_use]
    pub fn turned(&self) -> Arrangement {
        let mut turned =
            Arrangement { turn: !self.turn, starter: !self.starter, plies: self.plies, ..Arrangement::EMPTY };
        for (space, piece) in self.placed() {
            turned.set(space.turned(), Some(piece.counterpart()));
        }
        turned
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            let mut run = 0;
            for space in (0..SIZE).filter_map(|column| Space::new(column, row)) {
                match self.piece(space) {
                    None => run += 1,
                    Some(piece) => {
                        write_run(f, &mut run)?;
                        write!(f, "{}", piece.letter())?;
                    }
                }
            }
            write_run(f, &mut run)?;
            if row > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {} {} {}", self.turn.letter(), self.starter.letter(), self.plies)
    }
}

/// Writes the length of a run of empty spaces, if there is one, and begins a new one.
fn write_run(f: &mut fmt::Formatter<'_>, run: &mut u8) -> fmt::Result {
    match std::mem::take(run) {
        0 => Ok(()),
        length => write!(f, "{length}"),
    }
}

impl fmt::Debug for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Arrangement({self})")
    }
}

/// Why a text is no arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseArrangementError {
    /// There are not four fields.
    Fields(usize),
    /// The placement has not ten rows.
    Rows(usize),
    /// A row, 1–10, has not ten spaces.
    Columns {
        /// The row as printed on the frame.
        row: u8,
        /// How many spaces the text gives it.
        found: usize,
    },
    /// A letter stands for no piece.
    Letter {
        /// The row as printed on the frame.
        row: u8,
        /// How many spaces of the row come before it.
        after: usize,
        /// What was found.
        letter: char,
    },
    /// A number is no run of one to ten empty spaces.
    Run {
        /// The row as printed on the frame.
        row: u8,
        /// How many spaces of the row come before it.
        after: usize,
        /// What was found.
        run: String,
    },
    /// The second field is no side.
    Turn(String),
    /// The third field is no side.
    Starter(String),
    /// The fourth field is no number of moves.
    Plies(String),
}

impl fmt::Display for ParseArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseArrangementError::Fields(found) => write!(
                f,
                "a position has four fields, placement, side, starter and plies; there {} {found}",
                if *found == 1 { "is" } else { "are" }
            ),
            ParseArrangementError::Rows(found) => {
                write!(f, "placement: there must be ten rows separated by `/`, row 10 first, not {found}")
            }
            ParseArrangementError::Columns { row, found } => {
                write!(f, "placement, row {row}: there must be ten spaces, not {found}")
            }
            ParseArrangementError::Letter { row, after, letter } => write!(
                f,
                "placement, row {row}, {}: `{letter}` is no piece; use A–T for Red's, a–t for Blue's",
                ColumnName(*after)
            ),
            ParseArrangementError::Run { row, after, run } => write!(
                f,
                "placement, row {row}, {}: `{run}` is no run of empty spaces; its length is 1 to 10",
                ColumnName(*after)
            ),
            ParseArrangementError::Turn(text) => {
                write!(f, "side: `{text}` is no side; use `r` or `b`")
            }
            ParseArrangementError::Starter(text) => {
                write!(f, "starter: `{text}` is no side; use `r` or `b`")
            }
            ParseArrangementError::Plies(text) => {
                write!(f, "plies: `{text}` is no number of moves from 0 to {}", Arrangement::MOST_PLIES)
            }
        }
    }
}

/// The column after so many spaces of a row, in words that also fit a row that is too long.
struct ColumnName(usize);

impl fmt::Display for ColumnName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.0).ok().and_then(|column| Space::new(column, 0)) {
            Some(space) => write!(f, "column {}", space.column_letter()),
            None => f.write_str("past column j"),
        }
    }
}

impl std::error::Error for ParseArrangementError {}

impl FromStr for Arrangement {
    type Err = ParseArrangementError;

    fn from_str(text: &str) -> Result<Arrangement, ParseArrangementError> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let &[placement, turn, starter, plies] = fields.as_slice() else {
            return Err(ParseArrangementError::Fields(fields.len()));
        };
        Ok(Arrangement {
            pieces: parse_placement(placement)?,
            turn: parse_side(turn).ok_or_else(|| ParseArrangementError::Turn(turn.to_owned()))?,
            starter: parse_side(starter).ok_or_else(|| ParseArrangementError::Starter(starter.to_owned()))?,
            plies: parse_plies(plies).ok_or_else(|| ParseArrangementError::Plies(plies.to_owned()))?,
        })
    }
}

fn parse_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = Side::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(side)
}

/// A number in plain digits; Rust's own parser would take a plus sign too.
fn parse_plies(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|plies| digits && *plies <= Arrangement::MOST_PLIES)
}

fn parse_placement(text: &str) -> Result<[Option<Piece>; Space::COUNT], ParseArrangementError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(SIZE) {
        return Err(ParseArrangementError::Rows(rows.len()));
    }
    let mut pieces = [None; Space::COUNT];
    for (row, text) in (0..SIZE).rev().zip(rows) {
        let cells = parse_row(text, row + 1)?;
        let first = usize::from(row) * usize::from(SIZE);
        pieces[first..first + usize::from(SIZE)].copy_from_slice(&cells);
    }
    Ok(pieces)
}

fn parse_row(text: &str, row: u8) -> Result<Vec<Option<Piece>>, ParseArrangementError> {
    let mut cells = Vec::with_capacity(usize::from(SIZE));
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.find(|next: char| !next.is_ascii_digit()).unwrap_or(rest.len());
        if digits == 0 {
            let piece = Piece::from_letter(letter).ok_or(ParseArrangementError::Letter {
                row,
                after: cells.len(),
                letter,
            })?;
            cells.push(Some(piece));
            rest = &rest[letter.len_utf8()..];
        } else {
            let (run, after) = rest.split_at(digits);
            // Found by its text, not by its value, so that `01` is no length and a position has one text
            // only.
            let length = (1..=usize::from(SIZE)).find(|length| length.to_string() == run);
            let length = length.ok_or_else(|| ParseArrangementError::Run {
                row,
                after: cells.len(),
                run: run.to_owned(),
            })?;
            cells.resize(cells.len() + length, None);
            rest = after;
        }
    }
    if cells.len() != usize::from(SIZE) {
        return Err(ParseArrangementError::Columns { row, found: cells.len() });
    }
    Ok(cells)
}
