//! What is said about the review of a game.

use std::time::Duration;

use colorito::{Game, Move, Position, Side};
use colorito_play::Invalid;
use colorito_study::review::{Review, ReviewedMove, Summary};
use serde::{Deserialize, Serialize};

use crate::{
    Error, MoveAnswer,
    needed::needed,
    scene::{tell, tell_line},
};

/// The least and the most time for a move, in milliseconds.
const TIMES: [u64; 2] = [20, 10_000];

/// How long a move is thought about if nobody says otherwise, in milliseconds.
const USUAL_TIME: u64 = 1_000;

/// How to review.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReview {
    /// Milliseconds for each move, 20 to 10000; 1000 by default.
    #[serde(default)]
    pub time: Option<u64>,
}

/// Which part of a review.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct ReviewQuery {
    /// Only moves after so many, which are known already.
    #[serde(default)]
    pub from: usize,
}

/// A review as far as it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewAnswer {
    /// `none`, `running`, `stopped` or `done`.
    pub state: &'static str,
    /// Milliseconds for each move.
    pub time: u64,
    /// How many moves the game has.
    pub total: usize,
    /// How many were reviewed.
    pub reviewed: usize,
    /// The moves that were asked for.
    pub moves: Vec<ReviewedAnswer>,
    /// What is to be said about each player so far, Red first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub players: Vec<Summary>,
}

/// A move of a game and what it was worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedAnswer {
    /// Which move of the game it is, counted from 0.
    pub at: usize,
    /// What the review says.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub reviewed: ReviewedMove,
    /// The move with its way.
    pub made: MoveAnswer,
    /// At a turning point, the better move and how the game might have gone on, each with its way.
    pub better: Option<Vec<MoveAnswer>>,
    /// Whether the better line has moves of one side only.
    pub alone: bool,
    /// About how many moves Red needed after it.
    pub red_needed: i32,
    /// About how many moves Blue needed after it.
    pub blue_needed: i32,
}

impl NewReview {
    /// The time for each move.
    ///
    /// # Errors
    /// If it is too short or too long.
    pub fn time(&self) -> Result<Duration, Error> {
        let [least, most] = TIMES;
        let found = self.time.unwrap_or(USUAL_TIME);
        if !(least..=most).contains(&found) {
            return Err(Invalid::Number { name: "time", found, least, most }.into());
        }
        Ok(Duration::from_millis(found))
    }
}

impl ReviewAnswer {
    /// A review as far as it is: how far that is in a word, the time for each move, what was found, and from
    /// which move on it is told.
    pub fn of(
        game: &Game,
        state: &'static str,
        time: Duration,
        review: &Review,
        from: usize,
    ) -> ReviewAnswer {
        ReviewAnswer {
            state,
            time: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            total: game.moves().len(),
            reviewed: review.moves.len(),
            moves: moves(game, review, from),
            players: Side::ALL.into_iter().map(|side| review.summary(side)).collect(),
        }
    }
}

fn moves(game: &Game, review: &Review, from: usize) -> Vec<ReviewedAnswer> {
    let mut position = game.start().clone();
    let mut told = Vec::new();
    for (at, reviewed) in review.moves.iter().enumerate() {
        if at >= from {
            told.push(ReviewedAnswer::of(at, &position, reviewed));
        }
        position.play_unchecked(reviewed.played);
    }
    told
}

impl ReviewedAnswer {
    fn of(at: usize, position: &Position, reviewed: &ReviewedMove) -> ReviewedAnswer {
        let line = reviewed.turning_point.as_ref().map(|turning| turning.line.as_slice());
        let alone = line.is_some_and(|line| !can_alternate(position, line));
        let tell_better = |line: &[Move]| {
            if alone { tell_line(position, &with_passes(line)) } else { tell_line(position, line) }
        };
        let better =
            line.map(tell_better).map(|line| line.into_iter().filter(|m| m.from.is_some()).collect());
        let mut after = position.clone();
        after.play_unchecked(reviewed.played);
        ReviewedAnswer {
            at,
            red_needed: needed(&after, Side::Red),
            blue_needed: needed(&after, Side::Blue),
            reviewed: reviewed.clone(),
            made: tell(position, reviewed.played),
            better,
            alone,
        }
    }
}

/// Whether a line can be played with both sides taking turns.
fn can_alternate(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|m| position.play(*m).is_ok())
}

/// A line of one side, with the other passing.
fn with_passes(line: &[Move]) -> Vec<Move> {
    line.iter().flat_map(|m| [*m, Move::Pass]).collect()
}
