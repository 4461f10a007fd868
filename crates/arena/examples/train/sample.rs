//! The file of games: a line for each position, and one after each game.

use colorito::Board;

/// One line: a position, the moves Red and Blue went on to need, and the hundredths of a move by which the
/// player to move thought to be ahead, if that was the engine.
pub(crate) struct Sample {
    pub(crate) position: String,
    pub(crate) needed: [u32; 2],
    pub(crate) lead: Option<i32>,
}

impl Sample {
    pub(crate) fn to_line(&self) -> String {
        let lead = self.lead.map(|lead| lead.to_string()).unwrap_or_default();
        format!("{};{};{};{lead}", self.position, self.needed[0], self.needed[1])
    }

    pub(crate) fn from_line(line: &str) -> Option<Sample> {
        let mut fields = line.split(';');
        let position = fields.next()?.to_owned();
        let needed = [fields.next()?.parse().ok()?, fields.next()?.parse().ok()?];
        let lead = fields.next()?;
        let lead = if lead.is_empty() { None } else { Some(lead.parse().ok()?) };
        Some(Sample { position, needed, lead })
    }
}

/// The line after a game: its number, how it was played and what came of it.
pub(crate) struct GameLine {
    pub(crate) board: Board,
    text: String,
}

const MARK: &str = "# game ";

impl GameLine {
    pub(crate) fn new(number: u64, board: Board, rest: &str) -> GameLine {
        let name = board.name().unwrap_or("own");
        GameLine { board, text: format!("{MARK}{number} on {name}: {rest}") }
    }

    pub(crate) fn from_line(line: &str) -> Option<GameLine> {
        let (_, after) = line.strip_prefix(MARK)?.split_once(" on ")?;
        let (board, _) = after.split_once(':')?;
        Some(GameLine { board: Board::named(board)?, text: line.to_owned() })
    }

    pub(crate) fn to_line(&self) -> &str {
        &self.text
    }
}
