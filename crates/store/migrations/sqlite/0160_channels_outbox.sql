-- What servers make once and keep, such as the key by which push services know them.
CREATE TABLE kept_values (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Ways to reach players who look elsewhere: a browser that takes push messages, or an e-mail address. `address` is where, `keys` what messages to a
-- browser are encrypted for, `wants` the kinds of notices that go there, with blanks between them. A browser's ends with its session. Notices go to
-- channels that are open; an address is new until it is confirmed, stopped when its owner wants nothing more, failed when nobody can be reached there.
-- `letter` is what is to be sent beside notices. `sent` is when something was sent last. After a failure nothing is sent before `rests_until`;
-- `attempts` have failed in a row. `worker` is the node that sends, for as long as it is seen.
CREATE TABLE channels (
    id TEXT PRIMARY KEY NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    medium TEXT NOT NULL CHECK (medium IN ('push', 'mail')),
    session TEXT REFERENCES sessions (token) ON DELETE CASCADE,
    address TEXT NOT NULL,
    keys TEXT,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    wants TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'open', 'stopped', 'failed')),
    letter TEXT CHECK (letter IN ('confirm', 'recover')),
    created INTEGER NOT NULL,
    sent INTEGER,
    rests_until INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    worker TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX channels_of_player ON channels (player);
CREATE INDEX channels_of_session ON channels (session) WHERE session IS NOT NULL;
CREATE INDEX channels_with_letter ON channels (letter) WHERE letter IS NOT NULL;
CREATE UNIQUE INDEX channels_of_browser ON channels (address) WHERE medium = 'push';
CREATE UNIQUE INDEX channels_by_mail ON channels (player) WHERE medium = 'mail';

-- Which notices are still to be sent over which channel. They are written with the notice and go with it; `at` tells a notice that is new again from
-- the one before.
CREATE TABLE outbox (
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (channel, player, game, kind),
    FOREIGN KEY (player, game, kind) REFERENCES notices (player, game, kind) ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_of_notice ON outbox (player, game, kind);
CREATE INDEX outbox_by_time ON outbox (at);
