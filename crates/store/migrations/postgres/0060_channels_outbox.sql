-- As in SQLite, where the columns are explained.
CREATE TABLE kept_values (
    name TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE channels (
    id TEXT COLLATE "C" PRIMARY KEY,
    player TEXT COLLATE "C" NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    medium TEXT NOT NULL CHECK (medium IN ('push', 'mail')),
    session TEXT COLLATE "C" REFERENCES sessions (token) ON DELETE CASCADE,
    address TEXT COLLATE "C" NOT NULL,
    keys TEXT,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    wants TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'open', 'stopped', 'failed')),
    letter TEXT CHECK (letter IN ('confirm', 'recover')),
    created BIGINT NOT NULL,
    sent BIGINT,
    rests_until BIGINT,
    attempts BIGINT NOT NULL DEFAULT 0,
    worker TEXT
);
CREATE INDEX channels_of_player ON channels (player);
CREATE INDEX channels_of_session ON channels (session) WHERE session IS NOT NULL;
CREATE INDEX channels_with_letter ON channels (letter) WHERE letter IS NOT NULL;
CREATE UNIQUE INDEX channels_of_browser ON channels (address) WHERE medium = 'push';
CREATE UNIQUE INDEX channels_by_mail ON channels (player) WHERE medium = 'mail';

CREATE TABLE outbox (
    channel TEXT COLLATE "C" NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    player TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (channel, player, game, kind),
    FOREIGN KEY (player, game, kind) REFERENCES notices (player, game, kind) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX outbox_of_notice ON outbox (player, game, kind);
CREATE INDEX outbox_by_time ON outbox (at);
