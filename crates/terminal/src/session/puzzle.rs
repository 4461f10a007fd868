//! A puzzle under way.

use colorito::{Move, Position, Side};
use colorito_study::{
    Message,
    puzzles::{self, Judgement, Puzzle},
};

use crate::{
    Words,
    desk::Desk,
    progress::Progress,
    trouble::Trouble,
    work::{Finding, Job, News, Task},
};

/// In milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A puzzle and the moves tried so far.
pub(crate) struct PuzzleSession {
    puzzle: &'static Puzzle,
    /// The player's right moves.
    moves: Vec<Move>,
    position: Position,
    last: Option<Move>,
    state: State,
    judging: Option<(Job, Move)>,
}

#[derive(Clone, Debug, PartialEq)]
enum State {
    Open,
    Right,
    Wrong(Message),
    /// Why it is solved.
    Solved(Message),
    /// Given up; the answer is on the board.
    Shown,
}

/// All puzzles, easy ones first.
pub(crate) fn in_order() -> Vec<&'static Puzzle> {
    let mut all: Vec<&Puzzle> = puzzles::all().iter().collect();
    all.sort_by_key(|puzzle| puzzle.grade);
    all
}

impl PuzzleSession {
    pub(crate) fn new(puzzle: &'static Puzzle) -> PuzzleSession {
        PuzzleSession {
            puzzle,
            moves: Vec::new(),
            position: puzzle.position.clone(),
            last: None,
            state: State::Open,
            judging: None,
        }
    }

    pub(crate) fn of_today() -> PuzzleSession {
        PuzzleSession::new(puzzles::of_the_day((Desk::timestamp().0 / DAY).unsigned_abs()))
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn side(&self) -> Side {
        self.puzzle.position.turn()
    }

    pub(crate) fn last_move(&self) -> Option<Move> {
        self.last
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state, State::Solved(_) | State::Shown)
    }

    pub(crate) fn is_wrong(&self) -> bool {
        matches!(self.state, State::Wrong(_))
    }

