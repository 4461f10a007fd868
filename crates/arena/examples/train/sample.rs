//! The file of games: a line for each position, and one after each game.

use colorito::{Board, Side};

/// One line: a position, and the hundredths of a move by which the player to move thought to be ahead, if that
/// was the engine.
pub(crate) struct Sample {
    pub(crate) position: String,
    pub(crate) lead: Option<i32>,
}

impl Sample {
    pub(crate) fn to_line(&self) -> String {
        format!("{};{}", self.position, self.lead.map(|lead| lead.to_string()).unwrap_or_default())
    }

    pub(crate) fn from_line(line: &str) -> Option<Sample> {
        let (position, lead) = line.split_once(';')?;
        let lead = if lead.is_empty() { None } else { Some(lead.parse().ok()?) };
        Some(Sample { position: position.to_owned(), lead })
    }
}

/// The line after a game: its number and board, who played, and who won it.
pub(crate) struct GameLine {
    pub(crate) number: u64,
    pub(crate) board: Board,
    /// Nobody where it was drawn or broken off.
    pub(crate) winner: Option<Side>,
    pub(crate) players: String,
}

const MARK: &str = "# game ";

impl GameLine {
    pub(crate) fn to_line(&self) -> String {
        let board = self.board.name().unwrap_or("own");
        let winner = match self.winner {
            Some(Side::Red) => "red",
            Some(Side::Blue) => "blue",
            None => "nobody",
        };
        format!("{MARK}{} on {board}, won by {winner}: {}", self.number, self.players)
    }

    pub(crate) fn from_line(line: &str) -> Option<GameLine> {
        let (facts, players) = line.strip_prefix(MARK)?.split_once(": ")?;
        let (number, facts) = facts.split_once(" on ")?;
        let (board, winner) = facts.split_once(", won by ")?;
        let winner = match winner {
            "red" => Some(Side::Red),
            "blue" => Some(Side::Blue),
            "nobody" => None,
            _ => return None,
        };
        let number = number.parse().ok()?;
        Some(GameLine { number, board: Board::named(board)?, winner, players: players.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_were_written() {
        for line in ["jihg r r 0;-120", "jihg r r 0;"] {
            assert_eq!(Sample::from_line(line).unwrap().to_line(), line);
        }
        for winner in ["red", "blue", "nobody"] {
            let line = format!("# game 7 on tiles, won by {winner}: engine against wary");
            assert_eq!(GameLine::from_line(&line).unwrap().to_line(), line);
        }
        assert!(GameLine::from_line("# game 7 on tiles, won by me: engine").is_none());
    }
}
