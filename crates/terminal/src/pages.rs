//! The pages of the full screen, a file each.

mod analysis;
mod game;
mod games;
mod lesson;
mod menu;
mod new_game;
mod puzzle;
mod review;

pub(crate) use analysis::AnalysisPage;
pub(crate) use game::{GamePage, clock_face};
pub(crate) use games::{GamesPage, describe as describe_game};
pub(crate) use lesson::LessonsPage;
pub(crate) use menu::{MenuPage, import};
pub(crate) use new_game::NewGamePage;
pub(crate) use puzzle::{PuzzlePage, PuzzlesPage};
pub(crate) use review::ReviewPage;
