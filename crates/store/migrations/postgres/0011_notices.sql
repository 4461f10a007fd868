-- As in SQLite, where the columns are explained.
CREATE TABLE notices (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    seen BIGINT,
    PRIMARY KEY (player, game, kind)
);
CREATE INDEX notices_of_player ON notices (player, at DESC);
CREATE INDEX notices_of_game ON notices (game);
