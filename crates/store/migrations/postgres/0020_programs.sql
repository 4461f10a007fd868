-- As in SQLite, where the columns are explained.
ALTER TABLE players ADD COLUMN program_of TEXT COLLATE "C";
ALTER TABLE players ADD COLUMN program_rated BIGINT NOT NULL DEFAULT 0;
CREATE INDEX programs_of_player ON players (program_of) WHERE program_of IS NOT NULL;

ALTER TABLE invitations ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
