-- As in SQLite, where the columns are explained.
CREATE TABLE reports (
    id TEXT COLLATE "C" PRIMARY KEY,
    reporter TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    reported TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    reason TEXT COLLATE "C" NOT NULL,
    text TEXT,
    created BIGINT NOT NULL,
    settled BIGINT,
    UNIQUE (reporter, game)
);
CREATE INDEX reports_open ON reports (created) WHERE settled IS NULL;

CREATE TABLE blocks (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    blocked TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    name TEXT,
    created BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);
