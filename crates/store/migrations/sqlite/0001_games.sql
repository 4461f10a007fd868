-- A game: the rules it is played by, who holds its seats, and how far it is.
CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    -- Milliseconds since 1970.
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER,
    -- Counts the changes, so that nobody changes what they have not seen.
    revision INTEGER NOT NULL DEFAULT 0,
    red TEXT NOT NULL,
    blue TEXT NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    start TEXT NOT NULL,
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    -- How many of the moves below count; those after them were taken back and can be played again.
    played INTEGER NOT NULL DEFAULT 0,
    -- `red`, `blue` or `draw` once the game is over, and the reason as records write it.
    result TEXT,
    ending TEXT,
    CHECK ((result IS NULL) = (ending IS NULL))
) STRICT;

CREATE INDEX games_by_change ON games (changed DESC) WHERE deleted IS NULL;

CREATE TABLE moves (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    played TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- What was acknowledged to whom: a move sent a second time is known by its client id, even after it was taken back.
CREATE TABLE receipts (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    client TEXT NOT NULL,
    ply INTEGER NOT NULL,
    sent TEXT NOT NULL,
    PRIMARY KEY (game, client)
) STRICT, WITHOUT ROWID;
