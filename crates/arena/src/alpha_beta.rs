//! A small alpha-beta search for opponents that differ in what they want.

use colorito::{Game, Move, Outcome, Position, RepetitionRule, Side};
use colorito_engine::{Clock, Limits, keys_of};

use crate::{Stopwatch, greedy::distance};

/// Says how good a position is for a side, whoever is to move.
pub(crate) trait Judge {
    /// By how much the side is ahead.
    fn lead(&self, position: &Position, side: Side) -> i32;
}

const WIN: i32 = 1_000_000;
const INFINITE: i32 = 2 * WIN;
const MOST_DEPTH: u32 = 30;
/// The size of the table of positions seen, a power of two.
const SLOTS: usize = 1 << 17;
/// How many positions are looked at between two looks at the clock.
const CHECK_INTERVAL: u64 = 256;

/// What was found out about a position: at least or at most the value, or just it.
#[derive(Clone, Copy)]
struct Seen {
    key: u64,
    best: Option<Move>,
    value: i32,
    depth: i32,
    lower: bool,
    upper: bool,
}

const NOTHING: Seen = Seen { key: 0, best: None, value: 0, depth: -1, lower: false, upper: false };

/// A search with a memory.
pub(crate) struct Search<J> {
    judge: J,
    seen: Vec<Seen>,
    killers: Vec<Option<Move>>,
    /// Positions of the game so far; the third time is a draw, and so is the second here.
    played: Vec<u64>,
    /// Who is searching: what is good is theirs to say.
    side: Side,
    nodes: u64,
    stopped: bool,
}

impl<J: Judge> Search<J> {
    pub(crate) fn new(judge: J) -> Search<J> {
        Search {
            judge,
            seen: vec![NOTHING; SLOTS],
            killers: vec![None; MOST_DEPTH as usize + 2],
            played: Vec::new(),
            side: Side::Red,
            nodes: 0,
            stopped: false,
        }
    }

    pub(crate) fn forget(&mut self) {
        self.seen.fill(NOTHING);
    }

    /// The best move within limits and its value; `None` if the game is over.
    pub(crate) fn best(&mut self, game: &Game, limits: Limits) -> Option<(Move, i32)> {
        let mut position = game.position().clone();
        if position.turn() != self.side {
            self.side = position.turn();
            self.forget();
        }
        self.played = if game.repetition_rule() == RepetitionRule::Draw { keys_of(game) } else { Vec::new() };
        self.killers.fill(None);
        (self.nodes, self.stopped) = (0, false);
        let clock = Stopwatch::start();
        let stop = |nodes: u64| {
            limits.nodes.is_some_and(|most| nodes >= most)
                || limits
                    .time
                    .is_some_and(|time| nodes.is_multiple_of(CHECK_INTERVAL) && clock.elapsed() >= time.most)
        };
        let mut best = self.ordered_moves(&position, None, 0).first().map(|m| (*m, 0))?;
        for depth in 1..=limits.depth.unwrap_or(MOST_DEPTH).min(MOST_DEPTH) {
            let (value, m) =
                self.moves_of(&mut position, depth.cast_signed(), 0, [-INFINITE, INFINITE], &stop);
            if self.stopped {
                break;
            }
            best = (m?, value);
            if value.abs() > WIN / 2 {
                break;
            }
        }
        Some(best)
    }

    fn node(
        &mut self,
        position: &mut Position,
        depth: i32,
        ply: usize,
        [alpha, beta]: [i32; 2],
        stop: &impl Fn(u64) -> bool,
    ) -> i32 {
        self.nodes += 1;
        self.stopped |= stop(self.nodes);
        if self.stopped {
            return 0;
        }
        let turn = position.turn();
        match position.ending().map(|ending| ending.outcome) {
            Some(Outcome::Won { winner, .. }) => {
                return if winner == turn { WIN + depth } else { -WIN - depth };
            }
            Some(Outcome::Drawn(_) | Outcome::Aborted) => return 0,
            None => {}
        }
        if ply <= 2 && self.played.contains(&position.key()) {
            return 0;
        }
        if depth <= 0 {
            let lead = self.judge.lead(position, self.side);
            return if turn == self.side { lead } else { -lead };
        }
        let seen = self.seen[position.key() as usize % SLOTS];
        if seen.key == position.key()
            && seen.depth == depth
            && (seen.lower || seen.value <= alpha)
            && (seen.upper || seen.value >= beta)
        {
            return seen.value;
        }
        self.moves_of(position, depth, ply, [alpha, beta], stop).0
    }

    /// Searches all moves of a position; the value and the move that has it.
    fn moves_of(
        &mut self,
        position: &mut Position,
        depth: i32,
        ply: usize,
        [alpha, beta]: [i32; 2],
        stop: &impl Fn(u64) -> bool,
    ) -> (i32, Option<Move>) {
        let slot = position.key() as usize % SLOTS;
        let known = Some(self.seen[slot]).filter(|seen| seen.key == position.key());
        let (mut value, mut best) = (-INFINITE, None);
        for m in self.ordered_moves(position, known.and_then(|seen| seen.best), ply) {
            position.play_unchecked(m);
            let window = [-beta, -alpha.max(value)];
            let after = -self.node(position, depth - 1, ply + 1, window, stop);
            position.undo_unchecked(m);
            if self.stopped {
                break;
            }
            if after > value {
                (value, best) = (after, Some(m));
            }
            if value >= beta {
                self.killers[ply] = Some(m);
                break;
            }
        }
        if !self.stopped {
            let key = position.key();
            self.seen[slot] = Seen { key, best, value, depth, lower: value > alpha, upper: value < beta };
        }
        (value, best)
    }

    /// The legal moves, those that gain most first.
    fn ordered_moves(&self, position: &Position, first: Option<Move>, ply: usize) -> Vec<Move> {
        let mut moves = position.legal_moves();
        moves.sort_by_cached_key(|m| {
            let gain = match *m {
                Move::Go { from, to } => distance(position, from, from) - distance(position, from, to),
                Move::Pass => 0,
            };
            (Some(*m) != first, Some(*m) != self.killers[ply], -gain)
        });
        moves
    }
}
