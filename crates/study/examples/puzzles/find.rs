//! The puzzles in a game.

use std::{ops::ControlFlow, sync::atomic::AtomicBool};

use colorito::{Game, Move, Position, RepetitionRule, Side};
use colorito_engine::{Engine, Limits, NoClock, Random, Report, Settings};
use colorito_solver::{Limits as SolverLimits, solve};
use colorito_study::{
    puzzles::{Kind, Puzzle},
    stranded,
};

/// With more pieces on their way, nobody wants to count.
const MOST_AWAY: u32 = 6;

/// The longest way home that is asked for.
const MOST_MOVES: u32 = 6;

/// A puzzle with more right first moves than one in so many is none.
const FEW: usize = 4;

/// How much better the best move is than the next, in hundredths of a move.
const MARGIN: i32 = 100;

/// A first look, and a second that has to agree.
const LOOKS: [u64; 2] = [4_000, 80_000];

/// A jump of so many hops is long.
const LONG: usize = 4;

/// All puzzles in a game, at most one of each kind and length for each side; those of one kind only if that
/// is asked for.
pub(crate) fn puzzles(game: &Game, source: &str, only: Option<&str>) -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = Vec::new();
    for position in positions(game) {
        let side = position.turn();
        let is_new = |kind: Kind| {
            only.is_none_or(|code| code == kind.code())
                && found.iter().all(|puzzle| (puzzle.kind, puzzle.position.turn()) != (kind, side))
        };
        let source = format!("{source} ply {}", position.plies());
        let puzzle = tactical(&position, &source, &is_new)
            .or_else(|| home(&position, &source, &is_new))
            .or_else(|| best_move(&position, &source, &is_new));
        found.extend(puzzle);
    }
    found
}

/// The positions of a game in an order that does not prefer its beginning, so that not all puzzles of a kind
/// are alike.
fn positions(game: &Game) -> Vec<Position> {
    let mut position = game.start().clone();
    let mut positions = vec![position.clone()];
    for m in game.moves() {
        position.play_unchecked(*m);
        positions.push(position.clone());
    }
    let mut random = Random::new(position.key());
    for last in (1..positions.len()).rev() {
        positions.swap(last, random.below(last + 1));
    }
    positions
}

/// The special situation, for and against, and the reply move.
fn tactical(position: &Position, source: &str, is_new: &dyn Fn(Kind) -> bool) -> Option<Puzzle> {
    if position.ending().is_some() {
        return None;
    }
    if position.is_reply_pending() {
        return proven(Kind::Reply, position, source).filter(|puzzle| is_new(puzzle.kind));
    }
    let near = |side: Side| position.open_targets(side).len() <= 7;
    if near(position.turn()) {
        for kind in (1..=3).map(Kind::Special) {
            if let Some(puzzle) = proven(kind, position, source) {
                return is_new(kind).then_some(puzzle);
            }
        }
    }
    if near(!position.turn()) && is_new(Kind::Defence) {
        return proven(Kind::Defence, position, source).filter(|puzzle| {
            let (right, all) = (puzzle.first_moves().len(), position.legal_moves().len());
            right * FEW <= all
        });
    }
    None
}

fn proven(kind: Kind, position: &Position, source: &str) -> Option<Puzzle> {
    Puzzle::proven(kind, position.clone(), source.to_owned())
}

/// The way home for one side alone, if its length is proven and few first moves are right.
fn home(position: &Position, source: &str, is_new: &dyn Fn(Kind) -> bool) -> Option<Puzzle> {
    let side = position.turn();
    let away = (position.of(side) - position.home(side)).len();
    if away == 0 || away > MOST_AWAY || !(1..=MOST_MOVES).map(Kind::Home).any(is_new) {
        return None;
    }
    let limits = SolverLimits { memory: 64 << 20, nodes: 100_000 };
    let moves = solve(position, side, limits, &mut |progress| {
        let too_long = progress.score.lower().is_none_or(|lower| lower > MOST_MOVES);
        if too_long { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .score
    .exact()?;
    let kind = Kind::Home(moves);
    if moves == 0 || moves > MOST_MOVES || !is_new(kind) {
        return None;
    }
    let puzzle = proven(kind, position, source)?;
    let few = puzzle.first_moves().len() * FEW <= position.legal_moves().len().max(FEW);
    let trivial = moves >= 3 && puzzle.points() < f64::from(moves);
    (few && !trivial).then_some(puzzle)
}

/// A best move that is better than all others by a clear margin and either saves a stranded piece or is a
/// long jump.
fn best_move(position: &Position, source: &str, is_new: &dyn Fn(Kind) -> bool) -> Option<Puzzle> {
    let side = position.turn();
    let kinds = [Kind::Rescue, Kind::LongJump];
    if position.plies() < 16 || position.legal_moves().len() < 10 || !kinds.into_iter().any(is_new) {
        return None;
    }
    let has_stranded = !stranded(position, side).is_empty();
    let fits = |m: Move| -> Option<Kind> {
        let mut after = position.clone();
        after.play_unchecked(m);
        let way = position.way(m).ok()??;
        if has_stranded && stranded(&after, side).len() < stranded(position, side).len() {
            Some(Kind::Rescue)
        } else if way.hops() >= LONG {
            Some(Kind::LongJump)
        } else {
            None
        }
    };
    if !position.legal_moves().into_iter().any(|m| fits(m).is_some_and(is_new)) {
        return None;
    }
    let best = clearly_best(position, LOOKS[0])?;
    let kind = fits(best).filter(|kind| is_new(*kind))?;
    (clearly_best(position, LOOKS[1]) == Some(best))
        .then(|| Puzzle::searched(kind, position.clone(), best, source.to_owned()))
}

/// The best move if it is better than the next by the margin.
fn clearly_best(position: &Position, nodes: u64) -> Option<Move> {
    let mut engine = Engine::new(Settings { hash: 8, threads: 1, lines: 2 });
    let game = Game::new(position.clone(), RepetitionRule::Draw);
    let stop = AtomicBool::new(false);
    let Report { lines, .. } = engine.think(&game, Limits::nodes(nodes), &NoClock, &stop, |_| {});
    let [best, next] = lines.as_slice() else { return None };
    (best.score.value() - next.score.value() >= MARGIN).then(|| best.moves.first().copied())?
}
