-- The review of a game, as far as it has been made.
CREATE TABLE reviews (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    -- `running` goes on after a restart, `stopped` waits for somebody, `done` has all moves.
    state TEXT NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
    -- Milliseconds for each move.
    time INTEGER NOT NULL,
    -- What is known so far, as JSON.
    review TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
