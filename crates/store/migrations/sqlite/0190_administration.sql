-- When those who run the server have closed an account, and whether an account may do what they do. An account that is closed keeps its name,
-- its password and its games, but cannot be signed in to.
ALTER TABLE players ADD COLUMN barred INTEGER;
ALTER TABLE players ADD COLUMN staff INTEGER NOT NULL DEFAULT 0;

-- What those who run the server have done. `admin` is who, by the name they had then; nobody at the command line. Nothing is ever changed here.
CREATE TABLE audit (
    id TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    admin TEXT,
    deed TEXT NOT NULL,
    subject TEXT,
    detail TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX audit_by_time ON audit (at, id);

-- The message of the day, in each language that it was written in.
CREATE TABLE announcements (
    language TEXT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
