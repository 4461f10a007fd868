//! An analysis: a record with variations, and the engine's lines.

use colorito::{AddMoveError, Game, Move, MoveError, NodeId, Position, Record, RepetitionRule, Rules};
use colorito_engine::Report;

use crate::{
    desk::Desk,
    trouble::Trouble,
    work::{Finding, Job, News, Task},
};

/// The most lines that are shown.
const MOST_LINES: usize = 5;

/// A record, a place in it, and what the engine thinks there.
pub(crate) struct Analysis {
    record: Record,
    node: Option<NodeId>,
    /// The game up to that place.
    game: Game,
    thinking: Option<Job>,
    report: Option<Report>,
    lines: usize,
}

impl Analysis {
    pub(crate) fn of_position(position: Position) -> Analysis {
        Analysis::of_record(Record::of(&Game::new(position, RepetitionRule::Draw)))
    }

    pub(crate) fn of_record(record: Record) -> Analysis {
        let game = Game::new(record.start().clone(), record.repetition_rule());
        Analysis { record, node: None, game, thinking: None, report: None, lines: 3 }
    }

    /// A position that somebody has written down.
    pub(crate) fn of_text(text: &str, rules: Rules) -> Result<Analysis, Trouble> {
        Ok(Analysis::of_position(Position::parse(text, rules)?))
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn last_move(&self) -> Option<Move> {
        self.game.moves().last().copied()
    }

    pub(crate) fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The moves that follow here, the main line first.
    pub(crate) fn variations(&self) -> Vec<Move> {
        let next = self.record.tree().next(self.node);
        next.iter().map(|id| self.record.tree().node(*id).played).collect()
    }

    pub(crate) fn play_text(&mut self, text: &str, desk: &mut Desk) -> Result<Move, Trouble> {
        let m = self.position().parse_move(text)?;
        self.play(m, desk)?;
        Ok(m)
    }

    /// Makes a move: the one that follows here, or a new variation.
    pub(crate) fn play(&mut self, m: Move, desk: &mut Desk) -> Result<(), Trouble> {
        let id = self.record.add_move(self.node, m).map_err(|error| match error {
            AddMoveError::Illegal(illegal) => MoveError::Illegal(illegal).into(),
            AddMoveError::TooDeep => Trouble::TooDeep,
        })?;
        self.go_to(Some(id), desk);
        Ok(())
    }

    /// Goes a move back. Says whether there was one.
    pub(crate) fn back(&mut self, desk: &mut Desk) -> bool {
        let Some(node) = self.node else { return false };
        self.go_to(self.record.tree().node(node).parent, desk);
        true
    }

    /// Goes on by the move that follows, or by another variation. Says whether there was one.
    pub(crate) fn forward(&mut self, variation: usize, desk: &mut Desk) -> bool {
        let next = self.record.tree().next(self.node).get(variation).copied();
        if next.is_some() {
            self.go_to(next, desk);
        }
        next.is_some()
    }

    pub(crate) fn go_to_start(&mut self, desk: &mut Desk) {
        self.go_to(None, desk);
    }

    pub(crate) fn go_to_end(&mut self, desk: &mut Desk) {
        let tree = self.record.tree();
        let mut last = self.node;
        while let Some(next) = tree.next(last).first() {
            last = Some(*next);
        }
        self.go_to(last, desk);
    }

    fn go_to(&mut self, node: Option<NodeId>, desk: &mut Desk) {
        self.node = node;
        let mut game = Game::new(self.record.start().clone(), self.record.repetition_rule());
        for m in node.map(|id| self.record.tree().line_to(id)).unwrap_or_default() {
            if game.play(m).is_err() {
                break;
            }
        }
        self.game = game;
        self.report = None;
        if self.thinking.take().is_some() {
            self.think(desk);
        }
    }

    /// Lets the engine think, or stops it.
    pub(crate) fn toggle_engine(&mut self, desk: &mut Desk) {
        if self.thinking.take().is_none() {
            self.think(desk);
        }
    }

    /// Asks for one line more, and after the most for a single one again.
    pub(crate) fn more_lines(&mut self, desk: &mut Desk) {
        self.lines = self.lines % MOST_LINES + 1;
        if self.thinking.take().is_some() {
            self.think(desk);
        }
    }

    fn think(&mut self, desk: &mut Desk) {
        let game = Box::new(self.game.clone());
        self.thinking = Some(desk.workers.start(Task::Lines { game, lines: self.lines }));
    }

    /// Takes in what the engine has found. Says whether it was for this analysis.
    pub(crate) fn news(&mut self, news: News) -> bool {
        let is_ours = self.thinking.as_ref().is_some_and(|job| job.is_behind(&news));
        if let (true, Finding::Lines(report)) = (is_ours, news.finding) {
            self.report = Some(report);
        }
        is_ours
    }
}
