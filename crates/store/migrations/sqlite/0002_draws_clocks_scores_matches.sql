-- Who has offered a draw that is not answered yet.
ALTER TABLE games ADD COLUMN draw_offer TEXT CHECK (draw_offer IN ('red', 'blue'));

-- What each player begins with and gets for a move, in seconds; both or neither.
ALTER TABLE games ADD COLUMN seconds INTEGER;
ALTER TABLE games ADD COLUMN increment INTEGER;

-- The loser's score as records write it, once it was counted, and the moves that prove its upper bound.
ALTER TABLE games ADD COLUMN score TEXT;
ALTER TABLE games ADD COLUMN score_line TEXT;

-- The position now, so that lists need not play the game again. Games from before this column get it with the next move.
ALTER TABLE games ADD COLUMN position TEXT;

-- Several games between the same two, who take turns in beginning.
CREATE TABLE matches (
    id TEXT PRIMARY KEY NOT NULL,
    created INTEGER NOT NULL,
    games INTEGER NOT NULL,
    red TEXT NOT NULL,
    blue TEXT NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL,
    -- Who begins the first game.
    starter TEXT NOT NULL CHECK (starter IN ('red', 'blue')),
    repetition TEXT NOT NULL CHECK (repetition IN ('draw', 'off')),
    seconds INTEGER,
    increment INTEGER
) STRICT;

ALTER TABLE games ADD COLUMN of_match TEXT REFERENCES matches (id);
ALTER TABLE games ADD COLUMN number INTEGER;

CREATE UNIQUE INDEX games_of_match ON games (of_match, number) WHERE of_match IS NOT NULL;

-- What the mover had left after the move, in milliseconds.
ALTER TABLE moves ADD COLUMN clock INTEGER;

-- The record a game was read from, with all that a game has no place for.
CREATE TABLE imports (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    record TEXT NOT NULL
) STRICT, WITHOUT ROWID;
