-- Whoever plays: a guest, or later an account.
CREATE TABLE players (
    id TEXT PRIMARY KEY NOT NULL,
    -- Milliseconds since 1970.
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What proves who somebody is: the hash of a token that only they have. A revoked one is gone.
CREATE TABLE sessions (
    token TEXT PRIMARY KEY NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of_player ON sessions (player);

-- Whose game it is: who began it, and who plays which side. Without any it belongs to the device.
ALTER TABLE games ADD COLUMN owner TEXT REFERENCES players (id) ON DELETE SET NULL;
ALTER TABLE games ADD COLUMN red_player TEXT REFERENCES players (id) ON DELETE SET NULL;
ALTER TABLE games ADD COLUMN blue_player TEXT REFERENCES players (id) ON DELETE SET NULL;
ALTER TABLE matches ADD COLUMN owner TEXT REFERENCES players (id) ON DELETE SET NULL;
ALTER TABLE matches ADD COLUMN red_player TEXT REFERENCES players (id) ON DELETE SET NULL;
ALTER TABLE matches ADD COLUMN blue_player TEXT REFERENCES players (id) ON DELETE SET NULL;

-- Days for each move, instead of seconds and increment.
ALTER TABLE games ADD COLUMN days INTEGER;
ALTER TABLE matches ADD COLUMN days INTEGER;

-- When the player to move got the turn, and when their time is up if their clock runs; milliseconds since 1970.
ALTER TABLE games ADD COLUMN turn_started INTEGER;
ALTER TABLE games ADD COLUMN deadline INTEGER;

-- Which server works on the game (the computer's thought, the score), and until when others leave that to it.
ALTER TABLE games ADD COLUMN worker TEXT;
ALTER TABLE games ADD COLUMN leased_until INTEGER;
ALTER TABLE reviews ADD COLUMN worker TEXT;
ALTER TABLE reviews ADD COLUMN leased_until INTEGER;

-- About how many bytes the game takes with its moves and its record.
ALTER TABLE games ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;

-- The list sorts by change and then by id.
DROP INDEX games_by_change;
CREATE INDEX games_listed ON games (changed DESC, id DESC) WHERE deleted IS NULL;
CREATE INDEX games_binned ON games (changed DESC, id DESC) WHERE deleted IS NOT NULL;
CREATE INDEX games_of_owner ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_of_red ON games (red_player) WHERE red_player IS NOT NULL;
CREATE INDEX games_of_blue ON games (blue_player) WHERE blue_player IS NOT NULL;
CREATE INDEX games_by_deadline ON games (deadline) WHERE deadline IS NOT NULL AND deleted IS NULL;
