//! The corpus of final positions.

mod common;

use colorito::{Board, Outcome, Variant, Victory};
use colorito_solver::Score;

use common::{corpus, solve_checked};

/// About what one core does in two seconds, and in ten.
const TWO_SECONDS: u64 = 250_000;
const TEN_SECONDS: u64 = 1_250_000;

#[test]
fn it_is_large_and_varied() {
    let corpus = corpus();
    assert!(corpus.len() >= 150);
    for variant in Variant::ALL {
        for (name, board) in Board::BUILT_IN {
            let rules = |position: &colorito::Position| (position.rules().variant, position.rules().board);
            let some = corpus.iter().any(|(position, _)| rules(position) == (variant, board));
            assert!(some, "no {variant} position on {name}");
        }
    }
    for by in [Victory::Completion, Victory::SpecialSituation] {
        let won = corpus.iter().filter(|(position, loser)| {
            position.ending().map(|ending| ending.outcome) == Some(Outcome::Won { winner: !*loser, by })
        });
        assert!(won.count() >= 10, "{by:?}");
    }
}

#[test]
fn every_sixth_position_has_sound_bounds() {
    for (position, side) in corpus().into_iter().step_by(6) {
        let score = solve_checked(&position, side, 5_000).score;
        assert!(score == Score::Never || score.lower().is_some_and(|lower| lower > 0));
    }
}

#[test]
#[ignore = "takes half an hour"]
fn short_answers_are_proven_and_none_is_without_a_line() {
    let (mut short, mut proven) = (0, 0);
    for (position, side) in corpus() {
        let quick = solve_checked(&position, side, TWO_SECONDS).score;
        let score = match quick.upper() {
            Some(_) => quick,
            None => solve_checked(&position, side, TEN_SECONDS).score,
        };
        assert!(score == Score::Never || score.upper().is_some(), "{score} for {position:?}");
        if score.upper().is_some_and(|upper| upper <= 8) {
            short += 1;
            proven += u32::from(quick.exact().is_some());
        }
    }
    assert!(10 * proven >= 9 * short, "{proven} of {short} proven");
}
