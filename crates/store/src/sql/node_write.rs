//! What a node says about itself and others: that it is alive, was away or is gone, and who is at games by way of it.

use colorito_play::{GameId, Presence, Timestamp};

use super::{now, presence, statement::Statement};

/// Something that a node writes about nodes.
#[derive(Debug)]
pub(crate) enum NodeWrite {
    /// The node is alive.
    Beat,
    /// The node is still alive that was last seen at a moment.
    BeatAgain(Timestamp),
    /// The node was away from one moment to another.
    WasAway(Timestamp, Timestamp),
    /// Another node has not been seen since a moment, and it is later now.
    Bury(String, Timestamp, Timestamp),
    /// Who is at games by way of the node.
    Present(Vec<(GameId, Presence)>),
    /// The node stops.
    Leave,
}

impl NodeWrite {
    /// The statements for it, by a node.
    pub(crate) fn statements(&self, node: &str) -> Vec<Statement> {
        match self {
            NodeWrite::Beat => vec![
                Statement::new(concat!(
                    "INSERT INTO nodes (id, seen) VALUES ($1, ",
                    now!(),
                    ") ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"
                ))
                .bind(node),
            ],
            NodeWrite::BeatAgain(seen) => vec![
                Statement::new(concat!("UPDATE nodes SET seen = ", now!(), " WHERE id = $1 AND seen = $2"))
                    .bind(node)
                    .bind(*seen),
            ],
            NodeWrite::WasAway(from, to) => vec![excuse(node, *from, *to)],
            NodeWrite::Bury(dead, seen, now) => vec![
                Statement::new("DELETE FROM nodes WHERE id = $1 AND seen = $2").bind(dead).bind(*seen),
                excuse(dead, *seen, *now),
                presence::forget(dead),
            ],
            NodeWrite::Present(present) => presence::say_all(present, node),
            // It is dead at once, so that others go on with what it did and with its players' clocks.
            NodeWrite::Leave => {
                vec![Statement::new("UPDATE nodes SET seen = seen - 5000 WHERE id = $1").bind(node)]
            }
        }
    }
}

/// Gives the players that were at a node the time back in which it was away. Days go by the calendar.
fn excuse(node: &str, from: Timestamp, to: Timestamp) -> Statement {
    Statement::new(
        "UPDATE games SET revision = revision + 1, \
         deadline = deadline + $3 - CASE WHEN turn_started > $2 THEN turn_started ELSE $2 END, \
         turn_started = turn_started + $3 - CASE WHEN turn_started > $2 THEN turn_started ELSE $2 END \
         WHERE host = $1 AND deadline IS NOT NULL AND seconds IS NOT NULL AND result IS NULL \
         AND deleted IS NULL AND turn_started < $3",
    )
    .bind(node)
    .bind(from)
    .bind(to)
}
