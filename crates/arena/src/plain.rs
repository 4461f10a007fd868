//! A plain opponent: alpha-beta search by the sum of distances.

use std::{cmp::Reverse, time::Duration};

use colorito::{Game, Move, Outcome, Position, Rules};
use colorito_engine::{Clock, Limits, Score};

use crate::{
    Choice, Player, PlayerError, Stopwatch,
    greedy::{distance, total_distance},
};

/// Searches one depth after the other with plain alpha-beta. What a position is worth is how many steps less
/// the player's own pieces have to go than the opponent's.
#[derive(Debug, Default)]
pub struct Plain {
    /// Its own limits, if they are not those of the match.
    limits: Option<Limits>,
}

impl Plain {
    /// A player with limits of its own, or with those of the match.
    pub fn new(limits: Option<Limits>) -> Plain {
        Plain { limits }
    }
}

const WIN: i32 = 1_000_000;
const MOST_DEPTH: i32 = 30;

impl Player for Plain {
    fn new_game(&mut self, _rules: &Rules) -> Result<(), PlayerError> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError> {
        let mut search = Search {
            position: game.position().clone(),
            clock: Stopwatch::start(),
            limits: self.limits.unwrap_or_else(|| Limits::time(time)),
            nodes: 0,
            stopped: false,
        };
        let mut moves = search.ordered_moves();
        let mut best = *moves.first().ok_or(PlayerError::NoAnswer)?;
        let mut score = None;
        let deepest = self.limits.and_then(|limits| limits.depth).map_or(MOST_DEPTH, u32::cast_signed);
        for depth in 1..=deepest.min(MOST_DEPTH) {
            let Some((value, m)) = search.root(&moves, depth) else { break };
            (best, score) = (m, Some(Score::Lead(value * 100)));
            moves.sort_by_key(|m| *m != best);
            if value.abs() > WIN / 2 {
                break;
            }
        }
        Ok(Choice { chosen: best, score })
    }
}

struct Search {
    position: Position,
    clock: Stopwatch,
    limits: Limits,
    nodes: u64,
    stopped: bool,
}

impl Search {
    /// The best of the moves at a depth, `None` if time ran out.
    fn root(&mut self, moves: &[Move], depth: i32) -> Option<(i32, Move)> {
        let mut best: Option<(i32, Move)> = None;
        for &m in moves {
            let alpha = best.map_or(-2 * WIN, |(value, _)| value);
            let value = self.after(m, depth - 1, alpha, 2 * WIN);
            if self.stopped {
                return None;
            }
            if value > alpha {
                best = Some((value, m));
            }
        }
        best
    }

    fn after(&mut self, m: Move, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.position.play_unchecked(m);
        let value = -self.node(depth, -beta, -alpha);
        self.position.undo_unchecked(m);
        value
    }

    fn node(&mut self, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        self.stopped |= self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || self.nodes.is_multiple_of(256)
                && self.limits.time.is_some_and(|time| self.clock.elapsed() >= time.most);
        if self.stopped {
            return 0;
        }
        let turn = self.position.turn();
        match self.position.ending().map(|ending| ending.outcome) {
            Some(Outcome::Won { winner, .. }) => {
                return if winner == turn { WIN + depth } else { -WIN - depth };
            }
            Some(Outcome::Drawn(_) | Outcome::Aborted) => return 0,
            None => {}
        }
        if depth <= 0 {
            return total_distance(&self.position, !turn) - total_distance(&self.position, turn);
        }
        let mut best = -2 * WIN;
        for m in self.ordered_moves() {
            best = best.max(self.after(m, depth - 1, alpha, beta));
            alpha = alpha.max(best);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }

    /// The legal moves, those that gain most first.
    fn ordered_moves(&self) -> Vec<Move> {
        let mut moves = self.position.legal_moves();
        moves.sort_by_cached_key(|m| match *m {
            Move::Go { from, to } => {
                Reverse(distance(&self.position, from, from) - distance(&self.position, from, to))
            }
            Move::Pass => Reverse(0),
        });
        moves
    }
}
