//! Talking about lessons, puzzles, analyses and reviews.

use std::{
    io::{self, Write},
    time::Duration,
};

use super::{Conversation, Done, Failure, Subject, verb::Verb};
use crate::{
    session::{Analysis, LessonSession, PuzzleSession, lesson_titles, lessons_progress, puzzles_in_order},
    work::News,
};

/// How long the engine thinks before it tells its lines.
const LINES_TIME: Duration = Duration::from_millis(1_500);

impl<W: Write> Conversation<W> {
    pub(super) fn follow_study(&mut self, verb: Verb, _: &str) -> Done {
        match verb {
            Verb::Next => self.next(),
            Verb::Again => self.again(),
            Verb::Answer => self.answer(),
            Verb::Lines => self.lines(),
            _ => self.stop(),
        }
    }

    fn not_here(&mut self) -> Done {
        self.say("terminal-plain-not-here").map_err(Failure::Io)
    }

    pub(super) fn lessons(&mut self) -> Done {
        let mut lines = lesson_titles(&self.desk);
        lines.push(lessons_progress(&self.desk));
        lines.iter().try_for_each(|line| self.tell(line.trim_start())).map_err(Failure::Io)
    }

    /// Begins a lesson by its number, the first that is not done if none is given.
    pub(super) fn lesson(&mut self, number: &str) -> Done {
        let progress = &self.desk.progress;
        let number = number.parse::<usize>().map(|number| number.saturating_sub(1));
        let number = number.unwrap_or_else(|_| LessonSession::first_open(progress));
        self.subject = Subject::Lesson(Box::new(LessonSession::new(number, progress)));
        self.tell_lesson(true).map_err(Failure::Io)
    }

