//! The simplest opponent: always the move that gains most distance.

use std::{
    collections::{HashSet, VecDeque},
    ops::ControlFlow,
    time::Duration,
};

use colorito::{Game, Move, Position, Rules, Side, Space};
use colorito_engine::{Clock, Random, keys_of};
use colorito_solver::{Limits, solve};

use crate::{Choice, Player, PlayerError, Stopwatch};

/// Takes the move that brings its piece nearest to its target, counted in steps; that of the piece with the
/// longest way left if there are several.
///
/// When no move gains anything, it looks for a way home for its side alone and follows it: otherwise most of
/// its games would never end. Where it finds none it moves on, but not back to positions of the same game.
#[derive(Debug)]
pub struct Greedy {
    random: Random,
    /// What is left of the way home.
    plan: VecDeque<Move>,
}

/// How hard it looks for a way home.
const EFFORT: Limits = Limits { memory: 64 << 20, nodes: 10_000 };

impl Greedy {
    /// The same seed plays the same games.
    pub fn new(seed: u64) -> Greedy {
        Greedy { random: Random::new(seed), plan: VecDeque::new() }
    }

    /// The next move of the plan, if it can still be made.
    fn planned(&mut self, position: &Position) -> Option<Move> {
        let next = self.plan.pop_front().filter(|m| position.is_legal(*m));
        if next.is_none() {
            self.plan.clear();
        }
        next
    }

    /// The move that gains most; one that gains nothing only if there is no way home either.
    fn greediest(&mut self, game: &Game, time: Duration) -> Option<Move> {
        let position = game.position();
        let moves = unseen(game, position.legal_moves());
        let worth = |m: &Move| (gain(position, *m), way_left(position, *m));
        let most = moves.iter().map(worth).max()?;
        if most.0 <= 0 {
            self.plan = way_home(position, time);
            if let Some(m) = self.planned(position) {
                return Some(m);
            }
        }
        let best: Vec<Move> = moves.into_iter().filter(|m| worth(m) == most).collect();
        best.get(self.random.below(best.len())).copied()
    }
}

impl Player for Greedy {
    fn new_game(&mut self, _rules: &Rules) -> Result<(), PlayerError> {
        self.plan.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError> {
        let chosen = self.planned(game.position()).or_else(|| self.greediest(game, time));
        Ok(Choice { chosen: chosen.ok_or(PlayerError::NoAnswer)?, score: None })
    }
}

/// A way home for the player to move alone; empty if none is found in time.
fn way_home(position: &Position, time: Duration) -> VecDeque<Move> {
    let clock = Stopwatch::start();
    let mut watch =
        |_| if clock.elapsed() < time { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    solve(position, position.turn(), EFFORT, &mut watch).line.unwrap_or_default().into()
}

/// The moves that do not lead back to a position of the game, or all if each does: otherwise it would step to
/// and fro whenever nothing can be gained.
fn unseen(game: &Game, moves: Vec<Move>) -> Vec<Move> {
    let keys: HashSet<u64> = keys_of(game).into_iter().collect();
    let leads_back = |m: &Move| {
        let mut after = game.position().clone();
        after.play_unchecked(*m);
        keys.contains(&after.key())
    };
    let fresh: Vec<Move> = moves.iter().copied().filter(|m| !leads_back(m)).collect();
    if fresh.is_empty() { moves } else { fresh }
}

/// How many steps nearer to its target a move brings its piece.
fn gain(position: &Position, m: Move) -> i32 {
    let Move::Go { from, to } = m else { return 0 };
    distance(position, from, from) - distance(position, from, to)
}

/// How many steps the piece has to go before a move: of moves that gain as much, the last piece's comes
/// first.
fn way_left(position: &Position, m: Move) -> i32 {
    m.from().map_or(0, |from| distance(position, from, from))
}

/// The steps from a space to where the piece on another belongs: its target, or under Just Colours the
/// nearest open one.
pub(crate) fn distance(position: &Position, piece_on: Space, space: Space) -> i32 {
    let Some(piece) = position.piece(piece_on) else { return 0 };
    let homes = position.rules().homes(piece);
    if homes.contains(space) {
        return 0;
    }
    let open = homes & position.open_targets(piece.side());
    open.into_iter().map(|home| i32::from(home.distance(space))).min().unwrap_or(0)
}

/// The steps all pieces of a side are away from home.
pub(crate) fn total_distance(position: &Position, side: Side) -> i32 {
    position.of(side).into_iter().map(|space| distance(position, space, space)).sum()
}
