//! Finding the weights and the network that foretell best who wins.

use std::{fs, path::PathBuf};

use clap::Args;
use colorito::Variant;
use colorito_engine::{Network, Random, Weights};

use crate::{
    bar,
    lesson::{Lesson, Mix, read},
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
    /// How often all lessons are gone through.
    #[arg(long, default_value_t = 20)]
    rounds: u32,
    /// How fast the numbers change at first.
    #[arg(long, default_value_t = 0.002)]
    pace: f32,
    /// How much what the engine thought counts beside what became of the game, from 0 to 1.
    #[arg(long, default_value_t = 0.3)]
    trust: f32,
    /// How much the moves either side went on to need count beside who won.
    #[arg(long, default_value_t = 0.3)]
    needs: f32,
    /// How strongly the weights are held to those of before, and the network to nothing.
    #[arg(long, default_value_t = 1e-5)]
    hold: f32,
    /// Learn weights only.
    #[arg(long)]
    no_network: bool,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder with `weights.txt` and `networks.bin`.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine"))]
    engine: PathBuf,
    /// The folder to write both to; that of the engine if nothing is said.
    #[arg(long)]
    output: Option<PathBuf>,
}

/// One game in so many is only used to check what was learnt from the others.
const EXAM: usize = 10;

/// How many lessons are learnt at once.
const BATCH: usize = 256;

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let file = fs::read_to_string(options.engine.join("weights.txt"))?;
    let networks = fs::read(options.engine.join("networks.bin"))?;
    let (mut lessons, mut exam) = (Vec::new(), Vec::new());
    let mut games = 0;
    for path in &options.data {
        let text = fs::read_to_string(path)?;
        let bar = bar(text.lines().count() as u64);
        read(&text, options.variant, &bar, |game| {
            games += 1;
            if games % EXAM == 0 { exam.extend(game) } else { lessons.extend(game) }
        })?;
        bar.finish();
    }
    let mut random = Random::new(options.seed);
    let mix = Mix { trust: options.trust, needs: options.needs };
    let mut model = Model::new(&Weights::section(&file, options.variant)?, &lessons, mix, &mut random);
    model.has_network = !options.no_network;
    eprintln!(
        "{games} games, {} lessons, scales {:?}, worth {:.2}",
        lessons.len(),
        model.scales,
        model.worth
    );
    report(0, &model, &lessons, &exam);
    let bar = bar(u64::from(options.rounds));
    for round in 0..options.rounds {
        shuffle(&mut lessons, &mut random);
        let pace = options.pace * (1.0 - round as f32 / options.rounds as f32).max(0.05);
        for batch in lessons.chunks(BATCH) {
            model.learn(batch, pace, options.hold);
        }
        bar.inc(1);
        bar.suspend(|| report(round + 1, &model, &lessons, &exam));
    }
    bar.finish();
    let output = options.output.as_ref().unwrap_or(&options.engine);
    fs::create_dir_all(output)?;
    fs::write(output.join("weights.txt"), replaced(&file, &model.to_weights(), options.variant))?;
    let networks = with_network(&networks, options.variant, model.to_network().as_ref());
    eprintln!("checksum of the networks: {:016x}", checksum(&networks));
    fs::write(output.join("networks.bin"), networks)?;
    Ok(())
}

fn report(round: u32, model: &Model, lessons: &[Lesson], exam: &[Lesson]) {
    let some = &lessons[..lessons.len().min(exam.len())];
    eprintln!(
        "round {round}: {:.5}, exam {:.5}; {:.2} moves off, exam {:.2}",
        model.loss(some),
        model.loss(exam),
        model.error(some),
        model.error(exam)
    );
}

fn shuffle(lessons: &mut [Lesson], random: &mut Random) {
    for at in (1..lessons.len()).rev() {
        lessons.swap(at, random.below(at + 1));
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

/// The file of networks with one part replaced.
fn with_network(file: &[u8], variant: Variant, network: Option<&Network>) -> Vec<u8> {
    let bytes = |network: Option<&Network>| network.map_or_else(Network::no_bytes, Network::to_bytes);
    let part = |known: &Variant| {
        if *known == variant { bytes(network) } else { bytes(Network::part(file, *known).as_ref()) }
    };
    Variant::ALL.iter().flat_map(part).collect()
}

/// The FNV-1a hash of some bytes: the same data, seed and options give the same.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
