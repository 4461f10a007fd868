//! Playing games for their positions.

use std::{
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::Write as _,
    ops::ControlFlow,
    path::PathBuf,
    sync::atomic::AtomicBool,
};

use clap::Args;
use colorito::{Board, Game, Move, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Engine, Limits, NoClock, Random, Settings};
use colorito_solver::{Limits as SolverLimits, solve};

use crate::{Sample, UNFINISHED, bar, heading, parse_board};

#[derive(Args)]
pub(crate) struct Options {
    /// The file to write to, or to go on with.
    #[arg(long)]
    data: PathBuf,
    /// How many games the file has in the end.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// How many positions the engine looks at for each move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    #[arg(long, default_value = "standard")]
    variant: Variant,
    #[arg(long, default_value = "standard", value_parser = parse_board)]
    board: Board,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Games that are not over by then are broken off.
const LONGEST_GAME: u32 = 200;

/// What a side that finds no way home is taken to need.
const NO_WAY: u32 = 40;

/// One move in so many is a random one, so that the games see odd positions too.
const RANDOM_MOVE: usize = 25;

/// How hard the way home of the loser is looked for.
const HOME_STRETCH: SolverLimits = SolverLimits { memory: 64 << 20, nodes: 5_000 };

pub(crate) fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let heading = heading(options.variant, &options.board, options.nodes, options.seed);
    let before = fs::read_to_string(&options.data).unwrap_or_default();
    if before.lines().next().is_some_and(|line| line != heading) {
        return Err(format!("{} was begun with other settings", options.data.display()).into());
    }
    let mut file = OpenOptions::new().create(true).append(true).open(&options.data)?;
    if before.is_empty() {
        writeln!(file, "{heading}")?;
    }
    let done = before.lines().filter(|line| line.starts_with("# game")).count() as u64;
    let bar = bar(options.games).with_position(done);
    for number in done..options.games {
        file.write_all(play(options, number).as_bytes())?;
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

/// Plays one game and returns its lines of the file.
fn play(options: &Options, number: u64) -> String {
    let mut random = Random::new(options.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let rules = Rules { board: options.board, variant: options.variant };
    let mut engine = Engine::new(Settings { hash: 2, ..Settings::default() });
    let starter = if number.is_multiple_of(2) { Side::Red } else { Side::Blue };
    let mut game = Game::new(Position::start(rules, starter), RepetitionRule::Draw);
    let opening = 2 + random.below(10) as u32;
    let mut positions = Vec::new();
    while game.ending().is_none() && game.position().plies() < LONGEST_GAME {
        let plies = game.position().plies();
        if plies >= opening {
            positions.push(game.position().clone());
        }
        let m = if plies < opening || random.below(RANDOM_MOVE) == 0 {
            let moves = game.position().legal_moves();
            moves[random.below(moves.len())]
        } else {
            best_move(&mut engine, &game, options.nodes)
        };
        if game.play(m).is_err() {
            break;
        }
    }
    let finished = game.ending().is_some_and(|ending| ending.outcome.is_scored());
    let mut text = samples(&positions, game.position());
    let how = if finished { "finished" } else { UNFINISHED };
    let _ = writeln!(text, "# game {number}: {} plies, {how}", game.position().plies());
    text
}

fn best_move(engine: &mut Engine, game: &Game, nodes: u64) -> Move {
    let report = engine.think(game, Limits::nodes(nodes), &NoClock, &AtomicBool::new(false), |_| {});
    report.lines.first().and_then(|line| line.moves.first().copied()).unwrap_or(Move::Pass)
}

/// What each side went on to need: its moves until the game was over, and those it would then need alone.
fn samples(positions: &[Position], last: &Position) -> String {
    let left = Side::ALL.map(|side| {
        let solution = solve(last, side, HOME_STRETCH, &mut |_| ControlFlow::Continue(()));
        solution.line.map_or(NO_WAY, |line| (line.len() as u32).min(NO_WAY))
    });
    let mut text = String::new();
    for position in positions {
        let moves_of = |side: Side| {
            let plies = last.plies() - position.plies();
            let moves = if position.turn() == side { plies.div_ceil(2) } else { plies / 2 };
            moves + left[side as usize]
        };
        let needed = Side::ALL.map(moves_of);
        let _ = writeln!(text, "{}", Sample { position: position.to_string(), needed }.to_line());
    }
    text
}
