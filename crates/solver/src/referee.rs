//! The score of a finished game.

use std::ops::ControlFlow;

use colorito::{Outcome, Position};

use crate::{Limits, Progress, Score, Solution, solve};

/// The loser's score in the last position of a game: how many moves they still need.
///
/// A tie scores 0. A game that was resigned, lost on time or drawn otherwise has no score. `watch` is called
/// as by [`solve`].
pub fn referee(
    position: &Position,
    outcome: Outcome,
    limits: Limits,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Option<Solution> {
    if !outcome.is_scored() {
        return None;
    }
    Some(match outcome.winner() {
        Some(winner) => solve(position, !winner, limits, watch),
        None => Solution { score: Score::Exact(0), line: Some(Vec::new()), nodes: 0 },
    })
}

#[cfg(test)]
mod tests {
    use colorito::{Draw, Rules, Side, Victory};

    use super::*;

    fn score(text: &str, outcome: Outcome) -> Option<Score> {
        let position = Position::parse(text, Rules::default()).unwrap();
        let mut watch = |_| ControlFlow::Continue(());
        referee(&position, outcome, Limits::default(), &mut watch).map(|solution| solution.score)
    }

    /// Red is complete; Blue's 12 is a step away from home and it is too late.
    const LOST_BY_ONE: &str = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102";

    #[test]
    fn the_loser_is_counted() {
        let outcome = Outcome::Won { winner: Side::Red, by: Victory::Completion };
        assert_eq!(score(LOST_BY_ONE, outcome), Some(Score::Exact(1)));
    }

    #[test]
    fn a_tie_scores_nothing() {
        let home = LOST_BY_ONE.replace("l9/k1m", "10/klm");
        assert_eq!(score(&home, Outcome::Drawn(Draw::Tie)), Some(Score::Exact(0)));
    }

    #[test]
    fn a_game_that_was_not_played_out_has_no_score() {
        for by in [Victory::Resignation, Victory::Time] {
            assert_eq!(score(LOST_BY_ONE, Outcome::Won { winner: Side::Red, by }), None);
        }
        assert_eq!(score(LOST_BY_ONE, Outcome::Drawn(Draw::Repetition)), None);
    }
}
