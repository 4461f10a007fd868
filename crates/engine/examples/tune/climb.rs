//! Climbing by matches: what a fit cannot know is whether the engine plays better.

use std::{
    fs::{self, OpenOptions},
    io::Write as _,
    path::PathBuf,
    sync::atomic::AtomicBool,
};

use clap::Args;
use colorito::{Board, Game, Move, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{
    Engine, Evaluator, Limits, NoClock, Random, Settings, Weights,
    features::{self, Group},
};

use crate::{bar, default_weights, parse_board, replaced};

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
const FAMILIES: [&[Group]; 7] = [
    &[features::REACH],
    &[features::TARGET],
    &[features::HELD],
    &[features::LAST],
    &[features::COMPANY],
    &[features::GAP],
    &[features::FIRST, features::SECOND],
];

const FACTORS: [f64; 4] = [0.5, 0.75, 1.35, 1.8];

/// A longer game counts as drawn.
const LONGEST_GAME: u32 = 240;

/// Random moves before the players take over.
const OPENING: u32 = 8;

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
        let share = 100.0 * compare(options, rules, [&changed, &best], random.next());
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

/// The share of the points that the first weights get against the second.
fn compare(options: &Options, rules: Rules, weights: [&Weights; 2], seed: u64) -> f64 {
    let pairs = options.games.div_ceil(2);
    let bar = bar(pairs);
    let mut points = 0.0;
    for pair in 0..pairs {
        for first in Side::ALL {
            points += play(options, rules, weights, first, seed.wrapping_add(pair));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    points / (2 * pairs) as f64
}

/// One game; the first weights play a side.
fn play(options: &Options, rules: Rules, weights: [&Weights; 2], first: Side, seed: u64) -> f64 {
    let mut random = Random::new(seed);
    let mut engines = Side::ALL.map(|side| {
        let mut engine = Engine::new(Settings { hash: 2, ..Settings::default() });
        let own = weights[usize::from(side != first)];
        engine.set_evaluator(rules, Evaluator::with_weights(own.clone()));
        engine
    });
    let mut game = Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw);
    while game.ending().is_none() && game.position().plies() < LONGEST_GAME {
        let m = if game.position().plies() < OPENING {
            let moves = game.position().legal_moves();
            moves[random.below(moves.len())]
        } else {
            best_move(&mut engines[game.position().turn() as usize], &game, options.nodes)
        };
        if game.play(m).is_err() {
            break;
        }
    }
    match game.ending().and_then(|ending| ending.outcome.winner()) {
        None => 0.5,
        Some(winner) => f64::from(u8::from(winner == first)),
    }
}

fn best_move(engine: &mut Engine, game: &Game, nodes: u64) -> Move {
    let report = engine.think(game, Limits::nodes(nodes), &NoClock, &AtomicBool::new(false), |_| {});
    report.lines.first().and_then(|line| line.moves.first().copied()).unwrap_or(Move::Pass)
}
