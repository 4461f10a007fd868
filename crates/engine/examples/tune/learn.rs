//! Logistic regression: the weights that foretell best who wins, and by how much.

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
    /// How strongly each weight is held to the one of before: what a difference of one move costs, in samples.
    #[arg(long, default_value_t = 20.0)]
    hold: f64,
    /// How strongly the differences between neighbouring weights are held to those of before, likewise.
    #[arg(long, default_value_t = 60.0)]
    smooth: f64,
    /// How often all samples are gone through.
    #[arg(long, default_value_t = 300)]
    rounds: u32,
    /// One game in so many is only used to check what was learnt from the others.
    #[arg(long, default_value_t = 10)]
    check: usize,
    /// The weights file.
    #[arg(long, default_value_os_t = default_weights())]
    weights: PathBuf,
    /// Where the new weights are written; the weights file if nothing is said.
    #[arg(long)]
    output: Option<PathBuf>,
}

/// By how many moves a game is won for the winner to have been clearly better.
const CLEAR_MARGIN: f64 = 2.0;

/// What a piece is taken to need that was not home when its game was broken off.
const MOVES_OF_A_STRAGGLER: f64 = 2.0;

/// How fast weights change, in moves a round.
const PACE: f64 = 0.02;

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let file = fs::read_to_string(&options.weights)?;
    let before = Weights::section(&file, options.variant)?;
    let rules = Rules { board: options.board, variant: options.variant };
    let mut lessons = Vec::new();
    let mut exam = Vec::new();
    let mut games = 0;
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let mut game = Vec::new();
        let bar = bar(text.lines().count() as u64);
        for line in text.lines() {
            bar.inc(1);
            if let Some(sample) = Sample::from_line(line) {
                game.push(sample);
            } else if line.starts_with("# game") {
                games += 1;
                let pupils = if games % options.check == 0 { &mut exam } else { &mut lessons };
                let margin = margin(&game, line, rules)?;
                for sample in game.drain(..) {
                    pupils.push(Lesson::new(&sample, margin, rules)?);
                }
            }
        }
        bar.finish();
    }
    let mut model = Model::new(&before, &lessons);
    eprintln!("{games} games, {} lessons, scales {:?}", lessons.len(), model.scales);
    eprintln!("before: {:.5}, exam {:.5}", model.loss(&lessons), model.loss(&exam));
    let bar = bar(u64::from(options.rounds));
    for round in 1..=options.rounds {
        model.learn(&lessons, options.hold, options.smooth, round);
        bar.inc(1);
        if round % 50 == 0 {
            bar.suspend(|| {
                eprintln!("round {round}: {:.5}, exam {:.5}", model.loss(&lessons), model.loss(&exam));
            });
        }
    }
    bar.finish();
    let output = options.output.as_ref().unwrap_or(&options.weights);
    fs::write(output, replaced(&file, &model.to_weights(), options.variant))?;
    Ok(())
}

/// How many moves more Blue needed than Red when a game was over. In a game that was broken off each piece that is not
/// home is taken to need some.
fn margin(game: &[Sample], last_line: &str, rules: Rules) -> Result<f64, ParsePositionError> {
    let Some(last) = game.last() else { return Ok(0.0) };
    let position = Position::parse(&last.position, rules)?;
    if last_line.ends_with(UNFINISHED) {
        let home = Side::ALL.map(|side| f64::from(position.home(side).len()));
        return Ok(MOVES_OF_A_STRAGGLER * (home[0] - home[1]));
    }
    // The last position is the one before the last move.
    let mut needed = last.needed.map(f64::from);
    needed[position.turn() as usize] -= 1.0;
    Ok(needed[1] - needed[0])
}

/// A position as the player to move sees it.
struct Lesson {
    /// What the opponent needs more of, by feature.
    ahead: Vec<(u16, f32)>,
    /// How surely the player to move went on to win.
    won: f64,
    /// How much of the game was left: the share of pieces that were not home.
    left: f64,
}

