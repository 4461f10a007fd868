-- As in SQLite, where the columns are explained.
ALTER TABLE players ADD COLUMN barred BIGINT;
ALTER TABLE players ADD COLUMN staff BIGINT NOT NULL DEFAULT 0;

CREATE TABLE audit (
    id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL,
    admin TEXT,
    deed TEXT COLLATE "C" NOT NULL,
    subject TEXT,
    detail TEXT
);
CREATE INDEX audit_by_time ON audit (at, id);

CREATE TABLE announcements (
    language TEXT COLLATE "C" PRIMARY KEY,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
