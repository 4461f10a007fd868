//! What somebody has learned: the exercises and puzzles that are done, a line each in a file beside the
//! games.

use std::{
    collections::BTreeSet,
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use colorito_study::{lessons::Lesson, puzzles::Puzzle};

use crate::trouble::Trouble;

/// The name of the file.
const FILE: &str = "learned.txt";

/// Exercises and puzzles that are done.
pub(crate) struct Progress {
    path: PathBuf,
    done: BTreeSet<String>,
}

impl Progress {
    /// What was kept in a folder; a file that cannot be read is as good as none.
    pub(crate) fn open(folder: &Path) -> Progress {
        let path = folder.join(FILE);
        let text = fs::read_to_string(&path).unwrap_or_default();
        Progress { path, done: text.lines().map(str::to_owned).collect() }
    }

    /// Whether an exercise of a lesson, counted from 0, is done.
    pub(crate) fn has_exercise(&self, lesson: &Lesson, exercise: usize) -> bool {
        self.done.contains(&exercise_line(lesson, exercise))
    }

    /// Whether all exercises of a lesson are done.
    pub(crate) fn has_lesson(&self, lesson: &Lesson) -> bool {
        (0..lesson.exercises.len()).all(|exercise| self.has_exercise(lesson, exercise))
    }

    pub(crate) fn has_puzzle(&self, puzzle: &Puzzle) -> bool {
        self.done.contains(&puzzle_line(puzzle))
    }

    /// Keeps that an exercise is done.
    pub(crate) fn keep_exercise(&mut self, lesson: &Lesson, exercise: usize) -> Result<(), Trouble> {
        self.keep(exercise_line(lesson, exercise))
    }

    /// Keeps that a puzzle is solved.
    pub(crate) fn keep_puzzle(&mut self, puzzle: &Puzzle) -> Result<(), Trouble> {
        self.keep(puzzle_line(puzzle))
    }

    /// A line is only ever added, so that two programs at once lose nothing.
    fn keep(&mut self, line: String) -> Result<(), Trouble> {
        if self.done.contains(&line) {
            return Ok(());
        }
        OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.path)
            .and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()))
            .map_err(|error| Trouble::File { path: self.path.clone(), error })?;
        self.done.insert(line);
        Ok(())
    }
}

fn exercise_line(lesson: &Lesson, exercise: usize) -> String {
    format!("exercise {} {}", lesson.key, exercise + 1)
}

fn puzzle_line(puzzle: &Puzzle) -> String {
    format!("puzzle {}", puzzle.id)
}

#[cfg(test)]
mod tests {
    use colorito_study::{lessons, puzzles};

    use super::*;

    #[test]
    fn what_is_done_stays_done_and_two_programs_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let (lesson, puzzle) = (&lessons::all()[0], &puzzles::all()[0]);
        let mut one = Progress::open(folder.path());
        let mut other = Progress::open(folder.path());
        for exercise in 0..lesson.exercises.len() {
            assert!(!one.has_lesson(lesson));
            one.keep_exercise(lesson, exercise).unwrap();
        }
        other.keep_puzzle(puzzle).unwrap();
        let kept = Progress::open(folder.path());
        assert!(kept.has_lesson(lesson) && kept.has_puzzle(puzzle));
        assert!(!kept.has_puzzle(&puzzles::all()[1]));
    }

    #[test]
    fn a_folder_that_is_gone_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let mut progress = Progress::open(&folder.path().join("gone"));
        assert!(progress.keep_puzzle(&puzzles::all()[0]).is_err());
    }
}
