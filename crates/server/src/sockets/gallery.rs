//! One WebSocket for each page that shows the games being played.

use std::{collections::HashMap, pin::pin, sync::Arc};

use colorito_play::{GameId, Timestamp};
use colorito_store::Watched;
use colorito_wire::{WatchNews, WatchedAnswer};

use super::{Gone, Line};
use crate::{gallery::Gallery, identity::Visitor};

/// Serves a page until it or the visitor's session is gone.
pub(crate) async fn serve(line: Line, gallery: Gallery, visitor: Visitor) {
    let mut revoked = pin!(visitor.revoked());
    let mut changes = gallery.listen();
    let Ok(first) = gallery.games().await else { return };
    let mut page = Page { line, visitor, order: None, told: HashMap::new() };
    let mut served = page.show(&first).await;
    while served.is_ok() {
        served = tokio::select! {
            () = &mut revoked => return,
            news = changes.changed() => match news {
                Ok(()) => {
                    let shown = Arc::clone(&changes.borrow_and_update());
                    page.show(&shown).await
                }
                Err(_) => Err(Gone),
            },
            // What it says is not listened to; its signs of life are.
            heard = page.line.hear() => heard.map(|_| ()),
        };
    }
}

/// A page that shows the games being played.
struct Page {
    line: Line,
    visitor: Visitor,
    /// The games as the page was told their order last.
    order: Option<Vec<GameId>>,
    /// When each of them had changed last, and its ply then.
    told: HashMap<GameId, (Timestamp, usize)>,
}

impl Page {
    /// Shows what is new about the games.
    async fn show(&mut self, shown: &[Watched]) -> Result<(), Gone> {
        let order: Vec<GameId> = shown.iter().map(|one| one.game.id).collect();
        let state = |one: &Watched| (one.game.changed, one.game.ply);
        let new = shown.iter().filter(|one| self.told.get(&one.game.id) != Some(&state(one)));
        let asker = self.visitor.asker();
        let games: Vec<_> = new.map(|one| WatchedAnswer::of(&one.game, one.ratings, asker)).collect();
        if games.is_empty() && self.order.as_ref() == Some(&order) {
            return Ok(());
        }
        self.told = shown.iter().map(|one| (one.game.id, state(one))).collect();
        let ids = order.iter().map(ToString::to_string).collect();
        self.order = Some(order);
        self.line.send(&WatchNews { order: ids, games }).await
    }
}
