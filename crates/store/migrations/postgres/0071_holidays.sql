-- As in SQLite, where the columns are explained.
ALTER TABLE players ADD COLUMN holidays TEXT;
ALTER TABLE games ADD COLUMN most_days BIGINT;
ALTER TABLE matches ADD COLUMN most_days BIGINT;
ALTER TABLE invitations ADD COLUMN most_days BIGINT;

ALTER TABLE games ADD COLUMN remind_at BIGINT;
UPDATE games SET remind_at = deadline - LEAST((deadline - turn_started) / 3, 86400000)
    WHERE days IS NOT NULL AND deadline IS NOT NULL AND turn_started IS NOT NULL AND result IS NULL AND red_player <> blue_player;
