-- Invitations to a game, by a link or in the lobby.
CREATE TABLE invitations (
    id TEXT PRIMARY KEY NOT NULL,
    audience TEXT NOT NULL CHECK (audience IN ('link', 'lobby')),
    -- The hash of what a link lets its reader in by; the lobby needs none.
    claim TEXT UNIQUE,
    owner TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    seconds INTEGER,
    increment INTEGER,
    days INTEGER,
    -- The owner's side and who begins; chance decides where there is none.
    side TEXT CHECK (side IN ('red', 'blue')),
    begins TEXT CHECK (begins IN ('owner', 'guest')),
    -- Whether the game counts for ratings.
    rated INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    fate TEXT NOT NULL DEFAULT 'open' CHECK (fate IN ('open', 'taken', 'withdrawn')),
    -- The game it was taken for, begun in the same transaction.
    game TEXT,
    -- The node at which the owner was last seen in the lobby.
    node TEXT,
    CHECK ((fate = 'taken') = (game IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_in_lobby ON invitations (created DESC) WHERE fate = 'open' AND audience = 'lobby';
CREATE INDEX invitations_of_owner ON invitations (owner) WHERE fate = 'open';
