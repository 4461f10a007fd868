//! Least squares: the weights that foretell best what the sides went on to need.

use std::{fs, path::PathBuf};

use clap::Args;
use colorito::{Board, ParsePositionError, Position, Rules, Side, Variant};
use colorito_engine::{Weights, features};

use crate::{Sample, UNFINISHED, bar, default_weights, parse_board, replaced};

#[derive(Args)]
pub(crate) struct Options {
    /// The files to learn from.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// The variant whose weights are found.
    #[arg(long, default_value = "standard")]
    variant: Variant,
    /// The board the games were played on.
    #[arg(long, default_value = "standard", value_parser = parse_board)]
    board: Board,
    /// How strongly each weight is held to the one of before, in samples.
    #[arg(long, default_value_t = 1_000.0)]
    hold: f64,
    /// How strongly the differences between neighbouring weights are held to those of before, in samples.
    #[arg(long, default_value_t = 3_000.0)]
    smooth: f64,
    /// After so many plies a game is not followed any more: what a side needs then is what the weights of before say.
    #[arg(long, default_value_t = 24)]
    horizon: usize,
    /// The weights file.
    #[arg(long, default_value_os_t = default_weights())]
    weights: PathBuf,
    /// Only report how well the present weights foretell.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let file = fs::read_to_string(&options.weights)?;
    let before = Weights::section(&file, options.variant)?;
    let rules = Rules { board: options.board, variant: options.variant };
    let mut equations = Equations::new(&before, options.hold, options.smooth);
    let mut errors = Errors::default();
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let bar = bar(text.lines().count() as u64);
        let mut game = Vec::new();
        for line in text.lines() {
            bar.inc(1);
            if let Some(sample) = Sample::from_line(line) {
                game.push(Moment::new(&sample, rules, &before)?);
                continue;
            }
            if line.ends_with(UNFINISHED) {
                game.clear();
            }
            for (features, needed) in lessons(&game, options.horizon) {
                errors.add(needed - foretold(&before, features));
                equations.add(features, needed);
            }
            game.clear();
        }
        bar.finish();
    }
    eprintln!("{} samples, error of the weights before: {:.1}", errors.count, errors.root_mean_square());
    if options.check {
        return Ok(());
    }
    let after = equations.solve();
    fs::write(&options.weights, replaced(&file, &after, options.variant))?;
    let mut errors = Errors::default();
    equations.each_kept(|features, needed| errors.add(needed - foretold(&after, features)));
    eprintln!("error of the weights after: {:.1}", errors.root_mean_square());
    Ok(())
}

/// A position of a game, for each side.
struct Moment {
    features: [Vec<usize>; 2],
    /// What the sides went on to need in the game.
    needed: [u32; 2],
    /// What the weights of before say they need.
    foretold: [f64; 2],
}

impl Moment {
    fn new(sample: &Sample, rules: Rules, before: &Weights) -> Result<Moment, ParsePositionError> {
        let features = features_of(&Position::parse(&sample.position, rules)?);
        let foretold = [foretold(before, &features[0]), foretold(before, &features[1])];
        Ok(Moment { features, needed: sample.needed, foretold })
    }
}

/// What each moment of a game teaches: the moves a side made until the horizon and what it still needed there.
fn lessons(game: &[Moment], horizon: usize) -> impl Iterator<Item = (&[usize], f64)> {
    game.iter().enumerate().flat_map(move |(index, moment)| {
        Side::ALL.into_iter().map(move |side| {
            let needed = |moment: &Moment| f64::from(moment.needed[side as usize]) * 100.0;
            let taught = match game.get(index + horizon) {
                None => needed(moment),
                Some(later) => needed(moment) - needed(later) + later.foretold[side as usize],
            };
            (moment.features[side as usize].as_slice(), taught)
        })
    })
}

fn features_of(position: &Position) -> [Vec<usize>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    features::for_each(position, |side, feature| found[side as usize].push(feature));
    found
}

fn foretold(weights: &Weights, features: &[usize]) -> f64 {
    f64::from(features.iter().map(|feature| weights.get(*feature)).sum::<i32>())
}

#[derive(Default)]
struct Errors {
    squares: f64,
    count: u32,
}

impl Errors {
    fn add(&mut self, error: f64) {
        self.squares += error * error;
        self.count += 1;
    }

    fn root_mean_square(&self) -> f64 {
        (self.squares / f64::from(self.count.max(1))).sqrt()
    }
}

/// The normal equations of the least squares problem, with the weights of before as a weak expectation.
struct Equations {
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    kept: Vec<(Vec<usize>, f64)>,
}

impl Equations {
    fn new(before: &Weights, hold: f64, smooth: f64) -> Equations {
        let mut matrix = vec![vec![0.0; features::COUNT]; features::COUNT];
        let mut right = vec![0.0; features::COUNT];
        for feature in 0..features::COUNT {
            matrix[feature][feature] = hold;
            right[feature] = hold * f64::from(before.get(feature));
        }
        let mut equations = Equations { matrix, right, kept: Vec::new() };
        for (one, other) in neighbours() {
            equations.hold_difference(one, other, smooth, f64::from(before.get(one) - before.get(other)));
        }
        equations
    }

    /// Expects a difference between two weights.
    fn hold_difference(&mut self, one: usize, other: usize, strength: f64, difference: f64) {
        self.matrix[one][one] += strength;
        self.matrix[other][other] += strength;
        self.matrix[one][other] -= strength;
        self.matrix[other][one] -= strength;
        self.right[one] += strength * difference;
        self.right[other] -= strength * difference;
    }

    fn add(&mut self, features: &[usize], needed: f64) {
        for feature in features {
            for other in features {
                self.matrix[*feature][*other] += 1.0;
            }
            self.right[*feature] += needed;
        }
        self.kept.push((features.to_vec(), needed));
    }

    fn each_kept(&self, mut visit: impl FnMut(&[usize], f64)) {
        for (features, needed) in &self.kept {
            visit(features, *needed);
        }
    }

    /// Cholesky's way: the matrix is symmetric, and positive because of the expectation.
    fn solve(&self) -> Weights {
        let size = self.right.len();
        let mut lower = vec![vec![0.0; size]; size];
        for row in 0..size {
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower[row][k] * lower[column][k]).sum();
                let rest = self.matrix[row][column] - known;
                lower[row][column] = if row == column { rest.sqrt() } else { rest / lower[column][column] };
            }
        }
        let mut solution = self.right.clone();
        for row in 0..size {
            let known: f64 = (0..row).map(|k| lower[row][k] * solution[k]).sum();
            solution[row] = (solution[row] - known) / lower[row][row];
        }
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|k| lower[k][row] * solution[k]).sum();
            solution[row] = (solution[row] - known) / lower[row][row];
        }
        let mut weights = Weights::ZERO;
        for (feature, weight) in solution.into_iter().enumerate() {
            weights.set(feature, weight.round() as i32);
        }
        weights
    }
}

/// Pairs of features that stand beside or below each other in the weights file.
fn neighbours() -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for group in features::GROUPS {
        for (at, feature) in group.features().enumerate() {
            if at % group.width + 1 < group.width {
                pairs.push((feature, feature + 1));
            }
            if at / group.width + 1 < group.lines {
                pairs.push((feature, feature + group.width));
            }
        }
    }
    pairs
}
