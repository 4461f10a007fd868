-- A guest that has become an account has a name, the hash of a password and a moment when that was. An account that was deleted has
-- neither name nor password any more, and the moment when that was; so has a guest whose games an account has taken along.
ALTER TABLE players ADD COLUMN name TEXT;
ALTER TABLE players ADD COLUMN password TEXT;
ALTER TABLE players ADD COLUMN since INTEGER;
ALTER TABLE players ADD COLUMN closed INTEGER;

-- Every name that anybody ever had, with case, look-alikes and marks folded: none is given away twice.
CREATE TABLE names (
    folded TEXT PRIMARY KEY NOT NULL,
    player TEXT REFERENCES players (id) ON DELETE SET NULL,
    taken INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX names_of_player ON names (player);

-- When a session was last used, to the hour, and what its browser says about itself, roughly.
ALTER TABLE sessions ADD COLUMN used INTEGER;
ALTER TABLE sessions ADD COLUMN browser TEXT;

-- How strong players are. Rating and deviation are in millionths, volatility in millionths of millionths.
CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'correspondence')),
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games INTEGER NOT NULL,
    last INTEGER,
    PRIMARY KEY (player, pace)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_strength ON ratings (pace, rating DESC);

-- What each game that counts has changed about the ratings of its two players.
CREATE TABLE rating_changes (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    pace TEXT NOT NULL CHECK (pace IN ('live', 'correspondence')),
    at INTEGER NOT NULL,
    before INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_changes_of_player ON rating_changes (player, at);
