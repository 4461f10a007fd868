//! Climbing by matches: what a fit cannot know is whether the engine plays better.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    path::PathBuf,
};

use clap::Args;
use colorito::{Board, Rules, Variant};
use colorito_engine::{
    Random, Weights,
    features::{self, Group},
};

use crate::{contest::Contest, default_weights, parse_board, replaced};

#[derive(Args)]
pub(crate) struct Options {
    /// The file that says what was tried; a run goes on after its last line.
    #[arg(long)]
    log: PathBuf,
    /// How many changes are tried in all.
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// How many games decide about a change, rounded up to pairs.
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many positions each player looks at for a move.
    #[arg(long, default_value_t = 2_500)]
    nodes: u64,
    /// A change is kept if it scores more than this many per cent.
    #[arg(long, default_value_t = 56.0)]
    keep: f64,
    #[arg(long, default_value = "standard")]
    variant: Variant,
    #[arg(long, default_value = "standard", value_parser = parse_board)]
    board: Board,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights file, changed whenever a change is kept.
    #[arg(long, default_value_os_t = default_weights())]
    weights: PathBuf,
}

/// Groups that are changed together.
const FAMILIES: [&[Group]; 9] = [
    &[features::REACH],
    &[features::TARGET],
    &[features::HELD],
    &[features::LAST],
    &[features::COMPANY],
    &[features::GAP],
    &[features::FIRST, features::SECOND],
    &[features::CLOSED, features::ORDER],
    &[features::WAIT],
];

const FACTORS: [f64; 4] = [0.5, 0.75, 1.35, 1.8];

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules { board: options.board, variant: options.variant };
    let done = fs::read_to_string(&options.log).unwrap_or_default().lines().count() as u64;
    let mut log = OpenOptions::new().create(true).append(true).open(&options.log)?;
    for round in done..options.rounds {
        let file = fs::read_to_string(&options.weights)?;
        let best = Weights::section(&file, options.variant)?;
        let mut random = Random::new(options.seed.wrapping_mul(7_919).wrapping_add(round));
        let family = FAMILIES[random.below(FAMILIES.len())];
        let factor = FACTORS[random.below(FACTORS.len())];
        let changed = scaled(&best, family, factor);
        let contest = Contest { rules, nodes: options.nodes, games: options.games, seed: random.next() };
        let share = 100.0 * contest.play([&changed, &best]).share;
        let kept = share > options.keep;
        if kept {
            fs::write(&options.weights, replaced(&file, &changed, options.variant))?;
        }
        let names: Vec<&str> = family.iter().map(|group| group.name).collect();
        writeln!(log, "round {round}: {} × {factor} scored {share:.1} %, kept: {kept}", names.join(" and "))?;
    }
    Ok(())
}

fn scaled(weights: &Weights, family: &[Group], factor: f64) -> Weights {
    let mut scaled = weights.clone();
    for feature in family.iter().flat_map(|group| group.features()) {
        scaled.set(feature, (f64::from(weights.get(feature)) * factor).round() as i32);
    }
    scaled
}
