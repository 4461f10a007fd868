//! `colorito perft`: counting sequences of moves.

use clap::Args;
use colorito::{Move, Position};
use indicatif::ProgressBar;

use crate::{Failure, output, progress, setup::PositionOptions, words::Words};

/// The options of `colorito perft`.
#[derive(Args)]
#[command(after_help = "colorito perft 4 --variant strict --divide")]
pub(crate) struct Perft {
    #[arg(value_name = "depth", value_parser = clap::value_parser!(u8).range(..=20))]
    depth: u8,
    #[arg(long)]
    divide: bool,
    #[command(flatten)]
    setup: PositionOptions,
}

/// From this depth on a count may take so long that one wants to see it move.
const SLOW: u8 = 6;

impl Perft {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        let position = self.setup.position(words)?;
        let Some(left) = self.depth.checked_sub(1) else { return output::line("1") };
        let mut moves = position.legal_moves();
        moves.sort_by_key(Move::to_string);
        let bar = if self.depth >= SLOW {
            progress::bar(0, &words.say("cli-counting"), words)
        } else {
            ProgressBar::hidden()
        };
        bar.inc_length(moves.len() as u64);
        let mut total = 0;
        for m in moves {
            let sequences = count_after(&position, m, left, &bar);
            total += sequences;
            if self.divide {
                bar.suspend(|| output::line(&format!("{m}: {sequences}")))?;
            }
        }
        bar.finish_and_clear();
        output::line(&total.to_string())
    }
}

/// Counts the sequences after a move, two levels deep by itself so that the bar has something to show.
fn count_after(position: &Position, m: Move, depth: u8, bar: &ProgressBar) -> u64 {
    let mut after = position.clone();
    after.play_unchecked(m);
    let Some(left) = depth.checked_sub(1).filter(|_| depth >= SLOW - 1) else {
        bar.inc(1);
        return colorito::perft(&after, depth);
    };
    let replies = after.legal_moves();
    bar.inc_length((replies.len() as u64).saturating_sub(1));
    let count = |reply| {
        let mut position = after.clone();
        position.play_unchecked(reply);
        let sequences = colorito::perft(&position, left);
        bar.inc(1);
        sequences
    };
    replies.into_iter().map(count).sum()
}
