-- The same table as in SQLite, where its columns are explained.
CREATE TABLE invitations (
    id TEXT COLLATE "C" PRIMARY KEY,
    audience TEXT NOT NULL CHECK (audience IN ('link', 'lobby')),
    claim TEXT COLLATE "C" UNIQUE,
    owner TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    seconds BIGINT,
    increment BIGINT,
    days BIGINT,
    side TEXT CHECK (side IN ('red', 'blue')),
    begins TEXT CHECK (begins IN ('owner', 'guest')),
    rated BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    fate TEXT NOT NULL DEFAULT 'open' CHECK (fate IN ('open', 'taken', 'withdrawn')),
    game TEXT COLLATE "C",
    node TEXT COLLATE "C",
    CHECK ((fate = 'taken') = (game IS NOT NULL))
);
CREATE INDEX invitations_in_lobby ON invitations (created DESC) WHERE fate = 'open' AND audience = 'lobby';
CREATE INDEX invitations_of_owner ON invitations (owner) WHERE fate = 'open';
