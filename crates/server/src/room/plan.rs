//! Replies that a player plans: kept, and told to nobody.

use std::sync::Arc;

use colorito_play::SeatedGame;
use colorito_wire::Error;

use super::{Room, State};
use crate::trouble::of_store;

impl Room {
    /// Keeps what somebody has planned; `None` if the store has another game than this room, or other plans.
    pub(super) async fn keep_plan(
        &self,
        state: &mut State,
        after: SeatedGame,
    ) -> Result<Option<Arc<SeatedGame>>, Error> {
        if !self.context.store.plan(&state.seated, &after).await.map_err(of_store)? {
            return Ok(None);
        }
        state.seated = Arc::new(after);
        Ok(Some(Arc::clone(&state.seated)))
    }
}
