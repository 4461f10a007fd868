//! The list of games as a question to the database.

use super::{games, statement::Statement};
use crate::{ListPage, Whose};

/// A part of the list of games; `None` for those of nobody.
pub(crate) fn listing(page: ListPage) -> Option<Statement> {
    // Spelled out four times, because an index of some rows serves a condition that is written down only.
    let query = match (page.whose, page.deleted) {
        (Whose::Nobodys, _) => return None,
        (Whose::Everybodys, false) => games!(
            "WHERE games.deleted IS NULL AND (games.changed, games.id) < ($1, $2) \
             ORDER BY games.changed DESC, games.id DESC LIMIT $3"
        ),
        (Whose::Everybodys, true) => games!(
            "WHERE games.deleted IS NOT NULL AND (games.changed, games.id) < ($1, $2) \
             ORDER BY games.changed DESC, games.id DESC LIMIT $3"
        ),
        (Whose::Of(_), false) => games!(
            "WHERE games.deleted IS NULL AND (games.changed, games.id) < ($1, $2) \
             AND (games.owner = $4 OR games.red_player = $4 OR games.blue_player = $4) \
             AND NOT EXISTS (SELECT 1 FROM binned WHERE binned.player = $4 AND binned.game = games.id) \
             ORDER BY games.changed DESC, games.id DESC LIMIT $3"
        ),
        (Whose::Of(_), true) => games!(
            "WHERE (games.changed, games.id) < ($1, $2) \
             AND (games.owner = $4 OR games.red_player = $4 OR games.blue_player = $4) \
             AND (games.deleted IS NOT NULL \
             OR EXISTS (SELECT 1 FROM binned WHERE binned.player = $4 AND binned.game = games.id)) \
             ORDER BY games.changed DESC, games.id DESC LIMIT $3"
        ),
    };
    let (changed, id) = page.after.unwrap_or((i64::MAX, String::new()));
    let statement = Statement::new(query).bind(changed).bind(id).bind(page.limit);
    Some(match page.whose {
        Whose::Of(player) => statement.bind(player),
        Whose::Everybodys | Whose::Nobodys => statement,
    })
}
