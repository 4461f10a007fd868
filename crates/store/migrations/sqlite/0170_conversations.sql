-- What the two players of a game say to each other. `*_texts` is whether that side has switched free text on, `*_said` how often it has said
-- something: what was forgotten counts as well, so that no number is given twice.
CREATE TABLE conversations (
    game TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    red_texts INTEGER NOT NULL DEFAULT 0,
    blue_texts INTEGER NOT NULL DEFAULT 0,
    red_said INTEGER NOT NULL DEFAULT 0,
    blue_said INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Each is either a phrase, by its name, or a text.
CREATE TABLE remarks (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('red', 'blue')),
    phrase TEXT,
    text TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number),
    CHECK ((phrase IS NULL) <> (text IS NULL))
) STRICT, WITHOUT ROWID;

-- What the two had said when one of them reported the other.
ALTER TABLE reports ADD COLUMN said TEXT;
