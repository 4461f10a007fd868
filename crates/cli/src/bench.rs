//! `colorito bench`: how fast the rules and the engine are.

use std::time::{Duration, Instant};

use clap::Args;
use colorito::{Board, Position, Rules, Side, Variant, perft, perft_with_memory};
use colorito_engine::fixed_depth_search;
use colorito_naive::Naive;
use indicatif::ProgressBar;

use crate::{Failure, depths, output, progress, words::Words};

/// The options of `colorito bench`.
#[derive(Args)]
#[command(after_help = "colorito bench --rounds 3")]
pub(crate) struct Bench {
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    depths: Option<u64>,
}

/// A count to be measured: the fast generator goes deeper, so that both take a while.
struct Contest {
    variant: Variant,
    fast_depth: u8,
    naive_depth: u32,
    /// Bytes to remember positions in; without them, every position is counted as often as it comes about.
    memory: Option<usize>,
}

/// The memory of counts with memory.
const MEMORY: usize = 4 << 20;

const CONTESTS: [Contest; 4] = [
    Contest { variant: Variant::STANDARD, fast_depth: 6, naive_depth: 5, memory: None },
    Contest { variant: Variant::STRICT, fast_depth: 6, naive_depth: 5, memory: None },
    Contest { variant: Variant::STANDARD, fast_depth: 6, naive_depth: 5, memory: Some(MEMORY) },
    Contest { variant: Variant::STRICT, fast_depth: 6, naive_depth: 5, memory: Some(MEMORY) },
];

impl Bench {
    pub(crate) fn run(&self, words: Words) -> Result<(), Failure> {
        if let Some(time) = self.depths {
            return depths::print(Duration::from_millis(time), words);
        }
        let bar = progress::bar(
            u64::from(self.rounds) * (CONTESTS.len() as u64 + 1),
            &words.say("cli-measuring"),
            words,
        );
        for contest in CONTESTS {
            let mut ratios = Vec::new();
            let mut fastest = Measurement::default();
            for _ in 0..self.rounds {
                let (fast, naive) = contest.measure()?;
                ratios.push(fast.rate() / naive.rate());
                fastest = if fast.rate() > fastest.rate() { fast } else { fastest };
                bar.inc(1);
            }
            let line = format!(
                "perft {} {}{}: {} leaf moves, {:.1} times as fast as the naive generator (median of {}), {:.0} million a \
                 second at best",
                contest.fast_depth,
                contest.variant,
                contest.memory.map_or(String::new(), |bytes| format!(" with {} MiB of memory", bytes >> 20)),
                fastest.count,
                median(&mut ratios),
                self.rounds,
                fastest.rate() / 1e6,
            );
            bar.suspend(|| output::line(&line))?;
        }
        let line = self.measure_engine(&bar)?;
        bar.finish_and_clear();
        output::line(&line)
    }

    fn measure_engine(&self, bar: &ProgressBar) -> Result<String, Failure> {
        let mut ratios = Vec::new();
        let mut nodes = 0;
        for _ in 0..self.rounds {
            let search = Measurement::of(fixed_depth_search);
            let (_, naive) = CONTESTS[0].measure_naive()?;
            nodes = search.count;
            ratios.push(naive.rate() / search.rate());
            bar.inc(1);
        }
        Ok(format!(
            "search: {nodes} nodes, each as long as {:.1} leaf moves of the naive generator (median of {})",
            median(&mut ratios),
            self.rounds,
        ))
    }
}

fn median(ratios: &mut [f64]) -> f64 {
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

impl Contest {
    fn measure(&self) -> Result<(Measurement, Measurement), Failure> {
        let (start, naive) = self.measure_naive()?;
        let fast = || match self.memory {
            None => perft(&start, self.fast_depth),
            Some(bytes) => perft_with_memory(&start, self.fast_depth, bytes),
        };
        Ok((Measurement::of(fast), naive))
    }

    /// Measures the naive generator from the start, and returns the start for others.
    fn measure_naive(&self) -> Result<(Position, Measurement), Failure> {
        let rules = Rules { board: Board::STANDARD, variant: self.variant };
        let start = Position::start(rules, Side::Red);
        let Variant { strict, just_colours } = self.variant;
        let reference = Naive::new(&start.to_string(), &rules.board.to_string(), strict, just_colours);
        let reference = reference.map_err(Failure::Input)?;
        Ok((start, Measurement::of(|| reference.perft(self.naive_depth))))
    }
}

#[derive(Clone, Copy, Default)]
struct Measurement {
    count: u64,
    time: Duration,
}

impl Measurement {
    fn of(work: impl FnOnce() -> u64) -> Measurement {
        let start = Instant::now();
        let count = work();
        Measurement { count, time: start.elapsed() }
    }

    /// Moves or positions a second.
    fn rate(self) -> f64 {
        let seconds = self.time.as_secs_f64();
        if seconds > 0.0 { self.count as f64 / seconds } else { 0.0 }
    }
}
