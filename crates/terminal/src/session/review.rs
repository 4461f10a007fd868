//! The review of a game under way.

use colorito::{Game, Move, Position, Side};
use colorito_locales::Arg;
use colorito_play::GameId;
use colorito_study::review::{Review, ReviewedMove, Summary};

use crate::{
    Words,
    desk::Desk,
    trouble::Trouble,
    work::{Finding, Job, News, REVIEW_TIME, Task},
};

/// A game, what is known about its moves, and which of them is looked at.
pub(crate) struct ReviewSession {
    game: Game,
    /// The stored game the review belongs to.
    id: Option<GameId>,
    review: Review,
    reviewing: Option<Job>,
    ply: usize,
}

impl ReviewSession {
    /// Looks at a game; what was found out before about a stored one is there again.
    pub(crate) fn open(game: Game, id: Option<GameId>, desk: &mut Desk) -> Result<ReviewSession, Trouble> {
        let kept = id.map(|id| desk.games.review(id)).transpose()?.flatten();
        let review = kept.filter(|review| is_of(review, &game)).unwrap_or_default();
        let ply = game.moves().len();
        Ok(ReviewSession { game, id, review, reviewing: None, ply })
    }

    pub(crate) fn review(&self) -> &Review {
        &self.review
    }

    pub(crate) fn total(&self) -> usize {
        self.game.moves().len()
    }

    pub(crate) fn is_done(&self) -> bool {
        self.review.moves.len() >= self.total()
    }

    pub(crate) fn is_running(&self) -> bool {
        self.reviewing.is_some()
    }

    /// Starts, or stops with what is known.
    pub(crate) fn toggle(&mut self, desk: &mut Desk) {
        if self.reviewing.take().is_none() && !self.is_done() {
            let (game, review) = (Box::new(self.game.clone()), self.review.clone());
            self.reviewing = Some(desk.workers.start(Task::Review { game, review }));
        }
    }

    /// Takes in another reviewed move and keeps it. Says whether it was for this review.
    pub(crate) fn news(&mut self, news: News, desk: &mut Desk) -> Result<bool, Trouble> {
        let is_ours = self.reviewing.as_ref().is_some_and(|job| job.is_behind(&news));
        let (true, Finding::Review { review, done }) = (is_ours, news.finding) else { return Ok(false) };
        self.review = review;
        if done {
            self.reviewing = None;
        }
        if let Some(id) = self.id {
            desk.games.save_review(id, self.review.clone(), REVIEW_TIME, Desk::timestamp())?;
        }
        Ok(true)
    }

    /// How many moves were made before the position that is looked at.
    pub(crate) fn ply(&self) -> usize {
        self.ply
    }

    pub(crate) fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.total());
    }

    /// Goes to the position before the next turning point, or the one before.
    pub(crate) fn next_turn(&mut self, back: bool) {
        let turns =
            |at: &usize| self.review.moves.get(*at).is_some_and(|reviewed| reviewed.turning_point.is_some());
        let found = if back {
            (0..self.ply.saturating_sub(1)).rev().find(turns)
        } else {
            (self.ply..self.total()).find(turns)
        };
        if let Some(at) = found {
            self.ply = at + 1;
        }
    }

    /// The position that is looked at.
    pub(crate) fn position(&self) -> Position {
        let mut position = self.game.start().clone();
        for m in &self.game.moves()[..self.ply] {
            position.play_unchecked(*m);
        }
        position
    }

    pub(crate) fn last_move(&self) -> Option<Move> {
        self.game.moves()[..self.ply].last().copied()
    }

    /// What is known about the move that led to the position looked at.
    pub(crate) fn reviewed(&self) -> Option<&ReviewedMove> {
        self.review.moves.get(self.ply.checked_sub(1)?)
    }
}

fn is_of(review: &Review, game: &Game) -> bool {
    let played = review.moves.iter().map(|reviewed| reviewed.played);
    review.moves.len() <= game.moves().len()
        && played.eq(game.moves().iter().copied().take(review.moves.len()))
}

/// Its texts.
impl ReviewSession {
    /// How far it is.
    pub(crate) fn progress(&self, words: Words) -> String {
        let reviewed = self.review.moves.len();
        let args = [("reviewed", Arg::Number(reviewed as i64)), ("total", Arg::Number(self.total() as i64))];
        let key = match (self.is_done(), self.is_running(), reviewed) {
            (true, ..) => "review-state-done",
            (_, true, _) => "review-state-running",
            (_, _, 0) => "review-state-none",
            _ => "review-state-stopped",
        };
        words.text(key, &args)
    }

    /// What there is to say about the move looked at.
    pub(crate) fn remarks(&self, words: Words) -> Vec<String> {
        let Some(reviewed) = self.reviewed() else {
            return if self.ply == 0 { Vec::new() } else { vec![words.say("review-not-yet")] };
        };
        let mut remarks = vec![words.standing(reviewed.standing)];
        if let Some(turning) = &reviewed.turning_point {
            let loss = words.language.decimal(reviewed.loss);
            remarks.push(words.text("review-turning-point", &[("loss", loss.into())]));
            let why = words.message(&turning.reason);
            remarks.push(
                words.text("review-better", &[("move", turning.way.clone().into()), ("why", why.into())]),
            );
            remarks.extend(turning.findings.iter().map(|finding| words.message(finding)));
        }
        remarks
    }

    /// What the review says about the players.
    pub(crate) fn summaries(&self, words: Words) -> Vec<String> {
        Side::ALL.into_iter().flat_map(|side| summary(&self.review.summary(side), words)).collect()
    }
}

fn summary(summary: &Summary, words: Words) -> Vec<String> {
    let args = [
        ("side", words.side(summary.side).into()),
        ("moves", Arg::Number(summary.moves as i64)),
        ("loss", words.language.decimal(summary.average_loss).into()),
    ];
    let turns = [("count", Arg::Number(summary.turning_points as i64))];
    let mut lines = vec![format!(
        "{}; {}",
        words.text("review-summary", &args),
        words.text("review-turning-points", &turns)
    )];
    if let Some(best) = &summary.best_move {
        let args = [
            ("number", Arg::Number((best.at / 2 + 1) as i64)),
            ("move", best.way.clone().into()),
            ("why", words.message(&best.reason).into()),
        ];
        lines.push(words.text("review-best-move", &args));
    }
    lines
}
