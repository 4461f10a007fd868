-- Who is at which game by way of which node, as JSON. It is worth as much as its node is alive, and nothing after a crash.
CREATE UNLOGGED TABLE presences (
    game TEXT NOT NULL,
    node TEXT NOT NULL,
    present TEXT NOT NULL,
    PRIMARY KEY (game, node)
);
CREATE INDEX presences_of_node ON presences (node);

-- Whether the name of an account may be seen beside a game it watches, 0 or 1.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
