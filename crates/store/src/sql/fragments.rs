//! What several statements have in common, put together when the program is compiled.

/// The time now, as the database has it, in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS BIGINT)"
    };
}
pub(crate) use now;

/// Whether a node was seen lately: it keeps what it has claimed for so long.
macro_rules! is_alive {
    () => {
        concat!("nodes.seen > ", $crate::sql::now!(), " - 5000")
    };
}
pub(crate) use is_alive;

/// Whether nobody alive, or a node itself, does what a row waits for.
macro_rules! is_free {
    ($table:literal, $node:literal) => {
        concat!(
            "(",
            $table,
            ".worker IS NULL OR ",
            $table,
            ".worker = ",
            $node,
            " OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = ",
            $table,
            ".worker AND ",
            $crate::sql::is_alive!(),
            "))"
        )
    };
}
pub(crate) use is_free;

/// Asks for games with what belongs to them from elsewhere.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT games.*, matches.games AS match_games, \
             CASE WHEN games.days IS NULL THEN NULL ELSE \
             (SELECT holidays FROM players WHERE players.id = games.red_player) END AS red_holidays, \
             CASE WHEN games.days IS NULL THEN NULL ELSE \
             (SELECT holidays FROM players WHERE players.id = games.blue_player) END AS blue_holidays \
             FROM games LEFT JOIN matches ON matches.id = games.of_match ",
            $which
        )
    };
}
pub(crate) use games;
