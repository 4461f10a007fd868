//! A game that was begun here and was played on elsewhere: in a browser that was not told of its beginning.

use std::sync::Arc;

use colorito_play::{Refusal, SeatedGame};
use colorito_store::StoreError;
use colorito_wire::Error;
use tokio::task;

use super::{MORE_TRIES, Room};
use crate::{
    beginning::{Beginning, holds, is_untouched},
    trouble::of_store,
    workers::Party,
};

impl Room {
    /// Goes on with the game as it was played elsewhere, unless that is in it already. Where something would be lost by
    /// it, because somebody has played on here too, they are different games, and this one stays as it is.
    pub(crate) async fn go_on_with(
        self: &Arc<Room>,
        elsewhere: SeatedGame,
        party: Party,
    ) -> Result<Arc<SeatedGame>, Error> {
        let room = Arc::clone(self);
        let gone_on = task::spawn(async move { room.go_on_to_the_end(elsewhere, party).await });
        gone_on.await.map_err(|_| Error::Internal)?
    }

    async fn go_on_to_the_end(
        self: &Arc<Room>,
        elsewhere: SeatedGame,
        party: Party,
    ) -> Result<Arc<SeatedGame>, Error> {
        let mut state = self.enter().await?;
        state.party = Some(party);
        for _ in 0..MORE_TRIES {
            let here = Arc::clone(&state.seated);
            let is_same = Beginning::from(&*here) == Beginning::from(&elsewhere);
            if is_same && holds(&here.game, &elsewhere.game) {
                return Ok(here);
            }
            let is_lost = !is_untouched(&here) && !holds(&elsewhere.game, &here.game);
            if !is_same || is_lost {
                return Err(Error::IdTaken);
            }
            let SeatedGame { game, clock, draw_offer, .. } = elsewhere.clone();
            let after = SeatedGame { game, clock, draw_offer, ..(*here).clone() };
            match self.keep(&mut state, after, None, self.context.now()).await {
                Err(StoreError::Changed(_)) => self.reload(&mut state).await?,
                kept => return kept.map_err(of_store),
            }
        }
        Err(Error::Refused { refusal: Refusal::ChangedElsewhere, game: None })
    }
}
