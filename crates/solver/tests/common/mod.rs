//! What the tests share: the corpus, replaying lines, and random numbers.

#![allow(dead_code)] // Every test file uses its own part of this.

use std::{
    fs,
    ops::ControlFlow,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use colorito::{Board, Move, Piece, Position, Rules, Side, Variant};
use colorito_solver::{Limits, Progress, Solution, solve};

/// The final positions of the corpus with the side that lost.
pub(crate) fn corpus() -> Vec<(Position, Side)> {
    include_str!("../../corpus/finals.txt").lines().filter(|line| !line.starts_with('#')).map(parse).collect()
}

/// Reads variant, board, side and position.
pub(crate) fn parse(line: &str) -> (Position, Side) {
    let mut fields = line.splitn(4, ' ');
    let mut field = || fields.next().expect("four fields");
    let variant = field().parse().expect("a variant");
    let board = Board::named(field()).expect("a board");
    let side = field().parse().expect("a side");
    let arrangement = field().parse().expect("an arrangement");
    (Position::study(&arrangement, Rules { board, variant }).expect("a position"), side)
}

/// A kept line of a kind, `solo` or `game`, and where it begins.
pub(crate) fn record(kind: &str, rules: Rules) -> (Position, Side, Vec<Move>) {
    let board = rules.board.name().expect("a built-in board");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let file = folder.join(format!("{kind}-{}-{board}.txt", rules.variant));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let header = text.lines().find_map(|line| line.strip_prefix("! ")).expect("the position");
    let (position, side) = parse(header);
    assert_eq!(*position.rules(), rules, "{}", file.display());
    let moves = text.lines().filter(|line| !line.starts_with(['#', '!'])).flat_map(str::split_whitespace);
    (position, side, moves.map(|text| text.parse().expect("a move")).collect())
}

/// The kept lines of a kind for all rules.
pub(crate) fn records(kind: &str) -> Vec<(Position, Side, Vec<Move>)> {
    all_rules().map(|rules| record(kind, rules)).collect()
}

/// What a function makes of each item, by several threads at once.
pub(crate) fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        while let Some((index, item)) = take(&next, items) {
            done.push((index, work(item)));
        }
        done
    };
    let mut all: Vec<(usize, R)> = thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    all.sort_by_key(|(index, _)| *index);
    all.into_iter().map(|(_, result)| result).collect()
}

fn take<'a, T>(next: &AtomicUsize, items: &'a [T]) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

/// All variants on all boards.
pub(crate) fn all_rules() -> impl Iterator<Item = Rules> {
    let boards = Board::BUILT_IN.into_iter();
    boards.flat_map(|(_, board)| Variant::ALL.into_iter().map(move |variant| Rules { board, variant }))
}

/// Whether a side is done.
pub(crate) fn has_ended(position: &Position, side: Side) -> bool {
    position.is_complete(side) || position.is_special(side)
}

/// The position after a move of one side, whosever turn it was.
pub(crate) fn after(position: &Position, m: Move) -> Position {
    let Move::Go { from, to } = m else { panic!("a side alone never passes") };
    let mut arrangement = position.arrangement();
    let piece = arrangement.piece(from);
    arrangement.set(from, None);
    arrangement.set(to, piece);
    Position::study(&arrangement, *position.rules()).expect("a move leads to a position")
}

/// Plays a line of one side alone, checks every move, and checks that it is at its end only after the last.
pub(crate) fn replay(position: &Position, side: Side, line: &[Move]) {
    let mut current = position.clone();
    for m in line {
        assert!(!has_ended(&current, side), "the line goes on after its end: {position:?}");
        let Move::Go { from, to } = *m else { panic!("a side alone never passes") };
        assert_eq!(current.piece(from).map(Piece::side), Some(side), "{m} in {current:?}");
        assert!(current.destinations(from).contains(to), "{m} in {current:?}");
        current = after(&current, *m);
    }
    assert!(has_ended(&current, side), "the line does not lead to an end: {position:?}");
}

/// Solves with a limit on the nodes, checks that the bounds only improve, and replays the line.
pub(crate) fn solve_checked(position: &Position, side: Side, nodes: u64) -> Solution {
    let mut last: Option<Progress> = None;
    let limits = Limits { nodes, ..Limits::default() };
    let solution = solve(position, side, limits, &mut |progress| {
        if let Some(last) = last {
            assert!(last.nodes <= progress.nodes);
            assert!(last.score.lower() <= progress.score.lower());
            assert!(
                last.score.upper().is_none_or(|upper| progress.score.upper().is_some_and(|now| now <= upper))
            );
        }
        last = Some(progress);
        ControlFlow::Continue(())
    });
    assert!(solution.nodes <= nodes);
    if let (Some(lower), Some(upper)) = (solution.score.lower(), solution.score.upper()) {
        assert!(lower <= upper, "bounds crossed: {position:?}");
    }
    assert_eq!(solution.line.as_ref().map(|line| line.len() as u32), solution.score.upper());
    if let Some(line) = &solution.line {
        replay(position, side, line);
    }
    solution
}

/// The `SplitMix64` generator.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }
}
