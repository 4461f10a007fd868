-- What players report about the other player of a game. `settled` is when somebody who runs the server has dealt with it.
CREATE TABLE reports (
    id TEXT PRIMARY KEY NOT NULL,
    reporter TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    reported TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    reason TEXT NOT NULL,
    text TEXT,
    created INTEGER NOT NULL,
    settled INTEGER,
    UNIQUE (reporter, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_open ON reports (created) WHERE settled IS NULL;

-- Whom a player wants nothing to do with. `name` is what they were called then; `id` names the row, so that nobody learns who is behind it.
CREATE TABLE blocks (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    name TEXT,
    created INTEGER NOT NULL,
    PRIMARY KEY (player, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks (blocked);
