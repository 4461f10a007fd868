//! What is played and looked at.

use colorito::{Board, Move, Position, Rules, Side, Variant};

/// Games of one kind, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Series {
    /// Its name in the file.
    pub(crate) name: &'static str,
    /// By what rules they are played.
    pub(crate) rules: Rules,
    /// How many positions a move the two players look at.
    pub(crate) nodes: [u64; 2],
    /// How their openings are made.
    pub(crate) openings: Openings,
    /// How many games there are.
    pub(crate) games: u32,
}

/// How the openings of a series follow from the numbers of its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Openings {
    /// Every game has one of its own.
    Each,
    /// Every two games have one, and the players change places: the first one starts games of even number.
    Pairs,
    /// Every legal first move in turn, and the rest of the opening as random as that of the others.
    FirstMoves,
}

const STANDARD: Rules = Rules { board: Board::STANDARD, variant: Variant::STANDARD };

const fn on(board: Board) -> Rules {
    Rules { board, variant: Variant::STANDARD }
}

const fn by(variant: Variant) -> Rules {
    Rules { board: Board::STANDARD, variant }
}

const fn alike(name: &'static str, rules: Rules, nodes: u64, games: u32) -> Series {
    Series { name, rules, nodes: [nodes; 2], openings: Openings::Each, games }
}

const fn doubled(name: &'static str, nodes: u64, games: u32) -> Series {
    Series { name, rules: STANDARD, nodes: [2 * nodes, nodes], openings: Openings::Pairs, games }
}

/// The plan: all series, those that others are compared with first.
pub(crate) const SERIES: [Series; 12] = [
    alike("standard-500", STANDARD, 500, 400),
    alike("standard-4000", STANDARD, 4_000, 200),
    alike("columns-500", on(Board::COLUMNS), 500, 100),
    alike("tiles-500", on(Board::TILES), 500, 100),
    alike("rows-500", on(Board::ROWS), 500, 100),
    alike("strict-500", by(Variant::STRICT), 500, 100),
    alike("colours-500", by(Variant::COLOURS), 500, 100),
    alike("strict-colours-500", by(Variant::STRICT_COLOURS), 500, 100),
    doubled("double-500", 500, 300),
    doubled("double-1000", 1_000, 200),
    doubled("double-2000", 2_000, 200),
    Series { openings: Openings::FirstMoves, ..alike("first-500", STANDARD, 500, 960) },
];

/// How many positions are looked at for each first move.
pub(crate) const NODES_OF_A_FIRST_MOVE: u64 = 1_000_000;

/// How many positions are looked at for each reply to each of them.
pub(crate) const NODES_OF_A_REPLY: u64 = 50_000;

impl Series {
    /// The series of a name.
    pub(crate) fn named(name: &str) -> Option<&'static Series> {
        SERIES.iter().find(|series| series.name == name)
    }

    /// How many games of it are played if only one in so many is: at least two, and no pair is left alone.
    pub(crate) fn games_of(&self, part: u32) -> u32 {
        (self.games / part.max(1)).max(2).next_multiple_of(2)
    }

    /// Whether the first of the two players starts a game.
    pub(crate) fn first_player_starts(&self, number: u32) -> bool {
        self.openings != Openings::Pairs || number.is_multiple_of(2)
    }
}

/// The first moves of the standard game, in text order.
pub(crate) fn first_moves() -> Vec<Move> {
    sorted_moves(&Position::start(STANDARD, Side::Red))
}

/// The replies to a first move of the standard game, in text order.
pub(crate) fn replies(first: Move) -> Vec<Move> {
    let mut position = Position::start(STANDARD, Side::Red);
    if position.play(first).is_ok() { sorted_moves(&position) } else { Vec::new() }
}

/// The legal moves of a position in text order.
pub(crate) fn sorted_moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(Move::to_string);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_differ() {
        for (index, series) in SERIES.iter().enumerate() {
            assert_eq!(Series::named(series.name), Some(&SERIES[index]));
        }
        assert_eq!(Series::named("standard"), None);
    }

    #[test]
    fn a_part_keeps_pairs_together() {
        let games = |part| SERIES.map(|series| series.games_of(part));
        assert_eq!(games(1), SERIES.map(|series| series.games));
        assert!(games(100).iter().all(|games| *games >= 2 && games.is_multiple_of(2)));
    }

    #[test]
    fn there_are_twelve_first_moves_with_twelve_replies_each() {
        let first = first_moves();
        assert_eq!(first.len(), 12);
        assert!(first.iter().all(|first| replies(*first).len() == 12));
    }
}
