//! The pages of the full screen, a file each.

mod analysis;
mod game;
mod games;
mod invite;
mod lesson;
mod lobby;
mod menu;
mod new_game;
mod online;
mod puzzle;
mod review;
mod seek;

pub(crate) use analysis::AnalysisPage;
pub(crate) use game::{GamePage, clock_face};
pub(crate) use games::{GamesPage, describe as describe_game};
pub(crate) use invite::InvitePage;
pub(crate) use lesson::LessonsPage;
pub(crate) use lobby::LobbyPage;
pub(crate) use menu::{MenuPage, import};
pub(crate) use new_game::NewGamePage;
pub(crate) use online::{OnlinePage, describe as describe_remote, standing};
pub(crate) use puzzle::{PuzzlePage, PuzzlesPage};
pub(crate) use review::ReviewPage;
