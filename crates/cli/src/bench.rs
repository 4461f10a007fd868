//! `colorito bench`: how fast the rules are.

use std::time::{Duration, Instant};

use clap::Args;
use colorito::{Board, Position, Rules, Side, Variant, perft};
use colorito_naive::Naive;

use crate::{Failure, output, progress};

/// Measure the rules against a plain reference, in the same run
///
/// Speeds are ratios: how many times as many leaf moves a second as the naive generator, which is measured in turn
/// with the fast one. The counts are exact and must not change.
#[derive(Args)]
#[command(after_help = "Example:\n  colorito bench --rounds 3")]
pub(crate) struct Bench {
    /// How often each measurement is repeated; the median counts.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
}

/// A count to be measured: the fast generator goes deeper, so that both take a while.
struct Contest {
    variant: Variant,
    fast_depth: u32,
    naive_depth: u32,
}

const CONTESTS: [Contest; 2] = [
    Contest { variant: Variant::STANDARD, fast_depth: 6, naive_depth: 5 },
    Contest { variant: Variant::STRICT, fast_depth: 6, naive_depth: 5 },
];

impl Bench {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let bar = progress::bar(u64::from(self.rounds) * CONTESTS.len() as u64, "measuring");
        for contest in CONTESTS {
            let mut ratios = Vec::new();
            let mut fastest = Measurement::default();
            for _ in 0..self.rounds {
                let (fast, naive) = contest.measure()?;
                ratios.push(fast.rate() / naive.rate());
                fastest = if fast.rate() > fastest.rate() { fast } else { fastest };
                bar.inc(1);
            }
            ratios.sort_by(f64::total_cmp);
            let line = format!(
                "perft {} {}: {} leaf moves, {:.1} times as fast as the naive generator (median of {}), {:.0} million a \
                 second at best",
                contest.fast_depth,
                contest.variant,
                fastest.leaves,
                ratios[ratios.len() / 2],
                self.rounds,
                fastest.rate() / 1e6,
            );
            bar.suspend(|| output::line(&line))?;
        }
        bar.finish_and_clear();
        Ok(())
    }
}

impl Contest {
    fn measure(&self) -> Result<(Measurement, Measurement), Failure> {
        let rules = Rules { board: Board::STANDARD, variant: self.variant };
        let start = Position::start(rules, Side::Red);
        let reference = Naive::new(
            &start.to_string(),
            &rules.board.to_string(),
            self.variant.strict,
            self.variant.just_colours,
        );
        let reference = reference.map_err(Failure::Input)?;
        let fast = Measurement::of(|| perft(&start, self.fast_depth));
        let naive = Measurement::of(|| reference.perft(self.naive_depth));
        Ok((fast, naive))
    }
}

#[derive(Clone, Copy, Default)]
struct Measurement {
    leaves: u64,
    time: Duration,
}

impl Measurement {
    fn of(count: impl FnOnce() -> u64) -> Measurement {
        let start = Instant::now();
        let leaves = count();
        Measurement { leaves, time: start.elapsed() }
    }

    /// Leaf moves a second.
    fn rate(self) -> f64 {
        let seconds = self.time.as_secs_f64();
        if seconds > 0.0 { self.leaves as f64 / seconds } else { 0.0 }
    }
}
