//! Finding the weights that foretell best what a search or the end of the game says.

use std::{fs, path::PathBuf};

use clap::Args;
use colorito::Variant;
use colorito_engine::{Random, Weights};

use crate::{
    bar,
    lesson::{Lesson, read},
    model::Model,
};

#[derive(Args)]
pub(crate) struct Options {
    /// The files to learn from.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// The variant that is learnt.
    #[arg(long, default_value = "standard")]
    variant: Variant,
    /// How much what came after a position counts beside what the engine thought of it, from 0 to 1.
    #[arg(long, default_value_t = 0.0)]
    foresight: f32,
    #[command(flatten)]
    how: Learning,
    /// The folder with the `weights.txt` to begin with.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine"))]
    engine: PathBuf,
    /// The folder to write it to; that of the engine if nothing is said.
    #[arg(long)]
    output: Option<PathBuf>,
}

/// How the lessons are gone through.
#[derive(Args)]
struct Learning {
    /// How often all lessons are gone through.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// How fast the weights change at first.
    #[arg(long, default_value_t = 0.002)]
    pace: f32,
    /// How strongly the weights are held to those of before.
    #[arg(long, default_value_t = 1e-5)]
    hold: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One game in so many is only used to check what was learnt from the others.
const EXAM: usize = 10;

/// How many lessons are learnt at once.
const BATCH: usize = 256;

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let file = fs::read_to_string(options.engine.join("weights.txt"))?;
    let before = Weights::section(&file, options.variant)?;
    let (lessons, exam) = read_all(options)?;
    eprintln!("{} lessons, {} in the exam", lessons.len(), exam.len());
    let learnt = replaced(&file, &learn(&options.how, &before, &lessons, &exam), options.variant);
    eprintln!("checksum of the weights: {:016x}", checksum(learnt.as_bytes()));
    let output = options.output.as_ref().unwrap_or(&options.engine);
    fs::create_dir_all(output)?;
    fs::write(output.join("weights.txt"), learnt)?;
    Ok(())
}

/// The lessons to learn from, and those of the exam.
fn read_all(options: &Options) -> Result<(Vec<Lesson>, Vec<Lesson>), Box<dyn std::error::Error>> {
    let (mut lessons, mut exam) = (Vec::new(), Vec::new());
    let mut games = 0;
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let bar = bar(text.lines().count() as u64);
        read(&text, options.variant, options.foresight, &bar, |game| {
            games += 1;
            if games % EXAM == 0 { exam.extend(game) } else { lessons.extend(game) }
        })?;
        bar.finish();
    }
    Ok((lessons, exam))
}

/// Goes through the lessons in an order that the seed alone decides.
fn learn(how: &Learning, before: &Weights, lessons: &[Lesson], exam: &[Lesson]) -> Weights {
    let mut random = Random::new(how.seed);
    let mut model = Model::new(before);
    let mut order: Vec<&Lesson> = lessons.iter().collect();
    let bar = bar(u64::from(how.rounds));
    bar.suspend(|| report(0, &model, lessons, exam));
    for round in 0..how.rounds {
        shuffle(&mut order, &mut random);
        let pace = how.pace * (1.0 - round as f32 / how.rounds as f32);
        for batch in order.chunks(BATCH) {
            model.learn(batch, pace, how.hold);
        }
        bar.inc(1);
        bar.suspend(|| report(round + 1, &model, lessons, exam));
    }
    bar.finish();
    model.to_weights()
}

fn report(round: u32, model: &Model, lessons: &[Lesson], exam: &[Lesson]) {
    let some = &lessons[..lessons.len().min(exam.len())];
    eprintln!("round {round}: {:.3} moves off, {:.3} in the exam", model.error(some), model.error(exam));
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for at in (1..items.len()).rev() {
        items.swap(at, random.below(at + 1));
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

/// The FNV-1a hash of some bytes: the same data, seed and options give the same.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use indicatif::ProgressBar;

    use super::*;

    /// One game of a few positions, in which Red thinks to be ahead.
    const GAME: &str = "\
jihgfedcba/tsrqponkl1/6m3/10/10/10/10/2AM3R2/KLCNOPQHST/1B1DEFG1IJ r r 10;77;63;300
jihgfedcba/tsrqponkl1/6m3/10/10/10/10/2AM2ER2/KLCNOPQHST/1B1D1FG1IJ b r 11;76;63;-280
j1hgfedcba/tsrqponkl1/3i2m3/10/10/10/10/2AM2ER2/KLCNOPQHST/1B1D1FG1IJ r r 12;76;62;310
# game 0 on standard: engine against engine, 13 plies, unfinished
";

    #[test]
    fn the_same_lessons_give_the_same_weights_and_less_error() {
        let mut lessons = Vec::new();
        read(GAME, Variant::STANDARD, 0.0, &ProgressBar::hidden(), |game| lessons.extend(game)).unwrap();
        let before = Weights::built_in(Variant::STANDARD);
        let how = Learning { rounds: 50, pace: 0.01, hold: 1e-5, seed: 1 };
        let learnt = learn(&how, &before, &lessons, &[]);
        assert_eq!(learn(&how, &before, &lessons, &[]), learnt);
        let error = |weights: &Weights| Model::new(weights).error(&lessons);
        assert!(error(&learnt) < error(&before) / 2.0, "{} to {}", error(&before), error(&learnt));
    }
}
