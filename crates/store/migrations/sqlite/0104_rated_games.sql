-- Whether a game counts for the ratings of its two players, 0 or 1.
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
