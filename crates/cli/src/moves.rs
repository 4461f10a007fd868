//! `colorito moves`: the legal moves of positions.

use clap::Args;
use colorito::{Move, Position};

use crate::{Failure, output, setup::PositionOptions};

/// List the legal moves in text order, one a line
#[derive(Args)]
#[command(after_help = "Example:\n  colorito moves --board tiles --ways")]
pub(crate) struct Moves {
    /// Read positions from standard input, one a line, and answer each with one line of moves.
    #[arg(long, conflicts_with_all = ["position", "ways"])]
    stdin: bool,
    /// Also print how the piece gets there, hop by hop, and the kind of the move.
    #[arg(long)]
    ways: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Moves {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        if self.stdin {
            return self.answer_lines();
        }
        let position = self.setup.position()?;
        for m in sorted(&position) {
            output::line(&if self.ways { with_way(&position, m)? } else { m.to_string() })?;
        }
        Ok(())
    }

    fn answer_lines(&self) -> Result<(), Failure> {
        self.setup.for_each_line(|position| {
            let moves: Vec<String> = sorted(position).iter().map(Move::to_string).collect();
            output::line(&moves.join(" "))
        })
    }
}

fn sorted(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(Move::to_string);
    moves
}

fn with_way(position: &Position, m: Move) -> Result<String, Failure> {
    Ok(match position.way(m).map_err(Failure::input)? {
        Some(way) => format!("{m}\t{}\t{way}", way.kind()),
        None => m.to_string(),
    })
}