    fn tell_lesson(&mut self, with_introduction: bool) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Lesson(session) = &self.subject else { return Ok(()) };
        let mut lines = Vec::new();
        if with_introduction {
            let number = [("number", (session.number() as i64 + 1).into())];
            lines.push(format!("{}. {}", words.text("lesson-number", &number), session.title(words)));
            lines.push(session.introduction(words));
        }
        lines.push(format!("{}. {}", session.place(words), session.task(words)));
        lines.iter().try_for_each(|line| self.tell(line))?;
        self.board().or_else(|failure| match failure {
            Failure::Io(error) => Err(error),
            Failure::Trouble(_) => Ok(()),
        })
    }

    pub(super) fn try_in_lesson(&mut self, text: &str) -> Done {
        let words = self.desk.words;
        let Subject::Lesson(session) = &mut self.subject else { return Ok(()) };
        session.try_text(text, &mut self.desk)?;
        let mut lines: Vec<String> = session.verdict(words).into_iter().collect();
        if session.is_solved() {
            lines.push(words.say("terminal-plain-go-on"));
        }
        lines.iter().try_for_each(|line| self.tell(line)).map_err(Failure::Io)
    }

    /// Begins a puzzle by its number, that of the day if none is given.
    pub(super) fn puzzle(&mut self, number: &str) -> Done {
        let all = puzzles_in_order();
        let chosen = number.parse::<usize>().ok().and_then(|number| all.get(number.checked_sub(1)?));
        let session = chosen.map_or_else(PuzzleSession::of_today, |puzzle| PuzzleSession::new(puzzle));
        self.begin_puzzle(session).map_err(Failure::Io)
    }

    fn begin_puzzle(&mut self, session: PuzzleSession) -> io::Result<()> {
        let words = self.desk.words;
        let lines = [session.title(words), session.task(words)];
        self.subject = Subject::Puzzle(Box::new(session));
        lines.iter().try_for_each(|line| self.tell(line))?;
        match self.board() {
            Err(Failure::Io(error)) => Err(error),
            _ => Ok(()),
        }
    }

    pub(super) fn puzzle_news(&mut self, news: &News) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Puzzle(session) = &mut self.subject else { return Ok(()) };
        if !session.is_judging() {
            return Ok(());
        }
        let shown = session.news(news, &mut self.desk);
        if session.is_judging() {
            return Ok(());
        }
        let mut lines: Vec<String> = match shown {
            Ok(shown) => shown.iter().map(|(before, m)| words.moved(before, *m)).collect(),
            Err(trouble) => vec![words.trouble(&trouble)],
        };
        lines.extend(session.verdict(words));
        if session.is_over() {
            lines.push(words.say("terminal-plain-go-on"));
        }
        lines.iter().try_for_each(|line| self.tell(line))?;
        self.ask()
    }

    fn next(&mut self) -> Done {
        let done = match &mut self.subject {
            Subject::Lesson(session) => {
                let lesson = session.number();
                if session.next() {
                    let is_new = session.number() != lesson;
                    self.tell_lesson(is_new)
                } else {
                    self.say("learn-to-puzzles")
                }
            }
            Subject::Puzzle(session) => match session.next(&self.desk.progress) {
                Some(next) => self.begin_puzzle(next),
                None => self.say("terminal-plain-no-more"),
            },
            _ => return self.not_here(),
        };
        done.map_err(Failure::Io)
    }

    fn again(&mut self) -> Done {
        match &mut self.subject {
            Subject::Lesson(session) => {
                session.restart();
                self.tell_lesson(false).map_err(Failure::Io)
            }
            Subject::Puzzle(session) => {
                session.restart();
                self.board()
            }
            _ => self.not_here(),
        }
    }

    fn answer(&mut self) -> Done {
        let words = self.desk.words;
        let Subject::Puzzle(session) = &mut self.subject else { return self.not_here() };
        session.give_up();
        let line = session.verdict(words).unwrap_or_default();
        self.tell(&line).map_err(Failure::Io)
    }

    pub(super) fn analyse(&mut self, analysis: Analysis) -> Done {
        self.subject = Subject::Analysis { analysis: Box::new(analysis), until: None };
        self.say("terminal-plain-analysis").map_err(Failure::Io)?;
        self.tell_turn().map_err(Failure::Io)
    }

    pub(super) fn play_in_analysis(&mut self, text: &str) -> Done {
        let Subject::Analysis { analysis, .. } = &mut self.subject else { return Ok(()) };
        let before = analysis.position().clone();
        let m = analysis.play_text(text, &mut self.desk)?;
        self.tell(&self.desk.words.moved(&before, m)).map_err(Failure::Io)?;
        self.tell_turn().map_err(Failure::Io)
    }

    /// Tells whose turn it is in the analysis, or how it ended.
    pub(super) fn tell_turn(&mut self) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Analysis { analysis, .. } = &self.subject else { return Ok(()) };
        let line = match analysis.game().ending() {
            Some(ending) => words.ending(Some(ending.outcome)),
            None => words.side_to_move(analysis.position().turn()),
        };
        self.tell(&line)
    }

    fn lines(&mut self) -> Done {
        let Subject::Analysis { analysis, until } = &mut self.subject else { return self.not_here() };
        if !analysis.is_thinking() {
            analysis.toggle_engine(&mut self.desk);
        }
        *until = Some(self.desk.now + LINES_TIME);
        Ok(())
    }

    /// Tells the lines found so far and lets the engine rest.
    pub(super) fn tell_lines(&mut self) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Analysis { analysis, until } = &mut self.subject else { return Ok(()) };
        *until = None;
        if analysis.is_thinking() {
            analysis.toggle_engine(&mut self.desk);
        }
        let lines: Vec<String> = match analysis.report() {
            Some(report) if !report.lines.is_empty() => report
                .lines
                .iter()
                .map(|line| {
                    format!(
                        "{}: {}",
                        words.long_score(line.score, analysis.position().turn()),
                        words.line(analysis.position(), &line.moves)
                    )
                })
                .collect(),
            _ => vec![words.say("engine-no-verdict")],
        };
        lines.iter().try_for_each(|line| self.tell(line))?;
        self.ask()
    }

    pub(super) fn review_news(&mut self, news: News) -> io::Result<()> {
        let Subject::Review { session, .. } = &mut self.subject else { return Ok(()) };
        match session.news(news, &mut self.desk) {
            Ok(true) => self.tell_review(),
            Ok(false) => Ok(()),
            Err(trouble) => self.tell(&self.desk.words.trouble(&trouble)),
        }
    }

    /// Tells what was found out since the last time, and in the end about the players.
    pub(super) fn tell_review(&mut self) -> io::Result<()> {
        let words = self.desk.words;
        let Subject::Review { session, told } = &mut self.subject else { return Ok(()) };
        let mut lines = Vec::new();
        while *told < session.review().moves.len() {
            *told += 1;
            session.go_to(*told);
            if let Some(reviewed) = session.reviewed() {
                let args = [
                    ("number", ((*told as i64 - 1) / 2 + 1).into()),
                    ("side", words.side(reviewed.side).into()),
                    ("move", reviewed.way.clone().into()),
                ];
                lines.push(format!(
                    "{}: {}",
                    words.text("review-turn-move", &args),
                    session.remarks(words).join(" ")
                ));
            }
        }
        let is_done = session.is_done();
        if is_done {
            lines.push(session.progress(words));
            lines.extend(session.summaries(words));
        }
        lines.iter().try_for_each(|line| self.tell(line))?;
        if is_done { self.ask() } else { Ok(()) }
    }

    /// Stops whoever is at work.
    fn stop(&mut self) -> Done {
        match &mut self.subject {
            Subject::Game(table) if table.is_counting() => {
                table.stop_counting();
                Ok(())
            }
            Subject::Review { session, .. } => {
                if session.is_running() {
                    session.toggle(&mut self.desk);
                }
                let line = session.progress(self.desk.words);
                self.tell(&line).map_err(Failure::Io)
            }
            Subject::Analysis { until: Some(_), .. } => self.tell_lines().map_err(Failure::Io),
            _ => self.not_here(),
        }
    }
}
