-- As in SQLite, where the columns are explained.
CREATE TABLE feeds (
    player TEXT COLLATE "C" PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    secret TEXT COLLATE "C" NOT NULL UNIQUE,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    created BIGINT NOT NULL
);
