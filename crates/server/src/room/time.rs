//! What time does to a game: its clocks run out, and nobody comes any more.

use std::{sync::Arc, time::Duration};

use colorito_play::{Moment, Timestamp};
use colorito_wire::Error;

use super::{Room, State};
use crate::trouble::of_store;

impl Room {
    /// Ends the game if the time of the player to move is up.
    pub(crate) async fn end_by_time(self: &Arc<Room>) -> Result<(), Error> {
        let mut state = self.enter().await?;
        let absent = self.absent_since(&state).await?;
        self.look_at_clock(&mut state, absent, self.context.now(), None).await?;
        let seated = &state.seated;
        if seated.to_move().is_some() && !seated.has_live_clock() {
            // It goes on: the deadline that was looked at is not the game's own.
            self.context.store.correct_deadline(seated).await.map_err(of_store)?;
        }
        Ok(())
    }

    /// Ends the game if it has no clock and none of its players has been at it since a moment that was long ago.
    pub(crate) async fn end_forsaken(self: &Arc<Room>, since: Timestamp) -> Result<(), Error> {
        let mut state = self.enter().await?;
        let now = self.context.now();
        match state.seated.after_forsaken(since.max(state.seated.changed), now) {
            Some(over) => self.keep_or_reload(&mut state, over, now).await,
            None => Ok(()),
        }
    }

    /// Since when the player to move could not play, if a live clock runs.
    pub(super) async fn absent_since(&self, state: &State) -> Result<Option<Timestamp>, Error> {
        if !state.seated.has_live_clock() || state.seated.deadline().is_none() {
            return Ok(None);
        }
        self.context.store.absent_since(self.id).await.map_err(of_store)
    }

    /// Ends the game if the time of the player to move is up. If they have just moved, it counts how long the way of that move
    /// took, which is said then.
    pub(super) async fn look_at_clock(
        self: &Arc<Room>,
        state: &mut State,
        absent: Option<Timestamp>,
        now: Timestamp,
        moves: Option<Duration>,
    ) -> Result<(), Error> {
        let excused = absent.map(|since| state.excused(since, now));
        let seated = excused.as_ref().unwrap_or(&state.seated);
        let over = match moves {
            Some(lag) => {
                seated.after_late_move(Moment { lag, ..now.into() }).or_else(|| seated.after_time(now))
            }
            None => seated.after_time(now),
        };
        match over {
            Some(over) => self.keep_or_reload(state, over, now).await,
            None => Ok(()),
        }
    }
}
