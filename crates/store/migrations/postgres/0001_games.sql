-- The same tables as in SQLite, where their columns are explained; moments are milliseconds since 1970 here too.

-- The time now, by the name that SQLite has for it, so that statements are the same for both.
CREATE FUNCTION unixepoch(precision_wanted TEXT) RETURNS DOUBLE PRECISION LANGUAGE SQL VOLATILE
    AS 'SELECT extract(epoch FROM clock_timestamp())::DOUBLE PRECISION';

CREATE TABLE players (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_of_player ON sessions (player);

CREATE TABLE matches (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    games BIGINT NOT NULL,
    red TEXT NOT NULL,
    blue TEXT NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    starter TEXT NOT NULL CHECK (starter IN ('red', 'blue')),
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    seconds BIGINT,
    increment BIGINT,
    days BIGINT,
    owner TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    red_player TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    blue_player TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL
);

CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    deleted BIGINT,
    revision BIGINT NOT NULL DEFAULT 0,
    red TEXT NOT NULL,
    blue TEXT NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    start TEXT NOT NULL,
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    played BIGINT NOT NULL DEFAULT 0,
    result TEXT,
    ending TEXT,
    draw_offer TEXT CHECK (draw_offer IN ('red', 'blue')),
    seconds BIGINT,
    increment BIGINT,
    days BIGINT,
    turn_started BIGINT,
    deadline BIGINT,
    score TEXT,
    score_line TEXT,
    position TEXT,
    of_match TEXT COLLATE "C" REFERENCES matches (id),
    number BIGINT,
    owner TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    red_player TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    blue_player TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    bytes BIGINT NOT NULL DEFAULT 0,
    awaits TEXT CHECK (awaits IN ('computer', 'score')),
    worker TEXT,
    host TEXT,
    other_host TEXT,
    CHECK ((result IS NULL) = (ending IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX games_listed ON games (changed DESC, id DESC) WHERE deleted IS NULL;
CREATE INDEX games_binned ON games (changed DESC, id DESC) WHERE deleted IS NOT NULL;
CREATE INDEX games_of_owner ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_of_red ON games (red_player) WHERE red_player IS NOT NULL;
CREATE INDEX games_of_blue ON games (blue_player) WHERE blue_player IS NOT NULL;
CREATE UNIQUE INDEX games_of_match ON games (of_match, number) WHERE of_match IS NOT NULL;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL AND deleted IS NULL;
CREATE INDEX games_awaiting ON games (awaits) WHERE awaits IS NOT NULL AND deleted IS NULL;
CREATE INDEX games_hosted ON games (host) WHERE host IS NOT NULL AND deadline IS NOT NULL;

CREATE TABLE moves (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    played TEXT NOT NULL,
    clock BIGINT,
    PRIMARY KEY (game, number)
);

CREATE TABLE receipts (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    client TEXT COLLATE "C" NOT NULL,
    ply BIGINT NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (game, client)
);

CREATE TABLE imports (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    record TEXT NOT NULL
);

CREATE TABLE reviews (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
    time BIGINT NOT NULL,
    review TEXT NOT NULL,
    changed BIGINT NOT NULL,
    worker TEXT
);
CREATE INDEX reviews_running ON reviews (changed) WHERE state = 'running';

CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    seen BIGINT NOT NULL
);
