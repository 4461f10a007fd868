-- When a player was last at a game between two without a clock, to the day. Those that are open now are taken to have been visited now.
ALTER TABLE games ADD COLUMN visited BIGINT;
UPDATE games SET visited = CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)
    WHERE seconds IS NULL AND days IS NULL AND result IS NULL AND red_player <> blue_player;
CREATE INDEX games_without_clock ON games (changed)
    WHERE seconds IS NULL AND days IS NULL AND result IS NULL AND deleted IS NULL AND red_player <> blue_player;

-- The first move of each player in a game between two with a live clock has a deadline.
UPDATE games SET deadline = turn_started + 300000
    WHERE seconds IS NOT NULL AND deadline IS NULL AND result IS NULL AND deleted IS NULL AND played < 2
    AND turn_started IS NOT NULL AND red_player <> blue_player;
