//! Learning and looking back: lessons, puzzles, the rules, the analysis of any position, and the review of games.

mod analysis;
mod lessons;
mod lines;
mod puzzles;
mod review;
mod reviews;
mod rules;
mod scene;
mod tree;
mod trouble;

use utoipa_axum::router::OpenApiRouter;

use crate::{Error, rooms::Rooms};
use lines::Analysts;
use reviews::Reviews;

/// All that learning needs beside the games.
#[derive(Clone)]
pub(crate) struct School {
    analysts: Analysts,
    reviews: Reviews,
}

impl School {
    /// Opens, and goes on with the reviews that were under way when the server stopped.
    pub(crate) async fn open(rooms: Rooms) -> Result<School, Error> {
        let school = School { analysts: Analysts::new(), reviews: Reviews::new(rooms) };
        school.reviews.go_on().await?;
        Ok(school)
    }

    /// Stops all that is under way.
    pub(crate) async fn close(&self) {
        self.reviews.close().await;
    }
}

/// The routes with their description.
pub(crate) fn described<S>(school: School) -> OpenApiRouter<S> {
    lessons::described()
        .merge(puzzles::described())
        .merge(rules::described())
        .merge(analysis::described())
        .merge(lines::described())
        .merge(review::described())
        .with_state(school)
}
