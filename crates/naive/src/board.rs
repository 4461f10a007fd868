//! The colours of the spaces.

use crate::piece::Colour;
use crate::space::{DIRECTIONS, Grid, SIZE, Space};

/// The standard board.
pub const STANDARD: &str = "\
..........
..........
RYLDRYLDRY
LDRYLDRYLD
RYLDRYLDRY
LDRYLDRYLD
RYLDRYLDRY
LDRYLDRYLD
..........
..........";

/// The board `columns`.
pub const COLUMNS: &str = "\
..........
..........
YDRLYDRLYD
RLYDRLYDRL
YDRLYDRLYD
RLYDRLYDRL
YDRLYDRLYD
RLYDRLYDRL
..........
..........";

/// The board `tiles`.
pub const TILES: &str = "\
..........
..........
YDYDYDYDYD
RLRLRLRLRL
YDYDYDYDYD
RLRLRLRLRL
YDYDYDYDYD
RLRLRLRLRL
..........
..........";

/// The board `rows`.
pub const ROWS: &str = "\
..........
..........
DYDYDYDYDY
LRLRLRLRLR
YDYDYDYDYD
RLRLRLRLRL
DYDYDYDYDY
LRLRLRLRLR
..........
..........";

/// The colour of every space; `None` is white.
pub(crate) type Board = Grid<Option<Colour>>;

/// Reads a board from ten lines of ten letters, row 10 first, and checks it.
pub(crate) fn parse(text: &str) -> Result<Board, String> {
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() != SIZE {
        return Err(format!("board: {} lines instead of {SIZE}", lines.len()));
    }
    let mut board = Board::filled(None);
    for (row, line) in (0..SIZE).rev().zip(lines) {
        let length = line.chars().count();
        if length != SIZE {
            return Err(format!("board: row {} has {length} letters instead of {SIZE}", row + 1));
        }
        for (column, letter) in line.chars().enumerate() {
            let space = Space { column, row };
            board[space] =
                parse_colour(letter).map_err(|why| format!("board: {letter:?} on {space} {why}"))?;
        }
    }
    check_white_rows(&board)?;
    check_neighbours(&board)?;
    check_half_turn(&board)?;
    Ok(board)
}

/// The colour that a letter stands for; `None` is white.
fn parse_colour(letter: char) -> Result<Option<Colour>, &'static str> {
    match letter {
        '.' => Ok(None),
        'R' => Ok(Some(Colour::Red)),
        'Y' => Ok(Some(Colour::Yellow)),
        'D' => Ok(Some(Colour::DarkBlue)),
        'L' => Ok(Some(Colour::LightBlue)),
        _ => Err("is none of . R Y D L"),
    }
}

/// Checks that the two rows at either edge are white and the others coloured.
fn check_white_rows(board: &Board) -> Result<(), String> {
    for space in Space::all() {
        let at_edge = space.row < 2 || space.row >= SIZE - 2;
        match board[space] {
            Some(_) if at_edge => return Err(format!("board: {space} must be white")),
            None if !at_edge => return Err(format!("board: {space} must be coloured")),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that no neighbours share a colour, white apart.
fn check_neighbours(board: &Board) -> Result<(), String> {
    for space in Space::all().filter(|&space| board[space].is_some()) {
        for neighbour in DIRECTIONS.iter().filter_map(|&way| space.neighbour(way)) {
            if board[neighbour] == board[space] {
                return Err(format!("board: the neighbours {space} and {neighbour} share a colour"));
            }
        }
    }
    Ok(())
}

/// Checks that both players see the same board.
fn check_half_turn(board: &Board) -> Result<(), String> {
    for space in Space::all() {
        let opposite = space.half_turn();
        if board[opposite] != board[space].map(Colour::counterpart) {
            return Err(format!("board: {space} and {opposite} are no pair R-D or Y-L"));
        }
    }
    Ok(())
}
