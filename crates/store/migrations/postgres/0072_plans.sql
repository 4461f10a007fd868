-- The replies that the players have planned, lines with commas between them. They change no revision.
ALTER TABLE games ADD COLUMN red_plan TEXT;
ALTER TABLE games ADD COLUMN blue_plan TEXT;
