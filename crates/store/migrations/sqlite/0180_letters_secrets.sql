-- Whoever got in by a link is told so by a letter, too. SQLite cannot change what a column allows, so it gets another one.
DROP INDEX channels_with_letter;
ALTER TABLE channels RENAME COLUMN letter TO old_letter;
ALTER TABLE channels ADD COLUMN letter TEXT CHECK (letter IN ('confirm', 'recover', 'recovered'));
UPDATE channels SET letter = old_letter;
ALTER TABLE channels DROP COLUMN old_letter;
CREATE INDEX channels_with_letter ON channels (letter) WHERE letter IS NOT NULL;
CREATE INDEX channels_by_address ON channels (lower(address)) WHERE medium = 'mail';

-- What links in letters prove, each once and until a moment: that somebody reads what is sent over a channel. Only the hashes are kept.
CREATE TABLE secrets (
    hash TEXT PRIMARY KEY NOT NULL,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    letter TEXT NOT NULL CHECK (letter IN ('confirm', 'recover')),
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_of_channel ON secrets (channel);
CREATE INDEX secrets_by_time ON secrets (until);
