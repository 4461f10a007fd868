//! The corpus of final positions.

mod common;

use colorito::{Board, Outcome, Variant, Victory};
use colorito_solver::Score;

use common::{corpus, in_parallel, solve_checked};

/// About what one core does in two seconds.
const TWO_SECONDS: u64 = 250_000;

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
#[ignore = "takes a quarter of an hour"]
fn short_answers_are_proven_and_no_position_is_without_a_line() {
    let corpus = corpus();
    let scores: Vec<Score> =
        in_parallel(&corpus, |(position, side)| solve_checked(position, *side, TWO_SECONDS).score);
    let short = scores.iter().filter(|score| score.upper().is_some_and(|upper| upper <= 8));
    let proven = short.clone().filter(|score| score.exact().is_some()).count();
    assert!(10 * proven >= 9 * short.clone().count(), "{proven} of {} proven", short.count());
    let has_answer = |score: &Score| *score == Score::Never || score.upper().is_some();
    for ((position, side), _) in corpus.iter().zip(&scores).filter(|(_, score)| !has_answer(score)) {
        let score = solve_checked(position, *side, 5 * TWO_SECONDS).score;
        assert!(has_answer(&score), "no line within ten seconds: {position:?}");
    }
}
