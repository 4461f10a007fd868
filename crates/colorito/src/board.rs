//! The colours of the board: data, not code.

use std::{fmt, str::FromStr};

use crate::{Colour, Direction, Space, SpaceSet, space::SIZE};

/// The pattern of coloured spaces in rows 3–8. Rows 1, 2, 9 and 10 are white on every board.
///
/// The text form is ten lines of ten letters, row 10 first: `R`, `Y`, `D` and `L` for the colours, `.` for
/// white. `/` may stand for a line break. Empty lines, blanks and what follows a `#` are passed over.
///
/// ```
/// use colorito::{Board, Colour};
///
/// let board: Board = Board::STANDARD.to_string().parse()?;
/// assert_eq!(board, Board::STANDARD);
/// assert_eq!(board.colour("a8".parse()?), Some(Colour::Red));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// For each colour the spaces where its pieces may rest: the white ones and its own.
    rest: [SpaceSet; 4],
}

/// The white spaces.
pub(crate) const WHITE: SpaceSet = SpaceSet::from_bits(
    SpaceSet::row(0).bits() | SpaceSet::row(1).bits() | SpaceSet::row(8).bits() | SpaceSet::row(9).bits(),
);

impl Board {
    /// The board this project plays on, reconstructed from the rulebooks.
    pub const STANDARD: Board = Board::repeating([b"LDRYLDRYLD", b"RYLDRYLDRY"]);
    /// Pairs of colours in columns.
    pub const COLUMNS: Board = Board::repeating([b"RLYDRLYDRL", b"YDRLYDRLYD"]);
    /// Two-by-two tiles of the four colours.
    pub const TILES: Board = Board::repeating([b"RLRLRLRLRL", b"YDYDYDYDYD"]);
    /// Pairs of colours in rows, shifted every other time.
    pub const ROWS: Board = Board::repeating([b"LRLRLRLRLR", b"DYDYDYDYDY", b"RLRLRLRLRL", b"YDYDYDYDYD"]);

    /// The boards with a name.
    pub const BUILT_IN: [(&str, Board); 4] = [
        ("standard", Board::STANDARD),
        ("columns", Board::COLUMNS),
        ("tiles", Board::TILES),
        ("rows", Board::ROWS),
    ];

    /// The built-in board with this name, if there is one.
    pub fn named(name: &str) -> Option<Board> {
        Board::BUILT_IN.iter().find(|(known, _)| *known == name).map(|(_, board)| *board)
    }

    /// The name of this board if it is a built-in one.
    pub fn name(&self) -> Option<&'static str> {
        Board::BUILT_IN.iter().find(|(_, known)| known == self).map(|(name, _)| *name)
    }

    /// Reads the name of a built-in board or the rows of any.
    ///
    /// # Errors
    /// If the text is neither a name nor the rows of a board.
    pub fn from_name_or_rows(text: &str) -> Result<Board, BoardError> {
        Board::named(text).map_or_else(|| text.parse(), Ok)
    }

    /// The name of a built-in board, and of any other its rows in one line.
    pub fn name_or_rows(&self) -> String {
        self.name().map_or_else(|| format!("{self:#}"), str::to_owned)
    }

    /// The colour of a space, `None` for white ones.
    pub fn colour(&self, space: Space) -> Option<Colour> {
        if WHITE.contains(space) {
            return None;
        }
        Colour::ALL.into_iter().find(|colour| self.rest(*colour).contains(space))
    }

    /// The spaces where pieces of a colour may rest: the white ones and those of the colour.
    #[inline]
    pub const fn rest(&self, colour: Colour) -> SpaceSet {
        self.rest[colour as usize]
    }

    /// Fills rows 3–8 with these rows, from row 3 up, again and again.
    const fn repeating<const N: usize>(rows: [&[u8; SIZE as usize]; N]) -> Board {
        let mut rest = [WHITE; 4];
        let mut row = 2;
        while row < 8 {
            let mut column = 0;
            while column < SIZE {
                let letter = rows[(row - 2) % N][column as usize];
                let colour = Colour::from_letter(letter as char).expect("one of the four letters") as usize;
                let space = Space::new(column, row as u8).expect("on the board");
                rest[colour] = SpaceSet::from_bits(rest[colour].bits() | SpaceSet::single(space).bits());
                column += 1;
            }
            row += 1;
        }
        Board { rest }
    }

    /// All that is wrong with a text, in the order a reader meets it; nothing if it is a board.
    ///
    /// Where rows, spaces or letters are wrong, only that is told: nobody can say what the rest would be.
    ///
    /// ```
    /// use colorito::{Board, BoardError};
    ///
    /// let text = Board::STANDARD.to_string();
    /// assert!(Board::faults(&text).is_empty());
    /// let wrong = text.replacen("RY", "..", 1);
    /// assert_eq!(Board::faults(&wrong), ["a8", "b8"].map(|space| BoardError::NotColoured(space.parse().unwrap())));
    /// ```
    pub fn faults(text: &str) -> Vec<BoardError> {
        match read(text) {
            Ok(colours) => faults(&colours).collect(),
            Err(faults) => faults,
        }
    }

    /// The text of a board of which one half is enough: every space of rows 3–8 without a colour gets the
    /// counterpart of the one that a half-turn brings there. In one line, the rows separated by `/`; it may
    /// still have [faults](Board::faults).
    ///
    /// ```
    /// use colorito::Board;
    ///
    /// let white = "..........";
    /// let half = [white; 5].join("/") + "/LDRYLDRYLD/RYLDRYLDRY/LDRYLDRYLD/" + &[white; 2].join("/");
    /// assert_eq!(Board::completed(&half), Ok(format!("{:#}", Board::STANDARD)));
    /// ```
    ///
    /// # Errors
    /// All that is wrong with rows, spaces or letters.
    pub fn completed(text: &str) -> Result<String, Vec<BoardError>> {
        let colours = read(text)?;
        let colour = |space: Space| {
            let turned = || colours[space.turned().index()].map(Colour::counterpart);
            colours[space.index()].or_else(turned).filter(|_| !WHITE.contains(space))
        };
        let row = |row: u8| -> String {
            let spaces = (0..SIZE).filter_map(|column| Space::new(column, row));
            spaces.map(|space| colour(space).map_or('.', Colour::letter)).collect()
        };
        Ok((0..SIZE).rev().map(row).collect::<Vec<String>>().join("/"))
    }

    /// A full pattern, one entry a space, that has been checked.
    fn from_colours(colours: &Colours) -> Board {
        let mut rest = [WHITE; 4];
        for space in as_written() {
            if let Some(colour) = colours[space.index()] {
                rest[colour as usize].insert(space);
            }
        }
        Board { rest }
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::STANDARD
    }
}

