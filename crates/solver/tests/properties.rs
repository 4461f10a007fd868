//! What must hold of every answer.

mod common;

use std::ops::ControlFlow;

use colorito::{Move, Position, Rules, Side};
use colorito_solver::{Limits, Score, lower_bound, shorten_line, solve, solve_in_haste};

use common::{after, corpus, in_parallel, parse, records, replay, solve_checked};

#[test]
fn more_work_never_worsens_a_bound() {
    for (position, side) in corpus().into_iter().step_by(12) {
        let mut last: Option<Score> = None;
        for nodes in [0, 100, 1_000, 5_000, 15_000] {
            let score = solve_checked(&position, side, nodes).score;
            if let Some(last) = last {
                assert!(score == Score::Never || last.lower() <= score.lower(), "{last} then {score}");
                let (before, now) = (last.upper(), score.upper());
                assert!(
                    before.is_none_or(|before| now.is_some_and(|now| now <= before)),
                    "{last} then {score}"
                );
            }
            last = Some(score);
        }
    }
}

#[test]
fn in_haste_a_line_is_found_with_little_work() {
    // One piece was left in its own rows, nobody stands in the way, and beams alone take long.
    let left_behind =
        "standard standard red 2HGFEDCBA/TIRQPONMLK/J1l3m3/10/10/10/10/4o5/ka1nSpqrsj/1bcdefghit r r 300";
    let (position, side) = parse(left_behind);
    let little = Limits { nodes: 640, ..Limits::default() };
    let mut watch = |_| ControlFlow::Continue(());
    assert_eq!(solve(&position, side, little, &mut watch).line, None);
    let line = (0..4).find_map(|attempt| solve_in_haste(attempt, &position, side, little, &mut watch).line);
    replay(&position, side, &line.expect("a line"));
}

#[test]
fn a_proven_number_falls_by_one_along_its_line() {
    let mut lines = 0;
    for (position, side) in corpus().into_iter().step_by(3) {
        let solution = solve_checked(&position, side, 10_000);
        let (Score::Exact(moves), Some(line)) = (solution.score, solution.line) else { continue };
        let mut current = position;
        for (index, m) in line.iter().enumerate() {
            current = after(&current, *m);
            let left = moves - 1 - index as u32;
            assert_eq!(solve_checked(&current, side, u64::MAX).score, Score::Exact(left), "{current:?}");
        }
        lines += 1;
    }
    assert!(lines >= 3, "{lines} lines");
}

#[test]
fn the_same_search_gives_the_same_answer() {
    for (position, side) in corpus().into_iter().step_by(40) {
        assert_eq!(solve_checked(&position, side, 4_000), solve_checked(&position, side, 4_000));
    }
}

#[test]
fn a_turned_position_needs_as_many_moves() {
    let mut proven = 0;
    for (position, side) in corpus().into_iter().step_by(7) {
        let score = solve_checked(&position, side, 10_000).score;
        if score.is_settled() {
            assert_eq!(solve_checked(&position.turned(), !side, u64::MAX).score, score);
            proven += 1;
        }
    }
    assert!(proven > 0);
}

