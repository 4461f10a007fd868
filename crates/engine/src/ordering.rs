//! Which moves to look at first.

use colorito::{Move, Piece, Position, Space};

use crate::{evaluation::Evaluator, score::MAX_PLY};

/// A legal move with what is known of it before it is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    pub(crate) m: Move,
    /// How much nearer the piece comes, in hundredths of a move.
    pub(crate) gain: i32,
    /// The higher, the earlier.
    rank: i32,
}

const TABLE_MOVE: i32 = 1 << 24;
const KILLER: i32 = 150;
/// What the history can add or take away at most.
const MOST_HISTORY: i32 = 400;
/// History is kept finer than ranks.
const HISTORY_SCALE: i32 = 32;

/// What earlier parts of the search teach about moves.
pub(crate) struct Ordering {
    /// Two moves for each ply that refuted others there.
    killers: [[Option<Move>; 2]; MAX_PLY],
    /// How often a piece's going to a space was good.
    history: Box<[[i32; Space::COUNT]; Piece::COUNT]>,
}

impl Ordering {
    pub(crate) fn new() -> Ordering {
        Ordering { killers: [[None; 2]; MAX_PLY], history: Box::new([[0; Space::COUNT]; Piece::COUNT]) }
    }

    /// Fills a list with all legal moves and their ranks.
    pub(crate) fn rank_all(
        &self,
        moves: &mut Vec<Ranked>,
        position: &Position,
        evaluator: &Evaluator,
        table_move: Option<Move>,
        ply: usize,
    ) {
        let gains = evaluator.gains(position);
        moves.clear();
        position.for_each_piece(|from, destinations| {
            let Some(piece) = position.piece(from) else { return };
            let (cost, history) = (gains.cost(piece, from), &self.history[piece.index()]);
            for to in destinations {
                let gain = cost - gains.cost_ahead(piece, to);
                let rank = gain + history[to.index()] / HISTORY_SCALE;
                moves.push(Ranked { m: Move::Go { from, to }, gain, rank });
            }
        });
        if moves.is_empty() {
            moves.push(Ranked { m: Move::Pass, gain: 0, rank: 0 });
        }
        self.promote(moves, table_move, ply);
    }

    /// Raises the moves that were good elsewhere.
    fn promote(&self, moves: &mut [Ranked], table_move: Option<Move>, ply: usize) {
        let killers = self.killers[ply];
        for ranked in moves {
            if Some(ranked.m) == table_move {
                ranked.rank += TABLE_MOVE;
            } else if killers.contains(&Some(ranked.m)) {
                ranked.rank += KILLER;
            }
        }
    }

    /// Remembers that a move was good enough, and that those tried before it were not.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        best: Move,
        tried: &[Ranked],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            killers[1] = killers[0];
            killers[0] = Some(best);
        }
        let bonus = (depth * depth * HISTORY_SCALE / 4).min(MOST_HISTORY * HISTORY_SCALE / 4);
        self.adjust(position, best, bonus);
        for ranked in tried {
            self.adjust(position, ranked.m, -bonus);
        }
    }

    /// Moves a history value towards its limit, the slower the nearer it is.
    fn adjust(&mut self, position: &Position, m: Move, bonus: i32) {
        let Move::Go { from, to } = m else { return };
        let Some(piece) = position.piece(from) else { return };
        let value = &mut self.history[piece.index()][to.index()];
        *value += bonus - *value * bonus.abs() / (MOST_HISTORY * HISTORY_SCALE);
    }
}

/// Brings the best of the moves from an index on to that index and returns it.
pub(crate) fn pick(moves: &mut [Ranked], index: usize) -> Option<Ranked> {
    let best = (index..moves.len()).max_by_key(|at| (moves[*at].rank, std::cmp::Reverse(*at)))?;
    moves.swap(index, best);
    moves.get(index).copied()
}