/// The colour of every space, `None` for white.
type Colours = [Option<Colour>; Space::COUNT];

/// All spaces as a board's text names them, so that the first fault found is the first one a reader meets.
fn as_written() -> impl Iterator<Item = Space> {
    (0..SIZE).rev().flat_map(|row| (0..SIZE).filter_map(move |column| Space::new(column, row)))
}

/// Reads ten rows of ten letters, or says all that is wrong with them.
fn read(text: &str) -> Result<Colours, Vec<BoardError>> {
    let rows: Vec<Vec<char>> = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""))
        .flat_map(|line| line.split('/'))
        .map(|row| row.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<char>>())
        .filter(|row| !row.is_empty())
        .collect();
    if rows.len() != usize::from(SIZE) {
        return Err(vec![BoardError::Rows(rows.len())]);
    }
    let mut colours = [None; Space::COUNT];
    let mut faults = Vec::new();
    for (row, letters) in (0..SIZE).rev().zip(&rows) {
        if letters.len() != usize::from(SIZE) {
            faults.push(BoardError::Columns { row: row + 1, found: letters.len() });
            continue;
        }
        for (space, &letter) in (0..SIZE).filter_map(|column| Space::new(column, row)).zip(letters) {
            match Colour::from_letter(letter) {
                None if letter != '.' => faults.push(BoardError::Letter(space, letter)),
                colour => colours[space.index()] = colour,
            }
        }
    }
    if faults.is_empty() { Ok(colours) } else { Err(faults) }
}

/// All that is wrong with a pattern: what is not white or not coloured, then equal neighbours, then what a
/// half-turn does not bring to its counterpart. Each pair of spaces is named once.
fn faults(colours: &Colours) -> impl Iterator<Item = BoardError> {
    let ground = as_written().filter_map(|space| match colours[space.index()] {
        None if !WHITE.contains(space) => Some(BoardError::NotColoured(space)),
        Some(_) if WHITE.contains(space) => Some(BoardError::NotWhite(space)),
        _ => None,
    });
    let coloured = as_written().filter_map(|space| Some((space, colours[space.index()]?)));
    let neighbours = coloured.flat_map(move |(space, colour)| {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| space.neighbour(direction))
            .filter(move |other| comes_later(*other, space) && colours[other.index()] == Some(colour))
            .map(move |other| BoardError::EqualNeighbours(space, other, colour))
    });
    let turned = as_written().filter_map(|space| {
        let (colour, turned) = (colours[space.index()]?, colours[space.turned().index()]?);
        let matches = turned == colour.counterpart() || comes_later(space, space.turned());
        (!matches).then_some(BoardError::NotSymmetric { space, colour, turned })
    });
    ground.chain(neighbours).chain(turned)
}

