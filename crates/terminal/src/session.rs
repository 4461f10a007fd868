//! What people do here, without screen or lines: a game, a visit to a server, a lesson, a puzzle, an
//! analysis, a review. The full-screen pages and the plain conversation are two faces of these.

mod advice;
mod analysis;
mod elsewhere;
mod here;
mod lesson;
mod new_game;
mod puzzle;
mod record_file;
mod review;
mod seek;
mod table;
mod visit;

pub(crate) use analysis::Analysis;
pub(crate) use elsewhere::Elsewhere;
pub(crate) use here::Here;
pub(crate) use lesson::{LessonSession, progress as lessons_progress, titles as lesson_titles};
pub use new_game::{Clock, NewGame, Opponent, Place};
pub(crate) use puzzle::{
    PuzzleSession, in_order as puzzles_in_order, names as puzzle_names, progress as puzzles_progress,
};
pub(crate) use record_file::{read_records, write_record};
pub(crate) use review::ReviewSession;
pub(crate) use seek::Seek;
pub(crate) use table::{Done, Happening, Intent, Table};
pub(crate) use visit::{Answer, Visit, Visited, waits};
