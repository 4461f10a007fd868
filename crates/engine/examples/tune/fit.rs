//! Least squares: the weights that foretell best what the sides went on to need.

use std::{fs, path::PathBuf};

use clap::Args;
use colorito::{Board, Position, Rules, Side, Variant};
use colorito_engine::{Weights, features};

use crate::{Sample, bar, default_weights, parse_board};

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
    /// How strongly the weights are held to those of before; the number of samples that would outweigh it.
    #[arg(long, default_value_t = 50.0)]
    hold: f64,
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
    let mut equations = Equations::new(&before, options.hold);
    let mut errors = Errors::default();
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let bar = bar(text.lines().count() as u64);
        for line in text.lines() {
            bar.inc(1);
            let Some(sample) = Sample::from_line(line) else { continue };
            let position = Position::parse(&sample.position, rules)?;
            for (side, features) in Side::ALL.into_iter().zip(features_of(&position)) {
                let needed = f64::from(sample.needed[side as usize]) * 100.0;
                errors.add(needed - foretold(&before, &features));
                equations.add(&features, needed);
            }
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
    fn new(before: &Weights, hold: f64) -> Equations {
        let mut matrix = vec![vec![0.0; features::COUNT]; features::COUNT];
        let mut right = vec![0.0; features::COUNT];
        for feature in 0..features::COUNT {
            matrix[feature][feature] = hold;
            right[feature] = hold * f64::from(before.get(feature));
        }
        Equations { matrix, right, kept: Vec::new() }
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

/// The weights file with one section replaced.
fn replaced(file: &str, weights: &Weights, variant: Variant) -> String {
    let mut text = String::new();
    let heading = format!("[{variant}]");
    let mut inside = false;
    for line in file.lines() {
        if line.starts_with('[') {
            inside = line == heading;
            if inside {
                text.push_str(&weights.to_section(variant));
            }
        }
        if !inside || line.is_empty() {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}