    pub(crate) fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// Has a move judged.
    pub(crate) fn try_text(&mut self, text: &str, desk: &mut Desk) -> Result<(), Trouble> {
        match self.position.parse_move(text) {
            Ok(m) => self.try_move(m, desk),
            Err(colorito::MoveError::Illegal(illegal)) => self.try_move(illegal.attempted, desk),
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// Has a move judged; home stretches are solved for that, which may take a moment.
    pub(crate) fn try_move(&mut self, m: Move, desk: &mut Desk) {
        if self.is_over() || self.is_judging() {
            return;
        }
        let mut moves = self.moves.clone();
        moves.push(m);
        let job = desk.workers.start(Task::Judge { puzzle: self.puzzle, moves });
        self.judging = Some((job, m));
    }

    /// Takes in a judgement, and keeps that the puzzle is solved if it is. Returns the moves to show: the
    /// player's and the opponent's reply.
    pub(crate) fn news(&mut self, news: &News, desk: &mut Desk) -> Result<Vec<(Position, Move)>, Trouble> {
        let Some((job, m)) = &self.judging else { return Ok(Vec::new()) };
        let (true, Finding::Judgement(judgement)) = (job.is_behind(news), &news.finding) else {
            return Ok(Vec::new());
        };
        let m = *m;
        self.judging = None;
        match judgement {
            Judgement::Wrong { why, .. } => {
                self.state = State::Wrong(why.clone());
                Ok(Vec::new())
            }
            Judgement::Right { replies, solved } => {
                let reply = replies.get(self.moves.len()).copied();
                self.state = solved.clone().map_or(State::Right, State::Solved);
                self.moves.push(m);
                if solved.is_some() {
                    desk.progress.keep_puzzle(self.puzzle)?;
                }
                Ok(self.make(m, reply))
            }
        }
    }

    /// Makes a move and the reply on the board, or lets the opponent stand still.
    fn make(&mut self, m: Move, reply: Option<Move>) -> Vec<(Position, Move)> {
        let mut shown = vec![(self.position.clone(), m)];
        self.position.play_unchecked(m);
        self.last = Some(m);
        if self.puzzle.kind.is_alone() {
            self.position.play_unchecked(Move::Pass);
        } else if let Some(reply) = reply {
            shown.push((self.position.clone(), reply));
            self.position.play_unchecked(reply);
            self.last = Some(reply);
        }
        shown
    }

    /// Begins again.
    pub(crate) fn restart(&mut self) {
        *self = PuzzleSession::new(self.puzzle);
    }

    /// Gives up. Returns the moves of the answer to show.
    pub(crate) fn give_up(&mut self) -> Vec<(Position, Move)> {
        self.restart();
        let mut shown = Vec::new();
        let mut line = self.puzzle.answer.iter().copied();
        while let Some(m) = line.next() {
            let reply = if self.puzzle.kind.is_alone() { None } else { line.next() };
            shown.extend(self.make(m, reply));
        }
        self.state = State::Shown;
        shown
    }

    /// The next puzzle after this one that is not solved, from easy to hard and then from the first one on
    /// again.
    pub(crate) fn next(&self, progress: &Progress) -> Option<PuzzleSession> {
        let mut all = in_order();
        let at = all.iter().position(|puzzle| puzzle.id == self.puzzle.id)?;
        all.rotate_left(at);
        let next = all.into_iter().skip(1).find(|puzzle| !progress.has_puzzle(puzzle));
        next.map(PuzzleSession::new)
    }
}

/// Its texts.
impl PuzzleSession {
    // keys: puzzle-kind-*
    pub(crate) fn title(&self, words: Words) -> String {
        name(self.puzzle, words)
    }

    // keys: puzzle-task-*
    pub(crate) fn task(&self, words: Words) -> String {
        let moves = i64::from(self.puzzle.kind.moves());
        let args = [("side", words.side(self.side()).into()), ("moves", moves.into())];
        words.text(&format!("puzzle-task-{}", self.puzzle.kind.code()), &args)
    }

    /// What the moves so far are worth.
    pub(crate) fn verdict(&self, words: Words) -> Option<String> {
        match &self.state {
            State::Open => None,
            State::Right => Some(words.say("puzzle-right")),
            State::Solved(why) => Some(words.two(words.say("puzzle-solved"), words.message(why))),
            State::Wrong(why) => Some(words.message(why)),
            State::Shown => {
                let line = self.answer(words);
                Some(words.text("puzzle-answer", &[("line", line.into())]))
            }
        }
    }

    fn answer(&self, words: Words) -> String {
        if !self.puzzle.kind.is_alone() {
            return words.line(&self.puzzle.position, &self.puzzle.answer);
        }
        // The opponent passes between the moves, which nobody needs to read.
        let mut position = self.puzzle.position.clone();
        let ways = self.puzzle.answer.iter().map(|m| {
            let way = words.way(position.way_alone(*m).as_ref());
            position.play_unchecked(*m);
            position.play_unchecked(Move::Pass);
            way
        });
        ways.collect::<Vec<_>>().join("  ")
    }
}

/// All puzzles in a line each, numbered, with a mark at those that are solved.
pub(crate) fn names(desk: &Desk) -> Vec<String> {
    let numbered = in_order().into_iter().enumerate().map(|(at, puzzle)| {
        let mark = desk.done_mark(desk.progress.has_puzzle(puzzle));
        format!("{mark}{:>3}  {}", at + 1, name(puzzle, desk.words))
    });
    numbered.collect()
}

/// How many puzzles are solved.
pub(crate) fn progress(desk: &Desk) -> String {
    let solved = puzzles::all().iter().filter(|puzzle| desk.progress.has_puzzle(puzzle)).count();
    desk.words.of_all("puzzles-progress", solved, puzzles::all().len())
}

/// A puzzle's kind and grade.
fn name(puzzle: &Puzzle, words: Words) -> String {
    let kind = words.say(&format!("puzzle-kind-{}", puzzle.kind.code()));
    let grade = words.text("puzzle-grade", &[("grade", i64::from(puzzle.grade.number()).into())]);
    words.list([kind, grade])
}
