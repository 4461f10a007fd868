//! Finding the network that foretells best what a search or the end of the game says.

use std::{fs, path::PathBuf};

use clap::Args;
use colorito::Variant;
use colorito_engine::{Networks, Random, Weights};

use crate::{
    bar,
    lesson::{Foresight, Lesson, read},
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
    #[arg(long, default_value_t = 0.5)]
    foresight: f32,
    /// With a lead of how many moves a game is won e times as often as lost.
    #[arg(long, default_value_t = 3.5)]
    scale: f32,
    #[command(flatten)]
    how: Learning,
    /// The folder with the `networks.bin` to begin with.
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
    #[arg(long, default_value_t = 6)]
    rounds: u32,
    /// How fast the numbers change at first.
    #[arg(long, default_value_t = 0.001)]
    pace: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// One game in so many is only used to check what was learnt from the others.
const EXAM: usize = 20;

/// How many lessons are learnt at once.
const BATCH: usize = 1_024;

/// The share of the first pace that is left in the end.
const LAST_PACE: f32 = 0.02;

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let mut networks = Networks::from_bytes(&fs::read(options.engine.join("networks.bin"))?)?;
    let foresight = Foresight { share: options.foresight, scale: options.scale };
    let (lessons, exam) = read_all(options, foresight)?;
    eprintln!("{} lessons, {} in the exam", lessons.len(), exam.len());
    let before = Weights::built_in(options.variant);
    networks.replace(options.variant, learn(&options.how, &before, foresight, &lessons, &exam).to_network());
    let bytes = networks.to_bytes();
    eprintln!("checksum of the networks: {:016x}", checksum(&bytes));
    let output = options.output.as_ref().unwrap_or(&options.engine);
    fs::create_dir_all(output)?;
    fs::write(output.join("networks.bin"), bytes)?;
    Ok(())
}

/// The lessons to learn from, and those of the exam.
fn read_all(
    options: &Options,
    foresight: Foresight,
) -> Result<(Vec<Lesson>, Vec<Lesson>), Box<dyn std::error::Error>> {
    let (mut lessons, mut exam) = (Vec::new(), Vec::new());
    let mut games = 0;
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let bar = bar(text.lines().count() as u64);
        read(&text, options.variant, foresight, &bar, |game| {
            games += 1;
            if games % EXAM == 0 { exam.extend(game) } else { lessons.extend(game) }
        })?;
        bar.finish();
    }
    Ok((lessons, exam))
}

/// Goes through the lessons in an order that the seed alone decides.
fn learn(
    how: &Learning,
    before: &Weights,
    foresight: Foresight,
    lessons: &[Lesson],
    exam: &[Lesson],
) -> Model {
    let mut random = Random::new(how.seed);
    let mut model = Model::new(before, foresight, &mut random);
    let mut order: Vec<&Lesson> = lessons.iter().collect();
    let steps = how.rounds as usize * lessons.len().div_ceil(BATCH);
    let bar = bar(steps as u64);
    bar.suspend(|| report(0, &model, lessons, exam));
    for round in 1..=how.rounds {
        shuffle(&mut order, &mut random);
        for batch in order.chunks(BATCH) {
            model.learn(batch, how.pace * share_of_pace(bar.position() as f32 / steps as f32));
            bar.inc(1);
        }
        bar.suspend(|| report(round, &model, lessons, exam));
    }
    bar.finish();
    model
}

/// Half a wave from one down to nearly nothing.
fn share_of_pace(done: f32) -> f32 {
    (0.5 * (1.0 + (std::f32::consts::PI * done).cos())).max(LAST_PACE)
}

fn report(round: u32, model: &Model, lessons: &[Lesson], exam: &[Lesson]) {
    let some = &lessons[..lessons.len().min(exam.len())];
    let (learnt, asked) = (model.surprise(some), model.surprise(exam));
    eprintln!("round {round}: a surprise of {learnt:.5}, in the exam of {asked:.5}");
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for at in (1..items.len()).rev() {
        items.swap(at, random.below(at + 1));
    }
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

    /// One game of a few positions, in which Red thinks to be ahead, and wins.
    const GAME: &str = "\
jihgfedcba/tsrqponkl1/6m3/10/10/10/10/2AM3R2/KLCNOPQHST/1B1DEFG1IJ r r 10;300
jihgfedcba/tsrqponkl1/6m3/10/10/10/10/2AM2ER2/KLCNOPQHST/1B1D1FG1IJ b r 11;-280
j1hgfedcba/tsrqponkl1/3i2m3/10/10/10/10/2AM2ER2/KLCNOPQHST/1B1D1FG1IJ r r 12;310
# game 0 on standard, won by red: engine against engine
";

    #[test]
    fn the_same_lessons_give_the_same_network_and_less_surprise() {
        let mut lessons = Vec::new();
        let foresight = Foresight { share: 0.5, scale: 3.5 };
        read(GAME, Variant::STANDARD, foresight, &ProgressBar::hidden(), |game| lessons.extend(game))
            .unwrap();
        let before = Weights::built_in(Variant::STANDARD);
        let learn = |rounds| {
            let how = Learning { rounds, pace: 0.01, seed: 1 };
            super::learn(&how, &before, foresight, &lessons, &[])
        };
        let (ignorant, learnt) = (learn(0), learn(50));
        assert_eq!(learn(50).to_network(), learnt.to_network());
        let [before, after] = [ignorant, learnt].map(|model| model.surprise(&lessons));
        // What is foretold is itself a chance, so some surprise is left to the best.
        let chances = lessons.iter().map(|lesson| f64::from(lesson.chance));
        let least = chances.map(|chance| -chance * chance.ln() - (1.0 - chance) * (1.0 - chance).ln());
        let least = least.sum::<f64>() / lessons.len() as f64;
        assert!(after - least < 0.1 * (before - least), "{before} to {after}, {least} at best");
    }
}