#[test]
fn the_search_stops_when_asked() {
    for (position, side) in corpus().into_iter().step_by(20) {
        let mut asked = 0;
        let solution = solve(&position, side, Limits::default(), &mut |_| {
            asked += 1;
            if asked < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        assert!(asked <= 3 && solution.nodes < 1_000);
        assert!(solution.score == Score::Never || solution.score.lower().is_some());
    }
}

#[test]
fn little_memory_gives_weaker_bounds_and_no_wrong_ones() {
    for (position, side) in corpus().into_iter().step_by(15) {
        let full = solve_checked(&position, side, 10_000).score;
        let limits = Limits { memory: 2 << 20, nodes: 10_000 };
        let little = solve(&position, side, limits, &mut |_| ControlFlow::Continue(())).score;
        if let (Some(lower), Some(upper)) = (little.lower(), full.upper()) {
            assert!(lower <= upper);
        }
        if let (Some(lower), Some(upper)) = (full.lower(), little.upper()) {
            assert!(lower <= upper);
        }
    }
}

/// Asserts at each place of a line that the ladders ask for no more moves than the line has left; says at how
/// many.
fn assert_below_line(position: &Position, side: Side, line: &[Move]) -> usize {
    let mut current = position.clone();
    for (index, m) in line.iter().enumerate() {
        let least = lower_bound(&current, side, 60);
        assert!(least.is_some_and(|least| least as usize <= line.len() - index), "{least:?} for {current:?}");
        current = after(&current, *m);
    }
    line.len()
}

#[test]
fn ladders_never_ask_for_more_moves_than_a_line_has() {
    let of_records =
        in_parallel(&records("solo"), |(position, side, line)| assert_below_line(position, *side, line));
    let of_corpus = in_parallel(&corpus(), |(position, side)| {
        let line = solve_checked(position, *side, 2_000).line.unwrap_or_default();
        assert_below_line(position, *side, &line)
    });
    let places: usize = of_records.into_iter().chain(of_corpus).sum();
    assert!(places > 2_000, "{places} places");
}

#[test]
fn windows_keep_a_line_a_line() {
    for (position, side, line) in records("solo").into_iter().step_by(3) {
        let limits = Limits { nodes: 1_500, ..Limits::default() };
        let shorten = |line: &[Move]| {
            shorten_line(&position, side, line, 7, limits, &mut |_| ControlFlow::Continue(()))
        };
        let found = shorten(&line).and_then(|solution| solution.line).expect("a line");
        assert!(found.len() <= line.len());
        replay(&position, side, &found);
        assert_eq!(shorten(&line[..line.len() - 1]), None, "a line that leads nowhere");
        assert_eq!(shorten(&line[1..]), None, "a line with a move that is not legal");
    }
}

fn standard(text: &str) -> Position {
    Position::parse(text, Rules::default()).expect("a position")
}

#[test]
fn a_side_that_is_done_needs_no_move() {
    let complete = standard("JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102");
    let solution = solve_checked(&complete, Side::Red, u64::MAX);
    assert_eq!((solution.score, solution.line), (Score::Exact(0), Some(Vec::new())));
}

#[test]
fn at_the_start_all_targets_are_held_by_the_opponent() {
    let start = Position::start(Rules::default(), Side::Red);
    assert_eq!(solve_checked(&start, Side::Red, u64::MAX).score, Score::Never);
}

#[test]
fn held_targets_need_not_be_filled() {
    // Red's 2 belongs to i10, where Blue's 2 stands; all others are home, so Red is done.
    let held = "JIHGFEDCbA/TSRQPONMLK/10/10/10/10/10/10/klmnopqrst/aBcdefghij r r 0";
    assert_eq!(solve_checked(&standard(held), Side::Red, u64::MAX).score, Score::Exact(0));
}

#[test]
fn a_piece_in_a_column_that_no_helper_can_enter_never_gets_home() {
    // Blue's 10 on d7 needs a light piece on d6 or d4. Those enter the column by hopping from d2 over d3, and
    // Red's 12 stands on d2 for good.
    let cut_off =
        "strict columns b JIHGFEDCBA/TSRQPONMnK/5a4/3j6/10/10/5e1s2/10/klmLopqr1t/1bcd1fghi1 r b 121";
    let (position, side) = parse(cut_off);
    assert_eq!(solve_checked(&position, side, u64::MAX).score, Score::Never);
}

#[test]
fn a_straggler_at_the_far_end_of_a_column_is_fetched() {
    let lonely = "strict-colours columns b AEBFCJIDHG/RTMKLQOPNS/7q2/10/1j1l3p2/10/3n5g/10/s1ot2rm1k/d1hiacf1be b b 534";
    let (position, side) = parse(lonely);
    assert!(solve_checked(&position, side, 60_000).score.upper().is_some());
}
