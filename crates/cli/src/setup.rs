//! The options every command has: the rules and the position.

use std::{fmt::Display, io, path::Path};

use clap::Args;
use colorito::{Arrangement, Board, Position, Rules, Side, Variant};

use crate::{
    Failure,
    input::{BadLine, Lines, read_text},
};

/// The most bytes of a file with a board. Ten lines of ten letters need 110; the rest is room for comments.
const LARGEST_BOARD: usize = 64 << 10;

/// Which rules to play by.
#[derive(Args)]
pub(crate) struct RulesOptions {
    /// The variant: standard, strict, colours or strict-colours.
    #[arg(long, value_name = "NAME", default_value = "standard", global = true)]
    variant: Variant,
    /// The board: standard, columns, tiles, rows, or a file with ten lines of ten letters.
    #[arg(long, value_name = "NAME|FILE", default_value = "standard", global = true)]
    board: String,
}

impl RulesOptions {
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        Ok(Rules { board: self.board()?, variant: self.variant })
    }

    fn board(&self) -> Result<Board, Failure> {
        if let Some(board) = Board::named(&self.board) {
            return Ok(board);
        }
        let names: Vec<&str> = Board::BUILT_IN.iter().map(|(name, _)| *name).collect();
        let text = read_text(Path::new(&self.board), LARGEST_BOARD).map_err(|error| {
            let (board, names) = (&self.board, names.join(", "));
            Failure::Input(format!(
                "`{board}` is no built-in board ({names}) and cannot be read as a file: {error}"
            ))
        })?;
        text.parse().map_err(|error| Failure::Input(format!("board file `{}`: {error}", self.board)))
    }
}

/// Which position to look at, and by which rules.
#[derive(Args)]
pub(crate) struct PositionOptions {
    #[command(flatten)]
    rules: RulesOptions,
    /// The position; without it, the start with Red to move.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl PositionOptions {
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        self.rules.rules()
    }

    pub(crate) fn position(&self) -> Result<Position, Failure> {
        let rules = self.rules()?;
        match &self.position {
            Some(text) => Position::parse(text, rules).map_err(unusable),
            None => Ok(Position::start(rules, Side::Red)),
        }
    }

    /// Reads positions from standard input, one a line, and answers each before the next is read.
    pub(crate) fn for_each_line(
        &self,
        mut answer: impl FnMut(&Position) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let rules = self.rules()?;
        let mut lines = Lines(io::stdin().lock());
        let mut number = 0;
        while let Some(line) = lines.next_line()? {
            number += 1;
            let wrong =
                |error: &dyn Display| Failure::Input(format!("standard input, line {number}: {error}"));
            let line = line.map_err(|bad: BadLine| wrong(&bad.message()))?;
            answer(&Position::parse(&line, rules).map_err(|error| wrong(&error))?)?;
        }
        Ok(())
    }

    /// The position, in which pieces may be missing; without a text, the start with Red to move.
    pub(crate) fn study(&self) -> Result<Position, Failure> {
        let Some(text) = &self.position else { return self.position() };
        let arrangement: Arrangement = text.parse().map_err(unusable)?;
        Position::study(&arrangement, self.rules()?).map_err(unusable)
    }
}

fn unusable(error: impl Display) -> Failure {
    Failure::Input(format!("the position cannot be used: {error}"))
}