/// Whether a space is read after another.
fn comes_later(space: Space, other: Space) -> bool {
    let place = |space: Space| (SIZE - space.row(), space.column());
    place(space) > place(other)
}

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There are not ten rows.
    Rows(usize),
    /// A row, 1–10, has not ten spaces.
    Columns {
        /// The row as printed on the frame.
        row: u8,
        /// How many letters it has.
        found: usize,
    },
    /// A letter stands for no colour.
    Letter(Space, char),
    /// A space in row 1, 2, 9 or 10 has a colour.
    NotWhite(Space),
    /// A space in rows 3–8 has no colour.
    NotColoured(Space),
    /// Two neighbouring spaces share a colour.
    EqualNeighbours(Space, Space, Colour),
    /// A half-turn of the board does not swap red with dark blue and yellow with light blue.
    NotSymmetric {
        /// The space at fault.
        space: Space,
        /// Its colour.
        colour: Colour,
        /// The colour of the space a half-turn brings there.
        turned: Colour,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Rows(found) => {
                write!(f, "a board has ten rows, row 10 first, not {found}")
            }
            BoardError::Columns { row, found } => {
                write!(f, "row {row} of the board must have ten spaces, not {found}")
            }
            BoardError::Letter(space, letter) => {
                write!(f, "`{letter}` on {space} is no colour; use R, Y, D, L, or . for white")
            }
            BoardError::NotWhite(space) => {
                write!(f, "{space} must be white (`.`), like all of rows 1, 2, 9 and 10")
            }
            BoardError::NotColoured(space) => {
                write!(f, "{space} must have a colour, like all of rows 3 to 8")
            }
            BoardError::EqualNeighbours(space, neighbour, colour) => {
                write!(f, "{space} and its neighbour {neighbour} are both {colour}")
            }
            BoardError::NotSymmetric { space, colour, turned } => write!(
                f,
                "{space} is {colour}, so {} on the other side must be {}, not {turned}",
                space.turned(),
                colour.counterpart()
            ),
        }
    }
}

impl std::error::Error for BoardError {}

impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Board, BoardError> {
        let colours = read(text).map_err(|mut faults| faults.swap_remove(0))?;
        faults(&colours).next().map_or_else(|| Ok(Board::from_colours(&colours)), Err)
    }
}

impl fmt::Display for Board {
    /// Ten lines of ten letters, row 10 first; with `{:#}` one line, the rows separated by `/`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            for space in (0..SIZE).filter_map(|column| Space::new(column, row)) {
                write!(f, "{}", self.colour(space).map_or('.', Colour::letter))?;
            }
            if !f.alternate() {
                f.write_str("\n")?;
            } else if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => write!(f, "Board({name})"),
            None => write!(f, "Board({self:#})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_boards_pass_their_own_check() {
        for (name, board) in Board::BUILT_IN {
            assert_eq!(board.to_string().parse(), Ok(board), "{name}");
            assert_eq!(format!("{board:#}").parse(), Ok(board), "{name}");
            assert_eq!(board.name(), Some(name));
            assert_eq!(Board::from_name_or_rows(name), Ok(board));
        }
    }

    #[test]
    fn every_fault_is_named_once() {
        let text = Board::STANDARD.to_string();
        let named =
            |text: &str| -> Vec<String> { Board::faults(text).iter().map(ToString::to_string).collect() };
        assert!(named(&text).is_empty());
        // a8 and b8 are the first of row 8, so the third row of the text.
        let equal = text.replacen("RYLD", "YYLD", 1);
        assert_eq!(
            named(&equal),
            [
                "a8 and its neighbour b8 are both yellow",
                "a8 is yellow, so j3 on the other side must be light blue, not dark blue"
            ]
        );
        assert_eq!(
            named(&text.replacen('.', "R", 1)),
            ["a10 must be white (`.`), like all of rows 1, 2, 9 and 10"]
        );
        let shape = text.replacen("RYLD", "QXLD", 1).replacen("LDRYLDRYLD", "LDRY", 1);
        assert_eq!(named(&shape).len(), 3, "{:?}", named(&shape));
        assert_eq!(named("R/Y"), ["a board has ten rows, row 10 first, not 2"]);
        for wrong in [equal, shape] {
            assert_eq!(wrong.parse::<Board>().err(), Board::faults(&wrong).into_iter().next());
        }
    }

    #[test]
    fn standard_is_the_pattern_of_the_rules() {
        let expected = "..........\n..........\nRYLDRYLDRY\nLDRYLDRYLD\nRYLDRYLDRY\nLDRYLDRYLD\nRYLDRYLDRY\n\
                        LDRYLDRYLD\n..........\n..........\n";
        assert_eq!(Board::STANDARD.to_string(), expected);
    }
}
