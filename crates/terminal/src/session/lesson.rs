//! A lesson under way.

use colorito::{Move, Position};
use colorito_study::lessons::{self, Answer, Exercise, Lesson};

use crate::{Words, desk::Desk, progress::Progress, trouble::Trouble};

/// A lesson, and which of its exercises is on the board.
pub(crate) struct LessonSession {
    lesson: usize,
    exercise: usize,
    answer: Option<Answer>,
    /// The position after the last move, if it was right.
    after: Option<(Position, Move)>,
}

impl LessonSession {
    /// The lesson with this number, counted from 0; the last one if there are fewer. It goes on with the
    /// first exercise that is not done; if all are, it begins again.
    pub(crate) fn new(lesson: usize, progress: &Progress) -> LessonSession {
        let number = lesson.min(lessons::all().len() - 1);
        let lesson = &lessons::all()[number];
        let open = (0..lesson.exercises.len()).find(|exercise| !progress.has_exercise(lesson, *exercise));
        LessonSession { lesson: number, exercise: open.unwrap_or(0), answer: None, after: None }
    }

    /// The number of the first lesson that is not done, counted from 0.
    pub(crate) fn first_open(progress: &Progress) -> usize {
        lessons::all().iter().position(|lesson| !progress.has_lesson(lesson)).unwrap_or(0)
    }

    pub(crate) fn lesson(&self) -> &'static Lesson {
        &lessons::all()[self.lesson]
    }

    pub(crate) fn number(&self) -> usize {
        self.lesson
    }

    fn exercise(&self) -> &'static Exercise {
        &self.lesson().exercises[self.exercise]
    }

    /// The position on the board.
    pub(crate) fn position(&self) -> &Position {
        self.after.as_ref().map_or(&self.exercise().position, |(position, _)| position)
    }

    pub(crate) fn last_move(&self) -> Option<Move> {
        self.after.as_ref().map(|(_, m)| *m)
    }

    pub(crate) fn is_solved(&self) -> bool {
        self.answer == Some(Answer::Right)
    }

    pub(crate) fn is_last_exercise(&self) -> bool {
        self.exercise + 1 == self.lesson().exercises.len()
    }

    pub(crate) fn is_last_lesson(&self) -> bool {
        self.lesson + 1 == lessons::all().len()
    }

    /// Judges a move that is written down.
    pub(crate) fn try_text(&mut self, text: &str, desk: &mut Desk) -> Result<(), Trouble> {
        match self.position().parse_move(text) {
            Ok(m) => self.try_move(m, desk),
            // What is legal or not is the lesson's own subject.
            Err(colorito::MoveError::Illegal(illegal)) => self.try_move(illegal.attempted, desk),
            Err(error) => Err(error.into()),
        }
    }

    /// Judges a move, and keeps that the exercise is done if it was right.
    pub(crate) fn try_move(&mut self, m: Move, desk: &mut Desk) -> Result<(), Trouble> {
        if self.is_solved() {
            return Ok(());
        }
        let answer = self.exercise().judge(m);
        if answer == Answer::Right {
            let mut after = self.exercise().position.clone();
            after.play_unchecked(m);
            self.after = Some((after, m));
        }
        self.answer = Some(answer);
        if self.is_solved() { desk.progress.keep_exercise(self.lesson(), self.exercise) } else { Ok(()) }
    }

    /// Goes on to the next exercise, or to the first of the next lesson. Says whether there was one.
    pub(crate) fn next(&mut self) -> bool {
        let (lesson, exercise) = match (self.is_last_exercise(), self.is_last_lesson()) {
            (false, _) => (self.lesson, self.exercise + 1),
            (true, false) => (self.lesson + 1, 0),
            (true, true) => return false,
        };
        *self = LessonSession { lesson, exercise, answer: None, after: None };
        true
    }

    /// Begins the exercise again.
    pub(crate) fn restart(&mut self) {
        self.answer = None;
        self.after = None;
    }
}

/// Its texts.
// keys: learn-*
impl LessonSession {
    pub(crate) fn title(&self, words: Words) -> String {
        title(self.lesson(), words)
    }

    /// The title of the lesson after this one.
    pub(crate) fn next_title(&self, words: Words) -> Option<String> {
        lessons::all().get(self.lesson + 1).map(|lesson| title(lesson, words))
    }

    pub(crate) fn introduction(&self, words: Words) -> String {
        words.say(&format!("learn-{}-intro", self.lesson().key))
    }

    pub(crate) fn task(&self, words: Words) -> String {
        words.say(&format!("learn-{}-{}-task", self.lesson().key, self.exercise + 1))
    }

    /// Which exercise it is.
    pub(crate) fn place(&self, words: Words) -> String {
        let total = self.lesson().exercises.len() as i64;
        let number = self.exercise as i64 + 1;
        words.text("exercise-number", &[("number", number.into()), ("total", total.into())])
    }

    /// What the last move was worth.
    pub(crate) fn verdict(&self, words: Words) -> Option<String> {
        Some(match self.answer.as_ref()? {
            Answer::Right => words.say(&format!("learn-{}-{}-right", self.lesson().key, self.exercise + 1)),
            Answer::Wrong { why } => words.message(why),
        })
    }
}

fn title(lesson: &Lesson, words: Words) -> String {
    words.say(&format!("learn-{}-title", lesson.key))
}

/// The titles of all lessons, numbered, with a mark at those that are done.
pub(crate) fn titles(desk: &Desk) -> Vec<String> {
    let numbered = lessons::all().iter().enumerate().map(|(at, lesson)| {
        let mark = desk.done_mark(desk.progress.has_lesson(lesson));
        format!("{mark}{:>2}  {}", at + 1, title(lesson, desk.words))
    });
    numbered.collect()
}

/// How many lessons are done.
pub(crate) fn progress(desk: &Desk) -> String {
    let done = lessons::all().iter().filter(|lesson| desk.progress.has_lesson(lesson)).count();
    desk.words.of_all("learn-progress", done, lessons::all().len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn all_lessons_can_be_gone_through_and_are_done_then() {
        let (mut desk, _folder, _events) = testing::desk();
        let words = desk.words;
        let mut session = LessonSession::new(0, &desk.progress);
        let mut exercises = 0;
        loop {
            assert!(!session.task(words).contains("learn-"));
            session.try_move(session.exercise().right_moves()[0], &mut desk).unwrap();
            assert!(session.is_solved() && session.last_move().is_some());
            assert!(!session.verdict(words).unwrap().contains("learn-"));
            exercises += 1;
            if exercises == 1 {
                assert_eq!(LessonSession::new(0, &desk.progress).exercise, 1, "it goes on where it was left");
            }
            if !session.next() {
                break;
            }
        }
        let all = lessons::all().len();
        assert_eq!(exercises, lessons::all().iter().map(|lesson| lesson.exercises.len()).sum::<usize>());
        assert_eq!(progress(&desk), format!("{all} of {all} lessons done"));
        assert_eq!(LessonSession::new(0, &desk.progress).exercise, 0, "it can be done again");
    }

    #[test]
    fn a_wrong_move_is_explained_and_changes_nothing() {
        let (mut desk, _folder, _events) = testing::desk();
        let mut session = LessonSession::new(0, &desk.progress);
        let before = session.position().clone();
        session.try_text("e9e8", &mut desk).unwrap();
        assert!(!session.is_solved());
        assert!(session.verdict(desk.words).is_some());
        assert_eq!(session.position(), &before);
        assert!(session.try_text("nonsense", &mut desk).is_err());
        assert!(!desk.progress.has_exercise(session.lesson(), 0));
    }
}
