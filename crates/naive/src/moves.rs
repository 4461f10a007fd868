//! Finding, playing and counting moves.

use std::fmt;

use crate::piece::Piece;
use crate::position::Naive;
use crate::space::{DIRECTIONS, Grid, Space};

/// What a player can do in one turn.
#[derive(Clone, Copy, Debug)]
enum Move {
    Travel { from: Space, to: Space },
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Travel { from, to } => write!(f, "{from}{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl Naive {
    /// The texts of the legal moves, sorted: `pass` alone if there is no other, none if the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal_moves().iter().map(Move::to_string).collect();
        texts.sort();
        texts
    }

    /// Plays one of [`moves`](Naive::moves).
    ///
    /// # Panics
    ///
    /// If the text is not among them.
    pub fn play(&mut self, text: &str) {
        let legal = self.legal_moves();
        match legal.iter().find(|played| played.to_string() == text) {
            Some(played) => *self = self.after(*played),
            None => panic!("{text:?} is not a legal move in {}", self.to_text()),
        }
    }

    /// The number of distinct move sequences of a length. A pass is a move; a finished game has no moves.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_moves().len() as u64,
            _ => self.legal_moves().iter().map(|&played| self.after(played).perft(depth - 1)).sum(),
        }
    }

    /// The legal moves in no particular order, as [`moves`](Naive::moves) has them.
    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in Space::all() {
            if let Some(piece) = self.cells[from]
                && piece.owner == self.side
            {
                let destinations = Walk::destinations(self, piece, from);
                moves.extend(destinations.iter().map(|&to| Move::Travel { from, to }));
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    /// The position after a legal move.
    fn after(&self, played: Move) -> Naive {
        let mut next = self.clone();
        if let Move::Travel { from, to } = played {
            next.cells[to] = next.cells[from].take();
        }
        next.side = self.side.opponent();
        next.plies += 1;
        next
    }
}

/// The search for all spaces where one piece can end its move.
struct Walk<'a> {
    position: &'a Naive,
    piece: Piece,
    from: Space,
    visited: Grid<bool>,
    destinations: Vec<Space>,
}

impl Walk<'_> {
    /// The spaces where the piece on `from` can end its move.
    fn destinations(position: &Naive, piece: Piece, from: Space) -> Vec<Space> {
        let mut walk = Walk { position, piece, from, visited: Grid::filled(false), destinations: Vec::new() };
        walk.arrive(from);
        for direction in DIRECTIONS {
            if let Some(to) = walk.step(direction) {
                walk.arrive(to);
            }
        }
        walk.destinations
    }

    /// Notes that the piece can get to a space, and goes on from there by hops.
    fn arrive(&mut self, space: Space) {
        // How the piece got here does not matter for the hops that follow, so once is enough.
        if self.visited[space] {
            return;
        }
        self.visited[space] = true;
        if space != self.from && self.position.may_rest(self.piece, space) {
            self.destinations.push(space);
        }
        for direction in DIRECTIONS {
            if let Some(landing) = self.hop(space, direction) {
                self.arrive(landing);
            }
        }
    }

    /// Where a step in a direction leads, if it may be made at all, be it only as the beginning of a
    /// step-jump.
    fn step(&self, direction: (isize, isize)) -> Option<Space> {
        let to = self.from.neighbour(direction)?;
        let allowed = !self.position.strict || self.position.may_rest(self.piece, to);
        (self.is_empty(to) && allowed).then_some(to)
    }

    /// Where a hop from a space in a direction lands, if there is one.
    fn hop(&self, space: Space, direction: (isize, isize)) -> Option<Space> {
        let over = space.neighbour(direction)?;
        let landing = over.neighbour(direction)?;
        (!self.is_empty(over) && self.is_empty(landing)).then_some(landing)
    }

    /// Whether a space is empty during the move: the one that the piece left is.
    fn is_empty(&self, space: Space) -> bool {
        space == self.from || self.position.cells[space].is_none()
    }
}
