//! One WebSocket for each page that shows somebody's notices.

use std::{pin::pin, time::Duration};

use colorito_play::PlayerId;
use colorito_wire::NoticesAnswer;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{self, Instant, MissedTickBehavior},
};

use super::{Gone, Line};
use crate::{bell::Bell, identity::Visitor, trouble::log};

/// How often a page is told something, at most.
const EVERY: Duration = Duration::from_millis(200);

/// After so long the store is asked again, whatever was heard: news may get lost.
const LOOK: Duration = Duration::from_mins(1);

/// Serves a page until it or the visitor's session is gone.
pub(crate) async fn serve(line: Line, bell: Bell, visitor: Visitor, player: PlayerId) {
    let mut revoked = pin!(visitor.revoked());
    let mut rings = bell.listen();
    let mut looks = time::interval_at(Instant::now() + LOOK, LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut page = Page { line, bell, player, told: None };
    let mut served = page.show().await;
    while served.is_ok() {
        served = tokio::select! {
            () = &mut revoked => return,
            rung = rings.recv() => match rung {
                Ok(player) if player != page.player => Ok(()),
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    // Gathers what happens meanwhile: the newest is what counts.
                    time::sleep(EVERY).await;
                    rings = rings.resubscribe();
                    page.show().await
                }
                Err(RecvError::Closed) => Err(Gone),
            },
            _ = looks.tick() => page.show().await,
            // What it says is not listened to; its signs of life are.
            heard = page.line.hear() => heard.map(|_| ()),
        };
    }
}

/// A page that shows somebody's notices.
struct Page {
    line: Line,
    bell: Bell,
    player: PlayerId,
    /// The notices as the page was told them last.
    told: Option<NoticesAnswer>,
}

impl Page {
    /// Shows the notices if they are others than before.
    async fn show(&mut self) -> Result<(), Gone> {
        let notices = match self.bell.notices(self.player).await {
            Ok(notices) => notices,
            Err(error) => {
                log(&error);
                return Ok(());
            }
        };
        if self.told.as_ref() != Some(&notices) {
            self.line.send(&notices).await?;
            self.told = Some(notices);
        }
        Ok(())
    }
}
