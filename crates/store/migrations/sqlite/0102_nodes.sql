-- A server that has something to look after, and when it was last seen; milliseconds since 1970.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a game waits for that nobody asks for: the computer's move or the loser's score.
ALTER TABLE games ADD COLUMN awaits TEXT CHECK (awaits IN ('computer', 'score'));

-- The node through which the player to move made the last move, and the same for the other player. Live clocks count only while it is seen.
ALTER TABLE games ADD COLUMN host TEXT;
ALTER TABLE games ADD COLUMN other_host TEXT;

-- `worker` is the node that does what the game waits for, for as long as that node is seen.
ALTER TABLE games DROP COLUMN leased_until;
ALTER TABLE reviews DROP COLUMN leased_until;

-- Whose turn it is stands after the first blank of a position.
WITH turns AS (
    SELECT id, CASE
        WHEN position IS NOT NULL THEN substr(position, instr(position, ' ') + 1, 1)
        WHEN (played % 2 = 0) = (substr(start, instr(start, ' ') + 1, 1) = 'r') THEN 'r'
        ELSE 'b'
    END AS turn
    FROM games WHERE result IS NULL
)
UPDATE games SET awaits = 'computer' FROM turns
WHERE turns.id = games.id AND 'computer' = CASE
    WHEN turns.turn = 'r' AND json_valid(red) THEN red ->> 'kind'
    WHEN turns.turn = 'b' AND json_valid(blue) THEN blue ->> 'kind'
END;
UPDATE games SET awaits = 'score'
WHERE ending IN ('completion', 'special', 'tie') AND score IS NULL AND id NOT IN (SELECT game FROM imports);

-- No player is charged for the time the server was away.
UPDATE games SET deadline = deadline + CAST(unixepoch('subsec') * 1000 AS INTEGER) - turn_started
WHERE seconds IS NOT NULL AND result IS NULL AND deadline IS NOT NULL AND turn_started IS NOT NULL;
UPDATE games SET turn_started = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE seconds IS NOT NULL AND result IS NULL;

CREATE INDEX games_awaiting ON games (awaits) WHERE awaits IS NOT NULL AND deleted IS NULL;
CREATE INDEX games_hosted ON games (host) WHERE host IS NOT NULL AND deadline IS NOT NULL;
CREATE INDEX reviews_running ON reviews (changed) WHERE state = 'running';
