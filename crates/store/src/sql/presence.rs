//! Who is at games, in a table that is kept for as long as its nodes live.

use std::{collections::HashMap, sync::atomic::Ordering};

use async_trait::async_trait;
use colorito_play::{GameId, Presence, Timestamp};

use super::{SqlStore, backend::Backend, node_write::NodeWrite, statement::Statement};
use crate::{NodeNews, Presences, StoreError};

/// Says who is at games by way of a node.
pub(crate) fn say_all(present: &[(GameId, Presence)], node: &str) -> Vec<Statement> {
    let (nobody, somebody): (Vec<_>, Vec<_>) =
        present.iter().partition(|(_, present)| *present == Presence::default());
    // What is there to be deleted comes last: the first statement decides whether all are executed.
    somebody.into_iter().chain(nobody).map(|(game, present)| say(*game, node, present)).collect()
}

fn say(game: GameId, node: &str, present: &Presence) -> Statement {
    if *present == Presence::default() {
        return Statement::new("DELETE FROM presences WHERE game = $1 AND node = $2").bind(game).bind(node);
    }
    Statement::new(
        "INSERT INTO presences (game, node, present) VALUES ($1, $2, $3) \
         ON CONFLICT (game, node) DO UPDATE SET present = excluded.present",
    )
    .bind(game)
    .bind(node)
    .bind(serde_json::to_string(present).expect("presence is plain data"))
}

/// Forgets what a node has said.
pub(crate) fn forget(node: &str) -> Statement {
    Statement::new("DELETE FROM presences WHERE node = $1").bind(node)
}

#[async_trait]
impl<B: Backend> Presences for SqlStore<B> {
    async fn say_present(&self, present: Vec<(GameId, Presence)>) -> Result<(), StoreError> {
        if B::PRESENCES.is_none() || present.is_empty() {
            return Ok(());
        }
        let games = present.iter().map(|(game, _)| *game).collect();
        self.write_node(NodeWrite::Present(present)).await?;
        self.backend.tell(NodeNews::Present(games));
        Ok(())
    }

    async fn present_elsewhere(&self, games: &[GameId]) -> Result<Vec<(GameId, Presence)>, StoreError> {
        let Some(sql) = B::PRESENCES.filter(|_| !games.is_empty()) else { return Ok(Vec::new()) };
        let names: Vec<String> = games.iter().map(ToString::to_string).collect();
        let statement = Statement::new(sql).bind(names.join(",")).bind(&*self.node);
        let rows: Vec<(String, String)> = self.fetch(statement).await?;
        let mut found: HashMap<GameId, Presence> = HashMap::new();
        // What makes no sense is from another version, and is nobody.
        let read = rows.iter().filter_map(|(game, present)| {
            Some((game.parse().ok()?, serde_json::from_str::<Presence>(present).ok()?))
        });
        for (game, present) in read {
            let known = found.entry(game).or_default();
            *known = known.with(&present);
        }
        Ok(found.into_iter().collect())
    }

    fn seen_since(&self) -> Timestamp {
        Timestamp(self.seen_since.load(Ordering::Relaxed))
    }
}
