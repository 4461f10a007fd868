-- An account that is a program's has an owner, who says whether its games with people may count for ratings. No reference: databases are
-- copied row by row, and an owner may come after a program.
ALTER TABLE players ADD COLUMN program_of TEXT;
ALTER TABLE players ADD COLUMN program_rated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX programs_of_player ON players (program_of) WHERE program_of IS NOT NULL;

-- Whether a program invites.
ALTER TABLE invitations ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
