//! The options every command has: the rules and the position.

use std::{io, path::Path};

use clap::Args;
use colorito::{Arrangement, Board, ParsePositionError, Position, Rules, Side, Variant};

use crate::{
    Failure,
    input::{Lines, read_text},
    words::Words,
};

/// The most bytes of a file with a board. Ten lines of ten letters need 110; the rest is room for comments.
const LARGEST_BOARD: usize = 64 << 10;

/// Which rules to play by.
#[derive(Args)]
pub(crate) struct RulesOptions {
    #[arg(long, value_name = "name", default_value = "standard", global = true)]
    variant: Variant,
    #[arg(long, value_name = "name-or-file", default_value = "standard", global = true)]
    board: String,
}

impl RulesOptions {
    pub(crate) fn rules(&self, words: Words) -> Result<Rules, Failure> {
        Ok(Rules { board: self.board(words)?, variant: self.variant })
    }

    fn board(&self, words: Words) -> Result<Board, Failure> {
        if let Some(board) = Board::named(&self.board) {
            return Ok(board);
        }
        let built_in: Vec<&str> = Board::BUILT_IN.iter().map(|(name, _)| *name).collect();
        let text = read_text(Path::new(&self.board), LARGEST_BOARD).map_err(|error| {
            let given = vec![("name", self.board.clone().into()), ("names", built_in.join(", ").into())];
            Failure::Input(words.because("cli-bad-board-name", given, words.system_error(&error)))
        })?;
        text.parse().map_err(|error| {
            let file = vec![("file", self.board.clone().into())];
            Failure::Input(words.because("cli-bad-board-file", file, words.wrong_board(&error)))
        })
    }
}

/// Which position to look at, and by which rules.
#[derive(Args)]
pub(crate) struct PositionOptions {
    #[command(flatten)]
    rules: RulesOptions,
    #[arg(long, value_name = "text")]
    position: Option<String>,
}

impl PositionOptions {
    pub(crate) fn rules(&self, words: Words) -> Result<Rules, Failure> {
        self.rules.rules(words)
    }

    /// Whether there is a position.
    pub(crate) fn is_given(&self) -> bool {
        self.position.is_some()
    }

    pub(crate) fn position(&self, words: Words) -> Result<Position, Failure> {
        let rules = self.rules(words)?;
        match &self.position {
            Some(text) => Position::parse(text, rules).map_err(|error| unusable(&error, words)),
            None => Ok(Position::start(rules, Side::Red)),
        }
    }

    /// Reads positions from standard input, one a line, and answers each before the next is read.
    pub(crate) fn for_each_line(
        &self,
        words: Words,
        mut answer: impl FnMut(&Position) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let rules = self.rules(words)?;
        let mut lines = Lines(io::stdin().lock());
        let mut number = 0_i64;
        while let Some(line) = lines.next_line()? {
            number += 1;
            let wrong =
                |cause| Failure::Input(words.because("cli-bad-line", vec![("number", number.into())], cause));
            let line = line.map_err(|bad| wrong(words.say(bad.key())))?;
            answer(&Position::parse(&line, rules).map_err(|error| wrong(words.wrong_position(&error)))?)?;
        }
        Ok(())
    }

    /// The position, in which pieces may be missing; without a text, the start with Red to move.
    pub(crate) fn study(&self, words: Words) -> Result<Position, Failure> {
        let Some(text) = &self.position else { return self.position(words) };
        let arrangement: Arrangement =
            text.parse().map_err(|error| unusable(&ParsePositionError::Text(error), words))?;
        Position::study(&arrangement, self.rules(words)?)
            .map_err(|error| unusable(&ParsePositionError::Unplayable(error), words))
    }
}

fn unusable(error: &ParsePositionError, words: Words) -> Failure {
    Failure::Input(words.because("cli-bad-position", Vec::new(), words.wrong_position(error)))
}
