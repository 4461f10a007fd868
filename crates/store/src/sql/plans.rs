//! Planned replies, in the row of their game. They change no revision: nobody else learns that there are any.

use async_trait::async_trait;
use colorito::Side;
use colorito_play::SeatedGame;

use super::{
    SqlStore,
    backend::Backend,
    statement::Statement,
    write::{Write, plan_text},
};
use crate::{Plans, StoreError};

/// Replies to be planned in a game as it was.
#[derive(Debug)]
pub(crate) struct PlanWrite {
    before: SeatedGame,
    pub(crate) after: SeatedGame,
}

impl PlanWrite {
    pub(crate) fn statement(&self) -> Statement {
        Statement::new(
            "UPDATE games SET red_plan = $1, blue_plan = $2 WHERE id = $3 AND revision = $4 AND deleted IS NULL \
             AND COALESCE(red_plan, '') = $5 AND COALESCE(blue_plan, '') = $6",
        )
        .bind(plan_text(&self.after, Side::Red))
        .bind(plan_text(&self.after, Side::Blue))
        .bind(self.after.id)
        .bind(self.before.revision)
        .bind(self.before.plan(Side::Red).to_string())
        .bind(self.before.plan(Side::Blue).to_string())
    }
}

#[async_trait]
impl<B: Backend> Plans for SqlStore<B> {
    async fn plan(&self, before: &SeatedGame, after: &SeatedGame) -> Result<bool, StoreError> {
        self.write(Write::Plan(Box::new(PlanWrite { before: before.clone(), after: after.clone() }))).await
    }
}
