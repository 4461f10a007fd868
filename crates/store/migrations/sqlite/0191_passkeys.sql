-- What signs in to an account instead of a password, by the name its device gave it. `data` is what its signatures are held against. An account that has
-- passkeys only has a password that nothing fits.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    label TEXT,
    data TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of_player ON passkeys (player);

-- What a device was asked to sign, until it does: good once, and for some minutes.
CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY NOT NULL,
    state TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
