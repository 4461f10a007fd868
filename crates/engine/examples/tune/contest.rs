//! Weights against weights.

use std::{fs, path::PathBuf, sync::atomic::AtomicBool};

use clap::Args;
use colorito::{Board, Ending, Game, Move, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Evaluator, Limits, NoClock, Random, Settings, Weights};

use crate::{bar, default_weights, parse_board};

#[derive(Args)]
pub(crate) struct Options {
    /// The weights file to be tried.
    challenger: PathBuf,
    /// The weights file it is held against.
    #[arg(long, default_value_os_t = default_weights())]
    weights: PathBuf,
    /// How many games, rounded up to pairs.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// How many positions each player looks at for a move.
    #[arg(long, default_value_t = 2_500)]
    nodes: u64,
    #[arg(long, default_value = "standard")]
    variant: Variant,
    #[arg(long, default_value = "standard", value_parser = parse_board)]
    board: Board,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let read = |path: &PathBuf| -> Result<Weights, Box<dyn std::error::Error>> {
        Ok(Weights::section(&fs::read_to_string(path)?, options.variant)?)
    };
    let weights = [read(&options.challenger)?, read(&options.weights)?];
    let rules = Rules { board: options.board, variant: options.variant };
    let contest = Contest { rules, nodes: options.nodes, games: options.games, seed: options.seed };
    let Results { share, finished } = contest.play([&weights[0], &weights[1]]);
    let [share, finished] = [share, finished].map(|share| 100.0 * share);
    println!("{share:.1} % of the points in {} games, {finished:.1} % of which ended", options.games);
    Ok(())
}

/// A longer game counts as drawn.
const LONGEST_GAME: u32 = 240;

/// Random moves before the players take over.
const OPENING: u32 = 8;

/// A match between two sets of weights.
pub(crate) struct Contest {
    pub(crate) rules: Rules,
    pub(crate) nodes: u64,
    /// Rounded up to pairs with the same opening.
    pub(crate) games: u64,
    pub(crate) seed: u64,
}

/// What a match came to.
pub(crate) struct Results {
    /// The share of the points that the first weights got.
    pub(crate) share: f64,
    /// The share of games that ended by completion, tie or special situation.
    finished: f64,
}

impl Contest {
    /// Plays the match.
    pub(crate) fn play(&self, weights: [&Weights; 2]) -> Results {
        let pairs = self.games.div_ceil(2);
        let bar = bar(2 * pairs);
        let mut points = 0.0;
        let mut finished = 0.0;
        for pair in 0..pairs {
            for first in Side::ALL {
                let ending =
                    self.game(weights, first, self.seed.wrapping_add(pair)).map(|ending| ending.outcome);
                finished += f64::from(u8::from(ending.is_some_and(colorito::Outcome::is_scored)));
                points += match ending.and_then(colorito::Outcome::winner) {
                    None => 0.5,
                    Some(winner) => f64::from(u8::from(winner == first)),
                };
            }
            bar.inc(2);
            bar.set_message(format!("{:.1} %", 50.0 * points / (pair + 1) as f64));
        }
        bar.finish_and_clear();
        let games = (2 * pairs) as f64;
        Results { share: points / games, finished: finished / games }
    }

    /// How one game ended in which the first weights played a side.
    fn game(&self, weights: [&Weights; 2], first: Side, seed: u64) -> Option<Ending> {
        let mut random = Random::new(seed);
        let mut engines = Side::ALL.map(|side| {
            let mut engine = Engine::new(Settings { hash: 2, ..Settings::default() });
            let own = weights[usize::from(side != first)];
            engine.set_evaluator(self.rules, Evaluator::with_weights(own.clone()));
            engine
        });
        let mut game = Game::new(Position::start(self.rules, Side::Red), RepetitionRule::Draw);
        while game.ending().is_none() && game.position().plies() < LONGEST_GAME {
            let m = if game.position().plies() < OPENING {
                let moves = game.position().legal_moves();
                moves[random.below(moves.len())]
            } else {
                best_move(&mut engines[game.position().turn() as usize], &game, self.nodes)
            };
            if game.play(m).is_err() {
                break;
            }
        }
        game.ending()
    }
}

fn best_move(engine: &mut Engine, game: &Game, nodes: u64) -> Move {
    let report = engine.think(game, Limits::nodes(nodes), &NoClock, &AtomicBool::new(false), |_| {});
    report.lines.first().and_then(|line| line.moves.first().copied()).unwrap_or(Move::Pass)
}
