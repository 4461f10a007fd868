-- As in SQLite.
CREATE TABLE binned (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
