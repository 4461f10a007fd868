-- What players are told who may be looking elsewhere: each kind once for a game. Those that hold no longer are deleted
-- with the change that made them so. `seen` is when the player has looked at it.
CREATE TABLE notices (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    seen INTEGER,
    PRIMARY KEY (player, game, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_of_player ON notices (player, at DESC);
CREATE INDEX notices_of_game ON notices (game);
