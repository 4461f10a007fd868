-- Who is at which game by way of which node, as JSON. Programs that share a file do not tell each other so far; the table is there because
-- all databases have the same.
CREATE TABLE presences (
    game TEXT NOT NULL,
    node TEXT NOT NULL,
    present TEXT NOT NULL,
    PRIMARY KEY (game, node)
) STRICT, WITHOUT ROWID;

-- Whether the name of an account may be seen beside a game it watches, 0 or 1.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