impl Lesson {
    /// The margin is by how many moves Red won.
    fn new(sample: &Sample, margin: f64, rules: Rules) -> Result<Lesson, ParsePositionError> {
        let position = Position::parse(&sample.position, rules)?;
        let mut counts = vec![0i8; features::COUNT];
        features::for_each(&position, |side, feature| {
            counts[feature] += if side == position.turn() { -1 } else { 1 };
        });
        let ahead = counts.iter().enumerate().filter(|(_, count)| **count != 0);
        let ahead = ahead.map(|(feature, count)| (feature as u16, f32::from(*count))).collect();
        let margin = if position.turn() == Side::Red { margin } else { -margin };
        let home: u32 = Side::ALL.map(|side| position.home(side).len()).iter().sum();
        Ok(Lesson { ahead, won: sigmoid(margin / CLEAR_MARGIN), left: 1.0 - f64::from(home) / 40.0 })
    }
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Weights in moves, on their way.
struct Model {
    prior: Vec<f64>,
    weights: Vec<f64>,
    /// The lead, in moves, that makes a win clear: at the end of a game, and how much more at its beginning.
    scales: [f64; 2],
    /// Running means of the gradient and of its square.
    first: Vec<f64>,
    second: Vec<f64>,
}

impl Model {
    fn new(before: &Weights, lessons: &[Lesson]) -> Model {
        let prior: Vec<f64> =
            (0..features::COUNT).map(|feature| f64::from(before.get(feature)) / 100.0).collect();
        let zero = vec![0.0; prior.len()];
        let mut model =
            Model { weights: prior.clone(), prior, scales: [1.0, 1.0], first: zero.clone(), second: zero };
        let tries = [0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0];
        let pairs = tries.iter().flat_map(|end| tries.iter().map(move |more| [*end, *more]));
        let best = pairs
            .map(|scales| {
                model.scales = scales;
                (model.loss(lessons), scales)
            })
            .min_by(|one, other| one.0.total_cmp(&other.0));
        model.scales = best.map_or([1.0, 1.0], |(_, scales)| scales);
        model
    }

    fn lead(&self, lesson: &Lesson) -> f64 {
        lesson
            .ahead
            .iter()
            .map(|(feature, count)| self.weights[usize::from(*feature)] * f64::from(*count))
            .sum()
    }

    fn scale(&self, lesson: &Lesson) -> f64 {
        self.scales[0] + self.scales[1] * lesson.left
    }

    /// The mean surprise.
    fn loss(&self, lessons: &[Lesson]) -> f64 {
        let surprise = |lesson: &Lesson| {
            let guess = sigmoid(self.lead(lesson) / self.scale(lesson)).clamp(1e-6, 1.0 - 1e-6);
            -lesson.won * guess.ln() - (1.0 - lesson.won) * (1.0 - guess).ln()
        };
        lessons.iter().map(surprise).sum::<f64>() / lessons.len().max(1) as f64
    }

    /// One round of Adam's method through all lessons.
    fn learn(&mut self, lessons: &[Lesson], hold: f64, smooth: f64, round: u32) {
        let mut gradient = vec![0.0; self.weights.len()];
        for lesson in lessons {
            let scale = self.scale(lesson);
            let error = (sigmoid(self.lead(lesson) / scale) - lesson.won) / scale;
            for (feature, count) in &lesson.ahead {
                gradient[usize::from(*feature)] += error * f64::from(*count);
            }
        }
        let change = |at: usize| self.weights[at] - self.prior[at];
        for (at, gradient) in gradient.iter_mut().enumerate() {
            *gradient += hold * change(at);
        }
        for (one, other) in neighbours() {
            let pull = smooth * (change(one) - change(other));
            gradient[one] += pull;
            gradient[other] -= pull;
        }
        for (at, gradient) in gradient.iter().enumerate() {
            self.first[at] = 0.9 * self.first[at] + 0.1 * gradient;
            self.second[at] = 0.99 * self.second[at] + 0.01 * gradient * gradient;
            let mean = self.first[at] / (1.0 - 0.9f64.powi(round.cast_signed()));
            let spread = (self.second[at] / (1.0 - 0.99f64.powi(round.cast_signed()))).sqrt();
            let pace = PACE * (1.0 - f64::from(round) / 1_000.0).max(0.1);
            self.weights[at] -= pace * mean / (spread + 1e-9);
        }
    }

    fn to_weights(&self) -> Weights {
        let mut weights = Weights::ZERO;
        for (feature, weight) in self.weights.iter().enumerate() {
            let home = feature == features::FIRST_HOME || feature == features::SECOND_HOME;
            weights.set(feature, if home { 0 } else { (weight * 100.0).round() as i32 });
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
