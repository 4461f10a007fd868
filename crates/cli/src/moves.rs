//! `colorito moves`: the legal moves of positions.

use clap::Args;
use colorito::{Move, Position};

use crate::{Failure, output, setup::PositionOptions, words::Words};

/// The options of `colorito moves`.
#[derive(Args)]
#[command(after_help = "colorito moves --board tiles --ways")]
pub(crate) struct Moves {
    #[arg(long, conflicts_with_all = ["position", "ways"])]
    stdin: bool,
    #[arg(long)]
    ways: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

impl Moves {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        if self.stdin {
            return self.answer_lines(words);
        }
        let position = self.setup.position(words)?;
        for m in sorted(&position) {
            output::line(&if self.ways { with_way(&position, m) } else { m.to_string() })?;
        }
        Ok(())
    }

    fn answer_lines(&self, words: Words) -> Result<(), Failure> {
        self.setup.for_each_line(words, |position| {
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

fn with_way(position: &Position, m: Move) -> String {
    match position.way_alone(m) {
        Some(way) => format!("{m}\t{}\t{way}", way.kind()),
        None => m.to_string(),
    }
}
