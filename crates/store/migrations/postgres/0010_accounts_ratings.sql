-- As in SQLite, where the columns are explained.
ALTER TABLE players ADD COLUMN name TEXT;
ALTER TABLE players ADD COLUMN password TEXT;
ALTER TABLE players ADD COLUMN since BIGINT;
ALTER TABLE players ADD COLUMN closed BIGINT;

CREATE TABLE names (
    folded TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" REFERENCES players (id) ON DELETE SET NULL,
    taken BIGINT NOT NULL
);
CREATE INDEX names_of_player ON names (player);

ALTER TABLE sessions ADD COLUMN used BIGINT;
ALTER TABLE sessions ADD COLUMN browser TEXT;

CREATE TABLE ratings (
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    pace TEXT COLLATE "C" NOT NULL CHECK (pace IN ('live', 'correspondence')),
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    last BIGINT,
    PRIMARY KEY (player, pace)
);
CREATE INDEX ratings_by_strength ON ratings (pace, rating DESC);

CREATE TABLE rating_changes (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'correspondence')),
    at BIGINT NOT NULL,
    before BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX rating_changes_of_player ON rating_changes (player, at);
