//! Positions, and their text.

use crate::board::{self, Board};
use crate::piece::{Colour, Piece, Player};
use crate::space::{Grid, SIZE, Space, column_name};

/// The start position, with Red starting.
pub const START: &str = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";

/// Which piece stands on which space.
type Cells = Grid<Option<Piece>>;

/// A position together with the board and the variant it is played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naive {
    pub(crate) cells: Cells,
    pub(crate) side: Player,
    pub(crate) starter: Player,
    pub(crate) plies: u64,
    board: Board,
    pub(crate) strict: bool,
    pub(crate) just_colours: bool,
}

impl Naive {
    /// Reads a position text.
    ///
    /// `board` is ten lines of ten letters, row 10 first: `.` for white, `R`, `Y`, `D`, `L` for the colours.
    /// `strict` and `just_colours` choose the variant.
    ///
    /// # Errors
    ///
    /// A message that names what is wrong and where, if either text is not well-formed or breaks the rules.
    pub fn new(position: &str, board: &str, strict: bool, just_colours: bool) -> Result<Naive, String> {
        let fields: Vec<&str> = position.split_whitespace().collect();
        let [placement, side, starter, plies] = fields[..] else {
            return Err(format!("position: {} fields instead of 4", fields.len()));
        };
        let naive = Naive {
            cells: parse_placement(placement)?,
            side: parse_player("side", side)?,
            starter: parse_player("starter", starter)?,
            plies: parse_plies(plies)?,
            board: board::parse(board)?,
            strict,
            just_colours,
        };
        naive.check_resting_places()?;
        naive.check_plies()?;
        Ok(naive)
    }

    /// The position text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let rows: Vec<String> = (0..SIZE).rev().map(|row| self.row_text(row)).collect();
        format!("{} {} {} {}", rows.join("/"), self.side.letter(), self.starter.letter(), self.plies)
    }

    /// The same position seen from the other seat: the board turned by 180 degrees and the players swapped,
    /// together with their colours, turn and start.
    #[must_use]
    pub fn turned(&self) -> Naive {
        Naive {
            cells: self.cells.turned(|cell| cell.map(Piece::counterpart)),
            side: self.side.opponent(),
            starter: self.starter.opponent(),
            board: self.board.turned(|cell| cell.map(Colour::counterpart)),
            ..*self
        }
    }

    /// Whether the colour of a space allows a piece to end its move there.
    pub(crate) fn may_rest(&self, piece: Piece, space: Space) -> bool {
        match self.board[space] {
            None => true,
            Some(colour) => colour == piece.colour(),
        }
    }

    fn check_resting_places(&self) -> Result<(), String> {
        for space in Space::all() {
            if let Some(piece) = self.cells[space]
                && !self.may_rest(piece, space)
            {
                return Err(format!("position: {} may not rest on {space}", piece.letter()));
            }
        }
        Ok(())
    }

    fn check_plies(&self) -> Result<(), String> {
        let starter_to_move = self.plies.is_multiple_of(2);
        if starter_to_move == (self.side == self.starter) {
            Ok(())
        } else {
            Err(format!(
                "position: plies {} contradict side {} and starter {}",
                self.plies,
                self.side.letter(),
                self.starter.letter()
            ))
        }
    }

    fn row_text(&self, row: usize) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for column in 0..SIZE {
            match self.cells[Space { column, row }] {
                None => empty += 1,
                Some(piece) => {
                    push_run(&mut text, empty);
                    empty = 0;
                    text.push(piece.letter());
                }
            }
        }
        push_run(&mut text, empty);
        text
    }
}

/// Appends the length of a run of empty spaces, if there is one.
fn push_run(text: &mut String, empty: u32) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}

/// Reads the first field of a position text.
fn parse_placement(text: &str) -> Result<Cells, String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIZE {
        return Err(format!("position: {} rows instead of {SIZE}", rows.len()));
    }
    let mut cells = Cells::filled(None);
    for (row, text) in (0..SIZE).rev().zip(rows) {
        let contents = parse_row(text).map_err(|why| format!("position: row {}: {why}", row + 1))?;
        for (column, cell) in contents.into_iter().enumerate() {
            cells[Space { column, row }] = cell;
        }
    }
    check_pieces(&cells)?;
    Ok(cells)
}

/// Reads one row of a placement, from column a to column j.
fn parse_row(text: &str) -> Result<Vec<Option<Piece>>, String> {
    let mut contents = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if contents.len() >= SIZE {
            return Err(format!("more than {SIZE} columns"));
        }
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits > 0 {
            let (run, after) = rest.split_at(digits);
            // Only the ten texts without leading zeros, so that a position has one text.
            let length = (1..=SIZE)
                .find(|length| length.to_string() == run)
                .ok_or_else(|| format!("{run:?} is no run of 1 to {SIZE} empty spaces"))?;
            contents.extend(vec![None; length]);
            rest = after;
        } else {
            let piece = Piece::from_letter(letter)
                .ok_or_else(|| format!("{letter:?} in column {} is no piece", column_name(contents.len())))?;
            contents.push(Some(piece));
            rest = &rest[1..];
        }
    }
    if contents.len() == SIZE {
        Ok(contents)
    } else {
        Err(format!("{} columns instead of {SIZE}", contents.len()))
    }
}

/// Checks that every piece is on the board exactly once.
fn check_pieces(cells: &Cells) -> Result<(), String> {
    for piece in Piece::all_of(Player::Red).chain(Piece::all_of(Player::Blue)) {
        let spaces: Vec<String> = Space::all()
            .filter(|&space| cells[space] == Some(piece))
            .map(|space| space.to_string())
            .collect();
        match spaces.len() {
            1 => {}
            0 => return Err(format!("position: {} is missing", piece.letter())),
            _ => {
                return Err(format!("position: {} is on {} at once", piece.letter(), spaces.join(" and ")));
            }
        }
    }
    Ok(())
}

fn parse_player(field: &str, text: &str) -> Result<Player, String> {
    match text {
        "r" => Ok(Player::Red),
        "b" => Ok(Player::Blue),
        _ => Err(format!("position: {field} {text:?} is neither r nor b")),
    }
}

/// The most plies that a position text may give.
const MOST_PLIES: u64 = 1_000_000_000;

/// Reads the number of plies.
fn parse_plies(text: &str) -> Result<u64, String> {
    let message = || format!("position: plies {text:?} are no number up to {MOST_PLIES}");
    // `parse` alone would let a plus sign pass.
    if !text.chars().all(|c| c.is_ascii_digit()) {
        return Err(message());
    }
    text.parse().ok().filter(|plies| *plies <= MOST_PLIES).ok_or_else(message)
}
