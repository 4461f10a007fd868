//! Alpha-beta search of one thread.

use colorito::{Move, Outcome, Position};

use crate::{
    evaluation::Evaluator,
    limits::Control,
    memory::Memory,
    ordering::{Ordering, Ranked, pick},
    repetition::Line,
    score::{DRAW, INFINITE, MAX_PLY, Value, WIN, estimate, is_decided},
    selectivity as selective,
    siege::Siege,
    table::{Bound, Entry, Table},
};

/// Every so many positions the clock is looked at.
const CHECK_INTERVAL: u64 = 256;

/// How far behind a player prefers to play on, in hundredths of a move.
const DISLIKE_OF_CIRCLES: Value = 200;

/// One thread's search.
pub(crate) struct Search<'a> {
    position: Position,
    line: Line,
    evaluator: &'a Evaluator,
    table: &'a Table,
    control: &'a Control<'a>,
    siege: Option<Siege>,
    ordering: Ordering,
    memory: Memory,
    /// A list of moves for each ply, kept so as not to be allocated anew.
    moves: Vec<Vec<Ranked>>,
    /// The best line from each ply on.
    best_lines: Vec<Vec<Move>>,
    /// The moves looked at in the root.
    root_moves: Vec<Move>,
    /// Whether those are all there are.
    root_is_whole: bool,
    nodes: u64,
    /// How many of them all threads together know of.
    counted: u64,
    deepest: usize,
    stopped: bool,
}

/// The range of values that matter: below `alpha` and from `beta` up the exact value does not.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// Just wide enough to ask whether a value is above one.
    fn zero(alpha: Value) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    fn reversed(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    fn is_wide(self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        position: &Position,
        line: Line,
        evaluator: &'a Evaluator,
        table: &'a Table,
        control: &'a Control<'a>,
    ) -> Search<'a> {
        Search {
            position: position.clone(),
            line,
            evaluator,
            table,
            control,
            siege: None,
            ordering: Ordering::new(),
            memory: Memory::new(),
            moves: (0..=MAX_PLY).map(|_| Vec::with_capacity(128)).collect(),
            best_lines: vec![Vec::new(); MAX_PLY + 1],
            root_moves: Vec::new(),
            root_is_whole: true,
            nodes: 0,
            counted: 0,
            deepest: 0,
            stopped: false,
        }
    }

    /// The same for a player who besieges the opponent, or not.
    pub(crate) fn in_siege(self, siege: Option<Siege>) -> Search<'a> {
        Search { siege, ..self }
    }

    /// Searches some of the root's moves to a depth. What it returns counts only if the search was not
    /// stopped.
    pub(crate) fn root(&mut self, moves: &[Move], depth: u32, window: Window) -> Value {
        moves.clone_into(&mut self.root_moves);
        self.root_is_whole = self.position.count_moves() == moves.len() as u64;
        self.best_lines[0].clear();
        let value = self.node(depth as i32, window, 0);
        self.hand_in_count();
        value
    }

    /// The best line that the last call of [`root`](Search::root) found.
    pub(crate) fn best_line(&self) -> &[Move] {
        &self.best_lines[0]
    }

    pub(crate) fn was_stopped(&self) -> bool {
        self.stopped
    }

    /// The longest line looked at.
    pub(crate) fn deepest(&self) -> usize {
        self.deepest
    }

    fn node(&mut self, depth: i32, window: Window, ply: usize) -> Value {
        self.best_lines[ply].clear();
        if let Some(value) = self.terminal(ply) {
            return value;
        }
        let replying = self.position.is_reply_pending();
        let depth = if replying { depth.max(1) } else { depth };
        if depth <= 0 || ply >= MAX_PLY {
            return self.estimate();
        }
        let known = self.table.get(self.key(), ply);
        if let Some(entry) = known
            && !window.is_wide()
            && entry.settles(depth, window.alpha, window.beta)
        {
            return entry.value;
        }
        let guess = known.map_or_else(|| self.estimate(), |entry| entry.estimate);
        if !replying
            && !window.is_wide()
            && let Some(value) = self.cut_early(depth, window, ply, guess)
        {
            return value;
        }
        let mut moves = std::mem::take(&mut self.moves[ply]);
        self.list_moves(&mut moves, known.and_then(|entry| entry.best), ply);
        let found = self.best_move(&mut moves, Node { depth, window, ply, guess, replying });
        self.moves[ply] = moves;
        if self.stopped {
            return found.value;
        }
        if ply > 0 || self.root_is_whole {
            let bound = found.bound(window);
            let entry = Entry { best: found.best, value: found.value, estimate: guess, depth, bound };
            self.table.put(self.key(), ply, &entry);
        }
        found.value
    }

    /// The value of a position that needs no search: the game is over, drawn by repetition, or time is up.
    fn terminal(&mut self, ply: usize) -> Option<Value> {
        self.count_node(ply);
        if self.stopped {
            return Some(DRAW);
        }
        if ply == 0 {
            return None;
        }
        match self.position.ending().map(|ending| ending.outcome) {
            Some(Outcome::Won { winner, .. }) => {
                let value = WIN - ply as Value;
                Some(if winner == self.position.turn() { value } else { -value })
            }
            Some(Outcome::Drawn(_) | Outcome::Aborted) => Some(DRAW),
            None => self.line.is_draw().then(|| repetition(ply)),
        }
    }

    fn count_node(&mut self, ply: usize) {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes - self.counted >= CHECK_INTERVAL {
            self.hand_in_count();
            self.stopped |= self.control.must_stop();
        }
    }

    /// Adds the positions looked at since the last time to those of all threads.
    fn hand_in_count(&mut self) {
        self.control.count(self.nodes - self.counted);
        self.counted = self.nodes;
    }

    fn estimate(&mut self) -> Value {
        let (evaluator, position, siege) = (self.evaluator, &self.position, self.siege);
        self.memory.recall(position.key(), || {
            estimate(evaluator.lead(position) + siege.map_or(0, |siege| siege.gain(position)))
        })
    }

    /// The key of the position in the table, where values of other searches are kept too.
    fn key(&self) -> u64 {
        self.position.key() ^ self.siege.map_or(0, Siege::key)
    }

    /// Positions so good that looking further is hardly worth it.
    fn cut_early(&mut self, depth: i32, window: Window, ply: usize, guess: Value) -> Option<Value> {
        let beta = window.beta;
        if is_decided(beta) || guess < beta {
            return None;
        }
        if guess - selective::safe_lead(depth) >= beta {
            return Some(guess);
        }
        // A player so far ahead that even a pass keeps the lead needs no deep look.
        let reduced = selective::depth_after_pass(depth)?;
        let value = self.after(Move::Pass, reduced, Window::zero(beta - 1).reversed(), ply);
        (value >= beta && !is_decided(value)).then_some(value)
    }

    fn list_moves(&mut self, moves: &mut Vec<Ranked>, table_move: Option<Move>, ply: usize) {
        self.ordering.rank_all(moves, &self.position, self.evaluator, table_move, ply);
        if ply == 0 {
            moves.retain(|ranked| self.root_moves.contains(&ranked.m));
        }
    }

    /// Plays a move, searches what follows and takes it back. The window and the value are the mover's.
    fn after(&mut self, m: Move, depth: i32, window: Window, ply: usize) -> Value {
        self.position.play_unchecked(m);
        self.line.push(self.position.key());
        let value = -self.node(depth, window, ply + 1);
        self.line.pop();
        self.position.undo_unchecked(m);
        value
    }

    /// Searches the moves of a node, the likeliest first.
    fn best_move(&mut self, moves: &mut [Ranked], node: Node) -> Found {
        let Node { window, ply, .. } = node;
        let mut found = Found { best: None, value: -INFINITE };
        let mut alpha = window.alpha;
        let mut index = 0;
        while let Some(ranked) = pick(moves, index) {
            if !is_lost(found.value) {
                if node.has_seen_enough(index) {
                    break;
                }
                if node.skips(ranked, index, alpha) {
                    index += 1;
                    continue;
                }
            }
            let value = self.value_of(ranked, index, Window { alpha, ..window }, node);
            if self.stopped {
                break;
            }
            index += 1;
            if value <= found.value {
                continue;
            }
            found.value = value;
            if value > alpha {
                alpha = value;
                found.best = Some(ranked.m);
                self.extend_best_line(ranked.m, ply);
                if value >= window.beta {
                    let tried = &moves[..index - 1];
                    self.ordering.learn(&self.position, ranked.m, tried, node.depth, ply);
                    break;
                }
            }
        }
        found
    }

    /// The value of one move: the first with the full window, the others first asked whether they are better
    /// at all, late ones to a smaller depth.
    fn value_of(&mut self, ranked: Ranked, index: usize, window: Window, node: Node) -> Value {
        let depth = node.depth - 1;
        if index == 0 {
            return self.after(ranked.m, depth, window.reversed(), node.ply);
        }
        let asks = Window::zero(window.alpha).reversed();
        let reduction = node.reduction(ranked, index);
        let mut value = self.after(ranked.m, depth - reduction, asks, node.ply);
        if value > window.alpha && reduction > 0 {
            value = self.after(ranked.m, depth, asks, node.ply);
        }
        if value > window.alpha && value < window.beta {
            value = self.after(ranked.m, depth, window.reversed(), node.ply);
        }
        value
    }

    fn extend_best_line(&mut self, m: Move, ply: usize) {
        let (here, deeper) = self.best_lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(m);
        here[ply].extend_from_slice(&deeper[0]);
    }
}

