-- As in SQLite, where the columns are explained.
CREATE TABLE passkeys (
    id TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    label TEXT,
    data TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_of_player ON passkeys (player);

CREATE TABLE ceremonies (
    id TEXT COLLATE "C" PRIMARY KEY,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);
