//! Reviews a game move by move.

use std::{fmt, sync::atomic::AtomicBool};

use colorito::{Game, Move, Side};
use colorito_engine::{Clock, Engine, Hint, Limits, Score};

use super::{
    Review, ReviewedMove, Standing, TurningPoint,
    findings::findings,
    judge::{Judged, judge},
    reason,
};

/// How a step went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Another move was reviewed.
    Reviewed,
    /// The stop flag was set; the move will be reviewed the next time.
    Stopped,
    /// All moves had been reviewed before.
    Done,
}

/// The review is of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The first move that differs, counted from 0.
    pub at: usize,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the review is of another game: move {} is not the one played", self.at + 1)
    }
}

impl std::error::Error for Mismatch {}

/// Goes through a game with an engine, one move a step, for as long as its owner likes.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use colorito::{Game, Position, RepetitionRule, Rules, Side};
/// use colorito_engine::{Engine, Limits, NoClock, Settings};
/// use colorito_study::review::{Progress, Review, Reviewer};
///
/// let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
/// game.play(game.position().legal_moves()[0])?;
/// let mut reviewer = Reviewer::new(&game, Review::default())?;
/// let (mut engine, stop) = (Engine::new(Settings::default()), AtomicBool::new(false));
/// while reviewer.step(&mut engine, Limits::nodes(500), &NoClock, &stop) == Progress::Reviewed {}
/// assert_eq!(reviewer.review().moves.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reviewer {
    /// The game as far as it has been reviewed.
    game: Game,
    /// All its moves.
    moves: Vec<Move>,
    review: Review,
}

impl Reviewer {
    /// Begins a review, or resumes one.
    ///
    /// # Errors
    /// If the review is of another game.
    pub fn new(game: &Game, review: Review) -> Result<Reviewer, Mismatch> {
        let moves = game.moves().to_vec();
        let mut replayed = Game::new(game.start().clone(), game.repetition_rule());
        for (at, reviewed) in review.moves.iter().enumerate() {
            let same = moves.get(at) == Some(&reviewed.played);
            if !same || replayed.play(reviewed.played).is_err() {
                return Err(Mismatch { at });
            }
        }
        Ok(Reviewer { game: replayed, moves, review })
    }

    /// What is known so far.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// Gives the review back, to be stored.
    pub fn into_review(self) -> Review {
        self.review
    }

    /// How many moves the game has.
    pub fn total(&self) -> usize {
        self.moves.len()
    }

    /// Reviews the next move. The limits hold for the search for the best move; a second one for the move
    /// played goes as deep, which takes no longer as a rule. The clock may have been running for any time.
    /// The same limits of depth or nodes give the same review, however often it is broken off.
    pub fn step(
        &mut self,
        engine: &mut Engine,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Progress {
        let Some(&played) = self.moves.get(self.review.moves.len()) else { return Progress::Done };
        let Some(judged) = judge(engine, &self.game, played, limits, clock, stop) else {
            return Progress::Stopped;
        };
        match self.describe(played, &judged) {
            Some(reviewed) => {
                self.review.moves.push(reviewed);
                Progress::Reviewed
            }
            None => Progress::Done,
        }
    }

    /// Plays a move and puts down what it was worth.
    fn describe(&mut self, played: Move, judged: &Judged) -> Option<ReviewedMove> {
        let position = self.game.position().clone();
        let side = position.turn();
        let hint = Hint::of(&position, played, Score::Lead(judged.lead))?;
        self.game.play(played).ok()?;
        let turns = judged.is_open && judged.loss >= self.review.threshold;
        let better = judged.line.first().copied().filter(|better| turns && *better != played);
        Some(ReviewedMove {
            side,
            played,
            way: way_text(hint.way.as_ref()),
            standing: self.standing(side, judged),
            loss: judged.loss,
            gain: hint.gain,
            reason: reason::message(hint.reason),
            turning_point: better.and_then(|better| {
                let hint = Hint::of(&position, better, Score::Lead(judged.lead))?;
                Some(TurningPoint {
                    better,
                    way: way_text(hint.way.as_ref()),
                    line: judged.line.clone(),
                    reason: reason::message(hint.reason),
                    findings: findings(&position, played, better),
                })
            }),
        })
    }

    /// How the game stands after a move of a side.
    fn standing(&self, side: Side, judged: &Judged) -> Standing {
        if let Some(ending) = self.game.ending() {
            return ending.outcome.winner().map_or(Standing::Drawn, |winner| Standing::Won { winner });
        }
        match judged.decided {
            Some((wins, plies)) => {
                let winner = if wins { side } else { !side };
                Standing::Decided { winner, plies: plies.saturating_sub(1) }
            }
            None => Standing::Lead { lead: if side == Side::Red { judged.lead } else { -judged.lead } },
        }
    }
}

fn way_text(way: Option<&colorito::Way>) -> String {
    way.map_or_else(|| Move::Pass.to_string(), colorito::Way::to_string)
}