/// What a draw by repetition is worth to the player to move at a ply. The one who searches would rather play
/// on, even somewhat behind: the game is not decided yet, and going in circles decides nothing.
const fn repetition(ply: usize) -> Value {
    if ply.is_multiple_of(2) { -DISLIKE_OF_CIRCLES } else { DISLIKE_OF_CIRCLES }
}

const fn is_lost(value: Value) -> bool {
    value < 0 && is_decided(value)
}

/// A position being searched.
#[derive(Clone, Copy)]
struct Node {
    depth: i32,
    window: Window,
    ply: usize,
    /// The evaluation without search.
    guess: Value,
    /// Whether the player to move has the reply move.
    replying: bool,
}

impl Node {
    /// Whether moves may be left out at all.
    fn is_selective(self) -> bool {
        self.ply > 0 && !self.replying && !self.window.is_wide()
    }

    /// Whether none of the moves from an index on is searched.
    fn has_seen_enough(self, index: usize) -> bool {
        self.is_selective() && index >= selective::most_moves(self.depth)
    }

    /// Whether a move is so unlikely to matter that it is not searched.
    fn skips(self, ranked: Ranked, index: usize, alpha: Value) -> bool {
        index > 0 && self.is_selective() && selective::hopeless(self.depth, self.guess + ranked.gain, alpha)
    }

    /// How much less deep a move is searched than the first.
    fn reduction(self, ranked: Ranked, index: usize) -> i32 {
        if self.replying {
            0
        } else {
            selective::reduction(self.depth, index, ranked.gain, self.window.is_wide())
        }
    }
}

/// The best move of a node and its value.
struct Found {
    /// `None` if no move is better than `alpha`.
    best: Option<Move>,
    value: Value,
}

impl Found {
    fn bound(&self, window: Window) -> Bound {
        if self.value >= window.beta {
            Bound::AtLeast
        } else if self.value > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}
