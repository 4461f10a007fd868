-- The secret address under which a player's notices and deadlines can be read by programs, by its hash, and how they are read there.
CREATE TABLE feeds (
    player TEXT PRIMARY KEY NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    secret TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
