-- As in SQLite, where the columns are explained.
CREATE TABLE conversations (
    game TEXT COLLATE "C" PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    red_texts BIGINT NOT NULL DEFAULT 0,
    blue_texts BIGINT NOT NULL DEFAULT 0,
    red_said BIGINT NOT NULL DEFAULT 0,
    blue_said BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE remarks (
    game TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    side TEXT COLLATE "C" NOT NULL CHECK (side IN ('red', 'blue')),
    phrase TEXT COLLATE "C",
    text TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, number),
    CHECK ((phrase IS NULL) <> (text IS NULL))
);

ALTER TABLE reports ADD COLUMN said TEXT;
