-- The holidays of an account, as a list of when each began and until when it is. What a move leaves of its days is saved up to `most_days`.
ALTER TABLE players ADD COLUMN holidays TEXT;
ALTER TABLE games ADD COLUMN most_days INTEGER;
ALTER TABLE matches ADD COLUMN most_days INTEGER;
ALTER TABLE invitations ADD COLUMN most_days INTEGER;

-- From when on the player to move is reminded, in a game between two by the calendar.
ALTER TABLE games ADD COLUMN remind_at INTEGER;
UPDATE games SET remind_at = deadline - min((deadline - turn_started) / 3, 86400000)
    WHERE days IS NOT NULL AND deadline IS NOT NULL AND turn_started IS NOT NULL AND result IS NULL AND red_player <> blue_player;
